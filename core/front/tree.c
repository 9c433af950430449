/* The reader of trees that a program built (tree.h has the notation). It works on a stack of nodes and lists,
 * so nothing recurses but constants in constants, to MAX_CONST_DEPTH. Each node gets its depth here, by the
 * parser's rules, and is passed to tree_check.c once its children are set. Errors have CPython's types and
 * messages. */
#include "front/tree.h"

#include "base/dtoa.h"
#include "base/print.h"
#include "base/utf8.h"
#include "front/tree_int.h"

#include <math.h>
#include <stdarg.h>

/* What a level of statements adds to a tree's depth: the parser lets a hundred of them stand in each
 * other. */
#define STATEMENT_DEPTH 5u
#define MAX_DEPTH       60000u
#define MAX_CONST_DEPTH 100u
/* No list is so long that the bytes of its items cannot be counted. */
#define MAX_TEXT (UINT32_MAX / 64)

typedef struct tree_item {
    hn_node *node;
    hn_nodes list;
    bool is_list;
} tree_item;

hn_status hntree_fail(hn_tree_reader *t, hn_syntax_type type, const char *fmt, ...) {
    va_list ap;
    *t->err = (hn_syntax_error){.type = type, .lineno = -1, .offset = -1, .end_lineno = -1, .end_offset = -1};
    va_start(ap, fmt);
    hnprint_va(t->err->message, sizeof t->err->message, fmt, ap);
    va_end(ap);
    return HN_RAISED;
}

static hn_status damaged(hn_tree_reader *t) {
    return hntree_fail(t, HN_SYNTAX_VALUE, "the text of a syntax tree is damaged");
}

/* ---- numbers and texts ---- */

static hn_status get_number(hn_tree_reader *t, int64_t least, int64_t most, int64_t *out) {
    bool negative = t->p < t->end && *t->p == '-';
    const uint8_t *start = t->p += negative;
    int64_t n = 0;
    for (; t->p < t->end && *t->p >= '0' && *t->p <= '9' && t->p - start < 18; t->p++)
        n = n * 10 + (*t->p - '0');
    if (t->p == start || t->p == t->end || *t->p++ != ',') return damaged(t);
    *out = negative ? -n : n;
    return *out < least || *out > most ? damaged(t) : HN_OK;
}

/* A count of things that take a byte each at least. */
static hn_status get_count(hn_tree_reader *t, uint32_t *out) {
    int64_t n;
    HN_TRY(get_number(t, 0, t->end - t->p, &n));
    *out = (uint32_t)n;
    return *out > (size_t)(t->end - t->p) ? damaged(t) : HN_OK;
}

/* As many code points; the text is known to be UTF-8. */
static hn_status get_chars(hn_tree_reader *t, uint32_t count, const uint8_t **out, uint32_t *len) {
    *out = t->p;
    HN_TRY(hnmeter_charge(t->meter, count >> 6));
    for (uint32_t i = 0; i < count; i++) {
        if (t->p == t->end) return damaged(t);
        if ((i & 0x3FFF) == 0x3FFF) HN_TRY(hnmeter_pace(t->meter, 0x4000 >> 3));
        do t->p++;
        while (t->p < t->end && (*t->p & 0xC0) == 0x80);
    }
    *len = (uint32_t)(t->p - *out);
    return HN_OK;
}

static hn_status tree_get_text(hn_tree_reader *t, const uint8_t **out, uint32_t *len) {
    uint32_t count;
    HN_TRY(get_count(t, &count));
    return get_chars(t, count, out, len);
}

/* Names that begin with a dot are the compiler's own. */
static hn_status tree_get_name(hn_tree_reader *t, const hn_name **out) {
    int64_t count;
    const uint8_t *s;
    uint32_t len;
    HN_TRY(get_number(t, -1, t->end - t->p, &count));
    *out = NULL;
    if (count < 0) return HN_OK;
    HN_TRY(get_chars(t, (uint32_t)count, &s, &len));
    if (len && *s == '.') return hntree_fail(t, HN_SYNTAX_VALUE, "identifier field can't begin with a dot");
    if (!(*out = hnname_intern(t->names, (const char *)s, len)))
        return t->meter->stopped ? HN_STOPPED : HN_NOMEM;
    return HN_OK;
}

