/* The builtin functions about numbers: abs, round, divmod, pow, bin, oct, hex, sum, min, max. lib.c puts
 * them into the module builtins. sum, min and max walk over iterables that C can step, and can be left at
 * the end of a slice; others go to twins. A program's iterator must be put back before a twin takes over
 * (walk_end). */
#include "base/work.h"
#include <math.h>

#include "lib/types/list_common.h"
#include "lib/types/num_common.h"
#include "lib/twins.h"
#include "object/intern.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/num.h"
#include "object/ops.h"
#include "object/suggest.h"
#include "vm/native.h"

/* Whatever attribute look-ups an object's type answers is Python's business: C handles exact values only. */
static bool is_real(hn_value v) {
    return hnv_is_double(v) || hnint_is(v);
}

static hn_status num_abs(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value v = args[0];
    if (hnint_is(v))
        return hnint_sign(v) < 0 ? hnint_neg(vm, v, out) : hnint_add(vm, v, hnv_from_int(0), out);
    if (hnv_is_double(v)) {
        *out = hnv_from_double(fabs(hnv_double(v)));
        return HN_OK;
    }
    if (hnv_is(v, HN_KIND_COMPLEX)) return hncomplex_abs(vm, v, out);
    if (hnnummethod_exact(v)) return hnexc_raise(vm, HN_T_TYPEERROR, "bad operand type for abs(): '%T'", v);
    return hncall_slow(vm, HN_SLOW_ABS_OF, 1, args);
}

/* The method __round__ of a builtin number. */
static hn_status num_round(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value v = args[0];
    if (is_real(v)) {
        const hn_native_def *def = hnv_is_double(v) ? hnlib_float.methods : hnlib_int.methods;
        while (strcmp(def->name, "__round__") != 0) def++;
        return hnnative_instead(vm, def, args, 2, out);
    }
    if (hnnummethod_exact(v))
        return hnexc_raise(vm, HN_T_TYPEERROR, "type %T doesn't define __round__ method", v);
    bool one = args[1] == HN_UNBOUND || args[1] == HN_NONE;
    return hncall_slow(vm, one ? HN_SLOW_ROUND_OF_ONE : HN_SLOW_ROUND_OF, one ? 1 : 2, args);
}

static hn_status num_divmod(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value a = args[0], b = args[1], q, r;
    if (hnint_is(a) && hnint_is(b)) {
        HN_TRY(hnint_divmod(vm, a, b, &q, &r));
        return hntuple_pair(vm, q, r, out);
    }
    if (is_real(a) && is_real(b)) {
        HN_TRY(hnnum_binary(vm, HN_BIN_FLOORDIV, a, b, &q));
        HN_TRY(hnnum_binary(vm, HN_BIN_MOD, a, b, &r));
        return hntuple_pair(vm, q, r, out);
    }
    if (hnnummethod_exact(a) && hnnummethod_exact(b))
        return hnexc_raise(vm, HN_T_TYPEERROR, "unsupported operand type(s) for divmod(): '%T' and '%T'", a,
                           b);
    return hncall_slow(vm, HN_SLOW_DIVMOD_OF, 2, args);
}

static hn_status no_modulo(hn_vm *vm) {
    return hnexc_raise(vm, HN_T_TYPEERROR,
                       "pow() 3rd argument not allowed unless all arguments are integers");
}

static hn_status num_pow(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value a = args[0], b = args[1], mod = args[2];
    if (mod == HN_UNBOUND || mod == HN_NONE) {
        if (hnnum_is(a) && hnnum_is(b)) return hnnum_binary(vm, HN_BIN_POW, a, b, out);
        if (hnnummethod_exact(a) && hnnummethod_exact(b))
            return hnops_binary_error(vm, HN_BIN_POW, false, a, b);
        return hncall_slow(vm, HN_SLOW_POW_OF, 2, args);
    }
    if (hnint_is(a) && hnint_is(b) && hnint_is(mod)) return hnint_pow(vm, a, b, mod, out);
    if (!hnnummethod_exact(a) || !hnnummethod_exact(b) || !hnnummethod_exact(mod))
        return hnv_is_double(a) ? no_modulo(vm) : hncall_slow(vm, HN_SLOW_POW_MOD_OF, 3, args);
    for (int i = 0; i < 3; i++) { /* the classes are asked in this order */
        if (hnv_is_double(args[i])) return no_modulo(vm);
        if (hnv_is(args[i], HN_KIND_COMPLEX) && hnnum_is(a) && hnnum_is(b))
            return hnexc_raise(vm, HN_T_VALUEERROR, "complex modulo");
    }
    return hnexc_raise(vm, HN_T_TYPEERROR, "unsupported operand type(s) for ** or pow(): '%T', '%T', '%T'", a,
                       b, mod);
}

