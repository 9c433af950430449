/* The window, the search for matches, and the steps of packing. hndeflate_step trusts its state:
 * hndeflate_is_sound must have accepted it. Output must stay zlib's, bit for bit, so the order of the search
 * and the limits of a level (efforts) are not free to change. */
#include "base/deflate_internal.h"

#define MIN_MATCH HN_DEFLATE_MIN
#define MAX_MATCH HN_DEFLATE_MAX
#define LOOK                                                                                                 \
    (MAX_MATCH + MIN_MATCH + 1) /* bytes that are to be known from a place on before it is looked at */
#define TOO_FAR 4096u           /* for a match of three bytes */
#define STEP    (1u << 14)

/* How hard a level looks. A match that is `good` makes the search for a better one shorter, one that is
 * `lazy` ends it, as does one that is `nice`; at most `chain` places are tried. Levels 1 to 3 take the first
 * match, and enter the strings in it only when it is no longer than `lazy`. */
static const struct effort {
    uint16_t good, lazy, nice, chain;
} efforts[10] = {{0, 0, 0, 0},         {4, 4, 8, 4},        {4, 5, 16, 8},     {4, 6, 32, 32},
                 {4, 4, 16, 16},       {8, 16, 32, 32},     {8, 16, 128, 128}, {8, 32, 128, 256},
                 {32, 128, 258, 1024}, {32, 258, 258, 4096}};

/* ---- where everything lies ---- */

static void deflate_measure(hn_deflating *x, unsigned window_bits, unsigned memory) {
    unsigned bits = memory + 7;
    x->size = 1u << window_bits;
    x->mask = x->size - 1;
    x->hashes = 1u << bits;
    x->shift = (bits + MIN_MATCH - 1) / MIN_MATCH;
    x->most = (1u << (memory + 6)) - 1;
    x->room = (4u << (memory + 6)) + 1024;
}

static size_t deflate_total(const hn_deflating *x) {
    return sizeof(hn_deflater) + 4 * (size_t)x->most + 4 + 2 * (size_t)x->hashes + 2 * (size_t)x->size +
           2 * (size_t)x->size + x->room;
}

static hn_deflating deflate_open(hn_deflater *d) {
    hn_deflating x = {.d = d};
    deflate_measure(&x, d->window_bits, d->memory);
    x.symbol = (uint32_t *)(d + 1);
    x.head = (uint16_t *)(x.symbol + x.most + 1);
    x.previous = x.head + x.hashes;
    x.window = (uint8_t *)(x.previous + x.size);
    x.out = x.window + 2 * x.size;
    return x;
}

size_t hndeflate_size(unsigned window_bits, unsigned memory) {
    hn_deflating x = {0};
    deflate_measure(&x, window_bits, memory);
    return deflate_total(&x);
}

void hndeflate_begin(hn_deflater *d, unsigned level, unsigned window_bits, unsigned memory,
                     hn_deflate_strategy strategy) {
    d->level = (uint8_t)level;
    d->window_bits = (uint8_t)window_bits;
    d->memory = (uint8_t)memory;
    d->strategy = (uint8_t)strategy;
    d->found = MIN_MATCH - 1;
}

bool hndeflate_is_sound(const hn_deflater *d, size_t size) {
    if (size < sizeof *d || d->window_bits < 9 || d->window_bits > 15 || d->memory < 1 || d->memory > 9)
        return false;
    hn_deflating x = {0};
    deflate_measure(&x, d->window_bits, d->memory);
    return size == deflate_total(&x) && d->level <= 9 && d->strategy < HN_DEFLATE_STRATEGY_COUNT &&
           d->at <= 2 * x.size && d->ahead <= 2 * x.size - d->at && d->block <= (int32_t)d->at &&
           d->block >= -(1 << 24) && d->found >= MIN_MATCH - 1 && d->found <= MAX_MATCH && d->late <= d->at &&
           d->late < MIN_MATCH && d->symbols < x.most && d->pending <= x.room && d->count < 8 &&
           d->bits >> d->count == 0 && (!d->held || d->at);
}

const uint8_t *hndeflate_output(const hn_deflater *d) {
    return deflate_open((hn_deflater *)(uintptr_t)d).out;
}

/* ---- the window ---- */

/* Enters the string at a place; gives the last place of one that may be the same. */
static inline uint32_t enter(hn_deflating *x, uint32_t at) {
    const uint8_t *p = x->window + at;
    uint32_t hash = ((uint32_t)p[0] << 2 * x->shift ^ (uint32_t)p[1] << x->shift ^ p[2]) & (x->hashes - 1);
    uint32_t before = x->head[hash];
    x->previous[at & x->mask] = (uint16_t)before;
    x->head[hash] = (uint16_t)at;
    return before;
}

static void enter_late(hn_deflating *x) {
    hn_deflater *d = x->d;
    for (; d->late && d->ahead + d->late >= MIN_MATCH; d->late--) (void)enter(x, d->at - d->late);
}

