/* Marking: from the roots through every kind of object, with an explicit stack of runs of values. heap.c
 * sweeps.
 *
 * Invariant: a value that an object of the current colour refers to is on the stack, marked, or lost. An
 * object is lost when it is found while the stack is full. Then its colour is HN_COLOR_LOST, and the heap is
 * searched for it when the stack is empty. The stack is reserved as memory is taken, one byte for each
 * STACK_SHARE bytes. A search that fills it has found as many objects as the stack has entries. So the number
 * of searches is bounded by a constant, and marking takes time in proportion to the heap.
 *
 * Marking looks at the clock, and stops when the run's time is over. A run begins with the collection that
 * stopped the last one, and resumes it if nothing has changed since (heap.resumes). Any other collection
 * begins with a colour that no object has, so nothing needs to be undone. */
#include "object/dict_internal.h"
#include "object/heap_internal.h"
#include "object/intern.h"

#include "object/kind.h"
#include "object/mark.h"
#include "object/memory.h"
#include "object/str.h"

#define GC_MIN_BYTES ((size_t)2 << 20)
#define STACK_FIRST  512u
#define STACK_SHARE  128u
#define STACK_LAST   32u  /* entries for the spans of the object that is being looked at */
#define SPAN_PART    128u /* values of a span looked at before the spans found in them */
#define GIVE_UP_MOST (HN_COLORS - 4u)
/* In hn_span.n: the span is of hn_set_entry. */
#define SPAN_SET ((SIZE_MAX >> 1) + 1)

/* Room for a sixteenth more than that, so that the stack does not move with each block. */
static bool resize_stack(hn_vm *vm, size_t wants) {
    hn_heap *h = &vm->heap;
    uint32_t cap = (uint32_t)(wants / sizeof(hn_span)) / 16 * 17;
    if (cap < STACK_FIRST) cap = STACK_FIRST;
    hn_span *s = hnmem_resize(&vm->meter, h->mark_stack, h->mark_cap * sizeof *s, cap * sizeof *s);
    if (!s) return false;
    h->mark_stack = s;
    h->mark_cap = cap;
    return true;
}

bool hnheap_reserve_stack(hn_vm *vm) {
    size_t has = vm->heap.mark_cap * sizeof(hn_span), wants = vm->meter.bytes / STACK_SHARE;
    return HN_LIKELY(has && has >= wants) || resize_stack(vm, wants);
}

void hnheap_trim_stack(hn_vm *vm, size_t passing) {
    size_t wants = (vm->meter.bytes - passing) / STACK_SHARE;
    if (vm->heap.mark_cap * sizeof(hn_span) > wants / 8 * 9) (void)resize_stack(vm, wants);
}

static HN_COLD void lose(hn_vm *vm, hn_object *o) {
    o->color = (uint8_t)((o->color & ~HN_COLOR_MASK) | HN_COLOR_LOST);
    vm->heap.lost = true;
}

/* A span of a root's, where even the last entries are used. */
static HN_COLD void lose_span(hn_vm *vm, const void *v, size_t n) {
    const hn_value *values = v;
    const hn_set_entry *entries = v;
    if (n == 0) lose(vm, (hn_object *)(uintptr_t)v);
    for (size_t i = 0; i < (n & ~SPAN_SET); i++) {
        hn_value value = n & SPAN_SET ? entries[i].key : values[i];
        if (hnv_is_ref(value) && (hnv_ref(value)->color & HN_COLOR_MASK) != vm->heap.color)
            lose(vm, hnv_ref(value));
    }
}

static inline void mark_push(hn_vm *vm, const void *v, size_t n) {
    hn_heap *h = &vm->heap;
    if (HN_UNLIKELY(h->mark_len == h->mark_cap)) {
        lose_span(vm, v, n);
        return;
    }
    h->mark_stack[h->mark_len++] = (hn_span){v, n};
}

