/* Module decimal: the methods of Decimal and Context, and primitives for core/lib/py/decimal.py. Common
 * operations are done here. Rare ones are passed on, with their operands checked and converted, to
 * core/lib/py/_decimal_rare.py (hndec_rare). */
#include "dec_internal.h"

#define TEXT_ROOM 80u

static hn_status open_for(hndec_env *e, hn_vm *vm, hn_value self, hn_value context) {
    hn_value shared;
    HN_TRY(hndec_shared_of(vm, self, &shared));
    return hndec_open(e, vm, shared, context);
}
static hn_status open_context(hndec_env *e, hn_vm *vm, hn_value context) {
    hn_value shared;
    HN_TRY(hndec_context_shared(vm, context, &shared));
    return hndec_open(e, vm, shared, context);
}

/* ---- operations of one and two numbers ---- */

static hn_status decimal_one(hndec_env *e, hndec_op1 op, hn_value v, hn_value *out) {
    hndec a, r;
    HN_TRY(hndec_operand(e, v, &a));
    HN_TRY(op(e, &a, &r));
    return hndec_give(e, &r, out);
}
static hn_status two(hndec_env *e, hndec_op2 op, hn_value v, hn_value w, hn_value *out) {
    hndec a, b, r;
    HN_TRY(hndec_operand(e, v, &a));
    HN_TRY(hndec_operand(e, w, &b));
    HN_TRY(op(e, &a, &b, &r));
    return hndec_give(e, &r, out);
}
/* An operator: other types of operands have their say. */
static hn_status operator(hn_vm *vm, hndec_op2 op, hndec_plain_op plain, hn_value self, hn_value other,
                          bool reflected, hn_value *out) {
    hn_status st = HN_OK;
    if (plain != HNDEC_PLAIN_NONE && !reflected && hndec_plain(vm, plain, self, other, out, &st)) return st;
    hndec_env e;
    hndec a, b, r;
    HN_TRY(open_for(&e, vm, self, HN_NONE));
    HN_TRY(hndec_operand(&e, self, &a));
    st = hndec_get(&e, other, &b);
    if (st == HN_SLOW) return *out = HN_NOTIMPLEMENTED, HN_OK;
    HN_TRY(st);
    HN_TRY(reflected ? op(&e, &b, &a, &r) : op(&e, &a, &b, &r));
    return hndec_give(&e, &r, out);
}

#define OPERATOR(id, op, plain)                                                                              \
    HN_NATIVE(number_##id) {                                                                                 \
        return operator(vm, op, plain, args[0], args[1], false, out);                                        \
    }                                                                                                        \
    HN_NATIVE(number_r##id) {                                                                                \
        return operator(vm, op, plain, args[0], args[1], true, out);                                         \
    }                                                                                                        \
    HN_NATIVE(context_##id) {                                                                                \
        hndec_env e;                                                                                         \
        HN_TRY(open_context(&e, vm, args[0]));                                                               \
        return two(&e, op, args[1], args[2], out);                                                           \
    }
OPERATOR(add, hndec_add, HNDEC_PLAIN_ADD)
OPERATOR(sub, hndec_sub, HNDEC_PLAIN_SUB)
OPERATOR(mul, hndec_mul, HNDEC_PLAIN_MUL)
OPERATOR(div, hndec_div, HNDEC_PLAIN_NONE)
OPERATOR(floordiv, hndec_div_int, HNDEC_PLAIN_NONE)
OPERATOR(rem, hndec_rem, HNDEC_PLAIN_NONE)

#define UNARY(id, op)                                                                                        \
    HN_NATIVE(number_##id) {                                                                                 \
        hndec_env e;                                                                                         \
        HN_TRY(open_for(&e, vm, args[0], n > 1 ? args[1] : HN_NONE));                                        \
        return decimal_one(&e, op, args[0], out);                                                            \
    }                                                                                                        \
    HN_NATIVE(context_##id) {                                                                                \
        hndec_env e;                                                                                         \
        HN_TRY(open_context(&e, vm, args[0]));                                                               \
        return decimal_one(&e, op, args[1], out);                                                            \
    }
UNARY(plus, hndec_plus)
UNARY(minus, hndec_minus)
UNARY(abs, hndec_abs)
UNARY(normalize, hndec_normalize)

