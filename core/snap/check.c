/* What can be checked only when all objects are complete. */
#include "code/core.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/int.h"
#include "object/memory.h"
#include "object/str.h"
#include "object/type_internal.h"
#include "snap/reader.h"

#define AS(type) ((type *)(void *)o)
#define FEW      64u

/* ---- functions and generators ---- */

/* The frozen core has one namespace, and a function for each code but those of inner functions. */
static hn_status check_core(hn_snap_reader *r, const hn_function *f) {
    if (f->code->source != r->vm->core) return HN_OK;
    if (f->globals != r->vm->internals) return hnsnap_damaged(r, "frozen code in another namespace");
    if (!(f->code->h.flags & HN_CODE_NESTED)) return hnsnap_damaged(r, "a frozen function made again");
    return HN_OK;
}

static hn_status check_function(hn_snap_reader *r, const hn_function *f) {
    if (!f->code) return hnsnap_damaged(r, "a function without code");
    uint32_t n = f->closure ? f->closure->len : 0;
    if (n != f->code->nfree) return hnsnap_damaged(r, "a closure of another size");
    for (uint32_t i = 0; i < n; i++)
        if (!hnv_is(f->closure->items[i], HN_KIND_CELL))
            return hnsnap_damaged(r, "a closure of other than cells");
    return HN_OK;
}

static bool is_boundary(const hn_code *c, uint32_t pc) {
    return pc < c->ninstrs && c->instrs[pc].op != HN_OP_EXTRA;
}

static bool none_or(hn_value v, hn_kind kind) {
    return v == HN_NONE || hnv_is(v, kind);
}

/* It can go on where it stands. */
static hn_status check_suspended(hn_snap_reader *r, const hn_generator *g) {
    const hn_code *c = g->fn->code;
    hn_snap_entry e = {UINT32_MAX, UINT32_MAX, false, false};
    HN_TRY(hncore_expand(r->vm, g->fn->code));
    if (!(g->h.flags & HN_GEN_STARTED)) {
        if (g->pc) return hnsnap_damaged(r, "a generator that has not begun, but not at its beginning");
        return hnsnap_check_flow(r, c, 0, g->regs, &e);
    }
    if (!g->pc || !is_boundary(c, g->pc) || c->instrs[g->pc - 1].op != HN_OP_YIELD)
        return hnsnap_damaged(r, "a generator that is not at a yield");
    e.dst = c->instrs[g->pc - 1].a / 8u;
    return hnsnap_check_flow(r, c, g->pc, g->regs, &e);
}

static hn_status check_generator(hn_snap_reader *r, const hn_generator *g) {
    const hn_code *c = g->fn->code;
    bool idle = !(g->h.flags & (HN_GEN_RUNNING | HN_GEN_DONE));
    if (!c || g->nregs != c->nregs)
        return hnsnap_damaged(r, "a generator with other registers than its code has");
    if (g->cls->base_kind != HN_KIND_GENERATOR || !(g->cls->h.flags & (HN_TYPE_BUILTIN | HN_TYPE_SEALED)))
        return hnsnap_damaged(r, "a generator of another class");
    if (!none_or(g->handled, HN_KIND_EXC) || !hnv_is(g->name, HN_KIND_STR) ||
        !hnv_is(g->qualname, HN_KIND_STR))
        return hnsnap_damaged(r, "a generator with impossible fields");
    return idle ? check_suspended(r, g) : HN_OK;
}

/* ---- instances and classes ---- */

/* What slot 0 of an instance of a subclass of int, list ... holds: an object of exactly that type. */
static bool is_payload(hn_vm *vm, const hn_type *t, hn_value v) {
    while (!(t->h.flags & HN_TYPE_BUILTIN)) t = t->base;
    if (v == HN_UNBOUND || hnv_is(v, HN_KIND_INSTANCE)) return false;
    const hn_type *of = hntype_of(vm, v);
    if (t->base_kind == HN_KIND_GENERATOR) return hnv_is(v, HN_KIND_GENERATOR) || of == t;
    return of == t;
}

