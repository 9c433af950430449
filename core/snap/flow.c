/* Checks that each register holds the kind that later instructions trust, such as a cell or a list, by
 * forward data-flow analysis (Kildall 1973). check.c calls it for each frame and generator of a load. It
 * trusts the code, which was compiled here, but not the registers. */
#include "snap/reader.h"

typedef uint16_t kinds; /* HN_HOLDS_*, or: */
enum { RIGHT = HN_HOLDS_ALL + 1 /* computed by the code itself */ };

typedef struct hn_snap_flow {
    const hn_code *code;
    uint32_t nregs;
    kinds *now;     /* at the instruction looked at */
    kinds **states; /* at the instructions that are jumped to; NULL elsewhere and before one is reached */
    uint8_t *is_target;
    hn_arena arena;
    hn_buf queue; /* instructions to be looked at again */
    uint32_t pc;  /* of the one looked at */
    bool running; /* on a way from an instruction of the queue, ... */
    bool first;   /* which pc still is */
    bool wrong, nomem;
} flow;

/* Trusts the kind of an object. */
static kinds kinds_of(hn_value v) {
    if (v == HN_UNBOUND) return HN_HOLDS_UNSET;
    if (v == HN_NONE) return HN_HOLDS_NONE;
    if (!hnv_is_ref(v)) return HN_HOLDS_OTHER;
    switch ((hn_kind)hnv_ref(v)->kind) {
    case HN_KIND_CELL: return HN_HOLDS_CELL;
    case HN_KIND_LIST: return HN_HOLDS_LIST;
    case HN_KIND_SET: return HN_HOLDS_SET;
    case HN_KIND_DICT: return HN_HOLDS_DICT;
    case HN_KIND_TUPLE: return HN_HOLDS_TUPLE;
    case HN_KIND_EXC: return HN_HOLDS_EXC;
    case HN_KIND_STR: return HN_HOLDS_STR;
    default: return HN_HOLDS_OTHER;
    }
}

/* Trusts the flow's table; not the register. */
static void flow_need(flow *f, uint32_t reg, kinds allowed) {
    if (reg >= f->nregs || (f->now[reg] & ~(allowed | RIGHT))) f->wrong = true;
}

/* Trusts opcodes.def. */
static void written(flow *f, uint32_t reg, uint32_t n) {
    for (uint32_t i = reg; i < reg + n && i < f->nregs; i++) f->now[i] = RIGHT;
}

/* ---- requirements ---- */

/* Trusts the code that is closed over, which our compiler made. */
static void need_captures(flow *f, const hn_instr *i) {
    const hn_code *child = HN_AS(hn_code, f->code->children[i->c]);
    for (uint32_t k = 0; k < child->nfree; k++) flow_need(f, child->captures[k], HN_HOLDS_CELL);
}

/* Trusts the operands, which our compiler made. */
static bool captures(const hn_instr *i) {
    return hnop_info[i->op].format[2] == 'F';
}

/* Trusts opcodes.def; not what is in the registers. */
static void check_needs(flow *f, const hn_instr *i) {
    hn_need must;
    if (captures(i)) need_captures(f, i);
    for (unsigned k = 0; k < HN_NEEDS_MAX && hninstr_need(i, k, &must); k++)
        for (uint32_t r = 0; r < must.n; r++) flow_need(f, must.first + r, must.allowed);
}

/* ---- effects ---- */

/* Trusts opcodes.def: what an instruction leaves. */
static void apply_writes(flow *f, const hn_instr *i) {
    uint32_t first, n = hninstr_operand(i, 0, &first);
    switch ((hn_op_leaves)hnop_info[i->op].leaves) {
    case HN_LEAVES_NOTHING: return;
    case HN_LEAVES_ITEM: return; /* only where it jumps */
    case HN_LEAVES_COPY: f->now[first] = f->now[i->b / 8u]; return;
    case HN_LEAVES_RESULT:
    case HN_LEAVES_UPDATE: written(f, first, n); return;
    }
    f->wrong = true;
}

