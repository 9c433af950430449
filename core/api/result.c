/* The part of hognose.h about values, errors, calls, handles, variables, files and snapshots. A function that
 * a slice can end is continued when the host calls it again, and any other call drops its work
 * (hn_unfinished). Frozen Python that helps with a result runs aside (hnsession_aside), so the steps of the
 * run do not change. */
#include "api/result.h"

#include "base/hash.h"
#include "base/unicode.h"
#include "base/utf8.h"
#include "front/compile.h"
#include "host/cbor.h"
#include "host/future.h"
#include "host/handle.h"
#include "object/bytes.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/mark.h"
#include "object/ops.h"
#include "object/repr.h"
#include "object/seq.h"
#include "object/set.h"
#include "object/str.h"
#include "object/type.h"
#include "snap/snap.h"
#include "vm/frame.h"
#include "vm/start.h"
#include "vm/thread.h"

/* ---- values ---- */

static hn_status encode_into(hn_session *s, hn_value v, unsigned flags, hn_aside how) {
    bool within = how == HN_ASIDE_WITHIN, cancelled = s->again && s->vm.meter.cancelled;
    s->value.len = s->base;
    s->value.failed = false;
    hn_meter keep = hnsession_allow(s), *m = &s->vm.meter;
    m->cancelled = cancelled;
    if (s->cfg.handles) flags |= HN_CBOR_HANDLES;
    if (s->pieces) flags |= HN_CBOR_PIECES;
    hnsession_work(s, within ? keep.time_limit : UINT64_MAX);
    hn_status st = hncbor_encode(&s->vm, v, flags, &s->value);
    hnsession_worked(s);
    if (within) keep.time_used = m->time_used;
    if (st == HN_AGAIN) keep.cancelled |= m->cancelled;
    keep.value_used = m->value_used;
    s->over = st == HN_STOPPED ? m->stopped : st == HN_NOMEM ? HN_LIMIT_MEMORY : HN_LIMIT_NONE;
    hnsession_allowed(s, &keep);
    return st;
}

/* Collects garbage of a session that is not running, and keeps v. */
static hn_status collect_but(hn_session *s, hn_value v) {
    hn_value exc = s->vm.exc;
    s->vm.exc = v;
    hn_status st = hnheap_collect_all(&s->vm);
    s->vm.exc = exc;
    return st;
}

/* Collects garbage of a session that waits or is between two slices. It also frees objects that the program
 * can no longer use, although a register still refers to them. */
static hn_status collect_waiting(hn_session *s) {
    HN_TRY(hnthread_forget(&s->vm, hnhost_waits(&s->vm) != HN_HOST_WAITS_NOT));
    return hnheap_collect_all(&s->vm);
}

/* Encodes v again, with the descriptions that frozen Python makes of objects that C cannot describe. If there
 * is no time or memory for one, the object keeps the short form: its class and a number. */
static hn_status encode_described(hn_session *s, hn_value v, hn_aside how) {
    hn_vm *vm = &s->vm;
    hn_value ignored,
        args[3] = {hnv_from_ref(vm->exchange.undescribed), hnv_from_int(s->cfg.repr_most), HN_NONE};
    hn_status st = HN_OK;
    bool begun = vm->exchange.described != NULL;
    if (!begun) {
        vm->exchange.described = hndict_new(vm, 0);
        st = vm->exchange.described ? hnlist_append(vm, vm->exchange.undescribed, v)
                                    : HN_NOMEM; /* the list keeps v */
    }
    args[2] = vm->exchange.described ? hnv_from_ref(vm->exchange.described) : HN_NONE;
    if (st == HN_OK && (!begun || s->left))
        st = hnsession_aside(s, how, vm->slow[HN_SLOW_DESCRIBE_OBJECTS], args, 3, &ignored);
    if (st == HN_AGAIN) return st;
    vm->exc = HN_UNBOUND;
    if (!vm->exchange.described) vm->exchange.undescribed = NULL;
    return encode_into(s, v, 0, how);
}

/* Once, or on from where it was left. */
static hn_status encode_once(hn_session *s, hn_value v, unsigned flags, hn_aside how) {
    bool describe = how != HN_ASIDE_HOST && s->cfg.handles && hnsession_idle(s);
    hn_status st = HN_OK;
    if (!s->vm.exchange.described) st = encode_into(s, v, flags | (describe ? HN_CBOR_DESCRIBE : 0), how);
    if (st == HN_OK && s->vm.exchange.undescribed) st = encode_described(s, v, how);
    if (st != HN_NOMEM || s->retried) return st;
    s->retried = true;
    s->vm.exchange.undescribed = NULL;
    s->vm.exchange.described = NULL;
    return collect_but(s, v) == HN_OK ? encode_into(s, v, flags, how) : st;
}

