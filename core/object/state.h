/* The state of one VM, hn_vm; there is no other mutable state. Each group of fields names its folder, and
 * each field its owner. Lower layers call higher ones only through the function pointers here; of higher
 * fields, object/ reads just `shared.objects` and `retry`. A new field with an object must be marked by
 * mark_roots (vm/start.c), or be cleared at each collection. */
#ifndef HN_OBJECT_STATE_H
#define HN_OBJECT_STATE_H

#include "base/mem.h"
#include "base/meter.h"
#include "code/code.h"
#include "object/object.h"

typedef enum hn_type_id {
#define HN_T(id, name, base, kind, flags) HN_T_##id,
#include "object/types.def"
#define HN_E(id, name, base) HN_T_##id,
#include "object/exceptions.def"
#undef HN_E
    HN_T_COUNT
} hn_type_id;
enum {
#define HN_TYPES(set, first, last) HN_TYPES_##set##_FIRST = HN_T_##first, HN_TYPES_##set##_LAST = HN_T_##last,
#include "object/types.def"
};

typedef enum hn_name_id {
#define HN_N(id) HN_N_##id,
#include "object/names.def"
#undef HN_N
    HN_N_COUNT
} hn_name_id;

#define HN_SIZE_CLASSES 40
#define HN_GRANULE_MAX  256u /* up to here a size class for every 8 bytes */
typedef struct hn_block hn_block;
typedef struct hn_large hn_large;
typedef struct hn_run hn_run;
typedef struct hn_span hn_span;

/* Allocation state of one size class: bump from next to end, then the next free run, then the next block. */
typedef struct hn_bump {
    char *next, *end;
    hn_run *runs;      /* further free runs of the block being filled */
    hn_block *blocks;  /* all blocks of the class */
    hn_block *sweep;   /* first block not swept since the last collection */
    hn_block *current; /* the block that next, end and runs are in */
} hn_bump;

enum { HN_RECOUNT_NONE, HN_RECOUNT_WANTED, HN_RECOUNT_DONE };
typedef struct hn_heap {
    hn_bump bump[HN_SIZE_CLASSES];
    hn_block *free_blocks; /* empty blocks, any class */
    hn_large *large;
    hn_large *sweep_large; /* the rest of `large` that the last collection has left unswept */
    hn_span *mark_stack;
    uint32_t mark_len, mark_cap;
    uint8_t color;    /* objects of this colour are alive */
    uint8_t begun;    /* markings since the last one that was finished */
    bool marking;     /* the roots are marked: one that the clock has stopped can resume ... */
    bool resumes;     /* ... in the next collection, because nothing has changed since */
    bool wanted;      /* a collection is due at the next safe point */
    bool lost;        /* objects were found that the mark stack had no room for */
    uint32_t search;  /* the block from which on they are searched for, counted from 1; 0: they are not */
    bool frugal;      /* memory is short: a cell of a larger class rather than a new block */
    uint8_t recount;  /* HN_RECOUNT_*: whether views of bytearrays are to be counted (object/memory.h), and
                         weak  cells to be unset */
    bool weak;        /* there may be weak cells, or classes that list others */
    bool precise;     /* marking from those registers only that are still read, as long as there is memory
                         to find out */
    size_t allocated; /* bytes since the last collection */
    size_t threshold; /* collect when `allocated` passes this */
    size_t live;      /* bytes found alive by the last collection */
    uint64_t debt;    /* of this run: the cost of collections that allocations have asked for, less ... */
    uint64_t paid_at; /* ... what it has done up to here; both in steps */
    uint64_t collections;
    bool counts;     /* there is a limit of allocations */
    uint64_t handed; /* cells that size classes were given to fill, and large objects, since counting began */
    uint64_t look_at; /* `handed` from which on cells are given one by one, so that none is counted early */
    size_t since;     /* hostile builds: allocations since the last collection */
#ifdef HN_HOSTILE
    bool calm; /* the core is made, the same for each VM: no collection at each allocation */
#endif
} hn_heap;

/* Interned strings, weak: a collection drops those that nothing else holds. */
typedef struct hn_intern {
    hn_str **slots;
    uint32_t cap, count; /* cap: power of two */
    uint32_t swept;      /* slots that a stopped collection has looked at */
} hn_intern;

#define HN_MCACHE_SIZE 512u
/* Method cache: what (type, name) resolves to along the MRO, for one type_epoch. */
typedef struct hn_mcache_entry {
    const hn_type *type;
    hn_value name;
    hn_value value; /* UNBOUND: known to be absent */
    uint32_t epoch;
} hn_mcache_entry;

#define HN_ACACHE_SIZE 512u
/* Attribute cache (vm/fast.h): where instances of a shape have a name. */
typedef struct hn_acache_entry {
    const hn_shape *shape;
    hn_value name;
    hn_value value; /* of the class: a function; UNBOUND: to be looked up */
    uint32_t epoch;
    int32_t slot; /* of the instance; -1: on the class */
} hn_acache_entry;

