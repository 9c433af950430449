/* Simple statements. */
#include "front/parse_int.h"

static hn_node *parse_import(hn_parser *p);

static const struct {
    uint8_t tok, op;
    const char *text;
} augmented[] = {
    {HN_TOK_PLUSEQUAL, HN_OP_Add, "+="},
    {HN_TOK_MINEQUAL, HN_OP_Sub, "-="},
    {HN_TOK_STAREQUAL, HN_OP_Mult, "*="},
    {HN_TOK_ATEQUAL, HN_OP_MatMult, "@="},
    {HN_TOK_SLASHEQUAL, HN_OP_Div, "/="},
    {HN_TOK_PERCENTEQUAL, HN_OP_Mod, "%="},
    {HN_TOK_AMPEREQUAL, HN_OP_BitAnd, "&="},
    {HN_TOK_VBAREQUAL, HN_OP_BitOr, "|="},
    {HN_TOK_CIRCUMFLEXEQUAL, HN_OP_BitXor, "^="},
    {HN_TOK_LEFTSHIFTEQUAL, HN_OP_LShift, "<<="},
    {HN_TOK_RIGHTSHIFTEQUAL, HN_OP_RShift, ">>="},
    {HN_TOK_DOUBLESTAREQUAL, HN_OP_Pow, "**="},
    {HN_TOK_DOUBLESLASHEQUAL, HN_OP_FloorDiv, "//="},
};

static int find_augmented(hn_tok t) {
    for (size_t i = 0; i < sizeof augmented / sizeof *augmented; i++)
        if (augmented[i].tok == t) return (int)i;
    return -1;
}

static bool is_single_target(const hn_node *n) {
    return n->kind == HN_AST_Name || n->kind == HN_AST_Attribute || n->kind == HN_AST_Subscript;
}

static hn_node *parse_augmented(hn_parser *p, uint32_t s, hn_node *target, int which) {
    if (!is_single_target(target))
        return hnp_fail_node(p, target, "'%s' is an illegal expression for augmented assignment",
                             hnp_describe(target));
    hnp_advance(p);
    hn_node *value = hnp_value(p);
    if (!value) return NULL;
    hn_node *n = hnp_node(p, HN_AST_AugAssign, s);
    if (!n) return NULL;
    hnp_set_ctx(target, HN_CTX_STORE);
    n->AugAssign.target = target;
    n->AugAssign.op = (hn_ast_op)augmented[which].op;
    n->AugAssign.value = value;
    return n;
}

static hn_node *parse_annotated(hn_parser *p, uint32_t s, hn_node *target) {
    if (!is_single_target(target)) {
        if (target->kind == HN_AST_Tuple && !target->parenthesized)
            return hnp_fail_node(p, target->Tuple.elts.items[0],
                                 "only single target (not tuple) can be annotated");
        if (target->kind == HN_AST_List || target->kind == HN_AST_Tuple)
            return hnp_fail_node(p, target, "only single target (not %s) can be annotated",
                                 hnp_describe(target));
        return hnp_fail_node(p, target, "illegal target for annotation");
    }
    hnp_advance(p);
    hn_node *annotation = hnp_expression(p), *value = NULL;
    if (!annotation) return NULL;
    if (hnp_accept(p, HN_TOK_EQUAL) && !(value = hnp_value(p))) return NULL;
    hn_node *n = hnp_node(p, HN_AST_AnnAssign, s);
    if (!n) return NULL;
    hnp_set_ctx(target, HN_CTX_STORE);
    n->AnnAssign.target = target;
    n->AnnAssign.annotation = annotation;
    n->AnnAssign.value = value;
    n->AnnAssign.simple = target->kind == HN_AST_Name && !target->parenthesized;
    return n;
}

/* Whether `a` could be an operand of `|`: then `a = b` may have been meant as a comparison. */
static bool is_operand(const hn_node *a) {
    if (a->parenthesized) return true;
    return a->kind != HN_AST_BoolOp && a->kind != HN_AST_Compare && a->kind != HN_AST_IfExp &&
           a->kind != HN_AST_Lambda && a->kind != HN_AST_NamedExpr && a->kind != HN_AST_Starred &&
           !(a->kind == HN_AST_UnaryOp && a->UnaryOp.op == HN_OP_Not);
}

