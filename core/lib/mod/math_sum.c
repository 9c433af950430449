/* Module math: fsum (Shewchuk 1997), sumprod, prod, hypot and dist. math.c has their rows. They step
 * iterables that C can step, and leave others to twins. A sum that ends with HN_SLOW or HN_NOMEM must put its
 * iterator back (hnapi_walk_end). */
#include "math_internal.h"

/* ---- fsum ---- */

/* J. R. Shewchuk, "Adaptive precision floating-point arithmetic" (1997): the exact sum as parts that do not
 * overlap, kept in a buffer of doubles in increasing size. */
typedef struct parts {
    hn_buf b;
    double special;             /* the sum of infinities and NaN */
    bool any_special, up, down; /* up, down: whether an infinity of that sign was among them */
} parts;

static double *part_at(parts *p, size_t i) {
    return (double *)(void *)p->b.data + i;
}

static hn_status parts_add(hn_vm *vm, parts *p, double x) {
    size_t count = p->b.len / sizeof(double), kept = 0;
    if (x - x != 0) {
        p->up |= isinf(x) && x > 0;
        p->down |= isinf(x) && x < 0;
        p->special = p->any_special ? p->special + x : x;
        p->any_special = true;
        return HN_OK;
    }
    double original = x;
    if (!hnbuf_reserve(&p->b, sizeof(double))) return HN_NOMEM;
    for (size_t i = 0; i < count; i++) {
        dd s = dd_sum(x, *part_at(p, i));
        if (s.lo != 0) *part_at(p, kept++) = s.lo;
        x = s.hi;
    }
    if (x - x != 0 && original - original == 0)
        return hnapi_raise(vm, HN_T_OVERFLOWERROR, "intermediate overflow in fsum");
    if (x != 0) *part_at(p, kept++) = x;
    p->b.len = kept * sizeof(double);
    return HN_OK;
}

/* All parts rounded once: half-way cases look at the sign of what is left. */
static double parts_value(parts *p) {
    size_t n = p->b.len / sizeof(double);
    if (!n) return 0;
    double hi = *part_at(p, --n), lo = 0;
    while (n) {
        dd s = dd_fast(hi, *part_at(p, --n));
        hi = s.hi;
        lo = s.lo;
        if (lo != 0) break;
    }
    if (n && lo != 0 && (lo < 0) == (*part_at(p, n - 1) < 0)) {
        double twice = lo * 2, sum = hi + twice;
        if (twice == sum - hi) hi = sum;
    }
    return hi;
}

static hn_status fsum(hn_vm *vm, hn_walk *w, parts *p, hn_value *out) {
    hn_value v;
    for (;;) {
        double d;
        HN_TRY(hnapi_next(vm, w, &v));
        if (v == HN_UNBOUND) break;
        HN_TRY(hnapi_double(vm, v, &d));
        HN_TRY(parts_add(vm, p, d));
    }
    if (p->up && p->down) return hnapi_raise(vm, HN_T_VALUEERROR, "-inf + inf in fsum");
    *out = hnv_from_double(p->any_special ? p->special : parts_value(p));
    return HN_OK;
}

MATH_FN(hnmathmod_fsum) {
    hn_walk w;
    hn_status st = hnapi_walk(vm, &w, args[0]);
    if (st == HN_OK) {
        parts p = {.special = 0};
        hnbuf_init(&p.b, hnapi_meter(vm));
        st = hnapi_walk_end(&w, fsum(vm, &w, &p, out));
        hnbuf_free(&p.b);
    }
    return st == HN_SLOW ? hnapi_twin(vm, &hnmathmod_twins[HNMATH_FSUM], args) : st;
}

/* ---- hypot and dist ---- */

/* sqrt of a sum of squares, of numbers seen twice: first the largest, then the squares of the scaled ones. */
typedef struct norm {
    double max;
    bool nan;
    int e;
    dd sum;
} norm;

static void norm_look(norm *s, double x) {
    x = fabs(x);
    if (x != x) s->nan = true;
    if (x > s->max) s->max = x;
}

static void norm_add(norm *s, double x) {
    x = ldexp(fabs(x), -s->e);
    s->sum = dd_add(s->sum, dd_product(x, x));
}

