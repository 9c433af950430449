/* Long work in C in slices: that what had been done is brought back takes no more time than what is done. By
 * a clock that goes on a millisecond at each look, as it does in a run. */
#include "include/hognose.h"
#include "turn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int checks, failures;

static uint64_t on_now(void *ctx, int kind) {
    (void)kind;
    return *(uint64_t *)ctx += 1000000;
}

/* What stands in front of the work, and the work: one instruction that takes long. */
static const struct {
    const char *before, *work;
} programs[] = {
    {"s = '7' * 600000", "x = int(s)"},
    {"s = '6' * 300000", "x = int(s, 7)"},
    {"n = 7 ** 200000", "x = str(n)"},
    {"n = 7 ** 400000", "x = n * n * n"},
    {"n = 7 ** 200000; m = 3 ** 200000", "x = n // m"},
    {"n = 7 ** 200000", "x = math.isqrt(n)"},
    {"n = 7 ** 30000; m = 3 ** 50000", "x = math.gcd(n, m)"},
    {"a, b, c = 7 ** 1000, 5 ** 1000, 3 ** 1500", "x = pow(a, b, c)"},
    {"", "x = math.factorial(30000)"},
    {"s = 'word ' * 5 + 'a' * 5 + '!'; r = re.compile(r'^(\\w+\\s?)*$')", "x = r.match(s)"},
    {"l = [1.5, 'text', None, {'a': [2]}] * 100000", "x = json.dumps(l)"},
    {"s = json.dumps([1.5, 'text', None, {'a': [2]}] * 100000)", "x = json.loads(s)"},
    {"s = '\\u1e9b\\u0323' * 300000", "x = unicodedata.normalize('NFKD', s)"},
    {"b = bytes(3000000)", "x = hashlib.sha256(b)"},
    {"b = bytes(range(256)) * 10000", "x = zlib.compress(b)"},
    {"b = zlib.compress(bytes(range(256)) * 30000)", "x = zlib.decompress(b)"},
    {"r = random.Random(7); l = [r.random() for _ in range(200000)]", "l.sort()"},
    {"l = ['text', 7, 2.5] * 100000", "x = repr(l)"},
    {"s = 'a b  c ' * 300000", "x = s.split()"},
    {"s = 'a b  c ' * 300000", "x = s.replace('b', 'xyz')"},
    {"s = 'a\\xe4\\u1234' * 500000", "x = s.encode()"},
    {"s = ('a\\xe4\\u1234' * 500000).encode()", "x = s.decode()"},
};

typedef struct cost {
    hn_state state;
    uint64_t looks, steps;
    uint32_t slices;
} cost;

static cost run(hn_session *s, uint64_t *clock, const char *program) {
    cost c = {0};
    hn_reset_used(s);
    *clock = 0;
    c.state = hn_start(s, program, strlen(program), NULL);
    for (; c.state == HN_READY || c.state == HN_SLICED; c.slices++) {
        c.state = hn_continue(s);
        if (*clock > UINT64_C(3000000000)) break;
    }
    c.looks = *clock / 1000000;
    c.steps = hn_get_used(s, HN_MAX_STEPS);
    return c;
}

static cost cost_of(const char *before, const char *work, bool slices) {
    static const char imports[] = "import hashlib, json, math, random, re, sys, unicodedata, zlib\n"
                                  "sys.set_int_max_str_digits(0)\n";
    uint64_t clock = 0;
    char text[400];
    hn_session *s = hn_session_new(&(hn_host_functions){.ctx = &clock, .now = on_now});
    (void)hn_set_limit(s, HN_MAX_TIME, UINT64_MAX);
    hn_set_slices(s, slices);
    snprintf(text, sizeof text, "%s%s", imports, before);
    cost c = run(s, &clock, text);
    if (c.state == HN_COMPLETE) c = run(s, &clock, work);
    hn_session_free(s);
    return c;
}

int main(void) {
    for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) {
        if (!turn_has((uint32_t)i)) continue;
        cost whole = cost_of(programs[i].before, programs[i].work, false);
        cost parts = cost_of(programs[i].before, programs[i].work, true);
        uint64_t looks = parts.looks - 2 * parts.slices; /* which look at their beginning and end */
        bool fine = whole.state == HN_COMPLETE && parts.state == HN_COMPLETE && whole.steps == parts.steps;
        checks++;
        if (fine && looks <= 3 * whole.looks + 10) continue;
        failures++;
        printf("%s: states %d and %d, %llu and %llu looks at the clock, %u slices\n", programs[i].work,
               whole.state, parts.state, (unsigned long long)whole.looks, (unsigned long long)looks,
               parts.slices);
    }
    printf("%d checks, %d failures\n", checks, failures);
    return failures != 0;
}
