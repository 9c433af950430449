/* The compiler's entry points: parse or read a tree, resolve names, compile the module's code, list the codes
 * and the warnings. This file owns the memory of one compilation (arena, buffers) and frees it in each case.
 * Only objects of the heap remain: the code objects and their values. */
#include "front/compile.h"

#include "front/tree.h"
#include "front/unit.h"
#include "front/warn.h"
#include "object/heap.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"

static void return_value(hn_compiler *c, const hn_node *at, const hn_node *value) {
    uint32_t top = c->u->top, v = hnexpr_any(c, value);
    hnemit(c, at, HN_OP_RETURN, v, 0, 0);
    c->u->top = top;
}

static bool is_future(const hn_compiler *c, const hn_node *n) {
    return n->kind == HN_AST_ImportFrom && n->ImportFrom.module == hnunit_known(c, HN_KNOWN_future) &&
           !n->ImportFrom.level && n->ImportFrom.module;
}

static void module_body(hn_compiler *c, const hn_node *root, const hn_nodes *body) {
    bool result = c->flags & HN_COMPILE_RESULT;
    hn_value doc = root->kind == HN_AST_Module ? hnconstant_docstring(c, body) : HN_NONE;
    uint32_t i = 0;
    c->u->proto.doc = doc;
    if (result && !(body->len && body->items[body->len - 1]->kind == HN_AST_Expr))
        c->u->proto.h.flags |= HN_CODE_NO_VALUE;
    hnclassdef_annotations(c, root, body);
    hnclassdef_begin_annotations(c, root, body);
    if (doc != HN_NONE) {
        uint32_t top = c->u->top, t = hnunit_temp(c, 1);
        hnemit_constant(c, body->items[0], t, doc);
        hnvar_store(c, body->items[0], hnunit_known(c, HN_KNOWN_doc), t);
        c->u->top = top;
        i = !(result && body->len == 1);
    }
    c->future_allowed = true;
    for (; i < body->len && hnunit_ok(c); i++) {
        const hn_node *n = body->items[i];
        hn_nodes one = {&body->items[i], 1};
        if (!is_future(c, n)) c->future_allowed = false;
        if (result && i + 1 == body->len && n->kind == HN_AST_Expr)
            return_value(c, n, n->Expr.value);
        else
            hnstmt_list(c, &one);
    }
}

static void module_code(hn_compiler *c, const hn_node *root, hn_code **out) {
    static const hn_node start = {.lineno = 1, .end_lineno = 1};
    hn_unit *u = hnunit_grab(c, sizeof *u);
    if (!u) return;
    hnunit_begin(c, u, c->st.module, &start, "<module>");
    u->is_async = c->st.module->coroutine && c->flags & HN_COMPILE_TOP_AWAIT;
    u->proto.h.flags = HN_CODE_MODULE | (u->is_async ? HN_CODE_COROUTINE : 0);
    if (c->st.names_register) {
        u->proto.h.flags |= HN_CODE_NAMES;
        u->proto.npos = u->proto.nposonly = 1;
        hnemit_set(c, 0);
    }
    if (root->kind == HN_AST_Expression)
        return_value(c, root->Expression.body, root->Expression.body);
    else
        module_body(c, root, root->kind == HN_AST_Module ? &root->Module.body : &root->Interactive.body);
    hnemit(c, &start, HN_OP_RETURN_CONST, 0, 1, 0);
    *out = hnassemble(c);
}

static hn_status list_codes(hn_compiler *c) {
    uint32_t n = (uint32_t)(c->codes.len / sizeof(hn_code *));
    hn_values *v = hnheap_values(c->vm, n);
    if (!v) return HN_NOMEM;
    for (uint32_t i = 0; i < n; i++) {
        hn_code *code = ((hn_code **)(void *)c->codes.data)[i];
        if (c->flags & HN_COMPILE_FROZEN) code->h.flags |= HN_CODE_HIDDEN;
        v->v[i] = hnv_from_ref(code);
    }
    c->source->codes = v;
    c->source->ncodes = n;
    if (c->flags & HN_COMPILE_RENAMED && c->source->renamed < n) {
        hn_code *code = HN_AS(hn_code, v->v[c->source->renamed]);
        code->name = c->source->code_name;
        code->qualname = c->source->code_qualname;
        code->line_shift = (int32_t)c->source->first_line - (int32_t)code->firstlineno;
        code->firstlineno = c->source->first_line;
    }
    return HN_OK;
}

static hn_status compile_text(hn_compiler *c, const hn_buf *text, hn_code **out) {
    hn_ast_mod *mod = NULL;
    const char *utf8 = text->data ? (const char *)text->data : "";
    unsigned flags = c->flags & HN_COMPILE_TOP_AWAIT ? HN_PARSE_TOPLEVEL_AWAIT : 0;
    bool tree = c->flags & HN_COMPILE_TREE;
    if (tree)
        HN_TRY(hntree_read(&c->names, utf8, text->len, c->mode, &mod, c->st.err));
    else
        HN_TRY(hnparse_with_names(&c->names, utf8, text->len, c->mode, flags, &mod, c->st.err));
    c->st.utf8 = utf8;
    c->st.len = tree ? 0 : text->len; /* errors show no line of a tree */
    HN_TRY(hnsymtable_build(&c->st, mod->root));
    module_code(c, mod->root, out);
    if (hnunit_ok(c)) hnunit_status(c, list_codes(c));
    return c->st.status;
}

