/* Liveness of one register: a search through the code from where a frame goes on, along all paths, until each
 * has read the register, written it or ended. */
#include "vm/live.h"

typedef struct search {
    const hn_code *code;
    uint32_t reg, at, nwork, room;
    uint32_t *work; /* instructions to look at, from `at` on; each is put there once */
    uint8_t *seen;  /* by instruction; NULL: whether it stands in `work` */
    bool full;
} search;

static bool stands_for(const hn_instr *i, unsigned operand, uint32_t r) {
    uint32_t first, n = hninstr_operand(i, operand, &first);
    return r >= first && r - first < n;
}

static bool live_reads(const hn_instr *i, uint32_t r) {
    uint8_t leaves = hnop_info[i->op].leaves;
    if ((leaves == HN_LEAVES_NOTHING || leaves == HN_LEAVES_UPDATE) && stands_for(i, 0, r)) return true;
    return stands_for(i, 1, r) || stands_for(i, 2, r);
}

static bool writes(const hn_instr *i, uint32_t r) {
    uint8_t leaves = hnop_info[i->op].leaves;
    return leaves != HN_LEAVES_NOTHING && leaves != HN_LEAVES_ITEM && stands_for(i, 0, r);
}

static bool was_seen(const search *s, uint32_t pc) {
    if (s->seen) return s->seen[pc];
    for (uint32_t i = 0; i < s->nwork; i++)
        if (s->work[i] == pc) return true;
    return false;
}

static void go(search *s, uint32_t pc) {
    if (pc >= s->code->ninstrs || was_seen(s, pc)) return;
    s->full |= s->nwork == s->room;
    if (s->full) return;
    if (s->seen) s->seen[pc] = 1;
    s->work[s->nwork++] = pc;
}

static void live_go_on(search *s, uint32_t pc) {
    const hn_instr *i = &s->code->instrs[pc];
    for (uint32_t k = 0; hnop_has(i->op, 'R') && k < s->code->nhandlers; k++) {
        const hn_handler *h = &s->code->handlers[k];
        if (pc < h->start || pc >= h->end) continue;
        if (s->reg != h->reg && s->reg != h->reg + 1) go(s, h->target);
        break;
    }
    if (writes(i, s->reg)) return;
    bool item =
        hnop_info[i->op].leaves == HN_LEAVES_ITEM && stands_for(i, 0, s->reg); /* written by the jump */
    if (hnop_has(i->op, 'J') && !item) go(s, hninstr_target(i, pc));
    if (!hnop_has(i->op, 'E')) go(s, pc + (hnop_has(i->op, 'X') ? 2 : 1));
}

static bool find_read(search *s, uint32_t pc, bool called) {
    if (called)
        live_go_on(s, pc);
    else
        go(s, pc);
    while (s->at < s->nwork) {
        uint32_t next = s->work[s->at++];
        if (live_reads(&s->code->instrs[next], s->reg)) return true;
        live_go_on(s, next);
    }
    return s->full;
}

/* A loop keeps its iterator for all of its body, also where no path leads back. */
static bool iterates(const hn_code *c, uint32_t pc, uint32_t r) {
    for (uint32_t k = pc; k < c->ninstrs; k++) {
        const hn_instr *i = &c->instrs[k];
        if (i->op == HN_OP_FOR_ITER && i->b / 8u == r && hninstr_target(i, k) <= pc) return true;
    }
    return false;
}

bool hnlive_register(hn_vm *vm, const hn_code *c, uint32_t pc, bool called, uint32_t r) {
    if (iterates(c, pc, r)) return true;
    size_t size = (size_t)c->ninstrs * (sizeof(uint32_t) + 1);
    uint32_t *work = hnmem_alloc(&vm->meter, size);
    if (!work) return true;
    search s = {
        .code = c, .reg = r, .room = c->ninstrs, .work = work, .seen = (uint8_t *)(work + c->ninstrs)};
    memset(s.seen, 0, c->ninstrs);
    bool live = find_read(&s, pc, called);
    hnmem_free(&vm->meter, work, size);
    hnmeter_effort(&vm->meter, c->ninstrs >> 2);
    return live;
}

static bool hands_over(const hn_instr *i) {
    return i->op == HN_OP_CALL || i->op == HN_OP_CALL_METHOD || i->op == HN_OP_CALL_KW ||
           i->op == HN_OP_CALL_METHOD_KW || i->op == HN_OP_CALL_EX;
}

/* What it leaves is all written when what it has called is over. */
static bool writes_last(const hn_instr *i) {
    return hands_over(i) || i->op == HN_OP_UNPACK || i->op == HN_OP_UNPACK_EX;
}

/* The instruction before pc is under way: its operands may be looked at again when that is over (an
 * operator's; a call has handed its own over), and results may lie there. */
static bool waiting(hn_vm *vm, const hn_code *c, uint32_t pc, uint32_t r) {
    if (!pc) return true;
    uint32_t before = c->instrs[pc - 1].op == HN_OP_EXTRA && pc > 1 ? pc - 2 : pc - 1;
    const hn_instr *i = &c->instrs[before];
    if (writes_last(i) && writes(i, r) && !live_reads(i, r)) return false; /* where the result will stand */
    return (!hands_over(i) && (live_reads(i, r) || writes(i, r))) ||
           hnlive_register(vm, c, before, true, r) ||
           (pc < c->ninstrs && hnlive_register(vm, c, pc, false, r));
}

bool hnlive_kept(hn_vm *vm, const hn_code *c, uint32_t pc, bool waits, uint32_t r) {
    return waits ? waiting(vm, c, pc, r) : hnlive_register(vm, c, pc, false, r);
}

static bool never_read(const hn_code *c, uint32_t pc, uint32_t r) {
    uint32_t work[48];
    search s = {.code = c, .reg = r, .room = sizeof work / sizeof *work, .work = work};
    return r >= c->nlocals && !find_read(&s, pc, false);
}

bool hnlive_dropped(const hn_code *c, uint32_t pc, uint32_t r) {
    const hn_instr *i = &c->instrs[pc];
    if (pc + 1 >= c->ninstrs || i->op != HN_OP_MOVE || i->b / 8u != r) return never_read(c, pc, r);
    return never_read(c, pc + 1, r) && never_read(c, pc + 1, i->a / 8u); /* also not where it went */
}
