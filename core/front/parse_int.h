/* Declarations that the parser's files share. Private to parse*.c and grammar.h. A function that parses
 * something returns a node, or NULL with p->status set; its caller returns NULL at once. The parser is
 * recursive descent and decides by the next token or two; only `match` and the parentheses of `with` need the
 * whole line. It does not say why a text is wrong: hnp_fail notes the failure, and grammar.c then finds the
 * message. */
#ifndef HN_FRONT_PARSE_INT_H
#define HN_FRONT_PARSE_INT_H

#include "front/lexer.h"

/* A pending child: lists are gathered on one stack and copied to the arena when complete. */
typedef struct hn_item {
    void *v;    /* a node or a name */
    uint32_t s; /* the token it starts at */
} hn_item;

/* A pending operator of an expression without brackets. */
typedef struct hn_pending {
    uint8_t prec, op;
    uint32_t s;
} hn_pending;

typedef struct hn_parser {
    hn_lexer lx;
    hn_arena *arena;
    hn_meter *meter;
    hn_name_table *names;
    hn_syntax_error *err;
    hn_syntax_error lexer_error;
    hn_status status;
    hn_parse_mode mode;
    unsigned flags;
    hn_token *toks;
    uint32_t ntoks, toks_cap, pos;
    uint32_t top;       /* where the statement at the top level begins */
    uint32_t forgotten; /* tokens before those in toks */
    bool final;         /* what was raised is no error that the grammar knows */
    uint32_t nesting;   /* levels of recursion, against meter->nesting_limit */
    hn_item *stack;
    uint32_t nstack, stack_cap;
    hn_pending *ops;
    uint32_t nops, ops_cap;
    bool at_end;          /* what was raised stands at the end of the text */
    uint32_t complete[2]; /* where the last complete compound statement began: line, column */
    bool compound;        /* the statement just parsed is a compound one */
    bool newline_added;   /* the last newline is not the program's, and the mode does not hide that */
    char wrong[320];      /* what is wrong with the literal that could not be read */
    hn_buf text;          /* literals being decoded */
    hn_node *tail;        /* the constant whose text was last appended to, with its room */
    uint8_t *tail_text;
    size_t tail_cap;
    uint32_t empty_at,
        empty_tok; /* the stack's height + 1 at an empty literal among f-strings, and its token */
    char *copy;
    size_t copy_size;
    uint32_t *lines;
    size_t lines_size;
} hn_parser;

/* parse_token.c */
/* Checks and copies the source, and readies the lexer. */
HN_CHECK hn_status hnp_begin(hn_parser *p, const char *s, size_t len);
static inline hn_token *hnp_tok(hn_parser *p) {
    return &p->toks[p->pos];
}
static inline hn_tok hnp_type(hn_parser *p) {
    return (hn_tok)p->toks[p->pos].type;
}
/* Asks the lexer for one more token. False: there is no memory. */
bool hnp_fetch(hn_parser *p);
/* The k-th token after the current one (fetched as needed). */
hn_token *hnp_peek(hn_parser *p, uint32_t k);
void hnp_advance(hn_parser *p);
static inline bool hnp_at(hn_parser *p, hn_tok type) {
    return p->toks[p->pos].type == type;
}
/* At the first clause of a comprehension. */
static inline bool hnp_at_for(hn_parser *p) {
    return hnp_at(p, HN_TOK_FOR) || (hnp_at(p, HN_TOK_ASYNC) && hnp_peek(p, 1)->type == HN_TOK_FOR);
}
bool hnp_accept(hn_parser *p, hn_tok type);
/* Takes the token or fails. */
bool hnp_expect(hn_parser *p, hn_tok type);
bool hnp_is_name(hn_parser *p, const hn_token *t, const char *text);
/* One more level of recursion; false after an error. Pairs with hnp_leave. */
bool hnp_enter(hn_parser *p);
static inline void hnp_leave(hn_parser *p) {
    p->nesting--;
}
/* Back to the first token, with all up to the statement that failed read again. False, with a status, when
 * that is not possible. */
bool hnp_read_again(hn_parser *p);

/* parse_node.c: nodes and lists */
void *hnp_alloc(hn_parser *p, size_t size);
/* A node from token s up to the token before the current one. */
hn_node *hnp_node(hn_parser *p, hn_ast_kind kind, uint32_t s);
/* Sets the end of the node to the token before the current one. */
void hnp_end(hn_parser *p, hn_node *n);
/* Raises the depth of n above that of a child; fails when the tree gets too deep. */
bool hnp_deepen(hn_parser *p, hn_node *n, const hn_node *child);
bool hnp_deepen_list(hn_parser *p, hn_node *n, hn_nodes list);
bool hnp_push(hn_parser *p, void *v, uint32_t s);
/* Copies what was pushed since `base` into the arena. */
bool hnp_take(hn_parser *p, uint32_t base, hn_nodes *out);
bool hnp_take_names(hn_parser *p, uint32_t base, hn_name_list *out);
bool hnp_one(hn_parser *p, hn_node *n, hn_nodes *out);
/* An identifier token as a name; fails with "invalid syntax" at anything else. */
const hn_name *hnp_name(hn_parser *p);
hn_node *hnp_name_node(hn_parser *p, hn_ast_ctx ctx);
hn_node *hnp_const_node(hn_parser *p, uint32_t s, hn_const_kind kind);

