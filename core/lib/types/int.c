/* The types int and bool: construction, parsing and methods, called through vm/native.c. Operators are in
 * object/int.c and object/num_binary.c. Conversions of a program's class by __int__ or __index__ are left to
 * frozen twins. */
#include "lib/types/num_common.h"
#include "lib/types/str_view.h"
#include "lib/twins.h"
#include "object/bytes.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/ops.h"
#include "object/suggest.h"

/* ---- construction ---- */

/* A prefix such as 0x for the base; base 0 takes its base from it. *skip is how many characters it has, or -1
 * for a number that base 0 does not allow (leading zeros). */
static hn_status int_read_prefix(hn_vm *vm, const char *p, size_t n, int *base, int *skip) {
    int prefixed = 0;
    *skip = 0;
    if (n >= 2 && p[0] == '0') {
        char c = (char)(p[1] | 32);
        prefixed = c == 'x' ? 16 : c == 'o' ? 8 : c == 'b' ? 2 : 0;
    }
    if (prefixed && (*base == 0 || *base == prefixed)) {
        *base = prefixed;
        *skip = n > 2 && p[2] == '_' ? 3 : 2;
    } else if (*base == 0) {
        *base = 10;
        for (size_t i = 0; i < n && p[0] == '0' && !*skip; i++) {
            HN_PACE(vm, i);
            if (p[i] != '0' && p[i] != '_') *skip = -1;
        }
    }
    return HN_OK;
}

static hn_status not_a_number(size_t *len) {
    *len = 0;
    return HN_OK;
}

/* Takes underscores out of p[0..n) and checks the digits; *len is 0 when it is not a number. */
static hn_status int_clean_digits(hn_vm *vm, char *p, size_t n, int base, size_t *len) {
    *len = 0;
    for (size_t i = 0; i < n; i++) {
        char c = p[i];
        HN_PACE(vm, i);
        if (c == '_') {
            if (i == 0 || i + 1 == n || p[i + 1] == '_') return not_a_number(len);
            continue;
        }
        int d = c >= '0' && c <= '9'                 ? c - '0'
                : (c | 32) >= 'a' && (c | 32) <= 'z' ? (c | 32) - 'a' + 10
                                                     : 99;
        if (d >= base) return not_a_number(len);
        p[(*len)++] = c;
    }
    return HN_OK;
}

/* int(text, base) of a str, bytes or bytearray. */
static hn_status int_parse(hn_vm *vm, hn_value text, int base, hn_value *out) {
    hn_buf b;
    int real = base;
    size_t len;
    char room[HNNUM_ROOM];
    hnbuf_init_in(&b, &vm->meter, room, sizeof room);
    hn_status st = hntypes_num_text(vm, text, &b);
    if (st == HN_OK) {
        char *p = (char *)b.data;
        size_t n = b.len;
        bool negative = n && *p == '-';
        if (n && (*p == '-' || *p == '+')) {
            p++;
            n--;
        }
        int skip;
        len = 0;
        st = int_read_prefix(vm, p, n, &real, &skip);
        if (st == HN_OK && skip >= 0) st = int_clean_digits(vm, p + skip, n - (size_t)skip, real, &len);
        if (st == HN_OK)
            st = len ? hnint_from_text(vm, p + skip, len, real, negative, out)
                     : hntypes_num_bad_text(vm, "invalid literal for int() with base ", base, text);
    }
    hnbuf_free(&b);
    return st;
}

static bool is_text(hn_value v) {
    return hnv_is(v, HN_KIND_STR) || hnv_is(v, HN_KIND_BYTES) || hnv_is(v, HN_KIND_BYTEARRAY);
}

static hn_status trunc_double(hn_vm *vm, double d, hn_value *out) {
    if (d != d) return hnexc_raise(vm, HN_T_VALUEERROR, "cannot convert float NaN to integer");
    if (d - d != 0) return hnexc_raise(vm, HN_T_OVERFLOWERROR, "cannot convert float infinity to integer");
    return hnint_from_double(vm, d, out);
}

/* Up to 14 decimal digits, a sign in front of them perhaps, which need no copy. */
static bool plain_digits(hn_value v, hn_value *out) {
    if (!hnv_is(v, HN_KIND_STR) || HN_STR_WIDTH(HN_STR(v))) return false;
    const uint8_t *p = HN_STR(v)->data, *end = p + HN_STR(v)->len;
    bool minus = p < end && *p == '-';
    int64_t n = 0;
    p += minus;
    if (p == end || end - p > 14) return false;
    for (; p < end; p++) {
        if (*p < '0' || *p > '9') return false;
        n = n * 10 + (*p - '0');
    }
    *out = hnv_from_int(minus ? -n : n);
    return true;
}

