/* Shortcuts that the loop tries before hncold: attributes where one instruction meets many shapes, and the
 * truth of builtin values. They run no Python code and charge no steps. False, or -1, sends the instruction
 * out of line. */
#ifndef HN_VM_FAST_H
#define HN_VM_FAST_H

#include "vm/attr.h"
#include "vm/frame.h"

/* The entry for (shape, name) in the second level of attribute caching: for instructions that see instances
 * of many shapes. */
static inline hn_acache_entry *hnfast_attr(hn_vm *vm, const hn_shape *shape, hn_value name) {
    uintptr_t h = ((uintptr_t)shape >> 4) ^ ((uintptr_t)hnv_ref(name) >> 3);
    return &vm->acache[(h ^ h >> 10) & (HN_ACACHE_SIZE - 1)];
}

/* Finds o.name for LOAD_ATTR and LOAD_METHOD, if no code has to run. *slot becomes the instance's slot; or
 * HN_FAST_CLASS, and *value the class's function or plain value; or HN_FAST_PROPERTY, and *value the Python
 * function that computes the attribute. False: the instruction goes out of line. */
#define HN_FAST_CLASS    (-1)
#define HN_FAST_PROPERTY (-2)
bool hnfast_find(hn_vm *vm, hn_instance *o, hn_value name, int32_t *slot, hn_value *value);

/* Returns the truth of a builtin value: 0, 1, or -1 if a method has to be called. */
int hnfast_truth(hn_value v);

#endif
