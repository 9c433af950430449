/* The linear operations on limbs: sums, products and quotients with one limb, shifts, bits, bytes. The other
 * bigint files are made of them; numbers whose size a program chose come here through bigint_long.c, in
 * parts. They read no clock, so a caller must bound the length. */
#include "base/bigint_internal.h"

size_t hnbigint_norm(const uint32_t *a, size_t n) {
    while (n > 0 && a[n - 1] == 0) n--;
    return n;
}

int hnbigint_cmp(const uint32_t *a, size_t na, const uint32_t *b, size_t nb) {
    na = hnbigint_norm(a, na);
    nb = hnbigint_norm(b, nb);
    if (na != nb) return na < nb ? -1 : 1;
    while (na > 0) {
        na--;
        if (a[na] != b[na]) return a[na] < b[na] ? -1 : 1;
    }
    return 0;
}

uint64_t hnlimb_copy_run(uint32_t *r, const uint32_t *a, size_t n, uint64_t carry, bool down) {
    size_t i = 0;
    for (; carry && i < n; i++) {
        uint32_t limb = a[i];
        r[i] = down ? limb - 1 : limb + 1;
        carry = limb == (down ? 0 : UINT32_MAX);
    }
    if (r != a && i < n) memcpy(r + i, a + i, (n - i) * sizeof *r);
    return carry;
}

uint64_t hnlimb_add_run(uint32_t *r, const uint32_t *a, const uint32_t *b, size_t n, uint64_t carry) {
    size_t i = 0;
    for (; i + 2 <= n; i += 2) {
        uint64_t x = hnlimb_load2(a + i), s = x + hnlimb_load2(b + i), t = s + carry;
        carry = (uint64_t)(s < x) | (uint64_t)(t < s);
        hnlimb_store2(r + i, t);
    }
    if (i < n) {
        carry += (uint64_t)a[i] + b[i];
        r[i] = (uint32_t)carry;
        carry >>= 32;
    }
    return carry;
}

uint64_t hnlimb_sub_run(uint32_t *r, const uint32_t *a, const uint32_t *b, size_t n, uint64_t borrow) {
    size_t i = 0;
    for (; i + 2 <= n; i += 2) {
        uint64_t x = hnlimb_load2(a + i), y = hnlimb_load2(b + i), s = x - y;
        hnlimb_store2(r + i, s - borrow);
        borrow = (uint64_t)(x < y) | (uint64_t)(s < borrow);
    }
    if (i < n) {
        uint64_t d = (uint64_t)a[i] - b[i] - borrow;
        r[i] = (uint32_t)d;
        borrow = d >> 63;
    }
    return borrow;
}

size_t hnbigint_add(uint32_t *r, const uint32_t *a, size_t na, const uint32_t *b, size_t nb) {
    if (na < nb) {
        const uint32_t *t = a;
        size_t nt = na;
        a = b, na = nb;
        b = t, nb = nt;
    }
    uint64_t carry = hnlimb_add_run(r, a, b, nb, 0);
    r[na] = (uint32_t)hnlimb_copy_run(r + nb, a + nb, na - nb, carry, false);
    return hnbigint_norm(r, na + 1);
}

size_t hnbigint_sub(uint32_t *r, const uint32_t *a, size_t na, const uint32_t *b, size_t nb) {
    nb = hnbigint_norm(b, nb);
    uint64_t borrow = hnlimb_sub_run(r, a, b, nb, 0);
    (void)hnlimb_copy_run(r + nb, a + nb, na - nb, borrow, true);
    return hnbigint_norm(r, na);
}

size_t hnbigint_add_signed(uint32_t *r, bool *out_neg, const uint32_t *a, size_t na, bool aneg,
                           const uint32_t *b, size_t nb, bool bneg) {
    size_t n;
    bool neg = aneg;
    if (aneg == bneg) {
        n = hnbigint_add(r, a, na, b, nb);
    } else if (hnbigint_cmp(a, na, b, nb) >= 0) {
        n = hnbigint_sub(r, a, na, b, nb);
    } else {
        n = hnbigint_sub(r, b, nb, a, na);
        neg = bneg;
    }
    *out_neg = neg && n > 0;
    return n;
}

/* One limb of a product with a single one; returns the carry. */
HN_INLINE uint64_t muladd_limb(uint32_t *r, uint32_t a, uint32_t mul, uint64_t carry) {
    carry += (uint64_t)a * mul;
    *r = (uint32_t)carry;
    return carry >> 32;
}

uint32_t hnbigint_muladd1(uint32_t *r, const uint32_t *a, size_t n, uint32_t mul, uint32_t add) {
    uint64_t carry = add;
    for (; n >= 4; n -= 4, a += 4, r += 4) {
        carry = muladd_limb(r, a[0], mul, carry);
        carry = muladd_limb(r + 1, a[1], mul, carry);
        carry = muladd_limb(r + 2, a[2], mul, carry);
        carry = muladd_limb(r + 3, a[3], mul, carry);
    }
    while (n--) carry = muladd_limb(r++, *a++, mul, carry);
    return (uint32_t)carry;
}

