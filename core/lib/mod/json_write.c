/* Module json: values to text. It neither recurses nor runs Python code. Where Python is needed (default(),
 * the items of a subclass, keys that C cannot sort), the writer puts its state into a list and returns a
 * request. json/encoder.py fulfils it and calls the writer again. The list may be forged, so it is checked
 * when read. */
#include "json_internal.h"

/* The state list between two calls: json/encoder.py has the other end. */
enum { S_OPTIONS, S_VALUE, S_STACK, S_TEXT, S_ORIGIN, STATES };
/* Options, a tuple. */
enum { O_ASCII, O_INDENT, O_ITEM, O_KEY, O_SORT, O_SKIP, O_NAN, O_CIRCULAR, OPTIONS };
/* What the writer wants, with the object concerned in state[S_VALUE]. */
typedef enum want {
    WANT_NOTHING,
    WANT_DEFAULT,  /* default(value) */
    WANT_DICT,     /* dict(value.items()) */
    WANT_LIST,     /* list(value) */
    WANT_SORTED,   /* the items of the dict in order, as keys and values in turn */
    WANT_CIRCULAR, /* errors from here on */
    WANT_KEY,
    WANT_FLOAT,
    WANT_FLOAT_KEY
} want;
typedef enum frame_kind { F_LIST, F_DICT, F_PAIRS, F_DEFAULT } frame_kind;

typedef struct frame {
    frame_kind kind;
    uint32_t pos;
    bool first;      /* nothing has been written of it yet */
    hn_value over;   /* exact list, tuple or dict */
    hn_value origin; /* the object that it stands for */
    hn_value key;    /* of the item being written */
} frame;
#define FIELDS  6u
#define AT_ONCE 0x10000u /* characters between two looks at the clock */
#define ROOM    8u       /* levels that need no memory of their own */

typedef struct writer {
    hn_vm *vm;
    hn_strbuf b;
    hn_buf frames;
    uint32_t depth;
    hn_value indent, item, key; /* str; indent None for one line */
    bool ascii, sort, skip, nan, circular;
    hn_value subject; /* of what is wanted */
} writer;

/* ---- text ---- */

static void json_write_put_str(hn_strbuf *b, hn_value s) {
    if (hnapi_str_is_ascii(s))
        hnapi_strbuf_put(b, hnapi_str_data(s), hnapi_str_len(s));
    else
        hnapi_strbuf_str(b, s);
}

static void json_write_put_unit(hn_strbuf *b, uint32_t unit) {
    static const char hex[] = "0123456789abcdef";
    char text[6] = {'\\',          'u', hex[unit >> 12 & 15], hex[unit >> 8 & 15], hex[unit >> 4 & 15],
                    hex[unit & 15]};
    hnapi_strbuf_put(b, text, 6);
}

static void json_write_put_escape(hn_strbuf *b, uint32_t c) {
    static const char from[] = "\"\\\n\r\t\f\b", to[] = "\"\\nrtfb";
    const char *found = c && c < 128 ? strchr(from, (int)c) : NULL;
    if (found) {
        char text[2] = {'\\', to[found - from]};
        hnapi_strbuf_put(b, text, 2);
    } else if (c >= 0x10000) {
        json_write_put_unit(b, 0xD800 + ((c - 0x10000) >> 10));
        json_write_put_unit(b, 0xDC00 + ((c - 0x10000) & 0x3FF));
    } else {
        json_write_put_unit(b, c);
    }
}

static inline bool json_write_is_plain(uint32_t c, bool ascii) {
    return c >= 0x20 && c != '"' && c != '\\' && (!ascii || c < 0x7F);
}

/* Are any of these eight bytes below 0x20, '"', '\\' or, with `high`, above 0x7E? (Mycroft's test on a
 * word.) */
static inline bool any_special(uint64_t w, bool high) {
    const uint64_t ones = UINT64_C(0x0101010101010101), tops = ones << 7;
    uint64_t quote = w ^ (ones * '"'), slash = w ^ (ones * '\\'), del = w ^ (ones * 0x7F);
    uint64_t hit = ((w - ones * 0x20) & ~w) | ((quote - ones) & ~quote) | ((slash - ones) & ~slash);
    if (high) hit |= w | ((del - ones) & ~del);
    return (hit & tops) != 0;
}

