/* The references of an object, one after the other, in an order that is the same on every build. shared.c
 * numbers the shared objects and finds the internals with it; seen.c, which walks in pieces, takes the rules
 * about hidden fields and shapes from here. */
#ifndef HN_SNAP_SHARED_WALK_H
#define HN_SNAP_SHARED_WALK_H

#include "object/state.h"

typedef void (*hn_ref_fn)(void *arg, const void *object);
/* Calls fn for each reference of the object (NULL, too), in an order that is the same on every build. */
void hnsnap_each_ref(const hn_object *o, hn_ref_fn fn, void *arg);
/* Calls fn for the references that a program can read from the object: frozen functions and generators hide
 * their namespace, closure and registers. */
void hnsnap_each_seen(const hn_object *o, hn_ref_fn fn, void *arg);
/* Returns the traits of the fields that the object hides: `but` of hnkind_each. */
unsigned hnsnap_kept_fields(const hn_object *o);
/* Returns the object that represents another one in a walk: for a shape, its class. */
const void *hnsnap_stands_for(const hn_object *o);

#endif
