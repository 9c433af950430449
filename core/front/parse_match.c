/* match statements and their patterns (PEP 634). parse_compound.c asks hnp_is_match whether `match` is a
 * keyword here, and then calls hnp_match. The checks that need names (a name captured twice, a case that is
 * never reached) are not here but in match.c. */
#include "front/parse_int.h"

static hn_node *parse_pattern(hn_parser *p);
static hn_node *parse_maybe_star(hn_parser *p);

/* `match` is a keyword only where the whole line is a match header: something that can begin an expression
 * follows it, and the line ends in a colon outside of brackets. */
bool hnp_is_match(hn_parser *p) {
    if (!hnp_is_name(p, hnp_tok(p), "match")) return false;
    hn_tok next = (hn_tok)hnp_peek(p, 1)->type, last = HN_TOK_END;
    if (!hnp_type_starts(next) && next != HN_TOK_STAR) return false;
    for (uint32_t k = 1;; k++) {
        hn_token *t = hnp_peek(p, k);
        if (t->type == HN_TOK_END || (t->type == HN_TOK_ERROR && p->lx.status != HN_OK)) return false;
        if (t->type == HN_TOK_NEWLINE) return last == HN_TOK_COLON;
        last = (hn_tok)t->type;
    }
}

static hn_node *make_pattern(hn_parser *p, hn_ast_kind kind, uint32_t s) {
    return hnp_node(p, kind, s);
}

/* A number with an optional sign: -1, 2.5. */
static hn_node *parse_signed(hn_parser *p) {
    uint32_t s = p->pos;
    bool minus = hnp_accept(p, HN_TOK_MINUS);
    if (!hnp_at(p, HN_TOK_NUMBER)) return hnp_fail(p);
    hn_node *x = hnp_number(p);
    if (!x || !minus) return x;
    hn_node *n = hnp_node(p, HN_AST_UnaryOp, s);
    if (!n || !hnp_deepen(p, n, x)) return NULL;
    n->UnaryOp.op = HN_OPERATOR_USub;
    n->UnaryOp.operand = x;
    return n;
}

static bool is_imaginary(const hn_node *n) {
    return n->kind == HN_AST_Constant && n->Constant.value.kind == HN_CONST_COMPLEX;
}

/* A signed number, or real + imaginary. */
static hn_node *parse_complex(hn_parser *p) {
    uint32_t s = p->pos;
    hn_node *left = parse_signed(p);
    if (!left || (!hnp_at(p, HN_TOK_PLUS) && !hnp_at(p, HN_TOK_MINUS))) return left;
    hn_node *real = left->kind == HN_AST_UnaryOp ? left->UnaryOp.operand : left;
    bool minus = hnp_at(p, HN_TOK_MINUS);
    hnp_advance(p);
    if (!hnp_at(p, HN_TOK_NUMBER)) return hnp_fail(p);
    if (is_imaginary(real)) return hnp_fail(p);
    hn_node *right = hnp_number(p);
    if (!right) return NULL;
    if (!is_imaginary(right)) return hnp_fail(p);
    hn_node *n = hnp_node(p, HN_AST_BinOp, s);
    if (!n || !hnp_deepen(p, n, left)) return NULL;
    n->BinOp.left = left;
    n->BinOp.op = minus ? HN_OPERATOR_Sub : HN_OPERATOR_Add;
    n->BinOp.right = right;
    return n;
}

/* a.b.c, at least one name. */
static hn_node *parse_match_parse_dotted(hn_parser *p) {
    uint32_t s = p->pos;
    hn_node *n = hnp_name_node(p, HN_CTX_LOAD);
    while (n && hnp_accept(p, HN_TOK_DOT)) {
        const hn_name *attr = hnp_name(p);
        if (!attr) return NULL;
        hn_node *a = hnp_node(p, HN_AST_Attribute, s);
        if (!a || !hnp_deepen(p, a, n->kind == HN_AST_Attribute ? NULL : n)) return NULL;
        a->Attribute.value = n;
        a->Attribute.attr = attr;
        if (n->kind == HN_AST_Attribute) a->depth = n->depth;
        n = a;
    }
    return p->status == HN_OK ? n : NULL;
}

static hn_node *parse_singleton(hn_parser *p, bool as_expression) {
    uint32_t s = p->pos;
    hn_const_kind kind = hnp_at(p, HN_TOK_NONE)   ? HN_CONST_NONE
                         : hnp_at(p, HN_TOK_TRUE) ? HN_CONST_TRUE
                                                  : HN_CONST_FALSE;
    hnp_advance(p);
    if (as_expression) return hnp_const_node(p, s, kind);
    hn_node *n = make_pattern(p, HN_AST_MatchSingleton, s);
    if (n) n->MatchSingleton.value.kind = (uint8_t)kind;
    return n;
}

