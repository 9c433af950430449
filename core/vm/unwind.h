/* Exceptions on the way to a handler. hncold_trouble calls hnunwind when an instruction has returned
 * HN_RAISED; a `raise`, and a call that returns an exception to raise, set the context with
 * hnunwind_set_context. */
#ifndef HN_VM_UNWIND_H
#define HN_VM_UNWIND_H

#include "vm/frame.h"

/* The pending exception goes to the innermost handler: HN_OK when there is one in frame `base` or above (it
 * is the top frame then); HN_RAISED when it leaves the run. */
HN_CHECK hn_status hnunwind(hn_vm *vm);
/* Whether an exception would go to a handler of this frame. */
bool hnunwind_expects(const hn_frame *f);
/* The exception being handled (sys.exception()), or None. */
hn_value hnunwind_handled(hn_vm *vm);
/* Gives the pending exception its __context__. */
void hnunwind_set_context(hn_vm *vm);

#endif
