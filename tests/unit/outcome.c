/* hn_begin and hn_outcome: each option and each state, requests that are refused, settings that end with their
 * run, and outcomes in pieces. Requests are written here as JSON, with <...> for bytes that contain CBOR.
 * Outcomes are compared as such texts, without "usage". */
#include "api/session.h"
#include "json_cbor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int checks, failures;

static void same(const char *got, const char *want, const char *what) {
    checks++;
    if (strcmp(got, want) == 0) return;
    if (failures++ < 20) printf("%s\n  is   %s\n  not  %s\n", what, got, want);
}

static void expect(bool ok, const char *what) {
    same(ok ? "yes" : "no", "yes", what);
}

/* ---- CBOR to JSON ---- */

typedef struct reader {
    const uint8_t *p;
    char *to;
} reader;

static uint64_t take_head(reader *r, unsigned *major) {
    unsigned info = *r->p & 31, size = info < 24 ? 0 : 1u << (info - 24);
    uint64_t n = info;
    *major = *r->p++ >> 5;
    if (size) n = 0;
    for (unsigned i = 0; i < size; i++) n = n << 8 | *r->p++;
    return n;
}

static void take_item(reader *r, bool bytes_are_cbor);

static void take_string(reader *r, uint64_t n) {
    r->to += sprintf(r->to, "\"");
    for (uint64_t i = 0; i < n; i++) *r->to++ = *r->p == '\n' ? '|' : (char)*r->p, r->p++;
    r->to += sprintf(r->to, "\"");
}

static void take_items(reader *r, uint64_t n, bool map) {
    r->to += sprintf(r->to, map ? "{" : "[");
    for (uint64_t i = 0; i < n; i++) {
        char *before = r->to;
        if (i) r->to += sprintf(r->to, ", ");
        char *key = r->to;
        take_item(r, true);
        if (!map) continue;
        bool usage = strncmp(key, "\"usage\"", 7) == 0;
        r->to += sprintf(r->to, ": ");
        take_item(r, true);
        if (usage) r->to = before;
    }
    r->to += sprintf(r->to, map ? "}" : "]");
}

static void take_item(reader *r, bool bytes_are_cbor) {
    unsigned major;
    bool is_double = *r->p == 0xFB;
    const uint8_t *end;
    double d;
    uint64_t n = take_head(r, &major);
    switch (major) {
    case 0: r->to += sprintf(r->to, "%llu", (unsigned long long)n); break;
    case 1: r->to += sprintf(r->to, "-%llu", (unsigned long long)n + 1); break;
    case 2:
        if (!bytes_are_cbor) {
            take_string(r, n);
            break;
        }
        end = r->p + n;
        r->to += sprintf(r->to, "<");
        while (r->p < end) take_item(r, false);
        r->to += sprintf(r->to, ">");
        break;
    case 3: take_string(r, n); break;
    case 4: take_items(r, n, false); break;
    case 5: take_items(r, n, true); break;
    case 6:
        r->to += sprintf(r->to, "!%llu ", (unsigned long long)n);
        take_item(r, false);
        break;
    default:
        memcpy(&d, &n, sizeof d);
        r->to += is_double ? sprintf(r->to, "%g", d)
                           : sprintf(r->to, "%s",
                                     n == 20   ? "false"
                                     : n == 21 ? "true"
                                               : "null");
    }
    *r->to = 0;
}

/* ---- sessions ---- */

static hn_state begin(hn_session *s, const char *json) {
    static cbor c;
    c.n = 0;
    (void)put_item(&c, json);
    return hn_begin(s, c.at, c.n);
}

static char *outcome(hn_session *s) {
    static char text[40000];
    size_t n = 0;
    reader r = {hn_outcome(s, &n), text};
    if (!r.p) return sprintf(text, "none: %s", hn_problem(s)), text;
    const uint8_t *end = r.p + n;
    take_item(&r, true);
    expect(r.p == end, "an outcome is one item");
    return text;
}

static hn_state to_end(hn_session *s, const char *json) {
    hn_state st = begin(s, json);
    while (st == HN_READY || st == HN_SLICED) st = hn_continue(s);
    return st;
}

/* The outcome of a run, or why it is refused. */
static char *ran(hn_session *s, const char *json) {
    static char problem[300];
    if (to_end(s, json) != HN_REFUSED) return outcome(s);
    return sprintf(problem, "%d: %s", (int)hn_problem_code(s), hn_problem(s)), problem;
}

