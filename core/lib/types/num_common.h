/* Helpers for the methods of numbers and the numeric builtins. hntypes_num_text fills a buffer that its
 * caller must free, whatever the status. */
#ifndef HN_LIB_TYPES_NUM_COMMON_H
#define HN_LIB_TYPES_NUM_COMMON_H

#include "lib/lib.h"
#include "object/exc.h"
#include "object/int.h"
#include "object/num_internal.h"
#include "object/seq.h"
#include "object/str.h"
#include "vm/call.h"

/* True for the builtin values themselves: nothing of a class that a program made. */
static inline bool hnnummethod_exact(hn_value v) {
    return !hnv_of_user_class(v);
}
/* An argument of type int, bool or derived from int; UNBOUND otherwise. */
static inline hn_value hnnummethod_as_int(hn_value v) {
    v = hnv_payload(v);
    return hnint_is(v) ? v : HN_UNBOUND;
}
/* TypeError "'str' object cannot be interpreted as an integer". */
hn_status hntypes_num_not_int(hn_vm *vm, hn_value v);
/* An int argument that may be an object with __index__ (HN_SLOW) or nothing of the kind (TypeError). */
HN_CHECK hn_status hntypes_num_int_arg(hn_vm *vm, hn_value v, hn_value *out);

/* A str, bytes or bytearray as ASCII for parsing: white space at both ends is left out, Unicode decimals
 * become digits, other characters '?'. Free *b whatever the status. */
#define HNNUM_ROOM 48u /* for the text of most numbers */
HN_CHECK hn_status hntypes_num_text(hn_vm *vm, hn_value v, hn_buf *b);
/* ValueError `before` + repr(v), cut to 200 characters as CPython does. */
hn_status hntypes_num_bad_text(hn_vm *vm, const char *before, int base, hn_value v);

/* __new__: what the exact type would make, wrapped when cls is a subclass. */
HN_CHECK hn_status hntypes_num_wrap(hn_vm *vm, hn_type_id id, hn_value cls, hn_value made, hn_value *out);
/* The class argument of __new__: TypeErrors as CPython words them. */
HN_CHECK hn_status hntypes_num_check_class(hn_vm *vm, hn_type_id id, const hn_value *args, uint32_t n);

#endif
