/* The type complex: construction, parsing its text, and methods, called through vm/native.c. Operators are
 * in object/num_complex.c. __complex__, __float__ and __index__ of a program's class are left to frozen
 * twins. */
#include <math.h>

#include "base/dtoa.h"
#include "base/mathfn.h"
#include "lib/types/num_common.h"
#include "lib/twins.h"
#include "object/heap.h"
#include "object/list.h"
#include "object/num.h"
#include "object/ops.h"
#include "vm/native.h"

/* ---- text ---- */

static bool complex_is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* Takes out underscores; false when one does not stand between digits, or there are zeros as well. */
static hn_status drop_underscores(hn_vm *vm, char *p, size_t *n, bool *good) {
    size_t len = 0, zero, bar;
    HN_TRY(hnmem_find_long(&vm->meter, p, *n, 0, &zero));
    HN_TRY(hnmem_find_long(&vm->meter, p, zero, '_', &bar));
    *good = bar == zero;
    if (zero < *n) return HN_OK;
    for (size_t i = 0; i < *n; i++) {
        HN_PACE(vm, i);
        if (p[i] == '_') {
            if (i == 0 || i + 1 == *n || !complex_is_digit(p[i - 1]) || !complex_is_digit(p[i + 1]))
                return HN_OK;
            continue;
        }
        p[len++] = p[i];
    }
    *n = len;
    *good = true;
    return HN_OK;
}

static size_t complex_word(const char *p, size_t n, const char *name) {
    size_t len = strlen(name);
    if (n < len) return 0;
    for (size_t i = 0; i < len; i++)
        if ((p[i] | 32) != name[i]) return 0;
    return len;
}

/* A float with its sign at the start of p; returns its length, 0 when there is none. */
static size_t complex_number(hn_meter *m, const char *p, size_t n, double *out) {
    size_t sign = n && (*p == '+' || *p == '-'), len = complex_word(p + sign, n - sign, "infinity");
    if (!len) len = complex_word(p + sign, n - sign, "inf");
    *out = INFINITY;
    if (!len) {
        len = complex_word(p + sign, n - sign, "nan");
        if (!len) return hndtoa_parse(m, p, n, out);
        *out = NAN;
    }
    if (*p == '-') *out = -*out;
    return sign + len;
}

static bool is_j(const char *p, size_t n, size_t at) {
    return at < n && (p[at] | 32) == 'j';
}

/* All of p as a complex. */
static bool read_complex(hn_meter *m, const char *p, size_t n, double *re, double *im) {
    *re = *im = 0;
    double first;
    size_t at = complex_number(m, p, n, &first);
    if (!at) { /* 'j', '+j', '-j' */
        size_t sign = n && (*p == '+' || *p == '-');
        *im = n && *p == '-' ? -1 : 1;
        return is_j(p, n, sign) && sign + 1 == n;
    }
    if (is_j(p, n, at)) {
        *im = first;
        return at + 1 == n;
    }
    *re = first;
    if (at == n) return true;
    if (p[at] != '+' && p[at] != '-') return false;
    size_t len = complex_number(m, p + at, n - at, im);
    if (!len) {
        *im = p[at] == '-' ? -1 : 1;
        len = 1;
    }
    return is_j(p, n, at + len) && at + len + 1 == n;
}

static bool complex_is_space(char c) {
    return c == ' ' || (c >= 9 && c <= 13);
}

/* What stands in parentheses, or all of it. */
static hn_status complex_inside(hn_vm *vm, char **p, size_t *n) {
    if (*n < 2 || **p != '(' || (*p)[*n - 1] != ')') return HN_OK;
    ++*p;
    for (*n -= 2; *n && complex_is_space(**p); ++*p, --*n) HN_PACE(vm, *n);
    for (; *n && complex_is_space((*p)[*n - 1]); --*n) HN_PACE(vm, *n);
    return HN_OK;
}

