/* Types: look-up along the MRO with its cache, class attributes, flags, and the builtin types themselves. An
 * entry of the cache is valid for one type_epoch. So whatever changes the result of a look-up must increment
 * vm->type_epoch, or drop the name from the cache where the value is plain, as hntype_set does. A cache never
 * changes the count of steps. */
#include "object/type_internal.h"

#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/kind.h"
#include "object/list.h"
#include "object/mro.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/str.h"

static const uint8_t kind_type[HN_KIND_COUNT] = {
    [HN_KIND_INT] = HN_T_INT,
    [HN_KIND_COMPLEX] = HN_T_COMPLEX,
    [HN_KIND_STR] = HN_T_STR,
    [HN_KIND_BYTES] = HN_T_BYTES,
    [HN_KIND_BYTEARRAY] = HN_T_BYTEARRAY,
    [HN_KIND_LIST] = HN_T_LIST,
    [HN_KIND_TUPLE] = HN_T_TUPLE,
    [HN_KIND_DICT] = HN_T_DICT,
    [HN_KIND_SET] = HN_T_SET,
    [HN_KIND_FROZENSET] = HN_T_FROZENSET,
    [HN_KIND_RANGE] = HN_T_RANGE,
    [HN_KIND_SLICE] = HN_T_SLICE,
    [HN_KIND_MEMORYVIEW] = HN_T_MEMORYVIEW,
    [HN_KIND_CELL] = HN_T_CELL,
    [HN_KIND_FUNCTION] = HN_T_FUNCTION,
    [HN_KIND_METHOD] = HN_T_METHOD,
    [HN_KIND_HOST] = HN_T_HOST_FUNCTION,
    [HN_KIND_CODE] = HN_T_CODE,
    [HN_KIND_SOURCE] = HN_T_SOURCE,
    [HN_KIND_MODULE] = HN_T_MODULE,
    [HN_KIND_PROPERTY] = HN_T_PROPERTY,
    [HN_KIND_CLASSMETHOD] = HN_T_CLASSMETHOD,
    [HN_KIND_STATICMETHOD] = HN_T_STATICMETHOD,
    [HN_KIND_SUPER] = HN_T_SUPER,
    [HN_KIND_MEMBER] = HN_T_MEMBER,
    [HN_KIND_GETSET] = HN_T_GETSET,
    [HN_KIND_MAPPINGPROXY] = HN_T_MAPPINGPROXY,
    [HN_KIND_TRACEBACK] = HN_T_TRACEBACK,
    [HN_KIND_SHAPE] = HN_T_SHAPE,
};

static const uint8_t iter_type[] = {
#define HN_ITER(name, over, type) HN_T_##type,
#include "object/iters.def"
};
static const uint8_t view_type[] = {
    [HN_VIEW_KEYS] = HN_T_DICT_KEYS,
    [HN_VIEW_VALUES] = HN_T_DICT_VALUES,
    [HN_VIEW_ITEMS] = HN_T_DICT_ITEMS,
    [HN_VIEW_ORDERED + HN_VIEW_KEYS] = HN_T_ODICT_KEYS,
    [HN_VIEW_ORDERED + HN_VIEW_VALUES] = HN_T_ODICT_VALUES,
    [HN_VIEW_ORDERED + HN_VIEW_ITEMS] = HN_T_ODICT_ITEMS,
};

/* Methods with underscores that are called by their names only: CPython has no slot for them. */
static bool is_named_only(const char *name) {
    static const char *const names[] = {
        "__bytes__",         "__ceil__",       "__complex__",       "__copy__",      "__deepcopy__",
        "__dir__",           "__enter__",      "__exit__",          "__floor__",     "__format__",
        "__fspath__",        "__getnewargs__", "__getnewargs_ex__", "__getstate__",  "__instancecheck__",
        "__length_hint__",   "__missing__",    "__reduce__",        "__reduce_ex__", "__replace__",
        "__reversed__",      "__round__",      "__set_name__",      "__setstate__",  "__sizeof__",
        "__subclasscheck__", "__subclasses__", "__trunc__"};
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0) return true;
    return false;
}

bool hntype_is_slot(const hn_native_def *def, hn_value owner) {
    if (def->name[0] != '_' || def->name[1] != '_' || !hnv_is(owner, HN_KIND_TYPE)) return false;
    return !(def->flags & (HN_NATIVE_STATIC | HN_NATIVE_CLASS | HN_NATIVE_PLAIN)) &&
           !is_named_only(def->name);
}

