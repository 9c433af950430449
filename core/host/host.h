/* The host's side of a VM: output, clock, random bytes, hognose.lib and calls out. Lower layers reach it by
 * pointers in hn_vm, such as vm->host_call, that hnhost_init sets. api fills hn_hostcfg and passes the host's
 * answers in. The core does no other input or output. */
#ifndef HN_HOST_HOST_H
#define HN_HOST_HOST_H

#include "object/state.h"

/* What came of a call. The VM pauses, but for an awaitable call that is answered later. */
typedef enum hn_host_outcome {
    HN_HOST_ANSWERED, /* the reply was put by hnhost_reply; if not, there was no memory for it */
    HN_HOST_LATER,
    HN_HOST_PAUSE, /* the call is answered, or put off (hnhost_defer), before the VM goes on */
} hn_host_outcome;

/* The answer of a call whose instruction is run again after a collection. */
typedef enum hn_host_kept {
    HN_HOST_KEPT_NOT,
    HN_HOST_KEPT,        /* is in `reply`: there was no memory for the value */
    HN_HOST_KEPT_OUTSIDE /* is with the host, who had no memory to hand it in, and is asked for it again */
} hn_host_kept;

/* What the embedder gives (api/): any may be NULL. Zero the whole struct first. */
struct hn_hostcfg {
    void *ctx;
    /* Output of print: stream 1 or 2, UTF-8. */
    void (*write)(void *ctx, int stream, const char *utf8, size_t n);
    /* Nanoseconds; kind 0: since 1970, 1: monotonic. */
    uint64_t (*now)(void *ctx, int kind);
    /* A call out: name and CBOR [args, kwargs]. hnhost_call_id() is the number by which to answer an
     * awaitable one later. */
    hn_host_outcome (*call)(void *ctx, hn_vm *vm, const char *name, const uint8_t *request, size_t n);
    /* Fills with random bytes. */
    void (*entropy)(void *ctx, uint8_t *to, size_t n);
    /* Reads n bytes at `at` of hognose.lib; false where it is not there, or shorter. */
    bool (*library)(void *ctx, size_t at, uint8_t *to, size_t n);

    bool handles;       /* values without a form of their own cross as handles and records (host/handle.h) */
    uint32_t repr_most; /* bytes of a handle's repr */

    /* The rest belongs to host/. */
    hn_buf request, reply;
    hn_meter reply_meter; /* of its own: what fits once garbage is collected must not be lost before */
    bool replied, reply_is_error;
    hn_host_kept kept;
    uint64_t kept_hash; /* of the request that `kept` is about */
    uint32_t call_id;   /* of the call under way */
    uint32_t next_id;   /* of the last call made; travels in snapshots */
};

/* Counts the output limit, then writes; what fits before HN_STOPPED. */
HN_CHECK hn_status hnhost_write(hn_vm *vm, int stream, const char *utf8, size_t n);
/* 0 when the host has no clock. */
uint64_t hnhost_now(hn_vm *vm, int kind);
/* Fills with random bytes; false where the host gives none. */
bool hnhost_entropy(hn_vm *vm, uint8_t *to, size_t n);
/* Reads of hognose.lib; false where the host has none. */
bool hnhost_library(hn_vm *vm, size_t at, uint8_t *to, size_t n);
/* Calls the host's function: HN_OK with *out, HN_RAISED or HN_PAUSED (the answer comes by hnhost_answer).
 * args: n positionals and after them the values of kwnames (tuple or UNBOUND). awaited: the program awaits
 * the result at once, so an awaitable is given. */
HN_CHECK hn_status hnhost_call(hn_vm *vm, hn_host *f, const hn_value *args, uint32_t n, hn_value kwnames,
                               bool awaited, hn_value *out);

/* ---- for api/ ---- */

/* Makes `name` a global of __main__ that calls the host. flags: HN_HOST_AWAITABLE. doc and signature may be
 * NULL. */
HN_CHECK hn_status hnhost_declare(hn_vm *vm, const char *name, size_t name_len, unsigned flags,
                                  const char *doc, const char *signature);
/* From inside hn_hostcfg.call that returns 0: the answer, CBOR. False when there is no memory for it. */
bool hnhost_reply(hn_vm *vm, bool is_error, const void *cbor, size_t n);
/* From there as well: there is no memory for the answer, which the host keeps. It is asked again, with the
 * same number, once garbage has been collected. */
void hnhost_reply_later(hn_vm *vm);
/* The number of the call that hn_hostcfg.call is being asked for, or that the VM is paused at. */
uint32_t hnhost_call_id(const hn_vm *vm);

/* What a paused VM waits for. */
typedef enum hn_host_wait {
    HN_HOST_WAITS_NOT,
    HN_HOST_WAITS_CALL, /* the answer of one call: vm->pending.call is the tuple (name, args tuple, kwargs
                           dict, is it awaitable) */
    HN_HOST_WAITS_ANY,  /* any of several: vm->pending.call is (None, tuple of ids, seconds or None) */
} hn_host_wait;
hn_host_wait hnhost_waits(const hn_vm *vm);
/* Whether that is a call, as vm->pending.call has it. */
bool hnhost_is_call(hn_value v);
/* The request of a call, as CBOR [args, kwargs] (also after a snapshot was loaded). */
HN_CHECK hn_status hnhost_request(hn_vm *vm, hn_value call, hn_buf *to);
/* The host's answer to the call that the VM is paused at, as the value to resume with. HN_RAISED when the
 * CBOR is not valid: the pause stays. HN_SLOW: only hnhost_answer_slow can, as always with an exception.
 * HN_AGAIN, only outside of a run with meter.work.on: call it again. */
HN_CHECK hn_status hnhost_answer(hn_vm *vm, bool is_error, const uint8_t *cbor, size_t n, hn_value *out);
/* After HN_SLOW of it: goes on with frozen host_decode, which decodes these bytes and returns or raises. */
HN_CHECK hn_status hnhost_answer_slow(hn_vm *vm, bool is_error, const uint8_t *cbor, size_t n);
/* Puts the answer to the call that the VM is paused at off: *out is an awaitable to resume with, and the call
 * is answered by its number. */
HN_CHECK hn_status hnhost_defer(hn_vm *vm, hn_value *out);
/* The answer of awaitable call `id`. *known is false when nothing waits for that number (any more). A VM that
 * waits for any is to be resumed with None then. HN_RAISED when the CBOR is not valid: nothing has
 * changed. */
HN_CHECK hn_status hnhost_answer_id(hn_vm *vm, uint32_t id, bool is_error, const uint8_t *cbor, size_t n,
                                    bool *known);

/* Adds the calls to the host that frozen Python makes (lib/py/_hn/host.py) to vm->internals. */
HN_CHECK hn_status hnhost_add_services(hn_vm *vm);
/* That, and finds what C needs of frozen Python; once, at the VM's start. */
HN_CHECK hn_status hnhost_init(hn_vm *vm);
void hnhost_free(hn_vm *vm);

/* Flags of primitives, which no program can have. */
#define HN_HOST_WAIT   2u /* waits: host/future.h */
#define HN_HOST_DECODE 4u /* (CBOR as bytes, list): the value */
#define HN_HOST_CALL   8u /* (function, arguments, keyword names, awaitable, descriptions): calls it */

#endif
