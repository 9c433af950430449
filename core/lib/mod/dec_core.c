/* Module decimal: numbers and contexts as Python objects, rounding to a context, signals. All operations of
 * decimal.c go through it. Slots of numbers and contexts may be forged, so each is checked when it is read. A
 * trapped signal is raised by a Python function, which is called as the operation's last act. */
#include "dec_internal.h"

enum { D_KIND, D_COEF, D_EXP, D_SHARED, D_SLOTS }; /* D_KIND: 1 for negative, kind << 1 */
enum { C_PREC, C_ROUND, C_EMIN, C_EMAX, C_CAPITALS, C_CLAMP, C_FLAGS, C_TRAPS, C_SHARED, C_SLOTS };
_Static_assert((int)D_SLOTS == HNDEC_NUMBER_SLOTS && (int)C_SLOTS == HNDEC_CONTEXT_SLOTS, "as methods say");

HN_INLINE bool number_in(hn_value v, int64_t least, int64_t most, int64_t *out) {
    if (HN_LIKELY(hnv_is_int(v)))
        *out = hnv_int(v);
    else if (!hnv_is(v, HN_KIND_INT) || !hnapi_int_to_i64(v, out))
        return false;
    return *out >= least && *out <= most;
}

static hn_status shared_at(hn_vm *vm, hn_value v, uint32_t slot, hn_value *out) {
    const hn_value *s = hnapi_slots(v, slot + 1);
    if (!s) return hnapi_bad_argument(vm);
    *out = s[slot];
    return HN_OK;
}
hn_status hndec_shared_of(hn_vm *vm, hn_value v, hn_value *out) {
    return shared_at(vm, v, D_SHARED, out);
}
hn_status hndec_context_shared(hn_vm *vm, hn_value context, hn_value *out) {
    return shared_at(vm, context, C_SHARED, out);
}

/* ---- contexts ---- */

static hn_status read_context(hndec_env *e) {
    const hn_value *s = e->slots;
    int64_t round;
    if (!number_in(s[C_PREC], 1, HNDEC_MAX, &e->prec) || !number_in(s[C_EMIN], -HNDEC_MAX, 0, &e->emin) ||
        !number_in(s[C_EMAX], 0, HNDEC_MAX, &e->emax) ||
        !number_in(s[C_ROUND], 0, HNDEC_ROUNDINGS - 1, &round))
        return hnapi_bad_argument(e->vm);
    e->round = (uint8_t)round;
    e->clamp = s[C_CLAMP] == hnv_from_int(1);
    e->capitals = s[C_CAPITALS] != hnv_from_int(0);
    return HN_OK;
}

/* The context that operators use; the first is made when it is asked for. */
static hn_status current_context(hndec_env *e, hn_value *out) {
    *out = e->shared[HNDEC_CURRENT];
    if (HN_LIKELY(*out != HN_NONE)) return HN_OK;
    const hn_value *from = hnapi_slots_of(e->shared[HNDEC_DEFAULT], e->shared[HNDEC_CONTEXT], C_SLOTS);
    hn_value *to;
    if (!from || !hnapi_class_has(e->shared[HNDEC_CONTEXT], C_SLOTS)) return hnapi_bad_argument(e->vm);
    HN_TRY(hnapi_instance(e->vm, e->shared[HNDEC_CONTEXT], out, &to));
    memcpy(to, from, C_SLOTS * sizeof *from);
    to[C_FLAGS] = hnv_from_int(0);
    e->shared[HNDEC_CURRENT] = *out;
    return HN_OK;
}

