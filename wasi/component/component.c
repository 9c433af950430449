/* Hognose as a component: wasi/hognose.wit implemented by hand, on the public interface. The exports are
 * called by the host through the canonical ABI (WebAssembly/component-model, CanonicalABI.md). A record or
 * variant of WIT is the C struct with the same members, since that ABI lays both out alike: change
 * hognose.wit and these structs together.
 *
 * A result of more than one number is the address of such a struct. It lies in the sandbox that it is about,
 * and is valid until the next call. Arguments belong to this file, which frees them; cabi_realloc leaves room
 * for a NUL behind them. */
#include "hognose.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#ifdef __wasi__
#define IMPORT(module, name) __attribute__((import_module(module), import_name(name)))
#define EXPORT(name)         __attribute__((export_name("hognose:sandbox/sandboxes@1.0.0#" name), used))
#define EXPORT_PLAIN(name)   __attribute__((export_name(name), used))
#else
#define IMPORT(module, name)
#define EXPORT(name)       __attribute__((used))
#define EXPORT_PLAIN(name) __attribute__((used))
#endif
#define HOST "hognose:sandbox/host@1.0.0"
#define OWN  "[export]hognose:sandbox/sandboxes@1.0.0"

/* bytes of a repr, and a NUL: no more than hn_value_repr gives unless it is told so */
#define REPR_ROOM 4097

/* ---- the types of hognose.wit ---- */

typedef struct text {
    char *p;
    size_t n;
} text;
typedef struct may_text {
    bool has;
    text it;
} may_text;
typedef struct may_s32 {
    bool has;
    int32_t it;
} may_s32;
typedef struct may_f64 {
    bool has;
    double it;
} may_f64;
typedef struct failure {
    text kind, message;
} failure;
typedef struct outcome {
    uint8_t is;
    union {
        text answered;
        failure raised;
    } as;
} outcome;
enum { ANSWERED, RAISED, LATER, PAUSE, CANCELLED };

typedef struct completion {
    may_text value;
    text repr;
    may_s32 exit_code;
} completion;
typedef struct uncaught {
    text kind, message, traceback, details;
    may_s32 exit_code;
} uncaught;
typedef struct limit {
    uint8_t kind; /* an hn_limit_kind less one: WIT has no word for none */
    uint64_t most;
} limit;
typedef struct reached {
    uint8_t kind;
    uint64_t most, used;
} reached;
typedef struct error {
    uint8_t is;
    union {
        uncaught uncaught;
        reached limit;
        text refused;
    } as;
} error;
enum { UNCAUGHT, LIMIT, REFUSED };

typedef struct pending {
    uint32_t id;
    text name, arguments;
} pending;
typedef struct waiting {
    const uint32_t *calls;
    size_t ncalls;
    may_f64 seconds;
} waiting;
typedef struct standing {
    uint8_t is;
    union {
        completion complete;
        pending calling;
        waiting waiting;
    } as;
} standing;
enum { COMPLETE, CALLING, WAITING, SLICED };

typedef struct usage {
    uint64_t steps, time, memory, peak_memory, output, calls;
} usage;

/* result<T, error>, result<T, string> */
typedef struct or_error {
    uint8_t failed;
    union {
        completion completion;
        standing standing;
        uint32_t step;
        error error;
    } as;
} or_error;
typedef struct or_text {
    uint8_t failed;
    union {
        text text;
        uint32_t sandbox;
    } as;
} or_text;
typedef struct may_step {
    bool has;
    uint32_t step;
} may_step;

/* ---- what stands behind the resources ---- */

typedef struct sandbox {
    hn_session *session;
    uint32_t serial; /* of its latest step: older ones are over */
    uint32_t uses;   /* its handle and those of its steps */
    union {
        or_error or_error;
        or_text or_text;
        may_step may_step;
        usage usage;
    } reply;
    char repr[REPR_ROOM];
} sandbox;

typedef struct step {
    sandbox *of;
    uint32_t serial;
} step;

