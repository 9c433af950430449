/* Expressions down to the operators, the clauses of comprehensions, and targets of assignments. The other
 * parse files call it for every expression. Operators are parsed by precedence with an explicit stack
 * (Dijkstra's shunting-yard algorithm), so a level of brackets costs the C stack a few frames, whatever
 * operators it has. Prefix operators and `**` count as levels of nesting (hnp_enter). */
#include "front/parse_int.h"

enum {
    PREC_OR = 1,
    PREC_AND,
    PREC_NOT,
    PREC_COMPARE,
    PREC_BITOR,
    PREC_BITXOR,
    PREC_BITAND,
    PREC_SHIFT,
    PREC_SUM,
    PREC_TERM,
    PREC_UNARY,
    PREC_POWER,
    PREC_AWAIT
};

static const struct {
    uint8_t prec, op;
} parse_expr_binary[HN_TOK_COUNT] = {
    [HN_TOK_OR] = {PREC_OR, HN_OPERATOR_Or},
    [HN_TOK_AND] = {PREC_AND, HN_OPERATOR_And},
    [HN_TOK_EQEQUAL] = {PREC_COMPARE, HN_OPERATOR_Eq},
    [HN_TOK_NOTEQUAL] = {PREC_COMPARE, HN_OPERATOR_NotEq},
    [HN_TOK_LESS] = {PREC_COMPARE, HN_OPERATOR_Lt},
    [HN_TOK_LESSEQUAL] = {PREC_COMPARE, HN_OPERATOR_LtE},
    [HN_TOK_GREATER] = {PREC_COMPARE, HN_OPERATOR_Gt},
    [HN_TOK_GREATEREQUAL] = {PREC_COMPARE, HN_OPERATOR_GtE},
    [HN_TOK_IN] = {PREC_COMPARE, HN_OPERATOR_In},
    [HN_TOK_IS] = {PREC_COMPARE, HN_OPERATOR_Is},
    [HN_TOK_NOT] = {PREC_COMPARE, HN_OPERATOR_NotIn},
    [HN_TOK_VBAR] = {PREC_BITOR, HN_OPERATOR_BitOr},
    [HN_TOK_CIRCUMFLEX] = {PREC_BITXOR, HN_OPERATOR_BitXor},
    [HN_TOK_AMPER] = {PREC_BITAND, HN_OPERATOR_BitAnd},
    [HN_TOK_LEFTSHIFT] = {PREC_SHIFT, HN_OPERATOR_LShift},
    [HN_TOK_RIGHTSHIFT] = {PREC_SHIFT, HN_OPERATOR_RShift},
    [HN_TOK_PLUS] = {PREC_SUM, HN_OPERATOR_Add},
    [HN_TOK_MINUS] = {PREC_SUM, HN_OPERATOR_Sub},
    [HN_TOK_STAR] = {PREC_TERM, HN_OPERATOR_Mult},
    [HN_TOK_SLASH] = {PREC_TERM, HN_OPERATOR_Div},
    [HN_TOK_DOUBLESLASH] = {PREC_TERM, HN_OPERATOR_FloorDiv},
    [HN_TOK_PERCENT] = {PREC_TERM, HN_OPERATOR_Mod},
    [HN_TOK_AT] = {PREC_TERM, HN_OPERATOR_MatMult},
    [HN_TOK_DOUBLESTAR] = {PREC_POWER, HN_OPERATOR_Pow},
};

static bool push_op(hn_parser *p, unsigned prec, unsigned op) {
    if (p->nops == p->ops_cap) {
        uint32_t cap = p->ops_cap ? p->ops_cap * 2 : 32;
        hn_pending *q = hnmem_resize(p->meter, p->ops, p->ops_cap * sizeof *q, cap * sizeof *q);
        if (!q) return hnp_fail_nomem(p) != NULL;
        p->ops = q;
        p->ops_cap = cap;
    }
    bool nests = prec == PREC_NOT || prec >= PREC_UNARY;
    if (nests && !hnp_enter(p)) return false;
    p->ops[p->nops++] = (hn_pending){(uint8_t)prec, (uint8_t)op, p->pos};
    return true;
}

