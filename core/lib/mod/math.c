/* Module math: functions of one to three numbers, the table of all functions, and the twins. An argument with
 * __float__ or __index__ goes to a twin (core/lib/py/_hn/numbers.py), which converts it and calls the
 * function again by `_math`. Elementary functions come from base (hnmath_...), not from the C library, so
 * that every build prints the same digits. */
#include "math_internal.h"

/* Reads argument i as a double; objects with __float__ go through the twin, which calls the function
 * again. */
#define ARG(i, to)                                                                                           \
    do {                                                                                                     \
        hn_status st_ = hnapi_double(vm, args[i], &(to));                                                    \
        if (HN_UNLIKELY(st_ != HN_OK))                                                                       \
            return st_ == HN_SLOW ? hnapi_twin_by_name(vm, &hnmathmod_twins[HNMATH_FLOATS], NAME, args, n)   \
                                  : st_;                                                                     \
    } while (0)

static hn_status math_range_error(hn_vm *vm) {
    return hnapi_raise(vm, HN_T_OVERFLOWERROR, "math range error");
}

/* ValueError "expected ..., got -1.0" */
static hn_status domain_error(hn_vm *vm, const char *expected, double got) {
    char text[HN_DTOA_MAX + 1];
    text[hndtoa_repr(got, text)] = 0;
    return hnapi_raise(vm, HN_T_VALUEERROR, "%s, got %s", expected, text);
}

/* The result of a function of one double: NaN, or an infinity where `pole` says so, from what is no NaN is a
 * domain error; any other infinity from a finite number is an overflow. */
static hn_status math_one(hn_vm *vm, double x, double r, const char *expected, bool pole, hn_value *out) {
    *out = hnv_from_double(r);
    if (HN_LIKELY(r - r == 0)) return HN_OK;
    if (r != r) return x != x ? HN_OK : domain_error(vm, expected, x);
    if (!isfinite(x)) return HN_OK;
    return pole ? domain_error(vm, expected, x) : math_range_error(vm);
}

#define ONE(name, fn, expected, pole)                                                                        \
    HN_NATIVE(m_##name) {                                                                                    \
        static const char NAME[] = #name;                                                                    \
        double x;                                                                                            \
        ARG(0, x);                                                                                           \
        return math_one(vm, x, fn(x), expected, pole, out);                                                  \
    }
/* The same for a series of a hundred terms. */
#define ONE_LONG(name, fn)                                                                                   \
    HN_NATIVE(m_##name) {                                                                                    \
        static const char NAME[] = #name;                                                                    \
        double x;                                                                                            \
        ARG(0, x);                                                                                           \
        HN_TRY(hnapi_charge(vm, 100));                                                                       \
        return math_one(vm, x, fn(x), "", false, out);                                                       \
    }
#define FINITE     "expected a finite input"
#define WITHIN     "expected a number in range from -1 up to 1"
#define NONINTEGER "expected a noninteger or positive integer"
ONE(acos, hnmath_acos, WITHIN, false)
ONE(acosh, hnmath_acosh, "expected argument value not less than 1", false)
ONE(asin, hnmath_asin, WITHIN, false)
ONE(asinh, hnmath_asinh, "", false)
ONE(atan, hnmath_atan, "", false)
ONE(atanh, hnmath_atanh, "expected a number between -1 and 1", true)
ONE(cbrt, hnmath_cbrt, "", false)
ONE(cos, hnmath_cos, FINITE, false)
ONE(cosh, hnmath_cosh, "", false)
ONE_LONG(erf, hnmath_erf)
ONE_LONG(erfc, hnmath_erfc)
ONE(exp, hnmath_exp, "", false)
ONE(exp2, hnmath_exp2, "", false)
ONE(expm1, hnmath_expm1, "", false)
ONE(fabs, fabs, "", false)
ONE(log1p, hnmath_log1p, "expected argument value > -1", true)
ONE(sin, hnmath_sin, FINITE, false)
ONE(sinh, hnmath_sinh, "", false)
ONE(sqrt, sqrt, "expected a nonnegative input", false)
ONE(tan, hnmath_tan, FINITE, false)
ONE(tanh, hnmath_tanh, "", false)
#undef ONE

