/* Awaitable host calls. A call begins at once and has a record [state, value, id], a list that the host's
 * answer fills; frozen Python (lib/py/_slow_host.py) makes an awaitable of it. Records that wait for their
 * answer are in a dict in vm->internals, so that a snapshot has them. */
#ifndef HN_HOST_FUTURE_H
#define HN_HOST_FUTURE_H

#include "host/host.h"

/* States of a record. */
enum { HN_FUTURE_WAITS, HN_FUTURE_VALUE, HN_FUTURE_ERROR };

/* Begins the call and has frozen host_future(record) called: HN_CALL. */
HN_CHECK hn_status hnfuture_begin(hn_vm *vm, hn_host *f, const hn_value *args, uint32_t n, hn_value kwnames);
/* The primitive _host_wait(seconds or None): HN_PAUSED while any record waits, or for a time. Returns to
 * Python after any answer, with True when the time is over. RuntimeError when there is nothing to wait for.
 */
HN_CHECK hn_status hnfuture_wait(hn_vm *vm, const hn_value *args, uint32_t n);
/* In host.c: encodes, asks and decodes. *later: the answer is still to come. */
HN_CHECK hn_status hnhost_exchange(hn_vm *vm, const hn_host *f, const hn_value *args, uint32_t n,
                                   hn_value kwnames, bool *later, hn_value *out);

#endif
