/* Statements: the simple ones are parsed here, compound ones by parse_compound.c. parse.c and blocks call
 * hnp_statement. An assignment is parsed as an expression first; the expression is then checked and marked as
 * a target (hnp_is_target, hnp_set_ctx). */
#include "front/parse_int.h"

static hn_node *parse_import(hn_parser *p);

static const struct {
    uint8_t tok, op;
    const char *text;
} augmented[] = {
    {HN_TOK_PLUSEQUAL, HN_OPERATOR_Add, "+="},
    {HN_TOK_MINEQUAL, HN_OPERATOR_Sub, "-="},
    {HN_TOK_STAREQUAL, HN_OPERATOR_Mult, "*="},
    {HN_TOK_ATEQUAL, HN_OPERATOR_MatMult, "@="},
    {HN_TOK_SLASHEQUAL, HN_OPERATOR_Div, "/="},
    {HN_TOK_PERCENTEQUAL, HN_OPERATOR_Mod, "%="},
    {HN_TOK_AMPEREQUAL, HN_OPERATOR_BitAnd, "&="},
    {HN_TOK_VBAREQUAL, HN_OPERATOR_BitOr, "|="},
    {HN_TOK_CIRCUMFLEXEQUAL, HN_OPERATOR_BitXor, "^="},
    {HN_TOK_LEFTSHIFTEQUAL, HN_OPERATOR_LShift, "<<="},
    {HN_TOK_RIGHTSHIFTEQUAL, HN_OPERATOR_RShift, ">>="},
    {HN_TOK_DOUBLESTAREQUAL, HN_OPERATOR_Pow, "**="},
    {HN_TOK_DOUBLESLASHEQUAL, HN_OPERATOR_FloorDiv, "//="},
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
    if (!is_single_target(target)) return hnp_fail(p);
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

static hn_node *parse_assign(hn_parser *p, uint32_t s, hn_node *first) {
    uint32_t base = p->nstack;
    hn_node *value = first;
    while (hnp_at(p, HN_TOK_EQUAL)) {
        if (!hnp_is_target(value, true)) return hnp_fail(p);
        hnp_set_ctx(value, HN_CTX_STORE);
        if (!hnp_push(p, value, s)) return NULL;
        hnp_advance(p);
        value = hnp_value(p);
        if (!value) return NULL;
    }
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
    if (hnp_at(p, HN_TOK_COLON) && is_single_target(value)) return parse_annotated(p, s, value);
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
    hn_node *list = hnp_star_expressions(p);
    if (!list) return NULL;
    if (!hnp_is_target(list, false)) return hnp_fail(p);
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
    hn_nodes params = {NULL, 0};
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

static hn_node *parse_stmt_parse_word(hn_parser *p, hn_ast_kind kind) {
    uint32_t s = p->pos;
    hnp_advance(p);
    return hnp_node(p, kind, s);
}

static hn_node *parse_simple(hn_parser *p) {
    switch (hnp_type(p)) {
    case HN_TOK_PASS: return parse_stmt_parse_word(p, HN_AST_Pass);
    case HN_TOK_BREAK: return parse_stmt_parse_word(p, HN_AST_Break);
    case HN_TOK_CONTINUE: return parse_stmt_parse_word(p, HN_AST_Continue);
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

bool hnp_simple_statements(hn_parser *p) {
    do {
        uint32_t s = p->pos;
        hn_node *n = parse_simple(p);
        if (!n || !hnp_push(p, n, s)) return false;
        if (!hnp_at(p, HN_TOK_SEMI) && !hnp_at(p, HN_TOK_NEWLINE)) return hnp_fail(p) != NULL;
    } while (hnp_accept(p, HN_TOK_SEMI) && !hnp_at(p, HN_TOK_NEWLINE));
    return hnp_expect(p, HN_TOK_NEWLINE);
}

bool hnp_statement(hn_parser *p) {
    bool compound = false;
    uint32_t s = p->pos;
    hn_node *n = hnp_compound(p, &compound);
    p->compound = compound;
    if (compound && n && n->kind != HN_AST_FunctionDef && n->kind != HN_AST_AsyncFunctionDef)
        hnp_complete(p, n->lineno, n->col_offset);
    if (compound) return n && hnp_push(p, n, s);
    return p->status == HN_OK && hnp_simple_statements(p);
}

/* ---- imports ---- */

/* `a.b.c` as one name. */
static const hn_name *parse_stmt_parse_dotted(hn_parser *p) {
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

static bool push_alias(hn_parser *p, bool from) {
    uint32_t s = p->pos;
    const hn_name *name = from ? hnp_name(p) : parse_stmt_parse_dotted(p), *asname = NULL;
    if (!name) return false;
    if (hnp_accept(p, HN_TOK_AS) && !(asname = hnp_name(p))) return false;
    hn_node *n = hnp_node(p, HN_AST_alias, s);
    if (!n) return false;
    n->alias.name = name;
    n->alias.asname = asname;
    return hnp_push(p, n, s);
}

static hn_node *parse_import_plain(hn_parser *p) {
    uint32_t s = p->pos, base = p->nstack;
    hnp_advance(p);
    do
        if (!push_alias(p, false)) return NULL;
    while (hnp_accept(p, HN_TOK_COMMA));
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
    for (;;) {
        if (!push_alias(p, true)) return false;
        if (!hnp_accept(p, HN_TOK_COMMA)) break;
        if (paren && hnp_at(p, HN_TOK_RPAR)) break;
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
        if (!(module = parse_stmt_parse_dotted(p))) return NULL;
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
