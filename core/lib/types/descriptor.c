/* property, classmethod, staticmethod, super, and the descriptors of __slots__ and builtin attributes, as
 * programs see them. Attribute access handles them directly (vm/attr.c); here are their methods and
 * constructors, called through vm/native.c. The function of a property is never called here: it is returned
 * as a call. */
#include "lib/builtins.h"
#include "lib/lib.h"
#include "lib/twins.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/text.h"
#include "vm/attr.h"
#include "vm/call.h"
#include "vm/frame.h"
#include "vm/native.h"

#define GET(name) static hn_status get_##name(hn_vm *vm, hn_value self, hn_value *out)
#define SET(name) static hn_status set_##name(hn_vm *vm, hn_value self, hn_value v)

static hn_value or_none(hn_value v) {
    return v == HN_UNBOUND ? HN_NONE : v;
}

/* v itself, or an instance of cls (a class derived from the builtin one) that wraps it. */
static hn_status wrap(hn_vm *vm, hn_value cls, hn_type_id id, hn_value v, hn_value *out) {
    *out = v;
    if (HN_TYPE(cls) == vm->types[id]) return HN_OK;
    return hninst_new(vm, HN_TYPE(cls), v, out);
}

/* ---- property ---- */

#define PROP(v) HN_AS(hn_property, v)

/* The functions and the documentation, which is the getter's where none is given: frozen Python asks those
 * that are no functions, and gives it to the objects of derived classes. */
static hn_status property_fill(hn_vm *vm, hn_value self, const hn_value *args) {
    hn_property *p = PROP(hnv_payload(self));
    p->get = or_none(args[0]);
    p->set = or_none(args[1]);
    p->del = or_none(args[2]);
    p->doc = or_none(args[3]);
    p->h.flags = 0;
    bool plain = hnv_is_method(p->get) || p->get == HN_NONE;
    if (self != hnv_payload(self) || (p->doc == HN_NONE && !plain)) {
        hn_value a[2] = {self, p->doc};
        p->doc = HN_NONE;
        return hncall_slow(vm, HN_SLOW_PROPERTY_DOC, 2, a);
    }
    if (p->doc != HN_NONE || p->get == HN_NONE) return HN_OK;
    p->doc = or_none(HN_FUNCTION(p->get)->doc);
    if (p->doc != HN_NONE) p->h.flags = HN_PROPERTY_GETTERS_DOC;
    return HN_OK;
}
static hn_status property_new(hn_vm *vm, hn_value *out) {
    hn_property *p = hnheap_new(vm, HN_KIND_PROPERTY, sizeof *p);
    if (!p) return HN_NOMEM;
    p->get = p->set = p->del = p->doc = p->name = HN_NONE;
    *out = hnv_from_ref(p);
    return HN_OK;
}
HN_NATIVE(property_call) {
    hn_value get = or_none(args[0]), made[4] = {get, or_none(args[1]), or_none(args[2]), or_none(args[3])};
    if (made[3] == HN_NONE && get != HN_NONE && !hnv_is_method(get))
        return hncall_slow(vm, HN_SLOW_PROPERTY_MAKE, 4, made);
    HN_TRY(property_new(vm, out));
    return property_fill(vm, *out, args);
}
HN_NATIVE(property_make) {
    hn_value p;
    HN_TRY(property_new(vm, &p));
    return wrap(vm, args[0], HN_T_PROPERTY, p, out);
}
HN_NATIVE(property_init) {
    *out = HN_NONE;
    return property_fill(vm, args[0], args + 1);
}
/* A property of the same class with one function exchanged. */
static hn_status property_with(hn_vm *vm, hn_value self, hn_value get, hn_value set, hn_value del,
                               hn_value *out) {
    const hn_property *from = PROP(hnv_payload(self));
    hn_value getter = get == HN_UNBOUND ? from->get : get;
    bool again = from->h.flags & HN_PROPERTY_GETTERS_DOC && getter != HN_NONE;
    hn_value args[6] = {hnv_from_ref(hntype_of(vm, self)),   getter,
                        set == HN_UNBOUND ? from->set : set, del == HN_UNBOUND ? from->del : del,
                        again ? HN_NONE : from->doc,         from->name};
    bool asks = args[4] == HN_NONE && getter != HN_NONE && !hnv_is_method(getter);
    if (hnv_payload(self) != self || asks) return hncall_slow(vm, HN_SLOW_PROPERTY_COPY, 6, args);
    HN_TRY(property_new(vm, out));
    PROP(*out)->name = from->name;
    return property_fill(vm, *out, args + 1);
}
HN_NATIVE(getter) {
    return property_with(vm, args[0], args[1], HN_UNBOUND, HN_UNBOUND, out);
}
HN_NATIVE(setter) {
    return property_with(vm, args[0], HN_UNBOUND, args[1], HN_UNBOUND, out);
}
HN_NATIVE(deleter) {
    return property_with(vm, args[0], HN_UNBOUND, HN_UNBOUND, args[1], out);
}