#define HN_TAIL_MAX 8u
/* What a native that returned HN_TAIL wants called instead of itself. */
typedef struct hn_tail {
    hn_value func; /* UNBOUND: resume generator args[0] with args[1], or throw it in when n is 3 */
    uint32_t n;
    hn_value args[HN_TAIL_MAX];
    hn_value star;   /* further positional arguments as a tuple or list, or UNBOUND */
    hn_value kwargs; /* keyword arguments as a dict, or UNBOUND */
    hn_value method; /* to be called in func's place where the result can be finished by `ret`, or UNBOUND */
    hn_value hold;   /* what `ret` needs */
    uint8_t ret;     /* hn_ret */
} hn_tail;

/* Running out of memory: what vm/cold.c repeats after a collection. It is the next instruction, or the end of
 * one whose frame is gone (vm/finish.c). */
typedef struct hn_retry {
    bool wanted;  /* the end of an instruction: value, hold, ret and dst are what hnfinish_held takes */
    uint8_t seen; /* how often the same has failed */
    uint8_t ret;  /* hn_ret */
    uint16_t dst;
    uint64_t steps; /* the meter's when it failed, and the instruction, by which it is known again */
    const void *pc;
    hn_value value, hold;
} hn_retry;

/* The host call, or the wait, that the VM is paused at. host/ writes `call`, vm/call.c the other fields.
 * hnvm_resume finishes the call with the answer. */
typedef struct hn_pending {
    hn_value call; /* a tuple (hn_host_wait in host/host.h has both forms), or UNBOUND */
    hn_value hold; /* what `ret` needs */
    uint8_t ret;   /* hn_ret */
    uint16_t dst;
} hn_pending;

/* What the codec of host values (host/cbor_encode.c, host/cbor_decode.c) and the frozen Python that helps it
 * leave for each other; NULL: nothing. */
typedef struct hn_exchange {
    hn_list *undescribed; /* what the encoder met that only Python can describe, until that is done */
    hn_dict *described;   /* {id: (repr, text in JSON or None)} of such objects, for the encoder */
    hn_list *made;        /* what frozen host_decode has made, while it decodes (HN_CBOR_MADE) */
    bool too_large;       /* the host's value was refused for its size: the program is not to blame */
} hn_exchange;

/* The class that has made an instance last, and when: an instruction that is run again counts it once
 * (object/shape.c). */
typedef struct hn_counted {
    hn_type *type;
    uint64_t at; /* meter.op_steps */
} hn_counted;

typedef struct hn_frame hn_frame;     /* vm/frame.h */
typedef struct hn_threads hn_threads; /* vm/thread.h */

/* What a VM had right after its start (snap/shared.h). */
typedef struct hn_shared_record {
    hn_list *objects;  /* by number; NULL: the start is not over */
    hn_bytes *map;     /* open addressing, uint32_t: number + 1, or 0 */
    hn_bytes *marks;   /* pairs of uint32_t: number of an object that can change, its fingerprint */
    hn_bytes *traits;  /* by number, a byte: whether it is internal, and whether it can change */
    uint64_t identity; /* of the version: equal ones read each other's snapshots */
    uint32_t first_id; /* next_id then */
} hn_shared_record;

typedef struct hn_hostcfg hn_hostcfg;

#define HN_INT_DIGITS_LEAST 640u

struct hn_vm {
    hn_meter meter; /* base/meter.h */

    /* Of object/. */
    hn_heap heap;
    hn_value exc;         /* hnexc_raise: the pending exception after HN_RAISED; otherwise UNBOUND */
    uint32_t type_epoch;  /* type.c: changes with class attributes, so that caches of look-ups are not used */
    uint32_t next_id;     /* hnobj_id */
    uint64_t hash_key[2]; /* reseed.c */
    hn_value empty_str, empty_tuple, empty_bytes, empty_frozenset; /* vm/start.c */
    hn_intern intern;                                              /* intern.c */
    hn_counted counted;                                            /* shape.c */
    uint32_t int_digits_limit; /* sys.set_int_max_str_digits: 4300; 0 none, or HN_INT_DIGITS_LEAST at least */
    uint32_t nested;           /* hnstate_enter: how many C functions are following data into itself */
    /* The layers above add their roots and caches to a collection. */
    hn_status (*mark_roots)(hn_vm *vm);

    /* Of code/ and lib/: what the frozen library is. */
    hn_source *core;           /* of the frozen core (code/core.h) */
    hn_bytes *character_names; /* code/frozen.c. NULL: not read yet */
    hn_dict *builtins;         /* of module builtins */
    hn_dict *modules;          /* sys.modules */
    hn_dict *internals;        /* of module _hn, which only frozen code can import */
    hn_value main;             /* module __main__ */
    hn_value allowed;          /* the modules that programs may import: a frozenset of names, or None: all */

