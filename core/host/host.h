/* The host's side of a VM: output, clock, calls out. The core does no input or output of its own. */
#ifndef HN_HOST_HOST_H
#define HN_HOST_HOST_H

#include "object/state.h"

/* What the embedder gives (api/): any may be NULL. */
struct hn_hostcfg {
    void *ctx;
    /* Output of print: stream 1 or 2, UTF-8. */
    void (*write)(void *ctx, int stream, const char *utf8, size_t n);
    /* Nanoseconds; kind 0: since 1970, 1: monotonic. */
    uint64_t (*now)(void *ctx, int kind);
    /* A call out: name and CBOR [args, kwargs]. Returns 0: answered at once (the reply is put by hn_reply), 1: the answer
     * comes later, and the VM pauses. */
    int (*call)(void *ctx, hn_vm *vm, const char *name, size_t name_len, const uint8_t *request, size_t n);
    /* Fills with random bytes. */
    void (*entropy)(void *ctx, uint8_t *to, size_t n);
};

/* Counts the output limit, then writes. */
HN_CHECK hn_status hnhost_write(hn_vm *vm, int stream, const char *utf8, size_t n);
/* 0 when the host has no clock. */
uint64_t hnhost_now(hn_vm *vm, int kind);
/* Calls the host's function: HN_OK with *out, HN_RAISED, or HN_PAUSED (the answer comes by hnhost_answer). args: n
 * positionals and after them the values of kwnames (tuple or UNBOUND). */
HN_CHECK hn_status hnhost_call(hn_vm *vm, hn_host *f, const hn_value *args, uint32_t n, hn_value kwnames, hn_value *out);

#endif
