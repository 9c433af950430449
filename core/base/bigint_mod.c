/* Powers and inverses modulo a number; object/int_pow.c calls them for pow() with three arguments. Powers
 * modulo an odd number use Montgomery's multiplication (1985) on digits of 28 bits: their products add up in
 * 64 bits without carries, which are left to the end. That bounds the number of digits (LAZY_DIGITS,
 * MOST_DIGITS); longer moduli go by division. Long powers may be left at the end of a slice (work.h). */
#include "base/bigint_internal.h"

#define WINDOW_BITS 4
#define WINDOW_SIZE (1 << WINDOW_BITS)

#define DIGIT_BITS 28
#define DIGIT_MASK ((1u << DIGIT_BITS) - 1)
/* So many products of two digits fit 64 bits; twice as many digits need carries between the two phases. */
#define LAZY_DIGITS 120
#define MOST_DIGITS (2 * LAZY_DIGITS)
/* Shorter exponents don't earn back the conversions. */
#define LEAST_BITS 8
/* A base of so few bits is multiplied into the squares instead of having a table. */
#define SMALL_BASE_BITS 16

/* Steps for a product modulo a number of n limbs. */
static uint64_t step_cost(size_t n) {
    uint64_t product = (n * n >> 4) + 1, look = (3 * n >> 4) + 1;
    return product + look + (n == 1 ? 0 : (n + 1) * ((n >> 4) + 1));
}

/* Whether a power takes so long that it may be left. */
static bool bigint_mod_leaves(size_t ne, size_t nm) {
    return ne >= HN_LEAVE_LIMBS || nm >= HN_LEAVE_LIMBS;
}

/* ---- a modulus of 64 bits ---- */

typedef struct small_modulus {
    uint64_t mod, top; /* top: shifted so that its highest bit is set */
    unsigned shift;
    uint32_t reciprocal;
} small_modulus;

static small_modulus make_small(uint64_t mod) {
    small_modulus k = {.mod = mod};
    if (mod <= UINT32_MAX) {
        k.shift = (unsigned)__builtin_clz((uint32_t)mod);
        k.top = mod << k.shift;
        k.reciprocal = hnlimb_reciprocal1((uint32_t)k.top);
    } else {
        k.shift = (unsigned)__builtin_clzll(mod);
        k.top = mod << k.shift;
        k.reciprocal = hnlimb_reciprocal2(k.top);
    }
    return k;
}

/* x * y modulo k, both less than it. */
static uint64_t mul_small(const small_modulus *k, uint64_t x, uint64_t y) {
    if (k->mod <= UINT32_MAX) {
        uint64_t p = x * y << k->shift;
        uint32_t rest;
        (void)hnlimb_div1((uint32_t)(p >> 32), (uint32_t)p, (uint32_t)k->top, k->reciprocal, &rest);
        return rest >> k->shift;
    }
    uint64_t x0 = (uint32_t)x, x1 = x >> 32, y0 = (uint32_t)y, y1 = y >> 32;
    uint64_t low = x0 * y0, mid1 = x0 * y1, mid2 = x1 * y0;
    uint64_t mid = (low >> 32) + (uint32_t)mid1 + (uint32_t)mid2;
    uint64_t high = x1 * y1 + (mid1 >> 32) + (mid2 >> 32) + (mid >> 32);
    low = mid << 32 | (uint32_t)low;
    if (k->shift) {
        high = high << k->shift | low >> (64 - k->shift);
        low <<= k->shift;
    }
    uint64_t rest;
    (void)hnlimb_div2(high, (uint32_t)(low >> 32), k->top, k->reciprocal, &rest);
    (void)hnlimb_div2(rest, (uint32_t)low, k->top, k->reciprocal, &rest);
    return rest >> k->shift;
}

typedef struct small_power {
    uint64_t x, left; /* so far; bits of the exponent */
} small_power;
static const hn_work_kind small_kind = {sizeof(small_power), 0, NULL, NULL};

