/* Chooses the special methods of binary operators and comparisons. The order of candidates is CPython's: a
 * subclass's reflected method comes first, and builtin sequences are concatenated or repeated only after the
 * right operand was asked. A program can be paused and dumped between two candidates. So the next one must
 * follow from `ret`, the instruction and its operands alone. */
#include "vm/dispatch.h"

#include "object/bytes.h"
#include "object/exc.h"
#include "object/type.h"
#include "vm/attr.h"
#include "vm/call.h"
#include "vm/finish.h"

static const hn_name_id dispatch_plain_names[HN_BIN_COUNT] = {
#define HN_BINOP(name, text, assigned, method) HN_N___##method##__,
#include "object/operators.def"
};
static const hn_name_id reflected_names[HN_BIN_COUNT] = {
#define HN_BINOP(name, text, assigned, method) HN_N___r##method##__,
#include "object/operators.def"
};
static const hn_name_id dispatch_inplace_names[HN_BIN_COUNT] = {
#define HN_BINOP(name, text, assigned, method) HN_N___i##method##__,
#include "object/operators.def"
};
static const hn_name_id compare_names[] = {
#define HN_CMP(name, text, method, swapped) HN_N___##method##__,
#include "object/operators.def"
};
static const hn_cmp swapped[] = {
#define HN_CMP(name, text, method, swapped) HN_CMP_##swapped,
#include "object/operators.def"
};

static hn_value dispatch_operand(hn_frame *f, char letter, uint16_t v) {
    return letter == 'I' ? hnv_from_int((int16_t)v) : *hnframe_reg(f, v);
}

void hndispatch_operands(hn_vm *vm, hn_value *a, hn_value *b) {
    hn_frame *f = hnframe_top(vm);
    const hn_instr *i = hnframe_instr(f);
    const char *format = hnop_info[i->op].format;
    bool jumps = format[2] == 'J';
    *a = *hnframe_reg(f, jumps ? i->a : i->b);
    *b = jumps ? dispatch_operand(f, format[1], i->b) : dispatch_operand(f, format[2], i->c);
}

/* Finds the type of an operand; most operands here are instances. */
static inline hn_type *dispatch_type_of(hn_vm *vm, hn_value v) {
    return hnv_is(v, HN_KIND_INSTANCE) ? HN_INSTANCE(v)->shape->cls : hntype_of(vm, v);
}

static hn_value method_of(hn_vm *vm, hn_value v, hn_name_id name) {
    return hntype_lookup(vm, dispatch_type_of(vm, v), vm->names[name]);
}

static bool dispatch_is_sequence(hn_value v) {
    v = hnv_payload(v);
    return hnv_is_ref(v) && HN_IN(hnv_ref(v)->kind, KINDS_SEQUENCE);
}

/* Returns whether a program's class defines the operator or its reflection. Then both are looked up by their
 * names. */
static bool has_own(hn_vm *vm, hn_binop op, hn_value v) {
    hn_value f = method_of(vm, v, dispatch_plain_names[op]), r = method_of(vm, v, reflected_names[op]);
    return !hnv_is(f, HN_KIND_NATIVE) || (r != HN_UNBOUND && !hnv_is(r, HN_KIND_NATIVE));
}

/* Returns whether the left operand waits: sequences concatenate and repeat only after the right operand was
 * asked, unless a class has its own operator. */
static bool waits(hn_vm *vm, hn_binop op, hn_value a) {
    return (op == HN_BIN_ADD || op == HN_BIN_MUL) && dispatch_is_sequence(a) && !has_own(vm, op, a);
}

/* Returns whether a sequence can be concatenated with the other, as far as that is known without asking
 * it. */
static bool dispatch_joins(hn_vm *vm, hn_value v, hn_value other) {
    const uint8_t *p;
    uint32_t len;
    hn_value a = hnv_payload(v), b = hnv_payload(other);
    bool bytes = hnv_is(a, HN_KIND_BYTES) || hnv_is(a, HN_KIND_BYTEARRAY);
    if (bytes)
        return hnbytes_view(b, &p, &len) || hnv_is(b, HN_KIND_MEMORYVIEW) ||
               method_of(vm, other, HN_N___buffer__) != HN_UNBOUND;
    return hnv_is_ref(b) && hnv_ref(a)->kind == hnv_ref(b)->kind;
}

/* Returns whether a sequence, whose method in C has that name, can do the operation with the other
 * operand. */
