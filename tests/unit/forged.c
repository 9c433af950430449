/* Snapshots forged as the one who makes them can: the heap of a VM is tampered with, and dumped. No session
 * changes an internal that is no state, what a frozen function runs in, or a sealed class; and frozen code
 * has the functions that it has. Loading refuses all of it. Frozen frames in the midst of a call, whose
 * registers hold what they never would, are taken or refused, and what is taken runs without a fault.
 * --save FOLDER: writes the payloads of all that, for fuzzing to begin with. --all: leaves nothing out. */
#include "payload.h"
#include "turn.h"
#include "code/core.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/mark.h"
#include "object/seq.h"
#include "object/type.h"
#include "snap/shared.h"
#include "vm/frame.h"

static int failures;
static const char *folder; /* of --save */
static unsigned saved;

static void fail(const char *what, uint32_t n, const char *why) {
    if (failures++ < 20) fprintf(stderr, "%s %u: %s\n", what, (unsigned)n, why);
}

/* Whether a whole run finds fewer than there are at least. A part of it may have any number. */
static bool too_few(uint32_t n, uint32_t least) {
    return turn_parts() == 1 && n < least;
}

static void save(const hn_buf *dump) {
    char name[32];
    if (!folder) return;
    snprintf(name, sizeof name, "forged%05u", saved++);
    payload_save(dump, folder, name);
}

/* A VM to forge in, and one that is to load it. */
typedef struct pair {
    rig from, to;
    hn_shared shared; /* of `from` */
    hn_buf dump;
    char error[200];
} pair;

static void start(pair *p) {
    rig_start(&p->from, true);
    rig_start(&p->to, true);
    hnbuf_init(&p->dump, &p->from.out_meter);
    if (!hnshared_open(p->from.vm, &p->shared)) exit(1);
}

static void finish(pair *p) {
    hnbuf_free(&p->dump);
    rig_free(&p->from);
    rig_free(&p->to);
}

/* What was loaded in vain is garbage until something runs. */
static void renew_when_full(rig *r) {
    if (r->vm->meter.bytes < 16u << 20) return;
    rig_drop_vm(r);
    rig_new_vm(r);
}

/* Dumps the one and loads it into the other. */
static hn_status move(pair *p) {
    p->dump.len = 0;
    if (hnsnap_dump(p->from.vm, &p->dump) != HN_OK) exit(1);
    hn_status st = hnsnap_load(p->to.vm, p->dump.data, p->dump.len, p->error, sizeof p->error);
    if (st != HN_OK) renew_when_full(&p->to);
    return st;
}

static void refused(pair *p, const char *what, uint32_t n) {
    hn_status st = move(p);
    if (saved < 60 || n % 64 == 0) save(&p->dump);
    if (st == HN_RAISED) return;
    fail(what, n, "taken");
    rig_drop_vm(&p->to);
    rig_new_vm(&p->to);
}

static hn_object *shared_object(const pair *p, uint32_t n) {
    return hnv_ref(p->shared.objects->items->v[n]);
}

static hn_dict *main_dict(hn_vm *vm) {
    return HN_AS(hn_module, vm->main)->dict;
}

static hn_value name_of(hn_vm *vm, const char *text) {
    hn_value v;
    if (hnstr_intern_utf8(vm, text, strlen(text), &v) != HN_OK) exit(1);
    return v;
}

static void put(hn_vm *vm, hn_dict *d, const char *name, hn_value v) {
    if (hndict_set_str(vm, d, name_of(vm, name), v) != HN_OK) exit(1);
}

/* ---- changes of what no session changes ---- */

#define CAST(type) ((type *)(void *)o)

/* Changes a shared object for as long as a dump takes. False for kinds of which there are none. */
static bool change(pair *p, hn_object *o, uint32_t n) {
    hn_vm *vm = p->from.vm;
    switch ((hn_kind)o->kind) {
    case HN_KIND_DICT:
        put(vm, CAST(hn_dict), "changed", hnv_from_int(1));
        refused(p, "dict", n);
        return hndict_del_str(vm, CAST(hn_dict), name_of(vm, "changed")), true;
    case HN_KIND_LIST:
        if (hnlist_append(vm, CAST(hn_list), hnv_from_int(1)) != HN_OK) exit(1);
        refused(p, "list", n);
        return CAST(hn_list)->len--, true;
    case HN_KIND_SET: return true; /* all are internal, and below */
    case HN_KIND_FUNCTION: {
        hn_value was = CAST(hn_function)->name;
        CAST(hn_function)->name = name_of(vm, "changed");
        refused(p, "function", n);
        return CAST(hn_function)->name = was, true;
    }
    case HN_KIND_CELL: {
        hn_value was = CAST(hn_cell)->value;
        CAST(hn_cell)->value = HN_NONE;
        refused(p, "cell", n);
        return CAST(hn_cell)->value = was, true;
    }
    case HN_KIND_MODULE: {
        hn_dict *was = CAST(hn_module)->dict;
        CAST(hn_module)->dict = main_dict(vm) == was ? vm->builtins : main_dict(vm);
        refused(p, "module", n);
        return CAST(hn_module)->dict = was, true;
    }
    default: return false;
    }
}

