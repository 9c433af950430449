/* Values and their reprs in pieces (hn_set_slices): the same bytes, texts and steps as in one go; whatever is
 * called in between; without memory at each allocation; cancelled, and out of time. The clock goes on by a
 * millisecond at each look, so that a slice is over after a few of them. */
#include "api/session.h"
#include "turn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef HN_SANITIZED
#define STRIDE 97
#else
#define STRIDE 7
#endif

static int checks, failures;

static void expect(bool ok, const char *what, const char *which) {
    checks++;
    if (ok) return;
    if (failures++ < 20) printf("%s: %s\n", which, what);
}

typedef struct text {
    char *at;
    size_t n;
    bool there;
} text;

typedef struct world {
    uint64_t clock;
    size_t printed;
    uint64_t hash; /* of what was printed */
} world;

static uint64_t on_now(void *ctx, int kind) {
    (void)kind;
    return ((world *)ctx)->clock += 1000000;
}

static void on_write(void *ctx, int stream, const char *utf8, size_t n) {
    world *w = ctx;
    (void)stream;
    w->printed += n;
    for (size_t i = 0; i < n; i++) w->hash = w->hash * 31 + (uint8_t)utf8[i];
}

/* What is before, and the value, which is x as well. */
static const struct {
    const char *name, *before, *value;
} zoo[] = {
    {"ints", "x = list(range(300000))", "x"},
    {"a dict", "x = {str(i): i * 0.5 for i in range(30000)}", "x"},
    {"keys of all kinds", "x = {(i, None): {i} for i in range(20000)}", "x"},
    {"nested lists", "x = []\nfor i in range(30): x = [x, x[:], [i] * 2000]", "x"},
    {"deep lists", "x = []\nfor i in range(150): x = [x]\nx = [x] * 300", "x"},
    {"a list in itself", "x = [1, 2] * 200000\nx.append(x)", "x"},
    {"texts", "x = ['\\u0101b' * 7, 'ab', '\\ud800'] * 20000", "x"},
    {"one long text", "x = '\\u0101b' * 800000", "x"},
    {"long ints", "x = [1 << 3000000, -1 << 2999999, 7]", "x"},
    {"sets and tuples",
     "x = [({1, 2}, frozenset([3]), (), b'ab', bytearray(b'c'), 2j, range(3), ...)] * 4000", "x"},
    {"exceptions", "x = [ValueError('a', [i]) for i in range(9000)]", "x"},
    {"no form", "x = [1] * 400000 + [iter([])]", "x"},
    {"too many", "x = [0] * 1000001", "x"},
    {"instances", "class P: pass\nx = [P() for i in range(3000)]", "x"},
    {"instances with fields",
     "class P:\n  def __init__(self, i): self.a, self.b = i, [i]\nx = [P(i) for i in range(2000)]", "x"},
    {"instances that print",
     "class P:\n  def __repr__(self):\n    print(end='r')\n    return 'P' * 50\nx = [P() for i in "
     "range(1000)]",
     "x"},
    {"instances that change what is there",
     "class P:\n  def __repr__(self):\n    global x, y\n    x, y = 5, [0]\n    l.clear()\n    return 'P'\n"
     "l = [P() for i in range(1000)]\nx = [l[:], l]",
     "x"},
    {"instances that delete what is there",
     "class P:\n  def __repr__(self):\n    globals().pop('x', 0)\n    return 'P'\nx = [P() for i in "
     "range(1000)]",
     "x"},
    {"instances that raise",
     "class P:\n  def __repr__(self): raise ValueError\nx = [P() for i in range(1000)]", "x"},
    {"functions", "x = [lambda: i for i in range(3000)]", "x"},
    {"a repr that takes long",
     "class P:\n  def __repr__(self):\n    for i in range(20000): pass\n    return 'P'\nx = [P()] * 9", "x"},
    {"a repr that does not end", "class P:\n  def __repr__(self):\n    while True: pass\nx = P()", "x"},
    {"a data class",
     "import dataclasses, datetime\n@dataclasses.dataclass\nclass P:\n  a: int\n  b: object\n"
     "x = [P(i, datetime.date(2026, 1, 1)) for i in range(2000)]",
     "x"},
};
enum { ZOO = sizeof zoo / sizeof *zoo };

static hn_session *session(world *w, bool handles, bool slices) {
    hn_session *s = hn_session_new(&(hn_host_functions){.ctx = w, .now = on_now, .write = on_write});
    if (!s) exit(2);
    (void)hn_set_limit(s, HN_MAX_TIME, 100000000);
    hn_set_handles(s, handles);
    hn_set_slices(s, slices);
    return s;
}

