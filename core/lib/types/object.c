/* The type object: __new__, __repr__, attribute access and __class__ as every class inherits them, called
 * through vm/native.c. The look-up is in vm/attr.c. Assignments that can run a descriptor go to a frozen
 * twin. */
#include "lib/builtins.h"
#include "lib/lib.h"
#include "lib/twins.h"
#include "object/class.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/list.h"
#include "object/ops.h"
#include "object/repr.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/text.h"
#include "vm/attr.h"
#include "vm/call.h"
#include "vm/native.h"

static bool is_objects(hn_vm *vm, const hn_type *t, hn_name_id name) {
    hn_value f = hntype_lookup(vm, t, vm->names[name]);
    return hnv_is(f, HN_KIND_NATIVE) && HN_AS(hn_native, f)->owner == hnv_from_ref(vm->types[HN_T_OBJECT]);
}

/* ---- construction ---- */

/* Whether a class of the library among the bases has an __init__ in C: its __new__ takes what that takes. */
static bool has_native_init(hn_vm *vm, const hn_type *t) {
    for (; t->base; t = t->base)
        if (t->h.flags & HN_TYPE_SEALED)
            return hnv_is(hndict_get_str(vm, t->dict, HN_NAME(vm, __init__)), HN_KIND_NATIVE);
    return false;
}

/* object() takes no arguments, unless the class overrides only the other of __new__ and __init__. */
static hn_status object_excess(hn_vm *vm, const hn_type *t, hn_name_id mine, hn_name_id other,
                               const char *text) {
    if (!is_objects(vm, t, mine)) return hnexc_raise(vm, HN_T_TYPEERROR, "%s", text);
    if (is_objects(vm, t, other)) return hnexc_raise(vm, HN_T_TYPEERROR, "%U() takes no arguments", t->name);
    return HN_OK;
}

static hn_status refuse_abstract(hn_vm *vm, const hn_type *t) {
    hn_value args[1] = {hnv_from_ref(t)};
    return hncall_slow(vm, HN_SLOW_ABSTRACT_ERROR, 1, args);
}

#define LIBRARY (HN_TYPE_BUILTIN | HN_TYPE_SEALED | HN_TYPE_MADE | HN_TYPE_UNMADE)

/* Whether a builtin class, which is no other's, has no __new__ but object's. */
static bool is_unmade(hn_vm *vm, const hn_type *t) {
    if (t->h.flags & HN_TYPE_UNMADE) return true;
    return t->base_kind != HN_KIND_INSTANCE && t->h.flags & HN_TYPE_BUILTIN &&
           is_objects(vm, t, HN_N___new__);
}

/* The class along the MRO that has the __new__ of a class, in CPython. */
static const hn_type *maker_of(hn_vm *vm, const hn_type *t) {
    for (uint32_t i = 0; i + 1 < t->mro->len; i++) {
        const hn_type *b = HN_TYPE(t->mro->items[i]);
        if (b->h.flags & (HN_TYPE_MADE | HN_TYPE_UNMADE)) return b;
        if (hndict_get_str(vm, b->dict, HN_NAME(vm, __new__)) != HN_UNBOUND) return b;
    }
    return vm->types[HN_T_OBJECT];
}

/* TypeError where instances have more to them than object.__new__() makes: those of builtin classes, and of
 * the library's own, whose __new__ itself comes here. */
static hn_status check_safe(hn_vm *vm, const hn_type *t) {
    const hn_type *b = t, *maker;
    bool hidden = vm->nframes && hnframe_top(vm)->code->h.flags & HN_CODE_HIDDEN;
    bool never = t->h.flags & HN_TYPE_UNMADE && is_objects(vm, t, HN_N___new__);
    if (t->base_kind == HN_KIND_INSTANCE && hidden && !never) return HN_OK;
    for (; !((maker = maker_of(vm, b))->h.flags & LIBRARY); b = b->base)
        HN_TRY(hnmeter_charge(&vm->meter, 1));
    if (maker == vm->types[HN_T_OBJECT] && t->base_kind == HN_KIND_INSTANCE) return HN_OK;
    if (is_unmade(vm, maker == vm->types[HN_T_OBJECT] ? t : maker))
        return hnexc_raise(vm, HN_T_TYPEERROR, "cannot create '%U' instances", t->name);
    return hnexc_raise(vm, HN_T_TYPEERROR, "object.__new__(%U) is not safe, use %U.__new__()", t->name,
                       b->name);
}