/* Dicts of builtin types are not even written. */
static bool is_written(const pair *p, uint32_t n) {
    for (uint32_t i = 0; i < p->shared.nmarks; i++)
        if (p->shared.marks[2 * i] == n) return true;
    return false;
}

static void test_fixed(void) {
    pair p;
    start(&p);
    uint32_t total = 0;
    for (uint32_t n = 0; n < p.shared.objects->len; n++) {
        if (!turn_has(n) || !hnshared_is_fixed(&p.shared, n) || !is_written(&p, n)) continue;
        hn_object *o = shared_object(&p, n);
        if (!change(&p, o, n)) fail("a fixed object", n, "of a kind that is not tried");
        if (++total % 100 == 0) (void)!hnheap_collect(p.from.vm);
    }
    if (too_few(total, 300)) fail("fixed objects", total, "too few");
    printf("%u fixed objects\n", total);
    finish(&p);
}

/* What of shared functions and classes stays, though programs can change the rest. */
static void test_parts(void) {
    pair p;
    start(&p);
    hn_vm *vm = p.from.vm;
    uint32_t functions = 0, types = 0;
    for (uint32_t n = 0; n < p.shared.objects->len; n++) {
        if (!turn_has(n)) continue;
        hn_object *o = shared_object(&p, n);
        if (o->kind == HN_KIND_FUNCTION) {
            hn_dict *was = CAST(hn_function)->globals;
            CAST(hn_function)->globals = main_dict(vm);
            refused(&p, "globals of function", n);
            CAST(hn_function)->globals = was;
            functions++;
        } else if (o->kind == HN_KIND_TYPE && !(o->flags & HN_TYPE_BUILTIN)) {
            hn_dict *was = CAST(hn_type)->dict;
            CAST(hn_type)->dict = main_dict(vm);
            refused(&p, "dict of class", n);
            CAST(hn_type)->dict = was;
            types++;
        }
    }
    if (too_few(functions, 300) || too_few(types, 20)) fail("functions or classes", functions, "too few");
    finish(&p);
}

/* ---- frozen code in functions of the snapshot's own ---- */

static hn_function *new_function(hn_vm *vm, hn_code *code, hn_dict *globals) {
    hn_function *f = hnheap_new(vm, HN_KIND_FUNCTION, sizeof *f);
    if (!f) exit(1);
    f->code = code;
    f->globals = globals;
    f->name = code->name;
    f->qualname = code->qualname;
    f->doc = f->annotate = f->type_params = HN_NONE;
    f->module = HN_NAME(vm, __main__);
    return f;
}

/* A closure whose cells all hold v. */
static void close_over(hn_vm *vm, hn_function *f, hn_value v) {
    f->closure = hntuple_alloc(vm, f->code->nfree);
    for (uint32_t i = 0; f->closure && i < f->code->nfree; i++) {
        hn_cell *c = hnheap_new(vm, HN_KIND_CELL, sizeof *c);
        if (!c) exit(1);
        c->value = v;
        f->closure->items[i] = hnv_from_ref(c);
    }
}

/* Each code of the frozen core in a function of the program's: in its namespace, and, unless it is an inner
 * function's, in the frozen one. */
