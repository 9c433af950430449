/* printf-style formatting: one conversion at a time. hnstr_percent is the operator of str. The primitives in
 * lib/types/str_format.c offer the single steps to frozen Python, for arguments that need Python code. */
#ifndef HN_OBJECT_PERCENT_H
#define HN_OBJECT_PERCENT_H

#include "object/text.h"

enum { HN_PCT_LEFT = 1, HN_PCT_PLUS = 2, HN_PCT_SPACE = 4, HN_PCT_ALT = 8, HN_PCT_ZERO = 16 };
#define HN_PCT_NONE 0x110000u

typedef struct hn_percent {
    bool has_key;
    uint32_t key_from, key_to;
    unsigned flags;
    bool star_width, star_precision;
    int32_t width, precision; /* -1: none */
    uint32_t conv;            /* the conversion's character, HN_PCT_NONE when the format ends before it */
    uint32_t at;              /* where it stands */
} hn_percent;

/* Reads the conversion behind the '%' at *pos - 1 of a str or bytes-like; *pos is then behind it.
 * ValueError. */
HN_CHECK hn_status hnpercent_parse(hn_vm *vm, hn_value format, uint32_t *pos, hn_percent *out);
/* Appends one value. HN_SLOW when Python code has to turn it into a str or a number first. */
HN_CHECK hn_status hnpercent_put(hn_vm *vm, const hn_percent *p, bool bytes, hn_value v, hn_strbuf *b);
/* Sets width or precision from the value of a '*'. */
HN_CHECK hn_status hnpercent_star(hn_vm *vm, hn_percent *p, bool precision, hn_value v);

HN_CHECK hn_status hnstr_percent(hn_vm *vm, hn_value s, hn_value args, hn_value *out); /* percent.c */

#endif
