/* Between heap.c and mark.c. */
#ifndef HN_OBJECT_HEAP_INTERNAL_H
#define HN_OBJECT_HEAP_INTERNAL_H

#include "object/heap.h"

/* hn_object.color: 1 or 2, plus this for objects with an allocation of their own. */
#define HN_COLOR_MASK  3u
#define HN_COLOR_LARGE 0x80u

void hnheap_finish_sweep(hn_vm *vm); /* everything left over from the last collection */
void hnheap_begin_sweep(hn_vm *vm);  /* after marking: all blocks are to be swept */
void hnheap_sweep_large(hn_vm *vm);

#endif
