/* Host calls from every place where Python code can run. Each program is run three times: with answers at
 * once, with a pause at every call, and with a dump and a load into a new session at every pause. Output and
 * steps must be the same. */
#include "include/hognose.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

typedef struct place {
    const char *name, *code;
} place;

/* h(x) is the host's function: it gives x back. */
static const place places[] = {
    {"sort key", "print(sorted([3, 1, 2], key=lambda x: h(x)))\nl = [3, 1, 2]\nl.sort(key=h, "
                 "reverse=True)\nprint(l, max([1, 5, 2], key=h), min([4, 2], key=h))"},
    {"a program that is not UTF-8",
     "# coding: latin-1\nprint('caf\xe9', [h(i) for i in range(3)], h('\xfc'))"},
    {"map and filter",
     "print(list(map(h, [1, 2])), list(filter(h, [0, 1, 2])), list(map(lambda x, y: h(x) + y, [1], [2])))"},
    {"comprehensions", "print([h(i) for i in range(3)], {h(i) for i in range(3)}, {h(i): h(-i) for i in "
                       "range(2)}, [i for i in range(4) if h(i % 2)])"},
    {"nested comprehension",
     "print([[h(i * j) for i in range(2)] for j in range(2)], sum(h(i) for i in range(4)))"},
    {"__init__",
     "class A:\n  def __init__(self, x): self.x = h(x)\nprint(A(3).x, [A(i).x for i in range(2)])"},
    {"__new__", "class A:\n  def __new__(cls, x):\n    o = super().__new__(cls)\n    o.y = h(x)\n    return "
                "o\n  def __init__(self, x): self.x = h(x + 1)\na = A(1)\nprint(a.x, a.y)"},
    {"__eq__ and __hash__ in a dict",
     "class K:\n  def __init__(self, v): self.v = v\n  def __eq__(self, o): return h(self.v) == o.v\n  def "
     "__hash__(self): return h(1)\n"
     "d = {K(1): 'a', K(2): 'b'}\nd[K(3)] = 'c'\nprint(d[K(2)], K(3) in d, d.get(K(9)), d.pop(K(1)), len(d), "
     "d.setdefault(K(2), 5))\ndel d[K(2)]\nprint(len(d))"},
    {"__eq__ and __hash__ in a set",
     "class K:\n  def __init__(self, v): self.v = v\n  def __eq__(self, o): return h(self.v) == o.v\n  def "
     "__hash__(self): return h(self.v % 2)\n"
     "s = {K(1), K(2), K(3)}\ns.add(K(1))\nprint(len(s), K(2) in s, len(s | {K(5)}), len(s & {K(1)}), len(s "
     "- {K(3)}), len(s ^ {K(1), K(7)}))\ns.discard(K(1))\nprint(len(s), s == {K(2), K(3)}, len(set([K(1), "
     "K(1)])))"},
    {"__eq__ in lists", "class K:\n  def __init__(self, v): self.v = v\n  def __eq__(self, o): return "
                        "h(self.v) == getattr(o, 'v', o)\n"
                        "l = [K(1), K(2)]\nprint(2 in l, l.index(2), l.count(1), l == [1, 2], l != [1, 3], "
                        "(K(1),) == (1,), {'a': K(1)} == {'a': 1})\nl.remove(1)\nprint(len(l))"},
    {"__repr__ in containers",
     "class R:\n  def __repr__(self): return 'R%d' % h(7)\nprint([R(), (R(),)], {1: R()}, {'x': "
     "{R()}})\nprint(repr(R()), str(R()), f'{R()!r} {R()}', '%r %s' % (R(), R()), '{!r}'.format([R()]))"},
    {"generator in sum",
     "def g():\n  for i in range(3): yield h(i)\nprint(sum(g()), list(g()), max(g()), tuple(g()), set(g()), "
     "sorted(g()), ','.join(str(x) for x in g()), any(g()), all(g()), dict((x, h(x)) for x in g()))"},
    {"__missing__", "class D(dict):\n  def __missing__(self, k):\n    self[k] = h([])\n    return self[k]\nd "
                    "= D()\nd['a'].append(1)\nd['a'].append(2)\nprint(d['a'], d['b'], len(d))"},
    {"decorators", "def deco(n):\n  h(n)\n  def wrap(f):\n    return lambda *a: h(f(*a))\n  return "
                   "wrap\n@deco(1)\n@deco(2)\ndef f(x): return x * 2\nprint(f(4))"},
    {"class body", "class A:\n  x = h(5)\n  y = [h(i) for i in range(2)]\n  def f(self, z=h(9)): return "
                   "z\nprint(A.x, A.y, A().f())"},
    {"with",
     "class C:\n  def __enter__(self): return h(1)\n  def __exit__(self, t, v, tb): return h(t is not "
     "None)\nwith C() as c: print(c)\nwith C(): 1 / 0\nwith C() as a, C() as b: print(a + b)\nprint('end')"},
    {"finally",
     "def f():\n  try: return h(1)\n  finally: print(h(2))\ndef g():\n  for i in range(3):\n    try:\n      "
     "if i == 1: continue\n      print(h(i))\n    finally: print('f', h(i))\nprint(f())\ng()\ntry:\n  try: 1 "
     "/ 0\n  finally: h(3)\nexcept ZeroDivisionError as e: print(e, h(4))"},
    {"property", "class A:\n  @property\n  def p(self): return h(3)\n  @p.setter\n  def p(self, v): self.q = "
                 "h(v)\n  @p.deleter\n  def p(self): print('del', h(1))\na = A()\na.p = 4\nprint(a.p, a.q, "
                 "getattr(a, 'p'))\na.p += 1\nprint(a.q)\ndel a.p"},
    {"__getattr__",
     "class A:\n  def __getattr__(self, n):\n    if n == 'no': raise AttributeError(n)\n    return h(n) * "
     "2\na = A()\nprint(a.x, getattr(a, 'y'), hasattr(a, 'no'), getattr(a, 'no', 5), a.zz.upper())"},
    {"__getattribute__ and __setattr__",
     "class A:\n  def __getattribute__(self, n): return h(n)\n  def __setattr__(self, n, v): print('set', n, "
     "h(v))\n  def __delattr__(self, n): print('del', h(n))\na = A()\na.x = 1\nprint(a.x)\nsetattr(a, 'y', "
     "2)\ndel a.z"},
    {"__format__", "class F:\n  def __format__(self, s): return '<' + h(s) + '>'\nf = F()\nprint(f'{f:abc} "
                   "{f}', '{:x} {}'.format(f, f), format(f, 'q'), f'{h(3):>{h(5)}}')"},
    {"__iter__ and __next__",
     "class I:\n  def __init__(self): self.n = 0\n  def __iter__(self): return h(None) or self\n  def "
     "__next__(self):\n    self.n += 1\n    if h(self.n) > 3: raise StopIteration\n    return self.n\n"
     "for x in I(): print(x)\nprint(list(I()), [*I()], sum(I()), 2 in I(), dict(zip(I(), I())), "
     "list(enumerate(I())))\na, *b = I()\nprint(a, b)\na, b, c = I()\nprint(a, b, c, next(I()))\ndef f(*a): "
     "return a\nprint(f(*I()))"},
    {"__contains__", "class C:\n  def __contains__(self, x): return h(x) > 1\nprint(1 in C(), 2 in C(), 1 "
                     "not in C())\nif 5 in C(): print('yes')\nwhile 0 in C(): break\nelse: print('else')"},
    {"__len__ and __bool__",
     "class B:\n  def __init__(self, v): self.v = v\n  def __bool__(self): return h(self.v)\nclass L:\n  def "
     "__len__(self): return h(2)\nprint(len(L()), bool(L()), bool(B(False)), not B(True))\nif B(True): "
     "print(1)\nif not B(False): print(2)\nprint(3 if B(False) else 4, B(True) and 5, B(False) or 6)\nn = "
     "0\nwhile B(n < 2): n += 1\nprint(n, any([B(False), B(True)]), all([B(True)]), list(filter(None, "
     "[B(True)]))[0].v)\nassert B(True)"},
    {"operators", "class V:\n  def __init__(self, v): self.v = v\n  def __add__(self, o): return h(self.v) + "
                  "o if isinstance(o, int) else NotImplemented\n  def __radd__(self, o): return o + "
                  "h(self.v)\n  def __neg__(self): return h(-self.v)\n"
                  "  def __sub__(self, o): return NotImplemented\n  def __rsub__(self, o): return h(100)\n  "
                  "def __matmul__(self, o): return h('mm')\n  def __getitem__(self, k): return h(k)\n  def "
                  "__call__(self, *a, **k): return h([*a])\n  def __divmod__(self, o): return h(7)\n  def "
                  "__abs__(self): return h(8)\n  def __index__(self): return h(self.v)\n  def __int__(self): "
                  "return h(9)\n  def __float__(self): return h(1.5)\n"
                  "v = V(2)\nprint(v + 1, 1 + v, -v, 5 - v, v - v if False else v @ 1, v[3], v[1:2] if False "
                  "else v['k'], v(1, 2), divmod(v, 1), abs(v), [10, 20, 30][v], int(v), float(v), hex(v), "
                  "range(v), 'abc' * v, [1] * v, sum([v, 1]))"},
    {"in-place operators",
     "class V:\n  def __init__(self, v): self.v = v\n  def __iadd__(self, o):\n    self.v += h(o)\n    "
     "return self\n  def __imul__(self, o): return V(h(self.v) * o)\nv = V(1)\nv += 2\nv *= 3\nprint(v.v)\nl "
     "= [v]\nl[0] += 4\nprint(l[0].v)\nclass O: pass\no = O()\no.v = v\no.v += 5\nprint(o.v.v)"},
    {"comparisons",
     "class V:\n  def __init__(self, v): self.v = v\n  def __lt__(self, o): return h(self.v) < getattr(o, "
     "'v', o)\n  def __le__(self, o): return h(self.v) <= o.v\n  def __gt__(self, o): return h(self.v) > "
     "getattr(o, 'v', o)\n  def __ne__(self, o): return h(True)\n"
     "print(V(1) < V(2), V(1) <= V(1), V(3) > V(2), V(1) != V(1), 1 < V(2), V(1) < V(2) < V(3))\nif V(1) < "
     "V(2): print('a')\nn = V(0)\nwhile n < 3: n = V(n.v + 1)\nprint(n.v, [x.v for x in sorted([V(3), V(1), "
     "V(2)])], max(V(1), V(4)).v, min([V(3), V(2)]).v)"},
    {"descriptors",
     "class D:\n  def __get__(self, o, t): return h(1) if o is not None else 'class'\n  def __set__(self, o, "
     "v): print('set', h(v))\n  def __delete__(self, o): print('delete', h(2))\n  def __set_name__(self, t, "
     "n): print('name', h(n))\nclass A:\n  d = D()\na = A()\na.d = 5\nprint(a.d, A.d)\ndel a.d"},
    {"items", "class A:\n  def __setitem__(self, k, v): print('set', h(k), v)\n  def __delitem__(self, k): "
              "print('del', h(k))\n  def __getitem__(self, k):\n    if h(k) > 2: raise IndexError\n    "
              "return k\na = A()\na[1] = 2\ndel a[3]\na[1] += 5\nprint(list(a), 1 in a, "
              "list(reversed([*a])))\nfor x in a: print(x)"},
    {"class hooks",
     "class B:\n  def __init_subclass__(cls, **k): print('sub', cls.__name__, h(len(k)))\nclass C(B, a=1): "
     "pass\nclass M(type):\n  def __call__(cls, *a): return h([*a])\n  def __prepare__(n, b): return h({})\n "
     " def __instancecheck__(cls, o): return h(True)\n  def __subclasscheck__(cls, o): return h(False)\n  "
     "def __getattr__(cls, n): return h(n)\n  def __len__(cls): return h(4)\n  def __contains__(cls, x): "
     "return h(x)\n  def __iter__(cls): return iter(h([1, 2]))\n"
     "class D(metaclass=M): pass\nprint(D(1, 2), isinstance(1, D), issubclass(int, D), D.foo, len(D), 1 in "
     "D, list(D))\nclass N(type):\n  def __new__(m, n, b, d, **k): return super().__new__(m, h(n), b, d)\n  "
     "def __init__(c, *a, **k): c.z = h(6)\nclass E(metaclass=N): pass\nprint(E.z, E.__name__)"},
    {"str() in print", "class S:\n  def __str__(self): return h('s')\nprint(S(), S(), sep=h('-'), "
                       "end=h('!\\n'))\nprint(str(S()), '%s' % S(), ''.join([str(S())]))"},
    {"exceptions",
     "class E(Exception):\n  def __init__(self, x):\n    super().__init__(h(x))\n  def __str__(self): return "
     "'E:' + str(h(1))\ntry: raise E(5)\nexcept E as e: print(e, e.args, h('in'))\ndef cls(): return h(0) or "
     "E\ntry: raise E(1)\nexcept cls(): print('caught')\ntry:\n  try: raise E(1)\n  except cls() as x: raise "
     "KeyError(h('k')) from x\nexcept KeyError as k: print(k, k.__cause__)\ntry: raise E\nexcept TypeError "
     "as t: print('t')\n"
     "try: raise ExceptionGroup('g', [E(1), ValueError(2)])\nexcept* cls() as g: print(len(g.exceptions), "
     "h('x'))\nexcept* ValueError: print(h('y'))"},
    {"generators",
     "def g():\n  try:\n    while True:\n      try: x = yield h(1)\n      except ValueError as e: print('v', "
     "h(str(e)))\n      else: print('got', h(x))\n  finally: print('fin', h('bye'))\ni = g()\nprint(next(i), "
     "i.send(5), i.throw(ValueError('q')))\ni.close()\ndef d():\n  r = yield from g2()\n  print('r', "
     "h(r))\ndef g2():\n  yield h('a')\n  return h('b')\nprint(list(d()))\ni = g()\nnext(i)\ntry: "
     "i.throw(KeyError('z'))\nexcept KeyError as e: print(repr(e))"},
    {"async",
     "import types\nasync def f(x): return h(x) + 1\nasync def m():\n  async with C() as c: print('c', c)\n  "
     "async for i in A(): print('i', i)\n  print([x async for x in ag()], [await f(i) for i in range(2)])\n  "
     "return await f(3)\nclass C:\n  async def __aenter__(self): return h(1)\n  async def __aexit__(self, "
     "*a): h(2)\nclass A:\n  n = 0\n  def __aiter__(self): return self\n  async def __anext__(self):\n    "
     "self.n += 1\n    if h(self.n) > 2: raise StopAsyncIteration\n    return self.n\nasync def ag():\n  "
     "yield h('x')\n  yield h('y')\nc = m()\ntry: c.send(None)\nexcept StopIteration as e: print(e.value)"},
    {"match",
     "class P:\n  __match_args__ = ('x', 'y')\n  def __init__(self, x, y): self.a = (x, y)\n  @property\n  "
     "def x(self): return h(self.a[0])\n  @property\n  def y(self): return h(self.a[1])\nmatch P(1, [2, "
     "3]):\n  case P(5, _): print('no')\n  case P(1, [a, b]) if h(a) == 2: print(a, b)"},
    {"unpacking and calls",
     "def f(a, b=2, *c, d, **e): return a, b, c, d, sorted(e.items())\nclass M:\n  def keys(self): return "
     "h(['d', 'z'])\n  def __getitem__(self, k): return h(k)\nprint(f(h(1), *h([5, 6]), **M()), {**M(), 'q': "
     "h(1)}, [*h([1]), 2], dict(M()))\nx, (y, *z) = h([1, [2, 3, 4]])\nprint(x, y, z)\nlambda_default = "
     "lambda a=h(4): a\nprint(lambda_default(), (lambda *, k: h(k))(k=3))"},
    {"lib functions",
     "class N:\n  def __round__(self, n=None): return h(n)\n  def __trunc__(self): return h(3)\n  def "
     "__reversed__(self): return iter(h([3, 2]))\n  def __dir__(self): return h(['b', 'a'])\n  def "
     "__bytes__(self): return b'x' * h(2)\n  def __hash__(self): return h(77)\nn = N()\nprint(round(n), "
     "round(n, 2), list(reversed(n)), dir(n), bytes(n), hash(n), list(zip(map(h, [1, 2]), 'ab')), "
     "list(iter(lambda: h(1), 1)), sum([h(1)], h(2)), pow(h(2), h(3)), vars()['n'] is n)\nimport "
     "json\nprint(json.dumps({'a': object}, default=lambda o: h('obj')), json.loads('[1, 2.5]', "
     "parse_float=lambda s: h(s)))"},
    {"eval and exec",
     "print(eval('h(1) + h(2)'))\nexec('def q(x):\\n  return h(x)\\nprint(q(h(4)))')\nglobal_x = [h(i) for i "
     "in eval('range(h(2))')]\nprint(global_x)"},
    {"deep", "def f(n): return h(n) if n == 0 else f(n - 1) + h(0)\nprint(f(100))\nclass R:\n  def "
             "__init__(self, n): self.n = n\n  def __repr__(self): return f'<{self.n}{R(self.n - 1)!r}>' if "
             "self.n else str(h('end'))\nprint([R(20)])"},
    {"big state",
     "d = {i: [str(i), (i, float(i)), {i}] for i in range(50)}\ns = 'x' * 1000 + chr(0x1F600)\nb = "
     "bytearray(b'abc')\ni = 1 << 200\nit = iter(d.items())\nnext(it)\nh(1)\nprint(next(it), len(s), b, i, "
     "d[49])\nb.append(h(100))\nprint(b, s[-1] == chr(0x1F600), list(it)[-1])"},
    {"errors of the host",
     "try: h_bad(1)\nexcept ValueError as e: print('caught', e)\nprint([1 for i in range(2) if i or not "
     "h(0)])\nclass A:\n  def __eq__(self, o): return h_bad(1)\ntry: print(A() in [1, 2])\nexcept ValueError "
     "as e: print('again', e)\ndef g():\n  yield h_bad(2)\ntry: sum(g())\nexcept ValueError as e: "
     "print('gen', e)"},
};

