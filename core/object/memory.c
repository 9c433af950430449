/* memoryviews: creation, their bytes, comparison and the count of exports. Subscripts are in memory_item.c. A
 * snapshot may be forged, so each access first compares the view with the size of its base (hnmemory_at,
 * hnmemory_span). */
#include "object/memory.h"
#include "object/bytes.h"
#include "object/partly.h"

#include "base/hash.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/list.h"
#include "object/ops_internal.h"
#include "object/seq.h"
#include "object/text.h"

/* ---- making ---- */

uint32_t hnmemory_code(hn_value format) {
    const hn_str *s = HN_STR(format);
    if (s->len == 1) return hnstr_at(s, 0);
    return s->len == 2 && hnstr_at(s, 0) == '@' ? hnstr_at(s, 1) : 0;
}

static void set_format(hn_memoryview *m, hn_value format) {
    m->size = 0;
    hn_pack_kind kind = hnpack_kind(hnmemory_code(format), &m->size);
    m->format = format;
    m->h.flags = (uint16_t)((m->h.flags & 255u) | (unsigned)kind << HN_MEMORY_PACK);
}

hn_status hnmemory_check(hn_vm *vm, const hn_memoryview *m) {
    if (HN_LIKELY(!(m->h.flags & HN_MEMORY_RELEASED))) return HN_OK;
    return hnexc_raise(vm, HN_T_VALUEERROR, "operation forbidden on released memoryview object");
}

static hn_status alloc_like(hn_vm *vm, const hn_memoryview *m, hn_memoryview **out) {
    hn_memoryview *r = *out = hnheap_new(vm, HN_KIND_MEMORYVIEW, sizeof *r);
    if (!r) return HN_NOMEM;
    hn_object h = r->h;
    *r = *m;
    r->h = h;
    r->h.flags = m->h.flags;
    return HN_OK;
}

hn_status hnmemory_copy(hn_vm *vm, const hn_memoryview *m, hn_value *out) {
    hn_memoryview *r;
    HN_TRY(hnmemory_check(vm, m));
    HN_TRY(alloc_like(vm, m, &r));
    hnmemory_export(r, true);
    *out = hnv_from_ref(r);
    return HN_OK;
}

hn_status hnmemory_new(hn_vm *vm, hn_value of, hn_value *out) {
    hn_value v = hnv_payload(of), n, format;
    const uint8_t *p;
    hn_memoryview m = {.stride = 1, .row = 1, .base = v, .obj = of};
    if (hnv_is(v, HN_KIND_MEMORYVIEW)) return hnmemory_copy(vm, HN_MEMORY(v), out);
    if (!hnbytes_view(v, &p, &m.len)) return HN_SLOW;
    HN_TRY(hnstr_from_char(vm, 'B', &format));
    set_format(&m, format);
    m.h.flags |= hnv_is(v, HN_KIND_BYTES) ? HN_MEMORY_READONLY : 0;
    HN_TRY(hnint_from_i64(vm, m.len, &n));
    HN_TRY(hntuple_from(vm, &n, 1, &m.shape));
    return hnmemory_copy(vm, &m, out);
}

/* The number of items that a shape has, or UINT64_MAX. */
static uint64_t shape_items(hn_value shape) {
    const hn_tuple *t = HN_TUPLE(shape);
    uint64_t n = 1;
    for (uint32_t i = 0; i < t->len; i++) {
        int64_t d = hnv_is_int(t->items[i]) ? hnv_int(t->items[i]) : -1;
        if (d < 0 || d > HN_TEXT_MAX || n > HN_TEXT_MAX) return UINT64_MAX;
        n *= (uint64_t)d;
    }
    return n;
}

/* The row from the length and shape. */
static void set_row(hn_memoryview *m) {
    const hn_tuple *t = HN_TUPLE(m->shape);
    m->row = m->len && t->len ? m->len / (uint32_t)hnv_int(t->items[0]) : 1;
}

