#define _POSIX_C_SOURCE 199309L
/* Programs are paused at every host call and in slices of fuel, dumped, loaded into a new VM and continued:
 * output and steps must be those of an unbroken run. With file names as arguments it does that to these
 * programs. */
#include "payload.h"
#include "turn.h"

#include <time.h>

typedef struct outcome {
    hn_status st;
    uint64_t steps;
    uint32_t pauses;
    size_t smallest, largest;
} outcome;

typedef enum mode { UNBROKEN, CALLS, SLICES } mode;

static int failures;
static int64_t slice = 3; /* steps */

static bool move(rig *r, outcome *o) {
    hn_buf dump;
    hn_meter meter;
    hnmeter_init(&meter);
    meter.bytes_limit = SIZE_MAX / 2;
    hnbuf_init(&dump, &r->vm->meter);
    char error[200];
    hn_status st = hnsnap_dump(r->vm, &dump);
    if (st != HN_OK) {
        rig_show_error(r);
        fprintf(stderr, "dump: %d %.*s\n", st, (int)r->out.len, (char *)r->out.data);
        failures++;
        return false;
    }
    hn_buf copy;
    hnbuf_init(&copy, &meter);
    hnbuf_put(&copy, dump.data, dump.len);
    hnbuf_free(&dump);
    rig_drop_vm(r);
    rig_new_vm(r);
    st = hnsnap_load(r->vm, copy.data, copy.len, error, sizeof error);
    if (st != HN_OK) {
        fprintf(stderr, "load: %d %s\n", st, error);
        failures++;
    }
    if (!o->smallest || copy.len < o->smallest) o->smallest = copy.len;
    if (copy.len > o->largest) o->largest = copy.len;
    hnbuf_free(&copy);
    return st == HN_OK;
}

/* The next slice ends after so many steps. */
static void grant(hn_meter *m, int64_t steps) {
    m->sliced = true;
    m->steps = hnmeter_steps(m);
    m->slice = m->fuel = steps;
}

static outcome run(rig *r, const char *text, size_t n, mode m) {
    outcome o = {.st = rig_begin(r, text, n)};
    if (o.st != HN_OK) return o;
    for (;;) {
        if (m == SLICES) grant(&r->vm->meter, slice);
        o.st = hnvm_run(r->vm);
        if (o.st == HN_SLICE) {
            o.pauses++;
            if (o.pauses < 1500 && (!getenv("ONLY") || atoi(getenv("ONLY")) == (int)o.pauses) && !move(r, &o))
                return o;
            if (o.pauses >= 1500) m = UNBROKEN, r->vm->meter.sliced = false;
            continue;
        }
        if (o.st != HN_PAUSED) break;
        o.pauses++;
        if (m == CALLS && !move(r, &o)) return o;
        hn_status st = rig_answer(r);
        if (st != HN_OK && st != HN_CALL) {
            o.st = st;
            break;
        }
    }
    o.steps = hnmeter_steps(&r->vm->meter);
    if (o.st == HN_RAISED) rig_show_error(r);
    return o;
}

static void compare(const char *name, const char *text, size_t n, mode m, bool print) {
    rig a, b;
    rig_start(&a, true);
    rig_start(&b, true);
    outcome x = run(&a, text, n, UNBROKEN), y = run(&b, text, n, m);
    bool same = a.out.len == b.out.len && (!a.out.len || memcmp(a.out.data, b.out.data, a.out.len) == 0);
    if (x.st != y.st || x.steps != y.steps || !same) {
        failures++;
        fprintf(stderr, "FAILED %s mode %d: status %d/%d steps %llu/%llu\n--- unbroken\n%.*s--- broken\n%.*s",
                name, m, x.st, y.st, (unsigned long long)x.steps, (unsigned long long)y.steps, (int)a.out.len,
                (char *)a.out.data, (int)b.out.len, (char *)b.out.data);
    } else if (print) {
        printf("ok %s mode %d: %u pauses, %zu to %zu bytes, status %d\n", name, m, y.pauses, y.smallest,
               y.largest, x.st);
    }
    rig_free(&a);
    rig_free(&b);
}

