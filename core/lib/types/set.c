/* The types set and frozenset: methods over object/set.c and set_ops.c, called through vm/native.c. A member
 * whose hash or comparison is Python code, and an iterable that only Python can step, go to a frozen twin,
 * which continues with the result so far. */
#include "lib/types/list_common.h"
#include "lib/twins.h"
#include "object/list.h"
#include "object/partly.h"
#include "object/repr.h"
#include "object/set.h"

#define TWIN(expr, id) HN_TRY_SLOW(expr, id, n, args)

/* Instances of subclasses of set count as the set that they wrap, whatever their __iter__. */
static hn_value set_plain(hn_value v) {
    hn_value p = hnv_payload(v);
    return hnset_is(p) ? p : v;
}

/* The same where a set of a subclass is gone through as any iterable: an __iter__ of its class is called. */
static hn_value walked(hn_vm *vm, hn_value v) {
    hn_value iter = hntype_lookup(vm, hntype_of(vm, v), HN_NAME(vm, __iter__));
    return hnv_is(iter, HN_KIND_NATIVE) ? set_plain(v) : v;
}

static hn_status set_add(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    TWIN(hnset_add(vm, HN_SET(args[0]), args[1], NULL), HN_SLOW_SET_ADD);
    return HN_OK;
}

static hn_status set_discard(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    TWIN(hnset_discard(vm, HN_SET(args[0]), args[1], NULL), HN_SLOW_SET_DISCARD);
    return HN_OK;
}

static hn_status set_remove(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    bool removed = false;
    *out = HN_NONE;
    TWIN(hnset_discard(vm, HN_SET(args[0]), args[1], &removed), HN_SLOW_SET_REMOVE);
    return removed ? HN_OK : hnexc_raise_value(vm, HN_T_KEYERROR, args[1]);
}

static hn_status set_clear(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    hnset_clear(vm, HN_SET(args[0]));
    return HN_OK;
}

static hn_status set_copy(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_set *s;
    if (hnv_is(args[0], HN_KIND_FROZENSET)) {
        *out = args[0];
        return HN_OK;
    }
    HN_TRY(hnset_copy(vm, HN_SET(args[0]), HN_KIND_SET, &s));
    *out = hnv_from_ref(s);
    return HN_OK;
}

/* The search goes on where the last one ended. */
static hn_status set_pop(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_set *s = HN_SET(args[0]);
    int64_t hash;
    uint32_t i = s->next & s->mask, from = i;
    if (!s->live) return hnexc_raise(vm, HN_T_KEYERROR, "pop from an empty set");
    if (!hnset_next(s, &i, out, &hash)) {
        i = 0;
        (void)hnset_next(s, &i, out, &hash);
    }
    vm->meter.fuel -= (i > from ? i - from : i) >> 4;
    hnset_delete_slot(vm, s, i - 1);
    s->next = i;
    return HN_OK;
}

/* ---- any number of iterables ---- */

static hn_status set_no_keywords(hn_vm *vm, hn_value self, const char *name) {
    if (vm->kwnames == HN_UNBOUND) return HN_OK;
    return hnexc_raise(vm, HN_T_TYPEERROR, "%T.%s() takes no keyword arguments", self, name);
}

/* The twin goes on with the result so far and the iterables from args[i]. */
static hn_status set_go_on(hn_vm *vm, hn_slow_id twin, hn_set *result, const hn_value *args, uint32_t i,
                           uint32_t n) {
    hn_value v[2] = {hnv_from_ref(result), HN_UNBOUND};
    HN_TRY(hntuple_from(vm, args + i, n - i, &v[1]));
    return hncall_slow(vm, twin, 2, v);
}

static hn_status set_union(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_set *s;
    HN_TRY(set_no_keywords(vm, args[0], "union"));
    HN_TRY(hnset_copy(vm, HN_SET(args[0]), (hn_kind)hnv_ref(args[0])->kind, &s));
    *out = hnv_from_ref(s);
    for (uint32_t i = 1; i < n; i++) {
        hn_status st = hnset_extend(vm, s, set_plain(args[i]));
        if (st == HN_SLOW) return set_go_on(vm, HN_SLOW_SET_UNION, s, args, i, n);
        HN_TRY(st);
    }
    return HN_OK;
}

