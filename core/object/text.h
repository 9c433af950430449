/* Text inside the core: arrays of code points, and the operators and helpers that str, bytes and bytearray
 * share. Files of object/ and lib/ include it where str.h and bytes.h are not enough. Many of these functions
 * charge nothing, or may be used only once in an instruction; the comments say which. */
#ifndef HN_OBJECT_TEXT_H
#define HN_OBJECT_TEXT_H

#include "base/utf8.h"
#include "object/str.h"
#include "object/ops.h"

#define HN_BYTEARRAY(v) HN_AS(hn_bytearray, v)
/* No text has more bytes than this. */
#define HN_TEXT_MAX 0x7FFFFF00u

/* ---- arrays of code points; `width` is the log2 of the bytes of one, as in HN_STR_WIDTH ---- */

static inline unsigned hntext_width(uint32_t max) {
    return max < 0x100 ? 0 : max < 0x10000 ? 1 : 2;
}
static inline uint32_t hntext_at(const void *p, unsigned width, size_t i) {
    return width == 0   ? ((const uint8_t *)p)[i]
           : width == 1 ? ((const uint16_t *)p)[i]
                        : ((const uint32_t *)p)[i];
}
static inline void hntext_put(void *p, unsigned width, size_t i, uint32_t c) {
    if (width == 0)
        ((uint8_t *)p)[i] = (uint8_t)c;
    else if (width == 1)
        ((uint16_t *)p)[i] = (uint16_t)c;
    else
        ((uint32_t *)p)[i] = c;
}
/* Copies n code points from index `from` of p to index `at` of `to`. */
static inline void hntext_copy(void *to, unsigned to_width, size_t at, const void *p, unsigned width,
                               size_t from, size_t n) {
    uint8_t *dst = (uint8_t *)to + (at << to_width);
    const uint8_t *src = (const uint8_t *)p + (from << width);
    if (to_width == width)
        hnmem_copy_short(dst, src, n << width);
    else
        hnutf8_convert(dst, 1u << to_width, src, 1u << width, n);
}
/* The first index from i on where the byte c stands, or n. Eight bytes at a time. */
static inline uint32_t hntext_find_byte(const uint8_t *p, uint32_t i, uint32_t n, uint8_t c) {
    const uint64_t ones = UINT64_C(0x0101010101010101), all = ones * c;
    for (; i + 8 <= n; i += 8) {
        uint64_t word;
        memcpy(&word, p + i, 8);
        word ^= all;
        if ((word - ones) & ~word & ones << 7) break; /* one of them is zero now */
    }
    while (i < n && p[i] != c) i++;
    return i;
}
/* hntext_copy of any n, the largest of n code points, and whether n bytes are ASCII. They look at the clock
 * as they go. */
HN_CHECK hn_status hntext_copy_long(hn_meter *m, void *to, unsigned to_width, size_t at, const void *p,
                                    unsigned width, size_t n);
HN_CHECK hn_status hntext_max(hn_meter *m, const void *p, unsigned width, size_t n, uint32_t *out);
HN_CHECK hn_status hntext_is_ascii(hn_meter *m, const void *p, size_t n, bool *out);
/* hnutf8_scan of any n. */
HN_CHECK hn_status hntext_scan_utf8(hn_meter *m, const uint8_t *p, size_t n, bool surrogates,
                                    hn_utf8_info *out, bool *valid);
/* The size of the first part of UTF-8, at most 64 KiB: whole characters, if it is valid. */
size_t hntext_utf8_part(const uint8_t *p, size_t n);
/* The str of UTF-8 that is not ASCII, which hntext_scan_utf8 has found valid; left when a slice ends. */
HN_CHECK hn_status hntext_from_scanned(hn_vm *vm, const uint8_t *p, size_t n, const hn_utf8_info *known,
                                       hn_value *out);
/* The size of a str's UTF-8 (WTF-8), and whether there are surrogates in it; then that UTF-8 to a buffer. */
HN_CHECK hn_status hntext_utf8_size(hn_meter *m, const hn_str *s, size_t *size, bool *surrogates);
void hntext_put_utf8(const hn_str *s, size_t size, hn_buf *b);

/* ---- strings ---- */

HN_CHECK hn_status hnstr_empty(hn_vm *vm, hn_value *out);
/* A new string of n code points of a width; finds the narrowest. */
HN_CHECK hn_status hntext_make(hn_vm *vm, const void *p, unsigned width, uint32_t n, hn_value *out);
HN_CHECK hn_status hnstr_from_latin1(hn_vm *vm, const void *p, uint32_t n, hn_value *out);
/* The n strings joined by sep (NULL: nothing). Every v[i] must be a str. */
HN_CHECK hn_status hntext_join(hn_vm *vm, const hn_str *sep, const hn_value *v, uint32_t n, hn_value *out);