static hn_state run(hn_session *s, const char *code) {
    hn_reset_used(s);
    hn_state st = hn_start(s, code, strlen(code), NULL);
    while (st == HN_READY || st == HN_SLICED) st = hn_continue(s);
    return st;
}

static text copy(const void *p, size_t n) {
    text t = {.n = p ? n : 0, .there = p != NULL};
    t.at = malloc(t.n + 1);
    if (!t.at) exit(2);
    if (t.n) memcpy(t.at, p, t.n);
    return t;
}

static bool same(text a, text b) {
    return a.there == b.there && a.n == b.n && memcmp(a.at, b.at, a.n) == 0;
}

/* ---- the same as in one go ---- */

typedef enum what { VALUE, REPR, GET } what;

static const void *ask(hn_session *s, what w, size_t *n) {
    return w == VALUE  ? (const void *)hn_value_cbor(s, n)
           : w == REPR ? (const void *)hn_value_repr(s, n)
                       : (const void *)hn_get_variable(s, "x", n);
}

static bool unfinished(const hn_session *s) {
    return hn_problem_code(s) == HN_PROBLEM_SLICED;
}

/* Until it is finished, in *pieces calls. */
static text whole(hn_session *s, what w, uint32_t *pieces) {
    size_t n = 0;
    const void *p;
    *pieces = 0;
    do {
        p = ask(s, w, &n);
        ++*pieces;
    } while (!p && unfinished(s) && *pieces < 100000);
    return copy(p, n);
}

typedef struct outcome {
    text given[3];
    char problem[3][256];
    hn_state state[3];
    hn_limit_kind limit[3];
    uint64_t steps[3], hash;
    uint32_t pieces[3];
} outcome;

static outcome outcome_of(size_t which, bool handles, bool slices) {
    outcome o = {0};
    world w = {0};
    hn_session *s = session(&w, handles, slices);
    if (run(s, zoo[which].before) != HN_COMPLETE || run(s, zoo[which].value) != HN_COMPLETE) {
        expect(false, "did not run", zoo[which].name);
        hn_session_free(s);
        return o;
    }
    static const what order[] = {VALUE, REPR, GET};
    for (int i = 0; i < 3; i++) {
        o.given[i] = whole(s, order[i], &o.pieces[i]);
        snprintf(o.problem[i], sizeof o.problem[i], "%s", hn_problem(s));
        o.state[i] = hn_session_state(s);
        o.limit[i] = hn_limit_reached(s);
        o.steps[i] = hn_get_used(s, HN_MAX_STEPS);
    }
    o.hash = w.hash;
    expect(run(s, "1 + 1") == HN_COMPLETE, "1 + 1 does not run afterwards", zoo[which].name);
    hn_session_free(s);
    return o;
}

static void forget(outcome *o) {
    for (int i = 0; i < 3; i++) free(o->given[i].at);
}

static void test_same(size_t which, bool handles) {
    const char *name = zoo[which].name;
    outcome one = outcome_of(which, handles, false), many = outcome_of(which, handles, true);
    uint32_t pieces = 0;
    for (int i = 0; i < 3; i++) {
        expect(one.pieces[i] == 1, "is not in one piece without slices", name);
        expect(same(one.given[i], many.given[i]),
               i == 0   ? "another value"
               : i == 1 ? "another repr"
                        : "another variable",
               name);
        expect(strcmp(one.problem[i], many.problem[i]) == 0, many.problem[i], name);
        expect(one.state[i] == many.state[i] && one.limit[i] == many.limit[i], "another state", name);
        expect(one.steps[i] == many.steps[i], "other steps", name);
        pieces += many.pieces[i];
    }
    expect(one.hash == many.hash, "printed something else", name);
    bool copied = strcmp(name, "one long text") == 0; /* as fast as memory is */
    if (handles && !copied) expect(pieces > 3, "is in one piece with slices", name);
    forget(&one);
    forget(&many);
}

/* ---- other calls in between ---- */

