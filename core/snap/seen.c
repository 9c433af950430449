/* Internals (snap/shared.h) are for frozen code only. What a program will be able to reach in a loaded VM is
 * walked as it could walk it itself, from its frames, its namespaces and what it changed of the shared
 * objects; an internal on the way means that the snapshot was made by hand. Trusted is the numbering of
 * shared objects alone. Namespaces of frozen functions are no part of the walk. A register of frozen code
 * may hold such internals as the code itself gets there by name, or has as defaults, and a cell of its
 * closure those that it names: it cannot be made to hand on others. */
#include "object/dict.h"
#include "object/kind.h"
#include "snap/ptrmap.h"
#include "snap/reader.h"
#include "snap/shared_walk.h"

typedef struct seer {
    hn_snap_reader *r;
    hn_ptrmap known;
    hn_buf queue; /* of objects that are known, but whose references are not yet */
    hn_status st;
} seer;

/* Trusts the numbering of shared objects, and that objects are checked. */
static void seen_see(void *arg, const void *object) {
    seer *s = arg;
    const hn_object *o = object;
    if (s->st != HN_OK || !o || !hnkind_is_named(o->kind)) return;
    uint32_t n = hnshared_find(&s->r->shared, o);
    if (n != HN_SHARED_NONE) { /* what it refers to is as at the start, or a patch */
        if (hnshared_is_internal(&s->r->shared, n))
            s->st = hnsnap_damaged(s->r, "a program with an internal of the interpreter");
        return;
    }
    if (hnptrmap_get(&s->known, o) != HN_PTRMAP_NONE) return;
    if (!hnptrmap_add(&s->known, o, 1)) s->st = HN_NOMEM;
    hnbuf_put(&s->queue, &o, sizeof o);
    if (s->queue.failed) s->st = HN_NOMEM;
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

/* The namespace of frozen code as a module: what `from _hn import ...` works on. Trusts the module's fields.
 */
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

/* Trusts the code; not what is in its register, or cell. */
static void see_frozen_register(seer *s, const hn_function *fn, hn_value v, uint32_t reg) {
    if (!hnv_is_ref(v) || s->st != HN_OK) return;
    const hn_object *o = hnv_ref(v);
    uint32_t n = hnshared_find(&s->r->shared, o);
    if (n != HN_SHARED_NONE && hnshared_is_internal(&s->r->shared, n)) {
        s->st = hnmeter_charge(&s->r->vm->meter, fn->code->ninstrs >> 4);
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

/* Trusts where the frames' registers lie; not what is in them. */
static void see_stack(seer *s, const hn_snap_stack *stack) {
    for (uint32_t n = 0; n < stack->nframes; n++) {
        const hn_frame *f = &stack->frames[n];
        bool hidden = seen_is_hidden(f);
        if (!hidden) seen_see(s, f->fn);
        seen_see(s, f->gen);
        see_value(s, f->handled);
        uint32_t own = f->gen ? 0 : own_registers(stack, n);
        for (uint32_t i = 0; i < own; i++)
            if (hidden)
                see_frozen_register(s, f->fn, f->regs[i], i);
            else
                see_value(s, f->regs[i]);
        see_value(s, f->hold);
    }
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

/* Trusts what see_stack and see_threads trust. */
static void see_roots(seer *s) {
    const hn_snap_state *state = &s->r->state;
    for (uint32_t k = 0; k < state->nstacks; k++) see_stack(s, &state->stacks[k]);
    see_threads(s, state->threads);
    seen_see(s, state->thread_own);
    see_value(s, state->pending_call);
    see_value(s, state->exc);
    see_value(s, state->result);
    see_value(s, state->pending_hold);
}

/* Where frozen code waits in it. Trusts that generators are checked; not what is in their registers. */
static void see_generator(seer *s, const hn_generator *g) {
    if (!(g->fn->code->h.flags & HN_CODE_HIDDEN)) return;
    for (uint32_t i = 0; i < g->nregs; i++) see_frozen_register(s, g->fn, g->regs[i], i);
}

/* Trusts the stand-ins, which are checked; not what they hand to programs. */
static void see_patches(seer *s, const hn_buf *patches) {
    const hn_snap_patch *p = (const hn_snap_patch *)(const void *)patches->data;
    for (size_t i = 0; i < patches->len / sizeof *p; i++) hnsnap_each_seen(p[i].stand_in, seen_see, s);
}

/* Trusts that everything else has been checked. */
hn_status hnsnap_check_seen(hn_snap_reader *r, const hn_buf *patches) {
    seer s = {.r = r, .known = {.meter = &r->vm->meter}, .st = HN_OK};
    hnbuf_init(&s.queue, &r->vm->meter);
    see_roots(&s);
    see_patches(&s, patches);
    for (size_t at = 0; at < s.queue.len && s.st == HN_OK; at += sizeof(void *)) {
        const hn_object *o;
        memcpy(&o, s.queue.data + at, sizeof o);
        s.st = hnmeter_charge(&r->vm->meter, 1);
        if (s.st == HN_OK) hnsnap_each_seen(o, seen_see, &s);
        if (o->kind == HN_KIND_GENERATOR) see_generator(&s, (const hn_generator *)(const void *)o);
        if (o->kind == HN_KIND_FUNCTION) see_closure(&s, (const hn_function *)(const void *)o);
    }
    hnbuf_free(&s.queue);
    hnptrmap_free(&s.known);
    return s.st;
}
