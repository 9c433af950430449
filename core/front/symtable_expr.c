/* The symbol table's walk over expressions. symtable.c calls it for the expressions of each statement. Left
 * spines are followed in a loop (ast.h), and each node is charged to the meter. Comprehensions are scopes
 * that share the frame around them (PEP 709). */
#include "front/symtable.h"
#include "front/warn.h"

void hnsymtable_exprs(hn_symtable *st, const hn_nodes *l) {
    for (uint32_t i = 0; i < l->len && st->status == HN_OK; i++)
        if (l->items[i]) hnsymtable_expr(st, l->items[i]);
}

void hnsymtable_arguments(hn_symtable *st, const hn_node *n) {
    const hn_nodes *lists[] = {&n->arguments.posonlyargs, &n->arguments.args, &n->arguments.kwonlyargs};
    for (unsigned k = 0; k < 3; k++)
        for (uint32_t i = 0; i < lists[k]->len && st->status == HN_OK; i++)
            hnsymtable_def(st, lists[k]->items[i]->arg.arg, HN_DEF_PARAM, lists[k]->items[i]);
    const hn_node *star[] = {n->arguments.vararg, n->arguments.kwarg};
    for (unsigned k = 0; k < 2; k++)
        if (star[k]) hnsymtable_def(st, star[k]->arg.arg, HN_DEF_PARAM, star[k]);
}

/* Expressions that are not allowed where annotations and type parameters are evaluated. */
static bool check_place(hn_symtable *st, const hn_node *n, const char *what) {
    const hn_scope *s = st->cur;
    if (st->unevaluated || s->kind == HN_SCOPE_ANNOTATE)
        hnsymtable_fail(st, n, "%s cannot be used within an annotation", what);
    else if (s->kind == HN_SCOPE_TYPE)
        hnsymtable_fail(st, n, "%s cannot be used within %s", what, s->what);
    else if (s->kind == HN_SCOPE_PARAMS)
        hnsymtable_fail(st, n, "%s cannot be used within the definition of a generic", what);
    return st->status == HN_OK;
}

static void visit_yield(hn_symtable *st, const hn_node *n) {
    if (!check_place(st, n, "yield expression")) return;
    const hn_node *value = n->kind == HN_AST_Yield ? n->Yield.value : n->YieldFrom.value;
    if (value) hnsymtable_expr(st, value);
    st->cur->generator = true;
    if (st->cur->kind != HN_SCOPE_COMP && !st->cur->genexp) return;
    const hn_node *c = st->cur->node;
    hnsymtable_fail(st, n, "'yield' inside %s",
                    c->kind == HN_AST_ListComp   ? "list comprehension"
                    : c->kind == HN_AST_SetComp  ? "set comprehension"
                    : c->kind == HN_AST_DictComp ? "dict comprehension"
                                                 : "generator expression");
}

static void visit_await(hn_symtable *st, const hn_node *n) {
    if (!check_place(st, n, "await expression")) return;
    hnsymtable_expr(st, n->Await.value);
    st->cur->coroutine = true;
}

static void symtable_expr_visit_lambda(hn_symtable *st, const hn_node *n) {
    hnsymtable_exprs(st, &n->Lambda.args->arguments.defaults);
    hnsymtable_exprs(st, &n->Lambda.args->arguments.kw_defaults);
    hn_scope *s = hnsymtable_enter(st, HN_SCOPE_FUNCTION, st->known[HN_KNOWN_lambda], n, HN_PART_SELF);
    if (!s) return;
    s->lambda = true;
    hnsymtable_arguments(st, n->Lambda.args);
    hnsymtable_expr(st, n->Lambda.body);
    hnsymtable_leave(st);
}

static const hn_name *comp_name(const hn_symtable *st, const hn_node *n) {
    return st->known[n->kind == HN_AST_ListComp   ? HN_KNOWN_listcomp
                     : n->kind == HN_AST_SetComp  ? HN_KNOWN_setcomp
                     : n->kind == HN_AST_DictComp ? HN_KNOWN_dictcomp
                                                  : HN_KNOWN_genexpr];
}

static void visit_iter(hn_symtable *st, const hn_node *n) {
    st->cur->comp_iter++;
    hnsymtable_expr(st, n);
    st->cur->comp_iter--;
}

