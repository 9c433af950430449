/* Programs that reach a limit in every way we know: each stops in time, exactly at its steps, below its
 * memory, and the same session then runs 1 + 1. */
#include "include/hognose.h"
#include "turn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define STEPS   200000u
#define TIME_MS 100u
/* How late a stop may be, in ms; sanitizers make each piece of work between two looks at the clock longer. */
#ifdef HN_SANITIZED
#define SLACK 400u
#else
#define SLACK 10u
#endif
/* Runs of a program until one stops in time. */
#define TRIES  5
#define MEMORY (32u << 20)

static int failures;

/* Processor time: the machine may be busy with other things. */
static uint64_t now(void *ctx, int kind) {
    (void)ctx;
    (void)kind;
    return (uint64_t)clock() * (1000000000u / CLOCKS_PER_SEC);
}

static const char *const programs[] = {
    "while True: pass",
    "h = b'a' * 10_000_000\nn = b'a' * 5_000_000 + b'b' + b'a' * 100\nwhile 1: h.find(n)",
    "x = [(i * 7919) % 1000003 for i in range(300000)]\nwhile 1: sorted(x)",
    "10 ** 10 ** 7",
    "'a' * 10 ** 10",
    "1 << 10 ** 9",
    "import sys\nsys.set_int_max_str_digits(0)\nx = 1 << 3000000\nwhile 1: str(x)",
    "def f(): f()\nwhile 1:\n  try: f()\n  except RecursionError: pass",
    "class A:\n  def __repr__(self): return repr(self)\nwhile 1:\n  try: repr(A())\n  except RecursionError: "
    "pass",
    "class A:\n  def __eq__(self, o): return self == o\nwhile 1:\n  try: A() == 1\n  except RecursionError: "
    "pass",
    "class A:\n  def __getattr__(self, n): return self.x\nwhile 1:\n  try: A().y\n  except RecursionError: "
    "pass",
    "x = []\nfor i in range(50000): x = [x]\nwhile 1:\n  try: repr(x)\n  except RecursionError: pass",
    "x = []\ny = []\nfor i in range(50000): x = [x]; y = [y]\nwhile 1:\n  try: x == y\n  except "
    "RecursionError: pass",
    "x = ()\nfor i in range(50000): x = (x,)\nwhile 1:\n  try: hash(x)\n  except RecursionError: pass",
    "x = (1, 2)\nfor i in range(60): x = (x, x)\nhash(x)",
    "x = [1]\ny = [1]\nfor i in range(60): x = [x, x]; y = [y, y]\nx == y",
    "x = [1]\nfor i in range(60): x = [x, x]\nrepr(x)",
    "x = 2\ny = 2.0\nfor i in range(60): x = {1: x, 2: x}; y = {1: y, 2: y}\nx == y",
    "import json\nx = 1\nfor i in range(60): x = {'a': x, 'b': x}\njson.dumps(x)",
    "import json\nwhile 1:\n  try: json.loads('[' * 100000)\n  except (RecursionError, ValueError): pass",
    "def g(n):\n  if n: yield from g(n - 1)\n  else:\n    while 1: yield 1\nfor x in g(500): pass",
    "it = iter(range(10))\ndef g(it):\n  for x in it: yield x\nfor i in range(5000): it = g(it)\n"
    "while 1:\n  try: next(it)\n  except (RecursionError, StopIteration): pass",
    "e = ValueError()\nf = KeyError()\ne.__context__ = f\nf.__context__ = e\n"
    "while 1:\n  try:\n    try: raise e\n    except ValueError: 1 / 0\n  except ZeroDivisionError: pass",
    "e = None\nfor i in range(50000):\n  n = ValueError(i)\n  n.__context__ = e\n  e = n\ntry: raise "
    "e\nexcept ValueError:\n"
    "  while 1:\n    try: raise KeyError\n    except KeyError: pass",
    "c = object\nwhile 1: c = type('C', (c,), {})",
    "class A: pass\nclass B(A): pass\nclass C(A): pass\na, b = B, C\n"
    "for i in range(16): a, b = type('X', (a, b), {}), type('Y', (a, b), {})\nwhile 1: A.__eq__ = lambda s, "
    "o: True",
    "d = {}\nfor i in range(1000000): d[i] = i\nwhile 1: pass",
    "while 1: f'{1:1000000}'",
    "s = 'a' * 1000000\nwhile 1: s.replace('a', 'bb')",
    "s = 'a' * 1000000\nt = {97: 'bb'}\nwhile 1: s.translate(t)",
    "list(range(10 ** 9))",
    "(1, 2) * 10 ** 9",
    "b = bytearray()\nwhile 1: b += b'x' * 1000",
    "s = 'a'\nwhile 1: s += s",
    "l = []\nwhile 1:\n  a = []\n  b = [a]\n  a.append(b)\n  l.append(a)",
    "while 1:\n  a = []\n  b = [a] * 1000\n  a.append(b)",
    "l = []\nwhile 1: l.append(object())",
    "class A: pass\na = A()\nfor i in range(100000): setattr(a, 'x%d' % i, i)\nwhile 1: pass",
    "s = '+'.join(['1'] * 50000)\nwhile 1: compile(s, '', 'eval')",
    "s = '(' * 100000\nwhile 1:\n  try: compile(s, '', 'eval')\n  except (SyntaxError, MemoryError): pass",
    "a = 'a' * 5000000\nb = 'a' * 4999999 + 'a'\nd = {a: 1}\nwhile 1: d[b]",
    "t = tuple('abc') * 500000\nwhile 1: 'zzz'.startswith(t)",
    "x = (1 << 80000000) - 1\nwhile 1: hash(x)",
    "import math\nx = 1 << 8000000\nwhile 1: math.log(x)",
    "x = ['a' * 100000 + str(i) for i in range(100)]\nwhile 1: sorted(x)",
    "t = (KeyError,) * 500000\nwhile 1:\n  try:\n    try: 1 / 0\n    except t: pass\n  except "
    "ZeroDivisionError: pass",
    "sum(range(10 ** 10))\nwhile 1: max(range(10 ** 7))",
    "while 1: all(range(1, 10 ** 10))",
};

