/* Loads in pieces: the same session as in one go; whatever is called in between spoils it; without memory at
 * each allocation; cancelled, and out of time; under the limits of steps and allocations that it was made
 * under. */
#include "in_pieces.h"
#include "turn.h"

/* What only a load goes over in parts: frames, their registers, and what is known of these. */
static const char *const more_shapes[] = {
    "def g(x):\n  while True: x = yield x, [x]\nx = [g(i) for i in range(20000)]\nfor i in x: next(i)",
    "x = []\nfor i in range(20000):\n  try: 1 // 0\n  except ZeroDivisionError as e: x.append(e)",
    "b = memoryview(bytearray(20000))\nx = [b[i:] for i in range(20000)]",
    "class C:\n  def f(self): pass\nc = C()\nx = [c.f for i in range(60000)]",
    "x = [slice(i, [i]) for i in range(20000)] + [range(i, i + 2 ** 60) for i in range(20000)]",
    "x = {frozenset([i]): str(i) * 200 for i in range(20000)}",
    "text = 'def f(x):\\n  yield x\\n' + '  x = x + 1 if x else [x, *x]\\n  yield x\\n' * 4000\nexec(text)\n"
    "x = [f(i) for i in range(3)]\nfor i in x: next(i)",
    "import sys\nsys.setrecursionlimit(1000)\ndef f(n, *a):\n  x, y, z = [n], str(n), (n, n)\n  try: f(n + "
    "1, x, y, z)\n"
    "  except RecursionError as e: global kept; kept = e; raise\ntry: f(0)\nexcept RecursionError: pass\n"
    "x = list(range(300000))",
};
enum { MORE_SHAPES = sizeof more_shapes / sizeof *more_shapes };

static const char not_loaded[] = "the session failed to load a snapshot, and can only be freed";

/* Until it is finished, in *pieces calls. The number may differ by one between two sessions: how full the
 * pages of a map are depends on addresses. */
static bool load(hn_session *s, text t, uint32_t *pieces) {
    bool ok;
    *pieces = 0;
    do {
        ok = hn_load_into(s, t.at, t.n);
        ++*pieces;
    } while (!ok && unfinished(s));
    return ok;
}

static text dump_of(const char *code) {
    uint64_t clock = 0;
    hn_session *s = session(&clock, true);
    expect(run(s, code) == HN_COMPLETE, "does not run", code);
    text t = at_once(s);
    hn_session_free(s);
    return t;
}

/* ---- the same session ---- */

typedef struct usage {
    uint64_t steps, time, output, calls, memory, peak;
} usage;

static usage usage_of(const hn_session *s) {
    return (usage){hn_get_used(s, HN_MAX_STEPS), hn_get_used(s, HN_MAX_TIME),   hn_get_used(s, HN_MAX_OUTPUT),
                   hn_get_used(s, HN_MAX_CALLS), hn_get_used(s, HN_MAX_MEMORY), hn_peak_memory(s)};
}

/* Owned by the caller; it has loaded t. */
static hn_session *loaded(text t, uint64_t *clock, bool slices, const char *name) {
    uint32_t pieces;
    hn_session *s = session(clock, slices);
    bool ok = load(s, t, &pieces);
    expect(ok, hn_problem(s), name);
    expect(slices ? pieces > 2 : pieces == 1, "another number of pieces", name);
    expect(!s->reader && !*hn_problem(s) && hn_problem_code(s) == HN_PROBLEM_NONE, "something is left", name);
    return s;
}

static void try_same(text t, const char *name) {
    uint64_t clock = 0, other = 0;
    hn_session *whole_one = loaded(t, &clock, false, name), *in_pieces = loaded(t, &other, true, name);
    usage a = usage_of(whole_one), b = usage_of(in_pieces);
    expect(memcmp(&a, &b, sizeof a) == 0, "another usage in pieces", name);
    expect(hn_session_state(whole_one) == hn_session_state(in_pieces), "another state in pieces", name);
    text first = at_once(whole_one), second = at_once(in_pieces);
    expect(same(first, t) && same(second, t), "another dump", name);
    if (hn_session_state(in_pieces) == HN_IDLE)
        expect(run(in_pieces, "z = 1") == HN_COMPLETE, "it does not run", name);
    free(first.at);
    free(second.at);
    hn_session_free(whole_one);
    hn_session_free(in_pieces);
}

static void try_shape(const char *code) {
    text t = dump_of(code);
    try_same(t, code);
    free(t.at);
}

static const char threads[] =
    "import threading\nx = list(range(100000))\ndef f(n):\n  y = [n] * 60000\n  ask(n)\n"
    "for i in range(5): threading.Thread(target=f, args=(i,)).start()\nask(7)";

