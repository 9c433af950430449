/* The server of docs/protocol.md: reads a line, does the request (the table `operations`), and gives each
 * running session a slice in between. There is one thread, so no request may wait: a run that waits is kept,
 * and the line about it is written when it stops. The parent's lines are untrusted: a bad one is answered
 * with `refused`. */
#define _DEFAULT_SOURCE /* strdup */
#include "serve.h"

#include "base64.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LONGEST_LINE  ((size_t)96 << 20) /* what a snapshot of a session with the default limits fits into */
#define MOST_SESSIONS 10000

typedef struct served {
    struct served *next;
    char *name;
    hn_session *session;
    bytes out, err;
    cJSON *asked; /* the id of the request that the run answers */
    bool running, cbor, slices;
} served;

typedef struct server {
    served *first;
    size_t sessions;
    hn_host_functions host;
    const cJSON *request;
    cJSON *answer;
    char problem[300];
    bytes input;
    size_t at, looked;   /* where the next line begins, and how far there is no end of it */
    bool over, skipping; /* skipping: what was read of the line is gone, since it is too long */
} server;

/* ---- what sessions ask ---- */

static void serve_write(void *ctx, int stream, const char *utf8, size_t n) {
    served *d = ctx;
    bytes_put(stream == 2 ? &d->err : &d->out, utf8, n);
}

/* The parent answers every call, or puts its answer off: it sees the arguments of awaitable ones, too. */
static hn_call_outcome serve_call(void *ctx, hn_session *s) {
    (void)ctx;
    (void)s;
    return HN_CALL_PAUSE;
}

/* ---- requests ---- */

static bool refuse(server *v, const char *what, const char *why) {
    snprintf(v->problem, sizeof v->problem, "%.80s%s%.200s", what, *what ? ": " : "", why);
    return false;
}

static const cJSON *serve_member(const server *v, const char *name) {
    return cJSON_GetObjectItemCaseSensitive(v->request, name);
}

static const char *serve_text_of(const server *v, const char *name) {
    return cJSON_GetStringValue(serve_member(v, name));
}

static served *find(const server *v, const char *name) {
    served *d = v->first;
    while (d && strcmp(d->name, name) != 0) d = d->next;
    return d;
}

static void serve_forget(server *v, served *d) {
    served **at = &v->first;
    while (*at != d) at = &(*at)->next;
    *at = d->next;
    v->sessions--;
    hn_session_free(d->session);
    bytes_free(&d->out);
    bytes_free(&d->err);
    cJSON_Delete(d->asked);
    free(d->name);
    free(d);
}

/* A value of the request as CBOR: JSON, or base64 of CBOR in a session that asked for that. */
static bool value_in(server *v, const served *d, const cJSON *value, bytes *to) {
    if (!d->cbor)
        json_to_cbor(value, to);
    else if (!cJSON_IsString(value) || !base64_read(value->valuestring, to))
        return refuse(v, "", "a value is not valid base64 of CBOR");
    return to->failed ? refuse(v, "", "no memory for a value") : true;
}

/* False: the value has no form in JSON. */
static bool value_out(cJSON *o, const char *name, const served *d, const uint8_t *p, size_t n) {
    cJSON *value = d->cbor ? base64_text(p, n) : json_from_cbor(&p, p + n, 0);
    return value && cJSON_AddItemToObject(o, name, value);
}

static bool set_limits(server *v, const served *d) {
    const cJSON *all = serve_member(v, "limits");
    for (const cJSON *m = all ? all->child : NULL; m; m = m->next) {
        int kind = HN_LIMIT_KINDS - 1;
        while (kind && (!hn_limit_unit(kind) || strcmp(hn_limit_name(kind), m->string ? m->string : "") != 0))
            kind--;
        if (!kind) return refuse(v, m->string ? m->string : "limits", "there is no such limit");
        bool none =
            cJSON_IsNull(m) && kind != HN_MAX_MEMORY && kind != HN_MAX_DEPTH && kind != HN_MAX_NESTING;
        if (!none && (!cJSON_IsNumber(m) || !(m->valuedouble >= 0 && m->valuedouble < 9e18)))
            return refuse(v, m->string, "not an amount");
        if (!hn_set_limit(d->session, (hn_limit_kind)kind, none ? UINT64_MAX : (uint64_t)m->valuedouble))
            return refuse(v, m->string, hn_problem(d->session));
    }
    return true;
}

