/* Private to check.c, flow.c, input.c, read*.c and seen.c: what those that read snapshots share. HN_RAISED
 * from any of them means: damaged, and reader.error says what. */
#ifndef HN_SNAP_READER_H
#define HN_SNAP_READER_H

#include "snap/format.h"
#include "snap/ptrmap.h"
#include "snap/shared.h"
#include "vm/thread.h"

typedef struct hn_snap_input {
    const char *section;
    const uint8_t *start, *p, *end;
} hn_snap_input;

typedef struct hn_snap_pool {
    hn_value *values;
    uint32_t n;
} hn_snap_pool;

/* The frames of a thread. */
typedef struct hn_snap_stack {
    hn_frame *frames;
    uint32_t *offsets; /* of their registers on the stack */
    hn_value *stack;
    uint32_t nframes, nstack;
} hn_snap_stack;

/* A buffer that strings share: how many code points a string may have of it at least, to be of its width, and
 * at most to be ASCII. */
typedef struct hn_snap_buffer {
    hn_raw *owner;
    uint32_t least, ascii;
    unsigned width;
} hn_snap_buffer;

/* The state that is committed once all has been checked. */
typedef struct hn_snap_state {
    hn_snap_stack stacks[HN_THREADS_MAX]; /* the running one's first, then those of the other threads */
    uint32_t nstacks;
    hn_threads *threads; /* NULL: none; the stacks are put there in the end */
    hn_list *thread_own;
    uint32_t thread_idents, mains_gone, threads_gone;
    uint64_t turn_at;
    bool paused, threaded;
    hn_value pending_call, pending_hold, exc, result, allowed;
    uint8_t pending_ret;
    uint16_t pending_dst;
    uint64_t steps, time, output, calls;
    uint32_t depth_limit, next_id, host_id, int_digits;
} hn_snap_state;

/* The changed content of a shared object, until it is put there. */
typedef struct hn_snap_patch {
    hn_object *object, *stand_in;
} hn_snap_patch;

/* A class whose MRO its bases do not say: it has that of its bases until all objects are there. */
typedef struct hn_snap_mro {
    hn_type *cls;
    hn_tuple *mro;
} hn_snap_mro;

typedef struct hn_snap_reader {
    hn_vm *vm;
    hn_shared shared;
    char *error;
    size_t error_cap;
    uint8_t *payload;
    size_t payload_size;
    hn_snap_input texts, shells, classes, body, roots;
    hn_snap_input *in; /* where values are read from */
    uint32_t nsources, nobjects, ntypes, root_objects;
    hn_object **objects;
    hn_source **sources;
    hn_snap_pool *pools;
    uint32_t next;    /* number of the next object that is met first */
    uint64_t claimed; /* values that shells promise: never more than bytes that are there */
    hn_buf shapes;    /* hn_shape pointers */
    hn_buf known;     /* texts of sources: hn_value */
    hn_buf buffers;   /* hn_snap_buffer */
    hn_buf mros;      /* hn_snap_mro */
    hn_buf late;      /* hn_object pointers: the classes and memoryviews, which commit() updates */
    hn_ptrmap walked; /* objects of chains that were looked at (check.c) */
    uint32_t walks;
    hn_snap_state state;
} hn_snap_reader;

/* ---- input.c ---- */
hn_status hnsnap_damaged(hn_snap_reader *r, const char *what);
HN_CHECK hn_status hnsnap_get_byte(hn_snap_reader *r, uint8_t *out);
HN_CHECK hn_status hnsnap_get_varint(hn_snap_reader *r, uint64_t limit, uint64_t *out);
HN_CHECK hn_status hnsnap_get_u32(hn_snap_reader *r, uint32_t limit, uint32_t *out);
HN_CHECK hn_status hnsnap_get_fixed(hn_snap_reader *r, unsigned bytes, uint64_t *out);
HN_CHECK hn_status hnsnap_get_bytes(hn_snap_reader *r, uint64_t n, const uint8_t **out);
/* Any value of a program; UNBOUND only where `unbound` says so. */
HN_CHECK hn_status hnsnap_get_value(hn_snap_reader *r, bool unbound, hn_value *out);
/* A value that is an object of this kind; NULL is UNBOUND where `null` says so. */
HN_CHECK hn_status hnsnap_get_object(hn_snap_reader *r, hn_kind kind, bool null, void *out);
HN_CHECK hn_status hnsnap_get_str(hn_snap_reader *r, bool none, hn_value *out);

/* ---- read_shell.c ---- */
HN_CHECK hn_status hnsnap_read_sources(hn_snap_reader *r);
HN_CHECK hn_status hnsnap_read_shells(hn_snap_reader *r);
/* One object of this kind, allocated by what its shell says. */
HN_CHECK hn_status hnsnap_read_shell(hn_snap_reader *r, unsigned kind, hn_object **out);
HN_CHECK hn_status hnsnap_read_classes(hn_snap_reader *r);

/* ---- read_object.c ---- */
HN_CHECK hn_status hnsnap_read_body(hn_snap_reader *r, hn_object *o);
/* Reads the changed content of a shared object into a stand-in for it, which can be checked like any object
 * ... */
HN_CHECK hn_status hnsnap_read_stand_in(hn_snap_reader *r, const hn_object *o, hn_object **out);
/* ... and puts it there. */
void hnsnap_apply(hn_object *o, const hn_object *from);

/* ---- check.c ---- */
/* Everything about an object that depends on others being complete. */
HN_CHECK hn_status hnsnap_check_object(hn_snap_reader *r, hn_object *o);
/* The same for what is to replace the content of a shared object. */
HN_CHECK hn_status hnsnap_check_patch(hn_snap_reader *r, const hn_object *original, hn_object *o);
HN_CHECK hn_status hnsnap_check_frames(hn_snap_reader *r);

/* ---- seen.c ---- */
/* SnapshotError if the program that is loaded could get hold of an internal. */
HN_CHECK hn_status hnsnap_check_seen(hn_snap_reader *r, const hn_buf *patches);

/* ---- flow.c ---- */
/* How a frame goes on. */
typedef struct hn_snap_entry {
    uint32_t clobbered; /* registers from here on may hold anything by then; UINT32_MAX: none */
    uint32_t dst;       /* so may this one, which gets a result; UINT32_MAX: none */
    bool text;          /* but the result is a str */
    bool raises;        /* it does not go on but with an exception */
} hn_snap_entry;
/* Whether running `code` on from instruction pc with these registers can rely on what instructions rely on:
 * cells where cells are, and so on. */
HN_CHECK hn_status hnsnap_check_flow(hn_snap_reader *r, const hn_code *code, uint32_t pc,
                                     const hn_value *regs, const hn_snap_entry *e);

#endif
