/* Every function of the interface, in any order, with arguments that fit and that do not: between runs, at
 * every pause, and from each of the host's own functions, in the midst of a run. What is refused changes
 * nothing; and however a session was used, a run that is given up leaves one that can be used.
 *
 *     build/unit/orders [ROUNDS [SEED]] */
#include "include/hognose.h"
#include "turn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct host {
    hn_session *session; /* of the callbacks that are handed none */
    uint64_t state;      /* of the random numbers */
    uint64_t clock;
    int inside;          /* which function is tried from inside a callback; -1: any */
    int tried;           /* how often one was */
    bool quiet;          /* inside a callback nothing is done */
    uint8_t dump[40000]; /* a snapshot, maybe damaged */
    size_t dump_n;
    uint32_t ids[8]; /* numbers of calls, of handles */
} host;

static int failures;

static void complain(const char *what, const char *which) {
    if (failures++ < 20) printf("%s: %s\n", which, what);
}

static uint32_t random_below(host *h, uint32_t n) {
    h->state = h->state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((h->state >> 33) % n);
}

static const char *const programs[] = {
    "f(1)",
    "x = 5\nx",
    "await g(2)",
    "a = g(1)\nb = g(2)\nprint(f(a is b))\nawait a, await b",
    "a = g(3)",
    "await a",
    "import time\ntime.sleep(0.5)\n1",
    "for i in range(30000): x = i",
    "1 / 0",
    "while True: x = f(1)",
    "[f, len, print]",
    "(",
    "raise SystemExit(3)",
    "class A:\n  def __repr__(self):\n    print('r')\n    return str(f())\na = A()\na",
    "o = object()\nf(o, [o])",
    "x = [x, 'y' * 100000]",
    "print(1)\nimport random, html\nrandom.SystemRandom().random()",
    "async def run():\n  return await g(1) + await g(2)\nawait run()",
    "open('/a', 'w').write('x')",
    "import m",
    "try:\n  f()\nexcept RuntimeError:\n  f()\nfinally:\n  print(f())",
    "import asyncio\nawait asyncio.gather(g(1), g(2), asyncio.sleep(0.1))",
    "sorted([3, 1], key=f)",
};
static const char *const values[] = {"\x01",
                                     "\xf6",
                                     "\x63"
                                     "abc",
                                     "\x82\x01\x02",
                                     "\xff",
                                     "",
                                     "\x82\x80\xa0",
                                     "\x9f",
                                     "\x1b",
                                     "\xa1\x01\x02",
                                     "\xd9\x48\x55\xa0",
                                     "\x82\x64list\x61/",
                                     "\x82\x80\xa1\x61k\x01",
                                     "\xd9\x48\x56\x05",
                                     "\xc2\x44\xff\xff\xff\xff",
                                     "\x81\x67"
                                     "changed",
                                     "\xc0\x63"
                                     "now",
                                     "\xd9\x48\x5d\x00",
                                     "\x81\xd9\x48\x5d\x00",
                                     "\x5a\xff\xff\xff\xff"};
static const size_t sizes[] = {1, 1, 4, 3, 1, 0, 3, 1, 1, 3, 4, 8, 5, 4, 6, 9, 5, 4, 5, 5};
static const char *const names[] = {
    "x", "f", "g", "", "a", "__name__", "\xff\xfe", "m", "no\xC0\x80pe", "print", "sys", "json\nre"};

#define FROM(h, list) ((list)[random_below(h, sizeof(list) / sizeof *(list))])

typedef struct value {
    const uint8_t *at;
    size_t n;
} value;

static value any_value(host *h) {
    uint32_t i = random_below(h, sizeof values / sizeof *values);
    return (value){(const uint8_t *)values[i], sizes[i]};
}

static uint32_t any_id(host *h, hn_session *s) {
    return random_below(h, 2) ? hn_call_id(s) : random_below(h, 2) ? FROM(h, h->ids) : random_below(h, 1000);
}

