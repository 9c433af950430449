/* A load, phase by phase (reader_advance): the envelope, the state, and the commit; the other files of the
 * reader have the rest. The bytes are hostile, and each function says how far it trusts them. The program's
 * frames and its changes of shared objects reach the VM only in commit, which cannot fail. */
#include "snap/reader.h"

#include "host/host.h"
#include "code/core.h"
#include "object/memory.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/mark.h"
#include "object/mro.h"
#include "object/type_internal.h"
#include "snap/snap.h"

#define EXPANDED 0x8000u /* bytes that are expanded at once, ... */
#define SUMMED   0x4000u /* ... and that are summed */

/* Trusts `what`, which is C's. */
static hn_status say(hn_snap_reader *r, const char *what) {
    if (r->from.error_cap) hnprint(r->from.error, r->from.error_cap, "%s", what);
    return HN_RAISED;
}

/* ---- the envelope ---- */

/* Trusts nothing. */
static hn_status open_envelope(hn_snap_reader *r) {
    const uint8_t *p = r->from.p;
    uint64_t identity = 0;
    if (r->from.n < HN_SNAP_HEADER || memcmp(p, "HNS", 3) != 0) return say(r, "not a snapshot");
    if (p[3] != HN_SNAP_VERSION) return say(r, "the snapshot has another format");
    for (unsigned i = 0; i < 6; i++) identity |= (uint64_t)p[4 + i] << (8 * i);
    if (identity != r->shared.identity) return say(r, "the snapshot was made by another version of Hognose");
    r->at = HN_SNAP_HEADER;
    return HN_OK;
}

/* Trusts that there is a header. The checksum finds accidents, not attackers. */
static hn_status check_sum(hn_snap_reader *r) {
    uint32_t crc = 0;
    HN_TRY(r->at ? HN_OK : open_envelope(r));
    while (r->at < r->from.n) {
        size_t n = r->from.n - r->at < SUMMED ? r->from.n - r->at : SUMMED;
        r->crc = hnsnap_crc_more(r->crc, r->from.p + r->at, n);
        r->at += n;
        HN_TRY(hnsnap_pause(r, SUMMED >> 4));
    }
    for (unsigned i = 0; i < 4; i++) crc |= (uint32_t)r->from.p[10 + i] << (8 * i);
    return crc == r->crc ? HN_OK : say(r, "snapshot is damaged: wrong checksum");
}

/* Trusts that there is a header; not the size. */
static hn_status begin_payload(hn_snap_reader *r) {
    const uint8_t *end = r->from.p + r->from.n;
    hn_snap_input *in = r->in = &r->header;
    uint64_t size;
    *in = (hn_snap_input){"header", r->from.p, r->from.p + HN_SNAP_HEADER, end};
    HN_TRY(hnsnap_get_varint(r, UINT32_MAX / 2, &size));
    if (size < (uint64_t)(end - in->p) / 2 || !size) return say(r, "snapshot is damaged: impossible size");
    r->payload_size = (size_t)size;
    r->payload = hnmem_alloc(&r->vm->meter, r->payload_size);
    r->lz = HN_UNLZ(r->payload, r->payload_size);
    r->lz.from = (size_t)(in->p - r->from.p);
    return r->payload ? HN_OK : HN_NOMEM;
}

/* Trusts the size, which has its memory; not the bytes. */
static hn_status expand_payload(hn_snap_reader *r) {
    hn_status st;
    HN_TRY(r->payload ? HN_OK : begin_payload(r));
    while ((st = hnlz_expand_step(&r->lz, r->from.p, r->from.n, EXPANDED)) == HN_AGAIN)
        HN_TRY(hnsnap_pause(r, EXPANDED >> 5));
    return st == HN_OK ? st : say(r, "snapshot is damaged: cannot be expanded");
}

/* The VM is new; it becomes one that was seeded as the snapshot's. Trusts nothing; any key makes a session of
 * that seed. */
static hn_status take_seed(hn_snap_reader *r, const uint64_t seed[2]) {
    HN_TRY(hnsnap_seed(r->vm, seed));
    return hnshared_open(r->vm, &r->shared) ? HN_OK : HN_NOMEM;
}