static char *read_file(const char *path, size_t *n) {
    FILE *f = fopen(path, "rb");
    if (!f) return NULL;
    static char buf[1 << 20];
    *n = fread(buf, 1, sizeof buf, f);
    fclose(f);
    return buf;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

/* Median time of a dump and a load of the program at its first pause. */
static void measure(const char *text, size_t n) {
    double dumps[51], loads[51];
    for (int i = 0; i < 51; i++) {
        rig r;
        rig_start(&r, true);
        if (rig_begin(&r, text, n) != HN_OK || hnvm_run(r.vm) != HN_PAUSED) exit(1);
        hn_buf dump, copy;
        hnbuf_init(&dump, &r.vm->meter);
        hnbuf_init(&copy, &r.out_meter);
        double t = now();
        if (hnsnap_dump(r.vm, &dump) != HN_OK) exit(1);
        dumps[i] = now() - t;
        hnbuf_put(&copy, dump.data, dump.len);
        hnbuf_free(&dump);
        rig_drop_vm(&r);
        rig_new_vm(&r);
        t = now();
        char error[200];
        if (hnsnap_load(r.vm, copy.data, copy.len, error, sizeof error) != HN_OK) exit(1);
        loads[i] = now() - t;
        if (i == 50) printf("size %zu bytes, source %zu\n", copy.len, n);
        hnbuf_free(&copy);
        rig_free(&r);
    }
    for (int i = 0; i < 51; i++)
        for (int k = i + 1; k < 51; k++) {
            double t;
            if (dumps[k] < dumps[i]) t = dumps[i], dumps[i] = dumps[k], dumps[k] = t;
            if (loads[k] < loads[i]) t = loads[i], loads[i] = loads[k], loads[k] = t;
        }
    printf("dump %.1f us, load %.1f us\n", dumps[25], loads[25]);
}

static const char *const programs[] = {
    "print(ask(1))\n",
    "x = ask('a'); y = ask([1, 2.5, None]); print(x, y)\n",
    "def f(a, b=2, *, c=3):\n    return ask(a) + b + c\nprint(f(1), f(1, c=10), f.__defaults__)\n",
    "class A:\n    k = 1\n    def __init__(self, x):\n        self.x = ask(x)\n        self.y = 2\n"
    "    def m(self):\n        return ask(self.x) * self.k\na = A(5)\nprint(a.m(), a.x, a.y)\n"
    "class B(A):\n    __slots__ = ('s',)\n    def m(self):\n        return super().m() + 1\nb = B(3)\nb.s = "
    "ask(4)\nprint(b.m(), b.s)\n",
    "def g(n):\n    for i in range(n):\n        yield ask(i)\nprint(list(g(4)))\ndef h():\n    x = yield 1\n "
    "   y = yield from g(2)\n    return x\n"
    "it = h()\nprint(next(it))\nask(0)\nprint(it.send(5))\nprint(list(it))\n",
    "def outer():\n    n = 0\n    def inc():\n        nonlocal n\n        n += ask(1)\n        return n\n    "
    "return inc\nf = outer()\nprint(f(), f(), f())\n",
    "d = {}\nfor i in range(20):\n    d[ask(i)] = i\ndel d[3]\nask(0)\nfor k in d:\n    ask(k)\n    print(k, "
    "d[k])\n",
    "s = {ask(i * 37) for i in range(30)}\ns.discard(37)\nask(0)\nprint(sorted(s), "
    "list(s))\ns.add(5)\nprint(list(s), frozenset(s) == s)\n",
    "try:\n    fail('oops')\nexcept RuntimeError as e:\n    ask(1)\n    print(repr(e))\nfinally:\n    "
    "ask(2)\n    print('done')\n",
    "try:\n    try:\n        1 / ask(0)\n    except ZeroDivisionError as e:\n        ask(1)\n        raise "
    "ValueError('x') from e\n"
    "except ValueError as e:\n    ask(2)\n    print(e, repr(e.__cause__), e.__traceback__ is not None)\n",
    "print([ask(i) for i in range(3) if ask(True)], {ask(i): ask(i + 1) for i in range(2)}, {ask(i) for i in "
    "range(3)})\n",
    "print(sorted([3, 1, 2], key=lambda v: -ask(v)), list(map(ask, [1, 2])), max([1, 5, 3], key=ask))\n",
    "class E:\n    def __init__(self, v):\n        self.v = v\n    def __eq__(self, o):\n        return "
    "ask(self.v) == o.v\n    def __hash__(self):\n        return ask(self.v) % 2\n"
    "    def __repr__(self):\n        return f'E({ask(self.v)})'\n    def __lt__(self, o):\n        return "
    "ask(self.v) < o.v\n    def __bool__(self):\n        return ask(self.v) > 1\n"
    "    def __add__(self, o):\n        return E(ask(self.v) + o.v)\n"
    "d = {E(i): i for i in range(4)}\nprint(d[E(2)], d)\nprint(E(1) in [E(2), E(1)], E(1) + E(2), not E(1), "
    "'y' if E(2) else 'n')\n"
    "print(sorted([E(3), E(1)]))\nif E(1) < E(2): print('lt')\n",
    "import math\nprint(math.sqrt(ask(16)))\nf = math.floor\nm = [].append\np = ' "
    "'.join\nask(1)\nprint(f(2.5), p(['a', 'b']))\n",
    "x = 2 ** 100\ny = -x\nz = complex(1, 2)\nb = bytearray(b'abc')\nr = range(0, 10, 3)\nsl = slice(1, "
    "None)\nt = (1, (2, 'x' * 50), b'q')\n"
    "ask(0)\nprint(x, y, z, b, r, sl, t, [10, 20, 30][sl], list(r), 1.5, -0.0, 1e300, float('inf'))\n",
    "s = ''\nfor i in range(200):\n    s += str(i)\n    if i % 20 == 0: ask(i)\nprint(len(s), s[-10:])\n",
    "a = []\na.append(a)\nd = {'self': None}\nd['self'] = d\nclass N: pass\nn = N()\nn.n = "
    "n\nask(1)\nprint(a[0] is a, d['self'] is d, n.n is n)\n",
    "it1 = iter([1, 2, 3]); next(it1)\nit2 = reversed([1, 2, 3]); next(it2)\nit3 = iter({1: 2, 3: "
    "4}.items())\nit4 = enumerate('ab')\nit5 = zip([1, 2], 'xy')\nnext(it5)\n"
    "it6 = iter(range(5)); next(it6)\nit7 = iter('xyz')\nask(0)\nprint(list(it1), list(it2), list(it3), "
    "list(it4), list(it5), list(it6), list(it7))\n",
    "class P:\n    @property\n    def v(self):\n        return ask(7)\n    @staticmethod\n    def s(x):\n    "
    "    return ask(x)\n    @classmethod\n    def c(cls, x):\n        return cls.__name__ + str(ask(x))\n"
    "p = P()\nprint(p.v, P.s(1), P.c(2), p.c(3))\nm = p.c\nask(0)\nprint(m(4))\n",
    "class L(list):\n    def total(self):\n        return sum(self) + ask(0)\nclass I(int):\n    pass\nclass "
    "D(dict):\n    def __missing__(self, k):\n        return ask(k)\n"
    "l = L([1, 2]); l.tag = 'x'; i = I(7); d = D(a=1)\nask(0)\nprint(l.total(), l, l.tag, i + 1, d['q'], "
    "d)\n",
    "with open if False else type('C', (), {'__enter__': lambda s: ask(1), '__exit__': lambda s, *a: "
    "ask(False)})() as v:\n    print(v, ask(2))\n",
    "import builtins\nbuiltins.extra = 5\nask(0)\nprint(extra)\nlen = lambda x: 99\nask(0)\nprint(len([]))\n",
    "class M(type):\n    def __call__(cls, *a):\n        ask(1)\n        return super().__call__(*a)\nclass "
    "A(metaclass=M):\n    def __init__(self, x): self.x = x\nprint(A(3).x, type(A).__name__)\n",
    "a = object(); b = object()\ni = id(a)\nask(0)\nprint(id(a) == i, id(b) != i, hash(a) == "
    "hash(a))\nprint(id(a), id(b), id(len) > 0)\n",
    "def f(*args, **kw):\n    return ask(len(args)), sorted(kw)\nprint(f(*[1, 2], *(3,), **{'a': 1}, "
    "b=ask(2)))\nx, *y = ask([1, 2, 3])\nprint(x, y, f'{ask(5):>4}|{ask(\"q\")!r}')\n",
    "class Node:\n    def __init__(self, v, next=None):\n        self.v, self.next = v, next\nhead = "
    "None\nfor i in range(50):\n    head = Node(i, head)\nask(1)\nn = 0\nwhile head:\n    n += head.v\n    "
    "head = head.next\nprint(n)\n",
    "match ask({'k': [1, 2, 3]}):\n    case {'k': [a, *rest]} if ask(True):\n        print(a, rest)\n    "
    "case _:\n        print('no')\n",
    "x = 1\nprint(eval('ask(x) + 1'))\nexec('y = ask(5)\\ndef g(): return ask(y)')\nprint(y, g())\n",
    "def inner():\n    try: yield ask(1)\n    except ValueError as e: yield ask(str(e))\ndef outer():\n    r "
    "= yield from inner()\n"
    "g = outer()\nprint(next(g), g.throw(ValueError('t')), list(g))\n",
    "import sys\nclass A: pass\na = A()\na.b = ValueError(1)\nvars(sys.stdin)['q'] = a\nask(0)\nprint("
    "sys.stdin.q.b, sys.stdin.q is a)\n",
    "class A: pass\nfor i in range(300):\n    class A(A): x = i\nask(0)\nprint(len(A.__mro__), A().x)\n",
    "import _thread\nq, l = [], _thread.allocate_lock()\ndef w(n):\n    for i in range(3):\n        with l:\n"
    "            q.append(ask(n + i))\n    d.pop().release()\nd = []\nfor n in 10, 20:\n"
    "    d.append(_thread.allocate_lock())\n    d[-1].acquire()\nends = d[:]\n"
    "_thread.start_new_thread(w, (10,))\n_thread.start_new_thread(w, (20,))\nask(0)\n"
    "for e in ends: e.acquire()\nprint(sorted(q), ask(1))\n",
    "async def f(x):\n    return await later(x)\nasync def main():\n    a = later(1)\n    b = await f(2)\n   "
    " return (await a, b)\nc = main()\ntry:\n    c.send(None)\nexcept StopIteration as e:\n    "
    "print(e.value)\nask(1)\n",
};

/* In the middle of what the library does for a program. */
static const char *const library[] = {
    "import pickle\nclass A:\n    def __init__(self, *parts): self.parts = parts\n    def __reduce"
    "__(self): return A, ask(self.parts), ask({'s': 1}), iter([1]), iter([(1, 2)])\n    def append"
    "(self, x): ask(x)\n    def __setitem__(self, k, v): ask(v)\n    def __setstate__(self, s): se"
    "lf.s = ask(s)\nb = pickle.dumps([A(1, 'text', b''), 'text', {1: (2,)}, A], 5)\nprint(len(b), "
    "[vars(x) if type(x) is A else x for x in pickle.loads(b)][:3])\n",
    "import pickle, io\nclass P(pickle.Pickler):\n    def persistent_id(self, x): return ask(x) if"
    " x == 5 else None\n    def reducer_override(self, x): return NotImplemented\nf = io.BytesIO()"
    "\nP(f, 4).dump([5, [5, (5,)], {5: {5}}, 'a', bytearray(b'b')])\nclass U(pickle.Unpickler):\n "
    "   def persistent_load(self, x): return ask(x)\n    def find_class(self, m, n): return ask(m)"
    " and super().find_class(m, n)\nprint(U(io.BytesIO(f.getvalue())).load(), U(io.BytesIO(b'(I1\\"
    "nI2\\ncbuiltins\\nint\\nl.')).load())\n",
    "import pickle, io\nclass F:\n    def __init__(self, b): self.b = io.BytesIO(b)\n    def read("
    "self, n): return ask(self.b.read(n))\n    def readline(self): return ask(self.b.readline())\n"
    "    def readinto(self, b): return ask(self.b.readinto(b))\n    def write(self, b): return ask"
    "(1)\nfor p in range(6): print(pickle.load(F(pickle.dumps([1, 'a' * 300, b'b' * 300, 2 ** 99, "
    "1.5, None], p))))\npickle.dump(['x' * 70000], F(b''))\n",
    "import ast\nclass V(ast.NodeTransformer):\n    def visit_Name(self, n): return ast.copy_locat"
    "ion(ast.Name(ask(n.id) + '_', n.ctx), n)\n    def visit_Pass(self, n): return [n, ask(1) and "
    "n]\nt = ast.parse('def f(a, *b, c=x):\\n    return [a for a in b if f\"{c!r:>{a}}\"]\\npass\\"
    "nmatch a:\\n    case {1: [b, *_]}: pass\\n')\nprint(ast.unparse(V().visit(t)), ast.dump(t, in"
    "dent=1)[:50])\n",
    "import ast\nclass L(list):\n    def __iter__(self):\n        for x in list.__iter__(self): yi"
    "eld ask(1) and x\nclass N(ast.Name):\n    @property\n    def id(self): return ask('n')\nt = a"
    "st.parse('a + b')\nt.body = L(t.body); t.body[0].value.left = N(ctx=ast.Load())\nprint(ast.du"
    "mp(t), ast.unparse(t), len(list(ast.walk(t))))\nn = ast.Tuple(L([ast.Constant(1)]), ast.Load("
    "))\nprint(ast.literal_eval(n), ast.fix_missing_locations(t) is t)\n",
    "import sys, importlib, types\nclass S: pass\nclass Finder:\n    def find_spec(self, name, pat"
    "h=None, target=None):\n        if ask(name).startswith('m'):\n            from importlib.util"
    " import spec_from_loader\n            return spec_from_loader(name, self, is_package=True)\n "
    "   def create_module(self, spec): return ask(None)\n    def exec_module(self, m):\n        ex"
    "ec(compile('import sys\\nx = ask(1)\\nfrom . import n\\ny = n', 'm.py', 'exec') if m.__name__"
    " == 'm' else 'z = ask(2)', {**m.__dict__, 'ask': ask})\n        m.k = ask(3)\nsys.meta_path.i"
    "nsert(0, Finder())\nimport m.n, m.o as q\nfrom m import k, n as o\nprint(m.k, q.k, k, importl"
    "ib.reload(m) is m, m.__spec__.loader is sys.meta_path[0])\nclass M(types.ModuleType):\n    de"
    "f __getattr__(self, name): return ask(name)\nm.__class__ = M\nprint(m.anything)\n",
    "import atexit, sys\ndef f(n):\n    ask(n)\n    if n: atexit.register(f, n - 1)\n    if n == 2"
    ": raise ValueError(ask('v'))\ndef hook(u): print(u.exc_type.__name__, ask(1))\nsys.unraisable"
    "hook = hook\natexit.register(f, 3)\natexit.register(f, 1)\natexit._run_exitfuncs()\nasync def"
    " g():\n    try: yield ask(1)\n    finally: ask(2)\nsys.set_asyncgen_hooks(lambda g: ask('firs"
    "t'), lambda g: ask('end'))\na = g()\ntry: a.asend(None).send(None)\nexcept StopIteration as e"
    ": print(e.value)\ndel a\nimport gc\ngc.collect()\n",
    "import shelve, dbm, copy, fileinput, runpy, pkgutil\nclass A:\n    def __getstate__(self): re"
    "turn ask({'a': 1})\n    def __deepcopy__(self, memo): return ask(5)\nwith shelve.open('s', wr"
    "iteback=True) as s:\n    s['a'] = [A(), 'text']\n    s['b'] = ask([1])\n    s['b'].append(2)\n"
    "with shelve.open('s') as s: print(sorted(s), s['b'], vars(s['a'][0]))\nprint(copy.deepcopy([A"
    "(), {1: A()}]))\nwith open('r.py', 'w') as f: f.write('print(ask(1))\\nx = __name__')\nprint("
    "runpy.run_path('r.py', {'ask': ask}, 'named')['x'])\nclass C:\n    def __mro_entries__(self, "
    "bases): return ask(1) and (int,)\nclass T(type):\n    def mro(cls): return ask(1) and super()"
    ".mro()\nclass D(C(), metaclass=T): pass\nclass E(D): pass\nE.__bases__ = (D, int) if ask(0) e"
    "lse (D,)\nprint(D.__mro__ == (D, int, object), E.__bases__)\n",
    "text = 'some words'\na = id(text), id(b''), id((1, 'x')), id('a'), id(1 << 70), id(ask)\nask("
    "1)\nprint(a[:4] == (id(text), id(b''), id((1, 'x')), id('a')), b'x'[1:] is bytes(), id(b''[:0"
    "]) == a[1])\n",
};

/* Writes the payload of the first pauses' snapshots: what fuzzing begins with. */
static void save_some(const char *text, const char *directory, const char *name, unsigned most) {
    rig r;
    char each[32];
    rig_start(&r, true);
    hn_status st = rig_begin(&r, text, strlen(text));
    for (unsigned i = 0; i < most && st == HN_OK && hnvm_run(r.vm) == HN_PAUSED; i++) {
        hn_buf dump;
        hnbuf_init(&dump, &r.vm->meter);
        snprintf(each, sizeof each, "%s-%u", name, i);
        if (hnsnap_dump(r.vm, &dump) == HN_OK) payload_save(&dump, directory, each);
        hnbuf_free(&dump);
        st = rig_answer(&r);
        if (st == HN_CALL) st = HN_OK;
    }
    rig_free(&r);
}

static void save_all(const char *directory) {
    char name[32];
    for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) {
        snprintf(name, sizeof name, "%03zu", i);
        save_some(programs[i], directory, name, 1);
    }
    for (size_t i = 0; i < sizeof library / sizeof *library; i++) {
        snprintf(name, sizeof name, "library%zu", i);
        save_some(library[i], directory, name, 12);
    }
}

