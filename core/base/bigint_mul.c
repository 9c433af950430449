/* Multiplication: schoolbook; Karatsuba (Karatsuba and Ofman 1962, subtractive form); above that a number
 * theoretic transform (Pollard 1971) over the prime 2^64 - 2^32 + 1, whose reductions are shifts (Solinas
 * form). Division, powers and text call it, and object/int.c for `*`. The thresholds are measured. A long
 * product may be left at the end of a slice, in a transform or between its parts (work.h). */
#include "base/bigint_internal.h"

/* Measured natively and in wasm: below, the simpler method is faster. */
#define KARATSUBA_LIMBS 40
#define NTT_LIMBS       8000
#define NTT_BLOCK       4096

/* ---- schoolbook ---- */

/* Four rows at once: r is read and written a quarter as often. Limb i of r takes part in four products, whose
 * carries are kept apart so that none overflows. */
typedef struct four_rows {
    uint64_t carry[4], last[3]; /* last: the limbs of a before this one */
} four_rows;

HN_INLINE uint32_t four_step(four_rows *s, const uint32_t b[4], uint64_t limb, uint32_t in) {
    uint64_t t = s->carry[0] + limb * b[0] + in;
    s->carry[0] = t >> 32;
    t = s->carry[1] + s->last[0] * b[1] + (uint32_t)t;
    s->carry[1] = t >> 32;
    t = s->carry[2] + s->last[1] * b[2] + (uint32_t)t;
    s->carry[2] = t >> 32;
    t = s->carry[3] + s->last[2] * b[3] + (uint32_t)t;
    s->carry[3] = t >> 32;
    s->last[2] = s->last[1];
    s->last[1] = s->last[0];
    s->last[0] = limb;
    return (uint32_t)t;
}

/* r[0..n+4) = a * b[0..4), or with `add` that added to r[0..n); n is not 0. */
HN_INLINE void mul_four(uint32_t *r, const uint32_t *a, size_t n, const uint32_t *b, bool add) {
    const uint32_t four[4] = {b[0], b[1], b[2], b[3]};
    four_rows s = {{0}, {0}};
    for (size_t i = 0; i < n; i++) r[i] = four_step(&s, four, a[i], add ? r[i] : 0);
    for (size_t i = n; i < n + 3; i++) r[i] = four_step(&s, four, 0, 0);
    r[n + 3] = (uint32_t)(s.carry[0] + s.carry[1] + s.carry[2] + s.carry[3]);
}

/* r[0..na+nb) = a * b, b not empty. */
static void mul_base(uint32_t *r, const uint32_t *a, size_t na, const uint32_t *b, size_t nb) {
    size_t j = nb & 3;
    if (j == 0) {
        mul_four(r, a, na, b, false);
        j = 4;
    } else {
        r[na] = hnbigint_muladd1(r, a, na, b[0], 0);
        for (size_t i = 1; i < j; i++) r[na + i] = hnlimb_addmul(r + i, a, na, b[i]);
    }
    for (; j < nb; j += 4) mul_four(r + j, a, na, b + j, true);
}

/* r[0..2n) = the sum of all a[i] * a[j] with i < j, r being zero before. */
static void cross_products(uint32_t *r, const uint32_t *a, size_t n) {
    size_t i = 0;
    for (; i + 8 <= n; i += 4) {
        mul_four(r + 2 * i + 4, a + i + 4, n - i - 4, a + i, true);
        for (size_t k = 0; k < 3; k++) {
            size_t at = 2 * i + k + 4;
            uint32_t carry = hnlimb_addmul(r + 2 * (i + k) + 1, a + i + k + 1, 3 - k, a[i + k]);
            (void)hnlimb_add(r + at, n + i + 4 - at, &carry, 1);
        }
    }
    for (; i + 1 < n; i++) r[n + i] = hnlimb_addmul(r + 2 * i + 1, a + i + 1, n - i - 1, a[i]);
}

static void sqr_base(uint32_t *r, const uint32_t *a, size_t n) {
    memset(r, 0, 2 * n * sizeof *r);
    cross_products(r, a, n);
    uint64_t carry = 0, top = 0;
    for (size_t i = 0; i < n; i++) {
        uint64_t square = (uint64_t)a[i] * a[i], cross = hnlimb_load2(r + 2 * i);
        uint64_t twice = cross << 1 | top, sum = twice + square, all = sum + carry;
        hnlimb_store2(r + 2 * i, all);
        carry = (uint64_t)(sum < twice) | (uint64_t)(all < sum);
        top = cross >> 63;
    }
}