static const struct {
    const char *request, *outcome;
} runs[] = {
    {"{\"code\": \"1 + 1\"}", "{\"state\": \"complete\", \"value\": <2>, \"repr\": \"2\", \"exit\": null}"},
    {"{\"code\": <>}", "{\"state\": \"complete\", \"exit\": null}"},
    {"{\"code\": \"x = 1\", \"keep\": null}", "{\"state\": \"complete\", \"exit\": null}"},
    {"{\"code\": \"'a' * 3\", \"repr\": 0}",
     "{\"state\": \"complete\", \"value\": <\"aaa\">, \"exit\": null}"},
    {"{\"code\": \"'a' * 99\", \"repr\": 8, \"keep\": \"z\"}",
     "{\"state\": \"complete\", \"value\": null, \"repr\": \"'aaaa...\", \"exit\": null}"},
    {"{\"code\": \"len(z)\"}",
     "{\"state\": \"complete\", \"value\": <99>, \"repr\": \"99\", \"exit\": null}"},
    {"{\"code\": \"5\", \"keep\": \"\"}",
     "{\"state\": \"complete\", \"value\": null, \"repr\": \"5\", \"exit\": null}"},
    {"{\"code\": \"globals()['']\"}",
     "{\"state\": \"complete\", \"value\": <5>, \"repr\": \"5\", \"exit\": null}"},
    {"{\"code\": \"a + b\", \"inputs\": {\"a\": <[1]>, \"b\": <[2]>}}",
     "{\"state\": \"complete\", \"value\": <[1, 2]>, \"repr\": \"[1, 2]\", \"exit\": null}"},
    {"{\"code\": \"object()\"}", "{\"state\": \"complete\", \"problem\": \"cannot send a value of type "
                                 "'object' to the host: at result\", "
                                 "\"exit\": null}"},
    {"{\"code\": \"raise SystemExit\"}", "{\"state\": \"complete\", \"exit\": 0}"},
    {"{\"code\": \"'\\ud800'\", \"repr\": 0}",
     "{\"state\": \"complete\", \"value\": <!18513 \"\xED\xA0\x80\">, \"exit\": null}"},
    {"{\"code\": \"while 1: 0\", \"limits\": {\"steps\": 100, \"time\": inf, \"calls\": null}}",
     "{\"state\": \"limited\", \"limit\": \"steps\", \"most\": 100, \"used\": 100, \"wanted\": 0}"},
    {"{\"code\": \"[0] * 50\", \"limits\": {\"valueItems\": 9}}",
     "{\"state\": \"limited\", \"limit\": \"valueItems\", \"most\": 9, \"used\": 10, \"wanted\": 0}"},
    {"{\"code\": \"0\", \"steps\": 7.0, \"limits\": {\"steps\": 5}}",
     "{\"state\": \"limited\", \"limit\": \"steps\", \"most\": 5, \"used\": 5, \"wanted\": 0}"},
    {"{\"code\": \"await 1\"}", "failed"},
    {"{\"code\": \"import asyncio|await asyncio.sleep(0)|8\", \"await\": true}",
     "{\"state\": \"complete\", \"value\": <8>, \"repr\": \"8\", \"exit\": null}"},
};

/* Requests that are refused, and the problem. */
static const struct {
    const char *request, *problem;
} refused[] = {
    {"{}", "2: the options have neither code nor a handle, and no run is paused"},
    {"5", "2: the options must be one CBOR map"},
    {"[1]", "2: the options must be one CBOR map"},
    {"{\"cod\": \"1\"}", "2: cod: there is no such option"},
    {"{1: \"1\"}", "2: keys: not all are texts"},
    {"{\"code\": 1}", "2: code: not of this type"},
    {"{\"code\": \"1\", \"await\": 1}", "2: await: not of this type"},
    {"{\"code\": \"1\", \"limits\": {\"steps\": \"x\"}}", "2: limits.steps: not an amount"},
    {"{\"code\": \"1\", \"limits\": {\"steps\": -1}}", "2: limits.steps: not an amount"},
    {"{\"code\": \"1\", \"limits\": {\"step\": 1}}", "2: limits.step: there is no such limit"},
    {"{\"code\": \"1\", \"limits\": {\"cancelled\": 1}}", "2: limits.cancelled: there is no such limit"},
    {"{\"code\": \"1\", \"limits\": {\"steps\": 5, \"depth\": 1}}",
     "2: limits.depth: the depth limit must be between 10 and 1,000,000"},
    {"{\"code\": \"1\", \"limits\": {\"steps\": {}}}", "2: limits.steps: not an amount"},
    {"{\"code\": \"1\", \"inputs\": {\"x\": 1}}", "2: inputs.x: not the bytes of a value"},
    {"{\"code\": \"1\", \"inputs\": {\"x\": <1 2>}}",
     "2: inputs.x: invalid CBOR at byte 1: more after the end"},
    {"{\"handle\": 9, \"request\": <[[], {}]>}", "3: there is no such handle"},
    {"{\"handle\": 4294967297, \"request\": <[[], {}]>}", "3: there is no such handle"},
    {"{\"handle\": inf, \"request\": <[[], {}]>}", "3: there is no such handle"},
    {"{\"code\": \"1\", \"inputs\": {\"\xFF\": 1}}", "2: inputs.a name: not UTF-8"},
    {"{\"\xC3\": 1}", "2: a name: not UTF-8"},
    {"{\"code\": \"1\", \"keep\": \"\xFF\"}", "2: keep: not the name of a variable"},
    {"{\"code\": \"1\", \"filename\": \"\xFF\"}", "2: filename: not UTF-8"},
    {"{\"code\": \"1\", \"limits\": [[]]}", "2: limits: not of this type"},
};

