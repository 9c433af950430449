/* The type type: classes as objects, their attributes, __bases__ and calls of type. vm/native.c and vm/attr.c
 * call it. Making a class is object/class.c's work. A change of __bases__ updates all derived classes or
 * none: after a failure the old bases and MROs are back, since the instruction may run again. */
#include "lib/builtins.h"
#include "lib/lib.h"
#include "lib/twins.h"
#include "object/class.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/mro.h"
#include "object/ops.h"
#include "object/repr.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/text.h"
#include "object/type_internal.h"
#include "vm/attr.h"
#include "vm/call.h"
#include "vm/class_dict.h"
#include "vm/native.h"

static hn_status typeobject_call_type(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    if (n == 1 && vm->kwnames == HN_UNBOUND) {
        *out = hnv_from_ref(hntype_of(vm, args[0]));
        return HN_OK;
    }
    if (n != 3)
        return hnexc_raise(vm, HN_T_TYPEERROR,
                           n == 1 ? "type() takes no keyword arguments" : "type() takes 1 or 3 arguments");
    return hnbuiltins_forward(vm, vm->slow[HN_SLOW_TYPE_CALL], hnv_from_ref(vm->types[HN_T_TYPE]), args, 0,
                              n); /* the bases may bring a metaclass with an __init__ of its own */
}

/* type.__new__(metatype, name, bases, namespace, **keywords) */
HN_NATIVE(new_type) {
    if (!n || !hnv_is(args[0], HN_KIND_TYPE))
        return hnexc_raise(vm, HN_T_TYPEERROR, "type.__new__(): not enough arguments");
    if (n == 2 && args[0] == hnv_from_ref(vm->types[HN_T_TYPE]) && vm->kwnames == HN_UNBOUND)
        return *out = hnv_from_ref(hntype_of(vm, args[1])), HN_OK;
    if (n != 4)
        return hnexc_raise(vm, HN_T_TYPEERROR, "type.__new__() takes exactly 3 arguments (%u given)", n - 1);
    return hnbuiltins_forward(vm, vm->slow[HN_SLOW_TYPE_MAKE], HN_UNBOUND, args, 0, n);
}

HN_NATIVE(typeobject_init_type) {
    *out = HN_NONE;
    if (n != 2 && n != 4) return hnexc_raise(vm, HN_T_TYPEERROR, "type.__init__() takes 1 or 3 arguments");
    return HN_OK;
}

HN_NATIVE(call_instance) {
    return hnbuiltins_forward(vm, vm->slow[HN_SLOW_TYPE_CALL], args[0], args, 1, n);
}
HN_NATIVE(typeobject_prepare) {
    hn_dict *d = hndict_new(vm, 0);
    if (!d) return HN_NOMEM;
    *out = hnv_from_ref(d);
    return HN_OK;
}
HN_NATIVE(mro) {
    const hn_tuple *m = HN_TYPE(args[0])->mro;
    return hnlist_from(vm, m->items, m->len, out);
}
HN_NATIVE(subclasses) {
    hn_value l = HN_TYPE(args[0])->subclasses;
    if (!hnv_is(l, HN_KIND_LIST)) return hnlist_from(vm, NULL, 0, out);
    return hnlist_from(vm, HN_LIST(l)->items ? HN_LIST(l)->items->v : NULL, HN_LIST(l)->len, out);
}
HN_NATIVE(typeobject_repr) {
    return hnops_repr_class(vm, HN_TYPE(args[0]), out);
}
HN_NATIVE(typeobject_or) {
    return hncall_slow(vm, HN_SLOW_TYPE_OR, 2, args);
}
HN_NATIVE(typeobject_ror) {
    hn_value a[2] = {args[1], args[0]};
    return hncall_slow(vm, HN_SLOW_TYPE_OR, 2, a);
}
HN_NATIVE(instancecheck) {
    return hncall_slow(vm, HN_SLOW_TYPE_INSTANCECHECK, 2, args);
}
HN_NATIVE(subclasscheck) {
    return hncall_slow(vm, HN_SLOW_TYPE_SUBCLASSCHECK, 2, args);
}
HN_NATIVE(typeobject_dir) {
    return hncall_slow(vm, HN_SLOW_TYPE_DIR, 1, args);
}

