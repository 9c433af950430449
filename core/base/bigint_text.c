/* Numbers to digits and back by divide and conquer on the powers base^(chunk * 2^i) (Knuth, TAOCP 4.4), so
 * that their cost follows that of multiplication. object/num.c, int_pow.c and lib/mod/dec_num.c call it.
 * Digits must have been checked by the caller. The limit on digits that Python programs see
 * (sys.set_int_max_str_digits) is not applied here. */
#include "base/bigint_internal.h"

/* Shorter numbers go digit chunk by digit chunk (measured). */
#define TO_TEXT_LIMBS   30
#define FROM_TEXT_LIMBS 60
#define MAX_POWERS      40

/* base^digits fits a limb; `digits` is the largest such number. */
typedef struct radix {
    unsigned base, digits;
    uint32_t chunk; /* base^digits */
} radix;

/* (base^digits)^(2^i) for i = 0, 1, ...; entry 0 is the chunk itself. */
typedef struct powers {
    hn_meter *m;
    radix r;
    unsigned count;
    uint32_t *limb[MAX_POWERS];
    size_t n[MAX_POWERS], size[MAX_POWERS];
} powers;

static radix make_radix(unsigned base) {
    radix r = {base, 1, base};
    while ((uint64_t)r.chunk * base <= UINT32_MAX) {
        r.chunk *= base;
        r.digits++;
    }
    return r;
}

static void free_powers(powers *p) {
    for (unsigned i = 0; i < p->count; i++) hnmem_free(p->m, p->limb[i], p->size[i]);
    p->count = 0;
}

/* Adds the square of the last power. */
static hn_status grow_powers(powers *p) {
    unsigned i = p->count;
    size_t last = i ? p->n[i - 1] : 1;
    p->size[i] = 2 * last * sizeof(uint32_t);
    p->limb[i] = hnmem_alloc(p->m, p->size[i]);
    if (!p->limb[i]) return HN_NOMEM;
    p->count++;
    p->limb[i][0] = p->r.chunk;
    p->n[i] = 1;
    return i ? hnbigint_sqr(p->m, p->limb[i], &p->n[i], p->limb[i - 1], last) : HN_OK;
}

/* All powers that to_text_split may want for a number of `limbs` limbs. */
static hn_status make_powers(powers *p, size_t limbs) {
    while (p->count < MAX_POWERS && (p->count == 0 || p->n[p->count - 1] * 4 <= limbs + limbs / 2)) {
        hn_status s = grow_powers(p);
        if (s != HN_OK) {
            free_powers(p);
            return s;
        }
    }
    return HN_OK;
}

/* log2(base) in 1/2^24, rounded down. */
static uint32_t log2_fixed(unsigned base) {
    /* Squaring a number in [1, 2) doubles its logarithm: one bit of the result a time. */
    unsigned whole = 31 - (unsigned)__builtin_clz(base);
    uint64_t x = ((uint64_t)base << 31) >> whole;
    uint32_t result = whole;
    for (int i = 0; i < 24; i++) {
        x = x * x >> 31;
        result <<= 1;
        if (x >> 32) {
            x >>= 1;
            result |= 1;
        }
    }
    return result;
}

size_t hnbigint_text_size(const uint32_t *a, size_t n, unsigned base) {
    uint64_t bits = hnbigint_bit_length(a, n), scale = log2_fixed(base);
    /* bits < 2^39 on every machine that can hold them. */
    return (size_t)((bits << 24) / scale) + 2;
}

size_t hnbigint_from_text_size(size_t len, unsigned base) {
    uint64_t scale = log2_fixed(base) + 2; /* the former is at most 2 units too small */
    return (size_t)(((uint64_t)(len >> 16) * scale * 65536 + (len & 65535) * scale) >> 24) / 32 + 3;
}

/* ---- to text ---- */

static char digit_char(uint32_t d) {
    return (char)(d < 10 ? '0' + d : 'a' + (d - 10));
}

/* Writes the lowest `width` digits of v, right to left before `end`. */
static void put_chunk(char *end, uint32_t v, unsigned base, size_t width) {
    for (size_t i = 0; i < width; i++) {
        *--end = digit_char(v % base);
        v /= base;
    }
}

/* Exactly `width` digits of a, which is destroyed. */
static hn_status to_text_base(hn_meter *m, const radix *r, char *out, size_t width, uint32_t *a, size_t n) {
    char *end = out + width;
    HN_TRY(hnmeter_charge(m, (n * n >> 4) + 1));
    while (end > out) {
        uint32_t v = n ? hnbigint_divrem1(a, a, n, r->chunk) : 0;
        n = hnbigint_norm(a, n);
        size_t count = (size_t)(end - out) < r->digits ? (size_t)(end - out) : r->digits;
        put_chunk(end, v, r->base, count);
        end -= count;
    }
    return HN_OK;
}

static hn_status to_text_halves(const powers *p, char *out, size_t width, uint32_t *a, size_t n);

