/* A stable merge sort that uses existing runs, after Tim Peters' description (listsort.txt): runs are found
 * or made by binary insertion, and merged so that the sizes on the stack stay balanced.
 *
 * The sort moves ranks, not keys: words whose order is that of the keys, as far as a word can tell. Where
 * there is more to move or to compare, the keys' numbers move along. Keys and items are written back only at
 * the end, so HN_SLOW, HN_NOMEM and HN_AGAIN leave them unchanged. */
#include "base/work.h"
#include "object/exc.h"
#include "object/ops.h"
#include "object/seq.h"
#include "object/sort.h"
#include "object/str.h"

#define MIN_RUN  24u
#define FEW      64u
#define MAX_RUNS 64u
#define SIGN     (UINT64_C(1) << 63)
#ifdef HN_HOSTILE
#define LEAVE_MASK 7u
#else
#define LEAVE_MASK 0x3FFu /* items merged between two questions whether the slice is over, less one */
#endif

typedef enum key_kind {
    KEYS_INT,   /* the rank tells all */
    KEYS_FLOAT, /* the rank is the double */
    KEYS_STR,   /* equal ranks: compare the strings */
    KEYS_TUPLE, /* the first item has given the rank; equal ranks: compare the tuples */
    KEYS_ANY    /* the rank is the key */
} key_kind;

typedef struct run {
    uint32_t start, len;
} run;

typedef struct sorter {
    hn_vm *vm;
    key_kind kind;
    const hn_value *keys;       /* as they were given */
    uint64_t *rank, *rank_tmp;  /* tmp: room for a left run */
    uint32_t *number, *num_tmp; /* NULL when ranks tell all */
    run runs[MAX_RUNS];
    uint32_t nruns;
    /* What a slice may end in: */
    uint64_t *work; /* the memory of all of them */
    size_t size;
    uint32_t from; /* where the next run begins */
    uint32_t left, merged, to, next,
        end;                  /* a merge: of `left` items, so many are merged; where it writes, reads, ends */
    bool leave, merging, all; /* all: no run is left to be found */
} sorter;

static void drop_sorter(hn_meter *m, void *state) {
    sorter *s = state;
    hnmem_free(m, s->work, s->size);
}
static const hn_work_kind sorter_kind = {sizeof(sorter), 0, drop_sorter, NULL};

/* ---- ranks ---- */

static key_kind kind_of_one(hn_value v) {
    return hnv_is_int(v)              ? KEYS_INT
           : hnv_is_double(v)         ? KEYS_FLOAT
           : hnv_is(v, HN_KIND_STR)   ? KEYS_STR
           : hnv_is(v, HN_KIND_TUPLE) ? KEYS_TUPLE
                                      : KEYS_ANY;
}

/* In the loops before the sort; true: the sort will stop. */
static inline bool late_at(hn_vm *vm, uint32_t i) {
    return HN_UNLIKELY((i & 0x3FFF) == 0x3FFF) && hnmeter_late(&vm->meter, 0x4000 >> 2);
}

static key_kind kind_of(hn_vm *vm, const hn_value *v, uint32_t n) {
    key_kind kind = kind_of_one(v[0]);
    for (uint32_t i = 1; i < n; i++)
        if (kind_of_one(v[i]) != kind || late_at(vm, i)) return KEYS_ANY;
    return kind;
}

/* What the rank of a key is made from: of a tuple its first item, UNBOUND when it has none. */
static hn_value sort_first_of(hn_value key) {
    if (!hnv_is(key, HN_KIND_TUPLE)) return key;
    return HN_TUPLE(key)->len ? HN_TUPLE(key)->items[0] : HN_UNBOUND;
}

