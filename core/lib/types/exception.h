/* The registration of all exception types, for lib.c, and the functions that exception.c and exception_text.c
 * share. To make or raise an exception from C, use object/exc.h. */
#ifndef HN_LIB_TYPES_EXCEPTION_H
#define HN_LIB_TYPES_EXCEPTION_H

#include "object/type.h"

/* Registers every exception type: methods, fields, calls. */
HN_CHECK hn_status hnexception_define(hn_vm *vm);
/* A field of an exception, None while it is unset. */
hn_value hnexception_field(hn_vm *vm, hn_value exc, hn_value name);
/* BaseException.__str__. */
hn_status hnexception_str(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);
/* __str__ of the families that have one of their own (exception_text.c). */
hn_status hnexception_str_os(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);
hn_status hnexception_str_import(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);
hn_status hnexception_str_syntax(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);
hn_status hnexception_str_decode(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);
hn_status hnexception_str_encode(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);
hn_status hnexception_str_translate(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);

#endif
