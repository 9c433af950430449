/* Helpers of the containers: arguments of methods, the class argument of __new__, index and count of list and
 * tuple. The files of lib/types call them. An argument of a program's class is HN_SLOW before any effect. */
#include "object/partly.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/shape.h"
#include "object/slice.h"
#include "lib/types/list_common.h"
#include "lib/twins.h"

hn_status hntypes_list_arg_int(hn_vm *vm, hn_value v, hn_value *out) {
    *out = hnslice_int(v);
    if (*out != HN_UNBOUND) return HN_OK;
    if (hnv_of_user_class(v)) return HN_SLOW;
    return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object cannot be interpreted as an integer", v);
}

hn_status hnarg_index(hn_vm *vm, hn_value v, int64_t *out) {
    hn_value i;
    HN_TRY(hntypes_list_arg_int(vm, v, &i));
    if (hnint_to_i64(i, out)) return HN_OK;
    return hnexc_raise(vm, HN_T_OVERFLOWERROR, "Python int too large to convert to C ssize_t");
}

/* A start or stop argument (index): clamped to 0..len after adding len to a negative one. HN_SLOW,
 * TypeError. */
static hn_status arg_bound(hn_vm *vm, hn_value v, uint32_t len, uint32_t none, uint32_t *out) {
    *out = none;
    if (v == HN_UNBOUND) return HN_OK;
    hn_value i = hnslice_int(v);
    if (i == HN_UNBOUND) {
        if (hnv_of_user_class(v)) return HN_SLOW;
        return hnexc_raise(vm, HN_T_TYPEERROR, "slice indices must be integers or have an __index__ method");
    }
    int64_t at = hnint_clamp(i);
    if (at < 0) at += len;
    *out = at < 0 ? 0 : at > (int64_t)len ? len : (uint32_t)at;
    return HN_OK;
}

hn_status hnarg_class(hn_vm *vm, hn_type_id id, hn_value cls) {
    const hn_type *t = vm->types[id];
    if (!hnv_is(cls, HN_KIND_TYPE))
        return hnexc_raise(vm, HN_T_TYPEERROR, "%U.__new__(X): X is not a type object (%T)", t->name, cls);
    if (!hntype_is(HN_TYPE(cls), t))
        return hnexc_raise(vm, HN_T_TYPEERROR, "%U.__new__(%U): %U is not a subtype of %U", t->name,
                           HN_TYPE(cls)->name, HN_TYPE(cls)->name, t->name);
    return HN_OK;
}

hn_status hnarg_one_iterable(hn_vm *vm, const char *name, const hn_type *t, hn_name_id other, uint32_t n) {
    hn_value counterpart = vm->names[other];
    if (vm->kwnames != HN_UNBOUND && hntype_is_own(t, hntype_lookup(vm, t, counterpart), counterpart))
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s() takes no keyword arguments", name);
    if (n <= 2) return HN_OK;
    if (t->base_kind == HN_KIND_SET || t->base_kind == HN_KIND_FROZENSET)
        return hnexc_raise(vm, HN_T_TYPEERROR, "%U expected at most 1 argument, got %u", t->name, n - 1);
    return hnexc_raise(vm, HN_T_TYPEERROR, "%s expected at most 1 argument, got %u", name, n - 1);
}

hn_status hnarg_wrap(hn_vm *vm, hn_type_id id, hn_value cls, hn_value made, hn_value *out) {
    if (HN_TYPE(cls) == vm->types[id]) {
        *out = made;
        return HN_OK;
    }
    return hninst_new(vm, HN_TYPE(cls), made, out);
}

hn_status hnlib_check_iterable(hn_vm *vm, hn_value v) {
    hn_type *t = hntype_of(vm, v);
    if (hntype_lookup(vm, t, HN_NAME(vm, __iter__)) != HN_UNBOUND ||
        hntype_lookup(vm, t, HN_NAME(vm, __getitem__)) != HN_UNBOUND)
        return HN_OK;
    return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object is not iterable", v);
}

hn_status hnlib_items(hn_vm *vm, hn_value iterable, hn_list **out) {
    hn_list *l = hnlist_new(vm, 0);
    if (!l) return HN_NOMEM;
    *out = l;
    return hnlist_extend(vm, l, iterable);
}

static hn_status list_common_find(hn_vm *vm, hn_value seq, hn_value item, uint32_t from, uint32_t to,
                                  int64_t *out) {
    const hn_value *v;
    uint32_t len;
    (void)hnseq_view(seq, &v, &len);
    *out = -1;
    HN_TRY(hnmeter_charge(&vm->meter, (to > from ? to - from : 0) >> 5));
    bool number = hnv_is_int(item);
    for (uint32_t i = from; i < to; i++) {
        HN_PACE_SLOW(vm, i);
        bool same = v[i] == item;
        if (!same && !(number && hnv_is_int(v[i]))) HN_TRY(hnops_equal(vm, v[i], item, &same));
        if (!same) continue;
        *out = i;
        break;
    }
    return HN_OK;
}

hn_status hnlib_seq_index(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_value *v;
    uint32_t len, from, to;
    int64_t at;
    (void)hnseq_view(args[0], &v, &len);
    HN_TRY_SLOW(arg_bound(vm, args[2], len, 0, &from), HN_SLOW_SEQ_INDEX, n, args);
    HN_TRY_SLOW(arg_bound(vm, args[3], len, len, &to), HN_SLOW_SEQ_INDEX, n, args);
    HN_TRY_SLOW(list_common_find(vm, args[0], args[1], from, to, &at), HN_SLOW_SEQ_INDEX, n, args);
    if (at < 0) return hnexc_raise(vm, HN_T_VALUEERROR, "%T.index(x): x not in %T", args[0], args[0]);
    *out = hnv_from_int(at);
    return HN_OK;
}

HN_PARTLY(list_common_count_kind);
static hn_status list_common_count(hn_vm *vm, hn_value seq, hn_value item, int64_t *out) {
    const hn_value *v;
    uint32_t len;
    (void)hnseq_view(seq, &v, &len);
    hn_partly w;
    if (!hnpartly_resume(&vm->meter, &list_common_count_kind, &w))
        HN_TRY(hnmeter_charge(&vm->meter, len >> 4));
    *out = (int64_t)w.at[1];
    bool number = hnv_is_int(item);
    for (uint32_t i = (uint32_t)w.at[0], from = i; i < len; i++) {
        if (i > from && hnwork_due(&vm->meter)) {
            w.at[0] = i;
            w.at[1] = (uint64_t)*out;
            return hnpartly_leave(&vm->meter, &list_common_count_kind, &w);
        }
        HN_PACE_SLOW(vm, i);
        bool same = v[i] == item;
        if (!same && !(number && hnv_is_int(v[i]))) HN_TRY(hnops_equal(vm, v[i], item, &same));
        *out += same;
    }
    return HN_OK;
}

hn_status hnlib_seq_count(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    int64_t times;
    HN_TRY_SLOW(list_common_count(vm, args[0], args[1], &times), HN_SLOW_SEQ_COUNT, 2, args);
    *out = hnv_from_int(times);
    return HN_OK;
}
