/* Slices: creation, and their bounds resolved for a length. Bounds may be ints of any size and are clamped. A
 * bound of a program's class is HN_SLOW, since only Python code can ask its __index__. */
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/range_internal.h"
#include "object/slice.h"
#include "object/type.h"

hn_status hnslice_new(hn_vm *vm, hn_value start, hn_value stop, hn_value step, hn_value *out) {
    hn_slice *s = hnheap_new(vm, HN_KIND_SLICE, sizeof *s);
    if (!s) return HN_NOMEM;
    s->start = start;
    s->stop = stop;
    s->step = step;
    *out = hnv_from_ref(s);
    return HN_OK;
}

hn_value hnslice_int(hn_value v) {
    if (hnv_is_int(v)) return v;
    if (hnv_is_bool(v)) return hnv_from_int(v == HN_TRUE);
    if (hnv_is(v, HN_KIND_INSTANCE)) v = hnv_payload(v);
    return hnint_is(v) ? v : HN_UNBOUND;
}

/* HN_SLOW for an instance (it may have __index__), otherwise the TypeError for a slice bound. */
static hn_status bad_bound(hn_vm *vm, hn_value v) {
    if (hnv_of_user_class(v)) return HN_SLOW;
    return hnexc_raise(vm, HN_T_TYPEERROR,
                       "slice indices must be integers or None or have an __index__ method");
}

/* One bound as an int64, clamped; `none` when it is left out. */
static hn_status object_slice_bound(hn_vm *vm, hn_value v, int64_t none, int64_t *out) {
    if (v == HN_NONE) {
        *out = none;
        return HN_OK;
    }
    hn_value i = hnslice_int(v);
    if (i == HN_UNBOUND) return bad_bound(vm, v);
    *out = hnv_is_int(i) ? hnv_int(i) : hnint_clamp(i);
    return HN_OK;
}

static int64_t clip(int64_t i, int64_t len, int64_t low, int64_t high) {
    if (i < 0) i += len;
    return i < low ? low : i > high ? high : i;
}

hn_status hnslice_resolve(hn_vm *vm, hn_value slice, uint32_t len, int64_t *start, int64_t *step,
                          uint32_t *count) {
    const hn_slice *s = HN_SLICE(slice);
    int64_t from = 0, to = 0, by = 0;
    HN_TRY(object_slice_bound(vm, s->step, 1, &by));
    if (by == 0) return hnexc_raise(vm, HN_T_VALUEERROR, "slice step cannot be zero");
    int64_t limit = (int64_t)1 << 40;
    if (by > limit) by = limit;
    if (by < -limit) by = -limit;
    int64_t low = by < 0 ? -1 : 0, high = by < 0 ? (int64_t)len - 1 : (int64_t)len;
    HN_TRY(object_slice_bound(vm, s->start, by < 0 ? INT64_MAX : INT64_MIN / 2, &from));
    HN_TRY(object_slice_bound(vm, s->stop, by < 0 ? INT64_MIN / 2 : INT64_MAX, &to));
    from = clip(from, len, low, high);
    to = clip(to, len, low, high);
    *start = from;
    *step = by;
    if (by > 0)
        *count = from < to ? (uint32_t)((to - from - 1) / by + 1) : 0;
    else
        *count = to < from ? (uint32_t)((from - to - 1) / -by + 1) : 0;
    return HN_OK;
}

hn_status hnslice_bounds(hn_vm *vm, hn_value start, hn_value stop, uint32_t len, uint32_t *from,
                         uint32_t *to) {
    int64_t a = 0, b = 0;
    HN_TRY(object_slice_bound(vm, start, 0, &a));
    HN_TRY(object_slice_bound(vm, stop, INT64_MAX, &b));
    *from = (uint32_t)clip(a, len, 0, len);
    *to = (uint32_t)clip(b, len, 0, len);
    if (*to < *from) *to = *from;
    return HN_OK;
}

/* A bound clipped to [low, high], after adding len to a negative one. */
static hn_status clip_big(hn_vm *vm, hn_value v, hn_value len, hn_value low, hn_value high, hn_value *out) {
    hn_value i = hnslice_int(v);
    if (i == HN_UNBOUND) return bad_bound(vm, v);
    if (hnint_sign(i) < 0) HN_TRY(hnint_add(vm, i, len, &i));
    *out = hnint_compare(i, low) < 0 ? low : hnint_compare(i, high) > 0 ? high : i;
    return HN_OK;
}

hn_status hnslice_indices(hn_vm *vm, const hn_slice *s, hn_value len, hn_value out[3]) {
    hn_value step = hnv_from_int(1), low = hnv_from_int(0), high = len;
    if (s->step != HN_NONE) {
        step = hnslice_int(s->step);
        if (step == HN_UNBOUND) return bad_bound(vm, s->step);
        if (hnint_sign(step) == 0) return hnexc_raise(vm, HN_T_VALUEERROR, "slice step cannot be zero");
    }
    bool back = hnint_sign(step) < 0;
    if (back) {
        low = hnv_from_int(-1);
        HN_TRY(hnint_sub(vm, len, hnv_from_int(1), &high));
    }
    out[0] = back ? high : low;
    out[1] = back ? low : high;
    out[2] = step;
    if (s->start != HN_NONE) HN_TRY(clip_big(vm, s->start, len, low, high, &out[0]));
    if (s->stop != HN_NONE) HN_TRY(clip_big(vm, s->stop, len, low, high, &out[1]));
    return HN_OK;
}