/* a is less than the modulus, which is not 1. */
static hn_status modpow_small(hn_meter *m, uint64_t *out, uint64_t a, const uint32_t *e, size_t ne,
                              uint64_t mod) {
    small_modulus k = make_small(mod);
    uint64_t cost = step_cost(mod <= UINT32_MAX ? 1 : 2);
    small_power p = {1, hnbigint_bit_length(e, ne)};
    bool leave = bigint_mod_leaves(ne, 2);
    if (leave) (void)hnwork_resume(m, &small_kind, &p);
    while (p.left > 0) {
        bool set = hnbigint_bit(e, ne, --p.left);
        HN_TRY(hnmeter_charge(m, set ? 2 * cost : cost));
        p.x = mul_small(&k, p.x, p.x);
        if (set) p.x = mul_small(&k, p.x, a);
        if (leave && hnwork_due(m)) return hnwork_save(m, &small_kind, &p);
    }
    *out = p.x;
    return HN_OK;
}

/* ---- an odd modulus: Montgomery ---- */

/* Numbers have n digits and stay below 2 * mod, which leaves at least one bit free. */
typedef struct montgomery {
    hn_meter *m;
    size_t n;
    uint64_t cost;
    uint32_t inverse; /* -1 / mod modulo 2^28 */
    uint32_t *mod;
    uint64_t *t; /* 2 * n + 4: a product, each entry worth 28 bits more than the one before it */
} montgomery;

static void to_digits(uint32_t *out, size_t n, const uint32_t *a, size_t na) {
    for (size_t i = 0; i < n; i++) {
        size_t at = i * DIGIT_BITS, word = at / 32;
        uint64_t pair = (word < na ? a[word] : 0) | (word + 1 < na ? (uint64_t)a[word + 1] << 32 : 0);
        out[i] = (uint32_t)(pair >> at % 32) & DIGIT_MASK;
    }
}

/* The inverse for a number below mod, which has nm limbs. */
static void from_digits(uint32_t *r, size_t nm, const uint32_t *a, size_t n) {
    uint64_t pending = 0;
    unsigned have = 0;
    size_t at = 0;
    for (size_t i = 0; i < n && at < nm; i++) {
        pending |= (uint64_t)a[i] << have;
        have += DIGIT_BITS;
        if (have < 32) continue;
        r[at++] = (uint32_t)pending;
        pending >>= 32;
        have -= 32;
    }
    if (at < nm) r[at++] = (uint32_t)pending;
    while (at < nm) r[at++] = 0;
}

/* t[0..n+3) += a[0..n) * b[0..4); last[] are the digits before a, as if they belonged to it. */
HN_INLINE void add_four(uint64_t *t, const uint32_t *a, size_t n, const uint32_t b[4],
                        const uint32_t last[3]) {
    uint64_t b0 = b[0], b1 = b[1], b2 = b[2], b3 = b[3], x1 = last[0], x2 = last[1], x3 = last[2];
    for (size_t i = 0; i < n; i++) {
        uint64_t x = a[i];
        t[i] += x * b0 + x1 * b1 + x2 * b2 + x3 * b3;
        x3 = x2, x2 = x1, x1 = x;
    }
    t[n] += x1 * b1 + x2 * b2 + x3 * b3;
    t[n + 1] += x1 * b2 + x2 * b3;
    t[n + 2] += x1 * b3;
}

static void add_one(uint64_t *t, const uint32_t *a, size_t n, uint64_t b) {
    for (size_t i = 0; i < n; i++) t[i] += a[i] * b;
}

static const uint32_t none[3] = {0, 0, 0};

static void mont_product(const montgomery *k, const uint32_t *a, const uint32_t *b) {
    size_t n = k->n, j = 0;
    memset(k->t, 0, (2 * n + 4) * sizeof *k->t);
    for (; j + 4 <= n; j += 4) add_four(k->t + j, a, n, b + j, none);
    for (; j < n; j++) add_one(k->t + j, a, n, b[j]);
}

