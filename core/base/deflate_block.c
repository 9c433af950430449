/* Writes blocks: chooses the shortest of the three kinds, makes the Huffman codes of a block, and writes
 * bits. deflate.c calls hndeflate_end_block and hndeflate_mark. Equal cases are decided as in zlib, since the
 * output is to be the same. */
#include "base/deflate_internal.h"

#define LITERALS  HN_DEFLATE_LITERALS_COUNT
#define DISTANCES 30u
#define LENGTHS   19u /* symbols of the code in which the lengths of the others are written */
#define MAX_BITS  15u
#define NODES     (2 * LITERALS + 1)

typedef struct code {
    uint32_t uses[LITERALS + 2];
    uint8_t length[LITERALS + 2];
    uint16_t bits[LITERALS + 2]; /* the first one lowest */
    uint32_t n;                  /* symbols up to the last one that has a length */
} code;

/* ---- bits ---- */

static void deflate_byte(hn_deflating *x, unsigned c) {
    if (x->d->pending < x->room) x->out[x->d->pending++] = (uint8_t)c;
}

static void deflate_bits(hn_deflating *x, uint32_t v, unsigned n) {
    hn_deflater *d = x->d;
    d->bits |= (uint64_t)v << d->count;
    for (d->count = (uint8_t)(d->count + n); d->count >= 8; d->count = (uint8_t)(d->count - 8), d->bits >>= 8)
        deflate_byte(x, (unsigned)d->bits & 255);
}

static void fill_byte(hn_deflating *x) {
    if (x->d->count) deflate_bits(x, 0, 8u - x->d->count);
}

/* ---- symbols of lengths and distances ---- */

/* Numbers in groups of `groups` that are each as long as their last bits say: the inverse of what inflate.c
 * reads. */
static unsigned symbol_of(uint32_t v, unsigned groups, unsigned *extra) {
    unsigned bits = 0;
    while (v >> bits >= 2 * groups) bits++;
    *extra = bits;
    return v < 2 * groups ? v : bits * groups + (v >> bits);
}

static unsigned length_symbol(uint32_t length, unsigned *extra) {
    *extra = 0;
    return length == HN_DEFLATE_MAX - HN_DEFLATE_MIN ? 285 : 257 + symbol_of(length, 4, extra);
}

/* ---- codes ---- */

/* A heap of nodes by their uses, then by how deep they are. */
typedef struct forest {
    uint32_t uses[NODES];
    uint16_t above[NODES], heap[NODES], sorted[NODES];
    uint8_t depth[NODES];
    unsigned n, nsorted;
} forest;

static bool lies_above(const forest *f, unsigned a, unsigned b) {
    return f->uses[a] < f->uses[b] || (f->uses[a] == f->uses[b] && f->depth[a] <= f->depth[b]);
}

static void sink(forest *f, unsigned k) {
    uint16_t v = f->heap[k];
    for (unsigned j = 2 * k; j <= f->n; k = j, j *= 2) {
        if (j < f->n && lies_above(f, f->heap[j + 1], f->heap[j])) j++;
        if (lies_above(f, v, f->heap[j])) break;
        f->heap[k] = f->heap[j];
    }
    f->heap[k] = v;
}

/* The symbols that are used, at least two. Gives how many symbols there are up to the last one. */
static unsigned plant(forest *f, const uint32_t *uses, unsigned nsymbols) {
    unsigned n = 0;
    memset(f, 0, sizeof *f);
    for (unsigned i = 0; i < nsymbols; i++)
        if (uses[i]) {
            f->heap[++f->n] = (uint16_t)i;
            f->uses[i] = uses[i];
            n = i + 1;
        }
    while (f->n < 2) {
        unsigned i = n < 3 ? n : 0;
        if (n < 3) n = i + 1;
        f->heap[++f->n] = (uint16_t)i;
        f->uses[i] = 1;
    }
    for (unsigned k = f->n / 2; k >= 1; k--) sink(f, k);
    return n;
}

/* Huffman's tree; `sorted` has its nodes, each behind those that lie below it. */
static void grow(forest *f, unsigned next) {
    while (f->n >= 2) {
        uint16_t a = f->heap[1];
        f->heap[1] = f->heap[f->n--];
        sink(f, 1);
        uint16_t b = f->heap[1];
        f->sorted[f->nsorted++] = a;
        f->sorted[f->nsorted++] = b;
        f->uses[next] = f->uses[a] + f->uses[b];
        f->depth[next] = (uint8_t)(1 + (f->depth[a] > f->depth[b] ? f->depth[a] : f->depth[b]));
        f->above[a] = f->above[b] = (uint16_t)next;
        f->heap[1] = (uint16_t)next++;
        sink(f, 1);
    }
    f->sorted[f->nsorted++] = f->heap[1];
}

/* The lengths that the tree gives, none above `most`: of those that are too long each takes the place beside
 * a shorter one. */
