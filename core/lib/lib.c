/* The tables of lib.def at work. At the start, each builtin type gets its methods, and builtins and
 * primitives get their names. Modules in C are made when a program imports them. start.c and the import
 * primitives call it, and snapshots look up classes. Primitives go to vm->internals only: programs must never
 * reach that namespace. */
#include "lib/lib.h"

#include "lib/types/dunders.h"
#include "lib/types/exception.h"
#include "object/dict.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/str.h"
#include "vm/start.h"

#define HN_LIB_TYPE(name)
#define HN_LIB_BUILTINS(name)
#define HN_LIB_PRIMITIVES(name)
#define HN_LIB_MODULE(name)

#undef HN_LIB_TYPE
#define HN_LIB_TYPE(name) &hnlib_##name,
static const hn_type_def *const lib_types[] = {
#include "lib/lib.def"
};
#undef HN_LIB_TYPE
#define HN_LIB_TYPE(name)

#undef HN_LIB_BUILTINS
#define HN_LIB_BUILTINS(name) hnlib_builtins_##name,
static const hn_native_def *const lib_builtins[] = {
#include "lib/lib.def"
};
#undef HN_LIB_BUILTINS
#define HN_LIB_BUILTINS(name)

#undef HN_LIB_PRIMITIVES
#define HN_LIB_PRIMITIVES(name) hnlib_primitives_##name,
static const hn_primitive_def *const lib_primitives[] = {
#include "lib/lib.def"
};
#undef HN_LIB_PRIMITIVES
#define HN_LIB_PRIMITIVES(name)

#undef HN_LIB_MODULE
#define HN_LIB_MODULE(name) &hnlib_module_##name,
static const hn_module_def *const modules[] = {
#include "lib/lib.def"
};
#define MODULES (sizeof modules / sizeof *modules)

/* The types that programs know by a builtin name. */
static const hn_type_id named_types[] = {
    HN_T_OBJECT,       HN_T_TYPE,      HN_T_INT,       HN_T_BOOL,     HN_T_FLOAT,      HN_T_COMPLEX,
    HN_T_STR,          HN_T_BYTES,     HN_T_BYTEARRAY, HN_T_LIST,     HN_T_TUPLE,      HN_T_DICT,
    HN_T_SET,          HN_T_FROZENSET, HN_T_RANGE,     HN_T_SLICE,    HN_T_MEMORYVIEW, HN_T_MAP,
    HN_T_FILTER,       HN_T_ZIP,       HN_T_ENUMERATE, HN_T_REVERSED, HN_T_PROPERTY,   HN_T_CLASSMETHOD,
    HN_T_STATICMETHOD, HN_T_SUPER};

static hn_status lib_add(hn_vm *vm, hn_dict *d, const char *name, hn_value v) {
    hn_value s;
    HN_TRY(hnstr_intern_utf8(vm, name, strlen(name), &s));
    return hndict_set_str(vm, d, s, v);
}

static hn_status add_function(hn_vm *vm, hn_dict *d, const hn_native_def *def, hn_value owner) {
    hn_native *f = hnheap_new(vm, HN_KIND_NATIVE, sizeof *f);
    if (!f) return HN_NOMEM;
    f->def = def;
    f->owner = owner;
    f->self = HN_UNBOUND;
    hntype_prepare_native(f);
    return lib_add(vm, d, def->name, hnv_from_ref(f));
}
static hn_status add_functions(hn_vm *vm, hn_dict *d, const hn_native_def *def, hn_value owner) {
    for (; def->name; def++) HN_TRY(add_function(vm, d, def, owner));
    return HN_OK;
}
static hn_status add_primitives(hn_vm *vm, hn_dict *d, const hn_primitive_def *p) {
    for (; p && p->def.name; p++) HN_TRY(add_function(vm, d, &p->def, HN_NONE));
    return HN_OK;
}
static hn_status add_all_primitives(hn_vm *vm, hn_dict *d) {
    for (size_t i = 0; i < sizeof lib_primitives / sizeof *lib_primitives; i++)
        HN_TRY(add_primitives(vm, d, lib_primitives[i]));
    for (size_t i = 0; i < MODULES; i++) HN_TRY(add_primitives(vm, d, modules[i]->primitives));
    return HN_OK;
}

static hn_status add_type(hn_vm *vm, hn_type_id id) {
    return hndict_set_str(vm, vm->builtins, vm->types[id]->name, hnv_from_ref(vm->types[id]));
}

