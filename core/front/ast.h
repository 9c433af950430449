/* The syntax tree, with the node names and fields of Python's `ast` module (ast.def lists them). The parser
 * makes it, and tree.c from a tree that a program built; the symbol table, the compiler, the linter and
 * lib/syntax.c read it. Nodes live in the arena of the parse. A node is allocated no larger than its kind
 * needs, so only the member of its own kind may be touched: `n->kind == HN_AST_BinOp`, then `n->BinOp.left`.
 *
 * How deep a tree may be. An expression inside another (in brackets, after `lambda` or `else`), a pattern, a
 * prefix operator and `**` each cost the parser a level of meter->nesting_limit. Blocks nest at most
 * HNLEX_MAX_INDENT deep. So a walk that recurses into children is bounded, except along these spines. A
 * program may make them of any length, and a walk must follow them in a loop:
 *   - BinOp.left                                   a + a + a ...
 *   - Attribute.value, Subscript.value, Call.func  a.b[c](d) ...   (mixed with each other)
 *   - If.orelse when it is one If whose is_elif is set (an elif chain)
 * All other repetition (boolean and comparison chains, statement lists, adjacent strings, decorators,
 * comprehension clauses, or-patterns, assignment targets) is a counted list. `depth` of an expression or a
 * pattern counts the recursion of a walk that follows spines in a loop: a chain a + b + c is as deep as its
 * deepest operand, plus 1. The parser refuses a tree whose depth is above 3 * nesting_limit. */
#ifndef HN_FRONT_AST_H
#define HN_FRONT_AST_H

#include "base/mem.h"

typedef struct hn_node hn_node;

/* An identifier, interned in the arena's parse: pointer equality is name equality. UTF-8, NFKC, not
 * mangled. */
typedef struct hn_name {
    uint32_t len;
    uint32_t hash; /* of the bytes; private to the parser's table */
    char text[];   /* len bytes and a final 0 */
} hn_name;

typedef struct hn_nodes {
    hn_node **items;
    uint32_t len;
} hn_nodes;

typedef struct hn_name_list {
    const hn_name **items;
    uint32_t len;
} hn_name_list;

typedef struct hn_op_list {
    uint8_t *items; /* hn_ast_op */
    uint32_t len;
} hn_op_list;

typedef enum hn_ast_kind {
    HN_AST_NULL = 0,
#define NODE_KIND(kind, class, fields) HN_AST_##kind,
#include "front/ast.def"
#undef NODE_KIND
    HN_AST_COUNT
} hn_ast_kind;

typedef enum hn_ast_ctx { HN_CTX_LOAD = 0, HN_CTX_STORE, HN_CTX_DEL } hn_ast_ctx;

/* Names as in `ast`: operators of BinOp and AugAssign, BoolOp, UnaryOp, Compare. */
typedef enum hn_ast_op {
#define OPERATOR(name, ...) HN_OPERATOR_##name,
#include "front/operators.def"
#undef OPERATOR
    HN_OPERATOR_COUNT
} hn_ast_op;

typedef enum hn_const_kind {
    HN_CONST_NONE = 0,
    HN_CONST_FALSE,
    HN_CONST_TRUE,
    HN_CONST_ELLIPSIS,
    HN_CONST_INT,     /* i: 0 to INT64_MAX */
    HN_CONST_BIGINT,  /* bytes/len: digits without prefix, underscores or leading zeros, in lower case; base,
                         negative */
    HN_CONST_FLOAT,   /* d */
    HN_CONST_COMPLEX, /* d: the imaginary part; the real one is 0 */
    HN_CONST_STR,     /* bytes/len: WTF-8 (lone surrogates as their three bytes); chars: code points */
    HN_CONST_BYTES,   /* bytes/len */
    /* Not of source text: items/len. */
    HN_CONST_TUPLE,
    HN_CONST_FROZENSET,
    HN_CONST_CARTESIAN, /* a complex: two FLOATs */
    HN_CONST_COUNT
} hn_const_kind;

