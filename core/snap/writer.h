/* Private to writer.c, write_object.c and read_shell.c, which reads the pool that they write. A function that
 * returns false was left at the end of a piece, or has failed; called again, it continues. So its place is in
 * hn_snap_writer, not in locals. */
#ifndef HN_SNAP_WRITER_H
#define HN_SNAP_WRITER_H

#include "base/lz.h"
#include "base/work.h"
#include "object/kind.h"
#include "snap/format.h"
#include "snap/ptrmap.h"
#include "snap/shared.h"
#include "snap/snap.h"

struct hn_snap_writer {
    hn_vm *vm;
    hn_meter meter; /* of the dump alone, whose memory and time are not the program's */
    bool cancelled; /* the value of the VM's meter before */
    hn_shared shared;
    hn_ptrpages map; /* object -> HN_WAS_* | number */
    hn_ptrmap once;  /* texts of sources, and buffers that strings share -> their numbers */
    hn_buf queue;    /* objects in the order of their numbers */
    hn_buf sources;  /* of hn_source pointers */
    hn_buf types;    /* of hn_type pointers */
    hn_buf texts;    /* the sections: sources, */
    hn_buf shells;   /* the data with which objects are allocated, */
    hn_buf classes;  /* the hierarchy, */
    hn_buf body;     /* the references of objects, */
    hn_buf roots;    /* and the state */
    hn_buf *to;      /* roots or body */
    bool waits;      /* the stack being written is the running thread's, and waits for a call */
    bool patches;    /* the body being written replaces the content of a shared object */
    uint32_t nobjects, nsources, ntypes, nshapes, ntexts, nbuffers;
    hn_status st; /* the first error; HN_RAISED has an exception pending */
    /* Where the next piece continues. */
    uint8_t phase;
    bool patched;          /* the number of the shared object is written */
    bool begun;            /* the phase, or the object's shell or body, has begun */
    uint8_t part;          /* of a shell */
    uint32_t next;         /* index in the phase */
    size_t at;             /* index in the object */
    uint32_t before;       /* the slot of a set that was written last */
    size_t size;           /* of a text in UTF-8 */
    const hn_field *field; /* of the object */
    uint32_t root_objects, crc;
    hn_buf *out;
    size_t start; /* of the snapshot in that */
    hn_buf all;   /* all sections, after the beginning of the window */
    size_t window;
    hn_lz lz;
};

#define HN_WAS_OBJECT (0u << 30)
#define HN_WAS_POOLED (1u << 30) /* source << 20 | index */
#define HN_WAS_SOURCE (2u << 30)
#define HN_WAS_SHAPE  (3u << 30)
#define HN_WAS_MASK   (3u << 30)

void hnsnap_fail(hn_snap_writer *w, hn_status st);
/* The rest of hnsnap_leaves. */
bool hnsnap_looks(hn_snap_writer *w);
/* Called after each small piece of work, of some 50 ns. Returns whether the piece is over. */
static inline bool hnsnap_leaves(hn_snap_writer *w) {
    w->meter.effort++;
    return HN_UNLIKELY(w->meter.effort >= HN_EFFORT || w->meter.work.due || HN_ALWAYS_LEAVE) &&
           hnsnap_looks(w);
}
/* Notes that the next object, or phase, has not begun. */
static inline void hnsnap_rewind(hn_snap_writer *w) {
    w->begun = false;
    w->part = 0;
    w->at = 0;
}
/* Appends to queue, sources or types, which are read by their numbers. A writer that cannot append has
 * failed. */
void hnsnap_put_listed(hn_snap_writer *w, hn_buf *list, const void *p);
void hnsnap_put_value(hn_snap_writer *w, hn_value v);
void hnsnap_put_pointer(hn_snap_writer *w, const void *object); /* NULL is UNBOUND */
/* Writes a string's size with these bits, then its text in UTF-8. */
void hnsnap_put_text(hn_buf *to, const hn_str *s, unsigned bits);
/* Writes the content of an object to `body`, or of a changed shared one to `roots`. */
HN_CHECK bool hnsnap_put_body(hn_snap_writer *w, const hn_object *o);
/* Writes the data with which it is allocated to `shells`. */
HN_CHECK bool hnsnap_put_shell(hn_snap_writer *w, const hn_object *o);

/* Calls fn for the values that the code objects of a source refer to, in the order of the pool, immediates
 * included. */
typedef void (*hn_pool_fn)(void *arg, hn_value v);
void hnsnap_each_pooled(const hn_source *s, hn_pool_fn fn, void *arg);

#endif
