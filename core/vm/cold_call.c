/* The instructions of group CALLS (opcodes.def), which hncold passes on: making functions, calls with
 * keywords or unpacked arguments, calls of frozen functions by number (SLOW), and unpacking frozen code
 * (EXPAND). Each call of a program charges one step before it is made, as in the loop. */
#include "code/core.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"
#include "object/type.h"
#include "vm/call.h"
#include "vm/cold.h"

/* Finds the module with which a builtin function's doc begins: "module.name(signature)". */
static hn_status builtin_module(hn_vm *vm, const hn_code *code, hn_value *out) {
    const hn_str *doc = HN_STR(code->doc);
    uint32_t end = 0, dot = 0;
    for (; end < doc->len && doc->data[end] != '(' && doc->data[end] != '\n'; end++)
        if (doc->data[end] == '.') dot = end;
    *out = HN_NONE;
    return dot ? hnstr_intern_utf8(vm, doc->data, dot, out) : HN_OK;
}

hn_status hnfunction_new(hn_vm *vm, hn_code *code, hn_dict *globals, hn_function **out) {
    hn_function *fn = hnheap_new(vm, HN_KIND_FUNCTION, sizeof *fn);
    if (!fn) return HN_NOMEM;
    fn->code = code;
    fn->globals = globals;
    fn->name = code->name;
    fn->qualname = code->qualname;
    fn->doc = code->doc;
    fn->annotate = fn->type_params = HN_NONE;
    bool first = globals->used && globals->entries[0].key == HN_NAME(vm, __name__); /* as in every module */
    fn->module = first ? globals->entries[0].value : hndict_get_str(vm, globals, HN_NAME(vm, __name__));
    if (fn->module == HN_UNBOUND) fn->module = HN_NONE;
    fn->h.flags |= hncode_function_flags(code);
    if (fn->h.flags & HN_FN_BUILTIN) HN_TRY(builtin_module(vm, code, &fn->module));
    *out = fn;
    return HN_OK;
}

static hn_status cold_call_make_function(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    hn_code *code = HN_AS(hn_code, f->code->children[i->c]);
    hn_function *fn;
    HN_TRY(hnmeter_charge(&vm->meter, code->nfree >> 6));
    HN_TRY(hnfunction_new(vm, code, f->fn->globals, &fn));
    if (code->nfree) {
        hn_tuple *cells = hntuple_alloc(vm, code->nfree);
        if (!cells) return HN_NOMEM;
        for (uint32_t k = 0; k < code->nfree; k++) cells->items[k] = f->regs[code->captures[k]];
        fn->closure = cells;
    }
    if (i->op == HN_OP_MAKE_FUNCTION) {
        const hn_value *w = &REG(i->b);
        if (w[0] != HN_UNBOUND) fn->defaults = HN_TUPLE(w[0]);
        if (w[1] != HN_UNBOUND) fn->kwdefaults = HN_DICT(w[1]);
        if (w[2] != HN_UNBOUND) fn->annotate = w[2];
    }
    REG(i->a) = hnv_from_ref(fn);
    return HN_OK;
}

/* Does f(*args, **kwargs): the arguments go to the stack above the frame. */
static hn_status call_ex(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    const hn_value *w = &REG(i->b);
    hn_value func = w[0], kwnames = HN_UNBOUND;
    const hn_value *items = NULL;
    uint32_t n = 0, nkw = w[2] == HN_UNBOUND ? 0 : HN_DICT(w[2])->live;
    hn_dict *kwargs = nkw ? HN_DICT(w[2]) : NULL;
    if (!hnseq_view(w[1], &items, &n)) return hnexc_raise(vm, HN_T_SYSTEMERROR, "bad call");
    HN_TRY(hnmeter_charge(&vm->meter, 1 + (n + nkw) / 16));
    hn_value *at = f->top;
    HN_TRY(hnframe_room(vm, &at, (size_t)n + nkw + 8));
    at[0] = HN_UNBOUND; /* room for a self */
    hnmem_copy_short(at + 1, items, n * sizeof *at);
    if (kwargs) {
        hn_tuple *names = hntuple_alloc(vm, nkw);
        if (!names) return HN_NOMEM;
        uint32_t pos = 0, k = 0;
        hn_value key, value;
        while (hndict_next(kwargs, &pos, &key, &value)) {
            if (!hnv_is(hnv_payload(key), HN_KIND_STR))
                return hnexc_raise(vm, HN_T_TYPEERROR, "keywords must be strings");
            names->items[k] = hnv_payload(key);
            at[1 + n + k++] = value;
        }
        kwnames = hnv_from_ref(names);
    }
    return hncall(vm, func, at + 1, n + nkw, kwnames, HN_RET_STORE, i->a);
}

static hn_status call_keywords(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    const hn_value *w = &REG(i->b);
    const hn_instr *extra = f->pc++; /* the next instruction follows the EXTRA word */
    hn_value names = f->code->consts[(uint32_t)hninstr_i32(extra)];
    HN_TRY(hnmeter_charge(&vm->meter, 1));
    if (i->op == HN_OP_CALL_KW) return hncall(vm, w[0], w + 1, i->c, names, HN_RET_STORE, i->a);
    bool self = w[1] != HN_UNBOUND;
    return hncall(vm, w[0], self ? w + 1 : w + 2, i->c + (self ? 1u : 0u), names, HN_RET_STORE, i->a);
}

hn_status hncold_call(hn_vm *vm, hn_frame *f, const hn_instr *i) {
    switch ((hn_op)i->op) {
    case HN_OP_MAKE_FUNCTION:
    case HN_OP_MAKE_CLOSURE: return cold_call_make_function(vm, f, i);
    case HN_OP_CALL:
        HN_TRY(hnmeter_charge(&vm->meter, 1));
        return hncall(vm, REG(i->b), &REG(i->b) + 1, i->c, HN_UNBOUND, HN_RET_STORE, i->a);
    case HN_OP_CALL_KW:
    case HN_OP_CALL_METHOD_KW: return call_keywords(vm, f, i);
    case HN_OP_CALL_EX: return call_ex(vm, f, i);
    case HN_OP_EXPAND:
        HN_TRY(hncore_expand(vm, f->code));
        f->pc = f->code->instrs;
        return HN_OK;
    default: return hncall_twin(vm, (hn_slow_id)i->c, hnop_slow_args[i->c], &REG(i->b), HN_RET_STORE, i->a);
    }
}
