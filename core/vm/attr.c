/* Attribute look-up, binding and storage. Look-up tries data descriptors of the class, then the object's own
 * attributes, then the rest of the class, and __getattr__ last. Nothing here calls the loop: Python code
 * becomes an HN_ATTR_CALL, or a frame for the loop to run. Getters and setters in C are called between
 * hnstate_enter and hnstate_leave, because one may lead to the next. */
#include "vm/attr.h"

#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/list.h"
#include "object/repr.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/str.h"
#include "object/type.h"
#include "vm/call.h"
#include "vm/class_dict.h"
#include "vm/dispatch.h"
#include "vm/finish.h"
#include "vm/native.h"

hn_status hnmethod_new(hn_vm *vm, hn_value self, hn_value func, hn_value *out) {
    hn_method *m = hnheap_new_small(vm, HN_KIND_METHOD, sizeof *m);
    if (!m) return HN_NOMEM;
    m->self = self;
    m->func = func;
    *out = hnv_from_ref(m);
    return HN_OK;
}

static hn_status bind_native(hn_vm *vm, hn_value native, hn_value self, hn_value *out) {
    const hn_native *from = HN_AS(hn_native, native);
    hn_native *n = hnheap_new_raw(vm, HN_KIND_NATIVE, sizeof *n);
    if (!n) return HN_NOMEM;
    n->def = from->def;
    n->owner = from->owner;
    n->room = 0;
    n->self = self;
    *out = hnv_from_ref(n);
    return HN_OK;
}

static hn_status attr_value(hn_attr *out, hn_value v) {
    out->kind = HN_ATTR_VALUE;
    out->value = v;
    out->slot = -1;
    return HN_OK;
}

static hn_status method(hn_attr *out, hn_value f) {
    out->kind = HN_ATTR_METHOD;
    out->value = f;
    out->cacheable = true;
    return HN_OK;
}

static hn_status attr_call(hn_attr *out, hn_value f, uint32_t n, hn_value a, hn_value b, hn_value c) {
    out->kind = HN_ATTR_CALL;
    out->value = f;
    out->n = n;
    out->args[0] = a;
    out->args[1] = b;
    out->args[2] = c;
    out->args[3] = out->args[4] = HN_UNBOUND;
    return HN_OK;
}

hn_status hnattr_special(hn_vm *vm, hn_attr *out, hn_value f, hn_value self, hn_value a, hn_value b) {
    uint32_t n = b == HN_UNBOUND ? 2 : 3;
    if (hnv_is_method(f)) return attr_call(out, f, n, self, a, b);
    hn_type *t = hntype_of(vm, self);
    HN_TRY(hnattr_bind(vm, f, self, t, out));
    if (out->kind == HN_ATTR_METHOD) return attr_call(out, out->value, n, self, a, b);
    if (out->kind == HN_ATTR_VALUE) return attr_call(out, out->value, n - 1, a, b, HN_UNBOUND);
    HN_TRY(attr_call(out, vm->slow[HN_SLOW_CALL_DESCRIPTOR], n + 2, f, self, hnv_from_ref(t)));
    _Static_assert(HN_ATTR_ARGS == 5, "the most that is asked for");
    out->args[3] = a;
    out->args[4] = b;
    return HN_OK;
}

/* Takes the result of a C getter: its value, or a call that it requests. */
static hn_status from_getter(hn_vm *vm, hn_status st, hn_value v, hn_attr *out) {
    if (st == HN_TAIL) {
        const hn_tail *t = &vm->tail;
        if (t->n > HN_ATTR_ARGS) return hnexc_raise(vm, HN_T_SYSTEMERROR, "too many arguments");
        HN_TRY(attr_call(out, t->func, t->n, HN_UNBOUND, HN_UNBOUND, HN_UNBOUND));
        memcpy(out->args, t->args, t->n * sizeof *t->args);
        return HN_OK;
    }
    HN_TRY(st);
    return attr_value(out, v);
}

/* Stores the object and the name in the AttributeError that was raised (`st`). */
static hn_status missing_of(hn_vm *vm, hn_status st, hn_value o, hn_value name) {
    if (st != HN_RAISED) return st;
    HN_TRY(hnexc_set_attr(vm, vm->exc, HN_NAME(vm, name), name));
    HN_TRY(hnexc_set_attr(vm, vm->exc, HN_NAME(vm, obj), o));
    return HN_RAISED;
}

static hn_status property_lacks(hn_vm *vm, hn_value name, hn_value o, const char *what) {
    hn_value of = hntype_of(vm, o)->qualname;
    if (name == HN_NONE || name == HN_UNBOUND)
        return hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "property of '%U' object has no %s", of, what);
    HN_TRY(hnops_show(vm, name, &name));
    return hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "property %U of '%U' object has no %s", name, of, what);
}

static hn_status attr_property_get(hn_vm *vm, hn_value p, hn_value o, hn_attr *out) {
    const hn_property *prop = HN_AS(hn_property, p);
    if (prop->get != HN_NONE) return attr_call(out, prop->get, 1, o, HN_UNBOUND, HN_UNBOUND);
    return property_lacks(vm, prop->name, o, "getter");
}

