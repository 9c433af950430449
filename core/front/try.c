/* try, except*, finally and with. stmt.c calls it, and hntry_leave for a jump out of such a block. A handler
 * finds its exception in register r, and in r + 1 the one that was being handled before. While a handler
 * runs, a cleanup handler covers it: an exception that leaves the handler takes r + 1 along, so that the
 * state before both is restored. The body of a `finally` is compiled once for each way out. */
#include "front/unit.h"

/* ---- blocks ---- */

static void open_block(hn_compiler *c, hn_block *b) {
    b->outer = c->u->block;
    b->start = hnemit_here(c);
    c->u->block = b;
}

static void close_block(hn_compiler *c, hn_block *b) {
    if (b->ranged) hnemit_range(c, b->start, b->handler, b->handler_reg);
    c->u->block = b->outer;
}

/* A block whose instructions are handled at a label that will come. */
static hn_block ranged_block(hn_compiler *c, hn_block_kind kind, uint32_t handler_reg) {
    return (hn_block){
        .kind = (uint8_t)kind, .ranged = true, .handler = hnemit_label(c), .handler_reg = handler_reg};
}

static void forget_name(hn_compiler *c, const hn_node *at, const hn_name *name) {
    uint32_t top = c->u->top, t = hnunit_temp(c, 1);
    hnemit_none(c, at, t);
    hnvar_store(c, at, name, t);
    hnvar_delete(c, at, name);
    c->u->top = top;
}

/* The cleanup of handler `b`: leaves both exceptions and goes on with the newer one. */
static void cleanup(hn_compiler *c, const hn_node *at, const hn_block *b, const uint64_t *set) {
    hnemit_handler(c, b->handler, set);
    if (!hnemit_reached(c, b->handler)) return;
    if (b->name) forget_name(c, at, b->name);
    hnemit_move(c, at, b->handler_reg + 1, b->reg + 1);
    hnemit(c, at, HN_OP_RERAISE, b->handler_reg, 0, 0);
}

/* What __exit__ answers stands in the first free register. */
static void call_exit(hn_compiler *c, const hn_node *at, const hn_block *b, uint32_t exc) {
    uint32_t top = c->u->top, w = hnunit_temp(c, 5);
    hnemit_move(c, at, w, b->reg);
    hnemit_move(c, at, w + 1, b->reg + 1);
    if (exc == HN_NO_REG)
        for (uint32_t i = 0; i < 3; i++) hnemit_none(c, at, w + 2 + i);
    else
        hnemit(c, at, HN_OP_EXC_INFO, w + 2, exc, 0);
    hnemit(c, at, HN_OP_CALL_METHOD, w, w, 3);
    if (b->async) hnexpr_await(c, at, w, 2);
    c->u->top = top;
}

void hntry_leave(hn_compiler *c, const hn_node *at, hn_block *b) {
    uint32_t top = c->u->top;
    switch (b->kind) {
    case HN_BLOCK_FINALLY: hnstmt_list(c, b->body); break;
    case HN_BLOCK_WITH: call_exit(c, b->node, b, HN_NO_REG); break;
    case HN_BLOCK_HANDLER:
        hnemit(c, at, HN_OP_POP_EXC, b->reg, 0, 0);
        if (b->name) forget_name(c, at, b->name);
        break;
    default: break;
    }
    c->u->top = top;
}

/* ---- try ---- */

static void except_body(hn_compiler *c, const hn_node *h, uint32_t exc, uint32_t spare, hn_label end) {
    hn_block b = ranged_block(c, HN_BLOCK_HANDLER, spare);
    b.reg = exc;
    b.name = h->ExceptHandler.name;
    if (b.name) hnvar_store(c, h, b.name, exc);
    uint64_t *set = hnemit_state(c);
    open_block(c, &b);
    hnstmt_list(c, &h->ExceptHandler.body);
    close_block(c, &b);
    hntry_leave(c, h, &b);
    hnemit_jump(c, h, HN_OP_JMP, 0, 0, end);
    cleanup(c, h, &b, set);
}