/* Of a sealed class's function; self: what it is bound to, or UNBOUND. */
HN_APART hn_type_id sealed_type(const hn_function *f, hn_value self) {
    char to[HN_METHOD_NAME];
    const char *name = hnstr_cut(f->name, to, sizeof to);
    if (hnv_is(self, HN_KIND_TYPE) || strcmp(name, "__new__") == 0) return HN_T_BUILTIN;
    bool dunder = name[0] == '_' && name[1] == '_' && !is_named_only(name);
    if (self != HN_UNBOUND) return dunder ? HN_T_METHOD_WRAPPER : HN_T_BUILTIN;
    return dunder ? HN_T_WRAPPER_DESCRIPTOR : HN_T_METHOD_DESCRIPTOR;
}

HN_APART hn_type_id native_type(const hn_vm *vm, const hn_native *n) {
    bool dunder = hntype_is_slot(n->def, n->owner);
    if (!hnv_is(n->owner, HN_KIND_TYPE) || (n->def->flags & HN_NATIVE_STATIC)) return HN_T_BUILTIN;
    if (n->self != HN_UNBOUND) return dunder ? HN_T_METHOD_WRAPPER : HN_T_BUILTIN;
    if (n->def->flags & HN_NATIVE_CLASS) return HN_T_CLASSMETHOD_DESCRIPTOR;
    return dunder ? HN_T_WRAPPER_DESCRIPTOR : HN_T_METHOD_DESCRIPTOR;
}

static hn_type *type_of_iterator(hn_vm *vm, const hn_iter *it) {
    if (it->h.flags == HN_ITER_STR && it->step) return vm->types[HN_T_STR_ASCII_ITERATOR];
    return vm->types[it->ordered ? HN_T_ODICT_ITERATOR : iter_type[it->h.flags]];
}

static hn_type *type_of_object(hn_vm *vm, const hn_object *o) {
    switch ((hn_kind)o->kind) {
    case HN_KIND_INSTANCE:
    case HN_KIND_EXC: return ((const hn_instance *)(const void *)o)->shape->cls;
    case HN_KIND_TYPE: return ((const hn_type *)(const void *)o)->meta;
    case HN_KIND_MODULE: {
        hn_type *cls = ((const hn_module *)(const void *)o)->cls;
        return cls ? cls : vm->types[HN_T_MODULE];
    }
    case HN_KIND_GENERATOR: return ((const hn_generator *)(const void *)o)->cls;
    case HN_KIND_ITER: return type_of_iterator(vm, (const hn_iter *)(const void *)o);
    case HN_KIND_DICT_VIEW: return vm->types[view_type[o->flags]];
    case HN_KIND_NATIVE: return vm->types[native_type(vm, (const hn_native *)(const void *)o)];
    case HN_KIND_FUNCTION:
        if (hnv_is_sealed(hnv_from_ref(o)))
            return vm->types[sealed_type((const hn_function *)(const void *)o, HN_UNBOUND)];
        return vm->types[o->flags & HN_FN_BUILTIN ? HN_T_BUILTIN : HN_T_FUNCTION];
    case HN_KIND_METHOD: {
        const hn_method *m = (const hn_method *)(const void *)o;
        return vm->types[hnv_is_sealed(m->func) ? sealed_type(HN_FUNCTION(m->func), m->self) : HN_T_METHOD];
    }
    default: return vm->types[kind_type[o->kind]];
    }
}

hn_type *hntype_of(hn_vm *vm, hn_value v) {
    if (hnv_is_ref(v)) return type_of_object(vm, hnv_ref(v));
    if (hnv_is_int(v)) return vm->types[HN_T_INT];
    if (hnv_is_double(v)) return vm->types[HN_T_FLOAT];
    switch (hnv_const(v)) {
    case HN_CONSTANT_FALSE:
    case HN_CONSTANT_TRUE: return vm->types[HN_T_BOOL];
    case HN_CONSTANT_NONE: return vm->types[HN_T_NONE];
    case HN_CONSTANT_ELLIPSIS: return vm->types[HN_T_ELLIPSIS];
    case HN_CONSTANT_NOTIMPLEMENTED: return vm->types[HN_T_NOTIMPLEMENTED];
    default: return vm->types[HN_T_OBJECT];
    }
}

