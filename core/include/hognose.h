/* Hognose: a sandboxed Python. This is the whole public interface of the C core.
 *
 * A session (hn_session) is one isolated Python: its own heap, variables, limits. Nothing is shared between
 * sessions and nothing is reached from inside but what the host hands in here. A session must not be used by
 * two threads at once; different sessions may.
 *
 *     hn_session *s = hn_session_new(NULL);
 *     if (hn_start(s, "1 + 1", 5, NULL) == HN_READY && hn_continue(s) == HN_COMPLETE) ... hn_value_cbor(s,
 * &n) ... hn_session_free(s);
 *
 * A run is started (hn_start) and continued (hn_continue) until it is complete, failed or stopped at a limit.
 * In between it may pause at a call of a host function (HN_CALLING) or, when slices are on, at the end of a
 * slice (HN_SLICED). At every pause, and when idle, the session can be dumped to bytes and loaded elsewhere.
 *
 * Values cross as CBOR (docs/wire-format.md), text as UTF-8. Every pointer that a function returns belongs to
 * the session and stays valid until the next call that names the session, unless its comment says otherwise.
 */
#ifndef HOGNOSE_H
#define HOGNOSE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct hn_session hn_session;

/* The version of this library, "1.2.3". Static. */
const char *hn_version(void);

/* ---- states ---- */

typedef enum hn_state {
    HN_IDLE,     /* nothing has been started, or the last run's result was forgotten */
    HN_READY,    /* started, or answered: call hn_continue */
    HN_COMPLETE, /* the run is over; hn_value_cbor has its value */
    HN_FAILED,   /* an uncaught exception; hn_error_* describe it */
    HN_LIMITED,  /* a limit was reached; hn_limit_reached says which. The session remains usable */
    HN_CALLING,  /* waits for the answer of a host function; hn_call_* describe the call */
    HN_WAITING,  /* every task waits for awaitable host functions or a timer; see hn_wait_ids, hn_answer_id,
                    hn_wake */
    HN_SLICED,   /* a slice is over; hn_continue resumes the run */
    HN_REFUSED,  /* the call does not fit the session's state or an argument is invalid: see hn_problem */
} hn_state;

/* The state that the last state-changing call returned. */
hn_state hn_session_state(const hn_session *s);
/* A sentence about the last HN_REFUSED (or false result); "" if there was none. */
const char *hn_problem(const hn_session *s);
/* Its kind, for hosts that act on it. */
typedef enum hn_problem_kind {
    HN_PROBLEM_NONE,
    HN_PROBLEM_STATE,    /* the call does not fit the session's state */
    HN_PROBLEM_ARGUMENT, /* an argument is invalid, or a value cannot cross */
    HN_PROBLEM_MISSING,  /* there is no such variable, handle or call */
    HN_PROBLEM_SIZE,     /* the host's value exceeds the limits on values */
    HN_PROBLEM_LIMIT,    /* a limit was reached before the call was done */
    HN_PROBLEM_MEMORY,   /* there is no memory for it */
    HN_PROBLEM_SLICED,   /* not finished: call the same function again (hn_set_slices) */
} hn_problem_kind;
/* The kind of what hn_problem says. */
hn_problem_kind hn_problem_code(const hn_session *s);

/* ---- limits ---- */

typedef enum hn_limit_kind {
    HN_NO_LIMIT,
    HN_MAX_STEPS,       /* deterministic units of work; default: none */
    HN_MAX_TIME,        /* milliseconds of running time, waiting for the host is free; default 5,000 */
    HN_MAX_MEMORY,      /* bytes; default 64 MiB */
    HN_MAX_DEPTH,       /* calls within calls (RecursionError); default 50,000: a program begins with 1,000 */
    HN_MAX_OUTPUT,      /* bytes written to stdout and stderr; default 1 MiB */
    HN_MAX_CALLS,       /* calls of host functions; default 1,000 */
    HN_MAX_SOURCE,      /* bytes of one program; default 1 MiB */
    HN_MAX_NESTING,     /* levels in source, JSON and CBOR; default 200 */
    HN_CANCELLED,       /* hn_cancel */
    HN_MAX_VALUE_BYTES, /* bytes of CBOR that cross at once, in either direction; default 16 MiB */
    HN_MAX_VALUE_ITEMS, /* values, keys and containers in them; default 1,000,000 */
    HN_MAX_WALL,        /* milliseconds from the beginning of a run, waiting included; default: none */
    HN_MAX_ALLOCATIONS, /* objects and buffers made on the heap; default: none, and nothing is counted */
    HN_LIMIT_KINDS      /* how many of these there are */
} hn_limit_kind;

