/* How each hn_ret is finished. A case may use the value, `dst`, `hold`, and the current instruction with its
 * registers: a snapshot keeps nothing else of a call under way. Finishing may call again, even a native at
 * once, so hnstate_enter bounds its depth on the C stack. */
#include "object/exc.h"
#include "object/int.h"
#include "object/list.h"
#include "object/ops.h"
#include "object/type.h"
#include "vm/attr.h"
#include "vm/call.h"
#include "vm/cold.h"
#include "vm/dispatch.h"
#include "vm/finish.h"
#include "vm/frame.h"
#include "vm/unwind.h"

static hn_status finish_store(hn_vm *vm, uint16_t dst, hn_value v) {
    *hnframe_reg(hnframe_top(vm), dst) = v;
    return HN_OK;
}

/* Jumps. As in the loop, a jump back is a step; the loop checks whether it was the last one of the slice. */
static hn_status jump(hn_vm *vm, hn_frame *f, int32_t offset) {
    if (offset < 0) vm->meter.fuel--;
    f->pc += offset;
    return HN_OK;
}

/* Returns whether the instruction stores True, or jumps, if its condition is false. */
static bool wants_false(const hn_instr *i, const hn_op_info *o) {
    bool truth = o->group == HN_GROUP_TRUTH || o->group == HN_GROUP_CONTAINS;
    return truth ? !o->detail : o->group == HN_GROUP_UNLESS || i->op == HN_OP_JNEXC;
}

/* Finishes the current instruction with the truth that it asked for. */
hn_status hnfinish_truth(hn_vm *vm, bool yes) {
    hn_frame *f = hnframe_top(vm);
    const hn_instr *i = hnframe_instr(f);
    const hn_op_info *o = &hnop_info[i->op];
    bool now = yes != wants_false(i, o);
    if (o->format[2] == 'J') return now ? jump(vm, f, (int16_t)i->c) : HN_OK;
    if (o->format[1] == 'j') return now ? jump(vm, f, hninstr_i32(i)) : HN_OK;
    return finish_store(vm, i->a, hnv_bool(now));
}

hn_status hnfinish_value_truth(hn_vm *vm, hn_value v) {
    bool yes;
    hn_status st = hnops_truth(vm, v, &yes);
    if (st == HN_OK) return hnfinish_truth(vm, yes);
    if (st != HN_SLOW) return st;
    hn_type *t = hntype_of(vm, v);
    hn_value f = hntype_lookup(vm, t, HN_NAME(vm, __bool__));
    hn_ret ret = HN_RET_BOOL;
    if (f == HN_UNBOUND) {
        f = hntype_lookup(vm, t, HN_NAME(vm, __len__));
        ret = HN_RET_LEN_BOOL;
    }
    if (f == HN_UNBOUND) return hnfinish_truth(vm, true);
    return hnattr_call_special(vm, f, v, 0, NULL, ret, 0);
}

/* Finishes a comparison: with a value for LT and so on, with a truth for the fused jumps. */
static hn_status compared(hn_vm *vm, uint16_t dst, hn_value v) {
    uint16_t op = hnframe_instr(hnframe_top(vm))->op;
    if (!hnop_has(op, 'J')) return finish_store(vm, dst, v);
    return hnv_is_bool(v) ? hnfinish_truth(vm, v == HN_TRUE) : hnfinish_value_truth(vm, v);
}

static hn_status bool_result(hn_vm *vm, hn_value v) {
    if (!hnv_is_bool(v))
        return hnexc_raise(vm, HN_T_TYPEERROR, "__bool__ should return bool, returned %T", v);
    return hnfinish_truth(vm, v == HN_TRUE);
}

static hn_status check_len(hn_vm *vm, hn_value v) {
    v = hnv_payload(v);
    if (!hnint_is(v))
        return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object cannot be interpreted as an integer", v);
    if (hnint_sign(v) < 0) return hnexc_raise(vm, HN_T_VALUEERROR, "__len__() should return >= 0");
    int64_t n;
    if (!hnint_to_i64(v, &n))
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "cannot fit '%T' into an index-sized integer", v);
    return HN_OK;
}

/* Takes the result of __len__, for len() or a truth test (`ret`). If it is not an int, its __index__ is
 * called first. */
static hn_status length_result(hn_vm *vm, hn_ret ret, uint16_t dst, hn_value v) {
    if (!hnint_is(hnv_payload(v))) return hncall(vm, vm->slow[HN_SLOW_INDEX_OF], &v, 1, HN_UNBOUND, ret, dst);
    v = hnv_payload(v);
    HN_TRY(check_len(vm, v));
    if (ret == HN_RET_LEN_BOOL) return hnfinish_truth(vm, hnint_sign(v) > 0);
    return finish_store(vm, dst, hnv_is_bool(v) ? hnv_from_int(v == HN_TRUE) : v);
}

