/* Private to kept.c and writer.c: the registers of frames that a snapshot keeps. In the others, calls that
 * are over may have left internals, which the reader would refuse. */
#ifndef HN_SNAP_KEPT_H
#define HN_SNAP_KEPT_H

#include "object/state.h"

typedef struct hn_snap_kept {
    hn_meter *meter;
    uint32_t n;      /* frames */
    uint32_t *first; /* the first word of each frame, and one more for the end */
    uint64_t *words; /* a bit for each register */
} hn_snap_kept;

/* Finds the registers to keep, in the VM's frames except those of generators. waits: the top frame waits for
 * a call, as the others do. Set out->meter before. Call hnsnap_free_kept afterwards, also after HN_NOMEM. */
HN_CHECK hn_status hnsnap_find_kept(hn_vm *vm, bool waits, hn_snap_kept *out);
void hnsnap_free_kept(hn_snap_kept *k);

static inline bool hnsnap_is_kept(const hn_snap_kept *k, uint32_t frame, uint32_t reg) {
    return k->words[k->first[frame] + reg / 64] >> reg % 64 & 1;
}

#endif