static void look_at_runs(hn_session *s) {
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
        char request[300];
        (void)snprintf(request, sizeof request, "%s", runs[i].request);
        for (char *p = request; *p; p++) *p = *p == '|' ? '\n' : *p;
        char *got = ran(s, request);
        if (strcmp(runs[i].outcome, "failed") == 0)
            expect(strncmp(got, "{\"state\": \"failed\", \"type\": \"SyntaxError\"", 41) == 0, got);
        else
            same(got, runs[i].outcome, runs[i].request);
        expect(hn_get_limit(s, HN_MAX_STEPS) == UINT64_MAX && hn_get_limit(s, HN_MAX_TIME) == 5000 &&
                   hn_get_limit(s, HN_MAX_VALUE_ITEMS) == 1000000,
               "limits end with their run");
        expect(s->cfg.repr_most == 4096, "the length of reprs ends with its run");
    }
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        same(ran(s, refused[i].request), refused[i].problem, refused[i].request);
        expect(hn_get_limit(s, HN_MAX_STEPS) == UINT64_MAX, "a refused request changes no limit");
    }
    same(ran(s,
             "{\"code\": \"1\", \"inputs\": {\"aéééééééééééééééééééééééééééééééééééééééééééééééééééé\": 1}}"),
         "2: inputs.aééééééééééééééééééééééééééééééééééééééééééééééééé: not the bytes of a value",
         "a long name");
}

static void look_at_errors(hn_session *s) {
    same(ran(s, "{\"code\": \"1 / 0\", \"filename\": \"a.py\"}"),
         "{\"state\": \"failed\", \"type\": \"ZeroDivisionError\", \"message\": \"division by zero\", "
         "\"traceback\": \"Traceback (most recent call last):|  File \"a.py\", line 1, in <module>|    1 / 0|"
         "    ~~^~~|ZeroDivisionError: division by zero|\", \"exceptions\": [{\"type\": "
         "\"ZeroDivisionError\", "
         "\"message\": \"division by zero\", \"frames\": [[\"a.py\", \"<module>\", 1, 1, 1, 6]], \"notes\": "
         "[], \"cause\": null, \"context\": null, \"members\": []}], \"exit\": null}",
         "an error");
    expect(strstr(ran(s, "{\"code\": \"raise SystemExit(-3)\"}"), "\"exit\": -3}") != NULL, "a status");
    expect(strstr(ran(s, "{\"code\": \"raise ValueError('\\ud800')\"}"),
                  "\"message\": !18513 \"\xED\xA0\x80\"") != NULL,
           "a message with a lone surrogate");
}

/* ---- pauses ---- */

static hn_call_outcome on_call(void *ctx, hn_session *s) {
    (void)ctx;
    (void)s;
    return HN_CALL_LATER;
}

/* A variable that is too large to read is no end of the run. */
static void look_at_variables(hn_session *s) {
    size_t n;
    expect(to_end(s, "{\"code\": \"x = [0] * 50\nask()\", \"limits\": {\"valueItems\": 9}}") == HN_CALLING,
           "calling");
    expect(!hn_get_variable(s, "x", &n) && hn_problem_code(s) == HN_PROBLEM_LIMIT, "too large");
    same(outcome(s),
         "{\"state\": \"limited\", \"limit\": \"valueItems\", \"most\": 9, \"used\": 10, \"wanted\": 0}",
         "the limit");
    expect(strncmp(outcome(s), "{\"state\": \"calling\"", 19) == 0, "is told once");
    expect(!hn_get_variable(s, "x", &n), "too large");
    expect(hn_answer(s, (const uint8_t *)"\x07", 1) == HN_READY && hn_continue(s) == HN_COMPLETE, "answered");
    same(outcome(s), "{\"state\": \"complete\", \"value\": <7>, \"repr\": \"7\", \"exit\": null}",
         "the value");
}