HN_NATIVE(new_object) {
    if (!n) return hnexc_raise(vm, HN_T_TYPEERROR, "object.__new__(): not enough arguments");
    if (!hnv_is(args[0], HN_KIND_TYPE))
        return hnexc_raise(vm, HN_T_TYPEERROR, "object.__new__(X): X is not a type object (%T)", args[0]);
    hn_type *t = HN_TYPE(args[0]);
    HN_TRY(check_safe(vm, t));
    if ((n > 1 || vm->kwnames != HN_UNBOUND) && !has_native_init(vm, t))
        HN_TRY(object_excess(vm, t, HN_N___new__, HN_N___init__,
                             "object.__new__() takes exactly one argument (the type to instantiate)"));
    if (t->h.flags & HN_TYPE_ABSTRACT) return refuse_abstract(vm, t);
    return hninst_new(vm, t, HN_UNBOUND, out);
}

HN_NATIVE(init_object) {
    *out = HN_NONE;
    if (n == 1 && vm->kwnames == HN_UNBOUND) return HN_OK;
    const hn_type *t = hntype_of(vm, args[0]);
    if (!is_objects(vm, t, HN_N___init__))
        return hnexc_raise(vm, HN_T_TYPEERROR,
                           "object.__init__() takes exactly one argument (the instance to initialize)");
    if (is_objects(vm, t, HN_N___new__) && !is_unmade(vm, t))
        return hnexc_raise(vm, HN_T_TYPEERROR,
                           "%U.__init__() takes exactly one argument (the instance to initialize)", t->name);
    return HN_OK;
}

HN_NATIVE(call_object) {
    if (n || vm->kwnames != HN_UNBOUND) return hnexc_raise(vm, HN_T_TYPEERROR, "object() takes no arguments");
    return hninst_new(vm, vm->types[HN_T_OBJECT], HN_UNBOUND, out);
}

/* ---- text ---- */

HN_NATIVE(repr_object) {
    return hnops_repr_plain(vm, args[0], out);
}

HN_NATIVE(str_object) {
    HN_TRY_SLOW(hnbuiltins_repr(vm, args[0], out), HN_SLOW_REPR_GENERAL, 1, args);
    return HN_OK;
}

