/* Snapshots: a whole VM, idle or paused anywhere, as bytes. Only api dumps and loads; nothing outside snap
 * knows the format, which docs/snapshot.md describes. A dump leaves the VM as it was. A load takes any bytes,
 * into a fresh VM only. */
#ifndef HN_SNAP_SNAP_H
#define HN_SNAP_SNAP_H

#include "object/state.h"

/* Notes what a fresh VM has: the last thing of a VM's start. Without it nothing can be dumped or loaded. */
HN_CHECK hn_status hnsnap_init(hn_vm *vm);
/* Seeds a VM that is as hnsnap_init has left it: hnheap_reseed, and the numbers of shared objects anew. */
HN_CHECK hn_status hnsnap_seed(hn_vm *vm, const uint64_t seed[2]);

/* Appends a snapshot of a VM that is not running: between runs, or after HN_PAUSED or HN_SLICE. HN_NOMEM;
 * HN_STOPPED when cancelled, or when it takes longer than a run may (out->meter->stopped); HN_RAISED with a
 * TypeError for what cannot be stored (a VM between runs with an exception pending keeps that instead of the
 * error). The VM is as it was. A dump uses neither the steps nor the memory nor the time of the session. */
HN_CHECK hn_status hnsnap_dump(hn_vm *vm, hn_buf *out);

/* The same in pieces. Begins when *w is NULL. HN_AGAIN, only with `pieces`: after some milliseconds; call it
 * again, with the same buffer, before anything else is done with the VM. Otherwise *w is NULL again. */
typedef struct hn_snap_writer hn_snap_writer;
HN_CHECK hn_status hnsnap_dump_piece(hn_vm *vm, hn_snap_writer **w, hn_buf *out, bool pieces);
/* Gives up an unfinished one, if there is one. */
void hnsnap_dump_drop(hn_snap_writer **w, hn_buf *out);

/* Loads into a VM that is as hnsnap_init has left it. The bytes may be anything. HN_RAISED: they are damaged;
 * HN_NOMEM; HN_STOPPED when cancelled, or when it takes longer than a run may. After each of them `error`
 * (NUL-terminated, cut to error_cap) says why, and the VM is still a fresh one. Use of steps, time, output
 * and calls is the snapshot's. The limits stay those of the loading VM: those of time and memory hold for the
 * load, that of steps does not. */
HN_CHECK hn_status hnsnap_load(hn_vm *vm, const uint8_t *p, size_t n, char *error, size_t error_cap);

/* The same in pieces. Begins when *r is NULL. HN_AGAIN, only with `pieces`: after some milliseconds; call it
 * again, with the same bytes, before anything else is done with the VM. Otherwise *r is NULL again. */
typedef struct hn_snap_from {
    const uint8_t *p;
    size_t n;
    char *error;
    size_t error_cap;
#ifdef HN_CHECKED
    uint32_t each; /* the load is left at each n-th place where it can be; 0: by the clock */
#endif
} hn_snap_from;
typedef struct hn_snap_reader hn_snap_reader;
HN_CHECK hn_status hnsnap_load_piece(hn_vm *vm, hn_snap_reader **r, const hn_snap_from *from, bool pieces);
/* Drops an unfinished one, if there is one. The VM can only be freed then. */
void hnsnap_load_drop(hn_snap_reader **r);

/* The identity that snapshots of this build carry, 48 bits. */
uint64_t hnsnap_identity(const hn_vm *vm);

#endif
