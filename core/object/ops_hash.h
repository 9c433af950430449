/* hash() for dicts, which word the TypeError for an unhashable key themselves, and the hash of a set's
 * members. Other code calls hnops_hash (ops.h). */
#ifndef HN_OBJECT_OPS_HASH_H
#define HN_OBJECT_OPS_HASH_H

#include "object/state.h"

/* hash(v). Of an unhashable value *bad is set to the part that is to blame, and the status is HN_SLOW. */
HN_CHECK hn_status hnops_hash_or_bad(hn_vm *vm, hn_value v, int64_t *out, hn_value *bad);
/* The hash of a frozenset of these members. */
HN_CHECK hn_status hnset_content_hash(hn_vm *vm, const hn_set *s, int64_t *out);

#endif
