/* Atoms, displays, comprehensions in brackets, and the attributes, subscripts and calls that follow an atom.
 * parse_expr.c calls hnp_primary for each operand. A chain such as a.b[c](d) is parsed in a loop, not by
 * recursion, since a program may make it of any length. */
#include "front/parse_int.h"

/* The clauses after an element at `for`; NULL after an error. */
static hn_node *make_comprehension(hn_parser *p, uint32_t s, hn_ast_kind kind, hn_node *elt, hn_tok close) {
    if (elt->kind == HN_AST_Starred) return hnp_fail(p);
    hn_nodes generators;
    if (!hnp_comprehension(p, &generators)) return NULL;
    if (!hnp_expect(p, close)) return NULL;
    hn_node *n = hnp_node(p, kind, s);
    if (!n) return NULL;
    n->ListComp.elt = elt; /* the three kinds with an element have the same layout */
    n->ListComp.generators = generators;
    return hnp_deepen(p, n, elt) && hnp_deepen_list(p, n, generators) ? n : NULL;
}

/* Elements after the first up to the closing bracket. */
static bool parse_elements(hn_parser *p, hn_tok close) {
    while (hnp_accept(p, HN_TOK_COMMA) && !hnp_at(p, close)) {
        uint32_t at = p->pos;
        hn_node *n = hnp_at(p, HN_TOK_STAR) ? hnp_star_expression(p) : hnp_named_expression(p);
        if (!n || !hnp_push(p, n, at)) return false;
    }
    return hnp_expect(p, close);
}

static hn_node *parse_list(hn_parser *p) {
    uint32_t s = p->pos, base = p->nstack;
    hnp_advance(p);
    if (!hnp_at(p, HN_TOK_RSQB)) {
        uint32_t at = p->pos;
        hn_node *first = hnp_star_named_expression(p);
        if (!first) return NULL;
        if (hnp_at_for(p)) return make_comprehension(p, s, HN_AST_ListComp, first, HN_TOK_RSQB);
        if (!hnp_push(p, first, at) || !parse_elements(p, HN_TOK_RSQB)) return NULL;
    } else
        hnp_advance(p);
    hn_node *n = hnp_node(p, HN_AST_List, s);
    if (!n || !hnp_take(p, base, &n->List.elts)) return NULL;
    return hnp_deepen_list(p, n, n->List.elts) ? n : NULL;
}

static hn_node *finish_tuple(hn_parser *p, uint32_t s, uint32_t base) {
    hn_node *n = hnp_node(p, HN_AST_Tuple, s);
    if (!n || !hnp_take(p, base, &n->Tuple.elts)) return NULL;
    n->parenthesized = 1;
    return hnp_deepen_list(p, n, n->Tuple.elts) ? n : NULL;
}

/* What stands alone in parentheses. */
static hn_node *finish_group(hn_parser *p, hn_node *inner) {
    if (inner->kind == HN_AST_Starred) return hnp_fail(p);
    if (!hnp_expect(p, HN_TOK_RPAR)) return NULL;
    inner->parenthesized = 1;
    return inner;
}

static hn_node *parse_paren(hn_parser *p) {
    uint32_t s = p->pos, base = p->nstack;
    hnp_advance(p);
    uint32_t at = p->pos;
    if (hnp_accept(p, HN_TOK_RPAR)) return finish_tuple(p, s, base);
    if (hnp_at(p, HN_TOK_YIELD)) {
        hn_node *y = hnp_yield(p);
        return y ? finish_group(p, y) : NULL;
    }
    hn_node *first = hnp_star_named_expression(p);
    if (!first) return NULL;
    if (hnp_at_for(p)) return make_comprehension(p, s, HN_AST_GeneratorExp, first, HN_TOK_RPAR);
    if (!hnp_at(p, HN_TOK_COMMA)) return finish_group(p, first);
    if (!hnp_push(p, first, at) || !parse_elements(p, HN_TOK_RPAR)) return NULL;
    return finish_tuple(p, s, base);
}

static hn_node *finish_dict_comprehension(hn_parser *p, uint32_t s, hn_node *key, hn_node *value) {
    hn_nodes generators;
    if (!hnp_comprehension(p, &generators) || !hnp_expect(p, HN_TOK_RBRACE)) return NULL;
    hn_node *n = hnp_node(p, HN_AST_DictComp, s);
    if (!n) return NULL;
    n->DictComp.key = key;
    n->DictComp.value = value;
    n->DictComp.generators = generators;
    return hnp_deepen(p, n, key) && hnp_deepen(p, n, value) && hnp_deepen_list(p, n, generators) ? n : NULL;
}

