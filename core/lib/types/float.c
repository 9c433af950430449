/* The type float: construction and methods, called through vm/native.c. Operators are in object/num_binary.c.
 * Conversions of a program's class by __float__ or __index__ are left to a frozen twin. */
#include <math.h>

#include "base/dtoa.h"
#include "lib/types/list_common.h"
#include "lib/types/num_common.h"
#include "lib/types/str_codec.h"
#include "lib/twins.h"
#include "object/bytes.h"
#include "object/list.h"
#include "object/ops.h"

static hn_status float_parse(hn_vm *vm, hn_value text, hn_value *out) {
    hn_buf b;
    double d;
    char room[HNNUM_ROOM];
    hnbuf_init_in(&b, &vm->meter, room, sizeof room);
    hn_status st = hntypes_num_text(vm, text, &b);
    if (st == HN_OK) {
        if (hndtoa_from_text(&vm->meter, (const char *)b.data, b.len, &d))
            *out = hnv_from_double(d);
        else
            st = hntypes_num_bad_text(vm, "could not convert string to float: ", -1, text);
    }
    hnbuf_free(&b);
    return st;
}

/* float(x) of an exact value; HN_SLOW for objects that may have __float__ or __index__. */
static hn_status float_of(hn_vm *vm, hn_value x, hn_value *out) {
    const uint8_t *p;
    uint32_t n;
    double d;
    if (hnv_is_double(x)) {
        *out = x;
        return HN_OK;
    }
    if (hnint_is(x)) {
        HN_TRY(hnint_to_double(vm, x, &d));
        *out = hnv_from_double(d);
        return HN_OK;
    }
    if (hnv_is(x, HN_KIND_STR) || hnbytes_view(x, &p, &n)) return float_parse(vm, x, out);
    if (!hnnummethod_exact(x)) return HN_SLOW;
    return hnexc_raise(vm, HN_T_TYPEERROR, "float() argument must be a string or a real number, not '%T'", x);
}

static hn_status float_call(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = hnv_from_double(0);
    if (args[0] != HN_UNBOUND) HN_TRY_SLOW(float_of(vm, args[0], out), HN_SLOW_FLOAT_OF, 1, args);
    return HN_OK;
}

static hn_status float_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value made = hnv_from_double(0);
    HN_TRY(hntypes_num_check_class(vm, HN_T_FLOAT, args, n));
    HN_TRY(hnarg_one_iterable(vm, "float", HN_TYPE(args[0]), HN_N___init__, n));
    if (n > 1) HN_TRY_SLOW(float_of(vm, args[1], &made), HN_SLOW_FLOAT_NEW, 2, args);
    return hntypes_num_wrap(vm, HN_T_FLOAT, args[0], made, out);
}

/* ---- methods ---- */

static hn_status float_to_int(hn_vm *vm, double d, hn_value *out) {
    if (d != d) return hnexc_raise(vm, HN_T_VALUEERROR, "cannot convert float NaN to integer");
    if (isinf(d)) return hnexc_raise(vm, HN_T_OVERFLOWERROR, "cannot convert float infinity to integer");
    return hnint_from_double(vm, d, out);
}

static double half_even(double d) {
    double whole = floor(d), rest = d - whole;
    if (rest > 0.5 || (rest == 0.5 && fmod(whole, 2) != 0)) whole += 1;
    return whole;
}

static hn_status float_round(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    double d = hnv_double(args[0]);
    hn_value digits;
    if (args[1] == HN_UNBOUND || args[1] == HN_NONE) return float_to_int(vm, half_even(d), out);
    HN_TRY_SLOW(hntypes_num_int_arg(vm, args[1], &digits), HN_SLOW_NUM_ROUND, 2, args);
    *out = args[0];
    if (!isfinite(d)) return HN_OK;
    int apart;
    (void)frexp(d, &apart); /* digits are exact: the more, the further from one */
    HN_TRY(hnmeter_charge(&vm->meter, (unsigned)(apart < 0 ? -apart : apart) >> 6));
    double r = hndtoa_round(d, hnint_clamp(digits));
    if (isinf(r)) return hnexc_raise(vm, HN_T_OVERFLOWERROR, "rounded value too large to represent");
    *out = hnv_from_double(r);
    return HN_OK;
}

static hn_status float_floor(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return float_to_int(vm, floor(hnv_double(args[0])), out);
}
static hn_status float_ceil(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return float_to_int(vm, ceil(hnv_double(args[0])), out);
}
static hn_status float_self(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = args[0];
    return HN_OK;
}
static hn_status float_is_integer(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    double d = hnv_double(args[0]);
    *out = hnv_bool(isfinite(d) && floor(d) == d);
    return HN_OK;
}

static hn_status float_ratio(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    double d = hnv_double(args[0]);
    if (d != d) return hnexc_raise(vm, HN_T_VALUEERROR, "cannot convert NaN to integer ratio");
    if (isinf(d)) return hnexc_raise(vm, HN_T_OVERFLOWERROR, "cannot convert Infinity to integer ratio");
    int e;
    double m = frexp(d, &e);
    for (int i = 0; i < 53 && m != floor(m); i++) {
        m *= 2;
        e--;
    }
    hn_value top, bottom = hnv_from_int(1);
    HN_TRY(hnint_from_double(vm, m, &top));
    if (e > 0) HN_TRY(hnint_shift(vm, top, hnv_from_int(e), true, &top));
    if (e < 0) HN_TRY(hnint_shift(vm, bottom, hnv_from_int(-e), true, &bottom));
    return hntuple_pair(vm, top, bottom, out);
}