/* What begins like one is one: the module's own requests, which begin with `$`, are none. */
static bool is_identifier(const char *name) {
    bool ok = *name && !(*name >= '0' && *name <= '9');
    for (; ok && *name; name++) {
        char c = *name, lower = (char)(c | 32);
        ok = (lower >= 'a' && lower <= 'z') || (c >= '0' && c <= '9') || c == '_' || (unsigned char)c >= 128;
    }
    return ok;
}

static bool set_functions(server *v, const served *d) {
    const cJSON *all = serve_member(v, "functions");
    for (const cJSON *m = all ? all->child : NULL; m; m = m->next) {
        const char *name = m->string ? m->string : cJSON_GetStringValue(m);
        const char *signature = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(m, "signature"));
        const char *doc = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(m, "doc"));
        bool awaitable = cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(m, "awaitable"));
        if (!name || !is_identifier(name)) return refuse(v, "functions", "a name is not an identifier");
        if (!hn_declare(d->session, name, awaitable, signature, doc))
            return refuse(v, name, hn_problem(d->session));
    }
    return true;
}

static bool set_variables(server *v, const served *d, const char *which) {
    const cJSON *all = serve_member(v, which);
    for (const cJSON *m = all ? all->child : NULL; m; m = m->next) {
        bytes b = {0};
        bool ok = m->string ? value_in(v, d, m, &b) : refuse(v, which, "not an object");
        if (ok && !hn_set_variable(d->session, m->string, b.data, b.len))
            ok = refuse(v, m->string, hn_problem(d->session));
        bytes_free(&b);
        if (!ok) return false;
    }
    return true;
}

/* ---- files ---- */

/* The operation [op, path, content] on the files; *answer is what it gives, the session's own. */
static bool files_do(server *v, const served *d, const char *op, const char *path, const cJSON *content) {
    cJSON *list = cJSON_CreateArray();
    bytes request = {0}, data = {0};
    const char *base64 = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(content, "base64"));
    cJSON_AddItemToArray(list, cJSON_CreateString(op));
    if (path) cJSON_AddItemToArray(list, cJSON_CreateString(path));
    if (cJSON_IsString(content)) cJSON_AddItemToArray(list, cJSON_CreateString(content->valuestring));
    json_to_cbor(list, &request);
    cJSON_Delete(list);
    bool ok = !base64 || base64_read(base64, &data);
    if (ok && base64 && request.len) {
        request.data[0]++; /* the array has one item more */
        json_put_bytes(&request, data.data, data.len);
    }
    size_t n = 0;
    const uint8_t *p = ok && !request.failed ? hn_files(d->session, request.data, request.len, &n) : NULL;
    bytes_free(&request);
    bytes_free(&data);
    if (!ok) return refuse(v, path ? path : op, "not base64");
    if (!p) return refuse(v, op, hn_problem(d->session));
    const uint8_t *end = p + n, *value = p + 2; /* of the array [0, value] */
    if (p[1] == 0) {
        size_t len;
        const uint8_t *content_of = json_read_bytes(value, end, &len);
        return cJSON_AddItemToObject(v->answer, content_of ? "base64" : "value",
                                     content_of ? base64_text(content_of, len)
                                                : json_from_cbor(&value, end, 0));
    }
    cJSON *whole = json_from_cbor(&p, end, 0);
    const char *why = cJSON_GetStringValue(cJSON_GetArrayItem(whole, 1));
    refuse(v, path ? path : op, why ? why : "it cannot be done");
    cJSON_Delete(whole);
    return false;
}

static bool set_files(server *v, const served *d) {
    const cJSON *all = serve_member(v, "files");
    for (const cJSON *m = all ? all->child : NULL; m; m = m->next) {
        if (!m->string || !files_do(v, d, "put", m->string, m))
            return m->string ? false : refuse(v, "files", "not an object");
        cJSON_DeleteItemFromObject(v->answer, "value");
    }
    return true;
}

