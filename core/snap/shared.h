/* Shared objects: those that every VM of this version has right after its start, such as types, builtins and
 * the frozen library. A snapshot names them by their number in a walk, and stores only those that the program
 * changed. Writer and reader look numbers up here. */
#ifndef HN_SNAP_SHARED_H
#define HN_SNAP_SHARED_H

#include "object/state.h"

#define HN_SHARED_NONE UINT32_MAX

/* What is known of a shared object. */
enum {
    HN_SHARED_INTERNAL = 1, /* programs must not get hold of it */
    HN_SHARED_FIXED = 2,    /* no session changes it */
};

typedef struct hn_shared {
    const hn_list *objects; /* by number */
    const uint32_t *map;    /* open addressing: number + 1, or 0 */
    uint32_t map_cap;
    const uint32_t *marks; /* pairs: number of an object that can change, its fingerprint */
    uint32_t nmarks;
    const uint8_t *traits; /* by number: HN_SHARED_* */
    uint64_t identity;     /* of the version: equal ones read each other's snapshots */
    uint32_t first_id;     /* vm->next_id right after the start */
} hn_shared;

/* False before hnsnap_init. */
bool hnshared_open(const hn_vm *vm, hn_shared *out);
/* Whether it is an internal: a primitive, a function of the frozen core, or something of theirs, that
 * programs cannot reach from where they begin. */
static inline bool hnshared_is_internal(const hn_shared *s, uint32_t n) {
    return s->traits[n] & HN_SHARED_INTERNAL;
}
/* Whether no session changes it: internals that are no state, builtin classes, the dicts of builtin and
 * sealed ones, modules (not their dicts). */
static inline bool hnshared_is_fixed(const hn_shared *s, uint32_t n) {
    return s->traits[n] & HN_SHARED_FIXED;
}
/* Number of an object, or HN_SHARED_NONE. */
uint32_t hnshared_find(const hn_shared *s, const void *object);
/* A hash of what a program can change about the object; only its own words, not what they refer to. */
uint32_t hnshared_fingerprint(const hn_object *o);

#endif
