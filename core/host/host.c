/* Output, clock and calls to the host. A call is encoded, passed to the embedder's function, and its answer
 * is decoded. Each step may lack memory, and then the instruction is run again; but the host must not be
 * asked twice, so `kept` holds the answer meanwhile. Frozen host_call describes arguments that C cannot
 * describe, and frozen host_decode decodes answers that C cannot decode. */
#include "host/host.h"

#include "base/hash.h"
#include "base/work.h"
#include "host/cbor.h"
#include "host/future.h"
#include "object/bytes.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"
#include "vm/call.h"
#include "vm/start.h"

#define KEPT_BUFFER ((size_t)64 << 10)

/* ---- output and clock ---- */

/* Cuts n bytes of UTF-8 at the end of a character. */
static size_t host_cut(const char *utf8, size_t n) {
    while (n && ((uint8_t)utf8[n] & 0xC0) == 0x80) n--;
    return n;
}

hn_status hnhost_write(hn_vm *vm, int stream, const char *utf8, size_t n) {
    hn_meter *m = &vm->meter;
    HN_TRY(hnmeter_charge(m, n >> 6));
    uint64_t left = m->output_limit > m->output ? m->output_limit - m->output : 0;
    bool over = n > left;
    if (over) n = host_cut(utf8, (size_t)left);
    m->output += n;
    if (n && vm->host && vm->host->write) vm->host->write(vm->host->ctx, stream, utf8, n);
    return over ? hnmeter_stop_at(m, HN_LIMIT_OUTPUT) : HN_OK;
}

uint64_t hnhost_now(hn_vm *vm, int kind) {
    return vm->host && vm->host->now ? vm->host->now(vm->host->ctx, kind) : 0;
}

bool hnhost_entropy(hn_vm *vm, uint8_t *to, size_t n) {
    bool given = vm->host && vm->host->entropy;
    if (given) vm->host->entropy(vm->host->ctx, to, n);
    return given;
}

bool hnhost_library(hn_vm *vm, size_t at, uint8_t *to, size_t n) {
    return vm->host && vm->host->library && vm->host->library(vm->host->ctx, at, to, n);
}

/* ---- calls ---- */

static hn_status count_call(hn_vm *vm) {
    hn_meter *m = &vm->meter;
    if (m->calls >= m->calls_limit) return hnmeter_stop_at(m, HN_LIMIT_CALLS);
    m->calls++;
    return HN_OK;
}

bool hnhost_reply(hn_vm *vm, bool is_error, const void *cbor, size_t n) {
    hn_hostcfg *h = vm->host;
    (void)vm;
    if (!h->reply.meter) hnmeter_init_free(&h->reply_meter);
    h->reply.meter = &h->reply_meter;
    h->reply.len = 0;
    h->reply.failed = false;
    hnbuf_put(&h->reply, cbor, n);
    h->replied = !h->reply.failed;
    h->reply_is_error = is_error;
    return h->replied;
}

void hnhost_reply_later(hn_vm *vm) {
    vm->host->kept = HN_HOST_KEPT_OUTSIDE;
}

uint32_t hnhost_call_id(const hn_vm *vm) {
    return vm->host ? vm->host->call_id : 0;
}

/* Returns the flags for the sizes of a call by this name: files have separate limits, memory and the
 * quota. */
static unsigned size_flags(hn_value name) {
    return hnstr_equal_z(name, "$file") ? HN_CBOR_UNLIMITED : 0;
}

static unsigned wire_flags(const hn_vm *vm, hn_value name) {
    return (vm->host && vm->host->handles ? HN_CBOR_HANDLES : 0) | size_flags(name);
}

/* The call had no answer. If the host keeps it, the instruction is run again. */
static hn_status unanswered(hn_vm *vm) {
    return vm->host->kept == HN_HOST_KEPT_OUTSIDE ? HN_NOMEM : hnmeter_stop_at(&vm->meter, HN_LIMIT_MEMORY);
}

/* Asks the host, or asks again for the answer that it keeps. The answer is in `reply` then. */
static hn_status host_ask(hn_vm *vm, const hn_host *f, hn_host_outcome *outcome) {
    hn_hostcfg *h = vm->host;
    bool again = h->kept == HN_HOST_KEPT_OUTSIDE;
    hn_buf name;
    hnbuf_init(&name, &vm->meter);
    hnstr_to_utf8(HN_STR(f->name), &name);
    hnbuf_byte(&name, 0);
    if (name.failed) return hnbuf_free(&name), HN_NOMEM;
    hn_status st = again ? HN_OK : count_call(vm);
    if (st == HN_OK) {
        if (!again) h->call_id = ++h->next_id;
        h->replied = h->reply_is_error = false;
        h->kept = HN_HOST_KEPT_NOT;
        *outcome = h->call(h->ctx, vm, (const char *)name.data, h->request.data, h->request.len);
        if (*outcome == HN_HOST_ANSWERED && !h->replied) st = unanswered(vm);
        if (vm->meter.cancelled) st = hnmeter_stop_at(&vm->meter, HN_LIMIT_CANCELLED);
        if (st == HN_OK) st = hnmeter_look_wall(&vm->meter); /* the function may have blocked its thread */
    }
    hnbuf_free(&name);
    return st;
}