HN_APART bool sequence_can(hn_vm *vm, hn_binop op, hn_value v, hn_name_id name, hn_value other) {
    if (op == HN_BIN_ADD) return name == dispatch_inplace_names[op] || dispatch_joins(vm, v, other);
    return op != HN_BIN_MUL || has_own(vm, op, v) || method_of(vm, other, HN_N___index__) != HN_UNBOUND;
}

/* Finds the method by that name of v's type; UNBOUND for a sequence that cannot do it with the other
 * operand. */
static inline hn_value operator_of(hn_vm *vm, hn_binop op, hn_value v, const hn_type *t, hn_name_id name,
                                   hn_value other) {
    hn_value f = hntype_lookup(vm, t, vm->names[name]);
    bool never =
        hnv_is(f, HN_KIND_NATIVE) && dispatch_is_sequence(v) && !sequence_can(vm, op, v, name, other);
    return never ? HN_UNBOUND : f;
}

static hn_status dispatch_plain(hn_vm *vm, hn_binop op, bool inplace, hn_value a, hn_value b, uint16_t dst) {
    hn_type *ta = dispatch_type_of(vm, a), *tb = dispatch_type_of(vm, b);
    hn_value left = operator_of(vm, op, a, ta, dispatch_plain_names[op], b);
    hn_value right = ta == tb ? HN_UNBOUND : operator_of(vm, op, b, tb, reflected_names[op], a);
    if (op == HN_BIN_MUL && dispatch_is_sequence(b) && !has_own(vm, op, b) &&
        (waits(vm, op, a) || (inplace && hnops_has_sequence_slots(vm, a))))
        right = HN_UNBOUND; /* of two sequences only the left one is repeated */
    if (right != HN_UNBOUND && left != HN_UNBOUND && hntype_is(tb, ta) &&
        right != hntype_lookup(vm, ta, vm->names[reflected_names[op]]))
        return hnattr_call_special(vm, right, b, 1, &a, HN_RET_REFLECTED, dst);
    if (left != HN_UNBOUND && (right == HN_UNBOUND || !waits(vm, op, a)))
        return hnattr_call_special(vm, left, a, 1, &b, right == HN_UNBOUND ? HN_RET_LAST : HN_RET_BINARY,
                                   dst);
    hn_ret ret = left == HN_UNBOUND ? HN_RET_LAST : HN_RET_REFLECTED;
    if (right != HN_UNBOUND) return hnattr_call_special(vm, right, b, 1, &a, ret, dst);
    return hnops_binary_error(vm, op, inplace, a, b);
}

HN_APART hn_status dispatch_inplace(hn_vm *vm, hn_binop op, hn_value a, hn_value b, uint16_t dst) {
    hn_value f = operator_of(vm, op, a, dispatch_type_of(vm, a), dispatch_inplace_names[op], b),
             r = HN_UNBOUND;
    if (waits(vm, op, a) && (op == HN_BIN_MUL || hnv_payload(a) == a))
        r = method_of(vm, b, reflected_names[op]);
    if (f != HN_UNBOUND && r != HN_UNBOUND && !hnv_is(r, HN_KIND_NATIVE))
        return hnattr_call_special(vm, r, b, 1, &a, HN_RET_REFLECTED, dst);
    if (f != HN_UNBOUND) return hnattr_call_special(vm, f, a, 1, &b, HN_RET_INPLACE, dst);
    return dispatch_plain(vm, op, true, a, b, dst);
}

hn_status hndispatch_binary(hn_vm *vm, hn_binop op, bool inplace, hn_value a, hn_value b, uint16_t dst) {
    return inplace ? dispatch_inplace(vm, op, a, b, dst) : dispatch_plain(vm, op, false, a, b, dst);
}