static void test_twins(void) {
    pair p;
    start(&p);
    hn_vm *vm = p.from.vm;
    uint32_t inner = 0, outer = 0, closures = 0;
    hn_value secret = hndict_get_str(vm, vm->internals, name_of(vm, "_depth_limit"));
    for (uint32_t i = 0; i < vm->core->ncodes; i++) {
        if (!turn_has(i)) continue;
        hn_code *code;
        if (hncore_code(vm, vm->core, i, &code) != HN_OK) exit(1);
        bool nested = code->h.flags & HN_CODE_NESTED;
        hn_function *f = new_function(vm, code, main_dict(vm));
        if (code->nfree) close_over(vm, f, HN_NONE);
        put(vm, main_dict(vm), "twin", hnv_from_ref(f));
        refused(&p, "in another namespace: code", i);
        f->globals = vm->internals;
        if (!nested) refused(&p, "made again: code", i);
        if (nested && code->nfree) {
            close_over(vm, f, secret);
            refused(&p, "an internal in a closure: code", i);
            closures++;
        }
        (void)!hndict_del_str(vm, main_dict(vm), name_of(vm, "twin"));
        inner += nested;
        outer += !nested;
        if ((outer + inner) % 50 == 0) (void)!hnheap_collect(vm);
    }
    if (too_few(outer, 500) || too_few(inner, 20) || too_few(closures, 1)) fail("codes", outer, "too few");
    printf("%u functions, %u inner ones, %u closures\n", outer, inner, closures);
    finish(&p);
}

/* ---- numbers ---- */

static void test_numbers(void) {
    pair p;
    start(&p);
    p.from.vm->int_digits_limit = HN_INT_DIGITS_LEAST - 1;
    refused(&p, "digits", p.from.vm->int_digits_limit);
    p.from.vm->int_digits_limit = UINT32_MAX;
    refused(&p, "digits", p.from.vm->int_digits_limit);
    p.from.vm->int_digits_limit = 0;
    if (move(&p) != HN_OK) fail("digits", 0, p.error);
    finish(&p);
}

/* ---- frozen frames in the midst of a call ---- */

#define PARTS                                                                                                \
    "import json, re, decimal, functools, itertools, collections, statistics, heapq, bisect, string\n"

static const char *const calls[] = {
    PARTS "class O: pass\nprint(json.dumps([1, {'a': O()}, [O()]], default=ask, indent=1))\n",
    PARTS
    "print(json.dumps({1: 2, 'k': [3, 4.5, None]}, cls=type('E', (json.JSONEncoder,), {'default': ask})))\n"
    "json.dumps([object()], default=ask)\n",
    PARTS "print(json.loads('[{\"a\": [1, 2.5]}, 3]', object_hook=ask, parse_float=ask, parse_int=ask))\n",
    PARTS "print(re.sub('(?P<x>a+)b*', ask, 'aab ab b a'), re.split('x', ask('axb')))\n",
    PARTS "print([m.group() for m in re.finditer('a.', ask('abac'))])\nprint(re.sub('a', ask, 'banana'))\n",
    PARTS "print(sorted([3, 1, 2], key=ask, reverse=True), min([4, 5], key=ask), max(ask(1), 2))\n",
    PARTS "class N:\n    def __init__(s, v): s.v = v\n    def __lt__(s, o): return ask(s.v < o.v)\n"
          "print([n.v for n in sorted([N(3), N(1), N(2)])])\nl = [N(5), N(4)]\nl.sort()\n"
          "heapq.heapify(l)\nprint(bisect.bisect(l, N(1)))\n",
    PARTS
    "class D:\n    def __index__(s): return ask(3)\n    def __float__(s): return ask(1.5)\n    def "
    "__str__(s): "
    "return ask('s')\n    def __format__(s, f): return ask('f')\n    def __hash__(s): return ask(1)\n"
    "    def __eq__(s, o): return ask(True)\n    def __len__(s): return ask(2)\n    def __iter__(s): return "
    "iter(ask([1, 2]))\nd = D()\nprint([1, 2, 3, 4][d], float(d), f'{d} {d:x} {d!s}', {d: 1}, d in [2], "
    "list(d), '%s' % d, ' '.join(map(str, d)), bool(d), 'a' * d, range(d), {d, D()})\n",
    PARTS "c = decimal.Context(prec=5)\nclass T:\n    def __index__(s): return ask(4)\nwith "
          "decimal.localcontext(c) as x:\n    x.prec = T()\n    print(decimal.Decimal(1) / 3, sum(map(ask, "
          "[decimal.Decimal('1.5')] * 3)))\n",
    PARTS "print(list(map(ask, [1, 2], (3, 4))), list(filter(ask, 'ab')), list(zip(map(ask, 'xy'), 'ab')), "
          "functools.reduce(lambda a, b: ask(a + b), [1, 2, 3]))\n",
    PARTS "print(list(itertools.accumulate([1, 2, 3], lambda a, b: ask(a * b))), [list(g) for k, g in "
          "itertools.groupby([1, 1, 2], ask)], list(itertools.takewhile(ask, [1, 0])))\n",
    PARTS "class D(dict):\n    def __missing__(s, k): return ask(k)\nd = D(a=1)\nprint(d['b'], "
          "'{x[q]}'.format(x=d))\n"
          "dd = collections.defaultdict(lambda: ask(3))\ndd[1] += 1\nprint(dd, statistics.mean(map(ask, [1, "
          "2])))\n",
    PARTS
    "class P:\n    def __get__(s, o, t): return ask(5)\n    def __set__(s, o, v): ask(v)\nclass C:\n    p = "
    "P()\n"
    "    def __getattr__(s, n): return ask(n)\n    def __del__(s): pass\nc = C()\nc.p = 3\nprint(c.p, c.q, "
    "getattr(c, 'r'), hasattr(c, 'z'))\n",
    PARTS
    "class M(type):\n    def __prepare__(n, b): return ask({})\n    def __instancecheck__(c, o): return "
    "ask(True)\n"
    "    def __call__(c): return ask(1)\nclass C(metaclass=M):\n    def __init_subclass__(c): ask(1)\nclass "
    "E(C): pass\nprint(isinstance(1, C), C())\n",
    PARTS
    "class I:\n    def __next__(s):\n        if ask(1): raise StopIteration\n    def __iter__(s): return s\n"
    "print(list(I()), tuple(I()), sum(I()), [*I()], dict(I()), set(I()), any(I()), ''.join(I()))\n",
    PARTS
    "try:\n    raise ExceptionGroup('g', [ValueError(1), TypeError(2)])\nexcept* ValueError as e:\n    "
    "ask(1)\n"
    "except* TypeError:\n    ask(2)\nwith functools.partial(ask, 1) if 0 else open('/tmp/f', 'w') as f:\n    "
    "print(ask(1), file=f)\nprint(open('/tmp/f').read())\n",
};
#define NCALLS (sizeof calls / sizeof *calls)