const char *hntype_name_of(hn_vm *vm, hn_value v, char *to, size_t cap) {
    return hnstr_cut(hntype_of(vm, v)->name, to, cap);
}

bool hntype_is(const hn_type *t, const hn_type *base) {
    if (t == base) return true;
    for (uint32_t i = 0; i < t->mro->len; i++)
        if (HN_TYPE(t->mro->items[i]) == base) return true;
    return false;
}

static hn_mcache_entry *mcache_slot(hn_vm *vm, const hn_type *t, hn_value name) {
    uintptr_t h = ((uintptr_t)t >> 3) * 31 + ((uintptr_t)hnv_ref(name) >> 3);
    return &vm->mcache[(h ^ h >> 9) & (HN_MCACHE_SIZE - 1)];
}

hn_value hntype_lookup(hn_vm *vm, const hn_type *t, hn_value name) {
    hn_mcache_entry *e = mcache_slot(vm, t, name);
    if (HN_LIKELY(e->type == t && e->name == name && e->epoch == vm->type_epoch)) return e->value;
    hn_value found = HN_UNBOUND;
    if (t->mro->len > 16) hnmeter_effort(&vm->meter, t->mro->len / 4); /* no steps: the cache decides */
    for (uint32_t i = 0; i < t->mro->len && found == HN_UNBOUND; i++)
        found = hndict_get_str(vm, HN_TYPE(t->mro->items[i])->dict, name);
    if (HN_STR(name)->h.flags & HN_STR_INTERNED)
        *e = (hn_mcache_entry){.type = t, .name = name, .value = found, .epoch = vm->type_epoch};
    return found;
}

/* Values that are neither functions nor descriptors: replacing one by another cannot change what a cached
 * look-up means, only its value, which caches of such values do not keep. */
static bool type_is_plain(hn_value v) {
    if (v == HN_UNBOUND) return false;
    return !hnv_is_ref(v) || HN_IN(hnv_ref(v)->kind, KINDS_PLAIN);
}

bool hntype_is_own(const hn_type *t, hn_value found, hn_value name) {
    if (!hnv_is(found, HN_KIND_NATIVE)) return false;
    const hn_native *n = HN_AS(hn_native, found);
    return n->self == HN_UNBOUND && hnv_is(n->owner, HN_KIND_TYPE) && hntype_is(t, HN_TYPE(n->owner)) &&
           hnstr_equal_z(name, n->def->name);
}

bool hntype_keeps(hn_vm *vm, const hn_type *t, hn_name_id id) {
    return hntype_is_own(t, hntype_lookup(vm, t, vm->names[id]), vm->names[id]);
}

static bool type_overrides(hn_vm *vm, hn_type *t, hn_name_id id) {
    hn_value name = vm->names[id], found = hntype_lookup(vm, t, name);
    return found != HN_UNBOUND && !hntype_is_own(t, found, name);
}

/* The same for what C may not do by itself: methods in C of the library's own classes count, too. */
static bool defines(hn_vm *vm, hn_type *t, hn_name_id id) {
    hn_value name = vm->names[id], found = hntype_lookup(vm, t, name);
    if (found == HN_UNBOUND || !hntype_is_own(t, found, name)) return found != HN_UNBOUND;
    return !(HN_TYPE(HN_AS(hn_native, found)->owner)->h.flags & HN_TYPE_BUILTIN);
}

/* What a class says of methods that C would otherwise look up, and what each flag depends on. */
#define FLAGS_LOOKED_UP                                                                                      \
    (HN_TYPE_GETATTR | HN_TYPE_SETATTR | HN_TYPE_HASH_EQ | HN_TYPE_PLAIN_NEW | HN_TYPE_PLAIN_TRUTH)
static const struct {
    uint16_t name, flag;
} flag_names[] = {{HN_N___getattr__, HN_TYPE_GETATTR}, {HN_N___getattribute__, HN_TYPE_GETATTR},
                  {HN_N___setattr__, HN_TYPE_SETATTR}, {HN_N___delattr__, HN_TYPE_SETATTR},
                  {HN_N___eq__, HN_TYPE_HASH_EQ},      {HN_N___hash__, HN_TYPE_HASH_EQ},
                  {HN_N___new__, HN_TYPE_PLAIN_NEW},   {HN_N___bool__, HN_TYPE_PLAIN_TRUTH},
                  {HN_N___len__, HN_TYPE_PLAIN_TRUTH}};