static void mont_square(const montgomery *k, const uint32_t *a) {
    size_t n = k->n, i = 0;
    memset(k->t, 0, (2 * n + 4) * sizeof *k->t);
    for (; i + 4 <= n; i += 4) {
        uint64_t *t = k->t + 2 * i, a0 = a[i], a1 = a[i + 1], a2 = a[i + 2], a3 = a[i + 3];
        const uint32_t twice[4] = {a[i] * 2, a[i + 1] * 2, a[i + 2] * 2, a[i + 3] * 2};
        t[0] += a0 * a0;
        t[1] += 2 * a0 * a1;
        t[2] += 2 * a0 * a2 + a1 * a1;
        t[3] += 2 * (a0 * a3 + a1 * a2);
        t[4] += 2 * a1 * a3 + a2 * a2;
        t[5] += 2 * a2 * a3;
        t[6] += a3 * a3;
        add_four(t + 4, a + i + 4, n - i - 4, twice, none);
    }
    for (; i < n; i++) {
        k->t[2 * i] += (uint64_t)a[i] * a[i];
        add_one(k->t + 2 * i + 1, a + i + 1, n - i - 1, 2 * (uint64_t)a[i]);
    }
}

/* Carries through t and multiplies it by a small number. */
static void mont_scale(const montgomery *k, uint32_t by) {
    uint64_t carry = 0, over = 0;
    for (size_t i = 0; i < 2 * k->n; i++) {
        carry += k->t[i];
        over += (carry & DIGIT_MASK) * by;
        carry >>= DIGIT_BITS;
        k->t[i] = over & DIGIT_MASK;
        over >>= DIGIT_BITS;
    }
}

/* Four multiples of mod that make four digits of t zero; the carry goes into the next one. */
static void reduce_four(const montgomery *k, uint64_t *t) {
    const uint32_t *p = k->mod;
    uint32_t q[4];
    uint64_t carry = 0;
    for (size_t i = 0; i < 4; i++) {
        uint64_t sum = t[i] + carry;
        for (size_t j = 0; j < i; j++) sum += (uint64_t)q[j] * p[i - j];
        q[i] = (uint32_t)sum * k->inverse & DIGIT_MASK;
        carry = (sum + (uint64_t)q[i] * p[0]) >> DIGIT_BITS;
    }
    t[4] += carry;
    const uint32_t last[3] = {p[3], p[2], p[1]};
    add_four(t + 4, p + 4, k->n - 4, q, last);
}

/* r = t / 2^(28 n) modulo mod. */
static void mont_reduce(const montgomery *k, uint32_t *r) {
    size_t n = k->n, i = 0;
    for (; i + 4 <= n; i += 4) reduce_four(k, k->t + i);
    for (; i < n; i++) {
        uint64_t *t = k->t + i;
        add_one(t, k->mod, n, (uint32_t)t[0] * k->inverse & DIGIT_MASK);
        t[1] += t[0] >> DIGIT_BITS;
    }
    uint64_t carry = 0;
    for (i = 0; i < n; i++) {
        carry += k->t[n + i];
        r[i] = (uint32_t)carry & DIGIT_MASK;
        carry >>= DIGIT_BITS;
    }
}

/* r = a * b, or a * a where b is NULL, times `by`. r may be a or b. */
static hn_status mont_mul(const montgomery *k, uint32_t *r, const uint32_t *a, const uint32_t *b,
                          uint32_t by) {
    HN_TRY(hnmeter_charge(k->m, k->cost));
    b ? mont_product(k, a, b) : mont_square(k, a);
    if (by > 1 || k->n > LAZY_DIGITS) mont_scale(k, by);
    mont_reduce(k, r);
    return HN_OK;
}

