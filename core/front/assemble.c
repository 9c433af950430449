/* Ends a unit: makes a code object of its instructions. It resolves labels, widens jumps that do
 * not reach, inserts PACE (so that no path has many instructions that the meter does not count), and writes
 * handlers and positions. All of this must depend on the source alone, since a snapshot's program counters
 * must fit the code when it is compiled again. */
#include "front/unit.h"

#include "code/positions.h"
#include "code/verify.h"

typedef struct assembly {
    hn_compiler *c;
    hn_unit *u;
    hn_ins *ins;
    uint32_t n, out_n;
    uint32_t *at;      /* where instruction i goes, with the PACE before it; n + 1 of them */
    uint32_t *paces;   /* the steps of the PACE before instruction i; 0: there is none */
    uint8_t *expanded; /* a jump of 16 bits that does not reach: three instructions */
    hn_instr *out;
} assembly;

static int32_t label_at(const assembly *s, hn_label l) {
    return ((const hn_label_info *)(const void *)s->u->labels.data + l)->at;
}

/* A jump to a jump goes to where that one goes. SEND stays as it is: YIELD has to follow it directly. */
static uint32_t final_target(const assembly *s, const hn_ins *jump) {
    uint32_t t = (uint32_t)label_at(s, jump->label);
    if (jump->i.op == HN_OP_SEND) return t;
    for (int hops = 0; HN_FUSED && hops < 8 && t < s->n && s->ins[t].i.op == HN_OP_JMP; hops++)
        t = (uint32_t)label_at(s, s->ins[t].label);
    return t;
}

static bool assemble_is_short(const hn_ins *i) {
    return i->label >= 0 && hnop_info[i->i.op].format[2] == 'J';
}

/* Without the PACE before it. */
static uint32_t assemble_size_of(const assembly *s, uint32_t i) {
    if (s->expanded[i]) return 3;
    return HN_FUSED && s->ins[i].i.op == HN_OP_JMP && final_target(s, &s->ins[i]) == i + 1 ? 0 : 1;
}

/* So many instructions in a row, or times 8 registers that a frame begins with, are a step. */
#define ROW 64u
/* Some instructions belong together. */
static bool may_pace(const assembly *s, uint32_t i) {
    uint16_t op = s->ins[i].i.op;
    return op != HN_OP_EXTRA && op != HN_OP_YIELD && (!i || s->ins[i - 1].i.op != HN_OP_FOR_ITER);
}
/* Finds where a PACE is needed, so that no way through the code has many more than ROW instructions that
 * nobody counts: calls, jumps back and what is caught count by themselves. paces[] holds for jumps forward
 * how many instructions came before them, until they are met. */
static hn_status place_paces(assembly *s) {
    uint32_t row = s->u->nregs / 8;
    bool falls = true; /* into instruction i */
    for (uint32_t i = 0; i < s->n; i++) {
        HN_PACE(s->c->vm, i);
        const hn_ins *ins = &s->ins[i];
        uint32_t jumped = s->paces[i];
        row = !falls || jumped > row ? jumped : row;
        s->paces[i] = row >= ROW && may_pace(s, i) ? row / ROW : 0;
        if (s->paces[i]) row = 0;
        row++;
        falls = !hnop_has(ins->i.op, 'E');
        if (ins->label < 0) continue;
        uint32_t to = final_target(s, ins);
        if (to > i && to < s->n && s->paces[to] < row) s->paces[to] = row;
    }
    return HN_OK;
}

/* Numbers the instructions until every short jump reaches. */
static hn_status assemble_place(assembly *s) {
    for (bool again = true; again;) {
        again = false;
        HN_TRY(hnmeter_charge(&s->c->vm->meter, s->n >> 4));
        uint32_t at = s->u->nconst_regs;
        for (uint32_t i = 0; i < s->n; i++) {
            HN_PACE(s->c->vm, i);
            s->at[i] = at;
            at += assemble_size_of(s, i) + (s->paces[i] != 0);
        }
        s->at[s->n] = s->out_n = at;
        if (at < INT16_MAX) break;
        for (uint32_t i = 0; i < s->n; i++) {
            HN_PACE(s->c->vm, i);
            if (!assemble_is_short(&s->ins[i]) || s->expanded[i]) continue;
            int64_t d = (int64_t)s->at[final_target(s, &s->ins[i])] - (s->at[i] + (s->paces[i] != 0) + 1);
            if (d < INT16_MIN || d > INT16_MAX) s->expanded[i] = again = true;
        }
    }
    return HN_OK;
}