/* ---- joins ---- */

/* Trusts that pc is an instruction's. */
static void reach(flow *f, uint32_t pc) {
    if (pc >= f->code->ninstrs) {
        f->wrong = true;
        return;
    }
    kinds *to = f->states[pc];
    bool changed = !to;
    if (!to) {
        to = f->states[pc] = hnarena_alloc(&f->arena, f->nregs * sizeof *to + 1);
        if (!to) {
            f->nomem = true;
            return;
        }
    }
    for (uint32_t r = 0; r < f->nregs; r++) {
        kinds both = to[r] | f->now[r];
        changed |= both != to[r];
        to[r] = both;
    }
    if (!changed) return;
    hnbuf_put(&f->queue, &pc, sizeof pc);
    f->nomem |= f->queue.failed;
}

/* Trusts the table of handlers, which our compiler made. */
static void reach_handler(flow *f, uint32_t pc) {
    for (uint32_t k = 0; k < f->code->nhandlers; k++) {
        const hn_handler *h = &f->code->handlers[k];
        if (pc < h->start || pc >= h->end) continue;
        if (h->reg + 1 >= f->nregs) {
            f->wrong = true;
            return;
        }
        kinds before[2] = {f->now[h->reg], f->now[h->reg + 1]};
        written(f, h->reg, 2);
        reach(f, h->target);
        f->now[h->reg] = before[0];
        f->now[h->reg + 1] = before[1];
        return;
    }
}

/* Trusts the code. */
static void mark_targets(flow *f) {
    const hn_code *c = f->code;
    for (uint32_t pc = 0; pc < c->ninstrs; pc++) {
        if (!hnop_has(c->instrs[pc].op, 'J')) continue;
        uint32_t to = hninstr_target(&c->instrs[pc], pc);
        if (to < c->ninstrs) f->is_target[to] = 1;
    }
    for (uint32_t k = 0; k < c->nhandlers; k++)
        if (c->handlers[k].target < c->ninstrs) f->is_target[c->handlers[k].target] = 1;
}

/* Trusts the operands. */
static void take_jump(flow *f, const hn_instr *i, uint32_t pc) {
    uint32_t a = i->a / 8u;
    if (hnop_info[i->op].leaves != HN_LEAVES_ITEM) {
        reach(f, hninstr_target(i, pc));
        return;
    }
    kinds before = f->now[a];
    f->now[a] = RIGHT;
    reach(f, hninstr_target(i, pc));
    f->now[a] = before;
}

/* From f->pc on, until control ends or joins what is known. Trusts the code; what it knows of registers is
 * what entry and instructions gave. */
static hn_status follow(hn_snap_reader *r, flow *f) {
    const hn_code *c = f->code;
    while (!f->wrong && !f->nomem) {
        uint32_t pc = f->pc;
        const hn_instr *i = &c->instrs[pc];
        if (pc >= c->ninstrs || i->op >= HN_OP_COUNT) {
            f->wrong = true;
            break;
        }
        if (!f->first && f->is_target[pc]) {
            reach(f, pc);
            break;
        }
        check_needs(f, i);
        if (c->nhandlers && hnop_has(i->op, 'R')) reach_handler(f, pc);
        apply_writes(f, i);
        if (hnop_has(i->op, 'J')) take_jump(f, i, pc);
        if (hnop_has(i->op, 'E')) break;
        f->pc += hnop_has(i->op, 'X') ? 2 : 1;
        f->first = false;
        HN_TRY(hnsnap_pause(r, 1 + (c->nhandlers ? (c->nhandlers + f->nregs) >> 4 : 0)));
    }
    f->running = false;
    return f->nomem ? HN_NOMEM : HN_OK;
}

/* Trusts opcodes.def. */
static bool needs_nothing(const hn_code *c) {
    for (uint32_t pc = 0; pc < c->ninstrs; pc++) {
        const hn_instr *i = &c->instrs[pc];
        if (i->op >= HN_OP_COUNT || captures(i) || hnop_info[i->op].needs) return false;
    }
    return true;
}