hn_status hndec_open(hndec_env *e, hn_vm *vm, hn_value shared, hn_value context) {
    if (!hnv_is(shared, HN_KIND_LIST) || hnapi_list_len(shared) != HNDEC_SHARED)
        return hnapi_bad_argument(vm);
    e->vm = vm;
    e->list = shared;
    e->shared = hnapi_list_items(shared);
    e->status = 0;
    if (!hnv_is(e->shared[HNDEC_CLASS], HN_KIND_TYPE) || !hnv_is(e->shared[HNDEC_CONTEXT], HN_KIND_TYPE))
        return hnapi_bad_argument(vm);
    bool current = context == HN_NONE || context == HN_UNBOUND;
    e->context = context;
    if (current) HN_TRY(current_context(e, &e->context));
    e->slots = hnapi_slots_of(e->context, e->shared[HNDEC_CONTEXT], C_SLOTS);
    if (HN_LIKELY(e->slots != NULL)) return read_context(e);
    return current ? hnapi_bad_argument(vm)
                   : hnapi_raise(vm, HN_T_TYPEERROR, "optional argument must be a context");
}

hn_status hndec_rounding(hn_vm *vm, hn_value name, uint8_t *out) {
    static const char names[][10] = {
        [HNDEC_CEILING] = "CEILING",     [HNDEC_FLOOR] = "FLOOR",     [HNDEC_UP] = "UP",
        [HNDEC_DOWN] = "DOWN",           [HNDEC_HALF_UP] = "HALF_UP", [HNDEC_HALF_DOWN] = "HALF_DOWN",
        [HNDEC_HALF_EVEN] = "HALF_EVEN", [HNDEC_05UP] = "05UP"};
    uint32_t len = hnv_is(name, HN_KIND_STR) && hnapi_str_width(name) == 0 ? hnapi_str_len(name) : 0;
    const uint8_t *s = len ? hnapi_str_data(name) : NULL;
    uint32_t n = len > 6 && len < 16 && !memcmp(s, "ROUND_", 6) ? len - 6 : 0;
    for (uint8_t i = 0; n && i < HNDEC_ROUNDINGS; i++)
        if (names[i][n - 1] && !names[i][n] && memcmp(s + 6, names[i], n) == 0) return *out = i, HN_OK;
    return hnapi_raise(
        vm, HN_T_TYPEERROR,
        "valid values for rounding are:\n  [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,\n   "
        "ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,\n   ROUND_05UP]");
}

/* ---- numbers ---- */

hn_status hndec_get(hndec_env *e, hn_value v, hndec *out) {
    hn_value *s = hnapi_slots_of(v, e->shared[HNDEC_CLASS], D_SLOTS);
    if (HN_LIKELY(s != NULL)) {
        int64_t kind;
        if (!number_in(s[D_KIND], 0, 7, &kind) || !number_in(s[D_EXP], HNDEC_TINY, HNDEC_MAX, &out->exp) ||
            !hnapi_int_is(s[D_COEF]))
            return hnapi_bad_argument(e->vm);
        out->kind = (uint8_t)(kind >> 1);
        out->neg = kind & 1;
        return hndec_load(e->vm, s[D_COEF], &out->c);
    }
    v = hnv_payload(v);
    if (!hnapi_int_is(v)) return HN_SLOW;
    if (hnv_is_bool(v)) v = hnv_from_int(v == HN_TRUE);
    out->kind = HNDEC_FINITE;
    out->exp = 0;
    out->neg = hnapi_int_sign(v) < 0;
    return hndec_load(e->vm, v, &out->c);
}

hn_status hndec_operand(hndec_env *e, hn_value v, hndec *out) {
    hn_status st = hndec_get(e, v, out);
    if (st != HN_SLOW) return st;
    return hnapi_raise(e->vm, HN_T_TYPEERROR, "conversion from %T to Decimal is not supported", v);
}

hn_status hndec_make(hndec_env *e, hn_value cls, const hndec *d, hn_value *out) {
    hn_value coef, exp, *s;
    if (!hnapi_class_has(cls, D_SLOTS)) return hnapi_bad_argument(e->vm);
    HN_TRY(hndec_store(e->vm, &d->c, &coef));
    if (HN_LIKELY(hnv_fits(d->exp)))
        exp = hnv_from_int(d->exp);
    else
        HN_TRY(hnapi_int_from_i64(e->vm, d->exp, &exp));
    HN_TRY(hnapi_instance(e->vm, cls, out, &s));
    s[D_KIND] = hnv_from_int(d->kind << 1 | d->neg);
    s[D_COEF] = coef;
    s[D_EXP] = exp;
    s[D_SHARED] = e->list;
    return HN_OK;
}

