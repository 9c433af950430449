/* Expressions other than spines, displays, comparisons and comprehensions, which have their own files. All
 * files of the compiler call hnexpr_any or hnexpr_to for a subexpression; hnexpr_to charges the meter. `:=`
 * can change a local while an expression is evaluated: use hnexpr_stable for an operand that must keep its
 * value. */
#include "front/unit.h"

#include "object/str.h"

bool hnexpr_small_int(const hn_node *n, int32_t *out) {
    if (!HN_FUSED) return false;
    bool negative = n->kind == HN_AST_UnaryOp && n->UnaryOp.op == HN_OPERATOR_USub;
    if (negative) n = n->UnaryOp.operand;
    if (n->kind != HN_AST_Constant || n->Constant.value.kind != HN_CONST_INT) return false;
    if (n->Constant.value.i > INT16_MAX) return false;
    *out = negative ? -(int32_t)n->Constant.value.i : (int32_t)n->Constant.value.i;
    return true;
}

/* Only := can change a local while an expression is evaluated: captured variables are cells. */
bool hnexpr_moves(const hn_compiler *c, const hn_node *later) {
    if (!c->u->scope->walrus && !c->scope->walrus) return false;
    while (later->kind == HN_AST_Attribute) later = later->Attribute.value;
    return later->kind != HN_AST_Name && later->kind != HN_AST_Constant;
}

uint32_t hnexpr_stable(hn_compiler *c, const hn_node *n, const hn_node *later) {
    uint32_t reg = hnexpr_any(c, n);
    if (!later || !hnunit_is_local(c, reg) || !hnexpr_moves(c, later)) return reg;
    uint32_t copy = hnunit_temp(c, 1);
    hnemit_move(c, n, copy, reg);
    return copy;
}

static bool is_foldable(const hn_node *n) {
    if (!HN_FUSED) return n->kind == HN_AST_Constant;
    return n->kind == HN_AST_Constant || n->kind == HN_AST_UnaryOp || n->kind == HN_AST_Tuple;
}

uint32_t hnexpr_any(hn_compiler *c, const hn_node *n) {
    if (!hnunit_ok(c)) return 0;
    if (n->kind == HN_AST_Name && n->ctx == HN_CTX_LOAD) {
        uint32_t reg = hnvar_load_local(c, n, n->Name.id);
        if (reg != HN_NO_REG) return reg;
    }
    if (n->kind == HN_AST_NamedExpr) {
        uint32_t reg = hnvar_local(c, n->NamedExpr.target->Name.id);
        if (reg != HN_NO_REG) {
            hnexpr_to(c, n->NamedExpr.value, reg);
            hnemit_set(c, reg);
            return reg;
        }
    }
    hn_value v;
    if (is_foldable(n) && hnconstant_fold(c, n, &v)) {
        uint32_t reg = hnunit_const_reg(c, v);
        if (reg != HN_NO_REG) return reg;
    }
    uint32_t t = hnunit_temp(c, 1);
    hnexpr_to(c, n, t);
    return t;
}

void hnexpr_slow(hn_compiler *c, const hn_node *at, uint32_t dst, uint32_t window, hn_slow_id id) {
    hnemit(c, at, HN_OP_SLOW, dst, window, id);
}

/* Evaluates n to t and jumps if its truth is `when`. An operand of an `and` in an `or` is asked once: what
 * settles the inner one leads past the outer one's question. */
static void bool_jump(hn_compiler *c, const hn_node *n, uint32_t t, hn_label to, bool when) {
    if (n->kind != HN_AST_BoolOp) {
        hnexpr_to(c, n, t);
        hnemit_jump(c, n, when ? HN_OP_JT : HN_OP_JF, t, 0, to);
        return;
    }
    bool decides = n->BoolOp.op == HN_OPERATOR_Or;
    uint32_t last = n->BoolOp.values.len - 1;
    hn_label skip = decides == when ? to : hnemit_label(c);
    for (uint32_t i = 0; i < last && hnunit_ok(c); i++)
        bool_jump(c, n->BoolOp.values.items[i], t, skip, decides);
    if (hnunit_ok(c)) bool_jump(c, n->BoolOp.values.items[last], t, to, when);
    if (skip != to) hnemit_bind(c, skip);
}

static void expr_bool_op(hn_compiler *c, const hn_node *n, uint32_t dst) {
    uint32_t t = hnunit_scratch(c, dst), last = n->BoolOp.values.len - 1;
    hn_label end = hnemit_label(c);
    for (uint32_t i = 0; i < last && hnunit_ok(c); i++)
        bool_jump(c, n->BoolOp.values.items[i], t, end, n->BoolOp.op == HN_OPERATOR_Or);
    hnexpr_to(c, n->BoolOp.values.items[last], t);
    hnemit_bind(c, end);
    hnemit_move(c, n, dst, t);
}

