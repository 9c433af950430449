/* The symbol table's walk over statements, its scopes and symbols. It raises the SyntaxErrors of CPython's
 * symbol table, and some warnings (warn.h). Each statement is charged to the meter. Statements recurse into
 * blocks, whose nesting is bounded; an elif chain is followed in a loop. */
#include "front/symtable.h"
#include "front/warn.h"

#include <stdarg.h>

static void visit_stmts(hn_symtable *st, const hn_nodes *l);

hn_status hnsymtable_fail(hn_symtable *st, const hn_node *at, const char *fmt, ...) {
    if (st->status != HN_OK) return st->status;
    va_list ap;
    va_start(ap, fmt);
    *st->err = (hn_syntax_error){.type = HN_SYNTAX_ERROR};
    hnprint_va(st->err->message, sizeof st->err->message, fmt, ap);
    va_end(ap);
    hnparse_locate_error(st->utf8, st->len, st->err, at->lineno, at->col_offset, at->end_lineno,
                         at->end_col_offset);
    return st->status = HN_RAISED;
}

static void *symtable_grab(hn_symtable *st, size_t size) {
    void *p = hnarena_alloc(st->arena, size);
    if (!p && st->status == HN_OK) st->status = HN_NOMEM;
    return p;
}

static size_t hash_pointer(const void *p, unsigned part) {
    return (size_t)(((uint64_t)(uintptr_t)p / 8 + part) * UINT64_C(0x9E3779B97F4A7C15) >> 20);
}

hn_scope *hnsymtable_scope(const hn_symtable *st, const void *node, unsigned part) {
    if (!st->map_cap) return NULL;
    for (size_t i = hash_pointer(node, part);; i++) {
        const struct hn_scope_slot *slot = &st->map[i & (st->map_cap - 1)];
        if (!slot->scope || (slot->key == node && slot->part == part)) return slot->scope;
    }
}

static void put_slot(struct hn_scope_slot *map, uint32_t cap, struct hn_scope_slot slot) {
    size_t i = hash_pointer(slot.key, slot.part);
    while (map[i & (cap - 1)].scope) i++;
    map[i & (cap - 1)] = slot;
}

static bool remember_scope(hn_symtable *st, hn_scope *s, const void *key, unsigned part) {
    if (st->map_count * 2 >= st->map_cap) {
        uint32_t cap = st->map_cap ? st->map_cap * 2 : 32;
        struct hn_scope_slot *map = symtable_grab(st, cap * sizeof *map);
        if (!map) return false;
        for (uint32_t i = 0; i < st->map_cap; i++)
            if (st->map[i].scope) put_slot(map, cap, st->map[i]);
        st->map = map;
        st->map_cap = cap;
    }
    put_slot(st->map, st->map_cap, (struct hn_scope_slot){key, part, s});
    st->map_count++;
    return true;
}

hn_symbol *hnsymtable_find(const hn_scope *s, const hn_name *name) {
    if (!s->cap) return NULL;
    for (size_t i = hash_pointer(name, 0);; i++) {
        hn_symbol *y = s->slots[i & (s->cap - 1)];
        if (!y || y->name == name) return y;
    }
}

static bool grow_symbols(hn_symtable *st, hn_scope *s) {
    uint32_t cap = s->cap ? s->cap * 2 : 8;
    hn_symbol **slots = symtable_grab(st, cap * sizeof *slots);
    if (!slots) return false;
    for (hn_symbol *y = s->first; y; y = y->next) {
        size_t i = hash_pointer(y->name, 0);
        while (slots[i & (cap - 1)]) i++;
        slots[i & (cap - 1)] = y;
    }
    s->slots = slots;
    s->cap = cap;
    return true;
}

hn_symbol *hnsymtable_symbol(hn_symtable *st, hn_scope *s, const hn_name *name) {
    hn_symbol *y = hnsymtable_find(s, name);
    if (y) return y;
    if (s->count * 2 >= s->cap && !grow_symbols(st, s)) return NULL;
    if (!(y = symtable_grab(st, sizeof *y))) return NULL;
    *y = (hn_symbol){.name = name, .reg = HN_NO_REG, .free_reg = HN_NO_REG};
    size_t i = hash_pointer(name, 0);
    while (s->slots[i & (s->cap - 1)]) i++;
    s->slots[i & (s->cap - 1)] = y;
    s->count++;
    if (s->last)
        s->last->next = y;
    else
        s->first = y;
    s->last = y;
    return y;
}