/* A power at work. */
typedef struct odd_power {
    montgomery k;
    size_t bytes;    /* of all that follows, one piece of memory at k.t */
    uint32_t *x;     /* the power so far */
    uint32_t *table; /* odd powers, for a base that is not small */
    uint32_t *rest;  /* scratch */
    unsigned width;  /* of a window */
    bool small, leave;
    bool first, moved; /* first: x is not begun yet; moved: since it was left */
    uint64_t left;     /* bits of the exponent */
} odd_power;
static void drop_odd(hn_meter *m, void *state) {
    odd_power *p = state;
    hnmem_free(m, p->k.t, p->bytes);
}
static const hn_work_kind odd_kind = {sizeof(odd_power), 0, drop_odd, NULL};

/* x = x ** e for the small base that x stands for. */
static hn_status mont_small_base(odd_power *p, uint32_t base, const uint32_t *e, size_t ne) {
    while (p->left > 0) {
        p->left--;
        HN_TRY(mont_mul(&p->k, p->x, p->x, NULL, hnbigint_bit(e, ne, p->left) ? base : 1));
        if (p->leave && hnwork_due(p->k.m)) return HN_AGAIN;
    }
    return HN_OK;
}

/* The odd powers of x. */
static hn_status mont_table(odd_power *p) {
    size_t n = p->k.n;
    uint32_t *x = p->x, *table = p->table;
    memcpy(table, x, n * sizeof *x);
    HN_TRY(mont_mul(&p->k, x, x, NULL, 1));
    for (unsigned i = 1; i < 1u << (p->width - 1); i++)
        HN_TRY(mont_mul(&p->k, table + i * n, table + (i - 1) * n, x, 1));
    return HN_OK;
}

/* x = x ** e by sliding windows. */
static hn_status mont_windows(odd_power *p, const uint32_t *e, size_t ne) {
    uint32_t *x = p->x;
    while (p->left > 0) {
        if (p->moved && p->leave && hnwork_due(p->k.m)) return p->moved = false, HN_AGAIN;
        p->moved = true;
        if (!hnbigint_bit(e, ne, p->left - 1)) {
            p->left--;
            HN_TRY(mont_mul(&p->k, x, x, NULL, 1));
            continue;
        }
        uint64_t low = p->left > p->width ? p->left - p->width : 0;
        while (!hnbigint_bit(e, ne, low)) low++;
        unsigned digit = 0;
        for (; p->left > low; p->left--) {
            digit = digit << 1 | hnbigint_bit(e, ne, p->left - 1);
            if (!p->first) HN_TRY(mont_mul(&p->k, x, x, NULL, 1));
        }
        const uint32_t *odd = p->table + (digit >> 1) * p->k.n;
        if (p->first)
            memcpy(x, odd, p->k.n * sizeof *x);
        else
            HN_TRY(mont_mul(&p->k, x, x, odd, 1));
        p->first = false;
    }
    return HN_OK;
}

/* The number that t stands for when its n lowest digits are x, as limbs below mod. */
static size_t mont_leave(const montgomery *k, uint32_t *r, uint32_t *x, const uint32_t *mod, size_t nm) {
    for (size_t i = 0; i < 2 * k->n + 4; i++) k->t[i] = i < k->n ? x[i] : 0;
    mont_reduce(k, x);
    from_digits(r, nm, x, k->n);
    /* It is at most mod. */
    if (hnbigint_cmp(r, nm, mod, nm) == 0) return 0;
    return hnbigint_norm(r, nm);
}

/* -1 / a modulo 2^28 for an odd a: each step of Newton's iteration doubles the 3 bits that a itself has. */
static uint32_t negative_inverse(uint32_t a) {
    uint32_t x = a;
    for (int i = 0; i < 4; i++) x *= 2 - a * x;
    return (0 - x) & DIGIT_MASK;
}

/* a, which is below mod, times 2^(28 n), as digits. `wide` has nm + n + 1 limbs. */
static hn_status mont_enter(const montgomery *k, uint32_t *x, const uint32_t *a, size_t na,
                            const uint32_t *mod, size_t nm, uint32_t *wide, uint32_t *rest) {
    size_t nrest, nwide = hnbigint_shl(wide, a, na, k->n * DIGIT_BITS);
    HN_TRY(hnbigint_divrem(k->m, NULL, NULL, rest, &nrest, wide, nwide, mod, nm));
    to_digits(x, k->n, rest, nrest);
    return HN_OK;
}

