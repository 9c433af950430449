/* memoryview: the bytes of another object as items of a format. lib/types/memoryview.c has the methods; the
 * operators of object/ and snapshots call these, too.
 *
 * Exports. A bytearray counts the views that were made of it and not released. Without reference counts,
 * nothing tells it that a view has become garbage. So when its size is to change and the count is above zero,
 * the instruction is abandoned as if memory had run out. A collection then counts the views that can still be
 * reached (heap.recount), and the instruction runs again. Whether it raises BufferError therefore depends on
 * the program alone. Every change of a bytearray's size must ask hnmemory_resizable. */
#ifndef HN_OBJECT_MEMORY_H
#define HN_OBJECT_MEMORY_H

#include "object/ops.h"
#include "object/pack.h"

#define HN_MEMORY(v) HN_AS(hn_memoryview, v)

/* A view of the whole of a bytes, bytearray or memoryview (or a subclass's instance, which is its .obj then).
 * HN_SLOW for other values; ValueError for a released view. */
HN_CHECK hn_status hnmemory_new(hn_vm *vm, hn_value of, hn_value *out);
/* The same bytes as items of another format (a str) and shape, or read-only. The caller has checked that they
 * fit; HN_SLOW if they do not. */
HN_CHECK hn_status hnmemory_cast(hn_vm *vm, const hn_memoryview *m, hn_value format, hn_value shape,
                                 hn_value *out);
HN_CHECK hn_status hnmemory_copy(hn_vm *vm, const hn_memoryview *m, hn_value *out);
/* ValueError for a released view. */
HN_CHECK hn_status hnmemory_check(hn_vm *vm, const hn_memoryview *m);
/* Releases it; nothing happens if it is released already. */
void hnmemory_release(hn_memoryview *m);

static inline hn_pack_kind hnmemory_kind(const hn_memoryview *m) {
    return (hn_pack_kind)(m->h.flags >> HN_MEMORY_PACK);
}
HN_SHARED bool hnmemory_is_dense(const hn_memoryview *m) {
    return m->len <= m->row || m->stride == (int64_t)m->row * m->size;
}
/* The bytes of a bytearray or a writable view without gaps, to be written to; false for others. */
bool hnmemory_writable(hn_value v, uint8_t **p, uint32_t *n);
/* For a value that hnbytes_view has refused: HN_SLOW if its class has __buffer__, ValueError or BufferError
 * for a view that is released or has gaps; HN_OK: the caller words its own error. */
HN_CHECK hn_status hnmemory_refused(hn_vm *vm, hn_value v);
/* The type code of a format, which is one character, perhaps behind an @. */
uint32_t hnmemory_code(hn_value format);
/* Where item i is. The base has the size that it had when the view was made; if it has not (a forged
 * snapshot), nothing is there. */
uint8_t *hnmemory_at(const hn_memoryview *m, uint32_t i);
/* Its bytes in place; false for a released view and one with gaps. */
bool hnmemory_span(const hn_memoryview *m, const uint8_t **p, uint32_t *n);
HN_CHECK hn_status hnmemory_tobytes(hn_vm *vm, const hn_memoryview *m, hn_value *out);
/* len(): ValueError, TypeError for no dimensions. */
HN_CHECK hn_status hnmemory_len(hn_vm *vm, const hn_memoryview *m, int64_t *out);
/* Whether iter() can go through it: it has one dimension. ValueError, TypeError, NotImplementedError. */
HN_CHECK hn_status hnmemory_iterable(hn_vm *vm, const hn_memoryview *m);
/* The item number i, UNBOUND beyond the end. */
HN_CHECK hn_status hnmemory_item(hn_vm *vm, const hn_memoryview *m, int64_t i, hn_value *out);
/* Sets item number i, which exists. HN_SLOW; TypeError and ValueError as memoryview words them. */
HN_CHECK hn_status hnmemory_put(hn_vm *vm, hn_memoryview *m, uint32_t i, hn_value v);
/* One int or slice for one dimension; HN_SLOW for everything else. */
HN_CHECK hn_status hnmemory_getitem(hn_vm *vm, const hn_memoryview *m, hn_value key, hn_value *out);
HN_CHECK hn_status hnmemory_setitem(hn_vm *vm, hn_memoryview *m, hn_value key, hn_value value);
/* One of a and b is a memoryview. */
HN_CHECK hn_status hnmemory_compare(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, hn_value *out);
HN_CHECK hn_status hnmemory_hash(hn_vm *vm, const hn_memoryview *m, int64_t *out, hn_value *bad);

/* Whether b may change its size: BufferError, or HN_NOMEM to have its views counted. */
HN_CHECK hn_status hnmemory_resizable(hn_vm *vm, hn_bytearray *b);
/* Counts a view as one more of its bytearray's, or one less. */
HN_SHARED void hnmemory_export(const hn_memoryview *m, bool more) {
    if (!hnv_is(m->base, HN_KIND_BYTEARRAY)) return;
    hn_bytearray *b = HN_AS(hn_bytearray, m->base);
    if (b->exports != UINT32_MAX) b->exports += more ? 1 : -(uint32_t)(b->exports > 0);
}
/* Counts a view that was restored, or found to be alive. */
static inline void hnmemory_count(const hn_memoryview *m) {
    if (!(m->h.flags & HN_MEMORY_RELEASED)) hnmemory_export(m, true);
}
/* Makes what a snapshot does not store of a view; false if it is impossible. */
bool hnmemory_restore(hn_memoryview *m);

#endif