/* One `key: value` or `**mapping`, pushed as two; a NULL key for the latter. */
static bool parse_pair(hn_parser *p, uint32_t *star) {
    uint32_t at = p->pos;
    hn_node *key = NULL, *value;
    *star = UINT32_MAX;
    if (hnp_accept(p, HN_TOK_DOUBLESTAR)) {
        *star = at;
        value = hnp_bitwise_or(p);
    } else {
        key = hnp_expression(p);
        if (!key) return false;
        if (!hnp_expect(p, HN_TOK_COLON)) return false;
        value = hnp_expression(p);
    }
    return value && hnp_push(p, key, at) && hnp_push(p, value, at);
}

static hn_node *finish_dict(hn_parser *p, uint32_t s, uint32_t base) {
    hn_node *n = hnp_node(p, HN_AST_Dict, s);
    if (!n) return NULL;
    uint32_t count = (p->nstack - base) / 2;
    hn_nodes keys = {hnp_alloc(p, (count + 1) * sizeof(hn_node *)), count};
    hn_nodes values = {hnp_alloc(p, (count + 1) * sizeof(hn_node *)), count};
    if (!keys.items || !values.items) return NULL;
    for (uint32_t i = 0; i < count; i++) {
        keys.items[i] = p->stack[base + 2 * i].v;
        values.items[i] = p->stack[base + 2 * i + 1].v;
    }
    p->nstack = base;
    n->Dict.keys = keys;
    n->Dict.values = values;
    return hnp_deepen_list(p, n, keys) && hnp_deepen_list(p, n, values) ? n : NULL;
}

/* After the first pair. */
static hn_node *parse_dict_rest(hn_parser *p, uint32_t s, uint32_t base, uint32_t star) {
    if (hnp_at_for(p)) {
        if (star != UINT32_MAX) return hnp_fail(p);
        p->nstack = base;
        return finish_dict_comprehension(p, s, p->stack[base].v, p->stack[base + 1].v);
    }
    while (hnp_accept(p, HN_TOK_COMMA) && !hnp_at(p, HN_TOK_RBRACE))
        if (!parse_pair(p, &star)) return NULL;
    if (!hnp_expect(p, HN_TOK_RBRACE)) return NULL;
    return finish_dict(p, s, base);
}

static hn_node *parse_brace(hn_parser *p) {
    uint32_t s = p->pos, base = p->nstack, star = UINT32_MAX;
    hnp_advance(p);
    if (hnp_accept(p, HN_TOK_RBRACE)) return finish_dict(p, s, base);
    uint32_t at = p->pos;
    if (hnp_at(p, HN_TOK_DOUBLESTAR)) return parse_pair(p, &star) ? parse_dict_rest(p, s, base, star) : NULL;
    hn_node *first = hnp_star_named_expression(p);
    if (!first) return NULL;
    if (hnp_at(p, HN_TOK_COLON) && first->kind != HN_AST_Starred &&
        (first->kind != HN_AST_NamedExpr || first->parenthesized)) {
        hnp_advance(p);
        hn_node *value = hnp_expression(p);
        if (!value || !hnp_push(p, first, at) || !hnp_push(p, value, at)) return NULL;
        return parse_dict_rest(p, s, base, UINT32_MAX);
    }
    if (hnp_at_for(p)) return make_comprehension(p, s, HN_AST_SetComp, first, HN_TOK_RBRACE);
    if (!hnp_push(p, first, at) || !parse_elements(p, HN_TOK_RBRACE)) return NULL;
    hn_node *n = hnp_node(p, HN_AST_Set, s);
    if (!n || !hnp_take(p, base, &n->Set.elts)) return NULL;
    return hnp_deepen_list(p, n, n->Set.elts) ? n : NULL;
}

static hn_node *parse_constant(hn_parser *p, hn_const_kind kind) {
    uint32_t s = p->pos;
    hnp_advance(p);
    return hnp_const_node(p, s, kind);
}

static hn_node *parse_atom(hn_parser *p) {
    switch (hnp_type(p)) {
    case HN_TOK_NAME: return hnp_name_node(p, HN_CTX_LOAD);
    case HN_TOK_NUMBER: return hnp_number(p);
    case HN_TOK_STRING:
    case HN_TOK_FSTART: return hnp_strings(p);
    case HN_TOK_LPAR: return parse_paren(p);
    case HN_TOK_LSQB: return parse_list(p);
    case HN_TOK_LBRACE: return parse_brace(p);
    case HN_TOK_NONE: return parse_constant(p, HN_CONST_NONE);
    case HN_TOK_TRUE: return parse_constant(p, HN_CONST_TRUE);
    case HN_TOK_FALSE: return parse_constant(p, HN_CONST_FALSE);
    case HN_TOK_ELLIPSIS: return parse_constant(p, HN_CONST_ELLIPSIS);
    default: return hnp_fail(p);
    }
}

