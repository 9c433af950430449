/* Calls of everything that can be called. */
#include "vm/call.h"

#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/seq.h"
#include "object/str.h"
#include "object/type.h"
#include "vm/attr.h"
#include "vm/bind.h"
#include "vm/fast.h"
#include "vm/frame.h"
#include "vm/generator.h"
#include "vm/native.h"

#define FRONT 6u /* room left in front of staged arguments, for selves */

hn_status hncall_tail(hn_vm *vm, hn_value func, uint32_t n, const hn_value *args) {
    return hncall_tail_ex(vm, func, n, args, HN_UNBOUND, HN_UNBOUND);
}

hn_status hncall_tail_ex(hn_vm *vm, hn_value func, uint32_t n, const hn_value *args, hn_value star,
                         hn_value kwargs) {
    vm->tail.func = func;
    vm->tail.n = n;
    for (uint32_t i = 0; i < n; i++) vm->tail.args[i] = args[i];
    vm->tail.star = star;
    vm->tail.kwargs = kwargs;
    return HN_CALL;
}

hn_status hncall_slow(hn_vm *vm, hn_slow_id id, uint32_t n, const hn_value *args) {
    while (n && args[n - 1] == HN_UNBOUND) n--;
    return hncall_tail(vm, vm->slow[id], n, args);
}

hn_status hncall_resume(hn_vm *vm, hn_generator *g, hn_value value) {
    hn_value args[2] = {hnv_from_ref(g), value};
    return hncall_tail(vm, HN_UNBOUND, 2, args);
}

hn_status hncall_throw(hn_vm *vm, hn_generator *g, hn_value exc) {
    hn_value args[3] = {hnv_from_ref(g), exc, HN_NONE};
    return hncall_tail(vm, HN_UNBOUND, 3, args);
}

/* A call under way. args lie on the VM's stack with at least one writable place in front of them, or are a
 * window of the calling frame. kwnames names the last ones; n counts them too. */
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

