/* == and the orderings of builtin values, containers included. Comparisons of containers recurse in C: each
 * level calls hnstate_enter, and where that refuses, the result is HN_SLOW. Only hnops_compare_once may be
 * left at the end of a slice. The others may be called many times in an instruction, so they forbid it. */
#include "object/bytes.h"
#include "object/exc.h"
#include "object/int.h"
#include "object/list.h"
#include "object/ops_internal.h"
#include "object/partly.h"
#include "object/range_internal.h"
#include "object/set.h"
#include "object/set_internal.h"
#include "object/text.h"
#include "object/memory.h"
#include "object/num.h"

static hn_status equal_at(hn_vm *vm, hn_value a, hn_value b, bool *out);
static hn_status compare_at(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, hn_value *out);

static const char *const cmp_names[] = {
#define HN_CMP(name, text, ...) text,
#include "object/operators.def"
};

hn_status hnops_compare_error(hn_vm *vm, hn_cmp op, hn_value a, hn_value b) {
    return hnexc_raise(vm, HN_T_TYPEERROR, "'%s' not supported between instances of '%T' and '%T'",
                       cmp_names[op], a, b);
}

/* Left when a slice ends where this is the outermost comparison of an instruction (hnops_compare_once). */
HN_PARTLY(ops_compare_items_kind);
static hn_status ops_compare_equal_items(hn_vm *vm, const hn_value *a, const hn_value *b, uint32_t n,
                                         uint32_t *first) {
    hn_partly w;
    HN_TRY(hnmeter_charge(&vm->meter, vm->nested > 1)); /* a value can hold itself 2 ** 60 times */
    (void)hnpartly_resume(&vm->meter, &ops_compare_items_kind, &w);
    uint32_t i = (uint32_t)w.at[0], begin = i;
    for (bool same = true; i < n; i++) {
        if ((i & 255) == 255 && i != begin) HN_TRY(hnmeter_charge(&vm->meter, 16));
        HN_PACE_SLOW_PARTLY(vm, ops_compare_items_kind, &w, i, begin, (void)0);
        if (a[i] == b[i]) continue;
        HN_TRY(equal_at(vm, a[i], b[i], &same));
        if (!same) break;
    }
    *first = i;
    return HN_OK;
}

hn_status hntext_compare(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, hn_value *out) {
    const uint8_t *p, *q;
    uint32_t n, m;
    hn_value x = hnv_payload(a), y = hnv_payload(b);
    if (hnv_is(x, HN_KIND_STR) && hnv_is(y, HN_KIND_STR)) {
        const hn_str *s = HN_STR(x), *t = HN_STR(y);
        uint32_t less = s->len < t->len ? s->len : t->len;
        HN_TRY(hnmeter_charge(&vm->meter, less >> 6));
        bool same;
        int c;
        if (!hncmp_orders(op)) {
            HN_TRY(hnstr_equal_long(vm, s, t, &same));
            *out = hnv_bool(same == (op == HN_CMP_EQ));
        } else {
            HN_TRY(hnstr_compare_long(vm, s, t, &c));
            *out = hnv_bool(hncmp_holds(op, c));
        }
    } else if (hnbytes_view(x, &p, &n) && hnbytes_view(y, &q, &m)) {
        uint32_t less = n < m ? n : m;
        HN_TRY(hnmeter_charge(&vm->meter, less >> 6));
        int c = 1;
        if (hncmp_orders(op) || n == m) HN_TRY(hnmem_compare(&vm->meter, p, q, less, &c));
        *out = hnv_bool(hncmp_holds(op, c ? c : n < m ? -1 : n > m));
    } else {
        *out = hncmp_orders(op) ? HN_NOTIMPLEMENTED : hnv_bool(op == HN_CMP_NE);
    }
    return HN_OK;
}

static hn_status compare_items(hn_vm *vm, hn_cmp op, const hn_value *a, uint32_t na, const hn_value *b,
                               uint32_t nb, hn_value *out) {
    uint32_t n = na < nb ? na : nb, i = 0;
    if (na != nb && !hncmp_orders(op)) {
        *out = hnv_bool(op == HN_CMP_NE);
        return HN_OK;
    }
    HN_TRY(ops_compare_equal_items(vm, a, b, n, &i));
    if (i == n)
        *out = hnv_bool(hncmp_holds(op, na < nb ? -1 : na > nb));
    else if (!hncmp_orders(op))
        *out = hnv_bool(op == HN_CMP_NE);
    else {
        HN_TRY(compare_at(vm, op, a[i], b[i], out));
        if (*out == HN_NOTIMPLEMENTED) return hnops_compare_error(vm, op, a[i], b[i]);
    }
    return HN_OK;
}

