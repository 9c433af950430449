/* The author API: the one header of the interpreter that a module written in C (core/lib/mod) includes. A
 * module has values (hn_value), never a pointer to an object, and knows no layout. For buffers, the meter,
 * big integers, elementary functions and Unicode tables, it calls the headers of core/base/ below directly.
 * tools/check_layers.py enforces both.
 *
 * A module is one hn_module_def (lib/module.h), named in core/lib/lib.def by HN_LIB_MODULE(name):
 *
 *     static hn_status twice(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
 *         double d;
 *         HN_TRY(hnapi_double(vm, args[0], &d));
 *         *out = hnv_from_double(2 * d);
 *         return HN_OK;
 *     }
 *     static const hn_native_def functions[] = {
 *         HN_ROW("twice", twice, 0, (module, arg(x), slash), "Two times x."), {0}};
 *     const hn_module_def hnlib_module_example = {
 *         .name = "example", .doc = "What it is for.", .functions = functions};
 *
 * Rules. Arguments are padded with HN_UNBOUND up to the maximum of the table's line. A function never calls
 * Python code: it handles builtin values and passes everything else to a frozen twin (hnapi_twin). Every
 * status but HN_OK is returned at once (HN_TRY). HN_NOMEM, HN_AGAIN and HN_SLOW may be returned only before
 * the first effect that a program can see. Loops over data charge the meter: hnapi_charge(vm, n >> 4).
 * Nothing is collected while C runs, so values in locals are safe. Between two calls, state is kept only in
 * Python objects. Python objects belong to the collector and are never freed. Anything else (hn_buf,
 * hn_strbuf, hnmem_alloc) belongs to the function that made it.
 *
 * Values: hnv_is_int, hnv_int, hnv_from_int (48 bits), hnv_is_double, hnv_double, hnv_from_double, hnv_bool,
 * HN_NONE; hnv_is(v, HN_KIND_STR) and so on for exact builtin types; hnv_payload(v) unwraps an instance of a
 * subclass of one. A function that says "a str" or the like needs an exact one, and does not check.
 *
 * A function that returns a status may return HN_NOMEM, even if its comment lists other errors only. A
 * pointer into an object is valid while the object lives and is not changed. */
#ifndef HN_LIB_NATIVE_H
#define HN_LIB_NATIVE_H

#include "base/bzip2.h"
#include "base/calendar.h"
#include "base/deflate.h"
#include "base/dtoa.h"
#include "base/inflate.h"
#include "base/lzma.h"
#include "base/mathfn.h"
#include "base/mathfn_dd.h"
#include "base/unicode.h"
#include "base/utf8.h"
#include "base/work.h"
#include "base/zstd.h"
#include "lib/module.h"
#include "object/bytes.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/format_spec.h"
#include "object/int.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/memory.h"
#include "object/num.h"
#include "object/num_internal.h"
#include "object/ops.h"
#include "object/pack.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/sort.h"
#include "object/strbuf.h"
#include "object/text.h"
#include "object/type.h"
#include "vm/call.h"
#include "vm/native.h"

/* ---- arguments ---- */

/* False for an optional argument that was left out. */
HN_INLINE bool hnapi_given(hn_value v) {
    return v != HN_UNBOUND;
}
/* The names of the keyword arguments of a function of style HN_VAR, a tuple: their values stand behind args[n
 * - 1]. UNBOUND: there are none. */
HN_INLINE hn_value hnapi_keywords(const hn_vm *vm) {
    return vm->kwnames;
}
/* A number as a double: float, int, bool, and subclasses of them. HN_SLOW for other objects that may have
 * __float__; TypeError "must be real number, not str", OverflowError for ints that are too large. */
HN_CHECK hn_status hnapi_double(hn_vm *vm, hn_value v, double *out);
/* An int (bool and subclasses too) as an exact int. HN_SLOW for other objects that may have __index__;
 * TypeError. */
HN_CHECK hn_status hnapi_int(hn_vm *vm, hn_value v, hn_value *out);
/* ---- errors ---- */

/* hnapi_raise(vm, type, format, ...): makes an exception of a builtin type (HN_T_VALUEERROR ...) pending. Use
 * as `return hnapi_raise(...)`. %s char*, %d int, %u unsigned, %lld int64_t, %c code point, %% and, of an
 * hn_value: %U a str, %T the name of its type. */
#define hnapi_raise(vm, type, ...) hnexc_raise(vm, type, __VA_ARGS__)
/* hnapi_format(vm, out, format, ...): such a text as a str. */
#define hnapi_format(vm, out, ...) hnstr_format(vm, out, __VA_ARGS__)
/* The TypeError for what only a program that spoils the library's own objects, or calls its private
 * functions, can hand in. */
