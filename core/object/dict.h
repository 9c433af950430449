/* Dicts: look-up, insertion, deletion and iteration. All layers from object up call these; the methods of
 * dict are in lib/types/dict.c. Functions by a str (hndict_get_str and its like) never need Python code; they
 * serve namespaces. A look-up by any other key can meet a key whose comparison is Python code. Then the
 * function returns HN_SLOW, having changed nothing (hndict_update may have set some), and the caller falls
 * back on frozen Python that uses hndict_probe (lib/py/_hn/dicts.py). */
#ifndef HN_OBJECT_DICT_H
#define HN_OBJECT_DICT_H

#include "object/state.h"

hn_dict *hndict_new(hn_vm *vm, uint32_t room); /* empty, with room for that many; NULL at the memory cap */
HN_CHECK hn_status hndict_copy(hn_vm *vm, const hn_dict *d, hn_dict **out);
void hndict_clear(hn_vm *vm, hn_dict *d);
#define HN_HASH_ZERO 0x80000001u /* what stands for 0, and for no hash that is common */
static inline uint32_t hndict_fold(int64_t hash) {
    return (uint32_t)hash ^ (uint32_t)((uint64_t)hash >> 32);
}
/* The 32 bits that a dict keeps of a hash; never 0. So does a str, where 0 means that it is not known yet. */
static inline uint32_t hndict_stored_hash(int64_t hash) {
    uint32_t h = hndict_fold(hash);
    return h ? h : HN_HASH_ZERO;
}

/* By any key. Hashes it (TypeError "unhashable type" as CPython words it for dict keys). *out is UNBOUND if
 * absent. */
HN_CHECK hn_status hndict_get(hn_vm *vm, hn_dict *d, hn_value key, hn_value *out);
HN_CHECK hn_status hndict_set(hn_vm *vm, hn_dict *d, hn_value key, hn_value value);
/* The n pairs of a display, one or more, into a new dict with room for them. */
HN_CHECK hn_status hndict_fill(hn_vm *vm, hn_dict *d, const hn_value *pairs, uint32_t n);
/* *out gets the removed value, UNBOUND if the key was absent (then nothing happened). */
HN_CHECK hn_status hndict_pop(hn_vm *vm, hn_dict *d, hn_value key, hn_value *out);
/* Reserve room for n more, so that setting that many cannot run out of memory. */
HN_CHECK hn_status hndict_reserve(hn_vm *vm, hn_dict *d, uint32_t n);
/* Computes the hashes of its str and bytes keys again, and of tuples of them: vm->hash_key is another one. */
void hndict_rehash(hn_vm *vm, hn_dict *d);
/* Every key of `from` into d, in order. Overwrites. After HN_SLOW some are in d: setting them again is
 * harmless. */
HN_CHECK hn_status hndict_update(hn_vm *vm, hn_dict *d, const hn_dict *from);
/* The same, left when a slice ends: once in an instruction, and called again with the same dicts. */
HN_CHECK hn_status hndict_update_partly(hn_vm *vm, hn_dict *d, const hn_dict *from);

/* By a str (any str, interned or not): never runs Python code, never fails. For namespaces. */
hn_value hndict_get_str(hn_vm *vm, const hn_dict *d, hn_value name);
/* Index of the entry, or -1. An index stays right until the entry is deleted or the dict shrinks: check the
 * key. */
int32_t hndict_find_str(hn_vm *vm, const hn_dict *d, hn_value name);
HN_CHECK hn_status hndict_set_str(hn_vm *vm, hn_dict *d, hn_value name, hn_value value);
bool hndict_del_str(hn_vm *vm, hn_dict *d, hn_value name); /* false: was absent */

/* For frozen Python. Candidates: the first entry at or after position `from` of the probe sequence whose
 * stored hash is that of `hash`; *entry is -1 when there is none, *next is where to continue. */
void hndict_probe(const hn_dict *d, int64_t hash, uint32_t from, int32_t *entry, uint32_t *next);
HN_CHECK hn_status hndict_insert_new(hn_vm *vm, hn_dict *d, int64_t hash, hn_value key, hn_value value);
/* Adds an entry of another dict, of any key, which d does not have. */
HN_CHECK hn_status hndict_take_entry(hn_vm *vm, hn_dict *d, const hn_dict *from, uint32_t entry);
void hndict_delete_entry(hn_vm *vm, hn_dict *d, uint32_t entry);
/* Behind all others: the entry of the same key and value. */
HN_CHECK hn_status hndict_move_last(hn_vm *vm, hn_dict *d, uint32_t entry);
/* The first entry that is not deleted, d->used if there is none: how many are, the value of a deleted entry 0
 * says. */
static inline uint32_t hndict_first(const hn_dict *d) {
    return d->used && d->entries[0].key == HN_UNBOUND ? (uint32_t)hnv_int(d->entries[0].value) : 0;
}
/* Entries in order: start with *i = 0. False at the end. */
static inline bool hndict_next(const hn_dict *d, uint32_t *i, hn_value *key, hn_value *value) {
    if (!*i) *i = hndict_first(d);
    while (*i < d->used) {
        const hn_entry *e = &d->entries[(*i)++];
        if (e->key == HN_UNBOUND) continue;
        *key = e->key;
        *value = e->value;
        return true;
    }
    return false;
}

/* Members in order: start with *i = 0. False at the end. */
static inline bool hnset_next(const hn_set *s, uint32_t *i, hn_value *key, int64_t *hash) {
    if (!s->table) return false;
    for (const hn_set_entry *table = (const hn_set_entry *)(const void *)s->table->data; *i <= s->mask;) {
        const hn_set_entry *e = &table[(*i)++];
        if (e->key == HN_UNBOUND) continue;
        *key = e->key;
        *hash = e->hash;
        return true;
    }
    return false;
}

#endif