/* bin, oct, hex: sign, prefix, digits. */
static hn_status in_base(hn_vm *vm, hn_value v, int base, hn_value *out) {
    hn_value i = hnnummethod_as_int(v);
    if (i == HN_UNBOUND) {
        hn_value args[2] = {v, hnv_from_int(base)};
        return hnnummethod_exact(v) ? hntypes_num_not_int(vm, v) : hncall_slow(vm, HN_SLOW_BASE_OF, 2, args);
    }
    hn_value abs = i;
    if (hnint_sign(i) < 0) HN_TRY(hnint_neg(vm, i, &abs));
    hn_buf b;
    hnbuf_init(&b, &vm->meter);
    if (abs != i) hnbuf_byte(&b, '-');
    hnbuf_str(&b, base == 2 ? "0b" : base == 8 ? "0o" : "0x");
    hn_status st = hnint_to_text(vm, abs, base, &b);
    if (st == HN_OK) st = b.failed ? HN_NOMEM : hnstr_from_utf8(vm, b.data, b.len, out);
    hnbuf_free(&b);
    return st;
}
static hn_status num_bin(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return in_base(vm, args[0], 2, out);
}
static hn_status num_oct(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return in_base(vm, args[0], 8, out);
}
static hn_status num_hex(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return in_base(vm, args[0], 16, out);
}

/* ---- walking over an exact builtin iterable ---- */

/* Items of a list or tuple, or an iterator of our own. An iterator that the program holds is put back by
 * walk_undo when the work must be done again or elsewhere. */
typedef struct walk {
    const hn_value *v;
    uint32_t i, n;
    hn_iter *it;
    hn_iter_state before;
    /* At the end of a slice: */
    bool leave, paid; /* whether it may be left; the items that come next are paid for */
    uint8_t phase;    /* what the function was doing, and what it had come to */
    int64_t fast;
    double sum, lost;
} walk;
/* A walk that was left. */
typedef struct left_walk {
    hn_value it, total;
    hn_iter_state now;
    walk w;
} left_walk;
static const hn_work_kind walk_kind = {sizeof(left_walk), 2, NULL, NULL};

static hn_status walk_start(hn_vm *vm, walk *w, hn_value over) {
    memset(w, 0, sizeof *w);
    w->leave = true;
    if (hnseq_view(over, &w->v, &w->n)) return HN_OK;
    hn_value it;
    HN_TRY(hniter_new(vm, over, &it));
    if (!hnv_is(it, HN_KIND_ITER)) return HN_SLOW;
    w->it = HN_AS(hn_iter, it);
    hniter_save(it, &w->before);
    return HN_OK;
}

/* Begins a walk, or goes on with the one that was left; *total is then what it had come to. */
static hn_status walk_open(hn_vm *vm, walk *w, hn_value over, hn_value *total) {
    left_walk s;
    if (!hnwork_resume(&vm->meter, &walk_kind, &s)) return walk_start(vm, w, over);
    *w = s.w;
    *total = s.total;
    if (w->it) hniter_restore(&s.now);
    return HN_OK;
}

/* After each 64 items. */
static HN_COLD hn_status walk_pay(hn_vm *vm, walk *w) {
    if (w->paid) return w->paid = false, HN_OK;
    HN_TRY(hnmeter_charge(&vm->meter, 4));
    HN_TRY(hnmeter_pace(&vm->meter, 32));
    if (!w->leave || !hnwork_due(&vm->meter)) return HN_OK;
    w->paid = true;
    w->i--;
    return HN_AGAIN;
}

/* The next item, or UNBOUND. */
static inline hn_status walk_next(hn_vm *vm, walk *w, hn_value *out) {
    if (HN_UNLIKELY((++w->i & 63) == 0)) HN_TRY(walk_pay(vm, w));
    if (w->it) return hniter_next(vm, w->it, out);
    *out = w->i <= w->n ? w->v[w->i - 1] : HN_UNBOUND;
    return HN_OK;
}

