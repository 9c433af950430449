/* Private to check.c, flow.c, input.c, read*.c and seen.c: the state of a load, and the functions that these
 * files call in each other. HN_RAISED from any of them means that the snapshot is damaged; reader.from.error
 * has the reason. A function that returns HN_AGAIN is called again with the same arguments, so the place
 * where it resumes is in hn_snap_reader. */
#ifndef HN_SNAP_READER_H
#define HN_SNAP_READER_H

#include "base/utf8.h"
#include "base/work.h"
#include "object/kind.h"
#include "snap/format.h"
#include "snap/ptrmap.h"
#include "snap/shared.h"
#include "snap/snap.h"
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

/* UTF-8 in the payload. */
typedef struct hn_snap_text {
    const uint8_t *p;
    uint32_t n, scanned, decoded; /* bytes */
    uint32_t count, done;         /* code points: of what is scanned, and of what is decoded */
    uint32_t max;                 /* of what is scanned, as in hn_utf8_info */
    hn_str *str;                  /* which it is decoded into; NULL: none, or a buffer */
} hn_snap_text;

/* What comes before the entries of a dict. */
typedef struct hn_snap_dict {
    uint8_t first;
    uint32_t version, limit, flags, used;
    hn_type *cls;
} hn_snap_dict;

/* The state that is committed once all has been checked. */
typedef struct hn_snap_state {
    hn_snap_stack stacks[HN_THREADS_MAX]; /* the running one's first, then those of the other threads */
    uint32_t nstacks;
    hn_threads *threads; /* NULL: none; the stacks are put there in the end */
    hn_list *thread_own;
    uint32_t thread_idents, mains_gone, threads_gone;
    uint64_t turn_at;
    bool paused, threaded;
    hn_pending pending;
    hn_value exc, result, allowed;
    uint64_t steps, time, output, calls;
    uint32_t depth_own, next_id, host_id, int_digits;
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

struct hn_snap_reader {
    hn_vm *vm;
    hn_shared shared;
    hn_snap_from from; /* as the host gave it for this piece */
#ifdef HN_CHECKED
    uint32_t pauses;
#endif
    uint8_t *payload;
    size_t payload_size;
    hn_snap_input header, texts, shells, classes, body, roots;
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
    hn_buf patches;   /* hn_snap_patch */
    hn_buf queue;     /* seen.c: hn_object pointers */
    hn_ptrpages
        walked; /* objects of chains that were looked at (check.c), then those that were seen (seen.c) */
    uint32_t walks;
    size_t room; /* the memory limit of the session */
    hn_snap_state state;
    /* Where the next piece resumes. */
    bool pieces;         /* it may pause */
    uint64_t time;       /* ns that the pieces before this one took */
    uint64_t steps;      /* of the VM before the load */
    uint8_t phase, part; /* part: of an object's shell, or of a source */
    bool begun;          /* the object's body, the text of a source or the phase has begun */
    uint32_t index;      /* in the phase: of an object, a source, a class or a frame */
    uint32_t stack;      /* the stack of that frame */
    size_t at;           /* in the object or the stack */
    uint32_t crc;
    hn_unlz lz;
    uint8_t kind;         /* of the object whose shell is read */
    bool frozen;          /* the source is */
    uint32_t unplaced;    /* classes */
    hn_value made;        /* what the shell allocates */
    uint64_t word;        /* with which it begins */
    hn_snap_text text[2]; /* its text, and the rest of its buffer */
    uint32_t room_behind; /* bytes that can be appended to that in place */
    hn_snap_buffer buffer;
    const hn_field *field; /* of the body */
    hn_snap_dict dict;
    uint32_t slot;  /* of a set */
    uint32_t below; /* where the registers of the frame before begin */
    uint32_t mark;  /* of the object that is patched */
    hn_snap_patch patch;
    bool patched;              /* its stand-in is read */
    struct hn_snap_flow *flow; /* flow.c: the analysis under way; NULL: none */
    const uint8_t *ids;        /* where the ids begin */
};

/* ---- reader.c ---- */
/* Looks at the clock. HN_AGAIN: this piece is over. HN_STOPPED: the time is over, or it was cancelled. */
HN_CHECK hn_status hnsnap_look(hn_snap_reader *r);
/* Work of some n * 50 ns, which the next pause takes into account. */
static inline void hnsnap_work(hn_snap_reader *r, uint32_t n) {
    r->vm->meter.effort += n;
}
/* After a piece of such work. HN_AGAIN, only with r->pieces: the function hands it on, and is called again
 * with the same arguments. */
HN_CHECK static inline hn_status hnsnap_pause(hn_snap_reader *r, uint32_t n) {
    hnsnap_work(r, n);
#ifdef HN_CHECKED
    if (r->pieces && r->from.each && ++r->pauses % r->from.each == 0) return HN_AGAIN;
#endif
    return HN_UNLIKELY(r->vm->meter.effort >= HN_EFFORT || HN_ALWAYS_LEAVE) ? hnsnap_look(r) : HN_OK;
}

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
/* Reads the changed content of a shared object into a stand-in for it, which can be checked like any object.
 * It is made when *out is NULL ... */
HN_CHECK hn_status hnsnap_read_stand_in(hn_snap_reader *r, const hn_object *o, hn_object **out);
/* ... and puts it there. */
void hnsnap_apply(hn_object *o, const hn_object *from);

/* ---- check.c ---- */
/* Everything about an object that depends on others being complete. */
HN_CHECK hn_status hnsnap_check_object(hn_snap_reader *r, hn_object *o);
/* The same for what is to replace the content of a shared object. */
HN_CHECK hn_status hnsnap_check_patch(hn_snap_reader *r, const hn_object *original, hn_object *o);
/* Notes the generators that have a frame; then those that run and have none are checked. */
HN_CHECK hn_status hnsnap_see_running(hn_snap_reader *r);
HN_CHECK hn_status hnsnap_check_running(hn_snap_reader *r);
/* Calls fn for each frame of each stack, in a phase that does nothing else. */
typedef hn_status (*hn_snap_frame_fn)(hn_snap_reader *r, const hn_snap_stack *s, uint32_t n);
HN_CHECK hn_status hnsnap_each_frame(hn_snap_reader *r, hn_snap_frame_fn fn);
HN_CHECK hn_status hnsnap_check_frames(hn_snap_reader *r);

/* ---- seen.c ---- */
/* Whether the program that is loaded could get hold of an internal: from its frames, from the rest of the
 * state and what it changed of shared objects, and from all of that on. */
HN_CHECK hn_status hnsnap_see_frames(hn_snap_reader *r);
HN_CHECK hn_status hnsnap_see_state(hn_snap_reader *r);
HN_CHECK hn_status hnsnap_check_seen(hn_snap_reader *r);

/* ---- flow.c ---- */
/* How a frame continues. */
typedef struct hn_snap_entry {
    uint32_t clobbered; /* registers from here on may hold anything by then; UINT32_MAX: none */
    uint32_t dst;       /* so may this one, which gets a result; UINT32_MAX: none */
    bool text;          /* but the result is a str */
    bool raises;        /* it continues only with an exception */
} hn_snap_entry;
/* Whether running `code` on from instruction pc with these registers can rely on what instructions rely on:
 * cells where cells are, and so on. */
HN_CHECK hn_status hnsnap_check_flow(hn_snap_reader *r, const hn_code *code, uint32_t pc,
                                     const hn_value *regs, const hn_snap_entry *e);
/* Frees an analysis that was left, if there is one. */
void hnsnap_drop_flow(hn_snap_reader *r);

#endif
