/* Functions and lambdas: their code, defaults, annotations (PEP 649) and decorators. stmt.c and expr.c call
 * it; class.c, generic.c and comprehension.c make their functions with hnfuncdef_make. Decorators and
 * defaults are evaluated where the statement is; annotations become a function, which is called only when
 * they are asked for. */
#include "front/unit.h"

#include "object/str.h"

void hnfuncdef_cells(hn_compiler *c, const hn_node *at) {
    for (const hn_symbol *y = c->u->scope->first; y; y = y->next)
        if (y->place == HN_PLACE_CELL) hnemit(c, at, HN_OP_MAKE_CELL, y->reg, 0, 0);
}

void hnfuncdef_make(hn_compiler *c, const hn_node *at, hn_code *code, uint32_t window, uint32_t dst) {
    if (!hnunit_ok(c) || c->u->dead) return;
    uint32_t child = hnunit_child(c, code);
    if (window == HN_NO_REG)
        hnemit(c, at, HN_OP_MAKE_CLOSURE, dst, 0, child);
    else
        hnemit(c, at, HN_OP_MAKE_FUNCTION, dst, window, child);
}

static void set_parameters(hn_compiler *c, const hn_node *args) {
    hn_code *p = &c->u->proto;
    p->nposonly = (uint16_t)args->arguments.posonlyargs.len;
    p->npos = (uint16_t)(p->nposonly + args->arguments.args.len);
    p->nkwonly = (uint16_t)args->arguments.kwonlyargs.len;
    if (args->arguments.vararg) p->h.flags |= HN_CODE_VARARGS;
    if (args->arguments.kwarg) p->h.flags |= HN_CODE_VARKW;
}

static void set_flags(hn_compiler *c, bool is_async) {
    hn_unit *u = c->u;
    u->is_async = is_async;
    if (u->scope->generator) u->proto.h.flags |= HN_CODE_GENERATOR;
    if (is_async) u->proto.h.flags |= HN_CODE_COROUTINE;
}

static void function_body(hn_compiler *c, const hn_node *n) {
    c->u->proto.doc = hnconstant_docstring(c, &n->FunctionDef.body);
    hnstmt_list(c, &n->FunctionDef.body);
    const hn_nodes *body = &n->FunctionDef.body;
    hnemit(c, body->items[body->len - 1], HN_OP_RETURN_CONST, 0, 1, 0);
}

static uint32_t first_line(const hn_node *n) {
    return n->FunctionDef.decorator_list.len ? n->FunctionDef.decorator_list.items[0]->lineno : n->lineno;
}

static hn_code *function_compile_function(hn_compiler *c, const hn_node *n) {
    hn_scope *s = hnsymtable_scope(&c->st, n, HN_PART_SELF);
    hn_unit *u = hnunit_grab(c, sizeof *u);
    if (!u || !s) return NULL;
    hnunit_begin(c, u, s, n, s->name->text);
    u->proto.firstlineno = first_line(n);
    set_parameters(c, n->FunctionDef.args);
    set_flags(c, n->kind == HN_AST_AsyncFunctionDef);
    hnfuncdef_cells(c, n);
    function_body(c, n);
    return hnassemble(c);
}

static hn_code *compile_lambda(hn_compiler *c, const hn_node *n) {
    hn_scope *s = hnsymtable_scope(&c->st, n, HN_PART_SELF);
    hn_unit *u = hnunit_grab(c, sizeof *u);
    if (!u || !s) return NULL;
    hnunit_begin(c, u, s, n, "<lambda>");
    set_parameters(c, n->Lambda.args);
    set_flags(c, false);
    hnfuncdef_cells(c, n);
    uint32_t top = u->top, v = hnexpr_any(c, n->Lambda.body);
    hnemit(c, n->Lambda.body, HN_OP_RETURN, v, 0, 0);
    u->top = top;
    return hnassemble(c);
}

/* ---- defaults ---- */

static bool has_kw_defaults(const hn_node *args) {
    for (uint32_t i = 0; i < args->arguments.kw_defaults.len; i++)
        if (args->arguments.kw_defaults.items[i]) return true;
    return false;
}

static void defaults_tuple(hn_compiler *c, const hn_node *at, const hn_node *args, uint32_t dst) {
    hn_node tuple = hnunit_node(at, HN_AST_Tuple);
    if (!args->arguments.defaults.len) {
        hnemit(c, at, HN_OP_UNBIND, dst, 0, 0);
        return;
    }
    tuple.Tuple.elts = args->arguments.defaults;
    hnexpr_to(c, &tuple, dst);
}

