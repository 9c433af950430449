/* Long work in C that a slice may end in the middle of, without a thread and without a second stack. Long
 * arithmetic, the matcher of regular expressions, sorting, JSON, hashes and others use it. A function that
 * finds hnwork_due returns HN_AGAIN, as it would HN_NOMEM: with everything as it was before the instruction.
 * The loop runs the instruction again in the next slice, and finished work is kept here:
 *   - the state of a function (hnwork_save, hnwork_resume): its variables, with the memory that they own;
 *   - results of parts, for recursive functions of numbers (hnwork_recall, hnwork_keep).
 * Both restore the count of steps. A function may save its state only if it is called once in its
 * instruction; put other calls of it between hnwork_forbid and hnwork_allow. None of this is in a snapshot: a
 * session that is dumped in such a slice is at the beginning of its instruction. */
#ifndef HN_BASE_WORK_H
#define HN_BASE_WORK_H

#include "base/mem.h"

/* How the state of one function is kept. */
struct hn_work_kind {
    size_t size;
    uint32_t values; /* so many hn_values are its beginning; a collection marks them */
    /* Frees what the state owns; NULL: nothing. */
    void (*drop)(hn_meter *m, void *state);
    /* Further values, in memory that the state owns; NULL: none. */
    void *(*more)(void *state, uint32_t *n);
};

/* The slice is over: the next place where a function can be left is to be taken. Asked for after a piece of
 * work, so that each slice gets further. The hostile build leaves whenever it can. */
#ifdef HN_HOSTILE
#define HN_ALWAYS_LEAVE true
bool hnwork_due(const hn_meter *m);
#else
#define HN_ALWAYS_LEAVE false
static inline bool hnwork_due(const hn_meter *m) {
    return HN_UNLIKELY(m->work.due) && m->work.on;
}
#endif
/* Around a call in the middle of something that cannot be asked for again: what it calls goes through in one
 * piece. Gives what hnwork_allow puts back. */
static inline bool hnwork_forbid(hn_meter *m) {
    bool on = m->work.on;
    m->work.on = false;
    return on;
}
static inline void hnwork_allow(hn_meter *m, bool on) {
    m->work.on = on;
}
/* The rest of hnwork_resume. */
bool hnwork_take(hn_meter *m, const hn_work_kind *kind, void *state);
/* At the beginning of a function: whether it was left in this instruction. Then *state is as it was. */
static inline bool hnwork_resume(hn_meter *m, const hn_work_kind *kind, void *state) {
    return HN_UNLIKELY(m->work.nstates != 0) && hnwork_take(m, kind, state);
}
/* Whether a function has been left in this instruction. */
static inline bool hnwork_left(const hn_meter *m) {
    return HN_UNLIKELY(m->work.nstates != 0) && m->work.op == m->op_steps;
}
/* Leaves a function with HN_AGAIN: *state, and what it owns, now belongs to the work. Another status: there
 * is no room, and all has been freed. */
HN_CHECK HN_COLD hn_status hnwork_save(hn_meter *m, const hn_work_kind *kind, void *state);

/* Results of parts, for functions that call each other: a part that has been done is not done again. What it
 * gives is up to three pieces of memory. Worth it for what takes some tens of microseconds. */
typedef struct hn_work_piece {
    void *p;
    size_t n;
} hn_work_piece;
typedef struct hn_work_part {
    const void *who; /* of which function: an address of its own */
    uint32_t at;
    bool kept;
    hn_work_piece gives[3];
} hn_work_part;
/* At the beginning of a part: true when it has been done before; then its results are in their places. */
bool hnwork_recall(hn_meter *m, hn_work_part *part);
/* At its end: keeps the results, in place of all that was kept since the part began. HN_AGAIN: hand it on. */
HN_CHECK hn_status hnwork_keep(hn_meter *m, const hn_work_part *part);
/* For loops whose state is saved with all that the parts gave: *mark is taken before, and what was kept since
 * is forgotten when it has been used. */
uint32_t hnwork_mark(hn_meter *m);
void hnwork_forget(hn_meter *m, uint32_t mark);

/* ---- for the loop's caller ---- */

/* The instruction will be run again. */
void hnwork_suspend(hn_meter *m);
/* Forgets everything; hnwork_fail: because there was no memory. */
void hnwork_fail(hn_meter *m);
void hnwork_clear(hn_meter *m);
/* All values of the states, one block of them after the other: *i begins as 0. NULL behind the last one. */
void *hnwork_values(const hn_meter *m, uint32_t *i, uint32_t *n);

#endif