HN_INLINE hn_status hnapi_bad_argument(hn_vm *vm) {
    return hnexc_bad_argument(vm);
}
/* Forgets the pending exception, to raise another one. */
HN_INLINE void hnapi_drop_error(hn_vm *vm) {
    vm->exc = HN_UNBOUND;
}

/* ---- the meter ---- */

/* What the functions of core/base/ charge: buffers, memory, work that can be left. */
HN_INLINE hn_meter *hnapi_meter(hn_vm *vm) {
    return &vm->meter;
}
/* Counts n steps; n is for work of some tens of nanoseconds each. HN_STOPPED at a limit. */
HN_CHECK HN_INLINE hn_status hnapi_charge(hn_vm *vm, uint64_t n) {
    return hnmeter_charge(&vm->meter, n);
}
/* How many bytes the session may have. */
HN_INLINE uint64_t hnapi_memory_limit(const hn_vm *vm) {
    return vm->meter.bytes_limit;
}
/* In a loop over data that was charged: looks at the clock, after work of n steps. */
HN_CHECK HN_INLINE hn_status hnapi_pace(hn_vm *vm, uint32_t n) {
    return hnmeter_pace(&vm->meter, n);
}

/* ---- walking over an exact builtin iterable ---- */

/* list, tuple, dict, set, str, bytes, range, their views and iterators. An iterator that the program holds is
 * put back by hnapi_walk_end when the work is to be done again or elsewhere. */
typedef struct hn_walk {
    const hn_value *v;
    uint32_t i, n;
    hn_iter *it;
    hn_iter_state before;
} hn_walk;
/* HN_SLOW for anything else. */
HN_CHECK hn_status hnapi_walk(hn_vm *vm, hn_walk *w, hn_value over);
/* The next item, UNBOUND at the end. Charges the meter. */
HN_CHECK hn_status hnapi_next(hn_vm *vm, hn_walk *w, hn_value *out);
/* Hands on the status of the whole work. */
hn_status hnapi_walk_end(hn_walk *w, hn_status st);

/* ---- calling back ---- */

/* "Do this in Python instead": a row of hn_module_def.twins gets as many of `args` as it has parameters. None
 * of them is UNBOUND. Use as `return hnapi_twin(...)`. */
hn_status hnapi_twin(hn_vm *vm, const hn_twin_def *twin, const hn_value *args);
/* The same for one that several functions share: it gets `name` and a tuple of the n arguments that were
 * given. */
hn_status hnapi_twin_by_name(hn_vm *vm, const hn_twin_def *twin, const char *name, const hn_value *args,
                             uint32_t n);
/* "Call func(args...) instead of me": a Python function that the module's face has handed in. n <= 8. */
HN_INLINE hn_status hnapi_tail_call(hn_vm *vm, hn_value func, uint32_t n, const hn_value *args) {
    return hncall_tail(vm, func, n, args);
}
/* Does the work by another function of the module, whose arguments are padded and fit. RecursionError. */
HN_CHECK HN_INLINE hn_status hnapi_instead(hn_vm *vm, const hn_native_def *def, const hn_value *args,
                                           uint32_t n, hn_value *out) {
    return hnnative_instead(vm, def, args, n, out);
}

/* ---- ints: of 48 bits, which hnv_int reads, or of any size ---- */

