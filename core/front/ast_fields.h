/* ast.def as a table: the fields of each kind of node, with their types and offsets. For code that handles
 * nodes of any kind alike: parse_node.c, tree.c, tree_check.c, ast_dump.c and lib/syntax.c. */
#ifndef HN_FRONT_AST_FIELDS_H
#define HN_FRONT_AST_FIELDS_H

#include "front/ast.h"

/* As in ast.def. */
typedef enum hn_field_type {
    HN_FIELD_END,
    HN_FIELD_NODE,
    HN_FIELD_OPT,
    HN_FIELD_LIST,
    HN_FIELD_LISTN,
    HN_FIELD_NAME,
    HN_FIELD_NAMEOPT,
    HN_FIELD_NAMES,
    HN_FIELD_OP,
    HN_FIELD_OPS,
    HN_FIELD_CTX,
    HN_FIELD_INT,
    HN_FIELD_INTOPT,
    HN_FIELD_PREFIX,
    HN_FIELD_CONST,
    HN_FIELD_COMMENT,
    HN_FIELD_IGNORES,
} hn_field_type;

/* The classes of Python's ast from which nodes derive, and those of a kind of their own. */
typedef enum hn_ast_class {
    HN_AST_CLASS_mod,
    HN_AST_CLASS_stmt,
    HN_AST_CLASS_expr,
    HN_AST_CLASS_pattern,
    HN_AST_CLASS_type_param,
    HN_AST_CLASS_excepthandler,
    HN_AST_CLASS_comprehension,
    HN_AST_CLASS_arguments,
    HN_AST_CLASS_arg,
    HN_AST_CLASS_keyword,
    HN_AST_CLASS_alias,
    HN_AST_CLASS_withitem,
    HN_AST_CLASS_match_case,
    HN_AST_CLASS_boolop,
    HN_AST_CLASS_operator,
    HN_AST_CLASS_unaryop,
    HN_AST_CLASS_cmpop,
} hn_ast_class;

typedef struct hn_field_info {
    const char *name; /* in Python */
    uint16_t offset;  /* in hn_node */
    uint8_t type;     /* hn_field_type */
    uint8_t of;       /* hn_ast_class, of children and operators */
} hn_field_info;

#define HN_MAX_FIELDS 8
typedef struct hn_kind_info {
    const char *name;
    uint16_t size;                           /* of such a node */
    uint8_t class_;                          /* hn_ast_class */
    hn_field_info fields[HN_MAX_FIELDS + 1]; /* up to HN_FIELD_END */
} hn_kind_info;
extern const hn_kind_info hnast_kinds[HN_AST_COUNT];
/* The same for frozen Python, as Python tells it: "expr:Name:identifier id,expr_context ctx," */
extern const char *const hnast_told[HN_AST_COUNT];

/* The names of operators (hn_ast_op), and of contexts (hn_ast_ctx). */
extern const char *const hnast_op_names[HN_OPERATOR_COUNT];
extern const char *const hnast_ctx_names[3];
/* The hn_ast_class of each operator. */
extern const uint8_t hnast_op_classes[HN_OPERATOR_COUNT];

/* Whether nodes of a kind have a place in the source. */
bool hnast_has_position(hn_ast_kind kind);

#endif
