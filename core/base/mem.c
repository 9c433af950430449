/* Counts each allocation against the memory limit before it asks the C library. Only the session's own struct
 * and the buffers of the flat interface are allocated elsewhere. Long copies are done in pieces, with a look
 * at the clock between them. On wasm that holds for a long buffer that grows, too, where realloc would copy
 * it in one piece (mem_moved). */
#include "base/mem.h"

#include <stdarg.h>
#include <stdlib.h>

#define ARENA_CHUNK 8192
/* A piece between two looks at the clock, and what it counts for: more than a copy in the cache would,
 * because memory that is new is made present by the first write. */
#define CHUNK        ((size_t)1 << 18)
#define CHUNK_EFFORT (HN_EFFORT / 2)

#ifdef __wasm__
/* From this size on a buffer that grows is copied here, not by realloc, and the clock is looked at. */
#define COPY_MOST ((size_t)4 << 20)

/* realloc of a long buffer; NULL when the time is over, too. */
static void *mem_moved(hn_meter *m, void *p, size_t old_size, size_t new_size) {
    if (old_size < COPY_MOST || new_size <= old_size) return realloc(p, new_size);
    char *q = malloc(new_size);
    if (!q) return realloc(p, new_size); /* it may have room to grow in its place */
    for (size_t at = 0; at < old_size; at += CHUNK) {
        memcpy(q + at, (char *)p + at, old_size - at < CHUNK ? old_size - at : CHUNK);
        if (!hnmeter_late_uncounted(m, CHUNK_EFFORT)) continue;
        free(q);
        return NULL;
    }
    free(p);
    return q;
}
#else
/* The C library moves the pages of a long buffer: there are never two of it. */
static void *mem_moved(hn_meter *m, void *p, size_t old_size, size_t new_size) {
    (void)m, (void)old_size;
    return realloc(p, new_size);
}
#endif

void hnmem_fill_spare(hn_meter *m) {
    hn_spare *s = m->spare;
    const uint32_t all = sizeof s->pieces / sizeof *s->pieces;
    while (s->n < all && (s->pieces[s->n] = malloc(HN_SPARE_PIECE))) s->n++;
}

void hnmem_free_spare(hn_meter *m) {
    while (m->spare->n) free(m->spare->pieces[--m->spare->n]);
}

/* realloc where the machine has no more: of the spare pieces, as many as the reserve does not ask for. */
static HN_COLD void *resize_with_spare(hn_meter *m, void *p, size_t size) {
    hn_spare *s = m->spare;
    void *q = NULL;
    while (!q && s && s->n * (size_t)HN_SPARE_PIECE > m->bytes_reserve + HN_SPARE_PIECE) {
        free(s->pieces[--s->n]);
        q = realloc(p, size);
    }
    return q;
}

static HN_COLD void *mem_refuse(hn_meter *m, size_t n) {
    m->bytes_wanted = n;
    return NULL;
}

void *hnmem_resize(hn_meter *m, void *p, size_t old_size, size_t new_size) {
    if (new_size == 0) {
        free(p);
        if (p) m->bytes -= old_size;
        return NULL;
    }
    if (m->fail_allocation > 0 && --m->fail_allocation == 0) return NULL;
    /* The reserve is part of the limit: collections and reports of errors raise bytes_limit by it. */
    size_t most = m->bytes_limit > m->bytes_reserve ? m->bytes_limit - m->bytes_reserve : 0;
    if (new_size > old_size && (new_size - old_size > most || m->bytes > most - (new_size - old_size)))
        return mem_refuse(m, new_size - old_size);
    void *q = mem_moved(m, p, old_size, new_size);
    if (!q && !(q = resize_with_spare(m, p, new_size))) return mem_refuse(m, new_size - old_size);
    m->bytes = m->bytes - old_size + new_size;
    if (m->bytes > m->bytes_peak) m->bytes_peak = m->bytes;
    return q;
}

hn_status hnmem_copy_uncounted(hn_meter *m, void *to, const void *from, size_t n) {
    for (size_t at = 0, part; at < n; at += part) {
        part = n - at < CHUNK ? n - at : CHUNK;
        memcpy((char *)to + at, (const char *)from + at, part);
        if (part == CHUNK) HN_TRY(hnmeter_pace_uncounted(m, CHUNK_EFFORT));
    }
    return HN_OK;
}

hn_status hnmem_fill_uncounted(hn_meter *m, void *to, int byte, size_t n) {
    for (size_t at = 0, part; at < n; at += part) {
        part = n - at < CHUNK ? n - at : CHUNK;
        memset((char *)to + at, byte, part);
        if (part == CHUNK) HN_TRY(hnmeter_pace_uncounted(m, CHUNK_EFFORT));
    }
    return HN_OK;
}

hn_status hnmem_copy_long(hn_meter *m, void *to, const void *from, size_t n) {
    HN_TRY(hnmeter_charge(m, n >> 6));
    return hnmem_copy_uncounted(m, to, from, n);
}

hn_status hnmem_fill_long(hn_meter *m, void *to, int byte, size_t n) {
    HN_TRY(hnmeter_charge(m, n >> 6));
    return hnmem_fill_uncounted(m, to, byte, n);
}

hn_status hnmem_move_long(hn_meter *m, void *to, const void *from, size_t n) {
    char *t = to;
    const char *f = from;
    size_t part;
    if (t <= f || t >= f + n) {
        for (; n; t += part, f += part, n -= part) {
            part = n < CHUNK ? n : CHUNK;
            memmove(t, f, part);
            HN_TRY(hnmeter_pace(m, (uint32_t)(part >> 5)));
        }
        return HN_OK;
    }
    for (; n; n -= part) {
        part = n < CHUNK ? n : CHUNK;
        memmove(t + n - part, f + n - part, part);
        HN_TRY(hnmeter_pace(m, (uint32_t)(part >> 5)));
    }
    return HN_OK;
}