static void slide(hn_deflating *x) {
    hn_deflater *d = x->d;
    memcpy(x->window, x->window + x->size, x->size);
    for (uint32_t i = 0; i < x->hashes + x->size; i++) /* both tables, one behind the other */
        x->head[i] = x->head[i] >= x->size ? (uint16_t)(x->head[i] - x->size) : 0;
    d->match = d->match >= x->size ? d->match - x->size : 0;
    d->at -= x->size;
    d->block -= (int32_t)x->size;
    if (d->late > d->at) d->late = d->at;
    x->work += (x->hashes + x->size) >> 4;
}

/* How far back a match may lie: the strings behind it have to be in the window until they are looked at. */
static uint32_t deflate_reach(const hn_deflating *x) {
    return x->size - LOOK;
}

static void read_in(hn_deflating *x, const uint8_t **p, const uint8_t *end, uint32_t look) {
    hn_deflater *d = x->d;
    do {
        if (d->at >= x->size + deflate_reach(x)) slide(x);
        uint32_t n = 2 * x->size - d->ahead - d->at;
        if (n > (size_t)(end - *p)) n = (uint32_t)(end - *p);
        if (n) memcpy(x->window + d->at + d->ahead, *p, n);
        *p += n;
        d->ahead += n;
        x->work += n >> 6;
        enter_late(x);
    } while (d->ahead < look && *p < end);
}

/* ---- matches ---- */

/* The longest match for the string at `at` among those that are chained from `from` on, longer than `than`:
 * its length, and its place in d->match; `than` or less: there is none. */
static uint32_t longest(hn_deflating *x, uint32_t from, uint32_t than) {
    hn_deflater *d = x->d;
    const struct effort *e = &efforts[d->level];
    uint32_t chain = than >= e->good ? e->chain >> 2 : e->chain,
             most = d->ahead < MAX_MATCH ? d->ahead : MAX_MATCH;
    uint32_t nice = e->nice < most ? e->nice : most,
             limit = d->at > deflate_reach(x) ? d->at - deflate_reach(x) : 0;
    const uint8_t *here = x->window + d->at;
    uint32_t place = from;
    if (than >= most) return most;
    for (; place < d->at; place = x->previous[place & x->mask]) {
        const uint8_t *there = x->window + place;
        x->work++;
        if (there[than] == here[than] && there[than - 1] == here[than - 1] && there[0] == here[0] &&
            there[1] == here[1]) {
            uint32_t n = 2;
            while (n < most && there[n] == here[n]) n++;
            x->work += n >> 3;
            if (n > than) {
                d->match = place;
                than = n;
                if (n >= nice) break;
            }
        }
        if (x->previous[place & x->mask] <= limit || --chain == 0) break;
    }
    return than;
}

/* A symbol; true when the block is full. */
static bool add_symbol(hn_deflating *x, uint32_t symbol) {
    x->symbol[x->d->symbols++] = symbol;
    return x->d->symbols == x->most;
}

static bool add_match(hn_deflating *x, uint32_t distance, uint32_t length) {
    return add_symbol(x, (distance & 0xffff) << 16 | ((length - MIN_MATCH) & 255));
}

static void go_on(hn_deflating *x, uint32_t n) {
    x->d->at += n;
    x->d->ahead -= n;
    x->work += n;
}

/* Goes over what was matched, and enters its strings as far as their bytes are known. */
static void go_over(hn_deflating *x, uint32_t n) {
    for (; n; n--) {
        go_on(x, 1);
        if (n > 1 && x->d->ahead >= MIN_MATCH) (void)enter(x, x->d->at);
    }
}

/* The place of an earlier string like the one at `at`, which is entered; 0: none within deflate_reach. */
static uint32_t enter_here(hn_deflating *x) {
    if (x->d->ahead < MIN_MATCH) return 0;
    uint32_t from = enter(x, x->d->at);
    return from < x->d->at && x->d->at - from <= deflate_reach(x) ? from : 0;
}

/* ---- ways to go over the bytes: each does one place, and ends the block when it is full (true) ---- */

static bool deflate_end(hn_deflating *x, bool full) {
    if (full) hndeflate_end_block(x, false);
    return full;
}

/* Level 0: nothing but stored blocks. */
static bool deflate_plain(hn_deflating *x) {
    hn_deflater *d = x->d;
    uint32_t had = (uint32_t)((int32_t)d->at - d->block),
             most = 4 * x->most; /* for which the output has room */
    if (most > deflate_reach(x)) most = deflate_reach(x);
    uint32_t n = had < most ? most - had : 0;
    bool full = n <= d->ahead;
    if (!full) n = d->ahead;
    d->at += n;
    d->ahead -= n;
    x->work += n >> 6;
    return deflate_end(x, full);
}

static bool deflate_literal(hn_deflating *x) {
    bool full = add_symbol(x, x->window[x->d->at]);
    go_on(x, 1);
    return deflate_end(x, full);
}

