/* The entries __dict__ and __weakref__ in the dicts of classes. Few programs look at them, so they are made
 * late: by vm/attr.c when a __weakref__ is looked up or set, and by lib/types/typeobject.c when the __dict__
 * of a class is read. snap/read_object.c takes their definitions from here. */
#ifndef HN_VM_CLASS_DICT_H
#define HN_VM_CLASS_DICT_H

#include "object/state.h"
#include "object/type.h"

/* Few programs look: a class gets the two descriptors, where it brings what they give, when somebody asks for
 * its __dict__, or for the __weakref__ of an instance. Until then it is HN_TYPE_BARE. */
HN_CHECK hn_status hnclass_complete(hn_vm *vm, hn_type *t);
/* The same for all classes of the MRO. *any: one of them had not been complete. */
HN_CHECK hn_status hnclass_complete_all(hn_vm *vm, const hn_type *t, bool *any);
/* The definition of a class's own descriptor of that name; NULL for other names. */
const hn_getset_def *hnclass_getset(hn_vm *vm, hn_value name);

#endif
