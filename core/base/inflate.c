/* The phases of a stream: blocks, their codes, symbols, matches. Each phase changes the state only when all
 * of its input is there, so that a stream may end a part at any bit. A match is checked against the bytes
 * that have come out before it is copied. The faults are those that zlib tells apart. */
#include "base/inflate.h"

#define MAX_BITS  15u
#define FAST_BITS 9u
#define LITERALS  288u
#define LENGTHS   257u /* the first symbol that is the length of a match; one below ends a block */
#define CODES     19u  /* of the alphabet that describes the other two */

typedef enum phase { BLOCK, STORED_HEAD, STORED, COUNTS, OWN, EACH, CODED, OVER, PHASES } phase;

/* A canonical code: how many symbols have each length, and the symbols by length, then by value. Codes of few
 * bits are looked up: length * 512 + symbol, 0 where the code is longer. */
typedef struct code {
    uint16_t count[MAX_BITS + 1], symbol[LITERALS], fast[1u << FAST_BITS];
    uint16_t longest; /* in bits */
} code;

typedef enum fullness { FULL, GAPS, TOO_FULL } fullness;

typedef struct inflating {
    hn_inflater *s;
    hn_inflate_part *part;
    const uint8_t *begin; /* where this part's input began */
    code literals, distances;
} inflating;

/* ---- bits ---- */

static void inflate_fill(inflating *x) {
    hn_inflater *s = x->s;
    for (; s->count < 56 && x->part->in < x->part->end; s->count = (uint8_t)(s->count + 8))
        s->bits |= (uint64_t)*x->part->in++ << s->count;
}

static bool has_bits(inflating *x, unsigned n) {
    if (x->s->count < n) inflate_fill(x);
    return x->s->count >= n;
}

static uint32_t inflate_bits(hn_inflater *s, unsigned n) {
    uint32_t v = (uint32_t)(s->bits & ((1u << n) - 1));
    s->bits >>= n;
    s->count = (uint8_t)(s->count - n);
    return v;
}

/* Whole bytes that nobody has used go back to the input. */
static void inflate_give_back(inflating *x) {
    hn_inflater *s = x->s;
    while (s->count >= 8 && x->part->in > x->begin) {
        s->count = (uint8_t)(s->count - 8);
        x->part->in--;
    }
    s->bits &= (UINT64_C(1) << s->count) - 1;
}

static hn_inflate_end inflate_bad(inflating *x, hn_inflate_fault fault) {
    x->s->fault = (uint8_t)fault;
    return HN_INFLATE_BAD;
}

/* ---- codes ---- */

static void make_fast(code *c) {
    unsigned value = 0, index = 0;
    for (unsigned k = 1; k <= FAST_BITS; k++, value <<= 1)
        for (unsigned i = 0; i < c->count[k]; i++, value++, index++) {
            unsigned low = 0; /* the code's first bit is read first */
            for (unsigned bit = 0; bit < k; bit++) low |= (value >> bit & 1) << (k - 1 - bit);
            for (; low < 1u << FAST_BITS; low += 1u << k)
                c->fast[low] = (uint16_t)(k << 9 | c->symbol[index]);
        }
}

static fullness inflate_make_code(code *c, const uint8_t *length, unsigned n) {
    uint16_t at[MAX_BITS + 2] = {0};
    int left = 1;
    memset(c, 0, sizeof *c);
    for (unsigned i = 0; i < n; i++) c->count[length[i]]++;
    c->count[0] = 0;
    for (unsigned k = 1; k <= MAX_BITS; k++) {
        at[k + 1] = (uint16_t)(at[k] + c->count[k]);
        if (c->count[k]) c->longest = (uint16_t)k;
        left = 2 * left - c->count[k];
        if (left < 0) return TOO_FULL;
    }
    for (unsigned i = 0; i < n; i++)
        if (length[i]) c->symbol[at[length[i]]++] = (uint16_t)i;
    make_fast(c);
    return left ? GAPS : FULL;
}

#define INFLATE_SHORT (-1) /* the input ends in the middle of the symbol */
#define INFLATE_NONE  (-2) /* no symbol has this code */

