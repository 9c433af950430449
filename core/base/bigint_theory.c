/* Powers, greatest common divisors (Lehmer's method; Knuth, TAOCP 4.5.2 algorithm L) and square roots
 * (Newton's iteration, as Mark Dickinson does it). object/int_pow.c calls them. A caller must check the size
 * of a power against the memory limit first (hnbigint_pow_size). The gcd may be left at the end of a slice
 * (work.h). */
#include "base/bigint_internal.h"

static size_t trailing_zeros(const uint32_t *a, size_t n) {
    size_t i = 0;
    while (i < n && a[i] == 0) i++;
    return i < n ? i * 32 + (size_t)__builtin_ctz(a[i]) : 0;
}

/* ---- powers ---- */

size_t hnbigint_pow_size(const uint32_t *a, size_t n, uint64_t e) {
    uint64_t bits = hnbigint_bit_length(a, n);
    if (bits <= 1) return 4;
    uint64_t limit = (uint64_t)(SIZE_MAX / 64) * 8;
    if (e > limit / bits) return SIZE_MAX;
    return (size_t)(bits * e / 32) + 4;
}

/* r = a ** e for odd a > 1; the last factor first. `other` has as many limbs as r; *out_in_other says where
 * it is. */
static hn_status pow_odd(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t n, uint64_t e,
                         uint32_t *other, bool *out_in_other) {
    uint32_t *now = r, *next = other;
    size_t used = n;
    HN_TRY(hnmem_copy(m, now, a, n * sizeof *now));
    for (int bit = 62 - __builtin_clzll(e); bit >= 0; bit--) {
        uint32_t *t = now;
        HN_TRY(hnbigint_sqr(m, next, &used, now, used));
        now = next, next = t;
        if (!(e >> bit & 1)) continue;
        t = now;
        HN_TRY(hnbigint_mul(m, next, &used, now, used, a, n));
        now = next, next = t;
    }
    *out_in_other = now == other;
    *out_n = used;
    return HN_OK;
}

/* Factors of two become one shift. `odd` and `other` are scratch. */
static hn_status pow_even(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t n, uint64_t e,
                          uint32_t *odd, uint32_t *other) {
    size_t twos = trailing_zeros(a, n);
    size_t nodd = hnbigint_shr(odd, a, n, twos);
    bool in_other = false;
    if (nodd == 1 && odd[0] == 1) {
        r[0] = 1;
        *out_n = 1;
    } else {
        HN_TRY(pow_odd(m, r, out_n, odd, nodd, e, other, &in_other));
    }
    HN_TRY(hnbigint_long_shl(m, r, out_n, in_other ? other : r, *out_n, (size_t)(twos * e)));
    return hnmeter_charge(m, *out_n >> 4);
}

hn_status hnbigint_pow(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t n, uint64_t e) {
    n = hnbigint_norm(a, n);
    if (e == 0 || (n == 1 && a[0] == 1)) {
        r[0] = 1;
        *out_n = 1;
        return HN_OK;
    }
    *out_n = 0;
    if (n == 0) return HN_OK;
    size_t size = hnbigint_pow_size(a, n, e);
    if (size == SIZE_MAX || size > SIZE_MAX / 8 - n) return HN_NOMEM;
    size_t bytes = (size + n) * sizeof(uint32_t);
    uint32_t *scratch = hnmem_alloc(m, bytes);
    if (!scratch) return HN_NOMEM;
    hn_status s = pow_even(m, r, out_n, a, n, e, scratch + size, scratch);
    hnmem_free(m, scratch, bytes);
    return s;
}

/* ---- greatest common divisor: Lehmer's method, Knuth, TAOCP 4.5.2 algorithm L ---- */

/* 62 bits of (a, n) starting at bit `bits` - 62. */
static uint64_t leading62(const uint32_t *a, size_t n, uint64_t bits) {
    uint64_t from = bits - 62;
    size_t word = (size_t)(from / 32);
    unsigned off = (unsigned)(from % 32);
    uint64_t low = word < n ? a[word] : 0, mid = word + 1 < n ? a[word + 1] : 0,
             high = word + 2 < n ? a[word + 2] : 0;
    uint64_t v = low >> off | mid << (32 - off);
    if (off) v |= high << (64 - off);
    return v & ((UINT64_C(1) << 62) - 1);
}

