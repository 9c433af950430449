/* The linear operations on numbers whose size a program chose: in parts, with a look at the clock between
 * them. object/int.c and lib/types/int.c call them; bigint_div.c and bigint_theory.c use the shift. Short
 * numbers go to the plain functions of bigint.c at once. Callers charge the steps. */
#include "base/bigint_internal.h"

#define PART 0x4000u /* limbs at a time */

/* After a part of a loop over limbs. */
HN_CHECK static inline hn_status bigint_long_pace(hn_meter *m, size_t part) {
    return hnmeter_pace(m, (uint32_t)part >> 4);
}

static inline size_t bigint_long_part_of(size_t n, size_t at) {
    return n - at < PART ? n - at : PART;
}

static hn_status norm(hn_meter *m, const uint32_t *a, size_t n, size_t *out) {
    size_t left = n;
    while (left > 0) {
        size_t from = left > PART ? left - PART : 0, used = hnbigint_norm(a + from, left - from);
        left = from + used;
        if (used || !from) break;
        HN_TRY(bigint_long_pace(m, PART));
    }
    *out = left;
    return HN_OK;
}

hn_status hnbigint_long_cmp(hn_meter *m, const uint32_t *a, size_t na, const uint32_t *b, size_t nb,
                            int *out) {
    HN_TRY(norm(m, a, na, &na));
    HN_TRY(norm(m, b, nb, &nb));
    *out = na < nb ? -1 : na > nb;
    for (size_t left = na; left > 0 && *out == 0;) {
        size_t from = left > PART ? left - PART : 0;
        *out = hnbigint_cmp(a + from, left - from, b + from, left - from);
        size_t part = left - from;
        left = from;
        HN_TRY(bigint_long_pace(m, part));
    }
    return HN_OK;
}

typedef uint64_t run_fn(uint32_t *r, const uint32_t *a, const uint32_t *b, size_t n, uint64_t carry);

/* a + b or a - b, na >= nb: r gets na limbs, and what is carried out at the top is returned. */
static hn_status add_runs(hn_meter *m, run_fn *run, uint32_t *r, const uint32_t *a, size_t na,
                          const uint32_t *b, size_t nb, uint64_t *carry) {
    size_t at = 0, part;
    *carry = 0;
    for (; at < nb; at += part) {
        part = bigint_long_part_of(nb, at);
        *carry = run(r + at, a + at, b + at, part, *carry);
        HN_TRY(bigint_long_pace(m, part));
    }
    for (; at < na; at += part) {
        part = bigint_long_part_of(na, at);
        *carry = hnlimb_copy_run(r + at, a + at, part, *carry, run == hnlimb_sub_run);
        HN_TRY(bigint_long_pace(m, part));
    }
    return HN_OK;
}

hn_status hnbigint_long_add_signed(hn_meter *m, uint32_t *r, size_t *out_n, bool *out_neg, const uint32_t *a,
                                   size_t na, bool aneg, const uint32_t *b, size_t nb, bool bneg) {
    if (na <= PART && nb <= PART) {
        *out_n = hnbigint_add_signed(r, out_neg, a, na, aneg, b, nb, bneg);
        return HN_OK;
    }
    int order;
    uint64_t carry;
    HN_TRY(norm(m, a, na, &na));
    HN_TRY(norm(m, b, nb, &nb));
    if (aneg == bneg)
        order = na < nb ? -1 : 1;
    else
        HN_TRY(hnbigint_long_cmp(m, a, na, b, nb, &order));
    const uint32_t *more = order < 0 ? b : a, *less = order < 0 ? a : b;
    size_t n = order < 0 ? nb : na;
    HN_TRY(add_runs(m, aneg == bneg ? hnlimb_add_run : hnlimb_sub_run, r, more, n, less, order < 0 ? na : nb,
                    &carry));
    r[n] = aneg == bneg ? (uint32_t)carry : 0;
    HN_TRY(norm(m, r, n + 1, out_n));
    *out_neg = (order < 0 ? bneg : aneg) && *out_n > 0;
    return HN_OK;
}

hn_status hnbigint_long_shl(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t n,
                            size_t bits) {
    size_t words = bits / 32;
    unsigned shift = bits % 32;
    if (n + words <= PART) {
        *out_n = hnbigint_shl(r, a, n, bits);
        return HN_OK;
    }
    /* From the top, since r may be a. Each part gives its highest bits to the one above it. */
    uint32_t above = 0;
    for (size_t left = n; left > 0;) {
        size_t end = left;
        left = left > PART ? left - PART : 0;
        (void)hnbigint_shl(r + words + left, a + left, end - left, shift);
        r[words + end] |= above;
        above = r[words + left];
        HN_TRY(bigint_long_pace(m, end - left));
    }
    HN_TRY(hnmem_fill(m, r, 0, words * sizeof *r));
    *out_n = hnbigint_norm(r, n + words + 1);
    return HN_OK;
}

