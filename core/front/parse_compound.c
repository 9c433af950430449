/* Compound statements: blocks, if, while, for, def, class, decorators and type parameters (PEP 695, 696).
 * parse_stmt.c calls hnp_compound for each statement. try and with are in parse_try.c, match in
 * parse_match.c. An elif chain is built in a loop, not by recursion, since a program may make it of any
 * length. */
#include "front/parse_int.h"

bool hnp_block(hn_parser *p, hn_nodes *out) {
    uint32_t base = p->nstack;
    if (!hnp_expect(p, HN_TOK_COLON)) return false;
    if (!hnp_at(p, HN_TOK_NEWLINE)) return hnp_simple_statements(p) && hnp_take(p, base, out);
    hnp_advance(p);
    if (!hnp_expect(p, HN_TOK_INDENT)) return false;
    while (!hnp_at(p, HN_TOK_DEDENT)) {
        if (!hnp_statement(p)) return false;
        if (hnp_at(p, HN_TOK_END)) break;
    }
    return hnp_expect(p, HN_TOK_DEDENT) && hnp_take(p, base, out);
}

static bool parse_else(hn_parser *p, hn_nodes *out) {
    if (!hnp_accept(p, HN_TOK_ELSE)) return p->status == HN_OK;
    return hnp_block(p, out);
}

static hn_node *if_header(hn_parser *p, bool is_elif) {
    uint32_t s = p->pos;
    hn_nodes body;
    hnp_advance(p);
    hn_node *test = hnp_named_expression(p);
    if (!test || !hnp_block(p, &body)) return NULL;
    hn_node *n = hnp_node(p, HN_AST_If, s);
    if (!n) return NULL;
    n->If.test = test;
    n->If.body = body;
    n->is_elif = is_elif;
    return n;
}

/* An if and its elifs, built as a chain from the top. All end where the last one does. */
static hn_node *parse_if(hn_parser *p) {
    hn_node *first = if_header(p, false), *last = first;
    if (!first) return NULL;
    hnp_complete(p, first->lineno, first->col_offset);
    while (hnp_at(p, HN_TOK_ELIF)) {
        hn_node *n = if_header(p, true);
        if (!n || !hnp_one(p, n, &last->If.orelse)) return NULL;
        last = n;
    }
    if (!parse_else(p, &last->If.orelse)) return NULL;
    hnp_end(p, last);
    for (hn_node *n = first; n != last; n = n->If.orelse.items[0]) {
        n->end_lineno = last->end_lineno;
        n->end_col_offset = last->end_col_offset;
    }
    return first;
}

/* The loop that began at token s may end before its else. */
static bool parse_loop_else(hn_parser *p, uint32_t s, hn_nodes *out) {
    const hn_token *t = &p->toks[s];
    hnp_complete(p, t->lineno, t->start - p->lines[t->lineno - 1]);
    return parse_else(p, out);
}

static hn_node *parse_while(hn_parser *p) {
    uint32_t s = p->pos;
    hn_nodes body, orelse = {NULL, 0};
    hnp_advance(p);
    hn_node *test = hnp_named_expression(p);
    if (!test || !hnp_block(p, &body) || !parse_loop_else(p, s, &orelse)) return NULL;
    hn_node *n = hnp_node(p, HN_AST_While, s);
    if (!n) return NULL;
    n->While.test = test;
    n->While.body = body;
    n->While.orelse = orelse;
    return n;
}

static hn_node *parse_for(hn_parser *p, uint32_t s, bool is_async) {
    hn_nodes body, orelse = {NULL, 0};
    hnp_advance(p);
    hn_node *target = hnp_for_targets(p);
    if (!target || !hnp_expect(p, HN_TOK_IN)) return NULL;
    hn_node *iter = hnp_star_expressions(p);
    if (!iter || !hnp_block(p, &body) || !parse_loop_else(p, s, &orelse)) return NULL;
    hn_node *n = hnp_node(p, is_async ? HN_AST_AsyncFor : HN_AST_For, s);
    if (!n) return NULL;
    n->For.target = target; /* AsyncFor has the same layout, as have the other async kinds */
    n->For.iter = iter;
    n->For.body = body;
    n->For.orelse = orelse;
    return n;
}

/* ---- type parameters (PEP 695, 696) ---- */

static bool push_type_param(hn_parser *p) {
    uint32_t s = p->pos;
    hn_ast_kind kind = hnp_accept(p, HN_TOK_STAR)         ? HN_AST_TypeVarTuple
                       : hnp_accept(p, HN_TOK_DOUBLESTAR) ? HN_AST_ParamSpec
                                                          : HN_AST_TypeVar;
    const hn_name *name = hnp_name(p);
    if (!name) return false;
    hn_node *bound = NULL, *value = NULL;
    if (kind == HN_AST_TypeVar && hnp_accept(p, HN_TOK_COLON)) bound = hnp_expression(p);
    if (p->status != HN_OK) return false;
    if (hnp_accept(p, HN_TOK_EQUAL)) {
        value = kind == HN_AST_TypeVarTuple ? hnp_star_expression(p) : hnp_expression(p);
        if (!value) return false;
    }
    hn_node *n = hnp_node(p, kind, s);
    if (!n) return false;
    if (kind == HN_AST_TypeVar) {
        n->TypeVar.name = name;
        n->TypeVar.bound = bound;
        n->TypeVar.default_value = value;
    } else {
        n->ParamSpec.name = name;
        n->ParamSpec.default_value = value;
    }
    return hnp_push(p, n, s);
}

