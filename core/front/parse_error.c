/* SyntaxErrors: where they are, and which mistake was the likely one. */
#include "front/parse_int.h"

#include <stdarg.h>

void *hnp_fail_status(hn_parser *p, hn_status s) {
    if (p->status == HN_OK) p->status = s;
    return NULL;
}

void *hnp_fail_nomem(hn_parser *p) {
    return hnp_fail_status(p, p->meter->stopped != HN_LIMIT_NONE ? HN_STOPPED : HN_NOMEM);
}

/* True when the lexer failed and the parser has come to that place, not just looked for something further on.
 */
static bool reached_lexer_error(hn_parser *p) {
    if (p->lx.status == HN_OK) return false;
    return !p->scanned || (p->toks[p->pos].type == HN_TOK_ERROR && p->pos + 1 == p->ntoks);
}

bool hnp_is_at_end(hn_parser *p, uint32_t at) {
    const hn_token *last = &p->toks[at];
    if (last->type == HN_TOK_ERROR && at + 1 == p->ntoks && p->lx.status != HN_OK)
        return p->lx.eof_error || p->lx.open_string;
    return last->type == HN_TOK_END || (last->type == HN_TOK_DEDENT && last->start >= p->lx.len);
}

/* True when the caller may fill p->err: nothing was raised before, and this is no mere attempt. */
static bool may_raise(hn_parser *p) {
    if (p->status != HN_OK) return false;
    p->at_end = hnp_is_at_end(p, p->ntoks - 1);
    if (p->lx.status != HN_OK && (p->lx.status != HN_RAISED || reached_lexer_error(p))) {
        p->status = p->lx.status;
        *p->err = p->lexer_error;
        return false;
    }
    p->status = HN_RAISED;
    return !p->quiet;
}

static uint32_t last_read(const hn_parser *p) {
    return (p->fill && p->fill < p->ntoks ? p->fill : p->ntoks) - 1;
}

/* An error of the lexer further on is worth more than one of the parser, and so is a bracket left open on an
 * earlier line: reads the rest for them. */
static void check_rest(hn_parser *p) {
    uint32_t lineno = p->toks[last_read(p)].lineno;
    hn_token t;
    if (p->alone) return;
    while (p->lx.status == HN_OK) {
        hnlex_next(&p->lx, &t);
        if (t.type == HN_TOK_END) return;
    }
    if (p->lx.status != HN_RAISED) {
        p->status = p->lx.status;
        return;
    }
    const hnlex_fstring *f = p->lx.fstrings ? &p->lx.fstring[p->lx.fstrings - 1] : NULL;
    if (p->lx.mild_error || (f && (p->in_field || f->depth))) return;
    if (p->lx.soft_error || p->lx.eof_error) {
        if (!p->lx.level || lineno <= p->lx.brackets[p->lx.level - 1].lineno) return;
        hnlex_never_closed(&p->lx);
    }
    p->overruled = true;
    *p->err = p->lexer_error;
}

static void set_place(hn_parser *p, uint32_t lineno, uint32_t start, uint32_t end_lineno, uint32_t end) {
    p->err->lineno = (int32_t)lineno;
    p->err->offset = (int32_t)hnlex_column(&p->lx, lineno, start) + 1;
    p->err->end_lineno = (int32_t)end_lineno;
    p->err->end_offset = (int32_t)hnlex_column(&p->lx, end_lineno, end) + 1;
    if (lineno == end_lineno) return;
    /* CPython measures the end of a longer place on its first line too. */
    uint32_t first = p->lx.lines[lineno - 1], width = p->lx.lines[lineno] - first - 1;
    uint32_t bytes = end - p->lx.lines[end_lineno - 1] + 1;
    uint32_t n = hnlex_column(&p->lx, lineno, first + (bytes <= width ? bytes : width));
    p->err->end_offset = (int32_t)(bytes <= width ? n : n + 1);
}

/* Tokens without text of their own: their place is the end of what was read. */
static bool is_empty_token(hn_parser *p, const hn_token *t) {
    if (t->type == HN_TOK_NEWLINE) return p->newline_added && t->end == p->lx.len;
    return t->type == HN_TOK_END || t->type == HN_TOK_INDENT || t->type == HN_TOK_DEDENT;
}