HN_NATIVE(format_object) {
    if (!hnv_is(args[1], HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "__format__() argument must be str, not %A", args[1]);
    if (HN_STR(args[1])->len)
        return hnexc_raise(vm, HN_T_TYPEERROR, "unsupported format string passed to %T.__format__", args[0]);
    HN_TRY_SLOW(hnbuiltins_str(vm, args[0], out), HN_SLOW_STR_OF, 1, args);
    return HN_OK;
}

/* ---- comparison ---- */

HN_NATIVE(eq_object) {
    *out = args[0] == args[1] ? HN_TRUE : HN_NOTIMPLEMENTED;
    return HN_OK;
}
HN_NATIVE(ne_object) {
    hn_value name = HN_NAME(vm, __eq__), f = hnbuiltins_special(vm, args[0], name);
    if (!hntype_is_own(hntype_of(vm, args[0]), f, name)) return hncall_slow(vm, HN_SLOW_OBJECT_NE, 2, args);
    const hn_native *nat = HN_AS(hn_native, f);
    hn_value a[2] = {args[0], args[1]};
    if (!HN_IN(HN_TYPE(nat->owner)->base_kind, KINDS_WHOLE)) a[0] = hnv_payload(a[0]);
    HN_TRY(hnnative_instead(vm, nat->def, a, 2, out));
    if (hnv_is_bool(*out)) *out = hnv_bool(*out == HN_FALSE);
    return HN_OK;
}
HN_NATIVE(unordered) {
    return *out = HN_NOTIMPLEMENTED, HN_OK;
}
HN_NATIVE(hash_object) {
    *out = hnv_from_int(hnv_is_ref(args[0]) ? hnobj_id(vm, hnv_ref(args[0])) : (int64_t)hnv_const(args[0]));
    return HN_OK;
}

/* ---- attributes ---- */

HN_NATIVE(object_getattribute) {
    hn_value name;
    hn_attr a;
    HN_TRY(hnbuiltins_name(vm, args[1], "attribute name", &name));
    HN_TRY(hnattr_find_default(vm, args[0], name, &a));
    if (a.kind == HN_ATTR_MISSING) return hnattr_missing(vm, args[0], name);
    if (a.kind == HN_ATTR_CALL) return hncall_tail(vm, a.value, a.n, a.args);
    return hnattr_value(vm, args[0], &a, out);
}

/* Setting may run a descriptor's Python code: frozen Python finds it, and what is left is done here. */
static bool needs_python(hn_vm *vm, hn_value o, hn_value name) {
    hn_value found = hntype_lookup(vm, hntype_of(vm, o), name);
    return hnv_is(found, HN_KIND_PROPERTY) || hnv_is(found, HN_KIND_GETSET) || hnv_of_user_class(found);
}

hn_status hntypes_set_attr(hn_vm *vm, hn_value o, hn_value name_arg, hn_value v, hn_value *out) {
    hn_value name, args[3] = {o, name_arg, v};
    HN_TRY(hnbuiltins_name(vm, name_arg, "attribute name", &name));
    args[1] = name;
    *out = HN_NONE;
    if (needs_python(vm, o, name)) {
        hn_value found = hntype_lookup(vm, hntype_of(vm, o), name);
        if (hnv_is(found, HN_KIND_GETSET)) {
            const hn_getset *g = HN_AS(hn_getset, found);
            if (g->def->set) return hnattr_set_getset(vm, o, g, v);
        } else {
            return hncall_slow(vm, v == HN_UNBOUND ? HN_SLOW_OBJECT_DELATTR : HN_SLOW_OBJECT_SETATTR,
                               v == HN_UNBOUND ? 2 : 3, args);
        }
    }
    return hnattr_store(vm, o, name, v);
}
/* object's own methods are not for classes, which have type's. */
static hn_status object_refuse_class(hn_vm *vm, hn_value o, const char *what) {
    if (!hnv_is(o, HN_KIND_TYPE)) return HN_OK;
    return hnexc_raise(vm, HN_T_TYPEERROR, "can't apply this %s to %T object", what, o);
}
HN_NATIVE(object_setattr) {
    HN_TRY(object_refuse_class(vm, args[0], "__setattr__"));
    return hntypes_set_attr(vm, args[0], args[1], args[2], out);
}
HN_NATIVE(object_delattr) {
    HN_TRY(object_refuse_class(vm, args[0], "__delattr__"));
    return hntypes_set_attr(vm, args[0], args[1], HN_UNBOUND, out);
}

HN_NATIVE(dir_object) {
    return hncall_slow(vm, HN_SLOW_OBJECT_DIR, 1, args);
}
HN_NATIVE(init_subclass) {
    *out = HN_NONE;
    if (n > 1)
        return hnexc_raise(vm, HN_T_TYPEERROR, "object.__init_subclass__() takes no arguments (%u given)",
                           n - 1);
    if (vm->kwnames == HN_UNBOUND) return HN_OK;
    return hnexc_raise(vm, HN_T_TYPEERROR, "%U.__init_subclass__() takes no keyword arguments",
                       HN_TYPE(args[0])->qualname);
}
HN_NATIVE(subclasshook) {
    return *out = HN_NOTIMPLEMENTED, HN_OK;
}
HN_NATIVE(object_size_of) {
    return *out = hnv_from_int(16), HN_OK;
}
HN_NATIVE(object_reduce) {
    hn_value a[] = {args[0], hnv_bool(n > 1), n > 1 ? args[1] : hnv_from_int(0)};
    return hncall_slow(vm, HN_SLOW_OBJECT_REDUCE, 3, a);
}
HN_NATIVE(getstate) {
    return hncall_slow(vm, HN_SLOW_OBJECT_GETSTATE, 1, args);
}

static hn_status get_class(hn_vm *vm, hn_value self, hn_value *out) {
    *out = hnv_from_ref(hntype_of(vm, self));
    return HN_OK;
}

/* A module stays one, with its dict, whatever class of modules it is of. */
static hn_status become_module(hn_vm *vm, hn_value self, hn_type *to) {
    bool plain = to == vm->types[HN_T_MODULE];
    if (!plain) HN_TRY(hntype_check_layout(vm, to, hntype_of(vm, self), "__class__"));
    HN_AS(hn_module, self)->cls = plain ? NULL : to;
    vm->type_epoch++;
    return HN_OK;
}

/* Makes it an instance of a class with the same slots. */
static hn_status become_instance(hn_vm *vm, hn_instance *i, const hn_type *to) {
    hn_value d;
    hn_shape *was = i->shape;
    HN_TRY(hninst_dict_value(vm, i, &d));
    if (d != HN_UNBOUND) hnv_ref(hnv_payload(d))->flags &= (uint16_t)~HN_DICT_EMBEDDED;
    i->shape = to->root;
    hn_status st = d != HN_UNBOUND ? hninst_set_dict(vm, i, d) : HN_OK;
    if (st != HN_OK) i->shape = was;
    return st;
}

static hn_status set_class(hn_vm *vm, hn_value self, hn_value v) {
    if (v == HN_UNBOUND) return hnexc_raise(vm, HN_T_TYPEERROR, "can't delete __class__ attribute");
    if (!hnv_is(v, HN_KIND_TYPE))
        return hnexc_raise(vm, HN_T_TYPEERROR, "__class__ must be set to a class, not '%T' object", v);
    hn_type *to = HN_TYPE(v), *from = hntype_of(vm, self);
    bool class = hnv_is(self, HN_KIND_TYPE);
    bool fixed = !class && !(hnv_is_ref(self) && hnobj_is_instance(hnv_ref(self)));
    if (hnv_is(self, HN_KIND_MODULE) && hntype_is(to, vm->types[HN_T_MODULE]))
        return become_module(vm, self, to);
    if (fixed || (to->h.flags | from->h.flags) & (HN_TYPE_BUILTIN | HN_TYPE_SEALED))
        return hnexc_raise(vm, HN_T_TYPEERROR,
                           "__class__ assignment only supported for mutable types or ModuleType subclasses");
    HN_TRY(hntype_check_layout(vm, to, from, "__class__"));
    if (class) return HN_TYPE(self)->meta = to, vm->type_epoch++, HN_OK;
    return become_instance(vm, HN_INSTANCE(self), to);
}

/* Instances; the types of other kinds that have one define their own. */
static hn_status object_get_dict(hn_vm *vm, hn_value self, hn_value *out) {
    hn_value inner =
        hnv_payload(self); /* a class or a module, where it is asked by a base that is mixed in */
    if (hnv_is(inner, HN_KIND_TYPE)) return hntypes_class_dict(vm, inner, out);
    if (hnv_is(inner, HN_KIND_MODULE)) return *out = hnv_from_ref(HN_AS(hn_module, inner)->dict), HN_OK;
    if (hnv_is_ref(self) && hnobj_is_instance(hnv_ref(self)) &&
        hntype_of(vm, self) != vm->types[HN_T_OBJECT]) {
        HN_TRY(hninst_dict_value(vm, HN_INSTANCE(self), out));
        if (*out != HN_UNBOUND) return HN_OK;
    }
    return hnattr_missing(vm, self, HN_NAME(vm, __dict__));
}
static hn_status object_set_dict(hn_vm *vm, hn_value self, hn_value v) {
    if (hnv_is(self, HN_KIND_TYPE))
        return hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "attribute '__dict__' of 'type' objects is not writable");
    if (hnv_is(hnv_payload(self), HN_KIND_MODULE)) return hnattr_set_readonly(vm, self, v);
    bool can = hnv_is_ref(self) && hnobj_is_instance(hnv_ref(self)) &&
               hntype_of(vm, self) != vm->types[HN_T_OBJECT] &&
               !(hntype_of(vm, self)->h.flags & HN_TYPE_NO_DICT);
    if (!can) return hnattr_not_settable(vm, self, HN_NAME(vm, __dict__), HN_UNBOUND);
    if (v == HN_UNBOUND && hnv_is(self, HN_KIND_EXC))
        return hnexc_raise(vm, HN_T_TYPEERROR, "cannot delete __dict__");
    if (v == HN_UNBOUND) {
        hn_dict *d = hndict_new(vm, 0);
        return d ? hninst_set_dict(vm, HN_INSTANCE(self), hnv_from_ref(d)) : HN_NOMEM;
    }
    if (!hnv_is(hnv_payload(v), HN_KIND_DICT))
        return hnexc_raise(vm, HN_T_TYPEERROR, "__dict__ must be set to a dictionary, not a '%T'", v);
    return hninst_set_dict(vm, HN_INSTANCE(self), v);
}

