/* Dispatches instructions out of line to the file of their group, executes operators, and deals with
 * failures: a collection, a handler, the memory limit, the end of a slice. After HN_NOMEM the same
 * instruction is run again, and its steps are taken back, so that a collection never shows in the count.
 * Caches decide which instructions come here: coming here must not cost steps. */
#include "vm/cold.h"

#include "base/work.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/ops.h"
#include "object/text.h"
#include "object/type.h"
#include "vm/attr.h"
#include "vm/call.h"
#include "vm/dispatch.h"
#include "vm/finish.h"
#include "vm/generator.h"
#include "vm/thread.h"
#include "vm/unwind.h"

/* The time that an instruction out of line takes, in units of steps. It charges none, since caches decide
 * which instructions come here. */
#define COLD_EFFORT 4u

HN_APART hn_status cold_binary(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    if ((i->op == HN_OP_ADD || i->op == HN_OP_IN_ADD) && hnv_is(REG(i->b), HN_KIND_STR) &&
        hnv_is(REG(i->c), HN_KIND_STR))
        return hnstr_concat(vm, REG(i->b), REG(i->c), &REG(i->a));
    const hn_op_info *o = &hnop_info[i->op];
    hn_binop op = (hn_binop)o->detail;
    bool inplace = o->group == HN_GROUP_INPLACE, small = o->format[2] == 'I';
    hn_value a = REG(i->b), b = small ? hnv_from_int((int16_t)i->c) : REG(i->c), out = HN_NONE;
    if (hnv_is(a, HN_KIND_INSTANCE)) return hndispatch_binary(vm, op, inplace, a, b, i->a);
    hn_status st = hnint_short(vm, op, a, b, &out);
    if (st == HN_SLOW) st = inplace ? hnops_inplace(vm, op, a, b, &out) : hnops_binary(vm, op, a, b, &out);
    if (st == HN_OK && out != HN_NOTIMPLEMENTED) {
        REG(i->a) = out;
        return HN_OK;
    }
    if (st == HN_OK) return hnops_binary_error(vm, op, inplace, a, b);
    if (st != HN_SLOW) return st;
    if (hnattr_is_user(a) || hnattr_is_user(b)) return hndispatch_binary(vm, op, inplace, a, b, i->a);
    hn_value args[3] = {hnv_from_int(op), a, b};
    return hncall_twin(vm, inplace ? HN_SLOW_INPLACE : HN_SLOW_BINARY, 3, args, HN_RET_LAST, i->a);
}

HN_APART hn_status cold_unary(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    static const hn_name_id names[] = {
        [HN_UNARY_NEG] = HN_N___neg__, [HN_UNARY_POS] = HN_N___pos__, [HN_UNARY_INVERT] = HN_N___invert__};
    static const char *const signs[] = {[HN_UNARY_NEG] = "-", [HN_UNARY_POS] = "+", [HN_UNARY_INVERT] = "~"};
    hn_value v = REG(i->b);
    unsigned k = hnop_info[i->op].detail;
    hn_status st = hnops_unary(vm, signs[k][0], v, &REG(i->a));
    if (st != HN_SLOW) return st;
    hn_value m = hntype_lookup(vm, hntype_of(vm, v), vm->names[names[k]]);
    if (m != HN_UNBOUND) return hnattr_call_special(vm, m, v, 0, NULL, HN_RET_STORE, i->a);
    return hnexc_raise(vm, HN_T_TYPEERROR, "bad operand type for unary %s: '%T'", signs[k], v);
}

