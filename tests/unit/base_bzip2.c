/* bzip2 streams there and back, in parts of every size, states that somebody has changed, and what is no
 * stream. That the streams are libbzip2's, bit for bit, tests/lib/bz2.py sees to. */
#include "base/bzip2.h"

#include <stdio.h>
#include <stdlib.h>

#define MOST 60000u

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
    uint32_t n = 0, most = random_below(8) ? random_below(3000) : random_below(MOST);
    while (n < most) {
        uint32_t run = 1 + random_below(600), kind = random_below(4), back = n ? 1 + random_below(n) : 0;
        for (; run && n < most; run--, n++)
            text[n] = kind == 0                ? (uint8_t)random_below(256)
                      : kind == 1              ? (uint8_t)(97 + random_below(3))
                      : kind == 2 && back != 0 ? text[n - back]
                                               : 0;
    }
    return n;
}

/* A stream under way, with memory of its own size each, so that a sanitizer sees what leaves it. */
typedef struct stream {
    uint8_t *state, *sorting, *out;
    size_t size, nsorting;
    unsigned level;
    bool packs;
} stream;

static stream begin(bool packs, unsigned level) {
    stream s = {.size = HN_BZIP2_HEAD + 64, .level = level, .packs = packs};
    s.state = calloc(1, s.size);
    s.out = malloc(HN_BZIP2_ROOM);
    return s;
}

static void end(stream *s) {
    free(s->state);
    free(s->sorting);
    free(s->out);
}

static void enlarge(stream *s) {
    size_t more = s->size - HN_BZIP2_HEAD;
    s->state = realloc(s->state, s->size + more);
    memset(s->state + s->size, 0, more);
    s->size += more;
}

/* A step; takes what memory it wants. */
static hn_coded step(stream *s, hn_coding *c, uint32_t room, bool flush) {
    c->out = s->out;
    c->room = s->packs ? HN_BZIP2_ROOM : room;
    c->made = c->work = 0;
    hn_coded found = s->packs ? hnbzip2_pack(s->state, s->size, s->sorting, s->nsorting, s->level, flush, c)
                              : hnbzip2_unpack(s->state, s->size, c);
    check(c->work < 8 * HN_CODING_STEP, "a step that is too long");
    if (found == HN_CODED_MEMORY) enlarge(s);
    if (found == HN_CODED_ASIDE) {
        free(s->sorting);
        s->nsorting = 16 * (s->size - HN_BZIP2_HEAD);
        s->sorting = calloc(1, s->nsorting);
    }
    return found;
}

/* Runs `in` through a stream in parts; gives the length of what comes out, MOST * 3 where it is no stream. */
static size_t run(stream *s, const uint8_t *in, size_t n, uint8_t *to, size_t room) {
    size_t at = 0, made = 0;
    for (hn_coded found = HN_CODED_MORE; found != HN_CODED_LAST;) {
        size_t part = 1 + random_below(20000);
        hn_coding c = {.in = in + at, .end = in + (n - at < part ? n : at + part)};
        found = step(s, &c, 1 + random_below(HN_BZIP2_ROOM), c.end == in + n);
        at = (size_t)(c.in - in);
        if (found == HN_CODED_BAD || (found == HN_CODED_INPUT && at == n) || made + c.made > room)
            return 3 * MOST;
        memcpy(to + made, s->out, c.made);
        made += c.made;
    }
    return made;
}

static void there_and_back(void) {
    uint32_t n = make_text();
    stream s = begin(true, 1 + random_below(9)), u = begin(false, 0);
    size_t len = run(&s, text, n, packed, sizeof packed);
    uint8_t *back = malloc(n + 1);
    check(len < 3 * MOST && run(&u, packed, len, back, n) == n && !memcmp(back, text, n),
          "a stream there and back");
    free(back);
    end(&s);
    end(&u);
}

static void change(uint8_t *p, size_t n) {
    for (unsigned i = random_below(40) + 1; i; i--)
        p[random_below(2) ? random_below(200) : random_below((uint32_t)n)] =
            (uint8_t)random_below(random_below(2) ? 10 : 256);
}

/* What a snapshot may bring: anything but a crash. */
static void go_on_forged(bool packs) {
    uint32_t n = make_text() % 3000, steps = random_below(12);
    stream s = begin(packs, 1 + random_below(9));
    const uint8_t *in = text;
    if (!packs) {
        stream p = begin(true, 1);
        n = (uint32_t)run(&p, text, n, packed, sizeof packed);
        in = packed;
        end(&p);
    }
    hn_coding c = {.in = in, .end = in + n};
    for (unsigned i = 0; i < 60; i++) {
        if (i % 12 == steps) change(s.state, s.size);
        if (i % 12 == steps && s.nsorting) change(s.sorting, s.nsorting);
        if (step(&s, &c, 1 + random_below(500), true) == HN_CODED_BAD || s.size > 1u << 22) break;
    }
    end(&s);
}

static void read_noise(void) {
    uint32_t n = make_text() % 2000;
    stream p = begin(true, 1), u = begin(false, 0);
    size_t len = run(&p, text, n, packed, sizeof packed);
    change(packed, len);
    uint8_t *to = malloc(4 * MOST);
    (void)run(&u, packed, len, to, 4 * MOST);
    free(to);
    end(&p);
    end(&u);
}

int main(int argc, char **argv) {
    uint32_t rounds = argc > 1 ? (uint32_t)atoi(argv[1]) : 1;
    random_state = argc > 2 ? (uint32_t)atoi(argv[2]) : 1;
    for (uint32_t i = 0; i < 60 * rounds; i++) there_and_back();
    for (uint32_t i = 0; i < 800 * rounds; i++) go_on_forged(i & 1);
    for (uint32_t i = 0; i < 300 * rounds; i++) read_noise();
    printf("%d failures\n", failures);
    return failures != 0;
}
