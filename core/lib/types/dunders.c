/* The operator and protocol methods of the builtin types (`int.__add__`, `list.__iter__`), over the operators
 * of object/. lib.c registers them first; tables of types may override rows. Where the fast path returns
 * HN_SLOW, a frozen twin takes over (core/lib/py/_hn/operators.py), or the result is NotImplemented, so that
 * the other operand's class is asked. */
#include "lib/types/dunders.h"
#include "lib/twins.h"

#include "object/bytes.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/format.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/memory.h"
#include "object/ops_internal.h"
#include "object/repr.h"
#include "object/seq.h"
#include "object/text.h"
#include "vm/attr.h"
#include "vm/call.h"
#include "vm/native.h"

static bool is_container(hn_value v) {
    return hnv_is_ref(v) && (HN_IN(hnv_ref(v)->kind, KINDS_CONTAINER) || hnv_is(v, HN_KIND_DICT_VIEW) ||
                             hnv_is(v, HN_KIND_SLICE) || hnv_is(v, HN_KIND_MAPPINGPROXY));
}

static bool is_sequence(hn_value v) {
    return hnv_is(v, HN_KIND_LIST) || hnv_is(v, HN_KIND_TUPLE) || hntext_is(v);
}

/* ---- operators ---- */

/* What an operand is, for the rules below. */
enum {
    OF_ANY = 1,
    OF_STR = 2,
    OF_BYTES = 4, /* or a bytearray */
    OF_ITEMS = 8, /* a list or a tuple */
    OF_VIEW = 16, /* of a dict */
    OF_PROXY = 32,
    OF_CONTAINER = 64,
    OF_TYPE = 128,
    OF_SEQUENCE = OF_STR | OF_BYTES | OF_ITEMS,
};

HN_APART unsigned sorts_of(hn_value v) {
    unsigned sorts = OF_ANY;
    if (hntext_is(v)) sorts |= hnv_is(v, HN_KIND_STR) ? OF_STR : OF_BYTES;
    if (hnv_is(v, HN_KIND_LIST) || hnv_is(v, HN_KIND_TUPLE)) sorts |= OF_ITEMS;
    if (hnv_is(v, HN_KIND_DICT_VIEW)) sorts |= OF_VIEW;
    if (hnv_is(v, HN_KIND_MAPPINGPROXY)) sorts |= OF_PROXY;
    if (hnv_is(v, HN_KIND_TYPE)) sorts |= OF_TYPE;
    return is_container(v) ? sorts | OF_CONTAINER : sorts;
}

/* Which twin takes an operation that C cannot do, by what its operands are: the first row that fits. */
static const struct {
    uint8_t op; /* hn_binop; HN_BIN_COUNT: any */
    uint8_t left, right;
    uint16_t twin; /* hn_slow_id */
} binary_twins[] = {
    {HN_BIN_MOD, OF_STR, OF_ANY, HN_SLOW_STR_PERCENT},
    {HN_BIN_MOD, OF_BYTES, OF_ANY, HN_SLOW_BYTES_PERCENT},
    {HN_BIN_MUL, OF_SEQUENCE, OF_ANY, HN_SLOW_BINARY}, /* the other may have __index__ */
    {HN_BIN_MUL, OF_ANY, OF_SEQUENCE, HN_SLOW_BINARY},
    {HN_BIN_OR, OF_PROXY, OF_ANY, HN_SLOW_CONTAINER_BINARY},
    {HN_BIN_OR, OF_ANY, OF_PROXY, HN_SLOW_CONTAINER_BINARY},
    {HN_BIN_COUNT, OF_VIEW, OF_ANY, HN_SLOW_CONTAINER_BINARY},
    {HN_BIN_COUNT, OF_ANY, OF_VIEW, HN_SLOW_CONTAINER_BINARY},
    {HN_BIN_COUNT, OF_CONTAINER, OF_CONTAINER, HN_SLOW_CONTAINER_BINARY},
    {HN_BIN_OR, OF_TYPE, OF_ANY, HN_SLOW_TYPE_OR},
    {HN_BIN_OR, OF_ANY, OF_TYPE, HN_SLOW_TYPE_OR},
};

static hn_status call_binary_twin(hn_vm *vm, hn_slow_id twin, hn_binop op, hn_value a, hn_value b) {
    hn_value args[4] = {hnv_from_int(op), a, b, hnv_from_int(op)};
    if (twin == HN_SLOW_BINARY) return hncall_slow(vm, twin, 3, args);
    return hncall_slow(vm, twin, twin == HN_SLOW_CONTAINER_BINARY ? 3 : 2, args + 1);
}

static hn_status slow_binary(hn_vm *vm, hn_binop op, hn_value a, hn_value b, hn_value *out) {
    unsigned left = sorts_of(a), right = sorts_of(b);
    bool buffers = op == HN_BIN_ADD && left & OF_BYTES && hnv_of_user_class(b);
    if (buffers && hnmemory_refused(vm, b) == HN_SLOW)
        return call_binary_twin(vm, HN_SLOW_CONTAINER_BINARY, op, a, b);
    for (size_t i = 0; i < sizeof binary_twins / sizeof *binary_twins; i++) {
        if (binary_twins[i].op != HN_BIN_COUNT && binary_twins[i].op != op) continue;
        if (binary_twins[i].left & left && binary_twins[i].right & right)
            return call_binary_twin(vm, (hn_slow_id)binary_twins[i].twin, op, a, b);
    }
    *out = HN_NOTIMPLEMENTED;
    return HN_OK;
}

/* How often a sequence is repeated is an int, or asked of the whole object: it may be a sequence as well. */
static hn_value times_of(hn_value v) {
    return hnint_is(hnv_payload(v)) ? hnv_payload(v) : v;
}

