/* Subscripts of builtin values: reading, assigning and deleting by index, slice or key. vm/cold_item.c and
 * lib/types/dunders.c call it. str, bytes, bytearray, memoryview, range and dict have their parts in their
 * own files. For an index whose class has __index__ the functions return HN_SLOW, before any effect. */
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/memory.h"
#include "object/ops_internal.h"
#include "object/range_internal.h"
#include "object/dict_internal.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/slice.h"
#include "object/text.h"

/* An index within len, or *out = -1 when it is outside; `what` is for "<what> indices must be ...". */
static hn_status ops_item_index_of(hn_vm *vm, hn_value key, const char *what, uint32_t len, int64_t *out) {
    hn_value i = hnslice_int(key);
    if (i == HN_UNBOUND) {
        if (hnv_of_user_class(key)) return HN_SLOW;
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s indices must be integers or slices, not %T", what, key);
    }
    if (!hnint_to_i64(i, out))
        return hnexc_raise(vm, HN_T_INDEXERROR, "cannot fit 'int' into an index-sized integer");
    if (*out < 0) *out += len;
    if (*out < 0 || *out >= (int64_t)len) *out = -1;
    return HN_OK;
}

/* ---- reading ---- */

#define PICKED 0x4000u /* items between two looks at the clock */

/* n items, each `step` behind the one before it (modulo the size of an address). */
static inline void pick(hn_value *to, const hn_value *v, size_t at, size_t step, uint32_t n) {
    for (; n; n--, at += step) *to++ = v[at];
}

static hn_status ops_item_take(hn_vm *vm, bool list, const hn_value *v, int64_t start, int64_t step,
                               uint32_t n, hn_value *out) {
    HN_TRY(hnmeter_charge(&vm->meter, n >> 6));
    if (step == 1 || n <= 1) {
        v = n ? v + start : NULL;
        return list ? hnlist_from(vm, v, n, out) : hntuple_from(vm, v, n, out);
    }
    hn_value *to;
    if (list) {
        hn_list *l = hnlist_new(vm, n);
        if (!l) return HN_NOMEM;
        l->len = n;
        to = l->items->v;
        *out = hnv_from_ref(l);
    } else {
        hn_tuple *t = hntuple_alloc(vm, n);
        if (!t) return HN_NOMEM;
        to = t->items;
        *out = hnv_from_ref(t);
    }
    for (uint32_t done = 0; done < n;) {
        uint32_t part = n - done < PICKED ? n - done : PICKED;
        pick(to + done, v, (size_t)(start + done * step), (size_t)step, part);
        done += part;
        HN_TRY(hnmeter_pace(&vm->meter, part >> 3));
    }
    return HN_OK;
}

static hn_status seq_getitem(hn_vm *vm, hn_value o, hn_value key, hn_value *out) {
    const hn_value *v;
    uint32_t len, n;
    int64_t i, step;
    bool list = hnv_is(o, HN_KIND_LIST);
    (void)hnseq_view(o, &v, &len);
    if (hnv_is_int(key)) {
        i = hnv_int(key);
        if (i < 0) i += len;
        if (HN_UNLIKELY(i < 0 || i >= (int64_t)len)) i = -1;
    } else if (hnv_is(key, HN_KIND_SLICE)) {
        HN_TRY(hnslice_resolve(vm, key, len, &i, &step, &n));
        if (!list && n == len && step == 1) {
            *out = o;
            return HN_OK;
        }
        return ops_item_take(vm, list, v, i, step, n, out);
    } else {
        HN_TRY(ops_item_index_of(vm, key, list ? "list" : "tuple", len, &i));
    }
    if (i < 0)
        return hnexc_raise(vm, HN_T_INDEXERROR,
                           list ? "list index out of range" : "tuple index out of range");
    *out = v[i];
    return HN_OK;
}

hn_status hnops_getitem(hn_vm *vm, hn_value o, hn_value key, hn_value *out) {
    if (hnv_is_ref(o)) {
        switch (hnv_ref(o)->kind) {
        case HN_KIND_LIST:
        case HN_KIND_TUPLE: return seq_getitem(vm, o, key, out);
        case HN_KIND_MAPPINGPROXY:
            o = HN_AS(hn_proxy, o)->mapping;
            if (!hnv_is(o, HN_KIND_DICT)) return HN_SLOW; /* fall through */
        case HN_KIND_DICT:
            HN_TRY(hndict_get(vm, HN_DICT(o), key, out));
            return *out == HN_UNBOUND ? hnexc_raise_value(vm, HN_T_KEYERROR, key) : HN_OK;
        case HN_KIND_STR:
        case HN_KIND_BYTES:
        case HN_KIND_BYTEARRAY: return hntext_getitem(vm, o, key, out);
        case HN_KIND_MEMORYVIEW: return hnmemory_getitem(vm, HN_MEMORY(o), key, out);
        case HN_KIND_RANGE: return hnrange_getitem(vm, o, key, out);
        case HN_KIND_MODULE:
            if (hnv_of_user_class(o)) return HN_SLOW;
            break;
        case HN_KIND_TYPE:
        case HN_KIND_INSTANCE:
        case HN_KIND_EXC: return HN_SLOW;
        default: break;
        }
    }
    return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object is not subscriptable", o);
}

