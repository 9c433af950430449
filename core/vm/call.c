/* Calls of functions, natives, classes, methods, host functions and objects with __call__. A step either
 * makes the call or turns it into another one (HN_SLOW), in a loop that charges the meter, so nested
 * callables take no C stack. An instruction may be run again after HN_NOMEM or HN_AGAIN: until the call has
 * succeeded, the registers of the caller have to be as before. */
#include "code/core.h"
#include "vm/call.h"

#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/str.h"
#include "object/type.h"
#include "vm/attr.h"
#include "vm/bind.h"
#include "vm/fast.h"
#include "vm/finish.h"
#include "vm/frame.h"
#include "vm/generator.h"
#include "vm/live.h"
#include "vm/native.h"
#include "vm/thread.h"

#define FRONT  6u  /* room left in front of staged arguments, for selves */
#define PARAMS 16u /* the most parameters that are bound where the arguments lie */

/* A call under way. args are on the VM's stack, with at least one writable place before them, or are
 * registers of the calling frame. kwnames names the last ones; n counts them, too. */
typedef struct pending {
    hn_value func;
    hn_value *args;
    uint32_t n;
    hn_value kwnames;
    hn_ret ret;
    uint16_t dst;
    hn_value hold;
    bool staged;
} pending;

/* ---- what a call is made of ---- */

static uint32_t positionals(const pending *c) {
    return c->n - (c->kwnames == HN_UNBOUND ? 0 : HN_TUPLE(c->kwnames)->len);
}

/* Copies the arguments to the stack above the top frame, with room before them. */
static hn_status stage(hn_vm *vm, pending *c) {
    hn_value *at = hnframe_top(vm)->top;
    bool inside = c->args >= vm->stack && c->args < vm->stack_end + HN_FRAME_SLACK;
    size_t offset = inside ? (size_t)(c->args - vm->stack) : 0;
    HN_TRY(hnframe_room(vm, &at, FRONT + c->n));
    const hn_value *from = inside ? vm->stack + offset : c->args;
    for (uint32_t i = c->n; i-- > 0;) at[FRONT + i] = from[i]; /* they may be right above the frame */
    for (uint32_t i = 0; i < FRONT; i++) at[i] = HN_UNBOUND;
    c->args = at + FRONT;
    c->staged = true;
    return HN_OK;
}

static hn_status prepend(hn_vm *vm, pending *c, hn_value self) {
    if (!c->staged || c->args == hnframe_top(vm)->top) HN_TRY(stage(vm, c));
    *--c->args = self;
    c->n++;
    return HN_OK;
}

/* ---- calls ---- */

/* Make a call of each kind. HN_SLOW: *c has become another call. */
static hn_status vm_call_function(hn_vm *vm, pending *c);
static hn_status call_native(hn_vm *vm, pending *c);
static hn_status vm_call_type(hn_vm *vm, pending *c);
static hn_status call_other(hn_vm *vm, pending *c);
static hn_status call_host(hn_vm *vm, pending *c);
static hn_status call_run(hn_vm *vm, pending *c);
static hn_status call_step(hn_vm *vm, pending *c);

hn_status hncall(hn_vm *vm, hn_value func, const hn_value *args, uint32_t n, hn_value kwnames, hn_ret ret,
                 uint16_t dst) {
    pending c = {.func = func,
                 .args = (hn_value *)(uintptr_t)args,
                 .n = n,
                 .kwnames = kwnames,
                 .ret = ret,
                 .dst = dst,
                 .hold = HN_UNBOUND};
    return call_run(vm, &c);
}

hn_status hncall_hold(hn_vm *vm, hn_value func, const hn_value *args, uint32_t n, hn_ret ret, uint16_t dst,
                      hn_value hold) {
    pending c = {.func = func,
                 .args = (hn_value *)(uintptr_t)args,
                 .n = n,
                 .kwnames = HN_UNBOUND,
                 .ret = ret,
                 .dst = dst,
                 .hold = hold};
    return call_run(vm, &c);
}

static hn_status call_run(hn_vm *vm, pending *c) {
    hn_status st;
    uint32_t hops = 0;
    while ((st = call_step(vm, c)) == HN_SLOW) {
        HN_TRY(hnmeter_charge(&vm->meter, 1));
        if (++hops > vm->meter.depth_limit) return hnframe_too_deep(vm); /* a __call__ may lead to itself */
    }
    return st;
}

