/* Statements: loops, branches, return, break, continue and the small ones. The others are in try.c, match.c,
 * class.c, function.c, import.c and target.c. hnstmt_list compiles a block and charges each statement. A jump
 * out of blocks must run their exit code (`finally`, `__exit__`): unwind emits it and closes the handled
 * ranges, and reopen begins these again after the jump. */
#include "front/unit.h"

static void expr_stmt(hn_compiler *c, const hn_node *n) {
    if (c->mode != HN_PARSE_SINGLE || c->u->scope->kind != HN_SCOPE_MODULE) {
        hnexpr_effect(c, n->Expr.value);
        return;
    }
    uint32_t top = c->u->top, w = hnunit_temp(c, 1);
    hnexpr_to(c, n->Expr.value, w);
    hnexpr_slow(c, n, w, w, HN_SLOW_DISPLAY);
    c->u->top = top;
}

/* ---- leaving blocks ---- */

/* Runs what each block between here and `until` wants on the way out; their ranges do not cover that. */
static hn_block *unwind(hn_compiler *c, const hn_node *at, hn_block *until) {
    hn_block *innermost = c->u->block;
    for (hn_block *b = innermost; b != until && hnunit_ok(c); b = b->outer) {
        if (b->ranged) hnemit_range(c, b->start, b->handler, b->handler_reg);
        c->u->block = b->outer;
        hntry_leave(c, at, b);
    }
    c->u->block = innermost;
    return innermost;
}

/* The jump is out: the ranges go on behind it. */
static void reopen(hn_compiler *c, hn_block *innermost, const hn_block *until) {
    for (hn_block *b = innermost; b != until; b = b->outer) b->start = hnemit_here(c);
}

static bool star_between(hn_compiler *c, const hn_node *at, const hn_block *until) {
    for (const hn_block *b = c->u->block; b && b != until; b = b->outer)
        if (b->kind == HN_BLOCK_STAR) {
            hnunit_fail(c, at, "'break', 'continue' and 'return' cannot appear in an except* block");
            return true;
        }
    return false;
}

static void jump_out(hn_compiler *c, const hn_node *n, bool is_break) {
    hn_block *loop = c->u->block;
    while (loop && loop->kind != HN_BLOCK_LOOP) loop = loop->outer;
    if (star_between(c, n, loop)) return;
    if (!loop) {
        hnunit_fail(c, n, is_break ? "'break' outside loop" : "'continue' not properly in loop");
        return;
    }
    hn_block *innermost = unwind(c, n, loop);
    hnemit_jump(c, n, HN_OP_JMP, 0, 0, is_break ? loop->on_break : loop->on_continue);
    reopen(c, innermost, loop);
}

static bool runs_code_on_exit(const hn_unit *u) {
    for (const hn_block *b = u->block; b; b = b->outer)
        if (b->kind == HN_BLOCK_FINALLY || b->kind == HN_BLOCK_HANDLER) return true;
    return false;
}

static void return_stmt(hn_compiler *c, const hn_node *n) {
    const hn_node *value = n->Return.value;
    hn_value k = HN_NONE;
    if (c->u->scope->kind != HN_SCOPE_FUNCTION) {
        hnunit_fail(c, n, "'return' outside function");
        return;
    }
    if (value && c->u->is_async && c->u->scope->generator) {
        hnunit_fail(c, n, "'return' with value in async generator");
        return;
    }
    if (star_between(c, n, NULL)) return;
    uint32_t top = c->u->top, reg = 0;
    bool constant = !value || (HN_FUSED && hnconstant_fold(c, value, &k) && hnv_is_const(k));
    if (!constant) reg = hnexpr_any(c, value);
    if (!constant && hnunit_is_local(c, reg) && runs_code_on_exit(c->u)) {
        uint32_t copy = hnunit_temp(c, 1);
        hnemit_move(c, n, copy, reg);
        reg = copy;
    }
    hn_block *innermost = unwind(c, n, NULL);
    if (constant)
        hnemit(c, n, HN_OP_RETURN_CONST, 0, hnv_const(k), 0);
    else
        hnemit(c, n, HN_OP_RETURN, reg, 0, 0);
    reopen(c, innermost, NULL);
    c->u->top = top;
}

/* ---- loops and branches ---- */

/* `if x: break` needs no jump over the jump, when there is nothing to leave on the way. */
static bool if_jump(hn_compiler *c, const hn_node *n) {
    if (!HN_FUSED) return false;
    hn_block *loop = c->u->block;
    const hn_node *body = n->If.body.items[0];
    if (n->If.body.len != 1 || n->If.orelse.len || !loop || loop->kind != HN_BLOCK_LOOP) return false;
    if (body->kind != HN_AST_Break && body->kind != HN_AST_Continue) return false;
    hncond_jump(c, n->If.test, body->kind == HN_AST_Break ? loop->on_break : loop->on_continue, true);
    return true;
}

