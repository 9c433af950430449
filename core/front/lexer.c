/* The lexer's main part: tokens other than numbers and strings, indentation, brackets, and the SyntaxErrors
 * of these, placed as CPython's tokenizer places them. parse.c and parse_error.c call hnlex_next. It charges
 * the meter for every byte that a token takes, so the functions that scan do not. Nesting is kept in arrays
 * of fixed size (HNLEX_MAX_INDENT, HNLEX_MAX_LEVEL, HNLEX_MAX_FSTRINGS): check the limit before each push. */
#include "front/lexer.h"

#include <stdarg.h>

uint32_t hnlex_char(const char *s, unsigned *len) {
    const unsigned char *u = (const unsigned char *)s;
    if (u[0] < 0x80) {
        *len = 1;
        return u[0];
    }
    if (u[0] < 0xE0) {
        *len = 2;
        return (uint32_t)(u[0] & 31) << 6 | (u[1] & 63u);
    }
    if (u[0] < 0xF0) {
        *len = 3;
        return (uint32_t)(u[0] & 15) << 12 | (uint32_t)(u[1] & 63) << 6 | (u[2] & 63u);
    }
    *len = 4;
    return (uint32_t)(u[0] & 7) << 18 | (uint32_t)(u[1] & 63) << 12 | (uint32_t)(u[2] & 63) << 6 |
           (u[3] & 63u);
}

uint32_t hnlex_column(const hn_lexer *lx, uint32_t lineno, uint32_t pos) {
    uint32_t n = 0;
    for (uint32_t i = lx->lines[lineno - 1]; i < pos; i++) n += ((unsigned char)lx->src[i] & 0xC0) != 0x80;
    return n;
}

static void set_error(hn_lexer *lx, hn_syntax_type type, uint32_t lineno, int32_t offset,
                      int32_t end_offset) {
    lx->status = HN_RAISED;
    lx->err->bare = false;
    lx->err->type = type;
    lx->err->lineno = lx->err->end_lineno = (int32_t)lineno;
    lx->err->offset = offset;
    lx->err->end_offset = end_offset;
}

bool hnlex_fail(hn_lexer *lx, hn_syntax_type type, uint32_t lineno, uint32_t start, uint32_t end,
                const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    hnprint_va(lx->err->message, sizeof lx->err->message, fmt, args);
    va_end(args);
    uint32_t line = lx->lines[lineno - 1]; /* CPython counts a range in bytes */
    int32_t offset = (int32_t)(end ? start - line : hnlex_column(lx, lineno, start));
    set_error(lx, type, lineno, offset, end ? (int32_t)(end - line) : offset);
    lx->err->bare = true;
    return false;
}

bool hnlex_fail_here(hn_lexer *lx, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    hnprint_va(lx->err->message, sizeof lx->err->message, fmt, args);
    va_end(args);
    int32_t offset = (int32_t)hnlex_column(lx, lx->lineno, lx->pos);
    set_error(lx, HN_SYNTAX_ERROR, lx->lineno, offset, offset);
    lx->err->bare = true;
    return false;
}

/* Errors that CPython reports after the fact: they lose against an error of the parser before them. */
static bool fail_soft(hn_lexer *lx, hn_syntax_type type, int32_t offset, int32_t end_offset,
                      const char *message) {
    hnprint(lx->err->message, sizeof lx->err->message, "%s", message);
    set_error(lx, type, lx->lineno, offset, end_offset);
    lx->soft_error = true;
    return false;
}

void hnlex_never_closed(hn_lexer *lx) {
    const hnlex_bracket *b = &lx->brackets[lx->level - 1];
    hnprint(lx->err->message, sizeof lx->err->message, "'%c' was never closed", b->open);
    set_error(lx, HN_SYNTAX_ERROR, b->lineno, (int32_t)hnlex_column(lx, b->lineno, b->pos) + 1, 0);
}

/* Goes past a newline at lx->pos. */
static void next_line(hn_lexer *lx) {
    lx->pos++;
    lx->lineno++;
}

/* A backslash joins the last line to nothing. */
static bool fail_eof(hn_lexer *lx) {
    if (lx->unended)
        return fail_soft(lx, HN_SYNTAX_ERROR, (int32_t)hnlex_column(lx, lx->lineno, lx->pos), 0,
                         "unexpected character after line continuation character");
    if (lx->level) {
        hnlex_never_closed(lx);
        lx->soft_error = true;
        return false;
    }
    uint32_t column = hnlex_column(lx, lx->lineno, lx->pos + 1);
    return fail_soft(lx, HN_SYNTAX_ERROR, (int32_t)column, -1, "unexpected EOF while parsing");
}

