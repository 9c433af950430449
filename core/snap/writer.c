/* A dump, phase by phase (writer_advance): a walk over all that the VM reaches, with its values, frames and
 * classes. The VM must be as before at the end of each piece, and a dump uses a separate meter, so its memory
 * and time are not the program's. All of it trusts the VM: frames and objects are as the interpreter has left
 * them. No byte comes from outside. */
#include "snap/writer.h"

#include "host/host.h"
#include "front/compile.h"
#include "object/heap.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/int.h"
#include "object/reseed.h"
#include "object/str.h"
#include "snap/kept.h"
#include "snap/snap.h"
#include "vm/frame.h"
#include "vm/thread.h"

#include <math.h>

#define PRESSED 1024u   /* bytes compressed at once ... */
#define SEALED  0x4000u /* ... and summed at once */

void hnsnap_fail(hn_snap_writer *w, hn_status st) {
    if (w->st == HN_OK) w->st = st;
    w->meter.work.due = true; /* so that all loops end: the lists are not complete */
}

bool hnsnap_looks(hn_snap_writer *w) {
    hn_meter *m = &w->meter;
    m->cancelled = w->vm->meter.cancelled;
    if (m->effort >= HN_EFFORT && hnmeter_look(m) != HN_OK) hnsnap_fail(w, HN_STOPPED);
    return w->st != HN_OK || hnwork_due(m);
}

void hnsnap_put_listed(hn_snap_writer *w, hn_buf *list, const void *p) {
    hnbuf_put(list, &p, sizeof p);
    if (list->failed) hnsnap_fail(w, HN_NOMEM);
}

static void writer_remember(hn_snap_writer *w, const void *p, uint32_t was) {
    if (!hnptrpages_add(&w->map, p, was)) hnsnap_fail(w, HN_NOMEM);
}

/* ---- sources and their pools ---- */

void hnsnap_each_pooled(const hn_source *s, hn_pool_fn fn, void *arg) {
    for (uint32_t i = 0; i < s->ncodes; i++) {
        const hn_code *c = HN_AS(hn_code, s->codes->v[i]);
        for (uint32_t k = 0; k < c->nics; k++) fn(arg, c->ics[k].name);
        for (uint32_t k = 0; k < c->nnames; k++) fn(arg, c->names[k]);
        for (uint32_t k = 0; k < c->nlocals; k++) fn(arg, c->varnames[k]);
        for (uint32_t k = 0; k < c->nconsts; k++) fn(arg, c->consts[k]);
        fn(arg, c->name);
        fn(arg, c->qualname);
        fn(arg, c->doc);
    }
}

typedef struct pool {
    hn_snap_writer *w;
    uint32_t base, n;
} pool;

static void add_pooled(void *arg, hn_value v) {
    pool *p = arg;
    uint32_t index = p->n++;
    p->w->meter.effort++;
    if (!hnv_is_ref(v) || index >= 1u << 20 || hnv_ref(v)->kind == HN_KIND_CODE) return;
    if (hnptrpages_get(&p->w->map, hnv_ref(v)) == HN_PTRMAP_NONE)
        writer_remember(p->w, hnv_ref(v), p->base | index);
}

static uint32_t source_number(hn_snap_writer *w, hn_source *s) {
    uint32_t was = hnptrpages_get(&w->map, s);
    if (was != HN_PTRMAP_NONE) return was & ~HN_WAS_MASK;
    uint32_t n = w->nsources++;
    writer_remember(w, s, HN_WAS_SOURCE | n);
    hnsnap_put_listed(w, &w->sources, s);
    if (n < 1u << 10 && !(s->h.flags & HN_SOURCE_FROZEN)) {
        pool p = {.w = w, .base = HN_WAS_POOLED | n << 20};
        hnsnap_each_pooled(s, add_pooled, &p);
    }
    return n;
}

