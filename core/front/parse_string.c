/* String literals: escapes are decoded, and adjacent literals are joined. parse_atom.c and parse_match.c call
 * hnp_strings; grammar.c calls hnp_check_literal to find the error of a bad literal. A function that cannot
 * decode a literal writes the reason to p->wrong, and grammar.c raises it. Joining many pieces must stay
 * linear: the text of a constant grows by doubling. */
#include "front/parse_int.h"
#include "front/warn.h"

#include <stdarg.h>

#include "base/unicode.h"
#include "base/utf8.h"

bool hnp_const_text(hn_parser *p, hn_const *c, hn_const_kind kind, const uint8_t *s, size_t len) {
    uint8_t *q = hnp_alloc(p, len + 1);
    if (!q) return false;
    if (len) memcpy(q, s, len);
    c->kind = (uint8_t)kind;
    c->bytes = q;
    c->len = (uint32_t)len;
    c->ascii = hnutf8_ascii_prefix(q, len) == len;
    c->chars = 0;
    for (size_t i = 0; i < len; i++) c->chars += (q[i] & 0xC0) != 0x80;
    return true;
}

/* The state of one literal's decoding. `at` is the position as CPython's codec counts it, in a text whose
 * characters beyond ASCII were written as ten-byte escapes. */
typedef struct hn_escape {
    const char *s, *end;
    bool bytes;
    uint32_t at;
    uint32_t tok;
    bool warned;
} hn_escape;

/* What is wrong with a literal is raised when its error is looked for. */
static bool parse_string_fail_literal(hn_parser *p, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    hnprint_va(p->wrong, sizeof p->wrong, fmt, args);
    va_end(args);
    return hnp_fail(p) != NULL;
}

static bool fail_unicode(hn_parser *p, const hn_escape *e, uint32_t from, uint32_t to, const char *why) {
    if (from == to)
        return parse_string_fail_literal(
            p, "(unicode error) 'unicodeescape' codec can't decode byte 0x5c in position %u: %s", from, why);
    return parse_string_fail_literal(
        p, "(unicode error) 'unicodeescape' codec can't decode bytes in position %u-%u: %s", from, to, why);
}

