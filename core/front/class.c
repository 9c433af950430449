/* class statements, and the annotations of classes and modules (PEP 649). stmt.c and compile.c call it. A
 * class body is a code object whose register 0 holds the namespace; its annotations are one function, which
 * computes them when it is called. */
#include "front/unit.h"

#include <stdlib.h>

#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"

static void class_set_name(hn_compiler *c, const hn_node *at, hn_known_name name, uint32_t reg) {
    if (!c->u->dead) hnemit(c, at, HN_OP_STORE_NAME, 0, hnunit_name(c, hnunit_known(c, name)), reg);
}

/* ---- annotations ---- */

typedef struct collector {
    hn_compiler *c;
    const hn_scope *scope;
    uint32_t dict, index;
} collector;

static void lazy_annotation(collector *k, const hn_node *n) {
    hn_compiler *c = k->c;
    const hn_name *name = hnsymtable_mangle(&c->st, c->scope->class_name, n->AnnAssign.target->Name.id);
    if (!name) return;
    uint32_t top = c->u->top, w = hnunit_temp(c, 2);
    hn_label skip = hnemit_label(c);
    if (k->scope->conditional) {
        hnemit_constant(c, n, w, hnv_from_int(k->index++));
        hnvar_load_conditional(c, n, w + 1);
        hnemit(c, n, HN_OP_IN, w, w, w + 1);
        hnemit_jump(c, n, HN_OP_JF, w, 0, skip);
    }
    hnemit_constant(c, n, w, hnunit_name_value(c, name));
    hnexpr_to(c, n->AnnAssign.annotation, w + 1);
    hnemit(c, n, HN_OP_MAP_ADD, k->dict, w, w + 1);
    hnemit_bind(c, skip);
    c->u->top = top;
}

static void class_collect(collector *k, const hn_nodes *l);

static void collect_handlers(collector *k, const hn_nodes *l) {
    for (uint32_t i = 0; i < l->len; i++) class_collect(k, &l->items[i]->ExceptHandler.body);
}

static void collect_compound(collector *k, const hn_node *n) {
    switch (n->kind) {
    case HN_AST_If:
        for (;;) {
            class_collect(k, &n->If.body);
            if (n->If.orelse.len != 1 || n->If.orelse.items[0]->kind != HN_AST_If) break;
            n = n->If.orelse.items[0];
        }
        class_collect(k, &n->If.orelse);
        break;
    case HN_AST_For:
    case HN_AST_AsyncFor:
        class_collect(k, &n->For.body);
        class_collect(k, &n->For.orelse);
        break;
    case HN_AST_While:
        class_collect(k, &n->While.body);
        class_collect(k, &n->While.orelse);
        break;
    case HN_AST_With:
    case HN_AST_AsyncWith: class_collect(k, &n->With.body); break;
    case HN_AST_Try:
    case HN_AST_TryStar:
        class_collect(k, &n->Try.body);
        collect_handlers(k, &n->Try.handlers);
        class_collect(k, &n->Try.orelse);
        class_collect(k, &n->Try.finalbody);
        break;
    case HN_AST_Match:
        for (uint32_t i = 0; i < n->Match.cases.len; i++)
            class_collect(k, &n->Match.cases.items[i]->match_case.body);
        break;
    default: break;
    }
}

/* All annotated names of a body, in order. */
static void class_collect(collector *k, const hn_nodes *l) {
    for (uint32_t i = 0; i < l->len && hnunit_ok(k->c); i++) {
        const hn_node *n = l->items[i];
        if (n->kind != HN_AST_AnnAssign)
            collect_compound(k, n);
        else if (n->AnnAssign.simple && n->AnnAssign.target->kind == HN_AST_Name)
            lazy_annotation(k, n);
    }
}

static hn_code *class_compile_annotate(hn_compiler *c, const hn_node *at, const hn_scope *s,
                                       const hn_nodes *body) {
    hn_unit *u = hnunit_grab(c, sizeof *u);
    if (!u) return NULL;
    if (hnfuncdef_begin_lazy(c, u, s->annotate, at, "__annotate__")) {
        collector k = {c, s, hnunit_temp(c, 1), 0};
        hnemit(c, at, HN_OP_BUILD_MAP, k.dict, k.dict, 0);
        class_collect(&k, body);
        hnemit(c, at, HN_OP_RETURN, k.dict, 0, 0);
    }
    return hnassemble(c);
}

void hnclassdef_annotations(hn_compiler *c, const hn_node *at, const hn_nodes *body) {
    const hn_scope *s = c->u->scope;
    if (!s->annotate) return;
    bool class = s->kind == HN_SCOPE_CLASS;
    uint32_t top = c->u->top, f = hnunit_temp(c, 1);
    hnfuncdef_make(c, at, class_compile_annotate(c, at, s, body), HN_NO_REG, f);
    hnvar_store(c, at, hnunit_known(c, class ? HN_KNOWN_annotate_func : HN_KNOWN_annotate), f);
    c->u->top = top;
}