/* Trusts no number: each has its range. */
static hn_status read_usage(hn_snap_reader *r) {
    hn_snap_state *s = &r->state;
    uint8_t flags;
    uint64_t seed[2] = {0, 0};
    HN_TRY(hnsnap_get_byte(r, &flags));
    if (flags > (HN_SNAP_PAUSED | HN_SNAP_SEED | HN_SNAP_THREADS)) return hnsnap_damaged(r, "unknown flags");
    s->paused = flags & HN_SNAP_PAUSED;
    s->threaded = flags & HN_SNAP_THREADS;
    for (unsigned i = 0; (flags & HN_SNAP_SEED) && i < 2; i++) HN_TRY(hnsnap_get_fixed(r, 8, &seed[i]));
    if (seed[0] != r->vm->hash_key[0] || seed[1] != r->vm->hash_key[1]) HN_TRY(take_seed(r, seed));
    HN_TRY(hnsnap_get_varint(r, INT64_MAX, &s->steps));
    HN_TRY(hnsnap_get_varint(r, INT64_MAX, &s->time));
    HN_TRY(hnsnap_get_varint(r, INT64_MAX, &s->output));
    HN_TRY(hnsnap_get_varint(r, INT64_MAX, &s->calls));
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &s->depth_own));
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX / 2, &s->next_id));
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX / 2, &s->host_id));
    HN_TRY(hnsnap_get_u32(r, INT32_MAX, &s->int_digits));
    HN_TRY(hnsnap_get_u32(r, HN_MAINS_MAX, &s->thread_idents));
    HN_TRY(hnsnap_get_u32(r, HN_MAINS_MAX, &s->mains_gone));
    HN_TRY(hnsnap_get_u32(r, s->thread_idents + 1, &s->threads_gone));
    bool allowed = !s->int_digits || s->int_digits >= HN_INT_DIGITS_LEAST;
    return allowed ? HN_OK : hnsnap_damaged(r, "an impossible limit of digits");
}

/* Cuts the next `size` bytes off as a section. Trusts nothing about the size. */
static hn_status reader_cut(hn_snap_reader *r, hn_snap_input *out, const char *name, uint64_t size) {
    const uint8_t *p = NULL;
    HN_TRY(hnsnap_get_bytes(r, size, &p));
    *out = (hn_snap_input){name, p, p, p + size};
    return HN_OK;
}

/* Trusts that n was compared with the bytes that there are. */
static void *reader_grab(hn_snap_reader *r, size_t n, size_t size) {
    void *p = hnmem_alloc(&r->vm->meter, (n + 1) * size);
    if (p) memset(p, 0, (n + 1) * size);
    return p;
}

/* Trusts that n is what grab was told. */
static void drop(hn_snap_reader *r, void *p, size_t n, size_t size) {
    if (p) hnmem_free(&r->vm->meter, p, (n + 1) * size);
}

/* Trusts nothing: counts are no more than there are bytes. */
static hn_status open_payload(hn_snap_reader *r) {
    uint64_t sizes[4];
    r->header = (hn_snap_input){"header", r->payload, r->payload, r->payload + r->payload_size};
    HN_TRY(read_usage(r));
    uint32_t most = (uint32_t)r->payload_size; /* everything takes a byte at least */
    HN_TRY(hnsnap_get_u32(r, most, &r->nsources));
    HN_TRY(hnsnap_get_u32(r, most, &r->nobjects));
    HN_TRY(hnsnap_get_u32(r, r->nobjects, &r->ntypes));
    HN_TRY(hnsnap_get_u32(r, r->nobjects, &r->root_objects));
    for (unsigned i = 0; i < 4; i++) HN_TRY(hnsnap_get_varint(r, most, &sizes[i]));
    HN_TRY(reader_cut(r, &r->texts, "sources", sizes[0]));
    HN_TRY(reader_cut(r, &r->shells, "objects", sizes[1]));
    HN_TRY(reader_cut(r, &r->classes, "classes", sizes[2]));
    HN_TRY(reader_cut(r, &r->body, "contents", sizes[3]));
    HN_TRY(reader_cut(r, &r->roots, "state", (uint64_t)(r->in->end - r->in->p)));
    r->objects = hnmem_alloc(&r->vm->meter, (r->nobjects + 1) * sizeof *r->objects);
    r->sources = reader_grab(r, r->nsources, sizeof *r->sources);
    r->pools = reader_grab(r, r->nsources, sizeof *r->pools);
    return r->objects && r->sources && r->pools ? HN_OK : HN_NOMEM;
}

/* ---- the state ---- */

