/* The parser's entry points. This file runs one of the three modes (module, expression, one statement of a
 * prompt), fills in what an error shows, and lists words and lexemes without parsing. When a parse fails, it
 * calls grammar.c, which finds the error's message and place. */
#include "front/parse_int.h"

/* Statements up to the end. Between those at the top level the tokens already read are forgotten. */
static hn_node *parse_exec(hn_parser *p) {
    uint32_t base = p->nstack;
    while (!hnp_at(p, HN_TOK_END)) {
        p->top = p->pos;
        if (!hnp_statement(p)) return NULL;
        if (p->pos > 512) {
            memmove(p->toks, p->toks + p->pos - 1, (p->ntoks - p->pos + 1) * sizeof *p->toks);
            p->ntoks -= p->pos - 1;
            p->forgotten += p->pos - 1;
            p->pos = 1;
        }
    }
    hn_node *n = hnp_node(p, HN_AST_Module, p->pos);
    if (!n || !hnp_take(p, base, &n->Module.body)) return NULL;
    return n;
}

static hn_node *parse_eval(hn_parser *p) {
    hn_node *body = hnp_star_expressions(p);
    if (!body || body->kind == HN_AST_Starred) return body ? hnp_fail(p) : NULL;
    if (body->kind == HN_AST_Tuple && !body->parenthesized)
        for (uint32_t i = 0; i < body->Tuple.elts.len; i++)
            if (body->Tuple.elts.items[i]->kind == HN_AST_Starred) return hnp_fail(p);
    while (hnp_accept(p, HN_TOK_NEWLINE)) {
    }
    if (!hnp_at(p, HN_TOK_END)) return hnp_fail(p);
    hn_node *n = hnp_node(p, HN_AST_Expression, p->pos);
    if (n) n->Expression.body = body;
    return n;
}

static hn_node *parse_single(hn_parser *p) {
    uint32_t base = p->nstack, s = p->pos;
    if (hnp_at(p, HN_TOK_END)) {
        (void)hnp_fail_nowhere(p, "invalid syntax");
        p->err->lineno = p->err->end_lineno = p->lx.len > 0;
        p->err->offset = p->err->end_offset = 0;
        p->final = true;
        return hnp_fail_status(p, HN_RAISED);
    }
    if (!hnp_statement(p)) return NULL;
    bool compound = p->toks[p->pos - 1].type == HN_TOK_DEDENT || p->compound;
    bool open = p->newline_added && p->toks[p->pos - 1].type != HN_TOK_DEDENT;
    if (compound && (!hnp_at(p, HN_TOK_END) || open)) return hnp_fail(p);
    uint32_t end = p->pos;
    while (hnp_at(p, HN_TOK_INDENT) || hnp_at(p, HN_TOK_NEWLINE) || hnp_at(p, HN_TOK_DEDENT))
        hnp_advance(p); /* a last line of nothing but blanks */
    if (!hnp_at(p, HN_TOK_END))
        return hnp_fail_final(p, end - 1, "multiple statements found while compiling a single statement");
    hn_node *n = hnp_node(p, HN_AST_Interactive, s);
    if (!n || !hnp_take(p, base, &n->Interactive.body)) return NULL;
    return n;
}

static hn_status parse_run(hn_parser *p, const char *s, size_t len, hn_ast_mod **out) {
    HN_TRY(hnp_begin(p, s, len));
    if (!hnp_fetch(p)) return p->status;
    hn_node *root = p->mode == HN_PARSE_EXEC   ? parse_exec(p)
                    : p->mode == HN_PARSE_EVAL ? parse_eval(p)
                                               : parse_single(p);
    if (p->status == HN_OK && (!root || p->lx.status != HN_OK)) {
        p->status = p->lx.status;
        *p->err = p->lexer_error;
    }
    if (p->status == HN_RAISED && !p->final) hnp_find_error(p);
    if (p->status != HN_OK) return p->status;
    hn_ast_mod *mod = hnarena_alloc(p->arena, sizeof *mod);
    if (!mod) return HN_NOMEM;
    mod->root = root;
    mod->lines = p->lx.line_count;
    *out = mod;
    return HN_OK;
}

