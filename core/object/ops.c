/* Binary, augmented and unary operators, truth, len and membership of builtin values. It dispatches to
 * num_binary.c, text_ops.c and set_ops.c; sequences and dicts are handled here. HN_SLOW and HN_NOMEM must
 * come before any effect: augmented operators change their left operand in place. */
#include "object/ops.h"
#include "base/work.h"
#include "object/dict_internal.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/memory.h"
#include "object/num.h"
#include "object/ops_internal.h"
#include "object/partly.h"
#include "object/range_internal.h"
#include "object/set.h"
#include "object/set_internal.h"
#include "object/text.h"

static const char *const binop_names[HN_BIN_COUNT] = {
#define HN_BINOP(name, text, ...) text,
#include "object/operators.def"
};
static const char *const ops_inplace_names[HN_BIN_COUNT] = {
#define HN_BINOP(name, text, assigned, ...) assigned,
#include "object/operators.def"
};

static inline bool is_seq(hn_value v) {
    return hnv_is(v, HN_KIND_LIST) || hnv_is(v, HN_KIND_TUPLE);
}
static bool is_view(hn_value v) {
    return hnv_is(v, HN_KIND_DICT_VIEW) && HN_VIEW_OF(hnv_ref(v)->flags) != HN_VIEW_VALUES;
}

bool hnops_has_sequence_slots(hn_vm *vm, hn_value a) {
    return !(hntype_of(vm, a)->h.flags & HN_TYPE_BUILTIN) || hnset_is(a) || hnv_is(a, HN_KIND_DICT) ||
           hnv_is(a, HN_KIND_RANGE) || hnv_is(a, HN_KIND_DICT_VIEW) || hnv_is(a, HN_KIND_MAPPINGPROXY) ||
           hnv_is(a, HN_KIND_MEMORYVIEW);
}

/* Whether + or * of a sequence is that of the builtin type: a class that has its own is no sequence there. */
static bool ops_joins(hn_vm *vm, hn_value v, hn_value x, hn_name_id name, hn_name_id reflected) {
    if (!is_seq(x) && !hntext_is(x)) return false;
    if (v == x) return true;
    hn_value f = hntype_lookup(vm, hntype_of(vm, v), vm->names[name]);
    hn_value r = hntype_lookup(vm, hntype_of(vm, v), vm->names[reflected]);
    return hnv_is(f, HN_KIND_NATIVE) && (r == HN_UNBOUND || hnv_is(r, HN_KIND_NATIVE));
}

hn_status hnops_binary_error(hn_vm *vm, hn_binop op, bool inplace, hn_value a, hn_value b) {
    hn_value x = hnv_payload(a), y = hnv_payload(b);
    if (op == HN_BIN_ADD && ops_joins(vm, a, x, HN_N___add__, HN_N___add__)) {
        if (!hntext_is(x) || hnv_is(x, HN_KIND_STR)) {
            const char *name = hnv_is(x, HN_KIND_LIST) ? "list" : hnv_is(x, HN_KIND_STR) ? "str" : "tuple";
            return hnexc_raise(vm, HN_T_TYPEERROR, "can only concatenate %s (not \"%T\") to %s", name, b,
                               name);
        }
        return hnexc_raise(vm, HN_T_TYPEERROR, "can't concat %T to %T", b, a);
    }
    if (op == HN_BIN_MUL) {
        if (ops_joins(vm, a, x, HN_N___mul__, HN_N___rmul__))
            return hnexc_raise(vm, HN_T_TYPEERROR, "can't multiply sequence by non-int of type '%T'", b);
        if (ops_joins(vm, b, y, HN_N___mul__, HN_N___rmul__) && !(inplace && hnops_has_sequence_slots(vm, a)))
            return hnexc_raise(vm, HN_T_TYPEERROR, "can't multiply sequence by non-int of type '%T'", a);
    }
    return hnexc_raise(vm, HN_T_TYPEERROR, "unsupported operand type(s) for %s: '%T' and '%T'",
                       inplace ? ops_inplace_names[op] : binop_names[op], a, b);
}

