/* Inline loops over limbs, and divisions by one or two limbs with a reciprocal (Moeller and Granlund, 2011).
 * Private to bigint*.c. The functions named `_run` take and return a carry, so that bigint_long.c can do a
 * long operation in parts. */
#ifndef HN_BASE_BIGINT_INTERNAL_H
#define HN_BASE_BIGINT_INTERNAL_H

#include "base/bigint.h"
#include "base/work.h"

/* Results of so many limbs and more are kept at the end of a slice. */
#ifdef HN_HOSTILE
#define HN_KEEP_LIMBS  8u
#define HN_LEAVE_LIMBS 6u
#else
#define HN_KEEP_LIMBS  1024u
#define HN_LEAVE_LIMBS 128u /* of what takes many divisions */
#endif

/* Two limbs as one number: one load and one store where words are little-endian. */
HN_INLINE uint64_t hnlimb_load2(const uint32_t *p) {
    return p[0] | (uint64_t)p[1] << 32;
}
HN_INLINE void hnlimb_store2(uint32_t *p, uint64_t v) {
    p[0] = (uint32_t)v;
    p[1] = (uint32_t)(v >> 32);
}

/* r[0..n) += b[0..nb), nb <= n; returns the carry. */
HN_INLINE uint32_t hnlimb_add(uint32_t *r, size_t n, const uint32_t *b, size_t nb) {
    uint64_t carry = 0;
    size_t i = 0;
    for (; i + 2 <= nb; i += 2) {
        uint64_t x = hnlimb_load2(r + i), s = x + hnlimb_load2(b + i), t = s + carry;
        carry = (uint64_t)(s < x) | (uint64_t)(t < s);
        hnlimb_store2(r + i, t);
    }
    if (i < nb) {
        carry += (uint64_t)r[i] + b[i];
        r[i++] = (uint32_t)carry;
        carry >>= 32;
    }
    for (; carry && i < n; i++) carry = ++r[i] == 0;
    return (uint32_t)carry;
}

/* r[0..n) -= b[0..nb), nb <= n; returns the borrow. */
HN_INLINE uint32_t hnlimb_sub(uint32_t *r, size_t n, const uint32_t *b, size_t nb) {
    uint64_t borrow = 0;
    size_t i = 0;
    for (; i + 2 <= nb; i += 2) {
        uint64_t x = hnlimb_load2(r + i), y = hnlimb_load2(b + i), s = x - y;
        hnlimb_store2(r + i, s - borrow);
        borrow = (uint64_t)(x < y) | (uint64_t)(s < borrow);
    }
    if (i < nb) {
        uint64_t d = (uint64_t)r[i] - b[i] - borrow;
        r[i++] = (uint32_t)d;
        borrow = d >> 63;
    }
    for (; borrow && i < n; i++) borrow = r[i]-- == 0;
    return (uint32_t)borrow;
}

/* r[0..n) += a * mul; returns the carry. */
HN_INLINE uint32_t hnlimb_addmul(uint32_t *r, const uint32_t *a, size_t n, uint32_t mul) {
    uint64_t carry = 0;
    for (size_t i = 0; i < n; i++) {
        carry += (uint64_t)a[i] * mul + r[i];
        r[i] = (uint32_t)carry;
        carry >>= 32;
    }
    return (uint32_t)carry;
}

/* r = a - b * mul on n limbs, r being a or not; returns what is missing at the top. */
HN_INLINE uint32_t hnlimb_submul(uint32_t *r, const uint32_t *a, const uint32_t *b, size_t n, uint32_t mul) {
    uint64_t carry = 0;
    for (size_t i = 0; i < n; i++) {
        carry += (uint64_t)b[i] * mul;
        uint64_t d = (uint64_t)a[i] - (uint32_t)carry;
        r[i] = (uint32_t)d;
        carry = (carry >> 32) + (d >> 63);
    }
    return (uint32_t)carry;
}

/* The linear operations from limb to limb, in runs: what is carried out of one goes into the next. */