static double to_degrees(double x) {
    return x * (180 / 3.141592653589793);
}
static double to_radians(double x) {
    return x * (3.141592653589793 / 180);
}

#define PLAIN(name, expr)                                                                                    \
    HN_NATIVE(m_##name) {                                                                                    \
        static const char NAME[] = #name;                                                                    \
        double x;                                                                                            \
        ARG(0, x);                                                                                           \
        *out = expr;                                                                                         \
        return HN_OK;                                                                                        \
    }
PLAIN(degrees, hnv_from_double(to_degrees(x)))
PLAIN(radians, hnv_from_double(to_radians(x)))
PLAIN(isfinite, hnv_bool(isfinite(x)))
PLAIN(isinf, hnv_bool(isinf(x)))
PLAIN(isnan, hnv_bool(x != x))
#undef PLAIN

#define NAME "gamma"
HN_NATIVE(m_gamma) {
    double x;
    ARG(0, x);
    if (x == 0 || x == -INFINITY || (x < 0 && x == floor(x))) return domain_error(vm, NONINTEGER, x);
    return math_one(vm, x, hnmath_gamma(x), "", false, out);
}
#undef NAME
#define NAME "lgamma"
HN_NATIVE(m_lgamma) {
    double x;
    ARG(0, x);
    if (isfinite(x) && x <= 0 && x == floor(x)) return domain_error(vm, NONINTEGER, x);
    return math_one(vm, x, hnmath_lgamma(x), "", false, out);
}
#undef NAME

/* ---- logarithms: of ints of any size too ---- */

/* Any positive int as m * 2 ** e. */
static hn_status math_split(hn_vm *vm, hn_value v, double *m, int64_t *e) {
    uint32_t tmp[2], n;
    bool negative;
    const uint32_t *limb = hnapi_int_limbs(v, tmp, &n, &negative);
    *e = 0;
    HN_TRY(hnapi_charge(vm, n >> 4));
    if (hnbigint_to_double(limb, n, m)) return HN_OK;
    int64_t drop = (int64_t)hnbigint_bit_length(limb, n) - 64;
    hn_value top;
    HN_TRY(hnapi_int_shift(vm, v, hnv_from_int(drop), false, &top));
    *e = drop;
    return hnapi_int_to_double(vm, top, m);
}

#define LN_2    0x1.62e42fefa39efp-1
#define LOG10_2 0x1.34413509f79ffp-2

static hn_status log_of(hn_vm *vm, hn_value v, double (*fn)(double), double two, double *out) {
    hn_value payload = hnv_payload(v);
    double x;
    int64_t e;
    if (hnapi_int_is(payload)) {
        if (hnapi_int_sign(payload) <= 0)
            return hnapi_raise(vm, HN_T_VALUEERROR, "expected a positive input");
        HN_TRY(math_split(vm, payload, &x, &e));
        *out = e ? fn(x) + two * (double)e : fn(x);
        return HN_OK;
    }
    HN_TRY(hnapi_double(vm, v, &x));
    if (x <= 0) return domain_error(vm, "expected a positive input", x);
    *out = fn(x);
    return HN_OK;
}

static hn_status twin(hn_vm *vm, hn_status st, const char *name, const hn_value *args, uint32_t n) {
    return st == HN_SLOW ? hnapi_twin_by_name(vm, &hnmathmod_twins[HNMATH_FLOATS], name, args, n) : st;
}

HN_NATIVE(m_log) {
    double x, base;
    HN_TRY(twin(vm, log_of(vm, args[0], hnmath_log, LN_2, &x), "log", args, n));
    if (hnapi_given(args[1])) {
        HN_TRY(twin(vm, log_of(vm, args[1], hnmath_log, LN_2, &base), "log", args, n));
        if (base == 0) return hnapi_raise(vm, HN_T_ZERODIVISIONERROR, "division by zero");
        x /= base;
    }
    *out = hnv_from_double(x);
    return HN_OK;
}
HN_NATIVE(m_log2) {
    double x;
    HN_TRY(twin(vm, log_of(vm, args[0], hnmath_log2, 1, &x), "log2", args, n));
    *out = hnv_from_double(x);
    return HN_OK;
}
HN_NATIVE(m_log10) {
    double x;
    HN_TRY(twin(vm, log_of(vm, args[0], hnmath_log10, LOG10_2, &x), "log10", args, n));
    *out = hnv_from_double(x);
    return HN_OK;
}

