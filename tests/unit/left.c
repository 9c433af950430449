/* Instructions that are left in the middle of their work in C: a session that is dumped there and goes on
 * elsewhere ends as one that runs through, to the byte. */
#include "include/hognose.h"
#include "turn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int checks, failures;

/* Each look at the clock ends a slice. */
static uint64_t on_now(void *ctx, int kind) {
    (void)kind;
    return *(uint64_t *)ctx += 5000000;
}

/* The last line leaves something in the middle, and makes an instance in the same instruction. */
static const char *const programs[] = {
    "class S(set): pass\nx = S(range(300000))\nx = len(x)",
    "class D(dict): pass\nr = [(i, i) for i in range(200000)]\nx = D(r)\nr = x = len(x)",
    "class L(list): pass\nr = 'a' * 3000000\nx = L(r)\nx = len(x)",
    "class B(bytearray): pass\nr = list(range(256)) * 8000\nx = B(r)\nr = x = len(x)",
    "class F(frozenset): pass\nx = F(range(300000))\nx = len(x)",
    "class T(str): pass\nr = b'\\xc3\\xa4' * 2000000\nx = T(r, 'utf-8')\nr = x = len(x)",
    "from collections import deque\nclass Q(deque): pass\nr = list(range(500000))\nx = Q(r)\nr = x = len(x)",
    "from collections import deque\nclass Q(deque): pass\nr = 'a' * 4000000\nx = Q(r)\nr = x = len(x)",
    "from collections import deque\nclass Q(deque): pass\nx = Q(range(3000000), 5)\nx = len(x)",
    ("from collections import OrderedDict\nclass O(OrderedDict): pass\nr = dict.fromkeys(range(200000))\nx = "
     "O(r)\nr = x = len(x)"),
    "from collections import Counter\nclass C(Counter): pass\nr = 'ab' * 2000000\nx = C(r)\nr = x = len(x)",
};

static hn_session *session(uint64_t *clock) {
    hn_session *s = hn_session_new(&(hn_host_functions){.ctx = clock, .now = on_now});
    (void)hn_set_limit(s, HN_MAX_TIME, UINT64_MAX);
    hn_set_slices(s, true);
    return s;
}

/* Dumps what is there and loads it, up to `most` times. */
static hn_session *moved(hn_session *s, uint64_t *clock, int *most) {
    size_t n;
    char problem[200];
    if (--*most < 0) return s;
    hn_set_slices(s, false); /* in one piece */
    const uint8_t *dump = hn_dump(s, &n);
    hn_session *next =
        dump ? hn_load(&(hn_host_functions){.ctx = clock, .now = on_now}, dump, n, problem, 200) : NULL;
    if (!next) return printf("not moved: %s\n", dump ? problem : hn_problem(s)), failures++, s;
    hn_session_free(s);
    (void)hn_set_limit(next, HN_MAX_TIME, UINT64_MAX);
    hn_set_slices(next, true);
    return next;
}

static char *finish(const char *program, int moves, size_t *n, uint64_t *steps, int *slices) {
    uint64_t clock = 0;
    hn_session *s = session(&clock);
    hn_state st = hn_start(s, program, strlen(program), NULL);
    for (*slices = 0; st == HN_READY || st == HN_SLICED; ++*slices) {
        st = hn_continue(s);
        if (st == HN_SLICED) s = moved(s, &clock, &moves);
    }
    *steps = hn_get_used(s, HN_MAX_STEPS);
    hn_reset_used(s);
    hn_set_slices(s, false);
    const uint8_t *dump = hn_dump(s, n);
    char *copy = st == HN_COMPLETE && dump ? malloc(*n) : NULL;
    if (copy) memcpy(copy, dump, *n);
    hn_session_free(s);
    return copy;
}

int main(void) {
    for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) {
        if (!turn_has((uint32_t)i)) continue;
        size_t n, n2;
        uint64_t steps, steps2;
        int slices, ignored;
        char *whole = finish(programs[i], 0, &n, &steps, &slices);
        char *parts = finish(programs[i], 40, &n2, &steps2, &ignored);
        bool same = whole && parts && n == n2 && memcmp(whole, parts, n) == 0 && steps == steps2;
        checks++;
        if (!same || slices < 4) {
            failures++;
            printf("not as it was: %s\n%zu and %zu bytes, %llu and %llu steps, %d slices\n", programs[i], n,
                   n2, (unsigned long long)steps, (unsigned long long)steps2, slices);
        }
        free(whole);
        free(parts);
    }
    printf("%d checks, %d failures\n", checks, failures);
    return failures != 0;
}
