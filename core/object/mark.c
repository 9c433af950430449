/* Marking: from the roots through every kind of object, with an explicit stack.
 *
 * Invariant: an object of the current colour is on the mark stack or has had its references marked, unless
 * the stack could not grow (heap.overflow); then the heap is scanned again until that no longer happens. */
#include "object/heap_internal.h"

#include "object/str.h"

#define GC_MIN_BYTES ((size_t)1 << 20)

static void push(hn_vm *vm, hn_object *o) {
    hn_heap *h = &vm->heap;
    if (h->mark_len == h->mark_cap) {
        uint32_t cap = h->mark_cap ? h->mark_cap * 2 : 512;
        size_t keep = vm->meter.bytes_limit;
        vm->meter.bytes_limit += vm->meter.bytes_reserve;
        hn_object **s = hnmem_resize(&vm->meter, h->mark_stack, h->mark_cap * sizeof *s, cap * sizeof *s);
        vm->meter.bytes_limit = keep;
        if (!s) {
            h->overflow = true;
            return;
        }
        h->mark_stack = s;
        h->mark_cap = cap;
    }
    h->mark_stack[h->mark_len++] = o;
}

void hnheap_mark_object(hn_vm *vm, void *object) {
    hn_object *o = object;
    if (!o || (o->color & HN_COLOR_MASK) == vm->heap.color) return;
    o->color = (uint8_t)((o->color & ~HN_COLOR_MASK) | vm->heap.color);
    vm->heap.live += 32;
    if (o->kind == HN_KIND_RAW) {
        vm->heap.live += ((hn_raw *)o)->size;
        return;
    }
    push(vm, o);
}

void hnheap_mark(hn_vm *vm, hn_value v) {
    if (hnv_is_ref(v)) hnheap_mark_object(vm, hnv_ref(v));
}

static void mark_array(hn_vm *vm, const hn_value *v, size_t n) {
    vm->heap.live += n * sizeof *v;
    for (size_t i = 0; i < n; i++) hnheap_mark(vm, v[i]);
}

static void mark_buffer(hn_vm *vm, hn_values *buf, size_t n) {
    if (!buf) return;
    buf->h.color = (uint8_t)((buf->h.color & ~HN_COLOR_MASK) | vm->heap.color);
    mark_array(vm, buf->v, n);
}

static void trace_dict(hn_vm *vm, hn_dict *d) {
    if (!d->table) return;
    hnheap_mark_object(vm, d->table);
    mark_array(vm, &d->entries->key, (size_t)d->used * 2);
}

static void trace_set(hn_vm *vm, hn_set *s) {
    if (!s->table) return;
    hnheap_mark_object(vm, s->table);
    hn_set_entry *e = (hn_set_entry *)(void *)s->table->data;
    for (uint32_t i = 0; i <= s->mask; i++) hnheap_mark(vm, e[i].key);
}

static void trace_code(hn_vm *vm, hn_code *c) {
    hnheap_mark_object(vm, c->memory);
    mark_array(vm, c->consts, c->nconsts);
    mark_array(vm, c->names, c->nnames);
    mark_array(vm, c->children, c->nchildren);
    if (c->varnames) mark_array(vm, c->varnames, c->nlocals); /* a stub has none (code/core.h) */
    for (uint32_t i = 0; i < c->nics; i++) {
        hn_value name = c->ics[i].name;
        c->ics[i] = (hn_ic){.name = name};
        hnheap_mark(vm, name);
    }
    hnheap_mark(vm, c->name);
    hnheap_mark(vm, c->qualname);
    hnheap_mark(vm, c->doc);
    hnheap_mark_object(vm, c->source);
}

static void trace_function(hn_vm *vm, hn_function *f) {
    hnheap_mark_object(vm, f->code);
    hnheap_mark_object(vm, f->globals);
    hnheap_mark_object(vm, f->closure);
    hnheap_mark_object(vm, f->defaults);
    hnheap_mark_object(vm, f->kwdefaults);
    hnheap_mark_object(vm, f->attrs);
    hnheap_mark(vm, f->name);
    hnheap_mark(vm, f->qualname);
    hnheap_mark(vm, f->doc);
    hnheap_mark(vm, f->module);
    hnheap_mark(vm, f->annotate);
    hnheap_mark(vm, f->type_params);
}

