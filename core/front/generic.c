/* Type parameters and type aliases (PEP 695, 696). class.c and function.c compile a generic class or function
 * inside a function that makes its type parameters; stmt.c calls hngeneric_alias. Bounds, constraints,
 * defaults and values of aliases become functions, which are called only when they are asked for. */
#include "front/unit.h"

/* dst = function that evaluates `value` when it is asked to. */
static void evaluator(hn_compiler *c, const hn_node *n, const hn_node *value, unsigned part_of,
                      uint32_t dst) {
    hn_scope *s = hnsymtable_scope(&c->st, n, part_of);
    hn_unit *u = hnunit_grab(c, sizeof *u);
    if (!u || !s) return;
    if (hnfuncdef_begin_lazy(c, u, s, value, s->name->text)) {
        uint32_t t = hnunit_temp(c, 1);
        if (value->kind == HN_AST_Starred && n->kind == HN_AST_TypeVarTuple) {
            hnexpr_to(c, value->Starred.value, t);
            hnemit(c, value, HN_OP_UNPACK, t, t, 1);
        } else
            hnexpr_to(c, value, t);
        hnemit(c, value, HN_OP_RETURN, t, 0, 0);
    }
    hn_code *code = hnassemble(c);
    hnfuncdef_make(c, value, code, HN_NO_REG, dst);
}

static void type_var(hn_compiler *c, const hn_node *n, uint32_t w) {
    const hn_node *bound = n->TypeVar.bound;
    bool constraints = bound && bound->kind == HN_AST_Tuple;
    hnemit_constant(c, n, w, hnunit_name_value(c, n->TypeVar.name));
    hnemit_none(c, n, w + 1);
    hnemit_none(c, n, w + 2);
    if (bound) evaluator(c, n, bound, HN_PART_BOUND, constraints ? w + 2 : w + 1);
    hnexpr_slow(c, n, w, w, HN_SLOW_TYPEVAR);
}

static void one_param(hn_compiler *c, const hn_node *n, uint32_t dst) {
    uint32_t top = c->u->top, w = hnunit_temp(c, 3);
    const hn_node *fallback = n->kind == HN_AST_TypeVar     ? n->TypeVar.default_value
                              : n->kind == HN_AST_ParamSpec ? n->ParamSpec.default_value
                                                            : n->TypeVarTuple.default_value;
    const hn_name *name = n->TypeVar.name; /* the first field of all three */
    if (n->kind == HN_AST_TypeVar)
        type_var(c, n, w);
    else {
        hnemit_constant(c, n, w, hnunit_name_value(c, name));
        hnexpr_slow(c, n, w, w, n->kind == HN_AST_ParamSpec ? HN_SLOW_PARAMSPEC : HN_SLOW_TYPEVARTUPLE);
    }
    if (fallback) {
        evaluator(c, n, fallback, HN_PART_DEFAULT, w + 1);
        hnexpr_slow(c, n, w, w, HN_SLOW_SET_TYPE_DEFAULT);
    }
    hnvar_store(c, n, name, w);
    hnemit_move(c, n, dst, w);
    c->u->top = top;
}

void hngeneric_params(hn_compiler *c, const hn_node *at, const hn_nodes *params, uint32_t dst) {
    uint32_t top = c->u->top, item = hnunit_temp(c, 1);
    hnemit(c, at, HN_OP_BUILD_LIST, dst, dst, 0);
    for (uint32_t i = 0; i < params->len && hnunit_ok(c); i++) {
        one_param(c, params->items[i], item);
        hnemit(c, at, HN_OP_LIST_APPEND, dst, item, 0);
    }
    hnemit(c, at, HN_OP_LIST_TO_TUPLE, dst, dst, 0);
    c->u->top = top;
}

/* w = the alias: name, parameters and evaluator stand in w, w + 1, w + 2. */
static void make_alias(hn_compiler *c, const hn_node *n, uint32_t w) {
    hnemit_constant(c, n, w, hnunit_name_value(c, n->TypeAlias.name->Name.id));
    evaluator(c, n, n->TypeAlias.value, HN_PART_SELF, w + 2);
    hnexpr_slow(c, n, w, w, HN_SLOW_TYPE_ALIAS);
}

hn_unit *hngeneric_begin(hn_compiler *c, const hn_node *n, hn_scope *s, unsigned npos) {
    hn_unit *u = hnunit_grab(c, sizeof *u);
    char *name = hnunit_grab(c, s->name->len + 32);
    if (!u || !name) return NULL;
    memcpy(name, "<generic parameters of ", 23);
    memcpy(name + 23, s->name->text, s->name->len);
    name[23 + s->name->len] = '>';
    hnunit_begin(c, u, s, n, name);
    u->proto.npos = (uint16_t)npos;
    hnfuncdef_cells(c, n);
    return u;
}

static void generic_alias(hn_compiler *c, const hn_node *n, hn_scope *s, uint32_t w) {
    hn_unit *u = hngeneric_begin(c, n, s, 0);
    if (!u) return;
    uint32_t inner = hnunit_temp(c, 3);
    hngeneric_params(c, n, &n->TypeAlias.type_params, inner + 1);
    make_alias(c, n, inner);
    hnemit(c, n, HN_OP_RETURN, inner, 0, 0);
    hn_code *code = hnassemble(c);
    hnfuncdef_make(c, n, code, HN_NO_REG, w);
    hnemit(c, n, HN_OP_CALL, w, w, 0);
}

void hngeneric_alias(hn_compiler *c, const hn_node *n) {
    uint32_t top = c->u->top, w = hnunit_temp(c, 3);
    hn_scope *generic = hnsymtable_scope(&c->st, n, HN_PART_PARAMS);
    if (generic) {
        c->u->top = w + 1;
        generic_alias(c, n, generic, w);
    } else {
        hnemit_none(c, n, w + 1);
        make_alias(c, n, w);
    }
    hnvar_store(c, n, n->TypeAlias.name->Name.id, w);
    c->u->top = top;
}
