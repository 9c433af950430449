/* Primitives for tracebacks (core/lib/py/_hn/tracebacks.py): they parse a piece of source and find the part
 * that the carets should stress. A syntax error in that piece is not raised: the result is None. */
#include "front/parse.h"
#include "lib/lib.h"
#include "object/exc.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"

/* Parses the text of args[0]; the tree, or NULL when it is not valid on its own. */
static hn_status traceback_parse(hn_vm *vm, hn_value text, hn_arena *arena, hn_node **root) {
    hn_buf b;
    hn_ast_mod *mod;
    hn_syntax_error err;
    *root = NULL;
    hnbuf_init(&b, &vm->meter);
    hnstr_to_utf8(HN_STR(text), &b);
    hn_status st = b.failed
                       ? HN_NOMEM
                       : hnparse_module(arena, (const char *)b.data, b.len, HN_PARSE_EXEC, 0, &mod, &err);
    hnbuf_free(&b);
    if (st == HN_OK) *root = mod->root;
    return st == HN_RAISED ? HN_OK : st;
}

static hn_status numbers(hn_vm *vm, const uint32_t *v, uint32_t n, hn_value *out) {
    hn_tuple *t = hntuple_alloc(vm, n);
    if (!t) return HN_NOMEM;
    for (uint32_t i = 0; i < n; i++) t->items[i] = hnv_from_int(v[i]);
    *out = hnv_from_ref(t);
    return HN_OK;
}

/* (kind, line and column where the left part ends, where the right part begins): kind 0 an operator, 1 a
 * subscript, 2 a call. None when the statement is nothing of that. */
static hn_status find_anchors(hn_vm *vm, const hn_node *root, hn_value *out) {
    *out = HN_NONE;
    if (!root || root->Module.body.len != 1 || root->Module.body.items[0]->kind != HN_AST_Expr) return HN_OK;
    const hn_node *e = root->Module.body.items[0]->Expr.value;
    if (e->kind == HN_AST_BinOp) {
        const hn_node *l = e->BinOp.left, *r = e->BinOp.right;
        const uint32_t v[] = {0, l->end_lineno, l->end_col_offset, r->lineno, r->col_offset};
        return numbers(vm, v, 5, out);
    }
    if (e->kind != HN_AST_Subscript && e->kind != HN_AST_Call) return HN_OK;
    const hn_node *l = e->kind == HN_AST_Call ? e->Call.func : e->Subscript.value;
    const uint32_t v[] = {e->kind == HN_AST_Call ? 2u : 1u, l->end_lineno, l->end_col_offset, e->end_lineno,
                          e->end_col_offset};
    return numbers(vm, v, 5, out);
}

/* The range of the call when the first statement is `return name(...)` or `name = f(...)`; None otherwise,
 * Ellipsis when there is no statement. */
static hn_status find_call(hn_vm *vm, const hn_node *root, hn_value *out) {
    *out = HN_NONE;
    if (!root) return HN_OK;
    if (root->Module.body.len == 0) return *out = HN_ELLIPSIS, HN_OK;
    const hn_node *s = root->Module.body.items[0], *v = NULL;
    if (s->kind == HN_AST_Return && s->Return.value && s->Return.value->kind == HN_AST_Call &&
        s->Return.value->Call.func->kind == HN_AST_Name)
        v = s->Return.value;
    if (s->kind == HN_AST_Assign && s->Assign.targets.len == 1 &&
        s->Assign.targets.items[0]->kind == HN_AST_Name && s->Assign.value->kind == HN_AST_Call)
        v = s->Assign.value;
    if (!v) return HN_OK;
    const uint32_t range[] = {v->lineno, v->col_offset, v->end_lineno, v->end_col_offset};
    return numbers(vm, range, 4, out);
}

static hn_status traceback_ask(hn_vm *vm, hn_value text,
                               hn_status (*find)(hn_vm *, const hn_node *, hn_value *), hn_value *out) {
    hn_arena arena;
    hn_node *root;
    hnarena_init(&arena, &vm->meter);
    hn_status st = traceback_parse(vm, text, &arena, &root);
    if (st == HN_OK) st = find(vm, root, out);
    hnarena_free(&arena);
    return st;
}

static hn_status anchors(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return traceback_ask(vm, args[0], find_anchors, out);
}
static hn_status full_call(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return traceback_ask(vm, args[0], find_call, out);
}

/* _tb_scope(NameError): the variables of the frame that raised it, None without. */
static hn_status scope(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = hnexc_field(vm, args[0], HN_NAME(vm, _scope));
    if (*out == HN_UNBOUND) *out = HN_NONE;
    return HN_OK;
}

const hn_primitive_def hnlib_primitives_traceback[] = {
    HN_PRIMITIVE("_tb_anchors", anchors, HN_A_STR), HN_PRIMITIVE("_tb_call", full_call, HN_A_STR),
    HN_PRIMITIVE("_tb_scope", scope, HN_AN_EXC), HN_PRIMITIVES_END};