static const hn_native_def object_methods[] = {
    HN_ROW("__new__", new_object, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""),
    HN_ROW("__init__", init_object, 0, (self, slash, rest(args), keys(kwargs)), ""),
    HN_ROW("__repr__", repr_object, 0, (self, slash), ""),
    HN_ROW("__str__", str_object, 0, (self, slash), ""),
    HN_ROW("__format__", format_object, 0, (self, arg(format_spec), slash), ""),
    HN_ROW("__eq__", eq_object, 0, (self, arg(value), slash), ""),
    HN_ROW("__ne__", ne_object, 0, (self, arg(value), slash), ""),
    HN_ROW("__lt__", unordered, 0, (self, arg(value), slash), ""),
    HN_ROW("__le__", unordered, 0, (self, arg(value), slash), ""),
    HN_ROW("__gt__", unordered, 0, (self, arg(value), slash), ""),
    HN_ROW("__ge__", unordered, 0, (self, arg(value), slash), ""),
    HN_ROW("__hash__", hash_object, 0, (self, slash), ""),
    HN_ROW("__getattribute__", object_getattribute, 0, (self, arg(name), slash), ""),
    HN_ROW("__setattr__", object_setattr, 0, (self, arg(name), arg(value), slash), ""),
    HN_ROW("__delattr__", object_delattr, 0, (self, arg(name), slash), ""),
    HN_ROW("__dir__", dir_object, 0, (self, slash), ""),
    HN_ROW_SHOWN("__init_subclass__", init_subclass, HN_NATIVE_CLASS, (type, rest(args), keys(kwargs)),
                 HN_DOC("($type, /)", "")),
    HN_ROW_SHOWN("__subclasshook__", subclasshook, HN_NATIVE_CLASS, (type, rest(args), keys(kwargs)),
                 HN_DOC("($type, object, /)", "")),
    HN_ROW("__sizeof__", object_size_of, 0, (self, slash), ""),
    HN_ROW("__reduce__", object_reduce, 0, (self, slash), ""),
    HN_ROW("__reduce_ex__", object_reduce, 0, (self, arg(protocol), slash), ""),
    HN_ROW("__getstate__", getstate, 0, (self, slash), ""),
    HNLIB_END};
static const hn_getset_def object_getsets[] = {
    {"__class__", get_class, set_class}, {"__dict__", object_get_dict, object_set_dict}, {NULL, NULL, NULL}};
static const hn_native_def object_call =
    HN_ROW_SHOWN("object", call_object, 0, (rest(args), keys(kwargs)), HN_DOC("()", ""));

const hn_type_def hnlib_object = {
    HN_T_OBJECT,
    "The base class of the class hierarchy.\n\nWhen called, it accepts no arguments and returns a "
    "new featureless\ninstance that has no instance attributes and cannot be given any.\n",
    object_methods, object_getsets, &object_call};