static void if_stmt(hn_compiler *c, const hn_node *n) {
    if (if_jump(c, n)) return;
    hn_label end = hnemit_label(c);
    for (;;) {
        hn_label other = hnemit_label(c);
        hncond_jump(c, n->If.test, other, false);
        hnstmt_list(c, &n->If.body);
        if (n->If.orelse.len) hnemit_jump(c, n, HN_OP_JMP, 0, 0, end);
        hnemit_bind(c, other);
        if (n->If.orelse.len != 1 || n->If.orelse.items[0]->kind != HN_AST_If || !hnunit_ok(c)) break;
        n = n->If.orelse.items[0];
        hnunit_status(c, hnmeter_charge(&c->vm->meter, 1));
    }
    hnstmt_list(c, &n->If.orelse);
    hnemit_bind(c, end);
}

static void while_stmt(hn_compiler *c, const hn_node *n) {
    hn_label body = hnemit_label(c), test = hnemit_label(c), other = hnemit_label(c), end = hnemit_label(c);
    hn_block loop = {.kind = HN_BLOCK_LOOP, .on_break = end, .on_continue = test, .outer = c->u->block};
    /* The test stands at the end; a copy of a small one in front saves a jump and knows what it assigns. */
    bool copy = HN_FUSED && n->While.test->depth < 6;
    c->u->loops++;
    if (copy) {
        hncond_jump(c, n->While.test, other, false);
        hnemit_head(c, body);
    } else {
        bool dead = c->u->dead;
        uint64_t *set = hnemit_state(c);
        hnemit_jump(c, n->While.test, HN_OP_JMP, 0, 0, test);
        hnemit_loop_body(c, body, dead ? NULL : set);
    }
    c->u->block = &loop;
    hnstmt_list(c, &n->While.body);
    c->u->block = loop.outer;
    hnemit_bind(c, test);
    hncond_jump(c, n->While.test, body, true);
    c->u->loops--;
    hnemit_bind(c, other);
    hnstmt_list(c, &n->While.orelse);
    hnemit_bind(c, end);
}

static void for_stmt(hn_compiler *c, const hn_node *n) {
    const hn_node *iter = n->For.iter, *target = n->For.target;
    uint32_t top = c->u->top, it = hnunit_temp(c, 1), v = hnexpr_iterable(c, iter);
    hn_label body = hnemit_label(c), test = hnemit_label(c), end = hnemit_label(c);
    hn_block loop = {.kind = HN_BLOCK_LOOP, .on_break = end, .on_continue = test, .outer = c->u->block};
    hnemit(c, iter, HN_OP_GET_ITER, it, v, 0);
    c->u->top = it + 1;
    uint32_t local = target->kind == HN_AST_Name ? hnvar_local(c, target->Name.id) : HN_NO_REG;
    uint32_t item = local != HN_NO_REG ? local : hnunit_temp(c, 1);
    bool dead = c->u->dead;
    uint64_t *set = hnemit_state(c);
    hnemit_jump(c, iter, HN_OP_JMP, 0, 0, test);
    hnemit_loop_body(c, body, dead ? NULL : set);
    hntarget_store_next(c, target, item);
    c->u->block = &loop;
    c->u->loops++;
    hnstmt_list(c, &n->For.body);
    c->u->loops--;
    c->u->block = loop.outer;
    hnemit_bind(c, test);
    hnemit_jump(c, iter, HN_OP_FOR_ITER, item, it, body);
    c->u->top = top;
    hnstmt_list(c, &n->For.orelse);
    hnemit_bind(c, end);
}

static void async_for(hn_compiler *c, const hn_node *n) {
    const hn_node *iter = n->AsyncFor.iter;
    uint32_t top = c->u->top, it = hnunit_temp(c, 1), v = hnexpr_any(c, iter);
    hn_label head = hnemit_label(c), ended = hnemit_label(c), end = hnemit_label(c);
    hn_block loop = {.kind = HN_BLOCK_LOOP, .on_break = end, .on_continue = head, .outer = c->u->block};
    hnemit(c, iter, HN_OP_GET_AITER, it, v, 0);
    c->u->top = it + 1;
    uint32_t exc = hnunit_temp(c, 3), item = exc + 2;
    hnemit_head(c, head);
    uint64_t *set = hnemit_state(c);
    uint32_t start = hnemit_here(c), waiting = hnunit_temp(c, 1);
    hnemit(c, n, HN_OP_GET_ANEXT, waiting, it, 0);
    hnexpr_send_loop(c, n, waiting, item);
    hnemit_range(c, start, ended, exc);
    c->u->top = waiting;
    hntarget_store(c, n->AsyncFor.target, item);
    c->u->block = &loop;
    hnstmt_list(c, &n->AsyncFor.body);
    c->u->block = loop.outer;
    hnemit_jump(c, n, HN_OP_JMP, 0, 0, head);
    hnemit_handler(c, ended, set);
    hnemit(c, iter, HN_OP_END_ASYNC_FOR, exc, 0, 0);
    c->u->top = top;
    hnstmt_list(c, &n->AsyncFor.orelse);
    hnemit_bind(c, end);
}