/* Stands on the call's n-th pause; false when it has fewer. */
static bool pause(rig *r, const char *text, unsigned n) {
    hn_status st = rig_begin(r, text, strlen(text));
    if (st == HN_OK) st = hnvm_run(r->vm);
    for (; n && st == HN_PAUSED; n--) {
        st = rig_answer(r);
        if (st == HN_OK || st == HN_CALL || st == HN_RAISED) st = hnvm_run(r->vm);
    }
    return st == HN_PAUSED;
}

/* Runs on what was loaded, with every answer that it asks for. */
static void run_on(rig *r) {
    hn_vm *vm = r->vm;
    vm->meter.steps_limit = hnmeter_steps(&vm->meter) + 30000;
    vm->meter.bytes_limit = (size_t)64 << 20;
    vm->meter.fuel = vm->meter.slice = 0;
    vm->meter.output_limit = vm->meter.calls_limit = UINT64_MAX;
    for (int i = 0; i < 20 && hnhost_waits(vm) != HN_HOST_WAITS_NOT; i++) {
        hn_status st = rig_answer(r);
        if (st == HN_OK || st == HN_CALL || st == HN_RAISED) st = hnvm_run(vm);
        if (st != HN_PAUSED) break;
    }
    r->out.len = 0;
    (void)!hnheap_collect(vm);
}

enum { ODD = 8 };
static void odd_values(hn_vm *vm, hn_value *odd) {
    hn_value s, t;
    if (hnstr_from_z(vm, "odd", &s) != HN_OK || hntuple_from(vm, &s, 1, &t) != HN_OK) exit(1);
    const hn_value all[ODD] = {
        HN_NONE, HN_UNBOUND, hnv_from_int(1 << 30),           hnv_from_int(-1),
        s,       t,          hnv_from_ref(hnlist_new(vm, 0)), hnv_from_ref(hndict_new(vm, 0))};
    memcpy(odd, all, sizeof all);
}

static uint32_t taken, tried;
static bool thorough; /* every odd value in every register, and every place to go on at */

static void try_it(pair *p) {
    hn_status st = move(p);
    if (tried++ % 16 == 0) save(&p->dump);
    if (st != HN_OK) return;
    taken++;
    run_on(&p->to);
    rig_drop_vm(&p->to);
    rig_new_vm(&p->to);
}