/* Locals, then the constants of loops, then temporaries. */
static uint32_t final_register(const assembly *s, uint32_t reg) {
    if (reg < s->u->nlocals) return reg;
    return reg >= HN_CONST_REG ? s->u->nlocals + (reg - HN_CONST_REG) : reg + s->u->nconst_regs;
}

static uint16_t assemble_operand(const assembly *s, char letter, uint16_t v) {
    return letter == 'R' || letter == 'W' ? (uint16_t)(8 * final_register(s, v)) : v;
}

static void assemble_set_wide(hn_instr *i, int64_t v) {
    i->b = (uint16_t)((uint64_t)v & 0xFFFF);
    i->c = (uint16_t)((uint64_t)v >> 16 & 0xFFFF);
}

/* The constants of loops are loaded before everything else. */
static void write_constants(assembly *s) {
    for (uint32_t i = 0; i < s->u->nconst_regs; i++) {
        hn_value v = s->u->const_regs[i];
        hn_instr *o = &s->out[i];
        o->a = (uint16_t)(8 * (s->u->nlocals + i));
        if (hnv_is_int(v) && hnv_int(v) == (int32_t)hnv_int(v)) {
            o->op = HN_OP_LOADI;
            assemble_set_wide(o, hnv_int(v));
        } else if (hnv_is_const(v)) {
            o->op = HN_OP_LOADC;
            o->b = (uint16_t)hnv_const(v);
        } else {
            o->op = HN_OP_LOADK;
            assemble_set_wide(o, hnunit_const(s->c, v));
        }
    }
}

/* Writes instruction i; an expanded jump is: jump over the next one; to behind; to the target. */
static void write_one(assembly *s, uint32_t i) {
    const hn_ins *ins = &s->ins[i];
    uint32_t at = s->at[i];
    if (s->paces[i]) {
        s->out[at] = (hn_instr){.op = HN_OP_PACE};
        assemble_set_wide(&s->out[at++], s->paces[i]);
    }
    if (s->at[i + 1] == at) return;
    const char *f = hnop_info[ins->i.op].format;
    hn_instr *o = &s->out[at];
    *o = (hn_instr){ins->i.op, assemble_operand(s, f[0], ins->i.a), assemble_operand(s, f[1], ins->i.b),
                    assemble_operand(s, f[2], ins->i.c)};
    if (ins->label < 0) return;
    int64_t to = s->at[final_target(s, ins)];
    if (!assemble_is_short(ins))
        assemble_set_wide(o, to - (at + 1));
    else if (!s->expanded[i])
        o->c = (uint16_t)(to - (at + 1));
    else {
        o->c = 1;
        o[1] = (hn_instr){.op = HN_OP_JMP};
        assemble_set_wide(&o[1], 1);
        o[2] = (hn_instr){.op = HN_OP_JMP};
        assemble_set_wide(&o[2], to - (at + 3));
    }
}

static bool same_place(const hn_position *a, const hn_position *b) {
    return a->line == b->line && a->col == b->col && a->end_line == b->end_line && a->end_col == b->end_col;
}

static void write_positions(assembly *s, hn_buf *lines) {
    hn_position_writer w = {0};
    hn_position start = {s->u->proto.firstlineno, s->u->proto.firstlineno, 0, 0};
    if (s->u->nconst_regs) hnpositions_put(lines, &w, s->u->nconst_regs, &start);
    for (uint32_t i = 0, next; i < s->n && !lines->failed; i = next) {
        lines->failed |= hnmeter_late(lines->meter, 2);
        for (next = i + 1; next < s->n && same_place(&s->ins[i].at, &s->ins[next].at);) next++;
        if (s->at[next] > s->at[i]) hnpositions_put(lines, &w, s->at[next] - s->at[i], &s->ins[i].at);
    }
}

static hn_status write_ranges(assembly *s, hn_code *p) {
    const hn_range_info *r = (const hn_range_info *)(const void *)s->u->ranges.data;
    uint32_t n = (uint32_t)(s->u->ranges.len / sizeof *r);
    if (!(p->handlers = hnunit_grab(s->c, (n + 1) * sizeof *p->handlers))) return HN_NOMEM;
    for (uint32_t i = 0; i < n; i++) {
        hn_handler h = {s->at[r[i].start], s->at[r[i].end], s->at[label_at(s, r[i].target)],
                        final_register(s, r[i].reg)};
        if (h.start < h.end) p->handlers[p->nhandlers++] = h;
    }
    return HN_OK;
}

