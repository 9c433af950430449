/* The instructions of group NAME (opcodes.def), which hncold passes on: names, cells, attributes and imports.
 * Attributes and globals that are found here fill the instruction's inline cache (modes: vm/attr.h); the loop
 * tests its key before each use. A cache may hold only facts that its key guarantees, and must not change the
 * count of steps. Frozen code finds builtins in vm->internals, where programs cannot change them. */
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/ops.h"
#include "object/str.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/type.h"
#include "vm/attr.h"
#include "vm/call.h"
#include "vm/cold.h"

static hn_value name_of_reg(const hn_frame *f, uint16_t offset) {
    return f->code->varnames[offset / 8];
}

static hn_status unbound_local(hn_vm *vm, hn_value name) {
    return hnexc_raise(vm, HN_T_UNBOUNDLOCALERROR,
                       "cannot access local variable '%U' where it is not associated with a value", name);
}

static hn_status unbound_name(hn_vm *vm, hn_value name) {
    hn_status st = hnexc_raise(vm, HN_T_NAMEERROR, "name '%U' is not defined", name);
    if (st == HN_RAISED) HN_TRY(hnexc_set_attr(vm, vm->exc, HN_NAME(vm, name), name));
    return st;
}

static hn_status unbound_cell(hn_vm *vm, const hn_frame *f, uint16_t offset) {
    hn_value name = name_of_reg(f, offset);
    if (offset / 8 < f->code->free_base) return unbound_local(vm, name);
    hn_status st = hnexc_raise(
        vm, HN_T_NAMEERROR,
        "cannot access free variable '%U' where it is not associated with a value in enclosing scope", name);
    if (st == HN_RAISED) HN_TRY(hnexc_set_attr(vm, vm->exc, HN_NAME(vm, name), name));
    return st;
}

/* Finds the builtins that a frame's globals fall through to; frozen code has separate ones, which programs
 * cannot change. *odd: the program has set something else than a plain dict, which only a look-up `[name]` in
 * Python can use; otherwise UNBOUND. */
static hn_dict *builtins_of(hn_vm *vm, const hn_frame *f, hn_value *odd) {
    *odd = HN_UNBOUND;
    if (f->code->source && (f->code->source->h.flags & HN_SOURCE_FROZEN)) return vm->internals;
    hn_value b = hndict_get_str(vm, f->fn->globals, HN_NAME(vm, __builtins__));
    if (HN_LIKELY(b == HN_UNBOUND)) return vm->builtins;
    if (hnv_is(b, HN_KIND_MODULE)) return HN_AS(hn_module, b)->dict;
    if (hnv_is(b, HN_KIND_DICT)) return HN_DICT(b);
    *odd = b;
    return NULL;
}

static hn_status load_odd(hn_vm *vm, hn_value builtins, hn_value name, uint16_t dst) {
    hn_value args[2] = {builtins, name};
    return hncall_twin(vm, HN_SLOW_LOAD_BUILTIN, 2, args, HN_RET_STORE, dst);
}

static hn_status load_global(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_ic *ic = &f->code->ics[i->c];
    hn_value name = f->code->names[i->b];
    hn_dict *d = f->fn->globals;
    ic->name = name;
    int32_t at = hndict_find_str(vm, d, name);
    if (at >= 0) {
        if (at < UINT16_MAX) {
            ic->key = d;
            ic->index = (uint16_t)at;
            ic->mode = HN_IC_GLOBAL;
        }
        REG(i->a) = d->entries[at].value;
        return HN_OK;
    }
    hn_value odd;
    hn_dict *b = builtins_of(vm, f, &odd);
    if (!b) return load_odd(vm, odd, name, i->a);
    at = hndict_find_str(vm, b, name);
    if (at < 0) return unbound_name(vm, name);
    if (at < UINT16_MAX) {
        ic->key = d;
        ic->index = UINT16_MAX;
        ic->mode = HN_IC_BUILTIN;
        ic->epoch = d->version;
        ic->index2 = (uint16_t)at;
        ic->value = hnv_from_ref(b);
    }
    REG(i->a) = b->entries[at].value;
    return HN_OK;
}

