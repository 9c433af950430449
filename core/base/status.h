/* The status that functions of the core return. Every layer includes it. It is the only channel for errors:
 * there is no longjmp, and each status other than HN_OK must be returned (HN_TRY) or handled. The attributes
 * and build switches that all code uses are here, too. */
#ifndef HN_BASE_STATUS_H
#define HN_BASE_STATUS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* The enum is the core's only error channel. Everything but HN_OK must be handed on or handled. */
typedef enum hn_status {
    HN_OK = 0,
    HN_RAISED,  /* a Python exception is pending (vm->exc) */
    HN_NOMEM,   /* an allocation failed at the memory cap; nothing has changed yet: collect and retry */
    HN_STOPPED, /* a limit was reached; meter->stopped says which. Python code cannot catch it */
    HN_CALL,    /* only within vm: a frame was pushed, or the top one has changed */
    HN_TAIL,    /* from a native: "call vm->tail instead of me" (vm/call.h) */
    HN_PAUSED,  /* only from the loop and host calls: the VM waits for the host */
    HN_SLICE,   /* only from the loop: this slice of fuel is used up */
    HN_AGAIN,   /* from a function: it was left, and must be called again with the same arguments, in the next
                   slice (base/work.h) */
    HN_DONE,    /* only from the loop: the run is over, vm->result has its value */
    HN_SLOW,    /* from what is tried first: nothing has happened that a program can see, its caller must go
                 another way, mostly through frozen Python */
} hn_status;

#if defined(__GNUC__)
#define HN_CHECK       __attribute__((warn_unused_result))
#define HN_COLD        __attribute__((cold, noinline))
#define HN_APART       static __attribute__((noinline)) /* its caller need not save registers for it */
#define HN_INLINE      static inline __attribute__((always_inline))
#define HN_LIKELY(x)   __builtin_expect(!!(x), 1)
#define HN_UNLIKELY(x) __builtin_expect(!!(x), 0)
#else
#define HN_CHECK
#define HN_COLD
#define HN_APART       static
#define HN_INLINE      static inline
#define HN_LIKELY(x)   (x)
#define HN_UNLIKELY(x) (x)
#endif

/* False in a build for tests (-DHN_PLAIN): code is compiled as it is written, each value by way of a register
 * of its own, and every instruction that has a way out of line takes it. It shows the same as the
 * product's. */
#ifdef HN_PLAIN
#define HN_FUSED false
#else
#define HN_FUSED true
#endif

/* Inline where time matters more than size; a call in what is compiled with HN_SMALL (tools/Makefile), where
 * wasm-opt makes one function of all the copies. */
#if defined(HN_SMALL) && defined(__GNUC__)
#define HN_SHARED static __attribute__((noinline, unused))
#else
#define HN_SHARED HN_INLINE
#endif

/* Whether a member of an enumeration is in a set of those that stand in a row in its table (HN_KINDS,
 * HN_ITERS). */
#define HN_IN(member, set)                                                                                   \
    ((unsigned)(member) - (unsigned)HN_##set##_FIRST <= (unsigned)HN_##set##_LAST - HN_##set##_FIRST)

/* Whether a function that answers so is called again with the same arguments, and must have changed
 * nothing. */
static inline bool hnstatus_again(hn_status st) {
    return st == HN_NOMEM || st == HN_AGAIN;
}

/* Hand any status but HN_OK on to the caller. */
#define HN_TRY(expr)                                                                                         \
    do {                                                                                                     \
        hn_status hn_try_status_ = (expr);                                                                   \
        if (HN_UNLIKELY(hn_try_status_ != HN_OK)) return hn_try_status_;                                     \
    } while (0)

#endif