/* ---- sequences ---- */

static hn_status concat(hn_vm *vm, hn_value a, hn_value b, hn_value *out) {
    const hn_value *x, *y;
    uint32_t nx, ny;
    hn_value *to;
    (void)hnseq_view(a, &x, &nx);
    (void)hnseq_view(b, &y, &ny);
    if (ny > UINT32_MAX - nx) return hnmeter_want(&vm->meter, (uint64_t)nx + ny, sizeof(hn_value));
    HN_TRY(hnmeter_charge(&vm->meter, ((uint64_t)nx + ny) >> 5));
    if (hnv_is(a, HN_KIND_LIST)) {
        hn_list *l = hnlist_new(vm, nx + ny);
        if (!l) return HN_NOMEM;
        l->len = nx + ny;
        to = l->items ? l->items->v : NULL;
        *out = hnv_from_ref(l);
    } else {
        if (!ny || !nx) {
            *out = ny ? b : a;
            return HN_OK;
        }
        hn_tuple *t = hntuple_alloc(vm, nx + ny);
        if (!t) return HN_NOMEM;
        to = t->items;
        *out = hnv_from_ref(t);
    }
    HN_TRY(hnmem_copy(&vm->meter, to, x, nx * sizeof *to));
    return ny ? hnmem_copy(&vm->meter, to + nx, y, ny * sizeof *to) : HN_OK;
}

static hn_status fill_repeated(hn_vm *vm, hn_value *to, uint32_t n, uint32_t total) {
    if (n == 1)
        for (; n < total && n < 64; n++) to[n] = to[0];
    for (uint32_t done = n; done < total;) {
        uint32_t from = done % n, part = done - from < total - done ? done - from : total - done;
        if (part > HN_LONG / sizeof *to) part = HN_LONG / sizeof *to; /* what the cache holds */
        HN_TRY(hnmem_copy(&vm->meter, to + done, to + from, part * sizeof *to));
        done += part;
    }
    return HN_OK;
}

/* How many items n * times are. A count beyond an index is CPython's OverflowError. */
static hn_status repeated_len(hn_vm *vm, uint32_t n, hn_value times, uint32_t *out) {
    int64_t t;
    *out = 0;
    if (!hnint_to_i64(times, &t))
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "cannot fit 'int' into an index-sized integer");
    if (t <= 0 || !n) return HN_OK;
    if (t > (int64_t)0x0FFFFFF0 / n) return hnmeter_want(&vm->meter, (uint64_t)t, n * sizeof(hn_value));
    *out = n * (uint32_t)t;
    return hnmeter_charge(&vm->meter, *out >> 6);
}

static hn_status ops_repeat(hn_vm *vm, hn_value seq, hn_value times, hn_value *out) {
    const hn_value *v;
    uint32_t n, total;
    hn_value *to;
    (void)hnseq_view(seq, &v, &n);
    HN_TRY(repeated_len(vm, n, times, &total));
    if (hnv_is(seq, HN_KIND_LIST)) {
        hn_list *l = hnlist_new(vm, total);
        if (!l) return HN_NOMEM;
        l->len = total;
        to = l->items ? l->items->v : NULL;
        *out = hnv_from_ref(l);
    } else {
        if (total == n) {
            *out = seq;
            return HN_OK;
        }
        hn_tuple *t = hntuple_alloc(vm, total);
        if (!t) return HN_NOMEM;
        to = t->items;
        *out = hnv_from_ref(t);
    }
    if (!total) return HN_OK;
    HN_TRY(hnmem_copy(&vm->meter, to, v, n * sizeof *v));
    return fill_repeated(vm, to, n, total);
}

static hn_status repeat_inplace(hn_vm *vm, hn_list *l, hn_value times) {
    uint32_t total;
    HN_TRY(repeated_len(vm, l->len, times, &total));
    if (total > l->len) {
        HN_TRY(hnlist_reserve(vm, l, total - l->len));
        HN_TRY(fill_repeated(vm, l->items->v, l->len, total));
    }
    l->len = total;
    return HN_OK;
}

