/* Module decimal: arithmetic, as the General Decimal Arithmetic specification defines it. decimal.c calls
 * these functions between hndec_open and hndec_give. They work on hndec structures and make no Decimal;
 * conditions are collected in the hndec_env, never raised here. */
#include "dec_internal.h"

/* Begins an operation: NaNs are handled, and *r has the sign `neg`. */
#define NANS(a, b)                                                                                           \
    do {                                                                                                     \
        bool nan_;                                                                                           \
        HN_TRY(hndec_nans(e, a, b, r, &nan_));                                                               \
        if (HN_UNLIKELY(nan_)) return HN_OK;                                                                 \
    } while (0)

static hndec zero(bool neg, int64_t exp) {
    return (hndec){.c = hndec_word_num(0), .exp = exp, .kind = HNDEC_FINITE, .neg = neg};
}
static hndec infinity(bool neg) {
    return (hndec){.c = hndec_word_num(0), .kind = HNDEC_INF, .neg = neg};
}
static hn_status adjusted(hndec_env *e, const hndec *a, int64_t *out) {
    HN_TRY(hndec_digits(e, &a->c, out));
    *out += a->exp - 1;
    return HN_OK;
}

/* ---- comparison ---- */

hn_status hndec_order(hndec_env *e, const hndec *a, const hndec *b, int *out) {
    int sa = hndec_is_zero(&a->c) && a->kind == HNDEC_FINITE ? 0 : a->neg ? -1 : 1;
    int sb = hndec_is_zero(&b->c) && b->kind == HNDEC_FINITE ? 0 : b->neg ? -1 : 1;
    if (sa != sb || !sa) return *out = (sa > sb) - (sa < sb), HN_OK;
    if (a->kind || b->kind) return *out = sa * (a->kind - b->kind), HN_OK;
    int64_t x, y;
    hndec_num p = a->c, q = b->c;
    if (a->exp != b->exp) {
        HN_TRY(adjusted(e, a, &x));
        HN_TRY(adjusted(e, b, &y));
        if (x != y) return *out = x < y ? -sa : sa, HN_OK;
        HN_TRY(hndec_shift(e, &p, a->exp - b->exp, &p));
        HN_TRY(hndec_shift(e, &q, b->exp - a->exp, &q));
    }
    HN_TRY(hndec_num_cmp(e->vm, &p, &q, out));
    *out *= sa;
    return HN_OK;
}

/* ---- addition ---- */

/* high is not zero and has the larger exponent: cuts what is out of the context's sight. */
static hn_status align(hndec_env *e, hndec *high, hndec *low) {
    int64_t digits, top, k = high->exp - low->exp;
    HN_TRY(hndec_digits(e, &high->c, &digits));
    if (hndec_is_zero(&low->c)) {
        int64_t most = digits < e->prec ? e->prec - digits + 1 : 1;
        k = k < most ? k : most;
        low->exp = high->exp - k;
    } else if (k > e->prec + 2) {
        HN_TRY(adjusted(e, low, &top));
        int64_t most = digits < e->prec + 2 ? e->prec + 3 - digits : 1;
        if (top < high->exp - most) { /* it counts as less than a unit of the last place */
            low->c = hndec_word_num(1);
            low->exp = high->exp - most;
            k = most;
        }
    }
    HN_TRY(hndec_shift(e, &high->c, k, &high->c));
    high->exp -= k;
    return HN_OK;
}

static hn_status add_finite(hndec_env *e, const hndec *a, const hndec *b, hndec *r) {
    hndec x = *a, y = *b;
    if (x.exp != y.exp) {
        hndec *high = x.exp > y.exp ? &x : &y, *low = high == &x ? &y : &x;
        if (hndec_is_zero(&high->c))
            high->exp = low->exp;
        else
            HN_TRY(align(e, high, low));
    }
    *r = x;
    if (x.neg == y.neg) {
        HN_TRY(hndec_num_add(e->vm, &x.c, &y.c, &r->c));
    } else {
        int order;
        HN_TRY(hndec_num_cmp(e->vm, &x.c, &y.c, &order));
        r->neg = order > 0 ? x.neg : order < 0 ? y.neg : e->round == HNDEC_FLOOR;
        HN_TRY(hndec_num_sub(e->vm, order < 0 ? &y.c : &x.c, order < 0 ? &x.c : &y.c, &r->c));
    }
    return hndec_finish(e, r, false);
}

