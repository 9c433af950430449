/* Hognose: a sandboxed Python. This header is the whole public interface of the C core.
 *
 * A session (hn_session) is one isolated Python, with a separate heap, variables and limits. Sessions share
 * nothing. A program can reach only the functions, values and files that the host passes here. Two threads
 * must not use one session at the same time; they may use different sessions.
 *
 *     hn_session *s = hn_session_new(NULL);
 *     if (hn_start(s, "1 + 1", 5, NULL) == HN_READY && hn_continue(s) == HN_COMPLETE) {
 *         size_t n;
 *         const uint8_t *value = hn_value_cbor(s, &n);
 *     }
 *     hn_session_free(s);
 *
 * hn_start compiles a program. hn_continue runs it, until the run completes, fails or reaches a limit. On the
 * way the run may pause: at a call of a host function (HN_CALLING), while all its tasks wait (HN_WAITING) or,
 * with slices on, at the end of a slice (HN_SLICED). At each pause, and when idle, the session can be dumped
 * to bytes and loaded elsewhere.
 *
 * Values cross as CBOR (docs/wire-format.md), texts as UTF-8. Every pointer that a function returns belongs
 * to the session. It is valid until the next call with that session, unless the function's comment says
 * otherwise. Where a comment has "NULL: hn_problem" or "False: hn_problem", that function returns the
 * reason. */
#ifndef HOGNOSE_H
#define HOGNOSE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct hn_session hn_session;

/* The version of this library, such as "1.2.3". The string is static. */
const char *hn_version(void);

/* ---- states ---- */

typedef enum hn_state {
    HN_IDLE,     /* there is no run and no result */
    HN_READY,    /* the run is started, or its call is answered: call hn_continue */
    HN_COMPLETE, /* the run is complete; hn_value_cbor returns its value */
    HN_FAILED,   /* an uncaught exception ended the run; hn_error_* describe it */
    HN_LIMITED,  /* a limit ended the run; hn_limit_reached returns which. The session remains usable */
    HN_CALLING,  /* the run waits for the answer of a host function; hn_call_* describe the call */
    HN_WAITING,  /* every task waits for awaitable host functions or a timer; see hn_wait_ids, hn_answer_id,
                    hn_wake */
    HN_SLICED,   /* a slice is over; hn_continue resumes the run */
    HN_REFUSED,  /* the call does not fit the session's state, or an argument is invalid: see hn_problem */
} hn_state;

/* Returns the state that the last state-changing call returned. */
hn_state hn_session_state(const hn_session *s);
/* Returns a sentence about the last refusal: a call that returned HN_REFUSED, false or NULL. "": nothing was
 * refused. */
const char *hn_problem(const hn_session *s);
/* The kinds of refusals. Hosts should test the kind, not the sentence of hn_problem. */
typedef enum hn_problem_kind {
    HN_PROBLEM_NONE,
    HN_PROBLEM_STATE,    /* the call does not fit the session's state */
    HN_PROBLEM_ARGUMENT, /* an argument is invalid, or a value cannot cross */
    HN_PROBLEM_MISSING,  /* there is no such variable, handle or call */
    HN_PROBLEM_SIZE,     /* the host's value exceeds the limits on values */
    HN_PROBLEM_LIMIT,    /* a limit was reached before the call was finished */
    HN_PROBLEM_MEMORY,   /* there is not enough memory */
    HN_PROBLEM_SLICED,   /* not finished: call the same function again (hn_set_slices) */
} hn_problem_kind;
/* Returns the kind of the last refusal. */
hn_problem_kind hn_problem_code(const hn_session *s);

/* ---- limits ---- */

