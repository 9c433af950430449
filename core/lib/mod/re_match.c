/* The matcher of regular expressions: a backtracking machine that runs a program on a text. re.c calls it.
 * Choices are on an explicit stack of words, so no pattern or text can overflow the C stack. The topmost word
 * of an entry says what it is, and for which instruction or register; the others are below it:
 *
 *   CHOICE  pos                 continue at this instruction and position
 *   UNDO    value               this register had this value
 *   SPAN    least, now          a greedy repeat of a character: it can give back
 *   LAZY    now, most           a lazy one: it can take more
 *   LEAVE   pos, count, last    a greedy loop: leave it
 *   ENTER   pos, count, last    a lazy loop: do the body once more
 *
 * Work is counted at the same places on every build, however the stack grows. */
#include "re_internal.h"

enum { CHOICE, UNDO, SPAN, LAZY, LEAVE, ENTER };
#define KIND_BITS      3u
#define ENTRY(kind, n) ((uint32_t)(n) << KIND_BITS | (uint32_t)(kind))
#define PUSH_MOST      16u /* words that one instruction pushes at most */
#ifdef HN_HOSTILE
#define WORK 16u
#else
#define WORK 2048u
#endif
#define PER_STEP 3u      /* log2 of the instructions in a step */
#define RUN      0x4000u /* characters passed over before the clock is looked at */

static const uint8_t entry_words[] = {2, 2, 3, 3, 4, 4};

static HN_COLD hn_status re_match_grow(hnre_matcher *m) {
    uint32_t cap = m->cap * 2;
    bool small = m->cap <= HNRE_ROOM;
    if (m->cap >= UINT32_MAX / 16) return HN_NOMEM;
    if (small) cap = 4 * HNRE_ROOM;
    uint32_t *s = hnmem_resize(hnapi_meter(m->vm), small ? NULL : m->stack, small ? 0 : (size_t)m->cap * 4,
                               (size_t)cap * 4);
    if (!s) {
        HN_TRY(hnapi_charge(m->vm, 0));
        return HN_NOMEM;
    }
    if (small && m->top) memcpy(s, m->stack, (size_t)m->top * 4);
    m->stack = s;
    m->cap = cap;
    return HN_OK;
}

static inline void re_match_push(hnre_matcher *m, uint32_t kind, uint32_t n, uint32_t value) {
    m->stack[m->top] = value;
    m->stack[m->top + 1] = ENTRY(kind, n);
    m->top += 2;
}
static inline void re_match_set(hnre_matcher *m, uint32_t reg, uint32_t value) {
    re_match_push(m, UNDO, reg, m->regs[reg]);
    m->regs[reg] = value;
}

static HN_COLD hn_status charge(hnre_matcher *m) {
    uint32_t work = m->work >> PER_STEP;
    m->work -= work << PER_STEP;
    return hnapi_charge(m->vm, work);
}

/* Leaves the matcher where it can go on. */
static HN_COLD hn_status re_match_leave(hnre_matcher *m, hnre_left how, uint32_t start, uint32_t pc,
                                        uint32_t pos) {
    m->left = (uint8_t)how;
    m->left_start = start;
    m->left_pc = pc;
    m->left_pos = pos;
    return HN_AGAIN;
}

/* Takes the choices above `height` away, keeping what is to be undone. */
static void re_match_forget(hnre_matcher *m, uint32_t height) {
    uint32_t *s = m->stack, from = m->top, to = m->top;
    while (from > height) {
        uint32_t word = s[from - 1];
        if ((word & 7) == UNDO) {
            s[--to] = word;
            s[--to] = s[from - 2];
        }
        from -= entry_words[word & 7];
        m->work++;
    }
    for (; to < m->top; to++) s[height++] = s[to];
    m->top = height;
}
/* Goes back to `height`, undoing everything. */
static void undo(hnre_matcher *m, uint32_t height) {
    while (m->top > height) {
        uint32_t word = m->stack[m->top - 1];
        if ((word & 7) == UNDO) m->regs[word >> KIND_BITS] = m->stack[m->top - 2];
        m->top -= entry_words[word & 7];
        m->work++;
    }
}

#define CH    uint8_t
#define WIDTH 1
#include "re_match.inc"
#define CH    uint16_t
#define WIDTH 2
#include "re_match.inc"
#define CH    uint32_t
#define WIDTH 4
#include "re_match.inc"

hn_status hnre_open(hn_vm *vm, hnre_matcher *m, const uint32_t *program, const hnre_text *text) {
    m->vm = vm;
    m->code = program;
    m->text = *text;
    m->end = text->n;
    m->must = UINT32_MAX;
    m->whole = false;
    m->work = m->top = m->passed = 0;
    m->left = HNRE_NOT_LEFT;
    m->nregs = program[HNRE_H_REGS];
    m->regs = m->room;
    m->owned = 0;
    m->stack = m->room;
    m->cap = HNRE_ROOM;
    if (m->nregs <= HNRE_ROOM / 4) {
        m->stack += m->nregs;
        m->cap -= m->nregs;
        return HN_OK;
    }
    HN_TRY(hnapi_charge(vm, m->nregs >> 4));
    m->regs = hnmem_alloc(hnapi_meter(vm), (size_t)m->nregs * 4);
    if (!m->regs) return HN_NOMEM;
    m->owned = (size_t)m->nregs * 4;
    return HN_OK;
}

void hnre_close(hnre_matcher *m) {
    if (m->owned) hnmem_free(hnapi_meter(m->vm), m->regs, m->owned);
    if (m->cap > HNRE_ROOM) hnmem_free(hnapi_meter(m->vm), m->stack, (size_t)m->cap * 4);
}

void hnre_return(hnre_matcher *m) {
    if (!m->owned) m->regs = m->room;
    if (m->cap <= HNRE_ROOM) m->stack = m->room + (m->owned ? 0 : m->nregs);
}

static hn_status begin_run(hnre_matcher *m) {
    m->top = 0;
    HN_TRY(hnmem_fill(hnapi_meter(m->vm), m->regs, 0xFF, (size_t)m->nregs * 4));
    m->work += 8 + (m->nregs >> 4);
    return HN_OK;
}

hn_status hnre_run(hnre_matcher *m, uint32_t from, bool search, bool *found) {
    hn_status st;
    uint32_t end = m->end;
    *found = false;
    if (from > end && search) return HN_OK;
    if (from > end) m->end = from; /* only what is empty matches there */
    if (m->left == HNRE_NOT_LEFT) HN_TRY(begin_run(m));
    if (m->text.width == 0)
        st = search ? search1(m, from, found) : run1(m, from, found);
    else if (m->text.width == 1)
        st = search ? search2(m, from, found) : run2(m, from, found);
    else
        st = search ? search4(m, from, found) : run4(m, from, found);
    m->end = end;
    return st == HN_OK ? charge(m) : st;
}
