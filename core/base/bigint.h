/* Arithmetic on integers of any size: magnitudes are little-endian arrays of 32-bit limbs, the sign is the
 * caller's. object/int*.c, num.c, lib/mod/dec_num.c, math and CBOR call it.
 *
 * (a, n) is a magnitude of n limbs. Inputs may have leading zero limbs unless said otherwise; every returned
 * length is normalised (no leading zero limb, zero has length 0). Limbs above the returned length and inside
 * the documented size of an output may have been overwritten.
 *
 * Functions without a hn_meter take linear time, allocate nothing and cannot fail: the caller charges n >> 4
 * for them. Functions with one charge as they work, take scratch from hnmem_alloc, free it in each case, and
 * return HN_OK, HN_NOMEM (outputs are garbage, nothing else changed), HN_STOPPED, or HN_AGAIN (work.h). */
#ifndef HN_BASE_BIGINT_H
#define HN_BASE_BIGINT_H

#include "base/mem.h"

/* ---- plain limbs (bigint.c) ---- */

/* The length of (a, n) without its leading zero limbs. */
size_t hnbigint_norm(const uint32_t *a, size_t n);
/* -1, 0 or 1. */
int hnbigint_cmp(const uint32_t *a, size_t na, const uint32_t *b, size_t nb);
/* r = a + b. r has max(na, nb) + 1 limbs and may be a or b. */
size_t hnbigint_add(uint32_t *r, const uint32_t *a, size_t na, const uint32_t *b, size_t nb);
/* r = a - b for a >= b. r has na limbs and may be a or b. */
size_t hnbigint_sub(uint32_t *r, const uint32_t *a, size_t na, const uint32_t *b, size_t nb);
/* r = a + b with signs; r has max(na, nb) + 1 limbs and may be a or b. For a - b hand in !bneg. Zero is not
 * negative. */
size_t hnbigint_add_signed(uint32_t *r, bool *out_neg, const uint32_t *a, size_t na, bool aneg,
                           const uint32_t *b, size_t nb, bool bneg);
/* r = a * mul + add in place or not: r has n limbs and may be a. Returns the limb that does not fit (may be
 * 0). */
uint32_t hnbigint_muladd1(uint32_t *r, const uint32_t *a, size_t n, uint32_t mul, uint32_t add);
/* q = a / d, returns a % d. d is not 0. q has n limbs and may be a, or NULL when only the rest is wanted; not
 * normalised: use hnbigint_norm. */
uint32_t hnbigint_divrem1(uint32_t *q, const uint32_t *a, size_t n, uint32_t d);
/* r = a << bits. r has n + bits / 32 + 1 limbs and may be a. */
size_t hnbigint_shl(uint32_t *r, const uint32_t *a, size_t n, size_t bits);
/* r = a >> bits, towards zero. r has max(n - bits / 32, 0) limbs and may be a. */
size_t hnbigint_shr(uint32_t *r, const uint32_t *a, size_t n, size_t bits);
/* The same rounding towards minus infinity: Python's >> for a number of sign `neg`. r has max(n - bits / 32,
 * 0) + 1 limbs and may be a. The sign of the result is `neg` (a negative number never becomes 0). */
size_t hnbigint_shr_floor(uint32_t *r, const uint32_t *a, size_t n, bool neg, size_t bits);
/* int.bit_length and int.bit_count. */
uint64_t hnbigint_bit_length(const uint32_t *a, size_t n);
uint64_t hnbigint_bit_count(const uint32_t *a, size_t n);
/* Bit i of the magnitude. */
bool hnbigint_bit(const uint32_t *a, size_t n, uint64_t i);

/* ---- the same for numbers of any size (bigint_long.c) ----
 *
 * They look at the clock as they go; the caller charges as for the others. r overlaps neither a nor b, but in
 * a shift to the left. */

HN_CHECK hn_status hnbigint_long_cmp(hn_meter *m, const uint32_t *a, size_t na, const uint32_t *b, size_t nb,
                                     int *out);