/* Sets a limit, for the whole session from now on. UINT64_MAX: no limit (not for memory, depth, nesting).
 * False: refused. */
bool hn_set_limit(hn_session *s, hn_limit_kind kind, uint64_t most);
/* The limit as it is now; UINT64_MAX: none. */
uint64_t hn_get_limit(const hn_session *s, hn_limit_kind kind);
/* What has been used of it by now, in the same unit (memory: now; see also hn_peak_memory). */
uint64_t hn_get_used(const hn_session *s, hn_limit_kind kind);
/* The most bytes that were in use at any time. */
uint64_t hn_peak_memory(const hn_session *s);
/* After a memory limit: how many bytes more the operation wanted that it stopped at; 0: not known. */
uint64_t hn_memory_wanted(const hn_session *s);
/* Starts counting steps, time, output and calls from zero, as for a new run. */
void hn_reset_used(hn_session *s);
/* After HN_LIMITED, or when a value was not given because of a limit: which. HN_NO_LIMIT otherwise. */
hn_limit_kind hn_limit_reached(const hn_session *s);
/* Its name for messages: "steps", "time" ... Static. */
const char *hn_limit_name(hn_limit_kind kind);
/* What it is counted in: 'b' bytes, 't' milliseconds, 'n' a plain number; 0: it is none that can be set. */
char hn_limit_unit(hn_limit_kind kind);
/* Adds running time: what the host did on the run's account, like decoding a large value. */
void hn_spend_time(hn_session *s, uint64_t nanoseconds);
/* Adds steps, before a run: what was done ahead of it that is its own work, like imports in a copied image.
 */
void hn_spend_steps(hn_session *s, uint64_t steps);
/* Stops the run at its next safe point (within about a millisecond), from a callback or another thread. */
void hn_cancel(hn_session *s);
/* With slices on, hn_continue returns HN_SLICED every few milliseconds of work at most. So do hn_value_cbor,
 * hn_value_repr, hn_get_variable, hn_dump and hn_load_into: they return NULL or false, and hn_problem_code is
 * HN_PROBLEM_SLICED. Call the function again with the same arguments until it gives something else. Any other
 * call that can be refused drops what was done by then; after an unfinished load the session can only be
 * freed. */
void hn_set_slices(hn_session *s, bool on);

/* ---- sessions ---- */

/* What the host's `call` did. */
typedef enum hn_call_outcome {
    HN_CALL_LATER, /* a plain function: the session pauses as HN_CALLING. An awaitable one, or an awaited call
                      (`await f()`): the program continues, and hn_answer_id answers the call hn_call_id */
    HN_CALL_ANSWERED, /* hn_answer, hn_answer_error or hn_answer_lost was called. If the answer was not taken
                         for lack of memory, the run ends with the memory limit */
    HN_CALL_PAUSE,    /* the session pauses as HN_CALLING in either case */
} hn_call_outcome;

/* The host's side. Any member may be NULL; `ctx` is handed to each. Of the session that called them they can
 * call hn_cancel, hn_spend_time, what takes a const session and, from `call`, hn_call_* and hn_answer*;
 * everything else refuses, and hn_session_free cancels the run and does nothing more. */
typedef struct hn_host_functions {
    void *ctx;
    /* What the program prints; stream 1 is stdout, 2 stderr. NULL: thrown away (still counted). */
    void (*write)(void *ctx, int stream, const char *utf8, size_t n);
    /* Nanoseconds, kind 0 since 1970-01-01 UTC, kind 1 from any fixed moment. NULL: no clock; time is not
     * limited. */
    uint64_t (*now)(void *ctx, int kind);
    /* A declared function is called. Answer at once (hn_answer, hn_answer_error) or not. NULL: HN_CALL_LATER.
     */
    hn_call_outcome (*call)(void *ctx, hn_session *s);
    /* Fills with random bytes, for what a program asks of randomness. NULL: the session's fixed seed only. */
    void (*entropy)(void *ctx, uint8_t *to, size_t n);
    /* Reads n bytes at `at` of hognose.lib, the modules that are not built in, when one is imported. False
     * where it is not there, or shorter. NULL: what is linked in, if anything. */
    bool (*library)(void *ctx, size_t at, uint8_t *to, size_t n);
} hn_host_functions;

