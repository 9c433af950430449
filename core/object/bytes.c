/* bytes and bytearray: creation, views, splicing and repr. Changes of a bytearray's size go through
 * hnbytearray_splice, which asks hnmemory_resizable first, because memoryviews point into the buffer. */
#include "base/hash.h"
#include "base/work.h"
#include "object/bytes.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/text.h"
#include "object/memory.h"
#include "object/strbuf.h"

/* Of no bytes there is one in a VM, so that neither `is` nor id() tells a session from one that was
 * loaded. */
hn_bytes *hnbytes_alloc(hn_vm *vm, uint32_t len) {
    if (len > HN_TEXT_MAX) return NULL;
    if (!len && hnv_is_ref(vm->empty_bytes)) return HN_BYTES(vm->empty_bytes);
    hn_bytes *b = hnheap_new_raw(vm, HN_KIND_BYTES, sizeof(hn_bytes) + len);
    if (!b) return NULL;
    b->len = len;
    b->hash = 0;
    return b;
}

hn_status hnbytes_new(hn_vm *vm, const void *p, size_t n, hn_value *out) {
    if (n > HN_TEXT_MAX) return hnmeter_want(&vm->meter, n, 1);
    HN_TRY(hnmeter_charge(&vm->meter, n >> 6));
    hn_bytes *b = hnbytes_alloc(vm, (uint32_t)n);
    if (!b) return HN_NOMEM;
    *out = hnv_from_ref(b);
    return hnmem_copy(&vm->meter, b->data, p, n);
}

hn_status hnbytearray_new(hn_vm *vm, const void *p, size_t n, hn_value *out) {
    if (n > HN_TEXT_MAX) return hnmeter_want(&vm->meter, n, 1);
    HN_TRY(hnmeter_charge(&vm->meter, n >> 6));
    hn_bytearray *b = hnheap_new(vm, HN_KIND_BYTEARRAY, sizeof(hn_bytearray));
    if (!b) return HN_NOMEM;
    if (n) {
        hn_raw *buf = hnheap_raw(vm, n);
        if (!buf) return HN_NOMEM;
        HN_TRY(p ? hnmem_copy(&vm->meter, buf->data, p, n) : hnmem_fill(&vm->meter, buf->data, 0, n));
        b->buf = buf;
        b->len = (uint32_t)n;
    }
    *out = hnv_from_ref(b);
    return HN_OK;
}

bool hnbytes_own(hn_value v, const uint8_t **p, uint32_t *n) {
    if (hnv_is(v, HN_KIND_BYTES)) {
        *p = HN_BYTES(v)->data;
        *n = HN_BYTES(v)->len;
        return true;
    }
    if (hnv_is(v, HN_KIND_BYTEARRAY)) {
        const hn_bytearray *b = HN_BYTEARRAY(v);
        *p = b->buf ? b->buf->data : (const uint8_t *)"";
        *n = b->len;
        return true;
    }
    return false;
}

bool hnbytes_view(hn_value v, const uint8_t **p, uint32_t *n) {
    return hnbytes_own(v, p, n) || (hnv_is(v, HN_KIND_MEMORYVIEW) && hnmemory_span(HN_MEMORY(v), p, n));
}

hn_status hnbytes_hash(hn_vm *vm, hn_value bytes, int64_t *out) {
    const hn_bytes *b = HN_BYTES(bytes);
    HN_TRY(hnmeter_charge(&vm->meter, b->len >> 6));
    return hnhash_bytes_long(&vm->meter, b->data, b->len, vm->hash_key, out);
}

hn_status hnbytes_like(hn_vm *vm, hn_value like, const void *p, size_t n, hn_value *out) {
    return hnv_is(like, HN_KIND_BYTEARRAY) ? hnbytearray_new(vm, p, n, out) : hnbytes_new(vm, p, n, out);
}

hn_status hnbytes_made_like(hn_vm *vm, hn_value like, hn_value made, hn_value *out) {
    *out = made;
    if (!hnv_is(like, HN_KIND_BYTEARRAY)) return HN_OK;
    HN_TRY(hnbytearray_new(vm, HN_BYTES(made)->data, HN_BYTES(made)->len, out));
    hnheap_release(vm, HN_BYTES(made));
    return HN_OK;
}

static void repr_byte(hn_strbuf *b, uint8_t c, uint8_t quote) {
    if (hntext_escape_plain(b, c, quote)) return;
    if (c < 32 || c >= 127) {
        hntext_escape(b, c);
    } else {
        hnstrbuf_char(b, c);
    }
}

