/* Module json: the options of the reader, and the functions that its C files share. Private to the module
 * json. */
#ifndef HN_LIB_MOD_JSON_INTERNAL_H
#define HN_LIB_MOD_JSON_INTERNAL_H

#include "lib/native.h"

/* Containers may be nested so deep; RecursionError beyond. Nothing here recurses in C. */
#define HNJSON_DEPTH_MAX 10000u

/* Options of the reader: what is left for Python's hooks. */
enum {
    HNJSON_FLOAT_TEXT = 1,    /* floats as (0, text) */
    HNJSON_INT_TEXT = 2,      /* ints as (1, text) */
    HNJSON_CONSTANT_TEXT = 4, /* NaN and infinities as (2, text) */
    HNJSON_PAIRS = 8,         /* objects as (3, list of pairs) */
    HNJSON_LAX = 16,          /* control characters may stand in strings */
    HNJSON_WHOLE = 32         /* white space around is skipped, anything else after the value is an error */
};

/* json_write.c: a str with quotes. */
void hnjson_put_string(hn_strbuf *b, hn_value s, bool ensure_ascii);

/* json_read.c, json_write.c: the primitives. */
hn_status hnjson_read(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);
hn_status hnjson_write(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);

#endif
