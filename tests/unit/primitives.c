/* Each primitive and each method of a frozen class: that its row declares what it takes, and that it gives a
 * result or an exception whatever it is called with (tests/fuzz/fuzz_primitives.c, which goes on with
 * inputs of its own). */
#include "../fuzz/fuzz_primitives.c"
#include "code/frozen.h"
#include "lib/lib.h"
#include "object/intern.h"

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

static const hn_frozen_module *find_frozen(hn_vm *vm, const char *module) {
    hn_value name;
    return hnstr_intern_utf8(vm, module, strlen(module), &name) == HN_OK ? hnfrozen_find(name) : NULL;
}
static bool has_face(hn_vm *vm, const char *module) {
    char inner[64];
    snprintf(inner, sizeof inner, "compression.%s", module);
    return find_frozen(vm, module) || find_frozen(vm, inner);
}
/* That each twin is a function of frozen Python with so many parameters. */
static void check_twins(hn_vm *vm, const hn_module_def *m) {
    for (const hn_twin_def *t = m->twins; t && t->name; t++) {
        hn_value name, fn = HN_UNBOUND;
        if (hnstr_intern_utf8(vm, t->name, strlen(t->name), &name) == HN_OK)
            fn = hndict_get_str(vm, vm->internals, name);
        if (!hnv_is(fn, HN_KIND_FUNCTION) || HN_FUNCTION(fn)->code->npos != t->params)
            complain(t->name, "is no function in core/lib/py/_hn with so many parameters");
    }
}

/* What a module's def says of other places: its line in lib.def, its face, its twins. */
static void check_module(hn_vm *vm, const hn_module_def *m, const char *line) {
    if (strcmp(m->name, line) != 0) complain(m->name, "has another name in lib.def");
    if (m->face && (m->doc || m->functions || m->constants))
        complain(m->name, "has what its face should have");
    if (!m->face && !m->doc) complain(m->name, "has no doc");
    if (m->face ? !has_face(vm, m->name) : find_frozen(vm, m->name) != NULL)
        complain(m->name, "has a face where there is none");
    check_twins(vm, m);
    for (const hn_primitive_def *p = m->primitives; p && p->def.name; p++) check_row(p, false);
    for (const hn_class_def *c = m->classes; c && c->name; c++) {
        size_t n = strlen(m->name);
        if (strncmp(c->name, m->name, n) != 0 || c->name[n] != '.')
            complain(c->name, "is not a class of its module");
        for (const hn_primitive_def *p = c->methods; p->def.name; p++) check_row(p, true);
    }
}

static void check_rows(hn_vm *vm) {
#define HN_LIB_TYPE(name)
#define HN_LIB_BUILTINS(name)
#define HN_LIB_PRIMITIVES(table)                                                                             \
    for (const hn_primitive_def *p = hnlib_primitives_##table; p->def.name; p++) check_row(p, false);
#define HN_LIB_MODULE(name) check_module(vm, &hnlib_module_##name, #name);
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
    static const hn_host_functions host = {0};
    hn_session *s = hn_session_new(&host);
    check_rows(&s->vm);
    hn_session_free(s);
    check_fits();
    for (unsigned seed = 1; seed <= SEEDS; seed++) {
        const uint8_t input[2] = {(uint8_t)seed, (uint8_t)(seed * 7)};
        fprintf(stderr, "seed %u\n", seed);
        (void)LLVMFuzzerTestOneInput(input, sizeof input);
    }
    return failures != 0;
}
