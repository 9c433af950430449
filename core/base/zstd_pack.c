/* Finds sequences, and writes literals and sequences by given codes. lib/mod/zstd.c calls it; frozen Python
 * chooses the codes. The finder's heads and links may hold anything: a place is used only if it lies before
 * the current one, and a match only after its bytes were compared. */
#include "base/zstd_internal.h"

#define LEAST  4u         /* bytes of a match */
#define WORTH  8          /* a match has to save more, in quarters of a byte */
#define MARGIN 8u         /* no match begins in the last bytes */
#define ENOUGH 256u       /* no longer match is looked for */
#define HURRY  8u         /* so many bits of the number of literals are bytes that are left out */
#define WORK   (1u << 22) /* bytes that are compared in one go */

/* ---- sequences ---- */

typedef struct zp_found {
    uint32_t length, distance;
    int32_t gain; /* what it saves, in quarters of a byte */
} zp_found;

/* A search under way. */
typedef struct zp_search {
    hn_zstd_state *s;
    const hn_zstd_finder *f;
    uint32_t end, work; /* `work`: bytes that were compared */
    zp_found best;
} zp_search;

static uint32_t *zp_head(const zp_search *z, uint32_t at) {
    uint32_t v;
    memcpy(&v, z->f->data + at, 4);
    return &z->f->heads[v * 0x9E3779B1u >> (32 - z->s->bits)];
}

/* The link of a place, which counts from the beginning of all. */
static uint32_t *zp_link(const zp_search *z, uint32_t place) {
    return &z->f->links[place & ((1u << z->s->more) - 1)];
}

static void zp_remember(const zp_search *z, uint32_t at) {
    uint32_t *head = zp_head(z, at), place = at + z->s->before;
    if (*head != place) *zp_link(z, place) = *head;
    *head = place;
}

/* Takes a match where it is better than the best one. */
static void zp_try(zp_search *z, uint32_t at, uint32_t from, uint32_t price) {
    const uint8_t *p = z->f->data + at, *q = z->f->data + from;
    uint32_t n = 0, most = at - from > 1u << z->s->more ? 0 : z->end - at;
    while (n < most && p[n] == q[n]) n++;
    z->work += n + 4;
    int32_t gain = (int32_t)(4 * n) - (int32_t)hnzstd_high(price);
    if (n >= LEAST && gain > z->best.gain) z->best = (zp_found){n, at - from, gain};
}

/* Finds the best match at a place, which it remembers. False: there is none that saves more than `least`. */
static bool zp_look(zp_search *z, uint32_t at, bool plain, int32_t least) {
    uint32_t again = z->s->back[!plain], last = at;
    zp_found before = z->best;
    z->best = (zp_found){.gain = least};
    if (again - 1 < at) zp_try(z, at, at - again, 1);
    uint32_t next = *zp_head(z, at) - z->s->before;
    for (unsigned n = z->s->depth; n && next < last && z->best.length < ENOUGH; n--) {
        zp_try(z, at, next, at - next);
        last = next;
        next = *zp_link(z, next + z->s->before) - z->s->before;
    }
    zp_remember(z, at);
    if (z->best.length) return true;
    z->best = before;
    return false;
}

/* The number that means a distance. */
static uint32_t zp_number(const uint32_t back[3], uint32_t distance, bool no_literals) {
    for (uint32_t v = 1; v <= 3; v++) {
        uint32_t copy[3];
        memcpy(copy, back, sizeof copy);
        if (hnzstd_distance(copy, v, no_literals) == distance) return v;
    }
    return distance + 3;
}

uint32_t hnzstd_find(hn_zstd_state *s, const hn_zstd_finder *f, uint32_t from, uint32_t *at,
                     hn_zstd_sequence *to, uint32_t most, uint8_t *literals) {
    uint32_t n = 0, here = *at, begin = here, block = s->block < 17 ? 1u << s->block : HN_ZSTD_BLOCK;
    zp_search z = {.s = s, .f = f, .end = f->size - here < block ? f->size : here + block};
    uint8_t *p = literals;
    for (; from < here && from + 4 <= f->size; from++) zp_remember(&z, from);
    while (here + MARGIN < z.end && n < most && z.work < WORK) {
        if (!zp_look(&z, here, here > begin, WORTH)) {
            here += 1 + ((here - begin) >> HURRY);
            continue;
        }
        while (s->depth > 1 && here + 1 + MARGIN < z.end && zp_look(&z, here + 1, true, z.best.gain + 4))
            here++;
        uint32_t plain = here - begin, v = zp_number(s->back, z.best.distance, !plain);
        (void)hnzstd_distance(s->back, v, !plain);
        to[n++] = (hn_zstd_sequence){{plain, v, z.best.length}};
        memcpy(p, f->data + begin, plain);
        p += plain;
        for (begin = here + z.best.length; ++here < begin;)
            if (here + MARGIN < z.end) zp_remember(&z, here);
    }
    if (here + MARGIN >= z.end) here = z.end;
    memcpy(p, f->data + begin, here - begin);
    to[n] = (hn_zstd_sequence){{(uint32_t)(p - literals) + here - begin, z.work, 0}};
    *at = here;
    return n;
}

/* ---- bits, written from the first one on, and read from the last one ---- */

typedef struct zp_bits {
    uint64_t bits;
    uint8_t *to;
    uint32_t at, room;
    unsigned count;
} zp_bits;

static void zp_put(zp_bits *b, uint32_t v, unsigned n) {
    b->bits |= (uint64_t)v << b->count;
    for (b->count += n; b->count >= 8; b->count -= 8, b->bits >>= 8)
        if (b->at < b->room) b->to[b->at++] = (uint8_t)b->bits;
}

