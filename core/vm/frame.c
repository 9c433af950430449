/* Growth of the register stack and of the array of frames, the depth limit, marking, and unsetting of
 * registers that nothing reads any more. Frames of hidden code do not count towards a program's depth; they
 * have a larger limit. The hostile build moves both arrays, if they are small, each time that they could
 * grow, so a pointer that was kept too long fails in its tests. */
#include "vm/frame.h"

#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/mark.h"
#include "object/state.h"
#include "object/str.h"
#include "vm/live.h"

#define FIRST_STACK  1024u
#define FIRST_FRAMES 32u

static void rebase(hn_vm *vm, hn_value *old, hn_value *now) {
    for (uint32_t i = 0; i < vm->nframes; i++) {
        hn_frame *f = &vm->frames[i];
        if (!f->gen) f->regs = now + (f->regs - old);
        f->top = now + (f->top - old);
    }
}

static hn_status frame_grow_stack(hn_vm *vm, size_t need) {
    size_t cap = vm->stack_cap ? vm->stack_cap * 2 : FIRST_STACK;
    if (cap < need) cap = need + need / 2;
    hn_value *s = hnmem_alloc(&vm->meter, (cap + HN_FRAME_SLACK) * sizeof *s);
    if (!s) return HN_NOMEM;
    if (vm->stack) {
        memcpy(s, vm->stack, (vm->stack_cap + HN_FRAME_SLACK) * sizeof *s);
        rebase(vm, vm->stack, s);
        hnmem_free(&vm->meter, vm->stack, (vm->stack_cap + HN_FRAME_SLACK) * sizeof *s);
    }
    vm->stack = s;
    vm->stack_cap = cap;
    vm->stack_end = s + cap;
    return HN_OK;
}

#ifdef HN_HOSTILE
#define HOSTILE_LIVE ((size_t)1 << 20)
/* Moves both arrays each time, unless they are large. It finds code that keeps a pointer to a register or
 * frame across a call that may push a frame. */
static void move_stack(hn_vm *vm) {
    size_t size = (vm->stack_cap + HN_FRAME_SLACK) * sizeof *vm->stack;
    bool small = vm->stack && vm->stack_cap <= 4 * FIRST_STACK;
    hn_value *s = small ? hnmem_alloc(&vm->meter, size) : NULL;
    if (!s) return;
    memcpy(s, vm->stack, size);
    rebase(vm, vm->stack, s);
    hnmem_free(&vm->meter, vm->stack, size);
    vm->stack = s;
    vm->stack_end = s + vm->stack_cap;
}
static void move_frames(hn_vm *vm) {
    size_t size = vm->frames_cap * sizeof *vm->frames;
    bool small = vm->frames && vm->frames_cap <= 4 * FIRST_FRAMES;
    hn_frame *fs = small ? hnmem_alloc(&vm->meter, size) : NULL;
    if (!fs) return;
    memcpy(fs, vm->frames, size);
    hnmem_free(&vm->meter, vm->frames, size);
    vm->frames = fs;
}
/* Refuses room once per instruction, now and then, while a collection is cheap. It finds instructions that
 * change their operands before they are run again. */
static bool frame_refuses(hn_vm *vm) {
    if (!vm->meter.running || !vm->nframes || vm->heap.live >= HOSTILE_LIVE) return false;
    bool again = vm->retry.seen && vm->retry.pc == hnframe_instr(hnframe_top(vm));
    return !again && ++vm->refusals % 29 == 0;
}
#else
static bool frame_refuses(const hn_vm *vm) {
    (void)vm;
    return false;
}
static void move_stack(hn_vm *vm) {
    (void)vm;
}
static void move_frames(hn_vm *vm) {
    (void)vm;
}
#endif

hn_status hnframe_room(hn_vm *vm, hn_value **at, size_t n) {
    if (frame_refuses(vm)) return HN_NOMEM;
    size_t offset = *at ? (size_t)(*at - vm->stack) : 0;
    move_stack(vm);
    if (*at) *at = vm->stack + offset;
    if (HN_LIKELY(*at && *at + n <= vm->stack_end)) return HN_OK;
    HN_TRY(frame_grow_stack(vm, offset + n));
    *at = vm->stack + offset;
    return HN_OK;
}