/* Makes one step of the call. HN_SLOW: *c has become another call. */
static hn_status call_step(hn_vm *vm, pending *c) {
    if (!hnv_is_ref(c->func)) return call_other(vm, c);
    switch ((hn_kind)hnv_ref(c->func)->kind) {
    case HN_KIND_FUNCTION: return vm_call_function(vm, c);
    case HN_KIND_NATIVE: return call_native(vm, c);
    case HN_KIND_TYPE: return vm_call_type(vm, c);
    case HN_KIND_HOST: return call_host(vm, c);
    case HN_KIND_METHOD:
        HN_TRY(prepend(vm, c, HN_AS(hn_method, c->func)->self));
        c->func = HN_AS(hn_method, c->func)->func;
        return HN_SLOW;
    case HN_KIND_STATICMETHOD: c->func = HN_AS(hn_wrapper, c->func)->func; return HN_SLOW;
    default: return call_other(vm, c);
    }
}

/* ---- functions ---- */

static bool bind_in_place(hn_vm *vm, const hn_function *fn, hn_value *regs, uint32_t n, hn_value kwnames);

/* Returns whether the program drops the coroutine of this call at once, without awaiting it. */
static bool is_dropped(hn_vm *vm, const pending *c, const hn_code *code) {
    const hn_frame *f = hnframe_top(vm);
    return (code->h.flags & HN_CODE_ASYNC_GEN) == HN_CODE_COROUTINE && c->ret == HN_RET_STORE &&
           !(f->code->h.flags & HN_CODE_HIDDEN) &&
           hnlive_dropped(f->code, (uint32_t)(f->pc - f->code->instrs), c->dst / 8u);
}

/* Calls the twin that warns of the coroutine and returns it. `at`: behind the call's arguments. */
static hn_status call_unawaited(hn_vm *vm, const pending *c, hn_value coroutine, hn_value *at) {
    hn_function *twin = HN_FUNCTION(vm->slow[HN_SLOW_UNAWAITED]);
    HN_TRY(hnframe_room(vm, &at, twin->code->nregs));
    at[0] = coroutine;
    HN_TRY(hnframe_push(vm, twin, at, 1, c->ret, c->dst));
    return HN_CALL;
}

/* Pushes the frame after binding; the first `kept` registers are set. */
static hn_status call_bound(hn_vm *vm, const pending *c, hn_function *fn, hn_value *regs, uint32_t kept) {
    const hn_code *code = fn->code;
    if (code->h.flags & HN_CODE_ASYNC_GEN) {
        if (kept < code->nlocals) { /* simple: the other locals are unset */
            HN_TRY(hnframe_room(vm, &regs, code->nregs));
            for (uint32_t k = kept; k < code->nlocals; k++) regs[k] = HN_UNBOUND;
        }
        hn_value g;
        HN_TRY(hngen_new(vm, fn, regs, &g));
        if (HN_UNLIKELY(is_dropped(vm, c, code))) return call_unawaited(vm, c, g, regs + code->nlocals);
        return hnfinish_held(vm, c->ret, c->dst, g, c->hold);
    }
    HN_TRY(hnframe_push(vm, fn, regs, kept, c->ret, c->dst));
    hnframe_top(vm)->hold = c->hold;
    return HN_CALL;
}

/* Binds a call with keywords. The arguments stay in place, since the instruction may be run again. */
static hn_status call_by_names(hn_vm *vm, const pending *c, hn_function *fn, hn_value *regs) {
    hn_value named[PARAMS];
    uint32_t npos = positionals(c), n = c->n - npos;
    size_t at = (size_t)(regs - vm->stack) + npos;
    hnmem_copy_short(named, regs + npos, (n < PARAMS ? n : PARAMS) * sizeof *named);
    if (!bind_in_place(vm, fn, regs, c->n, c->kwnames)) return HN_SLOW;
    hn_status st = call_bound(vm, c, fn, regs, (uint32_t)fn->code->npos + fn->code->nkwonly);
    if (hnstatus_again(st)) hnmem_copy_short(vm->stack + at, named, n * sizeof *named);
    return st;
}