/* int or bool. */
HN_INLINE bool hnapi_int_is(hn_value v) {
    return hnint_is(v);
}
/* An int of any int64_t. */
HN_CHECK HN_INLINE hn_status hnapi_int_from_i64(hn_vm *vm, int64_t i, hn_value *out) {
    return hnint_from_i64(vm, i, out);
}
/* An int of any uint64_t. */
HN_CHECK HN_INLINE hn_status hnapi_int_from_u64(hn_vm *vm, uint64_t u, hn_value *out) {
    return hnint_from_u64(vm, u, out);
}
/* Truncates towards zero; d is finite. */
HN_CHECK HN_INLINE hn_status hnapi_int_from_double(hn_vm *vm, double d, hn_value *out) {
    return hnint_from_double(vm, d, out);
}
/* Digits in base 2 to 36, without sign, prefix or underscores. */
HN_CHECK HN_INLINE hn_status hnapi_int_from_text(hn_vm *vm, const char *digits, size_t n, int base,
                                                 bool negative, hn_value *out) {
    return hnint_from_text(vm, digits, n, base, negative, out);
}
/* Of n limbs of 32 bits, the least significant first; leading zeros are allowed. */
HN_CHECK HN_INLINE hn_status hnapi_int_from_limbs(hn_vm *vm, const uint32_t *limbs, uint32_t n, bool negative,
                                                  hn_value *out) {
    return hnint_from_limbs(vm, limbs, n, negative, out);
}
/* Whether it fits; then *out. */
HN_INLINE bool hnapi_int_to_i64(hn_value i, int64_t *out) {
    return hnint_to_i64(i, out);
}
/* The nearest int64_t. */
HN_INLINE int64_t hnapi_int_clamp(hn_value i) {
    return hnint_clamp(i);
}
/* -1, 0 or 1. */
HN_INLINE int hnapi_int_sign(hn_value i) {
    return hnint_sign(i);
}
/* The nearest double; OverflowError. */
HN_CHECK HN_INLINE hn_status hnapi_int_to_double(hn_vm *vm, hn_value i, double *out) {
    return hnint_to_double(vm, i, out);
}
/* The limbs of its magnitude; `tmp` holds those of an int of 48 bits. */
HN_INLINE const uint32_t *hnapi_int_limbs(hn_value i, uint32_t tmp[2], uint32_t *n, bool *negative) {
    return hnint_limbs(i, tmp, n, negative);
}
/* The same of an int that has more than 48 bits (HN_KIND_INT). */
HN_INLINE const uint32_t *hnapi_big_limbs(hn_value big, uint32_t *n, bool *negative) {
    const hn_int *i = HN_AS(hn_int, big);
    *negative = i->size < 0;
    *n = (uint32_t)(*negative ? -i->size : i->size);
    return i->limb;
}
/* A new int in the making: room for n limbs at *limbs, to be filled in, and made an int by hnapi_int_finish.
 * Charges nothing. */
HN_CHECK HN_INLINE hn_status hnapi_int_room(hn_vm *vm, size_t n, hn_value *making, uint32_t **limbs) {
    hn_int *i = hnint_alloc(vm, n);
    if (!i) return HN_NOMEM;
    i->size = 0;
    *limbs = i->limb;
    *making = hnv_from_ref(i);
    return HN_OK;
}
/* The int of its first n limbs. */
HN_INLINE hn_value hnapi_int_finish(hn_value making, size_t n, bool negative) {
    return hnint_finish(HN_AS(hn_int, making), n, negative);
}
/* As finish, where it is known that it has n limbs and more than 48 bits. */
HN_INLINE void hnapi_big_finish(hn_value making, uint32_t n) {
    HN_AS(hn_int, making)->size = (int32_t)n;
}
/* Neither == nor !=. */
HN_INLINE bool hnapi_orders(hn_cmp op) {
    return hncmp_orders(op);
}
/* -1, 0 or 1 as a is less, equal or greater. */
HN_INLINE int hnapi_int_compare(hn_value a, hn_value b) {
    return hnint_compare(a, b);
}
/* The same of ints of any length: looks at the clock. */
HN_CHECK HN_INLINE hn_status hnapi_int_order(hn_vm *vm, hn_value a, hn_value b, int *out) {
    return hnint_order(vm, a, b, out);
}
/* What hash() gives. */
HN_CHECK HN_INLINE hn_status hnapi_int_hash(hn_vm *vm, hn_value i, int64_t *out) {
    return hnint_hash(vm, i, out);
}
/* a + b of two ints; the operators charge by the length of their operands. */
HN_CHECK HN_INLINE hn_status hnapi_int_add(hn_vm *vm, hn_value a, hn_value b, hn_value *out) {
    return hnint_add(vm, a, b, out);
}
/* a - b of two ints. */
HN_CHECK HN_INLINE hn_status hnapi_int_sub(hn_vm *vm, hn_value a, hn_value b, hn_value *out) {
    return hnint_sub(vm, a, b, out);
}
/* a * b of two ints. */
HN_CHECK HN_INLINE hn_status hnapi_int_mul(hn_vm *vm, hn_value a, hn_value b, hn_value *out) {
    return hnint_mul(vm, a, b, out);
}
/* divmod(a, b) of two ints; either of quotient and rest may be NULL. ZeroDivisionError. */
HN_CHECK HN_INLINE hn_status hnapi_int_divmod(hn_vm *vm, hn_value a, hn_value b, hn_value *quotient,
                                              hn_value *rest) {
    return hnint_divmod(vm, a, b, quotient, rest);
}
/* pow(a, b, mod) of ints; mod None: there is none. ZeroDivisionError, ValueError. */
HN_CHECK HN_INLINE hn_status hnapi_int_pow(hn_vm *vm, hn_value a, hn_value b, hn_value mod, hn_value *out) {
    return hnint_pow(vm, a, b, mod, out);
}
/* a << by, or a >> by unless `left`. ValueError for a negative `by`, OverflowError. */
HN_CHECK HN_INLINE hn_status hnapi_int_shift(hn_vm *vm, hn_value a, hn_value by, bool left, hn_value *out) {
    return hnint_shift(vm, a, by, left, out);
}
/* -a of an int. */
HN_CHECK HN_INLINE hn_status hnapi_int_neg(hn_vm *vm, hn_value a, hn_value *out) {
    return hnint_neg(vm, a, out);
}
/* The floor of the square root. */
HN_CHECK HN_INLINE hn_status hnapi_int_isqrt(hn_vm *vm, hn_value a, hn_value *out) {
    return hnint_isqrt(vm, a, out);
}
/* Never negative. */
HN_CHECK HN_INLINE hn_status hnapi_int_gcd(hn_vm *vm, hn_value a, hn_value b, hn_value *out) {
    return hnint_gcd(vm, a, b, out);
}