hn_status hntypes_check_get(hn_vm *vm, const hn_value *args) {
    bool none =
        (args[1] == HN_NONE || args[1] == HN_UNBOUND) && (args[2] == HN_NONE || args[2] == HN_UNBOUND);
    return none ? hnexc_raise(vm, HN_T_TYPEERROR, "__get__(None, None) is invalid") : HN_OK;
}

HN_NATIVE(descriptor_property_get) {
    HN_TRY(hntypes_check_get(vm, args));
    const hn_property *p = PROP(hnv_payload(args[0]));
    if (args[1] == HN_NONE || args[1] == HN_UNBOUND) return *out = args[0], HN_OK;
    return p->get == HN_NONE ? hnattr_property_lacks(vm, p, args[1], "getter")
                             : hncall_tail(vm, p->get, 1, args + 1);
}
HN_NATIVE(descriptor_property_set) {
    const hn_property *p = PROP(args[0]);
    return p->set == HN_NONE ? hnattr_property_lacks(vm, p, args[1], "setter")
                             : hncall_tail(vm, p->set, 2, args + 1);
}
HN_NATIVE(property_delete) {
    const hn_property *p = PROP(args[0]);
    return p->del == HN_NONE ? hnattr_property_lacks(vm, p, args[1], "deleter")
                             : hncall_tail(vm, p->del, 1, args + 1);
}
HN_NATIVE(property_set_name) {
    if (n != 3)
        return hnexc_raise(vm, HN_T_TYPEERROR,
                           "__set_name__() takes 2 positional arguments but %u were given", n - 1);
    if (PROP(args[0])->name == HN_NONE) PROP(args[0])->name = args[2];
    *out = HN_NONE;
    return HN_OK;
}
GET(fget) {
    return *out = PROP(self)->get, HN_OK;
}
GET(fset) {
    return *out = PROP(self)->set, HN_OK;
}
GET(fdel) {
    return *out = PROP(self)->del, HN_OK;
}
GET(property_doc) {
    return *out = PROP(self)->doc, HN_OK;
}
SET(property_doc) {
    return PROP(self)->doc = or_none(v), HN_OK;
}
GET(property_name) {
    const hn_property *p = PROP(self);
    if (p->name != HN_NONE) return *out = p->name, HN_OK;
    if (hnv_is(p->get, HN_KIND_FUNCTION)) return *out = HN_FUNCTION(p->get)->name, HN_OK;
    return hncall_slow(vm, HN_SLOW_PROPERTY_NAME, 1, &self);
}
SET(property_name) {
    return PROP(self)->name = or_none(v), HN_OK;
}
GET(property_abstract) {
    const hn_property *p = PROP(self);
    hn_value args[3] = {p->get, p->set, p->del};
    return hncall_slow(vm, HN_SLOW_PROPERTY_ABSTRACT, 3, args);
}