/* Exactly `width` digits; a < base^width is destroyed. Depth is the number of powers. */
static hn_status to_text_split(const powers *p, char *out, size_t width, uint32_t *a, size_t n) {
    static const char who;
    n = hnbigint_norm(a, n);
    if (n < TO_TEXT_LIMBS) return to_text_base(p->m, &p->r, out, width, a, n);
    hn_work_part part = {.who = &who, .gives = {{out, width}}};
    bool kept = n >= HN_KEEP_LIMBS;
    if (kept && hnwork_recall(p->m, &part)) return HN_OK;
    HN_TRY(to_text_halves(p, out, width, a, n));
    return kept ? hnwork_keep(p->m, &part) : HN_OK;
}

static hn_status to_text_halves(const powers *p, char *out, size_t width, uint32_t *a, size_t n) {
    unsigned i = 0;
    /* Between 3/8 and 3/4 of n: less than a, and close to its root. */
    while (i + 1 < p->count && p->n[i + 1] * 2 <= n + n / 2) i++;
    size_t low_digits = (size_t)p->r.digits << i;
    size_t limbs = n + 2 + p->n[i], nq, nr;
    uint32_t *q = hnmem_alloc(p->m, limbs * sizeof *q);
    if (!q) return HN_NOMEM;
    uint32_t *rem = q + n + 2;
    hn_status s = hnbigint_divrem(p->m, q, &nq, rem, &nr, a, n, p->limb[i], p->n[i]);
    if (s == HN_OK) s = to_text_split(p, out, width - low_digits, q, nq);
    if (s == HN_OK) s = to_text_split(p, out + (width - low_digits), low_digits, rem, nr);
    hnmem_free(p->m, q, limbs * sizeof *q);
    return s;
}

/* Bases 2, 4, 8, 16, 32. */
static hn_status to_text_bits(hn_meter *m, char *out, size_t *out_len, const uint32_t *a, size_t n,
                              unsigned shift) {
    uint64_t bits = hnbigint_bit_length(a, n);
    size_t len = (size_t)((bits + shift - 1) / shift);
    HN_TRY(hnmeter_charge(m, (len >> 4) + 1));
    for (size_t i = 0; i < len; i++) {
        if ((i & 0x3FFF) == 0x3FFF) HN_TRY(hnmeter_pace(m, 0x4000 >> 3));
        uint64_t at = (uint64_t)i * shift;
        size_t word = (size_t)(at / 32);
        uint64_t pair = a[word] | (word + 1 < n ? (uint64_t)a[word + 1] << 32 : 0);
        out[len - 1 - i] = digit_char((uint32_t)(pair >> at % 32) & ((1u << shift) - 1));
    }
    *out_len = len;
    return HN_OK;
}

/* memmove(out, out + by, n), in parts. */
static hn_status move_down(hn_meter *m, char *out, size_t by, size_t n) {
    for (size_t at = 0; at < n; at += HN_LONG) {
        memmove(out + at, out + at + by, n - at < HN_LONG ? n - at : HN_LONG);
        HN_TRY(hnmeter_pace(m, HN_LONG >> 6));
    }
    return HN_OK;
}

/* `width` digits are written with leading zeros and then moved to the front. */
static hn_status to_text_any(hn_meter *m, char *out, size_t width, size_t *out_len, uint32_t *a, size_t n,
                             unsigned base) {
    powers p = {.m = m, .r = make_radix(base)};
    hn_status s = n < TO_TEXT_LIMBS ? HN_OK : make_powers(&p, n);
    if (s == HN_OK) s = to_text_split(&p, out, width, a, n);
    free_powers(&p);
    if (s != HN_OK) return s;
    size_t zeros = 0; /* one or two: hnbigint_text_size is not much too large */
    while (zeros + 1 < width && out[zeros] == '0') zeros++;
    *out_len = width - zeros;
    return zeros ? move_down(m, out, zeros, *out_len) : HN_OK;
}

hn_status hnbigint_to_text(hn_meter *m, char *out, size_t *out_len, const uint32_t *a, size_t n,
                           unsigned base) {
    n = hnbigint_norm(a, n);
    if (n == 0) {
        out[0] = '0';
        *out_len = 1;
        return HN_OK;
    }
    if ((base & (base - 1)) == 0) return to_text_bits(m, out, out_len, a, n, (unsigned)__builtin_ctz(base));
    size_t width = hnbigint_text_size(a, n, base);
    uint32_t local[TO_TEXT_LIMBS], *copy = local;
    if (n > TO_TEXT_LIMBS) copy = hnmem_alloc(m, n * sizeof *copy);
    if (!copy) return HN_NOMEM;
    hn_status s = hnmem_copy(m, copy, a, n * sizeof *copy);
    if (s == HN_OK) s = to_text_any(m, out, width, out_len, copy, n, base);
    if (copy != local) hnmem_free(m, copy, n * sizeof *copy);
    return s;
}

/* ---- from text ---- */

