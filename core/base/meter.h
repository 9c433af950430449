/* The meter: steps, bytes, frames, output, host calls and time of a session, all counted in one place. Each
 * loop over data whose size a program chooses calls hnmeter_charge or hnmeter_pace; the loop of the VM counts
 * `fuel` down itself. Steps must depend on the program alone: work that depends on caches, collections or the
 * machine is hnmeter_effort, which only has the clock read in time.
 *
 * Fuel is the rest of the current slice. So one comparison with zero serves the step limit, the clock,
 * cancellation and the host's turn at once. */
#ifndef HN_BASE_METER_H
#define HN_BASE_METER_H

#include "base/status.h"

/* Work, in units of steps, between two looks at the clock: a millisecond or less. */
#define HN_EFFORT 20000u

typedef enum hn_limit {
#define HN_LIMIT(name, ...) HN_LIMIT_##name,
#include "base/limits.def"
#undef HN_LIMIT
    HN_LIMIT_COUNT
} hn_limit;

/* What a session may use at first (docs/limits.md): bytes, nanoseconds and plain numbers. */
#define HN_DEFAULT_MEMORY      ((size_t)64 << 20)
#define HN_DEFAULT_TIME        UINT64_C(5000000000)
#define HN_DEFAULT_DEPTH       50000
#define HN_PROGRAM_DEPTH       1000 /* sys.getrecursionlimit() at the start */
#define HN_DEFAULT_OUTPUT      ((uint64_t)1 << 20)
#define HN_DEFAULT_CALLS       1000
#define HN_DEFAULT_SOURCE      ((size_t)1 << 20)
#define HN_DEFAULT_NESTING     200
#define HN_DEFAULT_VALUE_BYTES ((uint64_t)16 << 20)
#define HN_DEFAULT_VALUE_ITEMS 1000000

/* What is kept back of the memory (hn_meter.bytes_reserve) while a program runs; the part of it that is there
 * for a small program to be compiled, whatever ran before; and what even that leaves to collections. */
#define HN_RESERVE       ((size_t)112 << 10)
#define HN_START_RESERVE ((size_t)48 << 10)
#define HN_LAST_RESERVE  ((size_t)8 << 10)

/* The reserve as memory of the machine: where holes have used that up, the count alone is no room. Each piece
 * is large enough for a block of the heap or of an arena. */
#define HN_SPARE_PIECE 8256u
typedef struct hn_spare {
    uint32_t n;
    void *pieces[HN_RESERVE / HN_SPARE_PIECE + 1];
} hn_spare;

/* What long work in C has done by the end of a slice (base/work.h). */
#define HN_WORK_STATES 8u
typedef struct hn_work_kind hn_work_kind;
typedef struct hn_work_state hn_work_state;
typedef struct hn_work_result hn_work_result;
typedef struct hn_work {
    bool on;        /* work may be left: a run, in an instruction that can be run again */
    bool due;       /* the slice's time is over */
    bool suspended; /* an instruction has been left */
    bool regained;  /* since the last look at the clock: what an earlier slice had done */
    uint64_t began; /* time used when the slice began */
    uint64_t until; /* ... and when it is to end */
    uint64_t op;    /* op_steps of the instruction that all below is of */
    uint64_t whole; /* op_steps + 1 of one that cannot be left: there is no memory for that */
    uint32_t nstates, nresults, cap, at;
    hn_work_state *states[HN_WORK_STATES];
    hn_work_result **results;
} hn_work;

/* Reads the host's monotonic clock, in nanoseconds. */
typedef uint64_t (*hn_clock_fn)(void *ctx);