HN_PARTLY(dicts_kind);
static hn_status equal_dicts(hn_vm *vm, hn_dict *a, hn_dict *b, bool *out) {
    hn_value key, x, y;
    *out = a->live == b->live;
    hn_partly w;
    HN_TRY(hnmeter_charge(&vm->meter, vm->nested > 1));
    (void)hnpartly_resume(&vm->meter, &dicts_kind, &w);
    uint32_t n = (uint32_t)w.at[0], begin = n;
    for (uint32_t i = (uint32_t)w.at[1], at = i; *out && hndict_next(a, &i, &key, &x); n++, at = i) {
        if ((n & 255) == 255 && n != begin) HN_TRY(hnmeter_charge(&vm->meter, 32));
        HN_PACE_SLOW_PARTLY(vm, dicts_kind, &w, n, begin, w.at[1] = at);
        HN_TRY(hndict_get(vm, b, key, &y));
        if (y == HN_UNBOUND)
            *out = false;
        else
            HN_TRY(equal_at(vm, x, y, out));
    }
    return HN_OK;
}

static bool equal_ranges(const hn_range *a, const hn_range *b) {
    if (hnint_compare(a->len, b->len) != 0) return false;
    if (hnint_sign(a->len) == 0) return true;
    if (hnint_compare(a->start, b->start) != 0) return false;
    if (hnv_is_int(a->len) && hnv_int(a->len) == 1) return true;
    return hnint_compare(a->step, b->step) == 0;
}

static hn_status compare_sets(hn_vm *vm, hn_cmp op, hn_set *a, hn_set *b, hn_value *out) {
    bool yes = false;
    if (op == HN_CMP_GT || op == HN_CMP_GE) {
        hn_set *other = a;
        op = op == HN_CMP_GT ? HN_CMP_LT : HN_CMP_LE;
        a = b;
        b = other;
    }
    switch (op) {
    case HN_CMP_LT:
        if (a->live < b->live) HN_TRY(hnset_is_subset(vm, a, b, &yes));
        break;
    case HN_CMP_LE:
        if (a->live <= b->live) HN_TRY(hnset_is_subset(vm, a, b, &yes));
        break;
    default:
        if (a->live == b->live) HN_TRY(hnset_is_subset(vm, a, b, &yes));
        yes = yes == (op == HN_CMP_EQ);
    }
    *out = hnv_bool(yes);
    return HN_OK;
}

static hn_status same_callable(hn_vm *vm, hn_value a, hn_value b, bool *out) {
    if (hnv_is(a, HN_KIND_METHOD)) {
        const hn_method *x = HN_AS(hn_method, a), *y = HN_AS(hn_method, b);
        *out = false;
        return x->self == y->self ? equal_at(vm, x->func, y->func, out) : HN_OK;
    }
    const hn_native *x = HN_AS(hn_native, a), *y = HN_AS(hn_native, b);
    *out = x->def == y->def && x->self == y->self && x->owner == y->owner && x->self != HN_UNBOUND;
    return HN_OK;
}

/* Values with the comparisons of a set, some by frozen Python. */
static bool is_set_like(hn_value v) {
    return hnset_is(v) || (hnv_is(v, HN_KIND_DICT_VIEW) && HN_VIEW_OF(hnv_ref(v)->flags) != HN_VIEW_VALUES);
}

/* Two references of the same kind, neither text nor number. */
static hn_status compare_kind(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, hn_value *out) {
    bool same = a == b;
    switch (hnv_ref(a)->kind) {
    case HN_KIND_LIST:
    case HN_KIND_TUPLE: {
        const hn_value *x, *y;
        uint32_t nx, ny;
        (void)hnseq_view(a, &x, &nx);
        (void)hnseq_view(b, &y, &ny);
        return compare_items(vm, op, x, nx, y, ny, out);
    }
    case HN_KIND_SLICE: {
        const hn_slice *x = HN_SLICE(a), *y = HN_SLICE(b);
        hn_value v[3] = {x->start, x->stop, x->step}, w[3] = {y->start, y->stop, y->step};
        return compare_items(vm, op, v, 3, w, 3, out);
    }
    default: break;
    }
    *out = HN_NOTIMPLEMENTED;
    if (hncmp_orders(op)) return HN_OK;
    switch (hnv_ref(a)->kind) {
    case HN_KIND_DICT: HN_TRY(equal_dicts(vm, HN_DICT(a), HN_DICT(b), &same)); break;
    case HN_KIND_RANGE: same = equal_ranges(HN_RANGE(a), HN_RANGE(b)); break;
    case HN_KIND_METHOD:
    case HN_KIND_NATIVE:
        if (!same) HN_TRY(same_callable(vm, a, b, &same));
        break;
    default: break;
    }
    *out = hnv_bool(same == (op == HN_CMP_EQ));
    return HN_OK;
}