static bool set_modules(server *v, const served *d) {
    const cJSON *all = serve_member(v, "modules");
    for (const cJSON *m = all ? all->child : NULL; m; m = m->next) {
        if (!m->string || !cJSON_IsString(m)) return refuse(v, "modules", "a source is not a string");
        if (!hn_add_module(d->session, m->string, m->valuestring, strlen(m->valuestring)))
            return refuse(v, m->string, hn_problem(d->session));
    }
    const cJSON *allow = serve_member(v, "allow");
    if (!allow) return true;
    bytes names = {0};
    for (const cJSON *m = allow->child; m; m = m->next) {
        const char *name = cJSON_IsString(m) ? m->valuestring : "";
        bytes_put(&names, name, strlen(name));
        bytes_put(&names, "\n", 1);
    }
    bytes_put(&names, "", 1);
    bool ok = !names.failed && hn_allow_modules(d->session, (const char *)names.data);
    bytes_free(&names);
    return ok ? true : refuse(v, "allow", hn_problem(d->session));
}

/* ---- sessions ---- */

/* A new session under the name in that member. */
static served *add(server *v, const char *which) {
    const char *name = serve_text_of(v, which);
    if (!name) return refuse(v, which, "must be a string"), NULL;
    if (find(v, name)) return refuse(v, name, "the session already exists"), NULL;
    if (v->sessions >= MOST_SESSIONS) return refuse(v, name, "too many sessions"), NULL;
    served *d = calloc(1, sizeof *d);
    if (!d) return refuse(v, name, "no memory"), NULL;
    v->host.ctx = d;
    d->name = strdup(name);
    d->session = d->name ? hn_session_new(&v->host) : NULL;
    d->next = v->first;
    v->first = d;
    v->sessions++;
    if (d->session) {
        hn_set_slices(d->session, true);
        return d;
    }
    serve_forget(v, d);
    return refuse(v, name, "no memory"), NULL;
}

static bool set_up(server *v, served *d) {
    const char *values = serve_text_of(v, "values");
    d->cbor = values && strcmp(values, "cbor") == 0;
    hn_set_handles(d->session, d->cbor);
    return set_limits(v, d);
}

static bool do_open(server *v, served *d) {
    if (d) return refuse(v, d->name, "the session already exists");
    d = add(v, "session");
    if (!d) return false;
    const cJSON *seed = serve_member(v, "seed");
    bool ok = !cJSON_IsNumber(seed) || !(seed->valuedouble >= 1 && seed->valuedouble < 9007199254740993.0) ||
              hn_set_seed(d->session, (uint64_t)seed->valuedouble);
    ok = ok && set_up(v, d) && set_functions(v, d) && set_modules(v, d) && set_files(v, d);
    if (!ok) serve_forget(v, d);
    return ok;
}

static bool do_close(server *v, served *d) {
    serve_forget(v, d);
    return true;
}

/* What a run prints, and the calls that it makes, are told when it stops. */
static bool serve_go(server *v, served *d, hn_state state) {
    if (state == HN_REFUSED) return refuse(v, "", hn_problem(d->session));
    cJSON_Delete(d->asked);
    d->asked = cJSON_Duplicate(serve_member(v, "id"), true);
    d->running = true;
    return true;
}

static bool serve_is_paused(const served *d) {
    hn_state state = hn_session_state(d->session);
    return d->running || state == HN_CALLING || state == HN_WAITING || state == HN_SLICED ||
           state == HN_READY;
}

static bool do_run(server *v, served *d) {
    const char *code = serve_text_of(v, "code");
    if (!code) return refuse(v, "code", "must be a string");
    if (serve_is_paused(d)) return refuse(v, d->name, "a run is under way");
    if (!set_limits(v, d) || !set_variables(v, d, "inputs")) return false;
    d->out.len = d->err.len = 0;
    d->slices = cJSON_IsTrue(serve_member(v, "slices"));
    hn_run_options options = {.filename = serve_text_of(v, "filename"),
                              .top_await = !cJSON_IsFalse(serve_member(v, "top_level_await"))};
    hn_reset_used(d->session);
    return serve_go(v, d, hn_start(d->session, code, strlen(code), &options));
}

/* {"type", "message"}, as an exception. */
static hn_state answer_error(const served *d, const cJSON *error, bool by_id, uint32_t id) {
    const char *type = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(error, "type"));
    const char *message = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(error, "message"));
    type = type ? type : "RuntimeError";
    message = message ? message : "";
    return by_id ? hn_answer_id_error(d->session, id, type, message)
                 : hn_answer_error(d->session, type, message);
}

