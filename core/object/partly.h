/* The state of a function that makes its result piece by piece, kept when a slice ends in the middle
 * (base/work.h). Long operations of object/ and lib/ use hnpartly_run over parts, or HN_PACE_PARTLY in a
 * loop. Such a function may run only once in an instruction, and is called again with the same arguments. */
#ifndef HN_OBJECT_PARTLY_H
#define HN_OBJECT_PARTLY_H

#include "base/work.h"
#include "object/str.h"
#include "object/strbuf.h"

typedef struct hn_partly {
    hn_value value; /* a list, or what else is under construction; UNBOUND: nothing */
    uint64_t at[3]; /* as the function likes */
    hn_strbuf text; /* begun where its vm is not NULL */
} hn_partly;
void hnpartly_drop(hn_meter *m, void *state);
/* Each function has a kind of its own. */
#define HN_PARTLY(kind) static const hn_work_kind kind = {sizeof(hn_partly), 1, hnpartly_drop, NULL}

/* Goes on where the function was left; false, with nothing made, when it was not. */
static inline bool hnpartly_resume(hn_meter *m, const hn_work_kind *kind, hn_partly *p) {
    if (hnwork_resume(m, kind, p)) {
        if (p->text.vm) hnstrbuf_return(&p->text);
        return true;
    }
    p->value = HN_UNBOUND;
    p->at[0] = p->at[1] = p->at[2] = 0;
    p->text.vm = NULL;
    return false;
}
/* As hnwork_save. */
HN_CHECK HN_COLD hn_status hnpartly_leave(hn_meter *m, const hn_work_kind *kind, hn_partly *p);

/* HN_PACE in a loop over i that a slice may end: `begin` is where the loop began or continues, and what
 * stands behind it puts what is to be kept into *p. For loops that own no memory. */
#define HN_PACE_PARTLY(vm, kind, p, i, begin, ...)                                                           \
    HN_PACE_PARTLY_BY(0x3FF, 0x400 >> 3, vm, kind, p, i, begin, __VA_ARGS__)
/* The same for HN_PACE_SLOW. */
#define HN_PACE_SLOW_PARTLY(vm, kind, p, i, begin, ...)                                                      \
    HN_PACE_PARTLY_BY(0xFF, 0x100, vm, kind, p, i, begin, __VA_ARGS__)
#define HN_PACE_PARTLY_BY(mask, cost, vm, kind, p, i, begin, ...)                                            \
    do {                                                                                                     \
        if (HN_UNLIKELY(((i) & (mask)) == (mask)) && (i) != (begin)) {                                       \
            HN_TRY(hnmeter_pace(&(vm)->meter, cost));                                                        \
            if (HN_UNLIKELY(hnwork_due(&(vm)->meter))) {                                                     \
                (p)->at[0] = (i);                                                                            \
                __VA_ARGS__;                                                                                 \
                return hnpartly_leave(&(vm)->meter, &(kind), p);                                             \
            }                                                                                                \
        }                                                                                                    \
    } while (0)

#define HN_PARTLY_LONG 0x1000u /* a part of this size is worth keeping (hnwork_keep) */

/* Work on [0, n) that is done in parts: `part` does [from, to), some thousands of items, and counts its
 * steps; what it makes is in *w, which the caller began or resumed. w->text.failed is looked at, and where
 * the result is not HN_OK the text is not the caller's any more. */
typedef hn_status hn_part_fn(void *job, hn_partly *w, uint32_t from, uint32_t to);
HN_CHECK hn_status hnpartly_run(hn_meter *m, const hn_work_kind *kind, hn_partly *w, hn_part_fn *part,
                                void *job, uint32_t n);

#endif
