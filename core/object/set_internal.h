/* The table of a set and the operators on sets, for object/, lib/types and snapshots; other code uses set.h.
 * The inline look-up here and hnset_search in set.c must probe the same slots in the same order: programs see
 * it in the order of iteration. */
#ifndef HN_OBJECT_SET_INTERNAL_H
#define HN_OBJECT_SET_INTERNAL_H

#include "object/dict_internal.h"

#define HN_SET_LINEAR 9u /* probes in a row behind the first one, before a jump */

static inline hn_set_entry *hnset_slots(const hn_set *s) {
    return (hn_set_entry *)(void *)s->table->data;
}

/* The slot that has the key, or else (its key is UNBOUND then) where the key would go: the last deleted slot
 * on the way, or else the free one. The set has a table. `deleted` is what has been met on the way up to the
 * given number of jumps, where the search continues. */
HN_CHECK hn_status hnset_search(hn_vm *vm, const hn_set *s, hn_value key, int64_t hash, uint32_t jumps,
                                hn_set_entry *deleted, hn_set_entry **out);
/* Whether an entry may be none: looked at for its hash alone, as most are. */
static inline bool hnset_maybe_none(int64_t hash) {
    return (uint64_t)hash + 1 <= 1;
}
/* The same, without a call where no comparison and no jump is needed. */
HN_INLINE hn_status hnset_locate(hn_vm *vm, const hn_set *s, hn_value key, int64_t hash, hn_set_entry **out) {
    hn_set_entry *table = hnset_slots(s), *deleted = NULL;
    uint32_t mask = s->mask, i = (uint32_t)hash & mask;
    hn_set_entry *e = &table[i];
    *out = e;
    if (e->key == key || (e->key == HN_UNBOUND && e->hash != -1)) return HN_OK;
    hn_set_entry *last = i + HN_SET_LINEAR <= mask ? e + HN_SET_LINEAR : e;
    for (; e <= last; e++) {
        int64_t h = e->hash;
        if (h != hash && !hnset_maybe_none(h)) continue;
        if (e->key == key) {
            *out = e;
            return HN_OK;
        }
        if (e->key != HN_UNBOUND) {
            if (HN_UNLIKELY(h == hash)) break;
        } else if (h == -1) {
            deleted = e;
        } else {
            *out = deleted ? deleted : e;
            return HN_OK;
        }
    }
    hn_set_entry *found;
    HN_TRY(hnset_search(vm, s, key, hash, e > last, e > last ? deleted : NULL, &found));
    *out = found;
    return HN_OK;
}
/* Whether a set has a member of another one. */
HN_CHECK static inline hn_status hnset_has_entry(hn_vm *vm, const hn_set *s, const hn_set_entry *e,
                                                 bool *out) {
    hn_set_entry *at;
    HN_TRY(hnset_locate(vm, s, e->key, e->hash, &at));
    *out = at->key != HN_UNBOUND;
    return HN_OK;
}
/* Small tables are copied sooner than memcpy is called. */
HN_CHECK static inline hn_status hnset_copy_slots(hn_vm *vm, hn_set_entry *to, const hn_set_entry *from,
                                                  uint32_t n) {
    if (n > 8) return hnmem_copy(&vm->meter, to, from, n * sizeof *to);
    for (uint32_t i = 0; i < n; i++) to[i] = from[i];
    return HN_OK;
}
/* As hnset_take, with the growth that is then due. */
HN_CHECK hn_status hnset_take_and_grow(hn_vm *vm, hn_set *s, hn_set_entry *slot, hn_value key, int64_t hash);
/* Puts a key where hnset_locate said that it would go. */
HN_CHECK static inline hn_status hnset_take(hn_vm *vm, hn_set *s, hn_set_entry *slot, hn_value key,
                                            int64_t hash) {
    if (slot->hash != -1) {
        if (HN_UNLIKELY(((uint64_t)s->fill + 1) * 5 >= (uint64_t)s->mask * 3))
            return hnset_take_and_grow(vm, s, slot, key, hash);
        s->fill++;
    }
    *slot = (hn_set_entry){hash, key};
    s->live++;
    s->version++;
    return HN_OK;
}
static inline void hnset_leave(hn_set *s, hn_set_entry *slot) {
    *slot = (hn_set_entry){-1, HN_UNBOUND};
    s->live--;
    s->version++;
}
/* A key that is not there into a set without deleted slots. */
HN_CHECK hn_status hnset_add_clean(hn_vm *vm, hn_set *s, hn_value key, int64_t hash);
/* A new table of the smallest size above `more_than`, without the deleted slots. */
HN_CHECK hn_status hnset_resize(hn_vm *vm, hn_set *s, uint64_t more_than);
/* After removing many: a new table when more than a quarter of the slots are deleted ones. */
HN_CHECK hn_status hnset_drop_deleted(hn_vm *vm, hn_set *s);

/* The operators, on sets of either kind; the result is of the kind of a. HN_SLOW without effect. */
HN_CHECK hn_status hnset_binary(hn_vm *vm, char op /* & | - ^ */, hn_set *a, hn_set *b, hn_set **out);
HN_CHECK hn_status hnset_inplace(hn_vm *vm, char op, hn_set *a, hn_set *b);
HN_CHECK hn_status hnset_is_subset(hn_vm *vm, hn_set *a, hn_set *b, bool *out);
HN_CHECK hn_status hnset_is_disjoint(hn_vm *vm, hn_set *a, hn_set *b, bool *out);
/* Adds all members of an exact builtin iterable. HN_SLOW for others, and when a member needs Python; members
 * before an unhashable one have then been added, which the caller's frozen twin may add again. */
HN_CHECK hn_status hnset_extend(hn_vm *vm, hn_set *s, hn_value iterable);
/* The same, left when a slice ends: once in an instruction, and called again with the same set. */
HN_CHECK hn_status hnset_extend_partly(hn_vm *vm, hn_set *s, hn_value iterable);

/* Computes the hashes of its members again, as hndict_rehash. */
HN_CHECK hn_status hnset_rehash(hn_vm *vm, hn_set *s);

#endif