HN_CHECK hn_status hnbigint_long_add_signed(hn_meter *m, uint32_t *r, size_t *out_n, bool *out_neg,
                                            const uint32_t *a, size_t na, bool aneg, const uint32_t *b,
                                            size_t nb, bool bneg);
HN_CHECK hn_status hnbigint_long_shl(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t n,
                                     size_t bits);
HN_CHECK hn_status hnbigint_long_shr_floor(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a,
                                           size_t n, bool neg, size_t bits);
HN_CHECK hn_status hnbigint_long_bit_count(hn_meter *m, const uint32_t *a, size_t n, uint64_t *out);
/* *out_fits as hnbigint_to_bytes returns it. */
HN_CHECK hn_status hnbigint_long_to_bytes(hn_meter *m, const uint32_t *a, size_t n, bool neg, uint8_t *out,
                                          size_t len, bool big_endian, bool is_signed, bool *out_fits);
HN_CHECK hn_status hnbigint_long_from_bytes(hn_meter *m, uint32_t *r, size_t *out_n, bool *out_neg,
                                            const uint8_t *p, size_t len, bool big_endian, bool is_signed);

/* ---- bits and bytes (bigint.c, bigint_long.c) ---- */

typedef enum hn_bitop { HN_BIT_AND, HN_BIT_OR, HN_BIT_XOR } hn_bitop;
/* r = a op b on two's complement. r has max(na, nb) + 1 limbs and may be a or b. (~a is -(a + 1):
 * add_signed.) */
size_t hnbigint_bitop(hn_bitop op, uint32_t *r, bool *out_neg, const uint32_t *a, size_t na, bool aneg,
                      const uint32_t *b, size_t nb, bool bneg);
HN_CHECK hn_status hnbigint_long_bitop(hn_meter *m, hn_bitop op, uint32_t *r, size_t *out_n, bool *out_neg,
                                       const uint32_t *a, size_t na, bool aneg, const uint32_t *b, size_t nb,
                                       bool bneg);

/* Magnitude of v; r has 2 limbs. */
size_t hnbigint_from_uint64(uint32_t *r, uint64_t v);
/* The same for |v|, with its sign. */
size_t hnbigint_from_int64(uint32_t *r, bool *out_neg, int64_t v);
/* False when it does not fit. */
bool hnbigint_to_uint64(const uint32_t *a, size_t n, uint64_t *out);
bool hnbigint_to_int64(const uint32_t *a, size_t n, bool neg, int64_t *out);

/* Two's complement bytes, as int.to_bytes: false when the number does not fit into `len` bytes (or is
 * negative and not `is_signed`); `out` is then garbage. */
bool hnbigint_to_bytes(const uint32_t *a, size_t n, bool neg, uint8_t *out, size_t len, bool big_endian,
                       bool is_signed);
/* As int.from_bytes. r has len / 4 + 1 limbs. */
size_t hnbigint_from_bytes(uint32_t *r, bool *out_neg, const uint8_t *p, size_t len, bool big_endian,
                           bool is_signed);

/* ---- doubles (bigint_float.c) ---- */

/* The nearest double of the magnitude, ties to even. False when it is too large (Python's OverflowError). */
bool hnbigint_to_double(const uint32_t *a, size_t n, double *out);
/* The magnitude of trunc(d) for a finite d; r has 33 limbs. The sign is d's. */
size_t hnbigint_from_double(uint32_t *r, double d);
/* Exact comparison of a signed number with a double that is not NaN: -1, 0, 1. */
int hnbigint_cmp_double(const uint32_t *a, size_t n, bool neg, double d);
/* a / b, correctly rounded (int true division of magnitudes), b not 0. *out_overflow: too large for a
 * double. */
HN_CHECK hn_status hnbigint_ratio(hn_meter *m, const uint32_t *a, size_t na, const uint32_t *b, size_t nb,
                                  double *out, bool *out_overflow);
/* m * 2^e for an exact m, with sticky nonzero when bits below m were dropped: rounded once, half to even.
 * Gives inf when too large. For m != 0. */
double hnbigint_scale(uint64_t m, int sticky, int64_t e);