static hn_node *value_pattern(hn_parser *p, uint32_t s, hn_node *value) {
    if (!value) return NULL;
    hn_node *n = make_pattern(p, HN_AST_MatchValue, s);
    if (!n || !hnp_deepen(p, n, value)) return NULL;
    n->MatchValue.value = value;
    return n;
}

/* A name as a capture, `_` as the wildcard. */
static hn_node *parse_capture(hn_parser *p) {
    uint32_t s = p->pos;
    bool wild = hnp_is_name(p, hnp_tok(p), "_");
    const hn_name *name = hnp_name(p);
    if (!name) return NULL;
    hn_node *n = make_pattern(p, HN_AST_MatchAs, s);
    if (n) n->MatchAs.name = wild ? NULL : name;
    return n;
}

/* The class pattern of the (name or NULL, pattern) pairs on the stack since `base`. */
static hn_node *parse_match_finish_class(hn_parser *p, uint32_t s, hn_node *cls, uint32_t base,
                                         uint32_t names) {
    hn_node *n = make_pattern(p, HN_AST_MatchClass, s);
    if (!n || !hnp_deepen(p, n, cls)) return NULL;
    uint32_t count = (p->nstack - base) / 2;
    n->MatchClass.cls = cls;
    hn_nodes *pos = &n->MatchClass.patterns, *kw = &n->MatchClass.kwd_patterns;
    hn_name_list *attrs = &n->MatchClass.kwd_attrs;
    if (!(pos->items = hnp_alloc(p, (count + 1) * sizeof(hn_node *)))) return NULL;
    if (!(kw->items = hnp_alloc(p, (names + 1) * sizeof(hn_node *)))) return NULL;
    if (!(attrs->items = hnp_alloc(p, (names + 1) * sizeof(hn_name *)))) return NULL;
    for (uint32_t i = 0; i < count; i++) {
        hn_node *child = p->stack[base + 2 * i + 1].v;
        if (!hnp_deepen(p, n, child)) return NULL;
        if (p->stack[base + 2 * i].v) {
            attrs->items[attrs->len++] = p->stack[base + 2 * i].v;
            kw->items[kw->len++] = child;
        } else
            pos->items[pos->len++] = child;
    }
    p->nstack = base;
    return n;
}

static hn_node *parse_match_parse_class(hn_parser *p, uint32_t s, hn_node *cls) {
    uint32_t base = p->nstack, names = 0;
    hnp_advance(p);
    while (!hnp_at(p, HN_TOK_RPAR)) {
        uint32_t at = p->pos;
        const hn_name *name = NULL;
        if (hnp_at(p, HN_TOK_NAME) && hnp_peek(p, 1)->type == HN_TOK_EQUAL) {
            if (!(name = hnp_name(p))) return NULL;
            hnp_advance(p);
            names++;
        }
        hn_node *n = parse_pattern(p);
        if (!n || !hnp_push(p, (void *)name, at) || !hnp_push(p, n, at)) return NULL;
        if (!name && names) return hnp_fail(p);
        if (!hnp_accept(p, HN_TOK_COMMA)) break;
    }
    if (!hnp_expect(p, HN_TOK_RPAR)) return NULL;
    return parse_match_finish_class(p, s, cls, base, names);
}

static hn_node *sequence_of(hn_parser *p, uint32_t s, uint32_t base) {
    hn_node *n = make_pattern(p, HN_AST_MatchSequence, s);
    if (!n || !hnp_take(p, base, &n->MatchSequence.patterns)) return NULL;
    return hnp_deepen_list(p, n, n->MatchSequence.patterns) ? n : NULL;
}

static hn_node *parse_bracketed(hn_parser *p, hn_tok close) {
    uint32_t s = p->pos, base = p->nstack;
    bool comma = false;
    hnp_advance(p);
    while (!hnp_at(p, close)) {
        uint32_t at = p->pos;
        hn_node *n = parse_maybe_star(p);
        if (!n || !hnp_push(p, n, at)) return NULL;
        if (!hnp_at(p, HN_TOK_COMMA)) break;
        comma = true;
        hnp_advance(p);
    }
    if (!hnp_at(p, close)) return hnp_fail(p);
    bool group = close == HN_TOK_RPAR && !comma && p->nstack == base + 1;
    if (group && ((hn_node *)p->stack[base].v)->kind == HN_AST_MatchStar) return hnp_fail(p);
    hnp_advance(p);
    if (group) return p->stack[--p->nstack].v;
    return sequence_of(p, s, base);
}

