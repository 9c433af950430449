/* A parsed format specifier, and the layout of a number's parts by it. format.c and percent.c use it; the
 * module decimal reaches it through lib/native.h. */
#ifndef HN_OBJECT_FORMAT_SPEC_H
#define HN_OBJECT_FORMAT_SPEC_H

#include "object/text.h"
#include "object/type.h"

typedef struct hn_spec {
    uint32_t fill; /* a code point */
    char align;    /* < > = ^ */
    char sign;     /* 0, or + - space */
    bool no_neg_zero, alt;
    char group;      /* 0 , _ : between the digits before the point */
    char frac_group; /* the same behind it */
    int32_t width;   /* -1: none */
    int32_t precision;
    uint32_t type;
} hn_spec;

/* Whether a character says how to align. */
bool hnspec_is_align(uint32_t c);
/* ValueError for a faulty one; `type` and `align` are the defaults, `v` is whose type errors name. */
HN_CHECK hn_status hnspec_parse(hn_vm *vm, hn_spec *s, const hn_str *text, uint32_t type, char align,
                                hn_value v);
/* ValueError "Unknown format code ..." */
hn_status hnspec_unknown(hn_vm *vm, const hn_spec *s, hn_value v);

/* A number's text: sign, prefix, digits, and the rest (which may begin with a point and decimals). ASCII. */
typedef struct hn_number_text {
    char sign; /* 0: none */
    const char *prefix;
    const char *digits, *rest;
    uint32_t ndigits, nrest, decimals; /* decimals: how many digits follow the point in rest */
} hn_number_text;
/* Appends it, grouped and padded. */
HN_CHECK hn_status hnspec_number(const hn_spec *s, const hn_number_text *t, hn_strbuf *b);
/* The digits a to f of n in capitals. */
HN_CHECK hn_status hnspec_upper(hn_vm *vm, uint8_t *text, size_t n);
/* Appends str[0:n] padded to the width. */
HN_CHECK hn_status hnspec_pad(const hn_spec *s, const hn_str *str, uint32_t n, hn_strbuf *b);

#endif
