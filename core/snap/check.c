/* Checks that need complete objects: closures, class layouts, chains that C code follows, and frames.
 * reader.c calls them for each object and each frame before the commit. C code that begins to rely on a fact
 * about an object needs a check here, or a row in object/kinds.def. */
#include "code/core.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/int.h"
#include "object/kind.h"
#include "object/memory.h"
#include "object/range.h"
#include "object/seq.h"
#include "object/str.h"
#include "object/type_internal.h"
#include "snap/reader.h"

#define AS(type) ((type *)(void *)o)
#define FEW      64u

/* ---- functions and generators ---- */

/* The frozen core has one namespace, and a function for each code but those of inner functions. Trusts the
 * function's fields; not that frozen code is in the function that it belongs to. */
static hn_status check_core(hn_snap_reader *r, const hn_function *f) {
    if (f->code->source != r->vm->core) return HN_OK;
    if (f->globals != r->vm->internals) return hnsnap_damaged(r, "frozen code in another namespace");
    if (!(f->code->h.flags & HN_CODE_NESTED)) return hnsnap_damaged(r, "a frozen function made again");
    return HN_OK;
}

/* Trusts the kinds of the fields; neither that there is code nor how many cells it needs. */
static hn_status check_closure(hn_snap_reader *r, const hn_function *f) {
    if (!f->code) return hnsnap_damaged(r, "a function without code");
    uint32_t n = f->closure ? f->closure->len : 0;
    if (n != f->code->nfree) return hnsnap_damaged(r, "a closure of another size");
    for (uint32_t i = 0; i < n; i++)
        if (!hnv_is(f->closure->items[i], HN_KIND_CELL))
            return hnsnap_damaged(r, "a closure of other than cells");
    return HN_OK;
}

/* Trusts the kinds of the fields alone. */
static hn_status check_function(hn_snap_reader *r, hn_object *o) {
    HN_TRY(check_closure(r, AS(hn_function)));
    return check_core(r, AS(hn_function));
}

/* Trusts the code, which our compiler made. */
static bool is_boundary(const hn_code *c, uint32_t pc) {
    return pc < c->ninstrs && c->instrs[pc].op != HN_OP_EXTRA;
}

/* Trusts nothing. */
static bool none_or(hn_value v, hn_kind kind) {
    return v == HN_NONE || hnv_is(v, kind);
}

/* It can continue where it stands. Trusts the code; not that it waits where the generator says, nor what
 * is in its registers. */
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

/* Trusts the kinds of the fields; not that function, class and registers belong together. */
static hn_status check_generator(hn_snap_reader *r, hn_object *o) {
    const hn_generator *g = AS(hn_generator);
    const hn_code *c = g->fn->code;
    bool idle = !(g->h.flags & (HN_GEN_RUNNING | HN_GEN_DONE));
    if (!c || g->nregs != c->nregs)
        return hnsnap_damaged(r, "a generator with other registers than its code has");
    if (g->cls->base_kind != HN_KIND_GENERATOR || !(g->cls->h.flags & (HN_TYPE_BUILTIN | HN_TYPE_SEALED)))
        return hnsnap_damaged(r, "a generator of another class");
    return idle ? check_suspended(r, g) : HN_OK;
}

/* ---- instances and classes ---- */

/* What slot 0 of an instance of a subclass of int, list ... holds: an object of exactly that type. Trusts the
 * class, which has its place; not the value. */
static bool is_payload(hn_vm *vm, const hn_type *t, hn_value v) {
    while (!(t->h.flags & HN_TYPE_BUILTIN)) t = t->base;
    if (v == HN_UNBOUND || hnv_is(v, HN_KIND_INSTANCE)) return false;
    const hn_type *of = hntype_of(vm, v);
    if (t->base_kind == HN_KIND_GENERATOR) return hnv_is(v, HN_KIND_GENERATOR) || of == t;
    return of == t;
}

/* A dict, or an instance of a subclass of dict. Trusts its class, not what it wraps: that is checked with
 * it. */