static hn_value norm_value(norm *s) {
    if (isinf(s->max)) return hnv_from_double(s->max);
    if (s->nan) return hnv_from_double(NAN);
    return hnv_from_double(hnmath_dd_round(dd_sqrt(s->sum), s->e));
}

MATH_FN(hnmathmod_hypot_of) {
    norm s = {.max = 0};
    double d;
    HN_TRY(hnapi_charge(vm, n >> 2));
    for (uint32_t i = 0; i < n; i++) {
        HN_PACE(vm, i);
        hn_status st = hnapi_double(vm, args[i], &d);
        if (st == HN_SLOW) return hnapi_twin_by_name(vm, &hnmathmod_twins[HNMATH_FLOATS], "hypot", args, n);
        HN_TRY(st);
        norm_look(&s, d);
    }
    if (isfinite(s.max)) (void)frexp(s.max, &s.e);
    for (uint32_t i = 0; i < n; i++) {
        HN_PACE_SLOW(vm, i);
        HN_TRY(hnapi_double(vm, args[i], &d));
        norm_add(&s, d);
    }
    *out = norm_value(&s);
    return HN_OK;
}

static hn_status math_sum_distance(hn_vm *vm, const hn_value *p, const hn_value *q, uint32_t n,
                                   hn_value *out) {
    norm s = {.max = 0};
    double a, b;
    HN_TRY(hnapi_charge(vm, n >> 2));
    for (uint32_t i = 0; i < n; i++) {
        HN_PACE_SLOW(vm, i);
        HN_TRY(hnapi_double(vm, p[i], &a));
        HN_TRY(hnapi_double(vm, q[i], &b));
        norm_look(&s, a - b);
    }
    if (isfinite(s.max)) (void)frexp(s.max, &s.e);
    for (uint32_t i = 0; i < n; i++) {
        HN_PACE_SLOW(vm, i);
        HN_TRY(hnapi_double(vm, p[i], &a));
        HN_TRY(hnapi_double(vm, q[i], &b));
        norm_add(&s, a - b);
    }
    *out = norm_value(&s);
    return HN_OK;
}

MATH_FN(hnmathmod_dist) {
    const hn_value *p, *q;
    uint32_t np, nq;
    hn_status st = HN_SLOW;
    if (hnapi_items(args[0], &p, &np) && hnapi_items(args[1], &q, &nq)) {
        if (np != nq)
            return hnapi_raise(vm, HN_T_VALUEERROR, "both points must have the same number of dimensions");
        st = math_sum_distance(vm, p, q, np, out);
    }
    return st == HN_SLOW ? hnapi_twin(vm, &hnmathmod_twins[HNMATH_DIST], args) : st;
}

/* ---- prod ---- */

MATH_FN(hnmathmod_prod) {
    hn_value start = hnapi_given(args[1]) ? args[1] : hnv_from_int(1), v;
    hn_value a[2] = {args[0], start};
    hn_walk w;
    hn_status st = hnapi_walk(vm, &w, args[0]);
    *out = start;
    while (st == HN_OK) {
        st = hnapi_next(vm, &w, &v);
        if (st != HN_OK || v == HN_UNBOUND) break;
        bool numbers = (hnv_is_double(v) || hnapi_int_is(v)) && (hnv_is_double(*out) || hnapi_int_is(*out));
        st = numbers ? hnapi_number_binary(vm, HN_BIN_MUL, *out, v, out) : HN_SLOW;
    }
    st = hnapi_walk_end(&w, st);
    return st == HN_SLOW ? hnapi_twin(vm, &hnmathmod_twins[HNMATH_PROD], a) : st;
}

/* ---- sumprod ---- */

/* A sum of exact products in three doubles. */
typedef struct triple {
    double hi, lo, tiny;
} triple;

static void triple_add(triple *t, double x, double y) {
    dd p = dd_product(x, y);
    if (!isfinite(p.lo)) p.lo = 0; /* the product itself overflowed, or splitting it did */
    dd a = dd_sum(t->hi, p.hi), b = dd_sum(t->lo, p.lo), c = dd_sum(b.hi, a.lo);
    *t = (triple){a.hi, c.hi, t->tiny + (b.lo + c.lo)};
}

