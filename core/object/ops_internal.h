/* Checks that the operators of object/ share with the methods in lib/types: the class of an instance, and
 * whether == or hash() of a value may run Python code. */
#ifndef HN_OBJECT_OPS_INTERNAL_H
#define HN_OBJECT_OPS_INTERNAL_H

#include "object/ops.h"
#include "object/type.h"

/* The class of an instance or exception. */
static inline const hn_type *hnops_class(hn_value v) {
    return HN_INSTANCE(v)->shape->cls;
}
/* True when == or hash() of v may run Python code. */
static inline bool hnops_custom_eq(hn_value v) {
    if (!hnv_is_ref(v)) return false;
    if (hnobj_is_instance(hnv_ref(v))) return (hnops_class(v)->h.flags & HN_TYPE_HASH_EQ) != 0;
    const hn_type *t = hnv_is(v, HN_KIND_TYPE)     ? HN_TYPE(v)->meta
                       : hnv_is(v, HN_KIND_MODULE) ? HN_AS(hn_module, v)->cls
                                                   : NULL;
    return t && (t->h.flags & HN_TYPE_HASH_EQ);
}

#endif
