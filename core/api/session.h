/* A session: one VM, its state for the host, and the buffers of the texts that it returns. Only the files of
 * api, and tests, include it. A public function that uses the VM begins with hnsession_enter,
 * hnsession_enter_pieces or hnsession_begin, which refuse a call from inside a function of the host. The
 * exceptions make or free a session, only read a field, cancel, add time, or serve that function
 * (hn_call_name, hn_answer). */
#ifndef HN_API_SESSION_H
#define HN_API_SESSION_H

#include "hognose.h"

#include "host/host.h"
#include "object/state.h"
#include "snap/snap.h"

/* The settings of a session as they were before a run changed them (hn_begin). */
typedef struct hn_kept {
    uint32_t limits; /* the kinds that were changed, a bit of each */
    bool repr;       /* whether repr_most was */
    uint32_t repr_most;
    uint64_t most[HN_LIMIT_KINDS];
} hn_kept;

struct hn_session {
    hn_vm vm;
    hn_hostcfg cfg;
    hn_host_functions host;
    hn_spare spare;
    hn_state state;
    const char *in_call;    /* the name of the called function, while the host's `call` runs */
    bool in_host;           /* one of the host's callbacks runs */
    const uint8_t *request; /* the arguments of that call */
    size_t request_n;
    hn_limit over;          /* the limit that kept a function from returning a value */
    bool has_value;         /* vm.result is the value of an expression */
    bool touched;           /* the session was used: it can no longer be seeded or loaded into */
    bool described;         /* the texts about the error are ready */
    bool spoilt;            /* a load failed or was dropped: only hn_session_free is left */
    bool alone;             /* calls of host functions raise RuntimeError */
    bool tidying;           /* hnsession_tidy was stopped; no object has changed since */
    bool pieces;            /* the present function may return at the end of a slice ... */
    bool again;             /* ... and has done so: it continues */
    bool retried;           /* it has begun again after a collection */
    bool left;              /* frozen Python is unfinished; `aside` is its meter */
    uint8_t unfinished;     /* hn_unfinished: the function whose work is unfinished */
    uint64_t name_hash;     /* the variable that hn_get_variable was last called for ... */
    hn_snap_writer *writer; /* of an unfinished dump */
    hn_snap_reader *reader; /* of an unfinished load */
    hn_value variable;      /* ... and its value, which the unfinished work continues with */
    hn_meter aside;
    size_t base;    /* a value is encoded behind so many bytes of `value` */
    bool repr_due;  /* of an outcome that is not finished: the repr is next */
    hn_kept kept;   /* settings that the run has changed */
    hn_value error; /* the uncaught exception; rooted in vm.result */
    int exit_code;  /* of a SystemExit that ended the run; HN_NO_EXIT */
    hn_buf value, names, call_args, type, message, traceback, details, keep, dump;
    hn_meter outside; /* of the dump, which is no memory of the program's */
    uint32_t *ids;
    size_t nids;
    uint8_t problem_kind; /* hn_problem_kind */
    char problem[256];
};

typedef enum hn_why {
#define HN_PROBLEM(name, ...) HN_WHY_##name,
#include "api/problems.def"
#undef HN_PROBLEM
} hn_why;

/* Stores the reason of a refusal for hn_problem. Returns HN_REFUSED. */
hn_state hnsession_refuse(hn_session *s, hn_why why);
/* Begins a public function: clears the last problem and drops the unfinished work of another function.
 * Returns false if the call is refused: the host made it from one of its callbacks, or a load into this
 * session has failed. */
HN_CHECK bool hnsession_enter(hn_session *s);
/* The functions that the end of a slice can interrupt. */
typedef enum hn_unfinished {
    HN_UNFINISHED_NOT,
    HN_UNFINISHED_VALUE,
    HN_UNFINISHED_REPR,
    HN_UNFINISHED_GET,
    HN_UNFINISHED_DUMP,
    HN_UNFINISHED_LOAD,
    HN_UNFINISHED_OUTCOME,
} hn_unfinished;
/* As hnsession_enter, for one of these functions. Sets s->pieces if it may be interrupted: a dump always may,
 * the others only while the session is idle. Sets s->again if it was interrupted before and now continues. */