static hn_state run(hn_session *s, const char *code) {
    hn_state st = hn_start(s, code, strlen(code), NULL);
    while (st == HN_READY || st == HN_SLICED) st = hn_continue(s);
    return st;
}

static void complain(const char *program, const char *what, uint64_t a, uint64_t b) {
    fprintf(stderr, "%s: %llu, expected %llu, in\n%.300s\n", what, (unsigned long long)a,
            (unsigned long long)b, program);
    failures++;
}

/* The session goes on after whatever happened. */
static void check_alive(hn_session *s, const char *program) {
    (void)hn_set_limit(s, HN_MAX_TIME, UINT64_MAX);
    (void)hn_set_limit(s, HN_MAX_STEPS, UINT64_MAX);
    hn_reset_used(s);
    hn_state st = run(s, "globals().clear()\n1 + 1");
    size_t n = 0;
    const uint8_t *value = st == HN_COMPLETE ? hn_value_cbor(s, &n) : NULL;
    if (!value || n != 1 || value[0] != 2)
        complain(program, "1 + 1 afterwards: state", (uint64_t)st, HN_COMPLETE);
}

static void check_memory(hn_session *s, const char *program) {
    if (hn_peak_memory(s) > MEMORY) complain(program, "peak memory", hn_peak_memory(s), MEMORY);
}

/* One run that time stops; a memory limit that comes first is right too. Gives the ms it took. */
static uint64_t timed_run(const char *program) {
    hn_host_functions host = {.now = now};
    hn_session *s = hn_session_new(&host);
    (void)hn_set_limit(s, HN_MAX_MEMORY, MEMORY);
    (void)hn_set_limit(s, HN_MAX_TIME, TIME_MS);
    uint64_t before = now(NULL, 1);
    hn_state st = run(s, program);
    uint64_t ms = (now(NULL, 1) - before) / 1000000;
    hn_limit_kind kind = hn_limit_reached(s);
    if (st != HN_LIMITED || (kind != HN_MAX_TIME && kind != HN_MAX_MEMORY))
        complain(program, "state", (uint64_t)st, HN_LIMITED);
    check_memory(s, program);
    check_alive(s, program);
    hn_session_free(s);
    return ms;
}

/* By time: late only if it is late each time, since a busy machine's caches make any one run longer. */
static void stop_by_time(const char *program) {
    uint64_t least = UINT64_MAX;
    for (int i = 0; i < TRIES && least > TIME_MS + SLACK; i++) {
        uint64_t ms = timed_run(program);
        if (ms < least) least = ms;
    }
    if (least > TIME_MS + SLACK) complain(program, "stopped after ms", least, TIME_MS);
}

/* By steps, exactly, at several numbers. */
static void stop_by_steps(const char *program, uint64_t steps) {
    hn_session *s = hn_session_new(NULL);
    (void)hn_set_limit(s, HN_MAX_MEMORY, MEMORY);
    (void)hn_set_limit(s, HN_MAX_STEPS, steps);
    hn_state st = run(s, program);
    hn_limit_kind kind = hn_limit_reached(s);
    if (st != HN_LIMITED || (kind != HN_MAX_STEPS && kind != HN_MAX_MEMORY))
        complain(program, "state", (uint64_t)st, HN_LIMITED);
    if (kind == HN_MAX_STEPS && hn_get_used(s, HN_MAX_STEPS) != steps)
        complain(program, "steps", hn_get_used(s, HN_MAX_STEPS), steps);
    check_memory(s, program);
    check_alive(s, program);
    hn_session_free(s);
}

int main(void) {
    for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) {
        if (!turn_has((uint32_t)i)) continue;
        stop_by_time(programs[i]);
        stop_by_steps(programs[i], 1);
        stop_by_steps(programs[i], 777);
        stop_by_steps(programs[i], STEPS);
    }
    if (failures) fprintf(stderr, "%d failures\n", failures);
    return failures != 0;
}
