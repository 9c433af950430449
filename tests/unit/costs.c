/* The words that the collector and snapshots touch are at most a constant times those that are alive, in
 * heaps of every shape: measured at two sizes, and with no memory left. Builds with HN_CHECKED count them
 * (HN_TOUCH). */
#include "include/hognose.h"
#include "api/session.h"
#include "object/heap.h"
#include "turn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MEMORY ((uint64_t)24 << 20)
/* Touched words for each word that is alive; and for what every session has. */
#define COLLECT_MOST 6u
#define DUMP_MOST    12u
#define LOAD_MOST    24u
#define ALWAYS       400000u

static int failures;

/* Each makes `x` of size n; the names are there before. */
static const char *const shapes[] = {
    "x = None\nfor i in range(n): x = [x]",
    "x = None\nfor i in range(n): x = ([[]], x)",
    "x = None\nfor i in range(n): x = {'a': [[]], 'b': x}",
    "x = None\nfor i in range(n): x = frozenset([i]), [x]",
    "class C: pass\nx = None\nfor i in range(n):\n  y = C()\n  y.a, y.x = [[]], x\n  x = y",
    "class C:\n  __slots__ = 'a', 'x'\nx = None\nfor i in range(n):\n  y = C()\n  y.a, y.x = [[]], x\n  x = "
    "y",
    "def f(x):\n  return lambda: x\nx = None\nfor i in range(n): x = f(x)",
    "def f(x):\n  yield x\nx = None\nfor i in range(n): x = f(x)",
    "import types\nx = None\nfor i in range(n): x = types.MethodType(len, [x])",
    "x = None\nfor i in range(n): x = slice(x, [[]])",
    "x = None\nfor i in range(n): x = iter([x, [[]]])",
    "x = None\nfor i in range(n): x = ValueError([[]], x)",
    "import functools\nx = None\nfor i in range(n): x = functools.partial(len, [[]], x)",
    "x = c = [[[]], None]\nfor i in range(n):\n  c[1] = y = [[[]], None]\n  c = y",
    "x = [[] for i in range(n)]",
    "x = [str(i) * 3 for i in range(n)]",
    "x = {i: (i,) for i in range(n)}",
    "x = {(i, i) for i in range(n)}",
    "x = dict.fromkeys(range(n))\nfor i in range(n - 1): x.pop(i)",
    "x = dict.fromkeys(range(n))\nfor i in range(1, n): x.pop(i)",
    "x = set(range(n))\nfor i in range(n - 1): x.remove(i)",
    "for i in range(n): globals()[f'g{i}'] = i\nfor i in range(n - 1): del globals()[f'g{i}']",
    "class C: pass\nx = C()\nfor i in range(n): setattr(x, f'g{i}', i)\nfor i in range(n - 1): delattr(x, "
    "f'g{i}')",
    "import collections\nx = collections.OrderedDict.fromkeys(range(n))\nfor i in range(n - 1): x.pop(i)",
    "s, x = 'a' * 100 * n, []\nfor i in range(n):\n  s += 'b'\n  x.append(s)",
    "s, x = '\\u20ac' * 100 * n, []\nfor i in range(n):\n  s += 'b'\n  x.append(s)",
    "s = 'def f(): pass\\n' + '#' * 1000\nx = []\nfor i in range(n // 50):\n  d = {}\n  exec(s, d)\n  "
    "x.append(d['f'])",
    "def f(x):\n  yield [[]], x\nx = None\nfor i in range(n):\n  x = f(x)\n  next(x)",
    "class A:\n  def __await__(self): yield\nasync def f(x): await A()\nx = None\nfor i in range(n):\n  "
    "x = f(x)\n  x.send(None)",
    "import asyncio\nasync def f(i): await asyncio.sleep(1e9)\nl = asyncio.new_event_loop()\n"
    "x = [l.create_task(f([i])) for i in range(n)]\nl.run_until_complete(asyncio.sleep(0))",
    "x = None\nfor i in range(n):\n  try: [][x]\n  except TypeError as e: x = e, x",
    "import collections\nx = None\nfor i in range(n): x = collections.deque([x, [[]]])",
    "d = bytearray(10 * n)\nx = [memoryview(d)[i:] for i in range(n)]",
    "import array\nx = [array.array('d', [i]) for i in range(n)]",
    "x = [type('C', (), {'a': [[]]}) for i in range(n // 50)]",
    "import weakref\nclass C: pass\ny = [C() for i in range(n)]\nx = [weakref.ref(c) for c in y]",
};

/* Each waits for the host, with n frames, calls or objects; ask() pauses, and later() is awaitable. */
static const char *const pauses[] = {
    "ask([[]] * n)",
    "x = [[] for i in range(n)]\nask(x, x)",
    "import sys\nsys.setrecursionlimit(50000)\ndef f(i):\n  x = [[]]\n  return f(i - 1) if i else "
    "ask(x)\nf(n)",
    "def f(i):\n  yield\n  if i: yield from f(i - 1)\n  else: ask()\nfor x in f(n // 50): pass",
    "sorted(range(n), key=ask)",
    "import asyncio\nasync def f(i): return [await later(i), [[]]]\nawait asyncio.gather(*map(f, range(n // "
    "2)))",
    "x = [later([i]) for i in range(n)]\nawait x[-1]",
    "import threading\ndef f(i):\n  x = [[]] * i\n  ask(x)\nx = [threading.Thread(target=f, args=(n,)) for i "
    "in range(60)]\n"
    "for t in x: t.start()",
};

