/* Strings: creation, hashing, comparison, slices, concatenation, and UTF-8. All layers from object up call
 * these. Strings are immutable, and each has the narrowest width for its code points: code that compares
 * strings relies on it. Functions named `..._long` and hnstr_hash_now look at the clock, so use them where a
 * program decides the length. The methods are in lib/types/str*.c. */
#ifndef HN_OBJECT_STR_H
#define HN_OBJECT_STR_H

#include "object/state.h"

static inline uint32_t hnstr_at(const hn_str *s, uint32_t i) {
    switch (HN_STR_WIDTH(s)) {
    case 0: return s->data[i];
    case 1: return ((const uint16_t *)(const void *)s->data)[i];
    default: return ((const uint32_t *)(const void *)s->data)[i];
    }
}
static inline size_t hnstr_size(const hn_str *s) {
    return (size_t)s->len << HN_STR_WIDTH(s);
}

/* A string of `len` code points of 1 << width bytes with uninitialised data; the caller fills it and must
 * have the narrowest width right; `ascii` must be true exactly when all are below 128. */
hn_str *hnstr_alloc(hn_vm *vm, uint32_t len, unsigned width, bool ascii);
/* From UTF-8 (WTF-8: surrogates pass). *out is HN_UNBOUND if the bytes are invalid. */
HN_CHECK hn_status hnstr_from_valid_utf8(hn_vm *vm, const void *utf8, size_t n, hn_value *out);
/* The same with U+FFFD for invalid bytes. */
HN_CHECK hn_status hnstr_from_utf8(hn_vm *vm, const void *utf8, size_t n, hn_value *out);
/* From n bytes that are known to be ASCII; charges nothing. */
HN_CHECK hn_status hnstr_from_ascii(hn_vm *vm, const void *p, uint32_t n, hn_value *out);
HN_CHECK hn_status hnstr_from_z(hn_vm *vm, const char *z, hn_value *out);
/* One character; the first 256 are shared. */
HN_CHECK hn_status hnstr_from_char(hn_vm *vm, uint32_t c, hn_value *out);
/* A new value of one ASCII character becomes the shared one. A snapshot writes the shared one in any case, so
 * another one would change its identity there. */
HN_CHECK hn_status hnstr_of_vm(hn_vm *vm, hn_value *v);

/* s[from:to] of code points, 0 <= from <= to <= len. */
HN_CHECK hn_status hnstr_slice(hn_vm *vm, hn_value s, uint32_t from, uint32_t to, hn_value *out);
/* a + b. A chain of concatenations onto one result is linear: the second gets a shared buffer with room. */
HN_CHECK hn_status hnstr_concat(hn_vm *vm, hn_value a, hn_value b, hn_value *out);
/* The n strings joined without separator (f-strings). Every v[i] must be a str. */
HN_CHECK hn_status hnstr_join(hn_vm *vm, const hn_value *v, uint32_t n, hn_value *out);

uint32_t hnstr_hash(hn_vm *vm, hn_str *s);                       /* 32 bits, cached, never 0 */
uint32_t hnstr_hash_ascii(hn_vm *vm, const void *p, uint32_t n); /* that of an ASCII string of these bytes */
int64_t hnstr_hash64(hn_vm *vm, hn_str *s);                      /* what hash(s) gives */
/* Before the hash of a string of any size is asked for: HN_STOPPED when there is no time to compute it. No
 * steps, as it is computed once for each string that was made. */
HN_CHECK hn_status hnstr_hash_now(hn_vm *vm, hn_str *s);
HN_CHECK static inline hn_status hnstr_hash_long(hn_vm *vm, hn_str *s) {
    return HN_LIKELY(s->hash || s->len < HN_LONG) ? HN_OK : hnstr_hash_now(vm, s);
}
/* The steps of comparing two strings that are not one. Short ones cost nothing, as one and the same does: of
 * a constant of frozen code a dump makes another, and what was equal to itself is compared. */
static inline uint32_t hnstr_equal_steps(const hn_str *a, const hn_str *b) {
    return a->len == b->len ? a->len >> 9 : 0;
}
/* The same where it counts, whether the hash is known or not: a snapshot forgets it. */
HN_CHECK hn_status hnstr_hash_counted(hn_vm *vm, hn_str *s);
bool hnstr_equal(const hn_str *a, const hn_str *b);
/* The same for strings of any size: it looks at the clock as it goes. */
HN_CHECK hn_status hnstr_equal_long(hn_vm *vm, const hn_str *a, const hn_str *b, bool *out);
bool hnstr_equal_z(hn_value v, const char *ascii);   /* v is a str equal to it */
int hnstr_compare(const hn_str *a, const hn_str *b); /* by code points: <0, 0, >0 */
HN_CHECK hn_status hnstr_compare_long(hn_vm *vm, const hn_str *a, const hn_str *b, int *out);
/* The string's UTF-8 (WTF-8) appended to a buffer. */
struct hn_buf;
void hnstr_to_utf8(const hn_str *s, hn_buf *b);
/* The UTF-8 of a value for messages: NUL-terminated, cut to `cap`. Never fails. */
const char *hnstr_cut(hn_value s, char *to, size_t cap);

#define HN_STRBUF_SMALL 80u
/* A string under construction: starts Latin-1 in its own small buffer and widens itself; never copy one.
 * Check `failed` once at the end (hnstrbuf_finish does). The memory is plain (hnmem), so the collector never
 * sees it; hnstrbuf_free on every path that does not finish. */
typedef struct hn_strbuf {
    hn_vm *vm;
    uint8_t *data;
    uint32_t len, cap; /* code points; beyond cap there may be room that has not been paid for yet */
    uint32_t room;     /* code points that fit at data */
    uint32_t max;      /* or of all code points, to know ASCII and width */
    uint8_t width;
    bool failed;
    _Alignas(4) uint8_t small[HN_STRBUF_SMALL]; /* data points here until it gets longer */
} hn_strbuf;

#endif