const hn_name *hnsymtable_mangle(hn_symtable *st, const hn_name *class_name, const hn_name *name) {
    const char *t = name->text;
    if (!class_name || t[0] != '_' || t[1] != '_') return name;
    if ((t[name->len - 1] == '_' && t[name->len - 2] == '_') || memchr(t, '.', name->len)) return name;
    if (st->status == HN_OK)
        st->status = hnmeter_charge(st->arena->meter, (class_name->len + name->len) >> 6);
    if (st->status != HN_OK) return NULL;
    uint32_t skip = 0;
    while (skip < class_name->len && class_name->text[skip] == '_') skip++;
    if (skip == class_name->len) return name;
    size_t n = class_name->len - skip;
    char *text = symtable_grab(st, n + name->len + 2);
    if (!text) return NULL;
    text[0] = '_';
    memcpy(text + 1, class_name->text + skip, n);
    memcpy(text + 1 + n, t, name->len);
    const hn_name *out = hnname_intern(st->names, text, n + name->len + 1);
    if (!out && st->status == HN_OK) st->status = HN_NOMEM;
    return out;
}

static bool is_annotation_scope(const hn_scope *s) {
    return s->kind == HN_SCOPE_ANNOTATE || s->kind == HN_SCOPE_PARAMS || s->kind == HN_SCOPE_TYPE;
}

static void init_scope(hn_symtable *st, hn_scope *s) {
    hn_scope *p = s->parent;
    if (!p) return;
    s->nested = p->nested || (p->kind != HN_SCOPE_MODULE && p->kind != HN_SCOPE_CLASS);
    s->comp_iter = p->comp_iter;
    s->class_name = s->kind == HN_SCOPE_CLASS ? s->name : p->class_name;
    s->sees_class =
        is_annotation_scope(s) && (p->kind == HN_SCOPE_CLASS || (is_annotation_scope(p) && p->sees_class));
    if (p->last_child)
        p->last_child->sibling = s;
    else
        p->child = s;
    p->last_child = s;
    st->cur = s;
    if (s->sees_class) hnsymtable_def(st, st->known[HN_KNOWN_classdict], HN_DEF_USE, s->node);
}

hn_scope *hnsymtable_enter(hn_symtable *st, hn_scope_kind kind, const hn_name *name, const hn_node *node,
                           unsigned part) {
    hn_scope *s = symtable_grab(st, sizeof *s);
    if (!s || !remember_scope(st, s, node, part)) return NULL;
    s->kind = (uint8_t)kind;
    s->name = name;
    s->node = node;
    s->parent = st->cur;
    init_scope(st, s);
    st->cur = s;
    return s;
}

void hnsymtable_leave(hn_symtable *st) {
    st->cur = st->cur->parent;
}

static void check_bound_name(hn_symtable *st, const hn_name *name, uint32_t flag, const hn_node *at) {
    if (name == st->known[HN_KNOWN_debug] &&
        (flag & (HN_DEF_LOCAL | HN_DEF_IMPORT | HN_DEF_PARAM | HN_DEF_TYPE_PARAM)))
        hnsymtable_fail(st, at,
                        flag & HN_DEF_DELETED ? "cannot delete __debug__" : "cannot assign to __debug__");
}

