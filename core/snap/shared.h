/* Shared objects: those that every VM of this version has right after its start, such as types, builtins and
 * the frozen library. A snapshot names them by their number in a walk, and stores only those that the program
 * changed. Writer and reader look numbers up here. */
#ifndef HN_SNAP_SHARED_H
#define HN_SNAP_SHARED_H

#include "object/state.h"

#define HN_SHARED_NONE UINT32_MAX

/* The traits of a shared object. */
enum {
    HN_SHARED_INTERNAL = 1, /* programs must not reach it */
    HN_SHARED_FIXED = 2,    /* no session changes it */
};

typedef struct hn_shared {
    const hn_list *objects; /* by number */
    const uint32_t *map;    /* open addressing: number + 1, or 0 */
    uint32_t map_cap;
    const uint32_t *marks; /* pairs: number of an object that can change, its fingerprint */
    uint32_t nmarks;
    const uint8_t *traits; /* by number: the traits, HN_SHARED_* */
    uint64_t identity;     /* of the version: builds with the same identity read each other's snapshots */
    uint32_t first_id;     /* vm->next_id right after the start */
} hn_shared;

/* Finds the record of shared objects. False: hnsnap_init has not run. */
bool hnshared_open(const hn_vm *vm, hn_shared *out);
/* Returns whether an object is internal: a primitive, a function of the frozen core, or an object of theirs
 * that programs cannot reach from their start. */
static inline bool hnshared_is_internal(const hn_shared *s, uint32_t n) {
    return s->traits[n] & HN_SHARED_INTERNAL;
}
/* Returns whether no session changes an object: internals that are not state, builtin classes, the dicts of
 * builtin and sealed classes, and modules (but not their dicts). */
static inline bool hnshared_is_fixed(const hn_shared *s, uint32_t n) {
    return s->traits[n] & HN_SHARED_FIXED;
}
/* Returns the number of an object, or HN_SHARED_NONE. */
uint32_t hnshared_find(const hn_shared *s, const void *object);
/* Returns a hash of the parts of an object that a program can change: its own words, not the objects that
 * they refer to. */
uint32_t hnshared_fingerprint(const hn_object *o);

#endif