typedef enum hn_limit_kind {
    HN_NO_LIMIT,
    HN_MAX_STEPS,   /* deterministic units of work; default: no limit */
    HN_MAX_TIME,    /* milliseconds of running time; waiting for the host is free. Default: 5,000 */
    HN_MAX_MEMORY,  /* bytes; default: 64 MiB */
    HN_MAX_DEPTH,   /* nested calls; one more raises RecursionError. Default: 50,000. A program begins with
                       1,000, which sys.setrecursionlimit() can raise to this limit */
    HN_MAX_OUTPUT,  /* bytes written to stdout and stderr; default: 1 MiB */
    HN_MAX_CALLS,   /* calls of host functions; default: 1,000 */
    HN_MAX_SOURCE,  /* bytes of one program; default: 1 MiB */
    HN_MAX_NESTING, /* levels in source, JSON and CBOR; default: 200 */
    HN_CANCELLED,   /* hn_cancel ended the run; cannot be set */
    HN_MAX_VALUE_BYTES, /* bytes of CBOR that cross at once, in either direction; default: 16 MiB */
    HN_MAX_VALUE_ITEMS, /* values, keys and containers that cross at once; default: 1,000,000 */
    HN_MAX_WALL,        /* milliseconds since the run began, waiting included; default: no limit */
    HN_MAX_ALLOCATIONS, /* objects and buffers made on the heap; default: no limit, nothing is counted */
    HN_LIMIT_KINDS      /* how many kinds there are */
} hn_limit_kind;

/* Sets a limit of the session, from now on. UINT64_MAX lifts it, except for memory, depth and nesting. False:
 * hn_problem. */
bool hn_set_limit(hn_session *s, hn_limit_kind kind, uint64_t most);
/* Returns the limit in force. UINT64_MAX: no limit. */
uint64_t hn_get_limit(const hn_session *s, hn_limit_kind kind);
/* Returns how much of a limit is used, in the limit's unit. For memory that is the present use;
 * hn_peak_memory returns the most. */
uint64_t hn_get_used(const hn_session *s, hn_limit_kind kind);
/* Returns the most bytes of memory that were in use at once. */
uint64_t hn_peak_memory(const hn_session *s);
/* After a memory limit: returns how many more bytes the operation needed that reached it. 0: not known. */
uint64_t hn_memory_wanted(const hn_session *s);
/* Counts steps, time, output and calls from zero, and the peak of memory from its present use. Call it before
 * each run. */
void hn_reset_used(hn_session *s);
/* Returns the limit that ended the run, or that kept a function from returning a value. HN_NO_LIMIT: no limit
 * did. */
hn_limit_kind hn_limit_reached(const hn_session *s);
/* Returns the name of a limit for messages, such as "steps" or "time". The string is static. */
const char *hn_limit_name(hn_limit_kind kind);
/* Returns the unit of a limit: 'b' bytes, 't' milliseconds, 'n' a plain number. 0: it cannot be set. */
char hn_limit_unit(hn_limit_kind kind);
/* Adds nanoseconds of running time, for work of the host such as decoding a large value. */
void hn_spend_time(hn_session *s, uint64_t nanoseconds);
/* Adds steps, before a run. They stand for work of the run that was done in advance, such as imports in a
 * copied image. */
void hn_spend_steps(hn_session *s, uint64_t steps);
/* Ends the run at its next safe point, within about a millisecond. Callbacks and other threads may call
 * it. */
void hn_cancel(hn_session *s);
/* Turns slices on or off. With slices on, hn_continue returns HN_SLICED after at most a few milliseconds of
 * work. hn_value_cbor, hn_value_repr, hn_get_variable, hn_dump and hn_load_into also work in slices: they
 * return NULL or false, and hn_problem_code returns HN_PROBLEM_SLICED. Then call the same function again with
 * the same arguments, until it returns something else. Any other call that can be refused drops the
 * unfinished work. After an unfinished load the session can only be freed. */
void hn_set_slices(hn_session *s, bool on);

/* ---- sessions ---- */

/* The results of the callback `call`. */
typedef enum hn_call_outcome {
    HN_CALL_LATER, /* the answer comes later. A plain function pauses the session as HN_CALLING. After a call
                      of an awaitable function, or an awaited call (`await f()`), the program continues, and
                      hn_answer_id answers the call hn_call_id */
    HN_CALL_ANSWERED, /* the callback called hn_answer, hn_answer_error or hn_answer_lost. If there is no
                         memory for the answer, the run ends with the memory limit */
    HN_CALL_PAUSE,    /* the session pauses as HN_CALLING, even if the function is awaitable */
} hn_call_outcome;