void hnsymtable_def(hn_symtable *st, const hn_name *name, uint32_t flag, const hn_node *at) {
    if (st->status != HN_OK || st->unevaluated) return;
    check_bound_name(st, name, flag, at);
    const hn_name *mangled = hnsymtable_mangle(st, st->cur->class_name, name);
    if (!mangled) return;
    hn_symbol *y = hnsymtable_symbol(st, st->cur, mangled);
    if (!y) return;
    if (flag & y->flags & HN_DEF_PARAM)
        hnsymtable_fail(st, at, "duplicate argument '%.200s' in function definition", name->text);
    if (flag & y->flags & HN_DEF_TYPE_PARAM)
        hnsymtable_fail(st, at, "duplicate type parameter '%.200s'", name->text);
    if (st->cur->iter_target) {
        if (y->flags & (HN_DEF_GLOBAL | HN_DEF_NONLOCAL))
            hnsymtable_fail(st, at,
                            "comprehension inner loop cannot rebind assignment expression target '%.200s'",
                            name->text);
        flag |= HN_DEF_ITER;
    }
    if (flag & HN_DEF_LOCAL && !(flag & (HN_DEF_DELETED | HN_DEF_ANNOT)) && !st->augmenting)
        flag |= HN_DEF_STORED;
    y->flags |= flag;
    if (flag & HN_DEF_DELETED) st->cur->deletes = true;
    if (flag & HN_DEF_GLOBAL) {
        hn_symbol *g = hnsymtable_symbol(st, st->module, mangled);
        if (g) g->flags |= HN_DEF_GLOBAL;
    }
}

static void visit_type_scope(hn_symtable *st, const hn_node *value, const hn_name *name, const hn_node *node,
                             unsigned part, const char *what) {
    if (!value) return;
    hn_scope *s = hnsymtable_enter(st, HN_SCOPE_TYPE, name, node, part);
    if (!s) return;
    s->what = what;
    hnsymtable_def(st, st->known[HN_KNOWN_dot_format], HN_DEF_PARAM, node);
    hnsymtable_expr(st, value);
    hnsymtable_leave(st);
}

static void visit_type_param(hn_symtable *st, const hn_node *n, bool *had_default) {
    const hn_node *fallback = NULL;
    const hn_name *name = NULL;
    const char *what = "";
    if (n->kind == HN_AST_TypeVar) {
        name = n->TypeVar.name, fallback = n->TypeVar.default_value, what = "a TypeVar default";
        hnsymtable_def(st, name, HN_DEF_LOCAL | HN_DEF_TYPE_PARAM, n);
        const hn_node *bound = n->TypeVar.bound;
        visit_type_scope(st, bound, name, n, HN_PART_BOUND,
                         bound && bound->kind == HN_AST_Tuple ? "a TypeVar constraint" : "a TypeVar bound");
    } else if (n->kind == HN_AST_ParamSpec) {
        name = n->ParamSpec.name, fallback = n->ParamSpec.default_value, what = "a ParamSpec default";
        hnsymtable_def(st, name, HN_DEF_LOCAL | HN_DEF_TYPE_PARAM, n);
    } else {
        name = n->TypeVarTuple.name, fallback = n->TypeVarTuple.default_value,
        what = "a TypeVarTuple default";
        hnsymtable_def(st, name, HN_DEF_LOCAL | HN_DEF_TYPE_PARAM, n);
    }
    visit_type_scope(st, fallback, name, n, HN_PART_DEFAULT, what);
    if (*had_default && !fallback)
        hnsymtable_fail(st, n, "non-default type parameter '%.200s' follows default type parameter",
                        name->text);
    *had_default = fallback != NULL;
}

/* Opens the scope of type parameters. False when there are none (or memory is out). */
static bool enter_params(hn_symtable *st, const hn_nodes *params, const hn_name *name, const hn_node *n) {
    if (!params->len) return false;
    hn_scope *s = hnsymtable_enter(st, HN_SCOPE_PARAMS, name, n, HN_PART_PARAMS);
    if (!s) return false;
    const hn_known_name extra[] = {HN_KNOWN_dot_defaults, HN_KNOWN_dot_kwdefaults};
    const hn_node *args =
        n->kind == HN_AST_FunctionDef || n->kind == HN_AST_AsyncFunctionDef ? n->FunctionDef.args : NULL;
    if (args && args->arguments.defaults.len) hnsymtable_def(st, st->known[extra[0]], HN_DEF_PARAM, n);
    for (uint32_t i = 0; args && i < args->arguments.kw_defaults.len; i++)
        if (args->arguments.kw_defaults.items[i]) {
            hnsymtable_def(st, st->known[extra[1]], HN_DEF_PARAM, n);
            break;
        }
    if (n->kind == HN_AST_ClassDef) {
        hnsymtable_def(st, st->known[HN_KNOWN_dot_type_params], HN_DEF_LOCAL | HN_DEF_USE, n);
        hnsymtable_def(st, st->known[HN_KNOWN_dot_generic_base], HN_DEF_LOCAL | HN_DEF_USE, n);
    }
    bool had_default = false;
    for (uint32_t i = 0; i < params->len; i++) visit_type_param(st, params->items[i], &had_default);
    return true;
}