/* The end of a walk that has come to `total` so far. */
static hn_status walk_end(hn_vm *vm, walk *w, hn_status st, hn_value total) {
    left_walk s;
    if (st == HN_AGAIN) {
        s.it = w->it ? hnv_from_ref(w->it) : HN_UNBOUND;
        s.total = total;
        s.w = *w;
        if (w->it) hniter_save(s.it, &s.now);
    }
    if (w->it && (st == HN_SLOW || hnstatus_again(st))) hniter_restore(&w->before);
    return st == HN_AGAIN ? hnwork_save(&vm->meter, &walk_kind, &s) : st;
}

/* ---- sum ---- */

/* A running sum of doubles with what rounding lost (A. Neumaier, 1974). */
typedef struct compensated {
    double sum, lost;
} compensated;

static inline void compensate(compensated *c, double x) {
    double t = c->sum + x;
    c->lost += fabs(c->sum) >= fabs(x) ? (c->sum - t) + x : (x - t) + c->sum;
    c->sum = t;
}

static hn_value compensated_value(const compensated *c) {
    bool use = c->lost != 0 && isfinite(c->lost);
    return hnv_from_double(use ? c->sum + c->lost : c->sum);
}

/* Adds ints while they come; *item is then the first other one, or UNBOUND. */
static hn_status sum_ints(hn_vm *vm, walk *w, hn_value *total, hn_value *item) {
    int64_t fast = w->fast;
    for (;;) {
        hn_status st = walk_next(vm, w, item);
        if (HN_UNLIKELY(st != HN_OK)) return w->fast = fast, st;
        hn_value v = *item;
        if (HN_LIKELY(hnv_is_int(v) && fast < INT64_MAX / 2 && fast > INT64_MIN / 2)) {
            fast += hnv_int(v);
            continue;
        }
        if (fast) {
            hn_value part;
            HN_TRY(hnint_from_i64(vm, fast, &part));
            HN_TRY(hnint_add(vm, *total, part, total));
            fast = 0;
        }
        if (v == HN_UNBOUND || !hnint_is(v)) return HN_OK;
        HN_TRY(hnint_add(vm, *total, v, total));
    }
}

static hn_status sum_floats(hn_vm *vm, walk *w, hn_value *total) {
    compensated c = {w->sum, w->lost};
    hn_value v;
    for (;;) {
        hn_status st = walk_next(vm, w, &v);
        if (HN_UNLIKELY(st != HN_OK)) {
            w->sum = c.sum;
            w->lost = c.lost;
            return st;
        }
        if (HN_LIKELY(hnv_is_double(v))) {
            compensate(&c, hnv_double(v));
        } else if (v == HN_UNBOUND) {
            *total = compensated_value(&c);
            return HN_OK;
        } else if (hnint_is(v)) {
            double d;
            HN_TRY(hnint_to_double(vm, v, &d));
            compensate(&c, d);
        } else {
            return HN_SLOW;
        }
    }
}

enum { SUM_BEGIN, SUM_INTS, SUM_FLOATS };
static hn_status sum_begin(walk *w, hn_value start) {
    w->phase = hnint_is(start) && !hnv_is_bool(start) ? SUM_INTS : SUM_FLOATS;
    if (w->phase == SUM_INTS) return HN_OK;
    if (!hnv_is_double(start)) return HN_SLOW;
    w->sum = hnv_double(start);
    return HN_OK;
}

/* *out begins as the start. */
static hn_status sum_walk(hn_vm *vm, walk *w, hn_value *out) {
    hn_value item = HN_UNBOUND;
    if (w->phase == SUM_BEGIN) HN_TRY(sum_begin(w, *out));
    if (w->phase == SUM_INTS) {
        HN_TRY(sum_ints(vm, w, out, &item));
        if (item == HN_UNBOUND) return HN_OK;
        if (!hnv_is_double(item)) return HN_SLOW;
        HN_TRY(hnint_to_double(vm, *out, &w->sum));
        w->sum += hnv_double(item);
        w->phase = SUM_FLOATS;
    }
    return sum_floats(vm, w, out);
}

