/* The type range: construction and methods, called through vm/native.c. Items and arithmetic are in
 * object/range.c. Arguments that need __index__ go to a frozen twin. */
#include "lib/types/list_common.h"
#include "lib/twins.h"
#include "object/iter.h"
#include "object/range.h"
#include "object/slice.h"
#include "vm/attr.h"

static hn_status range_make(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value v[3] = {hnv_from_int(0), HN_UNBOUND, hnv_from_int(1)};
    if (n == 1) {
        HN_TRY(hntypes_list_arg_int(vm, args[0], &v[1]));
        return hnrange_new(vm, v[0], v[1], v[2], out);
    }
    for (uint32_t i = 0; i < n; i++) HN_TRY(hntypes_list_arg_int(vm, args[i], &v[i]));
    return hnrange_new(vm, v[0], v[1], v[2], out);
}

static hn_status range_call(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY_SLOW(range_make(vm, args, n, out), HN_SLOW_RANGE_OF, n, args);
    return HN_OK;
}

static hn_status range_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY(hnarg_class(vm, HN_T_RANGE, args[0]));
    return range_call(vm, args + 1, n - 1, out);
}

/* The int that equals an argument of index() and count(): *out is UNBOUND when no int does. */
static hn_status as_member(hn_vm *vm, hn_value v, hn_value *out) {
    *out = HN_UNBOUND;
    if (hnv_of_user_class(v)) return HN_SLOW;
    if (hnint_is(v)) {
        *out = hnslice_int(v);
        return HN_OK;
    }
    if (!hnv_is_double(v) || hnv_double(v) - hnv_double(v) != 0) return HN_OK;
    HN_TRY(hnint_from_double(vm, hnv_double(v), out));
    if (hnint_compare_double(*out, hnv_double(v)) != 0) *out = HN_UNBOUND;
    return HN_OK;
}

static hn_status range_index(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value i;
    HN_TRY_SLOW(as_member(vm, args[1], &i), HN_SLOW_RANGE_INDEX, n, args);
    if (i != HN_UNBOUND) HN_TRY(hnrange_find(vm, HN_RANGE(args[0]), i, out));
    if (i != HN_UNBOUND && *out != HN_UNBOUND) return HN_OK;
    return hnexc_raise(vm, HN_T_VALUEERROR,
                       hnint_is(args[1]) ? "range.index(x): x not in range"
                                         : "sequence.index(x): x not in sequence");
}

static hn_status range_count(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value i;
    HN_TRY_SLOW(as_member(vm, args[1], &i), HN_SLOW_RANGE_COUNT, n, args);
    if (i != HN_UNBOUND) HN_TRY(hnrange_find(vm, HN_RANGE(args[0]), i, &i));
    *out = hnv_from_int(i != HN_UNBOUND);
    return HN_OK;
}

static hn_status range_reversed(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY_SLOW(hniter_reversed(vm, args[0], out), HN_SLOW_RANGE_REVERSED, n, args);
    return HN_OK;
}

static hn_status range_iter(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY_SLOW(hniter_new(vm, args[0], out), HN_SLOW_RANGE_ITER, n, args);
    return HN_OK;
}

static hn_status range_get_start(hn_vm *vm, hn_value self, hn_value *out) {
    *out = HN_RANGE(self)->start;
    return HN_OK;
}
static hn_status range_get_stop(hn_vm *vm, hn_value self, hn_value *out) {
    *out = HN_RANGE(self)->stop;
    return HN_OK;
}
static hn_status range_get_step(hn_vm *vm, hn_value self, hn_value *out) {
    *out = HN_RANGE(self)->step;
    return HN_OK;
}

static const hn_getset_def range_getsets[] = {{"start", range_get_start, hnattr_set_readonly},
                                              {"stop", range_get_stop, hnattr_set_readonly},
                                              {"step", range_get_step, hnattr_set_readonly},
                                              {0}};
static const hn_native_def types_range_methods[] = {
    HN_ROW("index", range_index, 0, (self, arg(object), slash),
           "The index of a value, ValueError if it is not in the range."),
    HN_ROW("count", range_count, 0, (self, arg(object), slash), "How often a value is in the range."),
    HN_ROW("__iter__", range_iter, 0, (self, slash), ""),
    HN_ROW("__reversed__", range_reversed, 0, (self, slash), "An iterator from the end."),
    HN_ROW_SHOWN("__new__", range_new, HN_NATIVE_STATIC,
                 (type, arg(start), opt(stop, None), opt(step, None), slash),
                 HN_DOC("($type, *args, **kwargs)", "")),
    {0}};

static const hn_native_def types_range_call = HN_ROW_SHOWN(
    "range", range_call, HN_NATIVE_STATIC, (arg(start), opt(stop, None), opt(step, None), slash), NULL);
const hn_type_def hnlib_range = {HN_T_RANGE, "The ints from start up to, but not including, stop in steps.",
                                 types_range_methods, range_getsets, &types_range_call};