/* Every annotation of a function; true when there is one. With visit, they are visited. */
static bool each_annotation(hn_symtable *st, const hn_node *args, const hn_node *returns, bool visit) {
    const hn_nodes *lists[] = {&args->arguments.posonlyargs, &args->arguments.args,
                               &args->arguments.kwonlyargs};
    const hn_node *stars[] = {args->arguments.vararg, args->arguments.kwarg};
    bool any = returns != NULL;
    for (unsigned k = 0; k < 2; k++)
        for (uint32_t i = 0; i < lists[k]->len; i++)
            if (lists[k]->items[i]->arg.annotation) {
                any = true;
                if (visit) hnsymtable_expr(st, lists[k]->items[i]->arg.annotation);
            }
    for (unsigned k = 0; k < 2; k++)
        if (stars[k] && stars[k]->arg.annotation) {
            any = true;
            if (visit) hnsymtable_expr(st, stars[k]->arg.annotation);
        }
    for (uint32_t i = 0; i < lists[2]->len; i++)
        if (lists[2]->items[i]->arg.annotation) {
            any = true;
            if (visit) hnsymtable_expr(st, lists[2]->items[i]->arg.annotation);
        }
    if (visit && returns) hnsymtable_expr(st, returns);
    return any;
}

static void visit_function(hn_symtable *st, const hn_node *n) {
    hnsymtable_def(st, n->FunctionDef.name, HN_DEF_LOCAL, n);
    const hn_node *args = n->FunctionDef.args;
    /* CPython gives every class with a method this cell, and its metaclass sees it. */
    if (st->cur->kind == HN_SCOPE_CLASS) st->cur->classdict = true;
    hnsymtable_exprs(st, &n->FunctionDef.decorator_list);
    hnsymtable_exprs(st, &args->arguments.defaults);
    hnsymtable_exprs(st, &args->arguments.kw_defaults);
    bool generic = enter_params(st, &n->FunctionDef.type_params, n->FunctionDef.name, n);
    if (st->status != HN_OK) return;
    if (each_annotation(st, args, n->FunctionDef.returns, false)) {
        if (!hnsymtable_enter(st, HN_SCOPE_ANNOTATE, st->known[HN_KNOWN_annotate], n, HN_PART_ANNOTATE))
            return;
        hnsymtable_def(st, st->known[HN_KNOWN_dot_format], HN_DEF_PARAM, n);
        each_annotation(st, args, n->FunctionDef.returns, true);
        hnsymtable_leave(st);
    }
    hn_scope *s = hnsymtable_enter(st, HN_SCOPE_FUNCTION, n->FunctionDef.name, n, HN_PART_SELF);
    if (!s) return;
    s->coroutine = n->kind == HN_AST_AsyncFunctionDef;
    hnsymtable_arguments(st, args);
    visit_stmts(st, &n->FunctionDef.body);
    hnsymtable_leave(st);
    if (generic) hnsymtable_leave(st);
}

static void visit_class(hn_symtable *st, const hn_node *n) {
    hnsymtable_def(st, n->ClassDef.name, HN_DEF_LOCAL, n);
    hnsymtable_exprs(st, &n->ClassDef.decorator_list);
    bool generic = enter_params(st, &n->ClassDef.type_params, n->ClassDef.name, n);
    if (st->status != HN_OK) return;
    hnsymtable_exprs(st, &n->ClassDef.bases);
    hnsymtable_keywords(st, &n->ClassDef.keywords);
    hn_scope *s = hnsymtable_enter(st, HN_SCOPE_CLASS, n->ClassDef.name, n, HN_PART_SELF);
    if (!s) return;
    if (generic) hnsymtable_def(st, st->known[HN_KNOWN_dot_type_params], HN_DEF_USE, n);
    visit_stmts(st, &n->ClassDef.body);
    hnsymtable_leave(st);
    if (generic) hnsymtable_leave(st);
}