static bool is_excluded(const hn_node *a) {
    return a->kind == HN_AST_List || a->kind == HN_AST_Tuple || a->kind == HN_AST_GeneratorExp ||
           (a->kind == HN_AST_Constant && a->Constant.value.kind <= HN_CONST_TRUE);
}

/* The leftmost operand of an expression. */
static const hn_node *leftmost(const hn_node *n) {
    for (;;) {
        if (n->parenthesized) return n;
        switch (n->kind) {
        case HN_AST_BinOp: n = n->BinOp.left; break;
        case HN_AST_Attribute: n = n->Attribute.value; break;
        case HN_AST_Subscript: n = n->Subscript.value; break;
        case HN_AST_Call: n = n->Call.func; break;
        default: return n;
        }
    }
}

/* `a = b` at the start of the statement, meant as a comparison. `eq` is the token of its `=`. */
static bool fail_comparison(hn_parser *p, hn_node *first, uint32_t eq) {
    hn_node *last = first;
    if (first->kind == HN_AST_Tuple && !first->parenthesized && first->Tuple.elts.len)
        last = first->Tuple.elts.items[first->Tuple.elts.len - 1];
    if (p->toks[eq - 1].type == HN_TOK_COMMA || !is_operand(last) || is_excluded(leftmost(last)))
        return false;
    uint32_t pos = p->pos;
    p->pos = eq;
    hnp_advance(p);
    hn_node *b = hnp_try_prefix(p, hnp_bitwise_or);
    bool plain = b && !hnp_at(p, HN_TOK_EQUAL) && !hnp_at(p, HN_TOK_COLONEQUAL);
    uint32_t end = p->pos - 1;
    p->pos = pos;
    if (!plain) return p->status != HN_OK;
    if (last->kind == HN_AST_Name && !last->parenthesized)
        hnp_fail_tokens(p, eq - 1, end, "invalid syntax. Maybe you meant '==' or ':=' instead of '='?");
    else
        hnp_fail_node(p, last, "cannot assign to %s here. Maybe you meant '==' instead of '='?",
                      hnp_describe(last));
    return true;
}

static bool is_yield(const hn_node *n) {
    return (n->kind == HN_AST_Yield || n->kind == HN_AST_YieldFrom) && !n->parenthesized;
}

static hn_node *parse_assign(hn_parser *p, uint32_t s, hn_node *first) {
    uint32_t base = p->nstack, eq = p->pos;
    hn_node *value = first;
    while (hnp_at(p, HN_TOK_EQUAL)) {
        hn_node *bad = is_yield(value) ? value : hnp_invalid_target(value, HN_TARGET_STAR);
        if (bad) {
            if (!is_yield(first) && fail_comparison(p, first, eq)) return NULL;
            if (is_yield(value))
                return hnp_fail_node(p, value, "assignment to yield expression not possible");
            return hnp_fail_node(p, bad, "cannot assign to %s", hnp_describe(bad));
        }
        hnp_set_ctx(value, HN_CTX_STORE);
        if (!hnp_push(p, value, s)) return NULL;
        hnp_advance(p);
        value = hnp_value(p);
        if (!value) return NULL;
    }
    int aug = find_augmented(hnp_type(p));
    if (aug >= 0) return hnp_fail(p);
    hn_node *n = hnp_node(p, HN_AST_Assign, s);
    if (!n || !hnp_take(p, base, &n->Assign.targets)) return NULL;
    n->Assign.value = value;
    return n;
}

static hn_node *parse_expression_statement(hn_parser *p) {
    uint32_t s = p->pos;
    hn_node *value = hnp_value(p);
    if (!value) return NULL;
    int aug = find_augmented(hnp_type(p));
    if (aug >= 0) return parse_augmented(p, s, value, aug);
    if (hnp_at(p, HN_TOK_EQUAL)) return parse_assign(p, s, value);
    if (hnp_at(p, HN_TOK_COLON) && value->kind != HN_AST_Yield && value->kind != HN_AST_YieldFrom) {
        uint32_t next = hnp_peek(p, 1)->type;
        if (is_single_target(value) || hnp_type_starts((hn_tok)next)) return parse_annotated(p, s, value);
    }
    hn_node *n = hnp_node(p, HN_AST_Expr, s);
    if (n) n->Expr.value = value;
    return n;
}

