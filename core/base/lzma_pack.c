/* Packs LZMA and LZMA2: fills the window, has lzma_parse.c choose symbols, codes them with the range coder,
 * and makes chunks. hnlzma_pack checks the state (lzp_is_sound) and then runs its phases, each of which can
 * stop and be called again. */
#include "base/lzma_internal.h"

#define TOP (1u << 24)
#define AHEAD                                                                                                \
    (1u << 16) /* bytes that may wait in the window; so many that were packed can be stored after all */
#define MARGIN  4096u
#define FULL    (HN_LZMA_CHUNK - 8192u) /* a chunk, at the end of a way */
#define MOST    ((2u << 20) - 2 * MARGIN)
#define REFRESH 128u
#define FIRST                                                                                                \
    (1u << 31) /* number of the first byte: no place that the table may have at its beginning is near it */

/* Starts afresh, from the probabilities, the options, the dictionary. */
enum { NOTHING, PROBABILITIES, OPTIONS, DICTIONARY };
enum { BEGIN, PARSE, PUT, CLOSE, OUT, FINISH, DONE, PHASES };

/* ---- the range coder ---- */

static void lzp_put_out(hn_lzma_packing *s, uint8_t byte) {
    if (s->fill < HN_LZMA_HEAD + HN_LZMA_CHUNK) s->chunk[s->fill++] = byte;
}

/* The top byte of low goes out, when it is known whether there is a carry. */
static void lzp_shift_low(hn_lzma_packing *s) {
    if ((uint32_t)s->low < 0xff000000u || s->low >> 32) {
        uint8_t carry = (uint8_t)(s->low >> 32);
        lzp_put_out(s, (uint8_t)(s->cache + carry));
        for (; s->pending > 1 && s->fill < sizeof s->chunk; s->pending--)
            lzp_put_out(s, (uint8_t)(0xff + carry));
        s->pending = 0;
        s->cache = (uint8_t)(s->low >> 24);
    }
    s->pending++;
    s->low = (s->low & 0x00ffffff) << 8;
}

static void lzp_range_begin(hn_lzma_packing *s) {
    s->low = s->cache = 0;
    s->range = UINT32_MAX;
    s->pending = 1;
    s->fill = HN_LZMA_HEAD;
    s->given = s->raw = 0;
}

static void lzp_range_end(hn_lzma_packing *s) {
    for (unsigned i = 0; i < 5; i++) lzp_shift_low(s);
}

static void lzp_shift(hn_lzma_packing *s) {
    if (s->range >= TOP) return;
    s->range <<= 8;
    lzp_shift_low(s);
}

static void lzp_bit(hn_lzma_packing *s, uint16_t *p, unsigned b) {
    uint32_t bound = (s->range >> 11) * *p;
    if (b) {
        s->low += bound;
        s->range -= bound;
        *p = (uint16_t)(*p - (*p >> 5));
    } else {
        s->range = bound;
        *p = (uint16_t)(*p + ((2048 - *p) >> 5));
    }
    lzp_shift(s);
}

static void lzp_tree(hn_lzma_packing *s, uint16_t *p, unsigned bits, uint32_t symbol) {
    for (uint32_t m = 1; bits--;) {
        unsigned b = symbol >> bits & 1;
        lzp_bit(s, p + m, b);
        m = m << 1 | b;
    }
}

static void lzp_turned(hn_lzma_packing *s, uint16_t *p, unsigned bits, uint32_t symbol) {
    for (uint32_t m = 1; bits--; symbol >>= 1) {
        lzp_bit(s, p + m, symbol & 1);
        m = m << 1 | (symbol & 1);
    }
}

static void lzp_even(hn_lzma_packing *s, unsigned bits, uint32_t value) {
    while (bits--) {
        s->range >>= 1;
        if (value >> bits & 1) s->low += s->range;
        lzp_shift(s);
    }
}

/* ---- symbols ---- */

static void lzp_put_literal(hn_lzma_packer *w) {
    hn_lzma_packing *s = w->s;
    uint16_t *p = hnlzma_literal(&s->model, &s->o, s->count, hnlzma_back(w, 0, 0));
    uint32_t m = 1, byte = w->window[hnlzma_place(w, 0)];
    uint32_t same = s->state < 7 ? 0 : 0x100, like = hnlzma_back(w, 0, s->rep[0]);
    for (unsigned k = 8; k--;) {
        unsigned b = byte >> k & 1;
        like <<= 1;
        lzp_bit(s, p + same + (like & same) + m, b);
        same &= b ? like : ~like;
        m = m << 1 | b;
    }
    s->state = hnlzma_after_literal(s->state);
}

