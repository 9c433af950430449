/* Text to doubles, correctly rounded: D. Lemire, Number parsing at a gigabyte per second (2021), with an
 * exact comparison (Clinger 1990) if 128 bits cannot decide. float(), json, the parser and the reader of
 * trees call it. Texts may be of any length: each loop over one looks at the meter (dtoa_parse_is_late) and
 * stops wherever it is when the run must end. */
#include "base/bigint.h"
#include "base/dtoa_table.h"

/* More digits than this cannot be told from the same number of digits followed by a 1. */
#define EXACT_DIGITS 800
/* N below 10^801 and M * 5^1143 * 2^... of like size: 2,800 bits. */
#define EXACT_LIMBS  112
#define EXPONENT_MAX INT64_C(1000000000000000)

/* Whether to give up at p. */
static inline bool dtoa_parse_is_late(hn_meter *m, const char *p, const char *end) {
    return HN_UNLIKELY(((end - p) & 0x3FF) == 0x3FF) && hnmeter_late(m, 0x400 >> 3);
}

/* A literal taken apart. */
typedef struct literal {
    const char *digits, *end; /* from the first digit that is not 0; may hold '.' and '_' */
    uint64_t leading;         /* the first 19 digits */
    int64_t exponent;         /* value = leading.rest * 10^exponent */
    int64_t count;            /* significant digits */
    bool cut;                 /* there are digits beyond the 19 that are not 0 */
} literal;

static bool dtoa_parse_is_digit(char c) {
    return c >= '0' && c <= '9';
}

static double dtoa_parse_double_from_bits(uint64_t bits) {
    double d;
    memcpy(&d, &bits, sizeof d);
    return d;
}

/* ---- exact comparison ---- */

static size_t push_limb(uint32_t *x, size_t n, uint32_t mul, uint32_t add) {
    uint32_t carry = hnbigint_muladd1(x, x, n, mul, add);
    if (carry) x[n++] = carry;
    return n;
}

static size_t mul_pow5(uint32_t *x, size_t n, int64_t e) {
    for (; e >= 13; e -= 13) n = push_limb(x, n, 1220703125u, 0);
    uint32_t rest = 1;
    while (e-- > 0) rest *= 5;
    return push_limb(x, n, rest, 0);
}

/* The digits as one number; *exponent becomes that of its last digit. */
static size_t collect_digits(hn_meter *m, const literal *v, uint32_t *x, int64_t *exponent) {
    size_t n = 0;
    int64_t taken = 0;
    bool more = false;
    for (const char *p = v->digits; p < v->end && !dtoa_parse_is_late(m, p, v->end); p++) {
        if (!dtoa_parse_is_digit(*p)) continue;
        if (taken < EXACT_DIGITS) {
            n = push_limb(x, n, 10, (uint32_t)(*p - '0'));
            taken++;
        } else if (*p != '0') {
            more = true;
            break;
        }
    }
    int64_t shown = v->count < 19 ? v->count : 19;
    *exponent = v->exponent + shown - taken;
    if (more) {
        n = push_limb(x, n, 10, 1);
        (*exponent)--;
    }
    return n;
}

/* `low` or the double above it, whichever is nearer to the literal, which lies between them or close by. */
static double dtoa_parse_settle(hn_meter *meter, const literal *v, double low) {
    uint32_t x[EXACT_LIMBS], y[EXACT_LIMBS];
    int64_t e10;
    int e2;
    uint64_t m = hndtoa_split(low, &e2), bits;
    size_t nx = collect_digits(meter, v, x, &e10);
    /* Half way: (2m + 1) * 2^(e2 - 1). */
    size_t ny = hnbigint_from_uint64(y, 2 * m + 1);
    if (e10 >= 0)
        nx = mul_pow5(x, nx, e10);
    else
        ny = mul_pow5(y, ny, -e10);
    int64_t shift = e2 - 1 - e10;
    if (shift >= 0)
        ny = hnbigint_shl(y, y, ny, (size_t)shift);
    else
        nx = hnbigint_shl(x, x, nx, (size_t)-shift);
    int order = hnbigint_cmp(x, nx, y, ny);
    memcpy(&bits, &low, sizeof bits);
    bits += order > 0 || (order == 0 && (m & 1));
    return dtoa_parse_double_from_bits(bits);
}

/* ---- 128-bit approximation ---- */

/* The nearest double of a number known to lie in [w, w + cut] * 10^q, or *out_sure false and its lower
 * neighbour. */