HN_APART hn_status cold_compare(hn_vm *vm, const hn_instr *i) {
    hn_value a, b, out;
    hndispatch_operands(vm, &a, &b);
    hn_cmp op = (hn_cmp)hnop_info[i->op].detail;
    if (hnv_is(a, HN_KIND_INSTANCE) &&
        (op != HN_CMP_EQ || HN_INSTANCE(a)->shape->cls->h.flags & HN_TYPE_HASH_EQ))
        return hndispatch_compare(vm, op, a, b, i->a);
    bool texts = hnv_is(a, HN_KIND_STR) && hnv_is(b, HN_KIND_STR);
    hn_status st = texts ? hntext_compare(vm, op, a, b, &out) : hnops_compare_once(vm, op, a, b, &out);
    if (st == HN_OK && out != HN_NOTIMPLEMENTED) {
        if (hnop_info[i->op].group != HN_GROUP_COMPARE) return hnfinish(vm, HN_RET_COMPARE_LAST, i->a, out);
        *hnframe_reg(hnframe_top(vm), i->a) = out;
        return HN_OK;
    }
    if (st == HN_OK) return hnops_compare_error(vm, op, a, b);
    if (st != HN_SLOW) return st;
    if (hnattr_is_user(a) || hnattr_is_user(b)) return hndispatch_compare(vm, op, a, b, i->a);
    hn_value args[3] = {hnv_from_int(op), a, b};
    return hncall_twin(vm, HN_SLOW_COMPARE_OP, 3, args, HN_RET_COMPARE_LAST, i->a);
}

HN_APART hn_status cold_contains(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_value item = REG(i->b), c = REG(i->c);
    bool yes;
    hn_status st = hnops_contains(vm, c, item, &yes);
    if (st == HN_OK) return hnfinish_truth(vm, yes);
    if (st != HN_SLOW) return st;
    hn_value args[2] = {c, item};
    if (hnattr_is_user(c)) {
        hn_value m = hntype_lookup(vm, hntype_of(vm, c), HN_NAME(vm, __contains__));
        if (m == HN_NONE) return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object is not a container", c);
        if (m != HN_UNBOUND) return hnattr_call_special(vm, m, c, 1, &item, HN_RET_CONTAINS, 0);
    }
    return hncall_twin(vm, HN_SLOW_CONTAINS_OP, 2, args, HN_RET_CONTAINS, 0);
}

hn_status hncold(hn_vm *vm, const hn_instr *i) {
    hn_frame *f = hnframe_top(vm);
    hnmeter_effort(&vm->meter, COLD_EFFORT);
    vm->meter.op_steps =
        hnmeter_steps(&vm->meter) - (i->op == HN_OP_FOR_ITER); /* the loop has charged its step */
    switch ((hn_op_group)hnop_info[i->op].group) {
    case HN_GROUP_NAME: return hncold_name(vm, f, i);
    case HN_GROUP_ITEM: return hncold_item(vm, f, i);
    case HN_GROUP_BINARY:
    case HN_GROUP_INPLACE: return cold_binary(vm, f, i);
    case HN_GROUP_UNARY: return cold_unary(vm, f, i);
    case HN_GROUP_TRUTH: return hnfinish_value_truth(vm, i->op == HN_OP_NOT ? REG(i->b) : REG(i->a));
    case HN_GROUP_COMPARE:
    case HN_GROUP_IF:
    case HN_GROUP_UNLESS: return cold_compare(vm, i);
    case HN_GROUP_CONTAINS: return cold_contains(vm, f, i);
    case HN_GROUP_CALLS: return hncold_call(vm, f, i);
    case HN_GROUP_GENERATORS: return hncold_gen(vm, f, i);
    case HN_GROUP_DATA: return hncold_data(vm, f, i);
    }
    return HN_OK;
}

hn_status hncold_return(hn_vm *vm, hn_value value) {
    hn_frame *f = hnframe_top(vm);
    if (f->gen) return hngen_return(vm, value);
    hn_ret ret = (hn_ret)f->ret;
    uint16_t dst = f->dst;
    hn_value hold = f->hold;
    vm->nframes--;
    if (ret == HN_RET_EXIT) {
        vm->result = f->fn->code->h.flags & HN_CODE_NO_VALUE ? HN_UNBOUND : value;
        return HN_DONE;
    }
    bool on = hnwork_forbid(&vm->meter); /* no instruction could be run again */
    hn_status st = hnfinish_held(vm, ret, dst, value, hold);
    hnwork_allow(&vm->meter, on);
    if (st != HN_NOMEM) return st;
    vm->retry.ret = (uint8_t)ret; /* the frame is gone, so finishing is repeated, not the instruction */
    vm->retry.dst = dst;
    vm->retry.value = value;
    vm->retry.hold = hold;
    vm->retry.wanted = true;
    return HN_NOMEM;
}

