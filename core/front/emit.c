/* Emits instructions, labels and handled ranges into the unit, and tracks which locals are certainly set, so
 * that a load of these needs no CHECK. All files of the compiler emit through it. Nothing is emitted while
 * the unit is dead (control cannot get there) or has failed. The set of a label is the intersection over all
 * jumps to it; loops and handlers forget the locals that some statement deletes. */
#include "front/unit.h"

#define ROW 16 /* instructions that are a step to make */

void hnemit_dead(hn_compiler *c) {
    c->u->dead = HN_FUSED;
    if (c->u->set) memset(c->u->set, 0xFF, c->u->words * sizeof *c->u->set);
}

static hn_label_info *label_info(const hn_compiler *c, hn_label l) {
    return (hn_label_info *)(void *)c->u->labels.data + l;
}

static void emit_put(hn_compiler *c, const hn_node *at, hn_instr i, hn_label label) {
    if (c->u->dead || !hnunit_ok(c)) return;
    hn_ins ins = {i, label, {at->lineno, at->end_lineno, at->col_offset, at->end_col_offset}};
    hnbuf_put(&c->u->ins, &ins, sizeof ins);
    if (c->u->ins.failed) hnunit_status(c, HN_NOMEM);
    /* Names of an import, exits of `with`: more instructions than statements and expressions, which count by
     * themselves. */
    if (hnemit_here(c) % ROW == 0) hnunit_status(c, hnmeter_charge(&c->vm->meter, 1));
}

void hnemit(hn_compiler *c, const hn_node *at, hn_op op, uint32_t a, uint32_t b, uint32_t cc) {
    emit_put(c, at, (hn_instr){(uint16_t)op, (uint16_t)a, (uint16_t)b, (uint16_t)cc}, -1);
    if (hnop_has((uint16_t)op, 'E')) hnemit_dead(c);
}

void hnemit_wide(hn_compiler *c, const hn_node *at, hn_op op, uint32_t a, int32_t v) {
    hnemit(c, at, op, a, (uint32_t)v & 0xFFFF, (uint32_t)v >> 16);
}

uint64_t *hnemit_state(hn_compiler *c) {
    size_t size = c->u->words * sizeof(uint64_t);
    if (!hnunit_ok(c)) return NULL;
    uint64_t *set = hnunit_grab(c, size);
    if (set) memcpy(set, c->u->set, size);
    hnunit_status(c, hnmeter_charge(&c->vm->meter, c->u->words >> 4));
    return set;
}

/* Control may go from here to the label. */
static void flow(hn_compiler *c, hn_label l) {
    if (c->u->dead || !hnunit_ok(c)) return;
    uint64_t *set = label_info(c, l)->set;
    if (!set)
        set = hnemit_state(c);
    else
        for (uint32_t i = 0; i < c->u->words; i++) set[i] &= c->u->set[i];
    label_info(c, l)->set = set;
    label_info(c, l)->reached = true;
}

void hnemit_jump(hn_compiler *c, const hn_node *at, hn_op op, uint32_t a, uint32_t b, hn_label to) {
    if (!hnunit_ok(c)) return;
    if (label_info(c, to)->at < 0) flow(c, to);
    emit_put(c, at, (hn_instr){(uint16_t)op, (uint16_t)a, (uint16_t)b, 0}, to);
    if (op == HN_OP_JMP) hnemit_dead(c);
}

hn_label hnemit_label(hn_compiler *c) {
    hn_label_info info = {.at = -1};
    hn_label l = (hn_label)(c->u->labels.len / sizeof info);
    hnbuf_put(&c->u->labels, &info, sizeof info);
    if (c->u->labels.failed) hnunit_status(c, HN_NOMEM);
    return l;
}

bool hnemit_reached(const hn_compiler *c, hn_label l) {
    return hnunit_ok(c) && label_info(c, l)->reached;
}

