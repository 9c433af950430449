/* Loading: decode, check, and only then change the VM. */
#include "snap/reader.h"

#include "host/host.h"
#include "code/core.h"
#include "object/class.h"
#include "object/memory.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/mark.h"
#include "object/type_internal.h"
#include "snap/snap.h"

/* Trusts `what`, which is C's. */
static hn_status say(hn_snap_reader *r, const char *what) {
    if (r->error_cap) hnprint(r->error, r->error_cap, "%s", what);
    return HN_RAISED;
}

/* ---- the envelope ---- */

/* Trusts nothing: the checksum finds accidents, not attackers. */
static hn_status open_envelope(hn_snap_reader *r, const uint8_t *p, size_t n) {
    if (n < HN_SNAP_HEADER || memcmp(p, "HNS", 3) != 0) return say(r, "not a snapshot");
    if (p[3] != HN_SNAP_VERSION) return say(r, "the snapshot has another format");
    uint64_t identity = 0;
    uint32_t crc = 0;
    for (unsigned i = 0; i < 6; i++) identity |= (uint64_t)p[4 + i] << (8 * i);
    for (unsigned i = 0; i < 4; i++) crc |= (uint32_t)p[10 + i] << (8 * i);
    if (identity != r->shared.identity) return say(r, "the snapshot was made by another version of Hognose");
    if (crc != hnsnap_crc(p + HN_SNAP_HEADER, n - HN_SNAP_HEADER))
        return say(r, "snapshot is damaged: wrong checksum");
    hn_snap_input in = {"header", p, p + HN_SNAP_HEADER, p + n};
    r->in = &in;
    uint64_t size;
    hn_status st = hnsnap_get_varint(r, UINT32_MAX / 2, &size);
    if (st != HN_OK) return st;
    r->payload_size = (size_t)size;
    HN_TRY(hnmeter_charge(&r->vm->meter, size >> 6));
    if (size < (uint64_t)(in.end - in.p) / 2 || !size) return say(r, "snapshot is damaged: impossible size");
    r->payload = hnmem_alloc(&r->vm->meter, r->payload_size);
    if (!r->payload) return HN_NOMEM;
    if (!hnlz_expand(in.p, (size_t)(in.end - in.p), r->payload, r->payload_size))
        return say(r, "snapshot is damaged: cannot be expanded");
    return HN_OK;
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
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &s->depth_limit));
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX / 2, &s->next_id));
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX / 2, &s->host_id));
    HN_TRY(hnsnap_get_u32(r, INT32_MAX, &s->int_digits));
    HN_TRY(hnsnap_get_u32(r, HN_MAINS_MAX, &s->thread_idents));
    HN_TRY(hnsnap_get_u32(r, HN_MAINS_MAX, &s->mains_gone));
    HN_TRY(hnsnap_get_u32(r, s->thread_idents + 1, &s->threads_gone));
    bool allowed = !s->int_digits || s->int_digits >= HN_INT_DIGITS_LEAST;
    return allowed ? HN_OK : hnsnap_damaged(r, "an impossible limit of digits");
}

/* Cuts the next `size` bytes off as a section of its own. Trusts nothing about the size. */
static hn_status reader_cut(hn_snap_reader *r, hn_snap_input *out, const char *name, uint64_t size) {
    const uint8_t *p = NULL;
    HN_TRY(hnsnap_get_bytes(r, size, &p));
    *out = (hn_snap_input){name, p, p, p + size};
    return HN_OK;
}

