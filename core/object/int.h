/* Ints: 48-bit immediates and heap bigints behind one set of functions. All layers from object up call these.
 * They accept exact ints and bools only; results are normalised, so an int that fits 48 bits is never a heap
 * object. The algorithms on limbs are in base/bigint*.c. */
#ifndef HN_OBJECT_INT_H
#define HN_OBJECT_INT_H

#include "base/bigint.h"
#include "object/state.h"

HN_CHECK hn_status hnint_from_i64(hn_vm *vm, int64_t i, hn_value *out);
HN_CHECK hn_status hnint_from_u64(hn_vm *vm, uint64_t u, hn_value *out);
/* Of limbs, least significant first; leading zeros allowed. */
HN_CHECK hn_status hnint_from_limbs(hn_vm *vm, const uint32_t *limb, uint32_t n, bool negative,
                                    hn_value *out);
/* Truncates towards zero; d must be finite. */
HN_CHECK hn_status hnint_from_double(hn_vm *vm, double d, hn_value *out);
/* Digits in base 2..36 without sign, prefix or underscores. */
HN_CHECK hn_status hnint_from_text(hn_vm *vm, const char *digits, size_t n, int base, bool negative,
                                   hn_value *out);
static inline bool hnint_is(hn_value v) {
    return hnv_is_int(v) || hnv_is_bool(v) || hnv_is(v, HN_KIND_INT);
}
/* v is int or bool. False when it does not fit. */
bool hnint_to_i64(hn_value v, int64_t *out);
/* Clamped to int64 (for slice bounds and indices). */
int64_t hnint_clamp(hn_value v);
int hnint_sign(hn_value v);
/* Nearest double; OverflowError "int too large to convert to float". */
HN_CHECK hn_status hnint_to_double(hn_vm *vm, hn_value v, double *out);
/* Limbs of any int (tmp holds two for immediates). Sign in *negative. */
const uint32_t *hnint_limbs(hn_value v, uint32_t tmp[2], uint32_t *n, bool *negative);
int hnint_compare(hn_value a, hn_value b);
/* The same for ints beyond 48 bits: looks at the clock as it goes. */
HN_CHECK hn_status hnint_order(hn_vm *vm, hn_value a, hn_value b, int *out);
HN_CHECK hn_status hnint_hash(hn_vm *vm, hn_value v, int64_t *out);

/* The arithmetic of exact ints (bools too). Division by zero raises. */
HN_CHECK hn_status hnint_add(hn_vm *vm, hn_value a, hn_value b, hn_value *out);
HN_CHECK hn_status hnint_sub(hn_vm *vm, hn_value a, hn_value b, hn_value *out);
HN_CHECK hn_status hnint_mul(hn_vm *vm, hn_value a, hn_value b, hn_value *out);
HN_CHECK hn_status hnint_divmod(hn_vm *vm, hn_value a, hn_value b, hn_value *quotient,
                                hn_value *rest); /* either may be NULL */
HN_CHECK hn_status hnint_truediv(hn_vm *vm, hn_value a, hn_value b, hn_value *out);
HN_CHECK hn_status hnint_pow(hn_vm *vm, hn_value a, hn_value b, hn_value mod,
                             hn_value *out); /* mod None: none */
HN_CHECK hn_status hnint_shift(hn_vm *vm, hn_value a, hn_value by, bool left, hn_value *out);
typedef hn_bitop hn_bit_op;
HN_CHECK hn_status hnint_bitop(hn_vm *vm, hn_bit_op op, hn_value a, hn_value b, hn_value *out);
/* A hn_binop on ints of up to 128 bits (int_short.c); HN_SLOW, before any effect, for what is longer or
 * rare. */
HN_CHECK hn_status hnint_short(hn_vm *vm, unsigned op, hn_value a, hn_value b, hn_value *out);
HN_CHECK hn_status hnint_neg(hn_vm *vm, hn_value a, hn_value *out);
HN_CHECK hn_status hnint_invert(hn_vm *vm, hn_value a, hn_value *out);

/* Floor of the square root and greatest common divisor (never negative) of exact ints. */
HN_CHECK hn_status hnint_isqrt(hn_vm *vm, hn_value a, hn_value *out);
HN_CHECK hn_status hnint_gcd(hn_vm *vm, hn_value a, hn_value b, hn_value *out);
/* Half to even at 10 ** -ndigits. */
HN_CHECK hn_status hnint_round(hn_vm *vm, hn_value a, hn_value ndigits, hn_value *out);
/* A new bigint with room for n limbs to be filled in place and finished; NULL at the cap. Charges nothing. */
hn_int *hnint_alloc(hn_vm *vm, size_t n);
/* The value of r's first n limbs: r itself, or an immediate when it fits. */
hn_value hnint_finish(hn_int *r, size_t n, bool negative);

/* Compare an int with a double exactly: -1, 0, 1, or 2 for NaN. */
int hnint_compare_double(hn_value i, double d);

#endif
