/* Unicode 16 properties, as CPython 3.14's str methods see them. Tables: unicode_tables.h, made by
 * tools/gen_unicode.py. */
#ifndef HN_BASE_UNICODE_H
#define HN_BASE_UNICODE_H

#include "base/mem.h"

/* Properties of one code point; str's methods of the same name. */
enum {
    HN_UC_ALPHA = 1 << 0,
    HN_UC_DECIMAL = 1 << 1,
    HN_UC_DIGIT = 1 << 2,
    HN_UC_NUMERIC = 1 << 3,
    HN_UC_LOWER = 1 << 4, /* Lowercase */
    HN_UC_UPPER = 1 << 5, /* Uppercase */
    HN_UC_TITLE = 1 << 6, /* category Lt */
    HN_UC_SPACE = 1 << 7,
    HN_UC_PRINTABLE = 1 << 8,
    HN_UC_XID_START = 1 << 9, /* '_' included, as identifiers take it */
    HN_UC_XID_CONTINUE = 1 << 10,
    HN_UC_CASED = 1 << 11,
    HN_UC_CASE_IGNORABLE = 1 << 12,
    HN_UC_LINE_BREAK = 1 << 13, /* str.splitlines */
    HN_UC_ALNUM = HN_UC_ALPHA | HN_UC_DECIMAL | HN_UC_DIGIT | HN_UC_NUMERIC
};

/* The properties above of c; 0 for c > 0x10FFFF. */
unsigned hnunicode_flags(uint32_t c);
static inline bool hnunicode_is(uint32_t c, unsigned flags) {
    return (hnunicode_flags(c) & flags) != 0;
}

/* Full mappings, at most 3 code points; return how many. The final sigma rule is the caller's (see below). */
int hnunicode_upper(uint32_t c, uint32_t out[3]);
int hnunicode_lower(uint32_t c, uint32_t out[3]);
int hnunicode_title(uint32_t c, uint32_t out[3]);
int hnunicode_fold(uint32_t c, uint32_t out[3]);
/* True when the capital sigma at index i of the code points (width as in utf8.h) is final, so that it becomes
 * U+03C2 (str.lower, title, capitalize). Linear in the case-ignorable characters around it. */
bool hnunicode_final_sigma(const void *cp, unsigned width, size_t n, size_t i);

/* 0..9, or -1. */
int hnunicode_decimal(uint32_t c);

/* NFKC of n code points, as identifiers are normalised. Appends uint32_t code points to `out`, in the
 * machine's byte order. Charges as it goes. HN_NOMEM, HN_STOPPED. */
HN_CHECK hn_status hnunicode_nfkc(hn_buf *out, const uint32_t *cp, size_t n);

#endif