/* The kind of all tuples' first items, if ranks can be made of it. */
static key_kind kind_of_firsts(hn_vm *vm, const hn_value *v, uint32_t n) {
    key_kind kind = kind_of_one(sort_first_of(v[0]));
    if (kind == KEYS_TUPLE) return KEYS_ANY;
    for (uint32_t i = 0; i < n; i++) {
        if (late_at(vm, i)) return KEYS_ANY;
        hn_value first = sort_first_of(v[i]);
        if (kind_of_one(first) != kind) return KEYS_ANY;
        if (kind == KEYS_FLOAT && hnv_double(first) != hnv_double(first)) return KEYS_ANY;
    }
    return kind;
}

static bool all_narrow(hn_vm *vm, const hn_value *v, uint32_t n) {
    for (uint32_t i = 0; i < n; i++)
        if (HN_STR_WIDTH(HN_STR(sort_first_of(v[i]))) || late_at(vm, i)) return false;
    return true;
}

/* The first eight characters of one byte each, or the first three of any. */
static uint64_t str_rank(const hn_str *s, bool narrow) {
    uint64_t rank = 0;
    uint32_t most = narrow ? 8 : 3, n = s->len < most ? s->len : most;
    unsigned bits = narrow ? 8 : 21;
    for (uint32_t i = 0; i < n; i++) rank = rank << bits | (narrow ? s->data[i] : hnstr_at(s, i));
    return n ? rank << bits * (most - n) : 0;
}

static uint64_t float_rank(double d) {
    uint64_t bits;
    d += 0.0; /* -0.0 is equal to 0.0 */
    memcpy(&bits, &d, sizeof bits);
    return bits & SIGN ? ~bits : bits | SIGN;
}

static void make_ranks(sorter *s, key_kind by, uint32_t n) {
    bool narrow = by == KEYS_STR && all_narrow(s->vm, s->keys, n);
    for (uint32_t i = 0; i < n; i++) {
        if (late_at(s->vm, i)) return;
        hn_value key = sort_first_of(s->keys[i]);
        s->rank[i] = by == KEYS_INT                              ? hnv_bits(key) << 16 ^ SIGN
                     : by == KEYS_STR                            ? str_rank(HN_STR(key), narrow)
                     : by == KEYS_FLOAT && s->kind == KEYS_TUPLE ? float_rank(hnv_double(key))
                                                                 : hnv_bits(s->keys[i]);
    }
    if (s->number)
        for (uint32_t i = 0; i < n; i++) s->number[i] = i;
}

/* ---- comparing ---- */

static hn_status less_any(hn_vm *vm, hn_value a, hn_value b, bool *out) {
    hn_value v;
    HN_TRY(hnops_compare(vm, HN_CMP_LT, a, b, &v));
    if (v == HN_NOTIMPLEMENTED) return hnops_compare_error(vm, HN_CMP_LT, a, b);
    *out = v == HN_TRUE;
    return HN_OK;
}

static hn_status less_str(hn_vm *vm, const hn_str *a, const hn_str *b, bool *out) {
    HN_TRY(hnmeter_charge(&vm->meter, (a->len < b->len ? a->len : b->len) >> 6));
    int c;
    HN_TRY(hnstr_compare_long(vm, a, b, &c));
    *out = c < 0;
    return HN_OK;
}

/* Tuples whose first items are equal or nearly so: ints and strings are looked at here. */
static hn_status less_tuple(hn_vm *vm, hn_value a, hn_value b, bool *out) {
    const hn_tuple *x = HN_TUPLE(a), *y = HN_TUPLE(b);
    uint32_t n = x->len < y->len ? x->len : y->len;
    HN_TRY(hnmeter_charge(&vm->meter, n >> 4));
    for (uint32_t i = 0; i < n; i++) {
        hn_value v = x->items[i], w = y->items[i];
        if (v == w) continue;
        if (hnv_is_int(v) && hnv_is_int(w)) {
            *out = hnv_int(v) < hnv_int(w);
            return HN_OK;
        }
        if (!hnv_is(v, HN_KIND_STR) || !hnv_is(w, HN_KIND_STR)) return less_any(vm, a, b, out);
        HN_TRY(hnmeter_charge(&vm->meter, HN_STR(v)->len >> 6));
        bool same;
        HN_TRY(hnstr_equal_long(vm, HN_STR(v), HN_STR(w), &same));
        if (!same) return less_str(vm, HN_STR(v), HN_STR(w), out);
    }
    *out = x->len < y->len;
    return HN_OK;
}