/* A new session; `host` is copied (NULL: no host). NULL when the memory is out. */
hn_session *hn_session_new(const hn_host_functions *host);
/* Seeds the hashes of str and bytes, which decide the order of sets: of a session with which nothing else has
 * been done. 0, as at first: every session orders them alike. Travels in snapshots. False: hn_problem. */
bool hn_set_seed(hn_session *s, uint64_t seed);
/* Frees it with everything that it handed out; NULL is fine. Not from one of its callbacks. */
void hn_session_free(hn_session *s);

/* ---- runs ---- */

typedef struct hn_run_options {
    const char *filename; /* what tracebacks show; NULL: "<python>" */
    bool top_await;       /* allow `await` outside functions */
} hn_run_options;

/* Compiles `code` (UTF-8, n bytes) to be run in the session's variables. HN_READY, HN_FAILED (SyntaxError),
 * HN_LIMITED or HN_REFUSED while another run is under way. */
hn_state hn_start(hn_session *s, const char *code, size_t n, const hn_run_options *options);
/* Goes on. HN_COMPLETE, HN_FAILED, HN_LIMITED, HN_CALLING, HN_SLICED, or HN_REFUSED if there is nothing to go
 * on with. */
hn_state hn_continue(hn_session *s);
/* Gives a run up, wherever it is; the variables stay. HN_IDLE. */
hn_state hn_abandon(hn_session *s);
/* At a pause, when the host knows that the run's wall time is over, and need not wait any longer: ends it as
 * that limit does. A run that is continued or answered too late ends so by itself. HN_LIMITED. */
hn_state hn_expire(hn_session *s);
/* Compiles only. HN_IDLE: no error; HN_FAILED: hn_error_* have the SyntaxError. */
hn_state hn_check(hn_session *s, const char *code, size_t n, const hn_run_options *options);

/* Looks for errors without running the program or changing the session: names that nothing binds, calls that
 * do not fit a host function's signature, imports that will fail, `await` where it cannot be, and the
 * SyntaxError. `known` (or NULL) is a CBOR map of what counts as declared for this time: names, each with a
 * signature or null. The answer is a CBOR array of at most 1,000 maps in order of position: "kind" ("syntax",
 * "name", "call", "import" or "await"), "message", "line", "column", "endLine", "endColumn" (from 1, columns
 * in characters; -1 where a SyntaxError has none). NULL: the session's limits were reached (HN_LIMITED), or
 * hn_problem says why. */
const uint8_t *hn_validate(hn_session *s, const char *code, size_t n, const hn_run_options *options,
                           const uint8_t *known, size_t known_n, size_t *out_n);

/* After HN_COMPLETE: the value of the last statement, if that is an expression, as CBOR (None otherwise).
 * NULL and hn_problem when it has no CBOR form; NULL and the state HN_LIMITED when it is larger than what may
 * cross, or the time limit is reached: its running time counts. */
const uint8_t *hn_value_cbor(hn_session *s, size_t *n);
/* Its repr(), for people and models: UTF-8 of at most 4,096 bytes (hn_set_repr_bytes), "..." at the end of
 * one that was longer. Runs the program's __repr__ within what the run left of its limits, and at most for
 * 2,000,000 steps and a second; its running time counts, its steps do not. Host functions are a RuntimeError
 * there. Where one raises, the text says so. NULL: no memory, or the run is not complete. */
const char *hn_value_repr(hn_session *s, size_t *n);
/* After HN_COMPLETE: makes the value of the last statement a global variable, without handing it out. False:
 * there is none, or no memory. */
bool hn_keep_value(hn_session *s, const char *name);
/* How long the repr of a value, and of a handle, may be. */
void hn_set_repr_bytes(hn_session *s, size_t most);
/* Whether the last statement was an expression, so that there is a value (which may be None). */
bool hn_value_present(const hn_session *s);
/* With it on, what has no CBOR form (a function, an instance) crosses as a record of its class, repr and
 * handle rather than not at all (docs/wire-format.md). Off at first. */
void hn_set_handles(hn_session *s, bool on);

/* After HN_FAILED: the exception's type, "ValueError". */
const char *hn_error_type(hn_session *s);
/* Its message, str() of the exception, and its length in bytes (n may be NULL): it may have null characters.
 */