/* ---- two and three numbers ---- */

static hn_status domain(hn_vm *vm) {
    return hnapi_raise(vm, HN_T_VALUEERROR, "math domain error");
}

#define NAME "atan2"
HN_NATIVE(m_atan2) {
    double y, x;
    ARG(0, y);
    ARG(1, x);
    *out = hnv_from_double(hnmath_atan2(y, x));
    return HN_OK;
}
#undef NAME
#define NAME "copysign"
HN_NATIVE(m_copysign) {
    double x, y;
    ARG(0, x);
    ARG(1, y);
    *out = hnv_from_double(copysign(x, y));
    return HN_OK;
}
#undef NAME
#define NAME "fmod"
HN_NATIVE(m_fmod) {
    double x, y;
    ARG(0, x);
    ARG(1, y);
    HN_TRY(hnapi_number_charge_rest(vm, x, y));
    double r = isinf(y) && isfinite(x) ? x : fmod(x, y);
    if (r != r && x == x && y == y) return domain(vm);
    *out = hnv_from_double(r);
    return HN_OK;
}
#undef NAME
#define NAME "remainder"
HN_NATIVE(m_remainder) {
    double x, y;
    ARG(0, x);
    ARG(1, y);
    HN_TRY(hnapi_number_charge_rest(vm, x, y));
    double r = isinf(y) && isfinite(x) ? x : remainder(x, y);
    if (r != r && x == x && y == y) return domain(vm);
    *out = hnv_from_double(r);
    return HN_OK;
}
#undef NAME
#define NAME "pow"
HN_NATIVE(m_pow) {
    double x, y;
    ARG(0, x);
    ARG(1, y);
    double r = hnmath_pow(x, y);
    if (isfinite(x) && isfinite(y)) {
        if (r != r || (isinf(r) && x == 0)) return domain(vm);
        if (isinf(r)) return math_range_error(vm);
    }
    *out = hnv_from_double(r);
    return HN_OK;
}
#undef NAME
#define NAME "fma"
HN_NATIVE(m_fma) {
    double x, y, z;
    ARG(0, x);
    ARG(1, y);
    ARG(2, z);
    double r = fma(x, y, z);
    if (r != r && x == x && y == y && z == z)
        return hnapi_raise(vm, HN_T_VALUEERROR, "invalid operation in fma");
    if (isinf(r) && isfinite(x) && isfinite(y) && isfinite(z))
        return hnapi_raise(vm, HN_T_OVERFLOWERROR, "overflow in fma");
    *out = hnv_from_double(r);
    return HN_OK;
}
#undef NAME

HN_NATIVE(m_isclose) {
    double number[4], a, b, rel, abs;
    const hn_value whole[4] = {args[0], args[1], hnapi_given(args[2]) ? args[2] : hnv_from_double(1e-9),
                               hnapi_given(args[3]) ? args[3] : hnv_from_double(0)};
    for (uint32_t i = 0; i < 4; i++)
        HN_TRY(twin(vm, hnapi_double(vm, whole[i], &number[i]), "isclose", whole, 4));
    a = number[0], b = number[1], rel = number[2], abs = number[3];
    if (rel < 0 || abs < 0) return hnapi_raise(vm, HN_T_VALUEERROR, "tolerances must be non-negative");
    double diff = fabs(b - a);
    bool near = diff <= fabs(rel * b) || diff <= fabs(rel * a) || diff <= abs;
    *out = hnv_bool(a == b || (isfinite(a) && isfinite(b) && near));
    return HN_OK;
}

/* ---- parts of a number ---- */

