/* Dicts and sets against plain models, over random histories. */
#include <stdio.h>
#include <stdlib.h>

#include "object/dict_internal.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/ops.h"
#include "object/seq.h"
#include "object/set.h"
#include "object/text.h"

#define CHECK(cond)                                                                                          \
    do {                                                                                                     \
        if (!(cond)) {                                                                                       \
            printf("%s:%d: %s\n", __FILE__, __LINE__, #cond);                                                \
            exit(1);                                                                                         \
        }                                                                                                    \
    } while (0)

static uint32_t next_random(uint32_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

static hn_vm *new_vm(void) {
    hn_vm *vm = calloc(1, sizeof *vm);
    hnmeter_init(&vm->meter);
    hnmeter_start(&vm->meter);
    hnheap_init(vm);
    CHECK(hnstr_intern_utf8(vm, "", 0, &vm->empty_str) == HN_OK);
    for (uint32_t i = 0; i < 256; i++) CHECK(hnstr_from_char(vm, i, &vm->chars[i]) == HN_OK);
    return vm;
}

static void free_vm(hn_vm *vm) {
    hnstr_intern_free(vm);
    hnheap_free(vm);
    free(vm);
}

/* ---- dict: an array of pairs in order is the model ---- */

typedef struct model {
    hn_value key[4096], value[4096];
    uint32_t n;
} model;

static int32_t model_find(const model *m, hn_value key) {
    for (uint32_t i = 0; i < m->n; i++)
        if (m->key[i] == key) return (int32_t)i;
    return -1;
}
static void model_delete(model *m, uint32_t at) {
    for (m->n--; at < m->n; at++) {
        m->key[at] = m->key[at + 1];
        m->value[at] = m->value[at + 1];
    }
}
static void same_dict(const hn_dict *d, const model *m) {
    uint32_t i = 0, at = 0;
    hn_value key, value;
    CHECK(d->live == m->n);
    while (hndict_next(d, &i, &key, &value)) {
        CHECK(at < m->n && key == m->key[at] && value == m->value[at]);
        at++;
    }
    CHECK(at == m->n);
}

static void dict_step(hn_vm *vm, hn_dict *d, model *m, hn_value key, uint32_t action, hn_value value) {
    hn_value got;
    int32_t at = model_find(m, key);
    if (action < 6) {
        CHECK(hndict_set(vm, d, key, value) == HN_OK);
        if (at < 0) m->key[at = (int32_t)m->n++] = key;
        m->value[at] = value;
    } else if (action < 9) {
        CHECK(hndict_pop(vm, d, key, &got) == HN_OK);
        CHECK(got == (at < 0 ? HN_UNBOUND : m->value[at]));
        if (at >= 0) model_delete(m, (uint32_t)at);
    } else if (m->n) {
        int32_t last = hndict_last(vm, d);
        CHECK(d->entries[last].key == m->key[m->n - 1]);
        hndict_delete_last(vm, d, (uint32_t)last);
        m->n--;
    }
    at = model_find(m, key);
    CHECK(hndict_get(vm, d, key, &got) == HN_OK);
    CHECK(got == (at < 0 ? HN_UNBOUND : m->value[at]));
}

static void test_dict(hn_vm *vm, uint32_t seed, uint32_t keys, uint32_t steps, const hn_value *names) {
    static model m;
    uint32_t random = seed;
    m.n = 0;
    hn_dict *d = hndict_new(vm, 0), *copy;
    for (uint32_t i = 0; i < steps; i++) {
        uint32_t k = next_random(&random) % keys;
        hn_value key = names ? names[k] : hnv_from_int((int64_t)k * 65536 - 1000);
        dict_step(vm, d, &m, key, next_random(&random) % 10, hnv_from_int(i));
        if (i % 64 == 0) same_dict(d, &m);
        if (i % 512 == 511) {
            CHECK(hndict_copy(vm, d, &copy) == HN_OK);
            same_dict(copy, &m);
            d = copy;
        }
    }
    same_dict(d, &m);
    hndict_clear(vm, d);
    m.n = 0;
    same_dict(d, &m);
}

static void test_dicts(hn_vm *vm) {
    static hn_value names[3000];
    for (uint32_t i = 0; i < 3000; i++) {
        char text[16];
        snprintf(text, sizeof text, "k%u", i);
        CHECK(hnstr_from_z(vm, text, &names[i]) == HN_OK);
    }
    for (uint32_t seed = 1; seed < 40; seed++) {
        test_dict(vm, seed, 6, 300, NULL);
        test_dict(vm, seed, 40, 2000, NULL);
        test_dict(vm, seed, 40, 2000, names);
    }
    test_dict(vm, 77, 3000, 20000, NULL);
    test_dict(vm, 78, 3000, 20000, names);
}

/* Equal keys of different types, and keys of all kinds. */
static void test_keys(hn_vm *vm) {
    hn_dict *d = hndict_new(vm, 0);
    hn_value one = hnv_from_int(1), pair, pair2, got, big, big2;
    CHECK(hndict_set(vm, d, one, HN_NONE) == HN_OK);
    CHECK(hndict_set(vm, d, hnv_from_double(1.0), HN_TRUE) == HN_OK);
    CHECK(hndict_set(vm, d, HN_TRUE, HN_ELLIPSIS) == HN_OK);
    CHECK(d->live == 1 && d->entries[0].key == one && d->entries[0].value == HN_ELLIPSIS);
    CHECK(hntuple_pair(vm, one, hnv_from_double(2.5), &pair) == HN_OK);
    CHECK(hntuple_pair(vm, HN_TRUE, hnv_from_double(2.5), &pair2) == HN_OK);
    CHECK(hndict_set(vm, d, pair, one) == HN_OK);
    CHECK(hndict_get(vm, d, pair2, &got) == HN_OK && got == one);
    CHECK(hnint_from_i64(vm, INT64_C(1) << 60, &big) == HN_OK);
    CHECK(hnint_from_i64(vm, INT64_C(1) << 60, &big2) == HN_OK);
    CHECK(hndict_set(vm, d, big, pair) == HN_OK);
    CHECK(hndict_get(vm, d, big2, &got) == HN_OK && got == pair);
    CHECK(hndict_get(vm, d, hnv_from_double(1152921504606846976.0), &got) == HN_OK && got == pair);
    CHECK(hndict_set(vm, d, HN_NONE, big) == HN_OK);
    CHECK(hndict_get(vm, d, HN_NONE, &got) == HN_OK && got == big);
}

/* ---- set: membership by a bit table, order by recorded facts of CPython ---- */

static void test_set(hn_vm *vm, uint32_t seed, uint32_t keys, uint32_t steps) {
    static bool in[5000];
    uint32_t random = seed, live = 0;
    hn_set *s = hnset_new(vm, HN_KIND_SET), *copy;
    memset(in, 0, sizeof in);
    for (uint32_t i = 0; i < steps; i++) {
        uint32_t k = next_random(&random) % keys;
        bool flag = false, has;
        hn_value key = hnv_from_int((int64_t)k * 64);
        if (next_random(&random) % 3) {
            CHECK(hnset_add(vm, s, key, &flag) == HN_OK && flag == !in[k]);
            live += flag;
            in[k] = true;
        } else {
            CHECK(hnset_discard(vm, s, key, &flag) == HN_OK && flag == in[k]);
            live -= flag;
            in[k] = false;
        }
        CHECK(hnset_has(vm, s, key, &has) == HN_OK && has == in[k] && s->live == live);
        if (i % 500 == 499) {
            CHECK(hnset_copy(vm, s, HN_KIND_SET, &copy) == HN_OK && copy->live == live);
            s = copy;
        }
    }
    uint32_t count = 0;
    hn_value key;
    int64_t hash;
    for (uint32_t i = 0; hnset_next(s, &i, &key, &hash); count++) CHECK(in[hnv_int(key) / 64]);
    CHECK(count == live);
}

static void order_is(hn_vm *vm, const int *add, uint32_t n, const int *want) {
    hn_set *s = hnset_new(vm, HN_KIND_SET);
    for (uint32_t i = 0; i < n; i++) CHECK(hnset_add(vm, s, hnv_from_int(add[i]), NULL) == HN_OK);
    hn_value key;
    int64_t hash;
    uint32_t at = 0;
    for (uint32_t i = 0; hnset_next(s, &i, &key, &hash); at++) CHECK(hnv_int(key) == want[at]);
}

static void test_sets(hn_vm *vm) {
    for (uint32_t seed = 1; seed < 40; seed++) {
        test_set(vm, seed, 10, 300);
        test_set(vm, seed, 200, 2000);
    }
    test_set(vm, 5, 5000, 40000);
    /* What CPython 3.14 has after adding these in turn. */
    order_is(vm, (const int[]){3, 1, 2}, 3, (const int[]){1, 2, 3});
    order_is(vm, (const int[]){8, 16, 1, 0, 9}, 5, (const int[]){0, 1, 8, 9, 16});
    order_is(vm, (const int[]){100, 5, 37, 64, 32}, 5, (const int[]){64, 32, 100, 37, 5});
}

int main(void) {
    hn_vm *vm = new_vm();
    test_dicts(vm);
    test_keys(vm);
    test_sets(vm);
    free_vm(vm);
    return 0;
}
