/* Builtins that look at frames and namespaces or make code: globals, locals, vars, dir, eval, exec, compile,
 * __import__; also input, open, all, any and exit. The namespaces are those of the program's innermost frame,
 * because frozen frames must stay invisible. __import__ must respect vm->allowed; the primitives at the end
 * are variants for frozen code, which has all modules. */
#include "base/work.h"
#include "lib/builtins.h"
#include "lib/lib.h"
#include "lib/twins.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/ops.h"
#include "object/seq.h"
#include "object/text.h"
#include "vm/attr.h"
#include "vm/call.h"
#include "vm/frame.h"
#include "vm/start.h"

/* The namespaces that a builtin means are those of the program's innermost frame, as in CPython, where
 * builtins have no frames: frozen code that calls what a program gave it (map, partial, a sort key) lends it
 * nothing. */
static hn_dict *program_globals(hn_vm *vm, const hn_frame *f) {
    return f ? f->fn->globals : HN_AS(hn_module, vm->main)->dict;
}
static hn_status program_locals(hn_vm *vm, hn_frame *f, hn_value *out) {
    if (f) return hnframe_locals(vm, f, out);
    return *out = hnv_from_ref(program_globals(vm, f)), HN_OK;
}

HN_NATIVE(builtins_code_globals) {
    *out = hnv_from_ref(program_globals(vm, hnframe_program(vm)));
    return HN_OK;
}
HN_NATIVE(locals) {
    return program_locals(vm, hnframe_program(vm), out);
}
HN_NATIVE(vars) {
    return args[0] == HN_UNBOUND ? locals(vm, args, n, out) : hncall_slow(vm, HN_SLOW_VARS_OF, 1, args);
}
HN_NATIVE(builtins_code_dir) {
    if (args[0] != HN_UNBOUND) return hncall_slow(vm, HN_SLOW_DIR_OF, 1, args);
    hn_value ns;
    HN_TRY(locals(vm, args, n, &ns));
    return hncall_slow(vm, HN_SLOW_DIR_LOCALS, 1, &ns);
}

static hn_status evaluate(hn_vm *vm, const hn_value *args, bool exec) {
    hn_frame *f = hnframe_program(vm);
    hn_value ns;
    HN_TRY(program_locals(vm, f, &ns));
    hn_value a[7] = {args[0],
                     args[1] == HN_UNBOUND ? HN_NONE : args[1],
                     args[2] == HN_UNBOUND ? HN_NONE : args[2],
                     hnv_from_ref(program_globals(vm, f)),
                     ns,
                     hnv_bool(exec),
                     exec && args[3] != HN_UNBOUND ? args[3] : HN_NONE};
    return hncall_slow(vm, HN_SLOW_EVAL_OF, 7, a);
}
HN_NATIVE(eval) {
    return evaluate(vm, args, false);
}
HN_NATIVE(exec) {
    return evaluate(vm, args, true);
}
HN_NATIVE(builtins_code_compile) {
    hn_value a[5] = {args[0], args[1], args[2], args[3] == HN_UNBOUND ? hnv_from_int(0) : args[3],
                     args[4] == HN_UNBOUND ? HN_FALSE : args[4]};
    return hncall_slow(vm, HN_SLOW_COMPILE_OF, 5, a);
}

/* The usual import: an absolute name without dots of a module that has been imported. */
static hn_value imported(hn_vm *vm, const hn_value *args) {
    bool absolute = args[4] == HN_UNBOUND || args[4] == hnv_from_int(0);
    if (!absolute || !hnv_is(args[0], HN_KIND_STR) || !vm->modules) return HN_UNBOUND;
    hn_value m = hndict_get_str(vm, vm->modules, args[0]);
    if (!hnv_is(m, HN_KIND_MODULE) || HN_AS(hn_module, m)->cls) return HN_UNBOUND;
    const hn_value *names;
    uint32_t n = 0;
    bool given = args[3] != HN_UNBOUND && args[3] != HN_NONE;
    if (given && !hnseq_view(args[3], &names, &n)) return HN_UNBOUND;
    if (!n) {
        const hn_str *s = HN_STR(args[0]);
        for (uint32_t i = 0; i < s->len; i++)
            if (hnstr_at(s, i) == '.') return HN_UNBOUND;
        return m;
    }
    for (uint32_t i = 0; i < n; i++)
        if (!hnv_is(names[i], HN_KIND_STR) ||
            hndict_get_str(vm, HN_AS(hn_module, m)->dict, names[i]) == HN_UNBOUND)
            return HN_UNBOUND;
    return m;
}

