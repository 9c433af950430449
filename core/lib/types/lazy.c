/* map, filter, zip, enumerate, reversed, and iterator objects that frozen Python makes. zip, enumerate and
 * reversed of builtin iterables are iterators that C steps (object/iter.h). All others are frozen generators
 * that have these types. Their __next__ returns to the loop with a request to resume them. */
#include "lib/builtins.h"
#include "lib/lib.h"
#include "lib/types/list_common.h"
#include "lib/twins.h"
#include "object/exc.h"
#include "object/int.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/ops.h"
#include "object/seq.h"
#include "object/suggest.h"
#include "vm/call.h"
#include "vm/native.h"
#include "vm/generator.h"

#define GENERATOR_LOCALS 8u /* more than the frozen generators here have */

HN_NATIVE(self) {
    return *out = args[0], HN_OK;
}
HN_NATIVE(next) {
    hn_value it = hnv_payload(args[0]);
    if (hnv_is(it, HN_KIND_ITER)) {
        HN_TRY(hniter_next(vm, HN_AS(hn_iter, it), out));
        return *out != HN_UNBOUND ? HN_OK : hnexc_raise_args(vm, HN_T_STOPITERATION, vm->empty_tuple);
    }
    return hncall_resume(vm, HN_AS(hn_generator, it), HN_NONE);
}

/* The keyword `strict` of zip and map; other keywords raise. */
static hn_status strict_keyword(hn_vm *vm, const char *what, const hn_value *args, uint32_t n, bool *out) {
    *out = false;
    if (vm->kwnames == HN_UNBOUND) return HN_OK;
    hn_value v = hnbuiltins_keyword(vm, args, n, "strict");
    if (v == HN_UNBOUND || HN_TUPLE(vm->kwnames)->len > 1)
        return hnsuggest_refuse(
            vm, what, "strict",
            HN_TUPLE(vm->kwnames)->items[v == HN_UNBOUND ? 0 : HN_TUPLE(vm->kwnames)->len - 1]);
    hn_status st = hnops_truth(vm, v, out);
    if (st == HN_SLOW) *out = true;
    return st == HN_SLOW ? HN_OK : st;
}

HN_NATIVE(zip_call) {
    bool strict;
    hn_value a[2];
    HN_TRY(strict_keyword(vm, "zip()", args, n, &strict));
    hn_status st = strict ? HN_SLOW : hniter_zip(vm, args, n, out);
    if (st != HN_SLOW) return st;
    HN_TRY(hntuple_from(vm, args, n, &a[0]));
    a[1] = hnv_bool(strict);
    return hncall_slow(vm, HN_SLOW_ZIP_MAKE, 2, a);
}
/* The generator of a frozen function called with `function` and an iterator over `iterable`, as an object of
 * the builtin `type`. HN_SLOW where iter() has to be called. */
static hn_status over_iterator(hn_vm *vm, hn_slow_id id, hn_type_id type, hn_value function,
                               hn_value iterable, hn_value *out) {
    hn_value regs[GENERATOR_LOCALS] = {function};
    HN_TRY(hniter_new(vm, iterable, &regs[1]));
    for (uint32_t i = 2; i < GENERATOR_LOCALS; i++) regs[i] = HN_UNBOUND;
    HN_TRY(hngen_new(vm, HN_FUNCTION(vm->slow[id]), regs, out));
    HN_AS(hn_generator, *out)->cls = vm->types[type];
    return HN_OK;
}