static bool do_answer(server *v, served *d) {
    const cJSON *call = serve_member(v, "call"), *error = serve_member(v, "error"),
                *value = serve_member(v, "value");
    bool by_id = hn_session_state(d->session) != HN_CALLING;
    uint32_t id = cJSON_IsNumber(call) && call->valuedouble >= 0 && call->valuedouble < 4294967296.0
                      ? (uint32_t)call->valuedouble
                      : 0;
    if (d->running) return refuse(v, d->name, "the program is still running");
    if (by_id && !cJSON_IsNumber(call)) return refuse(v, "call", "must be a number");
    if (!by_id && call && id != hn_call_id(d->session))
        return refuse(v, "call", "the run waits for another call");
    if (error) return serve_go(v, d, answer_error(d, error, by_id, id));
    bytes b = {0};
    bool ok = value_in(v, d, value, &b);
    hn_state state = HN_REFUSED;
    if (ok)
        state = by_id ? hn_answer_id(d->session, id, b.data, b.len) : hn_answer(d->session, b.data, b.len);
    bytes_free(&b);
    return ok && serve_go(v, d, state);
}

static bool do_defer(server *v, served *d) {
    return d->running ? refuse(v, d->name, "the program is still running")
                      : serve_go(v, d, hn_defer(d->session));
}

static bool do_wake(server *v, served *d) {
    return d->running ? refuse(v, d->name, "the program is still running")
                      : serve_go(v, d, hn_wake(d->session));
}

static bool do_expire(server *v, served *d) {
    return d->running ? refuse(v, d->name, "the program is still running")
                      : serve_go(v, d, hn_expire(d->session));
}

static bool do_continue(server *v, served *d) {
    if (d->running || hn_session_state(d->session) != HN_SLICED)
        return refuse(v, d->name, "no run is at the end of a slice");
    return serve_go(v, d, HN_SLICED);
}

/* A run under way ends with a separate line, as a run that reached its limit does. */
static bool do_cancel(server *v, served *d) {
    (void)v;
    if (d->running)
        hn_cancel(d->session);
    else if (serve_is_paused(d))
        hn_abandon(d->session);
    return true;
}

static const uint8_t *dump_of(served *d, size_t *n) {
    const uint8_t *p = NULL;
    if (d->running) return NULL;
    do p = hn_dump(d->session, n);
    while (!p && hn_problem_code(d->session) == HN_PROBLEM_SLICED);
    return p;
}

static bool do_dump(server *v, served *d) {
    size_t n;
    const uint8_t *p = dump_of(d, &n);
    if (!p) return refuse(v, d->name, d->running ? "the program is still running" : hn_problem(d->session));
    cJSON_AddItemToObject(v->answer, "dump", base64_text(p, n));
    return true;
}

static bool load_into(served *d, const uint8_t *p, size_t n) {
    bool ok;
    do ok = hn_load_into(d->session, p, n);
    while (!ok && hn_problem_code(d->session) == HN_PROBLEM_SLICED);
    return ok;
}

static bool do_fork(server *v, served *d) {
    size_t n;
    const uint8_t *p = dump_of(d, &n);
    if (!p) return refuse(v, d->name, d->running ? "the program is still running" : hn_problem(d->session));
    served *twin = add(v, "to");
    if (!twin) return false;
    twin->cbor = d->cbor;
    twin->slices = d->slices;
    if (!load_into(twin, p, n)) {
        refuse(v, twin->name, hn_problem(twin->session));
        serve_forget(v, twin);
        return false;
    }
    for (int kind = 1; kind < HN_LIMIT_KINDS; kind++)
        if (hn_limit_unit((hn_limit_kind)kind))
            (void)!hn_set_limit(twin->session, (hn_limit_kind)kind,
                                hn_get_limit(d->session, (hn_limit_kind)kind));
    hn_set_handles(twin->session, twin->cbor);
    return true;
}

static bool do_set(server *v, served *d) {
    return set_variables(v, d, "values");
}

/* Whether the last function is to be called again: with slices on. */
static bool serve_unfinished(const hn_session *s) {
    return hn_problem_code(s) == HN_PROBLEM_SLICED;
}