/* Writes a text once; after that it is named by its number. */
static void put_source_text(hn_snap_writer *w, hn_value v) {
    uint32_t was = hnptrmap_get(&w->once, hnv_ref(v));
    hnbuf_byte(&w->texts, was != HN_PTRMAP_NONE);
    if (was != HN_PTRMAP_NONE) {
        hnsnap_put_varint(&w->texts, was);
        return;
    }
    if (!hnptrmap_add(&w->once, hnv_ref(v), w->ntexts++)) hnsnap_fail(w, HN_NOMEM);
    hnsnap_put_text(&w->texts, HN_STR(v), 0);
}

/* Writes the names that code.replace() has given one of the source's codes. */
static void put_renamed(hn_snap_writer *w, const hn_source *s) {
    hnsnap_put_varint(&w->texts, s->renamed);
    hnsnap_put_varint(&w->texts, s->first_line);
    put_source_text(w, s->code_name);
    put_source_text(w, s->code_qualname);
}

static void writer_put_source(hn_snap_writer *w, const hn_source *s) {
    bool frozen = s->h.flags & HN_SOURCE_FROZEN;
    hnbuf_byte(&w->texts, (uint8_t)(s->mode << 1 | frozen));
    hnsnap_put_varint(&w->texts, s->options);
    put_source_text(w, s->name);
    if (!frozen) put_source_text(w, s->text);
    if (s->options & HN_COMPILE_RENAMED) put_renamed(w, s);
}

/* ---- values ---- */

static void writer_put_int(hn_snap_writer *w, int64_t i) {
    if (i >= 0 && i < 64) {
        hnbuf_byte(w->to, (uint8_t)(HN_SNAP_SMALL + i));
    } else {
        hnbuf_byte(w->to, HN_SNAP_INT);
        hnsnap_put_varint(w->to, hnsnap_zigzag(i));
    }
}

static void writer_put_double(hn_snap_writer *w, hn_value v) {
    double d = hnv_double(v);
    if (fabs(d) < 1e9 && d == trunc(d) && !(d == 0 && signbit(d))) {
        hnbuf_byte(w->to, HN_SNAP_INTEGRAL);
        hnsnap_put_varint(w->to, hnsnap_zigzag((int64_t)d));
        return;
    }
    hnbuf_byte(w->to, HN_SNAP_DOUBLE);
    hnsnap_put_fixed(w->to, hnv_bits(v), 8);
}

static void put_code(hn_snap_writer *w, const hn_code *c) {
    uint32_t n = source_number(w, c->source);
    hnbuf_byte(w->to, HN_SNAP_CODE);
    hnsnap_put_varint(w->to, n);
    hnsnap_put_varint(w->to, c->index);
}

static void put_known(hn_snap_writer *w, uint32_t was) {
    uint32_t n = was & ~HN_WAS_MASK;
    if ((was & HN_WAS_MASK) == HN_WAS_OBJECT) {
        if (n < 64) {
            hnbuf_byte(w->to, (uint8_t)(HN_SNAP_NEAR + n));
            return;
        }
        hnbuf_byte(w->to, HN_SNAP_OBJECT);
        hnsnap_put_varint(w->to, n);
    } else if (n < 256 - HN_SNAP_POOLED) {
        hnbuf_byte(w->to, (uint8_t)(HN_SNAP_POOLED + n));
    } else {
        hnbuf_byte(w->to, HN_SNAP_POOL);
        hnsnap_put_varint(w->to, n >> 20);
        hnsnap_put_varint(w->to, n & 0xFFFFF);
    }
}

/* Returns the object that is written for another one: a compiled pattern's program is left out, and some
 * objects exist once in each VM (ids are written separately). */
static const hn_object *only_one(const hn_vm *vm, const hn_object *o) {
    hn_value one = HN_UNBOUND;
    if (o->kind == HN_KIND_BYTES &&
        (o->flags & HN_BYTES_PROGRAM || !((const hn_bytes *)(const void *)o)->len))
        one = vm->empty_bytes;
    if (o->kind == HN_KIND_STR) {
        const hn_str *s = (const hn_str *)(const void *)o;
        if (!s->len) one = vm->empty_str;
        if (s->len == 1 && HN_STR_WIDTH(s) == 0) one = vm->chars[s->data[0]];
    }
    return hnv_is_ref(one) ? hnv_ref(one) : o;
}