static void cut_lengths(const forest *f, unsigned leaves, unsigned most, uint8_t *length) {
    uint8_t level[NODES] = {0};
    unsigned count[MAX_BITS + 2] = {0}, too_long = 0, at = 0;
    for (unsigned i = f->nsorted - 1; i-- > 0;) {
        unsigned node = f->sorted[i], bits = level[f->above[node]] + 1u;
        if (bits > most) {
            bits = most;
            too_long++;
        }
        level[node] = (uint8_t)bits;
        if (node >= leaves) continue;
        length[node] = (uint8_t)bits;
        count[bits]++;
    }
    if (!too_long) return;
    for (; too_long && too_long < NODES; too_long -= too_long < 2 ? too_long : 2) {
        unsigned bits = most - 1;
        while (!count[bits]) bits--;
        count[bits]--;
        count[bits + 1] += 2;
        count[most]--;
    }
    for (unsigned bits = most; bits; bits--)
        for (unsigned n = count[bits]; n && at < f->nsorted; at++)
            if (f->sorted[at] < leaves) {
                length[f->sorted[at]] = (uint8_t)bits;
                n--;
            }
}

static void number_codes(code *c, unsigned n) {
    unsigned count[MAX_BITS + 1] = {0}, next[MAX_BITS + 2] = {0};
    for (unsigned i = 0; i < n; i++) count[c->length[i]]++;
    count[0] = 0;
    for (unsigned k = 1; k <= MAX_BITS; k++) next[k + 1] = (next[k] + count[k]) << 1;
    for (unsigned i = 0; i < n; i++) {
        unsigned v = next[c->length[i]]++, bits = 0;
        for (unsigned k = 0; k < c->length[i]; k++) bits |= (v >> k & 1) << (c->length[i] - 1u - k);
        c->bits[i] = (uint16_t)bits;
    }
}

static void deflate_make_code(code *c, unsigned nsymbols, unsigned most) {
    forest f;
    c->n = plant(&f, c->uses, nsymbols);
    grow(&f, nsymbols);
    cut_lengths(&f, nsymbols, most, c->length);
    number_codes(c, c->n);
}

static void fixed_codes(code *literals, code *distances) {
    for (unsigned i = 0; i < LITERALS + 2; i++)
        literals->length[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
    number_codes(literals, LITERALS + 2);
    memset(distances->length, 5, DISTANCES);
    number_codes(distances, DISTANCES);
}

static uint32_t code_bits(const code *c, const code *uses, unsigned n) {
    uint32_t bits = 0;
    for (unsigned i = 0; i < n; i++) bits += uses->uses[i] * c->length[i];
    return bits;
}

/* ---- the lengths of both codes, packed ---- */

typedef struct packed {
    uint8_t symbol[LITERALS + DISTANCES], extra[LITERALS + DISTANCES];
    unsigned n;
    code code;
} packed;

static void pack_one(packed *p, unsigned symbol, unsigned extra) {
    p->symbol[p->n] = (uint8_t)symbol;
    p->extra[p->n++] = (uint8_t)extra;
    p->code.uses[symbol]++;
}

/* A run of equal lengths: 16 repeats the one before 3 to 6 times, 17 and 18 are up to 10 and 138 zeros. */
static void pack_run(packed *p, unsigned length, unsigned run) {
    while (run) {
        unsigned n = length ? 7 : 138; /* with the one that is repeated */
        if (n > run) n = run;
        if (!length && n >= 3) {
            pack_one(p, n <= 10 ? 17 : 18, n - (n <= 10 ? 3 : 11));
        } else if (length && n >= 4) {
            pack_one(p, length, 0);
            pack_one(p, 16, n - 4);
        } else {
            for (unsigned i = 0; i < n; i++) pack_one(p, length, 0);
        }
        run -= n;
        if (!length || n < 4) continue;
        for (; run >= 3; run -= n) { /* what was repeated goes on */
            n = run < 6 ? run : 6;
            pack_one(p, 16, n - 3);
        }
    }
}

static void pack_lengths(packed *p, const code *c) {
    for (unsigned i = 0, k; i < c->n; i = k) {
        for (k = i + 1; k < c->n && c->length[k] == c->length[i];) k++;
        pack_run(p, c->length[i], k - i);
    }
}

static const uint8_t packed_order[LENGTHS] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                              11, 4,  12, 3, 13, 2, 14, 1, 15};

static unsigned behind_symbol(unsigned symbol) {
    return symbol < 16 ? 0 : symbol == 16 ? 2 : symbol == 17 ? 3 : 7;
}

/* How many lengths of the third code are written. */
static unsigned written_lengths(const packed *p) {
    unsigned n = LENGTHS;
    while (n > 4 && !p->code.length[packed_order[n - 1]]) n--;
    return n;
}

static uint32_t packed_bits(const packed *p) {
    uint32_t bits = 14 + 3 * written_lengths(p);
    for (unsigned i = 0; i < p->n; i++) bits += p->code.length[p->symbol[i]] + behind_symbol(p->symbol[i]);
    return bits;
}