/* Looks at every byte, which is there if it is given. */
static bool look(const void *p, size_t n) {
    uint32_t sum = 0;
    for (size_t i = 0; p && i < n; i++) sum += ((const uint8_t *)p)[i];
    return p != NULL && sum != 1;
}

/* What a function said: that it was done, that it was refused, or nothing. */
typedef enum said { DONE, REFUSED, NOTHING } said;

static said state_of(hn_state st) {
    return st == HN_REFUSED ? REFUSED : DONE;
}
static said given(bool ok) {
    return ok ? DONE : REFUSED;
}

static said do_start(host *h, hn_session *s) {
    const char *code = FROM(h, programs);
    hn_run_options o = {.filename = random_below(h, 2) ? "x.py" : NULL, .top_await = random_below(h, 4) != 0};
    return state_of(hn_start(s, code, strlen(code), random_below(h, 9) ? &o : NULL));
}
/* A text in CBOR; the name in front of it is in the same form. */
static size_t add_text(uint8_t *to, const char *name, const char *text) {
    size_t n = strlen(text);
    *to++ = (uint8_t)(0x60 | strlen(name));
    memcpy(to, name, strlen(name));
    to += strlen(name);
    *to++ = 0x5A;
    for (unsigned i = 0; i < 4; i++) *to++ = (uint8_t)(n >> (24 - 8 * i));
    memcpy(to, text, n);
    return strlen(name) + n + 6;
}
static said do_begin(host *h, hn_session *s) {
    static uint8_t request[20000];
    static const uint8_t settings[] = "\x66limits\xA2\x65steps\x1A\x00\x01\x00\x00\x65"
                                      "depth\x18\x20\x66slices\xF5\x64repr\x14\x65"
                                      "steps\x02";
    const char *code = random_below(h, 4) ? FROM(h, programs) : NULL;
    size_t n = 1;
    request[0] = (uint8_t)(0xA4 + (code != NULL) + 1);
    memcpy(request + n, settings, sizeof settings - 1);
    n += sizeof settings - 1;
    n += add_text(request + n, "keep", FROM(h, names));
    if (code) n += add_text(request + n, "code", code);
    if (!random_below(h, 3)) request[random_below(h, (uint32_t)n)] ^= (uint8_t)(1u << random_below(h, 8));
    return state_of(hn_begin(s, request, random_below(h, 9) ? n : random_below(h, (uint32_t)n)));
}
static said do_outcome(host *h, hn_session *s) {
    size_t n = 0;
    (void)h;
    return given(look(hn_outcome(s, &n), n));
}
static said do_check(host *h, hn_session *s) {
    const char *code = FROM(h, programs);
    return state_of(hn_check(s, code, strlen(code), NULL));
}
static said do_validate(host *h, hn_session *s) {
    const char *code = FROM(h, programs);
    value v = any_value(h);
    size_t n = 0;
    return given(
        look(hn_validate(s, code, strlen(code), NULL, random_below(h, 2) ? v.at : NULL, v.n, &n), n));
}
static said do_continue(host *h, hn_session *s) {
    (void)h;
    return state_of(hn_continue(s));
}
static said do_abandon(host *h, hn_session *s) {
    (void)h;
    return state_of(hn_abandon(s));
}
static said do_expire(host *h, hn_session *s) {
    (void)h;
    return state_of(hn_expire(s));
}
static said do_wake(host *h, hn_session *s) {
    (void)h;
    return state_of(hn_wake(s));
}
static said do_defer(host *h, hn_session *s) {
    FROM(h, h->ids) = hn_call_id(s);
    return state_of(hn_defer(s));
}
static said do_answer(host *h, hn_session *s) {
    value v = any_value(h);
    return state_of(hn_answer(s, v.at, v.n));
}
static said do_answer_error(host *h, hn_session *s) {
    return state_of(hn_answer_error(s, random_below(h, 2) ? "ValueError" : FROM(h, names),
                                    random_below(h, 2) ? "no" : NULL));
}
static said do_answer_exception(host *h, hn_session *s) {
    value v = any_value(h);
    return state_of(hn_answer_exception(s, v.at, v.n));
}
static said do_answer_id_exception(host *h, hn_session *s) {
    value v = any_value(h);
    return state_of(hn_answer_id_exception(s, any_id(h, s), v.at, v.n));
}
static said do_answer_call(host *h, hn_session *s) {
    value v = any_value(h);
    uint32_t id = random_below(h, 2) ? 0 : any_id(h, s);
    return state_of(hn_answer_call(s, id, random_below(h, 3) == 0, v.at, v.n));
}
static said do_answer_lost(host *h, hn_session *s) {
    (void)h;
    return state_of(hn_answer_lost(s));
}
static said do_answer_id(host *h, hn_session *s) {
    value v = any_value(h);
    return state_of(hn_answer_id(s, any_id(h, s), v.at, v.n));
}
static said do_answer_id_error(host *h, hn_session *s) {
    return state_of(hn_answer_id_error(s, any_id(h, s), random_below(h, 2) ? NULL : FROM(h, names), "no"));
}
static said do_wait_ids(host *h, hn_session *s) {
    size_t n = 0;
    const uint32_t *ids = hn_wait_ids(s, &n);
    if (ids && n) FROM(h, h->ids) = ids[random_below(h, (uint32_t)n)];
    return given(ids != NULL);
}
static said do_wait_name(host *h, hn_session *s) {
    const char *name = hn_wait_name(s, any_id(h, s));
    return given(name && look(name, strlen(name)));
}
static said do_wait_arguments(host *h, hn_session *s) {
    size_t n = 0;
    return given(look(hn_wait_arguments(s, any_id(h, s), &n), n));
}
static said do_call_name(host *h, hn_session *s) {
    (void)h;
    const char *name = hn_call_name(s);
    return given(name && look(name, strlen(name)));
}
static said do_call_arguments(host *h, hn_session *s) {
    size_t n = 0;
    (void)h;
    return given(look(hn_call_arguments(s, &n), n));
}
static said do_value_cbor(host *h, hn_session *s) {
    size_t n = 0;
    const uint8_t *cbor = hn_value_cbor(s, &n);
    /* a handle has its number at the end of its map, maybe */
    if (cbor && n > 8) FROM(h, h->ids) = cbor[n - 1];
    return given(look(cbor, n));
}
static said do_value_repr(host *h, hn_session *s) {
    size_t n = 0;
    (void)h;
    return given(look(hn_value_repr(s, &n), n));
}
static said do_keep_value(host *h, hn_session *s) {
    return given(hn_keep_value(s, FROM(h, names)));
}
static said do_error(host *h, hn_session *s) {
    size_t n = 0;
    const char *type = random_below(h, 2) ? hn_error_message(s, &n) : hn_error_traceback(s, &n);
    return given(look(type, n));
}
static said do_error_type(host *h, hn_session *s) {
    (void)h;
    return given(hn_error_type(s) != NULL);
}
static said do_error_details(host *h, hn_session *s) {
    size_t n = 0;
    (void)h;
    return given(look(hn_error_details(s, &n), n));
}
static said do_start_call(host *h, hn_session *s) {
    value v = any_value(h);
    return state_of(hn_start_call(s, any_id(h, s), v.at, v.n));
}
static said do_release(host *h, hn_session *s) {
    return given(random_below(h, 2) ? hn_release(s, any_id(h, s))
                                    : hn_release_seen(s, any_id(h, s), hn_handed(s)));
}
static said do_set_variable(host *h, hn_session *s) {
    value v = any_value(h);
    return given(hn_set_variable(s, FROM(h, names), v.at, v.n));
}
static said do_get_variable(host *h, hn_session *s) {
    size_t n = 0;
    return given(look(hn_get_variable(s, FROM(h, names), &n), n));
}
static said do_delete_variable(host *h, hn_session *s) {
    return given(hn_delete_variable(s, FROM(h, names)));
}
static said do_variable_names(host *h, hn_session *s) {
    size_t n = 0;
    (void)h;
    return given(look(hn_variable_names(s, &n), n));
}
static said do_allow_modules(host *h, hn_session *s) {
    return given(hn_allow_modules(s, random_below(h, 2) ? NULL : FROM(h, names)));
}
static said do_add_module(host *h, hn_session *s) {
    const char *code = FROM(h, programs);
    return given(hn_add_module(s, FROM(h, names), code, strlen(code)));
}
static said do_set_modules(host *h, hn_session *s) {
    value v = any_value(h);
    return given(hn_set_modules(s, v.at, v.n));
}
static said do_set_up(host *h, hn_session *s) {
    static uint8_t request[20000];
    static const uint8_t settings[] = "\xA5\x64repr\x18\x20\x66limits\xA1\x65"
                                      "depth\x18\x40\x69"
                                      "functions\xA1\x63" /* and one, with its doc */
                                      "ask\xA1";
    size_t n = sizeof settings - 1;
    memcpy(request, settings, n);
    n += add_text(request + n, "doc", FROM(h, names));
    n += add_text(request + n, "allow", random_below(h, 2) ? "!" : FROM(h, names));
    memcpy(request + n, "\x67sources\xA1", 9);
    n += 9;
    n += add_text(request + n, "mine", FROM(h, programs));
    if (!random_below(h, 3)) request[random_below(h, (uint32_t)n)] ^= (uint8_t)(1u << random_below(h, 8));
    return given(hn_set_up(s, request, random_below(h, 9) ? n : random_below(h, (uint32_t)n)));
}
static said do_files(host *h, hn_session *s) {
    size_t n = 0;
    value v = any_value(h);
    return given(look(hn_files(s, v.at, v.n, &n), n));
}
static said do_collect(host *h, hn_session *s) {
    (void)h;
    return given(hn_collect(s));
}
static said do_dump(host *h, hn_session *s) {
    size_t n = 0;
    const uint8_t *dump = hn_dump(s, &n);
    if (dump && n <= sizeof h->dump) memcpy(h->dump, dump, h->dump_n = n);
    if (dump && !random_below(h, 4)) h->dump[random_below(h, (uint32_t)h->dump_n)] ^= 4;
    return given(look(dump, n));
}
static said do_load_into(host *h, hn_session *s) {
    return given(hn_load_into(s, h->dump, h->dump_n));
}
static said do_declare(host *h, hn_session *s) {
    const char *signature = random_below(h, 2) ? NULL : random_below(h, 2) ? "(x, *y)" : "(x,, y";
    return given(
        hn_declare(s, FROM(h, names), random_below(h, 2), signature, random_below(h, 2) ? NULL : "doc"));
}
static said do_set_seed(host *h, hn_session *s) {
    return given(hn_set_seed(s, random_below(h, 5)));
}
static said do_set_limit(host *h, hn_session *s) {
    static const uint64_t most[] = {0,         1, 100, 5000, 1 << 20, 1 << 23, 1 << 26, UINT64_C(1) << 40,
                                    UINT64_MAX};
    hn_limit_kind kind = (hn_limit_kind)(random_below(h, 18) - 1);
    return given(hn_set_limit(s, kind, FROM(h, most)));
}
static said do_free(host *h, hn_session *s) {
    (void)h;
    if (h->inside != -2) hn_session_free(s); /* from a callback only: there it cancels the run */
    return NOTHING;
}
static said do_reset_used(host *h, hn_session *s) {
    (void)h;
    hn_reset_used(s);
    return given(!*hn_problem(s));
}
static said do_set_slices(host *h, hn_session *s) {
    hn_set_slices(s, random_below(h, 2));
    return given(!*hn_problem(s));
}
static said do_set_handles(host *h, hn_session *s) {
    hn_set_handles(s, random_below(h, 4));
    return given(!*hn_problem(s));
}
static said do_set_repr_bytes(host *h, hn_session *s) {
    hn_set_repr_bytes(s, random_below(h, 2) ? random_below(h, 50) : 4096);
    return given(!*hn_problem(s));
}
static said do_spend_time(host *h, hn_session *s) {
    hn_spend_time(s, random_below(h, 2) ? 5 : UINT64_C(1) << random_below(h, 63));
    return NOTHING;
}
static said do_spend_steps(host *h, hn_session *s) {
    hn_spend_steps(s, random_below(h, 2) ? 5 : UINT64_C(1) << random_below(h, 40));
    return given(!*hn_problem(s));
}
static said do_cancel(host *h, hn_session *s) {
    (void)h;
    hn_cancel(s);
    return NOTHING;
}
static said do_look(host *h, hn_session *s) {
    hn_limit_kind kind = (hn_limit_kind)(random_below(h, 18) - 1);
    uint64_t sum =
        hn_get_limit(s, kind) + (kind == HN_MAX_TIME || kind == HN_MAX_WALL ? 0 : hn_get_used(s, kind));
    sum += hn_peak_memory(s) + hn_memory_wanted(s) + hn_call_id(s) + hn_handed(s) + (uint64_t)hn_exit_code(s);
    sum += strlen(hn_problem(s)) + (uint64_t)hn_problem_code(s) + (uint64_t)hn_limit_reached(s);
    sum += strlen(hn_limit_name(kind)) + (uint64_t)hn_limit_unit(kind) + strlen(hn_version()) +
           hn_value_present(s);
    return sum || hn_wait_seconds(s) < 2 ? NOTHING : DONE;
}

