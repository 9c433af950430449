/* Snapshots from anybody: the input is a payload as it is before compression. Loading gives a typed error, or
 * a VM that runs, is dumped and collected without a fault. Loading it in pieces gives the same error, or the
 * same session, wherever it is left. Half of the mutations keep the payload's form: one
 * value becomes another one, or an object is of another kind. */
#include "../unit/payload.h"
#include "object/mark.h"

enum { AT_ONCE, IN_PIECES };
static rig shared[2];
static uint64_t clock_reads;

#define check(ok) check_at(ok, __LINE__)
static void check_at(bool ok, int line) {
    if (ok) return;
    fprintf(stderr, "fuzz_snapshot.c:%d\n", line);
    abort();
}

static void limit(hn_vm *vm, uint64_t steps) {
    vm->meter.steps_limit = hnmeter_steps(&vm->meter) + steps;
    vm->meter.bytes_limit = (size_t)32 << 20;
    vm->meter.fuel = vm->meter.slice = 0;
    vm->meter.output_limit = UINT64_MAX;
    vm->meter.calls_limit = UINT64_MAX;
}

static uint64_t on_now(void *ctx) {
    (void)ctx;
    return ++clock_reads * 1000000;
}

static void start(rig *r) {
    rig_start(r, true);
    r->vm->meter.clock = on_now;
    r->vm->meter.time_limit = UINT64_MAX;
}

