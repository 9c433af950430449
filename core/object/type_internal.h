/* Between type.c and class.c. */
#ifndef HN_OBJECT_TYPE_INTERNAL_H
#define HN_OBJECT_TYPE_INTERNAL_H

#include "object/type.h"

/* C3 linearisation into t->mro (Barrett et al., "A Monotonic Superclass Linearization for Dylan", 1996). */
HN_CHECK hn_status hntype_compute_mro(hn_vm *vm, hn_type *t);
/* Sets the flags that depend on what the MRO defines (GETATTR, SETATTR, HASH_EQ, PLAIN_NEW). */
void hntype_update_flags(hn_vm *vm, hn_type *t);

#endif
