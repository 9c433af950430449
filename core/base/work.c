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

bool hnwork_take(hn_meter *m, const hn_work_kind *kind, void *state) {
    hn_work *w = &m->work;
    hn_work_state *s = w->states[w->nstates - 1];
    if (w->op != m->op_steps || s->kind != kind || !w->on) return false;
    memcpy(state, s->data, kind->size);
    set_steps(m, s->steps);
    hnmem_free(m, s, state_size(kind));
    w->nstates--;
    return true;
}

hn_status hnwork_save(hn_meter *m, const hn_work_kind *kind, void *state) {
    hn_work *w = &m->work;
    look_whose(m);
    hn_work_state *s = w->nstates < HN_WORK_STATES ? hnmem_alloc(m, state_size(kind)) : NULL;
    if (!s) {
        if (kind->drop) kind->drop(m, state);
        do_whole(m);
        return HN_NOMEM;
    }
    s->kind = kind;
    s->steps = hnmeter_steps(m) - m->op_steps;
    memcpy(s->data, state, kind->size);
    w->states[w->nstates++] = s;
    return HN_SLICE;
}

static void forget_results(hn_meter *m, uint32_t from) {
    hn_work *w = &m->work;
    while (w->nresults > from) {
        hn_work_result *r = w->results[--w->nresults];
        hnmem_free(m, r, result_size(r->size));
    }
}

bool hnwork_recall(hn_meter *m, hn_work_part *part, const void *who, void *result, size_t size) {
    hn_work *w = &m->work;
    part->kept = w->on && w->whole != m->op_steps + 1;
    if (!part->kept) return false;
    look_whose(m);
    part->at = w->at;
    if (w->at == w->nresults) return false;
    const hn_work_result *r = w->results[w->at];
    if (r->who != who || r->size != size) return false;
    memcpy(result, r->data, size);
    set_steps(m, r->steps);
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

hn_status hnwork_keep(hn_meter *m, const hn_work_part *part, const void *who, const void *result,
                      size_t size) {
    hn_work *w = &m->work;
    if (!part->kept || w->op != m->op_steps) return HN_OK;
    forget_results(m, part->at);
    hn_work_result *r = room_for_result(m) ? hnmem_alloc(m, result_size(size)) : NULL;
    if (!r) { /* what cannot be kept is not left either */
        do_whole(m);
        return HN_OK;
    }
    *r = (hn_work_result){.who = who, .size = size, .steps = hnmeter_steps(m) - m->op_steps};
    memcpy(r->data, result, size);
    w->results[w->nresults++] = r;
    w->at = w->nresults;
    hnmeter_trip(m); /* so that it is forgotten soon behind the instruction */
    return hnwork_due(m) ? HN_SLICE : HN_OK;
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

uint64_t *hnwork_values(const hn_meter *m, uint32_t *i, uint32_t *n) {
    if (*i == m->work.nstates) return NULL;
    hn_work_state *s = m->work.states[(*i)++];
    *n = s->kind->values;
    return s->data;
}
