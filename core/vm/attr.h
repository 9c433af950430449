/* Attribute access as Python defines it: finding, binding, storing and deleting o.name. cold_name.c calls
 * hnattr_get and hnattr_set for instructions; natives call hnattr_find and hnattr_store. hnattr_find pushes
 * no frame: an attribute that Python code computes is described as a call (HN_ATTR_CALL). hnattr_get,
 * hnattr_take and hnattr_set may push a frame, so natives must not call them. */
#ifndef HN_VM_ATTR_H
#define HN_VM_ATTR_H

#include "vm/frame.h"

/* Modes of inline caches. */
enum {
    HN_IC_NONE,
    HN_IC_SLOT,     /* instance of shape `key`: the attribute is in slot `index` */
    HN_IC_ADD,      /* storing: shape `key` becomes shape `value` and the attribute goes to slot `index` */
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

#define HN_ATTR_ARGS 5u /* with three in front they fit into a tail call */
typedef struct hn_attr {
    hn_attr_kind kind;
    hn_value value;
    hn_value args[HN_ATTR_ARGS];
    uint32_t n;
    bool fallback;  /* of a CALL: an AttributeError means __getattr__ */
    bool cacheable; /* METHOD: holds for every object of this shape or kind */
    int32_t slot;   /* VALUE: from this slot of the instance, or -1 */
} hn_attr;

/* What reading attribute `name` of class t finds along its MRO, when the metaclass has no say in it: the
 * entry *at of the dict. NULL: not that simple, or not there. */
hn_dict *hnattr_in_class(hn_vm *vm, const hn_type *t, hn_value name, int32_t *at);
/* The function that super().name(...) calls with super's object first; UNBOUND where there is more to it. */
hn_value hnattr_super_method(hn_vm *vm, const hn_super *s, hn_value name);
/* Finds o.name as type(o).__getattribute__ and __getattr__ would. name must be an interned str. */
HN_CHECK hn_status hnattr_find(hn_vm *vm, hn_value o, hn_value name, hn_attr *out);
/* The default part of it only (object.__getattribute__). */
HN_CHECK hn_status hnattr_find_default(hn_vm *vm, hn_value o, hn_value name, hn_attr *out);
/* Makes *out the call f(self, a, b), where f was found on self's type and may be a descriptor; b may be
 * UNBOUND. */
HN_CHECK hn_status hnattr_special(hn_vm *vm, hn_attr *out, hn_value f, hn_value self, hn_value a, hn_value b);
/* The attribute of a super object, `o` itself or what it wraps. */
HN_CHECK hn_status hnattr_find_on_super(hn_vm *vm, hn_value o, hn_value name, hn_attr *out);
/* On behalf of the top frame: the value (a bound method if need be) goes through hnfinish(ret, dst). */
HN_CHECK hn_status hnattr_get(hn_vm *vm, hn_value o, hn_value name, hn_ret ret, uint16_t dst);
/* The same with what hnattr_find has found. */
HN_CHECK hn_status hnattr_take(hn_vm *vm, hn_value o, hn_value name, const hn_attr *a, hn_ret ret,
                               uint16_t dst);
/* o.name = value, or del (value UNBOUND). HN_CALL when a frame was pushed. */
HN_CHECK hn_status hnattr_set(hn_vm *vm, hn_value o, hn_value name, hn_value value);
/* object.__setattr__ where no descriptor in Python code is in the way: for natives, as no frame is pushed. */
HN_CHECK hn_status hnattr_store(hn_vm *vm, hn_value o, hn_value name, hn_value value);
/* Raises that a property has no getter, setter or deleter (`what`), in the words that CPython has for it. */
HN_CHECK hn_status hnattr_property_lacks(hn_vm *vm, const hn_property *p, hn_value o, const char *what);
/* AttributeError for setting or deleting o.name, which nothing takes (`found` UNBOUND) or a class attribute
 * hides. */
hn_status hnattr_not_settable(hn_vm *vm, hn_value o, hn_value name, hn_value found);
/* Raises AttributeError for o.name, with CPython's wording. */
hn_status hnattr_missing(hn_vm *vm, hn_value o, hn_value name);
/* The setter of a builtin attribute that CPython has as a read-only member: AttributeError. */
hn_status hnattr_set_readonly(hn_vm *vm, hn_value self, hn_value v);
/* AttributeError: the member cannot be set. */
hn_status hnattr_fixed(hn_vm *vm, const hn_member *m);
/* Sets a builtin type's computed attribute, or deletes it (v UNBOUND): TypeError for an object of another
 * type, AttributeError where it cannot be set. May be HN_TAIL. */
HN_CHECK hn_status hnattr_set_getset(hn_vm *vm, hn_value o, const hn_getset *gs, hn_value v);
/* The value as an object: methods bound. Not for CALL and MISSING. */
HN_CHECK hn_status hnattr_value(hn_vm *vm, hn_value o, const hn_attr *a, hn_value *out);
/* Binds a function found on a type, as its __get__ would: functions, natives, classmethod, staticmethod,
 * property ... */
HN_CHECK hn_status hnattr_bind(hn_vm *vm, hn_value found, hn_value o, hn_type *t, hn_attr *out);
/* Calls special method `found` (looked up on v's type) with v and n further arguments, bound as its __get__
 * says. */
HN_CHECK hn_status hnattr_call_special(hn_vm *vm, hn_value found, hn_value v, uint32_t n,
                                       const hn_value *more, hn_ret ret, uint16_t dst);
HN_CHECK hn_status hnmethod_new(hn_vm *vm, hn_value self, hn_value func, hn_value *out);
/* Whether v is an instance, of a class in Python or an exception, or a class of any kind. */
static inline bool hnattr_is_user(hn_value v) {
    return hnv_is_ref(v) && (hnobj_is_instance(hnv_ref(v)) || hnv_ref(v)->kind == HN_KIND_TYPE ||
                             hnv_ref(v)->kind == HN_KIND_MODULE);
}

#endif