static void put_latin1(hn_strbuf *b, hn_value s, bool ascii) {
    const uint8_t *p = hnapi_str_data(s);
    uint32_t n = hnapi_str_len(s), i = 0;
    bool bytes = ascii || hnapi_str_is_ascii(s);
    while (i < n && !hnapi_strbuf_failed(b)) {
        uint32_t from = i, stop = n - i < AT_ONCE ? n : i + AT_ONCE;
        uint64_t w;
        while (stop - i >= 8 && (memcpy(&w, p + i, 8), !any_special(w, ascii))) i += 8;
        while (i < stop && json_write_is_plain(p[i], ascii)) i++;
        if (i > from && bytes)
            hnapi_strbuf_put(b, p + from, i - from);
        else
            hnapi_strbuf_sub(b, s, from, i);
        if (i < stop) json_write_put_escape(b, p[i++]);
    }
}

void hnjson_put_string(hn_strbuf *b, hn_value s, bool ascii) {
    uint32_t len = hnapi_str_len(s);
    hnapi_strbuf_put(b, "\"", 1);
    if (hnapi_str_width(s) == 0) {
        put_latin1(b, s, ascii);
    } else {
        for (uint32_t i = 0; i < len && !hnapi_strbuf_failed(b);) {
            uint32_t from = i, c = 0, stop = len - i < AT_ONCE ? len : i + AT_ONCE;
            while (i < stop && json_write_is_plain(c = hnapi_str_at(s, i), ascii)) i++;
            hnapi_strbuf_sub(b, s, from, i);
            if (i < stop) {
                json_write_put_escape(b, c);
                i++;
            }
        }
    }
    hnapi_strbuf_put(b, "\"", 1);
}

static void put_small(hn_strbuf *b, int64_t v) {
    char text[HN_DECIMAL_DIGITS + 1], *at = text + sizeof text;
    at = hndtoa_put_decimal(at, v < 0 ? 0 - (uint64_t)v : (uint64_t)v);
    if (v < 0) *--at = '-';
    hnapi_strbuf_put(b, at, (uint32_t)(text + sizeof text - at));
}

static hn_status json_write_put_int(writer *w, hn_value v) {
    int64_t i;
    if (hnapi_int_to_i64(v, &i)) {
        put_small(&w->b, i);
        return HN_OK;
    }
    hn_value text;
    bool on = hnwork_forbid(hnapi_meter(w->vm));
    hn_status st = hnapi_number_repr(w->vm, v, &text);
    hnwork_allow(hnapi_meter(w->vm), on);
    if (st == HN_OK) json_write_put_str(&w->b, text);
    return st;
}

/* False for what is no JSON and not allowed. */
static bool json_write_put_float(writer *w, double d) {
    char text[HN_DTOA_MAX];
    if (d - d != 0) {
        if (!w->nan) return false;
        hnapi_strbuf_z(&w->b, d != d ? "NaN" : d > 0 ? "Infinity" : "-Infinity");
        return true;
    }
    hnapi_strbuf_ascii(&w->b, text, hndtoa_repr(d, text));
    return true;
}

static void put_constant(hn_strbuf *b, hn_value v) {
    if (v == HN_TRUE)
        hnapi_strbuf_put(b, "true", 4);
    else if (v == HN_FALSE)
        hnapi_strbuf_put(b, "false", 5);
    else
        hnapi_strbuf_put(b, "null", 4);
}

/* ---- open containers ---- */

static frame *json_write_frame_at(writer *w, uint32_t i) {
    return (frame *)(void *)w->frames.data + i;
}

static hn_status json_write_push(writer *w, frame_kind kind, hn_value over, hn_value origin) {
    frame *f = (frame *)(void *)hnbuf_reserve(&w->frames, sizeof *f);
    if (!f) return HN_NOMEM;
    if (w->depth >= HNJSON_DEPTH_MAX)
        return hnapi_raise(w->vm, HN_T_RECURSIONERROR,
                           "maximum recursion depth exceeded while encoding a JSON object");
    *f = (frame){kind, 0, true, over, origin, HN_NONE};
    w->frames.len += sizeof *f;
    w->depth++;
    return HN_OK;
}

