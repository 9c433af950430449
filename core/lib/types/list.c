/* The type list and sorted(), called through vm/native.c. During a sort the list is empty, so that it can
 * contain itself. A key function, and items whose comparison is Python code, go to a frozen twin. */
#include "lib/types/list_common.h"
#include "lib/twins.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/sort.h"
#include "object/suggest.h"

#include "base/work.h"

#define TWIN(expr, id) HN_TRY_SLOW(expr, id, n, args)

static hn_status list_append(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    return hnlist_append(vm, HN_LIST(args[0]), args[1]);
}

static hn_status list_extend(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    TWIN(hnlist_extend(vm, HN_LIST(args[0]), args[1]), HN_SLOW_LIST_EXTEND);
    return HN_OK;
}

static hn_status list_insert(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_list *l = HN_LIST(args[0]);
    int64_t at;
    TWIN(hnarg_index(vm, args[1], &at), HN_SLOW_LIST_INSERT);
    if (at < 0) at += l->len;
    if (at < 0) at = 0;
    if (at > (int64_t)l->len) at = l->len;
    *out = HN_NONE;
    return hnlist_splice(vm, l, (uint32_t)at, (uint32_t)at, &args[2], 1);
}

static hn_status list_pop(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_list *l = HN_LIST(args[0]);
    int64_t at = -1;
    if (hnarg_given(args[1])) TWIN(hnarg_index(vm, args[1], &at), HN_SLOW_LIST_POP);
    if (l->len == 0) return hnexc_raise(vm, HN_T_INDEXERROR, "pop from empty list");
    if (at < 0) at += l->len;
    if (at < 0 || at >= (int64_t)l->len) return hnexc_raise(vm, HN_T_INDEXERROR, "pop index out of range");
    *out = l->items->v[at];
    if (at == (int64_t)l->len - 1) {
        l->len--;
        return HN_OK;
    }
    return hnlist_splice(vm, l, (uint32_t)at, (uint32_t)at + 1, NULL, 0);
}

static hn_status list_remove(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_list *l = HN_LIST(args[0]);
    HN_TRY(hnmeter_charge(&vm->meter, l->len >> 5));
    for (uint32_t i = 0; i < l->len; i++) {
        bool same = false;
        HN_PACE_SLOW(vm, i);
        TWIN(hnops_equal(vm, l->items->v[i], args[1], &same), HN_SLOW_LIST_REMOVE);
        if (!same) continue;
        *out = HN_NONE;
        return hnlist_splice(vm, l, i, i + 1, NULL, 0);
    }
    return hnexc_raise(vm, HN_T_VALUEERROR, "list.remove(x): x not in list");
}

static hn_status list_clear(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_list *l = HN_LIST(args[0]);
    if (l->items) hnheap_release(vm, l->items);
    l->items = NULL;
    l->len = 0;
    *out = HN_NONE;
    return HN_OK;
}

static hn_status list_copy(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_list *l = HN_LIST(args[0]);
    HN_TRY(hnmeter_charge(&vm->meter, l->len >> 6));
    return hnlist_from(vm, l->items ? l->items->v : NULL, l->len, out);
}

/* Of a long list the copy becomes the list, so that nothing is half done when there is no time left. */
static hn_status reverse_from(hn_vm *vm, hn_list *l, hn_value copy) {
    hn_values *old = l->items, *items = HN_LIST(copy)->items;
    for (uint32_t i = 0; i < l->len; i++) {
        HN_PACE(vm, i);
        items->v[i] = old->v[l->len - 1 - i];
    }
    HN_LIST(copy)->items = NULL;
    HN_LIST(copy)->len = 0;
    l->items = items;
    hnheap_release(vm, old);
    return HN_OK;
}