hn_status hndec_add(hndec_env *e, const hndec *a, const hndec *b, hndec *r) {
    if (HN_LIKELY(!(a->kind | b->kind))) return add_finite(e, a, b, r);
    NANS(a, b);
    *r = infinity(a->kind ? a->neg : b->neg);
    if (a->kind && b->kind && a->neg != b->neg) hndec_invalid(e, r, HNDEC_INVALID);
    return HN_OK;
}

hn_status hndec_sub(hndec_env *e, const hndec *a, const hndec *b, hndec *r) {
    hndec minus = *b;
    if (!hndec_kind_is_nan(b->kind)) minus.neg = !b->neg;
    return hndec_add(e, a, &minus, r);
}

hn_status hndec_plus(hndec_env *e, const hndec *a, hndec *r) {
    NANS(a, NULL);
    *r = *a;
    if (!a->kind && hndec_is_zero(&a->c)) r->neg = a->neg && e->round == HNDEC_FLOOR;
    return hndec_finish(e, r, false);
}

hn_status hndec_minus(hndec_env *e, const hndec *a, hndec *r) {
    hndec minus = *a;
    if (!hndec_kind_is_nan(a->kind)) minus.neg = !a->neg;
    return hndec_plus(e, &minus, r);
}

hn_status hndec_abs(hndec_env *e, const hndec *a, hndec *r) {
    hndec plain = *a;
    if (!hndec_kind_is_nan(a->kind)) plain.neg = false;
    NANS(a, NULL);
    *r = plain;
    return hndec_finish(e, r, false);
}

/* ---- multiplication ---- */

hn_status hndec_mul(hndec_env *e, const hndec *a, const hndec *b, hndec *r) {
    bool neg = a->neg != b->neg;
    if (HN_UNLIKELY(a->kind | b->kind)) {
        NANS(a, b);
        *r = infinity(neg);
        if ((!a->kind && hndec_is_zero(&a->c)) || (!b->kind && hndec_is_zero(&b->c)))
            hndec_invalid(e, r, HNDEC_INVALID);
        return HN_OK;
    }
    r->kind = HNDEC_FINITE;
    r->neg = neg;
    r->exp = a->exp + b->exp;
    if (e->prec <= HNDEC_SHORT && HNDEC_SMALL(a->c) && HNDEC_SMALL(b->c)) {
        bool sticky = hndec_product(a->c.word, b->c.word, &r->c, &r->exp);
        return hndec_finish(e, r, sticky);
    }
    HN_TRY(hndec_num_mul(e->vm, &a->c, &b->c, &r->c));
    return hndec_finish(e, r, false);
}

hn_status hndec_int_power(hndec_env *e, const hndec *a, uint64_t times, bool negative, hndec *r) {
    hndec_env work = *e;
    hndec base = *a, one = {.c = hndec_word_num(1)};
    work.round = HNDEC_HALF_EVEN;
    work.clamp = false;
    work.status = 0;
    work.prec += 2 + negative;
    for (uint64_t n = times; n; n /= 10) work.prec++;
    if (work.prec > HNDEC_MAX) work.prec = HNDEC_MAX;
    if (negative) HN_TRY(hndec_div(&work, &one, a, &base));
    *r = base;
    for (uint64_t bit = UINT64_C(1) << (63 - __builtin_clzll(times)); bit > 1 && !r->kind;) {
        hndec before = *r;
        if (hndec_is_zero(&r->c)) break; /* it is too small */
        HN_TRY(hndec_mul(&work, &before, &before, r));
        bit >>= 1;
        if (!(times & bit)) continue;
        before = *r;
        HN_TRY(hndec_mul(&work, &before, &base, r));
    }
    e->status |= work.status;
    r->neg = a->neg && (times & 1);
    if (r->kind) *r = (hndec){.c = hndec_word_num(1), .exp = e->emax + 2, .neg = r->neg};
    return hndec_finish(e, r, false);
}

/* ---- division ---- */