static hn_status store_global(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_ic *ic = &f->code->ics[i->c];
    hn_value name = f->code->names[i->b];
    hn_dict *d = f->fn->globals;
    HN_TRY(hndict_set_str(vm, d, name, REG(i->a)));
    int32_t at = hndict_find_str(vm, d, name);
    if (at < 0 || at >= UINT16_MAX) return HN_OK;
    ic->name = name;
    ic->key = d;
    ic->index = (uint16_t)at;
    ic->mode = HN_IC_GLOBAL;
    return HN_OK;
}

/* Loads a name from the namespace of a class body, exec or eval: a dict, or any mapping through frozen
 * Python. */
static hn_status load_name(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_value ns = REG(i->b), name, v = HN_UNBOUND, odd;
    bool cell = i->op == HN_OP_LOAD_NAME_CELL;
    name = cell ? name_of_reg(f, i->c) : f->code->names[i->c];
    if (hnv_is(ns, HN_KIND_DICT)) {
        v = hndict_get_str(vm, HN_DICT(ns), name);
    } else {
        hn_value rest = HN_NONE;
        if (cell) rest = REG(i->c);
        hn_dict *b = builtins_of(vm, f, &odd);
        bool frozen = f->code->h.flags & HN_CODE_HIDDEN; /* a frame may hold only its own values, not those
                                                            of the core */
        hn_value builtins = frozen ? HN_NONE : b ? hnv_from_ref(b) : odd;
        hn_value args[5] = {ns, name, hnv_from_ref(f->fn->globals), builtins, rest};
        return hncall_twin(vm, HN_SLOW_LOAD_NAME, 5, args, HN_RET_STORE, i->a);
    }
    if (v == HN_UNBOUND && cell) {
        v = HN_AS(hn_cell, REG(i->c))->value;
        if (v == HN_UNBOUND) return unbound_cell(vm, f, i->c);
    }
    if (v == HN_UNBOUND) v = hndict_get_str(vm, f->fn->globals, name);
    if (v == HN_UNBOUND) {
        hn_dict *b = builtins_of(vm, f, &odd);
        if (!b) return load_odd(vm, odd, name, i->a);
        v = hndict_get_str(vm, b, name);
    }
    if (v == HN_UNBOUND) return unbound_name(vm, name);
    REG(i->a) = v;
    return HN_OK;
}

static hn_status store_name(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_value ns = REG(i->a), name = f->code->names[i->b];
    if (hnv_is(ns, HN_KIND_DICT)) return hndict_set_str(vm, HN_DICT(ns), name, REG(i->c));
    hn_value args[3] = {ns, name, REG(i->c)};
    return hncall_twin(vm, HN_SLOW_STORE_NAME, 3, args, HN_RET_DROP, 0);
}

static hn_status del_name(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_value ns = REG(i->a), name = f->code->names[i->b];
    if (hnv_is(ns, HN_KIND_DICT))
        return hndict_del_str(vm, HN_DICT(ns), name) ? HN_OK : unbound_name(vm, name);
    hn_value args[2] = {ns, name};
    return hncall_twin(vm, HN_SLOW_DEL_NAME, 2, args, HN_RET_DROP, 0);
}

/* Caches a module's attribute: the entry of its dict. Only __class__ and the like of its type would precede
 * it. */
static void cache_module(hn_vm *vm, hn_ic *ic, const hn_module *m) {
    const hn_dict *d = m->dict;
    if (m->cls) return;
    int32_t at = hndict_find_str(vm, d, ic->name);
    if (at < 0 || at >= UINT16_MAX || hntype_lookup(vm, vm->types[HN_T_MODULE], ic->name) != HN_UNBOUND)
        return;
    ic->key = d;
    ic->index = (uint16_t)at;
    ic->mode = HN_IC_GLOBAL;
}