/* Names of the registers, and where the cells of free variables come from. */
static hn_status write_registers(assembly *s, hn_code *p) {
    hn_compiler *c = s->c;
    hn_scope *scope = s->u->scope;
    p->nlocals = scope->nlocals;
    p->free_base = scope->free_base;
    p->nfree = scope->nfree;
    p->nregs = (uint16_t)(s->u->nregs + s->u->nconst_regs);
    p->cellvars = scope->cells;
    p->varnames = hnunit_grab(c, (scope->nlocals + 1u) * sizeof *p->varnames);
    p->captures = hnunit_grab(c, (scope->nfree + 1u) * sizeof *p->captures);
    if (!hnunit_ok(c)) return HN_NOMEM;
    for (uint32_t i = 0; i < scope->nlocals; i++) {
        const hn_name *name = scope->varnames[i];
        if (name == hnunit_known(c, HN_KNOWN_dot_format) && scope->kind == HN_SCOPE_ANNOTATE)
            name = hnunit_known(c, HN_KNOWN_format);
        p->varnames[i] = hnunit_name_value(c, name);
    }
    hn_scope *here = c->scope;
    c->scope = s->u->outer_scope;
    for (uint32_t i = 0; i < scope->nfree; i++)
        p->captures[i] = (uint16_t)hnvar_cell(c, scope->varnames[scope->free_base + i]);
    c->scope = here;
    const hn_symbol *y = hnsymtable_find(scope, hnunit_known(c, HN_KNOWN_class_));
    if (y && y->flags & HN_DEF_FREE) p->class_cell = y->free_reg;
    return c->st.status;
}

static void take_arrays(assembly *s, hn_code *p) {
    hn_unit *u = s->u;
    p->consts = (hn_value *)(void *)u->consts.data;
    p->nconsts = (uint32_t)(u->consts.len / sizeof *p->consts);
    p->names = (hn_value *)(void *)u->names.data;
    p->nnames = (uint32_t)(u->names.len / sizeof *p->names);
    p->ics = (hn_ic *)(void *)u->ics.data;
    p->nics = (uint32_t)(u->ics.len / sizeof *p->ics);
    p->children = (hn_value *)(void *)u->children.data;
    p->nchildren = (uint32_t)(u->children.len / sizeof *p->children);
    p->source = s->c->source;
}

static hn_status write_code(assembly *s, hn_buf *lines, hn_code **out) {
    hn_code *p = &s->u->proto;
    HN_TRY(place_paces(s));
    HN_TRY(assemble_place(s));
    s->out = hnunit_grab(s->c, (s->out_n + 1u) * sizeof *s->out);
    if (!s->out) return HN_NOMEM;
    write_constants(s);
    for (uint32_t i = 0; i < s->n; i++) {
        HN_PACE(s->c->vm, i);
        write_one(s, i);
    }
    HN_TRY(write_ranges(s, p));
    HN_TRY(write_registers(s, p));
    write_positions(s, lines);
    if (lines->failed) return HN_NOMEM;
    take_arrays(s, p);
    p->instrs = s->out;
    p->ninstrs = s->out_n;
    p->lines = lines->data;
    p->nlines = (uint32_t)lines->len;
    HN_TRY(hncode_new(s->c->vm, p, out));
#if defined(HN_HOSTILE) || defined(HN_PLAIN)
    if (hnverify_code(*out) != NULL) return hnmeter_stop_at(&s->c->vm->meter, HN_LIMIT_NESTING);
#endif
    return HN_OK;
}

static hn_status assemble(hn_compiler *c, hn_code **out) {
    hn_unit *u = c->u;
    assembly s = {.c = c, .u = u, .ins = (hn_ins *)(void *)u->ins.data, .n = hnemit_here(c)};
    s.at = hnunit_grab(c, (s.n + 1u) * sizeof *s.at);
    s.paces = hnunit_grab(c, (s.n + 1u) * sizeof *s.paces);
    s.expanded = hnunit_grab(c, s.n + 1u);
    if (!s.at || !s.paces || !s.expanded) return HN_NOMEM;
    hn_buf lines;
    hnbuf_init(&lines, &c->vm->meter);
    hn_status status = write_code(&s, &lines, out);
    hnbuf_free(&lines);
    return status;
}

hn_code *hnassemble(hn_compiler *c) {
    hn_code *code = NULL;
    if (hnunit_ok(c)) hnunit_status(c, assemble(c, &code));
    hnunit_end(c, code);
    return hnunit_ok(c) ? code : NULL;
}