static bool any_annotation(const hn_nodes *l, int depth);

static bool holds_annotation(const hn_node *n, int depth) {
    switch (n->kind) {
    case HN_AST_AnnAssign: return n->AnnAssign.simple;
    case HN_AST_If: return any_annotation(&n->If.body, depth) || any_annotation(&n->If.orelse, depth);
    case HN_AST_For:
    case HN_AST_AsyncFor: return any_annotation(&n->For.body, depth) || any_annotation(&n->For.orelse, depth);
    case HN_AST_While:
        return any_annotation(&n->While.body, depth) || any_annotation(&n->While.orelse, depth);
    case HN_AST_With:
    case HN_AST_AsyncWith: return any_annotation(&n->With.body, depth);
    case HN_AST_Try:
    case HN_AST_TryStar:
        for (uint32_t i = 0; i < n->Try.handlers.len; i++)
            if (any_annotation(&n->Try.handlers.items[i]->ExceptHandler.body, depth)) return true;
        return any_annotation(&n->Try.body, depth) || any_annotation(&n->Try.orelse, depth) ||
               any_annotation(&n->Try.finalbody, depth);
    default: return false;
    }
}

/* Whether an annotation stands in a body; very deep (an elif chain), the answer is yes. */
static bool any_annotation(const hn_nodes *l, int depth) {
    if (depth > 200) return true;
    for (uint32_t i = 0; i < l->len; i++)
        if (holds_annotation(l->items[i], depth + 1)) return true;
    return false;
}

void hnclassdef_begin_annotations(hn_compiler *c, const hn_node *at, const hn_nodes *body) {
    if (c->u->scope->conditional) hnvar_make_conditional(c, at);
    if (!c->st.future_annotations || !any_annotation(body, 0)) return;
    uint32_t top = c->u->top, t = hnunit_temp(c, 1);
    hnemit(c, at, HN_OP_BUILD_MAP, t, t, 0);
    hnvar_store(c, at, hnunit_known(c, HN_KNOWN_annotations), t);
    c->u->top = top;
}

/* ---- the body ---- */

static int by_text(const void *a, const void *b) {
    return strcmp((*(const hn_name *const *)a)->text, (*(const hn_name *const *)b)->text);
}

static hn_value static_attributes(hn_compiler *c, hn_scope *s) {
    hn_tuple *t = hntuple_alloc(c->vm, s->nstatic);
    if (!t) {
        hnunit_status(c, HN_NOMEM);
        return HN_NONE;
    }
    if (s->nstatic) qsort(s->static_attributes, s->nstatic, sizeof *s->static_attributes, by_text);
    for (uint32_t i = 0; i < s->nstatic; i++) t->items[i] = hnunit_name_value(c, s->static_attributes[i]);
    return hnv_from_ref(t);
}

static void begin_body(hn_compiler *c, const hn_node *n, hn_scope *s) {
    uint32_t t = hnunit_temp(c, 1);
    if (s->class_cell) hnemit(c, n, HN_OP_MAKE_CELL, s->class_reg, 0, 0);
    if (s->classdict) hnemit(c, n, HN_OP_MAKE_CELL, s->classdict_reg, 0, 0);
    if (s->conditional) hnemit(c, n, HN_OP_MAKE_CELL, s->conditional_reg, 0, 0);
    hnvar_load(c, n, hnunit_known(c, HN_KNOWN_name), t);
    class_set_name(c, n, HN_KNOWN_module, t);
    hnemit_constant(c, n, t, c->u->proto.qualname);
    class_set_name(c, n, HN_KNOWN_qualname, t);
    hnemit_constant(c, n, t, hnv_from_int(c->u->proto.firstlineno));
    class_set_name(c, n, HN_KNOWN_firstlineno, t);
    if (hnsymtable_scope(&c->st, n, HN_PART_PARAMS)) {
        hnvar_load(c, n, hnunit_known(c, HN_KNOWN_dot_type_params), t);
        class_set_name(c, n, HN_KNOWN_type_params, t);
    }
    if (s->classdict) hnemit(c, n, HN_OP_STORE_CELL, s->classdict_reg, 0, 0);
    hnclassdef_begin_annotations(c, n, &n->ClassDef.body);
    hn_value doc = hnconstant_docstring(c, &n->ClassDef.body);
    if (doc != HN_NONE) {
        hnemit_constant(c, n->ClassDef.body.items[0], t, doc);
        class_set_name(c, n->ClassDef.body.items[0], HN_KNOWN_doc, t);
    }
    c->u->top = t;
}

