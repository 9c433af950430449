/* Awaitable host calls, for host.c, api and the primitives. Each has a record [state, value, id, waiter] in
 * vm->host_table until it is answered; before that, the value is the call, as in vm->pending.call. Code must
 * not trust a record: a snapshot can bring any. */
#ifndef HN_HOST_FUTURE_H
#define HN_HOST_FUTURE_H

#include "host/host.h"

/* The states of a record. */
enum {
    HN_FUTURE_WAITS,
    HN_FUTURE_VALUE,
    HN_FUTURE_ERROR,
    HN_FUTURE_CBOR, /* the value is bytes, which are decoded when it is awaited */
    HN_FUTURE_CBOR_ERROR,
};

/* Makes a record, its awaitable (a HostFuture of lib/py/_hn/host.py), and room for registering it. */
HN_CHECK hn_status hnfuture_new(hn_vm *vm, hn_value *record, hn_value *out);
/* Stores the answer in the record. st: HN_OK with a value, HN_SLOW with bytes that are decoded when it is
 * awaited. Any other status is returned. */
HN_CHECK hn_status hnfuture_settle(hn_vm *vm, hn_value record, hn_status st, hn_value value, bool is_error,
                                   const uint8_t *cbor, size_t n);
/* Registers the record: the answer to `call` comes under this number. Cannot fail after hnfuture_new. */
void hnfuture_register(hn_vm *vm, hn_value record, hn_value call, uint32_t id);
/* Finds the waiting call with this number. Its entry is checked: a program or a snapshot may have put
 * anything there. */
HN_CHECK hn_status hnfuture_call(hn_vm *vm, uint32_t id, hn_value *out);
/* The primitive _host_wait(seconds or None). HN_PAUSED while a record waits, or for a time. After an answer,
 * Python continues; the result is True if the time is over. RuntimeError: there is nothing to wait for. */
HN_CHECK hn_status hnfuture_wait(hn_vm *vm, const hn_value *args, uint32_t n);
/* Returns the waiters of the records that were answered since the last call: a tuple, in the order of the
 * answers. */
HN_CHECK hn_status hnfuture_ready(hn_vm *vm, hn_value *out);
/* Returns how many calls wait, and stores their numbers, oldest first, if `ids` is not NULL. */
uint32_t hnfuture_pending(const hn_vm *vm, uint32_t *ids);
/* Forgets all calls: their answers are no longer accepted, and awaiting one raises RuntimeError. */
void hnfuture_drop_all(hn_vm *vm);

#endif