static hn_node *parse_return(hn_parser *p) {
    uint32_t s = p->pos;
    hn_node *value = NULL;
    hnp_advance(p);
    if ((hnp_starts_expression(p) || hnp_at(p, HN_TOK_STAR)) && !(value = hnp_star_expressions(p)))
        return NULL;
    hn_node *n = hnp_node(p, HN_AST_Return, s);
    if (n) n->Return.value = value;
    return n;
}

static hn_node *parse_raise(hn_parser *p) {
    uint32_t s = p->pos;
    hn_node *exc = NULL, *cause = NULL;
    hnp_advance(p);
    if (hnp_starts_expression(p)) {
        if (!(exc = hnp_expression(p))) return NULL;
        if (hnp_accept(p, HN_TOK_FROM)) {
            if (!(cause = hnp_expression(p))) return NULL;
        }
    }
    hn_node *n = hnp_node(p, HN_AST_Raise, s);
    if (!n) return NULL;
    n->Raise.exc = exc;
    n->Raise.cause = cause;
    return n;
}

static hn_node *parse_names(hn_parser *p, hn_ast_kind kind) {
    uint32_t s = p->pos, base = p->nstack;
    do {
        hnp_advance(p);
        const hn_name *name = hnp_name(p);
        if (!name || !hnp_push(p, (void *)name, s)) return NULL;
    } while (hnp_at(p, HN_TOK_COMMA));
    hn_node *n = hnp_node(p, kind, s);
    if (!n || !hnp_take_names(p, base, &n->Global.names)) return NULL;
    return n;
}

static hn_node *parse_assert(hn_parser *p) {
    uint32_t s = p->pos;
    hnp_advance(p);
    hn_node *test = hnp_expression(p), *msg = NULL;
    if (!test) return NULL;
    if (hnp_accept(p, HN_TOK_COMMA) && !(msg = hnp_expression(p))) return NULL;
    hn_node *n = hnp_node(p, HN_AST_Assert, s);
    if (!n) return NULL;
    n->Assert.test = test;
    n->Assert.msg = msg;
    return n;
}

static hn_node *parse_del(hn_parser *p) {
    uint32_t s = p->pos;
    hnp_advance(p);
    if (hnp_at(p, HN_TOK_STAR) && !hnp_type_starts((hn_tok)hnp_peek(p, 1)->type)) return hnp_fail(p);
    uint32_t prefix = p->prefix, level = p->prefix_level, at = p->pos;
    p->prefix = at;
    p->prefix_level = p->toks[at - 1].level;
    hn_node *list = hnp_star_expressions(p);
    if (!list) hnp_reword_target(p, at);
    p->prefix = prefix;
    p->prefix_level = level;
    if (!list) return NULL;
    hn_node *bad = hnp_invalid_target(list, HN_TARGET_DEL);
    if (bad) return hnp_fail_node(p, bad, "cannot delete %s", hnp_describe(bad));
    if (!hnp_at(p, HN_TOK_SEMI) && !hnp_at(p, HN_TOK_NEWLINE)) return hnp_fail(p);
    hn_node *n = hnp_node(p, HN_AST_Delete, s);
    if (!n) return NULL;
    hnp_set_ctx(list, HN_CTX_DEL);
    if (list->kind == HN_AST_Tuple && !list->parenthesized)
        n->Delete.targets = list->Tuple.elts;
    else if (!hnp_one(p, list, &n->Delete.targets))
        return NULL;
    return n;
}

/* `type X[T] = ...`; at the soft keyword. */
static hn_node *parse_type_alias(hn_parser *p) {
    uint32_t s = p->pos;
    hn_list params = {NULL, 0};
    hnp_advance(p);
    hn_node *name = hnp_name_node(p, HN_CTX_STORE);
    if (!name) return NULL;
    if (hnp_at(p, HN_TOK_LSQB) && !hnp_type_params(p, &params)) return NULL;
    if (!hnp_expect(p, HN_TOK_EQUAL)) return NULL;
    hn_node *value = hnp_expression(p);
    if (!value) return NULL;
    hn_node *n = hnp_node(p, HN_AST_TypeAlias, s);
    if (!n) return NULL;
    n->TypeAlias.name = name;
    n->TypeAlias.type_params = params;
    n->TypeAlias.value = value;
    return n;
}

static hn_node *parse_word(hn_parser *p, hn_ast_kind kind) {
    uint32_t s = p->pos;
    hnp_advance(p);
    return hnp_node(p, kind, s);
}

