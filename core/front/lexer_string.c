/* String literals as tokens: where they end. An f- or t-string is several tokens: its start, its texts, the
 * tokens of its fields, and its end. lexer.c calls these functions. They do not decode escapes:
 * parse_string.c and parse_fstring.c do. */
#include "front/lexer.h"
#include "front/warn.h"

static void fail_at_start(hn_lexer *lx, uint32_t start, uint32_t lineno, const char *triple, const char *what,
                          const char *more) {
    lx->open_string = *triple != 0;
    (void)hnlex_fail(lx, HN_SYNTAX_ERROR, lineno, start + 1, 0,
                     "unterminated %s%sstring literal (detected at line %u)%s", triple, what,
                     (unsigned)(lx->pos >= lx->len ? lx->line_count : lx->lineno), more);
}

/* A quote in a field that is really the end of the string around it. */
static bool ends_outer(const hn_lexer *lx, char quote, unsigned size) {
    const hnlex_fstring *f = lx->fstrings ? &lx->fstring[lx->fstrings - 1] : NULL;
    return f && f->quote == (uint8_t)quote && f->quote_size == size;
}

bool hnlex_string(hn_lexer *lx, uint32_t start, hn_token *t) {
    char quote = lx->src[lx->pos];
    uint32_t lineno = lx->lineno;
    unsigned size = lx->src[lx->pos + 1] == quote && lx->src[lx->pos + 2] == quote ? 3 : 1, seen = 0;
    bool escaped_quote = false;
    for (lx->pos += size; seen < size;) {
        char c = lx->src[lx->pos];
        if (lx->pos >= lx->len || (size == 1 && c == '\n')) {
            if (ends_outer(lx, quote, size))
                return hnlex_fail(lx, HN_SYNTAX_ERROR, lineno, start + 1, 0, "%c-string: expecting '}'",
                                  lx->fstring[lx->fstrings - 1].is_t ? 't' : 'f');
            fail_at_start(lx, start, lineno, size == 3 ? "triple-quoted " : "", "",
                          size == 1 && escaped_quote ? "; perhaps you escaped the end quote?" : "");
            return false;
        }
        seen = c == quote ? seen + 1 : 0;
        if (c == '\n') lx->lineno++;
        if (c == '\\') {
            c = lx->src[++lx->pos];
            escaped_quote = escaped_quote || c == quote;
            if (c == '\n') lx->lineno++;
        }
        if (lx->pos < lx->len) lx->pos++;
    }
    *t = (hn_token){HN_TOK_STRING, (uint8_t)lx->level, start, lx->pos, lineno, lx->lineno};
    return true;
}

bool hnlex_fstring_start(hn_lexer *lx, uint32_t start, bool raw, bool is_t, hn_token *t) {
    char quote = lx->src[lx->pos];
    unsigned size = lx->src[lx->pos + 1] == quote && lx->src[lx->pos + 2] == quote ? 3 : 1;
    lx->pos += size;
    if (lx->fstrings >= HNLEX_MAX_FSTRINGS)
        return hnlex_fail_here(lx, "too many nested f-strings or t-strings");
    hnlex_fstring *f = &lx->fstring[lx->fstrings++];
    *f = (hnlex_fstring){.quote = (uint8_t)quote,
                         .quote_size = (uint8_t)size,
                         .raw = raw,
                         .is_t = is_t,
                         .level = (uint8_t)lx->level,
                         .start = start,
                         .lineno = lx->lineno};
    *t = (hn_token){HN_TOK_FSTART, (uint8_t)lx->level, start, lx->pos, lx->lineno, lx->lineno};
    return true;
}

static bool at_quote(const hn_lexer *lx, const hnlex_fstring *f) {
    const char *s = lx->src + lx->pos;
    char q = (char)f->quote;
    return s[0] == q && (f->quote_size == 1 || (s[1] == q && s[2] == q));
}

