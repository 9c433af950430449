/* The roots of the collector, the objects that every VM has, the work between two slices (a collection, a
 * thread switch, limits), and SyntaxErrors. A field of hn_vm that holds a value has to be marked in
 * mark_roots, unless object/mark.c does so. */
#include "vm/start.h"

#include "base/work.h"
#include "front/compile.h"
#include "object/bytes.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/mark.h"
#include "object/seq.h"
#include "object/set.h"
#include "object/str.h"
#include "object/type.h"
#include "vm/call.h"
#include "vm/cold.h"
#include "vm/finish.h"
#include "vm/frame.h"
#include "vm/generator.h"
#include "vm/loop.h"
#include "vm/thread.h"

/* ---- roots ---- */

static hn_status mark_roots(hn_vm *vm) {
    hnheap_mark_object(vm, vm->core);
    hnheap_mark_object(vm, vm->character_names);
    hnheap_mark_values(vm, vm->slow, HN_SLOW_ROOM);
    hnheap_mark_object(vm, vm->builtins);
    hnheap_mark_object(vm, vm->modules);
    hnheap_mark_object(vm, vm->internals);
    hnheap_mark(vm, vm->main);
    hnheap_mark(vm, vm->allowed);
    hnheap_mark(vm, vm->kwnames);
    hnheap_mark(vm, vm->result);
    hnheap_mark(vm, vm->pending.call);
    hnheap_mark(vm, vm->pending.hold);
    hnheap_mark_object(vm, vm->handles);
    hnheap_mark_object(vm, vm->exchange.undescribed);
    hnheap_mark_object(vm, vm->exchange.described);
    hnheap_mark_object(vm, vm->host_table);
    hnheap_mark_object(vm, vm->host_ready);
    hnheap_mark_object(vm, vm->host_future);
    hnheap_mark_object(vm, vm->host_object);
    hnheap_mark_object(vm, vm->shared.objects);
    hnheap_mark_object(vm, vm->shared.map);
    hnheap_mark_object(vm, vm->shared.marks);
    hnheap_mark_object(vm, vm->shared.traits);
    if (vm->retry.wanted) {
        hnheap_mark(vm, vm->retry.value);
        hnheap_mark(vm, vm->retry.hold);
    }
    uint32_t n = 0;
    hn_value *v;
    for (uint32_t i = 0; (v = hnwork_values(&vm->meter, &i, &n));) hnheap_mark_values(vm, v, n);
    HN_TRY(hnframe_mark_all(vm, true));
    return hnthread_mark(vm);
}

/* ---- initialisation ---- */

static hn_status init_names(hn_vm *vm) {
    static const char *const texts[] = {
#define HN_N(id) #id,
#include "object/names.def"
#undef HN_N
    };
    for (unsigned i = 0; i < HN_N_COUNT; i++)
        HN_TRY(hnstr_intern_utf8(vm, texts[i], strlen(texts[i]), &vm->names[i]));
    return HN_OK;
}

static void start_init_fields(hn_vm *vm) {
    vm->exc = vm->kwnames = vm->result = vm->pending.call = vm->pending.hold = HN_UNBOUND;
    vm->main = vm->empty_str = vm->empty_tuple = vm->empty_bytes = vm->empty_frozenset = HN_UNBOUND;
    for (unsigned i = 0; i < HN_N_COUNT; i++) vm->names[i] = HN_UNBOUND;
    for (unsigned i = 0; i < 256; i++) vm->chars[i] = HN_UNBOUND;
    for (unsigned i = 0; i < HN_SLOW_ROOM; i++) vm->slow[i] = HN_UNBOUND;
    vm->allowed = HN_NONE;
    vm->int_digits_limit = 4300;
    vm->type_epoch = 1;
    vm->mark_roots = mark_roots;
}

static hn_status init_objects(hn_vm *vm) {
    hn_tuple *t = hntuple_alloc(vm, 0);
    if (!t) return HN_NOMEM;
    vm->empty_tuple = hnv_from_ref(t);
    hn_str *s = hnstr_alloc(vm, 0, 0, true);
    if (!s) return HN_NOMEM;
    vm->empty_str = hnv_from_ref(s);
    hn_bytes *b = hnbytes_alloc(vm, 0);
    if (!b) return HN_NOMEM;
    vm->empty_bytes = hnv_from_ref(b);
    HN_TRY(init_names(vm));
    HN_TRY(hntype_init_all(vm));
    hn_set *f = hnset_new(vm, HN_KIND_FROZENSET);
    if (!f) return HN_NOMEM;
    vm->empty_frozenset = hnv_from_ref(f);
    vm->builtins = hndict_new(vm, 0);
    vm->modules = hndict_new(vm, 0);
    vm->internals = hndict_new(vm, 0);
    return vm->builtins && vm->modules && vm->internals ? HN_OK : HN_NOMEM;
}

