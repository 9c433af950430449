/* Making, resuming, yielding, throwing and returning; StopIteration may not leave a generator (PEP 479). The
 * registers stay in the object, so the frame of a generator has none on the VM's stack (hn_frame.gen). The
 * lazy builtins (map, filter, those of itertools) are generators in frozen Python, with rules that the
 * comment above is_lazy explains. */
#include "vm/generator.h"

#include "object/exc.h"
#include "object/heap.h"
#include "object/seq.h"
#include "object/type.h"
#include "vm/call.h"
#include "vm/finish.h"
#include "vm/frame.h"

static hn_type_id generator_class_of(const hn_code *code) {
    switch (code->h.flags & HN_CODE_ASYNC_GEN) {
    case HN_CODE_COROUTINE: return HN_T_COROUTINE;
    case HN_CODE_ASYNC_GEN: return HN_T_ASYNC_GENERATOR;
    default: return HN_T_GENERATOR;
    }
}

hn_status hngen_new(hn_vm *vm, hn_function *fn, const hn_value *regs, hn_value *out) {
    const hn_code *code = fn->code;
    HN_TRY(hnmeter_charge(&vm->meter, code->nregs >> 6));
    hn_generator *g = hnheap_new_raw(vm, HN_KIND_GENERATOR, sizeof *g + code->nregs * sizeof(hn_value));
    if (!g) return HN_NOMEM;
    g->cls = vm->types[generator_class_of(code)];
    g->fn = fn;
    g->name = fn->name;
    g->qualname = fn->qualname;
    g->handled = g->origin = HN_NONE;
    g->pc = 0;
    g->nregs = code->nregs;
    for (uint32_t k = 0; k < code->nregs; k++) g->regs[k] = k < code->nlocals ? regs[k] : HN_UNBOUND;
    if (code->nfree) hnframe_closure(fn, g->regs);
    *out = hnv_from_ref(g);
    return HN_OK;
}

static const char *noun(const hn_vm *vm, const hn_generator *g) {
    if (g->cls == vm->types[HN_T_COROUTINE]) return "coroutine";
    if (g->cls == vm->types[HN_T_ASYNC_GENERATOR]) return "async generator";
    return "generator";
}

/* ---- lazy builtins ----
 *
 * In CPython they have no frame: between two items, their fields are all their state. Here the fields are
 * the parameters of a frozen generator. At each yield the parameters are its whole state, so it can begin
 * again where CPython would call the next function. It begins again after an error, and after it has
 * returned True (an end that is not final). If the object that it calls asks it for an item, it begins
 * again in a copy. When the copy is done, the generator below continues with the copy's parameters. */

static bool is_lazy(const hn_vm *vm, const hn_generator *g) {
    return g->cls != vm->types[HN_T_GENERATOR] && g->cls != vm->types[HN_T_COROUTINE] &&
           g->cls != vm->types[HN_T_ASYNC_GENERATOR];
}

static void begin_again(hn_generator *g) {
    const hn_code *c = g->fn->code;
    uint32_t parameters =
        c->npos + c->nkwonly + !!(c->h.flags & HN_CODE_VARARGS) + !!(c->h.flags & HN_CODE_VARKW);
    for (uint32_t k = parameters; k < g->nregs; k++) g->regs[k] = HN_UNBOUND;
    if (c->nfree) hnframe_closure(g->fn, g->regs);
    g->h.flags &= (uint16_t) ~(HN_GEN_RUNNING | HN_GEN_STARTED | HN_GEN_REENTERED);
    g->handled = HN_NONE;
    g->pc = 0;
}

/* Returns the generator that runs for a lazy builtin: the innermost of its copies, or itself. */
static hn_generator *generator_innermost(hn_vm *vm, hn_generator *g) {
    uint32_t i = vm->nframes;
    while (i > 0) {
        hn_generator *of = vm->frames[--i].gen;
        if (!of || of->fn != g->fn || (of != g && of->origin != hnv_from_ref(g))) continue;
        g = of;
        break;
    }
    vm->meter.fuel -= (vm->nframes - i) >> 3;
    return g;
}

/* Copies the parameters of a copy that has left its frame to the generator below it. */
static void hand_back(hn_vm *vm, const hn_generator *copy) {
    const hn_code *c = copy->fn->code;
    if (!hnv_is(copy->origin, HN_KIND_GENERATOR) || HN_AS(hn_generator, copy->origin)->fn != copy->fn) return;
    hn_generator *to = generator_innermost(vm, HN_AS(hn_generator, copy->origin));
    for (uint32_t k = 0; k < c->npos; k++)
        if (copy->regs[k] != HN_UNBOUND && !hnv_is(to->regs[k], HN_KIND_CELL)) to->regs[k] = copy->regs[k];
    to->h.flags |= HN_GEN_REENTERED;
}

