/* Frames, and how the value that a frame returns is used. A frame runs one code object on a window of
 * registers: on the VM's stack, or in a generator.
 *
 * An instruction that needs Python code (a special method, a property, a truth test) pushes an ordinary
 * frame. Its `ret` says how to finish the instruction when it returns, so C never calls the loop. All of vm
 * works on frames; lib reads them for locals and tracebacks, snap to write and check them. Frames and
 * registers move when their arrays grow: keep no pointer to one across a call that may push a frame. */
#ifndef HN_VM_FRAME_H
#define HN_VM_FRAME_H

#include "object/state.h"

/* What to do with a returned value (ret.def, finish.c). "The instruction" is the caller's at pc - 1. */
typedef enum hn_ret {
#define HN_RET(name, ...) HN_RET_##name,
#include "vm/ret.def"
#undef HN_RET
    HN_RET_COUNT,
} hn_ret;
/* Which instructions they fit. */
typedef enum hn_ret_fits {
    HN_FITS_ANY,
    HN_FITS_NEVER,
    HN_FITS_BINARY,
    HN_FITS_COMPARE,
    HN_FITS_CONDITION,
    HN_FITS_LOOP,
    HN_FITS_SEND,
    HN_FITS_UNPACK,
    HN_FITS_RAISE,
} hn_ret_fits;
/* Those that fit operators, and comparisons, for HN_IN: they stand in a row. */
enum {
    HN_RETS_BINARY_FIRST = HN_RET_BINARY,
    HN_RETS_BINARY_LAST = HN_RET_INPLACE,
    HN_RETS_COMPARE_FIRST = HN_RET_COMPARE,
    HN_RETS_COMPARE_LAST = HN_RET_NOT_EQUAL,
};
#define HN_RET(name, fits, ...)                                                                              \
    _Static_assert(HN_IN(HN_RET_##name, RETS_BINARY) == (HN_FITS_##fits == HN_FITS_BINARY) &&                \
                       HN_IN(HN_RET_##name, RETS_COMPARE) == (HN_FITS_##fits == HN_FITS_COMPARE),            \
                   "ret.def says otherwise");
#include "vm/ret.def"
#undef HN_RET

struct hn_frame {
    const hn_instr *pc; /* next instruction */
    hn_value *regs;
    hn_value *top; /* first free register of the stack above this frame */
    hn_code *code;
    hn_function *fn;
    hn_generator *gen; /* whose registers these are, or NULL */
    hn_value handled;  /* exception being handled, or None */
    hn_value hold;     /* belongs to ret: the instance for INIT ... (ret.def); UNBOUND otherwise */
    uint16_t dst;      /* byte offset of a register of the calling frame */
    uint8_t ret;       /* hn_ret */
    uint8_t unused;
    uint32_t hidden; /* of a frame beyond the depth limit: how many up to it are of hidden code */
};

/* The local variables of a frame as a new dict (functions), or its namespace (modules, classes). */
HN_CHECK hn_status hnframe_locals(hn_vm *vm, hn_frame *f, hn_value *out);
/* Sets the depth limit from those of the host and of the program, and vm->depth_others: how many frames of
 * programs there may be in all threads together. Hidden code may have HN_FRAME_HIDDEN times as many, in each:
 * builtins do not count in CPython. */
void hnframe_limit(hn_vm *vm);
#define HN_FRAME_HIDDEN 4u
/* The innermost frame that is not of hidden code; NULL: there is none. */
hn_frame *hnframe_program(hn_vm *vm);
/* How many frames are not of hidden code. Takes time by their number. */
uint32_t hnframe_depth(const hn_vm *vm);
/* Registers above the end of the stack: natives' padding and staged arguments never need a check. */
#define HN_FRAME_SLACK 64u

HN_INLINE hn_frame *hnframe_top(hn_vm *vm) {
    return &vm->frames[vm->nframes - 1];
}
static inline hn_value *hnframe_reg(hn_frame *f, uint16_t offset) {
    return (hn_value *)(void *)((char *)f->regs + offset);
}
/* The instruction that the frame is executing (not the EXTRA word behind it). */
static inline const hn_instr *hnframe_instr(const hn_frame *f) {
    const hn_instr *i = f->pc - 1;
    return i->op == HN_OP_EXTRA ? i - 1 : i;
}

/* For hnthread_forget: the registers of the running thread's frames, and those of suspended generators. */
HN_CHECK hn_status hnframe_forget(hn_vm *vm, bool waits);
HN_CHECK hn_status hnframe_forget_suspended(hn_vm *vm);
/* While nothing runs: gives back what deep calls have left; the next call begins small. */
void hnframe_trim(hn_vm *vm);
/* RecursionError, as when there are too many frames. */
hn_status hnframe_too_deep(hn_vm *vm);
/* Pushes a frame for `fn` whose registers start at `regs` on the stack, with all of them unset but the first
 * `kept`. Makes room on the stack and among the frames (then `regs` moves along: see the new top frame).
 * RecursionError. */
HN_CHECK hn_status hnframe_push(hn_vm *vm, hn_function *fn, hn_value *regs, uint32_t kept, hn_ret ret,
                                uint16_t dst);
/* Room for n registers from `at`; *at is updated when the stack moves. */
HN_CHECK hn_status hnframe_room(hn_vm *vm, hn_value **at, size_t n);
/* The free variables' cells into the registers of a new frame of fn. */
static inline void hnframe_closure(const hn_function *fn, hn_value *regs) {
    const hn_code *code = fn->code;
    for (uint32_t k = 0; k < code->nfree; k++) regs[code->free_base + k] = fn->closure->items[k];
}
/* Completes n positional arguments at `regs` by defaults. False: too many or too few of them. */
bool hnframe_defaults(const hn_function *fn, hn_value *regs, uint32_t n);
/* Pushes a frame on top of `f`, the top one, for a call of `fn` with n positional arguments, which are on the
 * stack from `regs`. False, with nothing done, where that takes more: other parameters, more room. */
HN_INLINE bool hnframe_enter(hn_vm *vm, hn_frame *f, hn_function *fn, hn_value *regs, uint32_t n, hn_ret ret,
                             uint16_t dst, hn_value hold) {
    hn_code *code = fn->code;
    hn_value *top = regs + code->nregs;
    if (HN_UNLIKELY(!(fn->h.flags & HN_FN_SIMPLE) || vm->nframes >= vm->frames_fast || top > vm->stack_end))
        return false;
    if (code->npos != n && !hnframe_defaults(fn, regs, n)) return false;
    for (hn_value *to = regs + code->npos; to < top; to++) *to = HN_UNBOUND;
    if (code->nfree) hnframe_closure(fn, regs);
    vm->nframes++;
    f[1] = (hn_frame){.pc = code->instrs,
                      .regs = regs,
                      .top = top,
                      .code = code,
                      .fn = fn,
                      .handled = HN_NONE,
                      .hold = hold,
                      .dst = dst,
                      .ret = (uint8_t)ret};
    return true;
}
/* Makes room for a frame of fn from *regs on, which may move, where there is none though the depth limit
 * allows it. So hnframe_enter fails for reasons of the call alone, and what a call costs does not depend on
 * how large the stack has grown. */
HN_CHECK hn_status hnframe_widen(hn_vm *vm, const hn_function *fn, hn_value **regs);

HN_CHECK hn_status hnframe_push_gen(hn_vm *vm, hn_generator *g, hn_ret ret, uint16_t dst);
/* `waits`: the top frame is the one that runs, or waits for what it called. */
HN_CHECK hn_status hnframe_mark_all(hn_vm *vm, bool waits);
void hnframe_free_all(hn_vm *vm);

#endif