/* A run of values of an object. Of short ones that hold nothing new nothing is remembered. */
static inline void push_values(hn_vm *vm, const hn_value *v, size_t n) {
    vm->heap.live += n * sizeof *v;
    for (; n && n < 8; v++, n--)
        if (hnv_is_ref(*v) && (hnv_ref(*v)->color & HN_COLOR_MASK) != vm->heap.color) break;
    if (n) mark_push(vm, v, n);
}

static inline void set_color(hn_vm *vm, hn_object *o) {
    o->color = (uint8_t)((o->color & ~HN_COLOR_MASK) | vm->heap.color);
}

static inline void push_dict(hn_vm *vm, const hn_dict *d) {
    if (!d->entries) return;
    hnheap_mark_object(vm, hndict_table(d));
    if (d->h.flags & HN_DICT_SPLIT) hnheap_mark_object(vm, *hndict_class_at(d));
    push_values(vm, &d->entries->key, (size_t)d->used * 2);
}

static inline void push_instance(hn_vm *vm, const hn_instance *i) {
    hnheap_mark_object(vm, i->shape);
    if (i->more) set_color(vm, &i->more->h);
    push_values(vm, i->slots, i->shape->nslots);
}

/* What an object refers to goes to the stack. */
static inline void push_content(hn_vm *vm, hn_object *o) {
    switch ((hn_kind)o->kind) {
    case HN_KIND_RAW: vm->heap.live += ((hn_raw *)o)->size; break;
    case HN_KIND_INT:
    case HN_KIND_COMPLEX: break;
    case HN_KIND_BYTES: vm->heap.live += ((hn_bytes *)o)->len; break;
    case HN_KIND_STR: {
        const hn_str *s = (hn_str *)o;
        if (s->h.flags & HN_STR_SHARED)
            hnheap_mark_object(vm, s->u.owner);
        else
            vm->heap.live += s->len;
        break;
    }
    case HN_KIND_LIST:
        if (!((hn_list *)o)->items) break;
        set_color(vm, &((hn_list *)o)->items->h);
        push_values(vm, ((hn_list *)o)->items->v, ((hn_list *)o)->len);
        break;
    case HN_KIND_TUPLE: push_values(vm, ((hn_tuple *)o)->items, ((hn_tuple *)o)->len); break;
    case HN_KIND_DICT: push_dict(vm, (hn_dict *)o); break;
    case HN_KIND_INSTANCE: push_instance(vm, (hn_instance *)o); break;
    case HN_KIND_NATIVE: {
        const hn_native *n = (hn_native *)o;
        push_values(vm, &n->owner, (size_t)(&n->self + 1 - &n->owner));
        break;
    }
    case HN_KIND_SET:
    case HN_KIND_FROZENSET: {
        const hn_set *t = (hn_set *)o;
        if (!t->table) break;
        hnheap_mark_object(vm, t->table);
        mark_push(vm, t->table->data, ((size_t)t->mask + 1) | SPAN_SET);
        break;
    }
    default: mark_push(vm, o, 0); break;
    }
}

/* An object that has just been found. */
static inline void found(hn_vm *vm, hn_object *o) {
    if (HN_UNLIKELY(vm->heap.mark_len + STACK_LAST > vm->heap.mark_cap)) {
        lose(vm, o);
        return;
    }
    set_color(vm, o);
    HN_TOUCH(&vm->meter, 2);
    vm->heap.live += 32;
    push_content(vm, o);
}

void hnheap_mark_object(hn_vm *vm, void *object) {
    hn_object *o = object;
    if (o && (o->color & HN_COLOR_MASK) != vm->heap.color) found(vm, o);
}

void hnheap_mark(hn_vm *vm, hn_value v) {
    if (hnv_is_ref(v)) hnheap_mark_object(vm, hnv_ref(v));
}

void hnheap_mark_values(hn_vm *vm, const hn_value *v, size_t n) {
    push_values(vm, v, n);
}

