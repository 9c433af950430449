/* The structural verifier. It checks each instruction by its row in opcodes.def, then the tables. An
 * instruction must not rely on the content of a local, unless that is a cell, because programs can set locals
 * at any time; the check for that is here, too. */
#include "code/verify.h"

#include "code/positions.h"

static const char *check_register(const hn_code *code, uint16_t v) {
    if (v % 8) return "a register is not scaled";
    return v / 8 < code->nregs ? NULL : "a register is out of range";
}

static const char *verify_check_target(const hn_code *code, int64_t to) {
    if (to < 0 || to >= (int64_t)code->ninstrs) return "a jump leads outside";
    return code->instrs[to].op == HN_OP_EXTRA ? "a jump leads into EXTRA" : NULL;
}

static const char *check_operand(const hn_code *code, uint32_t pc, char letter, uint16_t v) {
    const hn_instr *i = &code->instrs[pc];
    switch (letter) {
    case 'R':
    case 'W': return check_register(code, v);
    case 'K': return v < code->nnames ? NULL : "a name is out of range";
    case 'C': return v < code->nics ? NULL : "an inline cache is out of range";
    case 'F': return v < code->nchildren ? NULL : "a child is out of range";
    case 'k': return (uint32_t)hninstr_i32(i) < code->nconsts ? NULL : "a constant is out of range";
    case 'J': return verify_check_target(code, (int64_t)pc + 1 + (int16_t)v);
    case 'j': return verify_check_target(code, (int64_t)pc + 1 + hninstr_i32(i));
    case '-': return v == 0 ? NULL : "an unused operand is not zero";
    default: return NULL;
    }
}

static const char *check_numbers(const hn_code *code, const hn_instr *i) {
    switch (i->op) {
    case HN_OP_SLOW: return i->c < HN_SLOW_COUNT ? NULL : "a slow function is out of range";
    case HN_OP_LOADC: return i->b <= 5 ? NULL : "a constant number is out of range";
    case HN_OP_CHECK: return i->a / 8 < code->nlocals ? NULL : "CHECK of a register without a name";
    default: return NULL;
    }
}

static const char *check_instr(const hn_code *code, uint32_t pc) {
    const hn_instr *i = &code->instrs[pc];
    if (i->op >= HN_OP_COUNT) return "an opcode is unknown";
    const char *f = hnop_info[i->op].format, *bad = check_operand(code, pc, f[0], i->a);
    bool wide = f[1] == 'k' || f[1] == 'i' || f[1] == 'j';
    if (!bad) bad = check_operand(code, pc, f[1], i->b);
    if (!bad && !wide) bad = check_operand(code, pc, f[2], i->c);
    if (!bad) bad = check_numbers(code, i);
    if (bad) return bad;
    uint32_t first, n = hninstr_window(i, &first);
    if (first + n > code->nregs) return "a window is out of range";
    hn_need need; /* programs can set locals at any time (FrameLocalsProxy): no instruction trusts them */
    for (unsigned k = 0; k < HN_NEEDS_MAX && hninstr_need(i, k, &need); k++)
        if (need.first < code->nlocals && need.allowed != HN_HOLDS_CELL) return "a local is trusted";
    bool extra = pc + 1 < code->ninstrs && code->instrs[pc + 1].op == HN_OP_EXTRA;
    if ((hnop_has(i->op, 'X')) != extra) return "EXTRA stands in the wrong place";
    if (pc + 1 == code->ninstrs && !hnop_has(i->op, 'E')) return "control falls off the end";
    return NULL;
}

static const char *check_tables(const hn_code *code) {
    for (uint32_t k = 0; k < code->nhandlers; k++) {
        const hn_handler *h = &code->handlers[k];
        if (h->start >= h->end || h->end > code->ninstrs) return "a handled range is out of range";
        if (h->reg + 1 >= code->nregs || h->reg < code->nlocals)
            return "a handler's registers are out of range";
        const char *bad = verify_check_target(code, h->target);
        if (bad) return bad;
        for (uint32_t m = 0; m < k; m++) {
            const hn_handler *o = &code->handlers[m];
            bool same = o->start == h->start && o->end == h->end;
            if (!same && o->start <= h->start && h->end <= o->end)
                return "an inner handled range stands behind an outer one";
        }
    }
    if (code->npos + code->nkwonly > code->nlocals || code->nposonly > code->npos)
        return "too many parameters";
    if (code->nlocals > code->nregs || code->free_base + code->nfree > code->nlocals) return "register plan";
    if (!hnpositions_valid(code->lines, code->nlines, code->ninstrs)) return "positions";
    return NULL;
}

const char *hnverify_code(const hn_code *code) {
    if (!code->ninstrs) return "no instructions";
    if (code->instrs[0].op == HN_OP_EXTRA) return "EXTRA stands in the wrong place";
    for (uint32_t pc = 0; pc < code->ninstrs; pc++) {
        const char *bad = check_instr(code, pc);
        if (bad) return bad;
    }
    return check_tables(code);
}
