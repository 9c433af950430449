/* erf, erfc, gamma and lgamma: textbook series, continued fraction and Stirling's formula (NIST DLMF chapters
 * 5, 7). */
#include "base/mathfn.h"
#include "base/mathfn_tables.h"

/* erf(x) for 0 <= x < 3: 2 x exp(-x^2) / sqrt(pi) * sum of (2 x^2)^n / (2 n + 1)!! */
static dd erf_series(double x) {
    dd square = dd_product(x, x), sum = dd_of(1), term = dd_of(1), twice = {2 * square.hi, 2 * square.lo};
    for (int n = 1; term.hi > sum.hi * 0x1p-90; n++) {
        term = dd_div(dd_mul(term, twice), dd_of(2 * n + 1));
        sum = dd_add(sum, term);
    }
    int k;
    dd e = hnmath_dd_exp(dd_neg(square), &k);
    dd r = dd_mul(dd_mul_d(dd_mul(sum, dd_scale(e, k)), x), two_over_sqrt_pi);
    return r;
}

/* erfc(x) for x >= 3: exp(-x^2) / (x sqrt(pi)) / (1 + 1t/(1 + 2t/(1 + 3t/...))), t = 1 / (2 x^2). */
static double erfc_fraction(double x) {
    dd square = dd_product(x, x), t = dd_div(dd_of(0.5), square), f = dd_of(1);
    for (int n = 120; n >= 1; n--) f = dd_add_d(dd_div(dd_mul_d(t, n), f), 1);
    int k;
    dd e = hnmath_dd_exp(dd_neg(square), &k);
    dd r = dd_div(dd_mul(e, two_over_sqrt_pi), dd_mul_d(f, 2 * x));
    return hnmath_dd_round(r, k);
}

double hnmath_erf(double x) {
    double a = fabs(x);
    if (x != x) return x;
    if (a > 6) return copysign(1, x);
    if (a < 0x1p-30) {
        dd r = dd_mul_d(two_over_sqrt_pi, x * 0x1p60);
        return hnmath_dd_round(r, -60);
    }
    if (a >= 3) return copysign(1 - erfc_fraction(a), x);
    dd r = erf_series(a);
    return copysign(r.hi + r.lo, x);
}

double hnmath_erfc(double x) {
    if (x != x) return x;
    if (x < -6) return 2;
    if (x > 27.3) return 0;
    if (x >= 3) return erfc_fraction(x);
    if (x <= -3) return 2 - erfc_fraction(-x);
    dd r = erf_series(fabs(x));
    r = dd_add_d(x < 0 ? r : dd_neg(r), 1);
    return r.hi + r.lo;
}

/* log(gamma(y)) for y >= 30, and the same without its largest part (y - 1/2) log(y) - y. */
static dd stirling_tail(dd y) {
    dd inv = dd_div(dd_of(1), y), square = dd_mul(inv, inv);
    return dd_add(dd_mul(dd_poly(stirling, 12, square), inv), ln_sqrt_2pi);
}
static dd log_gamma(dd y) {
    dd l = hnmath_dd_log(y);
    return dd_add(dd_sub(dd_mul(dd_add_d(y, -0.5), l), y), stirling_tail(y));
}

/* gamma(x) = 2 ** *k * result for a finite x that is not zero or a negative integer. */
static dd gamma_scaled(double x, int *k) {
    dd y = dd_of(x), product = dd_of(1);
    int scale = 0, e;
    while (y.hi < 30) { /* gamma(x) = gamma(x + 1) / x */
        product = dd_mul(product, y);
        (void)frexp(product.hi, &e);
        if (e > 100 || e < -100) {
            product = dd_scale(product, -e);
            scale += e;
        }
        y = dd_add_d(y, 1);
    }
    dd r = hnmath_dd_exp(log_gamma(y), k);
    *k -= scale;
    return dd_div(r, product);
}

double hnmath_gamma(double x) {
    if (x != x || x == INFINITY) return x;
    if (x == 0) return copysign(INFINITY, x);
    if (x == floor(x)) {
        if (x < 0) return NAN;
        if (x < 24) {
            double r = 1; /* below 2 ** 53 times powers of two: exact */
            for (int i = 2; i < x; i++) r *= i;
            return r;
        }
    }
    if (fabs(x) < 0x1p-1020) return 1 / x;
    if (x > 172) return INFINITY;
    if (x < -184) return fmod(floor(x), 2) == 0 ? 0.0 : -0.0;
    int k;
    dd r = gamma_scaled(x, &k);
    return hnmath_dd_round(r, k);
}

double hnmath_lgamma(double x) {
    if (x != x) return x;
    if (isinf(x)) return INFINITY;
    if (x == floor(x) && x <= 2) return x <= 0 ? INFINITY : 0;
    if (fabs(x) < 0x1p-60) return -hnmath_log(fabs(x));
    double near_one = x - 1, near_two = x - 2;
    dd r;
    if (fabs(near_one) < 0.05) {
        r = dd_mul_d(dd_poly(lgamma_one, 30, dd_of(near_one)), near_one);
    } else if (fabs(near_two) < 0.05) {
        r = dd_mul_d(dd_poly(lgamma_two, 30, dd_of(near_two)), near_two);
    } else if (x >= 30) {
        if (x > 1e306) return x * (hnmath_log(x) - 1);
        r = x > 0x1p60 ? dd_mul_d(dd_add_d(hnmath_dd_log(dd_of(x)), -1), x) : log_gamma(dd_of(x));
    } else if (x > -150) {
        int k;
        dd g = gamma_scaled(x, &k);
        if (g.hi < 0) g = dd_neg(g);
        r = dd_add(hnmath_dd_log(g), dd_mul_d(ln2_dd, k));
    } else { /* reflection */
        double a = -x, part = a - floor(a);
        dd s = hnmath_dd_sinpi(part > 0.5 ? 1 - part : part);
        r = dd_sub(hnmath_dd_log(pi_dd), hnmath_dd_log(dd_mul_d(s, a)));
        r = dd_sub(r, log_gamma(dd_of(a)));
    }
    return r.hi + r.lo;
}
