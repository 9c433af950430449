/* Helpers that the C files of lib/ and lib/types share: str() and repr() without Python code, arguments of
 * HN_VAR natives, attribute names, and the macros of a native's definition. Code outside lib/ must not
 * include it. Functions named `..._once` may be used only once in an instruction. */
#ifndef HN_LIB_BUILTINS_H
#define HN_LIB_BUILTINS_H

#include "object/row.h"
#include "object/type.h"

#define HNLIB_END                                                                                            \
    { NULL, NULL, 0, 0, 0, 0, 0, 0, NULL, NULL }

/* str(v) and repr(v) as far as no Python code runs; HN_SLOW otherwise. */
HN_CHECK hn_status hnbuiltins_str(hn_vm *vm, hn_value v, hn_value *out);
HN_CHECK hn_status hnbuiltins_repr(hn_vm *vm, hn_value v, hn_value *out);
/* The same, left when a slice ends: once in an instruction. */
HN_CHECK hn_status hnbuiltins_str_once(hn_vm *vm, hn_value v, hn_value *out);
HN_CHECK hn_status hnbuiltins_repr_once(hn_vm *vm, hn_value v, hn_value *out);
/* v's special method as a value to be called with v first; UNBOUND if there is none. */
static inline hn_value hnbuiltins_special(hn_vm *vm, hn_value v, hn_value name) {
    return hntype_lookup(vm, hntype_of(vm, v), name);
}
/* The __text_signature__ that a row has, None if there is none or no row (function.c). */
HN_CHECK hn_status hntypes_function_signature(hn_vm *vm, const hn_native_def *def, hn_value *out);
/* "Call func with the arguments of this HN_VAR native, from the skip-th on." */
hn_status hnbuiltins_forward(hn_vm *vm, hn_value func, hn_value first, const hn_value *args, uint32_t skip,
                             uint32_t n);
/* The value of a keyword argument of an HN_VAR native with n positionals; UNBOUND if absent. */
hn_value hnbuiltins_keyword(hn_vm *vm, const hn_value *args, uint32_t n, const char *name);
/* setattr(o, name, v) past the class's own __setattr__, delattr() where v is UNBOUND (types/object.c). */
HN_CHECK hn_status hntypes_set_attr(hn_vm *vm, hn_value o, hn_value name, hn_value v, hn_value *out);
/* cls.__bases__ = bases, with no metaclass asked yet. *asks: (the bases before, the classes whose MROs have
 * changed, these before) where one has an mro() of its own, otherwise UNBOUND (types/typeobject.c). */
HN_CHECK hn_status hntypes_set_bases(hn_vm *vm, hn_value cls, hn_tuple *bases, hn_value *asks);
/* A read-only view of what the class has of its own. */
HN_CHECK hn_status hntypes_class_dict(hn_vm *vm, hn_value cls, hn_value *out);
/* __get__(None, None) is a TypeError, of every descriptor (types/descriptor.c). */
HN_CHECK hn_status hntypes_check_get(hn_vm *vm, const hn_value *args);
/* An attribute's name as an interned str. TypeError with `what` for other values. */
HN_CHECK hn_status hnbuiltins_name(hn_vm *vm, hn_value v, const char *what, hn_value *out);

#endif