/* Trusts kinds; neither offset, instruction nor what is done with the result. */
static hn_status read_frame(hn_snap_reader *r, hn_snap_stack *s, uint32_t n) {
    hn_frame *f = &s->frames[n];
    uint32_t pc, dst;
    uint64_t delta;
    HN_TRY(hnsnap_get_object(r, HN_KIND_FUNCTION, false, &f->fn));
    HN_TRY(hnsnap_get_object(r, HN_KIND_GENERATOR, true, &f->gen));
    f->code = f->fn->code;
    if (!f->code) return hnsnap_damaged(r, "a function without code");
    HN_TRY(hncore_expand(r->vm, f->code));
    if (!f->gen) {
        HN_TRY(hnsnap_get_varint(r, UINT32_MAX, &delta));
        int64_t offset = (int64_t)r->below + hnsnap_unzigzag(delta);
        if (offset < r->below || offset > UINT32_MAX / 16)
            return hnsnap_damaged(r, "a frame below its caller");
        r->below = s->offsets[n] = (uint32_t)offset;
    }
    HN_TRY(hnsnap_get_u32(r, f->code->ninstrs, &pc)); /* behind a last RAISE that waits for its exception */
    if (pc < f->code->ninstrs && f->code->instrs[pc].op == HN_OP_EXTRA)
        return hnsnap_damaged(r, "a frame inside an instruction");
    f->pc = f->code->instrs + pc;
    HN_TRY(hnsnap_get_byte(r, &f->ret));
    if (f->ret >= HN_RET_COUNT) return hnsnap_damaged(r, "an unknown way to return");
    HN_TRY(hnsnap_get_u32(r, HN_MAX_REGS, &dst));
    f->dst = (uint16_t)(dst * 8);
    HN_TRY(hnsnap_get_value(r, true, &f->hold));
    return hnsnap_get_value(r, false, &f->handled);
}

/* Trusts nothing about their number. */
static hn_status begin_frames(hn_snap_reader *r, hn_snap_stack *s) {
    uint32_t n;
    HN_TRY(hnsnap_get_u32(r, (uint32_t)(r->roots.end - r->roots.start), &n));
    s->offsets = reader_grab(r, n, sizeof *s->offsets);
    s->frames = reader_grab(r, n, sizeof *s->frames);
    s->nframes = n;
    return s->frames && s->offsets ? HN_OK : HN_NOMEM;
}

/* Trusts nothing about their number. */
static hn_status begin_registers(hn_snap_reader *r, hn_snap_stack *s) {
    uint32_t n;
    HN_TRY(hnsnap_get_u32(r, (uint32_t)(r->roots.end - r->roots.start), &n));
    s->stack = reader_grab(r, n, sizeof *s->stack);
    s->nstack = n;
    return s->stack ? HN_OK : HN_NOMEM;
}

/* Trusts the frames; not where their registers lie. */
static hn_status place_registers(hn_snap_reader *r, hn_snap_stack *s) {
    hn_value *top = s->stack;
    for (uint32_t i = 0; i < s->nframes; i++) {
        hn_frame *f = &s->frames[i];
        f->regs = f->gen ? f->gen->regs : s->stack + s->offsets[i];
        if (!f->gen && (uint64_t)s->offsets[i] + f->code->nregs > s->nstack)
            return hnsnap_damaged(r, "a frame above the stack");
        if (!f->gen) top = f->regs + f->code->nregs;
        f->top = top;
    }
    return HN_OK;
}

/* The stack behind those that are read. Trusts nothing. */
static hn_status read_stack(hn_snap_reader *r) {
    hn_snap_stack *s = &r->state.stacks[r->state.nstacks];
    HN_TRY(s->frames ? HN_OK : begin_frames(r, s));
    while (r->index < s->nframes) {
        HN_TRY(read_frame(r, s, r->index));
        r->index++;
        HN_TRY(hnsnap_pause(r, 4));
    }
    HN_TRY(s->stack ? HN_OK : begin_registers(r, s));
    while (r->at < s->nstack) {
        HN_TRY(hnsnap_get_value(r, true, &s->stack[r->at]));
        r->at++;
        HN_TRY(hnsnap_pause(r, 1));
    }
    r->index = r->below = 0;
    r->at = 0;
    r->state.nstacks++;
    return place_registers(r, s);
}

/* Trusts nothing. */
static hn_status reader_check_call(hn_snap_reader *r, hn_value v) {
    if (!hnv_is(v, HN_KIND_TUPLE) || HN_TUPLE(v)->len < 3) return hnsnap_damaged(r, "an impossible call");
    const hn_value *i = HN_TUPLE(v)->items;
    bool call = hnv_is(i[0], HN_KIND_STR) && hnv_is(i[1], HN_KIND_TUPLE) && hnv_is(i[2], HN_KIND_DICT);
    bool wait = i[0] == HN_NONE && hnv_is(i[1], HN_KIND_TUPLE);
    bool whole = HN_TUPLE(v)->len == (call ? 4 : 3);
    return (call || wait) && whole ? HN_OK : hnsnap_damaged(r, "an impossible call");
}