static void pop(writer *w) {
    w->depth--;
    w->frames.len -= sizeof(frame);
}

static bool json_write_is_open(writer *w, hn_value origin) {
    for (uint32_t i = 0; i < w->depth; i++)
        if (json_write_frame_at(w, i)->origin == origin) return true;
    return false;
}

/* How far to indent: containers only. */
static uint32_t level(writer *w) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < w->depth; i++) n += json_write_frame_at(w, i)->kind != F_DEFAULT;
    return n;
}

static hn_status put_newline(writer *w) {
    HN_TRY(hnapi_charge(w->vm, w->depth >> 3)); /* the indentation may be empty */
    hnapi_strbuf_put(&w->b, "\n", 1);
    for (uint32_t i = level(w); i > 0; i--) json_write_put_str(&w->b, w->indent);
    return HN_OK;
}

/* Keys and values of a dict in turn, sorted by key; UNBOUND when Python has to compare. */
static hn_status sorted_pairs(hn_vm *vm, hn_value d, hn_value *out) {
    uint32_t i = 0, n = hnapi_dict_len(d);
    hn_value k, v, keys, values, pairs;
    HN_TRY(hnapi_list_new(vm, n, &keys));
    HN_TRY(hnapi_list_new(vm, n, &values));
    HN_TRY(hnapi_list_new(vm, n * 2, &pairs));
    *out = HN_UNBOUND;
    while (hnapi_dict_next(d, &i, &k, &v)) {
        if (!hnv_is(k, HN_KIND_STR)) return HN_OK;
        HN_TRY(hnapi_list_append(vm, keys, k));
        HN_TRY(hnapi_list_append(vm, values, v));
    }
    if (n) {
        hn_status st = hnapi_sort(vm, hnapi_list_items(keys), hnapi_list_items(values), n);
        if (st != HN_OK) return st == HN_SLOW ? HN_OK : st;
    }
    for (uint32_t j = 0; j < n; j++) {
        HN_TRY(hnapi_list_append(vm, pairs, hnapi_list_items(keys)[j]));
        HN_TRY(hnapi_list_append(vm, pairs, hnapi_list_items(values)[j]));
    }
    *out = pairs;
    return HN_OK;
}

static uint32_t length(hn_value v) {
    const hn_value *items;
    uint32_t n;
    return hnapi_items(v, &items, &n) ? n : hnapi_dict_len(v);
}

/* Opens an exact list, tuple or dict. */
static hn_status json_write_open(writer *w, hn_value v, hn_value origin, bool pairs, want *need) {
    bool dict = hnv_is(v, HN_KIND_DICT);
    if (length(v) == 0) {
        hnapi_strbuf_put(&w->b, dict || pairs ? "{}" : "[]", 2);
        return HN_OK;
    }
    HN_TRY(hnapi_charge(w->vm, (w->depth + length(v)) >> 4));
    if (w->circular && json_write_is_open(w, origin)) {
        w->subject = origin;
        *need = WANT_CIRCULAR;
        return HN_OK;
    }
    if (dict && w->sort) {
        hn_value sorted;
        HN_TRY(sorted_pairs(w->vm, v, &sorted));
        if (sorted == HN_UNBOUND) {
            w->subject = origin;
            *need = WANT_SORTED;
            return HN_OK;
        }
        v = sorted;
        dict = false;
        pairs = true;
    }
    hnapi_strbuf_put(&w->b, dict || pairs ? "{" : "[", 1);
    return json_write_push(w, dict ? F_DICT : pairs ? F_PAIRS : F_LIST, v, origin);
}

/* Does the class of this instance have another method than the builtin type that it is derived from? */
static bool json_write_overrides(hn_vm *vm, hn_value v, hn_type_id base, const char *name, hn_status *st) {
    hn_value s;
    *st = hnapi_intern_z(vm, name, &s);
    if (*st != HN_OK) return false;
    return hnapi_type_find(vm, hnapi_type_of(vm, v), s) !=
           hnapi_type_find(vm, hnapi_builtin_type(vm, base), s);
}