static bool writer_put_char(hn_snap_writer *w, const hn_object *o) {
    const hn_str *s = (const hn_str *)(const void *)o;
    if (o->kind != HN_KIND_STR || s->len != 1 || HN_STR_WIDTH(s) != 0) return false;
    hnbuf_byte(w->to, HN_SNAP_CHAR);
    hnbuf_byte(w->to, s->data[0]);
    return true;
}

static void put_new(hn_snap_writer *w, const hn_object *o) {
    uint32_t n = hnshared_find(&w->shared, o);
    if (n != HN_SHARED_NONE) {
        hnbuf_byte(w->to, HN_SNAP_SHARED);
        hnsnap_put_varint(w->to, n);
        return;
    }
    if (o->kind == HN_KIND_CODE) {
        put_code(w, (const hn_code *)(const void *)o);
        return;
    }
    if (writer_put_char(w, o)) return;
    writer_remember(w, o, HN_WAS_OBJECT | w->nobjects++);
    hnsnap_put_listed(w, &w->queue, o);
    hnbuf_byte(w->to, HN_SNAP_NEXT);
}

void hnsnap_put_pointer(hn_snap_writer *w, const void *object) {
    if (!object) {
        hnbuf_byte(w->to, 0);
        return;
    }
    const hn_object *o = only_one(w->vm, object);
    uint32_t was = hnptrpages_get(&w->map, o);
    if (was != HN_PTRMAP_NONE)
        put_known(w, was);
    else
        put_new(w, o);
}

void hnsnap_put_value(hn_snap_writer *w, hn_value v) {
    HN_TOUCH(&w->meter, 1);
    if (hnv_is_ref(v))
        hnsnap_put_pointer(w, hnv_ref(v));
    else if (hnv_is_int(v))
        writer_put_int(w, hnv_int(v));
    else if (hnv_is_double(v))
        writer_put_double(w, v);
    else
        hnbuf_byte(w->to, (uint8_t)hnv_const(v));
}

/* ---- the state ---- */

static void put_frame(hn_snap_writer *w, const hn_frame *f, const hn_value *below) {
    hnsnap_put_pointer(w, f->fn);
    hnsnap_put_pointer(w, f->gen);
    if (!f->gen) hnsnap_put_varint(w->to, hnsnap_zigzag(f->regs - below));
    hnsnap_put_varint(w->to, (uint64_t)(f->pc - f->code->instrs));
    hnbuf_byte(w->to, f->ret);
    hnsnap_put_varint(w->to, f->dst / 8u);
    hnsnap_put_value(w, f->ret == HN_RET_STORE ? HN_UNBOUND : f->hold);
    hnsnap_put_value(w, f->handled);
}

static bool is_paused(const hn_vm *vm) {
    return hnv_is(vm->pending.call, HN_KIND_TUPLE);
}

/* Writes the registers from `at` on that only frame n has. Values that finished calls have left in registers
 * that nothing reads are not the frame's. */
static const hn_value *put_registers(hn_snap_writer *w, const hn_snap_kept *kept, uint32_t n,
                                     const hn_value *at) {
    const hn_frame *f = &w->vm->frames[n];
    const hn_code *c = f->code;
    if (f->gen) return at;
    for (; at < f->regs; at++) hnsnap_put_value(w, HN_UNBOUND);
    const hn_value *end = f->regs + c->nregs;
    for (uint32_t k = n + 1; k < w->vm->nframes; k++) {
        if (w->vm->frames[k].gen) continue;
        if (w->vm->frames[k].regs < end) end = w->vm->frames[k].regs;
        break;
    }
    for (; at < end; at++) {
        uint32_t r = (uint32_t)(at - f->regs);
        bool keep = !hnv_is_ref(*at) || r < c->nlocals || hnsnap_is_kept(kept, n, r);
        hnsnap_put_value(w, keep ? *at : HN_UNBOUND);
    }
    return at;
}

