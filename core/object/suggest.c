/* Levenshtein's distance (1965) with weights: another letter costs more than another case, as in CPython's
 * suggestions. A name is suggested when the weighted distance is at most a third of both lengths. Names
 * longer than MAX_LEN are never suggested, which bounds the work for each pair. */
#include "object/suggest.h"

#include "object/exc.h"
#include "object/str.h"

#define MAX_LEN 40u
#define MOVE    2u
#define CASE    1u
#define FAR     UINT32_MAX

static uint32_t lower(uint32_t c) {
    return c >= 'A' && c <= 'Z' ? c + 32 : c;
}

static uint32_t change_cost(uint32_t a, uint32_t b) {
    if (a == b) return 0;
    return lower(a) == lower(b) ? CASE : MOVE;
}

/* One row of the table for a[i]; returns the row's least value. */
static uint32_t next_row(uint32_t *row, uint32_t c, uint32_t i, const hn_str *b) {
    uint32_t diagonal = i * MOVE, left = (i + 1) * MOVE, least = left;
    for (uint32_t k = 0; k < b->len; k++) {
        uint32_t changed = diagonal + change_cost(c, hnstr_at(b, k));
        uint32_t moved = (row[k] < left ? row[k] : left) + MOVE;
        diagonal = row[k];
        row[k] = left = changed < moved ? changed : moved;
        if (left < least) least = left;
    }
    return least;
}

/* The distance, or FAR when it is beyond `most`. */
static uint32_t suggest_distance(const hn_str *a, const hn_str *b, uint32_t most) {
    uint32_t row[MAX_LEN], longer = a->len > b->len ? a->len - b->len : b->len - a->len;
    if (a->len > MAX_LEN || b->len > MAX_LEN || longer * MOVE > most) return FAR;
    for (uint32_t k = 0; k < b->len; k++) row[k] = (k + 1) * MOVE;
    for (uint32_t i = 0; i < a->len; i++)
        if (next_row(row, hnstr_at(a, i), i, b) > most) return FAR;
    uint32_t d = b->len ? row[b->len - 1] : a->len * MOVE;
    return d <= most ? d : FAR;
}

hn_status hnsuggest(hn_vm *vm, const hn_value *names, uint32_t n, hn_value wrong, hn_value *out) {
    const hn_str *w = HN_STR(wrong);
    uint32_t best = FAR;
    *out = HN_UNBOUND;
    for (uint32_t i = 0; i < n; i++) {
        if (!hnv_is(names[i], HN_KIND_STR)) continue;
        const hn_str *s = HN_STR(names[i]);
        if (hnstr_equal(s, w)) continue;
        HN_TRY(hnmeter_charge(&vm->meter, 4));
        uint32_t most = (w->len + s->len + 3) * MOVE / 6;
        if (best != FAR && best - 1 < most) most = best - 1;
        uint32_t d = suggest_distance(w, s, most);
        if (d >= best) continue;
        best = d;
        *out = names[i];
    }
    return HN_OK;
}

hn_status hnsuggest_refuse_names(hn_vm *vm, const char *what, const hn_value *names, uint32_t n,
                                 hn_value wrong) {
    hn_value near;
    HN_TRY(hnsuggest(vm, names, n, wrong, &near));
    if (near == HN_UNBOUND)
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s got an unexpected keyword argument '%U'", what, wrong);
    return hnexc_raise(vm, HN_T_TYPEERROR, "%s got an unexpected keyword argument '%U'. Did you mean '%U'?",
                       what, wrong, near);
}

#define MAX_PARAMS 16u
hn_status hnsuggest_refuse(hn_vm *vm, const char *what, const char *params, hn_value wrong) {
    hn_value names[MAX_PARAMS];
    uint32_t n = 0;
    while (*params && n < MAX_PARAMS) {
        size_t len = strcspn(params, ",");
        HN_TRY(hnstr_from_ascii(vm, params, (uint32_t)len, &names[n++]));
        params += len;
        if (*params == ',') params++;
    }
    return hnsuggest_refuse_names(vm, what, names, n, wrong);
}
