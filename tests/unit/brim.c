/* Memory filled to the brim in every way we know (tests/limits/brim.txt): the session that reached its limit
 * then runs small programs that look, make something small and delete, again and again. tests/limits has the
 * same for the other builds. */
#include "turn.h"
#include "include/hognose.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CASES  "tests/limits/brim.txt"
#define MIB    (UINT64_C(1) << 20)
#define ROUNDS 2

static int failures;

/* What has to work while the memory is full, and once x is gone. */
static const char *const full[] = {"1 + 1", "x is None",     "print(1)",     "len('abc')",
                                   "y = 1", "y = [0] * 100", "str(type(x))", "del y"};
static const char *const tidied[] = {"x = None",
                                     "d = None",
                                     "1 + 1",
                                     "y = [0] * 1000",
                                     "print(y[0])",
                                     "def f(): return 1\nf()",
                                     "class C:\n  def m(self): return [i for i in range(9)]\nC().m()",
                                     "try: 1 / 0\nexcept ZeroDivisionError as e: z = str(e)\nz",
                                     "import json\njson.dumps([1, 'a'])"};

static hn_state run(hn_session *s, const char *code) {
    hn_reset_used(s);
    hn_run_options o = {.filename = "brim.py", .top_await = true};
    hn_state st = hn_start(s, code, strlen(code), &o);
    while (st == HN_READY) st = hn_continue(s);
    return st;
}

static void complain(const char *name, uint64_t limit, const char *what, hn_state st, const hn_session *s) {
    fprintf(stderr, "%s, %u KiB: %s: state %d (%s), %llu bytes\n", name, (unsigned)(limit >> 10), what,
            (int)st, hn_limit_name(hn_limit_reached(s)), (unsigned long long)hn_get_used(s, HN_MAX_MEMORY));
    failures++;
}

static void run_each(hn_session *s, const char *name, uint64_t limit, const char *const *list, size_t n) {
    size_t len;
    for (size_t i = 0; i < n; i++) {
        hn_state st = run(s, list[i]);
        if (st != HN_COMPLETE) complain(name, limit, list[i], st, s);
        if (st == HN_COMPLETE && !hn_value_cbor(s, &len)) complain(name, limit, "the value", st, s);
        if (!hn_variable_names(s, &len)) complain(name, limit, "the names", st, s);
    }
}

static void dump_and_load(hn_session *s, const char *name, uint64_t limit) {
    size_t n;
    char problem[256] = "";
    const uint8_t *bytes = hn_dump(s, &n);
    hn_session *copy = bytes ? hn_load(NULL, bytes, n, problem, sizeof problem) : NULL;
    if (!copy || run(copy, "1 + 1") != HN_COMPLETE)
        complain(name, limit, bytes ? problem : hn_problem(s), HN_REFUSED, s);
    hn_session_free(copy);
}

static void check(const char *name, const char *code, uint64_t limit) {
    hn_host_functions host = {0};
    hn_session *s = hn_session_new(&host);
    bool narrow = limit < 2 * MIB; /* there is hardly any memory to begin with */
    if (hn_set_limit(s, HN_MAX_MEMORY, limit) && hn_set_limit(s, HN_MAX_TIME, UINT64_MAX)) {
        for (int round = 0; round < (limit > 8 * MIB ? 1 : ROUNDS); round++) {
            hn_state st = run(s, code);
            if (st != HN_LIMITED || hn_limit_reached(s) != HN_MAX_MEMORY) complain(name, limit, code, st, s);
            run_each(s, name, limit, full, sizeof full / sizeof *full);
            run_each(s, name, limit, tidied, narrow ? 3 : sizeof tidied / sizeof *tidied);
        }
        if (limit >= 8 * MIB) dump_and_load(s, name, limit);
    }
    hn_session_free(s);
}

static char *read_all(const char *path) {
    FILE *f = fopen(path, "rb");
    char *text = calloc(1, 1 << 16);
    if (!f || !text || !fread(text, 1, (1 << 16) - 1, f)) {
        fprintf(stderr, "%s: not there\n", path);
        exit(1);
    }
    fclose(f);
    return text;
}

int main(int argc, char **argv) {
    uint32_t n = 0;
    char *text = read_all(argc > 1 ? argv[1] : CASES);
    for (char *at = strstr(text, "### "), *next; at; at = next) {
        char *name = at + 4, *code = strchr(name, '\n');
        next = strstr(name, "\n### ");
        if (next) *next++ = 0;
        *code++ = 0;
#ifdef HN_SANITIZED
        static const uint64_t limits[] = {1280 << 10, 2 * MIB, 8 * MIB}; /* slow */
#else
        static const uint64_t limits[] = {1280 << 10, 2 * MIB, 8 * MIB, 64 * MIB};
#endif
        for (size_t i = strstr(code, "import") ? 1 : 0; i < sizeof limits / sizeof *limits; i++)
            if (turn_has(n++)) check(name, code, limits[i]);
    }
    free(text);
    if (failures) fprintf(stderr, "%d failures\n", failures);
    return failures != 0;
}
