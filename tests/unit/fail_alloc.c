/* Fails the n-th allocation for n = 1, 2, 3 ... while programs start and run. Each time: the right output, or
 * the memory limit; the session runs 1 + 1 afterwards; and all memory comes back. Then while a session is
 * dumped. Then programs without any memory left raise BufferError until the memory limit ends them. */
#include "lib/lib.h"
#include "api/session.h"
#include "vm/start.h"
#include "turn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The first SPAN allocations are failed one by one, then one in STRIDE. Sanitizers make each try ten times
 * slower. */
#ifdef HN_SANITIZED
#define SPAN   40
#define STRIDE 501
#define MAKING 1999
#else
#define SPAN   500
#define STRIDE 37
#define MAKING 97
#endif

static int failures;

typedef struct text {
    char z[4096];
    size_t n;
    uint64_t steps;
} text;

static void on_write(void *ctx, int stream, const char *utf8, size_t n) {
    text *t = ctx;
    (void)stream;
    if (t->n + n >= sizeof t->z) return;
    memcpy(t->z + t->n, utf8, n);
    t->n += n;
    t->z[t->n] = 0;
}

static const char *const programs[] = {
    "class P:\n  def __init__(self, x): self.x = x\n  def __repr__(self): return f'P({self.x!r})'\n"
    "  def __eq__(self, o): return self.x == o.x\n  def __hash__(self): return hash(self.x)\n"
    "print([P(i) for i in range(30)])\nprint({P(1): 2, P('a'): 3}[P('a')])\nprint(sorted([P(3), P(1)], "
    "key=lambda p: p.x))\n",
    "def g(n):\n  try:\n    for i in range(n): yield i\n  finally: print('end')\nprint(list(g(50)), "
    "sum(g(9)))\n"
    "try:\n  raise ValueError('a') from KeyError('b')\nexcept ValueError as e: print(repr(e), "
    "repr(e.__cause__))\n",
    "s = ''\nfor i in range(300): s += str(i)\nprint(len(s), s[:30], s.split('1')[:5], s.replace('9', "
    "'nine')[-9:])\n"
    "print('%5d|%-5s|%.3f' % (1, 'a', 1.5), '{:>10} {!r}'.format('x', [1]), b'ab' * 3, bytearray(b'xy'))\n",
    "d = {i: str(i) for i in range(200)}\nd.update(a=1)\nx = {**d, 'b': 2}\ns = set(range(100)) | {1000}\n"
    "print(len(x), len(s), sorted(s)[:5], [k for k in x][-2:], 3 ** 200 % 1000007, (1 << 300) >> 290)\n",
    "for s in (\"t'b' 'c' 'd'b\", 'x = 1\\n' * 300 + '(1 2)\\n'):\n"
    "  try: exec(s)\n  except SyntaxError as e: print(e)\n",
    "import json\nprint(json.dumps({'a': [1, 2.5, None, 'x' * 20]}), json.loads('[1, {\"k\": \"v\"}]'))\n"
    "exec('def f(x): return x + 1')\nprint(f(1), eval('[i for i in range(5)]'))\nimport "
    "math\nprint(math.factorial(30))\n",
    "class M(type):\n  def __new__(m, n, b, d): return super().__new__(m, n, b, d)\nclass A(metaclass=M):\n"
    "  __slots__ = ('a', 'b')\n  @property\n  def p(self): return self.a\n  def __getattr__(self, n): return "
    "n * 2\n"
    "a = A()\na.a = 5\nprint(a.p, a.zz, A.__mro__)\nwith open.__class__ and "
    "__import__('types').SimpleNamespace(a=1) and "
    "type('C', (), {'__enter__': lambda s: 1, '__exit__': lambda *a: None})() as q: print(q)\n"
    "match [1, {'k': 2}]:\n  case [x, {'k': y}]: print(x, y)\n",
    "d = {i: i for i in range(3000)}\nfor i in range(2990): del d[i]\nfor i in range(300): x = [k for k in "
    "d.items()]\n"
    "s = set(range(3000))\ns.difference_update(range(2990))\nfor k in d.items(): x = list(d.items()), "
    "next(iter(d.items()))\n"
    "s -= set(range(2995))\nprint(x, s, dict.fromkeys([1, 2]), bytes.fromhex('6162'))\n",
    "def f(n): return f(n - 1) if n else 1 / 0\nl = []\nfor i in range(20):\n  try: f(150)\n  except "
    "ZeroDivisionError "
    "as e: l.append(e)\nprint(len(l), l[0])\n",
    "def f(n): return f(n - 1) + 1 if n else 0\nprint(f(200))\ntry:\n  1 / 0\nexcept* ZeroDivisionError as "
    "g: print(g)\n"
    "async def c(): return 3\ntry: c().send(None)\nexcept StopIteration as e: print(e.value)\n",
    "b = bytearray(b'abc' * 99)\nm = memoryview(b)\ndef t(f):\n  try: f(b)\n  except BufferError as e: "
    "print(e)\n  print(len(b))\n"
    "t(lambda b: b.append(1))\nt(lambda b: b.extend(i for i in range(9)))\nt(lambda b: b.__iadd__(b))\n"
    "t(lambda b: b.__delitem__(slice(0, 99, 2)))\nt(lambda b: b.resize(9999))\nt(lambda b: "
    "b.__init__(5))\nm = 0\n"
    "t(lambda b: b.extend(bytes(9999)))\nmemoryview(b)[1:]\nt(bytearray.clear)\n",
};

