/* Walks the directory, at most DEEPEST levels, and keeps each file as a request for hn_files. Links are not
 * followed and hidden names are left out, so nothing outside of the directory is read. All reading is done in
 * dir_read: later, under WASI, the directories are closed (main.c). */
#define _DEFAULT_SOURCE /* lstat */
#include "dir.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { DEEPEST = 32, MOST_FILES = 10000, LONGEST_PATH = 4096 };
#define MOST_BYTES (UINT64_C(64) << 20) /* what hn_files takes of it is less by far */

/* A walk through the directory: `path` is that of the machine, from `below` on that below DIR_PLACE. */
typedef struct dir_walk {
    bytes *to;
    char path[LONGEST_PATH];
    size_t below;
    uint64_t files, most_files, most_bytes;
    const char *why;
} dir_walk;

static void put_text(bytes *to, const char *text, size_t n) {
    uint8_t head[5] = {0x7A, (uint8_t)(n >> 24), (uint8_t)(n >> 16), (uint8_t)(n >> 8), (uint8_t)n};
    bytes_put(to, head, sizeof head);
    bytes_put(to, text, n);
}

/* The request ["put", path, data] of hn_files, its length in front. */
static bool put_file(dir_walk *w, FILE *f) {
    bytes data = {0}, request = {0};
    char chunk[4096], place[LONGEST_PATH + sizeof DIR_PLACE];
    size_t n;
    while (w->to->len + data.len <= w->most_bytes && (n = fread(chunk, 1, sizeof chunk, f)) > 0)
        bytes_put(&data, chunk, n);
    bool ok = !ferror(f) && w->to->len + data.len <= w->most_bytes;
    bytes_put(&request, "\x83", 1);
    put_text(&request, "put", 3);
    snprintf(place, sizeof place, "%s%s", DIR_PLACE, w->path + w->below);
    put_text(&request, place, strlen(place));
    uint8_t head[5] = {0x5A, (uint8_t)(data.len >> 24), (uint8_t)(data.len >> 16), (uint8_t)(data.len >> 8),
                       (uint8_t)data.len};
    bytes_put(&request, head, sizeof head);
    bytes_put(&request, data.data, data.len);
    bytes_put(w->to, &request.len, sizeof request.len);
    bytes_put(w->to, request.data, request.len);
    ok = ok && !data.failed && !request.failed;
    bytes_free(&data);
    bytes_free(&request);
    if (!ok) w->why = "it cannot be read, or is too large";
    return ok;
}

static bool is_left_out(const char *name) {
    return name[0] == '.' || strcmp(name, "__pycache__") == 0;
}

static bool dir_entry(dir_walk *w, const char *name, int depth);

static bool dir_below(dir_walk *w, int depth) {
    DIR *d = depth < DEEPEST ? opendir(w->path) : NULL;
    if (!d) return w->why = "it cannot be read, or is too deep", false;
    bool ok = true;
    const struct dirent *e;
    while (ok && (e = readdir(d)) != NULL)
        if (!is_left_out(e->d_name)) ok = dir_entry(w, e->d_name, depth);
    closedir(d);
    return ok;
}

/* Recursion as deep as DEEPEST says. */
static bool dir_entry(dir_walk *w, const char *name, int depth) {
    size_t len = strlen(w->path), n = strlen(name);
    struct stat st;
    if (len + n + 2 > sizeof w->path) return w->why = "a path in it is too long", false;
    w->path[len] = '/';
    memcpy(w->path + len + 1, name, n + 1);
    bool ok = lstat(w->path, &st) == 0;
    if (!ok) w->why = "it cannot be read";
    if (ok && S_ISDIR(st.st_mode)) ok = dir_below(w, depth + 1);
    if (ok && S_ISREG(st.st_mode)) {
        FILE *f = ++w->files <= w->most_files ? fopen(w->path, "rb") : NULL;
        ok = f && put_file(w, f);
        if (f) fclose(f);
        if (!ok && !w->why) w->why = "it cannot be read, or has too many files";
    }
    w->path[len] = '\0';
    return ok;
}

