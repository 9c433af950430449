/* The instructions of group DATA (opcodes.def), which hncold passes on: iteration, unpacking, displays,
 * f-strings, len() and patterns. C does it for builtin types; instances get their special method called, and
 * a frozen twin does the rest. HN_NOMEM runs the instruction again, so memory comes first and effects that a
 * program can see come last. */
#include "object/dict.h"
#include "object/exc.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/num.h"
#include "object/ops.h"
#include "object/repr.h"
#include "object/seq.h"
#include "object/set.h"
#include "object/str.h"
#include "object/type.h"
#include "vm/attr.h"
#include "vm/cold.h"
#include "vm/call.h"
#include "vm/dispatch.h"
#include "vm/finish.h"

/* ---- iteration ---- */

static hn_status get_iter(hn_vm *vm, hn_value o, uint16_t dst) {
    hn_value out;
    if (hnv_is(o, HN_KIND_GENERATOR) && HN_AS(hn_generator, o)->cls != vm->types[HN_T_COROUTINE] &&
        HN_AS(hn_generator, o)->cls != vm->types[HN_T_ASYNC_GENERATOR])
        return hnfinish(vm, HN_RET_STORE, dst, o);
    hn_status st = hniter_new(vm, o, &out);
    if (st == HN_OK) return hnfinish(vm, HN_RET_STORE, dst, out);
    if (st != HN_SLOW) return st;
    hn_type *t = hntype_of(vm, o);
    hn_value m = hntype_lookup(vm, t, HN_NAME(vm, __iter__));
    if (m != HN_UNBOUND && m != HN_NONE) return hnattr_call_special(vm, m, o, 0, NULL, HN_RET_ITER, dst);
    if (m == HN_UNBOUND && hntype_lookup(vm, t, HN_NAME(vm, __getitem__)) != HN_UNBOUND &&
        !hnv_is(o, HN_KIND_TYPE))
        return hncall_twin(vm, HN_SLOW_SEQ_ITER, 1, &o, HN_RET_STORE, dst);
    return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object is not iterable", o);
}

static hn_status for_iter(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_value it = REG(i->b);
    hn_value m = hntype_lookup(vm, hntype_of(vm, it), HN_NAME(vm, __next__));
    if (m == HN_UNBOUND) return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object is not an iterator", it);
    return hnattr_call_special(vm, m, it, 0, NULL, HN_RET_NEXT, i->a);
}

/* ---- unpacking ---- */

static hn_status wrong_length(hn_vm *vm, uint32_t want, uint32_t got, bool known) {
    if (got < want)
        return hnexc_raise(vm, HN_T_VALUEERROR, "not enough values to unpack (expected %u, got %u)", want,
                           got);
    if (!known) return hnexc_raise(vm, HN_T_VALUEERROR, "too many values to unpack (expected %u)", want);
    return hnexc_raise(vm, HN_T_VALUEERROR, "too many values to unpack (expected %u, got %u)", want, got);
}

static bool sized(hn_value v) {
    return hnv_is(v, HN_KIND_STR) || hnv_is(v, HN_KIND_BYTES) || hnv_is(v, HN_KIND_DICT) ||
           hnv_is(v, HN_KIND_RANGE) || hnset_is(v);
}

/* Copies the items of a sized builtin other than list and tuple to a list, if there are not more than
 * `most`. */
static hn_status to_list(hn_vm *vm, hn_value v, uint32_t most, hn_value *out, int64_t *len) {
    HN_TRY(hnops_len(vm, v, len));
    hn_list *l = hnlist_new(vm, 0);
    if (!l) return HN_NOMEM;
    if (*len <= most) HN_TRY(hnlist_extend(vm, l, v));
    *out = hnv_from_ref(l);
    return HN_OK;
}

static hn_status unpack_ex(hn_vm *vm, hn_value *w, const hn_value *items, uint32_t n, uint16_t spec) {
    uint32_t before = spec & 255, after = spec >> 8;
    if (n < before + after)
        return hnexc_raise(vm, HN_T_VALUEERROR, "not enough values to unpack (expected at least %u, got %u)",
                           before + after, n);
    hn_value rest;
    HN_TRY(hnlist_from(vm, before ? items + before : items, n - before - after, &rest));
    for (uint32_t k = 0; k < after; k++) w[before + 1 + k] = items[n - after + k];
    if (before) memmove(w, items, before * sizeof *w); /* an empty list has no array of items */
    w[before] = rest;
    return HN_OK;
}

static hn_status unpack_slow(hn_vm *vm, const hn_instr *i, hn_value v) {
    bool plain = i->op == HN_OP_UNPACK;
    hn_value args[3] = {v, hnv_from_int(plain ? i->c : i->c & 255),
                        plain ? HN_NONE : hnv_from_int(i->c >> 8)};
    return hncall_twin(vm, HN_SLOW_UNPACK_OP, 3, args, HN_RET_UNPACK, i->a);
}

