/* The author API: the one header that a module written in C (core/lib/mod) includes.
 *
 * A module is a table of functions, named in core/lib/lib.def by HN_LIB_MODULE(name):
 *
 *     static hn_status twice(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
 *         double d;
 *         HN_TRY(hnapi_double(vm, args[0], &d));
 *         *out = hnv_from_double(2 * d);
 *         return HN_OK;
 *     }
 *     static const hn_native_def functions[] = {
 *         {"twice", twice, HN_ONE, 1, 1, 0, NULL, "twice($module, x, /)\n--\n\nTwo times x."}, {0}};
 *     const hn_module_def hnlib_module_example = {"example", "What it is for.", functions, NULL};
 *
 * Rules. Arguments are padded with HN_UNBOUND up to the maximum of the table's line. A function never calls
 * Python code: it handles builtin values and hands everything else to a frozen twin (hnapi_twin). Every
 * status but HN_OK is handed on (HN_TRY). HN_NOMEM, HN_SLICE and HN_SLOW may be returned only before the
 * first effect that a program can see. Loops over data charge the meter: hnmeter_charge(&vm->meter, n >> 4).
 * Nothing is collected while C runs, so values in locals are safe; between two calls nothing may be kept but
 * in Python objects.
 *
 * Values: hnv_is_int, hnv_int, hnv_from_int (48 bits), hnv_is_double, hnv_double, hnv_from_double, hnv_bool,
 * HN_NONE; hnv_is(v, HN_KIND_STR) and so on for exact builtin types; hnv_payload(v) unwraps an instance of a
 * subclass of one. */
#ifndef HN_LIB_NATIVE_H
#define HN_LIB_NATIVE_H

#include "base/dtoa.h"
#include "base/mathfn.h"
#include "base/mathfn_dd.h"
#include "base/unicode.h"
#include "base/utf8.h"
#include "base/work.h"
#include "lib/lib.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/format_spec.h"
#include "object/int.h"
#include "object/memory.h"
#include "object/num_internal.h"
#include "object/ops.h"
#include "object/seq.h"
#include "object/text.h"
#include "vm/call.h"
#include "vm/native.h"

/* ---- arguments ---- */

/* False for an optional argument that was left out. */
static inline bool hnapi_given(hn_value v) {
    return v != HN_UNBOUND;
}
/* A number as a double: float, int, bool, and subclasses of them. HN_SLOW for other objects that may have
 * __float__; TypeError "must be real number, not str", OverflowError for ints that are too large. */
HN_CHECK hn_status hnapi_double(hn_vm *vm, hn_value v, double *out);
/* An int (bool and subclasses too) as an exact int. HN_SLOW for other objects that may have __index__;
 * TypeError. */
HN_CHECK hn_status hnapi_int(hn_vm *vm, hn_value v, hn_value *out);
/* An instance of a class made by a program: what only Python code can judge. */
static inline bool hnapi_is_instance(hn_value v) {
    return hnv_is_ref(v) && hnobj_is_instance(hnv_ref(v));
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

/* "Do this in Python instead": the frozen function HN_SLOW_<id> gets `name` and a tuple of the n arguments
 * that were given. Use as `return hnapi_twin(...)`. */
hn_status hnapi_twin(hn_vm *vm, hn_slow_id id, const char *name, const hn_value *args, uint32_t n);

/* ---- values ---- */

/* A str from ASCII or UTF-8 text. */
static inline hn_status hnapi_text(hn_vm *vm, const char *utf8, size_t n, hn_value *out) {
    return hnstr_from_utf8(vm, utf8, n, out);
}
/* The code points of a str of any size, at 4 bytes each; `to` has room for all. */
HN_CHECK hn_status hnapi_points(hn_vm *vm, const hn_str *s, uint32_t *to);
/* Sets a constant of a module; for hn_module_def.init. */
HN_CHECK hn_status hnapi_constant(hn_vm *vm, hn_dict *module, const char *name, hn_value v);

/* ---- the host ---- */

/* Nanoseconds. kind 0: since 1970 (UTC), 1: of a clock that never goes back. 0 when the host has no clock. */
uint64_t hnapi_now(hn_vm *vm, int kind);
/* Fills with the host's random bytes. False: it gives none. */
bool hnapi_entropy(hn_vm *vm, uint8_t *to, size_t n);
/* Nanoseconds that the program itself has run. */
uint64_t hnapi_time_used(hn_vm *vm);

#endif