hn_status hndispatch_binary_next(hn_vm *vm, hn_ret ret) {
    const hn_instr *i = hnframe_instr(hnframe_top(vm));
    hn_binop op = (hn_binop)hnop_info[i->op].detail;
    bool inplace = hnop_info[i->op].group == HN_GROUP_INPLACE;
    hn_value a, b;
    hndispatch_operands(vm, &a, &b);
    if (ret == HN_RET_INPLACE) return dispatch_plain(vm, op, true, a, b, i->a);
    if (ret == HN_RET_REFLECTED) {
        hn_value left = HN_UNBOUND;
        if (inplace && waits(vm, op, a))
            left = operator_of(vm, op, a, hntype_of(vm, a), dispatch_inplace_names[op], b);
        if (left == HN_UNBOUND) left = operator_of(vm, op, a, hntype_of(vm, a), dispatch_plain_names[op], b);
        if (left != HN_UNBOUND) return hnattr_call_special(vm, left, a, 1, &b, HN_RET_LAST, i->a);
    }
    if (ret == HN_RET_BINARY) {
        hn_value right = operator_of(vm, op, b, hntype_of(vm, b), reflected_names[op], a);
        if (right != HN_UNBOUND) return hnattr_call_special(vm, right, b, 1, &a, HN_RET_LAST, i->a);
    }
    return hnops_binary_error(vm, op, inplace, a, b);
}

/* object.__ne__ is the opposite of __eq__. */
static hn_status call_compare(hn_vm *vm, hn_cmp op, hn_value found, hn_value a, hn_value b, hn_ret ret,
                              uint16_t dst) {
    if (op == HN_CMP_NE && hnattr_is_user(a) &&
        found == hntype_lookup(vm, vm->types[HN_T_OBJECT], HN_NAME(vm, __ne__))) {
        hn_value eq = method_of(vm, a, HN_N___eq__);
        if (!hnv_is(eq, HN_KIND_NATIVE)) {
            if (ret == HN_RET_COMPARE) return hnattr_call_special(vm, eq, a, 1, &b, HN_RET_NOT_EQUAL, dst);
            hn_value args[2] = {a, b};
            return hncall(vm, vm->slow[HN_SLOW_NOT_EQUAL], args, 2, HN_UNBOUND, ret, dst);
        }
    }
    return hnattr_call_special(vm, found, a, 1, &b, ret, dst);
}

hn_status hndispatch_compare(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, uint16_t dst) {
    hn_type *ta = hntype_of(vm, a), *tb = hntype_of(vm, b);
    if (ta != tb && hntype_is(tb, ta)) {
        hn_value right = hntype_lookup(vm, tb, vm->names[compare_names[swapped[op]]]);
        if (right != HN_UNBOUND)
            return call_compare(vm, swapped[op], right, b, a, HN_RET_COMPARE_REFLECTED, dst);
    }
    hn_value left = hntype_lookup(vm, ta, vm->names[compare_names[op]]);
    if (left != HN_UNBOUND) return call_compare(vm, op, left, a, b, HN_RET_COMPARE, dst);
    return hndispatch_compare_next(vm, HN_RET_COMPARE);
}

static hn_status compare_default(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, uint16_t dst) {
    if (op != HN_CMP_EQ && op != HN_CMP_NE) return hnops_compare_error(vm, op, a, b);
    return hnfinish(vm, HN_RET_COMPARE_LAST, dst, hnv_bool((a == b) == (op == HN_CMP_EQ)));
}

hn_status hndispatch_compare_next(hn_vm *vm, hn_ret ret) {
    const hn_instr *i = hnframe_instr(hnframe_top(vm));
    hn_cmp op = (hn_cmp)hnop_info[i->op].detail;
    hn_value a, b;
    hndispatch_operands(vm, &a, &b);
    if (ret == HN_RET_COMPARE) {
        hn_type *ta = hntype_of(vm, a), *tb = hntype_of(vm, b);
        hn_value right =
            ta != tb && hntype_is(tb, ta) ? HN_UNBOUND : method_of(vm, b, compare_names[swapped[op]]);
        if (right != HN_UNBOUND) return call_compare(vm, swapped[op], right, b, a, HN_RET_COMPARE_LAST, i->a);
    }
    if (ret == HN_RET_COMPARE_REFLECTED) {
        hn_value left = method_of(vm, a, compare_names[op]);
        if (left != HN_UNBOUND) return call_compare(vm, op, left, a, b, HN_RET_COMPARE_LAST, i->a);
    }
    return compare_default(vm, op, a, b, i->a);
}

hn_status hndispatch_not(hn_vm *vm, uint16_t dst, hn_value v) {
    bool yes;
    hn_status st = hnops_truth(vm, v, &yes);
    if (st == HN_OK) return hnfinish(vm, HN_RET_COMPARE_LAST, dst, hnv_bool(!yes));
    if (st != HN_SLOW) return st;
    return hncall(vm, vm->slow[HN_SLOW_NOT_VALUE], &v, 1, HN_UNBOUND, HN_RET_COMPARE_LAST, dst);
}
