/* What a snapshot has inside of its envelope, taken apart and put together again with other bytes in it. */
#ifndef PAYLOAD_H
#define PAYLOAD_H

#include "base/lz.h"
#include "snap/format.h"
#include "snapshot_rig.h"

typedef struct payload {
    const uint8_t *p;
    size_t n, sizes_at, data_at; /* of the sections' sizes, and of the sections */
    uint64_t sizes[4];           /* sources, objects, classes, contents; the rest is the state */
} payload;

/* False behind the end. */
static inline bool payload_varint(const uint8_t *p, size_t n, size_t *at, uint64_t *out) {
    *out = 0;
    for (unsigned shift = 0; *at < n && shift < 64; shift += 7) {
        uint8_t c = p[(*at)++];
        *out |= (uint64_t)(c & 127) << shift;
        if (!(c & 128)) return true;
    }
    return false;
}

/* Whether the bytes have the form of a payload. */
static inline bool payload_read(payload *t, const uint8_t *p, size_t n) {
    size_t at = 1, left;
    uint64_t skipped;
    *t = (payload){.p = p, .n = n};
    if (!n) return false;
    if (p[0] & HN_SNAP_SEED) at += 16;
    for (unsigned i = 0; i < HN_SNAP_NUMBERS; i++)
        if (!payload_varint(p, n, &at, &skipped)) return false;
    t->sizes_at = at;
    for (unsigned i = 0; i < 4; i++)
        if (!payload_varint(p, n, &at, &t->sizes[i])) return false;
    t->data_at = at;
    left = n - at;
    for (unsigned i = 0; i < 4; left -= (size_t)t->sizes[i++])
        if (t->sizes[i] > left) return false;
    return true;
}

/* Which section the byte is in; 4 is the state, which has no size. */
static inline unsigned payload_section(const payload *t, size_t at) {
    size_t end = t->data_at;
    for (unsigned i = 0; i < 4; i++) {
        end += (size_t)t->sizes[i];
        if (at < end) return i;
    }
    return 4;
}

/* The payload with `n` bytes at `at` replaced. */
static inline void payload_replace(const payload *t, size_t at, size_t n, const hn_buf *by, hn_buf *out) {
    out->len = 0;
    hnbuf_put(out, t->p, t->sizes_at);
    for (unsigned i = 0; i < 4; i++)
        hnsnap_put_varint(out, t->sizes[i] + (payload_section(t, at) == i ? by->len - n : 0));
    hnbuf_put(out, t->p + t->data_at, at - t->data_at);
    hnbuf_put(out, by->data, by->len);
    hnbuf_put(out, t->p + at + n, t->n - at - n);
}

/* The payload of a dump, for free(). */
static inline uint8_t *payload_of(const hn_buf *dump, size_t *n) {
    size_t at = HN_SNAP_HEADER;
    uint64_t size;
    if (!payload_varint(dump->data, dump->len, &at, &size)) exit(1);
    uint8_t *p = malloc((size_t)size);
    if (!p || !hnlz_expand(dump->data + at, dump->len - at, p, (size_t)size)) exit(1);
    *n = (size_t)size;
    return p;
}

static inline void payload_wrap(const hn_vm *vm, const uint8_t *data, size_t n, hn_buf *out) {
    out->len = 0;
    hnbuf_put(out, "HNS", 3);
    hnbuf_byte(out, HN_SNAP_VERSION);
    hnsnap_put_fixed(out, hnsnap_identity(vm), 6);
    hnsnap_put_fixed(out, 0, 4);
    hnsnap_put_varint(out, n);
    hn_buf window;
    hnbuf_init(&window, out->meter);
    (void)hnlz_begin(&window);
    hnbuf_put(&window, data, n);
    hnlz_compress(out, &window);
    hnbuf_free(&window);
    uint32_t crc = hnsnap_crc(out->data + HN_SNAP_HEADER, out->len - HN_SNAP_HEADER);
    for (unsigned i = 0; i < 4; i++) out->data[10 + i] = (uint8_t)(crc >> (8 * i));
}

/* Writes a dump's payload: what fuzzing begins with. */
static inline void payload_save(const hn_buf *dump, const char *directory, const char *name) {
    size_t n;
    char path[500];
    uint8_t *p = payload_of(dump, &n);
    snprintf(path, sizeof path, "%s/%s", directory, name);
    FILE *f = fopen(path, "wb");
    if (f) fwrite(p, 1, n, f);
    if (f) fclose(f);
    free(p);
}

#endif