/* What may be done from inside a callback, in the midst of a run. */
typedef enum within { NEVER, ALWAYS, CALL } within;

static const struct {
    const char *names; /* of hognose.h, one after the other */
    said (*run)(host *h, hn_session *s);
    within within;
} functions[] = {
    {"hn_start", do_start, NEVER},
    {"hn_begin", do_begin, NEVER},
    {"hn_outcome", do_outcome, NEVER},
    {"hn_check", do_check, NEVER},
    {"hn_validate", do_validate, NEVER},
    {"hn_continue", do_continue, NEVER},
    {"hn_abandon", do_abandon, NEVER},
    {"hn_expire", do_expire, NEVER},
    {"hn_wake", do_wake, NEVER},
    {"hn_defer", do_defer, NEVER},
    {"hn_answer", do_answer, CALL},
    {"hn_answer_error", do_answer_error, CALL},
    {"hn_answer_exception", do_answer_exception, CALL},
    {"hn_answer_call", do_answer_call, CALL},
    {"hn_answer_lost", do_answer_lost, CALL},
    {"hn_answer_id", do_answer_id, CALL},
    {"hn_answer_id_error", do_answer_id_error, CALL},
    {"hn_answer_id_exception", do_answer_id_exception, CALL},
    {"hn_wait_ids", do_wait_ids, NEVER},
    {"hn_wait_name", do_wait_name, NEVER},
    {"hn_wait_arguments", do_wait_arguments, NEVER},
    {"hn_call_name", do_call_name, CALL},
    {"hn_call_arguments", do_call_arguments, CALL},
    {"hn_value_cbor", do_value_cbor, NEVER},
    {"hn_value_repr", do_value_repr, NEVER},
    {"hn_keep_value", do_keep_value, NEVER},
    {"hn_error_message hn_error_traceback", do_error, NEVER},
    {"hn_error_type", do_error_type, NEVER},
    {"hn_error_details", do_error_details, NEVER},
    {"hn_start_call", do_start_call, NEVER},
    {"hn_release hn_release_seen", do_release, NEVER},
    {"hn_set_variable", do_set_variable, NEVER},
    {"hn_get_variable", do_get_variable, NEVER},
    {"hn_delete_variable", do_delete_variable, NEVER},
    {"hn_variable_names", do_variable_names, NEVER},
    {"hn_allow_modules", do_allow_modules, NEVER},
    {"hn_add_module", do_add_module, NEVER},
    {"hn_set_modules", do_set_modules, NEVER},
    {"hn_set_up", do_set_up, NEVER},
    {"hn_files", do_files, NEVER},
    {"hn_collect", do_collect, NEVER},
    {"hn_dump", do_dump, NEVER},
    {"hn_load_into", do_load_into, NEVER},
    {"hn_declare", do_declare, NEVER},
    {"hn_set_seed", do_set_seed, NEVER},
    {"hn_set_limit", do_set_limit, NEVER},
    {"hn_session_free", do_free, ALWAYS},
    {"hn_reset_used", do_reset_used, NEVER},
    {"hn_set_slices", do_set_slices, NEVER},
    {"hn_set_handles", do_set_handles, NEVER},
    {"hn_set_repr_bytes", do_set_repr_bytes, NEVER},
    {"hn_spend_time", do_spend_time, ALWAYS},
    {"hn_spend_steps", do_spend_steps, NEVER},
    {"hn_cancel", do_cancel, ALWAYS},
    {"hn_get_limit hn_get_used hn_peak_memory hn_memory_wanted hn_call_id hn_handed hn_exit_code hn_problem "
     "hn_problem_code hn_limit_reached "
     "hn_limit_name hn_limit_unit hn_version hn_value_present hn_wait_seconds hn_session_state",
     do_look, ALWAYS},
};
enum { FUNCTIONS = sizeof functions / sizeof *functions };