static void other_value(hn_session *s) {
    size_t n;
    while (!hn_value_cbor(s, &n) && unfinished(s)) {
    }
}
static void other_repr(hn_session *s) {
    size_t n;
    (void)hn_value_repr(s, &n);
}
static void other_variable(hn_session *s) {
    size_t n;
    (void)hn_get_variable(s, "z", &n);
}
static void other_get(hn_session *s) {
    size_t n;
    (void)hn_get_variable(s, "x", &n);
}
static void other_set(hn_session *s) {
    expect(hn_set_variable(s, "q", (const uint8_t *)"\x01", 1), "cannot be set", "in between");
}
static void other_delete(hn_session *s) {
    (void)hn_delete_variable(s, "z");
}
static void other_keep(hn_session *s) {
    (void)hn_keep_value(s, "k");
}
static void other_names(hn_session *s) {
    size_t n;
    expect(hn_variable_names(s, &n) != NULL, "no names", "in between");
}
static void other_dump(hn_session *s) {
    size_t n;
    const uint8_t *p;
    do p = hn_dump(s, &n);
    while (!p && unfinished(s));
    expect(p != NULL, "no dump", "in between");
}
static void other_collect(hn_session *s) {
    hn_collect(s);
}
static void other_limit(hn_session *s) {
    (void)hn_set_limit(s, HN_MAX_OUTPUT, 1000000);
}
static void other_module(hn_session *s) {
    (void)hn_add_module(s, "m", "a = 1", 5);
}
static void other_check(hn_session *s) {
    (void)hn_check(s, "1 +", 3, NULL);
}
static void other_run(hn_session *s) {
    expect(run(s, "z = 7\nz") == HN_COMPLETE, "no run", "in between");
}
static void other_call(hn_session *s) {
    (void)hn_start_call(s, 1, (const uint8_t *)"\x82\x80\xa0", 3);
}
static void other_abandon(hn_session *s) {
    (void)hn_abandon(s);
}
static void other_reset(hn_session *s) {
    hn_reset_used(s);
}
static void other_looks(hn_session *s) {
    hn_spend_time(s, 1000);
    expect(hn_get_used(s, HN_MAX_STEPS) > 0 && hn_value_present(s), "other looks", "in between");
    expect(hn_session_state(s) == HN_COMPLETE && hn_exit_code(s) == HN_NO_EXIT, "another state",
           "in between");
}
static void other_cancel(hn_session *s) {
    hn_cancel(s);
}
static void other_slices(hn_session *s) {
    hn_set_slices(s, false);
}

typedef struct between {
    const char *name;
    void (*call)(hn_session *s);
    bool ends; /* the value is not there afterwards */
} between;
static const between others[] = {
    {"hn_value_cbor", other_value, false},
    {"hn_value_repr", other_repr, false},
    {"hn_get_variable of another", other_variable, false},
    {"hn_get_variable", other_get, false},
    {"hn_set_variable", other_set, false},
    {"hn_delete_variable", other_delete, false},
    {"hn_keep_value", other_keep, false},
    {"hn_variable_names", other_names, false},
    {"hn_dump", other_dump, false},
    {"hn_collect", other_collect, false},
    {"hn_set_limit", other_limit, false},
    {"hn_add_module", other_module, false},
    {"hn_check", other_check, true},
    {"hn_start", other_run, true},
    {"hn_start_call", other_call, true},
    {"hn_abandon", other_abandon, true},
    {"hn_reset_used", other_reset, false},
    {"hn_get_used and others", other_looks, false},
    {"hn_cancel", other_cancel, true},
    {"hn_set_slices", other_slices, false},
};
enum { OTHERS = sizeof others / sizeof *others };

static const char *const many_objects =
    "class P:\n  def __init__(self): self.a = [1, 'b']\n  def __repr__(self):\n    return 'P' * 20\n"
    "x = [P() for i in range(4000)] + [0] * 60000\ny = x[:]\nz = 5";

/* A session whose value, or variable x, has been left after so many pieces. */
static hn_session *left(world *w, what asked, uint32_t pieces, const char *which) {
    hn_session *s = session(w, true, true);
    size_t n;
    expect(run(s, many_objects) == HN_COMPLETE && run(s, "x") == HN_COMPLETE, "did not run", which);
    for (uint32_t i = 0; i < pieces; i++)
        expect(!ask(s, asked, &n) && unfinished(s), "is finished too early", which);
    return s;
}

static void alive(hn_session *s, const char *which) {
    size_t n = 0;
    hn_state st = run(s, "1 + 1");
    const uint8_t *v = st == HN_COMPLETE ? hn_value_cbor(s, &n) : NULL;
    expect(v && n == 1 && *v == 2, "1 + 1 does not run", which);
}

