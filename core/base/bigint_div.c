/* Division: Knuth, TAOCP 4.3.1 algorithm D; above a threshold the recursive division of Burnikel and Ziegler
 * (1998), in the form of Brent and Zimmermann, Modern Computer Arithmetic, algorithms 1.8 and 1.9.
 * object/int.c calls it for //, % and divmod(), the other bigint files for theirs. Outputs may not overlap
 * inputs. Long divisions may be left at the end of a slice (work.h). */
#include "base/bigint_internal.h"

/* Quotients shorter than this go to algorithm D (measured). */
#define RECURSIVE_LIMBS 64
/* Operands whose sum is shorter than this need no allocation. */
#define STACK_LIMBS 96
/* Limbs divided by one limb between two looks at the clock. */
#define ONE_PART 4096u

/* What divides: (b, n) with n >= 2 limbs, the highest of which has `shift` leading zeros; `top`, the 64 bits
 * from the first one that is set; their reciprocal. */
typedef struct divisor {
    const uint32_t *b;
    size_t n;
    unsigned shift;
    uint32_t reciprocal;
    uint64_t top;
} divisor;

static divisor make_divisor(const uint32_t *b, size_t n) {
    divisor d = {.b = b, .n = n, .shift = (unsigned)__builtin_clz(b[n - 1])};
    d.top = hnlimb_load2(b + n - 2);
    if (d.shift) d.top = d.top << d.shift | (n > 2 ? b[n - 3] >> (32 - d.shift) : 0);
    d.reciprocal = hnlimb_reciprocal2(d.top);
    return d;
}

/* One quotient limb from the highest limbs of the dividend: high above middle[0], above `below`. At most 1
 * too large; *rest is what is left of the 96 bits looked at, or 0. */
HN_INLINE uint32_t bigint_div_estimate(const divisor *d, uint32_t high, const uint32_t *middle,
                                       uint32_t below, uint64_t *rest) {
    uint64_t top = (uint64_t)high << 32 | middle[1];
    uint32_t low = middle[0];
    if (d->shift) {
        top = top << d->shift | low >> (32 - d->shift);
        low = low << d->shift | below >> (32 - d->shift);
    }
    *rest = 0;
    /* Since the quotient fits a limb, they are equal then. */
    if (HN_UNLIKELY(top >= d->top)) return UINT32_MAX;
    return hnlimb_div2(top, low, d->top, d->reciprocal, rest);
}

/* q[0..*mq) = a / b where a has n + *mq limbs, its n highest being less than b. a becomes the remainder (n
 * limbs, zeros above). q may be NULL, or those limbs of a that become zero. *mq goes down to 0; with `leave`
 * a slice may end on the way. */
static hn_status div_down(hn_meter *m, uint32_t *q, uint32_t *a, const divisor *d, size_t *mq, bool leave) {
    size_t n = d->n, first = *mq;
    while (*mq > 0) {
        if (leave && *mq < first && hnwork_due(m)) return HN_AGAIN;
        HN_TRY(hnmeter_charge(m, (n >> 4) + 1));
        size_t j = --*mq;
        uint64_t rest;
        uint32_t digit = bigint_div_estimate(d, a[j + n], a + j + n - 2, j + n > 2 ? a[j + n - 3] : 0, &rest);
        if (digit && hnlimb_submul(a + j, a + j, d->b, n, digit) > a[j + n]) {
            digit--;
            (void)hnlimb_add(a + j, n, d->b, n);
        }
        a[j + n] = 0;
        if (q) q[j] = digit;
    }
    return HN_OK;
}
static hn_status div_base(hn_meter *m, uint32_t *q, uint32_t *a, const divisor *d, size_t mq) {
    return div_down(m, q, a, d, &mq, false);
}

/* By two limbs: the rest stays in a register, shifted, and a as it is. q may be NULL. */
static hn_status div_two(hn_meter *m, uint32_t *q, const uint32_t *a, size_t na, const divisor *d,
                         uint64_t *out_rest) {
    unsigned shift = d->shift;
    uint64_t rest = a[na - 1];
    if (shift) rest = rest << shift | a[na - 2] >> (32 - shift);
    for (size_t j = na - 1; j-- > 0;) {
        if ((na - 2 - j) % 1024 == 0) HN_TRY(hnmeter_charge(m, j < 1024 ? j + 1 : 1024));
        uint32_t low = a[j];
        if (shift) low = low << shift | (j ? a[j - 1] >> (32 - shift) : 0);
        uint32_t digit = hnlimb_div2(rest, low, d->top, d->reciprocal, &rest);
        if (q) q[j] = digit;
    }
    *out_rest = rest >> shift;
    return HN_OK;
}

