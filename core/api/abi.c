/* The flat interface that the WASI reactor and the ES module export: numbers and pointers only. abi.def has
 * all imports and exports; most forward to one function of hognose.h, and the others are here. This file must
 * not include other headers of the core than hognose.h. */
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
#define HN_ABI_VERSION 4
/* bytes of the room for small arguments, see hn_abi_scratch */
#define HN_ABI_SCRATCH 8192
/* Constants for hosts (tools/gen_abi.py). The memory of an instance may be ROOM times the memory limit, since
 * arguments and snapshots are beside the program's memory. MOST_MEMORY is the largest memory limit. */
#define HN_ABI_MOST_MEMORY 1073741824
#define HN_ABI_ROOM        10

/* The session of this instance, and the length of the bytes that were returned last. */
typedef struct abi {
    hn_session *session;
    size_t length;
    _Alignas(8) uint8_t scratch[HN_ABI_SCRATCH];
} abi;

typedef int abi_bool;
typedef int abi_status; /* an hn_state */

#define HN_ABI_GROUP(title)
#define HN_ABI_IMPORT(returns, name, parameters, what)        IMPORT(name) returns name parameters;
#define HN_ABI_EXPORT(returns, name, parameters, what)        EXPORT(name) returns name parameters;
#define HN_ABI_FORWARD(returns, name, parameters, call, what) EXPORT(name) returns name parameters;
#include "api/abi.def"
#undef HN_ABI_GROUP
#undef HN_ABI_IMPORT
#undef HN_ABI_EXPORT
#undef HN_ABI_FORWARD

static void abi_on_write(void *ctx, int stream, const char *utf8, size_t n) {
    (void)ctx;
    host_write(stream, utf8, n);
}
static uint64_t abi_on_now(void *ctx, int kind) {
    (void)ctx;
    double ns = host_now(kind);
    return !(ns > 0) ? 0 : ns < 18446744073709551615.0 ? (uint64_t)ns : UINT64_MAX;
}
static hn_call_outcome abi_on_call(void *ctx, hn_session *s) {
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
                                                .call = abi_on_call,
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
    if (!a->session) return free(a), NULL;
    hn_set_handles(a->session, true);
    return a;
}
void hn_abi_close(abi *a) {
    hn_session_free(a->session);
    free(a);
}

void hn_abi_usage(const abi *a, double *to) {
    static const hn_limit_kind kinds[] = {HN_MAX_STEPS, HN_MAX_TIME, HN_MAX_MEMORY};
    for (unsigned i = 0; i < 3; i++) to[i] = (double)hn_get_used(a->session, kinds[i]);
    to[3] = (double)hn_peak_memory(a->session);
    to[4] = (double)hn_get_used(a->session, HN_MAX_OUTPUT);
    to[5] = (double)hn_get_used(a->session, HN_MAX_CALLS);
}
void hn_abi_spend_time(abi *a, double ns) {
    hn_spend_time(a->session, ns > 0 && ns < 1e18 ? (uint64_t)ns : 0);
}
void hn_abi_cancel(abi *a) {
    hn_cancel(a->session);
}
void hn_abi_set_slices(abi *a, abi_bool on) {
    hn_set_slices(a->session, on != 0);
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
__attribute__((noinline)) size_t hn_abi_stack(void) {
    return (size_t)__builtin_frame_address(0);
}

static const void *abi_text(abi *a, const char *z) {
    a->length = z ? strlen(z) : 0;
    return z;
}

#define HN_ABI_GROUP(title)
#define HN_ABI_IMPORT(returns, name, parameters, what)
#define HN_ABI_EXPORT(returns, name, parameters, what)
#define HN_ABI_FORWARD(returns, name, parameters, call, what)                                                \
    returns name parameters {                                                                                \
        return (returns)(call);                                                                              \
    }
#include "api/abi.def"