/* Two keys by number whose ranks are equal. */
static hn_status less_tie(sorter *s, uint32_t a, uint32_t b, bool *out) {
    if (s->kind == KEYS_STR) return less_str(s->vm, HN_STR(s->keys[a]), HN_STR(s->keys[b]), out);
    return less_tuple(s->vm, s->keys[a], s->keys[b], out);
}

typedef struct item {
    uint64_t rank;
    uint32_t number;
} item;

/* `kind` is a constant wherever this is inlined. */
HN_INLINE hn_status sort_less(sorter *s, key_kind kind, item a, item b, bool *out) {
    if (kind == KEYS_ANY) return less_any(s->vm, hnv_from_bits(a.rank), hnv_from_bits(b.rank), out);
    if (kind == KEYS_FLOAT) {
        *out = hnv_double(hnv_from_bits(a.rank)) < hnv_double(hnv_from_bits(b.rank));
        return HN_OK;
    }
    if (kind != KEYS_INT && a.rank == b.rank) return less_tie(s, a.number, b.number, out);
    *out = a.rank < b.rank;
    return HN_OK;
}

HN_INLINE item get(const sorter *s, uint32_t i) {
    return (item){s->rank[i], s->number ? s->number[i] : 0};
}
HN_INLINE item get_tmp(const sorter *s, uint32_t i) {
    return (item){s->rank_tmp[i], s->number ? s->num_tmp[i] : 0};
}
HN_INLINE void sort_put(sorter *s, uint32_t i, item v) {
    s->rank[i] = v.rank;
    if (s->number) s->number[i] = v.number;
}

/* One function per kind of keys, in which the kind is a constant. */
#define BY_KIND(kind, call)                                                                                  \
    switch (kind) {                                                                                          \
    case KEYS_INT: return call(KEYS_INT);                                                                    \
    case KEYS_FLOAT: return call(KEYS_FLOAT);                                                                \
    case KEYS_ANY: return call(KEYS_ANY);                                                                    \
    default: return call(KEYS_STR);                                                                          \
    }

/* In a loop that compares once a round: strings and objects take longer than numbers. */
#define PACE_KIND(s, kind, i)                                                                                \
    do {                                                                                                     \
        if (kind == KEYS_INT || kind == KEYS_FLOAT)                                                          \
            HN_PACE((s)->vm, i);                                                                             \
        else                                                                                                 \
            HN_PACE_SLOW((s)->vm, i);                                                                        \
    } while (0)

/* ---- runs ---- */

static void reverse_span(sorter *s, uint32_t start, uint32_t n) {
    for (uint32_t i = start, j = start + n; i + 1 < j; i++) {
        if (late_at(s->vm, i)) return;
        item t = get(s, --j);
        sort_put(s, j, get(s, i));
        sort_put(s, i, t);
    }
}

/* Where in [lo, hi) an item belongs: behind equal ones, or before them. */
HN_INLINE hn_status find_place(sorter *s, key_kind kind, item v, uint32_t lo, uint32_t hi, bool behind,
                               uint32_t *out) {
    while (lo < hi) {
        uint32_t mid = lo + (hi - lo) / 2;
        bool yes = false;
        if (behind)
            HN_TRY(sort_less(s, kind, v, get(s, mid), &yes));
        else
            HN_TRY(sort_less(s, kind, get(s, mid), v, &yes));
        if (yes == behind)
            hi = mid;
        else
            lo = mid + 1;
    }
    *out = lo;
    return HN_OK;
}