static void lzp_put_length(hn_lzma_packing *s, unsigned again, unsigned column, uint32_t length) {
    hn_lzma_lengths *l = &s->model.length[again];
    uint32_t n = length - HN_LZMA_SHORTEST;
    lzp_bit(s, &l->choice[0], n > 7);
    if (n > 7) lzp_bit(s, &l->choice[1], n > 15);
    if (n < 8)
        lzp_tree(s, l->low[column], 3, n);
    else if (n < 16)
        lzp_tree(s, l->middle[column], 3, n - 8);
    else
        lzp_tree(s, l->high, 8, n - 16);
}

static void lzp_put_distance(hn_lzma_packing *s, uint32_t back, uint32_t length) {
    hn_lzma_model *m = &s->model;
    uint32_t slot = hnlzma_slot(back), bits = (slot >> 1) - 1, first = (2 | (slot & 1)) << (bits & 31);
    lzp_tree(s, m->slot[length < 6 ? length - 2 : 3], 6, slot);
    if (slot < 4) return;
    if (slot < 14) {
        lzp_turned(s, m->near + first - slot, bits, back - first);
        return;
    }
    lzp_even(s, bits - 4, (back - first) >> 4);
    lzp_turned(s, m->align, 4, back & 15);
}

static void lzp_put_new(hn_lzma_packing *s, unsigned column, uint32_t length, uint32_t back) {
    lzp_bit(s, &s->model.rep[0][s->state], 0);
    lzp_put_length(s, 0, column, length);
    lzp_put_distance(s, back, length);
    memmove(s->rep + 1, s->rep, 3 * sizeof *s->rep);
    s->rep[0] = back;
    s->state = hnlzma_after(s->state, 7);
}

static void lzp_put_again(hn_lzma_packing *s, unsigned column, uint32_t length, uint32_t which) {
    uint16_t(*rep)[HN_LZMA_STATES] = s->model.rep;
    uint32_t back = s->rep[which];
    lzp_bit(s, &rep[0][s->state], 1);
    lzp_bit(s, &rep[1][s->state], which > 0);
    if (!which) lzp_bit(s, &s->model.longer[s->state][column], length > 1);
    if (which) lzp_bit(s, &rep[2][s->state], which > 1);
    if (which > 1) lzp_bit(s, &rep[3][s->state], which > 2);
    for (uint32_t i = which; i; i--) s->rep[i] = s->rep[i - 1];
    s->rep[0] = back;
    if (length > 1) lzp_put_length(s, 1, column, length);
    s->state = hnlzma_after(s->state, length > 1 ? 8 : 9);
}

static bool lzp_put(hn_lzma_packer *w, uint32_t length, uint32_t back) {
    hn_lzma_packing *s = w->s;
    unsigned column = s->count & ((1u << s->o.pb) - 1);
    bool literal = back == HN_LZMA_LITERAL, single = length == 1 && (literal || !back);
    if (length > s->ahead || length > HN_LZMA_LONGEST || length < 1 || (length < 2 && !single)) return false;
    lzp_bit(s, &s->model.match[s->state][column], !literal);
    if (literal)
        lzp_put_literal(w);
    else if (back < 4)
        lzp_put_again(s, column, length, back);
    else
        lzp_put_new(s, column, length, back - 4);
    s->at = hnlzma_place(w, length);
    s->count += length;
    s->ahead -= length;
    s->found -= length < s->found ? length : s->found;
    s->raw += length;
    s->known = hnlzma_reach(w, length);
    s->symbols++;
    w->c->work += 8;
    return true;
}

static void lzp_put_end(hn_lzma_packing *s) {
    unsigned column = s->count & ((1u << s->o.pb) - 1);
    lzp_bit(s, &s->model.match[s->state][column], 1);
    lzp_put_new(s, column, HN_LZMA_SHORTEST, UINT32_MAX);
}

/* ---- input, and chunks ---- */

static hn_coded lzp_go_on(hn_lzma_packing *s, unsigned phase) {
    s->phase = (uint8_t)phase;
    return HN_CODED_GO;
}

static void lzp_begin_model(hn_lzma_packing *s) {
    hnlzma_model_begin(&s->model);
    memset(s->rep, 0, sizeof s->rep);
    s->state = 0;
    hnlzma_prices(s);
}

static hn_coded lzp_begin_stream(hn_lzma_packer *w) {
    hn_lzma_packing *s = w->s;
    lzp_begin_model(s);
    s->count = FIRST;
    s->reset = DICTIONARY;
    lzp_range_begin(s);
    w->c->work += 2048;
    return lzp_go_on(s, PARSE);
}

/* The window as long as it gets: what matches reach, what waits, and what may have to be stored. */
static uint32_t whole_window(const hn_lzma_packing *s) {
    return s->o.dict + 2 * AHEAD;
}

