/* try, except, except*, finally, and with. parse_compound.c calls it. `with (` is the only place where the
 * parser goes back: it tries a list of items in parentheses first, and then an expression (hnp_try). */
#include "front/parse_int.h"

typedef struct hn_try_state {
    bool star, plain; /* except* and except seen */
} hn_try_state;

/* The exception types after `except`: one expression, or several without parentheses (PEP 758). */
static hn_node *parse_types(hn_parser *p) {
    uint32_t s = p->pos, base = p->nstack;
    hn_node *first = hnp_expression(p);
    if (!first || !hnp_at(p, HN_TOK_COMMA)) return first;
    if (!hnp_push(p, first, s)) return NULL;
    while (hnp_accept(p, HN_TOK_COMMA) && hnp_starts_expression(p)) {
        hn_node *n = hnp_expression(p);
        if (!n || !hnp_push(p, n, s)) return NULL;
    }
    hn_node *t = hnp_node(p, HN_AST_Tuple, s);
    if (!t || !hnp_take(p, base, &t->Tuple.elts) || !hnp_deepen_list(p, t, t->Tuple.elts)) return NULL;
    return t;
}

static bool except_header(hn_parser *p, hn_try_state *st, hn_node **type, const hn_name **name) {
    bool star = hnp_accept(p, HN_TOK_STAR);
    if (star ? st->plain : st->star) return hnp_fail(p) != NULL;
    if (star)
        st->star = true;
    else
        st->plain = true;
    if (hnp_at(p, HN_TOK_COLON)) return !star || hnp_fail(p) != NULL;
    if (!(*type = parse_types(p))) return false;
    bool several = (*type)->kind == HN_AST_Tuple && !(*type)->parenthesized;
    if (several || !hnp_accept(p, HN_TOK_AS)) return p->status == HN_OK;
    *name = hnp_name(p);
    return *name != NULL;
}

static bool push_handler(hn_parser *p, hn_try_state *st) {
    uint32_t s = p->pos;
    hn_node *type = NULL;
    const hn_name *name = NULL;
    hn_nodes body;
    hnp_advance(p);
    if (!except_header(p, st, &type, &name)) return false;
    if (!hnp_block(p, &body)) return false;
    hn_node *n = hnp_node(p, HN_AST_ExceptHandler, s);
    if (!n) return false;
    n->ExceptHandler.type = type;
    n->ExceptHandler.name = name;
    n->ExceptHandler.body = body;
    return hnp_push(p, n, s);
}

static bool parse_clause(hn_parser *p, hn_tok word, hn_nodes *out) {
    if (!hnp_accept(p, word)) return p->status == HN_OK;
    return hnp_block(p, out);
}

hn_node *hnp_try_stmt(hn_parser *p) {
    uint32_t s = p->pos, lineno = hnp_tok(p)->lineno, base = p->nstack;
    hn_nodes body, handlers, orelse = {NULL, 0}, final = {NULL, 0};
    hn_try_state st = {false, false};
    hnp_advance(p);
    if (!hnp_block(p, &body)) return NULL;
    if (!hnp_at(p, HN_TOK_EXCEPT) && !hnp_at(p, HN_TOK_FINALLY)) return hnp_fail(p);
    while (hnp_at(p, HN_TOK_EXCEPT)) {
        if (!push_handler(p, &st)) return NULL;
        hnp_complete(p, lineno, p->toks[s].start - p->lines[lineno - 1]);
    }
    if (!hnp_take(p, base, &handlers)) return NULL;
    if (handlers.len && !parse_clause(p, HN_TOK_ELSE, &orelse)) return NULL;
    if (!parse_clause(p, HN_TOK_FINALLY, &final)) return NULL;
    hn_node *n = hnp_node(p, st.star ? HN_AST_TryStar : HN_AST_Try, s);
    if (!n) return NULL;
    n->Try.body = body;
    n->Try.handlers = handlers;
    n->Try.orelse = orelse;
    n->Try.finalbody = final;
    return n;
}

/* ---- with ---- */

/* After `as`. */
static hn_node *parse_with_target(hn_parser *p) {
    hn_node *t = hnp_star_expression(p);
    if (!t || !hnp_is_target(t, true)) return t ? hnp_fail(p) : NULL;
    hnp_set_ctx(t, HN_CTX_STORE);
    return t;
}

static bool push_item(hn_parser *p) {
    uint32_t s = p->pos;
    hn_node *value = hnp_expression(p), *target = NULL;
    if (!value) return false;
    if (hnp_accept(p, HN_TOK_AS) && !(target = parse_with_target(p))) return false;
    hn_node *n = hnp_node(p, HN_AST_withitem, s);
    if (!n) return false;
    n->withitem.context_expr = value;
    n->withitem.optional_vars = target;
    return hnp_push(p, n, s);
}

/* `(a as b, c):`, all of it; the answer is any node, for hnp_try. The items stay on the stack. */
static hn_node *parse_parenthesized(hn_parser *p) {
    hnp_advance(p);
    do {
        if (hnp_at(p, HN_TOK_RPAR)) break;
        if (!push_item(p)) return NULL;
    } while (hnp_accept(p, HN_TOK_COMMA));
    if (!hnp_expect(p, HN_TOK_RPAR)) return NULL;
    if (!hnp_at(p, HN_TOK_COLON)) return hnp_fail(p);
    return p->stack[p->nstack - 1].v;
}

/* True when the parentheses at the current token end right before a colon, and are no empty tuple. */
static bool parentheses_to_colon(hn_parser *p) {
    uint32_t k = 1, level = p->toks[p->pos].level;
    if (hnp_peek(p, 1)->type == HN_TOK_RPAR) return false;
    for (;; k++) {
        hn_token *t = hnp_peek(p, k);
        if (t->type == HN_TOK_NEWLINE || t->type == HN_TOK_END ||
            (t->type == HN_TOK_ERROR && p->lx.status != HN_OK))
            return false;
        if (t->type == HN_TOK_RPAR && t->level == level - 1) break;
    }
    return hnp_peek(p, k + 1)->type == HN_TOK_COLON;
}

static bool parse_items(hn_parser *p) {
    if (hnp_at(p, HN_TOK_LPAR) && parentheses_to_colon(p)) {
        if (hnp_try(p, parse_parenthesized)) return true;
        if (p->status != HN_OK) return false;
    }
    do
        if (!push_item(p)) return false;
    while (hnp_accept(p, HN_TOK_COMMA));
    return true;
}

hn_node *hnp_with(hn_parser *p, uint32_t s, bool is_async) {
    uint32_t base = p->nstack;
    hn_nodes items, body;
    hnp_advance(p);
    if (!parse_items(p) || !hnp_take(p, base, &items)) return NULL;
    if (!hnp_block(p, &body)) return NULL;
    hn_node *n = hnp_node(p, is_async ? HN_AST_AsyncWith : HN_AST_With, s);
    if (!n) return NULL;
    n->With.items = items;
    n->With.body = body;
    return n;
}
