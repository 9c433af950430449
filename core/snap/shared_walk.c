/* Walks over the references of an object, by the rows of object/kinds.def (hnkind_each). A shape is replaced
 * by its class, because shapes are rebuilt. All of it trusts the objects that it walks over: a VM's own, or
 * those of a snapshot once they are checked. */
#include "snap/shared_walk.h"

#include "code/code.h"
#include "object/kind.h"

typedef struct visitor {
    hn_ref_fn fn;
    void *arg;
} visitor;

/* Shapes are rebuilt by a load, so the class represents one. */
const void *hnsnap_stands_for(const hn_object *o) {
    return o->kind == HN_KIND_SHAPE ? (const void *)((const hn_shape *)(const void *)o)->cls : o;
}

static void visit_run(void *arg, const hn_value *v, size_t n) {
    const visitor *w = arg;
    for (size_t i = 0; i < n; i++)
        if (hnv_is_ref(v[i])) w->fn(w->arg, hnsnap_stands_for(hnv_ref(v[i])));
}

static void each(const hn_object *o, unsigned but, hn_ref_fn fn, void *arg) {
    visitor v = {fn, arg};
    if (hnkind_is_named(o->kind)) hnkind_each(o, but, visit_run, &v);
}

void hnsnap_each_ref(const hn_object *o, hn_ref_fn fn, void *arg) {
    each(o, 0, fn, arg);
}

static bool shared_walk_is_hidden(const hn_function *f) {
    return f && f->code && f->code->h.flags & HN_CODE_HIDDEN;
}

unsigned hnsnap_kept_fields(const hn_object *o) {
    const void *p = o;
    bool hidden = (o->kind == HN_KIND_FUNCTION && shared_walk_is_hidden(p)) ||
                  (o->kind == HN_KIND_GENERATOR && shared_walk_is_hidden(((const hn_generator *)p)->fn));
    return hidden ? HN_FIELD_INNER : 0;
}

void hnsnap_each_seen(const hn_object *o, hn_ref_fn fn, void *arg) {
    each(o, hnsnap_kept_fields(o), fn, arg);
}