static hn_status forward_object(hn_vm *vm, hn_name_id name, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value f = hndict_get_str(vm, vm->types[HN_T_OBJECT]->dict, vm->names[name]);
    if (!hnv_is(f, HN_KIND_NATIVE)) return hnexc_raise(vm, HN_T_SYSTEMERROR, "object has lost its methods");
    return hnnative_instead(vm, HN_AS(hn_native, f)->def, args, n, out);
}
HN_NATIVE(typeobject_getattribute) {
    return forward_object(vm, HN_N___getattribute__, args, n, out);
}
HN_NATIVE(typeobject_setattr) {
    return hntypes_set_attr(vm, args[0], args[1], args[2], out);
}
HN_NATIVE(typeobject_delattr) {
    return hntypes_set_attr(vm, args[0], args[1], HN_UNBOUND, out);
}

/* ---- attributes ---- */

static hn_status typeobject_check_mutable(hn_vm *vm, hn_value self, hn_value v, const char *name) {
    if (HN_TYPE(self)->h.flags & (HN_TYPE_BUILTIN | HN_TYPE_SEALED))
        return hnexc_raise(vm, HN_T_TYPEERROR, "cannot set '%s' attribute of immutable type '%U'", name,
                           HN_TYPE(self)->name);
    if (v == HN_UNBOUND)
        return hnexc_raise(vm, HN_T_TYPEERROR, "cannot delete '%s' attribute of immutable type '%U'", name,
                           HN_TYPE(self)->name);
    return HN_OK;
}

