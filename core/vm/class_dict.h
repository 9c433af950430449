/* The entries __dict__ and __weakref__ in the dicts of classes. Few programs look at them, so they are made
 * late: by vm/attr.c when a __weakref__ is looked up or set, and by lib/types/typeobject.c when the __dict__
 * of a class is read. snap/read_object.c takes their definitions from here. */
#ifndef HN_VM_CLASS_DICT_H
#define HN_VM_CLASS_DICT_H

#include "object/state.h"
#include "object/type.h"

/* Adds the entries to a class, for those of the two that the class brings and its bases lack (hntype_brings).
 * Before that it has the flag HN_TYPE_BARE. */
HN_CHECK hn_status hnclass_complete(hn_vm *vm, hn_type *t);
/* Does that for all classes of the MRO. *any: a class had that flag. */
HN_CHECK hn_status hnclass_complete_all(hn_vm *vm, const hn_type *t, bool *any);
/* Returns the definition of the class's descriptor of that name. NULL: any other name. */
const hn_getset_def *hnclass_getset(hn_vm *vm, hn_value name);

#endif
