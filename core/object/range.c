/* Ranges: creation, items, search. Bounds may be bigints, so each function has a fast path for
 * immediate ints (hnrange_small) and a general one through int.h. A range's length is computed once and
 * kept. */
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/range.h"
#include "object/range_internal.h"
#include "object/slice.h"
#include "object/type.h"

static int64_t small_len(int64_t start, int64_t stop, int64_t step) {
    if (step > 0) return start < stop ? (stop - start - 1) / step + 1 : 0;
    return start > stop ? (start - stop - 1) / -step + 1 : 0;
}

/* The number of items, when some number is beyond 48 bits. */
static hn_status big_len(hn_vm *vm, hn_value start, hn_value stop, hn_value step, hn_value *out) {
    bool down = hnint_sign(step) < 0;
    hn_value low = down ? stop : start, high = down ? start : stop, span, size = step;
    *out = hnv_from_int(0);
    if (hnint_compare(low, high) >= 0) return HN_OK;
    if (down) HN_TRY(hnint_neg(vm, step, &size));
    HN_TRY(hnint_sub(vm, high, low, &span));
    HN_TRY(hnint_sub(vm, span, hnv_from_int(1), &span));
    HN_TRY(hnint_divmod(vm, span, size, &span, NULL));
    return hnint_add(vm, span, hnv_from_int(1), out);
}

hn_status hnrange_new(hn_vm *vm, hn_value start, hn_value stop, hn_value step, hn_value *out) {
    hn_value len;
    if (hnint_sign(step) == 0) return hnexc_raise(vm, HN_T_VALUEERROR, "range() arg 3 must not be zero");
    if (hnv_is_int(start) && hnv_is_int(stop) && hnv_is_int(step))
        HN_TRY(hnint_from_i64(vm, small_len(hnv_int(start), hnv_int(stop), hnv_int(step)), &len));
    else
        HN_TRY(big_len(vm, start, stop, step, &len));
    hn_range *r = hnheap_new(vm, HN_KIND_RANGE, sizeof *r);
    if (!r) return HN_NOMEM;
    r->start = start;
    r->stop = stop;
    r->step = step;
    r->len = len;
    *out = hnv_from_ref(r);
    return HN_OK;
}

bool hnrange_small(const hn_range *r, int64_t *start, int64_t *step, int64_t *len) {
    if (!hnv_is_int(r->start) || !hnv_is_int(r->stop) || !hnv_is_int(r->step) || !hnv_is_int(r->len))
        return false;
    *start = hnv_int(r->start);
    *step = hnv_int(r->step);
    *len = hnv_int(r->len);
    return true;
}

/* start + i * step for an int i (0 <= i < len). */
static hn_status range_item_at(hn_vm *vm, const hn_range *r, hn_value i, hn_value *out) {
    int64_t start, step, len;
    if (hnv_is_int(i) && hnrange_small(r, &start, &step, &len)) {
        *out = hnv_from_int(start + hnv_int(i) * step);
        return HN_OK;
    }
    HN_TRY(hnint_mul(vm, i, r->step, &i));
    return hnint_add(vm, r->start, i, out);
}

/* start + i * step for an index that may lie outside (a bound of a slice). */
static hn_status point(hn_vm *vm, const hn_range *r, hn_value i, hn_value *out) {
    HN_TRY(hnint_mul(vm, i, r->step, &i));
    return hnint_add(vm, r->start, i, out);
}

static hn_status range_slice(hn_vm *vm, const hn_range *r, const hn_slice *s, hn_value *out) {
    hn_value at[3], start, stop, step;
    HN_TRY(hnslice_indices(vm, s, r->len, at));
    HN_TRY(hnint_mul(vm, r->step, at[2], &step));
    HN_TRY(point(vm, r, at[0], &start));
    HN_TRY(point(vm, r, at[1], &stop));
    return hnrange_new(vm, start, stop, step, out);
}

hn_status hnrange_getitem(hn_vm *vm, hn_value o, hn_value key, hn_value *out) {
    const hn_range *r = HN_RANGE(o);
    if (hnv_is(key, HN_KIND_SLICE)) return range_slice(vm, r, HN_SLICE(key), out);
    hn_value i = hnslice_int(key);
    if (i == HN_UNBOUND) {
        if (hnv_of_user_class(key)) return HN_SLOW;
        return hnexc_raise(vm, HN_T_TYPEERROR, "range indices must be integers or slices, not %T", key);
    }
    if (hnint_sign(i) < 0) HN_TRY(hnint_add(vm, i, r->len, &i));
    if (hnint_sign(i) < 0 || hnint_compare(i, r->len) >= 0)
        return hnexc_raise(vm, HN_T_INDEXERROR, "range object index out of range");
    return range_item_at(vm, r, i, out);
}

hn_status hnrange_find(hn_vm *vm, const hn_range *r, hn_value item, hn_value *out) {
    hn_value rest;
    *out = HN_UNBOUND;
    item = hnv_is_bool(item) ? hnv_from_int(item == HN_TRUE) : item;
    HN_TRY(hnint_sub(vm, item, r->start, &item));
    HN_TRY(hnint_divmod(vm, item, r->step, &item, &rest));
    if (hnint_sign(rest) == 0 && hnint_sign(item) >= 0 && hnint_compare(item, r->len) < 0) *out = item;
    return HN_OK;
}