static unsigned window_width(uint64_t bits) {
    return bits < 24 ? 2 : bits < 80 ? 3 : bits < 240 ? 4 : 5;
}

/* Memory, and what is to be done before the first bit. */
static hn_status begin_odd(hn_meter *m, odd_power *p, const uint32_t *a, size_t na, const uint32_t *e,
                           size_t ne, const uint32_t *mod, size_t nm) {
    bool small = hnbigint_bit_length(a, na) <= SMALL_BASE_BITS;
    unsigned width = small ? 1 : window_width(hnbigint_bit_length(e, ne));
    uint64_t bits = hnbigint_bit_length(mod, nm) + 2 + (small ? SMALL_BASE_BITS : 0);
    size_t n = (size_t)((bits + DIGIT_BITS - 1) / DIGIT_BITS);
    if (n < 4) n = 4;
    *p = (odd_power){.k = {.m = m, .n = n, .cost = step_cost(nm)},
                     .small = small,
                     .leave = bigint_mod_leaves(ne, nm),
                     .width = width,
                     .first = true};
    p->left = hnbigint_bit_length(e, ne) - (small ? 1 : 0);
    size_t wide = nm + n + 1;
    p->bytes = (2 * (2 * n + 4) + 2 * n + (n << (width - 1)) + wide + nm) * sizeof(uint32_t);
    p->k.t = hnmem_alloc(m, p->bytes);
    if (!p->k.t) return HN_NOMEM;
    p->k.mod = (uint32_t *)(p->k.t + 2 * n + 4);
    p->x = p->k.mod + n;
    p->table = p->x + n;
    p->rest = p->table + (n << (width - 1));
    to_digits(p->k.mod, n, mod, nm);
    p->k.inverse = negative_inverse(p->k.mod[0]);
    hn_status s = mont_enter(&p->k, p->x, a, na, mod, nm, p->rest + nm, p->rest);
    if (s == HN_OK && !small) s = mont_table(p);
    if (s != HN_OK) drop_odd(m, p);
    return s;
}

/* a is below mod, which is odd and has more than 64 bits; e has at least two. */
static hn_status modpow_odd(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t na,
                            const uint32_t *e, size_t ne, const uint32_t *mod, size_t nm) {
    odd_power p;
    uint32_t mark = hnwork_mark(m);
    if (!bigint_mod_leaves(ne, nm) || !hnwork_resume(m, &odd_kind, &p)) {
        HN_TRY(begin_odd(m, &p, a, na, e, ne, mod, nm));
        hnwork_forget(m, mark);
    }
    hn_status s = p.small ? mont_small_base(&p, na ? a[0] : 0, e, ne) : mont_windows(&p, e, ne);
    if (s == HN_AGAIN) return hnwork_save(m, &odd_kind, &p);
    if (s == HN_OK) *out_n = mont_leave(&p.k, r, p.x, mod, nm);
    drop_odd(m, &p);
    return s;
}

/* ---- powers by division: any modulus ---- */

/* `mod`, and scratch for a product and a quotient. */
typedef struct modulus {
    hn_meter *m;
    const uint32_t *mod;
    size_t nm;
    uint32_t *product; /* 2 * nm */
    uint32_t *table;   /* WINDOW_SIZE entries of nm limbs: powers of a */
    size_t ntable[WINDOW_SIZE];
    uint32_t *r, *next; /* the power so far */
    size_t nr, bytes;
    uint64_t at; /* bits of the exponent that are left, with the present window's */
    unsigned bit, width;
    bool leave, moved; /* moved: since it was left */
} modulus;
static void drop_modulus(hn_meter *m, void *state) {
    modulus *k = state;
    hnmem_free(m, k->product, k->bytes);
}
static const hn_work_kind modulus_kind = {sizeof(modulus), 0, drop_modulus, NULL};