typedef struct hn_meter {
    int64_t fuel;             /* steps left in this slice */
    int64_t slice;            /* steps granted with it */
    uint64_t steps;           /* steps used before this slice; hnmeter_steps() is exact */
    uint64_t steps_limit;     /* UINT64_MAX: none */
    size_t bytes, bytes_peak; /* live bytes handed out by hnmem_resize */
    size_t bytes_limit;       /* the memory cap */
    uint64_t bytes_wanted;    /* what the last allocation wanted that failed; 0: nothing known */
    size_t bytes_reserve;     /* kept back so that the next program can begin at the cap */
    hn_spare *spare;          /* NULL: none */
    uint32_t depth_limit;     /* frames: the lower of the next two, which hnframe_limit sets */
    uint32_t depth_most;      /* the host's limit */
    uint32_t depth_own;       /* the program's: sys.setrecursionlimit() */
    uint32_t nesting_limit;   /* levels in source, JSON, CBOR */
    uint64_t output, output_limit;
    uint64_t calls, calls_limit;
    uint64_t allocations_limit; /* UINT64_MAX: none; the heap counts (object/heap.h) */
    size_t source_limit;
    uint64_t value_bytes_limit, value_items_limit; /* of what crosses to the host or from it at once */
    uint64_t value_used;                           /* of the one of these that was reached last */
    uint64_t time_limit;                           /* nanoseconds of running time; UINT64_MAX: none */
    uint64_t time_used;                            /* up to time_mark */
    uint64_t time_mark;                            /* clock at the start of the current run */
    uint64_t wall_limit; /* nanoseconds from wall_mark on, waiting included; UINT64_MAX: none */
    uint64_t wall_mark;  /* clock when the run began */
    uint64_t wall_used;  /* when it ended */
    uint64_t look_at;    /* steps at which the clock is read next */
    uint64_t op_steps;   /* steps used when the instruction under way began */
    uint64_t turn_at;    /* steps at which a slice ends in any case: another thread's turn (vm/thread.h) */
    hn_clock_fn clock;   /* NULL: time is not limited */
    void *clock_ctx;
    bool running;     /* between hnmeter_start and hnmeter_stop */
    bool cancelled;   /* set by the host; seen at the next refill */
    bool allocated;   /* allocations_limit was passed; the same */
    bool sliced;      /* the host wants the loop back at every refill */
    hn_limit stopped; /* the limit that was reached, or HN_LIMIT_NONE */
    hn_work work;
    /* Reads the names of characters when they are first needed (base/unicode.h). NULL, or what *out becomes:
     * there are none. */
    hn_status (*character_names)(struct hn_meter *m, const uint8_t **out);
    uint32_t effort;         /* work since the last look at the clock that is no step: hnmeter_effort */
    int64_t fail_allocation; /* hostile builds: fail the n-th allocation from now; 0 never */
#ifdef HN_CHECKED
    uint64_t touched; /* words, by the collector and by snapshots: HN_TOUCH */
#endif
} hn_meter;

/* So many words have been looked at: tests/unit/costs.c compares that with those that are alive. */
#ifdef HN_CHECKED
#define HN_TOUCH(m, n) ((m)->touched += (n))
#else
#define HN_TOUCH(m, n) ((void)0)
#endif

/* The safe defaults of docs/limits.md. */
void hnmeter_init(hn_meter *m);
/* One that counts and limits nothing. */
void hnmeter_init_free(hn_meter *m);
/* Running time starts and stops here; waiting on the host is free. */
void hnmeter_start(hn_meter *m);
void hnmeter_stop(hn_meter *m);
/* A run begins: from here on its wall time counts, pauses included; and how long that is by now. */
void hnmeter_begin(hn_meter *m);
uint64_t hnmeter_wall(const hn_meter *m);
/* Between pauses: HN_STOPPED when the wall time is over. */
HN_CHECK hn_status hnmeter_look_wall(hn_meter *m);
/* Steps used so far, exact at any moment. */
HN_INLINE uint64_t hnmeter_steps(const hn_meter *m) {
    return m->steps + (uint64_t)(m->slice - m->fuel);
}
/* Nanoseconds used so far. */
uint64_t hnmeter_time(const hn_meter *m);
/* Fuel is below zero in C code: checks limits, clock and cancellation. Grants nothing, so that the loop's
 * next step ends the slice, and a collection or the host's turn does not wait for a lucky moment. */
