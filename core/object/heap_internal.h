/* Private to heap.c, mark.c and intern_table.c. The colours of objects, the mark stack's entries, and the
 * calls between marking and sweeping. */
#ifndef HN_OBJECT_HEAP_INTERNAL_H
#define HN_OBJECT_HEAP_INTERNAL_H

#include "object/heap.h"

/* hn_object.color: 1 to HN_COLORS in turn, plus a bit for objects with an allocation of their own. When a
 * marking is given up, objects of its colour are left among the others, so each marking takes a new
 * colour. */
#define HN_COLOR_MASK  0x7Fu
#define HN_COLORS      0x7Fu
#define HN_COLOR_LARGE 0x80u
/* Of an object that marking has found and not looked at, and of none that is made. */
#define HN_COLOR_LOST 0u

/* What is still to be marked: n values, or (n is 0) the references of the object at v. */
struct hn_span {
    const void *v;
    size_t n;
};

/* Calls hnheap_found_again for each lost object; HN_STOPPED: the time is over. */
HN_CHECK hn_status hnheap_find_lost(hn_vm *vm);
/* Frees dead large objects from heap.sweep_large on; HN_STOPPED with a part of it done. */
HN_CHECK hn_status hnheap_sweep_large(hn_vm *vm);
/* Everything left over from the last collection; HN_STOPPED with a part of it done. */
HN_CHECK hn_status hnheap_finish_sweep(hn_vm *vm);
void hnheap_begin_sweep(hn_vm *vm); /* after marking: everything is to be swept */

#endif
