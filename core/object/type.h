/* Types: the type of a value, look-up along the MRO, class attributes, and the table of builtin types. The
 * layers above call these; lib/ gives each builtin type its methods with hntype_define. hntype_lookup runs no
 * descriptor and no Python code. Attributes of instances are in shape.h. */
#ifndef HN_OBJECT_TYPE_H
#define HN_OBJECT_TYPE_H

#include "object/shape.h"
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
#define HN_METHOD_NAME 32u /* bytes for the name of a method in C */
/* Whether what was found as `name` is a builtin method made for that name and for t's instances: what C may
 * call at once. `__repr__ = int.__add__` in a class is not. */
bool hntype_is_own(const hn_type *t, hn_value found, hn_value name);
/* Whether instances of t are refused because of methods that it should define. */
void hntype_set_abstract(hn_vm *vm, hn_type *t, bool yes);
/* Whether what the class has under this name is such a method. */
bool hntype_keeps(hn_vm *vm, const hn_type *t, hn_name_id id);
/* Set or delete (UNBOUND) an attribute of a class; bumps the epoch when caches may be wrong. */
HN_CHECK hn_status hntype_set(hn_vm *vm, hn_type *t, hn_value name, hn_value value);

HN_CHECK hn_status hntype_init_all(hn_vm *vm); /* all builtin types, without methods */
HN_CHECK hn_status hntype_define(hn_vm *vm, const hn_type_def *def);
/* Whether all objects of a kind are of one type. */
bool hntype_is_of_kind(unsigned kind);
/* Notes in a new native what short calls need to know of it: after def, owner and self are set. */
void hntype_prepare_native(hn_native *n);
const hn_native_def *hntype_call_def(hn_vm *vm, const hn_type *t); /* def->call of a builtin type, or NULL */

#endif