/* Copies the arguments above the top frame, with room in front. */
static hn_status stage(hn_vm *vm, pending *c) {
    hn_value *at = hnframe_top(vm)->top;
    bool inside = c->args >= vm->stack && c->args < vm->stack_end;
    size_t offset = inside ? (size_t)(c->args - vm->stack) : 0;
    HN_TRY(hnframe_room(vm, &at, FRONT + c->n));
    const hn_value *from = inside ? vm->stack + offset : c->args;
    memmove(at + FRONT, from, c->n * sizeof *from);
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

static hn_status call_function(hn_vm *vm, pending *c) {
    hn_function *fn = HN_FUNCTION(c->func);
    const hn_code *code = fn->code;
    hn_frame *f = hnframe_top(vm);
    bool window = c->staged || (!f->gen && c->args >= f->regs && c->args < f->top);
    if (!window) HN_TRY(stage(vm, c));
    uint32_t kept = c->n;
    hn_value *regs = c->args;
    if (!(fn->h.flags & HN_FN_SIMPLE) || c->n != code->npos || c->kwnames != HN_UNBOUND) {
        HN_TRY(hnbind_arguments(vm, fn, &regs, c->n, c->kwnames));
        kept = code->nlocals;
    }
    if (code->h.flags & HN_CODE_ASYNC_GEN) {
        if (kept < code->nlocals) { /* simple: the other locals are unset */
            HN_TRY(hnframe_room(vm, &regs, code->nregs));
            for (uint32_t k = kept; k < code->nlocals; k++) regs[k] = HN_UNBOUND;
        }
        hn_value g;
        HN_TRY(hngen_new(vm, fn, regs, &g));
        return hnfinish(vm, c->ret, c->dst, g);
    }
    HN_TRY(hnframe_push(vm, fn, regs, kept, c->ret, c->dst));
    hnframe_top(vm)->hold = c->hold;
    return HN_CALL;
}

/* A native wants something called in its place: becomes the pending call. */
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
    memcpy(at, t->args, t->n * sizeof *at);
    if (nstar) memcpy(at + t->n, star, nstar * sizeof *at);
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

/* A result, an exception or a request of a native. HN_SLOW: *c is another call to make. */
static hn_status native_outcome(hn_vm *vm, pending *c, hn_status st, hn_value out) {
    switch (st) {
    case HN_OK: return hnfinish(vm, c->ret, c->dst, out);
    case HN_RAISED: return hnfinish_raised(vm, c->ret, c->dst, c->hold);
    case HN_CALL:
        if (vm->tail.func == HN_UNBOUND) return resume_tail(vm, c);
        HN_TRY(take_tail(vm, c));
        return HN_SLOW;
    default: return st;
    }
}

static uint32_t positionals(const pending *c) {
    return c->n - (c->kwnames == HN_UNBOUND ? 0 : HN_TUPLE(c->kwnames)->len);
}

static hn_status call_native(hn_vm *vm, pending *c) {
    const hn_native *nat = HN_AS(hn_native, c->func);
    hn_frame *f = hnframe_top(vm);
    if (!c->staged && (f->gen || c->args <= f->regs || c->args >= f->top)) HN_TRY(stage(vm, c));
    hn_value out = HN_NONE;
    hn_status st = hnnative_call(vm, nat, c->args, positionals(c), c->kwnames, &out);
    return native_outcome(vm, c, st, out);
}

static hn_status call_init(hn_vm *vm, pending *c, hn_type *t, hn_value instance) {
    hn_value init = hntype_lookup(vm, t, HN_NAME(vm, __init__));
    if (hnv_is(init, HN_KIND_NATIVE) && !(t->h.flags & HN_TYPE_EXC)) {
        if (c->n == 0) return hnfinish(vm, c->ret, c->dst, instance);
        return hnexc_raise(vm, HN_T_TYPEERROR, "%U() takes no arguments", t->name);
    }
    if (c->ret != HN_RET_STORE) return HN_SLOW;
    HN_TRY(prepend(vm, c, instance));
    c->func = init;
    c->ret = HN_RET_INIT;
    c->hold = instance;
    return HN_OK;
}

/* cls(...) in general: frozen Python calls __new__ and __init__. */
static hn_status call_type_slow(hn_vm *vm, pending *c) {
    HN_TRY(prepend(vm, c, c->func));
    c->func = vm->slow[HN_SLOW_TYPE_CALL];
    return HN_SLOW;
}

/* A program's exception class with the builtin __new__; groups have more to do. */
static bool is_plain_exception(hn_vm *vm, const hn_type *t) {
    if (!(t->h.flags & HN_TYPE_EXC) || hntype_is(t, vm->types[HN_T_BASEEXCEPTIONGROUP])) return false;
    return hnv_is(hntype_lookup(vm, t, HN_NAME(vm, __new__)), HN_KIND_NATIVE);
}

/* A native's call with one more argument in front; the argument is taken away again. */
static hn_status call_with(hn_vm *vm, pending *c, hn_value native, hn_value first, hn_value *out) {
    HN_TRY(prepend(vm, c, first));
    hn_status st = hnnative_call(vm, HN_AS(hn_native, native), c->args, positionals(c), c->kwnames, out);
    c->args++;
    c->n--;
    return st;
}

static hn_status call_exception(hn_vm *vm, pending *c, hn_type *t) {
    hn_value init = hntype_lookup(vm, t, HN_NAME(vm, __init__)), instance = HN_NONE, none = HN_NONE;
    if (!hnv_is(init, HN_KIND_NATIVE) && (c->ret != HN_RET_STORE || !hnv_is(init, HN_KIND_FUNCTION)))
        return call_type_slow(vm, c);
    hn_status st = call_with(vm, c, hntype_lookup(vm, t, HN_NAME(vm, __new__)), hnv_from_ref(t), &instance);
    if (st == HN_OK && hnv_is(init, HN_KIND_NATIVE)) st = call_with(vm, c, init, instance, &none);
    if (st != HN_OK || hnv_is(init, HN_KIND_NATIVE)) return native_outcome(vm, c, st, instance);
    HN_TRY(prepend(vm, c, instance));
    c->func = init;
    c->ret = HN_RET_INIT;
    c->hold = instance;
    return HN_SLOW;
}

static hn_status call_type(hn_vm *vm, pending *c) {
    hn_type *t = HN_TYPE(c->func);
    const hn_native_def *def = hntype_call_def(vm, t);
    if (def) {
        hn_value out = HN_NONE;
        hn_status st = hnnative_call_def(vm, def, c->args, positionals(c), 0, HN_NONE, c->kwnames, &out);
        return native_outcome(vm, c, st, out);
    }
    hn_value call = hntype_lookup(vm, t->meta, HN_NAME(vm, __call__));
    if (call != HN_UNBOUND && !hnv_is(call, HN_KIND_NATIVE)) {
        HN_TRY(prepend(vm, c, c->func));
        c->func = call;
        return HN_SLOW;
    }
    if (is_plain_exception(vm, t)) return call_exception(vm, c, t);
    if (!(t->h.flags & HN_TYPE_PLAIN_NEW)) return call_type_slow(vm, c);
    hn_value instance;
    HN_TRY(hninst_new(vm, t, HN_UNBOUND, &instance));
    hn_status st = call_init(vm, c, t, instance);
    if (st == HN_SLOW) return call_type_slow(vm, c);
    return st == HN_OK && c->ret == HN_RET_INIT && c->hold == instance ? HN_SLOW : st;
}

static hn_status call_host(hn_vm *vm, pending *c) {
    hn_value out = HN_NONE;
    if (!vm->host_call) return hnexc_raise(vm, HN_T_RUNTIMEERROR, "there is no host to call");
    hn_status st = vm->host_call(vm, HN_AS(hn_host, c->func), c->args, positionals(c), c->kwnames, &out);
    if (st == HN_PAUSED) {
        vm->pending_ret = (uint8_t)c->ret;
        vm->pending_dst = c->dst;
        vm->pending_hold = c->hold;
    }
    return native_outcome(vm, c, st, out);
}

static hn_status call_other(hn_vm *vm, pending *c) {
    hn_value call = hntype_lookup(vm, hntype_of(vm, c->func), HN_NAME(vm, __call__));
    if (call == HN_UNBOUND || !hnv_is_ref(c->func) || hnv_ref(c->func)->kind < HN_KIND_INSTANCE)
        return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object is not callable", c->func);
    hn_attr a;
    HN_TRY(hnattr_bind(vm, call, c->func, hntype_of(vm, c->func), &a));
    if (a.kind == HN_ATTR_METHOD)
        HN_TRY(prepend(vm, c, c->func));
    else if (a.kind == HN_ATTR_CALL)
        return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object is not callable", c->func);
    c->func = a.value;
    return HN_SLOW;
}

/* One step: HN_SLOW when *c has become another call. */
static hn_status call_step(hn_vm *vm, pending *c) {
    if (!hnv_is_ref(c->func)) return call_other(vm, c);
    switch ((hn_kind)hnv_ref(c->func)->kind) {
    case HN_KIND_FUNCTION: return call_function(vm, c);
    case HN_KIND_NATIVE: return call_native(vm, c);
    case HN_KIND_TYPE: return call_type(vm, c);
    case HN_KIND_HOST: return call_host(vm, c);
    case HN_KIND_METHOD:
        HN_TRY(prepend(vm, c, HN_AS(hn_method, c->func)->self));
        c->func = HN_AS(hn_method, c->func)->func;
        return HN_SLOW;
    case HN_KIND_STATICMETHOD: c->func = HN_AS(hn_wrapper, c->func)->func; return HN_SLOW;
    default: return call_other(vm, c);
    }
}

static hn_status run(hn_vm *vm, pending *c) {
    hn_status st;
    while ((st = call_step(vm, c)) == HN_SLOW) HN_TRY(hnmeter_charge(&vm->meter, 1));
    return st;
}

hn_status hncall(hn_vm *vm, hn_value func, const hn_value *args, uint32_t n, hn_value kwnames, hn_ret ret,
                 uint16_t dst) {
    pending c = {.func = func,
                 .args = (hn_value *)(uintptr_t)args,
                 .n = n,
                 .kwnames = kwnames,
                 .ret = ret,
                 .dst = dst,
                 .hold = HN_UNBOUND};
    return run(vm, &c);
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
    return run(vm, &c);
}

/* ---- short cuts for the loop ---- */

#define PAD_MAX 8u

/* Whether a native takes n arguments (self included) by position, and how many it wants them padded to. */
static bool takes(const hn_native_def *def, uint32_t self, uint32_t n, uint32_t *padded) {
    uint32_t min = self, max = self;
    switch ((hn_native_style)def->style) {
    case HN_NOARGS: break;
    case HN_ONE: min = max = self + 1; break;
    case HN_POS:
        min = self + (uint32_t)def->min;
        max = self + (uint32_t)def->max;
        break;
    default: return false;
    }
    *padded = max;
    return n >= min && n <= max && max <= PAD_MAX;
}

hn_status hncall_native(hn_vm *vm, hn_value func, hn_value *args, uint32_t n, uint16_t dst) {
    const hn_native *nat = HN_AS(hn_native, func);
    const hn_native_def *def = nat->def;
    bool method = hnv_is(nat->owner, HN_KIND_TYPE);
    uint32_t padded;
    if (nat->self != HN_UNBOUND || (method && (def->flags & (HN_NATIVE_STATIC | HN_NATIVE_CLASS))) ||
        !takes(def, method, n, &padded) ||
        (method && (!hnv_is_ref(args[0]) || hnv_ref(args[0])->kind != HN_TYPE(nat->owner)->base_kind ||
                    !hnnative_one_type(HN_TYPE(nat->owner)->base_kind))))
        return hncall(vm, func, args, n, HN_UNBOUND, HN_RET_STORE, dst);
    hn_value buf[PAD_MAX], out = HN_NONE;
    if (n < padded) {
        for (uint32_t i = 0; i < padded; i++) buf[i] = i < n ? args[i] : HN_UNBOUND;
        args = buf;
    }
    hn_status st = def->fn(vm, args, n, &out);
    if (HN_LIKELY(st == HN_OK)) {
        *hnframe_reg(hnframe_top(vm), dst) = out;
        return HN_OK;
    }
    if (st != HN_CALL) return st;
    pending c = {.func = func, .ret = HN_RET_STORE, .dst = dst, .kwnames = HN_UNBOUND, .hold = HN_UNBOUND};
    st = native_outcome(vm, &c, st, out);
    return st == HN_SLOW ? run(vm, &c) : st;
}

hn_status hncall_class(hn_vm *vm, hn_value *w, uint32_t n, uint16_t dst) {
    hn_type *t = HN_TYPE(w[0]);
    hn_frame *f = hnframe_top(vm);
    if (!(t->h.flags & HN_TYPE_PLAIN_NEW) || f->gen) return HN_SLOW;
    hn_value init = hntype_lookup(vm, t, HN_NAME(vm, __init__)), instance;
    if (!hnv_is(init, HN_KIND_FUNCTION)) return HN_SLOW;
    hn_function *fn = HN_FUNCTION(init);
    if (!(fn->h.flags & HN_FN_SIMPLE) || fn->code->npos != n + 1) return HN_SLOW;
    HN_TRY(hninst_new(vm, t, HN_UNBOUND, &instance));
    hn_value cls = w[0];
    size_t at = (size_t)(w - vm->stack);
    w[0] = instance;
    hn_status st = hnframe_push(vm, fn, w, n + 1, HN_RET_INIT, dst);
    if (st != HN_OK) {
        vm->stack[at] = cls; /* the instruction may run again */
        return st;
    }
    hnframe_top(vm)->hold = instance;
    return HN_CALL;
}
