/* Programs that are stopped everywhere: at every k-th step, and when the n-th allocation fails, wherever they
 * are (importing, making classes, sorting, in the middle of growing a dict, compiling, describing an
 * exception). Then the session runs 1 + 1, imports what the program imported, runs the program to its end,
 * and can be dumped and loaded. */
#include "turn.h"
#include "include/hognose.h"
#include "api/session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;
static char printed[1 << 16];
static size_t nprinted;

static void on_write(void *ctx, int stream, const char *utf8, size_t n) {
    (void)ctx;
    (void)stream;
    if (nprinted + n >= sizeof printed) return;
    memcpy(printed + nprinted, utf8, n);
    nprinted += n;
    printed[nprinted] = 0;
}

static const hn_host_functions host = {.write = on_write};

/* Each begins anew, whatever an earlier run has left, and prints what it found. */
static const char *const programs[] = {
    "import json\nprint(json.dumps({'a': [1, 2.5, None, 'x' * 20]}), json.loads('[1, {\"b\": 2}]'))",
    "import re\nprint(re.findall(r'(\\w+)=(\\d+)', 'a=1, bc=22, d=3'), re.sub('a+', 'b', 'caat'))",
    "import collections, itertools\nprint(collections.Counter('mississippi').most_common(2), "
    "list(itertools.combinations('abc', 2)))",
    "import dataclasses, enum\n@dataclasses.dataclass(order=True)\nclass P:\n  x: int\n  y: int = 2\n"
    "class C(enum.Enum):\n  A = 1\n  B = 2\nprint(sorted([P(3), P(1, 5)]), list(C))",
    "import datetime, decimal, fractions\nprint(datetime.date(2024, 2, 29) + datetime.timedelta(days=366), "
    "decimal.Decimal(1) / 7, fractions.Fraction(3, 6))",
    "class M(type):\n  def __new__(m, n, b, d): return super().__new__(m, n, b, dict(d, tag=n))\n"
    "class A(metaclass=M):\n  def __init_subclass__(cls): cls.sub = True\nclass B(A):\n  __slots__ = ('x',)\n"
    "  def __set_name__(self, o, n): pass\nprint(B.tag, B.sub, A.__mro__)",
    "x = sorted(range(300), key=lambda i: (i * 7919) % 301)\nx.sort(reverse=True)\nprint(x[:5], sum(x))",
    "d = {}\ns = set()\nfor i in range(200):\n  d[str(i)] = i\n  s.add((i, str(i)))\n  if i % 3 == 0: del "
    "d[str(i)]\n"
    "print(len(d), len(s), sum(d.values()))",
    "exec('def f(a, *b, c=1, **k): return [a, b, c, k]\\nprint(f(1, 2, c=3, d=4))')\n"
    "print(eval('[i for i in range(5) if i % 2]'), compile('x = 1\\ny = x', 'f', 'exec').co_names)",
    "def f(n):\n  try: return 1 // n\n  except ZeroDivisionError as e: raise ValueError('no') from e\n  "
    "finally: print('f', n)\n"
    "try: f(0)\nexcept ValueError as e:\n  import traceback\n  print(''.join(traceback.format_exception(e)))",
    "def g():\n  try:\n    for i in range(5): yield i\n  finally: print('end')\n"
    "def h(): yield from g()\nprint([x for x in h()], sum(h()), list(zip(h(), 'abc')))",
    "import functools\n@functools.lru_cache\ndef fib(n): return n if n < 2 else fib(n - 1) + fib(n - "
    "2)\nprint(fib(40), fib.cache_info())",
    "async def f(n): return n\nasync def g(): return [await f(i) for i in range(4)]\n"
    "c = g()\ntry: c.send(None)\nexcept StopIteration as e: print(e.value)",
    "with open('/tmp/a', 'w') as f: f.write('line\\n' * 30)\nimport "
    "os\nprint(len(open('/tmp/a').readlines()), os.listdir('/tmp'))\nos.remove('/tmp/a')",
    "a, *b = range(10)\nmatch {'k': [1, (2, 3)]}:\n  case {'k': [x, (y, z)]}: print(x, y, z, "
    "b)\nprint(f'{3.14159:.3f} {\"x\":>5} {a!r}', '%s %05d' % ('q', 42))",
    "x = 7 ** 400\nprint(len(str(x)), x % 1000007, int(str(x)) == x, x.bit_length())",
    "x = [1, 2]\ny = x.nothing",
    /* What an earlier run has left is used again: locks that it held, and lines that it stood in. */
    "import logging, sys\nif 'log' not in globals():\n  logging.basicConfig(stream=sys.stdout, force=True)\n"
    "  log = logging.getLogger('a')\nlog.warning('w')",
    "import threading as t\nheld = globals().setdefault('held', [t.Lock(), t.RLock(), t.BoundedSemaphore(1), "
    "t.Condition()])\nfor lock in held:\n  with lock: print(type(lock).__name__)\nprint(held[0].locked())",
    "import threading as t\nc = globals().setdefault('c', t.Condition())\ngot = []\n"
    "def take():\n  with c:\n    c.wait_for(lambda: got)\n    print(got)\n"
    "w = t.Thread(target=take)\nw.start()\nwith c:\n  got.append(1)\n  c.notify()\nw.join()",
    "import queue, threading\nq = globals().setdefault('q', queue.Queue(1))\nwhile q.qsize(): q.get()\n"
    "w = threading.Thread(target=lambda: [q.put(i) for i in range(3)])\nw.start()\n"
    "print([q.get() for i in range(3)])\nw.join()",
    "import threading\nb = globals().setdefault('b', threading.Barrier(2))\n"
    "w = threading.Thread(target=b.wait)\nw.start()\nb.wait()\nw.join()\nprint(b.n_waiting, b.broken)",
    "import concurrent.futures as f\nif 'pool' not in globals(): pool = f.ThreadPoolExecutor(2)\n"
    "print(list(pool.map(abs, [-1, 2, -3])))",
    "import asyncio\nfor t in asyncio.all_tasks(): t is asyncio.current_task() or t.cancel()\n"
    "async def f(n):\n  await asyncio.sleep(0)\n  print(n)\n  return n * n\n"
    "t = asyncio.create_task(f(1))\nprint(await asyncio.gather(t, f(2)), await asyncio.wait_for(f(3), 60))",
    "import asyncio\nif 'loop' not in globals(): loop = asyncio.new_event_loop()\n"
    "async def f(lock, n):\n  async with lock: await asyncio.sleep(0)\n  return n\n"
    "async def g():\n  lock = asyncio.Lock()\n"
    "  async with asyncio.TaskGroup() as group: a = [group.create_task(f(lock, i)) for i in range(3)]\n"
    "  return [t.result() for t in a]\n"
    "print(asyncio.run(g()), loop.run_until_complete(f(asyncio.Lock(), 4)))",
    "import string\nprint(string.Template('$a').substitute(a=1), 'abc'.translate({97: 'z'}), "
    "'A-B'.casefold().split('-'))",
};

