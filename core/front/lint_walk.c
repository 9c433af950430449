/* The linter's walk over the tree. lint.c calls it once. It does not recurse: nodes wait on a stack with
 * their scope and circumstances (lint_int.h), and are visited in the order of the source. Code that is
 * evaluated lazily or never (annotations, type aliases, bounds) is not visited. */
#include "front/lint_int.h"

#include "object/exc.h"
#include "object/str.h"

/* ---- children ---- */

typedef struct child_field {
    uint16_t offset;
    bool list;
} child_field;

#define MAX_FIELDS            7
#define NODE(kind, name, of)  {offsetof(hn_node, kind.name), false},
#define OPT(kind, name, of)   {offsetof(hn_node, kind.name), false},
#define LIST(kind, name, of)  {offsetof(hn_node, kind.name), true},
#define LISTN(kind, name, of) {offsetof(hn_node, kind.name), true},
#define NAME(kind, name)
#define NAMEOPT(kind, name)
#define NAMES(kind, name)
#define OP(kind, name, of)
#define OPS(kind, name, of)
#define CTX(kind)
#define INT(kind, name)
#define CONST(kind, name)
#define INTOPT(kind, name)
#define PREFIX(kind, name)
#define COMMENT(kind)
#define IGNORES(kind)
#define NODE_KIND(kind, class, fields) [HN_AST_##kind] = {fields{0, false}},
static const child_field child_fields[HN_AST_COUNT][MAX_FIELDS + 1] = {
#include "front/ast.def"
};
#undef NODE_KIND

static void lint_walk_push(hn_linter *l, const hn_node *n, hn_scope *s, uint32_t flags) {
    hn_lint_item item = {n, s, flags};
    if (n && s) hnbuf_put(&l->stack, &item, sizeof item);
    if (l->stack.failed) hnlint_status(l, HN_NOMEM);
}

static void push_list(hn_linter *l, const hn_nodes *list, hn_scope *s, uint32_t flags) {
    hnlint_status(l, hnmeter_charge(&l->vm->meter, list->len >> 4));
    for (uint32_t i = 0; i < list->len && hnlint_ok(l); i++) lint_walk_push(l, list->items[i], s, flags);
}

static void push_children(hn_linter *l, const hn_lint_item *at) {
    for (const child_field *f = child_fields[at->node->kind]; f->offset; f++) {
        const char *p = (const char *)at->node + f->offset;
        if (f->list)
            push_list(l, (const hn_nodes *)(const void *)p, at->scope, at->flags);
        else
            lint_walk_push(l, *(hn_node *const *)(const void *)p, at->scope, at->flags);
    }
}

/* ---- scopes ---- */

static hn_scope *scope_of(const hn_linter *l, const hn_node *n) {
    return hnsymtable_scope(&l->st, n, HN_PART_SELF);
}

static void push_defaults(hn_linter *l, const hn_node *args, const hn_lint_item *at) {
    push_list(l, &args->arguments.defaults, at->scope, at->flags);
    push_list(l, &args->arguments.kw_defaults, at->scope, at->flags);
}

static void push_function(hn_linter *l, const hn_lint_item *at) {
    const hn_node *n = at->node;
    push_list(l, &n->FunctionDef.decorator_list, at->scope, at->flags);
    push_defaults(l, n->FunctionDef.args, at);
    push_list(l, &n->FunctionDef.body, scope_of(l, n),
              n->kind == HN_AST_AsyncFunctionDef ? HN_LINT_ASYNC : 0);
}

static void push_class(hn_linter *l, const hn_lint_item *at) {
    const hn_node *n = at->node;
    hn_scope *params = hnsymtable_scope(&l->st, n, HN_PART_PARAMS);
    hn_scope *head = params ? params : at->scope;
    push_list(l, &n->ClassDef.decorator_list, at->scope, at->flags);
    push_list(l, &n->ClassDef.bases, head, at->flags);
    push_list(l, &n->ClassDef.keywords, head, at->flags);
    push_list(l, &n->ClassDef.body, scope_of(l, n), at->flags & ~(uint32_t)HN_LINT_ASYNC);
}

