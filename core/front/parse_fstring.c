/* f-strings (PEP 701) and t-strings (PEP 750): the texts and fields between their quotes. parse_string.c
 * calls hnp_fstring for each literal; grammar.c calls hnp_check_middle to find the error of a text that
 * cannot be decoded. Format specs are parsed by recursion, which the lexer bounds (HNLEX_MAX_FIELDS). */
#include "front/parse_int.h"

/* What one string is. */
typedef struct hn_fstr {
    bool raw, is_t;
    uint32_t start_tok;
} hn_fstr;

static hn_fstr parse_fstring_read_prefix(hn_parser *p, const hn_token *t) {
    hn_fstr f = {false, false, p->pos};
    for (uint32_t i = t->start; i < t->end; i++) {
        char c = p->lx.src[i];
        f.raw = f.raw || c == 'r' || c == 'R';
        f.is_t = f.is_t || c == 't' || c == 'T';
    }
    return f;
}

/* Text with its doubled braces made single, decoded. Format specs have no doubled braces. */
bool hnp_check_middle(hn_parser *p, uint32_t tok, bool raw, bool spec) {
    hn_token t = p->toks[tok];
    p->text.len = 0;
    uint32_t from = t.start, i = t.start;
    while (!spec && i < t.end) {
        char c = p->lx.src[i];
        if (c == '\\' && !raw) {
            i++;
            if (p->lx.src[i] == 'N' && p->lx.src[i + 1] == '{') /* its braces are no doubled ones */
                while (i < t.end && p->lx.src[i] != '}') i++;
            if (p->lx.src[i] != '{' && p->lx.src[i] != '}')
                i++;
            else if (p->lx.src[i] == '}' && i > 1 && p->lx.src[i - 1] != '\\')
                i++;
        } else if (c == '{' || c == '}') {
            if (!hnp_decode(p, from, i + 1, raw, false, tok)) return false;
            i += 2;
            from = i;
        } else
            i++;
    }
    return from >= t.end || hnp_decode(p, from, t.end, raw, false, tok);
}

static bool push_middle(hn_parser *p, const hn_fstr *f, uint32_t base, bool spec) {
    uint32_t tok = p->pos;
    if (!hnp_check_middle(p, tok, f->raw, spec)) return false;
    hnp_advance(p);
    return hnp_push_text(p, base, tok, p->text.data, p->text.len);
}

static hn_node *parse_spec(hn_parser *p, const hn_fstr *f);

/* After `!`. */
static bool field_conversion(hn_parser *p, int *conversion) {
    const hn_token *bang = &p->toks[p->pos - 1], *t = hnp_tok(p);
    char c = p->lx.src[t->start];
    bool ok = t->type == HN_TOK_NAME && t->start == bang->end && t->end == t->start + 1;
    if (!ok || (c != 's' && c != 'r' && c != 'a')) return hnp_fail(p) != NULL;
    *conversion = c;
    hnp_advance(p);
    return true;
}

typedef struct hn_field {
    hn_node *value, *spec;
    int conversion;
    uint32_t s, text_start, text_end; /* of the exact text of the expression */
    bool debug;
    uint32_t debug_end, debug_lineno;
} hn_field;

static bool parse_fstring_read_field(hn_parser *p, const hn_fstr *f, hn_field *d) {
    d->s = p->pos;
    d->text_start = hnp_tok(p)->end;
    d->conversion = -1;
    hnp_advance(p);
    d->value = hnp_value(p);
    if (!d->value) return false;
    d->text_end = p->toks[p->pos - 1].end;
    d->debug = hnp_accept(p, HN_TOK_EQUAL);
    d->debug_end = hnp_tok(p)->start;
    d->debug_lineno = hnp_tok(p)->lineno;
    if (hnp_accept(p, HN_TOK_EXCLAMATION) && !field_conversion(p, &d->conversion)) return false;
    if (hnp_at(p, HN_TOK_COLON) && !(d->spec = parse_spec(p, f))) return false;
    if (d->debug && d->conversion < 0 && !d->spec) d->conversion = 'r';
    return hnp_expect(p, HN_TOK_RBRACE);
}

static bool push_field(hn_parser *p, const hn_fstr *f, const hn_field *d) {
    hn_node *n = hnp_node(p, f->is_t ? HN_AST_Interpolation : HN_AST_FormattedValue, d->s);
    if (!n || !hnp_deepen(p, n, d->value) || !hnp_deepen(p, n, d->spec)) return false;
    if (f->is_t) {
        n->Interpolation.value = d->value;
        n->Interpolation.conversion = d->conversion;
        n->Interpolation.format_spec = d->spec;
        const char *s = p->lx.src + d->text_start;
        if (!hnp_const_text(p, &n->Interpolation.str, HN_CONST_STR, (const uint8_t *)s,
                            d->text_end - d->text_start))
            return false;
    } else {
        n->FormattedValue.value = d->value;
        n->FormattedValue.conversion = d->conversion;
        n->FormattedValue.format_spec = d->spec;
    }
    return hnp_push(p, n, d->s);
}

/* The text that `=` shows stands between the brace and what follows the `=`. */
static void set_debug_place(hn_parser *p, hn_node *n, const hn_field *d, bool fresh) {
    const uint32_t *lines = p->lx.lines;
    if (fresh) n->col_offset++;
    n->end_lineno = d->debug_lineno;
    n->end_col_offset = d->debug_end - lines[d->debug_lineno - 1];
}

/* A field at its brace; pushes the debug text too. */
static bool parse_field(hn_parser *p, const hn_fstr *f, uint32_t base) {
    hn_field d = {0};
    if (!parse_fstring_read_field(p, f, &d)) return false;
    if (d.debug) {
        const uint8_t *s = (const uint8_t *)p->lx.src + d.text_start;
        uint32_t before = p->nstack;
        if (!hnp_push_text(p, base, d.s, s, d.debug_end - d.text_start)) return false;
        set_debug_place(p, p->stack[p->nstack - 1].v, &d, p->nstack > before);
    }
    return push_field(p, f, &d);
}

/* The format spec at its colon: a JoinedStr. */
static hn_node *parse_spec(hn_parser *p, const hn_fstr *f) {
    uint32_t s = p->pos, base = p->nstack;
    hn_fstr inner = *f;
    inner.is_t = false; /* a t-string's spec is formatted like an f-string */
    hnp_advance(p);
    while (hnp_at(p, HN_TOK_FMIDDLE) || hnp_at(p, HN_TOK_LBRACE))
        if (!(hnp_at(p, HN_TOK_FMIDDLE) ? push_middle(p, f, base, true) : parse_field(p, &inner, base)))
            return NULL;
    hn_node *n = hnp_node(p, HN_AST_JoinedStr, s);
    if (!n || !hnp_take(p, base, &n->JoinedStr.values)) return NULL;
    return hnp_deepen_list(p, n, n->JoinedStr.values) ? n : NULL;
}

bool hnp_fstring(hn_parser *p, uint32_t base, bool *is_t) {
    hn_fstr f = parse_fstring_read_prefix(p, hnp_tok(p));
    *is_t = f.is_t;
    hnp_advance(p);
    for (;;) {
        bool ok;
        if (hnp_at(p, HN_TOK_FMIDDLE))
            ok = push_middle(p, &f, base, false);
        else if (hnp_at(p, HN_TOK_LBRACE))
            ok = parse_field(p, &f, base);
        else
            break;
        if (!ok) return false;
    }
    return hnp_expect(p, HN_TOK_FEND);
}
