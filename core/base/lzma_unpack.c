/* Unpacks LZMA and LZMA2. The input and the state are untrusted. Near the end of the input a symbol is read
 * as a trial: if the input ends inside it, the probabilities that it changed are set back from a log.
 * Distances are checked against the bytes that have come out. */
#include "base/lzma_internal.h"

#define LOGGED   64u /* probabilities that a symbol changes, at most */
#define TOP      (1u << 24)
#define UNKNOWN  UINT64_MAX
#define PROBABLE 20u /* bytes that a symbol takes, at most */

typedef struct lz_unpacking {
    hn_lzma_options o;
    uint32_t range, code, rep[4];
    uint32_t at, known,
        count;       /* in the window: where the next byte goes, what there is; number of that byte */
    uint32_t run;    /* bytes of a match that are to be copied */
    uint32_t packed; /* of a chunk: bytes that are to be read */
    uint8_t phase, state;
    uint8_t begun, told; /* whether a chunk has begun the dictionary, and said the options */
    hn_lzma_model model;
} lz_unpacking;
_Static_assert(sizeof(lz_unpacking) <= HN_LZMA_UNPACK_SIZE, "the state has its size");

/* A symbol that is read where the input may end in the middle of it changes the state when it is there as a
 * whole: until then each probability that it changes is in the log. */
typedef struct lz_reader {
    lz_unpacking *s;
    hn_coding *c;
    uint8_t *window;
    const uint8_t *in, *end;
    uint32_t size, range, code, rep[4], run;
    uint8_t state, byte;
    bool logs, dry;
    uint32_t logged;
    uint16_t *where[LOGGED], old[LOGGED];
} lz_reader;

enum { BEGIN, CONTROL, RANGE, SYMBOLS, COPY, OVER, MARKED, PHASES };

/* ---- bits ---- */

static void lz_shift(lz_reader *r) {
    if (r->range >= TOP) return;
    r->dry = r->dry || r->in == r->end;
    r->range <<= 8;
    r->code = r->code << 8 | (r->dry ? 0 : *r->in++);
}

static unsigned lz_bit(lz_reader *r, uint16_t *p) {
    lz_shift(r);
    if (r->logs && r->logged < LOGGED) {
        r->where[r->logged] = p;
        r->old[r->logged++] = *p;
    }
    uint32_t bound = (r->range >> 11) * *p;
    if (r->code < bound) {
        r->range = bound;
        *p = (uint16_t)(*p + ((2048 - *p) >> 5));
        return 0;
    }
    r->range -= bound;
    r->code -= bound;
    *p = (uint16_t)(*p - (*p >> 5));
    return 1;
}

static uint32_t lz_tree(lz_reader *r, uint16_t *p, unsigned bits) {
    uint32_t m = 1;
    for (unsigned i = 0; i < bits; i++) m = m << 1 | lz_bit(r, p + m);
    return m - (1u << bits);
}

/* The same, lowest bit first. */
static uint32_t lz_turned(lz_reader *r, uint16_t *p, unsigned bits) {
    uint32_t m = 1, found = 0;
    for (unsigned i = 0; i < bits; i++) {
        unsigned b = lz_bit(r, p + m);
        m = m << 1 | b;
        found |= b << i;
    }
    return found;
}

/* Bits that are zero as often as one. */
static uint32_t lz_even(lz_reader *r, unsigned bits) {
    uint32_t found = 0;
    for (unsigned i = 0; i < bits; i++) {
        lz_shift(r);
        r->range >>= 1;
        unsigned b = r->code >= r->range;
        if (b) r->code -= r->range;
        found = found << 1 | b;
    }
    return found;
}

/* ---- symbols ---- */

static uint8_t byte_back(const lz_reader *r, uint32_t back) {
    const lz_unpacking *s = r->s;
    if (back >= s->known) return 0;
    return r->window[s->at > back ? s->at - back - 1 : s->at + r->size - back - 1];
}