IMPORT(HOST, "write") void host_write(int to, const char *p, size_t n);
IMPORT(HOST, "now") uint64_t host_now(int of);
IMPORT(HOST, "entropy") void host_entropy(uint32_t count, text *out);
IMPORT(HOST, "call")
void host_call(uint32_t id, const char *name, size_t name_n, const uint8_t *arguments, size_t n,
               outcome *out);
IMPORT(OWN, "[resource-new]sandbox") uint32_t new_sandbox(sandbox *rep);
IMPORT(OWN, "[resource-new]step") uint32_t new_step(step *rep);

/* ---- what is handed in and out ---- */

/* A text or a list among the parameters is two numbers, which C's own convention makes of no struct. */
#define TEXT(name) char *name##_p, size_t name##_n
#define TAKE(name) text name = {.p = name##_p, .n = name##_n}

EXPORT_PLAIN("cabi_realloc") void *cabi_realloc(void *old, size_t old_n, size_t align, size_t n);
void *cabi_realloc(void *old, size_t old_n, size_t align, size_t n) {
    (void)old_n;
    (void)align; /* at most 8, which malloc gives */
    void *p = n < SIZE_MAX ? realloc(old, n + 1) : NULL;
    if (!p) __builtin_trap(); /* the canonical ABI knows no refusal */
    return p;
}

static void done(text t) {
    if (t.n) free(t.p);
}

/* The text up to a NUL, as the interface of C wants it; what follows a NUL in it is cut. */
static const char *ended(text t) {
    if (!t.n) return "";
    t.p[t.n] = 0;
    return t.p;
}

static text plain(const char *z) {
    return (text){.p = (char *)(uintptr_t)z, .n = z ? strlen(z) : 0};
}

/* ---- the host's functions ---- */

static void on_write(void *ctx, int stream, const char *utf8, size_t n) {
    (void)ctx;
    host_write(stream == 2, utf8, n);
}
static uint64_t on_now(void *ctx, int kind) {
    (void)ctx;
    return host_now(kind);
}
static void on_entropy(void *ctx, uint8_t *to, size_t n) {
    (void)ctx;
    text got = {0};
    host_entropy((uint32_t)n, &got);
    memset(to, 0, n);
    if (got.n) memcpy(to, got.p, got.n < n ? got.n : n);
    done(got);
}

static hn_call_outcome component_on_call(void *ctx, hn_session *s) {
    outcome o = {.is = LATER};
    size_t n = 0;
    (void)ctx;
    const char *name = hn_call_name(s);
    const uint8_t *arguments = hn_call_arguments(s, &n);
    host_call(hn_call_id(s), name, name ? strlen(name) : 0, arguments, n, &o);
    switch (o.is) {
    case ANSWERED:
        (void)hn_answer(s, (const uint8_t *)o.as.answered.p, o.as.answered.n);
        done(o.as.answered);
        return HN_CALL_ANSWERED;
    case RAISED:
        (void)hn_answer_error(s, ended(o.as.raised.kind), ended(o.as.raised.message));
        done(o.as.raised.kind);
        done(o.as.raised.message);
        return HN_CALL_ANSWERED;
    case CANCELLED:
        hn_cancel(s);
        (void)hn_answer(s, (const uint8_t *)"\xf6", 1);
        return HN_CALL_ANSWERED;
    default: return o.is == PAUSE ? HN_CALL_PAUSE : HN_CALL_LATER;
    }
}

static const hn_host_functions functions = {
    .write = on_write, .now = on_now, .call = component_on_call, .entropy = on_entropy};

/* ---- replies ---- */

static or_text *replied(sandbox *b, bool went) {
    or_text *r = &b->reply.or_text;
    memset(r, 0, sizeof *r);
    r->failed = !went;
    if (!went) r->as.text = plain(hn_problem(b->session));
    return r;
}

static or_text *replied_bytes(sandbox *b, const uint8_t *p, size_t n) {
    or_text *r = replied(b, p != NULL);
    if (p) r->as.text = (text){.p = (char *)(uintptr_t)p, .n = n};
    return r;
}

