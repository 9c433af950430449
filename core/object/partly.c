/* Functions that are left in the middle of what they make. */
#include "object/partly.h"

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