static hn_status typeobject_get_name(hn_vm *vm, hn_value self, hn_value *out) {
    const hn_type *t = HN_TYPE(self);
    return *out = t->h.flags & (HN_TYPE_SEALED | HN_TYPE_MADE) ? t->qualname : t->name, HN_OK;
}
static hn_status typeobject_set_name(hn_vm *vm, hn_value self, hn_value v) {
    HN_TRY(typeobject_check_mutable(vm, self, v, "__name__"));
    hn_value a[2] = {self, hnv_payload(v)};
    if (hnv_is(a[1], HN_KIND_STR)) return hncall_slow(vm, HN_SLOW_TYPE_RENAME, 2, a);
    return hnexc_raise(vm, HN_T_TYPEERROR, "can only assign string to %U.__name__, not '%T'",
                       HN_TYPE(self)->name, v);
}
static hn_status typeobject_get_qualname(hn_vm *vm, hn_value self, hn_value *out) {
    return *out = HN_TYPE(self)->qualname, HN_OK;
}
static hn_status typeobject_set_qualname(hn_vm *vm, hn_value self, hn_value v) {
    HN_TRY(typeobject_check_mutable(vm, self, v, "__qualname__"));
    if (!hnv_is(v, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "can only assign string to %U.__qualname__, not '%T'",
                           HN_TYPE(self)->name, v);
    HN_TYPE(self)->qualname = v;
    return HN_OK;
}

/* An entry of the class's own namespace, with a default. */
static hn_status own(hn_vm *vm, hn_value self, hn_name_id name, const char *otherwise, hn_value *out) {
    hn_value v = hndict_get_str(vm, HN_TYPE(self)->dict, vm->names[name]);
    if (v != HN_UNBOUND) return *out = v, HN_OK;
    if (otherwise) return hnstr_intern_utf8(vm, otherwise, strlen(otherwise), out);
    *out = HN_NONE;
    return HN_OK;
}
/* The first of two such entries that there is, or UNBOUND. */
static hn_value own_of(hn_vm *vm, hn_value self, hn_name_id a, hn_name_id b) {
    hn_value v = hndict_get_str(vm, HN_TYPE(self)->dict, vm->names[a]);
    return v == HN_UNBOUND ? hndict_get_str(vm, HN_TYPE(self)->dict, vm->names[b]) : v;
}
/* What such an entry is when it is asked for through the class. */
static hn_status bind_own(hn_vm *vm, hn_value self, hn_value *out) {
    hn_attr a;
    HN_TRY(hnattr_bind(vm, *out, HN_UNBOUND, HN_TYPE(self), &a));
    if (a.kind == HN_ATTR_CALL) return hncall_tail(vm, a.value, a.n, a.args);
    *out = a.value;
    return HN_OK;
}
static hn_status typeobject_get_module(hn_vm *vm, hn_value self, hn_value *out) {
    HN_TRY(own(vm, self, HN_N___module__, "builtins", out));
    /* A builtin type's attribute of this name is about its objects. */
    return hnv_is(*out, HN_KIND_GETSET) ? hnstr_intern_utf8(vm, "builtins", 8, out) : HN_OK;
}
static hn_status set_own(hn_vm *vm, hn_value self, hn_name_id name, hn_value v, const char *shown) {
    HN_TRY(typeobject_check_mutable(vm, self, v, shown));
    return hntype_set(vm, HN_TYPE(self), vm->names[name], v);
}
static hn_status typeobject_set_module(hn_vm *vm, hn_value self, hn_value v) {
    return set_own(vm, self, HN_N___module__, v, "__module__");
}
static hn_status typeobject_get_doc(hn_vm *vm, hn_value self, hn_value *out) {
    HN_TRY(own(vm, self, HN_N___doc__, NULL, out));
    if (hnv_is(*out, HN_KIND_GETSET)) *out = HN_NONE; /* what its objects have */
    if (*out == HN_NONE && HN_TYPE(self)->h.flags & (HN_TYPE_BUILTIN | HN_TYPE_SEALED))
        return hncall_slow(vm, HN_SLOW_NATIVE_DOC, 1, &self);
    if (!hnv_is_ref(*out) || hnv_is(*out, HN_KIND_STR)) return HN_OK;
    return bind_own(vm, self, out);
}
static hn_status typeobject_set_doc(hn_vm *vm, hn_value self, hn_value v) {
    return set_own(vm, self, HN_N___doc__, v, "__doc__");
}
/* CPython's itertools have no class between them and object. */
static hn_type *shown_base(hn_vm *vm, hn_type *cls) {
    return cls->base == vm->types[HN_T_LAZY] ? cls->base->base : cls->base;
}
static hn_status get_bases(hn_vm *vm, hn_value self, hn_value *out) {
    hn_type *t = HN_TYPE(self);
    *out = hnv_from_ref(t->bases);
    if (t->base != vm->types[HN_T_LAZY]) return HN_OK;
    hn_value object = hnv_from_ref(shown_base(vm, t));
    return hntuple_from(vm, &object, 1, out);
}

/* Gives each class its new MRO; all keep the old ones where one of them cannot have one. */
static hn_status compute_mros(hn_vm *vm, const hn_list *classes, const hn_list *old, const hn_list *flags) {
    hn_status st = HN_OK;
    for (uint32_t i = 0; i < classes->len && st == HN_OK; i++) {
        hn_type *c = HN_TYPE(classes->items->v[i]);
        st = hntype_compute_mro(vm, c);
        vm->type_epoch++;
        if (st == HN_OK) hntype_update_flags(vm, c);
    }
    for (uint32_t i = 0; i < classes->len && st != HN_OK; i++) {
        hn_type *c = HN_TYPE(classes->items->v[i]);
        c->mro = HN_TUPLE(old->items->v[i]);
        c->h.flags = (uint16_t)hnv_int(flags->items->v[i]);
    }
    return st;
}

/* Of a class whose bases have changed, and of what is derived from it: *todo, with their MROs before in *old.
 * *asks says that a metaclass has an mro() of its own. */
static hn_status recompute(hn_vm *vm, hn_type *t, hn_value *todo, hn_value *old, bool *asks) {
    hn_value v = hnv_from_ref(t), name, flags;
    *asks = false;
    HN_TRY(hnstr_intern_utf8(vm, "mro", 3, &name));
    HN_TRY(hnlist_from(vm, &v, 1, todo));
    HN_TRY(hnlist_from(vm, NULL, 0, old));
    HN_TRY(hnlist_from(vm, NULL, 0, &flags));
    for (uint32_t i = 0; i < HN_LIST(*todo)->len; i++) {
        hn_type *c = HN_TYPE(HN_LIST(*todo)->items->v[i]);
        HN_TRY(hnmeter_charge(&vm->meter, 1));
        HN_TRY(hnlist_append(vm, HN_LIST(*old), hnv_from_ref(c->mro)));
        HN_TRY(hnlist_append(vm, HN_LIST(flags), hnv_from_int(c->h.flags)));
        *asks |= !hnv_is(hntype_lookup(vm, c->meta, name), HN_KIND_NATIVE);
        if (hnv_is(c->subclasses, HN_KIND_LIST)) HN_TRY(hnlist_extend(vm, HN_LIST(*todo), c->subclasses));
    }
    return compute_mros(vm, HN_LIST(*todo), HN_LIST(*old), HN_LIST(flags));
}

static bool has_class(const hn_value *v, uint32_t n, hn_value cls) {
    for (uint32_t i = 0; i < n; i++)
        if (v[i] == cls) return true;
    return false;
}

static void unlink_subclass(hn_type *base, hn_value cls) {
    if (!hnv_is(base->subclasses, HN_KIND_LIST)) return;
    hn_list *l = HN_LIST(base->subclasses);
    uint32_t to = 0;
    for (uint32_t i = 0; i < l->len; i++)
        if (l->items->v[i] != cls) l->items->v[to++] = l->items->v[i];
    l->len = to;
}

static hn_status link_subclass(hn_vm *vm, hn_type *base, hn_value cls) {
    if (base->h.flags & HN_TYPE_BUILTIN) return HN_OK;
    if (!hnv_is(base->subclasses, HN_KIND_LIST)) HN_TRY(hnlist_from(vm, NULL, 0, &base->subclasses));
    vm->heap.weak = true;
    const hn_list *l = HN_LIST(base->subclasses);
    HN_TRY(hnmeter_charge(&vm->meter, l->len >> 4));
    return l->len && has_class(l->items->v, l->len, cls) ? HN_OK
                                                         : hnlist_append(vm, HN_LIST(base->subclasses), cls);
}

/* Of the classes that are derived from a base, the newest. */
static void make_last(hn_type *base, hn_value cls) {
    if (!hnv_is(base->subclasses, HN_KIND_LIST)) return;
    unlink_subclass(base, cls);
    HN_LIST(base->subclasses)->items->v[HN_LIST(base->subclasses)->len++] = cls;
}

/* Takes a class out of those derived from `from`, except where it is derived from `still`. */
static void unlink_from(const hn_tuple *from, const hn_tuple *still, hn_value cls) {
    for (uint32_t i = 0; i < from->len; i++)
        if (!has_class(still->items, still->len, from->items[i]))
            unlink_subclass(HN_TYPE(from->items[i]), cls);
}

static hn_status check_new_bases(hn_vm *vm, const hn_type *t, const hn_tuple *bases, hn_type **best) {
    for (uint32_t i = 0; i < bases->len; i++) {
        if (!hnv_is(bases->items[i], HN_KIND_TYPE))
            return hnexc_raise(vm, HN_T_TYPEERROR, "%U.__bases__ must be tuple of classes, not '%T'", t->name,
                               bases->items[i]);
        if (hntype_is(HN_TYPE(bases->items[i]), t))
            return hnexc_raise(vm, HN_T_TYPEERROR, "a __bases__ item causes an inheritance cycle");
    }
    HN_TRY(hntype_choose_base(vm, bases, best));
    return hntype_check_layout(vm, *best, t->base, "__bases__");
}

/* All is made before the class changes, since what finds no memory is done again. */
hn_status hntypes_set_bases(hn_vm *vm, hn_value cls, hn_tuple *bases, hn_value *asks) {
    hn_type *t = HN_TYPE(cls), *best = NULL;
    hn_tuple *old = t->bases, *ask = hntuple_alloc(vm, 3);
    bool asked = false;
    if (!ask) return HN_NOMEM;
    ask->items[0] = hnv_from_ref(old);
    ask->items[1] = ask->items[2] = HN_NONE;
    HN_TRY(check_new_bases(vm, t, bases, &best));
    hn_status st = HN_OK;
    for (uint32_t i = 0; i < bases->len && st == HN_OK; i++)
        st = link_subclass(vm, HN_TYPE(bases->items[i]), cls);
    t->bases = bases;
    if (st == HN_OK) st = recompute(vm, t, &ask->items[1], &ask->items[2], &asked);
    unlink_from(st == HN_OK ? old : bases, st == HN_OK ? bases : old, cls);
    if (st != HN_OK) return t->bases = old, st;
    for (uint32_t i = 0; i < bases->len; i++) make_last(HN_TYPE(bases->items[i]), cls);
    t->base = best;
    hnshape_follow_base(t);
    *asks = asked ? hnv_from_ref(ask) : HN_UNBOUND;
    return HN_OK;
}

static hn_status set_bases(hn_vm *vm, hn_value self, hn_value v) {
    HN_TRY(typeobject_check_mutable(vm, self, v, "__bases__"));
    if (!hnv_is(v, HN_KIND_TUPLE))
        return hnexc_raise(vm, HN_T_TYPEERROR, "can only assign tuple to %U.__bases__, not %T",
                           HN_TYPE(self)->name, v);
    if (!HN_TUPLE(v)->len)
        return hnexc_raise(vm, HN_T_TYPEERROR, "can only assign non-empty tuple to %U.__bases__, not ()",
                           HN_TYPE(self)->name);
    return hncall_slow(vm, HN_SLOW_TYPE_SET_BASES, 2, (hn_value[]){self, v});
}

static hn_status get_base(hn_vm *vm, hn_value self, hn_value *out) {
    hn_type *base = shown_base(vm, HN_TYPE(self));
    *out = base ? hnv_from_ref(base) : HN_NONE;
    return HN_OK;
}
static hn_status get_mro(hn_vm *vm, hn_value self, hn_value *out) {
    const hn_tuple *mro = HN_TYPE(self)->mro;
    *out = HN_TYPE(self)->asked ? HN_NONE : hnv_from_ref(mro);
    if (HN_TYPE(self)->base_kind != HN_KIND_GENERATOR) return HN_OK;
    hn_tuple *shown = hntuple_alloc(vm, mro->len);
    if (!shown) return HN_NOMEM;
    uint32_t n = 0;
    for (uint32_t i = 0; i < mro->len; i++) {
        HN_TRY(hnmeter_charge(&vm->meter, i % 8 == 0));
        if (HN_TYPE(mro->items[i]) != vm->types[HN_T_LAZY]) shown->items[n++] = mro->items[i];
    }
    return n < mro->len ? hntuple_from(vm, shown->items, n, out) : HN_OK;
}
/* What is object's here is in CPython each class's own. */
static hn_status shown_dict(hn_vm *vm, hn_type *t, hn_dict **out) {
    HN_TRY(hnclass_complete(vm, t));
    *out = t->dict;
    if (t != vm->types[HN_T_OBJECT]) return HN_OK;
    *out = hndict_new(vm, t->dict->live);
    if (!*out) return HN_NOMEM;
    HN_TRY(hndict_update(vm, *out, t->dict));
    hndict_del_str(vm, *out, HN_NAME(vm, __dict__));
    return HN_OK;
}
hn_status hntypes_class_dict(hn_vm *vm, hn_value self, hn_value *out) {
    hn_dict *d;
    HN_TRY(shown_dict(vm, HN_TYPE(self), &d));
    hn_proxy *p = hnheap_new(vm, HN_KIND_MAPPINGPROXY, sizeof *p);
    if (!p) return HN_NOMEM;
    p->mapping = hnv_from_ref(d);
    *out = hnv_from_ref(p);
    return HN_OK;
}
static hn_status get_abstract(hn_vm *vm, hn_value self, hn_value *out) {
    hn_value name;
    HN_TRY(hnstr_intern_utf8(vm, "__abstractmethods__", 19, &name));
    hn_value v = hndict_get_str(vm, HN_TYPE(self)->dict, name);
    if (v == HN_UNBOUND || HN_TYPE(self)->id == HN_T_TYPE) return hnattr_missing(vm, self, name);
    *out = v;
    return HN_OK;
}
static hn_status typeobject_set_abstract(hn_vm *vm, hn_value self, hn_value v) {
    hn_value name;
    hn_type *t = HN_TYPE(self);
    HN_TRY(typeobject_check_mutable(vm, self, HN_NONE, "__abstractmethods__"));
    HN_TRY(hnstr_intern_utf8(vm, "__abstractmethods__", 19, &name));
    if (v == HN_UNBOUND && hndict_get_str(vm, t->dict, name) == HN_UNBOUND)
        return hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "__abstractmethods__");
    HN_TRY(hntype_set(vm, t, name, v));
    bool yes = true;
    if (v == HN_UNBOUND || hnops_truth(vm, v, &yes) != HN_OK) yes = v != HN_UNBOUND;
    hntype_set_abstract(vm, t, yes);
    return HN_OK;
}
static hn_status typeobject_get_annotate(hn_vm *vm, hn_value self, hn_value *out) {
    hn_value name = HN_NAME(vm, __annotate__);
    if (HN_TYPE(self)->h.flags & HN_TYPE_BUILTIN) return hnattr_missing(vm, self, name);
    *out = own_of(vm, self, HN_N___annotate__, HN_N___annotate_func__);
    return *out == HN_UNBOUND ? (*out = HN_NONE, HN_OK) : bind_own(vm, self, out);
}
static hn_status typeobject_set_annotate(hn_vm *vm, hn_value self, hn_value v) {
    HN_TRY(typeobject_check_mutable(vm, self, v, "__annotate__"));
    hn_type *t = HN_TYPE(self);
    if (v != HN_NONE) HN_TRY(hntype_set(vm, t, HN_NAME(vm, __annotations_cache__), HN_UNBOUND));
    return hntype_set(vm, t, HN_NAME(vm, __annotate_func__), v);
}
static hn_status typeobject_get_annotations(hn_vm *vm, hn_value self, hn_value *out) {
    *out = own_of(vm, self, HN_N___annotations__, HN_N___annotations_cache__);
    if (*out != HN_UNBOUND && !hnv_is(*out, HN_KIND_GETSET)) return bind_own(vm, self, out);
    if (HN_TYPE(self)->h.flags & HN_TYPE_BUILTIN)
        return hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "type object '%U' has no attribute '__annotations__'",
                           HN_TYPE(self)->name);
    return hncall_slow(vm, HN_SLOW_CLASS_ANNOTATIONS, 1, &self);
}
/* Annotations that are set, or deleted, are no longer computed. */
static hn_status typeobject_set_annotations(hn_vm *vm, hn_value self, hn_value v) {
    hn_type *t = HN_TYPE(self);
    HN_TRY(typeobject_check_mutable(vm, self, HN_NONE, "__annotations__"));
    bool direct = hndict_get_str(vm, t->dict, HN_NAME(vm, __annotations__)) != HN_UNBOUND;
    hn_value name = direct ? HN_NAME(vm, __annotations__) : HN_NAME(vm, __annotations_cache__);
    if (v == HN_UNBOUND && hndict_get_str(vm, t->dict, name) == HN_UNBOUND)
        return hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "__annotations__");
    HN_TRY(hntype_set(vm, t, HN_NAME(vm, __annotate_func__), HN_UNBOUND));
    HN_TRY(hntype_set(vm, t, HN_NAME(vm, __annotate__), HN_UNBOUND));
    return hntype_set(vm, t, name, v);
}
static hn_status typeobject_get_type_params(hn_vm *vm, hn_value self, hn_value *out) {
    HN_TRY(own(vm, self, HN_N___type_params__, NULL, out));
    if (!hnv_is(*out, HN_KIND_TUPLE)) *out = vm->empty_tuple;
    return HN_OK;
}
static hn_status typeobject_set_type_params(hn_vm *vm, hn_value self, hn_value v) {
    return set_own(vm, self, HN_N___type_params__, v, "__type_params__");
}
static hn_status typeobject_get_zero(hn_vm *vm, hn_value self, hn_value *out) {
    return *out = hnv_from_int(0), HN_OK;
}
static hn_status get_signature(hn_vm *vm, hn_value self, hn_value *out) {
    return hntypes_function_signature(vm, hntype_call_def(vm, HN_TYPE(self)), out);
}
static hn_status get_flags(hn_vm *vm, hn_value self, hn_value *out) {
    uint16_t f = HN_TYPE(self)->h.flags;
    int64_t v = (f & HN_TYPE_BUILTIN ? 1 << 8 : 1 << 9) | (f & HN_TYPE_BASE ? 1 << 10 : 0) |
                (f & HN_TYPE_ABSTRACT ? 1 << 20 : 0);
    *out = hnv_from_int(v);
    return HN_OK;
}