/* Encodes the request, asks the host and decodes its answer. */
static hn_status exchange(hn_vm *vm, const hn_host *f, const hn_value *args, uint32_t n, hn_value kwnames,
                          hn_host_outcome *outcome, hn_value *out) {
    hn_hostcfg *h = vm->host;
    *outcome = HN_HOST_ANSWERED;
    if (!h || !h->call) return hnexc_raise(vm, HN_T_RUNTIMEERROR, "the host does not serve '%U'", f->name);
    h->request.meter = &vm->meter;
    if (!hnwork_left(&vm->meter)) {
        h->request.len = 0;
        vm->exchange.undescribed = NULL;
    }
    unsigned flags = wire_flags(vm, f->name) | HN_CBOR_PIECES;
    if (h->handles && !vm->exchange.described) flags |= HN_CBOR_DESCRIBE;
    HN_TRY(hncbor_encode_call(vm, args, n, kwnames, flags, &h->request));
    if (vm->exchange.undescribed) return HN_SLOW;
    uint64_t hash = (uint64_t)hnhash_bytes(h->request.data, h->request.len, vm->hash_key);
    if (h->kept_hash != hash) h->kept = HN_HOST_KEPT_NOT;
    h->kept_hash = hash;
    if (h->kept != HN_HOST_KEPT) HN_TRY(host_ask(vm, f, outcome));
    h->kept = HN_HOST_KEPT_NOT;
    *out = HN_NONE;
    if (*outcome != HN_HOST_ANSWERED) return HN_OK;
    hn_status st = HN_SLOW; /* an exception is made by Python */
    if (!h->reply_is_error) st = hncbor_decode(vm, h->reply.data, h->reply.len, size_flags(f->name), out);
    /* The instruction may run again after a collection, but the host must not be asked twice. */
    if (st == HN_NOMEM || st == HN_SLOW) h->kept = HN_HOST_KEPT;
    return st;
}

/* Stores (name, args, kwargs, awaitable) for readers of a paused VM. */
static hn_status pending_call(hn_vm *vm, const hn_host *f, const hn_value *args, uint32_t n, hn_value kwnames,
                              bool awaitable) {
    uint32_t nkw = kwnames == HN_UNBOUND ? 0 : HN_TUPLE(kwnames)->len;
    hn_dict *kwargs = hndict_new(vm, nkw);
    hn_value items[4] = {f->name, HN_NONE, hnv_from_ref(kwargs), hnv_bool(awaitable)};
    if (!kwargs) return HN_NOMEM;
    for (uint32_t i = 0; i < nkw; i++)
        HN_TRY(hndict_set_str(vm, kwargs, HN_TUPLE(kwnames)->items[i], args[n + i]));
    HN_TRY(hntuple_from(vm, args, n, &items[1]));
    return hntuple_from(vm, items, 4, &vm->pending.call);
}

/* Calls host_decode with a reply that only Python can decode (hncbor_decode). */
static hn_status decode_slowly(hn_vm *vm) {
    hn_hostcfg *h = vm->host;
    hn_value args[2] = {HN_UNBOUND, hnv_bool(h->reply_is_error)};
    HN_TRY(hnbytes_new(vm, h->reply.data, h->reply.len, &args[0]));
    h->kept = HN_HOST_KEPT_NOT;
    return hncall_slow(vm, HN_SLOW_HOST_DECODE, 2, args);
}

/* _host_decode(bytes, list): tag_made in host/cbor_decode.c explains the list */
static hn_status decode_primitive(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    if (n != 2 || !hnv_is(args[0], HN_KIND_BYTES) || !hnv_is(args[1], HN_KIND_LIST))
        return hnexc_bad_argument(vm);
    const hn_bytes *b = HN_BYTES(args[0]);
    vm->exchange.made = HN_LIST(args[1]);
    uint32_t before = vm->exchange.made->len;
    hn_status st = hncbor_decode(vm, b->data, b->len, 0, out);
    if (st == HN_NOMEM) vm->exchange.made->len = before;
    vm->exchange.made = NULL;
    return st == HN_SLOW ? hnexc_raise(vm, HN_T_RUNTIMEERROR, "module datetime is not there") : st;
}

