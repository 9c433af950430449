/* Special methods of operators, for operands whose classes a program made: the choice of the first method,
 * and of the next one after NotImplemented. Instructions out of line begin here (cold*.c, attr.c), and
 * finish.c continues with the functions named _next. Those read the operands again from the current
 * instruction, which has to be an operator. */
#ifndef HN_VM_DISPATCH_H
#define HN_VM_DISPATCH_H

#include "object/ops.h"
#include "vm/frame.h"

HN_CHECK hn_status hndispatch_binary(hn_vm *vm, hn_binop op, bool inplace, hn_value a, hn_value b,
                                     uint16_t dst);
HN_CHECK hn_status hndispatch_binary_next(hn_vm *vm, hn_ret ret);
HN_CHECK hn_status hndispatch_compare(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, uint16_t dst);
HN_CHECK hn_status hndispatch_compare_next(hn_vm *vm, hn_ret ret);
/* Stores `not v` in dst, or takes the current jump by it: for a != that is made of __eq__. */
HN_CHECK hn_status hndispatch_not(hn_vm *vm, uint16_t dst, hn_value v);
/* Finds the operands of the current instruction. */
void hndispatch_operands(hn_vm *vm, hn_value *a, hn_value *b);

#endif
