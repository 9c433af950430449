/* Comprehensions, compiled into the frame around them (PEP 709), and generator expressions, which are
 * functions of one argument: the iterator of their first clause. A comprehension in an annotation scope of a
 * class is such a function, too; the symbol table decides. expr.c calls hncomp_to. Targets of a comprehension
 * have registers of its frame: they are unset at its beginning and, if the frame's code may call locals(), at
 * its end. */
#include "front/unit.h"

#define MAX_CLAUSES 200u

/* One `for` that is open. */
typedef struct clause {
    hn_label body, test, handler;
    uint32_t iter, value, exc, start;
    uint64_t *set;
    bool async;
} clause;

static uint32_t target_register(hn_compiler *c, const hn_node *target, uint32_t spare) {
    uint32_t reg = target->kind == HN_AST_Name ? hnvar_local(c, target->Name.id) : HN_NO_REG;
    return reg == HN_NO_REG ? spare : reg;
}

static void open_sync(hn_compiler *c, const hn_node *n, clause *k) {
    const hn_node *target = n->comprehension.target;
    bool dead = c->u->dead;
    k->body = hnemit_label(c);
    k->test = hnemit_label(c);
    k->value = target_register(c, target, hnunit_temp(c, 1));
    k->set = hnemit_state(c);
    hnemit_jump(c, n->comprehension.iter, HN_OP_JMP, 0, 0, k->test);
    hnemit_loop_body(c, k->body, dead ? NULL : k->set);
    hntarget_store_next(c, target, k->value);
}

static void open_async(hn_compiler *c, const hn_node *comp, const hn_node *n, clause *k) {
    k->body = hnemit_label(c);
    k->test = hnemit_label(c);
    k->handler = hnemit_label(c);
    k->exc = hnunit_temp(c, 3);
    k->value = k->exc + 2;
    k->set = hnemit_state(c);
    hnemit_head(c, k->body);
    k->start = hnemit_here(c);
    uint32_t top = c->u->top, waiting = hnunit_temp(c, 1);
    hnemit(c, comp, HN_OP_GET_ANEXT, waiting, k->iter, 0);
    hnexpr_send_loop(c, comp, waiting, k->value);
    hnemit_range(c, k->start, k->handler, k->exc);
    c->u->top = top;
    hntarget_store(c, n->comprehension.target, k->value);
}

static void open_clause(hn_compiler *c, const hn_node *comp, const hn_node *n, clause *k, bool first,
                        uint32_t given) {
    k->async = n->comprehension.is_async;
    const hn_node *iter = n->comprehension.iter;
    if (first)
        k->iter = given;
    else {
        k->iter = hnunit_temp(c, 1);
        uint32_t v = k->async ? hnexpr_any(c, iter) : hnexpr_iterable(c, iter);
        hnemit(c, iter, k->async ? HN_OP_GET_AITER : HN_OP_GET_ITER, k->iter, v, 0);
        c->u->top = k->iter + 1;
    }
    if (k->async)
        open_async(c, comp, n, k);
    else
        open_sync(c, n, k);
    for (uint32_t i = 0; i < n->comprehension.ifs.len; i++)
        hncond_jump(c, n->comprehension.ifs.items[i], k->test, false);
}

static void close_clause(hn_compiler *c, const hn_node *n, clause *k) {
    const hn_node *iter = n->comprehension.iter;
    hnemit_bind(c, k->test);
    if (k->async) {
        hnemit_jump(c, iter, HN_OP_JMP, 0, 0, k->body);
        hnemit_handler(c, k->handler, k->set);
        hnemit(c, iter, HN_OP_END_ASYNC_FOR, k->exc, 0, 0);
    } else {
        hnemit_jump(c, iter, HN_OP_FOR_ITER, k->value, k->iter, k->body);
    }
}

