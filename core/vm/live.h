/* Liveness: the registers that the code of a frame may still read. frame.c asks when memory is short or a
 * collection has to be precise, snap/kept.c to leave dead registers out of a dump, and call.c to find a
 * coroutine that is dropped at once. The answers take no steps. Where there is no memory to find out, a
 * register counts as read. */
#ifndef HN_VM_LIVE_H
#define HN_VM_LIVE_H

#include "object/state.h"

/* Returns whether the code may read register r before writing it, if it continues at pc. called: the
 * instruction at pc has read its operands and waits for the result of a call. If there is no memory to find
 * out, it returns true and clears heap.precise. It looks at each instruction once and charges no steps. */
bool hnlive_register(hn_vm *vm, const hn_code *c, uint32_t pc, bool called, uint32_t r);
/* As hnlive_register, for a frame that continues at pc. waits: it waits for a call by the instruction before
 * pc. */
bool hnlive_kept(hn_vm *vm, const hn_code *c, uint32_t pc, bool waits, uint32_t r);
/* Do the same for many frames of one code. hnlive_solve finds which of the 64 registers from `first` on are
 * read from each instruction on, into in[c->ninstrs]. hnlive_kept_bits picks the bits of one frame; bit k is
 * register first + k. hnlive_iterators adds the registers that loops keep, in the bits of all registers. */
void hnlive_solve(hn_vm *vm, const hn_code *c, uint32_t first, uint64_t *in);
uint64_t hnlive_kept_bits(const hn_code *c, uint32_t pc, bool waits, uint32_t first, const uint64_t *in);
void hnlive_iterators(hn_vm *vm, const hn_code *c, uint32_t pc, bool waits, uint64_t *bits);
/* Returns whether nothing reads register r, in which the call before pc leaves its result. It looks at some
 * dozen instructions; false if that is not enough. */
bool hnlive_dropped(const hn_code *c, uint32_t pc, uint32_t r);

#endif