/* Whether a - b * digit is negative, a having the limb `high` above n more; *out_rest: whether it is not
 * 0. */
static bool bigint_div_too_large(const uint32_t *a, uint32_t high, const uint32_t *b, size_t n,
                                 uint32_t digit, bool *out_rest) {
    uint64_t carry = 0;
    uint32_t any = 0;
    for (size_t i = 0; i < n; i++) {
        carry += (uint64_t)b[i] * digit;
        uint64_t d = (uint64_t)a[i] - (uint32_t)carry;
        any |= (uint32_t)d;
        carry = (carry >> 32) + (d >> 63);
    }
    *out_rest = any != 0;
    return carry > high;
}

/* A quotient of one limb, from a's n limbs and the one above them. r, if wanted, gets n limbs; else *out_rest
 * says whether there is any: that costs no look at the lower limbs but by chance. */
static uint32_t div_once(uint32_t *r, bool *out_rest, const uint32_t *a, uint32_t high, const divisor *d) {
    size_t n = d->n;
    uint64_t rest;
    uint32_t digit = bigint_div_estimate(d, high, a + n - 2, n > 2 ? a[n - 3] : 0, &rest);
    if (r) {
        if (hnlimb_submul(r, a, d->b, n, digit) > high) {
            digit--;
            (void)hnlimb_add(r, n, d->b, n);
        }
        return digit;
    }
    /* The divisor's lower limbs times the digit are less than digit units of the rest's lowest bit. */
    *out_rest = true;
    if (rest < digit || digit == 0) digit -= bigint_div_too_large(a, high, d->b, n, digit, out_rest);
    return digit;
}

static void decrement(uint32_t *q, size_t n, uint32_t *high) {
    for (size_t i = 0; i < n; i++) {
        if (q[i]-- != 0) return;
    }
    (*high)--;
}

static hn_status div_recursive(hn_meter *m, uint32_t *q, uint32_t *out_high, uint32_t *a, const uint32_t *b,
                               size_t n, size_t mq, uint32_t *product);

/* One half of the recursion: divides the part of a above 2 * skip limbs by the divisor without its `low`
 * lowest limbs, then takes account of those. `a` has n + mq limbs, q gets mq. */
static hn_status div_half(hn_meter *m, uint32_t *q, uint32_t *a, const uint32_t *b, size_t n, size_t mq,
                          size_t low, uint32_t *product) {
    uint32_t high;
    size_t used;
    HN_TRY(div_recursive(m, q, &high, a + low, b + low, n - low, mq, product));
    HN_TRY(hnbigint_mul(m, product, &used, q, mq, b, low));
    uint32_t borrow = hnlimb_sub(a, n, product, used);
    if (high) borrow += hnlimb_sub(a + mq, n - mq, b, low);
    while (borrow) {
        decrement(q, mq, &high);
        borrow -= hnlimb_add(a, n, b, n);
    }
    return HN_OK;
}

/* As div_base for mq <= n, but a's n highest limbs may be >= b: then *out_high is 1, else 0. `product` has mq
 * + 1 limbs of scratch. Depth is log2(mq). */
static hn_status div_recursive(hn_meter *m, uint32_t *q, uint32_t *out_high, uint32_t *a, const uint32_t *b,
                               size_t n, size_t mq, uint32_t *product) {
    *out_high = hnbigint_cmp(a + mq, n, b, n) >= 0;
    if (*out_high) (void)hnlimb_sub(a + mq, n, b, n);
    if (mq < RECURSIVE_LIMBS) {
        divisor d = make_divisor(b, n);
        return div_base(m, q, a, &d, mq);
    }
    static const char who;
    size_t low = mq / 2;
    hn_work_part part = {.who = &who, .gives = {{q, mq * sizeof *q}, {a, (n + mq) * sizeof *a}}};
    bool kept = mq >= HN_KEEP_LIMBS / 2;
    if (kept && hnwork_recall(m, &part)) return HN_OK;
    HN_TRY(div_half(m, q + low, a + low, b, n, mq - low, low, product));
    HN_TRY(div_half(m, q, a, b, n, low, low, product));
    return kept ? hnwork_keep(m, &part) : HN_OK;
}

/* Blocks of at most n quotient limbs, from the top. a's n highest limbs are less than b. */
static hn_status div_blocks(hn_meter *m, uint32_t *q, uint32_t *a, const uint32_t *b, size_t n, size_t mq) {
    size_t size = (n + 1) * sizeof(uint32_t);
    uint32_t *product = hnmem_alloc(m, size);
    if (!product) return HN_NOMEM;
    hn_status s = HN_OK;
    while (mq > 0 && s == HN_OK) {
        size_t block = mq % n ? mq % n : n;
        uint32_t high;
        mq -= block;
        s = div_recursive(m, q + mq, &high, a + mq, b, n, block, product);
    }
    hnmem_free(m, product, size);
    return s;
}