/* The 2 by 2 matrix that many steps of Euclid amount to, entries below 2^31; false when not even one step is
 * sure. */
static bool lehmer_matrix(uint64_t x, uint64_t y, int64_t k[4]) {
    int64_t a = 1, b = 0, c = 0, d = 1;
    int64_t u = (int64_t)x, v = (int64_t)y;
    while (v + c != 0 && v + d != 0) {
        int64_t q = (u + a) / (v + c);
        if (q != (u + b) / (v + d) || q > INT32_MAX) break;
        int64_t na = c, nc = a - q * c, nb = d, nd = b - q * d, t = u - q * v;
        if (nc > INT32_MAX || nc < -INT32_MAX || nd > INT32_MAX || nd < -INT32_MAX) break;
        a = na, c = nc, b = nb, d = nd, u = v, v = t;
    }
    k[0] = a, k[1] = b, k[2] = c, k[3] = d;
    return b != 0;
}

/* r = k0 * a + k1 * b on n limbs, known not to be negative and to fit. */
static size_t combine(uint32_t *r, const uint32_t *a, const uint32_t *b, size_t n, int64_t k0, int64_t k1) {
    int64_t carry = 0;
    for (size_t i = 0; i < n; i++) {
        /* Each product stays below 2^63 in size, and of the two one is negative. */
        carry += k0 * (int64_t)a[i] + k1 * (int64_t)b[i];
        r[i] = (uint32_t)carry;
        carry >>= 32;
    }
    return hnbigint_norm(r, n);
}

/* a >= b, and room for what follows them, in four buffers of one piece of memory. */
typedef struct gcd_state {
    uint32_t *scratch, *a, *b, *c, *d;
    size_t bytes, na, nb;
    bool leave; /* it is worth while */
} gcd_state;
static void drop_gcd(hn_meter *m, void *state) {
    gcd_state *s = state;
    hnmem_free(m, s->scratch, s->bytes);
}
static const hn_work_kind gcd_kind = {sizeof(gcd_state), 0, drop_gcd, NULL};

/* One step; the division may be left. */
static hn_status gcd_step(hn_meter *m, gcd_state *s) {
    int64_t k[4];
    uint32_t *a = s->a, *b = s->b, *c = s->c;
    uint64_t bits = hnbigint_bit_length(a, s->na);
    if (s->nb > 1 && s->na > 2 && lehmer_matrix(leading62(a, s->na, bits), leading62(b, s->nb, bits), k)) {
        HN_TRY(hnmeter_charge(m, (s->na >> 3) + 1));
        HN_TRY(hnmem_fill(m, b + s->nb, 0, (s->na - s->nb) * sizeof *b));
        size_t nc = combine(c, a, b, s->na, k[0], k[1]), nd = combine(s->d, a, b, s->na, k[2], k[3]);
        s->a = c, s->c = a;
        s->b = s->d, s->d = b;
        s->na = nc, s->nb = nd;
    } else {
        size_t nc;
        uint32_t mark = hnwork_mark(m);
        HN_TRY(hnbigint_divrem(m, NULL, NULL, c, &nc, a, s->na, b, s->nb));
        hnwork_forget(m, mark);
        HN_TRY(hnmeter_charge(m, (s->na >> 3) + 1));
        s->a = b, s->b = c, s->c = a;
        s->na = s->nb, s->nb = nc;
    }
    return HN_OK;
}

static hn_status gcd_run(hn_meter *m, gcd_state *s) {
    while (s->nb > 0) {
        HN_TRY(gcd_step(m, s));
        if (hnwork_due(m) && s->leave && s->nb > 0) return HN_AGAIN;
    }
    return HN_OK;
}