static hn_status check_instance(hn_snap_reader *r, const hn_instance *i) {
    const hn_type *t = i->shape->cls;
    if ((t->h.flags & HN_TYPE_WRAPS) && !is_payload(r->vm, t, i->slots[0]))
        return hnsnap_damaged(r, "an instance that wraps another type");
    if ((i->shape->h.flags & HN_SHAPE_DICT) && !hnv_is(i->slots[i->shape->nslots - 1], HN_KIND_DICT))
        return hnsnap_damaged(r, "an instance without its dict");
    for (uint32_t k = t->root->nslots; k < i->shape->nslots; k++)
        if (i->slots[k] == HN_UNBOUND) return hnsnap_damaged(r, "an attribute without value");
    return HN_OK;
}

static hn_status check_exc(hn_snap_reader *r, const hn_exc *e) {
    if (!hnv_is(e->args, HN_KIND_TUPLE) || !none_or(e->cause, HN_KIND_EXC) ||
        !none_or(e->context, HN_KIND_EXC) || !none_or(e->traceback, HN_KIND_TRACEBACK))
        return hnsnap_damaged(r, "an exception with impossible fields");
    return HN_OK;
}

static bool has_base(const hn_type *t, const hn_type *base) {
    for (uint32_t i = 0; i < t->bases->len; i++)
        if (HN_TYPE(t->bases->items[i]) == base) return true;
    return false;
}

static hn_status check_subclasses(hn_snap_reader *r, const hn_type *t, const hn_type *self) {
    if (t->subclasses == HN_NONE) return HN_OK;
    if (!hnv_is(t->subclasses, HN_KIND_LIST)) return hnsnap_damaged(r, "impossible subclasses");
    const hn_list *l = HN_LIST(t->subclasses);
    for (uint32_t i = 0; i < l->len; i++) {
        hn_value v = l->items->v[i];
        if (!hnv_is(v, HN_KIND_TYPE) || !has_base(HN_TYPE(v), self))
            return hnsnap_damaged(r, "impossible subclasses");
        for (uint32_t k = 0; k < i && l->len < FEW; k++)
            if (l->items->v[k] == v) return hnsnap_damaged(r, "a subclass twice");
    }
    return hnmeter_charge(&r->vm->meter, l->len);
}

static hn_status check_type(hn_snap_reader *r, const hn_type *t, const hn_type *self) {
    if (!t->dict || !t->meta || t->meta->base_kind != HN_KIND_TYPE)
        return hnsnap_damaged(r, "an impossible metaclass");
    if (t->h.flags & HN_TYPE_BUILTIN) return hnsnap_damaged(r, "a change of a builtin type");
    hn_value name, value;
    for (uint32_t i = 0; hndict_next(t->dict, &i, &name, &value);) {
        if (hnv_is(name, HN_KIND_STR)) continue;
        return hnsnap_damaged(r, "a class with an attribute whose name is not a str");
    }
    return check_subclasses(r, t, self);
}

/* ---- chains that C code follows ---- */

/* What cannot be changed once it is made: no program makes a ring of it. One with a class or static method in
 * it can be made, and whoever follows those counts. */
static hn_value called_by(const hn_object *o) {
    if (o->kind == HN_KIND_METHOD) return ((const hn_method *)(const void *)o)->func;
    return o->kind == HN_KIND_MAPPINGPROXY ? ((const hn_proxy *)(const void *)o)->mapping : HN_NONE;
}

/* Each object is walked over once: `walk` numbers the walks. */
static hn_status check_chain(hn_snap_reader *r, const hn_object *o) {
    uint32_t walk = ++r->walks, was;
    while ((was = hnptrmap_get(&r->walked, o)) == HN_PTRMAP_NONE) {
        hn_value next = called_by(o);
        if (!hnptrmap_add(&r->walked, o, walk)) return HN_NOMEM;
        HN_TRY(hnmeter_charge(&r->vm->meter, 1));
        if (!hnv_is_ref(next)) return HN_OK;
        o = hnv_ref(next);
    }
    return was == walk ? hnsnap_damaged(r, "a ring of methods") : HN_OK;
}

