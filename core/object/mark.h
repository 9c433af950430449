/* Collections, and the functions that mark roots. Whoever knows roots (vm/start.c, vm/frame.c, vm/thread.c)
 * marks them when mark_roots is called. hnheap_collect may run only between two instructions: C code roots
 * nothing. Marking allocates no objects. */
#ifndef HN_OBJECT_MARK_H
#define HN_OBJECT_MARK_H

#include "object/state.h"

/* Collect now. Only between instructions. HN_STOPPED when the run's time is over: the collection has been
 * given up then, nothing has been freed, and it is still wanted. While nothing runs it is always finished. */
HN_CHECK hn_status hnheap_collect(hn_vm *vm);
/* For mark_roots and the kinds' tracers. */
void hnheap_mark(hn_vm *vm, hn_value v);
void hnheap_mark_values(hn_vm *vm, const hn_value *v, size_t n);
void hnheap_mark_object(hn_vm *vm, void *object); /* NULL is fine */
/* After some marking. HN_STOPPED: the run's time is over, and this marking may be given up. */
HN_CHECK hn_status hnheap_look(hn_vm *vm, uint32_t effort);

/* Gives back what there was of the mark stack for memory that is in use no more, or is about to be given
 * back: so many bytes are `passing`. */
void hnheap_trim_stack(hn_vm *vm, size_t passing);

/* Room on the mark stack for the memory that there is. False at the memory cap. */
bool hnheap_reserve_stack(hn_vm *vm);
/* Marks an object that was lost, and all that it refers to. */
HN_CHECK hn_status hnheap_found_again(hn_vm *vm, hn_object *o);

#endif
