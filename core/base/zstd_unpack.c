/* Unpacks literals and sequences of a block, and has the inner loop of XXH64. lib/mod/zstd.c calls it. The
 * input and the state are untrusted: each length and distance is checked against the window before bytes are
 * copied. */
#include "base/zstd_internal.h"

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
    uint32_t bytes = ((uint32_t)b->at + 7) / 8;
    if (HN_LIKELY(bytes >= 8))
        memcpy(&v, b->p + bytes - 8, 8);
    else
        memcpy((uint8_t *)&v + 8 - bytes, b->p, bytes);
    return v << (8 * bytes - (uint32_t)b->at);
}

/* The next n < 32 bits. */
static inline uint32_t zs_take(zs_bits *b, unsigned n) {
    uint64_t v = zs_top(b) >> 1;
    b->at -= (int32_t)n;
    return (uint32_t)(v >> (63 - n));
}

/* ---- literals ---- */

bool hnzstd_unpack_literals(const hn_zstd_state *s, const uint8_t *p, size_t n, uint8_t *to, uint32_t size) {
    hn_zstd_tree t;
    zs_bits bits;
    if (!hnzstd_plant(&t, s) || !zs_begin_bits(&bits, p, n)) return false;
    for (uint32_t i = 0; i < size;) {
        uint64_t v = zs_top(&bits);
        for (unsigned k = 0; k < 5 && i < size; k++) {
            uint32_t at = (uint32_t)(v >> (64 - t.log));
            v <<= t.cell[at].bits;
            bits.at -= t.cell[at].bits;
            to[i++] = t.cell[at].symbol;
        }
        if (bits.at < 0) return false;
    }
    return !bits.at;
}

/* ---- sequences ---- */

typedef struct zs_sequences {
    hn_zstd_cell table[HN_ZSTD_NUMBER_COUNT][HN_ZSTD_STATES];
    uint32_t base[HN_ZSTD_NUMBER_COUNT][HN_ZSTD_SYMBOLS];
    uint32_t state[HN_ZSTD_NUMBER_COUNT], value[HN_ZSTD_NUMBER_COUNT];
    zs_bits bits;
} zs_sequences;

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
static uint32_t zs_run(hn_zstd_state *s, zs_sequences *q, uint32_t n, const hn_zstd_window *w,
                       uint32_t literals) {
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
        if (q->bits.at < 0 || plain > literals || plain > room || length > room - plain ||
            distance - 1 >= (size_t)(to - w->data) + plain)
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

uint32_t hnzstd_unpack(hn_zstd_state *s, const uint8_t *p, size_t n, uint32_t count, const hn_zstd_window *w,
                       uint32_t literals) {
    zs_sequences q = {.bits.at = 0};
    for (unsigned i = 0; count && i < HN_ZSTD_NUMBER_COUNT; i++) {
        hnzstd_bases(s, i, q.base[i]);
        if (!hnzstd_table(q.table[i], &s->code[i], hnzstd_logs[i])) return HN_ZSTD_BAD;
    }
    if (count && !zs_begin_bits(&q.bits, p, n)) return HN_ZSTD_BAD;
    for (unsigned i = 0; count && i < HN_ZSTD_NUMBER_COUNT; i++)
        q.state[i] = zs_take(&q.bits, s->code[i].log);
    return zs_run(s, &q, count, w, literals);
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