/* Caches a class's attribute that is its own value when it is read through the class. */
static void cache_class(hn_vm *vm, hn_ic *ic, const hn_type *t) {
    int32_t at;
    hn_dict *d = hnattr_in_class(vm, t, ic->name, &at);
    if (!d || at >= UINT16_MAX) return;
    hn_value v = d->entries[at].value;
    bool itself = !hnv_is_ref(v) || HN_IN(hnv_ref(v)->kind, KINDS_PLAIN) || hnv_is(v, HN_KIND_FUNCTION);
    if (!itself) return;
    *ic = (hn_ic){.name = ic->name, .key = t, .epoch = vm->type_epoch, .mode = HN_IC_CLASS};
    ic->index = (uint16_t)at;
    ic->value = hnv_from_ref(d);
}

static hn_value property_getter(hn_vm *vm, const hn_type *t, hn_value name) {
    hn_value p = hntype_lookup(vm, t, name);
    if (!hnv_is(p, HN_KIND_PROPERTY)) return HN_UNBOUND;
    p = HN_AS(hn_property, p)->get;
    return hnv_is(p, HN_KIND_FUNCTION) ? p : HN_UNBOUND;
}

static hn_status load_attr(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_ic *ic = &f->code->ics[i->c];
    hn_value o = REG(i->b);
    if (hnv_is(o, HN_KIND_MODULE)) cache_module(vm, ic, HN_AS(hn_module, o));
    if (hnv_is(o, HN_KIND_TYPE)) cache_class(vm, ic, HN_TYPE(o));
    if (!hnv_is_ref(o) || !hnobj_is_instance(hnv_ref(o)))
        return hnattr_get(vm, o, ic->name, HN_RET_STORE, i->a);
    hn_attr a;
    hn_instance *inst = HN_INSTANCE(o);
    if ((inst->shape->cls->h.flags & HN_TYPE_GETATTR) || (inst->shape->h.flags & HN_SHAPE_DICT))
        return hnattr_get(vm, o, ic->name, HN_RET_STORE, i->a);
    HN_TRY(hnattr_find_default(vm, o, ic->name, &a));
    ic->key = inst->shape; /* the loop uses hnfast_find from now on */
    ic->mode = HN_IC_NONE;
    if (a.kind == HN_ATTR_VALUE && a.slot >= 0) {
        ic->epoch = vm->type_epoch;
        ic->mode = HN_IC_SLOT;
        ic->index = (uint16_t)a.slot;
        REG(i->a) = a.value;
        return HN_OK;
    }
    hn_value getter = property_getter(vm, inst->shape->cls, ic->name);
    if (getter != HN_UNBOUND) {
        ic->epoch = vm->type_epoch;
        ic->mode = HN_IC_PROPERTY;
        ic->value = getter;
        HN_TRY(hnmeter_charge(&vm->meter, 1)); /* as for any call */
    }
    return hnattr_take(vm, o, ic->name, &a, HN_RET_STORE, i->a);
}

