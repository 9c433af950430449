/* Loads, answers and saves a session through the public interface. The file of --dump is opened for appending
 * and emptied only when there is a new snapshot, so an old one stays until then. Answers come from --answer
 * first, then from the terminal. */
#define _DEFAULT_SOURCE /* ftruncate */
#include "saved.h"

#include <string.h>
#include <unistd.h>

#define MOST_READ (UINT64_C(1) << 30) /* no session is as large */

static bool saved_fail(char *problem, size_t cap, const char *what, const char *why) {
    snprintf(problem, cap, "%s%.200s", what, why);
    return false;
}

static bool saved_read(const char *path, bytes *to) {
    char chunk[4096];
    size_t n;
    FILE *f = fopen(path, "rb");
    if (!f) return false;
    while (to->len < MOST_READ && (n = fread(chunk, 1, sizeof chunk, f)) > 0) bytes_put(to, chunk, n);
    bool ok = !ferror(f) && !to->failed && to->len < MOST_READ;
    fclose(f);
    return ok;
}

bool saved_open(const options *o, saved *sv, char *problem, size_t cap) {
    if (o->restore && !saved_read(o->restore, &sv->from))
        return saved_fail(problem, cap, "cannot read ", o->restore);
    if (o->dump && !(sv->to = fopen(o->dump, "ab")))
        return saved_fail(problem, cap, "cannot write ", o->dump);
    return true;
}

bool saved_load(const options *o, const saved *sv, hn_session *s, char *problem, size_t cap) {
    if (!o->restore) return true;
    if (!hn_load_into(s, sv->from.data, sv->from.len))
        return saved_fail(problem, cap, "option --restore: ", hn_problem(s));
    bool paused = hn_session_state(s) != HN_IDLE;
    if (paused && o->argv0)
        return saved_fail(problem, cap, "option --restore: ",
                          "the file has a paused program, which resumes: omit the other program");
    if (!paused && !o->argv0)
        return saved_fail(problem, cap, "option --restore: ",
                          "the file has no paused program: pass a program to run in its session");
    return true;
}

bool saved_waits(hn_session *s) {
    size_t n = 0;
    hn_state state = hn_session_state(s);
    return state == HN_CALLING || (state == HN_WAITING && hn_wait_ids(s, &n) && n > 0);
}

/* ---- what it waits for ---- */

cJSON *saved_json(hn_session *s) {
    cJSON *o = cJSON_CreateObject();
    size_t n;
    if (hn_session_state(s) == HN_CALLING) {
        const uint8_t *p = hn_call_arguments(s, &n);
        cJSON *both = p ? json_from_cbor(&p, p + n, 0) : NULL;
        cJSON_AddStringToObject(o, "name", hn_call_name(s));
        cJSON_AddItemToObject(o, "args", cJSON_DetachItemFromArray(both, 0));
        cJSON_AddItemToObject(o, "kwargs", cJSON_DetachItemFromArray(both, 0));
        cJSON_Delete(both);
    } else {
        const uint32_t *ids = hn_wait_ids(s, &n);
        cJSON *calls = cJSON_AddArrayToObject(o, "calls");
        for (size_t i = 0; i < n; i++) cJSON_AddItemToArray(calls, cJSON_CreateNumber(ids[i]));
    }
    return o;
}

static void saved_put(bytes *to, const char *text) {
    bytes_put(to, text, strlen(text));
}

static void put_arguments(const cJSON *all, bytes *to) {
    for (const cJSON *m = all ? all->child : NULL; m; m = m->next) {
        char *text = cJSON_PrintUnformatted(m);
        if (to->data[to->len - 1] != '(') saved_put(to, ", ");
        if (m->string) saved_put(to, m->string), saved_put(to, "=");
        saved_put(to, text ? text : "?");
        cJSON_free(text);
    }
}

void saved_text(hn_session *s, bytes *to) {
    cJSON *what = saved_json(s);
    const cJSON *name = cJSON_GetObjectItem(what, "name");
    if (name) {
        saved_put(to, name->valuestring);
        saved_put(to, "(");
        put_arguments(cJSON_GetObjectItem(what, "args"), to);
        put_arguments(cJSON_GetObjectItem(what, "kwargs"), to);
        saved_put(to, ")");
    } else { /* a session has only the numbers of calls under way */
        char *text = cJSON_PrintUnformatted(cJSON_GetObjectItem(what, "calls"));
        saved_put(to, "calls ");
        saved_put(to, text ? text : "?");
        cJSON_free(text);
    }
    cJSON_Delete(what);
    for (size_t i = 0; i < to->len; i++)
        if (to->data[i] < 32 || to->data[i] == 127) to->data[i] = '?';
    bytes_put(to, "", 1);
}

/* ---- answers ---- */

static bool saved_give(hn_session *s, const char *text, char *problem, size_t cap) {
    bytes b = {0};
    size_t n;
    if (!json_answer(text, &b)) return saved_fail(problem, cap, "an answer has a null character", "");
    hn_state state = hn_session_state(s) == HN_CALLING
                         ? hn_answer(s, b.data, b.len)
                         : hn_answer_id(s, hn_wait_ids(s, &n)[0], b.data, b.len);
    bytes_free(&b);
    return state != HN_REFUSED || saved_fail(problem, cap, "an answer: ", hn_problem(s));
}

/* A line of the terminal. False: it was closed. */
static bool ask_terminal(hn_session *s, bytes *line) {
    int c;
    bytes what = {0};
    saved_text(s, &what);
    fflush(stdout);
    fprintf(stderr, "%s -> ", what.data ? (char *)what.data : "");
    bytes_free(&what);
    while ((c = getchar()) != EOF && c != '\n') {
        char byte = (char)c;
        bytes_put(line, &byte, 1);
    }
    bytes_put(line, "", 1);
    return !line->failed && (c != EOF || line->len > 1);
}

bool saved_answer(const options *o, saved *sv, hn_session *s, char *problem, size_t cap) {
    *problem = '\0';
    if (sv->next < o->nanswers) return saved_give(s, o->answers[sv->next++], problem, cap);
    if (o->dump || o->json || !isatty(0) || !isatty(2)) return false;
    bytes line = {0};
    bool ok = ask_terminal(s, &line) && saved_give(s, (char *)line.data, problem, cap);
    bytes_free(&line);
    return ok;
}

/* ---- to a file ---- */

bool saved_write(saved *sv, hn_session *s, char *problem, size_t cap) {
    size_t n;
    if (!sv->to) return true;
    const uint8_t *dump = hn_dump(s, &n);
    if (!dump) return saved_fail(problem, cap, "option --dump: ", hn_problem(s));
    bool ok = ftruncate(fileno(sv->to), 0) == 0 && fwrite(dump, 1, n, sv->to) == n && fflush(sv->to) == 0;
    return ok || saved_fail(problem, cap, "option --dump: ", "the file cannot be written");
}

void saved_close(saved *sv) {
    if (sv->to) fclose(sv->to);
    bytes_free(&sv->from);
    *sv = (saved){0};
}
