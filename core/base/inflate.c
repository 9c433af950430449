#include "base/inflate.h"

#define MAX_BITS  15u
#define FAST_BITS 9u
#define LITERALS  288u
#define DISTANCES 30u
#define LENGTHS   257u /* the first symbol that is the length of a match; one below ends a block */
#define CODES     19u  /* of the alphabet that describes the other two */

typedef struct input {
    const uint8_t *p, *end;
    uint32_t bits; /* read but not used, the next one lowest */
    unsigned count, behind;
    bool bad;
    const uint8_t *before; /* what stands in front of out */
    size_t nbefore;
    uint8_t *out;
    size_t at, size;
} input;

/* A canonical code: how many symbols have each length, and the symbols by length, then by value. Codes of few
 * bits are looked up: length * 512 + symbol, 0 where the code is longer. */
typedef struct code {
    uint16_t count[MAX_BITS + 1], symbol[LITERALS], fast[1u << FAST_BITS];
} code;

/* At least 25 bits, with zeros behind the end. */
static void inflate_fill(input *in) {
    while (in->count < 25) {
        if (in->p < in->end)
            in->bits |= (uint32_t)*in->p++ << in->count;
        else if (++in->behind > 4)
            in->bad = true; /* some of them were used */
        in->count += 8;
    }
}

static uint32_t get_bits(input *in, unsigned n) {
    inflate_fill(in);
    uint32_t v = in->bits & ((1u << n) - 1);
    in->bits >>= n;
    in->count -= n;
    return v;
}

static void make_code(code *c, const uint8_t *length, unsigned n) {
    uint16_t at[MAX_BITS + 1] = {0};
    unsigned value = 0, index = 0;
    memset(c, 0, sizeof *c);
    for (unsigned i = 0; i < n; i++) c->count[length[i]]++;
    c->count[0] = 0;
    for (unsigned k = 1; k < MAX_BITS; k++) at[k + 1] = (uint16_t)(at[k] + c->count[k]);
    for (unsigned i = 0; i < n; i++)
        if (length[i]) c->symbol[at[length[i]]++] = (uint16_t)i;
    for (unsigned k = 1; k <= FAST_BITS; k++, value <<= 1)
        for (unsigned i = 0; i < c->count[k]; i++, value++, index++) {
            unsigned low = 0; /* the code's first bit is read first */
            for (unsigned bit = 0; bit < k; bit++) low |= (value >> bit & 1) << (k - 1 - bit);
            for (; low < 1u << FAST_BITS; low += 1u << k)
                c->fast[low] = (uint16_t)(k << 9 | c->symbol[index]);
        }
}

static unsigned get_symbol(input *in, const code *c) {
    inflate_fill(in);
    unsigned fast = c->fast[in->bits & ((1u << FAST_BITS) - 1)], value = 0, first = 0, index = 0;
    if (fast) {
        in->bits >>= fast >> 9;
        in->count -= fast >> 9;
        return fast & 511;
    }
    for (unsigned k = 1; k <= MAX_BITS; k++) {
        value |= get_bits(in, 1);
        if (value - first < c->count[k]) return c->symbol[index + value - first];
        index += c->count[k];
        first = (first + c->count[k]) << 1;
        value <<= 1;
    }
    in->bad = true;
    return 0;
}

/* ---- blocks ---- */

static void inflate_put(input *in, uint8_t c) {
    if (in->at == in->size)
        in->bad = true;
    else
        in->out[in->at++] = c;
}

/* The numbers behind symbol 4 + n * groups + i begin at (groups + i) << n and have n more bits. */
static uint32_t inflate_get_number(input *in, unsigned symbol, unsigned groups) {
    if (symbol < 2 * groups) return symbol;
    unsigned extra = symbol / groups - 1;
    return ((groups + symbol % groups) << extra) + get_bits(in, extra);
}

static void inflate_copy_match(input *in, unsigned symbol, const code *distances) {
    size_t length = symbol == 285 ? 258 : 3 + inflate_get_number(in, symbol - LENGTHS, 4);
    size_t distance = 1 + inflate_get_number(in, get_symbol(in, distances), 2);
    if (distance > in->at + in->nbefore) in->bad = true;
    while (length-- && !in->bad)
        inflate_put(in, distance <= in->at ? in->out[in->at - distance]
                                           : in->before[in->nbefore + in->at - distance]);
}

static void get_block(input *in, const code *literals, const code *distances) {
    while (!in->bad) {
        unsigned symbol = get_symbol(in, literals);
        if (symbol < LENGTHS - 1)
            inflate_put(in, (uint8_t)symbol);
        else if (symbol >= LENGTHS)
            inflate_copy_match(in, symbol, distances);
        else
            break;
    }
}

static void get_stored(input *in) {
    (void)get_bits(in, in->count % 8);
    uint32_t n = get_bits(in, 16);
    (void)get_bits(in, 16);
    while (n-- && !in->bad) inflate_put(in, (uint8_t)get_bits(in, 8));
}

/* The lengths of both codes, which are packed with a third. */
static bool get_lengths(input *in, uint8_t *length, unsigned n) {
    static const uint8_t order[CODES] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    uint8_t own[CODES] = {0};
    code c;
    for (unsigned i = 0, count = 4 + get_bits(in, 4); i < count && i < CODES; i++)
        own[order[i]] = (uint8_t)get_bits(in, 3);
    make_code(&c, own, CODES);
    for (unsigned i = 0; i < n && !in->bad;) {
        unsigned symbol = get_symbol(in, &c), repeat = 1;
        uint8_t value = (uint8_t)symbol;
        if (symbol == 16 && !i) return false;
        if (symbol == 16) value = length[i - 1];
        if (symbol > 16) value = 0;
        if (symbol >= 16) repeat = symbol == 18 ? 11 + get_bits(in, 7) : 3 + get_bits(in, symbol - 14);
        while (repeat-- && i < n) length[i++] = value;
    }
    return !in->bad;
}

/* The code that the RFC fixes, for what is too short to be worth one of its own. */
static void fixed_lengths(uint8_t *length) {
    for (unsigned i = 0; i < LITERALS; i++) length[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
    memset(length + LITERALS, 5, DISTANCES);
}

static void get_coded(input *in, bool fixed) {
    uint8_t length[LITERALS + DISTANCES + 2] = {0};
    code literals, distances;
    unsigned n = LITERALS, m = DISTANCES;
    if (fixed) {
        fixed_lengths(length);
    } else {
        n = LENGTHS + get_bits(in, 5);
        m = 1 + get_bits(in, 5);
        if (!get_lengths(in, length, n + m)) {
            in->bad = true;
            return;
        }
    }
    make_code(&literals, length, n);
    make_code(&distances, length + n, m);
    get_block(in, &literals, &distances);
}

bool hninflate(const uint8_t *p, size_t n, const uint8_t *before, size_t nbefore, uint8_t *out, size_t size) {
    input in = {.p = p, .end = p + n, .before = before, .nbefore = nbefore, .out = out, .size = size};
    for (bool last = false; !last && !in.bad;) {
        last = get_bits(&in, 1);
        switch (get_bits(&in, 2)) {
        case 0: get_stored(&in); break;
        case 1: get_coded(&in, true); break;
        case 2: get_coded(&in, false); break;
        default: in.bad = true;
        }
    }
    return !in.bad && in.at == size;
}