static hn_status set_update(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    HN_TRY(set_no_keywords(vm, args[0], "update"));
    for (uint32_t i = 1; i < n; i++) {
        hn_status st = n == 2 ? hnset_extend_partly(vm, HN_SET(args[0]), set_plain(args[i]))
                              : hnset_extend(vm, HN_SET(args[0]), set_plain(args[i]));
        if (st == HN_SLOW) return set_go_on(vm, HN_SLOW_SET_UPDATE, HN_SET(args[0]), args, i, n);
        HN_TRY(st);
    }
    return HN_OK;
}

/* A set of the members of an iterable, the iterable's own one if it is a set. */
static hn_status as_set(hn_vm *vm, hn_value v, hn_set **out) {
    v = set_plain(v);
    if (hnset_is(v)) {
        *out = HN_SET(v);
        return HN_OK;
    }
    *out = hnset_new(vm, HN_KIND_SET);
    return *out ? hnset_extend(vm, *out, v) : HN_NOMEM;
}

/* What is in s and in the iterable, in the iterable's order when that is not a set. */
static hn_status intersect(hn_vm *vm, hn_set *s, hn_value other, hn_set **out) {
    hn_list *l;
    other = set_plain(other);
    if (hnset_is(other)) return hnset_binary(vm, '&', s, HN_SET(other), out);
    hn_set *to = *out = hnset_new(vm, (hn_kind)s->h.kind);
    if (!to) return HN_NOMEM;
    if (hnv_is(other, HN_KIND_ITER)) return HN_SLOW;
    HN_TRY(hnlib_items(vm, other, &l));
    HN_TRY(hnmeter_charge(&vm->meter, l->len >> 3));
    for (uint32_t i = 0; i < l->len; i++) {
        int64_t hash;
        int32_t slot;
        HN_PACE_SLOW(vm, i);
        HN_TRY(hnops_hash(vm, l->items->v[i], &hash));
        HN_TRY(hnset_find_hash(vm, s, l->items->v[i], hash, &slot));
        if (slot >= 0) HN_TRY(hnset_add_hash(vm, to, l->items->v[i], hash, NULL));
        if (slot >= 0 && to->live >= s->live) break;
    }
    return HN_OK;
}

static hn_status intersect_all(hn_vm *vm, const hn_value *args, uint32_t n, hn_set **out, uint32_t *done) {
    *done = 1;
    if (n == 1) return hnset_copy(vm, HN_SET(args[0]), (hn_kind)hnv_ref(args[0])->kind, out);
    *out = HN_SET(args[0]);
    for (; *done < n; ++*done) {
        hn_set *next;
        HN_TRY(intersect(vm, *out, args[*done], &next));
        *out = next;
    }
    return HN_OK;
}

static hn_status set_intersection(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_set *s;
    uint32_t done;
    HN_TRY(set_no_keywords(vm, args[0], "intersection"));
    hn_status st = intersect_all(vm, args, n, &s, &done);
    if (st == HN_SLOW) return set_go_on(vm, HN_SLOW_SET_INTERSECTION, s, args, done, n);
    *out = hnv_from_ref(s);
    return st;
}

static hn_status set_intersection_update(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_set *s;
    uint32_t done;
    *out = HN_NONE;
    HN_TRY(set_no_keywords(vm, args[0], "intersection_update"));
    if (n == 1) return HN_OK;
    hn_status st = intersect_all(vm, args, n, &s, &done);
    if (st == HN_SLOW) {
        hn_value v[3] = {args[0], hnv_from_ref(s), HN_UNBOUND};
        HN_TRY(hntuple_from(vm, args + done, n - done, &v[2]));
        return hncall_slow(vm, HN_SLOW_SET_INTERSECTION_UPDATE, 3, v);
    }
    if (st == HN_OK) hnset_become(HN_SET(args[0]), s);
    return st;
}

/* Whether the keys of a dict can be asked for their hashes in C; HN_SLOW: they cannot. */
static hn_status hash_keys(hn_vm *vm, const hn_dict *d) {
    hn_value key, value;
    int64_t hash;
    for (uint32_t i = 0; hndict_next(d, &i, &key, &value);) {
        HN_PACE_SLOW(vm, i);
        if (hnv_is_ref(key) && !hnv_is(key, HN_KIND_STR)) HN_TRY(hnops_hash(vm, key, &hash));
    }
    return HN_OK;
}

