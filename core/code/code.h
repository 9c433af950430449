/* Code objects: front/assemble.c and code/core.c make them, the loop runs them, and object/kind.c, snap and
 * the disassembler read them. They come from the compiler alone, never from a snapshot, so the loop does not
 * check their operands. A snapshot stores the source (hn_source) instead, and names frozen code. */
#ifndef HN_CODE_CODE_H
#define HN_CODE_CODE_H

#include "base/meter.h"
#include "code/opcode.h"
#include "object/object.h"

/* LOAD_COMMON */
enum { HN_COMMON_ASSERTION_ERROR, HN_COMMON_BUILD_CLASS, HN_COMMON_NOT_IMPLEMENTED_ERROR };

/* LOAD_SPECIAL */
enum { HN_SPECIAL_ENTER, HN_SPECIAL_EXIT, HN_SPECIAL_AENTER, HN_SPECIAL_AEXIT };

/* Registers are numbered; an operand is 8 times the number. So a frame has at most this many. */
#define HN_MAX_REGS 8190u

/* Exceptions raised by instructions in [start, end) go to handler; the exception to register reg, what was
 * being handled before to reg + 1. Sorted so that the innermost range that contains an instruction comes
 * first. */
typedef struct hn_handler {
    uint32_t start, end, target;
    uint32_t reg; /* number, not scaled */
} hn_handler;

/* An inline cache. Never serialised, cleared at every collection, only believed after its keys are
 * checked. */
typedef struct hn_ic {
    hn_value name;   /* the attribute; set once */
    const void *key; /* shape or type that this entry is for */
    uint32_t epoch;  /* of vm->type_epoch, or of a dict's version */
    uint16_t index;  /* slot, entry, or hn_kind */
    uint8_t mode;    /* HN_IC_* (vm/attr.h) */
    uint16_t index2; /* entry of the builtins */
    hn_value value;  /* what was found on the class */
} hn_ic;

/* Where an instruction comes from. Columns are byte offsets in the line's UTF-8. */
typedef struct hn_position {
    uint32_t line, end_line, col, end_col;
} hn_position;

/* The text that code was compiled from. A snapshot stores it instead of bytecode and compiles it again. */
struct hn_source {
    hn_object h;      /* flags: HN_SOURCE_* */
    hn_value name;    /* the file name that tracebacks show */
    hn_value text;    /* str */
    hn_values *codes; /* every code object made of it, in order of appearance; the first is the module's */
    const struct hn_core_table *table; /* what its codes are unpacked from (code/core.h); NULL: compiled */
    uint32_t ncodes;
    uint8_t mode; /* hn_parse_mode */
    uint8_t unused;
    uint16_t options; /* HN_COMPILE_* */
    /* Of code.replace(), with HN_COMPILE_RENAMED: what one of its codes is called. */
    uint32_t renamed, first_line;
    hn_value code_name, code_qualname;
};
#define HN_SOURCE_FROZEN                                                                                     \
    1u /* ships with Hognose: named, not stored, in snapshots, and hidden in tracebacks */

/* flags */
#define HN_CODE_VARARGS        1u
#define HN_CODE_VARKW          2u
#define HN_CODE_GENERATOR      4u
#define HN_CODE_COROUTINE      8u
#define HN_CODE_ASYNC_GEN      (HN_CODE_GENERATOR | HN_CODE_COROUTINE)
#define HN_CODE_NAMES          16u /* names go through the namespace in register 0: classes, exec, eval */
#define HN_CODE_HIDDEN         32u /* frames of it do not appear in tracebacks */
#define HN_CODE_MODULE         64u
#define HN_CODE_CLASS          128u
#define HN_CODE_COMPREHENSION  256u
#define HN_CODE_NESTED         512u
#define HN_CODE_ITER_COROUTINE 1024u
#define HN_CODE_NO_VALUE       2048u /* a run of it has no value: its last statement is no expression */
#define HN_CODE_BUILTIN                                                                                      \
    4096u /* frozen code that stands for one of CPython's C functions (code/builtins.def) */

/* Register plan of a frame:
 *   parameters: positional, keyword-only, *args, **kwargs (in that order, each present only if declared),
 *   other locals (a captured variable's register holds its cell), free variables' cells, temporaries. */
struct hn_code {
    hn_object h;                      /* flags: HN_CODE_* */
    uint16_t npos, nposonly, nkwonly; /* parameters; npos counts the positional-only ones too */
    uint16_t nlocals;                 /* registers with a name: parameters, locals, free variables */
    uint16_t free_base, nfree;        /* first register of the free variables, and how many */
    uint16_t nregs;                   /* all registers of a frame */
    uint16_t class_cell;              /* register of the cell of __class__ (for super()), 0xFFFF when none */
    uint32_t ninstrs, nhandlers, nics, nchildren, nconsts, nnames;
    uint32_t index; /* in source->codes */
    uint32_t firstlineno;
    int32_t line_shift; /* of a renamed code: how many lines lower its instructions are said to stand */
    hn_instr *instrs;
    hn_handler *handlers;
    hn_ic *ics;
    hn_value *consts;
    hn_value *names;    /* interned strings */
    hn_value *children; /* code objects */
    hn_value *varnames; /* name of each of the nlocals registers */
    uint16_t
        *captures; /* of a closure: for each free variable the register of its cell in the parent's frame */
    uint8_t *cellvars;            /* for each of the nlocals registers: 1 if it holds a cell, 2 if free */
    uint8_t *lines;               /* compressed positions (positions.c) */
    uint32_t nlines;              /* bytes of it */
    hn_value name, qualname, doc; /* doc: str or None */
    hn_source *source;
    hn_raw *memory; /* the one buffer that all arrays above point into */
};

/* The flags of its functions. A call of a simple one with exactly npos arguments only needs the rest of its
 * registers unset. */
static inline uint16_t hncode_function_flags(const hn_code *c) {
    bool simple = !(c->h.flags & (HN_CODE_VARARGS | HN_CODE_VARKW | HN_CODE_ASYNC_GEN)) && c->nkwonly == 0;
    return (simple ? HN_FN_SIMPLE : 0) | (c->h.flags & HN_CODE_BUILTIN ? HN_FN_BUILTIN : 0);
}

/* What the compiler hands over: same fields in plain arrays of its arena (values already made). Copies
 * everything. HN_NOMEM leaves nothing behind. */
HN_CHECK hn_status hncode_new(hn_vm *vm, const hn_code *proto, hn_code **out);
/* The same into a code object that is there. Charges nothing. */
HN_CHECK hn_status hncode_fill(hn_vm *vm, const hn_code *proto, hn_code *code);

/* Position of instruction `pc`; the clock is looked at in time. Positions are encoded in instruction order by
 * hnpositions_put. */
void hncode_position(hn_meter *m, const hn_code *code, uint32_t pc, hn_position *out);
struct hn_buf;
typedef struct hn_position_writer {
    hn_position last;
} hn_position_writer;

#endif
