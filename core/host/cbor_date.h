/* The classes of module datetime in CBOR: tags over the values of their slots, and the registered tag for the
 * text of a day (RFC 8943). cbor_encode.c and cbor_decode.c call it. It does not import the module: HN_SLOW
 * asks the caller for that. */
#ifndef HN_HOST_CBOR_DATE_H
#define HN_HOST_CBOR_DATE_H

#include "host/cbor.h"

/* The tag of an instance of one of the classes, and its values as a tuple (or, for a day, a str); 0: none. */
HN_CHECK hn_status hncbor_date_parts(hn_vm *vm, hn_value v, uint64_t *tag, hn_value *out);
bool hncbor_date_is_tag(uint64_t tag);
/* The value of a tag's content; *out UNBOUND when it has none. HN_SLOW: module datetime has to be imported
 * first. */
HN_CHECK hn_status hncbor_date_make(hn_vm *vm, uint64_t tag, hn_value content, hn_value *out);

#endif
