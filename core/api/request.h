/* Requests of the hosts of the modules: CBOR maps whose keys are names of options (docs/abi.md). run.c and
 * setup.c read them where they lie, without making objects. A host writes a request and the session never
 * keeps one, so the loops over it are not charged. Where a function returns false, the session's problem
 * names the option. */
#ifndef HN_API_REQUEST_H
#define HN_API_REQUEST_H

#include "api/session.h"
#include "host/cbor.h"

/* The name of an option as a constant, to be compared with that of an item. */
#define HN_NAMED(text)                                                                                       \
    { .p = (const uint8_t *)(text), .n = sizeof(text) - 1 }
/* What an option may be: a bit for each hn_item_kind. */
#define HN_IS(KIND)  (1u << HN_ITEM_##KIND)
#define HN_IS_STRING (HN_IS(TEXT) | HN_IS(BYTES))

typedef struct hn_option {
    hn_item name;
    unsigned kinds;
} hn_option;

/* The value of an option. item.kind is HN_ITEM_NONE if the request lacks it or has null. */
typedef struct hn_given {
    hn_item item;
    hn_scan within; /* of a map: its keys and values */
    hn_item whole;  /* the bytes of the value, its head included */
} hn_given;

/* Reads a request of n bytes at p: fills given[i], which is zeroed before, from the value of options[i]. */
bool hnrequest_read(hn_session *s, const uint8_t *p, size_t n, const hn_option *options, unsigned count,
                    hn_given *given);
/* Reads the next key of a map and its value. */
bool hnrequest_pair(hn_session *s, hn_scan *scan, hn_item *key, hn_given *value);
/* Returns whether the bytes are those of a str: UTF-8, or with three bytes for each lone surrogate. */
bool hnrequest_is_str(hn_item item);
/* Converts a number of a request. Infinity is UINT64_MAX. */
uint64_t hnrequest_amount(double number);
/* Returns the limit of this name, or HN_LIMIT_KINDS. */
hn_limit_kind hnrequest_limit(hn_item name);
/* Sets a limit. The problem does not name it. */
bool hnrequest_set_limit(hn_session *s, hn_limit_kind kind, hn_item most);
/* Makes `what.name: why` the problem; what: "" or the option that contains the name. Returns false. */
bool hnrequest_invalid(hn_session *s, const char *what, hn_item name, const char *why);

#endif
