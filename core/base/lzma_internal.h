/* The probabilities, states and options that packing and unpacking share, and the state of packing. Private
 * to lzma*.c. These structs are cast from bytes that may have been forged, so each index taken from them is
 * checked before it is used. */
#ifndef HN_BASE_LZMA_INTERNAL_H
#define HN_BASE_LZMA_INTERNAL_H

#include "base/lzma.h"

#define HN_LZMA_STATES   12u
#define HN_LZMA_SHORTEST 2u /* match */
#define HN_LZMA_LONGEST  273u
#define HN_LZMA_HALF     1024u /* a probability of one half */
#define HN_LZMA_LITERALS 0x300u

/* Lengths of matches less two: below 8, below 16, the others. */
typedef struct hn_lzma_lengths {
    uint16_t choice[2], low[16][8], middle[16][8], high[256];
} hn_lzma_lengths;

/* That the next bit is zero, of 2,048; all are of one type. */
typedef struct hn_lzma_model {
    uint16_t match[HN_LZMA_STATES][16], longer[HN_LZMA_STATES][16]; /* `longer`: than one byte, from rep 0 */
    uint16_t
        rep[4][HN_LZMA_STATES]; /* whether a distance was used just now; whether it is another than 0, 1, 2 */
    uint16_t slot[4][64], near[128], align[16];
    hn_lzma_lengths length[2]; /* of new matches, of those with distances used just now */
    uint16_t literal[16 * HN_LZMA_LITERALS];
} hn_lzma_model;

static inline void hnlzma_model_begin(hn_lzma_model *m) {
    uint16_t *p = &m->match[0][0];
    for (size_t i = 0; i < sizeof *m / sizeof *p; i++) p[i] = HN_LZMA_HALF;
}

/* The state behind a symbol: what the last few were. */
static inline uint8_t hnlzma_after_literal(unsigned state) {
    return (uint8_t)(state < 4 ? 0 : state < 10 ? state - 3 : state - 6);
}
static inline uint8_t hnlzma_after(unsigned state, unsigned early) {
    return (uint8_t)(state < 7 ? early : early < 9 ? early + 3 : 11);
}

/* Whether the options are some that a stream can have. */
static inline bool hnlzma_are_sound(const hn_lzma_options *o) {
    return o->lc + o->lp <= 4 && o->pb <= 4 && o->dict >= 1;
}

/* A probability of literals, by where the byte is and what stands before it. */
static inline uint16_t *hnlzma_literal(hn_lzma_model *m, const hn_lzma_options *o, uint32_t place,
                                       uint8_t before) {
    uint32_t i = (place & ((1u << o->lp) - 1)) << o->lc | before >> (8 - o->lc);
    return m->literal + i * HN_LZMA_LITERALS;
}

/* ---- packing ---- */

#define HN_LZMA_NODES   2048u /* places that are looked at together */
#define HN_LZMA_CHUNK   65536u
#define HN_LZMA_HEAD    6u
#define HN_LZMA_LITERAL UINT32_MAX

/* The cheapest way that was found to a place: from where, and by what: a distance that was used just now,
 * four more than a new one, or HN_LZMA_LITERAL. */
typedef struct hn_lzma_node {
    uint32_t price, back, rep[4];
    uint16_t from, next;
    uint8_t state;
} hn_lzma_node;

typedef struct hn_lzma_packing {
    hn_lzma_options o;
    uint64_t low; /* the range coder */
    uint32_t range, pending;
    uint32_t at, ahead,
        known; /* in the window: the byte that comes next, how many are there, how many before it */
    uint32_t count, found;             /* number of that byte; how many from there on are in the table */
    uint32_t place, end;               /* node that is looked at; the furthest that is reached */
    uint32_t tail, tail_back;          /* a match behind the last node: its length */
    uint32_t rep[4], raw, fill, given; /* of the chunk: bytes packed, bytes that makes, of these put out */
    uint32_t symbols;                  /* since the prices were found */
    uint8_t phase, then, state, cache, stored, whole,
        reset; /* `reset`: what the next chunk is to say of that */
    uint8_t price[128];
    uint32_t length_price[2][16][272], slot_price[4][64], near_price[4][128], align_price[16];
    hn_lzma_node node[HN_LZMA_NODES + HN_LZMA_LONGEST + 1];
    hn_lzma_model model;
    uint8_t chunk[HN_LZMA_HEAD + HN_LZMA_CHUNK];
} hn_lzma_packing;
_Static_assert(sizeof(hn_lzma_packing) <= HN_LZMA_PACK_SIZE, "the state has its size");

typedef struct hn_lzma_found {
    uint32_t length, back; /* back: the distance less one */
} hn_lzma_found;

typedef struct hn_lzma_packer {
    hn_lzma_packing *s;
    hn_coding *c;
    uint8_t *window;
    uint32_t *heads, *links; /* strings by their beginnings; and by what is like them */
    uint32_t size;           /* of the window */
    bool flush;
    uint32_t nfound;
    hn_lzma_found found[HN_LZMA_LONGEST + 3]; /* each longer than the one before */
} hn_lzma_packer;

/* Where byte i from the next one on is in the window; i may be as much as there is. */
static inline uint32_t hnlzma_place(const hn_lzma_packer *w, uint32_t i) {
    i += w->s->at;
    return i < w->size ? i : i - w->size;
}
/* The byte before that, by a distance less one; 0 where there is none. */
static inline uint8_t hnlzma_back(const hn_lzma_packer *w, uint32_t i, uint32_t back) {
    uint32_t place = hnlzma_place(w, i);
    return back >= w->size ? 0 : w->window[place > back ? place - back - 1 : place + w->size - back - 1];
}
/* How many bytes before byte i a match may reach. */
static inline uint32_t hnlzma_reach(const hn_lzma_packer *w, uint32_t i) {
    uint32_t n = w->s->known + i, most = w->s->o.dict < w->size ? w->s->o.dict : w->size;
    return n < most ? n : most;
}
static inline uint32_t hnlzma_slot(uint32_t distance) {
    if (distance < 4) return distance;
    uint32_t n = 31u - (uint32_t)__builtin_clz(distance);
    return 2 * n + (distance >> (n - 1) & 1);
}

/* How long what stands `back` before byte i is like what stands there; at most `most`. */
uint32_t hnlzma_alike(const hn_lzma_packer *w, uint32_t i, uint32_t back, uint32_t most);
/* Puts byte i into the table, where all before it are; finds matches for it, where they are wanted. */
void hnlzma_find(hn_lzma_packer *w, uint32_t i, bool wanted);
/* Finds prices by the probabilities. */
void hnlzma_prices(hn_lzma_packing *s);
/* Looks at a node; true: the way there, and the tail, are what is packed next. */
bool hnlzma_visit(hn_lzma_packer *w);

#endif