static int long_symbol(hn_inflater *s, const code *c) {
    unsigned value = 0, first = 0, index = 0;
    for (unsigned k = 1; k <= c->longest; k++) {
        if (k > s->count) return INFLATE_SHORT;
        value |= s->bits >> (k - 1) & 1;
        if (value - first < c->count[k]) {
            (void)inflate_bits(s, k);
            return c->symbol[index + value - first];
        }
        index += c->count[k];
        first = (first + c->count[k]) << 1;
        value <<= 1;
    }
    return s->count ? INFLATE_NONE : INFLATE_SHORT;
}

static inline int inflate_symbol(hn_inflater *s, const code *c) {
    unsigned fast = c->fast[s->bits & ((1u << FAST_BITS) - 1)];
    if (HN_UNLIKELY(!fast || fast >> 9 > s->count)) return long_symbol(s, c);
    (void)inflate_bits(s, fast >> 9);
    return fast & 511;
}

/* ---- blocks ---- */

/* What is being copied, as far as there is room. */
static void inflate_copy(inflating *x) {
    hn_inflater *s = x->s;
    hn_inflate_part *p = x->part;
    size_t distance = s->distance;
    for (; s->length && p->at < p->size; s->length--, p->at++)
        p->out[p->at] = !distance           ? s->literal
                        : distance <= p->at ? p->out[p->at - distance]
                                            : p->before[p->nbefore + p->at - distance];
}

/* The numbers behind symbol 4 + n * groups + i begin at (groups + i) << n and have n more bits. False: they
 * are not all there. */
static bool inflate_number(hn_inflater *s, unsigned symbol, unsigned groups, unsigned *out) {
    *out = symbol;
    if (symbol < 2 * groups) return true;
    unsigned extra = symbol / groups - 1;
    if (extra > s->count) return false;
    *out = ((groups + symbol % groups) << extra) + inflate_bits(s, extra);
    return true;
}

/* A match that cannot be copied is a fault when its first byte is wanted. */
static hn_inflate_end inflate_near(inflating *x) {
    const hn_inflate_part *p = x->part;
    bool far = x->s->length && x->s->distance > p->at + p->nbefore && p->at < p->size;
    return far ? inflate_bad(x, HN_INFLATE_FAR) : HN_INFLATE_LAST;
}

static hn_inflate_end inflate_match(inflating *x, int symbol) {
    hn_inflater *s = x->s;
    unsigned length = 255, distance;
    if (symbol > 285) return inflate_bad(x, HN_INFLATE_NO_LITERAL);
    if (symbol < 285 && !inflate_number(s, (unsigned)symbol - LENGTHS, 4, &length)) return HN_INFLATE_INPUT;
    symbol = inflate_symbol(s, &x->distances);
    if (symbol == INFLATE_SHORT) return HN_INFLATE_INPUT;
    if (symbol == INFLATE_NONE || symbol > 29) return inflate_bad(x, HN_INFLATE_NO_DISTANCE);
    if (!inflate_number(s, (unsigned)symbol, 2, &distance)) return HN_INFLATE_INPUT;
    s->length = (uint16_t)(3 + length);
    s->distance = (uint16_t)(1 + distance);
    return inflate_near(x);
}

static hn_inflate_end inflate_coded(inflating *x) {
    hn_inflater *s = x->s;
    for (;;) {
        inflate_copy(x);
        if (s->length) return HN_INFLATE_ROOM;
        if (s->count < 48) inflate_fill(x); /* as many as a match can have */
        hn_inflater at = {.bits = s->bits, .count = s->count};
        int symbol = inflate_symbol(s, &x->literals);
        hn_inflate_end got = HN_INFLATE_LAST;
        if (symbol >= 0 && symbol < (int)LENGTHS - 1) {
            s->literal = (uint8_t)symbol;
            s->length = 1;
            s->distance = 0;
        } else if (symbol == LENGTHS - 1) {
            return HN_INFLATE_LAST;
        } else if (symbol == INFLATE_NONE) {
            return inflate_bad(x, HN_INFLATE_NO_LITERAL);
        } else {
            got = symbol == INFLATE_SHORT ? HN_INFLATE_INPUT : inflate_match(x, symbol);
        }
        if (got == HN_INFLATE_LAST) continue;
        if (got == HN_INFLATE_INPUT) { /* the symbol is read again when there is more */
            s->bits = at.bits;
            s->count = at.count;
        }
        return got;
    }
}

