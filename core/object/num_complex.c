/* Arithmetic of complex numbers. Infinities are recovered as C99's Annex G describes; division is Robert L.
 * Smith's (CACM 5, 1962), which avoids overflow of intermediate results. num_binary.c and lib/types/complex.c
 * call it. */
#include <math.h>

#include "base/mathfn.h"
#include "object/exc.h"
#include "object/int.h"
#include "object/num.h"
#include "object/num_internal.h"

typedef struct cx {
    double re, im;
} cx;

/* 1 or 0 with the sign of d: an infinity and a finite number as directions. */
static double direction(double d) {
    return copysign(isinf(d) ? 1 : 0, d);
}

static double no_nan(double d) {
    return d != d ? copysign(0, d) : d;
}

static cx multiply(cx a, cx b) {
    double ac = a.re * b.re, bd = a.im * b.im, ad = a.re * b.im, bc = a.im * b.re;
    cx r = {ac - bd, ad + bc};
    if (!(r.re != r.re && r.im != r.im)) return r;
    bool again = false;
    if (isinf(a.re) || isinf(a.im)) {
        a = (cx){direction(a.re), direction(a.im)};
        b = (cx){no_nan(b.re), no_nan(b.im)};
        again = true;
    }
    if (isinf(b.re) || isinf(b.im)) {
        b = (cx){direction(b.re), direction(b.im)};
        a = (cx){no_nan(a.re), no_nan(a.im)};
        again = true;
    }
    if (!again && (isinf(ac) || isinf(bd) || isinf(ad) || isinf(bc))) {
        a = (cx){no_nan(a.re), no_nan(a.im)};
        b = (cx){no_nan(b.re), no_nan(b.im)};
        again = true;
    }
    if (again) {
        r.re = INFINITY * (a.re * b.re - a.im * b.im);
        r.im = INFINITY * (a.re * b.im + a.im * b.re);
    }
    return r;
}

/* a / b for b != 0. */
static cx num_complex_divide(cx a, cx b) {
    cx r = {NAN, NAN};
    if (fabs(b.re) >= fabs(b.im)) {
        double ratio = b.im / b.re, denom = b.re + b.im * ratio;
        r = (cx){(a.re + a.im * ratio) / denom, (a.im - a.re * ratio) / denom};
    } else if (fabs(b.im) >= fabs(b.re)) {
        double ratio = b.re / b.im, denom = b.re * ratio + b.im;
        r = (cx){(a.re * ratio + a.im) / denom, (a.im * ratio - a.re) / denom};
    }
    if (!(r.re != r.re && r.im != r.im)) return r;
    if ((isinf(a.re) || isinf(a.im)) && isfinite(b.re) && isfinite(b.im)) {
        double x = direction(a.re), y = direction(a.im);
        r = (cx){INFINITY * (x * b.re + y * b.im), INFINITY * (y * b.re - x * b.im)};
    } else if ((isinf(b.re) || isinf(b.im)) && isfinite(a.re) && isfinite(a.im)) {
        double x = direction(b.re), y = direction(b.im);
        r = (cx){0.0 * (a.re * x + a.im * y), 0.0 * (a.im * x - a.re * y)};
    }
    return r;
}

/* A float divided by a complex b != 0. */
static cx divide_real(double a, cx b) {
    cx r = {NAN, NAN};
    if (fabs(b.re) >= fabs(b.im)) {
        double ratio = b.im / b.re, denom = b.re + b.im * ratio;
        r = (cx){a / denom, (-a * ratio) / denom};
    } else if (fabs(b.im) >= fabs(b.re)) {
        double ratio = b.re / b.im, denom = b.re * ratio + b.im;
        r = (cx){(a * ratio) / denom, (-a) / denom};
    }
    if (r.re != r.re && r.im != r.im && isfinite(a) && (isinf(b.re) || isinf(b.im))) {
        double x = direction(b.re), y = direction(b.im);
        r = (cx){0.0 * (a * x), 0.0 * (-a * y)};
    }
    return r;
}