static hn_status vm_call_function(hn_vm *vm, pending *c) {
    hn_function *fn = HN_FUNCTION(c->func);
    const hn_code *code = fn->code;
    hn_frame *f = hnframe_top(vm);
    bool window = c->staged || (!f->gen && c->args >= f->regs && c->args < f->top);
    if (!window) HN_TRY(stage(vm, c));
    hn_value *regs = c->args;
    if (fn->h.flags & HN_FN_SIMPLE && c->n == code->npos && c->kwnames == HN_UNBOUND)
        return call_bound(vm, c, fn, regs, c->n);
    HN_TRY(hnframe_room(vm, &regs, code->nregs));
    hn_status st = call_by_names(vm, c, fn, regs);
    if (st != HN_SLOW) return st;
    HN_TRY(hnbind_arguments(vm, fn, &regs, c->n, c->kwnames));
    return call_bound(vm, c, fn, regs, code->nlocals);
}

/* Binds keywords and defaults in place. False: nothing has changed, since the call needs more than that (such
 * as unpacking the code), or does not fit. */
static bool bind_in_place(hn_vm *vm, const hn_function *fn, hn_value *regs, uint32_t n, hn_value kwnames) {
    const hn_code *code = fn->code;
    const hn_tuple *names = kwnames == HN_UNBOUND ? NULL : HN_TUPLE(kwnames);
    uint32_t nkw = names ? names->len : 0, npos = n - nkw, all = (uint32_t)code->npos + code->nkwonly;
    if ((code->h.flags & (HN_CODE_VARARGS | HN_CODE_VARKW)) || npos > code->npos || all > PARAMS ||
        hncore_is_stub(code))
        return false;
    hn_value to[PARAMS];
    for (uint32_t i = npos; i < all; i++) to[i] = HN_UNBOUND;
    for (uint32_t k = 0; k < nkw; k++) {
        uint32_t i = npos < code->nposonly ? code->nposonly : npos;
        while (i < all && code->varnames[i] != names->items[k]) i++;
        if (i == all) return false;
        to[i] = regs[npos + k];
    }
    uint32_t ndef = fn->defaults ? fn->defaults->len : 0;
    for (uint32_t i = npos; i < all; i++) {
        if (to[i] != HN_UNBOUND) continue;
        if (i < code->npos && ndef <= code->npos && i + ndef >= code->npos)
            to[i] = fn->defaults->items[i + ndef - code->npos];
        else if (i >= code->npos && fn->kwdefaults)
            to[i] = hndict_get_str(vm, fn->kwdefaults, code->varnames[i]);
        if (to[i] == HN_UNBOUND) return false;
    }
    for (uint32_t i = npos; i < all; i++) regs[i] = to[i];
    return true;
}

/* ---- functions in C ---- */

static hn_status native_outcome(hn_vm *vm, pending *c, hn_status st, hn_value out);
static hn_status call_again(hn_vm *vm, pending *c);
static hn_status take_tail(hn_vm *vm, pending *c);
static hn_status resume_tail(hn_vm *vm, const pending *c);

static hn_status call_native(hn_vm *vm, pending *c) {
    const hn_native *nat = HN_AS(hn_native, c->func);
    hn_frame *f = hnframe_top(vm);
    if (!c->staged && (f->gen || c->args <= f->regs || c->args >= f->top)) HN_TRY(stage(vm, c));
    hn_value out = HN_NONE;
    hn_status st = hnnative_call(vm, nat, c->args, positionals(c), c->kwnames, &out);
    return native_outcome(vm, c, st, out);
}

/* Handles the outcome of a native: a result, an exception or a request. HN_SLOW: *c is another call to
 * make. */
static hn_status native_outcome(hn_vm *vm, pending *c, hn_status st, hn_value out) {
    switch (st) {
    case HN_OK: return hnfinish(vm, c->ret, c->dst, out);
    case HN_RAISED: return hnfinish_raised(vm, c->ret, c->dst, c->hold);
    case HN_TAIL:
        if (vm->tail.func == HN_UNBOUND) return resume_tail(vm, c);
        HN_TRY(take_tail(vm, c));
        return HN_SLOW;
    case HN_SLOW: return call_again(vm, c);
    default: return st;
    }
}

/* Lets frozen Python call a native again, with plain values. For natives without a twin. */
static hn_status call_again(hn_vm *vm, pending *c) {
    HN_TRY(prepend(vm, c, c->func));
    c->func = vm->slow[HN_SLOW_NATIVE_AGAIN];
    return HN_SLOW;
}

