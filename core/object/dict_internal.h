/* The layout and the sizes of dicts, for files that must know more than dict.h says: sets, marking, shapes,
 * operators, snapshots, and the primitives of lib/types. Other code uses dict.h. Whoever changes entries here
 * must keep `limit` and the flags as dict.c describes them: programs see their effect in loops over a
 * changing dict. */
#ifndef HN_OBJECT_DICT_INTERNAL_H
#define HN_OBJECT_DICT_INTERNAL_H

#include "object/dict.h"

#define HN_SPLIT_CAP 128u /* entries that a dict with HN_DICT_SPLIT may hold: it is resized before */

static inline uint32_t *hndict_hashes(const hn_dict *d) {
    return (uint32_t *)(void *)(d->entries + d->cap);
}
static inline hn_raw *hndict_table(const hn_dict *d) {
    return d->entries ? (hn_raw *)(void *)((char *)d->entries - offsetof(hn_raw, data)) : NULL;
}
static inline unsigned hndict_power(const hn_dict *d) {
    return d->h.flags & HN_DICT_POWER;
}
/* Where the class of a dict is that has HN_DICT_SPLIT: the last word of its table. */
static inline hn_type **hndict_class_at(const hn_dict *d) {
    hn_raw *table = hndict_table(d);
    return (hn_type **)(void *)(table->data + table->size - sizeof(uint64_t));
}
/* Entries that CPython's table of 1 << power slots has. */
static inline uint32_t hndict_usable(unsigned power) {
    return power ? (2u << power) / 3 : 0;
}
/* Whether a key tells its hash by itself: without Python, and in a snapshot before all objects are
 * complete. */
static inline bool hndict_tells_hash(hn_value key) {
    if (!hnv_is_ref(key)) return true;
    hn_kind kind = (hn_kind)hnv_ref(key)->kind;
    return kind == HN_KIND_STR || kind == HN_KIND_BYTES || kind == HN_KIND_INT;
}
/* Whether two keys are tuples of the same words, which are equal without a comparison. Short ones only, for
 * which hnops_equal charges nothing. */
static inline bool hndict_same_tuple(hn_value a, hn_value b) {
    if (!hnv_is(a, HN_KIND_TUPLE) || !hnv_is(b, HN_KIND_TUPLE)) return false;
    const hn_tuple *x = HN_TUPLE(a), *y = HN_TUPLE(b);
    uint32_t n = x->len;
    if (n != y->len || n > 8) return false;
    while (n && x->items[n - 1] == y->items[n - 1]) n--;
    return n == 0;
}
/* Entry of a key, or -1. HN_SLOW, TypeError as hndict_get. */
HN_CHECK hn_status hndict_find(hn_vm *vm, const hn_dict *d, hn_value key, int32_t *entry);
/* The hash of an entry in full, as its key was asked for it, which is not asked again. */
HN_CHECK hn_status hndict_hash_at(hn_vm *vm, const hn_dict *d, uint32_t entry, int64_t *out);
/* What is known of it without looking at the key. */
int64_t hndict_kept_hash(const hn_dict *d, uint32_t entry);
/* CPython's table is made for the keys of a dict or set before they come; nothing happens for other
 * values. */
HN_CHECK hn_status hndict_presize_keys(hn_vm *vm, hn_dict *d, hn_value keys);
/* Makes an empty dict whose n entries come in their places, deleted ones among them: neither rules nor sizes
 * of CPython's hold until hndict_settle. */
HN_CHECK hn_status hndict_open_places(hn_vm *vm, hn_dict *d, uint32_t n);
/* A deleted entry, in a dict that hndict_open_places has made room in. */
void hndict_append_deleted(hn_dict *d);
/* Slots from a hash's own to the next free one: what it takes to delete or insert its entry. */
uint32_t hndict_cluster(const hn_dict *d, uint32_t hash);
/* A name that the dict does not have, and has room for, by all rules. */
void hndict_append_str(hn_vm *vm, hn_dict *d, hn_value name, hn_value value);
/* An empty dict of an instance that shares its keys with others of its class; NULL at the memory cap. */
hn_dict *hndict_new_split(hn_vm *vm, uint32_t room, hn_type *cls);
/* Makes a dict of strs one; without deleted entries, and not empty of entries to take. */
HN_CHECK hn_status hndict_split(hn_vm *vm, hn_dict *d, hn_type *cls);
/* The limit and flags that a dict of these entries has when nothing but inserting made it. */
void hndict_settle(hn_dict *d);
/* The last entry, or -1; gives back the deleted ones behind it. */
int32_t hndict_last(hn_vm *vm, hn_dict *d);
/* Deletes the entry that hndict_last found, its place is the next one's. */
void hndict_delete_last(hn_vm *vm, hn_dict *d, uint32_t last);
/* hash(key); for an unhashable one the TypeError "cannot use 'list' as a <as> (unhashable type: 'list')". */
HN_CHECK hn_status hndict_hash_key(hn_vm *vm, hn_value key, const char *as, int64_t *out);

#endif
