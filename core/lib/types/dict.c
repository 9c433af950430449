/* The type dict: its methods over object/dict.c, called through vm/native.c. A key whose hash or comparison
 * is Python code goes to a frozen twin (core/lib/py/_hn/dicts.py). A fill that meets such a key leaves the
 * pairs set so far, and the twin sets them again: that must stay harmless. Long fills can be left at the end
 * of a slice. */
#include "lib/types/list_common.h"
#include "lib/types/views.h"
#include "lib/twins.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/partly.h"
#include "object/shape.h"
#include "object/text.h"

#define TWIN(expr, id) HN_TRY_SLOW(expr, id, n, args)

static hn_status dict_get(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    TWIN(hndict_get(vm, HN_DICT(args[0]), args[1], out), HN_SLOW_DICT_GET);
    if (*out == HN_UNBOUND) *out = hnarg_given(args[2]) ? args[2] : HN_NONE;
    return HN_OK;
}

static hn_status dict_setdefault(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value value = hnarg_given(args[2]) ? args[2] : HN_NONE;
    TWIN(hndict_get(vm, HN_DICT(args[0]), args[1], out), HN_SLOW_DICT_SETDEFAULT);
    if (*out != HN_UNBOUND) return HN_OK;
    *out = value;
    TWIN(hndict_set(vm, HN_DICT(args[0]), args[1], value), HN_SLOW_DICT_SETDEFAULT);
    return HN_OK;
}

static hn_status dict_pop(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    TWIN(hndict_pop(vm, HN_DICT(args[0]), args[1], out), HN_SLOW_DICT_POP);
    if (*out != HN_UNBOUND) return HN_OK;
    if (!hnarg_given(args[2])) return hnexc_raise_value(vm, HN_T_KEYERROR, args[1]);
    *out = args[2];
    return HN_OK;
}

static hn_status dict_popitem(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_dict *d = HN_DICT(args[0]);
    if (!d->live) return hnexc_raise(vm, HN_T_KEYERROR, "popitem(): dictionary is empty");
    int32_t last = hndict_last(vm, d);
    const hn_entry *e = &d->entries[last];
    HN_TRY(hntuple_pair(vm, e->key, e->value, out));
    hndict_delete_last(vm, d, (uint32_t)last);
    return HN_OK;
}

static hn_status dict_clear(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hndict_clear(vm, HN_DICT(args[0]));
    *out = HN_NONE;
    return HN_OK;
}

static hn_status dict_copy(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_dict *d;
    hn_value iter = hntype_lookup(vm, hntype_of(vm, args[0]), HN_NAME(vm, __iter__));
    if (!hnv_is(iter, HN_KIND_NATIVE)) return hncall_slow(vm, HN_SLOW_DICT_COPY, 1, args);
    HN_TRY(hndict_copy(vm, HN_DICT(hnv_payload(args[0])), &d));
    *out = hnv_from_ref(d);
    return HN_OK;
}

static hn_status dict_keys(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return hnview_new(vm, HN_VIEW_KEYS, HN_DICT(args[0]), out);
}
static hn_status dict_values(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return hnview_new(vm, HN_VIEW_VALUES, HN_DICT(args[0]), out);
}
static hn_status dict_items(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return hnview_new(vm, HN_VIEW_ITEMS, HN_DICT(args[0]), out);
}

static hn_status dict_reversed(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return hniter_reversed(vm, args[0], out);
}

/* ---- filling ---- */

/* From pairs that are lists or tuples. A key that needs Python leaves what was set: setting it again is
 * harmless. */
HN_PARTLY(pairs_kind);
static hn_status fill_pairs(hn_vm *vm, hn_dict *d, const hn_value *v, uint32_t n) {
    const hn_value *pair;
    uint32_t len;
    hn_partly w;
    HN_TRY(hnmeter_charge(&vm->meter, n >> 3));
    if (!hnpartly_resume(&vm->meter, &pairs_kind, &w))
        for (uint32_t i = 0; i < n; i++)
            if (!hnseq_view(v[i], &pair, &len) || len != 2) return HN_SLOW;
    for (uint32_t i = (uint32_t)w.at[0], begin = i; i < n; i++) {
        HN_PACE_SLOW_PARTLY(vm, pairs_kind, &w, i, begin, (void)0);
        (void)hnseq_view(v[i], &pair, &len);
        HN_TRY(hndict_set(vm, d, pair[0], pair[1]));
    }
    return HN_OK;
}