static double triple_value(const triple *t) {
    if (!isfinite(t->hi)) return t->hi;
    dd last = dd_sum(t->lo, t->tiny), total = dd_sum(t->hi, last.hi);
    return total.hi + (last.lo + total.lo);
}

/* The total so far: ints of a machine's word come first, then what has a float in it, then anything. What
 * one of these cannot take ends it, and its sum is added to `rest`: so CPython rounds, and so its results. */
typedef struct totals {
    hn_value rest;
    int64_t ints;
    triple floats;
    bool in_ints, in_floats, any_int, any_float;
} totals;

static bool add_ints(totals *t, hn_value p, hn_value q) {
    int64_t x, y, product, sum;
    if (!hnapi_int_is(p) || !hnapi_int_is(q) || !hnapi_int_to_i64(p, &x) || !hnapi_int_to_i64(q, &y))
        return false;
    if (__builtin_mul_overflow(x, y, &product) || __builtin_add_overflow(t->ints, product, &sum))
        return false;
    t->ints = sum;
    t->any_int = true;
    return true;
}

static hn_status end_ints(hn_vm *vm, totals *t) {
    hn_value sum;
    t->in_ints = false;
    if (!t->any_int) return HN_OK;
    HN_TRY(hnapi_int_from_i64(vm, t->ints, &sum));
    return hnapi_number_binary(vm, HN_BIN_ADD, t->rest, sum, &t->rest);
}

/* Whether one of them is a float, the other one fits one, and their sum is finite. */
static bool add_floats(hn_vm *vm, totals *t, hn_value p, hn_value q) {
    double x, y;
    if (!hnv_is_double(p) && !hnv_is_double(q)) return false;
    if (hnapi_number_to_double(vm, p, &x) != HN_OK || hnapi_number_to_double(vm, q, &y) != HN_OK)
        return false;
    triple next = t->floats;
    triple_add(&next, x, y);
    if (!isfinite(next.hi)) return false;
    t->floats = next;
    t->any_float = true;
    return true;
}

static hn_status end_floats(hn_vm *vm, totals *t) {
    t->in_floats = false;
    if (!t->any_float) return HN_OK;
    return hnapi_number_binary(vm, HN_BIN_ADD, t->rest, hnv_from_double(triple_value(&t->floats)), &t->rest);
}

static hn_status add_any(hn_vm *vm, totals *t, hn_value p, hn_value q) {
    hn_value product;
    HN_TRY(hnapi_number_binary(vm, HN_BIN_MUL, p, q, &product));
    return hnapi_number_binary(vm, HN_BIN_ADD, t->rest, product, &t->rest);
}

static hn_status sumprod(hn_vm *vm, const hn_value *p, const hn_value *q, uint32_t n, hn_value *out) {
    totals t = {.rest = hnv_from_int(0), .in_ints = true, .in_floats = true};
    HN_TRY(hnapi_charge(vm, n >> 3));
    for (uint32_t i = 0; i < n; i++) {
        HN_PACE_SLOW(vm, i);
        if ((!hnapi_int_is(p[i]) && !hnv_is_double(p[i])) || (!hnapi_int_is(q[i]) && !hnv_is_double(q[i])))
            return HN_SLOW;
        if (t.in_ints && add_ints(&t, p[i], q[i])) continue;
        if (t.in_ints) HN_TRY(end_ints(vm, &t));
        if (t.in_floats && add_floats(vm, &t, p[i], q[i])) continue;
        if (t.in_floats) HN_TRY(end_floats(vm, &t));
        HN_TRY(add_any(vm, &t, p[i], q[i]));
    }
    if (t.in_ints) HN_TRY(end_ints(vm, &t));
    if (t.in_floats) HN_TRY(end_floats(vm, &t));
    *out = t.rest;
    return HN_OK;
}

MATH_FN(hnmathmod_sumprod) {
    const hn_value *p, *q;
    uint32_t np, nq;
    hn_status st = HN_SLOW;
    if (hnapi_items(args[0], &p, &np) && hnapi_items(args[1], &q, &nq)) {
        if (np != nq) return hnapi_raise(vm, HN_T_VALUEERROR, "Inputs are not the same length");
        st = sumprod(vm, p, q, np, out);
    }
    return st == HN_SLOW ? hnapi_twin(vm, &hnmathmod_twins[HNMATH_SUMPROD], args) : st;
}
