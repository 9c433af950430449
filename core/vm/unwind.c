/* The search for a handler, and tracebacks and contexts on the way. The handler of an instruction is looked
 * up in its code's table, so a try block costs nothing until something is raised. A frame without a handler
 * is dropped, and its `ret` may finish the caller's instruction (hnfinish_raised). Only the frames and
 * vm->exc hold values here, so memory can be collected at once. */
#include "object/exc.h"
#include "object/heap.h"
#include "object/type.h"
#include "vm/dispatch.h"
#include "vm/finish.h"
#include "vm/frame.h"
#include "vm/generator.h"
#include "vm/unwind.h"

/* Stores the local variables at a NameError, since the traceback suggests similar names. */
HN_APART hn_status keep_scope(hn_vm *vm, hn_frame *f) {
    hn_value scope;
    if (hnexc_field(vm, vm->exc, HN_NAME(vm, name)) == HN_UNBOUND) return HN_OK;
    HN_TRY(hnframe_locals(vm, f, &scope));
    return hnexc_set_attr(vm, vm->exc, HN_NAME(vm, _scope), scope);
}

/* Adds the frame to the pending exception's traceback, unless it is hidden. */
static hn_status add_to_traceback(hn_vm *vm, hn_frame *f) {
    if (f->code->h.flags & HN_CODE_HIDDEN) return HN_OK;
    hn_traceback *tb = hnheap_new_small(vm, HN_KIND_TRACEBACK, sizeof *tb);
    if (!tb) return HN_NOMEM;
    hn_exc *e = HN_EXC(vm->exc);
    bool first = !hnv_is(e->traceback, HN_KIND_TRACEBACK);
    tb->next = first ? NULL : HN_AS(hn_traceback, e->traceback);
    tb->code = f->code;
    tb->globals = f->fn->globals;
    tb->frame = HN_UNBOUND;
    bool begun = f->pc > f->code->instrs; /* throw() may come before the first instruction */
    tb->pc = begun ? (uint32_t)(f->pc - f->code->instrs) - 1 : 0;
    tb->lineno = begun ? 0 : f->code->firstlineno; /* 0: computed when it is read */
    if (HN_UNLIKELY(first && hnexc_pending_has(vm, HN_T_NAMEERROR))) HN_TRY(keep_scope(vm, f));
    e->traceback = hnv_from_ref(tb);
    return HN_OK;
}

/* Stores the variables of a frame again when its NameError leaves it: they may have changed. */
static void keep_last_scope(hn_vm *vm, hn_frame *f) {
    if (!hnexc_pending_has(vm, HN_T_NAMEERROR)) return;
    hn_value tb = HN_EXC(vm->exc)->traceback;
    bool own = hnv_is(tb, HN_KIND_TRACEBACK) && !HN_AS(hn_traceback, tb)->next &&
               HN_AS(hn_traceback, tb)->code == f->code;
    if (own && keep_scope(vm, f) == HN_NOMEM) return; /* the earlier ones stay */
}

/* Only the frames and vm->exc hold values here, so a collection can be made at once. */
static hn_status add_or_collect(hn_vm *vm, hn_frame *f) {
    hn_status st = add_to_traceback(vm, f);
    if (st != HN_NOMEM) return st;
    HN_TRY(hnheap_collect_all(vm));
    return add_to_traceback(vm, f);
}

static const hn_handler *find_handler(const hn_frame *f) {
    uint32_t pc = (uint32_t)(f->pc - f->code->instrs) - 1;
    for (uint32_t k = 0; k < f->code->nhandlers; k++) {
        const hn_handler *h = &f->code->handlers[k];
        if (pc >= h->start && pc < h->end) return h;
    }
    return NULL;
}

bool hnunwind_expects(const hn_frame *f) {
    return find_handler(f) != NULL;
}

static void enter_handler(hn_vm *vm, hn_frame *f, const hn_handler *h) {
    f->regs[h->reg] = vm->exc;
    f->regs[h->reg + 1] = f->handled;
    f->handled = vm->exc;
    f->pc = f->code->instrs + h->target;
    vm->exc = HN_UNBOUND;
}

/* Names the attribute in an AttributeError that code for an attribute raised without a name: the one that was
 * asked for. The operands of the instruction are still there. */