static hn_status mul_modulo(const modulus *k, uint32_t *r, size_t *out_n, const uint32_t *a, size_t na,
                            const uint32_t *b, size_t nb) {
    size_t np;
    HN_TRY(hnbigint_mul(k->m, k->product, &np, a, na, b, nb));
    return hnbigint_divrem(k->m, NULL, NULL, r, out_n, k->product, np, k->mod, k->nm);
}

static hn_status fill_table(modulus *k, const uint32_t *a, size_t na, unsigned entries) {
    uint32_t *t = k->table;
    size_t nm = k->nm;
    t[0] = 1;
    k->ntable[0] = 1;
    HN_TRY(hnbigint_divrem(k->m, NULL, NULL, t + nm, &k->ntable[1], a, na, k->mod, nm));
    for (unsigned i = 2; i < entries; i++) {
        HN_TRY(mul_modulo(k, t + i * nm, &k->ntable[i], t + (i - 1) * nm, k->ntable[i - 1], t + nm,
                          k->ntable[1]));
    }
    return HN_OK;
}

/* One product; what was kept on the way to it is of no use behind it. */
static hn_status step_modulo(modulus *k, const uint32_t *b, size_t nb) {
    uint32_t mark = hnwork_mark(k->m), *r = k->next;
    size_t nr;
    HN_TRY(mul_modulo(k, r, &nr, k->r, k->nr, b, nb)); /* not in place: it may have to be asked again */
    hnwork_forget(k->m, mark);
    k->next = k->r;
    k->r = r;
    k->nr = nr;
    return HN_OK;
}

/* Left to right, `width` bits of the exponent a time. */
static hn_status modpow_windows(modulus *k, const uint32_t *e, size_t ne) {
    for (; k->at > 0; k->at -= k->width, k->bit = 0) {
        unsigned digit = 0;
        for (; k->bit < k->width; k->bit++) {
            if (k->moved && k->leave && hnwork_due(k->m)) return k->moved = false, HN_AGAIN;
            HN_TRY(step_modulo(k, k->r, k->nr));
            k->moved = true;
        }
        for (unsigned i = 0; i < k->width; i++) digit = digit << 1 | hnbigint_bit(e, ne, k->at - 1 - i);
        if (digit) HN_TRY(step_modulo(k, k->table + digit * k->nm, k->ntable[digit]));
    }
    return HN_OK;
}

static hn_status begin_any(hn_meter *m, modulus *k, const uint32_t *a, size_t na, const uint32_t *e,
                           size_t ne, const uint32_t *mod, size_t nm) {
    uint64_t bits = hnbigint_bit_length(e, ne);
    unsigned width = bits > 40 ? WINDOW_BITS : 1, entries = 1u << width;
    if (nm > SIZE_MAX / 256) return HN_NOMEM;
    *k = (modulus){.m = m, .mod = mod, .nm = nm, .width = width, .nr = 1, .leave = bigint_mod_leaves(ne, nm)};
    k->bytes = (entries + 4) * nm * sizeof *mod;
    k->at = (bits + width - 1) / width * width;
    k->product = hnmem_alloc(m, k->bytes);
    if (!k->product) return HN_NOMEM;
    k->table = k->product + 2 * nm;
    k->r = k->table + entries * nm;
    k->next = k->r + nm;
    k->r[0] = 1;
    hn_status s = fill_table(k, a, na, entries);
    if (s != HN_OK) drop_modulus(m, k);
    return s;
}

/* ---- the choice ---- */

static hn_status modpow_any(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t na,
                            const uint32_t *e, size_t ne, const uint32_t *mod, size_t nm) {
    modulus k;
    uint32_t mark = hnwork_mark(m);
    if (!bigint_mod_leaves(ne, nm) || !hnwork_resume(m, &modulus_kind, &k)) {
        HN_TRY(begin_any(m, &k, a, na, e, ne, mod, nm));
        hnwork_forget(m, mark);
    }
    k.mod = mod;
    hn_status s = modpow_windows(&k, e, ne);
    if (s == HN_AGAIN) return hnwork_save(m, &modulus_kind, &k);
    if (s == HN_OK) s = hnmem_copy(m, r, k.r, k.nr * sizeof *r);
    *out_n = k.nr;
    drop_modulus(m, &k);
    return s;
}