/* int(x) of an exact value; HN_SLOW for objects that may have __int__ or __index__. */
static hn_status int_of(hn_vm *vm, hn_value x, hn_value *out) {
    const uint8_t *p;
    uint32_t n;
    if (hnv_is_int(x) || hnv_is(x, HN_KIND_INT)) {
        *out = x;
        return HN_OK;
    }
    if (hnv_is_bool(x)) {
        *out = hnv_from_int(x == HN_TRUE);
        return HN_OK;
    }
    if (hnv_is_double(x)) return trunc_double(vm, hnv_double(x), out);
    if (plain_digits(x, out)) return HN_OK;
    if (is_text(x)) return int_parse(vm, x, 10, out);
    if (hnv_is(x, HN_KIND_MEMORYVIEW) && hnbytes_view(x, &p, &n)) return int_parse(vm, x, 10, out);
    if (!hnnummethod_exact(x)) return HN_SLOW;
    return hnexc_raise(vm, HN_T_TYPEERROR,
                       "int() argument must be a string, a bytes-like object or a real number, not '%T'", x);
}

/* int(x, base) */
static hn_status int_of_base(hn_vm *vm, hn_value x, hn_value base, hn_value *out) {
    hn_value b;
    HN_TRY(hntypes_num_int_arg(vm, base, &b));
    int64_t value = hnint_clamp(b);
    if (value != 0 && (value < 2 || value > 36))
        return hnexc_raise(vm, HN_T_VALUEERROR, "int() base must be >= 2 and <= 36, or 0");
    if (x != hnv_payload(x) && hnv_is(hnv_payload(x), HN_KIND_STR)) return HN_SLOW; /* its class has a repr */
    x = hnv_payload(x);
    if (!is_text(x))
        return hnexc_raise(vm, HN_T_TYPEERROR, "int() can't convert non-string with explicit base");
    return int_parse(vm, x, (int)value, out);
}

/* The arguments of int() (`exact`) or a subclass, without the class: positionals, then the keyword base. */
static hn_status take_arguments(hn_vm *vm, bool exact, const hn_value *args, uint32_t n, hn_value *x,
                                hn_value *base) {
    hn_value names = vm->kwnames;
    uint32_t nkw = names == HN_UNBOUND ? 0 : HN_TUPLE(names)->len;
    if (n + nkw > 2 && (nkw || !exact))
        return hnexc_raise(vm, HN_T_TYPEERROR, "int() takes at most 2 %sarguments (%u given)",
                           n ? "" : "keyword ", n + nkw);
    if (n > 2) return hnexc_raise(vm, HN_T_TYPEERROR, "int expected at most 2 arguments, got %u", n);
    *x = n > 0 ? args[0] : HN_UNBOUND;
    *base = n > 1 ? args[1] : HN_UNBOUND;
    for (uint32_t i = 0; i < nkw; i++) {
        hn_value name = HN_TUPLE(names)->items[i];
        if (!hnstr_equal_z(name, "base")) return hnsuggest_refuse(vm, "int()", "base", name);
        if (*base != HN_UNBOUND)
            return hnexc_raise(vm, HN_T_TYPEERROR,
                               "argument for int() given by name ('base') and position (2)");
        *base = args[n + i];
    }
    if (*base != HN_UNBOUND && *x == HN_UNBOUND)
        return hnexc_raise(vm, HN_T_TYPEERROR, "int() missing string argument");
    return HN_OK;
}

static hn_status int_call(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value a[2];
    if (HN_LIKELY(n == 1 && vm->kwnames == HN_UNBOUND)) {
        HN_TRY_SLOW(int_of(vm, args[0], out), HN_SLOW_INT_OF, 1, args);
        return HN_OK;
    }
    HN_TRY(take_arguments(vm, true, args, n, &a[0], &a[1]));
    *out = hnv_from_int(0);
    if (a[0] == HN_UNBOUND) return HN_OK;
    if (a[1] == HN_UNBOUND)
        HN_TRY_SLOW(int_of(vm, a[0], out), HN_SLOW_INT_OF, 1, a);
    else
        HN_TRY_SLOW(int_of_base(vm, a[0], a[1], out), HN_SLOW_INT_OF_BASE, 2, a);
    return HN_OK;
}

static hn_status int_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value a[3], made = hnv_from_int(0);
    HN_TRY(hntypes_num_check_class(vm, HN_T_INT, args, n));
    HN_TRY(take_arguments(vm, false, args + 1, n - 1, &a[1], &a[2]));
    a[0] = args[0];
    if (a[1] != HN_UNBOUND && a[2] == HN_UNBOUND)
        HN_TRY_SLOW(int_of(vm, a[1], &made), HN_SLOW_INT_NEW, 2, a);
    else if (a[1] != HN_UNBOUND)
        HN_TRY_SLOW(int_of_base(vm, a[1], a[2], &made), HN_SLOW_INT_NEW_BASE, 3, a);
    return hntypes_num_wrap(vm, HN_T_INT, a[0], made, out);
}

