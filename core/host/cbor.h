/* Python values as CBOR (RFC 8949), the form in which they cross the boundary. docs/wire-format.md lists what
 * becomes what. Neither side recurses; depth is bounded by meter.nesting_limit. */
#ifndef HN_HOST_CBOR_H
#define HN_HOST_CBOR_H

#include "object/state.h"

typedef enum hn_cbor_flag {
    HN_CBOR_HANDLES = 1,   /* what has no form of its own crosses as a handle or record, not as an error */
    HN_CBOR_UNLIMITED = 2, /* the core's own questions and answers, which may be as large as a file */
    HN_CBOR_DESCRIBE = 4,  /* with handles: what only Python can describe is collected in vm->undescribed */
    HN_CBOR_PIECES = 8,    /* may return HN_SLICE (base/work.h): call it again with the same arguments */
} hn_cbor_flag;

/* Registered tags, and ours (unassigned by IANA; 0x484E is "HN"). */
enum {
    HN_CBOR_TIME_TEXT = 0,   /* text: RFC 3339. Only to the sandbox, as the next */
    HN_CBOR_TIME_NUMBER = 1, /* number: seconds since 1970 */
    HN_CBOR_POSITIVE = 2,
    HN_CBOR_NEGATIVE = 3,
    HN_CBOR_UINT8_ARRAY = 64,
    HN_CBOR_DAY_NUMBER = 100, /* integer: days since 1970. Only to the sandbox */
    HN_CBOR_SET = 258,
    HN_CBOR_COMPLEX = 43000,
    HN_CBOR_SELF = 55799,
    HN_CBOR_TUPLE = 0x484E,       /* array */
    HN_CBOR_FROZENSET = 0x484F,   /* array */
    HN_CBOR_BYTEARRAY = 0x4850,   /* bytes */
    HN_CBOR_SURROGATES = 0x4851,  /* bytes: WTF-8 of a str that has lone surrogates */
    HN_CBOR_RANGE = 0x4852,       /* array of start, stop, step */
    HN_CBOR_CONSTANT = 0x4853,    /* text: "Ellipsis" or "NotImplemented" */
    HN_CBOR_EXCEPTION = 0x4854,   /* map: type, message, args; with HN_CBOR_HANDLES also id; in: and more */
    HN_CBOR_OBJECT = 0x4855,      /* map: class, repr, id. Only from the sandbox */
    HN_CBOR_HANDLE = 0x4856,      /* unsigned: the object with this id. Only to the sandbox */
    HN_CBOR_RECORD = 0x4857,      /* map: class, repr, id, fields. Only from the sandbox */
    HN_CBOR_REFERENCE = 0x485D,   /* unsigned: the array or map so many levels out; 0 is the one around */
    HN_CBOR_MADE = 0x485E,        /* array: a class of the library's, and its argument. Only to the sandbox */
    HN_CBOR_HOST_OBJECT = 0x4858, /* to the sandbox a map (host/handle.h), from it the key */
};

/* Appends v. TypeError names the path to a value that has no form, ValueError too much depth, or
 * an exception that contains itself. The
 * buffer is as it was unless HN_OK. HN_STOPPED at meter.value_bytes_limit or value_items_limit, as soon as
 * that is passed: a shared object counts each time that it is written. */
HN_CHECK hn_status hncbor_encode(hn_vm *vm, hn_value v, unsigned flags, hn_buf *to);
/* Appends [args, kwargs]: n positionals, and after them the values of kwnames (tuple or UNBOUND). ValueError
 * at these limits. */
HN_CHECK hn_status hncbor_encode_call(hn_vm *vm, const hn_value *args, uint32_t n, hn_value kwnames,
                                      unsigned flags, hn_buf *to);
/* Exactly one item, nothing after it. ValueError "invalid CBOR at byte ...": hostile input is fine; also at
 * the limits of what may cross. HN_SLOW: there are dates in it, and module datetime has to be imported first,
 * or what only Python can make, exceptions included (frozen host_decode does that). Between two pieces
 * (HN_CBOR_PIECES) there must be no collection, which does not see what was read; the bytes may be in another
 * place. */
HN_CHECK hn_status hncbor_decode(hn_vm *vm, const uint8_t *p, size_t n, unsigned flags, hn_value *out);

#endif
