/* The grammar of CPython's parser as a table, and the codes in it. Private to grammar.c and the table that
 * the build makes (tools/gen_grammar.py, from grammar.peg). Keep the codes in step with that program.
 *
 * A rule is a byte of flags and its alternatives. An alternative is an action, items, and 255, or 254 after
 * the last one. An item is a byte (4 * mode + slot); unless the mode is HNGRAMMAR_CUT, a kind of token
 * follows, or a rule in two bytes, the high one plus 128. An action is 0 (the value is that of the last
 * item), a kind of node that holds slots a and b, 127 (the value is slot a) or 128 + an index into the
 * errors. */
#ifndef HN_FRONT_GRAMMAR_H
#define HN_FRONT_GRAMMAR_H

#include "front/parse_int.h"

/* CHAIN: its first alternative comes first, the others again and again. WITHIN: it sees the slots of the rule
 * that it is a part of. MISTAKE: for the second pass only. LOOP: its alternatives come again and again; SOME:
 * at least once. LIST: its value is a list, of what the alternatives gave. */
enum { HNGRAMMAR_MEMO = 1, HNGRAMMAR_CHAIN = 2, HNGRAMMAR_WITHIN = 4, HNGRAMMAR_QUIET = 8 };
enum { HNGRAMMAR_MISTAKE = 16, HNGRAMMAR_LOOP = 32, HNGRAMMAR_SOME = 64, HNGRAMMAR_LIST = 128 };
enum { HNGRAMMAR_ONE, HNGRAMMAR_OPTIONAL, HNGRAMMAR_AND, HNGRAMMAR_NOT, HNGRAMMAR_CUT };
enum { HNGRAMMAR_NEXT_ALTERNATIVE = 255, HNGRAMMAR_END = 254, HNGRAMMAR_ERROR = 128, HNGRAMMAR_FIRST = 127 };

/* Rules that are known by name. */
enum { HNGRAMMAR_MODULE, HNGRAMMAR_INTERACTIVE, HNGRAMMAR_EXPRESSION, HNGRAMMAR_STMT, HNGRAMMAR_SUITE };

/* Kinds of tokens that the lexer does not tell apart. */
enum {
    HNGRAMMAR_MATCH = HN_TOK_COUNT,
    HNGRAMMAR_CASE,
    HNGRAMMAR_TYPE,
    HNGRAMMAR_WILDCARD,
    HNGRAMMAR_SOFT, /* any of these */
    HNGRAMMAR_FSTRING,
    HNGRAMMAR_TSTRING
};
#define HNGRAMMAR_IS_WORD(kind) ((kind) >= HNGRAMMAR_MATCH && (kind) <= HNGRAMMAR_SOFT)
#define HNGRAMMAR_WORD(kind)    ((kind)-HNGRAMMAR_MATCH) /* of those up to SOFT: which word */

/* Kinds of nodes beside those of the tree. */
enum { HNGRAMMAR_Seq = HN_AST_COUNT, HNGRAMMAR_Items };

typedef enum hngrammar_how {
    HNGRAMMAR_LAST,        /* at the last token that was read */
    HNGRAMMAR_NEXT,        /* at the next one */
    HNGRAMMAR_INDENT,      /* as LAST, an IndentationError */
    HNGRAMMAR_AT,          /* a */
    HNGRAMMAR_RANGE,       /* a to b */
    HNGRAMMAR_FROM,        /* a to where the lexer is */
    HNGRAMMAR_AFTER,       /* behind a */
    HNGRAMMAR_UNEXPECTED,  /* an IndentationError, whatever comes later */
    HNGRAMMAR_ALL,         /* the first of a to its last */
    HNGRAMMAR_LISTS,       /* the last of a to the first of b */
    HNGRAMMAR_STAR_TARGET, /* the part of a that cannot be assigned to */
    HNGRAMMAR_DEL_TARGET,
    HNGRAMMAR_FOR_TARGET,
    HNGRAMMAR_COMMA,     /* a to b, inside brackets and unless a is an old statement */
    HNGRAMMAR_LEGACY,    /* a to b, if a is an old statement */
    HNGRAMMAR_CLAUSES,   /* a to the end of the comprehension clauses b */
    HNGRAMMAR_GENERATOR, /* the last of the arguments a to the end of the clauses b, unless a is alone */
    HNGRAMMAR_ORDER,     /* LAST, and whether there is an unpacking among the arguments a */
    HNGRAMMAR_BOUND,     /* FROM, with what b is */
    /* Checks that may fail in the first pass too. */
    HNGRAMMAR_STRING,
    HNGRAMMAR_NUMBER,
    HNGRAMMAR_STRINGS,
    HNGRAMMAR_FSTRING_END,
    HNGRAMMAR_SPEC,
    HNGRAMMAR_CONVERSION,
    HNGRAMMAR_REAL,
    HNGRAMMAR_IMAGINARY
} hngrammar_how;
#define HNGRAMMAR_CHECKS(how) ((how) >= HNGRAMMAR_STRING)

typedef struct hngrammar_error {
    uint8_t how; /* hngrammar_how */
    const char *text;
} hngrammar_error;

extern const uint8_t hngrammar_code[];
extern const uint16_t hngrammar_rules[];
extern const hngrammar_error hngrammar_errors[];

#endif
