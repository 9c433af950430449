/* Sequences and literals of Zstandard blocks there and back, states that somebody has changed, and streams
 * that are none. That others read them, and theirs are read, tests/lib/zstd.py sees to. */
#include "base/zstd.h"

#include <stdio.h>
#include <stdlib.h>

#define MOST   100000u
#define ROOM   4096u /* sequences that are found at a time */
#define BITS   10u
#define PACKED (12u * ROOM + 64)

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

static uint8_t text[MOST];

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

/* A code in which each of the first n symbols, n <= 53, occurs, the first ones more often. */
static void fill_code(hn_zstd_code *c, unsigned n) {
    memset(c, 0, sizeof *c);
    c->log = (uint8_t)(6 + random_below(3));
    for (unsigned i = 0; i < n; i++) c->count[i] = random_below(4) ? 1 : -1;
    for (uint32_t left = (1u << c->log) - n; left;) {
        unsigned i = random_below(4);
        uint32_t some = 1 + random_below(left);
        c->count[i] = (int16_t)((c->count[i] < 0 ? 1 : c->count[i]) + (int)some);
        left -= some;
    }
}

static void begin(hn_zstd_state *s) {
    static const uint8_t literals[36] = {[16] = 1, 1, 1, 1,  2,  2,  3,  3,  4,  6,
                                         7,        8, 9, 10, 11, 12, 13, 14, 15, 16},
                         lengths[53] = {[32] = 1, 1, 1, 1,  2,  2,  3,  3,  4,  4, 5,
                                        7,        8, 9, 10, 11, 12, 13, 14, 15, 16};
    memset(s, 0, sizeof *s);
    memcpy(s->extra[HN_ZSTD_LITERALS], literals, sizeof literals);
    memcpy(s->extra[HN_ZSTD_LENGTH], lengths, sizeof lengths);
    for (unsigned i = 0; i < 32; i++) s->extra[HN_ZSTD_OFFSET][i] = (uint8_t)i;
    fill_code(&s->code[HN_ZSTD_LITERALS], 36);
    fill_code(&s->code[HN_ZSTD_OFFSET], 32);
    fill_code(&s->code[HN_ZSTD_LENGTH], 53);
    s->back[0] = 1;
    s->back[1] = 4;
    s->back[2] = 8;
    s->bits = s->more = BITS;
    s->depth = (uint8_t)(1 + random_below(9));
    s->block = (uint8_t)(10 + random_below(9));
    s->before = random_below(3) ? 0 : 0u - random_below(5000);
}

/* Memory of its own size each, so that a sanitizer sees what leaves it. */
typedef struct memory {
    hn_zstd_state *state;
    uint8_t *literals, *packed, *window;
    hn_zstd_sequence *sequences;
    uint32_t *table;
} memory;

static memory get_memory(uint32_t window) {
    memory m = {.state = malloc(sizeof(hn_zstd_state)),
                .literals = malloc(HN_ZSTD_BLOCK),
                .packed = malloc(PACKED),
                .window = calloc(1, window + 1),
                .sequences = malloc((ROOM + 1) * sizeof(hn_zstd_sequence)),
                .table = calloc(2u << BITS, sizeof(uint32_t))};
    begin(m.state);
    return m;
}

static void drop(memory *m) {
    free(m->state);
    free(m->literals);
    free(m->packed);
    free(m->window);
    free(m->sequences);
    free(m->table);
}

/* Packs a text in blocks, and unpacks each from exactly its bytes. */
static void there_and_back(void) {
    uint32_t n = make_text(), at = random_below(3) && n ? 0 : n / 3, begin_at = at, from = 0;
    memory m = get_memory(n + 2 * HN_ZSTD_BLOCK);
    hn_zstd_state *other = malloc(sizeof *other);
    *other = *m.state;
    memcpy(m.window, text, at);
    hn_zstd_finder f = {text, n, m.table, m.table + (1u << BITS)};
    while (at < n) {
        uint32_t here = at;
        uint32_t many = hnzstd_find(m.state, &f, from, &at, m.sequences, 1 + random_below(ROOM), m.literals);
        uint32_t literals = m.sequences[many].number[0], size = 0;
        from = at;
        if (many) {
            size = hnzstd_pack(m.state, m.sequences, many, m.packed, PACKED);
            check(size != HN_ZSTD_BAD, "sequences that are packed");
            if (size == HN_ZSTD_BAD) break;
            check(hnzstd_pack(m.state, m.sequences, many, m.packed, size - 1) == HN_ZSTD_BAD,
                  "too little room");
        }
        uint8_t *exact = malloc(size + 1);
        memcpy(exact, m.packed, size);
        hn_zstd_window w = {m.window, here, at - here};
        memcpy(m.window + here + w.room, m.literals, literals);
        check(at > here && hnzstd_unpack(other, exact, size, many, &w, literals) == w.room,
              "as much comes back");
        check(!memcmp(m.state->back, other->back, sizeof other->back), "the last distances");
        free(exact);
    }
    check(!memcmp(m.window + begin_at, text + begin_at, n - begin_at), "a text there and back");
    free(other);
    drop(&m);
}