static const hn_native_def typeobject_methods[] = {
    HN_ROW("__new__", new_type, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""),
    HN_ROW("__init__", typeobject_init_type, 0, (self, slash, rest(args), keys(kwargs)), ""),
    HN_ROW("__call__", call_instance, 0, (self, slash, rest(args), keys(kwargs)), ""),
    HN_ROW("__prepare__", typeobject_prepare, HN_NATIVE_CLASS,
           (cls, arg(name), arg(bases), slash, keys(kwds)), ""),
    HN_ROW("__repr__", typeobject_repr, 0, (self, slash), ""),
    HN_ROW("__or__", typeobject_or, 0, (self, arg(value), slash), ""),
    HN_ROW("__ror__", typeobject_ror, 0, (self, arg(value), slash), ""),
    HN_ROW("__instancecheck__", instancecheck, 0, (self, arg(instance), slash), ""),
    HN_ROW("__subclasscheck__", subclasscheck, 0, (self, arg(subclass), slash), ""),
    HN_ROW("__getattribute__", typeobject_getattribute, 0, (self, arg(name), slash), ""),
    HN_ROW("__setattr__", typeobject_setattr, 0, (self, arg(name), arg(value), slash), ""),
    HN_ROW("__delattr__", typeobject_delattr, 0, (self, arg(name), slash), ""),
    HN_ROW("__dir__", typeobject_dir, 0, (self, slash), ""),
    HN_ROW("mro", mro, 0, (self, slash), "The classes in which attributes are looked up, in order."),
    HN_ROW("__subclasses__", subclasses, 0, (self, slash), "The immediate subclasses."),
    HNLIB_END};
