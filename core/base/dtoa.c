/* The shortest digits that read back as the same double (R. Giulietti, The Schubfach way to render doubles,
 * 2020), repr() and hexadecimal text. Programs see each digit: results must be CPython's. The buffers of
 * callers have HN_DTOA_MAX bytes. */
#include "base/dtoa_table.h"

hn_uint128 hndtoa_pow10(int k) {
    unsigned from = (unsigned)(k + 13 * HN_POW10_STEP), at = (unsigned)(k - HN_POW10_LOW);
    const uint64_t *large = hndtoa_pow10_large[from / HN_POW10_STEP];
    uint64_t small = hndtoa_pow10_small[from % HN_POW10_STEP];
    hn_uint128 low = hndtoa_mul64(large[1], small), p = hndtoa_mul64(large[0], small);
    p.lo += low.hi;
    p.hi += p.lo < low.hi;
    if (!(p.hi >> 63)) {
        p.hi = p.hi << 1 | p.lo >> 63;
        p.lo = p.lo << 1 | low.lo >> 63;
    }
    uint64_t before = p.lo;
    p.lo += hndtoa_pow10_short[at / 4] >> 2 * (at % 4) & 3;
    p.hi += p.lo < before;
    return p;
}

/* The highest 64 bits of g * x / 2^64, whose lowest bit also says whether anything was cut off ("round to
 * odd"). */
static uint64_t round_to_odd(hn_uint128 g, uint64_t x) {
    hn_uint128 low = hndtoa_mul64(g.lo, x), high = hndtoa_mul64(g.hi, x);
    uint64_t mid = high.lo + low.hi;
    high.hi += mid < low.hi;
    return high.hi | (mid > 1);
}

/* 10^k with 128 bits, rounded up. */
static hn_uint128 pow10_up(int k) {
    hn_uint128 g = hndtoa_pow10(k);
    if ((k < 0 || k > 55) && ++g.lo == 0) g.hi++;
    return g;
}

/* The shortest s with s * 10^k inside the rounding interval of c * 2^q; c > 0. */
static uint64_t shortest_decimal(uint64_t c, int q, int *out_k) {
    bool even = (c & 1) == 0;
    /* Below a power of two the doubles lie twice as dense. */
    bool uneven = c == UINT64_C(1) << 52 && q > -1074;
    int k = (int)(((int64_t)q * 1262611 - (uneven ? 524031 : 0)) >> 22);
    int h = q + hndtoa_log2_pow10(-k) + 1;
    hn_uint128 g = pow10_up(-k);
    /* Four times the value and the ends of its interval, in units of 10^k. */
    uint64_t value = round_to_odd(g, (4 * c) << h);
    uint64_t low = round_to_odd(g, (4 * c - (uneven ? 1 : 2)) << h) + !even;
    uint64_t high = round_to_odd(g, (4 * c + 2) << h) - !even;
    uint64_t s = value / 4;
    if (s >= 10) {
        uint64_t tens = s / 10;
        bool down = low <= 40 * tens, up = 40 * tens + 40 <= high;
        if (down != up) {
            *out_k = k + 1;
            return tens + up;
        }
    }
    *out_k = k;
    bool down = low <= 4 * s, up = 4 * s + 4 <= high;
    if (down != up) return s + up;
    uint64_t middle = 4 * s + 2;
    return s + (value > middle || (value == middle && (s & 1)));
}

void hndtoa_shortest(double d, hn_digits *out) {
    int q, k;
    uint64_t c = hndtoa_split(d, &q);
    out->neg = hndtoa_negative(d);
    out->digit[0] = '0';
    out->len = out->point = 1;
    if (c == 0) return;
    uint64_t s;
    if (q <= 0 && q > -53 && (c & ((UINT64_C(1) << -q) - 1)) == 0) {
        s = c >> -q; /* an integer below 2^53 is its own shortest text */
        k = 0;
    } else {
        s = shortest_decimal(c, q, &k);
    }
    char text[HN_DECIMAL_DIGITS], *end = text + sizeof text, *at = hndtoa_put_decimal(end, s);
    out->point = (int)(end - at) + k;
    while (end[-1] == '0') end--;
    out->len = (int)(end - at);
    memcpy(out->digit, at, (size_t)out->len);
}

/* Writes inf or nan (with sign) and returns the length, or 0 for a finite d. */
static size_t dtoa_put_special(double d, char *out) {
    if (d != d) {
        memcpy(out, "nan", 3);
        return 3;
    }
    if (d - d == 0) return 0;
    memcpy(out, d < 0 ? "-inf" : "inf", d < 0 ? 4 : 3);
    return d < 0 ? 4 : 3;
}

/* 'e+16', 'e-05' or (two_digits false) 'p+0'. */
static char *dtoa_put_exponent(char *p, char letter, int e, bool two_digits) {
    *p++ = letter;
    *p++ = e < 0 ? '-' : '+';
    if (e < 0) e = -e;
    if (e >= 1000) *p++ = (char)('0' + e / 1000);
    if (e >= 100) *p++ = (char)('0' + e / 100 % 10);
    if (e >= 10 || two_digits) *p++ = (char)('0' + e / 10 % 10);
    *p++ = (char)('0' + e % 10);
    return p;
}

static char *dtoa_put_plain(char *p, const hn_digits *x) {
    if (x->point <= 0) {
        *p++ = '0';
        *p++ = '.';
        for (int i = x->point; i < 0; i++) *p++ = '0';
    }
    for (int i = 0; i < x->len || i < x->point; i++) {
        if (i == x->point && i > 0) *p++ = '.';
        *p++ = i < x->len ? x->digit[i] : '0';
    }
    if (x->point >= x->len) {
        *p++ = '.';
        *p++ = '0';
    }
    return p;
}

size_t hndtoa_repr(double d, char out[HN_DTOA_MAX]) {
    size_t special = dtoa_put_special(d, out);
    if (special) return special;
    hn_digits x;
    hndtoa_shortest(d, &x);
    char *p = out;
    if (x.neg) *p++ = '-';
    if (x.point > -4 && x.point <= 16) return (size_t)(dtoa_put_plain(p, &x) - out);
    *p++ = x.digit[0];
    if (x.len > 1) *p++ = '.';
    memcpy(p, x.digit + 1, (size_t)x.len - 1);
    p = dtoa_put_exponent(p + x.len - 1, 'e', x.point - 1, true);
    return (size_t)(p - out);
}

size_t hndtoa_hex(double d, char out[HN_DTOA_MAX]) {
    size_t special = dtoa_put_special(d, out);
    if (special) return special;
    int e;
    uint64_t m = hndtoa_split(d, &e);
    char *p = out;
    if (hndtoa_negative(d)) *p++ = '-';
    memcpy(p, m >> 52 ? "0x1." : "0x0.", 4);
    p += 4;
    if (m == 0) {
        *p++ = '0';
        e = -52;
    } else {
        for (int shift = 48; shift >= 0; shift -= 4) *p++ = "0123456789abcdef"[m >> shift & 15];
    }
    return (size_t)(dtoa_put_exponent(p, 'p', e + 52, false) - out);
}
