/* Generators, coroutines and async generators: objects that own their registers and are resumed in place. The
 * loop, call.c and cold_gen.c resume them; a native asks for that with hncall_resume or hncall_throw
 * (vm/call.h). Resuming a suspended one only pushes its frame: the loop runs it. */
#ifndef HN_VM_GENERATOR_H
#define HN_VM_GENERATOR_H

#include "vm/frame.h"

/* A generator (coroutine, ...) for a call of fn whose bound registers are at regs. */
HN_CHECK hn_status hngen_new(hn_vm *vm, hn_function *fn, const hn_value *regs, hn_value *out);
/* Pushes the generator's frame with `value` sent in. A finished one ends at once (StopIteration for STORE,
 * end of loop for GEN_NEXT ...). HN_CALL when pushed. */
HN_CHECK hn_status hngen_resume(hn_vm *vm, hn_generator *g, hn_value value, hn_ret ret, uint16_t dst);
/* Pushes its frame with an exception raised where it stands; a suspended delegation gets it first. */
HN_CHECK hn_status hngen_throw(hn_vm *vm, hn_generator *g, hn_value exc, hn_ret ret, uint16_t dst);
/* The top frame, a generator's, yields `value`. */
HN_CHECK hn_status hngen_yield(hn_vm *vm, hn_value value);
/* The top frame, a generator's, returns: its frame is gone, its caller's instruction is finished. */
HN_CHECK hn_status hngen_return(hn_vm *vm, hn_value value);
/* The top frame, a generator's, is left by the pending exception (which may be replaced: StopIteration may
 * not leave a generator). */
HN_CHECK hn_status hngen_leave(hn_vm *vm);
/* What a suspended generator delegates to (yield from, await), or UNBOUND. */
hn_value hngen_delegate(const hn_generator *g);

#endif