static hn_status complex_parse(hn_vm *vm, hn_value text, double *re, double *im) {
    hn_buf b;
    const hn_str *s = HN_STR(text);
    bool wide = !(s->h.flags & HN_STR_ASCII); /* a character that is none of a number's ends the text */
    for (uint32_t i = 0; wide && i < s->len; i++) {
        HN_PACE(vm, i);
        wide = hnstr_at(s, i) != '?';
    }
    char room[HNNUM_ROOM];
    hnbuf_init_in(&b, &vm->meter, room, sizeof room);
    hn_status st = hntypes_num_text(vm, text, &b);
    if (st == HN_OK) {
        char *p = (char *)b.data;
        size_t n = b.len, odd = n;
        bool good = false;
        if (wide) st = hnmem_find_long(&vm->meter, p, n, '?', &odd);
        if (odd < n) n = odd + 1;
        if (st == HN_OK) st = complex_inside(vm, &p, &n);
        if (st == HN_OK) st = drop_underscores(vm, p, &n, &good);
        if (st != HN_OK) {
        } else if (!good)
            st = hntypes_num_bad_text(vm, "could not convert string to complex: ", -1, text);
        else if (!read_complex(&vm->meter, p, n, re, im))
            st = hnexc_raise(vm, HN_T_VALUEERROR, "complex() arg is a malformed string");
    }
    hnbuf_free(&b);
    return st;
}

/* ---- construction ---- */

static hn_status complex_part(hn_vm *vm, hn_value v, const char *name, double *re, double *im) {
    *im = 0;
    if (hnv_is(v, HN_KIND_COMPLEX)) {
        *re = HN_AS(hn_complex, v)->re;
        *im = HN_AS(hn_complex, v)->im;
        return HN_OK;
    }
    if (hnv_is_double(v) || hnint_is(v)) return hnnum_to_double(vm, v, re);
    if (!hnnummethod_exact(v)) return HN_SLOW;
    if (name)
        return hnexc_raise(vm, HN_T_TYPEERROR, "complex() argument '%s' must be a real number, not %Q", name,
                           v);
    return hnexc_raise(vm, HN_T_TYPEERROR, "complex() argument must be a string or a number, not %Q", v);
}

/* complex(real, imag), either UNBOUND when left out; a real that is named is no text. */
static hn_status complex_of(hn_vm *vm, hn_value real, hn_value imag, bool named, hn_value *out) {
    double re = 0, im = 0, x = 0, y = 0;
    bool alone = imag == HN_UNBOUND && !named;
    if (alone && hnv_is(hnv_payload(real), HN_KIND_STR)) {
        HN_TRY(complex_parse(vm, hnv_payload(real), &re, &im));
        return hncomplex_new(vm, re, im, out);
    }
    if (imag == HN_UNBOUND && hnv_is(real, HN_KIND_COMPLEX)) {
        *out = real;
        return HN_OK;
    }
    if (real != HN_UNBOUND) HN_TRY(complex_part(vm, real, alone ? NULL : "real", &re, &im));
    if (imag != HN_UNBOUND) {
        HN_TRY(complex_part(vm, imag, "imag", &x, &y));
        if (hnv_is(imag, HN_KIND_COMPLEX)) re -= y;
        im = real != HN_UNBOUND && hnv_is(real, HN_KIND_COMPLEX) ? im + x : x;
    }
    return hncomplex_new(vm, re, im, out);
}

static const hn_native_def complex_parameters =
    HN_ROW_SHOWN("complex", NULL, 0, (opt(real, None), opt(imag, None)), NULL);

/* Sets out the class, if `self`, real and imag; *named says that some are given by name. */
static hn_status complex_arguments(hn_vm *vm, const hn_value *args, uint32_t n, uint32_t self, hn_value *to,
                                   bool *named) {
    uint32_t count;
    *named = vm->kwnames != HN_UNBOUND;
    return hnnative_arguments(vm, &complex_parameters, args, n, self, HN_UNBOUND, vm->kwnames, to, &count);
}