static may_s32 status_of(sandbox *b) {
    int code = hn_exit_code(b->session);
    return (may_s32){.has = code != HN_NO_EXIT, .it = code != HN_NO_EXIT ? code : 0};
}

static or_error *fail(sandbox *b, const char *why) {
    or_error *r = &b->reply.or_error;
    memset(r, 0, sizeof *r);
    r->failed = true;
    r->as.error.is = REFUSED;
    r->as.error.as.refused = plain(why);
    return r;
}

/* Why there is no next step, or no value. */
static or_error *failed(sandbox *b) {
    hn_session *s = b->session;
    or_error *r = fail(b, hn_problem(s));
    error *e = &r->as.error;
    hn_limit_kind kind = hn_limit_reached(s);
    if (hn_session_state(s) == HN_FAILED) {
        uncaught *u = &e->as.uncaught;
        e->is = UNCAUGHT;
        u->kind = plain(hn_error_type(s));
        u->message.p = (char *)(uintptr_t)hn_error_message(s, &u->message.n);
        u->traceback.p = (char *)(uintptr_t)hn_error_traceback(s, &u->traceback.n);
        u->details.p = (char *)(uintptr_t)hn_error_details(s, &u->details.n);
        if (!u->details.p) u->details.n = 0;
        u->exit_code = status_of(b);
    } else if (hn_session_state(s) == HN_LIMITED && kind != HN_NO_LIMIT) {
        e->is = LIMIT;
        e->as.limit = (reached){
            .kind = (uint8_t)(kind - 1), .most = hn_get_limit(s, kind), .used = hn_get_used(s, kind)};
    }
    return r;
}

/* With slices on: whether the last function is to be called again. */
static bool component_unfinished(const hn_session *s) {
    return hn_problem_code(s) == HN_PROBLEM_SLICED;
}

/* False: the value did not cross, and failed() says why. */
static bool complete(sandbox *b, completion *c) {
    hn_session *s = b->session;
    size_t n = 0;
    const char *repr;
    do repr = hn_value_repr(s, &n);
    while (component_unfinished(s));
    if (n >= REPR_ROOM) n = REPR_ROOM - 1;
    if (repr) memcpy(b->repr, repr, n);
    *c = (completion){.repr = {.p = b->repr, .n = repr ? n : 0}, .exit_code = status_of(b)};
    if (!hn_value_present(s)) return true;
    do c->value.it.p = (char *)(uintptr_t)hn_value_cbor(s, &c->value.it.n);
    while (component_unfinished(s));
    c->value.has = c->value.it.p != NULL;
    return c->value.has;
}

static hn_state to_pause(hn_session *s, hn_state st) {
    while (st == HN_READY) st = hn_continue(s);
    return st;
}

static bool stands(hn_state st) {
    return st == HN_COMPLETE || st == HN_CALLING || st == HN_WAITING || st == HN_SLICED;
}

static uint32_t make_step(sandbox *b) {
    step *next = malloc(sizeof *next);
    if (!next) __builtin_trap();
    *next = (step){.of = b, .serial = ++b->serial};
    b->uses++;
    return new_step(next);
}

/* The next step of a run, or the error that it ended with; a refusal leaves the present one as it is. */
static or_error *advanced(sandbox *b, hn_state st) {
    or_error *r = &b->reply.or_error;
    st = to_pause(b->session, st);
    if (!stands(st)) {
        if (st != HN_REFUSED) b->serial++;
        return failed(b);
    }
    memset(r, 0, sizeof *r);
    r->as.step = make_step(b);
    return r;
}

/* ---- sandboxes ---- */

static sandbox *open_sandbox(void) {
    sandbox *b = calloc(1, sizeof *b);
    if (b) b->session = hn_session_new(&functions);
    if (!b || !b->session) __builtin_trap();
    b->uses = 1;
    hn_set_handles(b->session, true);
    return b;
}

