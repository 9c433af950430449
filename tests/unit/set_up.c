/* hn_set_up: each option, which a program then sees; options that are refused; and requests that are cut or
 * changed. */
#include "api/session.h"
#include "json_cbor.h"

#include <stdio.h>

static int checks, failures;

static void same(const char *got, const char *want, const char *what) {
    checks++;
    if (strcmp(got, want) == 0) return;
    if (failures++ < 20) printf("%s\n  is   %s\n  not  %s\n", what, got, want);
}

static void expect(bool ok, const char *what) {
    same(ok ? "yes" : "no", "yes", what);
}

static bool set_up(hn_session *s, const char *json) {
    static cbor c;
    c.n = 0;
    (void)put_item(&c, json);
    return hn_set_up(s, c.at, c.n);
}

/* The repr of the program's value, or its error. */
static const char *ran(hn_session *s, const char *code) {
    size_t n;
    hn_state st = hn_start(s, code, strlen(code), NULL);
    while (st == HN_READY) st = hn_continue(s);
    if (st == HN_COMPLETE) return hn_value_repr(s, &n);
    return st == HN_FAILED ? hn_error_message(s, NULL) : "another state";
}

#define REFUSED "import of module 'json' is refused: this sandbox does not allow it"
/* Options, a program, and its value. */
static const struct {
    const char *options, *code, *value;
} given[] = {
    {"{}", "1", "1"},
    {"{\"seed\": null, \"limits\": {\"steps\": null}, \"allow\": null}", "1", "1"},
    {"{\"repr\": 8}", "'a' * 99", "'aaaa..."},
    {"{\"limits\": {\"valueItems\": 9, \"time\": inf}}", "1", "1"},
    {"{\"functions\": {\"f\": {\"doc\": \"Finds.\", \"signature\": \"(a, *, b=1)\"}, \"g\": {}}}",
     "f.__doc__, f.__text_signature__, g.__doc__", "('Finds.', '(a, *, b=1)', None)"},
    {"{\"functions\": {\"f\": {\"awaitable\": true}}}", "hasattr(f(), '__await__')", "True"},
    {"{\"functions\": {\"\xC3\xA9\": {\"signature\": null}}}", "callable(\xC3\xA9)", "True"},
    {"{\"sources\": {\"m\": \"v = 3\", \"p.q\": \"w = 4\"}}", "import m, p.q\nm.v, p.q.w", "(3, 4)"},
    {"{\"allow\": false}", "import json", REFUSED},
    {"{\"allow\": \"\"}", "import json", REFUSED},
    {"{\"allow\": \"math\njson\"}", "import json, math\n1", "1"},
    {"{\"allow\": \"!\njson\"}", "import math, json", REFUSED},
    {"{\"allow\": true}", "import json\n1", "1"},
    {"{\"imports\": {\"argv\": [\"a\", \"b\"], \"path\": [\"/lib\"]}}", "import sys\nsys.argv, sys.path",
     "(['a', 'b'], ['/lib'])"},
    {"{\"imports\": {\"missing\": {\"numpy\": \"Use lists.\"}}}",
     "try: import numpy\nexcept ImportError as e: x = "
     "e\nx.__notes__",
     "['Use lists.']"},
};

static const struct {
    const char *options, *problem;
} refused[] = {
    {"5", "the options must be one CBOR map"},
    {"{\"seeds\": 1}", "seeds: there is no such option"},
    {"{\"seed\": \"1\"}", "seed: not of this type"},
    {"{\"limits\": {\"step\": 1}}", "limits.step: there is no such limit"},
    {"{\"limits\": {\"steps\": \"1\"}}", "limits.steps: not an amount"},
    {"{\"limits\": {\"memory\": inf}}", "limits.memory: there is always a limit of memory"},
    {"{\"limits\": {\"depth\": 1}}", "limits.depth: the depth limit must be between 10 and 1,000,000"},
    {"{\"functions\": {\"f\": 1}}", "functions.f: the options must be one CBOR map"},
    {"{\"functions\": {\"f\": {\"docs\": \"\"}}}", "functions.f: docs: there is no such option"},
    {"{\"functions\": {\"f\": {\"doc\": 1}}}", "functions.f: doc: not of this type"},
    {"{\"functions\": {\"a b\": {}}}", "functions.a b: the name of a function must be an identifier"},
    {"{\"functions\": {\"\xFF\": {}}}", "functions.a name: not UTF-8"},
    {"{\"functions\": {\"f\": {\"signature\": \"(a\"}}}",
     "functions.f: the signature does not parse: '(' was never closed"},
    {"{\"functions\": {\"f\": [[[[{\"a\": [1]}]]]]}}", "functions.f: the options must be one CBOR map"},
    {"{\"sources\": {\"m\": 1}}", "sources.m: not a text"},
    {"{\"sources\": {\"\xED\xA0\x80\": \"\"}}", "sources.\xED\xA0\x80: not UTF-8"},
    {"{\"allow\": 1}", "allow: not of this type"},
    {"{\"imports\": {\"refusal\": \"OSError\"}}",
     "refusal is not ImportError, ModuleNotFoundError, PermissionError or inert"},
};

