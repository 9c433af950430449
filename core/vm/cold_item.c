/* The instructions of group ITEM (opcodes.def), which hncold passes on: o[key] as a value, as a target and in
 * del, and slices. object/ops.h does builtin types. Where it returns HN_SLOW, the special method of a
 * program's class is called, or a frozen twin. */
#include "object/exc.h"
#include "object/ops.h"
#include "object/seq.h"
#include "object/slice.h"
#include "object/str.h"
#include "object/type.h"
#include "vm/attr.h"
#include "vm/cold.h"
#include "vm/call.h"
#include "vm/dispatch.h"
#include "vm/finish.h"

static hn_status special_or_error(hn_vm *vm, hn_value o, hn_name_id name, uint32_t n, const hn_value *more,
                                  hn_ret ret, uint16_t dst, const char *error) {
    hn_value m = hntype_lookup(vm, hntype_of(vm, o), vm->names[name]);
    if (m != HN_UNBOUND) return hnattr_call_special(vm, m, o, n, more, ret, dst);
    return hnexc_raise(vm, HN_T_TYPEERROR, error, o);
}

/* Subscripts a class by its metaclass's __getitem__ or its own __class_getitem__. */
static hn_status get_class_item(hn_vm *vm, hn_value o, hn_value key, uint16_t dst) {
    hn_type *t = HN_TYPE(o);
    hn_value m = hntype_lookup(vm, t->meta, HN_NAME(vm, __getitem__));
    if (m != HN_UNBOUND) return hnattr_call_special(vm, m, o, 1, &key, HN_RET_STORE, dst);
    hn_value args[2] = {o, key};
    return hncall_twin(vm, HN_SLOW_CLASS_GETITEM, 2, args, HN_RET_STORE, dst);
}

static hn_status get_item(hn_vm *vm, hn_value o, hn_value key, uint16_t dst) {
    hn_value out;
    if (hnv_is(o, HN_KIND_STR) && hnv_is_int(key)) {
        const hn_str *s = HN_STR(o);
        int64_t at = hnv_int(key) < 0 ? hnv_int(key) + s->len : hnv_int(key);
        if (at >= 0 && at < s->len)
            return hnstr_from_char(vm, hnstr_at(s, (uint32_t)at), hnframe_reg(hnframe_top(vm), dst));
    }
    hn_status st = hnops_getitem(vm, o, key, &out);
    if (st == HN_OK) return hnfinish(vm, HN_RET_STORE, dst, out);
    if (st != HN_SLOW) return st;
    if (hnv_is(o, HN_KIND_TYPE)) return get_class_item(vm, o, key, dst);
    if (hnattr_is_user(o))
        return special_or_error(vm, o, HN_N___getitem__, 1, &key, HN_RET_STORE, dst,
                                "'%T' object is not subscriptable");
    hn_value args[2] = {o, key};
    return hncall_twin(vm, HN_SLOW_GETITEM_OP, 2, args, HN_RET_STORE, dst);
}

/* Does o[key] = v, or del o[key] if there is no v, for an instance of a program's class. */
static hn_status change_user_item(hn_vm *vm, const hn_value *args, uint32_t n) {
    hn_type *t = hntype_of(vm, args[0]);
    hn_value m = hntype_lookup(vm, t, n == 2 ? HN_NAME(vm, __setitem__) : HN_NAME(vm, __delitem__));
    if (m != HN_UNBOUND) return hnattr_call_special(vm, m, args[0], n, args + 1, HN_RET_DROP, 0);
    hn_status st = hnops_item_error(vm, args[0], args[1], n == 1);
    if (st != HN_SLOW) return st;
    return hncall_twin(vm, n == 2 ? HN_SLOW_SETITEM_OP : HN_SLOW_DELITEM_OP, n + 1, args, HN_RET_DROP, 0);
}

static hn_status cold_item_set_item(hn_vm *vm, hn_value o, hn_value key, hn_value v) {
    hn_status st = hnops_setitem(vm, o, key, v);
    if (st != HN_SLOW) return st;
    hn_value args[3] = {o, key, v};
    if (hnattr_is_user(o)) return change_user_item(vm, args, 2);
    return hncall_twin(vm, HN_SLOW_SETITEM_OP, 3, args, HN_RET_DROP, 0);
}

static hn_status del_item(hn_vm *vm, hn_value o, hn_value key) {
    hn_status st = hnops_delitem(vm, o, key);
    if (st != HN_SLOW) return st;
    hn_value args[2] = {o, key};
    if (hnattr_is_user(o)) return change_user_item(vm, args, 1);
    return hncall_twin(vm, HN_SLOW_DELITEM_OP, 2, args, HN_RET_DROP, 0);
}

static hn_status get_slice(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    const hn_value *w = &REG(i->c);
    hn_value out;
    hn_status st = hnops_getslice(vm, REG(i->b), w[0], w[1], &out);
    if (st == HN_OK) {
        REG(i->a) = out;
        return HN_OK;
    }
    if (st != HN_SLOW) return st;
    hn_value slice;
    HN_TRY(hnslice_new(vm, w[0], w[1], HN_NONE, &slice));
    return get_item(vm, REG(i->b), slice, i->a);
}

hn_status hncold_item(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    switch ((hn_op)i->op) {
    case HN_OP_GETITEM: return get_item(vm, REG(i->b), REG(i->c), i->a);
    case HN_OP_GETITEM_I: return get_item(vm, REG(i->b), hnv_from_int((int16_t)i->c), i->a);
    case HN_OP_SETITEM: return cold_item_set_item(vm, REG(i->a), REG(i->b), REG(i->c));
    case HN_OP_DELITEM: return del_item(vm, REG(i->a), REG(i->b));
    case HN_OP_GETSLICE: return get_slice(vm, f, i);
    default: {
        const hn_value *w = &REG(i->b);
        hn_value out;
        HN_TRY(hnslice_new(vm, w[0], w[1], w[2], &out));
        REG(i->a) = out;
        return HN_OK;
    }
    }
}