/* Encodes a value of a session that is not running. */
static const uint8_t *result_encode(hn_session *s, hn_value v, unsigned flags, hn_aside how,
                                    hn_unfinished what, size_t *n) {
    hn_status st;
    while ((st = encode_once(s, v, flags, how)) == HN_AGAIN)
        if (hnsession_leave(s, what)) return NULL;
    s->vm.exchange.undescribed = NULL;
    s->vm.exchange.described = NULL;
    if (s->over == HN_LIMIT_CANCELLED) s->vm.meter.cancelled = false;
    if (st == HN_OK) {
        *n = s->value.len;
        return s->value.data;
    }
    if (st == HN_RAISED)
        (void)hnsession_went(s, st);
    else
        (void)hnsession_refuse(s, HN_WHY_ENCODING);
    return NULL;
}

const uint8_t *hn_value_cbor(hn_session *s, size_t *n) {
    if (!hnsession_enter_pieces(s, HN_UNFINISHED_VALUE)) return NULL;
    if (s->state != HN_COMPLETE) return hnsession_refuse(s, HN_WHY_NO_VALUE), NULL;
    return hnresult_value(s, HN_UNFINISHED_VALUE, n);
}

const uint8_t *hnresult_value(hn_session *s, hn_unfinished what, size_t *n) {
    hn_value v = s->vm.result == HN_UNBOUND ? HN_NONE : s->vm.result;
    s->over = HN_LIMIT_NONE;
    const uint8_t *cbor = result_encode(s, v, 0, HN_ASIDE_WITHIN, what, n);
    if (cbor || s->over == HN_LIMIT_NONE) return cbor;
    (void)hnmeter_stop_at(&s->vm.meter, s->over);
    s->state = HN_LIMITED;
    return NULL;
}

bool hn_value_present(const hn_session *s) {
    return s->state == HN_COMPLETE && s->vm.result != HN_UNBOUND;
}

void hn_set_handles(hn_session *s, bool on) {
    if (hnsession_enter(s)) s->cfg.handles = on;
}

void hn_set_repr_bytes(hn_session *s, size_t most) {
    if (hnsession_enter(s)) s->cfg.repr_most = most > INT32_MAX ? INT32_MAX : (uint32_t)most;
}

/* Makes the repr in C if possible, otherwise in frozen Python. */
static hn_status result_repr_of(hn_session *s, hn_value v, hn_value *out) {
    hn_value args[2] = {v, hnv_from_int(s->cfg.repr_most)};
    hn_status st = HN_SLOW;
    if (!s->left) {
        hn_meter keep = hnsession_allow(s);
        st = hnops_repr_within(&s->vm, v, s->cfg.repr_most, out);
        hnsession_allowed(s, &keep);
        s->vm.exc = HN_UNBOUND; /* an int with too many digits */
    }
    if (st != HN_OK) st = hnsession_aside(s, HN_ASIDE_WITHIN, s->vm.slow[HN_SLOW_RESULT_REPR], args, 2, out);
    if (st == HN_AGAIN) return st;
    s->vm.exc = HN_UNBOUND;
    return st == HN_OK && !hnv_is(*out, HN_KIND_STR) ? HN_RAISED : st;
}

bool hnresult_repr(hn_session *s, hn_unfinished what, hn_buf *to) {
    hn_value text, v = s->vm.result == HN_UNBOUND ? HN_NONE : s->vm.result;
    hn_status st = result_repr_of(s, v, &text);
    if (st == HN_AGAIN && hnsession_leave(s, what)) return false;
    if (s->again) s->vm.meter.cancelled = false;
    to->len = 0;
    to->failed = false;
    if (st == HN_OK) {
        hnstr_to_utf8(HN_STR(text), to);
    } else {
        hnbuf_printf(to, "<");
        hnstr_to_utf8(HN_STR(hntype_of(&s->vm, v)->name), to);
        hnbuf_printf(to, " object: repr() came to a limit>");
    }
    hnbuf_byte(to, 0);
    return !to->failed || (hnsession_refuse(s, HN_WHY_NO_MEMORY), false);
}

const char *hn_value_repr(hn_session *s, size_t *n) {
    if (!hnsession_enter_pieces(s, HN_UNFINISHED_REPR)) return NULL;
    if (s->state != HN_COMPLETE) return hnsession_refuse(s, HN_WHY_NO_VALUE), NULL;
    if (!hnresult_repr(s, HN_UNFINISHED_REPR, &s->value)) return NULL;
    *n = s->value.len - 1;
    return (const char *)s->value.data;
}

/* ---- errors ---- */