static hn_node *parse_simple(hn_parser *p) {
    switch (hnp_type(p)) {
    case HN_TOK_PASS: return parse_word(p, HN_AST_Pass);
    case HN_TOK_BREAK: return parse_word(p, HN_AST_Break);
    case HN_TOK_CONTINUE: return parse_word(p, HN_AST_Continue);
    case HN_TOK_RETURN: return parse_return(p);
    case HN_TOK_RAISE: return parse_raise(p);
    case HN_TOK_GLOBAL: return parse_names(p, HN_AST_Global);
    case HN_TOK_NONLOCAL: return parse_names(p, HN_AST_Nonlocal);
    case HN_TOK_ASSERT: return parse_assert(p);
    case HN_TOK_DEL: return parse_del(p);
    case HN_TOK_IMPORT:
    case HN_TOK_FROM: return parse_import(p);
    default: break;
    }
    if (hnp_is_name(p, hnp_tok(p), "type") && hnp_peek(p, 1)->type == HN_TOK_NAME) return parse_type_alias(p);
    return parse_expression_statement(p);
}

/* `pass if x else y`: a statement where a conditional wants an expression. */
static bool fail_word_if(hn_parser *p, const hn_node *n, uint32_t s) {
    if (n->kind != HN_AST_Pass && n->kind != HN_AST_Break && n->kind != HN_AST_Continue) return false;
    if (!hnp_at(p, HN_TOK_IF)) return false;
    uint32_t at = p->pos;
    hnp_advance(p);
    bool ok = hnp_try(p, hnp_disjunction) && hnp_at(p, HN_TOK_ELSE);
    p->pos = at;
    if (!ok) return p->status != HN_OK;
    hnp_fail_tokens(p, s, s, "expected expression before 'if', but statement is given");
    return true;
}

bool hnp_simple_statements(hn_parser *p) {
    do {
        uint32_t s = p->statement = p->pos;
        hn_node *n = parse_simple(p);
        if (!n || !hnp_push(p, n, s)) return false;
        if (!hnp_at(p, HN_TOK_SEMI) && !hnp_at(p, HN_TOK_NEWLINE))
            return fail_word_if(p, n, s) ? false : hnp_fail(p) != NULL;
    } while (hnp_accept(p, HN_TOK_SEMI) && !hnp_at(p, HN_TOK_NEWLINE));
    return hnp_expect(p, HN_TOK_NEWLINE);
}

bool hnp_statement(hn_parser *p) {
    bool compound = false;
    uint32_t s = p->pos;
    p->previous = p->statement;
    p->statement = s;
    hn_node *n = hnp_compound(p, &compound);
    p->compound = compound;
    if (compound && n && n->kind != HN_AST_FunctionDef && n->kind != HN_AST_AsyncFunctionDef)
        hnp_complete(p, n->lineno, n->col_offset);
    if (compound) return n && hnp_push(p, n, s);
    return p->status == HN_OK && hnp_simple_statements(p);
}

/* ---- imports ---- */

/* `a.b.c` as one name. */
static const hn_name *parse_dotted(hn_parser *p) {
    if (!hnp_at(p, HN_TOK_NAME)) return hnp_fail(p);
    const hn_name *name = hnp_name(p);
    if (!name || !hnp_at(p, HN_TOK_DOT)) return name;
    p->text.len = 0;
    hnbuf_put(&p->text, name->text, name->len);
    while (hnp_accept(p, HN_TOK_DOT)) {
        name = hnp_name(p);
        if (!name) return NULL;
        hnbuf_byte(&p->text, '.');
        hnbuf_put(&p->text, name->text, name->len);
    }
    if (p->text.failed) return hnp_fail_nomem(p);
    name = hnname_intern(p->names, (const char *)p->text.data, p->text.len);
    return name ? name : hnp_fail_nomem(p);
}

/* After `as`. */
static const hn_name *parse_asname(hn_parser *p, bool from) {
    uint32_t at = p->pos;
    hn_tok next = hnp_at(p, HN_TOK_NAME) ? (hn_tok)hnp_peek(p, 1)->type : HN_TOK_END;
    if (next == HN_TOK_COMMA || next == HN_TOK_NEWLINE || next == HN_TOK_SEMI ||
        (from && next == HN_TOK_RPAR))
        return hnp_name(p);
    hn_node *bad = hnp_try_prefix(p, hnp_expression);
    bool name = bad && bad->kind == HN_AST_Pass && p->pos == at + 1; /* the beginning that was kept */
    if (bad)
        return hnp_fail_node(p, bad, "cannot use %s as import target", name ? "name" : hnp_describe(bad));
    p->pos = at;
    return hnp_name(p);
}

