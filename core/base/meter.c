/* The parts of the meter that run when fuel is used up or the clock is due, and the ends of slices. The
 * inline functions of meter.h call it; api and vm/start.c start and stop it and grant slices. Steps never
 * depend on the clock: a look at it may end a run or a slice, but counts nothing. A run that passes its step
 * limit is set back to exactly that number of steps. */
#include "base/meter.h"

#define SLICE_STEPS HN_EFFORT
#define SLICE_TIME                                                                                           \
    UINT64_C(4000000) /* nanoseconds after which work in C is left, for hosts that want slices */

void hnmeter_init(hn_meter *m) {
    memset(m, 0, sizeof *m);
    m->steps_limit = m->wall_limit = m->allocations_limit = m->turn_at = UINT64_MAX;
    m->bytes_limit = HN_DEFAULT_MEMORY;
    m->bytes_reserve = HN_RESERVE;
    m->depth_most = HN_DEFAULT_DEPTH;
    m->depth_limit = m->depth_own = HN_PROGRAM_DEPTH;
    m->nesting_limit = HN_DEFAULT_NESTING;
    m->output_limit = HN_DEFAULT_OUTPUT;
    m->calls_limit = HN_DEFAULT_CALLS;
    m->source_limit = HN_DEFAULT_SOURCE;
    m->value_bytes_limit = HN_DEFAULT_VALUE_BYTES;
    m->value_items_limit = HN_DEFAULT_VALUE_ITEMS;
#ifdef HN_HOSTILE
    m->time_limit = UINT64_C(120000000000); /* that build is slow */
#else
    m->time_limit = HN_DEFAULT_TIME;
#endif
}

void hnmeter_init_free(hn_meter *m) {
    hnmeter_init(m);
    m->bytes_limit = SIZE_MAX / 2;
    m->bytes_reserve = 0;
}

void hnmeter_start(hn_meter *m) {
    m->stopped = HN_LIMIT_NONE;
    m->running = true;
    m->look_at = 0;
    if (m->clock) m->time_mark = m->clock(m->clock_ctx);
    m->work.began = m->time_used;
    m->work.until = m->time_used + SLICE_TIME;
    m->work.regained = false;
}

void hnmeter_stop(hn_meter *m) {
    m->time_used = hnmeter_time(m);
    m->running = false;
}

static uint64_t since(uint64_t mark, uint64_t now) {
    return now > mark ? now - mark : 0;
}

uint64_t hnmeter_time(const hn_meter *m) {
    if (!m->running || !m->clock) return m->time_used;
    return m->time_used + since(m->time_mark, m->clock(m->clock_ctx));
}

void hnmeter_begin(hn_meter *m) {
    if (m->clock) m->wall_mark = m->clock(m->clock_ctx);
}

uint64_t hnmeter_wall(const hn_meter *m) {
    return m->clock ? since(m->wall_mark, m->clock(m->clock_ctx)) : 0;
}

hn_status hnmeter_look_wall(hn_meter *m) {
    if (m->wall_limit == UINT64_MAX || hnmeter_wall(m) <= m->wall_limit) return HN_OK;
    return hnmeter_stop_at(m, HN_LIMIT_WALL);
}

/* The slice is over when its time is, or, where it began with what earlier ones had done, when it has gone on
 * for as long as that took: otherwise it would get no further than the next piece, after a way as long as all
 * before it. */
static void look_at_slice(hn_meter *m, uint64_t used) {
    hn_work *w = &m->work;
    if (w->regained && used > w->began) {
        uint64_t took = used - w->began;
        w->until = used + (took > SLICE_TIME ? took : SLICE_TIME);
    }
    w->regained = false;
    if (w->on && used >= w->until && w->whole != m->op_steps + 1) w->due = true;
}

/* One look at the clock: which limit of time has been passed. This is also where a slice is found to be
 * over. */
