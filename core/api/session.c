/* The part of hognose.h that makes and frees sessions, sets limits and runs programs. Waiting for the host's
 * functions does not count as running time, except for `$file`. Work beside a run has an allowance: each
 * hnsession_allow needs its hnsession_allowed, or the limits of the session stay changed. */
#include "api/session.h"
#include "api/version.h"

#include "base/work.h"
#include "front/compile.h"
#include "host/future.h"
#include "lib/lib.h"
#include "object/bytes.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/seq.h"
#include "object/str.h"
#include "snap/snap.h"
#include "vm/frame.h"
#include "vm/start.h"

#include <stdlib.h>

#define ASIDE_STEPS   2000000u
#define SMALL_SOURCE  1024u /* bytes of a program that may be compiled with the last of the memory */
#define REPR_MOST     4096u /* bytes of a repr, unless the host wants another number */
#define OUTCOME_LEAST 512u  /* bytes of `value` that there always are, so that a limit can be described */
#define TEXT_MOST     4096u /* bytes of a text that a session keeps its room for */
#ifdef HN_HOSTILE
#define ASIDE_TIME UINT64_C(60000000000) /* the hostile build is slow */
#else
#define ASIDE_TIME UINT64_C(1000000000)
#endif

const char *hn_version(void) {
    return HN_VERSION;
}

/* ---- the host's callbacks ---- */

static void session_write(void *ctx, int stream, const char *utf8, size_t n) {
    hn_session *s = ctx;
    bool before = s->in_host;
    s->in_host = true;
    if (s->host.write) s->host.write(s->host.ctx, stream, utf8, n);
    s->in_host = before;
}

static uint64_t session_now(void *ctx, int kind) {
    hn_session *s = ctx;
    bool before = s->in_host;
    s->in_host = true;
    uint64_t now = s->host.now ? s->host.now(s->host.ctx, kind) : 0;
    s->in_host = before;
    return now;
}

static uint64_t session_clock(void *ctx) {
    return session_now(ctx, 1);
}

/* Time in the host's `call` is free, except for `$file`: reading files is work for the program. */
static bool is_work(const char *name) {
    return strcmp(name, "$file") == 0;
}

static hn_host_outcome session_call(void *ctx, hn_vm *vm, const char *name, const uint8_t *request,
                                    size_t n) {
    static const hn_host_outcome outcomes[] = {[HN_CALL_LATER] = HN_HOST_LATER,
                                               [HN_CALL_ANSWERED] = HN_HOST_ANSWERED,
                                               [HN_CALL_PAUSE] = HN_HOST_PAUSE};
    hn_session *s = ctx;
    /* as CBOR, a text of 51 bytes: the message of a RuntimeError */
    static const char refusal[] = "\x78\x33the host cannot be asked while it looks at a result";
    if (s->alone) return hnhost_reply(vm, true, refusal, sizeof refusal - 1), HN_HOST_ANSWERED;
    if (!s->host.call) return HN_HOST_LATER;
    bool is_free = !is_work(name);
    if (is_free) hnmeter_stop(&s->vm.meter);
    s->request = request;
    s->request_n = n;
    s->in_call = name;
    s->in_host = true;
    hn_call_outcome outcome = s->host.call(s->host.ctx, s);
    s->in_call = NULL;
    s->in_host = false;
    hn_limit stopped = s->vm.meter.stopped;
    if (is_free) hnmeter_start(&s->vm.meter);
    if (!is_free) hnmeter_trip(&s->vm.meter); /* the call may have taken long: look at the clock */
    s->vm.meter.stopped = stopped;
    return (unsigned)outcome < sizeof outcomes / sizeof *outcomes ? outcomes[outcome] : HN_HOST_LATER;
}

static void session_entropy(void *ctx, uint8_t *to, size_t n) {
    hn_session *s = ctx;
    s->in_host = true;
    s->host.entropy(s->host.ctx, to, n);
    s->in_host = false;
}

static bool session_library(void *ctx, size_t at, uint8_t *to, size_t n) {
    hn_session *s = ctx;
    s->in_host = true;
    bool given = s->host.library(s->host.ctx, at, to, n);
    s->in_host = false;
    return given;
}

