/* Generators, coroutines and async generators: objects that own their registers and are resumed in place. The
 * loop, call.c and cold_gen.c resume them; a native asks for that with hncall_resume or hncall_throw
 * (vm/call.h). Resuming a suspended one only pushes its frame: the loop runs it. */
#ifndef HN_VM_GENERATOR_H
#define HN_VM_GENERATOR_H

#include "vm/frame.h"

/* Makes a generator, coroutine or async generator for a call of fn. Its bound registers are at regs. */
HN_CHECK hn_status hngen_new(hn_vm *vm, hn_function *fn, const hn_value *regs, hn_value *out);
/* Pushes the generator's frame and sends `value` in. HN_CALL: it was pushed. A finished generator ends at
 * once: StopIteration for STORE, the end of the loop for GEN_NEXT. */
HN_CHECK hn_status hngen_resume(hn_vm *vm, hn_generator *g, hn_value value, hn_ret ret, uint16_t dst);
/* Pushes the generator's frame and raises an exception in it. A generator that it delegates to gets the
 * exception first. */
HN_CHECK hn_status hngen_throw(hn_vm *vm, hn_generator *g, hn_value exc, hn_ret ret, uint16_t dst);
/* Yields `value` from the top frame, which is a generator's. */
HN_CHECK hn_status hngen_yield(hn_vm *vm, hn_value value);
/* Returns from the top frame, which is a generator's: pops it and finishes its caller's instruction. */
HN_CHECK hn_status hngen_return(hn_vm *vm, hn_value value);
/* Pops the top frame, which is a generator's, for the pending exception. The exception may be replaced:
 * StopIteration may not leave a generator. */
HN_CHECK hn_status hngen_leave(hn_vm *vm);
/* Returns the object that a suspended generator delegates to (yield from, await), or UNBOUND. */
hn_value hngen_delegate(const hn_generator *g);

#endif