static hn_status math_integral(hn_vm *vm, const hn_value *args, double (*fn)(double), unsigned twin,
                               hn_value *out) {
    hn_value v = args[0];
    if (hnv_is_double(v)) {
        double d = fn(hnv_double(v));
        if (d != d) return hnapi_raise(vm, HN_T_VALUEERROR, "cannot convert float NaN to integer");
        if (isinf(d)) return hnapi_raise(vm, HN_T_OVERFLOWERROR, "cannot convert float infinity to integer");
        return hnapi_int_from_double(vm, d, out);
    }
    if (hnapi_int_is(v)) return hnapi_int(vm, v, out);
    return hnapi_twin(vm, &hnmathmod_twins[twin], args);
}
HN_NATIVE(m_floor) {
    return math_integral(vm, args, floor, HNMATH_FLOOR, out);
}
HN_NATIVE(m_ceil) {
    return math_integral(vm, args, ceil, HNMATH_CEIL, out);
}
HN_NATIVE(m_trunc) {
    return math_integral(vm, args, trunc, HNMATH_TRUNC, out);
}

#define NAME "frexp"
HN_NATIVE(m_frexp) {
    double x;
    int e = 0;
    ARG(0, x);
    double m = isfinite(x) ? frexp(x, &e) : x;
    return hnapi_pair(vm, hnv_from_double(m), hnv_from_int(isfinite(x) ? e : 0), out);
}
#undef NAME
#define NAME "ldexp"
HN_NATIVE(m_ldexp) {
    double x;
    hn_value e = hnv_payload(args[1]);
    hn_status st = hnapi_double(vm, args[0], &x);
    if (st == HN_SLOW) return hnapi_twin_by_name(vm, &hnmathmod_twins[HNMATH_LDEXP], NAME, args, 2);
    HN_TRY(st);
    if (!hnapi_int_is(e))
        return hnapi_raise(vm, HN_T_TYPEERROR, "Expected an int as second argument to ldexp.");
    int64_t k = hnapi_int_clamp(e);
    double r = x;
    if (x != 0 && isfinite(x)) r = ldexp(x, k > 5000 ? 5000 : k < -5000 ? -5000 : (int)k);
    if (isinf(r) && isfinite(x)) return math_range_error(vm);
    *out = hnv_from_double(r);
    return HN_OK;
}
#undef NAME
#define NAME "modf"
HN_NATIVE(m_modf) {
    double x;
    ARG(0, x);
    double whole = x, rest = x;
    if (isfinite(x)) {
        whole = trunc(x);
        rest = copysign(x - whole, x);
    } else if (x == x) {
        rest = copysign(0, x);
    }
    return hnapi_pair(vm, hnv_from_double(rest), hnv_from_double(whole), out);
}
#undef NAME

/* Doubles in order as integers: neighbours differ by 1, both zeros are 0. */
static int64_t rank(double d) {
    int64_t i;
    memcpy(&i, &d, sizeof i);
    return i < 0 ? -(i & INT64_MAX) : i;
}
static double unrank(int64_t i, double zero) {
    double d;
    if (i == 0) return copysign(0, zero);
    int64_t bits = i < 0 ? -i : i;
    memcpy(&d, &bits, sizeof d);
    return i < 0 ? -d : d;
}

/* The double `steps` places from x towards y. */
static double after(double x, double y, uint64_t steps) {
    if (x != x || y != y) return x + y;
    if (x == y) return y;
    int64_t from = rank(x), to = rank(y);
    uint64_t far = from < to ? (uint64_t)(to - from) : (uint64_t)(from - to);
    if (steps >= far) return y;
    int64_t at = from < to ? from + (int64_t)steps : from - (int64_t)steps;
    return unrank(at, steps ? (from < 0 ? -1.0 : 1.0) : x);
}

HN_NATIVE(m_nextafter) {
    double x, y;
    hn_value steps = hnv_from_int(1);
    hn_status st = hnapi_double(vm, args[0], &x);
    if (st == HN_OK) st = hnapi_double(vm, args[1], &y);
    if (st == HN_OK && hnapi_given(args[2]) && args[2] != HN_NONE) st = hnapi_int(vm, args[2], &steps);
    if (st == HN_SLOW)
        return hnapi_twin_by_name(vm, &hnmathmod_twins[HNMATH_NEXTAFTER], "nextafter", args, n);
    HN_TRY(st);
    if (hnapi_int_sign(steps) < 0)
        return hnapi_raise(vm, HN_T_VALUEERROR, "steps must be a non-negative integer");
    int64_t k;
    bool fits = hnapi_int_to_i64(steps, &k);
    *out = hnv_from_double(fits && k == 0 ? x : after(x, y, fits ? (uint64_t)k : UINT64_MAX));
    return HN_OK;
}

