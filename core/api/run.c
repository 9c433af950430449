/* A run for hosts of the modules: hn_begin starts it from one request, and hn_outcome describes its state in
 * one answer. Both are CBOR maps (docs/abi.md). A run may change limits and the length of reprs; session.c
 * restores them when it is over. This file reads and writes these maps; session.c and result.c do the
 * work. */
#include "api/result.h"

#include "base/utf8.h"
#include "host/future.h"
#include "object/seq.h"
#include "object/str.h"

#define CBOR_NULL  0xF6
#define USAGE_MOST 128u /* bytes of "usage" and its map */

/* ---- the request ---- */

typedef enum run_option {
    OPTION_CODE,
    OPTION_FILENAME,
    OPTION_AWAIT,
    OPTION_HANDLE,
    OPTION_REQUEST,
    OPTION_INPUTS,
    OPTION_LIMITS,
    OPTION_KEEP,
    OPTION_REPR,
    OPTION_SLICES,
    OPTION_STEPS,
    OPTIONS
} run_option;

/* An option, and behind its head what a map contains. */
typedef struct run_given {
    hn_item item;
    hn_scan within;
} run_given;

#define STRING (1u << HN_ITEM_TEXT | 1u << HN_ITEM_BYTES)
static const struct {
    const char *name;
    unsigned kinds; /* the kinds of hn_item that it may be, a bit of each */
} run_options[OPTIONS] = {
    [OPTION_CODE] = {"code", STRING},
    [OPTION_FILENAME] = {"filename", STRING},
    [OPTION_AWAIT] = {"await", 1u << HN_ITEM_BOOL},
    [OPTION_HANDLE] = {"handle", 1u << HN_ITEM_NUMBER},
    [OPTION_REQUEST] = {"request", 1u << HN_ITEM_BYTES},
    [OPTION_INPUTS] = {"inputs", 1u << HN_ITEM_MAP},
    [OPTION_LIMITS] = {"limits", 1u << HN_ITEM_MAP},
    [OPTION_KEEP] = {"keep", STRING},
    [OPTION_REPR] = {"repr", 1u << HN_ITEM_NUMBER},
    [OPTION_SLICES] = {"slices", 1u << HN_ITEM_BOOL},
    [OPTION_STEPS] = {"steps", 1u << HN_ITEM_NUMBER},
};

/* How many of n bytes of a text to show: at most `most`, and whole characters. */
static int shown(const void *text, size_t n, size_t most) {
    const uint8_t *p = text;
    if (n <= most) return (int)n;
    while (most && (p[most] & 0xC0) == 0x80) most--;
    return (int)most;
}

/* Writes the problem `what: name: why`. Returns false. */
static bool invalid(hn_session *s, const char *what, hn_item name, const char *why) {
    char before[sizeof s->problem];
    hnprint(before, sizeof before, "%s", why);
    hnprint(s->problem, sizeof s->problem, "%s%s%.*s: %.*s", what, *what ? "." : "",
            shown(name.p, name.n, 100), (const char *)name.p, shown(before, strlen(before), 140), before);
    if (!s->problem_kind) s->problem_kind = HN_PROBLEM_ARGUMENT;
    return false;
}

/* Whether these are bytes of a str: UTF-8, or for names also lone surrogates. */
static bool is_str(hn_item item) {
    hn_utf8_info info;
    return hnutf8_scan(item.p, item.n, true, &info);
}

static bool is_called(hn_item name, const char *z) {
    return name.n == strlen(z) && memcmp(name.p, z, name.n) == 0;
}

/* The next key of a map and its value; a map as a value is skipped. */
static bool next_pair(hn_session *s, hn_scan *scan, hn_item *key, run_given *value) {
    hn_item inner;
    if (!hnsession_went(s, hncbor_scan(&s->vm, scan, key))) return false;
    bool is_name = (key->kind == HN_ITEM_TEXT || key->kind == HN_ITEM_BYTES) && is_str(*key);
    if (!is_name) return invalid(s, "", (hn_item){.p = (const uint8_t *)"keys", .n = 4}, "not all are texts");
    if (!hnsession_went(s, hncbor_scan(&s->vm, scan, &value->item))) return false;
    value->within = *scan;
    size_t n = value->item.kind == HN_ITEM_MAP ? 2 * value->item.n : 0;
    for (size_t i = 0; i < n; i++) {
        if (!hnsession_went(s, hncbor_scan(&s->vm, scan, &inner))) return false;
        if (inner.kind == HN_ITEM_MAP) return invalid(s, "", *key, "a map in a map");
    }
    return true;
}