/* How much is read: at most what a length of CBOR with 32 bits says. A larger quota allows more. */
static uint64_t most_bytes(const options *o) {
    uint64_t more = o->has_quota[QUOTA_BYTES] ? o->quota[QUOTA_BYTES] : 0;
    return more > UINT32_MAX - MOST_BYTES ? UINT32_MAX : MOST_BYTES + more;
}

bool dir_read(const options *o, bytes *to, char *problem, size_t cap) {
    const char *path = o->dir;
    dir_walk w = {.to = to, .most_files = MOST_FILES, .most_bytes = most_bytes(o)};
    if (o->has_quota[QUOTA_FILES] && o->quota[QUOTA_FILES] > MOST_FILES) w.most_files = o->quota[QUOTA_FILES];
    size_t n = strlen(path);
    while (n > 1 && path[n - 1] == '/') n--;
    if (n == 0 || n >= sizeof w.path) return snprintf(problem, cap, "option --dir: no such directory"), false;
    memcpy(w.path, path, n);
    w.below = n;
    if (dir_below(&w, 0) && !to->failed) return true;
    snprintf(problem, cap, "option --dir: %.100s: %s", path, w.why ? w.why : "no memory");
    return false;
}

enum { NO_SPACE = 28 }; /* ENOSPC, as the library numbers it */

/* One request; false with what hn_files says of it. */
static bool dir_ask(hn_session *s, const uint8_t *request, size_t n, char *problem, size_t cap) {
    size_t size;
    const uint8_t *p = hn_files(s, request, n, &size);
    cJSON *answer = p ? json_from_cbor(&p, p + size, 0) : NULL;
    double number = answer ? cJSON_GetArrayItem(answer, 0)->valuedouble : -1;
    bool ok = number == 0;
    const char *why = answer ? cJSON_GetStringValue(cJSON_GetArrayItem(answer, 1)) : hn_problem(s);
    if (!ok)
        snprintf(problem, cap, "option --dir: %.200s%s", why ? why : "it cannot be copied",
                 number == NO_SPACE ? "; --quota-bytes and --quota-files allow more" : "");
    cJSON_Delete(answer);
    return ok;
}

bool dir_quota(const options *o, hn_session *s, char *problem, size_t cap) {
    bytes b = {0};
    bytes_put(&b, "\x83", 1);
    put_text(&b, "quota", 5);
    for (int i = 0; i < QUOTAS; i++) {
        uint8_t number[9] = {0x1B};
        for (int k = 0; k < 8; k++) number[1 + k] = (uint8_t)(o->quota[i] >> (56 - 8 * k));
        bytes_put(&b, o->has_quota[i] ? (const void *)number : "\xF6", o->has_quota[i] ? sizeof number : 1);
    }
    bool ok = !b.failed && dir_ask(s, b.data, b.len, problem, cap);
    bytes_free(&b);
    return ok;
}

bool dir_put(const bytes *from, hn_session *s, char *problem, size_t cap) {
    static const char *const words[][2] = {{"mkdir", DIR_PLACE}, {"chdir", DIR_PLACE}};
    for (size_t i = 0; i < 2; i++) {
        bytes b = {0};
        bytes_put(&b, "\x82", 1);
        for (size_t k = 0; k < 2; k++) put_text(&b, words[i][k], strlen(words[i][k]));
        bool ok = !b.failed && dir_ask(s, b.data, b.len, problem, cap);
        bytes_free(&b);
        if (!ok) return false;
    }
    for (size_t at = 0, n; at < from->len; at += n) {
        memcpy(&n, from->data + at, sizeof n);
        at += sizeof n;
        if (!dir_ask(s, from->data + at, n, problem, cap)) return false;
    }
    return true;
}
