/* A VM with its library: it runs the modules of the frozen core, and finds each frozen twin by its name in
 * vm->slow. A session's start (api/session.c) calls hnlib_start. Twins are bound after each module, because
 * later modules of the core may already need them. */
#include "code/core.h"
#include "code/frozen.h"
#include "lib/lib.h"
#include "lib/twins.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/intern.h"
#include "object/str.h"
#include "vm/start.h"

#include <stdlib.h>

/* Runs a module of the core, which is not needed again. */
static hn_status run_module(hn_vm *vm, uint32_t n) {
    hn_code *code;
    HN_TRY(hncore_module(vm, vm->core, n, &code));
    HN_TRY(hnvm_run_code(vm, code, vm->internals));
    hncore_drop(vm, code);
    return HN_OK;
}

/* Finds the frozen functions that are there by now; `all`: SystemError if one is missing. */
static hn_status bind_slow(hn_vm *vm, bool all) {
    static const char *const names[] = {
#define HN_SLOW(name, n) #name,
#include "code/slow.def"
#include "lib/twins.def"
#undef HN_SLOW
    };
    for (unsigned i = 0; i < HN_TWINS_END; i++) {
        if (vm->slow[i] != HN_UNBOUND) continue;
        char lower[64];
        size_t n = strlen(names[i]);
        for (size_t k = 0; k < n; k++)
            lower[k] = (char)(names[i][k] >= 'A' && names[i][k] <= 'Z' ? names[i][k] + 32 : names[i][k]);
        hn_value name;
        HN_TRY(hnstr_intern_utf8(vm, lower, n, &name));
        vm->slow[i] = hndict_get_str(vm, vm->internals, name);
        if (vm->slow[i] == HN_UNBOUND && all)
            return hnexc_raise(vm, HN_T_SYSTEMERROR, "no frozen function '%U'", name);
    }
    return HN_OK;
}

static hn_status init_core(hn_vm *vm) {
#ifdef HN_HOSTILE
    vm->heap.calm = !getenv("HN_HOSTILE_START"); /* done once by ./build.sh hostile, not for each case */
#endif
    HN_TRY(hncore_open(vm, &hn_core, hn_core.data, HN_CORE_NAME, &vm->core));
    for (uint32_t n = 0; n < hn_core.modules; n++) {
        HN_TRY(run_module(vm, n));
        HN_TRY(bind_slow(vm, false)); /* those that follow may need them: a class statement, an import */
    }
#ifdef HN_HOSTILE
    vm->heap.calm = false;
#endif
    return bind_slow(vm, true);
}

hn_status hnlib_start(hn_vm *vm) {
    HN_TRY(hnvm_init(vm));
    vm->meter.character_names = hnfrozen_character_names;
    HN_TRY(hnlib_init(vm));
    HN_TRY(init_core(vm));
    return hnvm_ready(vm);
}
