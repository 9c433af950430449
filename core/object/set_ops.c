/* The algebra of sets: | & - ^ and their in-place forms, disjointness, and adding all items of an iterable.
 * ops.c and lib/types/set.c call it. Which side is walked and in which order members are added follows
 * CPython, because it decides the order of the result. */
#include "object/dict_internal.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/partly.h"
#include "object/seq.h"
#include "object/set.h"
#include "object/set_internal.h"
#include "object/text.h"

/* Members of `walk` that are (or are not) in `other`, into a new set. */
static hn_status filter(hn_vm *vm, const hn_set *walk, const hn_set *other, bool keep_if, hn_kind kind,
                        hn_set **out) {
    hn_set *s = hnset_new(vm, kind);
    if (!s) return HN_NOMEM;
    *out = s;
    HN_TRY(hnmeter_charge(&vm->meter, walk->mask >> 3));
    if (!walk->live || (keep_if && !other->live)) return HN_OK;
    const hn_set_entry *e = hnset_slots(walk), *end = e + walk->mask;
    for (; e <= end; e++) {
        bool yes = false;
        HN_PACE_SLOW(vm, end - e);
        if (e->key == HN_UNBOUND) continue;
        if (other->live) HN_TRY(hnset_has_entry(vm, other, e, &yes));
        if (yes == keep_if) HN_TRY(hnset_add_clean(vm, s, e->key, e->hash));
    }
    return HN_OK;
}

static hn_status intersection(hn_vm *vm, const hn_set *a, const hn_set *b, hn_kind kind, hn_set **out) {
    bool swap = b->live > a->live;
    return filter(vm, swap ? a : b, swap ? b : a, true, kind, out);
}

/* Deletes the members of `from` from s. After HN_SLOW some are gone: deleting them again is harmless. */
static hn_status remove_all(hn_vm *vm, hn_set *s, const hn_set *from) {
    hn_set *both;
    if (s == from) {
        hnset_clear(vm, s);
        return HN_OK;
    }
    if ((from->live >> 3) > s->live) {
        HN_TRY(intersection(vm, s, from, HN_KIND_SET, &both));
        from = both;
    }
    HN_TRY(hnmeter_charge(&vm->meter, from->mask >> 3));
    if (!from->live || !s->live) return hnset_drop_deleted(vm, s);
    const hn_set_entry *e = hnset_slots(from), *end = e + from->mask;
    for (; e <= end; e++) {
        hn_set_entry *at;
        HN_PACE_SLOW(vm, end - e);
        if (e->key == HN_UNBOUND) continue;
        HN_TRY(hnset_locate(vm, s, e->key, e->hash, &at));
        if (at->key != HN_UNBOUND) hnset_leave(s, at);
    }
    return hnset_drop_deleted(vm, s);
}

static hn_status difference(hn_vm *vm, hn_set *a, hn_set *b, hn_kind kind, hn_set **out) {
    if ((a->live >> 2) > b->live) {
        HN_TRY(hnset_copy(vm, a, kind, out));
        return remove_all(vm, *out, b);
    }
    return filter(vm, a, b, false, kind, out);
}

/* Members of `from` that are in s leave it, the others join it. */
static hn_status toggle_all(hn_vm *vm, hn_set *s, const hn_set *from) {
    HN_TRY(hnmeter_charge(&vm->meter, from->mask >> 3));
    if (!from->live) return HN_OK;
    HN_TRY(hnset_reserve(vm, s, 0));
    const hn_set_entry *e = hnset_slots(from), *end = e + from->mask;
    for (; e <= end; e++) {
        hn_set_entry *at;
        HN_PACE_SLOW(vm, end - e);
        if (e->key == HN_UNBOUND) continue;
        HN_TRY(hnset_locate(vm, s, e->key, e->hash, &at));
        if (at->key != HN_UNBOUND)
            hnset_leave(s, at);
        else
            HN_TRY(hnset_take(vm, s, at, e->key, e->hash));
    }
    return HN_OK;
}

hn_status hnset_binary(hn_vm *vm, char op, hn_set *a, hn_set *b, hn_set **out) {
    hn_kind kind = (hn_kind)a->h.kind;
    switch (op) {
    case '&':
        if (a == b) return hnset_copy(vm, a, kind, out);
        return intersection(vm, a, b, kind, out);
    case '|': HN_TRY(hnset_copy(vm, a, kind, out)); return a == b ? HN_OK : hnset_update(vm, *out, b);
    case '-': return difference(vm, a, b, kind, out);
    default: HN_TRY(hnset_copy(vm, b, kind, out)); return toggle_all(vm, *out, a);
    }
}

/* A copy slot by slot, deleted ones included. */
static hn_status clone(hn_vm *vm, const hn_set *s, hn_set **out) {
    hn_set *to = *out = hnset_new(vm, HN_KIND_SET);
    if (!to) return HN_NOMEM;
    if (!s->table) return HN_OK;
    size_t size = ((size_t)s->mask + 1) * sizeof(hn_set_entry);
    hn_raw *raw = hnheap_raw(vm, size);
    if (!raw) return HN_NOMEM;
    HN_TRY(hnset_copy_slots(vm, (hn_set_entry *)(void *)raw->data, hnset_slots(s), s->mask + 1));
    to->table = raw;
    to->mask = s->mask;
    to->live = s->live;
    to->fill = s->fill;
    return HN_OK;
}