/* Each register of a frozen frame with odd values, and the frame at other instructions. */
static void try_frame(pair *p, hn_frame *f, const hn_value *odd) {
    for (uint32_t i = 0; i < f->code->nregs; i++) {
        hn_value was = f->regs[i];
        if (was == HN_UNBOUND) continue;
        for (unsigned k = thorough ? 0 : tried % ODD, n = thorough ? ODD : 1; n; n--, k++) {
            f->regs[i] = odd[k];
            try_it(p);
        }
        f->regs[i] = was;
    }
    const hn_instr *was = f->pc;
    for (uint32_t i = thorough ? 0 : tried % 31; i < f->code->ninstrs; i += thorough ? 1 : 31) {
        f->pc = f->code->instrs + i;
        try_it(p);
    }
    f->pc = was;
}

static uint32_t named;

static bool is_loaded(const hn_code *c, uint16_t reg) {
    for (uint32_t i = 0; i < c->ninstrs; i++)
        if (c->instrs[i].a == reg && (c->instrs[i].op == HN_OP_MOVE || c->instrs[i].op == HN_OP_LOAD_GLOBAL))
            return true;
    return false;
}

/* An internal that frozen code calls, as an argument of it: it would hand it on. */
static void try_named(pair *p, hn_frame *f) {
    const hn_code *c = f->code;
    hn_value was = f->regs[0];
    if (was == HN_UNBOUND || is_loaded(c, 0)) return;
    for (uint32_t i = 0; i < c->ninstrs; i++) {
        if (c->instrs[i].op != HN_OP_LOAD_GLOBAL) continue;
        hn_value v = hndict_get_str(p->from.vm, p->from.vm->internals, c->names[c->instrs[i].b]);
        uint32_t n = hnv_is_ref(v) ? hnshared_find(&p->shared, hnv_ref(v)) : HN_SHARED_NONE;
        if (n == HN_SHARED_NONE || !hnshared_is_internal(&p->shared, n)) continue;
        f->regs[0] = v;
        refused(p, "an internal that the code names", n);
        f->regs[0] = was;
        named++;
        return;
    }
}

static bool test_frames_at(const char *text, unsigned n) {
    pair p;
    start(&p);
    bool there = pause(&p.from, text, n);
    hn_vm *vm = p.from.vm;
    hn_value odd[ODD];
    odd_values(vm, odd);
    for (uint32_t i = 0; there && i < vm->nframes; i++) /* each in `calls` has a frozen one */
        if (vm->frames[i].code->h.flags & HN_CODE_HIDDEN) {
            try_named(&p, &vm->frames[i]);
            try_frame(&p, &vm->frames[i], odd);
        }
    finish(&p);
    return there;
}

static void test_frames(void) {
    for (size_t i = 0; i < NCALLS; i++)
        for (unsigned n = 0; turn_has((uint32_t)i) && n < 40 && test_frames_at(calls[i], n); n++) {
        }
    printf("%u frames with an odd register, %u taken, %u with an internal\n", tried, taken, named);
    if (too_few(named, 50)) fail("internals", named, "too few");
    if (too_few(tried, 1000) || too_few(taken, 500)) fail("frames", tried, "too few");
}

/* ---- what C keeps in an instance ---- */

/* A deque whose slots hold other things, those of another deque and lists that the program has as well. It is
 * empty then or has what they hold, and everything that it can do goes on. */
static const char deques[] =
    "from collections import deque\nl = [0]\nd = deque([1, 2, 3], 90)\ne = deque('ab')\nask(1)\n"
    "def go(f, *a):\n    try: return f(*a)\n    except (IndexError, ValueError, TypeError, RuntimeError): "
    "pass\n"
    "for a, b in (d, e), (e, d):\n"
    "    i = go(iter, a)\n    for n in range(9):\n"
    "        go(a.append, n), go(a.appendleft, n), go(a.rotate, 7), go(a.rotate, -2), go(l.append, n)\n"
    "        go(a.extend, [n, 's']), go(b.extendleft, range(n)), go(a.pop), go(a.popleft), go(l.pop)\n"
    "        go(a.insert, 1, n), go(a.remove, 's'), go(a.__delitem__, 0), go(a.__setitem__, 0, n), "
    "go(a.index, n)\n"
    "    go(a.extend, a), go(a.extend, b), go(b.__iadd__, a), go(a.reverse), go(next, i), go(repr, a), "
    "go(hash, a)\n"
    "    a == b, a < a, list(a), go(a.copy), a.count(1), a.maxlen, len(a), go(l.clear), go(a.append, 1)\n"
    "    go(l.extend, 'xyz'), go(a.append, 1), go(b.clear), go(a.__reduce__), go(sorted, a)\n"
    "d = d if d.maxlen is None or d.maxlen > 9 else deque()\nd.clear()\nd.extend('xyz')\nd.append(5)\ndone = "
    "list(d) == ['x', 'y', 'z', 5]\n";

