/* Between integers and doubles: nearest double, exact comparison, correctly rounded quotient. object/int.c
 * calls it, and dtoa_parse.c uses hnbigint_scale. Each result is rounded once, half to even: round nowhere on
 * the way. */
#include "base/bigint.h"
#include "base/dtoa.h"

static double bigint_float_double_from_bits(uint64_t bits) {
    double d;
    memcpy(&d, &bits, sizeof d);
    return d;
}

double hnbigint_scale(uint64_t m, int sticky, int64_t e) {
    int lead = __builtin_clzll(m);
    m <<= lead;
    int64_t top = e + 63 - lead; /* 2^top <= value < 2^(top + 1) */
    if (top > 1023) return bigint_float_double_from_bits(UINT64_C(0x7FF) << 52);
    if (top < -1075) return 0.0;
    int drop = top >= -1022 ? 11 : (int)(11 + (-1022 - top));
    uint64_t kept = drop > 63 ? 0 : m >> drop;
    uint64_t rest = drop > 63 ? m : m << (64 - drop);
    /* At drop 64 the value is between one half and one of the smallest subnormal. */
    uint64_t half = UINT64_C(1) << 63;
    bool up = rest > half || (rest == half && (sticky || (kept & 1)));
    uint64_t biased = top >= -1022 ? (uint64_t)(top + 1022) : 0;
    /* The hidden bit of a normal number, and a carry out of the fraction, both count into the exponent. */
    return bigint_float_double_from_bits((biased << 52) + kept + up);
}

/* The highest 64 bits of the magnitude, the weight of the lowest of them, and whether lower ones are set. */
static uint64_t top_bits(const uint32_t *a, size_t n, int64_t *out_e, int *out_sticky) {
    uint64_t bits = hnbigint_bit_length(a, n);
    uint64_t shift = bits > 64 ? bits - 64 : 0;
    size_t word = (size_t)(shift / 32);
    unsigned off = (unsigned)(shift % 32);
    uint64_t low = a[word], mid = word + 1 < n ? a[word + 1] : 0, high = word + 2 < n ? a[word + 2] : 0;
    uint64_t top = low >> off | mid << (32 - off);
    if (off) top |= high << (64 - off);
    int sticky = off && (low & ((1u << off) - 1)) != 0;
    for (size_t i = 0; i < word && !sticky; i++) sticky = a[i] != 0;
    *out_e = (int64_t)shift;
    *out_sticky = sticky;
    return top;
}

bool hnbigint_to_double(const uint32_t *a, size_t n, double *out) {
    n = hnbigint_norm(a, n);
    *out = 0.0;
    if (n == 0) return true;
    int64_t e;
    int sticky;
    uint64_t top = top_bits(a, n, &e, &sticky);
    *out = hnbigint_scale(top, sticky, e);
    return *out <= 1.7976931348623157e308;
}

size_t hnbigint_from_double(uint32_t *r, double d) {
    int e;
    uint64_t m = hndtoa_split(d, &e);
    if (e < 0) return hnbigint_from_uint64(r, e <= -64 ? 0 : m >> -e);
    size_t n = hnbigint_from_uint64(r, m);
    return hnbigint_shl(r, r, n, (size_t)e);
}

/* Compares magnitudes: (a, n) with |d|, d finite. */
static int cmp_magnitude(const uint32_t *a, size_t n, double d) {
    uint32_t whole[33];
    int e;
    uint64_t m = hndtoa_split(d, &e);
    int order = hnbigint_cmp(a, n, whole, hnbigint_from_double(whole, d));
    if (order != 0 || e >= 0) return order;
    bool fraction = e <= -64 ? m != 0 : (m & ((UINT64_C(1) << -e) - 1)) != 0;
    return fraction ? -1 : 0;
}

int hnbigint_cmp_double(const uint32_t *a, size_t n, bool neg, double d) {
    n = hnbigint_norm(a, n);
    if (n == 0) return d > 0 ? -1 : d < 0 ? 1 : 0;
    if (d == 0 || (d < 0) != neg) return neg ? -1 : 1;
    double size = neg ? -d : d;
    int order = size > 1.7976931348623157e308 ? -1 : cmp_magnitude(a, n, size);
    return neg ? -order : order;
}

/* a / b with a quotient of 63 or 64 bits, the rest being sticky. `num` and `rem` are scratch of nb + 4
 * limbs. */
static hn_status divide_top(hn_meter *m, const uint32_t *a, size_t na, const uint32_t *b, size_t nb,
                            uint32_t *num, uint32_t *rem, double *out) {
    int64_t shift = 63 - ((int64_t)hnbigint_bit_length(a, na) - (int64_t)hnbigint_bit_length(b, nb));
    size_t nnum, nq, nrem;
    int sticky = 0;
    uint32_t q[5];
    if (shift >= 0) {
        nnum = hnbigint_shl(num, a, na, (size_t)shift);
    } else {
        size_t drop = (size_t)-shift;
        for (size_t i = 0; i < drop / 32 && !sticky; i++) sticky = a[i] != 0;
        if (!sticky) sticky = (a[drop / 32] & ((1u << drop % 32) - 1)) != 0;
        nnum = hnbigint_shr(num, a, na, drop);
    }
    HN_TRY(hnbigint_divrem(m, q, &nq, rem, &nrem, num, nnum, b, nb));
    uint64_t quotient = 0;
    (void)hnbigint_to_uint64(q, nq, &quotient);
    *out = hnbigint_scale(quotient, sticky || nrem > 0, -shift);
    return HN_OK;
}

hn_status hnbigint_ratio(hn_meter *m, const uint32_t *a, size_t na, const uint32_t *b, size_t nb, double *out,
                         bool *out_overflow) {
    na = hnbigint_norm(a, na);
    nb = hnbigint_norm(b, nb);
    *out = 0.0;
    *out_overflow = false;
    if (na == 0) return HN_OK;
    int64_t diff = (int64_t)hnbigint_bit_length(a, na) - (int64_t)hnbigint_bit_length(b, nb);
    *out_overflow = diff > 1025;
    if (diff > 1025 || diff < -1080) return HN_OK;
    HN_TRY(hnmeter_charge(m, (na + nb) >> 4));
    /* (a << shift) and (a >> drop) have at most 64 bits more than b, which gives nb + 3 limbs; shl writes one
     * more. */
    size_t size = (2 * nb + 9 + (na > nb ? 0 : nb - na)) * sizeof(uint32_t);
    uint32_t *scratch = hnmem_alloc(m, size);
    if (!scratch) return HN_NOMEM;
    hn_status s = divide_top(m, a, na, b, nb, scratch + nb, scratch, out);
    hnmem_free(m, scratch, size);
    if (s == HN_OK) *out_overflow = *out > 1.7976931348623157e308;
    return s;
}