static hn_node *parse_match_parse_key(hn_parser *p) {
    switch (hnp_type(p)) {
    case HN_TOK_MINUS:
    case HN_TOK_NUMBER: return parse_complex(p);
    case HN_TOK_STRING:
    case HN_TOK_FSTART: return hnp_strings(p);
    case HN_TOK_NONE:
    case HN_TOK_TRUE:
    case HN_TOK_FALSE: return parse_singleton(p, true);
    case HN_TOK_NAME: {
        hn_node *n = parse_match_parse_dotted(p);
        return n && n->kind == HN_AST_Name ? hnp_fail(p) : n;
    }
    default: return hnp_fail(p);
    }
}

static hn_node *parse_mapping(hn_parser *p) {
    uint32_t s = p->pos, base = p->nstack;
    const hn_name *rest = NULL;
    hnp_advance(p);
    while (!hnp_at(p, HN_TOK_RBRACE)) {
        uint32_t at = p->pos;
        if (hnp_accept(p, HN_TOK_DOUBLESTAR)) {
            if (hnp_is_name(p, hnp_tok(p), "_")) return hnp_fail(p);
            if (!(rest = hnp_name(p))) return NULL;
            (void)hnp_accept(p, HN_TOK_COMMA);
            break;
        }
        hn_node *key = parse_match_parse_key(p);
        if (!key || !hnp_expect(p, HN_TOK_COLON)) return NULL;
        hn_node *value = parse_pattern(p);
        if (!value || !hnp_push(p, key, at) || !hnp_push(p, value, at)) return NULL;
        if (!hnp_accept(p, HN_TOK_COMMA)) break;
    }
    if (!hnp_expect(p, HN_TOK_RBRACE)) return NULL;
    hn_node *n = make_pattern(p, HN_AST_MatchMapping, s);
    if (!n) return NULL;
    uint32_t count = (p->nstack - base) / 2;
    hn_nodes *keys = &n->MatchMapping.keys, *values = &n->MatchMapping.patterns;
    if (!(keys->items = hnp_alloc(p, (count + 1) * sizeof(hn_node *)))) return NULL;
    if (!(values->items = hnp_alloc(p, (count + 1) * sizeof(hn_node *)))) return NULL;
    for (; keys->len < count; keys->len++) {
        keys->items[keys->len] = p->stack[base + 2 * keys->len].v;
        values->items[keys->len] = p->stack[base + 2 * keys->len + 1].v;
    }
    values->len = count;
    n->MatchMapping.rest = rest;
    p->nstack = base;
    return hnp_deepen_list(p, n, *keys) && hnp_deepen_list(p, n, *values) ? n : NULL;
}

static hn_node *parse_closed(hn_parser *p) {
    uint32_t s = p->pos;
    switch (hnp_type(p)) {
    case HN_TOK_MINUS:
    case HN_TOK_NUMBER: return value_pattern(p, s, parse_complex(p));
    case HN_TOK_STRING:
    case HN_TOK_FSTART: return value_pattern(p, s, hnp_strings(p));
    case HN_TOK_NONE:
    case HN_TOK_TRUE:
    case HN_TOK_FALSE: return parse_singleton(p, false);
    case HN_TOK_LPAR: return parse_bracketed(p, HN_TOK_RPAR);
    case HN_TOK_LSQB: return parse_bracketed(p, HN_TOK_RSQB);
    case HN_TOK_LBRACE: return parse_mapping(p);
    case HN_TOK_NAME: break;
    default: return hnp_fail(p);
    }
    hn_tok next = (hn_tok)hnp_peek(p, 1)->type;
    if ((next != HN_TOK_DOT && next != HN_TOK_LPAR) || hnp_is_name(p, hnp_tok(p), "_"))
        return parse_capture(p);
    hn_node *n = parse_match_parse_dotted(p);
    if (!n) return NULL;
    return hnp_at(p, HN_TOK_LPAR) ? parse_match_parse_class(p, s, n) : value_pattern(p, s, n);
}

static hn_node *parse_or(hn_parser *p) {
    uint32_t s = p->pos, base = p->nstack;
    hn_node *n = parse_closed(p);
    if (!n || !hnp_at(p, HN_TOK_VBAR)) return n;
    if (!hnp_push(p, n, s)) return NULL;
    while (hnp_accept(p, HN_TOK_VBAR))
        if (!(n = parse_closed(p)) || !hnp_push(p, n, s)) return NULL;
    if (p->status != HN_OK || !(n = make_pattern(p, HN_AST_MatchOr, s)) ||
        !hnp_take(p, base, &n->MatchOr.patterns))
        return NULL;
    return hnp_deepen_list(p, n, n->MatchOr.patterns) ? n : NULL;
}