/* ---- numbers of any builtin type ---- */

/* An operator; *out is NotImplemented for what is no number. */
HN_CHECK HN_INLINE hn_status hnapi_number_binary(hn_vm *vm, hn_binop op, hn_value a, hn_value b,
                                                 hn_value *out) {
    return hnnum_binary(vm, op, a, b, out);
}
/* Charges for fmod of these, and what is like it. */
HN_CHECK HN_INLINE hn_status hnapi_number_charge_rest(hn_vm *vm, double x, double y) {
    return hnnum_charge_rest(vm, x, y);
}
/* An int, bool or float as a double; OverflowError. */
HN_CHECK HN_INLINE hn_status hnapi_number_to_double(hn_vm *vm, hn_value v, double *out) {
    return hnnum_to_double(vm, v, out);
}
/* Its repr, a str. */
HN_CHECK HN_INLINE hn_status hnapi_number_repr(hn_vm *vm, hn_value v, hn_value *out) {
    return hnnum_repr(vm, v, out);
}
/* A format specifier, a str, taken apart. `type` and `align` are the defaults, `v` is whose type errors name.
 * ValueError. */
HN_CHECK HN_INLINE hn_status hnapi_spec_parse(hn_vm *vm, hn_spec *s, hn_value text, uint32_t type, char align,
                                              hn_value v) {
    return hnspec_parse(vm, s, HN_STR(text), type, align, v);
}
/* Whether a character says how to align: < > = ^ */
HN_INLINE bool hnapi_spec_is_align(uint32_t c) {
    return hnspec_is_align(c);
}
/* Appends a number's parts, grouped and padded. */
HN_CHECK HN_INLINE hn_status hnapi_spec_number(const hn_spec *s, const hn_number_text *t, hn_strbuf *b) {
    return hnspec_number(s, t, b);
}

/* ---- str: code points of 1, 2 or 4 bytes each, as narrow as they can be ---- */

