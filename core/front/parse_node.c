/* Nodes, lists and names: how the parser makes them in the arena. All parse files call it. A node is
 * allocated only as large as its kind needs. After an expression or a pattern has got a child, hnp_deepen
 * must be called: it bounds the depth of the tree, on which later recursive walks rely (ast.h). Names are
 * normalised to NFKC (PEP 3131) before they are interned. */
#include "front/parse_int.h"

#include "base/unicode.h"
#include "base/utf8.h"
#include "front/ast_fields.h"

void *hnp_alloc(hn_parser *p, size_t size) {
    void *q = hnarena_alloc(p->arena, size);
    return q ? q : hnp_fail_nomem(p);
}

/* The last token before the current one that is text. */
static const hn_token *last_token(hn_parser *p) {
    uint32_t i = p->pos;
    while (i > 0) {
        const hn_token *t = &p->toks[--i];
        if (t->type != HN_TOK_NEWLINE && t->type != HN_TOK_INDENT && t->type != HN_TOK_DEDENT &&
            t->type != HN_TOK_END)
            return t;
    }
    return &p->toks[0];
}

void hnp_end(hn_parser *p, hn_node *n) {
    const hn_token *t = last_token(p);
    n->end_lineno = t->end_lineno;
    n->end_col_offset = t->end - p->lx.lines[t->end_lineno - 1];
}

hn_node *hnp_node(hn_parser *p, hn_ast_kind kind, uint32_t s) {
    hn_node *n = hnp_alloc(p, hnast_kinds[kind].size);
    if (!n) return NULL;
    const hn_token *t = &p->toks[s];
    n->kind = (uint8_t)kind;
    n->depth = 1;
    n->lineno = t->lineno;
    n->col_offset = t->start - p->lx.lines[t->lineno - 1];
    hnp_end(p, n);
    return n;
}

bool hnp_deepen(hn_parser *p, hn_node *n, const hn_node *child) {
    if (!child || child->depth < n->depth) return true;
    n->depth = child->depth + 1;
    if (n->depth <= 3 * p->meter->nesting_limit) return true;
    return hnp_fail_final(p, p->pos, "too many nested expressions") != NULL;
}

bool hnp_deepen_list(hn_parser *p, hn_node *n, hn_nodes list) {
    for (uint32_t i = 0; i < list.len; i++)
        if (!hnp_deepen(p, n, list.items[i])) return false;
    return true;
}

bool hnp_push(hn_parser *p, void *v, uint32_t s) {
    if (p->nstack == p->stack_cap) {
        uint32_t cap = p->stack_cap ? p->stack_cap * 2 : 64;
        hn_item *q = hnmem_resize(p->meter, p->stack, p->stack_cap * sizeof *q, cap * sizeof *q);
        if (!q) return hnp_fail_nomem(p) != NULL;
        p->stack = q;
        p->stack_cap = cap;
    }
    p->stack[p->nstack++] = (hn_item){v, s};
    return true;
}

bool hnp_take(hn_parser *p, uint32_t base, hn_nodes *out) {
    uint32_t n = p->nstack - base;
    p->nstack = base;
    *out = (hn_nodes){NULL, 0};
    if (!n) return true;
    out->items = hnp_alloc(p, n * sizeof *out->items);
    if (!out->items) return false;
    for (uint32_t i = 0; i < n; i++) out->items[i] = p->stack[base + i].v;
    out->len = n;
    return true;
}

bool hnp_take_names(hn_parser *p, uint32_t base, hn_name_list *out) {
    uint32_t n = p->nstack - base;
    p->nstack = base;
    *out = (hn_name_list){NULL, 0};
    if (!n) return true;
    out->items = hnp_alloc(p, n * sizeof *out->items);
    if (!out->items) return false;
    for (uint32_t i = 0; i < n; i++) out->items[i] = p->stack[base + i].v;
    out->len = n;
    return true;
}

bool hnp_one(hn_parser *p, hn_node *n, hn_nodes *out) {
    out->items = hnp_alloc(p, sizeof *out->items);
    if (!out->items) return false;
    out->items[0] = n;
    out->len = 1;
    return true;
}

/* Normalises to NFKC, as PEP 3131 wants. */
static const hn_name *intern_wide(hn_parser *p, const char *s, size_t len) {
    hn_buf in, out;
    hnbuf_init(&in, p->meter);
    hnbuf_init(&out, p->meter);
    const uint8_t *u = (const uint8_t *)s, *end = u + len;
    while (u < end) {
        uint32_t c = hnutf8_next(&u, end);
        hnbuf_put(&in, &c, sizeof c);
    }
    hn_status st = in.failed ? HN_NOMEM : hnunicode_normalize(&out, in.data, 4, in.len / 4, HN_NFKC);
    const hn_name *name = NULL;
    if (st == HN_OK && !out.failed) {
        size_t n = hnutf8_encode(in.data, out.data, 4, 0);
        size_t need = hnutf8_encoded_size(out.data, 4, out.len / 4);
        in.len = n = 0;
        uint8_t *q = hnbuf_reserve(&in, need + 1);
        if (q) {
            n = hnutf8_encode(q, out.data, 4, out.len / 4);
            name = hnname_intern(p->names, (char *)q, n);
        }
    }
    hnbuf_free(&in);
    hnbuf_free(&out);
    if (st != HN_OK && st != HN_NOMEM) return hnp_fail_status(p, st);
    return name ? name : hnp_fail_nomem(p);
}

static const hn_name *intern_token(hn_parser *p, const hn_token *t) {
    const char *s = p->lx.src + t->start;
    size_t len = t->end - t->start;
    if (hnutf8_ascii_prefix((const uint8_t *)s, len) != len) return intern_wide(p, s, len);
    const hn_name *n = hnname_intern(p->names, s, len);
    return n ? n : hnp_fail_nomem(p);
}

const hn_name *hnp_name(hn_parser *p) {
    if (!hnp_at(p, HN_TOK_NAME)) return hnp_fail(p);
    const hn_name *n = intern_token(p, hnp_tok(p));
    hnp_advance(p);
    return n;
}

hn_node *hnp_name_node(hn_parser *p, hn_ast_ctx ctx) {
    uint32_t s = p->pos;
    const hn_name *id = hnp_name(p);
    if (!id) return NULL;
    hn_node *n = hnp_node(p, HN_AST_Name, s);
    if (!n) return NULL;
    n->Name.id = id;
    n->ctx = (uint8_t)ctx;
    return n;
}

hn_node *hnp_const_node(hn_parser *p, uint32_t s, hn_const_kind kind) {
    hn_node *n = hnp_node(p, HN_AST_Constant, s);
    if (n) n->Constant.value.kind = (uint8_t)kind;
    return n;
}