static void compiler_init(hn_compiler *c, hn_vm *vm, hn_source *src, hn_syntax_error *err) {
    *c = (hn_compiler){.vm = vm, .source = src, .flags = src->options, .mode = (hn_parse_mode)src->mode};
    hnarena_init(&c->arena, &vm->meter);
    c->names.arena = &c->arena;
    hnbuf_init(&c->codes, &vm->meter);
    hnbuf_init(&c->spine, &vm->meter);
    c->st.arena = &c->arena;
    c->st.names = &c->names;
    c->st.err = err;
    c->st.future_annotations = c->flags & HN_COMPILE_FUTURE_ANNOTATIONS;
    c->st.names_register = c->flags & HN_COMPILE_NAMES;
}

/* Literals have as many digits as the parser lets through: `int_digits`. */
static hn_status compile_source(hn_vm *vm, hn_source *src, hn_code **out, hn_syntax_error *err,
                                hn_buf *warnings, uint32_t int_digits) {
    hn_compiler c;
    hn_buf text;
    uint32_t limit = vm->int_digits_limit;
    compiler_init(&c, vm, src, err);
    c.names.int_digits = int_digits;
    c.names.warnings = warnings;
    hnbuf_init(&text, &vm->meter);
    hnstr_to_utf8(HN_STR(src->text), &text);
    hnbuf_byte(&text, 0);
    text.len -= !text.failed;
    vm->int_digits_limit = 0;
    hn_status s = text.failed ? HN_NOMEM : compile_text(&c, &text, out);
    vm->int_digits_limit = limit;
    hnbuf_free(&text);
    hnbuf_free(&c.codes);
    hnbuf_free(&c.spine);
    hnarena_free(&c.arena);
    return s;
}

hn_status hncompile_source(hn_vm *vm, hn_source *src, hn_code **out, hn_syntax_error *err) {
    return compile_source(vm, src, out, err, NULL, 0);
}

static int compare_warnings(const hn_warning *a, const hn_warning *b) {
    if (a->phase != b->phase) return a->phase < b->phase ? -1 : 1;
    if (a->line != b->line) return a->line < b->line ? -1 : 1;
    if (a->col != b->col) return a->col < b->col ? -1 : 1;
    return 0;
}

/* They are nearly in order already. */
static hn_status sort_warnings(hn_vm *vm, hn_warning *w, uint32_t n) {
    for (uint32_t i = 1; i < n; i++) {
        hn_warning moved = w[i];
        uint32_t k = i;
        for (; k > 0 && compare_warnings(&w[k - 1], &moved) > 0; k--) w[k] = w[k - 1];
        w[k] = moved;
        HN_TRY(hnmeter_charge(&vm->meter, 1 + ((i - k) >> 2)));
    }
    return HN_OK;
}

static hn_status warning_tuple(hn_vm *vm, const hn_warning *w, hn_value *out) {
    hn_value parts[6] = {HN_NONE,
                         hnv_from_int(w->phase),
                         hnv_from_int(w->line),
                         hnv_from_int(w->col),
                         hnv_from_int(w->end_line),
                         hnv_from_int(w->end_col)};
    HN_TRY(hnstr_from_utf8(vm, w->text, strlen(w->text), &parts[0]));
    return hntuple_from(vm, parts, 6, out);
}

/* The warnings as a list of (text, phase, line, column, end line, end column), each once; None if there are
 * none. */
hn_status hncompile_warnings(hn_vm *vm, hn_buf *found, hn_value *out) {
    uint32_t n = (uint32_t)(found->len / sizeof(hn_warning));
    hn_warning *w = (hn_warning *)(void *)found->data;
    *out = HN_NONE;
    if (found->failed) return HN_NOMEM;
    if (!n) return HN_OK;
    HN_TRY(sort_warnings(vm, w, n));
    HN_TRY(hnlist_from(vm, NULL, 0, out));
    for (uint32_t i = 0; i < n; i++) {
        hn_value item;
        if (i && compare_warnings(&w[i - 1], &w[i]) == 0 && strcmp(w[i - 1].text, w[i].text) == 0) continue;
        HN_TRY(warning_tuple(vm, &w[i], &item));
        HN_TRY(hnlist_append(vm, HN_LIST(*out), item));
    }
    return HN_OK;
}

hn_status hncompile(hn_vm *vm, hn_value text, hn_value filename, hn_parse_mode mode, uint32_t flags,
                    hn_code **out, hn_value *warnings, hn_syntax_error *err) {
    hn_source *src = hnheap_new(vm, HN_KIND_SOURCE, sizeof *src);
    if (!src) return HN_NOMEM;
    src->name = filename;
    src->text = text;
    src->mode = (uint8_t)mode;
    src->options = (uint16_t)flags;
    if (flags & HN_COMPILE_FROZEN) src->h.flags |= HN_SOURCE_FROZEN;
    if (!warnings) return compile_source(vm, src, out, err, NULL, vm->int_digits_limit);
    hn_buf found;
    hnbuf_init(&found, &vm->meter);
    hn_status st = compile_source(vm, src, out, err, &found, vm->int_digits_limit);
    if (st == HN_OK) st = hncompile_warnings(vm, &found, warnings);
    hnbuf_free(&found);
    return st;
}