static void trace_generator(hn_vm *vm, hn_generator *g) {
    hnheap_mark_object(vm, g->cls);
    hnheap_mark_object(vm, g->fn);
    hnheap_mark(vm, g->name);
    hnheap_mark(vm, g->qualname);
    hnheap_mark(vm, g->handled);
    hnheap_mark(vm, g->origin);
    mark_array(vm, g->regs, g->nregs);
}

static void trace_type(hn_vm *vm, hn_type *t) {
    hnheap_mark(vm, t->name);
    hnheap_mark(vm, t->qualname);
    hnheap_mark_object(vm, t->meta);
    hnheap_mark_object(vm, t->base);
    hnheap_mark_object(vm, t->bases);
    hnheap_mark_object(vm, t->mro);
    hnheap_mark_object(vm, t->dict);
    hnheap_mark_object(vm, t->root);
    hnheap_mark_object(vm, t->dict_shape);
    hnheap_mark(vm, t->subclasses);
}

static void trace_shape(hn_vm *vm, hn_shape *s) {
    hnheap_mark_object(vm, s->cls);
    hnheap_mark_object(vm, s->parent);
    hnheap_mark(vm, s->name);
    hnheap_mark_object(vm, s->child);
    hnheap_mark_object(vm, s->sibling);
    hnheap_mark_object(vm, s->index);
}

/* The part that instances and exceptions share. */
static void trace_instance(hn_vm *vm, hn_instance *i) {
    hnheap_mark_object(vm, i->shape);
    if (i->more)
        mark_buffer(vm, i->more, i->shape->nslots);
    else
        mark_array(vm, i->slots, i->shape->nslots);
}

static void trace_exc(hn_vm *vm, hn_exc *e) {
    trace_instance(vm, (hn_instance *)(void *)e);
    hnheap_mark(vm, e->args);
    hnheap_mark(vm, e->cause);
    hnheap_mark(vm, e->context);
    hnheap_mark(vm, e->traceback);
}

/* Objects whose references are a plain run of values or pointers. */
static void trace_small(hn_vm *vm, hn_object *o) {
    switch ((hn_kind)o->kind) {
    case HN_KIND_RANGE: mark_array(vm, &((hn_range *)o)->start, 4); break;
    case HN_KIND_SLICE: mark_array(vm, &((hn_slice *)o)->start, 3); break;
    case HN_KIND_DICT_VIEW: hnheap_mark_object(vm, ((hn_dict_view *)o)->dict); break;
    case HN_KIND_ITER: hnheap_mark(vm, ((hn_iter *)o)->over); break;
    case HN_KIND_CELL: hnheap_mark(vm, ((hn_cell *)o)->value); break;
    case HN_KIND_METHOD: mark_array(vm, &((hn_method *)o)->self, 2); break;
    case HN_KIND_NATIVE: mark_array(vm, &((hn_native *)o)->owner, 2); break;
    case HN_KIND_HOST: mark_array(vm, &((hn_host *)o)->name, 3); break;
    case HN_KIND_MODULE:
        hnheap_mark(vm, ((hn_module *)o)->name);
        hnheap_mark_object(vm, ((hn_module *)o)->dict);
        break;
    case HN_KIND_PROPERTY: mark_array(vm, &((hn_property *)o)->get, 5); break;
    case HN_KIND_CLASSMETHOD:
    case HN_KIND_STATICMETHOD:
        hnheap_mark(vm, ((hn_wrapper *)o)->func);
        hnheap_mark_object(vm, ((hn_wrapper *)o)->attrs);
        break;
    case HN_KIND_SUPER:
        hnheap_mark_object(vm, ((hn_super *)o)->cls);
        hnheap_mark_object(vm, ((hn_super *)o)->start);
        hnheap_mark(vm, ((hn_super *)o)->self);
        break;
    case HN_KIND_MEMBER:
        hnheap_mark_object(vm, ((hn_member *)o)->owner);
        hnheap_mark(vm, ((hn_member *)o)->name);
        break;
    case HN_KIND_GETSET: hnheap_mark_object(vm, ((hn_getset *)o)->owner); break;
    case HN_KIND_MAPPINGPROXY: hnheap_mark(vm, ((hn_proxy *)o)->mapping); break;
    case HN_KIND_TRACEBACK:
        hnheap_mark_object(vm, ((hn_traceback *)o)->next);
        hnheap_mark_object(vm, ((hn_traceback *)o)->code);
        break;
    default: break;
    }
}