/* Puts the mark of the end. */
static uint32_t zp_end(zp_bits *b) {
    zp_put(b, 1, 1);
    zp_put(b, 0, 7);
    return b->at < b->room ? b->at : HN_ZSTD_BAD;
}

uint32_t hnzstd_pack_literals(const hn_zstd_state *s, const uint8_t *p, uint32_t n, uint8_t *to,
                              uint32_t room) {
    hn_zstd_tree tree;
    uint16_t code[256] = {0};
    uint8_t bits[256] = {0};
    zp_bits b = {.to = to, .room = room};
    if (!hnzstd_plant(&tree, s)) return HN_ZSTD_BAD;
    for (uint32_t i = 1u << tree.log; i--;) {
        bits[tree.cell[i].symbol] = tree.cell[i].bits;
        code[tree.cell[i].symbol] = (uint16_t)(i >> (tree.log - tree.cell[i].bits));
    }
    while (n--) zp_put(&b, code[p[n]], bits[p[n]]);
    return zp_end(&b);
}

/* A code for writing: the states of each symbol stand in a row, in order. */
typedef struct zp_code {
    const hn_zstd_code *of;
    const uint8_t *extra;
    uint32_t base[HN_ZSTD_SYMBOLS];
    uint16_t first[HN_ZSTD_SYMBOLS], place[HN_ZSTD_STATES];
    uint32_t state;
    unsigned symbols;
} zp_code;

static unsigned zp_symbol(const uint32_t *base, unsigned symbols, uint32_t v) {
    unsigned i = 0;
    for (unsigned step = 32; step; step >>= 1)
        if (i + step < symbols && base[i + step] <= v) i += step;
    return i;
}

static uint32_t zp_count(const hn_zstd_code *code, unsigned symbol) {
    return (uint32_t)(code->count[symbol] < 0 ? 1 : code->count[symbol]);
}

static bool zp_code_begin(zp_code *c, const hn_zstd_state *s, unsigned which) {
    hn_zstd_cell table[HN_ZSTD_STATES];
    uint16_t next[HN_ZSTD_SYMBOLS], sum = 0;
    c->of = &s->code[which];
    c->extra = s->extra[which];
    c->symbols = hnzstd_symbols[which];
    c->state = 0;
    if (!hnzstd_table(table, c->of, hnzstd_logs[which])) return false;
    hnzstd_bases(s, which, c->base);
    for (unsigned i = 0; i < HN_ZSTD_SYMBOLS; i++) {
        next[i] = c->first[i] = sum;
        sum = (uint16_t)(sum + zp_count(c->of, i));
    }
    for (uint32_t i = 0; i < 1u << c->of->log; i++) c->place[next[table[i].symbol]++] = (uint16_t)i;
    return true;
}

/* Goes to a state of a symbol from the one behind it. False: the symbol has none. */
static bool zp_put_state(zp_bits *b, zp_code *c, uint32_t v, bool last) {
    unsigned symbol = zp_symbol(c->base, c->symbols, v), bits = 0;
    uint32_t n = zp_count(c->of, symbol), x = c->state + (1u << c->of->log);
    if (!n) return false;
    if (last) x = n;
    while (x >> bits >= 2 * n) bits++;
    zp_put(b, x & ((1u << bits) - 1), bits);
    c->state = c->place[c->first[symbol] + (x >> bits) - n];
    return true;
}

static void zp_put_value(zp_bits *b, const zp_code *c, uint32_t v) {
    unsigned symbol = zp_symbol(c->base, c->symbols, v), bits = c->extra[symbol] & 31;
    zp_put(b, (v - c->base[symbol]) & ((1u << bits) - 1), bits);
}

uint32_t hnzstd_pack(const hn_zstd_state *s, const hn_zstd_sequence *q, uint32_t n, uint8_t *to,
                     uint32_t room) {
    zp_bits b = {.to = to, .room = room};
    zp_code c[HN_ZSTD_NUMBER_COUNT];
    for (unsigned i = 0; i < HN_ZSTD_NUMBER_COUNT; i++)
        if (!zp_code_begin(&c[i], s, i)) return HN_ZSTD_BAD;
    static const uint8_t order[HN_ZSTD_NUMBER_COUNT] = {HN_ZSTD_OFFSET, HN_ZSTD_LENGTH, HN_ZSTD_LITERALS};
    for (uint32_t i = n; i--;) {
        for (unsigned k = 0; k < HN_ZSTD_NUMBER_COUNT; k++)
            if (!zp_put_state(&b, &c[order[k]], q[i].number[order[k]], i + 1 == n)) return HN_ZSTD_BAD;
        for (unsigned k = HN_ZSTD_NUMBER_COUNT; k--;) zp_put_value(&b, &c[order[k]], q[i].number[order[k]]);
    }
    zp_put(&b, c[HN_ZSTD_LENGTH].state, c[HN_ZSTD_LENGTH].of->log);
    zp_put(&b, c[HN_ZSTD_OFFSET].state, c[HN_ZSTD_OFFSET].of->log);
    zp_put(&b, c[HN_ZSTD_LITERALS].state, c[HN_ZSTD_LITERALS].of->log);
    return zp_end(&b);
}

void hnzstd_count(const hn_zstd_state *s, unsigned which, const uint8_t *p, uint32_t n,
                  uint32_t counts[256]) {
    uint32_t base[HN_ZSTD_SYMBOLS];
    const hn_zstd_sequence *q = (const hn_zstd_sequence *)(const void *)p;
    if (which < HN_ZSTD_NUMBER_COUNT) hnzstd_bases(s, which, base);
    for (uint32_t i = 0; i < n; i++)
        counts[which < HN_ZSTD_NUMBER_COUNT ? zp_symbol(base, hnzstd_symbols[which], q[i].number[which])
                                            : p[i]]++;
}
