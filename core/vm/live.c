/* Liveness analysis. Of one register: a search through the code from the place where a frame continues, along
 * all paths, until each has read the register, written it or ended. Of 64 at once: the data-flow equations of
 * all instructions, solved from the last to the first until nothing changes (Kildall 1973). The two answer
 * the same question, so a change to one belongs in the other, too. */
#include "vm/live.h"

typedef struct search {
    const hn_code *code;
    uint32_t reg, at, nwork, room;
    uint32_t *work; /* instructions to look at, from `at` on; each is added once */
    uint8_t *seen;  /* by instruction; NULL: whether it stands in `work` */
    bool full;
} search;

/* Returns the bits of n registers from r on, among the 64 from `first` on. */
static uint64_t live_bits(uint32_t r, uint32_t n, uint32_t first) {
    uint32_t from = r > first ? r : first, to = r + n < first + 64 ? r + n : first + 64;
    if (from >= to) return 0;
    return (to - from == 64 ? UINT64_MAX : (UINT64_C(1) << (to - from)) - 1) << (from - first);
}

static uint64_t operand_bits(const hn_instr *i, unsigned operand, uint32_t first) {
    uint32_t r, n = hninstr_operand(i, operand, &r);
    return live_bits(r, n, first);
}

static uint64_t bits_read(const hn_instr *i, uint32_t first) {
    uint8_t leaves = hnop_info[i->op].leaves;
    bool updates = leaves == HN_LEAVES_NOTHING || leaves == HN_LEAVES_UPDATE;
    return (updates ? operand_bits(i, 0, first) : 0) | operand_bits(i, 1, first) | operand_bits(i, 2, first);
}

static uint64_t bits_written(const hn_instr *i, uint32_t first) {
    uint8_t leaves = hnop_info[i->op].leaves;
    return leaves != HN_LEAVES_NOTHING && leaves != HN_LEAVES_ITEM ? operand_bits(i, 0, first) : 0;
}

static bool live_reads(const hn_instr *i, uint32_t r) {
    return bits_read(i, r) & 1;
}

static bool writes(const hn_instr *i, uint32_t r) {
    return bits_written(i, r) & 1;
}

/* Where the code may continue after an instruction, and which of 64 registers have the same value there. */
typedef struct edge {
    uint32_t to;
    uint64_t same;
} edge;

