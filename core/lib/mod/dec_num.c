/* Module decimal: coefficients, which are ints of at least 0. The other dec_*.c files call it. Each operation
 * first tries one word of 128 bits, then ints of any size (hnapi_int_*), which charge the meter. Both must
 * give the same result. */
#include "dec_internal.h"

#define TEN_19  UINT64_C(10000000000000000000)
#define TEN_9   1000000000u
#define TENS(x) (x), (x)*10, (x)*100, (x)*1000, (x)*10000
static const hndec_word ten[HNDEC_DIGITS_MAX + 1] = {TENS((hndec_word)1),
                                                     TENS((hndec_word)100000),
                                                     TENS((hndec_word)10000000000),
                                                     TENS((hndec_word)1000000000000000),
                                                     TENS((hndec_word)10 * TEN_19),
                                                     TENS((hndec_word)1000000 * TEN_19),
                                                     TENS((hndec_word)100000000000 * TEN_19),
                                                     (hndec_word)10000000000000000 * TEN_19,
                                                     (hndec_word)100000000000000000 * TEN_19,
                                                     (hndec_word)1000000000000000000 * TEN_19,
                                                     (hndec_word)TEN_19 *TEN_19};

HN_INLINE int64_t bits_of(hndec_word w) {
    uint64_t hi = (uint64_t)(w >> 64), lo = (uint64_t)w;
    return hi ? 128 - __builtin_clzll(hi) : lo ? 64 - __builtin_clzll(lo) : 0;
}

/* Divides by what has 32 bits at most; the rest. To divide 128 bits by any others is a call, and slow. */
HN_INLINE uint32_t divide_short(hndec_word *w, uint32_t by) {
    uint64_t hi = (uint64_t)(*w >> 64), lo = (uint64_t)*w;
    if (!hi) return *w = lo / by, (uint32_t)(lo % by);
    uint64_t middle = (hi % by) << 32 | lo >> 32, low = (middle % by) << 32 | (uint32_t)lo;
    *w = (hndec_word)(hi / by) << 64 | (middle / by << 32 | low / by);
    return (uint32_t)(low % by);
}

/* ---- ints ---- */

hn_status hndec_load(hn_vm *vm, hn_value i, hndec_num *out) {
    if (HN_LIKELY(hnv_is_int(i))) {
        int64_t v = hnv_int(i);
        *out = hndec_word_num(v < 0 ? 0 - (uint64_t)v : (uint64_t)v);
        return HN_OK;
    }
    if (hnv_is_bool(i)) return *out = hndec_word_num(i == HN_TRUE), HN_OK;
    uint32_t n;
    bool negative;
    const uint32_t *limb = hnapi_big_limbs(i, &n, &negative);
    if (n <= 4) {
        uint64_t hi = (n > 2 ? limb[2] : 0) | (n > 3 ? (uint64_t)limb[3] << 32 : 0);
        *out = hndec_word_num((hndec_word)hi << 64 | (uint64_t)limb[1] << 32 | limb[0]);
        return HN_OK;
    }
    *out = (hndec_num){0, i};
    return negative ? hnapi_int_neg(vm, i, &out->big) : HN_OK;
}

hn_status hndec_store(hn_vm *vm, const hndec_num *n, hn_value *out) {
    if (!HNDEC_SMALL(*n)) return *out = n->big, HN_OK;
    uint64_t hi = (uint64_t)(n->word >> 64), lo = (uint64_t)n->word;
    if (HN_LIKELY(!hi && lo <= (uint64_t)HN_INT_MAX)) return *out = hnv_from_int((int64_t)lo), HN_OK;
    uint32_t *limb;
    HN_TRY(hnapi_int_room(vm, 4, out, &limb));
    limb[0] = (uint32_t)lo;
    limb[1] = (uint32_t)(lo >> 32);
    limb[2] = (uint32_t)hi;
    limb[3] = (uint32_t)(hi >> 32);
    hnapi_big_finish(*out, hi ? 3 + (hi >> 32 != 0) : 2);
    return HN_OK;
}