typedef struct hn_const {
    uint8_t kind;  /* hn_const_kind */
    uint8_t base;  /* of BIGINT: 2, 8, 10 or 16 */
    bool ascii;    /* of STR: every byte is below 128 */
    bool negative; /* of BIGINT: a tree's own */
    uint32_t len;
    union {
        int64_t i;
        double d;
        const uint8_t *bytes; /* in the arena, a 0 byte after the last */
        const struct hn_const *items;
    };
    uint32_t chars;
} hn_const;
/* Written in digits or quotes, not as a name: they are in this order for that. */
static inline bool hnconst_is_literal(const hn_const *k) {
    return k->kind > HN_CONST_ELLIPSIS;
}

/* None, False or True. */
static inline bool hnconst_is_singleton(const hn_const *k) {
    return k->kind <= HN_CONST_TRUE;
}

/* The structs of the kinds. */
#define NODE(kind, name, of)  hn_node *name;
#define OPT(kind, name, of)   hn_node *name;
#define LIST(kind, name, of)  hn_nodes name;
#define LISTN(kind, name, of) hn_nodes name;
#define NAME(kind, name)      const hn_name *name;
#define NAMEOPT(kind, name)   const hn_name *name;
#define NAMES(kind, name)     hn_name_list name;
#define OP(kind, name, of)    hn_ast_op name;
#define OPS(kind, name, of)   hn_op_list name;
#define CTX(kind)
#define INT(kind, name)    int name;
#define CONST(kind, name)  hn_const name;
#define INTOPT(kind, name) int name;
#define PREFIX(kind, name) int name;
#define COMMENT(kind)
#define IGNORES(kind)

struct hn_node {
    uint8_t kind;              /* hn_ast_kind */
    uint8_t ctx;               /* hn_ast_ctx, of Name, Attribute, Subscript, Starred, List, Tuple */
    uint8_t is_elif : 1;       /* an If written as elif of the If whose orelse holds it */
    uint8_t parenthesized : 1; /* an expression that stands in parentheses of its own */
    uint8_t class_;            /* private to the parser */
    uint16_t depth;            /* of expressions and patterns; see above */
    uint32_t lineno, col_offset, end_lineno, end_col_offset; /* lines from 1, UTF-8 bytes from 0 */
    union {
        char none_;
#define NODE_KIND(kind, class, fields)                                                                       \
    struct {                                                                                                 \
        fields char end_##kind;                                                                              \
    } kind;
#include "front/ast.def"
#undef NODE_KIND
    };
};

#undef NODE
#undef OPT
#undef LIST
#undef LISTN
#undef NAME
#undef NAMEOPT
#undef NAMES
#undef OP
#undef OPS
#undef CTX
#undef INT
#undef CONST
#undef INTOPT
#undef PREFIX
#undef COMMENT
#undef IGNORES

/* What a parse gives: the root (Module, Expression or Interactive). */
typedef struct hn_ast_mod {
    hn_node *root;
    uint32_t lines; /* of the source */
} hn_ast_mod;

/* Whether it is part of a left spine, which is walked without recursion, and the node below it. */
static inline bool hnast_is_spine(const hn_node *n) {
    return n->kind == HN_AST_BinOp || n->kind == HN_AST_Attribute || n->kind == HN_AST_Subscript ||
           n->kind == HN_AST_Call;
}
static inline const hn_node *hnast_below(const hn_node *n) {
    switch (n->kind) {
    case HN_AST_BinOp: return n->BinOp.left;
    case HN_AST_Attribute: return n->Attribute.value;
    case HN_AST_Subscript: return n->Subscript.value;
    default: return n->Call.func;
    }
}
/* The number that CPython has for an expression's kind: their order is that of ast.def, too. */
static inline int hnast_number(const hn_node *n) {
    return n->kind - HN_AST_BoolOp + 1;
}
/* The clauses of a comprehension of any kind. */
static inline const hn_nodes *hnast_clauses(const hn_node *n) {
    return n->kind == HN_AST_DictComp ? &n->DictComp.generators : &n->ListComp.generators;
}

#endif