hn_status hnmodule_new(hn_vm *vm, hn_value name, hn_dict *dict, hn_value *out) {
    hn_module *m = hnheap_new(vm, HN_KIND_MODULE, sizeof *m);
    if (!m) return HN_NOMEM;
    m->name = name;
    m->dict = dict;
    m->cls = NULL;
    *out = hnv_from_ref(m);
    return HN_OK;
}

static hn_status init_main(hn_vm *vm) {
    hn_dict *d = hndict_new(vm, 8);
    if (!d) return HN_NOMEM;
    hn_value name = HN_NAME(vm, __main__);
    HN_TRY(hnmodule_new(vm, name, d, &vm->main));
    HN_TRY(hndict_set_str(vm, d, HN_NAME(vm, __name__), name));
    HN_TRY(hndict_set_str(vm, d, HN_NAME(vm, __doc__), HN_NONE));
    HN_TRY(hndict_set_str(vm, d, HN_NAME(vm, __package__), HN_NONE));
    HN_TRY(hndict_set_str(vm, d, HN_NAME(vm, __loader__), HN_NONE));
    HN_TRY(hndict_set_str(vm, d, HN_NAME(vm, __spec__), HN_NONE));
    hn_value builtins = hndict_get_str(vm, vm->modules, HN_NAME(vm, builtins));
    if (builtins != HN_UNBOUND) HN_TRY(hndict_set_str(vm, d, HN_NAME(vm, __builtins__), builtins));
    return hndict_set_str(vm, vm->modules, name, vm->main);
}

/* ---- running ---- */

/* Pushes the first frame of a run. */
static hn_status push_base(hn_vm *vm, hn_code *code, hn_dict *globals) {
    vm->retry.seen = 0; /* from the last run, which may have failed at the same count of steps */
    hnheap_forgive(vm);
    hn_function *fn;
    HN_TRY(hnfunction_new(vm, code, globals, &fn));
    hn_value *regs = vm->stack;
    HN_TRY(hnframe_room(vm, &regs, code->nregs + 1u));
    uint32_t kept = 0;
    if (code->h.flags & HN_CODE_NAMES) regs[kept++] = hnv_from_ref(globals);
    return hnframe_push(vm, fn, regs, kept, HN_RET_EXIT, 0);
}

static hn_status start_compile(hn_vm *vm, hn_value text, hn_value filename, uint32_t flags, hn_code **code,
                               hn_value *warnings) {
    hn_syntax_error err;
    hn_status st = hncompile(vm, text, filename, HN_PARSE_EXEC, flags, code, warnings, &err);
    return st == HN_RAISED ? hnvm_raise_syntax(vm, &err, filename, text) : st;
}

static hn_dict *main_names(hn_vm *vm) {
    return HN_AS(hn_module, vm->main)->dict;
}

/* Sets __file__ of __main__, if the name is that of a file. */
static hn_status set_file(hn_vm *vm, hn_value filename) {
    bool file = HN_STR(filename)->len && hnstr_at(HN_STR(filename), 0) != '<';
    return file ? hndict_set_str(vm, main_names(vm), HN_NAME(vm, __file__), filename) : HN_OK;
}

hn_status hnvm_start(hn_vm *vm, hn_value text, hn_value filename, uint32_t flags) {
    hn_code *code;
    hn_value warnings;
    uint64_t before = hnmeter_steps(&vm->meter);
    hn_status st = start_compile(vm, text, filename, flags, &code, &warnings);
    if (st ==
        HN_NOMEM) { /* nothing runs, so a collection is possible here; nothing else keeps the arguments */
        vm->result = text;
        vm->pending.hold = filename;
        st = hnheap_collect_all(vm);
        vm->result = vm->pending.hold = HN_UNBOUND;
        HN_TRY(st);
        hnmeter_rewind(&vm->meter, before);
        st = start_compile(vm, text, filename, flags, &code, &warnings);
    }
    if (st == HN_NOMEM) return hnmeter_stop_at(&vm->meter, HN_LIMIT_MEMORY);
    HN_TRY(st);
    hn_dict *globals = main_names(vm);
    st = set_file(vm, filename);
    if (st == HN_OK) st = push_base(vm, code, globals);
    if (st == HN_OK && warnings != HN_NONE) { /* they are shown before the program begins */
        hn_value args[2] = {hnv_from_ref(code), warnings};
        st = hncall(vm, vm->slow[HN_SLOW_SYNTAX_WARNINGS], args, 2, HN_UNBOUND, HN_RET_DROP, 0);
        if (st == HN_CALL) st = HN_OK;
    }
    return st == HN_NOMEM ? hnmeter_stop_at(&vm->meter, HN_LIMIT_MEMORY) : st;
}