/* An annotation of a class or module belongs to one function made for all of them; in a function it is never
 * run. */
static void visit_annotation(hn_symtable *st, const hn_node *n) {
    hn_scope *s = st->cur, *a = s->annotate;
    bool evaluated = (s->kind == HN_SCOPE_CLASS || s->kind == HN_SCOPE_MODULE) && n->AnnAssign.simple &&
                     !st->future_annotations;
    if (!evaluated) {
        bool was = st->unevaluated;
        st->unevaluated = true;
        if (!hnsymtable_enter(st, HN_SCOPE_ANNOTATE, st->known[HN_KNOWN_annotate], n, HN_PART_ANNOTATE))
            return;
        hnsymtable_expr(st, n->AnnAssign.annotation);
        st->unevaluated = was;
        hnsymtable_leave(st);
        return;
    }
    if (!a) {
        a = s->annotate =
            hnsymtable_enter(st, HN_SCOPE_ANNOTATE, st->known[HN_KNOWN_annotate], s->node, HN_PART_ANNOTATE);
        if (!a) return;
        hnsymtable_def(st, st->known[HN_KNOWN_dot_format], HN_DEF_PARAM, n);
    }
    st->cur = a;
    if (!s->conditional && (s->kind == HN_SCOPE_MODULE || st->conditional_depth)) {
        s->conditional = true;
    }
    if (s->conditional) hnsymtable_def(st, st->known[HN_KNOWN_conditional], HN_DEF_USE, n);
    hnsymtable_expr(st, n->AnnAssign.annotation);
    st->cur = s;
}

static void visit_ann_assign(hn_symtable *st, const hn_node *n) {
    const hn_node *target = n->AnnAssign.target;
    if (target->kind == HN_AST_Name) {
        const hn_name *name = hnsymtable_mangle(st, st->cur->class_name, target->Name.id);
        if (!name) return;
        hn_symbol *y = hnsymtable_find(st->cur, name);
        if (y && (y->flags & (HN_DEF_GLOBAL | HN_DEF_NONLOCAL)) && st->cur->kind != HN_SCOPE_MODULE &&
            n->AnnAssign.simple) {
            hnsymtable_fail(st, n, "annotated name '%.200s' can't be %s", target->Name.id->text,
                            y->flags & HN_DEF_GLOBAL ? "global" : "nonlocal");
            return;
        }
        if (n->AnnAssign.simple)
            hnsymtable_def(st, target->Name.id, HN_DEF_ANNOT | HN_DEF_LOCAL, target);
        else if (n->AnnAssign.value)
            hnsymtable_def(st, target->Name.id, HN_DEF_LOCAL, target);
    } else {
        hnsymtable_expr(st, target);
    }
    visit_annotation(st, n);
    if (n->AnnAssign.value) hnsymtable_expr(st, n->AnnAssign.value);
    if (n->AnnAssign.value && target->kind == HN_AST_Name)
        hnsymtable_def(st, target->Name.id, HN_DEF_LOCAL, target);
}