/* The general way: both as ints, the result taken back. */
typedef hn_status (*int_op)(hn_vm *vm, hn_value a, hn_value b, hn_value *out);
static HN_COLD hn_status by_ints(hn_vm *vm, int_op op, const hndec_num *a, const hndec_num *b,
                                 hndec_num *out) {
    hn_value x, y, r;
    HN_TRY(hndec_store(vm, a, &x));
    HN_TRY(hndec_store(vm, b, &y));
    HN_TRY(op(vm, x, y, &r));
    return hndec_load(vm, r, out);
}

hn_status hndec_num_add(hn_vm *vm, const hndec_num *a, const hndec_num *b, hndec_num *out) {
    if (HNDEC_SMALL(*a) && HNDEC_SMALL(*b) && !((a->word | b->word) >> 127)) {
        *out = hndec_word_num(a->word + b->word);
        return HN_OK;
    }
    return by_ints(vm, hnapi_int_add, a, b, out);
}

hn_status hndec_num_sub(hn_vm *vm, const hndec_num *a, const hndec_num *b, hndec_num *out) {
    if (HNDEC_SMALL(*a) && HNDEC_SMALL(*b)) return *out = hndec_word_num(a->word - b->word), HN_OK;
    return by_ints(vm, hnapi_int_sub, a, b, out);
}

/* Whether the product is sure to fit into a word. */
static bool dec_num_fits_product(hndec_word a, hndec_word b) {
    return bits_of(a) + bits_of(b) <= 128;
}

hn_status hndec_num_mul(hn_vm *vm, const hndec_num *a, const hndec_num *b, hndec_num *out) {
    if (HNDEC_SMALL(*a) && HNDEC_SMALL(*b) && dec_num_fits_product(a->word, b->word)) {
        *out = hndec_word_num(a->word * b->word);
        return HN_OK;
    }
    return by_ints(vm, hnapi_int_mul, a, b, out);
}

/* The whole part; *rest is what is left of a. */
static hndec_word dec_num_divide(hndec_word a, hndec_word b, hndec_word *rest) {
    hndec_word whole = a;
    if (!(b >> 32)) return *rest = divide_short(&whole, (uint32_t)b), whole;
    whole = (a | b) >> 64 ? a / b : (uint64_t)a / (uint64_t)b;
    *rest = a - whole * b;
    return whole;
}

hn_status hndec_num_divmod(hn_vm *vm, const hndec_num *a, const hndec_num *b, hndec_num *q, hndec_num *r) {
    if (HNDEC_SMALL(*a) && HNDEC_SMALL(*b)) {
        hndec_word rest;
        *q = hndec_word_num(dec_num_divide(a->word, b->word, &rest));
        *r = hndec_word_num(rest);
        return HN_OK;
    }
    hn_value x, y, quotient, rest;
    HN_TRY(hndec_store(vm, a, &x));
    HN_TRY(hndec_store(vm, b, &y));
    HN_TRY(hnapi_int_divmod(vm, x, y, &quotient, &rest));
    HN_TRY(hndec_load(vm, quotient, q));
    return hndec_load(vm, rest, r);
}

static size_t limbs_of(hndec_word w, uint32_t limb[4]) {
    for (int i = 0; i < 4; i++) limb[i] = (uint32_t)(w >> (32 * i));
    return hnbigint_norm(limb, 4);
}

