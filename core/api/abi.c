/* The flat interface that the WASI reactor and the ES module export, with numbers and pointers only. Nearly
 * every function calls one of hognose.h, and 64-bit counts cross as doubles. abi.def has a row for each
 * import and export. A function that returns bytes returns their address, and sets the number that
 * hn_abi_length returns. This file includes no header of the core but hognose.h. */
#include "hognose.h"

#include <stdlib.h>
#include <string.h>

#ifndef __wasi__
#define IMPORT(name)
#define EXPORT(name) __attribute__((used, visibility("default")))
#else
#define IMPORT(name) __attribute__((import_module("hognose"), import_name(#name)))
#define EXPORT(name) __attribute__((export_name(#name), used))
#endif

/* The number of the interface: one more for each change that a host would notice. */
#define HN_ABI_VERSION 2
/* bytes of the room for small arguments, see hn_abi_scratch */
#define HN_ABI_SCRATCH 8192
/* For hosts (tools/gen_abi.py). The memory of an instance may be ROOM times the memory limit: values that are
 * passed in and snapshots lie beside the program's memory. MOST_MEMORY is the largest memory limit. */
#define HN_ABI_MOST_MEMORY 1073741824
#define HN_ABI_ROOM        10

/* The one session of this instance, and the length of the last bytes handed out. */
typedef struct abi {
    hn_session *session;
    size_t length;
    _Alignas(8) uint8_t scratch[HN_ABI_SCRATCH];
} abi;

typedef int abi_bool;
typedef int abi_status; /* an hn_state */

#define HN_ABI_GROUP(title)
#define HN_ABI_IMPORT(returns, name, parameters, what) IMPORT(name) returns name parameters;
#define HN_ABI_EXPORT(returns, name, parameters, what) EXPORT(name) returns name parameters;
#include "api/abi.def"

static void abi_on_write(void *ctx, int stream, const char *utf8, size_t n) {
    (void)ctx;
    host_write(stream, utf8, n);
}
static uint64_t abi_on_now(void *ctx, int kind) {
    (void)ctx;
    double ns = host_now(kind);
    return !(ns > 0) ? 0 : ns < 18446744073709551615.0 ? (uint64_t)ns : UINT64_MAX;
}
static hn_call_outcome on_call(void *ctx, hn_session *s) {
    size_t n = 0;
    (void)ctx;
    const char *name = hn_call_name(s);
    const uint8_t *args = hn_call_arguments(s, &n);
    int outcome = host_call(name, name ? strlen(name) : 0, args, n);
    return outcome == HN_CALL_ANSWERED || outcome == HN_CALL_PAUSE ? (hn_call_outcome)outcome : HN_CALL_LATER;
}
static void abi_on_entropy(void *ctx, uint8_t *to, size_t n) {
    (void)ctx;
    host_entropy(to, n);
}

#ifdef HN_LIBRARY_OUTSIDE
static bool abi_on_library(void *ctx, size_t at, uint8_t *to, size_t n) {
    (void)ctx;
    return host_library(at, to, n) != 0;
}
#else
#define abi_on_library NULL
#endif

static const hn_host_functions abi_functions = {.write = abi_on_write,
                                                .now = abi_on_now,
                                                .call = on_call,
                                                .entropy = abi_on_entropy,
                                                .library = abi_on_library};

void *hn_abi_alloc(size_t n) {
    return malloc(n ? n : 1);
}
void hn_abi_free(void *p) {
    free(p);
}
void *hn_abi_scratch(abi *a) {
    return a->scratch;
}

abi *hn_abi_open(void) {
    abi *a = calloc(1, sizeof *a);
    if (!a) return NULL;
    a->session = hn_session_new(&abi_functions);
    if (a->session) return a;
    free(a);
    return NULL;
}
void hn_abi_close(abi *a) {
    hn_session_free(a->session);
    free(a);
}
size_t hn_abi_length(const abi *a) {
    return a->length;
}
abi_status hn_abi_state(const abi *a) {
    return (int)hn_session_state(a->session);
}

static const void *text(abi *a, const char *z) {
    a->length = z ? strlen(z) : 0;
    return z;
}

int hn_abi_version(void) {
    return HN_ABI_VERSION;
}
const void *hn_abi_version_text(abi *a) {
    return text(a, hn_version());
}
const void *hn_abi_problem(abi *a) {
    return text(a, hn_problem(a->session));
}
int hn_abi_problem_code(const abi *a) {
    return hn_problem_code(a->session);
}

