/* What may cross, as an embedder in C sees it: the limits of values both ways, answers for which there is no
 * memory, callbacks that fail, names of variables. */
#include "include/hognose.h"

#include <stdio.h>
#include <string.h>

static int checks, failures;

static void check(bool ok, const char *what) {
    checks++;
    if (ok) return;
    failures++;
    printf("not so: %s\n", what);
}

/* How the host answers f(). */
typedef enum how { NOTHING, LARGE, MANY, BROKEN, CANCELS, FAILS, RAISES, KEEPS, LOSES, BY_ID } how;
typedef struct host {
    how how;
    int calls;
    size_t request; /* bytes of the last call's arguments */
    uint32_t kept;  /* the number of a call whose answer is kept until it is asked for again */
} host;

static uint8_t large[40000] = {0x59, 0x9C, 0x3D}; /* bytes, 39,997 of them */
static uint8_t many[1000] = {0x99, 0x03, 0xE5};   /* an array of 997 zeros */

/* {"type": "KeyError", "message": "5", "args": [5]} */
static const uint8_t raised[] = "\xA3\x64type\x68KeyError\x67message\x61\x35\x64"
                                "args\x81\x05";

static hn_call_outcome on_call(void *ctx, hn_session *s) {
    host *h = ctx;
    h->calls++;
    (void)hn_call_arguments(s, &h->request);
    check(strcmp(hn_call_name(s), "f") == 0, "the name of the function");
    switch (h->how) {
    case NOTHING: break;
    case LARGE: (void)hn_answer(s, large, sizeof large); break;
    case MANY: (void)hn_answer(s, many, sizeof many); break;
    case BROKEN: (void)hn_answer(s, (const uint8_t *)"\xFF", 1); break;
    case CANCELS: hn_cancel(s); break;
    case BY_ID:
        check(hn_answer_call(s, hn_call_id(s), false, (const uint8_t *)"\x07", 1) == HN_READY, "by id");
        break;
    case LOSES: check(hn_answer_lost(s) == HN_CALLING, "lost again"); break;
    case KEEPS:
        if (h->kept == hn_call_id(s))
            return (void)hn_answer(s, (const uint8_t *)"\x18\x2A", 2), HN_CALL_ANSWERED;
        h->kept = hn_call_id(s);
        check(hn_answer_lost(s) == HN_CALLING, "it is asked for again");
        break;
    case RAISES: (void)hn_answer_exception(s, raised, sizeof raised - 1); break;
    case FAILS: (void)hn_answer_error(s, "ValueError", "no"); break;
    }
    return HN_CALL_ANSWERED;
}

static hn_state run(hn_session *s, const char *code) {
    hn_state st = hn_start(s, code, strlen(code), NULL);
    return st == HN_READY ? hn_continue(s) : st;
}

static bool says(hn_session *s, const char *expression) {
    size_t n;
    if (run(s, expression) != HN_COMPLETE) return false;
    const uint8_t *cbor = hn_value_cbor(s, &n);
    return cbor && n == 1 && *cbor == 0xF5;
}

static hn_session *session(host *h) {
    hn_session *s = hn_session_new(&(hn_host_functions){.ctx = h, .call = on_call});
    (void)hn_declare(s, "f", false, NULL, NULL);
    return s;
}

static void test_results(void) {
    host h = {0};
    hn_session *s = session(&h);
    size_t n;
    (void)hn_set_limit(s, HN_MAX_VALUE_ITEMS, 10);
    (void)hn_set_limit(s, HN_MAX_VALUE_BYTES, 100);
    check(run(s, "x = [0] * 9\nx") == HN_COMPLETE && hn_value_cbor(s, &n) && n == 10, "ten items");
    check(run(s, "x = [0] * 10\nx") == HN_COMPLETE && !hn_value_cbor(s, &n), "eleven items");
    check(hn_session_state(s) == HN_LIMITED && hn_limit_reached(s) == HN_MAX_VALUE_ITEMS,
          "the limit of items");
    check(hn_get_used(s, HN_MAX_VALUE_ITEMS) == 11, "how many there were");
    check(says(s, "len(x) == 10"), "the variables stay");
    check(!hn_get_variable(s, "x", &n) && hn_limit_reached(s) == HN_MAX_VALUE_ITEMS, "a variable");
    check(run(s, "'a' * 98") == HN_COMPLETE && hn_value_cbor(s, &n) && n == 100, "a hundred bytes");
    check(run(s, "'a' * 99") == HN_COMPLETE && !hn_value_cbor(s, &n), "a byte more");
    check(hn_limit_reached(s) == HN_MAX_VALUE_BYTES, "the limit of bytes");
    check(run(s, "y = [0]\nfor i in range(50): y = [y, y]\ny") == HN_COMPLETE && !hn_value_cbor(s, &n),
          "2**50 items");
    check(hn_limit_reached(s) == HN_MAX_VALUE_ITEMS, "what is shared counts");
    check(says(s, "True") && hn_limit_reached(s) == HN_NO_LIMIT, "then none");
    check(!hn_set_variable(s, "z", many, sizeof many) && strstr(hn_problem(s), "value bytes"), "what is set");
    hn_session_free(s);
}