/* Division where an operand is special or zero; *done: *r is the result. */
static hn_status div_special(hndec_env *e, const hndec *a, const hndec *b, hndec *r, bool *done) {
    bool neg = a->neg != b->neg;
    *done = true;
    NANS(a, b);
    if (a->kind && b->kind) {
        hndec_invalid(e, r, HNDEC_INVALID);
    } else if (a->kind) {
        *r = infinity(neg);
    } else if (b->kind) {
        *r = zero(neg, e->emin - e->prec + 1);
        e->status |= HNDEC_CLAMPED;
    } else if (!hndec_is_zero(&b->c)) {
        *done = false;
    } else if (hndec_is_zero(&a->c)) {
        hndec_invalid(e, r, HNDEC_UNDEFINED);
    } else {
        *r = infinity(neg);
        e->status |= HNDEC_DIV_ZERO;
    }
    return HN_OK;
}

hn_status hndec_div(hndec_env *e, const hndec *a, const hndec *b, hndec *r) {
    bool done;
    if (HN_UNLIKELY((a->kind | b->kind) || hndec_is_zero(&b->c))) {
        HN_TRY(div_special(e, a, b, r, &done));
        if (done) return HN_OK;
    }
    int64_t x, y, stripped, ideal = a->exp - b->exp;
    *r = zero(a->neg != b->neg, ideal);
    if (hndec_is_zero(&a->c)) return hndec_finish(e, r, false);
    hndec_num top, rest;
    HN_TRY(hndec_digits(e, &a->c, &x));
    HN_TRY(hndec_digits(e, &b->c, &y));
    int64_t shift = e->prec + 1 + y - x; /* enough for one digit more than the precision */
    if (shift < 0) shift = 0;
    bool exact;
    if (HNDEC_SMALL(a->c) && HNDEC_SMALL(b->c) && e->prec <= HNDEC_SHORT &&
        shift <= (int64_t)HNDEC_DIGITS_MAX && shift) {
        HN_TRY(hndec_pow10(e, shift, &top));
        HN_TRY(hndec_scale(e->vm, a->c.word, top.word, b->c.word, &r->c, &exact));
    } else {
        HN_TRY(hndec_shift(e, &a->c, shift, &top));
        HN_TRY(hndec_num_divmod(e->vm, &top, &b->c, &r->c, &rest));
        exact = hndec_is_zero(&rest);
    }
    r->exp = ideal - shift;
    if (exact) {
        HN_TRY(hndec_strip(e, &r->c, shift, &stripped));
        r->exp += stripped;
    }
    return hndec_finish(e, r, !exact);
}

/* The whole part of a / b and the rest, of finite numbers, b not zero. *out: it has more digits than the
 * precision. */
static hn_status divide_whole(hndec_env *e, const hndec *a, const hndec *b, hndec *q, hndec *r, bool *out) {
    int64_t x, y, digits, exp = a->exp < b->exp ? a->exp : b->exp;
    *q = zero(a->neg != b->neg, 0);
    *r = *a;
    *out = false;
    HN_TRY(adjusted(e, a, &x));
    HN_TRY(adjusted(e, b, &y));
    if (hndec_is_zero(&a->c)) {
        r->exp = exp;
        return HN_OK;
    }
    *out = x - y > e->prec;
    if (*out) return HN_OK;
    if (x < y) { /* a itself is the rest, with the smaller exponent */
        HN_TRY(hndec_digits(e, &a->c, &digits));
        int64_t most = digits < e->prec ? e->prec - digits + 1 : 1; /* what is more is rounded again */
        int64_t k = a->exp - exp < most ? a->exp - exp : most;
        r->exp -= k;
        return hndec_shift(e, &a->c, k, &r->c);
    }
    hndec_num p, d;
    HN_TRY(hndec_shift(e, &a->c, a->exp - exp, &p));
    HN_TRY(hndec_shift(e, &b->c, b->exp - exp, &d));
    HN_TRY(hndec_num_divmod(e->vm, &p, &d, &q->c, &r->c));
    r->exp = exp;
    HN_TRY(hndec_digits(e, &q->c, &digits));
    *out = digits > e->prec;
    return HN_OK;
}