/* ---- operators ---- */

static char set_op(hn_binop op) {
    switch (op) {
    case HN_BIN_AND: return '&';
    case HN_BIN_OR: return '|';
    case HN_BIN_XOR: return '^';
    case HN_BIN_SUB: return '-';
    default: return 0;
    }
}

HN_PARTLY(or_kind);
static hn_status dict_or(hn_vm *vm, hn_value a, hn_value b, hn_value *out) {
    hn_dict *d;
    hn_partly w;
    if (!hnpartly_resume(&vm->meter, &or_kind, &w)) {
        HN_TRY(hndict_copy(vm, HN_DICT(a), &d));
        w.value = hnv_from_ref(d);
    }
    *out = w.value;
    hn_status st = hndict_update_partly(vm, HN_DICT(w.value), HN_DICT(b));
    return st == HN_AGAIN ? hnpartly_leave(&vm->meter, &or_kind, &w) : st;
}

static hn_status binary_containers(hn_vm *vm, hn_binop op, hn_value a, hn_value b, hn_value *out) {
    char sop = set_op(op);
    *out = HN_NOTIMPLEMENTED;
    if (op == HN_BIN_ADD && is_seq(a) && is_seq(b) && hnv_ref(a)->kind == hnv_ref(b)->kind)
        return concat(vm, a, b, out);
    if (op == HN_BIN_MUL) {
        if (is_seq(a) && hnint_is(b)) return ops_repeat(vm, a, b, out);
        if (is_seq(b) && hnint_is(a)) return ops_repeat(vm, b, a, out);
    }
    if (!sop) return HN_OK;
    if (hnset_is(a) && hnset_is(b)) {
        hn_set *s;
        HN_TRY(hnset_binary(vm, sop, HN_SET(a), HN_SET(b), &s));
        *out = hnv_from_ref(s);
        return HN_OK;
    }
    if (op != HN_BIN_OR) return HN_OK;
    if (hnv_is(a, HN_KIND_DICT) && hnv_is(b, HN_KIND_DICT)) return dict_or(vm, a, b, out);
    if (hnv_is(a, HN_KIND_MAPPINGPROXY) || hnv_is(b, HN_KIND_MAPPINGPROXY)) return HN_SLOW;
    return HN_OK;
}

hn_status hnops_binary(hn_vm *vm, hn_binop op, hn_value a, hn_value b, hn_value *out) {
    if (hnnum_is(a) && hnnum_is(b)) return hnnum_binary(vm, op, a, b, out);
    if (hnv_of_user_class(a) || hnv_of_user_class(b)) return HN_SLOW;
    if ((is_view(a) || is_view(b)) && (op == HN_BIN_SUB || hnbin_is_bitwise(op)))
        return HN_SLOW; /* with any iterable */
    if (hntext_is(a) || hntext_is(b)) {
        HN_TRY(hntext_binary(vm, op, a, b, out));
        if (*out != HN_NOTIMPLEMENTED || op != HN_BIN_OR) return HN_OK;
    }
    if (hnv_is(a, HN_KIND_TYPE) || hnv_is(b, HN_KIND_TYPE)) return HN_SLOW;
    return binary_containers(vm, op, a, b, out);
}