static bool tab_error(hn_lexer *lx) {
    return fail_soft(lx, HN_SYNTAX_TAB, 1, 0, "inconsistent use of tabs and spaces in indentation");
}

static uint32_t line_end(const hn_lexer *lx, uint32_t pos) {
    while (pos < lx->len && lx->src[pos] != '\n') pos++;
    return pos;
}

static bool set_indent(hn_lexer *lx, uint32_t col, uint32_t alt) {
    uint32_t top = lx->indents;
    if (col == lx->indent[top]) return alt == lx->alt_indent[top] || tab_error(lx);
    if (col > lx->indent[top]) {
        if (top + 1 >= HNLEX_MAX_INDENT)
            return fail_soft(lx, HN_SYNTAX_INDENTATION, 1, 0, "too many levels of indentation");
        if (alt <= lx->alt_indent[top]) return tab_error(lx);
        lx->pending++;
        lx->indents = top + 1;
        lx->indent[top + 1] = col;
        lx->alt_indent[top + 1] = alt;
        return true;
    }
    while (lx->indents > 0 && col < lx->indent[lx->indents]) {
        lx->pending--;
        lx->indents--;
    }
    if (col != lx->indent[lx->indents]) {
        uint32_t end = line_end(lx, lx->pos) + 1;
        return fail_soft(lx, HN_SYNTAX_INDENTATION, (int32_t)hnlex_column(lx, lx->lineno, end), -1,
                         "unindent does not match any outer indentation level");
    }
    return alt == lx->alt_indent[lx->indents] || tab_error(lx);
}

/* A backslash in the indentation joins the next line, whose own indentation is then not looked at. */
static bool backslash_in_indent(hn_lexer *lx, uint32_t *cont_col, uint32_t col) {
    *cont_col = *cont_col ? *cont_col : col;
    lx->pos++;
    if (lx->src[lx->pos] != '\n' || lx->pos >= lx->len) {
        lx->pos++;
        uint32_t column = hnlex_column(lx, lx->lineno, lx->pos);
        return fail_soft(lx, HN_SYNTAX_ERROR, (int32_t)column, 0,
                         "unexpected character after line continuation character");
    }
    if (lx->pos + 1 >= lx->len) return fail_eof(lx);
    next_line(lx);
    return true;
}

/* At the start of a line: skips blank lines and measures the indentation of the first one that is not. */
static bool measure_indent(hn_lexer *lx) {
    for (;;) {
        uint32_t col = 0, alt = 0, cont_col = 0;
        for (;; lx->pos++) {
            char c = lx->src[lx->pos];
            if (c == ' ')
                col++, alt++;
            else if (c == '\t')
                col = (col / 8 + 1) * 8, alt++;
            else if (c == '\f')
                col = alt = 0;
            else if (c == '\\') {
                if (!backslash_in_indent(lx, &cont_col, col)) return false;
                lx->pos--;
            } else
                break;
        }
        bool blank = lx->src[lx->pos] != '#' && lx->unended &&
                     lx->pos + 1 == lx->len; /* and not ended: no line to skip */
        if (lx->src[lx->pos] == '#') lx->pos = line_end(lx, lx->pos);
        if (lx->pos >= lx->len) return set_indent(lx, 0, 0);
        if (lx->src[lx->pos] == '\n' && !(blank && col)) {
            next_line(lx);
            continue;
        }
        lx->indent_pos = lx->pos;
        return set_indent(lx, cont_col ? cont_col : col, cont_col ? cont_col : alt);
    }
}

static void lexer_make(hn_lexer *lx, hn_token *t, hn_tok type, uint32_t start) {
    t->type = (uint8_t)type;
    t->start = start;
    t->end = lx->pos;
    t->lineno = t->end_lineno = lx->lineno;
    t->level = (uint8_t)lx->level;
}

/* A backslash outside of strings. */
static bool join_lines(hn_lexer *lx) {
    lx->pos++;
    if (lx->src[lx->pos] != '\n') {
        lx->pos++;
        /* CPython counts from the start of its buffer, which for text in memory is the current line. */
        uint32_t column = hnlex_column(lx, lx->lineno, lx->pos);
        return fail_soft(lx, HN_SYNTAX_ERROR, (int32_t)column, 0,
                         "unexpected character after line continuation character");
    }
    if (lx->pos + 1 >= lx->len) return fail_eof(lx);
    next_line(lx);
    return true;
}

