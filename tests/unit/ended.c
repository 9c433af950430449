/* Sessions whose run a limit ended, each limit that there is: such a session is dumped while the limit is
 * still used up, and loaded twice. Each of the three then gives the same answers, and the loaded ones the
 * same dump. The clock is the test's: it moves with each look. */
#include "api/session.h"
#include "include/hognose.h"
#include "turn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

typedef struct world {
    uint64_t clock;      /* ns */
    uint64_t pace;       /* ns for each look */
    hn_session *cancels; /* at the next look at the clock; or NULL */
} world;

static uint64_t on_now(void *ctx, int kind) {
    world *w = ctx;
    (void)kind;
    if (w->cancels) hn_cancel(w->cancels);
    w->cancels = NULL;
    return w->clock += w->pace;
}
static void on_write(void *ctx, int stream, const char *text, size_t n) {
    (void)ctx, (void)stream, (void)text, (void)n;
}
static hn_call_outcome on_call(void *ctx, hn_session *s) {
    (void)ctx;
    return hn_answer(s, (const uint8_t *)"\x05", 1) == HN_REFUSED ? HN_CALL_LATER : HN_CALL_ANSWERED;
}

/* Each goes on until a limit ends it, and keeps count in `n`. */
static const char *const programs[] = {
    "while True:\n  n += 1\n  x = [n]\n",
    "while True:\n  n += ask()\n  x = [n]\n  print('.')\n",
    "x = []\nwhile True:\n  x.append([n])\n  n += 1\n  if len(x) > 3000: x = x[2900:]; ask(); print('.')\n",
    "def g(d):\n  for i in range(9):\n    yield i\n    yield from g(d + 1) if d < 30 else ()\n"
    "for i in g(0):\n  n += ask()\n  print(i)\n",
    "x = {}\nwhile True:\n  n += 1\n  x[str(n % 999)] = sorted(range(n % 99), key=lambda v: -v)\n  ask()\n  "
    "print('.')\n",
    "import threading\nlock = threading.Lock()\ndef work():\n  global n\n  while True:\n    with lock: n += "
    "1\n"
    "    print('.')\n    ask()\nfor i in range(3): threading.Thread(target=work).start()\nwork()\n",
    "import asyncio\nasync def work():\n  global n\n  while True:\n    n += 1\n    await asyncio.sleep(0)\n"
    "    print('.')\n    ask()\nawait asyncio.gather(work(), work())\n",
    "s, x = 'a' * 10000, []\nwhile True:\n  s += 'b'\n  x.append(s)\n  n += ask()\n  print('.')\n  if len(x) "
    "> 300: x = "
    "[s]\n",
    "import json\nwhile True:\n  n += len(json.loads(json.dumps([n] * 50)))\n  print('.')\n  ask()\n",
};
static const char answer[] =
    "import json\nx = globals().get('x')\n[n, len(x) if x else 0, len(much), json.dumps([n, 'é'])]";

static const struct {
    hn_limit_kind kind;
    uint64_t most;
} limits[] = {
    {HN_MAX_STEPS, 50000}, {HN_MAX_TIME, 20},  {HN_MAX_WALL, 20},           {HN_MAX_OUTPUT, 200},
    {HN_MAX_CALLS, 100},   {HN_MAX_MEMORY, 0}, {HN_MAX_ALLOCATIONS, 20000}, {HN_CANCELLED, 0},
};

static void complain(const char *program, hn_limit_kind kind, const char *what) {
    fprintf(stderr, "%s, %s: %s\n", program, hn_limit_name(kind), what);
    failures++;
}

static hn_session *session(world *w) {
    hn_host_functions host = {w, on_write, on_now, on_call, NULL, NULL};
    return hn_session_new(&host);
}

static hn_state run(hn_session *s, const char *code) {
    hn_run_options o = {.filename = "main.py", .top_await = true};
    hn_state st = hn_start(s, code, strlen(code), &o);
    while (st == HN_READY) st = hn_continue(s);
    return st;
}

/* The repr of what a session answers once there is room and its limits are counted anew; owned by the
 * caller. */
