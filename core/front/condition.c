/* Comparisons, and conditions as jumps that make no bool. Statements, conditional expressions, comprehensions
 * and match call hncond_jump. Each operand of a chain is evaluated once. The plain build (HN_FUSED is false)
 * has no fused jumps: it must give the same result. */
#include "front/unit.h"

#include "object/dict.h"
#include "object/seq.h"
#include "object/set.h"

typedef struct compare_ops {
    hn_op value, jump, jump_unless, jump_small, jump_unless_small;
} compare_ops;

#define ROW(x)                                                                                               \
    { HN_OP_##x, HN_OP_J##x, HN_OP_JN##x, HN_OP_J##x##_I, HN_OP_JN##x##_I }
static const compare_ops table[HN_OPERATOR_COUNT] = {
    [HN_OPERATOR_Eq] = ROW(EQ),
    [HN_OPERATOR_NotEq] = ROW(NE),
    [HN_OPERATOR_Lt] = ROW(LT),
    [HN_OPERATOR_LtE] = ROW(LE),
    [HN_OPERATOR_Gt] = ROW(GT),
    [HN_OPERATOR_GtE] = ROW(GE),
    [HN_OPERATOR_Is] = {HN_OP_IS, HN_OP_JIS, HN_OP_JISNOT, HN_OP_NOP, HN_OP_NOP},
    [HN_OPERATOR_IsNot] = {HN_OP_IS_NOT, HN_OP_JISNOT, HN_OP_JIS, HN_OP_NOP, HN_OP_NOP},
    [HN_OPERATOR_In] = {HN_OP_IN, HN_OP_NOP, HN_OP_NOP, HN_OP_NOP, HN_OP_NOP},
    [HN_OPERATOR_NotIn] = {HN_OP_NOT_IN, HN_OP_NOP, HN_OP_NOP, HN_OP_NOP, HN_OP_NOP},
};
#undef ROW

static const compare_ops *ops_of(const hn_node *n, uint32_t i) {
    return &table[n->Compare.ops.items[i]];
}

static const hn_node *left_of(const hn_node *n, uint32_t i) {
    return i ? n->Compare.comparators.items[i - 1] : n->Compare.left;
}

/* `in` a display of constants looks in one constant. */
bool hncond_constant_container(hn_compiler *c, const hn_node *n, hn_value *out) {
    if (n->kind != HN_AST_List && n->kind != HN_AST_Set) return false;
    hn_node as_tuple = {.kind = HN_AST_Tuple, .ctx = HN_CTX_LOAD};
    as_tuple.Tuple.elts = n->List.elts;
    if (!hnconstant_fold(c, &as_tuple, out)) return false;
    if (n->kind == HN_AST_List) return true;
    hn_set *s = hnset_new(c->vm, HN_KIND_FROZENSET);
    hn_status status = s ? HN_OK : HN_NOMEM;
    const hn_tuple *t = HN_TUPLE(*out);
    for (uint32_t i = 0; s && status == HN_OK && i < t->len; i++) {
        if (hnv_is(t->items[i], HN_KIND_TUPLE)) return false;
        status = hnset_add(c->vm, s, t->items[i], NULL);
    }
    hnunit_status(c, status);
    if (status == HN_OK) *out = hnv_from_ref(s);
    return status == HN_OK;
}

static uint32_t right_operand(hn_compiler *c, const hn_node *n, uint32_t i) {
    const hn_node *right = n->Compare.comparators.items[i];
    uint8_t op = n->Compare.ops.items[i];
    bool last = i + 1 == n->Compare.ops.len; /* else the display itself is compared with what follows */
    hn_value v;
    if (last && (op == HN_OPERATOR_In || op == HN_OPERATOR_NotIn) &&
        hncond_constant_container(c, right, &v)) {
        uint32_t t = hnunit_const_reg(c, v);
        if (t != HN_NO_REG) return t;
        t = hnunit_temp(c, 1);
        hnemit_constant(c, right, t, v);
        return t;
    }
    return hnexpr_stable(c, right, last ? NULL : n->Compare.comparators.items[i + 1]);
}

void hncond_compare_to(hn_compiler *c, const hn_node *n, uint32_t dst) {
    uint32_t last = n->Compare.ops.len - 1;
    uint32_t t = last && hnunit_is_local(c, dst) ? hnunit_temp(c, 1) : dst;
    hn_label end = hnemit_label(c);
    uint32_t a = hnexpr_stable(c, n->Compare.left, n->Compare.comparators.items[0]), top = c->u->top;
    for (uint32_t i = 0; i <= last && hnunit_ok(c); i++) {
        uint32_t b = right_operand(c, n, i);
        hnemit(c, n, ops_of(n, i)->value, t, a, b);
        if (i == last) break;
        hnemit_jump(c, n, HN_OP_JF, t, 0, end);
        /* Keep only the operand that the next comparison needs. */
        if (b > top && b < HN_CONST_REG) hnemit_move(c, n, top, b), b = top;
        c->u->top = b == top ? top + 1 : top;
        a = b;
    }
    hnemit_bind(c, end);
    hnemit_move(c, n, dst, t);
}

static bool is_none(const hn_node *n) {
    return n->kind == HN_AST_Constant && n->Constant.value.kind == HN_CONST_NONE;
}

/* Jumps when comparison i (left operand in a, or yet to be evaluated: HN_NO_REG) is `when`; the right
 * operand. */
static uint32_t jump_compare(hn_compiler *c, const hn_node *n, uint32_t i, uint32_t a, hn_label to,
                             bool when) {
    const hn_node *right = n->Compare.comparators.items[i];
    const compare_ops *o = ops_of(n, i);
    uint8_t op = n->Compare.ops.items[i];
    bool last = i + 1 == n->Compare.ops.len;
    int32_t small;
    if (a == HN_NO_REG) a = hnexpr_stable(c, left_of(n, i), right);
    if (HN_FUSED && (op == HN_OPERATOR_Is || op == HN_OPERATOR_IsNot) && is_none(right) && last) {
        hnemit_jump(c, n, (op == HN_OPERATOR_Is) == when ? HN_OP_JNONE : HN_OP_JNOTNONE, a, 0, to);
        return 0;
    }
    if (o->jump_small != HN_OP_NOP && last && hnexpr_small_int(right, &small)) {
        hnemit_jump(c, n, when ? o->jump_small : o->jump_unless_small, a, (uint16_t)small, to);
        return 0;
    }
    uint32_t b = right_operand(c, n, i);
    if (HN_FUSED && o->jump != HN_OP_NOP) {
        hnemit_jump(c, n, when ? o->jump : o->jump_unless, a, b, to);
    } else {
        uint32_t t = hnunit_temp(c, 1);
        hnemit(c, n, o->value, t, a, b);
        hnemit_jump(c, n, when ? HN_OP_JT : HN_OP_JF, t, 0, to);
    }
    return b;
}

static void condition_compare(hn_compiler *c, const hn_node *n, hn_label to, bool when) {
    uint32_t last = n->Compare.ops.len - 1, a = HN_NO_REG, top = c->u->top;
    hn_label skip = last ? hnemit_label(c) : to;
    for (uint32_t i = 0; i < last && hnunit_ok(c); i++) {
        uint32_t b = jump_compare(c, n, i, a, when ? skip : to, false);
        if (b > top && b < HN_CONST_REG) hnemit_move(c, n, top, b), b = top;
        c->u->top = b == top ? top + 1 : top;
        a = b;
    }
    jump_compare(c, n, last, a, to, when);
    if (last) hnemit_bind(c, skip);
}

static void condition_bool_op(hn_compiler *c, const hn_node *n, hn_label to, bool when) {
    bool decides = n->BoolOp.op == HN_OPERATOR_Or; /* the value of an operand that settles it */
    uint32_t last = n->BoolOp.values.len - 1;
    hn_label skip = decides == when ? to : hnemit_label(c);
    for (uint32_t i = 0; i < last && hnunit_ok(c); i++)
        hncond_jump(c, n->BoolOp.values.items[i], skip, decides);
    hncond_jump(c, n->BoolOp.values.items[last], to, when);
    if (skip != to) hnemit_bind(c, skip);
}

static void condition_if_exp(hn_compiler *c, const hn_node *n, hn_label to, bool when) {
    hn_label other = hnemit_label(c), end = hnemit_label(c);
    hncond_jump(c, n->IfExp.test, other, false);
    hncond_jump(c, n->IfExp.body, to, when);
    hnemit_jump(c, n, HN_OP_JMP, 0, 0, end);
    hnemit_bind(c, other);
    hncond_jump(c, n->IfExp.orelse, to, when);
    hnemit_bind(c, end);
}

void hncond_jump(hn_compiler *c, const hn_node *n, hn_label to, bool when) {
    if (!hnunit_ok(c)) return;
    uint32_t top = c->u->top;
    int truth = hnconstant_truth(c, n);
    if (truth >= 0) {
        if (truth == when) hnemit_jump(c, n, HN_OP_JMP, 0, 0, to);
    } else if (n->kind == HN_AST_UnaryOp && n->UnaryOp.op == HN_OPERATOR_Not) {
        hncond_jump(c, n->UnaryOp.operand, to, !when);
    } else if (n->kind == HN_AST_BoolOp) {
        condition_bool_op(c, n, to, when);
    } else if (n->kind == HN_AST_Compare) {
        condition_compare(c, n, to, when);
    } else if (HN_FUSED && n->kind == HN_AST_IfExp) {
        condition_if_exp(c, n, to, when);
    } else {
        uint32_t reg = hnexpr_any(c, n);
        hnemit_jump(c, n, when ? HN_OP_JT : HN_OP_JF, reg, 0, to);
    }
    c->u->top = top;
}