/* The place of an empty token: offset 0, or (`last`) the column the lexer had reached. */
static void set_empty_place(hn_parser *p, const hn_token *t, bool last) {
    uint32_t lineno = t->lineno <= p->lx.line_count ? t->lineno : p->lx.line_count;
    if (p->lx.len == 0) lineno = 0;
    p->err->lineno = p->err->end_lineno = (int32_t)lineno;
    p->err->offset = last ? (int32_t)hnlex_column(&p->lx, lineno, t->start) : 0;
    p->err->end_offset = last ? -1 : 0;
}

static void raise_tokens(hn_parser *p, uint32_t a, uint32_t b, hn_syntax_type type) {
    const hn_token *s = &p->toks[a], *e = &p->toks[b];
    p->err->type = type;
    if (is_empty_token(p, s))
        set_empty_place(p, s, false);
    else
        set_place(p, s->lineno, s->start, e->end_lineno, e->end);
    check_rest(p);
}

void *hnp_fail_tokens(hn_parser *p, uint32_t a, uint32_t b, const char *fmt, ...) {
    if (!may_raise(p)) return NULL;
    va_list args;
    va_start(args, fmt);
    hnprint_va(p->err->message, sizeof p->err->message, fmt, args);
    va_end(args);
    raise_tokens(p, a, b, HN_SYNTAX_ERROR);
    return NULL;
}

void *hnp_fail_final(hn_parser *p, uint32_t at, const char *message) {
    if (p->status == HN_OK) p->final = true;
    p->quiet = 0;
    return hnp_fail_tokens(p, at, at, "%s", message);
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
    hnprint_va(p->err->message, sizeof p->err->message, fmt, args);
    va_end(args);
    raise_nodes(p, n, n);
    return NULL;
}

void *hnp_fail_nodes(hn_parser *p, const hn_node *a, const hn_node *b, const char *fmt, ...) {
    if (!may_raise(p)) return NULL;
    va_list args;
    va_start(args, fmt);
    hnprint_va(p->err->message, sizeof p->err->message, fmt, args);
    va_end(args);
    raise_nodes(p, a, b);
    return NULL;
}

static void *fail_last(hn_parser *p, hn_syntax_type type, const char *fmt, va_list args) {
    hnprint_va(p->err->message, sizeof p->err->message, fmt, args);
    const hn_token *t = hnp_tok(p);
    if (!is_empty_token(p, t)) {
        raise_tokens(p, p->pos, p->pos, type);
        return NULL;
    }
    p->err->type = type;
    set_empty_place(p, t, true);
    check_rest(p);
    return NULL;
}

void *hnp_fail_last(hn_parser *p, const char *fmt, ...) {
    if (!may_raise(p)) return NULL;
    va_list args;
    va_start(args, fmt);
    fail_last(p, HN_SYNTAX_ERROR, fmt, args);
    va_end(args);
    return NULL;
}

void *hnp_fail_indent(hn_parser *p, const char *fmt, ...) {
    if (!may_raise(p)) return NULL;
    va_list args;
    va_start(args, fmt);
    fail_last(p, HN_SYNTAX_INDENTATION, fmt, args);
    va_end(args);
    return NULL;
}

void *hnp_fail_from(hn_parser *p, uint32_t a, const char *fmt, ...) {
    if (!may_raise(p)) return NULL;
    va_list args;
    va_start(args, fmt);
    hnprint_va(p->err->message, sizeof p->err->message, fmt, args);
    va_end(args);
    const hn_token *s = &p->toks[a], *e = &p->toks[last_read(p)];
    p->err->type = HN_SYNTAX_ERROR;
    set_place(p, s->lineno, s->start, e->end_lineno, e->type == HN_TOK_NEWLINE ? e->end : e->end);
    p->err->end_offset--;
    check_rest(p);
    return NULL;
}

void *hnp_fail_after(hn_parser *p, uint32_t a, uint32_t b, const char *message) {
    if (!may_raise(p)) return NULL;
    const hn_token *s = &p->toks[a], *e = &p->toks[b];
    hnprint(p->err->message, sizeof p->err->message, "%s", message);
    p->err->type = HN_SYNTAX_ERROR;
    p->err->lineno = (int32_t)s->lineno;
    p->err->end_lineno = (int32_t)e->end_lineno;
    p->err->offset = (int32_t)hnlex_column(&p->lx, e->end_lineno, e->end);
    p->err->end_offset = 0;
    check_rest(p);
    return NULL;
}

