/* LZMA and LZMA2 streams there and back, in parts of every size, states that somebody has changed, and what
 * is no stream. That others read them, and theirs are read, tests/lib/lzma.py sees to. */
#include "base/lzma.h"

#include <stdio.h>
#include <stdlib.h>

#define MOST 100000u
#define BAD  SIZE_MAX

static int failures;
static uint32_t random_state = 1;

static void check(bool right, const char *what) {
    if (right) return;
    printf("wrong: %s\n", what);
    failures++;
}

static uint32_t random_below(uint32_t n) {
    random_state = random_state * 1664525u + 1013904223u;
    return (random_state >> 8) % n;
}

static uint8_t text[MOST], packed[2 * MOST + 1000];

/* Bytes of every kind: noise, few letters, what stood before, zeros. */
static uint32_t make_text(void) {
    uint32_t n = 0, most = random_below(8) ? random_below(3000) : random_below(MOST), noise = random_below(4);
    while (n < most) {
        uint32_t run = 1 + random_below(600), kind = random_below(4), back = n ? 1 + random_below(n) : 0;
        for (; run && n < most; run--, n++)
            text[n] = kind == 0 || !noise      ? (uint8_t)random_below(256)
                      : kind == 1              ? (uint8_t)(97 + random_below(3))
                      : kind == 2 && back != 0 ? text[n - back]
                                               : 0;
    }
    return n;
}

/* A stream under way, with memory of its own size each, so that a sanitizer sees what leaves it. */
typedef struct stream {
    hn_lzma_options o;
    uint8_t *state, *window, *out;
    uint32_t *table;
    size_t size, nwindow, ntable;
    bool packs;
} stream;

static stream begin(bool packs, hn_lzma_options o) {
    stream s = {.o = o, .packs = packs, .size = packs ? HN_LZMA_PACK_SIZE : HN_LZMA_UNPACK_SIZE};
    s.state = calloc(1, s.size);
    memcpy(s.state, &o, sizeof o);
    s.nwindow = packs ? 2 * HN_LZMA_MIRROR : 16;
    s.window = calloc(1, s.nwindow);
    s.out = malloc(4096);
    return s;
}

static void end(stream *s) {
    free(s->state);
    free(s->window);
    free(s->table);
    free(s->out);
}

static hn_lzma_options some_options(void) {
    hn_lzma_options o = {.two = (uint8_t)random_below(2), .pb = (uint8_t)random_below(5), .left = UINT64_MAX};
    o.lc = (uint8_t)random_below(5);
    o.lp = (uint8_t)random_below(5u - o.lc);
    o.dict = random_below(2) ? 4096 + random_below(2000) : 1u << 20;
    o.nice = (uint16_t)(4 + random_below(random_below(2) ? 20 : 270));
    o.depth = (uint16_t)(1 + random_below(40));
    o.chains = (uint8_t)random_below(2);
    o.bits = (uint8_t)(12 + random_below(3));
    return o;
}

/* Makes a piece of memory larger, by zeros. */
static void *enlarge(void *p, size_t from, size_t to) {
    uint8_t *now = realloc(p, to);
    memset(now + from, 0, to - from);
    return now;
}

static void enlarge_window(stream *s) {
    size_t whole = s->packs ? s->o.dict + (2u << 16) + HN_LZMA_MIRROR : s->o.dict;
    size_t to = s->nwindow * 2 < whole ? s->nwindow * 2 : whole;
    s->window = enlarge(s->window, s->nwindow, to);
    s->nwindow = to;
}

/* A step; takes what memory it wants. */
static hn_coded step(stream *s, hn_coding *c, uint32_t room, bool flush) {
    c->out = s->out;
    c->room = room;
    c->made = c->work = 0;
    hn_coded found =
        s->packs ? hnlzma_pack(s->state, s->size, s->window, s->nwindow, s->table, s->ntable, flush, c)
                 : hnlzma_unpack(s->state, s->size, s->window, s->nwindow, c);
    check(c->work < 4 * HN_CODING_STEP, "a step that is too long");
    if (found == HN_CODED_MEMORY) enlarge_window(s);
    if (found == HN_CODED_ASIDE) {
        size_t to = (2u << s->o.bits) + (s->o.chains ? 1 : 2) * (s->nwindow - HN_LZMA_MIRROR);
        if (to <= s->ntable) return HN_CODED_BAD; /* the state asks for what it was not begun with */
        s->table = enlarge(s->table, 4 * s->ntable, 4 * to);
        s->ntable = to;
    }
    return found;
}