static hn_state run(hn_session *s, const char *code) {
    nprinted = 0;
    printed[0] = 0;
    hn_run_options o = {.filename = "main.py", .top_await = true};
    hn_state st = hn_start(s, code, strlen(code), &o);
    while (st == HN_READY) st = hn_continue(s);
    return st;
}

static void complain(const char *code, const char *how, uint64_t at, const char *what) {
    fprintf(stderr, "%.60s ... %s %llu: %s\n", code, how, (unsigned long long)at, what);
    failures++;
}

/* All that a session that was stopped has to be able to do. `text`: what the program prints. */
static void check(hn_session *s, const char *code, const char *text, hn_state end, const char *how,
                  uint64_t at) {
    size_t n;
    (void)hn_set_limit(s, HN_MAX_STEPS, UINT64_MAX);
    hn_reset_used(s);
    if (run(s, "1 + 1") != HN_COMPLETE) complain(code, how, at, "1 + 1");
    if (run(s, code) != end || strcmp(printed, text) != 0) {
        complain(code, how, at, "not the same again");
        fprintf(stderr, "%s%s", printed, hn_error_traceback(s, &n) ? hn_error_traceback(s, &n) : "\n");
    }
    const uint8_t *dump = hn_dump(s, &n);
    char problem[256] = "";
    hn_session *copy = dump ? hn_load(&host, dump, n, problem, sizeof problem) : NULL;
    if (!copy || run(copy, code) != end || strcmp(printed, text) != 0)
        complain(code, how, at, dump ? problem : hn_problem(s));
    hn_session_free(copy);
}

static hn_session *session(void) {
    hn_session *s = hn_session_new(&host);
    (void)hn_set_limit(s, HN_MAX_TIME, UINT64_MAX);
    return s;
}

static void stop_by_steps(const char *code, const char *text, hn_state end, uint64_t at) {
    hn_session *s = session();
    (void)hn_set_limit(s, HN_MAX_STEPS, at);
    hn_state st = run(s, code);
    if (st != HN_LIMITED && st != end) complain(code, "steps", at, "neither stopped nor finished");
    check(s, code, text, end, "steps", at);
    hn_session_free(s);
}

/* One allocation fails, and then all do, so that the program is stopped there. */
static void stop_by_memory(const char *code, const char *text, hn_state end, uint64_t at) {
    hn_session *s = session();
    uint64_t used = hn_get_used(s, HN_MAX_MEMORY);
    if (hn_set_limit(s, HN_MAX_MEMORY, used + HN_RESERVE + at)) {
        (void)run(s, code);
        (void)hn_set_limit(s, HN_MAX_MEMORY, UINT64_C(64) << 20);
        check(s, code, text, end, "memory", at);
    }
    hn_session_free(s);
}

int main(int argc, char **argv) {
    uint64_t rounds = argc > 1 ? strtoull(argv[1], NULL, 10) : 40;
    for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) {
        const char *code = programs[i];
        hn_session *s = session();
        hn_state end = run(s, code);
        char *text = strcpy(malloc(strlen(printed) + 1), printed);
        uint64_t steps = hn_get_used(s, HN_MAX_STEPS), bytes = hn_peak_memory(s);
        hn_session_free(s);
        s = session();
        bytes -= hn_get_used(s, HN_MAX_MEMORY);
        hn_session_free(s);
        if ((end != HN_COMPLETE && end != HN_FAILED)) complain(code, "state", end, "at the first run");
        for (uint64_t k = 1; k <= rounds; k++) {
            if (!turn_has((uint32_t)(k + i))) continue;
            stop_by_steps(code, text, end, k <= rounds / 4 ? k : steps * k / rounds);
            stop_by_memory(code, text, end, bytes * k / rounds);
        }
        free(text);
    }
    if (failures) fprintf(stderr, "%d failures\n", failures);
    return failures != 0;
}
