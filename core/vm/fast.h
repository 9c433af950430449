/* Shortcuts that the loop tries before hncold: attributes where one instruction meets many shapes, and the
 * truth of builtin values. They run no Python code and charge no steps. False, or -1, sends the instruction
 * out of line. */
#ifndef HN_VM_FAST_H
#define HN_VM_FAST_H

#include "vm/attr.h"
#include "vm/frame.h"

/* The second level of attribute caching: (shape, name) of instances whose instruction sees many shapes. */
static inline hn_acache_entry *hnfast_attr(hn_vm *vm, const hn_shape *shape, hn_value name) {
    uintptr_t h = ((uintptr_t)shape >> 4) ^ ((uintptr_t)hnv_ref(name) >> 3);
    return &vm->acache[(h ^ h >> 10) & (HN_ACACHE_SIZE - 1)];
}

/* What LOAD_ATTR and LOAD_METHOD need to know about o.name when it can be known without running anything:
 * true, and *slot is the instance's slot, or HN_FAST_CLASS and *value is what the class has (a function or a
 * plain value), or HN_FAST_PROPERTY and *value is the Python function that computes the attribute. */
#define HN_FAST_CLASS    (-1)
#define HN_FAST_PROPERTY (-2)
bool hnfast_find(hn_vm *vm, hn_instance *o, hn_value name, int32_t *slot, hn_value *value);

/* Truth of builtin values: 0, 1, or -1 where a method must be asked. */
int hnfast_truth(hn_value v);

#endif