static uint32_t bigint_text_digit_value(char c) {
    return (uint32_t)(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
}

static hn_status from_text_base(hn_meter *m, const radix *r, uint32_t *out, size_t *out_n, const char *s,
                                size_t len) {
    size_t n = 0, first = len % r->digits ? len % r->digits : r->digits;
    for (size_t at = 0; at < len; at += at ? r->digits : first) {
        uint32_t v = 0;
        for (size_t i = 0; i < (at ? r->digits : first); i++)
            v = v * r->base + bigint_text_digit_value(s[at + i]);
        uint32_t carry = hnbigint_muladd1(out, out, n, r->chunk, v);
        if (carry) out[n++] = carry;
    }
    *out_n = n;
    return hnmeter_charge(m, (n * n >> 5) + (len >> 4) + 1);
}

static hn_status from_text_split(const powers *p, uint32_t *out, size_t *out_n, const char *s, size_t len);

/* out = high part * power i + low part. `high` and `low` are scratch. */
static hn_status join_halves(const powers *p, uint32_t *out, size_t *out_n, const char *s, size_t len,
                             unsigned i, uint32_t *high, uint32_t *low) {
    size_t low_digits = (size_t)p->r.digits << i, nh, nl, n;
    HN_TRY(from_text_split(p, high, &nh, s, len - low_digits));
    HN_TRY(from_text_split(p, low, &nl, s + (len - low_digits), low_digits));
    HN_TRY(hnbigint_mul(p->m, out, &n, high, nh, p->limb[i], p->n[i]));
    *out_n = hnbigint_add(out, out, n, low, nl);
    return HN_OK;
}

static hn_status from_text_halves(const powers *p, uint32_t *out, size_t *out_n, const char *s, size_t len);

static hn_status from_text_split(const powers *p, uint32_t *out, size_t *out_n, const char *s, size_t len) {
    static const char who;
    if (len <= (size_t)FROM_TEXT_LIMBS * p->r.digits) return from_text_base(p->m, &p->r, out, out_n, s, len);
    size_t limbs = hnbigint_from_text_size(len, p->r.base);
    hn_work_part part = {.who = &who, .gives = {{out, limbs * sizeof *out}, {out_n, sizeof *out_n}}};
    bool kept = limbs >= HN_KEEP_LIMBS;
    if (kept && hnwork_recall(p->m, &part)) return HN_OK;
    HN_TRY(from_text_halves(p, out, out_n, s, len));
    return kept ? hnwork_keep(p->m, &part) : HN_OK;
}

static hn_status from_text_halves(const powers *p, uint32_t *out, size_t *out_n, const char *s, size_t len) {
    unsigned i = 0;
    while (i + 1 < p->count && ((size_t)p->r.digits << (i + 1)) < len) i++;
    size_t low_digits = (size_t)p->r.digits << i;
    size_t nhigh = hnbigint_from_text_size(len - low_digits, p->r.base);
    size_t limbs = nhigh + hnbigint_from_text_size(low_digits, p->r.base);
    uint32_t *scratch = hnmem_alloc(p->m, limbs * sizeof *scratch);
    if (!scratch) return HN_NOMEM;
    hn_status st = join_halves(p, out, out_n, s, len, i, scratch, scratch + nhigh);
    hnmem_free(p->m, scratch, limbs * sizeof *scratch);
    return st;
}

static hn_status from_text_bits(hn_meter *m, uint32_t *r, size_t *out_n, const char *s, size_t len,
                                unsigned shift) {
    HN_TRY(hnmeter_charge(m, (len >> 4) + 1));
    uint64_t pending = 0;
    unsigned have = 0;
    size_t n = 0;
    for (size_t i = len; i-- > 0;) {
        if ((i & 0x3FFF) == 0x3FFF) HN_TRY(hnmeter_pace(m, 0x4000 >> 3));
        pending |= (uint64_t)bigint_text_digit_value(s[i]) << have;
        have += shift;
        if (have < 32) continue;
        r[n++] = (uint32_t)pending;
        pending >>= 32;
        have -= 32;
    }
    r[n++] = (uint32_t)pending;
    *out_n = hnbigint_norm(r, n);
    return HN_OK;
}

hn_status hnbigint_from_text(hn_meter *m, uint32_t *r, size_t *out_n, const char *digits, size_t len,
                             unsigned base) {
    if ((base & (base - 1)) == 0) {
        return from_text_bits(m, r, out_n, digits, len, (unsigned)__builtin_ctz(base));
    }
    for (; len > 0 && *digits == '0'; digits++, len--)
        if ((len & 0x3FFF) == 0x3FFF) HN_TRY(hnmeter_pace(m, 0x4000 >> 4));
    powers p = {.m = m, .r = make_radix(base)};
    hn_status s = HN_OK;
    /* The largest power used has fewer digits than the text. */
    while (s == HN_OK && len > (size_t)FROM_TEXT_LIMBS * p.r.digits && p.count < MAX_POWERS &&
           ((size_t)p.r.digits << p.count) < len)
        s = grow_powers(&p);
    if (s == HN_OK) s = from_text_split(&p, r, out_n, digits, len);
    free_powers(&p);
    return s;
}