static hn_status dict_fill(hn_vm *vm, hn_dict *d, hn_value from) {
    const hn_value *v;
    uint32_t n;
    if (hnv_is(from, HN_KIND_DICT)) return hndict_update_partly(vm, d, HN_DICT(from));
    if (hnseq_view(from, &v, &n)) return fill_pairs(vm, d, v, n);
    return HN_SLOW;
}

/* The keyword arguments of the call as a dict, or None. */
static hn_status dict_keywords(hn_vm *vm, const hn_value *values, hn_value *out) {
    *out = HN_NONE;
    if (vm->kwnames == HN_UNBOUND) return HN_OK;
    const hn_tuple *names = HN_TUPLE(vm->kwnames);
    hn_dict *d = hndict_new(vm, names->len);
    if (!d) return HN_NOMEM;
    for (uint32_t i = 0; i < names->len; i++) {
        HN_PACE_SLOW(vm, i);
        HN_TRY(hndict_set_str(vm, d, names->items[i], values[i]));
    }
    *out = hnv_from_ref(d);
    return HN_OK;
}

/* dict(), __init__ and update(): the positional arguments, then the values of the keyword arguments. */
static hn_status update(hn_vm *vm, const char *name, hn_slow_id twin, hn_dict *d, const hn_value *args,
                        uint32_t n) {
    hn_value kwargs;
    if (n > 1) return hnexc_raise(vm, HN_T_TYPEERROR, "%s expected at most 1 argument, got %u", name, n);
    HN_TRY(dict_keywords(vm, args + n, &kwargs));
    hn_status st = n == 1 ? dict_fill(vm, d, args[0]) : HN_OK;
    if (st == HN_SLOW) {
        hn_value v[3] = {hnv_from_ref(d), args[0], kwargs};
        return hncall_slow(vm, twin, 3, v);
    }
    HN_TRY(st);
    return kwargs == HN_NONE ? HN_OK : hndict_update(vm, d, HN_DICT(kwargs));
}

static hn_status dict_update(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    return update(vm, "update", HN_SLOW_DICT_FILL, HN_DICT(args[0]), args + 1, n - 1);
}

static hn_status dict_init(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    return update(vm, "dict", HN_SLOW_DICT_FILL, HN_DICT(args[0]), args + 1, n - 1);
}

/* Left in the middle, the dict is filled further. */
HN_PARTLY(call_kind);
static hn_status dict_call(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_partly w;
    if (!hnpartly_resume(&vm->meter, &call_kind, &w)) {
        hn_dict *d = hndict_new(vm, 0);
        if (!d) return HN_NOMEM;
        w.value = hnv_from_ref(d);
    }
    *out = w.value;
    hn_status st = update(vm, "dict", HN_SLOW_DICT_OF, HN_DICT(w.value), args, n);
    return st == HN_AGAIN ? hnpartly_leave(&vm->meter, &call_kind, &w) : st;
}

static hn_status dict_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY(hnarg_class(vm, HN_T_DICT, args[0]));
    hn_dict *d = hndict_new(vm, 0);
    if (!d) return HN_NOMEM;
    if (hnshape_is_ordered(HN_TYPE(args[0]))) d->h.flags = HN_DICT_ORDERED;
    return hnarg_wrap(vm, HN_T_DICT, args[0], hnv_from_ref(d), out);
}

/* The keys into the dict that w holds. */
HN_PARTLY(keys_kind);
static hn_status set_keys(hn_vm *vm, hn_partly *w, const hn_value *v, uint32_t n, hn_value value) {
    for (uint32_t i = (uint32_t)w->at[0], begin = i; i < n; i++) {
        HN_PACE_PARTLY_BY(0x3FF, 0x400, vm, keys_kind, w, i, begin, (void)0);
        HN_TRY(hndict_set(vm, HN_DICT(w->value), v[i], value));
    }
    return HN_OK;
}

