/* Stable sorting of values by <, for list.sort, sorted() and C modules. A comparison that needs Python code
 * makes it return HN_SLOW with both arrays unchanged; a frozen twin then sorts. After an error the arrays are
 * partly sorted. */
#ifndef HN_OBJECT_SORT_H
#define HN_OBJECT_SORT_H

#include "object/state.h"

/* Sorts n keys by <, stably. `items` (NULL: none) are moved along. HN_SLOW: a comparison needs Python
 * code; both arrays are unchanged. */
HN_CHECK hn_status hnsort(hn_vm *vm, hn_value *keys, hn_value *items, uint32_t n, bool reverse);
/* The same, once in an instruction. HN_AGAIN: to be called again with the same arrays (base/work.h). */
HN_CHECK hn_status hnsort_long(hn_vm *vm, hn_value *keys, hn_value *items, uint32_t n, bool reverse);

#endif
