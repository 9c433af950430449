/* Leaving and resuming a function that makes its result piece by piece. The kept state owns the text under
 * construction, so hnpartly_drop must free it when the run ends. */
#include "object/partly.h"
#include "object/strbuf.h"

void hnpartly_drop(hn_meter *m, void *state) {
    hn_partly *p = state;
    (void)m;
    if (!p->text.vm) return;
    hnstrbuf_return(&p->text);
    hnstrbuf_free(&p->text);
}

hn_status hnpartly_leave(hn_meter *m, const hn_work_kind *kind, hn_partly *p) {
    if (p->text.vm) hnstrbuf_leave(&p->text);
    return hnwork_save(m, kind, p);
}

#ifdef HN_HOSTILE
#define PART_SIZE 16u
#else
#define PART_SIZE 0x4000u
#endif

hn_status hnpartly_run(hn_meter *m, const hn_work_kind *kind, hn_partly *w, hn_part_fn *part, void *job,
                       uint32_t n) {
    for (uint32_t from = (uint32_t)w->at[0], begin = from, to; from < n; from = to) {
        if (from > begin && hnwork_due(m)) {
            w->at[0] = from;
            return hnpartly_leave(m, kind, w);
        }
        to = n - from < PART_SIZE ? n : from + PART_SIZE;
        hn_status st = part(job, w, from, to);
        if (st == HN_OK && w->text.vm && w->text.failed) st = HN_NOMEM;
        if (st == HN_OK) continue;
        if (w->text.vm) hnstrbuf_free(&w->text);
        return st;
    }
    return HN_OK;
}
