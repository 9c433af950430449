/* Sorts the rotations of a block, for the Burrows-Wheeler transform. bzip2_pack.c runs its phases. It doubles
 * prefixes: rotations that are sorted by n bytes are sorted by 2n bytes with the ranks of the places n bytes
 * on. So every block takes about the same time, also a repetitive one. When no more than GROUP places share a
 * rank, each group is sorted alone, and places that already differ are skipped. */
#include "base/bzip2_internal.h"

#define GROUP  4096u
#define SORTED 0x80000000u

/* By the first byte. */
hn_coded hnbzip2_order(hn_bzip2_writer *w) {
    hn_bzip2_packing *s = w->s;
    uint32_t *order = hnbzip2_array(w, 0), *rank = hnbzip2_array(w, 2);
    if (!s->at) {
        uint32_t sum = 0;
        for (unsigned i = 0; i < 256; i++) {
            uint32_t n = s->starts[i];
            s->starts[i] = s->heads[i] = sum;
            if (n && sum < s->size) w->array[3][sum] = sum;
            sum += n;
        }
    }
    for (; s->at < s->size; s->at++) {
        if (w->c->work++ >= HN_CODING_STEP) return HN_CODED_MORE;
        uint8_t byte = w->block[s->at];
        uint32_t place = s->starts[byte]++;
        if (place >= s->size) return HN_CODED_BAD;
        order[place] = s->at;
        rank[s->at] = s->heads[byte];
    }
    s->near = 1;
    return hnbzip2_next(w, HN_BZIP2_PLACE);
}

hn_coded hnbzip2_place(hn_bzip2_writer *w) {
    hn_bzip2_packing *s = w->s;
    const uint32_t *order = hnbzip2_array(w, 0), *rank = hnbzip2_array(w, 2);
    uint32_t *to = hnbzip2_array(w, 1), *next = w->array[3], n = s->size, at = s->at, back = n - s->near;
    uint32_t end = n - at < HN_CODING_STEP ? n : at + HN_CODING_STEP;
    if (at > n) return HN_CODED_BAD;
    w->c->work += end - at;
    for (; at < end; at++) {
        uint32_t place = order[at] + back;
        if (place >= n) place -= n;
        if (place >= n || rank[place] >= n || next[rank[place]] >= n) return HN_CODED_BAD;
        to[next[rank[place]]++] = place;
    }
    s->at = at;
    s->widest = 0;
    return at < n ? HN_CODED_MORE : hnbzip2_next(w, HN_BZIP2_RANK);
}

/* The order is by twice as many bytes as before. */
static hn_coded end_order(hn_bzip2_writer *w) {
    hn_bzip2_packing *s = w->s;
    uint32_t most = s->size / 2 < GROUP ? s->size / 2 : GROUP;
    s->turn = (uint8_t)((s->turn + 1) % 3);
    s->near *= 2;
    return hnbzip2_next(w, s->widest > most && s->near < s->size ? HN_BZIP2_PLACE : HN_BZIP2_ENDS);
}

/* Places have a new rank where they differ from the one before in their rank, or in that of the place to
 * which the order by then went. The new ranks go where the old order was. */
hn_coded hnbzip2_rank(hn_bzip2_writer *w) {
    hn_bzip2_packing *s = w->s;
    const uint32_t *order = hnbzip2_array(w, 1), *rank = hnbzip2_array(w, 2);
    uint32_t *to = hnbzip2_array(w, 0), *next = w->array[3], n = s->size, at = s->at;
    uint32_t end = n - at < HN_CODING_STEP ? n : at + HN_CODING_STEP;
    uint32_t first = n, second = n, head = at;
    if (at > n) return HN_CODED_BAD;
    w->c->work += end - at;
    for (uint32_t i = at ? at - 1 : 0; i < end; i++) {
        uint32_t place = order[i], on = place + s->near;
        if (on >= n) on -= n;
        if (place >= n || on >= n) return HN_CODED_BAD;
        uint32_t a = rank[place], b = rank[on];
        if (i < at) {
            head = to[place];
        } else {
            if (a != first || b != second) next[i] = head = i;
            if (i - head >= s->widest) s->widest = i - head + 1;
            to[place] = head;
        }
        first = a;
        second = b;
    }
    s->at = end;
    return end < n ? HN_CODED_MORE : end_order(w);
}

