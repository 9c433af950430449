/* Makes decoding tables of the codes in a state (finite state entropy for numbers, Huffman for literals) and
 * computes distances. zstd_pack.c and zstd_unpack.c call it. Codes come from untrusted states: a table is
 * made only if the counts or weights fill it exactly. */
#include "base/zstd_internal.h"

const uint8_t hnzstd_logs[HN_ZSTD_NUMBER_COUNT] = {9, 8, 9};
const uint8_t hnzstd_symbols[HN_ZSTD_NUMBER_COUNT] = {36, 32, 53};

/* Whether the counts fill a table of a size that there is: 1, or 32 and more. */
static bool zs_fills(const hn_zstd_code *code, unsigned most) {
    uint32_t sum = 0;
    for (unsigned i = 0; i < HN_ZSTD_SYMBOLS; i++) sum += code->count[i] < 0 ? 1 : (uint32_t)code->count[i];
    return code->log <= most && (!code->log || code->log >= 5) && sum == 1u << code->log;
}

bool hnzstd_table(hn_zstd_cell *table, const hn_zstd_code *code, unsigned most) {
    uint16_t next[HN_ZSTD_SYMBOLS];
    if (!zs_fills(code, most)) return false;
    uint32_t size = 1u << code->log, step = (size >> 1) + (size >> 3) + 3, at = 0, rare = size;
    for (uint32_t i = 0; i < HN_ZSTD_SYMBOLS; i++) {
        next[i] = (uint16_t)(code->count[i] < 0 ? 1 : code->count[i]);
        if (code->count[i] < 0) table[--rare].symbol = (uint8_t)i;
    }
    for (uint32_t i = 0; i < HN_ZSTD_SYMBOLS; i++)
        for (int32_t n = code->count[i]; n > 0; n--) {
            table[at].symbol = (uint8_t)i;
            do at = (at + step) & (size - 1);
            while (at >= rare);
        }
    for (uint32_t i = 0; i < size; i++) {
        uint32_t n = next[table[i].symbol]++;
        table[i].bits = (uint8_t)(code->log - hnzstd_high(n));
        table[i].next = (uint16_t)((n << table[i].bits) - size);
    }
    return true;
}

void hnzstd_bases(const hn_zstd_state *s, unsigned which, uint32_t base[HN_ZSTD_SYMBOLS]) {
    uint32_t next = which == HN_ZSTD_LENGTH ? 3 : which;
    for (unsigned i = 0; i < HN_ZSTD_SYMBOLS; i++) {
        base[i] = next;
        next += 1u << (s->extra[which][i] & 31);
    }
}

/* The last weight is the one that fills the table. */
bool hnzstd_plant(hn_zstd_tree *t, const hn_zstd_state *s) {
    uint8_t weight[256];
    uint32_t sum = 0, n = s->weights, at = 0;
    if (!n || n > 255) return false;
    memcpy(weight, s->weight, n);
    for (uint32_t i = 0; i < n; i++) {
        if (weight[i] > HN_ZSTD_LONGEST) return false;
        sum += 1u << weight[i] >> 1;
    }
    if (!sum) return false;
    t->log = hnzstd_high(sum) + 1;
    uint32_t rest = (1u << t->log) - sum;
    if (t->log > HN_ZSTD_LONGEST || (rest & (rest - 1))) return false;
    weight[n++] = (uint8_t)(hnzstd_high(rest) + 1);
    for (uint32_t w = 1; w <= t->log; w++)
        for (uint32_t i = 0; i < n; i++)
            for (uint32_t k = weight[i] == w ? 1u << w >> 1 : 0; k; k--, at++) {
                t->cell[at].symbol = (uint8_t)i;
                t->cell[at].bits = (uint8_t)(t->log + 1 - w);
            }
    return true;
}

uint32_t hnzstd_distance(uint32_t back[3], uint32_t v, bool no_literals) {
    uint32_t found = v - 3, i = v - 1 + no_literals;
    if (v <= 3) found = i < 3 ? back[i] : back[0] - 1;
    if (v > 3 || i > 2) i = 2;
    for (; i; i--) back[i] = back[i - 1];
    back[0] = found;
    return found;
}