static const hn_native_def property_methods[] = {
    HN_ROW("__new__", property_make, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""),
    HN_ROW_SHOWN("__init__", property_init, HN_NATIVE_WHOLE,
                 (self, opt(fget, None), opt(fset, None), opt(fdel, None), opt(doc, None)),
                 HN_DOC("($self, /, *args, **kwargs)", "")),
    HN_ROW("getter", getter, HN_NATIVE_WHOLE, (self, arg(object), slash), ""),
    HN_ROW("setter", setter, HN_NATIVE_WHOLE, (self, arg(object), slash), ""),
    HN_ROW("deleter", deleter, HN_NATIVE_WHOLE, (self, arg(object), slash), ""),
    HN_ROW("__get__", descriptor_property_get, HN_NATIVE_WHOLE,
           (self, arg(instance), opt(owner, None), slash), ""),
    HN_ROW("__set__", descriptor_property_set, 0, (self, arg(instance), arg(value), slash), ""),
    HN_ROW("__delete__", property_delete, 0, (self, arg(instance), slash), ""),
    HN_ROW_SHOWN("__set_name__", property_set_name, 0, (self, rest(args)),
                 HN_DOC("($self, owner, name, /)", "")),
    HNLIB_END};
static const hn_getset_def property_getsets[] = {{"fget", get_fget, hnattr_set_readonly},
                                                 {"fset", get_fset, hnattr_set_readonly},
                                                 {"fdel", get_fdel, hnattr_set_readonly},
                                                 {"__doc__", get_property_doc, set_property_doc},
                                                 {"__name__", get_property_name, set_property_name},
                                                 {"__isabstractmethod__", get_property_abstract, NULL},
                                                 {NULL, NULL, NULL}};
static const hn_native_def property_def = HN_ROW(
    "property", property_call, 0, (opt(fget, None), opt(fset, None), opt(fdel, None), opt(doc, None)), "");
const hn_type_def hnlib_property = {HN_T_PROPERTY, NULL, property_methods, property_getsets, &property_def};

/* ---- classmethod and staticmethod ---- */

#define WRAPPER(v) HN_AS(hn_wrapper, v)