static bool is_dict(hn_value v) {
    if (!hnv_is(v, HN_KIND_INSTANCE)) return hnv_is(v, HN_KIND_DICT);
    const hn_type *t = HN_INSTANCE(v)->shape->cls;
    return (t->h.flags & HN_TYPE_WRAPS) && t->base_kind == HN_KIND_DICT;
}

/* Trusts that there are as many slots as the shape says; not what is in them. */
static hn_status check_instance(hn_snap_reader *r, hn_object *o) {
    const hn_instance *i = AS(hn_instance);
    const hn_type *t = i->shape->cls;
    if ((t->h.flags & HN_TYPE_WRAPS) && !is_payload(r->vm, t, i->slots[0]))
        return hnsnap_damaged(r, "an instance that wraps another type");
    if ((i->shape->h.flags & HN_SHAPE_DICT) && !is_dict(i->slots[i->shape->nslots - 1]))
        return hnsnap_damaged(r, "an instance without its dict");
    for (uint32_t k = t->root->nslots; k < i->shape->nslots; k++)
        if (i->slots[k] == HN_UNBOUND) return hnsnap_damaged(r, "an attribute without value");
    return HN_OK;
}

/* Trusts that the class is one. */
static hn_status check_class_of_module(hn_snap_reader *r, hn_object *o) {
    const hn_type *t = AS(hn_module)->cls;
    if (t && (t->base_kind != HN_KIND_MODULE || t->h.flags & HN_TYPE_BUILTIN))
        return hnsnap_damaged(r, "a module of another class");
    return HN_OK;
}

/* Trusts that a class has bases, all of them classes. */
static bool has_base(const hn_type *t, const hn_type *base) {
    for (uint32_t i = 0; i < t->bases->len; i++)
        if (HN_TYPE(t->bases->items[i]) == base) return true;
    return false;
}

/* Trusts nothing: any list may be there, of anything. */
static hn_status check_subclasses(hn_snap_reader *r, const hn_type *t, const hn_type *self) {
    if (t->subclasses == HN_NONE) return HN_OK;
    if (!hnv_is(t->subclasses, HN_KIND_LIST)) return hnsnap_damaged(r, "impossible subclasses");
    const hn_list *l = HN_LIST(t->subclasses);
    r->vm->heap.weak = true;
    for (uint32_t i = 0; i < l->len; i++) {
        hn_value v = l->items->v[i];
        if (!hnv_is(v, HN_KIND_TYPE) || !has_base(HN_TYPE(v), self))
            return hnsnap_damaged(r, "impossible subclasses");
        for (uint32_t k = 0; k < i && l->len < FEW; k++)
            if (l->items->v[k] == v) return hnsnap_damaged(r, "a subclass twice");
    }
    hnsnap_work(r, l->len);
    return HN_OK;
}

/* Trusts its place in the hierarchy; not its metaclass, dict, slots or subclasses. */
static hn_status snap_check_class(hn_snap_reader *r, const hn_type *t, const hn_type *self) {
    if (!t->dict || !t->meta || t->meta->base_kind != HN_KIND_TYPE)
        return hnsnap_damaged(r, "an impossible metaclass");
    if (t->h.flags & HN_TYPE_BUILTIN) return hnsnap_damaged(r, "a change of a builtin type");
    uint32_t n = t->members ? t->members->len : 0;
    if (t->root->nslots != t->base->root->nslots + n) return hnsnap_damaged(r, "slots without names");
    hnsnap_work(r, n >> 3); /* many classes may have the same */
    for (uint32_t i = 0; i < n; i++)
        if (!hnv_is(t->members->items[i], HN_KIND_STR)) return hnsnap_damaged(r, "a member without a name");
    return check_subclasses(r, t, self);
}

/* Trusts what snap_check_class trusts. */
static hn_status check_type(hn_snap_reader *r, hn_object *o) {
    return snap_check_class(r, AS(hn_type), AS(hn_type));
}