static double approximate(uint64_t w, int q, bool cut, bool *out_sure) {
    int lead = __builtin_clzll(w);
    const hn_uint128 t = hndtoa_pow10(q);
    hn_uint128 a = hndtoa_mul64(w << lead, t.hi), b = hndtoa_mul64(w << lead, t.lo);
    uint64_t lo = a.lo + b.hi, hi = a.hi + (lo < b.hi);
    int64_t e = (int64_t)hndtoa_log2_pow10(q) + 1 - lead;
    double low = hnbigint_scale(hi, lo != 0 || b.lo != 0, e);
    *out_sure = true;
    if (!cut && q >= 0 && q <= 55) return low;
    /* The table's error is below 2 units of lo, a cut tail below 1 << lead units of w. */
    uint64_t lo2 = lo + 2, carry = lo2 < lo;
    uint64_t hi2 = hi + carry + (cut ? (t.hi >> (63 - lead) >> 1) + 1 : 0);
    if (hi2 < hi) {
        *out_sure = false;
        return low;
    }
    *out_sure = low == hnbigint_scale(hi2, 1, e);
    return low;
}

static double dtoa_parse_finish(hn_meter *m, const literal *v) {
    static const double exact[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                   1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
    uint64_t w = v->leading;
    int64_t q = v->exponent;
    if (w == 0 || q < HN_POW10_LOW) return 0.0;
    if (q > 308) return dtoa_parse_double_from_bits(UINT64_C(0x7FF) << 52);
    if (!v->cut && w <= UINT64_C(1) << 53 && q >= -22 && q <= 22) {
        return q < 0 ? (double)w / exact[-q] : (double)w * exact[q];
    }
    bool sure;
    double d = approximate(w, (int)q, v->cut, &sure);
    return sure ? d : dtoa_parse_settle(m, v, d);
}

double hndtoa_from_digits(const char *digits, size_t len, int64_t point) {
    literal v = {.digits = digits, .end = digits + len, .count = (int64_t)len};
    size_t shown = len < 19 ? len : 19;
    for (size_t i = 0; i < len; i++) {
        if (i < shown)
            v.leading = v.leading * 10 + (uint64_t)(digits[i] - '0');
        else
            v.cut |= digits[i] != '0';
    }
    v.exponent = point - (int64_t)shown;
    return dtoa_parse_finish(NULL, &v); /* too short to be late */
}

/* ---- scanning ---- */

/* A run of digits; underscores may stand between two digits when allowed. `behind` counts as behind the
 * point. */
static const char *scan_digits(hn_meter *m, literal *v, const char *p, const char *end, bool behind,
                               bool underscores, bool *out_any) {
    for (bool after_digit = false; p < end && !dtoa_parse_is_late(m, p, end); p++) {
        if (*p == '_' && underscores && after_digit && p + 1 < end && dtoa_parse_is_digit(p[1])) continue;
        if (!dtoa_parse_is_digit(*p)) break;
        *out_any = after_digit = true;
        if (v->count == 0 && *p != '0') v->digits = p;
        if (v->count > 0 || *p != '0') {
            v->count++;
            if (v->count <= 19)
                v->leading = v->leading * 10 + (uint64_t)(*p - '0');
            else if (*p != '0')
                v->cut = true;
            /* Digits in front of the point beyond the 19 raise the exponent, those behind it within lower
             * it. */
            if (!behind && v->count > 19) v->exponent++;
            if (behind && v->count <= 19) v->exponent--;
        } else if (behind) {
            v->exponent--;
        }
    }
    v->end = p;
    return p;
}

/* The part from 'e' on, if it is one. */
static const char *scan_exponent(hn_meter *m, int64_t *exponent, const char *p, const char *end,
                                 bool underscores) {
    const char *start = p;
    if (p == end || (*p | 0x20) != 'e') return start;
    p++;
    bool neg = p < end && *p == '-';
    if (p < end && (*p == '-' || *p == '+')) p++;
    if (p == end || !dtoa_parse_is_digit(*p)) return start;
    int64_t e = 0;
    for (; p < end && !dtoa_parse_is_late(m, p, end); p++) {
        if (*p == '_' && underscores && p + 1 < end && dtoa_parse_is_digit(p[1])) continue;
        if (!dtoa_parse_is_digit(*p)) break;
        if (e < EXPONENT_MAX) e = e * 10 + (*p - '0');
    }
    *exponent += neg ? -e : e;
    return p;
}

static size_t parse(hn_meter *m, const char *s, size_t len, bool underscores, double *out) {
    const char *p = s, *end = s + len;
    literal v = {.digits = s, .end = s};
    bool neg = len > 0 && *p == '-', any = false;
    if (len > 0 && (*p == '-' || *p == '+')) p++;
    p = scan_digits(m, &v, p, end, false, underscores, &any);
    if (p < end && *p == '.' && (any || (p + 1 < end && dtoa_parse_is_digit(p[1])))) {
        p = scan_digits(m, &v, p + 1, end, true, underscores, &any);
    }
    if (!any) return 0;
    p = scan_exponent(m, &v.exponent, p, end, underscores);
    double d = dtoa_parse_finish(m, &v);
    *out = neg ? -d : d;
    return (size_t)(p - s);
}

size_t hndtoa_parse(hn_meter *m, const char *s, size_t len, double *out) {
    return parse(m, s, len, false, out);
}

/* Case-insensitive; `word` is in lower case. */
static bool dtoa_parse_is_word(const char *s, size_t len, const char *word) {
    if (strlen(word) != len) return false;
    for (size_t i = 0; i < len; i++) {
        if ((s[i] | 0x20) != word[i]) return false;
    }
    return true;
}

/* inf, infinity, nan with a sign. */
static bool parse_word(const char *s, size_t len, double *out) {
    bool neg = len > 0 && *s == '-';
    if (len > 0 && (*s == '-' || *s == '+')) s++, len--;
    uint64_t bits = neg ? UINT64_C(1) << 63 : 0;
    if (dtoa_parse_is_word(s, len, "inf") || dtoa_parse_is_word(s, len, "infinity"))
        bits |= UINT64_C(0x7FF) << 52;
    else if (dtoa_parse_is_word(s, len, "nan"))
        bits |= UINT64_C(0x7FF8) << 48;
    else
        return false;
    *out = dtoa_parse_double_from_bits(bits);
    return true;
}

bool hndtoa_from_text(hn_meter *m, const char *s, size_t len, double *out) {
    if (len == 0) return false;
    return parse(m, s, len, true, out) == len || parse_word(s, len, out);
}

/* ---- hexadecimal ---- */

static int dtoa_parse_hex_value(char c) {
    if (dtoa_parse_is_digit(c)) return c - '0';
    c |= 0x20;
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Sixteen digits into *m, what follows into *sticky; *e is the exponent of two. False when there is no
 * digit. */
static const char *scan_hex(hn_meter *meter, const char *p, const char *end, uint64_t *m, int *sticky,
                            int64_t *e) {
    bool any = false, behind = false;
    int taken = 0;
    for (; p < end && !dtoa_parse_is_late(meter, p, end); p++) {
        if (*p == '.' && !behind) {
            behind = true;
            continue;
        }
        int h = dtoa_parse_hex_value(*p);
        if (h < 0) break;
        any = true;
        if (taken < 16 && (h || taken)) {
            *m = *m << 4 | (unsigned)h;
            taken++;
            if (behind) *e -= 4;
        } else if (taken) {
            *sticky |= h != 0;
            if (!behind) *e += 4;
        } else if (behind) {
            *e -= 4;
        }
    }
    return any ? p : NULL;
}

static const char *scan_binary_exponent(hn_meter *m, const char *p, const char *end, int64_t *e) {
    if (p == end || (*p | 0x20) != 'p') return p;
    p++;
    bool neg = p < end && *p == '-';
    if (p < end && (*p == '-' || *p == '+')) p++;
    if (p == end || !dtoa_parse_is_digit(*p)) return NULL;
    int64_t v = 0;
    for (; p < end && dtoa_parse_is_digit(*p) && !dtoa_parse_is_late(m, p, end); p++) {
        if (v < EXPONENT_MAX) v = v * 10 + (*p - '0');
    }
    *e += neg ? -v : v;
    return p;
}

hn_dtoa_error hndtoa_from_hex(hn_meter *meter, const char *s, size_t len, double *out) {
    if (parse_word(s, len, out)) return HN_DTOA_OK;
    const char *p = s, *end = s + len;
    bool neg = len > 0 && *p == '-';
    if (len > 0 && (*p == '-' || *p == '+')) p++;
    if (end - p >= 2 && p[0] == '0' && (p[1] | 0x20) == 'x') p += 2;
    uint64_t m = 0;
    int sticky = 0;
    int64_t e = 0;
    p = scan_hex(meter, p, end, &m, &sticky, &e);
    if (p) p = scan_binary_exponent(meter, p, end, &e);
    if (!p || p != end) return HN_DTOA_INVALID;
    double d = m ? hnbigint_scale(m, sticky, e) : 0.0;
    if (d - d != 0) return HN_DTOA_OVERFLOW;
    *out = neg ? -d : d;
    return HN_DTOA_OK;
}