/* r = a + b + carry, r = a - b - borrow on n limbs; r may be a or b. */
uint64_t hnlimb_add_run(uint32_t *r, const uint32_t *a, const uint32_t *b, size_t n, uint64_t carry);
uint64_t hnlimb_sub_run(uint32_t *r, const uint32_t *a, const uint32_t *b, size_t n, uint64_t borrow);
/* r = a with the carry added in (or, with `down`, the borrow taken off); returns what leaves at the top. */
uint64_t hnlimb_copy_run(uint32_t *r, const uint32_t *a, size_t n, uint64_t carry, bool down);
/* hnbigint_divrem1 with a rest `above` (less than d) that stands above the n limbs. */
uint32_t hnlimb_divrem1_run(uint32_t *q, const uint32_t *a, size_t n, uint32_t d, uint32_t above);
typedef struct hn_bitop_run {
    hn_bitop op;
    uint32_t acarry, bcarry, rcarry;
} hn_bitop_run;
void hnlimb_bitop_begin(hn_bitop_run *s, hn_bitop op, bool aneg, bool bneg);
/* Limbs from..to of hnbigint_bitop. */
void hnlimb_bitop_run(hn_bitop_run *s, uint32_t *r, const uint32_t *a, size_t na, bool aneg,
                      const uint32_t *b, size_t nb, bool bneg, size_t from, size_t to);
/* Bytes from..to (`from` a multiple of 4) of hnbigint_to_bytes, limbs from..to of hnbigint_from_bytes. *carry
 * begins as the sign. */
void hnlimb_to_bytes_run(const uint32_t *a, size_t n, bool neg, uint8_t *out, size_t len, bool big_endian,
                         size_t from, size_t to, uint32_t *carry);
void hnlimb_from_bytes_run(uint32_t *r, bool neg, const uint8_t *p, size_t len, bool big_endian, size_t from,
                           size_t to, uint64_t *carry);

/* Division by multiplying with a reciprocal: Moeller and Granlund, "Improved division by invariant integers"
 * (2011). A divisor is normalised when its highest bit is set. */

/* floor((2^64 - 1) / d) - 2^32 for a normalised d. */
HN_INLINE uint32_t hnlimb_reciprocal1(uint32_t d) {
    return (uint32_t)(((uint64_t)~d << 32 | UINT32_MAX) / d);
}

/* (high:low) / d for high < d, the remainder in *rem. v is d's reciprocal. */
HN_INLINE uint32_t hnlimb_div1(uint32_t high, uint32_t low, uint32_t d, uint32_t v, uint32_t *rem) {
    uint64_t q = (uint64_t)v * high + ((uint64_t)high << 32 | low);
    uint32_t q1 = (uint32_t)(q >> 32) + 1, r = low - q1 * d;
    /* One too much about every other time: no branch. */
    uint32_t back = 0 - (uint32_t)(r > (uint32_t)q);
    q1 += back;
    r += back & d;
    if (HN_UNLIKELY(r >= d)) {
        q1++;
        r -= d;
    }
    *rem = r;
    return q1;
}

/* floor((2^96 - 1) / d) - 2^32 for a normalised d of two limbs. */
HN_INLINE uint32_t hnlimb_reciprocal2(uint64_t d) {
    uint32_t d1 = (uint32_t)(d >> 32), d0 = (uint32_t)d, v = hnlimb_reciprocal1(d1);
    uint32_t p = d1 * v + d0;
    if (p < d0) {
        v--;
        if (p >= d1) {
            v--;
            p -= d1;
        }
        p -= d1;
    }
    uint64_t t = (uint64_t)v * d0;
    p += (uint32_t)(t >> 32);
    if (p < (uint32_t)(t >> 32)) {
        v--;
        if (((uint64_t)p << 32 | (uint32_t)t) >= d) v--;
    }
    return v;
}

/* (high:low) / d for high < d, d normalised, the remainder in *rem. v is d's reciprocal. */
HN_INLINE uint32_t hnlimb_div2(uint64_t high, uint32_t low, uint64_t d, uint32_t v, uint64_t *rem) {
    uint64_t q = (uint64_t)v * (high >> 32) + high;
    uint32_t q1 = (uint32_t)(q >> 32);
    /* All modulo 2^64, which loses nothing: the remainder is less than that. */
    uint64_t r =
        (high << 32 | low) - ((uint64_t)q1 * (uint32_t)(d >> 32) << 32) - (uint64_t)q1 * (uint32_t)d - d;
    q1++;
    uint64_t back = 0 - (uint64_t)(r >> 32 >= (uint32_t)q);
    q1 += (uint32_t)back;
    r += back & d;
    if (HN_UNLIKELY(r >= d)) {
        q1++;
        r -= d;
    }
    *rem = r;
    return q1;
}

#endif