/* Describes the error in C alone, for when frozen Python fails. */
static void describe_plainly(hn_session *s) {
    hn_type *t = hntype_of(&s->vm, s->error);
    (void)hnsession_text(&s->type, t->name);
    s->message.len = s->traceback.len = s->details.len = 0;
    hnbuf_byte(&s->message, 0);
    hnbuf_printf(&s->traceback, "%s: <exception str() failed>\n",
                 s->type.failed ? "Exception" : (const char *)s->type.data);
    hnbuf_byte(&s->traceback, 0);
}

/* Asks frozen Python for (type name, message, traceback text, details) of the exception and those it came
 * from. If that takes too long, only of the exception. */
static hn_status ask_python(hn_session *s, hn_value *out) {
    hn_value args[2] = {s->error, HN_TRUE};
    hn_status st = hnsession_aside(s, HN_ASIDE_ALONE, s->vm.slow[HN_SLOW_DESCRIBE_EXCEPTION], args, 2, out);
    if (st == HN_OK) return st;
    s->vm.exc = HN_UNBOUND;
    args[1] = HN_FALSE;
    return hnsession_aside(s, HN_ASIDE_ALONE, s->vm.slow[HN_SLOW_DESCRIBE_EXCEPTION], args, 2, out);
}

void hnresult_describe(hn_session *s) {
    if (s->described) return;
    s->described = true;
    hn_value out;
    const hn_value *f;
    uint32_t n = 0;
    if (ask_python(s, &out) == HN_OK && hnseq_view(out, &f, &n) && n == 4) {
        (void)hnsession_text(&s->type, f[0]);
        (void)hnsession_text(&s->message, f[1]);
        (void)hnsession_text(&s->traceback, f[2]);
        s->details.len = 0;
        s->details.failed = false;
        if (hncbor_encode(&s->vm, f[3], 0, &s->details) != HN_OK) s->details.len = 0;
        s->vm.exc = HN_UNBOUND;
    } else {
        s->vm.exc = HN_UNBOUND;
        describe_plainly(s);
    }
}

static const char *error_text(hn_session *s, hn_buf *b, size_t *n) {
    if (n) *n = 0;
    if (!hnsession_enter(s)) return NULL;
    if (s->state != HN_FAILED) return hnsession_refuse(s, HN_WHY_NO_ERROR), NULL;
    hnresult_describe(s);
    if (b->failed) return "";
    if (n) *n = b->len - 1;
    return (const char *)b->data;
}

const char *hn_error_type(hn_session *s) {
    return error_text(s, &s->type, NULL);
}
const char *hn_error_message(hn_session *s, size_t *n) {
    return error_text(s, &s->message, n);
}
const char *hn_error_traceback(hn_session *s, size_t *n) {
    return error_text(s, &s->traceback, n);
}

const uint8_t *hn_error_details(hn_session *s, size_t *n) {
    if (!hnsession_enter(s)) return NULL;
    if (s->state != HN_FAILED) return hnsession_refuse(s, HN_WHY_NO_ERROR), NULL;
    hnresult_describe(s);
    *n = s->details.len;
    return s->details.len ? s->details.data : NULL;
}

int hn_exit_code(const hn_session *s) {
    return s->state == HN_FAILED || s->state == HN_COMPLETE ? s->exit_code : HN_NO_EXIT;
}

/* ---- calls out ---- */

bool hnresult_request(hn_session *s, hn_value call, hn_buf *to) {
    hn_meter keep = hnsession_allow(s);
    hn_status st = hnhost_request(&s->vm, call, to);
    if (st == HN_NOMEM && (st = collect_waiting(s)) == HN_OK) st = hnhost_request(&s->vm, call, to);
    hnsession_allowed(s, &keep);
    return hnsession_went(s, st);
}

static bool request(hn_session *s, hn_value call) {
    s->call_args.len = 0;
    s->call_args.failed = false;
    return hnresult_request(s, call, &s->call_args);
}

static bool pending(hn_session *s) {
    if (s->in_call) return true;
    if (!hnsession_enter(s)) return false;
    if (s->state != HN_CALLING) return hnsession_refuse(s, HN_WHY_NO_CALL), false;
    return request(s, s->vm.pending.call);
}

static const char *call_name(hn_session *s, hn_value call) {
    const char *name = hnsession_text(&s->names, HN_TUPLE(call)->items[0]);
    return name ? name : (hnsession_refuse(s, HN_WHY_NO_MEMORY), NULL);
}

const char *hn_call_name(hn_session *s) {
    if (s->in_call) return s->in_call;
    if (!pending(s)) return NULL;
    return call_name(s, s->vm.pending.call);
}

const uint8_t *hn_call_arguments(hn_session *s, size_t *n) {
    if (!pending(s)) return NULL;
    *n = s->in_call ? s->request_n : s->call_args.len;
    return s->in_call ? s->request : s->call_args.data;
}