hn_status hnmemory_cast(hn_vm *vm, const hn_memoryview *m, hn_value format, hn_value shape, hn_value *out) {
    hn_memoryview r = *m;
    const uint8_t *p;
    uint32_t n;
    HN_TRY(hnmemory_check(vm, m));
    set_format(&r, format);
    uint64_t items = shape_items(shape);
    if (!r.size || !hnmemory_span(m, &p, &n) || items > n || items * r.size != n) return HN_SLOW;
    r.len = (uint32_t)items;
    r.shape = shape;
    set_row(&r);
    r.stride = (int64_t)r.row * r.size;
    return hnmemory_copy(vm, &r, out);
}

void hnmemory_release(hn_memoryview *m) {
    if (m->h.flags & HN_MEMORY_RELEASED) return;
    hnmemory_export(m, false);
    m->h.flags |= HN_MEMORY_RELEASED;
    m->base = m->obj = HN_NONE;
}

/* ---- bytes ---- */

uint8_t *hnmemory_at(const hn_memoryview *m, uint32_t i) {
    const uint8_t *p;
    uint32_t n;
    int64_t at =
        m->offset + (m->row == 1 ? m->stride * (int64_t)i
                                 : m->stride * (int64_t)(i / m->row) + (int64_t)(i % m->row) * m->size);
    if (!hnbytes_own(m->base, &p, &n) || at < 0 || at + m->size > n) return NULL;
    return (uint8_t *)(uintptr_t)p + at;
}

bool hnmemory_span(const hn_memoryview *m, const uint8_t **p, uint32_t *n) {
    if (m->h.flags & HN_MEMORY_RELEASED || !hnmemory_is_dense(m)) return false;
    *n = m->len * m->size;
    *p = (const uint8_t *)"";
    if (!m->len) return true;
    *p = hnmemory_at(m, 0);
    return *p && hnmemory_at(m, m->len - 1);
}

hn_status hnmemory_tobytes(hn_vm *vm, const hn_memoryview *m, hn_value *out) {
    const uint8_t *p;
    uint32_t n;
    HN_TRY(hnmemory_check(vm, m));
    if (hnmemory_span(m, &p, &n)) return hnbytes_new(vm, p, n, out);
    HN_TRY(hnmeter_charge(&vm->meter, m->len >> 4));
    hn_bytes *b = hnbytes_alloc(vm, m->len * m->size);
    if (!b) return HN_NOMEM;
    *out = hnv_from_ref(b);
    for (uint32_t i = 0; i < m->len; i++) {
        HN_PACE(vm, i);
        if (!(p = hnmemory_at(m, i))) return HN_SLOW;
        memcpy(b->data + (size_t)i * m->size, p, m->size);
    }
    return HN_OK;
}

bool hnmemory_writable(hn_value v, uint8_t **p, uint32_t *n) {
    const uint8_t *q;
    bool view = hnv_is(v, HN_KIND_MEMORYVIEW) && !(hnv_ref(v)->flags & HN_MEMORY_READONLY);
    if ((!view && !hnv_is(v, HN_KIND_BYTEARRAY)) || !hnbytes_view(v, &q, n)) return false;
    *p = (uint8_t *)(uintptr_t)q;
    return true;
}

hn_status hnmemory_refused(hn_vm *vm, hn_value v) {
    if (hnv_of_user_class(v)) {
        bool has = hntype_lookup(vm, hntype_of(vm, v), HN_NAME(vm, __buffer__)) != HN_UNBOUND;
        return has ? HN_SLOW : HN_OK;
    }
    if (!hnv_is(v, HN_KIND_MEMORYVIEW)) return HN_OK;
    HN_TRY(hnmemory_check(vm, HN_MEMORY(v)));
    return hnexc_raise(vm, HN_T_BUFFERERROR, "memoryview: underlying buffer is not C-contiguous");
}

hn_status hnmemory_len(hn_vm *vm, const hn_memoryview *m, int64_t *out) {
    HN_TRY(hnmemory_check(vm, m));
    if (!HN_TUPLE(m->shape)->len) return hnexc_raise(vm, HN_T_TYPEERROR, "0-dim memory has no length");
    *out = hnv_int(HN_TUPLE(m->shape)->items[0]);
    return HN_OK;
}