/* Marks with the flags of tracebacks, which have no other use: 1 on the way, 2 known to end. */
static hn_status check_traceback(hn_snap_reader *r, hn_traceback *t) {
    hn_traceback *p = t;
    for (; p && !p->h.flags; p = p->next) p->h.flags = 1;
    if (p && p->h.flags == 1) return hnsnap_damaged(r, "a traceback without an end");
    for (p = t; p && p->h.flags == 1; p = p->next) p->h.flags = 2;
    return HN_OK;
}

static hn_status check_super(hn_snap_reader *r, const hn_super *s) {
    bool bound = s->self != HN_UNBOUND && s->self != HN_NONE;
    if ((bound && !s->start) || (s->start && !s->cls)) return hnsnap_damaged(r, "a super without a start");
    return HN_OK;
}

static hn_status check_native(hn_snap_reader *r, const hn_native *n) {
    if ((n->def->flags & HN_NATIVE_CLASS) && n->self != HN_UNBOUND && !hnv_is(n->self, HN_KIND_TYPE))
        return hnsnap_damaged(r, "a class method without a class");
    return HN_OK;
}

/* Zip steps iterators that step no others, enumerate those and zip. */
static hn_status check_iter(hn_snap_reader *r, const hn_iter *it) {
    const hn_value *in = &it->over;
    uint32_t n = it->h.flags >= HN_ITER_ZIP;
    if (it->h.flags == HN_ITER_ZIP) {
        in = HN_TUPLE(it->over)->items;
        n = HN_TUPLE(it->over)->len;
    }
    for (uint32_t i = 0; i < n; i++)
        if (!hnv_is(in[i], HN_KIND_ITER) || hnv_ref(in[i])->flags >= it->h.flags)
            return hnsnap_damaged(r, "an iterator over what it cannot step");
    return HN_OK;
}

hn_status hnsnap_check_object(hn_snap_reader *r, hn_object *o) {
    switch ((hn_kind)o->kind) {
    case HN_KIND_FUNCTION: HN_TRY(check_function(r, AS(hn_function))); return check_core(r, AS(hn_function));
    case HN_KIND_GENERATOR: return check_generator(r, AS(hn_generator));
    case HN_KIND_INSTANCE: return check_instance(r, AS(hn_instance));
    case HN_KIND_EXC: HN_TRY(check_exc(r, AS(hn_exc))); return check_instance(r, AS(hn_instance));
    case HN_KIND_TYPE: return check_type(r, AS(hn_type), AS(hn_type));
    case HN_KIND_METHOD:
    case HN_KIND_MAPPINGPROXY: return check_chain(r, o);
    case HN_KIND_TRACEBACK: return check_traceback(r, AS(hn_traceback));
    case HN_KIND_SUPER: return check_super(r, AS(hn_super));
    case HN_KIND_NATIVE: return check_native(r, AS(hn_native));
    case HN_KIND_ITER: return check_iter(r, AS(hn_iter));
    case HN_KIND_MEMORYVIEW:
        return hnmemory_restore(AS(hn_memoryview)) ? HN_OK : hnsnap_damaged(r, "a view of what is not there");
    default: return HN_OK;
    }
}

/* ---- what sessions change of shared objects ---- */

static hn_status check_patched_type(hn_snap_reader *r, const hn_type *was, const hn_type *t) {
    bool same = hnstr_equal(HN_STR(t->name), HN_STR(was->name)) &&
                hnstr_equal(HN_STR(t->qualname), HN_STR(was->qualname));
    if (t->dict != was->dict || ((was->h.flags & HN_TYPE_SEALED) && !same))
        return hnsnap_damaged(r, "a class changed as no session can");
    return check_type(r, t, was);
}

