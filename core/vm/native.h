/* Entering C functions: the number of arguments, keywords, padding with HN_UNBOUND, and the type of self.
 * vm/call.c calls natives through hnnative_call; a native that works by another one uses hnnative_instead. A
 * definition's fn is called here and nowhere else. */
#ifndef HN_VM_NATIVE_H
#define HN_VM_NATIVE_H

#include "object/takes.h"
#include "object/state.h"

/* The one place where a C function is entered. Its arguments are padded; where its row declares what it takes
 * (HN_NATIVE_CHECKED), they are compared with that first: SystemError. */
HN_CHECK hn_status hnnative_enter_checked(hn_vm *vm, const hn_native_def *def, const hn_value *args,
                                          uint32_t n, hn_value *out);
HN_CHECK HN_INLINE hn_status hnnative_enter(hn_vm *vm, const hn_native_def *def, const hn_value *args,
                                            uint32_t n, hn_value *out) {
    if (HN_UNLIKELY(def->flags & HN_NATIVE_CHECKED)) return hnnative_enter_checked(vm, def, args, n, out);
    return def->fn(vm, args, n, out);
}

/* Raises what is to be said of an argument that does not fit: SystemError, except for the class that a
 * program has handed to a __new__ of the library. */
HN_CHECK hn_status hnnative_refuse(hn_vm *vm, hn_value v);

/* Calls `nat` with args[0..n) positionals (self included for methods; a bound self is not) and the values of
 * kwnames behind them. args[-1] must be writable when nat is bound. May return HN_TAIL. */
HN_CHECK hn_status hnnative_call(hn_vm *vm, const hn_native *nat, hn_value *args, uint32_t n,
                                 hn_value kwnames, hn_value *out);
/* Sets out the n arguments, the first `self` of them in front, as a definition of style HN_KW takes them: in
 * *buf, which has room for HN_NATIVE_ARGS, *count of them. TypeError. */
#define HN_NATIVE_ARGS 17u
HN_CHECK hn_status hnnative_arguments(hn_vm *vm, const hn_native_def *def, const hn_value *args, uint32_t n,
                                      uint32_t self, hn_value owner, hn_value kwnames, hn_value *buf,
                                      uint32_t *count);
/* The TypeError of arguments that do not fit a definition of a function without a self; HN_OK where they
 * fit. */
HN_CHECK hn_status hnnative_misfit(hn_vm *vm, const hn_native_def *def, const hn_value *args, uint32_t n,
                                   hn_value owner, hn_value kwnames);
/* hnnative_call for a bare definition that has no self (the call of a builtin type). */
HN_CHECK hn_status hnnative_call_def(hn_vm *vm, const hn_native_def *def, const hn_value *args, uint32_t n,
                                     uint32_t self, hn_value owner, hn_value kwnames, hn_value *out);
/* A native that does its work by another one, whose arguments fit. RecursionError where that goes too
 * deep. */
HN_CHECK hn_status hnnative_instead(hn_vm *vm, const hn_native_def *def, const hn_value *args, uint32_t n,
                                    hn_value *out);
/* The same for the setter of an attribute. */
HN_CHECK hn_status hnnative_set(hn_vm *vm, const hn_getset_def *def, hn_value self, hn_value v);

#endif