/* ---- the host's functions ---- */

/* One function from inside a callback: all but a few are refused there, and nothing changes. */
static void try_inside(host *h, hn_session *s, bool in_call) {
    if (h->quiet || h->inside == -2) return;
    uint32_t at = h->inside >= 0 ? (uint32_t)h->inside : random_below(h, FUNCTIONS);
    hn_state before = hn_session_state(s);
    int inside = h->inside;
    h->quiet = true;
    said came = functions[at].run(h, s);
    h->quiet = false;
    h->inside = inside;
    h->tried++;
    within allowed = functions[at].within;
    bool may = allowed == ALWAYS || (allowed == CALL && in_call);
    if (!may && came != REFUSED) complain("was not refused in a callback", functions[at].names);
    if (hn_session_state(s) != before) complain("changed the state in a callback", functions[at].names);
}

static void on_write(void *ctx, int stream, const char *text, size_t n) {
    host *h = ctx;
    (void)stream;
    (void)look(text, n);
    try_inside(h, h->session, false);
}
static uint64_t on_now(void *ctx, int kind) {
    host *h = ctx;
    (void)kind;
    if (!random_below(h, 10)) try_inside(h, h->session, false);
    return h->clock += 1000000;
}
static void on_entropy(void *ctx, uint8_t *to, size_t n) {
    host *h = ctx;
    memset(to, 7, n);
    try_inside(h, h->session, false);
}
/* What is linked in serves. */
static bool on_library(void *ctx, size_t at, uint8_t *to, size_t n) {
    host *h = ctx;
    (void)at;
    memset(to, 7, n);
    try_inside(h, h->session, false);
    return false;
}
static hn_call_outcome on_call(void *ctx, hn_session *s) {
    host *h = ctx;
    try_inside(h, s, true);
    if (h->inside != -1) return HN_CALL_LATER;
    if (!h->quiet && random_below(h, 2)) (void)do_answer(h, s);
    return (hn_call_outcome)random_below(h, random_below(h, 9) ? 3 : 200);
}

