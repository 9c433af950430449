/* Numbers as values: making a complex, comparison across int, float and complex, which is exact between an
 * int and a float, and their repr. Their operators are in num_binary.c. */
#include "object/num.h"

#include <math.h>

#include "base/dtoa.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/num_internal.h"
#include "object/str.h"

hn_status hncomplex_new(hn_vm *vm, double re, double im, hn_value *out) {
    hn_complex *c = hnheap_new_raw(vm, HN_KIND_COMPLEX, sizeof(hn_complex));
    if (!c) return HN_NOMEM;
    c->re = re;
    c->im = im;
    *out = hnv_from_ref(c);
    return HN_OK;
}

hn_status hnnum_to_double(hn_vm *vm, hn_value v, double *out) {
    if (!hnv_is_double(v)) return hnint_to_double(vm, v, out);
    *out = hnv_double(v);
    return HN_OK;
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