static bool push_alias(hn_parser *p, bool from) {
    uint32_t s = p->pos;
    const hn_name *name = from ? hnp_name(p) : parse_dotted(p), *asname = NULL;
    if (!name) return false;
    if (hnp_accept(p, HN_TOK_AS) && !(asname = parse_asname(p, from))) return false;
    hn_node *n = hnp_node(p, HN_AST_alias, s);
    if (!n) return false;
    n->alias.name = name;
    n->alias.asname = asname;
    return hnp_push(p, n, s);
}

static hn_node *parse_import_plain(hn_parser *p) {
    uint32_t s = p->pos, base = p->nstack;
    bool simple = true;
    hnp_advance(p);
    if (hnp_at(p, HN_TOK_NEWLINE))
        return hnp_fail_from(p, p->pos, "Expected one or more names after 'import'");
    do {
        if (!push_alias(p, false)) return NULL;
        simple = simple && !((hn_node *)p->stack[p->nstack - 1].v)->alias.asname;
    } while (hnp_accept(p, HN_TOK_COMMA));
    if (simple && hnp_at(p, HN_TOK_FROM)) {
        hnp_advance(p);
        if (hnp_at(p, HN_TOK_NAME) && parse_dotted(p))
            return hnp_fail_from(p, s, "Did you mean to use 'from ... import ...' instead?");
        p->pos--;
        return hnp_fail(p);
    }
    hn_node *n = hnp_node(p, HN_AST_Import, s);
    if (!n || !hnp_take(p, base, &n->Import.names)) return NULL;
    return n;
}

static bool push_star_alias(hn_parser *p) {
    uint32_t s = p->pos;
    hnp_advance(p);
    hn_node *n = hnp_node(p, HN_AST_alias, s);
    if (!n || !(n->alias.name = hnname_intern(p->names, "*", 1))) return hnp_fail_nomem(p) != NULL;
    return hnp_push(p, n, s);
}

static bool parse_from_names(hn_parser *p) {
    if (hnp_at(p, HN_TOK_STAR)) return push_star_alias(p);
    bool paren = hnp_accept(p, HN_TOK_LPAR);
    if (hnp_at(p, HN_TOK_NEWLINE)) {
        hnp_fail_from(p, p->pos, "Expected one or more names after 'import'");
        return false;
    }
    for (;;) {
        if (!push_alias(p, true)) return false;
        if (!hnp_accept(p, HN_TOK_COMMA)) break;
        if (paren && hnp_at(p, HN_TOK_RPAR)) break;
        if (!paren && hnp_at(p, HN_TOK_NEWLINE)) {
            hnp_fail_tokens(p, p->pos, p->pos, "trailing comma not allowed without surrounding parentheses");
            return false;
        }
    }
    return !paren || hnp_expect(p, HN_TOK_RPAR);
}

static hn_node *parse_from(hn_parser *p) {
    uint32_t s = p->pos, base = p->nstack;
    int level = 0;
    const hn_name *module = NULL;
    hnp_advance(p);
    for (; hnp_at(p, HN_TOK_DOT) || hnp_at(p, HN_TOK_ELLIPSIS); hnp_advance(p))
        level += hnp_at(p, HN_TOK_DOT) ? 1 : 3;
    if (level == 0 || !hnp_at(p, HN_TOK_IMPORT))
        if (!(module = parse_dotted(p))) return NULL;
    if (!hnp_expect(p, HN_TOK_IMPORT) || !parse_from_names(p)) return NULL;
    hn_node *n = hnp_node(p, HN_AST_ImportFrom, s);
    if (!n || !hnp_take(p, base, &n->ImportFrom.names)) return NULL;
    n->ImportFrom.module = module;
    n->ImportFrom.level = level;
    return n;
}

static hn_node *parse_import(hn_parser *p) {
    return hnp_at(p, HN_TOK_IMPORT) ? parse_import_plain(p) : parse_from(p);
}