static void test_between(const between *b, what asked, uint32_t after, text expected) {
    world w = {0};
    uint32_t pieces;
    hn_session *s = left(&w, asked, after, b->name);
    b->call(s);
    if (b->call == other_cancel) {
        text found = whole(s, asked, &pieces);
        expect(!found.there && hn_limit_reached(s) == HN_CANCELLED, "is not cancelled", b->name);
        expect(asked == GET || hn_session_state(s) == HN_LIMITED, "another state", b->name);
        free(found.at);
    } else if (!b->ends || asked == GET) {
        text found = whole(s, asked, &pieces);
        expect(same(found, expected), "another value afterwards", b->name);
        free(found.at);
    }
    alive(s, b->name);
    hn_session_free(s);
}

static void test_others(what asked) {
    world w = {0};
    uint32_t all;
    hn_session *s = left(&w, asked, 0, "in one go");
    text expected = whole(s, asked, &all);
    hn_session_free(s);
    expect(all > 8, "too few pieces", "other calls");
    for (int i = 0; i < OTHERS; i++) {
        if (!turn_has((uint32_t)i)) continue;
        for (uint32_t after = 1; after < all; after += all / 4 + 1)
            test_between(&others[i], asked, after, expected);
    }
    for (uint32_t after = 1; after < all; after += all / 8 + 1)
        hn_session_free(left(&w, asked, after, "freed"));
    free(expected.at);
}

/* ---- no memory, no time ---- */

/* The value, with the n-th allocation failing. True when that was reached. */
static bool without(size_t which, bool handles, int64_t n, text expected) {
    world w = {0};
    uint32_t pieces;
    hn_session *s = session(&w, handles, true);
    expect(run(s, zoo[which].before) == HN_COMPLETE && run(s, zoo[which].value) == HN_COMPLETE, "did not run",
           zoo[which].name);
    s->vm.meter.fail_allocation = n;
    text found = whole(s, VALUE, &pieces);
    bool reached = s->vm.meter.fail_allocation == 0;
    s->vm.meter.fail_allocation = 0;
    /* Of an object that there was no memory to describe there is less. */
    expect(found.there == expected.there && (handles || same(found, expected)),
           "another value without memory", zoo[which].name);
    free(found.at);
    alive(s, zoo[which].name);
    hn_session_free(s);
    return reached;
}

static void test_memory(size_t which, bool handles) {
    outcome one = outcome_of(which, handles, false);
    int64_t n = 1;
    while (n < 2000 && without(which, handles, n, one.given[0])) n += n < 20 ? 1 : STRIDE;
    expect(n > 1, "no allocation failed", zoo[which].name);
    forget(&one);
}

/* It counts as running time, with slices and without. */
static void test_time(size_t which, bool handles, bool slices) {
    world w = {0};
    uint32_t pieces;
    hn_session *s = session(&w, handles, slices);
    expect(run(s, zoo[which].before) == HN_COMPLETE && run(s, zoo[which].value) == HN_COMPLETE, "did not run",
           zoo[which].name);
    uint64_t used = hn_get_used(s, HN_MAX_TIME);
    free(whole(s, VALUE, &pieces).at);
    uint64_t most = hn_get_used(s, HN_MAX_TIME);
    expect(most > used + 10, "takes no time", zoo[which].name);
    expect(run(s, zoo[which].value) == HN_COMPLETE &&
               hn_set_limit(s, HN_MAX_TIME, hn_get_used(s, HN_MAX_TIME) + 5),
           "did not run again", zoo[which].name);
    text found = whole(s, VALUE, &pieces);
    expect(!found.there && hn_session_state(s) == HN_LIMITED && hn_limit_reached(s) == HN_MAX_TIME,
           "passes the time limit", zoo[which].name);
    free(found.at);
    (void)hn_set_limit(s, HN_MAX_TIME, 100000000);
    alive(s, zoo[which].name);
    hn_session_free(s);
}

static size_t animal(const char *name) {
    for (size_t i = 0; i < ZOO; i++)
        if (strcmp(zoo[i].name, name) == 0) return i;
    expect(false, "is not there", name);
    return 0;
}

int main(void) {
    for (size_t i = 0; i < ZOO; i++) {
        if (!turn_has((uint32_t)i)) continue;
        test_same(i, false);
        test_same(i, true);
    }
    test_others(VALUE);
    test_others(GET);
    test_memory(animal("ints"), false);
    test_memory(animal("keys of all kinds"), false);
    test_memory(animal("instances with fields"), true);
    for (int slices = 0; slices < 2; slices++) {
        test_time(animal("ints"), false, slices);
        test_time(animal("texts"), false, slices);
    }
    printf("%d checks, %d failures\n", checks, failures);
    return failures != 0;
}