static void visit_directive(hn_symtable *st, const hn_node *n, bool global) {
    const hn_name_list *names = global ? &n->Global.names : &n->Nonlocal.names;
    const char *word = global ? "global" : "nonlocal";
    for (uint32_t i = 0; i < names->len && st->status == HN_OK; i++) {
        const hn_name *name = hnsymtable_mangle(st, st->cur->class_name, names->items[i]);
        if (!name) return;
        hn_symbol *y = hnsymtable_find(st->cur, name);
        uint32_t flags = y ? y->flags : 0;
        const char *text = names->items[i]->text;
        if (!global && st->cur->kind == HN_SCOPE_MODULE)
            hnsymtable_fail(st, n, "nonlocal declaration not allowed at module level");
        else if (flags & HN_DEF_PARAM)
            hnsymtable_fail(st, n, "name '%.200s' is parameter and %s", text, word);
        else if (flags & HN_DEF_USE)
            hnsymtable_fail(st, n, "name '%.200s' is used prior to %s declaration", text, word);
        else if (flags & HN_DEF_ANNOT)
            hnsymtable_fail(st, n, "annotated name '%.200s' can't be %s", text, word);
        else if (flags & HN_DEF_LOCAL)
            hnsymtable_fail(st, n, "name '%.200s' is assigned to before %s declaration", text, word);
        hnsymtable_def(st, names->items[i], global ? HN_DEF_GLOBAL : HN_DEF_NONLOCAL, n);
        if ((y = hnsymtable_find(st->cur, name)) && !y->where) y->where = n;
    }
}

static void visit_import(hn_symtable *st, const hn_nodes *names) {
    for (uint32_t i = 0; i < names->len; i++) {
        const hn_node *n = names->items[i];
        const hn_name *name = n->alias.asname ? n->alias.asname : n->alias.name;
        const char *dot = n->alias.asname ? NULL : memchr(name->text, '.', name->len);
        if (dot) name = hnname_intern(st->names, name->text, (size_t)(dot - name->text));
        if (!name) {
            st->status = st->status == HN_OK ? HN_NOMEM : st->status;
            return;
        }
        if (name->text[0] == '*') {
            if (st->cur->kind != HN_SCOPE_MODULE)
                hnsymtable_fail(st, n, "import * only allowed at module level");
        } else
            hnsymtable_def(st, name, HN_DEF_IMPORT, n);
    }
}

static void visit_handlers(hn_symtable *st, const hn_nodes *handlers) {
    for (uint32_t i = 0; i < handlers->len; i++) {
        const hn_node *h = handlers->items[i];
        if (h->ExceptHandler.type) hnsymtable_expr(st, h->ExceptHandler.type);
        if (h->ExceptHandler.name) hnsymtable_def(st, h->ExceptHandler.name, HN_DEF_LOCAL, h);
        if (h->ExceptHandler.name) st->cur->deletes = true;
        hn_symbol *y = NULL;
        if (h->ExceptHandler.name) {
            const hn_name *name = hnsymtable_mangle(st, st->cur->class_name, h->ExceptHandler.name);
            if (name) y = hnsymtable_find(st->cur, name);
        }
        if (y) y->flags |= HN_DEF_DELETED;
        visit_stmts(st, &h->ExceptHandler.body);
    }
}

static void visit_pattern(hn_symtable *st, const hn_node *n);

static void visit_patterns(hn_symtable *st, const hn_nodes *l) {
    for (uint32_t i = 0; i < l->len; i++) visit_pattern(st, l->items[i]);
}

static void visit_pattern(hn_symtable *st, const hn_node *n) {
    switch (n->kind) {
    case HN_AST_MatchValue: hnsymtable_expr(st, n->MatchValue.value); break;
    case HN_AST_MatchSequence: visit_patterns(st, &n->MatchSequence.patterns); break;
    case HN_AST_MatchMapping:
        hnsymtable_exprs(st, &n->MatchMapping.keys);
        visit_patterns(st, &n->MatchMapping.patterns);
        if (n->MatchMapping.rest) hnsymtable_def(st, n->MatchMapping.rest, HN_DEF_LOCAL, n);
        break;
    case HN_AST_MatchClass:
        hnsymtable_expr(st, n->MatchClass.cls);
        visit_patterns(st, &n->MatchClass.patterns);
        visit_patterns(st, &n->MatchClass.kwd_patterns);
        break;
    case HN_AST_MatchStar:
        if (n->MatchStar.name) hnsymtable_def(st, n->MatchStar.name, HN_DEF_LOCAL, n);
        break;
    case HN_AST_MatchAs:
        if (n->MatchAs.pattern) visit_pattern(st, n->MatchAs.pattern);
        if (n->MatchAs.name) hnsymtable_def(st, n->MatchAs.name, HN_DEF_LOCAL, n);
        break;
    case HN_AST_MatchOr: visit_patterns(st, &n->MatchOr.patterns); break;
    default: break;
    }
}