static hn_status modpow(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t na,
                        const uint32_t *e, size_t ne, const uint32_t *mod, size_t nm) {
    bool below = hnbigint_cmp(a, na, mod, nm) < 0;
    if (nm <= 2) {
        uint32_t rest[2];
        uint64_t x, y = 0, whole = 0;
        HN_TRY(hnbigint_divrem(m, NULL, NULL, rest, &na, a, na, mod, nm));
        (void)hnbigint_to_uint64(rest, na, &x);
        (void)hnbigint_to_uint64(mod, nm, &whole);
        HN_TRY(modpow_small(m, &y, x, e, ne, whole));
        rest[0] = (uint32_t)y, rest[1] = (uint32_t)(y >> 32);
        *out_n = hnbigint_norm(rest, nm);
        memcpy(r, rest, *out_n * sizeof *r);
        return HN_OK;
    }
    bool long_enough = hnbigint_bit_length(e, ne) >= LEAST_BITS;
    if (below && (mod[0] & 1) && long_enough && nm * 32 + 2 + SMALL_BASE_BITS <= MOST_DIGITS * DIGIT_BITS)
        return modpow_odd(m, r, out_n, a, na, e, ne, mod, nm);
    return modpow_any(m, r, out_n, a, na, e, ne, mod, nm);
}

hn_status hnbigint_modpow(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t na,
                          const uint32_t *e, size_t ne, const uint32_t *mod, size_t nm) {
    static const char who;
    nm = hnbigint_norm(mod, nm);
    na = hnbigint_norm(a, na);
    ne = hnbigint_norm(e, ne);
    *out_n = 0;
    if (nm == 1 && mod[0] == 1) return HN_OK;
    if (!bigint_mod_leaves(ne, nm)) return modpow(m, r, out_n, a, na, e, ne, mod, nm);
    hn_work_part part = {.who = &who, .gives = {{r, nm * sizeof *r}, {out_n, sizeof *out_n}}};
    if (hnwork_recall(m, &part)) return HN_OK;
    HN_TRY(modpow(m, r, out_n, a, na, e, ne, mod, nm));
    return hnwork_keep(m, &part);
}

/* ---- inverse ---- */

/* Euclid's algorithm on (r0, r1) with the cofactor of a beside each; signs alternate. */
typedef struct euclid {
    uint32_t *scratch; /* all of them */
    size_t bytes;
    uint32_t *r0, *r1, *r2, *t0, *t1, *t2, *q;
    size_t nr0, nr1, nr2, nt0, nt1, nt2, nq;
    bool neg;   /* the sign of t1; t0 has the other one */
    bool leave; /* it is worth while */
} euclid;
static void drop_euclid(hn_meter *m, void *state) {
    euclid *x = state;
    hnmem_free(m, x->scratch, x->bytes);
}
static const hn_work_kind euclid_kind = {sizeof(euclid), 0, drop_euclid, NULL};

static hn_status euclid_run(hn_meter *m, euclid *x) {
    while (x->nr1 > 0) {
        uint32_t mark = hnwork_mark(m);
        HN_TRY(hnbigint_divrem(m, x->q, &x->nq, x->r2, &x->nr2, x->r0, x->nr0, x->r1, x->nr1));
        HN_TRY(hnbigint_mul(m, x->t2, &x->nt2, x->q, x->nq, x->t1, x->nt1));
        hnwork_forget(m, mark);
        x->nt2 = hnbigint_add(x->t2, x->t2, x->nt2, x->t0, x->nt0);
        uint32_t *r = x->r0, *t = x->t0;
        x->r0 = x->r1, x->nr0 = x->nr1;
        x->r1 = x->r2, x->nr1 = x->nr2;
        x->r2 = r;
        x->t0 = x->t1, x->nt0 = x->nt1;
        x->t1 = x->t2, x->nt1 = x->nt2;
        x->t2 = t;
        x->neg = !x->neg;
        if (x->leave && hnwork_due(m) && x->nr1 > 0) return HN_AGAIN;
    }
    return HN_OK;
}

