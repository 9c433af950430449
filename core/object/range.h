/* Creation of ranges of ints of any size. Their items and comparison are in range_internal.h. */
#ifndef HN_OBJECT_RANGE_H
#define HN_OBJECT_RANGE_H

#include "object/state.h"

HN_CHECK hn_status hnrange_new(hn_vm *vm, hn_value start, hn_value stop, hn_value step, hn_value *out);

#endif