/* Trusts nothing; check_frame sees whether the call fits the instruction. */
static hn_status read_pending(hn_snap_reader *r) {
    hn_snap_state *s = &r->state;
    uint32_t dst;
    s->pending.call = s->pending.hold = HN_UNBOUND;
    if (!s->paused) return HN_OK;
    HN_TRY(hnsnap_get_value(r, false, &s->pending.call));
    HN_TRY(reader_check_call(r, s->pending.call));
    HN_TRY(hnsnap_get_byte(r, &s->pending.ret));
    if (s->pending.ret >= HN_RET_COUNT) return hnsnap_damaged(r, "an unknown way to return");
    HN_TRY(hnsnap_get_u32(r, HN_MAX_REGS, &dst));
    s->pending.dst = (uint16_t)(dst * 8);
    return hnsnap_get_value(r, true, &s->pending.hold);
}

/* Trusts nothing; what frozen Python makes of the values it looks at itself. */
static hn_status read_thread(hn_snap_reader *r, hn_thread *t) {
    HN_TRY(hnsnap_get_u32(r, r->state.thread_idents + 1, &t->ident));
    HN_TRY(hnsnap_get_varint(r, r->state.threads->turns, &t->turn));
    HN_TRY(hnsnap_get_varint(r, INT64_MAX, &t->wake_at));
    HN_TRY(hnsnap_get_value(r, false, &t->record));
    HN_TRY(hnsnap_get_value(r, false, &t->info));
    return hnsnap_get_value(r, false, &t->own);
}

/* Trusts nothing: each thread has frames; otherwise it could not continue. */
static hn_status read_threads(hn_snap_reader *r) {
    hn_snap_state *s = &r->state;
    hn_threads *t = s->threads = hnmem_alloc(&r->vm->meter, sizeof *t);
    if (!t) return HN_NOMEM;
    memset(t, 0, sizeof *t);
    HN_TRY(hnsnap_get_u32(r, HN_THREADS_MAX, &t->n));
    if (!t->n) return hnsnap_damaged(r, "no thread");
    HN_TRY(hnsnap_get_u32(r, t->n - 1, &t->current));
    HN_TRY(hnsnap_get_varint(r, INT64_MAX, &t->turns));
    HN_TRY(hnsnap_get_varint(r, INT64_MAX, &t->ahead));
    HN_TRY(hnsnap_get_varint(r, INT64_MAX, &t->seen));
    HN_TRY(hnsnap_get_varint(r, INT64_MAX, &s->turn_at));
    HN_TRY(hnsnap_get_byte(r, &t->over));
    HN_TRY(hnsnap_get_value(r, true, &t->outcome));
    bool known = t->over == HN_THREAD_GOES_ON || t->over == HN_THREAD_RETURNED ||
                 (t->over == HN_THREAD_RAISED && hnv_is_exc(t->outcome));
    if (!known) return hnsnap_damaged(r, "an impossible end");
    for (uint32_t k = 0; k < t->n; k++) HN_TRY(read_thread(r, &t->all[k]));
    return HN_OK;
}

/* Trusts the number of threads. */
static hn_status read_stacks(hn_snap_reader *r) {
    hn_snap_state *s = &r->state;
    uint32_t n = s->threads ? s->threads->n : 0;
    while (s->nstacks < n) HN_TRY(read_stack(r));
    for (uint32_t k = 0; k < n; k++)
        if (!s->stacks[k].nframes) return hnsnap_damaged(r, "a thread without a frame");
    return HN_OK;
}

/* Trusts the list of what can change; not that this may. False in *more: there are no more patches. */
static hn_status begin_patch(hn_snap_reader *r, bool *more) {
    uint32_t n;
    HN_TRY(hnsnap_get_u32(r, r->shared.objects->len, &n));
    *more = n;
    if (!n) return HN_OK;
    while (r->mark < r->shared.nmarks && r->shared.marks[2 * r->mark] != n - 1) r->mark++;
    if (r->mark++ == r->shared.nmarks) return hnsnap_damaged(r, "a change of something that cannot change");
    if (hnshared_is_fixed(&r->shared, n - 1))
        return hnsnap_damaged(r, "a change of something that no session changes");
    r->patch.object = hnv_ref(r->shared.objects->items->v[n - 1]);
    return HN_OK;
}

/* Trusts nothing of what is to replace the content of the objects. */
static hn_status read_patches(hn_snap_reader *r) {
    hn_snap_patch *p = &r->patch;
    for (bool more = true; more;) {
        if (!p->object) HN_TRY(begin_patch(r, &more));
        if (!more) break;
        if (!r->patched) HN_TRY(hnsnap_read_stand_in(r, p->object, &p->stand_in));
        r->patched = true;
        HN_TRY(hnsnap_check_patch(r, p->object, p->stand_in));
        hnbuf_put(&r->patches, p, sizeof *p);
        if (r->patches.failed) return HN_NOMEM;
        *p = (hn_snap_patch){NULL, NULL};
        r->patched = false;
    }
    return HN_OK;
}