uint32_t hn_call_id(const hn_session *s) {
    return hnhost_call_id(&s->vm);
}

static hn_state result_resume(hn_session *s, hn_value v) {
    return hnsession_outcome(s, hnvm_resume(&s->vm, v));
}

/* Decodes the answer to the call. *slow: frozen Python completes it. */
static hn_status take_answer(hn_session *s, bool is_error, const uint8_t *cbor, size_t n, hn_value *out,
                             bool *slow) {
    hn_status st = hnhost_answer(&s->vm, is_error, cbor, n, out);
    *slow = st == HN_SLOW;
    return *slow ? hnhost_answer_slow(&s->vm, is_error, cbor, n) : st;
}

static hn_state answer(hn_session *s, bool is_error, const uint8_t *cbor, size_t n) {
    if (s->in_call) {
        s->problem[0] = 0;
        s->problem_kind = HN_PROBLEM_NONE;
        if (hnhost_reply(&s->vm, is_error, cbor, n)) return HN_READY;
        return hnsession_refuse(s, HN_WHY_NO_ROOM);
    }
    if (!hnsession_enter(s)) return HN_REFUSED;
    if (s->state != HN_CALLING) return hnsession_refuse(s, HN_WHY_NO_CALL);
    hn_value v;
    bool slow;
    hn_status st = take_answer(s, is_error, cbor, n, &v, &slow);
    if (st == HN_NOMEM && (st = collect_waiting(s)) == HN_OK)
        st = take_answer(s, is_error, cbor, n, &v, &slow);
    if (st == HN_OK) return slow ? hnsession_outcome(s, HN_OK) : result_resume(s, v);
    if (st != HN_RAISED) return hnsession_outcome(s, st); /* the answer is lost, so the run ends */
    (void)hnsession_went(s, st);
    return HN_REFUSED;
}

hn_state hn_answer(hn_session *s, const uint8_t *cbor, size_t n) {
    return answer(s, false, cbor, n);
}

/* {"type": type, "message": message} in CBOR. */
static bool error_record(hn_meter *m, hn_buf *b, const char *type, const char *message) {
    hnmeter_init_free(m); /* an answer that fits after a collection must not be lost before it */
    hnbuf_init(b, m);
    hncbor_put_head(b, 5, 2);
    hncbor_put_text(b, "type");
    hncbor_put_text(b, type ? type : "");
    hncbor_put_text(b, "message");
    hncbor_put_text(b, message ? message : "");
    return !b->failed;
}

hn_state hn_answer_lost(hn_session *s) {
    if (s->in_call) return hnhost_reply_later(&s->vm), HN_CALLING;
    if (!hnsession_enter(s)) return HN_REFUSED;
    if (s->state == HN_CALLING || s->state == HN_WAITING) return hnsession_outcome(s, HN_NOMEM);
    return hnsession_refuse(s, HN_WHY_WAITS_FOR_NONE);
}

hn_state hn_answer_exception(hn_session *s, const uint8_t *cbor, size_t n) {
    return answer(s, true, cbor, n);
}

static hn_state answer_id(hn_session *s, uint32_t id, bool is_error, const uint8_t *cbor, size_t n) {
    bool known;
    if (!s->in_call && !hnsession_enter(s)) return HN_REFUSED;
    hn_status st = hnhost_answer_id(&s->vm, id, is_error, cbor, n, &known);
    if (s->in_call && st != HN_OK && st != HN_RAISED) return hnsession_refuse(s, HN_WHY_NO_ROOM);
    if (st == HN_NOMEM && (st = collect_waiting(s)) == HN_OK)
        st = hnhost_answer_id(&s->vm, id, is_error, cbor, n, &known);
    if (st == HN_RAISED) {
        (void)hnsession_went(s, st);
        return HN_REFUSED;
    }
    if (st != HN_OK) return hnsession_outcome(s, st);
    if (!known) return hnsession_refuse(s, HN_WHY_NO_WAITER);
    return s->state == HN_WAITING ? result_resume(s, HN_NONE) : s->state;
}

hn_state hn_answer_id(hn_session *s, uint32_t id, const uint8_t *cbor, size_t n) {
    return answer_id(s, id, false, cbor, n);
}

/* Answers the pending call, or the call *id, with an exception. */
static hn_state answer_text(hn_session *s, const uint32_t *id, const char *type, const char *message) {
    hn_buf b;
    hn_meter m;
    bool there = error_record(&m, &b, type, message);
    hn_state st = !there ? hn_answer_lost(s)
                  : id   ? answer_id(s, *id, true, b.data, b.len)
                         : answer(s, true, b.data, b.len);
    hnbuf_free(&b);
    return st;
}

hn_state hn_answer_error(hn_session *s, const char *type, const char *message) {
    return answer_text(s, NULL, type, message);
}

