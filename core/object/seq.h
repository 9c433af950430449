/* Lists, tuples, slices, ranges, and the iterators that C steps by itself. */
#ifndef HN_OBJECT_SEQ_H
#define HN_OBJECT_SEQ_H

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
HN_CHECK hn_status hnslice_new(hn_vm *vm, hn_value start, hn_value stop, hn_value step, hn_value *out);
HN_CHECK hn_status hnrange_new(hn_vm *vm, hn_value start, hn_value stop, hn_value step, hn_value *out);
hn_cell *hncell_new(hn_vm *vm, hn_value v);

/* The items of an exact list or tuple; false for others. */
bool hnseq_view(hn_value v, const hn_value **items, uint32_t *n);

/* Bounds of a slice over a sequence of `len`: indices of *count items starting at *start, *step apart (step
 * is never 0). Bounds must be None or ints; HN_SLOW when one is an object with __index__; TypeError
 * otherwise. */
HN_CHECK hn_status hnslice_resolve(hn_vm *vm, hn_value slice, uint32_t len, int64_t *start, int64_t *step,
                                   uint32_t *count);
/* The same for a plain [start:stop] (None where left out). */
HN_CHECK hn_status hnslice_bounds(hn_vm *vm, hn_value start, hn_value stop, uint32_t len, uint32_t *from,
                                  uint32_t *to);

/* An iterator over an exact builtin container; HN_SLOW for anything else (an object with __iter__ ...).
 * Iterators give themselves. Not iterable at all is HN_SLOW too: the caller knows what to say. */
HN_CHECK hn_status hniter_new(hn_vm *vm, hn_value over, hn_value *out);
HN_CHECK hn_status hniter_reversed(hn_vm *vm, hn_value over, hn_value *out);
/* The next item, or UNBOUND at the end. Only for HN_KIND_ITER. RuntimeError when a dict or set changed size.
 */
HN_CHECK hn_status hniter_next(hn_vm *vm, hn_iter *it, hn_value *out);
/* Whether every item is a tuple made for the purpose. */
static inline bool hniter_makes_tuples(const hn_iter *it) {
    return 1u << it->h.flags &
           (1u << HN_ITER_ITEMS | 1u << HN_ITER_ITEMS_REVERSED | 1u << HN_ITER_ZIP | 1u << HN_ITER_ENUMERATE);
}
/* The n members of the next such tuple, without the tuple: to[0..n) stay as they are at the end of the
 * iteration, where *more is UNBOUND. HN_SLOW, with nothing stepped: the items have another length. */
HN_CHECK hn_status hniter_next_parts(hn_vm *vm, hn_iter *it, uint32_t n, hn_value *to, hn_value *more);
/* zip(*over) and enumerate(over, start) when C can step them; HN_SLOW without effect otherwise. */
HN_CHECK hn_status hniter_zip(hn_vm *vm, const hn_value *over, uint32_t n, hn_value *out);
HN_CHECK hn_status hniter_enumerate(hn_vm *vm, hn_value over, hn_value start, hn_value *out);

/* What an iterator and those that it steps were, so that work can be done again or elsewhere. */
typedef struct hn_iter_state {
    uint32_t n;
    hn_iter *it[2 + HN_ZIP_MAX];
    hn_iter was[2 + HN_ZIP_MAX];
} hn_iter_state;
void hniter_save(hn_value v, hn_iter_state *s); /* of anything but an iterator there is nothing to keep */
void hniter_restore(const hn_iter_state *s);    /* what the collector knows of them stays */

/* How many items are left, as far as known (length_hint). */
int64_t hniter_left(const hn_iter *it);
/* Appends every item of an exact builtin iterable (list, tuple, dict, set, str, bytes, range, view,
 * HN_KIND_ITER) to a list, before which it checks sizes so that it has no effect unless it succeeds; HN_SLOW
 * for others. */
HN_CHECK hn_status hnlist_extend(hn_vm *vm, hn_list *l, hn_value iterable);

/* Stable sort (merge sort on runs, after Tim Peters' description) of n values by < , `keys` being what is
 * compared and `items` what is moved along (NULL: the keys themselves). HN_SLOW, with both arrays as they
 * were, when a comparison needs Python code. */
HN_CHECK hn_status hnsort(hn_vm *vm, hn_value *keys, hn_value *items, uint32_t n, bool reverse);
/* The same, once in an instruction. HN_SLICE: to be called again with the same arrays (base/work.h). */
HN_CHECK hn_status hnsort_long(hn_vm *vm, hn_value *keys, hn_value *items, uint32_t n, bool reverse);

#endif