/* Stores an attribute, and caches a plain store: to an existing slot, or to one that the next shape adds. */
static hn_status store_attr(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_ic *ic = &f->code->ics[i->b];
    hn_value o = REG(i->a), v = REG(i->c), name = ic->name;
    if (!hnv_is_ref(o) || !hnobj_is_instance(hnv_ref(o))) return hnattr_set(vm, o, name, v);
    hn_instance *inst = HN_INSTANCE(o);
    hn_shape *before = inst->shape;
    hn_value found = hntype_lookup(vm, before->cls, name);
    bool plain =
        !(before->cls->h.flags & (HN_TYPE_SETATTR | HN_TYPE_NO_DICT)) && !(before->h.flags & HN_SHAPE_DICT);
    if (!plain || (found != HN_UNBOUND && hnv_is_ref(found) && !HN_IN(hnv_ref(found)->kind, KINDS_PLAIN) &&
                   !hnv_is(found, HN_KIND_FUNCTION))) {
        if (hnv_is(found, HN_KIND_MEMBER) && !(before->cls->h.flags & HN_TYPE_SETATTR) &&
            !(HN_AS(hn_member, found)->h.flags & HN_MEMBER_FIXED) &&
            hntype_is(before->cls, HN_AS(hn_member, found)->owner)) {
            *ic = (hn_ic){.name = name, .key = before, .epoch = vm->type_epoch, .mode = HN_IC_SLOT};
            ic->index = (uint16_t)HN_AS(hn_member, found)->slot;
        }
        return hnattr_set(vm, o, name, v);
    }
    HN_TRY(hnattr_set(vm, o, name, v));
    hn_shape *after = inst->shape;
    if (after->h.flags & HN_SHAPE_DICT) return HN_OK;
    if (after != before && after->parent != before) return HN_OK;
    int32_t slot = hnshape_find(vm, after, name);
    if (slot < 0) return HN_OK;
    *ic = (hn_ic){.name = name, .key = before, .epoch = vm->type_epoch, .index = (uint16_t)slot};
    ic->mode = after == before ? HN_IC_SLOT : HN_IC_ADD;
    ic->value = hnv_from_ref(after);
    return HN_OK;
}

static bool cacheable_kind(hn_kind k) {
    return HN_IN(k, KINDS_COLLECTION) || k == HN_KIND_GENERATOR;
}

/* Finds a function, static method or class method to be called through its class, without making an object
 * for the bound one. */
static bool class_method(hn_vm *vm, hn_ic *ic, hn_value o, hn_value *w) {
    int32_t at;
    const hn_dict *d = hnattr_in_class(vm, HN_TYPE(o), ic->name, &at);
    if (!d) return false;
    hn_value v = d->entries[at].value;
    bool bound = hnv_is(v, HN_KIND_CLASSMETHOD);
    if (bound || hnv_is(v, HN_KIND_STATICMETHOD)) v = HN_AS(hn_wrapper, v)->func;
    if (!hnv_is(v, HN_KIND_FUNCTION)) return false;
    *ic = (hn_ic){.name = ic->name, .key = HN_TYPE(o), .epoch = vm->type_epoch, .mode = HN_IC_CLASS};
    ic->index = bound;
    ic->value = v;
    w[1] = bound ? o : HN_UNBOUND;
    w[0] = v;
    return true;
}

static hn_status load_method(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_ic *ic = &f->code->ics[i->c];
    hn_value o = REG(i->b), *w = &REG(i->a);
    if (hnv_is(o, HN_KIND_TYPE) && class_method(vm, ic, o, w)) return HN_OK;
    if (hnv_is(o, HN_KIND_SUPER)) {
        hn_value found = hnattr_super_method(vm, HN_AS(hn_super, o), ic->name);
        if (found != HN_UNBOUND) {
            w[1] = HN_AS(hn_super, o)->self;
            w[0] = found;
            return HN_OK;
        }
    }
    hn_attr a;
    hn_status st = hnattr_find(vm, o, ic->name, &a);
    HN_TRY(st);
    if (a.kind == HN_ATTR_METHOD) {
        w[1] = o;
        w[0] = a.value;
        if (!a.cacheable || !hnv_is_ref(o)) return HN_OK;
        const hn_object *obj = hnv_ref(o);
        bool inst = hnobj_is_instance(obj) && !(HN_INSTANCE(o)->shape->cls->h.flags & HN_TYPE_GETATTR);
        if (!inst && (!cacheable_kind((hn_kind)obj->kind) || obj->kind == HN_KIND_GENERATOR)) return HN_OK;
        *ic = (hn_ic){.name = ic->name,
                      .epoch = vm->type_epoch,
                      .mode = HN_IC_METHOD,
                      .index = obj->kind,
                      .value = a.value};
        ic->key = inst ? (const void *)HN_INSTANCE(o)->shape : NULL;
        return HN_OK;
    }
    if (a.kind == HN_ATTR_VALUE) {
        w[1] = HN_UNBOUND;
        w[0] = a.value;
        if (hnv_is(o, HN_KIND_MODULE)) cache_module(vm, ic, HN_AS(hn_module, o));
        return HN_OK;
    }
    w[1] = HN_UNBOUND;
    return hnattr_take(vm, o, ic->name, &a, HN_RET_STORE, i->a);
}