/* Makes the call that a native has requested the pending call. */
static hn_status take_tail(hn_vm *vm, pending *c) {
    hn_tail *t = &vm->tail;
    uint32_t nstar = 0, nkw = t->kwargs == HN_UNBOUND ? 0 : HN_DICT(t->kwargs)->live;
    const hn_value *star = NULL;
    if (t->star != HN_UNBOUND && !hnseq_view(t->star, &star, &nstar)) nstar = 0;
    uint32_t n = t->n + nstar + nkw;
    hn_value *at = hnframe_top(vm)->top;
    HN_TRY(hnframe_room(vm, &at, FRONT + n));
    for (uint32_t i = 0; i < FRONT; i++) at[i] = HN_UNBOUND;
    at += FRONT;
    for (uint32_t i = 0; i < t->n; i++) at[i] = t->args[i];
    if (nstar) hnmem_copy_short(at + t->n, star, nstar * sizeof *at);
    c->kwnames = HN_UNBOUND;
    if (nkw) {
        hn_tuple *names = hntuple_alloc(vm, nkw);
        if (!names) return HN_NOMEM;
        uint32_t i = 0, k = 0;
        hn_value key, value;
        while (hndict_next(HN_DICT(t->kwargs), &i, &key, &value)) {
            names->items[k] = key;
            at[t->n + nstar + k++] = value;
        }
        c->kwnames = hnv_from_ref(names);
    }
    c->func = t->func;
    if (t->method != HN_UNBOUND && c->ret == HN_RET_STORE) {
        c->func = t->method;
        c->ret = (hn_ret)t->ret;
        c->hold = t->hold;
    }
    c->args = at;
    c->n = n;
    c->staged = true;
    return HN_OK;
}

static hn_status resume_tail(hn_vm *vm, const pending *c) {
    hn_generator *g = HN_AS(hn_generator, vm->tail.args[0]);
    if (vm->tail.n == 3) return hngen_throw(vm, g, vm->tail.args[1], c->ret, c->dst);
    return hngen_resume(vm, g, vm->tail.args[1], c->ret, c->dst);
}

/* ---- classes ---- */

static hn_status call_plain(hn_vm *vm, pending *c, hn_type *t);
static hn_status native_init(hn_vm *vm, pending *c, hn_value init, hn_value instance);
static hn_status call_exception(hn_vm *vm, pending *c, hn_type *t);
static hn_status call_with(hn_vm *vm, pending *c, hn_value native, hn_value first, hn_value *out);
static hn_status call_sealed(hn_vm *vm, pending *c, hn_function *fn);
static hn_status call_type_slow(hn_vm *vm, pending *c);

/* Returns whether t is a program's exception class with the builtin __new__. Groups need more work. */
static bool is_plain_exception(hn_vm *vm, const hn_type *t) {
    if (!(t->h.flags & HN_TYPE_EXC) || hntype_is(t, vm->types[HN_T_BASEEXCEPTIONGROUP])) return false;
    return hntype_keeps(vm, t, HN_N___new__);
}

/* Finds the function _new of a sealed class. NULL: it has none. */
static hn_function *sealed_new(hn_vm *vm, const hn_type *t) {
    if (!(t->h.flags & HN_TYPE_SEALED)) return NULL;
    hn_value make = hndict_get_str(vm, t->dict, HN_NAME(vm, _new));
    return hnv_is(make, HN_KIND_FUNCTION) ? HN_FUNCTION(make) : NULL;
}

static hn_status vm_call_type(hn_vm *vm, pending *c) {
    hn_type *t = HN_TYPE(c->func);
    const hn_native_def *def = hntype_call_def(vm, t);
    if (def) {
        hn_value out = HN_NONE;
        hn_status st = hnnative_call_def(vm, def, c->args, positionals(c), 0, HN_NONE, c->kwnames, &out);
        return native_outcome(vm, c, st, out);
    }
    hn_value call = hntype_lookup(vm, t->meta, HN_NAME(vm, __call__));
    if (t->meta != vm->types[HN_T_TYPE] && call != HN_UNBOUND &&
        !hntype_is_own(t->meta, call, HN_NAME(vm, __call__)))
        return call_other(vm, c);
    if (is_plain_exception(vm, t)) return call_exception(vm, c, t);
    hn_function *make = sealed_new(vm, t);
    if (make) return call_sealed(vm, c, make);
    return t->h.flags & HN_TYPE_PLAIN_NEW ? call_plain(vm, c, t) : call_type_slow(vm, c);
}

