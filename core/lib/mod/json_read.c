/* Module json: text to values. core/lib/py/json calls the primitive; for a program's hooks, options have it
 * return numbers as marked texts and objects as pairs. Open containers are on an explicit stack, so deep
 * nesting uses no C stack. It can be left at the end of a slice. */
#include "json_internal.h"

#define KEYS   128u
#define VALUES 32u /* finished values and open containers that need no memory of their own */
#define LEVELS 8u

typedef struct frame {
    uint32_t base; /* where its values begin in r->values */
    bool object;
} frame;

typedef struct reader {
    hn_vm *vm;
    hn_value source; /* a str */
    const uint8_t *p1;
    uint32_t *p4;
    uint32_t n;
    unsigned flags;
    hn_buf values, frames, text;
    uint32_t depth;
    const char *problem; /* with HN_RAISED and no exception: a JSONDecodeError at `where` */
    uint32_t where;
    uint32_t looked; /* where the clock has been looked at */
    uint32_t at;     /* where it was left */
    bool left;
    uint32_t known[KEYS / 32]; /* which of `keys` there are */
    hn_value keys[KEYS];       /* keys seen so far: equal ones become one str, whose hash is known */
} reader;

static hn_status json_read_fail(reader *r, const char *problem, uint32_t where) {
    r->problem = problem;
    r->where = where;
    return HN_RAISED;
}

/* In loops over characters: true when they are to end because the time is over. */
#define LATE(r, i) (HN_UNLIKELY(((i)&0x3FFF) == 0x3FFF) && hnmeter_late(hnapi_meter((r)->vm), 0x4000 >> 4))

/* At each value: makes up for what was done to get there. */
HN_CHECK static inline hn_status json_read_look(reader *r, uint32_t at) {
    if (HN_LIKELY(at - r->looked < 0x1000)) return HN_OK;
    r->looked = at;
    return hnapi_pace(r->vm, 0x1000 >> 1);
}

static hn_status push_value(reader *r, hn_value v) {
    hn_value *to = (hn_value *)(void *)hnbuf_reserve(&r->values, sizeof v);
    if (!to) return HN_NOMEM;
    *to = v;
    r->values.len += sizeof v;
    return HN_OK;
}

static hn_status json_read_open(reader *r, bool object) {
    if (r->depth >= HNJSON_DEPTH_MAX)
        return hnapi_raise(r->vm, HN_T_RECURSIONERROR,
                           "maximum recursion depth exceeded while decoding a JSON %s from a unicode string",
                           object ? "object" : "array");
    frame *f = (frame *)(void *)hnbuf_reserve(&r->frames, sizeof *f);
    if (!f) return HN_NOMEM;
    *f = (frame){(uint32_t)(r->values.len / sizeof(hn_value)), object};
    r->frames.len += sizeof *f;
    r->depth++;
    return HN_OK;
}

static frame *json_read_top(reader *r) {
    return (frame *)(void *)r->frames.data + (r->depth - 1);
}

static bool is_object(reader *r) {
    return json_read_top(r)->object;
}

static hn_status make_dict(hn_vm *vm, const hn_value *v, uint32_t n, hn_value *out) {
    hn_value d;
    HN_TRY(hnapi_dict_new(vm, n / 2, &d));
    for (uint32_t i = 0; i < n; i += 2) {
        HN_PACE_SLOW(vm, i >> 1);
        HN_TRY(hnapi_dict_set_str(vm, d, v[i], v[i + 1]));
    }
    *out = d;
    return HN_OK;
}

static hn_status make_pairs(hn_vm *vm, const hn_value *v, uint32_t n, hn_value *out) {
    hn_value pair, pairs;
    HN_TRY(hnapi_list_new(vm, n / 2, &pairs));
    for (uint32_t i = 0; i < n; i += 2) {
        HN_PACE_SLOW(vm, i >> 1);
        HN_TRY(hnapi_pair(vm, v[i], v[i + 1], &pair));
        HN_TRY(hnapi_list_append(vm, pairs, pair));
    }
    return hnapi_pair(vm, hnv_from_int(3), pairs, out);
}