static void on_write(void *ctx, int stream, const char *utf8, size_t n) {
    (void)ctx, (void)stream, (void)utf8, (void)n;
}
static const hn_host_functions host = {.write = on_write};

static hn_state run(hn_session *s, const char *code) {
    hn_run_options o = {.filename = "main.py", .top_await = true};
    hn_state st = hn_start(s, code, strlen(code), &o);
    while (st == HN_READY) st = hn_continue(s);
    return st;
}

static hn_session *session(void) {
    hn_session *s = hn_session_new(&host);
    (void)hn_set_limit(s, HN_MAX_TIME, UINT64_MAX);
    (void)hn_set_limit(s, HN_MAX_MEMORY, MEMORY);
    (void)hn_set_limit(s, HN_MAX_CALLS, UINT64_MAX);
    (void)hn_set_limit(s, HN_MAX_DEPTH, 50000);
    return s;
}

static void complain(const char *shape, const char *what, uint64_t n, uint64_t is, uint64_t most) {
    fprintf(stderr, "%s\n    n = %llu: %s touches %llu words, and may touch %llu\n", shape,
            (unsigned long long)n, what, (unsigned long long)is, (unsigned long long)most);
    failures++;
}

static void hold(const char *shape, const char *what, hn_session *s, uint64_t n, uint64_t before,
                 uint64_t words, unsigned most) {
    uint64_t is = s->vm.meter.touched - before, allowed = ALWAYS + words * most;
    if (is > allowed) complain(shape, what, n, is, allowed);
}

static bool waits(const hn_session *s) {
    hn_state st = hn_session_state(s);
    return st == HN_CALLING || st == HN_WAITING;
}

/* Of a session that is idle or waits: a whole collection, a dump, and a load under the same limit. */
static void measure(const char *shape, hn_session *s, uint64_t n) {
    uint64_t before = s->vm.meter.touched, words = hn_get_used(s, HN_MAX_MEMORY) / sizeof(hn_value);
    if (!hn_collect(s)) complain(shape, "no collection", n, 0, 0);
    hold(shape, "a collection", s, n, before, words, COLLECT_MOST);
    size_t size;
    before = s->vm.meter.touched;
    const uint8_t *dump = hn_dump(s, &size);
    hold(shape, "a dump", s, n, before, words, DUMP_MOST);
    hn_session *copy = session();
    before = copy->vm.meter.touched;
    if (!dump || !hn_load_into(copy, dump, size)) {
        fprintf(stderr, "%s\n    n = %llu: %s\n", shape, (unsigned long long)n, hn_problem(dump ? copy : s));
        failures++;
    } else {
        hold(shape, "a load", copy, n, before, words, LOAD_MOST);
        if (waits(copy) != waits(s)) complain(shape, "the copy is in another state, which", n, 0, 0);
        (void)hn_abandon(copy);
        if (run(copy, "x = None") != HN_COMPLETE) complain(shape, "nothing runs in the copy, which", n, 0, 0);
    }
    hn_session_free(copy);
}

static void try_size(const char *shape, uint64_t n) {
    hn_session *s = session();
    char code[1000];
    snprintf(code, sizeof code, "c = y = d = s = x = None\nn = %llu\n%s", (unsigned long long)n, shape);
    if (run(s, code) != HN_COMPLETE) complain(shape, "the program does not end, which", n, 0, 0);
    measure(shape, s, n);
    hn_session_free(s);
}

static void try_pause(const char *shape, uint64_t n) {
    hn_session *s = session();
    (void)hn_declare(s, "ask", false, NULL, NULL);
    (void)hn_declare(s, "later", true, NULL, NULL);
    char code[1000];
    snprintf(code, sizeof code, "n = %llu\n%s", (unsigned long long)n, shape);
    (void)run(s, code);
    if (!waits(s)) complain(shape, "the program does not wait, which", n, 0, 0);
    measure(shape, s, n);
    hn_session_free(s);
}

/* As much of it as there is memory for: the run ends there, others run, and can let it go. */
static void try_full(const char *shape) {
    hn_session *s = session();
    char code[1000];
    snprintf(code, sizeof code, "c = y = d = s = x = None\nn = 10_000_000\n%s", shape);
    hn_state st = run(s, code);
    if (st == HN_LIMITED) {
        measure(shape, s, 10000000);
        uint64_t before = s->vm.meter.touched, words = MEMORY / sizeof(hn_value);
        if (run(s, "n = 1") != HN_COMPLETE) complain(shape, "n = 1 does not run, which", 0, 0, 0);
        hold(shape, "a run with no memory left", s, 0, before, words, 4 * COLLECT_MOST);
        if (run(s, "x = c = y = d = s = None") != HN_COMPLETE ||
            run(s, "while 'g%d' % n in globals():\n  del globals()['g%d' % n]\n  n += 1") != HN_COMPLETE)
            complain(shape, "what is there does not go, which", 0, 0, 0);
        if (run(s, "x = [0] * 1000") != HN_COMPLETE)
            complain(shape, "there is no room afterwards, which", 0, 0, 0);
    }
    hn_session_free(s);
}

int main(void) {
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        if (!turn_has((uint32_t)i)) continue;
        try_size(shapes[i], 1000);
        try_size(shapes[i], 10000);
        try_full(shapes[i]);
    }
    for (size_t i = 0; i < sizeof pauses / sizeof *pauses; i++) {
        if (!turn_has((uint32_t)i)) continue;
        try_pause(pauses[i], 1000);
        try_pause(pauses[i], 10000);
    }
    if (failures) fprintf(stderr, "%d failures\n", failures);
    return failures != 0;
}