/* Ids that were given out: twice through the list, so that none is set unless all are right. Trusts nothing:
 * an id is one that was given out. */
static hn_status read_ids(hn_snap_reader *r, bool apply) {
    for (;;) {
        hn_value v;
        uint32_t id;
        HN_TRY(hnsnap_get_value(r, true, &v));
        if (v == HN_UNBOUND) break;
        if (!hnv_is_ref(v)) return hnsnap_damaged(r, "an id of what has none");
        HN_TRY(hnsnap_get_u32(r, r->state.next_id, &id));
        if (!id) return hnsnap_damaged(r, "an impossible id");
        if (apply) hnv_ref(v)->id = id;
        HN_TRY(hnsnap_pause(r, 2));
    }
    return r->in->p == r->in->end ? HN_OK : hnsnap_damaged(r, "more than expected");
}

/* Trusts nothing. Each object has been met by now. */
static hn_status check_ids(hn_snap_reader *r) {
    r->next = UINT32_MAX;
    if (!r->ids) r->ids = r->in->p;
    return read_ids(r, false);
}

/* Trusts the ids, which are checked. */
static hn_status apply_ids(hn_snap_reader *r) {
    if (!r->begun) r->in->p = r->ids;
    r->begun = true;
    return read_ids(r, true);
}

/* ---- the whole ---- */

/* Trusts the classes' places and layouts; no item of an MRO. Each is checked against the order of the
 * bases. */
static hn_status place_mros(hn_snap_reader *r) {
    const hn_snap_mro *m = (const hn_snap_mro *)(const void *)r->mros.data;
    uint32_t n = (uint32_t)(r->mros.len / sizeof *m);
    hn_value bad;
    for (uint32_t i = 0; i < n; i++) {
        hn_status st = hntype_check_mro(r->vm, m[i].cls, m[i].mro, &bad);
        if (st == HN_SLOW) return hnsnap_damaged(r, "an impossible MRO");
        HN_TRY(st);
    }
    for (uint32_t i = 0; i < n; i++) hntype_set_mro(m[i].cls, m[i].mro);
    return HN_OK;
}

/* Trusts that shells and classes are there. */
static hn_status read_bodies(hn_snap_reader *r) {
    if (!r->index && !r->begun) r->next = r->root_objects;
    r->in = &r->body;
    while (r->index < r->nobjects) {
        HN_TRY(hnsnap_read_body(r, r->objects[r->index]));
        r->index++;
        HN_TRY(hnsnap_pause(r, 2));
    }
    return r->in->p == r->in->end ? HN_OK : hnsnap_damaged(r, "more than expected");
}

/* Trusts that all objects are read. */
static hn_status check_objects(hn_snap_reader *r) {
    while (r->index < r->nobjects) {
        hn_object *o = r->objects[r->index];
        HN_TRY(hnsnap_check_object(r, o));
        if (o->kind == HN_KIND_TYPE || o->kind == HN_KIND_MEMORYVIEW) hnbuf_put(&r->late, &o, sizeof o);
        r->index++;
        HN_TRY(hnsnap_pause(r, 1));
    }
    return r->late.failed ? HN_NOMEM : HN_OK;
}

/* The flags that checking has left. Trusts that all objects are checked. */
static hn_status clear_tracebacks(hn_snap_reader *r) {
    while (r->index < r->nobjects) {
        hn_object *o = r->objects[r->index++];
        if (o->kind == HN_KIND_TRACEBACK) o->flags = 0;
        HN_TRY(hnsnap_pause(r, 1));
    }
    r->in = &r->roots;
    r->next = 0;
    return HN_OK;
}

/* Trusts that all objects are read and checked. */
static hn_status read_calls(hn_snap_reader *r) {
    HN_TRY(read_pending(r));
    return r->state.threaded ? read_threads(r) : HN_OK;
}

/* Trusts that all objects are read and checked. */
static hn_status read_results(hn_snap_reader *r) {
    hn_snap_state *s = &r->state;
    HN_TRY(hnsnap_get_object(r, HN_KIND_LIST, true, &s->thread_own));
    HN_TRY(hnsnap_get_value(r, true, &s->exc));
    HN_TRY(hnsnap_get_value(r, true, &s->result));
    HN_TRY(hnsnap_get_value(r, false, &s->allowed));
    if (s->allowed != HN_NONE && !hnv_is(s->allowed, HN_KIND_FROZENSET))
        return hnsnap_damaged(r, "modules that are not named by a set");
    if (s->exc != HN_UNBOUND && !hnv_is(s->exc, HN_KIND_EXC))
        return hnsnap_damaged(r, "what is raised is no exception");
    return HN_OK;
}

