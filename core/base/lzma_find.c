/* Finds earlier strings like the one at a place: by two, three and four bytes, and from there in a chain or a
 * binary tree. lzma_parse.c and lzma_pack.c call it. The table may hold anything: a place taken from it is
 * checked against hnlzma_reach before it is used. */
#include "base/lzma_internal.h"

uint32_t hnlzma_alike(const hn_lzma_packer *w, uint32_t i, uint32_t back, uint32_t most) {
    if (back >= hnlzma_reach(w, i)) return 0;
    uint32_t place = hnlzma_place(w, i), n = 0;
    const uint8_t *p = w->window + place,
                  *q = w->window + (place > back ? place - back - 1 : place + w->size - back - 1);
    while (n < most && p[n] == q[n]) n++;
    w->c->work += n >> 4;
    return n;
}

/* A match that is longer than those there are. */
static void lz_found(hn_lzma_packer *w, uint32_t length, uint32_t back) {
    if (w->nfound < HN_LZMA_LONGEST + 3)
        w->found[w->nfound++] = (hn_lzma_found){.length = length, .back = back};
}

typedef struct lz_search {
    uint32_t i, here, place, reach, best, most, next;
} lz_search;

static void search_chain(hn_lzma_packer *w, lz_search *x) {
    w->links[x->place] = x->next;
    for (uint32_t left = w->s->o.depth, last = 0; left && x->best < x->most; left--) {
        uint32_t back = x->here - x->next - 1;
        if (back >= x->reach || back < last) return;
        uint32_t n = hnlzma_alike(w, x->i, back, x->most);
        w->c->work++;
        if (n > x->best) lz_found(w, x->best = n, back);
        last = back + 1;
        x->next = w->links[x->place > back ? x->place - back - 1 : x->place + w->size - back - 1];
    }
}

/* The tree has smaller strings to the left; those along the way are parted by the new one, which is its
 * root. */
static void search_tree(hn_lzma_packer *w, lz_search *x) {
    uint32_t *less = w->links + 2 * x->place, *more = less + 1, nless = 0, nmore = 0;
    const uint8_t *p = w->window + x->place;
    for (uint32_t left = w->s->o.depth; left; left--) {
        uint32_t back = x->here - x->next - 1, n = nless < nmore ? nless : nmore;
        if (back >= x->reach) break;
        uint32_t there = x->place > back ? x->place - back - 1 : x->place + w->size - back - 1;
        uint32_t *pair = w->links + 2 * there, begin = n;
        const uint8_t *q = w->window + there;
        while (n < x->most && p[n] == q[n]) n++;
        w->c->work += 2 + ((n - begin) >> 4);
        if (n > x->best) lz_found(w, x->best = n, back);
        if (n == x->most) {
            uint32_t smaller = pair[0];
            *more = pair[1];
            *less = smaller;
            return;
        }
        if (q[n] < p[n]) {
            *less = x->next;
            less = pair + 1;
            x->next = *less;
            nless = n;
        } else {
            *more = x->next;
            more = pair;
            x->next = *more;
            nmore = n;
        }
    }
    *less = *more = 0; /* too far from anywhere */
}

static uint32_t scatter(uint32_t bytes, unsigned bits) {
    return bytes * 0x9e3779b1u >> (32 - bits);
}

/* Puts byte i at the head of the strings that begin with n bytes like it; gives what was there. */
static uint32_t take_head(hn_lzma_packer *w, const lz_search *x, unsigned n, uint32_t bytes) {
    unsigned bits = w->s->o.bits;
    uint32_t *head = w->heads + (n == 4 ? 0 : n == 3 ? 1u << bits : 3u << (bits - 1));
    head += scatter(n == 4 ? bytes : n == 3 ? bytes & 0xffffff : bytes & 0xffff, bits - (4 - n));
    uint32_t before = *head;
    *head = x->here;
    return before;
}

void hnlzma_find(hn_lzma_packer *w, uint32_t i, bool wanted) {
    hn_lzma_packing *s = w->s;
    uint32_t there = s->ahead - i, most = there < s->o.nice ? there : s->o.nice;
    lz_search x = {.i = i,
                   .here = s->count + i,
                   .place = hnlzma_place(w, i),
                   .reach = hnlzma_reach(w, i),
                   .best = 1,
                   .most = most};
    w->nfound = 0;
    w->c->work += 4;
    if (most < 4) return;
    const uint8_t *p = w->window + x.place;
    uint32_t bytes = p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
    for (unsigned n = 2; n < 4; n++) {
        uint32_t back = x.here - take_head(w, &x, n, bytes) - 1,
                 like = wanted ? hnlzma_alike(w, i, back, most) : 0;
        if (like > x.best && like >= n) lz_found(w, x.best = like, back);
    }
    x.next = take_head(w, &x, 4, bytes);
    if (!s->o.chains)
        search_tree(w, &x);
    else if (wanted)
        search_chain(w, &x);
    else
        w->links[x.place] = x.next;
    if (!wanted || !w->nfound) return;
    hn_lzma_found *last = &w->found[w->nfound - 1];
    if (last->length == s->o.nice)
        last->length = hnlzma_alike(w, i, last->back, there < HN_LZMA_LONGEST ? there : HN_LZMA_LONGEST);
}