static void lz_read_literal(lz_reader *r) {
    lz_unpacking *s = r->s;
    uint16_t *p = hnlzma_literal(&s->model, &s->o, s->count, byte_back(r, 0));
    uint32_t m = 1, like = s->state < 7 ? 0 : byte_back(r, r->rep[0]), same = s->state < 7 ? 0 : 0x100;
    while (m < 0x100) {
        like <<= 1;
        uint32_t b = lz_bit(r, p + same + (like & same) + m);
        m = m << 1 | b;
        same &= b ? like : ~like;
    }
    r->byte = (uint8_t)m;
    r->state = hnlzma_after_literal(s->state);
    r->run = 0;
}

static uint32_t lz_read_length(lz_reader *r, unsigned again, unsigned column) {
    hn_lzma_lengths *l = &r->s->model.length[again];
    if (!lz_bit(r, &l->choice[0])) return 2 + lz_tree(r, l->low[column], 3);
    if (!lz_bit(r, &l->choice[1])) return 10 + lz_tree(r, l->middle[column], 3);
    return 18 + lz_tree(r, l->high, 8);
}

static uint32_t read_distance(lz_reader *r, uint32_t length) {
    hn_lzma_model *m = &r->s->model;
    uint32_t slot = lz_tree(r, m->slot[length < 6 ? length - 2 : 3], 6), bits = (slot >> 1) - 1;
    if (slot < 4) return slot;
    uint32_t first = (2 | (slot & 1)) << bits;
    if (slot < 14) return first + lz_turned(r, m->near + first - slot, bits);
    uint32_t high = lz_even(r, bits - 4) << 4;
    return first + high + lz_turned(r, m->align, 4);
}

/* Which of the last distances it is; that one becomes the first. */
static void choose_rep(lz_reader *r) {
    uint16_t(*p)[HN_LZMA_STATES] = r->s->model.rep;
    unsigned i = !lz_bit(r, &p[2][r->s->state]) ? 1 : 2 + lz_bit(r, &p[3][r->s->state]);
    uint32_t chosen = r->rep[i];
    for (; i; i--) r->rep[i] = r->rep[i - 1];
    r->rep[0] = chosen;
}

static void lz_read_symbol(lz_reader *r) {
    hn_lzma_model *m = &r->s->model;
    unsigned state = r->s->state, column = r->s->count & ((1u << r->s->o.pb) - 1);
    memcpy(r->rep, r->s->rep, sizeof r->rep);
    if (!lz_bit(r, &m->match[state][column])) {
        lz_read_literal(r);
    } else if (!lz_bit(r, &m->rep[0][state])) {
        memmove(r->rep + 1, r->rep, 3 * sizeof *r->rep);
        r->run = lz_read_length(r, 0, column);
        r->rep[0] = read_distance(r, r->run);
        r->state = hnlzma_after(state, 7);
    } else if (lz_bit(r, &m->rep[1][state])) {
        choose_rep(r);
        r->run = lz_read_length(r, 1, column);
        r->state = hnlzma_after(state, 8);
    } else if (lz_bit(r, &m->longer[state][column])) {
        r->run = lz_read_length(r, 1, column);
        r->state = hnlzma_after(state, 8);
    } else {
        r->run = 1;
        r->state = hnlzma_after(state, 9);
    }
}

/* Reads the symbol and keeps what it changes, or changes nothing. */
static bool take_symbol(lz_reader *r) {
    lz_unpacking *s = r->s;
    const uint8_t *begin = r->in;
    r->range = s->range;
    r->code = s->code;
    r->dry = false;
    r->logged = 0;
    r->logs = (size_t)(r->end - r->in) < PROBABLE;
    lz_read_symbol(r);
    r->c->work += r->run ? 24 : 12;
    if (r->dry) {
        while (r->logged--) *r->where[r->logged] = r->old[r->logged];
        r->in = begin;
        return false;
    }
    s->range = r->range;
    s->code = r->code;
    s->state = r->state;
    memcpy(s->rep, r->rep, sizeof s->rep);
    return true;
}

/* Whether that is what marks an end: a new match from the furthest there can be. */
static bool is_mark(const lz_reader *r) {
    return r->s->rep[0] == UINT32_MAX && (r->s->state == 7 || r->s->state == 10);
}

/* ---- output ---- */