HN_INLINE hn_status insert_kind(sorter *s, key_kind kind, uint32_t lo, uint32_t sorted, uint32_t hi) {
    for (uint32_t i = lo + sorted; i < hi; i++) {
        uint32_t at;
        item v = get(s, i);
        HN_TRY(find_place(s, kind, v, lo, i, true, &at));
        for (; at <= i; at++) {
            item next = get(s, at);
            sort_put(s, at, v);
            v = next;
        }
    }
    return HN_OK;
}

static hn_status insert_rest(sorter *s, uint32_t lo, uint32_t sorted, uint32_t hi){
#define CALL(kind) insert_kind(s, kind, lo, sorted, hi)
    BY_KIND(s->kind, CALL)
#undef CALL
}

/* The end of the items from i on of which none is less than the one before it. */
HN_INLINE hn_status rising_to(sorter *s, key_kind kind, uint32_t i, uint32_t hi, uint32_t *out) {
    bool yes = false;
    for (; i < hi; i++) {
        PACE_KIND(s, kind, i);
        HN_TRY(sort_less(s, kind, get(s, i), get(s, i - 1), &yes));
        if (yes) break;
    }
    *out = i;
    return HN_OK;
}

/* The end of the falling items from i on; equal ones are turned round, for all will be. */
static hn_status falling_to(sorter *s, uint32_t i, uint32_t hi, uint32_t *out) {
    uint32_t equal = 0;
    bool yes = false;
    for (; i < hi; i++) {
        HN_PACE_SLOW(s->vm, i);
        HN_TRY(sort_less(s, s->kind, get(s, i), get(s, i - 1), &yes));
        if (yes) {
            if (equal) reverse_span(s, i - 1 - equal, equal + 1);
            equal = 0;
            continue;
        }
        HN_TRY(sort_less(s, s->kind, get(s, i - 1), get(s, i), &yes));
        if (yes) break;
        equal++;
    }
    if (equal) reverse_span(s, i - 1 - equal, equal + 1);
    *out = i;
    return HN_OK;
}

/* A run that falls, perhaps after equal items, is turned round; then the rising rest joins it. */
HN_INLINE hn_status count_kind(sorter *s, key_kind kind, uint32_t lo, uint32_t hi, uint32_t *out) {
    uint32_t i = lo + 1;
    bool rising = false;
    for (bool fallen = false;; fallen = true) {
        HN_TRY(rising_to(s, kind, i, hi, &i));
        if (i == hi || fallen) break;
        if (i - lo > 1) HN_TRY(sort_less(s, kind, get(s, lo), get(s, i - 1), &rising));
        if (rising) break;
        if (i - lo > 1) reverse_span(s, lo, i - lo);
        HN_TRY(falling_to(s, i + 1, hi, &i));
        reverse_span(s, lo, i - lo);
    }
    *out = i - lo;
    return HN_OK;
}

/* Length of the run at lo. */
static hn_status count_run(sorter *s, uint32_t lo, uint32_t hi, uint32_t *out){
#define CALL(kind) count_kind(s, kind, lo, hi, out)
    BY_KIND(s->kind, CALL)
#undef CALL
}

/* ---- merging ---- */

/* The s->left items at rank_tmp with those in [s->next, s->end), from s->to on. */
HN_INLINE hn_status merge_kind(sorter *s, key_kind kind) {
    uint32_t i = s->merged, n = s->left, j = s->next, hi = s->end, to = s->to;
    while (i < n && j < hi) {
        PACE_KIND(s, kind, to);
        item left = get_tmp(s, i), right = get(s, j);
        bool yes = false;
        HN_TRY(sort_less(s, kind, right, left, &yes));
        sort_put(s, to++, yes ? right : left);
        j += yes;
        i += !yes;
        if (HN_LIKELY(to & LEAVE_MASK) || !s->leave || !hnwork_due(&s->vm->meter)) continue;
        s->merged = i, s->next = j, s->to = to;
        return HN_AGAIN;
    }
    for (; i < n; i++) sort_put(s, to++, get_tmp(s, i));
    s->merging = false;
    return HN_OK;
}

