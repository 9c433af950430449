/* The operator and protocol methods of the builtin types. */
#ifndef HN_LIB_TYPES_DUNDERS_H
#define HN_LIB_TYPES_DUNDERS_H

#include "object/type.h"

/* Registers them all; the types' own tables may override some afterwards. */
HN_CHECK hn_status hndunders_define(hn_vm *vm);

#endif
