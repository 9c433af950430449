/* CBOR from JSON, for requests in tests. <...> is a string of bytes that contains CBOR; numbers may be inf. */
#ifndef HN_TESTS_UNIT_JSON_CBOR_H
#define HN_TESTS_UNIT_JSON_CBOR_H

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct cbor {
    uint8_t at[20000];
    size_t n;
} cbor;

static const char *put_item(cbor *c, const char *p);

static void put_head(cbor *c, unsigned major, size_t n) {
    if (n < 24) {
        c->at[c->n++] = (uint8_t)(major << 5 | n);
        return;
    }
    c->at[c->n++] = (uint8_t)(major << 5 | 26);
    for (int shift = 24; shift >= 0; shift -= 8) c->at[c->n++] = (uint8_t)(n >> shift);
}

static void put_double(cbor *c, double d) {
    uint64_t bits;
    memcpy(&bits, &d, sizeof bits);
    c->at[c->n++] = 0xFB;
    for (int shift = 56; shift >= 0; shift -= 8) c->at[c->n++] = (uint8_t)(bits >> shift);
}

/* The items up to the character `end`, behind a head that counts them. */
static const char *put_items(cbor *c, const char *p, char end) {
    cbor *within = calloc(1, sizeof *within);
    size_t n = 0;
    for (p++; *p != end; n++) {
        p = put_item(within, p);
        while (*p == ',' || *p == ':' || *p == ' ') p++;
    }
    put_head(c, end == '}' ? 5 : end == ']' ? 4 : 2, end == '}' ? n / 2 : end == ']' ? n : within->n);
    memcpy(c->at + c->n, within->at, within->n);
    c->n += within->n;
    free(within);
    return p + 1;
}

static const char *put_number(cbor *c, const char *p) {
    char *end;
    double d = strtod(p, &end); /* "inf" as well */
    if (d >= 0 && d < 1e9 && d == floor(d))
        put_head(c, 0, (size_t)d);
    else
        put_double(c, d);
    return end;
}

static const char *put_item(cbor *c, const char *p) {
    const char *end;
    switch (*p) {
    case '{': return put_items(c, p, '}');
    case '[': return put_items(c, p, ']');
    case '<': return put_items(c, p, '>');
    case '"':
        end = strchr(p + 1, '"');
        put_head(c, 3, (size_t)(end - p - 1));
        memcpy(c->at + c->n, p + 1, (size_t)(end - p - 1));
        c->n += (size_t)(end - p - 1);
        return end + 1;
    case 'n': c->at[c->n++] = 0xF6; return p + 4;
    case 't': c->at[c->n++] = 0xF5; return p + 4;
    case 'f': c->at[c->n++] = 0xF4; return p + 5;
    default: return put_number(c, p);
    }
}

#endif