/* The innermost open container is complete. */
static hn_status json_read_close(reader *r, hn_value *out) {
    frame *f = json_read_top(r);
    const hn_value *v = (const hn_value *)(const void *)r->values.data + f->base;
    uint32_t n = (uint32_t)(r->values.len / sizeof(hn_value)) - f->base;
    r->values.len = f->base * sizeof(hn_value);
    r->frames.len -= sizeof *f;
    r->depth--;
    if (!f->object) return hnapi_list(r->vm, v, n, out);
    return r->flags & HNJSON_PAIRS ? make_pairs(r->vm, v, n, out) : make_dict(r->vm, v, n, out);
}

/* Where in `keys` a key of n Latin-1 characters has its place, and whether it is there. */
static bool json_read_has_key(reader *r, const uint8_t *p, uint32_t n, uint32_t *at) {
    uint32_t h = n * 31u + p[0] * 7u + p[n - 1] * 13u + p[n / 2] * 5u;
    *at = (h ^ h >> 7) % KEYS;
    if (!(r->known[*at / 32] >> *at % 32 & 1)) return false;
    hn_value key = r->keys[*at];
    return hnapi_str_len(key) == n && hnmem_same_short(hnapi_str_data(key), p, n);
}

static void keep_key(reader *r, uint32_t at, hn_value key) {
    r->keys[at] = key;
    r->known[at / 32] |= 1u << at % 32;
}

/* Bytes [from, to) of a Latin-1 source as a str. */
static hn_status json_read_slice(reader *r, uint32_t from, uint32_t to, bool key, hn_value *out) {
    const uint8_t *p = r->p1 + from;
    uint32_t n = to - from, at;
    if (!hnapi_str_is_ascii(r->source)) return hnapi_str_slice(r->vm, r->source, from, to, out);
    if (!key || n <= 1) return hnapi_str_from_ascii(r->vm, p, n, out);
    if (json_read_has_key(r, p, n, &at)) return *out = r->keys[at], HN_OK;
    HN_TRY(hnapi_str_from_ascii(r->vm, p, n, out));
    keep_key(r, at, *out);
    return HN_OK;
}

/* A key that was made from a source of other characters: the same str for equal ones. */
static void share_key(reader *r, hn_value *key) {
    uint32_t n = hnapi_str_len(*key), at;
    if (hnapi_str_is_ascii(r->source) || hnapi_str_width(*key) || n <= 1) return;
    if (json_read_has_key(r, hnapi_str_data(*key), n, &at))
        *key = r->keys[at];
    else
        keep_key(r, at, *key);
}

/* Room for the text of a number. */
static char *json_read_number_text(reader *r, uint32_t n) {
    r->text.len = 0;
    return (char *)hnbuf_reserve(&r->text, n);
}

static hn_status tagged(reader *r, int kind, const char *text, size_t n, hn_value *out) {
    hn_value s;
    HN_TRY(hnapi_text(r->vm, text, n, &s));
    return hnapi_pair(r->vm, hnv_from_int(kind), s, out);
}

static hn_status number_value(reader *r, const char *text, uint32_t n, bool is_float, bool negative,
                              hn_value *out) {
    if (r->flags & (is_float ? HNJSON_FLOAT_TEXT : HNJSON_INT_TEXT))
        return tagged(r, !is_float, text, n, out);
    if (!is_float) {
        bool on = hnwork_forbid(hnapi_meter(r->vm));
        hn_status st = hnapi_int_from_text(r->vm, text + negative, n - negative, 10, negative, out);
        hnwork_allow(hnapi_meter(r->vm), on);
        return st;
    }
    double d = 0;
    (void)hndtoa_parse(hnapi_meter(r->vm), text, n, &d);
    *out = hnv_from_double(d);
    return hnapi_charge(r->vm, 0);
}

static const char *const json_read_constants[] = {"NaN", "Infinity", "-Infinity"};