static void dump(rig *r, hn_buf *out) {
    hnbuf_init(out, &r->out_meter);
    check(hnsnap_dump(r->vm, out) == HN_OK);
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

/* Loads that failed leave their parts in the VM; the next one may have it all the same, for speed. */
static void shared_end(unsigned *uses) {
    for (int i = 0; i < 2; i++) {
        if (shared[i].vm) rig_free(&shared[i]);
        shared[i].vm = NULL;
    }
    *uses = 0;
}

/* Whether both have the same session. */
static bool same_session(rig *at_once, rig *in_pieces) {
    hn_buf a, b;
    dump(at_once, &a);
    dump(in_pieces, &b);
    bool same = a.len == b.len && memcmp(a.data, b.data, a.len) == 0;
    if (!same) fprintf(stderr, "dumps of %zu and %zu bytes differ\n", (size_t)a.len, (size_t)b.len);
    hnbuf_free(&a);
    hnbuf_free(&b);
    return same;
}

/* Whether it ends as at once; or it is dropped after some pieces, and the VM with it. */
static bool load_in_pieces(const hn_buf *bytes, const uint8_t *data, size_t size, hn_status expected,
                           const char *message) {
    rig *r = &shared[IN_PIECES];
    hn_snap_reader *reader = NULL;
    char error[200];
    hn_snap_from from = {.p = bytes->data, .n = bytes->len, .error = error, .error_cap = sizeof error};
    from.each = 1 + (uint32_t)(size + data[size / 2]) % 9;
    limit(r->vm, 100000);
    hn_status st = HN_AGAIN;
    for (size_t most = size % 32 == 7 ? size % 41 : SIZE_MAX; st == HN_AGAIN && most; most--)
        st = hnsnap_load_piece(r->vm, &reader, &from, true);
    if (st == HN_AGAIN) {
        hnsnap_load_drop(&reader);
        rig_free(r);
        r->vm = NULL;
        return true;
    }
    check(!reader);
    if (st == HN_NOMEM || expected == HN_NOMEM) { /* what failed before has left more in one of them */
        if (st != HN_OK) return true;
        rig_free(r); /* a session that the other one has not: the next load would be added to it */
        r->vm = NULL;
        return true;
    }
    if (st != expected || strcmp(error, message) != 0) {
        fprintf(stderr, "at once %d, %s; in pieces %d, %s\n", expected, message, st, error);
        return false;
    }
    return st != HN_OK || same_session(&shared[AT_ONCE], r);
}

/* Of a load at once, which is given up where it takes too long. */
static hn_status load(rig *r, const hn_buf *bytes, char *error, size_t cap) {
    limit(r->vm, 100000);
    r->vm->meter.time_limit = UINT64_C(30000000);
    hn_status st = hnsnap_load(r->vm, bytes->data, bytes->len, error, cap);
    r->vm->meter.time_limit = UINT64_MAX;
    return st;
}

/* Loads it at once and in pieces; whether both end alike. */
static bool load_both(const uint8_t *data, size_t size, hn_status *st) {
    for (int i = 0; i < 2; i++)
        if (!shared[i].vm) start(&shared[i]);
    hn_buf bytes;
    hnbuf_init(&bytes, &shared[AT_ONCE].out_meter);
    payload_wrap(shared[AT_ONCE].vm, data, size, &bytes);
    char error[200];
    *st = load(&shared[AT_ONCE], &bytes, error, sizeof error);
    check(*st == HN_OK || (error[0] != 0 && !shared[AT_ONCE].vm->nframes));
    bool same = !size || *st == HN_STOPPED || load_in_pieces(&bytes, data, size, *st, error);
    hnbuf_free(&bytes);
    return same;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static unsigned uses;
    hn_status st;
    if (uses && size && data[0] & HN_SNAP_SEED)
        shared_end(&uses); /* a key of its own wants a VM that is new */
    if (!load_both(data, size, &st)) {
        shared_end(&uses); /* what failed before may have left parts in one of them: new ones decide */
        check(load_both(data, size, &st));
    }
    shared[AT_ONCE].out.len = 0;
    if (st == HN_OK) {
        run(&shared[AT_ONCE]);
    } else if (++uses % 64 == 0) {
        for (int i = 0; i < 2; i++)
            if (shared[i].vm) (void)!hnheap_collect(shared[i].vm);
    }
    if (st == HN_OK || uses > 5000) shared_end(&uses);
    return 0;
}

/* ---- mutations that know the format ---- */

static uint32_t random_below(uint32_t *state, uint32_t n) {
    *state = *state * 1664525u + 1013904223u;
    return (uint32_t)(((uint64_t)(*state >> 4) * n) >> 28);
}

/* How long the value at `at` is, if one begins there: it cannot be known without reading all before it. */
static size_t value_length(const payload *t, size_t at) {
    size_t end = at + 1;
    uint64_t skipped;
    switch (t->p[at]) {
    case HN_SNAP_DOUBLE: end += 8; break;
    case HN_SNAP_CHAR: end++; break;
    case HN_SNAP_POOL:
    case HN_SNAP_CODE:
        if (!payload_varint(t->p, t->n, &end, &skipped)) return 0; /* fall through */
    case HN_SNAP_INT:
    case HN_SNAP_INTEGRAL:
    case HN_SNAP_OBJECT:
    case HN_SNAP_SHARED:
        if (!payload_varint(t->p, t->n, &end, &skipped)) return 0;
        break;
    default: break;
    }
    return end <= t->n ? end - at : 0;
}

static void put_random_value(uint32_t *state, hn_buf *b) {
    static const uint8_t simple[] = {0, 1, 2, 3, HN_SNAP_SMALL, HN_SNAP_NEXT};
    switch (random_below(state, 6)) {
    case 0: hnbuf_byte(b, simple[random_below(state, sizeof simple)]); break;
    case 1: hnbuf_byte(b, (uint8_t)(HN_SNAP_NEAR + random_below(state, 64))); break;
    case 2: hnbuf_byte(b, (uint8_t)(HN_SNAP_POOLED + random_below(state, 112))); break;
    case 3:
        hnbuf_byte(b, HN_SNAP_OBJECT);
        hnsnap_put_varint(b, random_below(state, 300));
        break;
    case 4:
        hnbuf_byte(b, HN_SNAP_SHARED);
        hnsnap_put_varint(b, random_below(state, 3100));
        break;
    default:
        hnbuf_byte(b, HN_SNAP_CODE);
        hnsnap_put_varint(b, random_below(state, 3));
        hnsnap_put_varint(b, random_below(state, 1000));
    }
}

/* Contents and state have values; objects have kinds. */
static void mutate(const payload *t, uint32_t *state, hn_buf *by, hn_buf *out) {
    size_t at = t->data_at + random_below(state, (uint32_t)(t->n - t->data_at)), n;
    if (payload_section(t, at) == 1) {
        hnbuf_byte(by, (uint8_t)random_below(state, HN_KIND_COUNT));
        n = 1;
    } else {
        put_random_value(state, by);
        n = value_length(t, at);
    }
    if (n) payload_replace(t, at, n, by, out);
}

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed) {
    payload t;
    hn_meter meter;
    hn_buf by, out;
    uint32_t state = seed;
    if (seed & 1 || !payload_read(&t, data, size) || t.n == t.data_at)
        return LLVMFuzzerMutate(data, size, most);
    hnmeter_init(&meter);
    meter.bytes_limit = SIZE_MAX / 2;
    hnbuf_init(&by, &meter);
    hnbuf_init(&out, &meter);
    mutate(&t, &state, &by, &out);
    if (out.len && out.len <= most) memcpy(data, out.data, size = out.len);
    hnbuf_free(&by);
    hnbuf_free(&out);
    return size;
}