static hn_status name_attribute(hn_vm *vm) {
    hn_frame *f = hnframe_top(vm);
    const hn_instr *i = f->pc > f->code->instrs ? hnframe_instr(f) : f->pc;
    hn_value name = HN_NAME(vm, name), obj = HN_NAME(vm, obj);
    if ((i->op != HN_OP_LOAD_ATTR && i->op != HN_OP_LOAD_METHOD) || (f->code->h.flags & HN_CODE_HIDDEN))
        return HN_OK;
    if (hnexc_field(vm, vm->exc, name) != HN_UNBOUND || hnexc_field(vm, vm->exc, obj) != HN_UNBOUND)
        return HN_OK;
    HN_TRY(hnexc_set_attr(vm, vm->exc, name, f->code->ics[i->c].name));
    return hnexc_set_attr(vm, vm->exc, obj, *hnframe_reg(f, i->b));
}
HN_APART hn_status name_or_collect(hn_vm *vm) {
    hn_status st = name_attribute(vm);
    if (st != HN_NOMEM) return st;
    HN_TRY(hnheap_collect_all(vm));
    return name_attribute(vm);
}

/* Pops the top frame, which the exception leaves. HN_RAISED: it continues in the caller. */
static hn_status leave_frame(hn_vm *vm) {
    hn_frame *f = hnframe_top(vm);
    hn_ret ret = (hn_ret)f->ret;
    uint16_t dst = f->dst;
    hn_value hold = f->hold;
    if (f->gen)
        HN_TRY(hngen_leave(vm));
    else
        vm->nframes--;
    if (ret == HN_RET_EXIT) return HN_RAISED;
    if (HN_UNLIKELY(ret != HN_RET_STORE)) return hnfinish_raised(vm, ret, dst, hold);
    if (HN_UNLIKELY(hnexc_pending_has(vm, HN_T_ATTRIBUTEERROR))) HN_TRY(name_or_collect(vm));
    return HN_RAISED; /* a plain call: nothing has to be finished */
}

hn_status hnunwind(hn_vm *vm) {
    bool raised = !vm->reraise && hnv_is_exc(vm->exc);
    if (raised && !hnv_is(HN_EXC(vm->exc)->traceback, HN_KIND_TRACEBACK)) hnunwind_set_context(vm);
    for (;;) {
        hn_frame *f = hnframe_top(vm);
        if (vm->reraise)
            vm->reraise = false; /* this frame is in the traceback already */
        else
            HN_TRY(add_or_collect(vm, f));
        const hn_handler *h = find_handler(f);
        if (h) {
            HN_TRY(hnmeter_charge(&vm->meter, 1 + ((uint64_t)(h - f->code->handlers) >> 4)));
            enter_handler(vm, f, h);
            return HN_OK;
        }
        keep_last_scope(vm, f);
        bool exit = f->ret == HN_RET_EXIT;
        hn_status st = leave_frame(vm);
        if (st != HN_RAISED || exit) return st;
        HN_TRY(hnmeter_charge(&vm->meter, 1));
    }
}

/* Returns the exception being handled by the innermost frame that handles one (sys.exception()). */
hn_value hnunwind_handled(hn_vm *vm) {
    for (uint32_t i = vm->nframes; i > 0; i--)
        if (vm->frames[i - 1].handled != HN_NONE) return vm->frames[i - 1].handled;
    return HN_NONE;
}

/* Sets the __context__ of a new exception to the one being handled. A cycle is cut where it would close. */
void hnunwind_set_context(hn_vm *vm) {
    if (!hnv_is_exc(vm->exc)) return;
    hn_exc *e = HN_EXC(vm->exc);
    hn_value handled = hnunwind_handled(vm);
    if (handled == HN_NONE || handled == vm->exc) return;
    /* `slow` follows at half the speed: a program can make a ring of contexts without vm->exc in it */
    uint32_t n = 0;
    hn_value slow = handled;
    for (hn_value c = handled; hnv_is_exc(c); c = HN_EXC(c)->context) {
        if ((++n & 1) && n > 1 && (slow = HN_EXC(slow)->context) == c) break;
        if ((n & 15) == 0) vm->meter.fuel--; /* the next charge notices it; this function returns no status */
        if (HN_EXC(c)->context != vm->exc) continue;
        HN_EXC(c)->context = HN_NONE;
        break;
    }
    e->context = handled;
}
