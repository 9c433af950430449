/* Python values as CBOR (RFC 8949), the form in which they cross between a program and its host. host.c and
 * future.c use it for calls and answers, api for results, variables and validation; docs/wire-format.md lists
 * the form of each value. Neither direction recurses in C or runs Python code, and meter.nesting_limit bounds
 * the depth. */
#ifndef HN_HOST_CBOR_H
#define HN_HOST_CBOR_H

#include "object/state.h"

typedef enum hn_cbor_flag {
    HN_CBOR_HANDLES = 1,   /* a value without a CBOR form crosses as a handle or record; it is not an error */
    HN_CBOR_UNLIMITED = 2, /* for the core's requests and answers, which may be as large as a file */
    HN_CBOR_DESCRIBE =
        4, /* with handles: what only Python can describe is collected in vm->exchange.undescribed */
    HN_CBOR_PIECES = 8, /* may return HN_AGAIN (base/work.h): call again with the same arguments */
} hn_cbor_flag;

enum {
#define HN_TAG(name, number, ...) HN_CBOR_##name = number,
#include "host/tags.def"
#undef HN_TAG
};

/* Appends v. TypeError: a value has no CBOR form; the message has the path to it. ValueError: there are too
 * many levels, or an exception contains itself. HN_STOPPED: meter.value_bytes_limit or value_items_limit is
 * passed. A shared object counts each time that it is written. Without HN_OK, the buffer is as before. */
HN_CHECK hn_status hncbor_encode(hn_vm *vm, hn_value v, unsigned flags, hn_buf *to);
/* Appends [args, kwargs]: n positionals, then the values of kwnames (tuple or UNBOUND). At the limits it
 * raises ValueError. */
HN_CHECK hn_status hncbor_encode_call(hn_vm *vm, const hn_value *args, uint32_t n, hn_value kwnames,
                                      unsigned flags, hn_buf *to);
/* Decodes exactly one item. ValueError "invalid CBOR at byte ...": the bytes are invalid, or exceed the
 * limits on values. HN_SLOW: module datetime has to be imported first, or the bytes hold objects that only
 * Python can make, such as exceptions (frozen host_decode). Between two pieces (HN_CBOR_PIECES) no collection
 * may run, since it does not see the values read so far. The bytes may move. */
HN_CHECK hn_status hncbor_decode(hn_vm *vm, const uint8_t *p, size_t n, unsigned flags, hn_value *out);

/* Requests of the host that are read where they lie, without making objects of them (api/request.c). */
typedef struct hn_scan {
    const uint8_t *start, *p, *end; /* p: the next item */
} hn_scan;
typedef enum hn_item_kind {
    HN_ITEM_NONE,
    HN_ITEM_NULL,
    HN_ITEM_BOOL,   /* number is 0 or 1 */
    HN_ITEM_NUMBER, /* number, rounded to a double */
    HN_ITEM_TEXT,   /* n bytes at p; nobody has checked that they are UTF-8 */
    HN_ITEM_BYTES,  /* n bytes at p */
    HN_ITEM_ARRAY,  /* n items follow */
    HN_ITEM_MAP,    /* n keys and values follow */
    HN_ITEM_TAG,    /* one item follows */
} hn_item_kind;
typedef struct hn_item {
    hn_item_kind kind;
    const uint8_t *p;
    size_t n;
    double number;
} hn_item;
/* Reads one item; of an array, a map or a tag only the head. Indefinite lengths are refused. ValueError as of
 * hncbor_decode. */
HN_CHECK hn_status hncbor_scan(hn_vm *vm, hn_scan *s, hn_item *out);

/* The writers of single items. Check b->failed afterwards. */
void hncbor_put_head(hn_buf *b, unsigned major, uint64_t n);
void hncbor_put_text(hn_buf *b, const char *z);
void hncbor_put_double(hn_buf *b, double d);
/* n bytes of UTF-8 or WTF-8 as a text, or with lone surrogates under their tag. */
void hncbor_put_utf8(hn_buf *b, const void *utf8, size_t n);

#endif