/* One of: not x, -x, await x. */
static bool reduce_unary(hn_parser *p, hn_pending o) {
    hn_item *x = &p->stack[p->nstack - 1];
    hn_node *n = hnp_node(p, o.prec == PREC_AWAIT ? HN_AST_Await : HN_AST_UnaryOp, o.s);
    if (!n || !hnp_deepen(p, n, x->v)) return false;
    if (o.prec == PREC_AWAIT)
        n->Await.value = x->v;
    else {
        n->UnaryOp.op = (hn_ast_op)o.op;
        n->UnaryOp.operand = x->v;
    }
    *x = (hn_item){n, o.s};
    return true;
}

static bool reduce_binary(hn_parser *p, hn_pending o) {
    hn_item *l = &p->stack[p->nstack - 2], *r = l + 1;
    hn_node *n = hnp_node(p, HN_AST_BinOp, l->s), *left = l->v;
    if (!n) return false;
    n->BinOp.left = left;
    n->BinOp.op = (hn_ast_op)o.op;
    n->BinOp.right = r->v;
    n->depth = left->depth > 1 ? left->depth : 2;
    if (left->kind != HN_AST_BinOp && !hnp_deepen(p, n, left)) return false;
    if (!hnp_deepen(p, n, r->v)) return false;
    p->nstack--;
    l->v = n;
    return true;
}

/* The run of `count` boolean or comparison operators on top of the stack, as one node. */
static bool reduce_chain(hn_parser *p, uint32_t first, uint32_t count) {
    uint32_t base = p->nstack - count - 1, s = p->stack[base].s;
    hn_pending *o = &p->ops[first];
    hn_nodes list;
    hn_node *left = p->stack[base].v,
            *n = hnp_node(p, o->prec == PREC_COMPARE ? HN_AST_Compare : HN_AST_BoolOp, s);
    if (!n || !hnp_take(p, o->prec == PREC_COMPARE ? base + 1 : base, &list)) return false;
    if (!hnp_deepen_list(p, n, list) || !hnp_deepen(p, n, left)) return false;
    if (o->prec == PREC_COMPARE) {
        n->Compare.left = left;
        n->Compare.comparators = list;
        n->Compare.ops.items = hnp_alloc(p, count);
        if (!n->Compare.ops.items) return false;
        n->Compare.ops.len = count;
        for (uint32_t i = 0; i < count; i++) n->Compare.ops.items[i] = o[i].op;
        p->nstack = base;
    } else {
        n->BoolOp.op = (hn_ast_op)o->op;
        n->BoolOp.values = list;
    }
    return hnp_push(p, n, s);
}

/* Builds the nodes of all pending operators above `base` that bind at least as tightly as `prec`. */
static bool parse_expr_reduce(hn_parser *p, uint32_t base, unsigned prec) {
    while (p->nops > base && p->ops[p->nops - 1].prec >= prec) {
        hn_pending o = p->ops[p->nops - 1];
        if (o.prec <= PREC_AND || o.prec == PREC_COMPARE) {
            uint32_t first = p->nops;
            while (first > base && p->ops[first - 1].prec == o.prec) first--;
            if (!reduce_chain(p, first, p->nops - first)) return false;
            p->nops = first;
            continue;
        }
        p->nops--;
        bool nests = o.prec == PREC_NOT || o.prec >= PREC_UNARY;
        if (nests) hnp_leave(p);
        bool unary = o.prec == PREC_NOT || o.prec == PREC_UNARY || o.prec == PREC_AWAIT;
        if (!(unary ? reduce_unary(p, o) : reduce_binary(p, o))) return false;
    }
    return true;
}