static void let_go(sandbox *b) {
    if (--b->uses) return;
    hn_session_free(b->session);
    free(b);
}

EXPORT("[constructor]sandbox") uint32_t sandbox_open(void);
uint32_t sandbox_open(void) {
    return new_sandbox(open_sandbox());
}
EXPORT("[dtor]sandbox") void sandbox_drop(sandbox *b);
void sandbox_drop(sandbox *b) {
    let_go(b);
}

EXPORT("[static]sandbox.restore") or_text *sandbox_restore(TEXT(dump));
or_text *sandbox_restore(TEXT(dump)) {
    TAKE(dump);
    sandbox *b = open_sandbox();
    or_text *r = replied(b, hn_load_into(b->session, (const uint8_t *)dump.p, dump.n));
    done(dump);
    if (!r->failed) {
        hn_set_handles(b->session, true);
        r->as.sandbox = new_sandbox(b);
    }
    return r;
}
/* Called when the host has read the reply: of one that failed, nobody has the sandbox. */
EXPORT_PLAIN("cabi_post_hognose:sandbox/sandboxes@1.0.0#[static]sandbox.restore")
void sandbox_restored(or_text *reply);
void sandbox_restored(or_text *reply) {
    if (reply->failed) let_go((sandbox *)(void *)((char *)reply - offsetof(sandbox, reply)));
}

EXPORT("[method]sandbox.set-limits") or_text *sandbox_set_limits(sandbox *b, limit *limits, size_t n);
or_text *sandbox_set_limits(sandbox *b, limit *limits, size_t n) {
    bool went = true;
    for (size_t i = 0; i < n && went; i++)
        went = hn_set_limit(b->session, (hn_limit_kind)(limits[i].kind + 1), limits[i].most);
    if (n) free(limits);
    return replied(b, went);
}

EXPORT("[method]sandbox.declare") or_text *sandbox_declare(sandbox *b, TEXT(name), int awaitable);
or_text *sandbox_declare(sandbox *b, TEXT(name), int awaitable) {
    TAKE(name);
    bool went = hn_declare(b->session, ended(name), awaitable != 0, NULL, NULL);
    done(name);
    return replied(b, went);
}

/* One a line; none of them can have an end of line in it that would mean anything. */
EXPORT("[method]sandbox.allow-modules")
or_text *sandbox_allow_modules(sandbox *b, int has, text *names, size_t n);
or_text *sandbox_allow_modules(sandbox *b, int has, text *names, size_t n) {
    size_t size = 1;
    for (size_t i = 0; has && i < n; i++) size += names[i].n + 1;
    char *lines = calloc(size, 1), *at = lines;
    if (!lines) __builtin_trap();
    for (size_t i = 0; has && i < n; i++) {
        if (names[i].n) memcpy(at, names[i].p, names[i].n);
        at += names[i].n;
        *at++ = '\n';
        done(names[i]);
    }
    if (has && n) free(names);
    bool went = hn_allow_modules(b->session, has ? lines : NULL);
    free(lines);
    return replied(b, went);
}

EXPORT("[method]sandbox.add-module") or_text *sandbox_add_module(sandbox *b, TEXT(name), TEXT(code));
or_text *sandbox_add_module(sandbox *b, TEXT(name), TEXT(code)) {
    TAKE(name);
    TAKE(code);
    bool went = hn_add_module(b->session, ended(name), ended(code), code.n);
    done(name);
    done(code);
    return replied(b, went);
}

EXPORT("[method]sandbox.set-slices") void sandbox_set_slices(sandbox *b, int on);
void sandbox_set_slices(sandbox *b, int on) {
    hn_set_slices(b->session, on != 0);
}

static hn_state begin(sandbox *b, text code) {
    hn_run_options options = {.top_await = true};
    hn_reset_used(b->session);
    hn_state st = hn_start(b->session, ended(code), code.n, &options);
    done(code);
    return st;
}