/* Room first, so that the rest of the commit cannot fail. Trusts the frames, which are checked. */
static hn_status room_for_stack(hn_vm *vm, const hn_snap_stack *s) {
    hn_value *at = vm->stack;
    HN_TRY(hnframe_room(vm, &at, s->nstack + 64u));
    if (s->nframes <= vm->frames_cap) return HN_OK;
    uint32_t cap = s->nframes + 8;
    hn_frame *f = hnmem_resize(&vm->meter, vm->frames, vm->frames_cap * sizeof *f, cap * sizeof *f);
    if (!f) return HN_NOMEM;
    vm->frames = f;
    vm->frames_cap = cap;
    return HN_OK;
}

/* Trusts everything: all checks are over. */
static void commit_stack(hn_vm *vm, const hn_snap_stack *s) {
    if (s->nstack) memcpy(vm->stack, s->stack, s->nstack * sizeof *s->stack);
    for (uint32_t i = 0; i < s->nframes; i++) {
        hn_frame *f = &s->frames[i];
        if (!f->gen) f->regs = vm->stack + (f->regs - s->stack);
        f->top = vm->stack + (f->top - s->stack);
        vm->frames[i] = *f;
    }
    vm->nframes = s->nframes;
}

/* The stacks of the other threads, which the VM has for its own meanwhile. Trusts the frames. */
static hn_status reader_make_room(hn_snap_reader *r) {
    hn_vm *vm = r->vm;
    hn_snap_state *s = &r->state;
    HN_TRY(room_for_stack(vm, &s->stacks[0]));
    vm->threads = s->threads;
    hn_status st = HN_OK;
    for (uint32_t k = 0, n = 1; n < s->nstacks && st == HN_OK; k++) {
        if (k == s->threads->current) continue;
        hnthread_exchange(vm, k);
        st = room_for_stack(vm, &s->stacks[n]);
        if (st == HN_OK) commit_stack(vm, &s->stacks[n]);
        n++;
        hnthread_exchange(vm, k);
    }
    vm->threads = NULL;
    return st;
}

/* Trusts everything: the VM has them now. */
static void commit_threads(hn_snap_reader *r) {
    hn_snap_state *s = &r->state;
    r->vm->thread_idents = s->thread_idents;
    r->vm->mains_gone = s->mains_gone;
    r->vm->threads_gone = s->threads_gone;
    r->vm->thread_own = s->thread_own;
    if (!s->threads) return;
    r->vm->threads = s->threads;
    r->vm->meter.turn_at = s->turn_at;
    s->threads = NULL;
    hnthread_count(r->vm);
}

/* Trusts everything: all checks are over, and nothing fails any more. */
static void commit(hn_snap_reader *r) {
    hn_vm *vm = r->vm;
    const hn_snap_state *s = &r->state;
    const hn_snap_patch *p = (const hn_snap_patch *)(const void *)r->patches.data;
    size_t npatches = r->patches.len / sizeof *p;
    for (size_t i = 0; i < npatches; i++) hnsnap_apply(p[i].object, p[i].stand_in);
    vm->type_epoch++;
    for (unsigned i = 0; i < HN_MCACHE_SIZE; i++) vm->mcache[i].type = NULL;
    hn_object **late = (hn_object **)(void *)r->late.data;
    for (size_t i = 0; i < r->late.len / sizeof *late; i++)
        if (late[i]->kind == HN_KIND_TYPE)
            hntype_update_flags(vm, (hn_type *)(void *)late[i]);
        else
            hnmemory_count((hn_memoryview *)(void *)late[i]);
    for (size_t i = 0; i < npatches; i++)
        if (p[i].object->kind == HN_KIND_TYPE) hntype_update_flags(vm, (hn_type *)(void *)p[i].object);
    commit_stack(vm, &s->stacks[0]);
    commit_threads(r);
    vm->exc = s->exc;
    vm->result = s->result;
    vm->pending = s->pending;
    vm->next_id = s->next_id > vm->next_id ? s->next_id : vm->next_id;
    vm->int_digits_limit = s->int_digits;
    if (vm->allowed == HN_NONE) vm->allowed = s->allowed; /* the host's own word counts more */
    if (vm->host) vm->host->next_id = vm->host->call_id = s->host_id;
    hn_meter *m = &vm->meter;
    m->steps = s->steps;
    m->fuel = m->slice = 0;
    m->output = s->output;
    m->calls = s->calls;
    m->depth_own = s->depth_own;
    hnframe_limit(vm);
}