static hn_status complex_call(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value a[HN_NATIVE_ARGS];
    bool named;
    HN_TRY(complex_arguments(vm, args, n, 0, a, &named));
    hn_status st = complex_of(vm, a[0], a[1], named, out);
    if (st != HN_SLOW) return st;
    if (a[0] != HN_UNBOUND && a[1] == HN_UNBOUND && !named) return hncall_slow(vm, HN_SLOW_COMPLEX_OF, 1, a);
    for (unsigned i = 0; i < 2; i++)
        if (a[i] == HN_UNBOUND) a[i] = hnv_from_int(0);
    return hncall_slow(vm, HN_SLOW_COMPLEX_OF_PARTS, 2, a);
}

static hn_status complex_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value made, a[HN_NATIVE_ARGS];
    bool named;
    HN_TRY(hntypes_num_check_class(vm, HN_T_COMPLEX, args, n));
    HN_TRY(complex_arguments(vm, args, n, 1, a, &named));
    hn_status st = complex_of(vm, a[1], a[2], named, &made);
    if (st == HN_OK) return hntypes_num_wrap(vm, HN_T_COMPLEX, a[0], made, out);
    if (st != HN_SLOW) return st;
    if (a[1] == HN_UNBOUND) a[1] = hnv_from_int(0);
    if (named && a[2] == HN_UNBOUND) a[2] = hnv_from_int(0);
    return hncall_slow(vm, HN_SLOW_COMPLEX_NEW, a[2] == HN_UNBOUND ? 2 : 3, a);
}

static hn_status complex_from_number(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value x = args[1];
    bool exact = hnnum_is(x);
    if (hnnummethod_exact(x) && !exact)
        return hnexc_raise(vm, HN_T_TYPEERROR, "must be real number, not %T", x);
    if (!exact || HN_TYPE(args[0]) != vm->types[HN_T_COMPLEX])
        return hncall_slow(vm, HN_SLOW_COMPLEX_FROM_NUMBER, 2, args);
    return complex_of(vm, x, HN_UNBOUND, false, out);
}

/* ---- methods ---- */

static hn_status complex_abs(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return hncomplex_abs(vm, args[0], out);
}

static hn_status complex_conjugate(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_complex *c = HN_AS(hn_complex, args[0]);
    return hncomplex_new(vm, c->re, -c->im, out);
}

static hn_status complex_getnewargs(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_complex *c = HN_AS(hn_complex, args[0]);
    return hntuple_pair(vm, hnv_from_double(c->re), hnv_from_double(c->im), out);
}

static hn_status complex_get_real(hn_vm *vm, hn_value self, hn_value *out) {
    *out = hnv_from_double(HN_AS(hn_complex, hnv_payload(self))->re);
    return HN_OK;
}
static hn_status get_imag(hn_vm *vm, hn_value self, hn_value *out) {
    *out = hnv_from_double(HN_AS(hn_complex, hnv_payload(self))->im);
    return HN_OK;
}

static const hn_native_def types_complex_methods[] = {
    HN_ROW("__new__", complex_new, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""),
    HN_ROW("__abs__", complex_abs, 0, (self, slash), ""),
    HN_ROW("__getnewargs__", complex_getnewargs, 0, (self, slash), ""),
    HN_ROW("conjugate", complex_conjugate, 0, (self, slash),
           "The number with the sign of its imaginary part turned."),
    HN_ROW("from_number", complex_from_number, HN_NATIVE_CLASS, (type, arg(number), slash),
           "A complex from a number, never from a text."),
    {0}};
static const hn_getset_def complex_getsets[] = {
    {"real", complex_get_real, hnattr_set_readonly}, {"imag", get_imag, hnattr_set_readonly}, {0}};
static const hn_native_def types_complex_call = HN_ROW_SHOWN(
    "complex", complex_call, HN_NATIVE_STATIC, (rest(args), keys(kwargs)), HN_DOC("(real=0, imag=0)", ""));
const hn_type_def hnlib_complex = {HN_T_COMPLEX, "A number with a real and an imaginary part.",
                                   types_complex_methods, complex_getsets, &types_complex_call};