/* Pushes the frame of a frozen function as the first one of a run. */
static hn_status push_frozen(hn_vm *vm, hn_value func, const hn_value *args, uint32_t n) {
    vm->retry.seen = 0;
    hnheap_forgive(vm);
    hn_function *fn = HN_FUNCTION(func);
    hn_value *regs = vm->stack;
    HN_TRY(hnframe_room(vm, &regs, fn->code->nregs + n));
    for (uint32_t i = 0; i < n; i++) regs[i] = args[i];
    return hnframe_push(vm, fn, regs, n, HN_RET_EXIT, 0);
}

/* Starts a call on top of a frozen frame, to which it returns. */
hn_status hnvm_start_call(hn_vm *vm, hn_value func, const hn_value *args, uint32_t n) {
    hn_value both[2] = {func, HN_UNBOUND};
    HN_TRY(hntuple_from(vm, args, n, &both[1]));
    return push_frozen(vm, vm->slow[HN_SLOW_CALL_WITH], both, 2);
}

hn_status hnvm_start_bytes(hn_vm *vm, hn_value data, hn_value filename) {
    hn_value args[3] = {data, filename, hnv_from_ref(main_names(vm))};
    HN_TRY(set_file(vm, filename));
    return push_frozen(vm, vm->slow[HN_SLOW_RUN_BYTES], args, 3);
}

/* Removes a module whose body was running: it is imported afresh, as after an exception in its body. */
static void drop_module(hn_vm *vm, const hn_frame *f) {
    hn_value execute = vm->slow[HN_SLOW_EXECUTE_MODULE];
    if (!hnv_is(execute, HN_KIND_FUNCTION) || f->code != HN_FUNCTION(execute)->code) return;
    if (hnv_is(f->regs[0], HN_KIND_STR)) (void)hndict_del_str(vm, vm->modules, f->regs[0]);
}

static void drop_frames(hn_vm *vm) {
    for (uint32_t i = 0; i < vm->nframes; i++) {
        hn_generator *g = vm->frames[i].gen;
        drop_module(vm, &vm->frames[i]);
        if (g) g->h.flags = (uint16_t)((g->h.flags & ~HN_GEN_RUNNING) | HN_GEN_DONE);
    }
    vm->nframes = 0;
}

void hnvm_abandon(hn_vm *vm) {
    vm->heap.recount = HN_RECOUNT_NONE; /* it belongs to an instruction that is not run again */
    do {
        hnthread_lose(vm);
        drop_frames(vm);
    } while (hnthread_drop(vm));
    vm->exc = vm->kwnames = vm->pending.call = vm->pending.hold = HN_UNBOUND;
    vm->retry.wanted = vm->reraise = false;
    vm->retry.seen = 0;
    hnwork_clear(&vm->meter);
}

/* Does the work that waits for the end of a slice. HN_OK: the run continues. */
static hn_status between_slices(hn_vm *vm) {
    hn_meter *m = &vm->meter;
    int64_t unpaid = m->work.suspended || m->fuel < 0 ? 0 : 1; /* the step that the loop could not charge */
    bool whole = !m->work.suspended;
    if (!m->work.suspended) hnwork_clear(m);
    m->work.suspended = false;
#ifdef HN_HOSTILE
    bool looks = vm->heap.wanted && vm->nframes < 20 && hnmeter_steps(m) % 7 == 0;
    if (looks)
        HN_TRY(hnthread_forget(vm, false)); /* as where memory is short, at a seventh of the collections */
#endif
    if (vm->heap.wanted) HN_TRY(hnheap_collect(vm));
    if (HN_UNLIKELY(vm->threads != NULL)) hnthread_preempt(vm, whole);
    m->fuel -= unpaid;
    hn_status st = hnmeter_grant(m);
    if (st != HN_OK) return st;
    m->fuel += unpaid; /* it is charged when the loop gets there again */
    return m->sliced ? HN_SLICE : HN_OK;
}