static hn_status binary(hn_vm *vm, hn_binop op, hn_value a, hn_value b, hn_value *out) {
    hn_value x = hnv_payload(a), y = hnv_payload(b);
    if (op == HN_BIN_MUL && is_sequence(x)) y = times_of(b);
    bool percent = op == HN_BIN_MOD && hntext_is(x);
    if (op == HN_BIN_OR && hnv_is(x, HN_KIND_DICT) && hnv_is(y, HN_KIND_DICT) && (y != b || x != a)) {
        hn_value args[3] = {a, b, hnv_from_int(op)};
        return hncall_slow(vm, HN_SLOW_CONTAINER_BINARY, 3, args);
    }
    if (hnv_is(x, HN_KIND_DICT_VIEW) || hnv_is(y, HN_KIND_DICT_VIEW) || hnv_is(x, HN_KIND_MAPPINGPROXY) ||
        hnv_is(y, HN_KIND_MAPPINGPROXY)) { /* which go through a set by its class, or hand it on */
        x = a;
        y = b;
    }
    hn_status st = percent && y != b ? HN_SLOW : hnops_binary(vm, op, x, y, out);
    return st == HN_SLOW ? slow_binary(vm, op, x, percent ? b : y, out) : st;
}

static hn_status inplace(hn_vm *vm, hn_binop op, const hn_value *args, hn_value *out) {
    /* Of a subclass's instance what it wraps is changed, and the result is the instance. */
    hn_value a[4] = {hnv_payload(args[0]), hnv_payload(args[1]), hnv_from_int(op), args[0]};
    if (op == HN_BIN_MUL) a[1] = times_of(args[1]);
    bool asked =
        (op == HN_BIN_OR && hnv_is(a[0], HN_KIND_DICT)) || (op == HN_BIN_ADD && hnv_is(a[0], HN_KIND_LIST));
    if (asked && args[0] != args[1]) a[1] = args[1]; /* its class says how it is gone through */
    hn_status st = hnops_inplace(vm, op, a[0], a[1], out);
    if (st == HN_OK && *out == a[0]) *out = args[0];
    if (st != HN_SLOW) return st;
    a[1] = args[1];
    return hncall_slow(vm, HN_SLOW_CONTAINER_INPLACE, 4, a);
}

/* What kind of thing v compares with: the types of one group know each other. */
static int group_of(hn_value v) {
    if (hnv_is_int(v) || hnv_is_bool(v) || hnv_is(v, HN_KIND_INT)) return 1;
    if (hnv_is_double(v)) return 2;
    if (!hnv_is_ref(v)) return 4;
    switch (hnv_ref(v)->kind) {
    case HN_KIND_COMPLEX: return 3;
    case HN_KIND_BYTES:
    case HN_KIND_BYTEARRAY: return 5;
    case HN_KIND_SET:
    case HN_KIND_FROZENSET: return 6;
    case HN_KIND_DICT_VIEW: return HN_VIEW_OF(hnv_ref(v)->flags) == HN_VIEW_VALUES ? 100 : 6;
    case HN_KIND_MEMORYVIEW: return 5;
    default: return 10 + hnv_ref(v)->kind;
    }
}
/* Whether type(a)'s operators know b: numbers know the narrower ones. */
static bool knows(hn_value a, hn_value b) {
    int x = group_of(a), y = group_of(b);
    if (hnv_is(a, HN_KIND_BYTES)) return hnv_is(b, HN_KIND_BYTES); /* other buffers know it */
    if (x == 6 && hnv_is(b, HN_KIND_DICT_VIEW)) return hnv_is(a, HN_KIND_DICT_VIEW);
    return x == y || (x <= 3 && y < x);
}

static hn_status compare(hn_vm *vm, hn_cmp op, const hn_value *args, hn_value *out) {
    hn_value a[3] = {args[0], hnv_payload(args[1]), hnv_from_int(op)};
    bool buffer = !hncmp_orders(op) && hnv_is(a[0], HN_KIND_MEMORYVIEW) && hnv_of_user_class(a[1]);
    if (buffer && hnmemory_refused(vm, a[1]) == HN_SLOW)
        return hncall_slow(vm, HN_SLOW_CONTAINER_COMPARE, 3, a);
    if (hnv_is(a[0], HN_KIND_MAPPINGPROXY)) {
        a[1] = args[1];
        return hncall_slow(vm, HN_SLOW_CONTAINER_COMPARE, 3, a);
    }
    if (hnv_is(a[0], HN_KIND_DICT_VIEW) && a[1] != args[1] && knows(a[0], a[1])) {
        a[1] = args[1];
        return hncall_slow(vm, HN_SLOW_CONTAINER_COMPARE, 3, a);
    }
    if (!knows(a[0], a[1])) return *out = HN_NOTIMPLEMENTED, HN_OK;
    hn_status st = hnops_compare(vm, op, a[0], a[1], out);
    if (st != HN_SLOW) return st;
    if (is_container(a[0]) && is_container(a[1])) return hncall_slow(vm, HN_SLOW_CONTAINER_COMPARE, 3, a);
    *out = HN_NOTIMPLEMENTED;
    return HN_OK;
}

