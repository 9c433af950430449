/* Doubles to text and back, exact and the same on every build: without printf, strtod or a locale. float,
 * complex, format(), %, json, the parser and the disassembler use it. Formatting with a precision and reading
 * charge the meter as they go; the others take constant time. */
#ifndef HN_BASE_DTOA_H
#define HN_BASE_DTOA_H

#include "base/mem.h"

#include <string.h>

/* Splits |d|, finite, into m * 2^e. */
static inline uint64_t hndtoa_split(double d, int *out_e) {
    uint64_t bits;
    memcpy(&bits, &d, sizeof bits);
    int biased = (int)(bits >> 52 & 0x7FF);
    uint64_t m = bits & ((UINT64_C(1) << 52) - 1);
    *out_e = (biased ? biased : 1) - 1075;
    return biased ? m | UINT64_C(1) << 52 : m;
}

/* Shortest digits that read back as the same double (and are nearest to it among those). */
typedef struct hn_digits {
    char digit[20]; /* '0'..'9', no leading or trailing zeros except for 0 itself; not NUL-terminated */
    int len;        /* 1 to 17 */
    int point;      /* value = 0.d1d2d3... * 10^point */
    bool neg;
} hn_digits;

/* For a finite d. */
void hndtoa_shortest(double d, hn_digits *out);

/* The most digits of hndtoa_put_decimal. */
#define HN_DECIMAL_DIGITS 20
/* Writes the decimal digits of n so that they end before `end`; returns where they begin. At least one
 * digit. */
static inline char *hndtoa_put_decimal(char *end, uint64_t n) {
    /* Divisions of 64 bits are slow on many machines, and most numbers need none. */
    while (n > UINT32_MAX) {
        uint32_t low = (uint32_t)(n % 100000000u);
        n /= 100000000u;
        for (int k = 0; k < 8; k++, low /= 10) *--end = (char)('0' + low % 10);
    }
    uint32_t top = (uint32_t)n;
    do *--end = (char)('0' + top % 10);
    while (top /= 10);
    return end;
}

/* Bytes that hndtoa_repr and hndtoa_hex may write. */
#define HN_DTOA_MAX 32

/* Python's repr(float): '1.0', '1e+16', '0.0001', '1e-05', 'inf', '-inf', 'nan', '-0.0'. Returns the length;
 * no NUL. */
size_t hndtoa_repr(double d, char out[HN_DTOA_MAX]);

typedef enum hn_dtoa_flags {
    HN_DTOA_ALT = 1,     /* '#': keep the point, and for 'g' the trailing zeros */
    HN_DTOA_DOT_ZERO = 2 /* append '.0' to what would look like an int (repr, str; format's "no type" case) */
} hn_dtoa_flags;

/* Appends |d| formatted like C and Python do for style 'e', 'f' or 'g' with `precision` (>= 0) digits, exact,
 * half to even on the exact value. Style 'r' is the shortest text, laid out as repr but with '.0' only by
 * HN_DTOA_DOT_ZERO (precision is ignored);
 * style 'G', 'E' and 'F' give capitals. Style 'z' is format()'s "no type with a precision": 'g' whose
 * exponent starts at precision - 1, with '.0' if HN_DTOA_DOT_ZERO. The sign is NOT written (use signbit): the
 * caller places it. inf and nan are 'inf', 'nan' (capitals as the style says). Charges one step per 16
 * digits. HN_NOMEM, HN_STOPPED. */
HN_CHECK hn_status hndtoa_format(hn_buf *b, double d, char style, size_t precision, unsigned flags);

/* float.hex(): '0x1.8000000000000p+1', '-0x0.0p+0', 'inf', 'nan'. Returns the length; no NUL. */
size_t hndtoa_hex(double d, char out[HN_DTOA_MAX]);

typedef enum hn_dtoa_error {
    HN_DTOA_OK = 0,
    HN_DTOA_INVALID, /* not a number's text */
    HN_DTOA_OVERFLOW /* only from hndtoa_from_hex: too large for a double */
} hn_dtoa_error;

/* These count as they go through a text; when the run must end they stop wherever they are, and the next
 * charge says so. */

/* float.fromhex() on text whose white space was stripped at both ends. */
hn_dtoa_error hndtoa_from_hex(hn_meter *m, const char *s, size_t len, double *out);

/* Reads the longest decimal literal at the start of s: sign, digits, point, exponent; ASCII only, no
 * underscores, no inf or nan. Correctly rounded for any length; overflow gives inf. Returns the bytes used, 0
 * if there is none. */
size_t hndtoa_parse(hn_meter *m, const char *s, size_t len, double *out);
/* float(text) for ASCII text whose white space was stripped: as above plus underscores between digits, 'inf',
 * 'infinity' and 'nan' in any case with a sign. False when it is not a number's text. */
bool hndtoa_from_text(hn_meter *m, const char *s, size_t len, double *out);

/* round(d, ndigits) with correct rounding, half to even on the exact value. May overflow to inf: the caller
 * raises. */
double hndtoa_round(double d, int64_t ndigits);

#endif
