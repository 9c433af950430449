/* The tables of ast_fields.h, made from ast.def and operators.def. Data only: a change of the tree belongs in
 * those two files. The order of rows and fields is theirs, and hnast_told gives it to frozen Python. */
#include "front/ast_fields.h"

/* clang-format off */
#define FIELD(kind, name, type, of) {#name, offsetof(hn_node, kind.name), HN_FIELD_##type, of},
#define CHILD(kind, name, type, of) FIELD(kind, name, type, HN_AST_CLASS_##of)
#define NODE(kind, name, of)   CHILD(kind, name, NODE, of)
#define OPT(kind, name, of)    CHILD(kind, name, OPT, of)
#define LIST(kind, name, of)   CHILD(kind, name, LIST, of)
#define LISTN(kind, name, of)  CHILD(kind, name, LISTN, of)
#define NAME(kind, name)       FIELD(kind, name, NAME, 0)
#define NAMEOPT(kind, name)    FIELD(kind, name, NAMEOPT, 0)
#define NAMES(kind, name)      FIELD(kind, name, NAMES, 0)
#define OP(kind, name, of)     CHILD(kind, name, OP, of)
#define OPS(kind, name, of)    CHILD(kind, name, OPS, of)
#define CTX(kind)              {"ctx", offsetof(hn_node, ctx), HN_FIELD_CTX, 0},
#define INT(kind, name)        FIELD(kind, name, INT, 0)
#define INTOPT(kind, name)     FIELD(kind, name, INTOPT, 0)
#define PREFIX(kind, name)     {"kind", offsetof(hn_node, kind.name), HN_FIELD_PREFIX, 0},
#define CONST(kind, name)      FIELD(kind, name, CONST, 0)
#define COMMENT(kind)          {"type_comment", 0, HN_FIELD_COMMENT, 0},
#define IGNORES(kind)          {"type_ignores", 0, HN_FIELD_IGNORES, 0},
#define NODE_KIND(kind, class, list)                                                                         \
    [HN_AST_##kind] = {#kind, offsetof(hn_node, kind) + sizeof(((hn_node *)0)->kind), HN_AST_CLASS_##class,  \
                       {list{NULL, 0, HN_FIELD_END, 0}}},
const hn_kind_info hnast_kinds[HN_AST_COUNT] = {
#include "front/ast.def"
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
#undef INTOPT
#undef PREFIX
#undef CONST
#undef COMMENT
#undef IGNORES
#undef NODE_KIND
#define NODE(kind, name, of)   #of " " #name ","
#define OPT(kind, name, of)    #of "? " #name ","
#define LIST(kind, name, of)   #of "* " #name ","
#define LISTN(kind, name, of)  #of "?* " #name ","
#define NAME(kind, name)       "identifier " #name ","
#define NAMEOPT(kind, name)    "identifier? " #name ","
#define NAMES(kind, name)      "identifier* " #name ","
#define OP(kind, name, of)     #of " " #name ","
#define OPS(kind, name, of)    #of "* " #name ","
#define CTX(kind)              "expr_context ctx,"
#define INT(kind, name)        "int " #name ","
#define INTOPT(kind, name)     "int? " #name ","
#define PREFIX(kind, name)     "string? kind,"
#define CONST(kind, name)      "constant " #name ","
#define COMMENT(kind)          "string? type_comment,"
#define IGNORES(kind)          "type_ignore* type_ignores,"
#define NODE_KIND(kind, class, list) [HN_AST_##kind] = #class ":" #kind ":" list,
const char *const hnast_told[HN_AST_COUNT] = {
#include "front/ast.def"
};
/* clang-format on */

const char *const hnast_op_names[HN_OPERATOR_COUNT] = {
#define OPERATOR(name, ...) #name,
#include "front/operators.def"
#undef OPERATOR
};
#define CLASS_ARITH  HN_AST_CLASS_operator
#define CLASS_TERM   HN_AST_CLASS_operator
#define CLASS_POWER  HN_AST_CLASS_operator
#define CLASS_SHIFT  HN_AST_CLASS_operator
#define CLASS_BOR    HN_AST_CLASS_operator
#define CLASS_BXOR   HN_AST_CLASS_operator
#define CLASS_BAND   HN_AST_CLASS_operator
#define CLASS_AND    HN_AST_CLASS_boolop
#define CLASS_OR     HN_AST_CLASS_boolop
#define CLASS_FACTOR HN_AST_CLASS_unaryop
#define CLASS_NOT    HN_AST_CLASS_unaryop
#define CLASS_CMP    HN_AST_CLASS_cmpop
const uint8_t hnast_op_classes[HN_OPERATOR_COUNT] = {
#define OPERATOR(name, text, level, right) CLASS_##level,
#include "front/operators.def"
#undef OPERATOR
};
const char *const hnast_ctx_names[3] = {
    [HN_CTX_LOAD] = "Load", [HN_CTX_STORE] = "Store", [HN_CTX_DEL] = "Del"};

#define PLACED(class) 1u << HN_AST_CLASS_##class
bool hnast_has_position(hn_ast_kind kind) {
    static const uint32_t placed = PLACED(stmt) | PLACED(expr) | PLACED(pattern) | PLACED(type_param) |
                                   PLACED(excepthandler) | PLACED(arg) | PLACED(keyword) | PLACED(alias);
    return placed >> hnast_kinds[kind].class_ & 1;
}
