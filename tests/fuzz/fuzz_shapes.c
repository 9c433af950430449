/* Snapshots of sessions of every shape: the input chooses the parts of a program, their sizes, and how its
 * run ends. Wherever it stands then, it is dumped and loaded under the same limits. The words that both
 * touch, and the memory that the dump takes, are in proportion to what is alive; the copy dumps the same
 * bytes; and both go on to the same answer. */
#include "api/session.h"
#include "include/hognose.h"
#include "snap/snap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MEMORY ((uint64_t)6 << 20)
#define ROOMY  ((uint64_t)64 << 20)
/* Touched words for each word that is alive, as in tests/unit/costs.c; and for what every session has. */
#define DUMP_MOST 12u
#define LOAD_MOST 24u
#define ALWAYS    400000u
/* Bytes that a dump takes for each that the session holds (docs/limits.md), and for what every session
 * has. */
#define ROOM_MOST   6u
#define ROOM_ALWAYS 400000u

typedef struct input {
    const uint8_t *p;
    size_t n;
} input;

typedef struct world {
    uint64_t clock, pace; /* ns; ns for each look */
} world;

/* Each @ is the number of the part, so that names differ; N and M, sizes. */
static const char *const parts[] = {
    "s@ = 'a' * N\nk@ = []\nfor i in range(M):\n  s@ += 'b'\n  k@.append(s@)\n",
    "s@ = '\\u20ac' * N\nk@ = []\nfor i in range(M):\n  s@ += 'b'\n  if i & 3: k@.append(s@)\n",
    "s@ = 'a' * N\nk@ = []\nfor i in range(M):\n  s@ += 'b'\n  k@.append(s@ + '\\u00e9')\n  if i & 15 == 9: "
    "s@ = s@[:N // 2]\n",
    "b@ = bytearray(N)\nk@ = []\nfor i in range(M % 99):\n  b@ += b'x'\n  k@.append(bytes(b@))\n",
    "t@ = 'def f(a): return a\\n' + '#' * N\nk@ = []\nfor i in range(M // 4):\n  d = {}\n  exec(t@, d)\n  "
    "k@.append(d['f'])\n",
    "t@ = 'lambda: ' + '1 + ' * (N & 31) + 'M'\nk@ = [eval(t@) for i in range(M)]\n",
    "d@ = dict.fromkeys(range(N))\nfor i in range(N - 1): d@.pop(i)\n",
    "d@ = {str(i): [i] for i in range(N)}\nfor i in range(0, N, 2): del d@[str(i)]\ni@ = iter(d@)\nnext(i@, "
    "0)\n",
    "d@ = set(range(N))\nfor i in range(N - 3): d@.discard(i)\n",
    "d@ = {(i, str(i)) for i in range(M)}\nk@ = frozenset(d@)\nd@.pop()\n",
    "for i in range(M): globals()[f'g@_{i}'] = [i]\nfor i in range(1, M): del globals()[f'g@_{i}']\n",
    "class C@: pass\no@ = C@()\nfor i in range(M): setattr(o@, f'a{i}', i)\nfor i in range(M - 1): "
    "delattr(o@, f'a{i}')\n",
    "class C@:\n  __slots__ = 'a', 'b'\nk@ = []\nfor i in range(M):\n  o = C@()\n  o.a = k@[-1:]\n  "
    "k@.append(o)\n",
    "import collections\nd@ = collections.OrderedDict.fromkeys(range(N))\nfor i in range(N - 1): "
    "d@.popitem(i & 1)\n",
    "def f@(x):\n  def g(): return x, h\n  def h(): return g\n  return g\nk@ = [f@([i]) for i in range(M)]\n",
    "def f@(n):\n  x = [n]\n  if n: yield from f@(n - 1)\n  yield x\nk@ = []\nfor i in range(M % 17):\n  g = "
    "f@(i)\n  next(g)\n  k@.append(g)\n",
    "x@ = None\nfor i in range(N): x@ = (x@, [i])\n",
    "k@ = []\nfor i in range(M): k@.append([k@, 7 ** i, float(i), i])\n",
    "import random\nk@ = [random.Random(i).randbytes(N) for i in range(M % 50)]\n",
    "import asyncio\nasync def w@(q):\n  while True:\n    k@.append(await q.get())\nq@ = asyncio.Queue()\nk@ "
    "= []\n"
    "async def m@():\n  t = [asyncio.create_task(w@(q@)) for i in range(M % 40)]\n  for i in range(9): "
    "q@.put_nowait([i])\n"
    "  await asyncio.sleep(0)\n  for x in t: x.cancel()\nasyncio.run(m@())\n",
    "import threading\nl@ = threading.Lock()\nk@ = []\ndef w@(n):\n  x = [n] * 9\n  with l@: k@.append(x)\n  "
    "ask(n)\n"
    "for i in range(M % 12): threading.Thread(target=w@, args=(i,)).start()\n",
    "r@ = [slice(i, [i]) for i in range(M)] + [range(i, 2 ** i) for i in range(M % 99)]\n",
    "m@ = memoryview(bytearray(N))\nk@ = [m@[i:] for i in range(M)]\n",
    "e@ = []\nfor i in range(M % 200):\n  try: 1 // 0\n  except ZeroDivisionError as e: e@.append(e)\n",
};
/* How the run ends: in the end, at a pause, or at a limit. */
static const char *const ends[] = {
    "pass\n",
    "x = ask('now')\n",
    "def deep(n):\n  x, y = [n], str(n)\n  if n: return deep(n - 1), x, y\n  return ask(y)\nz = deep(M % "
    "300)\n",
    "import asyncio\nasync def one(n):\n  x = [n]\n  return await later(n), x\nasync def all_of():\n"
    "  return await asyncio.gather(*[one(i) for i in range(M % 30 + 1)])\nz = await all_of()\n",
    "full = []\nwhile True: full.append([len(full)])\n",
    "full = {}\nwhile True: full[len(full)] = str(len(full))\n",
    "full = 'x'\nwhile True: full += full\n",
    "while True: x = [1]\n",
    "def deep(n):\n  x = sorted(range(n), key=lambda v: -v)\n  if n < M % 200: deep(n + 1)\n  else:\n    "
    "while True: x = [n]\ndeep(1)\n",
    "import threading\ndef spin(n):\n  while True: x = [n]\nfor i in range(3): threading.Thread(target=spin, "
    "args=(i,)).start()\nspin(9)\n",
};
static const char answer[] =
    "[(_k, type(_v).__name__, len(_v) if hasattr(_v, '__len__') else 0, _v if type(_v) in (int, str) else "
    "sorted(map(str, _v))[-3:] if type(_v) in (dict, set) else 0) for _k, _v in sorted(globals().items()) if "
    "_k[0] != '_']";

