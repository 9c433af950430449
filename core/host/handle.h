/* Objects that cross by reference, for cbor_encode.c, cbor_decode.c and api/result.c. A handle is the serial
 * number of an object without another form: a function, a class, an instance. The session keeps the object
 * until the host releases the number. Handles are not in snapshots.
 *
 * A host object is the opposite: an instance of frozen class HostObject (lib/py/_hn/host.py) that represents
 * an object of the host. It asks the host by a key: a number, or the name that the host gave it. */
#ifndef HN_HOST_HANDLE_H
#define HN_HOST_HANDLE_H

#include "object/state.h"

/* The object's handle, which keeps it from now on. */
HN_CHECK hn_status hnhandle_of(hn_vm *vm, hn_value v, uint32_t *id);
/* The object; UNBOUND when the host has no such handle (any more). */
hn_value hnhandle_get(hn_vm *vm, uint64_t id);
/* The host needs it no longer, unless it was handed out again after the first `seen` times that anything was
 * (vm->handed). False: there was none. */
bool hnhandle_release(hn_vm *vm, uint32_t id, uint64_t seen);

/* What {"id", "class", "attributes", "writable", "methods"} describes, as a value; *out UNBOUND when the map
 * does not. */
HN_CHECK hn_status hnhandle_host_object(hn_vm *vm, hn_value map, hn_value *out);
/* The key of such a value, an int or a str; UNBOUND for any other value. */
hn_value hnhandle_host_key(hn_vm *vm, hn_value v);

#endif