static void put_frames(hn_snap_writer *w) {
    hn_vm *vm = w->vm;
    const hn_value *below = vm->stack, *end = vm->stack;
    hnsnap_put_varint(w->to, vm->nframes);
    for (uint32_t i = 0; i < vm->nframes; i++) {
        const hn_frame *f = &vm->frames[i];
        put_frame(w, f, below);
        if (!f->gen) below = f->regs;
        if (!f->gen && f->regs + f->code->nregs > end) end = f->regs + f->code->nregs;
    }
    hnsnap_put_varint(w->to, (uint64_t)(end - vm->stack));
    const hn_value *at = vm->stack;
    hn_snap_kept kept = {.meter = &w->meter};
    hn_status st = hnsnap_find_kept(vm, w->waits, &kept);
    if (st != HN_OK) hnsnap_fail(w, st);
    for (uint32_t i = 0; i < vm->nframes && st == HN_OK; i++) at = put_registers(w, &kept, i, at);
    for (; at < end; at++) hnsnap_put_value(w, HN_UNBOUND);
    hnsnap_free_kept(&kept);
}

static void put_resting(hn_vm *vm, void *arg) {
    (void)vm;
    put_frames(arg);
}

/* Writes the other threads; the frames of the running one are written already. */
static void put_threads(hn_snap_writer *w) {
    const hn_threads *t = w->vm->threads;
    hnsnap_put_varint(w->to, t->n);
    hnsnap_put_varint(w->to, t->current);
    hnsnap_put_varint(w->to, t->turns);
    hnsnap_put_varint(w->to, t->ahead);
    hnsnap_put_varint(w->to, t->seen);
    hnsnap_put_varint(w->to, w->vm->meter.turn_at);
    hnbuf_byte(w->to, t->over);
    hnsnap_put_value(w, t->outcome);
    for (uint32_t k = 0; k < t->n; k++) {
        const hn_thread *one = &t->all[k];
        hnsnap_put_varint(w->to, one->ident);
        hnsnap_put_varint(w->to, one->turn);
        hnsnap_put_varint(w->to, one->wake_at);
        hnsnap_put_value(w, one->record);
        hnsnap_put_value(w, one->info);
        hnsnap_put_value(w, one->own);
    }
    w->waits = false;
    hnthread_each(w->vm, put_resting, w);
}

static void put_pending(hn_snap_writer *w) {
    const hn_vm *vm = w->vm;
    hnsnap_put_value(w, vm->pending.call);
    hnbuf_byte(w->to, vm->pending.ret);
    hnsnap_put_varint(w->to, vm->pending.dst / 8u);
    hnsnap_put_value(w, vm->pending.hold);
}

/* Writes the shared objects that have changed since the start. */
static bool put_patches(hn_snap_writer *w) {
    w->to = &w->roots;
    w->patches = true;
    for (; w->next < w->shared.nmarks; w->next++) {
        uint32_t n = w->shared.marks[2 * w->next];
        const hn_object *o = hnv_ref(w->shared.objects->items->v[n]);
        if (!w->patched) {
            if (hnshared_fingerprint(o) == w->shared.marks[2 * w->next + 1]) continue;
            hnsnap_put_varint(w->to, n + 1u);
            w->patched = true;
        }
        if (!hnsnap_put_body(w, o)) return false;
        hnsnap_rewind(w);
        w->patched = false;
    }
    hnbuf_byte(w->to, 0);
    w->patches = false;
    w->root_objects = w->nobjects;
    return true;
}

/* Writes an id() that a program has got, after its object, which has a number by now or needs none. */
static void put_one_id(hn_snap_writer *w, const hn_object *o) {
    if (o->id <= w->shared.first_id) return;
    hnsnap_put_pointer(w, o);
    hnsnap_put_varint(w->to, o->id);
}

typedef struct pool_ids {
    hn_snap_writer *w;
    uint32_t base, n;
} pool_ids;

/* Writes a name that several codes have once. */
static void put_pooled_id(void *arg, hn_value v) {
    pool_ids *p = arg;
    uint32_t was = p->base | p->n++;
    if (!hnv_is_ref(v) || hnv_ref(v)->id <= p->w->shared.first_id) return;
    if (hnptrpages_get(&p->w->map, hnv_ref(v)) != was) return;
    put_known(p->w, was);
    hnsnap_put_varint(p->w->to, hnv_ref(v)->id);
}

