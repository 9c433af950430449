/* SyntaxErrors: where they are, and which mistake was the likely one. */
#include "front/parse_int.h"

#include <stdarg.h>
#include <stdio.h>

void *hnp_fail_status(hn_parser *p, hn_status s) {
    if (p->status == HN_OK) p->status = s;
    return NULL;
}

void *hnp_fail_nomem(hn_parser *p) {
    return hnp_fail_status(p, p->meter->stopped != HN_LIMIT_NONE ? HN_STOPPED : HN_NOMEM);
}

/* True when the caller may fill p->err: nothing was raised before, and this is no mere attempt. */
static bool may_raise(hn_parser *p) {
    if (p->status != HN_OK) return false;
    if (p->lx.status != HN_OK)
        p->status = p->lx.status;
    else
        p->status = HN_RAISED;
    return p->lx.status == HN_OK && !p->quiet;
}

/* An error of the lexer further on is worth more than one of the parser, and so is a bracket left open on an
 * earlier line: reads the rest for them. */
static void check_rest(hn_parser *p) {
    hn_syntax_error mine = *p->err;
    uint32_t lineno = p->toks[p->ntoks - 1].lineno;
    hn_token t;
    do hnlex_next(&p->lx, &t);
    while (p->lx.status == HN_OK && t.type != HN_TOK_END);
    if (p->lx.status == HN_OK) return;
    if (p->lx.status != HN_RAISED) {
        p->status = p->lx.status;
        return;
    }
    if (!p->lx.soft_error && !p->lx.eof_error) return;
    if (p->lx.level && lineno > p->lx.brackets[p->lx.level - 1].lineno)
        hnlex_never_closed(&p->lx);
    else
        *p->err = mine;
}

static void set_place(hn_parser *p, uint32_t lineno, uint32_t start, uint32_t end_lineno, uint32_t end) {
    p->err->lineno = (int32_t)lineno;
    p->err->offset = (int32_t)hnlex_column(&p->lx, lineno, start) + 1;
    p->err->end_lineno = (int32_t)end_lineno;
    p->err->end_offset = (int32_t)hnlex_column(&p->lx, end_lineno, end) + 1;
}

static void raise_tokens(hn_parser *p, uint32_t a, uint32_t b, hn_syntax_type type) {
    const hn_token *s = &p->toks[a], *e = &p->toks[b];
    p->err->type = type;
    set_place(p, s->lineno, s->start, e->end_lineno, e->end);
    check_rest(p);
}

void *hnp_fail_tokens(hn_parser *p, uint32_t a, uint32_t b, const char *fmt, ...) {
    if (!may_raise(p)) return NULL;
    va_list args;
    va_start(args, fmt);
    vsnprintf(p->err->message, sizeof p->err->message, fmt, args);
    va_end(args);
    raise_tokens(p, a, b, HN_SYNTAX_ERROR);
    return NULL;
}

static void raise_nodes(hn_parser *p, const hn_node *a, const hn_node *b) {
    p->err->type = HN_SYNTAX_ERROR;
    set_place(p, a->lineno, p->lx.lines[a->lineno - 1] + a->col_offset, b->end_lineno,
              p->lx.lines[b->end_lineno - 1] + b->end_col_offset);
    check_rest(p);
}

void *hnp_fail_node(hn_parser *p, const hn_node *n, const char *fmt, ...) {
    if (!may_raise(p)) return NULL;
    va_list args;
    va_start(args, fmt);
    vsnprintf(p->err->message, sizeof p->err->message, fmt, args);
    va_end(args);
    raise_nodes(p, n, n);
    return NULL;
}

void *hnp_fail_nodes(hn_parser *p, const hn_node *a, const hn_node *b, const char *fmt, ...) {
    if (!may_raise(p)) return NULL;
    va_list args;
    va_start(args, fmt);
    vsnprintf(p->err->message, sizeof p->err->message, fmt, args);
    va_end(args);
    raise_nodes(p, a, b);
    return NULL;
}

/* IndentationErrors stand at the token that was read last. */
void *hnp_fail_indent(hn_parser *p, const char *fmt, ...) {
    if (!may_raise(p)) return NULL;
    va_list args;
    va_start(args, fmt);
    vsnprintf(p->err->message, sizeof p->err->message, fmt, args);
    va_end(args);
    raise_tokens(p, p->pos, p->pos, HN_SYNTAX_INDENTATION);
    return NULL;
}

hn_node *hnp_try(hn_parser *p, hn_node *(*parse)(hn_parser *p)) {
    uint32_t pos = p->pos, nstack = p->nstack, nops = p->nops, nesting = p->nesting;
    hn_seen seen = p->seen;
    if (p->status != HN_OK) return NULL;
    p->quiet++;
    hn_node *n = parse(p);
    p->quiet--;
    p->seen = seen;
    if (n) return n;
    p->nstack = nstack;
    p->nops = nops;
    p->nesting = nesting;
    if (p->status != HN_RAISED || p->lx.status != HN_OK) return NULL;
    p->status = HN_OK;
    p->pos = pos;
    return NULL;
}

static bool is_legacy(hn_parser *p, uint32_t tok) {
    return hnp_is_name(p, &p->toks[tok], "print") || hnp_is_name(p, &p->toks[tok], "exec");
}

static bool is_soft_keyword(hn_parser *p, const hn_token *t) {
    return hnp_is_name(p, t, "match") || hnp_is_name(p, t, "case") || hnp_is_name(p, t, "type") ||
           hnp_is_name(p, t, "_");
}