/* Normalises into `scratch` (na + 1 + nb limbs, and na - nb + 1 more for a quotient that nobody wants). */
static hn_status div_long(hn_meter *m, uint32_t *q, uint32_t *r, size_t *out_nr, const uint32_t *a, size_t na,
                          const uint32_t *b, size_t nb, uint32_t *scratch) {
    uint32_t *num = scratch, *den = scratch + na + 1;
    unsigned shift = (unsigned)__builtin_clz(b[nb - 1]);
    size_t used;
    HN_TRY(hnbigint_long_shl(m, num, &used, a, na, shift));
    for (size_t i = nb; i-- > 0;) {
        if (i % 4096 == 4095) HN_TRY(hnmeter_pace(m, 4096 >> 4));
        den[i] = shift ? b[i] << shift | (i ? b[i - 1] >> (32 - shift) : 0) : b[i];
    }
    HN_TRY(div_blocks(m, q ? q : den + nb, num, den, nb, na + 1 - nb));
    *out_nr = r ? hnbigint_shr(r, num, nb, shift) : hnbigint_norm(num, nb);
    return HN_OK;
}

/* Algorithm D in a copy of a. */
typedef struct copied {
    uint32_t *copy;
    size_t limbs, left; /* left: digits of the quotient, which stand in the copy, behind the rest */
    uint32_t local[STACK_LIMBS];
} copied;
static void drop_copied(hn_meter *m, void *state) {
    copied *c = state;
    hnmem_free(m, c->copy, c->limbs * sizeof *c->copy);
}
static const hn_work_kind copied_kind = {offsetof(copied, local), 0, drop_copied, NULL};

static hn_status begin_short(hn_meter *m, copied *c, const uint32_t *a, size_t na, const divisor *d) {
    if (na >= HN_KEEP_LIMBS && hnwork_resume(m, &copied_kind, c)) return HN_OK;
    c->limbs = na + 1;
    c->left = na + 1 - d->n;
    c->copy = c->limbs > STACK_LIMBS ? hnmem_alloc(m, c->limbs * sizeof *c->copy) : c->local;
    if (!c->copy) return HN_NOMEM;
    c->copy[na] = 0;
    hn_status s = hnmem_copy(m, c->copy, a, na * sizeof *c->copy);
    if (s != HN_OK && c->copy != c->local) drop_copied(m, c);
    return s;
}

static hn_status div_short(hn_meter *m, uint32_t *q, uint32_t *r, size_t *out_nr, const uint32_t *a,
                           size_t na, const divisor *d) {
    copied c;
    HN_TRY(begin_short(m, &c, a, na, d));
    uint32_t *digits = c.copy + d->n;
    hn_status s = div_down(m, digits, c.copy, d, &c.left, na >= HN_KEEP_LIMBS && c.copy != c.local);
    if (s == HN_AGAIN) return hnwork_save(m, &copied_kind, &c);
    if (s == HN_OK && q) s = hnmem_copy(m, q, digits, (na + 1 - d->n) * sizeof *q);
    if (s == HN_OK) {
        *out_nr = hnbigint_norm(c.copy, d->n);
        if (r) s = hnmem_copy(m, r, c.copy, *out_nr * sizeof *r);
    }
    if (c.copy != c.local) drop_copied(m, &c);
    return s;
}

/* The methods that need scratch. */
static hn_status div_copied(hn_meter *m, uint32_t *q, uint32_t *r, size_t *out_nr, const uint32_t *a,
                            size_t na, const divisor *d) {
    size_t nb = d->n, nq = na + 1 - nb;
    if (nq < RECURSIVE_LIMBS || nb < RECURSIVE_LIMBS) return div_short(m, q, r, out_nr, a, na, d);
    size_t bytes = (na + 1 + nb + nq) * sizeof(uint32_t); /* with the quotient's place, needed or not */
    uint32_t *scratch = hnmem_alloc(m, bytes);
    if (!scratch) return HN_NOMEM;
    hn_status s = div_long(m, q, r, out_nr, a, na, d->b, nb, scratch);
    hnmem_free(m, scratch, bytes);
    return s;
}

static hn_status divrem_two(hn_meter *m, uint32_t *q, uint32_t *r, size_t *out_nr, const uint32_t *a,
                            size_t na, const divisor *d) {
    uint64_t rest;
    HN_TRY(div_two(m, q, a, na, d, &rest));
    *out_nr = rest >> 32 ? 2 : rest != 0;
    if (r) (void)hnbigint_from_uint64(r, rest);
    return HN_OK;
}

