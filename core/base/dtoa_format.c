/* Exact decimals of doubles: text with a given precision, for format() and %, and round(). Rounding is half
 * to even on the exact value, as in CPython. A precision is a program's choice and may be huge, so digits and
 * zeros are charged. If the scaled value fits 64 bits there is a fast path; it must give the same digits. */
#include "base/dtoa_table.h"

#define CHUNK       1000000000u
#define CHUNK_LIMBS 88 /* 767 digits and a little */

/* x *= mul in base 10^9; returns the new length. */
static int mul_chunks(uint32_t *x, int n, uint32_t mul) {
    uint64_t carry = 0;
    for (int i = 0; i < n; i++) {
        carry += (uint64_t)x[i] * mul;
        x[i] = (uint32_t)(carry % CHUNK);
        carry /= CHUNK;
    }
    for (; carry; carry /= CHUNK) x[n++] = (uint32_t)(carry % CHUNK);
    return n;
}

static const uint64_t exact_powers[20] = {1,
                                          10,
                                          100,
                                          1000,
                                          10000,
                                          100000,
                                          1000000,
                                          10000000,
                                          100000000,
                                          1000000000,
                                          10000000000,
                                          100000000000,
                                          1000000000000,
                                          10000000000000,
                                          100000000000000,
                                          1000000000000000,
                                          10000000000000000,
                                          100000000000000000,
                                          1000000000000000000,
                                          10000000000000000000u};

static void put_nine(char *out, uint32_t v) {
    for (int i = 8; i >= 0; i--, v /= 10) out[i] = (char)('0' + v % 10);
}

static void trim_zeros(hn_decimal *x) {
    while (x->len > 0 && x->digit[x->len - 1] == '0') x->len--;
    if (x->len == 0) x->point = 1;
}

/* |d|, finite, exactly. */
static void set_exactly(double d, hn_decimal *out) {
    uint32_t x[CHUNK_LIMBS];
    int e, n = 0;
    uint64_t m = hndtoa_split(d, &e);
    out->len = 0;
    out->point = 1;
    if (m == 0) return;
    int twos = __builtin_ctzll(m);
    m >>= twos;
    e += twos;
    for (uint64_t t = m; t; t /= CHUNK) x[n++] = (uint32_t)(t % CHUNK);
    for (int left = e; left > 0; left -= 29) n = mul_chunks(x, n, 1u << (left < 29 ? left : 29));
    /* m / 2^f is m * 5^f / 10^f. */
    int fives = e < 0 ? -e : 0, left = fives;
    for (; left >= 13; left -= 13) n = mul_chunks(x, n, 1220703125u);
    uint32_t rest = 1;
    while (left-- > 0) rest *= 5;
    if (rest > 1) n = mul_chunks(x, n, rest);
    char text[CHUNK_LIMBS * 9];
    for (int i = 0; i < n; i++) put_nine(text + 9 * i, x[n - 1 - i]);
    int zeros = 0;
    while (text[zeros] == '0') zeros++;
    out->len = 9 * n - zeros;
    out->point = out->len - fives;
    memcpy(out->digit, text + zeros, (size_t)out->len);
    trim_zeros(out);
}

/* Keeps `keep` digits (may be <= 0), half to even. */
static void keep_digits(hn_decimal *x, int64_t keep) {
    if (keep >= x->len) return;
    if (keep < 0) {
        x->len = 0;
        x->point = 1;
        return;
    }
    int n = (int)keep;
    char next = x->digit[n];
    bool odd = n > 0 && (x->digit[n - 1] - '0') % 2 != 0;
    bool up = next > '5' || (next == '5' && (x->len > n + 1 || odd));
    x->len = n;
    if (up) {
        while (n > 0 && x->digit[n - 1] == '9') n--;
        x->len = n;
        if (n > 0) {
            x->digit[n - 1]++;
        } else {
            x->digit[0] = '1';
            x->len = 1;
            x->point++;
        }
    }
    trim_zeros(x);
}

/* |d| * 10^digits rounded to a whole number, half to even on the exact value, if that takes no more than 64
 * bits. */