/* Calls a class whose __new__ is object's. */
static hn_status call_plain(hn_vm *vm, pending *c, hn_type *t) {
    hn_value init = hntype_lookup(vm, t, HN_NAME(vm, __init__)), instance;
    bool own = hntype_is_own(t, init, HN_NAME(vm, __init__)) && !(t->h.flags & HN_TYPE_EXC);
    bool none = own && HN_TYPE(HN_AS(hn_native, init)->owner)->h.flags & HN_TYPE_BUILTIN;
    if (!none && (c->ret != HN_RET_STORE || !(own || hnv_is_method(init)))) return call_type_slow(vm, c);
    HN_TRY(hninst_new(vm, t, HN_UNBOUND, &instance));
    if (none && c->n == 0) return hnfinish(vm, c->ret, c->dst, instance);
    if (none) return hnexc_raise(vm, HN_T_TYPEERROR, "%U() takes no arguments", t->name);
    if (own) return native_init(vm, c, init, instance);
    HN_TRY(prepend(vm, c, instance));
    c->func = init;
    c->ret = HN_RET_INIT;
    c->hold = instance;
    return HN_SLOW;
}

/* Calls an __init__ in C of a class of the library. */
static hn_status native_init(hn_vm *vm, pending *c, hn_value init, hn_value instance) {
    hn_value none = HN_NONE;
    hn_status st = call_with(vm, c, init, instance, &none);
    if (st == HN_OK) return hnfinish(vm, c->ret, c->dst, instance);
    if (st != HN_TAIL) return native_outcome(vm, c, st, none);
    HN_TRY(take_tail(vm, c));
    c->ret = HN_RET_INIT;
    c->hold = instance;
    return HN_SLOW;
}

static hn_status call_exception(hn_vm *vm, pending *c, hn_type *t) {
    hn_value init = hntype_lookup(vm, t, HN_NAME(vm, __init__)), instance = HN_NONE, none = HN_NONE;
    bool own = hntype_is_own(t, init, HN_NAME(vm, __init__));
    if (!own && (c->ret != HN_RET_STORE || !hnv_is_method(init))) return call_type_slow(vm, c);
    hn_status st = call_with(vm, c, hntype_lookup(vm, t, HN_NAME(vm, __new__)), hnv_from_ref(t), &instance);
    if (st == HN_OK && own) st = call_with(vm, c, init, instance, &none);
    if (st != HN_OK || own) return native_outcome(vm, c, st, instance);
    HN_TRY(prepend(vm, c, instance));
    c->func = init;
    c->ret = HN_RET_INIT;
    c->hold = instance;
    return HN_SLOW;
}

/* Calls a native with one more argument before the others, and removes that argument again. */
static hn_status call_with(hn_vm *vm, pending *c, hn_value native, hn_value first, hn_value *out) {
    HN_TRY(prepend(vm, c, first));
    hn_status st = hnnative_call(vm, HN_AS(hn_native, native), c->args, positionals(c), c->kwnames, out);
    c->args++;
    c->n--;
    return st;
}

/* Calls a sealed class. Its _new makes the instance if the arguments fit; otherwise __new__ raises the
 * error. */
static hn_status call_sealed(hn_vm *vm, pending *c, hn_function *fn) {
    HN_TRY(hncore_expand(vm, fn->code)); /* for the names of parameters */
    HN_TRY(prepend(vm, c, c->func));
    HN_TRY(hnframe_room(vm, &c->args, fn->code->nregs));
    if (bind_in_place(vm, fn, c->args, c->n, c->kwnames)) {
        HN_TRY(hnframe_push(vm, fn, c->args, (uint32_t)fn->code->npos + fn->code->nkwonly, c->ret, c->dst));
        hnframe_top(vm)->hold = c->hold;
        return HN_CALL;
    }
    c->args++;
    c->n--;
    return call_type_slow(vm, c);
}

/* Calls any class: frozen Python calls __new__ and __init__. */
static hn_status call_type_slow(hn_vm *vm, pending *c) {
    HN_TRY(prepend(vm, c, c->func));
    c->func = vm->slow[HN_SLOW_TYPE_CALL];
    return HN_SLOW;
}

