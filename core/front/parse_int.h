/* What the parser's files share. Nothing outside front/parse*.c includes this.
 *
 * A function that parses something answers a node, or NULL after p->status was set; callers hand NULL on at
 * once. Names that begin in hnp_ are shared by the parser's files only. The parser decides with one token, at
 * times two, of looking ahead. Where CPython's grammar tries its "invalid_" rules in a second pass, the place
 * that cannot go on looks for the likely mistake itself and words it the same. */
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

/* The last complete operand of an expression: what "forgot a comma" looks at. */
typedef struct hn_seen {
    uint32_t start, end; /* tokens; end is the one after */
    hn_node *node;
} hn_seen;

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
    uint32_t top;     /* where the statement at the top level begins */
    uint32_t fill;    /* how many tokens CPython would have read, when its error is looked for */
    bool final;       /* what was raised is no error that the grammar knows */
    uint32_t nesting; /* levels of recursion, against meter->nesting_limit */
    uint32_t quiet;   /* above 0: something is tried out, errors are not kept */
    hn_item *stack;
    uint32_t nstack, stack_cap;
    hn_pending *ops;
    uint32_t nops, ops_cap;
    hn_seen seen;
    uint32_t operand_end; /* the token after the last complete operand */
    uint32_t statement;   /* where the current statement began, and the one before */
    uint32_t previous;
    uint32_t tried;        /* where the last hnp_try stopped */
    uint32_t tried_prefix; /* what `prefix` was then */
    uint32_t prefix;       /* the token after the longest expression that could stand alone, */
    uint32_t prefix_level; /* looked for at this many brackets */
    uint32_t scan_end;     /* the last token that was fetched in a search further on */
    bool scanned; /* the lexer failed in a search further on, which does not count before the parser is there
                   */
    bool alone;   /* no error further on takes the place of what is raised */
    bool at_end;  /* what was raised stands at the end of the text */
    uint32_t complete[2]; /* where the last complete compound statement began: line, column */
    bool overruled;       /* an error of the lexer took the place of the parser's */
    bool generic;         /* what was raised is a plain "invalid syntax" */
    bool compound;        /* the statement just parsed is a compound one */
    bool newline_added;   /* the last newline is not the program's, and the mode does not hide that */
    uint8_t field_level;  /* brackets open directly inside that field */
    char in_field;        /* 'f' or 't': the string whose field is being parsed */
    char late[160];       /* the first bad escape of the f-string being parsed */
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

/* parse.c: tokens */
static inline hn_token *hnp_tok(hn_parser *p) {
    return &p->toks[p->pos];
}
static inline hn_tok hnp_type(hn_parser *p) {
    return (hn_tok)p->toks[p->pos].type;
}
/* The k-th token after the current one (fetched as needed). */
hn_token *hnp_peek(hn_parser *p, uint32_t k);
/* The same, for a search far ahead. */
hn_token *hnp_scan(hn_parser *p, uint32_t k);
void hnp_advance(hn_parser *p);
static inline bool hnp_at(hn_parser *p, hn_tok type) {
    return p->toks[p->pos].type == type;
}
bool hnp_accept(hn_parser *p, hn_tok type);
/* Takes the token or fails with "invalid syntax"; hnp_force with "expected 'x'". */
bool hnp_expect(hn_parser *p, hn_tok type);
bool hnp_force(hn_parser *p, hn_tok type, const char *text);
bool hnp_is_name(hn_parser *p, const hn_token *t, const char *text);
/* Forget what came after `pos` was saved; for trying something out with p->quiet raised. */
void hnp_rewind(hn_parser *p, uint32_t pos);
/* One more level of recursion; false after an error. Pairs with hnp_leave. */
bool hnp_enter(hn_parser *p);
static inline void hnp_leave(hn_parser *p) {
    p->nesting--;
}

/* parse_node.c: nodes and lists */
void *hnp_alloc(hn_parser *p, size_t size);
/* A node from token s up to the token before the current one. */
hn_node *hnp_node(hn_parser *p, hn_ast_kind kind, uint32_t s);
/* Sets the end of the node to the token before the current one. */
void hnp_end(hn_parser *p, hn_node *n);
/* Raises the depth of n above that of a child; fails when the tree gets too deep. */
bool hnp_deepen(hn_parser *p, hn_node *n, const hn_node *child);
bool hnp_deepen_list(hn_parser *p, hn_node *n, hn_list list);
bool hnp_push(hn_parser *p, void *v, uint32_t s);
/* Copies what was pushed since `base` into the arena. */
bool hnp_take(hn_parser *p, uint32_t base, hn_list *out);
bool hnp_take_names(hn_parser *p, uint32_t base, hn_name_list *out);
bool hnp_one(hn_parser *p, hn_node *n, hn_list *out);
/* An identifier token as a name; fails with "invalid syntax" at anything else. */
const hn_name *hnp_name(hn_parser *p);
hn_node *hnp_name_node(hn_parser *p, hn_ast_ctx ctx);
hn_node *hnp_const_node(hn_parser *p, uint32_t s, hn_const_kind kind);