static void try_deque(pair *p, const char *what, uint32_t n) {
    if (move(p) != HN_OK) return;
    taken++;
    run_on(&p->to);
    hn_value done = hndict_get_str(p->to.vm, main_dict(p->to.vm), name_of(p->to.vm, "done"));
    if (done != HN_TRUE) fail(what, n, "it does not go on");
    rig_drop_vm(&p->to);
    rig_new_vm(&p->to);
}

static void test_deques(void) {
    enum { SLOTS = 4 };
    pair p;
    hn_value odd[ODD];
    start(&p);
    if (!pause(&p.from, deques, 0)) exit(1);
    hn_vm *vm = p.from.vm;
    hn_dict *all = main_dict(vm);
    hn_value *d = HN_INSTANCE(hndict_get_str(vm, all, name_of(vm, "d")))->slots;
    const hn_value *e = HN_INSTANCE(hndict_get_str(vm, all, name_of(vm, "e")))->slots;
    hn_value own = hndict_get_str(vm, all, name_of(vm, "l"));
    odd_values(vm, odd);
    taken = 0;
    for (uint32_t i = 0; i < SLOTS; i++) {
        hn_value was = d[i];
        for (uint32_t k = 0; k < 2 * SLOTS + 1 + ODD; k++) {
            d[i] = k < SLOTS        ? d[k]
                   : k < 2 * SLOTS  ? e[k - SLOTS]
                   : k == 2 * SLOTS ? own
                                    : odd[k - 2 * SLOTS - 1];
            try_deque(&p, "deque", i * 100 + k);
            d[i] = was;
        }
    }
    printf("%u deques taken\n", taken);
    if (taken < 40) fail("deques", taken, "too few");
    finish(&p);
}

/* ---- MROs that a metaclass gave ---- */

static const char mros[] = "class X: pass\nclass S:\n    __slots__ = ('s',)\nclass M(type):\n"
                           "    def mro(c): return [c, X, object]\nclass A: pass\n"
                           "class B(A, metaclass=M): pass\nb = B()\nask(1)\nb.x = 1\nrepr(b)\n";

/* Each item in turn becomes what no program can have put there. */
static void test_mros(void) {
    pair p;
    hn_value odd[ODD];
    start(&p);
    if (!pause(&p.from, mros, 0)) exit(1);
    hn_vm *vm = p.from.vm;
    hn_dict *all = main_dict(vm);
    hn_tuple *mro = HN_TYPE(hndict_get_str(vm, all, name_of(vm, "B")))->mro;
    if (mro->len != 3 || move(&p) != HN_OK) fail("mro", 0, "not taken as it is");
    odd_values(vm, odd);
    for (uint32_t i = 0; i < mro->len; i++) {
        hn_value was = mro->items[i];
        for (uint32_t k = 0; k < ODD; k++) {
            mro->items[i] = odd[k];
            if (!hnv_is(odd[k], HN_KIND_TYPE)) refused(&p, "mro", i * 100 + k);
        }
        mro->items[i] = hndict_get_str(vm, all, name_of(vm, "S")); /* of another layout */
        refused(&p, "mro of another layout", i);
        mro->items[i] = i == 2 ? mro->items[1] : was;
        if (i == 2) refused(&p, "mro without object", i);
        mro->items[i] = was;
    }
    finish(&p);
}

/* ---- where a dict's entries lie ---- */

/* Dicts, iterators and classes whose fields say other things: what a loop sees may differ, and that is
 * all. */