HN_CHECK bool hnsession_enter_pieces(hn_session *s, hn_unfinished what);
/* Interrupts the function `what`, which is called again later. Returns false if slices are off: then it must
 * continue at once. */
HN_CHECK bool hnsession_leave(hn_session *s, hn_unfinished what);
/* hn_set_limit of a session that was entered. */
bool hnsession_limit(hn_session *s, hn_limit_kind kind, uint64_t most);
/* Restores the settings that a run has changed. */
void hnsession_restore(hn_session *s);
/* True after HN_OK. Otherwise the problem is the pending exception, which is dropped, or that there is no
 * memory. */
bool hnsession_went(hn_session *s, hn_status st);
/* Sets the session's state from the status of hnvm_run, hnvm_start or a similar function, and returns it. */
hn_state hnsession_outcome(hn_session *s, hn_status st);
/* Enclose work in C that may be interrupted. The clock runs meanwhile, up to `time_limit`. */
void hnsession_work(hn_session *s, uint64_t time_limit);
void hnsession_worked(hn_session *s);
/* Begins work for the host beside a run: it has a separate allowance, and does not count. Returns the meter
 * that hnsession_allowed restores. */
hn_meter hnsession_allow(hn_session *s);
void hnsession_allowed(hn_session *s, const hn_meter *keep);
typedef enum hn_aside {
    HN_ASIDE_HOST,   /* it may call host functions */
    HN_ASIDE_ALONE,  /* it may not: such a call raises RuntimeError */
    HN_ASIDE_WITHIN, /* as ALONE, and within the rest of the last run's limits */
} hn_aside;
/* Calls frozen Python beside the session's run, which must be over. The call has a separate allowance. Its
 * output counts; with HN_ASIDE_WITHIN its time does, too. HN_AGAIN, only with s->pieces: call this again; the
 * arguments are ignored then. */
HN_CHECK hn_status hnsession_aside(hn_session *s, hn_aside how, hn_value func, const hn_value *args,
                                   uint32_t n, hn_value *out);
/* Begins a run: drops the result of the last one. Returns false if another run is under way; then s->state or
 * HN_REFUSED is the result. */
bool hnsession_begin(hn_session *s);
/* A program to run, and the str that is its filename, as UTF-8 or WTF-8. */
typedef struct hn_program {
    const char *code;
    size_t n;
    const char *filename;
    size_t filename_n;
    bool top_await;
} hn_program;
/* hn_start with the settings in force. */
hn_state hnsession_start(hn_session *s, const hn_program *p);
/* A run's first work, on its clock: while memory is short, or the last run had no time for it, a full
 * collection. Later it might be too late for that. HN_STOPPED: the time is over; if nothing changes until the
 * next run, that one resumes the collection. */
HN_CHECK hn_status hnsession_tidy(hn_session *s);
/* How much memory the next work may use. */
typedef enum hn_room {
    HN_ROOM_PROGRAM, /* all but the reserve */
    HN_ROOM_PART,    /* if memory is short, a part of the reserve as well; the next program can still begin */
    HN_ROOM_LAST,    /* all of it: for objects that do not outlive the call */
} hn_room;
void hnsession_room(hn_session *s, hn_room room);
/* Returns whether there is no run, neither running nor paused. */
static inline bool hnsession_idle(const hn_session *s) {
    return s->state == HN_IDLE || s->state == HN_COMPLETE || s->state == HN_FAILED || s->state == HN_LIMITED;
}
/* hn_set_seed of a session that was entered. */
bool hnsession_seed(hn_session *s, uint64_t seed);
/* Returns whether a signature parses. If not, the problem describes the mistake. */
bool hnsession_takes_signature(hn_session *s, const char *utf8, size_t n);
/* Replaces the buffer's content by the UTF-8 of a str and a null byte. NULL: there is no memory. */
const char *hnsession_text(hn_buf *b, hn_value str);

#endif
