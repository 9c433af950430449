/* Text as the methods of str, bytes and bytearray see it: a view of the characters, arguments of the same
 * family, results in the type of `self`. A view is valid only until its object changes: no method may keep
 * one while a bytearray is resized. */
#ifndef HN_LIB_TYPES_STR_VIEW_H
#define HN_LIB_TYPES_STR_VIEW_H

#include "base/unicode.h"
#include "object/exc.h"
#include "object/find.h"
#include "object/int.h"
#include "object/seq.h"
#include "object/text.h"
#include "object/type.h"
#include "vm/call.h"

/* The characters of a str, bytes or bytearray. Valid until the object changes. */
typedef struct hn_view {
    hn_value v;
    const uint8_t *p;
    uint32_t n;
    uint8_t width; /* log2 of the bytes per character */
    uint8_t kind;  /* HN_KIND_STR, _BYTES or _BYTEARRAY */
    bool ascii;    /* a str all below 128 */
} hn_view;

static inline uint32_t hnview_at(const hn_view *s, uint32_t i) {
    return hntext_at(s->p, s->width, i);
}
/* Of an exact bytes or bytearray; false for others. */
bool hnview_of_bytes(hn_value v, hn_view *out);
/* Of an exact str, bytes or bytearray; false for others. */
static inline bool hnview_of(hn_value v, hn_view *out) {
    if (HN_UNLIKELY(!hnv_is(v, HN_KIND_STR))) return hnview_of_bytes(v, out);
    const hn_str *s = HN_STR(v);
    *out = (hn_view){v, s->data, s->len, (uint8_t)HN_STR_WIDTH(s), HN_KIND_STR, s->h.flags & HN_STR_ASCII};
    return true;
}
/* The argument (or its payload) as text of the same family as `self`. `message` is str's TypeError with one
 * %s for the type's name; bytes and bytearray have "a bytes-like object is required, not 'X'". */
HN_CHECK hn_status hnview_other_arg(hn_vm *vm, const hn_view *self, hn_value arg, const char *message,
                                    hn_view *out);
HN_CHECK static inline hn_status hnview_arg(hn_vm *vm, const hn_view *self, hn_value arg, const char *message,
                                            hn_view *out) {
    if (HN_LIKELY(self->kind == HN_KIND_STR && hnv_is(arg, HN_KIND_STR))) {
        (void)hnview_of(arg, out);
        return HN_OK;
    }
    return hnview_other_arg(vm, self, arg, message, out);
}
/* self[from:to] in self's type. A whole str or bytes is itself. */
HN_CHECK hn_status hnview_sub_bytes(hn_vm *vm, const hn_view *self, uint32_t from, uint32_t to,
                                    hn_value *out);
HN_CHECK static inline hn_status hnview_sub(hn_vm *vm, const hn_view *self, uint32_t from, uint32_t to,
                                            hn_value *out) {
    if (HN_LIKELY(self->kind == HN_KIND_STR)) return hnstr_slice(vm, self->v, from, to, out);
    return hnview_sub_bytes(vm, self, from, to, out);
}
/* Puts view[from:to] into a builder. */
void hnview_put(hn_strbuf *b, const hn_view *s, uint32_t from, uint32_t to);
/* The builder's text in self's type; frees the builder. */
HN_CHECK hn_status hnview_finish(const hn_view *self, hn_strbuf *b, hn_value *out);
/* `part` at the width of `self`, to search for; .p is NULL when it cannot occur. Free with hnneedle_free. */
HN_CHECK static inline hn_status hnview_needle(hn_vm *vm, const hn_view *self, const hn_view *part,
                                               hn_needle *out) {
    if (part->kind == HN_KIND_STR) return hnneedle_init(vm, out, HN_STR(part->v), self->width);
    *out = (hn_needle){part->p, part->n, 0};
    return HN_OK;
}
/* White space as split and strip see it; as a str's or ASCII's. */
static inline bool hnview_space(const hn_view *s, uint32_t i) {
    uint32_t c = hnview_at(s, i);
    if (c == ' ' || (c >= 9 && c <= 13)) return true;
    if (c < 28 || s->kind != HN_KIND_STR) return false;
    return c < 32 || (c > 127 && hnunicode_is(c, HN_UC_SPACE));
}

/* Name of the type for CPython's "argument 1 must be str, not X", where None is None. */
const char *hnarg_type(hn_vm *vm, hn_value v, char to[64]);
/* An int argument, clamped to int64; UNBOUND gives `missing`. HN_SLOW for objects with __index__,
 * TypeError. */
HN_CHECK hn_status hnarg_int(hn_vm *vm, hn_value v, int64_t missing, int64_t *out);
/* The same with OverflowError for what an index cannot hold. */
HN_CHECK hn_status hnarg_size(hn_vm *vm, hn_value v, int64_t missing, int64_t *out);
/* Optional start and end (UNBOUND, None, int), clamped to 0..n; *from may be greater than *to, and n + 1 when
 * start was beyond the end. HN_SLOW, TypeError. */
HN_CHECK hn_status hnarg_bounds(hn_vm *vm, hn_value start, hn_value end, uint32_t n, uint32_t *from,
                                uint32_t *to);

#endif
