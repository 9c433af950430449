/* exp, log, pow and the hyperbolic functions. Table-driven reduction after P. T. P. Tang (1989, 1990),
 * evaluated with 20 to 30 bits more than a double has, so that results are correctly rounded but for about
 * one in 2 ** 20. Common functions try a quick path first; it may return only if its error bound settles the
 * rounding (dd_settled). The compiler must not fuse operations (mathfn_dd.h). */
#include "base/mathfn.h"

#include "base/mathfn_tables.h"

static double power_of_two(int k) {
    uint64_t bits = (uint64_t)(k + 1023) << 52;
    double d;
    memcpy(&d, &bits, sizeof d);
    return d;
}

double hnmath_dd_round(dd v, int k) {
    double r = v.hi + v.lo;
    if (k >= -1000 && k <= 1000) return r * power_of_two(k);
    if (k > 1000) return ldexp(r, k);
    double q = ldexp(r, k), rest = (v.hi - ldexp(q, -k)) + v.lo;
    if (ldexp(fabs(r), k) >= 0x1p-1020) return q;
    double half = ldexp(1, -1075 - k);
    if (rest > half) q += 0x1p-1074;
    if (rest < -half) q -= 0x1p-1074;
    return q;
}

/* exp(r) - 1 for |r| < 0.003. */
static dd expm1_small(dd r) {
    double x = r.hi;
    double tail = x * x * x * (1.0 / 6 + x * (1.0 / 24 + x * (1.0 / 120 + x * (1.0 / 720 + x / 5040))));
    dd square = dd_product(x, x);
    dd p = dd_fast(x, square.hi * 0.5);
    return dd_fast(p.hi, p.lo + (r.lo + (square.lo * 0.5 + x * r.lo + tail)));
}

/* x = n * ln2 / 128 + r */
static dd exp_reduce(dd x, int *n) {
    double k = floor(x.hi * (128 * 0x1.71547652b82fep+0) + 0.5);
    *n = (int)k;
    dd r = dd_sum(x.hi - k * step_part[0], -k * step_part[1]);
    r = dd_add_d(r, x.lo);
    return dd_sub(r, dd_mul_d(step_rest, k));
}

dd hnmath_dd_exp(dd x, int *k) {
    int n;
    dd p = expm1_small(exp_reduce(x, &n)), t = exp_table[n & 127];
    *k = (n - (n & 127)) / 128;
    return dd_add(t, dd_mul(t, p));
}

/* exp(x) - 1 for |x| < 600. */
static dd dd_expm1(dd x) {
    int n, k;
    dd p = expm1_small(exp_reduce(x, &n));
    if (n == 0) return p;
    dd t = exp_table[n & 127];
    k = (n - (n & 127)) / 128;
    return dd_add_d(dd_scale(dd_add(t, dd_mul(t, p)), k), -1);
}

/* exp(hi + lo) with an error of some 2^-59, plus that of lo, which is `error`. False where this does not
 * settle the result, as for one in thirty, and where the result is near the ends of the range. */
static bool exp_quick(double hi, double lo, double error, double *out) {
    if (!(hi > -690 && hi < 690)) return false;
    double k = floor(hi * (128 * 0x1.71547652b82fep+0) + 0.5);
    int n = (int)k;
    dd r = dd_sum(hi - k * step_part[0], -k * step_part[1]);
    double x = r.hi, rest = r.lo + (lo - k * step_rest.hi);
    double tail = x * x * (0.5 + x * (1.0 / 6 + x * (1.0 / 24 + x * (1.0 / 120 + x / 720))));
    dd t = exp_table[n & 127];
    double low = t.lo + t.hi * (x + (rest + (rest * x + tail)));
    if (!dd_settled(t.hi, low, 0x1p-58 + 2 * error, out)) return false;
    *out *= power_of_two((n - (n & 127)) / 128);
    return true;
}

double hnmath_exp(double x) {
    if (x != x) return x;
    if (x > 709.8) return INFINITY;
    if (x < -745.2) return 0;
    double quick;
    if (exp_quick(x, 0, 0, &quick)) return quick;
    int k;
    dd r = hnmath_dd_exp(dd_of(x), &k);
    return hnmath_dd_round(r, k);
}

double hnmath_exp2(double x) {
    if (x != x) return x;
    if (x >= 1024) return INFINITY;
    if (x < -1075) return 0;
    double n = floor(x * 128 + 0.5);
    dd p = expm1_small(dd_mul_d(ln2_dd, x - n / 128)), t = exp_table[(int)n & 127];
    return hnmath_dd_round(dd_add(t, dd_mul(t, p)), ((int)n - ((int)n & 127)) / 128);
}

double hnmath_expm1(double x) {
    if (x != x || fabs(x) < 0x1p-54) return x;
    if (x < -40) return -1;
    if (x > 500) return hnmath_exp(x);
    dd r = dd_expm1(dd_of(x));
    return r.hi + r.lo;
}