hn_status hnops_getslice(hn_vm *vm, hn_value o, hn_value start, hn_value stop, hn_value *out) {
    const hn_value *v;
    uint32_t len, from, to;
    if (hnseq_view(o, &v, &len)) {
        HN_TRY(hnslice_bounds(vm, start, stop, len, &from, &to));
        if (to - from == len && hnv_is(o, HN_KIND_TUPLE)) {
            *out = o;
            return HN_OK;
        }
        return ops_item_take(vm, hnv_is(o, HN_KIND_LIST), v, from, 1, to - from, out);
    }
    if (hnv_is(o, HN_KIND_STR)) {
        HN_TRY(hnslice_bounds(vm, start, stop, HN_STR(o)->len, &from, &to));
        return hnstr_slice(vm, o, from, to, out);
    }
    if (hnv_of_user_class(o)) return HN_SLOW;
    hn_value slice;
    HN_TRY(hnslice_new(vm, start, stop, HN_NONE, &slice));
    return hnops_getitem(vm, o, slice, out);
}

/* ---- assigning and deleting ---- */

/* l[slice] = items, whose number decides whether that is possible for a step other than 1. */
static hn_status ops_item_assign_slice(hn_vm *vm, hn_list *l, hn_value slice, const hn_value *v, uint32_t n) {
    int64_t start, step;
    uint32_t count;
    HN_TRY(hnslice_resolve(vm, slice, l->len, &start, &step, &count));
    if (step == 1) return hnlist_splice(vm, l, (uint32_t)start, (uint32_t)start + count, v, n);
    if (n != count)
        return hnexc_raise(vm, HN_T_VALUEERROR,
                           "attempt to assign sequence of size %u to extended slice of size %u", n, count);
    HN_TRY(hnmeter_charge(&vm->meter, n >> 4));
    hn_value *to = l->items ? l->items->v : NULL;
    for (uint32_t i = 0; i < n; i++, start += step) {
        HN_PACE(vm, i);
        to[start] = v[i];
    }
    return HN_OK;
}

static hn_status set_slice(hn_vm *vm, hn_list *l, hn_value slice, hn_value value) {
    const hn_value *v;
    uint32_t n;
    bool own = value == hnv_from_ref(l);
    if (!own && hnseq_view(value, &v, &n)) return ops_item_assign_slice(vm, l, slice, v, n);
    int64_t start, step;
    HN_TRY(hnslice_resolve(vm, slice, l->len, &start, &step, &n));
    hn_list *items = hnlist_new(vm, 0);
    if (!items) return HN_NOMEM;
    if (!hnv_is_ref(value) || hnnum_is(value))
        return hnexc_raise(vm, HN_T_TYPEERROR, "must assign iterable to extended slice");
    HN_TRY(hnlist_extend(vm, items, value));
    return ops_item_assign_slice(vm, l, slice, items->items ? items->items->v : NULL, items->len);
}

static hn_status list_setitem(hn_vm *vm, hn_list *l, hn_value key, hn_value value) {
    int64_t i;
    if (hnv_is_int(key)) {
        i = hnv_int(key);
        if (i < 0) i += l->len;
        if (HN_UNLIKELY(i < 0 || i >= (int64_t)l->len)) i = -1;
    } else {
        if (hnv_is(key, HN_KIND_SLICE)) return set_slice(vm, l, key, value);
        HN_TRY(ops_item_index_of(vm, key, "list", l->len, &i));
    }
    if (i < 0) return hnexc_raise(vm, HN_T_INDEXERROR, "list assignment index out of range");
    l->items->v[i] = value;
    return HN_OK;
}