void hnemit_bind(hn_compiler *c, hn_label l) {
    if (!hnunit_ok(c)) return;
    hn_label_info *info = label_info(c, l);
    info->at = (int32_t)hnemit_here(c);
    if (!info->reached) return;
    if (c->u->dead)
        memcpy(c->u->set, info->set, c->u->words * sizeof *info->set);
    else
        for (uint32_t i = 0; i < c->u->words; i++) c->u->set[i] &= info->set[i];
    c->u->dead = false;
}

/* Locals that some statement deletes may be unset on the way round a loop or into a handler. */
static void forget_deleted(hn_compiler *c) {
    if (!hnunit_ok(c) || !c->u->scope->deletes) return;
    for (hn_symbol *y = c->u->scope->first; y; y = y->next)
        if (y->flags & HN_DEF_DELETED && y->reg != HN_NO_REG && !c->u->dead) hnemit_unset(c, y->reg);
    hnunit_status(c, hnmeter_charge(&c->vm->meter, c->u->scope->count >> 4));
}

void hnemit_head(hn_compiler *c, hn_label l) {
    if (!hnunit_ok(c)) return;
    label_info(c, l)->at = (int32_t)hnemit_here(c);
    forget_deleted(c);
}

void hnemit_loop_body(hn_compiler *c, hn_label l, const uint64_t *set_at_entry) {
    if (!hnunit_ok(c)) return;
    label_info(c, l)->at = (int32_t)hnemit_here(c);
    if (!set_at_entry) return;
    memcpy(c->u->set, set_at_entry, c->u->words * sizeof *set_at_entry);
    c->u->dead = false;
    forget_deleted(c);
}

void hnemit_handler(hn_compiler *c, hn_label l, const uint64_t *set_at_start) {
    if (!hnunit_ok(c)) return;
    hn_label_info *info = label_info(c, l);
    info->at = (int32_t)hnemit_here(c);
    if (!info->reached) return;
    memcpy(c->u->set, set_at_start, c->u->words * sizeof *set_at_start);
    c->u->dead = false;
    forget_deleted(c);
}

void hnemit_range(hn_compiler *c, uint32_t start, hn_label target, uint32_t reg) {
    uint32_t end = hnemit_here(c);
    if (!hnunit_ok(c) || start >= end) return;
    hn_range_info r = {start, end, target, reg};
    hnbuf_put(&c->u->ranges, &r, sizeof r);
    if (c->u->ranges.failed) hnunit_status(c, HN_NOMEM);
    label_info(c, target)->reached = true;
}

void hnemit_set(hn_compiler *c, uint32_t reg) {
    if (c->u->set && reg < c->u->nlocals) c->u->set[reg / 64] |= UINT64_C(1) << (reg % 64);
}

void hnemit_unset(hn_compiler *c, uint32_t reg) {
    if (c->u->set && reg < c->u->nlocals && !c->u->dead) c->u->set[reg / 64] &= ~(UINT64_C(1) << (reg % 64));
}

bool hnemit_is_set(const hn_compiler *c, uint32_t reg) {
    return HN_FUSED && (!c->u->set || (c->u->set[reg / 64] >> (reg % 64) & 1));
}

void hnemit_move(hn_compiler *c, const hn_node *at, uint32_t dst, uint32_t src) {
    if (dst != src) hnemit(c, at, HN_OP_MOVE, dst, src, 0);
}

void hnemit_none(hn_compiler *c, const hn_node *at, uint32_t dst) {
    hnemit(c, at, HN_OP_LOADC, dst, 1, 0);
}

void hnemit_constant(hn_compiler *c, const hn_node *at, uint32_t dst, hn_value v) {
    if (c->u->dead) return;
    if (hnv_is_int(v) && hnv_int(v) == (int32_t)hnv_int(v))
        hnemit_wide(c, at, HN_OP_LOADI, dst, (int32_t)hnv_int(v));
    else if (hnv_is_const(v))
        hnemit(c, at, HN_OP_LOADC, dst, hnv_const(v), 0);
    else
        hnemit_wide(c, at, HN_OP_LOADK, dst, (int32_t)hnunit_const(c, v));
}