static hn_status member_get(hn_vm *vm, hn_value m, hn_value o, hn_attr *out) {
    const hn_member *member = HN_AS(hn_member, m);
    if (!hnv_is_ref(o) || !hnobj_is_instance(hnv_ref(o)) || !hntype_is(hntype_of(vm, o), member->owner))
        return hnexc_raise(vm, HN_T_TYPEERROR,
                           "descriptor '%U' for '%U' objects doesn't apply to a '%T' object", member->name,
                           member->owner->name, o);
    hn_value v = HN_INSTANCE(o)->slots[member->slot];
    if (v == HN_UNBOUND && member->h.flags & HN_MEMBER_FIELD) return attr_value(out, HN_NONE);
    if (v == HN_UNBOUND) {
        hn_value name = member->name;
        hn_status st = hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "'%Q' object has no attribute '%U'", o, name);
        return missing_of(vm, st, o, name);
    }
    HN_TRY(attr_value(out, v));
    out->slot = (int32_t)member->slot;
    return HN_OK;
}

static hn_status check_getset(hn_vm *vm, const hn_getset *gs, hn_value o) {
    if (HN_LIKELY(hntype_is(hntype_of(vm, o), gs->owner))) return HN_OK;
    return hnexc_raise(vm, HN_T_TYPEERROR, "descriptor '%s' for '%U' objects doesn't apply to a '%T' object",
                       gs->def->name, gs->owner->name, o);
}

/* Returns the object whose attribute it is. Attributes of builtin types belong to the value that the instance
 * wraps. */
static hn_value inner_of(const hn_getset *gs, hn_value o) {
    bool itself = HN_IN(gs->owner->base_kind, KINDS_WHOLE) || !(gs->owner->h.flags & HN_TYPE_BUILTIN);
    return itself ? o : hnv_payload(o);
}

static hn_status getset_get(hn_vm *vm, hn_value g, hn_value o, hn_attr *out) {
    hn_value v = HN_UNBOUND;
    const hn_getset *gs = HN_AS(hn_getset, g);
    HN_TRY(check_getset(vm, gs, o));
    hn_value self = inner_of(gs, o);
    if (!hnstate_enter(vm)) return hnframe_too_deep(vm);
    hn_status st = gs->def->get(vm, self, &v);
    hnstate_leave(vm);
    return from_getter(vm, st, v, out);
}

static hn_status native_bind(hn_vm *vm, hn_value found, hn_value o, hn_type *t, hn_attr *out) {
    const hn_native *n = HN_AS(hn_native, found);
    if ((n->def->flags & HN_NATIVE_CLASS) && n->self == HN_UNBOUND) {
        hn_value bound;
        HN_TRY(bind_native(vm, found, hnv_from_ref(t), &bound));
        return attr_value(out, bound);
    }
    bool plain =
        n->self != HN_UNBOUND || (n->def->flags & HN_NATIVE_STATIC) || !hnv_is(n->owner, HN_KIND_TYPE);
    return plain || o == HN_UNBOUND ? attr_value(out, found) : method(out, found);
}

/* Does found.__get__(o, t) with the result of a look-up on type t. o is UNBOUND for access through the class
 * itself. */
hn_status hnattr_bind(hn_vm *vm, hn_value found, hn_value o, hn_type *t, hn_attr *out) {
    if (!hnv_is_ref(found)) return attr_value(out, found);
    bool on_class = o == HN_UNBOUND;
    switch ((hn_kind)hnv_ref(found)->kind) {
    case HN_KIND_FUNCTION:
        return on_class || !hnv_is_method(found) ? attr_value(out, found) : method(out, found);
    case HN_KIND_NATIVE: return native_bind(vm, found, o, t, out);
    case HN_KIND_STATICMETHOD: return attr_value(out, HN_AS(hn_wrapper, found)->func);
    case HN_KIND_CLASSMETHOD: {
        hn_value bound;
        HN_TRY(hnmethod_new(vm, hnv_from_ref(t), HN_AS(hn_wrapper, found)->func, &bound));
        return attr_value(out, bound);
    }
    case HN_KIND_PROPERTY: return on_class ? attr_value(out, found) : attr_property_get(vm, found, o, out);
    case HN_KIND_MEMBER: return on_class ? attr_value(out, found) : member_get(vm, found, o, out);
    case HN_KIND_GETSET: return on_class ? attr_value(out, found) : getset_get(vm, found, o, out);
    case HN_KIND_SUPER:
    case HN_KIND_TYPE: /* the metaclass has it */
    case HN_KIND_EXC:
    case HN_KIND_INSTANCE: {
        hn_value get = hntype_lookup(vm, hntype_of(vm, found), HN_NAME(vm, __get__));
        if (get == HN_UNBOUND) return attr_value(out, found);
        return attr_call(out, get, 3, found, on_class ? HN_NONE : o,
                         hnv_from_ref(t)); /* __get__ is not bound */
    }
    default: return attr_value(out, found);
    }
}

