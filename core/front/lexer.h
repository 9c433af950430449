/* The lexer: source text to tokens, one at a time. Private to lexer*.c and parse_int.h. The parser calls
 * hnlex_next for each token; module tokenize reads the same tokens through hnparse_lexemes.
 *
 * The lexer reads a copy of the source, which parse.c makes. In the copy every line ends in '\n', the last
 * one too, and zero bytes follow, so code that looks a few bytes ahead checks no bounds. A position is a byte
 * offset into the copy. A token is a range of it and owns no memory. */
#ifndef HN_FRONT_LEXER_H
#define HN_FRONT_LEXER_H

#include "front/parse.h"

typedef enum hn_tok {
#define TOKEN(id)          HN_TOK_##id,
#define OPERATOR(id, text) HN_TOK_##id,
#define KEYWORD(id, text)  HN_TOK_##id,
#include "front/tokens.def"
#undef TOKEN
#undef OPERATOR
#undef KEYWORD
    HN_TOK_COUNT
} hn_tok;

typedef struct hn_token {
    uint8_t type;  /* hn_tok */
    uint8_t level; /* open brackets after this token */
    uint32_t start, end;
    uint32_t lineno, end_lineno;
} hn_token;

#define HNLEX_MAX_INDENT   100
#define HNLEX_MAX_LEVEL    200
#define HNLEX_MAX_FSTRINGS 150
#define HNLEX_MAX_FIELDS   3

typedef struct hnlex_bracket {
    char open;
    uint32_t lineno, pos;
} hnlex_bracket;

/* An f- or t-string being lexed. Its replacement fields nest (in format specs); fields[depth - 1] is the
 * innermost. */
typedef struct hnlex_fstring {
    uint8_t quote, quote_size;
    bool raw, is_t;
    uint8_t depth;
    uint8_t level; /* open brackets where the string began */
    struct {
        uint8_t level; /* open brackets just inside the field's brace */
        bool in_spec;
    } fields[HNLEX_MAX_FIELDS];
    uint32_t start, lineno;
} hnlex_fstring;

typedef struct hn_lexer {
    hn_meter *meter;
    const char *src; /* the copy */
    uint32_t len, pos;
    uint32_t lineno;       /* of pos */
    const uint32_t *lines; /* where each line starts */
    uint32_t line_count;
    bool at_line_start, continued, done;
    bool lax;     /* for module tokenize: what only the parser would refuse passes */
    bool unended; /* its last line has no newline, and gets none: an expression, or a statement of a prompt */
    int pending;  /* INDENTs (above 0) or DEDENTs (below) still to be handed out */
    uint32_t indents, level, fstrings;
    uint32_t indent_pos;
    uint32_t comment; /* where a comment before a newline begins, + 1 */
    uint32_t charged; /* source bytes already charged */
    hn_status status;
    bool soft_error;  /* the error is one that does not override an earlier one of the parser */
    bool mild_error;  /* it never takes the place of an earlier error of the parser */
    bool eof_error;   /* the text ended inside brackets */
    bool open_string; /* the text ended inside a triple-quoted string */
    uint8_t last;     /* kind of the last token */
    hn_syntax_error *err;
    hn_buf *warnings; /* where warnings go, or NULL */
    uint32_t indent[HNLEX_MAX_INDENT], alt_indent[HNLEX_MAX_INDENT];
    hnlex_bracket brackets[HNLEX_MAX_LEVEL];
    hnlex_fstring fstring[HNLEX_MAX_FSTRINGS];
} hn_lexer;

/* The next token. HN_TOK_ERROR: lx->status says why, and lx->err is filled when it is HN_RAISED. */
void hnlex_next(hn_lexer *lx, hn_token *t);
/* Fills lx->err, at bytes [start, end) of one line; end 0: the same as start. Always answers false. */
bool hnlex_fail(hn_lexer *lx, hn_syntax_type type, uint32_t lineno, uint32_t start, uint32_t end,
                const char *fmt, ...) __attribute__((format(printf, 6, 7)));
/* As CPython's tokenizer places most errors: on the byte before pos. */
bool hnlex_fail_here(hn_lexer *lx, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* The text ended inside the innermost bracket. */
void hnlex_never_closed(hn_lexer *lx);
/* Characters from the start of the line up to pos. */
uint32_t hnlex_column(const hn_lexer *lx, uint32_t lineno, uint32_t pos);
/* Decodes the valid UTF-8 character at s; *len is its size in bytes. */
uint32_t hnlex_char(const char *s, unsigned *len);

/* lexer_number.c: a number at lx->pos. lexer_string.c: the others. They answer false after hnlex_fail. */
bool hnlex_number(hn_lexer *lx);
bool hnlex_string(hn_lexer *lx, uint32_t start, hn_token *t);
bool hnlex_fstring_start(hn_lexer *lx, uint32_t start, bool raw, bool is_t, hn_token *t);
bool hnlex_fstring_middle(hn_lexer *lx, hn_token *t);
/* lexer_name.c */
bool hnlex_name_valid(hn_lexer *lx, uint32_t start, uint32_t end);
/* The keyword with this text, or HN_TOK_NAME. */
hn_tok hnlex_keyword(const char *s, size_t len);

static inline bool hnlex_is_name_start(unsigned char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c >= 128;
}
static inline bool hnlex_is_digit(unsigned char c) {
    return c >= '0' && c <= '9';
}
static inline bool hnlex_is_name_char(unsigned char c) {
    return hnlex_is_name_start(c) || hnlex_is_digit(c);
}

#endif
