#include "front/ast_dump.h"

typedef enum hn_field_type {
    F_END,
    F_NODE,
    F_OPT,
    F_LIST,
    F_NAME,
    F_NAMES,
    F_OP,
    F_OPS,
    F_CTX,
    F_INT,
    F_CONST
} hn_field_type;

typedef struct hn_field_info {
    const char *name;
    uint16_t offset;
    uint8_t type;
} hn_field_info;

#define FIELD(kind, name, type) {#name, offsetof(hn_node, kind.name), type},
#define NODE(kind, name)        FIELD(kind, name, F_NODE)
#define OPT(kind, name)         FIELD(kind, name, F_OPT)
#define LIST(kind, name)        FIELD(kind, name, F_LIST)
#define LISTN(kind, name)       FIELD(kind, name, F_LIST)
#define NAME(kind, name)        FIELD(kind, name, F_NAME)
#define NAMEOPT(kind, name)     FIELD(kind, name, F_NAME)
#define NAMES(kind, name)       FIELD(kind, name, F_NAMES)
#define OP(kind, name)          FIELD(kind, name, F_OP)
#define OPS(kind, name)         FIELD(kind, name, F_OPS)
#define CTX(kind)               {"ctx", 0, F_CTX},
#define INT(kind, name)         FIELD(kind, name, F_INT)
#define CONST(kind, name)       FIELD(kind, name, F_CONST)

#define MAX_FIELDS 8
typedef enum hn_node_class { MOD, STMT, EXPR, PATTERN, TPARAM, PART } hn_node_class;

static const struct {
    const char *name;
    hn_node_class class_;
    hn_field_info fields[MAX_FIELDS];
} kinds[HN_AST_COUNT] = {
#define NODE_KIND(kind, class, fields) [HN_AST_##kind] = {#kind, class, {fields{NULL, 0, F_END}}},
#include "front/ast.def"
#undef NODE_KIND
};

static const char *const op_names[] = {
#define OPERATOR(name, ...) #name,
#include "front/operators.def"
#undef OPERATOR
};
static const char *const ctx_names[] = {
    [HN_CTX_LOAD] = "Load", [HN_CTX_STORE] = "Store", [HN_CTX_DEL] = "Del"};

static void dump_hex(hn_buf *b, const uint8_t *s, size_t len) {
    for (size_t i = 0; i < len; i++) hnbuf_printf(b, "%02x", s[i]);
}

static void dump_const(hn_buf *b, const hn_const *c) {
    uint64_t bits;
    memcpy(&bits, &c->d, sizeof bits);
    switch (c->kind) {
    case HN_CONST_NONE: hnbuf_str(b, "None"); break;
    case HN_CONST_FALSE: hnbuf_str(b, "False"); break;
    case HN_CONST_TRUE: hnbuf_str(b, "True"); break;
    case HN_CONST_ELLIPSIS: hnbuf_str(b, "Ellipsis"); break;
    case HN_CONST_INT: hnbuf_printf(b, "%lld", (long long)c->i); break;
    case HN_CONST_BIGINT:
        hnbuf_printf(b, "big%d:", c->base);
        hnbuf_put(b, c->bytes, c->len);
        break;
    case HN_CONST_FLOAT: hnbuf_printf(b, "f%016llx", (unsigned long long)bits); break;
    case HN_CONST_COMPLEX: hnbuf_printf(b, "c%016llx", (unsigned long long)bits); break;
    case HN_CONST_STR:
        hnbuf_printf(b, "s%u:", (unsigned)c->chars);
        dump_hex(b, c->bytes, c->len);
        break;
    case HN_CONST_BYTES:
        hnbuf_str(b, "b:");
        dump_hex(b, c->bytes, c->len);
        break;
    }
}

static void dump_name(hn_buf *b, const hn_name *n) {
    if (!n)
        hnbuf_str(b, "None");
    else {
        hnbuf_byte(b, '\'');
        hnbuf_put(b, n->text, n->len);
        hnbuf_byte(b, '\'');
    }
}

static void dump_field(hn_buf *b, const hn_node *n, const hn_field_info *f, bool positions) {
    const void *at = (const char *)n + f->offset;
    switch ((hn_field_type)f->type) {
    case F_NODE:
    case F_OPT: hnast_dump(b, *(hn_node *const *)at, positions); break;
    case F_LIST: {
        const hn_nodes *l = at;
        hnbuf_byte(b, '[');
        for (uint32_t i = 0; i < l->len; i++) {
            if (i) hnbuf_str(b, ", ");
            hnast_dump(b, l->items[i], positions);
        }
        hnbuf_byte(b, ']');
        break;
    }
    case F_NAME: dump_name(b, *(const hn_name *const *)at); break;
    case F_NAMES: {
        const hn_name_list *l = at;
        hnbuf_byte(b, '[');
        for (uint32_t i = 0; i < l->len; i++) {
            if (i) hnbuf_str(b, ", ");
            dump_name(b, l->items[i]);
        }
        hnbuf_byte(b, ']');
        break;
    }
    case F_OP: hnbuf_printf(b, "%s()", op_names[*(const hn_ast_op *)at]); break;
    case F_OPS: {
        const hn_op_list *l = at;
        hnbuf_byte(b, '[');
        for (uint32_t i = 0; i < l->len; i++) hnbuf_printf(b, "%s%s()", i ? ", " : "", op_names[l->items[i]]);
        hnbuf_byte(b, ']');
        break;
    }
    case F_CTX: hnbuf_printf(b, "%s()", ctx_names[n->ctx]); break;
    case F_INT: hnbuf_printf(b, "%d", *(const int *)at); break;
    case F_CONST: dump_const(b, at); break;
    case F_END: break;
    }
}

static bool has_position(const hn_node *n) {
    hn_node_class c = kinds[n->kind].class_;
    return c == STMT || c == EXPR || c == PATTERN || c == TPARAM || n->kind == HN_AST_arg ||
           n->kind == HN_AST_keyword || n->kind == HN_AST_alias || n->kind == HN_AST_ExceptHandler;
}

void hnast_dump(hn_buf *b, const hn_node *n, bool positions) {
    if (!n) {
        hnbuf_str(b, "None");
        return;
    }
    hnbuf_printf(b, "%s(", kinds[n->kind].name);
    const hn_field_info *f = kinds[n->kind].fields;
    for (int i = 0; f[i].type != F_END; i++) {
        hnbuf_printf(b, "%s%s=", i ? ", " : "", f[i].name);
        dump_field(b, n, &f[i], positions);
    }
    if (positions && has_position(n))
        hnbuf_printf(b, "@%u,%u,%u,%u", (unsigned)n->lineno, (unsigned)n->col_offset, (unsigned)n->end_lineno,
                     (unsigned)n->end_col_offset);
    hnbuf_byte(b, ')');
}
