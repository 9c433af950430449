/* Methods that only bytes and bytearray have, as natives, and how both are made. */
#ifndef HN_LIB_TYPES_BYTES_SHARED_H
#define HN_LIB_TYPES_BYTES_SHARED_H

#include "lib/types/str_view.h"
#include "object/memory.h"

#define HN_BYTES_METHOD(name)                                                                                \
    HN_CHECK hn_status name(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);
/* bytes_case.c */
HN_BYTES_METHOD(hnbytes_lower)
HN_BYTES_METHOD(hnbytes_upper)
HN_BYTES_METHOD(hnbytes_title)
HN_BYTES_METHOD(hnbytes_capitalize)
HN_BYTES_METHOD(hnbytes_swapcase)
HN_BYTES_METHOD(hnbytes_isalnum)
HN_BYTES_METHOD(hnbytes_isalpha)
HN_BYTES_METHOD(hnbytes_isascii)
HN_BYTES_METHOD(hnbytes_isdigit)
HN_BYTES_METHOD(hnbytes_islower)
HN_BYTES_METHOD(hnbytes_isspace)
HN_BYTES_METHOD(hnbytes_istitle)
HN_BYTES_METHOD(hnbytes_isupper)
/* bytes_make.c */
HN_BYTES_METHOD(hnbytes_decode)
HN_BYTES_METHOD(hnbytes_hex)
HN_BYTES_METHOD(hnbytes_join)
HN_BYTES_METHOD(hnbytes_translate)
HN_BYTES_METHOD(hnbytes_maketrans)
/* memoryview.c: __buffer__ and __release_buffer__ */
HN_BYTES_METHOD(hnbytes_buffer)
HN_BYTES_METHOD(hnbytes_release_buffer)
#undef HN_BYTES_METHOD

/* The bytes that bytes(...) and bytearray(...) make of source, encoding, errors, as a bytes. HN_SLOW when
 * Python code has to say (__bytes__, __index__, iterables). `name` is the type's, for messages. */
HN_CHECK hn_status hnbytes_make(hn_vm *vm, const char *name, const hn_value *args, hn_value *out);
/* fromhex(text) as a bytes. */
HN_CHECK hn_status hnbytes_parse_hex(hn_vm *vm, hn_value text, hn_value *out);

#endif
