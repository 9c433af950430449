/* The disassembler. Operands are printed by the format column of opcodes.def, so a new opcode in a known
 * format needs no change here. The code may be bad: an unknown opcode is printed as a question mark. */
#include "code/disasm.h"

#include "base/dtoa.h"

#include "code/positions.h"
#include "object/str.h"

static void disasm_put_str(hn_buf *out, hn_value s) {
    if (hnv_is(s, HN_KIND_STR))
        hnstr_to_utf8(HN_STR(s), out);
    else
        hnbuf_str(out, "?");
}

static void disasm_put_double(hn_buf *out, double d) {
    char text[HN_DTOA_MAX];
    hnbuf_put(out, text, hndtoa_repr(d, text));
}

static void put_quoted(hn_buf *out, const hn_str *s) {
    hnbuf_byte(out, '\'');
    for (uint32_t i = 0; i < s->len && i < 60; i++) {
        uint32_t ch = hnstr_at(s, i);
        if (ch == '\n')
            hnbuf_str(out, "\\n");
        else if (ch >= 32 && ch < 127)
            hnbuf_byte(out, (uint8_t)ch);
        else
            hnbuf_printf(out, "\\x{%x}", (unsigned)ch);
    }
    hnbuf_str(out, s->len > 60 ? "...'" : "'");
}

static void disasm_put_value(hn_buf *out, hn_value v, int depth) {
    static const char *const constants[] = {"<unset>", "None", "False", "True", "Ellipsis", "NotImplemented"};
    if (hnv_is_int(v))
        hnbuf_printf(out, "%lld", (long long)hnv_int(v));
    else if (hnv_is_double(v))
        disasm_put_double(out, hnv_double(v));
    else if (hnv_is_const(v))
        hnbuf_str(out, hnv_const(v) < 6 ? constants[hnv_const(v)] : "?");
    else if (hnv_is(v, HN_KIND_STR))
        put_quoted(out, HN_STR(v));
    else if (hnv_is(v, HN_KIND_INT))
        hnbuf_str(out, "<big int>");
    else if (hnv_is(v, HN_KIND_BYTES))
        hnbuf_printf(out, "<%u bytes>", (unsigned)HN_BYTES(v)->len);
    else if (hnv_is(v, HN_KIND_FROZENSET))
        hnbuf_printf(out, "<frozenset of %u>", (unsigned)HN_SET(v)->live);
    else if (hnv_is(v, HN_KIND_COMPLEX))
        hnbuf_str(out, "<complex>");
    else if (hnv_is(v, HN_KIND_TUPLE) && depth < 4) {
        const hn_tuple *t = HN_TUPLE(v);
        hnbuf_byte(out, '(');
        for (uint32_t i = 0; i < t->len && i < 8; i++) {
            if (i) hnbuf_str(out, ", ");
            disasm_put_value(out, t->items[i], depth + 1);
        }
        hnbuf_str(out, t->len > 8 ? ", ...)" : ")");
    } else
        hnbuf_str(out, "<object>");
}

static void put_register(hn_buf *out, const hn_code *code, uint16_t scaled, bool window) {
    uint32_t reg = scaled / 8;
    hnbuf_printf(out, window ? " r%u.." : " r%u", (unsigned)reg);
    if (reg >= code->nlocals) return;
    hnbuf_byte(out, ':');
    disasm_put_str(out, code->varnames[reg]);
}

static void put_operand(hn_buf *out, const hn_code *code, const hn_instr *i, uint32_t pc, char letter,
                        uint16_t v) {
    switch (letter) {
    case 'R': put_register(out, code, v, false); break;
    case 'W': put_register(out, code, v, true); break;
    case 'K':
        hnbuf_byte(out, ' ');
        if (v < code->nnames) disasm_put_str(out, code->names[v]);
        break;
    case 'C':
        hnbuf_byte(out, ' ');
        if (v < code->nics) disasm_put_str(out, code->ics[v].name);
        break;
    case 'I': hnbuf_printf(out, " %d", (int)(int16_t)v); break;
    case 'F':
    case 'U': hnbuf_printf(out, " #%u", (unsigned)v); break;
    case 'J': hnbuf_printf(out, " ->%lld", (long long)pc + 1 + (int16_t)v); break;
    case 'k':
        hnbuf_byte(out, ' ');
        if ((uint32_t)hninstr_i32(i) < code->nconsts) disasm_put_value(out, code->consts[hninstr_i32(i)], 0);
        break;
    case 'i': hnbuf_printf(out, " %d", (int)hninstr_i32(i)); break;
    case 'j': hnbuf_printf(out, " ->%lld", (long long)pc + 1 + hninstr_i32(i)); break;
    default: break;
    }
}

static void put_instr(hn_buf *out, const hn_code *code, uint32_t pc, const hn_position *at) {
    const hn_instr *i = &code->instrs[pc];
    hnbuf_printf(out, "%4u %3u:%-3u %-16s", (unsigned)pc, (unsigned)at->line, (unsigned)at->col,
                 i->op < HN_OP_COUNT ? hnop_info[i->op].name : "?");
    if (i->op < HN_OP_COUNT) {
        const char *f = hnop_info[i->op].format;
        put_operand(out, code, i, pc, f[0], i->a);
        put_operand(out, code, i, pc, f[1], i->b);
        if (f[2]) put_operand(out, code, i, pc, f[2], i->c);
    }
    while (out->len && out->data[out->len - 1] == ' ') out->len--;
    hnbuf_byte(out, '\n');
}

static void disasm_put_header(hn_buf *out, const hn_code *code) {
    hnbuf_str(out, "code ");
    disasm_put_str(out, code->qualname);
    hnbuf_printf(out, " #%u line %u: pos %u posonly %u kwonly %u locals %u free %u regs %u flags %u\n",
                 (unsigned)code->index, (unsigned)code->firstlineno, (unsigned)code->npos,
                 (unsigned)code->nposonly, (unsigned)code->nkwonly, (unsigned)code->nlocals,
                 (unsigned)code->nfree, (unsigned)code->nregs, (unsigned)code->h.flags);
    for (uint32_t i = 0; i < code->nfree; i++) {
        hnbuf_str(out, "  free ");
        disasm_put_str(out, code->varnames[code->free_base + i]);
        hnbuf_printf(out, " from r%u\n", (unsigned)code->captures[i]);
    }
}

static void disasm_put_one(hn_buf *out, const hn_code *code) {
    disasm_put_header(out, code);
    hn_position_reader r;
    hnpositions_start(&r, code);
    for (uint32_t pc = 0; pc < code->ninstrs; pc++) put_instr(out, code, pc, hnpositions_next(&r));
    for (uint32_t i = 0; i < code->nhandlers; i++) {
        const hn_handler *h = &code->handlers[i];
        hnbuf_printf(out, "  handler %u..%u ->%u r%u\n", (unsigned)h->start, (unsigned)h->end,
                     (unsigned)h->target, (unsigned)h->reg);
    }
    hnbuf_byte(out, '\n');
}

void hndisasm_code(hn_vm *vm, const hn_code *code, hn_buf *out) {
    disasm_put_one(out, code);
    for (uint32_t i = 0; i < code->nchildren; i++)
        if (hnv_is(code->children[i], HN_KIND_CODE))
            hndisasm_code(vm, HN_AS(hn_code, code->children[i]), out);
}
