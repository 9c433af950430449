/* Memory: hnmem_resize, through which the core gets and frees memory, arenas, growing buffers, and copies
 * that read the clock. All layers use it. Callers pass the old size, so the count of live bytes is exact: a
 * wrong size corrupts it. An allocation may fail at any call; the caller then returns HN_NOMEM with
 * everything as it was before. */
#ifndef HN_BASE_MEM_H
#define HN_BASE_MEM_H

#include "base/meter.h"
#include "base/print.h"

/* Resizes `p` from `old_size` to `new_size` bytes (p NULL and old_size 0: allocate; new_size 0: free).
 * Returns NULL when the cap or the machine has no more or the run has no time left to copy (then `p` is
 * untouched), and for new_size 0. */
void *hnmem_resize(hn_meter *m, void *p, size_t old_size, size_t new_size);

/* Gets what is missing of the spare pieces, as far as the machine has it, and gives them back. */
void hnmem_fill_spare(hn_meter *m);
void hnmem_free_spare(hn_meter *m);

static inline void *hnmem_alloc(hn_meter *m, size_t size) {
    return hnmem_resize(m, NULL, 0, size);
}
static inline void hnmem_free(hn_meter *m, void *p, size_t size) {
    (void)hnmem_resize(m, p, size, 0);
}

/* memcpy of what is short as a rule: on wasm a call of memcpy leaves the module, whatever the size. */
static inline void hnmem_copy_short(void *to, const void *from, size_t n) {
    uint8_t *t = to;
    const uint8_t *f = from;
    uint64_t word;
    uint32_t half;
    if (n > 64) {
        memcpy(to, from, n);
    } else if (n >= 8) {
        for (size_t i = 0; i + 8 < n; i += 8) {
            memcpy(&word, f + i, 8);
            memcpy(t + i, &word, 8);
        }
        memcpy(&word, f + n - 8, 8);
        memcpy(t + n - 8, &word, 8);
    } else if (n >= 4) {
        memcpy(&half, f, 4);
        memcpy(t, &half, 4);
        memcpy(&half, f + n - 4, 4);
        memcpy(t + n - 4, &half, 4);
    } else if (n) {
        t[0] = f[0];
        if (n > 1) t[1] = f[1];
        t[n - 1] = f[n - 1];
    }
}

/* memcmp(a, b, n) == 0 for what is short as a rule. */
static inline bool hnmem_same_short(const void *a, const void *b, size_t n) {
    const uint8_t *p = a, *q = b;
    uint64_t x, y;
    uint32_t v, w;
    if (n > 64) return memcmp(a, b, n) == 0;
    if (n >= 8) {
        for (size_t i = 0; i + 8 < n; i += 8) {
            memcpy(&x, p + i, 8);
            memcpy(&y, q + i, 8);
            if (x != y) return false;
        }
        memcpy(&x, p + n - 8, 8);
        memcpy(&y, q + n - 8, 8);
        return x == y;
    }
    if (n >= 4) {
        memcpy(&v, p, 4);
        memcpy(&w, q, 4);
        if (v != w) return false;
        memcpy(&v, p + n - 4, 4);
        memcpy(&w, q + n - 4, 4);
        return v == w;
    }
    for (size_t i = 0; i < n; i++)
        if (p[i] != q[i]) return false;
    return true;
}

/* memcpy, memset and memmove of a size that the program chose: where it is long they charge for it and look
 * at the clock as they go. HN_STOPPED leaves `to` partly written. */
