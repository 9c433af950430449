/* Instructions out of line. The loop calls hncold for opcodes, and for operands, that have no fast path
 * there, and hncold_trouble for each status but HN_OK and HN_CALL. hncold passes the instruction to one of
 * the cold_*.c files by its group. Of these functions, lib uses only hnfunction_new. */
#ifndef HN_VM_COLD_H
#define HN_VM_COLD_H

#include "vm/frame.h"

/* Executes instruction i of the top frame. The frame's pc is already at the next one. */
HN_CHECK hn_status hncold(hn_vm *vm, const hn_instr *i);
/* Returns whether hncold can do all of an opcode's work. The code in the loop is only a short cut
 * (HN_FUSED). */
static inline bool hncold_alone(hn_op op) {
    return !hnop_has((uint16_t)op, 'L');
}
/* Returns `value` from the top frame, if the caller has to do more than store it. */
HN_CHECK hn_status hncold_return(hn_vm *vm, hn_value value);
/* Deals with a status other than HN_OK and HN_CALL. HN_OK: the loop can continue, since a handler was found
 * or memory was collected. Otherwise the loop returns the status. */
HN_CHECK hn_status hncold_trouble(hn_vm *vm, hn_status st);

/* cold_name.c: names, attributes, imports. cold_call.c: functions, calls, classes. cold_data.c: building,
 * iteration, matching. cold_item.c: items, slices. cold_gen.c: generators, exceptions. */
HN_CHECK hn_status hncold_name(hn_vm *vm, hn_frame *f, const hn_instr *i);
HN_CHECK hn_status hncold_call(hn_vm *vm, hn_frame *f, const hn_instr *i);
HN_CHECK hn_status hncold_data(hn_vm *vm, hn_frame *f, const hn_instr *i);
HN_CHECK hn_status hncold_item(hn_vm *vm, hn_frame *f, const hn_instr *i);
HN_CHECK hn_status hncold_gen(hn_vm *vm, hn_frame *f, const hn_instr *i);

/* Makes a function of code in these globals, without defaults or closure. In cold_call.c. */
HN_CHECK hn_status hnfunction_new(hn_vm *vm, hn_code *code, hn_dict *globals, hn_function **out);

#define REG(offset) (*hnframe_reg(f, (offset)))

#endif