/* Calls host_call with arguments that Python has to describe. It continues by HN_HOST_CALL. */
static hn_status describe_slowly(hn_vm *vm, hn_host *f, const hn_value *args, uint32_t n, hn_value kwnames,
                                 bool awaitable) {
    uint32_t nkw = kwnames == HN_UNBOUND ? 0 : HN_TUPLE(kwnames)->len;
    hn_list *objects = vm->exchange.undescribed;
    hn_value all[6] = {hnv_from_ref(objects), hnv_from_int(vm->host->repr_most), hnv_from_ref(f)};
    vm->exchange.undescribed = NULL;
    HN_TRY(hntuple_from(vm, args, n + nkw, &all[3]));
    HN_TRY(hnlist_append(vm, objects, all[3]));
    all[4] = nkw ? kwnames : HN_NONE;
    all[5] = hnv_bool(awaitable);
    return hncall_slow(vm, HN_SLOW_HOST_CALL, 6, all);
}

/* Frees a buffer that held a large value. */
static void trim(hn_buf *b) {
    if (b->cap > KEPT_BUFFER) hnbuf_free(b);
}

/* Makes the awaitable result of a call in *out. If the answer is there already, it has it. */
static hn_status host_begin(hn_vm *vm, hn_status st, hn_host_outcome outcome, hn_value call, hn_value record,
                            hn_value answer) {
    hn_hostcfg *h = vm->host;
    if (st != HN_OK && st != HN_SLOW) return st;
    if (outcome == HN_HOST_LATER) return hnfuture_register(vm, record, call, h->call_id), HN_OK;
    /* an exception is raised when it is awaited, as if the call had taken time */
    HN_TRY(hnfuture_settle(vm, record, st, answer, h->reply_is_error, h->reply.data, h->reply.len));
    h->kept = HN_HOST_KEPT_NOT;
    return HN_OK;
}

static hn_status call_function(hn_vm *vm, hn_host *f, const hn_value *args, uint32_t n, hn_value kwnames,
                               bool awaited, hn_value *out) {
    bool awaitable = awaited || f->h.flags & HN_HOST_AWAITABLE;
    hn_value before = vm->pending.call, record, future;
    /* first, while a failure still has no effect */
    HN_TRY(pending_call(vm, f, args, n, kwnames, awaitable));
    if (awaitable) HN_TRY(hnfuture_new(vm, &record, &future));
    hn_host_outcome outcome;
    hn_status st = exchange(vm, f, args, n, kwnames, &outcome, out);
    if (vm->host && st != HN_AGAIN) trim(&vm->host->request);
    if (vm->exchange.undescribed && st == HN_SLOW) {
        vm->pending.call = before;
        return describe_slowly(vm, f, args, n, kwnames, awaitable);
    }
    if (st == HN_OK && (outcome == HN_HOST_PAUSE || (outcome == HN_HOST_LATER && !awaitable)))
        return HN_PAUSED;
    hn_value call = vm->pending.call;
    vm->pending.call = before;
    if (awaitable) {
        st = host_begin(vm, st, outcome, call, record, *out);
        *out = future;
    } else if (st == HN_SLOW) {
        st = decode_slowly(vm);
    }
    if (vm->host && !vm->host->kept) trim(&vm->host->reply);
    return st;
}

/* _host_call(function, arguments, names of the last of them or None, awaitable, descriptions) */
static hn_status host_call_described(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    bool fits = n == 5 && hnv_is(args[0], HN_KIND_HOST) && hnv_is(args[1], HN_KIND_TUPLE) &&
                (args[2] == HN_NONE || hnv_is(args[2], HN_KIND_TUPLE)) && hnv_is(args[4], HN_KIND_DICT);
    uint32_t nkw = fits && args[2] != HN_NONE ? HN_TUPLE(args[2])->len : 0;
    for (uint32_t i = 0; i < nkw; i++) fits = fits && hnv_is(HN_TUPLE(args[2])->items[i], HN_KIND_STR);
    if (!fits || nkw > HN_TUPLE(args[1])->len || HN_AS(hn_host, args[0])->h.flags & ~HN_HOST_AWAITABLE)
        return hnexc_bad_argument(vm);
    const hn_tuple *all = HN_TUPLE(args[1]);
    vm->exchange.described = HN_DICT(args[4]);
    hn_status st = call_function(vm, HN_AS(hn_host, args[0]), all->items, all->len - nkw,
                                 nkw ? args[2] : HN_UNBOUND, args[3] == HN_TRUE, out);
    vm->exchange.described = NULL;
    return st;
}

