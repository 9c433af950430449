/* Objects that cross by reference, for cbor_encode.c, cbor_decode.c and api/result.c. A handle is the serial
 * number of an object without another form: a function, a class, an instance. The session keeps the object
 * until the host releases the number. Handles are not in snapshots.
 *
 * A host object is the opposite: an instance of frozen class HostObject (lib/py/_hn/host.py) that represents
 * an object of the host. It asks the host by a key: a number, or the name that the host gave it. */
#ifndef HN_HOST_HANDLE_H
#define HN_HOST_HANDLE_H

#include "object/state.h"

/* Returns the object's handle in *id. It keeps the object alive until its release. */
HN_CHECK hn_status hnhandle_of(hn_vm *vm, hn_value v, uint32_t *id);
/* Returns the object of a handle. UNBOUND: the host does not hold this handle. */
hn_value hnhandle_get(hn_vm *vm, uint64_t id);
/* Releases a handle, unless its object was handed out again after the first `seen` times that any was
 * (vm->handed). False: there is no such handle. */
bool hnhandle_release(hn_vm *vm, uint32_t id, uint64_t seen);

/* Makes a host object of the map {"id", "class", "attributes", "writable", "methods"}. *out is UNBOUND if the
 * map is invalid. */
HN_CHECK hn_status hnhandle_host_object(hn_vm *vm, hn_value map, hn_value *out);
/* Returns the key of a host object: an int or a str. UNBOUND: v is any other value. */
hn_value hnhandle_host_key(hn_vm *vm, hn_value v);

#endif