hn_state hn_answer_id_error(hn_session *s, uint32_t id, const char *type, const char *message) {
    return answer_text(s, &id, type, message);
}

hn_state hn_answer_id_exception(hn_session *s, uint32_t id, const uint8_t *cbor, size_t n) {
    return answer_id(s, id, true, cbor, n);
}

hn_state hn_answer_call(hn_session *s, uint32_t id, bool raises, const uint8_t *cbor, size_t n) {
    bool pending = !id || (id == hn_call_id(s) && (s->in_call || s->state == HN_CALLING));
    hn_state st = pending ? answer(s, raises, cbor, n) : answer_id(s, id, raises, cbor, n);
    bool size = s->problem_kind == HN_PROBLEM_SIZE;
    if (st != HN_REFUSED || s->in_call || (!size && s->problem_kind != HN_PROBLEM_ARGUMENT)) return st;
    char why[sizeof s->problem];
    memcpy(why, s->problem, sizeof why);
    return answer_text(s, pending ? NULL : &id, size ? "ValueError" : "TypeError", why);
}

hn_state hn_defer(hn_session *s) {
    if (!hnsession_enter(s)) return HN_REFUSED;
    if (s->state != HN_CALLING) return hnsession_refuse(s, HN_WHY_NO_CALL);
    hn_value v;
    hn_status st = hnhost_defer(&s->vm, &v);
    if (st == HN_NOMEM && (st = collect_waiting(s)) == HN_OK) st = hnhost_defer(&s->vm, &v);
    return st == HN_OK ? result_resume(s, v) : hnsession_outcome(s, st);
}

const uint32_t *hn_wait_ids(hn_session *s, size_t *n) {
    if (!hnsession_enter(s)) return NULL;
    if (s->state != HN_WAITING) return hnsession_refuse(s, HN_WHY_WAITS_NOT), NULL;
    uint32_t count = hnfuture_pending(&s->vm, NULL);
    uint32_t *to = hnmem_resize(&s->vm.meter, s->ids, s->nids * sizeof *to, (count + 1u) * sizeof *to);
    if (!to) return hnsession_refuse(s, HN_WHY_NO_MEMORY), NULL;
    s->ids = to;
    s->nids = count + 1u;
    *n = hnfuture_pending(&s->vm, to);
    return to;
}

/* Finds the waiting call with this number. */
static bool waiting_call(hn_session *s, uint32_t id, hn_value *call) {
    if (!hnsession_enter(s)) return false;
    if (s->state != HN_WAITING) return hnsession_refuse(s, HN_WHY_WAITS_NOT), false;
    if (!hnsession_went(s, hnfuture_call(&s->vm, id, call))) return false;
    return hnhost_is_call(*call) || (hnsession_refuse(s, HN_WHY_NO_WAITER), false);
}

const char *hn_wait_name(hn_session *s, uint32_t id) {
    hn_value call;
    return waiting_call(s, id, &call) ? call_name(s, call) : NULL;
}

const uint8_t *hn_wait_arguments(hn_session *s, uint32_t id, size_t *n) {
    hn_value call;
    if (!waiting_call(s, id, &call) || !request(s, call)) return NULL;
    *n = s->call_args.len;
    return s->call_args.data;
}

double hn_wait_seconds(hn_session *s) {
    if (s->state != HN_WAITING) return -1;
    hn_value v = HN_TUPLE(s->vm.pending.call)->items[2];
    if (hnv_is_double(v)) return hnv_double(v);
    return hnint_is(v) ? (double)hnint_clamp(v) : -1;
}

hn_state hn_wake(hn_session *s) {
    if (!hnsession_enter(s)) return HN_REFUSED;
    if (s->state != HN_WAITING) return hnsession_refuse(s, HN_WHY_WAITS_NOT);
    return result_resume(s, HN_TRUE);
}

/* Decodes a value for a session that is not running. If it has dates, their module is imported first. */
static hn_status result_decode(hn_session *s, const uint8_t *cbor, size_t n, hn_value *out) {
    hn_status st = hncbor_decode(&s->vm, cbor, n, 0, out);
    if (st != HN_SLOW) return st;
    hn_value args[2] = {HN_UNBOUND, HN_FALSE};
    HN_TRY(hnbytes_new(&s->vm, cbor, n, &args[0]));
    return hnsession_aside(s, HN_ASIDE_HOST, s->vm.slow[HN_SLOW_HOST_DECODE], args, 2, out);
}

/* ---- handles ---- */

