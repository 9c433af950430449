/* Converts between cJSON's trees and CBOR as the core writes it. Both recursions are bounded: cJSON bounds
 * the depth of its trees, and MAX_DEPTH that of CBOR. cJSON's strings end at a null character: use json_text
 * for text that may have one, and json_has_null before parsing. */
#include "json.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_DEPTH      200
#define TAG_REFERENCE  0x485D
#define TAG_SURROGATES 0x4851

void bytes_put(bytes *b, const void *p, size_t n) {
    if (b->failed || n == 0) return;
    if (b->cap - b->len < n) {
        size_t cap = b->cap * 2 + n + 64;
        uint8_t *data = realloc(b->data, cap);
        if (!data) {
            b->failed = true;
            return;
        }
        b->data = data;
        b->cap = cap;
    }
    memcpy(b->data + b->len, p, n);
    b->len += n;
}

void bytes_free(bytes *b) {
    free(b->data);
    *b = (bytes){0};
}

static void json_put_head(bytes *b, uint8_t major, uint64_t n) {
    uint8_t head[9];
    size_t len = 1;
    if (n < 24) {
        head[0] = (uint8_t)(major << 5 | n);
    } else {
        head[0] = (uint8_t)(major << 5 | 27);
        for (int i = 0; i < 8; i++) head[1 + i] = (uint8_t)(n >> (56 - 8 * i));
        len = 9;
    }
    bytes_put(b, head, len);
}

void json_put_bytes(bytes *to, const void *p, size_t n) {
    json_put_head(to, 2, n);
    bytes_put(to, p, n);
}

static void json_put_double(bytes *b, double d) {
    uint64_t u;
    memcpy(&u, &d, sizeof u);
    uint8_t out[9] = {0xFB};
    for (int i = 0; i < 8; i++) out[1 + i] = (uint8_t)(u >> (56 - 8 * i));
    bytes_put(b, out, sizeof out);
}

static void json_put_text(bytes *b, const char *z) {
    json_put_head(b, 3, strlen(z));
    bytes_put(b, z, strlen(z));
}

static void json_put_number(bytes *b, double d) {
    if (d == floor(d) && fabs(d) <= 9007199254740992.0)
        json_put_head(b, d < 0 ? 1 : 0, d < 0 ? (uint64_t)(-d) - 1 : (uint64_t)d);
    else
        json_put_double(b, d);
}

/* cJSON bounds the depth of what it parses, so this recursion is bounded too. */
void json_to_cbor(const cJSON *v, bytes *to) {
    uint8_t simple = cJSON_IsTrue(v) ? 0xF5 : cJSON_IsFalse(v) ? 0xF4 : 0xF6;
    if (cJSON_IsNumber(v))
        json_put_number(to, v->valuedouble);
    else if (cJSON_IsString(v))
        json_put_text(to, v->valuestring);
    else if (cJSON_IsArray(v) || cJSON_IsObject(v)) {
        json_put_head(to, cJSON_IsArray(v) ? 4 : 5, (uint64_t)cJSON_GetArraySize(v));
        for (const cJSON *m = v->child; m; m = m->next) {
            if (cJSON_IsObject(v)) json_put_text(to, m->string);
            json_to_cbor(m, to);
        }
    } else {
        bytes_put(to, &simple, 1);
    }
}

/* ---- from CBOR, as the core writes it ---- */

static bool json_read_head(const uint8_t **p, const uint8_t *end, uint8_t *major, uint8_t *info,
                           uint64_t *n) {
    if (*p >= end) return false;
    *major = **p >> 5;
    *info = **p & 31;
    (*p)++;
    *n = *info;
    if (*info < 24) return true;
    if (*info > 27) return false;
    size_t size = (size_t)1 << (*info - 24);
    if ((size_t)(end - *p) < size) return false;
    *n = 0;
    while (size--) *n = *n << 8 | *(*p)++;
    return true;
}

const uint8_t *json_read_bytes(const uint8_t *p, const uint8_t *end, size_t *n) {
    uint8_t major, info;
    uint64_t len;
    if (!json_read_head(&p, end, &major, &info, &len) || major != 2 || len > (uint64_t)(end - p)) return NULL;
    *n = (size_t)len;
    return p;
}

cJSON *json_text(const void *text, size_t n) {
    const uint8_t *p = text;
    size_t at = 0;
    char *z = malloc(n * 6 + 3); /* \u0000 is the longest */
    if (!z) return NULL;
    z[at++] = '"';
    for (size_t i = 0; i < n; i++) {
        if (p[i] < ' ' || p[i] == '"' || p[i] == '\\')
            at += (size_t)snprintf(z + at, 7, "\\u%04x", p[i]);
        else
            z[at++] = (char)p[i];
    }
    memcpy(z + at, "\"", 2);
    cJSON *v = cJSON_CreateRaw(z); /* cJSON's own strings end at a null character */
    free(z);
    return v;
}