/* \\xhh, \\uhhhh or \\Uhhhhhhhh of c. */
void hntext_escape(hn_strbuf *b, uint32_t c);
/* What repr() puts a backslash in front of, the same in str and bytes: done, or false. */
bool hntext_escape_plain(hn_strbuf *b, uint32_t c, uint32_t quote);

/* n code points of a width. */
void hnstrbuf_points(hn_strbuf *b, const void *p, unsigned width, uint32_t n);
/* n bytes as characters. */
void hnstrbuf_latin1(hn_strbuf *b, const void *p, size_t n);
/* The hexadecimal digits of c. */
const char *hntext_hex(uint32_t c, char to[12]);

/* ---- arguments ---- */

/* From hntext_index, and what text_ops.c makes of it: the value is no integer and has no __index__ either. */
#define HN_NOINDEX ((hn_status)100)
/* The value of an int (payloads too), clamped to int64; HN_SLOW when only __index__ knows, HN_NOINDEX. */
HN_CHECK hn_status hntext_index(hn_vm *vm, hn_value v, int64_t *out);
/* An int in range(0, 256), with the errors of bytearray.append. */
HN_CHECK hn_status hntext_byte(hn_vm *vm, hn_value v, uint8_t *out);

/* The items of an exact builtin iterable: a view of lists and tuples, a list for others. HN_SLOW for what
 * only Python can step, and for iterators, which must not be used up before the result is there. The end
 * hands the status on, and keeps the list when a slice ends within what was done with it. */
typedef struct hn_items {
    const hn_value *v;
    uint32_t n;
    hn_value made; /* a list, or UNBOUND */
} hn_items;
HN_CHECK hn_status hntext_items_begin(hn_vm *vm, hn_value source, hn_items *out);
HN_CHECK hn_status hntext_items_end(hn_vm *vm, const hn_items *items, hn_status st);
/* A bytes of the ints of such an iterable; ValueError `message` for one out of range. */
HN_CHECK hn_status hntext_collect(hn_vm *vm, hn_value source, const char *message, hn_value *out);

/* ---- operators: *out is NotImplemented when neither operand supports it ---- */

/* For a or b (payloads too) of kind str, bytes or bytearray: + * %. */
HN_CHECK hn_status hntext_binary(hn_vm *vm, hn_binop op, hn_value a, hn_value b, hn_value *out);
HN_CHECK hn_status hnstr_repeat(hn_vm *vm, hn_value s, int64_t times, hn_value *out);
/* bytearray += and *=. */
HN_CHECK hn_status hntext_inplace(hn_vm *vm, hn_binop op, hn_value a, hn_value b, hn_value *out);
HN_CHECK hn_status hnbytes_percent(hn_vm *vm, hn_value s, hn_value args, hn_value *out); /* percent.c */
HN_CHECK hn_status hntext_contains(hn_vm *vm, hn_value container, hn_value item, bool *out);
/* By an int or a slice; HN_SLOW for objects with __index__. */
HN_CHECK hn_status hntext_getitem(hn_vm *vm, hn_value o, hn_value key, hn_value *out);
/* o is a bytearray. */
HN_CHECK hn_status hntext_setitem(hn_vm *vm, hn_value o, hn_value key, hn_value value);
HN_CHECK hn_status hntext_delitem(hn_vm *vm, hn_value o, hn_value key);
/* Where the repr of a text is that can be left when a slice ends: HN_AGAIN. hnstr_repr_part and
 * hnbytes_repr_part append it. */
typedef struct hn_repr_at {
    bool leave; /* it may be */
    bool begun; /* it was: continues */
    bool single, twice, plain;
    uint8_t quote;
    uint32_t i;
} hn_repr_at;
#ifdef HN_HOSTILE
#define HN_REPR_PART 16u
#else
#define HN_REPR_PART 0x4000u
#endif
HN_CHECK hn_status hnstr_repr_part(hn_vm *vm, hn_value s, hn_strbuf *b, hn_repr_at *at);
HN_CHECK hn_status hnbytes_repr_part(hn_vm *vm, hn_value v, hn_strbuf *b, hn_repr_at *at);
static inline bool hntext_is(hn_value v) {
    return hnv_is_ref(v) && HN_IN(hnv_ref(v)->kind, KINDS_TEXT);
}

/* ---- bytes and bytearrays (bytes.c) ---- */

/* A bytearray if `like` is one, else a bytes. */
HN_CHECK hn_status hnbytes_like(hn_vm *vm, hn_value like, const void *p, size_t n, hn_value *out);
/* What was made, a bytes that nobody else has, in the type of `like`. */
HN_CHECK hn_status hnbytes_made_like(hn_vm *vm, hn_value like, hn_value made, hn_value *out);

/* Replaces [from, to) by the n bytes at p, which may lie in b itself, or by n zeros where p is NULL.
 * BufferError while exported. */
HN_CHECK hn_status hnbytearray_splice(hn_vm *vm, hn_bytearray *b, uint32_t from, uint32_t to,
                                      const uint8_t *p, uint32_t n);

#endif
