/* Sums of two doubles, for about 105 bits of precision: T. J. Dekker, "A floating-point technique for
 * extending the available precision" (1971), and D. E. Knuth's exact sum. The mathfn files and
 * lib/mod/math_sum.c use them. Operations must not be fused or reordered (FP_CONTRACT OFF, without
 * -ffast-math): then every build gives the same results. */
#ifndef HN_BASE_MATHFN_DD_H
#define HN_BASE_MATHFN_DD_H

#include <math.h>

#include "base/status.h"

typedef struct dd {
    double hi, lo; /* |lo| <= ulp(hi) / 2 */
} dd;

#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif

/* a + b for |a| >= |b|. */
static inline dd dd_fast(double a, double b) {
    double s = a + b;
    return (dd){s, b - (s - a)};
}
static inline dd dd_sum(double a, double b) {
    double s = a + b, t = s - a;
    return (dd){s, (a - (s - t)) + (b - t)};
}
static inline dd dd_product(double a, double b) {
    double p = a * b, t = a * 134217729.0, u = b * 134217729.0;
    double ah = t - (t - a), al = a - ah, bh = u - (u - b), bl = b - bh;
    return (dd){p, ((ah * bh - p) + ah * bl + al * bh) + al * bl};
}
static inline dd dd_neg(dd a) {
    return (dd){-a.hi, -a.lo};
}
static inline dd dd_of(double a) {
    return (dd){a, 0};
}
static inline dd dd_add_d(dd a, double b) {
    dd s = dd_sum(a.hi, b);
    return dd_fast(s.hi, s.lo + a.lo);
}
static inline dd dd_add(dd a, dd b) {
    dd s = dd_sum(a.hi, b.hi), t = dd_sum(a.lo, b.lo);
    s = dd_fast(s.hi, s.lo + t.hi);
    return dd_fast(s.hi, s.lo + t.lo);
}
static inline dd dd_sub(dd a, dd b) {
    return dd_add(a, dd_neg(b));
}
static inline dd dd_mul_d(dd a, double b) {
    dd p = dd_product(a.hi, b);
    return dd_fast(p.hi, p.lo + a.lo * b);
}
static inline dd dd_mul(dd a, dd b) {
    dd p = dd_product(a.hi, b.hi);
    return dd_fast(p.hi, p.lo + (a.hi * b.lo + a.lo * b.hi));
}
static inline dd dd_div(dd a, dd b) {
    double q = a.hi / b.hi;
    dd r = dd_sub(a, dd_mul_d(b, q));
    double q2 = r.hi / b.hi;
    r = dd_sub(r, dd_mul_d(b, q2));
    dd s = dd_fast(q, q2);
    return dd_add_d(s, r.hi / b.hi);
}
static inline dd dd_sqrt(dd a) {
    if (a.hi <= 0) return dd_of(0);
    double q = sqrt(a.hi);
    dd r = dd_sub(a, dd_product(q, q));
    return dd_fast(q, r.hi / (2 * q));
}
static inline dd dd_scale(dd a, int k) {
    return (dd){ldexp(a.hi, k), ldexp(a.lo, k)};
}
/* sum of c[0..n-1] * x ** i, in full precision throughout. */
static inline dd dd_poly(const dd *c, int n, dd x) {
    dd r = c[n - 1];
    for (int i = n - 2; i >= 0; i--) r = dd_add(dd_mul(r, x), c[i]);
    return r;
}

/* hi + lo rounded, when an error of lo up to `error` cannot change that (Ziv's test); false when it may. */
static inline bool dd_settled(double hi, double lo, double error, double *out) {
    *out = hi + (lo - error);
    return *out == hi + (lo + error);
}

/* mathfn.c, for the other files. exp(x) = 2 ** *k * result; |x| < 1500. */
dd hnmath_dd_exp(dd x, int *k);
/* v * 2 ** k, rounded once, subnormals too. */
double hnmath_dd_round(dd v, int k);

#endif
