/* Numbers in tables that the build makes: seven bits in each byte, low ones first; the highest bit is set if
 * more follow. The tables of Unicode and of frozen code are read with it. It trusts them and checks no
 * bounds, so it is not for bytes from outside. */
#ifndef HN_BASE_VARINT_H
#define HN_BASE_VARINT_H

#include <stdint.h>

/* Reads one, and moves *p behind it. */
static inline uint32_t hnvarint_get(const uint8_t **p) {
    uint32_t v = 0;
    for (unsigned shift = 0;; shift += 7) {
        uint8_t c = *(*p)++;
        v |= (uint32_t)(c & 0x7F) << shift;
        if (c < 0x80) return v;
    }
}

#endif