static bool read_option(hn_session *s, hn_item name, const run_given *value, run_given *given) {
    unsigned i = 0;
    while (i < OPTIONS && !is_called(name, run_options[i].name)) i++;
    if (i == OPTIONS) return invalid(s, "", name, "there is no such option");
    if (value->item.kind == HN_ITEM_NULL) return true;
    if (!(run_options[i].kinds >> value->item.kind & 1)) return invalid(s, "", name, "not of this type");
    given[i] = *value;
    return true;
}

static bool read_options(hn_session *s, const uint8_t *p, size_t n, run_given *given) {
    hn_scan scan = {p, p, n ? p + n : p};
    hn_item map, name;
    run_given value;
    if (!hnsession_went(s, hncbor_scan(&s->vm, &scan, &map))) return false;
    if (map.kind != HN_ITEM_MAP) return hnsession_refuse(s, HN_WHY_NO_MAP), false;
    for (size_t i = 0; i < map.n; i++)
        if (!next_pair(s, &scan, &name, &value) || !read_option(s, name, &value, given)) return false;
    return scan.p == scan.end || (hnsession_refuse(s, HN_WHY_NO_MAP), false);
}

/* ---- beginning ---- */

static uint64_t amount_of(double number) {
    return number >= 18446744073709551615.0 ? UINT64_MAX : number > 0 ? (uint64_t)number : 0;
}

static bool set_limit(hn_session *s, hn_item name, hn_item most) {
    unsigned kind = 1;
    while (kind < HN_LIMIT_KINDS && !is_called(name, hn_limit_name((hn_limit_kind)kind))) kind++;
    if (most.kind == HN_ITEM_NULL) return true;
    if (most.kind != HN_ITEM_NUMBER || !(most.number >= 0))
        return invalid(s, "limits", name, "not an amount");
    uint64_t before = hn_get_limit(s, (hn_limit_kind)kind);
    if (!hnsession_limit(s, (hn_limit_kind)kind, amount_of(most.number)))
        return invalid(s, "limits", name, s->problem);
    if (!(s->kept.limits >> kind & 1)) s->kept.most[kind] = before;
    s->kept.limits |= 1u << kind;
    return true;
}

static bool set_limits(hn_session *s, run_given limits) {
    hn_item name;
    run_given most;
    for (size_t i = 0; i < limits.item.n; i++)
        if (!next_pair(s, &limits.within, &name, &most) || !set_limit(s, name, most.item)) return false;
    return true;
}

static bool set_inputs(hn_session *s, run_given inputs) {
    hn_item name;
    run_given value;
    for (size_t i = 0; i < inputs.item.n; i++) {
        if (!next_pair(s, &inputs.within, &name, &value)) return false;
        if (value.item.kind != HN_ITEM_BYTES) return invalid(s, "inputs", name, "not the bytes of a value");
        if (!hnresult_set(s, name, value.item)) return invalid(s, "inputs", name, s->problem);
    }
    return true;
}

/* The settings of the run. They stay until hnsession_restore. */
static bool settle(hn_session *s, const run_given *given) {
    const hn_item *keep = &given[OPTION_KEEP].item, *repr = &given[OPTION_REPR].item;
    if (!set_limits(s, given[OPTION_LIMITS])) return false;
    if (repr->kind) {
        if (!s->kept.repr) s->kept.repr_most = s->cfg.repr_most;
        s->kept.repr = true;
        s->cfg.repr_most = repr->number < INT32_MAX ? (uint32_t)amount_of(repr->number) : INT32_MAX;
    }
    if (!keep->kind) return true;
    if (!is_str(*keep)) return invalid(s, "", *keep, "not the name of a variable");
    s->keep.len = 0;
    s->keep.failed = false;
    hnbuf_byte(&s->keep, 0); /* so that an empty name is a name */
    hnbuf_put(&s->keep, keep->p, keep->n);
    return !s->keep.failed || (hnsession_refuse(s, HN_WHY_NO_MEMORY), false);
}