static hn_status pair(hndec_env *e, const hndec *a, const hndec *b, hn_value *out) {
    hndec q, r;
    hn_value x, y;
    HN_TRY(hndec_divmod(e, a, b, &q, &r));
    HN_TRY(hndec_make(e, e->shared[HNDEC_CLASS], &q, &x));
    HN_TRY(hndec_make(e, e->shared[HNDEC_CLASS], &r, &y));
    HN_TRY(hnapi_pair(e->vm, x, y, out));
    return hndec_close(e);
}
static hn_status divmod_of(hn_vm *vm, const hn_value *args, bool reflected, hn_value *out) {
    hndec_env e;
    hndec a, b;
    HN_TRY(open_for(&e, vm, args[0], HN_NONE));
    HN_TRY(hndec_operand(&e, args[0], &a));
    hn_status st = hndec_get(&e, args[1], &b);
    if (st == HN_SLOW) return *out = HN_NOTIMPLEMENTED, HN_OK;
    HN_TRY(st);
    return reflected ? pair(&e, &b, &a, out) : pair(&e, &a, &b, out);
}
HN_NATIVE(number_divmod) {
    return divmod_of(vm, args, false, out);
}
HN_NATIVE(number_rdivmod) {
    return divmod_of(vm, args, true, out);
}
HN_NATIVE(context_divmod) {
    hndec_env e;
    hndec a, b;
    HN_TRY(open_context(&e, vm, args[0]));
    HN_TRY(hndec_operand(&e, args[1], &a));
    HN_TRY(hndec_operand(&e, args[2], &b));
    return pair(&e, &a, &b, out);
}

/* ---- rounding ---- */

static hn_status set_rounding(hndec_env *e, hn_value rounding) {
    return rounding == HN_NONE || !hnapi_given(rounding) ? HN_OK : hndec_rounding(e->vm, rounding, &e->round);
}
HN_NATIVE(number_quantize) {
    hndec_env e;
    HN_TRY(open_for(&e, vm, args[0], args[3]));
    HN_TRY(set_rounding(&e, args[2]));
    return two(&e, hndec_quantize, args[0], args[1], out);
}
HN_NATIVE(context_quantize) {
    hndec_env e;
    HN_TRY(open_context(&e, vm, args[0]));
    return two(&e, hndec_quantize, args[1], args[2], out);
}

static hn_status decimal_integral(hndec_env *e, hn_value v, bool exact, hn_value *out) {
    hndec a, r;
    HN_TRY(hndec_operand(e, v, &a));
    HN_TRY(hndec_integral(e, &a, exact, &r));
    return hndec_give(e, &r, out);
}
static hn_status number_integral(hn_vm *vm, const hn_value *args, bool exact, hn_value *out) {
    hndec_env e;
    HN_TRY(open_for(&e, vm, args[0], args[2]));
    HN_TRY(set_rounding(&e, args[1]));
    return decimal_integral(&e, args[0], exact, out);
}
HN_NATIVE(number_to_integral_value) {
    return number_integral(vm, args, false, out);
}
HN_NATIVE(number_to_integral_exact) {
    return number_integral(vm, args, true, out);
}
HN_NATIVE(context_to_integral_value) {
    hndec_env e;
    HN_TRY(open_context(&e, vm, args[0]));
    return decimal_integral(&e, args[1], false, out);
}
HN_NATIVE(context_to_integral_exact) {
    hndec_env e;
    HN_TRY(open_context(&e, vm, args[0]));
    return decimal_integral(&e, args[1], true, out);
}

/* The number rounded to an int. */
static hn_status decimal_to_int(hn_vm *vm, hn_value self, hndec_round round, hn_value *out) {
    hndec_env e;
    hndec a;
    int rest;
    HN_TRY(open_for(&e, vm, self, HN_NONE));
    HN_TRY(hndec_operand(&e, self, &a));
    e.round = (uint8_t)round;
    if (a.kind == HNDEC_INF) return hnapi_raise(vm, HN_T_OVERFLOWERROR, "cannot convert Infinity to integer");
    if (a.kind) return hnapi_raise(vm, HN_T_VALUEERROR, "cannot convert NaN to integer");
    HN_TRY(hndec_rescale(&e, &a, 0, &rest));
    HN_TRY(hndec_store(vm, &a.c, out));
    return a.neg ? hnapi_int_neg(vm, *out, out) : HN_OK;
}
HN_NATIVE(number_int) {
    return decimal_to_int(vm, args[0], HNDEC_DOWN, out);
}
HN_NATIVE(number_floor) {
    return decimal_to_int(vm, args[0], HNDEC_FLOOR, out);
}
HN_NATIVE(number_ceil) {
    return decimal_to_int(vm, args[0], HNDEC_CEILING, out);
}
HN_NATIVE(number_round) {
    hndec_env e;
    hndec a, r, to = {.c = hndec_word_num(1)};
    if (!hnapi_given(args[1])) return decimal_to_int(vm, args[0], HNDEC_HALF_EVEN, out);
    hn_value digits = hnv_payload(args[1]);
    if (!hnapi_int_is(digits)) return hnapi_raise(vm, HN_T_TYPEERROR, "optional arg must be an integer");
    if (!hnapi_int_to_i64(digits, &to.exp))
        return hnapi_raise(vm, HN_T_OVERFLOWERROR, "Python int too large to convert to C ssize_t");
    to.exp = to.exp < HNDEC_TINY ? -HNDEC_TINY : -to.exp;
    HN_TRY(open_for(&e, vm, args[0], HN_NONE));
    HN_TRY(hndec_operand(&e, args[0], &a));
    HN_TRY(hndec_quantize(&e, &a, &to, &r));
    return hndec_give(&e, &r, out);
}

