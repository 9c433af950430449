/* Operators on builtin values. Each returns HN_SLOW when an operand is of a class made by a program (or
 * contains such values), so that Python code has to decide; nothing has happened then. */
#ifndef HN_OBJECT_OPS_H
#define HN_OBJECT_OPS_H

#include "object/state.h"
#include "object/str.h"

struct hn_strbuf;

typedef enum hn_binop {
    HN_BIN_ADD,
    HN_BIN_SUB,
    HN_BIN_MUL,
    HN_BIN_DIV,
    HN_BIN_FLOORDIV,
    HN_BIN_MOD,
    HN_BIN_POW,
    HN_BIN_MATMUL,
    HN_BIN_AND,
    HN_BIN_OR,
    HN_BIN_XOR,
    HN_BIN_SHL,
    HN_BIN_SHR,
    HN_BIN_COUNT
} hn_binop;
typedef enum hn_cmp { HN_CMP_LT, HN_CMP_LE, HN_CMP_GT, HN_CMP_GE, HN_CMP_EQ, HN_CMP_NE } hn_cmp;

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
/* The error of an object whose items cannot be set or deleted; HN_SLOW when the key's __index__ comes first.
 */
HN_CHECK hn_status hnops_item_error(hn_vm *vm, hn_value o, hn_value key, bool deletion);
HN_CHECK hn_status hnops_delitem(hn_vm *vm, hn_value o, hn_value key);
HN_CHECK hn_status hnops_getslice(hn_vm *vm, hn_value o, hn_value start, hn_value stop, hn_value *out);
/* repr() and str() of builtin values, containers included when everything in them is builtin (else HN_SLOW).
 * Cycles print as CPython prints them; nesting deeper than a small bound is HN_SLOW. */
HN_CHECK hn_status hnops_repr(hn_vm *vm, hn_value v, hn_value *out);
/* The same, and str(), left when a slice ends: once in an instruction. */
HN_CHECK hn_status hnops_repr_once(hn_vm *vm, hn_value v, hn_value *out);
HN_CHECK hn_status hnops_str_once(hn_vm *vm, hn_value v, hn_value *out);
/* The same as hnops_repr in at most so many bytes of UTF-8, three dots at the end of what is longer; no more
 * is made of it. */
HN_CHECK hn_status hnops_repr_within(hn_vm *vm, hn_value v, uint32_t most, hn_value *out);
/* A str cut to that. */
HN_CHECK hn_status hnops_shorten(hn_vm *vm, hn_value text, uint32_t most, hn_value *out);
/* "<module.Qualname object at 0x...>" of any object, with a serial number in the place of an address. */
HN_CHECK hn_status hnops_repr_plain(hn_vm *vm, hn_value v, hn_value *out);
/* What type.__repr__ says of a class, whatever its metaclass would. */
HN_CHECK hn_status hnops_repr_class(hn_vm *vm, const hn_type *t, hn_value *out);
HN_CHECK hn_status hnops_str(hn_vm *vm, hn_value v, hn_value *out);
/* format(v, spec) of str, int, bool, float, complex, None and (empty spec only) other builtin values. */
HN_CHECK hn_status hnops_format(hn_vm *vm, hn_value v, hn_value spec, hn_value *out);

/* The pieces, by the file that has them (dispatch is in ops.c). */
HN_CHECK hn_status hnnum_binary(hn_vm *vm, hn_binop op, hn_value a, hn_value b, hn_value *out); /* num.c */
HN_CHECK hn_status hnnum_compare(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, hn_value *out);  /* num.c */
HN_CHECK hn_status hnnum_repr(hn_vm *vm, hn_value v, hn_value *out);                            /* num.c */
HN_CHECK hn_status hnnum_format(hn_vm *vm, hn_value v, const hn_str *spec, hn_value *out);      /* format.c */
HN_CHECK hn_status hnstr_format_spec(hn_vm *vm, hn_value s, const hn_str *spec, hn_value *out); /* format.c */
HN_CHECK hn_status hnstr_repr(hn_vm *vm, hn_value s, hn_strbuf *b);                             /* str.c */
HN_CHECK hn_status hnstr_percent(hn_vm *vm, hn_value s, hn_value args, hn_value *out); /* percent.c */
static inline bool hnnum_is(hn_value v) {
    return hnv_is_double(v) || hnv_is_int(v) || hnv_is_bool(v) || hnv_is(v, HN_KIND_INT) ||
           hnv_is(v, HN_KIND_COMPLEX);
}

#endif