uint32_t hnlimb_divrem1_run(uint32_t *q, const uint32_t *a, size_t n, uint32_t d, uint32_t above) {
    unsigned shift = (unsigned)__builtin_clz(d);
    d <<= shift;
    uint32_t v = hnlimb_reciprocal1(d), rem = above << shift, limb = n ? a[n - 1] : 0;
    if (shift) rem |= limb >> (32 - shift);
    while (n > 0) {
        n--;
        uint32_t below = n ? a[n - 1] : 0;
        uint32_t now = shift ? limb << shift | below >> (32 - shift) : limb;
        uint32_t quotient = hnlimb_div1(rem, now, d, v, &rem);
        if (q) q[n] = quotient;
        limb = below;
    }
    return rem >> shift;
}

uint32_t hnbigint_divrem1(uint32_t *q, const uint32_t *a, size_t n, uint32_t d) {
    return hnlimb_divrem1_run(q, a, n, d, 0);
}

size_t hnbigint_shl(uint32_t *r, const uint32_t *a, size_t n, size_t bits) {
    size_t words = bits / 32, i = n;
    unsigned shift = bits % 32;
    if (shift == 0) {
        if (n) memmove(r + words, a, n * sizeof *r);
        r[n + words] = 0;
    } else {
        r[n + words] = n ? a[n - 1] >> (32 - shift) : 0;
        for (; i > 2; i -= 2)
            hnlimb_store2(r + words + i - 2, hnlimb_load2(a + i - 2) << shift | a[i - 3] >> (32 - shift));
        for (; i > 0; i--) r[words + i - 1] = a[i - 1] << shift | (i > 1 ? a[i - 2] >> (32 - shift) : 0);
    }
    if (words) memset(r, 0, words * sizeof *r);
    return hnbigint_norm(r, n + words + 1);
}

size_t hnbigint_shr(uint32_t *r, const uint32_t *a, size_t n, size_t bits) {
    size_t words = bits / 32, i = 0;
    unsigned shift = bits % 32;
    if (words >= n) return 0;
    size_t left = n - words;
    a += words;
    if (shift == 0) {
        memmove(r, a, left * sizeof *r);
        return hnbigint_norm(r, left);
    }
    for (; i + 2 < left; i += 2)
        hnlimb_store2(r + i, hnlimb_load2(a + i) >> shift | (uint64_t)a[i + 2] << (64 - shift));
    for (; i < left; i++) r[i] = a[i] >> shift | (i + 1 < left ? a[i + 1] << (32 - shift) : 0);
    return hnbigint_norm(r, left);
}

/* Whether any of the lowest `bits` bits is set. */
static bool any_low_bits(const uint32_t *a, size_t n, size_t bits) {
    size_t words = bits / 32;
    if (words >= n) return hnbigint_norm(a, n) > 0;
    for (size_t i = 0; i < words; i++) {
        if (a[i]) return true;
    }
    return (a[words] & ((1u << bits % 32) - 1)) != 0;
}

size_t hnbigint_shr_floor(uint32_t *r, const uint32_t *a, size_t n, bool neg, size_t bits) {
    bool up = neg && any_low_bits(a, n, bits);
    size_t len = hnbigint_shr(r, a, n, bits), i = 0;
    if (!up) return len;
    while (i < len && ++r[i] == 0) i++;
    if (i == len) r[len++] = 1;
    return len;
}

uint64_t hnbigint_bit_length(const uint32_t *a, size_t n) {
    n = hnbigint_norm(a, n);
    return n == 0 ? 0 : (uint64_t)n * 32 - (uint64_t)__builtin_clz(a[n - 1]);
}

uint64_t hnbigint_bit_count(const uint32_t *a, size_t n) {
    uint64_t count = 0;
    for (size_t i = 0; i < n; i++) count += (uint64_t)__builtin_popcount(a[i]);
    return count;
}

bool hnbigint_bit(const uint32_t *a, size_t n, uint64_t i) {
    return i / 32 < n && (a[i / 32] >> i % 32 & 1);
}

/* Limb i of a number in two's complement; *carry starts as the sign. */
static inline uint32_t twos_limb(const uint32_t *a, size_t n, size_t i, uint32_t mask, uint32_t *carry) {
    uint64_t limb = (uint64_t)((i < n ? a[i] : 0) ^ mask) + *carry;
    *carry = (uint32_t)(limb >> 32);
    return (uint32_t)limb;
}

static inline uint32_t apply_bitop(hn_bitop op, uint32_t x, uint32_t y) {
    return op == HN_BIT_AND ? x & y : op == HN_BIT_OR ? x | y : x ^ y;
}

void hnlimb_bitop_begin(hn_bitop_run *s, hn_bitop op, bool aneg, bool bneg) {
    bool neg = apply_bitop(op, aneg, bneg) & 1;
    *s = (hn_bitop_run){.op = op, .acarry = aneg, .bcarry = bneg, .rcarry = neg};
}