static hn_status wrapper_new(hn_vm *vm, hn_kind kind, hn_value f, hn_value *out) {
    hn_wrapper *w = hnheap_new(vm, kind, sizeof *w);
    if (!w) return HN_NOMEM;
    w->func = f;
    *out = hnv_from_ref(w);
    return HN_OK;
}
HN_NATIVE(classmethod_call) {
    return wrapper_new(vm, HN_KIND_CLASSMETHOD, args[0], out);
}
HN_NATIVE(staticmethod_call) {
    return wrapper_new(vm, HN_KIND_STATICMETHOD, args[0], out);
}
HN_NATIVE(classmethod_make) {
    hn_value w;
    HN_TRY(wrapper_new(vm, HN_KIND_CLASSMETHOD, HN_NONE, &w));
    return wrap(vm, args[0], HN_T_CLASSMETHOD, w, out);
}
HN_NATIVE(staticmethod_make) {
    hn_value w;
    HN_TRY(wrapper_new(vm, HN_KIND_STATICMETHOD, HN_NONE, &w));
    return wrap(vm, args[0], HN_T_STATICMETHOD, w, out);
}
HN_NATIVE(wrapper_init) {
    WRAPPER(args[0])->func = args[1];
    *out = HN_NONE;
    return HN_OK;
}
HN_NATIVE(classmethod_get) {
    HN_TRY(hntypes_check_get(vm, args));
    hn_value owner =
        args[2] == HN_UNBOUND || args[2] == HN_NONE ? hnv_from_ref(hntype_of(vm, args[1])) : args[2];
    return hnmethod_new(vm, owner, WRAPPER(args[0])->func, out);
}
HN_NATIVE(staticmethod_get) {
    HN_TRY(hntypes_check_get(vm, args));
    return *out = WRAPPER(args[0])->func, HN_OK;
}
HN_NATIVE(staticmethod_invoke) {
    return hnbuiltins_forward(vm, WRAPPER(args[0])->func, HN_UNBOUND, args, 1, n);
}
GET(wrapped) {
    return *out = WRAPPER(self)->func, HN_OK;
}
/* An attribute of the function inside, through any number of wrappers. */
static hn_status inner(hn_vm *vm, hn_value self, const char *name, hn_value otherwise, hn_value *out) {
    hn_value s, f = self;
    hn_attr a;
    HN_TRY(hnstr_intern_utf8(vm, name, strlen(name), &s));
    uint32_t depth = 0;
    do {
        if (depth++ > vm->meter.depth_limit) return hnframe_too_deep(vm); /* one that holds itself */
        f = WRAPPER(f)->func;
    } while (hnv_is(f, HN_KIND_CLASSMETHOD) || hnv_is(f, HN_KIND_STATICMETHOD));
    HN_TRY(hnattr_find(vm, f, s, &a));
    if (a.kind == HN_ATTR_CALL) return hncall_tail(vm, a.value, a.n, a.args);
    if (a.kind != HN_ATTR_MISSING) return hnattr_value(vm, f, &a, out);
    *out = otherwise;
    return otherwise == HN_UNBOUND ? hnattr_missing(vm, self, s) : HN_OK;
}
GET(wrapper_abstract) {
    return inner(vm, self, "__isabstractmethod__", HN_FALSE, out);
}
GET(wrapper_annotations) {
    return inner(vm, self, "__annotations__", HN_UNBOUND, out);
}
GET(wrapper_annotate) {
    return inner(vm, self, "__annotate__", HN_UNBOUND, out);
}
/* The attributes of its own: some are the function's as long as nobody asks for all of them. */
static hn_dict *wrapper_attrs(hn_vm *vm, hn_value self) {
    if (!WRAPPER(self)->attrs) WRAPPER(self)->attrs = hndict_new(vm, 0);
    return WRAPPER(self)->attrs;
}
GET(wrapper_doc) {
    const hn_dict *d = WRAPPER(self)->attrs;
    *out = d ? hndict_get_str(vm, d, HN_NAME(vm, __doc__)) : HN_UNBOUND;
    return *out == HN_UNBOUND ? inner(vm, self, "__doc__", HN_NONE, out) : HN_OK;
}
SET(wrapper_doc) {
    hn_dict *d = wrapper_attrs(vm, self);
    return d ? hndict_set_str(vm, d, HN_NAME(vm, __doc__), or_none(v)) : HN_NOMEM;
}
GET(wrapper_dict) {
    if (!wrapper_attrs(vm, self)) return HN_NOMEM;
    *out = hnv_from_ref(WRAPPER(self)->attrs);
    return HN_OK;
}
static const hn_getset_def descriptor_wrapper_getsets[] = {
    {"__func__", get_wrapped, hnattr_set_readonly},
    {"__wrapped__", get_wrapped, hnattr_set_readonly},
    {"__dict__", get_wrapper_dict, NULL},
    {"__doc__", get_wrapper_doc, set_wrapper_doc},
    {"__isabstractmethod__", get_wrapper_abstract, NULL},
    {"__annotations__", get_wrapper_annotations, NULL},
    {"__annotate__", get_wrapper_annotate, NULL},
    {NULL, NULL, NULL}};
static const hn_native_def classmethod_methods[] = {
    HN_ROW("__new__", classmethod_make, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""),
    HN_ROW_SHOWN("__init__", wrapper_init, 0, (self, arg(function), slash),
                 HN_DOC("($self, /, *args, **kwargs)", "")),
    HN_ROW("__get__", classmethod_get, 0, (self, arg(instance), opt(owner, None), slash), ""), HNLIB_END};
static const hn_native_def staticmethod_methods[] = {
    HN_ROW("__new__", staticmethod_make, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""),
    HN_ROW_SHOWN("__init__", wrapper_init, 0, (self, arg(function), slash),
                 HN_DOC("($self, /, *args, **kwargs)", "")),
    HN_ROW("__get__", staticmethod_get, 0, (self, arg(instance), opt(owner, None), slash), ""),
    HN_ROW("__call__", staticmethod_invoke, 0, (self, slash, rest(args), keys(kwargs)), ""), HNLIB_END};
static const hn_native_def classmethod_def =
    HN_ROW("classmethod", classmethod_call, 0, (arg(function), slash), "");
static const hn_native_def staticmethod_def =
    HN_ROW("staticmethod", staticmethod_call, 0, (arg(function), slash), "");
const hn_type_def hnlib_classmethod = {HN_T_CLASSMETHOD, NULL, classmethod_methods,
                                       descriptor_wrapper_getsets, &classmethod_def};