static hn_status merge_left(sorter *s) {
#define CALL(kind) merge_kind(s, kind)
    BY_KIND(s->kind, CALL)
#undef CALL
}

static hn_status place_of(sorter *s, uint32_t of, uint32_t lo, uint32_t hi, bool behind, uint32_t *out) {
#define CALL(kind) find_place(s, kind, get(s, of), lo, hi, behind, out)
    BY_KIND(s->kind, CALL)
#undef CALL
}

static hn_status sort_merge(sorter *s, uint32_t lo, uint32_t mid, uint32_t hi) {
    /* What is in place already at both ends needs no merging. */
    HN_TRY(place_of(s, mid, lo, mid, true, &lo));
    if (lo == mid) return HN_OK;
    HN_TRY(place_of(s, mid - 1, mid, hi, false, &hi));
    uint32_t n = mid - lo;
    HN_TRY(hnmeter_charge(&s->vm->meter, (hi - lo) >> 3));
    HN_TRY(hnmem_copy(&s->vm->meter, s->rank_tmp, s->rank + lo, n * sizeof *s->rank));
    if (s->number) HN_TRY(hnmem_copy(&s->vm->meter, s->num_tmp, s->number + lo, n * sizeof *s->number));
    s->merged = 0;
    s->left = n;
    s->to = lo;
    s->next = mid;
    s->end = hi;
    s->merging = true;
    return merge_left(s);
}

static hn_status merge_at(sorter *s, uint32_t i) {
    run a = s->runs[i], b = s->runs[i + 1];
    s->runs[i].len += b.len;
    for (uint32_t k = i + 1; k + 1 < s->nruns; k++) s->runs[k] = s->runs[k + 1];
    s->nruns--;
    return sort_merge(s, a.start, b.start, b.start + b.len);
}

/* Merge until each run is longer than the two above it together. */
static hn_status balance(sorter *s, bool all) {
    if (s->merging) HN_TRY(merge_left(s));
    while (s->nruns > 1) {
        uint32_t n = s->nruns - 2;
        run *r = s->runs;
        bool uneven = (n > 0 && r[n - 1].len <= r[n].len + r[n + 1].len) ||
                      (n > 1 && r[n - 2].len <= r[n - 1].len + r[n].len);
        if (uneven || all) {
            if (n > 0 && r[n - 1].len < r[n + 1].len) n--;
        } else if (r[n].len > r[n + 1].len) {
            break;
        }
        HN_TRY(merge_at(s, n));
    }
    return HN_OK;
}

/* Few items that may not be comparable are one run: where they are not, they are ordered as in CPython. */
static hn_status sort_all(sorter *s, uint32_t n) {
    uint32_t least = n < FEW && (s->kind == KEYS_ANY || s->kind == KEYS_TUPLE) ? n : MIN_RUN;
    while (!s->all) {
        HN_TRY(balance(s, false));
        uint32_t len = 0, lo = s->from;
        s->all = lo == n;
        if (s->all) break;
        HN_TRY(count_run(s, lo, n, &len));
        if (len < least && lo + len < n) {
            uint32_t want = n - lo < least ? n - lo : least;
            HN_TRY(insert_rest(s, lo, len, lo + want));
            len = want;
        }
        HN_TRY(hnmeter_charge(&s->vm->meter, len >> 3));
        s->runs[s->nruns++] = (run){lo, len};
        s->from = lo + len;
        if (s->leave && hnwork_due(&s->vm->meter)) return HN_AGAIN;
    }
    return balance(s, true);
}

