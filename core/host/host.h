/* The host's side of a VM: output, clock, random bytes, hognose.lib and calls out. Lower layers reach it by
 * pointers in hn_vm, such as vm->host_call, that hnhost_init sets. api fills hn_hostcfg and passes the host's
 * answers in. The core does no other input or output. */
#ifndef HN_HOST_HOST_H
#define HN_HOST_HOST_H

#include "host/cbor.h"

/* The outcomes of a call. After HN_HOST_LATER the VM pauses, unless the call is awaitable. After
 * HN_HOST_PAUSE it always pauses. */
typedef enum hn_host_outcome {
    HN_HOST_ANSWERED, /* hnhost_reply has stored the reply; if not, there was no memory for it */
    HN_HOST_LATER,
    HN_HOST_PAUSE, /* the call is answered or deferred (hnhost_defer) before the VM resumes */
} hn_host_outcome;

/* Where the answer to a call is, if its instruction is run again after a collection. */
typedef enum hn_host_kept {
    HN_HOST_KEPT_NOT,
    HN_HOST_KEPT,        /* in `reply`: there was no memory for the value */
    HN_HOST_KEPT_OUTSIDE /* with the host, which had no memory for it and is asked again */
} hn_host_kept;

/* The embedder's functions, which api fills in. Any may be NULL. Zero the whole struct first. */
struct hn_hostcfg {
    void *ctx;
    /* Writes n bytes of UTF-8. stream: 1 stdout, 2 stderr. */
    void (*write)(void *ctx, int stream, const char *utf8, size_t n);
    /* Returns nanoseconds. kind: 0 since 1970, 1 monotonic. */
    uint64_t (*now)(void *ctx, int kind);
    /* Calls a host function; the request is the CBOR array [args, kwargs]. If the call is awaitable,
     * hnhost_call_id returns the number for a later answer. */
    hn_host_outcome (*call)(void *ctx, hn_vm *vm, const char *name, const uint8_t *request, size_t n);
    /* Fills with random bytes. */
    void (*entropy)(void *ctx, uint8_t *to, size_t n);
    /* Reads n bytes of hognose.lib from offset `at`. False: it is missing or shorter. */
    bool (*library)(void *ctx, size_t at, uint8_t *to, size_t n);

    bool handles;       /* values without a CBOR form cross as handles and records (host/handle.h) */
    uint32_t repr_most; /* bytes of a handle's repr */

    /* The state of host/. api frees the buffers and resets `kept` before a run; snap saves and sets the
     * ids. */
    hn_buf request, reply;
    hn_meter reply_meter; /* a separate meter: an answer that fits after a collection must not be lost
                             before it */
    bool replied, reply_is_error;
    hn_host_kept kept;
    uint64_t kept_hash; /* of the request that `kept` belongs to */
    uint32_t call_id;   /* of the call under way */
    uint32_t next_id;   /* of the last call; part of snapshots */
};

/* Writes output within its limit. HN_STOPPED: the limit is reached; the part that fits is written. */
HN_CHECK hn_status hnhost_write(hn_vm *vm, int stream, const char *utf8, size_t n);
/* Returns nanoseconds; 0: the host has no clock. */
uint64_t hnhost_now(hn_vm *vm, int kind);
/* Fills n bytes with randomness. False: the host has none. */
bool hnhost_entropy(hn_vm *vm, uint8_t *to, size_t n);
/* Reads a part of hognose.lib. False: the host does not have it. */
bool hnhost_library(hn_vm *vm, size_t at, uint8_t *to, size_t n);
/* Calls the host function f. args: n positionals, then the values of kwnames (tuple or UNBOUND). awaited: the
 * program awaits the result at once, so *out becomes an awaitable. HN_PAUSED: the answer comes by
 * hnhost_answer. */
HN_CHECK hn_status hnhost_call(hn_vm *vm, hn_host *f, const hn_value *args, uint32_t n, hn_value kwnames,
                               bool awaited, hn_value *out);

/* ---- for api/ ---- */

/* Makes the function of this name a global of __main__ that calls the host. doc and signature may lack bytes
 * (p is NULL). */
HN_CHECK hn_status hnhost_declare(hn_vm *vm, hn_item name, bool awaitable, hn_item doc, hn_item signature);
/* Stores the answer, as CBOR, while hn_hostcfg.call runs. False: there is no memory for it. */
bool hnhost_reply(hn_vm *vm, bool is_error, const void *cbor, size_t n);
/* Reports, while hn_hostcfg.call runs, that the host has no memory for the answer and keeps it. It is asked
 * again, with the same number, after a collection. */
void hnhost_reply_later(hn_vm *vm);
/* Returns the number of the call for which hn_hostcfg.call runs, or at which the VM is paused. */
uint32_t hnhost_call_id(const hn_vm *vm);

/* The events that a paused VM can wait for. */
typedef enum hn_host_wait {
    HN_HOST_WAITS_NOT,
    HN_HOST_WAITS_CALL, /* the answer to one call: vm->pending.call is the tuple (name, args tuple, kwargs
                           dict, is it awaitable) */
    HN_HOST_WAITS_ANY,  /* any of several answers, or a time: vm->pending.call is (None, (), seconds or
                           None). The ids are in vm->host_table. */
} hn_host_wait;
hn_host_wait hnhost_waits(const hn_vm *vm);
/* Returns whether v is a call in the form of vm->pending.call. */
bool hnhost_is_call(hn_value v);
/* Encodes the request of a call as [args, kwargs]. The call may come from a snapshot. */
HN_CHECK hn_status hnhost_request(hn_vm *vm, hn_value call, hn_buf *to);
/* Decodes the host's answer to the call at which the VM is paused, as the value to resume with. HN_RAISED:
 * the CBOR is invalid, and the VM stays paused. HN_SLOW: call hnhost_answer_slow; always so for an exception.
 * HN_AGAIN, only outside of a run with meter.work.on: call it again. */
HN_CHECK hn_status hnhost_answer(hn_vm *vm, bool is_error, const uint8_t *cbor, size_t n, hn_value *out);
/* Continues after that HN_SLOW: frozen host_decode decodes the bytes, and returns or raises. */
HN_CHECK hn_status hnhost_answer_slow(hn_vm *vm, bool is_error, const uint8_t *cbor, size_t n);
/* Defers the answer to the call at which the VM is paused. *out becomes an awaitable to resume with; the call
 * is answered by its number later. */
HN_CHECK hn_status hnhost_defer(hn_vm *vm, hn_value *out);
/* Takes the answer to the awaitable call `id`. *known becomes false if nothing waits for that number. If the
 * VM waits for any answer, resume it with None. HN_RAISED: the CBOR is invalid, and nothing has changed. */
HN_CHECK hn_status hnhost_answer_id(hn_vm *vm, uint32_t id, bool is_error, const uint8_t *cbor, size_t n,
                                    bool *known);

/* Adds the host calls of frozen Python (lib/py/_hn/host.py) to vm->internals. */
HN_CHECK hn_status hnhost_add_services(hn_vm *vm);
/* Does that, and finds the frozen Python that C needs. Called once, at the VM's start. */
HN_CHECK hn_status hnhost_init(hn_vm *vm);
void hnhost_free(hn_vm *vm);

/* Flags of primitives. A program cannot get such a function. */
#define HN_HOST_WAIT   2u /* waits for answers: host/future.h */
#define HN_HOST_DECODE 4u /* (CBOR as bytes, list): the value */
#define HN_HOST_CALL   8u /* (function, arguments, keyword names, awaitable, descriptions): calls it */

#endif
