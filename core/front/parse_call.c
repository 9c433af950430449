/* The arguments of calls, the parameters of functions, and lambdas. parse_atom.c and parse_compound.c call it
 * for calls, classes and functions, parse_expr.c for lambdas. Pending items wait on the parser's stack
 * (hnp_push). hnp_arguments and hnp_parameters pop all that they pushed, unless they fail. */
#include "front/parse_int.h"

/* A keyword argument's node. */
static bool push_keyword(hn_parser *p, uint32_t s, const hn_name *arg, hn_node *value) {
    if (!value) return false;
    hn_node *k = hnp_node(p, HN_AST_keyword, s);
    if (!k || !hnp_deepen(p, k, value)) return false;
    k->keyword.arg = arg;
    k->keyword.value = value;
    return hnp_push(p, k, s);
}

/* `name=value`, at the name. */
static bool parse_keyword(hn_parser *p) {
    uint32_t s = p->pos;
    const hn_name *arg = hnp_name(p);
    if (!arg) return false;
    hnp_advance(p);
    return push_keyword(p, s, arg, hnp_expression(p));
}

/* `*x` among the arguments. */
static bool parse_star_argument(hn_parser *p) {
    uint32_t s = p->pos;
    hnp_advance(p);
    hn_node *value = hnp_expression(p);
    if (!value) return false;
    hn_node *n = hnp_node(p, HN_AST_Starred, s);
    if (!n || !hnp_deepen(p, n, value)) return false;
    n->Starred.value = value;
    return hnp_push(p, n, s);
}

/* `**x`. */
static bool parse_star_star(hn_parser *p) {
    uint32_t s = p->pos;
    hnp_advance(p);
    return push_keyword(p, s, NULL, hnp_expression(p));
}

/* A generator expression that is the only argument needs no parentheses of its own. */
static bool parse_bare_generator(hn_parser *p, uint32_t s, hn_node *elt) {
    uint32_t paren = s - 1;
    hn_nodes generators;
    if (!hnp_comprehension(p, &generators)) return false;
    if (!hnp_at(p, HN_TOK_RPAR)) return hnp_fail(p) != NULL;
    hn_node *n = hnp_node(p, HN_AST_GeneratorExp, paren);
    if (!n) return false;
    const hn_token *close = hnp_tok(p);
    n->end_lineno = close->end_lineno;
    n->end_col_offset = close->end - p->lx.lines[close->end_lineno - 1];
    n->GeneratorExp.elt = elt;
    n->GeneratorExp.generators = generators;
    if (!hnp_deepen(p, n, elt) || !hnp_deepen_list(p, n, generators)) return false;
    return hnp_push(p, n, s);
}

static bool parse_positional(hn_parser *p, bool alone) {
    uint32_t s = p->pos;
    hn_node *a = hnp_at(p, HN_TOK_NAME) && hnp_peek(p, 1)->type == HN_TOK_COLONEQUAL ? hnp_named_expression(p)
                                                                                     : hnp_expression(p);
    if (!a) return false;
    return alone && hnp_at_for(p) ? parse_bare_generator(p, s, a) : hnp_push(p, a, s);
}

/* Splits what was pushed since base into positional arguments and keywords, each in order. */
static bool split_arguments(hn_parser *p, uint32_t base, hn_nodes *args, hn_nodes *keywords) {
    uint32_t n = p->nstack - base, k = 0;
    *args = *keywords = (hn_nodes){NULL, 0};
    if (!n) return true;
    for (uint32_t i = base; i < p->nstack; i++) k += ((hn_node *)p->stack[i].v)->kind == HN_AST_keyword;
    if (n > k && !(args->items = hnp_alloc(p, (n - k) * sizeof(hn_node *)))) return false;
    if (k && !(keywords->items = hnp_alloc(p, k * sizeof(hn_node *)))) return false;
    for (uint32_t i = base; i < p->nstack; i++) {
        hn_node *a = p->stack[i].v;
        hn_nodes *l = a->kind == HN_AST_keyword ? keywords : args;
        l->items[l->len++] = a;
    }
    p->nstack = base;
    return true;
}

/* What was seen so far among the arguments. */
typedef struct hn_args {
    bool keyword, unpacking;
} hn_args;

