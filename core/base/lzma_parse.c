/* Chooses among literals and matches: the cheapest way through the bytes ahead, by prices from the current
 * probabilities. lzma_pack.c calls hnlzma_visit until a way is complete. Prices are renewed only now and then
 * (hnlzma_prices); they decide the size of the output, never its correctness. */
#include "base/lzma_internal.h"

#define NEVER UINT32_MAX

/* ---- prices, in sixteenths of a bit ---- */

static void bit_prices(hn_lzma_packing *s) {
    for (uint32_t i = 0; i < 128; i++) {
        uint32_t x = i * 16 + 8, bits = 0;
        for (unsigned j = 0; j < 4; j++) {
            x *= x;
            for (bits *= 2; x >= 1u << 16; bits++) x >>= 1;
        }
        s->price[i] = (uint8_t)(161 - bits);
    }
}

static uint32_t lzq_price(const hn_lzma_packing *s, uint16_t p, unsigned bit) {
    return s->price[((bit ? 2048u - p : p) >> 4) & 127];
}

static uint32_t tree_price(const hn_lzma_packing *s, const uint16_t *p, unsigned bits, uint32_t symbol) {
    uint32_t sum = 0;
    for (symbol |= 1u << bits; symbol > 1; symbol >>= 1) sum += lzq_price(s, p[symbol >> 1], symbol & 1);
    return sum;
}

static uint32_t turned_price(const hn_lzma_packing *s, const uint16_t *p, unsigned bits, uint32_t symbol) {
    uint32_t sum = 0, m = 1;
    for (; bits; bits--, symbol >>= 1) {
        sum += lzq_price(s, p[m], symbol & 1);
        m = m << 1 | (symbol & 1);
    }
    return sum;
}

static void length_prices(hn_lzma_packing *s, unsigned again, unsigned column) {
    const hn_lzma_lengths *l = &s->model.length[again];
    uint32_t *to = s->length_price[again][column], low = lzq_price(s, l->choice[0], 0),
             other = lzq_price(s, l->choice[0], 1);
    uint32_t middle = other + lzq_price(s, l->choice[1], 0), high = other + lzq_price(s, l->choice[1], 1);
    for (uint32_t i = 0; i < 8; i++) {
        to[i] = low + tree_price(s, l->low[column], 3, i);
        to[8 + i] = middle + tree_price(s, l->middle[column], 3, i);
    }
    for (uint32_t i = 0; i < 256 && i + 16 <= s->o.nice; i++)
        to[16 + i] = high + tree_price(s, l->high, 8, i);
}

static void distance_prices(hn_lzma_packing *s, unsigned which) {
    const hn_lzma_model *m = &s->model;
    for (uint32_t slot = 0; slot < 64; slot++) {
        uint32_t even = slot < 14 ? 0 : (slot >> 1) - 5;
        s->slot_price[which][slot] = tree_price(s, m->slot[which], 6, slot) + 16 * even;
    }
    for (uint32_t d = 0; d < 128; d++) {
        uint32_t slot = hnlzma_slot(d), bits = slot < 4 ? 0 : (slot >> 1) - 1,
                 first = (2 | (slot & 1)) << bits;
        s->near_price[which][d] = s->slot_price[which][slot] +
                                  (bits ? turned_price(s, m->near + first - slot, bits, d - first) : 0);
    }
}

void hnlzma_prices(hn_lzma_packing *s) {
    if (!s->price[0]) bit_prices(s);
    for (unsigned column = 0; column < 1u << s->o.pb; column++)
        for (unsigned again = 0; again < 2; again++) length_prices(s, again, column);
    for (unsigned i = 0; i < 4; i++) distance_prices(s, i);
    for (uint32_t i = 0; i < 16; i++) s->align_price[i] = turned_price(s, s->model.align, 4, i);
    s->symbols = 0;
}

static uint32_t literal_price(const hn_lzma_packer *w, uint32_t i, const hn_lzma_node *n) {
    hn_lzma_packing *s = w->s;
    const uint16_t *p = hnlzma_literal(&s->model, &s->o, s->count + i, hnlzma_back(w, i, 0));
    uint32_t sum = 0, m = 1, byte = w->window[hnlzma_place(w, i)];
    uint32_t same = n->state < 7 ? 0 : 0x100, like = hnlzma_back(w, i, n->rep[0]);
    for (unsigned k = 8; k--;) {
        unsigned bit = byte >> k & 1;
        like <<= 1;
        sum += lzq_price(s, p[same + (like & same) + m], bit);
        same &= bit ? like : ~like;
        m = m << 1 | bit;
    }
    return sum;
}

static uint32_t distance_price(const hn_lzma_packing *s, uint32_t back, uint32_t length) {
    unsigned which = length < 6 ? length - 2 : 3;
    if (back < 128) return s->near_price[which][back];
    return s->slot_price[which][hnlzma_slot(back)] + s->align_price[back & 15];
}