hn_status hnbytes_repr_part(hn_vm *vm, hn_value v, hn_strbuf *b, hn_repr_at *at) {
    const uint8_t *p;
    uint32_t n;
    bool array = hnv_is(v, HN_KIND_BYTEARRAY);
    if (!hnbytes_view(v, &p, &n)) return HN_SLOW;
    if (!at->begun) {
        HN_TRY(hnmeter_charge(&vm->meter, n >> 4));
        size_t single, twice = n;
        HN_TRY(hnmem_find_long(&vm->meter, p, n, '\'', &single));
        if (single < n) HN_TRY(hnmem_find_long(&vm->meter, p, n, '"', &twice));
        *at = (hn_repr_at){.leave = at->leave, .begun = true};
        at->quote = single < n && twice == n ? '"' : '\'';
        hnstrbuf_z(b, array ? "bytearray(b" : "b");
        hnstrbuf_char(b, at->quote);
    }
    while (at->i < n && !b->failed) {
        uint32_t to = n - at->i < HN_REPR_PART ? n : at->i + HN_REPR_PART;
        /* bytearray escapes ' even between double quotes. */
        for (; at->i < to; at->i++) repr_byte(b, p[at->i], array ? '\'' : at->quote);
        if (to == n) break;
        if ((to & 0x3FFF) == 0) HN_TRY(hnmeter_pace(&vm->meter, 0x4000 >> 3));
        if (at->leave && hnwork_due(&vm->meter)) return HN_AGAIN;
    }
    hnstrbuf_char(b, at->quote);
    if (array) hnstrbuf_char(b, ')');
    at->begun = false;
    return b->failed ? HN_NOMEM : HN_OK;
}

/* ---- bytearray's buffer ---- */

/* More than this is not moved within a buffer, which could not be given up half-way, but to a new one. */
#define MOVE_MOST (16u << 20)

static uint32_t room_for(const hn_bytearray *b, uint32_t need) {
    uint64_t cap = (uint64_t)need + (b->len ? need >> 2 : 0) + 8;
    return cap < UINT32_MAX ? (uint32_t)cap : UINT32_MAX;
}

/* Writes n bytes from p, or zeros where p is NULL. */
static hn_status put_bytes(hn_vm *vm, uint8_t *to, const uint8_t *p, uint32_t n) {
    if (!n) return HN_OK;
    return p ? hnmem_copy_uncounted(&vm->meter, to, p, n) : hnmem_fill_uncounted(&vm->meter, to, 0, n);
}

/* The bytes before `from`, n at p, and those from `to` on, in a new buffer; NULL without memory or time. */
static hn_raw *spliced(hn_vm *vm, const hn_bytearray *b, uint32_t from, uint32_t to, const uint8_t *p,
                       uint32_t n, size_t room) {
    hn_raw *buf = hnheap_raw(vm, room);
    if (!buf) return NULL;
    const uint8_t *old = b->buf ? b->buf->data : NULL;
    uint32_t tail = b->len - to;
    hn_status st = from ? hnmem_copy_uncounted(&vm->meter, buf->data, old, from) : HN_OK;
    if (st == HN_OK) st = put_bytes(vm, buf->data + from, p, n);
    if (st == HN_OK && tail) st = hnmem_copy_uncounted(&vm->meter, buf->data + from + n, old + to, tail);
    if (st == HN_OK) return buf;
    hnheap_release(vm, buf);
    return NULL;
}

static void use_buffer(hn_vm *vm, hn_bytearray *b, hn_raw *buf, uint32_t len) {
    if (b->buf && (buf != b->buf || !len)) hnheap_release(vm, b->buf);
    b->buf = len ? buf : NULL;
    b->len = len;
}

/* In the buffer that there is; p does not lie in it. What lies behind the end may stay half written. */
static hn_status splice_in_place(hn_vm *vm, hn_bytearray *b, uint32_t from, uint32_t to, const uint8_t *p,
                                 uint32_t n) {
    uint32_t tail = b->len - to;
    if (tail == 0 && from == b->len) {
        return put_bytes(vm, b->buf->data + from, p, n);
    }
    if (tail && n != to - from) memmove(b->buf->data + from + n, b->buf->data + to, tail);
    if (n && p) memcpy(b->buf->data + from, p, n);
    if (n && !p) memset(b->buf->data + from, 0, n);
    hnmeter_effort(&vm->meter, (n + tail) >> 8);
    return HN_OK;
}

hn_status hnbytearray_splice(hn_vm *vm, hn_bytearray *b, uint32_t from, uint32_t to, const uint8_t *p,
                             uint32_t n) {
    uint32_t tail = b->len - to, old = to - from;
    if (n != old) HN_TRY(hnmemory_resizable(vm, b));
    if (n > HN_TEXT_MAX - (b->len - old)) return hnmeter_want(&vm->meter, n, 1);
    uint32_t len = b->len - old + n;
    HN_TRY(hnmeter_charge(&vm->meter, ((uint64_t)n + (n != old ? tail : 0)) >> 6));
    bool own = n && p && b->buf && p >= b->buf->data && p < b->buf->data + b->len;
    bool fits = b->buf && len <= b->buf->size;
    bool moves = from < b->len && (uint64_t)n + tail > MOVE_MOST;
    hn_raw *buf = NULL;
    if (len && (own || !fits || moves)) {
        buf = spliced(vm, b, from, to, p, n, fits ? b->buf->size : room_for(b, len));
        if (!buf && (own || !fits)) return HN_NOMEM;
    }
    if (len && !buf) {
        HN_TRY(splice_in_place(vm, b, from, to, p, n));
        buf = b->buf;
    }
    use_buffer(vm, b, buf, len);
    return HN_OK;
}
