/* The text of a parse and its tokens. This file checks and copies the source, and fetches tokens from the
 * lexer. The other parse files read tokens through hnp_peek, hnp_advance and hnp_accept; only parse_error.c
 * asks the lexer itself, after a failure. */
#include "front/parse_int.h"

#include "base/utf8.h"

/* ---- tokens ---- */

bool hnp_fetch(hn_parser *p) {
    if (p->ntoks == p->toks_cap) {
        uint32_t cap = p->toks_cap ? p->toks_cap * 2 : 256;
        hn_token *q = hnmem_resize(p->meter, p->toks, p->toks_cap * sizeof *q, cap * sizeof *q);
        if (!q) return hnp_fail_nomem(p) != NULL;
        p->toks = q;
        p->toks_cap = cap;
    }
    hnlex_next(&p->lx, &p->toks[p->ntoks++]);
    return true;
}

hn_token *hnp_peek(hn_parser *p, uint32_t k) {
    while (p->ntoks <= p->pos + k) {
        hn_token *last = p->ntoks ? &p->toks[p->ntoks - 1] : NULL;
        if (last && (last->type == HN_TOK_END || (last->type == HN_TOK_ERROR && p->lx.status != HN_OK)))
            return last;
        if (!hnp_fetch(p)) return &p->toks[p->pos];
    }
    return &p->toks[p->pos + k];
}

void hnp_advance(hn_parser *p) {
    hn_tok t = hnp_type(p);
    if (t == HN_TOK_END || (t == HN_TOK_ERROR && p->lx.status != HN_OK)) return;
    if (p->pos + 1 < p->ntoks || hnp_fetch(p)) p->pos++;
}

bool hnp_accept(hn_parser *p, hn_tok type) {
    if (!hnp_at(p, type)) return false;
    hnp_advance(p);
    return p->status == HN_OK;
}

bool hnp_expect(hn_parser *p, hn_tok type) {
    if (!hnp_at(p, type)) return hnp_fail(p) != NULL;
    hnp_advance(p);
    return p->status == HN_OK;
}

bool hnp_is_name(hn_parser *p, const hn_token *t, const char *text) {
    size_t n = strlen(text);
    return t->type == HN_TOK_NAME && t->end - t->start == n && memcmp(p->lx.src + t->start, text, n) == 0;
}

bool hnp_enter(hn_parser *p) {
    if (p->status != HN_OK) return false;
    if (p->nesting < p->meter->nesting_limit + 8) {
        p->nesting++;
        return true;
    }
    hnp_fail_final(p, p->pos, "too many nested expressions");
    return false;
}

/* ---- the source ---- */

/* Bytes that are no UTF-8, the first at `at`. */
static hn_status fail_encoding(hn_parser *p, const char *s, size_t at) {
    int32_t lineno = 1, offset = 1;
    for (size_t i = 0; i < at; i++) {
        if (s[i] == '\n')
            lineno++, offset = 1;
        else
            offset += ((unsigned char)s[i] & 0xC0) != 0x80;
    }
    hnprint(p->err->message, sizeof p->err->message,
            "Non-UTF-8 code starting with '\\x%02x' on line %d, but no encoding declared; see "
            "https://peps.python.org/pep-0263/ for details",
            (unsigned)(unsigned char)s[at], (int)lineno);
    p->err->type = HN_SYNTAX_ERROR;
    p->err->lineno = p->err->end_lineno = lineno;
    p->err->offset = p->err->end_offset = offset;
    return HN_RAISED;
}

static hn_status check_source(hn_parser *p, const char *s, size_t len) {
    hn_utf8_info info;
    HN_TRY(hnmeter_charge(p->meter, len >> 6));
    if (len > UINT32_MAX / 8 || len > p->meter->source_limit)
        return hnmeter_stop_at(p->meter, HN_LIMIT_SOURCE);
    size_t zero;
    HN_TRY(hnmem_find_long(p->meter, s, len, 0, &zero));
    if (zero < len) return hnp_fail_nowhere(p, "source code string cannot contain null bytes");
    if (hnutf8_scan((const uint8_t *)s, len, false, &info)) return HN_OK;
    return fail_encoding(p, s, info.error);
}

static void start_lexer(hn_parser *p) {
    hn_lexer *lx = &p->lx;
    lx->meter = p->meter;
    lx->src = p->copy;
    lx->lines = p->lines;
    lx->lineno = 1;
    lx->at_line_start = true;
    lx->err = &p->lexer_error;
    lx->unended = p->newline_added;
    lx->warnings = p->names ? p->names->warnings : NULL; /* hnparse_words has no names */
}

/* The copy with '\n' line ends, a final one, and zeros behind. */
static hn_status copy_source(hn_parser *p, const char *s, size_t len) {
    size_t n = 0, lines = 1;
    p->copy_size = len + 8;
    p->copy = hnmem_alloc(p->meter, p->copy_size);
    if (!p->copy) return HN_NOMEM;
    if (len >= 3 && memcmp(s, "\xEF\xBB\xBF", 3) == 0) s += 3, len -= 3;
    for (size_t i = 0; i < len; i++) {
        if ((i & 0x3FFF) == 0x3FFF) HN_TRY(hnmeter_pace(p->meter, 0x4000 >> 3));
        char c = s[i];
        if (c == '\r') {
            if (i + 1 < len && s[i + 1] == '\n') i++;
            c = '\n';
        }
        lines += c == '\n';
        p->copy[n++] = c;
    }
    if (n && p->copy[n - 1] != '\n') {
        p->copy[n++] = '\n', lines++;
        p->newline_added = p->mode != HN_PARSE_EXEC;
    }
    memset(p->copy + n, 0, p->copy_size - n);
    p->lines_size = (lines + 1) * sizeof(uint32_t);
    p->lines = hnmem_alloc(p->meter, p->lines_size);
    if (!p->lines) return HN_NOMEM;
    uint32_t k = 0;
    p->lines[k++] = 0;
    for (uint32_t i = 0; i < n; i++) {
        if ((i & 0x3FFF) == 0x3FFF) HN_TRY(hnmeter_pace(p->meter, 0x4000 >> 3));
        if (p->copy[i] == '\n') p->lines[k++] = i + 1;
    }
    p->lines[k] = (uint32_t)n;
    p->lx.len = (uint32_t)n;
    p->lx.line_count = k - 1 ? k - 1 : 1;
    start_lexer(p);
    return HN_OK;
}

hn_status hnp_begin(hn_parser *p, const char *s, size_t len) {
    HN_TRY(check_source(p, s, len));
    return copy_source(p, s, len);
}

bool hnp_read_again(hn_parser *p) {
    hn_buf *warnings = p->names->warnings;
    uint32_t len = p->lx.len, line_count = p->lx.line_count;
    memset(&p->lx, 0, sizeof p->lx);
    p->lx.len = len;
    p->lx.line_count = line_count;
    start_lexer(p);
    p->top += p->forgotten;
    p->ntoks = p->forgotten = p->pos = 0;
    p->names->warnings = p->lx.warnings = NULL; /* they were given the first time */
    (void)hnp_peek(p, p->top);
    p->names->warnings = warnings;
    if (p->ntoks <= p->top && p->status == HN_OK) (void)hnp_fail_nomem(p);
    return p->ntoks > p->top;
}
