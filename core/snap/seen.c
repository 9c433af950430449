/* Refuses a snapshot in which a program could reach an internal (snap/shared.h). reader.c runs it after all
 * other checks of frames and state. It trusts the numbering of shared objects, and that everything else has
 * been checked. */
#include "object/dict.h"
#include "object/kind.h"
#include "snap/ptrmap.h"
#include "snap/reader.h"
#include "snap/shared_walk.h"

#define AT_ONCE 1024u /* values */

typedef struct seer {
    hn_snap_reader *r; /* walked: what is known; queue: of that, what is not gone through yet */
    hn_status st;
    size_t n; /* values of the object that were passed */
} seer;

/* Trusts the numbering of shared objects, and that objects are checked. */
static void seen_see(seer *s, const void *object) {
    hn_snap_reader *r = s->r;
    const hn_object *o = object;
    if (s->st != HN_OK || !o || !hnkind_is_named(o->kind)) return;
    uint32_t n = hnshared_find(&r->shared, o);
    if (n != HN_SHARED_NONE) { /* what it refers to is as at the start, or a patch */
        if (hnshared_is_internal(&r->shared, n))
            s->st = hnsnap_damaged(r, "a program with an internal of the interpreter");
        return;
    }
    if (hnptrpages_get(&r->walked, o) != HN_PTRMAP_NONE) return;
    if (!hnptrpages_add(&r->walked, o, 1)) s->st = HN_NOMEM;
    hnbuf_put(&r->queue, &o, sizeof o);
    if (r->queue.failed) s->st = HN_NOMEM;
}

#define IN_A_CELL UINT32_MAX
#define REGISTER  8u /* operands are offsets */

/* Whether frozen code gets this internal by its name into that register, or into one that is copied there.
 * Trusts the code and its names. */
static bool is_loaded(const hn_vm *vm, const hn_function *fn, const hn_object *o, uint32_t reg, bool copies) {
    const hn_code *c = fn->code;
    for (uint32_t pc = 0; pc < c->ninstrs; pc++) {
        const hn_instr *i = &c->instrs[pc];
        if (reg != IN_A_CELL && i->a != reg) continue;
        if (i->op == HN_OP_MOVE && copies && is_loaded(vm, fn, o, i->b, false)) return true;
        if (i->op != HN_OP_LOAD_GLOBAL && i->op != HN_OP_LOAD_NAME) continue; /* in a class body */
        hn_value name = c->names[i->op == HN_OP_LOAD_NAME ? i->c : i->b];
        hn_value v = hndict_get_str((hn_vm *)(uintptr_t)vm, vm->internals, name);
        if (hnv_is_ref(v) && hnv_ref(v) == o) return true;
    }
    return false;
}

/* Whether frozen code has this internal in that register by itself: by its name, or as a default. Trusts the
 * code, its names and its defaults. */
static bool has_internal(const hn_vm *vm, const hn_function *fn, const hn_object *o, uint32_t reg) {
    for (uint32_t i = 0; fn->defaults && i < fn->defaults->len; i++)
        if (fn->defaults->items[i] == hnv_from_ref(o)) return true;
    return is_loaded(vm, fn, o, reg == IN_A_CELL ? reg : reg * REGISTER, reg != IN_A_CELL);
}

/* The namespace of frozen code as a module: what `from _hn import ...` works on. Trusts the module's
 * fields. */
static bool is_core_module(const hn_vm *vm, const hn_function *fn, const hn_object *o) {
    return o->kind == HN_KIND_MODULE && ((const hn_module *)(const void *)o)->dict == vm->internals &&
           fn->code->h.flags & HN_CODE_MODULE;
}

/* Whether it is a cell of the function's own, and both are in every session: those of functions that are made
 * at the start. Trusts the numbering. */