/* In code points. */
HN_INLINE uint32_t hnapi_str_len(hn_value s) {
    return HN_STR(s)->len;
}
/* 0, 1, 2: a code point has 1 << width bytes. */
HN_INLINE unsigned hnapi_str_width(hn_value s) {
    return HN_STR_WIDTH(HN_STR(s));
}
/* Its code points, of 1 << width bytes each. */
HN_INLINE const uint8_t *hnapi_str_data(hn_value s) {
    return HN_STR(s)->data;
}
/* Whether all code points are below 128; then the width is 0. */
HN_INLINE bool hnapi_str_is_ascii(hn_value s) {
    return HN_STR(s)->h.flags & HN_STR_ASCII;
}
/* The code point at i < len. */
HN_INLINE uint32_t hnapi_str_at(hn_value s, uint32_t i) {
    return hnstr_at(HN_STR(s), i);
}
/* The same of an array. */
HN_INLINE uint32_t hnapi_points_at(const void *p, unsigned width, size_t i) {
    return hntext_at(p, width, i);
}
/* The largest of n code points. */
HN_CHECK HN_INLINE hn_status hnapi_points_max(hn_vm *vm, const void *p, unsigned width, size_t n,
                                              uint32_t *out) {
    return hntext_max(&vm->meter, p, width, n, out);
}
/* The first index from i on where the byte c stands, or n. */
HN_INLINE uint32_t hnapi_find_byte(const uint8_t *p, uint32_t i, uint32_t n, uint8_t c) {
    return hntext_find_byte(p, i, n, c);
}
/* All code points, at 4 bytes each; `to` has room for them. */
HN_CHECK hn_status hnapi_points(hn_vm *vm, hn_value s, uint32_t *to);
/* From UTF-8. */
HN_CHECK HN_INLINE hn_status hnapi_text(hn_vm *vm, const char *utf8, size_t n, hn_value *out) {
    return hnstr_from_utf8(vm, utf8, n, out);
}
/* The same, NUL-terminated. */
HN_CHECK HN_INLINE hn_status hnapi_text_z(hn_vm *vm, const char *utf8, hn_value *out) {
    return hnstr_from_z(vm, utf8, out);
}
/* From bytes that are known to be ASCII; charges nothing. */
HN_CHECK HN_INLINE hn_status hnapi_str_from_ascii(hn_vm *vm, const void *p, uint32_t n, hn_value *out) {
    return hnstr_from_ascii(vm, p, n, out);
}
/* Of n bytes, each a code point. */
HN_CHECK HN_INLINE hn_status hnapi_str_from_latin1(hn_vm *vm, const void *p, uint32_t n, hn_value *out) {
    return hnstr_from_latin1(vm, p, n, out);
}
/* Of n code points. */
HN_CHECK HN_INLINE hn_status hnapi_str_from_points(hn_vm *vm, const void *p, unsigned width, uint32_t n,
                                                   hn_value *out) {
    return hntext_make(vm, p, width, n, out);
}
/* Of one. */
HN_CHECK HN_INLINE hn_status hnapi_str_from_char(hn_vm *vm, uint32_t c, hn_value *out) {
    return hnstr_from_char(vm, c, out);
}
/* The interned str: equal ones are the same. */
HN_CHECK HN_INLINE hn_status hnapi_intern(hn_vm *vm, hn_value s, hn_value *out) {
    return hnstr_intern(vm, s, out);
}
/* Of ASCII or UTF-8, NUL-terminated. */
HN_CHECK HN_INLINE hn_status hnapi_intern_z(hn_vm *vm, const char *utf8, hn_value *out) {
    return hnstr_intern_utf8(vm, utf8, strlen(utf8), out);
}
/* s[from:to], 0 <= from <= to <= len. */
HN_CHECK HN_INLINE hn_status hnapi_str_slice(hn_vm *vm, hn_value s, uint32_t from, uint32_t to,
                                             hn_value *out) {
    return hnstr_slice(vm, s, from, to, out);
}
/* a + b; a chain of these onto one result is linear. */
HN_CHECK HN_INLINE hn_status hnapi_str_concat(hn_vm *vm, hn_value a, hn_value b, hn_value *out) {
    return hnstr_concat(vm, a, b, out);
}
/* Whether two strs are equal. */
HN_INLINE bool hnapi_str_equal(hn_value a, hn_value b) {
    return hnstr_equal(HN_STR(a), HN_STR(b));
}
/* Whether v is a str, and equal to ASCII. */
HN_INLINE bool hnapi_str_equal_z(hn_value v, const char *ascii) {
    return hnstr_equal_z(v, ascii);
}
/* The hexadecimal digits of c. */
HN_INLINE const char *hnapi_hex(uint32_t c, char to[12]) {
    return hntext_hex(c, to);
}

/* ---- a str under construction ---- */

/* An empty one, which needs no memory while it is short. It belongs to the function: hnapi_strbuf_free on
 * every path that does not finish. A want of memory is noted, and finish says HN_NOMEM. */
HN_INLINE void hnapi_strbuf_init(hn_strbuf *b, hn_vm *vm) {
    hnstrbuf_init(b, vm);
}
/* The same for one to which hnapi_strbuf_put is applied: it notes that all may be ASCII, which put does
 * not. */
HN_INLINE void hnapi_strbuf_init_ascii(hn_strbuf *b, hn_vm *vm) {
    hnstrbuf_init(b, vm);
    hnstrbuf_ascii(b, "0", 1);
    b->len = 0;
}
/* Gives back its memory. May be called again. */
HN_INLINE void hnapi_strbuf_free(hn_strbuf *b) {
    hnstrbuf_free(b);
}
/* Whether there was no memory: what was put since is lost. */
HN_INLINE bool hnapi_strbuf_failed(const hn_strbuf *b) {
    return b->failed;
}
/* Appends a code point. */
HN_INLINE void hnapi_strbuf_char(hn_strbuf *b, uint32_t c) {
    hnstrbuf_char(b, c);
}
/* Appends ASCII, NUL-terminated. */
HN_INLINE void hnapi_strbuf_z(hn_strbuf *b, const char *ascii) {
    hnstrbuf_z(b, ascii);
}
/* Appends n bytes of ASCII. */
HN_INLINE void hnapi_strbuf_ascii(hn_strbuf *b, const void *p, size_t n) {
    hnstrbuf_ascii(b, p, n);
}
/* The same for a few bytes, as fast as it can be. */
static inline void hnapi_strbuf_put(hn_strbuf *b, const void *p, uint32_t n) {
    if (HN_LIKELY(b->width == 0 && b->cap - b->len >= n)) {
        hnmem_copy_short(b->data + b->len, p, n);
        b->len += n;
    } else {
        hnstrbuf_ascii(b, p, n);
    }
}
/* Appends a str. */
HN_INLINE void hnapi_strbuf_str(hn_strbuf *b, hn_value s) {
    hnstrbuf_str(b, s);
}
/* s[from:to] of a str. */
HN_INLINE void hnapi_strbuf_sub(hn_strbuf *b, hn_value s, uint32_t from, uint32_t to) {
    hnstrbuf_sub(b, HN_STR(s), from, to);
}
/* Before it is copied somewhere else (hnwork_save). */
HN_INLINE void hnapi_strbuf_leave(hn_strbuf *b) {
    hnstrbuf_leave(b);
}
/* Where it is now, after hnapi_strbuf_leave. */
HN_INLINE void hnapi_strbuf_return(hn_strbuf *b) {
    hnstrbuf_return(b);
}
/* Makes the str, and frees the buffer whatever comes of it. HN_NOMEM, HN_STOPPED. */
HN_CHECK HN_INLINE hn_status hnapi_strbuf_finish(hn_strbuf *b, hn_value *out) {
    return hnstrbuf_finish(b, out);
}

