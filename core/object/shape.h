/* Shapes (hidden classes; Chambers, Ungar and Lee 1989) and the attributes of instances. The attribute
 * look-up of vm/ (attr.c, fast.c) and the natives of lib/ call these. Names must be interned, because they
 * are compared by identity. An instance whose attributes moved into a real dict has no slots for them:
 * hninst_get handles both, hnshape_find does not. */
#ifndef HN_OBJECT_SHAPE_H
#define HN_OBJECT_SHAPE_H

#include "object/state.h"

/* A fresh instance of a class made by a program (or object, or an exception class). Payload: the builtin
 * object that an HN_TYPE_WRAPS class wraps, UNBOUND otherwise. */
HN_CHECK hn_status hninst_new(hn_vm *vm, hn_type *t, hn_value payload, hn_value *out);
/* The instruction under way is left and runs again: what it has made so far does not count. */
void hninst_take_back(hn_vm *vm);
/* What CPython's dicts of a class's instances share, from the class's beginning, and a name that an instance
 * or its dict gets: whether it is among them now. */
HN_CHECK hn_status hnshape_begin_sharing(hn_vm *vm, hn_type *t);
/* When t->base is set. */
void hnshape_follow_base(hn_type *t);
/* Whether instances are OrderedDicts: the only dicts that have attributes by C code, in CPython. */
bool hnshape_is_ordered(const hn_type *t);
/* v itself, or what an instance of a subclass of int, str, list ... wraps. */
static inline hn_value hnv_payload(hn_value v) {
    if (!hnv_is(v, HN_KIND_INSTANCE)) return v;
    hn_instance *i = HN_INSTANCE(v);
    return (i->shape->cls->h.flags & HN_TYPE_WRAPS) ? i->slots[0] : v;
}

#define HN_SHARED_NAMES 30u /* and no more */
HN_CHECK hn_status hnshape_share(hn_vm *vm, hn_type *t, hn_value name, bool *fits);
/* Gives a class the shape of its fresh instances, with `reserved` slots that are not attributes. */
HN_CHECK hn_status hnshape_root(hn_vm *vm, hn_type *t, uint32_t reserved);
/* Own attributes of an instance (or exception), whatever their storage. Names must be interned. */
int32_t hnshape_find(hn_vm *vm, const hn_shape *s, hn_value name); /* slot or -1; not for HN_SHAPE_DICT */
hn_value hninst_get(hn_vm *vm, hn_instance *i, hn_value name);     /* UNBOUND if absent */
HN_CHECK hn_status hninst_set(hn_vm *vm, hn_instance *i, hn_value name, hn_value value);
HN_CHECK hn_status hninst_del(hn_vm *vm, hn_instance *i, hn_value name, bool *found);
/* The dict behind __dict__, as programs see it: a real one, or an instance of a subclass that they put there.
 * From now on the attributes live in it. UNBOUND for classes without a dict. */
HN_CHECK hn_status hninst_dict_value(hn_vm *vm, hn_instance *i, hn_value *out);
HN_CHECK hn_status hninst_set_dict(hn_vm *vm, hn_instance *i, hn_value d);
/* A new dict of everything that is set: members of __slots__, base classes' first, then the other
 * attributes. */
HN_CHECK hn_status hninst_fields(hn_vm *vm, const hn_instance *i, hn_dict **out);

#endif