HN_CHECK hn_status hnmem_copy_long(hn_meter *m, void *to, const void *from, size_t n);
HN_CHECK hn_status hnmem_fill_long(hn_meter *m, void *to, int byte, size_t n);
HN_CHECK hn_status hnmem_move_long(hn_meter *m, void *to, const void *from, size_t n);
/* The same for what is no step (hnmeter_pace_uncounted). */
HN_CHECK hn_status hnmem_copy_uncounted(hn_meter *m, void *to, const void *from, size_t n);
HN_CHECK hn_status hnmem_fill_uncounted(hn_meter *m, void *to, int byte, size_t n);
#define HN_LONG ((size_t)1 << 13) /* from this size on */
HN_CHECK static inline hn_status hnmem_copy(hn_meter *m, void *to, const void *from, size_t n) {
    if (HN_UNLIKELY(n >= HN_LONG)) return hnmem_copy_long(m, to, from, n);
    hnmem_copy_short(to, from, n);
    return HN_OK;
}
HN_CHECK static inline hn_status hnmem_fill(hn_meter *m, void *to, int byte, size_t n) {
    if (HN_UNLIKELY(n >= HN_LONG)) return hnmem_fill_long(m, to, byte, n);
    if (n) memset(to, byte, n);
    return HN_OK;
}

HN_CHECK static inline hn_status hnmem_move(hn_meter *m, void *to, const void *from, size_t n) {
    if (HN_UNLIKELY(n >= HN_LONG)) return hnmem_move_long(m, to, from, n);
    if (n) memmove(to, from, n);
    return HN_OK;
}

/* memcmp and memchr of such a size: *out is less than, equal to or greater than 0; *at is n when the byte
 * does not occur. */
HN_CHECK hn_status hnmem_compare_long(hn_meter *m, const void *a, const void *b, size_t n, int *out);
HN_CHECK hn_status hnmem_find_long(hn_meter *m, const void *p, size_t n, uint8_t c, size_t *at);
HN_CHECK static inline hn_status hnmem_compare(hn_meter *m, const void *a, const void *b, size_t n,
                                               int *out) {
    if (HN_UNLIKELY(n >= HN_LONG)) return hnmem_compare_long(m, a, b, n, out);
    *out = n ? memcmp(a, b, n) : 0;
    return HN_OK;
}

/* An arena: many small allocations that die together (the compiler's AST). */
typedef struct hn_arena_chunk hn_arena_chunk;
typedef struct hn_arena {
    hn_meter *meter;
    hn_arena_chunk *chunks;
    char *next, *end;
} hn_arena;

void hnarena_init(hn_arena *a, hn_meter *m);
/* 8-aligned, zeroed; NULL at the cap. Valid until hnarena_free. */
void *hnarena_alloc(hn_arena *a, size_t size);
void hnarena_free(hn_arena *a);

/* A growing byte buffer. `failed` is sticky: check it once at the end instead of at every append. It fails
 * without memory, and when the run's time is over. */
typedef struct hn_buf {
    hn_meter *meter;
    uint8_t *data;
    size_t len, cap; /* cap: up to where nothing needs to be asked; not all the room, so that the clock is
                        looked at however the buffer is filled */
    size_t room;
    uint8_t *first; /* data points here until the text gets longer; NULL: nowhere */
    bool failed;
} hn_buf;

void hnbuf_init(hn_buf *b, hn_meter *m);
/* The same with room for the first `size` bytes, which the caller has. */
static inline void hnbuf_init_in(hn_buf *b, hn_meter *m, void *room, size_t size) {
    *b = (hn_buf){.meter = m, .data = room, .cap = size, .room = size, .first = room};
}
void hnbuf_free(hn_buf *b);
/* What lies in room of the caller's moves to memory of its own; `failed` without memory. */
void hnbuf_settle(hn_buf *b);
/* Makes room for n more bytes and returns where they go (len unchanged), or NULL and `failed`. */
uint8_t *hnbuf_reserve(hn_buf *b, size_t n);
void hnbuf_put(hn_buf *b, const void *p, size_t n);
void hnbuf_byte(hn_buf *b, uint8_t c);
void hnbuf_str(hn_buf *b, const char *z);
/* printf into the buffer; only for short diagnostics (at most 512 bytes). */
void hnbuf_printf(hn_buf *b, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

#endif
