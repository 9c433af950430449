/* Finishes an instruction with the value, or the exception, of a call that was made on its behalf (cf. Lua's
 * luaV_finishOp). All of vm comes here when a frame returns, a generator yields, a native has a result, or
 * the host answers; the loop finishes only the commonest returns itself. `ret` says how to finish; vm/ret.def
 * lists the ways. */
#ifndef HN_VM_FINISH_H
#define HN_VM_FINISH_H

#include "vm/frame.h"

HN_CHECK hn_status hnfinish_truth(hn_vm *vm, bool yes);
HN_CHECK hn_status hnfinish_value_truth(hn_vm *vm, hn_value v);
/* Finishes an instruction of the top frame with the result of a call that had these ret and dst. HN_OK: it is
 * finished. HN_CALL: another frame was pushed for it. */
HN_CHECK hn_status hnfinish(hn_vm *vm, hn_ret ret, uint16_t dst, hn_value value);
/* As hnfinish, for a call with a `hold`. */
HN_CHECK hn_status hnfinish_held(hn_vm *vm, hn_ret ret, uint16_t dst, hn_value v, hn_value hold);
/* Finishes the instruction after a call with this ret and dst has raised. HN_OK or HN_CALL: the exception
 * belongs to the instruction (StopIteration in a for loop, AttributeError with a __getattr__). HN_RAISED: it
 * does not. */
HN_CHECK hn_status hnfinish_raised(hn_vm *vm, hn_ret ret, uint16_t dst, hn_value hold);

#endif