hn_status hnops_item_error(hn_vm *vm, hn_value o, hn_value key, bool deletion) {
    const char *words = deletion ? "'%T' object does not support item deletion"
                                 : "'%T' object does not support item assignment";
    hn_value index = hnv_payload(key);
    int64_t i;
    if (!hnops_has_sequence_slots(vm, o) && !hnv_is(o, HN_KIND_TUPLE) && !hntext_is(o))
        return hnexc_raise(vm, HN_T_TYPEERROR, words, o);
    if (hnint_is(index)) {
        if (!hnint_to_i64(index, &i))
            return hnexc_raise(vm, HN_T_INDEXERROR, "cannot fit '%T' into an index-sized integer", key);
        if (deletion) words = "'%T' object doesn't support item deletion";
    } else if (hnv_of_user_class(key) &&
               hntype_lookup(vm, hntype_of(vm, key), HN_NAME(vm, __index__)) != HN_UNBOUND) {
        return HN_SLOW;
    }
    return hnexc_raise(vm, HN_T_TYPEERROR, words, o);
}

hn_status hnops_setitem(hn_vm *vm, hn_value o, hn_value key, hn_value value) {
    if (hnv_is_ref(o)) {
        switch (hnv_ref(o)->kind) {
        case HN_KIND_LIST: return list_setitem(vm, HN_LIST(o), key, value);
        case HN_KIND_DICT: return hndict_set(vm, HN_DICT(o), key, value);
        case HN_KIND_BYTEARRAY: return hntext_setitem(vm, o, key, value);
        case HN_KIND_MEMORYVIEW: return hnmemory_setitem(vm, HN_MEMORY(o), key, value);
        case HN_KIND_INSTANCE:
        case HN_KIND_EXC: return HN_SLOW;
        case HN_KIND_TYPE:
        case HN_KIND_MODULE:
            if (hnv_of_user_class(o)) return HN_SLOW;
            break;
        default: break;
        }
    }
    return hnops_item_error(vm, o, key, false);
}

static hn_status del_slice(hn_vm *vm, hn_list *l, hn_value slice) {
    int64_t start, step;
    uint32_t count, keep, next = 0;
    HN_TRY(hnslice_resolve(vm, slice, l->len, &start, &step, &count));
    if (!count) return HN_OK;
    if (step < 0) {
        start += step * ((int64_t)count - 1);
        step = -step;
    }
    if (step == 1 || count == 1)
        return hnlist_splice(vm, l, (uint32_t)start, (uint32_t)start + count, NULL, 0);
    HN_TRY(hnmeter_charge(&vm->meter, l->len >> 4));
    keep = (uint32_t)start;
    for (uint32_t i = keep; i < l->len; i++) {
        if (next < count && i == start + (int64_t)next * step)
            next++;
        else
            l->items->v[keep++] = l->items->v[i];
    }
    l->len = keep;
    return HN_OK;
}

static hn_status list_delitem(hn_vm *vm, hn_list *l, hn_value key) {
    int64_t i;
    if (hnv_is(key, HN_KIND_SLICE)) return del_slice(vm, l, key);
    HN_TRY(ops_item_index_of(vm, key, "list", l->len, &i));
    if (i < 0) return hnexc_raise(vm, HN_T_INDEXERROR, "list assignment index out of range");
    return hnlist_splice(vm, l, (uint32_t)i, (uint32_t)i + 1, NULL, 0);
}

hn_status hnops_delitem(hn_vm *vm, hn_value o, hn_value key) {
    if (hnv_is_ref(o)) {
        switch (hnv_ref(o)->kind) {
        case HN_KIND_LIST: return list_delitem(vm, HN_LIST(o), key);
        case HN_KIND_DICT: {
            int32_t i;
            HN_TRY(hndict_find(vm, HN_DICT(o), key, &i));
            if (i < 0) return hnexc_raise_value(vm, HN_T_KEYERROR, key);
            hndict_delete_entry(vm, HN_DICT(o), (uint32_t)i);
            return HN_OK;
        }
        case HN_KIND_BYTEARRAY: return hntext_delitem(vm, o, key);
        case HN_KIND_MEMORYVIEW:
            HN_TRY(hnmemory_check(vm, HN_MEMORY(o)));
            return hnexc_raise(vm, HN_T_TYPEERROR,
                               hnv_ref(o)->flags & HN_MEMORY_READONLY ? "cannot modify read-only memory"
                                                                      : "cannot delete memory");
        case HN_KIND_INSTANCE:
        case HN_KIND_EXC: return HN_SLOW;
        case HN_KIND_TYPE:
        case HN_KIND_MODULE:
            if (hnv_of_user_class(o)) return HN_SLOW;
            break;
        default: break;
        }
    }
    return hnops_item_error(vm, o, key, true);
}