/* ---- sessions ---- */

static hn_session *session(host *h) {
    h->session = NULL;
    h->quiet = true;
    hn_session *s =
        hn_session_new(&(hn_host_functions){h, on_write, on_now, on_call, on_entropy, on_library});
    h->quiet = false;
    if (!s) exit(2);
    h->session = s;
    return s;
}

static void declare(hn_session *s) {
    (void)hn_declare(s, "f", false, NULL, NULL);
    (void)hn_declare(s, "g", true, NULL, NULL);
    (void)hn_add_module(s, "m", "y = f(1)", 8);
    hn_set_handles(s, true);
}

/* However it was used, it can be used again. */
static void ends_well(host *h, hn_session *s, const char *which) {
    size_t n = 0;
    h->quiet = true;
    if (hn_abandon(s) != HN_IDLE) complain("a run cannot be given up", which);
    for (int kind = HN_MAX_STEPS; kind < HN_LIMIT_KINDS; kind++)
        (void)hn_set_limit(s, (hn_limit_kind)kind,
                           kind == HN_MAX_DEPTH     ? 1000
                           : kind == HN_MAX_NESTING ? 200
                                                    : UINT64_C(1) << 27);
    hn_set_slices(s, false);
    hn_reset_used(s);
    hn_state st = hn_start(s, "1 + 1", 5, NULL);
    if (st == HN_READY) st = hn_continue(s);
    const uint8_t *two = st == HN_COMPLETE ? hn_value_cbor(s, &n) : NULL;
    if (!two || n != 1 || *two != 2) complain("a session that cannot be used again", which);
    h->quiet = false;
}

