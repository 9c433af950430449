/* What the files of sets share. */
#ifndef HN_OBJECT_SET_INTERNAL_H
#define HN_OBJECT_SET_INTERNAL_H

#include "object/dict_internal.h"

/* A new table of the smallest size above `more_than`, without the deleted slots. */
HN_CHECK hn_status hnset_resize(hn_vm *vm, hn_set *s, uint64_t more_than);
/* After removing many: a new table when more than a quarter of the slots are deleted ones. */
HN_CHECK hn_status hnset_drop_deleted(hn_vm *vm, hn_set *s);
/* The hash of a frozenset of these members. */
int64_t hnset_content_hash(const hn_set *s);

/* The operators, on sets of either kind; the result is of the kind of a. HN_SLOW without effect. */
HN_CHECK hn_status hnset_binary(hn_vm *vm, char op /* & | - ^ */, hn_set *a, hn_set *b, hn_set **out);
HN_CHECK hn_status hnset_inplace(hn_vm *vm, char op, hn_set *a, hn_set *b);
HN_CHECK hn_status hnset_is_subset(hn_vm *vm, hn_set *a, hn_set *b, bool *out);
HN_CHECK hn_status hnset_is_disjoint(hn_vm *vm, hn_set *a, hn_set *b, bool *out);
/* Adds all members of an exact builtin iterable. HN_SLOW for others, and when a member needs Python; members
 * before an unhashable one have then been added, which the caller's frozen twin may add again. */
HN_CHECK hn_status hnset_extend(hn_vm *vm, hn_set *s, hn_value iterable);

#endif