/* ---- Karatsuba ---- */

/* r = |a - b| on n limbs, b having nb <= n of them; returns whether a < b. */
static bool sub_abs(uint32_t *r, const uint32_t *a, size_t n, const uint32_t *b, size_t nb) {
    bool less = hnbigint_cmp(a, n, b, nb) < 0;
    size_t used = less ? hnbigint_sub(r, b, nb, a, hnbigint_norm(a, n)) : hnbigint_sub(r, a, n, b, nb);
    memset(r + used, 0, (n - used) * sizeof *r);
    return less;
}

/* r[0..2n) = a * b on n limbs each; a == b squares. Scratch is 2n + 128 limbs. Depth is log2(n). */
static hn_status mul_karatsuba(hn_meter *m, uint32_t *r, const uint32_t *a, const uint32_t *b, size_t n,
                               uint32_t *scratch) {
    if (n < KARATSUBA_LIMBS) {
        HN_TRY(hnmeter_charge(m, (n * n >> 4) + 1));
        a == b ? sqr_base(r, a, n) : mul_base(r, a, n, b, n);
        return HN_OK;
    }
    size_t low = (n + 1) / 2, high = n - low;
    uint32_t *product = scratch, *rest = scratch + 2 * low;
    bool negative = false;
    /* The differences borrow r, which the halves' products fill only afterwards. */
    uint32_t *da = r, *db = r;
    bool aless = sub_abs(da, a, low, a + low, high);
    if (a != b) {
        db = r + low;
        negative = aless != sub_abs(db, b, low, b + low, high);
    }
    HN_TRY(mul_karatsuba(m, product, da, db, low, rest));
    HN_TRY(mul_karatsuba(m, r, a, b, low, rest));
    HN_TRY(mul_karatsuba(m, r + 2 * low, a + low, b + low, high, rest));
    /* middle = low product + high product - (a0 - a1)(b0 - b1), of 2 * low + 1 limbs. */
    memcpy(rest, r, 2 * low * sizeof *r);
    rest[2 * low] = 0;
    (void)hnlimb_add(rest, 2 * low + 1, r + 2 * low, 2 * high);
    if (negative)
        (void)hnlimb_add(rest, 2 * low + 1, product, 2 * low);
    else
        (void)hnbigint_sub(rest, rest, 2 * low + 1, product, 2 * low);
    size_t used = hnbigint_norm(rest, 2 * low + 1);
    (void)hnlimb_add(r + low, 2 * n - low, rest, used);
    return HN_OK;
}

/* ---- number theoretic transform ---- */

#define PRIME     UINT64_C(0xFFFFFFFF00000001)
#define GENERATOR 7

/* All bits set when `condition` holds: branches would be mispredicted every other time. */
static inline uint64_t mask_of(bool condition) {
    return 0 - (uint64_t)condition;
}

static inline uint64_t sub_mod(uint64_t a, uint64_t b) {
    return a - b + (mask_of(a < b) & PRIME);
}

static inline uint64_t add_mod(uint64_t a, uint64_t b) {
    return sub_mod(a, PRIME - b);
}

static inline uint64_t mul_mod(uint64_t a, uint64_t b) {
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t low = a0 * b0, mid1 = a0 * b1, mid2 = a1 * b0;
    uint64_t mid = (low >> 32) + (uint32_t)mid1 + (uint32_t)mid2;
    uint64_t high = a1 * b1 + (mid1 >> 32) + (mid2 >> 32) + (mid >> 32);
    low = mid << 32 | (uint32_t)low;
    /* 2^64 is 2^32 - 1 and 2^96 is -1 modulo the prime. */
    uint64_t t = low - (high >> 32);
    t -= mask_of(low < high >> 32) & UINT32_MAX;
    uint64_t u = (uint32_t)high * (uint64_t)UINT32_MAX;
    uint64_t s = t + u;
    s += mask_of(s < t) & UINT32_MAX;
    return s - (mask_of(s >= PRIME) & PRIME);
}

static uint64_t pow_mod(uint64_t a, uint64_t e) {
    uint64_t r = 1;
    for (; e; e >>= 1, a = mul_mod(a, a)) {
        if (e & 1) r = mul_mod(r, a);
    }
    return r;
}