static hn_status float_hex(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    char text[HN_DTOA_MAX];
    size_t len = hndtoa_hex(hnv_double(args[0]), text);
    return hnstr_from_utf8(vm, text, len, out);
}

static hn_status float_fromhex(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value text = hnv_payload(args[1]);
    if (!hnv_is(text, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "bad argument type for built-in operation");
    hn_value utf8;
    if (!(HN_STR(text)->h.flags & HN_STR_ASCII))
        HN_TRY(hncodec_encode(vm, text, HN_UNBOUND, HN_UNBOUND, &utf8));
    if (!(HN_STR(text)->h.flags & HN_STR_ASCII))
        return hnexc_raise(vm, HN_T_VALUEERROR, "invalid hexadecimal floating-point string");
    hn_buf b;
    double d = 0;
    char room[HNNUM_ROOM];
    hnbuf_init_in(&b, &vm->meter, room, sizeof room);
    hn_status st = hntypes_num_text(vm, text, &b);
    hn_dtoa_error error =
        st == HN_OK ? hndtoa_from_hex(&vm->meter, (const char *)b.data, b.len, &d) : HN_DTOA_OK;
    hnbuf_free(&b);
    HN_TRY(st);
    if (error == HN_DTOA_INVALID)
        return hnexc_raise(vm, HN_T_VALUEERROR, "invalid hexadecimal floating-point string");
    if (error == HN_DTOA_OVERFLOW)
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "hexadecimal value too large to represent as a float");
    *out = hnv_from_double(d);
    if (HN_TYPE(args[0]) == vm->types[HN_T_FLOAT]) return HN_OK;
    return hncall_tail(vm, args[0], 1, out);
}

static hn_status float_from_number(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value x = args[1];
    bool number = hnv_is_double(x) || hnint_is(x);
    if (hnnummethod_exact(x) && !number)
        return hnexc_raise(vm, HN_T_TYPEERROR, "must be real number, not %T", x);
    if (!number || HN_TYPE(args[0]) != vm->types[HN_T_FLOAT])
        return hncall_slow(vm, HN_SLOW_FLOAT_FROM_NUMBER, 2, args);
    return float_of(vm, x, out);
}

static hn_status float_getformat(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value what = hnv_payload(args[1]);
    if (!hnv_is(what, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "__getformat__() argument must be str, not %A", what);
    if (!hnstr_equal_z(what, "double") && !hnstr_equal_z(what, "float"))
        return hnexc_raise(vm, HN_T_VALUEERROR, "__getformat__() argument 1 must be 'double' or 'float'");
    return hnstr_from_z(vm, "IEEE, little-endian", out);
}

static hn_status float_get_real(hn_vm *vm, hn_value self, hn_value *out) {
    *out = hnv_payload(self);
    return HN_OK;
}
static hn_status float_get_zero(hn_vm *vm, hn_value self, hn_value *out) {
    *out = hnv_from_double(0);
    return HN_OK;
}

static const hn_native_def types_float_methods[] = {
    HN_ROW("__new__", float_new, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""),
    HN_ROW("__round__", float_round, 0, (self, opt(ndigits, None), slash),
           "Rounds half to even; an int without ndigits."),
    HN_ROW("__floor__", float_floor, 0, (self, slash), "The greatest int not above."),
    HN_ROW("__ceil__", float_ceil, 0, (self, slash), "The least int not below."),
    HN_ROW("__getformat__", float_getformat, HN_NATIVE_CLASS, (type, arg(typestr), slash), ""),
    HN_ROW("as_integer_ratio", float_ratio, 0, (self, slash),
           "Two ints whose quotient is exactly the number."),
    HN_ROW("conjugate", float_self, 0, (self, slash), "The number itself."),
    HN_ROW("from_number", float_from_number, HN_NATIVE_CLASS, (type, arg(number), slash),
           "A float from a number, never from a text."),
    HN_ROW("fromhex", float_fromhex, HN_NATIVE_CLASS, (type, arg(string), slash),
           "The number that a hexadecimal text stands for."),
    HN_ROW("hex", float_hex, 0, (self, slash), "The number in hexadecimal, exactly."),
    HN_ROW("is_integer", float_is_integer, 0, (self, slash), "True for whole numbers."),
    {0}};
static const hn_getset_def float_getsets[] = {
    {"real", float_get_real, NULL}, {"imag", float_get_zero, NULL}, {0}};
static const hn_native_def types_float_call =
    HN_ROW("float", float_call, HN_NATIVE_STATIC, (opt(x, 0), slash), "");
const hn_type_def hnlib_float = {HN_T_FLOAT, "A number with a fraction, from a number or a text.",
                                 types_float_methods, float_getsets, &types_float_call};