static void trace(hn_vm *vm, hn_object *o) {
    switch ((hn_kind)o->kind) {
    case HN_KIND_STR:
        if (o->flags & HN_STR_SHARED)
            hnheap_mark_object(vm, ((hn_str *)o)->u.owner);
        else
            vm->heap.live += ((hn_str *)o)->len;
        break;
    case HN_KIND_BYTEARRAY: hnheap_mark_object(vm, ((hn_bytearray *)o)->buf); break;
    case HN_KIND_LIST: mark_buffer(vm, ((hn_list *)o)->items, ((hn_list *)o)->len); break;
    case HN_KIND_TUPLE: mark_array(vm, ((hn_tuple *)o)->items, ((hn_tuple *)o)->len); break;
    case HN_KIND_DICT: trace_dict(vm, (hn_dict *)o); break;
    case HN_KIND_SET:
    case HN_KIND_FROZENSET: trace_set(vm, (hn_set *)o); break;
    case HN_KIND_FUNCTION: trace_function(vm, (hn_function *)o); break;
    case HN_KIND_CODE: trace_code(vm, (hn_code *)o); break;
    case HN_KIND_SOURCE:
        hnheap_mark(vm, ((hn_source *)o)->name);
        hnheap_mark(vm, ((hn_source *)o)->text);
        mark_buffer(vm, ((hn_source *)o)->codes, ((hn_source *)o)->ncodes);
        break;
    case HN_KIND_GENERATOR: trace_generator(vm, (hn_generator *)o); break;
    case HN_KIND_SHAPE: trace_shape(vm, (hn_shape *)o); break;
    case HN_KIND_TYPE: trace_type(vm, (hn_type *)o); break;
    case HN_KIND_INSTANCE: trace_instance(vm, (hn_instance *)o); break;
    case HN_KIND_EXC: trace_exc(vm, (hn_exc *)o); break;
    default: trace_small(vm, o); break;
    }
}

static void drain(hn_vm *vm) {
    while (vm->heap.mark_len) trace(vm, vm->heap.mark_stack[--vm->heap.mark_len]);
}

static void retrace(hn_vm *vm, hn_object *o, void *arg) {
    (void)arg;
    trace(vm, o);
    drain(vm);
}

static void mark_object_roots(hn_vm *vm) {
    hnheap_mark(vm, vm->exc);
    for (unsigned i = 0; i < HN_T_COUNT; i++) hnheap_mark_object(vm, vm->types[i]);
    mark_array(vm, vm->names, HN_N_COUNT);
    mark_array(vm, vm->chars, 256);
    hnheap_mark(vm, vm->empty_str);
    hnheap_mark(vm, vm->empty_tuple);
    hnheap_mark(vm, vm->empty_bytes);
    hnheap_mark(vm, vm->empty_frozenset);
}

void hnheap_collect(hn_vm *vm) {
    hn_heap *h = &vm->heap;
    hnheap_finish_sweep(vm);
    h->color ^= HN_COLOR_MASK;
    h->live = 0;
    h->wanted = false;
    mark_object_roots(vm);
    if (vm->mark_roots) vm->mark_roots(vm);
    drain(vm);
    while (h->overflow) {
        h->overflow = false;
        hnheap_each(vm, retrace, NULL);
    }
    hnstr_intern_sweep(vm);
    for (unsigned i = 0; i < HN_MCACHE_SIZE; i++) vm->mcache[i].type = NULL;
    for (unsigned i = 0; i < HN_ACACHE_SIZE; i++) vm->acache[i].shape = NULL;
    hnheap_sweep_large(vm);
    hnheap_begin_sweep(vm);
    h->collections++;
    h->allocated = 0;
    h->threshold = h->live > GC_MIN_BYTES ? h->live : GC_MIN_BYTES;
}
