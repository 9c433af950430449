/* The arguments of calls and the parameters of functions. */
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

static bool at_for(hn_parser *p) {
    return hnp_at(p, HN_TOK_FOR) || (hnp_at(p, HN_TOK_ASYNC) && hnp_peek(p, 1)->type == HN_TOK_FOR);
}

/* `name=value`, at the name. */
static bool parse_keyword(hn_parser *p) {
    uint32_t s = p->pos;
    const hn_name *arg = hnp_name(p);
    if (!arg) return false;
    hnp_advance(p);
    if (hnp_at(p, HN_TOK_COMMA) || hnp_at(p, HN_TOK_RPAR)) {
        hnp_fail_tokens(p, s, s + 1, "expected argument value expression");
        return false;
    }
    hn_node *value = hnp_expression(p);
    if (value && at_for(p)) {
        hnp_fail_tokens(p, s, s + 1, "invalid syntax. Maybe you meant '==' or ':=' instead of '='?");
        return false;
    }
    return push_keyword(p, s, arg, value);
}

/* `=` after something that is no name. */
static bool fail_keyword(hn_parser *p, uint32_t s, hn_node *a) {
    bool constant =
        a->kind == HN_AST_Constant && !a->parenthesized && a->Constant.value.kind <= HN_CONST_TRUE;
    const hn_token *t = hnp_tok(p);
    /* From the expression itself, without parentheses of its own, to the `=`. */
    hn_node eq = {.end_lineno = t->end_lineno, .end_col_offset = t->end - p->lx.lines[t->end_lineno - 1]};
    if (constant)
        hnp_fail_tokens(p, s, p->pos, "cannot assign to %s", hnp_describe(a));
    else
        hnp_fail_nodes(p, a, &eq, "expression cannot contain assignment, perhaps you meant \"==\"?");
    return false;
}

/* `*x` among the arguments. */
static bool parse_star_argument(hn_parser *p) {
    uint32_t s = p->pos;
    hnp_advance(p);
    hn_node *value = hnp_expression(p);
    if (!value) return false;
    if (hnp_at(p, HN_TOK_EQUAL)) {
        hnp_advance(p);
        hn_node *b = hnp_try(p, hnp_expression);
        if (p->status != HN_OK) return false;
        if (b) {
            hnp_fail_nodes(p, hnp_node(p, HN_AST_Pass, s), b, "cannot assign to iterable argument unpacking");
            return false;
        }
        return hnp_fail(p) != NULL;
    }
    hn_node *n = hnp_node(p, HN_AST_Starred, s);
    if (!n || !hnp_deepen(p, n, value)) return false;
    n->Starred.value = value;
    return hnp_push(p, n, s);
}

/* `**x`. */
static bool parse_star_star(hn_parser *p) {
    uint32_t s = p->pos;
    hnp_advance(p);
    hn_node *value = hnp_expression(p);
    if (!value) return false;
    if (hnp_at(p, HN_TOK_EQUAL)) {
        hnp_advance(p);
        hn_node *b = hnp_try(p, hnp_expression);
        if (p->status != HN_OK) return false;
        if (b) {
            hnp_fail_nodes(p, hnp_node(p, HN_AST_Pass, s), b, "cannot assign to keyword argument unpacking");
            return false;
        }
        return hnp_fail(p) != NULL;
    }
    return push_keyword(p, s, NULL, value);
}