/* rate[i] turns the twiddle factor of block s into that of block s + 1, i being the number of trailing ones
 * of s: factors in bit-reversed order need no table. */
static void make_rates(uint64_t rate[32], bool inverse) {
    uint64_t product = 1;
    for (unsigned i = 0; i < 30; i++) {
        uint64_t root = pow_mod(GENERATOR, (PRIME - 1) >> (i + 2));
        uint64_t other = pow_mod(root, PRIME - 2);
        rate[i] = mul_mod(inverse ? other : root, product);
        product = mul_mod(product, inverse ? root : other);
    }
}

static void butterflies(uint64_t *lo, uint64_t *hi, size_t n, uint64_t w, bool inverse) {
    if (inverse) {
        for (size_t j = 0; j < n; j++) {
            uint64_t x = lo[j], y = hi[j];
            lo[j] = add_mod(x, y);
            hi[j] = mul_mod(sub_mod(x, y), w);
        }
    } else {
        for (size_t j = 0; j < n; j++) {
            uint64_t x = lo[j], y = mul_mod(hi[j], w);
            lo[j] = add_mod(x, y);
            hi[j] = sub_mod(x, y);
        }
    }
}

/* A product by transforms, which can be left at the end of a slice: what is being done, and how far. */
enum { SPREAD_A, TRANSFORM_A, SPREAD_B, TRANSFORM_B, POINTS, INVERSE, GATHER, DONE };
typedef struct product {
    uint64_t *f, *g; /* n points each; g is f for a square */
    size_t n, bytes;
    unsigned phase;
    size_t i;           /* how far */
    size_t half, block; /* of a transform: the level and its block */
    uint64_t w, carry;
    size_t uncharged;
} product;

static void drop_product(hn_meter *m, void *state) {
    product *p = state;
    hnmem_free(m, p->f, p->bytes);
}
static const hn_work_kind product_kind = {sizeof(product), 0, drop_product, NULL};

/* One level: blocks of 2 * half points. */
static hn_status transform_level(hn_meter *m, product *p, uint64_t *f, const uint64_t *rate, bool inverse) {
    size_t half = p->half;
    for (; p->block < p->n / (2 * half); p->block++, p->i = 0) {
        uint64_t *lo = f + p->block * 2 * half;
        while (p->i < half) {
            size_t count = half - p->i < NTT_BLOCK ? half - p->i : NTT_BLOCK;
            butterflies(lo + p->i, lo + half + p->i, count, p->w, inverse);
            p->i += count;
            p->uncharged += count;
            if (p->uncharged < NTT_BLOCK) continue;
            HN_TRY(hnmeter_charge(m, p->uncharged >> 3));
            p->uncharged = 0;
            if (hnwork_due(m)) return HN_AGAIN;
        }
        p->w = mul_mod(p->w, rate[__builtin_ctzll(~(uint64_t)p->block)]);
    }
    HN_TRY(hnmeter_charge(m, p->uncharged >> 3));
    p->uncharged = p->block = p->i = 0;
    p->w = 1;
    return HN_OK;
}

static hn_status transform(hn_meter *m, product *p, uint64_t *f, bool inverse) {
    uint64_t rate[32];
    make_rates(rate, inverse);
    if (!p->half) {
        p->half = inverse ? 1 : p->n / 2;
        p->w = 1;
    }
    while (p->half && p->half < p->n) {
        HN_TRY(transform_level(m, p, f, rate, inverse));
        p->half = inverse ? p->half * 2 : p->half / 2;
    }
    p->half = 0;
    return HN_OK;
}

/* Half limbs as points. */
static hn_status spread(hn_meter *m, product *p, uint64_t *f, const uint32_t *a, size_t na) {
    for (; p->i < na; p->i++) {
        f[2 * p->i] = a[p->i] & 0xFFFF;
        f[2 * p->i + 1] = a[p->i] >> 16;
        if (p->i % NTT_BLOCK != NTT_BLOCK - 1) continue;
        HN_TRY(hnmeter_pace(m, NTT_BLOCK >> 2));
        if (!hnwork_due(m)) continue;
        p->i++;
        return HN_AGAIN;
    }
    p->i = 0;
    return hnmem_fill(m, f + 2 * na, 0, (p->n - 2 * na) * sizeof *f);
}

