/* JSON to CBOR and back, and growing byte buffers, for the command line. main.c, serve.c, saved.c and dir.c
 * use it. JSON cannot hold each value of Python: tuples and sets become arrays, bytes become text. */
#ifndef HN_WASI_JSON_H
#define HN_WASI_JSON_H

#include "hognose.h"

#include <cJSON.h>

typedef struct bytes {
    uint8_t *data;
    size_t len, cap;
    bool failed;
} bytes;
void bytes_put(bytes *b, const void *p, size_t n);
void bytes_free(bytes *b);

/* Appends the value's CBOR: integers that a double holds exactly become ints. */
void json_to_cbor(const cJSON *v, bytes *to);
/* What somebody typed as an answer: JSON where it is some, otherwise a text. False: it would be cut. */
bool json_answer(const char *text, bytes *to);
/* The value that starts at *p; NULL when it has no JSON form (too deep, damaged). Caller owns it. Tuples and
 * sets become arrays, bytes their hexadecimal text, non-string keys their text. */
cJSON *json_from_cbor(const uint8_t **p, const uint8_t *end, int depth);
/* A text that may have null characters. Caller owns it; NULL without memory. */
cJSON *json_text(const void *text, size_t n);
/* The bytes that the CBOR at p is, and how many; NULL: it is something else. */
const uint8_t *json_read_bytes(const uint8_t *p, const uint8_t *end, size_t *n);
/* Appends bytes as CBOR. */
void json_put_bytes(bytes *to, const void *p, size_t n);
/* Whether a text of JSON has null characters: cJSON's texts end at one, so that what has one would be cut. */
bool json_has_null(const char *text);
/* What a run came to: "error" for an exception, the same for a limit, and "usage". */
void json_add_exception(cJSON *o, hn_session *s);
void json_add_limit(cJSON *o, hn_session *s, hn_limit_kind kind, uint64_t used);
void json_add_usage(cJSON *o, hn_session *s);
/* Prints it as one line, which is UTF-8 whatever is in it: a surrogate is escaped, any other byte that fits
 * nowhere is U+FFFD. */
void json_show(const cJSON *o);
/* Every member of the object becomes a variable. */
bool json_set_inputs(hn_session *s, const char *text, char *problem, size_t cap);

#endif
