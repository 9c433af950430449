/* The interpreter loop: one switch over the hot opcodes and their fast paths; hncold executes all others.
 * Frame, pc and registers are locals: store pc in f->pc before a call that may fail or push a frame, and go
 * to `outcome` afterwards. It does not check operands: code comes from the compiler, and snap checks frames.
 * It returns at the end of each slice, because V8 takes its optimised code only when it is entered again. */
#include "object/dict.h"
#include "object/heap.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/ops.h"
#include "object/seq.h"
#include "object/str.h"
#include "vm/attr.h"
#include "vm/call.h"
#include "vm/cold.h"
#include "vm/fast.h"
#include "vm/frame.h"
#include "vm/generator.h"
#include "vm/loop.h"

#include <math.h>

#define R(offset) (*(hn_value *)(void *)(regs + (offset)))
#define A         R(i->a)
#define B         R(i->b)
#define C         R(i->c)
#define IMM       ((int16_t)i->c)

#define INT_BITS       ((uint64_t)HN_TAG_INT << 48)
#define IS_INT(v)      hnv_is_int(v)
#define BOTH_INT(x, y) ((((hnv_bits(x) ^ INT_BITS) | (hnv_bits(y) ^ INT_BITS)) >> 48) == 0)
#define BOX(shifted)   ((hn_value)(INT_BITS | (uint64_t)(shifted) >> 16))

/* Leaves the fast path: runs the instruction out of line. */
#define COLD()                                                                                               \
    do {                                                                                                     \
        f->pc = pc;                                                                                          \
        st = hncold(vm, i);                                                                                  \
        goto outcome;                                                                                        \
    } while (0)

/* Charges one step. At the end of the slice the instruction is run again after the refill. */
#define STEP()                                                                                               \
    do {                                                                                                     \
        if (HN_UNLIKELY(--vm->meter.fuel < 0)) goto refill;                                                  \
    } while (0)

/* Notes the count of steps before code that may run out of memory, so that a repeated instruction is charged
 * once. */
#define MARK(charged) (vm->meter.op_steps = hnmeter_steps(&vm->meter) - (charged))

#define JUMP(offset)                                                                                         \
    do {                                                                                                     \
        int32_t jump_ = (offset);                                                                            \
        if (jump_ < 0) STEP();                                                                               \
        pc += jump_;                                                                                         \
    } while (0)

#define ARITH(op, int_overflows)                                                                             \
    {                                                                                                        \
        hn_value x = B, y = C;                                                                               \
        int64_t r;                                                                                           \
        if (BOTH_INT(x, y) &&                                                                                \
            !int_overflows((int64_t)(hnv_bits(x) << 16), (int64_t)(hnv_bits(y) << 16), &r))                  \
            A = BOX(r);                                                                                      \
        else if (hnv_is_double(x) && hnv_is_double(y))                                                       \
            A = hnv_from_double(hnv_double(x) op hnv_double(y));                                             \
        else if (hnv_is_double(x) && IS_INT(y))                                                              \
            A = hnv_from_double(hnv_double(x) op(double) hnv_int(y));                                        \
        else if (IS_INT(x) && hnv_is_double(y))                                                              \
            A = hnv_from_double((double)hnv_int(x) op hnv_double(y));                                        \
        else                                                                                                 \
            COLD();                                                                                          \
        continue;                                                                                            \
    }

#define ARITH_I(op, int_overflows)                                                                           \
    {                                                                                                        \
        hn_value x = B;                                                                                      \
        int64_t r;                                                                                           \
        if (IS_INT(x) &&                                                                                     \
            !int_overflows((int64_t)(hnv_bits(x) << 16), (int64_t)((uint64_t)(int64_t)IMM << 16), &r))       \
            A = BOX(r);                                                                                      \
        else if (hnv_is_double(x))                                                                           \
            A = hnv_from_double(hnv_double(x) op(double) IMM);                                               \
        else                                                                                                 \
            COLD();                                                                                          \
        continue;                                                                                            \
    }

#define BITS(op)                                                                                             \
    {                                                                                                        \
        hn_value x = B, y = C;                                                                               \
        if (!BOTH_INT(x, y)) COLD();                                                                         \
        A = hnv_from_int(hnv_int(x) op hnv_int(y));                                                          \
        continue;                                                                                            \
    }

