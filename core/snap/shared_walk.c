#include "snap/shared_walk.h"

typedef struct visitor {
    hn_ref_fn fn;
    void *arg;
} visitor;

static void one(const visitor *w, const void *p) {
    w->fn(w->arg, p);
}

static void each(const visitor *w, const hn_value *v, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (hnv_is_ref(v[i])) one(w, hnv_ref(v[i]));
}

static void function(const visitor *w, const hn_function *f) {
    one(w, f->code);
    one(w, f->globals);
    one(w, f->closure);
    one(w, f->defaults);
    one(w, f->kwdefaults);
    one(w, f->attrs);
    each(w, &f->name, 6);
}

static void type(const visitor *w, const hn_type *t) {
    one(w, t->meta);
    one(w, t->base);
    one(w, t->bases);
    one(w, t->mro);
    one(w, t->dict);
    each(w, &t->subclasses, 1);
}

static void generator(const visitor *w, const hn_generator *g) {
    one(w, g->cls);
    one(w, g->fn);
    each(w, &g->name, 4);
    each(w, g->regs, g->nregs);
}

static void set(const visitor *w, const hn_set *s) {
    if (!s->table) return;
    const hn_set_entry *e = (const hn_set_entry *)(const void *)s->table->data;
    for (uint32_t i = 0; i <= s->mask; i++) each(w, &e[i].key, 1);
}

static void instance(const visitor *w, const hn_object *o) {
    const hn_instance *i = (const hn_instance *)(const void *)o;
    one(w, i->shape->cls);
    each(w, i->slots, i->shape->nslots);
    if (o->kind == HN_KIND_EXC) each(w, &((const hn_exc *)(const void *)o)->args, 4);
}

#define CAST(type) ((const type *)(const void *)o)

void hnsnap_each_ref(const hn_object *o, hn_ref_fn fn, void *arg) {
    visitor v = {fn, arg}, *w = &v;
    switch ((hn_kind)o->kind) {
    case HN_KIND_FREE:
    case HN_KIND_RAW:
    case HN_KIND_VALUES:
    case HN_KIND_INT:
    case HN_KIND_COMPLEX:
    case HN_KIND_STR:
    case HN_KIND_BYTES:
    case HN_KIND_BYTEARRAY:
    case HN_KIND_CODE:
    case HN_KIND_SOURCE:
    case HN_KIND_SHAPE:
    case HN_KIND_COUNT: break;
    case HN_KIND_LIST:
        if (CAST(hn_list)->len) each(w, CAST(hn_list)->items->v, CAST(hn_list)->len);
        break;
    case HN_KIND_TUPLE: each(w, CAST(hn_tuple)->items, CAST(hn_tuple)->len); break;
    case HN_KIND_DICT:
        if (CAST(hn_dict)->used) each(w, &CAST(hn_dict)->entries->key, (size_t)CAST(hn_dict)->used * 2);
        break;
    case HN_KIND_SET:
    case HN_KIND_FROZENSET: set(w, CAST(hn_set)); break;
    case HN_KIND_RANGE: each(w, &CAST(hn_range)->start, 4); break;
    case HN_KIND_SLICE: each(w, &CAST(hn_slice)->start, 3); break;
    case HN_KIND_MEMORYVIEW: each(w, &CAST(hn_memoryview)->base, 4); break;
    case HN_KIND_DICT_VIEW: one(w, CAST(hn_dict_view)->dict); break;
    case HN_KIND_ITER: each(w, &CAST(hn_iter)->over, 1); break;
    case HN_KIND_CELL: each(w, &CAST(hn_cell)->value, 1); break;
    case HN_KIND_FUNCTION: function(w, CAST(hn_function)); break;
    case HN_KIND_METHOD: each(w, &CAST(hn_method)->self, 2); break;
    case HN_KIND_NATIVE: each(w, &CAST(hn_native)->owner, 2); break;
    case HN_KIND_HOST: each(w, &CAST(hn_host)->name, 3); break;
    case HN_KIND_GENERATOR: generator(w, CAST(hn_generator)); break;
    case HN_KIND_MODULE: one(w, CAST(hn_module)->dict); break;
    case HN_KIND_PROPERTY: each(w, &CAST(hn_property)->get, 5); break;
    case HN_KIND_CLASSMETHOD:
    case HN_KIND_STATICMETHOD:
        each(w, &CAST(hn_wrapper)->func, 1);
        one(w, CAST(hn_wrapper)->attrs);
        break;
    case HN_KIND_SUPER:
        one(w, CAST(hn_super)->cls);
        each(w, &CAST(hn_super)->self, 1);
        one(w, CAST(hn_super)->start);
        break;
    case HN_KIND_MEMBER: one(w, CAST(hn_member)->owner); break;
    case HN_KIND_GETSET: one(w, CAST(hn_getset)->owner); break;
    case HN_KIND_MAPPINGPROXY: each(w, &CAST(hn_proxy)->mapping, 1); break;
    case HN_KIND_TRACEBACK:
        one(w, CAST(hn_traceback)->next);
        one(w, CAST(hn_traceback)->code);
        one(w, CAST(hn_traceback)->globals);
        each(w, &CAST(hn_traceback)->frame, 1);
        break;
    case HN_KIND_TYPE: type(w, CAST(hn_type)); break;
    case HN_KIND_INSTANCE:
    case HN_KIND_EXC: instance(w, o); break;
    }
}

static bool is_hidden(const hn_function *f) {
    return f && f->code && f->code->h.flags & HN_CODE_HIDDEN;
}

static void hidden_function(const visitor *w, const hn_function *f) {
    one(w, f->defaults);
    one(w, f->kwdefaults);
    one(w, f->attrs);
    each(w, &f->name, 6);
}

static void hidden_generator(const visitor *w, const hn_generator *g) {
    one(w, g->cls);
    each(w, &g->name, 4);
}

void hnsnap_each_seen(const hn_object *o, hn_ref_fn fn, void *arg) {
    visitor v = {fn, arg};
    if (o->kind == HN_KIND_FUNCTION && is_hidden(CAST(hn_function)))
        hidden_function(&v, CAST(hn_function));
    else if (o->kind == HN_KIND_GENERATOR && is_hidden(CAST(hn_generator)->fn))
        hidden_generator(&v, CAST(hn_generator));
    else
        hnsnap_each_ref(o, fn, arg);
}