static hn_status begin_gcd(hn_meter *m, gcd_state *s, const uint32_t *a, size_t na, const uint32_t *b,
                           size_t nb) {
    bool leave = na >= HN_LEAVE_LIMBS;
    if (leave && hnwork_resume(m, &gcd_kind, s)) return HN_OK;
    *s = (gcd_state){.bytes = 4 * na * sizeof *a, .na = na, .nb = nb, .leave = leave};
    s->scratch = s->a = hnmem_alloc(m, s->bytes);
    if (!s->scratch) return HN_NOMEM;
    s->b = s->a + na;
    s->c = s->b + na;
    s->d = s->c + na;
    hn_status st = hnmem_copy(m, s->a, a, na * sizeof *a);
    if (st == HN_OK && nb) st = hnmem_copy(m, s->b, b, nb * sizeof *b);
    if (st != HN_OK) drop_gcd(m, s);
    return st;
}

/* na >= nb, na > 0. */
static hn_status gcd(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t na, const uint32_t *b,
                     size_t nb) {
    gcd_state s;
    HN_TRY(begin_gcd(m, &s, a, na, b, nb));
    hn_status st = gcd_run(m, &s);
    if (st == HN_AGAIN) return hnwork_save(m, &gcd_kind, &s);
    if (st == HN_OK) st = hnmem_copy(m, r, s.a, s.na * sizeof *r);
    *out_n = s.na;
    drop_gcd(m, &s);
    return st;
}

hn_status hnbigint_gcd(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t na,
                       const uint32_t *b, size_t nb) {
    static const char who;
    na = hnbigint_norm(a, na);
    nb = hnbigint_norm(b, nb);
    if (hnbigint_cmp(a, na, b, nb) < 0) {
        const uint32_t *t = a;
        size_t nt = na;
        a = b, na = nb;
        b = t, nb = nt;
    }
    *out_n = 0;
    if (na == 0) return HN_OK;
    if (na > SIZE_MAX / 64) return HN_NOMEM;
    if (na < HN_LEAVE_LIMBS) return gcd(m, r, out_n, a, na, b, nb);
    hn_work_part part = {.who = &who, .gives = {{r, na * sizeof *r}, {out_n, sizeof *out_n}}};
    if (hnwork_recall(m, &part)) return HN_OK;
    HN_TRY(gcd(m, r, out_n, a, na, b, nb));
    return hnwork_keep(m, &part);
}

/* ---- square root ---- */

/* Newton's iteration whose precision doubles at each step: after a step, r is within 1 of the root of the
 * leading bits looked at so far (the method is Mark Dickinson's). */
static hn_status isqrt_run(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t n,
                           uint32_t *part, uint32_t *q, uint32_t *rem) {
    uint64_t c = (hnbigint_bit_length(a, n) - 1) / 2;
    size_t nr = 1, np, nq, nrem;
    uint64_t d = 0;
    r[0] = 1;
    for (int s = c ? 63 - __builtin_clzll(c) : -1; s >= 0; s--) {
        uint64_t e = d;
        d = c >> s;
        np = hnbigint_shr(part, a, n, (size_t)(2 * c - e - d + 1));
        HN_TRY(hnbigint_divrem(m, q, &nq, rem, &nrem, part, np, r, nr));
        nr = hnbigint_shl(r, r, nr, (size_t)(d - e - 1));
        nr = hnbigint_add(r, r, nr, q, nq);
    }
    HN_TRY(hnbigint_sqr(m, part, &np, r, nr));
    uint32_t one = 1;
    if (hnbigint_cmp(part, np, a, n) > 0) nr = hnbigint_sub(r, r, nr, &one, 1);
    *out_n = nr;
    return HN_OK;
}

hn_status hnbigint_isqrt(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t n) {
    n = hnbigint_norm(a, n);
    *out_n = 0;
    if (n == 0) return HN_OK;
    if (n > SIZE_MAX / 64) return HN_NOMEM;
    size_t unit = n + 6;
    size_t bytes = 3 * unit * sizeof(uint32_t);
    uint32_t *scratch = hnmem_alloc(m, bytes);
    if (!scratch) return HN_NOMEM;
    hn_status s = isqrt_run(m, r, out_n, a, n, scratch, scratch + unit, scratch + 2 * unit);
    hnmem_free(m, scratch, bytes);
    return s;
}