/* The host's callbacks. Any member may be NULL; `ctx` is passed to each. While a callback runs, it may use
 * the same session only for hn_cancel, hn_spend_time, functions that take a const session and, in `call`,
 * hn_call_* and hn_answer*. All other functions refuse. hn_session_free then only cancels the run. */
typedef struct hn_host_functions {
    void *ctx;
    /* The program printed n bytes of UTF-8. stream: 1 stdout, 2 stderr. NULL: the output is discarded, but
     * still counted. */
    void (*write)(void *ctx, int stream, const char *utf8, size_t n);
    /* Returns nanoseconds. kind: 0 since 1970-01-01 UTC, 1 since any fixed moment. NULL: there is no clock,
     * and time is not limited. */
    uint64_t (*now)(void *ctx, int kind);
    /* The program calls a declared function. Answer at once (hn_answer, hn_answer_error) or later. NULL:
     * HN_CALL_LATER. */
    hn_call_outcome (*call)(void *ctx, hn_session *s);
    /* Fills n bytes with randomness, for programs that ask for random numbers. NULL: they get numbers from
     * the session's fixed seed. */
    void (*entropy)(void *ctx, uint8_t *to, size_t n);
    /* Reads n bytes of hognose.lib from offset `at`, when a program imports a module that is not built in.
     * Returns false if the library is missing or shorter. NULL: the library that is linked in, if any. */
    bool (*library)(void *ctx, size_t at, uint8_t *to, size_t n);
} hn_host_functions;

/* Creates a session, which hn_session_free frees. `host` is copied; NULL: there are no callbacks. NULL: there
 * is no memory. */
hn_session *hn_session_new(const hn_host_functions *host);
/* Seeds the hashes of str and bytes, which decide the order of sets. Call it before any other use of the
 * session. With the default, 0, every session has the same order. The seed is part of snapshots. False:
 * hn_problem. */
bool hn_set_seed(hn_session *s, uint64_t seed);
/* Frees the session and everything that it returned. NULL is allowed. Do not call it from a callback of the
 * session. */
void hn_session_free(hn_session *s);

/* ---- runs ---- */

typedef struct hn_run_options {
    const char *filename; /* the name in tracebacks; NULL: "<python>" */
    bool top_await;       /* allows `await` outside functions */
} hn_run_options;

/* Compiles a program, n bytes of UTF-8, that will run with the session's variables. Returns HN_READY,
 * HN_FAILED (a SyntaxError) or HN_LIMITED. HN_REFUSED: another run is under way. Bytes that are not UTF-8 are
 * decoded and compiled when the run begins, as their coding line says. */
hn_state hn_start(hn_session *s, const char *code, size_t n, const hn_run_options *options);
/* Starts a run from one request, a CBOR map with any of these keys:
 * - "code": the program, as text or bytes; "filename" and "await" (top_await): as for hn_start
 * - "handle" and "request" (bytes), instead of "code": as for hn_start_call
 * - "inputs": a map from names to values, each as bytes of CBOR; they become global variables
 * - "limits": a map from names of limits to amounts, for this run
 * - "keep": the name of a global variable; hn_outcome stores the value in it instead of returning it
 * - "repr": the maximum length of the repr in bytes, for this run; 0: hn_outcome returns no repr
 * - "slices": turns slices on or off (hn_set_slices)
 * - "steps": adds steps (hn_spend_steps)
 *
 * Strings, arrays and maps have definite lengths. null is the same as a missing key. Steps, time, output and
 * calls are counted from zero (hn_reset_used). At a pause, the request has neither code nor inputs: it
 * changes the other settings for the rest of the run, and the state stays. Returns the same states as
 * hn_start. HN_REFUSED: hn_problem; settings and run are as before, but some inputs may be set. The settings
 * of the run end with hn_outcome, hn_abandon or the start of the next run. */