static hn_status add_builtins(hn_vm *vm) {
    hn_dict *d = vm->builtins;
    hn_value text;
    HN_TRY(hnstr_intern_utf8(vm, "builtins", 8, &text));
    HN_TRY(hndict_set_str(vm, d, HN_NAME(vm, __name__), text));
    HN_TRY(hnstr_from_z(vm, "Built-in functions, types, exceptions, and other objects.", &text));
    HN_TRY(hndict_set_str(vm, d, HN_NAME(vm, __doc__), text));
    HN_TRY(hndict_set_str(vm, d, HN_NAME(vm, __package__), vm->empty_str));
    HN_TRY(lib_add(vm, d, "None", HN_NONE));
    HN_TRY(lib_add(vm, d, "True", HN_TRUE));
    HN_TRY(lib_add(vm, d, "False", HN_FALSE));
    HN_TRY(lib_add(vm, d, "Ellipsis", HN_ELLIPSIS));
    HN_TRY(lib_add(vm, d, "NotImplemented", HN_NOTIMPLEMENTED));
    HN_TRY(lib_add(vm, d, "__debug__", HN_TRUE));
    for (size_t i = 0; i < sizeof lib_builtins / sizeof *lib_builtins; i++)
        HN_TRY(add_functions(vm, d, lib_builtins[i], HN_NONE));
    for (size_t i = 0; i < sizeof named_types / sizeof *named_types; i++)
        HN_TRY(add_type(vm, named_types[i]));
    for (int id = HN_T_BASEEXCEPTION; id < HN_T_COUNT; id++) HN_TRY(add_type(vm, (hn_type_id)id));
    HN_TRY(lib_add(vm, d, "EnvironmentError", hnv_from_ref(vm->types[HN_T_OSERROR])));
    return lib_add(vm, d, "IOError", hnv_from_ref(vm->types[HN_T_OSERROR]));
}

static hn_status add_builtins_module(hn_vm *vm) {
    hn_value module, name = hndict_get_str(vm, vm->builtins, HN_NAME(vm, __name__));
    HN_TRY(hnmodule_new(vm, name, vm->builtins, &module));
    return hndict_set_str(vm, vm->modules, name, module);
}

const hn_module_def *hnlib_find_module(hn_value name) {
    for (size_t i = 0; i < MODULES; i++)
        if (!modules[i]->face && hnstr_equal_z(name, modules[i]->name)) return modules[i];
    return NULL;
}

const hn_class_def *hnlib_find_class(hn_value name) {
    for (size_t i = 0; i < MODULES; i++)
        for (const hn_class_def *c = modules[i]->classes; c && c->name; c++)
            if (hnstr_equal_z(name, c->name)) return c;
    return NULL;
}

static bool has_method(const hn_class_def *c, const hn_native_def *method) {
    for (const hn_primitive_def *d = c->methods; d->def.name; d++)
        if (&d->def == method) return true;
    return false;
}
const hn_class_def *hnlib_class_of(const hn_native_def *method) {
    for (size_t i = 0; i < MODULES; i++)
        for (const hn_class_def *c = modules[i]->classes; c && c->name; c++)
            if (has_method(c, method)) return c;
    return NULL;
}

static hn_status add_constants(hn_vm *vm, hn_dict *d, const hn_constant_def *c) {
    for (; c && c->name; c++) {
        hn_value v = hnv_from_double(c->number);
        if (c->text) HN_TRY(hnstr_from_z(vm, c->text, &v));
        HN_TRY(lib_add(vm, d, c->name, v));
    }
    return HN_OK;
}

hn_status hnlib_make_module(hn_vm *vm, const hn_module_def *def, hn_value *out) {
    hn_dict *d = hndict_new(vm, 0);
    hn_value name, doc = HN_NONE;
    if (!d) return HN_NOMEM;
    HN_TRY(hnstr_intern_utf8(vm, def->name, strlen(def->name), &name));
    if (def->doc) HN_TRY(hnstr_from_z(vm, def->doc, &doc));
    HN_TRY(hndict_set_str(vm, d, HN_NAME(vm, __name__), name));
    HN_TRY(hndict_set_str(vm, d, HN_NAME(vm, __doc__), doc));
    HN_TRY(hndict_set_str(vm, d, HN_NAME(vm, __package__), vm->empty_str));
    if (def->functions) HN_TRY(add_functions(vm, d, def->functions, name));
    HN_TRY(add_constants(vm, d, def->constants));
    return hnmodule_new(vm, name, d, out);
}

hn_status hnlib_init(hn_vm *vm) {
    HN_TRY(hndunders_define(vm));
    HN_TRY(hnexception_define(vm));
    for (size_t i = 0; i < sizeof lib_types / sizeof *lib_types; i++) HN_TRY(hntype_define(vm, lib_types[i]));
    HN_TRY(add_builtins(vm));
    HN_TRY(
        hndict_update(vm, vm->internals, vm->builtins)); /* what programs do to builtins is not seen there */
    HN_TRY(add_all_primitives(vm, vm->internals));
    return add_builtins_module(vm);
}