/* Whether a byte can be put there: HN_CODED_GO, or what is missing. */
static hn_coded lz_has_room(lz_reader *r) {
    if (r->c->made >= r->c->room) return HN_CODED_ROOM;
    if (r->s->at < r->size) return HN_CODED_GO;
    if (r->size < r->s->o.dict) return HN_CODED_MEMORY;
    r->s->at = 0;
    return HN_CODED_GO;
}

static void lz_put_byte(lz_reader *r, uint8_t byte) {
    lz_unpacking *s = r->s;
    r->window[s->at++] = r->c->out[r->c->made++] = byte;
    s->count++;
    if (s->known < r->size && s->known < s->o.dict) s->known++;
    if (s->o.left != UNKNOWN) s->o.left--;
}

static hn_coded lz_copy_run(lz_reader *r) {
    lz_unpacking *s = r->s;
    for (; s->run; s->run--) {
        hn_coded end = lz_has_room(r);
        if (end != HN_CODED_GO) return end;
        lz_put_byte(r, byte_back(r, s->rep[0]));
    }
    return HN_CODED_GO;
}

static hn_coded lz_read_symbols(lz_reader *r) {
    lz_unpacking *s = r->s;
    while (r->c->work < HN_CODING_STEP) {
        hn_coded end = lz_copy_run(r);
        if (end != HN_CODED_GO) return end;
        if (!s->o.left) {
            s->phase = OVER;
            return HN_CODED_GO;
        }
        if ((end = lz_has_room(r)) != HN_CODED_GO) return end;
        if (!take_symbol(r)) return HN_CODED_INPUT;
        r->c->work += r->run >> 3;
        if (!r->run) {
            lz_put_byte(r, r->byte);
        } else if (is_mark(r) && !s->o.two) {
            s->phase = MARKED;
            return s->o.left == UNKNOWN ? HN_CODED_GO : HN_CODED_BAD;
        } else if (s->rep[0] >= s->known || r->run > s->o.left) {
            return HN_CODED_BAD;
        } else {
            s->run = r->run;
        }
    }
    return HN_CODED_MORE;
}

/* ---- what is around symbols ---- */

static void lz_begin_model(lz_unpacking *s) {
    hnlzma_model_begin(&s->model);
    memset(s->rep, 0, sizeof s->rep);
    s->state = 0;
}

static hn_coded lz_read_begin(lz_reader *r) {
    if (!r->s->o.two) lz_begin_model(r->s);
    r->c->work += 1024;
    r->s->phase = r->s->o.two ? CONTROL : RANGE;
    return HN_CODED_GO;
}

/* What a chunk begins anew: all, the options, the probabilities. False: it may not. */
static bool begin_chunk(lz_unpacking *s, unsigned control, unsigned options) {
    if (control >= 0xe0 || control == 1) {
        s->known = s->count = 0;
        s->begun = 1;
        s->told = 0;
    }
    if (!s->begun) return false;
    if (control < 0x80) return control < 3;
    if (control >= 0xc0) {
        s->o.lc = (uint8_t)(options % 9);
        s->o.lp = (uint8_t)(options / 9 % 5);
        s->o.pb = (uint8_t)(options / 45);
        s->told = options < 225 && s->o.lc + s->o.lp <= 4;
        if (!s->told) s->o.lc = s->o.lp = s->o.pb = 0;
    }
    if (s->told && control >= 0xa0) lz_begin_model(s);
    return s->told;
}

static hn_coded lz_read_control(lz_reader *r) {
    lz_unpacking *s = r->s;
    const uint8_t *p = r->in;
    size_t there = (size_t)(r->end - p);
    if (!there) return HN_CODED_INPUT;
    if (!*p) {
        r->in++;
        return HN_CODED_LAST;
    }
    size_t head = *p < 0x80 ? 3 : *p < 0xc0 ? 5 : 6;
    if (*p > 2 && *p < 0x80) return HN_CODED_BAD;
    if (there < head) return HN_CODED_INPUT;
    if (!begin_chunk(s, *p, head == 6 ? p[5] : 0)) return HN_CODED_BAD;
    s->o.left = (head == 3 ? 0 : (uint32_t)(*p & 31) << 16) + ((uint32_t)p[1] << 8 | p[2]) + 1;
    s->packed = head == 3 ? 0 : ((uint32_t)p[3] << 8 | p[4]) + 1;
    s->phase = head == 3 ? COPY : RANGE;
    r->in += head;
    r->c->work += 1024;
    return HN_CODED_GO;
}