hn_status hndec_close(hndec_env *e) {
    if (HN_LIKELY(!e->status)) return HN_OK;
    int64_t flags, traps;
    if (!number_in(e->slots[C_FLAGS], 0, HNDEC_CONDITIONS, &flags) ||
        !number_in(e->slots[C_TRAPS], 0, HNDEC_CONDITIONS, &traps))
        return hnapi_bad_argument(e->vm);
    e->slots[C_FLAGS] = hnv_from_int(flags | e->status);
    uint32_t raised = e->status & (uint32_t)traps;
    if (HN_LIKELY(!raised)) return HN_OK;
    hn_value conditions = hnv_from_int(raised);
    return hnapi_tail_call(e->vm, e->shared[HNDEC_SIGNAL], 1, &conditions);
}

hn_status hndec_give(hndec_env *e, const hndec *d, hn_value *out) {
    HN_TRY(hndec_make(e, e->shared[HNDEC_CLASS], d, out));
    return hndec_close(e);
}

hn_status hndec_rare(hndec_env *e, const char *name, hn_value a, hn_value b, hn_value c, hn_value d) {
    hn_value args[5] = {HN_UNBOUND, a, b, c, d};
    uint32_t n = 5;
    HN_TRY(hnapi_intern_z(e->vm, name, &args[0]));
    while (args[n - 1] == HN_UNBOUND) n--;
    return hnapi_tail_call(e->vm, e->shared[HNDEC_RARE], n, args);
}

/* ---- rounding to the context ---- */

void hndec_invalid(hndec_env *e, hndec *d, uint32_t condition) {
    e->status |= condition;
    *d = (hndec){.c = hndec_word_num(0), .kind = HNDEC_NAN};
}

/* The payload of a NaN is cut to what the context has room for. */
static hn_status quiet(hndec_env *e, const hndec *a, hndec *r) {
    int64_t digits, room = e->prec - e->clamp;
    hndec_num power, q;
    *r = *a;
    r->kind = HNDEC_NAN;
    HN_TRY(hndec_digits(e, &a->c, &digits));
    if (digits <= room) return HN_OK;
    HN_TRY(hndec_pow10(e, room, &power));
    return hndec_num_divmod(e->vm, &a->c, &power, &q, &r->c);
}

hn_status hndec_nans(hndec_env *e, const hndec *a, const hndec *b, hndec *r, bool *out) {
    *out = hndec_kind_is_nan(a->kind) || (b && hndec_kind_is_nan(b->kind));
    if (HN_LIKELY(!*out)) return HN_OK;
    const hndec *from = a->kind == HNDEC_SNAN        ? a
                        : b && b->kind == HNDEC_SNAN ? b
                        : a->kind == HNDEC_NAN       ? a
                                                     : b;
    if (from->kind == HNDEC_SNAN) e->status |= HNDEC_INVALID;
    return quiet(e, from, r);
}

static hn_status overflow(hndec_env *e, hndec *d) {
    hndec_num one = hndec_word_num(1);
    e->status |= HNDEC_OVERFLOW | HNDEC_INEXACT | HNDEC_ROUNDED;
    bool largest = e->round == HNDEC_DOWN || e->round == HNDEC_05UP ||
                   e->round == (d->neg ? HNDEC_CEILING : HNDEC_FLOOR);
    d->kind = HNDEC_INF;
    d->exp = 0;
    d->c = hndec_word_num(0);
    if (!largest) return HN_OK;
    d->kind = HNDEC_FINITE;
    d->exp = e->emax - e->prec + 1;
    HN_TRY(hndec_pow10(e, e->prec, &d->c));
    return hndec_num_sub(e->vm, &d->c, &one, &d->c);
}