/* A run between two slices, one that waits for the host, and one with threads that do. */
static void try_paused(void) {
    uint64_t clock = 0;
    const char *code = "x = list(range(300000))\nwhile True: x[0] += 1";
    hn_session *s = session(&clock, true);
    hn_state st = hn_start(s, code, strlen(code), NULL);
    for (int i = 0; st == HN_READY || (st == HN_SLICED && i < 9); i++) st = hn_continue(s);
    expect(st == HN_SLICED, "it does not pause", "between slices");
    text t = at_once(s);
    try_same(t, "between slices");
    free(t.at);
    hn_session_free(s);
    static const char *const waiting[] = {
        "x = list(range(300000))\ny = ask(1)",
        threads,
        "x = list(range(100000))\ndef f(n):\n  y = [n]\n  if n: f(n - 1)\n  else: ask(1)\nf(900)",
    };
    for (size_t i = 0; i < sizeof waiting / sizeof *waiting; i++) {
        s = session(&clock, true);
        expect(hn_declare(s, "ask", false, NULL, NULL), "no function", waiting[i]);
        st = run(s, waiting[i]);
        expect(st == HN_CALLING || st == HN_WAITING, "does not wait", waiting[i]);
        t = at_once(s);
        try_same(t, waiting[i]);
        free(t.at);
        hn_session_free(s);
    }
}

/* ---- whatever else happens in between ---- */

#define MIDDLE "x = [[i] for i in range(60000)]"

static hn_session *in_the_middle(text t, uint64_t *clock, uint32_t after) {
    hn_session *s = session(clock, true);
    for (uint32_t i = 0; i < after; i++)
        expect(!hn_load_into(s, t.at, t.n) && unfinished(s), "too few pieces", "the middle");
    return s;
}

static uint32_t count_pieces(text t) {
    uint64_t clock = 0;
    uint32_t pieces;
    hn_session *s = session(&clock, true);
    expect(load(s, t, &pieces), hn_problem(s), "the middle");
    hn_session_free(s);
    return pieces;
}

static void is_spoilt(hn_session *s, text t, const char *name) {
    expect(!hn_load_into(s, t.at, t.n), "it loads after all", name);
    expect(strcmp(hn_problem(s), not_loaded) == 0 && hn_problem_code(s) == HN_PROBLEM_STATE, hn_problem(s),
           name);
    expect(hn_session_state(s) == HN_IDLE && !s->reader, "something is left", name);
}

/* Another call drops what was done, and is refused. */
static void try_between(text t, uint32_t pieces) {
    for (uint32_t after = 1; after + 2 < pieces; after += STRIDE) {
        if (!turn_has(after / STRIDE)) continue;
        uint64_t clock = 0;
        size_t n;
        hn_session *s = in_the_middle(t, &clock, after);
        uint64_t memory = hn_get_limit(s, HN_MAX_MEMORY), steps = hn_get_limit(s, HN_MAX_STEPS);
        expect(memory == HN_DEFAULT_MEMORY && steps == UINT64_MAX, "another limit", "between");
        bool refused = after % 4 == 0   ? hn_start(s, "x = 7", 5, NULL) == HN_REFUSED
                       : after % 4 == 1 ? !hn_get_variable(s, "__name__", &n)
                       : after % 4 == 2 ? !hn_collect(s)
                                        : !hn_dump(s, &n);
        expect(refused && strcmp(hn_problem(s), not_loaded) == 0, hn_problem(s), "between");
        is_spoilt(s, t, "between");
        hn_session_free(s);
        hn_session_free(in_the_middle(t, &clock, after)); /* leaks nothing */
    }
}

/* Other bytes than before: a snapshot of another size is refused, of the same size read as it is. */
static void try_other_bytes(text t, uint32_t pieces) {
    for (uint32_t after = 1; after + 2 < pieces; after += STRIDE) {
        if (!turn_has(after / STRIDE)) continue;
        uint64_t clock = 0;
        uint32_t ignored;
        hn_session *s = in_the_middle(t, &clock, after);
        expect(!hn_load_into(s, t.at, t.n - 1), "it loads", "another size");
        expect(strcmp(hn_problem(s), "not a snapshot") == 0, hn_problem(s), "another size");
        is_spoilt(s, t, "another size");
        hn_session_free(s);
        text other = copy(t.at, t.n);
        memset(other.at, (int)after, other.n);
        s = in_the_middle(t, &clock, after);
        bool ok = load(s, other, &ignored);
        expect(ok == !*hn_problem(s), "neither loaded nor refused", "other bytes");
        hn_session_free(s);
        free(other.at);
    }
}

static void try_cancelled(text t, uint32_t pieces) {
    for (uint32_t after = 0; after + 2 < pieces; after += STRIDE) {
        if (!turn_has(after / STRIDE)) continue;
        uint64_t clock = 0;
        uint32_t more;
        hn_session *s = in_the_middle(t, &clock, after);
        hn_cancel(s);
        bool ok = load(s, t, &more);
        expect(!ok, "it was not cancelled", "cancelled");
        if (!ok) {
            expect(strcmp(hn_problem(s), "cancelled while the snapshot was loaded") == 0, hn_problem(s),
                   "cancelled");
            expect(hn_problem_code(s) == HN_PROBLEM_LIMIT, "another kind of problem", "cancelled");
            is_spoilt(s, t, "cancelled");
        }
        hn_session_free(s);
    }
}

