/* SyntaxErrors of the parser: their places, and the words for an expression in a message. All parse files
 * call hnp_fail, which only notes that parsing failed. grammar.c calls hnp_raise with the message that it
 * found; hnp_fail_final raises the few errors that the grammar does not have. Places follow CPython's, even
 * where those are odd. */
#include "front/parse_int.h"

void *hnp_fail_status(hn_parser *p, hn_status s) {
    if (p->status == HN_OK) p->status = s;
    return NULL;
}

void *hnp_fail_nomem(hn_parser *p) {
    return hnp_fail_status(p, p->meter->stopped != HN_LIMIT_NONE ? HN_STOPPED : HN_NOMEM);
}

void *hnp_fail(hn_parser *p) {
    bool lexer = p->lx.status != HN_OK && p->lx.status != HN_RAISED;
    return hnp_fail_status(p, lexer ? p->lx.status : HN_RAISED);
}

hn_status hnp_fail_nowhere(hn_parser *p, const char *message) {
    hnprint(p->err->message, sizeof p->err->message, "%s", message);
    p->err->type = HN_SYNTAX_ERROR;
    p->err->lineno = p->err->offset = p->err->end_lineno = p->err->end_offset = -1;
    return HN_RAISED;
}

void *hnp_fail_final(hn_parser *p, uint32_t at, const char *message) {
    p->final = p->final || p->status == HN_OK;
    if (p->status == HN_OK) hnp_raise(p, HN_PLACE_TOKENS, at, at, p->ntoks - 1, message);
    return NULL;
}

bool hnp_is_at_end(hn_parser *p, uint32_t at) {
    const hn_token *last = &p->toks[at];
    if (last->type == HN_TOK_ERROR && at + 1 == p->ntoks && p->lx.status != HN_OK)
        return p->lx.eof_error || p->lx.open_string;
    return last->type == HN_TOK_END || (last->type == HN_TOK_DEDENT && last->start >= p->lx.len);
}

/* An error of the lexer further on is worth more than one of the parser, and so is a bracket left open on an
 * earlier line than the last token read: reads the rest for them. What is wrong inside an f-string does not
 * count. */
static void check_rest(hn_parser *p, hn_place place, uint32_t last) {
    uint32_t lineno = p->toks[last].lineno;
    bool met_end = p->toks[last].end + 1 >= p->lx.len && p->toks[last].type != HN_TOK_STRING;
    hn_token t;
    /* CPython has seen the end when it looked for a longer token, and then keeps what a rule has found. */
    if (p->lx.unended && met_end && place != HN_PLACE_PLAIN) return;
    while (p->lx.status == HN_OK) {
        hnlex_next(&p->lx, &t);
        if (t.type == HN_TOK_END) return;
    }
    if (p->lx.status != HN_RAISED) {
        p->status = p->lx.status;
        return;
    }
    if (p->lx.fstrings) return;
    if (p->lx.soft_error || p->lx.eof_error) {
        if (!p->lx.level || lineno <= p->lx.brackets[p->lx.level - 1].lineno) return;
        hnlex_never_closed(&p->lx);
    }
    *p->err = p->lexer_error;
}

static void parse_error_set_place(hn_parser *p, uint32_t lineno, uint32_t start, uint32_t end_lineno,
                                  uint32_t end) {
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

void hnp_raise(hn_parser *p, hn_place place, uint32_t a, uint32_t b, uint32_t last, const char *message) {
    const hn_token *s = &p->toks[a], *e = &p->toks[place == HN_PLACE_FROM ? last : b];
    bool indent = place == HN_PLACE_INDENT || place == HN_PLACE_UNEXPECTED;
    hnprint(p->err->message, sizeof p->err->message, "%s", message);
    p->status = HN_RAISED;
    p->err->type = indent ? HN_SYNTAX_INDENTATION : HN_SYNTAX_ERROR;
    if (is_empty_token(p, s) && place != HN_PLACE_FROM)
        set_empty_place(p, s, indent || place == HN_PLACE_LAST);
    else
        parse_error_set_place(p, s->lineno, s->start, e->end_lineno, e->end);
    if (place == HN_PLACE_FROM) p->err->end_offset--;
    if (place == HN_PLACE_AFTER) {
        p->err->offset = (int32_t)hnlex_column(&p->lx, e->end_lineno, e->end);
        p->err->end_offset = 0;
    }
    if (place != HN_PLACE_UNEXPECTED) check_rest(p, place, last);
}

hn_node *hnp_try(hn_parser *p, hn_node *(*parse)(hn_parser *p)) {
    uint32_t pos = p->pos, nstack = p->nstack, nops = p->nops, nesting = p->nesting;
    if (p->status != HN_OK) return NULL;
    hn_node *n = parse(p);
    if (n) return n;
    p->nstack = nstack;
    p->nops = nops;
    p->nesting = nesting;
    if (p->status != HN_RAISED || p->final) return NULL;
    p->status = HN_OK;
    p->pos = pos;
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