/* log(1 + r) for |r| < 1/60. */
static dd log1p_small(dd r) {
    static const dd third = {0x1.5555555555555p-2, 0x1.5555555555555p-56};
    static const dd fifth = {0x1.999999999999ap-3, -0x1.999999999999ap-57};
    double x = r.hi, tail = 0;
    for (int k = 15; k >= 6; k--) tail = tail * x + (k & 1 ? 1.0 : -1.0) / k;
    dd p = dd_add_d(fifth, tail * x);
    p = dd_add_d(dd_mul(p, r), -0.25);
    p = dd_add(dd_mul(p, r), third);
    p = dd_add_d(dd_mul(p, r), -0.5);
    return dd_add(r, dd_mul(dd_mul(r, r), p));
}

static dd dd_log(dd x) {
    int e;
    double m = frexp(x.hi, &e);
    if (m < 0.70710678118654752) {
        m *= 2;
        e--;
    }
    int j = (int)(m * 128) - 90;
    double c = log_inverse[j];
    dd r = dd_product(m, c);
    r = (dd){r.hi - 1, r.lo};
    r = dd_fast(r.hi, r.lo);
    if (x.lo != 0) r = dd_add_d(r, ldexp(x.lo, -e) * c);
    dd s = dd_add(log_table[j], log1p_small(r));
    if (!e) return s;
    dd low = dd_mul_d(ln2_rest, e);
    return dd_add(dd_add(dd_of(e * ln2_top), low), s);
}

/* log(x) for a normal x > 0 as two doubles, with a bound of its error. */
static dd log_quick(double x, double *error) {
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    int e = (int)(bits >> 52) - 1023;
    bits = (bits & ((UINT64_C(1) << 52) - 1)) | UINT64_C(1023) << 52;
    double m;
    memcpy(&m, &bits, sizeof m);
    if (m >= 1.4142135623730951) {
        m *= 0.5;
        e++;
    }
    int j = (int)(m * 128) - 90;
    double c = log_inverse[j];
    dd p = dd_product(m, c);
    double r = p.hi - 1, s = r * r;
    double high = -1.0 / 6 + r * (1.0 / 7 + r * (-1.0 / 8 + r * (1.0 / 9 + r * (-1.0 / 10 + r / 11))));
    double tail = s * (-0.5 + r * (1.0 / 3 + r * (-1.0 / 4 + r * (1.0 / 5 + r * high))));
    dd a = dd_sum(e * ln2_top, log_table[j].hi), b = dd_sum(a.hi, r);
    double low = b.lo + a.lo + (p.lo * (1 - r) + log_table[j].lo + e * ln2_rest.hi + tail);
    *error = 0x1p-51 * (fabs(low) + s) + 0x1p-100;
    return dd_fast(b.hi, low);
}

static bool is_normal(double x) {
    return x >= 0x1p-1022 && x < INFINITY;
}

/* log of 1 + z for z.hi > -1. */
static dd dd_log1p(dd z) {
    if (fabs(z.hi) < 0.015) return log1p_small(z);
    return dd_log(dd_add_d(z, 1));
}

/* The results that every logarithm shares; true when *out is one. */
static bool log_special(double x, double *out) {
    if (x > 0 && x < INFINITY) return false;
    *out = x != x || x == INFINITY ? x : x == 0 ? -INFINITY : NAN;
    return true;
}

double hnmath_log(double x) {
    double out;
    double error;
    if (log_special(x, &out)) return out;
    dd r = log_quick(is_normal(x) ? x : 1, &error);
    if (is_normal(x) && dd_settled(r.hi, r.lo, error, &out)) return out;
    r = dd_log(dd_of(x));
    return r.hi + r.lo;
}

double hnmath_log2(double x) {
    double out;
    if (log_special(x, &out)) return out;
    dd r = dd_mul(dd_log(dd_of(x)), inv_ln2);
    return r.hi + r.lo;
}

double hnmath_log10(double x) {
    double out;
    if (log_special(x, &out)) return out;
    dd r = dd_mul(dd_log(dd_of(x)), inv_ln10);
    return r.hi + r.lo;
}

double hnmath_log1p(double x) {
    double out;
    if (x != x || fabs(x) < 0x1p-54) return x;
    if (log_special(1 + x, &out)) return x == -1 ? -INFINITY : out;
    dd r = fabs(x) < 0.015 ? log1p_small(dd_of(x)) : dd_log(dd_sum(1, x));
    return r.hi + r.lo;
}

/* Zeros, infinities, NaN and what needs no table; false when the general way is needed (both finite, x >
 * 0). */
static bool pow_special(double x, double y, double *out) {
    if (y == 0 || x == 1) {
        *out = 1;
    } else if (x != x || y != y) {
        *out = NAN;
    } else if (isinf(y)) {
        double a = fabs(x);
        *out = a == 1 ? 1 : (a > 1) == (y > 0) ? INFINITY : 0;
    } else if (x == 0 || isinf(x)) {
        double r = (x == 0) == (y > 0) ? 0 : INFINITY;
        bool odd = fabs(y) < 0x1p53 && fmod(fabs(y), 2) == 1;
        *out = odd ? copysign(r, x) : r;
    } else if (y == 1) {
        *out = x;
    } else if (y == 2) {
        *out = x * x;
    } else if (y == -1) {
        *out = 1 / x;
    } else if (y == 0.5 && x > 0) {
        *out = sqrt(x);
    } else {
        return false;
    }
    return true;
}

