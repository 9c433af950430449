/* Which registers a frame may still read. */
#ifndef HN_VM_LIVE_H
#define HN_VM_LIVE_H

#include "object/state.h"

/* Whether the code may read register r before it is written again, when it goes on at pc; with `called` the
 * instruction at pc has read its operands already and waits for the result of a call. True, too, where there
 * is no memory to find out. Looks at each instruction once; no steps. */
bool hnlive_register(hn_vm *vm, const hn_code *c, uint32_t pc, bool called, uint32_t r);
/* The same for a frame that goes on at pc or, `waits`, for what the instruction before it has called. */
bool hnlive_kept(hn_vm *vm, const hn_code *c, uint32_t pc, bool waits, uint32_t r);
/* Whether nothing reads register r, in which a call of the instruction before pc leaves its result: it is
 * dropped. Looks at some dozen instructions; false where that is not enough. */
bool hnlive_dropped(const hn_code *c, uint32_t pc, uint32_t r);

#endif