static void visit_match(hn_symtable *st, const hn_node *n) {
    hnsymtable_expr(st, n->Match.subject);
    for (uint32_t i = 0; i < n->Match.cases.len; i++) {
        const hn_node *c = n->Match.cases.items[i];
        visit_pattern(st, c->match_case.pattern);
        if (c->match_case.guard) hnsymtable_expr(st, c->match_case.guard);
        visit_stmts(st, &c->match_case.body);
    }
}

static void visit_with(hn_symtable *st, const hn_node *n) {
    for (uint32_t i = 0; i < n->With.items.len; i++) {
        hnsymtable_expr(st, n->With.items.items[i]->withitem.context_expr);
        if (n->With.items.items[i]->withitem.optional_vars)
            hnsymtable_expr(st, n->With.items.items[i]->withitem.optional_vars);
    }
    visit_stmts(st, &n->With.body);
}

static void visit_if(hn_symtable *st, const hn_node *n) {
    for (;;) {
        hnsymtable_expr(st, n->If.test);
        visit_stmts(st, &n->If.body);
        if (n->If.orelse.len != 1 || n->If.orelse.items[0]->kind != HN_AST_If) break;
        n = n->If.orelse.items[0];
    }
    visit_stmts(st, &n->If.orelse);
}

static void visit_alias(hn_symtable *st, const hn_node *n) {
    hnsymtable_expr(st, n->TypeAlias.name);
    const hn_name *name = n->TypeAlias.name->Name.id;
    bool generic = enter_params(st, &n->TypeAlias.type_params, name, n);
    if (st->status != HN_OK) return;
    visit_type_scope(st, n->TypeAlias.value, name, n, HN_PART_SELF, "a type alias");
    if (generic) hnsymtable_leave(st);
}

/* The parts of a statement where leaving is another matter than outside of it. */
static void visit_inner(hn_symtable *st, const hn_nodes *body, bool finally) {
    bool outer = st->finally;
    st->finally = finally;
    visit_stmts(st, body);
    st->finally = outer;
}

static void visit_jump(hn_symtable *st, const hn_node *n, const char *word) {
    if (st->finally) hnwarn_node(st->names->warnings, HN_WARN_FLOW, n, "'%s' in a 'finally' block", word);
}

static void visit_compound(hn_symtable *st, const hn_node *n) {
    st->conditional_depth++;
    if (n->kind == HN_AST_AsyncFor || n->kind == HN_AST_AsyncWith) st->cur->coroutine = true;
    switch (n->kind) {
    case HN_AST_For:
    case HN_AST_AsyncFor:
        hnsymtable_expr(st, n->For.target);
        hnsymtable_expr(st, n->For.iter);
        visit_inner(st, &n->For.body, false);
        visit_stmts(st, &n->For.orelse);
        break;
    case HN_AST_While:
        hnsymtable_expr(st, n->While.test);
        visit_inner(st, &n->While.body, false);
        visit_stmts(st, &n->While.orelse);
        break;
    case HN_AST_If: visit_if(st, n); break;
    case HN_AST_With:
    case HN_AST_AsyncWith: visit_with(st, n); break;
    case HN_AST_Match: visit_match(st, n); break;
    default:
        visit_stmts(st, &n->Try.body);
        visit_handlers(st, &n->Try.handlers);
        visit_stmts(st, &n->Try.orelse);
        visit_inner(st, &n->Try.finalbody, true);
        break;
    }
    st->conditional_depth--;
}

static void visit_scope_stmt(hn_symtable *st, const hn_node *n) {
    uint32_t depth = st->conditional_depth;
    bool finally = st->finally;
    st->conditional_depth = 0;
    st->finally = false;
    if (n->kind == HN_AST_ClassDef)
        visit_class(st, n);
    else
        visit_function(st, n);
    st->conditional_depth = depth;
    st->finally = finally;
}