    /* Of vm/. */
    hn_value kwnames; /* native.c: of the call of an HN_VAR native, a tuple, or UNBOUND */
    hn_tail tail;     /* call.c */
    hn_frame *frames; /* from here on frame.c */
    uint32_t nframes, frames_cap;
#ifdef HN_HOSTILE
    uint32_t refusals; /* how often there might have been no room for a frame */
#endif
    uint32_t frames_fast; /* below this many a call needs no checks: min(frames_cap, depth limit for this
                             thread) */
    hn_value *stack;      /* registers of all frames that are not generators' */
    hn_value *stack_end;  /* a little below its real end */
    size_t stack_cap;     /* up to here */
    hn_value result;      /* finish.c: of the last run */
    bool reraise;         /* unwind.c: the pending exception is raised again by the frame that it came from */
    hn_retry retry;       /* cold.c */
    hn_threads *threads;  /* from here on thread.c. NULL: there is one thread */
    uint32_t depth_others;  /* frames of programs that the other threads have */
    uint32_t thread_idents; /* given so far, beside the main one's, which is 1 */
    uint32_t mains_gone;    /* main threads that were ended in the midst of something: hnthread_holder */
    uint32_t threads_gone;  /* other threads up to this number were, or have come to their end before */
    hn_list *thread_own;    /* lists whose first items each thread has to itself; NULL: none */
    uint32_t aside; /* 0: a run, not beside one (api/session.c); otherwise its number, or 1: not yet given */

    /* Of host/: its functions that lower layers call are put here by hnhost_init; NULL before. */
    hn_hostcfg *host; /* host.h */
    hn_status (*host_call)(hn_vm *vm, hn_host *f, const hn_value *args, uint32_t n, hn_value kwnames,
                           bool awaited, hn_value *out);
    hn_status (*host_write)(hn_vm *vm, int stream, const char *utf8, size_t n);
    uint64_t (*host_now)(hn_vm *vm, int kind);
    bool (*host_entropy)(hn_vm *vm, uint8_t *to, size_t n);            /* false: the host has none to give */
    bool (*host_library)(hn_vm *vm, size_t at, uint8_t *to, size_t n); /* false: it has no hognose.lib */
    hn_pending pending;
    hn_exchange exchange;
    hn_dict *host_table; /* future.c: {id: [state, value, id, waiter]}, awaitable calls under way */
    hn_dict *host_ready; /* future.c: {id: waiter} of those answered since frozen Python asked */
    hn_type *host_future, *host_object; /* frozen classes whose instances C makes and reads */
    hn_dict *handles; /* handle.c: {number: object} that the host holds; NULL before the first */
    uint64_t handed;  /* handle.c: how many times one of them was handed out */

    hn_shared_record shared; /* snap/shared.c */

    /* Tables. They are the last, since instructions are shorter for fields with a small offset. */
    hn_type *types[HN_T_COUNT];  /* type.c */
    hn_value names[HN_N_COUNT];  /* vm/start.c */
    hn_value slow[HN_SLOW_ROOM]; /* lib/start.c: by hn_slow_id; UNBOUND: not there yet, or no such */
    hn_value chars[256];         /* vm/start.c: strings of one Latin-1 character */
    hn_mcache_entry mcache[HN_MCACHE_SIZE]; /* type.c */
    hn_acache_entry acache[HN_ACACHE_SIZE]; /* vm/fast.h */
};

#define HN_NAME(vm, id) ((vm)->names[HN_N_##id])

/* How deep C follows a program's data into itself, all functions that do so together. */
#define HN_NESTED_MAX 32u
/* Each C function that may reach itself through a program's data calls this first, and hnstate_leave at its
 * end. False: it goes no deeper in C. What can be done by frozen Python then is (HN_SLOW), whose frames are
 * not on the C stack; the rest is a RecursionError. tools/check_recursion.py looks for functions without
 * it. */
HN_INLINE bool hnstate_enter(hn_vm *vm) {
    if (HN_UNLIKELY(vm->nested >= HN_NESTED_MAX)) return false;
    vm->nested++;
    return true;
}
HN_INLINE void hnstate_leave(hn_vm *vm) {
    vm->nested--;
}

/* Writes to the host, if there is one. */
HN_CHECK static inline hn_status hnstate_write(hn_vm *vm, int stream, const char *utf8, size_t n) {
    return vm->host_write ? vm->host_write(vm, stream, utf8, n) : HN_OK;
}

/* id(): serial numbers given on demand. */
static inline uint32_t hnobj_id(hn_vm *vm, hn_object *o) {
    if (!o->id) o->id = ++vm->next_id;
    return o->id;
}
/* What id() says: values without identity have numbers that no object comes to. */
static inline uint64_t hnv_id(hn_vm *vm, hn_value v) {
    return hnv_is_ref(v) ? hnobj_id(vm, hnv_ref(v))
                         : (UINT64_C(1) << 32) + (hnv_bits(v) ^ hnv_bits(v) >> 32) % (UINT64_C(1) << 46);
}

#endif