static hn_status begin_euclid(hn_meter *m, euclid *x, const uint32_t *a, size_t na, const uint32_t *mod,
                              size_t nm) {
    if (nm > SIZE_MAX / 64) return HN_NOMEM;
    size_t bytes = (7 * nm + 24) * sizeof(uint32_t), unit = nm + 2;
    uint32_t *scratch = hnmem_alloc(m, bytes);
    if (!scratch) return HN_NOMEM;
    *x = (euclid){.scratch = scratch,
                  .bytes = bytes,
                  .r0 = scratch,
                  .r1 = scratch + unit,
                  .r2 = scratch + 2 * unit,
                  .t0 = scratch + 3 * unit,
                  .t1 = scratch + 4 * unit + 2,
                  .t2 = scratch + 5 * unit + 4,
                  .q = scratch + 6 * unit + 6,
                  .nr0 = nm,
                  .nt1 = 1,
                  .leave = nm >= HN_LEAVE_LIMBS};
    memcpy(x->r0, mod, nm * sizeof *mod);
    x->t1[0] = 1;
    hn_status s = hnbigint_divrem(m, NULL, NULL, x->r1, &x->nr1, a, na, mod, nm);
    if (s != HN_OK) drop_euclid(m, x);
    return s;
}

/* What the algorithm has come to. */
static void read_inverse(const euclid *x, uint32_t *r, size_t *out_n, bool *out_exists, const uint32_t *mod,
                         size_t nm) {
    *out_exists = x->nr0 == 1 && x->r0[0] == 1;
    *out_n = 0;
    if (!*out_exists) return;
    if (!x->neg) {
        *out_n = hnbigint_sub(r, mod, nm, x->t0, x->nt0);
    } else {
        memcpy(r, x->t0, x->nt0 * sizeof *r);
        *out_n = x->nt0;
    }
}

static hn_status bigint_mod_inverse(hn_meter *m, uint32_t *r, size_t *out_n, bool *out_exists,
                                    const uint32_t *a, size_t na, const uint32_t *mod, size_t nm) {
    euclid x;
    uint32_t mark = hnwork_mark(m);
    if (nm < HN_LEAVE_LIMBS || !hnwork_resume(m, &euclid_kind, &x)) {
        HN_TRY(begin_euclid(m, &x, a, na, mod, nm));
        hnwork_forget(m, mark);
    }
    hn_status s = euclid_run(m, &x);
    if (s == HN_AGAIN) return hnwork_save(m, &euclid_kind, &x);
    if (s == HN_OK) read_inverse(&x, r, out_n, out_exists, mod, nm);
    drop_euclid(m, &x);
    return s;
}

hn_status hnbigint_inverse(hn_meter *m, uint32_t *r, size_t *out_n, bool *out_exists, const uint32_t *a,
                           size_t na, const uint32_t *mod, size_t nm) {
    static const char who;
    nm = hnbigint_norm(mod, nm);
    if (nm == 1 && mod[0] == 1) {
        *out_exists = true;
        *out_n = 0;
        return HN_OK;
    }
    if (nm < HN_LEAVE_LIMBS) return bigint_mod_inverse(m, r, out_n, out_exists, a, na, mod, nm);
    hn_work_part part = {
        .who = &who,
        .gives = {{r, nm * sizeof *r}, {out_n, sizeof *out_n}, {out_exists, sizeof *out_exists}}};
    if (hnwork_recall(m, &part)) return HN_OK;
    HN_TRY(bigint_mod_inverse(m, r, out_n, out_exists, a, na, mod, nm));
    return hnwork_keep(m, &part);
}
