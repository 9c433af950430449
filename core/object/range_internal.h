/* Ranges and slices for the operators, iterators, repr, the methods in lib/types and the CBOR encoder. Other
 * code uses range.h and slice.h. */
#ifndef HN_OBJECT_RANGE_INTERNAL_H
#define HN_OBJECT_RANGE_INTERNAL_H

#include "object/seq.h"

#define HN_RANGE(v) HN_AS(hn_range, v)
#define HN_SLICE(v) HN_AS(hn_slice, v)

/* Start, step and length of a range whose numbers and length are immediate ints; false for others. */
bool hnrange_small(const hn_range *r, int64_t *start, int64_t *step, int64_t *len);
/* r[key] for an int or slice. HN_SLOW for objects with __index__. */
HN_CHECK hn_status hnrange_getitem(hn_vm *vm, hn_value o, hn_value key, hn_value *out);
/* Place of an int in it, UNBOUND when it is not an item. */
HN_CHECK hn_status hnrange_find(hn_vm *vm, const hn_range *r, hn_value item, hn_value *out);

#endif