static cJSON *json_text_of(const uint8_t **p, const uint8_t *end, uint64_t n, bool hex) {
    if (n > (uint64_t)(end - *p)) return NULL;
    const uint8_t *from = *p;
    *p += n;
    if (!hex && memchr(from, 0, (size_t)n)) return json_text(from, (size_t)n);
    static const char digits[] = "0123456789abcdef";
    char *z = malloc((size_t)n * (hex ? 2 : 1) + 1);
    if (!z) return NULL;
    if (!hex) memcpy(z, from, (size_t)n);
    for (size_t i = 0; hex && i < n; i++) {
        z[2 * i] = digits[from[i] >> 4];
        z[2 * i + 1] = digits[from[i] & 15];
    }
    z[n * (hex ? 2 : 1)] = 0;
    cJSON *v = cJSON_CreateString(z);
    free(z);
    return v;
}

static cJSON *integer(uint64_t n, bool negative) {
    if (n <= (UINT64_C(1) << 53)) return cJSON_CreateNumber(negative ? -1.0 - (double)n : (double)n);
    char text[32];
    if (negative && n == UINT64_MAX)
        snprintf(text, sizeof text, "-18446744073709551616");
    else
        snprintf(text, sizeof text, "%s%llu", negative ? "-" : "",
                 (unsigned long long)(negative ? n + 1 : n));
    return cJSON_CreateRaw(text);
}

static cJSON *json_number(double d) {
    if (isfinite(d)) return cJSON_CreateNumber(d);
    return cJSON_CreateString(isnan(d) ? "nan" : d > 0 ? "inf" : "-inf");
}

static cJSON *array(const uint8_t **p, const uint8_t *end, uint64_t n, int depth) {
    cJSON *a = cJSON_CreateArray();
    for (; a && n; n--) {
        cJSON *item = json_from_cbor(p, end, depth + 1);
        if (!item || !cJSON_AddItemToArray(a, item)) {
            cJSON_Delete(item);
            cJSON_Delete(a);
            return NULL;
        }
    }
    return a;
}

static cJSON *object(const uint8_t **p, const uint8_t *end, uint64_t n, int depth) {
    cJSON *o = cJSON_CreateObject();
    for (; o && n; n--) {
        cJSON *key = json_from_cbor(p, end, depth + 1),
              *value = key ? json_from_cbor(p, end, depth + 1) : NULL;
        char *text = !value || cJSON_IsString(key) ? NULL : cJSON_PrintUnformatted(key);
        bool ok = value && cJSON_AddItemToObject(o, text ? text : key->valuestring, value);
        cJSON_free(text);
        cJSON_Delete(key);
        if (!ok) {
            cJSON_Delete(value);
            cJSON_Delete(o);
            return NULL;
        }
    }
    return o;
}

static cJSON *simple(uint8_t info, uint64_t n) {
    double d;
    if (info == 27) {
        memcpy(&d, &n, sizeof d);
        return json_number(d);
    }
    return info == 20 ? cJSON_CreateFalse() : info == 21 ? cJSON_CreateTrue() : cJSON_CreateNull();
}

cJSON *json_from_cbor(const uint8_t **p, const uint8_t *end, int depth) {
    uint8_t major, info;
    uint64_t n;
    if (depth > MAX_DEPTH || !json_read_head(p, end, &major, &info, &n)) return NULL;
    switch (major) {
    case 0:
    case 1: return integer(n, major == 1);
    case 2:
    case 3: return json_text_of(p, end, n, major == 2);
    case 4: return array(p, end, n, depth);
    case 5: return object(p, end, n, depth);
    case 6:
        if (n == TAG_SURROGATES) {
            size_t len;
            const uint8_t *text = json_read_bytes(*p, end, &len);
            if (text) *p = text + len;
            return text ? json_text(text, len) : NULL;
        }
        if (n != TAG_REFERENCE) return json_from_cbor(p, end, depth + 1);
        cJSON_Delete(json_from_cbor(p, end, depth + 1));
        return cJSON_CreateString("..."); /* a container within itself */
    default: return simple(info, n);
    }
}

bool json_has_null(const char *text) {
    for (; *text; text++)
        if (*text == '\\' && (strncmp(++text, "u0000", 5) == 0 || !*text)) return *text != '\0';
    return false;
}

bool json_answer(const char *text, bytes *to) {
    cJSON *v = cJSON_ParseWithOpts(text, NULL, true);
    if (v && json_has_null(text)) return cJSON_Delete(v), false;
    if (v)
        json_to_cbor(v, to);
    else
        json_put_text(to, text);
    cJSON_Delete(v);
    return !to->failed;
}