/* A generator expression as an argument: alone without parentheses of its own, else an error. */
static bool parse_bare_generator(hn_parser *p, uint32_t s, hn_node *elt, bool first, bool bare) {
    uint32_t paren = s - 1, at = p->pos;
    hn_list generators;
    if (elt->kind == HN_AST_Starred) {
        hnp_fail_node(p, elt, "iterable unpacking cannot be used in comprehension");
        return false;
    }
    if (!hnp_comprehension(p, &generators)) return false;
    bool alone = first && hnp_at(p, HN_TOK_RPAR);
    if (!alone) {
        if (!hnp_at(p, HN_TOK_COMMA) && !hnp_at(p, HN_TOK_RPAR)) return hnp_fail(p) != NULL;
        const hn_node *last = generators.items[generators.len - 1];
        const hn_list ifs = last->comprehension.ifs;
        last = ifs.len ? ifs.items[ifs.len - 1] : last->comprehension.iter;
        return hnp_fail_nodes(p, elt, last, "Generator expression must be parenthesized") != NULL;
    }
    if (!bare) {
        p->pos = at;
        return hnp_fail(p) != NULL;
    }
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

static bool parse_positional(hn_parser *p, bool first, bool bare) {
    uint32_t s = p->pos;
    hn_node *a = hnp_at(p, HN_TOK_NAME) && hnp_peek(p, 1)->type == HN_TOK_COLONEQUAL ? hnp_named_expression(p)
                                                                                     : hnp_expression(p);
    if (!a) return false;
    if (hnp_at(p, HN_TOK_COLONEQUAL)) return hnp_fail(p) != NULL;
    if (hnp_at(p, HN_TOK_EQUAL)) return fail_keyword(p, s, a);
    if (at_for(p)) return parse_bare_generator(p, s, a, first, bare);
    return hnp_push(p, a, s);
}

/* Splits what was pushed since base into positional arguments and keywords, each in order. */
static bool split_arguments(hn_parser *p, uint32_t base, hn_list *args, hn_list *keywords) {
    uint32_t n = p->nstack - base, k = 0;
    *args = *keywords = (hn_list){NULL, 0};
    if (!n) return true;
    for (uint32_t i = base; i < p->nstack; i++) k += ((hn_node *)p->stack[i].v)->kind == HN_AST_keyword;
    if (n > k && !(args->items = hnp_alloc(p, (n - k) * sizeof(hn_node *)))) return false;
    if (k && !(keywords->items = hnp_alloc(p, k * sizeof(hn_node *)))) return false;
    for (uint32_t i = base; i < p->nstack; i++) {
        hn_node *a = p->stack[i].v;
        hn_list *l = a->kind == HN_AST_keyword ? keywords : args;
        l->items[l->len++] = a;
    }
    p->nstack = base;
    return true;
}

/* What was seen so far among the arguments. */
typedef struct hn_args {
    bool keyword, unpacking;
    bool bad, bad_unpacking; /* a positional argument came after a keyword */
    bool bare;               /* a lone generator expression needs no parentheses */
} hn_args;

static bool parse_starred_argument(hn_parser *p, const hn_args *a, bool first) {
    uint32_t s = p->pos;
    if (!hnp_type_starts((hn_tok)hnp_peek(p, 1)->type) && p->lx.status == HN_OK) {
        hnp_advance(p);
        return hnp_fail_star(p) != NULL;
    }
    if (!parse_star_argument(p)) return false;
    if (a->unpacking)
        return hnp_fail_from(p, s - 1, "iterable argument unpacking follows keyword argument unpacking") !=
               NULL;
    if (!at_for(p)) return true;
    return parse_bare_generator(p, s, p->stack[p->nstack - 1].v, first, a->bare);
}

static bool fail_order(hn_parser *p, const hn_args *a) {
    hnp_fail_last(p, a->bad_unpacking ? "positional argument follows keyword argument unpacking"
                                      : "positional argument follows keyword argument");
    return false;
}

static bool parse_argument(hn_parser *p, hn_args *a, bool first) {
    if (hnp_at(p, HN_TOK_STAR)) return parse_starred_argument(p, a, first);
    if (hnp_at(p, HN_TOK_DOUBLESTAR)) {
        a->keyword = a->unpacking = true;
        return parse_star_star(p);
    }
    if (hnp_at(p, HN_TOK_NAME) && hnp_peek(p, 1)->type == HN_TOK_EQUAL) {
        a->keyword = true;
        return parse_keyword(p);
    }
    uint32_t at = p->pos;
    if (!parse_positional(p, first, a->bare)) {
        /* Behind a keyword CPython looks for keywords only, before it looks for mistakes. */
        if (a->keyword) hnp_reword(p, p->toks[at].type == HN_TOK_NAME ? at + 1 : at, "invalid syntax");
        return false;
    }
    if (!a->keyword || (!hnp_at(p, HN_TOK_COMMA) && !hnp_at(p, HN_TOK_RPAR))) return true;
    /* The error stands behind the arguments up to the next keyword: read on. */
    if (a->bad) return fail_order(p, a);
    a->bad = true;
    a->bad_unpacking = a->unpacking;
    a->keyword = a->unpacking = false;
    return true;
}

bool hnp_arguments(hn_parser *p, hn_list *args, hn_list *keywords, bool bare) {
    uint32_t base = p->nstack;
    hn_args a = {.bare = bare};
    while (!hnp_at(p, HN_TOK_RPAR)) {
        if (!parse_argument(p, &a, p->nstack == base)) return false;
        if (!hnp_accept(p, HN_TOK_COMMA)) break;
    }
    if (a.bad) return fail_order(p, &a);
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
static hn_node *parse_default(hn_parser *p, const hn_params *a, bool *ok) {
    uint32_t eq = p->pos;
    *ok = true;
    if (!hnp_accept(p, HN_TOK_EQUAL)) return NULL;
    if (hnp_at(p, HN_TOK_RPAR) || hnp_at(p, HN_TOK_COMMA)) {
        hnp_fail_tokens(p, eq, eq, "expected default value expression");
        *ok = false;
        return NULL;
    }
    hn_node *n = hnp_expression(p);
    *ok = n != NULL;
    return n;
}

/* `(a, b)` as a parameter, which Python 2 had. */
static bool fail_parenthesized(hn_parser *p, const hn_params *a) {
    uint32_t s = p->pos;
    hnp_advance(p);
    uint32_t names = 0;
    while (hnp_at(p, HN_TOK_NAME)) {
        names++;
        hnp_advance(p);
        if (!hnp_accept(p, HN_TOK_COMMA)) break;
    }
    if (names && hnp_at(p, HN_TOK_RPAR)) {
        hnp_fail_tokens(p, s, p->pos,
                        a->lambda ? "Lambda expression parameters cannot be parenthesized"
                                  : "Function parameters cannot be parenthesized");
        return false;
    }
    p->pos = s;
    return hnp_fail(p) != NULL;
}

static bool parse_plain(hn_parser *p, hn_params *a) {
    uint32_t s = p->pos;
    bool ok;
    if (hnp_at(p, HN_TOK_LPAR) && !a->star) return fail_parenthesized(p, a);
    hn_node *arg = parse_param(p, a, false);
    if (!arg) return false;
    hn_node *value = parse_default(p, a, &ok);
    if (!ok) return false;
    bool ends = hnp_at(p, HN_TOK_COMMA) || at_params_end(p, a);
    if (!ends) return hnp_fail(p) != NULL;
    if (!value && a->defaults && !a->star) {
        hnp_fail_tokens(p, s, p->pos - 1, "parameter without a default follows parameter with a default");
        return false;
    }
    if (value && !a->star) a->defaults = true;
    return hnp_push(p, arg, s) && hnp_push(p, value, s) && hnp_deepen(p, a->args, arg) &&
           hnp_deepen(p, a->args, value);
}

/* Moves pairs pushed since a->base into a list. */
static bool take_params(hn_parser *p, hn_params *a, hn_list *out) {
    uint32_t n = (p->nstack - a->base) / 2, defaults = 0;
    if (n && !(out->items = hnp_alloc(p, n * sizeof(hn_node *)))) return false;
    for (uint32_t i = 0; i < n; i++) {
        out->items[i] = p->stack[a->base + 2 * i].v;
        defaults += p->stack[a->base + 2 * i + 1].v != NULL;
    }
    out->len = n;
    hn_list *d = &a->args->arguments.defaults;
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
    uint32_t s = p->pos;
    const char *message = NULL;
    if (a->slash)
        message = "/ may appear only once";
    else if (a->star)
        message = "/ must be ahead of *";
    else if (p->nstack == a->base && hnp_peek(p, 1)->type != HN_TOK_COMMA)
        return hnp_fail(p) != NULL;
    else if (p->nstack == a->base)
        message = "at least one argument must precede /";
    if (message) {
        hnp_fail_tokens(p, s, s, "%s", message);
        return false;
    }
    hnp_advance(p);
    if (hnp_at(p, HN_TOK_STAR)) {
        hnp_fail_tokens(p, p->pos, p->pos, "expected comma between / and *");
        return false;
    }
    a->slash = true;
    return take_params(p, a, &a->args->arguments.posonlyargs);
}

static bool parse_star(hn_parser *p, hn_params *a) {
    uint32_t s = p->pos;
    hn_tok after = (hn_tok)hnp_peek(p, 1)->type;
    if (a->star) {
        if (after != HN_TOK_NAME && after != HN_TOK_COMMA) return hnp_fail(p) != NULL;
        hnp_fail_tokens(p, s, s, "* argument may appear only once");
        return false;
    }
    hnp_advance(p);
    if (!take_params(p, a, &a->args->arguments.args)) return false;
    a->star = true;
    if (hnp_at(p, HN_TOK_NAME)) {
        hn_node *arg = parse_param(p, a, true);
        if (!arg || !hnp_deepen(p, a->args, arg)) return false;
        a->args->arguments.vararg = arg;
        if (!hnp_at(p, HN_TOK_EQUAL)) return true;
        hnp_fail_tokens(p, p->pos, p->pos, "var-positional argument cannot have default value");
        return false;
    }
    bool comma = hnp_at(p, HN_TOK_COMMA);
    hn_tok next = comma ? (hn_tok)hnp_peek(p, 1)->type : HN_TOK_END;
    hn_tok close = a->lambda ? HN_TOK_COLON : HN_TOK_RPAR;
    if (at_params_end(p, a) || (comma && (next == close || next == HN_TOK_DOUBLESTAR))) {
        if (a->lambda && comma) hnp_advance(p);
        if (a->lambda) return hnp_fail_last(p, "named arguments must follow bare *") != NULL;
        return hnp_fail_tokens(p, s, s, "named arguments must follow bare *") != NULL;
    }
    return comma || hnp_fail(p) != NULL;
}

static bool parse_kwarg(hn_parser *p, hn_params *a) {
    hnp_advance(p);
    hn_node *arg = parse_param(p, a, false);
    if (!arg || !hnp_deepen(p, a->args, arg)) return false;
    a->args->arguments.kwarg = arg;
    a->kwarg = true;
    if (hnp_at(p, HN_TOK_EQUAL)) {
        hnp_fail_tokens(p, p->pos, p->pos, "var-keyword argument cannot have default value");
        return false;
    }
    if (!hnp_at(p, HN_TOK_COMMA)) return true;
    hnp_advance(p);
    uint32_t s = p->pos;
    if (hnp_at(p, HN_TOK_STAR) || hnp_at(p, HN_TOK_DOUBLESTAR) || hnp_at(p, HN_TOK_SLASH)) {
        hnp_fail_tokens(p, s, s, "arguments cannot follow var-keyword argument");
        return false;
    }
    if (hnp_at(p, HN_TOK_NAME)) {
        p->quiet++;
        hn_node *extra = parse_param(p, a, false);
        p->quiet--;
        if (!extra && (p->status != HN_RAISED || p->lx.status != HN_OK)) return false;
        p->status = HN_OK;
        if (extra)
            hnp_fail_node(p, extra, "arguments cannot follow var-keyword argument");
        else
            hnp_fail(p);
        return false;
    }
    return true;
}

static bool finish_parameters(hn_parser *p, hn_params *a) {
    if (!a->star) return take_params(p, a, &a->args->arguments.args);
    uint32_t n = (p->nstack - a->base) / 2;
    hn_list *l = &a->args->arguments.kwonlyargs, *d = &a->args->arguments.kw_defaults;
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
            ok = parse_plain(p, &a);
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
    bool cut = p->in_field && p->toks[p->pos - 1].level == p->field_level && !hnp_starts_expression(p);
    if (hnp_at(p, HN_TOK_FMIDDLE) || cut)
        return hnp_fail_tokens(p, s, p->pos - 1,
                               "%c-string: lambda expressions are not allowed without parentheses",
                               p->in_field);
    hn_node *body = hnp_expression(p);
    if (!body) return NULL;
    hn_node *n = hnp_node(p, HN_AST_Lambda, s);
    if (!n || !hnp_deepen(p, n, body) || !hnp_deepen(p, n, args)) return NULL;
    n->Lambda.args = args;
    n->Lambda.body = body;
    return n;
}