hn_status hndec_scale(hn_vm *vm, hndec_word a, hndec_word b, hndec_word by, hndec_num *out, bool *exact) {
    uint32_t x[4], y[4], product[8], q[9], rest[4];
    size_t n, nq, nrest;
    if (dec_num_fits_product(a, b)) {
        hndec_word left;
        *out = hndec_word_num(dec_num_divide(a * b, by, &left));
        *exact = left == 0;
        return HN_OK;
    }
    size_t nx = limbs_of(a, x), ny = limbs_of(b, y);
    HN_TRY(hnbigint_mul(hnapi_meter(vm), product, &n, x, nx, y, ny));
    ny = limbs_of(by, y);
    HN_TRY(hnbigint_divrem(hnapi_meter(vm), q, &nq, rest, &nrest, product, n, y, ny));
    *exact = nrest == 0;
    *out = hndec_word_num(0);
    while (nq-- > 0) out->word = out->word << 32 | q[nq];
    return HN_OK;
}

bool hndec_product(hndec_word a, hndec_word b, hndec_num *out, int64_t *exp) {
    uint32_t x[4], y[4], limb[8] = {0};
    bool sticky = false;
    if (dec_num_fits_product(a, b)) return *out = hndec_word_num(a * b), false;
    size_t nx = limbs_of(a, x), ny = limbs_of(b, y), n = nx + ny;
    for (size_t i = 0; i < nx; i++) {
        uint64_t carry = 0;
        for (size_t k = 0; k < ny; k++) {
            carry += (uint64_t)x[i] * y[k] + limb[i + k];
            limb[i + k] = (uint32_t)carry;
            carry >>= 32;
        }
        limb[i + ny] = (uint32_t)carry;
    }
    while ((n = hnbigint_norm(limb, n)) > 4) {
        uint32_t unit = 1, top = n > 5 ? UINT32_MAX : limb[4];
        for (int i = 0; i < 9 && unit <= top; i++) unit *= 10, ++*exp;
        uint64_t rest = 0;
        for (size_t i = n; i-- > 0; rest %= unit) {
            rest = rest << 32 | limb[i];
            limb[i] = (uint32_t)(rest / unit);
        }
        sticky |= rest != 0;
    }
    *out = hndec_word_num((hndec_word)((uint64_t)limb[3] << 32 | limb[2]) << 64 | (uint64_t)limb[1] << 32 |
                          limb[0]);
    return sticky;
}

hn_status hndec_num_cmp(hn_vm *vm, const hndec_num *a, const hndec_num *b, int *out) {
    bool small = HNDEC_SMALL(*a), other = HNDEC_SMALL(*b);
    if (small && other)
        *out = a->word < b->word ? -1 : a->word > b->word;
    else if (small || other)
        *out = small ? -1 : 1;
    else
        return hnapi_int_order(vm, a->big, b->big, out);
    return HN_OK;
}

/* ---- powers of ten ---- */

hn_status hndec_pow10(hndec_env *e, int64_t k, hndec_num *out) {
    if (HN_LIKELY(k <= (int64_t)HNDEC_DIGITS_MAX)) return *out = hndec_word_num(ten[k]), HN_OK;
    hn_value key = HN_UNBOUND, power, *kept = NULL;
    HN_TRY(hnapi_int_from_i64(e->vm, k, &key));
    if (hnv_is(e->shared[HNDEC_POWERS], HN_KIND_LIST) &&
        hnapi_list_len(e->shared[HNDEC_POWERS]) == 2 * HNDEC_POWERS_KEPT)
        kept = hnapi_list_items(e->shared[HNDEC_POWERS]) + 2 * (k % HNDEC_POWERS_KEPT);
    if (kept && kept[0] == key && hnv_is(kept[1], HN_KIND_INT)) return hndec_load(e->vm, kept[1], out);
    HN_TRY(hnapi_int_pow(e->vm, hnv_from_int(10), key, HN_NONE, &power));
    if (kept && k <= 10000) { /* larger ones would hold memory for long */
        kept[0] = key;
        kept[1] = power;
    }
    return hndec_load(e->vm, power, out);
}

hn_status hndec_shift(hndec_env *e, const hndec_num *a, int64_t k, hndec_num *out) {
    hndec_num power;
    *out = *a;
    if (k <= 0 || hndec_is_zero(a)) return HN_OK;
    HN_TRY(hndec_pow10(e, k, &power));
    return hndec_num_mul(e->vm, a, &power, out);
}