/* Data descriptors come before the instance's own attributes. */
static bool is_data(hn_vm *vm, hn_value found) {
    if (!hnv_is_ref(found)) return false;
    switch ((hn_kind)hnv_ref(found)->kind) {
    case HN_KIND_PROPERTY:
    case HN_KIND_MEMBER:
    case HN_KIND_GETSET: return true;
    case HN_KIND_TYPE:
    case HN_KIND_EXC:
    case HN_KIND_INSTANCE: {
        hn_type *t = hntype_of(vm, found);
        return hntype_lookup(vm, t, HN_NAME(vm, __set__)) != HN_UNBOUND ||
               hntype_lookup(vm, t, HN_NAME(vm, __delete__)) != HN_UNBOUND;
    }
    default: return false;
    }
}

/* Completes the classes if a __weakref__ is missing: it may exist after that. */
static hn_status attr_complete(hn_vm *vm, const hn_type *t, hn_value name, bool *again) {
    *again = false;
    return name == HN_NAME(vm, __weakref__) ? hnclass_complete_all(vm, t, again) : HN_OK;
}

/* A data descriptor with __set__ but without __get__ leaves reading to the object's own attribute. */
static bool attr_reads(hn_vm *vm, hn_value found) {
    return !hnv_of_user_class(found) ||
           hntype_lookup(vm, hntype_of(vm, found), HN_NAME(vm, __get__)) != HN_UNBOUND;
}

static hn_status find_on_type(hn_vm *vm, hn_value o, hn_value name, hn_attr *out) {
    hn_type *t = HN_TYPE(o);
    hn_value meta = hntype_lookup(vm, t->meta, name);
    if (meta != HN_UNBOUND && is_data(vm, meta) && attr_reads(vm, meta))
        return hnattr_bind(vm, meta, o, t->meta, out);
    hn_value own = hntype_lookup(vm, t, name);
    if (own != HN_UNBOUND) return hnattr_bind(vm, own, HN_UNBOUND, t, out);
    if (meta != HN_UNBOUND) return hnattr_bind(vm, meta, o, t->meta, out);
    bool again;
    HN_TRY(attr_complete(vm, t, name, &again));
    if (again) own = hntype_lookup(vm, t, name);
    return own == HN_UNBOUND ? HN_OK : hnattr_bind(vm, own, HN_UNBOUND, t, out);
}

hn_dict *hnattr_in_class(hn_vm *vm, const hn_type *t, hn_value name, int32_t *at) {
    if ((t->meta->h.flags & HN_TYPE_GETATTR) || hntype_lookup(vm, t->meta, name) != HN_UNBOUND) return NULL;
    if (hntype_lookup(vm, t, name) == HN_UNBOUND) return NULL;
    for (uint32_t i = 0; i < t->mro->len; i++) {
        hn_dict *d = HN_TYPE(t->mro->items[i])->dict;
        *at = hndict_find_str(vm, d, name);
        if (*at >= 0) return d;
    }
    return NULL;
}

/* Returns the index in the MRO after the class that super() names. */
static uint32_t behind_class(hn_vm *vm, const hn_super *s) {
    const hn_tuple *mro = s->start->mro;
    uint32_t i = 0;
    if (mro->len > 16)
        hnmeter_effort(&vm->meter, mro->len / 4); /* not steps: a cache decides whether this
                                                                    runs */
    while (i < mro->len && HN_TYPE(mro->items[i]) != s->cls) i++;
    return i + 1;
}

hn_value hnattr_super_method(hn_vm *vm, const hn_super *s, hn_value name) {
    if (!s->start || hnv_is(s->self, HN_KIND_TYPE) || name == HN_NAME(vm, __class__)) return HN_UNBOUND;
    const hn_tuple *mro = s->start->mro;
    uint32_t i = behind_class(vm, s);
    for (; i < mro->len; i++) {
        hn_value found = hndict_get_str(vm, HN_TYPE(mro->items[i])->dict, name);
        if (found != HN_UNBOUND) return hnv_is_method(found) ? found : HN_UNBOUND;
    }
    return HN_UNBOUND;
}

static hn_value own_attribute(hn_vm *vm, hn_value o, hn_value name, int32_t *slot) {
    *slot = -1;
    switch ((hn_kind)hnv_ref(o)->kind) {
    case HN_KIND_INSTANCE:
    case HN_KIND_EXC: {
        hn_instance *i = HN_INSTANCE(o);
        if (i->shape->h.flags & HN_SHAPE_DICT) return hninst_get(vm, i, name);
        *slot = hnshape_find(vm, i->shape, name);
        return *slot < 0 ? HN_UNBOUND : i->slots[*slot];
    }
    case HN_KIND_MODULE: return hndict_get_str(vm, HN_AS(hn_module, o)->dict, name);
    case HN_KIND_FUNCTION:
        return HN_FUNCTION(o)->attrs ? hndict_get_str(vm, HN_FUNCTION(o)->attrs, name) : HN_UNBOUND;
    case HN_KIND_STATICMETHOD:
    case HN_KIND_CLASSMETHOD: {
        hn_dict *d = HN_AS(hn_wrapper, o)->attrs;
        return d ? hndict_get_str(vm, d, name) : HN_UNBOUND;
    }
    default: return HN_UNBOUND;
    }
}