static hn_status list_reverse(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_list *l = HN_LIST(args[0]);
    *out = HN_NONE;
    HN_TRY(hnmeter_charge(&vm->meter, l->len >> 5));
    if (l->len < 2) return HN_OK;
    hn_value copy;
    if (l->len > HN_LONG && hnlist_from(vm, l->items->v, l->len, &copy) == HN_OK)
        return reverse_from(vm, l, copy);
    for (hn_value *a = l->items->v, *b = a + l->len - 1; a < b; a++, b--) {
        hn_value t = *a;
        *a = *b;
        *b = t;
    }
    return HN_OK;
}

static hn_status list_reversed(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return hniter_reversed(vm, args[0], out);
}

/* ---- sorting ---- */

/* A list's items sorted where they are; HN_SLOW when a key function or a comparison needs Python. */
static hn_status sort_items(hn_vm *vm, hn_list *l, hn_value key, hn_value reverse) {
    bool back = false;
    if (key != HN_UNBOUND && key != HN_NONE) return HN_SLOW;
    if (reverse != HN_UNBOUND) HN_TRY(hnops_truth(vm, reverse, &back));
    uint32_t n = l->len;
    if (!n) return HN_OK;
    l->len = 0; /* for a list that contains itself */
    hn_status st = hnsort_long(vm, l->items->v, NULL, n, back);
    l->len = n;
    return st;
}

static hn_status sort_twin(hn_vm *vm, hn_slow_id id, hn_value what, const hn_value *options) {
    hn_value v[3] = {what, options[0] == HN_UNBOUND ? HN_NONE : options[0],
                     options[1] == HN_UNBOUND ? HN_FALSE : options[1]};
    return hncall_slow(vm, id, 3, v);
}

static hn_status list_sort(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_status st = sort_items(vm, HN_LIST(args[0]), args[1], args[2]);
    *out = HN_NONE;
    return st == HN_SLOW ? sort_twin(vm, HN_SLOW_LIST_SORT, args[0], args + 1) : st;
}

/* The keywords of sorted(), which are those of sort(). */
static hn_status sort_options(hn_vm *vm, const hn_value *values, hn_value options[2]) {
    if (vm->kwnames == HN_UNBOUND) return HN_OK;
    const hn_tuple *names = HN_TUPLE(vm->kwnames);
    if (names->len > 2)
        return hnexc_raise(vm, HN_T_TYPEERROR, "sort() takes at most 2 keyword arguments (%u given)",
                           names->len);
    for (uint32_t i = 0; i < names->len; i++) {
        if (hnstr_equal_z(names->items[i], "key"))
            options[0] = values[i];
        else if (hnstr_equal_z(names->items[i], "reverse"))
            options[1] = values[i];
        else
            return hnsuggest_refuse(vm, "sort()", "key,reverse", names->items[i]);
    }
    return HN_OK;
}

static const hn_work_kind sorted_kind = {sizeof(hn_value), 1, NULL, NULL};
static hn_status sorted(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value options[2] = {HN_UNBOUND, HN_UNBOUND};
    if (n != 1) return hnexc_raise(vm, HN_T_TYPEERROR, "sorted expected 1 argument, got %u", n);
    hn_list *l;
    hn_iter_state before;
    hn_value kept; /* the list, at the end of a slice; what an iterator gives is taken again */
    bool again = hnwork_resume(&vm->meter, &sorted_kind, &kept);
    hniter_save(args[0], &before);
    hn_status st = HN_OK;
    if (again)
        l = HN_LIST(kept);
    else
        st = hnlib_items(vm, args[0], &l);
    if (st != HN_SLOW) HN_TRY(st);
    if (st == HN_SLOW) HN_TRY(hnlib_check_iterable(vm, args[0]));
    HN_TRY(sort_options(vm, args + n, options));
    if (st == HN_SLOW) return sort_twin(vm, HN_SLOW_SORTED_OF, args[0], options);
    st = sort_items(vm, l, options[0], options[1]);
    if (st == HN_SLOW) return sort_twin(vm, HN_SLOW_SORTED_LIST, hnv_from_ref(l), options);
    if (hnstatus_again(st)) hniter_restore(&before);
    *out = hnv_from_ref(l);
    return st == HN_AGAIN && !hnv_is(args[0], HN_KIND_ITER) ? hnwork_save(&vm->meter, &sorted_kind, out) : st;
}