/* ---- bytes, bytearray, memoryview ---- */

/* Pointer and length of a bytes, bytearray or dense memoryview; false for others. */
HN_INLINE bool hnapi_bytes_view(hn_value v, const uint8_t **p, uint32_t *n) {
    return hnbytes_view(v, p, n);
}
/* The same to be written to: of a bytearray or a writable view without gaps. */
HN_INLINE bool hnapi_bytes_writable(hn_value v, uint8_t **p, uint32_t *n) {
    return hnmemory_writable(v, p, n);
}
/* Of a bytes. */
HN_INLINE const uint8_t *hnapi_bytes_data(hn_value bytes) {
    return HN_BYTES(bytes)->data;
}
/* A copy of n bytes. */
HN_CHECK HN_INLINE hn_status hnapi_bytes_new(hn_vm *vm, const void *p, size_t n, hn_value *out) {
    return hnbytes_new(vm, p, n, out);
}
/* A new bytes of any n bytes, to be filled in at *data before anybody sees it. Charges nothing. */
HN_CHECK HN_INLINE hn_status hnapi_bytes_room(hn_vm *vm, uint32_t n, hn_value *out, uint8_t **data) {
    hn_bytes *b = hnbytes_alloc(vm, n);
    if (!b) return HN_NOMEM;
    *data = b->data;
    *out = hnv_from_ref(b);
    return HN_OK;
}
/* A bytes that programs do not see, and snapshots leave out: words of a module's own, which it makes again
 * when it meets a bytes that is not marked so. */
HN_INLINE void hnapi_bytes_make_private(hn_value bytes) {
    HN_BYTES(bytes)->h.flags |= HN_BYTES_PROGRAM;
}
/* Whether v is such a bytes. */
HN_INLINE bool hnapi_bytes_is_private(hn_value v) {
    return hnv_is(v, HN_KIND_BYTES) && (HN_BYTES(v)->h.flags & HN_BYTES_PROGRAM);
}
/* A copy of n bytes. */
HN_CHECK HN_INLINE hn_status hnapi_bytearray_new(hn_vm *vm, const void *p, size_t n, hn_value *out) {
    return hnbytearray_new(vm, p, n, out);
}
/* Of a bytearray. */
HN_INLINE uint32_t hnapi_bytearray_len(hn_value b) {
    return HN_AS(hn_bytearray, b)->len;
}
/* Its bytes, which are aligned for anything; of one that is not empty. */
HN_INLINE uint8_t *hnapi_bytearray_data(hn_value b) {
    return HN_AS(hn_bytearray, b)->buf->data;
}
/* Whether the bytearrays args[from] to args[to - 1] are different ones. */
bool hnapi_apart(const hn_value *args, uint32_t from, uint32_t to);
/* What a step of a coder is handed (base/coding.h), from the first four arguments of a primitive: bytes, a
 * place in them, a bytearray that is the state, and another that takes the output. False: they are not good
 * for that. */
bool hnapi_coding(const hn_value *args, hn_coding *c);
/* What such a primitive gives: how it ended (hn_coded), eight times how much output there is, and 2^23 times
 * how much was read. Charges for the work. */
HN_CHECK hn_status hnapi_coded(hn_vm *vm, const hn_value *args, const hn_coding *c, hn_coded end,
                               hn_value *out);
