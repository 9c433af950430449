/* The instruction set as tables, made from opcodes.def: operand formats, flags, groups, and the registers
 * that each instruction reads, writes and relies on. The compiler, the verifier, the unpacker, vm and the
 * checks of snapshots take their facts about an opcode from here. */
#ifndef HN_CODE_OPCODE_H
#define HN_CODE_OPCODE_H

#include "base/status.h"

typedef struct hn_instr {
    uint16_t op, a, b, c;
} hn_instr;

typedef enum hn_op {
#define HN_OP(name, ...) HN_OP_##name,
#include "code/opcodes.def"
#undef HN_OP
    HN_OP_COUNT
} hn_op;

/* A frozen function: of slow.def, or from HN_SLOW_COUNT on of lib/twins.def. */
typedef uint32_t hn_slow_id;
enum {
#define HN_SLOW(name, n) HN_SLOW_##name,
#include "code/slow.def"
#undef HN_SLOW
    HN_SLOW_COUNT
};
#define HN_SLOW_ROOM 304u /* for all; how many those of lib/ are is known there */

/* Who does what the loop leaves of an instruction (vm/cold.c). */
typedef enum hn_op_group {
    HN_GROUP_DATA,
    HN_GROUP_NAME,
    HN_GROUP_ITEM,
    HN_GROUP_BINARY,
    HN_GROUP_INPLACE,
    HN_GROUP_UNARY,
    HN_GROUP_TRUTH,
    HN_GROUP_COMPARE,
    HN_GROUP_IF,
    HN_GROUP_UNLESS,
    HN_GROUP_CONTAINS,
    HN_GROUP_CALLS,
    HN_GROUP_GENERATORS,
} hn_op_group;

/* UNARY */
enum { HN_UNARY_NEG, HN_UNARY_POS, HN_UNARY_INVERT };

/* How many registers operand W stands for. */
typedef enum hn_op_window {
    HN_WINDOW_NONE,
    HN_WINDOW_2,
    HN_WINDOW_3,
    HN_WINDOW_C,
    HN_WINDOW_C1,
    HN_WINDOW_C2,
    HN_WINDOW_2C,
    HN_WINDOW_CAUSE,
    HN_WINDOW_STARRED,
    HN_WINDOW_SLOW,
} hn_op_window;

/* What becomes of register, or window, a. */
typedef enum hn_op_leaves {
    HN_LEAVES_NOTHING,
    HN_LEAVES_RESULT,
    HN_LEAVES_UPDATE,
    HN_LEAVES_COPY,
    HN_LEAVES_ITEM,
} hn_op_leaves;

/* What a register may hold, as a set. */
enum {
    HN_HOLDS_CELL = 1,
    HN_HOLDS_LIST = 2,
    HN_HOLDS_SET = 4,
    HN_HOLDS_DICT = 8,
    HN_HOLDS_TUPLE = 16,
    HN_HOLDS_EXC = 32,
    HN_HOLDS_STR = 64,
    HN_HOLDS_NONE = 128,
    HN_HOLDS_UNSET = 256,
    HN_HOLDS_OTHER = 512,
    HN_HOLDS_ALL = 1023,
    HN_HOLDS_DICT_OR_UNSET = HN_HOLDS_DICT | HN_HOLDS_UNSET,
    HN_HOLDS_TUPLE_OR_UNSET = HN_HOLDS_TUPLE | HN_HOLDS_UNSET,
    HN_HOLDS_LIST_OR_TUPLE = HN_HOLDS_LIST | HN_HOLDS_TUPLE,
    HN_HOLDS_EXC_OR_NONE = HN_HOLDS_EXC | HN_HOLDS_NONE,
};

/* What an instruction relies on without looking: n registers from `first` on hold one of `allowed`. */
typedef struct hn_need {
    uint16_t first;   /* number of the register */
    uint16_t n;       /* how many of them */
    uint16_t allowed; /* HN_HOLDS_* */
} hn_need;
#define HN_NEEDS_MAX 2u

typedef struct hn_op_info {
    const char *name;
    char format[4], flags[4];
    uint8_t group;  /* hn_op_group */
    uint8_t detail; /* hn_binop, HN_UNARY_*, hn_cmp, or a truth, as the group says */
    uint8_t window; /* hn_op_window */
    uint8_t leaves; /* hn_op_leaves */
    uint32_t needs; /* two of them, 16 bits each (hninstr_need) */
} hn_op_info;

extern const hn_op_info hnop_info[HN_OP_COUNT];
extern const uint8_t hnop_slow_args[HN_SLOW_COUNT]; /* how many registers SLOW takes */

/* Whether opcodes of that number have this flag. */
HN_INLINE bool hnop_has(uint16_t op, char flag) {
    const char *f = hnop_info[op].flags;
    return f[0] == flag || (f[0] && (f[1] == flag || (f[1] && f[2] == flag)));
}

HN_INLINE int32_t hninstr_i32(const hn_instr *i) {
    return (int32_t)((uint32_t)i->b | (uint32_t)i->c << 16);
}

/* Where an instruction that jumps, at pc, leads. */
static inline uint32_t hninstr_target(const hn_instr *i, uint32_t pc) {
    int32_t offset = hnop_info[i->op].format[2] == 'J' ? (int16_t)i->c : hninstr_i32(i);
    return (uint32_t)((int64_t)pc + 1 + offset);
}

/* The registers of an instruction's window: how many, from *first on. 0 if it has none. */
uint32_t hninstr_window(const hn_instr *i, uint32_t *first);
/* The registers that operand k (0: a) stands for: a window, one, or none. */
uint32_t hninstr_operand(const hn_instr *i, unsigned k, uint32_t *first);
/* Need number k, below HN_NEEDS_MAX, of an instruction. False: it has no more. */
bool hninstr_need(const hn_instr *i, unsigned k, hn_need *out);

#endif