static bool do_get(server *v, served *d) {
    const char *name = serve_text_of(v, "name");
    const uint8_t *p;
    size_t n;
    if (!name) return refuse(v, "name", "must be a string");
    do p = hn_get_variable(d->session, name, &n);
    while (serve_unfinished(d->session));
    if (p)
        return value_out(v->answer, "value", d, p, n) ? true : refuse(v, name, "the value has no JSON form");
    if (hn_problem_code(d->session) == HN_PROBLEM_MISSING) return true; /* an answer without a value */
    return refuse(v, name, *hn_problem(d->session) ? hn_problem(d->session) : "a limit was reached");
}

static bool do_delete(server *v, served *d) {
    const char *name = serve_text_of(v, "name");
    if (!name) return refuse(v, "name", "must be a string");
    bool there = hn_delete_variable(d->session, name);
    if (!there && hn_problem_code(d->session) != HN_PROBLEM_MISSING)
        return refuse(v, name, hn_problem(d->session));
    cJSON_AddBoolToObject(v->answer, "there", there);
    return true;
}

static bool do_names(server *v, served *d) {
    size_t n;
    const uint8_t *p = hn_variable_names(d->session, &n);
    if (!p) return refuse(v, "", hn_problem(d->session));
    cJSON_AddItemToObject(v->answer, "names", json_from_cbor(&p, p + n, 0));
    return true;
}

static bool do_files(server *v, served *d) {
    const char *op = serve_text_of(v, "op");
    const cJSON *text = serve_member(v, "text");
    if (!op || *op == 'q' || *op == 'm')
        return refuse(v, "op", "there is no such operation"); /* a mount needs a host that serves it */
    return files_do(v, d, op, serve_text_of(v, "path"), text ? text : v->request);
}

static bool do_limits(server *v, served *d) {
    if (!set_limits(v, d)) return false;
    cJSON *all = cJSON_AddObjectToObject(v->answer, "limits");
    for (int kind = 1; kind < HN_LIMIT_KINDS; kind++) {
        if (!hn_limit_unit((hn_limit_kind)kind)) continue;
        uint64_t most = hn_get_limit(d->session, (hn_limit_kind)kind);
        cJSON_AddItemToObject(all, hn_limit_name((hn_limit_kind)kind),
                              most == UINT64_MAX ? cJSON_CreateNull() : cJSON_CreateNumber((double)most));
    }
    return true;
}

/* ---- what a run came to ---- */

static void add_call(cJSON *o, served *d) {
    size_t n;
    hn_session *s = d->session;
    cJSON *call = cJSON_AddObjectToObject(o, "call");
    cJSON_AddNumberToObject(call, "id", hn_call_id(s));
    cJSON_AddStringToObject(call, "name", hn_call_name(s));
    const uint8_t *p = hn_call_arguments(s, &n);
    if (!p) return;
    if (d->cbor) {
        value_out(call, "request", d, p, n);
        return;
    }
    cJSON *request = json_from_cbor(&p, p + n, 0);
    cJSON_AddItemToObject(call, "args", cJSON_DetachItemFromArray(request, 0));
    cJSON_AddItemToObject(call, "kwargs", cJSON_DetachItemFromArray(request, 0));
    cJSON_Delete(request);
}

static void add_waits(cJSON *o, hn_session *s) {
    size_t n = 0;
    double seconds = hn_wait_seconds(s);
    const uint32_t *ids = hn_wait_ids(s, &n);
    cJSON *calls = cJSON_AddArrayToObject(o, "calls");
    for (size_t i = 0; ids && i < n; i++) cJSON_AddItemToArray(calls, cJSON_CreateNumber(ids[i]));
    cJSON_AddItemToObject(o, "seconds", seconds < 0 ? cJSON_CreateNull() : cJSON_CreateNumber(seconds));
}

/* False: the value is larger than what may cross, and the run is one that reached a limit. */
static bool add_result(cJSON *o, served *d) {
    size_t n;
    hn_session *s = d->session;
    int code = hn_exit_code(s);
    if (code != HN_NO_EXIT) cJSON_AddNumberToObject(o, "exit", code);
    if (!hn_value_present(s)) return true;
    const uint8_t *p;
    do p = hn_value_cbor(s, &n);
    while (serve_unfinished(s));
    if (hn_session_state(s) == HN_LIMITED) return false;
    if (p) value_out(o, "value", d, p, n);
    const char *text;
    do text = hn_value_repr(s, &n);
    while (serve_unfinished(s));
    if (text) cJSON_AddItemToObject(o, "repr", json_text(text, n));
    return true;
}