/* Finds an attribute of an object's class, or its own. */
static hn_status find_own(hn_vm *vm, hn_value o, hn_value name, hn_attr *out) {
    hn_type *t = hntype_of(vm, o);
    hn_value found = hntype_lookup(vm, t, name);
    if (found != HN_UNBOUND && is_data(vm, found) && attr_reads(vm, found))
        return hnattr_bind(vm, found, o, t, out);
    int32_t slot = -1;
    hn_value own = hnv_is_ref(o) ? own_attribute(vm, o, name, &slot) : HN_UNBOUND;
    if (own != HN_UNBOUND) {
        HN_TRY(attr_value(out, own));
        out->slot = slot;
        return HN_OK;
    }
    if (found == HN_UNBOUND) return HN_OK;
    HN_TRY(hnattr_bind(vm, found, o, t, out));
    if (hnv_is_ref(o) && hnobj_is_instance(hnv_ref(o)) && (HN_INSTANCE(o)->shape->h.flags & HN_SHAPE_DICT))
        out->cacheable = false;
    return HN_OK;
}

static bool is_wrapper(hn_value o) {
    return hnv_is(o, HN_KIND_METHOD) || hnv_is(o, HN_KIND_STATICMETHOD) || hnv_is(o, HN_KIND_CLASSMETHOD);
}

/* Returns whether only the function has the attribute: a method itself has the attributes of `object`, except
 * __dict__. */
static bool is_of_function(hn_vm *vm, hn_value o, hn_value name) {
    return hnv_is(o, HN_KIND_METHOD) && name == HN_NAME(vm, __dict__);
}

/* Methods show the attributes of their function, wrappers its names, through any number of them. */
static hn_status find_inside(hn_vm *vm, hn_value o, hn_value name, hn_attr *out) {
    for (uint32_t depth = 0; out->kind == HN_ATTR_MISSING && is_wrapper(o); depth++) {
        if (depth > vm->meter.depth_limit) return hnframe_too_deep(vm);
        o = hnv_is(o, HN_KIND_METHOD) ? HN_AS(hn_method, o)->func : HN_AS(hn_wrapper, o)->func;
        if (is_of_function(vm, o, name)) continue;
        HN_TRY(is_wrapper(o) ? find_own(vm, o, name, out) : hnattr_find(vm, o, name, out));
    }
    out->cacheable = false; /* the attribute belongs to the function */
    if (out->kind != HN_ATTR_METHOD) return HN_OK;
    hn_value bound;
    HN_TRY(hnattr_value(vm, o, out, &bound));
    return attr_value(out, bound);
}

/* Finds an attribute that is not in the module's dict. */
static hn_status find_late(hn_vm *vm, hn_value module, hn_value name, hn_attr *out) {
    if (name == HN_NAME(vm, __spec__) || name == HN_NAME(vm, __loader__))
        return attr_call(out, vm->slow[HN_SLOW_MODULE_ABOUT], 2, module, name, HN_UNBOUND);
    hn_value f = hndict_get_str(vm, HN_AS(hn_module, module)->dict, HN_NAME(vm, __getattr__)); /* PEP 562 */
    return f == HN_UNBOUND ? HN_OK : attr_call(out, f, 1, name, HN_UNBOUND, HN_UNBOUND);
}

/* Returns whether the doc string is object's or missing, while the builtin type has one elsewhere. */
static bool lacks_doc(hn_vm *vm, const hn_type *t, hn_value found) {
    const hn_type *object = vm->types[HN_T_OBJECT];
    if (!(t->h.flags & (HN_TYPE_BUILTIN | HN_TYPE_SEALED)) || t == object) return false;
    if (found != hntype_lookup(vm, t, HN_NAME(vm, __doc__))) return false;
    return found == HN_NONE || found == hndict_get_str(vm, object->dict, HN_NAME(vm, __doc__));
}

/* Finds an attribute of an object of an ordinary kind. */
static hn_status find_plain(hn_vm *vm, hn_value o, hn_value name, hn_attr *out) {
    if (is_of_function(vm, o, name)) return find_inside(vm, o, name, out);
    HN_TRY(find_own(vm, o, name, out));
    if (HN_UNLIKELY(name == HN_NAME(vm, __doc__)) && lacks_doc(vm, hntype_of(vm, o), out->value)) {
        out->cacheable = false;
        hn_value type = hnv_from_ref(hntype_of(vm, o));
        return getset_get(vm, hntype_lookup(vm, vm->types[HN_T_TYPE], name), type, out);
    }
    if (out->kind != HN_ATTR_MISSING) return HN_OK;
    bool again;
    HN_TRY(attr_complete(vm, hntype_of(vm, o), name, &again));
    if (again) return find_own(vm, o, name, out);
    bool named =
        name == HN_NAME(vm, __name__) || name == HN_NAME(vm, __qualname__) || name == HN_NAME(vm, __module__);
    if (hnv_is(o, HN_KIND_METHOD) || (named && is_wrapper(o))) return find_inside(vm, o, name, out);
    return hnv_is(o, HN_KIND_MODULE) ? find_late(vm, o, name, out) : HN_OK;
}