/* The flags that setting this name changes. */
static uint16_t flags_of_name(hn_vm *vm, hn_value name) {
    for (unsigned i = 0; i < sizeof flag_names / sizeof *flag_names; i++)
        if (vm->names[flag_names[i].name] == name) return flag_names[i].flag;
    return 0;
}

static bool is_plain_new(hn_vm *vm, hn_type *t) {
    if (t->base_kind != HN_KIND_INSTANCE ||
        t->h.flags & (HN_TYPE_BUILTIN | HN_TYPE_ABSTRACT | HN_TYPE_UNMADE))
        return false;
    if (t->meta != vm->types[HN_T_TYPE] && type_overrides(vm, t->meta, HN_N___call__)) return false;
    return !type_overrides(vm, t, HN_N___new__);
}
static bool is_plain_truth(hn_vm *vm, const hn_type *t) {
    return t->base_kind == HN_KIND_INSTANCE && hntype_lookup(vm, t, HN_NAME(vm, __bool__)) == HN_UNBOUND &&
           hntype_lookup(vm, t, HN_NAME(vm, __len__)) == HN_UNBOUND;
}

/* Looks up anew those of its flags that are among `which`. */
static void look_up_flags(hn_vm *vm, hn_type *t, uint16_t which) {
    uint16_t f = 0;
    if (which & HN_TYPE_GETATTR &&
        (type_overrides(vm, t, HN_N___getattr__) || type_overrides(vm, t, HN_N___getattribute__) ||
         t->base_kind == HN_KIND_SUPER))
        f |= HN_TYPE_GETATTR;
    if (which & HN_TYPE_SETATTR &&
        (type_overrides(vm, t, HN_N___setattr__) || type_overrides(vm, t, HN_N___delattr__)))
        f |= HN_TYPE_SETATTR;
    if (which & HN_TYPE_HASH_EQ && (defines(vm, t, HN_N___eq__) || defines(vm, t, HN_N___hash__)))
        f |= HN_TYPE_HASH_EQ;
    if (which & HN_TYPE_PLAIN_NEW && is_plain_new(vm, t)) f |= HN_TYPE_PLAIN_NEW;
    if (which & HN_TYPE_PLAIN_TRUTH && is_plain_truth(vm, t)) f |= HN_TYPE_PLAIN_TRUTH;
    t->h.flags = (uint16_t)((t->h.flags & ~which) | f);
}

void hntype_update_flags(hn_vm *vm, hn_type *t) {
    look_up_flags(vm, t, FLAGS_LOOKED_UP);
}

void hntype_set_abstract(hn_vm *vm, hn_type *t, bool yes) {
    t->h.flags = (uint16_t)((t->h.flags & ~HN_TYPE_ABSTRACT) | (yes ? HN_TYPE_ABSTRACT : 0));
    hntype_update_flags(vm, t);
}

/* Appends the subclasses of c that are not in the list yet (`noted` is set while a class is in it). */
static hn_status add_subclasses(hn_vm *vm, hn_list *to, const hn_type *c) {
    if (!hnv_is(c->subclasses, HN_KIND_LIST)) return HN_OK;
    const hn_list *l = HN_LIST(c->subclasses);
    HN_TRY(hnmeter_charge(&vm->meter, l->len));
    for (uint32_t i = 0; i < l->len; i++) {
        hn_type *s = HN_TYPE(l->items->v[i]);
        if (s->noted) continue;
        HN_TRY(hnlist_append(vm, to, l->items->v[i]));
        s->noted = true;
    }
    return HN_OK;
}

/* t and every class derived from it, each once: without recursion, and in linear time for diamonds. */
static hn_status all_subclasses(hn_vm *vm, hn_type *t, hn_value *out) {
    hn_value self = hnv_from_ref(t);
    HN_TRY(hnlist_from(vm, &self, 1, out));
    hn_list *all = HN_LIST(*out);
    hn_status st = HN_OK;
    for (uint32_t i = 0; st == HN_OK && i < all->len; i++)
        st = add_subclasses(vm, all, HN_TYPE(all->items->v[i]));
    for (uint32_t i = 1; i < all->len; i++) HN_TYPE(all->items->v[i])->noted = false;
    return st;
}

