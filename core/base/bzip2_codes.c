/* Chooses the Huffman tables of a block and which table codes each group of symbols: as libbzip2 does, from a
 * first guess in four rounds. bzip2_pack.c runs it as a phase. Ties must be broken as libbzip2 breaks them,
 * since the output is to be the same. */
#include "base/bzip2_internal.h"

#define SYMBOLS HN_BZIP2_SYMBOLS
#define ROUNDS  4u
#define MOST    17u /* bits of a code that is made */

/* A tree under way. A weight has the uses above, and in its lowest eight bits how deep the tree is below. */
typedef struct coding_tree {
    uint32_t weight[2 * SYMBOLS];
    uint16_t parent[2 * SYMBOLS], heap[SYMBOLS + 1]; /* the heap counts from 1: the lightest */
    uint32_t size;
} coding_tree;

static void heap_add(coding_tree *t, uint16_t node) {
    uint32_t at = ++t->size;
    for (; at > 1 && t->weight[node] < t->weight[t->heap[at / 2]]; at /= 2) t->heap[at] = t->heap[at / 2];
    t->heap[at] = node;
}

static uint16_t heap_take(coding_tree *t) {
    uint16_t found = t->heap[1], node = t->heap[t->size--];
    uint32_t at = 1;
    for (uint32_t to; (to = 2 * at) <= t->size; at = to) {
        if (to < t->size && t->weight[t->heap[to + 1]] < t->weight[t->heap[to]]) to++;
        if (t->weight[node] < t->weight[t->heap[to]]) break;
        t->heap[at] = t->heap[to];
    }
    t->heap[at] = node;
    return found;
}

/* The lengths of the codes of n symbols with the weights of the tree's leaves; false: one is too long. */
static bool tree_lengths(coding_tree *t, uint32_t n, uint8_t *length) {
    uint32_t nodes = n;
    bool good = true;
    t->size = 0;
    for (uint32_t i = 0; i < n; i++) heap_add(t, (uint16_t)i);
    for (; t->size > 1; nodes++) {
        uint16_t a = heap_take(t), b = heap_take(t);
        uint32_t x = t->weight[a], y = t->weight[b], deep = (x & 255) > (y & 255) ? x & 255 : y & 255;
        t->parent[a] = t->parent[b] = (uint16_t)nodes;
        t->weight[nodes] = ((x & ~255u) + (y & ~255u)) | (deep + 1);
        heap_add(t, (uint16_t)nodes);
    }
    for (uint32_t i = 0; i < n; i++) {
        uint32_t bits = 0;
        for (uint32_t at = i; at != nodes - 1; at = t->parent[at]) bits++;
        length[i] = (uint8_t)bits;
        good = good && bits <= MOST;
    }
    return good;
}

static void find_lengths(const uint32_t *uses, uint32_t n, uint8_t *length) {
    coding_tree t;
    for (uint32_t i = 0; i < n; i++) t.weight[i] = (uses[i] ? uses[i] : 1) << 8;
    while (!tree_lengths(&t, n, length))
        for (uint32_t i = 0; i < n; i++) t.weight[i] = ((t.weight[i] >> 8) / 2 + 1) << 8;
}

/* Codes of each length are numbers in a row. */
static void codes_in_row(const uint8_t *length, uint32_t n, uint32_t *code) {
    uint32_t next = 0;
    for (unsigned bits = 1; bits <= HN_BZIP2_LONGEST; bits++, next *= 2)
        for (uint32_t i = 0; i < n; i++)
            if (length[i] == bits) code[i] = next++;
}

/* At first each table is good for the symbols of one stretch, each stretch for as many uses. */
static void first_guess(hn_bzip2_packing *s) {
    uint32_t n = s->values, left = n, from = 0;
    s->tables = n < 200 ? 2 : n < 600 ? 3 : n < 1200 ? 4 : n < 2400 ? 5 : 6;
    for (unsigned t = s->tables; t; t--) {
        uint32_t sum = 0, to = from;
        while (sum < left / t && to < s->symbols) sum += s->uses[to++];
        if (to > from + 1 && t != s->tables && t != 1 && (s->tables - t) % 2) sum -= s->uses[--to];
        for (uint32_t i = 0; i < s->symbols; i++) s->length[t - 1][i] = i >= from && i < to ? 0 : 15;
        from = to;
        left -= sum;
    }
}

/* Takes the cheapest table for a group of n symbols; gives which one. */
static uint8_t choose_table(hn_bzip2_packing *s, const uint16_t *symbol, uint32_t n) {
    uint32_t best = UINT32_MAX;
    uint8_t table = 0;
    for (unsigned t = 0; t < s->tables; t++) {
        uint32_t cost = 0;
        for (uint32_t i = 0; i < n; i++) cost += s->length[t][symbol[i]];
        if (cost < best) {
            best = cost;
            table = (uint8_t)t;
        }
    }
    for (uint32_t i = 0; i < n; i++) s->each[table][symbol[i]]++;
    return table;
}

hn_coded hnbzip2_codes(hn_bzip2_writer *w) {
    hn_bzip2_packing *s = w->s;
    const uint16_t *symbol = (const uint16_t *)(void *)hnbzip2_array(w, 1);
    uint8_t *selector = (uint8_t *)hnbzip2_array(w, 2);
    if (s->symbols < 3 || s->symbols > SYMBOLS || s->round >= ROUNDS) return HN_CODED_BAD;
    if (!s->at) {
        if (!s->round) first_guess(s);
        memset(s->each, 0, sizeof s->each);
    }
    while (s->at < s->values) {
        uint32_t n = s->values - s->at < HN_BZIP2_GROUP ? s->values - s->at : HN_BZIP2_GROUP;
        if (w->c->work >= HN_CODING_STEP) return HN_CODED_MORE;
        w->c->work += HN_BZIP2_GROUP;
        for (uint32_t i = 0; i < n; i++)
            if (symbol[s->at + i] >= s->symbols) return HN_CODED_BAD;
        selector[s->at / HN_BZIP2_GROUP] = choose_table(s, symbol + s->at, n);
        s->at += n;
    }
    for (unsigned t = 0; t < s->tables; t++) find_lengths(s->each[t], s->symbols, s->length[t]);
    w->c->work += HN_CODING_STEP;
    if (++s->round < ROUNDS) return hnbzip2_next(w, HN_BZIP2_CODES);
    for (unsigned t = 0; t < s->tables; t++) codes_in_row(s->length[t], s->symbols, s->each[t]);
    return hnbzip2_next(w, HN_BZIP2_HEAD_OUT);
}