/* Unsets a register that no code reads any more: the result of the same call in the last round of a loop. */
static hn_status cold_forget_results(hn_vm *vm, hn_frame *f) {
    const hn_instr *pc = f->pc;
    if (!vm->retry.wanted) f->pc = hnframe_instr(f);
    hn_status st = hnthread_forget(vm, vm->retry.wanted);
    f->pc = pc;
    return st;
}

/* Collects garbage, frees spare memory, and repeats the failed instruction. If it fails again, values in
 * registers that no code reads any more are collected, too; after that the limit is reached. The steps of the
 * failed attempt are taken back, so a collection never shows in the count. */
static hn_status out_of_memory(hn_vm *vm) {
    hn_frame *f = hnframe_top(vm);
    const hn_instr *i = hnframe_instr(f);
    hnwork_fail(&vm->meter);
    HN_TRY(hnmeter_spent(&vm->meter));
    HN_TRY(
        hnmeter_look(&vm->meter)); /* what has no time left has failed like what has no memory; it counts */
    if (!vm->retry.wanted) hnmeter_rewind(&vm->meter, vm->meter.op_steps);
    uint64_t now = hnmeter_steps(&vm->meter);
    bool recount = vm->heap.recount == HN_RECOUNT_WANTED;
    bool same = vm->retry.seen && vm->retry.steps == now && vm->retry.pc == i;
    if (same && vm->retry.seen > 1 + recount) {
        vm->retry.seen = 0;
        vm->retry.wanted = false;
        return hnmeter_stop_at(&vm->meter, HN_LIMIT_MEMORY);
    }
    if (same && !recount) HN_TRY(cold_forget_results(vm, f));
    if (!recount && vm->heap.weak) vm->heap.recount = HN_RECOUNT_WANTED;
    vm->meter.bytes_wanted = 0;
    HN_TRY(hnheap_collect_all(vm));
    if (!recount || vm->heap.recount != HN_RECOUNT_DONE) { /* a finished recount is not a failure */
        if (!hnheap_pays(vm, now)) return hnmeter_stop_at(&vm->meter, HN_LIMIT_MEMORY);
        vm->heap.recount = HN_RECOUNT_NONE;
        vm->retry.seen = same ? vm->retry.seen + 1 : 1;
        vm->retry.steps = now;
        vm->retry.pc = i;
    }
    if (vm->retry.wanted) {
        vm->retry.wanted = false;
        return hnfinish_held(vm, (hn_ret)vm->retry.ret, vm->retry.dst, vm->retry.value, vm->retry.hold);
    }
    f->pc = i;
    return HN_OK;
}

/* Ends the slice; the next one runs the instruction again. */
static hn_status cold_leave(hn_vm *vm) {
    hn_frame *f = hnframe_top(vm);
    f->pc = hnframe_instr(f);
    hninst_take_back(vm); /* a snapshot taken here does not have the steps that were counted for it */
    hnwork_suspend(&vm->meter);
    return HN_SLICE;
}

static hn_status trouble(hn_vm *vm, hn_status st) {
    for (;;) {
        switch (st) {
        case HN_OK:
        case HN_CALL: return HN_OK;
        case HN_NOMEM: st = out_of_memory(vm); break;
        case HN_RAISED:
            st = hnunwind(vm);
            if (st == HN_RAISED) return st;
            if (st == HN_NOMEM) return hnmeter_stop_at(&vm->meter, HN_LIMIT_MEMORY);
            break;
        default: return st;
        }
    }
}

hn_status hncold_trouble(hn_vm *vm, hn_status st) {
    if (st == HN_AGAIN) return cold_leave(vm);
    bool on = hnwork_forbid(&vm->meter); /* the work from here on is not repeated */
    st = trouble(vm, st);
    hnwork_allow(&vm->meter, on);
    return st;
}