/* ---- multiplication and division (bigint_mul.c, bigint_div.c) ---- */

/* r = a * b. r has na + nb limbs and is neither a nor b. Schoolbook, Karatsuba, number theoretic
 * transform. */
HN_CHECK hn_status hnbigint_mul(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t na,
                                const uint32_t *b, size_t nb);
/* r = a * a. r has 2 * n limbs and is not a. */
HN_CHECK hn_status hnbigint_sqr(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t n);
/* q = a / b and r = a % b of magnitudes, b not 0. q has max(na - nb, 0) + 1 limbs, r has nb; one of them may
 * be NULL when only the other is wanted. *out_nr then still tells whether there is a rest. Neither may
 * overlap a or b. Knuth D with reciprocals, Burnikel-Ziegler. */
HN_CHECK hn_status hnbigint_divrem(hn_meter *m, uint32_t *q, size_t *out_nq, uint32_t *r, size_t *out_nr,
                                   const uint32_t *a, size_t na, const uint32_t *b, size_t nb);
/* Python's // and %: floor division of signed numbers, b not 0. Sizes as above, but q has one limb more and r
 * has nb + 1. The remainder's sign is *out_rneg (that of b, or not negative for 0). */
HN_CHECK hn_status hnbigint_divmod_floor(hn_meter *m, uint32_t *q, size_t *out_nq, bool *out_qneg,
                                         uint32_t *r, size_t *out_nr, bool *out_rneg, const uint32_t *a,
                                         size_t na, bool aneg, const uint32_t *b, size_t nb, bool bneg);

/* ---- number theory (bigint_theory.c) ---- */

/* Limbs that a ** e needs; SIZE_MAX when that is beyond any memory (then raise MemoryError or stop). */
size_t hnbigint_pow_size(const uint32_t *a, size_t n, uint64_t e);
/* r = a ** e. r has hnbigint_pow_size limbs and is not a. Check the size against the memory limit first. */
HN_CHECK hn_status hnbigint_pow(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t n,
                                uint64_t e);
/* r = gcd(a, b) (Lehmer). r has max(na, nb) limbs. */
HN_CHECK hn_status hnbigint_gcd(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t na,
                                const uint32_t *b, size_t nb);
/* r = floor(sqrt(a)). r has n / 2 + 2 limbs. */
HN_CHECK hn_status hnbigint_isqrt(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t n);

/* ---- powers and inverses modulo a number (bigint_mod.c) ---- */

/* r = a ** e % mod of magnitudes, mod not 0. r has nm limbs. */
HN_CHECK hn_status hnbigint_modpow(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t na,
                                   const uint32_t *e, size_t ne, const uint32_t *mod, size_t nm);
/* r = the inverse of a modulo `mod` (magnitudes, mod not 0), in 0..mod-1; *out_exists is false when there is
 * none. r has nm limbs. */
HN_CHECK hn_status hnbigint_inverse(hn_meter *m, uint32_t *r, size_t *out_n, bool *out_exists,
                                    const uint32_t *a, size_t na, const uint32_t *mod, size_t nm);

/* ---- text (bigint_text.c) ---- */

/* An upper bound for the digits of (a, n) in base 2 to 36; never too large by more than a few. */
size_t hnbigint_text_size(const uint32_t *a, size_t n, unsigned base);
/* Digits in lower case, without sign, prefix or final NUL, "0" for zero; `out` has hnbigint_text_size
 * bytes. */
HN_CHECK hn_status hnbigint_to_text(hn_meter *m, char *out, size_t *out_len, const uint32_t *a, size_t n,
                                    unsigned base);
/* Limbs that `len` digits of a base may need. */
size_t hnbigint_from_text_size(size_t len, unsigned base);
/* Reads `len` digits of either case, all of them valid in the base (the caller has removed sign, prefix and
 * underscores and checked). r has hnbigint_from_text_size limbs. */
HN_CHECK hn_status hnbigint_from_text(hn_meter *m, uint32_t *r, size_t *out_n, const char *digits, size_t len,
                                      unsigned base);

#endif