static unsigned live_edges(const hn_code *c, uint32_t pc, uint32_t first, edge out[3]) {
    const hn_instr *i = &c->instrs[pc];
    unsigned n = 0;
    for (uint32_t k = 0; hnop_has(i->op, 'R') && k < c->nhandlers; k++) {
        const hn_handler *h = &c->handlers[k];
        if (pc < h->start || pc >= h->end) continue;
        out[n++] = (edge){h->target, ~live_bits(h->reg, 2, first)};
        break;
    }
    uint64_t same = ~bits_written(i, first);
    bool item = hnop_info[i->op].leaves == HN_LEAVES_ITEM; /* written by the jump */
    if (hnop_has(i->op, 'J'))
        out[n++] = (edge){hninstr_target(i, pc), item ? same & ~operand_bits(i, 0, first) : same};
    if (!hnop_has(i->op, 'E')) out[n++] = (edge){pc + (hnop_has(i->op, 'X') ? 2u : 1u), same};
    return n;
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
    edge edges[3];
    unsigned n = live_edges(s->code, pc, s->reg, edges);
    for (unsigned k = 0; k < n; k++)
        if (edges[k].same & 1) go(s, edges[k].to);
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

/* Returns whether a loop keeps its iterator in r. It keeps it in all of its body, also where no path leads
 * back. */
static bool iterates(const hn_code *c, uint32_t pc, uint32_t r) {
    for (uint32_t k = pc; k < c->ninstrs; k++) {
        const hn_instr *i = &c->instrs[k];
        if (i->op == HN_OP_FOR_ITER && i->b / 8u == r && hninstr_target(i, k) <= pc) return true;
    }
    return false;
}

bool hnlive_register(hn_vm *vm, const hn_code *c, uint32_t pc, bool called, uint32_t r) {
    HN_TOUCH(&vm->meter, c->ninstrs - pc);
    if (iterates(c, pc, r)) return true;
    size_t size = (size_t)c->ninstrs * (sizeof(uint32_t) + 1);
    uint32_t *work = hnmem_alloc(&vm->meter, size);
    if (!work) {
        vm->heap.precise = false;
        return true;
    }
    search s = {
        .code = c, .reg = r, .room = c->ninstrs, .work = work, .seen = (uint8_t *)(work + c->ninstrs)};
    memset(s.seen, 0, c->ninstrs);
    bool live = find_read(&s, pc, called);
    HN_TOUCH(&vm->meter, s.at);
    hnmem_free(&vm->meter, work, size);
    hnmeter_effort(&vm->meter, c->ninstrs >> 2);
    return live;
}

static bool hands_over(const hn_instr *i) {
    return i->op == HN_OP_CALL || i->op == HN_OP_CALL_METHOD || i->op == HN_OP_CALL_KW ||
           i->op == HN_OP_CALL_METHOD_KW || i->op == HN_OP_CALL_EX;
}

/* Returns whether the instruction writes all its results after its call is over. */
static bool writes_last(const hn_instr *i) {
    return hands_over(i) || i->op == HN_OP_UNPACK || i->op == HN_OP_UNPACK_EX;
}

/* Returns whether r is needed while the instruction before pc is under way. An operator may read its operands
 * again when its call is over; a call has handed them over. Results may be written there. */
static bool waiting(hn_vm *vm, const hn_code *c, uint32_t pc, uint32_t r) {
    if (!pc) return true;
    uint32_t before = c->instrs[pc - 1].op == HN_OP_EXTRA && pc > 1 ? pc - 2 : pc - 1;
    const hn_instr *i = &c->instrs[before];
    if (writes_last(i) && writes(i, r) && !live_reads(i, r)) return false; /* the result will be here */
    return (!hands_over(i) && (live_reads(i, r) || writes(i, r))) ||
           hnlive_register(vm, c, before, true, r) ||
           (pc < c->ninstrs && hnlive_register(vm, c, pc, false, r));
}

bool hnlive_kept(hn_vm *vm, const hn_code *c, uint32_t pc, bool waits, uint32_t r) {
    return waits ? waiting(vm, c, pc, r) : hnlive_register(vm, c, pc, false, r);
}

/* ---- 64 at once ---- */

static uint64_t live_behind(const hn_code *c, uint32_t pc, uint32_t first, const uint64_t *in) {
    edge edges[3];
    uint64_t live = 0;
    unsigned n = live_edges(c, pc, first, edges);
    for (unsigned k = 0; k < n; k++)
        if (edges[k].to < c->ninstrs) live |= edges[k].same & in[edges[k].to];
    return live;
}

void hnlive_solve(hn_vm *vm, const hn_code *c, uint32_t first, uint64_t *in) {
    memset(in, 0, c->ninstrs * sizeof *in);
    for (bool changed = true; changed;) {
        changed = false;
        HN_TOUCH(&vm->meter, c->ninstrs);
        hnmeter_effort(&vm->meter, c->ninstrs >> 1);
        for (uint32_t pc = c->ninstrs; pc-- > 0;) {
            if (c->instrs[pc].op == HN_OP_EXTRA) continue;
            uint64_t live = bits_read(&c->instrs[pc], first) | live_behind(c, pc, first, in);
            changed |= live != in[pc];
            in[pc] = live;
        }
    }
}

/* As `waiting`, for 64 registers. */
static uint64_t waiting_bits(const hn_code *c, uint32_t pc, uint32_t first, const uint64_t *in) {
    if (!pc) return UINT64_MAX;
    uint32_t before = c->instrs[pc - 1].op == HN_OP_EXTRA && pc > 1 ? pc - 2 : pc - 1;
    const hn_instr *i = &c->instrs[before];
    uint64_t reads = bits_read(i, first), written = bits_written(i, first);
    uint64_t live = live_behind(c, before, first, in) | (pc < c->ninstrs ? in[pc] : 0);
    if (!hands_over(i)) live |= reads | written;
    return writes_last(i) ? live & ~(written & ~reads) : live;
}

uint64_t hnlive_kept_bits(const hn_code *c, uint32_t pc, bool waits, uint32_t first, const uint64_t *in) {
    if (waits) return waiting_bits(c, pc, first, in);
    return pc < c->ninstrs ? in[pc] : 0;
}

void hnlive_iterators(hn_vm *vm, const hn_code *c, uint32_t pc, bool waits, uint64_t *bits) {
    uint32_t before = !waits || !pc ? pc : c->instrs[pc - 1].op == HN_OP_EXTRA && pc > 1 ? pc - 2 : pc - 1;
    HN_TOUCH(&vm->meter, c->ninstrs - before);
    for (uint32_t k = before; k < c->ninstrs; k++) {
        const hn_instr *i = &c->instrs[k];
        if (i->op != HN_OP_FOR_ITER) continue;
        uint32_t r = i->b / 8u, target = hninstr_target(i, k);
        if (target <= before || (k >= pc && target <= pc)) bits[r / 64] |= UINT64_C(1) << r % 64;
    }
}

static bool never_read(const hn_code *c, uint32_t pc, uint32_t r) {
    uint32_t work[48];
    search s = {.code = c, .reg = r, .room = sizeof work / sizeof *work, .work = work};
    return r >= c->nlocals && !find_read(&s, pc, false);
}

bool hnlive_dropped(const hn_code *c, uint32_t pc, uint32_t r) {
    const hn_instr *i = &c->instrs[pc];
    if (pc + 1 >= c->ninstrs || i->op != HN_OP_MOVE || i->b / 8u != r) return never_read(c, pc, r);
    return never_read(c, pc + 1, r) && never_read(c, pc + 1, i->a / 8u); /* nor in the register that it was
                                                                            moved to */
}
