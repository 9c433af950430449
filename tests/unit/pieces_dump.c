/* Dumps in pieces: the same bytes as in one go; whatever is called in between; without memory at each
 * allocation; cancelled, and out of time. */
#include "in_pieces.h"
#include "turn.h"

static bool loads(text t) {
    uint64_t clock = 0;
    hn_session *s = session(&clock, false);
    bool ok = hn_load_into(s, t.at, t.n);
    if (ok && hn_session_state(s) == HN_IDLE) ok = run(s, "z = 1") == HN_COMPLETE;
    hn_session_free(s);
    return ok;
}

/* ---- the same bytes, and nothing is left in the session ---- */

static void try_same(hn_session *s, const char *name) {
    uint64_t before[] = {hn_get_used(s, HN_MAX_STEPS), hn_get_used(s, HN_MAX_TIME),
                         hn_get_used(s, HN_MAX_MEMORY), hn_peak_memory(s)};
    uint32_t pieces;
    text whole_one = at_once(s), in_pieces = whole(s, &pieces);
    expect(same(whole_one, in_pieces), "other bytes in pieces", name);
    expect(pieces > 2, "it is in one piece", name);
    expect(loads(in_pieces), "it does not load", name);
    uint64_t after[] = {hn_get_used(s, HN_MAX_STEPS), hn_get_used(s, HN_MAX_TIME),
                        hn_get_used(s, HN_MAX_MEMORY), hn_peak_memory(s)};
    expect(memcmp(before, after, sizeof before) == 0, "it leaves a trace", name);
    free(whole_one.at);
    free(in_pieces.at);
}

static void try_shape(const char *code) {
    uint64_t clock = 0;
    hn_session *s = session(&clock, true);
    expect(run(s, code) == HN_COMPLETE, "does not run", code);
    try_same(s, code);
    hn_session_free(s);
}

/* A run between two slices, and one that waits for the host. */
static void try_paused(void) {
    uint64_t clock = 0;
    const char *code = "x = list(range(300000))\nfor i in range(100000): x[i] += 1\nz = sum(x)";
    hn_session *s = session(&clock, true);
    hn_state st = hn_start(s, code, strlen(code), NULL);
    for (int i = 0; st != HN_COMPLETE && i < 100; i++) {
        if (st == HN_SLICED && i % 10 == 9) try_same(s, "between slices");
        st = hn_continue(s);
    }
    hn_session_free(s);
    s = session(&clock, true);
    expect(hn_declare(s, "ask", false, NULL, NULL), "no function", "waiting");
    expect(run(s, "x = list(range(300000))\ny = ask(1)") == HN_CALLING, "does not wait", "waiting");
    try_same(s, "waiting");
    expect(hn_answer(s, (const uint8_t *)"\x01", 1) != HN_REFUSED, "takes no answer", "waiting");
    hn_session_free(s);
}

/* ---- whatever else happens in between ---- */

#define MIDDLE "x = [[i] for i in range(60000)]"

static hn_session *in_the_middle(uint64_t *clock, uint32_t after) {
    hn_session *s = session(clock, true);
    size_t n;
    if (run(s, MIDDLE) != HN_COMPLETE) exit(2);
    for (uint32_t i = 0; i < after; i++)
        expect(!hn_dump(s, &n) && unfinished(s), "too few pieces", "the middle");
    return s;
}

static uint32_t count_pieces(void) {
    uint64_t clock = 0;
    uint32_t pieces;
    hn_session *s = in_the_middle(&clock, 0);
    free(whole(s, &pieces).at);
    hn_session_free(s);
    return pieces;
}