/* ---- the kinds of which there are few: by their rows in kinds.def ---- */

static void trace_buffer(hn_vm *vm, hn_values *buf, size_t n) {
    if (!buf) return;
    set_color(vm, &buf->h);
    push_values(vm, buf->v, n);
}

static void trace_slots(hn_vm *vm, const hn_instance *i) {
    if (i->more) set_color(vm, &i->more->h);
    push_values(vm, i->slots, i->shape->nslots);
}

/* Most of what is referred to is marked already. */
static inline void trace_ref(hn_vm *vm, void *object) {
    if (object && (((hn_object *)object)->color & HN_COLOR_MASK) != vm->heap.color)
        hnheap_mark_object(vm, object);
}

static inline void trace_values(hn_vm *vm, const hn_value *v, const hn_value *last) {
    for (; v <= last; v++)
        if (hnv_is_ref(*v)) trace_ref(vm, hnv_ref(*v));
}

static void trace_code(hn_vm *vm, const hn_code *c) {
    if (c->varnames) push_values(vm, c->varnames, c->nlocals); /* a stub has none (code/core.h) */
    for (uint32_t i = 0; i < c->nics; i++) {
        hn_value name = c->ics[i].name;
        c->ics[i] = (hn_ic){.name = name};
        hnheap_mark(vm, name);
    }
}

/* Code for each row of kinds.def: what marking does with a field of each type. `o` is the object. */
#define OF(kind)                        ((struct_##kind *)(void *)o)
#define COUNT(arg)                      (*(const uint32_t *)(const void *)((const char *)o + (arg)))
#define TRACE_REF(kind, field, arg)     trace_ref(vm, OF(kind)->field);
#define TRACE_SHAPE                     TRACE_REF
#define TRACE_RAW                       TRACE_REF
#define TRACE_ITEMS(kind, field, arg)   push_values(vm, OF(kind)->field, COUNT(arg));
#define TRACE_RUN(kind, field, arg)     push_values(vm, OF(kind)->field, COUNT(arg));
#define TRACE_BUFFER(kind, field, arg)  trace_buffer(vm, OF(kind)->field, COUNT(arg));
#define TRACE_SLOTS(kind, field, arg)   trace_slots(vm, (hn_instance *)(void *)o);
#define TRACE_ENTRIES(kind, field, arg) /* `found` has seen to those of dicts */
#define TRACE_TABLE(kind, field, arg)   /* and of sets */
#define TRACE_FLAGS(kind, field, arg)
#define TRACE_ENUM(kind, field, arg)
#define TRACE_U32(kind, field, arg)
#define TRACE_I64(kind, field, arg)

#define HN_KIND(name, type, ...) typedef type struct_##name;
#include "object/kinds.def"

/* What `found` has put on the stack as an object. */
static inline void trace_fields(hn_vm *vm, hn_object *o) {
    switch ((hn_kind)o->kind) {
#define HN_KIND(name, ...)                                                                                   \
    break;                                                                                                   \
    case HN_KIND_##name:
#define HN_FIELD(kind, field, type, wants, traits, arg) TRACE_##type(kind, field, arg)
#define HN_VALUES(kind, first, last, ...)               trace_values(vm, &OF(kind)->first, &OF(kind)->last);
#include "object/kinds.def"
    case HN_KIND_COUNT: break;
    }
}

/* Where weak cells hold nothing, no class holds those that are derived from it. */
static void trace_class(hn_vm *vm, hn_type *t) {
    hn_value subclasses = t->subclasses;
    if (vm->heap.precise) t->subclasses = HN_NONE;
    trace_fields(vm, &t->h);
    t->subclasses = subclasses;
}