hn_status hndec_digits(hndec_env *e, const hndec_num *n, int64_t *out) {
    if (HNDEC_SMALL(*n)) {
        int64_t least = bits_of(n->word) * 1233 >> 12; /* log10(2), a little less */
        *out = least + (n->word >= ten[least] || !least);
        return HN_OK;
    }
    uint32_t top;
    bool negative;
    const uint32_t *limb = hnapi_big_limbs(n->big, &top, &negative);
    double lead = limb[top - 1] * 4294967296.0 + limb[top - 2] + limb[top - 3] / 4294967296.0;
    double log = hnmath_log10(lead) + (top - 2) * 9.632959861247398105; /* log10(2 ** 32) */
    int64_t whole = (int64_t)log;
    *out = whole + 1;
    double part = log - (double)whole, sure = 1e-12 + log * 1e-14;
    if (HN_LIKELY(part > sure && part < 1 - sure)) return HN_OK;
    hndec_num power;
    int order;
    if (part > 0.5) whole++;
    HN_TRY(hndec_pow10(e, whole, &power));
    HN_TRY(hndec_num_cmp(e->vm, n, &power, &order));
    *out = whole + (order >= 0);
    return HN_OK;
}

/* ---- rounding ---- */

/* Whether the last digit is 0 or 5. */
static hn_status ends_in_five(hn_vm *vm, const hndec_num *q, bool *out) {
    hndec_num five = hndec_word_num(5), whole, r;
    HN_TRY(hndec_num_divmod(vm, q, &five, &whole, &r));
    *out = hndec_is_zero(&r);
    return HN_OK;
}

/* Whether what was cut off makes q greater by one. */
static hn_status away(hndec_env *e, bool neg, int rest, const hndec_num *q, bool *out) {
    uint32_t limbs;
    bool negative, odd = HNDEC_SMALL(*q) ? q->word & 1 : *hnapi_big_limbs(q->big, &limbs, &negative) & 1;
    *out = false;
    switch ((hndec_round)e->round) {
    case HNDEC_CEILING: *out = !neg; break;
    case HNDEC_FLOOR: *out = neg; break;
    case HNDEC_UP: *out = true; break;
    case HNDEC_HALF_UP: *out = rest >= 2; break;
    case HNDEC_HALF_DOWN: *out = rest == 3; break;
    case HNDEC_HALF_EVEN: *out = rest == 3 || (rest == 2 && odd); break;
    case HNDEC_05UP: return ends_in_five(e->vm, q, out);
    default: break;
    }
    return HN_OK;
}

/* The same without rounding, of a word: nine digits at a time. */
static int cut_word(hndec_word *w, int64_t k, bool sticky) {
    for (; k > 9; k -= 9) {
        if (!*w) return sticky;
        sticky |= divide_short(w, TEN_9) != 0;
    }
    uint64_t unit = (uint64_t)ten[k], twice = 2 * (uint64_t)divide_short(w, (uint32_t)unit);
    return !twice ? sticky : twice < unit ? 1 : twice > unit || sticky ? 3 : 2;
}

static hn_status cut_big(hndec_env *e, const hndec_num *a, int64_t k, bool sticky, hndec_num *out,
                         int *rest) {
    hndec_num power, r, twice;
    int64_t digits;
    int order;
    HN_TRY(hndec_digits(e, a, &digits));
    if (k > digits) { /* less than a tenth */
        *rest = 1;
        *out = hndec_word_num(0);
        return HN_OK;
    }
    HN_TRY(hndec_pow10(e, k, &power));
    HN_TRY(hndec_num_divmod(e->vm, a, &power, out, &r));
    HN_TRY(hndec_num_add(e->vm, &r, &r, &twice));
    HN_TRY(hndec_num_cmp(e->vm, &twice, &power, &order));
    *rest = hndec_is_zero(&r) ? sticky : order < 0 ? 1 : order > 0 || sticky ? 3 : 2;
    return HN_OK;
}

