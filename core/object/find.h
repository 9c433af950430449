/* Search for one str in another, for the operators of text. It charges the meter itself. The searches in
 * arrays of code points and bytes are in text.h; they leave charging to the caller. */
#ifndef HN_OBJECT_FIND_H
#define HN_OBJECT_FIND_H

#include "object/state.h"

/* First index >= from (and end <= to) where needle stands in s, or -1. Linear time (two-way); charges the
 * meter. */
HN_CHECK hn_status hnstr_find(hn_vm *vm, const hn_str *s, const hn_str *needle, uint32_t from, uint32_t to,
                              int64_t *out);

#endif