static hn_coded lz_read_range(lz_reader *r) {
    lz_unpacking *s = r->s;
    if (r->in < r->end && *r->in) return HN_CODED_BAD;
    if (r->end - r->in < 5) return r->end < r->c->end ? HN_CODED_BAD : HN_CODED_INPUT;
    s->code = 0;
    for (unsigned i = 1; i < 5; i++) s->code = s->code << 8 | r->in[i];
    s->range = UINT32_MAX;
    r->in += 5;
    s->phase = SYMBOLS;
    return HN_CODED_GO;
}

static hn_coded lz_copy_stored(lz_reader *r) {
    lz_unpacking *s = r->s;
    for (; s->o.left; r->c->work++) {
        hn_coded end = lz_has_room(r);
        if (end != HN_CODED_GO) return end;
        if (r->in == r->end) return HN_CODED_INPUT;
        if (r->c->work >= HN_CODING_STEP) return HN_CODED_MORE;
        lz_put_byte(r, *r->in++);
    }
    s->phase = CONTROL;
    return HN_CODED_GO;
}

/* Behind the last symbol the range coder has nothing left; where it has, there is still what marks an end. */
static hn_coded lz_read_over(lz_reader *r) {
    lz_unpacking *s = r->s;
    if (s->range < TOP) {
        if (r->in == r->end) return HN_CODED_INPUT;
        s->code = s->code << 8 | *r->in++;
        s->range <<= 8;
    }
    if (s->o.two) {
        s->phase = CONTROL;
        return s->code || s->packed != (uint32_t)(r->in - r->c->in) ? HN_CODED_BAD : HN_CODED_GO;
    }
    if (!s->code) return HN_CODED_LAST;
    if (s->phase == MARKED) return HN_CODED_BAD;
    if (!take_symbol(r)) return HN_CODED_INPUT;
    if (!is_mark(r)) return HN_CODED_BAD;
    s->phase = MARKED;
    return HN_CODED_GO;
}

typedef hn_coded unpack_phase(lz_reader *r);
static unpack_phase *const lz_reading[PHASES] = {lz_read_begin,   lz_read_control, lz_read_range,
                                                 lz_read_symbols, lz_copy_stored,  lz_read_over,
                                                 lz_read_over};

static hn_coded lz_run_phase(lz_reader *r) {
    lz_unpacking *s = r->s;
    bool chunk = s->o.two && s->phase != BEGIN && s->phase != CONTROL && s->phase != COPY;
    r->in = r->c->in;
    r->end = chunk && s->packed < (size_t)(r->c->end - r->in) ? r->in + s->packed : r->c->end;
    hn_coded end = lz_reading[s->phase](r);
    bool dry = end == HN_CODED_INPUT && r->end < r->c->end;
    if (chunk) s->packed -= (uint32_t)(r->in - r->c->in);
    r->c->in = r->in;
    return dry ? HN_CODED_BAD : end;
}

hn_coded hnlzma_unpack(uint8_t *state, size_t size, uint8_t *window, size_t nwindow, hn_coding *c) {
    lz_unpacking *s = (lz_unpacking *)(void *)state;
    if (size < HN_LZMA_UNPACK_SIZE || !hnlzma_are_sound(&s->o) || s->phase >= PHASES ||
        s->state >= HN_LZMA_STATES)
        return HN_CODED_BAD;
    lz_reader r = {.s = s, .c = c, .window = window};
    r.size = nwindow < s->o.dict ? (uint32_t)nwindow : s->o.dict;
    if (s->at > r.size || s->known > r.size || (s->run && s->rep[0] >= s->known)) return HN_CODED_BAD;
    hn_coded end = HN_CODED_GO;
    while (end == HN_CODED_GO) end = c->work < HN_CODING_STEP ? lz_run_phase(&r) : HN_CODED_MORE;
    return end;
}