static uint8_t take(input *in) {
    if (!in->n) return 0;
    in->n--;
    return *in->p++;
}

/* ---- the host ---- */

static uint64_t on_now(void *ctx, int kind) {
    world *w = ctx;
    (void)kind;
    return w->clock += w->pace;
}
static void on_write(void *ctx, int stream, const char *text, size_t n) {
    (void)ctx, (void)stream, (void)text, (void)n;
}

static hn_session *session(world *w) {
    hn_host_functions host = {.ctx = w, .write = on_write, .now = on_now};
    hn_session *s = hn_session_new(&host);
    if (!s) abort();
    if (!hn_set_limit(s, HN_MAX_MEMORY, MEMORY)) abort();
    return s;
}

/* ---- the program ---- */

static char *put_part(char *to, const char *part, unsigned at, unsigned n, unsigned m) {
    for (; *part; part++) {
        bool alone = part[1] < '0' || part[1] > 'z';
        if (*part == '@')
            to += sprintf(to, "%u", at);
        else if (*part == 'N' && alone)
            to += sprintf(to, "%u", n);
        else if (*part == 'M' && alone)
            to += sprintf(to, "%u", m);
        else
            *to++ = *part;
    }
    *to = 0;
    return to;
}

/* Owned by the caller. */
static char *write_program(input *in, uint8_t *end) {
    char *code = malloc(20000), *to = code;
    unsigned n = take(in) % 4 + 1;
    for (unsigned i = 0; i < n; i++) {
        uint8_t which = take(in);
        unsigned big = 4u << take(in) % 12, many = 1 + take(in) * (take(in) % 4 + 1);
        to = put_part(to, parts[which % (sizeof parts / sizeof *parts)], i, big, many);
    }
    *end = take(in) % (sizeof ends / sizeof *ends);
    (void)put_part(to, ends[*end], 99, 4, 1 + take(in));
    return code;
}