/* Of saying which of the last distances a match has that is longer than one byte. */
static uint32_t rep_price(const hn_lzma_packing *s, unsigned state, unsigned column, unsigned which) {
    const uint16_t(*rep)[HN_LZMA_STATES] = s->model.rep;
    if (!which) return lzq_price(s, rep[1][state], 0) + lzq_price(s, s->model.longer[state][column], 1);
    uint32_t sum = lzq_price(s, rep[1][state], 1) + lzq_price(s, rep[2][state], which > 1);
    return which > 1 ? sum + lzq_price(s, rep[3][state], which > 2) : sum;
}

/* ---- the way ---- */

/* There is a way from the node that is looked at to one that is n further on. */
static void lzq_reach(hn_lzma_packing *s, uint32_t n, uint32_t sum, uint32_t back) {
    uint32_t to = s->place + n;
    while (s->end < to) s->node[++s->end].price = NEVER;
    hn_lzma_node *node = &s->node[to];
    if (sum >= node->price) return;
    node->price = sum;
    node->back = back;
    node->from = (uint16_t)s->place;
}

/* What the state and the last distances are, where the best way there is known. */
static void lzq_settle(hn_lzma_packing *s, hn_lzma_node *n) {
    const hn_lzma_node *before = &s->node[n->from < s->place ? n->from : 0];
    memcpy(n->rep, before->rep, sizeof n->rep);
    if (n->back == HN_LZMA_LITERAL) {
        n->state = hnlzma_after_literal(before->state);
        return;
    }
    bool single = s->place - n->from == 1;
    n->state = hnlzma_after(before->state, n->back > 3 ? 7 : single ? 9 : 8);
    uint32_t last = n->back > 3 ? 3 : n->back, back = n->back > 3 ? n->back - 4 : n->rep[n->back];
    for (; last; last--) n->rep[last] = n->rep[last - 1];
    n->rep[0] = back;
}

/* The way ends here, or behind a match from here. */
static bool close_way(hn_lzma_packing *s, uint32_t length, uint32_t back) {
    s->tail = length;
    s->tail_back = back;
    return true;
}

static void try_literal(hn_lzma_packer *w, const hn_lzma_node *n, unsigned column) {
    hn_lzma_packing *s = w->s;
    const hn_lzma_model *m = &s->model;
    uint32_t i = s->place,
             match = lzq_price(s, m->match[n->state][column], 1) + lzq_price(s, m->rep[0][n->state], 1);
    uint32_t literal = n->price + lzq_price(s, m->match[n->state][column], 0) + literal_price(w, i, n);
    lzq_reach(s, 1, literal, HN_LZMA_LITERAL);
    if (!hnlzma_alike(w, i, n->rep[0], 1)) return;
    lzq_reach(s, 1,
              n->price + match + lzq_price(s, m->rep[1][n->state], 0) +
                  lzq_price(s, m->longer[n->state][column], 0),
              0);
}

static void try_matches(hn_lzma_packer *w, const hn_lzma_node *n, unsigned column, const uint32_t alike[4]) {
    hn_lzma_packing *s = w->s;
    const hn_lzma_model *m = &s->model;
    uint32_t match = n->price + lzq_price(s, m->match[n->state][column], 1),
             again = match + lzq_price(s, m->rep[0][n->state], 1);
    uint32_t longest = 1;
    for (unsigned i = 0; i < 4; i++) {
        uint32_t sum = again + rep_price(s, n->state, column, i);
        for (uint32_t k = 2; k <= alike[i]; k++) lzq_reach(s, k, sum + s->length_price[1][column][k - 2], i);
        if (alike[i] > longest) longest = alike[i];
    }
    match += lzq_price(s, m->rep[0][n->state], 0);
    for (uint32_t f = 0, k = 2; f < w->nfound; f++)
        for (; k <= w->found[f].length; k++)
            lzq_reach(s, k,
                      match + s->length_price[0][column][k - 2] + distance_price(s, w->found[f].back, k),
                      w->found[f].back + 4);
    w->c->work += (longest + (w->nfound ? w->found[w->nfound - 1].length : 0)) >> 1;
}

bool hnlzma_visit(hn_lzma_packer *w) {
    hn_lzma_packing *s = w->s;
    uint32_t i = s->place, there = s->ahead - i, alike[4], best = 0;
    hn_lzma_node *n = &s->node[i];
    if (i) lzq_settle(s, n);
    if ((i && i == s->end) || i >= HN_LZMA_NODES || !there) return close_way(s, 0, 0);
    if (there > HN_LZMA_LONGEST) there = HN_LZMA_LONGEST;
    hnlzma_find(w, i, true);
    s->found = i + 1;
    for (unsigned k = 0; k < 4; k++) {
        alike[k] = hnlzma_alike(w, i, n->rep[k], there);
        if (alike[k] > alike[best]) best = k;
    }
    if (alike[best] >= s->o.nice) return close_way(s, alike[best], best);
    const hn_lzma_found *last = w->nfound ? &w->found[w->nfound - 1] : NULL;
    if (last && last->length >= s->o.nice) return close_way(s, last->length, last->back + 4);
    unsigned column = (s->count + i) & ((1u << s->o.pb) - 1);
    try_literal(w, n, column);
    try_matches(w, n, column, alike);
    w->c->work += 16;
    s->place++;
    return false;
}