/* Handles a yield or the end of a lazy builtin that was entered again, or that is a copy. */
static void leave_again(hn_vm *vm, hn_generator *g) {
    if (!is_lazy(vm, g) || !(g->fn->code->h.flags & HN_CODE_HIDDEN)) return;
    if (g->h.flags & HN_GEN_COPY) hand_back(vm, g);
    if (g->h.flags & HN_GEN_REENTERED) begin_again(g);
}
#define AGAIN(vm, g)                                                                                         \
    do {                                                                                                     \
        if (HN_UNLIKELY((g)->h.flags & HN_GEN_AGAIN)) leave_again(vm, g);                                    \
    } while (0)

/* Resumes a generator that is neither running nor done. */
static hn_status generator_go_on(hn_vm *vm, hn_generator *g, hn_value value, hn_ret ret, uint16_t dst) {
    HN_TRY(hnframe_push_gen(vm, g, ret, dst));
    if (g->h.flags & HN_GEN_STARTED) {
        const hn_instr *yield = g->fn->code->instrs + g->pc - 1;
        if (yield->op == HN_OP_YIELD)
            *hnframe_reg(hnframe_top(vm), yield->a) = value; /* not after _gen_finish */
    }
    g->h.flags |= HN_GEN_STARTED | HN_GEN_RUNNING;
    return HN_CALL;
}

static hn_status resume_copy(hn_vm *vm, hn_generator *g, hn_ret ret, uint16_t dst) {
    hn_value v;
    HN_TRY(hngen_new(vm, g->fn, generator_innermost(vm, g)->regs, &v));
    hn_generator *copy = HN_AS(hn_generator, v);
    copy->cls = g->cls;
    copy->origin = hnv_from_ref(g);
    begin_again(copy);
    copy->h.flags |= HN_GEN_COPY;
    return generator_go_on(vm, copy, HN_NONE, ret, dst);
}

/* Handles a generator that cannot be resumed: one that is running, or a finished coroutine. HN_SLOW: it is an
 * ordinary finished one. */
static hn_status generator_refuse(hn_vm *vm, hn_generator *g, hn_ret ret, uint16_t dst) {
    hn_status st = HN_SLOW;
    if (g->h.flags & HN_GEN_RUNNING)
        st = hnexc_raise(vm, HN_T_VALUEERROR, "%s already executing", noun(vm, g));
    else if (g->cls == vm->types[HN_T_COROUTINE])
        st = hnexc_raise(vm, HN_T_RUNTIMEERROR, "cannot reuse already awaited coroutine");
    return st == HN_RAISED ? hnfinish_raised(vm, ret, dst, HN_UNBOUND) : st;
}

static hn_status end_of(hn_vm *vm, hn_value value, hn_ret ret, uint16_t dst) {
    if (ret == HN_RET_GEN_NEXT) return HN_OK; /* FOR_ITER falls through */
    if (ret == HN_RET_SEND) return hnfinish(vm, HN_RET_SEND, dst, value);
    hn_status st = value == HN_NONE ? hnexc_raise_args(vm, HN_T_STOPITERATION, vm->empty_tuple)
                                    : hnexc_raise_value(vm, HN_T_STOPITERATION, value);
    return st == HN_RAISED ? hnfinish_raised(vm, ret, dst, HN_UNBOUND) : st;
}

hn_status hngen_resume(hn_vm *vm, hn_generator *g, hn_value value, hn_ret ret, uint16_t dst) {
    if (HN_UNLIKELY(g->h.flags & (HN_GEN_RUNNING | HN_GEN_DONE))) {
        if (g->h.flags & HN_GEN_RUNNING && is_lazy(vm, g)) return resume_copy(vm, g, ret, dst);
        hn_status st = generator_refuse(vm, g, ret, dst);
        return st == HN_SLOW ? end_of(vm, HN_NONE, ret, dst) : st;
    }
    if (!(g->h.flags & HN_GEN_STARTED)) {
        if (HN_UNLIKELY(value != HN_NONE)) {
            hn_status st = hnexc_raise(vm, HN_T_TYPEERROR, "can't send non-None value to a just-started %s",
                                       noun(vm, g));
            return st == HN_RAISED ? hnfinish_raised(vm, ret, dst, HN_UNBOUND) : st;
        }
    }
    return generator_go_on(vm, g, value, ret, dst);
}

hn_status hngen_throw(hn_vm *vm, hn_generator *g, hn_value exc, hn_ret ret, uint16_t dst) {
    if (g->h.flags & HN_GEN_RUNNING) {
        hn_status st = generator_refuse(vm, g, ret, dst);
        if (st != HN_SLOW) return st;
    }
    if (g->h.flags & HN_GEN_DONE) {
        vm->exc = exc;
        return hnfinish_raised(vm, ret, dst, HN_UNBOUND);
    }
    HN_TRY(hnframe_push_gen(vm, g, ret, dst));
    g->h.flags |= HN_GEN_STARTED | HN_GEN_RUNNING;
    vm->exc = exc;
    return HN_RAISED; /* unwinding begins in the generator's frame */
}