/* ---- the small ones ---- */

static void raise_stmt(hn_compiler *c, const hn_node *n) {
    uint32_t top = c->u->top;
    if (!n->Raise.exc) {
        hnemit(c, n, HN_OP_RAISE_AGAIN, 0, 0, 0);
    } else if (!n->Raise.cause) {
        uint32_t e = hnexpr_any(c, n->Raise.exc);
        hnemit(c, n, HN_OP_RAISE, e, 0, 0);
    } else {
        uint32_t w = hnunit_temp(c, 2);
        hnexpr_to(c, n->Raise.exc, w);
        hnexpr_to(c, n->Raise.cause, w + 1);
        hnemit(c, n, HN_OP_RAISE, w, 1, 0);
    }
    c->u->top = top;
}

static void assert_stmt(hn_compiler *c, const hn_node *n) {
    hn_label end = hnemit_label(c);
    hncond_jump(c, n->Assert.test, end, true);
    uint32_t top = c->u->top, w = hnunit_temp(c, 2);
    hnemit(c, n->Assert.test, HN_OP_LOAD_COMMON, w, HN_COMMON_ASSERTION_ERROR, 0);
    if (n->Assert.msg) {
        hnexpr_to(c, n->Assert.msg, w + 1);
        hnemit(c, n, HN_OP_CALL, w, w, 1);
    }
    hnemit(c, n->Assert.test, HN_OP_RAISE, w, 0, 0);
    c->u->top = top;
    hnemit_bind(c, end);
}

static bool check_async(hn_compiler *c, const hn_node *n, const char *what) {
    if (c->u->is_async) return true;
    if (c->u->scope->kind == HN_SCOPE_MODULE && c->flags & HN_COMPILE_TOP_AWAIT) return true;
    hnunit_fail(c, n, "'%s' outside async function", what);
    return false;
}

static void simple_stmt(hn_compiler *c, const hn_node *n) {
    switch (n->kind) {
    case HN_AST_Expr: expr_stmt(c, n); break;
    case HN_AST_Assign: hntarget_assign(c, n); break;
    case HN_AST_AugAssign: hntarget_augment(c, n); break;
    case HN_AST_AnnAssign: hntarget_annotated(c, n); break;
    case HN_AST_Return: return_stmt(c, n); break;
    case HN_AST_Delete:
        for (uint32_t i = 0; i < n->Delete.targets.len; i++) hntarget_delete(c, n->Delete.targets.items[i]);
        break;
    case HN_AST_Raise: raise_stmt(c, n); break;
    case HN_AST_Assert: assert_stmt(c, n); break;
    case HN_AST_Import: hnimport_stmt(c, n); break;
    case HN_AST_ImportFrom: hnimport_from(c, n); break;
    case HN_AST_Break: jump_out(c, n, true); break;
    case HN_AST_Continue: jump_out(c, n, false); break;
    case HN_AST_TypeAlias: hngeneric_alias(c, n); break;
    default: break;
    }
}

static void one_stmt(hn_compiler *c, const hn_node *n) {
    switch (n->kind) {
    case HN_AST_FunctionDef:
    case HN_AST_AsyncFunctionDef: hnfuncdef_stmt(c, n); break;
    case HN_AST_ClassDef: hnclassdef_stmt(c, n); break;
    case HN_AST_If: if_stmt(c, n); break;
    case HN_AST_While: while_stmt(c, n); break;
    case HN_AST_For: for_stmt(c, n); break;
    case HN_AST_AsyncFor:
        if (check_async(c, n, "async for")) async_for(c, n);
        break;
    case HN_AST_With: hntry_with(c, n); break;
    case HN_AST_AsyncWith:
        if (check_async(c, n, "async with")) hntry_with(c, n);
        break;
    case HN_AST_Try: hntry_stmt(c, n); break;
    case HN_AST_TryStar: hntry_star(c, n); break;
    case HN_AST_Match: hnmatch_stmt(c, n); break;
    default: simple_stmt(c, n); break;
    }
}

void hnstmt_list(hn_compiler *c, const hn_nodes *l) {
    for (uint32_t i = 0; i < l->len && hnunit_ok(c); i++) {
        hnunit_status(c, hnmeter_charge(&c->vm->meter, 1));
        if (hnunit_ok(c)) one_stmt(c, l->items[i]);
    }
}
