/* The values of literals. hnconstant_make is for natives that handle a tree outside the compiler
 * (lib/syntax.c makes the objects of module ast); the compiler's functions for constants are in unit.h. */
#ifndef HN_FRONT_CONSTANT_H
#define HN_FRONT_CONSTANT_H

#include "front/ast.h"
#include "object/state.h"

/* HN_NOMEM; the ValueError or the stop of an int of too many digits. */
HN_CHECK hn_status hnconstant_make(hn_vm *vm, const hn_const *k, hn_value *out);

#endif