hn_state hn_begin(hn_session *s, const uint8_t *options, size_t n);
/* Describes the state of the session in one CBOR map. Every map has "state", the state's name in lower case,
 * and "usage", an array: steps, milliseconds of running time, bytes in use, the peak of these, bytes printed,
 * calls. In addition:
 * - complete: "value" (bytes: CBOR; null if it is kept) and "repr", if the last statement was an expression;
 *   "exit", the status of a SystemExit or null. "problem": the value has no CBOR form.
 * - failed: "type", "message", "traceback", "exit", and "exceptions" (hn_error_details) or null
 * - limited: "limit", its name; "most" and "used"; "wanted" (hn_memory_wanted). Also once after
 *   hn_get_variable, if a limit kept it from returning the value.
 * - calling: "id", "name", "request" (bytes: CBOR)
 * - waiting: "seconds" (hn_wait_seconds) or null, and "ids"
 *
 * Texts with lone surrogates are encoded as in docs/wire-format.md. Encoding the value counts as running time
 * and may reach a limit; the state is then HN_LIMITED. So it is if a run is over and there is no memory for
 * its outcome. With slices on it works in slices (hn_set_slices). NULL: hn_problem. */
const uint8_t *hn_outcome(hn_session *s, size_t *n);
/* Runs or resumes the program. Call it when the state is HN_READY or HN_SLICED; in any other it returns
 * HN_REFUSED. Returns HN_COMPLETE, HN_FAILED, HN_LIMITED, HN_CALLING, HN_WAITING or HN_SLICED. */
hn_state hn_continue(hn_session *s);
/* Abandons the run, wherever it is. The variables stay. Returns HN_IDLE. */
hn_state hn_abandon(hn_session *s);
/* Ends a paused run as the wall limit does. Call it once the wall time is over, so that nobody waits any
 * longer. A run that is continued or answered too late ends by itself. Returns HN_LIMITED. */
hn_state hn_expire(hn_session *s);
/* Compiles only. HN_IDLE: the program has no error. HN_FAILED: hn_error_* describe the SyntaxError.
 * HN_LIMITED and HN_REFUSED: as for hn_start. Bytes that are not UTF-8 are compiled when the run begins, so a
 * check reports no error for them. */
hn_state hn_check(hn_session *s, const char *code, size_t n, const hn_run_options *options);

/* Looks for errors, without running the program or changing the session. It finds names that nothing binds,
 * calls that do not fit a host function's signature, imports that will fail, misplaced `await`, and the
 * SyntaxError. `known` (or NULL) is a CBOR map of names that count as declared for this call, each with a
 * signature or null.
 *
 * Returns a CBOR array of at most 1,000 maps in order of position. The keys are "kind" ("syntax", "name",
 * "call", "import" or "await"), "message", "line", "column", "endLine" and "endColumn". Positions count from
 * 1, columns in characters. -1: the SyntaxError does not have this position. NULL: a limit of the session was
 * reached (HN_LIMITED), or hn_problem has the reason. */
const uint8_t *hn_validate(hn_session *s, const char *code, size_t n, const hn_run_options *options,
                           const uint8_t *known, size_t known_n, size_t *out_n);

/* After HN_COMPLETE: returns the value of the last statement as CBOR. If that statement is not an expression,
 * the value is None. Encoding counts as running time. NULL: the value has no CBOR form (hn_problem). If the
 * value exceeds the limits on values, or the time limit is reached, the result is NULL and the state
 * HN_LIMITED. */
const uint8_t *hn_value_cbor(hn_session *s, size_t *n);
/* After HN_COMPLETE: returns the repr() of the value, for people and models, as UTF-8. A repr of more than
 * 4,096 bytes (hn_set_repr_bytes) is cut and ends with "...". The program's __repr__ methods run within the
 * rest of the run's limits, and for at most 2,000,000 steps and one second. Their running time counts; their
 * steps do not. In them, a call of a host function raises RuntimeError. If a __repr__ fails, the text reports
 * that. NULL: there is no memory, or the run is not complete. */
const char *hn_value_repr(hn_session *s, size_t *n);
/* After HN_COMPLETE: stores the value of the last statement in a global variable, without encoding it. False:
 * there is no value, or no memory. */