EXPORT("[method]sandbox.run") or_error *sandbox_run(sandbox *b, TEXT(code));
or_error *sandbox_run(sandbox *b, TEXT(code)) {
    TAKE(code);
    or_error *r = &b->reply.or_error;
    hn_state st = begin(b, code);
    if (st != HN_REFUSED) b->serial++;
    while (st == HN_READY || st == HN_SLICED) st = hn_continue(b->session);
    if (st == HN_CALLING || st == HN_WAITING) {
        (void)hn_abandon(b->session);
        return fail(b, "the program waits for its host: start() stops there, and run() gives it up");
    }
    memset(r, 0, sizeof *r);
    return st == HN_COMPLETE && complete(b, &r->as.completion) ? r : failed(b);
}

EXPORT("[method]sandbox.start") or_error *sandbox_start(sandbox *b, TEXT(code));
or_error *sandbox_start(sandbox *b, TEXT(code)) {
    TAKE(code);
    return advanced(b, begin(b, code));
}

EXPORT("[method]sandbox.paused") may_step *sandbox_paused(sandbox *b);
may_step *sandbox_paused(sandbox *b) {
    hn_state st = hn_session_state(b->session);
    bool has = stands(st) && st != HN_COMPLETE;
    may_step *r = &b->reply.may_step;
    *r = (may_step){.has = has, .step = has ? make_step(b) : 0};
    return r;
}

EXPORT("[method]sandbox.abandon") void sandbox_abandon(sandbox *b);
void sandbox_abandon(sandbox *b) {
    b->serial++;
    (void)hn_abandon(b->session);
}

EXPORT("[method]sandbox.set") or_text *sandbox_set(sandbox *b, TEXT(name), TEXT(value));
or_text *sandbox_set(sandbox *b, TEXT(name), TEXT(value)) {
    TAKE(name);
    TAKE(value);
    bool went = hn_set_variable(b->session, ended(name), (const uint8_t *)value.p, value.n);
    done(name);
    done(value);
    return replied(b, went);
}

EXPORT("[method]sandbox.get") or_text *sandbox_get(sandbox *b, TEXT(name));
or_text *sandbox_get(sandbox *b, TEXT(name)) {
    TAKE(name);
    size_t n = 0;
    const uint8_t *value;
    do value = hn_get_variable(b->session, ended(name), &n);
    while (component_unfinished(b->session));
    done(name);
    return replied_bytes(b, value, n);
}

EXPORT("[method]sandbox.delete") or_text *sandbox_delete(sandbox *b, TEXT(name));
or_text *sandbox_delete(sandbox *b, TEXT(name)) {
    TAKE(name);
    bool went = hn_delete_variable(b->session, ended(name));
    done(name);
    return replied(b, went);
}

EXPORT("[method]sandbox.names") or_text *sandbox_names(sandbox *b);
or_text *sandbox_names(sandbox *b) {
    size_t n = 0;
    const uint8_t *names = hn_variable_names(b->session, &n);
    return replied_bytes(b, names, n);
}

EXPORT("[method]sandbox.usage") usage *sandbox_usage(sandbox *b);
usage *sandbox_usage(sandbox *b) {
    hn_session *s = b->session;
    b->reply.usage = (usage){.steps = hn_get_used(s, HN_MAX_STEPS),
                             .time = hn_get_used(s, HN_MAX_TIME),
                             .memory = hn_get_used(s, HN_MAX_MEMORY),
                             .peak_memory = hn_peak_memory(s),
                             .output = hn_get_used(s, HN_MAX_OUTPUT),
                             .calls = hn_get_used(s, HN_MAX_CALLS)};
    return &b->reply.usage;
}

EXPORT("[method]sandbox.dump") or_text *sandbox_dump(sandbox *b);
or_text *sandbox_dump(sandbox *b) {
    size_t n = 0;
    const uint8_t *dump;
    do dump = hn_dump(b->session, &n);
    while (!dump && component_unfinished(b->session));
    return replied_bytes(b, dump, n);
}

/* ---- steps ---- */

EXPORT("[dtor]step") void step_drop(step *at);
void step_drop(step *at) {
    let_go(at->of);
    free(at);
}