/* Runs `in` through a stream in parts; gives the length of what comes out, or BAD. */
static size_t run(stream *s, const uint8_t *in, size_t n, uint8_t *to, size_t room) {
    size_t at = 0, made = 0, show = 0;
    for (hn_coded found = HN_CODED_MORE; found != HN_CODED_LAST;) {
        if (found == HN_CODED_INPUT) show += 1 + random_below(random_below(3) ? 20000 : 30);
        if (show > n) show = n;
        hn_coding c = {.in = in + at, .end = in + show};
        found = step(s, &c, 1 + random_below(4096), show == n);
        at = (size_t)(c.in - in);
        if (found == HN_CODED_BAD || (found == HN_CODED_INPUT && show == n) || made + c.made > room)
            return BAD;
        if (show == 0 && found == HN_CODED_MORE) show = 1;
        memcpy(to + made, s->out, c.made);
        made += c.made;
    }
    return made;
}

static void there_and_back(void) {
    uint32_t n = make_text();
    hn_lzma_options o = some_options();
    stream s = begin(true, o);
    if (!o.two && random_below(2)) o.left = n; /* its end is marked nevertheless */
    stream u = begin(false, o);
    size_t len = run(&s, text, n, packed, sizeof packed);
    uint8_t *back = malloc(n + 1);
    check(len != BAD && run(&u, packed, len, back, n) == n && !memcmp(back, text, n),
          "a stream there and back");
    check(len <= n + n / 50 + 64, "a stream that is too long");
    free(back);
    end(&s);
    end(&u);
}

static void change(uint8_t *p, size_t n) {
    for (unsigned i = random_below(40) + 1; i && n; i--)
        p[random_below(2) ? random_below(n < 120 ? (uint32_t)n : 120) : random_below((uint32_t)n)] =
            (uint8_t)random_below(random_below(2) ? 10 : 256);
}

/* What a snapshot may bring: anything but a crash. */
static void go_on_forged(bool packs) {
    uint32_t n = make_text() % 9000, steps = random_below(12);
    hn_lzma_options o = some_options();
    const uint8_t *in = text;
    if (!packs) {
        stream p = begin(true, o);
        size_t len = run(&p, text, n, packed, sizeof packed);
        n = len == BAD ? 0 : (uint32_t)len;
        in = packed;
        end(&p);
    }
    stream s = begin(packs, o);
    hn_coding c = {.in = in, .end = in + n};
    for (unsigned i = 0; i < 60; i++) {
        if (i % 12 == steps) {
            change(s.state, s.size);
            change(s.window, s.nwindow);
            change((uint8_t *)s.table, 4 * s.ntable);
        }
        if (step(&s, &c, 1 + random_below(500), true) == HN_CODED_BAD || s.nwindow > 1u << 22) break;
    }
    end(&s);
}

static void read_noise(void) {
    uint32_t n = make_text() % 2000;
    hn_lzma_options o = some_options();
    stream p = begin(true, o), u = begin(false, o);
    size_t len = run(&p, text, n, packed, sizeof packed);
    change(packed, len == BAD ? 0 : len);
    uint8_t *to = malloc(4 * MOST);
    (void)run(&u, packed, len == BAD ? 0 : len, to, 4 * MOST);
    free(to);
    end(&p);
    end(&u);
}

/* Each filter there and back, in pieces. */
static void filter(void) {
    uint32_t n = make_text() % 5000, kind = 3 + random_below(7), to = 0;
    uint8_t *states = calloc(2, HN_LZMA_FILTER_SIZE), *twice = malloc(n + 1);
    states[0] = states[HN_LZMA_FILTER_SIZE] = (uint8_t)kind;
    states[1] = states[HN_LZMA_FILTER_SIZE + 1] = (uint8_t)random_below(256);
    for (uint32_t i = 0; i < n; i++)
        if (!random_below(6))
            text[i] = (uint8_t)(random_below(2) ? 0xe8 + random_below(4) : random_below(2) * 255);
    memcpy(twice, text, n);
    for (unsigned back = 0; back < 2; back++, to = 0)
        for (size_t done = 1; done && to < n; to += (uint32_t)done) {
            uint32_t part = 16 + random_below(300);
            done = hnlzma_filter(states + back * HN_LZMA_FILTER_SIZE, HN_LZMA_FILTER_SIZE, !back, twice + to,
                                 n - to < part ? n - to : part);
        }
    check(!memcmp(twice, text, n), "a filter there and back");
    change(states, HN_LZMA_FILTER_SIZE);
    (void)hnlzma_filter(states, HN_LZMA_FILTER_SIZE, true, twice, n);
    free(states);
    free(twice);
}

int main(int argc, char **argv) {
    uint32_t rounds = argc > 1 ? (uint32_t)atoi(argv[1]) : 1;
    random_state = argc > 2 ? (uint32_t)atoi(argv[2]) : 1;
    for (uint32_t i = 0; i < 100 * rounds; i++) there_and_back();
    for (uint32_t i = 0; i < 600 * rounds; i++) go_on_forged(i & 1);
    for (uint32_t i = 0; i < 300 * rounds; i++) read_noise();
    for (uint32_t i = 0; i < 300 * rounds; i++) filter();
    printf("%d failures\n", failures);
    return failures != 0;
}