const char *hn_error_message(hn_session *s, size_t *n);
/* The whole traceback as Python prints it, the same. */
const char *hn_error_traceback(hn_session *s, size_t *n);
/* The exception and those it refers to, with their frames, notes and places, as CBOR (docs/wire-format.md).
 * NULL when it could not be described. */
const uint8_t *hn_error_details(hn_session *s, size_t *n);
/* No SystemExit ended the run, or it is not over. */
#define HN_NO_EXIT INT32_MIN
/* What a program that ended itself by SystemExit gives as its status: the number (-1 beyond 32 bits), 0 for
 * None, 1 for anything else, which has been printed to stderr by then. With 0 the state is HN_COMPLETE,
 * without a value, with any other HN_FAILED. Otherwise HN_NO_EXIT. */
int hn_exit_code(const hn_session *s);

/* ---- host functions ---- */

/* Declares a function that programs call by this name. awaitable: calling it gives an awaitable at once. doc
 * and signature may be NULL. False: not an identifier, a signature that does not parse, or no memory. */
bool hn_declare(hn_session *s, const char *name, bool awaitable, const char *signature, const char *doc);
/* While HN_CALLING (or in the `call` callback): the function's name. */
const char *hn_call_name(hn_session *s);
/* Its arguments, as the CBOR array [[positionals], {keywords}]. */
const uint8_t *hn_call_arguments(hn_session *s, size_t *n);
/* The answer, a value as CBOR. HN_READY, HN_REFUSED (not waiting, or bad CBOR: the session still waits), or
 * HN_LIMITED where there is no memory for it. */
hn_state hn_answer(hn_session *s, const uint8_t *cbor, size_t n);
/* The answer is an exception, by the name of its type: a builtin one, or a new one that extends RuntimeError.
 * An exception that is not valid is a ValueError in the program. */
hn_state hn_answer_error(hn_session *s, const char *type, const char *message);
/* The same by the CBOR of an exception (docs/wire-format.md, "Exceptions"). */
hn_state hn_answer_exception(hn_session *s, const uint8_t *cbor, size_t n);

/* The host has no memory for the answer that is waited for: the run ends with the memory limit, HN_LIMITED.
 * From `call`: the host keeps the answer, and `call` is called again with the same hn_call_id, once garbage
 * has been collected; the run ends if it has no memory then either. HN_CALLING. */
hn_state hn_answer_lost(hn_session *s);

/* Puts the answer off while HN_CALLING: the program gets an awaitable and goes on; hn_answer_id answers the
 * call by its number (hn_call_id, before). HN_READY or HN_REFUSED. */
hn_state hn_defer(hn_session *s);
/* The number of the call under way, by which an awaitable function's answer is given later. */
uint32_t hn_call_id(const hn_session *s);
/* While HN_WAITING: the numbers of the calls that can be answered. */
const uint32_t *hn_wait_ids(hn_session *s, size_t *n);
/* While HN_WAITING: the function of the call of that number; from a snapshot, too. NULL: hn_problem. */
const char *hn_wait_name(hn_session *s, uint32_t id);
/* Its arguments as they are by now, as hn_call_arguments has them. NULL: hn_problem. */
const uint8_t *hn_wait_arguments(hn_session *s, uint32_t id, size_t *n);
/* While HN_WAITING: how long the session wants to sleep at most, in seconds; negative: until an answer comes.
 */
double hn_wait_seconds(hn_session *s);
/* The answer of an awaitable function's call. HN_READY when the session waited; otherwise the state stays.
 * HN_REFUSED when nothing waits for that number, or when there is no memory for it in the midst of `call`. */
hn_state hn_answer_id(hn_session *s, uint32_t id, const uint8_t *cbor, size_t n);
/* The same with an exception, as in hn_answer_error. */
hn_state hn_answer_id_error(hn_session *s, uint32_t id, const char *type, const char *message);
/* The same as hn_answer_exception. */
hn_state hn_answer_id_exception(hn_session *s, uint32_t id, const uint8_t *cbor, size_t n);
/* The time that the session wanted to sleep is over. HN_READY. */
hn_state hn_wake(hn_session *s);

/* ---- handles ---- */

/* Starts a run that calls the object of a handle. `request` is the CBOR array [[positionals], {keywords}], as
 * hn_call_arguments gives it. The result is the run's value; a coroutine is run to its end first. As
 * hn_start; HN_REFUSED if there is no such handle or the request is not valid. */
