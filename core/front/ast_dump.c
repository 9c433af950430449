/* Writes a tree field by field, from the tables of ast_fields.h, so a new kind of node needs no code here.
 * tests/unit/front_oracle.py writes CPython's trees in the same form: change both together. */
#include "front/ast_dump.h"

#include "front/ast_fields.h"

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

static void dump_list(hn_buf *b, const void *at, const hn_field_info *f, bool positions) {
    const hn_nodes *nodes = at;
    const hn_name_list *names = at;
    const hn_op_list *ops = at;
    uint32_t n = f->type == HN_FIELD_OPS ? ops->len : f->type == HN_FIELD_NAMES ? names->len : nodes->len;
    hnbuf_byte(b, '[');
    for (uint32_t i = 0; i < n; i++) {
        if (i) hnbuf_str(b, ", ");
        if (f->type == HN_FIELD_OPS)
            hnbuf_printf(b, "%s()", hnast_op_names[ops->items[i]]);
        else if (f->type == HN_FIELD_NAMES)
            dump_name(b, names->items[i]);
        else
            hnast_dump(b, nodes->items[i], positions);
    }
    hnbuf_byte(b, ']');
}

static void dump_field(hn_buf *b, const hn_node *n, const hn_field_info *f, bool positions) {
    const void *at = (const char *)n + f->offset;
    switch ((hn_field_type)f->type) {
    case HN_FIELD_NODE:
    case HN_FIELD_OPT: hnast_dump(b, *(hn_node *const *)at, positions); break;
    case HN_FIELD_LIST:
    case HN_FIELD_LISTN:
    case HN_FIELD_OPS:
    case HN_FIELD_NAMES: dump_list(b, at, f, positions); break;
    case HN_FIELD_NAME:
    case HN_FIELD_NAMEOPT: dump_name(b, *(const hn_name *const *)at); break;
    case HN_FIELD_OP: hnbuf_printf(b, "%s()", hnast_op_names[*(const hn_ast_op *)at]); break;
    case HN_FIELD_CTX: hnbuf_printf(b, "%s()", hnast_ctx_names[n->ctx]); break;
    case HN_FIELD_INT:
    case HN_FIELD_INTOPT:
    case HN_FIELD_PREFIX: hnbuf_printf(b, "%d", *(const int *)at); break;
    case HN_FIELD_CONST: dump_const(b, at); break;
    case HN_FIELD_COMMENT:
    case HN_FIELD_IGNORES:
    case HN_FIELD_END: break;
    }
}

void hnast_dump(hn_buf *b, const hn_node *n, bool positions) {
    if (!n) {
        hnbuf_str(b, "None");
        return;
    }
    hnbuf_printf(b, "%s(", hnast_kinds[n->kind].name);
    const hn_field_info *f = hnast_kinds[n->kind].fields;
    for (int i = 0; f[i].type != HN_FIELD_END; i++) {
        if (f[i].type == HN_FIELD_COMMENT || f[i].type == HN_FIELD_IGNORES) continue;
        hnbuf_printf(b, "%s%s=", i ? ", " : "", f[i].type == HN_FIELD_PREFIX ? "u_prefix" : f[i].name);
        dump_field(b, n, &f[i], positions);
    }
    if (positions && hnast_has_position((hn_ast_kind)n->kind))
        hnbuf_printf(b, "@%u,%u,%u,%u", (unsigned)n->lineno, (unsigned)n->col_offset, (unsigned)n->end_lineno,
                     (unsigned)n->end_col_offset);
    hnbuf_byte(b, ')');
}