static void clamp_zero(hndec_env *e, hndec *d) {
    int64_t least = e->emin - e->prec + 1, most = e->clamp ? e->emax - e->prec + 1 : e->emax;
    int64_t exp = d->exp < least ? least : d->exp > most ? most : d->exp;
    if (exp != d->exp) e->status |= HNDEC_CLAMPED;
    d->exp = exp;
}

/* Cuts off the last digits; `small`: the result may be subnormal. */
static hn_status dec_core_shorten(hndec_env *e, hndec *d, int64_t drop, bool sticky, bool small) {
    int64_t digits;
    int rest;
    HN_TRY(hndec_cut(e, &d->c, drop, d->neg, sticky, &d->c, &rest));
    d->exp += drop;
    e->status |= HNDEC_ROUNDED | (rest ? HNDEC_INEXACT | (small ? HNDEC_UNDERFLOW : 0) : 0);
    if (hndec_is_zero(&d->c)) {
        e->status |= HNDEC_CLAMPED;
        return HN_OK;
    }
    HN_TRY(hndec_digits(e, &d->c, &digits));
    if (digits > e->prec) {
        digits--; /* the carry made it a power of ten */
        d->exp++;
        HN_TRY(hndec_pow10(e, digits - 1, &d->c));
    }
    return d->exp + digits - 1 > e->emax ? overflow(e, d) : HN_OK;
}

hn_status hndec_finish(hndec_env *e, hndec *d, bool sticky) {
    int64_t digits, etiny = e->emin - e->prec + 1, etop = e->emax - e->prec + 1;
    if (HN_UNLIKELY(d->kind != HNDEC_FINITE)) return HN_OK;
    if (hndec_is_zero(&d->c)) {
        clamp_zero(e, d);
        return HN_OK;
    }
    HN_TRY(hndec_digits(e, &d->c, &digits));
    int64_t adjusted = d->exp + digits - 1, drop = digits - e->prec;
    if (adjusted > e->emax) return overflow(e, d);
    bool small = adjusted < e->emin;
    if (HN_UNLIKELY(small)) {
        e->status |= HNDEC_SUBNORMAL;
        drop = etiny - d->exp;
    }
    if (drop > 0) HN_TRY(dec_core_shorten(e, d, drop, sticky, small));
    if (HN_LIKELY(!e->clamp) || d->exp <= etop || d->kind != HNDEC_FINITE || hndec_is_zero(&d->c))
        return HN_OK;
    e->status |= HNDEC_CLAMPED;
    HN_TRY(hndec_shift(e, &d->c, d->exp - etop, &d->c));
    d->exp = etop;
    return HN_OK;
}

hn_status hndec_rescale(hndec_env *e, hndec *d, int64_t exp, int *rest) {
    int64_t by = d->exp - exp;
    *rest = 0;
    d->exp = exp;
    if (by >= 0) return hndec_shift(e, &d->c, by, &d->c);
    return hndec_cut(e, &d->c, -by, d->neg, false, &d->c, rest);
}

/* ---- everyday numbers ---- */

/* A finite number whose fields are immediate ints, near enough to 1: n * 10 ** exp. */
typedef struct plain {
    int64_t n, exp;
} plain;
#define PLAIN_EXP 40

static bool plain_of(hn_value v, hn_value cls, plain *out) {
    if (hnv_is_int(v)) {
        *out = (plain){hnv_int(v), 0};
        return true;
    }
    if (!hnapi_is_exactly(v, cls)) return false;
    const hn_value *s = hnapi_self_slots(v);
    if ((hnv_bits(s[D_KIND]) | 1) != hnv_bits(hnv_from_int(1)) || !hnv_is_int(s[D_COEF]) ||
        !hnv_is_int(s[D_EXP]))
        return false;
    *out =
        (plain){s[D_KIND] == hnv_from_int(1) ? -hnv_int(s[D_COEF]) : hnv_int(s[D_COEF]), hnv_int(s[D_EXP])};
    return out->n && out->exp >= -PLAIN_EXP && out->exp <= PLAIN_EXP;
}