/* Prefix operators and one operand. */
static bool parse_operand(hn_parser *p, uint32_t base, unsigned min) {
    for (;;) {
        unsigned above = p->nops > base ? p->ops[p->nops - 1].prec : 0;
        hn_tok t = hnp_type(p);
        if (t == HN_TOK_NOT) {
            if (above > PREC_NOT || min > PREC_NOT) return hnp_fail(p) != NULL;
            if (!push_op(p, PREC_NOT, HN_OPERATOR_Not)) return false;
        } else if (t == HN_TOK_PLUS || t == HN_TOK_MINUS || t == HN_TOK_TILDE) {
            if (above == PREC_AWAIT) return hnp_fail(p) != NULL;
            unsigned op = t == HN_TOK_PLUS    ? HN_OPERATOR_UAdd
                          : t == HN_TOK_MINUS ? HN_OPERATOR_USub
                                              : HN_OPERATOR_Invert;
            if (!push_op(p, PREC_UNARY, op)) return false;
        } else if (t == HN_TOK_AWAIT) {
            if (above == PREC_AWAIT) return hnp_fail(p) != NULL;
            if (!push_op(p, PREC_AWAIT, 0)) return false;
        } else
            break;
        hnp_advance(p);
    }
    uint32_t s = p->pos;
    hn_node *x = hnp_primary(p);
    return x && hnp_push(p, x, s);
}

static hn_node *parse_operators(hn_parser *p, unsigned min) {
    uint32_t base = p->nops;
    for (;;) {
        if (!parse_operand(p, base, min)) return NULL;
        hn_tok t = hnp_type(p);
        unsigned prec = parse_expr_binary[t].prec, op = parse_expr_binary[t].op;
        if (t == HN_TOK_NOT && hnp_peek(p, 1)->type != HN_TOK_IN) prec = 0;
        if (prec < min || prec == 0) break;
        bool chain = prec <= PREC_AND || prec == PREC_COMPARE || prec == PREC_POWER;
        if (!parse_expr_reduce(p, base, chain ? prec + 1 : prec)) return NULL;
        if (!push_op(p, prec, op)) return NULL;
        hnp_advance(p);
        if (t == HN_TOK_NOT)
            hnp_advance(p);
        else if (t == HN_TOK_IS && hnp_accept(p, HN_TOK_NOT))
            p->ops[p->nops - 1].op = HN_OPERATOR_IsNot;
    }
    if (!parse_expr_reduce(p, base, 0)) return NULL;
    return p->stack[--p->nstack].v;
}

static hn_node *parse_disjunction(hn_parser *p) {
    return parse_operators(p, PREC_OR);
}
hn_node *hnp_bitwise_or(hn_parser *p) {
    return parse_operators(p, PREC_BITOR);
}

static hn_node *parse_conditional(hn_parser *p, uint32_t s, hn_node *body) {
    hnp_advance(p);
    hn_node *test = parse_disjunction(p);
    if (!test || !hnp_expect(p, HN_TOK_ELSE)) return NULL;
    hn_node *orelse = hnp_expression(p);
    if (!orelse) return NULL;
    hn_node *n = hnp_node(p, HN_AST_IfExp, s);
    if (!n || !hnp_deepen(p, n, body) || !hnp_deepen(p, n, test) || !hnp_deepen(p, n, orelse)) return NULL;
    n->IfExp.test = test;
    n->IfExp.body = body;
    n->IfExp.orelse = orelse;
    return n;
}

hn_node *hnp_expression(hn_parser *p) {
    if (!hnp_enter(p)) return NULL;
    uint32_t s = p->pos;
    hn_node *n;
    if (hnp_at(p, HN_TOK_LAMBDA))
        n = hnp_lambda(p);
    else {
        n = parse_disjunction(p);
        if (n && hnp_at(p, HN_TOK_IF)) n = parse_conditional(p, s, n);
    }
    hnp_leave(p);
    return n;
}

static hn_node *make_starred(hn_parser *p, uint32_t s, hn_node *value) {
    if (!value) return NULL;
    hn_node *n = hnp_node(p, HN_AST_Starred, s);
    if (!n || !hnp_deepen(p, n, value)) return NULL;
    n->Starred.value = value;
    return n;
}