/* parse_error.c */
/* The text is not as the grammar wants it: what to say of that is found out later. Always NULL. */
void *hnp_fail(hn_parser *p);
void *hnp_fail_nomem(hn_parser *p);
void *hnp_fail_status(hn_parser *p, hn_status s);
/* An error at a token that stands, whatever the grammar says. Always NULL. */
void *hnp_fail_final(hn_parser *p, uint32_t at, const char *message);
/* An error without a place. Always HN_RAISED. */
hn_status hnp_fail_nowhere(hn_parser *p, const char *message);
/* Where an error stands. */
typedef enum hn_place {
    HN_PLACE_TOKENS,     /* at tokens a to b */
    HN_PLACE_PLAIN,      /* the same, where no rule says what is wrong */
    HN_PLACE_LAST,       /* at token a, or where it would stand if it has no text */
    HN_PLACE_INDENT,     /* the same, as an IndentationError */
    HN_PLACE_UNEXPECTED, /* the same, whatever is wrong further on */
    HN_PLACE_FROM,       /* from token a to the last one read */
    HN_PLACE_AFTER,      /* behind tokens a to b */
} hn_place;
/* Raises an error, or a better one of the lexer's further on. `last`: the last token that CPython has
 * read. */
void hnp_raise(hn_parser *p, hn_place place, uint32_t a, uint32_t b, uint32_t last, const char *message);
/* True when the text ends with token `at`. */
bool hnp_is_at_end(hn_parser *p, uint32_t at);
/* How messages call an expression. */
const char *hnp_describe(const hn_node *n);
/* Runs a parse whose failure is not one; NULL then, with the position restored. */
hn_node *hnp_try(hn_parser *p, hn_node *(*parse)(hn_parser *p));
/* grammar.c. Only parse.c calls it: after hnp_fail, raises the error that CPython finds. */
void hnp_find_error(hn_parser *p);

/* parse_expr.c */
hn_node *hnp_expression(hn_parser *p);
hn_node *hnp_bitwise_or(hn_parser *p);
hn_node *hnp_named_expression(hn_parser *p);
hn_node *hnp_star_expression(hn_parser *p);
hn_node *hnp_star_expressions(hn_parser *p);
hn_node *hnp_star_named_expression(hn_parser *p);
hn_node *hnp_yield(hn_parser *p);
/* A yield or star_expressions: the right-hand side of statements. */
hn_node *hnp_value(hn_parser *p);
/* True when the current token can begin an expression. */
bool hnp_starts_expression(hn_parser *p);
bool hnp_type_starts(hn_tok type);
/* Comma-separated targets of `for` up to the `in`; store context set. */
hn_node *hnp_for_targets(hn_parser *p);
/* Whether an expression may be assigned to or deleted; `star`: also what is starred in it. */
bool hnp_is_target(const hn_node *n, bool star);
bool hnp_comprehension(hn_parser *p, hn_nodes *out);
/* Marks n (and what is in it) as stored to or deleted. */
void hnp_set_ctx(hn_node *n, hn_ast_ctx ctx);

/* parse_atom.c */
hn_node *hnp_primary(hn_parser *p);
/* parse_call.c */
/* Arguments up to the closing parenthesis. `bare`: one generator expression may stand alone, without
 * parentheses. */
bool hnp_arguments(hn_parser *p, hn_nodes *args, hn_nodes *keywords, bool bare);
hn_node *hnp_lambda(hn_parser *p);
/* Parameters of def (up to the closing parenthesis) or lambda (up to the colon). */
hn_node *hnp_parameters(hn_parser *p, bool lambda);
/* parse_string.c, parse_fstring.c, parse_number.c */
hn_node *hnp_strings(hn_parser *p);
hn_node *hnp_number(hn_parser *p);
/* Decodes the body of a literal, token `tok`, into p->text; p->wrong says why it could not be. */
bool hnp_decode(hn_parser *p, uint32_t start, uint32_t end, bool raw, bool bytes, uint32_t tok);
/* The same for a whole plain literal, and for a text of an f-string (with its doubled braces made single
 * unless it is of a format spec). */
bool hnp_check_literal(hn_parser *p, uint32_t tok);
bool hnp_check_middle(hn_parser *p, uint32_t tok, bool raw, bool spec);
bool hnp_const_text(hn_parser *p, hn_const *c, hn_const_kind kind, const uint8_t *s, size_t len);
/* One f- or t-string at FSTART: pushes its parts on the stack. */
bool hnp_fstring(hn_parser *p, uint32_t base, bool *is_t);
/* Appends text to a part on the stack, joined with the one before it when that is text too. */
bool hnp_push_text(hn_parser *p, uint32_t base, uint32_t tok, const uint8_t *s, size_t len);

/* parse_stmt.c */
/* A compound statement that began there could end here. */
static inline void hnp_complete(hn_parser *p, uint32_t lineno, uint32_t col_offset) {
    if (lineno < p->complete[0]) return;
    p->complete[0] = lineno;
    p->complete[1] = col_offset;
}
bool hnp_simple_statements(hn_parser *p);
bool hnp_statement(hn_parser *p);
/* parse_compound.c */
hn_node *hnp_compound(hn_parser *p, bool *is_compound);
/* A colon and the statements behind it. */
bool hnp_block(hn_parser *p, hn_nodes *out);
bool hnp_type_params(hn_parser *p, hn_nodes *out);
/* parse_try.c, parse_match.c */
hn_node *hnp_try_stmt(hn_parser *p);
hn_node *hnp_with(hn_parser *p, uint32_t s, bool is_async);
bool hnp_is_match(hn_parser *p);
hn_node *hnp_match(hn_parser *p);

#endif
