/* Each primitive and each method of a frozen class: that its row declares what it takes, and that it gives a
 * result or an exception whatever it is called with (tests/fuzz/fuzz_primitives.c, which goes on with
 * inputs of its own). */
#include "../fuzz/fuzz_primitives.c"
#include "lib/lib.h"

#include <stdio.h>

#define SEEDS 60u

static unsigned failures;

static void complain(const char *name, const char *what) {
    fprintf(stderr, "%s: %s\n", name, what);
    failures++;
}

static void check_row(const hn_primitive_def *row, bool method) {
    const hn_native_def *def = &row->def;
    if (!(def->flags & HN_NATIVE_CHECKED)) complain(def->name, "its row was not made by a macro of takes.h");
    if (method && !row->takes.width) complain(def->name, "does not say how many slots its self has");
    if (!method && def->max != HN_TAKES_MAX(row->takes.args))
        complain(def->name, "counts its arguments wrong");
    for (uint64_t takes = row->takes.args; takes; takes >>= 8)
        if (!hntakes_sorts[takes & 127]) complain(def->name, "takes what no value is");
}

static void check_rows(void) {
#define HN_LIB_TYPE(name)
#define HN_LIB_BUILTINS(name)
#define HN_LIB_MODULE(name)
#define HN_LIB_PRIMITIVES(table)                                                                             \
    for (const hn_primitive_def *p = hnlib_primitives_##table; p->def.name; p++) check_row(p, false);
#define HN_LIB_METHODS(table)                                                                                \
    for (const hn_primitive_def *p = hnlib_methods_##table; p->def.name; p++) check_row(p, true);
#include "lib/lib.def"
}

/* What a value is, to the declarations. */
static void check_fit(uint64_t take, hn_value v, bool expected) {
    if (hntakes_fit(take, &v, 1) == expected) return;
    fprintf(stderr, "declaration %u and value %llx\n", (unsigned)take, (unsigned long long)v);
    failures++;
}
static void check_fits(void) {
    check_fit(HN_A_SIZE, hnv_from_int(0), true);
    check_fit(HN_A_SIZE, hnv_from_int(INT32_MAX), true);
    check_fit(HN_A_SIZE, hnv_from_int(INT64_C(1) << 31), false);
    check_fit(HN_A_SIZE, hnv_from_int(-1), false);
    check_fit(HN_A_WORD, hnv_from_int(HN_INT_MIN), true);
    check_fit(HN_A_WORD, HN_TRUE, false);
    check_fit(HN_A_WORD, hnv_from_double(1), false);
    check_fit(HN_AN_INT, HN_NONE, false);
    check_fit(HN_A_BOOL, HN_FALSE, true);
    check_fit(HN_ANY, HN_NONE, true);
    check_fit(HN_ANY, hnv_from_double(-1), true);
    check_fit(HN_ANY, HN_UNBOUND, false);
    check_fit(HN_OPT(HN_ANY), HN_UNBOUND, true);
    check_fit(HN_A_STR, HN_NONE, false);
    check_fit(HN_OR_NONE(HN_A_STR), HN_NONE, true);
    check_fit(HN_OR_NONE(HN_A_STR), HN_UNBOUND, false);
}

int main(void) {
    check_rows();
    check_fits();
    for (unsigned seed = 1; seed <= SEEDS; seed++) {
        const uint8_t input[2] = {(uint8_t)seed, (uint8_t)(seed * 7)};
        fprintf(stderr, "seed %u\n", seed);
        (void)LLVMFuzzerTestOneInput(input, sizeof input);
    }
    return failures != 0;
}