static hn_status tree_get_names(hn_tree_reader *t, hn_name_list *out) {
    HN_TRY(get_count(t, &out->len));
    HN_TRY(hnmeter_charge(t->meter, out->len >> 3));
    if (out->len && !(out->items = hnarena_alloc(t->names->arena, out->len * sizeof *out->items)))
        return HN_NOMEM;
    for (uint32_t i = 0; i < out->len; i++) {
        HN_TRY(tree_get_name(t, &out->items[i]));
        if (!out->items[i]) return damaged(t);
    }
    return HN_OK;
}

/* ---- operators ---- */

static hn_status get_op(hn_tree_reader *t, uint8_t class_, hn_ast_op *out) {
    int64_t n;
    HN_TRY(get_number(t, 0, HN_OPERATOR_COUNT - 1, &n));
    *out = (hn_ast_op)n;
    return hnast_op_classes[*out] == class_ ? HN_OK : damaged(t);
}

static hn_status get_ops(hn_tree_reader *t, uint8_t class_, hn_op_list *out) {
    hn_ast_op op;
    HN_TRY(get_count(t, &out->len));
    HN_TRY(hnmeter_charge(t->meter, out->len >> 3));
    if (out->len && !(out->items = hnarena_alloc(t->names->arena, out->len))) return HN_NOMEM;
    for (uint32_t i = 0; i < out->len; i++) {
        HN_TRY(get_op(t, class_, &op));
        out->items[i] = (uint8_t)op;
    }
    return HN_OK;
}

/* ---- constants ---- */

/* A copy with a 0 behind it. */
static hn_status keep_bytes(hn_tree_reader *t, hn_const *c, const uint8_t *s, uint32_t len) {
    uint8_t *copy = hnarena_alloc(t->names->arena, (size_t)len + 1);
    if (!copy) return HN_NOMEM;
    if (len) memcpy(copy, s, len);
    c->bytes = copy;
    c->len = len;
    return HN_OK;
}

static hn_status tree_get_float(hn_tree_reader *t, double *out) {
    const uint8_t *s;
    uint32_t len;
    HN_TRY(tree_get_text(t, &s, &len));
    return hndtoa_from_hex(t->meter, (const char *)s, len, out) == HN_DTOA_OK ? HN_OK : damaged(t);
}

static hn_status get_str(hn_tree_reader *t, hn_const *c) {
    const uint8_t *s;
    uint32_t len;
    HN_TRY(get_count(t, &c->chars));
    HN_TRY(get_chars(t, c->chars, &s, &len));
    c->ascii = len == c->chars;
    return keep_bytes(t, c, s, len);
}

static hn_status tree_get_bytes(hn_tree_reader *t, hn_const *c) {
    const uint8_t *s;
    uint32_t len, n = 0;
    HN_TRY(tree_get_text(t, &s, &len));
    HN_TRY(keep_bytes(t, c, s, len));
    uint8_t *to = (uint8_t *)(uintptr_t)c->bytes;
    for (const uint8_t *end = s + len; s < end;) {
        uint32_t code = hnutf8_next(&s, end);
        if (code > 0xFF) return damaged(t);
        to[n++] = (uint8_t)code;
    }
    to[n] = 0;
    c->len = n;
    return HN_OK;
}

static hn_status get_big(hn_tree_reader *t, hn_const *c) {
    const uint8_t *s;
    uint32_t len;
    int64_t negative;
    HN_TRY(get_number(t, 0, 1, &negative));
    HN_TRY(tree_get_text(t, &s, &len));
    c->negative = negative;
    c->base = 16;
    for (uint32_t i = 0; i < len; i++)
        if ((s[i] < '0' || s[i] > '9') && (s[i] < 'a' || s[i] > 'f')) return damaged(t);
    return len && s[0] != '0' ? keep_bytes(t, c, s, len) : damaged(t);
}

static hn_status tree_get_const(hn_tree_reader *t, hn_const *c, unsigned depth);