/* Skips what stands between tokens. True at a token, a newline that counts, or the end. */
static bool skip_space(hn_lexer *lx) {
    for (;;) {
        switch (lx->src[lx->pos]) {
        case ' ':
        case '\t':
        case '\f': lx->pos++; break;
        case '#':
            lx->comment = lx->pos + 1;
            lx->pos = line_end(lx, lx->pos);
            break;
        case '\\':
            if (!join_lines(lx)) return false;
            break;
        case '\n':
            if (lx->level == 0) return true;
            next_line(lx);
            break;
        default: return true;
        }
    }
}

static hnlex_fstring *top_fstring(hn_lexer *lx) {
    return lx->fstrings ? &lx->fstring[lx->fstrings - 1] : NULL;
}

static bool open_bracket(hn_lexer *lx, char c, hn_token *t, hn_tok type) {
    uint32_t start = lx->pos++;
    if (lx->level >= HNLEX_MAX_LEVEL) return hnlex_fail_here(lx, "too many nested parentheses");
    lx->brackets[lx->level++] = (hnlex_bracket){c, lx->lineno, start};
    lexer_make(lx, t, type, start);
    return true;
}

static bool close_bracket(hn_lexer *lx, char c, hn_token *t, hn_tok type) {
    uint32_t start = lx->pos++;
    hnlex_fstring *f = top_fstring(lx);
    if (lx->level == 0) {
        lexer_make(lx, t, type, start);
        return lx->lax || hnlex_fail_here(lx, "unmatched '%c'", c);
    }
    bool field = f && f->depth && lx->level == f->fields[f->depth - 1].level;
    const hnlex_bracket *b = &lx->brackets[lx->level - 1];
    char want = b->open == '(' ? ')' : b->open == '[' ? ']' : '}';
    if (c != want && !lx->lax) {
        if (field) return hnlex_fail_here(lx, "%c-string: unmatched '%c'", f->is_t ? 't' : 'f', c);
        if (b->lineno != lx->lineno)
            return hnlex_fail_here(
                lx, "closing parenthesis '%c' does not match opening parenthesis '%c' on line %u", c, b->open,
                (unsigned)b->lineno);
        return hnlex_fail_here(lx, "closing parenthesis '%c' does not match opening parenthesis '%c'", c,
                               b->open);
    }
    lx->level--;
    if (field) f->depth--;
    lexer_make(lx, t, type, start);
    return true;
}

/* Length and kind of the operator at s, or 0. */
static unsigned find_operator(const char *s, hn_tok *type) {
    static const struct {
        char text[4];
        uint8_t type;
    } table[] = {
#define TOKEN(id)
#define OPERATOR(id, text) {text, HN_TOK_##id},
#define KEYWORD(id, text)
#include "front/tokens.def"
#undef TOKEN
#undef OPERATOR
#undef KEYWORD
    };
    unsigned best = 0;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        if (table[i].text[0] != s[0]) continue;
        unsigned n = (unsigned)strlen(table[i].text);
        if (n > best && strncmp(s, table[i].text, n) == 0) {
            best = n;
            *type = (hn_tok)table[i].type;
        }
    }
    return best;
}

static bool lex_operator(hn_lexer *lx, hn_token *t) {
    const char *s = lx->src + lx->pos;
    hnlex_fstring *f = top_fstring(lx);
    uint32_t start = lx->pos;
    hn_tok type = HN_TOK_ERROR;
    if (f && f->depth && *s == ':' && lx->level == f->fields[f->depth - 1].level) {
        f->fields[f->depth - 1].in_spec = true;
        lx->pos++;
        lexer_make(lx, t, HN_TOK_COLON, start);
        return true;
    }
    unsigned n = find_operator(s, &type);
    switch (type) {
    case HN_TOK_LPAR:
    case HN_TOK_LSQB:
    case HN_TOK_LBRACE: return open_bracket(lx, *s, t, type);
    case HN_TOK_RPAR:
    case HN_TOK_RSQB:
    case HN_TOK_RBRACE: return close_bracket(lx, *s, t, type);
    default: break;
    }
    unsigned char c = (unsigned char)*s;
    if (n == 0 && (c < 32 || c == 127)) {
        lx->pos++;
        return hnlex_fail_here(lx, "invalid non-printable character U+%04X", c);
    }
    /* What is no operator ($, ?, `) is a token that no rule accepts. */
    lx->pos += n ? n : 1;
    if (type == HN_TOK_LESS && lx->src[lx->pos] == '>') lx->pos++, n = 0; /* <> is an operator of the past */
    lexer_make(lx, t, n ? type : HN_TOK_ERROR, start);
    return true;
}

/* Of prefixes of strings. */
static unsigned prefix_bit(char c) {
    static const char letters[] = "burft";
    const char *at = memchr(letters, c | 32, sizeof letters - 1);
    return at ? 1u << (at - letters) : 0;
}