bool hn_keep_value(hn_session *s, const char *name);
/* Sets the maximum length of a repr in bytes, for values and for handles. */
void hn_set_repr_bytes(hn_session *s, size_t most);
/* After HN_COMPLETE: returns whether the last statement was an expression, so that there is a value. That
 * value may be None. */
bool hn_value_present(const hn_session *s);
/* Turns handles on or off; the default is off. With handles on, a value without a CBOR form, such as a
 * function or an instance, crosses as a record of its class, repr and handle (docs/wire-format.md). With
 * handles off, it cannot cross. */
void hn_set_handles(hn_session *s, bool on);

/* After HN_FAILED: returns the type of the exception, such as "ValueError". NULL: hn_problem. */
const char *hn_error_type(hn_session *s);
/* After HN_FAILED: returns the message of the exception, which is its str(). *n becomes its length in bytes,
 * since it may contain null characters; n may be NULL. NULL: hn_problem. */
const char *hn_error_message(hn_session *s, size_t *n);
/* After HN_FAILED: returns the whole traceback, as Python prints it. n: as for hn_error_message. NULL:
 * hn_problem. */
const char *hn_error_traceback(hn_session *s, size_t *n);
/* After HN_FAILED: returns the exception and those that it refers to, as CBOR (docs/wire-format.md), with
 * their frames, notes and positions. NULL: the exception could not be described. */
const uint8_t *hn_error_details(hn_session *s, size_t *n);
/* hn_exit_code returns this if the run is not over, or no SystemExit ended it. */
#define HN_NO_EXIT INT32_MIN
/* Returns the status of the SystemExit that ended the program: its number, or -1 if 32 bits cannot hold that.
 * None is 0. Any other value is 1, and has been printed to stderr. With status 0 the state is HN_COMPLETE and
 * there is no value; with any other status it is HN_FAILED. HN_NO_EXIT: no SystemExit ended the run. */
int hn_exit_code(const hn_session *s);

/* ---- host functions ---- */

/* Declares a function that programs can call by this name. awaitable: each call returns an awaitable at once.
 * signature, such as "(url, timeout=5)", and doc may be NULL. False: the name is not an identifier, the
 * signature does not parse, or there is no memory. */
bool hn_declare(hn_session *s, const char *name, bool awaitable, const char *signature, const char *doc);
/* While HN_CALLING, or in the callback `call`: returns the name of the called function. NULL: hn_problem. */
const char *hn_call_name(hn_session *s);
/* While HN_CALLING, or in the callback `call`: returns the arguments, as the CBOR array [[positionals],
 * {keywords}]. NULL: hn_problem. */
const uint8_t *hn_call_arguments(hn_session *s, size_t *n);
/* Answers the call with a value, as CBOR. Returns HN_READY. HN_REFUSED: no call waits, or the CBOR is
 * invalid; the session still waits. HN_LIMITED: there is no memory for the value. */
hn_state hn_answer(hn_session *s, const uint8_t *cbor, size_t n);
/* Answers the call with an exception. `type` names a builtin class; any other name becomes a new class that
 * extends RuntimeError. An invalid exception becomes a ValueError in the program. Returns the same states as
 * hn_answer. */
hn_state hn_answer_error(hn_session *s, const char *type, const char *message);
/* As hn_answer_error, with all parts of the exception, as CBOR (docs/wire-format.md, "Exceptions"). */
hn_state hn_answer_exception(hn_session *s, const uint8_t *cbor, size_t n);

/* Does either for the call `id`, whether the run is paused at it or waits for it; 0: the call at hand, as for
 * hn_answer. A value that is invalid, or too large, raises TypeError or ValueError in the program instead.
 * HN_REFUSED: no such call waits, or there is no memory for the answer inside `call`. */
hn_state hn_answer_call(hn_session *s, uint32_t id, bool raises, const uint8_t *cbor, size_t n);

/* Reports that the host has no memory for the answer. At a pause the run ends with the memory limit:
 * HN_LIMITED. In `call`, keep the answer: `call` is called again with the same hn_call_id, after a garbage
 * collection. If there is no memory then either, the run ends. In `call` it returns HN_CALLING. */