/* Trusts nothing: counts are no more than there are bytes. */
static hn_status open_payload(hn_snap_reader *r, hn_snap_input *all) {
    uint64_t sizes[4];
    *all = (hn_snap_input){"header", r->payload, r->payload, r->payload + r->payload_size};
    r->in = all;
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
    return reader_cut(r, &r->roots, "state", (uint64_t)(all->end - all->p));
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

/* ---- the state ---- */

/* Trusts kinds; neither offset, instruction nor what is done with the result. */
static hn_status read_frame(hn_snap_reader *r, hn_snap_stack *s, uint32_t n, uint32_t *below) {
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
        int64_t offset = (int64_t)*below + hnsnap_unzigzag(delta);
        if (offset < *below || offset > UINT32_MAX / 16) return hnsnap_damaged(r, "a frame below its caller");
        *below = s->offsets[n] = (uint32_t)offset;
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

/* Trusts neither their number nor where their registers lie. */
static hn_status read_frames(hn_snap_reader *r, hn_snap_stack *s) {
    uint32_t below = 0, n, nstack;
    HN_TRY(hnsnap_get_u32(r, (uint32_t)(r->roots.end - r->roots.start), &n));
    s->frames = reader_grab(r, n, sizeof *s->frames);
    if (s->frames) s->offsets = reader_grab(r, n, sizeof *s->offsets);
    if (!s->frames || !s->offsets) {
        drop(r, s->frames, n, sizeof *s->frames);
        s->frames = NULL;
        return HN_NOMEM;
    }
    s->nframes = n;
    for (uint32_t i = 0; i < n; i++) HN_TRY(read_frame(r, s, i, &below));
    HN_TRY(hnsnap_get_u32(r, (uint32_t)(r->roots.end - r->roots.start), &nstack));
    s->stack = reader_grab(r, nstack, sizeof *s->stack);
    if (!s->stack) return HN_NOMEM;
    s->nstack = nstack;
    for (uint32_t i = 0; i < nstack; i++) HN_TRY(hnsnap_get_value(r, true, &s->stack[i]));
    hn_value *top = s->stack;
    for (uint32_t i = 0; i < n; i++) {
        hn_frame *f = &s->frames[i];
        f->regs = f->gen ? f->gen->regs : s->stack + s->offsets[i];
        if (!f->gen && (uint64_t)s->offsets[i] + f->code->nregs > nstack)
            return hnsnap_damaged(r, "a frame above the stack");
        if (!f->gen) top = f->regs + f->code->nregs;
        f->top = top;
    }
    return HN_OK;
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
    s->pending_call = s->pending_hold = HN_UNBOUND;
    if (!s->paused) return HN_OK;
    HN_TRY(hnsnap_get_value(r, false, &s->pending_call));
    HN_TRY(reader_check_call(r, s->pending_call));
    HN_TRY(hnsnap_get_byte(r, &s->pending_ret));
    if (s->pending_ret >= HN_RET_COUNT) return hnsnap_damaged(r, "an unknown way to return");
    HN_TRY(hnsnap_get_u32(r, HN_MAX_REGS, &dst));
    s->pending_dst = (uint16_t)(dst * 8);
    return hnsnap_get_value(r, true, &s->pending_hold);
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

/* Trusts nothing: each thread has frames, or it could not go on. */
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
    while (s->nstacks < t->n) HN_TRY(read_frames(r, &s->stacks[s->nstacks++]));
    for (uint32_t k = 0; k < t->n; k++)
        if (!s->stacks[k].nframes) return hnsnap_damaged(r, "a thread without a frame");
    return HN_OK;
}

/* Trusts the list of what can change; neither that these may nor their content. */
static hn_status read_patches(hn_snap_reader *r, hn_buf *patches) {
    uint32_t n, mark = 0;
    for (;;) {
        hn_snap_patch p = {NULL, NULL};
        HN_TRY(hnsnap_get_u32(r, r->shared.objects->len, &n));
        if (!n) return HN_OK;
        while (mark < r->shared.nmarks && r->shared.marks[2 * mark] != n - 1) mark++;
        if (mark == r->shared.nmarks) return hnsnap_damaged(r, "a change of something that cannot change");
        mark++;
        if (hnshared_is_fixed(&r->shared, n - 1))
            return hnsnap_damaged(r, "a change of something that no session changes");
        p.object = hnv_ref(r->shared.objects->items->v[n - 1]);
        HN_TRY(hnsnap_read_stand_in(r, p.object, &p.stand_in));
        HN_TRY(hnsnap_check_patch(r, p.object, p.stand_in));
        hnbuf_put(patches, &p, sizeof p);
        if (patches->failed) return HN_NOMEM;
    }
}

/* ids that were given out: twice through the list, so that none is set unless all are right. Trusts nothing:
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
    }
    return r->in->p == r->in->end ? HN_OK : hnsnap_damaged(r, "more than expected");
}

/* ---- the whole ---- */

/* Trusts the classes' places and layouts; no item of an MRO. Each is checked against the order of the bases.
 */
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

/* Trusts the order of its parts: each relies on those before. */
static hn_status read_objects(hn_snap_reader *r) {
    HN_TRY(hnsnap_read_sources(r));
    HN_TRY(hnsnap_read_shells(r));
    HN_TRY(hnsnap_read_classes(r));
    r->in = &r->body;
    r->next = r->root_objects;
    for (uint32_t i = 0; i < r->nobjects; i++) {
        HN_TRY(hnmeter_charge(&r->vm->meter, 1));
        HN_TRY(hnsnap_read_body(r, r->objects[i]));
    }
    if (r->in->p != r->in->end) return hnsnap_damaged(r, "more than expected");
    HN_TRY(place_mros(r));
    for (uint32_t i = 0; i < r->nobjects; i++) {
        hn_object *o = r->objects[i];
        HN_TRY(hnsnap_check_object(r, o));
        if (o->kind == HN_KIND_TYPE || o->kind == HN_KIND_MEMORYVIEW) hnbuf_put(&r->late, &o, sizeof o);
    }
    if (r->late.failed) return HN_NOMEM;
    for (uint32_t i = 0; i < r->nobjects; i++)
        if (r->objects[i]->kind == HN_KIND_TRACEBACK) r->objects[i]->flags = 0;
    return HN_OK;
}

/* Trusts that all objects are read and checked. */
static hn_status read_roots(hn_snap_reader *r, hn_buf *patches) {
    hn_snap_state *s = &r->state;
    r->in = &r->roots;
    r->next = 0;
    HN_TRY(read_frames(r, &s->stacks[s->nstacks++]));
    HN_TRY(read_pending(r));
    if (s->threaded) HN_TRY(read_threads(r));
    HN_TRY(hnsnap_get_object(r, HN_KIND_LIST, true, &s->thread_own));
    HN_TRY(hnsnap_get_value(r, true, &s->exc));
    HN_TRY(hnsnap_get_value(r, true, &s->result));
    HN_TRY(hnsnap_get_value(r, false, &s->allowed));
    if (s->allowed != HN_NONE && !hnv_is(s->allowed, HN_KIND_FROZENSET))
        return hnsnap_damaged(r, "modules that are not named by a set");
    if (s->exc != HN_UNBOUND && !hnv_is(s->exc, HN_KIND_EXC))
        return hnsnap_damaged(r, "what is raised is no exception");
    HN_TRY(read_patches(r, patches));
    HN_TRY(hnsnap_check_frames(r));
    HN_TRY(hnsnap_check_seen(r, patches));
    hn_snap_input ids = *r->in;
    HN_TRY(read_ids(r, false));
    *r->in = ids;
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
static void commit(hn_snap_reader *r, const hn_buf *patches) {
    hn_vm *vm = r->vm;
    const hn_snap_state *s = &r->state;
    const hn_snap_patch *p = (const hn_snap_patch *)(const void *)patches->data;
    for (size_t i = 0; i < patches->len / sizeof *p; i++) hnsnap_apply(p[i].object, p[i].stand_in);
    vm->type_epoch++;
    for (unsigned i = 0; i < HN_MCACHE_SIZE; i++) vm->mcache[i].type = NULL;
    hn_object **late = (hn_object **)(void *)r->late.data;
    for (size_t i = 0; i < r->late.len / sizeof *late; i++)
        if (late[i]->kind == HN_KIND_TYPE)
            hntype_update_flags(vm, (hn_type *)(void *)late[i]);
        else
            hnmemory_count((hn_memoryview *)(void *)late[i]);
    for (size_t i = 0; i < patches->len / sizeof *p; i++)
        if (p[i].object->kind == HN_KIND_TYPE) hntype_update_flags(vm, (hn_type *)(void *)p[i].object);
    commit_stack(vm, &s->stacks[0]);
    commit_threads(r);
    vm->exc = s->exc;
    vm->result = s->result;
    vm->pending_call = s->pending_call;
    vm->pending_hold = s->pending_hold;
    vm->pending_ret = s->pending_ret;
    vm->pending_dst = s->pending_dst;
    vm->next_id = s->next_id > vm->next_id ? s->next_id : vm->next_id;
    vm->int_digits_limit = s->int_digits;
    if (vm->allowed == HN_NONE) vm->allowed = s->allowed; /* the host's own word counts more */
    if (vm->host) vm->host->next_id = vm->host->call_id = s->host_id;
    hn_meter *m = &vm->meter;
    m->steps = s->steps;
    m->fuel = m->slice = 0;
    m->time_used = s->time;
    m->output = s->output;
    m->calls = s->calls;
    hnframe_limit(vm, s->depth_limit);
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
    hnptrmap_free(&r->walked);
}

/* Whether what stays is within the limit that programs have. Trusts nothing. */
static hn_status reader_weigh(hn_snap_reader *r, size_t limit) {
    size_t passing = r->nobjects * sizeof *r->objects + r->nsources * sizeof *r->sources + r->late.room;
    hnheap_trim_stack(r->vm, passing);
    return r->vm->meter.bytes - passing <= limit ? HN_OK : HN_NOMEM;
}

/* Trusts that the VM is a fresh one; nothing of the bytes. */
static hn_status reader_load(hn_snap_reader *r, const uint8_t *p, size_t n, hn_buf *patches, size_t limit) {
    hn_snap_input all;
    HN_TRY(open_envelope(r, p, n));
    HN_TRY(open_payload(r, &all));
    r->objects = reader_grab(r, r->nobjects, sizeof *r->objects);
    r->sources = reader_grab(r, r->nsources, sizeof *r->sources);
    r->pools = reader_grab(r, r->nsources, sizeof *r->pools);
    if (!r->objects || !r->sources || !r->pools) return HN_NOMEM;
    HN_TRY(read_objects(r));
    HN_TRY(read_roots(r, patches));
    HN_TRY(reader_make_room(r));
    HN_TRY(read_ids(r, true));
    drop_read(r);
    HN_TRY(reader_weigh(r, limit));
    commit(r, patches);
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
    for (uint32_t k = 0; k < s->nstacks; k++) drop_stack(r, &s->stacks[k]);
    if (s->threads) drop_threads(r->vm, s->threads);
}

/* Trusts that the VM is a fresh one; nothing of the bytes. */
hn_status hnsnap_load(hn_vm *vm, const uint8_t *p, size_t n, char *error, size_t error_cap) {
    hn_snap_reader r = {.vm = vm, .error = error, .error_cap = error_cap};
    hn_meter before = vm->meter;
    hn_buf patches;
    if (error_cap) error[0] = 0;
    if (!hnshared_open(vm, &r.shared)) return HN_NOMEM;
    hnbuf_init(&r.shapes, &vm->meter);
    hnbuf_init(&r.known, &vm->meter);
    hnbuf_init(&r.buffers, &vm->meter);
    hnbuf_init(&r.mros, &vm->meter);
    hnbuf_init(&r.late, &vm->meter);
    r.walked.meter = &vm->meter;
    hnbuf_init(&patches, &vm->meter);
    /* The session's bytes take room besides the session, which one that fills its memory has not left. */
    vm->meter.bytes_limit = before.bytes_limit < SIZE_MAX / 8 ? 4 * before.bytes_limit : SIZE_MAX / 2;
    hn_status st = reader_load(&r, p, n, &patches, before.bytes_limit);
    vm->meter.bytes_limit = before.bytes_limit;
    if (st != HN_OK) {
        vm->exc = HN_UNBOUND;
        vm->meter.fuel = vm->meter.slice = 0;
        vm->meter.steps = before.steps;
        if (st != HN_RAISED)
            (void)say(&r,
                      st == HN_NOMEM ? "no memory for the snapshot" : "a limit was reached while loading");
    }
    hnbuf_free(&patches);
    clean_up(&r);
    return st;
}
