/* `from __future__` imports at the beginning of a file. hnsymtable_build calls it before its walk, since
 * annotations depend on it. A later one is refused by import.c. */
#include "front/symtable.h"

static const char *const features[] = {"nested_scopes",    "generators",     "division",
                                       "absolute_import",  "with_statement", "print_function",
                                       "unicode_literals", "generator_stop", "annotations"};

static void check_features(hn_symtable *st, const hn_node *n) {
    for (uint32_t i = 0; i < n->ImportFrom.names.len; i++) {
        const hn_node *alias = n->ImportFrom.names.items[i];
        const char *name = alias->alias.name->text;
        bool known = false;
        for (unsigned k = 0; k < sizeof features / sizeof *features; k++)
            known |= strcmp(name, features[k]) == 0;
        if (strcmp(name, "annotations") == 0) st->future_annotations = true;
        if (strcmp(name, "braces") == 0)
            hnsymtable_fail(st, alias, "not a chance");
        else if (!known && strcmp(name, "barry_as_FLUFL") != 0)
            hnsymtable_fail(st, alias, "future feature %.200s is not defined", name);
    }
}

hn_status hnsymtable_futures(hn_symtable *st, const hn_node *root) {
    const hn_nodes *body = root->kind == HN_AST_Module        ? &root->Module.body
                           : root->kind == HN_AST_Interactive ? &root->Interactive.body
                                                              : NULL;
    for (uint32_t i = 0; body && i < body->len && st->status == HN_OK; i++) {
        const hn_node *n = body->items[i];
        bool doc = i == 0 && n->kind == HN_AST_Expr && n->Expr.value->kind == HN_AST_Constant &&
                   n->Expr.value->Constant.value.kind == HN_CONST_STR;
        if (doc) continue;
        if (n->kind != HN_AST_ImportFrom || n->ImportFrom.level || !n->ImportFrom.module ||
            strcmp(n->ImportFrom.module->text, "__future__") != 0)
            break;
        check_features(st, n);
    }
    return st->status;
}
