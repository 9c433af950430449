/* Making classes: bases, layout, __slots__ and the MRO (C3). The primitives of frozen Python
 * (lib/primitives_class.c), the methods of type and object (lib/types), and the snapshot reader call
 * these. Nothing here runs Python code: frozen Python calls __set_name__, __init_subclass__ and a
 * metaclass's mro(). */
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
/* C3 linearisation into t->mro (Barrett et al., "A Monotonic Superclass Linearization for Dylan", 1996). */
HN_CHECK hn_status hntype_compute_mro(hn_vm *vm, hn_type *t);
/* What a metaclass's mro() may give, or a snapshot say: classes whose methods find the layout of theirs, and
 * object. HN_SLOW: *bad is what may not be there, or None where object lacks. */
HN_CHECK hn_status hntype_check_mro(hn_vm *vm, const hn_type *t, const hn_tuple *mro, hn_value *bad);
/* Gives the class an MRO that has been checked. */
void hntype_set_mro(hn_type *t, hn_tuple *mro);

#endif