/* ---- chains that C code follows ---- */

/* What cannot be changed once it is made: no program makes a ring of it. One with a class or static method in
 * it can be made, and whoever follows those counts. Trusts the kinds of the fields. */
static hn_value called_by(const hn_object *o) {
    if (o->kind == HN_KIND_METHOD) return ((const hn_method *)(const void *)o)->func;
    return o->kind == HN_KIND_MAPPINGPROXY ? ((const hn_proxy *)(const void *)o)->mapping : HN_NONE;
}

/* Each object is walked over once: `walk` numbers the walks. Trusts nothing about where it leads. */
static hn_status check_chain(hn_snap_reader *r, hn_object *o) {
    uint32_t walk = ++r->walks, was;
    while ((was = hnptrpages_get(&r->walked, o)) == HN_PTRMAP_NONE) {
        hn_value next = called_by(o);
        if (!hnptrpages_add(&r->walked, o, walk)) return HN_NOMEM;
        hnsnap_work(r, 2);
        if (!hnv_is_ref(next)) return HN_OK;
        o = hnv_ref(next);
    }
    return was == walk ? hnsnap_damaged(r, "a ring of methods") : HN_OK;
}

/* Marks with the flags of tracebacks, which have no other use: 1 on the way, 2 known to end. Trusts kinds;
 * neither that the chain ends nor the instruction. */
static hn_status check_traceback(hn_snap_reader *r, hn_object *o) {
    hn_traceback *t = AS(hn_traceback), *p = t;
    if (t->pc >= t->code->ninstrs) return hnsnap_damaged(r, "a number is too large");
    for (; p && !p->h.flags; p = p->next) p->h.flags = 1;
    if (p && p->h.flags == 1) return hnsnap_damaged(r, "a traceback without an end");
    for (p = t; p && p->h.flags == 1; p = p->next) p->h.flags = 2;
    return HN_OK;
}

/* ---- the rest ---- */

/* Trusts kinds; not that they fit together. */
static hn_status check_super(hn_snap_reader *r, hn_object *o) {
    const hn_super *s = AS(hn_super);
    bool bound = s->self != HN_UNBOUND && s->self != HN_NONE;
    if ((bound && !s->start) || (s->start && !s->cls)) return hnsnap_damaged(r, "a super without a start");
    return HN_OK;
}

/* Trusts that the function is one of those that there are; not what it is bound to. */
static hn_status check_native(hn_snap_reader *r, hn_object *o) {
    const hn_native *n = AS(hn_native);
    if ((n->def->flags & HN_NATIVE_CLASS) && n->self != HN_UNBOUND && !hnv_is(n->self, HN_KIND_TYPE))
        return hnsnap_damaged(r, "a class method without a class");
    return HN_OK;
}

/* Zip steps iterators that step no others, enumerate those and zip. Trusts iter_is_sane; not what it
 * steps. */
static hn_status check_iter(hn_snap_reader *r, hn_object *o) {
    const hn_iter *it = AS(hn_iter);
    const hn_value *in = &it->over;
    uint32_t n = HN_IN(it->h.flags, ITERS_NESTED);
    if (it->h.flags == HN_ITER_ZIP) {
        in = HN_TUPLE(it->over)->items;
        n = HN_TUPLE(it->over)->len;
    }
    for (uint32_t i = 0; i < n; i++)
        if (!hnv_is(in[i], HN_KIND_ITER) || hnv_ref(in[i])->flags >= it->h.flags)
            return hnsnap_damaged(r, "an iterator over what it cannot step");
    return HN_OK;
}

/* How many there are is not stored. Trusts that all three are ints. */
static hn_status check_range(hn_snap_reader *r, hn_object *o) {
    hn_range *range = AS(hn_range);
    hn_value made;
    if (range->step == hnv_from_int(0)) return hnsnap_damaged(r, "a range without step");
    HN_TRY(hnrange_new(r->vm, range->start, range->stop, range->step, &made));
    range->len = HN_AS(hn_range, made)->len;
    return HN_OK;
}