static hn_status load_special(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    static const hn_name_id names[] = {[HN_SPECIAL_ENTER] = HN_N___enter__,
                                       [HN_SPECIAL_EXIT] = HN_N___exit__,
                                       [HN_SPECIAL_AENTER] = HN_N___aenter__,
                                       [HN_SPECIAL_AEXIT] = HN_N___aexit__};
    static const char *const other[] = {[HN_SPECIAL_ENTER] = "__aenter__",
                                        [HN_SPECIAL_EXIT] = "__aexit__",
                                        [HN_SPECIAL_AENTER] = "__enter__",
                                        [HN_SPECIAL_AEXIT] = "__exit__"};
    hn_value o = REG(i->b), name = vm->names[names[i->c]], *w = &REG(i->a);
    hn_value found = hntype_lookup(vm, hntype_of(vm, o), name);
    if (found == HN_UNBOUND) {
        bool async = i->c == HN_SPECIAL_AENTER || i->c == HN_SPECIAL_AEXIT;
        const char *missed = i->c == HN_SPECIAL_ENTER    ? "__enter__"
                             : i->c == HN_SPECIAL_EXIT   ? "__exit__"
                             : i->c == HN_SPECIAL_AENTER ? "__aenter__"
                                                         : "__aexit__";
        hn_value wrong = HN_UNBOUND;
        HN_TRY(hnstr_intern_utf8(vm, other[i->c], strlen(other[i->c]), &wrong));
        bool hint = hntype_lookup(vm, hntype_of(vm, o), wrong) != HN_UNBOUND;
        return hnexc_raise(vm, HN_T_TYPEERROR,
                           "'%Q' object does not support the %scontext manager protocol (missed %s method)%s",
                           o, async ? "asynchronous " : "", missed,
                           !hint ? ""
                           : async
                               ? " but it supports the context manager protocol. Did you mean to use 'with'?"
                               : " but it supports the asynchronous context manager protocol. Did you mean "
                                 "to use 'async with'?");
    }
    hn_attr a;
    HN_TRY(hnattr_bind(vm, found, o, hntype_of(vm, o), &a));
    w[1] = a.kind == HN_ATTR_METHOD ? o : HN_UNBOUND;
    if (a.kind == HN_ATTR_CALL) return hncall(vm, a.value, a.args, a.n, HN_UNBOUND, HN_RET_STORE, i->a);
    w[0] = a.value;
    return HN_OK;
}

static hn_status load_common(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    switch (i->b) {
    case HN_COMMON_ASSERTION_ERROR: REG(i->a) = hnv_from_ref(vm->types[HN_T_ASSERTIONERROR]); return HN_OK;
    case HN_COMMON_NOT_IMPLEMENTED_ERROR:
        REG(i->a) = hnv_from_ref(vm->types[HN_T_NOTIMPLEMENTEDERROR]);
        return HN_OK;
    default: {
        hn_value name = HN_NAME(vm, __build_class__), odd;
        hn_dict *b = builtins_of(vm, f, &odd);
        if (!b) return load_odd(vm, odd, name, i->a);
        hn_value v = hndict_get_str(vm, b, name);
        if (v == HN_UNBOUND) return hnexc_raise(vm, HN_T_NAMEERROR, "__build_class__ not found");
        REG(i->a) = v;
        return HN_OK;
    }
    }
}