/* ---- the properties ---- */

static const char *under_way; /* the program, to be printed with a complaint */

static void fail(const char *what, uint64_t is, uint64_t most) {
    fprintf(stderr, "%s\nshapes: %s: %llu of %llu\n", under_way, what, (unsigned long long)is,
            (unsigned long long)most);
    abort();
}

static void hold(const char *what, uint64_t is, uint64_t most) {
    if (is > most) fail(what, is, most);
}

/* What a dump of the session takes besides what the session holds. */
static void check_dump(hn_session *s, uint64_t live) {
    hn_meter *m = &s->vm.meter, out_meter;
    size_t limit = m->bytes_limit, peak = m->bytes_peak, bytes = m->bytes;
    uint64_t touched = m->touched;
    hn_buf out;
    hnmeter_init(&out_meter);
    out_meter.bytes_limit = SIZE_MAX / 2;
    hnbuf_init(&out, &out_meter);
    m->bytes_limit = SIZE_MAX / 2;
    m->bytes_peak = bytes;
    if (hnsnap_dump(&s->vm, &out) != HN_OK) fail("a dump fails", 0, 0);
    hold("words that a dump touches", m->touched - touched, ALWAYS + live / sizeof(hn_value) * DUMP_MOST);
    hold("bytes that a dump takes", m->bytes_peak - bytes + out_meter.bytes_peak,
         ROOM_ALWAYS + live * ROOM_MOST);
    if (m->bytes != bytes) fail("bytes that a dump leaves", m->bytes, bytes);
    hnbuf_free(&out);
    m->bytes_limit = limit;
    m->bytes_peak = peak;
}

/* To the end, with an answer to each call that waits. */
static hn_state finish(hn_session *s) {
    hn_state st = hn_session_state(s);
    for (int i = 0; i < 5000; i++) {
        size_t n = 0;
        if (st == HN_READY || st == HN_SLICED) {
            st = hn_continue(s);
        } else if (st == HN_CALLING) {
            st = hn_answer(s, (const uint8_t *)"\x07", 1);
        } else if (st == HN_WAITING) {
            const uint32_t *ids = hn_wait_ids(s, &n);
            st = ids && n ? hn_answer_id(s, ids[0], (const uint8_t *)"\x08", 1) : hn_wake(s);
        } else {
            return st;
        }
    }
    return hn_abandon(s);
}

static hn_state run(hn_session *s, const char *code) {
    hn_run_options o = {.filename = "main.py", .top_await = true};
    hn_state st = hn_start(s, code, strlen(code), &o);
    return st == HN_READY ? finish(s) : st;
}