static bool at_slice_end(hn_parser *p) {
    return hnp_at(p, HN_TOK_COMMA) || hnp_at(p, HN_TOK_RSQB);
}

static hn_node *parse_slice(hn_parser *p) {
    uint32_t s = p->pos;
    hn_node *lower = NULL, *upper = NULL, *step = NULL;
    if (!hnp_at(p, HN_TOK_COLON)) {
        lower = hnp_star_named_expression(p);
        if (!lower || !hnp_at(p, HN_TOK_COLON) || lower->kind == HN_AST_Starred ||
            (lower->kind == HN_AST_NamedExpr && !lower->parenthesized))
            return lower;
    }
    hnp_advance(p);
    if (!at_slice_end(p) && !hnp_at(p, HN_TOK_COLON) && !(upper = hnp_expression(p))) return NULL;
    if (hnp_accept(p, HN_TOK_COLON) && !at_slice_end(p) && !(step = hnp_expression(p))) return NULL;
    hn_node *n = hnp_node(p, HN_AST_Slice, s);
    if (!n || !hnp_deepen(p, n, lower) || !hnp_deepen(p, n, upper) || !hnp_deepen(p, n, step)) return NULL;
    n->Slice.lower = lower;
    n->Slice.upper = upper;
    n->Slice.step = step;
    return n;
}

static hn_node *parse_slices(hn_parser *p) {
    uint32_t s = p->pos, base = p->nstack;
    hn_node *first = parse_slice(p);
    if (!first || (!hnp_at(p, HN_TOK_COMMA) && first->kind != HN_AST_Starred)) return first;
    if (!hnp_push(p, first, s)) return NULL;
    while (hnp_accept(p, HN_TOK_COMMA) && !hnp_at(p, HN_TOK_RSQB)) {
        hn_node *n = parse_slice(p);
        if (!n || !hnp_push(p, n, s)) return NULL;
    }
    hn_node *t = hnp_node(p, HN_AST_Tuple, s);
    if (!t || !hnp_take(p, base, &t->Tuple.elts) || !hnp_deepen_list(p, t, t->Tuple.elts)) return NULL;
    return t;
}

static hn_node *parse_subscript(hn_parser *p, uint32_t s, hn_node *value) {
    hnp_advance(p);
    hn_node *slice = parse_slices(p);
    if (!slice || !hnp_expect(p, HN_TOK_RSQB)) return NULL;
    hn_node *n = hnp_node(p, HN_AST_Subscript, s);
    if (!n) return NULL;
    n->Subscript.value = value;
    n->Subscript.slice = slice;
    n->depth = value->depth;
    return hnp_deepen(p, n, slice) ? n : NULL;
}

static hn_node *parse_call(hn_parser *p, uint32_t s, hn_node *func) {
    hn_nodes args, keywords;
    hnp_advance(p);
    if (!hnp_arguments(p, &args, &keywords, true) || !hnp_expect(p, HN_TOK_RPAR)) return NULL;
    hn_node *n = hnp_node(p, HN_AST_Call, s);
    if (!n) return NULL;
    n->Call.func = func;
    n->Call.args = args;
    n->Call.keywords = keywords;
    n->depth = func->depth;
    return hnp_deepen_list(p, n, args) && hnp_deepen_list(p, n, keywords) ? n : NULL;
}

static hn_node *parse_attribute(hn_parser *p, uint32_t s, hn_node *value) {
    hnp_advance(p);
    const hn_name *attr = hnp_name(p);
    if (!attr) return NULL;
    hn_node *n = hnp_node(p, HN_AST_Attribute, s);
    if (!n) return NULL;
    n->Attribute.value = value;
    n->Attribute.attr = attr;
    n->depth = value->depth;
    return n;
}

static bool parse_atom_is_spine(const hn_node *n) {
    return n->kind == HN_AST_Attribute || n->kind == HN_AST_Subscript || n->kind == HN_AST_Call;
}

hn_node *hnp_primary(hn_parser *p) {
    uint32_t s = p->pos;
    hn_node *n = parse_atom(p);
    while (n) {
        hn_node *value = n;
        switch (hnp_type(p)) {
        case HN_TOK_DOT: n = parse_attribute(p, s, value); break;
        case HN_TOK_LSQB: n = parse_subscript(p, s, value); break;
        case HN_TOK_LPAR: n = parse_call(p, s, value); break;
        default: return n;
        }
        if (n && !parse_atom_is_spine(value) && !hnp_deepen(p, n, value)) return NULL;
    }
    return NULL;
}