static hn_state run(hn_session *s, const char *code) {
    hn_state st = hn_start(s, code, strlen(code), NULL);
    while (st == HN_READY || st == HN_SLICED) st = hn_continue(s);
    return st;
}

static void complain(size_t program, int64_t n, const char *what, const char *more) {
    fprintf(stderr, "program %zu, allocation %lld: %s %s\n", program, (long long)n, what, more);
    failures++;
}

static void check_alive(hn_session *s, size_t program, int64_t n) {
    size_t len = 0;
    hn_state st = run(s, "1 + 1");
    const uint8_t *v = st == HN_COMPLETE ? hn_value_cbor(s, &len) : NULL;
    if (!v || len != 1 || v[0] != 2) complain(program, n, "1 + 1 does not run", "");
}

/* Runs a program with the n-th allocation failing (0: none). True when that allocation was reached. */
static bool try_one(size_t program, int64_t n, const text *expected, text *out) {
    hn_host_functions host = {.ctx = out, .write = on_write};
    hn_session *s = hn_session_new(&host);
    out->n = 0;
    out->z[0] = 0;
    s->vm.meter.fail_allocation = n;
    hn_state st = run(s, programs[program]);
    bool reached = s->vm.meter.fail_allocation == 0 && n;
    s->vm.meter.fail_allocation = 0;
    if (st == HN_LIMITED) {
        complain(program, n, "a limit, though a collection would have helped", "");
    } else if (st != HN_COMPLETE) {
        complain(program, n, "failed:", st == HN_FAILED ? hn_error_traceback(s, NULL) : "?");
    } else if (expected && strcmp(expected->z, out->z) != 0) {
        complain(program, n, "printed", out->z);
    }
    out->steps = hn_get_used(s, HN_MAX_STEPS);
    if (st == HN_COMPLETE && expected && out->steps != expected->steps)
        complain(program, n, "other steps", "");
    check_alive(s, program, n);
    hn_session_free(s);
    return reached;
}

/* What a dump keeps lists of: objects, classes, and programs whose code is still held. */
static const char dumped[] =
    "objects = [[i] for i in range(400)]\nclasses = [type('C%d' % i, (), {'x': i}) for i in range(70)]\n"
    "held = []\nfor i in range(70):\n  exec('def f(): return %d' % i)\n  held.append(f)\n";

/* A dump whose n-th allocation fails: all of it, or none. True when that allocation was reached. */
static bool try_dumping(hn_session *s, int64_t n, const uint8_t *whole, size_t length) {
    size_t got = 0;
    s->vm.meter.fail_allocation = n;
    const uint8_t *bytes = hn_dump(s, &got);
    bool reached = s->vm.meter.fail_allocation == 0;
    s->vm.meter.fail_allocation = 0;
    if (bytes && (got != length || memcmp(bytes, whole, length) != 0)) complain(1000, n, "another dump", "");
    return reached;
}