static hn_status hash_result(hn_vm *vm, uint16_t dst, hn_value v) {
    int64_t h;
    v = hnv_payload(v);
    if (!hnint_is(v)) return hnexc_raise(vm, HN_T_TYPEERROR, "__hash__ method should return an integer");
    if (!hnint_to_i64(v, &h)) HN_TRY(hnint_hash(vm, v, &h));
    HN_TRY(hnint_from_i64(vm, h == -1 ? -2 : h, &v));
    return finish_store(vm, dst, v);
}

static hn_status iterator_result(hn_vm *vm, uint16_t dst, hn_value v) {
    bool ok = hnv_is(v, HN_KIND_ITER) || hnv_is(v, HN_KIND_GENERATOR) ||
              hntype_lookup(vm, hntype_of(vm, v), HN_NAME(vm, __next__)) != HN_UNBOUND;
    if (!ok) return hnexc_raise(vm, HN_T_TYPEERROR, "iter() returned non-iterator of type '%T'", v);
    return finish_store(vm, dst, v);
}

/* Takes the result of a method that returns a str: `method` is __str__ or __repr__, or UNBOUND for
 * __format__. */
static hn_status string_result(hn_vm *vm, uint16_t dst, hn_value v, hn_value method) {
    uint16_t op = hnframe_instr(hnframe_top(vm))->op;
    bool part = op == HN_OP_FORMAT || op == HN_OP_FORMAT_SPEC; /* of an f-string, which needs plain strs */
    if (hnv_is(hnv_payload(v), HN_KIND_STR)) return finish_store(vm, dst, part ? hnv_payload(v) : v);
    if (method == HN_UNBOUND)
        return hnexc_raise(vm, HN_T_TYPEERROR, "__format__ must return a str, not %T", v);
    return hnexc_raise(vm, HN_T_TYPEERROR, "%U returned non-string (type %T)", method, v);
}

/* Stores a loop's next item, or the result of a finished delegate. */
static hn_status store_and_jump(hn_vm *vm, uint16_t dst, hn_value v) {
    hn_frame *f = hnframe_top(vm);
    *hnframe_reg(f, dst) = v;
    f->pc += (int16_t)hnframe_instr(f)->c;
    return HN_OK;
}

static hn_status init_result(hn_vm *vm, uint16_t dst, hn_value v, hn_value instance) {
    if (v != HN_NONE) return hnexc_raise(vm, HN_T_TYPEERROR, "__init__() should return None, not '%T'", v);
    return finish_store(vm, dst, instance);
}

/* Takes the result of an operator or comparison. After NotImplemented the next candidate is called. */
static hn_status finish_operator(hn_vm *vm, hn_ret ret, uint16_t dst, hn_value v) {
    bool compare = HN_IN(ret, RETS_COMPARE);
    if (v == HN_NOTIMPLEMENTED)
        return compare ? hndispatch_compare_next(vm, ret) : hndispatch_binary_next(vm, ret);
    return compare ? compared(vm, dst, v) : finish_store(vm, dst, v);
}

static hn_status finish_calling(hn_vm *vm, hn_ret ret, uint16_t dst, hn_value v) {
    switch (ret) {
    case HN_RET_NOT_EQUAL:
        if (v == HN_NOTIMPLEMENTED) return finish_operator(vm, HN_RET_COMPARE, dst, v);
        return hndispatch_not(vm, dst, v);
    case HN_RET_CONTAINS: return hnfinish_value_truth(vm, v);
    case HN_RET_LEN:
    case HN_RET_LEN_BOOL: return length_result(vm, ret, dst, v);
    default: return finish_operator(vm, ret, dst, v);
    }
}

/* Takes a result that may lead to another call. If that is of a C function, its result is finished in
 * turn. */
static hn_status finish_further(hn_vm *vm, hn_ret ret, uint16_t dst, hn_value v) {
    if (!hnstate_enter(vm)) return hnframe_too_deep(vm);
    hn_status st = finish_calling(vm, ret, dst, v);
    hnstate_leave(vm);
    return st;
}

static hn_status raise_result(hn_vm *vm, hn_value v) {
    if (!hnv_is_exc(v)) return hnexc_raise(vm, HN_T_TYPEERROR, "exceptions must derive from BaseException");
    vm->exc = v;
    hnunwind_set_context(vm);
    return HN_RAISED;
}