/* Trusts nothing: hnmemory_restore looks at all of it. */
static hn_status check_memoryview(hn_snap_reader *r, hn_object *o) {
    return hnmemory_restore(AS(hn_memoryview)) ? HN_OK : hnsnap_damaged(r, "a view of what is not there");
}

/* Trusts the flags, which are known ones. */
static hn_status check_cell(hn_snap_reader *r, hn_object *o) {
    r->vm->heap.weak |= o->flags & HN_CELL_WEAK;
    return HN_OK;
}

/* Trusts that the name is a str; not which. */
static hn_status check_host(hn_snap_reader *r, hn_object *o) {
    const hn_str *name = HN_STR(AS(hn_host)->name);
    bool service = name->len && hnstr_at(name, 0) == '$';
    return service ? hnsnap_damaged(r, "a service of the host as a function") : HN_OK;
}

/* Trusts that the class has its place; not the slot. */
static hn_status check_member(hn_snap_reader *r, hn_object *o) {
    const hn_member *m = AS(hn_member);
    return m->slot < m->owner->root->nslots ? HN_OK : hnsnap_damaged(r, "a member without a slot");
}

/* Trusts that the rows have said everything. */
static hn_status check_nothing(hn_snap_reader *r, hn_object *o) {
    (void)r, (void)o;
    return HN_OK;
}

/* Trusts that every object is read, each field as its row says; nothing that depends on several. */
hn_status hnsnap_check_object(hn_snap_reader *r, hn_object *o) {
    static hn_status (*const checks[])(hn_snap_reader *, hn_object *) = {
#define HN_KIND(name, type, life, shell, body, check) check_##check,
#include "object/kinds.def"
    };
    return checks[o->kind](r, o);
}

/* ---- what sessions change of shared objects ---- */

/* Trusts the class that is shared; nothing of what is to replace it. */
static hn_status check_patched_type(hn_snap_reader *r, const hn_type *was, const hn_type *t) {
    bool same = hnstr_equal(HN_STR(t->name), HN_STR(was->name)) &&
                hnstr_equal(HN_STR(t->qualname), HN_STR(was->qualname));
    if (t->dict != was->dict || ((was->h.flags & HN_TYPE_SEALED) && !same))
        return hnsnap_damaged(r, "a class changed as no session can");
    return snap_check_class(r, t, was);
}

/* Trusts the function that is shared; nothing of what is to replace it. */
static hn_status check_patched_function(hn_snap_reader *r, const hn_function *was, const hn_function *f) {
    if (f->code != was->code || f->globals != was->globals || f->closure != was->closure)
        return hnsnap_damaged(r, "a frozen function changed as no session can");
    return check_closure(r, f);
}

/* Trusts the original; not its stand-in. */
hn_status hnsnap_check_patch(hn_snap_reader *r, const hn_object *original, hn_object *o) {
    if (o->kind == HN_KIND_TYPE)
        return check_patched_type(r, (const hn_type *)(const void *)original, AS(hn_type));
    if (o->kind == HN_KIND_FUNCTION)
        return check_patched_function(r, (const hn_function *)(const void *)original, AS(hn_function));
    return hnsnap_check_object(r, o);
}

/* ---- frames ---- */

/* The columns of ret.def. */
enum { HOLDS_NOTHING, HOLDS_ANYTHING, HOLDS_NAME, HOLDS_PAIR };
enum { LEAVES_VALUE, LEAVES_TEXT, LEAVES_NOTHING, LEAVES_RAISES };
static const struct {
    uint8_t fits, hold, leaves;
} rets[HN_RET_COUNT] = {
#define HN_RET(name, fits, hold, leaves, text) {HN_FITS_##fits, HOLDS_##hold, LEAVES_##leaves},
#include "vm/ret.def"
#undef HN_RET
};