/* `alone`: a generator expression may stand here. */
static bool parse_argument(hn_parser *p, hn_args *a, bool alone) {
    if (hnp_at(p, HN_TOK_STAR)) return a->unpacking ? hnp_fail(p) != NULL : parse_star_argument(p);
    if (hnp_at(p, HN_TOK_DOUBLESTAR)) {
        a->keyword = a->unpacking = true;
        return parse_star_star(p);
    }
    if (hnp_at(p, HN_TOK_NAME) && hnp_peek(p, 1)->type == HN_TOK_EQUAL) {
        a->keyword = true;
        return parse_keyword(p);
    }
    return a->keyword ? hnp_fail(p) != NULL : parse_positional(p, alone);
}

bool hnp_arguments(hn_parser *p, hn_nodes *args, hn_nodes *keywords, bool bare) {
    uint32_t base = p->nstack;
    hn_args a = {false, false};
    while (!hnp_at(p, HN_TOK_RPAR)) {
        if (!parse_argument(p, &a, bare && p->nstack == base)) return false;
        if (!hnp_accept(p, HN_TOK_COMMA)) break;
    }
    return split_arguments(p, base, args, keywords);
}

/* ---- parameters ---- */

/* The parameters seen so far. Pending ones stand on the stack from `base` on as pairs: the arg, its default
 * or NULL. */
typedef struct hn_params {
    bool lambda, slash, star, kwarg, defaults;
    hn_node *args; /* the arguments node */
    uint32_t base;
} hn_params;

static bool at_params_end(hn_parser *p, const hn_params *a) {
    return hnp_at(p, a->lambda ? HN_TOK_COLON : HN_TOK_RPAR);
}

/* A parameter's name and annotation; `star` allows `*args: *Ts`. */
static hn_node *parse_param(hn_parser *p, const hn_params *a, bool star) {
    uint32_t s = p->pos;
    const hn_name *name = hnp_name(p);
    if (!name) return NULL;
    hn_node *annotation = NULL;
    if (!a->lambda && hnp_accept(p, HN_TOK_COLON)) {
        annotation = star && hnp_at(p, HN_TOK_STAR) ? hnp_star_expression(p) : hnp_expression(p);
        if (!annotation) return NULL;
    }
    hn_node *n = hnp_node(p, HN_AST_arg, s);
    if (!n) return NULL;
    n->arg.arg = name;
    n->arg.annotation = annotation;
    return hnp_deepen(p, n, annotation) ? n : NULL;
}

/* The default after `=`, or NULL with *ok telling an error. */
static hn_node *parse_default(hn_parser *p, bool *ok) {
    *ok = true;
    if (!hnp_accept(p, HN_TOK_EQUAL)) return NULL;
    hn_node *n = hnp_expression(p);
    *ok = n != NULL;
    return n;
}

static bool parse_call_parse_plain(hn_parser *p, hn_params *a) {
    uint32_t s = p->pos;
    bool ok;
    hn_node *arg = parse_param(p, a, false);
    if (!arg) return false;
    hn_node *value = parse_default(p, &ok);
    if (!ok) return false;
    bool ends = hnp_at(p, HN_TOK_COMMA) || at_params_end(p, a);
    if (!ends || (!value && a->defaults && !a->star)) return hnp_fail(p) != NULL;
    if (value && !a->star) a->defaults = true;
    return hnp_push(p, arg, s) && hnp_push(p, value, s) && hnp_deepen(p, a->args, arg) &&
           hnp_deepen(p, a->args, value);
}

/* Moves pairs pushed since a->base into a list. */
static bool take_params(hn_parser *p, hn_params *a, hn_nodes *out) {
    uint32_t n = (p->nstack - a->base) / 2, defaults = 0;
    if (n && !(out->items = hnp_alloc(p, n * sizeof(hn_node *)))) return false;
    for (uint32_t i = 0; i < n; i++) {
        out->items[i] = p->stack[a->base + 2 * i].v;
        defaults += p->stack[a->base + 2 * i + 1].v != NULL;
    }
    out->len = n;
    hn_nodes *d = &a->args->arguments.defaults;
    hn_node **items = defaults ? hnp_alloc(p, (d->len + defaults) * sizeof(hn_node *)) : NULL;
    if (defaults && !items) return false;
    if (defaults) {
        if (d->len) memcpy(items, d->items, d->len * sizeof(hn_node *));
        for (uint32_t i = 0; i < n; i++)
            if (p->stack[a->base + 2 * i + 1].v) items[d->len++] = p->stack[a->base + 2 * i + 1].v;
        d->items = items;
    }
    p->nstack = a->base;
    return true;
}