/* ---- comparison, truth, hash ---- */

static bool decimal_holds(hn_cmp op, int order) {
    bool yes[] = {order<0, order <= 0, order> 0, order >= 0, order == 0, order != 0};
    return yes[op];
}
static hn_status decimal_compare(hn_vm *vm, const hn_value *args, hn_cmp op, hn_value *out) {
    hndec_env e;
    hndec a, b, r;
    hn_value found;
    bool nan;
    int order = 0;
    hn_status st = HN_OK;
    if (hndec_plain(vm, HNDEC_PLAIN_ORDER, args[0], args[1], &found, &st)) {
        *out = hnv_bool(decimal_holds(op, (int)hnv_int(found)));
        return st;
    }
    HN_TRY(open_for(&e, vm, args[0], HN_NONE));
    HN_TRY(hndec_operand(&e, args[0], &a));
    st = hndec_get(&e, args[1], &b);
    if (st == HN_SLOW) {
        static const char *const names[] = {
            [HN_CMP_LT] = "__lt__", [HN_CMP_LE] = "__le__", [HN_CMP_GT] = "__gt__",
            [HN_CMP_GE] = "__ge__", [HN_CMP_EQ] = "__eq__", [HN_CMP_NE] = "__ne__"};
        hn_value name;
        if (hnv_is(args[1], HN_KIND_STR) || args[1] == HN_NONE) return *out = HN_NOTIMPLEMENTED, HN_OK;
        HN_TRY(hnapi_intern_z(vm, names[op], &name));
        return hndec_rare(&e, "mixed", args[0], args[1], name, HN_UNBOUND);
    }
    HN_TRY(st);
    HN_TRY(hndec_nans(&e, &a, &b, &r, &nan));
    if (!nan) HN_TRY(hndec_order(&e, &a, &b, &order));
    if (nan && hnapi_orders(op)) e.status |= HNDEC_INVALID;
    bool yes[] = {order<0, order <= 0, order> 0, order >= 0, order == 0, order != 0};
    *out = hnv_bool(nan ? op == HN_CMP_NE : yes[op]);
    return hndec_close(&e);
}
#define COMPARE(id, op)                                                                                      \
    HN_NATIVE(number_##id) {                                                                                 \
        return decimal_compare(vm, args, op, out);                                                           \
    }
COMPARE(lt, HN_CMP_LT)
COMPARE(le, HN_CMP_LE)
COMPARE(gt, HN_CMP_GT)
COMPARE(ge, HN_CMP_GE)
COMPARE(eq, HN_CMP_EQ)
COMPARE(ne, HN_CMP_NE)

/* The number itself, for what works in no context. */
static hn_status self_of(hn_vm *vm, hn_value self, hndec_env *e, hndec *a) {
    HN_TRY(open_for(e, vm, self, HN_NONE));
    return hndec_operand(e, self, a);
}

HN_NATIVE(number_bool) {
    hndec_env e;
    hndec a;
    HN_TRY(self_of(vm, args[0], &e, &a));
    *out = hnv_bool(a.kind || !hndec_is_zero(&a.c));
    return HN_OK;
}

#define PRIME ((UINT64_C(1) << 61) - 1)
static uint64_t times(uint64_t a, uint64_t b) {
    hndec_word product = (hndec_word)a * b; /* 2 ** 61 is 1 */
    uint64_t r = ((uint64_t)product & PRIME) + (uint64_t)(product >> 61);
    return r < PRIME ? r : r - PRIME;
}

