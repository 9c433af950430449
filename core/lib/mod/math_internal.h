/* Module math: the functions that math_int.c and math_sum.c define for the table in math.c, and the numbers
 * of the twins. Private to the module math. */
#ifndef HN_LIB_MOD_MATH_INTERNAL_H
#define HN_LIB_MOD_MATH_INTERNAL_H

#include "lib/native.h"

#define MATH_FN(name) hn_status name(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out)

/* The twins, core/lib/py/_hn/numbers.py: their rows are in math.c. */
enum {
    HNMATH_FLOATS,
    HNMATH_INTS,
    HNMATH_LDEXP,
    HNMATH_NEXTAFTER,
    HNMATH_FSUM,
    HNMATH_DIST,
    HNMATH_PROD,
    HNMATH_SUMPROD,
    HNMATH_FLOOR,
    HNMATH_CEIL,
    HNMATH_TRUNC,
    HNMATH_TWINS
};
extern const hn_twin_def hnmathmod_twins[];

/* math_int.c */
MATH_FN(hnmathmod_comb);
MATH_FN(hnmathmod_factorial);
MATH_FN(hnmathmod_gcd);
MATH_FN(hnmathmod_isqrt);
MATH_FN(hnmathmod_lcm);
MATH_FN(hnmathmod_perm);
/* math_sum.c */
MATH_FN(hnmathmod_dist);
MATH_FN(hnmathmod_fsum);
MATH_FN(hnmathmod_hypot_of);
MATH_FN(hnmathmod_prod);
MATH_FN(hnmathmod_sumprod);

#endif
