/* Making classes: bases, layout and __slots__. The primitives of frozen Python (lib/primitives_class.c) and
 * the methods of type and object (lib/types) call these. Nothing here runs Python code: frozen Python calls
 * __set_name__, __init_subclass__ and a metaclass's mro(). */
#ifndef HN_OBJECT_CLASS_H
#define HN_OBJECT_CLASS_H

#include "object/state.h"

/* The new class of name, bases (tuple of classes, not empty) and namespace (copied). Computes C3 MRO, layout,
 * slots and flags; TypeErrors as CPython words them. Does not call __set_name__ or __init_subclass__: lib/py
 * does. */
HN_CHECK hn_status hntype_new(hn_vm *vm, hn_type *meta, hn_value name, hn_value bases, hn_dict *ns,
                              bool listed, hn_value *out);
/* The base that decides how instances are laid out; TypeError where the bases cannot be combined. */
HN_CHECK hn_status hntype_choose_base(hn_vm *vm, const hn_tuple *bases, hn_type **out);
/* TypeError where instances of one class cannot become instances of the other: the classes that decide their
 * layout have to be one, or to add the same slots to one. `what` is assigned to. */
HN_CHECK hn_status hntype_check_layout(hn_vm *vm, const hn_type *to, const hn_type *from, const char *what);
/* Whether a class that is not builtin is the first of its bases' chain whose instances have a __dict__, and
 * can be referred to weakly. */
void hntype_brings(const hn_type *t, bool *dict, bool *weak);

#endif
