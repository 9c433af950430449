/* Natives and helpers that only bytes, bytearray and memoryview share, for their tables of methods. Methods
 * that str has, too, are in str_search.h. */
#ifndef HN_LIB_TYPES_BYTES_SHARED_H
#define HN_LIB_TYPES_BYTES_SHARED_H

#include "lib/types/str_view.h"
#include "object/memory.h"

#define HN_BYTES_METHOD(name)                                                                                \
    HN_CHECK hn_status name(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);
/* bytes_case.c */
HN_BYTES_METHOD(hnbytescase_lower)
HN_BYTES_METHOD(hnbytescase_upper)
HN_BYTES_METHOD(hnbytescase_title)
HN_BYTES_METHOD(hnbytescase_capitalize)
HN_BYTES_METHOD(hnbytescase_swapcase)
HN_BYTES_METHOD(hnbytescase_isalnum)
HN_BYTES_METHOD(hnbytescase_isalpha)
HN_BYTES_METHOD(hnbytescase_isascii)
HN_BYTES_METHOD(hnbytescase_isdigit)
HN_BYTES_METHOD(hnbytescase_islower)
HN_BYTES_METHOD(hnbytescase_isspace)
HN_BYTES_METHOD(hnbytescase_istitle)
HN_BYTES_METHOD(hnbytescase_isupper)
/* bytes_make.c */
HN_BYTES_METHOD(hnbytesmake_decode)
HN_BYTES_METHOD(hnbytesmake_hex)
HN_BYTES_METHOD(hnbytesmake_join)
HN_BYTES_METHOD(hnbytesmake_translate)
HN_BYTES_METHOD(hnbytesmake_maketrans)
/* memoryview.c: __buffer__ and __release_buffer__ */
HN_BYTES_METHOD(hnbuffer_get)
HN_BYTES_METHOD(hnbuffer_release)
#undef HN_BYTES_METHOD

/* bytes_make.c: how both are made. */

/* The bytes that bytes(...) and bytearray(...) make of source, encoding, errors, as a bytes. HN_SLOW when
 * Python code has to say (__bytes__, __index__, iterables). `name` is the type's, for messages. */
HN_CHECK hn_status hnbytesmake_make(hn_vm *vm, const char *name, const hn_value *args, hn_value *out);
/* How many zeros an int as the source asks for. OverflowError, ValueError. */
HN_CHECK hn_status hnbytesmake_count(hn_vm *vm, hn_value v, uint32_t *out);
/* fromhex(text) as a bytes. */
HN_CHECK hn_status hnbytesmake_parse_hex(hn_vm *vm, hn_value text, hn_value *out);

#endif