hn_value hngen_delegate(const hn_generator *g) {
    if (!(g->h.flags & HN_GEN_STARTED) || (g->h.flags & (HN_GEN_RUNNING | HN_GEN_DONE))) return HN_UNBOUND;
    const hn_instr *yield = g->fn->code->instrs + g->pc - 1;
    if (yield->op != HN_OP_YIELD || yield->c == yield->a) return HN_UNBOUND;
    return *(const hn_value *)(const void *)((const char *)g->regs + yield->c);
}

/* Handles an `await` outside functions. In place of the SEND before, frozen Python drives the awaited object
 * to its end. */
static hn_status top_yield(hn_vm *vm, hn_frame *f, hn_value value) {
    hn_value args[2] = {value, *hnframe_reg(f, f->pc[-1].c)};
    uint16_t dst = f->pc[-1].a;
    f->pc--;
    *hnframe_reg(f, dst) = HN_NONE; /* frees what may have a large answer */
    hn_status st = hncall(vm, vm->slow[HN_SLOW_TOP_YIELD], args, 2, HN_UNBOUND, HN_RET_SEND, dst);
    if (st == HN_NOMEM) { /* the YIELD is run again */
        f->pc++;
        *hnframe_reg(f, dst) = value;
    }
    return st;
}

hn_status hngen_yield(hn_vm *vm, hn_value value) {
    hn_frame *f = hnframe_top(vm);
    hn_generator *g = f->gen;
    hn_ret ret = (hn_ret)f->ret;
    uint16_t dst = f->dst;
    if (!g) return top_yield(vm, f, value);
    g->pc = (uint32_t)(f->pc - f->code->instrs);
    g->handled = f->handled;
    g->h.flags &= (uint16_t)~HN_GEN_RUNNING;
    vm->nframes--;
    AGAIN(vm, g);
    if (ret == HN_RET_GEN_NEXT) return hnfinish(vm, HN_RET_NEXT, dst, value);
    if (ret == HN_RET_SEND) { /* the YIELD that belongs to SEND follows */
        *hnframe_reg(hnframe_top(vm), dst) = value;
        return HN_OK;
    }
    return hnfinish(vm, ret, dst, value);
}

/* Ends a generator. again: the end of a lazy builtin is not final. */
static void finish_generator(hn_vm *vm, bool again) {
    hn_generator *g = hnframe_top(vm)->gen;
    vm->nframes--;
    AGAIN(vm, g);
    if (again) {
        begin_again(g);
        return;
    }
    g->h.flags = (uint16_t)((g->h.flags & ~HN_GEN_RUNNING) | HN_GEN_DONE);
    for (uint32_t k = 0; k < g->nregs; k++) g->regs[k] = HN_UNBOUND;
    g->handled = HN_NONE;
}

hn_status hngen_return(hn_vm *vm, hn_value value) {
    hn_frame *f = hnframe_top(vm);
    hn_ret ret = (hn_ret)f->ret;
    uint16_t dst = f->dst;
    bool async = f->gen->cls == vm->types[HN_T_ASYNC_GENERATOR];
    bool again = value == HN_TRUE && f->code->h.flags & HN_CODE_HIDDEN && is_lazy(vm, f->gen);
    finish_generator(vm, again);
    if (again) value = HN_NONE;
    if (!async) return end_of(vm, value, ret, dst);
    hn_status st = hnexc_raise_args(vm, HN_T_STOPASYNCITERATION, vm->empty_tuple);
    return st == HN_RAISED ? hnfinish_raised(vm, ret, dst, HN_UNBOUND) : st;
}

/* Replaces the exception (PEP 479): StopIteration may not leave a generator, nor StopAsyncIteration an async
 * generator. */
static hn_status replace(hn_vm *vm, const hn_generator *g, const char *what) {
    hn_value cause = vm->exc;
    hn_status st = hnexc_raise(vm, HN_T_RUNTIMEERROR, "%s raised %s", noun(vm, g), what);
    if (st != HN_RAISED) return st;
    hn_exc *e = HN_EXC(vm->exc);
    e->cause = e->context = cause;
    e->h.flags |= HN_EXC_SUPPRESS_CONTEXT;
    return HN_OK;
}

hn_status hngen_leave(hn_vm *vm) {
    hn_frame *f = hnframe_top(vm);
    hn_generator *g = f->gen;
    bool began = f->pc != f->code->instrs; /* an exception that throw() raises before that is not replaced */
    if (began && !(f->code->h.flags & HN_CODE_HIDDEN)) {
        if (hnexc_pending_has(vm, HN_T_STOPITERATION))
            HN_TRY(replace(vm, g, "StopIteration"));
        else if (g->cls == vm->types[HN_T_ASYNC_GENERATOR] && hnexc_pending_is(vm, HN_T_STOPASYNCITERATION))
            HN_TRY(replace(vm, g, "StopAsyncIteration"));
    }
    finish_generator(vm, is_lazy(vm, g));
    return HN_OK;
}