static hn_status import_op(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    if (i->op == HN_OP_IMPORT) {
        const hn_value *w = &REG(i->c);
        hn_dict *globals = f->fn->globals; /* programs may not see those of the frozen core */
        hn_value args[7] = {HN_UNBOUND,
                            HN_NAME(vm, __import__),
                            f->code->names[i->b],
                            globals == vm->internals ? HN_NONE : hnv_from_ref(globals),
                            HN_NONE,
                            w[1],
                            w[0]};
        hn_dict *b = builtins_of(vm, f, args);
        if (!b) return hncall_twin(vm, HN_SLOW_LOAD_BUILTIN, 7, args, HN_RET_STORE, i->a);
        hn_value f_import = hndict_get_str(vm, b, args[1]);
        if (f_import == HN_UNBOUND) return hnexc_raise(vm, HN_T_IMPORTERROR, "__import__ not found");
        return hncall(vm, f_import, args + 2, 5, HN_UNBOUND, HN_RET_STORE, i->a);
    }
    hn_value module = REG(i->b), name = f->code->names[i->c];
    if (hnv_is(module, HN_KIND_MODULE)) {
        hn_value v = hndict_get_str(vm, HN_AS(hn_module, module)->dict, name);
        if (v != HN_UNBOUND) {
            REG(i->a) = v;
            return HN_OK;
        }
    }
    hn_value args[2] = {module, name};
    return hncall_twin(vm, HN_SLOW_IMPORT_FROM, 2, args, HN_RET_STORE, i->a);
}

static hn_status cell_op(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    switch ((hn_op)i->op) {
    case HN_OP_MAKE_CELL: {
        hn_cell *c = hncell_new(vm, REG(i->a));
        if (!c) return HN_NOMEM;
        REG(i->a) = hnv_from_ref(c);
        return HN_OK;
    }
    case HN_OP_LOAD_CELL: {
        hn_value v = HN_AS(hn_cell, REG(i->b))->value;
        if (v == HN_UNBOUND) return unbound_cell(vm, f, i->b);
        REG(i->a) = v;
        return HN_OK;
    }
    case HN_OP_DEL_CELL: {
        hn_cell *c = HN_AS(hn_cell, REG(i->a));
        if (c->value == HN_UNBOUND) return unbound_cell(vm, f, i->a);
        c->value = HN_UNBOUND;
        return HN_OK;
    }
    default: return HN_OK;
    }
}

hn_status hncold_name(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    switch ((hn_op)i->op) {
    case HN_OP_CHECK: return unbound_local(vm, name_of_reg(f, i->a));
    case HN_OP_UNBIND: REG(i->a) = HN_UNBOUND; return HN_OK;
    case HN_OP_MAKE_CELL:
    case HN_OP_LOAD_CELL:
    case HN_OP_DEL_CELL: return cell_op(vm, f, i);
    case HN_OP_LOAD_GLOBAL: return load_global(vm, f, i);
    case HN_OP_STORE_GLOBAL: return store_global(vm, f, i);
    case HN_OP_DEL_GLOBAL: {
        hn_value name = f->code->names[i->b];
        return hndict_del_str(vm, f->fn->globals, name) ? HN_OK : unbound_name(vm, name);
    }
    case HN_OP_LOAD_NAME:
    case HN_OP_LOAD_NAME_CELL: return load_name(vm, f, i);
    case HN_OP_STORE_NAME: return store_name(vm, f, i);
    case HN_OP_DEL_NAME: return del_name(vm, f, i);
    case HN_OP_LOAD_ATTR: return load_attr(vm, f, i);
    case HN_OP_STORE_ATTR: return store_attr(vm, f, i);
    case HN_OP_DEL_ATTR: return hnattr_set(vm, REG(i->a), f->code->ics[i->b].name, HN_UNBOUND);
    case HN_OP_LOAD_METHOD: return load_method(vm, f, i);
    case HN_OP_LOAD_SPECIAL: return load_special(vm, f, i);
    case HN_OP_LOAD_COMMON: return load_common(vm, f, i);
    default: return import_op(vm, f, i);
    }
}