/* Attributes of a super object are not cached: others of its shape differ. */
static hn_status find_on_instance(hn_vm *vm, hn_value o, hn_value name, hn_attr *out) {
    HN_TRY(find_plain(vm, o, name, out));
    out->cacheable = false;
    out->slot = -1;
    return HN_OK;
}

hn_status hnattr_find_on_super(hn_vm *vm, hn_value o, hn_value name, hn_attr *out) {
    const hn_super *s = HN_AS(hn_super, hnv_payload(o));
    out->kind = HN_ATTR_MISSING;
    if (name == HN_NAME(vm, __class__) || !s->start) return find_on_instance(vm, o, name, out);
    const hn_tuple *mro = s->start->mro;
    for (uint32_t i = behind_class(vm, s); i < mro->len; i++) {
        hn_value found = hndict_get_str(vm, HN_TYPE(mro->items[i])->dict, name);
        if (found == HN_UNBOUND) continue;
        bool through_class = hnv_is(s->self, HN_KIND_TYPE) && HN_TYPE(s->self) == s->start;
        HN_TRY(hnattr_bind(vm, found, through_class ? HN_UNBOUND : s->self, s->start, out));
        if (out->kind != HN_ATTR_METHOD) return HN_OK;
        out->cacheable = false; /* the method's self is not the super object */
        hn_value bound;
        HN_TRY(hnattr_value(vm, s->self, out, &bound));
        return attr_value(out, bound);
    }
    return find_on_instance(vm, o, name, out);
}

hn_status hnattr_find_default(hn_vm *vm, hn_value o, hn_value name, hn_attr *out) {
    out->kind = HN_ATTR_MISSING;
    out->fallback = out->cacheable = false;
    if (hnv_is(o, HN_KIND_TYPE)) return find_on_type(vm, o, name, out);
    if (hnv_is(o, HN_KIND_SUPER)) return hnattr_find_on_super(vm, o, name, out);
    return find_plain(vm, o, name, out);
}

static hn_status find_user(hn_vm *vm, hn_value o, hn_type *t, hn_value name, hn_attr *out) {
    hn_value getattribute = hntype_lookup(vm, t, HN_NAME(vm, __getattribute__));
    hn_value getattr = hntype_lookup(vm, t, HN_NAME(vm, __getattr__));
    if (hntype_is_own(t, getattribute, HN_NAME(vm, __getattribute__))) {
        hn_status st = t->base_kind == HN_KIND_SUPER ? hnattr_find_on_super(vm, o, name, out)
                                                     : hnattr_find_default(vm, o, name, out);
        if (st == HN_RAISED && getattr != HN_UNBOUND && hnexc_pending_has(vm, HN_T_ATTRIBUTEERROR)) {
            vm->exc = HN_UNBOUND;
            out->kind = HN_ATTR_MISSING;
            st = HN_OK;
        }
        HN_TRY(st);
    } else {
        HN_TRY(hnattr_special(vm, out, getattribute, o, name, HN_UNBOUND));
    }
    if (getattr == HN_UNBOUND) return HN_OK;
    if (out->kind == HN_ATTR_MISSING) return hnattr_special(vm, out, getattr, o, name, HN_UNBOUND);
    out->fallback = out->kind == HN_ATTR_CALL;
    return HN_OK;
}

hn_status hnattr_find(hn_vm *vm, hn_value o, hn_value name, hn_attr *out) {
    out->fallback = out->cacheable = false;
    if (hnattr_is_user(o)) {
        hn_type *t = hntype_of(vm, o);
        if (HN_UNLIKELY(t->h.flags & HN_TYPE_GETATTR)) return find_user(vm, o, t, name, out);
    }
    return hnattr_find_default(vm, o, name, out);
}

hn_status hnattr_value(hn_vm *vm, hn_value o, const hn_attr *a, hn_value *out) {
    if (a->kind != HN_ATTR_METHOD) return *out = a->value, HN_OK;
    if (hnv_is(a->value, HN_KIND_NATIVE)) return bind_native(vm, a->value, o, out);
    return hnmethod_new(vm, o, a->value, out);
}

/* Returns whether an import of the module is under way. */
static bool is_initializing(hn_vm *vm, const hn_module *m) {
    hn_value spec = hndict_get_str(vm, m->dict, HN_NAME(vm, __spec__));
    int32_t slot;
    return hnv_is(spec, HN_KIND_INSTANCE) &&
           own_attribute(vm, spec, HN_NAME(vm, _initializing), &slot) == HN_TRUE;
}