hn_state hn_start_call(hn_session *s, uint32_t handle, const uint8_t *request, size_t n);
/* The host needs a handle no longer: the session need not keep its object. False: there is no such handle. */
bool hn_release(hn_session *s, uint32_t handle);
/* How many times handles have been handed out. */
uint64_t hn_handed(const hn_session *s);
/* hn_release by a host that has seen only what had been handed to it when hn_handed was `seen`: an object
 * that was handed out again since is kept. */
bool hn_release_seen(hn_session *s, uint32_t handle, uint64_t seen);

/* ---- variables ---- */

/* Names are UTF-8 up to a null byte. For str that are no identifiers: a null character is C0 80, a surrogate
 * three bytes. */

/* Sets a global variable of a session that is not running. False: hn_problem. */
bool hn_set_variable(hn_session *s, const char *name, const uint8_t *cbor, size_t n);
/* A global variable as CBOR. NULL if there is none, or if it has no CBOR form (hn_problem), or is larger than
 * what may cross (hn_limit_reached). */
const uint8_t *hn_get_variable(hn_session *s, const char *name, size_t *n);
/* Deletes a global variable of a session that is not running. False: there is none. */
bool hn_delete_variable(hn_session *s, const char *name);
/* The names of the global variables that the program made, in order of creation: a CBOR array of texts (with
 * surrogates as docs/wire-format.md has it). NULL: hn_problem. */
const uint8_t *hn_variable_names(hn_session *s, size_t *n);

/* ---- modules ---- */

/* Which of the modules that ship with Hognose programs may import: their names, one a line; "" none, NULL all
 * (as at first); "!" on the first line: all but those that follow, and what is below these. What those import
 * for themselves is not restricted. Travels in snapshots. */
bool hn_allow_modules(hn_session *s, const char *names);
/* Gives `import name` this source text. False: hn_problem. */
bool hn_add_module(hn_session *s, const char *name, const char *code, size_t n);
/* What else a host says of modules: a CBOR map of any of "path" (directories: what sys.path is), "argv"
 * (texts: what sys.argv is), "missing" (texts by the names of modules that are not there: what a program
 * is told of one, instead of Hognose's own words; "": nothing) and "refusal" (the exception of refused
 * imports: "ImportError", "ModuleNotFoundError" or "PermissionError"; "inert": refused modules import as
 * placeholders. At first: ImportError in the program, placeholders in modules that it imports). Travels in
 * snapshots. False: hn_problem. */
bool hn_set_modules(hn_session *s, const uint8_t *cbor, size_t n);

/* ---- files ---- */

/* Works on the files that programs see, between runs (docs/files.md). The request is a CBOR array of an
 * operation and its arguments: ["put", path, data], ["read", path], ["list", path], ["remove", path],
 * ["changed"],
 * ["mount", path, mode], ["quota", bytes or null, files or null], ["mkdir", path], ["chdir", path], ["sync"].
 * The answer is the array [0, value], or [errno, text] when the operation failed. Owned by the session, until
 * its next call. NULL: hn_problem. */
const uint8_t *hn_files(hn_session *s, const uint8_t *request, size_t n, size_t *out_n);

/* ---- memory ---- */

/* Collects garbage at once, of a session that is not running: a host that shares its memory with the session
 * may have none left for what it wants to hand in. False: hn_problem. */
bool hn_collect(hn_session *s);

/* ---- snapshots ---- */

/* The whole session as bytes: idle, calling, waiting or sliced. NULL and hn_problem if that is not possible.
 * It may take as much time as one run (HN_MAX_TIME), however much the run has used; hn_cancel ends it. With
 * slices on it comes in pieces (hn_set_slices). */
const uint8_t *hn_dump(hn_session *s, size_t *n);
/* A session from such bytes, verified before anything of it runs. NULL: `problem` (of `cap` bytes) says why.
 */
hn_session *hn_load(const hn_host_functions *host, const uint8_t *dump, size_t n, char *problem, size_t cap);
/* The same into a session that is new (limits may be set), which saves making one. False: hn_problem; it is
 * then to be freed. The limits of time (as much as one run) and memory hold for the load; those of steps,
 * wall time and allocations do not. hn_cancel ends it. With slices on it comes in pieces (hn_set_slices): the
 * bytes must be there until the last one. */
bool hn_load_into(hn_session *s, const uint8_t *dump, size_t n);

#ifdef __cplusplus
}
#endif

#endif