static void visit_clause(hn_symtable *st, const hn_node *clause, bool outermost) {
    st->cur->iter_target = true;
    hnsymtable_expr(st, clause->comprehension.target);
    st->cur->iter_target = false;
    if (!outermost) visit_iter(st, clause->comprehension.iter);
    hnsymtable_exprs(st, &clause->comprehension.ifs);
    if (clause->comprehension.is_async) st->cur->coroutine = true;
}

/* Lets what a comprehension needs count for the frame that its code runs in. */
static void merge_comprehension(hn_symtable *st, const hn_scope *s) {
    if (s->kind == HN_SCOPE_COMP || st->cur->kind == HN_SCOPE_COMP) {
        st->cur->walrus |= s->kind == HN_SCOPE_COMP && s->walrus;
        st->cur->reads_locals |= s->kind == HN_SCOPE_COMP && s->reads_locals;
    }
    if (s->kind == HN_SCOPE_COMP && s->coroutine) st->cur->coroutine = true;
}

static void visit_comprehension(hn_symtable *st, const hn_node *n) {
    const hn_nodes *clauses = hnast_clauses(n);
    visit_iter(st, clauses->items[0]->comprehension.iter);
    if (st->status != HN_OK) return;
    bool genexp = n->kind == HN_AST_GeneratorExp;
    bool own = genexp || st->cur->sees_class;
    hn_scope *s =
        hnsymtable_enter(st, own ? HN_SCOPE_FUNCTION : HN_SCOPE_COMP, comp_name(st, n), n, HN_PART_SELF);
    if (!s) return;
    s->genexp = own;
    s->is_async_comp = clauses->items[0]->comprehension.is_async;
    if (own) hnsymtable_def(st, st->known[HN_KNOWN_dot_zero], HN_DEF_PARAM, n);
    for (uint32_t i = 0; i < clauses->len && st->status == HN_OK; i++)
        visit_clause(st, clauses->items[i], i == 0);
    if (n->kind == HN_AST_DictComp) {
        hnsymtable_expr(st, n->DictComp.key);
        hnsymtable_expr(st, n->DictComp.value);
    } else {
        hnsymtable_expr(st, n->ListComp.elt);
    }
    hnsymtable_leave(st);
    if (genexp) s->generator = true;
    merge_comprehension(st, s);
}

static bool refuse_walrus(hn_symtable *st, const hn_scope *s, const hn_node *n) {
    const char *where = NULL;
    if (s->kind == HN_SCOPE_CLASS) {
        hnsymtable_fail(st, n, "assignment expression within a comprehension cannot be used in a class body");
        return true;
    }
    if (s->kind == HN_SCOPE_TYPE) where = s->what;
    if (s->kind == HN_SCOPE_PARAMS) where = "the definition of a generic";
    if (!where) return false;
    hnsymtable_fail(st, n, "assignment expression within a comprehension cannot be used in %s", where);
    return true;
}

/* PEP 572: inside comprehensions := binds in the function around them. */
static void bind_walrus_outside(hn_symtable *st, const hn_node *target) {
    const hn_name *name = hnsymtable_mangle(st, st->cur->class_name, target->Name.id);
    for (hn_scope *s = st->cur; s && name && st->status == HN_OK; s = s->parent) {
        hn_symbol *y = hnsymtable_find(s, name);
        if (s->kind == HN_SCOPE_COMP || s->genexp) {
            if (y && y->flags & HN_DEF_ITER)
                hnsymtable_fail(
                    st, target,
                    "assignment expression cannot rebind comprehension iteration variable '%.200s'",
                    target->Name.id->text);
            continue;
        }
        if (refuse_walrus(st, s, target)) return;
        bool global = s->kind == HN_SCOPE_MODULE || (y && y->flags & HN_DEF_GLOBAL);
        hn_scope *here = st->cur;
        hnsymtable_def(st, target->Name.id, global ? HN_DEF_GLOBAL : HN_DEF_NONLOCAL, target);
        for (hn_scope *between = here; between != s; between = between->parent) between->walrus = true;
        st->cur = s;
        hnsymtable_def(st, target->Name.id, HN_DEF_STORED | (global ? HN_DEF_GLOBAL : HN_DEF_LOCAL), target);
        s->walrus = true;
        st->cur = here;
        return;
    }
}