static bool deflate_run(hn_deflating *x) {
    hn_deflater *d = x->d;
    const uint8_t *p = x->window + d->at;
    uint32_t most = d->ahead < MAX_MATCH ? d->ahead : MAX_MATCH, n = 0;
    while (d->at && n < most && p[n] == p[-1]) n++;
    if (n < MIN_MATCH) return deflate_literal(x);
    bool full = add_match(x, 1, n);
    go_on(x, n);
    return deflate_end(x, full);
}

static bool deflate_first(hn_deflating *x) {
    hn_deflater *d = x->d;
    uint32_t from = enter_here(x), n = from ? longest(x, from, MIN_MATCH - 1) : 0;
    if (n < MIN_MATCH) return deflate_literal(x);
    bool full = add_match(x, d->at - d->match, n);
    if (n <= efforts[d->level].lazy && d->ahead - n >= MIN_MATCH)
        go_over(x, n);
    else
        go_on(x, n);
    return deflate_end(x, full);
}

/* A match is only taken when there is no longer one at the next byte. */
static bool deflate_best(hn_deflating *x) {
    hn_deflater *d = x->d;
    uint32_t from = enter_here(x), had = d->found, where = d->match;
    d->found = MIN_MATCH - 1;
    if (from && had < efforts[d->level].lazy) {
        d->found = longest(x, from, had);
        if (d->found <= 5 &&
            (d->strategy == HN_DEFLATE_FILTERED || (d->found == MIN_MATCH && d->at - d->match > TOO_FAR)))
            d->found = MIN_MATCH - 1;
    }
    if (had >= MIN_MATCH && d->found <= had && d->held && d->ahead + 1 >= had) {
        bool full = add_match(x, d->at - 1 - where, had);
        go_over(x, had - 1);
        d->held = 0;
        d->found = MIN_MATCH - 1;
        return deflate_end(x, full);
    }
    bool full = d->held && deflate_end(x, add_symbol(x, x->window[d->at - 1]));
    d->held = 1;
    go_on(x, 1);
    return full;
}

typedef bool deflate_way(hn_deflating *x);

/* And how many bytes it wants to know. */
static deflate_way *way_of(const hn_deflater *d, uint32_t *look) {
    *look = 1;
    if (d->level == 0) return deflate_plain;
    if (d->strategy == HN_DEFLATE_LITERALS) return deflate_literal;
    *look = MAX_MATCH + 1;
    if (d->strategy == HN_DEFLATE_RUNS) return deflate_run;
    *look = LOOK;
    return d->level < 4 ? deflate_first : deflate_best;
}

/* ---- steps ---- */

void hndeflate_dictionary(hn_deflater *d, const uint8_t *p, size_t n) {
    hn_deflating x = deflate_open(d);
    if (n > x.size) {
        p += n - x.size;
        n = x.size;
    }
    if (n) memcpy(x.window, p, n);
    for (uint32_t i = 0; i + MIN_MATCH <= n; i++) (void)enter(&x, i);
    d->at = (uint32_t)n;
    d->block = (int32_t)n;
    d->late = n < MIN_MATCH - 1 ? (uint32_t)n : MIN_MATCH - 1;
}

static void forget_strings(hn_deflating *x) {
    hn_deflater *d = x->d;
    memset(x->head, 0, 2 * (size_t)x->hashes);
    x->work += x->hashes >> 4;
    d->at = d->late = 0;
    d->block = 0;
}

/* All bytes are taken: what is held back goes out, and what is to stand behind. */
static void end_input(hn_deflating *x, hn_deflate_flush flush, bool chained) {
    hn_deflater *d = x->d;
    if (d->held) (void)add_symbol(x, x->window[d->at - 1]);
    d->held = 0;
    d->late = !chained ? 0 : d->at < MIN_MATCH - 1 ? d->at : MIN_MATCH - 1;
    if ((int32_t)d->at != d->block || flush == HN_DEFLATE_FINISH)
        hndeflate_end_block(x, flush == HN_DEFLATE_FINISH);
    hndeflate_mark(x, flush);
    if (flush == HN_DEFLATE_FULL) forget_strings(x);
}

bool hndeflate_step(hn_deflater *d, const uint8_t *p, size_t n, size_t *at, hn_deflate_flush flush,
                    uint32_t *work) {
    hn_deflating x = deflate_open(d);
    const uint8_t *from = p + *at;
    uint32_t look;
    deflate_way *take = way_of(d, &look);
    bool over = false, full = d->pending > 8;
    while (!full && !over && x.work < STEP) {
        if (d->ahead < look) {
            read_in(&x, &from, p + n, look);
            over = d->ahead < look && (flush == HN_DEFLATE_MORE || !d->ahead);
        }
        if (!over) full = take(&x);
    }
    if (over && flush != HN_DEFLATE_MORE) end_input(&x, flush, look == LOOK);
    *at = (size_t)(from - p);
    *work += x.work;
    return over;
}