hn_status hnset_inplace(hn_vm *vm, char op, hn_set *a, hn_set *b) {
    hn_set *result;
    switch (op) {
    case '|': return hnset_update(vm, a, b);
    case '-': return remove_all(vm, a, b);
    case '&':
        HN_TRY(hnset_binary(vm, '&', a, b, &result));
        hnset_become(a, result);
        return HN_OK;
    default:
        if (a == b) {
            hnset_clear(vm, a);
            return HN_OK;
        }
        /* On the side: a toggle that stops half-way could not be repeated. */
        HN_TRY(clone(vm, a, &result));
        HN_TRY(toggle_all(vm, result, b));
        hnset_become(a, result);
        return HN_OK;
    }
}

hn_status hnset_is_disjoint(hn_vm *vm, hn_set *a, hn_set *b, bool *out) {
    hn_set *walk = a->live <= b->live ? a : b, *other = walk == a ? b : a;
    *out = true;
    HN_TRY(hnmeter_charge(&vm->meter, walk->mask >> 3));
    if (!walk->live) return HN_OK;
    const hn_set_entry *e = hnset_slots(walk), *end = e + walk->mask;
    for (bool yes = false; e <= end; e++) {
        HN_PACE_SLOW(vm, end - e);
        if (e->key == HN_UNBOUND) continue;
        HN_TRY(hnset_has_entry(vm, other, e, &yes));
        if (!yes) continue;
        *out = false;
        break;
    }
    return HN_OK;
}

/* The keys of a dict, which are not asked for their hashes again. */
HN_PARTLY(extend_kind);
static hn_status extend_dict(hn_vm *vm, hn_set *s, const hn_dict *d) {
    hn_value key, value;
    hn_partly w;
    if (!hnpartly_resume(&vm->meter, &extend_kind, &w) &&
        ((uint64_t)s->fill + d->live) * 5 >= (uint64_t)s->mask * 3)
        HN_TRY(hnset_reserve(vm, s, d->live));
    for (uint32_t i = (uint32_t)w.at[0], begin = i; hndict_next(d, &i, &key, &value);) {
        int64_t hash;
        HN_TRY(hndict_hash_at(vm, d, i - 1, &hash));
        HN_TRY(hnset_add_hash(vm, s, key, hash, NULL));
        HN_PACE_SLOW_PARTLY(vm, extend_kind, &w, i, begin, (void)0);
    }
    return HN_OK;
}

static hn_status set_ops_extend_values(hn_vm *vm, hn_set *s, const hn_value *v, uint32_t n) {
    hn_partly w;
    HN_TRY(hnmeter_charge(&vm->meter, n >> 3));
    (void)hnpartly_resume(&vm->meter, &extend_kind, &w);
    for (uint32_t i = (uint32_t)w.at[0], begin = i; i < n; i++) {
        HN_PACE_SLOW_PARTLY(vm, extend_kind, &w, i, begin, (void)0);
        HN_TRY(hnset_add(vm, s, v[i], NULL));
    }
    return HN_OK;
}

/* The iterator must not be lost when a member turns out to need Python. */
static hn_status extend_from_iterator(hn_vm *vm, hn_set *s, hn_value iterator) {
    hn_iter_state before;
    hniter_save(iterator, &before);
    hn_list *l = hnlist_new(vm, 0);
    if (!l) return HN_NOMEM;
    HN_TRY(hnlist_extend(vm, l, iterator));
    hn_status st = set_ops_extend_values(vm, s, l->items ? l->items->v : NULL, l->len);
    if (st == HN_SLOW || hnstatus_again(st)) hniter_restore(&before);
    return st;
}

hn_status hnset_extend_partly(hn_vm *vm, hn_set *s, hn_value iterable) {
    hn_items items;
    if (!hnv_is_ref(iterable)) return HN_SLOW;
    switch (hnv_ref(iterable)->kind) {
    case HN_KIND_SET:
    case HN_KIND_FROZENSET: return hnset_update(vm, s, HN_SET(iterable));
    case HN_KIND_DICT: return extend_dict(vm, s, HN_DICT(iterable));
    case HN_KIND_ITER: return extend_from_iterator(vm, s, iterable);
    default:
        HN_TRY(hntext_items_begin(vm, iterable, &items));
        return hntext_items_end(vm, &items, set_ops_extend_values(vm, s, items.v, items.n));
    }
}

hn_status hnset_extend(hn_vm *vm, hn_set *s, hn_value iterable) {
    bool on = hnwork_forbid(&vm->meter);
    hn_status st = hnset_extend_partly(vm, s, iterable);
    hnwork_allow(&vm->meter, on);
    return st;
}