static bool open_field(hn_lexer *lx, hnlex_fstring *f, hn_token *t) {
    if (f->depth >= HNLEX_MAX_FIELDS)
        return hnlex_fail_here(lx, "%c-string: expressions nested too deeply", f->is_t ? 't' : 'f');
    uint32_t start = lx->pos++;
    if (lx->level >= HNLEX_MAX_LEVEL) return hnlex_fail_here(lx, "too many nested parentheses");
    lx->brackets[lx->level++] = (hnlex_bracket){'{', lx->lineno, start};
    f->fields[f->depth].level = (uint8_t)lx->level;
    f->fields[f->depth++].in_spec = false;
    *t = (hn_token){HN_TOK_LBRACE, (uint8_t)lx->level, start, lx->pos, lx->lineno, lx->lineno};
    return true;
}

static bool end_or_unterminated(hn_lexer *lx, hnlex_fstring *f, hn_token *t) {
    if (lx->pos < lx->len && at_quote(lx, f)) {
        uint32_t start = lx->pos;
        lx->pos += f->quote_size;
        *t = (hn_token){HN_TOK_FEND, (uint8_t)lx->level, start, lx->pos, lx->lineno, lx->lineno};
        lx->fstrings--;
        return true;
    }
    fail_at_start(lx, f->start, f->lineno, f->quote_size == 3 ? "triple-quoted " : "", f->is_t ? "t-" : "f-",
                  "");
    return false;
}

/* A backslash inside a middle. \N{ keeps its brace, and *named says that the next one that closes is its own;
 * a brace after the backslash opens a field all the same. */
static void skip_escape(hn_lexer *lx, const hnlex_fstring *f, bool *named) {
    char c = lx->src[++lx->pos];
    if (lx->pos >= lx->len) return;
    if (c == '{' || c == '}') {
        char brace[2] = {c, 0};
        uint32_t col = lx->pos - 1 - lx->lines[lx->lineno - 1];
        if (!f->raw)
            hnwarn_add(lx->warnings, HN_WARN_TEXT, lx->lineno, col, lx->lineno, col + 2, HN_WARN_ESCAPE,
                       brace, "", brace);
        return;
    }
    if (c == '\n') lx->lineno++;
    lx->pos++;
    if (f->raw || c != 'N' || lx->src[lx->pos] != '{') return;
    lx->pos++;
    *named = true;
}

/* There is no text before a field, the end, or a mistake. */
static bool lex_no_middle(hn_lexer *lx, hnlex_fstring *f, hn_token *t) {
    char c = lx->src[lx->pos];
    if (lx->pos >= lx->len || c == '\n' || at_quote(lx, f)) return end_or_unterminated(lx, f, t);
    if (c == '{') return open_field(lx, f, t);
    lx->pos++;
    lx->mild_error = true;
    return hnlex_fail_here(lx, "%c-string: single '}' is not allowed", f->is_t ? 't' : 'f');
}

bool hnlex_fstring_middle(hn_lexer *lx, hn_token *t) {
    hnlex_fstring *f = &lx->fstring[lx->fstrings - 1];
    bool spec = f->depth && f->fields[f->depth - 1].in_spec;
    uint32_t start = lx->pos, lineno = lx->lineno;
    bool named = false;
    for (;;) {
        char c = lx->src[lx->pos];
        if (lx->pos >= lx->len || at_quote(lx, f)) break;
        if (c == '\n') {
            if (f->quote_size == 1) {
                if (!spec) break;
                lx->pos++;
                return hnlex_fail_here(
                    lx,
                    "%c-string: newlines are not allowed in format specifiers for single quoted %c-strings",
                    f->is_t ? 't' : 'f', f->is_t ? 't' : 'f');
            }
            lx->lineno++;
            lx->pos++;
        } else if (c == '\\')
            skip_escape(lx, f, &named);
        else if (c == '}' && named) {
            named = false;
            lx->pos++;
        } else if (c == '{' || c == '}') {
            if (spec || lx->src[lx->pos + 1] != c) break;
            lx->pos += 2;
        } else
            lx->pos++;
    }
    if (lx->pos > start) {
        *t = (hn_token){HN_TOK_FMIDDLE, (uint8_t)lx->level, start, lx->pos, lineno, lx->lineno};
        return true;
    }
    return lex_no_middle(lx, f, t);
}