/* An attribute that is only augmented does not count for __static_attributes__. */
static void symtable_visit_augmented(hn_symtable *st, const hn_node *target) {
    st->augmenting = target->kind == HN_AST_Name;
    if (target->kind != HN_AST_Attribute)
        hnsymtable_expr(st, target);
    else if (target->Attribute.attr == st->known[HN_KNOWN_debug])
        hnsymtable_fail(st, target, "cannot assign to __debug__");
    else
        hnsymtable_expr(st, target->Attribute.value);
    st->augmenting = false;
}

static void visit_stmt(hn_symtable *st, const hn_node *n) {
    switch (n->kind) {
    case HN_AST_FunctionDef:
    case HN_AST_AsyncFunctionDef:
    case HN_AST_ClassDef: visit_scope_stmt(st, n); break;
    case HN_AST_Return:
        visit_jump(st, n, "return");
        if (n->Return.value) hnsymtable_expr(st, n->Return.value);
        break;
    case HN_AST_Delete: hnsymtable_exprs(st, &n->Delete.targets); break;
    case HN_AST_Assign:
        hnsymtable_exprs(st, &n->Assign.targets);
        hnsymtable_expr(st, n->Assign.value);
        break;
    case HN_AST_TypeAlias: visit_alias(st, n); break;
    case HN_AST_AugAssign:
        symtable_visit_augmented(st, n->AugAssign.target);
        hnsymtable_expr(st, n->AugAssign.value);
        break;
    case HN_AST_AnnAssign: visit_ann_assign(st, n); break;
    case HN_AST_Raise:
        if (n->Raise.exc) hnsymtable_expr(st, n->Raise.exc);
        if (n->Raise.cause) hnsymtable_expr(st, n->Raise.cause);
        break;
    case HN_AST_Assert:
        hnwarn_assert(st->names->warnings, n);
        hnsymtable_expr(st, n->Assert.test);
        if (n->Assert.msg) hnsymtable_expr(st, n->Assert.msg);
        break;
    case HN_AST_Import: visit_import(st, &n->Import.names); break;
    case HN_AST_ImportFrom: visit_import(st, &n->ImportFrom.names); break;
    case HN_AST_Global: visit_directive(st, n, true); break;
    case HN_AST_Nonlocal: visit_directive(st, n, false); break;
    case HN_AST_Expr: hnsymtable_expr(st, n->Expr.value); break;
    case HN_AST_Break: visit_jump(st, n, "break"); break;
    case HN_AST_Continue: visit_jump(st, n, "continue"); break;
    case HN_AST_Pass: break;
    default: visit_compound(st, n); break;
    }
}

static void visit_stmts(hn_symtable *st, const hn_nodes *l) {
    for (uint32_t i = 0; i < l->len && st->status == HN_OK; i++) {
        st->status = hnmeter_charge(st->arena->meter, 1);
        if (st->status == HN_OK) visit_stmt(st, l->items[i]);
    }
}

static bool intern_known(hn_symtable *st) {
    static const char *const texts[] = {
#define KNOWN(id, text) text,
#include "front/known.def"
#undef KNOWN
    };
    for (unsigned i = 0; i < HN_KNOWN_COUNT; i++)
        if (!(st->known[i] = hnname_intern(st->names, texts[i], strlen(texts[i])))) return false;
    return true;
}

hn_status hnsymtable_build(hn_symtable *st, const hn_node *root) {
    if (!intern_known(st)) return HN_NOMEM;
    HN_TRY(hnsymtable_futures(st, root));
    hnbuf_init(&st->spine, st->arena->meter);
    st->module = hnsymtable_enter(st, HN_SCOPE_MODULE, st->known[HN_KNOWN_top], root, HN_PART_SELF);
    if (st->module) {
        if (root->kind == HN_AST_Module)
            visit_stmts(st, &root->Module.body);
        else if (root->kind == HN_AST_Interactive)
            visit_stmts(st, &root->Interactive.body);
        else
            hnsymtable_expr(st, root->Expression.body);
    }
    if (st->spine.failed && st->status == HN_OK) st->status = HN_NOMEM;
    hnbuf_free(&st->spine);
    return st->status == HN_OK ? hnsymtable_resolve(st) : st->status;
}
