/* Slices: creation, and the items of a sequence that one selects. Subscripts in object/ and in vm/cold_item.c
 * resolve their slices here, as do methods of lib/types that take bounds. */
#ifndef HN_OBJECT_SLICE_H
#define HN_OBJECT_SLICE_H

#include "object/state.h"

/* slice.indices(len) for a len of any size. */
HN_CHECK hn_status hnslice_indices(hn_vm *vm, const hn_slice *s, hn_value len, hn_value out[3]);
/* An int that an index or bound may be: ints, and instances that wrap one. UNBOUND for others. */
hn_value hnslice_int(hn_value v);
HN_CHECK hn_status hnslice_new(hn_vm *vm, hn_value start, hn_value stop, hn_value step, hn_value *out);
/* Bounds of a slice over a sequence of `len`: indices of *count items starting at *start, *step apart (step
 * is never 0). Bounds must be None or ints; HN_SLOW when one is an object with __index__; TypeError
 * otherwise. */
HN_CHECK hn_status hnslice_resolve(hn_vm *vm, hn_value slice, uint32_t len, int64_t *start, int64_t *step,
                                   uint32_t *count);
/* The same for a plain [start:stop] (None where left out). */
HN_CHECK hn_status hnslice_bounds(hn_vm *vm, hn_value start, hn_value stop, uint32_t len, uint32_t *from,
                                  uint32_t *to);

#endif
