/* Instructions out of line. The loop calls hncold for opcodes, and for operands, that have no fast path
 * there, and hncold_trouble for each status but HN_OK and HN_CALL. hncold passes the instruction to one of
 * the cold_*.c files by its group. Of these functions, lib uses only hnfunction_new. */
#ifndef HN_VM_COLD_H
#define HN_VM_COLD_H

#include "vm/frame.h"

/* Executes instruction i of the top frame, whose pc is behind it already. */
HN_CHECK hn_status hncold(hn_vm *vm, const hn_instr *i);
/* Opcodes that do all of their work out of line, too: what the loop does is a short cut (HN_FUSED). */
static inline bool hncold_alone(hn_op op) {
    return !hnop_has((uint16_t)op, 'L');
}
/* The top frame returns `value` in a way that is not just storing it. */
HN_CHECK hn_status hncold_return(hn_vm *vm, hn_value value);
/* An instruction gave something other than HN_OK and HN_CALL: HN_OK when the loop can go on (a handler was
 * found, memory was collected), otherwise what the loop returns. */
HN_CHECK hn_status hncold_trouble(hn_vm *vm, hn_status st);

/* cold_name.c: names, attributes, imports. cold_call.c: functions, calls, classes. cold_data.c: building,
 * iteration, matching. cold_item.c: items, slices. cold_gen.c: generators, exceptions. */
HN_CHECK hn_status hncold_name(hn_vm *vm, hn_frame *f, const hn_instr *i);
HN_CHECK hn_status hncold_call(hn_vm *vm, hn_frame *f, const hn_instr *i);
HN_CHECK hn_status hncold_data(hn_vm *vm, hn_frame *f, const hn_instr *i);
HN_CHECK hn_status hncold_item(hn_vm *vm, hn_frame *f, const hn_instr *i);
HN_CHECK hn_status hncold_gen(hn_vm *vm, hn_frame *f, const hn_instr *i);

/* cold_call.c, for others. */
/* A function of code in these globals, without defaults or closure. */
HN_CHECK hn_status hnfunction_new(hn_vm *vm, hn_code *code, hn_dict *globals, hn_function **out);

#define REG(offset) (*hnframe_reg(f, (offset)))

#endif