static void trace(hn_vm *vm, hn_object *o) {
    HN_TOUCH(&vm->meter, hn_kinds[o->kind].size / sizeof(hn_value));
    if (o->kind == HN_KIND_TYPE) {
        trace_class(vm, (hn_type *)(void *)o);
        return;
    }
    if (o->kind == HN_KIND_CODE) trace_code(vm, (hn_code *)(void *)o);
    if (o->kind == HN_KIND_CELL && (o->flags & HN_CELL_WEAK) && vm->heap.precise) return;
    trace_fields(vm, o);
}

static void mark_set_part(hn_vm *vm, const hn_set_entry *e, size_t n) {
    size_t part = n < SPAN_PART ? n : SPAN_PART;
    if (n > part) mark_push(vm, e + part, (n - part) | SPAN_SET);
    HN_TOUCH(&vm->meter, 2 * part);
    for (size_t i = 0; i < part; i++) hnheap_mark(vm, e[i].key);
}

static void mark_part(hn_vm *vm, const hn_value *v, size_t n) {
    uint8_t color = vm->heap.color;
    size_t part = n < SPAN_PART ? n : SPAN_PART;
    if (n > part) mark_push(vm, v + part, n - part);
    HN_TOUCH(&vm->meter, part);
    for (size_t i = 0; i < part; i++) {
        if (!hnv_is_ref(v[i])) continue;
        hn_object *o = hnv_ref(v[i]);
        if ((o->color & HN_COLOR_MASK) != color) found(vm, o);
    }
}

hn_status hnheap_look(hn_vm *vm, uint32_t effort) {
    return hnmeter_pace_uncounted(&vm->meter, effort) == HN_OK || vm->heap.begun > GIVE_UP_MOST ? HN_OK
                                                                                                : HN_STOPPED;
}

/* Empties the stack. */
static hn_status drain(hn_vm *vm) {
    hn_heap *h = &vm->heap;
    while (h->mark_len) {
        hn_span s = h->mark_stack[--h->mark_len];
        if (s.n == 0)
            trace(vm, (hn_object *)(uintptr_t)s.v);
        else if (s.n & SPAN_SET)
            mark_set_part(vm, s.v, s.n & ~SPAN_SET);
        else
            mark_part(vm, s.v, s.n);
        HN_TRY(hnheap_look(vm, 2 + (s.n < SPAN_PART ? (uint32_t)s.n : SPAN_PART) / 2));
    }
    return HN_OK;
}

hn_status hnheap_found_again(hn_vm *vm, hn_object *o) {
    found(vm, o);
    return drain(vm);
}

static void mark_object_roots(hn_vm *vm) {
    hnheap_mark(vm, vm->exc);
    for (unsigned i = 0; i < HN_T_COUNT; i++) hnheap_mark_object(vm, vm->types[i]);
    push_values(vm, vm->names, HN_N_COUNT);
    push_values(vm, vm->chars, 256);
    hnheap_mark(vm, vm->empty_str);
    hnheap_mark(vm, vm->empty_tuple);
    hnheap_mark(vm, vm->empty_bytes);
    hnheap_mark(vm, vm->empty_frozenset);
}

static hn_status mark_from_roots(hn_vm *vm) {
    hn_heap *h = &vm->heap;
    if (!h->marking) {
        h->mark_len = h->search = 0;
        h->lost = false;
        mark_object_roots(vm);
        if (vm->mark_roots) HN_TRY(vm->mark_roots(vm));
        h->marking = !h->precise;
    }
    HN_TRY(drain(vm));
    while (h->lost || h->search) {
        if (!h->search) {
            h->lost = false;
            h->search = 1;
        }
        HN_TRY(hnheap_find_lost(vm));
    }
    return HN_OK;
}

static void drop_subclasses(hn_vm *vm, hn_type *t) {
    if ((t->h.color & HN_COLOR_MASK) != vm->heap.color || !hnv_is(t->subclasses, HN_KIND_LIST)) return;
    hn_list *l = HN_LIST(t->subclasses);
    uint32_t to = 0;
    for (uint32_t i = 0; i < l->len; i++) {
        if (i % 64 == 63) hnmeter_effort(&vm->meter, 16);
        if ((hnv_ref(l->items->v[i])->color & HN_COLOR_MASK) == vm->heap.color)
            l->items->v[to++] = l->items->v[i];
    }
    l->len = to;
    hnheap_mark(vm, t->subclasses);
}