static hn_status import_slow(hn_vm *vm, const hn_value *args, hn_slow_id slow) {
    hn_value a[5] = {args[0], args[1] == HN_UNBOUND ? HN_NONE : args[1],
                     args[2] == HN_UNBOUND ? HN_NONE : args[2], args[3] == HN_UNBOUND ? HN_NONE : args[3],
                     args[4] == HN_UNBOUND ? hnv_from_int(0) : args[4]};
    return hncall_slow(vm, slow, 5, a);
}

/* What programs call, and what frozen code calls for them. */
HN_NATIVE(import) {
    hn_value m = vm->allowed == HN_NONE ? imported(vm, args) : HN_UNBOUND;
    if (m != HN_UNBOUND) return *out = m, HN_OK;
    return import_slow(vm, args, HN_SLOW_IMPORT_ALLOWED);
}

HN_NATIVE(builtins_code_build_class) {
    return hnbuiltins_forward(vm, vm->slow[HN_SLOW_BUILD_CLASS], HN_UNBOUND, args, 0, n);
}

/* builtins_code_all() and any() over what C can step and test by itself. */
static const hn_work_kind quantify_kind = {sizeof(uint32_t), 0, NULL, NULL};
static hn_status quantify(hn_vm *vm, const hn_value *args, bool all, hn_slow_id slow, hn_value *out) {
    const hn_value *v;
    uint32_t n;
    if (!hnseq_view(args[0], &v, &n)) return hncall_slow(vm, slow, 1, args);
    uint32_t i = 0, from;
    if (!hnwork_resume(&vm->meter, &quantify_kind, &i)) HN_TRY(hnmeter_charge(&vm->meter, n >> 4));
    *out = hnv_bool(all);
    for (from = i; i < n; i++) {
        bool yes;
        if (i > from && hnwork_due(&vm->meter)) return hnwork_save(&vm->meter, &quantify_kind, &i);
        HN_PACE_SLOW(vm, i);
        HN_TRY_SLOW(hnops_truth(vm, v[i], &yes), slow, 1, args);
        if (yes != all) return *out = hnv_bool(!all), HN_OK;
    }
    return HN_OK;
}
HN_NATIVE(builtins_code_all) {
    return quantify(vm, args, true, HN_SLOW_ALL_OF, out);
}
HN_NATIVE(any) {
    return quantify(vm, args, false, HN_SLOW_ANY_OF, out);
}

HN_NATIVE(aiter) {
    return hncall_slow(vm, HN_SLOW_AITER_OF, 1, args);
}
HN_NATIVE(builtins_code_anext) {
    return hncall_slow(vm, HN_SLOW_ANEXT_OF, n, args);
}
HN_NATIVE(input) {
    hn_value a[1] = {args[0] == HN_UNBOUND ? vm->empty_str : args[0]};
    return hncall_slow(vm, HN_SLOW_INPUT_OF, 1, a);
}
HN_NATIVE(builtins_code_open) {
    hn_value a[8] = {args[0], args[1], args[2] == HN_UNBOUND ? hnv_from_int(-1) : args[2], HN_NONE,
                     HN_NONE, HN_NONE, args[6] == HN_UNBOUND ? HN_TRUE : args[6],          HN_NONE};
    if (a[1] == HN_UNBOUND) HN_TRY(hnstr_intern_utf8(vm, "r", 1, &a[1]));
    for (int i = 3; i < 8; i++)
        if (i != 6 && args[i] != HN_UNBOUND) a[i] = args[i];
    return hncall_slow(vm, HN_SLOW_OPEN_OF, 8, a);
}
HN_NATIVE(breakpoint) {
    return hnbuiltins_forward(vm, vm->slow[HN_SLOW_BREAK_OF], HN_UNBOUND, args, 0, n);
}

/* help(), exit() and quit(), which CPython's module site adds. */
HN_NATIVE(help) {
    return hnbuiltins_forward(vm, vm->slow[HN_SLOW_HELP_OF], HN_UNBOUND, args, 0, n);
}
HN_NATIVE(builtins_code_leave) {
    return hnexc_raise_value(vm, HN_T_SYSTEMEXIT, args[0] == HN_UNBOUND ? HN_NONE : args[0]);
}