#define OVER "this step is over: the run went on from it, or was given up"
static bool is_over(const step *at) {
    return at->serial != at->of->serial;
}

EXPORT("[method]step.standing") or_error *step_standing(step *at);
or_error *step_standing(step *at) {
    sandbox *b = at->of;
    hn_session *s = b->session;
    or_error *r = &b->reply.or_error;
    if (is_over(at)) return fail(b, OVER);
    memset(r, 0, sizeof *r);
    standing *now = &r->as.standing;
    switch (hn_session_state(s)) {
    case HN_COMPLETE: now->is = COMPLETE; return complete(b, &now->as.complete) ? r : failed(b);
    case HN_CALLING: {
        pending *call = &now->as.calling;
        now->is = CALLING;
        *call = (pending){.id = hn_call_id(s), .name = plain(hn_call_name(s))};
        call->arguments.p = (char *)(uintptr_t)hn_call_arguments(s, &call->arguments.n);
        return r;
    }
    case HN_WAITING: {
        waiting *wait = &now->as.waiting;
        double seconds = hn_wait_seconds(s);
        now->is = WAITING;
        wait->seconds = (may_f64){.has = seconds >= 0, .it = seconds >= 0 ? seconds : 0};
        wait->calls = hn_wait_ids(s, &wait->ncalls);
        return r;
    }
    default: now->is = SLICED; return r;
    }
}

EXPORT("[method]step.answer") or_error *step_answer(step *at, TEXT(value));
or_error *step_answer(step *at, TEXT(value)) {
    TAKE(value);
    if (is_over(at)) return done(value), fail(at->of, OVER);
    hn_state st = hn_answer(at->of->session, (const uint8_t *)value.p, value.n);
    done(value);
    return advanced(at->of, st);
}

EXPORT("[method]step.raise") or_error *step_raise(step *at, TEXT(kind), TEXT(message));
or_error *step_raise(step *at, TEXT(kind), TEXT(message)) {
    TAKE(kind);
    TAKE(message);
    hn_state st = is_over(at) ? HN_REFUSED : hn_answer_error(at->of->session, ended(kind), ended(message));
    done(kind);
    done(message);
    return is_over(at) ? fail(at->of, OVER) : advanced(at->of, st);
}

EXPORT("[method]step.defer") or_error *step_defer(step *at);
or_error *step_defer(step *at) {
    return is_over(at) ? fail(at->of, OVER) : advanced(at->of, hn_defer(at->of->session));
}

EXPORT("[method]step.settle") or_error *step_settle(step *at, uint32_t id, TEXT(value));
or_error *step_settle(step *at, uint32_t id, TEXT(value)) {
    TAKE(value);
    if (is_over(at)) return done(value), fail(at->of, OVER);
    hn_state st = hn_answer_id(at->of->session, id, (const uint8_t *)value.p, value.n);
    done(value);
    return advanced(at->of, st);
}

EXPORT("[method]step.settle-raise")
or_error *step_settle_raise(step *at, uint32_t id, TEXT(kind), TEXT(message));
or_error *step_settle_raise(step *at, uint32_t id, TEXT(kind), TEXT(message)) {
    TAKE(kind);
    TAKE(message);
    hn_session *s = at->of->session;
    hn_state st = is_over(at) ? HN_REFUSED : hn_answer_id_error(s, id, ended(kind), ended(message));
    done(kind);
    done(message);
    return is_over(at) ? fail(at->of, OVER) : advanced(at->of, st);
}

EXPORT("[method]step.wake") or_error *step_wake(step *at);
or_error *step_wake(step *at) {
    return is_over(at) ? fail(at->of, OVER) : advanced(at->of, hn_wake(at->of->session));
}

EXPORT("[method]step.proceed") or_error *step_proceed(step *at);
or_error *step_proceed(step *at) {
    return is_over(at) ? fail(at->of, OVER) : advanced(at->of, hn_continue(at->of->session));
}