/* The quotient's highest limb is 0, and there is at most one below it. */
static hn_status divrem_once(hn_meter *m, uint32_t *q, uint32_t *r, size_t *out_nr, const uint32_t *a,
                             size_t na, const divisor *d) {
    size_t nb = d->n, nq = na + 1 - nb;
    bool rest;
    HN_TRY(hnmeter_charge(m, nq * ((nb >> 4) + 1)));
    uint32_t digit = div_once(r, &rest, a, na > nb ? a[nb] : 0, d);
    *out_nr = r ? hnbigint_norm(r, nb) : rest;
    if (q) q[0] = digit;
    if (q && nq == 2) q[1] = 0;
    return HN_OK;
}

/* By one limb, from the highest part on: the rest of each stands above the next one. */
static hn_status divrem_one(hn_meter *m, uint32_t *q, uint32_t *r, size_t *out_nr, const uint32_t *a,
                            size_t na, uint32_t d) {
    uint32_t rest = 0;
    for (size_t left = na; left > 0;) {
        size_t part = left < ONE_PART ? left : ONE_PART;
        left -= part;
        rest = hnlimb_divrem1_run(q ? q + left : NULL, a + left, part, d, rest);
        HN_TRY(hnmeter_pace(m, (uint32_t)part >> 2));
    }
    *out_nr = rest != 0;
    if (r) r[0] = rest;
    return HN_OK;
}

static hn_status divrem(hn_meter *m, uint32_t *q, size_t *out_nq, uint32_t *r, size_t *out_nr,
                        const uint32_t *a, size_t na, const uint32_t *b, size_t nb) {
    HN_TRY(hnmeter_charge(m, ((na + nb) >> 4) + 1));
    if (hnbigint_cmp(a, na, b, nb) < 0) {
        if (q) *out_nq = 0;
        *out_nr = na;
        return r && na ? hnmem_copy(m, r, a, na * sizeof *r) : HN_OK;
    }
    hn_status s;
    if (nb == 1) {
        s = divrem_one(m, q, r, out_nr, a, na, b[0]);
    } else {
        divisor d = make_divisor(b, nb);
        if (nb == 2)
            s = divrem_two(m, q, r, out_nr, a, na, &d);
        else if (na == nb || (na == nb + 1 && a[nb] < b[nb - 1]))
            s = divrem_once(m, q, r, out_nr, a, na, &d);
        else
            s = div_copied(m, q, r, out_nr, a, na, &d);
    }
    if (s == HN_OK && q) *out_nq = hnbigint_norm(q, na - nb + 1);
    return s;
}

hn_status hnbigint_divrem(hn_meter *m, uint32_t *q, size_t *out_nq, uint32_t *r, size_t *out_nr,
                          const uint32_t *a, size_t na, const uint32_t *b, size_t nb) {
    static const char who;
    na = hnbigint_norm(a, na);
    nb = hnbigint_norm(b, nb);
    if (na < HN_KEEP_LIMBS) return divrem(m, q, out_nq, r, out_nr, a, na, b, nb);
    size_t n[2] = {0}, nq = na > nb ? na - nb + 1 : 1;
    hn_work_part part = {.who = &who,
                         .gives = {{q, q ? nq * sizeof *q : 0}, {r, r ? nb * sizeof *r : 0}, {n, sizeof n}}};
    hn_status s = HN_OK;
    if (!hnwork_recall(m, &part)) {
        s = divrem(m, q, q ? &n[0] : NULL, r, &n[1], a, na, b, nb);
        if (s == HN_OK) s = hnwork_keep(m, &part);
    }
    if (s != HN_OK) return s;
    if (q) *out_nq = n[0];
    *out_nr = n[1];
    return s;
}

hn_status hnbigint_divmod_floor(hn_meter *m, uint32_t *q, size_t *out_nq, bool *out_qneg, uint32_t *r,
                                size_t *out_nr, bool *out_rneg, const uint32_t *a, size_t na, bool aneg,
                                const uint32_t *b, size_t nb, bool bneg) {
    HN_TRY(hnbigint_divrem(m, q, out_nq, r, out_nr, a, na, b, nb));
    uint32_t one = 1;
    if (aneg != bneg && *out_nr > 0) {
        if (q) *out_nq = hnbigint_add(q, q, *out_nq, &one, 1);
        if (r) *out_nr = hnbigint_sub(r, b, hnbigint_norm(b, nb), r, *out_nr);
    }
    if (q) *out_qneg = aneg != bneg && *out_nq > 0;
    *out_rneg = bneg && *out_nr > 0;
    return HN_OK;
}