/* ---- the same for frozen code itself: its own frame, all modules, and `_hn`, its builtins as a module
 * ---- */

HN_NATIVE(frozen_globals) {
    *out = hnv_from_ref(hnframe_top(vm)->fn->globals);
    return HN_OK;
}
HN_NATIVE(frozen_locals) {
    return hnframe_locals(vm, hnframe_top(vm), out);
}
HN_NATIVE(frozen_import) {
    bool core = hnv_is(args[0], HN_KIND_STR) && hnstr_equal_z(args[0], "_hn");
    if (core) return hnmodule_new(vm, args[0], vm->internals, out);
    hn_value m = imported(vm, args);
    if (m != HN_UNBOUND) return *out = m, HN_OK;
    return import_slow(vm, args, HN_SLOW_IMPORT_WHOLE);
}
/* _allowed(): which modules programs may import, a frozenset of names; None: all. */
HN_NATIVE(builtins_code_allowed) {
    return *out = vm->allowed, HN_OK;
}

const hn_primitive_def hnlib_primitives_code[] = {
    HN_PRIMITIVE("globals", frozen_globals, HN_NOTHING), HN_PRIMITIVE("locals", frozen_locals, HN_NOTHING),
    HN_PRIMITIVE("__import__", frozen_import, HN_A_STR, HN_ANY, HN_ANY, HN_ANY, HN_ANY),
    HN_PRIMITIVE("_allowed", builtins_code_allowed, HN_NOTHING), HN_PRIMITIVES_END};

const hn_native_def hnlib_builtins_code[] = {
    HN_ROW("globals", builtins_code_globals, 0, (module, slash),
           "The dictionary of the current scope's global variables."),
    HN_ROW("locals", locals, 0, (module, slash), "A dictionary of the current scope's local variables."),
    HN_ROW_SHOWN("vars", vars, 0, (module, opt(object, None), slash),
                 "The __dict__ of an object, or locals()."),
    HN_ROW_SHOWN("dir", builtins_code_dir, 0, (module, opt(object, None), slash),
                 "The names in the scope or of an object's attributes."),
    HN_ROW("eval", eval, 0, (module, arg(source), slash, opt(globals, None), opt(locals, None)),
           "The value of an expression."),
    HN_ROW("exec", exec, 0,
           (module, arg(source), slash, opt(globals, None), opt(locals, None), star, opt(closure, None)),
           "Run statements."),
    HN_ROW("compile", builtins_code_compile, 0,
           (module, slash, arg(source), arg(filename), arg(mode), opt(flags, 0), opt(dont_inherit, False),
            opt(optimize, -1)),
           "A code object of the source text."),
    HN_ROW(
        "__import__", import, 0,
        (module, slash, arg(name), opt(globals, None), opt(locals, None), opt(fromlist, ()), opt(level, 0)),
        "Import a module."),
    HN_ROW_SHOWN("__build_class__", builtins_code_build_class, 0, (rest(args), keys(kwargs)), NULL),
    HN_ROW("all", builtins_code_all, 0, (module, arg(iterable), slash), "Whether all items are true."),
    HN_ROW("any", any, 0, (module, arg(iterable), slash), "Whether any item is true."),
    HN_ROW("aiter", aiter, 0, (module, arg(async_iterable), slash), "An async iterator."),
    HN_ROW("anext", builtins_code_anext, 0, (module, arg(aiterator), opt(default, <unrepresentable>), slash),
           "The next item of an async iterator."),
    HN_ROW("input", input, 0, (module, opt_as(prompt, "''"), slash), "Read a line from standard input."),
    HN_ROW("open", builtins_code_open, 0,
           (module, slash, arg(file), opt(mode, 'r'), opt(buffering, -1), opt(encoding, None),
            opt(errors, None), opt(newline, None), opt(closefd, True), opt(opener, None)),
           "A file as a stream."),
    HN_ROW("breakpoint", breakpoint, 0, (module, slash, rest(args), keys(kws)), "Call sys.breakpointhook()."),
    HN_ROW("help", help, 0, (module, slash, rest(args), keys(kwds)), "Describe an object."),
    HN_ROW("exit", builtins_code_leave, 0, (module, slash, opt(code, None)), "End the program."),
    HN_ROW("quit", builtins_code_leave, 0, (module, slash, opt(code, None)), "End the program."),
    HNLIB_END};