static char *answer_of(hn_session *s) {
    size_t n = 0;
    (void)hn_set_limit(s, HN_MAX_STEPS, UINT64_MAX);
    (void)hn_set_limit(s, HN_MAX_ALLOCATIONS, UINT64_MAX);
    (void)hn_set_limit(s, HN_MAX_MEMORY, UINT64_C(64) << 20);
    hn_reset_used(s);
    const char *text = run(s, answer) == HN_COMPLETE ? hn_value_repr(s, &n) : hn_error_traceback(s, &n);
    char *copy = calloc(1, n + 1);
    if (text) memcpy(copy, text, n);
    return copy;
}

/* A session with the memory that `of` may have, that dumps again what it was loaded from; NULL and a
 * complaint otherwise. */
static hn_session *elsewhere(world *w, const hn_session *of, const uint8_t *dump, size_t n,
                             const char *program, hn_limit_kind kind) {
    hn_session *s = session(w);
    size_t again_n;
    (void)hn_set_limit(s, HN_MAX_MEMORY, hn_get_limit(of, HN_MAX_MEMORY));
    if (!hn_load_into(s, dump, n)) {
        complain(program, kind, hn_problem(s));
        hn_session_free(s);
        return NULL;
    }
    const uint8_t *again = hn_dump(s, &again_n);
    if (!again || again_n != n || memcmp(again, dump, n) != 0)
        complain(program, kind, again ? "another dump" : hn_problem(s));
    return s;
}

/* Ends a run by the limit; false: something else ended it. */
static bool end(world *w, hn_session *s, const char *program, size_t which) {
    hn_limit_kind kind = limits[which].kind;
    uint64_t most = limits[which].most;
    if (run(s, "n = 0\nimport json, threading, asyncio\nmuch = [[i] for i in range(10000)]") != HN_COMPLETE)
        complain(program, kind, "the beginning");
    if (kind == HN_MAX_MEMORY) {
        char *longer = malloc(strlen(program) + 200);
        (void)hn_set_limit(s, kind, hn_get_used(s, kind) + (1 << 19));
        sprintf(longer, "y = []\nwhile n < 3: y.append([n])\n%s", program);
        hn_state st = run(s, longer);
        free(longer);
        return st == HN_LIMITED && hn_limit_reached(s) == kind;
    }
    hn_reset_used(s);
    w->pace = kind == HN_MAX_TIME || kind == HN_MAX_WALL ? 1000000 : 1000;
    if (kind != HN_CANCELLED) {
        if (!hn_set_limit(s, kind, most)) complain(program, kind, hn_problem(s));
        return run(s, program) == HN_LIMITED && hn_limit_reached(s) == kind;
    }
    w->cancels = s;
    return run(s, program) == HN_LIMITED && hn_limit_reached(s) == kind;
}

static void try_limit(const char *program, size_t which) {
    world w = {.clock = 1, .pace = 1000};
    size_t n;
    hn_limit_kind kind = limits[which].kind;
    hn_session *s = session(&w);
    (void)hn_declare(s, "ask", false, NULL, NULL);
    (void)hn_set_limit(s, HN_MAX_CALLS, UINT64_MAX);
    (void)hn_set_limit(s, HN_MAX_OUTPUT, UINT64_MAX);
    (void)hn_set_limit(s, HN_MAX_TIME, UINT64_MAX);
    if (!end(&w, s, program, which)) complain(program, kind, "another end");
    const uint8_t *dump = hn_dump(s, &n);
    if (!dump) {
        complain(program, kind, hn_problem(s));
        hn_session_free(s);
        return;
    }
    w.pace = 1000;
    hn_session *fork = elsewhere(&w, s, dump, n, program, kind),
               *other = elsewhere(&w, s, dump, n, program, kind);
    char *first = answer_of(s), *second = fork ? answer_of(fork) : NULL,
         *third = other ? answer_of(other) : NULL;
    if (first[0] != '[' || (second && strcmp(first, second) != 0) || (third && strcmp(first, third) != 0))
        complain(program, kind, "other answers");
    free(first), free(second), free(third);
    hn_session_free(s), hn_session_free(fork), hn_session_free(other);
}

int main(void) {
    for (size_t i = 0; i < sizeof programs / sizeof *programs; i++)
        for (size_t k = 0; k < sizeof limits / sizeof *limits; k++)
            if (turn_has((uint32_t)(i + k)) &&
                (i || (limits[k].kind != HN_MAX_CALLS && limits[k].kind != HN_MAX_OUTPUT)))
                try_limit(programs[i], k);
    if (failures) fprintf(stderr, "%d failures\n", failures);
    return failures != 0;
}