hn_state hn_answer_lost(hn_session *s);

/* While HN_CALLING: postpones the answer. The program gets an awaitable and continues. Read hn_call_id
 * before; hn_answer_id answers the call by that number. Returns HN_READY or HN_REFUSED. */
hn_state hn_defer(hn_session *s);
/* Returns the number of the present call. hn_answer_id uses it to answer an awaitable function later. */
uint32_t hn_call_id(const hn_session *s);
/* While HN_WAITING: returns the numbers of the calls that can be answered; *n becomes their count. NULL:
 * hn_problem. */
const uint32_t *hn_wait_ids(hn_session *s, size_t *n);
/* While HN_WAITING: returns the name of the function that the call `id` calls, also in a session from a
 * snapshot. NULL: hn_problem. */
const char *hn_wait_name(hn_session *s, uint32_t id);
/* While HN_WAITING: returns the arguments of the call `id`, in the form of hn_call_arguments, with their
 * present contents. NULL: hn_problem. */
const uint8_t *hn_wait_arguments(hn_session *s, uint32_t id, size_t *n);
/* While HN_WAITING: returns the longest time that the session wants to sleep, in seconds. Negative: until an
 * answer comes. */
double hn_wait_seconds(hn_session *s);
/* Answers the call `id` of an awaitable function with a value, as CBOR. Returns HN_READY if the session was
 * waiting; otherwise the state stays. HN_REFUSED: nothing waits for that number, the CBOR is invalid, or
 * there is no memory for the value inside `call`. */
hn_state hn_answer_id(hn_session *s, uint32_t id, const uint8_t *cbor, size_t n);
/* As hn_answer_error, for the call `id`. */
hn_state hn_answer_id_error(hn_session *s, uint32_t id, const char *type, const char *message);
/* As hn_answer_exception, for the call `id`. */
hn_state hn_answer_id_exception(hn_session *s, uint32_t id, const uint8_t *cbor, size_t n);
/* While HN_WAITING: ends the sleep. Call it when the time of hn_wait_seconds is over. Returns HN_READY. */
hn_state hn_wake(hn_session *s);

/* ---- handles ---- */

/* Starts a run that calls the object of a handle. `request` is the CBOR array [[positionals], {keywords}].
 * The run's value is the result of the call; a coroutine is awaited first. Returns the same states as
 * hn_start. HN_REFUSED: there is no such handle, or the request is invalid. */
hn_state hn_start_call(hn_session *s, uint32_t handle, const uint8_t *request, size_t n);
/* Releases a handle: the session need not keep its object for the host any longer. False: there is no such
 * handle. */
bool hn_release(hn_session *s, uint32_t handle);
/* Returns how many times the session has handed out handles. */
uint64_t hn_handed(const hn_session *s);
/* As hn_release, for a host that may not have seen the latest handles. `seen` is the value of hn_handed up to
 * which it has seen them. An object that was handed out again since then is kept. */
bool hn_release_seen(hn_session *s, uint32_t handle, uint64_t seen);

/* ---- variables ---- */

/* Sets a global variable; no run may be under way. `name` is UTF-8 up to a null byte. In a name that is not
 * an identifier, write a null character as C0 80 and a surrogate as its three bytes. The other functions on
 * variables take names in the same form. False: hn_problem. */
bool hn_set_variable(hn_session *s, const char *name, const uint8_t *cbor, size_t n);
/* Returns the value of a global variable as CBOR. NULL: it is missing or has no CBOR form (hn_problem), or it
 * exceeds the limits on values (hn_limit_reached). */
const uint8_t *hn_get_variable(hn_session *s, const char *name, size_t *n);
/* Deletes a global variable; no run may be under way. False: hn_problem. */
bool hn_delete_variable(hn_session *s, const char *name);
/* Returns the names of the global variables that programs created, in order of creation: a CBOR array of
 * texts. Names with surrogates are encoded as in docs/wire-format.md. NULL: hn_problem. */
const uint8_t *hn_variable_names(hn_session *s, size_t *n);