/* At how many of the pauses the session moves: under sanitizers at fewer, a move is slow there. */
#ifdef HN_SANITIZED
#define EVERY 7
#else
#define EVERY 1
#endif

typedef enum mode { AT_ONCE, PAUSED, SLICES, MOVED } mode;

typedef struct run {
    mode how;
    char out[16384];
    size_t n, pauses;
} run;

static void on_write(void *ctx, int stream, const char *utf8, size_t n) {
    run *r = ctx;
    (void)stream;
    if (r->n + n >= sizeof r->out) return;
    memcpy(r->out + r->n, utf8, n);
    r->n += n;
    r->out[r->n] = 0;
}

/* [[x], {}] in CBOR is 82 81 x A0. */
static hn_state answer(hn_session *s) {
    size_t n;
    if (strcmp(hn_call_name(s), "h_bad") == 0) return hn_answer_error(s, "ValueError", "from the host");
    const uint8_t *p = hn_call_arguments(s, &n);
    if (n < 4 || p[0] != 0x82 || p[1] != 0x81) return HN_REFUSED;
    uint8_t *copy = malloc(n);
    memcpy(copy, p + 2, n - 3);
    hn_state st = hn_answer(s, copy, n - 3);
    free(copy);
    return st;
}

static hn_call_outcome on_call(void *ctx, hn_session *s) {
    run *r = ctx;
    r->pauses++;
    return r->how == AT_ONCE && answer(s) == HN_READY ? HN_CALL_ANSWERED : HN_CALL_LATER;
}

