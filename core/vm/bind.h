/* The general way to bind a call's arguments to the parameters of a Python function, with *args and **kwargs.
 * Only vm/call.c calls it, where its own short ways do not fit. The caller's arguments stay as they are, so
 * the instruction can be run again. */
#ifndef HN_VM_BIND_H
#define HN_VM_BIND_H

#include "object/state.h"

/* Binds the n arguments at *regs to fn's parameters. kwnames (tuple or UNBOUND) names the last ones. On
 * success *regs points to nlocals bound registers on the stack. TypeError, with CPython's wording: they do
 * not fit. */
HN_CHECK hn_status hnbind_arguments(hn_vm *vm, hn_function *fn, hn_value **regs, uint32_t n,
                                    hn_value kwnames);

#endif