static void test_calls(void) {
    host h = {.how = FAILS};
    hn_session *s = session(&h);
    (void)hn_set_limit(s, HN_MAX_VALUE_ITEMS, 500);
    (void)hn_set_limit(s, HN_MAX_VALUE_BYTES, 30000);
    const char *said = "def said(*a):\n  try: f(*a)\n  except ValueError as e: return str(e)\n";
    check(run(s, said) == HN_COMPLETE, "the function");
    check(says(s, "'limit on value items' in said([0] * 500)") && h.calls == 0, "many arguments");
    check(says(s, "'limit on value bytes' in said('a' * 30000)") && h.calls == 0, "long arguments");
    check(says(s, "said([0] * 400) == 'no'") && h.calls == 1 && h.request > 400, "what fits");
    h.how = LARGE;
    check(says(s, "'limit on value bytes' in said()"), "a long answer");
    h.how = MANY;
    check(says(s, "'limit on value items' in said()"), "many answers");
    h.how = BROKEN;
    check(says(s, "'invalid CBOR' in said()"), "an answer that is none");
    hn_session_free(s);
}

static void test_lost(void) {
    host h = {.how = NOTHING};
    hn_session *s = session(&h);
    const char *program = "went = 'in'\ntry: f()\nexcept BaseException: went = 'on'\nwent = 'on'";
    check(run(s, program) == HN_LIMITED && hn_limit_reached(s) == HN_MAX_MEMORY, "no answer");
    check(says(s, "went == 'in'"), "nothing went on");
    h.how = CANCELS;
    check(run(s, program) == HN_LIMITED && hn_limit_reached(s) == HN_CANCELLED, "cancelled in a call");
    check(says(s, "went == 'in'"), "nothing went on");
    hn_session_free(s);
    s = hn_session_new(NULL);
    (void)hn_declare(s, "f", false, NULL, NULL);
    check(run(s, program) == HN_CALLING, "a call by hand");
    check(hn_answer_lost(s) == HN_LIMITED && hn_limit_reached(s) == HN_MAX_MEMORY, "its answer is lost");
    check(hn_answer_lost(s) == HN_REFUSED, "once only");
    (void)hn_set_limit(s, HN_MAX_MEMORY, hn_get_used(s, HN_MAX_MEMORY) + 1000000);
    (void)hn_set_limit(s, HN_MAX_VALUE_BYTES, UINT64_MAX);
    check(run(s, "big = [0] * 10000\nx = 0\nx = f()") == HN_CALLING, "a call near the brim");
    hn_state st = HN_CALLING;
    for (int i = 0; i < 60 && st != HN_LIMITED; i++) {
        st = hn_answer(s, large, sizeof large);
        if (st == HN_READY) st = hn_continue(s);
        if (st == HN_COMPLETE) st = run(s, "big += [x]\nx = f()");
    }
    check(st == HN_LIMITED && hn_limit_reached(s) == HN_MAX_MEMORY, "an answer beyond the brim");
    check(says(s, "x is not None"), "is no None");
    hn_session_free(s);
}

/* The host has no memory for the answer to a call that it is in. */
static void test_kept(void) {
    host h = {.how = KEEPS};
    hn_session *s = session(&h);
    check(says(s, "f(1) == 42") && h.calls == 2 && hn_get_used(s, HN_MAX_CALLS) == 1,
          "asked twice, counted once");
    uint64_t steps = hn_get_used(s, HN_MAX_STEPS);
    hn_reset_used(s);
    check(says(s, "f(1) + f(1) == 84") && h.calls == 6 && hn_get_used(s, HN_MAX_CALLS) == 2,
          "two calls alike");
    check(hn_get_used(s, HN_MAX_STEPS) < 2 * steps, "no steps more");
    h = (host){.how = LOSES};
    check(run(s, "x = f()") == HN_LIMITED && hn_limit_reached(s) == HN_MAX_MEMORY, "never any memory");
    check(h.calls > 1 && h.calls < 5, "asked a few times");
    h.how = FAILS;
    check(says(s, "True"), "the session goes on");
    check(hn_collect(s) && says(s, "True"), "a collection by hand");
    hn_session_free(s);
}

static void test_raised(void) {
    host h = {.how = RAISES};
    hn_session *s = session(&h);
    check(run(s, "try: f()\nexcept KeyError as e: x = e.args") == HN_COMPLETE, "it is caught");
    check(says(s, "x == (5,)"), "an exception has its arguments");
    hn_session_free(s);
}