/* After `as`. */
static const hn_name *parse_as_target(hn_parser *p) {
    hn_tok next = hnp_at(p, HN_TOK_NAME) ? (hn_tok)hnp_peek(p, 1)->type : HN_TOK_END;
    if (hnp_is_name(p, hnp_tok(p), "_")) return hnp_fail(p);
    if (hnp_at(p, HN_TOK_NAME) && next != HN_TOK_DOT && next != HN_TOK_LPAR && next != HN_TOK_EQUAL)
        return hnp_name(p);
    return hnp_fail(p);
}

static hn_node *parse_pattern(hn_parser *p) {
    uint32_t s = p->pos;
    if (!hnp_enter(p)) return NULL;
    hn_node *n = parse_or(p);
    hnp_leave(p);
    if (!n || !hnp_accept(p, HN_TOK_AS)) return n;
    const hn_name *name = parse_as_target(p);
    if (!name) return NULL;
    hn_node *as = make_pattern(p, HN_AST_MatchAs, s);
    if (!as || !hnp_deepen(p, as, n)) return NULL;
    as->MatchAs.pattern = n;
    as->MatchAs.name = name;
    return as;
}

static hn_node *parse_maybe_star(hn_parser *p) {
    uint32_t s = p->pos;
    if (!hnp_accept(p, HN_TOK_STAR)) return parse_pattern(p);
    bool wild = hnp_is_name(p, hnp_tok(p), "_");
    const hn_name *name = hnp_name(p);
    if (!name) return NULL;
    hn_node *n = make_pattern(p, HN_AST_MatchStar, s);
    if (n) n->MatchStar.name = wild ? NULL : name;
    return n;
}

/* All of a case's pattern: several with commas make an open sequence. */
static hn_node *parse_patterns(hn_parser *p) {
    uint32_t s = p->pos, base = p->nstack;
    bool star = hnp_at(p, HN_TOK_STAR);
    hn_node *n = parse_maybe_star(p);
    if (!n) return NULL;
    if (!hnp_at(p, HN_TOK_COMMA)) return star ? hnp_fail(p) : n;
    if (!hnp_push(p, n, s)) return NULL;
    while (hnp_accept(p, HN_TOK_COMMA) && !hnp_at(p, HN_TOK_COLON) && !hnp_at(p, HN_TOK_IF)) {
        n = parse_maybe_star(p);
        if (!n || !hnp_push(p, n, s)) return NULL;
    }
    return p->status == HN_OK ? sequence_of(p, s, base) : NULL;
}

static bool push_case(hn_parser *p) {
    uint32_t s = p->pos;
    hn_nodes body;
    hnp_advance(p);
    hn_node *pattern = parse_patterns(p), *guard = NULL;
    if (!pattern) return false;
    if (hnp_accept(p, HN_TOK_IF) && !(guard = hnp_named_expression(p))) return false;
    if (!hnp_block(p, &body)) return false;
    hn_node *n = hnp_node(p, HN_AST_match_case, s);
    if (!n) return false;
    n->match_case.pattern = pattern;
    n->match_case.guard = guard;
    n->match_case.body = body;
    return hnp_push(p, n, s);
}

static hn_node *parse_subject(hn_parser *p) {
    uint32_t s = p->pos, base = p->nstack;
    hn_node *n = hnp_star_named_expression(p);
    if (!n) return NULL;
    if (!hnp_at(p, HN_TOK_COMMA)) return n->kind == HN_AST_Starred ? hnp_fail(p) : n;
    if (!hnp_push(p, n, s)) return NULL;
    while (hnp_accept(p, HN_TOK_COMMA) && !hnp_at(p, HN_TOK_COLON)) {
        n = hnp_star_named_expression(p);
        if (!n || !hnp_push(p, n, s)) return NULL;
    }
    hn_node *t = hnp_node(p, HN_AST_Tuple, s);
    if (!t || !hnp_take(p, base, &t->Tuple.elts) || !hnp_deepen_list(p, t, t->Tuple.elts)) return NULL;
    return t;
}

hn_node *hnp_match(hn_parser *p) {
    uint32_t s = p->pos, base = p->nstack;
    hnp_advance(p);
    hn_node *subject = parse_subject(p);
    if (!subject || !hnp_expect(p, HN_TOK_COLON) || !hnp_expect(p, HN_TOK_NEWLINE)) return NULL;
    if (!hnp_expect(p, HN_TOK_INDENT)) return NULL;
    if (!hnp_is_name(p, hnp_tok(p), "case")) return hnp_fail(p);
    while (hnp_is_name(p, hnp_tok(p), "case"))
        if (!push_case(p)) return NULL;
    if (!hnp_expect(p, HN_TOK_DEDENT)) return NULL;
    hn_node *n = hnp_node(p, HN_AST_Match, s);
    if (!n || !hnp_take(p, base, &n->Match.cases)) return NULL;
    n->Match.subject = subject;
    return n;
}