/* What only reading needs. Trusts that what is not NULL is its own. */
static void drop_read(hn_snap_reader *r) {
    for (uint32_t i = 0; r->pools && i < r->nsources; i++)
        if (r->pools[i].values)
            hnmem_free(&r->vm->meter, r->pools[i].values, r->pools[i].n * sizeof(hn_value));
    drop(r, r->pools, r->nsources, sizeof *r->pools);
    r->pools = NULL;
    if (r->payload) hnmem_free(&r->vm->meter, r->payload, r->payload_size);
    r->payload = NULL;
    hnbuf_free(&r->shapes);
    hnbuf_free(&r->known);
    hnbuf_free(&r->buffers);
    hnbuf_free(&r->mros);
    hnbuf_free(&r->queue);
    hnptrpages_free(&r->walked);
    hnsnap_drop_flow(r);
}

/* Whether what stays is within the limit that programs have. Trusts nothing. */
static hn_status reader_weigh(hn_snap_reader *r) {
    size_t passing = r->nobjects * sizeof *r->objects + r->nsources * sizeof *r->sources + r->late.room +
                     r->patches.room + sizeof *r;
    hnheap_trim_stack(r->vm, passing);
    return r->vm->meter.bytes - passing <= r->room ? HN_OK : HN_NOMEM;
}

/* Trusts that all is read and checked. */
static hn_status finish(hn_snap_reader *r) {
    drop_read(r);
    HN_TRY(reader_weigh(r));
    commit(r);
    return HN_OK;
}

/* Trusts that what is not NULL is its own. */
static void drop_stack(hn_snap_reader *r, hn_snap_stack *s) {
    drop(r, s->frames, s->nframes, sizeof *s->frames);
    drop(r, s->offsets, s->nframes, sizeof *s->offsets);
    drop(r, s->stack, s->nstack, sizeof *s->stack);
}

/* Of a snapshot that was not loaded. Trusts that each record has a stack of its own, or none. */
static void drop_threads(hn_vm *vm, hn_threads *t) {
    vm->threads = t;
    for (uint32_t k = 0; k < t->n; k++) {
        if (k == t->current) continue;
        hnthread_exchange(vm, k);
        hnframe_free_all(vm);
        hnthread_exchange(vm, k);
    }
    hnthread_free(vm);
}

/* Trusts that what is not NULL is its own. */
static void clean_up(hn_snap_reader *r) {
    hn_snap_state *s = &r->state;
    drop_read(r);
    drop(r, r->sources, r->nsources, sizeof *r->sources);
    drop(r, r->objects, r->nobjects, sizeof *r->objects);
    hnbuf_free(&r->late);
    hnbuf_free(&r->patches);
    for (uint32_t k = 0; k < HN_THREADS_MAX; k++) drop_stack(r, &s->stacks[k]);
    if (s->threads) drop_threads(r->vm, s->threads);
}

/* ---- pieces ---- */

/* Trusts nothing. */
hn_status hnsnap_look(hn_snap_reader *r) {
    hn_meter *m = &r->vm->meter;
    m->work.on = r->pieces; /* only here: functions that the reader calls must not be left */
    hn_status st = hnmeter_look(m);
    if (st == HN_OK && hnwork_due(m)) st = HN_AGAIN;
    m->work.on = false;
    return st;
}

/* Trusts that the VM is a fresh one. */
static hn_status begin_load(hn_vm *vm, hn_snap_reader **to, size_t size, size_t room) {
    hn_meter *m = &vm->meter;
    hn_snap_reader *r = *to = hnmem_alloc(m, sizeof *r);
    if (!r) return HN_NOMEM;
    *r = (hn_snap_reader){.vm = vm, .from.n = size, .room = room, .steps = hnmeter_steps(m)};
    vm->heap.counts = false; /* what the load allocates is not the program's */
    hn_buf *all[] = {&r->shapes, &r->known, &r->buffers, &r->mros, &r->late, &r->patches, &r->queue};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) hnbuf_init(all[i], m);
    hnptrpages_init(&r->walked, m);
    return hnshared_open(vm, &r->shared) ? HN_OK : HN_NOMEM;
}

