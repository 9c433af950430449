/* Every primitive, and every method in C of a frozen class, called by a program with whatever there is: the
 * input says which function gets which values, and what they give are further values. Nothing may come of it
 * but results and exceptions. */
#include "api/session.h"
#include "object/bytes.h"
#include "object/dict.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"
#include "object/takes.h"

#include <stdio.h>
#include <stdlib.h>

/* The values to begin with, and the loop. P has the primitives, D the input. A call is a byte for the
 * function, one for the number of arguments and one for each of them. */
static const char program[] =
    "import datetime, decimal, hashlib, itertools, json, random, re, struct, types\n"
    "class Bare: pass\n"
    "class Slots: __slots__ = ('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j')\n"
    "class Liar:\n"
    "    __class__ = str\n"
    "    def __eq__(self, o): return True\n"
    "    def __hash__(self): return 1\n"
    "    def __len__(self): return 10 ** 9\n"
    "    def __index__(self): return -1\n"
    "class Raiser:\n"
    "    def __getattribute__(self, n): raise AttributeError(n)\n"
    "    def __getattr__(self, n): return n\n"
    "    def __eq__(self, o): raise ValueError\n"
    "    def __hash__(self): return 1\n"
    "def sub(*bases): return [type('Sub' + b.__name__, (b,), {}) for b in bases]\n"
    "subs = sub(int, str, bytes, bytearray, list, tuple, dict, set, frozenset, float, type, ValueError, "
    "map,\n"
    "           decimal.Decimal, datetime.datetime)\n"
    "def gen(a, b=2):\n"
    "    def inner(): return b\n"
    "    try:\n"
    "        x = yield a\n"
    "        for i in (yield from iter([1, 2, x])) or (): yield i\n"
    "    except ValueError as e: yield e\n"
    "async def coro(): return 1\n"
    "async def agen(): yield 1\n"
    "started = gen(1)\n"
    "next(started)\n"
    "delegating = gen(1)\n"
    "next(delegating), next(delegating)\n"
    "def cell():\n"
    "    x = 1\n"
    "    def f(): return x\n"
    "    return f\n"
    "try: 1 / 0\n"
    "except ZeroDivisionError as e: error = e\n"
    "released = memoryview(bytearray(8))\n"
    "released.release()\n"
    "p = re.compile('(?P<n>a)(b)?|c*')\n"
    "context = decimal.getcontext()\n"
    "mt = next(f for f in P if f.__name__ == '_mt_new')(5)\n"
    "hash_of = next(f for f in P if f.__name__ == '_hash_new')(1, b'', False)\n"
    "J = (True, None, ', ', ': ', False, False, True, True)\n"
    "V = [None, True, False, ..., NotImplemented, 0, 1, 2, 3, 7, -1, 255, 624, 2**31 - 1, 2**31, 2**32, "
    "-2**31,\n"
    "     2**47 - 1, -2**47, 2**48, 2**63, -2**70, 4 * 10**18, -4 * 10**18, 10**40, 0.0, -1.5, float('inf'), "
    "float('nan'), 1j,\n"
    "     '', 'a', 'ab', '\\xe9', '\\u20ac', '\\U0001f600', '\\ud800', 'x' * 300, '{a.b[0]}', '%(a)s %d', "
    "'<ihq',\n"
    "     'f(x)', 'int', 'str', 'a = 1', 'prod', 'sin', 'nextafter', '__init__', '__class__', '__dict__', 'a "
    "b',\n"
    "     're_Pattern', 're_Match', 're_Scanner', 'decimal_Decimal', 'decimal_Context', 'B', '\\n', 'json', "
    "'math',\n"
    "     b'', b'a', b'\\xff' * 100, bytearray(), bytearray(b'abc'), bytearray(2500), bytearray(464), mt, "
    "hash_of,\n"
    "     memoryview(b'abcdefgh'), memoryview(bytearray(8)), released, memoryview(b'abcdefgh')[::-2],\n"
    "     [], [1], [3, 2, 1], ['a', 1], [[1], {2: 3}], (), (1,), (1, 2), ('a', 1, None), (0, 1, 2, 3), "
    "(int,),\n"
    "     (1,) * 9, (2000, 1, 1, 0, 0, 0, 0, 1, -1), tuple(range(625)), J, [J, 1, (), '', None], [J, [1, "
    "{}], [], '', None],\n"
    "     [J, 1, [0, 0, True, [1], 1, None], 'x', (1, 2)], [J, [1, 2], [2, 1, False, [1, 2], 1, None], 'x', "
    "(4, [])],\n"
    "     {}, {1: 2}, {'a': 1, 'b': [2]}, dict.fromkeys(range(20)), {Liar(): 1}, set(), {1, 2}, "
    "set(range(30)), frozenset(),\n"
    "     frozenset({1, 'a'}), range(5), slice(1, 2), {1: 2}.keys(), {1: 2}.items(), iter([1, 2]), "
    "iter('ab'), iter({1}),\n"
    "     zip('ab', 'cd'), map(str, [1]), itertools.count(), itertools.islice('abc', 2), enumerate('ab'), "
    "gen(1), started,\n"
    "     delegating, coro(), agen(), gen, cell, cell(), cell().__closure__[0], types.CellType(), len, "
    "[].append, ''.join,\n"
    "     Liar.__eq__, Liar().__eq__, gen.__code__, compile('x = 1', 'f', 'exec'), compile('1', 'f', "
    "'eval'), json, types,\n"
    "     property(len), classmethod(len), staticmethod(len), super(Liar, Liar()), super.__new__(super), "
    "Slots.a,\n"
    "     int.__dict__, Bare.__dict__, type.__dict__['__name__'], error, error.__traceback__, "
    "ValueError('a'), NameError(),\n"
    "     ExceptionGroup('a', [ValueError()]), KeyError, BaseException, ExceptionGroup, OSError, "
    "UnicodeDecodeError, SyntaxError, StopIteration,\n"
    "     ImportError, NameError, types.CoroutineType, types.AsyncGeneratorType, super, int, str, object, "
    "type, list, dict, "
    "set, frozenset,\n"
    "     map, types.GeneratorType, Bare, Slots, Liar, Raiser, Bare(), Slots(), Liar(), Raiser(), p, "
    "p.match('ab'),\n"
    "     p.scanner('abab'), re.Pattern, re.Match, decimal.Decimal, decimal.Decimal('1.5'), "
    "decimal.Decimal('NaN'),\n"
    "     decimal.Context, context, datetime.date(2020, 1, 1), datetime.datetime(2020, 1, 2), "
    "datetime.time(1),\n"
    "     datetime.timedelta(1), datetime.datetime, hashlib.md5(), random.Random(1), struct.Struct('<i'), "
    "json.JSONEncoder(),\n"
    "     *[t() for t in subs if t not in subs[10:]], *subs, P, D]\n"
    "M = [(c, getattr(c, n)) for c in (re.Pattern, re.Match, type(p.scanner('')), decimal.Decimal, "
    "decimal.Context)\n"
    "     for n in sorted(vars(c)) if type(getattr(c, n)).__name__ in ('method_descriptor', "
    "'wrapper_descriptor')]\n"
    "F = P * 3 + [types.MethodType(m, v) for c, m in M for v in V if type(v) is c] + [m for c, m in M]\n"
    "N = ['split', 'derive', '__reduce__', 'with_traceback', '__name__', '__mro__', 'throw', 'close', 'pop', "
    "'cast', 'match', 'sub', 'group', 'span', '__add__', '__str__', '__hash__', 'quantize', 'divide', 'a', "
    "'__next__', 'send']\n"
    "first = len(V)\n"
    "def call(f, args):\n"
    "    try:\n"
    "        r = f(*args)\n"
    "    except BaseException as e:\n"
    "        r = e\n"
    "    if len(V) < 400: V.append(r)\n"
    "    else: V[first + len(args) * 7 % 90] = r\n"
    "def step(d):\n"
    "    k = next(d) | next(d) << 8\n"
    "    n = next(d)\n"
    "    f = F[k % len(F)]\n"
    "    count, count_max, takes = T.get(f) or (1, 4, 0x010101)\n"
    "    count += n % (count_max - count + 1) if n < 224 else n % 8\n"
    "    args = [pick(V, next(d) | (next(d) & 1) << 8, n < 208 and takes >> 8 * i & 127) for i in "
    "range(count)]\n"
    "    if n < 240: call(f, args)\n"
    "    elif args: call(getattr, (args[0], N[k % len(N)]))\n"
    "    if n > 244 and callable(V[-1]): call(V[-1], args[1:])\n"
    "d = iter(D)\n"
    "try:\n"
    "    while 1: step(d)\n"
    "except StopIteration: pass\n";

