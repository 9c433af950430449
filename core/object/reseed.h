/* Gives the hashes of strings another seed, in a VM that has just been started. core/snap/writer.c calls
 * it. */
#ifndef HN_OBJECT_RESEED_H
#define HN_OBJECT_RESEED_H

#include "object/state.h"

/* Makes everything that there is stand where this key of the hash of strings puts it. Only right after the
 * start, before any collection: HN_NOMEM leaves the VM useless. */
HN_CHECK hn_status hnheap_reseed(hn_vm *vm, const uint64_t key[2]);

#endif