hn_status hnmemory_iterable(hn_vm *vm, const hn_memoryview *m) {
    uint32_t dims = HN_TUPLE(m->shape)->len;
    HN_TRY(hnmemory_check(vm, m));
    if (dims == 1) return HN_OK;
    if (dims == 0) return hnexc_raise(vm, HN_T_TYPEERROR, "invalid indexing of 0-dim memory");
    return hnexc_raise(vm, HN_T_NOTIMPLEMENTEDERROR, "multi-dimensional sub-views are not implemented");
}

hn_status hnmemory_item(hn_vm *vm, const hn_memoryview *m, int64_t i, hn_value *out) {
    HN_TRY(hnmemory_check(vm, m));
    *out = HN_UNBOUND;
    if (i < 0 || i >= (int64_t)m->len) return HN_OK;
    const uint8_t *p = hnmemory_at(m, (uint32_t)i);
    if (!p) return HN_OK;
    hn_status st = hnpack_get(vm, hnmemory_kind(m), m->size, false, p, out);
    if (st != HN_SLOW) return st;
    return hnexc_raise(vm, HN_T_NOTIMPLEMENTEDERROR, "memoryview: format %U not supported", m->format);
}

/* ---- comparing ---- */

static bool same_shape(const hn_memoryview *a, const hn_memoryview *b) {
    const hn_tuple *s = HN_TUPLE(a->shape), *t = HN_TUPLE(b->shape);
    if (s->len != t->len) return false;
    for (uint32_t i = 0; i < s->len; i++)
        if (s->items[i] != t->items[i]) return false;
    return true;
}

HN_PARTLY(equal_kind);
static hn_status memory_equal_items(hn_vm *vm, const hn_memoryview *a, const hn_memoryview *b, bool *out) {
    const uint8_t *p, *q;
    uint32_t n, m;
    hn_value x, y;
    int c = 0;
    *out = false;
    if (!same_shape(a, b)) return HN_OK;
    hn_pack_kind kind = hnmemory_kind(a);
    bool exact = kind == hnmemory_kind(b) && a->size == b->size && kind != HN_PACK_FLOAT &&
                 kind != HN_PACK_COMPLEX && kind != HN_PACK_BOOL && kind != HN_PACK_NONE;
    if (exact && hnmemory_span(a, &p, &n) && hnmemory_span(b, &q, &m)) {
        HN_TRY(hnmeter_charge(&vm->meter, n >> 6));
        if (n) HN_TRY(hnmem_compare(&vm->meter, p, q, n, &c));
        *out = c == 0;
        return HN_OK;
    }
    if (kind == HN_PACK_NONE || hnmemory_kind(b) == HN_PACK_NONE) return HN_OK;
    hn_partly w;
    *out = true;
    (void)hnpartly_resume(&vm->meter, &equal_kind, &w);
    for (uint32_t i = (uint32_t)w.at[0], begin = i; i < a->len && *out; i++) {
        HN_PACE_SLOW_PARTLY(vm, equal_kind, &w, i, begin, (void)0);
        HN_TRY(hnmemory_item(vm, a, i, &x));
        HN_TRY(hnmemory_item(vm, b, i, &y));
        /* Not by identity: a NaN differs from itself. */
        HN_TRY(hnops_compare(vm, HN_CMP_EQ, x, y, &x));
        *out = x == HN_TRUE;
    }
    return HN_OK;
}