static hn_status get_items(hn_tree_reader *t, hn_const *c, unsigned depth) {
    HN_TRY(get_count(t, &c->len));
    HN_TRY(hnmeter_charge(t->meter, c->len >> 2));
    if (depth > MAX_CONST_DEPTH) return hntree_fail(t, HN_SYNTAX_ERROR, "too many nested expressions");
    hn_const *items = hnarena_alloc(t->names->arena, (size_t)(c->len + 1u) * sizeof *items);
    if (!items) return HN_NOMEM;
    c->items = items;
    for (uint32_t i = 0; i < c->len; i++) HN_TRY(tree_get_const(t, &items[i], depth + 1));
    return HN_OK;
}

static hn_status get_complex(hn_tree_reader *t, hn_const *c) {
    hn_const *parts = hnarena_alloc(t->names->arena, 2 * sizeof *parts);
    if (!parts) return HN_NOMEM;
    c->items = parts;
    c->len = 2;
    parts[0].kind = parts[1].kind = HN_CONST_FLOAT;
    HN_TRY(tree_get_float(t, &parts[0].d));
    HN_TRY(tree_get_float(t, &parts[1].d));
    if (parts[0].d != 0 || signbit(parts[0].d)) return HN_OK;
    c->kind = HN_CONST_COMPLEX;
    c->len = 0;
    c->d = parts[1].d;
    return HN_OK;
}

static hn_status tree_get_const(hn_tree_reader *t, hn_const *c, unsigned depth) {
    static const char letters[] = "NFTEixfcsbtz";
    static const uint8_t kinds[] = {HN_CONST_NONE, HN_CONST_FALSE,  HN_CONST_TRUE,  HN_CONST_ELLIPSIS,
                                    HN_CONST_INT,  HN_CONST_BIGINT, HN_CONST_FLOAT, HN_CONST_CARTESIAN,
                                    HN_CONST_STR,  HN_CONST_BYTES,  HN_CONST_TUPLE, HN_CONST_FROZENSET};
    const char *at = t->p < t->end ? memchr(letters, *t->p, sizeof letters - 1) : NULL;
    if (!at) return damaged(t);
    t->p++;
    *c = (hn_const){.kind = kinds[at - letters]};
    switch ((hn_const_kind)c->kind) {
    case HN_CONST_INT: return get_number(t, 0, INT64_MAX, &c->i);
    case HN_CONST_BIGINT: return get_big(t, c);
    case HN_CONST_FLOAT: return tree_get_float(t, &c->d);
    case HN_CONST_CARTESIAN: return get_complex(t, c);
    case HN_CONST_STR: return get_str(t, c);
    case HN_CONST_BYTES: return tree_get_bytes(t, c);
    case HN_CONST_TUPLE:
    case HN_CONST_FROZENSET: return get_items(t, c, depth);
    default: return HN_OK;
    }
}

/* ---- nodes ---- */

static tree_item *tree_items_of(const hn_tree_reader *t) {
    return (tree_item *)(void *)t->items.data;
}
static uint32_t count_items(const hn_tree_reader *t) {
    return (uint32_t)(t->items.len / sizeof(tree_item));
}
/* As many of them as there certainly are; NULL for none. */
static const tree_item *last_items(const hn_tree_reader *t, uint32_t n) {
    return n ? tree_items_of(t) + (count_items(t) - n) : NULL;
}
static hn_status tree_push_item(hn_tree_reader *t, const tree_item *item) {
    hnbuf_put(&t->items, item, sizeof *item);
    return t->items.failed ? HN_NOMEM : HN_OK;
}

static hn_status read_list(hn_tree_reader *t) {
    int64_t n;
    tree_item made = {.is_list = true};
    HN_TRY(get_number(t, 0, count_items(t), &n));
    HN_TRY(hnmeter_charge(t->meter, (uint64_t)n >> 3));
    made.list.len = (uint32_t)n;
    if (n && !(made.list.items = hnarena_alloc(t->names->arena, (size_t)n * sizeof *made.list.items)))
        return HN_NOMEM;
    const tree_item *from = last_items(t, made.list.len);
    for (uint32_t i = 0; i < made.list.len; i++) {
        if (from[i].is_list) return damaged(t);
        made.list.items[i] = from[i].node;
    }
    t->items.len -= made.list.len * sizeof *from;
    return tree_push_item(t, &made);
}