/* Trusts opcodes.def. */
static bool is_comparison(uint8_t group) {
    return group == HN_GROUP_COMPARE || group == HN_GROUP_IF || group == HN_GROUP_UNLESS;
}

/* Trusts opcodes.def. */
static bool is_condition(const hn_op_info *o) {
    return o->group == HN_GROUP_TRUTH || o->group == HN_GROUP_CONTAINS || is_comparison(o->group) ||
           o->format[2] == 'J';
}

/* Trusts opcodes.def and ret.def. */
static bool fits_instruction(uint8_t fits, const hn_instr *i) {
    const hn_op_info *o = &hnop_info[i->op];
    switch ((hn_ret_fits)fits) {
    case HN_FITS_ANY: return true;
    case HN_FITS_BINARY: return o->group == HN_GROUP_BINARY || o->group == HN_GROUP_INPLACE;
    case HN_FITS_COMPARE: return is_comparison(o->group);
    case HN_FITS_CONDITION: return is_condition(o);
    case HN_FITS_LOOP: return i->op == HN_OP_FOR_ITER;
    case HN_FITS_SEND: return i->op == HN_OP_SEND;
    case HN_FITS_UNPACK: return i->op == HN_OP_UNPACK || i->op == HN_OP_UNPACK_EX;
    case HN_FITS_RAISE: return i->op == HN_OP_RAISE;
    case HN_FITS_NEVER: return false;
    }
    return false;
}

/* Trusts ret.def; not the value. */
static bool may_hold(uint8_t what, hn_value v) {
    switch (what) {
    case HOLDS_ANYTHING: return true;
    case HOLDS_NAME: return v == HN_UNBOUND || hnv_is(v, HN_KIND_STR);
    case HOLDS_PAIR: return v == HN_UNBOUND || (hnv_is(v, HN_KIND_TUPLE) && HN_TUPLE(v)->len == 2);
    default: return v == HN_UNBOUND;
    }
}

/* Whether the caller's instruction is one that a call with this ret can be made for. Trusts that ret is a
 * known one, and the code; not that they belong together. */
static bool check_fits(uint8_t ret, const hn_instr *i, hn_value hold) {
    return hnop_has(i->op, 'P') && fits_instruction(rets[ret].fits, i) && may_hold(rets[ret].hold, hold);
}

/* Trusts the frame's code. */
static bool check_is_hidden(const hn_frame *f) {
    return !f->gen && f->code->h.flags & HN_CODE_HIDDEN;
}

/* Trusts that the caller stands at an instruction; not that it made this call. */
static hn_status check_return(hn_snap_reader *r, const hn_snap_stack *s, const hn_frame *caller, uint8_t ret,
                              uint16_t dst, hn_value hold) {
    /* What a run does before its first instruction: warnings about its syntax are shown. */
    if (caller->pc == caller->code->instrs)
        return caller == s->frames && ret == HN_RET_DROP && s->nframes > 1 && check_is_hidden(caller + 1)
                   ? HN_OK
                   : hnsnap_damaged(r, "a call before the first instruction");
    if (!check_fits(ret, hnframe_instr(caller), hold))
        return hnsnap_damaged(r, "a call that its caller's instruction cannot have made");
    if (dst / 8u >= caller->code->nregs) return hnsnap_damaged(r, "a result beyond the registers");
    if (ret == HN_RET_UNPACK && dst != hnframe_instr(caller)->a)
        return hnsnap_damaged(r, "a result beyond the registers");
    return HN_OK;
}