HN_NATIVE(map_call) {
    bool strict;
    hn_value a[3] = {args[0]};
    HN_TRY(strict_keyword(vm, "map()", args, n, &strict));
    if (n < 2) return hnexc_raise(vm, HN_T_TYPEERROR, "map() must have at least two arguments.");
    if (n == 2 && !strict) {
        hn_status st = over_iterator(vm, HN_SLOW_MAP_ITER, HN_T_MAP, args[0], args[1], out);
        if (st != HN_SLOW) return st;
    }
    HN_TRY(hntuple_from(vm, args + 1, n - 1, &a[1]));
    a[2] = hnv_bool(strict);
    return hncall_slow(vm, HN_SLOW_MAP_MAKE, 3, a);
}
HN_NATIVE(filter_call) {
    hn_status st = over_iterator(vm, HN_SLOW_FILTER_ITER, HN_T_FILTER, args[0], args[1], out);
    return st == HN_SLOW ? hncall_slow(vm, HN_SLOW_FILTER_MAKE, 2, args) : st;
}
/* What enumerate() was given by position or name: {iterable, start}. */
static hn_status enumerate_args(hn_vm *vm, const hn_value *args, uint32_t n, hn_value a[2]) {
    static const char *const names[] = {"iterable", "start"};
    uint32_t nkw = vm->kwnames == HN_UNBOUND ? 0 : HN_TUPLE(vm->kwnames)->len;
    if (n == 0 && (nkw == 0 || nkw > 2))
        return hnexc_raise(vm, HN_T_TYPEERROR, "enumerate() missing required argument 'iterable'");
    if (n + nkw > 2)
        return hnexc_raise(vm, HN_T_TYPEERROR, "enumerate() takes at most 2 arguments (%u given)", n + nkw);
    for (uint32_t i = 0; i < 2; i++) a[i] = i < n ? args[i] : HN_UNBOUND;
    for (uint32_t k = 0; k < nkw; k++) {
        hn_value name = HN_TUPLE(vm->kwnames)->items[k];
        int at = hnstr_equal_z(name, names[1]);
        bool alone = at == 1 && n + nkw == 1; /* start without an iterable */
        if (alone || a[at] != HN_UNBOUND || !hnstr_equal_z(name, names[at]))
            return hnexc_raise(vm, HN_T_TYPEERROR, "'%U' is an invalid keyword argument for enumerate()",
                               name);
        a[at] = args[n + k];
    }
    return HN_OK;
}

HN_NATIVE(enumerate_call) {
    hn_value a[2];
    HN_TRY(enumerate_args(vm, args, n, a));
    if (a[1] == HN_UNBOUND) a[1] = hnv_from_int(0);
    HN_TRY_SLOW(hniter_enumerate(vm, a[0], a[1], out), HN_SLOW_ENUMERATE_MAKE, 2, a);
    return HN_OK;
}
HN_NATIVE(reversed_call) {
    hn_status st = hniter_reversed(vm, args[0], out);
    return st == HN_SLOW ? hncall_slow(vm, HN_SLOW_REVERSED_MAKE, 1, args) : st;
}

/* The arguments that a class derived from enumerate takes: errors are worded as everywhere. */
static const hn_native_def derived_enumerate =
    HN_ROW_SHOWN("enumerate", NULL, 0, (arg(iterable), opt(start, None)), NULL);

/* __new__: a class of a program's is left to the twin, which calls the builtin itself. */
static hn_status new_lazy(hn_vm *vm, hn_type_id id, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY(hnarg_class(vm, id, n ? args[0] : HN_NONE));
    hn_value builtin = hnv_from_ref(vm->types[id]);
    if (args[0] == builtin) return hnbuiltins_forward(vm, builtin, HN_UNBOUND, args, 1, n);
    if (id == HN_T_ENUMERATE) {
        hn_value v[HN_NATIVE_ARGS];
        uint32_t count;
        HN_TRY(hnnative_arguments(vm, &derived_enumerate, args, n, 1, HN_NONE, vm->kwnames, v, &count));
    }
    hn_type *t = HN_TYPE(args[0]);
    hn_value init = hntype_lookup(vm, t, HN_NAME(vm, __init__));
    if ((id == HN_T_FILTER || id == HN_T_REVERSED) && !hntype_is_own(t, init, HN_NAME(vm, __init__)))
        vm->kwnames = HN_UNBOUND;
    return hnbuiltins_forward(vm, vm->slow[HN_SLOW_LAZY_NEW], builtin, args, 0, n);
}
#define NEW(name, id)                                                                                        \
    HN_NATIVE(name##_new) {                                                                                  \
        return new_lazy(vm, id, args, n, out);                                                               \
    }