/* Whether code of this scope may await when it is no coroutine: the module's own, when that is on. */
static bool awaits_at_top(const hn_linter *l, hn_scope *s) {
    return hnsymtable_frame(s)->kind == HN_SCOPE_MODULE && l->options->flags & HN_COMPILE_TOP_AWAIT;
}

static void push_comprehension(hn_linter *l, const hn_lint_item *at) {
    const hn_node *n = at->node;
    hn_scope *s = scope_of(l, n);
    const hn_nodes *clauses = n->kind == HN_AST_DictComp ? &n->DictComp.generators : &n->ListComp.generators;
    uint32_t flags = at->flags | HN_LINT_ASYNC; /* what is wrong with an await inside is said of the whole */
    if (!s) return;
    if (s->coroutine && n->kind != HN_AST_GeneratorExp && !(at->flags & HN_LINT_ASYNC) &&
        !awaits_at_top(l, at->scope))
        hnlint_say(l, HN_LINT_AWAIT, n, "asynchronous comprehension outside of an asynchronous function%s",
                   "");
    if (n->kind == HN_AST_DictComp) {
        lint_walk_push(l, n->DictComp.key, s, flags);
        lint_walk_push(l, n->DictComp.value, s, flags);
    } else
        lint_walk_push(l, n->ListComp.elt, s, flags);
    for (uint32_t i = 0; i < clauses->len; i++) {
        const hn_node *clause = clauses->items[i];
        lint_walk_push(l, clause->comprehension.target, s, flags);
        lint_walk_push(l, clause->comprehension.iter, i ? s : at->scope, i ? flags : at->flags);
        push_list(l, &clause->comprehension.ifs, s, flags);
    }
}

/* ---- circumstances ---- */

static void check_await(hn_linter *l, const hn_lint_item *at, const char *what) {
    if (at->flags & HN_LINT_ASYNC || awaits_at_top(l, at->scope)) return;
    hn_scope *frame = hnsymtable_frame(at->scope);
    if (at->node->kind == HN_AST_Await && frame->kind != HN_SCOPE_FUNCTION)
        hnlint_say(l, HN_LINT_AWAIT, at->node, "'%s' outside function", what);
    else
        hnlint_say(l, HN_LINT_AWAIT, at->node, "'%s' outside async function", what);
}

/* What code has to expect where this exception is caught: HN_LINT_MAY_NOT_*. */
static uint32_t expected_by_name(const char *name, bool bare) {
    static const char *const load[] = {"ImportError", "ModuleNotFoundError", "Exception", "BaseException"};
    uint32_t flags = 0;
    if (strcmp(name, "NameError") == 0 || strcmp(name, "UnboundLocalError") == 0)
        flags |= HN_LINT_MAY_NOT_FIND;
    for (unsigned i = 0; i < sizeof load / sizeof *load; i++)
        if (bare || strcmp(name, load[i]) == 0) flags |= HN_LINT_MAY_NOT_LOAD;
    return flags;
}

static uint32_t expected_by(const hn_node *type) {
    if (!type) return expected_by_name("", true);
    if (type->kind == HN_AST_Name) return expected_by_name(type->Name.id->text, false);
    return type->kind == HN_AST_Attribute ? expected_by_name(type->Attribute.attr->text, false) : 0;
}

static uint32_t expected_by_any(const hn_nodes *types) {
    uint32_t flags = 0;
    for (uint32_t i = 0; i < types->len; i++) flags |= expected_by(types->items[i]);
    return flags;
}

static void push_try(hn_linter *l, const hn_lint_item *at) {
    const hn_node *n = at->node;
    uint32_t expected = 0;
    for (uint32_t i = 0; i < n->Try.handlers.len; i++) {
        const hn_node *type = n->Try.handlers.items[i]->ExceptHandler.type;
        expected |=
            type && type->kind == HN_AST_Tuple ? expected_by_any(&type->Tuple.elts) : expected_by(type);
    }
    push_list(l, &n->Try.body, at->scope, at->flags | expected);
    push_list(l, &n->Try.handlers, at->scope, at->flags);
    push_list(l, &n->Try.orelse, at->scope, at->flags);
    push_list(l, &n->Try.finalbody, at->scope, at->flags);
}