const hn_native_def hnlib_builtins_list[] = {
    HN_ROW_SHOWN("sorted", sorted, 0, (module, rest(args), keys(kwargs)),
                 HN_DOC("($module, iterable, /, *, key=None, reverse=False)",
                        "The items of an iterable as a sorted list.")),
    {0}};

/* ---- construction ---- */

static hn_status list_call(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_list *l = hnlist_new(vm, 0);
    if (!l) return HN_NOMEM;
    *out = hnv_from_ref(l);
    if (hnarg_given(args[0])) TWIN(hnlist_extend(vm, l, args[0]), HN_SLOW_LIST_OF);
    return HN_OK;
}

static hn_status list_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY(hnarg_class(vm, HN_T_LIST, args[0]));
    hn_list *l = hnlist_new(vm, 0);
    if (!l) return HN_NOMEM;
    return hnarg_wrap(vm, HN_T_LIST, args[0], hnv_from_ref(l), out);
}

static hn_status list_init(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value own[2] = {hnv_payload(args[0]), n > 1 ? args[1] : HN_UNBOUND};
    hn_list *l = HN_LIST(own[0]), *items;
    *out = HN_NONE;
    HN_TRY(hnarg_one_iterable(vm, "list", hntype_of(vm, args[0]), HN_N___new__, n));
    if (n == 1) {
        l->len = 0;
        return HN_OK;
    }
    HN_TRY_SLOW(hnlib_items(vm, own[1], &items), HN_SLOW_LIST_INIT, n, own);
    l->items = items->items;
    l->len = items->len;
    return HN_OK;
}

static const hn_native_def types_list_methods[] = {
    HN_ROW("append", list_append, 0, (self, arg(object), slash), "Add an object at the end."),
    HN_ROW("extend", list_extend, 0, (self, arg(iterable), slash),
           "Add all items of an iterable at the end."),
    HN_ROW("insert", list_insert, 0, (self, arg(index), arg(object), slash),
           "Put an object in front of an index."),
    HN_ROW("pop", list_pop, 0, (self, opt(index, -1), slash), "Take an item out and return it."),
    HN_ROW("remove", list_remove, 0, (self, arg(value), slash), "Take out the first item that equals value."),
    HN_ROW("clear", list_clear, 0, (self, slash), "Take out all items."),
    HN_ROW("copy", list_copy, 0, (self, slash), "A new list of the same items."),
    HN_ROW("index", hnlib_seq_index, 0, (self, arg(value), opt(start, 0), opt(stop, sys.maxsize), slash),
           "Index of the first item that equals value."),
    HN_ROW("count", hnlib_seq_count, 0, (self, arg(value), slash), "How many items equal value."),
    HN_ROW("reverse", list_reverse, 0, (self, slash), "Turn the order of the items round."),
    HN_ROW("sort", list_sort, 0, (self, slash, star, opt(key, None), opt(reverse, False)),
           "Put the items in order; equal ones keep theirs."),
    HN_ROW("__reversed__", list_reversed, 0, (self, slash), "An iterator from the end."),
    HN_ROW("__new__", list_new, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""),
    HN_ROW("__init__", list_init, HN_NATIVE_WHOLE, (self, slash, rest(args), keys(kwargs)), ""),
    {0}};

static const hn_native_def types_list_call =
    HN_ROW("list", list_call, HN_NATIVE_STATIC, (opt(iterable, ()), slash), "");
const hn_type_def hnlib_list = {HN_T_LIST, "A sequence that can be changed.", types_list_methods, NULL,
                                &types_list_call};