/* Writes a value, or opens it. */
static hn_status json_write_value(writer *w, hn_value v, want *need) {
    hn_value p = hnv_payload(v);
    if (hnv_is(p, HN_KIND_STR)) {
        hnjson_put_string(&w->b, p, w->ascii);
        return HN_OK;
    }
    if (p == HN_NONE || hnv_is_bool(p)) return put_constant(&w->b, p), HN_OK;
    if (hnapi_int_is(p)) return json_write_put_int(w, p);
    w->subject = v;
    if (hnv_is_double(p)) {
        if (!json_write_put_float(w, hnv_double(p))) *need = WANT_FLOAT;
        return HN_OK;
    }
    bool dict = hnv_is(p, HN_KIND_DICT), list = hnv_is(p, HN_KIND_LIST) || hnv_is(p, HN_KIND_TUPLE);
    if (!dict && !list) {
        *need = w->circular && json_write_is_open(w, v) ? WANT_CIRCULAR : WANT_DEFAULT;
        return HN_OK;
    }
    if (p != v) {
        hn_status st;
        hn_type_id base = dict ? HN_T_DICT : hnv_is(p, HN_KIND_LIST) ? HN_T_LIST : HN_T_TUPLE;
        if (json_write_overrides(w->vm, v, base, dict ? "items" : "__iter__", &st))
            *need = dict ? WANT_DICT : WANT_LIST;
        HN_TRY(st);
        if (*need) return HN_OK;
    }
    return json_write_open(w, p, v, false, need);
}

/* ": " and all that stands before the value of a key. False: the key is skipped. */
static hn_status member(writer *w, frame *f, hn_value key, bool *skipped, want *need) {
    hn_value k = hnv_payload(key);
    bool str = hnv_is(k, HN_KIND_STR), is_float = hnv_is_double(k);
    *skipped = false;
    if (!str && !is_float && k != HN_NONE && !hnapi_int_is(k)) {
        *skipped = w->skip;
        w->subject = key;
        if (!w->skip) *need = WANT_KEY;
        return HN_OK;
    }
    if (is_float && !w->nan && hnv_double(k) - hnv_double(k) != 0) {
        w->subject = key;
        *need = WANT_FLOAT_KEY;
        return HN_OK;
    }
    if (!f->first) json_write_put_str(&w->b, w->item);
    if (w->indent != HN_NONE) HN_TRY(put_newline(w));
    f->first = false;
    f->key = key;
    if (str) {
        hnjson_put_string(&w->b, k, w->ascii);
    } else {
        hnapi_strbuf_put(&w->b, "\"", 1);
        if (is_float)
            (void)json_write_put_float(w, hnv_double(k));
        else if (k == HN_NONE || hnv_is_bool(k))
            put_constant(&w->b, k);
        else
            HN_TRY(json_write_put_int(w, k));
        hnapi_strbuf_put(&w->b, "\"", 1);
    }
    json_write_put_str(&w->b, w->key);
    return HN_OK;
}

/* The next item of the innermost container: *v is UNBOUND at its end. */
static hn_status json_write_next_item(writer *w, frame *f, hn_value *v, want *need) {
    const hn_value *items = NULL;
    uint32_t n = 0;
    if (f->kind != F_DICT) (void)hnapi_items(f->over, &items, &n);
    for (;;) {
        hn_value key;
        bool skipped;
        *v = HN_UNBOUND;
        if (f->kind == F_LIST) {
            if (f->pos >= n) return HN_OK;
            *v = items[f->pos++];
            if (!f->first) json_write_put_str(&w->b, w->item);
            if (w->indent != HN_NONE) HN_TRY(put_newline(w));
            f->first = false;
            return HN_OK;
        }
        if (f->kind == F_PAIRS) {
            if (f->pos + 1 >= n) return HN_OK;
            key = items[f->pos];
            *v = items[f->pos + 1];
            f->pos += 2;
        } else if (!hnapi_dict_next(f->over, &f->pos, &key, v)) {
            *v = HN_UNBOUND;
            return HN_OK;
        }
        HN_TRY(member(w, f, key, &skipped, need));
        if (!skipped) return HN_OK;
    }
}

static hn_status close_frame(writer *w) {
    frame f = *json_write_frame_at(w, w->depth - 1);
    pop(w);
    if (f.kind == F_DEFAULT) return HN_OK;
    if (w->indent != HN_NONE && !f.first) HN_TRY(put_newline(w));
    hnapi_strbuf_put(&w->b, f.kind == F_LIST ? "]" : "}", 1);
    return HN_OK;
}

