/* Private to dtoa*.c: powers of ten, exact decimals and correctly rounded digits. hndtoa_pow10 rounds down,
 * so its users must allow for an error of its last bit. */
#ifndef HN_BASE_DTOA_TABLE_H
#define HN_BASE_DTOA_TABLE_H

#include "base/dtoa.h"

#define HN_POW10_LOW  (-342)
#define HN_POW10_HIGH 324

/* What hndtoa_pow10 needs, each with the highest bit of its first word set: 10^(27 * i) from i = -13 on,
 * rounded down; 5^i for 0 <= i < 27; and for each power, from the lowest on, by how many units the product of
 * two of these is too small (two bits each, low ones first). */
#define HN_POW10_STEP 27
extern const uint64_t hndtoa_pow10_large[][2], hndtoa_pow10_small[HN_POW10_STEP];
extern const uint8_t hndtoa_pow10_short[];

typedef struct hn_uint128 {
    uint64_t hi, lo;
} hn_uint128;

static inline hn_uint128 hndtoa_mul64(uint64_t a, uint64_t b) {
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t low = a0 * b0, mid1 = a0 * b1, mid2 = a1 * b0;
    uint64_t mid = (low >> 32) + (uint32_t)mid1 + (uint32_t)mid2;
    return (hn_uint128){a1 * b1 + (mid1 >> 32) + (mid2 >> 32) + (mid >> 32), mid << 32 | (uint32_t)low};
}

/* The 128 leading bits of 10^k, rounded down; HN_POW10_LOW <= k <= HN_POW10_HIGH. Exact for 0 <= k <= 55. */
hn_uint128 hndtoa_pow10(int k);

/* floor(e * log2(10)) for |e| <= 400. */
static inline int hndtoa_log2_pow10(int e) {
    return (int)((int64_t)e * 1741647 >> 19);
}

static inline bool hndtoa_negative(double d) {
    uint64_t bits;
    memcpy(&bits, &d, sizeof bits);
    return bits >> 63;
}

/* No double has more significant digits than 767. */
#define HN_DECIMAL_MAX 780

/* Digits of a number: 0.d1d2d3... * 10^point; no leading or trailing zeros, len 0 for zero. */
typedef struct hn_decimal {
    int len, point;
    char digit[HN_DECIMAL_MAX];
} hn_decimal;

/* The nearest double of 0.digits * 10^point. */
double hndtoa_from_digits(const char *digits, size_t len, int64_t point);

#endif
