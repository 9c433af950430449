/* Collections that take longer than a run may: each run begins with them, and the clock stops it. A few runs
 * later they are over, and nothing that is alive was lost, whatever the host does between the runs. The clock
 * is the test's: it moves with each look. */
#include "api/session.h"
#include "include/hognose.h"
#include "object/mark.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LOOK_MS 1u
#define PARTS   15u /* runs that a collection takes, about */

static int failures;

static uint64_t on_now(void *ctx, int kind) {
    (void)kind;
    return *(uint64_t *)ctx += LOOK_MS * 1000000u;
}

static void complain(const char *heap, const char *host, const char *what, uint64_t n) {
    fprintf(stderr, "%s, %s: %s %llu\n", heap, host, what, (unsigned long long)n);
    failures++;
}

static hn_state run(hn_session *s, const char *code) {
    hn_reset_used(s);
    hn_state st = hn_start(s, code, strlen(code), NULL);
    while (st == HN_READY) st = hn_continue(s);
    return st;
}

/* Each makes x, and is_whole() says whether all of it is there. */
static const struct {
    const char *name, *make;
} heaps[] = {
    {"lists", "x = [[str(i)] for i in range(60000)]\n"
              "def is_whole(): return all(v == [str(i)] for i, v in enumerate(x))\n"},
    {"chain, wider than the stack",
     "x = None\nfor i in range(60000): x = [[[str(i)]], x]\n"
     "def is_whole():\n  v, i = x, 60000\n  while v:\n    i -= 1\n"
     "    if v[0] != [[str(i)]]: return False\n    v = v[1]\n  return i == 0\n"},
    {"names", "import sys\nx = {sys.intern(str(i)): i for i in range(100000)}\n"
              "def is_whole(): return [*x] == [str(i) for i in range(100000)]\n"},
};

/* A list without items is marked at once, the last items of a long one late. */
static const char moving[] =
    "class V:\n  def __repr__(self):\n    i = -1 - len(a)\n    a.append(x[i])\n    x[i] = None\n    return "
    "'v'\n"
    "v, a, whole = V(), [], is_whole\n"
    "def is_whole():\n  while a:\n    i = -len(a)\n    x[i] = a.pop()\n  return whole()\n";

/* What the host does between two runs. */
static bool nothing(hn_session *s) {
    hn_set_slices(s, false);
    return hn_set_limit(s, HN_MAX_STEPS, UINT64_MAX);
}
/* A look at v moves an item of the first heap. */
static bool look(hn_session *s) {
    size_t n;
    hn_set_handles(s, true);
    bool wanted = s->vm.heap.wanted;
    s->vm.heap.wanted = false; /* otherwise the look collects first */
    bool done = hn_get_variable(s, "v", &n) != NULL;
    s->vm.heap.wanted = wanted;
    return done;
}
static const struct {
    const char *name;
    bool (*fn)(hn_session *s);
    bool resumes;
} hosts[] = {{"nothing", nothing, true}, {"looks", look, false}};

/* How many looks at the clock a collection of all takes. */
static uint64_t looks(hn_session *s, uint64_t *clock) {
    uint64_t before;
    (void)hn_set_limit(s, HN_MAX_TIME, UINT64_MAX / 2000000);
    s->vm.heap.wanted = true;
    (void)run(s, "");
    s->vm.heap.wanted = true;
    before = *clock;
    (void)run(s, "");
    return (*clock - before) / (LOOK_MS * 1000000u);
}

static void try_one(size_t h, size_t k) {
    uint64_t clock = 1, failed = 0;
    size_t n;
    hn_host_functions host = {.ctx = &clock, .now = on_now};
    hn_session *s = hn_session_new(&host);
    (void)hn_set_limit(s, HN_MAX_TIME, UINT64_MAX / 2000000);
    if (run(s, heaps[h].make) != HN_COMPLETE || (!hosts[k].resumes && run(s, moving) != HN_COMPLETE))
        complain(heaps[h].name, hosts[k].name, "is not made", 0);
    uint64_t whole = looks(s, &clock);
    if (whole < 2 * PARTS) complain(heaps[h].name, hosts[k].name, "too few looks:", whole);
    (void)hn_set_limit(s, HN_MAX_TIME, whole / PARTS * LOOK_MS);
    s->vm.heap.wanted = true;
    while (failed < 300 && run(s, "1 + 1") == HN_LIMITED) {
        if (!hosts[k].fn(s)) complain(heaps[h].name, hosts[k].name, hn_problem(s), failed);
        failed++;
    }
    if (hosts[k].resumes && (failed < 2 || failed > 2 * PARTS))
        complain(heaps[h].name, hosts[k].name, "runs that failed:", failed);
    (void)hn_set_limit(s, HN_MAX_TIME, UINT64_MAX / 2000000);
    (void)run(s, "z = [[str(i)] for i in range(70000)]"); /* in the place of what was not kept */
    const char *text = run(s, "is_whole()") == HN_COMPLETE ? hn_value_repr(s, &n) : hn_error_message(s, &n);
    if (!text || strcmp(text, "True") != 0)
        complain(heaps[h].name, hosts[k].name, text ? text : "lost", failed);
    hn_session_free(s);
}

int main(void) {
    for (size_t h = 0; h < sizeof heaps / sizeof *heaps; h++) try_one(h, 0);
    try_one(0, 1);
    if (failures) fprintf(stderr, "%d failures\n", failures);
    return failures != 0;
}