/* As ints, floats and Fractions have it: the number modulo a prime. */
HN_NATIVE(number_hash) {
    hndec_env e;
    hndec a;
    hn_value coef;
    int64_t h;
    HN_TRY(self_of(vm, args[0], &e, &a));
    if (a.kind == HNDEC_SNAN) return hnapi_raise(vm, HN_T_TYPEERROR, "Cannot hash a signaling NaN value");
    if (a.kind == HNDEC_NAN) return *out = hnv_from_int(hnapi_id(vm, args[0])), HN_OK;
    if (a.kind) return *out = hnv_from_int(a.neg ? -314159 : 314159), HN_OK;
    HN_TRY(hndec_store(vm, &a.c, &coef));
    HN_TRY(hnapi_int_hash(vm, coef, &h));
    uint64_t r = (uint64_t)h,
             base = a.exp < 0 ? UINT64_C(2075258708292324556) : 10; /* one is the other's inverse */
    for (uint64_t exp = a.exp < 0 ? 0 - (uint64_t)a.exp : (uint64_t)a.exp; exp; exp >>= 1) {
        if (exp & 1) r = times(r, base);
        base = times(base, base);
    }
    h = a.neg ? -(int64_t)r : (int64_t)r;
    return hnapi_int_from_i64(vm, h == -1 ? -2 : h, out);
}

/* ---- text ---- */

static hn_status decimal_text_of(hndec_env *e, const hndec *a, bool repr, bool eng, hn_value *out) {
    hn_buf b;
    char room[TEXT_ROOM];
    hnbuf_init_in(&b, hnapi_meter(e->vm), room, sizeof room);
    if (repr) hnbuf_str(&b, "Decimal('");
    hn_status st = hndec_write(e, a, eng, e->capitals, &b);
    if (repr) hnbuf_str(&b, "')");
    if (st == HN_OK && (b.failed || b.len > UINT32_MAX / 2)) st = HN_NOMEM;
    if (st == HN_OK) st = hnapi_str_from_ascii(e->vm, b.data, (uint32_t)b.len, out);
    hnbuf_free(&b);
    return st;
}
HN_NATIVE(number_str) {
    hndec_env e;
    hndec a;
    HN_TRY(self_of(vm, args[0], &e, &a));
    return decimal_text_of(&e, &a, false, false, out);
}
HN_NATIVE(number_repr) {
    hndec_env e;
    hndec a;
    HN_TRY(self_of(vm, args[0], &e, &a));
    return decimal_text_of(&e, &a, true, false, out);
}
HN_NATIVE(number_to_eng_string) {
    hndec_env e;
    hndec a;
    HN_TRY(open_for(&e, vm, args[0], args[1]));
    HN_TRY(hndec_operand(&e, args[0], &a));
    return decimal_text_of(&e, &a, false, true, out);
}
static hn_status context_text(hn_vm *vm, const hn_value *args, bool eng, hn_value *out) {
    hndec_env e;
    hndec a;
    HN_TRY(open_context(&e, vm, args[0]));
    HN_TRY(hndec_operand(&e, args[1], &a));
    return decimal_text_of(&e, &a, false, eng, out);
}
HN_NATIVE(context_to_sci_string) {
    return context_text(vm, args, false, out);
}
HN_NATIVE(context_to_eng_string) {
    return context_text(vm, args, true, out);
}
HN_NATIVE(number_format) {
    hndec_env e;
    hndec a;
    HN_TRY(self_of(vm, args[0], &e, &a));
    if (!hnv_is(hnv_payload(args[1]), HN_KIND_STR))
        return hnapi_raise(vm, HN_T_TYPEERROR, "format arg must be str");
    hn_value spec = hnv_payload(args[1]);
    if (!hnapi_str_len(spec)) return decimal_text_of(&e, &a, false, false, out);
    return hndec_format(&e, &a, args[0], spec, out);
}
HN_NATIVE(number_float) {
    hndec_env e;
    hndec a;
    hn_buf b;
    double d;
    char room[TEXT_ROOM];
    HN_TRY(self_of(vm, args[0], &e, &a));
    if (a.kind == HNDEC_SNAN)
        return hnapi_raise(vm, HN_T_VALUEERROR, "cannot convert signaling NaN to float");
    if (a.kind == HNDEC_NAN) return *out = hnv_from_double((double)NAN), HN_OK;
    hnbuf_init_in(&b, hnapi_meter(vm), room, sizeof room);
    hn_status st = hndec_write(&e, &a, false, true, &b);
    if (st == HN_OK) (void)hndtoa_from_text(b.meter, (const char *)b.data, b.len, &d);
    hnbuf_free(&b);
    HN_TRY(st);
    *out = hnv_from_double(d);
    return HN_OK;
}

/* ---- handing over ---- */