void hnlimb_bitop_run(hn_bitop_run *s, uint32_t *r, const uint32_t *a, size_t na, bool aneg,
                      const uint32_t *b, size_t nb, bool bneg, size_t from, size_t to) {
    bool neg = apply_bitop(s->op, aneg, bneg) & 1;
    uint32_t amask = aneg ? UINT32_MAX : 0, bmask = bneg ? UINT32_MAX : 0, rmask = neg ? UINT32_MAX : 0;
    hn_bitop_run state = *s;
    for (size_t i = from; i < to; i++) {
        uint32_t x = twos_limb(a, na, i, amask, &state.acarry);
        uint32_t y = twos_limb(b, nb, i, bmask, &state.bcarry);
        uint64_t z = (uint64_t)(apply_bitop(state.op, x, y) ^ rmask) + state.rcarry;
        state.rcarry = (uint32_t)(z >> 32);
        r[i] = (uint32_t)z;
    }
    *s = state;
}

size_t hnbigint_bitop(hn_bitop op, uint32_t *r, bool *out_neg, const uint32_t *a, size_t na, bool aneg,
                      const uint32_t *b, size_t nb, bool bneg) {
    size_t n = (na > nb ? na : nb) + 1;
    hn_bitop_run s;
    hnlimb_bitop_begin(&s, op, aneg, bneg);
    hnlimb_bitop_run(&s, r, a, na, aneg, b, nb, bneg, 0, n);
    *out_neg = apply_bitop(op, aneg, bneg) & 1;
    return hnbigint_norm(r, n);
}

size_t hnbigint_from_uint64(uint32_t *r, uint64_t v) {
    r[0] = (uint32_t)v;
    r[1] = (uint32_t)(v >> 32);
    return hnbigint_norm(r, 2);
}

size_t hnbigint_from_int64(uint32_t *r, bool *out_neg, int64_t v) {
    *out_neg = v < 0;
    return hnbigint_from_uint64(r, v < 0 ? 0 - (uint64_t)v : (uint64_t)v);
}

bool hnbigint_to_uint64(const uint32_t *a, size_t n, uint64_t *out) {
    n = hnbigint_norm(a, n);
    if (n > 2) return false;
    *out = (n > 1 ? (uint64_t)a[1] << 32 : 0) | (n > 0 ? a[0] : 0);
    return true;
}

bool hnbigint_to_int64(const uint32_t *a, size_t n, bool neg, int64_t *out) {
    uint64_t v;
    if (!hnbigint_to_uint64(a, n, &v) || v > (uint64_t)INT64_MAX + neg) return false;
    *out = neg ? (int64_t)(0 - v) : (int64_t)v;
    return true;
}

/* Whether the number fits into `len` bytes. */
static bool bigint_fits_bytes(const uint32_t *a, size_t n, bool neg, size_t len, bool is_signed) {
    uint64_t bits = hnbigint_bit_length(a, n), room = (uint64_t)len * 8;
    if (bits == 0) return true;
    if (!is_signed) return !neg && bits <= room;
    if (bits < room) return true;
    /* Only -2**(room - 1) needs as many bits as there are. */
    return neg && bits == room && !any_low_bits(a, n, (size_t)(bits - 1));
}

void hnlimb_to_bytes_run(const uint32_t *a, size_t n, bool neg, uint8_t *out, size_t len, bool big_endian,
                         size_t from, size_t to, uint32_t *carry) {
    uint32_t limb = 0;
    for (size_t i = from; i < to; i++) {
        if (i % 4 == 0) limb = twos_limb(a, n, i / 4, neg ? UINT32_MAX : 0, carry);
        out[big_endian ? len - 1 - i : i] = (uint8_t)(limb >> 8 * (i % 4));
    }
}

bool hnbigint_to_bytes(const uint32_t *a, size_t n, bool neg, uint8_t *out, size_t len, bool big_endian,
                       bool is_signed) {
    uint32_t carry = neg;
    if (!bigint_fits_bytes(a, n, neg, len, is_signed)) return false;
    hnlimb_to_bytes_run(a, n, neg, out, len, big_endian, 0, len, &carry);
    return true;
}

void hnlimb_from_bytes_run(uint32_t *r, bool neg, const uint8_t *p, size_t len, bool big_endian, size_t from,
                           size_t to, uint64_t *carry) {
    for (size_t i = from; i < to; i++) {
        uint32_t limb = 0;
        for (size_t j = 0; j < 4; j++) {
            size_t at = i * 4 + j;
            uint32_t byte = at < len ? p[big_endian ? len - 1 - at : at] : neg ? 0xFF : 0;
            limb |= byte << 8 * j;
        }
        if (neg) limb = ~limb;
        *carry += limb;
        r[i] = (uint32_t)*carry;
        *carry >>= 32;
    }
}

size_t hnbigint_from_bytes(uint32_t *r, bool *out_neg, const uint8_t *p, size_t len, bool big_endian,
                           bool is_signed) {
    size_t n = len / 4 + 1;
    bool neg = is_signed && len > 0 && (p[big_endian ? 0 : len - 1] & 0x80) != 0;
    uint64_t carry = neg;
    hnlimb_from_bytes_run(r, neg, p, len, big_endian, 0, n, &carry);
    *out_neg = neg;
    return hnbigint_norm(r, n);
}