static hn_status cold_data_unpack(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_value v = REG(i->b), list;
    const hn_value *items;
    uint32_t n;
    bool plain = i->op == HN_OP_UNPACK, counted = true;
    if (!hnseq_view(v, &items, &n)) {
        int64_t len;
        if (!sized(v)) return unpack_slow(vm, i, v);
        HN_TRY(to_list(vm, v, plain ? i->c : UINT32_MAX, &list, &len));
        counted = hnv_is(v, HN_KIND_DICT);
        if (plain && len > i->c) return wrong_length(vm, i->c, (uint32_t)len, counted);
        (void)hnseq_view(list, &items, &n);
    }
    if (!plain) return unpack_ex(vm, &REG(i->a), items, n, i->c);
    if (n != i->c) return wrong_length(vm, i->c, n, counted);
    if (n) memmove(&REG(i->a), items, n * sizeof *items);
    return HN_OK;
}

/* ---- building ---- */

static hn_status build_set(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    const hn_value *w = &REG(i->b);
    hn_set *s = hnset_new(vm, HN_KIND_SET);
    if (!s) return HN_NOMEM;
    for (uint32_t k = 0; k < i->c; k++) {
        hn_status st = hnset_add(vm, s, w[k], NULL);
        if (st == HN_SLOW) {
            hn_value t;
            HN_TRY(hntuple_from(vm, w, i->c, &t));
            return hncall_twin(vm, HN_SLOW_BUILD_SET, 1, &t, HN_RET_STORE, i->a);
        }
        HN_TRY(st);
    }
    REG(i->a) = hnv_from_ref(s);
    return HN_OK;
}

static hn_status build_map(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    const hn_value *w = &REG(i->b);
    hn_dict *d = hndict_new(vm, i->c);
    if (!d) return HN_NOMEM;
    hn_status st = i->c ? hndict_fill(vm, d, w, i->c) : HN_OK;
    if (st == HN_SLOW) {
        hn_value args[2] = {hnv_from_ref(d)};
        HN_TRY(hntuple_from(vm, w, i->c * 2u, &args[1]));
        return hncall_twin(vm, HN_SLOW_BUILD_MAP, 2, args, HN_RET_STORE, i->a);
    }
    HN_TRY(st);
    REG(i->a) = hnv_from_ref(d);
    return HN_OK;
}

static hn_status slow2(hn_vm *vm, hn_slow_id id, hn_value a, hn_value b) {
    hn_value args[2] = {a, b};
    return hncall_twin(vm, id, 2, args, HN_RET_DROP, 0);
}

/* Returns whether all keys of `from` are strs that `to` lacks. */
static bool no_key_in_common(hn_vm *vm, const hn_dict *to, const hn_dict *from) {
    uint32_t pos = 0;
    hn_value key, value;
    while (hndict_next(from, &pos, &key, &value))
        if (!hnv_is(key, HN_KIND_STR) || hndict_find_str(vm, to, key) >= 0) return false;
    return true;
}

static hn_status slow_argument(hn_vm *vm, hn_slow_id id, hn_value to, hn_value v, hn_value function) {
    hn_value args[3] = {to, v, function};
    return hncall_twin(vm, id, 3, args, HN_RET_DROP, 0);
}

static hn_status add_to(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_value to = REG(i->a), v = REG(i->b);
    hn_status st;
    switch ((hn_op)i->op) {
    case HN_OP_LIST_APPEND: return hnlist_append(vm, HN_LIST(to), v);
    case HN_OP_SET_ADD:
        st = hnset_add(vm, HN_SET(to), v, NULL);
        return st == HN_SLOW ? slow2(vm, HN_SLOW_SET_ADD, to, v) : st;
    case HN_OP_MAP_ADD:
        st = hndict_set(vm, HN_DICT(to), v, REG(i->c));
        if (st == HN_SLOW) {
            hn_value args[3] = {to, v, REG(i->c)};
            return hncall_twin(vm, HN_SLOW_SETITEM_OP, 3, args, HN_RET_DROP, 0);
        }
        return st;
    case HN_OP_LIST_EXTEND:
        st = hnlist_extend(vm, HN_LIST(to), v);
        return st == HN_SLOW ? slow2(vm, HN_SLOW_DISPLAY_EXTEND, to, v) : st;
    case HN_OP_SET_UPDATE:
        v = hnset_is(hnv_payload(v)) ? hnv_payload(v) : v;
        st = hnset_is(v) ? hnset_update(vm, HN_SET(to), HN_SET(v)) : HN_SLOW;
        return st == HN_SLOW ? slow2(vm, HN_SLOW_DISPLAY_SET_UPDATE, to, v) : st;
    case HN_OP_DICT_UPDATE:
        if (hnv_is(v, HN_KIND_DICT)) {
            st = hndict_update_partly(vm, HN_DICT(to), HN_DICT(v));
            if (st != HN_SLOW) return st;
        }
        return slow2(vm, HN_SLOW_DISPLAY_DICT_UPDATE, to, v);
    default:
        if (hnv_is(v, HN_KIND_DICT) && no_key_in_common(vm, HN_DICT(to), HN_DICT(v)))
            return hndict_update(vm, HN_DICT(to), HN_DICT(v));
        return slow_argument(vm, HN_SLOW_DICT_MERGE, to, v, REG(i->c));
    }
}