/* Ends the run when its threads have ended. */
static hn_status with_threads(hn_vm *vm, hn_status st) {
    hn_value result, exc;
    if (!vm->threads || (st != HN_DONE && st != HN_RAISED)) return st;
    if (!hnthread_ended(vm, &st, &result, &exc)) return st;
    hnvm_abandon(vm);
    vm->result = result;
    vm->exc = exc;
    return st;
}

static hn_status start_run(hn_vm *vm) {
    if (vm->exc != HN_UNBOUND) /* it is resumed with an exception */
        HN_TRY(with_threads(vm, hncold_trouble(vm, HN_RAISED)));
    for (;;) {
        hn_status st = hnloop_run(vm);
        if (st == HN_SLICE) st = between_slices(vm);
        HN_TRY(with_threads(vm, st));
    }
}

hn_status hnvm_run(hn_vm *vm) {
    hnmeter_start(&vm->meter);
    vm->meter.work.on = vm->meter.sliced || HN_ALWAYS_LEAVE;
    hn_status st = start_run(vm);
    vm->meter.work.on = vm->meter.work.due = false;
    if (st != HN_SLICE) {
        hnwork_clear(&vm->meter);
        vm->counted.type = NULL;
    }
    hnmeter_stop(&vm->meter);
    if (st == HN_STOPPED) hnvm_abandon(vm);
    return st;
}

/* Finds an entry of the module atexit. */
static hn_value of_atexit(hn_vm *vm, hn_name_id name) {
    hn_value module = hndict_get_str(vm, vm->modules, HN_NAME(vm, atexit));
    if (!hnv_is(module, HN_KIND_MODULE)) return HN_UNBOUND;
    return hndict_get_str(vm, HN_AS(hn_module, module)->dict, vm->names[name]);
}

/* The list itself stands for a run without a value, since a frame holds only values. */
hn_status hnvm_finish(hn_vm *vm, hn_status st) {
    if (st != HN_DONE && st != HN_RAISED) return st;
    hn_value waiting = of_atexit(vm, HN_N__waiting), finish = of_atexit(vm, HN_N__finish);
    if (!hnv_is(waiting, HN_KIND_LIST)) return st;
    if (!HN_LIST(waiting)->len || !hnv_is(finish, HN_KIND_FUNCTION)) {
        if (st == HN_DONE && vm->result == waiting) vm->result = HN_UNBOUND;
        return st;
    }
    hn_value value = vm->result == HN_UNBOUND ? waiting : vm->result;
    hn_value outcome[2] = {st == HN_DONE ? value : HN_NONE, st == HN_DONE ? HN_NONE : vm->exc};
    hnvm_abandon(vm);
    st = hnvm_start_call(vm, finish, outcome, 2);
    return st == HN_NOMEM ? hnmeter_stop_at(&vm->meter, HN_LIMIT_MEMORY) : st;
}

hn_status hnvm_resume(hn_vm *vm, hn_value v) {
    hn_value hold = vm->pending.hold;
    vm->pending.call = vm->pending.hold = HN_UNBOUND;
    hn_status st = hnfinish_held(vm, (hn_ret)vm->pending.ret, vm->pending.dst, v, hold);
    return with_threads(vm, hncold_trouble(vm, st));
}

hn_status hnvm_resume_call(hn_vm *vm, hn_slow_id id, const hn_value *args, uint32_t n) {
    hn_status st =
        hncall_hold(vm, vm->slow[id], args, n, (hn_ret)vm->pending.ret, vm->pending.dst, vm->pending.hold);
    if (st == HN_NOMEM) return st;
    vm->meter.fuel--; /* as if the host had answered at once and the call continued */
    vm->pending.call = vm->pending.hold = HN_UNBOUND;
    return with_threads(vm, hncold_trouble(vm, st));
}

/* ---- syntax errors ---- */

static hn_status set_field(hn_vm *vm, hn_value exc, hn_name_id name, hn_value v) {
    return hnexc_set_attr(vm, exc, vm->names[name], v);
}

/* Returns a number of the error's position, which may be -1; None if the error has no position. */
static hn_value part_of_place(const hn_syntax_error *e, int32_t n) {
    return e->lineno < 0 ? HN_NONE : hnv_from_int(n);
}