/* Writes the ids of constants and names, and of codes. */
static void put_source_ids(hn_snap_writer *w) {
    hn_source **all = (hn_source **)(void *)w->sources.data;
    for (uint32_t i = 0, n = w->nsources; i < n; i++) {
        const hn_source *s = all[i];
        pool_ids p = {.w = w, .base = HN_WAS_POOLED | i << 20};
        if (i < 1u << 10 && !(s->h.flags & HN_SOURCE_FROZEN)) hnsnap_each_pooled(s, put_pooled_id, &p);
        for (uint32_t k = 0; k < s->ncodes; k++)
            if (hnv_is_ref(s->codes->v[k])) put_one_id(w, hnv_ref(s->codes->v[k]));
    }
}

static const hn_object *queued(const hn_snap_writer *w, uint32_t n) {
    return ((const hn_object **)(void *)w->queue.data)[n];
}

static bool put_ids(hn_snap_writer *w) {
    const hn_vm *vm = w->vm;
    w->to = &w->roots;
    if (vm->next_id != w->shared.first_id) {
        for (uint32_t n = 0; !w->begun && n < w->shared.objects->len; n++)
            put_one_id(w, hnv_ref(w->shared.objects->items->v[n]));
        w->begun = true;
        while (w->next < w->nobjects) {
            put_one_id(w, queued(w, w->next++));
            if (hnsnap_leaves(w)) return false;
        }
        put_source_ids(w);
        for (unsigned c = 0; c < 256; c++)
            if (hnv_is_ref(vm->chars[c])) put_one_id(w, hnv_ref(vm->chars[c]));
    }
    hnbuf_byte(w->to, 0);
    return true;
}

/* ---- classes: bases before what is derived from them ---- */

static void put_class_reference(hn_snap_writer *w, const hn_type *t) {
    uint32_t was = hnptrpages_get(&w->map, t);
    uint64_t n = was != HN_PTRMAP_NONE ? (uint64_t)was << 1 : (uint64_t)hnshared_find(&w->shared, t) << 1 | 1;
    hnsnap_put_varint(&w->classes, n);
}

static void writer_put_class(hn_snap_writer *w, const hn_type *t) {
    uint32_t base = 0;
    put_class_reference(w, t);
    hnsnap_put_varint(&w->classes, t->bases->len);
    for (uint32_t i = 0; i < t->bases->len; i++) {
        put_class_reference(w, HN_TYPE(t->bases->items[i]));
        if (HN_TYPE(t->bases->items[i]) == t->base) base = i;
    }
    hnsnap_put_varint(&w->classes, base);
    hnsnap_put_varint(&w->classes, (t->h.flags & HN_TYPE_STORED) | (t->weak ? HN_SNAP_CLASS_WEAK : 0) |
                                       (t->asked ? HN_SNAP_CLASS_ASKED : 0));
    hnsnap_put_varint(&w->classes, t->root->nslots);
    hnsnap_put_varint(&w->classes, t->inline_slots);
}

typedef struct visit {
    hn_type *cls;
    uint32_t next; /* of the base that is visited next */
} visit;

/* Visits classes depth first, with an explicit stack. `noted` are the classes that are not written yet. */
static void put_with_bases(hn_snap_writer *w, hn_type *first, visit *stack) {
    uint32_t depth = 1;
    stack[0] = (visit){.cls = first};
    while (depth) {
        visit *top = &stack[depth - 1];
        if (top->next < top->cls->bases->len) {
            hn_type *base = HN_TYPE(top->cls->bases->items[top->next++]);
            if (base->noted) stack[depth++] = (visit){.cls = base};
        } else {
            top->cls->noted = false;
            writer_put_class(w, top->cls);
            depth--;
        }
    }
}