#define COMPARE(op)                                                                                          \
    {                                                                                                        \
        hn_value x = B, y = C;                                                                               \
        if (BOTH_INT(x, y))                                                                                  \
            A = hnv_bool((int64_t)(hnv_bits(x) << 16) op(int64_t)(hnv_bits(y) << 16));                       \
        else if (hnv_is_double(x) && hnv_is_double(y))                                                       \
            A = hnv_bool(hnv_double(x) op hnv_double(y));                                                    \
        else                                                                                                 \
            COLD();                                                                                          \
        continue;                                                                                            \
    }

#define COMPARE_JUMP(op, sense)                                                                              \
    {                                                                                                        \
        hn_value x = A, y = B;                                                                               \
        bool yes;                                                                                            \
        if (BOTH_INT(x, y))                                                                                  \
            yes = (int64_t)(hnv_bits(x) << 16) op(int64_t)(hnv_bits(y) << 16);                               \
        else if (hnv_is_double(x) && hnv_is_double(y))                                                       \
            yes = hnv_double(x) op hnv_double(y);                                                            \
        else                                                                                                 \
            COLD();                                                                                          \
        if (yes == (sense)) JUMP(IMM);                                                                       \
        continue;                                                                                            \
    }

#define COMPARE_JUMP_I(op, sense)                                                                            \
    {                                                                                                        \
        hn_value x = A;                                                                                      \
        bool yes;                                                                                            \
        if (IS_INT(x))                                                                                       \
            yes = hnv_int(x) op(int16_t) i->b;                                                               \
        else if (hnv_is_double(x))                                                                           \
            yes = hnv_double(x) op(double)(int16_t) i->b;                                                    \
        else                                                                                                 \
            COLD();                                                                                          \
        if (yes == (sense)) JUMP(IMM);                                                                       \
        continue;                                                                                            \
    }

#define TRUTH_JUMP(sense)                                                                                    \
    {                                                                                                        \
        hn_value x = A;                                                                                      \
        int yes = x == HN_TRUE    ? 1                                                                        \
                  : x == HN_FALSE ? 0                                                                        \
                  : IS_INT(x)     ? hnv_bits(x) != INT_BITS                                                  \
                                  : hnfast_truth(x);                                                             \
        if (yes < 0) COLD();                                                                                 \
        if (yes == (sense)) JUMP(hninstr_i32(i));                                                            \
        continue;                                                                                            \
    }

/* Compares two strings for a fused jump. Long ones go out of line, where they are charged. */
#define EQUAL_STRINGS(sense)                                                                                 \
    if (hnv_is(A, HN_KIND_STR) && hnv_is(B, HN_KIND_STR) && HN_STR(A)->len < 64) {                           \
        if (hnstr_equal(HN_STR(A), HN_STR(B)) == (sense)) JUMP(IMM);                                         \
        continue;                                                                                            \
    }

/* Multiplies 48-bit operands. One is shifted left by 16, so that overflow of the product shows. */
HN_INLINE bool mul_overflows(int64_t x, int64_t y, int64_t *r) {
    int64_t a = x >> 16, b = y >> 16;
    /* Overflow of 64 bits is excluded before the exact product is computed. */
    if ((a != (int32_t)a || b != (int32_t)b) && !(fabs((double)a * (double)b) < 1.4e14)) return true;
    int64_t p = a * b;
    *r = (int64_t)((uint64_t)p << 16);
    return !hnv_fits(p);
}

HN_INLINE int64_t loop_floor_div(int64_t a, int64_t b) {
    int64_t q = a / b;
    return q - (a % b != 0 && (a ^ b) < 0);
}
HN_INLINE int64_t floor_mod(int64_t a, int64_t b) {
    int64_t r = a % b;
    return r != 0 && (r ^ b) < 0 ? r + b : r;
}