/* ---- modules ---- */

/* Sets which of Hognose's modules programs may import, one name per line. NULL, the default: all. "": none.
 * If the first line is "!": all but the modules on the other lines and their submodules. What allowed modules
 * import for themselves is not restricted. The setting is part of snapshots. False: hn_problem. */
bool hn_allow_modules(hn_session *s, const char *names);
/* Adds a module: `import name` runs this source, n bytes of UTF-8. No run may be under way. False:
 * hn_problem. */
bool hn_add_module(hn_session *s, const char *name, const char *code, size_t n);
/* Sets further options of modules, from a CBOR map. They are part of snapshots. Any of these keys may be
 * present:
 * - "path": directories, the value of sys.path. No run may be under way.
 * - "argv": texts, the value of sys.argv. No run may be under way.
 * - "missing": a map from names of missing modules to texts. If a program imports such a module, the
 * exception has this text instead of Hognose's. "": no text.
 * - "refusal": how a refused import fails. "ImportError", "ModuleNotFoundError" or "PermissionError" is
 * raised; with "inert", the module imports as a placeholder. Default: ImportError in the program,
 * placeholders in modules that it imports.
 *
 * False: hn_problem. */
bool hn_set_modules(hn_session *s, const uint8_t *cbor, size_t n);
/* Does any of this, in this order, from one CBOR map:
 * - "seed": hn_set_seed
 * - "repr": hn_set_repr_bytes
 * - "limits": hn_set_limit, a map from names of limits (hn_limit_name) to numbers. Infinity: no limit.
 * - "functions": hn_declare, a map from names to maps of "awaitable", "signature" and "doc"
 * - "sources": hn_add_module, a map from names of modules to their sources
 * - "allow": hn_allow_modules, a text; or true (all) or false (none)
 * - "imports": hn_set_modules, its map
 *
 * Strings, arrays and maps have definite lengths. null is the same as a missing key. False: hn_problem names
 * the invalid key. The settings before it are in force. */
bool hn_set_up(hn_session *s, const uint8_t *options, size_t n);

/* ---- files ---- */

/* Does one operation on the files that programs see, between runs (docs/files.md). The request is a CBOR
 * array of the operation's name and its arguments:
 * - ["put", path, data], ["read", path], ["list", path], ["remove", path], ["changed"]
 * - ["mount", path, mode], ["quota", bytes or null, files or null]
 * - ["mkdir", path], ["chdir", path], ["sync"]
 *
 * Returns the array [0, value], or [errno, text] if the operation failed. NULL: hn_problem. */
const uint8_t *hn_files(hn_session *s, const uint8_t *request, size_t n, size_t *out_n);

/* ---- memory ---- */

/* Collects garbage now; a run may be paused. Use it if the host shares its memory with the session, and has
 * no room for the next argument. False: hn_problem. */
bool hn_collect(hn_session *s);

/* ---- snapshots ---- */

/* Returns the whole session as bytes. It may be idle, calling, waiting or sliced. A dump may take as much
 * time as one run (HN_MAX_TIME), however much the run has used. hn_cancel ends it. With slices on it works in
 * slices (hn_set_slices). NULL: hn_problem. */
const uint8_t *hn_dump(hn_session *s, size_t *n);
/* Creates a session from the bytes of hn_dump, and verifies them before anything of them runs.
 * hn_session_free frees it. NULL: `problem`, a buffer of `cap` bytes, has the reason. */
hn_session *hn_load(const hn_host_functions *host, const uint8_t *dump, size_t n, char *problem, size_t cap);
/* As hn_load, into a new session, which saves creating one. Only limits may have been set. The time limit (as
 * for one run) and the memory limit apply to the load; the limits of steps, wall time and allocations do not.
 * hn_cancel ends it. With slices on it works in slices (hn_set_slices): keep the bytes until the last one.
 * False: hn_problem; then free the session, unless the problem is HN_PROBLEM_SLICED. */
bool hn_load_into(hn_session *s, const uint8_t *dump, size_t n);

#ifdef __cplusplus
}
#endif

#endif
