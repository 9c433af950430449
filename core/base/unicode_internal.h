/* How numbers are written in the tables of unicode*.c, which share this. */
#ifndef HN_BASE_UNICODE_INTERNAL_H
#define HN_BASE_UNICODE_INTERNAL_H

#include "base/unicode.h"

/* Seven bits a byte, low ones first; all but the last byte have the eighth. */
static inline uint32_t hnunicode_varint(const uint8_t **p) {
    uint32_t v = 0;
    for (unsigned shift = 0;; shift += 7) {
        uint8_t c = *(*p)++;
        v |= (uint32_t)(c & 0x7F) << shift;
        if (c < 0x80) return v;
    }
}

#endif
