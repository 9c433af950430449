/* Validation after table 3-7 of the Unicode standard, with the errors that CPython's decoder reports, and
 * conversions. The loops over arrays are inlined once for each width, so that the width is a constant in
 * each. */
#include "base/utf8.h"

#define HIGH_BITS UINT64_C(0x8080808080808080)

size_t hnutf8_ascii_prefix(const uint8_t *s, size_t len) {
    size_t i = 0;
    for (; i + 8 <= len; i += 8) {
        uint64_t word;
        memcpy(&word, s + i, 8);
        if (word & HIGH_BITS) break;
    }
    while (i < len && s[i] < 0x80) i++;
    return i;
}

/* ---- validation: table 3-7 of the Unicode standard ---- */

/* The range the second byte must lie in; the first is from 0xC2 to 0xF4. */
static void second_range(uint8_t first, bool surrogates, uint8_t *low, uint8_t *high) {
    *low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    *high = first == 0xED && !surrogates ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
}

/* One sequence that is not ASCII: its size and code point, or 0 with the error filled in. */
static size_t scan_sequence(const uint8_t *p, size_t left, bool surrogates, uint32_t *c, hn_utf8_info *info) {
    uint8_t first = p[0], low, high;
    info->error_len = 1;
    if (first < 0xC2 || first > 0xF4) {
        info->reason = "invalid start byte";
        return 0;
    }
    size_t need = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    second_range(first, surrogates, &low, &high);
    *c = first & (0x7Fu >> need);
    for (size_t i = 1; i < need; i++) {
        if (i == left) {
            info->error_len = left;
            info->reason = "unexpected end of data";
            return 0;
        }
        if (p[i] < low || p[i] > high) {
            info->error_len = i;
            info->reason = "invalid continuation byte";
            return 0;
        }
        low = 0x80, high = 0xBF;
        *c = *c << 6 | (p[i] & 0x3F);
    }
    return need;
}

bool hnutf8_scan(const uint8_t *s, size_t len, bool surrogates, hn_utf8_info *out) {
    *out = (hn_utf8_info){.error = len};
    size_t at = 0;
    while (at < len) {
        size_t ascii = hnutf8_ascii_prefix(s + at, len - at);
        if (ascii && out->max < 0x7F) out->max = 0x7F;
        at += ascii;
        out->count += ascii;
        while (at < len && s[at] >= 0x80) {
            uint32_t c;
            size_t size = scan_sequence(s + at, len - at, surrogates, &c, out);
            if (size == 0) {
                out->error = at;
                return false;
            }
            if (c > out->max) out->max = c;
            at += size;
            out->count++;
        }
    }
    out->error_len = 0;
    return true;
}

/* ---- one code point ---- */

uint32_t hnutf8_next(const uint8_t **p, const uint8_t *end) {
    const uint8_t *s = *p;
    uint32_t c = *s++;
    if (c >= 0x80) {
        unsigned more = c < 0xE0 ? 1 : c < 0xF0 ? 2 : 3;
        c &= 0x3Fu >> more;
        for (; more > 0 && s < end; more--) c = c << 6 | (*s++ & 0x3F);
    }
    *p = s;
    return c;
}

unsigned hnutf8_put(uint8_t *out, uint32_t c) {
    unsigned size = hnutf8_size(c);
    if (size == 1) {
        out[0] = (uint8_t)c;
        return 1;
    }
    for (unsigned i = size - 1; i > 0; i--, c >>= 6) out[i] = (uint8_t)(0x80 | (c & 0x3F));
    out[0] = (uint8_t)(0xF00u >> size | c);
    return size;
}

/* ---- arrays ---- */

static inline void utf8_store(void *out, unsigned width, size_t i, uint32_t c) {
    if (width == 1)
        ((uint8_t *)out)[i] = (uint8_t)c;
    else if (width == 2)
        ((uint16_t *)out)[i] = (uint16_t)c;
    else
        ((uint32_t *)out)[i] = c;
}

void hnutf8_decode(void *out, unsigned width, const uint8_t *s, size_t len) {
    const uint8_t *end = s + len;
    size_t n = 0;
    while (s < end) {
        size_t ascii = hnutf8_ascii_prefix(s, (size_t)(end - s));
        if (width == 1) {
            memcpy((uint8_t *)out + n, s, ascii);
        } else {
            for (size_t i = 0; i < ascii; i++) utf8_store(out, width, n + i, s[i]);
        }
        n += ascii;
        s += ascii;
        while (s < end && *s >= 0x80) utf8_store(out, width, n++, hnutf8_next(&s, end));
    }
}

/* Below, the loops are inlined once per width, so that the width is a constant in each. */

static inline size_t encoded_size(const void *cp, unsigned width, size_t n) {
    size_t size = n;
    for (size_t i = 0; i < n; i++) {
        uint32_t c = hnutf8_at(cp, width, i);
        size += (c >= 0x80) + (c >= 0x800) + (c >= 0x10000);
    }
    return size;
}

size_t hnutf8_encoded_size(const void *cp, unsigned width, size_t n) {
    return width == 1 ? encoded_size(cp, 1, n) : width == 2 ? encoded_size(cp, 2, n) : encoded_size(cp, 4, n);
}

size_t hnutf8_encode(uint8_t *out, const void *cp, unsigned width, size_t n) {
    uint8_t *p = out;
    size_t i = 0;
    while (i < n) {
        if (width == 1) {
            size_t ascii = hnutf8_ascii_prefix((const uint8_t *)cp + i, n - i);
            memcpy(p, (const uint8_t *)cp + i, ascii);
            p += ascii;
            i += ascii;
            if (i == n) break;
        }
        p += hnutf8_put(p, hnutf8_at(cp, width, i++));
    }
    return (size_t)(p - out);
}

size_t hnutf8_find_surrogate(const void *cp, unsigned width, size_t n) {
    if (width == 1) return n;
    size_t i = 0;
    while (i < n && (hnutf8_at(cp, width, i) & ~0x7FFu) != 0xD800) i++;
    return i;
}

static inline uint32_t largest(const void *cp, unsigned width, size_t n) {
    uint32_t max = 0;
    for (size_t i = 0; i < n; i++) {
        uint32_t c = hnutf8_at(cp, width, i);
        max = c > max ? c : max;
    }
    return max;
}

uint32_t hnutf8_max(const void *cp, unsigned width, size_t n) {
    return width == 1 ? largest(cp, 1, n) : width == 2 ? largest(cp, 2, n) : largest(cp, 4, n);
}

static inline void utf8_convert(void *out, unsigned out_width, const void *cp, unsigned width, size_t n) {
    for (size_t i = 0; i < n; i++) utf8_store(out, out_width, i, hnutf8_at(cp, width, i));
}

void hnutf8_convert(void *out, unsigned out_width, const void *cp, unsigned width, size_t n) {
    if (n == 0) return;
    switch (out_width << 4 | width) {
    case 0x12: utf8_convert(out, 1, cp, 2, n); break;
    case 0x14: utf8_convert(out, 1, cp, 4, n); break;
    case 0x21: utf8_convert(out, 2, cp, 1, n); break;
    case 0x24: utf8_convert(out, 2, cp, 4, n); break;
    case 0x41: utf8_convert(out, 4, cp, 1, n); break;
    case 0x42: utf8_convert(out, 4, cp, 2, n); break;
    default: memcpy(out, cp, n * width);
    }
}
