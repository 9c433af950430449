/* The instructions of group GENERATORS (opcodes.def), which hncold passes on: yield from, await and async
 * for, and raise, except, finally. A raise sets vm->exc and returns HN_RAISED; unwind.c finds the handler.
 * vm->reraise has to be set where an exception is raised again, or the frame is added to its traceback
 * twice. */
#include "object/exc.h"
#include "object/heap.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/type.h"
#include "vm/attr.h"
#include "vm/cold.h"
#include "vm/call.h"
#include "vm/dispatch.h"
#include "vm/finish.h"
#include "vm/generator.h"
#include "vm/unwind.h"

/* ---- delegation ---- */

static hn_status get_yield_from(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_value v = REG(i->b);
    if (hnv_is(v, HN_KIND_GENERATOR)) {
        const hn_type *cls = HN_AS(hn_generator, v)->cls;
        bool coroutine = cls == vm->types[HN_T_COROUTINE];
        if (coroutine && !(f->code->h.flags & (HN_CODE_COROUTINE | HN_CODE_ITER_COROUTINE)))
            return hnexc_raise(vm, HN_T_TYPEERROR,
                               "cannot 'yield from' a coroutine object in a non-coroutine generator");
        if (cls != vm->types[HN_T_ASYNC_GENERATOR]) {
            REG(i->a) = v;
            return HN_OK;
        }
    }
    hn_value args[1] = {v};
    return hncall_twin(vm, HN_SLOW_ITER_VALUE, 1, args, HN_RET_STORE, i->a);
}

static hn_status get_awaitable(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_value v = REG(i->b);
    if (hnv_is(v, HN_KIND_GENERATOR) && HN_AS(hn_generator, v)->cls == vm->types[HN_T_COROUTINE] &&
        hngen_delegate(HN_AS(hn_generator, v)) == HN_UNBOUND) {
        REG(i->a) = v;
        return HN_OK;
    }
    hn_value args[2] = {v, hnv_from_int(i->c)};
    return hncall_twin(vm, HN_SLOW_GET_AWAITABLE, 2, args, HN_RET_STORE, i->a);
}

static hn_status cold_gen_send(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_value it = REG(i->b), v = REG(i->a);
    HN_TRY(hnmeter_charge(&vm->meter, 1));
    if (hnv_is(it, HN_KIND_GENERATOR)) return hngen_resume(vm, HN_AS(hn_generator, it), v, HN_RET_SEND, i->a);
    if (hnv_is(it, HN_KIND_ITER) && v == HN_NONE) {
        hn_value item;
        HN_TRY(hniter_next(vm, HN_AS(hn_iter, it), &item));
        if (item == HN_UNBOUND) return hnfinish(vm, HN_RET_SEND, i->a, HN_NONE);
        REG(i->a) = item;
        return HN_OK;
    }
    hn_value args[2] = {it, v};
    return hncall_twin(vm, HN_SLOW_SEND, 2, args, HN_RET_SEND_VALUE, i->a);
}

static hn_status end_async_for(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_value *w = &REG(i->a);
    f->handled = w[1];
    if (hnv_isinstance(vm, w[0], HN_T_STOPASYNCITERATION)) {
        w[0] = HN_UNBOUND;
        return HN_OK;
    }
    vm->exc = w[0];
    vm->reraise = true;
    return HN_RAISED;
}

/* ---- exceptions ---- */

static hn_status raise_value(hn_vm *vm, hn_value exc) {
    vm->exc = exc;
    hnunwind_set_context(vm);
    return HN_RAISED;
}

static bool is_exc_class(hn_vm *vm, hn_value v) {
    return hnv_is(v, HN_KIND_TYPE) && (HN_TYPE(v)->h.flags & HN_TYPE_EXC);
}

/* Does `raise x [from y]` with instances, or with builtin classes that run no Python code. Frozen Python does
 * the rest. */