static hn_status module_lacks(hn_vm *vm, const hn_module *m, hn_value name) {
    hn_value own = hndict_get_str(vm, m->dict, HN_NAME(vm, __name__));
    if (!hnv_is(own, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "module has no attribute '%U'", name);
    if (!is_initializing(vm, m))
        return hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "module '%U' has no attribute '%U'", own, name);
    hn_value file = hndict_get_str(vm, m->dict, HN_NAME(vm, __file__));
    if (hnv_is(file, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_ATTRIBUTEERROR,
                           "partially initialized module '%U' from '%U' has no attribute '%U' (most likely "
                           "due to a circular "
                           "import)",
                           own, file, name);
    return hnexc_raise(
        vm, HN_T_ATTRIBUTEERROR,
        "partially initialized module '%U' has no attribute '%U' (most likely due to a circular import)", own,
        name);
}

hn_status hnattr_missing(hn_vm *vm, hn_value o, hn_value name) {
    hn_status st;
    if (hnv_is(o, HN_KIND_TYPE))
        st = hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "type object '%U' has no attribute '%U'", HN_TYPE(o)->name,
                         name);
    else if (hnv_is(o, HN_KIND_MODULE))
        st = module_lacks(vm, HN_AS(hn_module, o), name);
    else
        st = hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "'%T' object has no attribute '%U'", o, name);
    return missing_of(vm, st, o, name);
}

hn_status hnattr_take(hn_vm *vm, hn_value o, hn_value name, const hn_attr *a, hn_ret ret, uint16_t dst) {
    if (a->kind == HN_ATTR_MISSING) {
        hn_status st = hnattr_missing(vm, o, name);
        return st == HN_RAISED ? hnfinish_raised(vm, ret, dst, HN_UNBOUND) : st;
    }
    if (a->kind == HN_ATTR_CALL) {
        if (!a->fallback) return hncall(vm, a->value, a->args, a->n, HN_UNBOUND, ret, dst);
        hn_value pair;
        HN_TRY(hntuple_pair(vm, o, name, &pair));
        return hncall_hold(vm, a->value, a->args, a->n, HN_RET_GETATTR, dst, pair);
    }
    hn_value v;
    HN_TRY(hnattr_value(vm, o, a, &v));
    return hnfinish(vm, ret, dst, v);
}

hn_status hnattr_get(hn_vm *vm, hn_value o, hn_value name, hn_ret ret, uint16_t dst) {
    hn_attr a;
    hn_status st = hnattr_find(vm, o, name, &a);
    if (st == HN_RAISED) return hnfinish_raised(vm, ret, dst, HN_UNBOUND);
    HN_TRY(st);
    return hnattr_take(vm, o, name, &a, ret, dst);
}

hn_status hnattr_call_special(hn_vm *vm, hn_value found, hn_value v, uint32_t n, const hn_value *more,
                              hn_ret ret, uint16_t dst) {
    hn_frame *f = hnframe_top(vm);
    hn_value *args = f->top; /* n is at most 3: there is room */
    args[0] = v;
    for (uint32_t k = 0; k < n; k++) args[k + 1] = more[k];
    if (hnv_is_method(found)) {
        if (hnframe_enter(vm, f, HN_FUNCTION(found), args, n + 1, ret, dst, HN_UNBOUND)) return HN_CALL;
        return hncall(vm, found, args, n + 1, HN_UNBOUND, ret, dst);
    }
    if (hnv_is(found, HN_KIND_NATIVE)) {
        hn_status st = hncall_own(vm, found, args, n + 1, ret, dst);
        if (st != HN_SLOW) return st;
    }
    hn_attr a;
    HN_TRY(hnattr_bind(vm, found, v, hntype_of(vm, v), &a));
    if (a.kind == HN_ATTR_METHOD) return hncall(vm, a.value, args, n + 1, HN_UNBOUND, ret, dst);
    if (a.kind == HN_ATTR_VALUE) return hncall(vm, a.value, args + 1, n, HN_UNBOUND, ret, dst);
    hn_value call[HN_TAIL_MAX] = {found, v, hnv_from_ref(hntype_of(vm, v))};
    for (uint32_t k = 0; k < n; k++) call[k + 3] = more[k];
    hn_slow_id how = HN_IN(ret, RETS_COMPARE) ? HN_SLOW_COMPARE_DESCRIPTOR : HN_SLOW_CALL_DESCRIPTOR;
    return hncall(vm, vm->slow[how], call, n + 3, HN_UNBOUND, ret, dst);
}

/* ---- setting ---- */

static hn_status call_drop(hn_vm *vm, hn_value f, hn_value self, hn_value a, hn_value b) {
    hn_value more[2] = {a, b};
    return hnattr_call_special(vm, f, self, b == HN_UNBOUND ? 1 : 2, more, HN_RET_DROP, 0);
}

/* Returns the class of the library that has this property, which CPython has in C. NULL: it is a
 * program's. */
static const hn_type *sealed_owner(hn_vm *vm, hn_value o, hn_value p, hn_value name) {
    const hn_tuple *mro = hntype_of(vm, o)->mro;
    if (!hnv_is(name, HN_KIND_STR)) return NULL;
    for (uint32_t i = 0; i < mro->len; i++) {
        const hn_type *t = HN_TYPE(mro->items[i]);
        if (hndict_get_str(vm, t->dict, name) == p) return t->h.flags & HN_TYPE_SEALED ? t : NULL;
    }
    return NULL;
}