static hn_status syntax_text(hn_vm *vm, const hn_syntax_error *e, hn_value text, hn_value *out) {
    *out = HN_NONE;
    if (!e->has_text) return HN_OK;
    hn_buf b;
    hnbuf_init(&b, &vm->meter);
    hnstr_to_utf8(HN_STR(text), &b);
    hn_status st = b.failed ? HN_NOMEM : HN_OK;
    uint32_t n = e->text_len;
    if (st == HN_OK && (size_t)e->text_start + n <= b.len) {
        bool ended = n && b.data[e->text_start + n - 1] == '\n';
        if (e->bare) {
            n -= ended;
        } else if (!e->as_is && e->text_start + n == b.len && !ended) {
            hnbuf_byte(&b, '\n'); /* the last line of a text gets a newline, too */
            n++;
        }
        st = b.failed ? HN_NOMEM : hnstr_from_utf8(vm, b.data + e->text_start, n, out);
    }
    hnbuf_free(&b);
    return st;
}

static const hn_type_id syntax_types[] = {
    [HN_SYNTAX_ERROR] = HN_T_SYNTAXERROR, [HN_SYNTAX_INDENTATION] = HN_T_INDENTATIONERROR,
    [HN_SYNTAX_TAB] = HN_T_TABERROR,      [HN_SYNTAX_VALUE] = HN_T_VALUEERROR,
    [HN_SYNTAX_TYPE] = HN_T_TYPEERROR,    [HN_SYNTAX_SYSTEM] = HN_T_SYSTEMERROR};

hn_status hnvm_raise_syntax(hn_vm *vm, const void *syntax_error, hn_value filename, hn_value text) {
    const hn_syntax_error *e = syntax_error;
    hn_value message, line, details, args, exc;
    if (hnsyntax_is_of_tree(e->type)) return hnexc_raise(vm, syntax_types[e->type], "%s", e->message);
    HN_TRY(hnstr_from_z(vm, e->message, &message));
    HN_TRY(syntax_text(vm, e, text, &line));
    hn_value fields[] = {filename, part_of_place(e, e->lineno),     part_of_place(e, e->offset),
                         line,     part_of_place(e, e->end_lineno), part_of_place(e, e->end_offset)};
    HN_TRY(hntuple_from(vm, fields, 6, &details));
    HN_TRY(hntuple_pair(vm, message, details, &args));
    HN_TRY(hnexc_new(vm, vm->types[syntax_types[e->type]], args, &exc));
    static const hn_name_id names[] = {HN_N_filename, HN_N_lineno,     HN_N_offset,
                                       HN_N_text,     HN_N_end_lineno, HN_N_end_offset};
    HN_TRY(set_field(vm, exc, HN_N_msg, message));
    for (unsigned i = 0; i < 6; i++) HN_TRY(set_field(vm, exc, names[i], fields[i]));
    HN_TRY(set_field(vm, exc, HN_N_print_file_and_line, HN_NONE));
    hn_value statement[] = {hnv_from_int(e->statement[0]), hnv_from_int(e->statement[1]), text};
    HN_TRY(hntuple_from(vm, statement, 3, &details));
    HN_TRY(set_field(vm, exc, HN_N__metadata, details));
    vm->exc = exc;
    return HN_RAISED;
}

/* ---- beginning and end ---- */

hn_status hnvm_init(hn_vm *vm) {
    hn_meter limits = vm->meter;
    hnmeter_init(&vm->meter);
    vm->meter.fail_allocation = limits.fail_allocation;
    hnheap_init(vm);
    start_init_fields(vm);
    return init_objects(vm);
}

hn_status hnvm_ready(hn_vm *vm) {
    HN_TRY(init_main(vm));
    vm->exc = vm->result = HN_UNBOUND;
    memset(vm->mcache, 0, sizeof vm->mcache); /* zeros take no space in an image of the memory */
    memset(vm->acache, 0, sizeof vm->acache);
    vm->meter.steps = 0;
    vm->meter.slice = vm->meter.fuel = 0;
    vm->meter.time_used = 0;
    return HN_OK;
}

hn_status hnvm_run_code(hn_vm *vm, hn_code *code, hn_dict *globals) {
    HN_TRY(push_base(vm, code, globals));
    hn_status st = start_run(vm);
    return st == HN_DONE ? HN_OK : st;
}

void hnvm_free(hn_vm *vm) {
    hnwork_clear(&vm->meter);
    while (hnthread_drop(vm)) {
    }
    hnframe_free_all(vm);
    if (vm->intern.slots) hnmem_free(&vm->meter, vm->intern.slots, vm->intern.cap * sizeof *vm->intern.slots);
    hnheap_free(vm);
}
