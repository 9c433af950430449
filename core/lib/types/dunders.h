/* The registration of the builtin types' operator and protocol methods, for lib.c. It must run before the
 * types' own tables, which may override some. */
#ifndef HN_LIB_TYPES_DUNDERS_H
#define HN_LIB_TYPES_DUNDERS_H

#include "object/type.h"

/* Registers them all; the types' own tables may override some afterwards. */
HN_CHECK hn_status hndunders_define(hn_vm *vm);

#endif
