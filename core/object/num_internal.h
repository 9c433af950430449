/* Numbers: functions that num*.c and percent.c share with lib/native.h and the methods in
 * lib/types. Other code uses num.h. */
#ifndef HN_OBJECT_NUM_INTERNAL_H
#define HN_OBJECT_NUM_INTERNAL_H

#include "base/dtoa.h"
#include "object/ops.h"

/* Writes i in decimal before `end`, HN_DECIMAL_DIGITS + 1 characters at most; where it begins. */
static inline char *hnnum_put_int(char *end, int64_t i) {
    char *at = hndtoa_put_decimal(end, i < 0 ? 0 - (uint64_t)i : (uint64_t)i);
    if (i < 0) *--at = '-';
    return at;
}
/* An int, bool or float as a double; OverflowError for ints that are too large. */
HN_CHECK hn_status hnnum_to_double(hn_vm *vm, hn_value v, double *out);
/* Operators + - * / ** where at least one operand is a complex and the other any number. */
HN_CHECK hn_status hncomplex_binary(hn_vm *vm, hn_binop op, hn_value a, hn_value b, hn_value *out);
HN_CHECK hn_status hncomplex_pow(hn_vm *vm, double are, double aim, double bre, double bim, double *re,
                                 double *im);
/* abs() of a complex; OverflowError. */
HN_CHECK hn_status hncomplex_abs(hn_vm *vm, hn_value v, hn_value *out);

#endif
