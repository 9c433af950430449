/* Classes, attribute look-up on them, instances and their shapes. */
#ifndef HN_OBJECT_TYPE_H
#define HN_OBJECT_TYPE_H

#include "object/state.h"

/* The description of a builtin type: what lib/types registers. Tables end with a NULL name. */
typedef struct hn_type_def {
    hn_type_id id;
    const char *doc;
    const hn_native_def *methods;
    const hn_getset_def *getsets;
    const hn_native_def
        *call; /* calling the exact type; arguments without the class. NULL: only __new__/__init__ */
} hn_type_def;

/* type(v) */
hn_type *hntype_of(hn_vm *vm, hn_value v);
/* The name for messages ("list", "Point"): of the type of v. */
const char *hntype_name_of(hn_vm *vm, hn_value v, char *to, size_t cap);
/* True if t is base or derived from it. */
bool hntype_is(const hn_type *t, const hn_type *base);
static inline bool hnv_isinstance(hn_vm *vm, hn_value v, hn_type_id id) {
    return hntype_is(hntype_of(vm, v), vm->types[id]);
}
/* The attribute found along the MRO (no descriptor is run), UNBOUND if none. */
hn_value hntype_lookup(hn_vm *vm, const hn_type *t, hn_value name);
/* Whether a method of a builtin type is one that CPython has a slot for: a wrapper_descriptor or
 * method-wrapper. */
bool hntype_is_slot(const hn_native_def *def, hn_value owner);
/* Whether what was found as `name` is a builtin method made for that name and for t's instances: what C may
 * call at once. `__repr__ = int.__add__` in a class is not. */
bool hntype_is_own(const hn_type *t, hn_value found, hn_value name);
/* Whether instances of t are refused because of methods that it should define. */
void hntype_set_abstract(hn_vm *vm, hn_type *t, bool yes);
/* Whether what the class has under this name is such a method. */
bool hntype_keeps(hn_vm *vm, const hn_type *t, hn_name_id id);
/* Set or delete (UNBOUND) an attribute of a class; bumps the epoch when caches may be wrong. */
HN_CHECK hn_status hntype_set(hn_vm *vm, hn_type *t, hn_value name, hn_value value);

/* The new class of name, bases (tuple of classes, not empty) and namespace (copied). Computes C3 MRO, layout,
 * slots and flags; TypeErrors as CPython words them. Does not call __set_name__ or __init_subclass__: lib/py
 * does. */
HN_CHECK hn_status hntype_new(hn_vm *vm, hn_type *meta, hn_value name, hn_value bases, hn_dict *ns,
                              hn_value *out);
/* The base that decides how instances are laid out; TypeError where the bases cannot be combined. */
HN_CHECK hn_status hntype_choose_base(hn_vm *vm, const hn_tuple *bases, hn_type **out);
/* TypeError where instances of one class cannot become instances of the other: the classes that decide their
 * layout have to be one, or to add the same slots to one. `what` is assigned to. */
HN_CHECK hn_status hntype_check_layout(hn_vm *vm, const hn_type *to, const hn_type *from, const char *what);
/* Whether a class that is not builtin is the first of its bases' chain whose instances have a __dict__, and
 * can be referred to weakly. */
void hntype_brings(hn_vm *vm, const hn_type *t, bool *dict, bool *weak);
HN_CHECK hn_status hntype_init_all(hn_vm *vm); /* all builtin types, without methods */
HN_CHECK hn_status hntype_define(hn_vm *vm, const hn_type_def *def);
/* Whether all objects of a kind are of one type. */
bool hntype_is_of_kind(unsigned kind);
/* Notes in a new native what short calls need to know of it: after def, owner and self are set. */
void hntype_prepare_native(hn_native *n);
const hn_native_def *hntype_call_def(hn_vm *vm, const hn_type *t); /* def->call of a builtin type, or NULL */

/* A fresh instance of a class made by a program (or object, or an exception class). Payload: the builtin
 * object that an HN_TYPE_WRAPS class wraps, UNBOUND otherwise. */
HN_CHECK hn_status hninst_new(hn_vm *vm, hn_type *t, hn_value payload, hn_value *out);
/* v itself, or what an instance of a subclass of int, str, list ... wraps. */
static inline hn_value hnv_payload(hn_value v) {
    if (!hnv_is(v, HN_KIND_INSTANCE)) return v;
    hn_instance *i = HN_INSTANCE(v);
    return (i->shape->cls->h.flags & HN_TYPE_WRAPS) ? i->slots[0] : v;
}

/* Gives a class the shape of its fresh instances, with `reserved` slots that are not attributes. */
HN_CHECK hn_status hnshape_root(hn_vm *vm, hn_type *t, uint32_t reserved);

/* Own attributes of an instance (or exception), whatever their storage. Names must be interned. */
int32_t hnshape_find(hn_vm *vm, const hn_shape *s, hn_value name); /* slot or -1; not for HN_SHAPE_DICT */
hn_value hninst_get(hn_vm *vm, hn_instance *i, hn_value name);     /* UNBOUND if absent */
HN_CHECK hn_status hninst_set(hn_vm *vm, hn_instance *i, hn_value name, hn_value value);
HN_CHECK hn_status hninst_del(hn_vm *vm, hn_instance *i, hn_value name, bool *found);
/* The real dict behind __dict__: from now on the attributes live in it. NULL out for classes without a dict.
 */
HN_CHECK hn_status hninst_dict(hn_vm *vm, hn_instance *i, hn_dict **out);
HN_CHECK hn_status hninst_set_dict(hn_vm *vm, hn_instance *i, hn_dict *d);
/* A new dict of everything that is set: members of __slots__, base classes' first, then the other attributes.
 */
HN_CHECK hn_status hninst_fields(hn_vm *vm, const hn_instance *i, hn_dict **out);

#endif