hn_status hnops_inplace(hn_vm *vm, hn_binop op, hn_value a, hn_value b, hn_value *out) {
    if (!hnv_is_ref(a)) return hnops_binary(vm, op, a, b, out);
    switch (hnv_ref(a)->kind) {
    case HN_KIND_LIST:
        if (op == HN_BIN_ADD) {
            if (hnv_of_user_class(b)) return HN_SLOW; /* its __radd__ comes first */
            *out = a;
            return hnlist_extend(vm, HN_LIST(a), b);
        }
        if (op == HN_BIN_MUL && hnint_is(b)) {
            *out = a;
            return repeat_inplace(vm, HN_LIST(a), b);
        }
        break;
    case HN_KIND_SET:
        if (set_op(op) && hnset_is(b)) {
            *out = a;
            return hnset_inplace(vm, set_op(op), HN_SET(a), HN_SET(b));
        }
        break;
    case HN_KIND_DICT:
        if (op == HN_BIN_OR) {
            *out = a;
            return hnv_is(b, HN_KIND_DICT) ? hndict_update_partly(vm, HN_DICT(a), HN_DICT(b)) : HN_SLOW;
        }
        break;
    case HN_KIND_BYTEARRAY:
        if (hnv_of_user_class(b)) return HN_SLOW;
        return hntext_inplace(vm, op, a, b, out);
    default: break;
    }
    return hnops_binary(vm, op, a, b, out);
}

hn_status hnops_unary(hn_vm *vm, char op, hn_value a, hn_value *out) {
    if (hnv_of_user_class(a)) return HN_SLOW;
    if (hnv_is(a, HN_KIND_TYPE) && HN_TYPE(a)->meta != vm->types[HN_T_TYPE]) return HN_SLOW;
    if (hnint_is(a)) {
        if (op == '-') return hnint_neg(vm, a, out);
        if (op == '~') return hnint_invert(vm, a, out);
        *out = hnv_is_bool(a) ? hnv_from_int(a == HN_TRUE) : a;
        return HN_OK;
    }
    if (hnv_is_double(a) && op != '~') {
        *out = op == '-' ? hnv_from_double(-hnv_double(a)) : a;
        return HN_OK;
    }
    if (hnv_is(a, HN_KIND_COMPLEX) && op != '~') {
        const hn_complex *c = HN_AS(hn_complex, a);
        *out = a;
        return op == '-' ? hncomplex_new(vm, -c->re, -c->im, out) : HN_OK;
    }
    return hnexc_raise(vm, HN_T_TYPEERROR, "bad operand type for unary %c: '%T'", op, a);
}

static hn_status truth_of_constant(hn_vm *vm, hn_value v, bool *out) {
    *out = v != HN_NONE && v != HN_FALSE;
    if (v != HN_NOTIMPLEMENTED) return HN_OK;
    return hnexc_raise(vm, HN_T_TYPEERROR, "NotImplemented should not be used in a boolean context");
}

hn_status hnops_truth(hn_vm *vm, hn_value v, bool *out) {
    int64_t len;
    *out = true;
    if (hnv_is_int(v)) {
        *out = hnv_int(v) != 0;
    } else if (hnv_is_double(v)) {
        *out = hnv_double(v) != 0;
    } else if (!hnv_is_ref(v)) {
        return truth_of_constant(vm, v, out);
    } else {
        switch (hnv_ref(v)->kind) {
        case HN_KIND_STR: *out = HN_STR(v)->len != 0; break;
        case HN_KIND_BYTES: *out = HN_BYTES(v)->len != 0; break;
        case HN_KIND_BYTEARRAY: *out = HN_BYTEARRAY(v)->len != 0; break;
        case HN_KIND_LIST: *out = HN_LIST(v)->len != 0; break;
        case HN_KIND_TUPLE: *out = HN_TUPLE(v)->len != 0; break;
        case HN_KIND_DICT: *out = HN_DICT(v)->live != 0; break;
        case HN_KIND_SET:
        case HN_KIND_FROZENSET: *out = HN_SET(v)->live != 0; break;
        case HN_KIND_DICT_VIEW: *out = HN_AS(hn_dict_view, v)->dict->live != 0; break;
        case HN_KIND_RANGE: *out = hnint_sign(HN_RANGE(v)->len) != 0; break;
        case HN_KIND_COMPLEX: *out = HN_AS(hn_complex, v)->re != 0 || HN_AS(hn_complex, v)->im != 0; break;
        case HN_KIND_MEMORYVIEW:
            HN_TRY(hnmemory_len(vm, HN_MEMORY(v), &len));
            *out = len != 0;
            break;
        case HN_KIND_MAPPINGPROXY:
            if (!hnv_is(HN_AS(hn_proxy, v)->mapping, HN_KIND_DICT)) return HN_SLOW;
            *out = HN_DICT(HN_AS(hn_proxy, v)->mapping)->live != 0;
            break;
        case HN_KIND_TYPE:
        case HN_KIND_MODULE: return hnv_of_user_class(v) ? HN_SLOW : HN_OK;
        case HN_KIND_INSTANCE:
        case HN_KIND_EXC: return HN_SLOW;
        default: break;
        }
    }
    return HN_OK;
}

