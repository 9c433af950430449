#include "base/zstd_internal.h"

#define STREAMS 4u

/* What is left to read of a block. */
typedef struct zs_input {
    const uint8_t *p, *end;
} zs_input;

static size_t zs_left(const zs_input *in) {
    return (size_t)(in->end - in->p);
}

/* The next n <= 8 bytes as a number, the lowest first. False: there are fewer. */
static bool zs_number(zs_input *in, unsigned n, uint64_t *to) {
    if (zs_left(in) < n) return false;
    *to = 0;
    memcpy(to, in->p, n);
    in->p += n;
    return true;
}

/* ---- bits, from the last one to the first ---- */

/* `at` bits are left; below 0: more than there are have been read, as zeros. */
typedef struct zs_bits {
    const uint8_t *p;
    int32_t at;
} zs_bits;

/* False: the mark of the end is missing. */
static bool zs_begin_bits(zs_bits *b, const uint8_t *p, size_t n) {
    if (!n || !p[n - 1]) return false;
    *b = (zs_bits){p, (int32_t)(8 * n - 8 + hnzstd_high(p[n - 1]))};
    return true;
}

/* The next 57 bits or more, at the top. */
static inline uint64_t zs_top(const zs_bits *b) {
    uint64_t v = 0;
    if (b->at <= 0) return 0;
    uint32_t bytes = ((uint32_t)b->at + 7) / 8, n = bytes < 8 ? bytes : 8;
    memcpy((uint8_t *)&v + 8 - n, b->p + bytes - n, n);
    return v << (8 * bytes - (uint32_t)b->at);
}

/* The next n < 32 bits. */
static inline uint32_t zs_take(zs_bits *b, unsigned n) {
    uint64_t v = zs_top(b) >> 1;
    b->at -= (int32_t)n;
    return (uint32_t)(v >> (63 - n));
}

/* ---- codes ---- */

/* Reads how often each of the first `symbols` symbols occurs; the bits are read from the first to the last. */
static bool zs_read_code(hn_zstd_code *code, zs_input *in, unsigned symbols, unsigned most) {
    size_t n = zs_left(in), at = 4;
    if (!n) return false;
    memset(code, 0, sizeof *code);
    code->log = (uint8_t)((in->p[0] & 15) + 5);
    if (code->log > most) return false;
    uint32_t left = 1u << code->log, zeros = 0;
    for (unsigned i = 0; left;) {
        uint32_t v = 0;
        for (unsigned k = 0; k < 3; k++)
            if (at / 8 + k < n) v |= (uint32_t)in->p[at / 8 + k] << 8 * k;
        v >>= at & 7;
        if (at > 8 * n) return false;
        if (zeros == 3) {
            zeros = v & 3;
            i += zeros;
            at += 2;
            continue;
        }
        if (i >= symbols) return false;
        uint32_t bits = hnzstd_high(left + 1), low = (1u << bits) - 1, few = 2 * low - left;
        uint32_t count = v & low;
        at += bits;
        if (count >= few) {
            count = v & (2 * low + 1);
            if (count > low) count -= few;
            at++;
        }
        uint32_t used = count ? count - 1 : 1;
        left -= used;
        code->count[i++] = (int16_t)(count - 1);
        zeros = count == 1 ? 3 : 0;
    }
    at = (at + 7) / 8;
    in->p += at;
    return at <= n;
}

/* Reads weights that are packed by a code with two states. Gives how many; 0: it is bad. */
static uint32_t zs_read_weights(uint8_t *weight, zs_input *in) {
    hn_zstd_cell table[64];
    hn_zstd_code code;
    zs_bits bits;
    if (!zs_read_code(&code, in, 12, 6) || !hnzstd_table(table, &code, 6) ||
        !zs_begin_bits(&bits, in->p, zs_left(in)))
        return 0;
    uint32_t state[2], n = 0;
    state[0] = zs_take(&bits, code.log);
    state[1] = zs_take(&bits, code.log);
    if (bits.at < 0) return 0;
    for (; n < 254; n++) {
        const hn_zstd_cell *cell = &table[state[n & 1]];
        weight[n] = cell->symbol;
        state[n & 1] = cell->next + zs_take(&bits, cell->bits);
        if (bits.at >= 0) continue;
        weight[n + 1] = table[state[~n & 1]].symbol;
        return n + 2;
    }
    return 0;
}

/* Reads the code for literals. */
static bool zs_read_tree(hn_zstd_state *s, zs_input *in) {
    if (in->p == in->end) return false;
    uint32_t head = *in->p++, n = head < 128 ? head : (head - 126) / 2;
    if (zs_left(in) < n) return false;
    zs_input own = {in->p, in->p + n};
    in->p += n;
    memset(s->weight, 0, sizeof s->weight);
    s->weights = (uint16_t)(head < 128 ? zs_read_weights(s->weight, &own) : head - 127);
    for (uint32_t i = 0; head >= 128 && i < s->weights; i++)
        s->weight[i] = i & 1 ? own.p[i / 2] & 15 : own.p[i / 2] >> 4;
    return s->weights;
}