static bool is_own_cell(const seer *s, const hn_function *fn, const hn_object *o) {
    if (o->kind != HN_KIND_CELL || hnshared_find(&s->r->shared, fn) == HN_SHARED_NONE) return false;
    for (uint32_t i = 0; fn->closure && i < fn->closure->len; i++)
        if (fn->closure->items[i] == hnv_from_ref(o)) return true;
    return false;
}

/* The namespace of frozen code is left out. A register may hold an internal that the code loads by its
 * name or has as a default, a cell of its closure one that it names: such code cannot be made to pass on
 * others. Trusts the code; not what is in its register, or cell. */
static void see_frozen_register(seer *s, const hn_function *fn, hn_value v, uint32_t reg) {
    if (!hnv_is_ref(v) || s->st != HN_OK) return;
    const hn_object *o = hnv_ref(v);
    uint32_t n = hnshared_find(&s->r->shared, o);
    if (n != HN_SHARED_NONE && hnshared_is_internal(&s->r->shared, n)) {
        hnsnap_work(s->r, fn->code->ninstrs >> 3);
        if (has_internal(s->r->vm, fn, o, reg) || is_own_cell(s, fn, o)) return;
    }
    if (!is_core_module(s->r->vm, fn, o)) seen_see(s, o);
}

/* Cells of an inner function that is frozen: no program can have them. Trusts that a closure has cells; not
 * what is in them. */
static void see_closure(seer *s, const hn_function *fn) {
    if (!(fn->code->h.flags & HN_CODE_HIDDEN)) return;
    for (uint32_t i = 0; fn->closure && i < fn->closure->len; i++)
        see_frozen_register(s, fn, HN_AS(hn_cell, fn->closure->items[i])->value, IN_A_CELL);
}

/* Trusts nothing about the value. */
static void see_value(seer *s, hn_value v) {
    if (hnv_is_ref(v)) seen_see(s, hnv_ref(v));
}

/* Trusts the flags of code, which no snapshot has. */
static bool seen_is_hidden(const hn_frame *f) {
    return f->code->h.flags & HN_CODE_HIDDEN;
}

/* How many registers of frame n are its own: where the next frame on the stack begins, it has the rest.
 * Trusts the frames, which are checked. */
static uint32_t own_registers(const hn_snap_stack *state, uint32_t n) {
    const hn_frame *f = &state->frames[n];
    for (uint32_t k = n + 1; k < state->nframes && !f->gen; k++) {
        if (state->frames[k].gen) continue;
        uint32_t distance = state->offsets[k] - state->offsets[n];
        return distance < f->code->nregs ? distance : f->code->nregs;
    }
    return f->code->nregs;
}

/* Trusts where the frame's registers lie; not what is in them. */
static hn_status see_frame(hn_snap_reader *r, const hn_snap_stack *stack, uint32_t n) {
    const hn_frame *f = &stack->frames[n];
    seer s = {.r = r};
    bool hidden = seen_is_hidden(f);
    if (!hidden) seen_see(&s, f->fn);
    seen_see(&s, f->gen);
    see_value(&s, f->handled);
    uint32_t own = f->gen ? 0 : own_registers(stack, n);
    for (uint32_t i = 0; i < own; i++)
        if (hidden)
            see_frozen_register(&s, f->fn, f->regs[i], i);
        else
            see_value(&s, f->regs[i]);
    see_value(&s, f->hold);
    return s.st;
}

/* Trusts that all frames are checked. */
hn_status hnsnap_see_frames(hn_snap_reader *r) {
    if (!r->begun) hnptrpages_free(&r->walked); /* of chains */
    r->begun = true;
    return hnsnap_each_frame(r, see_frame);
}

/* Trusts that there are as many threads as stacks; nothing of what they hold. */
static void see_threads(seer *s, const hn_threads *t) {
    for (uint32_t k = 0; t && k < t->n; k++) {
        see_value(s, t->all[k].record);
        see_value(s, t->all[k].info);
        see_value(s, t->all[k].own);
    }
    if (t) see_value(s, t->outcome);
}