/* The line about a run that stands still. */
static void report(server *v, served *d, hn_state state) {
    static const char *const names[] = {"idle",    "ready",   "complete", "failed", "limited",
                                        "calling", "waiting", "sliced",   "refused"};
    cJSON *o = cJSON_CreateObject(), *id = d->asked ? d->asked : cJSON_CreateNull();
    d->asked = NULL;
    d->running = false;
    cJSON_AddItemToObject(o, "id", id);
    cJSON_AddStringToObject(o, "session", d->name);
    if (state == HN_COMPLETE && !add_result(o, d)) state = HN_LIMITED;
    cJSON_AddStringToObject(o, "state", names[state]);
    if (state == HN_CALLING) add_call(o, d);
    if (state == HN_WAITING) add_waits(o, d->session);
    if (state == HN_FAILED) json_add_exception(o, d->session);
    if (state == HN_LIMITED)
        json_add_limit(o, d->session, hn_limit_reached(d->session),
                       hn_get_used(d->session, hn_limit_reached(d->session)));
    if (state == HN_REFUSED) cJSON_AddStringToObject(o, "problem", hn_problem(d->session));
    cJSON_AddItemToObject(o, "stdout", json_text(d->out.data, d->out.len));
    cJSON_AddItemToObject(o, "stderr", json_text(d->err.data, d->err.len));
    d->out.len = d->err.len = 0;
    json_add_usage(o, d->session);
    json_show(o);
    cJSON_Delete(o);
    (void)v;
}

/* Whether a run asks for objects or directories of its host. It is told that there are none. */
static bool asks_host(const served *d, hn_state state) {
    if (state != HN_CALLING || hn_call_name(d->session)[0] != '$') return false;
    (void)!hn_answer_error(d->session, "RuntimeError", "this host serves no objects or directories");
    return true;
}

/* Every run that is under way has a slice. False: there is none. */
static bool slices(server *v) {
    bool any = false;
    for (served *d = v->first, *next; d; d = next) {
        next = d->next;
        if (!d->running) continue;
        hn_state state = hn_session_state(d->session);
        if (state == HN_READY || state == HN_SLICED) state = hn_continue(d->session);
        if (state == HN_READY || (state == HN_SLICED && !d->slices) || asks_host(d, state))
            any = true;
        else
            report(v, d, state);
    }
    return any;
}

/* ---- lines ---- */

static const struct {
    const char *name;
    bool (*serve)(server *v, served *d);
    bool answers_later;
} operations[] = {{"open", do_open, false},    {"close", do_close, false},      {"run", do_run, true},
                  {"answer", do_answer, true}, {"defer", do_defer, true},       {"wake", do_wake, true},
                  {"expire", do_expire, true}, {"continue", do_continue, true}, {"cancel", do_cancel, false},
                  {"dump", do_dump, false},    {"fork", do_fork, false},        {"set", do_set, false},
                  {"get", do_get, false},      {"delete", do_delete, false},    {"names", do_names, false},
                  {"files", do_files, false},  {"limits", do_limits, false}};

static bool do_load(server *v) {
    const char *text = serve_text_of(v, "dump");
    bytes data = {0};
    if (!text || !base64_read(text, &data)) return bytes_free(&data), refuse(v, "dump", "must be base64");
    served *d = add(v, "session");
    bool ok = d && set_up(v, d);
    if (ok && !load_into(d, data.data, data.len)) ok = refuse(v, d->name, hn_problem(d->session));
    if (ok) ok = set_up(v, d) && set_functions(v, d);
    bytes_free(&data);
    if (d && !ok) serve_forget(v, d);
    if (!ok) return false;
    hn_state state = hn_session_state(d->session);
    if (state != HN_IDLE) return serve_go(v, d, state); /* the line says where it stands */
    cJSON_AddStringToObject(v->answer, "state", "idle");
    return true;
}