/* ---- limits ---- */

static void try_time(text t) {
    for (int slices = 0; slices < 2; slices++) {
        uint64_t clock = 0;
        uint32_t pieces;
        hn_session *s = session(&clock, slices);
        expect(hn_set_limit(s, HN_MAX_TIME, 12), "no limit", "time");
        expect(!load(s, t, &pieces), "there is time", "time");
        expect(slices ? pieces > 1 : pieces == 1, "another number of pieces", "time");
        expect(strcmp(hn_problem(s), "the time limit was reached while the snapshot was loaded") == 0 &&
                   hn_problem_code(s) == HN_PROBLEM_LIMIT,
               hn_problem(s), "time");
        is_spoilt(s, t, "time");
        hn_session_free(s);
        s = session(&clock, slices);
        expect(hn_set_limit(s, HN_MAX_TIME, 1000) && hn_set_limit(s, HN_MAX_WALL, 1), "no limit", "time");
        hn_spend_time(s, UINT64_C(2000) * 1000000); /* it is the load's alone */
        expect(load(s, t, &pieces), hn_problem(s), "time");
        hn_session_free(s);
    }
}

/* What a run has used is less than what loading it takes. */
static void try_counts(void) {
    uint64_t clock = 0;
    uint32_t pieces;
    hn_session *s = session(&clock, false);
    expect(hn_set_limit(s, HN_MAX_STEPS, 40000) && hn_set_limit(s, HN_MAX_ALLOCATIONS, 100), "no limit",
           "counts");
    (void)hn_set_limit(s, HN_MAX_ALLOCATIONS, UINT64_MAX);
    expect(run(s, "x = [[i] for i in range(30000)]") == HN_COMPLETE, "does not run", "counts");
    uint64_t steps = hn_get_used(s, HN_MAX_STEPS);
    text t = at_once(s);
    for (int slices = 0; slices < 2; slices++) {
        hn_session *next = session(&clock, slices);
        expect(hn_set_limit(next, HN_MAX_STEPS, 40000) && hn_set_limit(next, HN_MAX_ALLOCATIONS, 100),
               "no limit", "counts");
        expect(load(next, t, &pieces), hn_problem(next), "counts");
        expect(hn_get_limit(next, HN_MAX_STEPS) == 40000 && hn_get_used(next, HN_MAX_STEPS) == steps,
               "other steps", "counts");
        expect(hn_get_limit(next, HN_MAX_ALLOCATIONS) == 100 && hn_get_used(next, HN_MAX_ALLOCATIONS) == 0,
               "other allocations", "counts");
        expect(run(next, "y = 1") == HN_COMPLETE, "does not run", "counts");
        expect(run(next, "y = [[i] for i in range(200)]") == HN_LIMITED &&
                   hn_limit_reached(next) == HN_MAX_ALLOCATIONS,
               "allocations are not counted", "counts");
        (void)hn_set_limit(next, HN_MAX_ALLOCATIONS, UINT64_MAX);
        expect(run(next, "for i in range(20000): pass") == HN_LIMITED &&
                   hn_limit_reached(next) == HN_MAX_STEPS,
               "steps are not counted", "counts");
        hn_session_free(next);
    }
    free(t.at);
    hn_session_free(s);
}

/* ---- no memory ---- */

static void try_allocations(text t) {
    for (int64_t k = 1; k < 3000; k += k < 100 ? 2 * STRIDE - 1 : 211) {
        uint64_t clock = 0;
        uint32_t pieces;
        hn_session *s = session(&clock, true);
        s->vm.meter.fail_allocation = k;
        bool ok = load(s, t, &pieces);
        bool reached = s->vm.meter.fail_allocation == 0;
        s->vm.meter.fail_allocation = 0;
        expect(ok != reached, "neither loaded nor no memory", "allocations");
        if (!ok) {
            expect(strcmp(hn_problem(s), "no memory for the snapshot") == 0, hn_problem(s), "allocations");
            is_spoilt(s, t, "allocations");
        }
        hn_session_free(s);
    }
}

int main(void) {
    for (size_t i = 0; i < SHAPES; i++)
        if (turn_has((uint32_t)i)) try_shape(shapes[i]);
    for (size_t i = 0; i < MORE_SHAPES; i++)
        if (turn_has((uint32_t)i)) try_shape(more_shapes[i]);
    try_paused();
    try_counts();
    text t = dump_of(MIDDLE);
    uint32_t pieces = count_pieces(t);
    expect(pieces > 6, "too few pieces", "the middle");
    try_between(t, pieces);
    try_other_bytes(t, pieces);
    try_cancelled(t, pieces);
    try_time(t);
    try_allocations(t);
    free(t.at);
    printf("%d checks, %d failures\n", checks, failures);
    return failures != 0;
}