NEW(zip, HN_T_ZIP)
NEW(map, HN_T_MAP)
NEW(filter, HN_T_FILTER)
NEW(enumerate, HN_T_ENUMERATE)
NEW(reversed, HN_T_REVERSED)

#define METHODS(name, more)                                                                                  \
    static const hn_native_def name##_methods[] = {                                                          \
        HN_ROW("__iter__", self, HN_NATIVE_WHOLE, (self, slash), ""),                                        \
        HN_ROW("__next__", next, 0, (self, slash), ""),                                                      \
        HN_ROW("__new__", name##_new, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""), more,         \
        HNLIB_END}
HN_NATIVE(strict_set) {
    return hncall_slow(vm, HN_SLOW_STRICT_SET, 2, args);
}
#define STRICT HN_ROW("__setstate__", strict_set, 0, (self, arg(object), slash), "")
METHODS(zip, STRICT);
METHODS(map, STRICT);
METHODS(filter, HNLIB_END);
METHODS(enumerate, HNLIB_END);
HN_NATIVE(index_hint) {
    return hncall_slow(vm, HN_SLOW_INDEX_HINT, 1, args);
}
HN_NATIVE(index_set) {
    return hncall_slow(vm, HN_SLOW_INDEX_SET, 2, args);
}
#define INDEXED                                                                                              \
    HN_ROW("__iter__", self, HN_NATIVE_WHOLE, (self, slash), ""),                                            \
        HN_ROW("__next__", next, 0, (self, slash), ""),                                                      \
        HN_ROW("__length_hint__", index_hint, 0, (self, slash), ""),                                         \
        HN_ROW("__setstate__", index_set, 0, (self, arg(object), slash), "")
static const hn_native_def reversed_methods[] = {
    INDEXED, HN_ROW("__new__", reversed_new, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""),
    HNLIB_END};
static const hn_native_def iterator_methods[] = {INDEXED, HNLIB_END};
static const hn_native_def lazy_methods[] = {HN_ROW("__iter__", self, HN_NATIVE_WHOLE, (self, slash), ""),
                                             HN_ROW("__next__", next, 0, (self, slash), ""), HNLIB_END};

static const hn_native_def zip_def = HN_ROW("zip", zip_call, 0, (rest(iterables), opt(strict, False)), "");
static const hn_native_def map_def = HN_ROW(
    "map", map_call, 0, (arg(function), arg(iterable), slash, rest(iterables), opt(strict, False)), "");
static const hn_native_def filter_def =
    HN_ROW("filter", filter_call, 0, (arg(function), arg(iterable), slash), "");
static const hn_native_def enumerate_def = HN_ROW_SHOWN(
    "enumerate", enumerate_call, 0, (rest(args), keys(kwargs)), HN_DOC("(iterable, start=0)", ""));
static const hn_native_def reversed_def = HN_ROW("reversed", reversed_call, 0, (arg(sequence), slash), "");

const hn_type_def hnlib_zip = {HN_T_ZIP, NULL, zip_methods, NULL, &zip_def};
const hn_type_def hnlib_map = {HN_T_MAP, NULL, map_methods, NULL, &map_def};
const hn_type_def hnlib_filter = {HN_T_FILTER, NULL, filter_methods, NULL, &filter_def};
const hn_type_def hnlib_enumerate = {HN_T_ENUMERATE, NULL, enumerate_methods, NULL, &enumerate_def};
const hn_type_def hnlib_reversed = {HN_T_REVERSED, NULL, reversed_methods, NULL, &reversed_def};
const hn_type_def hnlib_callable_iterator = {HN_T_CALLABLE_ITERATOR, NULL, lazy_methods, NULL, NULL};
const hn_type_def hnlib_iterator = {HN_T_ITERATOR, NULL, iterator_methods, NULL, NULL};
const hn_type_def hnlib_lazy = {HN_T_LAZY, NULL, lazy_methods, NULL, NULL};
