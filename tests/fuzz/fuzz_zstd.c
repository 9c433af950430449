/* The loops of compression.zstd (core/lib/mod/zstd.c) work on bytearrays, which a program may have changed,
 * and on any stream: they refuse, or give something, without a fault. The input: two bytes of sizes, changes
 * of the state (where, what), a byte of 0xff, and the data. */
#include "base/zstd.h"

#include <stdlib.h>

#define BITS  8u
#define ROOM  3000u
#define MOST  400u
#define ASIDE (12u * MOST)

static void check(bool ok) {
    if (!ok) abort();
}

static void *fuzz_memory(size_t n) {
    void *p = calloc(1, n);
    check(p);
    return p;
}

/* A state that is sound before the changes. */
static hn_zstd_state *fuzz_state(void) {
    hn_zstd_state *s = fuzz_memory(sizeof *s);
    for (unsigned i = 0; i < 32; i++) {
        s->extra[HN_ZSTD_OFFSET][i] = (uint8_t)i;
        s->extra[HN_ZSTD_LITERALS][i] = s->extra[HN_ZSTD_LENGTH][i] = (uint8_t)(i / 2);
    }
    for (unsigned k = 0; k < HN_ZSTD_NUMBER_COUNT; k++) {
        s->code[k].log = 6;
        for (unsigned i = 0; i < 32; i++) s->code[k].count[i] = 2;
    }
    for (unsigned i = 0; i < 3; i++) s->back[i] = 1 + 3 * i;
    s->weights = 255;
    memset(s->weight, 1, 255);
    s->bits = s->more = BITS;
    s->depth = 4;
    s->block = 10;
    return s;
}

static const uint8_t *fuzz_change(hn_zstd_state *s, const uint8_t *p, const uint8_t *end) {
    for (; end - p >= 3 && *p != 0xff; p += 3) {
        size_t at = ((size_t)p[0] << 8 | p[1]) % sizeof *s;
        if (at < offsetof(hn_zstd_state, bits) || at >= offsetof(hn_zstd_state, depth))
            ((uint8_t *)s)[at] = p[2];
    }
    return p < end ? p + 1 : end;
}

static void fuzz_unpack(hn_zstd_state *s, const uint8_t *p, uint32_t n, uint32_t count, uint32_t begin) {
    hn_zstd_window w = {fuzz_memory(begin + 2 * ROOM), begin, ROOM};
    (void)hnzstd_unpack_literals(s, p, n, w.data + begin + ROOM, count % ROOM);
    uint32_t made = hnzstd_unpack(s, p, n, count, &w, count % ROOM);
    check(made == HN_ZSTD_BAD || made <= ROOM);
    free(w.data);
}

static void fuzz_pack(hn_zstd_state *s, const uint8_t *p, uint32_t n, uint32_t begin) {
    hn_zstd_sequence *q = fuzz_memory(sizeof *q * (MOST + 1));
    uint8_t *literals = fuzz_memory(HN_ZSTD_BLOCK), *out = fuzz_memory(ASIDE);
    uint32_t *table = fuzz_memory(8u << BITS), counts[256] = {0}, at = begin % n;
    hn_zstd_finder f = {p, n, table, table + (1u << BITS)};
    for (unsigned round = 0; round < 3 && at < n; round++) {
        uint32_t found = hnzstd_find(s, &f, 0, &at, q, MOST, literals);
        check(found <= MOST && at <= n && q[found].number[0] <= HN_ZSTD_BLOCK);
        if (found) (void)hnzstd_pack(s, q, found, out, ASIDE);
        for (unsigned i = 0; i < 3; i++) hnzstd_count(s, i, (const uint8_t *)q, found, counts);
        (void)hnzstd_pack_literals(s, literals, q[found].number[0], out, 1 + begin);
    }
    memcpy(q, p, n < sizeof *q * MOST ? n : sizeof *q * MOST);
    (void)hnzstd_pack(s, q, MOST, out, ASIDE);
    free(q);
    free(literals);
    free(out);
    free(table);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 4 || size > HN_ZSTD_BLOCK) return 0;
    hn_zstd_state *s = fuzz_state();
    const uint8_t *end = data + size, *p = fuzz_change(s, data + 2, end);
    uint32_t n = (uint32_t)(end - p);
    uint8_t *exact = fuzz_memory(n + !n);
    if (n) memcpy(exact, p, n);
    fuzz_unpack(s, exact, n, data[0] * 5u, data[1] * 4u);
    if (n) fuzz_pack(s, exact, n, data[1] * 4u);
    free(exact);
    free(s);
    return 0;
}
