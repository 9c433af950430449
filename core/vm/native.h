/* Entering C functions: the number of arguments, keywords, padding with HN_UNBOUND, and the type of self.
 * vm/call.c calls natives with these functions, and a native uses them to work by another one. Other code
 * must not call a definition's fn. */
#ifndef HN_VM_NATIVE_H
#define HN_VM_NATIVE_H

#include "object/takes.h"
#include "object/state.h"

/* Enters a C function; nothing else does. Its arguments are padded. If its row declares their kinds
 * (HN_NATIVE_CHECKED), they are checked before. SystemError: a kind is wrong. */
HN_CHECK hn_status hnnative_enter_checked(hn_vm *vm, const hn_native_def *def, const hn_value *args,
                                          uint32_t n, hn_value *out);
HN_CHECK HN_INLINE hn_status hnnative_enter(hn_vm *vm, const hn_native_def *def, const hn_value *args,
                                            uint32_t n, hn_value *out) {
    if (HN_UNLIKELY(def->flags & HN_NATIVE_CHECKED)) return hnnative_enter_checked(vm, def, args, n, out);
    return def->fn(vm, args, n, out);
}

/* Raises SystemError for an argument of the wrong kind, or TypeError if it is the class that a program passed
 * to a __new__ of the library. */
HN_CHECK hn_status hnnative_refuse(hn_vm *vm, hn_value v);

/* Calls `nat` with the positionals args[0..n) and the values of kwnames behind them. For a method they
 * include self, but not a bound self. If nat is bound, args[-1] must be writable. May return HN_TAIL. */
HN_CHECK hn_status hnnative_call(hn_vm *vm, const hn_native *nat, hn_value *args, uint32_t n,
                                 hn_value kwnames, hn_value *out);
/* Lays out n arguments as a definition of style HN_KW takes them. The first `self` of them are not
 * parameters. *buf has room for HN_NATIVE_ARGS; *count becomes the number of values there. TypeError: they do
 * not fit. */
#define HN_NATIVE_ARGS 17u
HN_CHECK hn_status hnnative_arguments(hn_vm *vm, const hn_native_def *def, const hn_value *args, uint32_t n,
                                      uint32_t self, hn_value owner, hn_value kwnames, hn_value *buf,
                                      uint32_t *count);
/* Raises the TypeError of arguments that do not fit a function without self. HN_OK: they fit. */
HN_CHECK hn_status hnnative_misfit(hn_vm *vm, const hn_native_def *def, const hn_value *args, uint32_t n,
                                   hn_value owner, hn_value kwnames);
/* As hnnative_call, for a definition without self: the call of a builtin type. */
HN_CHECK hn_status hnnative_call_def(hn_vm *vm, const hn_native_def *def, const hn_value *args, uint32_t n,
                                     uint32_t self, hn_value owner, hn_value kwnames, hn_value *out);
/* Calls a native for another native that works by it; the arguments fit. RecursionError: that goes too
 * deep. */
HN_CHECK hn_status hnnative_instead(hn_vm *vm, const hn_native_def *def, const hn_value *args, uint32_t n,
                                    hn_value *out);
/* Calls the setter of an attribute in the same way. */
HN_CHECK hn_status hnnative_set(hn_vm *vm, const hn_getset_def *def, hn_value self, hn_value v);

#endif
