/* A VM with its library: the frozen core is run, and C learns which of its functions to fall back on. */
#include "code/frozen.h"
#include "front/compile.h"
#include "lib/lib.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/str.h"
#include "vm/start.h"

static hn_status run_frozen(hn_vm *vm, const hn_frozen_module *m) {
    hn_value text, name;
    HN_TRY(hnfrozen_text(vm, m, &text));
    HN_TRY(hnstr_format(vm, &name, "<frozen %s>", m->name));
    hn_syntax_error err;
    hn_code *code;
    hn_status st = hncompile(vm, text, name, HN_PARSE_EXEC, HN_COMPILE_FROZEN, &code, &err);
    if (st == HN_RAISED) return hnvm_raise_syntax(vm, &err, name, text);
    HN_TRY(st);
    return hnvm_run_code(vm, code, vm->internals);
}

/* Finds the frozen functions that are there by now; `all`: SystemError if one is missing. */
static hn_status bind_slow(hn_vm *vm, bool all) {
    static const char *const names[] = {
#define HN_SLOW(name, n) #name,
#include "code/slow.def"
#include "code/slow_native.def"
#undef HN_SLOW
    };
    for (unsigned i = 0; i < HN_SLOW_COUNT; i++) {
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

static bool is_core_module(const char *name) {
    return strncmp(name, "_slow", 5) == 0;
}

static hn_status init_frozen(hn_vm *vm) {
    for (uint32_t i = 0; i < hn_frozen_count; i++) {
        if (!is_core_module(hn_frozen_modules[i].name)) continue;
        HN_TRY(run_frozen(vm, &hn_frozen_modules[i]));
        HN_TRY(bind_slow(vm, false)); /* those that follow may need them: a class statement, an import */
    }
    return bind_slow(vm, true);
}

hn_status hnlib_start(hn_vm *vm) {
    HN_TRY(hnvm_init(vm));
    HN_TRY(hnlib_init(vm));
    HN_TRY(init_frozen(vm));
    return hnvm_ready(vm);
}