/* Places are ints, and none is below 0 for the compiler. */
static hn_status read_place(hn_tree_reader *t, hn_node *n) {
    int64_t at[4];
    for (int i = 0; i < 4; i++) HN_TRY(get_number(t, INT32_MIN, INT32_MAX, &at[i]));
    long long line = at[0], col = at[1], end_line = at[2], end_col = at[3];
    if (line > end_line)
        return hntree_fail(t, HN_SYNTAX_VALUE, "AST node line range (%lld, %lld) is not valid", line,
                           end_line);
    if ((line < 0 && end_line != line) || (col < 0 && end_col != col))
        return hntree_fail(t, HN_SYNTAX_VALUE,
                           "AST node column range (%lld, %lld) for line range (%lld, %lld) is not valid", col,
                           end_col, line, end_line);
    if (line == end_line && col > end_col)
        return hntree_fail(t, HN_SYNTAX_VALUE, "line %lld, column %lld-%lld is not a valid range", line, col,
                           end_col);
    n->lineno = line < 0 ? 0 : (uint32_t)line;
    n->col_offset = col < 0 ? 0 : (uint32_t)col;
    n->end_lineno = end_line < 0 ? 0 : (uint32_t)end_line;
    n->end_col_offset = end_col < 0 ? 0 : (uint32_t)end_col;
    return HN_OK;
}

/* Makes n deeper than a child, as the parser does: a left spine and an elif chain are as deep as what is in
 * them, and statements are deep. */
static hn_status deepen(hn_tree_reader *t, hn_node *n, const hn_node *child) {
    uint8_t class_ = hnast_kinds[n->kind].class_, of = hnast_kinds[child->kind].class_;
    unsigned add = 0;
    if (class_ == HN_AST_CLASS_expr || class_ == HN_AST_CLASS_pattern)
        add = !hnast_is_spine(n) || child != hnast_below(n);
    else if (class_ == HN_AST_CLASS_stmt && of != HN_AST_CLASS_expr && !child->is_elif)
        add = STATEMENT_DEPTH;
    unsigned depth = child->depth + add, most = 3 * t->meter->nesting_limit;
    if (depth > n->depth) n->depth = (uint16_t)depth;
    if (depth <= most && depth <= MAX_DEPTH) return HN_OK;
    return hntree_fail(t, HN_SYNTAX_ERROR, "too many nested expressions");
}

static hn_status take_child(hn_tree_reader *t, hn_node *n, hn_node *child, const hn_field_info *f) {
    if (!child) return HN_OK;
    if (hnast_kinds[child->kind].class_ != f->of) return damaged(t);
    return deepen(t, n, child);
}

/* The next of the items is this field's. */
static hn_status take_item(hn_tree_reader *t, hn_node *n, const hn_field_info *f, const tree_item *item) {
    void *at = (char *)n + f->offset;
    bool list = f->type == HN_FIELD_LIST || f->type == HN_FIELD_LISTN;
    if (item->is_list != list) return damaged(t);
    if (!list) {
        if (!item->node && f->type == HN_FIELD_NODE) return damaged(t);
        *(hn_node **)at = item->node;
        return take_child(t, n, item->node, f);
    }
    HN_TRY(hnmeter_charge(t->meter, item->list.len >> 4));
    *(hn_nodes *)at = item->list;
    if (n->kind == HN_AST_If && item->list.len == 1 && item->list.items[0] &&
        item->list.items[0]->kind == HN_AST_If && at == &n->If.orelse)
        item->list.items[0]->is_elif = 1;
    for (uint32_t i = 0; i < item->list.len; i++) {
        hn_node *child = item->list.items[i];
        if (!child && f->type == HN_FIELD_LIST)
            return hntree_fail(t, HN_SYNTAX_VALUE, "None disallowed in %s list",
                               f->of == HN_AST_CLASS_expr ? "expression" : "statement");
        HN_TRY(take_child(t, n, child, f));
    }
    return HN_OK;
}

static hn_status get_plain_int(hn_tree_reader *t, int64_t least, int64_t most, int *out) {
    int64_t i;
    HN_TRY(get_number(t, least, most, &i));
    *out = (int)i;
    return HN_OK;
}