/* f *= g, point by point; g may be f. */
static hn_status multiply_points(hn_meter *m, product *p) {
    while (p->i < p->n) {
        size_t end = p->n - p->i < NTT_BLOCK ? p->n : p->i + NTT_BLOCK;
        for (size_t i = p->i; i < end; i++) p->f[i] = mul_mod(p->f[i], p->g[i]);
        p->i = end;
        HN_TRY(hnmeter_charge(m, NTT_BLOCK >> 3));
        if (hnwork_due(m)) return HN_AGAIN;
    }
    p->i = 0;
    return HN_OK;
}

/* Scales the points and carries, into limbs: they stand where the points were. */
static hn_status gather(hn_meter *m, product *p, size_t limbs) {
    const uint64_t *f = p->f;
    uint32_t *r = (uint32_t *)(void *)p->f;
    uint64_t carry = p->carry, scale = pow_mod(p->n, PRIME - 2);
    for (size_t i = p->i; i < limbs; i++) {
        /* A sum of at most 2^31 products of 32 bits each, and its carry, stay below 2^64. */
        carry += mul_mod(f[2 * i], scale);
        uint32_t limb = carry & 0xFFFF;
        carry = (carry >> 16) + mul_mod(f[2 * i + 1], scale);
        r[i] = limb | (uint32_t)(carry & 0xFFFF) << 16;
        carry >>= 16;
        if (i % NTT_BLOCK) continue;
        HN_TRY(hnmeter_charge(m, NTT_BLOCK >> 2));
        if (!hnwork_due(m)) continue;
        p->carry = carry;
        p->i = i + 1;
        return HN_AGAIN;
    }
    return HN_OK;
}

static hn_status convolve(hn_meter *m, product *p, const uint32_t *a, size_t na, const uint32_t *b,
                          size_t nb) {
    for (; p->phase < DONE; p->phase++) {
        if (p->f == p->g && (p->phase == SPREAD_B || p->phase == TRANSFORM_B)) continue;
        switch (p->phase) {
        case SPREAD_A: HN_TRY(spread(m, p, p->f, a, na)); break;
        case TRANSFORM_A: HN_TRY(transform(m, p, p->f, false)); break;
        case SPREAD_B: HN_TRY(spread(m, p, p->g, b, nb)); break;
        case TRANSFORM_B: HN_TRY(transform(m, p, p->g, false)); break;
        case POINTS: HN_TRY(multiply_points(m, p)); break;
        case INVERSE: HN_TRY(transform(m, p, p->f, true)); break;
        default: HN_TRY(gather(m, p, na + nb));
        }
    }
    return HN_OK;
}

static hn_status begin_product(hn_meter *m, product *p, size_t limbs, bool square) {
    size_t n = 1, arrays = square ? 1 : 2;
    if (hnwork_resume(m, &product_kind, p)) return HN_OK;
    while (n < 2 * limbs) n *= 2;
    if (n > SIZE_MAX / 32) return HN_NOMEM;
    *p = (product){.n = n, .bytes = arrays * n * sizeof *p->f};
    p->f = hnmem_alloc(m, p->bytes);
    if (!p->f) return HN_NOMEM;
    p->g = square ? p->f : p->f + n;
    return HN_OK;
}

static hn_status mul_ntt(hn_meter *m, uint32_t *r, const uint32_t *a, size_t na, const uint32_t *b,
                         size_t nb) {
    product p;
    HN_TRY(begin_product(m, &p, na + nb, a == b && na == nb));
    hn_status s = convolve(m, &p, a, na, b, nb);
    if (s == HN_AGAIN) return hnwork_save(m, &product_kind, &p);
    if (s == HN_OK) s = hnmem_copy(m, r, p.f, (na + nb) * sizeof *r);
    hnmem_free(m, p.f, p.bytes);
    return s;
}

/* ---- the choice ---- */

static hn_status mul_equal(hn_meter *m, uint32_t *r, const uint32_t *a, const uint32_t *b, size_t n) {
    if (n >= NTT_LIMBS) return mul_ntt(m, r, a, n, b, n);
    size_t size = (2 * n + 128) * sizeof(uint32_t);
    uint32_t *scratch = hnmem_alloc(m, size);
    if (!scratch) return HN_NOMEM;
    hn_status s = mul_karatsuba(m, r, a, b, n, scratch);
    hnmem_free(m, scratch, size);
    return s;
}