/* Trusts what see_threads trusts. */
static hn_status see_roots(hn_snap_reader *r) {
    const hn_snap_state *state = &r->state;
    seer s = {.r = r};
    see_threads(&s, state->threads);
    seen_see(&s, state->thread_own);
    see_value(&s, state->pending.call);
    see_value(&s, state->exc);
    see_value(&s, state->result);
    see_value(&s, state->pending.hold);
    return s.st;
}

/* Where frozen code waits in it. Trusts that generators are checked; not what is in their registers. */
static void see_generator(seer *s, const hn_generator *g) {
    if (!(g->fn->code->h.flags & HN_CODE_HIDDEN)) return;
    for (uint32_t i = 0; i < g->nregs; i++) see_frozen_register(s, g->fn, g->regs[i], i);
}

/* The values from r->at on. Trusts the runs of a kind. */
static void see_run(void *arg, const hn_value *v, size_t n) {
    seer *s = arg;
    size_t from = s->r->at, until = from + AT_ONCE, before = s->n;
    s->n += n;
    for (size_t i = from > before ? from - before : 0; i < n && before + i < until && s->st == HN_OK; i++)
        if (hnv_is_ref(v[i])) seen_see(s, hnsnap_stands_for(hnv_ref(v[i])));
}

/* Its slots are a run each, so that passing many would take long. Trusts the table. */
static hn_status see_set(hn_snap_reader *r, const hn_set *set) {
    const hn_set_entry *e = set->table ? (const hn_set_entry *)(const void *)set->table->data : NULL;
    seer s = {.r = r};
    for (; e && r->at <= set->mask && s.st == HN_OK;) {
        see_value(&s, e[r->at++].key);
        if (s.st == HN_OK) s.st = hnsnap_pause(r, 1);
    }
    return s.st;
}

/* What it refers to. Trusts that it is checked; not what it hands to programs. */
static hn_status see_references(hn_snap_reader *r, const hn_object *o) {
    seer s = {.r = r};
    if (o->kind == HN_KIND_SET || o->kind == HN_KIND_FROZENSET) {
        HN_TRY(see_set(r, (const hn_set *)(const void *)o));
    } else {
        for (;;) {
            s.n = 0;
            hnkind_each(o, hnsnap_kept_fields(o), see_run, &s);
            HN_TRY(s.st);
            r->at += AT_ONCE;
            if (r->at >= s.n) break;
            HN_TRY(hnsnap_pause(r, AT_ONCE));
        }
    }
    r->at = 0;
    return HN_OK;
}

/* Trusts the stand-ins, which are checked; not what they hand to programs. */
hn_status hnsnap_see_state(hn_snap_reader *r) {
    const hn_snap_patch *p = (const hn_snap_patch *)(const void *)r->patches.data;
    HN_TRY(r->begun ? HN_OK : see_roots(r));
    r->begun = true;
    while (r->index < r->patches.len / sizeof *p) {
        HN_TRY(see_references(r, p[r->index].stand_in));
        r->index++;
        HN_TRY(hnsnap_pause(r, 1));
    }
    return HN_OK;
}

/* Trusts that it is checked. */
static hn_status see_object(hn_snap_reader *r, const hn_object *o) {
    seer s = {.r = r};
    HN_TRY(see_references(r, o));
    if (o->kind == HN_KIND_GENERATOR) see_generator(&s, (const hn_generator *)(const void *)o);
    if (o->kind == HN_KIND_FUNCTION) see_closure(&s, (const hn_function *)(const void *)o);
    return s.st;
}

/* Trusts that everything else has been checked. */
hn_status hnsnap_check_seen(hn_snap_reader *r) {
    const hn_object *o;
    while (r->index < r->queue.len / sizeof o) {
        memcpy(&o, r->queue.data + r->index * sizeof o, sizeof o);
        HN_TRY(see_object(r, o));
        r->index++;
        HN_TRY(hnsnap_pause(r, 4));
    }
    return HN_OK;
}