/* Prepares the starred and the double-starred argument of a call without other arguments. They are used as
 * they are if possible. */
static hn_status sole_argument(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_value v = REG(i->b), function = REG(i->c), to;
    bool star = i->op == HN_OP_ARGS_EXTEND;
    if (hnv_is(v, star ? HN_KIND_TUPLE : HN_KIND_DICT)) {
        REG(i->a) = v;
        return HN_OK;
    }
    if (!star) {
        hn_dict *d = hndict_new(vm, 0);
        if (!d) return HN_NOMEM;
        REG(i->a) = hnv_from_ref(d);
        return slow_argument(vm, HN_SLOW_DICT_MERGE, hnv_from_ref(d), v, function);
    }
    HN_TRY(hnlist_from(vm, NULL, 0, &to));
    hn_status st = hnlist_extend(vm, HN_LIST(to), v);
    if (st == HN_OK || st == HN_SLOW) REG(i->a) = to;
    return st == HN_SLOW ? slow_argument(vm, HN_SLOW_ARGS_EXTEND, to, v, function) : st;
}

/* ---- formatting ---- */

static bool is_of_object(hn_vm *vm, hn_value f) {
    return hnv_is(f, HN_KIND_NATIVE) && HN_AS(hn_native, f)->owner == hnv_from_ref(vm->types[HN_T_OBJECT]);
}

/* Calls the __format__, or the __str__ or __repr__ in Python, of an instance's class, if a field of an
 * f-string needs only that. HN_SLOW: it needs more. */
static hn_status format_instance(hn_vm *vm, hn_frame *f, const hn_instr *i, hn_value v, hn_value spec) {
    const hn_type *t = hntype_of(vm, v);
    hn_value name = i->c == 2 ? HN_NAME(vm, __repr__) : HN_NAME(vm, __str__);
    hn_value m = hntype_lookup(vm, t, HN_NAME(vm, __format__));
    if (i->c == 0 && m != HN_UNBOUND && !is_of_object(vm, m))
        return hnattr_call_special(vm, m, v, 1, &spec, HN_RET_STRING, i->a);
    if (i->c > 2 || HN_STR(spec)->len) return HN_SLOW;
    m = hntype_lookup(vm, t, name);
    if (i->c < 2 && is_of_object(vm, m)) m = hntype_lookup(vm, t, HN_NAME(vm, __repr__));
    if (!hnv_is_method(m)) return HN_SLOW;
    hn_function *fn = HN_FUNCTION(m);
    hn_value *top = f->top;
    *top = v;
    if (hnframe_enter(vm, f, fn, top, 1, HN_RET_STRING, i->a, name)) return HN_CALL;
    HN_TRY(hnframe_widen(vm, fn, &top));
    *top = v;
    return hnframe_enter(vm, hnframe_top(vm), fn, top, 1, HN_RET_STRING, i->a, name) ? HN_CALL : HN_SLOW;
}

static hn_status cold_data_format(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_value v = REG(i->b), spec = i->op == HN_OP_FORMAT_SPEC ? (&REG(i->b))[1] : vm->empty_str, out;
    hn_status st = HN_SLOW;
    if (i->c == 0 && HN_STR(spec)->len == 0) {
        if (hnv_is(v, HN_KIND_STR)) {
            REG(i->a) = v;
            return HN_OK;
        }
        if (hnv_is_int(v) || hnv_is_double(v)) return hnnum_repr(vm, v, &REG(i->a));
    }
    if (i->c == 0)
        st = hnops_format(vm, v, spec, &out);
    else if (i->c == 1)
        st = hnops_str_once(vm, v, &out);
    else if (i->c == 2)
        st = hnops_repr_once(vm, v, &out);
    if (st == HN_OK && i->c && HN_STR(spec)->len) st = hnops_format(vm, out, spec, &out);
    if (st == HN_OK) {
        REG(i->a) = out;
        return HN_OK;
    }
    if (st == HN_SLOW && hnv_is(v, HN_KIND_INSTANCE)) st = format_instance(vm, f, i, v, spec);
    if (st != HN_SLOW) return st;
    hn_value args[3] = {v, spec, hnv_from_int(i->c)};
    return hncall_twin(vm, HN_SLOW_FORMAT_VALUE, 3, args, HN_RET_STRING, i->a);
}

