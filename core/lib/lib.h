/* The library for the start of a VM, the import primitives and snapshots, and the declarations of all tables
 * that lib.def lists. A file that defines such a table includes this. Start a VM with hnlib_start; hnlib_init
 * alone leaves it without frozen Python. */
#ifndef HN_LIB_LIB_H
#define HN_LIB_LIB_H

#include "lib/module.h"
#include "object/type.h"

/* Every builtin type that has methods: HN_LIB_TYPE(list) declares hnlib_list. */
#define HN_LIB_TYPE(name) extern const hn_type_def hnlib_##name;
/* Tables of functions (ending with a NULL name): builtins, and primitives that only frozen Python sees. */
#define HN_LIB_BUILTINS(name)   extern const hn_native_def hnlib_builtins_##name[];
#define HN_LIB_PRIMITIVES(name) extern const hn_primitive_def hnlib_primitives_##name[];
#define HN_LIB_MODULE(name)     extern const hn_module_def hnlib_module_##name;
#include "lib/lib.def"
#undef HN_LIB_TYPE
#undef HN_LIB_BUILTINS
#undef HN_LIB_PRIMITIVES
#undef HN_LIB_MODULE

/* Makes a zeroed hn_vm usable: types, builtins, frozen library. HN_OK or the reason it failed (then
 * hnvm_free). Host calls and output need hnhost_init (host/host.h) after it. */
HN_CHECK hn_status hnlib_start(hn_vm *vm);
/* The part of it that needs no frozen Python: methods of all types, builtins, primitives. */
HN_CHECK hn_status hnlib_init(hn_vm *vm);
/* The module in C that `import` has under this name, a str; NULL if there is none, or only the part in C of
 * one in Python. And a new module object of it. */
const hn_module_def *hnlib_find_module(hn_value name);
HN_CHECK hn_status hnlib_make_module(hn_vm *vm, const hn_module_def *def, hn_value *out);
/* The methods in C of a class ("module.Class", a str), or NULL; and the class that has a method. */
const hn_class_def *hnlib_find_class(hn_value name);
const hn_class_def *hnlib_class_of(const hn_native_def *method);
extern const hn_native_def
    hnlib_made_new; /* __new__ of classes in Python that are in C in CPython (primitives_class.c) */

#endif
