/* Lists, tuples and cells: creation, growth, splicing. All layers from object up call these; C modules use
 * them through lib/native.h. They never compare or convert items, so they never need Python code. The methods
 * of list are in lib/types/list.c. */
#ifndef HN_OBJECT_LIST_H
#define HN_OBJECT_LIST_H

#include "object/state.h"

hn_list *hnlist_new(hn_vm *vm, uint32_t cap); /* empty, with room for cap; NULL at the memory cap */
HN_CHECK hn_status hnlist_from(hn_vm *vm, const hn_value *v, uint32_t n, hn_value *out);
HN_CHECK hn_status hnlist_append(hn_vm *vm, hn_list *l, hn_value v);
HN_CHECK hn_status hnlist_reserve(hn_vm *vm, hn_list *l, uint32_t more);
/* Replaces items [from, to) by the n values at v (which may lie in the list itself). */
HN_CHECK hn_status hnlist_splice(hn_vm *vm, hn_list *l, uint32_t from, uint32_t to, const hn_value *v,
                                 uint32_t n);
hn_tuple *hntuple_alloc(hn_vm *vm, uint32_t n); /* items UNBOUND: fill them */
HN_CHECK hn_status hntuple_from(hn_vm *vm, const hn_value *v, uint32_t n, hn_value *out);
HN_CHECK hn_status hntuple_pair(hn_vm *vm, hn_value a, hn_value b, hn_value *out);
hn_cell *hncell_new(hn_vm *vm, hn_value v);
/* The items of an exact list or tuple; false for others. */
bool hnseq_view(hn_value v, const hn_value **items, uint32_t *n);

#endif
