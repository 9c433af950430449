/* Liveness: the registers that the code of a frame may still read. frame.c asks when memory is short or a
 * collection has to be precise, snap/kept.c to leave dead registers out of a dump, and call.c to find a
 * coroutine that is dropped at once. The answers take no steps. Where there is no memory to find out, a
 * register counts as read. */
#ifndef HN_VM_LIVE_H
#define HN_VM_LIVE_H

#include "object/state.h"

/* Whether the code may read register r before it is written again, when it goes on at pc; with `called` the
 * instruction at pc has read its operands already and waits for the result of a call. True, too, where there
 * is no memory to find out: then heap.precise is false. Looks at each instruction once; no steps. */
bool hnlive_register(hn_vm *vm, const hn_code *c, uint32_t pc, bool called, uint32_t r);
/* The same for a frame that goes on at pc or, `waits`, for what the instruction before it has called. */
bool hnlive_kept(hn_vm *vm, const hn_code *c, uint32_t pc, bool waits, uint32_t r);
/* The same for many frames of one code. hnlive_solve finds, for the 64 registers from `first` on, which are
 * read from each instruction on, into in[c->ninstrs]; hnlive_kept_bits picks those of a frame, bit k for
 * register first + k; hnlive_iterators adds those that loops keep, into the bits of all registers. */
void hnlive_solve(hn_vm *vm, const hn_code *c, uint32_t first, uint64_t *in);
uint64_t hnlive_kept_bits(const hn_code *c, uint32_t pc, bool waits, uint32_t first, const uint64_t *in);
void hnlive_iterators(hn_vm *vm, const hn_code *c, uint32_t pc, bool waits, uint64_t *bits);
/* Whether nothing reads register r, in which a call of the instruction before pc leaves its result: it is
 * dropped. Looks at some dozen instructions; false where that is not enough. */
bool hnlive_dropped(const hn_code *c, uint32_t pc, uint32_t r);

#endif