hn_status hnattr_property_lacks(hn_vm *vm, const hn_property *p, hn_value o, const char *what) {
    hn_value name = p->name;
    const hn_type *sealed = sealed_owner(vm, o, hnv_from_ref(p), name);
    if (sealed)
        return hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "attribute '%U' of '%U' objects is not writable", name,
                           sealed->name);
    return property_lacks(vm, name, o, what);
}

static hn_status attr_property_set(hn_vm *vm, hn_value o, hn_value p, hn_value v) {
    const hn_property *prop = HN_AS(hn_property, p);
    hn_value f = v == HN_UNBOUND ? prop->del : prop->set;
    if (f == HN_NONE) return hnattr_property_lacks(vm, prop, o, v == HN_UNBOUND ? "deleter" : "setter");
    hn_value args[2] = {o, v};
    return hncall(vm, f, args, v == HN_UNBOUND ? 1 : 2, HN_UNBOUND, HN_RET_DROP, 0);
}

hn_status hnattr_set_readonly(hn_vm *vm, hn_value self, hn_value v) {
    return hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "readonly attribute");
}

hn_status hnattr_fixed(hn_vm *vm, const hn_member *m) {
    if (!(m->h.flags & HN_MEMBER_COMPUTED)) return hnattr_set_readonly(vm, HN_UNBOUND, HN_UNBOUND);
    return hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "attribute '%U' of '%U' objects is not writable", m->name,
                       m->owner->name);
}

static hn_status member_set(hn_vm *vm, hn_value o, hn_value m, hn_value v) {
    const hn_member *member = HN_AS(hn_member, m);
    if (!hnv_is_ref(o) || !hnobj_is_instance(hnv_ref(o)) || !hntype_is(hntype_of(vm, o), member->owner))
        return hnexc_raise(vm, HN_T_TYPEERROR,
                           "descriptor '%U' for '%U' objects doesn't apply to a '%T' object", member->name,
                           member->owner->name, o);
    if (HN_UNLIKELY(member->h.flags & HN_MEMBER_FIXED)) return hnattr_fixed(vm, member);
    hn_value *slot = &HN_INSTANCE(o)->slots[member->slot];
    if (v == HN_UNBOUND && *slot == HN_UNBOUND && !(member->h.flags & HN_MEMBER_FIELD))
        return hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "%U", member->name);
    *slot = v;
    return HN_OK;
}

hn_status hnattr_set_getset(hn_vm *vm, hn_value o, const hn_getset *gs, hn_value v) {
    HN_TRY(check_getset(vm, gs, o));
    if (!gs->def->set) {
        hn_status st = hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "attribute '%s' of '%U' objects is not writable",
                                   gs->def->name, gs->owner->name);
        return st;
    }
    return hnnative_set(vm, gs->def, inner_of(gs, o), v);
}

static hn_status getset_set(hn_vm *vm, hn_value o, hn_value g, hn_value v) {
    hn_status st = hnattr_set_getset(vm, o, HN_AS(hn_getset, g), v);
    if (st != HN_TAIL) return st;
    return hncall(vm, vm->tail.func, vm->tail.args, vm->tail.n, HN_UNBOUND, HN_RET_DROP, 0);
}

/* Stores through a data descriptor of the type. *done is false if there is none. */
static hn_status set_by_descriptor(hn_vm *vm, hn_value o, hn_value found, hn_value v, bool *done) {
    *done = true;
    switch ((hn_kind)hnv_ref(found)->kind) {
    case HN_KIND_PROPERTY: return attr_property_set(vm, o, found, v);
    case HN_KIND_MEMBER: return member_set(vm, o, found, v);
    case HN_KIND_GETSET: return getset_set(vm, o, found, v);
    case HN_KIND_TYPE:
    case HN_KIND_EXC:
    case HN_KIND_INSTANCE: {
        hn_value f = hntype_lookup(vm, hntype_of(vm, found),
                                   v == HN_UNBOUND ? HN_NAME(vm, __delete__) : HN_NAME(vm, __set__));
        if (f != HN_UNBOUND) return call_drop(vm, f, found, o, v);
        if (is_data(vm, found))
            return hnexc_raise(vm, HN_T_ATTRIBUTEERROR, v == HN_UNBOUND ? "__delete__" : "__set__");
        break;
    }
    default: break;
    }
    *done = false;
    return HN_OK;
}

static hn_status set_in_dict(hn_vm *vm, hn_value o, hn_dict **at, hn_value name, hn_value v) {
    if (v == HN_UNBOUND) return *at && hndict_del_str(vm, *at, name) ? HN_OK : hnattr_missing(vm, o, name);
    if (!*at) *at = hndict_new(vm, 1);
    return *at ? hndict_set_str(vm, *at, name, v) : HN_NOMEM;
}