/* ---- literals ---- */

/* A stream of n bytes; all of it has to be used. */
static bool zs_read_stream(const hn_zstd_tree *t, const uint8_t *p, size_t n, uint8_t *to, uint32_t size) {
    zs_bits bits;
    if (!zs_begin_bits(&bits, p, n)) return false;
    for (uint32_t i = 0; i < size;) {
        uint64_t v = zs_top(&bits);
        for (unsigned k = 0; k < 5 && i < size; k++) {
            uint32_t at = (uint32_t)(v >> (64 - t->log));
            v <<= t->cell[at].bits;
            bits.at -= t->cell[at].bits;
            to[i++] = t->cell[at].symbol;
        }
        if (bits.at < 0) return false;
    }
    return !bits.at;
}

static bool zs_read_streams(hn_zstd_state *s, zs_input in, bool fresh, unsigned streams, uint8_t *to,
                            uint32_t size) {
    hn_zstd_tree tree;
    uint64_t sizes = 0;
    if ((fresh && !zs_read_tree(s, &in)) || !hnzstd_plant(&tree, s)) return false;
    if (streams > 1 && (size < 6 || !zs_number(&in, 6, &sizes))) return false;
    uint32_t part = streams > 1 ? (size + 3) / 4 : size;
    for (; streams; streams--, sizes >>= 16) {
        size_t n = streams > 1 ? sizes & 0xffff : zs_left(&in);
        uint32_t some = streams > 1 ? part : size;
        if (n > zs_left(&in) || some > size || !zs_read_stream(&tree, in.p, n, to, some)) return false;
        in.p += n;
        to += some;
        size -= some;
    }
    return true;
}

/* Puts the literals of a block at `to`, where there is memory for `room`; gives how many, or HN_ZSTD_BAD. */
static uint32_t zs_read_literals(hn_zstd_state *s, zs_input *in, uint8_t *to, uint32_t room) {
    uint64_t v;
    if (in->p == in->end) return HN_ZSTD_BAD;
    unsigned kind = *in->p & 3, form = *in->p >> 2 & 3, streams = form ? STREAMS : 1;
    unsigned head = kind < 2 ? form == 3 ? 3 : 1 + (form == 1) : form < 2 ? 3 : form + 2;
    unsigned bits = form < 2 ? 10 : form == 2 ? 14 : 18;
    if (!zs_number(in, head, &v)) return HN_ZSTD_BAD;
    v >>= 4;
    uint32_t size = (uint32_t)(v & ((1u << bits) - 1)), n = (uint32_t)(v >> bits);
    if (kind < 2) {
        size = (uint32_t)(form & 1 ? v : v << 1 | form >> 1);
        n = kind ? 1 : size;
    }
    if (size > room || n > zs_left(in)) return HN_ZSTD_BAD;
    zs_input own = {in->p, in->p + n};
    in->p += n;
    if (kind == 0 && n) memcpy(to, own.p, n);
    if (kind == 1) memset(to, *own.p, size);
    if (kind > 1 && !zs_read_streams(s, own, kind == 2, streams, to, size)) return HN_ZSTD_BAD;
    return size;
}

/* ---- sequences ---- */

typedef struct zs_sequences {
    hn_zstd_cell table[HN_ZSTD_NUMBERS][HN_ZSTD_STATES];
    uint32_t base[HN_ZSTD_NUMBERS][HN_ZSTD_SYMBOLS];
    uint32_t state[HN_ZSTD_NUMBERS], value[HN_ZSTD_NUMBERS];
    zs_bits bits;
} zs_sequences;

/* The code of one of the numbers, and its table. */
static bool zs_choose(hn_zstd_state *s, zs_sequences *q, zs_input *in, unsigned which, unsigned mode) {
    hn_zstd_code *code = &s->code[which];
    if (mode == 0) *code = s->fixed[which];
    if (mode == 1) {
        if (in->p == in->end || *in->p >= hnzstd_symbols[which]) return false;
        memset(code, 0, sizeof *code);
        code->count[*in->p++] = 1;
    }
    if (mode == 2 && !zs_read_code(code, in, hnzstd_symbols[which], hnzstd_logs[which])) return false;
    hnzstd_bases(s, which, q->base[which]);
    return hnzstd_table(q->table[which], code, hnzstd_logs[which]);
}

static void zs_take_value(const hn_zstd_state *s, zs_sequences *q, unsigned which) {
    unsigned symbol = q->table[which][q->state[which]].symbol;
    q->value[which] = q->base[which][symbol] + zs_take(&q->bits, s->extra[which][symbol] & 31);
}