/* ---- small groups: array[3] has where the group ends that begins at a place, or with SORTED, a run of
 * places that all differ ---- */

hn_coded hnbzip2_ends(hn_bzip2_writer *w) {
    hn_bzip2_packing *s = w->s;
    const uint32_t *order = hnbzip2_array(w, 0), *rank = hnbzip2_array(w, 2);
    uint32_t *ends = w->array[3];
    for (; s->at < s->size; s->at++) {
        if (w->c->work++ >= HN_CODING_STEP) return HN_CODED_MORE;
        uint32_t place = order[s->at];
        if (place >= s->size || rank[place] >= s->size) return HN_CODED_BAD;
        ends[rank[place]] = s->at + 1;
    }
    s->widest = 0;
    return hnbzip2_next(w, HN_BZIP2_GROUPS);
}

static void shell_sort(uint64_t *v, uint32_t n) {
    static const uint16_t gaps[] = {1750, 701, 301, 132, 57, 23, 10, 4, 1};
    for (unsigned g = 0; g < sizeof gaps / sizeof *gaps; g++)
        for (uint32_t gap = gaps[g], i = gap; i < n; i++) {
            uint64_t x = v[i];
            uint32_t at = i;
            for (; at >= gap && v[at - gap] > x; at -= gap) v[at] = v[at - gap];
            v[at] = x;
        }
}

/* Sorts the group from `at` to `end`, by the ranks of the places to which the order went. */
static bool sort_group(hn_bzip2_writer *w, uint32_t at, uint32_t end) {
    hn_bzip2_packing *s = w->s;
    uint32_t *order = hnbzip2_array(w, 0), *rank = hnbzip2_array(w, 2), n = end - at, head = at;
    uint64_t *v = (uint64_t *)(((uintptr_t)hnbzip2_array(w, 1) + 7) & ~(uintptr_t)7);
    if (n > GROUP || 2 * n > s->size) return false;
    for (uint32_t i = 0; i < n; i++) {
        uint32_t place = order[at + i], on = place + s->near;
        if (on >= s->size) on -= s->size;
        if (place >= s->size || on >= s->size) return false;
        v[i] = (uint64_t)rank[on] << 32 | place;
    }
    shell_sort(v, n);
    for (uint32_t i = 0; i < n; i++) {
        if (i && v[i] >> 32 != v[i - 1] >> 32) head = at + i;
        order[at + i] = (uint32_t)v[i];
        rank[(uint32_t)v[i]] = head;
        w->array[3][head] = at + i + 1;
    }
    w->c->work += 8 * n;
    s->widest = 1;
    return true;
}

/* What array[3] says of a place, with SORTED for a group of one. */
static uint32_t end_at(const hn_bzip2_writer *w, uint32_t at) {
    uint32_t end = w->array[3][at];
    return end == at + 1 ? end | SORTED : end;
}

hn_coded hnbzip2_groups(hn_bzip2_writer *w) {
    hn_bzip2_packing *s = w->s;
    while (s->at < s->size) {
        if (w->c->work++ >= HN_CODING_STEP) return HN_CODED_MORE;
        uint32_t end = end_at(w, s->at), next = end & ~SORTED;
        if (next <= s->at || next > s->size) return HN_CODED_BAD;
        if (end & SORTED) {
            if (next < s->size && end_at(w, next) & SORTED) {
                w->array[3][s->at] = end_at(w, next); /* one run with what follows */
                continue;
            }
        } else if (s->near < s->size && !sort_group(w, s->at, next)) {
            return HN_CODED_BAD;
        }
        s->at = next;
    }
    if (s->widest && 2 * s->near < s->size) {
        s->widest = 0;
        s->near *= 2;
        return hnbzip2_next(w, HN_BZIP2_GROUPS);
    }
    s->origin = hnbzip2_array(w, 2)[0];
    if (s->origin >= s->size) return HN_CODED_BAD;
    uint32_t end = w->array[3][s->origin];
    if (!(end & SORTED)) s->origin = end - 1; /* the last of those that are alike */
    return hnbzip2_next(w, HN_BZIP2_VALUES);
}