static bool is_not_in(const hn_node *n) {
    if (n->kind != HN_AST_Compare || n->Compare.ops.len != 1) return false;
    uint8_t op = n->Compare.ops.items[0];
    return op == HN_OPERATOR_In || op == HN_OPERATOR_NotIn || op == HN_OPERATOR_Is || op == HN_OPERATOR_IsNot;
}

static void unary_op(hn_compiler *c, const hn_node *n, uint32_t dst) {
    const hn_node *operand = n->UnaryOp.operand;
    if (HN_FUSED && n->UnaryOp.op == HN_OPERATOR_Not && is_not_in(operand)) {
        uint8_t op = operand->Compare.ops.items[0];
        uint8_t opposite = op == HN_OPERATOR_In      ? HN_OPERATOR_NotIn
                           : op == HN_OPERATOR_NotIn ? HN_OPERATOR_In
                           : op == HN_OPERATOR_Is    ? HN_OPERATOR_IsNot
                                                     : HN_OPERATOR_Is;
        operand->Compare.ops.items[0] = opposite;
        hncond_compare_to(c, operand, dst);
        operand->Compare.ops.items[0] = op;
        return;
    }
    uint32_t reg = hnexpr_any(c, operand);
    hn_op op = n->UnaryOp.op == HN_OPERATOR_Not    ? HN_OP_NOT
               : n->UnaryOp.op == HN_OPERATOR_USub ? HN_OP_NEG
               : n->UnaryOp.op == HN_OPERATOR_UAdd ? HN_OP_POS
                                                   : HN_OP_INVERT;
    hnemit(c, n, op, dst, reg, 0);
}

/* Only its errors are wanted: control never gets there. */
static void expr_dead(hn_compiler *c, const hn_node *n, uint32_t dst) {
    bool dead = c->u->dead;
    uint64_t *set = hnemit_state(c);
    hnemit_dead(c);
    hnexpr_to(c, n, dst);
    if (set) memcpy(c->u->set, set, c->u->words * sizeof *set);
    c->u->dead = dead;
}

static void expr_if_exp(hn_compiler *c, const hn_node *n, uint32_t dst) {
    int truth = hnconstant_truth(c, n->IfExp.test);
    if (truth >= 0) {
        (truth ? hnexpr_to : expr_dead)(c, n->IfExp.body, dst);
        (truth ? expr_dead : hnexpr_to)(c, n->IfExp.orelse, dst);
        return;
    }
    hn_label other = hnemit_label(c), end = hnemit_label(c);
    hncond_jump(c, n->IfExp.test, other, false);
    hnexpr_to(c, n->IfExp.body, dst);
    hnemit_jump(c, n->IfExp.body, HN_OP_JMP, 0, 0, end);
    hnemit_bind(c, other);
    hnexpr_to(c, n->IfExp.orelse, dst);
    hnemit_bind(c, end);
}

static void named_expr(hn_compiler *c, const hn_node *n, uint32_t dst) {
    hnexpr_to(c, n->NamedExpr.value, dst);
    hnvar_store(c, n, n->NamedExpr.target->Name.id, dst);
}

void hnexpr_send_loop(hn_compiler *c, const hn_node *at, uint32_t iter, uint32_t result) {
    hn_label again = hnemit_label(c), done = hnemit_label(c);
    hnemit_none(c, at, result);
    hnemit_head(c, again);
    hnemit_jump(c, at, HN_OP_SEND, result, iter, done);
    hnemit(c, at, HN_OP_YIELD, result, result, iter);
    hnemit_jump(c, at, HN_OP_JMP, 0, 0, again);
    hnemit_bind(c, done);
}

void hnexpr_await(hn_compiler *c, const hn_node *at, uint32_t reg, unsigned how) {
    uint32_t top = c->u->top, iter = hnunit_temp(c, 1);
    hnemit(c, at, HN_OP_GET_AWAITABLE, iter, reg, how);
    hnexpr_send_loop(c, at, iter, reg);
    c->u->top = top;
}

static bool may_await(hn_compiler *c) {
    const hn_scope *s = c->u->scope;
    if (c->u->is_async) return true;
    return s->kind == HN_SCOPE_MODULE && c->flags & HN_COMPILE_TOP_AWAIT;
}

static void await_expr(hn_compiler *c, const hn_node *n, uint32_t dst) {
    if (!may_await(c)) {
        const hn_scope *s = c->u->scope;
        bool function = s->kind == HN_SCOPE_FUNCTION;
        hnunit_fail(c, n, function ? "'await' outside async function" : "'await' outside function");
        return;
    }
    uint32_t t = hnunit_scratch(c, dst);
    hnexpr_to(c, n->Await.value, t);
    hnexpr_await(c, n, t, 0);
    hnemit_move(c, n, dst, t);
}

static bool may_yield(hn_compiler *c, const hn_node *n) {
    if (c->u->scope->kind == HN_SCOPE_FUNCTION) return true;
    hnunit_fail(c, n, n->kind == HN_AST_Yield ? "'yield' outside function" : "'yield from' outside function");
    return false;
}