const hn_type_def hnlib_staticmethod = {HN_T_STATICMETHOD, NULL, staticmethod_methods,
                                        descriptor_wrapper_getsets, &staticmethod_def};

/* ---- super ---- */

/* The class and the first argument of the method whose frame calls super(). */
static hn_status super_from_frame(hn_vm *vm, hn_value *cls, hn_value *self) {
    hn_frame *f = hnframe_top(vm);
    const hn_code *code = f->code;
    if (!code->npos) return hnexc_raise(vm, HN_T_RUNTIMEERROR, "super(): no arguments");
    *self = f->regs[0];
    if (code->cellvars && code->cellvars[0] == 1 && hnv_is(*self, HN_KIND_CELL))
        *self = HN_AS(hn_cell, *self)->value;
    if (*self == HN_UNBOUND) return hnexc_raise(vm, HN_T_RUNTIMEERROR, "super(): arg[0] deleted");
    if (code->class_cell == 0xFFFF)
        return hnexc_raise(vm, HN_T_RUNTIMEERROR, "super(): __class__ cell not found");
    hn_value cell = f->regs[code->class_cell];
    if (!hnv_is(cell, HN_KIND_CELL)) return hnexc_raise(vm, HN_T_RUNTIMEERROR, "super(): bad __class__ cell");
    *cls = HN_AS(hn_cell, cell)->value;
    if (*cls == HN_UNBOUND) return hnexc_raise(vm, HN_T_RUNTIMEERROR, "super(): empty __class__ cell");
    if (!hnv_is(*cls, HN_KIND_TYPE))
        return hnexc_raise(vm, HN_T_RUNTIMEERROR, "super(): __class__ is not a type (%T)", *cls);
    return HN_OK;
}

/* The class that the search is for; NULL when only what self says of its __class__ can make it one. */
static hn_type *super_start(hn_vm *vm, const hn_type *cls, hn_value self) {
    if (hnv_is(self, HN_KIND_TYPE) && hntype_is(HN_TYPE(self), cls)) return HN_TYPE(self);
    hn_type *t = hntype_of(vm, self);
    return hntype_is(t, cls) ? t : NULL;
}