/* Deletes from s what is in the iterable. */
static hn_status subtract(hn_vm *vm, hn_set *s, hn_value other) {
    hn_set *from;
    if (hnv_is(other, HN_KIND_ITER)) return HN_SLOW;
    if (hnv_is(other, HN_KIND_DICT)) HN_TRY(hash_keys(vm, HN_DICT(other)));
    hn_status st = as_set(vm, other, &from);
    /* What comes before a member that cannot be hashed is deleted all the same. */
    if (st == HN_RAISED && hnexc_pending_is(vm, HN_T_TYPEERROR)) return vm->exc = HN_UNBOUND, HN_SLOW;
    HN_TRY(st);
    return hnset_inplace(vm, '-', s, from);
}

static hn_status subtract_rest(hn_vm *vm, hn_set *s, const hn_value *args, uint32_t i, uint32_t n,
                               hn_slow_id twin) {
    for (; i < n; i++) {
        hn_status st = subtract(vm, s, args[i]);
        if (st == HN_SLOW) return set_go_on(vm, twin, s, args, i, n);
        HN_TRY(st);
    }
    return HN_OK;
}

static hn_status set_difference(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_set *s, *self = HN_SET(args[0]);
    uint32_t i = 1;
    HN_TRY(set_no_keywords(vm, args[0], "difference"));
    hn_status st = HN_SLOW;
    if (n > 1 && hnset_is(set_plain(args[1])))
        st = hnset_binary(vm, '-', self, HN_SET(set_plain(args[1])), &s);
    if (st == HN_SLOW)
        HN_TRY(hnset_copy(vm, self, (hn_kind)self->h.kind, &s));
    else {
        HN_TRY(st);
        i = 2;
    }
    *out = hnv_from_ref(s);
    return subtract_rest(vm, s, args, i, n, HN_SLOW_SET_DIFFERENCE);
}

static hn_status set_difference_update(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    HN_TRY(set_no_keywords(vm, args[0], "difference_update"));
    return subtract_rest(vm, HN_SET(args[0]), args, 1, n, HN_SLOW_SET_DIFFERENCE_UPDATE);
}

/* ---- one iterable ---- */

static hn_status symmetric(hn_vm *vm, hn_set *s, hn_value other, bool inplace, hn_value *out) {
    hn_set *with, *made;
    if (hnv_is(other, HN_KIND_ITER)) return HN_SLOW;
    if (inplace) {
        HN_TRY(as_set(vm, other, &with));
        return hnset_inplace(vm, '^', s, with);
    }
    other = set_plain(other);
    if (hnset_is(other)) {
        HN_TRY(hnset_binary(vm, '^', s, HN_SET(other), &made));
    } else {
        made = hnset_new(vm, (hn_kind)s->h.kind);
        if (!made) return HN_NOMEM;
        HN_TRY(hnset_extend(vm, made, other));
        HN_TRY(hnset_inplace(vm, '^', made, s));
    }
    *out = hnv_from_ref(made);
    return HN_OK;
}

static hn_status set_symmetric_difference(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    TWIN(symmetric(vm, HN_SET(args[0]), args[1], false, out), HN_SLOW_SET_SYMMETRIC);
    return HN_OK;
}

static hn_status set_symmetric_difference_update(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    TWIN(symmetric(vm, HN_SET(args[0]), args[1], true, NULL), HN_SLOW_SET_SYMMETRIC_UPDATE);
    return HN_OK;
}

static hn_status is_subset(hn_vm *vm, hn_set *s, hn_value other, bool *out) {
    hn_set *both;
    other = set_plain(other);
    if (hnset_is(other)) return hnset_is_subset(vm, s, HN_SET(other), out);
    HN_TRY(intersect(vm, s, other, &both));
    *out = both->live == s->live;
    return HN_OK;
}

static hn_status set_issubset(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    bool yes = false;
    TWIN(is_subset(vm, HN_SET(args[0]), args[1], &yes), HN_SLOW_SET_ISSUBSET);
    *out = hnv_bool(yes);
    return HN_OK;
}

static hn_status has_all(hn_vm *vm, hn_set *s, hn_value other, bool *out) {
    hn_list *l;
    other = set_plain(other);
    if (hnset_is(other)) return hnset_is_subset(vm, HN_SET(other), s, out);
    if (hnv_is(other, HN_KIND_ITER)) return HN_SLOW;
    HN_TRY(hnlib_items(vm, other, &l));
    HN_TRY(hnmeter_charge(&vm->meter, l->len >> 3));
    *out = true;
    for (uint32_t i = 0; *out && i < l->len; i++) {
        HN_PACE_SLOW(vm, i);
        HN_TRY(hnset_has_member(vm, s, l->items->v[i], out));
    }
    return HN_OK;
}