static void visit_walrus(hn_symtable *st, const hn_node *n) {
    if (!check_place(st, n, "named expression")) return;
    if (st->cur->comp_iter > 0) {
        hnsymtable_fail(st, n, "assignment expression cannot be used in a comprehension iterable expression");
        return;
    }
    st->cur->walrus = true;
    if (st->cur->kind == HN_SCOPE_COMP || st->cur->genexp) bind_walrus_outside(st, n->NamedExpr.target);
    hnsymtable_expr(st, n->NamedExpr.value);
    if (st->cur->kind != HN_SCOPE_COMP && !st->cur->genexp) hnsymtable_expr(st, n->NamedExpr.target);
}

static void visit_name(hn_symtable *st, const hn_node *n) {
    static const uint8_t readers[] = {HN_KNOWN_locals, HN_KNOWN_eval, HN_KNOWN_exec, HN_KNOWN_vars,
                                      HN_KNOWN_dir};
    const hn_name *name = n->Name.id;
    uint32_t flag = n->ctx == HN_CTX_LOAD  ? HN_DEF_USE
                    : n->ctx == HN_CTX_DEL ? HN_DEF_LOCAL | HN_DEF_DELETED
                                           : HN_DEF_LOCAL;
    hnsymtable_def(st, name, flag, n);
    if (n->ctx != HN_CTX_LOAD) return;
    hn_scope *s = st->cur;
    if (name == st->known[HN_KNOWN_super] && hnsymtable_frame(s)->kind != HN_SCOPE_MODULE &&
        hnsymtable_frame(s)->kind != HN_SCOPE_CLASS)
        hnsymtable_def(st, st->known[HN_KNOWN_class_], HN_DEF_USE, n);
    for (unsigned k = 0; k < sizeof readers / sizeof *readers; k++)
        if (name == st->known[readers[k]]) s->reads_locals = true;
}

static void visit_parts(hn_symtable *st, const hn_node *n) {
    switch (n->kind) {
    case HN_AST_Set: hnsymtable_exprs(st, &n->Set.elts); break;
    case HN_AST_List:
    case HN_AST_Tuple: hnsymtable_exprs(st, &n->List.elts); break;
    case HN_AST_JoinedStr: hnsymtable_exprs(st, &n->JoinedStr.values); break;
    case HN_AST_TemplateStr: hnsymtable_exprs(st, &n->TemplateStr.values); break;
    case HN_AST_FormattedValue:
        hnsymtable_expr(st, n->FormattedValue.value);
        if (n->FormattedValue.format_spec) hnsymtable_expr(st, n->FormattedValue.format_spec);
        break;
    case HN_AST_Interpolation:
        hnsymtable_expr(st, n->Interpolation.value);
        if (n->Interpolation.format_spec) hnsymtable_expr(st, n->Interpolation.format_spec);
        break;
    case HN_AST_Starred: hnsymtable_expr(st, n->Starred.value); break;
    case HN_AST_Slice:
        if (n->Slice.lower) hnsymtable_expr(st, n->Slice.lower);
        if (n->Slice.upper) hnsymtable_expr(st, n->Slice.upper);
        if (n->Slice.step) hnsymtable_expr(st, n->Slice.step);
        break;
    case HN_AST_Dict:
        for (uint32_t i = 0; i < n->Dict.values.len && st->status == HN_OK; i++) {
            if (n->Dict.keys.items[i]) hnsymtable_expr(st, n->Dict.keys.items[i]);
            hnsymtable_expr(st, n->Dict.values.items[i]);
        }
        break;
    default: break;
    }
}