static hn_status tree_read_field(hn_tree_reader *t, hn_node *n, const hn_field_info *f) {
    void *at = (char *)n + f->offset;
    int ctx;
    switch ((hn_field_type)f->type) {
    case HN_FIELD_NAME: HN_TRY(tree_get_name(t, at)); return *(const hn_name **)at ? HN_OK : damaged(t);
    case HN_FIELD_NAMEOPT: return tree_get_name(t, at);
    case HN_FIELD_NAMES: return tree_get_names(t, at);
    case HN_FIELD_OP: return get_op(t, f->of, at);
    case HN_FIELD_OPS: return get_ops(t, f->of, at);
    case HN_FIELD_CTX:
        HN_TRY(get_plain_int(t, HN_CTX_LOAD, HN_CTX_DEL, &ctx));
        n->ctx = (uint8_t)ctx;
        return HN_OK;
    case HN_FIELD_INT:
    case HN_FIELD_INTOPT: return get_plain_int(t, INT32_MIN, INT32_MAX, at);
    case HN_FIELD_PREFIX: return get_plain_int(t, 0, 1, at);
    case HN_FIELD_CONST: return tree_get_const(t, at, 0);
    default: return HN_OK;
    }
}

static bool is_item(const hn_field_info *f) {
    return f->type == HN_FIELD_NODE || f->type == HN_FIELD_OPT || f->type == HN_FIELD_LIST ||
           f->type == HN_FIELD_LISTN;
}

static hn_status read_node(hn_tree_reader *t) {
    int64_t kind;
    uint32_t count = 0;
    HN_TRY(get_number(t, 1, HN_AST_COUNT - 1, &kind));
    HN_TRY(hnmeter_charge(t->meter, 1));
    hn_node *n = hnarena_alloc(t->names->arena, hnast_kinds[kind].size);
    if (!n) return HN_NOMEM;
    n->kind = (uint8_t)kind;
    n->depth = kind == HN_AST_BinOp ? 2 : 1;
    if (hnast_has_position((hn_ast_kind)kind)) HN_TRY(read_place(t, n));
    const hn_field_info *f = hnast_kinds[kind].fields;
    for (int i = 0; f[i].type != HN_FIELD_END; i++) {
        count += is_item(&f[i]);
        HN_TRY(tree_read_field(t, n, &f[i]));
    }
    if (count > count_items(t)) return damaged(t);
    const tree_item *item = last_items(t, count);
    for (int i = 0; f[i].type != HN_FIELD_END; i++)
        if (is_item(&f[i])) HN_TRY(take_item(t, n, &f[i], item++));
    t->items.len -= count * sizeof *item;
    HN_TRY(hntree_check(t, n));
    return tree_push_item(t, &(tree_item){.node = n});
}

static hn_status read_record(hn_tree_reader *t) {
    if (*t->p == 'N') {
        t->p++;
        return tree_push_item(t, &(tree_item){.node = NULL});
    }
    if (*t->p == '[') {
        t->p++;
        return read_list(t);
    }
    return read_node(t);
}

static hn_status tree_run(hn_tree_reader *t, hn_parse_mode mode, hn_ast_mod **out) {
    static const uint8_t roots[] = {HN_AST_Module, HN_AST_Expression, HN_AST_Interactive};
    hn_utf8_info info;
    size_t len = (size_t)(t->end - t->p);
    if (len > MAX_TEXT) return hnmeter_stop_at(t->meter, HN_LIMIT_SOURCE);
    HN_TRY(hnmeter_charge(t->meter, len >> 4));
    if (!hnutf8_scan(t->p, len, true, &info)) return damaged(t);
    while (t->p < t->end) HN_TRY(read_record(t));
    hn_node *root = count_items(t) == 1 ? tree_items_of(t)->node : NULL;
    if (!root || root->kind != roots[mode]) return damaged(t);
    if (!(*out = hnarena_alloc(t->names->arena, sizeof **out))) return HN_NOMEM;
    (*out)->root = root;
    return HN_OK;
}

hn_status hntree_read(hn_name_table *names, const char *text, size_t len, hn_parse_mode mode,
                      hn_ast_mod **out, hn_syntax_error *err) {
    const uint8_t *s = (const uint8_t *)text;
    hn_tree_reader t = {.names = names, .meter = names->arena->meter, .p = s, .end = s + len, .err = err};
    hnbuf_init(&t.items, t.meter);
    hn_status st = tree_run(&t, mode, out);
    hnbuf_free(&t.items);
    return st;
}