static bool scale(double d, int64_t digits, uint64_t *out) {
    int e;
    uint64_t m = hndtoa_split(d, &e), rest, half;
    if (e >= 0 || digits < 0 || digits > 19) return false;
    hn_uint128 x = hndtoa_mul64(m, exact_powers[digits]);
    unsigned shift = (unsigned)-e;
    *out = 0;
    if (shift > 127) return true; /* x < 2^117 */
    bool more = false;            /* bits below the word that `rest` is cut from */
    if (shift > 64) {
        shift -= 64;
        more = x.lo != 0;
        x = (hn_uint128){0, x.hi};
    }
    if (shift == 64) {
        *out = x.hi;
        rest = x.lo;
    } else {
        if (x.hi >> shift) return false;
        *out = x.hi << (64 - shift) | x.lo >> shift;
        rest = x.lo << (64 - shift);
    }
    half = UINT64_C(1) << 63;
    if (*out == UINT64_MAX) return false;
    *out += rest > half || (rest == half && (more || (*out & 1)));
    return true;
}

double hndtoa_round(double d, int64_t ndigits) {
    /* Beyond these no double has a digit to lose, or one to keep. */
    if (d - d != 0 || d == 0 || ndigits > 323) return d;
    double zero = hndtoa_negative(d) ? -0.0 : 0.0;
    if (ndigits < -308) return zero;
    uint64_t scaled;
    if (scale(d, ndigits, &scaled) && scaled < UINT64_C(1) << 53 && ndigits <= 19) {
        /* Both are exact doubles, so that the quotient is correctly rounded. */
        double r = (double)scaled / (double)exact_powers[ndigits];
        return hndtoa_negative(d) ? -r : r;
    }
    hn_decimal x;
    set_exactly(d, &x);
    if (x.point + ndigits >= x.len) return d;
    keep_digits(&x, x.point + ndigits);
    if (x.len == 0) return zero;
    double r = hndtoa_from_digits(x.digit, (size_t)x.len, x.point);
    return hndtoa_negative(d) ? -r : r;
}

/* ---- layout ---- */

static hn_status dtoa_format_put_zeros(hn_buf *b, int64_t n) {
    if (n <= 0) return HN_OK;
    HN_TRY(hnmeter_charge(b->meter, (uint64_t)n >> 4));
    uint8_t *to = hnbuf_reserve(b, (size_t)n);
    if (!to) return HN_NOMEM;
    HN_TRY(hnmem_fill(b->meter, to, '0', (size_t)n));
    b->len += (size_t)n;
    return HN_OK;
}

/* Digits [from, to) of x, zeros where it has none. */
static hn_status dtoa_format_put_digits(hn_buf *b, const hn_decimal *x, int64_t from, int64_t to) {
    if (from < 0) {
        HN_TRY(dtoa_format_put_zeros(b, (to < 0 ? to : 0) - from));
        from = 0;
    }
    int64_t end = to < x->len ? to : x->len;
    if (end > from) hnbuf_put(b, x->digit + from, (size_t)(end - from));
    return dtoa_format_put_zeros(b, to - (from > x->len ? from : x->len));
}

/* d.ddde+dd with `decimals` digits behind the point. */
static hn_status dtoa_format_put_scientific(hn_buf *b, const hn_decimal *x, int64_t decimals, bool point,
                                            char letter) {
    HN_TRY(dtoa_format_put_digits(b, x, 0, 1));
    if (point || decimals > 0) hnbuf_byte(b, '.');
    HN_TRY(dtoa_format_put_digits(b, x, 1, 1 + decimals));
    int e = x->len ? x->point - 1 : 0;
    hnbuf_byte(b, (uint8_t)letter);
    hnbuf_byte(b, e < 0 ? '-' : '+');
    if (e < 0) e = -e;
    if (e >= 100) hnbuf_byte(b, (uint8_t)('0' + e / 100));
    hnbuf_byte(b, (uint8_t)('0' + e / 10 % 10));
    hnbuf_byte(b, (uint8_t)('0' + e % 10));
    return HN_OK;
}

/* ddd.ddd with `decimals` digits behind the point. */
static hn_status dtoa_format_put_fixed(hn_buf *b, const hn_decimal *x, int64_t decimals, unsigned flags) {
    int64_t point = x->len ? x->point : 0;
    if (point <= 0)
        hnbuf_byte(b, '0');
    else
        HN_TRY(dtoa_format_put_digits(b, x, 0, point));
    if (decimals > 0 || (flags & (HN_DTOA_ALT | HN_DTOA_DOT_ZERO))) hnbuf_byte(b, '.');
    if (decimals == 0 && (flags & HN_DTOA_DOT_ZERO)) hnbuf_byte(b, '0');
    return dtoa_format_put_digits(b, x, point, point + decimals);
}