static hn_state begin_code(hn_session *s, const run_given *given) {
    const hn_item *code = &given[OPTION_CODE].item, *name = &given[OPTION_FILENAME].item;
    hn_program p = {(const char *)code->p, code->n, "<python>", 8, given[OPTION_AWAIT].item.number != 0};
    if (!is_str(*name)) return invalid(s, "", *name, "the filename is not UTF-8"), HN_REFUSED;
    if (name->kind) p.filename = (const char *)name->p, p.filename_n = name->n;
    return hnsession_start(s, &p);
}

static hn_state begin(hn_session *s, const run_given *given) {
    const hn_item *request = &given[OPTION_REQUEST].item, *handle = &given[OPTION_HANDLE].item;
    bool paused = !hnsession_idle(s), starts = given[OPTION_CODE].item.kind || handle->kind;
    if (paused && (starts || given[OPTION_INPUTS].item.kind)) return hnsession_refuse(s, HN_WHY_ANOTHER);
    if (!paused && !starts) return hnsession_refuse(s, HN_WHY_NO_CODE);
    if (!settle(s, given)) return HN_REFUSED;
    if (!paused) {
        if (!set_inputs(s, given[OPTION_INPUTS])) return HN_REFUSED;
        hn_reset_used(s);
        hn_spend_steps(s, amount_of(given[OPTION_STEPS].item.number));
    }
    if (given[OPTION_SLICES].item.kind) s->vm.meter.sliced = given[OPTION_SLICES].item.number != 0;
    if (paused) return s->state;
    if (!handle->kind) return begin_code(s, given);
    return hnresult_start_call(s, (uint32_t)amount_of(handle->number), request->p, request->n);
}

/* The settings as they were before a request that is refused. */
static void undo(hn_session *s, const hn_kept *kept, const uint64_t *most, uint32_t repr_most) {
    for (unsigned kind = 0; s->kept.limits >> kind; kind++)
        if (s->kept.limits >> kind & 1) (void)hnsession_limit(s, (hn_limit_kind)kind, most[kind]);
    s->cfg.repr_most = repr_most;
    s->kept = *kept;
}

hn_state hn_begin(hn_session *s, const uint8_t *options, size_t n) {
    run_given given[OPTIONS] = {0};
    uint64_t most[HN_LIMIT_KINDS];
    if (!hnsession_enter(s)) return HN_REFUSED;
    if (hnsession_idle(s)) hnsession_restore(s);
    if (!read_options(s, options, n, given)) return HN_REFUSED;
    const hn_kept kept = s->kept;
    uint32_t repr_most = s->cfg.repr_most;
    for (unsigned kind = 0; kind < HN_LIMIT_KINDS; kind++) most[kind] = hn_get_limit(s, (hn_limit_kind)kind);
    hn_state st = begin(s, given);
    if (st == HN_REFUSED) undo(s, &kept, most, repr_most);
    return st;
}

/* ---- the outcome ---- */

static void put_number(hn_buf *b, const char *name, uint64_t n) {
    hncbor_put_text(b, name);
    hncbor_put_head(b, 0, n);
}

static void put_null(hn_buf *b, const char *name) {
    hncbor_put_text(b, name);
    hnbuf_byte(b, CBOR_NULL);
}

static void put_utf8(hn_buf *b, const char *name, const hn_buf *z) {
    hncbor_put_text(b, name);
    hncbor_put_utf8(b, z->data, z->len && !z->failed ? z->len - 1 : 0);
}