static void look_at_options(void) {
    for (size_t i = 0; i < sizeof given / sizeof *given; i++) {
        hn_session *s = hn_session_new(NULL);
        expect(set_up(s, given[i].options), hn_problem(s));
        same(ran(s, given[i].code), given[i].value, given[i].options);
        hn_session_free(s);
    }
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        hn_session *s = hn_session_new(NULL);
        expect(!set_up(s, refused[i].options), refused[i].options);
        same(hn_problem(s), refused[i].problem, refused[i].options);
        same(ran(s, "1"), "1", "a program after a refusal");
        hn_session_free(s);
    }
}

static void look_at_limits(void) {
    hn_session *s = hn_session_new(NULL);
    expect(set_up(s, "{\"limits\": {\"steps\": 5000, \"time\": inf, \"nesting\": 20}}"), "limits");
    expect(hn_get_limit(s, HN_MAX_STEPS) == 5000 && hn_get_limit(s, HN_MAX_TIME) == UINT64_MAX &&
               hn_get_limit(s, HN_MAX_NESTING) == 20,
           "the limits are set");
    expect(set_up(s, "{\"limits\": {\"steps\": inf}}"), "once more");
    expect(hn_get_limit(s, HN_MAX_STEPS) == UINT64_MAX && hn_get_limit(s, HN_MAX_NESTING) == 20,
           "the other limits stay");
    hn_session_free(s);
}

static void look_at_seeds(void) {
    char want[64];
    hn_session *s = hn_session_new(NULL), *other = hn_session_new(NULL);
    expect(hn_set_seed(s, 77) && set_up(other, "{\"seed\": 77}"), "seeds");
    (void)snprintf(want, sizeof want, "%s", ran(s, "hash('a')"));
    same(ran(other, "hash('a')"), want, "the same seed");
    expect(!set_up(other, "{\"seed\": 78}"), "a late seed");
    same(hn_problem(other), "seed: a seed can be set only in a new session", "a late seed");
    hn_session_free(s);
    hn_session_free(other);
}

static hn_call_outcome on_call(void *ctx, hn_session *s) {
    (void)ctx;
    (void)s;
    return HN_CALL_LATER;
}

static void look_at_pauses(void) {
    const hn_host_functions host = {.call = on_call};
    hn_session *s = hn_session_new(&host);
    expect(set_up(s, "{\"functions\": {\"ask\": {}}}"), "declared");
    hn_state st = hn_start(s, "ask()", 5, NULL);
    while (st == HN_READY) st = hn_continue(s);
    expect(st == HN_CALLING, "calling");
    expect(!set_up(s, "{\"sources\": {\"m\": \"\"}}"), "a module during a run");
    same(hn_problem(s), "sources.m: a run is under way", "a module during a run");
    expect(!set_up(s, "{\"imports\": {\"argv\": []}}"), "argv during a run");
    expect(set_up(s, "{\"limits\": {\"calls\": 3}, \"allow\": false, \"imports\": {\"refusal\": \"inert\"}}"),
           "settings during a run");
    expect(hn_session_state(s) == HN_CALLING, "still calling");
    hn_session_free(s);
}

static void look_at_changed_requests(void) {
    static cbor c, other;
    c.n = 0;
    (void)put_item(
        &c, "{\"seed\": 1, \"repr\": 9, \"limits\": {\"steps\": 900}, \"functions\": {\"f\": {\"doc\": "
            "\"d\", \"signature\": \"(a)\", \"awaitable\": true}}, \"sources\": {\"m\": \"v = 1\"}, "
            "\"allow\": \"json\", \"imports\": {\"argv\": [\"a\"], \"missing\": {\"b\": \"c\"}}}");
    hn_session *s = hn_session_new(NULL);
    for (size_t i = 0; i < c.n; i++) {
        uint8_t *cut = malloc(i ? i : 1); /* its end is an end for the sanitizer, too */
        memcpy(cut, c.at, i);
        expect(!hn_set_up(s, cut, i), "a request that is cut");
        free(cut);
        for (unsigned bit = 0; bit < 8; bit++) {
            memcpy(&other, &c, sizeof c);
            other.at[i] ^= (uint8_t)(1u << bit);
            uint8_t *at = malloc(other.n);
            memcpy(at, other.at, other.n);
            bool done = hn_set_up(s, at, other.n);
            free(at);
            expect(done == (hn_problem_code(s) == HN_PROBLEM_NONE), "a refusal has a problem");
        }
    }
    expect(set_up(s, "{\"limits\": {\"steps\": inf}, \"allow\": true}"), "as it was");
    same(ran(s, "1 + 1"), "2", "a program afterwards");
    hn_session_free(s);
}

int main(void) {
    look_at_options();
    look_at_limits();
    look_at_seeds();
    look_at_pauses();
    look_at_changed_requests();
    printf("%d checks, %d failures\n", checks, failures);
    return failures != 0;
}