/* Looks up flags of all these classes anew; where that is stopped, they are what they were. */
static hn_status update_all(hn_vm *vm, const hn_list *classes, uint16_t which) {
    hn_value old;
    HN_TRY(hnlist_from(vm, NULL, 0, &old));
    hn_status st = HN_OK;
    for (uint32_t i = 0; i < classes->len && st == HN_OK; i++) {
        hn_type *t = HN_TYPE(classes->items->v[i]);
        st = hnlist_append(vm, HN_LIST(old), hnv_from_int(t->h.flags));
        if (st != HN_OK) break;
        look_up_flags(vm, t, which);
        st = hnmeter_pace(&vm->meter, 16 + t->mro->len / 2);
    }
    for (uint32_t i = 0; i < HN_LIST(old)->len && st != HN_OK; i++)
        HN_TYPE(classes->items->v[i])->h.flags = (uint16_t)hnv_int(HN_LIST(old)->items->v[i]);
    return st;
}

static void type_forget(hn_vm *vm, hn_value name) {
    for (unsigned i = 0; i < HN_MCACHE_SIZE; i++)
        if (vm->mcache[i].name == name) vm->mcache[i].type = NULL;
}

/* Sets what flags depend on. A value that is taken out is HN_UNBOUND at first, so that it has its place among
 * the others again when this is stopped. */
static hn_status type_set_special(hn_vm *vm, hn_type *t, hn_value name, hn_value value, uint16_t which) {
    hn_value old = hndict_get_str(vm, t->dict, name), classes;
    if (value == HN_UNBOUND && old == HN_UNBOUND) return HN_OK;
    HN_TRY(all_subclasses(vm, t, &classes));
    HN_TRY(hndict_set_str(vm, t->dict, name, value));
    vm->type_epoch++;
    hn_status st = update_all(vm, HN_LIST(classes), which);
    if (st != HN_OK) {
        vm->type_epoch++;
        if (old != HN_UNBOUND) HN_TRY(hndict_set_str(vm, t->dict, name, old));
    }
    if ((st == HN_OK ? value : old) == HN_UNBOUND) hndict_del_str(vm, t->dict, name);
    return st;
}

hn_status hntype_set(hn_vm *vm, hn_type *t, hn_value name, hn_value value) {
    uint16_t which = t->h.flags & HN_TYPE_BUILTIN ? 0 : flags_of_name(vm, name);
    if (which) return type_set_special(vm, t, name, value, which);
    hn_value old = hndict_get_str(vm, t->dict, name);
    bool plain = type_is_plain(old) && type_is_plain(value);
    if (plain) HN_TRY(hnmeter_charge(&vm->meter, HN_MCACHE_SIZE >> 5));
    if (value == HN_UNBOUND)
        hndict_del_str(vm, t->dict, name);
    else
        HN_TRY(hndict_set_str(vm, t->dict, name, value));
    if (plain)
        type_forget(vm, name);
    else
        vm->type_epoch++;
    return HN_OK;
}

/* ---- the builtin types ---- */

typedef struct builtin_type {
    const char *name;
    hn_type_id base;
    hn_kind kind;
    uint32_t flags;
} builtin_type;

static const builtin_type builtin_types[HN_T_COUNT] = {
#define HN_T(id, name, base, kind, flags) {name, HN_T_##base, HN_KIND_##kind, HN_TYPE_BUILTIN | (flags)},
#include "object/types.def"
#define HN_E(id, name, base) {name, HN_T_##base, HN_KIND_EXC, HN_TYPE_BUILTIN | HN_TYPE_BASE | HN_TYPE_EXC},
#include "object/exceptions.def"
#undef HN_E
};

static hn_status type_init_type(hn_vm *vm, hn_type_id id) {
    const builtin_type *def = &builtin_types[id];
    hn_type *t = vm->types[id], *base = vm->types[def->base];
    hn_value base_value = hnv_from_ref(base);
    t->h.flags = (uint16_t)def->flags;
    t->weak = def->flags & HN_TYPE_TAKES_WEAK;
    t->id = (uint16_t)id;
    t->base_kind = (uint8_t)def->kind;
    t->meta = vm->types[HN_T_TYPE];
    t->subclasses = HN_NONE;
    HN_TRY(hnstr_intern_utf8(vm, def->name, strlen(def->name), &t->name));
    t->qualname = t->name;
    t->dict = hndict_new(vm, 0);
    if (!t->dict) return HN_NOMEM;
    hn_value bases = vm->empty_tuple;
    if (id != HN_T_OBJECT) {
        t->base = base;
        HN_TRY(hntuple_from(vm, &base_value, 1, &bases));
    }
    t->bases = HN_TUPLE(bases);
    HN_TRY(hntype_compute_mro(vm, t));
    hnexc_decide_fields(t);
    if (hnkind_is_wrapped(def->kind))
        return hnshape_root(vm, t, 1); /* slot 0 of subclasses' instances: the wrapped object */
    const hn_exc_fields *fields = hnexc_fields(t);
    return hnshape_root(vm, t, fields ? fields->n : 0);
}

