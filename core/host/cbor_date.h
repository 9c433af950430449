/* The classes of module datetime on the wire: tags over the values of their slots, and the registered tag for
 * the text of a day (RFC 8943). */
#ifndef HN_HOST_CBOR_DATE_H
#define HN_HOST_CBOR_DATE_H

#include "object/state.h"

enum {
    HN_CBOR_DAY_TEXT = 1004,    /* text: YYYY-MM-DD */
    HN_CBOR_DATETIME = 0x4859,  /* array: year, month, day, hour, minute, second, microsecond, zone, fold */
    HN_CBOR_TIME = 0x485A,      /* array: hour, minute, second, microsecond, zone, fold */
    HN_CBOR_TIMEDELTA = 0x485B, /* array: days, seconds, microseconds */
    HN_CBOR_TIMEZONE = 0x485C,  /* array: seconds east of UTC, microseconds, name or null */
};

/* The tag of an instance of one of the classes, and its values as a tuple (or, for a day, a str); 0: none. */
HN_CHECK hn_status hncbor_date_parts(hn_vm *vm, hn_value v, uint64_t *tag, hn_value *out);
bool hncbor_date_is_tag(uint64_t tag);
/* The value of a tag's content; *out UNBOUND when it has none. HN_SLOW: module datetime has to be imported
 * first. */
HN_CHECK hn_status hncbor_date_make(hn_vm *vm, uint64_t tag, hn_value content, hn_value *out);

#endif
