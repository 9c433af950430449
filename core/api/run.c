/* A run for hosts of the modules: hn_begin starts it from one request, and hn_outcome describes its state in
 * one answer. Both are CBOR maps (docs/abi.md). A run may change limits and the length of reprs; session.c
 * restores them when it is over. This file reads and writes these maps; session.c and result.c do the
 * work. */
#include "api/request.h"
#include "api/result.h"

#include "host/future.h"
#include "object/seq.h"
#include "object/str.h"

#define CBOR_NULL  0xF6
#define USAGE_MOST 64u /* bytes of "usage" and its array */

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

static const hn_option run_options[OPTIONS] = {
    [OPTION_CODE] = {HN_NAMED("code"), HN_IS_STRING},
    [OPTION_FILENAME] = {HN_NAMED("filename"), HN_IS_STRING},
    [OPTION_AWAIT] = {HN_NAMED("await"), HN_IS(BOOL)},
    [OPTION_HANDLE] = {HN_NAMED("handle"), HN_IS(NUMBER)},
    [OPTION_REQUEST] = {HN_NAMED("request"), HN_IS(BYTES)},
    [OPTION_INPUTS] = {HN_NAMED("inputs"), HN_IS(MAP)},
    [OPTION_LIMITS] = {HN_NAMED("limits"), HN_IS(MAP)},
    [OPTION_KEEP] = {HN_NAMED("keep"), HN_IS_STRING},
    [OPTION_REPR] = {HN_NAMED("repr"), HN_IS(NUMBER)},
    [OPTION_SLICES] = {HN_NAMED("slices"), HN_IS(BOOL)},
    [OPTION_STEPS] = {HN_NAMED("steps"), HN_IS(NUMBER)},
};

/* ---- beginning ---- */

static bool set_limit(hn_session *s, hn_item name, hn_item most) {
    hn_limit_kind kind = hnrequest_limit(name);
    uint64_t before = hn_get_limit(s, kind);
    if (most.kind == HN_ITEM_NULL) return true;
    if (!hnrequest_set_limit(s, kind, most)) return hnrequest_invalid(s, "limits", name, s->problem);
    if (!(s->kept.limits >> kind & 1)) s->kept.most[kind] = before;
    s->kept.limits |= 1u << kind;
    return true;
}

static bool set_limits(hn_session *s, hn_given limits) {
    hn_item name;
    hn_given most;
    for (size_t i = 0; i < limits.item.n; i++)
        if (!hnrequest_pair(s, &limits.within, &name, &most) || !set_limit(s, name, most.item)) return false;
    return true;
}

static bool set_inputs(hn_session *s, hn_given inputs) {
    hn_item name;
    hn_given value;
    for (size_t i = 0; i < inputs.item.n; i++) {
        if (!hnrequest_pair(s, &inputs.within, &name, &value)) return false;
        if (!hnrequest_is_str(name) || value.item.kind != HN_ITEM_BYTES)
            return hnrequest_invalid(s, "inputs", name, "not the bytes of a value");
        if (!hnresult_set(s, name, value.item)) return hnrequest_invalid(s, "inputs", name, s->problem);
    }
    return true;
}

/* The settings of the run. They stay until hnsession_restore. */
static bool settle(hn_session *s, const hn_given *given) {
    const hn_item *keep = &given[OPTION_KEEP].item, *repr = &given[OPTION_REPR].item;
    if (!set_limits(s, given[OPTION_LIMITS])) return false;
    if (repr->kind) {
        if (!s->kept.repr) s->kept.repr_most = s->cfg.repr_most;
        s->kept.repr = true;
        s->cfg.repr_most = repr->number < INT32_MAX ? (uint32_t)hnrequest_amount(repr->number) : INT32_MAX;
    }
    if (!keep->kind) return true;
    if (!hnrequest_is_str(*keep))
        return hnrequest_invalid(s, "", run_options[OPTION_KEEP].name, "not the name of a variable");
    s->keep.len = 0;
    s->keep.failed = false;
    hnbuf_byte(&s->keep, 0); /* so that an empty name is a name */
    hnbuf_put(&s->keep, keep->p, keep->n);
    return !s->keep.failed || (hnsession_refuse(s, HN_WHY_NO_MEMORY), false);
}

