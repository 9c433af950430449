/* Number tokens to constants. parse_atom.c and parse_match.c call hnp_number, and grammar.c calls it to find
 * the error of a number with too many digits. It trusts the lexer that the text is well-formed. An int above
 * INT64_MAX stays text, since the parser makes no objects; constant.c converts it. */
#include "front/parse_int.h"

#include "base/dtoa.h"

/* The token without underscores, in p->text. */
static bool parse_number_clean_digits(hn_parser *p, const hn_token *t) {
    p->text.len = 0;
    uint8_t *q = hnbuf_reserve(&p->text, t->end - t->start + 1);
    if (!q) return hnp_fail_nomem(p) != NULL;
    size_t n = 0;
    for (uint32_t i = t->start; i < t->end; i++) {
        char c = p->lx.src[i];
        if (c != '_') q[n++] = (uint8_t)(c >= 'A' && c <= 'Z' ? c + 32 : c);
    }
    q[n] = 0;
    p->text.len = n;
    return true;
}

static unsigned parse_number_digit_value(uint8_t c) {
    return (unsigned)(c <= '9' ? c - '0' : c - 'a' + 10);
}

static bool set_int(hn_parser *p, hn_const *c, const uint8_t *s, size_t len, unsigned base) {
    while (len > 1 && *s == '0') s++, len--;
    uint64_t v = 0;
    size_t i = 0;
    for (; i < len; i++) {
        unsigned d = parse_number_digit_value(s[i]);
        if (v > ((uint64_t)INT64_MAX - d) / base) break;
        v = v * base + d;
    }
    c->base = (uint8_t)base;
    if (i == len) {
        c->kind = HN_CONST_INT;
        c->i = (int64_t)v;
        return true;
    }
    return hnp_const_text(p, c, HN_CONST_BIGINT, s, len);
}

static bool too_long(hn_parser *p, size_t len) {
    hnprint(
        p->wrong, sizeof p->wrong,
        "Exceeds the limit (%u digits) for integer string conversion: value has %u digits; use "
        "sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for huge integer literals "
        "to avoid decimal conversion limits.",
        (unsigned)p->names->int_digits, (unsigned)len);
    return hnp_fail(p) != NULL;
}

static bool set_number(hn_parser *p, hn_const *c) {
    const uint8_t *s = p->text.data;
    size_t len = p->text.len;
    if (len > 2 && s[0] == '0' && (s[1] == 'x' || s[1] == 'o' || s[1] == 'b'))
        return set_int(p, c, s + 2, len - 2, s[1] == 'x' ? 16 : s[1] == 'o' ? 8 : 2);
    bool imaginary = s[len - 1] == 'j', integer = !imaginary;
    for (size_t i = 0; i < len && integer; i++) integer = s[i] >= '0' && s[i] <= '9';
    if (integer) {
        if (p->names->int_digits && len > p->names->int_digits) return too_long(p, len);
        return set_int(p, c, s, len, 10);
    }
    c->kind = imaginary ? HN_CONST_COMPLEX : HN_CONST_FLOAT;
    double d = 0;
    (void)hndtoa_parse(p->meter, (const char *)s, len - imaginary, &d);
    c->d = d;
    return true;
}

hn_node *hnp_number(hn_parser *p) {
    uint32_t s = p->pos;
    if (!parse_number_clean_digits(p, hnp_tok(p))) return NULL;
    hn_const c = {0};
    if (!set_number(p, &c)) return NULL;
    hnp_advance(p);
    hn_node *n = hnp_const_node(p, s, HN_CONST_INT);
    if (n) n->Constant.value = c;
    return n;
}