hn_status hnmemory_compare(hn_vm *vm, hn_cmp op, hn_value a, hn_value b, hn_value *out) {
    hn_value x, y;
    const uint8_t *p;
    uint32_t n;
    bool equal = a == b;
    if (hncmp_orders(op)) {
        bool array = hnv_is(a, HN_KIND_BYTEARRAY) || hnv_is(b, HN_KIND_BYTEARRAY);
        if (array && hnbytes_view(a, &p, &n) && hnbytes_view(b, &p, &n))
            return hntext_compare(vm, op, a, b, out);
        *out = HN_NOTIMPLEMENTED;
        return HN_OK;
    }
    *out = hnv_bool(equal == (op == HN_CMP_EQ));
    bool gone = (hnv_is(a, HN_KIND_MEMORYVIEW) && hnv_ref(a)->flags & HN_MEMORY_RELEASED) ||
                (hnv_is(b, HN_KIND_MEMORYVIEW) && hnv_ref(b)->flags & HN_MEMORY_RELEASED);
    if (equal && (gone || hnmemory_kind(HN_MEMORY(a)) != HN_PACK_FLOAT)) return HN_OK;
    if (gone) return HN_OK;
    hn_status st = hnmemory_new(vm, a, &x);
    if (st == HN_OK) {
        st = hnmemory_new(vm, b, &y);
        if (st == HN_OK) {
            st = memory_equal_items(vm, HN_MEMORY(x), HN_MEMORY(y), &equal);
            hnmemory_release(HN_MEMORY(y));
        }
        hnmemory_release(HN_MEMORY(x));
    }
    if (st == HN_SLOW) return HN_OK; /* the other has no bytes */
    *out = hnv_bool(equal == (op == HN_CMP_EQ));
    return st;
}

hn_status hnmemory_hash(hn_vm *vm, const hn_memoryview *m, int64_t *out, hn_value *bad) {
    hn_value bytes;
    HN_TRY(hnmemory_check(vm, m));
    if (!(m->h.flags & HN_MEMORY_READONLY))
        return hnexc_raise(vm, HN_T_VALUEERROR, "cannot hash writable memoryview object");
    if (m->size != 1 || hnmemory_code(m->format) == '?')
        return hnexc_raise(vm, HN_T_VALUEERROR,
                           "memoryview: hashing is restricted to formats 'B', 'b' or 'c'");
    if (!hnv_is(m->obj, HN_KIND_BYTES)) {
        if (!hnv_of_user_class(m->obj)) *bad = m->obj;
        return HN_SLOW;
    }
    HN_TRY(hnmemory_tobytes(vm, m, &bytes));
    return hnbytes_hash(vm, bytes, out);
}

/* ---- exports ---- */

hn_status hnmemory_resizable(hn_vm *vm, hn_bytearray *b) {
    hn_heap *h = &vm->heap;
    bool counted = h->recount == HN_RECOUNT_DONE;
    h->recount = HN_RECOUNT_NONE;
    if (!b->exports) return HN_OK;
    if (counted)
        return hnexc_raise(vm, HN_T_BUFFERERROR, "Existing exports of data: object cannot be re-sized");
    h->recount = HN_RECOUNT_WANTED;
    return HN_NOMEM;
}

bool hnmemory_restore(hn_memoryview *m) {
    const uint8_t *p;
    uint32_t n;
    if (!hnv_is(m->format, HN_KIND_STR) || !hnv_is(m->shape, HN_KIND_TUPLE)) return false;
    set_format(m, m->format);
    if (!m->size || shape_items(m->shape) != m->len) return false;
    set_row(m);
    if (m->h.flags & HN_MEMORY_RELEASED) return m->base == HN_NONE && m->obj == HN_NONE;
    if (!hnv_is(m->base, HN_KIND_BYTES) && !hnv_is(m->base, HN_KIND_BYTEARRAY)) return false;
    if (hnv_is(m->base, HN_KIND_BYTES) && !(m->h.flags & HN_MEMORY_READONLY)) return false;
    if (!hnbytes_own(m->base, &p, &n)) return false;
    int64_t last = 0, rows = m->len / m->row, size = (int64_t)m->row * m->size;
    if (!rows) return m->offset <= n;
    if (__builtin_mul_overflow(m->stride, rows - 1, &last) || last < -(int64_t)n || last > n) return false;
    last += m->offset;
    return m->offset + size <= n && last >= 0 && last + size <= n;
}