#define NAME "ulp"
HN_NATIVE(m_ulp) {
    double x;
    ARG(0, x);
    x = fabs(x);
    if (isfinite(x)) {
        double next = after(x, INFINITY, 1);
        x = isinf(next) ? x - after(x, 0, 1) : next - x;
    }
    *out = hnv_from_double(x);
    return HN_OK;
}
#undef NAME

/* ---- the module ---- */

#define F1(name, text) HN_ROW(#name, m_##name, 0, (module, arg(x), slash), text)
#define F2(name, text) HN_ROW(#name, m_##name, 0, (module, arg(x), arg(y), slash), text)

static const hn_native_def math_functions[] = {
    F1(acos, "The angle whose cosine is x, in radians."),
    F1(acosh, "The inverse of cosh."),
    F1(asin, "The angle whose sine is x, in radians."),
    F1(asinh, "The inverse of sinh."),
    F1(atan, "The angle whose tangent is x, in radians."),
    HN_ROW("atan2", m_atan2, 0, (module, arg(y), arg(x), slash),
           "The angle of the point (x, y), in radians."),
    F1(atanh, "The inverse of tanh."),
    F1(cbrt, "The cube root of x."),
    F1(ceil, "The least int that is not below x."),
    HN_ROW("comb", hnmathmod_comb, 0, (module, arg(n), arg(k), slash),
           "In how many ways k of n items can be chosen."),
    F2(copysign, "The size of x with the sign of y."),
    F1(cos, "The cosine of x radians."),
    F1(cosh, "The hyperbolic cosine of x."),
    F1(degrees, "Radians as degrees."),
    HN_ROW("dist", hnmathmod_dist, 0, (module, arg(p), arg(q), slash),
           "The Euclidean distance of two points."),
    F1(erf, "The error function at x."),
    F1(erfc, "One minus the error function at x."),
    F1(exp, "e to the power of x."),
    F1(exp2, "2 to the power of x."),
    F1(expm1, "exp(x) - 1, exact for small x."),
    F1(fabs, "The absolute value as a float."),
    HN_ROW("factorial", hnmathmod_factorial, 0, (module, arg(n), slash), "The product of 1 to n."),
    F1(floor, "The greatest int that is not above x."),
    HN_ROW("fma", m_fma, 0, (module, arg(x), arg(y), arg(z), slash), "x * y + z, rounded once."),
    F2(fmod, "The remainder of x / y with the sign of x."),
    F1(frexp, "The pair (m, e) with x = m * 2 ** e and 0.5 <= abs(m) < 1."),
    HN_ROW("fsum", hnmathmod_fsum, 0, (module, arg(seq), slash), "The sum of floats, rounded once."),
    F1(gamma, "The gamma function at x."),
    HN_ROW("gcd", hnmathmod_gcd, 0, (module, slash, rest(integers)), "The greatest common divisor."),
    HN_ROW_SHOWN("hypot", hnmathmod_hypot_of, 0, (module, rest(coordinates)),
                 "hypot(*coordinates) -> value\n\nThe distance from the origin."),
    HN_ROW("isclose", m_isclose, 0,
           (module, slash, arg(a), arg(b), star, opt(rel_tol, 1e-09), opt(abs_tol, 0.0)),
           "Are two numbers nearly the same?"),
    F1(isfinite, "Is x neither infinite nor NaN?"),
    F1(isinf, "Is x an infinity?"),
    F1(isnan, "Is x a NaN?"),
    HN_ROW("isqrt", hnmathmod_isqrt, 0, (module, arg(n), slash), "The square root, cut to an int."),
    HN_ROW("lcm", hnmathmod_lcm, 0, (module, slash, rest(integers)), "The least common multiple."),
    HN_ROW("ldexp", m_ldexp, 0, (module, arg(x), arg(i), slash), "x * 2 ** i."),
    F1(lgamma, "The logarithm of the absolute value of gamma(x)."),
    HN_ROW_SHOWN("log", m_log, 0, (module, arg(x), opt(base, None), slash),
                 "log(x, [base=math.e])\nThe logarithm of x, natural unless there is a base."),
    F1(log10, "The logarithm to base 10."),
    F1(log1p, "log(1 + x), exact for small x."),
    F1(log2, "The logarithm to base 2."),
    F1(modf, "The pair of fraction and whole part, as floats."),
    HN_ROW("nextafter", m_nextafter, 0, (module, arg(x), arg(y), slash, star, opt(steps, None)),
           "The float so many steps from x towards y."),
    HN_ROW("perm", hnmathmod_perm, 0, (module, arg(n), opt(k, None), slash),
           "In how many ways k of n items can be arranged."),
    F2(pow, "x to the power of y, as floats."),
    HN_ROW("prod", hnmathmod_prod, 0, (module, arg(iterable), slash, star, opt(start, 1)),
           "The product of start and all items."),
    F1(radians, "Degrees as radians."),
    F2(remainder, "The difference of x from the nearest multiple of y."),
    F1(sin, "The sine of x radians."),
    F1(sinh, "The hyperbolic sine of x."),
    F1(sqrt, "The square root of x."),
    HN_ROW("sumprod", hnmathmod_sumprod, 0, (module, arg(p), arg(q), slash),
           "The sum of the products of pairs."),
    F1(tan, "The tangent of x radians."),
    F1(tanh, "The hyperbolic tangent of x."),
    F1(trunc, "x without its fraction."),
    F1(ulp, "The value of the last bit of x."),
    {0}};