static hn_status grow_frames(hn_vm *vm) {
    uint32_t cap = vm->frames_cap ? vm->frames_cap * 2 : FIRST_FRAMES;
    hn_frame *fs = hnmem_resize(&vm->meter, vm->frames, vm->frames_cap * sizeof *fs, cap * sizeof *fs);
    if (!fs) return HN_NOMEM;
    vm->frames = fs;
    vm->frames_cap = cap;
    hnframe_limit(vm);
    return HN_OK;
}

static hn_status room_for_frame(hn_vm *vm) {
    if (frame_refuses(vm)) return HN_NOMEM;
    move_frames(vm);
    return vm->nframes == vm->frames_cap ? grow_frames(vm) : HN_OK;
}

hn_status hnframe_too_deep(hn_vm *vm) {
    return hnexc_raise(vm, HN_T_RECURSIONERROR, "maximum recursion depth exceeded");
}

static bool frame_is_hidden(const hn_code *code) {
    return code->h.flags & HN_CODE_HIDDEN;
}

hn_frame *hnframe_program(hn_vm *vm) {
    for (uint32_t i = vm->nframes; i-- > 0;)
        if (!frame_is_hidden(vm->frames[i].code)) return &vm->frames[i];
    return NULL;
}

uint32_t hnframe_depth(const hn_vm *vm) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < vm->nframes; i++) n += !frame_is_hidden(vm->frames[i].code);
    return n;
}

/* Returns how many of a program's frames this stack may have: the depth limit applies to all threads
 * together. */
static uint32_t frame_most(const hn_vm *vm) {
    uint32_t limit = vm->meter.depth_limit;
    return vm->depth_others < limit ? limit - vm->depth_others : 0;
}

void hnframe_limit(hn_vm *vm) {
    hn_meter *m = &vm->meter;
    m->depth_limit = m->depth_own < m->depth_most ? m->depth_own : m->depth_most;
    uint32_t limit = frame_most(vm);
    vm->frames_fast = vm->frames_cap < limit ? vm->frames_cap : limit;
    uint32_t hidden = 0;
    for (uint32_t i = 0; i < vm->nframes; i++)
        vm->frames[i].hidden = hidden += frame_is_hidden(vm->frames[i].code);
}

/* At the depth limit or beyond it, checks whether one more frame of this code is allowed, and counts the
 * hidden ones up to it. Calls below the limit need not count them. */
static hn_status go_deeper(hn_vm *vm, const hn_code *code, uint32_t *hidden) {
    uint32_t limit = frame_most(vm), n = vm->nframes, below;
    if (n > limit) {
        below = vm->frames[n - 1].hidden;
    } else {
        HN_TRY(hnmeter_charge(&vm->meter, n >> 6));
        below = n - hnframe_depth(vm);
    }
    *hidden = below + frame_is_hidden(code);
    bool fits = frame_is_hidden(code) ? below / HN_FRAME_HIDDEN < vm->meter.depth_limit : n - below < limit;
    return fits ? HN_OK : hnframe_too_deep(vm);
}

bool hnframe_defaults(const hn_function *fn, hn_value *regs, uint32_t n) {
    uint32_t npos = fn->code->npos, have = fn->defaults ? fn->defaults->len : 0;
    if (n >= npos || npos - n > have || have > npos) return false;
    const hn_value *from = fn->defaults->items + have - npos;
    for (uint32_t i = n; i < npos; i++) regs[i] = from[i];
    return true;
}

hn_status hnframe_widen(hn_vm *vm, const hn_function *fn, hn_value **regs) {
    if (vm->nframes >= frame_most(vm)) return HN_OK;
    HN_TRY(room_for_frame(vm));
    return hnframe_room(vm, regs, fn->code->nregs);
}

