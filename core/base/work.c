/* The store of unfinished work, which belongs to one instruction (meter.op_steps): anything from an earlier
 * one is dropped. States are a stack, saved from the inside and resumed from the outside; results are a list,
 * found again by the order of calls. Where there is no memory to keep something, the instruction runs in one
 * piece (do_whole) instead of failing. */
#include "base/work.h"

#define FIRST 16u

struct hn_work_state {
    const hn_work_kind *kind;
    uint64_t steps; /* since the instruction began */
    uint64_t data[];
};

struct hn_work_result {
    const void *who;
    size_t size;
    uint64_t steps;
    uint64_t data[];
};

static size_t state_size(const hn_work_kind *kind) {
    return sizeof(hn_work_state) + ((kind->size + 7) & ~(size_t)7);
}
static size_t result_size(size_t size) {
    return sizeof(hn_work_result) + ((size + 7) & ~(size_t)7);
}

/* What was kept for an instruction before this one is of no use any more. */
static void look_whose(hn_meter *m) {
    if (m->work.op == m->op_steps) return;
    hnwork_clear(m);
    m->work.op = m->op_steps;
}

/* The instruction under way is to go through in one piece. */
static void do_whole(hn_meter *m) {
    m->work.whole = m->op_steps + 1;
    m->work.due = false;
}

/* The count of steps as it was when something had been done. */
static void set_steps(hn_meter *m, uint64_t since) {
    uint64_t now = hnmeter_steps(m), used = m->op_steps + since;
    if (used < now)
        hnmeter_rewind(m, used);
    else
        m->fuel -= (int64_t)(used - now);
}

/* The slice goes on for a while from here: look_at_slice in meter.c. */
static void regained(hn_meter *m, uint64_t since) {
    set_steps(m, since);
    m->work.regained = true;
    m->work.due = false;
}

bool hnwork_take(hn_meter *m, const hn_work_kind *kind, void *state) {
    hn_work *w = &m->work;
    hn_work_state *s = w->states[w->nstates - 1];
    if (w->op != m->op_steps || s->kind != kind || !w->on) return false;
    memcpy(state, s->data, kind->size);
    regained(m, s->steps);
    hnmem_free(m, s, state_size(kind));
    w->nstates--;
    return true;
}

hn_status hnwork_save(hn_meter *m, const hn_work_kind *kind, void *state) {
    hn_work *w = &m->work;
    look_whose(m);
    size_t reserve = m->bytes_reserve; /* with memory used to the brim there is still room for this */
    m->bytes_reserve = reserve < HN_LAST_RESERVE ? reserve : HN_LAST_RESERVE;
    hn_work_state *s = w->nstates < HN_WORK_STATES ? hnmem_alloc(m, state_size(kind)) : NULL;
    m->bytes_reserve = reserve;
    if (!s) {
        if (kind->drop) kind->drop(m, state);
        do_whole(m);
        return HN_NOMEM;
    }
    s->kind = kind;
    s->steps = hnmeter_steps(m) - m->op_steps;
    memcpy(s->data, state, kind->size);
    w->states[w->nstates++] = s;
    return HN_AGAIN;
}

static void forget_results(hn_meter *m, uint32_t from) {
    hn_work *w = &m->work;
    while (w->nresults > from) {
        hn_work_result *r = w->results[--w->nresults];
        hnmem_free(m, r, result_size(r->size));
    }
}

static size_t total(const hn_work_part *part) {
    return part->gives[0].n + part->gives[1].n + part->gives[2].n;
}

bool hnwork_recall(hn_meter *m, hn_work_part *part) {
    hn_work *w = &m->work;
    part->kept = w->on && w->whole != m->op_steps + 1;
    if (!part->kept) return false;
    look_whose(m);
    part->at = w->at;
    if (w->at == w->nresults) return false;
    const hn_work_result *r = w->results[w->at];
    if (r->who != part->who || r->size != total(part)) return false;
    const uint8_t *from = (const uint8_t *)r->data;
    for (unsigned i = 0; i < 3; from += part->gives[i++].n)
        if (part->gives[i].n) memcpy(part->gives[i].p, from, part->gives[i].n);
    regained(m, r->steps);
    w->at++;
    return true;
}

static bool room_for_result(hn_meter *m) {
    hn_work *w = &m->work;
    if (w->nresults < w->cap) return true;
    uint32_t cap = w->cap ? w->cap * 2 : FIRST;
    hn_work_result **to = hnmem_resize(m, w->results, w->cap * sizeof *to, cap * sizeof *to);
    if (!to) return false;
    w->results = to;
    w->cap = cap;
    return true;
}

hn_status hnwork_keep(hn_meter *m, const hn_work_part *part) {
    hn_work *w = &m->work;
    if (!part->kept || w->op != m->op_steps || w->whole == m->op_steps + 1) return HN_OK;
    size_t size = total(part);
    forget_results(m, part->at);
    hn_work_result *r = room_for_result(m) ? hnmem_alloc(m, result_size(size)) : NULL;
    if (!r) { /* what cannot be kept is not left either */
        do_whole(m);
        return HN_OK;
    }
    *r = (hn_work_result){.who = part->who, .size = size, .steps = hnmeter_steps(m) - m->op_steps};
    uint8_t *to = (uint8_t *)r->data;
    for (unsigned i = 0; i < 3; to += part->gives[i++].n)
        if (part->gives[i].n) memcpy(to, part->gives[i].p, part->gives[i].n);
    w->results[w->nresults++] = r;
    w->at = w->nresults;
    return hnwork_due(m) ? HN_AGAIN : HN_OK;
}

uint32_t hnwork_mark(hn_meter *m) {
    if (m->work.on) look_whose(m);
    return m->work.at;
}

void hnwork_forget(hn_meter *m, uint32_t mark) {
    if (m->work.op != m->op_steps) return;
    forget_results(m, mark);
    if (m->work.at > mark) m->work.at = mark;
}

void hnwork_suspend(hn_meter *m) {
    hnmeter_rewind(m, m->op_steps);
    m->work.at = 0;
    m->work.due = false;
    m->work.suspended = true;
}

#ifdef HN_HOSTILE
bool hnwork_due(const hn_meter *m) {
    return m->work.on && m->work.whole != m->op_steps + 1;
}
#endif

void hnwork_clear(hn_meter *m) {
    hn_work *w = &m->work;
    while (w->nstates) {
        hn_work_state *s = w->states[--w->nstates];
        if (s->kind->drop) s->kind->drop(m, s->data);
        hnmem_free(m, s, state_size(s->kind));
    }
    forget_results(m, 0);
    if (w->results) hnmem_free(m, w->results, w->cap * sizeof *w->results);
    w->results = NULL;
    w->cap = w->at = 0;
}

void hnwork_fail(hn_meter *m) {
    if (m->work.nresults && m->work.op == m->op_steps) do_whole(m);
    hnwork_clear(m);
}

void *hnwork_values(const hn_meter *m, uint32_t *i, uint32_t *n) {
    if (*i == 2 * m->work.nstates) return NULL;
    hn_work_state *s = m->work.states[*i / 2];
    *n = s->kind->values;
    if ((*i)++ % 2 == 0) return s->data;
    *n = 0;
    return s->kind->more ? s->kind->more(s->data, n) : s->data;
}