static hn_status start_call(hn_session *s, hn_value func, const uint8_t *request, size_t n) {
    hn_value both, args[3] = {func, HN_UNBOUND, HN_UNBOUND};
    const hn_value *parts;
    uint32_t count;
    HN_TRY(result_decode(s, request, n, &both));
    if (!hnseq_view(both, &parts, &count) || count != 2 || !hnv_is(parts[0], HN_KIND_LIST) ||
        !hnv_is(parts[1], HN_KIND_DICT))
        return hnexc_raise(&s->vm, HN_T_VALUEERROR, "a call is an array of arguments and a map of keywords");
    args[1] = parts[0];
    args[2] = parts[1];
    return hnvm_start_call(&s->vm, s->vm.slow[HN_SLOW_HOST_APPLY], args, 3);
}

hn_state hnresult_start_call(hn_session *s, uint32_t handle, const uint8_t *request, size_t n) {
    if (!hnsession_begin(s)) return s->problem_kind ? HN_REFUSED : s->state;
    hn_value func = hnhandle_get(&s->vm, handle);
    if (func == HN_UNBOUND) return hnsession_refuse(s, HN_WHY_NO_HANDLE);
    hnmeter_start(&s->vm.meter);
    hn_status st = hnsession_tidy(s);
    if (st == HN_OK) st = start_call(s, func, request, n);
    if (st == HN_NOMEM && (st = hnheap_collect_all(&s->vm)) == HN_OK) st = start_call(s, func, request, n);
    hnmeter_stop(&s->vm.meter);
    if (st != HN_RAISED) return hnsession_outcome(s, st);
    (void)hnsession_went(s, st);
    return HN_REFUSED;
}

hn_state hn_start_call(hn_session *s, uint32_t handle, const uint8_t *request, size_t n) {
    hnsession_restore(s);
    return hnresult_start_call(s, handle, request, n);
}

bool hn_release(hn_session *s, uint32_t handle) {
    return hn_release_seen(s, handle, UINT64_MAX);
}

uint64_t hn_handed(const hn_session *s) {
    return s->vm.handed;
}

bool hn_release_seen(hn_session *s, uint32_t handle, uint64_t seen) {
    if (!hnsession_enter(s)) return false;
    return hnhandle_release(&s->vm, handle, seen) || (hnsession_refuse(s, HN_WHY_NO_HANDLE), false);
}

/* ---- variables ---- */

static hn_dict *result_globals(hn_session *s) {
    return HN_AS(hn_module, s->vm.main)->dict;
}

/* A name as the host writes it: null characters are C0 80. Without p: there is no memory. */
static hn_item name_of(hn_session *s, const char *z) {
    size_t n = strlen(z);
    if (!strstr(z, "\xC0\x80")) return (hn_item){.p = (const uint8_t *)z, .n = n};
    s->names.len = 0;
    s->names.failed = false;
    for (size_t i = 0; i < n; i++) {
        bool null = (uint8_t)z[i] == 0xC0 && (uint8_t)z[i + 1] == 0x80;
        hnbuf_byte(&s->names, null ? 0 : (uint8_t)z[i]);
        i += null;
    }
    return (hn_item){.p = s->names.failed ? NULL : s->names.data, .n = s->names.len};
}

static hn_status intern_name(hn_session *s, hn_item name, hn_value *out) {
    return name.p ? hnstr_intern_utf8(&s->vm, name.p, name.n, out) : HN_NOMEM;
}

static hn_status store_variable(hn_session *s, hn_item name, hn_item cbor) {
    hn_value v, key;
    HN_TRY(result_decode(s, cbor.p, cbor.n, &v));
    HN_TRY(intern_name(s, name, &key));
    return hndict_set_str(&s->vm, result_globals(s), key, v);
}

bool hnresult_set(hn_session *s, hn_item name, hn_item cbor) {
    s->touched = true;
    /* No instruction runs here, so the collection that is due has to be made here. */
    if (s->vm.heap.wanted && hnheap_collect(&s->vm) != HN_OK)
        return hnsession_refuse(s, HN_WHY_NO_TIME), false;
    hn_meter keep = hnsession_allow(s);
    hnsession_room(s, HN_ROOM_PART);
    hn_status st = store_variable(s, name, cbor);
    if (st == HN_NOMEM && (st = hnheap_collect_all(&s->vm)) == HN_OK) st = store_variable(s, name, cbor);
    hnsession_allowed(s, &keep);
    if (st == HN_STOPPED) return hnsession_refuse(s, HN_WHY_DECODING), false;
    return hnsession_went(s, st);
}

bool hn_set_variable(hn_session *s, const char *name, const uint8_t *cbor, size_t n) {
    if (!hnsession_enter(s)) return false;
    if (!hnsession_idle(s)) return hnsession_refuse(s, HN_WHY_BUSY), false;
    return hnresult_set(s, name_of(s, name), (hn_item){.p = cbor, .n = n});
}

static hn_status keep_value(hn_session *s, hn_item name) {
    hn_value key;
    HN_TRY(intern_name(s, name, &key));
    return hndict_set_str(&s->vm, result_globals(s), key, s->vm.result);
}

