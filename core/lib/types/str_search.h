/* Methods that str, bytes and bytearray share, as natives for the tables in str.c and bytes_table.inc. In
 * each, args[0] is the exact object, and texts that result have its type. */
#ifndef HN_LIB_TYPES_STR_SEARCH_H
#define HN_LIB_TYPES_STR_SEARCH_H

#include "lib/types/str_view.h"

#define HN_TEXT_METHOD(name)                                                                                 \
    HN_CHECK hn_status name(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);
/* str_search.c */
HN_TEXT_METHOD(hnsearch_find)
HN_TEXT_METHOD(hnsearch_rfind)
HN_TEXT_METHOD(hnsearch_index)
HN_TEXT_METHOD(hnsearch_rindex)
HN_TEXT_METHOD(hnsearch_count)
HN_TEXT_METHOD(hnsearch_startswith)
HN_TEXT_METHOD(hnsearch_endswith)
HN_TEXT_METHOD(hnsearch_removeprefix)
HN_TEXT_METHOD(hnsearch_removesuffix)
/* str_split.c */
HN_TEXT_METHOD(hnsplit_split)
HN_TEXT_METHOD(hnsplit_rsplit)
HN_TEXT_METHOD(hnsplit_splitlines)
HN_TEXT_METHOD(hnsplit_partition)
HN_TEXT_METHOD(hnsplit_rpartition)
HN_TEXT_METHOD(hnsplit_strip)
HN_TEXT_METHOD(hnsplit_lstrip)
HN_TEXT_METHOD(hnsplit_rstrip)
/* str_edit.c */
HN_TEXT_METHOD(hnedit_replace)
HN_TEXT_METHOD(hnedit_center)
HN_TEXT_METHOD(hnedit_ljust)
HN_TEXT_METHOD(hnedit_rjust)
HN_TEXT_METHOD(hnedit_zfill)
HN_TEXT_METHOD(hnedit_expandtabs)
#undef HN_TEXT_METHOD

/* str_search.c, for the others. */

/* How often the needle stands in self[from:to] without overlap, up to max (UINT32_MAX: all). Left when a
 * slice ends: once in an instruction. */
HN_CHECK hn_status hnview_count_parts(hn_vm *vm, const hn_view *self, uint32_t from, uint32_t to,
                                      const hn_needle *needle, uint32_t max, uint32_t *found);

#endif