static hn_status set_issuperset(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    bool yes = false;
    TWIN(has_all(vm, HN_SET(args[0]), args[1], &yes), HN_SLOW_SET_ISSUPERSET);
    *out = hnv_bool(yes);
    return HN_OK;
}

static hn_status has_none(hn_vm *vm, hn_set *s, hn_value other, bool *out) {
    hn_list *l;
    bool has = false;
    if (hnset_is(other)) return hnset_is_disjoint(vm, s, HN_SET(other), out);
    if (hnv_is(other, HN_KIND_ITER)) return HN_SLOW;
    HN_TRY(hnlib_items(vm, walked(vm, other), &l));
    HN_TRY(hnmeter_charge(&vm->meter, l->len >> 3));
    for (uint32_t i = 0; !has && i < l->len; i++) {
        HN_PACE_SLOW(vm, i);
        HN_TRY(hnset_has_member(vm, s, l->items->v[i], &has));
    }
    *out = !has;
    return HN_OK;
}

static hn_status set_isdisjoint(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    bool yes = false;
    TWIN(has_none(vm, HN_SET(args[0]), args[1], &yes), HN_SLOW_SET_ISDISJOINT);
    *out = hnv_bool(yes);
    return HN_OK;
}

/* ---- construction ---- */

/* A new set of an iterable's members. Left in the middle, it is filled further. */
HN_PARTLY(of_kind);
static hn_status set_of(hn_vm *vm, hn_kind kind, hn_value v, hn_set **out) {
    hn_partly w;
    if (!hnpartly_resume(&vm->meter, &of_kind, &w)) {
        hn_set *s = hnset_new(vm, kind);
        if (!s) return HN_NOMEM;
        w.value = hnv_from_ref(s);
    }
    *out = HN_SET(w.value);
    hn_status st = hnset_extend_partly(vm, *out, set_plain(v));
    return st == HN_AGAIN ? hnpartly_leave(&vm->meter, &of_kind, &w) : st;
}

static hn_status set_call(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_set *s;
    if (hnarg_given(args[0])) {
        TWIN(set_of(vm, HN_KIND_SET, args[0], &s), HN_SLOW_SET_OF);
    } else if (!(s = hnset_new(vm, HN_KIND_SET))) {
        return HN_NOMEM;
    }
    *out = hnv_from_ref(s);
    return HN_OK;
}

static hn_status types_set_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY(hnarg_class(vm, HN_T_SET, args[0]));
    hn_set *s = hnset_new(vm, HN_KIND_SET);
    if (!s) return HN_NOMEM;
    return hnarg_wrap(vm, HN_T_SET, args[0], hnv_from_ref(s), out);
}

static hn_status set_init(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value own[2] = {hnv_payload(args[0]), n > 1 ? args[1] : HN_UNBOUND};
    hn_set *s = HN_SET(own[0]), *made;
    *out = HN_NONE;
    if (n > 2)
        return hnexc_raise(vm, HN_T_TYPEERROR, "%T expected at most 1 argument, got %u", args[0], n - 1);
    HN_TRY(hnarg_one_iterable(vm, "set", vm->types[HN_T_SET], HN_N___new__, n));
    if (n == 1) {
        hnset_clear(vm, s);
        return HN_OK;
    }
    HN_TRY_SLOW(set_of(vm, HN_KIND_SET, own[1], &made), HN_SLOW_SET_INIT, n, own);
    hnset_become(s, made);
    return HN_OK;
}

static hn_status frozen_of(hn_vm *vm, hn_value v, hn_value *out) {
    v = set_plain(v);
    if (hnv_is(v, HN_KIND_FROZENSET)) {
        *out = v;
        return HN_OK;
    }
    hn_set *s;
    HN_TRY(set_of(vm, HN_KIND_FROZENSET, v, &s));
    *out = s->live || !hnv_is(vm->empty_frozenset, HN_KIND_FROZENSET) ? hnv_from_ref(s) : vm->empty_frozenset;
    return HN_OK;
}

static hn_status frozenset_call(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    if (hnarg_given(args[0])) {
        TWIN(frozen_of(vm, args[0], out), HN_SLOW_FROZENSET_OF);
        return HN_OK;
    }
    return frozen_of(vm, vm->empty_tuple, out);
}

