/* CBOR from the host: any bytes give a value or a typed error, and a value that was read is written and read
 * again as an equal one. */
#include "../unit/snapshot_rig.h"
#include "object/bytes.h"
#include "object/mark.h"
#include "object/ops.h"

static rig shared;

static void check(bool ok) {
    if (!ok) abort();
}

/* Equal, but for the order of a set's members, which depends on the order in which they came. */
static bool same(const hn_buf *a, const hn_buf *b) {
    int64_t count[256] = {0};
    if (a->len != b->len) return false;
    for (size_t i = 0; i < a->len; i++) {
        count[a->data[i]]++;
        count[b->data[i]]--;
    }
    for (int i = 0; i < 256; i++)
        if (count[i]) return false;
    return true;
}

/* Host objects go out as their keys, which do not describe them. */
static bool has_host_object(const hn_buf *b) {
    for (size_t i = 0; i + 2 < b->len; i++)
        if (b->data[i] == 0xD9 && b->data[i + 1] == 0x48 && b->data[i + 2] == 0x58) return true;
    return false;
}

/* As a session does it: what C leaves to Python is decoded by frozen host_decode, which raises an error's
 * value. */
static hn_status decode(hn_vm *vm, const uint8_t *p, size_t n, bool is_error, hn_value *out) {
    hn_status st = is_error ? HN_SLOW : hncbor_decode(vm, p, n, 0, out);
    if (st != HN_SLOW) return st;
    hn_value args[2] = {HN_UNBOUND, hnv_bool(is_error)};
    HN_TRY(hnbytes_new(vm, p, n, &args[0]));
    HN_TRY(hnvm_start_call(vm, vm->slow[HN_SLOW_HOST_DECODE], args, 2));
    st = hnvm_run(vm);
    hn_value exc = vm->exc;
    *out = st == HN_RAISED && is_error ? exc : vm->result;
    vm->result = HN_NONE;
    if (st != HN_DONE) hnvm_abandon(vm);
    vm->exc = exc;
    return st == HN_DONE || (st == HN_RAISED && is_error) ? HN_OK : st;
}

static void round_trip(hn_vm *vm, hn_value v) {
    hn_buf first, second;
    hn_value again;
    hnbuf_init(&first, &vm->meter);
    hnbuf_init(&second, &vm->meter);
    hn_status st = hncbor_encode(vm, v, HN_CBOR_HANDLES, &first);
    check(st != HN_SLOW && st != HN_TAIL);
    first.len = 0;
    st = hncbor_encode(vm, v, 0, &first);
    if (st == HN_OK && !has_host_object(&first)) {
        st = decode(vm, first.data, first.len, false, &again);
        check(st == HN_OK || st == HN_NOMEM || st == HN_STOPPED);
        if (st == HN_OK && hncbor_encode(vm, again, 0, &second) == HN_OK) check(same(&first, &second));
    }
    check(st != HN_SLOW && st != HN_TAIL);
    hnbuf_free(&first);
    hnbuf_free(&second);
}

static void begin(void) {
    static const char code[] = "import datetime, decimal, fractions, pathlib, uuid";
    rig_start(&shared, false);
    hn_status st = rig_begin(&shared, code, sizeof code - 1);
    if (st == HN_OK) st = hnvm_run(shared.vm);
    check(st == HN_DONE);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (!shared.vm) begin();
    hn_vm *vm = shared.vm;
    hn_value v;
    vm->meter.steps = 0;
    vm->meter.fuel = vm->meter.slice = 0;
    vm->meter.steps_limit = 100000;
    hn_status st = decode(vm, data, size, false, &v);
    check(st == HN_OK || st == HN_NOMEM || st == HN_STOPPED ||
          (st == HN_RAISED && hnv_is(vm->exc, HN_KIND_EXC)));
    if (st == HN_OK) round_trip(vm, v);
    vm->exc = HN_UNBOUND;
    st = decode(vm, data, size, true, &v);
    check(st != HN_OK || hnv_is(v, HN_KIND_EXC));
    vm->exc = HN_UNBOUND;
    (void)!hnheap_collect(vm); /* given up when no time is left */
    return 0;
}