/* Each function from each callback, of a run that ends as it does without. */
static void test_inside(void) {
    static const char code[] =
        "print(1)\nimport random, html\nr = random.SystemRandom().random()\nx = f(2)\nfor i "
        "in range(100000): pass\nprint(2)\n3";
    for (int i = 0; i < FUNCTIONS; i++) {
        host h = {.inside = -2, .state = 5};
        hn_session *s = session(&h);
        declare(s);
        hn_state st = hn_start(s, code, sizeof code - 1, NULL);
        h.inside = i;
        for (int k = 0; k < 1000 && (st == HN_READY || st == HN_SLICED || st == HN_CALLING); k++)
            st = st == HN_CALLING ? hn_answer(s, (const uint8_t *)"\x01", 1) : hn_continue(s);
        bool stopped =
            functions[i].run == do_free || functions[i].run == do_cancel || functions[i].run == do_spend_time;
        if (st != HN_COMPLETE && !(stopped && st == HN_LIMITED))
            complain("ended a run from a callback", functions[i].names);
        if (h.tried < (stopped ? 1 : 4)) complain("was not tried in callbacks", functions[i].names);
        h.inside = -2;
        ends_well(&h, s, functions[i].names);
        hn_session_free(s);
    }
}

enum { BAD_LOADS = 4 };