static void put_lengths(hn_deflating *x, const packed *p, const code *literals, const code *distances) {
    unsigned n = written_lengths(p);
    deflate_bits(x, literals->n - 257, 5);
    deflate_bits(x, distances->n - 1, 5);
    deflate_bits(x, n - 4, 4);
    for (unsigned i = 0; i < n; i++) deflate_bits(x, p->code.length[packed_order[i]], 3);
    for (unsigned i = 0; i < p->n; i++) {
        unsigned symbol = p->symbol[i];
        deflate_bits(x, p->code.bits[symbol], p->code.length[symbol]);
        if (symbol >= 16) deflate_bits(x, p->extra[i], behind_symbol(symbol));
    }
}

/* ---- blocks ---- */

/* How often each symbol is used; gives how many bits stand behind them. */
static uint32_t count_uses(const hn_deflating *x, code *literals, code *distances) {
    uint32_t bits = 0;
    for (uint32_t i = 0; i < x->d->symbols; i++) {
        uint32_t v = x->symbol[i];
        unsigned extra = 0;
        if (v >> 16 == 0) {
            literals->uses[v & 255]++;
            continue;
        }
        literals->uses[length_symbol(v & 255, &extra)]++;
        bits += extra;
        distances->uses[symbol_of((v >> 16) - 1, 2, &extra)]++;
        bits += extra;
    }
    literals->uses[HN_DEFLATE_END]++;
    return bits;
}

static void put_symbols(hn_deflating *x, const code *literals, const code *distances) {
    for (uint32_t i = 0; i < x->d->symbols; i++) {
        uint32_t v = x->symbol[i], length = v & 255;
        unsigned extra, symbol = length;
        if (v >> 16 == 0) {
            deflate_bits(x, literals->bits[symbol], literals->length[symbol]);
            continue;
        }
        symbol = length_symbol(length, &extra);
        deflate_bits(x, literals->bits[symbol], literals->length[symbol]);
        deflate_bits(x, length & ((1u << extra) - 1), extra);
        uint32_t distance = (v >> 16) - 1;
        symbol = symbol_of(distance, 2, &extra);
        deflate_bits(x, distances->bits[symbol], distances->length[symbol]);
        deflate_bits(x, distance & ((1u << extra) - 1), extra);
    }
    deflate_bits(x, literals->bits[HN_DEFLATE_END], literals->length[HN_DEFLATE_END]);
}

static void put_stored(hn_deflating *x, const uint8_t *p, uint32_t n, bool last) {
    deflate_bits(x, last, 3);
    fill_byte(x);
    deflate_bits(x, n, 16);
    deflate_bits(x, n ^ 0xffff, 16);
    for (uint32_t i = 0; i < n; i++) deflate_byte(x, p[i]);
}

/* With codes of its own, or the fixed ones; `plain` is what the block's bytes take as they are. */
static void put_coded(hn_deflating *x, bool last, uint32_t plain) {
    code own[2] = {0}, fixed[2] = {0};
    packed p = {.n = 0};
    uint32_t extra = count_uses(x, &own[0], &own[1]);
    deflate_make_code(&own[0], LITERALS, MAX_BITS);
    deflate_make_code(&own[1], DISTANCES, MAX_BITS);
    pack_lengths(&p, &own[0]);
    pack_lengths(&p, &own[1]);
    deflate_make_code(&p.code, LENGTHS, 7);
    fixed_codes(&fixed[0], &fixed[1]);
    uint32_t with = extra + code_bits(&own[0], &own[0], LITERALS) + code_bits(&own[1], &own[1], DISTANCES) +
                    packed_bits(&p);
    uint32_t without =
        extra + code_bits(&fixed[0], &own[0], LITERALS) + code_bits(&fixed[1], &own[1], DISTANCES);
    with = (with + 3 + 7) >> 3;
    without = (without + 3 + 7) >> 3;
    bool is_fixed = without <= with || x->d->strategy == HN_DEFLATE_FIXED;
    if (plain + 4 <= (is_fixed ? without : with) && x->d->block >= 0) {
        put_stored(x, x->window + x->d->block, plain, last);
        return;
    }
    deflate_bits(x, (is_fixed ? 2u : 4u) + last, 3);
    if (!is_fixed) put_lengths(x, &p, &own[0], &own[1]);
    put_symbols(x, is_fixed ? &fixed[0] : &own[0], is_fixed ? &fixed[1] : &own[1]);
}

void hndeflate_end_block(hn_deflating *x, bool last) {
    hn_deflater *d = x->d;
    uint32_t plain = (uint32_t)((int32_t)d->at - d->block);
    if (d->level)
        put_coded(x, last, plain);
    else if (d->block >= 0)
        put_stored(x, x->window + d->block, plain, last);
    x->work += 600 + (d->symbols >> 1);
    d->symbols = 0;
    d->block = (int32_t)d->at;
    if (last) fill_byte(x);
}

void hndeflate_mark(hn_deflating *x, hn_deflate_flush flush) {
    if (flush == HN_DEFLATE_PARTIAL)
        deflate_bits(x, 2, 10); /* fixed codes, whose end is seven zeros */
    else if (flush == HN_DEFLATE_SYNC || flush == HN_DEFLATE_FULL)
        put_stored(x, NULL, 0, false);
}