/* na > nb: pieces of nb limbs of a, one after the other. `product` has 2 * nb limbs. */
static hn_status mul_pieces(hn_meter *m, uint32_t *r, const uint32_t *a, size_t na, const uint32_t *b,
                            size_t nb, uint32_t *product) {
    HN_TRY(hnmem_fill(m, r, 0, (na + nb) * sizeof *r));
    for (size_t at = 0; at < na; at += nb) {
        size_t piece = na - at < nb ? na - at : nb, used;
        HN_TRY(hnbigint_mul(m, product, &used, a + at, piece, b, nb));
        (void)hnlimb_add(r + at, na + nb - at, product, used);
    }
    return HN_OK;
}

/* A short b: pieces of a, so that the meter is asked often. `above` is where a piece's product meets the one
 * before it. */
static hn_status mul_short(hn_meter *m, uint32_t *r, const uint32_t *a, size_t na, const uint32_t *b,
                           size_t nb) {
    uint32_t above[KARATSUBA_LIMBS];
    for (size_t at = 0; at < na; at += 4096) {
        size_t piece = na - at < 4096 ? na - at : 4096;
        HN_TRY(hnmeter_charge(m, (piece * nb >> 4) + 1));
        if (at) memcpy(above, r + at, nb * sizeof *r);
        if (piece < nb)
            mul_base(r + at, b, nb, a + at, piece);
        else
            mul_base(r + at, a + at, piece, b, nb);
        if (at) (void)hnlimb_add(r + at, piece + nb, above, nb);
    }
    return HN_OK;
}

static hn_status mul_uneven(hn_meter *m, uint32_t *r, const uint32_t *a, size_t na, const uint32_t *b,
                            size_t nb) {
    /* One transform of the whole when it is no larger than that of two pieces. */
    if (nb >= NTT_LIMBS && na - nb <= nb) return mul_ntt(m, r, a, na, b, nb);
    uint32_t *product = hnmem_alloc(m, 2 * nb * sizeof *product);
    if (!product) return HN_NOMEM;
    hn_status s = mul_pieces(m, r, a, na, b, nb, product);
    hnmem_free(m, product, 2 * nb * sizeof *product);
    return s;
}

/* na >= nb > 0, without leading zeros. */
static hn_status mul_normal(hn_meter *m, uint32_t *r, const uint32_t *a, size_t na, const uint32_t *b,
                            size_t nb) {
    if (nb < KARATSUBA_LIMBS && (a != b || na != nb)) return mul_short(m, r, a, na, b, nb);
    if (nb >= KARATSUBA_LIMBS) return na == nb ? mul_equal(m, r, a, b, na) : mul_uneven(m, r, a, na, b, nb);
    HN_TRY(hnmeter_charge(m, (na * na >> 4) + 1));
    sqr_base(r, a, na);
    return HN_OK;
}

static hn_status mul_kept(hn_meter *m, uint32_t *r, const uint32_t *a, size_t na, const uint32_t *b,
                          size_t nb) {
    static const char who;
    hn_work_part part = {.who = &who, .gives = {{r, (na + nb) * sizeof *r}}};
    if (hnwork_recall(m, &part)) return HN_OK;
    HN_TRY(mul_normal(m, r, a, na, b, nb));
    return hnwork_keep(m, &part);
}

hn_status hnbigint_mul(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t na,
                       const uint32_t *b, size_t nb) {
    na = hnbigint_norm(a, na);
    nb = hnbigint_norm(b, nb);
    if (na < nb) {
        const uint32_t *t = a;
        size_t nt = na;
        a = b, na = nb;
        b = t, nb = nt;
    }
    *out_n = 0;
    if (nb == 0) return HN_OK;
    hn_status s = na + nb < HN_KEEP_LIMBS ? mul_normal(m, r, a, na, b, nb) : mul_kept(m, r, a, na, b, nb);
    if (s != HN_OK) return s;
    *out_n = hnbigint_norm(r, na + nb);
    return HN_OK;
}

hn_status hnbigint_sqr(hn_meter *m, uint32_t *r, size_t *out_n, const uint32_t *a, size_t n) {
    return hnbigint_mul(m, r, out_n, a, n, a, n);
}
