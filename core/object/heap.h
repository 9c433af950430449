/* The heap: allocation of objects and buffers, and full collections. Every file that makes objects calls it;
 * vm/ and api/ start the collections. C code is never interrupted by one. An allocation beyond the limit
 * returns NULL, and the C function returns HN_NOMEM before its first visible effect. Then the loop collects
 * and runs the instruction again. So values in C locals need no rooting, and objects never move. */
#ifndef HN_OBJECT_HEAP_H
#define HN_OBJECT_HEAP_H

#include "object/state.h"

void hnheap_init(hn_vm *vm);
void hnheap_free(hn_vm *vm);
/* A new object of `size` bytes, header set, the rest zeroed; NULL at the memory cap (return HN_NOMEM). */
void *hnheap_new(hn_vm *vm, hn_kind kind, size_t size);
/* The same with the body left uninitialised: the caller fills all of it before anything else can happen. */
void *hnheap_new_raw(hn_vm *vm, hn_kind kind, size_t size);
/* The same for sizes that are small as a rule: no call while the size class has room. */
HN_INLINE void *hnheap_new_small(hn_vm *vm, hn_kind kind, size_t size) {
#ifndef HN_HOSTILE
    if (HN_LIKELY(size <= HN_GRANULE_MAX)) {
        unsigned cls = size <= 16 ? 1 : (unsigned)((size + 7) / 8 - 1);
        hn_bump *bump = &vm->heap.bump[cls];
        if (HN_LIKELY(bump->next != bump->end)) {
            hn_object *o = (hn_object *)(void *)bump->next;
            bump->next += (cls + 1) * 8;
            *o = (hn_object){.kind = (uint8_t)kind, .color = vm->heap.color};
            return o;
        }
    }
#endif
    return hnheap_new_raw(vm, kind, size);
}
/* Buffers. used is 0; values are UNBOUND. NULL at the cap. */
hn_raw *hnheap_raw(hn_vm *vm, size_t size);
hn_values *hnheap_values(hn_vm *vm, size_t cap);
/* Sets values of a buffer to UNBOUND. */
HN_CHECK hn_status hnheap_unset(hn_vm *vm, hn_value *v, size_t n);
/* How many objects and buffers may be made from now on (anew), or since counting began. Where there is no
 * limit (UINT64_MAX) nothing is counted. A run ends at its next charge when it has made more. */
void hnheap_limit_allocations(hn_vm *vm, uint64_t most, bool anew);
uint64_t hnheap_allocations(const hn_vm *vm);
/* Give back a buffer that nothing refers to any more, if that is cheap (large ones). */
void hnheap_release(hn_vm *vm, void *object);
/* Whether the instruction under way failed for want of memory before, and nothing was left to collect. Only
 * then may it do with less: what a program's steps are must not depend on when memory is collected. */
static inline bool hnheap_is_last_try(const hn_vm *vm) {
    return vm->retry.seen && vm->retry.steps == vm->meter.op_steps;
}
/* A large object in a block of another size, which may be elsewhere; its content is kept. What refers to it
 * is the caller's. NULL: it is no large one, or there is no memory for the difference, and nothing has
 * changed. */
void *hnheap_resize(hn_vm *vm, void *object, size_t size);

/* The same, then sweep everything now and give empty blocks back. */
HN_CHECK hn_status hnheap_collect_all(hn_vm *vm);
/* A collection that an allocation asked for has found `live` bytes, after so many steps of the run. False:
 * such collections do more than the run, and free too little. That is the memory limit. */
bool hnheap_pays(hn_vm *vm, uint64_t steps);
void hnheap_forgive(hn_vm *vm); /* a run begins */
/* Calls fn for every live object. Nothing may be allocated meanwhile. */
void hnheap_each(hn_vm *vm, void (*fn)(hn_vm *vm, hn_object *o, void *arg), void *arg);

#endif