static void zs_take_state(zs_sequences *q, unsigned which) {
    hn_zstd_cell cell = q->table[which][q->state[which]];
    q->state[which] = cell.next + zs_take(&q->bits, cell.bits);
}

static inline void zs_copy_match(uint8_t *to, uint32_t distance, uint32_t n) {
    if (distance >= n) {
        memcpy(to, to - distance, n);
        return;
    }
    for (; n; n--, to++) *to = *(to - distance);
}

/* Reads the sequences, and writes what they say; gives how much, or HN_ZSTD_BAD. */
static uint32_t zs_run(hn_zstd_state *s, zs_sequences *q, uint32_t n, const hn_zstd_window *w, uint32_t literals) {
    uint8_t *to = w->data + w->at, *from = to + w->room;
    uint32_t room = w->room;
    while (n--) {
        zs_take_value(s, q, HN_ZSTD_OFFSET);
        zs_take_value(s, q, HN_ZSTD_LENGTH);
        zs_take_value(s, q, HN_ZSTD_LITERALS);
        if (n) {
            zs_take_state(q, HN_ZSTD_LITERALS);
            zs_take_state(q, HN_ZSTD_LENGTH);
            zs_take_state(q, HN_ZSTD_OFFSET);
        }
        uint32_t plain = q->value[HN_ZSTD_LITERALS], length = q->value[HN_ZSTD_LENGTH];
        uint32_t distance = hnzstd_distance(s->back, q->value[HN_ZSTD_OFFSET], !plain);
        if (q->bits.at < 0 || plain > literals || plain > room || length > room - plain || distance - 1 >= to - w->data + plain)
            return HN_ZSTD_BAD;
        memcpy(to, from, plain);
        to += plain;
        from += plain;
        literals -= plain;
        zs_copy_match(to, distance, length);
        to += length;
        room -= plain + length;
    }
    if (q->bits.at || literals > room) return HN_ZSTD_BAD;
    memmove(to, from, literals);
    return w->room - room + literals;
}

uint32_t hnzstd_unpack(hn_zstd_state *s, const uint8_t *p, size_t n, const hn_zstd_window *w) {
    zs_input in = {p, p + n};
    zs_sequences q;
    uint64_t v;
    uint32_t literals = zs_read_literals(s, &in, w->data + w->at + w->room, w->room);
    if (literals == HN_ZSTD_BAD || !zs_number(&in, 1, &v)) return HN_ZSTD_BAD;
    uint32_t count = (uint32_t)v;
    if (count > 127) {
        if (!zs_number(&in, count == 255 ? 2 : 1, &v)) return HN_ZSTD_BAD;
        count = (uint32_t)(count == 255 ? v + 0x7f00 : (count - 128) << 8 | v);
    }
    q.bits.at = 0;
    if (count) {
        if (!zs_number(&in, 1, &v) || (v & 3)) return HN_ZSTD_BAD;
        for (unsigned i = 0; i < HN_ZSTD_NUMBERS; i++)
            if (!zs_choose(s, &q, &in, i, v >> (6 - 2 * i) & 3)) return HN_ZSTD_BAD;
        if (!zs_begin_bits(&q.bits, in.p, zs_left(&in))) return HN_ZSTD_BAD;
        for (unsigned i = 0; i < HN_ZSTD_NUMBERS; i++) q.state[i] = zs_take(&q.bits, s->code[i].log);
    } else if (in.p != in.end) {
        return HN_ZSTD_BAD;
    }
    return zs_run(s, &q, count, w, literals);
}

uint32_t hnzstd_read_codes(hn_zstd_state *s, const uint8_t *p, size_t n) {
    static const uint8_t order[HN_ZSTD_NUMBERS] = {HN_ZSTD_OFFSET, HN_ZSTD_LENGTH, HN_ZSTD_LITERALS};
    zs_input in = {p, p + n};
    if (!zs_read_tree(s, &in)) return HN_ZSTD_BAD;
    for (unsigned i = 0; i < HN_ZSTD_NUMBERS; i++)
        if (!zs_read_code(&s->code[order[i]], &in, hnzstd_symbols[order[i]], hnzstd_logs[order[i]])) return HN_ZSTD_BAD;
    return (uint32_t)(in.p - p);
}

/* ---- checksums ---- */

void hnzstd_sum(uint64_t lane[4], const uint8_t *p, size_t n) {
    for (size_t i = 0; i < n / 8; i++) {
        uint64_t v;
        memcpy(&v, p + 8 * i, 8);
        v = lane[i & 3] + v * 0xC2B2AE3D27D4EB4Fu;
        lane[i & 3] = (v << 31 | v >> 33) * 0x9E3779B185EBCA87u;
    }
}