/* Loads that fail: at the first byte, at the checksum, at the end for lack of memory; and one that is not
 * finished. */
static bool load_badly(host *h, hn_session *s, int how) {
    static const char code[] = "x = [[] for i in range(20000)]";
    size_t n = 0;
    hn_session *full = session(h);
    hn_state st = hn_start(full, code, sizeof code - 1, NULL);
    while (st == HN_READY) st = hn_continue(full);
    const uint8_t *dump = hn_dump(full, &n);
    if (!dump || n > sizeof h->dump) complain("no dump to load badly", "hn_dump");
    if (dump && n <= sizeof h->dump) memcpy(h->dump, dump, h->dump_n = n);
    hn_session_free(full);
    h->session = s;
    if (how == 2) (void)hn_set_limit(s, HN_MAX_MEMORY, hn_get_used(s, HN_MAX_MEMORY) + 300000);
    if (how < 2) h->dump[how ? h->dump_n - 1 : 0] ^= 4;
    if (how == 3) hn_set_slices(s, true);
    return hn_load_into(s, h->dump, h->dump_n);
}

/* A session into which a snapshot was not loaded says so at each function, and nothing of it changes. */
static void test_spoilt(void) {
    static const char problem[] = "the session failed to load a snapshot, and can only be freed";
    for (int i = 0; i < BAD_LOADS * FUNCTIONS; i++) {
        int f = i / BAD_LOADS, how = i % BAD_LOADS;
        if (!turn_has((uint32_t)f)) continue;
        const char *names_of = functions[f].names;
        if (functions[f].within == ALWAYS || (how == 3 && functions[f].run == do_load_into)) continue;
        host h = {.inside = -2, .state = 3};
        hn_session *s = session(&h);
        if (load_badly(&h, s, how)) complain("loaded what it cannot", names_of);
        if (!*hn_problem(s)) complain("fails to load without a word", names_of);
        uint64_t memory = hn_get_limit(s, HN_MAX_MEMORY), steps = hn_get_limit(s, HN_MAX_STEPS);
        for (int k = 0; k < 20; k++) { /* functions that share a row take turns at random */
            if (functions[f].run(&h, s) != REFUSED) complain("was not refused after a failed load", names_of);
            if (strcmp(hn_problem(s), problem) != 0 || hn_problem_code(s) != HN_PROBLEM_STATE)
                complain("does not say that loading failed", names_of);
            if (hn_session_state(s) != HN_IDLE) complain("changed the state after a failed load", names_of);
        }
        if (hn_get_limit(s, HN_MAX_MEMORY) != memory || hn_get_limit(s, HN_MAX_STEPS) != steps)
            complain("changed a limit after a failed load", names_of);
        hn_session_free(s);
    }
}