/* Sets *out to `result`, perhaps by a call. */
static hn_status descriptor_super_fill(hn_vm *vm, hn_super *s, hn_value cls, hn_value self, hn_value result,
                                       hn_value *out) {
    if (cls == HN_UNBOUND) HN_TRY(super_from_frame(vm, &cls, &self));
    if (!hnv_is(cls, HN_KIND_TYPE))
        return hnexc_raise(vm, HN_T_TYPEERROR, "super() argument 1 must be a type, not %T", cls);
    hn_type *start = NULL;
    if (self == HN_NONE) self = HN_UNBOUND;
    if (self != HN_UNBOUND) start = super_start(vm, HN_TYPE(cls), self);
    if (self != HN_UNBOUND && !start) {
        hn_value args[4] = {hnv_from_ref(s), cls, self, result};
        return hncall_slow(vm, HN_SLOW_SUPER_CLASS, 4, args);
    }
    s->cls = HN_TYPE(cls);
    s->self = self == HN_UNBOUND ? HN_NONE : self;
    s->start = start;
    *out = result;
    return HN_OK;
}
static hn_status super_new(hn_vm *vm, hn_value *out) {
    hn_super *s = hnheap_new(vm, HN_KIND_SUPER, sizeof *s);
    if (!s) return HN_NOMEM;
    s->self = HN_NONE;
    *out = hnv_from_ref(s);
    return HN_OK;
}
HN_NATIVE(super_call) {
    hn_value s;
    if (vm->kwnames != HN_UNBOUND)
        return hnexc_raise(vm, HN_T_TYPEERROR, "super() takes no keyword arguments");
    if (n > 2) return hnexc_raise(vm, HN_T_TYPEERROR, "super() expected at most 2 arguments, got %u", n);
    HN_TRY(super_new(vm, &s));
    return descriptor_super_fill(vm, HN_AS(hn_super, s), n ? args[0] : HN_UNBOUND,
                                 n > 1 ? args[1] : HN_UNBOUND, s, out);
}
HN_NATIVE(super_make) {
    hn_value s;
    HN_TRY(super_new(vm, &s));
    return wrap(vm, args[0], HN_T_SUPER, s, out);
}
HN_NATIVE(super_init) {
    return descriptor_super_fill(vm, HN_AS(hn_super, args[0]), args[1], args[2], HN_NONE, out);
}
HN_NATIVE(super_get) {
    HN_TRY(hntypes_check_get(vm, args));
    const hn_super *s = HN_AS(hn_super, hnv_payload(args[0]));
    if (args[1] == HN_NONE || s->start) return *out = args[0], HN_OK;
    hn_value made, a[2] = {s->cls ? hnv_from_ref(s->cls) : HN_NONE, args[1]};
    if (!hnv_is(args[0], HN_KIND_SUPER)) return hncall_tail(vm, hnv_from_ref(hntype_of(vm, args[0])), 2, a);
    HN_TRY(super_new(vm, &made));
    return descriptor_super_fill(vm, HN_AS(hn_super, made), a[0], args[1], made, out);
}
HN_NATIVE(super_getattribute) {
    hn_value name;
    hn_attr a;
    HN_TRY(hnbuiltins_name(vm, args[1], "attribute name", &name));
    HN_TRY(hnattr_find_on_super(vm, args[0], name, &a));
    if (a.kind == HN_ATTR_MISSING) return hnattr_missing(vm, args[0], name);
    if (a.kind == HN_ATTR_CALL) return hncall_tail(vm, a.value, a.n, a.args);
    return hnattr_value(vm, args[0], &a, out);
}
GET(thisclass) {
    *out = HN_AS(hn_super, self)->cls ? hnv_from_ref(HN_AS(hn_super, self)->cls) : HN_NONE;
    return HN_OK;
}
GET(super_self) {
    return *out = HN_AS(hn_super, self)->self, HN_OK;
}
GET(self_class) {
    *out = HN_AS(hn_super, self)->start ? hnv_from_ref(HN_AS(hn_super, self)->start) : HN_NONE;
    return HN_OK;
}
static const hn_native_def super_methods[] = {
    HN_ROW("__new__", super_make, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""),
    HN_ROW_SHOWN("__init__", super_init, 0, (self, opt(type, None), opt(object, None), slash),
                 HN_DOC("($self, /, *args, **kwargs)", "")),
    HN_ROW("__get__", super_get, HN_NATIVE_WHOLE, (self, arg(instance), opt(owner, None), slash), ""),
    HN_ROW("__getattribute__", super_getattribute, HN_NATIVE_WHOLE, (self, arg(name), slash), ""), HNLIB_END};
static const hn_getset_def super_getsets[] = {{"__thisclass__", get_thisclass, hnattr_set_readonly},
                                              {"__self__", get_super_self, hnattr_set_readonly},
                                              {"__self_class__", get_self_class, hnattr_set_readonly},
                                              {NULL, NULL, NULL}};
static const hn_native_def super_def = HN_ROW_SHOWN("super", super_call, 0, (rest(args), keys(kwargs)), NULL);
const hn_type_def hnlib_super = {HN_T_SUPER, NULL, super_methods, super_getsets, &super_def};

/* ---- members and getsets ---- */

GET(member_name) {
    return *out = HN_AS(hn_member, self)->name, HN_OK;
}
GET(member_class) {
    return *out = hnv_from_ref(HN_AS(hn_member, self)->owner), HN_OK;
}
GET(getset_name) {
    const char *z = HN_AS(hn_getset, self)->def->name;
    return hnstr_intern_utf8(vm, z, strlen(z), out);
}
/* "Point.x" */
static hn_status qualified(hn_vm *vm, const hn_type *owner, hn_value name, hn_value *out) {
    return hnstr_format(vm, out, "%U.%U", owner->qualname, name);
}
GET(member_qualname) {
    return qualified(vm, HN_AS(hn_member, self)->owner, HN_AS(hn_member, self)->name, out);
}
GET(getset_qualname) {
    hn_value name;
    HN_TRY(get_getset_name(vm, self, &name));
    return qualified(vm, HN_AS(hn_getset, self)->owner, name, out);
}
GET(getset_class) {
    return *out = hnv_from_ref(HN_AS(hn_getset, self)->owner), HN_OK;
}

