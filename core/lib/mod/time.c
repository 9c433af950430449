/* Module time: the host's clocks and the program's running time as primitives for core/lib/py/time.py. Where
 * the host passes no clock, hnapi_now gives 0. */
#include "lib/native.h"

/* (kind) -> nanoseconds: 0 since 1970, 1 of the monotonic clock, 2 of the program's running time. */
static hn_status now(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    int64_t kind = hnv_int(args[0]);
    return hnapi_int_from_u64(vm, kind == 2 ? hnapi_time_used(vm) : hnapi_now(vm, kind != 0), out);
}

/* The same in seconds, as a float. */
static hn_status now_seconds(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    int64_t kind = hnv_int(args[0]);
    uint64_t ns = kind == 2 ? hnapi_time_used(vm) : hnapi_now(vm, kind != 0);
    uint64_t whole = ns / 1000000000u;
    *out = hnv_from_double((double)whole + (double)(ns - whole * 1000000000u) / 1e9);
    return HN_OK;
}

static const hn_primitive_def time_primitives[] = {HN_PRIMITIVE("_time_now", now, HN_A_SIZE),
                                                   HN_PRIMITIVE("_time_seconds", now_seconds, HN_A_SIZE),
                                                   HN_PRIMITIVES_END};

const hn_module_def hnlib_module_time = {.name = "time", .face = true, .primitives = time_primitives};