/* Trusts nothing about the values of the registers. */
static void set_entry(flow *f, const hn_value *regs, const hn_snap_entry *e) {
    for (uint32_t r = 0; r < f->nregs; r++) f->now[r] = r >= e->clobbered ? (kinds)~RIGHT : kinds_of(regs[r]);
    if (e->dst < f->nregs) f->now[e->dst] = e->text ? HN_HOLDS_STR : (kinds)~RIGHT;
}

/* Where the frame continues. Trusts the code, and that pc is an instruction's. */
static void reach_entry(flow *f, uint32_t pc, const hn_snap_entry *e) {
    if (!e->raises) reach(f, pc);
    if (!pc) return;
    /* The instruction that called is finished by what the call gives: a jump may be taken, an exception
     * raised. */
    const hn_instr *instrs = f->code->instrs;
    uint32_t before = instrs[pc - 1].op == HN_OP_EXTRA && pc > 1 ? pc - 2 : pc - 1;
    const hn_instr *i = &instrs[before];
    if (hnop_has(i->op, 'J')) reach(f, hninstr_target(i, before));
    if (hnop_has(i->op, 'R') || i->op == HN_OP_YIELD) reach_handler(f, before);
}

/* Trusts the code; nothing about the registers. */
static hn_status begin_flow(hn_snap_reader *r, const hn_code *c, uint32_t pc, const hn_value *regs,
                            const hn_snap_entry *e) {
    hn_meter *m = &r->vm->meter;
    flow *f = r->flow = hnmem_alloc(m, sizeof *f);
    if (!f) return HN_NOMEM;
    *f = (flow){.code = c, .nregs = c->nregs};
    hnarena_init(&f->arena, m);
    hnbuf_init(&f->queue, m);
    f->now = hnarena_alloc(&f->arena, f->nregs * sizeof *f->now + 1);
    f->states = hnarena_alloc(&f->arena, c->ninstrs * sizeof *f->states);
    f->is_target = hnarena_alloc(&f->arena, c->ninstrs);
    if (!f->now || !f->states || !f->is_target) return HN_NOMEM;
    mark_targets(f);
    set_entry(f, regs, e);
    reach_entry(f, pc, e);
    return HN_OK;
}

/* Trusts the analysis as it was left. */
static hn_status analyse(hn_snap_reader *r, flow *f) {
    while (!f->wrong && !f->nomem && (f->running || f->queue.len)) {
        if (!f->running) {
            f->queue.len -= sizeof f->pc;
            memcpy(&f->pc, f->queue.data + f->queue.len, sizeof f->pc);
            memcpy(f->now, f->states[f->pc], f->nregs * sizeof *f->now);
            f->running = f->first = true;
        }
        HN_TRY(follow(r, f));
    }
    return f->nomem ? HN_NOMEM : HN_OK;
}

/* Trusts that what is not NULL is its own. */
void hnsnap_drop_flow(hn_snap_reader *r) {
    flow *f = r->flow;
    if (!f) return;
    hnarena_free(&f->arena);
    hnbuf_free(&f->queue);
    hnmem_free(&r->vm->meter, f, sizeof *f);
    r->flow = NULL;
}

/* Trusts the code, and that pc is an instruction's; nothing about the registers. */
hn_status hnsnap_check_flow(hn_snap_reader *r, const hn_code *code, uint32_t pc, const hn_value *regs,
                            const hn_snap_entry *e) {
    if (!r->flow) {
        hnsnap_work(r, code->ninstrs >> 3);
        if (needs_nothing(code)) return HN_OK;
        HN_TRY(begin_flow(r, code, pc, regs, e));
    }
    HN_TRY(analyse(r, r->flow));
    bool wrong = r->flow->wrong;
    hnsnap_drop_flow(r);
    return wrong ? hnsnap_damaged(r, "a frame's registers are not what its code needs") : HN_OK;
}