/* The sorted keys or items, by number, in the ranks' place; then back, all at once. */
static hn_status permute(sorter *s, hn_value *v, uint32_t n) {
    for (uint32_t i = 0; i < n; i++) {
        HN_PACE_SLOW(s->vm, i);
        s->rank[i] = hnv_bits(v[s->number[i]]);
    }
    return hnmem_copy(&s->vm->meter, v, s->rank, n * sizeof *v);
}

static hn_status write_back(sorter *s, hn_value *keys, hn_value *items, uint32_t n) {
    if (s->number) {
        HN_TRY(permute(s, keys, n));
        return items ? permute(s, items, n) : HN_OK;
    }
    if (s->kind == KEYS_INT)
        for (uint32_t i = 0; i < n; i++) {
            HN_PACE(s->vm, i);
            s->rank[i] = hnv_bits(hnv_from_int((int64_t)(s->rank[i] ^ SIGN) >> 16));
        }
    return hnmem_copy(&s->vm->meter, keys, s->rank, n * sizeof *keys);
}

static hn_status sort_begin(sorter *s, uint32_t n, bool numbered, bool reverse) {
    hn_vm *vm = s->vm;
    HN_TRY(hnmeter_charge(&vm->meter, n >> 3));
    key_kind by = s->kind = kind_of(vm, s->keys, n);
    if (s->kind == KEYS_TUPLE && (by = kind_of_firsts(vm, s->keys, n)) == KEYS_ANY) s->kind = KEYS_ANY;
    numbered = numbered || s->kind == KEYS_STR || s->kind == KEYS_TUPLE;
    s->size = (size_t)n * 2 * (sizeof *s->rank + (numbered ? sizeof *s->number : 0));
    s->work = hnmem_alloc(&vm->meter, s->size);
    if (!s->work) return HN_NOMEM;
    s->rank = s->work;
    s->rank_tmp = s->work + n;
    if (numbered) {
        s->number = (uint32_t *)(void *)(s->work + 2 * (size_t)n);
        s->num_tmp = s->number + n;
    }
    make_ranks(s, by, n);
    /* Equal keys keep their order in a reversed sort too: turn round, sort, turn round. */
    if (reverse) reverse_span(s, 0, n);
    hn_status st = hnmeter_charge(&vm->meter, 0); /* stops if the work before was too late */
    if (st != HN_OK) drop_sorter(&vm->meter, s);
    return st;
}

static hn_status sort(sorter *s, hn_value *keys, hn_value *items, uint32_t n, bool reverse) {
    hn_meter *m = &s->vm->meter;
    hn_status st = sort_all(s, n);
    if (st == HN_AGAIN) return hnwork_save(m, &sorter_kind, s);
    bool partly = st == HN_RAISED; /* what has been moved stays so */
    if ((st == HN_OK || partly) && reverse) reverse_span(s, 0, n);
    if (st == HN_OK || partly) st = hnmeter_charge(m, 0);
    if (st == HN_OK) st = write_back(s, keys, items, n);
    if (st == HN_OK && partly) st = HN_RAISED;
    drop_sorter(m, s);
    return st;
}

hn_status hnsort(hn_vm *vm, hn_value *keys, hn_value *items, uint32_t n, bool reverse) {
    sorter s = {.vm = vm, .keys = keys};
    if (n < 2) return HN_OK;
    HN_TRY(sort_begin(&s, n, items != NULL, reverse));
    return sort(&s, keys, items, n, reverse);
}

hn_status hnsort_long(hn_vm *vm, hn_value *keys, hn_value *items, uint32_t n, bool reverse) {
    sorter s = {.vm = vm, .keys = keys, .leave = true};
    if (n < 2) return HN_OK;
    if (!hnwork_resume(&vm->meter, &sorter_kind, &s)) HN_TRY(sort_begin(&s, n, items != NULL, reverse));
    s.keys = keys;
    return sort(&s, keys, items, n, reverse);
}