/* ---- making ---- */

static hn_buf *const *buffers(hn_session *s, hn_buf *(*to)[9]) {
    hn_buf *all[] = {&s->value,     &s->names,   &s->call_args, &s->type, &s->message,
                     &s->traceback, &s->details, &s->dump,      NULL};
    memcpy(*to, all, sizeof all);
    return *to;
}

static hn_session *new_session(const hn_host_functions *host) {
    hn_session *s = calloc(1, sizeof *s);
    if (!s) return NULL;
    if (host) s->host = *host;
    s->cfg.ctx = s;
    s->cfg.repr_most = REPR_MOST;
    s->cfg.write = session_write;
    s->cfg.now = s->host.now ? session_now : NULL;
    s->cfg.call = session_call;
    s->cfg.entropy = s->host.entropy ? session_entropy : NULL;
    s->cfg.library = s->host.library ? session_library : NULL;
    s->vm.host = &s->cfg;
    hn_buf *all[9];
    for (hn_buf *const *b = buffers(s, &all); *b; b++) hnbuf_init(*b, &s->vm.meter);
    hnmeter_init_free(&s->outside);
    s->dump.meter = &s->outside;
    hnbuf_init(&s->keep, &s->vm.meter);
    s->error = HN_UNBOUND;
    s->exit_code = HN_NO_EXIT;
    if (hnlib_start(&s->vm) != HN_OK || hnhost_init(&s->vm) != HN_OK || hnsnap_init(&s->vm) != HN_OK) {
        hn_session_free(s);
        return NULL;
    }
    (void)hnbuf_reserve(&s->value, OUTCOME_LEAST);
    hn_reset_used(s); /* what it took to begin is not the program's */
    s->vm.meter.spare = &s->spare;
    hnmem_fill_spare(&s->vm.meter);
    if (s->host.now) {
        s->vm.meter.clock = session_clock;
        s->vm.meter.clock_ctx = s;
    }
    return s;
}

hn_session *hn_session_new(const hn_host_functions *host) {
    return new_session(host);
}

void hn_session_free(hn_session *s) {
    if (!s) return;
    if (s->in_host) {
        hn_cancel(s);
        return;
    }
    hn_buf *all[9];
    hnsnap_dump_drop(&s->writer, &s->dump);
    hnsnap_load_drop(&s->reader);
    for (hn_buf *const *b = buffers(s, &all); *b; b++) hnbuf_free(*b);
    hnbuf_free(&s->keep);
    if (s->ids) hnmem_free(&s->vm.meter, s->ids, s->nids * sizeof *s->ids);
    hnhost_free(&s->vm);
    hnvm_free(&s->vm);
    s->vm.meter.spare = &s->spare;
    hnmem_free_spare(&s->vm.meter);
    free(s);
}