/* Another call drops what was done: the dump is of what is there then. */
static void try_between(uint32_t pieces) {
    for (uint32_t after = 1; after < pieces; after += STRIDE) {
        if (!turn_has(after / STRIDE)) continue;
        uint64_t clock = 0;
        uint32_t ignored;
        size_t n;
        hn_session *s = in_the_middle(&clock, after);
        switch (after % 4) {
        case 0: expect(run(s, "x = 7\nw = []") == HN_COMPLETE, "does not run", "between"); break;
        case 1: expect(hn_get_variable(s, "__name__", &n), "no variable", "between"); break;
        case 2: expect(hn_collect(s), "no collection", "between"); break;
        default: expect(hn_delete_variable(s, "x"), "not deleted", "between"); break;
        }
        text a = whole(s, &ignored), b = at_once(s);
        expect(same(a, b), "other bytes", "between");
        expect(s->outside.bytes >= s->dump.room && !s->writer, "something is left", "between");
        free(a.at);
        free(b.at);
        hn_session_free(s);
        hn_session_free(in_the_middle(&clock, after)); /* leaks nothing */
    }
}

static void try_cancelled(uint32_t pieces) {
    for (uint32_t after = 1; after < pieces; after += STRIDE) {
        if (!turn_has(after / STRIDE)) continue;
        uint64_t clock = 0;
        uint32_t more;
        hn_session *s = in_the_middle(&clock, after);
        hn_cancel(s);
        text t = whole(s, &more);
        if (after + 2 < pieces) {
            expect(t.n == 0 && more == 1, "it was not cancelled", "cancelled");
            expect(strstr(hn_problem(s), "cancelled while") != NULL, hn_problem(s), "cancelled");
            expect(hn_problem_code(s) == HN_PROBLEM_LIMIT, "another kind of problem", "cancelled");
        }
        free(t.at);
        t = whole(s, &more); /* that was the other one */
        expect(loads(t), "no dump afterwards", "cancelled");
        free(t.at);
        hn_session_free(s);
    }
}

static void try_time(void) {
    uint64_t clock = 0;
    uint32_t pieces;
    hn_session *s = in_the_middle(&clock, 0);
    expect(hn_set_limit(s, HN_MAX_TIME, 20), "no limit", "time");
    text t = whole(s, &pieces);
    expect(t.n == 0 && pieces > 1, "there is time", "time");
    expect(strstr(hn_problem(s), "time limit") != NULL && hn_problem_code(s) == HN_PROBLEM_LIMIT,
           hn_problem(s), "time");
    free(t.at);
    t = at_once(s);
    expect(t.n == 0, "there is time for one piece", "time");
    free(t.at);
    expect(hn_set_limit(s, HN_MAX_TIME, 100000), "no limit", "time");
    hn_spend_time(s, UINT64_C(200000) * 1000000); /* the run had none left */
    t = whole(s, &pieces);
    expect(loads(t), "no dump when the run has used its time", "time");
    free(t.at);
    hn_session_free(s);
}

/* ---- no memory ---- */

static void try_allocations(void) {
    uint64_t clock = 0;
    uint32_t pieces;
    hn_session *s = in_the_middle(&clock, 0);
    text right = at_once(s);
    for (int64_t k = 1; k < 4000; k += k < 300 ? STRIDE : 61) {
        for (int both = 0; both < 2; both++) { /* the second time the one after a collection fails as well */
            size_t n;
            const uint8_t *p;
            (void)hn_delete_variable(s, "none"); /* drops what is unfinished */
            s->vm.meter.fail_allocation = k;
            do {
                p = hn_dump(s, &n);
                if (both && s->vm.meter.fail_allocation == 0 && s->retried) s->vm.meter.fail_allocation = 1;
            } while (!p && unfinished(s));
            s->vm.meter.fail_allocation = 0;
            expect(p ? n == right.n && memcmp(p, right.at, n) == 0 : hn_problem_code(s) == HN_PROBLEM_MEMORY,
                   "neither a dump nor no memory", "allocations");
            expect(!s->writer, "something is left", "allocations");
        }
    }
    text t = whole(s, &pieces);
    expect(same(t, right), "other bytes afterwards", "allocations");
    free(t.at);
    free(right.at);
    hn_session_free(s);
}

int main(void) {
    for (size_t i = 0; i < SHAPES; i++)
        if (turn_has((uint32_t)i)) try_shape(shapes[i]);
    try_paused();
    uint32_t pieces = count_pieces();
    try_between(pieces);
    try_cancelled(pieces);
    try_time();
    try_allocations();
    printf("%d checks, %d failures\n", checks, failures);
    return failures != 0;
}
