/* A stable merge sort that uses the runs already there, after Tim Peters' description of it (listsort.txt):
 * runs are found or made by binary insertion and merged so that the sizes on the stack stay balanced. */
#include "object/exc.h"
#include "object/ops.h"
#include "object/seq.h"
#include "object/str.h"

#define MIN_RUN  24u
#define MAX_RUNS 64u

typedef enum key_kind { KEYS_INT, KEYS_FLOAT, KEYS_STR, KEYS_ANY } key_kind;

typedef struct run {
    uint32_t start, len;
} run;

typedef struct sorter {
    hn_vm *vm;
    key_kind kind;
    hn_value *key, *item;         /* item is NULL when the keys are the items */
    hn_value *key_tmp, *item_tmp; /* room for a left run */
    run runs[MAX_RUNS];
    uint32_t nruns;
} sorter;

static key_kind kind_of(const hn_value *v, uint32_t n) {
    key_kind kind = hnv_is_int(v[0])            ? KEYS_INT
                    : hnv_is_double(v[0])       ? KEYS_FLOAT
                    : hnv_is(v[0], HN_KIND_STR) ? KEYS_STR
                                                : KEYS_ANY;
    for (uint32_t i = 1; i < n && kind != KEYS_ANY; i++) {
        bool same = kind == KEYS_INT     ? hnv_is_int(v[i])
                    : kind == KEYS_FLOAT ? hnv_is_double(v[i])
                                         : hnv_is(v[i], HN_KIND_STR);
        if (!same) kind = KEYS_ANY;
    }
    return kind;
}

static hn_status less_any(hn_vm *vm, hn_value a, hn_value b, bool *out) {
    hn_value v;
    HN_TRY(hnops_compare(vm, HN_CMP_LT, a, b, &v));
    if (v == HN_NOTIMPLEMENTED) return hnops_compare_error(vm, HN_CMP_LT, a, b);
    *out = v == HN_TRUE;
    return HN_OK;
}

static inline hn_status less(sorter *s, hn_value a, hn_value b, bool *out) {
    switch (s->kind) {
    case KEYS_INT: *out = (int64_t)(a << 16) < (int64_t)(b << 16); return HN_OK;
    case KEYS_FLOAT: *out = hnv_double(a) < hnv_double(b); return HN_OK;
    case KEYS_STR:
        HN_TRY(hnmeter_charge(&s->vm->meter,
                              (HN_STR(a)->len < HN_STR(b)->len ? HN_STR(a)->len : HN_STR(b)->len) >> 6));
        *out = hnstr_compare(HN_STR(a), HN_STR(b)) < 0;
        return HN_OK;
    default: return less_any(s->vm, a, b, out);
    }
}

static void reverse_values(hn_value *v, uint32_t n) {
    for (uint32_t i = 0, j = n; i + 1 < j; i++) {
        hn_value t = v[--j];
        v[j] = v[i];
        v[i] = t;
    }
}
static void reverse_span(sorter *s, uint32_t start, uint32_t n) {
    reverse_values(s->key + start, n);
    if (s->item) reverse_values(s->item + start, n);
}

/* Where in key[lo, hi) a key belongs: behind equal ones, or before them. */
static hn_status find_place(sorter *s, hn_value key, uint32_t lo, uint32_t hi, bool behind, uint32_t *out) {
    while (lo < hi) {
        uint32_t mid = lo + (hi - lo) / 2;
        bool yes = false;
        if (behind)
            HN_TRY(less(s, key, s->key[mid], &yes));
        else
            HN_TRY(less(s, s->key[mid], key, &yes));
        if (yes == behind)
            hi = mid;
        else
            lo = mid + 1;
    }
    *out = lo;
    return HN_OK;
}

static hn_status insert_rest(sorter *s, uint32_t lo, uint32_t sorted, uint32_t hi) {
    for (uint32_t i = lo + sorted; i < hi; i++) {
        uint32_t at;
        HN_TRY(find_place(s, s->key[i], lo, i, true, &at));
        hn_value key = s->key[i];
        memmove(s->key + at + 1, s->key + at, (i - at) * sizeof key);
        s->key[at] = key;
        if (!s->item) continue;
        key = s->item[i];
        memmove(s->item + at + 1, s->item + at, (i - at) * sizeof key);
        s->item[at] = key;
    }
    return HN_OK;
}