/* pick(values, from, take): the next of them that fits this byte of a declaration, or just the next. */
static hn_status pick(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_list *l = HN_LIST(args[0]);
    uint64_t take = hnv_is_int(args[2]) ? (uint64_t)hnv_int(args[2]) : 0;
    uint32_t from = (uint32_t)hnv_int(args[1]), i = 0;
    while (i < l->len && !(take && hntakes_fit(take, &l->items->v[(from + i) % l->len], 1))) i++;
    *out = l->items->v[(from + (i < l->len ? i : 0)) % l->len];
    return HN_OK;
}
static const hn_native_def pick_def =
    HN_ROW_SHOWN("pick", pick, 0, (arg(object), arg(name), arg(value), slash), NULL);

static void define(hn_vm *vm, const char *name, hn_value v) {
    hn_value key;
    if (hnstr_intern_utf8(vm, name, strlen(name), &key) != HN_OK ||
        hndict_set_str(vm, vm->builtins, key, v) != HN_OK)
        abort();
}

/* How many arguments a primitive takes at least and at most, and its declaration as an int. */
static hn_value describe(hn_vm *vm, const hn_native_def *def) {
    hn_value v[3] = {hnv_from_int(def->min), hnv_from_int(def->style == HN_VAR ? def->min + 10 : def->max)},
             made;
    uint64_t takes = hntakes_of(def)->args;
    const uint32_t limbs[2] = {(uint32_t)takes, (uint32_t)(takes >> 32)};
    if (hnint_from_limbs(vm, limbs, 2, false, &v[2]) != HN_OK || hntuple_from(vm, v, 3, &made) != HN_OK)
        abort();
    return made;
}

