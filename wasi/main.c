/* The command line, with the same options natively and under a WASI host. It uses the public interface alone
 * (hognose.h); tests/runner builds variants by including this file. Under WASI, the command closes the
 * directories that it was given before a program runs: open no file after give_up_directories. */
#define _DEFAULT_SOURCE /* getentropy */
#include "dir.h"
#include "json.h"
#include "options.h"
#include "saved.h"
#include "serve.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#ifndef CLOCK_OF_RUNS
#define CLOCK_OF_RUNS  CLOCK_MONOTONIC
#define STOPS_IN_SLEEP 0
#else /* builds of tests: processor time, which sleeping is no part of */
#define STOPS_IN_SLEEP 1
#endif

enum { EXIT_DONE, EXIT_EXCEPTION, EXIT_USAGE, EXIT_LIMIT, EXIT_INTERNAL, EXIT_WAITS };
enum { LONGEST = 1 << 20 }; /* the default of --max-source */

/* One program's run: where its output goes and what came of it. */
typedef struct run {
    bool capture;
    bytes out, err;
    hn_session *session;
    hn_state state;
    const options *options;
    saved *saved;   /* NULL: no call can be answered */
    double slept;   /* milliseconds */
    bool overslept; /* the time limit ended it in a sleep */
    int exit;
} run;

static void main_on_write(void *ctx, int stream, const char *utf8, size_t n) {
    run *r = ctx;
    if (r->capture)
        bytes_put(stream == 2 ? &r->err : &r->out, utf8, n);
    else
        fwrite(utf8, 1, n, stream == 2 ? stderr : stdout);
}

