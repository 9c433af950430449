/* The operators of int, float and complex on each other, comparison across them, and their repr. The rules
 * are Python's: % and // take the sign of the divisor, and an int is compared with a float exactly. Functions
 * such as pow come from base (hnmath_...), not from the C library, so that results are the same on each
 * build. */
#include "object/ops.h"

#include <math.h>

#include "base/dtoa.h"
#include "base/mathfn.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/num.h"
#include "object/num_complex.h"
#include "object/num_internal.h"
#include "object/seq.h"
#include "object/text.h"

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

hn_status hnnum_to_double(hn_vm *vm, hn_value v, double *out) {
    if (!hnv_is_double(v)) return hnint_to_double(vm, v, out);
    *out = hnv_double(v);
    return HN_OK;
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

/* -1, 0, 1, or 2 when one is NaN. */
static int order(hn_value a, hn_value b) {
    bool da = hnv_is_double(a), db = hnv_is_double(b);
    if (da && db) {
        double x = hnv_double(a), y = hnv_double(b);
        return x < y ? -1 : x > y ? 1 : x == y ? 0 : 2;
    }
    if (!da && !db) return hnint_compare(a, b);
    if (db) return hnint_compare_double(a, hnv_double(b));
    int c = hnint_compare_double(b, hnv_double(a));
    return c == 2 ? 2 : -c;
}

static bool complex_equal(hn_value a, hn_value b) {
    if (!hnv_is(a, HN_KIND_COMPLEX)) {
        hn_value t = a;
        a = b;
        b = t;
    }
    hn_complex *x = HN_AS(hn_complex, a);
    if (hnv_is(b, HN_KIND_COMPLEX)) {
        hn_complex *y = HN_AS(hn_complex, b);
        return x->re == y->re && x->im == y->im;
    }
    return x->im == 0 && order(hnv_from_double(x->re), b) == 0;
}

hn_status hnnum_compare(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, hn_value *out) {
    if (hnv_is(a, HN_KIND_COMPLEX) || hnv_is(b, HN_KIND_COMPLEX)) {
        if (hncmp_orders(op))
            *out = HN_NOTIMPLEMENTED;
        else
            *out = hnv_bool(complex_equal(a, b) == (op == HN_CMP_EQ));
        return HN_OK;
    }
    int c;
    if (hnv_is(a, HN_KIND_INT) && hnv_is(b, HN_KIND_INT)) {
        int32_t size = HN_AS(hn_int, a)->size;
        HN_TRY(hnmeter_charge(&vm->meter, (uint32_t)(size < 0 ? -size : size) >> 4));
        HN_TRY(hnint_order(vm, a, b, &c));
    } else {
        c = order(a, b);
    }
    bool r = false;
    switch (op) {
    case HN_CMP_LT: r = c == -1; break;
    case HN_CMP_LE: r = c <= 0; break;
    case HN_CMP_GT: r = c == 1; break;
    case HN_CMP_GE: r = c == 0 || c == 1; break;
    case HN_CMP_EQ: r = c == 0; break;
    case HN_CMP_NE: r = c != 0; break;
    }
    *out = hnv_bool(r);
    return HN_OK;
}

/* Immediates: digits from the end. */
static void small_text(int64_t v, int base, hn_buf *to) {
    char text[66], *end = text + sizeof text, *at = end;
    uint64_t u = v < 0 ? 0 - (uint64_t)v : (uint64_t)v;
    if (base == 10) {
        at = hnnum_put_int(end, v);
    } else {
        unsigned shift = base == 16 ? 4 : base == 8 ? 3 : base == 2;
        do {
            *--at =
                "0123456789abcdefghijklmnopqrstuvwxyz"[shift ? u & ((1u << shift) - 1) : u % (unsigned)base];
            u = shift ? u >> shift : u / (unsigned)base;
        } while (u);
        if (v < 0) *--at = '-';
    }
    hnbuf_put(to, at, (size_t)(end - at));
}

hn_status hnint_to_text(hn_vm *vm, hn_value v, int base, hn_buf *to) {
    int64_t i;
    if (hnint_to_i64(v, &i)) {
        small_text(i, base, to);
        return to->failed ? HN_NOMEM : HN_OK;
    }
    uint32_t tmp[2], n;
    bool negative;
    const uint32_t *limb = hnint_limbs(v, tmp, &n, &negative);
    size_t size = hnbigint_text_size(limb, n, (unsigned)base), limit = vm->int_digits_limit;
    bool limited = base == 10 && limit;
    if (limited && size > limit + 16) goto too_long;
    if (negative) hnbuf_byte(to, '-');
    HN_TRY(hnmeter_charge(&vm->meter, size >> 4));
    uint8_t *at = hnbuf_reserve(to, size);
    if (!at) return HN_NOMEM;
    HN_TRY(hnbigint_to_text(&vm->meter, (char *)at, &size, limb, n, (unsigned)base));
    if (limited && size > limit) goto too_long;
    to->len += size;
    return HN_OK;
too_long:
    return hnexc_raise(vm, HN_T_VALUEERROR,
                       "Exceeds the limit (%u digits) for integer string conversion; use "
                       "sys.set_int_max_str_digits() to increase the limit",
                       vm->int_digits_limit);
}

static hn_status int_repr(hn_vm *vm, int64_t i, hn_value *out) {
    if (i >= 0 && i <= 9) return hnstr_from_char(vm, (uint32_t)('0' + i), out);
    char text[HN_DECIMAL_DIGITS + 1], *end = text + sizeof text, *at = hnnum_put_int(end, i);
    return hnstr_from_ascii(vm, at, (uint32_t)(end - at), out);
}

static hn_status bigint_repr(hn_vm *vm, hn_value v, hn_value *out) {
    hn_buf b;
    hnbuf_init(&b, &vm->meter);
    hn_status st = hnint_to_text(vm, v, 10, &b);
    if (st == HN_OK) st = hnstr_from_ascii(vm, b.data, (uint32_t)b.len, out);
    hnbuf_free(&b);
    return st;
}

/* As repr(float), without the '.0' of whole numbers. */
static size_t num_part(double d, char *out) {
    size_t n = hndtoa_repr(d, out);
    return n > 2 && out[n - 1] == '0' && out[n - 2] == '.' ? n - 2 : n;
}

static hn_status complex_repr(hn_vm *vm, const hn_complex *c, hn_value *out) {
    char text[2 * HN_DTOA_MAX + 4];
    size_t n = 0;
    bool bare = c->re == 0 && !signbit(c->re);
    if (!bare) {
        text[n++] = '(';
        n += num_part(c->re, text + n);
        if (!signbit(c->im) || c->im != c->im) text[n++] = '+';
    }
    n += num_part(c->im != c->im ? fabs(c->im) : c->im, text + n);
    text[n++] = 'j';
    if (!bare) text[n++] = ')';
    return hnstr_from_ascii(vm, text, (uint32_t)n, out);
}

hn_status hnnum_repr(hn_vm *vm, hn_value v, hn_value *out) {
    if (hnv_is_int(v)) return int_repr(vm, hnv_int(v), out);
    if (hnv_is_double(v)) {
        char text[HN_DTOA_MAX];
        return hnstr_from_ascii(vm, text, (uint32_t)hndtoa_repr(hnv_double(v), text), out);
    }
    if (hnv_is_bool(v))
        return hnstr_intern_utf8(vm, v == HN_TRUE ? "True" : "False", v == HN_TRUE ? 4 : 5, out);
    if (hnv_is(v, HN_KIND_COMPLEX)) return complex_repr(vm, HN_AS(hn_complex, v), out);
    return bigint_repr(vm, v, out);
}
