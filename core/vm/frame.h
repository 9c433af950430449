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

/* How a returned value finishes "the instruction", the caller's at pc - 1 (ret.def, finish.c). */
typedef enum hn_ret {
#define HN_RET(name, ...) HN_RET_##name,
#include "vm/ret.def"
#undef HN_RET
    HN_RET_COUNT,
} hn_ret;
/* The instructions that an hn_ret fits. */
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
/* Those that fit operators and comparisons are consecutive, for HN_IN. */
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
    const hn_instr *pc; /* the next instruction */
    hn_value *regs;
    hn_value *top; /* the first free register of the stack above this frame */
    hn_code *code;
    hn_function *fn;
    hn_generator *gen; /* the generator that owns the registers, or NULL */
    hn_value handled;  /* the exception being handled, or None */
    hn_value hold;     /* a value that ret needs, such as the instance for INIT (ret.def); otherwise
                          UNBOUND */
    uint16_t dst;      /* the byte offset of the result's register in the calling frame */
    uint8_t ret;       /* hn_ret */
    uint8_t unused;
    uint32_t hidden; /* in a frame beyond the depth limit: how many frames up to it are of hidden code */
};

/* Makes a dict of a function's local variables; for modules and classes, returns their namespace. */
HN_CHECK hn_status hnframe_locals(hn_vm *vm, hn_frame *f, hn_value *out);
/* Sets the depth limit, the lower one of the host's and the program's, and how many frames the running stack
 * may have: the limit less the frames of the other threads (vm->depth_others). Hidden code may have
 * HN_FRAME_HIDDEN times as many, since builtins do not count in CPython. */
void hnframe_limit(hn_vm *vm);
#define HN_FRAME_HIDDEN 4u
/* Returns the innermost frame that is not of hidden code. NULL: there is none. */
hn_frame *hnframe_program(hn_vm *vm);
/* Returns how many frames are not of hidden code. It goes through all frames. */
uint32_t hnframe_depth(const hn_vm *vm);
/* Registers beyond the end of the stack, so that natives' padding and staged arguments need no check. */
#define HN_FRAME_SLACK 64u

HN_INLINE hn_frame *hnframe_top(hn_vm *vm) {
    return &vm->frames[vm->nframes - 1];
}
static inline hn_value *hnframe_reg(hn_frame *f, uint16_t offset) {
    return (hn_value *)(void *)((char *)f->regs + offset);
}
/* Returns the instruction that the frame is executing, not the EXTRA word behind it. */
static inline const hn_instr *hnframe_instr(const hn_frame *f) {
    const hn_instr *i = f->pc - 1;
    return i->op == HN_OP_EXTRA ? i - 1 : i;
}

/* For hnthread_forget: unset the registers of the running thread's frames, and those of suspended
 * generators. */
HN_CHECK hn_status hnframe_forget(hn_vm *vm, bool waits);
HN_CHECK hn_status hnframe_forget_suspended(hn_vm *vm);
/* Frees the memory of deep calls, while nothing runs. The next call begins with small arrays. */
void hnframe_trim(hn_vm *vm);
/* Raises RecursionError. */
hn_status hnframe_too_deep(hn_vm *vm);
/* Pushes a frame for `fn` whose registers begin at `regs` on the stack; all but the first `kept` are unset.
 * It makes room if necessary; then the registers move: see the new top frame. RecursionError: the depth limit
 * is reached. */
HN_CHECK hn_status hnframe_push(hn_vm *vm, hn_function *fn, hn_value *regs, uint32_t kept, hn_ret ret,
                                uint16_t dst);
/* Makes room for n registers from `at`. *at is updated if the stack moves. */
HN_CHECK hn_status hnframe_room(hn_vm *vm, hn_value **at, size_t n);
/* Puts the cells of free variables into the registers of a new frame of fn. */
static inline void hnframe_closure(const hn_function *fn, hn_value *regs) {
    const hn_code *code = fn->code;
    for (uint32_t k = 0; k < code->nfree; k++) regs[code->free_base + k] = fn->closure->items[k];
}
/* Completes n positional arguments at `regs` by defaults. False: there are too many or too few. */
bool hnframe_defaults(const hn_function *fn, hn_value *regs, uint32_t n);
/* Pushes a frame on top of `f`, the top one, for a call of `fn` with n positionals, which are on the stack
 * from `regs`. False: nothing was done, since the call needs more than that: other parameters, or more
 * room. */
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
/* Makes room for a frame of fn from *regs on, if the depth limit allows the frame; *regs may move. So
 * hnframe_enter fails only for reasons of the call itself, and the cost of a call does not depend on the size
 * of the stack. */
HN_CHECK hn_status hnframe_widen(hn_vm *vm, const hn_function *fn, hn_value **regs);

HN_CHECK hn_status hnframe_push_gen(hn_vm *vm, hn_generator *g, hn_ret ret, uint16_t dst);
/* Marks the values of all frames. waits: the top frame runs, or waits for a call that it made. */
HN_CHECK hn_status hnframe_mark_all(hn_vm *vm, bool waits);
void hnframe_free_all(hn_vm *vm);

#endif
