/* What a function has made of a text or another value when a slice ends in the middle of it (base/work.h),
 * for functions that make it piece by piece, and where they stand. */
#ifndef HN_OBJECT_PARTLY_H
#define HN_OBJECT_PARTLY_H

#include "base/work.h"
#include "object/str.h"

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

#endif