static hn_inflate_end inflate_stored(inflating *x) {
    hn_inflate_part *p = x->part;
    size_t n = x->s->stored, given = (size_t)(p->end - p->in), room = p->size - p->at;
    if (n > given) n = given;
    if (n > room) n = room;
    if (n) memcpy(p->out + p->at, p->in, n);
    p->in += n;
    p->at += n;
    x->s->stored -= (uint32_t)n;
    if (!x->s->stored) return HN_INFLATE_LAST;
    return n == given ? HN_INFLATE_INPUT : HN_INFLATE_ROOM;
}

/* ---- what stands in front of a block ---- */

static hn_inflate_end stored_head(inflating *x) {
    (void)inflate_bits(x->s, x->s->count % 8);
    if (!has_bits(x, 32)) return HN_INFLATE_INPUT;
    uint32_t n = inflate_bits(x->s, 16);
    if (inflate_bits(x->s, 16) != (n ^ 0xffffu)) return inflate_bad(x, HN_INFLATE_STORED);
    x->s->stored = n;
    inflate_give_back(x);
    return HN_INFLATE_LAST;
}

static hn_inflate_end take_counts(inflating *x) {
    hn_inflater *s = x->s;
    if (!has_bits(x, 14)) return HN_INFLATE_INPUT;
    unsigned distances;
    s->literals = (uint16_t)(LENGTHS + inflate_bits(s, 5));
    s->lengths = (uint16_t)(s->literals + (distances = 1 + inflate_bits(s, 5)));
    s->codes = (uint16_t)(4 + inflate_bits(s, 4));
    if (s->literals > 286 || distances > 30) return inflate_bad(x, HN_INFLATE_COUNTS);
    s->met = 0;
    memset(s->own, 0, sizeof s->own);
    return HN_INFLATE_LAST;
}

static hn_inflate_end take_own(inflating *x) {
    static const uint8_t order[CODES] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    hn_inflater *s = x->s;
    for (; s->met < s->codes; s->met++) {
        if (!has_bits(x, 3)) return HN_INFLATE_INPUT;
        s->own[order[s->met]] = (uint8_t)inflate_bits(s, 3);
    }
    s->met = 0;
    fullness full = inflate_make_code(&x->literals, s->own, CODES);
    return full != FULL && x->literals.longest ? inflate_bad(x, HN_INFLATE_OWN) : HN_INFLATE_LAST;
}

/* One symbol of the third code: a length, or how often one is repeated. */
static hn_inflate_end take_length(inflating *x) {
    hn_inflater *s = x->s;
    int symbol = inflate_symbol(s, &x->literals);
    if (symbol == INFLATE_SHORT) return HN_INFLATE_INPUT;
    if (symbol == INFLATE_NONE) { /* there is no code at all: what zlib reads then is zeros */
        (void)inflate_bits(s, 1);
        symbol = 0;
    }
    unsigned repeat = 1, extra = symbol < 16 ? 0 : symbol == 18 ? 7 : (unsigned)symbol - 14;
    uint8_t value = symbol < 16 ? (uint8_t)symbol : 0;
    if (extra > s->count) return HN_INFLATE_INPUT;
    if (extra) repeat = (symbol == 18 ? 11 : 3) + inflate_bits(s, extra);
    if (symbol == 16 && !s->met) return inflate_bad(x, HN_INFLATE_REPEAT);
    if (symbol == 16) value = s->each[s->met - 1];
    if (repeat > (unsigned)s->lengths - s->met) return inflate_bad(x, HN_INFLATE_REPEAT);
    while (repeat--) s->each[s->met++] = value;
    return HN_INFLATE_LAST;
}

static hn_inflate_end take_each(inflating *x) {
    hn_inflater *s = x->s;
    if (inflate_make_code(&x->literals, s->own, CODES) == TOO_FULL) return inflate_bad(x, HN_INFLATE_OWN);
    while (s->met < s->lengths) {
        inflate_fill(x);
        uint64_t bits = s->bits;
        uint8_t count = s->count;
        hn_inflate_end got = take_length(x);
        if (got == HN_INFLATE_LAST) continue;
        s->bits = bits;
        s->count = count;
        return got;
    }
    return s->each[LENGTHS - 1] ? HN_INFLATE_LAST : inflate_bad(x, HN_INFLATE_ENDLESS);
}