/* start + stop and all between, in closed form. */
static hn_status sum_range(hn_vm *vm, const hn_range *r, hn_value start, hn_value *out) {
    hn_value last, ends, total;
    HN_TRY(hnint_sub(vm, r->len, hnv_from_int(1), &last));
    HN_TRY(hnint_mul(vm, last, r->step, &last));
    HN_TRY(hnint_add(vm, r->start, r->start, &ends));
    HN_TRY(hnint_add(vm, ends, last, &ends));
    HN_TRY(hnint_mul(vm, ends, r->len, &total));
    HN_TRY(hnint_shift(vm, total, hnv_from_int(1), false, &total));
    return hnint_add(vm, start, total, out);
}

static hn_status num_sum(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value a[2] = {args[0], args[1] == HN_UNBOUND ? hnv_from_int(0) : args[1]};
    hn_value start = hnv_payload(a[1]);
    if (hnv_is_ref(start)) HN_TRY(hnlib_check_iterable(vm, a[0]));
    if (hnv_is(start, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "sum() can't sum strings [use ''.join(seq) instead]");
    if (hnv_is(start, HN_KIND_BYTES))
        return hnexc_raise(vm, HN_T_TYPEERROR, "sum() can't sum bytes [use b''.join(seq) instead]");
    if (hnv_is(start, HN_KIND_BYTEARRAY))
        return hnexc_raise(vm, HN_T_TYPEERROR, "sum() can't sum bytearray [use b''.join(seq) instead]");
    if (hnv_is(a[0], HN_KIND_RANGE) && hnint_is(a[1]) && !hnv_is_bool(a[1]))
        return sum_range(vm, HN_AS(hn_range, a[0]), a[1], out);
    walk w;
    *out = a[1];
    hn_status st = walk_open(vm, &w, a[0], out);
    if (st == HN_OK) {
        st = sum_walk(vm, &w, out);
        st = walk_end(vm, &w, st, *out);
    }
    return st == HN_SLOW ? hncall_slow(vm, HN_SLOW_SUM_OF, 2, a) : st;
}

/* ---- min and max ---- */

/* Is a better than b? HN_SLOW when Python code has to say. */
static hn_status better(hn_vm *vm, bool max, hn_value a, hn_value b, bool *out) {
    hn_value yes;
    hn_cmp op = max ? HN_CMP_GT : HN_CMP_LT;
    if (hnv_is_int(a) && hnv_is_int(b)) {
        *out = max ? hnv_int(a) > hnv_int(b) : hnv_int(a) < hnv_int(b);
        return HN_OK;
    }
    HN_TRY(hnops_compare(vm, op, a, b, &yes));
    if (yes == HN_NOTIMPLEMENTED) return hnops_compare_error(vm, op, a, b);
    *out = yes == HN_TRUE;
    return HN_OK;
}

static hn_status best_walk(hn_vm *vm, walk *w, bool max, hn_value *out) {
    hn_value v;
    if (!w->phase) HN_TRY(walk_next(vm, w, out));
    w->phase = 1;
    while (*out != HN_UNBOUND) {
        bool yes = false;
        HN_TRY(walk_next(vm, w, &v));
        if (v == HN_UNBOUND) break;
        HN_TRY(better(vm, max, v, *out, &yes));
        if (yes) *out = v;
    }
    return HN_OK;
}

/* The keywords key and default of min() and max(). */
static hn_status best_options(hn_vm *vm, const char *name, const hn_value *args, uint32_t n, hn_value *key,
                              hn_value *missing) {
    hn_value names = vm->kwnames;
    uint32_t nkw = names == HN_UNBOUND ? 0 : HN_TUPLE(names)->len;
    *key = HN_NONE;
    *missing = HN_UNBOUND;
    if (n == 0) return hnexc_raise(vm, HN_T_TYPEERROR, "%s expected at least 1 argument, got 0", name);
    if (nkw > 2)
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s() takes at most 2 keyword arguments (%u given)", name,
                           nkw);
    for (uint32_t i = 0; i < nkw; i++) {
        hn_value kw = HN_TUPLE(names)->items[i];
        if (hnstr_equal_z(kw, "key"))
            *key = args[n + i];
        else if (hnstr_equal_z(kw, "default"))
            *missing = args[n + i];
        else
            return hnsuggest_refuse(vm, name[1] == 'a' ? "max()" : "min()", "key,default", kw);
    }
    if (n > 1 && *missing != HN_UNBOUND)
        return hnexc_raise(vm, HN_T_TYPEERROR,
                           "Cannot specify a default for %s() with multiple positional arguments", name);
    return HN_OK;
}