static void end_body(hn_compiler *c, const hn_node *n, hn_scope *s) {
    hnclassdef_annotations(c, n, &n->ClassDef.body);
    uint32_t t = hnunit_temp(c, 1);
    if (hnunit_ok(c)) hnemit_constant(c, n, t, static_attributes(c, s));
    class_set_name(c, n, HN_KNOWN_static_attributes, t);
    if (s->classdict) class_set_name(c, n, HN_KNOWN_classdictcell, s->classdict_reg);
    if (s->class_cell) {
        class_set_name(c, n, HN_KNOWN_classcell, s->class_reg);
        hnemit(c, n, HN_OP_RETURN, s->class_reg, 0, 0);
    } else {
        hnemit(c, n, HN_OP_RETURN_CONST, 0, 1, 0);
    }
}

static hn_code *compile_body(hn_compiler *c, const hn_node *n) {
    hn_scope *s = hnsymtable_scope(&c->st, n, HN_PART_SELF);
    hn_unit *u = hnunit_grab(c, sizeof *u);
    if (!u || !s) return NULL;
    hnunit_begin(c, u, s, n, s->name->text);
    const hn_nodes *decorators = &n->ClassDef.decorator_list;
    if (decorators->len) u->proto.firstlineno = decorators->items[0]->lineno;
    u->proto.npos = u->proto.nposonly = 1;
    u->proto.h.flags = HN_CODE_CLASS | HN_CODE_NAMES;
    hnemit_set(c, 0);
    begin_body(c, n, s);
    hnstmt_list(c, &n->ClassDef.body);
    end_body(c, n, s);
    return hnassemble(c);
}

/* ---- the statement ---- */

/* w = __build_class__(body, name, *bases, **keywords). With `generic`, its register is one more base. */
static void class_build_class(hn_compiler *c, const hn_node *n, uint32_t w, uint32_t generic) {
    hnemit(c, n, HN_OP_LOAD_COMMON, w, HN_COMMON_BUILD_CLASS, 0);
    hnfuncdef_make(c, n, compile_body(c, n), HN_NO_REG, w + 1);
    hnemit_constant(c, n, w + 2, hnunit_name_value(c, n->ClassDef.name));
    hn_nodes bases = n->ClassDef.bases;
    hn_node name = hnunit_node(n, HN_AST_Name);
    if (generic != HN_NO_REG) {
        name.Name.id = hnunit_known(c, HN_KNOWN_dot_generic_base);
        bases.items = hnunit_grab(c, (bases.len + 1) * sizeof *bases.items);
        if (!bases.items) return;
        if (bases.len) memcpy(bases.items, n->ClassDef.bases.items, bases.len * sizeof *bases.items);
        bases.items[bases.len++] = &name;
    }
    hncallexpr_arguments(c, n, w, false, &bases, &n->ClassDef.keywords, 2, w);
}

static void generic_class(hn_compiler *c, const hn_node *n, hn_scope *s, uint32_t dst) {
    hn_unit *u = hngeneric_begin(c, n, s, 0);
    if (!u) return;
    uint32_t t = hnunit_temp(c, 1);
    hngeneric_params(c, n, &n->ClassDef.type_params, t);
    hnvar_store(c, n, hnunit_known(c, HN_KNOWN_dot_type_params), t);
    hnexpr_slow(c, n, t, t, HN_SLOW_GENERIC_BASE);
    hnvar_store(c, n, hnunit_known(c, HN_KNOWN_dot_generic_base), t);
    uint32_t w = hnunit_temp(c, 3);
    class_build_class(c, n, w, 0);
    hnemit(c, n, HN_OP_RETURN, w, 0, 0);
    hn_code *code = hnassemble(c);
    hnfuncdef_make(c, n, code, HN_NO_REG, dst);
    hnemit(c, n, HN_OP_CALL, dst, dst, 0);
}

void hnclassdef_stmt(hn_compiler *c, const hn_node *n) {
    uint32_t top = c->u->top, first = hnfuncdef_decorators(c, &n->ClassDef.decorator_list);
    uint32_t w = hnunit_temp(c, 3);
    hn_scope *generic = hnsymtable_scope(&c->st, n, HN_PART_PARAMS);
    if (generic) {
        c->u->top = w + 1;
        generic_class(c, n, generic, w);
    } else {
        class_build_class(c, n, w, HN_NO_REG);
    }
    hnfuncdef_decorate(c, &n->ClassDef.decorator_list, first);
    hnvar_store(c, n, n->ClassDef.name, n->ClassDef.decorator_list.len ? first : w);
    c->u->top = top;
}
