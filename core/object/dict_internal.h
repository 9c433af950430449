/* What the files of dicts, sets and their methods share. */
#ifndef HN_OBJECT_DICT_INTERNAL_H
#define HN_OBJECT_DICT_INTERNAL_H

#include "object/dict.h"

static inline uint32_t *hndict_hashes(const hn_dict *d) {
    return (uint32_t *)(void *)(d->entries + d->cap);
}
/* The 32 bits that a dict keeps of a hash; never 0, as the cached hash of a str. */
static inline uint32_t hndict_stored_hash(int64_t hash) {
    uint32_t h = hndict_fold(hash);
    return h ? h : HN_HASH_ZERO;
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
/* The last entry, or -1; gives back the deleted ones behind it. */
int32_t hndict_last(hn_vm *vm, hn_dict *d);
/* Deletes the entry that hndict_last found, its place is the next one's. */
void hndict_delete_last(hn_vm *vm, hn_dict *d, uint32_t last);
/* hash(key); for an unhashable one the TypeError "cannot use 'list' as a <as> (unhashable type: 'list')". */
HN_CHECK hn_status hndict_hash_key(hn_vm *vm, hn_value key, const char *as, int64_t *out);
/* hash(v). Of an unhashable value *bad is set to the part that is to blame, and the status is HN_SLOW. */
HN_CHECK hn_status hnops_hash_or_bad(hn_vm *vm, hn_value v, int64_t *out, hn_value *bad);
/* By known hash. */
HN_CHECK hn_status hnset_find_hash(hn_vm *vm, const hn_set *s, hn_value key, int64_t hash, int32_t *slot);
HN_CHECK hn_status hnset_add_hash(hn_vm *vm, hn_set *s, hn_value key, int64_t hash, bool *added);
/* Room for n more, so that adding them cannot run out of memory. */
HN_CHECK hn_status hnset_reserve(hn_vm *vm, hn_set *s, uint32_t n);

#endif
