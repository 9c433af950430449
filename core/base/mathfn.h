/* Elementary functions, the same on every build: libm differs between C libraries, in the last digit and in
 * its special cases. math, cmath and `**` use them. Special values follow C99's Annex F (pow too); none of
 * these sets errno or needs a rounding mode other than to nearest. sqrt, floor, ceil, trunc, fmod, remainder,
 * ldexp, frexp and fma are exact anywhere: use libm's. */
#ifndef HN_BASE_MATHFN_H
#define HN_BASE_MATHFN_H

#include "base/status.h"

double hnmath_exp(double x);
double hnmath_exp2(double x);
double hnmath_expm1(double x);
double hnmath_log(double x);
double hnmath_log1p(double x);
double hnmath_log2(double x);
double hnmath_log10(double x);
double hnmath_pow(double x, double y);
double hnmath_sin(double x);
double hnmath_cos(double x);
double hnmath_tan(double x);
double hnmath_asin(double x);
double hnmath_acos(double x);
double hnmath_atan(double x);
double hnmath_atan2(double y, double x);
double hnmath_sinh(double x);
double hnmath_cosh(double x);
double hnmath_tanh(double x);
double hnmath_asinh(double x);
double hnmath_acosh(double x);
double hnmath_atanh(double x);
double hnmath_cbrt(double x);
double hnmath_hypot(double x, double y);
double hnmath_erf(double x);
double hnmath_erfc(double x);
/* gamma(0) is inf with the sign of the zero, negative integers give NaN; lgamma of those is inf. */
double hnmath_gamma(double x);
double hnmath_lgamma(double x);

#endif