static hn_status json_write_run(writer *w, want *need) {
    while (w->depth && !*need) {
        frame *f = json_write_frame_at(w, w->depth - 1);
        hn_value v;
        if (f->kind == F_DEFAULT) {
            HN_TRY(close_frame(w));
            continue;
        }
        HN_TRY(json_write_next_item(w, f, &v, need));
        if (*need) break;
        if (v == HN_UNBOUND)
            HN_TRY(close_frame(w));
        else
            HN_TRY(json_write_value(w, v, need));
        if (hnapi_strbuf_failed(&w->b)) return HN_NOMEM;
        if (hnwork_due(hnapi_meter(w->vm)) && !w->sort && !*need && w->depth) return HN_AGAIN;
    }
    return HN_OK;
}

/* ---- the state between calls ---- */

/* Whether a frame of this kind can go through it. */
static bool can_hold(int64_t kind, hn_value over) {
    switch (kind) {
    case F_DICT: return hnv_is(over, HN_KIND_DICT);
    case F_LIST:
    case F_PAIRS: return hnv_is(over, HN_KIND_LIST) || hnv_is(over, HN_KIND_TUPLE);
    default: return kind == F_DEFAULT;
    }
}

/* Frames from the list that Python kept: six values each. */
static hn_status load_frames(writer *w, hn_value stack) {
    const hn_value *v;
    uint32_t n;
    if (!hnapi_items(stack, &v, &n)) return hnapi_bad_argument(w->vm);
    HN_TRY(hnapi_charge(w->vm, n >> 6));
    for (uint32_t i = 0; i + FIELDS <= n; i += FIELDS) {
        bool numbers = hnv_is_int(v[i]) && hnv_is_int(v[i + 1]) && (uint64_t)hnv_int(v[i + 1]) <= INT32_MAX;
        if (!numbers || !can_hold(hnv_int(v[i]), v[i + 3])) return hnapi_bad_argument(w->vm);
        HN_TRY(json_write_push(w, (frame_kind)hnv_int(v[i]), v[i + 3], v[i + 4]));
        frame *f = json_write_frame_at(w, w->depth - 1);
        f->pos = (uint32_t)hnv_int(v[i + 1]);
        f->first = v[i + 2] == HN_TRUE;
        f->key = v[i + 5];
    }
    return HN_OK;
}

static hn_status save_frames(writer *w, hn_value *out) {
    HN_TRY(hnapi_list_new(w->vm, w->depth * FIELDS, out));
    for (uint32_t i = 0; i < w->depth; i++) {
        const frame *f = json_write_frame_at(w, i);
        hn_value v[FIELDS] = {
            hnv_from_int(f->kind), hnv_from_int(f->pos), hnv_bool(f->first), f->over, f->origin, f->key};
        for (uint32_t k = 0; k < FIELDS; k++) HN_TRY(hnapi_list_append(w->vm, *out, v[k]));
    }
    return HN_OK;
}

static hn_status load_options(writer *w, hn_value options) {
    if (!hnv_is(options, HN_KIND_TUPLE) || hnapi_tuple_len(options) != OPTIONS)
        return hnapi_bad_argument(w->vm);
    const hn_value *o = hnapi_tuple_items(options);
    w->ascii = o[O_ASCII] == HN_TRUE;
    w->indent = hnv_payload(o[O_INDENT]);
    w->item = hnv_payload(o[O_ITEM]);
    w->key = hnv_payload(o[O_KEY]);
    w->sort = o[O_SORT] == HN_TRUE;
    w->skip = o[O_SKIP] == HN_TRUE;
    w->nan = o[O_NAN] == HN_TRUE;
    w->circular = o[O_CIRCULAR] == HN_TRUE;
    bool fits = hnv_is(w->item, HN_KIND_STR) && hnv_is(w->key, HN_KIND_STR) &&
                (w->indent == HN_NONE || hnv_is(w->indent, HN_KIND_STR));
    return fits ? HN_OK : hnapi_bad_argument(w->vm);
}

