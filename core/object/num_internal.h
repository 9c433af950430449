/* What the files of numbers share with lib/types. */
#ifndef HN_OBJECT_NUM_INTERNAL_H
#define HN_OBJECT_NUM_INTERNAL_H

#include "object/ops.h"

/* An int, bool or float as a double; OverflowError for ints that are too large. */
HN_CHECK hn_status hnnum_to_double(hn_vm *vm, hn_value v, double *out);
/* Operators + - * / ** where at least one operand is a complex and the other any number. */
HN_CHECK hn_status hncomplex_binary(hn_vm *vm, hn_binop op, hn_value a, hn_value b, hn_value *out);
HN_CHECK hn_status hncomplex_pow(hn_vm *vm, double are, double aim, double bre, double bim, double *re,
                                 double *im);
/* abs() of a complex; OverflowError. */
HN_CHECK hn_status hncomplex_abs(hn_vm *vm, hn_value v, hn_value *out);

#endif