hn_status hnops_len(hn_vm *vm, hn_value v, int64_t *out) {
    if (hnv_is_ref(v)) {
        switch (hnv_ref(v)->kind) {
        case HN_KIND_STR: *out = HN_STR(v)->len; return HN_OK;
        case HN_KIND_BYTES: *out = HN_BYTES(v)->len; return HN_OK;
        case HN_KIND_BYTEARRAY: *out = HN_BYTEARRAY(v)->len; return HN_OK;
        case HN_KIND_MEMORYVIEW: return hnmemory_len(vm, HN_MEMORY(v), out);
        case HN_KIND_LIST: *out = HN_LIST(v)->len; return HN_OK;
        case HN_KIND_TUPLE: *out = HN_TUPLE(v)->len; return HN_OK;
        case HN_KIND_DICT: *out = HN_DICT(v)->live; return HN_OK;
        case HN_KIND_SET:
        case HN_KIND_FROZENSET: *out = HN_SET(v)->live; return HN_OK;
        case HN_KIND_DICT_VIEW: *out = HN_AS(hn_dict_view, v)->dict->live; return HN_OK;
        case HN_KIND_RANGE:
            if (hnint_to_i64(HN_RANGE(v)->len, out)) return HN_OK;
            return hnexc_raise(vm, HN_T_OVERFLOWERROR, "Python int too large to convert to C ssize_t");
        case HN_KIND_MAPPINGPROXY:
            if (!hnv_is(HN_AS(hn_proxy, v)->mapping, HN_KIND_DICT)) return HN_SLOW;
            *out = HN_DICT(HN_AS(hn_proxy, v)->mapping)->live;
            return HN_OK;
        case HN_KIND_TYPE:
        case HN_KIND_MODULE:
            if (hnv_of_user_class(v)) return HN_SLOW;
            break;
        case HN_KIND_INSTANCE:
        case HN_KIND_EXC: return HN_SLOW;
        default: break;
        }
    }
    return hnexc_raise(vm, HN_T_TYPEERROR, "object of type '%T' has no len()", v);
}

/* ---- membership ---- */

/* So many items are looked through in more than one slice, if need be. */
#ifdef HN_HOSTILE
#define IN_LONG 8u
#else
#define IN_LONG 0x4000u
#endif
static const hn_work_kind in_kind = {sizeof(uint32_t), 0, NULL, NULL};

static hn_status in_values(hn_vm *vm, const hn_value *v, uint32_t n, hn_value item, bool *out) {
    uint32_t i = 0, from;
    *out = false;
    if (n < IN_LONG || !hnwork_resume(&vm->meter, &in_kind, &i)) HN_TRY(hnmeter_charge(&vm->meter, n >> 6));
    bool number = hnv_is_int(item);
    for (from = i; i < n && !*out; i++) {
        if (n >= IN_LONG && i > from && hnwork_due(&vm->meter)) return hnwork_save(&vm->meter, &in_kind, &i);
        HN_PACE_SLOW(vm, i);
        if (v[i] == item)
            *out = true;
        else if (!number || !hnv_is_int(v[i]))
            HN_TRY(hnops_equal(vm, v[i], item, out));
    }
    return HN_OK;
}