/* What a type code of binary data means (struct, array), and its size in bytes. */
HN_INLINE hn_pack_kind hnapi_pack_kind(uint32_t code, uint32_t *size) {
    return hnpack_kind(code, size);
}
/* The item of `size` bytes at p. */
HN_CHECK HN_INLINE hn_status hnapi_pack_get(hn_vm *vm, hn_pack_kind kind, uint32_t size, bool big,
                                            const uint8_t *p, hn_value *out) {
    return hnpack_get(vm, kind, size, big, p, out);
}
/* Writes v there. HN_SLOW: Python code has to convert it; HN_PACK_TYPE, HN_PACK_RANGE: it does not fit, and
 * nothing is raised. */
HN_CHECK HN_INLINE hn_status hnapi_pack_put(hn_vm *vm, hn_pack_kind kind, uint32_t size, bool big, hn_value v,
                                            uint8_t *p) {
    return hnpack_put(vm, kind, size, big, v, p);
}

/* ---- tuple and list ---- */

/* The items of an exact list or tuple; false for others. */
HN_INLINE bool hnapi_items(hn_value v, const hn_value **items, uint32_t *n) {
    return hnseq_view(v, items, n);
}
/* How many items a tuple has. */
HN_INLINE uint32_t hnapi_tuple_len(hn_value t) {
    return HN_TUPLE(t)->len;
}
/* Its items. */
HN_INLINE const hn_value *hnapi_tuple_items(hn_value t) {
    return HN_TUPLE(t)->items;
}
/* A tuple of these n. */
HN_CHECK HN_INLINE hn_status hnapi_tuple(hn_vm *vm, const hn_value *v, uint32_t n, hn_value *out) {
    return hntuple_from(vm, v, n, out);
}
/* (a, b) */
HN_CHECK HN_INLINE hn_status hnapi_pair(hn_vm *vm, hn_value a, hn_value b, hn_value *out) {
    return hntuple_pair(vm, a, b, out);
}
/* A new tuple of n items, all UNBOUND, to be filled in before anybody sees it. */
HN_CHECK HN_INLINE hn_status hnapi_tuple_room(hn_vm *vm, uint32_t n, hn_value *out, hn_value **items) {
    hn_tuple *t = hntuple_alloc(vm, n);
    if (!t) return HN_NOMEM;
    *items = t->items;
    *out = hnv_from_ref(t);
    return HN_OK;
}
/* How many items a list has. */
HN_INLINE uint32_t hnapi_list_len(hn_value l) {
    return HN_LIST(l)->len;
}
/* The items of a list that is not empty. */
HN_INLINE hn_value *hnapi_list_items(hn_value l) {
    return HN_LIST(l)->items->v;
}
/* An empty list with room for `room` items. */
HN_CHECK HN_INLINE hn_status hnapi_list_new(hn_vm *vm, uint32_t room, hn_value *out) {
    hn_list *l = hnlist_new(vm, room);
    if (!l) return HN_NOMEM;
    *out = hnv_from_ref(l);
    return HN_OK;
}
/* A list of these n. */
HN_CHECK HN_INLINE hn_status hnapi_list(hn_vm *vm, const hn_value *v, uint32_t n, hn_value *out) {
    return hnlist_from(vm, v, n, out);
}
/* list.append(v). */
HN_CHECK HN_INLINE hn_status hnapi_list_append(hn_vm *vm, hn_value l, hn_value v) {
    return hnlist_append(vm, HN_LIST(l), v);
}
/* Sorts n keys by <, and moves `items` along. HN_SLOW, with both as they were, where Python code compares. */
HN_CHECK HN_INLINE hn_status hnapi_sort(hn_vm *vm, hn_value *keys, hn_value *items, uint32_t n) {
    return hnsort(vm, keys, items, n, false);
}

/* ---- dict ---- */

/* An empty dict with room for `room` keys. */
HN_CHECK HN_INLINE hn_status hnapi_dict_new(hn_vm *vm, uint32_t room, hn_value *out) {
    hn_dict *d = hndict_new(vm, room);
    if (!d) return HN_NOMEM;
    *out = hnv_from_ref(d);
    return HN_OK;
}
/* How many keys a dict has. */
HN_INLINE uint32_t hnapi_dict_len(hn_value d) {
    return HN_DICT(d)->live;
}
/* By any key; *out is UNBOUND if it is not there. HN_SLOW; TypeError. */
HN_CHECK HN_INLINE hn_status hnapi_dict_get(hn_vm *vm, hn_value d, hn_value key, hn_value *out) {
    return hndict_get(vm, HN_DICT(d), key, out);
}
/* By a str; UNBOUND if it is not there. */
HN_INLINE hn_value hnapi_dict_get_str(hn_vm *vm, hn_value d, hn_value key) {
    return hndict_get_str(vm, HN_DICT(d), key);
}
/* d[key] = value, for a str. */
HN_CHECK HN_INLINE hn_status hnapi_dict_set_str(hn_vm *vm, hn_value d, hn_value key, hn_value value) {
    return hndict_set_str(vm, HN_DICT(d), key, value);
}
/* Keys in order: start with *i = 0. False at the end. */
HN_INLINE bool hnapi_dict_next(hn_value d, uint32_t *i, hn_value *key, hn_value *value) {
    return hndict_next(HN_DICT(d), i, key, value);
}
/* What is behind a mappingproxy; others as they are. */
HN_INLINE hn_value hnapi_mapping(hn_value v) {
    return hnv_is(v, HN_KIND_MAPPINGPROXY) ? HN_AS(hn_proxy, v)->mapping : v;
}