/* Takes as much as there is room for. */
static hn_coded lzp_fill_window(hn_lzma_packer *w) {
    hn_lzma_packing *s = w->s;
    bool whole = w->size == whole_window(s);
    uint32_t left = w->size - s->at - 1,
             room = whole || left > AHEAD ? AHEAD : left; /* it does not come round before it is whole */
    for (; w->c->in < w->c->end && s->ahead < room; s->ahead++) {
        uint32_t place = hnlzma_place(w, s->ahead);
        if (whole && place < HN_LZMA_MIRROR) w->window[w->size + place] = *w->c->in;
        w->window[place] = *w->c->in++;
        if (!(s->ahead & 15)) w->c->work++;
    }
    bool short_of = s->ahead - s->place <= 2 * HN_LZMA_LONGEST;
    if (!short_of) return HN_CODED_GO;
    if (w->c->in < w->c->end) return HN_CODED_MEMORY;
    return w->flush ? HN_CODED_GO : HN_CODED_INPUT;
}

static hn_coded lzp_parse(hn_lzma_packer *w) {
    hn_lzma_packing *s = w->s;
    hn_coded end = lzp_fill_window(w);
    if (end != HN_CODED_GO) return end;
    if (!s->ahead) return lzp_go_on(s, FINISH);
    if (!s->place) {
        s->node[0].price = s->end = 0;
        s->node[0].state = s->state;
        memcpy(s->node[0].rep, s->rep, sizeof s->rep);
        if (s->symbols >= REFRESH) {
            hnlzma_prices(s);
            w->c->work += 1024;
        }
    }
    if (!hnlzma_visit(w)) return HN_CODED_GO;
    for (uint32_t i = s->place; i;) { /* the way is known from its end */
        uint32_t from = s->node[i].from;
        if (from >= i) return HN_CODED_BAD;
        s->node[from].next = (uint16_t)i;
        i = from;
    }
    w->c->work += s->place >> 2;
    s->end = s->place; /* of the way; and what comes first */
    s->place = 0;
    return lzp_go_on(s, PUT);
}

/* All bytes up to the n-th are in the table. */
static bool lzp_know(hn_lzma_packer *w, uint32_t n) {
    for (hn_lzma_packing *s = w->s; s->found < n; s->found++) {
        if (w->c->work >= HN_CODING_STEP) return false;
        hnlzma_find(w, s->found, false);
    }
    return true;
}

static hn_coded lzp_put_way(hn_lzma_packer *w) {
    hn_lzma_packing *s = w->s;
    while (s->place < s->end || s->tail) {
        bool inside = s->place < s->end;
        uint32_t to = inside ? s->node[s->place].next : s->end + s->tail, n = to - s->place;
        if (inside && (to > s->end || to <= s->place)) return HN_CODED_BAD;
        if (n > s->ahead) return HN_CODED_BAD;
        if (w->c->work >= HN_CODING_STEP || !lzp_know(w, n)) return HN_CODED_MORE;
        if (!lzp_put(w, n, inside ? s->node[to].back : s->tail_back)) return HN_CODED_BAD;
        s->tail = inside ? s->tail : 0;
        s->place = inside ? to : s->end;
        if (s->fill + s->pending + 64 > HN_LZMA_CHUNK) {
            s->stored = 0;
            s->then = PUT;
            return lzp_go_on(s, CLOSE);
        }
    }
    s->place = s->end = 0;
    s->then = PARSE;
    s->stored = s->o.two && s->fill + s->pending >= s->raw + HN_LZMA_HEAD && s->raw <= AHEAD;
    return lzp_go_on(s, s->fill + s->pending >= FULL || s->raw >= MOST ? CLOSE : PARSE);
}

/* The head of a chunk, which ends where its first byte is. */
static void lzp_put_head(hn_lzma_packing *s) {
    static const uint8_t marks[] = {0x80, 0xa0, 0xc0, 0xe0};
    uint32_t n = s->raw - 1, packed = s->fill - HN_LZMA_HEAD - 1;
    s->given = s->stored ? 3 : s->reset < OPTIONS ? 1 : 0;
    uint8_t *p = s->chunk + s->given;
    *p++ = (uint8_t)(s->stored ? 1 + (s->reset < DICTIONARY) : marks[s->reset & 3] | n >> 16);
    *p++ = (uint8_t)(n >> 8);
    *p++ = (uint8_t)n;
    if (s->stored) return;
    *p++ = (uint8_t)(packed >> 8);
    *p++ = (uint8_t)packed;
    if (s->reset >= OPTIONS) *p = (uint8_t)((s->o.pb * 5 + s->o.lp) * 9 + s->o.lc);
}