static bool put_classes(hn_snap_writer *w) {
    hn_type **all = (hn_type **)(void *)w->types.data;
    uint32_t n = w->ntypes;
    if (!n) return true;
    visit *stack = hnmem_alloc(&w->meter, n * sizeof *stack);
    if (!stack) {
        hnsnap_fail(w, HN_NOMEM);
        return false;
    }
    for (uint32_t i = 0; i < n; i++) all[i]->noted = true;
    for (uint32_t i = 0; i < n; i++)
        if (all[i]->noted) put_with_bases(w, all[i], stack);
    hnmem_free(&w->meter, stack, n * sizeof *stack);
    return true;
}

/* ---- one part after the other ---- */

static void frame_sources(hn_vm *vm, void *arg) {
    for (uint32_t i = 0; i < vm->nframes; i++)
        if (vm->frames[i].code->source != vm->core) source_number(arg, vm->frames[i].code->source);
}

/* Numbers the sources first, so that their names are known before they occur as values. */
static bool find_sources(hn_snap_writer *w) {
    hn_vm *vm = w->vm;
    hn_value key, value;
    if (!w->begun) {
        frame_sources(vm, w);
        hnthread_each(vm, frame_sources, w);
    }
    w->begun = true;
    const hn_dict *main = HN_AS(hn_module, vm->main)->dict;
    while (hndict_next(main, &w->next, &key, &value)) {
        if (hnv_is(value, HN_KIND_FUNCTION) && HN_FUNCTION(value)->code->source != vm->core)
            source_number(w, HN_FUNCTION(value)->code->source);
        if (hnsnap_leaves(w)) return false;
    }
    return true;
}

/* Writes frames, pending call, threads, exception and result, in one piece. */
static bool put_state(hn_snap_writer *w) {
    hn_vm *vm = w->vm;
    w->to = &w->roots;
    w->waits = is_paused(vm);
    put_frames(w);
    if (is_paused(vm)) put_pending(w);
    if (vm->threads) put_threads(w);
    hnsnap_put_pointer(w, vm->thread_own);
    hnsnap_put_value(w, vm->exc);
    hnsnap_put_value(w, vm->result);
    hnsnap_put_value(w, vm->allowed);
    return true;
}

static bool put_bodies(hn_snap_writer *w) {
    w->to = &w->body;
    while (w->next < w->nobjects) {
        if (!hnsnap_put_body(w, queued(w, w->next))) return false;
        hnsnap_rewind(w);
        w->next++;
        if (hnsnap_leaves(w)) return false;
    }
    return true;
}

static bool put_sources(hn_snap_writer *w) {
    while (w->next < w->nsources) {
        writer_put_source(w, ((hn_source **)(void *)w->sources.data)[w->next++]);
        if (hnsnap_leaves(w)) return false;
    }
    return true;
}

/* Writes the shells after the sources, since strings may be texts of sources. */
static bool put_shells(hn_snap_writer *w) {
    while (w->next < w->nobjects) {
        if (!hnsnap_put_shell(w, queued(w, w->next))) return false;
        hnsnap_rewind(w);
        w->next++;
        if (hnsnap_leaves(w)) return false;
    }
    return true;
}

/* ---- the whole ---- */

static void put_meter(const hn_snap_writer *w, hn_buf *b) {
    const hn_vm *vm = w->vm;
    const hn_meter *m = &vm->meter;
    bool seed = vm->hash_key[0] || vm->hash_key[1];
    hnbuf_byte(b, (uint8_t)((is_paused(vm) ? HN_SNAP_PAUSED : 0) | (seed ? HN_SNAP_SEED : 0) |
                            (vm->threads ? HN_SNAP_THREADS : 0)));
    if (seed) {
        hnsnap_put_fixed(b, vm->hash_key[0], 8);
        hnsnap_put_fixed(b, vm->hash_key[1], 8);
    }
    hnsnap_put_varint(b, hnmeter_steps(m));
    hnsnap_put_varint(b, hnmeter_time(m));
    hnsnap_put_varint(b, m->output);
    hnsnap_put_varint(b, m->calls);
    hnsnap_put_varint(b, m->depth_limit);
    hnsnap_put_varint(b, vm->next_id);
    hnsnap_put_varint(b, vm->host ? vm->host->next_id : 0);
    hnsnap_put_varint(b, vm->int_digits_limit);
    hnsnap_put_varint(b, vm->thread_idents);
    hnsnap_put_varint(b, vm->mains_gone);
    hnsnap_put_varint(b, vm->threads_gone);
}