/* The first two of them that do not go together, or NULL. */
static const char *incompatible(unsigned seen) {
    static const char pairs[][2] = {{'u', 'b'}, {'u', 'r'}, {'u', 'f'}, {'u', 't'},
                                    {'b', 'f'}, {'b', 't'}, {'f', 't'}};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (seen & prefix_bit(pairs[i][0]) && seen & prefix_bit(pairs[i][1])) return pairs[i];
    return NULL;
}

static bool lex_prefixes(hn_lexer *lx, uint32_t start, hn_token *t, bool *is_string) {
    unsigned seen = 0, bit;
    while ((bit = prefix_bit(lx->src[lx->pos])) && !(seen & bit)) {
        seen |= bit;
        lx->pos++;
    }
    char c = lx->src[lx->pos];
    *is_string = c == '\'' || c == '"';
    if (!*is_string) return true;
    const char *pair = incompatible(seen);
    if (pair)
        return hnlex_fail(lx, HN_SYNTAX_ERROR, lx->lineno, start + 1, lx->pos + 1,
                          "'%c' and '%c' prefixes are incompatible", pair[0], pair[1]);
    bool is_t = seen & prefix_bit('t');
    if (is_t || seen & prefix_bit('f'))
        return hnlex_fstring_start(lx, start, seen & prefix_bit('r'), is_t, t);
    return hnlex_string(lx, start, t);
}

static bool lex_name(hn_lexer *lx, hn_token *t) {
    uint32_t start = lx->pos;
    bool is_string = false, ascii = true;
    if (!lex_prefixes(lx, start, t, &is_string)) return false;
    if (is_string) return true;
    for (lx->pos = start; hnlex_is_name_char((unsigned char)lx->src[lx->pos]); lx->pos++)
        ascii = ascii && (unsigned char)lx->src[lx->pos] < 128;
    if (!ascii && !lx->lax && !hnlex_name_valid(lx, start, lx->pos)) return false;
    lexer_make(lx, t, hnlex_keyword(lx->src + start, lx->pos - start), start);
    return true;
}

static bool take_pending(hn_lexer *lx, hn_token *t) {
    lexer_make(lx, t, lx->pending > 0 ? HN_TOK_INDENT : HN_TOK_DEDENT, lx->pos);
    lx->pending += lx->pending > 0 ? -1 : 1;
    return true;
}

static bool lex_end(hn_lexer *lx, hn_token *t) {
    lexer_make(lx, t, HN_TOK_END, lx->pos);
    if (lx->level == 0) return true;
    hnlex_never_closed(lx);
    lx->eof_error = true;
    return false;
}

static bool lex_token(hn_lexer *lx, hn_token *t) {
    hnlex_fstring *f = top_fstring(lx);
    if (f && (f->depth == 0 || (f->fields[f->depth - 1].in_spec &&
                                lx->level == f->fields[f->depth - 1].level && lx->src[lx->pos] != '}')))
        return hnlex_fstring_middle(lx, t);
    if (lx->at_line_start) {
        lx->at_line_start = false;
        if (!measure_indent(lx)) return false;
    }
    if (lx->pending) return take_pending(lx, t);
    lx->comment = 0;
    if (!skip_space(lx)) return false;
    if (lx->pos >= lx->len) return lex_end(lx, t);
    unsigned char c = (unsigned char)lx->src[lx->pos];
    uint32_t start = lx->pos;
    if (c == '\n') {
        lx->pos++;
        lexer_make(lx, t, HN_TOK_NEWLINE, lx->comment ? lx->comment - 1 : start);
        lx->lineno++;
        lx->at_line_start = true;
        return true;
    }
    if (hnlex_is_digit(c) || (c == '.' && hnlex_is_digit((unsigned char)lx->src[lx->pos + 1]))) {
        if (!hnlex_number(lx)) return false;
        lexer_make(lx, t, HN_TOK_NUMBER, start);
        return true;
    }
    if (hnlex_is_name_start(c)) return lex_name(lx, t);
    if (c == '\'' || c == '"') return hnlex_string(lx, start, t);
    return lex_operator(lx, t);
}

void hnlex_next(hn_lexer *lx, hn_token *t) {
    bool ok = lx->status == HN_OK;
    if (ok) ok = lex_token(lx, t);
    if (ok) {
        hn_status s = hnmeter_charge(lx->meter, (lx->pos >> 4) - (lx->charged >> 4));
        lx->charged = lx->pos;
        if (s == HN_OK) s = hnmeter_pace(lx->meter, 4);
        ok = s == HN_OK;
        if (!ok) lx->status = s;
    }
    if (!ok) lexer_make(lx, t, HN_TOK_ERROR, lx->pos);
    lx->last = t->type;
}