/* Trusts that registers and instruction lie within the frame; not what is there. */
static hn_status check_frame(hn_snap_reader *r, const hn_snap_stack *s, uint32_t n) {
    const hn_frame *f = &s->frames[n];
    bool top = n + 1 == s->nframes;
    if (f->gen) f->gen->h.flags &= (uint16_t)~HN_GEN_DONE;
    if (f->gen && f->gen->fn != f->fn) return hnsnap_damaged(r, "a frame of another generator");
    if (f->gen && !(f->gen->h.flags & HN_GEN_RUNNING))
        return hnsnap_damaged(r, "a frame of a generator that rests");
    if (!none_or(f->handled, HN_KIND_EXC)) return hnsnap_damaged(r, "a frame that handles no exception");
    if (!f->gen && (f->code->h.flags & HN_CODE_ASYNC_GEN) && !(f->code->h.flags & HN_CODE_MODULE))
        return hnsnap_damaged(r, "a generator without an object");
    if ((f->ret == HN_RET_EXIT) != (n == 0)) return hnsnap_damaged(r, "a run inside a run");
    if (n) HN_TRY(check_return(r, s, f - 1, f->ret, f->dst, f->hold));
    uint32_t pc = (uint32_t)(f->pc - f->code->instrs);
    hn_snap_entry e = {UINT32_MAX, UINT32_MAX, false, false};
    if (!top) {
        uint8_t leaves = rets[f[1].ret].leaves;
        if (leaves == LEAVES_VALUE || leaves == LEAVES_TEXT) e.dst = f[1].dst / 8u;
        e.raises = leaves == LEAVES_RAISES;
        e.text = leaves == LEAVES_TEXT;
        if (!f->gen && !f[1].gen) e.clobbered = s->offsets[n + 1] - s->offsets[n];
    } else if (r->state.paused && s == r->state.stacks) {
        const hn_snap_state *all = &r->state;
        HN_TRY(check_return(r, s, f, all->pending.ret, all->pending.dst, all->pending.hold));
        e.dst = all->pending.dst / 8u;
        e.text = rets[all->pending.ret].leaves == LEAVES_TEXT;
    }
    if (pc == f->code->ninstrs && !e.raises) return hnsnap_damaged(r, "a frame behind its code");
    return hnsnap_check_flow(r, f->code, pc, f->regs, &e);
}

/* Trusts the stacks. fn is called again for a frame that it was left at. */
hn_status hnsnap_each_frame(hn_snap_reader *r, hn_snap_frame_fn fn) {
    for (; r->stack < r->state.nstacks; r->stack++, r->index = 0) {
        const hn_snap_stack *s = &r->state.stacks[r->stack];
        while (r->index < s->nframes) {
            HN_TRY(fn(r, s, r->index));
            r->index++;
            HN_TRY(hnsnap_pause(r, 2));
        }
    }
    return HN_OK;
}

/* Trusts the frame; not that its generator has no second. */
static hn_status see_running(hn_snap_reader *r, const hn_snap_stack *s, uint32_t n) {
    hn_generator *g = s->frames[n].gen;
    if (!g) return HN_OK;
    if (g->h.flags & HN_GEN_DONE)
        return hnsnap_damaged(r, "two frames of a generator, or one of a finished one");
    g->h.flags |= HN_GEN_DONE; /* seen; check_frame takes it away */
    return HN_OK;
}

/* Trusts that all objects are checked. */
hn_status hnsnap_see_running(hn_snap_reader *r) {
    return hnsnap_each_frame(r, see_running);
}

/* A running generator has one frame; or none while what it delegates to is asked to throw: then it will go on
 * from its yield. Trusts that those with a frame are noted. */
hn_status hnsnap_check_running(hn_snap_reader *r) {
    while (r->index < r->nobjects) {
        const hn_object *o = r->objects[r->index];
        if (o->kind == HN_KIND_GENERATOR && (o->flags & (HN_GEN_RUNNING | HN_GEN_DONE)) == HN_GEN_RUNNING)
            HN_TRY(check_suspended(r, AS(const hn_generator)));
        r->index++;
        HN_TRY(hnsnap_pause(r, 1));
    }
    return HN_OK;
}

/* Trusts that all objects are checked; no frame. */
hn_status hnsnap_check_frames(hn_snap_reader *r) {
    const hn_snap_state *s = &r->state;
    if (s->paused && !s->stacks[0].nframes) return hnsnap_damaged(r, "a pause without a frame");
    return hnsnap_each_frame(r, check_frame);
}