/* Stores the items that the frozen twin of UNPACK has collected: exactly as many as needed. */
static hn_status unpack_result(hn_vm *vm, uint16_t dst, hn_value v) {
    hn_frame *f = hnframe_top(vm);
    const hn_value *items;
    uint32_t n;
    const hn_instr *i = hnframe_instr(f);
    uint32_t want = i->op == HN_OP_UNPACK ? i->c : (i->c & 255u) + (i->c >> 8) + 1;
    if (!hnseq_view(v, &items, &n) || n != want) return hnexc_raise(vm, HN_T_SYSTEMERROR, "bad unpacking");
    if (n) memcpy(hnframe_reg(f, dst), items, n * sizeof *items);
    return HN_OK;
}

hn_status hnfinish_held(hn_vm *vm, hn_ret ret, uint16_t dst, hn_value v, hn_value hold) {
    switch (ret) {
    case HN_RET_GETATTR:
    case HN_RET_STORE: return finish_store(vm, dst, v);
    case HN_RET_DROP: return HN_OK;
    case HN_RET_EXIT: vm->result = v; return HN_OK;
    case HN_RET_INIT: return init_result(vm, dst, v, hold);
    case HN_RET_BINARY:
    case HN_RET_REFLECTED:
    case HN_RET_LAST:
    case HN_RET_INPLACE:
        if (HN_LIKELY(v != HN_NOTIMPLEMENTED)) return finish_store(vm, dst, v); /* fall through */
    case HN_RET_COMPARE:
    case HN_RET_COMPARE_REFLECTED:
    case HN_RET_COMPARE_LAST:
    case HN_RET_NOT_EQUAL:
    case HN_RET_CONTAINS:
    case HN_RET_LEN:
    case HN_RET_LEN_BOOL: return finish_further(vm, ret, dst, v);
    case HN_RET_BOOL: return bool_result(vm, v);
    case HN_RET_ITER: return iterator_result(vm, dst, v);
    case HN_RET_NEXT:
    case HN_RET_GEN_NEXT:
    case HN_RET_SEND: return store_and_jump(vm, dst, v);
    case HN_RET_STRING: return string_result(vm, dst, v, hold);
    case HN_RET_UNPACK: return unpack_result(vm, dst, v);
    case HN_RET_SEND_VALUE: return finish_store(vm, dst, v);
    case HN_RET_HASH: return hash_result(vm, dst, v);
    case HN_RET_COUNT: break;
    case HN_RET_RAISE: return raise_result(vm, v);
    }
    return HN_OK;
}

hn_status hnfinish(hn_vm *vm, hn_ret ret, uint16_t dst, hn_value v) {
    return hnfinish_held(vm, ret, dst, v, HN_UNBOUND);
}

static hn_value stop_value(hn_vm *vm) {
    hn_value v = hnexc_field(vm, vm->exc, HN_NAME(vm, value));
    vm->exc = HN_UNBOUND;
    return v == HN_UNBOUND ? HN_NONE : v;
}

/* Calls __getattr__ of the pair's object, if it has one, for the pair's name: the attribute is missing. */
static hn_status ask_getattr(hn_vm *vm, const hn_value *pair, uint16_t dst) {
    hn_value f = hntype_lookup(vm, hntype_of(vm, pair[0]), HN_NAME(vm, __getattr__));
    if (f == HN_UNBOUND) return HN_RAISED;
    if (!hnstate_enter(vm)) return hnframe_too_deep(vm);
    vm->exc = HN_UNBOUND;
    hn_status st = hnattr_call_special(vm, f, pair[0], 1, pair + 1, HN_RET_STORE, dst);
    hnstate_leave(vm);
    return st;
}

hn_status hnfinish_raised(hn_vm *vm, hn_ret ret, uint16_t dst, hn_value hold) {
    switch (ret) {
    case HN_RET_NEXT:
    case HN_RET_GEN_NEXT:
        if (!hnexc_pending_has(vm, HN_T_STOPITERATION)) return HN_RAISED;
        vm->exc = HN_UNBOUND;
        return HN_OK;
    case HN_RET_SEND:
    case HN_RET_SEND_VALUE:
        if (!hnexc_pending_has(vm, HN_T_STOPITERATION)) return HN_RAISED;
        return hnfinish(vm, HN_RET_SEND, dst, stop_value(vm));
    case HN_RET_GETATTR:
        if (!hnexc_pending_has(vm, HN_T_ATTRIBUTEERROR) || !hnv_is(hold, HN_KIND_TUPLE)) return HN_RAISED;
        return ask_getattr(vm, HN_TUPLE(hold)->items, dst);
    default: return HN_RAISED;
    }
}