static void except_clauses(hn_compiler *c, const hn_node *n, uint32_t exc, hn_label end) {
    const hn_nodes *l = &n->Try.handlers;
    uint32_t spare = hnunit_temp(c, 2), top = c->u->top;
    for (uint32_t i = 0; i < l->len && hnunit_ok(c); i++) {
        const hn_node *h = l->items[i];
        hn_label next = hnemit_label(c);
        if (!h->ExceptHandler.type && i + 1 < l->len) {
            hnunit_fail(c, h, "default 'except:' must be last");
            return;
        }
        if (h->ExceptHandler.type) {
            /* The clause's own expression may raise, too. */
            hn_block b = ranged_block(c, HN_BLOCK_TRY, spare);
            b.reg = exc;
            uint64_t *set = hnemit_state(c);
            open_block(c, &b);
            uint32_t t = hnexpr_any(c, h->ExceptHandler.type);
            hn_label match = hnemit_label(c);
            hnemit_jump(c, h, HN_OP_JNEXC, exc, t, next);
            close_block(c, &b);
            c->u->top = top;
            hnemit_jump(c, h, HN_OP_JMP, 0, 0, match);
            cleanup(c, h, &b, set);
            hnemit_bind(c, match);
        }
        except_body(c, h, exc, spare, end);
        hnemit_bind(c, next);
    }
    hnemit(c, n, HN_OP_RERAISE, exc, 0, 0);
}

static void try_except(hn_compiler *c, const hn_node *n) {
    hn_label end = hnemit_label(c);
    uint32_t top = c->u->top, exc = hnunit_temp(c, 2);
    hn_block b = ranged_block(c, HN_BLOCK_TRY, exc);
    uint64_t *set = hnemit_state(c);
    open_block(c, &b);
    hnstmt_list(c, &n->Try.body);
    close_block(c, &b);
    hnstmt_list(c, &n->Try.orelse);
    hnemit_jump(c, n, HN_OP_JMP, 0, 0, end);
    hnemit_handler(c, b.handler, set);
    except_clauses(c, n, exc, end);
    c->u->top = top;
    hnemit_bind(c, end);
}

typedef void inner_fn(hn_compiler *c, const hn_node *n);

static void try_finally(hn_compiler *c, const hn_node *n, inner_fn *inner) {
    hn_label end = hnemit_label(c);
    uint32_t top = c->u->top, exc = hnunit_temp(c, 4);
    hn_block b = ranged_block(c, HN_BLOCK_FINALLY, exc);
    b.body = &n->Try.finalbody;
    uint64_t *set = hnemit_state(c);
    open_block(c, &b);
    inner(c, n);
    close_block(c, &b);
    hnstmt_list(c, &n->Try.finalbody);
    hnemit_jump(c, n, HN_OP_JMP, 0, 0, end);
    hnemit_handler(c, b.handler, set);
    hn_block h = ranged_block(c, HN_BLOCK_HANDLER, exc + 2);
    h.reg = exc;
    uint64_t *inside = hnemit_state(c);
    open_block(c, &h);
    hnstmt_list(c, &n->Try.finalbody);
    close_block(c, &h);
    hnemit(c, n->Try.finalbody.items[n->Try.finalbody.len - 1], HN_OP_RERAISE, exc, 0, 0);
    cleanup(c, n, &h, inside);
    c->u->top = top;
    hnemit_bind(c, end);
}

static void try_body(hn_compiler *c, const hn_node *n) {
    if (n->Try.handlers.len)
        try_except(c, n);
    else {
        hnstmt_list(c, &n->Try.body);
        hnstmt_list(c, &n->Try.orelse);
    }
}

void hntry_stmt(hn_compiler *c, const hn_node *n) {
    if (n->Try.finalbody.len)
        try_finally(c, n, try_body);
    else
        try_except(c, n);
}

/* ---- except* (PEP 654) ----
 *
 * Registers from `exc`: the exception and what was handled before; 2: what is left of the group or None; 3:
 * list of what handlers raised; 4, 5: for handlers of handlers; 6, 7: a window, 6 is also the matched
 * part. */
enum { STAR_REST = 2, STAR_LIST = 3, STAR_SPARE = 4, STAR_WINDOW = 6, STAR_REGS = 8 };