/* `with suppress(ImportError)` and whatever else is given the exception. */
static void push_with(hn_linter *l, const hn_lint_item *at) {
    const hn_node *n = at->node;
    uint32_t expected = 0;
    if (n->kind == HN_AST_AsyncWith) check_await(l, at, "async with");
    for (uint32_t i = 0; i < n->With.items.len; i++) {
        const hn_node *manager = n->With.items.items[i]->withitem.context_expr;
        if (manager->kind == HN_AST_Call) expected |= expected_by_any(&manager->Call.args);
    }
    push_list(l, &n->With.items, at->scope, at->flags);
    push_list(l, &n->With.body, at->scope, at->flags | expected);
}

/* A test that is never true when the program runs. */
static bool is_never(const hn_node *test) {
    if (test->kind == HN_AST_Name) return strcmp(test->Name.id->text, "TYPE_CHECKING") == 0;
    if (test->kind == HN_AST_Attribute) return strcmp(test->Attribute.attr->text, "TYPE_CHECKING") == 0;
    if (test->kind != HN_AST_Constant) return false;
    const hn_const *c = &test->Constant.value;
    return c->kind == HN_CONST_FALSE || c->kind == HN_CONST_NONE || (c->kind == HN_CONST_INT && c->i == 0);
}

/* A test of where the program runs: `sys.version_info >= (3, 8)`, `sys.platform.startswith('win')`. */
static bool asks_where(hn_linter *l, const hn_node *test) {
    while (hnlint_ok(l)) {
        hnlint_status(l, hnmeter_charge(&l->vm->meter, 1));
        switch (test->kind) {
        case HN_AST_UnaryOp: test = test->UnaryOp.operand; break;
        case HN_AST_BoolOp: test = test->BoolOp.values.items[0]; break;
        case HN_AST_Compare: test = test->Compare.left; break;
        case HN_AST_Subscript: test = test->Subscript.value; break;
        case HN_AST_Call: test = test->Call.func; break;
        case HN_AST_Attribute:
            if (strcmp(test->Attribute.attr->text, "version_info") == 0) return true;
            if (strcmp(test->Attribute.attr->text, "platform") == 0) return true;
            test = test->Attribute.value;
            break;
        default: return false;
        }
    }
    return false;
}

static void push_branches(hn_linter *l, const hn_lint_item *at) {
    const hn_node *n = at->node;
    uint32_t flags = at->flags;
    if (asks_where(l, n->If.test)) flags |= HN_LINT_MAY_NOT_FIND | HN_LINT_MAY_NOT_LOAD;
    lint_walk_push(l, n->If.test, at->scope, at->flags);
    if (n->kind == HN_AST_IfExp) {
        lint_walk_push(l, is_never(n->IfExp.test) ? NULL : n->IfExp.body, at->scope, flags);
        lint_walk_push(l, n->IfExp.orelse, at->scope, flags);
    } else {
        if (!is_never(n->If.test)) push_list(l, &n->If.body, at->scope, flags);
        push_list(l, &n->If.orelse, at->scope, flags);
    }
}

/* ---- imports ---- */

static void check_module(hn_linter *l, const hn_lint_item *at, const hn_name *module) {
    if (!l->finders && !(at->flags & HN_LINT_MAY_NOT_LOAD))
        hnlint_report(l, HN_LINT_IMPORT, at->node, HN_NONE, module);
}

static void check_import(hn_linter *l, const hn_lint_item *at) {
    const hn_node *n = at->node;
    for (uint32_t i = 0; i < n->Import.names.len && hnlint_ok(l); i++) {
        const hn_node *alias = n->Import.names.items[i];
        hn_lint_item one = {alias, at->scope, at->flags};
        check_module(l, &one, alias->alias.name);
    }
}

static void check_import_from(hn_linter *l, const hn_lint_item *at) {
    const hn_node *n = at->node;
    const hn_nodes *names = &n->ImportFrom.names;
    if (names->len && names->items[0]->alias.name->text[0] == '*') l->unseen = true;
    for (uint32_t i = 0; i < names->len && n->ImportFrom.module; i++)
        if (strcmp(names->items[i]->alias.name->text, "modules") == 0 &&
            strcmp(n->ImportFrom.module->text, "sys") == 0)
            l->unseen = true;
    if (!n->ImportFrom.level)
        check_module(l, at, n->ImportFrom.module);
    else if (!(at->flags & HN_LINT_MAY_NOT_LOAD))
        hnlint_say(l, HN_LINT_IMPORT, n, "attempted relative import with no known parent package%s", "");
}

