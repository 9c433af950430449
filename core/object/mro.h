/* The method resolution order of a class. type.c and class.c compute it for each new class; the primitives of
 * frozen Python (lib/primitives_class.c), the methods of type (lib/types) and the snapshot reader set it. */
#ifndef HN_OBJECT_MRO_H
#define HN_OBJECT_MRO_H

#include "object/state.h"

/* C3 linearisation into t->mro (Barrett et al., "A Monotonic Superclass Linearization for Dylan", 1996). */
HN_CHECK hn_status hntype_compute_mro(hn_vm *vm, hn_type *t);
/* What a metaclass's mro() may give, or a snapshot say: classes whose methods find the layout of theirs, and
 * object. HN_SLOW: *bad is what may not be there, or None where object lacks. */
HN_CHECK hn_status hntype_check_mro(hn_vm *vm, const hn_type *t, const hn_tuple *mro, hn_value *bad);
/* Gives the class an MRO that has been checked. */
void hntype_set_mro(hn_type *t, hn_tuple *mro);

#endif
