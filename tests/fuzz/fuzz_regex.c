/* Regular expressions: any pattern gives a program or a typed error, and a program finds the same in a text
 * whatever the width of its characters, within the text. The first three bytes: flags, the length of the
 * pattern, how. */
#include "../unit/snapshot_rig.h"
#include "lib/mod/re_internal.h"
#include "object/bytes.h"
#include "object/mark.h"
#include "object/str.h"

#define GROUPS 32u

static rig shared;

static void check(bool ok) {
    if (!ok) abort();
}

typedef struct result {
    hn_status st;
    bool found;
    uint32_t begin, end, marks[2 * GROUPS + 1];
    uint64_t steps;
} result;

static void fill(hn_vm *vm) {
    vm->meter.steps = 0;
    vm->meter.fuel = vm->meter.slice = 0;
    vm->meter.steps_limit = 200000;
}

/* Looks in a copy that is exactly as long as the text. */
static result look(hn_vm *vm, const uint32_t *program, const uint32_t *points, uint32_t n, unsigned width,
                   int how) {
    static hnre_matcher m;
    result r = {.st = HN_OK};
    uint8_t *copy = malloc(((size_t)n << width) + !n);
    check(copy != NULL);
    for (uint32_t i = 0; i < n; i++) hntext_put(copy, width, i, points[i]);
    hnre_text text = {HN_NONE, copy, n, (uint8_t)width, false};
    fill(vm);
    r.st = hnre_open(vm, &m, program, &text);
    m.whole = how & 1;
    if (how & 2) m.must = 0;
    if (r.st == HN_OK) r.st = hnre_run(&m, how & 4 ? n / 2 : 0, !(how & 8), &r.found);
    check(r.st == HN_OK || r.st == HN_NOMEM || r.st == HN_STOPPED);
    if (r.st == HN_OK && r.found) {
        r.begin = m.begin;
        r.end = m.pos;
        check(m.begin <= m.pos && m.pos <= n);
        uint32_t groups = program[HNRE_H_GROUPS];
        for (uint32_t g = 0; g < groups; g++) {
            uint32_t from = m.regs[2 * g], to = m.regs[2 * g + 1];
            check(to == HNRE_UNSET || (from <= to && to <= n));
            if (g < GROUPS && to != HNRE_UNSET) {
                r.marks[2 * g] = from;
                r.marks[2 * g + 1] = to;
            }
        }
    }
    hnre_close(&m);
    r.steps = hnmeter_steps(&vm->meter);
    free(copy);
    return r;
}

static uint32_t point(uint8_t byte, bool wide) {
    static const uint32_t rare[] = {0x131,  0x17F,   0x212A,  0x3C3,  0x3C2,  0x661,
                                    0x2003, 0x10400, 0x10428, 0x1E9E, 0xFB05, 0x345};
    return wide && byte >= 0x80 ? rare[byte % (sizeof rare / sizeof *rare)] : byte;
}

static void match_all(hn_vm *vm, const uint32_t *program, const uint8_t *data, uint32_t n, bool wide,
                      int how) {
    uint32_t *points = malloc(n * sizeof *points + !n);
    bool bytes = program[HNRE_H_FLAGS] & HNRE_P_BYTES;
    check(points != NULL);
    for (uint32_t i = 0; i < n; i++) points[i] = point(data[i], wide && !bytes);
    result first = look(vm, program, points, n, 2, how);
    if (!wide) {
        result narrow = look(vm, program, points, n, 0, how), middle = look(vm, program, points, n, 1, how);
        check(memcmp(&first, &narrow, sizeof first) == 0 && memcmp(&first, &middle, sizeof first) == 0);
    }
    free(points);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 3 || size > 4096) return 0;
    if (!shared.vm) rig_start(&shared, false);
    hn_vm *vm = shared.vm;
    uint32_t n = data[1] % (uint32_t)(size - 2),
             flags = data[0] & (HNRE_I | HNRE_L | HNRE_M | HNRE_S | HNRE_X);
    bool bytes = data[2] & 64, wide = data[2] & 32;
    uint32_t points[256];
    hnre_text text;
    hnre_parsed parsed;
    hn_value v, code;
    for (uint32_t i = 0; i < n; i++) points[i] = point(data[3 + i], wide && !bytes);
    fill(vm);
    if (data[0] & 1) flags |= HNRE_A;
    hn_status st = bytes ? hnbytes_new(vm, data + 3, n, &v) : hntext_make(vm, points, 2, n, &v);
    check(st == HN_OK);
    text = bytes ? (hnre_text){v, HN_BYTES(v)->data, n, 0, true}
                 : (hnre_text){v, HN_STR(v)->data, n, (uint8_t)HN_STR_WIDTH(HN_STR(v)), false};
    st = hnre_parse(vm, &text, flags, &parsed);
    if (st == HN_OK) st = hnre_compile(vm, &text, &parsed, &code);
    hnarena_free(&parsed.arena);
    check(st != HN_RAISED || vm->exc != HN_UNBOUND ||
          (parsed.error.message && parsed.error.at <= (int64_t)n));
    check(parsed.error.to <= n && parsed.error.to2 <= n && parsed.error.from <= parsed.error.to);
    vm->exc = HN_UNBOUND;
    if (st == HN_OK)
        match_all(vm, (const uint32_t *)(const void *)HN_BYTES(code)->data, data + 3 + n,
                  (uint32_t)size - 3 - n, wide, data[2] & 15);
    (void)!hnheap_collect(vm);
    return 0;
}