static hn_status any_bits(hn_meter *m, const uint32_t *a, size_t n, size_t bits, bool *out) {
    size_t words = bits / 32, left;
    *out = true;
    if (words < n && (a[words] & ((1u << bits % 32) - 1))) return HN_OK;
    HN_TRY(norm(m, a, words < n ? words : n, &left));
    *out = left > 0;
    return HN_OK;
}

hn_status hnbigint_long_shr_floor(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t n,
                                  bool neg, size_t bits) {
    size_t words = bits / 32, left;
    unsigned shift = bits % 32;
    bool up = false;
    if (n <= PART || words >= n) {
        *out_n = hnbigint_shr_floor(r, a, n, neg, bits);
        return HN_OK;
    }
    if (neg) HN_TRY(any_bits(m, a, n, bits, &up));
    left = n - words;
    a += words;
    for (size_t at = 0, part; at < left; at += part) {
        part = bigint_long_part_of(left, at);
        if (shift) {
            (void)hnbigint_shr(r + at, a + at, part, shift);
            if (at + part < left) r[at + part - 1] |= a[at + part] << (32 - shift);
        } else {
            memcpy(r + at, a + at, part * sizeof *r);
        }
        HN_TRY(bigint_long_pace(m, part));
    }
    *out_n = hnbigint_norm(r, left);
    uint64_t carry = up;
    for (size_t at = 0, part; at < *out_n && carry; at += part) {
        part = bigint_long_part_of(*out_n, at);
        carry = hnlimb_copy_run(r + at, r + at, part, carry, false);
        HN_TRY(bigint_long_pace(m, part));
    }
    if (carry) r[(*out_n)++] = 1;
    return HN_OK;
}

hn_status hnbigint_long_bitop(hn_meter *m, hn_bitop op, uint32_t *r, size_t *out_n, bool *out_neg,
                              const uint32_t *a, size_t na, bool aneg, const uint32_t *b, size_t nb,
                              bool bneg) {
    size_t n = (na > nb ? na : nb) + 1;
    if (n <= PART) {
        *out_n = hnbigint_bitop(op, r, out_neg, a, na, aneg, b, nb, bneg);
        return HN_OK;
    }
    hn_bitop_run s;
    hnlimb_bitop_begin(&s, op, aneg, bneg);
    *out_neg = s.rcarry;
    for (size_t at = 0, part; at < n; at += part) {
        part = bigint_long_part_of(n, at);
        hnlimb_bitop_run(&s, r, a, na, aneg, b, nb, bneg, at, at + part);
        HN_TRY(bigint_long_pace(m, part));
    }
    return norm(m, r, n, out_n);
}

hn_status hnbigint_long_bit_count(hn_meter *m, const uint32_t *a, size_t n, uint64_t *out) {
    *out = 0;
    for (size_t at = 0, part; at < n; at += part) {
        part = bigint_long_part_of(n, at);
        *out += hnbigint_bit_count(a + at, part);
        HN_TRY(bigint_long_pace(m, part));
    }
    return HN_OK;
}

/* Whether the number fits into `len` bytes. */
static hn_status bigint_long_fits_bytes(hn_meter *m, const uint32_t *a, size_t n, bool neg, size_t len,
                                        bool is_signed, bool *out) {
    uint64_t bits = hnbigint_bit_length(a, n), room = (uint64_t)len * 8;
    bool rest = true;
    /* With a sign, only -2**(room - 1) needs as many bits as there are. */
    if (is_signed && neg && bits == room && bits) HN_TRY(any_bits(m, a, n, (size_t)(bits - 1), &rest));
    *out = bits == 0 || (is_signed ? bits < room || !rest : !neg && bits <= room);
    return HN_OK;
}

hn_status hnbigint_long_to_bytes(hn_meter *m, const uint32_t *a, size_t n, bool neg, uint8_t *out, size_t len,
                                 bool big_endian, bool is_signed, bool *out_fits) {
    uint32_t carry = neg;
    HN_TRY(bigint_long_fits_bytes(m, a, n, neg, len, is_signed, out_fits));
    if (!*out_fits) return HN_OK;
    for (size_t at = 0, part; at < len; at += part) {
        part = bigint_long_part_of(len, at);
        hnlimb_to_bytes_run(a, n, neg, out, len, big_endian, at, at + part, &carry);
        HN_TRY(bigint_long_pace(m, part));
    }
    return HN_OK;
}

hn_status hnbigint_long_from_bytes(hn_meter *m, uint32_t *r, size_t *out_n, bool *out_neg, const uint8_t *p,
                                   size_t len, bool big_endian, bool is_signed) {
    size_t n = len / 4 + 1;
    bool neg = is_signed && len > 0 && (p[big_endian ? 0 : len - 1] & 0x80) != 0;
    uint64_t carry = neg;
    *out_neg = neg;
    for (size_t at = 0, part; at < n; at += part) {
        part = bigint_long_part_of(n, at);
        hnlimb_from_bytes_run(r, neg, p, len, big_endian, at, at + part, &carry);
        HN_TRY(hnmeter_pace(m, (uint32_t)part >> 3));
    }
    return norm(m, r, n, out_n);
}