/* Weights of a code whose lengths are at most 11. */
static void choose_weights(hn_zstd_state *s) {
    s->weights = (uint16_t)(1 + random_below(255));
    memset(s->weight, 0, sizeof s->weight);
    uint32_t left = 1u << (8 + random_below(3)), rest = 1;
    while (left - 1 < s->weights) left *= 2;
    for (unsigned i = 0; i < s->weights; i++) s->weight[i] = 1;
    for (rest = left - s->weights; rest & (rest - 1); rest = left - s->weights) { /* the last one fills it */
        uint32_t sum = 0;
        unsigned i = random_below(s->weights), w = s->weight[i];
        for (unsigned k = 0; k < s->weights; k++) sum += 1u << s->weight[k] >> 1;
        rest = left - sum;
        if (!(rest & (rest - 1))) break;
        if (rest > 1u << w >> 1) s->weight[i]++;
    }
}

static void literals(void) {
    memory m = get_memory(4096);
    choose_weights(m.state);
    uint32_t n = random_below(4000);
    for (uint32_t i = 0; i < n; i++) text[i] = (uint8_t)random_below(m.state->weights + 1u);
    uint32_t size = hnzstd_pack_literals(m.state, text, n, m.packed, PACKED);
    uint8_t *exact = malloc(size == HN_ZSTD_BAD ? 1 : size);
    check(size != HN_ZSTD_BAD, "literals that are packed");
    if (size != HN_ZSTD_BAD) {
        memcpy(exact, m.packed, size);
        check(hnzstd_unpack_literals(m.state, exact, size, m.window, n) && !memcmp(m.window, text, n),
              "literals there and back");
        check(!hnzstd_unpack_literals(m.state, exact, size, m.window, n + 1), "one more than there are");
        check(hnzstd_pack_literals(m.state, text, n, m.packed, size - 1) == HN_ZSTD_BAD,
              "no room for literals");
    }
    free(exact);
    drop(&m);
}

static void change(void *p, size_t n) {
    for (unsigned i = random_below(12) + 1; i; i--)
        ((uint8_t *)p)[random_below((uint32_t)n)] = (uint8_t)random_below(random_below(2) ? 12 : 256);
}

/* What a snapshot, or a stream, may bring: anything but a crash. */
static void go_on_forged(void) {
    uint32_t n = make_text() % 3000 + 9, at = random_below(n - 1), many = random_below(300);
    memory m = get_memory(n + 4096);
    for (unsigned i = 0; i < 60; i++) {
        if (i % 4 == 0) begin(m.state);
        if (i % 8 > 3) change(m.state, offsetof(hn_zstd_state, bits));
        change(m.packed, PACKED);
        change(m.table, 4u << BITS);
        hn_zstd_finder f = {text, n, m.table, m.table + (1u << BITS)};
        uint32_t here = at, found = hnzstd_find(m.state, &f, 0, &here, m.sequences, many + 1, m.literals);
        check(here <= n && found <= many + 1, "what is found");
        change(m.sequences, 12 * (found + 1));
        uint32_t size = found ? hnzstd_pack(m.state, m.sequences, found, m.packed, PACKED) : HN_ZSTD_BAD;
        if (size == HN_ZSTD_BAD) size = random_below(200);
        if (i & 1) change(m.packed, size + 1);
        hn_zstd_window w = {m.window, random_below(n), 1 + random_below(2048)};
        uint32_t made = hnzstd_unpack(m.state, m.packed, size, many, &w, random_below(w.room));
        check(made == HN_ZSTD_BAD || made <= w.room, "more than there is room for");
        choose_weights(m.state);
        if (i & 2) change(&m.state->weights, 100);
        (void)hnzstd_unpack_literals(m.state, m.packed, size, m.window, random_below(n));
        (void)hnzstd_pack_literals(m.state, text, n, m.packed, random_below(PACKED) + 1);
    }
    drop(&m);
}

/* Known answers, without what is left to do behind the lanes. */
static void sum(void) {
    uint64_t lane[4] = {0x60ea27eeadc0b5d6u, 0xc2b2ae3d27d4eb4fu, 0, 0x61c8864e7a143579u};
    uint8_t zeros[64] = {0};
    hnzstd_sum(lane, zeros, 32);
    uint64_t once[4];
    memcpy(once, lane, sizeof once);
    hnzstd_sum(lane, zeros, 32);
    uint64_t both[4] = {0x60ea27eeadc0b5d6u, 0xc2b2ae3d27d4eb4fu, 0, 0x61c8864e7a143579u};
    hnzstd_sum(both, zeros, 64);
    check(!memcmp(lane, both, sizeof both) && memcmp(once, both, sizeof both), "a sum in parts");
}

int main(int argc, char **argv) {
    uint32_t rounds = argc > 1 ? (uint32_t)atoi(argv[1]) : 1;
    random_state = argc > 2 ? (uint32_t)atoi(argv[2]) : 1;
    for (uint32_t i = 0; i < 200 * rounds; i++) there_and_back();
    for (uint32_t i = 0; i < 300 * rounds; i++) literals();
    for (uint32_t i = 0; i < 100 * rounds; i++) go_on_forged();
    sum();
    printf("%d failures\n", failures);
    return failures != 0;
}