static void look_at_pauses(void) {
    const hn_host_functions host = {.call = on_call};
    hn_session *s = hn_session_new(&host);
    expect(hn_declare(s, "ask", false, NULL, NULL) && hn_declare(s, "fetch", true, NULL, NULL), "declared");
    same(outcome(s), "{\"state\": \"idle\"}", "idle");
    expect(to_end(s, "{\"code\": \"large = [0] * 9\nask(1, b=[2])\", \"limits\": {\"calls\": 5}, "
                     "\"keep\": \"k\"}") == HN_CALLING,
           "calling");
    same(outcome(s),
         "{\"state\": \"calling\", \"id\": 1, \"name\": \"ask\", \"request\": <[[1], {\"b\": [2]}]>}",
         "a call");
    same(outcome(s),
         "{\"state\": \"calling\", \"id\": 1, \"name\": \"ask\", \"request\": <[[1], {\"b\": [2]}]>}",
         "again");
    size_t n;
    uint64_t most = hn_get_limit(s, HN_MAX_VALUE_ITEMS);
    expect(hn_set_limit(s, HN_MAX_VALUE_ITEMS, 3) && !hn_get_variable(s, "large", &n), "too large");
    same(outcome(s),
         "{\"state\": \"limited\", \"limit\": \"valueItems\", \"most\": 3, \"used\": 4, \"wanted\": 0}",
         "a variable's limit");
    expect(hn_set_limit(s, HN_MAX_VALUE_ITEMS, most), "the limit as before");
    expect(strncmp(outcome(s), "{\"state\": \"calling\"", 19) == 0, "it is described once");
    expect(begin(s, "{\"code\": \"1\"}") == HN_REFUSED, "another run");
    expect(begin(s, "{\"limits\": {\"steps\": 9, \"depth\": 0}}") == HN_REFUSED, "no such depth");
    expect(hn_get_limit(s, HN_MAX_STEPS) == UINT64_MAX && hn_get_limit(s, HN_MAX_CALLS) == 5,
           "and nothing changed");
    expect(begin(s, "{\"limits\": {\"calls\": 7}, \"repr\": 3}") == HN_CALLING, "settings at a pause");
    expect(hn_get_limit(s, HN_MAX_CALLS) == 7, "are in force");
    expect(hn_answer(s, (const uint8_t *)"\x19\x30\x39", 3) == HN_READY && hn_continue(s) == HN_COMPLETE,
           "answered");
    same(outcome(s), "{\"state\": \"complete\", \"value\": null, \"repr\": \"...\", \"exit\": null}", "kept");
    expect(hn_get_limit(s, HN_MAX_CALLS) == 1000, "the session's own limit");
    same(ran(s, "{\"code\": \"k\"}"),
         "{\"state\": \"complete\", \"value\": <12345>, \"repr\": \"12345\", \"exit\": null}", "k");
    expect(to_end(s, "{\"code\": \"import asyncio\nawait asyncio.gather(fetch(1), asyncio.sleep(2))\", "
                     "\"await\": true, "
                     "\"limits\": {\"calls\": 3}}") == HN_WAITING,
           "waiting");
    same(outcome(s), "{\"state\": \"waiting\", \"seconds\": 2, \"ids\": [2]}", "a wait");
    expect(hn_abandon(s) == HN_IDLE && hn_get_limit(s, HN_MAX_CALLS) == 1000, "abandoned");
    look_at_variables(s);
    hn_session_free(s);
}

/* While memory is short, a run is over with the memory limit, or its outcome is complete. */
static void look_at_full_memory(void) {
    static const char *const ends[] = {"'c' * 9000", "raise ValueError('c' * 9000)", "keep"};
    for (int i = 0; i < 150; i++) {
        const char *end = ends[i % 3];
        bool keeps = strcmp(end, "keep") == 0;
        char request[300];
        hn_session *s = hn_session_new(NULL);
        expect(hn_set_limit(s, HN_MAX_MEMORY, 2 << 20), "a limit");
        (void)snprintf(request, sizeof request, "{\"code\": \"x = 'a' * %zu\n%s\", \"keep\": %s}",
                       (size_t)((2 << 20) - (int)hn_get_used(s, HN_MAX_MEMORY) - 2000 * i), keeps ? "9" : end,
                       keeps ? "\"k\"" : "null");
        hn_state st = to_end(s, request);
        const char *got = outcome(s);
        const char *whole =
            st == HN_COMPLETE ? (keeps ? "\"repr\": \"9\"" : "\"repr\": \"'cccc") : "\"exceptions\": [";
        expect(strstr(got, whole) || strstr(got, "\"limit\": \"memory\""), got);
        same(ran(s, "{\"code\": \"1\"}"),
             "{\"state\": \"complete\", \"value\": <1>, \"repr\": \"1\", \"exit\": null}", "the next run");
        hn_session_free(s);
    }
}