hn_status hnframe_push(hn_vm *vm, hn_function *fn, hn_value *regs, uint32_t kept, hn_ret ret, uint16_t dst) {
    hn_code *code = fn->code;
    uint32_t hidden = 0;
    if (HN_UNLIKELY(vm->nframes >= frame_most(vm))) HN_TRY(go_deeper(vm, code, &hidden));
    HN_TRY(hnframe_room(vm, &regs, code->nregs));
    HN_TRY(room_for_frame(vm));
    for (uint32_t k = kept; k < code->nregs; k++) regs[k] = HN_UNBOUND;
    if (code->nfree) hnframe_closure(fn, regs);
    vm->frames[vm->nframes++] = (hn_frame){.pc = code->instrs,
                                           .regs = regs,
                                           .top = regs + code->nregs,
                                           .code = code,
                                           .fn = fn,
                                           .handled = HN_NONE,
                                           .hold = HN_UNBOUND,
                                           .dst = dst,
                                           .ret = (uint8_t)ret,
                                           .hidden = hidden};
    return HN_OK;
}

hn_status hnframe_push_gen(hn_vm *vm, hn_generator *g, hn_ret ret, uint16_t dst) {
    uint32_t hidden = 0;
    if (HN_UNLIKELY(vm->nframes >= frame_most(vm))) HN_TRY(go_deeper(vm, g->fn->code, &hidden));
    HN_TRY(room_for_frame(vm));
    hn_value *top = vm->nframes ? hnframe_top(vm)->top : vm->stack;
    vm->frames[vm->nframes++] = (hn_frame){.pc = g->fn->code->instrs + g->pc,
                                           .regs = g->regs,
                                           .top = top,
                                           .code = g->fn->code,
                                           .fn = g->fn,
                                           .gen = g,
                                           .handled = g->handled,
                                           .hold = HN_UNBOUND,
                                           .dst = dst,
                                           .ret = (uint8_t)ret,
                                           .hidden = hidden};
    return HN_OK;
}

static hn_value register_value(const hn_frame *f, uint32_t i) {
    hn_value v = f->regs[i];
    if (f->code->cellvars && f->code->cellvars[i] && hnv_is(v, HN_KIND_CELL)) v = HN_AS(hn_cell, v)->value;
    return v;
}

/* Returns whether locals() shows the name. Names that begin with a dot are the compiler's; CPython shows one,
 * the iterator of a generator expression. */
static bool is_shown(hn_value name) {
    if (!hnv_is(name, HN_KIND_STR) || !HN_STR(name)->len) return false;
    return hnstr_at(HN_STR(name), 0) != '.' || hnstr_equal_z(name, ".0");
}

hn_status hnframe_locals(hn_vm *vm, hn_frame *f, hn_value *out) {
    const hn_code *c = f->code;
    if (c->h.flags & HN_CODE_NAMES) {
        *out = f->regs[0];
        if (hnv_is(*out, HN_KIND_CELL)) *out = HN_AS(hn_cell, *out)->value;
        return HN_OK;
    }
    if (c->h.flags & HN_CODE_MODULE) return *out = hnv_from_ref(f->fn->globals), HN_OK;
    HN_TRY(hnmeter_charge(&vm->meter, c->nlocals >> 4));
    hn_dict *d = hndict_new(vm, c->nlocals);
    if (!d) return HN_NOMEM;
    /* the target of an inlined comprehension comes after a local of its name and replaces it */
    for (uint32_t i = 0; i < c->nlocals; i++) {
        hn_value v = register_value(f, i), name = c->varnames[i];
        if (v == HN_UNBOUND || !is_shown(name)) continue;
        HN_TRY(hndict_set_str(vm, d, name, v));
    }
    *out = hnv_from_ref(d);
    return HN_OK;
}

/* Marks the registers of a frame that may still be read, up to the frame above it. rests: the frame is before
 * the instruction at its pc. HN_STOPPED: the time is over. */
static hn_status mark_live(hn_vm *vm, const hn_frame *f, bool top, bool rests) {
    if (f->gen) return HN_OK;
    uint32_t n = f->code->nregs, pc = (uint32_t)((rests ? f->pc : hnframe_instr(f)) - f->code->instrs);
    bool module = (f->code->h.flags & (HN_CODE_MODULE | HN_CODE_NAMES)) == HN_CODE_MODULE;
    uint32_t nlocals = module ? 0 : f->code->nlocals; /* a module's locals are the targets of
                                                         comprehensions */
    if (!top && !f[1].gen && f[1].regs < f->regs + n) n = (uint32_t)(f[1].regs - f->regs);
    for (uint32_t r = 0; r < n; r++) {
        hn_value v = f->regs[r];
        if (!hnv_is_ref(v)) continue;
        bool kept = r < nlocals || f->pc == f->code->instrs;
        if (!kept) HN_TRY(hnheap_look(vm, 1 + (f->code->ninstrs >> 3)));
        if (kept || hnlive_register(vm, f->code, pc, !top, r)) hnheap_mark(vm, v);
    }
    return HN_OK;
}