static void comprehension_add_item(hn_compiler *c, const hn_node *n, uint32_t acc) {
    if (n->kind == HN_AST_DictComp) {
        uint32_t key = hnexpr_stable(c, n->DictComp.key, n->DictComp.value),
                 v = hnexpr_any(c, n->DictComp.value);
        hn_node place = hnunit_node(n->DictComp.key, HN_AST_Pass);
        place.end_lineno = n->DictComp.value->end_lineno;
        place.end_col_offset = n->DictComp.value->end_col_offset;
        hnemit(c, &place, HN_OP_MAP_ADD, acc, key, v);
        return;
    }
    const hn_node *elt = n->ListComp.elt;
    uint32_t v = hnexpr_any(c, elt);
    if (n->kind == HN_AST_ListComp)
        hnemit(c, elt, HN_OP_LIST_APPEND, acc, v, 0);
    else if (n->kind == HN_AST_SetComp)
        hnemit(c, elt, HN_OP_SET_ADD, acc, v, 0);
    else {
        uint32_t sent = hnunit_temp(c, 2);
        if (c->u->is_async) hnemit(c, elt, HN_OP_ASYNC_GEN_WRAP, sent + 1, v, 0), v = sent + 1;
        hnemit(c, elt, HN_OP_YIELD, sent, v, sent);
    }
}

/* All clauses around the element; iter is the first one's iterator. */
static void loops(hn_compiler *c, const hn_node *n, uint32_t iter, uint32_t acc) {
    const hn_nodes *l = hnast_clauses(n);
    if (l->len > MAX_CLAUSES) {
        hnunit_fail(c, n, "too many statically nested blocks");
        return;
    }
    clause *k = hnunit_grab(c, l->len * sizeof *k);
    if (!k) return;
    c->u->loops++;
    for (uint32_t i = 0; i < l->len && hnunit_ok(c); i++) open_clause(c, n, l->items[i], &k[i], i == 0, iter);
    uint32_t top = c->u->top;
    comprehension_add_item(c, n, acc);
    c->u->top = top;
    for (uint32_t i = l->len; i-- > 0 && hnunit_ok(c);) close_clause(c, l->items[i], &k[i]);
    c->u->loops--;
}

/* Targets start unset; captured ones get a fresh cell for each run. */
static void fresh_targets(hn_compiler *c, const hn_node *n, const hn_scope *s) {
    bool several = !HN_FUSED || hnast_clauses(n)->len > 1;
    for (const hn_symbol *y = s->first; y; y = y->next) {
        if (y->reg == HN_NO_REG) continue;
        hnemit_unset(c, y->reg);
        if (several || y->place == HN_PLACE_CELL) hnemit(c, n, HN_OP_UNBIND, y->reg, 0, 0);
        if (y->place == HN_PLACE_CELL) hnemit(c, n, HN_OP_MAKE_CELL, y->reg, 0, 0);
    }
}

static void drop_targets(hn_compiler *c, const hn_node *n, const hn_scope *s) {
    for (const hn_symbol *y = s->first; y; y = y->next) {
        if (y->reg == HN_NO_REG) continue;
        hnemit_unset(c, y->reg);
        if (c->u->scope->reads_locals) hnemit(c, n, HN_OP_UNBIND, y->reg, 0, 0);
    }
}

/* locals() does not show the targets of a comprehension that an exception has left, either. */
static void drop_after_error(hn_compiler *c, const hn_node *n, const hn_scope *s, uint32_t start,
                             const uint64_t *set) {
    uint32_t exc = hnunit_temp(c, 2);
    hn_label handler = hnemit_label(c), end = hnemit_label(c);
    hnemit_range(c, start, handler, exc);
    hnemit_jump(c, n, HN_OP_JMP, 0, 0, end);
    hnemit_handler(c, handler, set);
    drop_targets(c, n, s);
    hnemit(c, n, HN_OP_RERAISE, exc, 0, 0);
    hnemit_bind(c, end);
}

static void build_empty(hn_compiler *c, const hn_node *n, uint32_t acc) {
    hn_op op = n->kind == HN_AST_ListComp  ? HN_OP_BUILD_LIST
               : n->kind == HN_AST_SetComp ? HN_OP_BUILD_SET
                                           : HN_OP_BUILD_MAP;
    hnemit(c, n, op, acc, acc, 0);
}

