/* Items of binary data: the type codes of struct, array and memoryview, and the conversion of one item.
 * memory*.c, lib/types/memoryview.c and the modules in C call it. For an unsuitable value hnpack_put raises
 * nothing but returns HN_PACK_TYPE or HN_PACK_RANGE, and its caller words the error. */
#ifndef HN_OBJECT_PACK_H
#define HN_OBJECT_PACK_H

#include "object/state.h"

typedef enum hn_pack_kind {
    HN_PACK_NONE, /* no such code */
    HN_PACK_SIGNED,
    HN_PACK_UNSIGNED,
    HN_PACK_FLOAT,   /* of 2, 4 or 8 bytes */
    HN_PACK_COMPLEX, /* two of these */
    HN_PACK_BOOL,
    HN_PACK_BYTE, /* a bytes of length 1 */
} hn_pack_kind;

/* From hnpack_put and what is called in its place, which have raised nothing then: the value is of a wrong
 * type, or out of range. */
#define HN_PACK_TYPE  ((hn_status)101)
#define HN_PACK_RANGE ((hn_status)102)

/* What a type code means, and its size in bytes: the native one, as on 64-bit machines whatever the build.
 * The characters of array, u and w, have a size only. */
hn_pack_kind hnpack_kind(uint32_t code, uint32_t *size);
/* The item of `size` bytes at p. */
HN_CHECK hn_status hnpack_get(hn_vm *vm, hn_pack_kind kind, uint32_t size, bool big, const uint8_t *p,
                              hn_value *out);
/* Writes v to the `size` bytes at p. HN_SLOW: Python code has to convert it first (__index__, __float__,
 * __bool__). A float that only becomes infinite by 4 bytes is written so. */
HN_CHECK hn_status hnpack_put(hn_vm *vm, hn_pack_kind kind, uint32_t size, bool big, hn_value v, uint8_t *p);

#endif