hn_status hnframe_mark_all(hn_vm *vm, bool waits) {
    hn_value *end = vm->stack;
    for (uint32_t i = 0; i < vm->nframes; i++) {
        hn_frame *f = &vm->frames[i];
        hnheap_mark_object(vm, f->fn);
        hnheap_mark_object(vm, f->gen);
        hnheap_mark(vm, f->handled);
        if (f->ret != HN_RET_STORE) hnheap_mark(vm, f->hold);
        if (vm->heap.precise)
            HN_TRY(mark_live(vm, f, i + 1 == vm->nframes, !waits && i + 1 == vm->nframes));
        else if (f->top > end)
            end = f->top;
    }
    if (end > vm->stack) hnheap_mark_values(vm, vm->stack, (size_t)(end - vm->stack));
    return HN_OK;
}

/* ---- registers that nothing reads any more ---- */

/* Unsets the registers below n that code at pc does not read any more. */
static hn_status forget(hn_vm *vm, const hn_code *c, hn_value *regs, uint32_t n, uint32_t pc, bool waits) {
    for (uint32_t r = c->nlocals; r < n; r++) {
        if (!hnv_is_ref(regs[r])) continue;
        HN_TRY(hnmeter_pace_uncounted(&vm->meter, 1 + (c->ninstrs >> 3)));
        if (!hnlive_kept(vm, c, pc, waits, r)) regs[r] = HN_UNBOUND;
    }
    return HN_OK;
}

static void forget_suspended(hn_vm *vm, hn_object *o, void *arg) {
    hn_status *st = arg;
    hn_generator *g = (hn_generator *)(void *)o;
    bool suspended = o->kind == HN_KIND_GENERATOR && !(o->flags & (HN_GEN_RUNNING | HN_GEN_DONE)) && g->pc;
    if (suspended && *st == HN_OK) *st = forget(vm, g->fn->code, g->regs, g->nregs, g->pc, true);
}

/* Does that for a frame whose registers end at `end`, where those of the frame above it begin. */
static hn_status forget_in(hn_vm *vm, hn_frame *f, const hn_value *end, bool waits) {
    uint32_t n = f->gen ? f->gen->nregs : f->code->nregs;
    if (!f->gen && end < f->regs + n) n = (uint32_t)(end - f->regs);
    return forget(vm, f->code, f->regs, n, (uint32_t)(f->pc - f->code->instrs), waits);
}

hn_status hnframe_forget(hn_vm *vm, bool waits) {
    const hn_value *end = vm->stack + vm->stack_cap + HN_FRAME_SLACK;
    for (uint32_t i = vm->nframes; i-- > 0; waits = true) {
        HN_TRY(forget_in(vm, &vm->frames[i], end, waits));
        if (!vm->frames[i].gen) end = vm->frames[i].regs;
    }
    return HN_OK;
}

hn_status hnframe_forget_suspended(hn_vm *vm) {
    hn_status st = HN_OK;
    hnheap_each(vm, forget_suspended, &st);
    return st;
}

void hnframe_free_all(hn_vm *vm) {
    if (vm->stack) hnmem_free(&vm->meter, vm->stack, (vm->stack_cap + HN_FRAME_SLACK) * sizeof *vm->stack);
    if (vm->frames) hnmem_free(&vm->meter, vm->frames, vm->frames_cap * sizeof *vm->frames);
    vm->stack = vm->stack_end = NULL;
    vm->stack_cap = 0;
    vm->frames = NULL;
    vm->nframes = vm->frames_cap = vm->frames_fast = 0;
}

void hnframe_trim(hn_vm *vm) {
    if (vm->nframes == 0 && (vm->stack_cap > 4 * FIRST_STACK || vm->frames_cap > 4 * FIRST_FRAMES))
        hnframe_free_all(vm);
}