/* Both codes from their lengths. One with gaps is good only where it has one symbol, or none. */
static hn_inflate_end make_codes(inflating *x) {
    const hn_inflater *s = x->s;
    x->part->codes++;
    fullness full = inflate_make_code(&x->literals, s->each, s->literals);
    if (full == TOO_FULL || (full == GAPS && x->literals.longest != 1))
        return inflate_bad(x, HN_INFLATE_LITERALS);
    full = inflate_make_code(&x->distances, s->each + s->literals, s->lengths - (unsigned)s->literals);
    if (full == TOO_FULL || (full == GAPS && x->distances.longest > 1))
        return inflate_bad(x, HN_INFLATE_DISTANCES);
    return HN_INFLATE_LAST;
}

/* The code that the RFC fixes, for what is too short to be worth one of its own. */
static void fixed_lengths(hn_inflater *s) {
    for (unsigned i = 0; i < LITERALS; i++) s->each[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
    memset(s->each + LITERALS, 5, 32);
    s->literals = LITERALS;
    s->lengths = LITERALS + 32;
}

static hn_inflate_end begin_block(inflating *x) {
    hn_inflater *s = x->s;
    const hn_inflate_part *p = x->part;
    if (p->most && p->codes >= p->most && p->in < p->end) return HN_INFLATE_INPUT;
    if (!has_bits(x, 3)) return HN_INFLATE_INPUT;
    s->last = (uint8_t)inflate_bits(s, 1);
    switch (inflate_bits(s, 2)) {
    case 0: s->phase = STORED_HEAD; return HN_INFLATE_LAST;
    case 1:
        fixed_lengths(s);
        s->phase = CODED;
        return make_codes(x);
    case 2: s->phase = COUNTS; return HN_INFLATE_LAST;
    default: return inflate_bad(x, HN_INFLATE_BLOCK);
    }
}

/* The phase that a stream is in; LAST: it is done, and the next one begins. */
static hn_inflate_end inflate_phase(inflating *x) {
    switch ((phase)x->s->phase) {
    case BLOCK: return begin_block(x);
    case STORED_HEAD: return stored_head(x);
    case STORED: return inflate_stored(x);
    case COUNTS: return take_counts(x);
    case OWN: return take_own(x);
    case EACH: {
        hn_inflate_end got = take_each(x);
        return got == HN_INFLATE_LAST ? make_codes(x) : got;
    }
    default: return inflate_coded(x);
    }
}

static phase next_phase(const hn_inflater *s, phase was) {
    if (was == STORED || was == CODED) return s->last ? OVER : BLOCK;
    return was == BLOCK ? (phase)s->phase : was + 1;
}

bool hninflate_is_sound(const hn_inflater *s) {
    bool sound = s->count < 64 && s->phase < PHASES && s->stored < 1u << 16 && s->literals <= LITERALS &&
                 s->lengths >= s->literals && s->lengths <= s->literals + 32u && s->codes <= CODES &&
                 s->met <= (s->phase == OWN ? CODES : s->lengths) && s->distance <= 1u << 15 &&
                 s->length <= 258 && s->fault < HN_INFLATE_FAULT_COUNT;
    for (unsigned i = 0; i < sizeof s->each; i++) sound = sound && s->each[i] <= MAX_BITS;
    for (unsigned i = 0; i < sizeof s->own; i++) sound = sound && s->own[i] <= 7;
    return sound;
}

hn_inflate_end hninflate_run(hn_inflater *s, hn_inflate_part *part) {
    inflating x = {.s = s, .part = part, .begin = part->in};
    hn_inflate_end got = HN_INFLATE_LAST;
    if (s->fault) return HN_INFLATE_BAD;
    got = inflate_near(&x);
    if (got == HN_INFLATE_LAST && s->phase == CODED) got = make_codes(&x);
    while (got == HN_INFLATE_LAST && s->phase != OVER) {
        phase was = (phase)s->phase;
        got = inflate_phase(&x);
        if (got == HN_INFLATE_LAST) s->phase = (uint8_t)next_phase(s, was);
    }
    if (got != HN_INFLATE_INPUT) inflate_give_back(&x);
    return got;
}

bool hninflate(const uint8_t *p, size_t n, const uint8_t *before, size_t nbefore, uint8_t *out, size_t size) {
    hn_inflater s;
    memset(&s, 0, sizeof s);
    hn_inflate_part part = {
        .in = p, .end = p + n, .before = before, .nbefore = nbefore, .out = out, .size = size};
    return hninflate_run(&s, &part) == HN_INFLATE_LAST && part.at == size;
}