static hn_limit late(hn_meter *m) {
    uint64_t now = m->clock ? m->clock(m->clock_ctx) : 0;
    uint64_t used = m->time_used + (m->running && m->clock ? since(m->time_mark, now) : 0);
    look_at_slice(m, used);
    if (used > m->time_limit) return HN_LIMIT_TIME;
    return m->running && m->clock && since(m->wall_mark, now) > m->wall_limit ? HN_LIMIT_WALL : HN_LIMIT_NONE;
}

hn_status hnmeter_want(hn_meter *m, uint64_t n, uint64_t size) {
    m->bytes_wanted = size && n > UINT64_MAX / size ? UINT64_MAX : n * size;
    return HN_NOMEM;
}

hn_status hnmeter_stop_at(hn_meter *m, hn_limit limit) {
    m->stopped = limit;
    return HN_STOPPED;
}

hn_status hnmeter_refill(hn_meter *m) {
    uint64_t used = hnmeter_steps(m);
    if (used > m->steps_limit) {
        hnmeter_rewind(m, m->steps_limit); /* it stopped exactly there */
        return hnmeter_stop_at(m, HN_LIMIT_STEPS);
    }
    if (m->cancelled) return hnmeter_stop_at(m, HN_LIMIT_CANCELLED);
    if (m->allocated) return hnmeter_stop_at(m, HN_LIMIT_ALLOCATIONS);
    m->steps = used;
    m->slice = m->fuel = 0;
    if (used < m->look_at) return HN_OK;
    m->look_at = used + SLICE_STEPS;
    hn_limit limit = late(m);
    return limit ? hnmeter_stop_at(m, limit) : HN_OK;
}

hn_status hnmeter_grant(hn_meter *m) {
    m->look_at = 0;
    hn_status st = hnmeter_refill(m);
    if (st != HN_OK) return st;
    uint64_t left = m->steps_limit - m->steps;
    uint64_t turn = m->turn_at > m->steps ? m->turn_at - m->steps : 0;
    if (left > turn) left = turn;
#ifdef HN_HOSTILE
    const uint64_t grant = 1;
#else
    const uint64_t grant = SLICE_STEPS;
#endif
    m->slice = m->fuel = (int64_t)(left < grant ? left : grant);
    return HN_OK;
}

void hnmeter_trip(hn_meter *m) {
    m->steps = hnmeter_steps(m);
    m->slice = m->fuel = 0;
    m->look_at = 0;
}

hn_status hnmeter_look(hn_meter *m) {
    m->effort = 0;
    if (!m->running) return HN_OK;
    hn_limit limit = m->cancelled ? HN_LIMIT_CANCELLED : late(m);
    return limit ? hnmeter_stop_at(m, limit) : HN_OK;
}

hn_status hnmeter_paced(hn_meter *m) {
    if (m->fuel < 0) HN_TRY(hnmeter_refill(m));
    return m->effort < HN_EFFORT ? HN_OK : hnmeter_look(m);
}

hn_status hnmeter_spent(hn_meter *m) {
    if (m->stopped != HN_LIMIT_STEPS) return HN_OK;
    hnmeter_rewind(m, m->steps_limit);
    return HN_STOPPED;
}

/* Makes even a charge of nothing look now. */
static void stop_next(hn_meter *m) {
    bool all = m->stopped == HN_LIMIT_STEPS; /* all steps are used: one more */
    hnmeter_trip(m);
    m->fuel = -1;
    m->slice = all ? 0 : -1;
}

bool hnmeter_late(hn_meter *m, uint32_t n) {
    if (hnmeter_pace(m, n) == HN_OK) return false;
    stop_next(m);
    return true;
}

bool hnmeter_late_uncounted(hn_meter *m, uint32_t n) {
    if (hnmeter_pace_uncounted(m, n) == HN_OK) return false;
    stop_next(m);
    return true;
}

void hnmeter_rewind(hn_meter *m, uint64_t used) {
    uint64_t back = hnmeter_steps(m) - used;
    if (back <= m->steps) /* as fuel they would be a slice in which nobody looks at the clock */
        m->steps -= back;
    else
        m->fuel += (int64_t)back;
    m->look_at = 0;
}