/* Length of the run at lo; a strictly falling one is turned round. */
static hn_status count_run(sorter *s, uint32_t lo, uint32_t hi, uint32_t *out) {
    uint32_t i = lo + 1;
    bool down = false, yes = false;
    if (i < hi) {
        HN_TRY(less(s, s->key[i], s->key[i - 1], &down));
        for (i++; i < hi; i++) {
            HN_TRY(less(s, s->key[i], s->key[i - 1], &yes));
            if (yes != down) break;
        }
        if (down) reverse_span(s, lo, i - lo);
    }
    *out = i - lo;
    return HN_OK;
}

static hn_status merge(sorter *s, uint32_t lo, uint32_t mid, uint32_t hi) {
    /* What is in place already at both ends needs no merging. */
    HN_TRY(find_place(s, s->key[mid], lo, mid, true, &lo));
    if (lo == mid) return HN_OK;
    HN_TRY(find_place(s, s->key[mid - 1], mid, hi, false, &hi));
    uint32_t n = mid - lo, i = 0, j = mid, to = lo;
    HN_TRY(hnmeter_charge(&s->vm->meter, (hi - lo) >> 3));
    memcpy(s->key_tmp, s->key + lo, n * sizeof(hn_value));
    if (s->item) memcpy(s->item_tmp, s->item + lo, n * sizeof(hn_value));
    while (i < n && j < hi) {
        bool right = false;
        HN_TRY(less(s, s->key[j], s->key_tmp[i], &right));
        if (s->item) s->item[to] = right ? s->item[j] : s->item_tmp[i];
        s->key[to++] = right ? s->key[j] : s->key_tmp[i];
        j += right;
        i += !right;
    }
    memcpy(s->key + to, s->key_tmp + i, (n - i) * sizeof(hn_value));
    if (s->item) memcpy(s->item + to, s->item_tmp + i, (n - i) * sizeof(hn_value));
    return HN_OK;
}

static hn_status merge_at(sorter *s, uint32_t i) {
    run a = s->runs[i], b = s->runs[i + 1];
    s->runs[i].len += b.len;
    for (uint32_t k = i + 1; k + 1 < s->nruns; k++) s->runs[k] = s->runs[k + 1];
    s->nruns--;
    return merge(s, a.start, b.start, b.start + b.len);
}

/* Merge until each run is longer than the two above it together. */
static hn_status balance(sorter *s, bool all) {
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

static hn_status sort_all(sorter *s, uint32_t n) {
    for (uint32_t lo = 0; lo < n;) {
        uint32_t len;
        HN_TRY(count_run(s, lo, n, &len));
        if (len < MIN_RUN && lo + len < n) {
            uint32_t want = n - lo < MIN_RUN ? n - lo : MIN_RUN;
            HN_TRY(insert_rest(s, lo, len, lo + want));
            len = want;
        }
        HN_TRY(hnmeter_charge(&s->vm->meter, len >> 3));
        s->runs[s->nruns++] = (run){lo, len};
        HN_TRY(balance(s, false));
        lo += len;
    }
    return balance(s, true);
}

hn_status hnsort(hn_vm *vm, hn_value *keys, hn_value *items, uint32_t n, bool reverse) {
    sorter s = {.vm = vm, .nruns = 0};
    size_t size = (size_t)n * sizeof(hn_value) * (items ? 4 : 2);
    if (n < 2) return HN_OK;
    HN_TRY(hnmeter_charge(&vm->meter, n >> 3));
    hn_value *work = hnmem_alloc(&vm->meter, size);
    if (!work) return HN_NOMEM;
    s.kind = kind_of(keys, n);
    s.key = work;
    s.key_tmp = work + n;
    memcpy(s.key, keys, n * sizeof *keys);
    if (items) {
        s.item = work + 2 * (size_t)n;
        s.item_tmp = work + 3 * (size_t)n;
        memcpy(s.item, items, n * sizeof *items);
    }
    /* Equal keys keep their order in a reversed sort too: turn round, sort, turn round. */
    if (reverse) reverse_span(&s, 0, n);
    hn_status st = sort_all(&s, n);
    if (st == HN_OK) {
        if (reverse) reverse_span(&s, 0, n);
        memcpy(keys, s.key, n * sizeof *keys);
        if (items) memcpy(items, s.item, n * sizeof *items);
    }
    hnmem_free(&vm->meter, work, size);
    return st;
}