/* ---- methods ---- */

static hn_status int_plain(hn_vm *vm, hn_value v, hn_value *out) {
    return hnint_add(vm, v, hnv_from_int(0), out);
}

static hn_status int_self(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return int_plain(vm, args[0], out);
}

static hn_status bit_length(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    uint32_t tmp[2], len;
    bool negative;
    const uint32_t *limb = hnint_limbs(args[0], tmp, &len, &negative);
    return hnint_from_u64(vm, hnbigint_bit_length(limb, len), out);
}

static hn_status bit_count(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    uint32_t tmp[2], len;
    bool negative;
    const uint32_t *limb = hnint_limbs(args[0], tmp, &len, &negative);
    uint64_t count;
    HN_TRY(hnmeter_charge(&vm->meter, len >> 4));
    HN_TRY(hnbigint_long_bit_count(&vm->meter, limb, len, &count));
    return hnint_from_u64(vm, count, out);
}

static hn_status int_ratio(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value v;
    HN_TRY(int_plain(vm, args[0], &v));
    return hntuple_pair(vm, v, hnv_from_int(1), out);
}

static hn_status int_is_integer(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_TRUE;
    return HN_OK;
}

static hn_status int_round(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value digits;
    if (args[1] == HN_UNBOUND || args[1] == HN_NONE) return int_plain(vm, args[0], out);
    HN_TRY_SLOW(hntypes_num_int_arg(vm, args[1], &digits), HN_SLOW_NUM_ROUND, 2, args);
    return hnint_round(vm, args[0], digits, out);
}

static hn_status is_big_endian(hn_vm *vm, const char *fn, hn_value order, bool *big) {
    char type[64];
    *big = true;
    if (order == HN_UNBOUND) return HN_OK;
    if (!hnv_is(hnv_payload(order), HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s() argument 'byteorder' must be str, not %s", fn,
                           hnarg_type(vm, order, type));
    order = hnv_payload(order);
    *big = hnstr_equal_z(order, "big");
    if (*big || hnstr_equal_z(order, "little")) return HN_OK;
    return hnexc_raise(vm, HN_T_VALUEERROR, "byteorder must be either 'little' or 'big'");
}

/* The flag `signed`; HN_SLOW for objects with __bool__. */
static hn_status is_signed(hn_vm *vm, hn_value v, bool *out) {
    *out = false;
    return v == HN_UNBOUND ? HN_OK : hnops_truth(vm, v, out);
}

static hn_status to_bytes(hn_vm *vm, hn_value self, hn_value length, hn_value order, hn_value with_sign,
                          hn_value *out) {
    hn_value length_int = hnv_from_int(1);
    bool big, sign;
    int64_t len;
    if (length != HN_UNBOUND) HN_TRY(hntypes_num_int_arg(vm, length, &length_int));
    HN_TRY(is_big_endian(vm, "to_bytes", order, &big));
    HN_TRY(is_signed(vm, with_sign, &sign));
    if (!hnint_to_i64(length_int, &len))
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "Python int too large to convert to C ssize_t");
    if (len < 0) return hnexc_raise(vm, HN_T_VALUEERROR, "length argument must be non-negative");
    if (len > INT32_MAX) return hnmeter_want(&vm->meter, (uint64_t)len, 1);
    uint32_t tmp[2], n;
    bool negative;
    const uint32_t *limb = hnint_limbs(self, tmp, &n, &negative);
    if (negative && !sign)
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "can't convert negative int to unsigned");
    hn_bytes *b = hnbytes_alloc(vm, (uint32_t)len);
    if (!b) return HN_NOMEM;
    HN_TRY(hnmeter_charge(&vm->meter, (uint64_t)len >> 6));
    bool fits;
    HN_TRY(hnbigint_long_to_bytes(&vm->meter, limb, n, negative, b->data, (size_t)len, big, sign, &fits));
    if (!fits) return hnexc_raise(vm, HN_T_OVERFLOWERROR, "int too big to convert");
    *out = hnv_from_ref(b);
    return HN_OK;
}

static hn_status int_to_bytes(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_status st = to_bytes(vm, args[0], args[1], args[2], args[3], out);
    if (st != HN_SLOW) return st;
    hn_value a[4] = {args[0], args[1] == HN_UNBOUND ? hnv_from_int(1) : args[1], args[2], args[3]};
    if (a[2] == HN_UNBOUND) HN_TRY(hnstr_intern_utf8(vm, "big", 3, &a[2]));
    if (a[3] == HN_UNBOUND) a[3] = HN_FALSE;
    return hncall_slow(vm, HN_SLOW_INT_TO_BYTES, 4, a);
}

