/* The tables of opcode.h, and the registers of single instructions. Each row of opcodes.def is packed into an
 * hn_op_info. A need takes 16 of the 32 bits of its field, so an instruction has at most HN_NEEDS_MAX of
 * them. */
#include "code/opcode.h"

#include "object/ops.h"

/* A need in 16 bits. */
#define NEED(operand, behind, what) (HN_HOLDS_##what | OPERAND_##operand << 10 | (behind) << 12)
#define NEED_EACH(operand, what)    (NEED(operand, 0, what) | EACH)
#define BOTH(first, second)         ((first) | (uint32_t)(second) << 16)
enum { OPERAND_A, OPERAND_B, OPERAND_C, EACH = 1 << 14 };

/* A group with its detail. */
#define DATA          HN_GROUP_DATA, 0
#define NAME          HN_GROUP_NAME, 0
#define ITEM          HN_GROUP_ITEM, 0
#define CALLS         HN_GROUP_CALLS, 0
#define GENERATORS    HN_GROUP_GENERATORS, 0
#define BINARY(op)    HN_GROUP_BINARY, HN_BIN_##op
#define INPLACE(op)   HN_GROUP_INPLACE, HN_BIN_##op
#define UNARY(op)     HN_GROUP_UNARY, HN_UNARY_##op
#define COMPARE(op)   HN_GROUP_COMPARE, HN_CMP_##op
#define IF(op)        HN_GROUP_IF, HN_CMP_##op
#define UNLESS(op)    HN_GROUP_UNLESS, HN_CMP_##op
#define TRUTH(yes)    HN_GROUP_TRUTH, yes
#define CONTAINS(yes) HN_GROUP_CONTAINS, yes

const hn_op_info hnop_info[HN_OP_COUNT] = {
#define HN_OP(name, format, flags, group, window, needs, leaves, text)                                       \
    {#name, format, flags, group, HN_WINDOW_##window, HN_LEAVES_##leaves, needs},
#include "code/opcodes.def"
#undef HN_OP
};

const uint8_t hnop_slow_args[HN_SLOW_COUNT] = {
#define HN_SLOW(name, n) [HN_SLOW_##name] = n,
#include "code/slow.def"
#undef HN_SLOW
};

static uint32_t window_size(const hn_instr *i) {
    switch ((hn_op_window)hnop_info[i->op].window) {
    case HN_WINDOW_NONE: return 0;
    case HN_WINDOW_2: return 2;
    case HN_WINDOW_3: return 3;
    case HN_WINDOW_C: return i->c;
    case HN_WINDOW_C1: return i->c + 1u;
    case HN_WINDOW_C2: return i->c + 2u;
    case HN_WINDOW_2C: return 2u * i->c;
    case HN_WINDOW_CAUSE: return i->b ? 2 : 1;
    case HN_WINDOW_STARRED: return (i->c & 255u) + (i->c >> 8) + 1;
    case HN_WINDOW_SLOW: return hnop_slow_args[i->c];
    }
    return 0;
}

static uint32_t opcode_field(const hn_instr *i, unsigned k) {
    return k == 0 ? i->a : k == 1 ? i->b : i->c;
}

uint32_t hninstr_operand(const hn_instr *i, unsigned k, uint32_t *first) {
    char letter = hnop_info[i->op].format[k];
    *first = opcode_field(i, k) / 8u;
    return letter == 'W' ? window_size(i) : letter == 'R';
}

uint32_t hninstr_window(const hn_instr *i, uint32_t *first) {
    const char *format = hnop_info[i->op].format;
    *first = 0;
    unsigned k = format[0] == 'W' ? 0 : format[1] == 'W' ? 1 : 2;
    return format[k] == 'W' ? hninstr_operand(i, k, first) : 0;
}

bool hninstr_need(const hn_instr *i, unsigned k, hn_need *out) {
    uint32_t need = hnop_info[i->op].needs >> 16 * k & 0xFFFF;
    if (!need) return false;
    uint32_t first, n = hninstr_operand(i, need >> 10 & 3, &first);
    out->first = (uint16_t)(first + (need >> 12 & 3));
    out->n = (uint16_t)(need & EACH ? n : 1);
    out->allowed = (uint16_t)(need & HN_HOLDS_ALL);
    return true;
}