hn_node *hnp_star_expression(hn_parser *p) {
    uint32_t s = p->pos;
    if (!hnp_accept(p, HN_TOK_STAR)) return hnp_expression(p);
    return make_starred(p, s, hnp_bitwise_or(p));
}

static hn_node *parse_walrus(hn_parser *p) {
    uint32_t s = p->pos;
    hn_node *target = hnp_name_node(p, HN_CTX_STORE);
    if (!target) return NULL;
    hnp_advance(p);
    hn_node *value = hnp_expression(p);
    if (!value) return NULL;
    hn_node *n = hnp_node(p, HN_AST_NamedExpr, s);
    if (!n || !hnp_deepen(p, n, value)) return NULL;
    n->NamedExpr.target = target;
    n->NamedExpr.value = value;
    return n;
}

hn_node *hnp_named_expression(hn_parser *p) {
    if (hnp_at(p, HN_TOK_NAME) && hnp_peek(p, 1)->type == HN_TOK_COLONEQUAL) return parse_walrus(p);
    return hnp_expression(p);
}

hn_node *hnp_star_named_expression(hn_parser *p) {
    return hnp_at(p, HN_TOK_STAR) ? hnp_star_expression(p) : hnp_named_expression(p);
}

bool hnp_type_starts(hn_tok t) {
    switch (t) {
    case HN_TOK_NAME:
    case HN_TOK_NUMBER:
    case HN_TOK_STRING:
    case HN_TOK_FSTART:
    case HN_TOK_LPAR:
    case HN_TOK_LSQB:
    case HN_TOK_LBRACE:
    case HN_TOK_PLUS:
    case HN_TOK_MINUS:
    case HN_TOK_TILDE:
    case HN_TOK_ELLIPSIS:
    case HN_TOK_FALSE:
    case HN_TOK_NONE:
    case HN_TOK_TRUE:
    case HN_TOK_AWAIT:
    case HN_TOK_LAMBDA:
    case HN_TOK_NOT: return true;
    default: return false;
    }
}

bool hnp_starts_expression(hn_parser *p) {
    return hnp_type_starts(hnp_type(p));
}

hn_node *hnp_star_expressions(hn_parser *p) {
    uint32_t s = p->pos, base = p->nstack;
    hn_node *first = hnp_star_expression(p);
    if (!first || !hnp_at(p, HN_TOK_COMMA)) return first;
    if (!hnp_push(p, first, s)) return NULL;
    while (hnp_accept(p, HN_TOK_COMMA) && (hnp_starts_expression(p) || hnp_at(p, HN_TOK_STAR))) {
        uint32_t at = p->pos;
        hn_node *n = hnp_star_expression(p);
        if (!n || !hnp_push(p, n, at)) return NULL;
    }
    hn_node *t = hnp_node(p, HN_AST_Tuple, s);
    if (!t || !hnp_take(p, base, &t->Tuple.elts) || !hnp_deepen_list(p, t, t->Tuple.elts)) return NULL;
    return t;
}

hn_node *hnp_yield(hn_parser *p) {
    uint32_t s = p->pos;
    hnp_advance(p);
    bool from = hnp_accept(p, HN_TOK_FROM);
    hn_node *value = NULL;
    if (from)
        value = hnp_expression(p);
    else if (hnp_starts_expression(p) || hnp_at(p, HN_TOK_STAR))
        value = hnp_star_expressions(p);
    if (p->status != HN_OK) return NULL;
    hn_node *n = hnp_node(p, from ? HN_AST_YieldFrom : HN_AST_Yield, s);
    if (!n || !hnp_deepen(p, n, value)) return NULL;
    if (from)
        n->YieldFrom.value = value;
    else
        n->Yield.value = value;
    return n;
}

hn_node *hnp_value(hn_parser *p) {
    return hnp_at(p, HN_TOK_YIELD) ? hnp_yield(p) : hnp_star_expressions(p);
}

