/* Creation, comparison, text and operators of ints, floats and complex numbers. The operators of object/ and
 * some natives call these, C modules through lib/native.h. Operands are exact numbers; bools count as
 * ints. */
#ifndef HN_OBJECT_NUM_H
#define HN_OBJECT_NUM_H

#include "object/state.h"
#include "object/int.h"
#include "object/ops.h"

HN_CHECK hn_status hncomplex_new(hn_vm *vm, double re, double im, hn_value *out);
/* Decimal or base 2..36 text without prefix; digit limit applies to base 10 (ValueError). */
HN_CHECK hn_status hnint_to_text(hn_vm *vm, hn_value v, int base, hn_buf *to);
HN_CHECK hn_status hnnum_compare(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, hn_value *out);
HN_CHECK hn_status hnnum_repr(hn_vm *vm, hn_value v, hn_value *out);
/* What ops.c dispatches to. */
HN_CHECK hn_status hnnum_binary(hn_vm *vm, hn_binop op, hn_value a, hn_value b, hn_value *out);
/* What fmod of these costs, which goes over the bits between their exponents. */
HN_CHECK hn_status hnnum_charge_rest(hn_vm *vm, double x, double y);

#endif
