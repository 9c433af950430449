/* Snapshots from anybody: the input is a payload as it is before compression. Loading gives a typed error, or
 * a VM that runs, is dumped and collected without a fault. */
#include "../unit/snapshot_rig.h"
#include "snap/format.h"

static rig shared;

static void check(bool ok) {
    if (!ok) abort();
}

static void envelope(hn_vm *vm, const uint8_t *data, size_t size, hn_buf *out) {
    hnbuf_str(out, "HNS");
    hnbuf_byte(out, HN_SNAP_VERSION);
    hnsnap_put_fixed(out, hnsnap_identity(vm), 6);
    hnsnap_put_fixed(out, 0, 4);
    hnsnap_put_varint(out, size);
    hnlz_compress(out, data, size);
    uint32_t crc = hnsnap_crc(out->data + HN_SNAP_HEADER, out->len - HN_SNAP_HEADER);
    for (unsigned i = 0; i < 4; i++) out->data[10 + i] = (uint8_t)(crc >> (8 * i));
}

static void limit(hn_vm *vm, uint64_t steps) {
    vm->meter.steps_limit = hnmeter_steps(&vm->meter) + steps;
    vm->meter.bytes_limit = (size_t)32 << 20;
    vm->meter.fuel = vm->meter.slice = 0;
    vm->meter.output_limit = UINT64_MAX;
    vm->meter.calls_limit = UINT64_MAX;
}

static void run(rig *r) {
    hn_vm *vm = r->vm;
    (void)!hnheap_collect(vm); /* given up when no time is left */
    limit(vm, 20000);
    for (int i = 0; i < 8; i++) {
        hn_status st;
        if (hnhost_waits(vm) != HN_HOST_WAITS_NOT)
            st = rig_answer(r);
        else if (!vm->nframes)
            break;
        else
            st = hnvm_run(vm);
        if (st != HN_OK && st != HN_CALL && st != HN_PAUSED && st != HN_SLICE) break;
    }
    vm->exc = HN_UNBOUND;
    hn_buf again;
    hnbuf_init(&again, &r->out_meter);
    (void)!hnsnap_dump(vm, &again);
    hnbuf_free(&again);
    (void)!hnheap_collect(vm); /* given up when no time is left */
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static unsigned uses;
    if (!shared.vm) rig_start(&shared, true);
    hn_vm *vm = shared.vm;
    limit(vm, 100000);
    hn_buf bytes;
    hnbuf_init(&bytes, &shared.out_meter);
    envelope(vm, data, size, &bytes);
    char error[200];
    hn_status st = hnsnap_load(vm, bytes.data, bytes.len, error, sizeof error);
    hnbuf_free(&bytes);
    shared.out.len = 0;
    if (st == HN_OK) {
        run(&shared);
    } else {
        check(error[0] != 0 && !vm->nframes);
        if (++uses % 64 == 0) (void)!hnheap_collect(vm);
    }
    if (st == HN_OK || uses > 5000) {
        rig_free(&shared);
        shared.vm = NULL;
        uses = 0;
    }
    return 0;
}