static hn_status raise_op(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    const hn_value *w = &REG(i->a);
    hn_value exc = w[0];
    bool ready = hnv_is_exc(exc);
    if (!ready && !is_exc_class(vm, exc))
        return hnexc_raise(vm, HN_T_TYPEERROR, "exceptions must derive from BaseException");
    if (!ready && HN_TYPE(exc)->h.flags & HN_TYPE_BUILTIN && !i->b) {
        HN_TRY(hnexc_new(vm, HN_TYPE(exc), vm->empty_tuple, &exc));
        ready = true;
    }
    if (ready && !i->b) return raise_value(vm, exc);
    if (ready && (hnv_is_exc(w[1]) || w[1] == HN_NONE)) {
        HN_EXC(exc)->cause = w[1];
        HN_EXC(exc)->h.flags |= HN_EXC_SUPPRESS_CONTEXT;
        return raise_value(vm, exc);
    }
    hn_value args[3] = {exc, i->b ? w[1] : HN_NONE, hnv_bool(i->b != 0)};
    return hncall_twin(vm, HN_SLOW_MAKE_EXCEPTION, 3, args, HN_RET_RAISE, 0);
}

static hn_status raise_again(hn_vm *vm) {
    hn_value exc = hnunwind_handled(vm);
    if (exc == HN_NONE) return hnexc_raise(vm, HN_T_RUNTIMEERROR, "No active exception to reraise");
    vm->exc = exc;
    vm->reraise = true;
    return HN_RAISED;
}

static hn_status bad_catch(hn_vm *vm) {
    return hnexc_raise(vm, HN_T_TYPEERROR,
                       "catching classes that do not inherit from BaseException is not allowed");
}

static hn_status jump_unless_match(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_value exc = REG(i->a), want = REG(i->b);
    const hn_value *items = &want;
    uint32_t n = 1;
    if (hnv_is(want, HN_KIND_TUPLE)) (void)hnseq_view(want, &items, &n);
    bool match = false;
    HN_TRY(hnmeter_charge(&vm->meter, n >> 3));
    for (uint32_t k = 0; k < n; k++)
        if (!is_exc_class(vm, items[k])) return bad_catch(vm);
    for (uint32_t k = 0; k < n && !match; k++) match = hntype_is(hntype_of(vm, exc), HN_TYPE(items[k]));
    if (!match) f->pc += (int16_t)i->c;
    return HN_OK;
}

static hn_status exc_info(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_value exc = REG(i->b), *w = &REG(i->a);
    w[0] = hnv_from_ref(hntype_of(vm, exc));
    w[1] = exc;
    w[2] = HN_EXC(exc)->traceback;
    return HN_OK;
}

hn_status hncold_gen(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    switch ((hn_op)i->op) {
    case HN_OP_GET_YIELD_FROM: return get_yield_from(vm, f, i);
    case HN_OP_GET_AWAITABLE: return get_awaitable(vm, f, i);
    case HN_OP_SEND: return cold_gen_send(vm, f, i);
    case HN_OP_GET_AITER: return hncall_twin(vm, HN_SLOW_GET_AITER, 1, &REG(i->b), HN_RET_STORE, i->a);
    case HN_OP_GET_ANEXT: return hncall_twin(vm, HN_SLOW_GET_ANEXT, 1, &REG(i->b), HN_RET_STORE, i->a);
    case HN_OP_END_ASYNC_FOR: return end_async_for(vm, f, i);
    case HN_OP_ASYNC_GEN_WRAP: {
        hn_cell *c = hncell_new(vm, REG(i->b)); /* a bare cell comes from here alone */
        if (!c) return HN_NOMEM;
        REG(i->a) = hnv_from_ref(c);
        return HN_OK;
    }
    case HN_OP_RAISE: return raise_op(vm, f, i);
    case HN_OP_RAISE_AGAIN: return raise_again(vm);
    case HN_OP_RERAISE: {
        const hn_value *w = &REG(i->a);
        if (!hnv_is_exc(w[0])) return hnexc_raise(vm, HN_T_SYSTEMERROR, "no exception to raise again");
        f->handled = w[1];
        vm->exc = w[0];
        vm->reraise = true;
        return HN_RAISED;
    }
    case HN_OP_POP_EXC: {
        hn_value *w = &REG(i->a);
        f->handled = w[1];
        w[0] = w[1] = HN_UNBOUND;
        return HN_OK;
    }
    case HN_OP_JNEXC: return jump_unless_match(vm, f, i);
    case HN_OP_SET_EXC: f->handled = hnv_is_exc(REG(i->a)) ? REG(i->a) : HN_NONE; return HN_OK;
    case HN_OP_EXC_INFO: return exc_info(vm, f, i);
    default: return hnexc_raise(vm, HN_T_SYSTEMERROR, "unknown opcode %u", (unsigned)i->op);
    }
}
