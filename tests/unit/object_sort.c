/* hnsort: sorted, stable, reversed, with items that go along, on data with and without runs. */
#include <stdio.h>
#include <stdlib.h>

#include "object/heap.h"
#include "object/intern.h"
#include "object/seq.h"
#include "object/sort.h"
#include "object/text.h"

#define CHECK(cond)                                                                                          \
    do {                                                                                                     \
        if (!(cond)) {                                                                                       \
            printf("%s:%d: %s\n", __FILE__, __LINE__, #cond);                                                \
            exit(1);                                                                                         \
        }                                                                                                    \
    } while (0)

#define MAX 5000u

static uint32_t next_random(uint32_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

/* Random, few different, rising, falling, saw teeth, nearly sorted. */
static int64_t number(uint32_t pattern, uint32_t i, uint32_t n, uint32_t *random) {
    uint32_t r = next_random(random);
    switch (pattern) {
    case 0: return (int64_t)r - 2000000000;
    case 1: return r % 7;
    case 2: return i;
    case 3: return (int64_t)n - i;
    case 4: return i % 37;
    default: return r % 20 ? (int64_t)i : (int64_t)(r % n);
    }
}

static void sort_once(hn_vm *vm, uint32_t pattern, uint32_t n, bool floats, bool reverse, uint32_t *random) {
    static hn_value keys[MAX], items[MAX];
    static int64_t of[MAX];
    for (uint32_t i = 0; i < n; i++) {
        of[i] = number(pattern, i, n, random);
        keys[i] = floats && i % 3 ? hnv_from_double((double)of[i]) : hnv_from_int(of[i]);
        items[i] = hnv_from_int(i);
    }
    CHECK(hnsort(vm, keys, items, n, reverse) == HN_OK);
    for (uint32_t i = 0; i < n; i++) {
        int64_t at = hnv_int(items[i]);
        int64_t key = hnv_is_int(keys[i]) ? hnv_int(keys[i]) : (int64_t)hnv_double(keys[i]);
        CHECK(key == of[at]);
        if (!i) continue;
        int64_t before = hnv_int(items[i - 1]);
        CHECK(reverse ? of[before] >= of[at] : of[before] <= of[at]);
        if (of[before] == of[at]) CHECK(before < at);
    }
}

static void test_strings(hn_vm *vm) {
    static hn_value v[500];
    uint32_t random = 99;
    for (uint32_t i = 0; i < 500; i++) {
        char text[16];
        snprintf(text, sizeof text, "%u", next_random(&random) % 1000);
        CHECK(hnstr_from_z(vm, text, &v[i]) == HN_OK);
    }
    CHECK(hnsort(vm, v, NULL, 500, false) == HN_OK);
    for (uint32_t i = 1; i < 500; i++) CHECK(hnstr_compare(HN_STR(v[i - 1]), HN_STR(v[i])) <= 0);
}

int main(void) {
    static const uint32_t sizes[] = {0, 1, 2, 3, 10, 23, 24, 25, 63, 64, 65, 200, 1000, MAX};
    hn_vm *vm = calloc(1, sizeof *vm);
    uint32_t random = 12345;
    hnmeter_init(&vm->meter);
    hnmeter_start(&vm->meter);
    hnheap_init(vm);
    for (uint32_t pattern = 0; pattern < 6; pattern++)
        for (uint32_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
            for (uint32_t mode = 0; mode < 4; mode++)
                sort_once(vm, pattern, sizes[s], mode & 1, mode & 2, &random);
    test_strings(vm);
    hnstr_intern_free(vm);
    hnheap_free(vm);
    free(vm);
    return 0;
}