static hn_status in_range(hn_vm *vm, const hn_range *r, hn_value item, bool *out) {
    *out = false;
    if (hnv_of_user_class(item)) return HN_SLOW;
    if (hnv_is(item, HN_KIND_COMPLEX) && HN_AS(hn_complex, item)->im == 0)
        item = hnv_from_double(HN_AS(hn_complex, item)->re);
    if (hnv_is_double(item)) {
        double d = hnv_double(item);
        if (!(d - d == 0)) return HN_OK;
        HN_TRY(hnint_from_double(vm, d, &item));
        if (hnint_compare_double(item, d) != 0) return HN_OK;
    }
    if (!hnint_is(item)) return HN_OK;
    HN_TRY(hnrange_find(vm, r, item, &item));
    *out = item != HN_UNBOUND;
    return HN_OK;
}

static hn_status in_view(hn_vm *vm, const hn_dict_view *view, hn_value item, bool *out) {
    hn_value key, value;
    *out = false;
    if (HN_VIEW_OF(view->h.flags) == HN_VIEW_VALUES) {
        HN_TRY(hnmeter_charge(&vm->meter, view->dict->used >> 5));
        for (uint32_t i = 0; !*out && hndict_next(view->dict, &i, &key, &value);) {
            HN_PACE_SLOW(vm, i);
            HN_TRY(hnops_equal(vm, value, item, out));
        }
        return HN_OK;
    }
    if (HN_VIEW_OF(view->h.flags) == HN_VIEW_ITEMS) {
        item = hnv_payload(item);
        if (!hnv_is(item, HN_KIND_TUPLE) || HN_TUPLE(item)->len != 2) return HN_OK;
        HN_TRY(hndict_get(vm, view->dict, HN_TUPLE(item)->items[0], &value));
        return value == HN_UNBOUND ? HN_OK : hnops_equal(vm, value, HN_TUPLE(item)->items[1], out);
    }
    HN_TRY(hndict_get(vm, view->dict, item, &value));
    *out = value != HN_UNBOUND;
    return HN_OK;
}

hn_status hnops_contains(hn_vm *vm, hn_value c, hn_value item, bool *out) {
    int32_t at;
    if (hnv_is(c, HN_KIND_MAPPINGPROXY)) {
        c = HN_AS(hn_proxy, c)->mapping;
        if (!hnv_is(c, HN_KIND_DICT)) return HN_SLOW;
    }
    if (hnv_is_ref(c)) {
        switch (hnv_ref(c)->kind) {
        case HN_KIND_LIST:
            return in_values(vm, HN_LIST(c)->items ? HN_LIST(c)->items->v : NULL, HN_LIST(c)->len, item, out);
        case HN_KIND_TUPLE: return in_values(vm, HN_TUPLE(c)->items, HN_TUPLE(c)->len, item, out);
        case HN_KIND_STR:
        case HN_KIND_BYTES:
        case HN_KIND_BYTEARRAY: return hntext_contains(vm, c, item, out);
        case HN_KIND_DICT:
            HN_TRY(hndict_find(vm, HN_DICT(c), item, &at));
            *out = at >= 0;
            return HN_OK;
        case HN_KIND_SET:
        case HN_KIND_FROZENSET: return hnset_has(vm, HN_SET(c), item, out);
        case HN_KIND_RANGE: return in_range(vm, HN_RANGE(c), item, out);
        case HN_KIND_DICT_VIEW: return in_view(vm, HN_AS(hn_dict_view, c), item, out);
        case HN_KIND_TYPE:
        case HN_KIND_MODULE:
            if (hnv_of_user_class(c)) return HN_SLOW;
            break;
        case HN_KIND_MEMORYVIEW:
        case HN_KIND_ITER:
        case HN_KIND_GENERATOR:
        case HN_KIND_INSTANCE:
        case HN_KIND_EXC: return HN_SLOW;
        default: break;
        }
    }
    return hnexc_raise(vm, HN_T_TYPEERROR, "argument of type '%T' is not a container or iterable", c);
}