/* Whether 15 digits are exact in the context that operators use, and exponents near zero are in range. */
static bool plain_context(const hn_value *shared) {
    hn_value context = shared[HNDEC_CURRENT], cls = shared[HNDEC_CONTEXT];
    if (!hnapi_is_exactly(context, cls)) return false;
    const hn_value *s = hnapi_self_slots(context);
    return hnv_is_int(s[C_PREC]) && hnv_int(s[C_PREC]) >= 15 && hnv_is_int(s[C_EMIN]) &&
           hnv_is_int(s[C_EMAX]) && hnv_int(s[C_EMIN]) <= -4 * PLAIN_EXP &&
           hnv_int(s[C_EMAX]) >= 4 * PLAIN_EXP && s[C_CLAMP] == hnv_from_int(0);
}

/* Brings both to the smaller exponent, if they stay small. */
static bool plain_align(plain *a, plain *b) {
    if (a->exp == b->exp) return true;
    plain *high = a->exp > b->exp ? a : b;
    int64_t to = high == a ? b->exp : a->exp, unit = 1;
    if (high->exp - to > 12) return false;
    while (high->exp > to) high->exp--, unit *= 10;
    return !__builtin_mul_overflow(high->n, unit, &high->n) && high->n < HN_INT_MAX && high->n > -HN_INT_MAX;
}

/* False: it is zero, or has too many digits. */
static bool plain_result(hn_vm *vm, hndec_plain_op op, plain a, plain b, hn_value list, hn_value *out,
                         hn_status *st) {
    if (op == HNDEC_PLAIN_MUL) {
        if (__builtin_mul_overflow(a.n, b.n, &a.n)) return false;
        a.exp += b.exp;
    } else {
        if (!plain_align(&a, &b)) return false;
        a.n = op == HNDEC_PLAIN_ADD ? a.n + b.n : a.n - b.n;
    }
    if (a.n == 0 || a.n > HN_INT_MAX || a.n < -HN_INT_MAX) return false;
    hn_value cls = hnapi_list_items(list)[HNDEC_CLASS], *s;
    if (!hnapi_class_has(cls, D_SLOTS)) return false;
    *st = hnapi_instance(vm, cls, out, &s);
    if (*st != HN_OK) return true;
    s[D_KIND] = hnv_from_int(a.n < 0);
    s[D_COEF] = hnv_from_int(a.n < 0 ? -a.n : a.n);
    s[D_EXP] = hnv_from_int(a.exp);
    s[D_SHARED] = list;
    return true;
}

bool hndec_plain(hn_vm *vm, hndec_plain_op op, hn_value v, hn_value w, hn_value *out, hn_status *st) {
    plain a, b;
    const hn_value *s = hnapi_slots(v, D_SLOTS);
    if (!s) return false;
    hn_value list = s[D_SHARED];
    if (!hnv_is(list, HN_KIND_LIST) || hnapi_list_len(list) != HNDEC_SHARED) return false;
    const hn_value *shared = hnapi_list_items(list);
    hn_value cls = shared[HNDEC_CLASS];
    if (!hnv_is(cls, HN_KIND_TYPE) || !hnv_is(shared[HNDEC_CONTEXT], HN_KIND_TYPE) || !plain_of(v, cls, &a) ||
        !plain_of(w, cls, &b))
        return false;
    if (op == HNDEC_PLAIN_ORDER) {
        if (!plain_align(&a, &b)) return false;
        *out = hnv_from_int((a.n > b.n) - (a.n < b.n));
        return true;
    }
    return plain_context(shared) && plain_result(vm, op, a, b, list, out, st);
}