bool hnp_forget_generic(hn_parser *p) {
    if (!p->generic || p->status != HN_RAISED || p->overruled) return false;
    p->generic = false;
    p->status = HN_OK;
    return true;
}

void hnp_reword(hn_parser *p, uint32_t a, const char *fmt, ...) {
    if (!p->generic || p->status != HN_RAISED || p->overruled) return;
    va_list args;
    va_start(args, fmt);
    hnprint_va(p->err->message, sizeof p->err->message, fmt, args);
    va_end(args);
    const hn_token *s = &p->toks[a];
    if (is_empty_token(p, s))
        set_empty_place(p, s, false);
    else
        set_place(p, s->lineno, s->start, s->end_lineno, s->end);
    p->generic = false;
}

void hnp_reword_target(hn_parser *p, uint32_t at) {
    hn_tok t = (hn_tok)p->toks[p->prefix < p->ntoks ? p->prefix : at].type;
    if (p->prefix > at && t != HN_TOK_DOT && t != HN_TOK_LPAR && t != HN_TOK_LSQB)
        hnp_reword(p, p->prefix, "invalid syntax");
}

void hnp_reword_from(hn_parser *p, const hn_node *a, uint32_t b, const char *message) {
    if (!p->generic || p->status != HN_RAISED || p->overruled) return;
    hnprint(p->err->message, sizeof p->err->message, "%s", message);
    const hn_token *e = &p->toks[b];
    set_place(p, a->lineno, p->lx.lines[a->lineno - 1] + a->col_offset, e->end_lineno, e->end);
    p->generic = false;
}

hn_node *hnp_try(hn_parser *p, hn_node *(*parse)(hn_parser *p)) {
    uint32_t pos = p->pos, nstack = p->nstack, nops = p->nops, nesting = p->nesting;
    hn_seen seen = p->seen;
    uint32_t operand_end = p->operand_end, prefix = p->prefix, prefix_level = p->prefix_level;
    char in_field = p->in_field;
    uint8_t field_level = p->field_level;
    if (p->status != HN_OK) return NULL;
    p->quiet++;
    hn_node *n = parse(p);
    p->quiet--;
    p->seen = seen;
    p->operand_end = operand_end;
    uint32_t reached = p->prefix;
    p->prefix = prefix;
    p->prefix_level = prefix_level;
    p->in_field = in_field;
    p->field_level = field_level;
    p->tried = p->pos;
    p->tried_prefix = reached;
    if (n) return n;
    p->nstack = nstack;
    p->nops = nops;
    p->nesting = nesting;
    if (p->status != HN_RAISED || reached_lexer_error(p)) return NULL;
    p->status = HN_OK;
    p->pos = pos;
    return NULL;
}

