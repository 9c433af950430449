/* What the files of module math share. */
#ifndef HN_LIB_MOD_MATH_INTERNAL_H
#define HN_LIB_MOD_MATH_INTERNAL_H

#include "lib/native.h"

#define MATH_FN(name) hn_status name(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out)

/* math_int.c */
MATH_FN(hnmath_comb);
MATH_FN(hnmath_factorial);
MATH_FN(hnmath_gcd);
MATH_FN(hnmath_isqrt);
MATH_FN(hnmath_lcm);
MATH_FN(hnmath_perm);
/* math_sum.c */
MATH_FN(hnmath_dist);
MATH_FN(hnmath_fsum);
MATH_FN(hnmath_hypot_of);
MATH_FN(hnmath_prod);
MATH_FN(hnmath_sumprod);

#endif