#define SECTIONS(w)                                                                                          \
    { &(w)->texts, &(w)->shells, &(w)->classes, &(w)->body, &(w)->roots }
#define NSECTIONS 5u
#define PART      0x10000u /* bytes copied at once */

static void begin_joining(hn_snap_writer *w) {
    hn_buf *sections[] = SECTIONS(w), *all = &w->all;
    size_t total = 512;
    w->window = hnlz_begin(all);
    for (size_t i = 0; i < NSECTIONS; i++) total += sections[i]->len;
    (void)hnbuf_reserve(all, total); /* so that the buffer need not move */
    put_meter(w, all);
    hnsnap_put_varint(all, w->nsources);
    hnsnap_put_varint(all, w->nobjects);
    hnsnap_put_varint(all, w->ntypes);
    hnsnap_put_varint(all, w->root_objects);
    for (size_t i = 0; i + 1 < NSECTIONS; i++) hnsnap_put_varint(all, sections[i]->len);
    w->begun = true;
}

static bool join_sections(hn_snap_writer *w) {
    hn_buf *sections[] = SECTIONS(w);
    if (!w->begun) begin_joining(w);
    for (; w->next < NSECTIONS; w->next++) {
        hn_buf *from = sections[w->next];
        while (w->at < from->len) {
            size_t n = from->len - w->at < PART ? from->len - w->at : PART;
            hnbuf_put(&w->all, from->data + w->at, n);
            w->at += n;
            w->meter.effort += PART >> 8;
            if (hnsnap_leaves(w)) return false;
        }
        w->at = 0;
        if (from->failed) w->all.failed = true;
        hnbuf_free(from); /* large parts must not be in memory more often than necessary */
    }
    if (w->all.failed) hnsnap_fail(w, HN_NOMEM);
    return true;
}

static bool press(hn_snap_writer *w) {
    if (!w->begun) {
        hn_buf *out = w->out;
        hnbuf_put(out, "HNS", 3);
        hnbuf_byte(out, HN_SNAP_VERSION);
        hnsnap_put_fixed(out, w->shared.identity, 6);
        hnsnap_put_fixed(out, 0, 4);
        hnsnap_put_varint(out, w->all.len - w->window);
        hnlz_start(&w->lz, out, &w->all);
        w->begun = true;
    }
    while (!hnlz_step(&w->lz, PRESSED)) {
        w->meter.effort += PRESSED - 1;
        if (hnsnap_leaves(w)) return false;
    }
    if (w->out->failed) hnsnap_fail(w, HN_NOMEM);
    return true;
}

static bool seal(hn_snap_writer *w) {
    hn_buf *out = w->out;
    if (!w->begun) w->at = w->start + HN_SNAP_HEADER;
    w->begun = true;
    while (w->at < out->len) {
        size_t n = out->len - w->at < SEALED ? out->len - w->at : SEALED;
        w->crc = hnsnap_crc_more(w->crc, out->data + w->at, n);
        w->at += n;
        w->meter.effort += SEALED >> 4;
        if (hnsnap_leaves(w)) return false;
    }
    for (unsigned i = 0; i < 4; i++) out->data[w->start + 10 + i] = (uint8_t)(w->crc >> (8 * i));
    return true;
}

/* ---- pieces ---- */

static void each_buffer(hn_snap_writer *w, void (*fn)(hn_snap_writer *, hn_buf *)) {
    hn_buf *all[] = {&w->queue,   &w->sources, &w->types, &w->texts, &w->shells,
                     &w->classes, &w->body,    &w->roots, &w->all};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) fn(w, all[i]);
}

static void begin_buffer(hn_snap_writer *w, hn_buf *b) {
    hnbuf_init(b, &w->meter);
}

static void end_buffer(hn_snap_writer *w, hn_buf *b) {
    (void)w;
    hnbuf_free(b);
}