/* The value to begin with: as it is, or standing for an origin (default() or items() were called for it). */
static hn_status json_write_begin(writer *w, const hn_value *state, want *need) {
    hn_value v = state[S_VALUE], origin = state[S_ORIGIN];
    if (origin == HN_UNBOUND || origin == HN_NONE) return json_write_value(w, v, need);
    bool fits = hnv_is(origin, HN_KIND_TUPLE) && hnapi_tuple_len(origin) == 2;
    if (!fits || !hnv_is_int(hnapi_tuple_items(origin)[0])) return hnapi_bad_argument(w->vm);
    int64_t asked = hnv_int(hnapi_tuple_items(origin)[0]);
    hn_value object = hnapi_tuple_items(origin)[1];
    if (asked == WANT_DEFAULT) {
        HN_TRY(json_write_push(w, F_DEFAULT, HN_NONE, object));
        return json_write_value(w, v, need);
    }
    bool pairs = asked == WANT_SORTED;
    if (!can_hold(pairs ? F_PAIRS : asked == WANT_DICT ? F_DICT : F_LIST, v))
        return hnapi_bad_argument(w->vm);
    return json_write_open(w, v, object, pairs, need);
}

static hn_status json_write_finish(writer *w, hn_value *state, want need, hn_value *out) {
    hn_value text, frames = HN_NONE;
    if (need) HN_TRY(save_frames(w, &frames));
    HN_TRY(hnapi_strbuf_finish(&w->b, &text));
    if (!need) {
        hn_value before = state[S_TEXT];
        if (hnapi_str_len(before)) HN_TRY(hnapi_str_concat(w->vm, before, text, &text));
        *out = text;
        return HN_OK;
    }
    HN_TRY(hnapi_str_concat(w->vm, state[S_TEXT], text, &text));
    state[S_VALUE] = w->subject;
    state[S_STACK] = frames;
    state[S_TEXT] = text;
    *out = hnv_from_int(need);
    return HN_OK;
}

static void drop_writer(hn_meter *m, void *state) {
    writer *w = state;
    hnapi_strbuf_return(&w->b);
    hnapi_strbuf_free(&w->b);
    hnbuf_free(&w->frames);
}
/* What its frames name, the values to be written do too: but for sorted pairs, with which it is not left. */
static const hn_work_kind writer_kind = {sizeof(writer), 0, drop_writer, NULL};

/* At the end of a slice. */
static hn_status json_write_leave(writer *w) {
    hnbuf_settle(&w->frames);
    if (w->frames.failed) {
        drop_writer(hnapi_meter(w->vm), w);
        return HN_NOMEM;
    }
    hnapi_strbuf_leave(&w->b);
    return hnwork_save(hnapi_meter(w->vm), &writer_kind, w);
}

/* Writes on from a state until something is wanted. */
static hn_status begin_with(writer *w, const hn_value *state, want *need) {
    w->depth = 0;
    w->subject = HN_NONE;
    HN_TRY(load_options(w, state[S_OPTIONS]));
    HN_TRY(load_frames(w, state[S_STACK]));
    return json_write_begin(w, state, need);
}

/* ([options, value, stack, text so far, origin]) -> str, or what is wanted as an int. */
hn_status hnjson_write(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    writer w;
    want need = WANT_NOTHING;
    frame room[ROOM];
    hn_status st = HN_OK;
    if (hnapi_list_len(args[0]) != STATES) return hnapi_bad_argument(vm);
    hn_value *state = hnapi_list_items(args[0]);
    if (!hnv_is(state[S_TEXT], HN_KIND_STR)) return hnapi_bad_argument(vm);
    if (hnwork_resume(hnapi_meter(vm), &writer_kind, &w)) {
        hnapi_strbuf_return(&w.b);
    } else {
        w.vm = vm;
        hnapi_strbuf_init_ascii(&w.b, vm);
        hnbuf_init_in(&w.frames, hnapi_meter(vm), room, sizeof room);
        st = begin_with(&w, state, &need);
    }
    if (st == HN_OK) st = json_write_run(&w, &need);
    if (st == HN_AGAIN) return json_write_leave(&w);
    if (st == HN_OK) st = json_write_finish(&w, state, need, out);
    hnbuf_free(&w.frames);
    if (st != HN_OK) hnapi_strbuf_free(&w.b);
    return st;
}
