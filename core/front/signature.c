/* Parses a signature as the head of a `def` whose body is `pass`, so it has exactly Python's syntax. The text
 * is untrusted: only_function refuses one that ends the def early or hides the rest in a comment. The symbol
 * table is built for its errors alone. */
#include "front/signature.h"

#include "front/symtable.h"

static hn_status signature_refuse(hn_syntax_error *err, const char *why) {
    *err = (hn_syntax_error){.type = HN_SYNTAX_ERROR};
    hnprint(err->message, sizeof err->message, "%s", why);
    return HN_RAISED;
}

/* The one function of the text, if its body is the `pass` that stands at the text's end: a signature cannot
 * close the def early or hide the rest in a comment. */
static const hn_node *only_function(const hn_node *root, const char *text, size_t n) {
    const hn_nodes *body = &root->Module.body;
    if (body->len != 1 || body->items[0]->kind != HN_AST_FunctionDef) return NULL;
    const hn_node *def = body->items[0];
    if (def->FunctionDef.body.len != 1) return NULL;
    size_t line = n;
    while (line && text[line - 1] != '\n' && text[line - 1] != '\r') line--;
    const hn_node *pass = def->FunctionDef.body.items[0];
    return pass->kind == HN_AST_Pass && pass->end_col_offset == n - line ? def : NULL;
}

static hn_status parse_def(hn_name_table *names, const hn_buf *text, const hn_node **out,
                           hn_syntax_error *err) {
    hn_ast_mod *mod = NULL;
    const char *utf8 = (const char *)text->data;
    HN_TRY(hnparse_with_names(names, utf8, text->len, HN_PARSE_EXEC, 0, &mod, err));
    const hn_node *def = only_function(mod->root, utf8, text->len);
    if (!def) return signature_refuse(err, "it is more than the parameters of one function");
    hn_symtable st = {.arena = names->arena, .names = names, .utf8 = utf8, .len = text->len, .err = err};
    HN_TRY(hnsymtable_build(&st, mod->root));
    *out = def->FunctionDef.args;
    return HN_OK;
}

hn_status hnsignature_parse(hn_name_table *names, const char *utf8, size_t n, const hn_node **out,
                            hn_syntax_error *err) {
    hn_buf text;
    while (n && (*utf8 == ' ' || *utf8 == '\t')) utf8++, n--;
    if (!n || *utf8 != '(') return signature_refuse(err, "it does not begin with '('");
    hnbuf_init(&text, names->arena->meter);
    hnbuf_str(&text, "def f");
    hnbuf_put(&text, utf8, n);
    hnbuf_str(&text, ": pass");
    hn_status st = text.failed ? HN_NOMEM : parse_def(names, &text, out, err);
    hnbuf_free(&text);
    return st;
}