/* Each phase relies on those before. Trusts that the VM is a fresh one; nothing of the bytes. */
static hn_status reader_advance(hn_snap_reader *r) {
    static hn_status (*const phases[])(hn_snap_reader *) = {check_sum,
                                                            expand_payload,
                                                            open_payload,
                                                            hnsnap_read_sources,
                                                            hnsnap_read_shells,
                                                            hnsnap_read_classes,
                                                            read_bodies,
                                                            place_mros,
                                                            check_objects,
                                                            clear_tracebacks,
                                                            read_stack,
                                                            read_calls,
                                                            read_stacks,
                                                            read_results,
                                                            read_patches,
                                                            hnsnap_see_running,
                                                            hnsnap_check_running,
                                                            hnsnap_check_frames,
                                                            hnsnap_see_frames,
                                                            hnsnap_see_state,
                                                            hnsnap_check_seen,
                                                            check_ids,
                                                            reader_make_room,
                                                            apply_ids,
                                                            finish};
    for (; r->phase < sizeof phases / sizeof *phases; r->phase++) {
        HN_TRY(phases[r->phase](r));
        r->index = r->stack = 0;
        r->at = 0;
        r->begun = false;
    }
    return HN_OK;
}

/* Trusts nothing: the host may hand in another snapshot than before. */
static hn_status load_on(hn_snap_reader *r, const hn_snap_from *from, bool pieces) {
    bool same = from->n == r->from.n;
    r->from = *from;
    r->pieces = pieces;
    return same ? reader_advance(r) : say(r, "not a snapshot");
}

/* Trusts that what is not NULL is its own. */
void hnsnap_load_drop(hn_snap_reader **from) {
    hn_snap_reader *r = *from;
    if (!r) return;
    clean_up(r);
    hnmem_free(&r->vm->meter, r, sizeof *r);
    *from = NULL;
}

/* Trusts that the load has failed; a damaged snapshot has its message. */
static void say_why(const hn_snap_from *from, const hn_meter *m, hn_status st) {
    const char *why = m->stopped == HN_LIMIT_CANCELLED ? "cancelled while the snapshot was loaded"
                      : m->stopped == HN_LIMIT_TIME
                          ? "the time limit was reached while the snapshot was loaded"
                          : "a limit was reached while the snapshot was loaded";
    if (st == HN_NOMEM) why = "no memory for the snapshot";
    if (st != HN_RAISED && from->error_cap) hnprint(from->error, from->error_cap, "%s", why);
}

/* After a failure the VM has its old limits and counts, but it may have the snapshot's seed and ids.
 * `time` is what the VM had used. Trusts that the piece is over. */
static hn_status end_piece(hn_vm *vm, hn_snap_reader **to, const hn_snap_from *from, hn_status st,
                           uint64_t time) {
    hn_snap_reader *r = *to;
    hn_meter *m = &vm->meter;
    if (r) r->time = m->time_used;
    m->time_used = time;
    if (st == HN_AGAIN) return st;
    /* A buffer that fails does not say why. */
    if (st == HN_NOMEM && m->stopped != HN_LIMIT_NONE) st = HN_STOPPED;
    if (m->allocations_limit != UINT64_MAX) hnheap_limit_allocations(vm, m->allocations_limit, true);
    if (st == HN_OK) {
        m->time_used = r->state.time;
    } else {
        say_why(from, m, st);
        vm->exc = HN_UNBOUND;
        m->fuel = m->slice = 0;
        if (r) m->steps = r->steps;
    }
    hnsnap_load_drop(to);
    return st;
}

/* Trusts that the VM is a fresh one, or *to of an unfinished load into it; nothing of the bytes. */
hn_status hnsnap_load_piece(hn_vm *vm, hn_snap_reader **to, const hn_snap_from *from, bool pieces) {
    hn_meter *m = &vm->meter;
    const uint64_t steps_limit = m->steps_limit, wall_limit = m->wall_limit, time = m->time_used;
    const size_t bytes_limit = m->bytes_limit;
    /* The session's bytes take room besides the session, which one that fills its memory has not left. */
    m->bytes_limit = bytes_limit < SIZE_MAX / 8 ? 4 * bytes_limit : SIZE_MAX / 2;
    m->steps_limit = m->wall_limit = UINT64_MAX; /* a session loads under the limits that it was made under */
    m->time_used = *to ? (*to)->time : 0;
    m->work.due = false;
    if (from->error_cap) from->error[0] = 0;
    hnmeter_start(m);
    hn_status st = *to ? HN_OK : begin_load(vm, to, from->n, bytes_limit);
    if (st == HN_OK) st = load_on(*to, from, pieces);
    hnmeter_stop(m);
    m->bytes_limit = bytes_limit;
    m->steps_limit = steps_limit;
    m->wall_limit = wall_limit;
    return end_piece(vm, to, from, st, time);
}

/* Trusts that the VM is a fresh one; nothing of the bytes. */
hn_status hnsnap_load(hn_vm *vm, const uint8_t *p, size_t n, char *error, size_t error_cap) {
    hn_snap_reader *r = NULL;
    return hnsnap_load_piece(vm, &r, &(hn_snap_from){.p = p, .n = n, .error = error, .error_cap = error_cap},
                             false);
}
