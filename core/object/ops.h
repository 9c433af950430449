/* Operators on builtin values: arithmetic, comparison, truth, hash, len, membership, subscripts. The loop's
 * out-of-line code (vm/cold*.c) and the methods with underscores (lib/types/dunders.c) call them. None of
 * them runs Python code. A function returns HN_SLOW, before any effect, when an operand is of a class made by
 * a program, or contains such a value, so that Python code has to decide. */
#ifndef HN_OBJECT_OPS_H
#define HN_OBJECT_OPS_H

#include "object/state.h"
#include "object/str.h"

struct hn_strbuf;

typedef enum hn_binop {
#define HN_BINOP(name, ...) HN_BIN_##name,
#include "object/operators.def"
    HN_BIN_COUNT
} hn_binop;
/* They are in this order for these two. */
static inline bool hnbin_is_arithmetic(hn_binop op) {
    return op <= HN_BIN_POW; /* of numbers that are not ints, too */
}
static inline bool hnbin_is_bitwise(hn_binop op) {
    return op >= HN_BIN_AND && op <= HN_BIN_XOR;
}
typedef enum hn_cmp {
#define HN_CMP(name, ...) HN_CMP_##name,
#include "object/operators.def"
} hn_cmp;
/* Whether it holds between two, of which the first is less (sign below 0), equal (0) or greater. */
static inline bool hncmp_holds(hn_cmp op, int sign) {
    switch (op) {
    case HN_CMP_LT: return sign < 0;
    case HN_CMP_LE: return sign <= 0;
    case HN_CMP_GT: return sign > 0;
    case HN_CMP_GE: return sign >= 0;
    case HN_CMP_EQ: return sign == 0;
    default: return sign != 0;
    }
}
/* Neither == nor !=, which all objects answer. */
static inline bool hncmp_orders(hn_cmp op) {
    return op < HN_CMP_EQ;
}

/* *out is NotImplemented when the builtin types do not support it (the caller words the error with
 * hnops_binary_error, or goes on to reflected methods). str % and bytes % with non-scalar arguments are
 * HN_SLOW. */
HN_CHECK hn_status hnops_binary(hn_vm *vm, hn_binop op, hn_value a, hn_value b, hn_value *out);
/* Augmented: list += and *=, set |= &= -= ^=, bytearray += *=, dict |= work in place; otherwise as
 * hnops_binary. */
HN_CHECK hn_status hnops_inplace(hn_vm *vm, hn_binop op, hn_value a, hn_value b, hn_value *out);
/* Whether CPython's type of the value has a table of sequence operations: then *= does not ask the right
 * operand to repeat itself. */
bool hnops_has_sequence_slots(hn_vm *vm, hn_value a);
/* The TypeError for operands that nobody supports. Returns HN_RAISED. */
hn_status hnops_binary_error(hn_vm *vm, hn_binop op, bool inplace, hn_value a, hn_value b);
/* *out is a bool, or NotImplemented for orderings that builtin types do not support. Container comparisons
 * recurse in C to a small depth only, then HN_SLOW. */
HN_CHECK hn_status hnops_compare(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, hn_value *out);
/* The same, left when a slice ends: once in an instruction. */
HN_CHECK hn_status hnops_compare_once(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, hn_value *out);
/* The same of two texts (payloads too). */
HN_CHECK hn_status hntext_compare(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, hn_value *out);
hn_status hnops_compare_error(hn_vm *vm, hn_cmp op, hn_value a, hn_value b);
/* a is b or a == b, as containers compare. */
HN_CHECK hn_status hnops_equal(hn_vm *vm, hn_value a, hn_value b, bool *out);
HN_CHECK hn_status hnops_unary(hn_vm *vm, char op /* '-', '+', '~' */, hn_value a, hn_value *out);
HN_CHECK hn_status hnops_truth(hn_vm *vm, hn_value v, bool *out);
HN_CHECK hn_status hnops_hash(hn_vm *vm, hn_value v, int64_t *out); /* TypeError "unhashable type: 'list'" */
HN_CHECK hn_status hnops_len(hn_vm *vm, hn_value v, int64_t *out);
HN_CHECK hn_status hnops_contains(hn_vm *vm, hn_value container, hn_value item, bool *out);
HN_CHECK hn_status hnops_getitem(hn_vm *vm, hn_value o, hn_value key, hn_value *out);
HN_CHECK hn_status hnops_setitem(hn_vm *vm, hn_value o, hn_value key, hn_value value);
/* The error of an object whose items cannot be set or deleted; HN_SLOW when the key's __index__ comes
 * first. */
HN_CHECK hn_status hnops_item_error(hn_vm *vm, hn_value o, hn_value key, bool deletion);
HN_CHECK hn_status hnops_delitem(hn_vm *vm, hn_value o, hn_value key);
HN_CHECK hn_status hnops_getslice(hn_vm *vm, hn_value o, hn_value start, hn_value stop, hn_value *out);

static inline bool hnnum_is(hn_value v) {
    return hnv_is_double(v) || hnv_is_int(v) || hnv_is_bool(v) || hnv_is(v, HN_KIND_INT) ||
           hnv_is(v, HN_KIND_COMPLEX);
}

#endif
