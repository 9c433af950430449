/* The primitives of datetime_format.c, for the table in datetime.c. Private to the module datetime. */
#ifndef HN_LIB_MOD_DATETIME_INTERNAL_H
#define HN_LIB_MOD_DATETIME_INTERNAL_H

#include "lib/native.h"

/* datetime_format.c */
hn_status hndatetime_format(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);
hn_status hndatetime_read(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);

#endif