static const char dicts[] =
    "from collections import OrderedDict\nimport operator\n"
    "class C: pass\nclass D: pass\nc = C()\nc.a = c.b = c.e = 1\nv = vars(c)\nD().a = 1\n"
    "d = {i: i for i in range(12)}\ndel d[3], d[0], d[11]\nd.popitem()\nd['x'] = 1\n"
    "w = {'p': 1, 'q': 2}\nw.popitem()\nx = {}\no = OrderedDict(a=1, b=2)\no['c'] = 3\ns = {1, 2, 3}\n"
    "its = [iter(d), reversed(d.items()), iter(v.items()), iter(w), iter(o), iter(s)]\n"
    "for i in its: next(i)\n"
    "ask(1)\n"
    "def go(f, *a):\n    try: return f(*a)\n    except (KeyError, RuntimeError, ValueError, OverflowError, "
    "TypeError, StopIteration, AttributeError): pass\n"
    "for i in its:\n    go(operator.length_hint, i)\n    go(next, i)\n"
    "for n in range(40):\n    m = C()\n    m.f = vars(m).setdefault('g%d' % (n % 3), n)\n"
    "for e in v, d, w, x, o:\n"
    "    for k in list(e)[1::2]: go(e.pop, k)\n    go(e.popitem)\n    go(e.copy)\n"
    "    e['k'] = 1\n    go(e.update, {7: 7, 'u': 1})\n"
    "    for n in range(60):\n        e['n%d' % n] = n\n        if n % 3: go(e.__delitem__, 'n%d' % (n - "
    "1))\n"
    "    e | e, {**e}, list(e), list(reversed(e)), go(repr, e), go(e.popitem), go(dict.fromkeys, e)\n"
    "for i in its:\n    go(next, i)\n    go(list, i)\n"
    "c.late = 1\ngo(delattr, c, 'late')\nc.__dict__ = d\nv.clear()\nv[8] = 1\n"
    "done = True\n"
    "for e in v, d, w, x, o:\n    e.clear()\n    e.update(x=1)\n    e['y'] = 2\n    e[3] = 3\n    del "
    "e['x']\n"
    "    done = done and list(e.items()) == [('y', 2), (3, 3)] and 'x' not in e and len(e) == 2\n";

static void try_dict(pair *p, const char *what, uint32_t n) {
    tried++;
    if (n % 8 == 0) save(&p->dump);
    hn_status st = hnsnap_load(p->to.vm, p->dump.data, p->dump.len, p->error, sizeof p->error);
    if (st != HN_OK) {
        if (!p->error[0]) fail(what, n, "refused without a word");
        renew_when_full(&p->to);
        return;
    }
    taken++;
    run_on(&p->to);
    rig_drop_vm(&p->to);
    rig_new_vm(&p->to);
}

/* What is taken can be used to the end. */
static void try_field(pair *p, const char *what, uint32_t n) {
    tried++;
    try_deque(p, what, n);
    if (n % 8 == 0) save(&p->dump);
}

static hn_value global(hn_vm *vm, const char *name) {
    return hndict_get_str(vm, main_dict(vm), name_of(vm, name));
}

/* A dict without a class has none to write. */
static void test_dict_fields(pair *p, hn_dict *d) {
    static const uint32_t limits[] = {0, 1, 4, 5, 8, 10, 11, 42, 1000, UINT32_MAX};
    uint32_t was = d->limit, n = 0;
    uint16_t flags = d->h.flags;
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        d->limit = limits[i];
        try_field(p, "limit", n++);
    }
    d->limit = was;
    for (uint32_t bits = 1; bits < 65536; bits += thorough || bits < 32 ? 1 : 37) {
        d->h.flags = (uint16_t)(flags ^ (bits & (flags & HN_DICT_SPLIT ? 0xFFFFu : ~HN_DICT_SPLIT)));
        try_field(p, "flags", n++);
        if (bits > 2048 && !thorough) bits += 4096;
    }
    d->h.flags = flags;
}

static void test_iter_fields(pair *p, hn_iter *it) {
    static const int64_t odd[] = {0, 1, -1, 2, 100, INT32_MAX, INT32_MIN, INT64_MAX, INT64_MIN};
    hn_iter was = *it;
    for (uint32_t i = 0; i < 4 * sizeof odd / sizeof *odd; i++) {
        *(i % 4 == 0 ? &it->pos : i % 4 == 1 ? &it->stop : &it->step) = odd[i / 4];
        if (i % 4 == 3) it->step = was.step, it->ordered = 1, it->version = (uint32_t)odd[i / 4];
        try_field(p, "iterator", i);
        *it = was;
    }
}

