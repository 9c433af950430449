/* UTF-8, and arrays of code points of one width (1, 2 or 4 bytes each, as PEP 393). Strings, the parser, CBOR
 * and snapshots use it. Bytes from outside must pass hnutf8_scan first: the functions that decode trust that
 * their text is valid.
 *
 * `surrogates` means WTF-8: U+D800..U+DFFF may appear, encoded in three bytes. All functions take linear time
 * and allocate nothing; the caller charges bytes >> 6. */
#ifndef HN_BASE_UTF8_H
#define HN_BASE_UTF8_H

#include "base/status.h"

/* What one pass over a text tells. */
typedef struct hn_utf8_info {
    size_t count; /* code points */
    uint32_t max; /* the largest one if above 0x7F, else 0x7F; 0 for an empty text */
    size_t error; /* offset of the first byte that is not UTF-8; `len` when valid */
    size_t
        error_len; /* bytes of the faulty sequence as CPython's decoder reports it (1 to 3); 0 when valid */
    const char
        *reason; /* 'invalid start byte', 'invalid continuation byte', 'unexpected end of data', or NULL */
} hn_utf8_info;

/* True when all of s is valid. Fills *out either way (count and max cover what precedes the error). */
bool hnutf8_scan(const uint8_t *s, size_t len, bool surrogates, hn_utf8_info *out);
/* Offset of the first byte >= 0x80, or len. */
size_t hnutf8_ascii_prefix(const uint8_t *s, size_t len);
/* 1, 2 or 4: bytes per code point for a text whose largest is `max`. */
static inline unsigned hnutf8_width(uint32_t max) {
    return max < 0x100 ? 1 : max < 0x10000 ? 2 : 4;
}

/* Decodes the code point at *p (p < end) of text already known to be valid, and moves *p behind it. */
uint32_t hnutf8_next(const uint8_t **p, const uint8_t *end);
/* Bytes of one code point: 1 to 4. */
static inline unsigned hnutf8_size(uint32_t c) {
    return c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
}
/* Writes c (surrogates too) and returns its size. */
unsigned hnutf8_put(uint8_t *out, uint32_t c);

/* Decodes valid UTF-8 (or WTF-8) into code points of `width` bytes; the caller made room for `count` of
 * them. */
void hnutf8_decode(void *out, unsigned width, const uint8_t *s, size_t len);

/* Bytes that n code points of `width` need as UTF-8 (surrogates take 3). */
size_t hnutf8_encoded_size(const void *cp, unsigned width, size_t n);
/* Encodes them, surrogates as WTF-8; returns the bytes written. */
size_t hnutf8_encode(uint8_t *out, const void *cp, unsigned width, size_t n);
/* Index of the first surrogate in the array, or n. */
size_t hnutf8_find_surrogate(const void *cp, unsigned width, size_t n);

/* Code point i of an array of `width`. */
static inline uint32_t hnutf8_at(const void *cp, unsigned width, size_t i) {
    return width == 1   ? ((const uint8_t *)cp)[i]
           : width == 2 ? ((const uint16_t *)cp)[i]
                        : ((const uint32_t *)cp)[i];
}
/* The largest code point of an array; 0 for an empty one. */
uint32_t hnutf8_max(const void *cp, unsigned width, size_t n);
/* Copies n code points from one width to another; narrowing is only for values known to fit. */
void hnutf8_convert(void *out, unsigned out_width, const void *cp, unsigned width, size_t n);

#endif