static void check_buffer(hn_snap_writer *w, hn_buf *b) {
    if (b->failed) hnsnap_fail(w, HN_NOMEM);
}

static hn_status begin_dump(hn_vm *vm, hn_snap_writer **to, hn_buf *out) {
    hn_meter m;
    hnmeter_init_free(&m);
    m.fail_allocation = vm->meter.fail_allocation;
    hn_snap_writer *w = hnmem_alloc(&m, sizeof *w);
    vm->meter.fail_allocation = m.fail_allocation;
    if (!w) return HN_NOMEM;
    *w = (hn_snap_writer){.vm = vm, .meter = m, .out = out, .start = out->len};
    w->meter.time_limit = vm->meter.time_limit;
    w->meter.clock = vm->meter.clock;
    w->meter.clock_ctx = vm->meter.clock_ctx;
    w->cancelled = vm->meter.cancelled;
    vm->meter.cancelled = false; /* it was the run that this has ended */
    hnptrpages_init(&w->map, &w->meter);
    w->once.meter = &w->meter;
    each_buffer(w, begin_buffer);
    *to = w;
    return hnshared_open(vm, &w->shared) ? HN_OK : HN_NOMEM;
}

static void end_dump(hn_snap_writer **from) {
    hn_snap_writer *w = *from;
    w->vm->meter.cancelled |= w->cancelled;
#ifdef HN_CHECKED
    w->vm->meter.touched += w->meter.touched;
#endif
    hnlz_drop(&w->lz);
    each_buffer(w, end_buffer);
    hnptrpages_free(&w->map);
    hnptrmap_free(&w->once);
    hn_meter m = w->meter;
    hnmem_free(&m, w, sizeof *w);
    *from = NULL;
}

void hnsnap_dump_drop(hn_snap_writer **w, hn_buf *out) {
    if (!*w) return;
    out->len = (*w)->start;
    end_dump(w);
}

/* Does the phases. HN_AGAIN: the piece is over. */
static hn_status writer_advance(hn_snap_writer *w) {
    static bool (*const phases[])(hn_snap_writer *) = {find_sources,  put_state,   put_patches, put_bodies,
                                                       put_ids,       put_classes, put_sources, put_shells,
                                                       join_sections, press,       seal};
    while (w->st == HN_OK && w->phase < sizeof phases / sizeof *phases) {
        bool done = phases[w->phase](w);
        each_buffer(w, check_buffer);
        if (w->st != HN_OK) break;
        if (!done) return HN_AGAIN;
        w->phase++;
        w->next = 0;
        hnsnap_rewind(w);
    }
    if (w->meter.stopped == HN_LIMIT_NONE) return w->st;
    return hnmeter_stop_at(w->out->meter, w->meter.stopped);
}

hn_status hnsnap_dump_piece(hn_vm *vm, hn_snap_writer **w, hn_buf *out, bool pieces) {
    hn_status st = *w ? HN_OK : begin_dump(vm, w, out);
    if (st == HN_OK) {
        hn_meter *m = &(*w)->meter;
        m->fail_allocation = vm->meter.fail_allocation;
        m->work.on = pieces;
        m->work.due = false;
        hnmeter_start(m);
        st = writer_advance(*w);
        hnmeter_stop(m);
        vm->meter.fail_allocation = m->fail_allocation;
    }
    if (st == HN_AGAIN) return st;
    if (st != HN_OK)
        hnsnap_dump_drop(w, out);
    else
        end_dump(w);
    return st;
}

hn_status hnsnap_dump(hn_vm *vm, hn_buf *out) {
    hn_snap_writer *w = NULL;
    return hnsnap_dump_piece(vm, &w, out, false);
}

hn_status hnsnap_seed(hn_vm *vm, const uint64_t seed[2]) {
    HN_TRY(hnheap_reseed(vm, seed));
    return hnsnap_init(vm);
}

uint64_t hnsnap_identity(const hn_vm *vm) {
    hn_shared s;
    return hnshared_open(vm, &s) ? s.identity : 0;
}