#define MOST 4u /* parameters */

/* Function `name` with these arguments: the twins come back here. */
HN_NATIVE(again) {
    const hn_native_def *def = math_functions;
    const hn_value *given = hnapi_tuple_items(args[1]);
    uint32_t count = hnapi_tuple_len(args[1]);
    hn_value a[MOST] = {HN_UNBOUND, HN_UNBOUND, HN_UNBOUND, HN_UNBOUND};
    while (def->name && !hnapi_str_equal_z(args[0], def->name)) def++;
    if (!def->name || count < (uint32_t)def->min || (!HN_IN(def->style, STYLES_ANY) && count > MOST))
        return hnapi_bad_argument(vm);
    if (HN_IN(def->style, STYLES_ANY)) return hnapi_instead(vm, def, given, count, out);
    for (uint32_t i = 0; i < count; i++) a[i] = given[i];
    return hnapi_instead(vm, def, a, MOST, out);
}

static const hn_primitive_def math_primitives[] = {HN_PRIMITIVE("_math", again, HN_A_STR, HN_A_TUPLE),
                                                   HN_PRIMITIVES_END};

static const hn_constant_def math_constants[] = {HN_FLOAT("pi", 3.141592653589793),
                                                 HN_FLOAT("e", 2.718281828459045),
                                                 HN_FLOAT("tau", 6.283185307179586),
                                                 HN_FLOAT("inf", INFINITY),
                                                 HN_FLOAT("nan", NAN),
                                                 {0}};

/* Those of (name, args) turn the arguments into builtin numbers and call the function again, by _math. */
const hn_twin_def hnmathmod_twins[] = {[HNMATH_FLOATS] = {"math_floats", 2},       /* (name, args) */
                                       [HNMATH_INTS] = {"math_ints", 2},           /* (name, args) */
                                       [HNMATH_LDEXP] = {"math_ldexp", 2},         /* (name, args) */
                                       [HNMATH_NEXTAFTER] = {"math_nextafter", 2}, /* (name, args) */
                                       [HNMATH_FSUM] = {"math_fsum", 1},           /* (iterable) */
                                       [HNMATH_DIST] = {"math_dist", 2},           /* (p, q) */
                                       [HNMATH_PROD] = {"math_prod", 2},           /* (iterable, start) */
                                       [HNMATH_SUMPROD] = {"math_sumprod", 2},     /* (p, q) */
                                       [HNMATH_FLOOR] = {"math_floor", 1},         /* (x) */
                                       [HNMATH_CEIL] = {"math_ceil", 1},           /* (x) */
                                       [HNMATH_TRUNC] = {"math_trunc", 1},         /* (x) */
                                       [HNMATH_TWINS] = {0}};

const hn_module_def hnlib_module_math = {.name = "math",
                                         .doc = "The mathematical functions of real numbers.",
                                         .functions = math_functions,
                                         .primitives = math_primitives,
                                         .twins = hnmathmod_twins,
                                         .constants = math_constants};
