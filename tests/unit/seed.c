/* Seeded sessions: everything still stands where its hash says, and snapshots bring the seed along. */
#include "hognose.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

static const char program[] = "import json, os, enum, dataclasses, datetime\n"
                              "names = {str(i): i for i in range(300)}\n"
                              "words = set(names)\n"
                              "ok = all(names[str(i)] == i and str(i) in words for i in range(300))\n"
                              "ok = ok and all(getattr(str, n) is not None for n in dir(str)) and "
                              "json.loads(json.dumps(names)) == names\n"
                              "''.join(set('abcdefghij')) + str(ok)";

/* The repr of what the program gives; owned by the caller. */
static char *value_of(hn_session *s, const char *code) {
    size_t n = 0;
    hn_state st = hn_start(s, code, strlen(code), NULL);
    while (st == HN_READY) st = hn_continue(s);
    const char *text = st == HN_COMPLETE ? hn_value_repr(s, &n) : hn_error_traceback(s, NULL);
    char *copy = malloc(n + 1);
    if (copy) snprintf(copy, n + 1, "%s", text ? text : "");
    if (st != HN_COMPLETE) {
        failures++;
        fprintf(stderr, "%s\n", text ? text : "no text");
    }
    return copy;
}

static void expect(bool good, const char *what) {
    if (good) return;
    failures++;
    fprintf(stderr, "FAILED %s\n", what);
}

static char *seeded(uint64_t seed, hn_session **out) {
    *out = hn_session_new(NULL);
    expect(*out && hn_set_seed(*out, seed), "a seed for a new session");
    return value_of(*out, program);
}

int main(void) {
    hn_session *a, *b, *c;
    char problem[200] = "";
    size_t n;
    char *first = seeded(1, &a), *second = seeded(2, &b), *none = seeded(0, &c);
    expect(strstr(first, "True") && strstr(second, "True") && strstr(none, "True"), "look-ups");
    expect(strcmp(first, second) != 0 && strcmp(first, none) != 0, "orders differ");
    expect(!hn_set_seed(a, 3) && hn_problem(a)[0], "no seed for a session that was used");
    const uint8_t *dump = hn_dump(a, &n);
    hn_session *again = hn_load(NULL, dump, n, problem, sizeof problem);
    expect(again != NULL, problem);
    char *third = value_of(again, "''.join(set('abcdefghij')) + str(ok)");
    expect(strcmp(first, third) == 0, "a snapshot brings its seed along");
    free(first), free(second), free(third), free(none);
    hn_session_free(a), hn_session_free(b), hn_session_free(c), hn_session_free(again);
    printf("%d failures\n", failures);
    return failures != 0;
}
