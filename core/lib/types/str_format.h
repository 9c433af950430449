/* The natives of str.format and str.format_map, for the table in str.c. */
#ifndef HN_LIB_TYPES_STR_FORMAT_H
#define HN_LIB_TYPES_STR_FORMAT_H

#include "lib/types/str_view.h"

/* One piece of a format string: literal text, then perhaps a field. Indices into the format string. */
typedef struct hn_piece {
    uint32_t literal_from, literal_to;
    bool has_field, nested; /* nested: the specifier has fields of its own */
    uint32_t name_from, name_to, spec_from, spec_to;
    uint32_t conversion; /* 0: none */
} hn_piece;

/* The native of str.format and of str.format_map. */
HN_CHECK hn_status hnstrformat_format(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);
HN_CHECK hn_status hnstrformat_map(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);

#endif