/* A VM takes longer to begin than a call: an input that is used up goes on with numbers made of it. */
#define LENGTH 2048u
static void lengthen(const uint8_t *data, size_t size, uint8_t *to) {
    uint64_t x = UINT64_C(0x9E3779B97F4A7C15);
    for (size_t i = 0; i < LENGTH; i++) {
        if (i < size) {
            to[i] = data[i];
            x = (x ^ data[i]) * UINT64_C(0x100000001B3);
            continue;
        }
        x ^= x << 13, x ^= x >> 7, x ^= x << 17;
        to[i] = (uint8_t)(x >> 32);
    }
}

/* All primitives as a list, and the input, among the builtins. */
static void hand_over(hn_vm *vm, const uint8_t *data, size_t size) {
    hn_list *l = hnlist_new(vm, 300);
    hn_dict *takes = hndict_new(vm, 300);
    hn_native *f = hnheap_new(vm, HN_KIND_NATIVE, sizeof *f);
    hn_value key, v, input;
    if (!l || !takes || !f || hnbytes_new(vm, data, size, &input) != HN_OK) abort();
    for (uint32_t i = 0; hndict_next(vm->internals, &i, &key, &v);)
        if (hnv_is(v, HN_KIND_NATIVE) && (HN_AS(hn_native, v)->def->flags & HN_NATIVE_CHECKED))
            if (hnlist_append(vm, l, v) != HN_OK ||
                hndict_set(vm, takes, v, describe(vm, HN_AS(hn_native, v)->def)) != HN_OK)
                abort();
    f->def = &pick_def;
    f->owner = HN_NONE;
    f->self = HN_UNBOUND;
    define(vm, "P", hnv_from_ref(l));
    define(vm, "T", hnv_from_ref(takes));
    define(vm, "D", input);
    define(vm, "pick", hnv_from_ref(f));
}

static void show(hn_session *s, hn_state st) {
    size_t n = 0;
    const char *text = st == HN_FAILED ? hn_error_traceback(s, &n) : "";
    fprintf(stderr, "state %d after %llu steps, limit %d\n%s", (int)st,
            (unsigned long long)hn_get_used(s, HN_MAX_STEPS), (int)hn_limit_reached(s), text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const hn_host_functions host = {0};
    hn_session *s = hn_session_new(&host);
    (void)hn_set_limit(s, HN_MAX_MEMORY, (uint64_t)32 << 20);
    (void)hn_set_limit(s, HN_MAX_STEPS, 3000000);
    (void)hn_set_limit(s, HN_MAX_DEPTH, 200);
    uint8_t input[LENGTH];
    lengthen(data, size, input);
    hand_over(&s->vm, input, LENGTH);
    hn_state st = hn_start(s, program, sizeof program - 1, NULL);
    while (st == HN_READY || st == HN_SLICED) st = hn_continue(s);
    if (getenv("HN_SHOW")) show(s, st);
    hn_session_free(s);
    return 0;
}
