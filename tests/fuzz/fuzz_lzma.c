/* LZMA streams under way (core/lib/mod/lzma.c) lie in bytearrays, which a program may have changed: whatever
 * is in them, they are refused, or go on without a fault. The input: three bytes of options, the changes
 * (where, what), a byte of 0xff, and the data. */
#include "base/lzma.h"

#include <stdlib.h>
#include <string.h>

#define MOST_WINDOW (1u << 20)
#define ROOM        700u

static void check(bool ok) {
    if (!ok) abort();
}

/* A stream and its memory, each of its own size, so that the sanitizer sees what leaves it. */
typedef struct stream {
    uint8_t *state, *window, *out;
    uint32_t *table;
    size_t size, nwindow, ntable;
    bool packs;
} stream;

static void *fuzz_enlarge(void *p, size_t from, size_t to) {
    uint8_t *now = realloc(p, to);
    check(now);
    memset(now + from, 0, to - from);
    return now;
}

/* Some of the changes: four bytes each, the last of which is what is written. Most go to the beginning of the
 * state. */
static void fuzz_change(stream *s, const uint8_t **p, const uint8_t *end) {
    for (unsigned n = 0; n < 4 && end - *p >= 4 && **p != 0xff; n++, *p += 4) {
        size_t at = (size_t)(*p)[1] << 8 | (*p)[2];
        uint8_t *to = s->state;
        size_t size = (*p)[0] & 0x40 ? s->size : 160;
        if ((*p)[0] & 0x20) {
            to = (*p)[0] & 0x10 ? (uint8_t *)s->table : s->window;
            size = (*p)[0] & 0x10 ? 4 * s->ntable : s->nwindow;
        }
        if (size) to[at * 37 % size] = (*p)[3];
    }
}

static hn_coded fuzz_step(stream *s, hn_coding *c, bool flush) {
    c->out = s->out;
    c->room = ROOM;
    c->made = c->work = 0;
    hn_coded found =
        s->packs ? hnlzma_pack(s->state, s->size, s->window, s->nwindow, s->table, s->ntable, flush, c)
                 : hnlzma_unpack(s->state, s->size, s->window, s->nwindow, c);
    check(c->in <= c->end && c->made <= c->room && c->work < 4 * HN_CODING_STEP);
    return found;
}

/* What a caller does for a stream that wants memory; false: no more. */
static bool fuzz_give(stream *s, hn_coded found, const hn_lzma_options *o) {
    if (found == HN_CODED_MEMORY) {
        if (s->nwindow >= MOST_WINDOW) return false;
        s->window = fuzz_enlarge(s->window, s->nwindow, 2 * s->nwindow);
        s->nwindow *= 2;
    } else if (found == HN_CODED_ASIDE) {
        size_t to = (2u << o->bits) + (o->chains ? 1 : 2) * (s->nwindow - HN_LZMA_MIRROR);
        if (to <= s->ntable) return false;
        s->table = fuzz_enlarge(s->table, 4 * s->ntable, 4 * to);
        s->ntable = to;
    }
    return found != HN_CODED_BAD && found != HN_CODED_LAST;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 4) return 0;
    const uint8_t *p = data + 3, *to = memchr(p, 0xff, size - 3), *end = to ? to : data + size;
    const uint8_t *rest = to ? to + 1 : data + size;
    size_t n = (size_t)(data + size - rest);
    hn_lzma_options o = {.two = data[0] & 1,
                         .lc = (data[0] >> 1) % 5,
                         .pb = (data[0] >> 4) % 5,
                         .dict = data[1] & 1 ? 4096 : 1u << 18,
                         .left = data[1] & 2 ? n : UINT64_MAX,
                         .nice = (uint16_t)(4 + data[2]),
                         .depth = 1 + data[1] / 16,
                         .chains = data[1] >> 2 & 1,
                         .bits = 12};
    stream s = {.packs = data[0] & 0x80, .size = data[0] & 0x80 ? HN_LZMA_PACK_SIZE : HN_LZMA_UNPACK_SIZE};
    s.nwindow = s.packs ? 2 * HN_LZMA_MIRROR : 16;
    uint8_t *exact = malloc(n + 1);
    s.state = calloc(1, s.size);
    s.window = calloc(1, s.nwindow);
    s.out = malloc(ROOM);
    check(exact && s.state && s.window && s.out);
    if (n) memcpy(exact, rest, n);
    memcpy(s.state, &o, sizeof o);
    hn_coding c = {.in = exact, .end = exact + n};
    for (unsigned round = 0; round < 120; round++) {
        if (round % 5 == 2) fuzz_change(&s, &p, end);
        hn_coded found = fuzz_step(&s, &c, round > 3);
        if (!fuzz_give(&s, found, &o) || (found == HN_CODED_INPUT && round > 3)) break;
    }
    free(exact);
    free(s.state);
    free(s.window);
    free(s.table);
    free(s.out);
    return 0;
}