/* Weak cells hold what they refer to like others, so that what a program sees does not depend on when memory
 * is collected; only a collection that the program or its need asks for unsets those whose object nothing
 * else keeps. */
static void unset_weak(hn_vm *vm, hn_object *o, void *arg) {
    hn_cell *c = (hn_cell *)(void *)o;
    if (o->kind == HN_KIND_TYPE) drop_subclasses(vm, (hn_type *)(void *)o);
    if (o->kind != HN_KIND_CELL || !(o->flags & HN_CELL_WEAK) || !hnv_is_ref(c->value)) return;
    if ((hnv_ref(c->value)->color & HN_COLOR_MASK) != vm->heap.color) c->value = HN_UNBOUND;
}

static void forget_exports(hn_vm *vm, hn_object *o, void *arg) {
    if (o->kind == HN_KIND_BYTEARRAY) ((hn_bytearray *)(void *)o)->exports = 0;
}

static void add_exports(hn_vm *vm, hn_object *o, void *arg) {
    if (o->kind == HN_KIND_MEMORYVIEW) hnmemory_count((hn_memoryview *)(void *)o);
}

/* Counts the views of every bytearray that are alive. */
static void recount(hn_vm *vm) {
    hnheap_each(vm, forget_exports, NULL);
    hnheap_each(vm, add_exports, NULL);
}

/* Where views are to be counted, first what is alive without the registers that nobody reads any more: they
 * keep what is garbage to the program. */
static hn_status mark_all(hn_vm *vm) {
    hn_heap *h = &vm->heap;
    if (h->recount == HN_RECOUNT_WANTED) {
        size_t reserve = vm->meter.bytes_reserve;
        vm->meter.bytes_reserve = 0; /* there may be no other memory to find out with */
        h->precise = true;
        hn_status st = mark_from_roots(vm);
        bool found_out = h->precise;
        h->precise = h->marking = false;
        vm->meter.bytes_reserve = reserve;
        HN_TRY(st);
        recount(vm);
        if (h->weak) hnheap_each(vm, unset_weak, NULL);
        h->recount = found_out ? HN_RECOUNT_DONE : HN_RECOUNT_NONE;
    }
    return mark_from_roots(vm);
}

/* From here on nothing refers to the dead. */
static void forget_dead(hn_vm *vm) {
    for (unsigned i = 0; i < HN_MCACHE_SIZE; i++) vm->mcache[i].type = NULL;
    for (unsigned i = 0; i < HN_ACACHE_SIZE; i++) vm->acache[i].shape = NULL;
    if (vm->counted.type && (vm->counted.type->h.color & HN_COLOR_MASK) != vm->heap.color)
        vm->counted.type = NULL;
}

hn_status hnheap_collect(hn_vm *vm) {
    hn_heap *h = &vm->heap;
    h->wanted = true;
    h->marking = h->marking && h->resumes;
    if (!h->marking) {
        HN_TRY(hnheap_finish_sweep(vm));
        h->color = h->color == HN_COLORS ? 1 : h->color + 1;
        h->live = 0;
        h->begun++;
        vm->intern.swept = 0;
    }
    bool marked = mark_all(vm) == HN_OK && hnstr_intern_sweep(vm) == HN_OK;
    if (!marked) return HN_STOPPED;
    h->marking = false;
    h->begun = 0;
    h->wanted = false;
    forget_dead(vm);
    hnheap_begin_sweep(vm);
    h->sweep_large = h->large;
    h->collections++;
    h->allocated = h->since = 0;
    h->threshold = h->live > GC_MIN_BYTES ? h->live : GC_MIN_BYTES;
    return hnheap_sweep_large(vm);
}