hn_status hnloop_run(hn_vm *vm) {
    hn_frame *f;
    const hn_instr *pc, *i;
    char *regs;
    hn_status st;
    /* of the call under way, for `enter` */
    hn_function *fn;
    hn_value *base;
    uint32_t n;

reload:
    if (HN_UNLIKELY(vm->meter.fuel < 0)) return HN_SLICE; /* a jump out of line has charged the step */
    f = hnframe_top(vm);
    pc = f->pc;
    regs = (char *)f->regs;

    for (;;) {
        i = pc++;
        if (!HN_FUSED && hncold_alone((hn_op)i->op)) {
            if (i->op == HN_OP_FOR_ITER && hnv_is_ref(B)) STEP();
            COLD();
        }
        switch ((hn_op)i->op) {
        case HN_OP_NOP: continue;
        case HN_OP_PACE:
            vm->meter.fuel -= hninstr_i32(i);
            if (HN_LIKELY(vm->meter.fuel >= 0)) continue;
            f->pc = pc;
            return HN_SLICE;
        case HN_OP_MOVE: A = B; continue;
        case HN_OP_LOADK: A = f->code->consts[(uint32_t)hninstr_i32(i)]; continue;
        case HN_OP_LOADI: A = hnv_from_int(hninstr_i32(i)); continue;
        case HN_OP_LOADC: A = HN_CONST(i->b); continue;
        case HN_OP_CHECK:
            if (HN_UNLIKELY(A == HN_UNBOUND)) COLD();
            continue;
        case HN_OP_LOAD_CELL: {
            hn_value v = HN_AS(hn_cell, B)->value;
            if (HN_UNLIKELY(v == HN_UNBOUND)) COLD();
            A = v;
            continue;
        }
        case HN_OP_STORE_CELL: HN_AS(hn_cell, A)->value = B; continue;
        case HN_OP_LOAD_GLOBAL: {
            const hn_ic *ic = &f->code->ics[i->c];
            const hn_dict *d = f->fn->globals;
            if (HN_LIKELY(ic->key == d && ic->index < d->used && d->entries[ic->index].key == ic->name)) {
                A = d->entries[ic->index].value;
                continue;
            }
            if (ic->mode == HN_IC_BUILTIN && ic->key == d && ic->epoch == d->version) {
                const hn_dict *b = HN_AS(hn_dict, ic->value);
                const hn_entry *e = &b->entries[ic->index2];
                if (ic->index2 < b->used && e->key == ic->name) {
                    A = e->value;
                    continue;
                }
            }
            COLD();
        }
        case HN_OP_STORE_GLOBAL: {
            const hn_ic *ic = &f->code->ics[i->c];
            hn_dict *d = f->fn->globals;
            if (HN_UNLIKELY(ic->key != d || ic->index >= d->used || d->entries[ic->index].key != ic->name))
                COLD();
            d->entries[ic->index].value = A;
            continue;
        }
        case HN_OP_LOAD_ATTR: {
            hn_value v = B;
            const hn_ic *ic = &f->code->ics[i->c];
            if (HN_UNLIKELY(!hnv_is_ref(v))) COLD();
            if (!hnobj_is_instance(hnv_ref(v))) {
                const hn_dict *d;
                if (hnv_ref(v)->kind == HN_KIND_MODULE) {
                    d = HN_AS(hn_module, v)->dict;
                    if (ic->key != d || HN_AS(hn_module, v)->cls) COLD();
                } else {
                    if (ic->key != hnv_ref(v) || ic->mode != HN_IC_CLASS || ic->epoch != vm->type_epoch)
                        COLD();
                    d = HN_AS(hn_dict, ic->value);
                }
                if (ic->index >= d->used || d->entries[ic->index].key != ic->name) COLD();
                A = d->entries[ic->index].value;
                continue;
            }
            hn_instance *o = HN_INSTANCE(v);
            if (HN_LIKELY(o->shape == ic->key && ic->epoch == vm->type_epoch)) {
                if (HN_LIKELY(ic->mode == HN_IC_SLOT)) {
                    v = o->slots[ic->index];
                    if (HN_UNLIKELY(v == HN_UNBOUND)) COLD();
                    A = v;
                    continue;
                }
                if (ic->mode == HN_IC_PROPERTY) {
                    fn = HN_FUNCTION(ic->value);
                    goto property;
                }
            }
            if (ic->key) { /* it had another shape before, so this instruction sees several */
                int32_t slot;
                hn_value found;
                if (hnfast_find(vm, o, ic->name, &slot, &found)) {
                    if (slot >= 0) {
                        A = o->slots[slot];
                        continue;
                    }
                    if (!hnv_is(found, HN_KIND_FUNCTION)) {
                        A = found;
                        continue;
                    }
                    if (slot == HN_FAST_PROPERTY) {
                        fn = HN_FUNCTION(found);
                        goto property;
                    }
                }
            }
            COLD();
        }
        case HN_OP_STORE_ATTR: {
            hn_value v = A;
            const hn_ic *ic = &f->code->ics[i->b];
            if (HN_UNLIKELY(!hnv_is_ref(v) || !hnobj_is_instance(hnv_ref(v)))) COLD();
            hn_instance *o = HN_INSTANCE(v);
            if (HN_UNLIKELY(o->shape != ic->key || ic->epoch != vm->type_epoch)) {
                int32_t slot;
                hn_value found;
                if (ic->key && !(o->shape->cls->h.flags & (HN_TYPE_SETATTR | HN_TYPE_NO_DICT)) &&
                    hnfast_find(vm, o, ic->name, &slot, &found) && slot >= 0) {
                    o->slots[slot] = C;
                    continue;
                }
                COLD();
            }
            if (ic->mode == HN_IC_ADD) {
                hn_shape *next = HN_AS(hn_shape, ic->value);
                if (o->more || next->nslots > hnobj_inline_cap(&o->h)) COLD();
                o->shape = next;
            }
            o->slots[ic->index] = C;
            continue;
        }
        case HN_OP_LOAD_METHOD: {
            hn_value v = B;
            const hn_ic *ic = &f->code->ics[i->c];
            if (HN_UNLIKELY(!hnv_is_ref(v))) COLD();
            const hn_object *o = hnv_ref(v);
            hn_value *w = &A;
            if (hnobj_is_instance(o)) {
                if (HN_INSTANCE(v)->shape != ic->key || ic->epoch != vm->type_epoch ||
                    ic->mode != HN_IC_METHOD) {
                    int32_t slot;
                    hn_value found;
                    if (!ic->key || !hnfast_find(vm, HN_INSTANCE(v), ic->name, &slot, &found) ||
                        slot == HN_FAST_PROPERTY)
                        COLD();
                    bool bound = slot < 0 && hnv_is(found, HN_KIND_FUNCTION);
                    if (slot >= 0) found = HN_INSTANCE(v)->slots[slot];
                    w[1] = bound ? v : HN_UNBOUND;
                    w[0] = found;
                    continue;
                }
            } else if (o->kind == HN_KIND_MODULE) {
                const hn_dict *d = HN_AS(hn_module, v)->dict;
                if (ic->key != d || HN_AS(hn_module, v)->cls || ic->index >= d->used ||
                    d->entries[ic->index].key != ic->name)
                    COLD();
                w[1] = HN_UNBOUND;
                w[0] = d->entries[ic->index].value;
                continue;
            } else if (ic->epoch != vm->type_epoch) {
                COLD();
            } else if (ic->mode == HN_IC_CLASS && ic->key == o) {
                w[1] = ic->index ? v : HN_UNBOUND;
                w[0] = ic->value;
                continue;
            } else if (o->kind != ic->index || ic->key || ic->mode != HN_IC_METHOD) {
                COLD();
            }
            w[1] = v;
            w[0] = ic->value;
            continue;
        }
        case HN_OP_GETITEM: {
            hn_value o = B, k = C;
            if (!hnv_is_ref(o)) COLD();
            if (IS_INT(k)) {
                int64_t n = hnv_int(k);
                if (hnv_ref(o)->kind == HN_KIND_LIST) {
                    const hn_list *l = HN_LIST(o);
                    if (n < 0) n += l->len;
                    if ((uint64_t)n >= l->len) COLD();
                    A = l->items->v[n];
                    continue;
                }
                if (hnv_ref(o)->kind == HN_KIND_TUPLE) {
                    const hn_tuple *t = HN_TUPLE(o);
                    if (n < 0) n += t->len;
                    if ((uint64_t)n >= t->len) COLD();
                    A = t->items[n];
                    continue;
                }
            }
            if (hnv_ref(o)->kind == HN_KIND_DICT) {
                hn_value v = HN_UNBOUND;
                if (hndict_get(vm, HN_DICT(o), k, &v) == HN_OK && v != HN_UNBOUND) {
                    A = v;
                    continue;
                }
                vm->exc = HN_UNBOUND;
            }
            COLD();
        }
        case HN_OP_GETITEM_I: {
            hn_value o = B;
            int64_t n = IMM;
            if (hnv_is(o, HN_KIND_LIST)) {
                const hn_list *l = HN_LIST(o);
                if (n < 0) n += l->len;
                if ((uint64_t)n >= l->len) COLD();
                A = l->items->v[n];
                continue;
            }
            if (hnv_is(o, HN_KIND_TUPLE)) {
                const hn_tuple *t = HN_TUPLE(o);
                if (n < 0) n += t->len;
                if ((uint64_t)n >= t->len) COLD();
                A = t->items[n];
                continue;
            }
            COLD();
        }
        case HN_OP_SETITEM: {
            hn_value o = A, k = B;
            if (IS_INT(k) && hnv_is(o, HN_KIND_LIST)) {
                hn_list *l = HN_LIST(o);
                int64_t n = hnv_int(k);
                if (n < 0) n += l->len;
                if ((uint64_t)n >= l->len) COLD();
                l->items->v[n] = C;
                continue;
            }
            if (!hnv_is(o, HN_KIND_DICT)) COLD();
            f->pc = pc;
            MARK(0);
            st = hndict_set(vm, HN_DICT(o), k, C);
            if (HN_LIKELY(st == HN_OK)) continue;
            if (st == HN_SLOW) COLD();
            goto outcome;
        }
        case HN_OP_ADD:
        case HN_OP_IN_ADD: ARITH(+, __builtin_add_overflow);
        case HN_OP_SUB:
        case HN_OP_IN_SUB: ARITH(-, __builtin_sub_overflow);
        case HN_OP_MUL:
        case HN_OP_IN_MUL: ARITH(*, mul_overflows);
        case HN_OP_ADD_I:
        case HN_OP_IN_ADD_I: ARITH_I(+, __builtin_add_overflow);
        case HN_OP_SUB_I:
        case HN_OP_IN_SUB_I: ARITH_I(-, __builtin_sub_overflow);
        case HN_OP_MUL_I: ARITH_I(*, mul_overflows);
        case HN_OP_DIV:
        case HN_OP_IN_DIV: {
            hn_value x = B, y = C;
            double d, n;
            if (hnv_is_double(y))
                d = hnv_double(y);
            else if (IS_INT(y))
                d = (double)hnv_int(y);
            else
                COLD();
            if (hnv_is_double(x))
                n = hnv_double(x);
            else if (IS_INT(x))
                n = (double)hnv_int(x);
            else
                COLD();
            if (d == 0) COLD();
            A = hnv_from_double(n / d);
            continue;
        }
        case HN_OP_FLOORDIV:
        case HN_OP_IN_FLOORDIV: {
            hn_value x = B, y = C;
            if (!BOTH_INT(x, y) || hnv_int(y) == 0 || hnv_int(y) == -1) COLD();
            A = hnv_from_int(loop_floor_div(hnv_int(x), hnv_int(y)));
            continue;
        }
        case HN_OP_MOD:
        case HN_OP_IN_MOD: {
            hn_value x = B, y = C;
            if (!BOTH_INT(x, y) || hnv_int(y) == 0) COLD();
            A = hnv_from_int(floor_mod(hnv_int(x), hnv_int(y)));
            continue;
        }
        case HN_OP_FLOORDIV_I:
            if (!IS_INT(B) || IMM == 0 || IMM == -1) COLD();
            A = hnv_from_int(loop_floor_div(hnv_int(B), IMM));
            continue;
        case HN_OP_MOD_I:
            if (!IS_INT(B) || IMM == 0) COLD();
            A = hnv_from_int(floor_mod(hnv_int(B), IMM));
            continue;
        case HN_OP_AND:
        case HN_OP_IN_AND: BITS(&);
        case HN_OP_OR:
        case HN_OP_IN_OR: BITS(|);
        case HN_OP_XOR:
        case HN_OP_IN_XOR: BITS(^);
        case HN_OP_AND_I:
            if (!IS_INT(B)) COLD();
            A = hnv_from_int(hnv_int(B) & IMM);
            continue;
        case HN_OP_SHR:
        case HN_OP_IN_SHR: {
            hn_value x = B, y = C;
            if (!BOTH_INT(x, y) || (uint64_t)hnv_int(y) > 63) COLD();
            A = hnv_from_int(hnv_int(x) >> hnv_int(y));
            continue;
        }
        case HN_OP_SHR_I:
            if (!IS_INT(B) || (uint16_t)IMM > 63) COLD();
            A = hnv_from_int(hnv_int(B) >> IMM);
            continue;
        case HN_OP_SHL_I: {
            hn_value x = B;
            if (!IS_INT(x) || (uint16_t)IMM > 15) COLD();
            int64_t r = (int64_t)((uint64_t)hnv_int(x) << IMM);
            if (!hnv_fits(r)) COLD();
            A = hnv_from_int(r);
            continue;
        }
        case HN_OP_NEG: {
            hn_value x = B;
            if (hnv_is_double(x))
                A = hnv_from_double(-hnv_double(x));
            else if (IS_INT(x) && hnv_int(x) != HN_INT_MIN)
                A = hnv_from_int(-hnv_int(x));
            else
                COLD();
            continue;
        }
        case HN_OP_NOT: {
            int yes = hnfast_truth(B);
            if (yes < 0) COLD();
            A = hnv_bool(!yes);
            continue;
        }
        case HN_OP_LT: COMPARE(<);
        case HN_OP_LE: COMPARE(<=);
        case HN_OP_GT: COMPARE(>);
        case HN_OP_GE: COMPARE(>=);
        case HN_OP_EQ: COMPARE(==);
        case HN_OP_NE: COMPARE(!=);
        case HN_OP_IS: A = hnv_bool(B == C); continue;
        case HN_OP_IS_NOT: A = hnv_bool(B != C); continue;
        case HN_OP_JMP: JUMP(hninstr_i32(i)); continue;
        case HN_OP_JT: TRUTH_JUMP(true);
        case HN_OP_JF: TRUTH_JUMP(false);
        case HN_OP_JNONE:
            if (A == HN_NONE) JUMP(hninstr_i32(i));
            continue;
        case HN_OP_JNOTNONE:
            if (A != HN_NONE) JUMP(hninstr_i32(i));
            continue;
        case HN_OP_JIS:
            if (A == B) JUMP(IMM);
            continue;
        case HN_OP_JISNOT:
            if (A != B) JUMP(IMM);
            continue;
        case HN_OP_JLT: COMPARE_JUMP(<, true);
        case HN_OP_JLE: COMPARE_JUMP(<=, true);
        case HN_OP_JGT: COMPARE_JUMP(>, true);
        case HN_OP_JGE: COMPARE_JUMP(>=, true);
        case HN_OP_JEQ: EQUAL_STRINGS(true); COMPARE_JUMP(==, true);
        case HN_OP_JNE: COMPARE_JUMP(!=, true);
        case HN_OP_JNLT: COMPARE_JUMP(<, false);
        case HN_OP_JNLE: COMPARE_JUMP(<=, false);
        case HN_OP_JNGT: COMPARE_JUMP(>, false);
        case HN_OP_JNGE: COMPARE_JUMP(>=, false);
        case HN_OP_JNEQ: EQUAL_STRINGS(false); COMPARE_JUMP(==, false);
        case HN_OP_JNNE: COMPARE_JUMP(!=, false);
        case HN_OP_JLT_I: COMPARE_JUMP_I(<, true);
        case HN_OP_JLE_I: COMPARE_JUMP_I(<=, true);
        case HN_OP_JGT_I: COMPARE_JUMP_I(>, true);
        case HN_OP_JGE_I: COMPARE_JUMP_I(>=, true);
        case HN_OP_JEQ_I: COMPARE_JUMP_I(==, true);
        case HN_OP_JNE_I: COMPARE_JUMP_I(!=, true);
        case HN_OP_JNLT_I: COMPARE_JUMP_I(<, false);
        case HN_OP_JNLE_I: COMPARE_JUMP_I(<=, false);
        case HN_OP_JNGT_I: COMPARE_JUMP_I(>, false);
        case HN_OP_JNGE_I: COMPARE_JUMP_I(>=, false);
        case HN_OP_JNEQ_I: COMPARE_JUMP_I(==, false);
        case HN_OP_JNNE_I: COMPARE_JUMP_I(!=, false);
        case HN_OP_FOR_ITER: {
            hn_value v = B;
            if (HN_UNLIKELY(!hnv_is_ref(v))) COLD();
            STEP();
            if (hnv_ref(v)->kind == HN_KIND_ITER) {
                hn_iter *it = HN_AS(hn_iter, v);
                if (it->h.flags == HN_ITER_RANGE) {
                    if (it->step > 0 ? it->pos >= it->stop : it->pos <= it->stop) continue;
                    A = hnv_from_int(it->pos);
                    it->pos += it->step;
                    pc += IMM;
                    continue;
                }
                if (HN_IN(it->h.flags, ITERS_ARRAY) && it->over != HN_UNBOUND) {
                    bool list = it->h.flags == HN_ITER_LIST;
                    if ((uint64_t)it->pos < (list ? HN_LIST(it->over)->len : HN_TUPLE(it->over)->len)) {
                        A = (list ? HN_LIST(it->over)->items->v : HN_TUPLE(it->over)->items)[it->pos++];
                        pc += IMM;
                        continue;
                    }
                }
                hn_value item;
                const hn_instr *body = pc + IMM;
                bool apart = body->op == HN_OP_UNPACK && body->b == i->a && hniter_makes_tuples(it) &&
                             i->a >= f->code->nlocals * 8u; /* no other code reads the tuple */
                MARK(1);
                st = apart ? hniter_next_parts(vm, it, body->c, &R(body->a), &item)
                           : hniter_next(vm, it, &item);
                if (HN_UNLIKELY(st != HN_OK)) {
                    if (st == HN_SLOW) COLD();
                    f->pc = pc;
                    goto outcome;
                }
                if (item == HN_UNBOUND) continue;
                if (!apart) A = item;
                pc = body + apart;
                continue;
            }
            f->pc = pc;
            if (HN_UNLIKELY(hnv_ref(v)->kind != HN_KIND_GENERATOR)) COLD();
            hn_generator *g = HN_AS(hn_generator, v);
            if (HN_UNLIKELY((g->h.flags & (HN_GEN_RUNNING | HN_GEN_DONE)) ||
                            vm->nframes >= vm->frames_fast)) {
                MARK(1);
                st = hngen_resume(vm, g, HN_NONE, HN_RET_GEN_NEXT, i->a);
                goto outcome;
            }
            fn = g->fn;
            pc = fn->code->instrs + g->pc;
            regs = (char *)g->regs;
            if ((g->h.flags & HN_GEN_STARTED) && pc[-1].op == HN_OP_YIELD) R(pc[-1].a) = HN_NONE;
            g->h.flags |= HN_GEN_STARTED | HN_GEN_RUNNING;
            vm->nframes++;
            f[1] = (hn_frame){.pc = pc,
                              .regs = g->regs,
                              .top = f->top,
                              .code = fn->code,
                              .fn = fn,
                              .gen = g,
                              .handled = g->handled,
                              .hold = HN_UNBOUND,
                              .dst = i->a,
                              .ret = HN_RET_GEN_NEXT};
            f++;
            continue;
        }
        case HN_OP_LIST_APPEND: {
            hn_list *l = HN_LIST(A);
            if (HN_UNLIKELY(!l->items || l->len == l->items->cap)) {
                f->pc = pc;
                MARK(0);
                st = hnlist_append(vm, l, B);
                if (st != HN_OK) goto outcome;
                continue;
            }
            l->items->v[l->len++] = B;
            continue;
        }
        case HN_OP_CALL: {
            hn_value *w = &B;
            if (HN_UNLIKELY(!hnv_is_ref(*w))) COLD();
            STEP();
            if (HN_UNLIKELY(hnv_ref(*w)->kind != HN_KIND_FUNCTION)) {
                f->pc = pc;
                MARK(1);
                if (hnv_ref(*w)->kind == HN_KIND_NATIVE) {
                    st = hncall_native(vm, *w, w + 1, i->c, i->a);
                    if (HN_LIKELY(st == HN_OK)) continue;
                    goto outcome;
                }
                st = hnv_ref(*w)->kind == HN_KIND_TYPE ? hncall_class(vm, w, i->c, i->a) : HN_SLOW;
                if (st == HN_SLOW) st = hncall(vm, *w, w + 1, i->c, HN_UNBOUND, HN_RET_STORE, i->a);
                goto outcome;
            }
            fn = HN_FUNCTION(*w);
            base = w + 1;
            n = i->c;
            goto enter;
        }
        case HN_OP_CALL_METHOD: {
            hn_value *w = &B;
            hn_value callee = *w;
            STEP();
            base = w + 1;
            n = i->c + 1u;
            if (*base == HN_UNBOUND) {
                base++;
                n--;
            }
            if (HN_LIKELY(hnv_is(callee, HN_KIND_FUNCTION))) {
                fn = HN_FUNCTION(callee);
                goto enter;
            }
            f->pc = pc;
            MARK(1);
            if (hnv_is(callee, HN_KIND_NATIVE)) {
                st = hncall_native(vm, callee, base, n, i->a);
                if (HN_LIKELY(st == HN_OK)) continue;
                goto outcome;
            }
            st = hncall(vm, callee, base, n, HN_UNBOUND, HN_RET_STORE, i->a);
            goto outcome;
        }
        case HN_OP_RETURN:
        case HN_OP_RETURN_CONST: {
            hn_value v = i->op == HN_OP_RETURN ? A : HN_CONST(i->b);
            bool made = f->ret == HN_RET_INIT && v == HN_NONE;
            bool operated = HN_IN(f->ret, RETS_BINARY) && v != HN_NOTIMPLEMENTED;
            if (HN_UNLIKELY((f->ret != HN_RET_STORE && !made && !operated) || f->gen || !HN_FUSED)) {
                f->pc = pc;
                st = hncold_return(vm, v);
                goto outcome;
            }
            if (made) v = f->hold;
            uint16_t dst = f->dst;
            vm->nframes--;
            f--;
            pc = f->pc;
            regs = (char *)f->regs;
            R(dst) = v;
            continue;
        }
        case HN_OP_YIELD: {
            f->pc = pc;
            hn_value v = B;
            hn_generator *g = f->gen;
            if (HN_FUSED && f->ret == HN_RET_GEN_NEXT && HN_LIKELY(!(g->h.flags & HN_GEN_AGAIN))) {
                /* the loop that asked for it continues in its body */
                uint16_t dst = f->dst;
                g->pc = (uint32_t)(pc - f->code->instrs);
                g->handled = f->handled;
                g->h.flags &= (uint16_t)~HN_GEN_RUNNING;
                vm->nframes--;
                f--;
                regs = (char *)f->regs;
                R(dst) = v;
                pc = f->pc + (int16_t)f->pc[-1].c;
                continue;
            }
            st = hngen_yield(vm, v);
            goto outcome;
        }
        case HN_OP_UNPACK: {
            hn_value v = B;
            const hn_value *items;
            if (hnv_is(v, HN_KIND_TUPLE) && HN_TUPLE(v)->len == i->c)
                items = HN_TUPLE(v)->items;
            else if (hnv_is(v, HN_KIND_LIST) && HN_LIST(v)->len == i->c && i->c)
                items = HN_LIST(v)->items->v;
            else
                COLD();
            hn_value *w = &A;
            for (uint32_t k = 0; k < i->c; k++) w[k] = items[k];
            continue;
        }
        case HN_OP_BUILD_TUPLE:
            f->pc = pc;
            MARK(0);
            st = hntuple_from(vm, &B, i->c, &A);
            if (HN_LIKELY(st == HN_OK)) continue;
            goto outcome;
        case HN_OP_BUILD_LIST:
            f->pc = pc;
            MARK(0);
            st = hnlist_from(vm, &B, i->c, &A);
            if (HN_LIKELY(st == HN_OK)) continue;
            goto outcome;
        case HN_OP_GET_ITER: {
            hn_value v = B;
            if (!hnv_is_ref(v) || !HN_IN(hnv_ref(v)->kind, KINDS_ITERATED)) COLD();
            f->pc = pc;
            MARK(0);
            st = hniter_new(vm, v, &A);
            if (HN_LIKELY(st == HN_OK)) continue;
            if (st == HN_SLOW) COLD();
            goto outcome;
        }
        case HN_OP_IN:
        case HN_OP_NOT_IN: {
            bool yes;
            f->pc = pc;
            MARK(0);
            st = hnops_contains(vm, C, B, &yes);
            if (HN_UNLIKELY(st != HN_OK)) {
                if (st == HN_SLOW) COLD();
                goto outcome;
            }
            A = hnv_bool(yes == (i->op == HN_OP_IN));
            continue;
        }
        case HN_OP_POP_EXC: {
            hn_value *w = &A;
            f->handled = w[1];
            w[0] = w[1] = HN_UNBOUND;
            continue;
        }
        default: COLD();
        }

    property: /* LOAD_ATTR of what the function fn computes */
        base = f->top;
        if (HN_UNLIKELY(base >= vm->stack_end)) COLD();
        STEP();
        base[0] = B;
        n = 1;

    enter: /* the call of the Python function fn with n arguments at base */
        f->pc = pc;
        if (HN_UNLIKELY(f->gen != NULL) && n <= HN_FRAME_SLACK) { /* the generator's registers are not on
                                                                     the stack */
            for (uint32_t k = 0; k < n; k++) f->top[k] = base[k];
            base = f->top;
        }
        if (HN_UNLIKELY((f->gen && base != f->top) || !HN_FUSED ||
                        !hnframe_enter(vm, f, fn, base, n, HN_RET_STORE, i->a, HN_UNBOUND))) {
            MARK(1);
            st = hncall(vm, hnv_from_ref(fn), base, n, HN_UNBOUND, HN_RET_STORE, i->a);
            goto outcome;
        }
        f++;
        pc = f->pc;
        regs = (char *)base;
    }

outcome:
    if (HN_LIKELY(st == HN_OK || st == HN_CALL)) goto reload;
    st = hncold_trouble(vm, st);
    if (st == HN_OK) goto reload;
    return st;

refill:
    f->pc = pc - 1;
    vm->meter.fuel++;
    return HN_SLICE;
}
