/* bytes and bytearray: creation, views of their content, hashes. All layers from object up call these; more
 * functions, for the methods, are in text.h. A pointer from hnbytes_view is valid only until the object
 * changes. */
#ifndef HN_OBJECT_BYTES_H
#define HN_OBJECT_BYTES_H

#include "object/state.h"

/* bytes and bytearray */
hn_bytes *hnbytes_alloc(hn_vm *vm, uint32_t len); /* data uninitialised */
HN_CHECK hn_status hnbytes_new(hn_vm *vm, const void *p, size_t n, hn_value *out);
HN_CHECK hn_status hnbytearray_new(hn_vm *vm, const void *p, size_t n, hn_value *out);
/* Pointer and length of a bytes or bytearray value; false for others. Valid until the object changes. */
bool hnbytes_view(hn_value v, const uint8_t **p, uint32_t *n);
/* The same for bytes and bytearray only. */
bool hnbytes_own(hn_value v, const uint8_t **p, uint32_t *n);
/* hash() of bytes. */
HN_CHECK hn_status hnbytes_hash(hn_vm *vm, hn_value bytes, int64_t *out);

#endif
