/* Private to writer.c, write_object.c and read_shell.c, which reads the pool that they write. */
#ifndef HN_SNAP_WRITER_H
#define HN_SNAP_WRITER_H

#include "snap/format.h"
#include "snap/ptrmap.h"
#include "snap/shared.h"

typedef struct hn_snap_writer {
    hn_vm *vm;
    hn_shared shared;
    hn_ptrmap map;  /* object -> what it is: HN_WAS_* | number */
    hn_ptrmap once; /* texts of sources, and buffers that strings share -> the number of each */
    hn_buf queue;   /* objects in the order of their numbers */
    hn_buf sources; /* of hn_source pointers */
    hn_buf types;   /* of hn_type pointers */
    hn_buf texts;   /* sections: sources, */
    hn_buf shells;  /* what objects need to be allocated, */
    hn_buf classes; /* the hierarchy, */
    hn_buf body;    /* what objects refer to, */
    hn_buf roots;   /* and the state */
    hn_buf *to;     /* roots or body */
    bool waits;     /* the stack that is written is the running one's, and waits for a call */
    bool patches;   /* what is written is to replace the content of shared objects */
    uint32_t nobjects, nsources, ntypes, nshapes, ntexts, nbuffers;
    uint64_t steps; /* of the session, without what the dump costs */
    hn_status st;   /* the first error; HN_RAISED has an exception pending */
} hn_snap_writer;

#define HN_WAS_OBJECT (0u << 30)
#define HN_WAS_POOLED (1u << 30) /* source << 20 | index */
#define HN_WAS_SOURCE (2u << 30)
#define HN_WAS_SHAPE  (3u << 30)
#define HN_WAS_MASK   (3u << 30)

void hnsnap_fail(hn_snap_writer *w, hn_status st);
/* Appends to queue, sources or types, which are read by their numbers: a writer that could not has failed. */
void hnsnap_put_listed(hn_snap_writer *w, hn_buf *list, const void *p);
void hnsnap_put_value(hn_snap_writer *w, hn_value v);
void hnsnap_put_pointer(hn_snap_writer *w, const void *object); /* NULL is UNBOUND */
/* A string's text in UTF-8, behind its size and these bits. */
void hnsnap_put_text(hn_buf *to, const hn_str *s, unsigned bits);
/* The content of an object, for `body`, or of a changed shared one, for `roots`. */
void hnsnap_put_body(hn_snap_writer *w, const hn_object *o);
/* What has to be known to allocate it, for `shells`. */
void hnsnap_put_shell(hn_snap_writer *w, const hn_object *o);

/* Values that code objects of a source refer to, in the order of the pool: calls fn for each (immediates
 * too). */
typedef void (*hn_pool_fn)(void *arg, hn_value v);
void hnsnap_each_pooled(const hn_source *s, hn_pool_fn fn, void *arg);

#endif
