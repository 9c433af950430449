/* What lib/types, lib/mod and lib/builtins give to the interpreter's start (lib/lib.c). */
#ifndef HN_LIB_LIB_H
#define HN_LIB_LIB_H

#include "object/takes.h"
#include "object/type.h"

/* A module written in C. */
typedef struct hn_module_def {
    const char *name;
    const char *doc;
    const hn_native_def *functions;
    hn_status (*init)(hn_vm *vm, hn_dict *dict); /* constants; may be NULL */
} hn_module_def;

/* Every builtin type that has methods: HN_LIB_TYPE(list) declares hnlib_list. */
#define HN_LIB_TYPE(name) extern const hn_type_def hnlib_##name;
/* Tables of functions (ending with a NULL name): builtins, and primitives that only frozen Python sees. */
#define HN_LIB_BUILTINS(name)   extern const hn_native_def hnlib_builtins_##name[];
#define HN_LIB_PRIMITIVES(name) extern const hn_primitive_def hnlib_primitives_##name[];
#define HN_LIB_MODULE(name)     extern const hn_module_def hnlib_module_##name;
/* Methods that frozen Python gives to classes of its own (_type_natives). */
#define HN_LIB_METHODS(name) extern const hn_primitive_def hnlib_methods_##name[];
#include "lib/lib.def"
#undef HN_LIB_TYPE
#undef HN_LIB_BUILTINS
#undef HN_LIB_PRIMITIVES
#undef HN_LIB_MODULE
#undef HN_LIB_METHODS

/* Makes a zeroed hn_vm usable: types, builtins, frozen library. HN_OK or the reason it failed (then
 * hnvm_free). Host calls and output need hnhost_init (host/host.h) after it. */
HN_CHECK hn_status hnlib_start(hn_vm *vm);
/* The part of it that needs no frozen Python: methods of all types, builtins, primitives. */
HN_CHECK hn_status hnlib_init(hn_vm *vm);
/* The C module of this name, or NULL; and a new module object of it. */
const hn_module_def *hnlib_find_module(hn_value name);
HN_CHECK hn_status hnlib_make_module(hn_vm *vm, const hn_module_def *def, hn_value *out);
/* A table of methods for classes of frozen Python (HN_LIB_METHODS), or NULL; and the name of the one that a
 * method is in. */
const hn_primitive_def *hnlib_find_methods(hn_value name);
const char *hnlib_methods_of(const hn_native_def *method);

#endif