/* Of a number with a wider one the other operand decides. */
static bool wider(hn_value self, hn_value other) {
    int x = group_of(self), y = group_of(hnv_payload(other));
    return x <= 3 && y <= 3 && y > x;
}
static hn_status forward(hn_vm *vm, hn_binop op, const hn_value *args, hn_value *out) {
    bool repeats =
        op == HN_BIN_MUL && is_sequence(hnv_payload(args[1])); /* numbers leave that to the sequence */
    bool view =
        group_of(args[0]) == 6 && !hnv_is(args[0], HN_KIND_DICT_VIEW) && hnv_is(args[1], HN_KIND_DICT_VIEW);
    if (repeats || view || wider(args[0], args[1])) return *out = HN_NOTIMPLEMENTED, HN_OK;
    return binary(vm, op, args[0], args[1], out);
}
static hn_status reflect(hn_vm *vm, hn_binop op, const hn_value *args, hn_value *out) {
    if (group_of(args[0]) <= 3 && group_of(hnv_payload(args[1])) > 3) return *out = HN_NOTIMPLEMENTED, HN_OK;
    bool text = op == HN_BIN_MOD && hntext_is(args[0]);
    if (wider(args[0], args[1]) || (text && hntype_of(vm, args[0]) != hntype_of(vm, hnv_payload(args[1]))))
        return *out = HN_NOTIMPLEMENTED, HN_OK;
    return binary(vm, op, args[1], args[0], out);
}

/* + and * of sequences, which hndispatch_binary calls for operands that will do only: they say what they
 * lack. */
static hn_status seq_add(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const uint8_t *p;
    uint32_t len;
    hn_value x = hnv_payload(args[0]), y = hnv_payload(args[1]);
    bool bytes = hntext_is(x) && !hnv_is(x, HN_KIND_STR);
    *out = HN_NOTIMPLEMENTED;
    if (!bytes || hnbytes_view(y, &p, &len) || hnv_of_user_class(y))
        HN_TRY(binary(vm, HN_BIN_ADD, args[0], args[1], out));
    if (*out == HN_NOTIMPLEMENTED) return hnops_binary_error(vm, HN_BIN_ADD, false, args[0], args[1]);
    return HN_OK;
}
static hn_status seq_iadd(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY(inplace(vm, HN_BIN_ADD, args, out));
    if (*out == HN_NOTIMPLEMENTED) return hnops_binary_error(vm, HN_BIN_ADD, true, args[0], args[1]);
    return HN_OK;
}
static hn_status need_index(hn_vm *vm, hn_value v) {
    if (hntype_lookup(vm, hntype_of(vm, v), HN_NAME(vm, __index__)) != HN_UNBOUND) return HN_OK;
    return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object cannot be interpreted as an integer", v);
}
static hn_status seq_mul(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY(need_index(vm, args[1]));
    return binary(vm, HN_BIN_MUL, args[0], args[1], out);
}
static hn_status seq_imul(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY(need_index(vm, args[1]));
    return inplace(vm, HN_BIN_MUL, args, out);
}

