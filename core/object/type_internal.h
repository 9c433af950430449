/* For code that changes a class's dict or MRO without hntype_set: class creation, the methods of type and the
 * snapshot reader. It must call hntype_update_flags afterwards, or C paths miss methods such as __eq__ or
 * __getattr__. */
#ifndef HN_OBJECT_TYPE_INTERNAL_H
#define HN_OBJECT_TYPE_INTERNAL_H

#include "object/type.h"

/* Sets the flags that depend on what the MRO defines (GETATTR, SETATTR, HASH_EQ, PLAIN_NEW). */
void hntype_update_flags(hn_vm *vm, hn_type *t);

#endif
