/* Frozen code: all of it unpacks to sound code, and running out of memory on the way leaves a stub. */
#include "code/frozen.h"
#include "code/verify.h"
#include "lib/lib.h"
#include "object/heap.h"
#include "object/mark.h"
#include "object/str.h"
#include "vm/start.h"

#include <stdio.h>
#include <stdlib.h>

static int failures;

static void wrong(uint32_t index, const char *what) {
    printf("code %u: %s\n", (unsigned)index, what);
    failures++;
}

static hn_vm *start(void) {
    hn_vm *vm = calloc(1, sizeof *vm);
    if (!vm || hnlib_start(vm) != HN_OK) exit(1);
    return vm;
}

static void check_code(hn_vm *vm, hn_source *source, uint32_t index) {
    hn_code *code;
    if (hncore_code(vm, source, index, &code) != HN_OK) exit(1);
    uint16_t nregs = code->nregs, nfree = code->nfree, npos = code->npos;
    uint64_t steps = hnmeter_steps(&vm->meter);
    if (hncore_expand(vm, code) != HN_OK) exit(1);
    if (hncore_is_stub(code)) wrong(index, "still a stub");
    if (hnmeter_steps(&vm->meter) != steps) wrong(index, "unpacking cost steps");
    if (code->nregs != nregs || code->nfree != nfree || code->npos != npos) wrong(index, "another head");
    const char *bad = hnverify_code(code);
    if (!bad || strcmp(bad, "positions") != 0) wrong(index, bad ? bad : "has positions");
}

/* Every allocation on the way fails once. */
static void check_memory(hn_vm *vm, hn_source *source, uint32_t index) {
    for (int32_t n = 1;; n++) {
        hn_code *code;
        if (hncore_code(vm, source, index, &code) != HN_OK) exit(1);
        vm->meter.fail_allocation = n;
        hn_status st = hncore_expand(vm, code);
        vm->meter.fail_allocation = 0;
        if (st == HN_OK) return;
        if (st != HN_NOMEM || !hncore_is_stub(code)) wrong(index, "an allocation that failed left a trace");
        (void)!hnheap_collect(vm);
    }
}

int main(void) {
    hn_vm *vm = start();
    for (uint32_t i = 0; i < vm->core->ncodes; i++) check_code(vm, vm->core, i);
    for (const hn_frozen_module *m = hn_frozen_modules; m->name; m++) {
        hn_source *source;
        if (hnfrozen_open(vm, m, &source) != HN_OK) exit(1);
        for (uint32_t i = 0; i < source->ncodes; i++) check_code(vm, source, i);
    }
    (void)!hnheap_collect(vm);
    hnvm_free(vm);
    free(vm);
    vm = start();
    for (uint32_t i = 0; i < vm->core->ncodes; i += 7) check_memory(vm, vm->core, i);
    hnvm_free(vm);
    free(vm);
    printf("%d failures\n", failures);
    return failures != 0;
}