#define BIN(name, op)                                                                                        \
    HN_NATIVE(name) {                                                                                        \
        return forward(vm, HN_BIN_##op, args, out);                                                          \
    }                                                                                                        \
    HN_NATIVE(r##name) {                                                                                     \
        return reflect(vm, HN_BIN_##op, args, out);                                                          \
    }
#define INPLACE(name, op)                                                                                    \
    HN_NATIVE(name) {                                                                                        \
        return inplace(vm, HN_BIN_##op, args, out);                                                          \
    }
#define CMP(name, op)                                                                                        \
    HN_NATIVE(name) {                                                                                        \
        return compare(vm, HN_CMP_##op, args, out);                                                          \
    }

BIN(add, ADD)
BIN(sub, SUB)
BIN(mul, MUL)
BIN(truediv, DIV)
BIN(floordiv, FLOORDIV)
BIN(mod, MOD)
BIN(and, AND)
BIN(or, OR)
BIN(xor, XOR)
/* A subclass's instance without anything to fill in is the result itself. */
HN_NATIVE(str_mod) {
    hn_value self = hnv_payload(args[0]);
    hn_status st = binary(vm, HN_BIN_MOD, self, args[1], out);
    if (st == HN_OK && self != args[0] && hnstr_equal(HN_STR(self), HN_STR(*out))) *out = args[0];
    return st;
}
/* Of a text with one: what a subclass says of itself counts. */
HN_NATIVE(text_rmod) {
    if (hntype_of(vm, hnv_payload(args[0])) != hntype_of(vm, hnv_payload(args[1])))
        return *out = HN_NOTIMPLEMENTED, HN_OK;
    return binary(vm, HN_BIN_MOD, args[1], args[0], out);
}
BIN(lshift, SHL)
BIN(rshift, SHR)
INPLACE(isub, SUB)
INPLACE(iand, AND)
INPLACE(ior, OR)
INPLACE(ixor, XOR)
CMP(lt, LT)
CMP(le, LE)
CMP(gt, GT)
CMP(ge, GE)
CMP(eq, EQ)
CMP(ne, NE)

static hn_status power(hn_vm *vm, hn_value a, hn_value b, hn_value mod, hn_value *out) {
    if (mod == HN_UNBOUND || mod == HN_NONE) return binary(vm, HN_BIN_POW, a, b, out);
    a = hnv_payload(a);
    b = hnv_payload(b);
    mod = hnv_payload(mod);
    *out = HN_NOTIMPLEMENTED;
    if (hnnum_is(a) && hnnum_is(b)) {
        if (hnv_is(a, HN_KIND_COMPLEX) || hnv_is(b, HN_KIND_COMPLEX))
            return hnexc_raise(vm, HN_T_VALUEERROR, "complex modulo");
        if (hnv_is_double(a) || hnv_is_double(b))
            return hnexc_raise(vm, HN_T_TYPEERROR,
                               "pow() 3rd argument not allowed unless all arguments are integers");
    }
    if (!hnint_is(a) || !hnint_is(b) || !hnint_is(mod)) return HN_OK;
    return hnint_pow(vm, a, b, mod, out);
}
HN_NATIVE(pow_) {
    bool leaves = wider(args[0], args[1]) && (args[2] == HN_UNBOUND || args[2] == HN_NONE);
    if (leaves) return *out = HN_NOTIMPLEMENTED, HN_OK;
    return power(vm, args[0], args[1], args[2], out);
}
HN_NATIVE(rpow_) {
    bool leaves = wider(args[0], args[1]) && (args[2] == HN_UNBOUND || args[2] == HN_NONE);
    if (leaves) return *out = HN_NOTIMPLEMENTED, HN_OK;
    return power(vm, args[1], args[0], args[2], out);
}

static hn_status divmod(hn_vm *vm, hn_value a, hn_value b, hn_value *out) {
    hn_value q, r;
    HN_TRY(binary(vm, HN_BIN_FLOORDIV, a, b, &q));
    *out = q;
    if (q == HN_NOTIMPLEMENTED) return HN_OK;
    HN_TRY(binary(vm, HN_BIN_MOD, a, b, &r));
    return hntuple_pair(vm, q, r, out);
}
HN_NATIVE(divmod_) {
    if (wider(args[0], args[1])) return *out = HN_NOTIMPLEMENTED, HN_OK;
    return divmod(vm, args[0], args[1], out);
}
HN_NATIVE(rdivmod_) {
    if (wider(args[0], args[1])) return *out = HN_NOTIMPLEMENTED, HN_OK;
    return divmod(vm, args[1], args[0], out);
}

HN_NATIVE(neg) {
    return hnops_unary(vm, '-', args[0], out);
}
HN_NATIVE(pos) {
    return hnops_unary(vm, '+', args[0], out);
}
HN_NATIVE(invert) {
    return hnops_unary(vm, '~', args[0], out);
}
HN_NATIVE(abs_) {
    hn_value v = args[0];
    if (hnint_is(v)) return hnint_sign(v) < 0 ? hnint_neg(vm, v, out) : hnops_unary(vm, '+', v, out);
    if (hnv_is_double(v)) {
        double d = hnv_double(v);
        *out = hnv_from_double(d < 0 || (d == 0 && 1 / d < 0) ? -d : d);
        return HN_OK;
    }
    return hncall_slow(vm, HN_SLOW_COMPLEX_ABS, 1, args);
}
HN_NATIVE(as_int) {
    return hnops_unary(vm, '+', args[0], out);
}
HN_NATIVE(as_float) {
    double d;
    if (hnv_is_double(args[0])) return *out = args[0], HN_OK;
    HN_TRY(hnint_to_double(vm, args[0], &d));
    *out = hnv_from_double(d);
    return HN_OK;
}
HN_NATIVE(truth) {
    bool yes;
    HN_TRY(hnops_truth(vm, args[0], &yes));
    *out = hnv_bool(yes);
    return HN_OK;
}
HN_NATIVE(float_trunc) {
    double d = hnv_double(args[0]);
    if (d != d) return hnexc_raise(vm, HN_T_VALUEERROR, "cannot convert float NaN to integer");
    if (d - d != 0) return hnexc_raise(vm, HN_T_OVERFLOWERROR, "cannot convert float infinity to integer");
    return hnint_from_double(vm, d, out);
}
HN_NATIVE(bool_and) {
    if (hnv_is_bool(args[1])) return *out = hnv_bool(args[0] == HN_TRUE && args[1] == HN_TRUE), HN_OK;
    return binary(vm, HN_BIN_AND, args[0], args[1], out);
}
HN_NATIVE(bool_or) {
    if (hnv_is_bool(args[1])) return *out = hnv_bool(args[0] == HN_TRUE || args[1] == HN_TRUE), HN_OK;
    return binary(vm, HN_BIN_OR, args[0], args[1], out);
}
HN_NATIVE(bool_xor) {
    if (hnv_is_bool(args[1])) return *out = hnv_bool(args[0] != args[1]), HN_OK;
    return binary(vm, HN_BIN_XOR, args[0], args[1], out);
}

/* ---- protocols ---- */

HN_NATIVE(len) {
    int64_t k;
    HN_TRY_SLOW(hnops_len(vm, args[0], &k), HN_SLOW_LEN_OF, 1, args);
    return hnint_from_i64(vm, k, out);
}
HN_NATIVE(getitem) {
    HN_TRY_SLOW(hnops_getitem(vm, args[0], args[1], out), HN_SLOW_CONTAINER_GETITEM, 2, args);
    return HN_OK;
}
/* Of an instance of a subclass a __missing__ may be asked. */
HN_NATIVE(dict_getitem) {
    hn_value d = hnv_payload(args[0]);
    if (d == args[0] || hntype_lookup(vm, hntype_of(vm, args[0]), HN_NAME(vm, __missing__)) == HN_UNBOUND) {
        hn_value a[2] = {d, args[1]};
        HN_TRY_SLOW(hnops_getitem(vm, d, args[1], out), HN_SLOW_CONTAINER_GETITEM, 2, a);
        return HN_OK;
    }
    hn_status st = hndict_get(vm, HN_DICT(d), args[1], out);
    if (st == HN_OK && *out != HN_UNBOUND) return HN_OK;
    return st == HN_OK || st == HN_SLOW ? hncall_slow(vm, HN_SLOW_DICT_MISSING, 2, args) : st;
}
HN_NATIVE(setitem) {
    HN_TRY_SLOW(hnops_setitem(vm, args[0], args[1], args[2]), HN_SLOW_CONTAINER_SETITEM, 3, args);
    return *out = HN_NONE, HN_OK;
}
HN_NATIVE(delitem) {
    HN_TRY_SLOW(hnops_delitem(vm, args[0], args[1]), HN_SLOW_CONTAINER_DELITEM, 2, args);
    return *out = HN_NONE, HN_OK;
}
HN_NATIVE(contains) {
    bool yes;
    HN_TRY_SLOW(hnops_contains(vm, args[0], args[1], &yes), HN_SLOW_CONTAINER_CONTAINS, 2, args);
    *out = hnv_bool(yes);
    return HN_OK;
}
HN_NATIVE(iter) {
    HN_TRY_SLOW(hniter_new(vm, args[0], out), HN_SLOW_ITER_OF, 1, args);
    return HN_OK;
}
/* Of a str of a class of its own, which is no plain ASCII str. */
HN_NATIVE(str_iter) {
    HN_TRY(hniter_new(vm, hnv_payload(args[0]), out));
    if (args[0] != hnv_payload(args[0])) HN_AS(hn_iter, *out)->step = 0;
    return HN_OK;
}
HN_NATIVE(itself) {
    return *out = args[0], HN_OK;
}
HN_NATIVE(next_item) {
    HN_TRY(hniter_next(vm, HN_AS(hn_iter, args[0]), out));
    return *out == HN_UNBOUND ? hnexc_raise_args(vm, HN_T_STOPITERATION, vm->empty_tuple) : HN_OK;
}
HN_NATIVE(length_hint) {
    return hniter_hint(vm, HN_AS(hn_iter, args[0]), out);
}
HN_NATIVE(repr) {
    HN_TRY_SLOW(hnops_repr_once(vm, args[0], out), HN_SLOW_CONTAINER_REPR, 1, args);
    return HN_OK;
}
HN_NATIVE(str) {
    HN_TRY_SLOW(hnops_str_once(vm, args[0], out), HN_SLOW_CONTAINER_REPR, 1, args);
    return HN_OK;
}
/* Whether an int is formatted as a float is. */
static bool is_float_spec(const hn_str *spec) {
    uint32_t last = spec->len ? hnstr_at(spec, spec->len - 1) : 0;
    return last && last < 128 && strchr("eEfFgG%", (int)last);
}
HN_NATIVE(format) {
    hn_value spec = hnv_payload(args[1]), v = hnv_payload(args[0]);
    if (!hnv_is(spec, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "__format__() argument must be str, not %A", args[1]);
    /* Without a specifier it is str() of the instance, whose class may define that. */
    if (v != args[0] && !HN_STR(spec)->len) return hncall_slow(vm, HN_SLOW_STR_OF, 1, args);
    /* Messages name the subclass. */
    if (v != args[0] && hnint_is(v) && is_float_spec(HN_STR(spec)) &&
        !hntype_keeps(vm, hntype_of(vm, args[0]), HN_N___float__)) {
        hn_value as_float[3] = {hnv_from_ref(vm->types[HN_T_FLOAT]), args[0], spec};
        return hncall_slow(vm, HN_SLOW_FORMAT_AS, 3, as_float);
    }
    if (v != args[0] && hnnum_is(v)) return hnnum_format(vm, args[0], HN_STR(spec), out);
    if (v != args[0] && hnv_is(v, HN_KIND_STR)) {
        HN_TRY(hnstr_format_spec(vm, args[0], HN_STR(spec), out));
        if (*out == v) *out = args[0]; /* nothing to pad or to cut: CPython gives the instance itself */
        return HN_OK;
    }
    return hnops_format(vm, v, spec, out);
}
HN_NATIVE(hash) {
    int64_t h;
    HN_TRY_SLOW(hnops_hash(vm, args[0], &h), HN_SLOW_CONTAINER_HASH, 1, args);
    return hnint_from_i64(vm, h, out);
}
/* The value itself, as a plain one: what pickling and copying ask for. */
HN_NATIVE(getnewargs) {
    hn_value v = hnv_is_bool(args[0]) ? hnv_from_int(args[0] == HN_TRUE) : args[0];
    return hntuple_from(vm, &v, 1, out);
}

/* Of a mappingproxy, what is behind it; that may be another one. */
HN_NATIVE(proxy_len) {
    return len(vm, &HN_AS(hn_proxy, args[0])->mapping, n, out);
}
HN_NATIVE(proxy_iter) {
    return iter(vm, &HN_AS(hn_proxy, args[0])->mapping, n, out);
}
HN_NATIVE(proxy_hash) {
    int64_t h;
    const hn_value *mapping = &HN_AS(hn_proxy, args[0])->mapping;
    HN_TRY_SLOW(hnops_hash(vm, *mapping, &h), HN_SLOW_HASH_OF, 1, mapping);
    return hnint_from_i64(vm, h, out);
}
HN_NATIVE(proxy_ior) {
    return hnexc_raise(vm, HN_T_TYPEERROR, "'|=' is not supported by %T; use '|' instead", args[0]);
}

HN_NATIVE(class_getitem) {
    return hncall_slow(vm, HN_SLOW_GENERIC_ALIAS, 2, args);
}

/* ---- tables ---- */

/* The names say how many operands there are; I: it sees an instance itself, K: a key. */
#define D1(name, fn)        HN_ROW(#name, fn, 0, (self, slash), "")
#define D2(name, fn)        HN_ROW(#name, fn, 0, (self, arg(value), slash), "")
#define I2(name, fn)        HN_ROW(#name, fn, HN_NATIVE_WHOLE, (self, arg(value), slash), "")
#define K2(name, fn, flags) HN_ROW(#name, fn, flags, (self, arg(key), slash), "")
#define D3(name, fn)        HN_ROW(#name, fn, 0, (self, arg(key), arg(value), slash), "")
#define FORMAT              HN_ROW("__format__", format, HN_NATIVE_WHOLE, (self, arg(format_spec), slash), "")
#define END                                                                                                  \
    { NULL, NULL, 0, 0, 0, 0, 0, 0, NULL, NULL }

#define COMPARISONS                                                                                          \
    D2(__lt__, lt), D2(__le__, le), D2(__gt__, gt), D2(__ge__, ge), D2(__eq__, eq), D2(__ne__, ne)
#define RICH COMPARISONS, D1(__hash__, hash)
#define NUMBER                                                                                               \
    RICH, D2(__add__, add), D2(__radd__, radd), D2(__sub__, sub), D2(__rsub__, rsub), D2(__mul__, mul),      \
        D2(__rmul__, rmul), D2(__truediv__, truediv), D2(__rtruediv__, rtruediv), D1(__neg__, neg),          \
        D1(__pos__, pos), D1(__abs__, abs_), D1(__bool__, truth), D1(__repr__, repr), FORMAT,                \
        D1(__getnewargs__, getnewargs),                                                                      \
        HN_ROW("__pow__", pow_, HN_NATIVE_POWER, (self, arg(value), opt(mod, None), slash), ""),             \
        HN_ROW("__rpow__", rpow_, HN_NATIVE_POWER, (self, arg(value), opt(mod, None), slash), "")
#define REAL                                                                                                 \
    D2(__floordiv__, floordiv), D2(__rfloordiv__, rfloordiv), D2(__mod__, mod), D2(__rmod__, rmod),          \
        D2(__divmod__, divmod_), D2(__rdivmod__, rdivmod_), D1(__float__, as_float)

static const hn_native_def int_methods[] = {NUMBER,
                                            REAL,
                                            D2(__and__, and),
                                            D2(__rand__, rand),
                                            D2(__or__, or),
                                            D2(__ror__, ror),
                                            D2(__xor__, xor),
                                            D2(__rxor__, rxor),
                                            D2(__lshift__, lshift),
                                            D2(__rlshift__, rlshift),
                                            D2(__rshift__, rshift),
                                            D2(__rrshift__, rrshift),
                                            D1(__invert__, invert),
                                            D1(__int__, as_int),
                                            D1(__index__, as_int),
                                            D1(__trunc__, as_int),
                                            D1(__floor__, as_int),
                                            D1(__ceil__, as_int),
                                            END};
static const hn_native_def bool_methods[] = {
    D2(__and__, bool_and),  D2(__rand__, bool_and), D2(__or__, bool_or),
    D2(__ror__, bool_or),   D2(__xor__, bool_xor),  D2(__rxor__, bool_xor),
    D1(__invert__, invert), D1(__repr__, repr),     END};
static const hn_native_def float_methods[] = {NUMBER, REAL, D1(__int__, float_trunc),
                                              D1(__trunc__, float_trunc), END};
static const hn_native_def complex_methods[] = {NUMBER, D1(__complex__, itself), END};

#define SEQUENCE K2(__getitem__, getitem, 0), ITEMS
#define ITEMS                                                                                                \
    D1(__len__, len), K2(__contains__, contains, 0), D1(__repr__, repr), D2(__add__, seq_add),               \
        D2(__mul__, seq_mul), D2(__rmul__, seq_mul)
#define MUTABLE D3(__setitem__, setitem), K2(__delitem__, delitem, 0)

static const hn_native_def str_methods[] = {RICH,
                                            SEQUENCE,
                                            HN_ROW("__iter__", str_iter, HN_NATIVE_WHOLE, (self, slash), ""),
                                            I2(__mod__, str_mod),
                                            I2(__rmod__, text_rmod),
                                            D1(__str__, str),
                                            FORMAT,
                                            D1(__getnewargs__, getnewargs),
                                            END};
static const hn_native_def bytes_methods[] = {RICH,
                                              SEQUENCE,
                                              D1(__iter__, iter),
                                              D2(__mod__, mod),
                                              I2(__rmod__, text_rmod),
                                              D1(__str__, str),
                                              D1(__bytes__, itself),
                                              D1(__getnewargs__, getnewargs),
                                              END};
static const hn_native_def bytearray_methods[] = {COMPARISONS,
                                                  SEQUENCE,
                                                  D1(__iter__, iter),
                                                  MUTABLE,
                                                  D2(__mod__, mod),
                                                  I2(__rmod__, text_rmod),
                                                  D1(__str__, str),
                                                  I2(__iadd__, seq_iadd),
                                                  I2(__imul__, seq_imul),
                                                  END};
static const hn_native_def list_methods[] = {
    COMPARISONS,
    HN_ROW("__getitem__", getitem, HN_NATIVE_PLAIN, (self, arg(index), slash), ""),
    ITEMS,
    D1(__iter__, iter),
    MUTABLE,
    I2(__iadd__, seq_iadd),
    I2(__imul__, seq_imul),
    END};
static const hn_native_def tuple_methods[] = {RICH, SEQUENCE, D1(__iter__, iter),
                                              D1(__getnewargs__, getnewargs), END};

#define ITERABLE K2(__contains__, contains, 0), WALKED
/* Of those whose __contains__ is plain. */
#define CONTAINER K2(__contains__, contains, HN_NATIVE_PLAIN), WALKED
#define ELEMENTS  HN_ROW("__contains__", contains, HN_NATIVE_PLAIN, (self, arg(object), slash), ""), WALKED
#define WALKED    D1(__len__, len), D1(__iter__, iter), D1(__repr__, repr)
#define SET_OPERATORS                                                                                        \
    D2(__and__, and), D2(__rand__, rand), D2(__or__, or), D2(__ror__, ror), D2(__xor__, xor),                \
        D2(__rxor__, rxor), D2(__sub__, sub), D2(__rsub__, rsub)

static const hn_native_def dict_methods[] = {
    COMPARISONS,      CONTAINER,
    MUTABLE,          K2(__getitem__, dict_getitem, HN_NATIVE_WHOLE | HN_NATIVE_PLAIN),
    I2(__or__, or),   I2(__ror__, ror),
    I2(__ior__, ior), END};
static const hn_native_def set_methods[] = {
    COMPARISONS,      ELEMENTS,           SET_OPERATORS,      I2(__iand__, iand),
    I2(__ior__, ior), I2(__ixor__, ixor), I2(__isub__, isub), END};
static const hn_native_def frozenset_methods[] = {RICH, ELEMENTS, SET_OPERATORS, END};
static const hn_native_def range_methods[] = {RICH, ITERABLE, K2(__getitem__, getitem, 0),
                                              D1(__bool__, truth), END};
static const hn_native_def memoryview_methods[] = {
    RICH, D1(__len__, len), K2(__getitem__, getitem, 0), D1(__iter__, iter), D1(__repr__, repr), MUTABLE,
    END};
static const hn_native_def plain_iter_methods[] = {D1(__iter__, itself), D1(__next__, next_item), END};
static const hn_native_def slice_methods[] = {RICH, D1(__repr__, repr), END};
static const hn_native_def set_view_methods[] = {COMPARISONS, ITERABLE, SET_OPERATORS, END};
static const hn_native_def values_methods[] = {D1(__len__, len), D1(__iter__, iter), D1(__repr__, repr), END};
static const hn_native_def proxy_methods[] = {COMPARISONS,
                                              D1(__len__, proxy_len),
                                              D1(__iter__, proxy_iter),
                                              K2(__contains__, contains, 0),
                                              D1(__repr__, repr),
                                              D1(__hash__, proxy_hash),
                                              K2(__getitem__, getitem, 0),
                                              D2(__or__, or),
                                              D2(__ror__, ror),
                                              D2(__ior__, proxy_ior),
                                              D1(__str__, str),
                                              END};
static const hn_native_def iter_methods[] = {D1(__iter__, itself), D1(__next__, next_item),
                                             D1(__length_hint__, length_hint), END};
static const hn_native_def none_methods[] = {D1(__bool__, truth), D1(__repr__, repr), RICH, END};
static const hn_native_def not_implemented_methods[] = {D1(__bool__, truth), D1(__repr__, repr), END};
static const hn_native_def constant_methods[] = {D1(__repr__, repr), END};
static const hn_native_def shown_methods[] = {D1(__repr__, repr), END};
static const hn_native_def compared_methods[] = {D1(__repr__, repr), RICH, END};

static const struct {
    hn_type_id id;
    const hn_native_def *methods;
    bool unhashable;
} tables[] = {
    {HN_T_INT, int_methods, false},
    {HN_T_BOOL, bool_methods, false},
    {HN_T_FLOAT, float_methods, false},
    {HN_T_COMPLEX, complex_methods, false},
    {HN_T_STR, str_methods, false},
    {HN_T_BYTES, bytes_methods, false},
    {HN_T_BYTEARRAY, bytearray_methods, true},
    {HN_T_LIST, list_methods, true},
    {HN_T_TUPLE, tuple_methods, false},
    {HN_T_DICT, dict_methods, true},
    {HN_T_SET, set_methods, true},
    {HN_T_FROZENSET, frozenset_methods, false},
    {HN_T_RANGE, range_methods, false},
    {HN_T_SLICE, slice_methods, false},
    {HN_T_MEMORYVIEW, memoryview_methods, false},
    {HN_T_MEMORY_ITERATOR, plain_iter_methods, false},
    {HN_T_ODICT_ITERATOR, plain_iter_methods, false},
    {HN_T_DICT_KEYS, set_view_methods, true},
    {HN_T_DICT_ITEMS, set_view_methods, true},
    {HN_T_DICT_VALUES, values_methods, false},
    {HN_T_MAPPINGPROXY, proxy_methods, false},
    {HN_T_NONE, none_methods, false},
    {HN_T_ELLIPSIS, constant_methods, false},
    {HN_T_NOTIMPLEMENTED, not_implemented_methods, false},
    {HN_T_FUNCTION, shown_methods, false},
    {HN_T_METHOD, compared_methods, false},
    {HN_T_BUILTIN, compared_methods, false},
    {HN_T_METHOD_DESCRIPTOR, shown_methods, false},
    {HN_T_WRAPPER_DESCRIPTOR, shown_methods, false},
    {HN_T_METHOD_WRAPPER, compared_methods, false},
    {HN_T_CLASSMETHOD_DESCRIPTOR, shown_methods, false},
    {HN_T_HOST_FUNCTION, shown_methods, false},
    {HN_T_GENERATOR, shown_methods, false},
    {HN_T_COROUTINE, shown_methods, false},
    {HN_T_ASYNC_GENERATOR, shown_methods, false},
    {HN_T_MODULE, shown_methods, false},
    {HN_T_CLASSMETHOD, shown_methods, false},
    {HN_T_STATICMETHOD, shown_methods, false},
    {HN_T_SUPER, shown_methods, false},
    {HN_T_MEMBER, shown_methods, false},
    {HN_T_GETSET, shown_methods, false},
    {HN_T_CELL, shown_methods, true},
};

/* list[int] and so on. */
static hn_status define_generic(hn_vm *vm) {
    static const hn_native_def methods[] = {
        HN_ROW("__class_getitem__", class_getitem, HN_NATIVE_CLASS, (type, arg(object), slash), ""), END};
    static const hn_type_id ids[] = {HN_T_LIST,         HN_T_TUPLE,        HN_T_DICT,
                                     HN_T_SET,          HN_T_FROZENSET,    HN_T_ENUMERATE,
                                     HN_T_MEMORYVIEW,   HN_T_MAPPINGPROXY, HN_T_BASEEXCEPTIONGROUP,
                                     HN_T_GENERATOR,    HN_T_COROUTINE,    HN_T_ASYNC_GENERATOR,
                                     HN_T_STATICMETHOD, HN_T_CLASSMETHOD};
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
        hn_type_def def = {.id = ids[i], .methods = methods};
        HN_TRY(hntype_define(vm, &def));
        vm->types[ids[i]]->def = NULL;
    }
    return HN_OK;
}

/* __reduce__ of types that have one of their own. */
HN_NATIVE(reduce_own) {
    hn_value a[] = {args[0], HN_NONE, hnv_from_int(0)};
    return hncall_slow(vm, HN_SLOW_OBJECT_REDUCE, 3, a);
}
HN_NATIVE(reduce_own_ex) {
    hn_value a[] = {args[0], HN_NONE, n > 1 ? args[1] : hnv_from_int(0)};
    return hncall_slow(vm, HN_SLOW_OBJECT_REDUCE, 3, a);
}

static const hn_type_id own_reduce[] = {HN_T_SET,
                                        HN_T_FROZENSET,
                                        HN_T_BYTEARRAY,
                                        HN_T_RANGE,
                                        HN_T_SLICE,
                                        HN_T_ELLIPSIS,
                                        HN_T_NOTIMPLEMENTED,
                                        HN_T_BUILTIN,
                                        HN_T_METHOD_WRAPPER,
                                        HN_T_METHOD,
                                        HN_T_METHOD_DESCRIPTOR,
                                        HN_T_WRAPPER_DESCRIPTOR,
                                        HN_T_MEMBER,
                                        HN_T_ZIP,
                                        HN_T_MAP,
                                        HN_T_FILTER,
                                        HN_T_ENUMERATE,
                                        HN_T_REVERSED,
                                        HN_T_CALLABLE_ITERATOR,
                                        HN_T_ITERATOR,
                                        HN_T_LIST_ITERATOR,
                                        HN_T_LIST_REVERSEITERATOR,
                                        HN_T_TUPLE_ITERATOR,
                                        HN_T_STR_ITERATOR,
                                        HN_T_STR_ASCII_ITERATOR,
                                        HN_T_BYTES_ITERATOR,
                                        HN_T_BYTEARRAY_ITERATOR,
                                        HN_T_RANGE_ITERATOR,
                                        HN_T_SET_ITERATOR,
                                        HN_T_DICT_KEYITERATOR,
                                        HN_T_DICT_VALUEITERATOR,
                                        HN_T_DICT_ITEMITERATOR,
                                        HN_T_DICT_REVERSEKEYITERATOR,
                                        HN_T_DICT_REVERSEVALUEITERATOR,
                                        HN_T_DICT_REVERSEITEMITERATOR,
                                        HN_T_ODICT_ITERATOR};

static hn_status define_reduce(hn_vm *vm) {
    static const hn_native_def methods[] = {
        HN_ROW("__reduce__", reduce_own, HN_NATIVE_WHOLE, (self, slash), ""), END};
    static const hn_native_def both[] = {
        HN_ROW("__reduce__", reduce_own, HN_NATIVE_WHOLE, (self, slash), ""),
        HN_ROW("__reduce_ex__", reduce_own_ex, HN_NATIVE_WHOLE, (self, opt(proto, 0), slash), ""), END};
    for (size_t i = 0; i < sizeof own_reduce / sizeof *own_reduce; i++) {
        hn_type_def def = {.id = own_reduce[i], .methods = own_reduce[i] == HN_T_BYTEARRAY ? both : methods};
        HN_TRY(hntype_define(vm, &def));
        vm->types[own_reduce[i]]->def = NULL;
    }
    return HN_OK;
}

/* __new__ of types whose instances a call of the type makes: the same. */
HN_NATIVE(new_by_call) {
    const hn_native_def *def = hntype_call_def(vm, HN_TYPE(args[0]));
    if (def) {
        if (!hnstate_enter(vm)) return hnframe_too_deep(vm);
        hn_status st = hnnative_call_def(vm, def, args + 1, n - 1, 0, HN_NONE, vm->kwnames, out);
        hnstate_leave(vm);
        return st;
    }
    hn_type_id id = HN_TYPE(args[0])->id;
    *out = id == HN_T_NONE ? HN_NONE : id == HN_T_ELLIPSIS ? HN_ELLIPSIS : HN_NOTIMPLEMENTED;
    if (n == 1 && vm->kwnames == HN_UNBOUND) return HN_OK;
    const char *name = id == HN_T_NONE       ? "NoneType"
                       : id == HN_T_ELLIPSIS ? "EllipsisType"
                                             : "NotImplementedType";
    return hnexc_raise(vm, HN_T_TYPEERROR, "%s takes no arguments", name);
}

static hn_status define_makers(hn_vm *vm) {
    static const hn_native_def methods[] = {
        HN_ROW("__new__", new_by_call, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""), END};
    static const hn_type_id ids[] = {HN_T_CELL, HN_T_FUNCTION,     HN_T_METHOD,
                                     HN_T_CODE, HN_T_MAPPINGPROXY, HN_T_TRACEBACK,
                                     HN_T_NONE, HN_T_ELLIPSIS,     HN_T_NOTIMPLEMENTED};
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
        hn_type_def def = {.id = ids[i], .methods = methods};
        HN_TRY(hntype_define(vm, &def));
        vm->types[ids[i]]->def = NULL;
    }
    return HN_OK;
}

hn_status hndunders_define(hn_vm *vm) {
    HN_TRY(define_generic(vm));
    HN_TRY(define_makers(vm));
    HN_TRY(define_reduce(vm));
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        hn_type_def def = {.id = tables[i].id, .methods = tables[i].methods};
        HN_TRY(hntype_define(vm, &def));
        hn_type *t = vm->types[tables[i].id];
        t->def = NULL; /* the type's own definition follows */
        if (tables[i].unhashable) HN_TRY(hndict_set_str(vm, t->dict, HN_NAME(vm, __hash__), HN_NONE));
    }
    for (int id = HN_TYPES_ITERATORS_FIRST; id <= HN_TYPES_ITERATORS_LAST; id++) {
        hn_type_def def = {.id = (hn_type_id)id, .methods = iter_methods};
        HN_TRY(hntype_define(vm, &def));
        vm->types[id]->def = NULL;
    }
    return HN_OK;
}
