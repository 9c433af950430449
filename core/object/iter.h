/* Iterators that C steps: over builtin containers, ranges, zip and enumerate. The loop, natives and C modules
 * step them; hnlist_extend collects one. hniter_next takes only HN_KIND_ITER and never runs Python code.
 * hniter_new returns HN_SLOW for values that only Python can iterate; an iterator or generator is its own
 * iterator, so check the kind of the result. */
#ifndef HN_OBJECT_ITER_H
#define HN_OBJECT_ITER_H

#include "object/state.h"
#include "object/seq.h"

/* An iterator over an exact builtin container; HN_SLOW for anything else (an object with __iter__ ...).
 * Iterators give themselves. Not iterable at all is HN_SLOW too: the caller knows what to say. */
HN_CHECK hn_status hniter_new(hn_vm *vm, hn_value over, hn_value *out);
HN_CHECK hn_status hniter_reversed(hn_vm *vm, hn_value over, hn_value *out);
/* The next item, or UNBOUND at the end. Only for HN_KIND_ITER. RuntimeError when a dict or set changed
 * size. */
HN_CHECK hn_status hniter_next(hn_vm *vm, hn_iter *it, hn_value *out);
/* The n members of the next such tuple, without the tuple: to[0..n) stay as they are at the end of the
 * iteration, where *more is UNBOUND. HN_SLOW, with nothing stepped: the items have another length. */
HN_CHECK hn_status hniter_next_parts(hn_vm *vm, hn_iter *it, uint32_t n, hn_value *to, hn_value *more);
/* zip(*over) and enumerate(over, start) when C can step them; HN_SLOW without effect otherwise. */
HN_CHECK hn_status hniter_zip(hn_vm *vm, const hn_value *over, uint32_t n, hn_value *out);
HN_CHECK hn_status hniter_enumerate(hn_vm *vm, hn_value over, hn_value start, hn_value *out);
void hniter_save(hn_value v, hn_iter_state *s); /* of anything but an iterator there is nothing to keep */
void hniter_restore(const hn_iter_state *s);    /* what the collector knows of them stays */
/* How many items are left at most, as far as known. */
int64_t hniter_left(const hn_iter *it);
/* What __length_hint__ says. */
HN_CHECK hn_status hniter_hint(hn_vm *vm, const hn_iter *it, hn_value *out);
/* Appends every item of an exact builtin iterable (list, tuple, dict, set, str, bytes, range, view,
 * HN_KIND_ITER) to a list, before which it checks sizes so that it has no effect unless it succeeds; HN_SLOW
 * for others. */
HN_CHECK hn_status hnlist_extend(hn_vm *vm, hn_list *l, hn_value iterable);

#endif