abi_bool hn_abi_set_limit(abi *a, int kind, double most) {
    uint64_t n = most >= 18446744073709551615.0 ? UINT64_MAX : most > 0 ? (uint64_t)most : 0;
    return hn_set_limit(a->session, (hn_limit_kind)kind, n);
}
double hn_abi_get_limit(const abi *a, int kind) {
    return (double)hn_get_limit(a->session, (hn_limit_kind)kind);
}
double hn_abi_get_used(const abi *a, int kind) {
    return (double)hn_get_used(a->session, (hn_limit_kind)kind);
}
double hn_abi_peak_memory(const abi *a) {
    return (double)hn_peak_memory(a->session);
}
void hn_abi_usage(const abi *a, double *to) {
    to[0] = hn_abi_get_used(a, HN_MAX_STEPS);
    to[1] = hn_abi_get_used(a, HN_MAX_TIME);
    to[2] = hn_abi_get_used(a, HN_MAX_MEMORY);
    to[3] = hn_abi_peak_memory(a);
    to[4] = hn_abi_get_used(a, HN_MAX_OUTPUT);
    to[5] = hn_abi_get_used(a, HN_MAX_CALLS);
}
double hn_abi_memory_wanted(const abi *a) {
    return (double)hn_memory_wanted(a->session);
}
void hn_abi_reset_used(abi *a) {
    hn_reset_used(a->session);
}
int hn_abi_limit_reached(const abi *a) {
    return (int)hn_limit_reached(a->session);
}
const void *hn_abi_limit_name(abi *a, int kind) {
    return text(a, hn_limit_name((hn_limit_kind)kind));
}
void hn_abi_set_handles(abi *a, abi_bool on) {
    hn_set_handles(a->session, on != 0);
}
void hn_abi_spend_time(abi *a, double ns) {
    hn_spend_time(a->session, ns > 0 && ns < 1e18 ? (uint64_t)ns : 0);
}
void hn_abi_spend_steps(abi *a, double n) {
    hn_spend_steps(a->session, n > 0 && n < 1e18 ? (uint64_t)n : 0);
}
void hn_abi_cancel(abi *a) {
    hn_cancel(a->session);
}
void hn_abi_set_slices(abi *a, abi_bool on) {
    hn_set_slices(a->session, on != 0);
}

abi_bool hn_abi_set_seed(abi *a, double seed) {
    return hn_set_seed(a->session, seed > 0 ? (uint64_t)seed : 0);
}

/* runs */
abi_status hn_abi_start(abi *a, const char *code, size_t n, const char *filename, abi_bool top_await) {
    hn_run_options o = {.filename = filename, .top_await = top_await != 0};
    return (int)hn_start(a->session, code, n, &o);
}
abi_status hn_abi_check(abi *a, const char *code, size_t n, const char *filename, abi_bool top_await) {
    hn_run_options o = {.filename = filename, .top_await = top_await != 0};
    return (int)hn_check(a->session, code, n, &o);
}
const void *hn_abi_validate(abi *a, const char *code, size_t n, const uint8_t *known, size_t known_n,
                            abi_bool top_await) {
    hn_run_options o = {.top_await = top_await != 0};
    return hn_validate(a->session, code, n, &o, known, known_n, &a->length);
}
abi_status hn_abi_continue(abi *a) {
    return (int)hn_continue(a->session);
}
abi_status hn_abi_abandon(abi *a) {
    return (int)hn_abandon(a->session);
}
abi_status hn_abi_expire(abi *a) {
    return (int)hn_expire(a->session);
}
const void *hn_abi_value(abi *a) {
    return hn_value_cbor(a->session, &a->length);
}
const void *hn_abi_value_repr(abi *a) {
    return hn_value_repr(a->session, &a->length);
}
abi_bool hn_abi_keep_value(abi *a, const char *name) {
    return hn_keep_value(a->session, name);
}
void hn_abi_set_repr_bytes(abi *a, double most) {
    hn_set_repr_bytes(a->session, most < INT32_MAX ? (size_t)most : INT32_MAX);
}
abi_bool hn_abi_value_present(const abi *a) {
    return hn_value_present(a->session);
}
const void *hn_abi_error_type(abi *a) {
    return text(a, hn_error_type(a->session));
}
const void *hn_abi_error_message(abi *a) {
    return hn_error_message(a->session, &a->length);
}
const void *hn_abi_error_traceback(abi *a) {
    return hn_error_traceback(a->session, &a->length);
}
const void *hn_abi_error_details(abi *a) {
    return hn_error_details(a->session, &a->length);
}
int hn_abi_exit_code(const abi *a) {
    return hn_exit_code(a->session);
}