/* Does what a request asks; *later: its answer is the line about the run. */
static bool perform(server *v, bool *later) {
    const char *what = serve_text_of(v, "do"), *name = serve_text_of(v, "session");
    if (!what) return refuse(v, "do", "must be a string");
    if (strcmp(what, "load") == 0) {
        bool ok = do_load(v);
        *later = ok && !cJSON_GetObjectItemCaseSensitive(v->answer, "state");
        return ok;
    }
    for (size_t k = 0; k < sizeof operations / sizeof *operations; k++) {
        if (strcmp(what, operations[k].name) != 0) continue;
        served *d = name ? find(v, name) : NULL;
        if (!name) return refuse(v, "session", "must be a string");
        if (!d && operations[k].serve != do_open) return refuse(v, name, "there is no such session");
        *later = operations[k].answers_later;
        return operations[k].serve(v, d);
    }
    return refuse(v, what, "there is no such request");
}

static void one_line(server *v, const char *line, bool too_long) {
    bool later = false, ok = false;
    cJSON *request = too_long || json_has_null(line) ? NULL : cJSON_ParseWithOpts(line, NULL, true);
    v->request = cJSON_IsObject(request) ? request : NULL;
    v->answer = cJSON_CreateObject();
    cJSON *id = cJSON_Duplicate(serve_member(v, "id"), true);
    cJSON_AddItemToObject(v->answer, "id", id ? id : cJSON_CreateNull());
    if (serve_text_of(v, "session"))
        cJSON_AddStringToObject(v->answer, "session", serve_text_of(v, "session"));
    if (too_long)
        refuse(v, "", "the line is too long");
    else if (!v->request)
        refuse(v, "", "the line is not a JSON object, or has a null character");
    else
        ok = perform(v, &later);
    if (!ok) cJSON_AddStringToObject(cJSON_AddObjectToObject(v->answer, "refused"), "message", v->problem);
    if (!ok || !later) json_show(v->answer);
    cJSON_Delete(v->answer);
    cJSON_Delete(request);
    v->request = NULL;
    v->answer = NULL;
}

static bool has_input(void) {
    struct pollfd p = {.fd = 0, .events = POLLIN};
    return poll(&p, 1, 0) > 0; /* a WASI host that cannot tell is asked again when no run is under way */
}

/* Reads more, or finds that there is no more; false: there is none now. */
static bool read_more(server *v, bool wait) {
    char chunk[1 << 14];
    if (!wait && !has_input()) return false;
    ssize_t n = read(0, chunk, sizeof chunk);
    if (n <= 0) return v->over = true;
    if (v->at) memmove(v->input.data, v->input.data + v->at, v->input.len - v->at);
    v->input.len -= v->at;
    v->looked -= v->at;
    v->at = 0;
    bytes_put(&v->input, chunk, (size_t)n);
    if (v->input.failed || (v->input.len > LONGEST_LINE && !memchr(chunk, '\n', (size_t)n))) {
        v->skipping = true;
        v->input.failed = false;
        v->input.len = v->looked = 0;
    }
    return true;
}

/* Serves the line that ends there. */
static void end_line(server *v, uint8_t *end) {
    char *line = (char *)v->input.data + v->at;
    *end = '\0';
    bool cut = line + strlen(line) != (char *)end; /* it has a null character */
    v->looked = v->at = (size_t)(end - v->input.data) + 1;
    if (v->skipping || cut || line[strspn(line, " \t\r")]) one_line(v, cut ? "" : line, v->skipping);
    v->skipping = false;
}

/* Serves the next line; false: there is none now. */
static bool serve_next_line(server *v, bool wait) {
    for (;;) {
        size_t left = v->input.len - v->looked;
        uint8_t *end = left ? memchr(v->input.data + v->looked, '\n', left) : NULL;
        if (end) return end_line(v, end), true;
        v->looked = v->input.len;
        if (v->over) {
            if (v->input.len == v->at && !v->skipping) return false;
            bytes_put(&v->input, "\n", 1); /* the last line has no end of its own */
            if (v->input.failed) return false;
        } else if (!read_more(v, wait)) {
            return false;
        }
    }
}

void serve(uint64_t (*now)(void *ctx, int kind), void (*entropy)(void *ctx, uint8_t *to, size_t n)) {
    server v = {.host = {.write = serve_write, .now = now, .call = serve_call, .entropy = entropy}};
    bool running = false;
    while (serve_next_line(&v, !running) || running || !v.over) running = slices(&v);
    while (v.first) serve_forget(&v, v.first);
    bytes_free(&v.input);
}