static hn_status check_patched_function(hn_snap_reader *r, const hn_function *was, const hn_function *f) {
    if (f->code != was->code || f->globals != was->globals || f->closure != was->closure)
        return hnsnap_damaged(r, "a frozen function changed as no session can");
    return check_function(r, f);
}

hn_status hnsnap_check_patch(hn_snap_reader *r, const hn_object *original, hn_object *o) {
    if (o->kind == HN_KIND_TYPE)
        return check_patched_type(r, (const hn_type *)(const void *)original, AS(hn_type));
    if (o->kind == HN_KIND_FUNCTION)
        return check_patched_function(r, (const hn_function *)(const void *)original, AS(hn_function));
    return hnsnap_check_object(r, o);
}

/* ---- frames ---- */

/* The columns of ret.def. */
enum { ANY, NEVER, BINARY, COMPARE, CONDITION, LOOP, SEND, UNPACK, RAISE };
enum { HOLDS_NOTHING, HOLDS_ANYTHING, HOLDS_NAME, HOLDS_PAIR };
enum { LEAVES_VALUE, LEAVES_TEXT, LEAVES_NOTHING, LEAVES_RAISES };
static const struct {
    uint8_t fits, hold, leaves;
} rets[HN_RET_COUNT] = {
#define HN_RET(name, fits, hold, leaves, text) {fits, HOLDS_##hold, LEAVES_##leaves},
#include "vm/ret.def"
#undef HN_RET
};

static bool is_comparison(uint8_t group) {
    return group == HN_GROUP_COMPARE || group == HN_GROUP_IF || group == HN_GROUP_UNLESS;
}

static bool is_condition(const hn_op_info *o) {
    return o->group == HN_GROUP_TRUTH || o->group == HN_GROUP_CONTAINS || is_comparison(o->group) ||
           o->format[2] == 'J';
}

static bool fits_instruction(uint8_t fits, const hn_instr *i) {
    const hn_op_info *o = &hnop_info[i->op];
    switch (fits) {
    case ANY: return true;
    case BINARY: return o->group == HN_GROUP_BINARY || o->group == HN_GROUP_INPLACE;
    case COMPARE: return is_comparison(o->group);
    case CONDITION: return is_condition(o);
    case LOOP: return i->op == HN_OP_FOR_ITER;
    case SEND: return i->op == HN_OP_SEND;
    case UNPACK: return i->op == HN_OP_UNPACK || i->op == HN_OP_UNPACK_EX;
    case RAISE: return i->op == HN_OP_RAISE;
    default: return false;
    }
}

static bool may_hold(uint8_t what, hn_value v) {
    switch (what) {
    case HOLDS_ANYTHING: return true;
    case HOLDS_NAME: return v == HN_UNBOUND || hnv_is(v, HN_KIND_STR);
    case HOLDS_PAIR: return v == HN_UNBOUND || (hnv_is(v, HN_KIND_TUPLE) && HN_TUPLE(v)->len == 2);
    default: return v == HN_UNBOUND;
    }
}

/* Whether the caller's instruction is one that a call with this ret can be made for. */
static bool fits(uint8_t ret, const hn_instr *i, hn_value hold) {
    return hnop_has(i->op, 'P') && fits_instruction(rets[ret].fits, i) && may_hold(rets[ret].hold, hold);
}

static bool is_hidden(const hn_frame *f) {
    return !f->gen && f->code->h.flags & HN_CODE_HIDDEN;
}

static hn_status check_return(hn_snap_reader *r, const hn_frame *caller, uint8_t ret, uint16_t dst,
                              hn_value hold) {
    /* What a run does before its first instruction: warnings about its syntax are shown. */
    if (caller->pc == caller->code->instrs)
        return caller == r->state.frames && ret == HN_RET_DROP && r->state.nframes > 1 &&
                       is_hidden(caller + 1)
                   ? HN_OK
                   : hnsnap_damaged(r, "a call before the first instruction");
    if (!fits(ret, hnframe_instr(caller), hold))
        return hnsnap_damaged(r, "a call that its caller's instruction cannot have made");
    if (dst / 8u >= caller->code->nregs) return hnsnap_damaged(r, "a result beyond the registers");
    if (ret == HN_RET_UNPACK && dst != hnframe_instr(caller)->a)
        return hnsnap_damaged(r, "a result beyond the registers");
    return HN_OK;
}