/* The bytes of line `lineno` of the caller's text. */
static void find_line(const char *s, size_t len, hn_syntax_error *err, uint32_t lineno) {
    size_t i = 0, start = 0;
    err->has_text = false;
    if (len >= 3 && memcmp(s, "\xEF\xBB\xBF", 3) == 0) i = start = 3;
    for (uint32_t line = 1;; line++) {
        while (i < len && s[i] != '\n' && s[i] != '\r') i++;
        if (i < len) i += s[i] == '\r' && i + 1 < len && s[i + 1] == '\n' ? 2 : 1;
        if (line == lineno || i >= len) {
            err->has_text = line == lineno;
            err->text_start = (uint32_t)start;
            err->text_len = err->has_text ? (uint32_t)(i - start) : 0;
            return;
        }
        start = i;
    }
}

void hnparse_locate_error(const char *utf8, size_t len, hn_syntax_error *err, uint32_t lineno,
                          uint32_t col_offset, uint32_t end_lineno, uint32_t end_col_offset) {
    err->lineno = (int32_t)lineno;
    err->end_lineno = (int32_t)end_lineno;
    err->offset = (int32_t)col_offset + 1;
    err->end_offset = (int32_t)end_col_offset + 1;
    find_line(utf8, len, err, lineno);
    err->has_text = err->has_text && len; /* a tree has no lines */
}

static hn_parser *parser_new(hn_meter *m, hn_name_table *names, hn_parse_mode mode, unsigned flags,
                             hn_syntax_error *err) {
    hn_parser *p = hnmem_alloc(m, sizeof *p);
    if (!p) return NULL;
    memset(p, 0, sizeof *p);
    memset(err, 0, sizeof *err);
    p->arena = names ? names->arena : NULL;
    p->meter = m;
    p->names = names;
    p->err = err;
    p->mode = mode;
    p->flags = flags;
    hnbuf_init(&p->text, m);
    return p;
}

static void parser_free(hn_parser *p) {
    hn_meter *m = p->meter;
    hnbuf_free(&p->text);
    if (p->toks) hnmem_free(m, p->toks, p->toks_cap * sizeof *p->toks);
    if (p->stack) hnmem_free(m, p->stack, p->stack_cap * sizeof *p->stack);
    if (p->ops) hnmem_free(m, p->ops, p->ops_cap * sizeof *p->ops);
    if (p->copy) hnmem_free(m, p->copy, p->copy_size);
    if (p->lines) hnmem_free(m, p->lines, p->lines_size);
    hnmem_free(m, p, sizeof *p);
}

hn_status hnparse_with_names(hn_name_table *names, const char *utf8, size_t len, hn_parse_mode mode,
                             unsigned flags, hn_ast_mod **out, hn_syntax_error *err) {
    hn_parser *p = parser_new(names->arena->meter, names, mode, flags, err);
    if (!p) return HN_NOMEM;
    hn_status st = parse_run(p, utf8, len, out);
    err->as_is = mode != HN_PARSE_EXEC;
    if (st == HN_RAISED && err->lineno > 0) find_line(utf8, len, err, (uint32_t)err->lineno);
    err->at_end = p->at_end;
    memcpy(err->statement, p->complete, sizeof err->statement);
    parser_free(p);
    return st;
}

static hn_status parse_find_words(hn_parser *p, hn_word *words, unsigned cap, unsigned *n) {
    hn_token t;
    do {
        hnlex_next(&p->lx, &t);
        if (t.type != HN_TOK_NAME) continue;
        hn_word *w = &words[(*n)++];
        w->lineno = t.lineno;
        w->start = hnlex_column(&p->lx, t.lineno, t.start);
        w->end = hnlex_column(&p->lx, t.lineno, t.end);
    } while (p->lx.status == HN_OK && t.type != HN_TOK_END && *n < cap);
    return p->lx.status == HN_RAISED ? HN_OK : p->lx.status;
}

hn_status hnparse_words(hn_meter *m, const char *utf8, size_t len, hn_word *words, unsigned cap,
                        unsigned *n) {
    hn_syntax_error err;
    hn_parser *p = parser_new(m, NULL, HN_PARSE_EXEC, 0, &err);
    *n = 0;
    if (!p) return HN_NOMEM;
    hn_status st = hnp_begin(p, utf8, len);
    if (st == HN_OK && cap) st = parse_find_words(p, words, cap, n);
    parser_free(p);
    return st == HN_RAISED ? HN_OK : st;
}