static const hn_getset_def typeobject_getsets[] = {
    {"__name__", typeobject_get_name, typeobject_set_name},
    {"__qualname__", typeobject_get_qualname, typeobject_set_qualname},
    {"__module__", typeobject_get_module, typeobject_set_module},
    {"__doc__", typeobject_get_doc, typeobject_set_doc},
    {"__bases__", get_bases, set_bases},
    {"__base__", get_base, NULL},
    {"__mro__", get_mro, NULL},
    {"__dict__", hntypes_class_dict, NULL},
    {"__abstractmethods__", get_abstract, typeobject_set_abstract},
    {"__annotate__", typeobject_get_annotate, typeobject_set_annotate},
    {"__annotations__", typeobject_get_annotations, typeobject_set_annotations},
    {"__type_params__", typeobject_get_type_params, typeobject_set_type_params},
    {"__flags__", get_flags, NULL},
    {"__basicsize__", typeobject_get_zero, NULL},
    {"__itemsize__", typeobject_get_zero, NULL},
    {"__dictoffset__", typeobject_get_zero, NULL},
    {"__weakrefoffset__", typeobject_get_zero, NULL},
    {"__text_signature__", get_signature, NULL},
    {NULL, NULL, NULL}};
static const hn_native_def typeobject_call =
    HN_ROW_SHOWN("type", typeobject_call_type, 0, (rest(args), keys(kwargs)), NULL);

const hn_type_def hnlib_type = {HN_T_TYPE, NULL, typeobject_methods, typeobject_getsets, &typeobject_call};
