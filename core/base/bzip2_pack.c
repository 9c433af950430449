/* Packs bzip2 streams: run-length coding, the sort, move to front, and the bits. hnbzip2_pack runs the phases
 * in the order of hn_bzip2_phase until a step's work is done. Each phase counts its work, can stop between
 * two items, and continues there when it is called again. */
#include "base/bzip2_internal.h"

void hnbzip2_crc_table(uint32_t table[256]) {
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t v = i << 24;
        for (unsigned k = 0; k < 8; k++) v = v << 1 ^ (v >> 31 ? 0x04c11db7u : 0);
        table[i] = v;
    }
}

/* ---- the block ---- */

/* Puts the run that is held into the block, which has room for it: of more than three bytes, four and how
 * many more there are. */
static void end_run(hn_bzip2_writer *w, const uint32_t table[256]) {
    hn_bzip2_packing *s = w->s;
    for (unsigned i = 0; i < s->run; i++) {
        s->crc = hnbzip2_crc(table, s->crc, s->byte);
        if (i < 4) w->block[s->size++] = s->byte;
    }
    s->starts[s->byte] += s->run < 4 ? s->run : 4;
    if (s->run > 3) {
        w->block[s->size++] = (uint8_t)(s->run - 4);
        s->starts[s->run - 4]++;
    }
    s->run = 0;
}

static hn_coded read_text(hn_bzip2_writer *w) {
    hn_bzip2_packing *s = w->s;
    hn_coding *c = w->c;
    uint32_t table[256], most = w->level * 100000u - 19;
    hnbzip2_crc_table(table);
    c->work += 256;
    if (!s->begun) s->crc = ~0u;
    s->begun = 1;
    for (; s->size < most; c->in++, s->run++) {
        if (s->size + 8 > w->room) return HN_CODED_MEMORY;
        if (c->work++ >= HN_CODING_STEP) return HN_CODED_MORE;
        if (c->in == c->end) {
            if (!w->flush) return HN_CODED_INPUT;
            end_run(w, table);
            break;
        }
        if (s->run && (*c->in != s->byte || s->run == 255)) end_run(w, table);
        s->byte = *c->in;
    }
    s->last = w->flush && c->in == c->end && !s->run;
    s->begun = 0;
    return hnbzip2_next(w, s->size ? HN_BZIP2_ORDER : HN_BZIP2_HEAD_OUT);
}

/* ---- symbols ---- */

static void put_symbol(hn_bzip2_packing *s, uint16_t *to, uint32_t symbol) {
    to[s->values++] = (uint16_t)symbol;
    s->uses[symbol]++;
}

/* How many zeros there were in a row, in digits 1 and 2. */
static void put_zeros(hn_bzip2_packing *s, uint16_t *to) {
    for (; s->zeros; s->zeros = (s->zeros - 1) / 2) put_symbol(s, to, (s->zeros - 1) & 1);
}

static void begin_values(hn_bzip2_packing *s) {
    unsigned n = 0;
    for (unsigned i = 0; i < 256; i++)
        if (s->starts[i] != s->heads[i]) s->front[n++] = (uint8_t)i;
    s->symbols = (uint16_t)(n + 2);
    s->values = s->zeros = 0;
    memset(s->uses, 0, sizeof s->uses);
}

/* A byte becomes the number of bytes that were seen since it was. */
static hn_coded find_values(hn_bzip2_writer *w) {
    hn_bzip2_packing *s = w->s;
    const uint32_t *order = hnbzip2_array(w, 0);
    uint16_t *to = (uint16_t *)(void *)hnbzip2_array(w, 1);
    if (!s->at) begin_values(s);
    for (; s->at < s->size; s->at++) {
        if (w->c->work++ >= HN_CODING_STEP) return HN_CODED_MORE;
        uint32_t place = (order[s->at] ? order[s->at] : s->size) - 1, i = 0;
        if (place >= s->size || s->values + s->zeros >= s->size) return HN_CODED_BAD;
        uint8_t byte = w->block[place];
        while (i < 255 && s->front[i] != byte) i++;
        if (i == 0) {
            s->zeros++;
            continue;
        }
        put_zeros(s, to);
        put_symbol(s, to, i + 1);
        memmove(s->front + 1, s->front, i);
        s->front[0] = byte;
        w->c->work += i >> 3;
    }
    put_zeros(s, to);
    if (s->symbols < 3) return HN_CODED_BAD;
    put_symbol(s, to, s->symbols - 1u);
    s->round = 0;
    return hnbzip2_next(w, HN_BZIP2_CODES);
}