/* The head of a map of n entries, and the first of them. */
static void put_start(hn_session *s, hn_state state, unsigned n) {
    static const char *const states[] = {"idle",    "ready",   "complete", "failed", "limited",
                                         "calling", "waiting", "sliced",   "refused"};
    s->value.len = 0;
    s->value.failed = false;
    hncbor_put_head(&s->value, 5, n);
    hncbor_put_text(&s->value, "state");
    hncbor_put_text(&s->value, states[state]);
}

/* The room for it is there before the memory is counted. */
static void put_usage(hn_session *s) {
    hn_buf *b = &s->value;
    (void)hnbuf_reserve(b, USAGE_MOST);
    hncbor_put_text(b, "usage");
    hncbor_put_head(b, 5, 6);
    put_number(b, "steps", hn_get_used(s, HN_MAX_STEPS));
    put_number(b, "time", hn_get_used(s, HN_MAX_TIME));
    put_number(b, "memory", hn_get_used(s, HN_MAX_MEMORY));
    put_number(b, "peakMemory", hn_peak_memory(s));
    put_number(b, "output", hn_get_used(s, HN_MAX_OUTPUT));
    put_number(b, "calls", hn_get_used(s, HN_MAX_CALLS));
}

static void put_exit(hn_session *s) {
    int64_t code = hn_exit_code(s);
    if (code == HN_NO_EXIT) {
        put_null(&s->value, "exit");
        return;
    }
    hncbor_put_text(&s->value, "exit");
    hncbor_put_head(&s->value, code < 0, (uint64_t)(code < 0 ? ~code : code));
}

/* An entry of bytes that follow. put_size fills in how many they are. */
static size_t put_open(hn_buf *b, const char *name) {
    hncbor_put_text(b, name);
    hncbor_put_head(b, 2, UINT32_MAX);
    return b->len;
}

static void put_size(hn_buf *b, size_t from) {
    size_t n = b->len - from;
    for (unsigned i = 0; i < 4 && !b->failed; i++) b->data[from - 1 - i] = (uint8_t)(n >> 8 * i);
}

/* Of the run, or once of hn_get_variable. */
static void put_limit(hn_session *s) {
    hn_limit_kind kind = hn_limit_reached(s);
    put_start(s, HN_LIMITED, 6);
    hncbor_put_text(&s->value, "limit");
    hncbor_put_text(&s->value, hn_limit_name(kind));
    put_number(&s->value, "most", hn_get_limit(s, kind));
    put_number(&s->value, "used", hn_get_used(s, kind));
    put_number(&s->value, "wanted", hn_memory_wanted(s));
    put_usage(s);
    s->over = HN_LIMIT_NONE;
}

static void put_error(hn_session *s) {
    s->pieces = false; /* it is described at once */
    hnresult_describe(s);
    put_start(s, HN_FAILED, 7);
    put_utf8(&s->value, "type", &s->type);
    put_utf8(&s->value, "message", &s->message);
    put_utf8(&s->value, "traceback", &s->traceback);
    if (s->details.len) {
        hncbor_put_text(&s->value, "exceptions");
        hnbuf_put(&s->value, s->details.data, s->details.len);
    } else {
        put_null(&s->value, "exceptions");
    }
    put_exit(s);
    put_usage(s);
}

static bool put_call(hn_session *s) {
    hn_buf *b = &s->value;
    hn_value call = s->vm.pending.call;
    if (!hnsession_text(&s->names, HN_TUPLE(call)->items[0]))
        return hnsession_refuse(s, HN_WHY_NO_MEMORY), false;
    put_start(s, HN_CALLING, 5);
    put_number(b, "id", hn_call_id(s));
    put_utf8(b, "name", &s->names);
    size_t from = put_open(b, "request");
    if (!hnresult_request(s, call, b)) return false;
    put_size(b, from);
    put_usage(s);
    return true;
}

static bool put_waits(hn_session *s) {
    hn_buf *b = &s->value;
    size_t n = 0;
    double seconds = hn_wait_seconds(s);
    const uint32_t *ids = hn_wait_ids(s, &n);
    if (!ids) return false;
    put_start(s, HN_WAITING, 4);
    if (seconds < 0) {
        put_null(b, "seconds");
    } else {
        hncbor_put_text(b, "seconds");
        hncbor_put_double(b, seconds);
    }
    hncbor_put_text(b, "ids");
    hncbor_put_head(b, 4, n);
    for (size_t i = 0; i < n; i++) hncbor_put_head(b, 0, ids[i]);
    put_usage(s);
    return true;
}