static hn_session *move(hn_session *s, const hn_host_functions *host, const char *name) {
    size_t n;
    char problem[200] = "";
    const uint8_t *dump;
    do dump = hn_dump(s, &n);
    while (!dump && hn_problem_code(s) == HN_PROBLEM_SLICED);
    if (!dump) {
        fprintf(stderr, "%s: no dump: %s\n", name, hn_problem(s));
        return s;
    }
    hn_session *t = hn_load(host, dump, n, problem, sizeof problem);
    if (!t) {
        fprintf(stderr, "%s: no load: %s\n", name, problem);
        return s;
    }
    hn_session_free(s);
    return t;
}

static uint64_t execute(const place *p, run *r) {
    hn_host_functions host = {.ctx = r, .write = on_write, .call = on_call};
    hn_session *s = hn_session_new(&host);
    (void)hn_declare(s, "h", false, NULL, NULL);
    (void)hn_declare(s, "h_bad", false, NULL, NULL);
    hn_set_slices(s, r->how == SLICES);
    hn_state st = hn_start(s, p->code, strlen(p->code), NULL);
    while (st == HN_READY || st == HN_SLICED || st == HN_CALLING) {
        if (st == HN_CALLING && r->how == MOVED && r->pauses % EVERY == 0) {
            hn_session *t = move(s, &host, p->name);
            if (t == s) {
                failures++;
                break;
            }
            s = t;
        }
        st = st == HN_CALLING ? answer(s) : hn_continue(s);
    }
    if (st == HN_FAILED) on_write(r, 2, hn_error_traceback(s, NULL), strlen(hn_error_traceback(s, NULL)));
    if (st != HN_COMPLETE)
        fprintf(stderr, "%s: mode %d ended with state %d\n%s\n", p->name, (int)r->how, (int)st, r->out);
    failures += st != HN_COMPLETE;
    uint64_t steps = hn_get_used(s, HN_MAX_STEPS);
    hn_session_free(s);
    return steps;
}

static void compare(const place *p, const run *a, uint64_t steps_a, const run *b, uint64_t steps_b) {
    if (strcmp(a->out, b->out) != 0)
        fprintf(stderr, "%s: mode %d printed\n%s\nnot\n%s\n", p->name, (int)b->how, b->out, a->out);
    if (steps_a != steps_b)
        fprintf(stderr, "%s: mode %d took %llu steps, not %llu\n", p->name, (int)b->how,
                (unsigned long long)steps_b, (unsigned long long)steps_a);
    failures += steps_a != steps_b || strcmp(a->out, b->out) != 0;
}

int main(void) {
    static run first, other;
    size_t pauses = 0;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        memset(&first, 0, sizeof first);
        uint64_t steps = execute(&places[i], &first);
        if (!first.pauses) fprintf(stderr, "%s: no call\n", places[i].name), failures++;
        for (mode m = PAUSED; m <= MOVED; m++) {
            memset(&other, 0, sizeof other);
            other.how = m;
            uint64_t again = execute(&places[i], &other);
            compare(&places[i], &first, steps, &other, again);
            pauses += other.pauses;
        }
    }
    printf("%zu pauses, %d failures\n", pauses, failures);
    return failures != 0;
}
