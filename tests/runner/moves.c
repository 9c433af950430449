/* The command with a session that does not stay: at more and more distant steps, and at the end, it is dumped
 * and loaded into a new VM, which goes on. Loading must succeed, a dump of what was loaded must be the same
 * bytes, and the cases must not notice. What is wrong is a line on the stderr of the case. At the end, also
 * where a limit ended the run, dump and load have little more memory than the session uses. With MOVE_EVERY=n
 * in the environment it moves every n steps instead, MOVE_MOST=n times at most (100), and with MOVE_FROM=n
 * from the n-th step on. */
#define RUN_ON
#include "../../wasi/main.c"

#include "api/session.h"

static void complain(run *r, const char *what, const char *why) {
    char line[400];
    snprintf(line, sizeof line, "%s: %s\n", what, why);
    put_error(r, line);
}

/* What a session may hold at its end besides what it uses. */
#define MARGIN ((uint64_t)HN_RESERVE + (32 << 10))

/* A copy of the session's dump. */
static bytes dump_of(run *r, hn_session *s) {
    size_t n;
    bytes copy = {0};
    const uint8_t *p = hn_dump(s, &n);
    if (p)
        bytes_put(&copy, p, n);
    else
        complain(r, "no dump", hn_problem(s));
    return copy;
}

static hn_session *reload(run *r, const bytes *dump, uint64_t memory) {
    hn_host_functions host = {
        .ctx = r, .write = main_on_write, .now = main_on_now, .entropy = main_on_entropy};
    hn_session *t = hn_session_new(&host);
    char problem[300];
    if (!t || !options_apply(r->options, t, problem, sizeof problem)) exit(EXIT_INTERNAL);
    if (!hn_set_limit(t, HN_MAX_MEMORY, memory)) complain(r, "no limit", hn_problem(t));
    (void)hn_set_limit(t, HN_MAX_STEPS, UINT64_MAX);
    if (!hn_load_into(t, (const uint8_t *)dump->data, dump->len)) {
        complain(r, "no load", hn_problem(t));
        hn_session_free(t);
        return NULL;
    }
    (void)hn_set_limit(t, HN_MAX_STEPS, hn_get_limit(r->session, HN_MAX_STEPS));
    (void)hn_set_limit(t, HN_MAX_TIME, hn_get_limit(r->session, HN_MAX_TIME));
    return t;
}

static void check_again(run *r, hn_session *t, const bytes *dump) {
    bytes again = dump_of(r, t);
    if (again.len && (again.len != dump->len || memcmp(again.data, dump->data, again.len) != 0))
        complain(r, "another dump", "what was loaded is not what was dumped");
    bytes_free(&again);
}

/* Replaces the session by one that was loaded from its dump. */
static void move(run *r) {
    uint64_t memory = hn_get_limit(r->session, HN_MAX_MEMORY);
    bytes dump = dump_of(r, r->session);
    if (!dump.len) return;
    hn_session *t = reload(r, &dump, UINT64_C(1) << 32);
    if (t) check_again(r, t, &dump);
    bytes_free(&dump);
    if (!t) return;
    if (!hn_set_limit(t, HN_MAX_MEMORY, memory)) { /* so full that it does not fit again: it stays */
        hn_session_free(t);
        return;
    }
    hn_session_free(r->session);
    r->session = t;
}

/* The end of a run is looked at, but kept, for its result is reported. */
static void look(run *r) {
    uint64_t memory = hn_get_limit(r->session, HN_MAX_MEMORY);
    uint64_t close = hn_get_used(r->session, HN_MAX_MEMORY) + MARGIN;
    if (close > memory) close = memory;
    if (!hn_set_limit(r->session, HN_MAX_MEMORY, close)) complain(r, "no limit", hn_problem(r->session));
    bytes dump = dump_of(r, r->session);
    (void)hn_set_limit(r->session, HN_MAX_MEMORY, memory);
    if (!dump.len) return;
    hn_session *t = reload(r, &dump, close);
    if (t) check_again(r, t, &dump);
    if (t) hn_session_free(t);
    bytes_free(&dump);
}

static void grant(hn_session *s, uint64_t steps) {
    hn_meter *m = &s->vm.meter;
    uint64_t used = hnmeter_steps(m), left = m->steps_limit - used;
    if (m->turn_at > used && left > m->turn_at - used) left = m->turn_at - used;
    m->sliced = true;
    m->steps = hnmeter_steps(m);
    m->slice = m->fuel = (int64_t)(steps < left ? steps : left);
}

static uint64_t setting(const char *name, uint64_t otherwise) {
    const char *text = getenv(name);
    return text ? strtoull(text, NULL, 10) : otherwise;
}

static hn_state run_on(run *r) {
    uint64_t every = setting("MOVE_EVERY", 0), most = setting("MOVE_MOST", every ? 100 : 24);
    uint64_t steps = every ? every : 1 + r->out.len % 7, moves = 0, from = setting("MOVE_FROM", 0);
    hn_state state = HN_READY;
    while (state == HN_READY || state == HN_SLICED) {
        uint64_t now = hnmeter_steps(&r->session->vm.meter);
        grant(r->session, now < from ? from - now : steps);
        state = hn_continue(r->session);
        r->session->vm.meter.sliced = false;
        if (state != HN_SLICED) break;
        if (++moves <= most) move(r);
        if (!every) steps = steps * 3 / 2 + 5;
    }
    look(r);
    return state;
}