static hn_state answer_call(hn_session *s, uint32_t id, const char *cbor) {
    hn_state st = hn_answer_call(s, id, false, (const uint8_t *)cbor, strlen(cbor));
    return st == HN_READY ? hn_continue(s) : st;
}

/* hn_answer_call: for the call at hand and for calls by number, with values that the program cannot have. */
static void test_answer_call(void) {
    host h = {.how = BY_ID};
    hn_session *s = session(&h);
    check(says(s, "f() == 7"), "inside a callback");
    hn_session_free(s);
    s = hn_session_new(NULL);
    check(hn_declare(s, "f", false, NULL, NULL) && hn_declare(s, "g", true, NULL, NULL), "declared");
    const char *said =
        "def said():\n  try: return f()\n  except Exception as e: return f'{type(e).__name__}: {e}'\n";
    check(run(s, said) == HN_COMPLETE, "the function");
    check(run(s, "x = said()") == HN_CALLING && answer_call(s, 0, "\x07") == HN_COMPLETE, "a value");
    check(says(s, "x == 7"), "is the result");
    check(run(s, "x = said()") == HN_CALLING, "a call");
    check(answer_call(s, hn_call_id(s) + 9, "\x07") == HN_REFUSED && hn_problem_code(s) == HN_PROBLEM_MISSING,
          "another id");
    check(answer_call(s, hn_call_id(s), "\xA1\x80\x01") == HN_COMPLETE, "a list as a key");
    check(says(s, "'TypeError' in x and 'list' in x"), "is a TypeError");
    check(run(s, "x = said()") == HN_CALLING && answer_call(s, 0, "\xFF") == HN_COMPLETE, "broken bytes");
    check(says(s, "'TypeError: invalid CBOR' in x"), "are a TypeError");
    (void)hn_set_limit(s, HN_MAX_VALUE_ITEMS, 2);
    check(run(s, "x = said()") == HN_CALLING && answer_call(s, 0, "\x83\x01\x01\x01") == HN_COMPLETE,
          "a large value");
    check(says(s, "'ValueError' in x"), "is a ValueError");
    (void)hn_set_limit(s, HN_MAX_VALUE_ITEMS, 1000);
    check(run(s, "x = said()") == HN_CALLING &&
              hn_answer_call(s, 0, true, raised, sizeof raised - 1) == HN_READY &&
              hn_continue(s) == HN_COMPLETE,
          "an exception");
    check(says(s, "x == 'KeyError: 5'"), "is raised");
    check(hn_answer_call(s, 0, false, raised, 1) == HN_REFUSED && hn_problem_code(s) == HN_PROBLEM_STATE,
          "no call");
    size_t n = 0;
    const char *both =
        "import asyncio\nasync def m():\n  return await asyncio.gather(g(), g(), return_exceptions=True)\n"
        "x = asyncio.run(m())";
    check(run(s, both) == HN_WAITING, "two calls wait");
    const uint32_t *ids = hn_wait_ids(s, &n);
    check(ids && n == 2, "two ids");
    uint32_t first = n == 2 ? ids[0] : 0, second = n == 2 ? ids[1] : 0;
    check(answer_call(s, second, "\x07") == HN_WAITING, "the second");
    check(answer_call(s, second, "\x07") == HN_REFUSED, "once only");
    check(answer_call(s, first, "\xA1\x80\x01") == HN_COMPLETE, "the first");
    check(says(s, "type(x[0]) is TypeError and x[1] == 7"), "have their results");
    hn_session_free(s);
}

static void test_names(void) {
    hn_session *s = hn_session_new(NULL);
    size_t n;
    check(hn_set_variable(s, "a\nb", (const uint8_t *)"\x01", 1), "a line break");
    check(hn_set_variable(s, "\xC0\x80", (const uint8_t *)"\x02", 1), "a null character");
    const uint8_t *names = hn_variable_names(s, &n);
    check(names && n == 7 &&
              memcmp(names,
                     "\x82\x63"
                     "a\nb"
                     "\x61\0",
                     7) == 0,
          "the names");
    check(says(s, "globals()['a\\nb'] == 1 and globals()['\\0'] == 2"), "their values");
    const uint8_t *v = hn_get_variable(s, "\xC0\x80", &n);
    check(v && n == 1 && *v == 2 && hn_delete_variable(s, "\xC0\x80"), "looked at and deleted");
    hn_session_free(s);
}

int main(void) {
    test_results();
    test_calls();
    test_lost();
    test_kept();
    test_raised();
    test_answer_call();
    test_names();
    printf("%d checks, %d failures\n", checks, failures);
    return failures != 0;
}