hn_status hnmem_compare_long(hn_meter *m, const void *a, const void *b, size_t n, int *out) {
    *out = 0;
    for (size_t at = 0; at < n && *out == 0; at += HN_LONG) {
        *out = memcmp((const char *)a + at, (const char *)b + at, n - at < HN_LONG ? n - at : HN_LONG);
        if (*out == 0) HN_TRY(hnmeter_pace(m, HN_LONG >> 4)); /* byte by byte in wasm */
    }
    return HN_OK;
}

hn_status hnmem_find_long(hn_meter *m, const void *p, size_t n, uint8_t c, size_t *out) {
    const uint8_t *hit = NULL;
    size_t at = 0;
    for (; at < n && !hit; at += HN_LONG) {
        size_t part = n - at < HN_LONG ? n - at : HN_LONG;
        hit = memchr((const uint8_t *)p + at, c, part);
        if (!hit) HN_TRY(hnmeter_pace(m, (uint32_t)(part >> 5)));
    }
    *out = hit ? (size_t)(hit - (const uint8_t *)p) : n;
    return HN_OK;
}

struct hn_arena_chunk {
    hn_arena_chunk *next;
    size_t size;
};

void hnarena_init(hn_arena *a, hn_meter *m) {
    *a = (hn_arena){.meter = m};
}

void *hnarena_alloc(hn_arena *a, size_t size) {
    size = (size + 7) & ~(size_t)7;
    if ((size_t)(a->end - a->next) < size) {
        if (hnmeter_late_uncounted(a->meter, CHUNK_EFFORT / 16)) return NULL;
        size_t chunk_size = sizeof(hn_arena_chunk) + (size > ARENA_CHUNK ? size : ARENA_CHUNK);
        hn_arena_chunk *c = hnmem_alloc(a->meter, chunk_size);
        if (!c) return NULL;
        c->next = a->chunks;
        c->size = chunk_size;
        a->chunks = c;
        a->next = (char *)(c + 1);
        a->end = (char *)c + chunk_size;
    }
    void *p = a->next;
    a->next += size;
    memset(p, 0, size);
    return p;
}

void hnarena_free(hn_arena *a) {
    for (hn_arena_chunk *c = a->chunks, *next; c; c = next) {
        next = c->next;
        hnmem_free(a->meter, c, c->size);
    }
    hnarena_init(a, a->meter);
}

void hnbuf_init(hn_buf *b, hn_meter *m) {
    *b = (hn_buf){.meter = m};
}

void hnbuf_settle(hn_buf *b) {
    if (!b->first || b->data != b->first) return;
    uint8_t *p = hnmem_alloc(b->meter, b->room);
    if (!p) {
        b->failed = true;
        return;
    }
    if (b->len) memcpy(p, b->data, b->len);
    b->data = p;
    b->first = NULL;
}

void hnbuf_free(hn_buf *b) {
    if (b->data != b->first) hnmem_free(b->meter, b->data, b->room);
    hnbuf_init(b, b->meter);
}

/* Moves the text to where there is room for `room` bytes. */
static bool mem_grow(hn_buf *b, size_t room) {
    bool moves = b->data == b->first;
    uint8_t *data = moves ? hnmem_alloc(b->meter, room) : hnmem_resize(b->meter, b->data, b->room, room);
    if (!data) return false;
    if (moves) hnmem_copy_short(data, b->data, b->len);
    b->data = data;
    b->room = room;
    return true;
}

/* The rest of hnbuf_reserve: more memory, or more of the room that is there. */
static HN_COLD uint8_t *mem_make_room(hn_buf *b, size_t n) {
    if (b->failed) return NULL;
    b->failed =
        n > SIZE_MAX / 2 - b->len || (b->len >= HN_LONG && hnmeter_late_uncounted(b->meter, HN_LONG >> 3));
    if (!b->failed && b->room - b->len < n) {
        size_t room = b->room + b->room / 2;
        if (room < b->len + n) room = b->len + n;
        b->failed = !mem_grow(b, room < 32 ? 32 : room);
    }
    if (b->failed) return NULL;
    size_t spare = b->room - b->len - n;
    b->cap = b->len + n + (spare < HN_LONG ? spare : HN_LONG);
    return b->data + b->len;
}

uint8_t *hnbuf_reserve(hn_buf *b, size_t n) {
    if (HN_UNLIKELY(b->cap - b->len < n || b->failed)) return mem_make_room(b, n);
    return b->data + b->len;
}

void hnbuf_put(hn_buf *b, const void *p, size_t n) {
    if (n == 0) return;
    uint8_t *to = hnbuf_reserve(b, n);
    if (!to) return;
    if (HN_UNLIKELY(n >= HN_LONG))
        b->failed = hnmem_copy_long(b->meter, to, p, n) != HN_OK;
    else
        hnmem_copy_short(to, p, n);
    b->len += n;
}

void hnbuf_byte(hn_buf *b, uint8_t c) {
    uint8_t *to = hnbuf_reserve(b, 1);
    if (!to) return;
    *to = c;
    b->len++;
}

void hnbuf_str(hn_buf *b, const char *z) {
    hnbuf_put(b, z, strlen(z));
}

void hnbuf_printf(hn_buf *b, const char *fmt, ...) {
    char tmp[512];
    va_list ap;
    va_start(ap, fmt);
    int n = hnprint_va(tmp, sizeof tmp, fmt, ap);
    va_end(ap);
    if (n > 0) hnbuf_put(b, tmp, (size_t)n < sizeof tmp ? (size_t)n : sizeof tmp - 1);
}