static void test_names(pair *p, hn_type *t) {
    hn_vm *vm = p->from.vm;
    uint8_t left = t->keys_left;
    hn_dict *was = t->shared, *many = hndict_new(vm, 0);
    for (uint32_t i = 0; i < 256; i += thorough ? 1 : 15) {
        char name[16];
        t->keys_left = (uint8_t)i;
        try_field(p, "places", i);
        snprintf(name, sizeof name, "m%u", (unsigned)i);
        put(vm, many, name, HN_NONE);
        t->shared = many;
        t->keys_left = left;
        try_field(p, "names", i);
        t->shared = was;
    }
    if (hndict_set(vm, many, hnv_from_int(1), HN_NONE) != HN_OK) exit(1);
    t->shared = many;
    refused(p, "a name that is a number", 0);
    t->shared = was;
    t->keys_left = left;
}

/* Each byte of what objects refer to. */
static void test_bytes(pair *p) {
    static const uint8_t flips[] = {1, 2, 32, 64, 128, 255};
    size_t n;
    payload t;
    p->dump.len = 0;
    if (hnsnap_dump(p->from.vm, &p->dump) != HN_OK) exit(1);
    uint8_t *data = payload_of(&p->dump, &n);
    if (!payload_read(&t, data, n)) exit(1);
    for (size_t at = t.data_at; at < n; at++) {
        if (!turn_has((uint32_t)at) || payload_section(&t, at) != 3) continue;
        for (size_t i = thorough ? 0 : at % 6; i < sizeof flips; i += thorough ? 1 : 6) {
            data[at] ^= flips[i];
            payload_wrap(p->from.vm, data, n, &p->dump);
            try_dict(p, "byte", (uint32_t)at);
            data[at] ^= flips[i];
        }
    }
    free(data);
}

static void test_dicts(void) {
    static const char *const names[] = {"v", "d", "w", "x"};
    pair p;
    start(&p);
    if (!pause(&p.from, dicts, 0)) exit(1);
    hn_vm *vm = p.from.vm;
    taken = tried = 0;
    try_field(&p, "dicts", 0);
    if (taken != 1) fail("dicts", 0, p.error);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        test_dict_fields(&p, HN_DICT(global(vm, names[i])));
    test_dict_fields(&p, HN_DICT(hnv_payload(global(vm, "o"))));
    const hn_list *its = HN_LIST(global(vm, "its"));
    for (uint32_t i = 0; i < its->len; i++) test_iter_fields(&p, HN_AS(hn_iter, its->items->v[i]));
    test_names(&p, HN_TYPE(global(vm, "C")));
    test_names(&p, HN_TYPE(global(vm, "D")));
    printf("%u forged dicts, %u taken\n", tried, taken);
    if (taken < 100 || tried - taken < 100) fail("dicts", taken, "too few");
    taken = tried = 0;
    test_bytes(&p);
    printf("%u forged bytes, %u taken\n", tried, taken);
    finish(&p);
}

/* ---- how many slots a class says that it has ---- */

static const char members[] = "class S: __slots__ = ('a', 'b')\nclass T(S): __slots__ = ('c',)\n"
                              "class E(OSError): __slots__ = ('d',)\nclass L(list): __slots__ = ()\n"
                              "t = T()\nt.a = t.c = 1\nask(1)\nrepr((t.a, t.c))\n";

static void test_members(void) {
    pair p;
    start(&p);
    if (!pause(&p.from, members, 0)) exit(1);
    hn_vm *vm = p.from.vm;
    if (move(&p) != HN_OK) fail("members", 0, p.error);
    for (const char *name = "STEL"; *name; name++) {
        const char text[2] = {*name, 0};
        hn_type *t = HN_TYPE(global(vm, text));
        hn_tuple *was = t->members, *more = hntuple_alloc(vm, was ? was->len + 1 : 1);
        for (uint32_t i = 0; i < more->len; i++) more->items[i] = name_of(vm, "m");
        t->members = more;
        refused(&p, "a member too many", (uint32_t)*name);
        t->members = NULL;
        if (was) refused(&p, "no members", (uint32_t)*name);
        t->members = was;
    }
    finish(&p);
}

int main(int argc, char **argv) {
    if (argc == 3 && strcmp(argv[1], "--save") == 0) folder = argv[2];
    thorough = argc == 2 && strcmp(argv[1], "--all") == 0;
    test_fixed();
    test_parts();
    test_twins();
    test_numbers();
    test_frames();
    test_deques();
    test_mros();
    test_dicts();
    test_members();
    printf("%d failures\n", failures);
    return failures != 0;
}