bool hnp_is_target(const hn_node *n, bool star) {
    if (n->kind == HN_AST_Starred) return star && hnp_is_target(n->Starred.value, star);
    if (n->kind != HN_AST_Tuple && n->kind != HN_AST_List)
        return n->kind == HN_AST_Name || n->kind == HN_AST_Subscript || n->kind == HN_AST_Attribute;
    hn_nodes l = n->kind == HN_AST_Tuple ? n->Tuple.elts : n->List.elts;
    for (uint32_t i = 0; i < l.len; i++)
        if (!hnp_is_target(l.items[i], star)) return false;
    return true;
}

void hnp_set_ctx(hn_node *n, hn_ast_ctx ctx) {
    n->ctx = (uint8_t)ctx;
    if (n->kind == HN_AST_Starred) hnp_set_ctx(n->Starred.value, ctx);
    if (n->kind != HN_AST_Tuple && n->kind != HN_AST_List) return;
    hn_nodes l = n->kind == HN_AST_Tuple ? n->Tuple.elts : n->List.elts;
    for (uint32_t i = 0; i < l.len; i++) hnp_set_ctx(l.items[i], ctx);
}

static hn_node *parse_for_target(hn_parser *p) {
    uint32_t s = p->pos;
    if (hnp_accept(p, HN_TOK_STAR)) return make_starred(p, s, hnp_bitwise_or(p));
    return hnp_bitwise_or(p);
}

static hn_node *parse_targets(hn_parser *p) {
    uint32_t s = p->pos, base = p->nstack;
    hn_node *t = parse_for_target(p);
    if (!t || !hnp_at(p, HN_TOK_COMMA)) return t;
    if (!hnp_push(p, t, s)) return NULL;
    while (hnp_accept(p, HN_TOK_COMMA) && (hnp_starts_expression(p) || hnp_at(p, HN_TOK_STAR))) {
        hn_node *n = parse_for_target(p);
        if (!n || !hnp_push(p, n, s)) return NULL;
    }
    t = hnp_node(p, HN_AST_Tuple, s);
    if (!t || !hnp_take(p, base, &t->Tuple.elts) || !hnp_deepen_list(p, t, t->Tuple.elts)) return NULL;
    return t;
}

hn_node *hnp_for_targets(hn_parser *p) {
    hn_node *t = parse_targets(p);
    if (!t || !hnp_is_target(t, true)) return t ? hnp_fail(p) : NULL;
    hnp_set_ctx(t, HN_CTX_STORE);
    return t;
}

/* `for x in y if z ...` clauses, at least one, at `for` or `async`. */
bool hnp_comprehension(hn_parser *p, hn_nodes *out) {
    uint32_t base = p->nstack;
    while (hnp_at(p, HN_TOK_FOR) || (hnp_at(p, HN_TOK_ASYNC) && hnp_peek(p, 1)->type == HN_TOK_FOR)) {
        uint32_t s = p->pos;
        bool is_async = hnp_accept(p, HN_TOK_ASYNC);
        hnp_advance(p);
        hn_node *target = hnp_for_targets(p);
        if (!target || !hnp_expect(p, HN_TOK_IN)) return false;
        hn_node *iter = parse_disjunction(p);
        if (!iter) return false;
        uint32_t ifs = p->nstack;
        while (hnp_accept(p, HN_TOK_IF)) {
            hn_node *cond = parse_disjunction(p);
            if (!cond || !hnp_push(p, cond, s)) return false;
        }
        hn_node *c = hnp_node(p, HN_AST_comprehension, s);
        if (!c || !hnp_take(p, ifs, &c->comprehension.ifs)) return false;
        c->comprehension.target = target;
        c->comprehension.iter = iter;
        c->comprehension.is_async = is_async;
        if (!hnp_deepen(p, c, target) || !hnp_deepen(p, c, iter) ||
            !hnp_deepen_list(p, c, c->comprehension.ifs) || !hnp_push(p, c, s))
            return false;
    }
    return hnp_take(p, base, out);
}
