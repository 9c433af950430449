/* Division: Knuth, TAOCP 4.3.1 algorithm D; above a threshold the recursive division of Burnikel and Ziegler
 * (1998), in the form of Brent and Zimmermann, Modern Computer Arithmetic, algorithms 1.8 and 1.9. */
#include "base/bigint.h"

/* Quotients shorter than this go to algorithm D (measured). */
#define RECURSIVE_LIMBS 64
/* Operands whose sum is shorter than this need no allocation. */
#define STACK_LIMBS 96

/* r[0..n) -= b[0..nb); returns the borrow. */
static uint32_t sub_in(uint32_t *r, size_t n, const uint32_t *b, size_t nb) {
    uint64_t borrow = 0;
    size_t i = 0;
    for (; i < nb; i++) {
        uint64_t d = (uint64_t)r[i] - b[i] - borrow;
        r[i] = (uint32_t)d;
        borrow = d >> 63;
    }
    for (; borrow && i < n; i++) {
        uint64_t d = (uint64_t)r[i] - borrow;
        r[i] = (uint32_t)d;
        borrow = d >> 63;
    }
    return (uint32_t)borrow;
}

/* r[0..n) += b[0..n); returns the carry. */
static uint32_t add_in(uint32_t *r, const uint32_t *b, size_t n) {
    uint64_t carry = 0;
    for (size_t i = 0; i < n; i++) {
        carry += (uint64_t)r[i] + b[i];
        r[i] = (uint32_t)carry;
        carry >>= 32;
    }
    return (uint32_t)carry;
}

/* r[0..n) -= b * mul; returns what is missing at the top. */
static uint32_t submul1(uint32_t *r, const uint32_t *b, size_t n, uint32_t mul) {
    uint64_t carry = 0;
    for (size_t i = 0; i < n; i++) {
        carry += (uint64_t)b[i] * mul;
        uint32_t low = (uint32_t)carry;
        carry = (carry >> 32) + (r[i] < low);
        r[i] -= low;
    }
    return (uint32_t)carry;
}

/* One quotient limb from the three highest limbs of the dividend and the two of the divisor; at most 1 too
 * large. */
static inline uint32_t estimate(uint32_t a2, uint32_t a1, uint32_t a0, uint32_t b1, uint32_t b0) {
    uint64_t top = (uint64_t)a2 << 32 | a1;
    uint64_t q = a2 >= b1 ? UINT32_MAX : top / b1;
    uint64_t r = top - q * b1;
    while (r <= UINT32_MAX && q * b0 > (r << 32 | a0)) {
        q--;
        r += b1;
    }
    return (uint32_t)q;
}

/* q[0..mq) = a / b where a has n + mq limbs, its n highest being less than b, and b is normalised with n >= 2
 * limbs. a becomes the remainder (n limbs, zeros above). */
static hn_status div_base(hn_meter *m, uint32_t *q, uint32_t *a, const uint32_t *b, size_t n, size_t mq) {
    for (size_t j = mq; j-- > 0;) {
        HN_TRY(hnmeter_charge(m, (n >> 4) + 1));
        uint32_t digit = estimate(a[j + n], a[j + n - 1], a[j + n - 2], b[n - 1], b[n - 2]);
        uint32_t missing = submul1(a + j, b, n, digit);
        if (missing > a[j + n]) {
            digit--;
            (void)add_in(a + j, b, n);
        }
        a[j + n] = 0;
        q[j] = digit;
    }
    return HN_OK;
}

static void decrement(uint32_t *q, size_t n, uint32_t *high) {
    for (size_t i = 0; i < n; i++) {
        if (q[i]-- != 0) return;
    }
    (*high)--;
}

static hn_status div_recursive(hn_meter *m, uint32_t *q, uint32_t *out_high, uint32_t *a, const uint32_t *b,
                               size_t n, size_t mq, uint32_t *product);

/* One half of the recursion: divides the part of a above 2 * skip limbs by the divisor without its `low`
 * lowest limbs, then takes account of those. `a` has n + mq limbs, q gets mq. */
static hn_status div_half(hn_meter *m, uint32_t *q, uint32_t *a, const uint32_t *b, size_t n, size_t mq,
                          size_t low, uint32_t *product) {
    uint32_t high;
    size_t used;
    HN_TRY(div_recursive(m, q, &high, a + low, b + low, n - low, mq, product));
    HN_TRY(hnbigint_mul(m, product, &used, q, mq, b, low));
    uint32_t borrow = sub_in(a, n, product, used);
    if (high) borrow += sub_in(a + mq, n - mq, b, low);
    while (borrow) {
        decrement(q, mq, &high);
        borrow -= add_in(a, b, n);
    }
    return HN_OK;
}

/* As div_base for mq <= n, but a's n highest limbs may be >= b: then *out_high is 1, else 0. `product` has mq
 * + 1 limbs of scratch. Depth is log2(mq). */