/* parse_error.c */
/* "invalid syntax" at the current token, or the likely mistake. Always NULL. */
void *hnp_fail(hn_parser *p);
/* An error over tokens a to b, or a node, or node to node. Always NULL. */
void *hnp_fail_tokens(hn_parser *p, uint32_t a, uint32_t b, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));
void *hnp_fail_node(hn_parser *p, const hn_node *n, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
void *hnp_fail_nodes(hn_parser *p, const hn_node *a, const hn_node *b, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));
/* At the end of what was read, as errors that CPython raises without a place: SyntaxError and
 * IndentationError. */
void *hnp_fail_last(hn_parser *p, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* From token a to the last token read. */
void *hnp_fail_from(hn_parser *p, uint32_t a, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
/* Behind a node. */
void *hnp_fail_after(hn_parser *p, uint32_t a, uint32_t b, const char *message);
/* After a plain "invalid syntax": words it better, at token a. Anything else that was raised stays. */
void hnp_reword(hn_parser *p, uint32_t a, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
/* For a target that began at token `at`: an operator behind what could be one is where the error stands. */
void hnp_reword_target(hn_parser *p, uint32_t at);
/* The same, over the text from a node to token b. */
void hnp_reword_from(hn_parser *p, const hn_node *a, uint32_t b, const char *message);
void *hnp_fail_indent(hn_parser *p, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void *hnp_fail_nomem(hn_parser *p);
void *hnp_fail_status(hn_parser *p, hn_status s);
/* An error at a token that stands, whatever the grammar says. Always NULL. */
void *hnp_fail_final(hn_parser *p, uint32_t at, const char *message);
/* After a failure: the error that CPython finds, instead. grammar.c. */
void hnp_find_error(hn_parser *p);
/* True when the text ends with token `last`. */
bool hnp_is_at_end(hn_parser *p, uint32_t last);
/* Whether a plain literal, or the text of an f-string, can be decoded; the error of the latter is in p->late.
 */
bool hnp_check_literal(hn_parser *p, uint32_t tok);
bool hnp_check_middle(hn_parser *p, uint32_t tok, bool raw, bool spec);
/* How messages call an expression. */
const char *hnp_describe(const hn_node *n);
/* The part of a target that cannot be one, or NULL. */
typedef enum hn_target { HN_TARGET_STAR, HN_TARGET_DEL, HN_TARGET_FOR } hn_target;
hn_node *hnp_invalid_target(hn_node *n, hn_target what);
/* Takes "invalid syntax" back, so that a better place can be named; false when a better error stands. */
bool hnp_forget_generic(hn_parser *p);
/* Runs a parse whose failure is not one; NULL then, with the position restored. */
hn_node *hnp_try(hn_parser *p, hn_node *(*parse)(hn_parser *p));
/* The same, but a beginning that could stand alone will do: then the answer is a node that has its place
 * only. */
hn_node *hnp_try_prefix(hn_parser *p, hn_node *(*parse)(hn_parser *p));

/* parse_expr.c */
hn_node *hnp_expression(hn_parser *p);
hn_node *hnp_disjunction(hn_parser *p);
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
hn_node *hnp_for_targets(hn_parser *p, bool comprehension);
/* The error for a star without an expression, behind the star. */
void *hnp_fail_star(hn_parser *p);
bool hnp_comprehension(hn_parser *p, hn_list *out);
/* Marks n (and what is in it) as stored to or deleted. */
void hnp_set_ctx(hn_node *n, hn_ast_ctx ctx);

/* parse_atom.c */
hn_node *hnp_primary(hn_parser *p);
/* parse_call.c */
/* Arguments up to the closing parenthesis. `bare`: one generator expression may stand alone, without
 * parentheses. */
bool hnp_arguments(hn_parser *p, hn_list *args, hn_list *keywords, bool bare);
hn_node *hnp_lambda(hn_parser *p);
/* Parameters of def (up to the closing parenthesis) or lambda (up to the colon). */
hn_node *hnp_parameters(hn_parser *p, bool lambda);
/* parse_string.c, parse_fstring.c, parse_number.c */
hn_node *hnp_strings(hn_parser *p);
hn_node *hnp_number(hn_parser *p);
/* Decodes the body of a literal, token `tok`, into p->text. `late`: it is a part of an f-string, whose errors
 * wait in p->late for its end; the answer is false all the same. */
bool hnp_decode(hn_parser *p, uint32_t start, uint32_t end, bool raw, bool bytes, bool late, uint32_t tok);
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
bool hnp_statements(hn_parser *p, uint32_t *base);
bool hnp_simple_statements(hn_parser *p);
bool hnp_statement(hn_parser *p);
/* parse_compound.c */
hn_node *hnp_compound(hn_parser *p, bool *is_compound);
/* `what` names the statement in the error. */
bool hnp_block(hn_parser *p, const char *what, uint32_t lineno, hn_list *out);
bool hnp_type_params(hn_parser *p, hn_list *out);
/* parse_try.c, parse_match.c */
hn_node *hnp_try_stmt(hn_parser *p);
hn_node *hnp_with(hn_parser *p, uint32_t s, bool is_async);
bool hnp_is_match(hn_parser *p);
hn_node *hnp_match(hn_parser *p);

#endif