/* 'g' and 'z': `digits` significant ones; `limit` is the first exponent that needs the scientific form. */
static hn_status put_general(hn_buf *b, hn_decimal *x, int64_t digits, int64_t limit, unsigned flags,
                             char letter) {
    keep_digits(x, digits);
    int64_t e = x->len ? x->point - 1 : 0;
    bool scientific = e < -4 || e >= limit;
    /* Without '#' trailing zeros go. */
    int64_t shown = (flags & HN_DTOA_ALT) ? digits : x->len ? x->len : 1;
    if (scientific) return dtoa_format_put_scientific(b, x, shown - 1, (flags & HN_DTOA_ALT) != 0, letter);
    int64_t decimals = shown - 1 - e;
    return dtoa_format_put_fixed(b, x, decimals > 0 ? decimals : 0, flags);
}

static hn_status put_shortest(hn_buf *b, double d, unsigned flags) {
    hn_digits s;
    hn_decimal x;
    hndtoa_shortest(d, &s);
    x.len = s.digit[0] == '0' ? 0 : s.len;
    x.point = s.point;
    memcpy(x.digit, s.digit, (size_t)s.len);
    /* '#' keeps the point, but there are no zeros to keep. */
    int64_t e = x.len ? x.point - 1 : 0;
    if (e < -4 || e >= 16)
        return dtoa_format_put_scientific(b, &x, x.len - 1, (flags & HN_DTOA_ALT) != 0, 'e');
    int64_t decimals = (x.len ? x.len : 1) - 1 - e;
    return dtoa_format_put_fixed(b, &x, decimals > 0 ? decimals : 0, flags);
}

/* `scaled` with its last `decimals` digits (at most 19) behind the point. */
static void put_scaled(hn_buf *b, uint64_t scaled, uint32_t decimals, bool point) {
    char text[2 * HN_DECIMAL_DIGITS + 2], *end = text + sizeof text, *at = hndtoa_put_decimal(end, scaled);
    while (end - at <= (int)decimals) *--at = '0';
    hnbuf_put(b, at, (size_t)(end - at) - decimals);
    if (point) hnbuf_byte(b, '.');
    hnbuf_put(b, end - decimals, decimals);
}

static hn_status format_finite(hn_buf *b, double d, char style, int64_t precision, unsigned flags) {
    hn_decimal x;
    char letter = style >= 'a' ? 'e' : 'E';
    if (style == 'r') return put_shortest(b, d, flags);
    uint64_t scaled;
    if ((style == 'f' || style == 'F') && !(flags & HN_DTOA_DOT_ZERO) && scale(d, precision, &scaled)) {
        put_scaled(b, scaled, (uint32_t)precision, precision > 0 || (flags & HN_DTOA_ALT));
        return hnmeter_charge(b->meter, 1);
    }
    set_exactly(d, &x);
    HN_TRY(hnmeter_charge(b->meter, (uint64_t)x.len / 8 + 1));
    int64_t digits = precision > 0 ? precision : 1;
    switch (style) {
    case 'e':
    case 'E':
        keep_digits(&x, precision + 1);
        return dtoa_format_put_scientific(b, &x, precision, (flags & HN_DTOA_ALT) != 0, letter);
    case 'f':
    case 'F': keep_digits(&x, x.point + precision); return dtoa_format_put_fixed(b, &x, precision, flags);
    case 'z': return put_general(b, &x, digits, digits - 1, flags, letter);
    default: return put_general(b, &x, digits, digits, flags, letter);
    }
}

hn_status hndtoa_format(hn_buf *b, double d, char style, size_t precision, unsigned flags) {
    bool capital = style < 'a';
    if (d != d) {
        hnbuf_str(b, capital ? "NAN" : "nan");
    } else if (d - d != 0) {
        hnbuf_str(b, capital ? "INF" : "inf");
    } else {
        if (precision > SIZE_MAX / 4) return HN_NOMEM;
        HN_TRY(format_finite(b, d, style, (int64_t)precision, flags));
    }
    return b->failed ? HN_NOMEM : HN_OK;
}