bool hnresult_keep(hn_session *s, hn_item name) {
    hn_meter keep = hnsession_allow(s);
    hnsession_room(s, HN_ROOM_PART);
    hn_status st = keep_value(s, name);
    if (st == HN_NOMEM && (st = hnheap_collect_all(&s->vm)) == HN_OK) st = keep_value(s, name);
    hnsession_allowed(s, &keep);
    return st == HN_OK || (hnsession_refuse(s, HN_WHY_NO_MEMORY), false);
}

bool hn_keep_value(hn_session *s, const char *name) {
    if (!hnsession_enter(s)) return false;
    if (!hn_value_present(s)) return hnsession_refuse(s, HN_WHY_NO_VALUE), false;
    return hnresult_keep(s, name_of(s, name));
}

static hn_value result_lookup(hn_session *s, const char *name, hn_value *key) {
    hn_meter keep = hnsession_allow(s);
    hn_status st = intern_name(s, name_of(s, name), key);
    hnsession_allowed(s, &keep);
    hn_value v = st == HN_OK ? hndict_get_str(&s->vm, result_globals(s), *key) : HN_UNBOUND;
    if (v == HN_UNBOUND) (void)hnsession_refuse(s, st == HN_OK ? HN_WHY_NO_VARIABLE : HN_WHY_NO_MEMORY);
    return v;
}

const uint8_t *hn_get_variable(hn_session *s, const char *name, size_t *n) {
    uint64_t hash = (uint64_t)hnhash_bytes((const uint8_t *)name, strlen(name), s->vm.hash_key);
    if (hash != s->name_hash && !hnsession_enter(s))
        return NULL; /* drops unfinished work on another
                                                                     variable */
    if (!hnsession_enter_pieces(s, HN_UNFINISHED_GET)) return NULL;
    hn_value key;
    s->over = HN_LIMIT_NONE;
    s->name_hash = hash;
    if (!s->again) s->variable = result_lookup(s, name, &key);
    if (s->variable == HN_UNBOUND) return NULL;
    return result_encode(s, s->variable, 0, HN_ASIDE_ALONE, HN_UNFINISHED_GET, n);
}

bool hn_delete_variable(hn_session *s, const char *name) {
    hn_value key;
    if (!hnsession_enter(s)) return false;
    if (!hnsession_idle(s)) return hnsession_refuse(s, HN_WHY_BUSY), false;
    return result_lookup(s, name, &key) != HN_UNBOUND && hndict_del_str(&s->vm, result_globals(s), key);
}

static bool is_own_name(hn_value key, hn_value v) {
    if (!hnv_is(key, HN_KIND_STR) || hnv_is(v, HN_KIND_HOST)) return false;
    const hn_str *k = HN_STR(key);
    return !(k->len > 4 && hnstr_at(k, 0) == '_' && hnstr_at(k, 1) == '_' && hnstr_at(k, k->len - 1) == '_');
}

static hn_status list_names(hn_session *s, hn_value *out) {
    hn_value key, v;
    hn_list *l = hnlist_new(&s->vm, 16);
    if (!l) return HN_NOMEM;
    for (uint32_t i = 0; hndict_next(result_globals(s), &i, &key, &v);)
        if (is_own_name(key, v)) HN_TRY(hnlist_append(&s->vm, l, key));
    *out = hnv_from_ref(l);
    return HN_OK;
}

const uint8_t *hn_variable_names(hn_session *s, size_t *n) {
    if (!hnsession_enter(s)) return NULL;
    hn_value names;
    hn_meter keep = hnsession_allow(s);
    hn_status st = list_names(s, &names);
    hnsession_allowed(s, &keep);
    if (st != HN_OK) return hnsession_refuse(s, HN_WHY_NO_MEMORY), NULL;
    return result_encode(s, names, HN_CBOR_UNLIMITED, HN_ASIDE_HOST, HN_UNFINISHED_NOT, n);
}

/* ---- files ---- */

static hn_status files(hn_session *s, const uint8_t *request, size_t n, hn_value *out) {
    hn_value arg;
    hn_meter keep = hnsession_allow(s);
    hn_status st = hncbor_decode(&s->vm, request, n, HN_CBOR_UNLIMITED, &arg);
    hnsession_allowed(s, &keep);
    HN_TRY(st);
    return hnsession_aside(s, HN_ASIDE_HOST, s->vm.slow[HN_SLOW_FILES_REQUEST], &arg, 1, out);
}