static void test_orders(uint64_t rounds, uint64_t seed) {
    for (uint64_t r = 0; r < rounds; r++) {
        if (!turn_has((uint32_t)r)) continue;
        host h = {.inside = -1, .state = seed + r};
        char which[60];
        hn_session *s = session(&h);
        snprintf(which, sizeof which, "round %llu", (unsigned long long)(seed + r));
        if (random_below(&h, 5)) declare(s);
        (void)hn_set_limit(s, HN_MAX_STEPS, 200000);
        for (uint32_t k = 0, n = random_below(&h, 40); k < n; k++) {
            uint32_t at = random_below(&h, 3) ? random_below(&h, FUNCTIONS) : random_below(&h, 2) ? 0 : 3;
            if (functions[at].run == do_free) continue;
            hn_state before = hn_session_state(s);
            if (functions[at].run(&h, s) == REFUSED && hn_session_state(s) != before &&
                hn_session_state(s) != HN_LIMITED)
                complain("a refusal that changes the state", functions[at].names);
            if (functions[at].run == do_load_into && !strstr(hn_problem(s), "is new") && *hn_problem(s))
                break; /* it is to be freed */
            if (k == n - 1) ends_well(&h, s, which);
        }
        h.inside = -2;
        hn_session_free(s);
    }
}

/* Every function that hognose.h declares is in the table, or makes sessions. */
static void test_complete(void) {
    static char text[60000];
    FILE *f = fopen("core/include/hognose.h", "rb");
    if (!f) {
        complain("cannot be read from here", "core/include/hognose.h");
        return;
    }
    size_t size = fread(text, 1, sizeof text - 1, f);
    fclose(f);
    text[size] = 0;
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        char *open = strchr(line, '('), *name = open;
        if (!open || *line == ' ' || *line == '/' || *line == '*') continue;
        while (name > line && (name[-1] == '_' || (name[-1] >= 'a' && name[-1] <= 'z'))) name--;
        size_t n = (size_t)(open - name);
        bool found = strncmp(name, "hn_session_new", n) == 0 || strncmp(name, "hn_load", n) == 0;
        for (int i = 0; i < FUNCTIONS && !found; i++)
            for (const char *at = functions[i].names; (at = strstr(at, "hn_")); at += 3)
                if (strncmp(at, name, n) == 0 && (at[n] == ' ' || !at[n])) found = true;
        *open = 0;
        if (!found && strncmp(name, "hn_", 3) == 0) complain("is not in the table", name);
    }
}

int main(int argc, char **argv) {
    uint64_t rounds = argc > 1 ? strtoull(argv[1], NULL, 10) : 1000;
    test_complete();
    test_inside();
    test_spoilt();
    test_orders(rounds, argc > 2 ? strtoull(argv[2], NULL, 10) : 1);
    if (failures) printf("%d failures\n", failures);
    return failures != 0;
}