/* ---- the stream ---- */

static void put(hn_bzip2_writer *w, unsigned n, uint32_t bits) {
    hn_bzip2_packing *s = w->s;
    s->bits = s->bits << n | bits;
    for (s->count = (uint8_t)(s->count + n); s->count >= 8 && w->c->made < w->c->room;) {
        s->count = (uint8_t)(s->count - 8);
        w->c->out[w->c->made++] = (uint8_t)(s->bits >> s->count);
    }
}

static void put_mark(hn_bzip2_writer *w, uint64_t mark, uint32_t crc) {
    put(w, 24, (uint32_t)(mark >> 24));
    put(w, 24, (uint32_t)(mark & 0xffffff));
    put(w, 32, crc);
}

static void put_bytes_used(hn_bzip2_writer *w) {
    const hn_bzip2_packing *s = w->s;
    uint32_t each[16] = {0}, all = 0;
    for (unsigned i = 0; i < 256; i++) each[i / 16] = each[i / 16] << 1 | (s->starts[i] != s->heads[i]);
    for (unsigned i = 0; i < 16; i++) all = all << 1 | !!each[i];
    put(w, 16, all);
    for (unsigned i = 0; i < 16; i++)
        if (each[i]) put(w, 16, each[i]);
}

static void put_selectors(hn_bzip2_writer *w, uint32_t n) {
    const uint8_t *selector = (const uint8_t *)hnbzip2_array(w, 2);
    uint8_t front[HN_BZIP2_TABLES] = {0, 1, 2, 3, 4, 5};
    put(w, 3, w->s->tables);
    put(w, 15, n);
    for (uint32_t i = 0; i < n; i++) {
        unsigned k = 0;
        while (k < HN_BZIP2_TABLES - 1 && front[k] != selector[i]) k++;
        put(w, k + 1, (2u << k) - 2);
        memmove(front + 1, front, k);
        front[0] = selector[i];
    }
}

static void put_code_lengths(hn_bzip2_writer *w) {
    const hn_bzip2_packing *s = w->s;
    for (unsigned t = 0; t < s->tables; t++) {
        unsigned length = s->length[t][0] & 31;
        put(w, 5, length);
        for (unsigned i = 0; i < s->symbols; i++) {
            unsigned to = s->length[t][i] & 31;
            for (; length < to; length++) put(w, 2, 2);
            for (; length > to; length--) put(w, 2, 3);
            put(w, 1, 0);
        }
    }
}

/* All that stands in front of the symbols; and, where there is no block, what ends the stream. */
static hn_coded write_head(hn_bzip2_writer *w) {
    hn_bzip2_packing *s = w->s;
    if (w->c->room - w->c->made < HN_BZIP2_ROOM) return HN_CODED_ROOM;
    if (s->tables > HN_BZIP2_TABLES || s->symbols > HN_BZIP2_SYMBOLS) return HN_CODED_BAD;
    if (!s->headed) put(w, 32, 0x425a6830 + w->level);
    s->headed = 1;
    if (!s->size) {
        put_mark(w, HN_BZIP2_END, s->whole);
        put(w, 7, 0);
        return HN_CODED_LAST;
    }
    s->whole = (s->whole << 1 | s->whole >> 31) ^ ~s->crc;
    put_mark(w, HN_BZIP2_BLOCK, ~s->crc);
    put(w, 25, s->origin & 0xffffff);
    put_bytes_used(w);
    put_selectors(w, (s->values + HN_BZIP2_GROUP - 1) / HN_BZIP2_GROUP);
    put_code_lengths(w);
    w->c->work += s->values / HN_BZIP2_GROUP + 2048;
    return hnbzip2_next(w, HN_BZIP2_SYMBOLS_OUT);
}

