/* Finding a text in a text, in linear time. */
#ifndef HN_OBJECT_FIND_H
#define HN_OBJECT_FIND_H

#include "object/state.h"

/* First index >= from (and end <= to) where needle stands in s, or -1. Linear time (two-way); charges the
 * meter. */
HN_CHECK hn_status hnstr_find(hn_vm *vm, const hn_str *s, const hn_str *needle, uint32_t from, uint32_t to,
                              int64_t *out);

#endif