int main(int argc, char **argv) {
    if (argc == 3 && strcmp(argv[1], "--save") == 0) {
        save_all(argv[2]);
        return 0;
    }
    if (argc == 3 && strcmp(argv[1], "--time") == 0) {
        size_t n = 0;
        const char *text = read_file(argv[2], &n);
        if (text) measure(text, n);
        return !text;
    }
    if (argc > 1) slice = getenv("SLICE") ? atoi(getenv("SLICE")) : 41;
    for (int i = 1; i < argc; i++) {
        size_t n = 0;
        const char *text = read_file(argv[i], &n);
        if (!text) return 2;
        compare(argv[i], text, n, CALLS, true);
        compare(argv[i], text, n, SLICES, true);
    }
    for (size_t i = 0; argc == 1 && i < sizeof programs / sizeof *programs; i++) {
        char name[32];
        if (!turn_has((uint32_t)i)) continue;
        snprintf(name, sizeof name, "program %zu", i);
        compare(name, programs[i], strlen(programs[i]), CALLS, true);
        compare(name, programs[i], strlen(programs[i]), SLICES, true);
    }
    for (size_t i = 0; argc == 1 && i < sizeof library / sizeof *library; i++) {
        char name[32];
        if (!turn_has((uint32_t)i)) continue;
        snprintf(name, sizeof name, "library %zu", i);
        compare(name, library[i], strlen(library[i]), CALLS, true);
    }
    if (failures) fprintf(stderr, "%d failures\n", failures);
    return failures != 0;
}
