#include "json.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_DEPTH     200
#define TAG_REFERENCE 0x485D

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
        if (n != TAG_REFERENCE) return json_from_cbor(p, end, depth + 1);
        cJSON_Delete(json_from_cbor(p, end, depth + 1));
        return cJSON_CreateString("..."); /* a container within itself */
    default: return simple(info, n);
    }
}

/* cJSON's texts end at a null character, so that what has one would be cut. */
static bool has_null(const char *text) {
    for (; *text; text++)
        if (*text == '\\' && (strncmp(++text, "u0000", 5) == 0 || !*text)) return *text != '\0';
    return false;
}

bool json_set_inputs(hn_session *s, const char *text, char *problem, size_t cap) {
    if (has_null(text)) return snprintf(problem, cap, "--inputs has a null character"), false;
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
