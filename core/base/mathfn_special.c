/* erf, erfc, gamma and lgamma: series and continued fraction (NIST DLMF chapter 7), and Lanczos's
 * approximation with the coefficients that CPython has. Programs see the last digits of gamma: its sums must
 * be evaluated in CPython's order. */
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

/* ---- gamma: C. Lanczos (1964), with g and the thirteen coefficients that P. Godfrey and the Boost library
 * made for doubles. CPython has them too, and evaluates them in this order: programs see its last digits.
 * ---- */

#define LANCZOS_G 6.024680040776729583740234375

/* The quotient of two polynomials of degree 12; from the other end for large x, where powers would
 * overflow. */
static double lanczos_sum(double x) {
    static const double top[] = {23531376880.410759688572007674451636754734846804940,
                                 42919803642.649098768957899047001988850926355848959,
                                 35711959237.355668049440185451547166705960488635843,
                                 17921034426.037209699919755754458931112671403265390,
                                 6039542586.3520280050642916443072979210699388420708,
                                 1439720407.3117216736632230727949123939715485786372,
                                 248874557.86205415651146038641322942321632125127801,
                                 31426415.585400194380614231628318205362874684987640,
                                 2876370.6289353724412254090516208496135991145378768,
                                 186056.26539522349504029498971604569928220784236328,
                                 8071.6720023658162106380029022722506138218516325024,
                                 210.82427775157934587250973392071336271166969580291,
                                 2.5066282746310002701649081771338373386264310793408};
    static const double bottom[] = {0,       39916800, 120543840, 150917976, 105258076, 45995730, 13339535,
                                    2637558, 357423,   32670,     1925,      66,        1};
    double num = 0, den = 0;
    for (int i = 0; i < 13; i++) {
        int k = x < 5 ? 12 - i : i;
        num = x < 5 ? num * x + top[k] : num / x + top[k];
        den = x < 5 ? den * x + bottom[k] : den / x + bottom[k];
    }
    return num / den;
}

/* sin(pi * x) for a finite x >= 0. */
static double sin_pi(double x) {
    double y = fmod(x, 2), r;
    int n = (int)round(2 * y);
    switch (n) {
    case 0: r = hnmath_sin(pi_dd.hi * y); break;
    case 1: r = hnmath_cos(pi_dd.hi * (y - 0.5)); break;
    case 2: r = hnmath_sin(pi_dd.hi * (1 - y)); break;
    case 3: r = -hnmath_cos(pi_dd.hi * (y - 1.5)); break;
    default: r = hnmath_sin(pi_dd.hi * (y - 2)); break;
    }
    return r;
}

/* gamma of an x that is no integer, 1e-20 < |x| <= 200: with what rounding x + g - 1/2 lost put back. */
static double gamma_lanczos(double x) {
    double a = fabs(x), g = LANCZOS_G - 0.5, y = a + g, lost, r;
    lost = a > g ? (y - a) - g : (y - g) - a;
    lost = lost * LANCZOS_G / y;
    if (x < 0) {
        r = -pi_dd.hi / sin_pi(a) / a * hnmath_exp(y) / lanczos_sum(a);
        r -= lost * r;
    } else {
        r = lanczos_sum(a) / hnmath_exp(y);
        r += lost * r;
    }
    if (a < 140) {
        double p = hnmath_pow(y, a - 0.5);
        return x < 0 ? r / p : r * p;
    }
    double p = hnmath_pow(y, a / 2 - 0.25);
    return x < 0 ? r / p / p : r * p * p;
}

double hnmath_gamma(double x) {
    if (x != x || x == INFINITY) return x;
    if (x == 0) return copysign(INFINITY, x);
    if (x == floor(x)) {
        if (x < 0) return NAN;
        if (x <= 23) {
            double r = 1;
            for (int i = 2; i < x; i++) r *= i;
            return r;
        }
    }
    if (fabs(x) < 1e-20) return 1 / x;
    if (fabs(x) > 200) return x > 0 ? INFINITY : 0.0 / sin_pi(-x);
    return gamma_lanczos(x);
}

double hnmath_lgamma(double x) {
    double a = fabs(x);
    if (x != x) return x;
    if (isinf(x)) return INFINITY;
    if (x == floor(x) && x <= 2) return x <= 0 ? INFINITY : 0;
    if (a < 1e-20) return -hnmath_log(a);
    double r = hnmath_log(lanczos_sum(a)) - LANCZOS_G;
    r += (a - 0.5) * (hnmath_log(a + LANCZOS_G - 0.5) - 1);
    if (x < 0) r = hnmath_log(pi_dd.hi) - hnmath_log(fabs(sin_pi(a))) - hnmath_log(a) - r;
    return r;
}