bool json_set_inputs(hn_session *s, const char *text, char *problem, size_t cap) {
    if (json_has_null(text)) return snprintf(problem, cap, "--inputs has a null character"), false;
    cJSON *all = cJSON_ParseWithOpts(text, NULL, true);
    bool ok = cJSON_IsObject(all);
    if (!ok) snprintf(problem, cap, all ? "--inputs must be a JSON object" : "--inputs is not valid JSON");
    for (const cJSON *m = ok ? all->child : NULL; m && ok; m = m->next) {
        bytes b = {0};
        json_to_cbor(m, &b);
        ok = !b.failed && hn_set_variable(s, m->string, b.data, b.len);
        if (!ok) snprintf(problem, cap, "--inputs: %s: %s", m->string, hn_problem(s));
        bytes_free(&b);
    }
    cJSON_Delete(all);
    return ok;
}

/* ---- what a run came to ---- */

void json_add_exception(cJSON *o, hn_session *s) {
    cJSON *e = cJSON_AddObjectToObject(o, "error");
    cJSON_AddStringToObject(e, "type", hn_error_type(s));
    size_t n;
    const char *text = hn_error_message(s, &n);
    cJSON_AddItemToObject(e, "message", json_text(text, n));
    text = hn_error_traceback(s, &n);
    cJSON_AddItemToObject(e, "traceback", json_text(text, n));
}

void json_add_limit(cJSON *o, hn_session *s, hn_limit_kind kind, uint64_t used) {
    cJSON *e = cJSON_AddObjectToObject(o, "error");
    cJSON_AddStringToObject(e, "type", "LimitError");
    cJSON_AddStringToObject(e, "kind", hn_limit_name(kind));
    cJSON_AddNumberToObject(e, "limit", (double)hn_get_limit(s, kind));
    cJSON_AddNumberToObject(e, "used", (double)used);
    if (hn_memory_wanted(s)) cJSON_AddNumberToObject(e, "wanted", (double)hn_memory_wanted(s));
}

void json_add_usage(cJSON *o, hn_session *s) {
    cJSON *u = cJSON_AddObjectToObject(o, "usage");
    cJSON_AddNumberToObject(u, "steps", (double)hn_get_used(s, HN_MAX_STEPS));
    cJSON_AddNumberToObject(u, "time_ms", (double)hn_get_used(s, HN_MAX_TIME));
    cJSON_AddNumberToObject(u, "memory", (double)hn_get_used(s, HN_MAX_MEMORY));
    cJSON_AddNumberToObject(u, "peak_memory", (double)hn_peak_memory(s));
    cJSON_AddNumberToObject(u, "output", (double)hn_get_used(s, HN_MAX_OUTPUT));
    cJSON_AddNumberToObject(u, "calls", (double)hn_get_used(s, HN_MAX_CALLS));
}

/* How many bytes of UTF-8 make the character at p; 0: none do. */
static int json_character(const uint8_t *p) {
    int n = p[0] < 0x80                   ? 1
            : p[0] >= 0xC2 && p[0] < 0xE0 ? 2
            : (p[0] & 0xF0) == 0xE0       ? 3
            : p[0] >= 0xF0 && p[0] < 0xF5 ? 4
                                          : 0;
    for (int i = 1; i < n; i++)
        if ((p[i] & 0xC0) != 0x80) return 0; /* the NUL at the end is none either */
    if (n == 3 && ((p[0] == 0xE0 && p[1] < 0xA0) || (p[0] == 0xED && p[1] > 0x9F))) return 0;
    if (n == 4 && ((p[0] == 0xF0 && p[1] < 0x90) || (p[0] == 0xF4 && p[1] > 0x8F))) return 0;
    return n;
}

void json_show(const cJSON *o) {
    char *text = cJSON_PrintUnformatted(o);
    const uint8_t *p = (const uint8_t *)(text ? text : "{}"), *from = p;
    while (*p) { /* what is not ASCII stands within a string */
        int n = json_character(p);
        if (n) {
            p += n;
            continue;
        }
        fwrite(from, 1, (size_t)(p - from), stdout);
        if (p[0] == 0xED && p[1] >= 0xA0 && p[1] <= 0xBF && (p[2] & 0xC0) == 0x80) {
            printf("\\u%04x", 0xD000u | (p[1] & 0x3Fu) << 6 | (p[2] & 0x3Fu));
            p += 3;
        } else {
            fputs("\\ufffd", stdout);
            p++;
        }
        from = p;
    }
    puts((const char *)from);
    fflush(stdout);
    cJSON_free(text);
}