/* ---- the walk ---- */

static void visit_attribute(hn_linter *l, const hn_lint_item *at) {
    const hn_node *value = at->node->Attribute.value;
    if (strcmp(at->node->Attribute.attr->text, "modules") == 0 && value->kind == HN_AST_Name &&
        strcmp(value->Name.id->text, "sys") == 0)
        l->unseen = true;
    push_children(l, at);
}

static void lint_walk_visit_lambda(hn_linter *l, const hn_lint_item *at) {
    push_defaults(l, at->node->Lambda.args, at);
    lint_walk_push(l, at->node->Lambda.body, scope_of(l, at->node), 0);
}

static void lint_walk_visit_augmented(hn_linter *l, const hn_lint_item *at) {
    const hn_node *target = at->node->AugAssign.target;
    if (target->kind == HN_AST_Name) hnlint_name(l, target, at->scope, at->flags);
    push_children(l, at);
}

static void visit_expr(hn_linter *l, const hn_lint_item *at) {
    const hn_node *n = at->node;
    switch (n->kind) {
    case HN_AST_Name:
        if (n->ctx != HN_CTX_STORE) hnlint_name(l, n, at->scope, at->flags);
        break;
    case HN_AST_Lambda: lint_walk_visit_lambda(l, at); break;
    case HN_AST_IfExp: push_branches(l, at); break;
    case HN_AST_ListComp:
    case HN_AST_SetComp:
    case HN_AST_DictComp:
    case HN_AST_GeneratorExp: push_comprehension(l, at); break;
    case HN_AST_Attribute: visit_attribute(l, at); break;
    case HN_AST_Call:
        hnlint_call(l, n, at->scope);
        push_children(l, at);
        break;
    case HN_AST_Await:
        check_await(l, at, "await");
        push_children(l, at);
        break;
    default: push_children(l, at); break;
    }
}

static void lint_walk_visit(hn_linter *l, const hn_lint_item *at) {
    const hn_node *n = at->node;
    switch (n->kind) {
    case HN_AST_FunctionDef:
    case HN_AST_AsyncFunctionDef: push_function(l, at); break;
    case HN_AST_ClassDef: push_class(l, at); break;
    case HN_AST_AnnAssign:
        lint_walk_push(l, n->AnnAssign.target, at->scope, at->flags);
        lint_walk_push(l, n->AnnAssign.value, at->scope, at->flags);
        break;
    case HN_AST_TypeAlias: break;
    case HN_AST_AugAssign: lint_walk_visit_augmented(l, at); break;
    case HN_AST_Try:
    case HN_AST_TryStar: push_try(l, at); break;
    case HN_AST_With:
    case HN_AST_AsyncWith: push_with(l, at); break;
    case HN_AST_AsyncFor:
        check_await(l, at, "async for");
        push_children(l, at);
        break;
    case HN_AST_If:
    case HN_AST_While: push_branches(l, at); break;
    case HN_AST_Import: check_import(l, at); break;
    case HN_AST_ImportFrom: check_import_from(l, at); break;
    default: visit_expr(l, at); break;
    }
}

/* What a visit pushed is visited in the order of the source: the first is to be on top. */
static void reverse(hn_linter *l, size_t base) {
    if (l->stack.len == base) return;
    hn_lint_item *from = (hn_lint_item *)(void *)(l->stack.data + base);
    hn_lint_item *to = (hn_lint_item *)(void *)(l->stack.data + l->stack.len);
    while (from < to--) {
        hn_lint_item item = *from;
        *from++ = *to;
        *to = item;
    }
}

void hnlint_walk(hn_linter *l, const hn_node *root) {
    push_list(l, &root->Module.body, l->st.module, 0);
    reverse(l, 0);
    while (l->stack.len && hnlint_ok(l)) {
        hn_lint_item at;
        l->stack.len -= sizeof at;
        memcpy(&at, l->stack.data + l->stack.len, sizeof at);
        hnlint_status(l, hnmeter_charge(&l->vm->meter, 1));
        size_t base = l->stack.len;
        if (hnlint_ok(l)) lint_walk_visit(l, &at);
        if (hnlint_ok(l)) reverse(l, base);
    }
}