static void kw_defaults(hn_compiler *c, const hn_node *at, const hn_node *args, uint32_t dst) {
    if (!has_kw_defaults(args)) {
        hnemit(c, at, HN_OP_UNBIND, dst, 0, 0);
        return;
    }
    hnemit(c, at, HN_OP_BUILD_MAP, dst, dst, 0);
    for (uint32_t i = 0; i < args->arguments.kw_defaults.len && hnunit_ok(c); i++) {
        const hn_node *value = args->arguments.kw_defaults.items[i];
        if (!value) continue;
        const hn_name *name = args->arguments.kwonlyargs.items[i]->arg.arg;
        if (!(name = hnsymtable_mangle(&c->st, c->scope->class_name, name))) return;
        uint32_t top = c->u->top, w = hnunit_temp(c, 2);
        hnemit_constant(c, at, w, hnunit_name_value(c, name));
        hnexpr_to(c, value, w + 1);
        hnemit(c, at, HN_OP_MAP_ADD, dst, w, w + 1);
        c->u->top = top;
    }
}

/* ---- annotations (PEP 649) ---- */

bool hnfuncdef_begin_lazy(hn_compiler *c, hn_unit *u, hn_scope *s, const hn_node *at, const char *name) {
    if (!hnunit_begin(c, u, s, at, name)) return false;
    u->proto.npos = u->proto.nposonly = 1;
    hn_label supported = hnemit_label(c);
    hnemit_jump(c, at, HN_OP_JNGT_I, 0, 2, supported);
    uint32_t t = hnunit_temp(c, 1);
    hnemit(c, at, HN_OP_LOAD_COMMON, t, HN_COMMON_NOT_IMPLEMENTED_ERROR, 0);
    hnemit(c, at, HN_OP_RAISE, t, 0, 0);
    c->u->top = t;
    hnemit_bind(c, supported);
    hnfuncdef_cells(c, at);
    return hnunit_ok(c);
}

static void add_annotation(hn_compiler *c, const hn_name *name, const hn_node *value, uint32_t dict) {
    if (!value || !name || !hnunit_ok(c)) return;
    uint32_t top = c->u->top, w = hnunit_temp(c, 2);
    if (!(name = hnsymtable_mangle(&c->st, c->scope->class_name, name))) return;
    hnemit_constant(c, value, w, hnunit_name_value(c, name));
    if (c->st.future_annotations)
        hnemit_constant(c, value, w + 1, hnunparse_value(c, value));
    else if (value->kind == HN_AST_Starred) {
        hnexpr_to(c, value->Starred.value, w + 1);
        hnemit(c, value, HN_OP_UNPACK, w + 1, w + 1, 1);
    } else
        hnexpr_to(c, value, w + 1);
    hnemit(c, value, HN_OP_MAP_ADD, dict, w, w + 1);
    c->u->top = top;
}

static void add_annotations(hn_compiler *c, const hn_node *n, uint32_t dict) {
    const hn_node *args = n->FunctionDef.args;
    const hn_nodes *lists[] = {&args->arguments.args, &args->arguments.posonlyargs,
                               &args->arguments.kwonlyargs}; /* in CPython's order */
    const hn_node *star = args->arguments.vararg, *kwarg = args->arguments.kwarg;
    for (unsigned k = 0; k < 3; k++) {
        if (k == 2 && star) add_annotation(c, star->arg.arg, star->arg.annotation, dict);
        for (uint32_t i = 0; i < lists[k]->len; i++)
            add_annotation(c, lists[k]->items[i]->arg.arg, lists[k]->items[i]->arg.annotation, dict);
    }
    if (kwarg) add_annotation(c, kwarg->arg.arg, kwarg->arg.annotation, dict);
    add_annotation(c, hnunit_known(c, HN_KNOWN_return_), n->FunctionDef.returns, dict);
}

static hn_code *function_compile_annotate(hn_compiler *c, const hn_node *n, hn_scope *s) {
    hn_unit *u = hnunit_grab(c, sizeof *u);
    if (!u) return NULL;
    if (hnfuncdef_begin_lazy(c, u, s, n, "__annotate__")) {
        uint32_t dict = hnunit_temp(c, 1);
        hnemit(c, n, HN_OP_BUILD_MAP, dict, dict, 0);
        add_annotations(c, n, dict);
        hnemit(c, n, HN_OP_RETURN, dict, 0, 0);
    }
    return hnassemble(c);
}

static void annotate(hn_compiler *c, const hn_node *n, uint32_t dst) {
    hn_scope *s = hnsymtable_scope(&c->st, n, HN_PART_ANNOTATE);
    if (s)
        hnfuncdef_make(c, n, function_compile_annotate(c, n, s), HN_NO_REG, dst);
    else
        hnemit(c, n, HN_OP_UNBIND, dst, 0, 0);
}