/* One of the outputs of SplitMix64 (Steele, Lea and Flood 2014). */
static uint64_t mixed(uint64_t x) {
    x = (x ^ x >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    x = (x ^ x >> 27) * UINT64_C(0x94D049BB133111EB);
    return x ^ x >> 31;
}

bool hnsession_seed(hn_session *s, uint64_t seed) {
    const uint64_t step = UINT64_C(0x9E3779B97F4A7C15);
    uint64_t key[2] = {seed ? mixed(seed + step) : 0, seed ? mixed(seed + 2 * step) : 0};
    if (s->touched) return hnsession_refuse(s, HN_WHY_LATE_SEED), false;
    hn_meter keep = hnsession_allow(s);
    hn_status st = hnsnap_seed(&s->vm, key);
    hnsession_allowed(s, &keep);
    return st == HN_OK || (hnsession_refuse(s, HN_WHY_NO_MEMORY), false);
}

bool hn_set_seed(hn_session *s, uint64_t seed) {
    return hnsession_enter(s) && hnsession_seed(s, seed);
}

hn_state hn_session_state(const hn_session *s) {
    return s->state;
}
const char *hn_problem(const hn_session *s) {
    return s->problem;
}

hn_problem_kind hn_problem_code(const hn_session *s) {
    return (hn_problem_kind)s->problem_kind;
}

hn_state hnsession_refuse(hn_session *s, hn_why why) {
    static const char *const texts[] = {
#define HN_PROBLEM(name, kind, text) text,
#include "api/problems.def"
#undef HN_PROBLEM
    };
    static const uint8_t kinds[] = {
#define HN_PROBLEM(name, kind, text) HN_PROBLEM_##kind,
#include "api/problems.def"
#undef HN_PROBLEM
    };
    hnprint(s->problem, sizeof s->problem, "%s", texts[why]);
    s->problem_kind = kinds[why];
    return HN_REFUSED;
}

const char *hnsession_text(hn_buf *b, hn_value str) {
    b->len = 0;
    b->failed = false;
    hnstr_to_utf8(HN_STR(str), b);
    hnbuf_byte(b, 0);
    return b->failed ? NULL : (const char *)b->data;
}

/* ---- pieces ---- */

static void drop_unfinished(hn_session *s) {
    if (s->unfinished == HN_UNFINISHED_DUMP) {
        hnsnap_dump_drop(&s->writer, &s->dump);
    } else if (s->unfinished == HN_UNFINISHED_LOAD) {
        hnsnap_load_drop(&s->reader);
        s->spoilt = true;
    } else {
        if (s->left) hnvm_abandon(&s->vm);
        s->vm.aside = 0;
        hnwork_clear(&s->vm.meter);
        s->vm.exchange.undescribed = NULL;
        s->vm.exchange.described = NULL;
        s->left = false;
    }
    s->unfinished = HN_UNFINISHED_NOT;
}

/* Begins a public function that changes no object. A collection that was stopped can resume after it. */
static bool session_enter(hn_session *s, hn_unfinished what) {
    s->problem[0] = 0;
    s->problem_kind = HN_PROBLEM_NONE;
    if (s->in_host) return hnsession_refuse(s, HN_WHY_INSIDE), false;
    s->again = what && s->unfinished == what;
    if (s->unfinished && !s->again) drop_unfinished(s);
    if (s->spoilt) return hnsession_refuse(s, HN_WHY_NOT_LOADED), false;
    if (what) s->tidying = false;
    s->unfinished = HN_UNFINISHED_NOT;
    s->pieces = false;
    s->retried = s->retried && s->again;
    if (!s->again) s->base = 0;
    s->vm.exchange.too_large = false;
    return true;
}

bool hnsession_enter(hn_session *s) {
    s->tidying = false;
    return session_enter(s, HN_UNFINISHED_NOT);
}

bool hnsession_enter_pieces(hn_session *s, hn_unfinished what) {
    if (!session_enter(s, what)) return false;
    bool dump = what == HN_UNFINISHED_DUMP;
    s->pieces = (dump || hnsession_idle(s)) && (s->vm.meter.sliced || HN_ALWAYS_LEAVE);
    if (s->pieces && !s->again && !dump) s->vm.meter.op_steps = hnmeter_steps(&s->vm.meter);
    return true;
}

bool hnsession_leave(hn_session *s, hn_unfinished what) {
    s->again = true;
    if (!s->vm.meter.sliced) return false;
    s->unfinished = (uint8_t)what;
    (void)hnsession_refuse(s, HN_WHY_UNFINISHED);
    return true;
}

void hnsession_work(hn_session *s, uint64_t time_limit) {
    hn_meter *m = &s->vm.meter;
    m->time_limit = time_limit;
    m->work.on = s->pieces;
    hnmeter_start(m);
}

void hnsession_worked(hn_session *s) {
    s->vm.meter.work.on = s->vm.meter.work.due = false;
    hnmeter_stop(&s->vm.meter);
}

bool hnsession_went(hn_session *s, hn_status st) {
    const hn_tuple *args =
        st == HN_RAISED && hnv_is_exc(s->vm.exc) ? HN_TUPLE(HN_EXC(s->vm.exc)->args) : NULL;
    if (st == HN_OK) return true;
    (void)hnsession_refuse(s, st == HN_SLOW ? HN_WHY_NO_DATES : HN_WHY_NO_MEMORY);
    if (args && args->len && hnv_is(args->items[0], HN_KIND_STR)) {
        (void)hnstr_cut(args->items[0], s->problem, sizeof s->problem);
        s->problem_kind = s->vm.exchange.too_large ? HN_PROBLEM_SIZE : HN_PROBLEM_ARGUMENT;
    }
    if (st == HN_RAISED) s->vm.exc = HN_UNBOUND;
    return false;
}

/* ---- limits ---- */

bool hnsession_limit(hn_session *s, hn_limit_kind kind, uint64_t most) {
    hn_meter *m = &s->vm.meter;
    switch (kind) {
    case HN_MAX_STEPS:
        m->steps_limit = most;
        hnmeter_trip(m);
        return true;
    case HN_MAX_TIME: m->time_limit = most > UINT64_MAX / 1000000 ? UINT64_MAX : most * 1000000; return true;
    case HN_MAX_MEMORY:
        if (most == UINT64_MAX) return hnsession_refuse(s, HN_WHY_MEMORY), false;
        if (most < m->bytes + m->bytes_reserve) return hnsession_refuse(s, HN_WHY_MEMORY_USED), false;
        m->bytes_limit = most > SIZE_MAX / 2 ? SIZE_MAX / 2 : (size_t)most;
        return true;
    case HN_MAX_DEPTH:
        if (most < 10 || most > 1000000) return hnsession_refuse(s, HN_WHY_DEPTH), false;
        m->depth_most = (uint32_t)most;
        hnframe_limit(&s->vm);
        return true;
    case HN_MAX_WALL: m->wall_limit = most > UINT64_MAX / 1000000 ? UINT64_MAX : most * 1000000; return true;
    case HN_MAX_OUTPUT: m->output_limit = most; return true;
    case HN_MAX_CALLS: m->calls_limit = most; return true;
    case HN_MAX_ALLOCATIONS: hnheap_limit_allocations(&s->vm, most, false); return true;
    case HN_MAX_SOURCE: m->source_limit = most > SIZE_MAX ? SIZE_MAX : (size_t)most; return true;
    case HN_MAX_VALUE_BYTES: m->value_bytes_limit = most; return true;
    case HN_MAX_VALUE_ITEMS: m->value_items_limit = most; return true;
    case HN_MAX_NESTING:
        if (most < 10 || most > 200) return hnsession_refuse(s, HN_WHY_NESTING), false;
        m->nesting_limit = (uint32_t)most;
        return true;
    default: return hnsession_refuse(s, HN_WHY_NO_LIMIT), false;
    }
}

bool hn_set_limit(hn_session *s, hn_limit_kind kind, uint64_t most) {
    return session_enter(s, HN_UNFINISHED_NOT) && hnsession_limit(s, kind, most);
}

uint64_t hn_get_limit(const hn_session *s, hn_limit_kind kind) {
    const hn_meter *m = &s->vm.meter;
    switch (kind) {
    case HN_MAX_STEPS: return m->steps_limit;
    case HN_MAX_TIME: return m->time_limit == UINT64_MAX ? UINT64_MAX : m->time_limit / 1000000;
    case HN_MAX_MEMORY: return m->bytes_limit;
    case HN_MAX_DEPTH: return m->depth_most;
    case HN_MAX_WALL: return m->wall_limit == UINT64_MAX ? UINT64_MAX : m->wall_limit / 1000000;
    case HN_MAX_OUTPUT: return m->output_limit;
    case HN_MAX_CALLS: return m->calls_limit;
    case HN_MAX_ALLOCATIONS: return m->allocations_limit;
    case HN_MAX_SOURCE: return m->source_limit;
    case HN_MAX_NESTING: return m->nesting_limit;
    case HN_MAX_VALUE_BYTES: return m->value_bytes_limit;
    case HN_MAX_VALUE_ITEMS: return m->value_items_limit;
    default: return 0;
    }
}

void hnsession_restore(hn_session *s) {
    const hn_kept kept = s->kept;
    s->kept = (hn_kept){0};
    for (unsigned kind = 0; kept.limits >> kind; kind++)
        if (kept.limits >> kind & 1) (void)hnsession_limit(s, (hn_limit_kind)kind, kept.most[kind]);
    if (kept.repr) s->cfg.repr_most = kept.repr_most;
    s->keep.len = 0;
    if (s->keep.room > TEXT_MOST) hnbuf_free(&s->keep);
}

uint64_t hn_get_used(const hn_session *s, hn_limit_kind kind) {
    const hn_meter *m = &s->vm.meter;
    switch (kind) {
    case HN_MAX_STEPS: return hnmeter_steps(m);
    case HN_MAX_TIME: return hnmeter_time(m) / 1000000;
    case HN_MAX_MEMORY: return m->bytes;
    case HN_MAX_DEPTH: return s->vm.nframes;
    case HN_MAX_WALL: return (hnsession_idle(s) ? m->wall_used : hnmeter_wall(m)) / 1000000;
    case HN_MAX_OUTPUT: return m->output;
    case HN_MAX_CALLS: return m->calls;
    case HN_MAX_ALLOCATIONS: return hnheap_allocations(&s->vm);
    case HN_MAX_VALUE_BYTES:
    case HN_MAX_VALUE_ITEMS: return m->value_used;
    default: return 0;
    }
}

uint64_t hn_peak_memory(const hn_session *s) {
    return s->vm.meter.bytes_peak;
}

uint64_t hn_memory_wanted(const hn_session *s) {
    return hn_limit_reached(s) == HN_MAX_MEMORY ? s->vm.meter.bytes_wanted : 0;
}

void hn_reset_used(hn_session *s) {
    hn_meter *m = &s->vm.meter;
    if (!session_enter(s, HN_UNFINISHED_NOT)) return;
    hnwork_clear(m);
    m->steps = 0;
    m->slice = m->fuel = 0;
    m->time_used = 0;
    m->output = m->calls = 0;
    m->bytes_peak = m->bytes;
    m->bytes_wanted = 0;
    if (s->vm.heap.counts) hnheap_limit_allocations(&s->vm, m->allocations_limit, true);
}

#define HN_LIMIT(name, kind, text, unit) +1
_Static_assert(HN_LIMIT_KINDS == 0
#include "base/limits.def"
               ,
               "each limit has its row");
#undef HN_LIMIT
#define HN_LIMIT(name, kind, text, unit) _Static_assert((int)HN_LIMIT_##name == (int)HN_##kind, text);
#include "base/limits.def"
#undef HN_LIMIT

hn_limit_kind hn_limit_reached(const hn_session *s) {
    if (s->over != HN_LIMIT_NONE) return (hn_limit_kind)s->over;
    return s->state == HN_LIMITED ? (hn_limit_kind)s->vm.meter.stopped : HN_NO_LIMIT;
}

const char *hn_limit_name(hn_limit_kind kind) {
    static const char *const names[] = {
#define HN_LIMIT(name, kind, text, unit) text,
#include "base/limits.def"
#undef HN_LIMIT
    };
    return (unsigned)kind < sizeof names / sizeof *names ? names[kind] : "";
}

char hn_limit_unit(hn_limit_kind kind) {
    static const char units[] = {
#define HN_LIMIT(name, kind, text, unit) unit,
#include "base/limits.def"
#undef HN_LIMIT
    };
    return (unsigned)kind < sizeof units ? units[kind] : 0;
}

void hn_spend_time(hn_session *s, uint64_t nanoseconds) {
    s->vm.meter.time_used += nanoseconds;
}

void hn_spend_steps(hn_session *s, uint64_t steps) {
    if (session_enter(s, HN_UNFINISHED_NOT)) s->vm.meter.steps += steps;
}

void hn_cancel(hn_session *s) {
    s->vm.meter.cancelled = true;
}

void hn_set_slices(hn_session *s, bool on) {
    if (session_enter(s, HN_UNFINISHED_NOT)) s->vm.meter.sliced = on;
}

/* ---- runs ---- */

/* Ends the run and forgets its calls. */
static void session_give_up(hn_session *s) {
    hnvm_abandon(&s->vm);
    hnfuture_drop_all(&s->vm);
}

/* The status of the SystemExit that ended the run. If it cannot be found or printed, it is 1. */
static int exit_code(hn_session *s) {
    hn_value code;
    if (!hntype_is(hntype_of(&s->vm, s->error), s->vm.types[HN_T_SYSTEMEXIT])) return HN_NO_EXIT;
    hn_status st = hnsession_aside(s, HN_ASIDE_ALONE, s->vm.slow[HN_SLOW_EXIT_STATUS], &s->error, 1, &code);
    s->vm.exc = HN_UNBOUND;
    return st == HN_OK && hnv_is_int(code) ? (int)hnv_int(code) : 1;
}

/* Ends the run with the uncaught exception. A SystemExit with status 0 completes it. */
static hn_state raised(hn_session *s) {
    s->error = s->vm.result = s->vm.exc;
    s->vm.exc = HN_UNBOUND;
    s->described = false;
    hnvm_abandon(&s->vm);
    s->exit_code = exit_code(s);
    if (s->exit_code != 0) return s->state = HN_FAILED;
    s->error = s->vm.result = HN_UNBOUND;
    return s->state = HN_COMPLETE;
}

hn_state hnsession_outcome(hn_session *s, hn_status st) {
    s->vm.meter.cancelled = false;
    s->over = HN_LIMIT_NONE;
    s->vm.meter.wall_used = hnmeter_wall(&s->vm.meter);
    switch (st) {
    case HN_OK: return s->state = HN_READY;
    case HN_DONE: return s->state = HN_COMPLETE;
    case HN_RAISED: return raised(s);
    case HN_PAUSED: return s->state = hnhost_waits(&s->vm) == HN_HOST_WAITS_ANY ? HN_WAITING : HN_CALLING;
    case HN_SLICE: return s->state = HN_SLICED;
    case HN_STOPPED: session_give_up(s); return s->state = HN_LIMITED;
    default:
        (void)hnmeter_stop_at(&s->vm.meter, HN_LIMIT_MEMORY);
        session_give_up(s);
        return s->state = HN_LIMITED;
    }
}

static hn_status session_start(hn_session *s, const hn_program *p) {
    hn_vm *vm = &s->vm;
    hn_value text, name;
    if (p->n > vm->meter.source_limit) return hnmeter_stop_at(&vm->meter, HN_LIMIT_SOURCE);
    HN_TRY(hnstr_from_utf8(vm, p->filename, p->filename_n, &name));
    HN_TRY(hnstr_from_valid_utf8(vm, p->code, p->n, &text));
    if (text == HN_UNBOUND) {
        HN_TRY(hnbytes_new(vm, p->code, p->n, &text));
        return hnvm_start_bytes(vm, text, name);
    }
    uint32_t flags = HN_COMPILE_RESULT | (p->top_await ? HN_COMPILE_TOP_AWAIT : 0);
    return hnvm_start(vm, text, name, flags);
}

static bool is_full(const hn_vm *vm, hn_status st) {
    return st == HN_NOMEM || (st == HN_STOPPED && vm->meter.stopped == HN_LIMIT_MEMORY);
}

/* Frees the large texts of the last run, whose pointers are no longer valid. */
static void drop_texts(hn_session *s) {
    hn_buf *all[9];
    for (hn_buf *const *b = buffers(s, &all); *b; b++)
        if ((*b)->room > TEXT_MOST) hnbuf_free(*b);
    s->value.failed = false;
    if (!s->value.room) (void)hnbuf_reserve(&s->value, OUTCOME_LEAST);
    if (s->cfg.request.room > TEXT_MOST) hnbuf_free(&s->cfg.request);
    if (s->cfg.reply.room > TEXT_MOST) hnbuf_free(&s->cfg.reply);
    hnmem_free(&s->vm.meter, s->ids, s->nids * sizeof *s->ids);
    s->ids = NULL;
    s->nids = 0;
}

static size_t left(const hn_meter *m) {
    return m->bytes_limit > m->bytes ? m->bytes_limit - m->bytes : 0;
}

/* How much of the reserve a program may take: two blocks of the heap. So even one large object leaves enough
 * for many small ones. */
#define PART ((size_t)16 << 10)

void hnsession_room(hn_session *s, hn_room room) {
    hn_meter *m = &s->vm.meter;
    size_t keep = room == HN_ROOM_LAST ? HN_LAST_RESERVE : HN_RESERVE;
    s->vm.heap.frugal = left(m) < 2 * HN_RESERVE || left(m) < hnstr_intern_wants(&s->vm);
    size_t free = left(m), least = HN_START_RESERVE + PART;
    if (room == HN_ROOM_PART && free < keep + PART) keep = free > least ? free - PART : HN_START_RESERVE;
    m->bytes_reserve = keep;
}

hn_status hnsession_tidy(hn_session *s) {
    hn_heap *h = &s->vm.heap;
    hnsession_room(s, HN_ROOM_LAST);
    bool due = h->wanted || (h->frugal && h->allocated > HN_LAST_RESERVE);
    h->marking = h->marking && s->tidying;
    h->resumes = true;
    hn_status st = due ? hnheap_collect_all(&s->vm) : HN_OK;
    h->resumes = false;
    s->tidying = st == HN_STOPPED;
    HN_TRY(st);
    if (h->frugal) hnframe_trim(&s->vm);
    hnmem_fill_spare(&s->vm.meter);
    bool scarce = left(&s->vm.meter) < HN_RESERVE + HN_LAST_RESERVE;
    hnsession_room(s, scarce ? HN_ROOM_PART : HN_ROOM_PROGRAM);
    return HN_OK;
}

bool hnsession_begin(hn_session *s) {
    if (!session_enter(s, HN_UNFINISHED_NOT)) return false;
    if (!hnsession_idle(s)) return hnsession_refuse(s, HN_WHY_ANOTHER), false;
    s->vm.result = s->error = HN_UNBOUND;
    s->exit_code = HN_NO_EXIT;
    s->vm.meter.bytes_wanted = 0;
    s->touched = true;
    s->over = HN_LIMIT_NONE;
    s->cfg.kept = HN_HOST_KEPT_NOT; /* a stopped run may have left an answer for which there was no memory */
    drop_texts(s);
    hnmeter_begin(&s->vm.meter);
    return true;
}

/* Again, with what programs leave for those that tidy up: short ones. What would stay, functions and classes,
 * may have half of that only, so that the next one can begin as well. */
static hn_status start_small(hn_session *s, const hn_program *p) {
    hn_vm *vm = &s->vm;
    if (p->n > SMALL_SOURCE) return hnmeter_stop_at(&vm->meter, HN_LIMIT_MEMORY);
    hnsession_room(s, HN_ROOM_LAST);
    vm->heap.frugal = true;
    HN_TRY(session_start(s, p));
    bool stays = vm->frames[0].code->nchildren > 0 && left(&vm->meter) < HN_START_RESERVE / 2;
    return stays ? hnmeter_stop_at(&vm->meter, HN_LIMIT_MEMORY) : HN_OK;
}

hn_state hnsession_start(hn_session *s, const hn_program *p) {
    if (!hnsession_begin(s)) return s->problem_kind ? HN_REFUSED : s->state;
    hnmeter_start(&s->vm.meter);
    uint64_t before = hnmeter_steps(&s->vm.meter);
    hn_status st = hnsession_tidy(s);
    bool scarce = s->vm.meter.bytes_reserve < HN_RESERVE;
    if (st == HN_OK) st = session_start(s, p);
    if (is_full(&s->vm, st)) {
        hnmeter_rewind(&s->vm.meter, before);
        st = start_small(s, p);
    }
    hnmeter_stop(&s->vm.meter);
    hnsession_room(s, scarce ? HN_ROOM_PART : HN_ROOM_PROGRAM);
    return hnsession_outcome(s, st);
}

hn_state hn_start(hn_session *s, const char *code, size_t n, const hn_run_options *options) {
    const char *filename = options && options->filename ? options->filename : "<python>";
    hn_program p = {code, n, filename, strlen(filename), options && options->top_await};
    hnsession_restore(s);
    return hnsession_start(s, &p);
}

hn_state hn_continue(hn_session *s) {
    if (!hnsession_enter(s)) return HN_REFUSED;
    if (s->state != HN_READY && s->state != HN_SLICED)
        return hnsession_refuse(s, s->state == HN_CALLING   ? HN_WHY_AT_CALL
                                   : s->state == HN_WAITING ? HN_WHY_WAITS
                                                            : HN_WHY_NOT_STARTED);
    hn_status st = hnmeter_look_wall(&s->vm.meter);
    while (st == HN_OK) st = hnvm_finish(&s->vm, hnvm_run(&s->vm));
    return hnsession_outcome(s, st);
}

hn_state hn_expire(hn_session *s) {
    if (!hnsession_enter(s)) return HN_REFUSED;
    if (hnsession_idle(s)) return hnsession_refuse(s, HN_WHY_NO_RUN);
    return hnsession_outcome(s, hnmeter_stop_at(&s->vm.meter, HN_LIMIT_WALL));
}

hn_state hn_abandon(hn_session *s) {
    if (!hnsession_enter(s)) return HN_REFUSED;
    session_give_up(s);
    s->vm.meter.cancelled = false;
    hnsession_restore(s);
    return s->state = HN_IDLE;
}

hn_state hn_check(hn_session *s, const char *code, size_t n, const hn_run_options *options) {
    hn_state st = hn_start(s, code, n, options);
    return st == HN_READY ? hn_abandon(s) : st;
}

hn_meter hnsession_allow(hn_session *s) {
    hn_meter *m = &s->vm.meter, keep = *m;
    hnsession_room(s, HN_ROOM_LAST);
    m->steps_limit = hnmeter_steps(m) + ASIDE_STEPS;
    m->time_limit = hnmeter_time(m) + ASIDE_TIME;
    m->wall_limit = UINT64_MAX;
    m->sliced = m->cancelled = m->allocated = false;
    hnmeter_trip(m);
    return keep;
}

void hnsession_allowed(hn_session *s, const hn_meter *keep) {
    hn_meter *m = &s->vm.meter;
    size_t bytes = m->bytes, peak = m->bytes_peak;
    bool allocated = m->allocated || keep->allocated;
    hn_work work = m->work; /* its memory may have been freed since */
    int64_t fail = m->fail_allocation;
    *m = *keep;
    m->fail_allocation = fail;
    m->allocated = allocated;
    m->work = work;
    m->bytes = bytes;
    m->bytes_peak = peak;
}

/* Replaces the session's meter by that of unfinished frozen Python. Returns the session's. */
static hn_meter session_go_on(hn_session *s) {
    hn_meter *m = &s->vm.meter, keep = *m;
    hnsession_allowed(s, &s->aside);
    m->output = keep.output;
    m->cancelled = m->cancelled || keep.cancelled;
    return keep;
}

/* Keeps the limits of m within those of the run. */
static void hold_within(hn_meter *m, const hn_meter *run) {
    if (m->steps_limit > run->steps_limit) m->steps_limit = run->steps_limit;
    if (m->time_limit > run->time_limit) m->time_limit = run->time_limit;
    m->wall_limit = run->wall_limit;
}

hn_status hnsession_aside(hn_session *s, hn_aside how, hn_value func, const hn_value *args, uint32_t n,
                          hn_value *out) {
    hn_vm *vm = &s->vm;
    hn_value result = vm->result;
    bool again = s->left;
    hn_meter keep = again ? session_go_on(s) : hnsession_allow(s), *m = &vm->meter;
    uint64_t before = m->time_used;
    if (!again) {
        m->sliced = s->pieces && keep.sliced;
        if (how == HN_ASIDE_WITHIN) hold_within(m, &keep);
    }
    s->alone = how != HN_ASIDE_HOST;
    if (!again) vm->aside = 1;
    hn_status st = again ? HN_OK : hnvm_start_call(vm, func, args, n);
    if (st == HN_OK) st = hnvm_run(vm);
    s->alone = false;
    keep.output = m->output; /* output counts in any case */
    if (how == HN_ASIDE_WITHIN) keep.time_used += m->time_used - before;
    s->left = st == HN_SLICE;
    if (s->left) {
        s->aside = *m;
        hnsession_allowed(s, &keep);
        return HN_AGAIN;
    }
    hn_value exc = vm->exc;
    *out = vm->result;
    if (st != HN_DONE) hnvm_abandon(vm);
    vm->aside = 0;
    vm->result = result;
    vm->exc = exc;
    hnsession_allowed(s, &keep);
    return st == HN_DONE ? HN_OK : st == HN_OK ? HN_RAISED : st;
}