static hn_coded write_symbols(hn_bzip2_writer *w) {
    hn_bzip2_packing *s = w->s;
    const uint16_t *symbol = (const uint16_t *)(void *)hnbzip2_array(w, 1);
    const uint8_t *selector = (const uint8_t *)hnbzip2_array(w, 2);
    for (; s->at < s->values; s->at++) {
        if (w->c->room - w->c->made < 8) return HN_CODED_ROOM;
        if (w->c->work++ >= HN_CODING_STEP) return HN_CODED_MORE;
        uint32_t t = selector[s->at / HN_BZIP2_GROUP], v = symbol[s->at];
        if (t >= HN_BZIP2_TABLES || v >= HN_BZIP2_SYMBOLS) return HN_CODED_BAD;
        put(w, s->length[t][v] & 31, s->each[t][v]);
    }
    s->size = s->values = 0;
    memset(s->starts, 0, sizeof s->starts);
    return hnbzip2_next(w, s->last ? HN_BZIP2_HEAD_OUT : HN_BZIP2_TEXT);
}

typedef hn_coded bzip2_phase(hn_bzip2_writer *w);
static bzip2_phase *const writing[HN_BZIP2_PHASE_COUNT] = {
    read_text,      hnbzip2_order, hnbzip2_place, hnbzip2_rank, hnbzip2_ends,
    hnbzip2_groups, find_values,   hnbzip2_codes, write_head,   write_symbols};

/* Whether a block, and what is made of it, are within the memory that there is for them. */
static bool is_sound(const hn_bzip2_writer *w) {
    const hn_bzip2_packing *s = w->s;
    bool early = s->phase == HN_BZIP2_TEXT || (s->phase == HN_BZIP2_HEAD_OUT && !s->size);
    bool far = s->near > s->size && s->near > 1 && (s->phase == HN_BZIP2_PLACE || s->phase == HN_BZIP2_RANK);
    return w->level - 1 < 9 && s->phase < HN_BZIP2_PHASE_COUNT && (s->size || early) && s->size <= w->room &&
           !far && s->near <= 2 * HN_BZIP2_MOST && s->values <= s->size + 1 && s->zeros <= s->size &&
           s->run < 256 && s->count < 8 && s->tables <= HN_BZIP2_TABLES && s->turn < 3 &&
           s->symbols <= HN_BZIP2_SYMBOLS;
}

hn_coded hnbzip2_pack(uint8_t *state, size_t size, uint8_t *sorting, size_t nsorting, unsigned level,
                      bool flush, hn_coding *c) {
    hn_bzip2_packing *s = (hn_bzip2_packing *)(void *)state;
    if (size < HN_BZIP2_HEAD) return HN_CODED_BAD;
    hn_bzip2_writer w = {.s = s, .c = c, .block = state + HN_BZIP2_HEAD, .level = level, .flush = flush};
    w.room = size - HN_BZIP2_HEAD < HN_BZIP2_MOST ? (uint32_t)(size - HN_BZIP2_HEAD) : HN_BZIP2_MOST;
    if (!is_sound(&w)) return HN_CODED_BAD;
    hn_coded end = HN_CODED_GO;
    while (end == HN_CODED_GO) {
        size_t each = 4 * (size_t)s->size;
        if (s->phase != HN_BZIP2_TEXT && nsorting < 4 * each) return HN_CODED_ASIDE;
        for (size_t i = 0; i < 4 && each && sorting; i++)
            w.array[i] = (uint32_t *)(void *)(sorting + i * each);
        end = c->work < HN_CODING_STEP ? writing[s->phase](&w) : HN_CODED_MORE;
    }
    return end;
}
