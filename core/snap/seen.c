/* Internals (snap/shared.h) are for frozen code only. What a program will be able to reach in a loaded VM is
 * walked as it could walk it itself, from its frames, its namespaces and what it changed of the shared
 * objects; an internal on the way means that the snapshot was made by hand. Trusted is the numbering of shared
 * objects alone. Registers, closures and namespaces of frozen code are no part of the walk: frozen code may
 * hold internals there, and what it gives away is its own affair. */
#include "snap/ptrmap.h"
#include "snap/reader.h"
#include "snap/shared_walk.h"

typedef struct seer {
    hn_snap_reader *r;
    hn_ptrmap known;
    hn_buf queue; /* of objects that are known, but whose references are not yet */
    hn_status st;
} seer;

static bool refers_to_nothing(hn_kind kind) {
    return kind == HN_KIND_STR || kind == HN_KIND_INT || kind == HN_KIND_BYTES || kind == HN_KIND_COMPLEX ||
           kind == HN_KIND_BYTEARRAY || kind == HN_KIND_CODE || kind == HN_KIND_SOURCE ||
           kind == HN_KIND_SHAPE;
}

static void see(void *arg, const void *object) {
    seer *s = arg;
    const hn_object *o = object;
    if (s->st != HN_OK || !o || refers_to_nothing((hn_kind)o->kind)) return;
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

static void see_value(seer *s, hn_value v) {
    if (hnv_is_ref(v)) see(s, hnv_ref(v));
}

static bool is_hidden(const hn_frame *f) {
    return f->code->h.flags & HN_CODE_HIDDEN;
}

/* How many registers of frame n are its own: where the next frame on the stack begins, it has the rest. */
static uint32_t own_registers(const hn_snap_state *state, uint32_t n) {
    const hn_frame *f = &state->frames[n];
    for (uint32_t k = n + 1; k < state->nframes && !f->gen; k++) {
        if (state->frames[k].gen) continue;
        uint32_t distance = state->offsets[k] - state->offsets[n];
        return distance < f->code->nregs ? distance : f->code->nregs;
    }
    return f->code->nregs;
}

static void see_frames(seer *s) {
    const hn_snap_state *state = &s->r->state;
    for (uint32_t n = 0; n < state->nframes; n++) {
        const hn_frame *f = &state->frames[n];
        if (is_hidden(f)) continue;
        see(s, f->fn);
        see(s, f->gen);
        see_value(s, f->handled);
        uint32_t own = own_registers(state, n);
        for (uint32_t i = 0; i < own; i++) see_value(s, f->regs[i]);
        if (n + 1 < state->nframes) see_value(s, f[1].hold);
    }
    see_value(s, state->pending_call);
    see_value(s, state->exc);
    see_value(s, state->result);
    if (state->nframes && !is_hidden(&state->frames[state->nframes - 1])) see_value(s, state->pending_hold);
}

static void see_patches(seer *s, const hn_buf *patches) {
    const hn_snap_patch *p = (const hn_snap_patch *)(const void *)patches->data;
    for (size_t i = 0; i < patches->len / sizeof *p; i++)
        if (!hnshared_is_internal(&s->r->shared, hnshared_find(&s->r->shared, p[i].object)))
            hnsnap_each_seen(p[i].stand_in, see, s);
}

hn_status hnsnap_check_seen(hn_snap_reader *r, const hn_buf *patches) {
    seer s = {.r = r, .known = {.meter = &r->vm->meter}, .st = HN_OK};
    hnbuf_init(&s.queue, &r->vm->meter);
    see_frames(&s);
    see_patches(&s, patches);
    for (size_t at = 0; at < s.queue.len && s.st == HN_OK; at += sizeof(void *)) {
        const hn_object *o;
        memcpy(&o, s.queue.data + at, sizeof o);
        s.st = hnmeter_charge(&r->vm->meter, 1);
        if (s.st == HN_OK) hnsnap_each_seen(o, see, &s);
    }
    hnbuf_free(&s.queue);
    hnptrmap_free(&s.known);
    return s.st;
}