hn_status hndec_div_int(hndec_env *e, const hndec *a, const hndec *b, hndec *r) {
    bool done = false;
    hndec rest;
    HN_TRY(div_special(e, a, b, r, &done));
    if (done) {
        if (b->kind == HNDEC_INF && !a->kind) {
            e->status &= ~(uint32_t)HNDEC_CLAMPED;
            r->exp = 0;
        }
        return HN_OK;
    }
    HN_TRY(divide_whole(e, a, b, r, &rest, &done));
    if (done) hndec_invalid(e, r, HNDEC_IMPOSSIBLE);
    return hndec_finish(e, r, false);
}

hn_status hndec_rem(hndec_env *e, const hndec *a, const hndec *b, hndec *r) {
    bool impossible;
    hndec q;
    NANS(a, b);
    if (!b->kind && hndec_is_zero(&b->c) && !a->kind) {
        hndec_invalid(e, r, hndec_is_zero(&a->c) ? HNDEC_UNDEFINED : HNDEC_INVALID);
        return HN_OK;
    }
    if (a->kind) {
        hndec_invalid(e, r, HNDEC_INVALID);
        return HN_OK;
    }
    if (b->kind) {
        *r = *a;
        return hndec_finish(e, r, false);
    }
    HN_TRY(divide_whole(e, a, b, &q, r, &impossible));
    if (impossible) hndec_invalid(e, r, HNDEC_IMPOSSIBLE);
    return hndec_finish(e, r, false);
}

hn_status hndec_divmod(hndec_env *e, const hndec *a, const hndec *b, hndec *q, hndec *r) {
    uint32_t before = e->status;
    HN_TRY(hndec_div_int(e, a, b, q));
    uint32_t after = e->status;
    e->status = before;
    HN_TRY(hndec_rem(e, a, b, r));
    e->status |= after;
    if (after & HNDEC_UNDEFINED) e->status = before | HNDEC_UNDEFINED;
    return HN_OK;
}

/* ---- rounding ---- */

hn_status hndec_quantize(hndec_env *e, const hndec *a, const hndec *b, hndec *r) {
    int64_t digits, before = a->exp;
    int rest;
    NANS(a, b);
    if (a->kind || b->kind) {
        *r = infinity(a->neg);
        if (a->kind != b->kind) hndec_invalid(e, r, HNDEC_INVALID);
        return HN_OK;
    }
    *r = *a;
    HN_TRY(hndec_digits(e, &a->c, &digits));
    bool fits =
        b->exp >= e->emin - e->prec + 1 && b->exp <= e->emax &&
        (hndec_is_zero(&a->c) || (digits + a->exp - b->exp <= e->prec && digits + a->exp - 1 <= e->emax));
    if (fits) {
        HN_TRY(hndec_rescale(e, r, b->exp, &rest));
        HN_TRY(hndec_digits(e, &r->c, &digits));
        fits = digits <= e->prec && (hndec_is_zero(&r->c) || digits + r->exp - 1 <= e->emax);
    }
    if (!fits) {
        hndec_invalid(e, r, HNDEC_INVALID);
        return HN_OK;
    }
    if (b->exp > before && !hndec_is_zero(&a->c)) e->status |= HNDEC_ROUNDED | (rest ? HNDEC_INEXACT : 0);
    return hndec_finish(e, r, false);
}

hn_status hndec_normalize(hndec_env *e, const hndec *a, hndec *r) {
    int64_t stripped, most;
    HN_TRY(hndec_plus(e, a, r));
    if (r->kind) return HN_OK;
    r->neg = a->neg;
    if (hndec_is_zero(&r->c)) {
        r->exp = 0;
        return HN_OK;
    }
    most = (e->clamp ? e->emax - e->prec + 1 : e->emax) - r->exp;
    HN_TRY(hndec_strip(e, &r->c, most, &stripped));
    r->exp += stripped;
    return HN_OK;
}

hn_status hndec_integral(hndec_env *e, const hndec *a, bool exact, hndec *r) {
    int rest;
    NANS(a, NULL);
    *r = *a;
    if (a->kind || a->exp >= 0) return HN_OK;
    HN_TRY(hndec_rescale(e, r, 0, &rest));
    if (exact && !hndec_is_zero(&a->c)) e->status |= HNDEC_ROUNDED | (rest ? HNDEC_INEXACT : 0);
    return HN_OK;
}