hn_status hnhost_call(hn_vm *vm, hn_host *f, const hn_value *args, uint32_t n, hn_value kwnames, bool awaited,
                      hn_value *out) {
    if (f->h.flags & HN_HOST_WAIT) return hnfuture_wait(vm, args, n);
    if (f->h.flags & HN_HOST_DECODE) return decode_primitive(vm, args, n, out);
    if (f->h.flags & HN_HOST_CALL) return host_call_described(vm, args, n, out);
    return call_function(vm, f, args, n, kwnames, awaited, out);
}

/* ---- what the embedder's side uses ---- */

static hn_status text_or_none(hn_vm *vm, hn_item text, hn_value *out) {
    *out = HN_NONE;
    return text.p ? hnstr_from_utf8(vm, (const char *)text.p, text.n, out) : HN_OK;
}

hn_status hnhost_declare(hn_vm *vm, hn_item name, bool awaitable, hn_item doc, hn_item signature) {
    hn_host *f = hnheap_new(vm, HN_KIND_HOST, sizeof *f);
    if (!f) return HN_NOMEM;
    f->h.flags = awaitable ? HN_HOST_AWAITABLE : 0;
    f->doc = f->signature = HN_NONE;
    HN_TRY(hnstr_intern_utf8(vm, (const char *)name.p, name.n, &f->name));
    HN_TRY(text_or_none(vm, doc, &f->doc));
    HN_TRY(text_or_none(vm, signature, &f->signature));
    return hndict_set_str(vm, HN_AS(hn_module, vm->main)->dict, f->name, hnv_from_ref(f));
}

hn_host_wait hnhost_waits(const hn_vm *vm) {
    if (!hnv_is(vm->pending.call, HN_KIND_TUPLE)) return HN_HOST_WAITS_NOT;
    return HN_TUPLE(vm->pending.call)->items[0] == HN_NONE ? HN_HOST_WAITS_ANY : HN_HOST_WAITS_CALL;
}

bool hnhost_is_call(hn_value v) {
    if (!hnv_is(v, HN_KIND_TUPLE) || HN_TUPLE(v)->len != 4) return false;
    const hn_value *call = HN_TUPLE(v)->items;
    return hnv_is(call[0], HN_KIND_STR) && hnv_is(call[1], HN_KIND_TUPLE) && hnv_is(call[2], HN_KIND_DICT);
}

hn_status hnhost_request(hn_vm *vm, hn_value of, hn_buf *to) {
    const hn_value *call = HN_TUPLE(of)->items;
    const hn_tuple *args = HN_TUPLE(call[1]);
    const hn_dict *kwargs = HN_DICT(call[2]);
    hn_tuple *names = hntuple_alloc(vm, kwargs->live);
    hn_tuple *all = names ? hntuple_alloc(vm, args->len + kwargs->live) : NULL;
    if (!all) return HN_NOMEM;
    memcpy(all->items, args->items, args->len * sizeof(hn_value));
    uint32_t k = 0;
    for (uint32_t i = 0;
         k < names->len && hndict_next(kwargs, &i, &names->items[k], &all->items[args->len + k]); k++) {
    }
    return hncbor_encode_call(vm, all->items, args->len, hnv_from_ref(names), wire_flags(vm, call[0]), to);
}

hn_status hnhost_answer(hn_vm *vm, bool is_error, const uint8_t *cbor, size_t n, hn_value *out) {
    const hn_value *call = HN_TUPLE(vm->pending.call)->items;
    *out = HN_NONE;
    hn_status st = is_error ? HN_SLOW : hncbor_decode(vm, cbor, n, size_flags(call[0]) | HN_CBOR_PIECES, out);
    if (call[3] == HN_TRUE && (st == HN_OK || st == HN_SLOW)) {
        hn_value record, answer = *out;
        HN_TRY(hnfuture_new(vm, &record, out));
        st = hnfuture_settle(vm, record, st, answer, is_error, cbor, n);
    }
    if (st == HN_OK) vm->pending.call = HN_UNBOUND;
    return st;
}

hn_status hnhost_answer_slow(hn_vm *vm, bool is_error, const uint8_t *cbor, size_t n) {
    hn_value args[2] = {HN_UNBOUND, hnv_bool(is_error)};
    HN_TRY(hnbytes_new(vm, cbor, n, &args[0]));
    return hnvm_resume_call(vm, HN_SLOW_HOST_DECODE, args, 2);
}

hn_status hnhost_defer(hn_vm *vm, hn_value *out) {
    hn_value record;
    HN_TRY(hnfuture_new(vm, &record, out));
    hnfuture_register(vm, record, vm->pending.call, vm->host->call_id);
    vm->pending.call = HN_UNBOUND;
    return HN_OK;
}

void hnhost_free(hn_vm *vm) {
    if (!vm->host) return;
    if (vm->host->request.data) hnbuf_free(&vm->host->request);
    if (vm->host->reply.data) hnbuf_free(&vm->host->reply);
}