bool hnp_type_params(hn_parser *p, hn_nodes *out) {
    uint32_t base = p->nstack;
    *out = (hn_nodes){NULL, 0};
    if (!hnp_accept(p, HN_TOK_LSQB)) return p->status == HN_OK;
    do
        if (!push_type_param(p)) return false;
    while (hnp_accept(p, HN_TOK_COMMA) && !hnp_at(p, HN_TOK_RSQB));
    return hnp_expect(p, HN_TOK_RSQB) && hnp_take(p, base, out);
}

/* ---- def and class ---- */

static hn_node *parse_function(hn_parser *p, uint32_t s, bool is_async, hn_nodes decorators) {
    hn_nodes params, body;
    hnp_advance(p);
    const hn_name *name = hnp_name(p);
    if (!name || !hnp_type_params(p, &params) || !hnp_expect(p, HN_TOK_LPAR)) return NULL;
    hn_node *args = hnp_parameters(p, false), *returns = NULL;
    if (!args || !hnp_expect(p, HN_TOK_RPAR)) return NULL;
    if (hnp_accept(p, HN_TOK_RARROW) && !(returns = hnp_expression(p))) return NULL;
    if (!hnp_block(p, &body)) return NULL;
    hn_node *n = hnp_node(p, is_async ? HN_AST_AsyncFunctionDef : HN_AST_FunctionDef, s);
    if (!n) return NULL;
    n->FunctionDef.name = name;
    n->FunctionDef.args = args;
    n->FunctionDef.body = body;
    n->FunctionDef.decorator_list = decorators;
    n->FunctionDef.returns = returns;
    n->FunctionDef.type_params = params;
    return n;
}

static hn_node *parse_compound_parse_class(hn_parser *p, hn_nodes decorators) {
    uint32_t s = p->pos;
    hn_nodes params, body, bases = {NULL, 0}, keywords = {NULL, 0};
    hnp_advance(p);
    const hn_name *name = hnp_name(p);
    if (!name || !hnp_type_params(p, &params)) return NULL;
    if (hnp_accept(p, HN_TOK_LPAR) &&
        (!hnp_arguments(p, &bases, &keywords, false) || !hnp_expect(p, HN_TOK_RPAR)))
        return NULL;
    if (!hnp_block(p, &body)) return NULL;
    hn_node *n = hnp_node(p, HN_AST_ClassDef, s);
    if (!n) return NULL;
    n->ClassDef.name = name;
    n->ClassDef.bases = bases;
    n->ClassDef.keywords = keywords;
    n->ClassDef.body = body;
    n->ClassDef.decorator_list = decorators;
    n->ClassDef.type_params = params;
    return n;
}

static hn_node *parse_async(hn_parser *p, hn_nodes decorators) {
    uint32_t s = p->pos;
    hnp_advance(p);
    if (hnp_at(p, HN_TOK_DEF)) return parse_function(p, s, true, decorators);
    if (decorators.len) return hnp_fail(p);
    if (hnp_at(p, HN_TOK_FOR)) return parse_for(p, s, true);
    if (hnp_at(p, HN_TOK_WITH)) return hnp_with(p, s, true);
    return hnp_fail(p);
}

static hn_node *parse_decorated(hn_parser *p) {
    uint32_t base = p->nstack;
    hn_nodes decorators;
    while (hnp_at(p, HN_TOK_AT)) {
        uint32_t s = p->pos;
        hnp_advance(p);
        hn_node *d = hnp_named_expression(p);
        if (!d || !hnp_push(p, d, s) || !hnp_expect(p, HN_TOK_NEWLINE)) return NULL;
    }
    if (!hnp_take(p, base, &decorators)) return NULL;
    if (hnp_at(p, HN_TOK_DEF)) return parse_function(p, p->pos, false, decorators);
    if (hnp_at(p, HN_TOK_CLASS)) return parse_compound_parse_class(p, decorators);
    if (hnp_at(p, HN_TOK_ASYNC)) return parse_async(p, decorators);
    return hnp_fail(p);
}

hn_node *hnp_compound(hn_parser *p, bool *is_compound) {
    hn_nodes none = {NULL, 0};
    *is_compound = true;
    switch (hnp_type(p)) {
    case HN_TOK_IF: return parse_if(p);
    case HN_TOK_WHILE: return parse_while(p);
    case HN_TOK_FOR: return parse_for(p, p->pos, false);
    case HN_TOK_TRY: return hnp_try_stmt(p);
    case HN_TOK_WITH: return hnp_with(p, p->pos, false);
    case HN_TOK_DEF: return parse_function(p, p->pos, false, none);
    case HN_TOK_CLASS: return parse_compound_parse_class(p, none);
    case HN_TOK_ASYNC: return parse_async(p, none);
    case HN_TOK_AT: return parse_decorated(p);
    case HN_TOK_NAME:
        if (hnp_is_match(p)) return hnp_match(p);
        break;
    default: break;
    }
    *is_compound = false;
    return NULL;
}