static void make_iter(hn_compiler *c, const hn_node *n, uint32_t dst) {
    const hn_node *first = hnast_clauses(n)->items[0];
    const hn_node *iter = first->comprehension.iter;
    bool async = first->comprehension.is_async;
    uint32_t top = c->u->top, v = async ? hnexpr_any(c, iter) : hnexpr_iterable(c, iter);
    hnemit(c, iter, async ? HN_OP_GET_AITER : HN_OP_GET_ITER, dst, v, 0);
    c->u->top = top;
}

static void inlined(hn_compiler *c, const hn_node *n, hn_scope *s, uint32_t dst) {
    uint32_t acc = hnunit_is_local(c, dst) ? hnunit_temp(c, 1) : dst, iter = hnunit_temp(c, 1);
    make_iter(c, n, iter);
    hn_scope *outer = c->scope;
    c->scope = s;
    fresh_targets(c, n, s);
    uint32_t start = hnemit_here(c);
    uint64_t *set = hnemit_state(c);
    build_empty(c, n, acc);
    loops(c, n, iter, acc);
    if (c->u->scope->reads_locals) drop_after_error(c, n, s, start, set);
    drop_targets(c, n, s);
    c->scope = outer;
    hnemit_move(c, n, dst, acc);
}

static hn_code *comprehension_compile_function(hn_compiler *c, const hn_node *n, hn_scope *s) {
    hn_unit *u = hnunit_grab(c, sizeof *u);
    if (!u) return NULL;
    hnunit_begin(c, u, s, n, s->name->text);
    bool genexp = n->kind == HN_AST_GeneratorExp;
    u->is_async = s->coroutine;
    u->proto.npos = u->proto.nposonly = 1;
    u->proto.h.flags |=
        HN_CODE_COMPREHENSION | (genexp ? HN_CODE_GENERATOR : 0) | (s->coroutine ? HN_CODE_COROUTINE : 0);
    hnfuncdef_cells(c, n);
    uint32_t acc = genexp ? 0 : hnunit_temp(c, 1);
    if (!genexp) build_empty(c, n, acc);
    loops(c, n, 0, acc);
    if (genexp)
        hnemit(c, n, HN_OP_RETURN_CONST, 0, 1, 0);
    else
        hnemit(c, n, HN_OP_RETURN, acc, 0, 0);
    return hnassemble(c);
}

static void as_function(hn_compiler *c, const hn_node *n, hn_scope *s, uint32_t dst) {
    uint32_t w = hnunit_temp(c, 2);
    hn_code *code = comprehension_compile_function(c, n, s);
    hnfuncdef_make(c, n, code, HN_NO_REG, w);
    make_iter(c, n, w + 1);
    bool wait = s->coroutine && n->kind != HN_AST_GeneratorExp;
    hnemit(c, n, HN_OP_CALL, wait ? w : dst, w, 1);
    if (!wait) return;
    hnexpr_await(c, n, w, 0);
    hnemit_move(c, n, dst, w);
}

static bool allowed_async(hn_compiler *c, const hn_scope *s) {
    if (c->u->is_async || c->u->scope->genexp) return true;
    return s->parent->kind == HN_SCOPE_MODULE && c->flags & HN_COMPILE_TOP_AWAIT;
}

void hncomp_to(hn_compiler *c, const hn_node *n, uint32_t dst) {
    hn_scope *s = hnsymtable_scope(&c->st, n, HN_PART_SELF);
    if (!s) return;
    bool genexp = n->kind == HN_AST_GeneratorExp;
    if (s->coroutine && !genexp && !allowed_async(c, s)) {
        hnunit_fail(c, n, "asynchronous comprehension outside of an asynchronous function");
        return;
    }
    if (s->kind == HN_SCOPE_COMP)
        inlined(c, n, s, dst);
    else
        as_function(c, n, s, dst);
}