static hn_status constant(reader *r, int which, hn_value *out) {
    if (r->flags & HNJSON_CONSTANT_TEXT)
        return tagged(r, 2, json_read_constants[which], strlen(json_read_constants[which]), out);
    *out = hnv_from_double(which == 0 ? NAN : which == 1 ? INFINITY : -INFINITY);
    return HN_OK;
}

#define CH     uint8_t
#define SUFFIX 1
#include "json_read.inc"
#define CH     uint32_t
#define SUFFIX 4
#include "json_read.inc"

static hn_status read_all(reader *r, uint32_t at, hn_value *out, uint32_t *end) {
    if (!r->left) HN_TRY(hnapi_charge(r->vm, r->n >> 4));
    if (hnapi_str_width(r->source) == 0) {
        r->p1 = hnapi_str_data(r->source);
        return read_text1(r, at, out, end);
    }
    if (!r->p4) {
        r->p4 = hnmem_alloc(hnapi_meter(r->vm), (size_t)r->n * 4);
        if (!r->p4) return HN_NOMEM;
        HN_TRY(hnapi_points(r->vm, r->source, r->p4));
    }
    return read_text4(r, at, out, end);
}

static void free_reader(reader *r) {
    hnbuf_free(&r->values);
    hnbuf_free(&r->frames);
    hnbuf_free(&r->text);
    if (r->p4) hnmem_free(hnapi_meter(r->vm), r->p4, (size_t)r->n * 4);
}
static void drop_reader(hn_meter *m, void *state) {
    (void)m;
    free_reader(state);
}
static void *json_read_values_of(void *state, uint32_t *n) {
    const hn_buf *values = &((reader *)state)->values;
    *n = (uint32_t)(values->len / sizeof(hn_value));
    return values->data;
}
static const hn_work_kind reader_kind = {sizeof(reader), 0, drop_reader, json_read_values_of};

/* At the end of a slice. */
static hn_status json_read_leave(reader *r) {
    hnbuf_settle(&r->values);
    hnbuf_settle(&r->frames);
    memset(r->known, 0, sizeof r->known); /* nothing keeps them alive */
    if (!r->values.failed && !r->frames.failed) return hnwork_save(hnapi_meter(r->vm), &reader_kind, r);
    free_reader(r);
    return HN_NOMEM;
}

/* (str, start, flags) -> (value, end), or (message, position, None) for a JSONDecodeError. */
hn_status hnjson_read(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    reader r;
    hn_value values[VALUES];
    frame frames[LEVELS];
    int64_t start = hnapi_int_clamp(args[1]);
    if (!hnv_is(hnv_payload(args[0]), HN_KIND_STR) || start < 0) return hnapi_bad_argument(vm);
    if (!hnwork_resume(hnapi_meter(vm), &reader_kind, &r)) {
        memset(&r, 0, offsetof(reader, keys));
        r.vm = vm;
        r.source = hnv_payload(args[0]);
        r.n = hnapi_str_len(r.source);
        r.flags = (unsigned)hnv_int(args[2]);
        hnbuf_init_in(&r.values, hnapi_meter(vm), values, sizeof values);
        hnbuf_init_in(&r.frames, hnapi_meter(vm), frames, sizeof frames);
        hnbuf_init(&r.text, hnapi_meter(vm));
    }
    hn_value v = HN_NONE;
    uint32_t end = 0;
    hn_status st = read_all(&r, start > r.n ? r.n : (uint32_t)start, &v, &end);
    if (st == HN_AGAIN) return json_read_leave(&r);
    free_reader(&r);
    if (st == HN_OK) return hnapi_pair(vm, v, hnv_from_int(end), out);
    if (st != HN_RAISED || !r.problem) return st;
    HN_TRY(hnapi_charge(vm, 0)); /* it may only have been late */
    hn_value t[3] = {HN_NONE, hnv_from_int(r.where), HN_NONE};
    HN_TRY(hnapi_text_z(vm, r.problem, &t[0]));
    return hnapi_tuple(vm, t, 3, out);
}