/* host functions */
abi_bool hn_abi_declare(abi *a, const char *name, abi_bool awaitable, const char *signature,
                        const char *doc) {
    return hn_declare(a->session, name, awaitable != 0, signature, doc);
}
const void *hn_abi_call_name(abi *a) {
    return text(a, hn_call_name(a->session));
}
const void *hn_abi_call_arguments(abi *a) {
    return hn_call_arguments(a->session, &a->length);
}
uint32_t hn_abi_call_id(const abi *a) {
    return hn_call_id(a->session);
}
abi_status hn_abi_answer(abi *a, const uint8_t *cbor, size_t n) {
    return (int)hn_answer(a->session, cbor, n);
}
abi_status hn_abi_answer_error(abi *a, const char *type, const char *message) {
    return (int)hn_answer_error(a->session, type, message);
}
abi_status hn_abi_answer_exception(abi *a, const uint8_t *cbor, size_t n) {
    return (int)hn_answer_exception(a->session, cbor, n);
}
abi_status hn_abi_answer_lost(abi *a) {
    return (int)hn_answer_lost(a->session);
}
abi_status hn_abi_answer_id(abi *a, uint32_t id, const uint8_t *cbor, size_t n) {
    return (int)hn_answer_id(a->session, id, cbor, n);
}
abi_status hn_abi_answer_id_error(abi *a, uint32_t id, const char *type, const char *message) {
    return (int)hn_answer_id_error(a->session, id, type, message);
}
abi_status hn_abi_answer_id_exception(abi *a, uint32_t id, const uint8_t *cbor, size_t n) {
    return (int)hn_answer_id_exception(a->session, id, cbor, n);
}
abi_status hn_abi_defer(abi *a) {
    return (int)hn_defer(a->session);
}
const void *hn_abi_wait_ids(abi *a) {
    return hn_wait_ids(a->session, &a->length);
}
const void *hn_abi_wait_name(abi *a, uint32_t id) {
    return text(a, hn_wait_name(a->session, id));
}
const void *hn_abi_wait_arguments(abi *a, uint32_t id) {
    return hn_wait_arguments(a->session, id, &a->length);
}
double hn_abi_wait_seconds(abi *a) {
    return hn_wait_seconds(a->session);
}
abi_status hn_abi_wake(abi *a) {
    return (int)hn_wake(a->session);
}

/* handles */
abi_status hn_abi_start_call(abi *a, uint32_t handle, const uint8_t *request, size_t n) {
    return (int)hn_start_call(a->session, handle, request, n);
}
double hn_abi_handed(const abi *a) {
    return (double)hn_handed(a->session);
}
abi_bool hn_abi_release(abi *a, uint32_t handle, double seen) {
    return hn_release_seen(a->session, handle, seen > 0 ? (uint64_t)seen : 0);
}

/* variables, modules */
abi_bool hn_abi_set(abi *a, const char *name, const uint8_t *cbor, size_t n) {
    return hn_set_variable(a->session, name, cbor, n);
}
const void *hn_abi_get(abi *a, const char *name) {
    return hn_get_variable(a->session, name, &a->length);
}
abi_bool hn_abi_delete(abi *a, const char *name) {
    return hn_delete_variable(a->session, name);
}
const void *hn_abi_names(abi *a) {
    return hn_variable_names(a->session, &a->length);
}
abi_bool hn_abi_allow_modules(abi *a, const char *names) {
    return hn_allow_modules(a->session, names);
}
abi_bool hn_abi_add_module(abi *a, const char *name, const char *code, size_t n) {
    return hn_add_module(a->session, name, code, n);
}
abi_bool hn_abi_set_modules(abi *a, const uint8_t *cbor, size_t n) {
    return hn_set_modules(a->session, cbor, n);
}

/* files */
const void *hn_abi_files(abi *a, const uint8_t *request, size_t n) {
    return hn_files(a->session, request, n, &a->length);
}

abi_bool hn_abi_collect(abi *a) {
    return hn_collect(a->session);
}

/* snapshots */
const void *hn_abi_dump(abi *a) {
    return hn_dump(a->session, &a->length);
}
abi_bool hn_abi_load(abi *a, const uint8_t *dump, size_t n) {
    return hn_load_into(a->session, dump, n);
}

__attribute__((noinline)) size_t hn_abi_stack(void) {
    return (size_t)__builtin_frame_address(0);
}