/* ---- statements ---- */

/* dst = the function itself; the window's defaults are evaluated already. */
static void make_with_window(hn_compiler *c, const hn_node *n, uint32_t window, bool plain, uint32_t dst) {
    annotate(c, n, window + 2);
    hnfuncdef_make(c, n, function_compile_function(c, n), plain ? HN_NO_REG : window, dst);
}

/* PEP 695: a function of the defaults that makes the type parameters and then the function. */
static void make_generic(hn_compiler *c, const hn_node *n, hn_scope *s, uint32_t window, uint32_t dst) {
    const hn_node *args = n->FunctionDef.args;
    bool positional = args->arguments.defaults.len != 0, keyword = has_kw_defaults(args);
    hn_unit *u = hngeneric_begin(c, n, s, positional + keyword);
    if (!u) return;
    uint32_t w = hnunit_temp(c, 5);
    if (positional)
        hnemit_move(c, n, w, 0);
    else
        hnemit(c, n, HN_OP_UNBIND, w, 0, 0);
    if (keyword)
        hnemit_move(c, n, w + 1, positional);
    else
        hnemit(c, n, HN_OP_UNBIND, w + 1, 0, 0);
    hngeneric_params(c, n, &n->FunctionDef.type_params, w + 4);
    make_with_window(c, n, w, false, w + 3);
    hnexpr_slow(c, n, w, w + 3, HN_SLOW_SET_TYPE_PARAMS);
    hnemit(c, n, HN_OP_RETURN, w, 0, 0);
    hn_code *code = hnassemble(c);
    uint32_t f = hnunit_temp(c, 3);
    hnfuncdef_make(c, n, code, HN_NO_REG, f);
    if (positional) hnemit_move(c, n, f + 1, window);
    if (keyword) hnemit_move(c, n, f + 1 + positional, window + 1);
    hnemit(c, n, HN_OP_CALL, dst, f, (uint32_t)positional + keyword);
}

static void function_make_function(hn_compiler *c, const hn_node *n, uint32_t dst) {
    const hn_node *args = n->FunctionDef.args;
    uint32_t top = c->u->top, w = hnunit_temp(c, 3);
    hn_scope *generic = hnsymtable_scope(&c->st, n, HN_PART_PARAMS);
    bool plain = !args->arguments.defaults.len && !has_kw_defaults(args) &&
                 !hnsymtable_scope(&c->st, n, HN_PART_ANNOTATE);
    if (!plain) {
        defaults_tuple(c, n, args, w);
        kw_defaults(c, n, args, w + 1);
    }
    if (generic)
        make_generic(c, n, generic, w, dst);
    else if (plain)
        hnfuncdef_make(c, n, function_compile_function(c, n), HN_NO_REG, dst);
    else
        make_with_window(c, n, w, false, dst);
    c->u->top = top;
}

uint32_t hnfuncdef_decorators(hn_compiler *c, const hn_nodes *l) {
    uint32_t first = c->u->top;
    for (uint32_t i = 0; i < l->len && hnunit_ok(c); i++) hnexpr_to(c, l->items[i], hnunit_temp(c, 1));
    return first;
}

void hnfuncdef_decorate(hn_compiler *c, const hn_nodes *l, uint32_t first) {
    for (uint32_t i = l->len; i-- > 0;) hnemit(c, l->items[i], HN_OP_CALL, first + i, first + i, 1);
}

void hnfuncdef_stmt(hn_compiler *c, const hn_node *n) {
    uint32_t top = c->u->top, first = hnfuncdef_decorators(c, &n->FunctionDef.decorator_list);
    uint32_t local = n->FunctionDef.decorator_list.len ? HN_NO_REG : hnvar_local(c, n->FunctionDef.name);
    uint32_t f = local == HN_NO_REG ? hnunit_temp(c, 1) : local;
    function_make_function(c, n, f);
    hnfuncdef_decorate(c, &n->FunctionDef.decorator_list, first);
    hnvar_store(c, n, n->FunctionDef.name, n->FunctionDef.decorator_list.len ? first : f);
    c->u->top = top;
}

void hnfuncdef_lambda(hn_compiler *c, const hn_node *n, uint32_t dst) {
    const hn_node *args = n->Lambda.args;
    bool plain = !args->arguments.defaults.len && !has_kw_defaults(args);
    uint32_t w = plain ? HN_NO_REG : hnunit_temp(c, 3);
    if (!plain) {
        defaults_tuple(c, n, args, w);
        kw_defaults(c, n, args, w + 1);
        hnemit(c, n, HN_OP_UNBIND, w + 2, 0, 0);
    }
    hnfuncdef_make(c, n, compile_lambda(c, n), w, dst);
}
