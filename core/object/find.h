/* Search for text in text, in linear time, for the operators of text and the methods in lib/types. hnstr_find
 * charges the meter. The others leave it to the caller to charge what was passed over. */
#ifndef HN_OBJECT_FIND_H
#define HN_OBJECT_FIND_H

#include "object/str.h"

/* First index >= from (and end <= to) where needle stands in s, or -1. Two-way; charges the meter. */
HN_CHECK hn_status hnstr_find(hn_vm *vm, const hn_str *s, const hn_str *needle, uint32_t from, uint32_t to,
                              int64_t *out);

/* Index of the first (last) place where the m code points at `needle` stand in the n at `hay`, or -1. Both
 * have the same width. An empty needle is found at 0 (at n). -1 too when the run's time is over:
 * the caller's charge then returns HN_STOPPED, even a charge of nothing. */
int64_t hnfind_first(hn_meter *meter, const void *hay, uint32_t n, const void *needle, uint32_t m,
                     unsigned width);
int64_t hnfind_last(hn_meter *meter, const void *hay, uint32_t n, const void *needle, uint32_t m,
                    unsigned width);

/* The same in either direction, charged for by the caller as well, and left when a slice ends (base/work.h):
 * once an instruction. */
typedef struct hn_find {
    const void *hay, *needle;
    uint32_t n, m;
    unsigned width;
    bool back;
} hn_find;
HN_CHECK hn_status hnfind_parts(hn_vm *vm, const hn_find *f, int64_t *out);

/* A str to look for in another: its code points at the width of the other. */
typedef struct hn_needle {
    const void *p; /* NULL: cannot occur, being wider */
    uint32_t len;
    size_t owned; /* bytes to give back */
} hn_needle;
HN_CHECK hn_status hnneedle_widen(hn_vm *vm, hn_needle *n, const hn_str *needle, unsigned width);
HN_CHECK static inline hn_status hnneedle_init(hn_vm *vm, hn_needle *n, const hn_str *needle,
                                               unsigned width) {
    n->len = needle->len;
    n->owned = 0;
    n->p = needle->data;
    if (HN_LIKELY(HN_STR_WIDTH(needle) == width)) return HN_OK;
    return hnneedle_widen(vm, n, needle, width);
}
static inline void hnneedle_free(hn_vm *vm, hn_needle *n) {
    if (n->owned) hnmem_free(&vm->meter, (void *)(uintptr_t)n->p, n->owned);
    n->owned = 0;
}

#endif