/* a ** n by squarings, n <= 100. */
static cx whole_power(cx a, unsigned n) {
    cx r = {1, 0};
    for (unsigned bit = 1; bit <= n; bit <<= 1) {
        if (n & bit) r = multiply(r, a);
        a = multiply(a, a);
    }
    return r;
}

static cx polar_power(cx a, cx b) {
    double length = hnmath_hypot(a.re, a.im), angle = hnmath_atan2(a.im, a.re);
    double len = hnmath_pow(length, b.re), phase = angle * b.re;
    if (b.im != 0) {
        len *= hnmath_exp(-angle * b.im);
        phase += b.im * hnmath_log(length);
    }
    return (cx){len * hnmath_cos(phase), len * hnmath_sin(phase)};
}

hn_status hncomplex_pow(hn_vm *vm, double are, double aim, double bre, double bim, double *re, double *im) {
    cx a = {are, aim}, b = {bre, bim}, r;
    HN_TRY(hnmeter_charge(&vm->meter, 1)); /* logarithm, exponential, sine and more */
    bool zero = are == 0 && aim == 0, whole = bim == 0 && bre == floor(bre) && fabs(bre) <= 100;
    if (whole) r = whole_power(a, (unsigned)fabs(bre));
    if (zero ? bim != 0 || bre < 0 : whole && bre < 0 && r.re == 0 && r.im == 0)
        return hnexc_raise(vm, HN_T_ZERODIVISIONERROR, "zero to a negative or complex power");
    if (whole)
        r = bre <= 0 ? num_complex_divide((cx){1, 0}, r) : r;
    else
        r = zero ? (cx){0, 0} : polar_power(a, b);
    if (isinf(r.re) || isinf(r.im)) return hnexc_raise(vm, HN_T_OVERFLOWERROR, "complex exponentiation");
    *re = r.re;
    *im = r.im;
    return HN_OK;
}

static hn_status num_complex_unpack(hn_vm *vm, hn_value v, cx *out, bool *real) {
    *real = !hnv_is(v, HN_KIND_COMPLEX);
    if (!*real) {
        out->re = HN_AS(hn_complex, v)->re;
        out->im = HN_AS(hn_complex, v)->im;
        return HN_OK;
    }
    out->im = 0;
    return hnnum_to_double(vm, v, &out->re);
}

/* A real operand has no imaginary part at all: -0.0 and infinities in the other survive. */
hn_status hncomplex_binary(hn_vm *vm, hn_binop op, hn_value a, hn_value b, hn_value *out) {
    cx x, y, r;
    bool rx, ry;
    HN_TRY(num_complex_unpack(vm, a, &x, &rx));
    HN_TRY(num_complex_unpack(vm, b, &y, &ry));
    switch (op) {
    case HN_BIN_ADD: r = (cx){x.re + y.re, rx ? y.im : ry ? x.im : x.im + y.im}; break;
    case HN_BIN_SUB: r = (cx){x.re - y.re, rx ? -y.im : ry ? x.im : x.im - y.im}; break;
    case HN_BIN_MUL:
        r = rx ? (cx){x.re * y.re, x.re * y.im} : ry ? (cx){x.re * y.re, x.im * y.re} : multiply(x, y);
        break;
    case HN_BIN_DIV:
        if (y.re == 0 && y.im == 0) return hnexc_raise(vm, HN_T_ZERODIVISIONERROR, "division by zero");
        r = ry ? (cx){x.re / y.re, x.im / y.re} : rx ? divide_real(x.re, y) : num_complex_divide(x, y);
        break;
    case HN_BIN_POW: HN_TRY(hncomplex_pow(vm, x.re, x.im, y.re, y.im, &r.re, &r.im)); break;
    default: *out = HN_NOTIMPLEMENTED; return HN_OK;
    }
    return hncomplex_new(vm, r.re, r.im, out);
}

hn_status hncomplex_abs(hn_vm *vm, hn_value v, hn_value *out) {
    const hn_complex *c = HN_AS(hn_complex, v);
    double r = hnmath_hypot(c->re, c->im);
    if (isinf(r) && isfinite(c->re) && isfinite(c->im))
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "absolute value too large");
    *out = hnv_from_double(r);
    return HN_OK;
}
