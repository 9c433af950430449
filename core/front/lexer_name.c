/* Names: which characters they may have, which of them are keywords, and the table that interns them. lexer.c
 * calls the first two; the parser, tree.c, the symbol table, the compiler and the linter intern names.
 * Interned names are compared by pointer, so every hn_name must come from hnname_intern. Nothing here
 * normalises: parse_node.c does that before it interns. */
#include "front/lexer.h"

#include "base/unicode.h"

static bool bad_character(hn_lexer *lx, uint32_t c, uint32_t pos, unsigned size) {
    bool printable = hnunicode_is(c, HN_UC_PRINTABLE);
    return hnlex_fail(lx, HN_SYNTAX_ERROR, lx->lineno, pos + size, 0,
                      printable ? "invalid character '%.*s' (U+%04X)"
                                : "invalid non-printable character U+%.*s%04X",
                      printable ? (int)size : 0, lx->src + pos, (unsigned)c);
}

bool hnlex_name_valid(hn_lexer *lx, uint32_t start, uint32_t end) {
    for (uint32_t i = start; i < end;) {
        unsigned size;
        uint32_t c = hnlex_char(lx->src + i, &size);
        if (c >= 128 && !hnunicode_is(c, i == start ? HN_UC_XID_START : HN_UC_XID_CONTINUE))
            return bad_character(lx, c, i, size);
        i += size;
    }
    return true;
}

static const struct {
    const char *text;
    uint8_t len, type;
} lexer_name_keywords[] = {
#define TOKEN(id)
#define OPERATOR(id, text)
#define KEYWORD(id, text) {text, sizeof text - 1, HN_TOK_##id},
#include "front/tokens.def"
#undef TOKEN
#undef OPERATOR
#undef KEYWORD
};

hn_tok hnlex_keyword(const char *s, size_t len) {
    if (len < 2 || len > 8) return HN_TOK_NAME;
    for (size_t i = 0; i < sizeof lexer_name_keywords / sizeof *lexer_name_keywords; i++)
        if (lexer_name_keywords[i].text[0] == s[0] && lexer_name_keywords[i].len == len &&
            memcmp(lexer_name_keywords[i].text, s, len) == 0)
            return (hn_tok)lexer_name_keywords[i].type;
    return HN_TOK_NAME;
}

static uint32_t hash_bytes(const char *s, size_t len) {
    uint32_t h = 2166136261u; /* FNV-1a */
    for (size_t i = 0; i < len; i++) h = (h ^ (unsigned char)s[i]) * 16777619u;
    return h;
}

static bool grow_table(hn_name_table *t) {
    uint32_t cap = t->cap ? t->cap * 2 : 64;
    const hn_name **slots = hnarena_alloc(t->arena, cap * sizeof *slots);
    if (!slots) return false;
    for (uint32_t i = 0; i < t->cap; i++) {
        if (!t->slots[i]) continue;
        uint32_t k = t->slots[i]->hash & (cap - 1);
        while (slots[k]) k = (k + 1) & (cap - 1);
        slots[k] = t->slots[i];
    }
    t->slots = slots;
    t->cap = cap;
    return true;
}

const hn_name *hnname_intern(hn_name_table *t, const char *text, size_t len) {
    if (t->count * 4 >= t->cap * 3 && !grow_table(t)) return NULL;
    uint32_t h = hash_bytes(text, len), k = h & (t->cap - 1);
    for (uint64_t steps = 0; t->slots[k]; k = (k + 1) & (t->cap - 1), steps++) {
        const hn_name *n = t->slots[k];
        /* Names made to collide are charged for. */
        if (steps > 8 && hnmeter_charge(t->arena->meter, 1) != HN_OK) return NULL;
        if (n->hash == h && n->len == len && memcmp(n->text, text, len) == 0) return n;
    }
    hn_name *n = hnarena_alloc(t->arena, sizeof *n + len + 1);
    if (!n) return NULL;
    n->len = (uint32_t)len;
    n->hash = h;
    memcpy(n->text, text, len);
    t->slots[k] = n;
    t->count++;
    return n;
}