/* ---- pieces, and requests that are cut or changed ---- */

static uint64_t on_now(void *ctx, int kind) {
    (void)kind;
    return *(uint64_t *)ctx += 1000000;
}

static void look_at_pieces(void) {
    static char whole[40000];
    static const char *const values[] = {
        "[list(range(200000)), 1][1:]",
        "x = [0] * 300000|len(x)",
        "class C:| def __repr__(self): return str(sum(range(400000)))|C()",
        "class C:| def __repr__(self): return str(sum(range(400000)))|[C(), *range(3)]",
        "class E(Exception):| def __str__(self): return str(sum(range(400000)))|raise E",
    };
    enum { VALUES = sizeof values / sizeof *values, ENDS_WELL = VALUES - 1 };
    for (size_t i = 0; i < VALUES; i++) {
        for (int sliced = 0; sliced < 2; sliced++) {
            uint64_t clock = 0;
            char request[300];
            const hn_host_functions host = {.ctx = &clock, .now = on_now};
            hn_session *s = hn_session_new(&host);
            hn_set_handles(s, true);
            (void)snprintf(request, sizeof request,
                           "{\"code\": \"%s\", \"slices\": %s, \"limits\": {\"time\": inf}}", values[i],
                           sliced ? "true" : "false");
            for (char *p = request; *p; p++) *p = *p == '|' ? '\n' : *p;
            expect(to_end(s, request) == (i < ENDS_WELL ? HN_COMPLETE : HN_FAILED), values[i]);
            int pieces = 0;
            char *got = outcome(s);
            for (; hn_problem_code(s) == HN_PROBLEM_SLICED; pieces++) got = outcome(s);
            if (sliced) same(got, whole, values[i]);
            strcpy(whole, got);
            expect(i < 2 || (pieces > 0) == (sliced && i < ENDS_WELL), "it comes in pieces");
            expect(hn_get_limit(s, HN_MAX_TIME) == 5000, "the settings end with the last piece");
            hn_session_free(s);
        }
    }
}

static void look_at_changed_requests(hn_session *s) {
    static cbor c, other;
    c.n = 0;
    (void)put_item(&c, "{\"code\": \"a\", \"filename\": \"f\", \"inputs\": {\"a\": <[1, 2.5]>}, \"limits\": "
                       "{\"steps\": 1000, \"depth\": 50},"
                       " \"keep\": \"a\", \"repr\": 30, \"slices\": false, \"steps\": 1, \"await\": true}");
    for (size_t i = 0; i < c.n; i++) {
        uint8_t *cut = malloc(i ? i : 1); /* its end is an end for the sanitizer, too */
        memcpy(cut, c.at, i);
        expect(hn_begin(s, cut, i) == HN_REFUSED, "a request that is cut");
        free(cut);
        for (unsigned bit = 0; bit < 8; bit++) {
            memcpy(&other, &c, sizeof c);
            other.at[i] ^= (uint8_t)(1u << bit);
            uint8_t *at = malloc(other.n);
            memcpy(at, other.at, other.n);
            hn_state st = hn_begin(s, at, other.n);
            free(at);
            while (st == HN_READY || st == HN_SLICED) st = hn_continue(s);
            (void)outcome(s);
            expect(hnsession_idle(s), "the run is over");
        }
    }
}

static void look_at_memory(void) {
    hn_session *s = hn_session_new(NULL);
    expect(hn_set_limit(s, HN_MAX_MEMORY, 8000000), "a limit");
    char *got = ran(s, "{\"code\": \"x = []\nwhile True: x.append('a' * 10000)\"}");
    const char *want = "{\"state\": \"limited\", \"limit\": \"memory\", \"most\": 8000000, ";
    expect(strncmp(got, want, strlen(want)) == 0, got);
    hn_session_free(s);
}

int main(void) {
    hn_session *s = hn_session_new(NULL);
    look_at_runs(s);
    look_at_memory();
    look_at_errors(s);
    look_at_pauses();
    look_at_full_memory();
    look_at_pieces();
    look_at_changed_requests(s);
    hn_session_free(s);
    printf("%d checks, %d failures\n", checks, failures);
    return failures != 0;
}
