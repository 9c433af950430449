/* Unicode 16: properties, case mappings, normal forms and names of characters, as CPython 3.14 has them. The
 * methods of str, the lexer, re and unicodedata use it. Names are not in the binary but in hognose.lib: a
 * look-up may return HN_UNICODE_ABSENT. */
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
 * U+03C2 (str.lower, title, capitalize). Linear in the case-ignorable characters around it, which count;
 * where the run must end in the middle of them, the next charge says so. */
bool hnunicode_final_sigma(hn_meter *m, const void *cp, unsigned width, size_t n, size_t i);

/* 0..9, or -1. */
int hnunicode_decimal(uint32_t c);

/* 0..254: the canonical combining class. */
unsigned hnunicode_combining(uint32_t c);

/* ---- normalization ---- */

enum { HN_NFD = 0, HN_NFC = 1, HN_NFKD = 2, HN_NFKC = 3 };

/* A normal form of n code points (width as in utf8.h); identifiers are in NFKC. Appends uint32_t code points
 * to `out`, in the machine's byte order. Charges as it goes. HN_NOMEM, HN_STOPPED. */
HN_CHECK hn_status hnunicode_normalize(hn_buf *out, const void *cp, unsigned width, size_t n, int form);
/* The same for long text; once in an instruction. HN_AGAIN: to be called again (base/work.h). */
HN_CHECK hn_status hnunicode_normalize_long(hn_buf *out, const void *cp, unsigned width, size_t n, int form);
/* Code points below this are their own normal form, whatever stands beside them if that is below it too. */
uint32_t hnunicode_normal_below(int form);
/* The one step of c's decomposition in UnicodeData.txt; returns how many code points, 0 for none. The tag is
 * "" or "<compat>" and so on. */
#define HN_MAPPING_MOST 18
unsigned hnunicode_decompose(uint32_t c, uint32_t out[HN_MAPPING_MOST], const char **tag);

/* ---- properties of the module unicodedata (unicode_data.c) ---- */

typedef struct hn_unicode_record {
    const char *category, *direction, *width; /* "Lu", "L", "Na"; "" where there is none */
    bool mirrored;
} hn_unicode_record;
hn_unicode_record hnunicode_record(uint32_t c);
/* False where c has no numeric value. */
bool hnunicode_numeric(uint32_t c, double *out);

/* ---- names ---- */

#define HN_UNICODE_NAME_MOST 128
#define HN_UNICODE_NONE      UINT32_MAX
/* It may have a name, or be one: they lie in hognose.lib, which is not there. */
#define HN_UNICODE_ABSENT (UINT32_MAX - 1)
#define HN_UNICODE_NO_NAMES                                                                                  \
    "character names are in the hognose.lib of this version, which this sandbox was made without"
/* How many bytes of hognose.lib those are that do not follow from the code point. */
extern const uint32_t hnunicode_names_size;
/* What one call of these costs, in units of hnmeter_charge. */
#define HN_UNICODE_NAME_COST   8
#define HN_UNICODE_LOOKUP_COST 800

/* Writes the name of c, without an end; *n is its length, 0 when there is none, or HN_UNICODE_ABSENT.
 * HN_NOMEM when there is none to read the names (hn_meter). */
HN_CHECK hn_status hnunicode_name(hn_meter *m, uint32_t c, char out[HN_UNICODE_NAME_MOST], uint32_t *n);
/* The character of a name or alias in any case, of a computed name in capitals; HN_UNICODE_NONE, or
 * _ABSENT. */
HN_CHECK hn_status hnunicode_lookup(hn_meter *m, const char *name, size_t n, uint32_t *out);

#endif