hn_status hnattr_not_settable(hn_vm *vm, hn_value o, hn_value name, hn_value found) {
    if (found != HN_UNBOUND) {
        hn_status st =
            hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "'%T' object attribute '%U' is read-only", o, name);
        return st;
    }
    if (hntype_of(vm, o)->h.flags & HN_TYPE_SETATTR) return hnattr_missing(vm, o, name);
    hn_status st =
        hnexc_raise(vm, HN_T_ATTRIBUTEERROR,
                    "'%T' object has no attribute '%U' and no __dict__ for setting new attributes", o, name);
    return missing_of(vm, st, o, name);
}

static hn_status set_on_instance(hn_vm *vm, hn_value o, hn_value name, hn_value v, hn_value found) {
    hn_instance *i = HN_INSTANCE(o);
    if ((i->shape->cls->h.flags & HN_TYPE_NO_DICT) || i->shape->cls == vm->types[HN_T_OBJECT])
        return hnattr_not_settable(vm, o, name, found);
    if (v == HN_UNBOUND) {
        bool ok;
        HN_TRY(hninst_del(vm, i, name, &ok));
        return ok ? HN_OK
                  : hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "'%T' object has no attribute '%U'", o, name);
    }
    return hninst_set(vm, i, name, v);
}

static hn_status set_on_type(hn_vm *vm, hn_value o, hn_value name, hn_value v) {
    hn_type *t = HN_TYPE(o);
    if (name == HN_NAME(vm, __weakref__)) HN_TRY(hnclass_complete(vm, t));
    if (v == HN_UNBOUND && hndict_get_str(vm, t->dict, name) == HN_UNBOUND)
        return hnattr_missing(vm, o, name);
    return hntype_set(vm, t, name, v);
}

/* Stores in the object itself. `found` is the type's attribute of that name. */
static hn_status attr_store(hn_vm *vm, hn_value o, hn_value name, hn_value v, hn_value found) {
    if (!hnv_is_ref(o)) return hnattr_not_settable(vm, o, name, found);
    switch ((hn_kind)hnv_ref(o)->kind) {
    case HN_KIND_INSTANCE:
    case HN_KIND_EXC: return set_on_instance(vm, o, name, v, found);
    case HN_KIND_TYPE: return set_on_type(vm, o, name, v);
    case HN_KIND_MODULE: return set_in_dict(vm, o, &HN_AS(hn_module, o)->dict, name, v);
    case HN_KIND_FUNCTION:
        if (!hnv_is_method(o) || hnv_is_sealed(o)) return hnattr_not_settable(vm, o, name, found);
        return set_in_dict(vm, o, &HN_FUNCTION(o)->attrs, name, v);
    case HN_KIND_STATICMETHOD:
    case HN_KIND_CLASSMETHOD: return set_in_dict(vm, o, &HN_AS(hn_wrapper, o)->attrs, name, v);
    default: return hnattr_not_settable(vm, o, name, found);
    }
}

static hn_status attr_check_mutable(hn_vm *vm, hn_value o, hn_value name) {
    if (!hnv_is(o, HN_KIND_TYPE) || !(HN_TYPE(o)->h.flags & (HN_TYPE_BUILTIN | HN_TYPE_SEALED))) return HN_OK;
    HN_TRY(hnops_show(vm, name, &name));
    return hnexc_raise(vm, HN_T_TYPEERROR, "cannot set %U attribute of immutable type '%U'", name,
                       HN_TYPE(o)->name);
}

hn_status hnattr_store(hn_vm *vm, hn_value o, hn_value name, hn_value v) {
    HN_TRY(attr_check_mutable(vm, o, name));
    hn_value found = hntype_lookup(vm, hntype_of(vm, o), name);
    if (hnv_is(found, HN_KIND_MEMBER)) return member_set(vm, o, found, v);
    if (hnv_is(found, HN_KIND_GETSET)) return hnattr_set_getset(vm, o, HN_AS(hn_getset, found), v);
    return attr_store(vm, o, name, v, found);
}

static hn_status set_default(hn_vm *vm, hn_value o, hn_value name, hn_value v) {
    HN_TRY(attr_check_mutable(vm, o, name));
    hn_value found = hntype_lookup(vm, hntype_of(vm, o), name);
    if (hnv_is_ref(found)) {
        bool done;
        if (!hnstate_enter(vm)) return hnframe_too_deep(vm);
        hn_status st = set_by_descriptor(vm, o, found, v, &done);
        hnstate_leave(vm);
        HN_TRY(st);
        if (done) return HN_OK;
    }
    return attr_store(vm, o, name, v, found);
}

hn_status hnattr_set(hn_vm *vm, hn_value o, hn_value name, hn_value v) {
    if (hnattr_is_user(o)) {
        hn_type *t = hntype_of(vm, o);
        if (HN_UNLIKELY(t->h.flags & HN_TYPE_SETATTR)) {
            hn_value special = v == HN_UNBOUND ? HN_NAME(vm, __delattr__) : HN_NAME(vm, __setattr__);
            hn_value f = hntype_lookup(vm, t, special);
            if (!hntype_is_own(t, f, special)) return call_drop(vm, f, o, name, v);
        }
    }
    return set_default(vm, o, name, v);
}