static hn_state begin_code(hn_session *s, const hn_given *given) {
    const hn_item *code = &given[OPTION_CODE].item, *name = &given[OPTION_FILENAME].item;
    hn_program p = {(const char *)code->p, code->n, "<python>", 8, given[OPTION_AWAIT].item.number != 0};
    if (!hnrequest_is_str(*name))
        return hnrequest_invalid(s, "", run_options[OPTION_FILENAME].name, "not UTF-8"), HN_REFUSED;
    if (name->kind) p.filename = (const char *)name->p, p.filename_n = name->n;
    return hnsession_start(s, &p);
}

static hn_state begin(hn_session *s, const hn_given *given) {
    const hn_item *request = &given[OPTION_REQUEST].item, *handle = &given[OPTION_HANDLE].item;
    bool paused = !hnsession_idle(s), starts = given[OPTION_CODE].item.kind || handle->kind;
    if (paused && (starts || given[OPTION_INPUTS].item.kind)) return hnsession_refuse(s, HN_WHY_ANOTHER);
    if (!paused && !starts) return hnsession_refuse(s, HN_WHY_NO_CODE);
    if (!settle(s, given)) return HN_REFUSED;
    if (!paused) {
        if (!set_inputs(s, given[OPTION_INPUTS])) return HN_REFUSED;
        hn_reset_used(s);
        hn_spend_steps(s, hnrequest_amount(given[OPTION_STEPS].item.number));
    }
    if (given[OPTION_SLICES].item.kind) s->vm.meter.sliced = given[OPTION_SLICES].item.number != 0;
    if (paused) return s->state;
    if (!handle->kind) return begin_code(s, given);
    if (!(handle->number <= UINT32_MAX)) return hnsession_refuse(s, HN_WHY_NO_HANDLE);
    return hnresult_start_call(s, (uint32_t)hnrequest_amount(handle->number), request->p, request->n);
}

/* Settings as they were before a request. */
typedef struct run_before {
    hn_kept kept;
    uint32_t repr_most;
    bool limits;                   /* whether the request may change limits; only then: */
    uint64_t most[HN_LIMIT_KINDS]; /* each limit */
} run_before;

static void note(hn_session *s, run_before *before, bool limits) {
    before->kept = s->kept;
    before->repr_most = s->cfg.repr_most;
    before->limits = limits;
    for (unsigned kind = 0; limits && kind < HN_LIMIT_KINDS; kind++)
        before->most[kind] = hn_get_limit(s, (hn_limit_kind)kind);
}

static void undo(hn_session *s, const run_before *before) {
    for (unsigned kind = 0; before->limits && s->kept.limits >> kind; kind++)
        if (s->kept.limits >> kind & 1) (void)hnsession_limit(s, (hn_limit_kind)kind, before->most[kind]);
    s->cfg.repr_most = before->repr_most;
    s->kept = before->kept;
}

hn_state hn_begin(hn_session *s, const uint8_t *options, size_t n) {
    hn_given given[OPTIONS];
    run_before before;
    if (!hnsession_enter(s)) return HN_REFUSED;
    if (hnsession_idle(s)) hnsession_restore(s);
    if (!hnrequest_read(s, options, n, run_options, OPTIONS, given)) return HN_REFUSED;
    note(s, &before, given[OPTION_LIMITS].item.n > 0);
    hn_state st = begin(s, given);
    if (st == HN_REFUSED) undo(s, &before);
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
    hncbor_put_head(b, 4, 6);
    hncbor_put_head(b, 0, hn_get_used(s, HN_MAX_STEPS));
    hncbor_put_head(b, 0, hn_get_used(s, HN_MAX_TIME));
    hncbor_put_head(b, 0, hn_get_used(s, HN_MAX_MEMORY));
    hncbor_put_head(b, 0, hn_peak_memory(s));
    hncbor_put_head(b, 0, hn_get_used(s, HN_MAX_OUTPUT));
    hncbor_put_head(b, 0, hn_get_used(s, HN_MAX_CALLS));
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