static hn_status from_bytes(hn_vm *vm, const hn_value *args, hn_value *out) {
    const uint8_t *p;
    uint32_t len;
    bool big, sign, negative;
    HN_TRY(is_big_endian(vm, "from_bytes", args[2], &big));
    HN_TRY(is_signed(vm, args[3], &sign));
    bool own = hnv_payload(args[1]) != args[1]; /* a class with a __bytes__ of its own */
    if (HN_TYPE(args[0]) != vm->types[HN_T_INT] || own || !hnbytes_view(args[1], &p, &len)) return HN_SLOW;
    HN_TRY(hnmeter_charge(&vm->meter, len >> 6));
    hn_int *r = hnint_alloc(vm, len / 4 + 1);
    if (!r) return HN_NOMEM;
    r->size = 0;
    size_t n;
    HN_TRY(hnbigint_long_from_bytes(&vm->meter, r->limb, &n, &negative, p, len, big, sign));
    *out = hnint_finish(r, n, negative);
    return HN_OK;
}

static hn_status int_from_bytes(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_status st = from_bytes(vm, args, out);
    if (st != HN_SLOW) return st;
    hn_value a[4] = {args[0], args[1], args[2], args[3]};
    if (a[2] == HN_UNBOUND) HN_TRY(hnstr_intern_utf8(vm, "big", 3, &a[2]));
    if (a[3] == HN_UNBOUND) a[3] = HN_FALSE;
    return hncall_slow(vm, HN_SLOW_INT_FROM_BYTES, 4, a);
}

static hn_status int_get_real(hn_vm *vm, hn_value self, hn_value *out) {
    return int_plain(vm, hnv_payload(self), out);
}
static hn_status int_get_zero(hn_vm *vm, hn_value self, hn_value *out) {
    *out = hnv_from_int(0);
    return HN_OK;
}
static hn_status get_one(hn_vm *vm, hn_value self, hn_value *out) {
    *out = hnv_from_int(1);
    return HN_OK;
}

static const hn_native_def types_int_methods[] = {
    HN_ROW("__new__", int_new, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""),
    HN_ROW("__round__", int_round, 0, (self, opt(ndigits, None), slash), "Rounds half to even."),
    HN_ROW("as_integer_ratio", int_ratio, 0, (self, slash), "The pair (self, 1)."),
    HN_ROW("bit_count", bit_count, 0, (self, slash), "How many ones the absolute value has in binary."),
    HN_ROW("bit_length", bit_length, 0, (self, slash), "How many bits the absolute value needs."),
    HN_ROW("conjugate", int_self, 0, (self, slash), "The number itself."),
    HN_ROW("from_bytes", int_from_bytes, HN_NATIVE_CLASS,
           (type, slash, arg(bytes), opt(byteorder, 'big'), star, opt(signed, False)),
           "The int that these bytes stand for."),
    HN_ROW("is_integer", int_is_integer, 0, (self, slash), "True."),
    HN_ROW("to_bytes", int_to_bytes, 0,
           (self, slash, opt(length, 1), opt(byteorder, 'big'), star, opt(signed, False)),
           "The int as bytes."),
    {0}};
static const hn_getset_def int_getsets[] = {{"real", int_get_real, NULL},
                                            {"imag", int_get_zero, NULL},
                                            {"numerator", int_get_real, NULL},
                                            {"denominator", get_one, NULL},
                                            {0}};
static const hn_native_def int_call_def =
    HN_ROW_SHOWN("int", int_call, HN_NATIVE_STATIC, (rest(args), keys(kwargs)), NULL);
const hn_type_def hnlib_int = {
    HN_T_INT,
    "int([x]) -> integer\nint(x, base=10) -> integer\n\nA whole number of any size, from a "
    "number (cut towards zero) or a text.",
    types_int_methods, int_getsets, &int_call_def};

/* ---- bool ---- */

static hn_status bool_call(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    bool yes = false;
    if (args[0] != HN_UNBOUND) HN_TRY_SLOW(hnops_truth(vm, args[0], &yes), HN_SLOW_BOOL_OF, 1, args);
    *out = hnv_bool(yes);
    return HN_OK;
}

static hn_status bool_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY(hntypes_num_check_class(vm, HN_T_BOOL, args, n));
    return bool_call(vm, args + 1, 1, out);
}

static const hn_native_def int_bool_methods[] = {HN_ROW_SHOWN("__new__", bool_new, HN_NATIVE_STATIC,
                                                              (type, opt(x, None), slash),
                                                              HN_DOC("($type, *args, **kwargs)", "")),
                                                 {0}};
static const hn_native_def bool_call_def =
    HN_ROW("bool", bool_call, HN_NATIVE_STATIC, (opt(object, False), slash), "");
const hn_type_def hnlib_bool = {HN_T_BOOL, "True when the object counts as true.", int_bool_methods, NULL,
                                &bool_call_def};