/* Of a complete run whose value is not passed to the host. */
static bool put_problem(hn_session *s) {
    if (s->problem_kind == HN_PROBLEM_SLICED || s->problem_kind == HN_PROBLEM_MEMORY) return false;
    if (s->state == HN_LIMITED) return put_limit(s), true;
    put_start(s, HN_COMPLETE, 4);
    hncbor_put_text(&s->value, "problem");
    hncbor_put_text(&s->value, s->problem);
    put_exit(s);
    put_usage(s);
    return true;
}

/* The value, or nothing if the session keeps it. It is part of a map with the repr, if there is to be one. */
static bool put_value(hn_session *s) {
    size_t n;
    if (!s->again) {
        put_start(s, HN_COMPLETE, 4 + (s->cfg.repr_most > 0));
        s->base = put_open(&s->value, "value");
    }
    if (s->value.failed) return hnsession_refuse(s, HN_WHY_NO_MEMORY), false;
    if (!hnresult_value(s, HN_UNFINISHED_OUTCOME, &n)) return false;
    put_size(&s->value, s->base);
    return true;
}

static bool put_complete(hn_session *s) {
    bool present = hn_value_present(s), keep = s->keep.len > 0;
    hn_item name = {.p = keep ? s->keep.data + 1 : NULL, .n = s->keep.len - keep};
    bool repr = present && s->cfg.repr_most > 0;
    if (!present || keep) {
        if (!s->again) put_start(s, HN_COMPLETE, 3 + repr + present);
        if (!s->again && present) put_null(&s->value, "value");
    } else if (!s->repr_due && !put_value(s)) {
        return put_problem(s);
    }
    s->repr_due = repr;
    if (repr && !hnresult_repr(s, HN_UNFINISHED_OUTCOME, &s->names)) return false;
    s->repr_due = false;
    if (present && keep && !hnresult_keep(s, name)) return put_problem(s);
    if (repr) put_utf8(&s->value, "repr", &s->names);
    put_exit(s);
    put_usage(s);
    return true;
}

static bool put_outcome(hn_session *s) {
    if (!s->again && hn_limit_reached(s) != HN_NO_LIMIT) return put_limit(s), true;
    switch (s->state) {
    case HN_COMPLETE: return put_complete(s);
    case HN_FAILED: return put_error(s), true;
    case HN_CALLING: return put_call(s);
    case HN_WAITING: return put_waits(s);
    default:
        put_start(s, s->state, 2);
        put_usage(s);
        return true;
    }
}

/* The same, with the room of what does not outlive the call. A run whose outcome does not fit has reached the
 * memory limit. */
static bool put_in_room(hn_session *s) {
    size_t reserve = s->vm.meter.bytes_reserve;
    s->vm.meter.bytes_reserve = HN_LAST_RESERVE;
    bool put = put_outcome(s), full = put ? s->value.failed : s->problem_kind == HN_PROBLEM_MEMORY;
    if (full && hnsession_idle(s)) {
        (void)hnmeter_stop_at(&s->vm.meter, HN_LIMIT_MEMORY);
        s->state = HN_LIMITED;
        put_limit(s);
        put = true;
    }
    s->vm.meter.bytes_reserve = reserve;
    return put;
}

const uint8_t *hn_outcome(hn_session *s, size_t *n) {
    if (!hnsession_enter_pieces(s, HN_UNFINISHED_OUTCOME)) return NULL;
    if (!s->again) s->repr_due = false;
    s->pieces = s->pieces && s->state == HN_COMPLETE; /* all else is short, or has a limit of its own */
    if (!put_in_room(s)) return NULL;
    if (s->value.failed) return hnsession_refuse(s, HN_WHY_NO_MEMORY), NULL;
    if (hnsession_idle(s)) hnsession_restore(s);
    *n = s->value.len;
    return s->value.data;
}