static void star_match(hn_compiler *c, const hn_node *h, uint32_t exc, hn_label next) {
    uint32_t w = exc + STAR_WINDOW;
    hnemit_jump(c, h, HN_OP_JNONE, exc + STAR_REST, 0, next);
    hnexpr_to(c, h->ExceptHandler.type, w + 1);
    hnemit_move(c, h, w, exc + STAR_REST);
    hnexpr_slow(c, h, w, w, HN_SLOW_EXCEPT_STAR_MATCH);
    hnemit(c, h, HN_OP_UNPACK, w, w, 2);
    hnemit_move(c, h, exc + STAR_REST, w + 1);
    hnemit_jump(c, h, HN_OP_JNONE, w, 0, next);
}

static void star_body(hn_compiler *c, const hn_node *h, uint32_t exc, hn_label next) {
    hn_block b = ranged_block(c, HN_BLOCK_STAR, exc + STAR_SPARE);
    const hn_name *name = h->ExceptHandler.name;
    hnemit(c, h, HN_OP_SET_EXC, exc + STAR_WINDOW, 0, 0);
    if (name) hnvar_store(c, h, name, exc + STAR_WINDOW);
    uint64_t *set = hnemit_state(c);
    open_block(c, &b);
    hnstmt_list(c, &h->ExceptHandler.body);
    close_block(c, &b);
    if (name) forget_name(c, h, name);
    hnemit_jump(c, h, HN_OP_JMP, 0, 0, next);
    hnemit_handler(c, b.handler, set);
    if (hnemit_reached(c, b.handler)) {
        hnemit(c, h, HN_OP_LIST_APPEND, exc + STAR_LIST, exc + STAR_SPARE, 0);
        hnemit(c, h, HN_OP_POP_EXC, exc + STAR_SPARE, 0, 0);
        if (name) forget_name(c, h, name);
    }
}

static void star_end(hn_compiler *c, const hn_node *n, uint32_t exc) {
    uint32_t w = exc + STAR_WINDOW;
    hn_label nothing = hnemit_label(c), matched = hnemit_label(c);
    hnemit_jump(c, n, HN_OP_JNONE, exc + STAR_REST, 0, matched);
    hnemit(c, n, HN_OP_LIST_APPEND, exc + STAR_LIST, exc + STAR_REST, 0);
    hnemit_bind(c, matched);
    hnemit_move(c, n, w, exc);
    hnemit_move(c, n, w + 1, exc + STAR_LIST);
    hnexpr_slow(c, n, w, w, HN_SLOW_EXCEPT_STAR_RAISE);
    hnemit_jump(c, n, HN_OP_JNONE, w, 0, nothing);
    hnemit_move(c, n, exc, w);
    hnemit(c, n, HN_OP_RERAISE, exc, 0, 0);
    hnemit_bind(c, nothing);
    hnemit(c, n, HN_OP_POP_EXC, exc, 0, 0);
}

static void star_clauses(hn_compiler *c, const hn_node *n, uint32_t exc) {
    hn_block b = ranged_block(c, HN_BLOCK_TRY, exc + STAR_SPARE);
    b.reg = exc;
    uint64_t *set = hnemit_state(c);
    open_block(c, &b);
    hnemit_move(c, n, exc + STAR_REST, exc);
    hnemit(c, n, HN_OP_BUILD_LIST, exc + STAR_LIST, exc + STAR_LIST, 0);
    for (uint32_t i = 0; i < n->TryStar.handlers.len && hnunit_ok(c); i++) {
        const hn_node *h = n->TryStar.handlers.items[i];
        hn_label next = hnemit_label(c);
        star_match(c, h, exc, next);
        star_body(c, h, exc, next);
        hnemit_bind(c, next);
        hnemit(c, h, HN_OP_SET_EXC, exc, 0, 0);
    }
    hn_label end = hnemit_label(c);
    close_block(c, &b);
    star_end(c, n, exc);
    hnemit_jump(c, n, HN_OP_JMP, 0, 0, end);
    cleanup(c, n, &b, set);
    hnemit_bind(c, end);
}