/* ---- classes and instances ---- */

/* type(v) */
HN_INLINE hn_value hnapi_type_of(hn_vm *vm, hn_value v) {
    return hnv_from_ref(hntype_of(vm, v));
}
/* A builtin class: HN_T_STR ... */
HN_INLINE hn_value hnapi_builtin_type(hn_vm *vm, hn_type_id id) {
    return hnv_from_ref(vm->types[id]);
}
/* What a class has under a name (an interned str), along its MRO; UNBOUND: nothing. No descriptor is run. */
HN_INLINE hn_value hnapi_type_find(hn_vm *vm, hn_value cls, hn_value name) {
    return hntype_lookup(vm, HN_TYPE(cls), name);
}
/* Whether v's class has a special method: HN_N___index__ ... */
HN_INLINE bool hnapi_has_special(hn_vm *vm, hn_value v, hn_name_id id) {
    return hntype_lookup(vm, hntype_of(vm, v), vm->names[id]) != HN_UNBOUND;
}
/* Whether instances of a class have so many slots, and can be made by hnapi_instance. */
HN_INLINE bool hnapi_class_has(hn_value cls, uint32_t slots) {
    const hn_type *t = HN_TYPE(cls);
    return t->base_kind == HN_KIND_INSTANCE && t->root->nslots >= slots && t->inline_slots >= slots;
}
/* A new instance of such a class, and its slots, to be filled in. */
HN_CHECK HN_INLINE hn_status hnapi_instance(hn_vm *vm, hn_value cls, hn_value *out, hn_value **slots) {
    HN_TRY(hninst_new(vm, HN_TYPE(cls), HN_UNBOUND, out));
    *slots = HN_INSTANCE(*out)->slots;
    return HN_OK;
}
/* The slots of an instance that has so many; NULL for others. What they hold is for the caller to look at. */
HN_INLINE hn_value *hnapi_slots(hn_value v, uint32_t slots) {
    return hntakes_wide(v, slots) ? HN_INSTANCE(v)->slots : NULL;
}
/* Those of a self whose row (HN_METHOD) has said how many there are. */
HN_INLINE hn_value *hnapi_self_slots(hn_value self) {
    return HN_INSTANCE(self)->slots;
}
/* Those of an instance of a class, or of one derived from it. */
HN_INLINE hn_value *hnapi_slots_of(hn_value v, hn_value cls, uint32_t slots) {
    if (!hnv_is(v, HN_KIND_INSTANCE)) return NULL;
    const hn_type *t = HN_INSTANCE(v)->shape->cls;
    if (HN_UNLIKELY(t != HN_TYPE(cls) && !hntype_is(t, HN_TYPE(cls)))) return NULL;
    return t->base_kind == HN_KIND_INSTANCE && t->root->nslots >= slots ? HN_INSTANCE(v)->slots : NULL;
}
/* Whether v is an instance of exactly this class. */
HN_INLINE bool hnapi_is_exactly(hn_value v, hn_value cls) {
    return hnv_is(v, HN_KIND_INSTANCE) && HN_INSTANCE(v)->shape->cls == HN_TYPE(cls);
}
/* What id() gives of an object. */
HN_INLINE uint32_t hnapi_id(hn_vm *vm, hn_value v) {
    return hnobj_id(vm, hnv_ref(v));
}

/* ---- the host ---- */

/* Nanoseconds. kind 0: since 1970 (UTC), 1: of a clock that never goes back. 0 when the host has no clock. */
uint64_t hnapi_now(hn_vm *vm, int kind);
/* Fills with the host's random bytes. False: it gives none. */
bool hnapi_entropy(hn_vm *vm, uint8_t *to, size_t n);
/* Nanoseconds that the program itself has run. */
uint64_t hnapi_time_used(hn_vm *vm);
/* What the host has seeded the session with. */
void hnapi_seed(const hn_vm *vm, uint32_t to[4]);

#endif