static void yield_expr(hn_compiler *c, const hn_node *n, uint32_t dst) {
    if (!may_yield(c, n)) return;
    uint32_t v;
    if (n->Yield.value)
        v = hnexpr_any(c, n->Yield.value);
    else
        hnemit_none(c, n, v = hnunit_temp(c, 1));
    if (c->u->is_async) {
        uint32_t wrapped = hnunit_temp(c, 1);
        hnemit(c, n, HN_OP_ASYNC_GEN_WRAP, wrapped, v, 0);
        v = wrapped;
    }
    hnemit(c, n, HN_OP_YIELD, dst, v, dst);
}

static void yield_from(hn_compiler *c, const hn_node *n, uint32_t dst) {
    if (!may_yield(c, n)) return;
    if (c->u->is_async) {
        hnunit_fail(c, n, "'yield from' inside async function");
        return;
    }
    uint32_t iter = hnunit_temp(c, 2);
    hnexpr_to(c, n->YieldFrom.value, iter);
    hnemit(c, n, HN_OP_GET_YIELD_FROM, iter, iter, 0);
    hnexpr_send_loop(c, n, iter, iter + 1);
    hnemit_move(c, n, dst, iter + 1);
}

static void slice_bound(hn_compiler *c, const hn_node *at, const hn_node *n, uint32_t dst) {
    if (n)
        hnexpr_to(c, n, dst);
    else
        hnemit_none(c, at, dst);
}

static void slice_expr(hn_compiler *c, const hn_node *n, uint32_t dst) {
    uint32_t w = hnunit_temp(c, 3);
    slice_bound(c, n, n->Slice.lower, w);
    slice_bound(c, n, n->Slice.upper, w + 1);
    slice_bound(c, n, n->Slice.step, w + 2);
    hnemit(c, n, HN_OP_BUILD_SLICE, dst, w, 0);
}

static void compile_expr(hn_compiler *c, const hn_node *n, uint32_t dst) {
    switch (n->kind) {
    case HN_AST_Name: hnvar_load(c, n, n->Name.id, dst); break;
    case HN_AST_BoolOp: expr_bool_op(c, n, dst); break;
    case HN_AST_NamedExpr: named_expr(c, n, dst); break;
    case HN_AST_BinOp:
    case HN_AST_Attribute:
    case HN_AST_Subscript:
    case HN_AST_Call: hnspine_to(c, n, dst); break;
    case HN_AST_UnaryOp: unary_op(c, n, dst); break;
    case HN_AST_Lambda: hnfuncdef_lambda(c, n, dst); break;
    case HN_AST_IfExp: expr_if_exp(c, n, dst); break;
    case HN_AST_ListComp:
    case HN_AST_SetComp:
    case HN_AST_DictComp:
    case HN_AST_GeneratorExp: hncomp_to(c, n, dst); break;
    case HN_AST_Await: await_expr(c, n, dst); break;
    case HN_AST_Yield: yield_expr(c, n, dst); break;
    case HN_AST_YieldFrom: yield_from(c, n, dst); break;
    case HN_AST_Compare: hncond_compare_to(c, n, dst); break;
    case HN_AST_JoinedStr:
    case HN_AST_FormattedValue: hndisplay_fstring(c, n, dst); break;
    case HN_AST_TemplateStr:
    case HN_AST_Interpolation: hndisplay_template(c, n, dst); break;
    case HN_AST_Starred: hnunit_fail(c, n, "can't use starred expression here"); break;
    case HN_AST_Slice: slice_expr(c, n, dst); break;
    default: hndisplay_to(c, n, dst); break;
    }
}

void hnexpr_to(hn_compiler *c, const hn_node *n, uint32_t dst) {
    if (!hnunit_ok(c)) return;
    hnunit_status(c, hnmeter_charge(&c->vm->meter, 1));
    uint32_t top = c->u->top;
    hn_value v;
    if (is_foldable(n) && hnconstant_fold(c, n, &v)) {
        hnemit_constant(c, n, dst, v);
        return;
    }
    uint32_t t = HN_FUSED ? dst : hnunit_temp(c, 1);
    compile_expr(c, n, t);
    hnemit_move(c, n, dst, t);
    c->u->top = top;
}

uint32_t hnexpr_iterable(hn_compiler *c, const hn_node *n) {
    hn_value v;
    if (!hncond_constant_container(c, n, &v)) return hnexpr_any(c, n);
    uint32_t t = hnunit_temp(c, 1);
    hnemit_constant(c, n, t, v);
    return t;
}

void hnexpr_effect(hn_compiler *c, const hn_node *n) {
    uint32_t top = c->u->top;
    hn_value v;
    if (n->kind == HN_AST_Constant || hnconstant_fold(c, n, &v)) return;
    (void)hnexpr_any(c, n);
    c->u->top = top;
}