/* An operand as a Decimal. */
static hn_status as_number(hndec_env *e, hn_value v, hn_value *out) {
    hndec a;
    HN_TRY(hndec_operand(e, v, &a));
    *out = v;
    return hnv_is(v, HN_KIND_INSTANCE) && hnv_payload(v) == v
               ? HN_OK
               : hndec_make(e, e->shared[HNDEC_CLASS], &a, out);
}
/* The function (context, number) or (context, number, number) in Python; b is UNBOUND for the first. */
static hn_status rare(hndec_env *e, const char *name, hn_value a, hn_value b, hn_value *out) {
    (void)out;
    HN_TRY(as_number(e, a, &a));
    if (b != HN_UNBOUND) HN_TRY(as_number(e, b, &b));
    return hndec_rare(e, name, e->context, a, b, HN_UNBOUND);
}
static hn_status number_rare(hn_vm *vm, const char *name, hn_value a, hn_value b, hn_value context,
                             hn_value *out) {
    hndec_env e;
    HN_TRY(open_for(&e, vm, a, context));
    return rare(&e, name, a, b, out);
}
static hn_status context_rare(hn_vm *vm, const char *name, const hn_value *args, hn_value b, hn_value *out) {
    hndec_env e;
    HN_TRY(open_context(&e, vm, args[0]));
    return rare(&e, name, args[1], b, out);
}

/* Of one number, which takes a context; of one, which takes none; of two. */
#define RARE_UNARY(X)                                                                                        \
    X(exp)                                                                                                   \
    X(ln)                                                                                                    \
    X(log10)                                                                                                 \
    X(logb) X(logical_invert) X(next_minus) X(next_plus) X(sqrt) X(is_normal) X(is_subnormal) X(number_class)
#define RARE_PLAIN(X)                                                                                        \
    X(canonical)                                                                                             \
    X(copy_abs)                                                                                              \
    X(copy_negate)                                                                                           \
    X(is_canonical) X(is_finite) X(is_infinite) X(is_nan) X(is_qnan) X(is_signed) X(is_snan) X(is_zero)