HN_NATIVE(data_get) {
    HN_TRY(hntypes_check_get(vm, args));
    hn_attr a;
    bool on_class = args[1] == HN_NONE || args[1] == HN_UNBOUND;
    if (on_class) return *out = args[0], HN_OK;
    HN_TRY(hnattr_bind(vm, args[0], args[1], hntype_of(vm, args[1]), &a));
    if (a.kind == HN_ATTR_CALL) return hncall_tail(vm, a.value, a.n, a.args);
    return hnattr_value(vm, args[1], &a, out);
}
static hn_status member_store(hn_vm *vm, hn_value m, hn_value o, hn_value v) {
    const hn_member *member = HN_AS(hn_member, m);
    if (!hnv_is_ref(o) || !hnobj_is_instance(hnv_ref(o)) || !hntype_is(hntype_of(vm, o), member->owner))
        return hnexc_raise(vm, HN_T_TYPEERROR,
                           "descriptor '%U' for '%U' objects doesn't apply to a '%T' object", member->name,
                           member->owner->name, o);
    if (member->h.flags & HN_MEMBER_FIXED) return hnattr_fixed(vm, member);
    hn_value *slot = &HN_INSTANCE(o)->slots[member->slot];
    if (v == HN_UNBOUND && *slot == HN_UNBOUND && !(member->h.flags & HN_MEMBER_FIELD))
        return hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "%U", member->name);
    *slot = v;
    return HN_OK;
}
static hn_status data_store(hn_vm *vm, hn_value d, hn_value o, hn_value v) {
    if (hnv_is(d, HN_KIND_MEMBER)) return member_store(vm, d, o, v);
    return hnattr_set_getset(vm, o, HN_AS(hn_getset, d), v);
}
HN_NATIVE(data_set) {
    *out = HN_NONE;
    return data_store(vm, args[0], args[1], args[2]);
}
HN_NATIVE(data_delete) {
    *out = HN_NONE;
    return data_store(vm, args[0], args[1], HN_UNBOUND);
}
GET(no_doc) {
    (void)vm, (void)self;
    return *out = HN_NONE, HN_OK;
}
/* Of those that each class has for itself. */
GET(getset_doc) {
    const char *name = HN_AS(hn_getset, self)->def->name;
    *out = HN_NONE;
    if (!strcmp(name, "__dict__")) return hnstr_from_z(vm, "dictionary for instance variables", out);
    if (!strcmp(name, "__weakref__")) return hnstr_from_z(vm, "list of weak references to the object", out);
    return HN_OK;
}
static const hn_native_def data_methods[] = {
    HN_ROW("__get__", data_get, 0, (self, arg(instance), opt(owner, None), slash), ""),
    HN_ROW("__set__", data_set, 0, (self, arg(instance), arg(value), slash), ""),
    HN_ROW("__delete__", data_delete, 0, (self, arg(instance), slash), ""), HNLIB_END};
static const hn_getset_def member_getsets[] = {{"__name__", get_member_name, hnattr_set_readonly},
                                               {"__qualname__", get_member_qualname, NULL},
                                               {"__objclass__", get_member_class, hnattr_set_readonly},
                                               {"__doc__", get_no_doc, hnattr_set_readonly},
                                               {NULL, NULL, NULL}};
static const hn_getset_def getset_getsets[] = {{"__name__", get_getset_name, hnattr_set_readonly},
                                               {"__qualname__", get_getset_qualname, NULL},
                                               {"__objclass__", get_getset_class, hnattr_set_readonly},
                                               {"__doc__", get_getset_doc, NULL},
                                               {NULL, NULL, NULL}};
const hn_type_def hnlib_member = {HN_T_MEMBER, NULL, data_methods, member_getsets, NULL};
const hn_type_def hnlib_getset = {HN_T_GETSET, NULL, data_methods, getset_getsets, NULL};