/* ---- what else has __call__, and the host ---- */

static hn_status vm_call_described(hn_vm *vm, pending *c, hn_value call);

static hn_status call_other(hn_vm *vm, pending *c) {
    hn_value call = hntype_lookup(vm, hntype_of(vm, c->func), HN_NAME(vm, __call__));
    if (call == HN_UNBOUND || !hnattr_is_user(c->func))
        return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object is not callable", c->func);
    hn_attr a;
    HN_TRY(hnattr_bind(vm, call, c->func, hntype_of(vm, c->func), &a));
    if (a.kind == HN_ATTR_METHOD)
        HN_TRY(prepend(vm, c, c->func));
    else if (a.kind == HN_ATTR_CALL)
        return vm_call_described(vm, c, call);
    c->func = a.value;
    return HN_SLOW;
}

/* Calls a __call__ whose __get__ is Python code. */
static hn_status vm_call_described(hn_vm *vm, pending *c, hn_value call) {
    hn_value self = c->func;
    HN_TRY(prepend(vm, c, hnv_from_ref(hntype_of(vm, self))));
    HN_TRY(prepend(vm, c, self));
    HN_TRY(prepend(vm, c, call));
    c->func = vm->slow[HN_SLOW_CALL_DESCRIPTOR];
    return HN_SLOW;
}

/* Returns whether the result is awaited at once: `await f()`. */
static bool call_is_awaited(hn_vm *vm, const pending *c) {
    const hn_instr *next = hnframe_top(vm)->pc;
    return c->ret == HN_RET_STORE && next->op == HN_OP_GET_AWAITABLE && next->b == c->dst;
}

/* Returns whether other threads may run until the call is answered: only for a function that the host has
 * declared. */
static bool call_leaves_others(const hn_vm *vm, const hn_host *f) {
    const hn_str *name = HN_STR(f->name);
    return vm->threads && vm->threads->n > 1 && !f->h.flags && !(name->len && hnstr_at(name, 0) == '$');
}

static hn_status call_host(hn_vm *vm, pending *c) {
    hn_value out = HN_NONE;
    hn_host *f = HN_AS(hn_host, c->func);
    bool awaited = call_is_awaited(vm, c);
    if (f->h.flags & HN_HOST_THREAD) return hnthread_switch(vm, c->args, positionals(c), c->ret, c->dst);
    if (!vm->host_call) return hnexc_raise(vm, HN_T_RUNTIMEERROR, "there is no host to call");
    if (!awaited && call_leaves_others(vm, f)) {
        HN_TRY(prepend(vm, c, c->func));
        c->func = vm->slow[HN_SLOW_THREAD_CALL];
        return HN_SLOW;
    }
    hn_status st = vm->host_call(vm, f, c->args, positionals(c), c->kwnames, awaited, &out);
    if (st == HN_PAUSED) {
        vm->pending.ret = (uint8_t)c->ret;
        vm->pending.dst = c->dst;
        vm->pending.hold = c->hold;
    }
    return native_outcome(vm, c, st, out);
}

/* ---- short cuts for the loop ---- */

static hn_status call_builtin_type(hn_vm *vm, const hn_native_def *def, hn_value *w, uint32_t n,
                                   uint16_t dst);
static hn_status call_sealed_fast(hn_vm *vm, hn_frame *f, hn_function *fn, hn_value *w, uint32_t n,
                                  uint16_t dst);
HN_INLINE hn_status call_short(hn_vm *vm, hn_value func, const hn_native_def *def, hn_value *args, uint32_t n,
                               uint32_t room, uint16_t dst);
static hn_status call_native_slow(hn_vm *vm, hn_value func, hn_value *args, uint32_t n, uint16_t dst,
                                  hn_status st);

/* Returns whether the short way fits: a call without keywords, with as many arguments as that takes, whose
 * first one is an instance of exactly the method's class. */
HN_INLINE bool call_is_short(const hn_native *nat, const hn_value *args, uint32_t n) {
    unsigned fast = nat->h.flags, kind = HN_FAST_KIND(fast);
    return fast && n >= HN_FAST_MIN(fast) && n <= HN_FAST_MAX(fast) &&
           (!kind || hnv_is(args[0], (hn_kind)kind)) &&
           (kind != HN_KIND_INSTANCE || HN_INSTANCE(args[0])->shape->cls == HN_TYPE(nat->owner));
}