static uint64_t main_on_now(void *ctx, int kind) {
    const run *r = ctx;
    struct timespec t;
    clock_gettime(kind == 0 ? CLOCK_REALTIME : CLOCK_OF_RUNS, &t);
    uint64_t now = (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
    return STOPS_IN_SLEEP && kind != 0 ? now + (uint64_t)(r->slept * 1e6) : now;
}

static void main_on_entropy(void *ctx, uint8_t *to, size_t n) {
    (void)ctx;
    for (size_t part; n; n -= part, to += part) {
        part = n < 256 ? n : 256; /* as much as one call gives */
        if (getentropy(to, part)) abort();
    }
}

static void put_error(run *r, const char *text) {
    main_on_write(r, 2, text, strlen(text));
}

static hn_limit_kind limit_reached(const run *r) {
    return r->overslept ? HN_MAX_TIME : hn_limit_reached(r->session);
}

static uint64_t limit_used(const run *r) {
    return r->overslept ? (uint64_t)r->slept : hn_get_used(r->session, limit_reached(r));
}

static void report_limit(run *r) {
    char line[160];
    hn_limit_kind kind = limit_reached(r);
    snprintf(line, sizeof line, "hognose: %s limit reached: limit %llu, used %llu\n", hn_limit_name(kind),
             (unsigned long long)hn_get_limit(r->session, kind), (unsigned long long)limit_used(r));
    put_error(r, line);
    r->exit = EXIT_LIMIT;
}

static void report_exception(run *r) {
    int code = hn_exit_code(r->session);
    size_t n;
    r->exit = code == HN_NO_EXIT ? EXIT_EXCEPTION : code & 255;
    if (code != HN_NO_EXIT) return;
    const char *traceback = hn_error_traceback(r->session, &n);
    main_on_write(r, 2, traceback, n);
}

/* Sleeps for the program, in all no longer than it may run: nobody else would end it. */
static hn_state sleep_for(run *r) {
    hn_session *s = r->session;
    double ms = hn_wait_seconds(s) * 1000, most = (double)hn_get_limit(s, HN_MAX_TIME);
    double wall = (double)hn_get_limit(s, HN_MAX_WALL) - (double)hn_get_used(s, HN_MAX_WALL);
    bool expires = ms > wall && wall < most - r->slept;
    r->overslept = !expires && r->slept + ms > most;
    if (r->overslept) ms = most - r->slept;
    if (expires) ms = wall > 0 ? wall : 0;
    struct timespec t = {.tv_sec = (time_t)(ms / 1000)};
    t.tv_nsec = (long)((ms - (double)t.tv_sec * 1000) * 1e6);
    fflush(stdout);
    clock_nanosleep(CLOCK_MONOTONIC, 0, &t, NULL);
    r->slept += ms;
    if (expires) return hn_expire(s);
    if (!r->overslept) return hn_wake(s);
    hn_abandon(s);
    return HN_LIMITED;
}

#ifdef RUN_ON /* tests/runner/moves.c goes on in a way of its own */
static hn_state run_on(run *r);
#else
static hn_state run_on(run *r) {
    return hn_continue(r->session);
}
#endif

/* One more move of a run. False: it is over, or waits for what nobody will give. */
static bool move_on(run *r, char *problem, size_t cap) {
    if (r->state == HN_READY || r->state == HN_SLICED) {
        r->state = run_on(r);
    } else if (r->state == HN_CALLING && !r->saved) {
        r->state = hn_answer_error(r->session, "RuntimeError", "there is no host to answer");
    } else if (r->saved && saved_waits(r->session) &&
               (saved_answer(r->options, r->saved, r->session, problem, cap) || *problem)) {
        if (*problem) return false;
        r->state = hn_session_state(r->session);
    } else {
        if (r->state != HN_WAITING || hn_wait_seconds(r->session) < 0) return false;
        r->state = sleep_for(r);
    }
    return true;
}

/* Where it waits for an answer, or an answer would not do. */
static void report_waiting(run *r, const char *problem) {
    bytes line = {0};
    if (!r->saved || !saved_waits(r->session)) {
        put_error(r, "hognose: the program waits for an answer that no host can give\n");
        r->exit = EXIT_INTERNAL;
        return;
    }
    saved_text(r->session, &line);
    put_error(r, *problem ? "hognose: " : "hognose: waiting for an answer to ");
    put_error(r, *problem ? problem : line.data ? (char *)line.data : "a call");
    put_error(r, "\n");
    bytes_free(&line);
    r->exit = *problem ? EXIT_USAGE : EXIT_WAITS;
}

/* Runs the program to its end; NULL: the one that is paused. Without a host that serves functions, calls are
 * answered by --answer or at the terminal, or not at all. */
static void execute(run *r, const char *code, size_t n, const char *name) {
    char problem[300] = "";
    hn_run_options options = {.filename = name};
    r->state = code ? hn_start(r->session, code, n, &options) : hn_session_state(r->session);
    while (move_on(r, problem, sizeof problem)) {
    }
    if (r->state == HN_LIMITED)
        report_limit(r);
    else if (r->state == HN_FAILED)
        report_exception(r);
    else if (r->state != HN_COMPLETE)
        report_waiting(r, problem);
}

/* ---- results as JSON ---- */

static void add_text(cJSON *o, const char *name, const bytes *b) {
    cJSON_AddItemToObject(o, name, json_text(b->data, b->len));
}

/* A program whose last statement is no expression has no member "value". */
static void add_value(cJSON *o, run *r) {
    size_t n;
    hn_session *s = r->session;
    if (!hn_value_present(s)) return;
    const uint8_t *p = hn_value_cbor(s, &n);
    if (hn_session_state(s) == HN_LIMITED) { /* it is larger than what may cross */
        r->state = HN_LIMITED;
        report_limit(r);
        return;
    }
    cJSON *v = p ? json_from_cbor(&p, p + n, 0) : NULL;
    if (!v) {
        const char *text = hn_value_repr(s, &n);
        if (text) v = json_text(text, n);
    }
    cJSON_AddItemToObject(o, "value", v ? v : cJSON_CreateNull());
}

static void add_error(cJSON *o, const run *r) {
    if (r->state == HN_FAILED)
        json_add_exception(o, r->session);
    else if (r->state == HN_LIMITED)
        json_add_limit(o, r->session, limit_reached(r), limit_used(r));
    else
        cJSON_AddNullToObject(o, "error");
}

static void fill_json(run *r, cJSON *o) {
    add_value(o, r);
    add_text(o, "stdout", &r->out);
    add_text(o, "stderr", &r->err);
    add_error(o, r);
    if (r->exit == EXIT_WAITS && saved_waits(r->session))
        cJSON_AddItemToObject(o, "waits", saved_json(r->session));
    cJSON_AddNumberToObject(o, "exit", r->exit);
    json_add_usage(o, r->session);
}

static void print_json(run *r, cJSON *o) {
    fill_json(r, o);
    json_show(o);
}

/* ---- one program ---- */

/* A program runs without the directories that the command was handed, so that not even a memory error of the
 * interpreter could open a file with them. WASI numbers them from 3, without gaps; behind them comes `to`, if
 * it is not NULL, which stays open. */
static void give_up_directories(FILE *to) {
#ifdef __wasi__
    for (int fd = 3; (!to || fd != fileno(to)) && close(fd) == 0; fd++) {
    }
#else
    (void)to;
#endif
}

/* A line: what a word has of line breaks and other controls does not get to the terminal. */
static int usage_error(const char *problem) {
    fputs("hognose: ", stderr);
    for (const char *p = problem; *p; p++) fputc((unsigned char)*p < 32 || *p == 127 ? '?' : *p, stderr);
    fputc('\n', stderr);
    return EXIT_USAGE;
}

static bool main_prepare(run *r, const options *o, char *problem, size_t cap) {
    hn_host_functions host = {
        .ctx = r, .write = main_on_write, .now = main_on_now, .entropy = main_on_entropy};
    r->options = o;
    r->session = hn_session_new(&host);
    if (!r->session) return snprintf(problem, cap, "no memory for a session"), false;
    hn_set_repr_bytes(r->session, SIZE_MAX);
    if (!options_apply(o, r->session, problem, cap)) return false;
    if (r->saved && !saved_load(o, r->saved, r->session, problem, cap)) return false;
    bool quota = o->has_quota[QUOTA_BYTES] || o->has_quota[QUOTA_FILES];
    if (quota && o->restore) return snprintf(problem, cap, "a restored session keeps its quota"), false;
    if (quota && !dir_quota(o, r->session, problem, cap)) return false;
    return !o->inputs || json_set_inputs(r->session, o->inputs, problem, cap);
}

static void main_finish(run *r) {
    hn_session_free(r->session);
    bytes_free(&r->out);
    bytes_free(&r->err);
}

/* A path without what says that it begins here. */
static const char *main_plain(const char *path) {
    while (strncmp(path, "./", 2) == 0) path += 2;
    return strcmp(path, ".") == 0 ? "" : path;
}

/* Where a file's directory is for its program: below DIR_PLACE, if it is in what --dir names. */
static void main_place(const options *o, char *to, size_t cap) {
    const char *dir = main_plain(o->dir), *file = main_plain(o->file), *rest = NULL;
    size_t n = strlen(dir);
    while (n > 1 && dir[n - 1] == '/') n--;
    if (n == 0)
        rest = file[0] == '/' ? NULL : file;
    else if (strncmp(file, dir, n) == 0 && file[n] == '/')
        rest = file + n + 1;
    const char *end = rest && !strstr(rest, "..") ? strrchr(rest, '/') : NULL;
    snprintf(to, cap, end ? "%s/%.*s" : "%s%.*s", DIR_PLACE, end ? (int)(end - rest) : 0, end ? rest : "");
}

/* sys.argv, and where files beside the program are. */
static bool give_words(const options *o, hn_session *s, char *problem, size_t cap) {
    char place[4096];
    bytes b = {0};
    cJSON *all = cJSON_CreateObject(), *words = cJSON_AddArrayToObject(all, "argv");
    cJSON_AddItemToArray(words, cJSON_CreateString(o->argv0));
    for (int i = 0; i < o->nargs; i++) cJSON_AddItemToArray(words, cJSON_CreateString(o->args[i]));
    if (o->dir && o->file) {
        main_place(o, place, sizeof place);
        cJSON_AddItemToArray(cJSON_AddArrayToObject(all, "path"), cJSON_CreateString(place));
    }
    json_to_cbor(all, &b);
    cJSON_Delete(all);
    bool ok = !b.failed && hn_set_modules(s, b.data, b.len);
    if (!ok) snprintf(problem, cap, "the program's words: %s", hn_problem(s));
    bytes_free(&b);
    return ok;
}

static int run_one(const options *o, const char *code, size_t n, const char *name) {
    char problem[300];
    saved sv = {0};
    run r = {.capture = o->json, .saved = &sv};
    bytes files = {0};
    bool ok = saved_open(o, &sv, problem, sizeof problem) &&
              (!o->dir || dir_read(o, &files, problem, sizeof problem));
    give_up_directories(sv.to);
    ok = ok && main_prepare(&r, o, problem, sizeof problem) &&
         (!o->dir || dir_put(&files, r.session, problem, sizeof problem)) &&
         (!code || give_words(o, r.session, problem, sizeof problem));
    bytes_free(&files);
    if (ok) execute(&r, code, n, name);
    if (!ok || !saved_write(&sv, r.session, problem, sizeof problem)) {
        saved_close(&sv);
        main_finish(&r);
        return usage_error(problem);
    }
    saved_close(&sv);
    if (o->json) {
        cJSON *answer = cJSON_CreateObject();
        print_json(&r, answer);
        cJSON_Delete(answer);
    }
    main_finish(&r);
    return r.exit;
}

static int main_module(const options *o) {
    char code[300];
    if (strlen(o->module) > 200) return usage_error("option -m: the name is too long");
    int n = snprintf(code, sizeof code, "__import__('runpy')._run_main('%s')", o->module);
    return run_one(o, code, (size_t)n, "<frozen runpy>");
}

/* A file without end, such as a device, is read as far as it takes to say that it is too long. */
static bool main_read_all(FILE *f, uint64_t most, bytes *to) {
    char chunk[4096];
    size_t n;
    while (to->len <= most && (n = fread(chunk, 1, sizeof chunk, f)) > 0) bytes_put(to, chunk, n);
    return !ferror(f) && !to->failed;
}

static int run_file(const options *o) {
    bool standard = strcmp(o->file, "-") == 0;
    FILE *f = standard ? stdin : fopen(o->file, "rb");
    bytes text = {0};
    bool ok = f && main_read_all(f, o->has_limit[HN_MAX_SOURCE] ? o->limit[HN_MAX_SOURCE] : LONGEST, &text);
    if (f && !standard) fclose(f);
    if (!ok) {
        char problem[300];
        bytes_free(&text);
        snprintf(problem, sizeof problem, "cannot read %s", o->file);
        return usage_error(problem);
    }
    const char *name = o->name ? o->name : standard ? "<stdin>" : o->file;
    int status = run_one(o, text.data ? (char *)text.data : "", text.len, name);
    bytes_free(&text);
    return status;
}

/* ---- --batch: a JSON object a line (tests/README.md) ---- */

static bool read_line(bytes *line) {
    int c;
    line->len = 0;
    while ((c = getchar()) != EOF && c != '\n') {
        char byte = (char)c;
        bytes_put(line, &byte, 1);
    }
    char zero = 0;
    bytes_put(line, &zero, 1);
    return !line->failed && (c != EOF || line->len > 1);
}

static bool batch_options(const cJSON *request, options *o, char *problem, size_t cap) {
    const cJSON *all = cJSON_GetObjectItem(request, "options");
    for (const cJSON *m = all ? all->child : NULL; m; m = m->next)
        if (!options_set(o, m->string, m->valuestring, problem, cap)) return false;
    return true;
}

/* "modules": sources by name, for import. */
static bool batch_modules(const cJSON *request, hn_session *s, char *problem, size_t cap) {
    const cJSON *all = cJSON_GetObjectItem(request, "modules");
    for (const cJSON *m = all ? all->child : NULL; m; m = m->next) {
        if (cJSON_IsString(m) && hn_add_module(s, m->string, m->valuestring, strlen(m->valuestring)))
            continue;
        snprintf(problem, cap, "module %.100s: %s", m->string, cJSON_IsString(m) ? hn_problem(s) : "no text");
        return false;
    }
    return true;
}

/* The program's own members; then what a second program says in the same session, and what it says in one
 * that was loaded from its dump. */
static void batch_after(run *r, const options *o, cJSON *answer, const char *code) {
    char problem[300] = "";
    run second = {.capture = true, .session = r->session}, third = {.capture = true};
    size_t n;
    fill_json(r, answer);
    const uint8_t *dump = hn_dump(r->session, &n);
    if (!dump) snprintf(problem, sizeof problem, "dump: %s", hn_problem(r->session));
    if (dump && main_prepare(&third, o, problem, sizeof problem) && !hn_load_into(third.session, dump, n))
        snprintf(problem, sizeof problem, "load: %s", hn_problem(third.session));
    execute(&second, code, strlen(code), "after.py");
    fill_json(&second, cJSON_AddObjectToObject(answer, "after"));
    if (!*problem) {
        execute(&third, code, strlen(code), "after.py");
        fill_json(&third, cJSON_AddObjectToObject(answer, "loaded"));
    } else {
        cJSON_AddStringToObject(answer, "unloaded", problem);
    }
    second.session = NULL; /* the caller's */
    main_finish(&second);
    main_finish(&third);
    json_show(answer);
}

static void batch_one(const cJSON *request) {
    char problem[300];
    options o = {0};
    run r = {.capture = true};
    cJSON *answer = cJSON_CreateObject();
    cJSON_AddItemToObject(answer, "id", cJSON_Duplicate(cJSON_GetObjectItem(request, "id"), 1));
    const cJSON *code = cJSON_GetObjectItem(request, "code");
    if (!cJSON_IsString(code) || !batch_options(request, &o, problem, sizeof problem) ||
        !main_prepare(&r, &o, problem, sizeof problem) ||
        !batch_modules(request, r.session, problem, sizeof problem)) {
        cJSON_AddStringToObject(answer, "crash",
                                cJSON_IsString(code) ? problem : "a request has a string \"code\"");
        json_show(answer);
    } else {
        execute(&r, code->valuestring, strlen(code->valuestring), o.name ? o.name : "main.py");
        const cJSON *after = cJSON_GetObjectItem(request, "after");
        if (cJSON_IsString(after))
            batch_after(&r, &o, answer, after->valuestring);
        else
            print_json(&r, answer);
    }
    cJSON_Delete(answer);
    main_finish(&r);
}

static int run_batch(void) {
    bytes line = {0};
    give_up_directories(NULL);
    while (read_line(&line)) {
        cJSON *request = cJSON_ParseWithOpts((const char *)line.data, NULL, true);
        if (!request) return usage_error("--batch: a line is not valid JSON");
        batch_one(request);
        cJSON_Delete(request);
    }
    bytes_free(&line);
    return EXIT_DONE;
}

/* ---- --serve ---- */

static uint64_t main_serve_now(void *ctx, int kind) {
    struct timespec t;
    (void)ctx;
    clock_gettime(kind == 0 ? CLOCK_REALTIME : CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

int main(int argc, char **argv) {
    char problem[300];
    options o;
#ifdef __GLIBC__
    (void)mallopt(M_MMAP_THRESHOLD,
                  1 << 20); /* long buffers have pages of their own, which move when they grow */
#endif
    if (!options_parse(argc, argv, &o, problem, sizeof problem)) return usage_error(problem);
    if (o.help) return fputs(options_help, stdout), EXIT_DONE;
    if (o.version) return printf("hognose %s\n", hn_version()), EXIT_DONE;
    if (o.batch) return run_batch();
    if (o.serve) return give_up_directories(NULL), serve(main_serve_now, main_on_entropy), EXIT_DONE;
    if (o.module) return main_module(&o);
    if (!o.argv0) return run_one(&o, NULL, 0, NULL);
    return o.code ? run_one(&o, o.code, strlen(o.code), o.name ? o.name : "<string>") : run_file(&o);
}