const uint8_t *hn_files(hn_session *s, const uint8_t *request, size_t n, size_t *out_n) {
    if (!hnsession_enter(s)) return NULL;
    if (!hnsession_idle(s)) return hnsession_refuse(s, HN_WHY_BUSY), NULL;
    s->touched = true;
    if (s->vm.heap.wanted && hnheap_collect(&s->vm) != HN_OK)
        return hnsession_refuse(s, HN_WHY_NO_TIME), NULL;
    hn_value out;
    hn_status st = files(s, request, n, &out);
    if (st == HN_NOMEM && hnheap_collect_all(&s->vm) == HN_OK) st = files(s, request, n, &out);
    if (st == HN_OK) return result_encode(s, out, HN_CBOR_UNLIMITED, HN_ASIDE_HOST, HN_UNFINISHED_NOT, out_n);
    if (st == HN_PAUSED) return hnsession_refuse(s, HN_WHY_LATE_FILES), NULL;
    (void)hnsession_went(s, st);
    return NULL;
}

/* ---- memory ---- */

bool hn_collect(hn_session *s) {
    if (!hnsession_enter(s)) return false;
    return collect_waiting(s) == HN_OK || (hnsession_refuse(s, HN_WHY_NO_TIME), false);
}

/* ---- snapshots ---- */

/* Once, or on from where it was left. */
static hn_status dump_once(hn_session *s) {
    if (!s->writer) {
        s->dump.len = 0;
        s->dump.failed = false;
    }
    hn_meter *m = &s->vm.meter;
    size_t limit = m->bytes_limit, peak = m->bytes_peak;
    m->bytes_limit = SIZE_MAX / 2; /* room for an exception */
    hn_status st = hnsnap_dump_piece(&s->vm, &s->writer, &s->dump, s->pieces);
    if (st == HN_NOMEM && !s->retried) {
        s->retried = true;
        if (hnheap_collect_all(&s->vm) == HN_OK) st = HN_AGAIN;
    }
    m->bytes_limit = limit;
    m->bytes_peak = peak;
    return st;
}

/* Sets the problem after a dump has failed. */
static void dump_refused(hn_session *s, hn_status st) {
    bool cancelled = s->outside.stopped == HN_LIMIT_CANCELLED;
    hn_why why = cancelled ? HN_WHY_DUMPING_CANCELLED : HN_WHY_DUMPING_TIME;
    if (st == HN_STOPPED)
        (void)hnsession_refuse(s, why);
    else
        (void)hnsession_went(s, st);
    hnbuf_free(&s->dump);
}

const uint8_t *hn_dump(hn_session *s, size_t *n) {
    hn_status st;
    if (!hnsession_enter_pieces(s, HN_UNFINISHED_DUMP)) return NULL;
    if (s->state == HN_READY) return hnsession_refuse(s, HN_WHY_NOT_AT_REST), NULL;
    while ((st = dump_once(s)) == HN_AGAIN)
        if (hnsession_leave(s, HN_UNFINISHED_DUMP)) return NULL;
    *n = s->dump.len;
    if (st == HN_OK) return s->dump.data;
    dump_refused(s, st);
    return NULL;
}

/* Returns the state of the run in a loaded snapshot. */
static hn_state loaded_state(const hn_session *s) {
    hn_host_wait waits = hnhost_waits(&s->vm);
    return waits == HN_HOST_WAITS_ANY    ? HN_WAITING
           : waits == HN_HOST_WAITS_CALL ? HN_CALLING
           : s->vm.nframes               ? HN_SLICED
                                         : HN_IDLE;
}

bool hn_load_into(hn_session *s, const uint8_t *dump, size_t n) {
    hn_snap_from from = {.p = dump, .n = n, .error = s->problem, .error_cap = sizeof s->problem};
    hn_status st;
    if (!hnsession_enter_pieces(s, HN_UNFINISHED_LOAD)) return false;
    if (s->touched && !s->again) return hnsession_refuse(s, HN_WHY_LATE_LOAD), false;
    s->touched = true;
    while ((st = hnsnap_load_piece(&s->vm, &s->reader, &from, s->pieces)) == HN_AGAIN)
        if (hnsession_leave(s, HN_UNFINISHED_LOAD)) return false;
    s->spoilt = st != HN_OK;
    if (s->spoilt) s->problem_kind = st == HN_STOPPED ? HN_PROBLEM_LIMIT : HN_PROBLEM_ARGUMENT;
    if (s->spoilt) return false;
    hnmeter_begin(&s->vm.meter);
    s->vm.meter.bytes_peak = s->vm.meter.bytes;
    s->state = loaded_state(s);
    return true;
}

hn_session *hn_load(const hn_host_functions *host, const uint8_t *dump, size_t n, char *problem, size_t cap) {
    hn_session *s = hn_session_new(host);
    if (s && hn_load_into(s, dump, n)) return s;
    hnprint(problem, cap, "%s", s ? s->problem : "no memory");
    hn_session_free(s);
    return NULL;
}