static hn_status div_recursive(hn_meter *m, uint32_t *q, uint32_t *out_high, uint32_t *a, const uint32_t *b,
                               size_t n, size_t mq, uint32_t *product) {
    *out_high = hnbigint_cmp(a + mq, n, b, n) >= 0;
    if (*out_high) (void)sub_in(a + mq, n, b, n);
    if (mq < RECURSIVE_LIMBS) return div_base(m, q, a, b, n, mq);
    size_t low = mq / 2;
    HN_TRY(div_half(m, q + low, a + low, b, n, mq - low, low, product));
    return div_half(m, q, a, b, n, low, low, product);
}

/* Blocks of at most n quotient limbs, from the top. a's n highest limbs are less than b. */
static hn_status div_blocks(hn_meter *m, uint32_t *q, uint32_t *a, const uint32_t *b, size_t n, size_t mq) {
    if (mq < RECURSIVE_LIMBS || n < RECURSIVE_LIMBS) return div_base(m, q, a, b, n, mq);
    size_t size = (n + 1) * sizeof(uint32_t);
    uint32_t *product = hnmem_alloc(m, size);
    if (!product) return HN_NOMEM;
    hn_status s = HN_OK;
    while (mq > 0 && s == HN_OK) {
        size_t block = mq % n ? mq % n : n;
        uint32_t high;
        mq -= block;
        s = div_recursive(m, q + mq, &high, a + mq, b, n, block, product);
    }
    hnmem_free(m, product, size);
    return s;
}

/* Normalises into `scratch` (na + 1 + nb limbs, and na - nb + 1 more for a quotient that nobody wants). */
static hn_status div_long(hn_meter *m, uint32_t *q, uint32_t *r, size_t *out_nr, const uint32_t *a, size_t na,
                          const uint32_t *b, size_t nb, uint32_t *scratch) {
    uint32_t *num = scratch, *den = scratch + na + 1;
    unsigned shift = (unsigned)__builtin_clz(b[nb - 1]);
    (void)hnbigint_shl(num, a, na, shift);
    for (size_t i = nb; i-- > 0;) den[i] = shift ? b[i] << shift | (i ? b[i - 1] >> (32 - shift) : 0) : b[i];
    HN_TRY(div_blocks(m, q ? q : den + nb, num, den, nb, na + 1 - nb));
    *out_nr = hnbigint_shr(r, num, nb, shift);
    return HN_OK;
}

hn_status hnbigint_divrem(hn_meter *m, uint32_t *q, size_t *out_nq, uint32_t *r, size_t *out_nr,
                          const uint32_t *a, size_t na, const uint32_t *b, size_t nb) {
    na = hnbigint_norm(a, na);
    nb = hnbigint_norm(b, nb);
    HN_TRY(hnmeter_charge(m, ((na + nb) >> 4) + 1));
    if (hnbigint_cmp(a, na, b, nb) < 0) {
        if (q) *out_nq = 0;
        if (na) memcpy(r, a, na * sizeof *r);
        *out_nr = na;
        return HN_OK;
    }
    uint32_t local[STACK_LIMBS], *scratch = local;
    size_t limbs = 2 * na + 2 + nb; /* counts the quotient's place whether needed or not */
    if (nb == 1 && q) {
        r[0] = hnbigint_divrem1(q, a, na, b[0]);
        *out_nr = r[0] != 0;
        *out_nq = hnbigint_norm(q, na);
        return HN_OK;
    }
    if (nb == 1) {
        uint64_t rem = 0;
        for (size_t i = na; i-- > 0;) rem = (rem << 32 | a[i]) % b[0];
        r[0] = (uint32_t)rem;
        *out_nr = rem != 0;
        return HN_OK;
    }
    if (limbs > STACK_LIMBS) scratch = hnmem_alloc(m, limbs * sizeof *scratch);
    if (!scratch) return HN_NOMEM;
    hn_status s = div_long(m, q, r, out_nr, a, na, b, nb, scratch);
    if (scratch != local) hnmem_free(m, scratch, limbs * sizeof *scratch);
    if (s == HN_OK && q) *out_nq = hnbigint_norm(q, na - nb + 1);
    return s;
}

hn_status hnbigint_divmod_floor(hn_meter *m, uint32_t *q, size_t *out_nq, bool *out_qneg, uint32_t *r,
                                size_t *out_nr, bool *out_rneg, const uint32_t *a, size_t na, bool aneg,
                                const uint32_t *b, size_t nb, bool bneg) {
    HN_TRY(hnbigint_divrem(m, q, out_nq, r, out_nr, a, na, b, nb));
    uint32_t one = 1;
    if (aneg != bneg && *out_nr > 0) {
        *out_nq = hnbigint_add(q, q, *out_nq, &one, 1);
        *out_nr = hnbigint_sub(r, b, hnbigint_norm(b, nb), r, *out_nr);
    }
    *out_qneg = aneg != bneg && *out_nq > 0;
    *out_rneg = bneg && *out_nr > 0;
    return HN_OK;
}