static hn_status compare_instances(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, hn_value *out) {
    if (op != HN_CMP_EQ || hnops_custom_eq(a) || hnops_custom_eq(b)) return HN_SLOW;
    hn_value x = hnv_payload(a), y = hnv_payload(b);
    if (hnv_is(x, HN_KIND_MEMORYVIEW) || hnv_is(y, HN_KIND_MEMORYVIEW)) return HN_SLOW; /* __buffer__ */
    if (x == a && y == b) {
        *out = hnv_bool(a == b);
        return HN_OK;
    }
    if (hnv_of_user_class(x) || hnv_of_user_class(y)) {
        *out = HN_FALSE;
        return HN_OK;
    }
    return compare_at(vm, op, x, y, out);
}

/* Neither two numbers nor two texts. */
static hn_status compare_objects(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, hn_value *out) {
    if (hnv_of_user_class(a) || hnv_of_user_class(b)) return compare_instances(vm, op, a, b, out);
    if (hnv_is(a, HN_KIND_MEMORYVIEW) || hnv_is(b, HN_KIND_MEMORYVIEW))
        return hnmemory_compare(vm, op, a, b, out);
    if (hnops_custom_eq(a) || hnops_custom_eq(b)) return HN_SLOW;
    if (hnv_is(a, HN_KIND_TYPE) && hncmp_orders(op) && HN_TYPE(a)->meta != vm->types[HN_T_TYPE])
        return HN_SLOW;
    if (is_set_like(a) && is_set_like(b)) {
        if (hnset_is(a) && hnset_is(b)) return compare_sets(vm, op, HN_SET(a), HN_SET(b), out);
        return HN_SLOW;
    }
    if (hnv_is(a, HN_KIND_MAPPINGPROXY) || hnv_is(b, HN_KIND_MAPPINGPROXY)) return HN_SLOW;
    if (hnv_is_ref(a) && hnv_is_ref(b) && hnv_ref(a)->kind == hnv_ref(b)->kind)
        return compare_kind(vm, op, a, b, out);
    *out = hncmp_orders(op) ? HN_NOTIMPLEMENTED : hnv_bool((a == b) == (op == HN_CMP_EQ));
    return HN_OK;
}

static hn_status compare_at(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, hn_value *out) {
    if (hnv_is_int(a) && hnv_is_int(b)) {
        int64_t x = hnv_int(a), y = hnv_int(b);
        *out = hnv_bool(hncmp_holds(op, x < y ? -1 : x > y));
        return HN_OK;
    }
    if (hnnum_is(a) && hnnum_is(b)) return hnnum_compare(vm, op, a, b, out);
    if (hntext_is(a) && hntext_is(b)) return hntext_compare(vm, op, a, b, out);
    if (!hnstate_enter(vm)) return HN_SLOW;
    bool on = hnwork_forbid(&vm->meter); /* there may be more than one in an instruction */
    hn_status st = compare_objects(vm, op, a, b, out);
    hnwork_allow(&vm->meter, on);
    hnstate_leave(vm);
    return st;
}

hn_status hnops_compare_once(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, hn_value *out) {
    if (!hnv_is_ref(a) || !hnv_is_ref(b) || hnnum_is(a) || hntext_is(a)) return compare_at(vm, op, a, b, out);
    if (!hnstate_enter(vm)) return HN_SLOW;
    hn_status st = compare_objects(vm, op, a, b, out);
    hnstate_leave(vm);
    return st;
}

hn_status hnops_compare(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, hn_value *out) {
    return compare_at(vm, op, a, b, out);
}

static hn_status equal_at(hn_vm *vm, hn_value a, hn_value b, bool *out) {
    hn_value v;
    if (a == b) {
        *out = true;
        return HN_OK;
    }
    if (hnv_is_int(a) && hnv_is_int(b)) {
        *out = false;
        return HN_OK;
    }
    if (hnv_is(a, HN_KIND_STR) && hnv_is(b, HN_KIND_STR)) {
        HN_TRY(hnmeter_charge(&vm->meter, hnstr_equal_steps(HN_STR(a), HN_STR(b))));
        return hnstr_equal_long(vm, HN_STR(a), HN_STR(b), out);
    }
    HN_TRY(compare_at(vm, HN_CMP_EQ, a, b, &v));
    *out = v == HN_TRUE;
    return HN_OK;
}

hn_status hnops_equal(hn_vm *vm, hn_value a, hn_value b, bool *out) {
    return equal_at(vm, a, b, out);
}