/* ---- lexemes ---- */

static hn_lexeme_kind lexeme_kind(hn_tok type) {
    switch (type) {
    case HN_TOK_END: return HN_LEXEME_END;
    case HN_TOK_NEWLINE: return HN_LEXEME_NEWLINE;
    case HN_TOK_INDENT: return HN_LEXEME_INDENT;
    case HN_TOK_DEDENT: return HN_LEXEME_DEDENT;
    case HN_TOK_NUMBER: return HN_LEXEME_NUMBER;
    case HN_TOK_STRING: return HN_LEXEME_STRING;
    case HN_TOK_FSTART: return HN_LEXEME_FSTART;
    case HN_TOK_FMIDDLE: return HN_LEXEME_FMIDDLE;
    case HN_TOK_FEND: return HN_LEXEME_FEND;
    default: return HN_LEXEME_OTHER;
    }
}

/* How far a text has been counted: `column` characters of its line are before `pos`. */
typedef struct column_counter {
    uint32_t lineno, pos, column;
} column_counter;

static uint32_t count_column(const hn_lexer *lx, column_counter *c, uint32_t lineno, uint32_t pos) {
    if (c->lineno != lineno || pos < c->pos) *c = (column_counter){lineno, lx->lines[lineno - 1], 0};
    for (; c->pos < pos; c->pos++) c->column += ((unsigned char)lx->src[c->pos] & 0xC0) != 0x80;
    return c->column;
}

/* Where a format spec has no text before its last brace, or before two that open, it has an empty piece. */
static bool ends_empty_spec(const hn_lexer *lx, const hn_lexeme *last) {
    const hnlex_fstring *f = lx->fstrings ? &lx->fstring[lx->fstrings - 1] : NULL;
    bool spec =
        f && f->depth && f->fields[f->depth - 1].in_spec && lx->level == f->fields[f->depth - 1].level;
    const char *next = lx->src + lx->pos;
    return spec && last->kind == HN_LEXEME_OTHER && (*next == '}' || strncmp(next, "{{", 2) == 0);
}

static hn_status read_lexemes(hn_parser *p, hn_buf *out) {
    hn_lexer *lx = &p->lx;
    hn_token t;
    hn_lexeme k = {0};
    column_counter at = {0};
    lx->lax = true;
    do {
        if (ends_empty_spec(lx, &k)) {
            k = (hn_lexeme){HN_LEXEME_FMIDDLE, k.end_lineno, k.end, k.end_lineno, k.end};
            hnbuf_put(out, &k, sizeof k);
        }
        hnlex_next(lx, &t);
        if (lx->status != HN_OK) break;
        if (t.type == HN_TOK_NEWLINE) t.start = t.end - 1; /* no comment before it */
        hn_lexeme_kind kind = lexeme_kind((hn_tok)t.type);
        if (kind == HN_LEXEME_OTHER && hnlex_is_name_start((unsigned char)lx->src[t.start]))
            kind = HN_LEXEME_NAME;
        k = (hn_lexeme){.kind = kind, .lineno = t.lineno, .end_lineno = t.end_lineno};
        k.start = count_column(lx, &at, t.lineno, t.start);
        k.end = count_column(lx, &at, t.end_lineno, t.end);
        hnbuf_put(out, &k, sizeof k);
    } while (t.type != HN_TOK_END && !out->failed);
    if (lx->status == HN_RAISED) *p->err = p->lexer_error;
    return out->failed ? HN_NOMEM : lx->status;
}

hn_status hnparse_lexemes(hn_meter *m, const char *utf8, size_t len, hn_buf *out, hn_syntax_error *err) {
    hn_parser *p = parser_new(m, NULL, HN_PARSE_EXEC, 0, err);
    if (!p) return HN_NOMEM;
    hn_status st = hnp_begin(p, utf8, len);
    if (st == HN_OK) st = read_lexemes(p, out);
    parser_free(p);
    return st;
}

hn_status hnparse_module(hn_arena *arena, const char *utf8, size_t len, hn_parse_mode mode, unsigned flags,
                         hn_ast_mod **out, hn_syntax_error *err) {
    hn_name_table names = {.arena = arena};
    return hnparse_with_names(&names, utf8, len, mode, flags, out, err);
}
