/* Exceptions on the way to a handler. hncold_trouble calls hnunwind when an instruction has returned
 * HN_RAISED; a `raise`, and a call that returns an exception to raise, set the context with
 * hnunwind_set_context. */
#ifndef HN_VM_UNWIND_H
#define HN_VM_UNWIND_H

#include "vm/frame.h"

/* Finds the innermost handler of the pending exception. HN_OK: its frame is the top one now. HN_RAISED: no
 * frame has a handler, so the exception leaves the run. */
HN_CHECK hn_status hnunwind(hn_vm *vm);
/* Returns whether this frame has a handler for an exception at its pc. */
bool hnunwind_expects(const hn_frame *f);
/* Returns the exception being handled (sys.exception()), or None. */
hn_value hnunwind_handled(hn_vm *vm);
/* Sets the __context__ of the pending exception. */
void hnunwind_set_context(hn_vm *vm);

#endif
