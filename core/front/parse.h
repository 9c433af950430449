/* The parser: Python 3.14 source text to a syntax tree. The compiler, the linter and the natives of module
 * ast (lib/syntax.c) call hnparse_with_names; lib/traceback.c and lib/primitives.c use smaller entry points
 * for pieces of source. The text may be hostile: any bytes are allowed, and the result is a tree, an error or
 * a limit. The tree lives in the caller's arena and does not point into the text. */
#ifndef HN_FRONT_PARSE_H
#define HN_FRONT_PARSE_H

#include "front/ast.h"

typedef enum hn_parse_mode {
    HN_PARSE_EXEC,   /* a Module */
    HN_PARSE_EVAL,   /* an Expression */
    HN_PARSE_SINGLE, /* an Interactive: one statement of a prompt */
    HN_PARSE_COUNT
} hn_parse_mode;

typedef enum hn_parse_flag {
    HN_PARSE_TOPLEVEL_AWAIT = 1, /* kept for the compiler: the parser accepts `await` anywhere */
} hn_parse_flag;

typedef enum hn_syntax_type {
    HN_SYNTAX_ERROR,
    HN_SYNTAX_INDENTATION,
    HN_SYNTAX_TAB,
    /* Of a tree that is none, and without a place. */
    HN_SYNTAX_VALUE,
    HN_SYNTAX_TYPE,
    HN_SYNTAX_SYSTEM,
} hn_syntax_type;

/* A type of errors of a tree. */
static inline bool hnsyntax_is_of_tree(hn_syntax_type type) {
    return type >= HN_SYNTAX_VALUE;
}

/* The attributes of a SyntaxError. Lines from 1; offsets from 1, in characters (code points), as CPython's. A
 * field that CPython leaves None is -1. `text_start`/`text_len` are the bytes of the source line for
 * SyntaxError.text (with its newline, if it has one). */
typedef struct hn_syntax_error {
    hn_syntax_type type;
    char message[320]; /* UTF-8, 0-terminated */
    int32_t lineno, offset, end_lineno, end_offset;
    uint32_t text_start, text_len;
    bool has_text;
    bool bare;  /* the tokenizer's: shown without the newline */
    bool as_is; /* of an expression or a statement of a prompt: no newline is added to the text's last line */
    bool at_end; /* the text ended before what was begun */
    uint32_t
        statement[2]; /* line and column (in bytes, from 0) of the last complete compound statement, or 0 */
} hn_syntax_error;

/* Parses `len` bytes of UTF-8 (hostile: anything may be in it) into a tree in `arena`, which must stay until
 * the tree is no longer used; the tree does not point into the source. HN_RAISED: `err` is filled. HN_NOMEM:
 * the arena could not grow. HN_STOPPED: a limit of arena->meter was reached (source_limit too). A byte order
 * mark at the start is skipped. */
HN_CHECK hn_status hnparse_module(hn_arena *arena, const char *utf8, size_t len, hn_parse_mode mode,
                                  unsigned flags, hn_ast_mod **out, hn_syntax_error *err);

/* The names of one or more parses: names from the same table are equal when their pointers are. */
typedef struct hn_name_table {
    hn_arena *arena;
    const hn_name **slots;
    uint32_t cap, count;
    hn_buf *warnings;    /* what the parser and the symbol table warn of (warn.h), or NULL */
    uint32_t int_digits; /* how many a decimal literal may have; 0: any number */
} hn_name_table;

/* The interned name of these bytes, or NULL when memory is out (or the meter has stopped: meter->stopped). */
const hn_name *hnname_intern(hn_name_table *t, const char *text, size_t len);

/* Parses with a table of names that the caller keeps (zeroed but for `arena` at first), so that it can intern
 * its own. */
HN_CHECK hn_status hnparse_with_names(hn_name_table *names, const char *utf8, size_t len, hn_parse_mode mode,
                                      unsigned flags, hn_ast_mod **out, hn_syntax_error *err);

/* A word of a text: its line from 1, and its columns in characters from 0. */
typedef struct hn_word {
    uint32_t lineno, start, end;
} hn_word;

/* The first names of a text that are no keywords, `cap` at most, up to where it cannot be read. Sets *n.
 * HN_NOMEM and HN_STOPPED as above. */
HN_CHECK hn_status hnparse_words(hn_meter *m, const char *utf8, size_t len, hn_word *words, unsigned cap,
                                 unsigned *n);

/* A piece of a text, as module tokenize tells of it. Lines from 1, columns in characters from 0. */
typedef enum hn_lexeme_kind {
    HN_LEXEME_END,
    HN_LEXEME_NEWLINE, /* at the end of a statement */
    HN_LEXEME_INDENT,
    HN_LEXEME_DEDENT,
    HN_LEXEME_NAME, /* keywords too */
    HN_LEXEME_NUMBER,
    HN_LEXEME_STRING,
    HN_LEXEME_FSTART, /* of a t-string, too */
    HN_LEXEME_FMIDDLE,
    HN_LEXEME_FEND,
    HN_LEXEME_OTHER, /* an operator, or a character that is none */
} hn_lexeme_kind;

typedef struct hn_lexeme {
    uint32_t kind, lineno, start, end_lineno, end;
} hn_lexeme;

/* Appends the lexemes of a text up to its end or to where it cannot be read: then HN_RAISED, with `err`
 * filled. Takes what only the parser refuses. HN_NOMEM and HN_STOPPED as above. */
HN_CHECK hn_status hnparse_lexemes(hn_meter *m, const char *utf8, size_t len, hn_buf *out,
                                   hn_syntax_error *err);

/* Fills the text fields of an error from its line, for errors that later stages raise at a node. Offsets
 * are bytes from 0, as nodes have them, and become bytes from 1: CPython's compiler does not count characters
 * either. */
void hnparse_locate_error(const char *utf8, size_t len, hn_syntax_error *err, uint32_t lineno,
                          uint32_t col_offset, uint32_t end_lineno, uint32_t end_col_offset);

#endif
