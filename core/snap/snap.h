/* Snapshots: a whole VM, idle or paused anywhere, as bytes. Only api dumps and loads; nothing outside snap
 * knows the format, which docs/snapshot.md describes. A dump leaves the VM as it was. A load takes any bytes,
 * into a fresh VM only. */
#ifndef HN_SNAP_SNAP_H
#define HN_SNAP_SNAP_H

#include "object/state.h"

/* Records the objects of a fresh VM. It is the last part of a VM's start; without it nothing can be dumped or
 * loaded. */
HN_CHECK hn_status hnsnap_init(hn_vm *vm);
/* Seeds a VM that has not been used since hnsnap_init: hnheap_reseed, and new numbers for the shared
 * objects. */
HN_CHECK hn_status hnsnap_seed(hn_vm *vm, const uint64_t seed[2]);

/* Appends a snapshot of a VM that is not running: between runs, or after HN_PAUSED or HN_SLICE. HN_STOPPED:
 * it was cancelled, or takes longer than a run may (out->meter->stopped). HN_RAISED: an object cannot be
 * stored; the error is a TypeError, or the exception that was pending in a VM between runs. The VM is as
 * before. A dump uses neither the steps nor the memory nor the time of the session. */
HN_CHECK hn_status hnsnap_dump(hn_vm *vm, hn_buf *out);

/* As hnsnap_dump, in pieces. It begins if *w is NULL. HN_AGAIN, only with `pieces`: some milliseconds are
 * over; call it again with the same buffer, before any other use of the VM. With any other status, *w is NULL
 * again. */
typedef struct hn_snap_writer hn_snap_writer;
HN_CHECK hn_status hnsnap_dump_piece(hn_vm *vm, hn_snap_writer **w, hn_buf *out, bool pieces);
/* Drops an unfinished dump, if there is one. */
void hnsnap_dump_drop(hn_snap_writer **w, hn_buf *out);

/* Loads into a VM that has not been used since hnsnap_init. The bytes may be anything. HN_RAISED: they are
 * damaged. HN_STOPPED: it was cancelled, or takes longer than a run may. After a failure `error`
 * (NUL-terminated, cut to error_cap) has the reason. The VM has no frames then, but it may have the
 * snapshot's seed and ids: free it. The used steps, time, output and calls become the snapshot's. The limits
 * stay those of the loading VM: those of time and memory apply to the load, that of steps does not. */
HN_CHECK hn_status hnsnap_load(hn_vm *vm, const uint8_t *p, size_t n, char *error, size_t error_cap);

/* As hnsnap_load, in pieces. It begins if *r is NULL. HN_AGAIN, only with `pieces`: some milliseconds are
 * over; call it again with the same bytes, before any other use of the VM. With any other status, *r is NULL
 * again. */
typedef struct hn_snap_from {
    const uint8_t *p;
    size_t n;
    char *error;
    size_t error_cap;
#ifdef HN_CHECKED
    uint32_t each; /* the load returns at each n-th place where it can; 0: by the clock */
#endif
} hn_snap_from;
typedef struct hn_snap_reader hn_snap_reader;
HN_CHECK hn_status hnsnap_load_piece(hn_vm *vm, hn_snap_reader **r, const hn_snap_from *from, bool pieces);
/* Drops an unfinished load, if there is one. After that the VM can only be freed. */
void hnsnap_load_drop(hn_snap_reader **r);

/* Returns the identity in the snapshots of this build, 48 bits. */
uint64_t hnsnap_identity(const hn_vm *vm);

#endif
