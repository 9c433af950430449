/* Subscripts of memoryviews: one item or a slice, to read or to set. ops_item.c and lib/types/memoryview.c
 * call it. */
#include "object/bytes.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/list.h"
#include "object/memory.h"
#include "object/seq.h"
#include "object/slice.h"

hn_status hnmemory_put(hn_vm *vm, hn_memoryview *m, uint32_t i, hn_value v) {
    uint8_t *p = i < m->len ? hnmemory_at(m, i) : NULL;
    if (!p) return HN_SLOW;
    hn_status st = hnpack_put(vm, hnmemory_kind(m), m->size, false, v, p);
    if (st != HN_PACK_TYPE && st != HN_PACK_RANGE) return st;
    return hnexc_raise(vm, st == HN_PACK_TYPE ? HN_T_TYPEERROR : HN_T_VALUEERROR,
                       "memoryview: invalid %s for format '%U'", st == HN_PACK_TYPE ? "type" : "value",
                       m->format);
}

/* The number of the item that an int means in a view of one dimension, or -1. */
static int64_t memory_position(const hn_memoryview *m, hn_value key) {
    int64_t i = hnv_is_int(key) && HN_TUPLE(m->shape)->len == 1 ? hnv_int(key) : -1 - (int64_t)m->len;
    if (i < 0) i += m->len;
    return i < (int64_t)m->len ? i : -1;
}

static hn_status slice_of(hn_vm *vm, const hn_memoryview *m, hn_value key, hn_memoryview *out) {
    int64_t start, step;
    uint32_t n;
    const hn_tuple *shape = HN_TUPLE(m->shape);
    if (!hnv_is(key, HN_KIND_SLICE) || !shape->len) return HN_SLOW;
    *out = *m;
    HN_TRY(hnslice_resolve(vm, key, (uint32_t)hnv_int(shape->items[0]), &start, &step, &n));
    out->len = n * m->row;
    if (n) out->offset = (uint32_t)(m->offset + start * m->stride);
    if (__builtin_mul_overflow(m->stride, step, &out->stride)) out->stride = step < 0 ? INT64_MIN : INT64_MAX;
    HN_TRY(hntuple_from(vm, shape->items, shape->len, &out->shape));
    HN_TUPLE(out->shape)->items[0] = hnv_from_int(n);
    return HN_OK;
}

hn_status hnmemory_getitem(hn_vm *vm, const hn_memoryview *m, hn_value key, hn_value *out) {
    hn_memoryview part;
    HN_TRY(hnmemory_check(vm, m));
    int64_t i = memory_position(m, key);
    if (i >= 0) return hnmemory_item(vm, m, i, out);
    HN_TRY(slice_of(vm, m, key, &part));
    return hnmemory_copy(vm, &part, out);
}

/* The items of `from` to those of `to`: as many, of the same format; both may be of one buffer. */
static hn_status memory_copy_items(hn_vm *vm, const hn_memoryview *to, const hn_memoryview *from) {
    hn_value bytes;
    HN_TRY(hnmeter_charge(&vm->meter, to->len >> 4));
    HN_TRY(hnmemory_tobytes(vm, from, &bytes));
    const uint8_t *p = HN_BYTES(bytes)->data;
    if (hnmemory_is_dense(to) && to->len && hnmemory_at(to, to->len - 1)) {
        HN_TRY(hnmem_move(&vm->meter, hnmemory_at(to, 0), p, HN_BYTES(bytes)->len));
    } else {
        for (uint32_t i = 0; i < to->len; i++, p += to->size) {
            HN_PACE(vm, i);
            if (hnmemory_at(to, i)) memcpy(hnmemory_at(to, i), p, to->size);
        }
    }
    hnheap_release(vm, HN_BYTES(bytes));
    return HN_OK;
}

hn_status hnmemory_setitem(hn_vm *vm, hn_memoryview *m, hn_value key, hn_value value) {
    hn_memoryview part;
    hn_value from;
    HN_TRY(hnmemory_check(vm, m));
    if (m->h.flags & HN_MEMORY_READONLY) return HN_SLOW;
    if (HN_TUPLE(m->shape)->len != 1) return HN_SLOW;
    int64_t i = memory_position(m, key);
    if (i >= 0) return hnmemory_put(vm, m, (uint32_t)i, value);
    HN_TRY(hnmemory_new(vm, value, &from)); /* HN_SLOW: it has no bytes */
    hn_memoryview *f = HN_MEMORY(from);
    hn_status sliced = slice_of(vm, m, key, &part);
    if (sliced != HN_OK) return hnmemory_release(f), sliced;
    bool same = HN_TUPLE(f->shape)->len == 1 && f->len == part.len &&
                hnmemory_code(f->format) == hnmemory_code(m->format);
    hn_status st = same ? memory_copy_items(vm, &part, f)
                        : hnexc_raise(vm, HN_T_VALUEERROR,
                                      "memoryview assignment: lvalue and rvalue have different structures");
    hnmemory_release(f);
    return st;
}
