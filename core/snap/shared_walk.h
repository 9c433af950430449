/* The references of an object, one after the other, in an order that is the same on every build. shared.c
 * numbers the shared objects and finds the internals with it; seen.c, which walks in pieces, takes the rules
 * about hidden fields and shapes from here. */
#ifndef HN_SNAP_SHARED_WALK_H
#define HN_SNAP_SHARED_WALK_H

#include "object/state.h"

typedef void (*hn_ref_fn)(void *arg, const void *object);
/* Calls fn for what the object refers to (NULL too), in an order that is the same on every build. */
void hnsnap_each_ref(const hn_object *o, hn_ref_fn fn, void *arg);
/* The same for what a program that has the object can get from it: frozen functions and generators keep their
 * namespace, closure and registers to themselves. */
void hnsnap_each_seen(const hn_object *o, hn_ref_fn fn, void *arg);
/* The traits of fields that it keeps to itself: `but` of hnkind_each. */
unsigned hnsnap_kept_fields(const hn_object *o);
/* What stands for an object: for a shape, its class. */
const void *hnsnap_stands_for(const hn_object *o);

#endif