hn_status hncall_native(hn_vm *vm, hn_value func, hn_value *args, uint32_t n, uint16_t dst) {
    const hn_native *nat = HN_AS(hn_native, func);
    if (HN_UNLIKELY(!call_is_short(nat, args, n))) return call_native_slow(vm, func, args, n, dst, HN_SLOW);
    return call_short(vm, func, nat->def, args, n, nat->room, dst);
}

hn_status hncall_twin(hn_vm *vm, hn_slow_id id, uint32_t n, const hn_value *args, hn_ret ret, uint16_t dst) {
    return hncall(vm, vm->slow[id], args, n, HN_UNBOUND, ret, dst);
}

hn_status hncall_own(hn_vm *vm, hn_value func, const hn_value *args, uint32_t n, hn_ret ret, uint16_t dst) {
    const hn_native *nat = HN_AS(hn_native, func);
    if (!HN_FAST_KIND(nat->h.flags) || n < nat->room || !call_is_short(nat, args, n)) return HN_SLOW;
    hn_value out = HN_NONE;
    hn_status st = hnnative_enter(vm, nat->def, args, n, &out);
    if (HN_LIKELY(st == HN_OK)) {
        if (!HN_IN(ret, RETS_BINARY) || out == HN_NOTIMPLEMENTED) return hnfinish(vm, ret, dst, out);
        *hnframe_reg(hnframe_top(vm), dst) = out;
        return HN_OK;
    }
    pending c = {.func = func,
                 .args = (hn_value *)(uintptr_t)args, /* they are copied before any is written */
                 .n = n,
                 .kwnames = HN_UNBOUND,
                 .ret = ret,
                 .dst = dst,
                 .hold = HN_UNBOUND};
    st = native_outcome(vm, &c, st, out);
    return st == HN_SLOW ? call_run(vm, &c) : st;
}

hn_status hncall_class(hn_vm *vm, hn_value *w, uint32_t n, uint16_t dst) {
    hn_type *t = HN_TYPE(w[0]);
    hn_frame *f = hnframe_top(vm);
    const hn_native_def *def = hntype_call_def(vm, t);
    if (def) return call_builtin_type(vm, def, w, n, dst);
    hn_function *make = sealed_new(vm, t);
    if (make) return f->gen ? HN_SLOW : call_sealed_fast(vm, f, make, w, n, dst);
    if (!(t->h.flags & HN_TYPE_PLAIN_NEW) || f->gen) return HN_SLOW;
    hn_value init = hntype_lookup(vm, t, HN_NAME(vm, __init__)), instance;
    if (!hnv_is_method(init)) return HN_SLOW;
    hn_function *fn = HN_FUNCTION(init);
    if (!(fn->h.flags & HN_FN_SIMPLE) || fn->code->npos < n + 1) return HN_SLOW;
    HN_TRY(hninst_new(vm, t, HN_UNBOUND, &instance));
    hn_value cls = w[0];
    w[0] = instance;
    if (hnframe_enter(vm, f, fn, w, n + 1, HN_RET_INIT, dst, instance)) return HN_CALL;
    bool fits = fn->code->npos - n - 1 <= (fn->defaults ? fn->defaults->len : 0);
    w[0] = cls;
    if (fits) HN_TRY(hnframe_widen(vm, fn, &w));
    w[0] = instance;
    f = hnframe_top(vm);
    if (hnframe_enter(vm, f, fn, w, n + 1, HN_RET_INIT, dst, instance)) return HN_CALL;
    w[0] = cls; /* the instruction continues, or runs again */
    return HN_SLOW;
}

/* Calls exactly a builtin type. HN_SLOW: the arguments need more than that. */
static hn_status call_builtin_type(hn_vm *vm, const hn_native_def *def, hn_value *w, uint32_t n,
                                   uint16_t dst) {
    bool any = HN_IN(def->style, STYLES_ANY);
    uint32_t room = any ? 0 : (uint32_t)def->max;
    if (!any && (def->style != HN_POS || n < (uint32_t)def->min || n > room || room > HN_FAST_ARGS))
        return HN_SLOW;
    return call_short(vm, w[0], def, w + 1, n, room, dst);
}