/* ---- matching, len ---- */

static hn_status cold_data_len(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_value v = REG(i->b);
    int64_t n;
    hn_status st = hnops_len(vm, v, &n);
    if (st == HN_OK) {
        REG(i->a) = hnv_from_int(n);
        return HN_OK;
    }
    if (st != HN_SLOW) return st;
    hn_value m = hntype_lookup(vm, hntype_of(vm, v), HN_NAME(vm, __len__));
    if (m != HN_UNBOUND) return hnattr_call_special(vm, m, v, 0, NULL, HN_RET_LEN, i->a);
    return hnexc_raise(vm, HN_T_TYPEERROR, "object of type '%T' has no len()", v);
}

/* Returns whether a class has bases beside the builtin type that its instances wrap. */
static bool has_more_bases(const hn_type *t) {
    for (; !(t->h.flags & HN_TYPE_BUILTIN); t = t->base)
        if (t->bases->len != 1) return true;
    return false;
}

static hn_status match_kind(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_value v = REG(i->b);
    bool seq = i->op == HN_OP_MATCH_SEQUENCE;
    hn_value p = hnv_payload(v);
    if (!hnv_of_user_class(p) && (p == v || !has_more_bases(hntype_of(vm, v)))) {
        bool yes = seq ? hnv_is(p, HN_KIND_LIST) || hnv_is(p, HN_KIND_TUPLE) || hnv_is(p, HN_KIND_RANGE) ||
                             hnv_is(p, HN_KIND_MEMORYVIEW)
                       : hnv_is(p, HN_KIND_DICT) || hnv_is(p, HN_KIND_MAPPINGPROXY);
        REG(i->a) = hnv_bool(yes);
        return HN_OK;
    }
    return hncall_twin(vm, seq ? HN_SLOW_MATCH_SEQUENCE : HN_SLOW_MATCH_MAPPING, 1, &v, HN_RET_STORE, i->a);
}

static hn_status cold_data_build(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_value out;
    switch ((hn_op)i->op) {
    case HN_OP_BUILD_LIST: HN_TRY(hnlist_from(vm, &REG(i->b), i->c, &out)); break;
    case HN_OP_BUILD_TUPLE: HN_TRY(hntuple_from(vm, &REG(i->b), i->c, &out)); break;
    case HN_OP_LIST_TO_TUPLE: {
        const hn_list *l = HN_LIST(REG(i->b));
        HN_TRY(hntuple_from(vm, l->items ? l->items->v : NULL, l->len, &out));
        break;
    }
    default: HN_TRY(hnstr_join(vm, &REG(i->b), i->c, &out)); break;
    }
    REG(i->a) = out;
    return HN_OK;
}

hn_status hncold_data(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    switch ((hn_op)i->op) {
    case HN_OP_GET_ITER: return get_iter(vm, REG(i->b), i->a);
    case HN_OP_FOR_ITER: return for_iter(vm, f, i);
    case HN_OP_UNPACK:
    case HN_OP_UNPACK_EX: return cold_data_unpack(vm, f, i);
    case HN_OP_BUILD_LIST:
    case HN_OP_BUILD_TUPLE:
    case HN_OP_BUILD_STRING:
    case HN_OP_LIST_TO_TUPLE: return cold_data_build(vm, f, i);
    case HN_OP_BUILD_SET: return build_set(vm, f, i);
    case HN_OP_BUILD_MAP: return build_map(vm, f, i);
    case HN_OP_LIST_APPEND:
    case HN_OP_SET_ADD:
    case HN_OP_MAP_ADD:
    case HN_OP_LIST_EXTEND:
    case HN_OP_SET_UPDATE:
    case HN_OP_DICT_UPDATE: return add_to(vm, f, i);
    case HN_OP_ARGS_EXTEND: return sole_argument(vm, f, i);
    case HN_OP_DICT_MERGE: return REG(i->a) == HN_UNBOUND ? sole_argument(vm, f, i) : add_to(vm, f, i);
    case HN_OP_FORMAT:
    case HN_OP_FORMAT_SPEC: return cold_data_format(vm, f, i);
    case HN_OP_MATCH_SEQUENCE:
    case HN_OP_MATCH_MAPPING: return match_kind(vm, f, i);
    case HN_OP_LEN: return cold_data_len(vm, f, i);
    default: return hnexc_raise(vm, HN_T_SYSTEMERROR, "unknown opcode %u", (unsigned)i->op);
    }
}