HN_CHECK hn_status hnmeter_refill(hn_meter *m);
/* The same for the loop's caller, between two slices: grants the next one. */
HN_CHECK hn_status hnmeter_grant(hn_meter *m);
/* Ends the slice and makes the next charge read the clock, without changing the count. */
void hnmeter_trip(hn_meter *m);
/* Work that must not count as steps, because how much there is depends on caches and collections (n as in
 * hnmeter_charge): it only makes the clock be looked at in time. */
static inline void hnmeter_effort(hn_meter *m, uint32_t n) {
    m->effort += n;
    if (HN_LIKELY(m->effort < HN_EFFORT)) return;
    m->effort = 0;
    hnmeter_trip(m);
}
/* Looks at the clock after a good deal of effort: HN_STOPPED when the run must end. */
HN_CHECK hn_status hnmeter_look(hn_meter *m);
/* The rest of hnmeter_pace: steps are used up, or it is time to look at the clock. */
HN_CHECK hn_status hnmeter_paced(hn_meter *m);
/* In long loops, called as they go with the part that was done: it counts steps, and looks at the clock. `n`
 * is in halves of a step, of some 50 ns: an eighth of the rounds of a simple loop. HN_STOPPED: give up,
 * leaving things as they were before, or as if only part had been asked. */
HN_CHECK static inline hn_status hnmeter_pace(hn_meter *m, uint32_t n) {
    m->effort += n;
    m->fuel -= n >> 1;
    return HN_LIKELY(m->effort < HN_EFFORT && m->fuel >= 0) ? HN_OK : hnmeter_paced(m);
}
/* The same for what is no step, because how much there is depends on caches, collections, the room that is
 * left or the width of pointers: hnmeter_effort for loops. */
HN_CHECK static inline hn_status hnmeter_pace_uncounted(hn_meter *m, uint32_t n) {
    m->effort += n;
    return HN_LIKELY(m->effort < HN_EFFORT) ? HN_OK : hnmeter_look(m);
}
/* In a loop over i, as hnmeter_pace: for rounds of a few nanoseconds. */
#define HN_PACE(vm, i)                                                                                       \
    do {                                                                                                     \
        if (HN_UNLIKELY(((i)&0x3FF) == 0x3FF)) HN_TRY(hnmeter_pace(&(vm)->meter, 0x400 >> 3));               \
    } while (0)
/* The same for rounds of some tens of nanoseconds: look-ups in large tables. */
#define HN_PACE_SLOW(vm, i)                                                                                  \
    do {                                                                                                     \
        if (HN_UNLIKELY(((i)&0xFF) == 0xFF)) HN_TRY(hnmeter_pace(&(vm)->meter, 0x100));                      \
    } while (0)
/* For work that has no status to give: true when it may stop, because the next charge will return
 * HN_STOPPED. */
bool hnmeter_late(hn_meter *m, uint32_t n);
bool hnmeter_late_uncounted(hn_meter *m, uint32_t n);
/* HN_STOPPED when all steps were used, whatever status became of that on its way out of a function. */
HN_CHECK hn_status hnmeter_spent(hn_meter *m);
/* Takes steps back so that `used` have been used (an instruction that is run again). */
void hnmeter_rewind(hn_meter *m, uint64_t used);
/* Records that `limit` was reached. Always returns HN_STOPPED. */
hn_status hnmeter_stop_at(hn_meter *m, hn_limit limit);
/* n things of `size` bytes are more than any allocation can have: notes that, for the report. HN_NOMEM. */
hn_status hnmeter_want(hn_meter *m, uint64_t n, uint64_t size);

/* Charge `n` steps. Every loop over data whose size the program chooses calls this as it goes (one step is
 * about 16 simple element operations or 64 bytes of memcpy-like work, so charge n >> 4 or n >> 6 there). */
HN_CHECK static inline hn_status hnmeter_charge(hn_meter *m, uint64_t n) {
    if (HN_UNLIKELY(n > INT64_MAX / 2)) return hnmeter_stop_at(m, HN_LIMIT_STEPS);
    m->fuel -= (int64_t)n;
    return HN_LIKELY(m->fuel >= 0) ? HN_OK : hnmeter_refill(m);
}

#endif
