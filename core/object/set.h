/* Sets and frozensets: look-up, insertion, deletion, copies. The loop's out-of-line code, the compiler and
 * lib/types call these. As with dicts, a member whose comparison is Python code makes them return HN_SLOW,
 * and the caller falls back on frozen Python. hnset_next, which iterates, is in dict.h. */
#ifndef HN_OBJECT_SET_H
#define HN_OBJECT_SET_H

#include "object/state.h"

/* Whether it is a set or a frozenset. */
HN_INLINE bool hnset_is(hn_value v) {
    return hnv_is(v, HN_KIND_SET) || hnv_is(v, HN_KIND_FROZENSET);
}
hn_set *hnset_new(hn_vm *vm, hn_kind kind); /* HN_KIND_SET or HN_KIND_FROZENSET */
HN_CHECK hn_status hnset_copy(hn_vm *vm, const hn_set *s, hn_kind kind, hn_set **out);
void hnset_clear(hn_vm *vm, hn_set *s);
/* s takes over the table of another that nobody else knows. */
void hnset_become(hn_set *s, const hn_set *from);
HN_CHECK hn_status hnset_has(hn_vm *vm, hn_set *s, hn_value key, bool *out);
/* The same, but a set is not looked for as a frozenset: it is unhashable. */
HN_CHECK hn_status hnset_has_member(hn_vm *vm, hn_set *s, hn_value key, bool *out);
HN_CHECK hn_status hnset_add(hn_vm *vm, hn_set *s, hn_value key, bool *added); /* added may be NULL */
HN_CHECK hn_status hnset_discard(hn_vm *vm, hn_set *s, hn_value key, bool *removed);
/* After HN_SLOW a part of `from` may be in the set: adding it again is harmless. */
HN_CHECK hn_status hnset_update(hn_vm *vm, hn_set *s, const hn_set *from);
/* For frozen Python and snapshots, as for dicts; positions are table slots. */
void hnset_probe(const hn_set *s, int64_t hash, uint32_t from, int32_t *slot, uint32_t *next);
HN_CHECK hn_status hnset_insert_new(hn_vm *vm, hn_set *s, int64_t hash, hn_value key);
void hnset_delete_slot(hn_vm *vm, hn_set *s, uint32_t slot);
/* By known hash. */
HN_CHECK hn_status hnset_find_hash(hn_vm *vm, const hn_set *s, hn_value key, int64_t hash, int32_t *slot);
HN_CHECK hn_status hnset_add_hash(hn_vm *vm, hn_set *s, hn_value key, int64_t hash, bool *added);
/* Room for n more, so that adding them cannot run out of memory. */
HN_CHECK hn_status hnset_reserve(hn_vm *vm, hn_set *s, uint32_t n);

#endif
