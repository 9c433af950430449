/* Texts of syntax trees: any bytes give code that the verifier takes, or a typed error; also with an
 * allocation that fails. The first two bytes: the mode, and the allocation. */
#include "../unit/snapshot_rig.h"
#include "base/utf8.h"
#include "code/verify.h"
#include "front/compile.h"
#include "front/tree.h"
#include "object/list.h"
#include "object/mark.h"
#include "object/str.h"

static rig shared;

static void check(bool ok) {
    if (!ok) abort();
}

static void fill(hn_vm *vm) {
    vm->meter.steps = 0;
    vm->meter.fuel = vm->meter.slice = 0;
    vm->meter.steps_limit = 1000000;
}

/* Reads a copy that is exactly as long, so that a look past the end is seen. */
static bool read_once(const uint8_t *data, size_t size, hn_parse_mode mode, int64_t fail_at) {
    hn_meter m;
    hnmeter_init(&m);
    m.bytes_limit = (size_t)64 << 20;
    m.fail_allocation = fail_at;
    hn_arena a;
    hnarena_init(&a, &m);
    hn_name_table names = {.arena = &a};
    hn_ast_mod *mod = NULL;
    hn_syntax_error err;
    char *copy = malloc(size ? size : 1);
    check(copy != NULL);
    if (size) memcpy(copy, data, size);
    hn_status st = hntree_read(&names, copy, size, mode, &mod, &err);
    check(st == HN_OK || st == HN_RAISED || st == HN_NOMEM || st == HN_STOPPED);
    if (st == HN_OK) check(mod && mod->root && mod->root->depth <= 3 * m.nesting_limit);
    if (st == HN_RAISED) check(err.message[0] != 0 && memchr(err.message, 0, sizeof err.message) != NULL);
    free(copy);
    hnarena_free(&a);
    check(m.bytes == 0);
    return st == HN_OK;
}

static void compile_once(const uint8_t *data, size_t size, hn_parse_mode mode, int64_t fail_at) {
    hn_vm *vm = shared.vm;
    hn_value text, warnings;
    hn_syntax_error err;
    hn_code *code;
    fill(vm);
    vm->meter.fail_allocation = fail_at;
    hn_status st = hnstr_from_utf8(vm, data, size, &text);
    if (st == HN_OK)
        st = hncompile(vm, text, vm->empty_str, mode, HN_COMPILE_NAMES | HN_COMPILE_TREE, &code, &warnings,
                       &err);
    vm->meter.fail_allocation = 0;
    check(st == HN_OK || st == HN_RAISED || st == HN_NOMEM || st == HN_STOPPED);
    for (uint32_t i = 0; st == HN_OK && i < code->source->ncodes; i++)
        check(hnverify_code(HN_AS(hn_code, code->source->codes->v[i])) == NULL);
    vm->exc = HN_UNBOUND;
    vm->meter.stopped = HN_LIMIT_NONE;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static unsigned runs;
    hn_utf8_info info;
    if (size < 2) return 0;
    if (!shared.vm) rig_start(&shared, false);
    hn_parse_mode mode = (hn_parse_mode)(data[0] % HN_PARSE_COUNT);
    int64_t fail_at = data[1] & 1 ? 1 + (data[1] >> 1) : 0;
    bool good = read_once(data + 2, size - 2, mode, 0);
    if (fail_at) (void)read_once(data + 2, size - 2, mode, fail_at);
    if (!good || !hnutf8_scan(data + 2, size - 2, true, &info)) return 0;
    compile_once(data + 2, size - 2, mode, fail_at);
    if (++runs % 64 == 0) (void)!hnheap_collect(shared.vm);
    return 0;
}