hn_node *hnp_try_prefix(hn_parser *p, hn_node *(*parse)(hn_parser *p)) {
    uint32_t at = p->pos, prefix = p->prefix, level = p->prefix_level;
    p->prefix = at;
    p->prefix_level = at ? p->toks[at - 1].level : 0;
    hn_node *n = hnp_try(p, parse);
    p->prefix = prefix;
    p->prefix_level = level;
    if (n || p->status != HN_OK || p->tried_prefix <= at) return n;
    p->pos = p->tried_prefix;
    return hnp_node(p, HN_AST_Pass, at);
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
    hnp_fail_tokens(p, p->pos, p->pos + k - 1, "invalid syntax. Is this intended to be part of the string?");
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
    hn_node *node = p->seen.node, *b = odd ? NULL : hnp_try_prefix(p, hnp_expression);
    if (b) {
        uint32_t last = p->pos - 1;
        bool inside = p->toks[last].level != 0;
        p->pos = pos;
        if (inside && !(a + 1 == pos && is_legacy(p, a))) {
            hnp_fail_nodes(p, node, b, "invalid syntax. Perhaps you forgot a comma?");
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

/* `pass if x else y` where an expression is wanted. */
static bool fail_word_if(hn_parser *p) {
    uint32_t s = p->pos;
    hn_tok t = hnp_type(p);
    if ((t != HN_TOK_PASS && t != HN_TOK_BREAK && t != HN_TOK_CONTINUE) || hnp_peek(p, 1)->type != HN_TOK_IF)
        return false;
    p->pos += 2;
    if (p->ntoks == p->pos) p->pos--, hnp_advance(p);
    bool ok = hnp_try(p, hnp_disjunction) && hnp_at(p, HN_TOK_ELSE);
    p->pos = s;
    if (ok) hnp_fail_tokens(p, s, s, "expected expression before 'if', but statement is given");
    return p->status != HN_OK;
}

/* A line that began like a match header. */
static bool fail_match(hn_parser *p) {
    uint32_t pos = p->pos, s = p->statement;
    if (s >= p->ntoks || !hnp_is_name(p, &p->toks[s], "match") || pos != s + 1) return false;
    if (!hnp_try(p, hnp_star_expressions)) {
        p->pos = p->tried;
        p->statement = UINT32_MAX;
        return p->status != HN_OK;
    }
    if (hnp_at(p, HN_TOK_NEWLINE)) {
        hnp_fail_last(p, "expected ':'");
        return true;
    }
    if (hnp_at(p, HN_TOK_COLON)) hnp_advance(p);
    p->statement = UINT32_MAX;
    return false;
}

/* True behind an expression that an asynchronous comprehension could follow. */
static bool is_first_in_brackets(hn_parser *p) {
    if (p->seen.end != p->pos || p->seen.start == 0) return false;
    hn_tok t = (hn_tok)p->toks[p->seen.start - 1].type;
    return t == HN_TOK_LPAR || t == HN_TOK_LSQB || t == HN_TOK_LBRACE;
}

/* Where "invalid syntax" stands: the furthest token that CPython's parser had to look at. */
static uint32_t furthest(hn_parser *p) {
    hn_tok t = hnp_type(p);
    bool operand = p->pos > 0 && p->operand_end == p->pos;
    if ((t == HN_TOK_NOT && operand) || (t == HN_TOK_ASYNC && operand && is_first_in_brackets(p))) {
        (void)hnp_peek(p, 1);
        if (p->pos + 1 < p->ntoks) return p->pos + 1;
    }
    return p->pos;
}

static void *fail(hn_parser *p);

void *hnp_fail(hn_parser *p) {
    if (p->status != HN_OK) return NULL;
    (void)furthest(p);
    bool at_end = hnp_is_at_end(p, p->ntoks - 1); /* before the search for a better message reads on */
    fail(p);
    p->at_end = at_end;
    return NULL;
}

static void *fail(hn_parser *p) {
    if (reached_lexer_error(p) || p->quiet) {
        (void)may_raise(p);
        return NULL;
    }
    uint32_t pos = p->pos;
    if (fail_adjacent(p)) return NULL;
    p->pos = pos;
    if (fail_word_if(p) || fail_match(p)) return NULL;
    uint32_t at = furthest(p);
    const hn_token *t = &p->toks[at];
    if (!may_raise(p)) return NULL;
    p->generic = true;
    if (t->type == HN_TOK_INDENT && p->statement == p->pos && p->previous < p->pos &&
        hnp_is_name(p, &p->toks[p->previous], "match") &&
        (hnp_type_starts((hn_tok)p->toks[p->previous + 1].type) ||
         p->toks[p->previous + 1].type == HN_TOK_STAR)) {
        hnprint(p->err->message, sizeof p->err->message, "expected ':'");
        set_empty_place(p, t, true);
        return NULL;
    }
    bool indent = t->type == HN_TOK_INDENT, dedent = t->type == HN_TOK_DEDENT;
    hnprint(p->err->message, sizeof p->err->message, "%s",
            indent   ? "unexpected indent"
            : dedent ? "unexpected unindent"
                     : "invalid syntax");
    if (indent || dedent) {
        p->err->type = HN_SYNTAX_INDENTATION;
        set_empty_place(p, t, true);
    } else
        raise_tokens(p, at, at, HN_SYNTAX_ERROR);
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