static int parse_string_hex_value(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

static void parse_string_put_char(hn_parser *p, uint32_t c) {
    uint8_t *q = hnbuf_reserve(&p->text, 4);
    if (q) p->text.len += hnutf8_put(q, c);
}

static void put_byte(hn_parser *p, const hn_escape *e, uint32_t c) {
    if (e->bytes)
        hnbuf_byte(&p->text, (uint8_t)c);
    else
        parse_string_put_char(p, c);
}

/* After \x, \u or \U. */
static bool parse_string_decode_hex(hn_parser *p, hn_escape *e, unsigned digits) {
    uint32_t v = 0;
    unsigned n = 0;
    for (; n < digits && e->s + n < e->end && parse_string_hex_value(e->s[n]) >= 0; n++)
        v = v << 4 | (uint32_t)parse_string_hex_value(e->s[n]);
    if (n < digits) {
        if (e->bytes) {
            return parse_string_fail_literal(p, "(value error) invalid \\x escape at position %u", e->at);
        }
        return fail_unicode(p, e, e->at, e->at + 1 + n,
                            digits == 2   ? "truncated \\xXX escape"
                            : digits == 4 ? "truncated \\uXXXX escape"
                                          : "truncated \\UXXXXXXXX escape");
    }
    if (v > 0x10FFFF) return fail_unicode(p, e, e->at, e->at + 9, "illegal Unicode character");
    put_byte(p, e, v);
    e->s += digits;
    e->at += 2 + digits;
    return true;
}

/* The escape of n characters behind e->s[-1] is none, or will be none: the first of a literal is told. */
static void warn_escape(hn_parser *p, hn_escape *e, int n, const char *kind) {
    if (e->warned || !p->names->warnings) return;
    e->warned = true;
    char escape[8] = "";
    memcpy(escape, e->s - 1, (size_t)n);
    uint32_t from = p->toks[e->tok].start, line = p->toks[e->tok].lineno,
             at = (uint32_t)(e->s - 2 - p->lx.src);
    for (; from < at; from++) line += p->lx.src[from] == '\n';
    uint32_t col = at - p->lx.lines[line - 1];
    hnwarn_add(p->names->warnings, HN_WARN_TEXT, line, col, line, col + 2, HN_WARN_ESCAPE, escape, kind,
               escape);
}

static void decode_octal(hn_parser *p, hn_escape *e, char first) {
    uint32_t v = (uint32_t)(first - '0');
    if (first >= '4' && e->end - e->s >= 2 && e->s[0] >= '0' && e->s[0] <= '7' && e->s[1] >= '0' &&
        e->s[1] <= '7')
        warn_escape(p, e, 3, "octal ");
    e->at += 2;
    for (int i = 0; i < 2 && e->s < e->end && *e->s >= '0' && *e->s <= '7'; i++, e->at++)
        v = v * 8 + (uint32_t)(*e->s++ - '0');
    put_byte(p, e, v);
}

/* The name of \N{name}, which ends before `end`. */
static bool put_named(hn_parser *p, hn_escape *e, const char *name, const char *end) {
    hn_status st = hnmeter_charge(p->meter, HN_UNICODE_LOOKUP_COST);
    if (st != HN_OK) return hnp_fail_status(p, st) != NULL;
    uint32_t c, size = 4;
    st = hnunicode_lookup(p->meter, name, (size_t)(end - name), &c);
    if (st != HN_OK) return hnp_fail_status(p, st) != NULL;
    for (const char *q = name; q < end; q++) size += (*q & 0x80) == 0 ? 1 : (*q & 0xC0) != 0x80 ? 10 : 0;
    if (c == HN_UNICODE_NONE || c == HN_UNICODE_ABSENT)
        return fail_unicode(p, e, e->at, e->at + size - 1,
                            c == HN_UNICODE_NONE ? "unknown Unicode character name" : HN_UNICODE_NO_NAMES);
    parse_string_put_char(p, c);
    e->s = end + 1;
    e->at += size;
    return true;
}

static bool decode_named(hn_parser *p, hn_escape *e) {
    const char *q = e->s;
    if (q < e->end && *q == '{') {
        while (q < e->end && *q != '}') q++;
        if (q < e->end && q > e->s + 1) return put_named(p, e, e->s + 1, q);
    }
    uint32_t extra = q < e->end ? (uint32_t)(q - e->s) : (uint32_t)(e->end - e->s);
    if (q == e->s)
        extra = 0;
    else if (q < e->end)
        extra = 1;
    return fail_unicode(p, e, e->at, e->at + 1 + extra, "malformed \\N character escape");
}

/* One escape, after the backslash. */
static bool parse_string_decode_escape(hn_parser *p, hn_escape *e) {
    static const char from[] = "\\'\"abfnrtv", to[] = "\\'\"\a\b\f\n\r\t\v";
    char c = *e->s++;
    const char *hit = c ? strchr(from, c) : NULL;
    if (hit)
        hnbuf_byte(&p->text, (uint8_t)to[hit - from]);
    else if (c >= '0' && c <= '7') {
        decode_octal(p, e, c);
        return true;
    } else if (c == 'x')
        return parse_string_decode_hex(p, e, 2);
    else if (c == 'u' && !e->bytes)
        return parse_string_decode_hex(p, e, 4);
    else if (c == 'U' && !e->bytes)
        return parse_string_decode_hex(p, e, 8);
    else if (c == 'N' && !e->bytes)
        return decode_named(p, e);
    else if (c != '\n') {
        if ((unsigned char)c < 128) warn_escape(p, e, 1, "");
        hnbuf_byte(&p->text, '\\');
        e->s--;
        e->at++;
        return true;
    }
    e->at += 2;
    return true;
}

bool hnp_decode(hn_parser *p, uint32_t start, uint32_t end, bool raw, bool bytes, uint32_t tok) {
    hn_escape e = {p->lx.src + start, p->lx.src + end, bytes, 0, tok, false};
    if (raw) hnbuf_put(&p->text, e.s, end - start);
    while (!raw && e.s < e.end) {
        const char *run = e.s;
        for (; e.s < e.end && *e.s != '\\'; e.s++) {
            unsigned char c = (unsigned char)*e.s;
            e.at += c < 128 ? 1 : (c & 0xC0) != 0x80 ? 10 : 0;
        }
        hnbuf_put(&p->text, run, (size_t)(e.s - run));
        if (e.s == e.end) break;
        e.s++;
        if (e.s == e.end) {
            hnbuf_byte(&p->text, '\\');
            break;
        }
        if (!parse_string_decode_escape(p, &e)) return false;
    }
    return !p->text.failed || hnp_fail_nomem(p) != NULL;
}

typedef struct hn_literal {
    bool raw, bytes, u;
    uint32_t start, end; /* of the body */
} hn_literal;

static hn_literal split_literal(hn_parser *p, const hn_token *t) {
    hn_literal l = {0};
    const char *s = p->lx.src;
    uint32_t i = t->start;
    for (; s[i] != '\'' && s[i] != '"'; i++) {
        l.raw = l.raw || s[i] == 'r' || s[i] == 'R';
        l.bytes = l.bytes || s[i] == 'b' || s[i] == 'B';
        l.u = l.u || s[i] == 'u';
    }
    unsigned q = t->end - i >= 6 && s[i + 1] == s[i] && s[i + 2] == s[i] ? 3 : 1;
    l.start = i + q;
    l.end = t->end - q;
    return l;
}

static bool check_bytes(hn_parser *p, hn_literal l) {
    if (!l.bytes ||
        hnutf8_ascii_prefix((const uint8_t *)p->lx.src + l.start, l.end - l.start) == l.end - l.start)
        return true;
    return parse_string_fail_literal(p, "bytes can only contain ASCII literal characters");
}

bool hnp_check_literal(hn_parser *p, uint32_t tok) {
    hn_literal l = split_literal(p, &p->toks[tok]);
    p->text.len = 0;
    return check_bytes(p, l) && hnp_decode(p, l.start, l.end, l.raw, l.bytes, tok);
}

/* Only plain literals, `first` being the first: one constant. */
static hn_node *parse_string_parse_plain(hn_parser *p, uint32_t s, uint32_t end) {
    hn_literal first = split_literal(p, &p->toks[s]);
    p->text.len = 0;
    for (uint32_t i = s; i < end; i++) {
        hn_literal l = split_literal(p, &p->toks[i]);
        if (!check_bytes(p, l)) return NULL;
        if (!hnp_decode(p, l.start, l.end, l.raw, l.bytes, i)) return NULL;
    }
    hn_node *n = hnp_node(p, HN_AST_Constant, s);
    if (!n) return NULL;
    n->Constant.u_prefix = first.u;
    if (!hnp_const_text(p, &n->Constant.value, first.bytes ? HN_CONST_BYTES : HN_CONST_STR, p->text.data,
                        p->text.len))
        return NULL;
    return n;
}

/* Joins text to that of a constant. Its room grows by doubling, so that a long run of pieces stays linear. */
static bool append_text(hn_parser *p, hn_node *n, const uint8_t *s, size_t len) {
    hn_const *c = &n->Constant.value;
    size_t total = c->len + len;
    if (p->tail != n || p->tail_cap < total) {
        uint8_t *q = hnp_alloc(p, total * 2 + 1);
        if (!q) return false;
        if (c->len) memcpy(q, c->bytes, c->len);
        c->bytes = p->tail_text = q;
        p->tail = n;
        p->tail_cap = total * 2;
    }
    memcpy(p->tail_text + c->len, s, len);
    hnp_end(p, n);
    c->len = (uint32_t)total;
    c->ascii = c->ascii && hnutf8_ascii_prefix(s, len) == len;
    for (size_t i = 0; i < len; i++) c->chars += (s[i] & 0xC0) != 0x80;
    return true;
}

bool hnp_push_text(hn_parser *p, uint32_t base, uint32_t tok, const uint8_t *s, size_t len) {
    hn_node *last = p->nstack > base ? p->stack[p->nstack - 1].v : NULL;
    if (len == 0) return true;
    if (p->empty_at == p->nstack + 1) tok = p->empty_tok; /* an empty literal before it is a part of it */
    p->empty_at = 0;
    if (last && last->kind == HN_AST_Constant) return append_text(p, last, s, len);
    hn_node *n = hnp_node(p, HN_AST_Constant, tok);
    return n && hnp_const_text(p, &n->Constant.value, HN_CONST_STR, s, len) && hnp_push(p, n, tok);
}

/* A plain literal among f-strings. */
static bool push_literal(hn_parser *p, uint32_t base) {
    uint32_t i = p->pos;
    hn_literal l = split_literal(p, hnp_tok(p));
    if (!check_bytes(p, l)) return false;
    p->text.len = 0;
    if (!hnp_decode(p, l.start, l.end, l.raw, false, i)) return false;
    hnp_advance(p);
    uint32_t before = p->nstack;
    hn_node *last = before > base ? p->stack[before - 1].v : NULL;
    if (p->text.len == 0 && last && last->kind == HN_AST_Constant)
        hnp_end(p, last);
    else if (p->text.len == 0 && p->empty_at != before + 1) {
        p->empty_at = before + 1;
        p->empty_tok = i;
    }
    if (!hnp_push_text(p, base, i, p->text.data, p->text.len)) return false;
    if (p->nstack > before && l.u) ((hn_node *)p->stack[before].v)->Constant.u_prefix = 1;
    return true;
}

hn_node *hnp_strings(hn_parser *p) {
    uint32_t s = p->pos, base = p->nstack;
    unsigned texts = 0, bytes = 0, fs = 0, ts = 0;
    while (hnp_at(p, HN_TOK_STRING) && !fs && !ts) { /* the usual case: plain literals only */
        if (split_literal(p, hnp_tok(p)).bytes)
            bytes = 1;
        else
            texts = 1;
        hnp_advance(p);
    }
    if (!hnp_at(p, HN_TOK_FSTART)) {
        if (texts && bytes) return hnp_fail(p);
        return parse_string_parse_plain(p, s, p->pos);
    }
    p->pos = s;
    p->empty_at = 0;
    while (hnp_at(p, HN_TOK_STRING) || hnp_at(p, HN_TOK_FSTART)) {
        bool is_t = false;
        if (hnp_at(p, HN_TOK_STRING)) {
            bool b = split_literal(p, hnp_tok(p)).bytes;
            if (b)
                bytes = 1;
            else
                texts = 1;
            if (!push_literal(p, base)) return NULL;
            continue;
        }
        if (!hnp_fstring(p, base, &is_t)) return NULL;
        if (is_t)
            ts = 1;
        else
            fs = 1;
    }
    if ((ts && (fs || texts)) || bytes) return hnp_fail(p);
    hn_node *n = hnp_node(p, ts ? HN_AST_TemplateStr : HN_AST_JoinedStr, s);
    if (!n || !hnp_take(p, base, &n->JoinedStr.values)) return NULL;
    return hnp_deepen_list(p, n, n->JoinedStr.values) ? n : NULL;
}
