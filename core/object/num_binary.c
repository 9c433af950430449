/* The operators of int, float and complex on each other. The rules are Python's: % and // take the sign of
 * the divisor. Functions such as pow come from base (hnmath_...), not from the C library, so that results are
 * the same on each build. */
#include <math.h>

#include "base/mathfn.h"
#include "object/exc.h"
#include "object/int.h"
#include "object/list.h"
#include "object/num.h"
#include "object/num_internal.h"
#include "object/seq.h"
#include "object/str.h"

/* float % and // as Python defines them (sign of the divisor). */
static void float_divmod(double a, double b, double *quotient, double *rest) {
    double mod = fmod(a, b), div = (a - mod) / b;
    if (mod != 0) {
        if ((b < 0) != (mod < 0)) {
            mod += b;
            div -= 1;
        }
    } else {
        mod = copysign(0, b);
    }
    *rest = mod;
    if (div == 0) {
        *quotient = copysign(0, a / b);
        return;
    }
    /* div is an integer but for rounding. */
    double whole = floor(div);
    if (div - whole > 0.5) whole += 1;
    *quotient = whole;
}

/* OverflowError(34, 'Numerical result out of range'). Returns HN_RAISED. */
static hn_status num_range_error(hn_vm *vm) {
    hn_value text, args;
    HN_TRY(hnstr_from_z(vm, "Numerical result out of range", &text));
    HN_TRY(hntuple_pair(vm, hnv_from_int(34), text, &args));
    return hnexc_raise_args(vm, HN_T_OVERFLOWERROR, args);
}

static bool is_odd(double d) {
    return fmod(fabs(d), 2) == 1;
}

/* float ** float. A negative base with a broken exponent gives a complex. */
static hn_status float_pow(hn_vm *vm, double x, double y, hn_value *out) {
    if (x == 0 && y < 0 && !isinf(y))
        return hnexc_raise(vm, HN_T_ZERODIVISIONERROR, "zero to a negative power");
    bool finite = isfinite(x) && isfinite(y), negate = false;
    if (finite && x < 0) {
        if (y != floor(y)) {
            double re, im;
            HN_TRY(hncomplex_pow(vm, x, 0, y, 0, &re, &im));
            return hncomplex_new(vm, re, im, out);
        }
        negate = is_odd(y);
        x = -x;
    }
    double r = hnmath_pow(x, y);
    if (finite && isinf(r)) return num_range_error(vm);
    *out = hnv_from_double(negate ? -r : r);
    return HN_OK;
}

static int exponent_of(double d) {
    uint64_t bits;
    memcpy(&bits, &d, sizeof bits);
    return (int)(bits >> 52 & 0x7FF);
}

hn_status hnnum_charge_rest(hn_vm *vm, double x, double y) {
    int apart = exponent_of(x) - exponent_of(y);
    return hnmeter_charge(&vm->meter, apart > 0 ? (unsigned)apart >> 6 : 0);
}

static hn_status float_binary(hn_vm *vm, hn_binop op, double x, double y, hn_value *out) {
    double q, r;
    if (op == HN_BIN_MOD || op == HN_BIN_FLOORDIV)
        HN_TRY(hnnum_charge_rest(vm, x, y));
    else if (op == HN_BIN_POW)
        HN_TRY(hnmeter_charge(&vm->meter, 1));
    switch (op) {
    case HN_BIN_ADD: r = x + y; break;
    case HN_BIN_SUB: r = x - y; break;
    case HN_BIN_MUL: r = x * y; break;
    case HN_BIN_DIV:
        if (y == 0) return hnexc_zero_division(vm);
        r = x / y;
        break;
    case HN_BIN_FLOORDIV:
        if (y == 0) return hnexc_zero_division(vm);
        float_divmod(x, y, &r, &q);
        break;
    case HN_BIN_MOD:
        if (y == 0) return hnexc_zero_division(vm);
        float_divmod(x, y, &q, &r);
        break;
    case HN_BIN_POW: return float_pow(vm, x, y, out);
    default: *out = HN_NOTIMPLEMENTED; return HN_OK;
    }
    *out = hnv_from_double(r);
    return HN_OK;
}

static hn_status int_pow(hn_vm *vm, hn_value a, hn_value b, hn_value *out) {
    if (hnint_sign(b) >= 0) return hnint_pow(vm, a, b, HN_NONE, out);
    double x, y;
    HN_TRY(hnint_to_double(vm, a, &x));
    HN_TRY(hnint_to_double(vm, b, &y));
    return float_binary(vm, HN_BIN_POW, x, y, out);
}

static hn_status int_bits(hn_vm *vm, hn_bit_op op, hn_value a, hn_value b, hn_value *out) {
    HN_TRY(hnint_bitop(vm, op, a, b, out));
    if (hnv_is_bool(a) && hnv_is_bool(b)) *out = hnv_bool(hnv_int(*out) != 0);
    return HN_OK;
}

static hn_status int_binary(hn_vm *vm, hn_binop op, hn_value a, hn_value b, hn_value *out) {
    switch (op) {
    case HN_BIN_ADD: return hnint_add(vm, a, b, out);
    case HN_BIN_SUB: return hnint_sub(vm, a, b, out);
    case HN_BIN_MUL: return hnint_mul(vm, a, b, out);
    case HN_BIN_DIV: return hnint_truediv(vm, a, b, out);
    case HN_BIN_FLOORDIV: return hnint_divmod(vm, a, b, out, NULL);
    case HN_BIN_MOD: return hnint_divmod(vm, a, b, NULL, out);
    case HN_BIN_POW: return int_pow(vm, a, b, out);
    case HN_BIN_AND: return int_bits(vm, HN_BIT_AND, a, b, out);
    case HN_BIN_OR: return int_bits(vm, HN_BIT_OR, a, b, out);
    case HN_BIN_XOR: return int_bits(vm, HN_BIT_XOR, a, b, out);
    case HN_BIN_SHL: return hnint_shift(vm, a, b, true, out);
    case HN_BIN_SHR: return hnint_shift(vm, a, b, false, out);
    default: *out = HN_NOTIMPLEMENTED; return HN_OK;
    }
}

hn_status hnnum_binary(hn_vm *vm, hn_binop op, hn_value a, hn_value b, hn_value *out) {
    bool da = hnv_is_double(a), db = hnv_is_double(b);
    if (da && db) return float_binary(vm, op, hnv_double(a), hnv_double(b), out);
    bool ia = !da && hnint_is(a), ib = !db && hnint_is(b);
    if (ia && ib) return int_binary(vm, op, a, b, out);
    if (!hnbin_is_arithmetic(op)) {
        *out = HN_NOTIMPLEMENTED;
        return HN_OK;
    }
    if ((da || ia) && (db || ib)) {
        double x, y;
        HN_TRY(hnnum_to_double(vm, a, &x));
        HN_TRY(hnnum_to_double(vm, b, &y));
        return float_binary(vm, op, x, y, out);
    }
    return hncomplex_binary(vm, op, a, b, out);
}