hn_status hndec_cut(hndec_env *e, const hndec_num *a, int64_t k, bool neg, bool sticky, hndec_num *out,
                    int *rest) {
    bool up;
    if (HNDEC_SMALL(*a)) {
        *out = *a;
        *rest = cut_word(&out->word, k, sticky);
    } else {
        HN_TRY(cut_big(e, a, k, sticky, out, rest));
    }
    if (!*rest) return HN_OK;
    HN_TRY(away(e, neg, *rest, out, &up));
    if (!up) return HN_OK;
    hndec_num one = hndec_word_num(1);
    return hndec_num_add(e->vm, out, &one, out);
}

hn_status hndec_strip(hndec_env *e, hndec_num *a, int64_t most, int64_t *out) {
    *out = 0;
    if (hndec_is_zero(a) || most <= 0) return HN_OK;
    int64_t step = 1, digits;
    HN_TRY(hndec_digits(e, a, &digits));
    while (step * 2 < digits && step * 2 <= most) step *= 2;
    for (; step; step /= 2) {
        hndec_num power, q, r;
        if (*out + step > most) continue;
        HN_TRY(hndec_pow10(e, step, &power));
        HN_TRY(hndec_num_divmod(e->vm, a, &power, &q, &r));
        if (!hndec_is_zero(&r)) continue;
        *a = q;
        *out += step;
    }
    return HN_OK;
}

/* ---- text ---- */

static char *dec_num_put_digits(char *end, uint64_t v, int least) {
    while (v || least > 0) {
        *--end = (char)('0' + v % 10);
        v /= 10;
        least--;
    }
    return end;
}

hn_status hndec_text(hn_vm *vm, const hndec_num *n, char room[40], const char **out, uint32_t *len) {
    if (HNDEC_SMALL(*n)) {
        char *p = room + 40;
        hndec_word w = n->word;
        while (w >> 64) p = dec_num_put_digits(p, divide_short(&w, TEN_9), 9);
        *out = dec_num_put_digits(p, (uint64_t)w, p == room + 40);
        *len = (uint32_t)(room + 40 - *out);
        return HN_OK;
    }
    uint32_t limbs;
    bool negative;
    uint8_t *data;
    hn_value bytes;
    const uint32_t *limb = hnapi_big_limbs(n->big, &limbs, &negative);
    size_t size = hnbigint_text_size(limb, limbs, 10);
    if (size > UINT32_MAX / 2) return HN_NOMEM;
    HN_TRY(hnapi_bytes_room(vm, (uint32_t)size, &bytes, &data));
    HN_TRY(hnapi_charge(vm, size >> 4));
    HN_TRY(hnbigint_to_text(hnapi_meter(vm), (char *)data, &size, limb, limbs, 10));
    *out = (const char *)data;
    *len = (uint32_t)size;
    return HN_OK;
}

hn_status hndec_from_text(hn_vm *vm, const char *digits, uint32_t n, hndec_num *out) {
    for (; n && *digits == '0'; digits++, n--) HN_PACE(vm, n);
    if (n <= HNDEC_DIGITS_MAX) {
        hndec_word w = 0;
        while (n) {
            uint64_t part = 0;
            uint32_t take = n < 19 ? n : 19;
            for (uint32_t i = 0; i < take; i++) part = part * 10 + (uint64_t)(digits[i] - '0');
            w = w ? w * ten[take] + part : part;
            digits += take;
            n -= take;
        }
        *out = hndec_word_num(w);
        return HN_OK;
    }
    size_t limbs = hnbigint_from_text_size(n, 10);
    hn_value making;
    uint32_t *limb;
    HN_TRY(hnapi_int_room(vm, limbs, &making, &limb));
    HN_TRY(hnbigint_from_text(hnapi_meter(vm), limb, &limbs, digits, n, 10));
    return hndec_load(vm, hnapi_int_finish(making, limbs, false), out);
}
