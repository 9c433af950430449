/* For those who change a class or its MRO without hntype_set. */
#ifndef HN_OBJECT_TYPE_INTERNAL_H
#define HN_OBJECT_TYPE_INTERNAL_H

#include "object/type.h"

/* Sets the flags that depend on what the MRO defines (GETATTR, SETATTR, HASH_EQ, PLAIN_NEW). */
void hntype_update_flags(hn_vm *vm, hn_type *t);

#endif