static void try_star(hn_compiler *c, const hn_node *n) {
    hn_label end = hnemit_label(c);
    uint32_t top = c->u->top, exc = hnunit_temp(c, STAR_REGS);
    hn_block b = ranged_block(c, HN_BLOCK_TRY, exc);
    uint64_t *set = hnemit_state(c);
    open_block(c, &b);
    hnstmt_list(c, &n->TryStar.body);
    close_block(c, &b);
    hnstmt_list(c, &n->TryStar.orelse);
    hnemit_jump(c, n, HN_OP_JMP, 0, 0, end);
    hnemit_handler(c, b.handler, set);
    star_clauses(c, n, exc);
    c->u->top = top;
    hnemit_bind(c, end);
}

void hntry_star(hn_compiler *c, const hn_node *n) {
    if (n->TryStar.finalbody.len)
        try_finally(c, n, try_star);
    else
        try_star(c, n);
}

/* ---- with ---- */

static void with_items(hn_compiler *c, const hn_node *n, uint32_t i);

/* __exit__ in b->reg and b->reg + 1, what __enter__ gave in the register answered. */
static uint32_t try_enter(hn_compiler *c, const hn_node *at, hn_block *b) {
    uint32_t manager = b->reg + 2, w = manager + 1;
    hnexpr_to(c, at, manager);
    hnemit(c, at, HN_OP_LOAD_SPECIAL, b->reg, manager, b->async ? HN_SPECIAL_AEXIT : HN_SPECIAL_EXIT);
    hnemit(c, at, HN_OP_LOAD_SPECIAL, w, manager, b->async ? HN_SPECIAL_AENTER : HN_SPECIAL_ENTER);
    hnemit(c, at, HN_OP_CALL_METHOD, w, w, 0);
    if (b->async) hnexpr_await(c, at, w, 1);
    return w;
}

static void exit_exceptionally(hn_compiler *c, const hn_node *at, const hn_block *b) {
    hn_block h = ranged_block(c, HN_BLOCK_HANDLER, b->handler_reg + 2);
    hn_label swallow = hnemit_label(c);
    h.reg = b->handler_reg;
    uint64_t *set = hnemit_state(c);
    open_block(c, &h);
    call_exit(c, at, b, h.reg);
    hnemit_jump(c, at, HN_OP_JT, c->u->top, 0, swallow);
    close_block(c, &h);
    hnemit(c, at, HN_OP_RERAISE, h.reg, 0, 0);
    cleanup(c, at, &h, set);
    hnemit_bind(c, swallow);
    hnemit(c, at, HN_OP_POP_EXC, h.reg, 0, 0);
}

static void with_item(hn_compiler *c, const hn_node *n, uint32_t i) {
    const hn_node *item = n->With.items.items[i], *at = item->withitem.context_expr;
    uint32_t top = c->u->top, regs = hnunit_temp(c, 8);
    hn_block b = ranged_block(c, HN_BLOCK_WITH, regs + 4);
    b.reg = regs;
    b.async = n->kind == HN_AST_AsyncWith;
    b.node = at;
    c->u->top = regs + 5;
    uint32_t value = try_enter(c, at, &b);
    c->u->top = regs + 8;
    uint64_t *set = hnemit_state(c);
    hn_label end = hnemit_label(c);
    open_block(c, &b);
    if (item->withitem.optional_vars) hntarget_store(c, item->withitem.optional_vars, value);
    with_items(c, n, i + 1);
    close_block(c, &b);
    hntry_leave(c, at, &b);
    hnemit_jump(c, at, HN_OP_JMP, 0, 0, end);
    hnemit_handler(c, b.handler, set);
    if (hnemit_reached(c, b.handler)) exit_exceptionally(c, at, &b);
    c->u->top = top;
    hnemit_bind(c, end);
}

static void with_items(hn_compiler *c, const hn_node *n, uint32_t i) {
    if (!hnunit_ok(c)) return;
    if (i == n->With.items.len)
        hnstmt_list(c, &n->With.body);
    else if (i >= 200)
        hnunit_fail(c, n, "too many statically nested blocks");
    else
        with_item(c, n, i);
}

void hntry_with(hn_compiler *c, const hn_node *n) {
    with_items(c, n, 0);
}