/* An iterator must not be lost when a key turns out to need Python. */
static hn_status keys_from_iterator(hn_vm *vm, hn_partly *w, hn_value iterator, hn_value value) {
    hn_list *l;
    hn_iter_state before;
    hniter_save(iterator, &before);
    HN_TRY(hnlib_items(vm, iterator, &l));
    hn_status st = set_keys(vm, w, l->items ? l->items->v : NULL, l->len, value);
    if (st != HN_OK && st != HN_RAISED) hniter_restore(&before);
    return st;
}

static hn_status from_keys(hn_vm *vm, hn_value iterable, hn_value value, hn_value *out) {
    hn_items items;
    hn_partly w;
    if (!hnv_is(iterable, HN_KIND_ITER)) HN_TRY(hntext_items_begin(vm, iterable, &items));
    if (!hnpartly_resume(&vm->meter, &keys_kind, &w)) {
        hn_dict *d = hndict_new(vm, 0);
        if (!d) return HN_NOMEM;
        HN_TRY(hndict_presize_keys(vm, d, iterable));
        w.value = hnv_from_ref(d);
    }
    *out = w.value;
    if (hnv_is(iterable, HN_KIND_ITER)) return keys_from_iterator(vm, &w, iterable, value);
    return hntext_items_end(vm, &items, set_keys(vm, &w, items.v, items.n, value));
}

static hn_status dict_fromkeys(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    if (args[0] != hnv_from_ref(vm->types[HN_T_DICT])) return hncall_slow(vm, HN_SLOW_DICT_FROMKEYS, n, args);
    TWIN(from_keys(vm, args[1], hnarg_given(args[2]) ? args[2] : HN_NONE, out), HN_SLOW_DICT_FROMKEYS);
    return HN_OK;
}

static const hn_native_def types_dict_methods[] = {
    HN_ROW("get", dict_get, 0, (self, arg(key), opt(default, None), slash),
           "The value of a key, or default."),
    HN_ROW("setdefault", dict_setdefault, 0, (self, arg(key), opt(default, None), slash),
           "The value of a key, which is set to default if absent."),
    HN_ROW("pop", dict_pop, 0, (self, arg(key), opt(default, <unrepresentable>), slash),
           "Take a key out and return its value, or default if it is absent."),
    HN_ROW("popitem", dict_popitem, 0, (self, slash), "Take out the newest key and its value."),
    HN_ROW("keys", dict_keys, 0, (self, slash), "A view of the keys."),
    HN_ROW("items", dict_items, 0, (self, slash), "A view of the pairs of key and value."),
    HN_ROW("values", dict_values, 0, (self, slash), "A view of the values."),
    HN_ROW_SHOWN("update", dict_update, 0, (rest(args), keys(kwargs)),
                 "Set keys from a mapping or from pairs, then from keywords."),
    HN_ROW("fromkeys", dict_fromkeys, HN_NATIVE_CLASS, (type, arg(iterable), opt(value, None), slash),
           "A new dictionary of these keys, all with one value."),
    HN_ROW("clear", dict_clear, 0, (self, slash), "Take out all keys."),
    HN_ROW("copy", dict_copy, HN_NATIVE_WHOLE, (self, slash),
           "A new dictionary of the same keys and values."),
    HN_ROW("__reversed__", dict_reversed, 0, (self, slash), "An iterator from the newest key."),
    HN_ROW("__new__", dict_new, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""),
    HN_ROW("__init__", dict_init, 0, (self, slash, rest(args), keys(kwargs)), ""),
    {0}};

static const hn_native_def types_dict_call =
    HN_ROW_SHOWN("dict", dict_call, HN_NATIVE_STATIC, (rest(args), keys(kwargs)), NULL);
const hn_type_def hnlib_dict = {HN_T_DICT, "A mapping from keys to values that keeps the order of insertion.",
                                types_dict_methods, NULL, &types_dict_call};