static bool parse_slash(hn_parser *p, hn_params *a) {
    if (a->slash || a->star || p->nstack == a->base) return hnp_fail(p) != NULL;
    hnp_advance(p);
    a->slash = true;
    return take_params(p, a, &a->args->arguments.posonlyargs);
}

static bool parse_star(hn_parser *p, hn_params *a) {
    if (a->star) return hnp_fail(p) != NULL;
    hnp_advance(p);
    if (!take_params(p, a, &a->args->arguments.args)) return false;
    a->star = true;
    if (hnp_at(p, HN_TOK_NAME)) {
        hn_node *arg = parse_param(p, a, true);
        a->args->arguments.vararg = arg;
        return arg && hnp_deepen(p, a->args, arg);
    }
    /* A bare star has parameters behind it. */
    return hnp_at(p, HN_TOK_COMMA) && hnp_peek(p, 1)->type == HN_TOK_NAME ? true : hnp_fail(p) != NULL;
}

static bool parse_kwarg(hn_parser *p, hn_params *a) {
    hnp_advance(p);
    hn_node *arg = parse_param(p, a, false);
    if (!arg || !hnp_deepen(p, a->args, arg)) return false;
    a->args->arguments.kwarg = arg;
    a->kwarg = true;
    (void)hnp_accept(p, HN_TOK_COMMA);
    return p->status == HN_OK;
}

static bool finish_parameters(hn_parser *p, hn_params *a) {
    if (!a->star) return take_params(p, a, &a->args->arguments.args);
    uint32_t n = (p->nstack - a->base) / 2;
    hn_nodes *l = &a->args->arguments.kwonlyargs, *d = &a->args->arguments.kw_defaults;
    if (n && (!(l->items = hnp_alloc(p, n * sizeof(hn_node *))) ||
              !(d->items = hnp_alloc(p, n * sizeof(hn_node *)))))
        return false;
    for (uint32_t i = 0; i < n; i++) {
        l->items[i] = p->stack[a->base + 2 * i].v;
        d->items[i] = p->stack[a->base + 2 * i + 1].v;
    }
    l->len = d->len = n;
    p->nstack = a->base;
    return true;
}

hn_node *hnp_parameters(hn_parser *p, bool lambda) {
    hn_params a = {.lambda = lambda, .base = p->nstack};
    a.args = hnp_node(p, HN_AST_arguments, p->pos);
    if (!a.args) return NULL;
    a.args->depth = 0;
    while (!at_params_end(p, &a)) {
        bool ok;
        if (hnp_at(p, HN_TOK_SLASH))
            ok = parse_slash(p, &a);
        else if (hnp_at(p, HN_TOK_STAR))
            ok = parse_star(p, &a);
        else if (hnp_at(p, HN_TOK_DOUBLESTAR))
            ok = parse_kwarg(p, &a);
        else
            ok = parse_call_parse_plain(p, &a);
        if (!ok) return NULL;
        if (a.kwarg || !hnp_accept(p, HN_TOK_COMMA)) break;
    }
    return finish_parameters(p, &a) ? a.args : NULL;
}

hn_node *hnp_lambda(hn_parser *p) {
    uint32_t s = p->pos;
    hnp_advance(p);
    hn_node *args = hnp_parameters(p, true);
    if (!args || !hnp_expect(p, HN_TOK_COLON)) return NULL;
    hn_node *body = hnp_expression(p);
    if (!body) return NULL;
    hn_node *n = hnp_node(p, HN_AST_Lambda, s);
    if (!n || !hnp_deepen(p, n, body) || !hnp_deepen(p, n, args)) return NULL;
    n->Lambda.args = args;
    n->Lambda.body = body;
    return n;
}
