/* Helpers for the methods of list, tuple, dict, set, range, slice, deque and iterators: arguments, checks of
 * classes, and the includes that they need. Only lib/types uses it. */
#ifndef HN_LIB_TYPES_LIST_COMMON_H
#define HN_LIB_TYPES_LIST_COMMON_H

#include "lib/lib.h"
#include "object/dict_internal.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/ops_internal.h"
#include "object/range_internal.h"
#include "object/set_internal.h"
#include "vm/call.h"

/* A value that a method may leave out. */
static inline bool hnarg_given(hn_value v) {
    return v != HN_UNBOUND;
}
/* An index argument (pop, insert). HN_SLOW for objects with __index__; TypeError, OverflowError. */
HN_CHECK hn_status hnarg_index(hn_vm *vm, hn_value v, int64_t *out);
/* An int argument of any size. HN_SLOW, TypeError. */
HN_CHECK hn_status hntypes_list_arg_int(hn_vm *vm, hn_value v, hn_value *out);
/* Is args[0] of __new__ the type `id` or derived from it? TypeError otherwise. */
HN_CHECK hn_status hnarg_class(hn_vm *vm, hn_type_id id, hn_value cls);
/* __new__ and __init__ of HN_VAR style for the class t, called with n arguments: one iterable at most, and no
 * keywords unless t has `other` (the other one of the two) of its own to take them. */
HN_CHECK hn_status hnarg_one_iterable(hn_vm *vm, const char *name, const hn_type *t, hn_name_id other,
                                      uint32_t n);
/* What __new__ gives: `made` itself for the exact type, otherwise an instance of cls that wraps it. */
HN_CHECK hn_status hnarg_wrap(hn_vm *vm, hn_type_id id, hn_value cls, hn_value made, hn_value *out);
/* list.index and tuple.index, list.count and tuple.count: self, then the arguments. */
HN_CHECK hn_status hnlib_seq_index(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);
HN_CHECK hn_status hnlib_seq_count(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);
/* TypeError for what iter() could not be called with, as far as its class tells. */
HN_CHECK hn_status hnlib_check_iterable(hn_vm *vm, hn_value v);
/* The items of any exact builtin iterable as a list of their own. HN_SLOW for others. */
HN_CHECK hn_status hnlib_items(hn_vm *vm, hn_value iterable, hn_list **out);

#endif