hn_status hntype_init_all(hn_vm *vm) {
    for (unsigned i = 0; i < HN_T_COUNT; i++) {
        vm->types[i] = hnheap_new(vm, HN_KIND_TYPE, sizeof(hn_type));
        if (!vm->types[i]) return HN_NOMEM;
    }
    for (unsigned i = 0; i < HN_T_COUNT; i++) HN_TRY(type_init_type(vm, (hn_type_id)i));
    return HN_OK;
}

bool hntype_is_of_kind(unsigned k) {
    return !HN_IN(k, KINDS_WHOLE) && k != HN_KIND_FREE && k != HN_KIND_NATIVE && k != HN_KIND_ITER &&
           k != HN_KIND_GENERATOR && k != HN_KIND_DICT_VIEW;
}

/* Without keywords a HN_KW native is called as if it could have none. */
void hntype_prepare_native(hn_native *n) {
    const hn_native_def *def = n->def;
    unsigned self = hnv_is(n->owner, HN_KIND_TYPE), kind = 0;
    unsigned min = (unsigned)def->min, max = (unsigned)def->max, room = max;
    bool any = HN_IN(def->style, STYLES_ANY);
    n->h.flags = 0;
    n->room = 0;
    if (n->self != HN_UNBOUND) return;
    if (self) {
        kind = HN_TYPE(n->owner)->base_kind;
        if ((def->flags & (HN_NATIVE_STATIC | HN_NATIVE_CLASS)) ||
            (!hntype_is_of_kind(kind) && kind != HN_KIND_INSTANCE))
            return;
    }
    if (def->style == HN_KW) room = def->all;
    if (any) min = room = 0, max = HN_FAST_MOST - self;
    room += self;
    if (room > HN_FAST_ARGS || (max + self > HN_FAST_ARGS && !any)) return;
    n->room = room;
    n->h.flags = (uint16_t)(kind << 8 | (max + self + 1) << 4 | (min + self));
}

static hn_status define_native(hn_vm *vm, hn_type *t, const hn_native_def *def) {
    hn_native *n = hnheap_new(vm, HN_KIND_NATIVE, sizeof *n);
    if (!n) return HN_NOMEM;
    n->def = def;
    n->owner = hnv_from_ref(t);
    n->self = HN_UNBOUND;
    hntype_prepare_native(n);
    hn_value name;
    HN_TRY(hnstr_intern_utf8(vm, def->name, strlen(def->name), &name));
    return hndict_set_str(vm, t->dict, name, hnv_from_ref(n));
}

static hn_status define_getset(hn_vm *vm, hn_type *t, const hn_getset_def *def) {
    hn_getset *g = hnheap_new(vm, HN_KIND_GETSET, sizeof *g);
    if (!g) return HN_NOMEM;
    g->def = def;
    g->owner = t;
    hn_value name;
    HN_TRY(hnstr_intern_utf8(vm, def->name, strlen(def->name), &name));
    return hndict_set_str(vm, t->dict, name, hnv_from_ref(g));
}

hn_status hntype_define(hn_vm *vm, const hn_type_def *def) {
    hn_type *t = vm->types[def->id];
    if (def->call || !t->def) t->def = def;
    for (const hn_native_def *d = def->methods; d && d->name; d++) HN_TRY(define_native(vm, t, d));
    for (const hn_getset_def *g = def->getsets; g && g->name; g++) HN_TRY(define_getset(vm, t, g));
    if (def->doc) {
        hn_value doc;
        HN_TRY(hnstr_from_z(vm, def->doc, &doc));
        HN_TRY(hndict_set_str(vm, t->dict, HN_NAME(vm, __doc__), doc));
    }
    return HN_OK;
}

const hn_native_def *hntype_call_def(hn_vm *vm, const hn_type *t) {
    return (t->h.flags & HN_TYPE_BUILTIN) && t->def ? t->def->call : NULL;
}