static void try_dumps(void) {
    hn_host_functions host = {0};
    hn_session *s = hn_session_new(&host);
    if (run(s, dumped) != HN_COMPLETE) complain(1000, 0, "failed:", hn_error_traceback(s, NULL));
    size_t length = 0;
    const uint8_t *bytes = hn_dump(s, &length);
    uint8_t *whole = malloc(length);
    if (!bytes || !whole) complain(1000, 0, "no dump", "");
    if (bytes && whole) memcpy(whole, bytes, length);
    for (int64_t n = 1; whole && try_dumping(s, n, whole, length);) n++;
    check_alive(s, 1000, 0);
    free(whole);
    hn_session_free(s);
}

/* ---- views, and no memory at all ---- */

/* Each is tried on a bytearray that has a view. */
static const char *const resizing[] = {
    "b.append(1)",     "b.extend(b'xy')", "b.extend([1, 2])", "b += b'x'",  "b *= 2",
    "b.insert(0, 1)",  "b.remove(97)",    "del b[0]",         "del b[::2]", "b[:1] = b''",
    "b[1:1] = [1, 2]", "b.resize(99)",    "b.pop()",          "b.clear()",  "b.__init__(5)",
};

static uint64_t clock_of(void *ctx, int kind) {
    (void)kind;
    return *(uint64_t *)ctx += 100000;
}

/* From this call on the session has no memory but what it has taken already. */
static hn_call_outcome shut(void *ctx, hn_session *s) {
    (void)ctx;
    s->vm.meter.bytes_limit = s->vm.meter.bytes + s->vm.meter.bytes_reserve;
    return hn_answer(s, (const uint8_t *)"\x05", 1) == HN_REFUSED ? HN_CALL_LATER : HN_CALL_ANSWERED;
}

/* A BufferError for which there is no room: neither the change, nor a run that goes round without a step. */
static void try_shut(const char *change) {
    uint64_t clock = 1;
    char code[300];
    hn_host_functions host = {.ctx = &clock, .now = clock_of, .call = shut};
    hn_session *s = hn_session_new(&host);
    size_t n = 0, most = s->vm.meter.bytes_limit;
    (void)hn_declare(s, "shut", false, NULL, NULL);
    snprintf(code, sizeof code,
             "b = bytearray(b'abc')\nm = memoryview(b)\nkeep = None\nshut()\nwhile b == b'abc':\n"
             "  keep = BufferError(keep)\n  try: %s\n  except BufferError: pass\n",
             change);
    if (run(s, code) != HN_LIMITED || hn_limit_reached(s) != HN_MAX_MEMORY)
        complain(998, 0, change, hn_limit_name(hn_limit_reached(s)));
    s->vm.meter.bytes_limit = most;
    hn_reset_used(s);
    const char *text = run(s, "b == m == b'abc'") == HN_COMPLETE ? hn_value_repr(s, &n) : NULL;
    if (!text || strcmp(text, "True") != 0) complain(998, 0, change, "is half done");
    hn_session_free(s);
}

/* The making of a session: NULL or a session that works, and never a leak (ASan looks). */
static void try_making(int64_t n) {
    hn_vm *vm = calloc(1, sizeof *vm);
    vm->meter.fail_allocation = n;
    hn_status st = hnlib_start(vm);
    if (st != HN_OK && vm->meter.fail_allocation) complain(999, n, "hnlib_start failed without a reason", "");
    hnvm_free(vm);
    if (vm->meter.bytes) complain(999, n, "bytes are left", "");
    free(vm);
}

int main(void) {
    static text expected, out;
    for (size_t p = 0; p < sizeof programs / sizeof *programs; p++) {
        if (!turn_has((uint32_t)p)) continue;
        (void)try_one(p, 0, NULL, &expected);
        for (int64_t n = 1; try_one(p, n, &expected, &out);) n += n < SPAN ? 1 : STRIDE;
    }
    for (int64_t n = 1; n < 20000; n += MAKING) try_making(n);
    try_dumps();
    for (size_t i = 0; i < sizeof resizing / sizeof *resizing; i++) try_shut(resizing[i]);
    if (failures) fprintf(stderr, "%d failures\n", failures);
    return failures != 0;
}