static void visit_leaf(hn_symtable *st, const hn_node *n) {
    switch (n->kind) {
    case HN_AST_Name: visit_name(st, n); break;
    case HN_AST_BoolOp: hnsymtable_exprs(st, &n->BoolOp.values); break;
    case HN_AST_NamedExpr: visit_walrus(st, n); break;
    case HN_AST_UnaryOp: hnsymtable_expr(st, n->UnaryOp.operand); break;
    case HN_AST_Lambda: symtable_expr_visit_lambda(st, n); break;
    case HN_AST_IfExp:
        hnsymtable_expr(st, n->IfExp.test);
        hnsymtable_expr(st, n->IfExp.body);
        hnsymtable_expr(st, n->IfExp.orelse);
        break;
    case HN_AST_ListComp:
    case HN_AST_SetComp:
    case HN_AST_DictComp:
    case HN_AST_GeneratorExp: visit_comprehension(st, n); break;
    case HN_AST_Await: visit_await(st, n); break;
    case HN_AST_Yield:
    case HN_AST_YieldFrom: visit_yield(st, n); break;
    case HN_AST_Compare:
        hnwarn_compare(st->names->warnings, n);
        hnsymtable_expr(st, n->Compare.left);
        hnsymtable_exprs(st, &n->Compare.comparators);
        break;
    default: visit_parts(st, n); break;
    }
}

void hnsymtable_keywords(hn_symtable *st, const hn_nodes *l) {
    for (uint32_t i = 0; i < l->len && st->status == HN_OK; i++) {
        const hn_node *k = l->items[i];
        if (k->keyword.arg == st->known[HN_KNOWN_debug] && k->keyword.arg)
            hnsymtable_fail(st, k, "cannot assign to __debug__");
        hnsymtable_expr(st, k->keyword.value);
    }
}

/* What stands to the right of a spine's node. */
static void visit_rest(hn_symtable *st, const hn_node *n) {
    switch (n->kind) {
    case HN_AST_BinOp: hnsymtable_expr(st, n->BinOp.right); break;
    case HN_AST_Subscript:
        hnwarn_subscript(st->names->warnings, n);
        hnsymtable_expr(st, n->Subscript.slice);
        break;
    case HN_AST_Attribute:
        if (n->ctx != HN_CTX_LOAD && n->Attribute.attr == st->known[HN_KNOWN_debug])
            hnsymtable_fail(st, n,
                            n->ctx == HN_CTX_DEL ? "cannot delete __debug__" : "cannot assign to __debug__");
        break;
    default:
        hnwarn_call(st->names->warnings, n);
        hnsymtable_exprs(st, &n->Call.args);
        hnsymtable_keywords(st, &n->Call.keywords);
        break;
    }
}

/* __static_attributes__: attributes that methods assign on their `self`. */
static void note_static_attribute(hn_symtable *st, const hn_node *n) {
    if (n->kind != HN_AST_Attribute || n->ctx != HN_CTX_STORE || n->Attribute.value->kind != HN_AST_Name ||
        strcmp(n->Attribute.value->Name.id->text, "self") != 0)
        return;
    hn_scope *s = st->cur;
    while (s && s->kind != HN_SCOPE_CLASS) s = s->parent;
    if (!s || s == st->cur) return;
    for (uint32_t i = 0; i < s->nstatic; i++)
        if (s->static_attributes[i] == n->Attribute.attr) return;
    st->status = hnmeter_charge(st->arena->meter, s->nstatic >> 4);
    if (s->nstatic == s->cap_static) {
        uint32_t cap = s->cap_static ? 2 * s->cap_static : 8;
        const hn_name **names = hnarena_alloc(st->arena, cap * sizeof *names);
        if (!names) {
            st->status = HN_NOMEM;
            return;
        }
        if (s->nstatic) memcpy(names, s->static_attributes, s->nstatic * sizeof *names);
        s->static_attributes = names;
        s->cap_static = cap;
    }
    s->static_attributes[s->nstatic++] = n->Attribute.attr;
}

void hnsymtable_expr(hn_symtable *st, const hn_node *n) {
    if (st->status != HN_OK) return;
    size_t base = st->spine.len;
    uint64_t steps = 1;
    while (hnast_is_spine(n)) {
        note_static_attribute(st, n);
        hnbuf_put(&st->spine, &n, sizeof n);
        n = hnast_below(n);
        steps++;
    }
    if (st->spine.failed) {
        st->status = HN_NOMEM;
        return;
    }
    if (st->status == HN_OK) st->status = hnmeter_charge(st->arena->meter, steps);
    if (st->status == HN_OK) visit_leaf(st, n);
    while (st->status == HN_OK && st->spine.len > base) {
        st->spine.len -= sizeof n;
        memcpy(&n, st->spine.data + st->spine.len, sizeof n);
        visit_rest(st, n);
    }
}
