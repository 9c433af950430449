/* bytes and bytearray objects. */
#include "object/exc.h"
#include "object/heap.h"
#include "object/text.h"

hn_bytes *hnbytes_alloc(hn_vm *vm, uint32_t len) {
    if (len > HN_TEXT_MAX) return NULL;
    hn_bytes *b = hnheap_new_raw(vm, HN_KIND_BYTES, sizeof(hn_bytes) + len);
    if (!b) return NULL;
    b->len = len;
    b->hash = 0;
    return b;
}

hn_status hnbytes_new(hn_vm *vm, const void *p, size_t n, hn_value *out) {
    if (n == 0 && hnv_is_ref(vm->empty_bytes)) {
        *out = vm->empty_bytes;
        return HN_OK;
    }
    if (n > HN_TEXT_MAX) return HN_NOMEM;
    HN_TRY(hnmeter_charge(&vm->meter, n >> 6));
    hn_bytes *b = hnbytes_alloc(vm, (uint32_t)n);
    if (!b) return HN_NOMEM;
    *out = hnv_from_ref(b);
    return hnmem_copy(&vm->meter, b->data, p, n);
}

hn_status hnbytearray_new(hn_vm *vm, const void *p, size_t n, hn_value *out) {
    if (n > HN_TEXT_MAX) return HN_NOMEM;
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

bool hnbytes_view(hn_value v, const uint8_t **p, uint32_t *n) {
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

hn_status hnbytes_like(hn_vm *vm, hn_value like, const void *p, size_t n, hn_value *out) {
    return hnv_is(like, HN_KIND_BYTEARRAY) ? hnbytearray_new(vm, p, n, out) : hnbytes_new(vm, p, n, out);
}

static void repr_byte(hn_strbuf *b, uint8_t c, uint8_t quote) {
    if (c == quote || c == '\\') {
        hnstrbuf_char(b, '\\');
        hnstrbuf_char(b, c);
    } else if (c == '\n' || c == '\r' || c == '\t') {
        hnstrbuf_char(b, '\\');
        hnstrbuf_char(b, c == '\n' ? 'n' : c == '\r' ? 'r' : 't');
    } else if (c < 32 || c >= 127) {
        hntext_escape(b, c);
    } else {
        hnstrbuf_char(b, c);
    }
}

hn_status hnbytes_repr(hn_vm *vm, hn_value v, hn_strbuf *b) {
    const uint8_t *p;
    uint32_t n;
    bool array = hnv_is(v, HN_KIND_BYTEARRAY);
    if (!hnbytes_view(v, &p, &n)) return HN_SLOW;
    HN_TRY(hnmeter_charge(&vm->meter, n >> 4));
    uint8_t quote = n && memchr(p, '\'', n) && !memchr(p, '"', n) ? '"' : '\'';
    hnstrbuf_z(b, array ? "bytearray(b" : "b");
    hnstrbuf_char(b, quote);
    /* bytearray escapes ' even between double quotes. */
    for (uint32_t i = 0; i < n && !b->failed; i++) repr_byte(b, p[i], array ? '\'' : quote);
    hnstrbuf_char(b, quote);
    if (array) hnstrbuf_char(b, ')');
    return b->failed ? HN_NOMEM : HN_OK;
}

/* ---- bytearray's buffer ---- */

/* A buffer for `need` bytes with the first `keep` kept; NULL at the cap. */
static hn_raw *with_room(hn_vm *vm, hn_bytearray *b, uint32_t need, uint32_t keep) {
    if (b->buf && need <= b->buf->size) return b->buf;
    if (need > HN_TEXT_MAX) return NULL;
    size_t cap = (size_t)need + (b->len ? need >> 2 : 0) + 8;
    hn_raw *buf = hnheap_raw(vm, cap);
    if (!buf || !keep || hnmem_copy(&vm->meter, buf->data, b->buf->data, keep) == HN_OK) return buf;
    hnheap_release(vm, buf);
    return NULL;
}

static void drop_slack(hn_vm *vm, hn_bytearray *b) {
    if (b->len == 0) {
        if (b->buf) hnheap_release(vm, b->buf);
        b->buf = NULL;
    }
}

hn_status hnbytearray_splice(hn_vm *vm, hn_bytearray *b, uint32_t from, uint32_t to, const uint8_t *p,
                             uint32_t n) {
    uint32_t tail = b->len - to, old = to - from;
    if (n != old && b->exports)
        return hnexc_raise(vm, HN_T_BUFFERERROR, "Existing exports of data: object cannot be re-sized");
    if (n > HN_TEXT_MAX - (b->len - old)) return HN_NOMEM;
    uint32_t len = b->len - old + n;
    HN_TRY(hnmeter_charge(&vm->meter, ((uint64_t)n + (n != old ? tail : 0)) >> 6));
    uint8_t *copy = NULL;
    bool own = n && b->buf && p >= b->buf->data && p < b->buf->data + b->len;
    if (own) {
        if (!(copy = hnmem_alloc(&vm->meter, n))) return HN_NOMEM;
        memcpy(copy, p, n);
        p = copy;
    }
    hn_raw *buf = len ? with_room(vm, b, len, b->len < len ? b->len : len) : b->buf;
    if (len && !buf) {
        hnmem_free(&vm->meter, copy, n);
        return HN_NOMEM;
    }
    if (tail && len) memmove(buf->data + from + n, b->buf->data + to, tail);
    if (n) memcpy(buf->data + from, p, n);
    if (buf != b->buf && b->buf) hnheap_release(vm, b->buf);
    b->buf = buf;
    b->len = len;
    drop_slack(vm, b);
    hnmem_free(&vm->meter, copy, n);
    return HN_OK;
}