#define RARE_COMPARE(X) X(compare) X(compare_signal) X(compare_total) X(compare_total_mag) X(same_quantum)
#define RARE_CHOICE(X)  X(max) X(max_mag) X(min) X(min_mag) X(next_toward) X(remainder_near) X(copy_sign)
#define RARE_DIGITS(X)  X(logical_and) X(logical_or) X(logical_xor) X(rotate) X(scaleb) X(shift)
#define RARE_BINARY(X)  RARE_COMPARE(X) RARE_CHOICE(X) RARE_DIGITS(X)
#define DEFINE_UNARY(name)                                                                                   \
    HN_NATIVE(number_##name) {                                                                               \
        return number_rare(vm, #name, args[0], HN_UNBOUND, args[1], out);                                    \
    }                                                                                                        \
    HN_NATIVE(context_##name) {                                                                              \
        return context_rare(vm, #name, args, HN_UNBOUND, out);                                               \
    }
#define DEFINE_PLAIN(name)                                                                                   \
    HN_NATIVE(number_##name) {                                                                               \
        return number_rare(vm, #name, args[0], HN_UNBOUND, HN_NONE, out);                                    \
    }                                                                                                        \
    HN_NATIVE(context_##name) {                                                                              \
        return context_rare(vm, #name, args, HN_UNBOUND, out);                                               \
    }
#define DEFINE_BINARY(name)                                                                                  \
    HN_NATIVE(number_##name) {                                                                               \
        return number_rare(vm, #name, args[0], args[1], args[2], out);                                       \
    }                                                                                                        \
    HN_NATIVE(context_##name) {                                                                              \
        return context_rare(vm, #name, args, args[2], out);                                                  \
    }
RARE_UNARY(DEFINE_UNARY)
RARE_PLAIN(DEFINE_PLAIN)
RARE_BINARY(DEFINE_BINARY)

/* An everyday power, of which it is known that no limit of the context is near. */
static hn_status easy_power(hndec_env *e, const hndec *a, const hndec *b, bool *easy, hndec *r) {
    int64_t digits;
    int order;
    hndec one = {.c = hndec_word_num(1), .neg = a->neg};
    *easy = !a->kind && !b->kind && b->exp == 0 && HNDEC_SMALL(b->c) && b->c.word > 0 && b->c.word < 10000 &&
            e->emax >= 999999 && e->emin <= -999999 && !hndec_is_zero(&a->c) && a->exp > -100 && a->exp < 60;
    if (!*easy) return HN_OK;
    HN_TRY(hndec_digits(e, &a->c, &digits));
    HN_TRY(hndec_order(e, a, &one, &order));
    *easy = digits < 40 && order != 0;
    return *easy ? hndec_int_power(e, a, (uint64_t)b->c.word, b->neg, r) : HN_OK;
}

/* a ** b; the function in Python gets a modulus or None. */
static hn_status decimal_power(hndec_env *e, hn_value a, hn_value b, hn_value mod) {
    HN_TRY(as_number(e, a, &a));
    HN_TRY(as_number(e, b, &b));
    if (mod != HN_NONE) HN_TRY(as_number(e, mod, &mod));
    return hndec_rare(e, "power", e->context, a, b, mod);
}
static hn_status number_power(hn_vm *vm, const hn_value *args, bool reflected, hn_value *out) {
    hn_value mod = hnapi_given(args[2]) ? args[2] : HN_NONE;
    hndec_env e;
    hndec a, b, r;
    bool easy = mod == HN_NONE;
    HN_TRY(open_for(&e, vm, args[0], HN_NONE));
    HN_TRY(hndec_operand(&e, args[0], &a));
    hn_status st = hndec_get(&e, args[1], &b);
    if (st == HN_OK && mod != HN_NONE) st = hndec_get(&e, mod, &r);
    if (st == HN_SLOW) return *out = HN_NOTIMPLEMENTED, HN_OK;
    HN_TRY(st);
    if (easy) HN_TRY(easy_power(&e, reflected ? &b : &a, reflected ? &a : &b, &easy, &r));
    if (easy) return hndec_give(&e, &r, out);
    return decimal_power(&e, args[reflected], args[!reflected], mod);
}
HN_NATIVE(number_pow) {
    return number_power(vm, args, false, out);
}
HN_NATIVE(number_rpow) {
    return number_power(vm, args, true, out);
}
HN_NATIVE(context_power) {
    hndec_env e;
    HN_TRY(open_context(&e, vm, args[0]));
    return decimal_power(&e, args[1], args[2], hnapi_given(args[3]) ? args[3] : HN_NONE);
}

/* a * b + c, rounded once. */
static hn_status fma3(hndec_env *e, const hn_value *v, hn_value *out) {
    hndec a, b, c, r;
    HN_TRY(hndec_operand(e, v[0], &a));
    HN_TRY(hndec_operand(e, v[1], &b));
    HN_TRY(hndec_operand(e, v[2], &c));
    if (a.kind | b.kind) {
        HN_TRY(hndec_mul(e, &a, &b, &r));
        if (e->status & HNDEC_INVALID) return hndec_give(e, &r, out);
        a = r;
    } else {
        a = (hndec){.c = a.c, .exp = a.exp + b.exp, .neg = a.neg != b.neg};
        HN_TRY(hndec_num_mul(e->vm, &a.c, &b.c, &a.c));
    }
    HN_TRY(hndec_add(e, &a, &c, &r));
    return hndec_give(e, &r, out);
}
HN_NATIVE(number_fma) {
    hndec_env e;
    HN_TRY(open_for(&e, vm, args[0], args[3]));
    return fma3(&e, args, out);
}
HN_NATIVE(context_fma) {
    hndec_env e;
    HN_TRY(open_context(&e, vm, args[0]));
    return fma3(&e, args + 1, out);
}

/* ---- primitives ---- */

/* _decimal_new(class, value, context, shared): Decimal(value). */
HN_NATIVE(decimal_new) {
    hndec_env e;
    hndec d;
    HN_TRY(hndec_open(&e, vm, args[3], args[2]));
    hn_value v = hnv_payload(args[1]);
    if (hnv_is(v, HN_KIND_STR)) {
        HN_TRY(hndec_parse(&e, v, &d));
    } else {
        hn_status st = hndec_get(&e, v, &d);
        if (st == HN_SLOW) return hndec_rare(&e, "convert", e.context, args[0], args[1], HN_UNBOUND);
        HN_TRY(st);
        bool same = args[0] == e.shared[HNDEC_CLASS] && hnv_is(v, HN_KIND_INSTANCE);
        if (same && hnapi_type_of(vm, v) == args[0]) return *out = v, HN_OK;
    }
    HN_TRY(hndec_make(&e, args[0], &d, out));
    return hndec_close(&e);
}

static hn_status number_from(hndec_env *e, hn_value kind, hn_value coef, hn_value exp, hndec *d) {
    if (hnv_int(kind) > 7 || !hnapi_int_to_i64(exp, &d->exp)) return hnapi_bad_argument(e->vm);
    d->neg = hnv_int(kind) & 1;
    d->kind = (uint8_t)(hnv_int(kind) >> 1);
    return hndec_load(e->vm, coef, &d->c);
}

/* _decimal_make(class, kind, coefficient, exponent, shared): a number as it is. */
HN_NATIVE(decimal_make) {
    hndec_env e;
    hndec d;
    HN_TRY(hndec_open(&e, vm, args[4], HN_NONE));
    HN_TRY(number_from(&e, args[1], args[2], args[3], &d));
    if (d.exp < HNDEC_TINY || d.exp > HNDEC_MAX) return hnapi_bad_argument(vm);
    return hndec_make(&e, args[0], &d, out);
}

/* _decimal_finish(context, kind, coefficient, exponent, how, conditions): the number rounded to the context,
 * with these conditions noted, too. how: 1, more digits follow; 2, half to even whatever the context says. */
HN_NATIVE(decimal_finish) {
    hndec_env e;
    hndec d, r;
    bool nan;
    HN_TRY(open_context(&e, vm, args[0]));
    HN_TRY(number_from(&e, args[1], args[2], args[3], &d));
    if (d.exp < 4 * HNDEC_TINY || d.exp > 4 * HNDEC_MAX) return hnapi_bad_argument(vm);
    if (hnv_int(args[4]) & 2) e.round = HNDEC_HALF_EVEN;
    HN_TRY(hndec_nans(&e, &d, NULL, &r, &nan));
    if (nan) d = r;
    HN_TRY(hndec_finish(&e, &d, hnv_int(args[4]) & 1));
    e.status |= (uint32_t)hnv_int(args[5]) & HNDEC_CONDITIONS;
    return hndec_give(&e, &d, out);
}

/* _decimal_int_power(context, number, times, negative) */
HN_NATIVE(decimal_int_power) {
    hndec_env e;
    hndec a, r;
    HN_TRY(open_context(&e, vm, args[0]));
    HN_TRY(hndec_operand(&e, args[1], &a));
    if (a.kind || hndec_is_zero(&a.c) || !hnv_int(args[2])) return hnapi_bad_argument(vm);
    HN_TRY(hndec_int_power(&e, &a, (uint64_t)hnv_int(args[2]), args[3] == HN_TRUE, &r));
    return hndec_give(&e, &r, out);
}

/* _decimal_rounding(name): its number; TypeError. */
HN_NATIVE(decimal_rounding) {
    uint8_t round = 0;
    HN_TRY(hndec_rounding(vm, hnv_payload(args[0]), &round));
    *out = hnv_from_int(round);
    return HN_OK;
}

/* _decimal_current(shared): the context that operators use. */
HN_NATIVE(decimal_current) {
    hndec_env e;
    HN_TRY(hndec_open(&e, vm, args[0], HN_NONE));
    *out = e.context;
    return HN_OK;
}

/* ---- tables ---- */

#define N(name, fn, flags, signature)                                                                        \
    HN_METHOD(name, fn, HN_NATIVE_NAMELESS | (flags), HNDEC_NUMBER_SLOTS, signature, "")
#define M(name, fn, signature) N(name, fn, 0, signature)
#define C(name, fn, signature) HN_METHOD(name, fn, HN_NATIVE_NAMELESS, HNDEC_CONTEXT_SLOTS, signature, "")
#define IN_CONTEXT             (self, slash, opt(context, None))
#define ROUNDED                (self, slash, opt(rounding, None), opt(context, None))
#define WITH_OTHER             (self, slash, arg(other), opt(context, None))
#define ALONE                  (self, slash)
#define OF_ONE                 (self, arg(x), slash)
#define OF_TWO                 (self, arg(x), arg(y), slash)
#define POWER                  (self, arg(value), opt(mod, None), slash)
#define OP(name, fn)           M(name, fn, (self, arg(value), slash))
#define NUMBER_UNARY(id)       M(#id, number_##id, IN_CONTEXT),
#define NUMBER_PLAIN(id)       M(#id, number_##id, ALONE),
#define NUMBER_BINARY(id)      M(#id, number_##id, WITH_OTHER),
static const hn_primitive_def decimal_methods[] = {
    OP("__add__", number_add),
    OP("__radd__", number_radd),
    OP("__sub__", number_sub),
    OP("__rsub__", number_rsub),
    OP("__mul__", number_mul),
    OP("__rmul__", number_rmul),
    OP("__truediv__", number_div),
    OP("__rtruediv__", number_rdiv),
    OP("__floordiv__", number_floordiv),
    OP("__rfloordiv__", number_rfloordiv),
    OP("__mod__", number_rem),
    OP("__rmod__", number_rrem),
    OP("__divmod__", number_divmod),
    OP("__rdivmod__", number_rdivmod),
    N("__pow__", number_pow, HN_NATIVE_POWER, POWER),
    N("__rpow__", number_rpow, HN_NATIVE_POWER, POWER),
    OP("__lt__", number_lt),
    OP("__le__", number_le),
    OP("__gt__", number_gt),
    OP("__ge__", number_ge),
    OP("__eq__", number_eq),
    OP("__ne__", number_ne),
    M("__neg__", number_minus, ALONE),
    M("__pos__", number_plus, ALONE),
    M("__abs__", number_abs, ALONE),
    M("__bool__", number_bool, ALONE),
    M("__hash__", number_hash, ALONE),
    M("__int__", number_int, ALONE),
    M("__trunc__", number_int, ALONE),
    M("__floor__", number_floor, ALONE),
    M("__ceil__", number_ceil, ALONE),
    M("__float__", number_float, ALONE),
    M("__str__", number_str, ALONE),
    M("__repr__", number_repr, ALONE),
    M("__round__", number_round, (self, opt(ndigits, None), slash)),
    M("__format__", number_format, (self, arg(format_spec), slash)),
    M("quantize", number_quantize, (self, slash, arg(exp), opt(rounding, None), opt(context, None))),
    M("to_integral", number_to_integral_value, ROUNDED),
    M("to_integral_value", number_to_integral_value, ROUNDED),
    M("to_integral_exact", number_to_integral_exact, ROUNDED),
    M("fma", number_fma, (self, slash, arg(other), arg(third), opt(context, None))),
    NUMBER_UNARY(normalize) NUMBER_UNARY(to_eng_string) RARE_UNARY(NUMBER_UNARY) RARE_PLAIN(NUMBER_PLAIN)
        RARE_BINARY(NUMBER_BINARY) HN_PRIMITIVES_END};
#define CONTEXT_UNARY(id)  C(#id, context_##id, OF_ONE),
#define CONTEXT_BINARY(id) C(#id, context_##id, OF_TWO),
static const hn_primitive_def context_methods[] = {
    C("subtract", context_sub, OF_TWO),
    C("multiply", context_mul, OF_TWO),
    C("divide", context_div, OF_TWO),
    C("divide_int", context_floordiv, OF_TWO),
    C("remainder", context_rem, OF_TWO),
    C("power", context_power, (self, slash, arg(a), arg(b), opt(modulo, None))),
    C("fma", context_fma, (self, arg(x), arg(y), arg(z), slash)),
    C("to_integral", context_to_integral_value, OF_ONE),
    CONTEXT_BINARY(add) CONTEXT_BINARY(divmod) CONTEXT_BINARY(quantize) CONTEXT_UNARY(plus)
        CONTEXT_UNARY(minus) CONTEXT_UNARY(abs) CONTEXT_UNARY(normalize) CONTEXT_UNARY(to_integral_value)
            CONTEXT_UNARY(to_integral_exact) CONTEXT_UNARY(to_sci_string) CONTEXT_UNARY(to_eng_string)
                RARE_UNARY(CONTEXT_UNARY) RARE_PLAIN(CONTEXT_UNARY) RARE_BINARY(CONTEXT_BINARY)
                    HN_PRIMITIVES_END};
static const hn_primitive_def decimal_primitives[] = {
    HN_PRIMITIVE("_decimal_new", decimal_new, HN_A_TYPE, HN_ANY, HN_ANY, HN_A_LIST),
    HN_PRIMITIVE("_decimal_make", decimal_make, HN_A_TYPE, HN_A_SIZE, HN_AN_INT, HN_AN_INT, HN_A_LIST),
    HN_PRIMITIVE("_decimal_finish", decimal_finish, HN_AN_INSTANCE, HN_A_SIZE, HN_AN_INT, HN_AN_INT,
                 HN_A_SIZE, HN_A_SIZE),
    HN_PRIMITIVE("_decimal_int_power", decimal_int_power, HN_AN_INSTANCE, HN_ANY, HN_A_SIZE, HN_A_BOOL),
    HN_PRIMITIVE("_decimal_rounding", decimal_rounding, HN_ANY),
    HN_PRIMITIVE("_decimal_current", decimal_current, HN_A_LIST),
    HN_PRIMITIVES_END};

static const hn_class_def decimal_classes[] = {
    {"decimal.Decimal", decimal_methods}, {"decimal.Context", context_methods}, {0}};
const hn_module_def hnlib_module_decimal = {
    .name = "decimal", .face = true, .primitives = decimal_primitives, .classes = decimal_classes};