double hnmath_pow(double x, double y) {
    double out, sign = 1;
    if (pow_special(x, y, &out)) return out;
    if (x < 0) {
        if (y != floor(y)) return NAN;
        if (fmod(fabs(y), 2) == 1) sign = -1;
        x = -x;
        if (x == 1) return sign;
    }
    if (is_normal(x) && fabs(y) < 0x1p60) {
        double error;
        dd q = log_quick(x, &error), p = dd_mul_d(q, y);
        if (exp_quick(p.hi, p.lo, (error + fabs(q.hi) * 0x1p-100) * fabs(y), &out)) return sign * out;
    }
    dd l = dd_log(dd_of(x));
    double size = l.hi * y;
    if (size > 710) return sign * INFINITY;
    if (size < -746) return sign * 0.0;
    int k;
    dd r = hnmath_dd_exp(fabs(y) > 0x1p900 ? dd_of(size) : dd_mul_d(l, y), &k);
    return sign * hnmath_dd_round(r, k);
}

double hnmath_sinh(double x) {
    double a = fabs(x);
    if (x != x || isinf(x) || a < 0x1p-28) return x;
    if (a > 40) {
        int k;
        if (a > 711) return copysign(INFINITY, x);
        dd r = hnmath_dd_exp(dd_of(a), &k);
        return copysign(hnmath_dd_round(r, k - 1), x);
    }
    dd m = dd_expm1(dd_of(a));
    dd r = dd_add(m, dd_div(m, dd_add_d(m, 1)));
    return copysign((r.hi + r.lo) * 0.5, x);
}

double hnmath_cosh(double x) {
    double a = fabs(x);
    if (x != x) return x;
    if (a > 711) return INFINITY;
    int k;
    dd e = hnmath_dd_exp(dd_of(a), &k);
    if (a > 40) return hnmath_dd_round(e, k - 1);
    e = dd_scale(e, k);
    dd r = dd_add(e, dd_div(dd_of(1), e));
    return (r.hi + r.lo) * 0.5;
}

double hnmath_tanh(double x) {
    double a = fabs(x);
    if (x != x || a < 0x1p-28) return x;
    if (a > 20) return copysign(1, x);
    dd m = dd_expm1(dd_of(2 * a));
    dd r = dd_div(m, dd_add_d(m, 2));
    return copysign(r.hi + r.lo, x);
}

double hnmath_asinh(double x) {
    double a = fabs(x);
    if (x != x || isinf(x) || a < 0x1p-28) return x;
    dd r;
    if (a > 0x1p40) {
        r = dd_add(dd_log(dd_of(a)), ln2_dd);
    } else {
        dd square = dd_product(a, a);
        dd z = dd_div(square, dd_add_d(dd_sqrt(dd_add_d(square, 1)), 1));
        r = dd_log1p(dd_add_d(z, a));
    }
    return copysign(r.hi + r.lo, x);
}

double hnmath_acosh(double x) {
    if (!(x >= 1)) return NAN;
    if (isinf(x)) return x;
    dd r;
    if (x > 0x1p40) {
        r = dd_add(dd_log(dd_of(x)), ln2_dd);
    } else {
        dd t = dd_sum(x, -1);
        r = dd_log1p(dd_add(t, dd_sqrt(dd_mul(t, dd_add_d(t, 2)))));
    }
    return r.hi + r.lo;
}

double hnmath_atanh(double x) {
    double a = fabs(x);
    if (x != x || a < 0x1p-28) return x;
    if (a >= 1) return a == 1 ? copysign(INFINITY, x) : NAN;
    dd r = dd_log1p(dd_div(dd_of(2 * a), dd_sum(1, -a)));
    return copysign((r.hi + r.lo) * 0.5, x);
}

double hnmath_cbrt(double x) {
    if (x == 0 || x != x || isinf(x)) return x;
    int e;
    double m = frexp(fabs(x), &e);
    int shift = e % 3;
    m = ldexp(m, shift);
    /* A table-free start and Newton's steps; the last one in double-double. */
    double y = 0.6 + 0.4 * m;
    for (int i = 0; i < 7; i++) y -= (y - m / (y * y)) / 3;
    dd rest = dd_add_d(dd_neg(dd_mul_d(dd_product(y, y), y)), m);
    dd r = dd_fast(y, rest.hi / (3 * y * y));
    return copysign(ldexp(r.hi + r.lo, (e - shift) / 3), x);
}

double hnmath_hypot(double x, double y) {
    if (isinf(x) || isinf(y)) return INFINITY;
    if (x != x || y != y) return NAN;
    double a = fabs(x), b = fabs(y);
    if (a < b) {
        double t = a;
        a = b;
        b = t;
    }
    if (b == 0) return a;
    int e;
    (void)frexp(a, &e);
    a = ldexp(a, -e);
    b = ldexp(b, -e);
    dd r = dd_sqrt(dd_add(dd_product(a, a), dd_product(b, b)));
    return hnmath_dd_round(r, e);
}
