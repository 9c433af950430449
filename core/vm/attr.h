/* Attribute access as Python defines it: finding, binding, storing and deleting o.name. cold_name.c calls
 * hnattr_get and hnattr_set for instructions; natives call hnattr_find and hnattr_store. hnattr_find pushes
 * no frame: an attribute that Python code computes is described as a call (HN_ATTR_CALL). hnattr_get,
 * hnattr_take and hnattr_set may push a frame, so natives must not call them. */
#ifndef HN_VM_ATTR_H
#define HN_VM_ATTR_H

#include "vm/frame.h"

/* The modes of inline caches. */
enum {
    HN_IC_NONE,
    HN_IC_SLOT,     /* an instance of shape `key` has the attribute in slot `index` */
    HN_IC_ADD,      /* storing changes shape `key` to shape `value` and fills slot `index` */
    HN_IC_METHOD,   /* instance of shape `key`, or builtin of kind `index` (key NULL): `value` is called */
    HN_IC_BUILTIN,  /* global: not in dict `key` of version `epoch`, but entry `index2` of dict `value` */
    HN_IC_GLOBAL,   /* entry `index` of dict `key` */
    HN_IC_PROPERTY, /* instance of shape `key`: the function `value` computes the attribute */
    HN_IC_CLASS,    /* class `key`. Loading: entry `index` of the dict `value`. Calling: the function `value`,
                       for which    the class is the first argument if `index` is 1 */
};

typedef enum hn_attr_kind {
    HN_ATTR_MISSING,
    HN_ATTR_VALUE,
    HN_ATTR_METHOD, /* value is a function to be called with the object as first argument */
    HN_ATTR_CALL,   /* the attribute is what value(args[0..n)) returns */
} hn_attr_kind;

#define HN_ATTR_ARGS 5u /* with three more they fit into a tail call */
typedef struct hn_attr {
    hn_attr_kind kind;
    hn_value value;
    hn_value args[HN_ATTR_ARGS];
    uint32_t n;
    bool fallback;  /* of a CALL: an AttributeError means __getattr__ */
    bool cacheable; /* METHOD: holds for every object of this shape or kind */
    int32_t slot;   /* VALUE: from this slot of the instance, or -1 */
} hn_attr;

/* Finds attribute `name` of class t along its MRO, if the metaclass does not affect it: entry *at of the
 * dict. NULL: the attribute is missing, or the metaclass has to be asked. */
hn_dict *hnattr_in_class(hn_vm *vm, const hn_type *t, hn_value name, int32_t *at);
/* Finds the function that super().name(...) calls with super's object as the first argument. UNBOUND: the
 * look-up needs more than that. */
hn_value hnattr_super_method(hn_vm *vm, const hn_super *s, hn_value name);
/* Finds o.name as type(o).__getattribute__ and __getattr__ would. name must be an interned str. */
HN_CHECK hn_status hnattr_find(hn_vm *vm, hn_value o, hn_value name, hn_attr *out);
/* Does only the default part of that look-up (object.__getattribute__). */
HN_CHECK hn_status hnattr_find_default(hn_vm *vm, hn_value o, hn_value name, hn_attr *out);
/* Makes *out the call f(self, a, b). f was found on self's type and may be a descriptor; b may be UNBOUND. */
HN_CHECK hn_status hnattr_special(hn_vm *vm, hn_attr *out, hn_value f, hn_value self, hn_value a, hn_value b);
/* Finds the attribute of a super object: of `o`, or of the object that it wraps. */
HN_CHECK hn_status hnattr_find_on_super(hn_vm *vm, hn_value o, hn_value name, hn_attr *out);
/* Reads o.name for the top frame. The value, bound if need be, goes through hnfinish(ret, dst). */
HN_CHECK hn_status hnattr_get(hn_vm *vm, hn_value o, hn_value name, hn_ret ret, uint16_t dst);
/* As hnattr_get, with the result of hnattr_find. */
HN_CHECK hn_status hnattr_take(hn_vm *vm, hn_value o, hn_value name, const hn_attr *a, hn_ret ret,
                               uint16_t dst);
/* Does o.name = value, or del o.name (value UNBOUND). HN_CALL: a frame was pushed. */
HN_CHECK hn_status hnattr_set(hn_vm *vm, hn_value o, hn_value name, hn_value value);
/* Does object.__setattr__ where it calls no descriptor in Python code. For natives: it pushes no frame. */
HN_CHECK hn_status hnattr_store(hn_vm *vm, hn_value o, hn_value name, hn_value value);
/* Raises the AttributeError that a property lacks a getter, setter or deleter (`what`), with CPython's
 * wording. */
HN_CHECK hn_status hnattr_property_lacks(hn_vm *vm, const hn_property *p, hn_value o, const char *what);
/* Raises AttributeError for setting or deleting o.name: the attribute is unknown (`found` UNBOUND), or a
 * class attribute hides it. */
hn_status hnattr_not_settable(hn_vm *vm, hn_value o, hn_value name, hn_value found);
/* Raises AttributeError for o.name, with CPython's wording. */
hn_status hnattr_missing(hn_vm *vm, hn_value o, hn_value name);
/* The setter of builtin attributes that CPython has as read-only members. Raises AttributeError. */
hn_status hnattr_set_readonly(hn_vm *vm, hn_value self, hn_value v);
/* Raises AttributeError: the member cannot be set. */
hn_status hnattr_fixed(hn_vm *vm, const hn_member *m);
/* Sets or deletes (v UNBOUND) a computed attribute of a builtin type. TypeError: the object has another type.
 * AttributeError: it cannot be set. May return HN_TAIL. */
HN_CHECK hn_status hnattr_set_getset(hn_vm *vm, hn_value o, const hn_getset *gs, hn_value v);
/* Returns the attribute as an object, with methods bound. Not for CALL and MISSING. */
HN_CHECK hn_status hnattr_value(hn_vm *vm, hn_value o, const hn_attr *a, hn_value *out);
/* Binds a function that was found on a type as its __get__ would: functions, natives, classmethod,
 * staticmethod, property ... */
HN_CHECK hn_status hnattr_bind(hn_vm *vm, hn_value found, hn_value o, hn_type *t, hn_attr *out);
/* Calls special method `found`, from v's type, with v and n further arguments. It is bound as its __get__
 * says. */
HN_CHECK hn_status hnattr_call_special(hn_vm *vm, hn_value found, hn_value v, uint32_t n,
                                       const hn_value *more, hn_ret ret, uint16_t dst);
HN_CHECK hn_status hnmethod_new(hn_vm *vm, hn_value self, hn_value func, hn_value *out);
/* Returns whether v is an instance of a Python class, an exception, or a class of any kind. */
static inline bool hnattr_is_user(hn_value v) {
    return hnv_is_ref(v) && (hnobj_is_instance(hnv_ref(v)) || hnv_ref(v)->kind == HN_KIND_TYPE ||
                             hnv_ref(v)->kind == HN_KIND_MODULE);
}

#endif