/* What the session answers once its run is over and there is room; owned by the caller. */
static char *answer_of(hn_session *s, world *w) {
    size_t n = 0;
    w->pace = 1000;
    (void)hn_set_limit(s, HN_MAX_MEMORY, ROOMY);
    hn_set_slices(s, false);
    hn_reset_used(s);
    (void)hn_set_limit(s, HN_MAX_STEPS, 2000000);
    (void)finish(s);
    hn_reset_used(s);
    (void)hn_set_limit(s, HN_MAX_STEPS, UINT64_MAX);
    hn_set_repr_bytes(s, 1 << 16);
    const char *text = run(s, answer) == HN_COMPLETE ? hn_value_repr(s, &n) : hn_error_traceback(s, &n);
    char *copy = calloc(1, n + 1);
    if (text) memcpy(copy, text, n);
    return copy;
}

static hn_session *load_copy(const hn_session *of, world *w, const uint8_t *dump, size_t n, uint64_t live) {
    hn_session *copy = session(w);
    uint64_t touched = copy->vm.meter.touched;
    (void)hn_set_limit(copy, HN_MAX_STEPS, hn_get_limit(of, HN_MAX_STEPS));
    (void)hn_set_limit(copy, HN_MAX_TIME, hn_get_limit(of, HN_MAX_TIME));
    if (!hn_load_into(copy, dump, n)) {
        fprintf(stderr, "%s (%s)\n", hn_problem(copy), hn_limit_name((hn_limit_kind)copy->vm.meter.stopped));
        fail("a dump does not load", n, live);
    }
    hold("words that a load touches", copy->vm.meter.touched - touched,
         ALWAYS + live / sizeof(hn_value) * LOAD_MOST);
    hold("bytes of a loaded session", hn_get_used(copy, HN_MAX_MEMORY), MEMORY);
    return copy;
}

static void check_session(hn_session *s, world *w) {
    size_t n, again_n;
    uint64_t live = hn_get_used(s, HN_MAX_MEMORY);
    check_dump(s, live);
    const uint8_t *dump = hn_dump(s, &n);
    if (!dump) fail(hn_problem(s), 0, 0);
    hold("bytes of a dump", n, ROOM_ALWAYS / 4 + 2 * live);
    world other = {w->clock, 1000}; /* a load takes time of its own, which is not this test's */
    hn_session *copy = load_copy(s, &other, dump, n, live);
    const uint8_t *again = hn_dump(copy, &again_n);
    if (!again || again_n != n || memcmp(again, dump, n) != 0) fail("another dump", again_n, n);
    char *first = answer_of(s, w), *second = answer_of(copy, &other);
    if (strcmp(first, second) != 0) {
        fprintf(stderr, "%s\n%s\n", first, second);
        fail("another answer", 0, 0);
    }
    free(first), free(second);
    hn_session_free(copy);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    input in = {data, size};
    world w = {.clock = 1, .pace = 1000};
    uint8_t end, how = take(&in);
    char *code = write_program(&in, &end);
    under_way = code;
    hn_session *s = session(&w);
    if (!hn_declare(s, "ask", false, NULL, NULL) || !hn_declare(s, "later", true, NULL, NULL)) abort();
    (void)hn_set_limit(s, HN_MAX_STEPS, how & 1 ? 3000u << take(&in) % 8 : 600000);
    if (how & 2) w.pace = 300000;
    if (how & 4) (void)hn_set_limit(s, HN_MAX_TIME, 40);
    if (how & 8) (void)hn_set_limit(s, HN_MAX_WALL, 40);
    hn_set_slices(s, how & 16);
    hn_run_options o = {.filename = "main.py", .top_await = true};
    hn_state st = hn_start(s, code, strlen(code), &o);
    for (int k = 0, most = 1 + how / 32 * 8; (st == HN_READY || st == HN_SLICED) && k < most; k++)
        st = hn_continue(s);
    if (st == HN_FAILED && strncmp(hn_error_type(s), "Syntax", 6) == 0)
        fail("a program that does not compile", 0, 0);
    if (st == HN_READY) (void)hn_abandon(s);
    check_session(s, &w);
    hn_session_free(s);
    free(code);
    return 0;
}
