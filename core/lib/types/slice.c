/* The type slice: construction and `indices`, called through vm/native.c. Bounds are resolved in
 * object/slice.c. */
#include "lib/types/list_common.h"
#include "lib/twins.h"
#include "object/list.h"
#include "object/slice.h"
#include "vm/attr.h"

static hn_status slice_call(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    if (n == 1) return hnslice_new(vm, HN_NONE, args[0], HN_NONE, out);
    return hnslice_new(vm, args[0], args[1], n > 2 ? args[2] : HN_NONE, out);
}

static hn_status slice_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY(hnarg_class(vm, HN_T_SLICE, args[0]));
    return slice_call(vm, args + 1, n - 1, out);
}

static hn_status indices(hn_vm *vm, const hn_slice *s, hn_value of, hn_value *out) {
    hn_value len, v[3];
    HN_TRY(hntypes_list_arg_int(vm, of, &len));
    if (hnint_sign(len) < 0) return hnexc_raise(vm, HN_T_VALUEERROR, "length should not be negative");
    HN_TRY(hnslice_indices(vm, s, len, v));
    return hntuple_from(vm, v, 3, out);
}

static hn_status slice_indices(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY_SLOW(indices(vm, HN_SLICE(args[0]), args[1], out), HN_SLOW_SLICE_INDICES, n, args);
    return HN_OK;
}

static hn_status slice_get_start(hn_vm *vm, hn_value self, hn_value *out) {
    *out = HN_SLICE(self)->start;
    return HN_OK;
}
static hn_status slice_get_stop(hn_vm *vm, hn_value self, hn_value *out) {
    *out = HN_SLICE(self)->stop;
    return HN_OK;
}
static hn_status slice_get_step(hn_vm *vm, hn_value self, hn_value *out) {
    *out = HN_SLICE(self)->step;
    return HN_OK;
}

static const hn_getset_def slice_getsets[] = {{"start", slice_get_start, hnattr_set_readonly},
                                              {"stop", slice_get_stop, hnattr_set_readonly},
                                              {"step", slice_get_step, hnattr_set_readonly},
                                              {0}};
static const hn_native_def types_slice_methods[] = {
    HN_ROW("indices", slice_indices, 0, (self, arg(object), slash),
           "(start, stop, step) as the slice selects from a sequence of a length."),
    HN_ROW_SHOWN("__new__", slice_new, HN_NATIVE_STATIC,
                 (type, arg(start), opt(stop, None), opt(step, None), slash),
                 HN_DOC("($type, *args, **kwargs)", "")),
    {0}};

static const hn_native_def types_slice_call = HN_ROW_SHOWN(
    "slice", slice_call, HN_NATIVE_STATIC, (arg(start), opt(stop, None), opt(step, None), slash), NULL);
const hn_type_def hnlib_slice = {HN_T_SLICE, "What stands between the brackets of an extended slice.",
                                 types_slice_methods, slice_getsets, &types_slice_call};