static hn_status frozenset_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value made;
    HN_TRY(hnarg_class(vm, HN_T_FROZENSET, args[0]));
    HN_TRY(hnarg_one_iterable(vm, "frozenset", HN_TYPE(args[0]), HN_N___init__, n));
    hn_status st = frozen_of(vm, n == 2 ? args[1] : vm->empty_tuple, &made);
    if (st == HN_SLOW) return hncall_slow(vm, HN_SLOW_FROZENSET_NEW, n, args);
    HN_TRY(st);
    return hnarg_wrap(vm, HN_T_FROZENSET, args[0], made, out);
}

/* "S({1, 2})" of an instance of a subclass S, "S()" of an empty one. */
static hn_status set_repr(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value set = hnv_payload(args[0]), text, inner;
    bool frozen = hnv_is(set, HN_KIND_FROZENSET);
    HN_TRY_SLOW(hnops_repr_once(vm, set, &text), HN_SLOW_SET_REPR, n, args);
    *out = text;
    if (set == args[0]) return HN_OK;
    hn_value name = hntype_of(vm, args[0])->name;
    if (!HN_SET(set)->live) return hnstr_format(vm, out, "%U()", name);
    if (!frozen) return hnstr_format(vm, out, "%U(%U)", name, text);
    HN_TRY(hnstr_slice(vm, text, 9, HN_STR(text)->len, &inner));
    return hnstr_format(vm, out, "%U%U", name, inner);
}

#define BOTH                                                                                                 \
    HN_ROW("__repr__", set_repr, HN_NATIVE_WHOLE, (self, slash), ""),                                        \
        HN_ROW("copy", set_copy, 0, (self, slash), "A new set of the same members."),                        \
        HN_ROW("difference", set_difference, 0, (self, slash, rest(others)),                                 \
               "What is in the set and in none of the others."),                                             \
        HN_ROW("intersection", set_intersection, 0, (self, slash, rest(others)),                             \
               "What is in the set and in all of the others."),                                              \
        HN_ROW("isdisjoint", set_isdisjoint, 0, (self, arg(other), slash), "Whether nothing is in both."),   \
        HN_ROW("issubset", set_issubset, 0, (self, arg(other), slash),                                       \
               "Whether the other has all members of the set."),                                             \
        HN_ROW("issuperset", set_issuperset, 0, (self, arg(other), slash),                                   \
               "Whether the set has all members of the other."),                                             \
        HN_ROW("symmetric_difference", set_symmetric_difference, 0, (self, arg(other), slash),               \
               "What is in one of the two only."),                                                           \
        HN_ROW("union", set_union, 0, (self, slash, rest(others)), "What is in the set or in any other.")

static const hn_native_def frozen_methods[] = {
    BOTH, HN_ROW("__new__", frozenset_new, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""), {0}};

static const hn_native_def types_set_methods[] = {
    BOTH,
    HN_ROW("add", set_add, 0, (self, arg(object), slash), "Put in a member."),
    HN_ROW("clear", set_clear, 0, (self, slash), "Take out all members."),
    HN_ROW("discard", set_discard, 0, (self, arg(object), slash), "Take out a member if it is there."),
    HN_ROW("remove", set_remove, 0, (self, arg(object), slash), "Take out a member, KeyError if absent."),
    HN_ROW("pop", set_pop, 0, (self, slash), "Take out some member and return it."),
    HN_ROW("update", set_update, 0, (self, slash, rest(others)), "Put in all members of the others."),
    HN_ROW("difference_update", set_difference_update, 0, (self, slash, rest(others)),
           "Take out all members of the others."),
    HN_ROW("intersection_update", set_intersection_update, 0, (self, slash, rest(others)),
           "Keep what is in all of the others too."),
    HN_ROW("symmetric_difference_update", set_symmetric_difference_update, 0, (self, arg(other), slash),
           "Keep what is in one of the two only."),
    HN_ROW("__new__", types_set_new, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""),
    HN_ROW("__init__", set_init, HN_NATIVE_WHOLE, (self, slash, rest(args), keys(kwargs)), ""),
    {0}};

static const hn_native_def types_set_call =
    HN_ROW("set", set_call, HN_NATIVE_STATIC, (opt(iterable, ()), slash), "");
static const hn_native_def frozen_call =
    HN_ROW("frozenset", frozenset_call, HN_NATIVE_STATIC, (opt(iterable, ()), slash), "");
const hn_type_def hnlib_set = {HN_T_SET, "Members without order, each once.", types_set_methods, NULL,
                               &types_set_call};
const hn_type_def hnlib_frozenset = {HN_T_FROZENSET, "A set that cannot be changed.", frozen_methods, NULL,
                                     &frozen_call};