static hn_coded lzp_close_chunk(hn_lzma_packer *w) {
    hn_lzma_packing *s = w->s;
    s->given = HN_LZMA_HEAD;
    if (!s->o.two) return lzp_go_on(s, OUT);
    lzp_range_end(s);
    lzp_put_head(s);
    if (s->stored) {
        lzp_begin_model(s);
        w->c->work += 2048;
        s->fill = HN_LZMA_HEAD;
        s->reset = s->reset < OPTIONS ? PROBABILITIES : OPTIONS;
    } else {
        s->raw = 0;
        s->reset = NOTHING;
    }
    return lzp_go_on(s, OUT);
}

/* Puts the chunk out, or what it was made of. */
static hn_coded lzp_put_chunk(hn_lzma_packer *w) {
    hn_lzma_packing *s = w->s;
    hn_coding *c = w->c;
    uint32_t n = s->fill - s->given, room = c->room - c->made;
    if (n > room) n = room;
    memcpy(c->out + c->made, s->chunk + s->given, n);
    c->made += n;
    c->work += 1 + (n >> 6);
    s->given += n;
    if (s->given < s->fill) return HN_CODED_ROOM;
    for (; s->stored && s->raw; s->raw--, c->work++) {
        if (c->made == c->room) return HN_CODED_ROOM;
        if (c->work >= HN_CODING_STEP) return HN_CODED_MORE;
        c->out[c->made++] = hnlzma_back(w, 0, s->raw - 1);
    }
    if (s->o.two) lzp_range_begin(s);
    s->stored = 0;
    s->fill = s->given = HN_LZMA_HEAD;
    return s->then == DONE ? HN_CODED_LAST : lzp_go_on(s, s->then);
}

static hn_coded lzp_finish(hn_lzma_packer *w) {
    hn_lzma_packing *s = w->s;
    s->then = DONE;
    if (!s->o.two) {
        lzp_put_end(s);
        lzp_range_end(s);
        return lzp_go_on(s, CLOSE);
    }
    if (s->raw) {
        s->stored = s->fill + s->pending + 4 >= s->raw + HN_LZMA_HEAD && s->raw <= AHEAD;
        s->then = FINISH;
        return lzp_go_on(s, CLOSE);
    }
    s->chunk[HN_LZMA_HEAD] = 0;
    s->given = HN_LZMA_HEAD;
    s->fill = HN_LZMA_HEAD + 1;
    return lzp_go_on(s, OUT);
}

static hn_coded lzp_over(hn_lzma_packer *w) {
    return HN_CODED_LAST;
}

typedef hn_coded pack_phase(hn_lzma_packer *w);
static pack_phase *const lzp_packing[PHASES] = {lzp_begin_stream, lzp_parse,  lzp_put_way, lzp_close_chunk,
                                                lzp_put_chunk,    lzp_finish, lzp_over};

/* Whether what the state says is within the memory that there is. */
static bool lzp_is_sound(const hn_lzma_packer *w) {
    const hn_lzma_packing *s = w->s;
    const hn_lzma_options *o = &s->o;
    return hnlzma_are_sound(o) && o->dict <= 1u << 30 && o->bits >= 12 && o->bits <= 22 && o->nice >= 2 &&
           o->nice <= HN_LZMA_LONGEST && s->phase < PHASES && s->then < PHASES && s->state < HN_LZMA_STATES &&
           s->at < w->size && s->ahead <= AHEAD && s->ahead <= w->size && s->known <= w->size &&
           s->found <= s->ahead && (s->phase != PARSE || s->place <= s->ahead) && s->place <= HN_LZMA_NODES &&
           s->end <= HN_LZMA_NODES + HN_LZMA_LONGEST && s->place <= s->end + 1 &&
           s->tail <= HN_LZMA_LONGEST && s->given <= s->fill && s->fill <= sizeof s->chunk &&
           s->raw <= 2u << 20;
}

hn_coded hnlzma_pack(uint8_t *state, size_t size, uint8_t *window, size_t nwindow, uint32_t *table,
                     size_t ntable, bool flush, hn_coding *c) {
    hn_lzma_packing *s = (hn_lzma_packing *)(void *)state;
    if (size < HN_LZMA_PACK_SIZE || nwindow < 2 * HN_LZMA_MIRROR) return HN_CODED_BAD;
    hn_lzma_packer w = {.s = s, .c = c, .window = window, .flush = flush};
    w.size =
        nwindow - HN_LZMA_MIRROR < whole_window(s) ? (uint32_t)(nwindow - HN_LZMA_MIRROR) : whole_window(s);
    if (!lzp_is_sound(&w)) return HN_CODED_BAD;
    if (ntable < (2ull << s->o.bits) + (s->o.chains ? 1ull : 2ull) * w.size) return HN_CODED_ASIDE;
    w.heads = table;
    w.links = table + (2ull << s->o.bits);
    hn_coded end = HN_CODED_GO;
    while (end == HN_CODED_GO) end = c->work < HN_CODING_STEP ? lzp_packing[s->phase](&w) : HN_CODED_MORE;
    return end;
}
