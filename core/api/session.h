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
    const char *in_call;    /* inside the host's `call`: the function's name */
    bool in_host;           /* inside any of the host's functions */
    const uint8_t *request; /* then, its arguments */
    size_t request_n;
    hn_limit over;          /* why a value was not given */
    bool has_value;         /* vm.result is the value of an expression */
    bool touched;           /* something was done with it: it is no longer as new */
    bool described;         /* the error texts are made */
    bool spoilt;            /* a snapshot was not loaded into it, or not to its end: all else is refused */
    bool alone;             /* the host is not to be asked */
    bool tidying;           /* hnsession_tidy was stopped, and nothing has changed since */
    bool pieces;            /* the present function may be left at the end of a slice ... */
    bool again;             /* ... and was left */
    bool retried;           /* it began again after a collection */
    bool left;              /* frozen Python is left, with this meter */
    uint8_t unfinished;     /* hn_unfinished: what was left */
    uint64_t name_hash;     /* which variable was asked for last ... */
    hn_snap_writer *writer; /* of a dump that is not finished */
    hn_snap_reader *reader; /* of a load that is not finished */
    hn_value variable;      /* ... and its value then, which what was left keeps */
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

/* Notes why something was refused. Always HN_REFUSED. */
hn_state hnsession_refuse(hn_session *s, hn_why why);
/* Where each function of the interface begins: nothing has been refused since. What another one left
 * unfinished is dropped. False: it is refused, because the host calls it from one of its own functions, in
 * the midst of a run, or a snapshot was not loaded. */
HN_CHECK bool hnsession_enter(hn_session *s);
/* The functions that a slice can end the work of. */
typedef enum hn_unfinished {
    HN_UNFINISHED_NOT,
    HN_UNFINISHED_VALUE,
    HN_UNFINISHED_REPR,
    HN_UNFINISHED_GET,
    HN_UNFINISHED_DUMP,
    HN_UNFINISHED_LOAD,
    HN_UNFINISHED_OUTCOME,
} hn_unfinished;
/* As hnsession_enter, for one of these. s->pieces: it may be left, which only a dump may while a run is
 * paused. s->again: it was left, and goes on. */
HN_CHECK bool hnsession_enter_pieces(hn_session *s, hn_unfinished what);
/* Notes that it is left. False: slices are off, so that it is to go on at once. */
HN_CHECK bool hnsession_leave(hn_session *s, hn_unfinished what);
/* hn_set_limit of a session that was entered. */
bool hnsession_limit(hn_session *s, hn_limit_kind kind, uint64_t most);
/* Restores the settings that a run has changed. */
void hnsession_restore(hn_session *s);
/* True after HN_OK. Otherwise the problem is the pending exception, which is dropped, or that there is no
 * memory. */
bool hnsession_went(hn_session *s, hn_status st);
/* Takes the outcome of hnvm_run, hnvm_start and the like into the session's state. */
hn_state hnsession_outcome(hn_session *s, hn_status st);
/* Around work in C that may be left: with the clock running, and no more time than `time_limit`. */
void hnsession_work(hn_session *s, uint64_t time_limit);
void hnsession_worked(hn_session *s);
/* Work for the host beside a run: has an allowance of its own, and is not counted. Gives what
 * hnsession_allowed puts back afterwards. */
hn_meter hnsession_allow(hn_session *s);
void hnsession_allowed(hn_session *s, const hn_meter *keep);
typedef enum hn_aside {
    HN_ASIDE_HOST,   /* it may ask the host */
    HN_ASIDE_ALONE,  /* it may not: asking is a RuntimeError */
    HN_ASIDE_WITHIN, /* it may not, and has no more than what the last run left of its limits */
} hn_aside;
/* Runs a call of frozen Python aside from the session's run, which must be over: with an allowance of its
 * own, uncounted but for what it prints, and its time within the run's limits. HN_AGAIN, where s->pieces:
 * call it again, with any arguments. */
HN_CHECK hn_status hnsession_aside(hn_session *s, hn_aside how, hn_value func, const hn_value *args,
                                   uint32_t n, hn_value *out);
/* Before anything is run: refuses while a run is under way, and forgets the last one's result. False:
 * `s->state` or HN_REFUSED says why. */
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
/* How much of the memory what follows may use. */
typedef enum hn_room {
    HN_ROOM_PROGRAM, /* all but the reserve */
    HN_ROOM_PART, /* while it is short, a part of the reserve, and not what the next program needs to begin */
    HN_ROOM_LAST, /* all of it: for what does not outlive the call */
} hn_room;
void hnsession_room(hn_session *s, hn_room room);
/* Not running and not paused. */
static inline bool hnsession_idle(const hn_session *s) {
    return s->state == HN_IDLE || s->state == HN_COMPLETE || s->state == HN_FAILED || s->state == HN_LIMITED;
}
/* Whether a signature parses; otherwise the problem says what is wrong with it. */
bool hnsession_takes_signature(hn_session *s, const char *utf8, size_t n);
/* Replaces the buffer's content by a str's UTF-8, NUL-terminated; NULL when there is no memory. */
const char *hnsession_text(hn_buf *b, hn_value str);

#endif