static hn_status check_frame(hn_snap_reader *r, uint32_t n) {
    hn_snap_state *s = &r->state;
    const hn_frame *f = &s->frames[n];
    bool top = n + 1 == s->nframes;
    if (f->gen && f->gen->fn != f->fn) return hnsnap_damaged(r, "a frame of another generator");
    if (f->gen && !(f->gen->h.flags & HN_GEN_RUNNING))
        return hnsnap_damaged(r, "a frame of a generator that rests");
    if (!none_or(f->handled, HN_KIND_EXC)) return hnsnap_damaged(r, "a frame that handles no exception");
    if (!f->gen && (f->code->h.flags & HN_CODE_ASYNC_GEN) && !(f->code->h.flags & HN_CODE_MODULE))
        return hnsnap_damaged(r, "a generator without an object");
    if ((f->ret == HN_RET_EXIT) != (n == 0)) return hnsnap_damaged(r, "a run inside a run");
    if (n) HN_TRY(check_return(r, f - 1, f->ret, f->dst, f->hold));
    uint32_t pc = (uint32_t)(f->pc - f->code->instrs);
    hn_snap_entry e = {UINT32_MAX, UINT32_MAX, false, false};
    if (!top) {
        uint8_t leaves = rets[f[1].ret].leaves;
        if (leaves == LEAVES_VALUE || leaves == LEAVES_TEXT) e.dst = f[1].dst / 8u;
        e.raises = leaves == LEAVES_RAISES;
        e.text = leaves == LEAVES_TEXT;
        if (!f->gen && !f[1].gen) e.clobbered = s->offsets[n + 1] - s->offsets[n];
    } else if (s->paused) {
        HN_TRY(check_return(r, f, s->pending_ret, s->pending_dst, s->pending_hold));
        e.dst = s->pending_dst / 8u;
        e.text = rets[s->pending_ret].leaves == LEAVES_TEXT;
    }
    if (pc == f->code->ninstrs && !e.raises) return hnsnap_damaged(r, "a frame behind its code");
    return hnsnap_check_flow(r, f->code, pc, f->regs, &e);
}

/* A running generator has one frame; or none while what it delegates to is asked to throw: then it will go on
 * from its yield. */
static hn_status check_running(hn_snap_reader *r) {
    hn_status st = HN_OK;
    uint32_t n = 0;
    for (; n < r->state.nframes && st == HN_OK; n++) {
        hn_generator *g = r->state.frames[n].gen;
        if (!g) continue;
        if (g->h.flags & HN_GEN_DONE)
            st = hnsnap_damaged(r, "two frames of a generator, or one of a finished one");
        else
            g->h.flags |= HN_GEN_DONE; /* seen */
    }
    for (uint32_t i = 0; i < r->nobjects && st == HN_OK; i++) {
        const hn_object *o = r->objects[i];
        if (o->kind == HN_KIND_GENERATOR && (o->flags & (HN_GEN_RUNNING | HN_GEN_DONE)) == HN_GEN_RUNNING)
            st = check_suspended(r, AS(const hn_generator));
    }
    for (uint32_t i = 0; i < n && st == HN_OK; i++)
        if (r->state.frames[i].gen) r->state.frames[i].gen->h.flags &= (uint16_t)~HN_GEN_DONE;
    return st;
}

hn_status hnsnap_check_frames(hn_snap_reader *r) {
    hn_snap_state *s = &r->state;
    if (s->paused && !s->nframes) return hnsnap_damaged(r, "a pause without a frame");
    HN_TRY(check_running(r));
    for (uint32_t i = 0; i < s->nframes; i++) HN_TRY(check_frame(r, i));
    return HN_OK;
}