/* `"a" b "c"`: a quote in the middle of what was meant as one string. */
static bool fail_broken_string(hn_parser *p) {
    uint32_t k = 0;
    if (p->pos == 0 || p->toks[p->pos - 1].type != HN_TOK_STRING) return false;
    while (hnp_peek(p, k)->type == HN_TOK_NAME) k++;
    if (k == 0 || hnp_peek(p, k)->type != HN_TOK_STRING || p->seen.start + 1 != p->pos) return false;
    hnp_fail_tokens(p, p->pos - 1, p->pos + k, "invalid syntax. Is this intended to be part of the string?");
    return true;
}

/* Two expressions side by side. */
static bool fail_adjacent(hn_parser *p) {
    uint32_t pos = p->pos, a = p->seen.start;
    if (p->seen.end != pos || !hnp_starts_expression(p)) return false;
    if (fail_broken_string(p)) return true;
    const hn_token *first = &p->toks[a];
    bool odd =
        is_soft_keyword(p, first) || (first->type == HN_TOK_NAME && p->toks[a + 1].type == HN_TOK_STRING);
    if (!odd && hnp_try(p, hnp_expression)) {
        uint32_t last = p->pos - 1;
        bool inside = p->toks[last].level != 0;
        p->pos = pos;
        if (inside && !(a + 1 == pos && is_legacy(p, a))) {
            hnp_fail_tokens(p, a, last, "invalid syntax. Perhaps you forgot a comma?");
            return true;
        }
    }
    if (p->status != HN_OK) return true;
    p->pos = pos;
    if (a + 1 != pos || !is_legacy(p, a) || hnp_at(p, HN_TOK_LPAR)) return false;
    if (!hnp_try(p, hnp_star_expressions)) return p->status != HN_OK;
    const char *word = hnp_is_name(p, &p->toks[a], "print") ? "print" : "exec";
    hnp_fail_tokens(p, a, p->pos - 1, "Missing parentheses in call to '%s'. Did you mean %s(...)?", word,
                    word);
    return true;
}

void *hnp_fail(hn_parser *p) {
    if (p->status != HN_OK) return NULL;
    if (p->lx.status != HN_OK || p->quiet) {
        (void)may_raise(p);
        return NULL;
    }
    uint32_t pos = p->pos;
    if (fail_adjacent(p)) return NULL;
    p->pos = pos;
    const hn_token *t = hnp_tok(p);
    if (!may_raise(p)) return NULL;
    bool indent = t->type == HN_TOK_INDENT, dedent = t->type == HN_TOK_DEDENT;
    snprintf(p->err->message, sizeof p->err->message, "%s",
             indent   ? "unexpected indent"
             : dedent ? "unexpected unindent"
                      : "invalid syntax");
    if (indent || dedent) {
        p->err->type = HN_SYNTAX_INDENTATION;
        set_place(p, t->lineno, t->start, t->lineno, t->start);
        p->err->offset--;
        p->err->end_offset = -1;
    } else
        raise_tokens(p, pos, pos, HN_SYNTAX_ERROR);
    return NULL;
}

static const char *describe_constant(const hn_const *c) {
    switch (c->kind) {
    case HN_CONST_NONE: return "None";
    case HN_CONST_TRUE: return "True";
    case HN_CONST_FALSE: return "False";
    case HN_CONST_ELLIPSIS: return "ellipsis";
    default: return "literal";
    }
}

const char *hnp_describe(const hn_node *n) {
    switch (n->kind) {
    case HN_AST_Attribute: return "attribute";
    case HN_AST_Subscript: return "subscript";
    case HN_AST_Starred: return "starred";
    case HN_AST_Name: return "name";
    case HN_AST_List: return "list";
    case HN_AST_Tuple: return "tuple";
    case HN_AST_Lambda: return "lambda";
    case HN_AST_Call: return "function call";
    case HN_AST_BoolOp:
    case HN_AST_BinOp:
    case HN_AST_UnaryOp: return "expression";
    case HN_AST_GeneratorExp: return "generator expression";
    case HN_AST_Yield:
    case HN_AST_YieldFrom: return "yield expression";
    case HN_AST_Await: return "await expression";
    case HN_AST_ListComp: return "list comprehension";
    case HN_AST_SetComp: return "set comprehension";
    case HN_AST_DictComp: return "dict comprehension";
    case HN_AST_Dict: return "dict literal";
    case HN_AST_Set: return "set display";
    case HN_AST_JoinedStr:
    case HN_AST_FormattedValue: return "f-string expression";
    case HN_AST_TemplateStr:
    case HN_AST_Interpolation: return "t-string expression";
    case HN_AST_Constant: return describe_constant(&n->Constant.value);
    case HN_AST_Compare: return "comparison";
    case HN_AST_IfExp: return "conditional expression";
    case HN_AST_NamedExpr: return "named expression";
    default: return "expression";
    }
}

hn_node *hnp_invalid_target(hn_node *n, hn_target what) {
    switch (n->kind) {
    case HN_AST_List:
    case HN_AST_Tuple: {
        hn_list l = n->kind == HN_AST_List ? n->List.elts : n->Tuple.elts;
        for (uint32_t i = 0; i < l.len; i++) {
            hn_node *bad = hnp_invalid_target(l.items[i], what);
            if (bad) return bad;
        }
        return NULL;
    }
    case HN_AST_Starred: return what == HN_TARGET_DEL ? n : hnp_invalid_target(n->Starred.value, what);
    case HN_AST_Compare:
        if (what == HN_TARGET_FOR) {
            if (n->Compare.ops.items[0] == HN_OP_In) return hnp_invalid_target(n->Compare.left, what);
            return NULL;
        }
        return n;
    case HN_AST_Name:
    case HN_AST_Subscript:
    case HN_AST_Attribute: return NULL;
    default: return n;
    }
}