/* The best of the arguments themselves. */
static hn_status best_of_many(hn_vm *vm, bool max, const hn_value *args, uint32_t n, hn_value key,
                              hn_value *out) {
    walk w = {.v = args, .n = n};
    hn_status st = key == HN_NONE ? best_walk(vm, &w, max, out) : HN_SLOW;
    if (st != HN_SLOW) return st;
    hn_value a[3] = {HN_UNBOUND, hnv_bool(max), key};
    HN_TRY(hntuple_from(vm, args, n, &a[0]));
    return hncall_slow(vm, HN_SLOW_BEST_OF_TWO, 3, a);
}

static hn_status best(hn_vm *vm, bool max, const hn_value *args, uint32_t n, hn_value *out) {
    const char *name = max ? "max" : "min";
    hn_value key, missing;
    HN_TRY(best_options(vm, name, args, n, &key, &missing));
    if (n > 1) return best_of_many(vm, max, args, n, key, out);
    hn_status st = HN_SLOW;
    if (key == HN_NONE) {
        walk w;
        st = walk_open(vm, &w, args[0], out);
        if (st == HN_OK) {
            st = best_walk(vm, &w, max, out);
            st = walk_end(vm, &w, st, *out);
        }
    }
    if (st == HN_OK && *out == HN_UNBOUND) {
        if (missing == HN_UNBOUND)
            return hnexc_raise(vm, HN_T_VALUEERROR, "%s() iterable argument is empty", name);
        *out = missing;
    }
    if (st != HN_SLOW) return st;
    bool has = missing != HN_UNBOUND;
    hn_value a[5] = {args[0], hnv_bool(max), key, hnv_bool(has), has ? missing : HN_NONE};
    return hncall_slow(vm, HN_SLOW_BEST_OF, 5, a);
}

static hn_status num_min(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return best(vm, false, args, n, out);
}
static hn_status num_max(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return best(vm, true, args, n, out);
}

const hn_native_def hnlib_builtins_num[] = {
    HN_ROW("abs", num_abs, 0, (module, arg(x), slash), "The absolute value of a number."),
    HN_ROW("bin", num_bin, 0, (module, arg(number), slash), "An int in binary, such as '0b101'."),
    HN_ROW("divmod", num_divmod, 0, (module, arg(x), arg(y), slash), "The pair (x // y, x % y)."),
    HN_ROW("hex", num_hex, 0, (module, arg(number), slash), "An int in hexadecimal, such as '0xff'."),
    HN_ROW_SHOWN("max", num_max, 0, (rest(args), keys(kwargs)),
                 "max(iterable, *[, default=obj, key=func]) -> value\n\nThe greatest item."),
    HN_ROW_SHOWN("min", num_min, 0, (rest(args), keys(kwargs)),
                 "min(iterable, *[, default=obj, key=func]) -> value\n\nThe least item."),
    HN_ROW("oct", num_oct, 0, (module, arg(number), slash), "An int in octal, such as '0o17'."),
    HN_ROW("pow", num_pow, 0, (module, slash, arg(base), arg(exp), opt(mod, None)),
           "base ** exp, or base ** exp % mod computed fast."),
    HN_ROW("round", num_round, 0, (module, slash, arg(number), opt(ndigits, None)),
           "Rounds half to even at ndigits after the point."),
    HN_ROW("sum", num_sum, 0, (module, arg(iterable), slash, opt(start, 0)),
           "The sum of start and all items."),
    {0}};

/* ---- for frozen Python ---- */

/* Does the type of x (not x itself) have this attribute? */
static hn_status type_has(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value name;
    HN_TRY(hnstr_intern(vm, args[1], &name));
    *out = hnv_bool(hntype_lookup(vm, hntype_of(vm, args[0]), name) != HN_UNBOUND);
    return HN_OK;
}

/* The int, float ... that an instance of a subclass wraps. */
static hn_status numfuncs_plain(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = hnv_payload(args[0]);
    return HN_OK;
}

const hn_primitive_def hnlib_primitives_num[] = {HN_PRIMITIVE("_type_has", type_has, HN_ANY, HN_A_STR),
                                                 HN_PRIMITIVE("_plain", numfuncs_plain, HN_ANY),
                                                 HN_PRIMITIVES_END};