/* Calls the _new of a sealed class. The class is its first argument, and is in place already. */
static hn_status call_sealed_fast(hn_vm *vm, hn_frame *f, hn_function *fn, hn_value *w, uint32_t n,
                                  uint16_t dst) {
    uint32_t defaults = fn->defaults ? fn->defaults->len : 0;
    if (!(fn->h.flags & HN_FN_SIMPLE) || fn->code->npos < n + 1 || fn->code->npos > n + 1 + defaults)
        return HN_SLOW;
    if (hnframe_enter(vm, f, fn, w, n + 1, HN_RET_STORE, dst, HN_UNBOUND)) return HN_CALL;
    HN_TRY(hnframe_widen(vm, fn, &w));
    f = hnframe_top(vm);
    return hnframe_enter(vm, f, fn, w, n + 1, HN_RET_STORE, dst, HN_UNBOUND) ? HN_CALL : HN_SLOW;
}

/* Calls a native with at least `room` arguments: UNBOUND follows the n that are passed. */
HN_INLINE hn_status call_short(hn_vm *vm, hn_value func, const hn_native_def *def, hn_value *args, uint32_t n,
                               uint32_t room, uint16_t dst) {
    hn_value buf[HN_FAST_ARGS], out = HN_NONE, *to = hnframe_reg(hnframe_top(vm), dst);
    if (n < room) {
        for (uint32_t i = 0; i < room; i++) buf[i] = i < n ? args[i] : HN_UNBOUND;
        args = buf;
    }
    hn_status st = hnnative_enter(vm, def, args, n, &out);
    if (HN_LIKELY(st == HN_OK)) *to = out;
    return st == HN_TAIL || st == HN_SLOW ? call_native_slow(vm, func, args, n, dst, st) : st;
}

/* Calls a native that the short way does not fit, or that requests another call. */
static hn_status call_native_slow(hn_vm *vm, hn_value func, hn_value *args, uint32_t n, uint16_t dst,
                                  hn_status st) {
    pending c = {.func = func,
                 .args = args,
                 .n = n,
                 .kwnames = HN_UNBOUND,
                 .ret = HN_RET_STORE,
                 .dst = dst,
                 .hold = HN_UNBOUND};
    if (st == HN_TAIL) st = native_outcome(vm, &c, st, HN_NONE);
    if (st == HN_SLOW) st = call_run(vm, &c);
    return st == HN_OK ? HN_CALL : st;
}

/* ---- what functions in C ask for ---- */

hn_status hncall_tail(hn_vm *vm, hn_value func, uint32_t n, const hn_value *args) {
    return hncall_tail_ex(vm, func, n, args, HN_UNBOUND, HN_UNBOUND);
}

hn_status hncall_tail_ex(hn_vm *vm, hn_value func, uint32_t n, const hn_value *args, hn_value star,
                         hn_value kwargs) {
    if (HN_UNLIKELY(n > HN_TAIL_MAX)) return hnexc_raise(vm, HN_T_SYSTEMERROR, "too many arguments");
    vm->tail.func = func;
    vm->tail.n = n;
    for (uint32_t i = 0; i < n; i++) vm->tail.args[i] = args[i];
    vm->tail.star = star;
    vm->tail.kwargs = kwargs;
    vm->tail.method = HN_UNBOUND;
    return HN_TAIL;
}

hn_status hncall_slow(hn_vm *vm, hn_slow_id id, uint32_t n, const hn_value *args) {
    while (n && args[n - 1] == HN_UNBOUND) n--;
    return hncall_tail(vm, vm->slow[id], n, args);
}

hn_status hncall_special(hn_vm *vm, hn_slow_id id, hn_value method, unsigned ret, hn_value hold,
                         const hn_value *self) {
    hn_status st = hncall_slow(vm, id, 1, self);
    if (hnv_is_method(method)) {
        vm->tail.method = method;
        vm->tail.hold = hold;
        vm->tail.ret = (uint8_t)ret;
    }
    return st;
}

hn_status hncall_resume(hn_vm *vm, hn_generator *g, hn_value value) {
    hn_value args[2] = {hnv_from_ref(g), value};
    return hncall_tail(vm, HN_UNBOUND, 2, args);
}

hn_status hncall_throw(hn_vm *vm, hn_generator *g, hn_value exc) {
    hn_value args[3] = {hnv_from_ref(g), exc, HN_NONE};
    return hncall_tail(vm, HN_UNBOUND, 3, args);
}
