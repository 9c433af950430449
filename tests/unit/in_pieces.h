/* Sessions whose dumps and loads come in pieces (hn_set_slices), of every shape. The clock goes on by a
 * millisecond at each look, so that a slice is over after a few of them. */
#ifndef IN_PIECES_H
#define IN_PIECES_H
#include "api/session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Between two moments that a test tries. */
#ifdef HN_SANITIZED
#define STRIDE 7
#else
#define STRIDE 1
#endif

static int checks, failures;

static inline void expect(bool ok, const char *what, const char *which) {
    checks++;
    if (ok) return;
    if (failures++ < 20) printf("%s: %s\n", which, what);
}

static inline uint64_t on_now(void *ctx, int kind) {
    (void)kind;
    return *(uint64_t *)ctx += 1000000;
}

/* Each has parts that take more than a slice. */
static const char *const shapes[] = {
    "x = list(range(400000))",
    "x = tuple(i * 0.5 for i in range(200000))",
    "x = {str(i): i * 0.5 for i in range(60000)}",
    "x = {i: i for i in range(200000)}",
    "x = {(i, i) for i in range(60000)}",
    "x = set(range(300000))",
    "x = dict.fromkeys(range(400000))\nfor i in range(399999): x.pop(i)",
    "for i in range(100000): globals()[f'g{i}'] = i",
    "class C: pass\nx = []\nfor i in range(60000):\n  y = C()\n  y.a, y.b = i, [i]\n  x.append(y)",
    "def f(x):\n  return lambda: x\nx = [f(i) for i in range(20000)]",
    "x = [str(i) * 3 for i in range(100000)]",
    "x = 'ab' * 3000000",
    "x = '\\u0101b' * 1000000",
    "x = '\\U0001f600\\ud800' * 1000000",
    "x = bytes(range(256)) * 20000, bytearray(b'abc') * 1000000",
    "x = 1 << 40000000, -1 << 39999999",
    "s, x = 'a' * 3000000, []\nfor i in range(100):\n  s += '\\u0101'\n  x.append(s)",
    "import random, array\nx = random.randbytes(3000000)",
    "x = [id([]) for i in range(10)] + [object() for i in range(60000)]\ny = [id(i) for i in x]",
    "x = [type(f'T{i}', (), {}) for i in range(3000)]",
    "import collections\nx = collections.deque(range(200000))",
    "x = []\nfor i in range(900):\n  d = {}\n  exec('def f(): pass' + '#' * 9000 + str(i), d)\n  x.append(d)",
    "import sys\nsys.path += [str(i) for i in range(60000)]",
};
enum { SHAPES = sizeof shapes / sizeof *shapes };

typedef struct text {
    uint8_t *at;
    size_t n;
} text;

static inline hn_session *session(uint64_t *clock, bool slices) {
    hn_session *s = hn_session_new(&(hn_host_functions){.ctx = clock, .now = on_now});
    if (!s) exit(2);
    (void)hn_set_limit(s, HN_MAX_TIME, 100000000);
    hn_set_slices(s, slices);
    return s;
}

static inline hn_state run(hn_session *s, const char *code) {
    hn_state st = hn_start(s, code, strlen(code), NULL);
    while (st == HN_READY || st == HN_SLICED) st = hn_continue(s);
    return st;
}

static inline bool unfinished(const hn_session *s) {
    return hn_problem_code(s) == HN_PROBLEM_SLICED;
}

static inline text copy(const uint8_t *p, size_t n) {
    text t = {malloc(n + 1), p ? n : 0};
    if (!t.at) exit(2);
    if (p) memcpy(t.at, p, n);
    return t;
}

/* Until it is finished, in *pieces calls. */
static inline text whole(hn_session *s, uint32_t *pieces) {
    size_t n = 0;
    const uint8_t *p;
    *pieces = 0;
    do {
        p = hn_dump(s, &n);
        ++*pieces;
    } while (!p && unfinished(s));
    return copy(p, n);
}

static inline bool same(text a, text b) {
    return a.n && a.n == b.n && memcmp(a.at, b.at, a.n) == 0;
}

static inline text at_once(hn_session *s) {
    uint32_t pieces;
    hn_set_slices(s, false);
    text t = whole(s, &pieces);
    hn_set_slices(s, true);
    expect(pieces == 1, "without slices there are pieces", "all");
    return t;
}

#endif
