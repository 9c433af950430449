# A tour of the language: many features in few lines each.

### tstring
name = "x"
t = t"a {name!r:>5} b"
print(t.strings, t.interpolations[0].value, t.interpolations[0].expression, t.interpolations[0].conversion, t.interpolations[0].format_spec)
#> ('a ', ' b') x name r >5

### match all
class P:
    __match_args__ = ("x", "y")
    def __init__(self, x, y): self.x = x; self.y = y
def f(v):
    match v:
        case [1, *rest] if rest: return ("seq", rest)
        case {"a": 1, **kw}: return ("map", kw)
        case P(x=0): return "p0"
        case P(a, b): return (a, b)
        case int() | str() as z: return z
        case (1 | 2) , None: return "or"
        case -1.5: return "neg"
        case _: return "else"
print([f(v) for v in ([1, 2, 3], {"a": 1, "b": 2}, P(0, 1), P(1, 2), 5, "s", (2, None), -1.5, b"")])
#> [('seq', [2, 3]), ('map', {'b': 2}), 'p0', (1, 2), 5, 's', 'or', 'neg', 'else']

### except star
try:
    raise ExceptionGroup("g", [ValueError(1), TypeError(2), ExceptionGroup("h", [ValueError(3)])])
except* ValueError as e:
    print(e.exceptions)  #> (ValueError(1), ExceptionGroup('h', [ValueError(3)]))
except* TypeError as e:
    print(repr(e))  #> ExceptionGroup('g', [TypeError(2)])

### async gen
async def ag():
    for i in range(3):
        x = yield i
        print("got", x)
async def main():
    a = ag()
    print(await a.asend(None))
    print(await a.asend("hi"))
    await a.aclose()
    return [i async for i in ag()]
c = main()
try: c.send(None)
except StopIteration as e: print(e.value)
#> 0
#> got hi
#> 1
#> got None
#> got None
#> got None
#> [0, 1, 2]

### generics
class A[T]:
    def f[U: int](self, x: U) -> T: ...
type L[T] = list[T]
print(A[int], L[int], L.__value__, A.f.__annotations__, A.__type_params__)
#> __main__.A[int] L[int] list[T] {'x': U, 'return': T} (T,)

### descriptors
class D:
    def __set_name__(self, o, n): self.n = n
    def __get__(self, i, o): return (self.n, i is None)
    def __set__(self, i, v): print("set", v)  #> set 3
class A:
    d = D()
a = A(); a.d = 3
print(a.d, A.d)  #> ('d', False) ('d', True)

### metaclass
class M(type):
    @classmethod
    def __prepare__(m, n, b, **k): print("prep", n, k); return {}  #> prep A {'z': 1}
    def __new__(m, n, b, d, **k): return super().__new__(m, n, b, d)
    def __init__(c, n, b, d, **k): super().__init__(n, b, d)
    def __call__(c, *a): print("call"); return super().__call__(*a)  #> call
    def __instancecheck__(c, o): return True
    def __contains__(c, x): return x == 1
    def __len__(c): return 7
class A(metaclass=M, z=1): pass
A(); print(isinstance(3, A), 1 in A, len(A))  #> True True 7

### init_subclass
class B:
    def __init_subclass__(cls, /, tag=None, **k): super().__init_subclass__(**k); cls.tag = tag
class C(B, tag="t"): pass
print(C.tag)  #> t

### comprehension scopes
x = 5
print([x for x in range(3)], x, [(lambda: y)() for y in range(2)], {k: v for k, v in zip("ab", [1, 2])})
class A:
    y = 3
    z = [y for _ in range(2)] if False else y
print(A.z, [a for b in [[1], [2]] for a in b if a > 1])
#> [0, 1, 2] 5 [0, 1] {'a': 1, 'b': 2}
#> 3 [2]

### comprehension attribute target
class O: pass
o = O(); d = {}
print([o.x for o.x in range(3)], [d["k"] for d["k"] in range(2)], o.x, d)  #> [0, 1, 2] [0, 1] 2 {'k': 1}

### star everything
def f(*a, **k): return a, k
print(f(*[1], 2, *(3,), **{"x": 1}, y=2), [*range(2), *"a"], {**{"a": 1}, "b": 2})
a, (b, *c), d = 1, (2, 3, 4), 5
print(a, b, c, d)
#> ((1, 2, 3), {'x': 1, 'y': 2}) [0, 1, 'a'] {'a': 1, 'b': 2}
#> 1 2 [3, 4] 5

### walrus
print([y := 1, y**2], (z := 3), z, [w for i in range(3) if (w := i) > 0], w)  #> [1, 1] 3 3 [1, 2] 2

### nonlocal
def f():
    n = 0
    def g():
        nonlocal n
        n += 1
        return n
    g(); return g()
print(f())  #> 2

### generator close and throw
def g():
    try:
        while True:
            try: x = yield 1
            except KeyError as e: print("key", e); yield 2
    finally: print("fin")
i = g(); next(i); print(i.throw(KeyError("a"))); i.close()
#> key 'a'
#> 2
#> fin

### yield from return
def a():
    x = yield 1
    return x
def b():
    r = yield from a()
    print("r", r)  #> r 7
i = b(); next(i)
try: i.send(7)
except StopIteration: pass

### fstrings
w = 10; v = 3.14159
print(f"{v:{w}.{2}f}|{v!r:>{w}}|{w=}|{'a' if w else 'b'}|{{}}|{f'{v:.1f}'}|{w=:>5}|{[i for i in range(2)]}")
#>       3.14|   3.14159|w=10|a|{}|3.1|w=   10|[0, 1]

### int formats
print(f"{1234567:,} {1234567:_} {255:#x} {255:08b} {-5:+} {5: } {1e10:g} {0.1:.3%} {12345.678:,.1f} {'x':^5}|{'y':*<4}|{True:d}")
#> 1,234,567 1_234_567 0xff 11111111 -5  5 1e+10 10.000% 12,345.7   x  |y***|1

### with multiple
class C:
    def __init__(s, n): s.n = n
    def __enter__(s): print("in", s.n); return s.n
    def __exit__(s, *a): print("out", s.n, a[0]); return s.n == 1
with (C(1) as a, C(2) as b): raise ValueError(a + b)
print("ok")
#> in 1
#> in 2
#> out 2 <class 'ValueError'>
#> out 1 <class 'ValueError'>
#> ok

### exception notes chain
try:
    try: 1/0
    except ZeroDivisionError as e: raise KeyError("k") from e
except KeyError as e:
    e.add_note("n1"); print(e.__cause__, e.__context__, e.__notes__, e.__suppress_context__)
#> division by zero division by zero ['n1'] True

### class body scope
x = 1
class A:
    x = x + 1
    def f(self): return x
    print(x, __qualname__, __module__)  #> 2 A __main__
print(A().f())  #> 1

### total ops
class V:
    def __init__(s, v): s.v = v
    def __add__(s, o): return NotImplemented
    def __radd__(s, o): return ("radd", o)
    def __iadd__(s, o): s.v += o; return s
    def __eq__(s, o): return True
    def __lt__(s, o): return False
    def __bool__(s): return False
    def __call__(s, *a): return a
    def __getitem__(s, k): return k
    def __contains__(s, k): return k == 3
    def __matmul__(s, o): return "mm"
    def __divmod__(s, o): return "dm"
    def __index__(s): return 2
    def __round__(s, n=None): return n
v = V(1); v += 5
print(1 + v, v.v, v == 2, v < 1, not v, v(1), v[1:2, ...], 3 in v, v @ 1, divmod(v, 2), [1, 2, 3][v], round(v), round(v, 2), hex(v), range(5)[v])
#> ('radd', 1) 6 True False True (1,) (slice(1, 2, None), Ellipsis) True mm dm 3 None 2 0x2 2

### getattr hooks
class A:
    def __getattr__(s, n): return n
    def __setattr__(s, n, v): object.__setattr__(s, n, v * 2)
    def __delattr__(s, n): print("del", n)  #> del q
    def __dir__(s): return ["z", "a"]
a = A(); a.q = 2; del a.q
print(a.q, a.foo, dir(a))  #> 4 foo ['a', 'z']

### bytes methods
print(b"abc".hex(" "), bytes.fromhex("61 62"), b"a,b".split(b","), b"abc".find(b"c"), b"%d %s" % (1, b"x"), bytearray(b"ab") + b"c", b"ab".translate(bytes(range(256))), b"\x00\xff".decode("latin-1").encode())
#> 61 62 63 b'ab' [b'a', b'b'] 2 b'1 x' bytearray(b'abc') b'ab' b'\x00\xc3\xbf'

### str methods
print("a,b,,c".split(","), " x ".strip(), "abc".center(9, "*"), "aXbX".replace("X", "-", 1), "Hello".swapcase(), "a\tb".expandtabs(4), "x=1".partition("="), "abc".maketrans("a", "b"), "ab\ncd\r\n".splitlines(True), "ß".casefold(), "12".zfill(5), "a.b".rsplit(".", 1), "abc".removeprefix("a"))
#> ['a', 'b', '', 'c'] x ***abc*** a-bX hELLO a   b ('x', '=', '1') {97: 98} ['ab\n', 'cd\r\n'] ss 00012 ['a', 'b'] bc

### big ints
print(2**200, -7 // 2, -7 % 3, divmod(-7, -2), (123456789**20) % 97, int("ff", 16), (10**30).bit_length(), (5).bit_count(), (-5) >> 1, ~5, 7 ^ 2, round(15, -1), round(2.5), round(-3.5), int.from_bytes(b"\x01\x00", "big"))
#> 1606938044258990275541962092341162602522202993782792835301376 -4 2 (3, -1) 24 255 100 2 -3 -6 5 20 2 -4 256

### dict ops
d = {"a": 1} | {"b": 2}; d |= [("c", 3)]
print(d, d.setdefault("d", []), d.pop("a"), list(reversed(d)), d.keys() & {"b", "z"}, d.items() >= {("b", 2)}, dict.fromkeys("ab", 0), d.popitem())
#> {'b': 2, 'c': 3} [] 1 ['d', 'c', 'b'] {'b'} True {'a': 0, 'b': 0} ('d', [])

### slices
l = list(range(10)); l[2:5] = "ab"; l[::3] = [0] * len(l[::3]); del l[-2:]
print(l, l[::-2], l[5:1:-1], "abcdef"[-3:], slice(1, 10, 2).indices(5))
#> [0, 1, 'a', 0, 5, 6, 0] [0, 5, 'a', 0] [6, 5, 0, 'a'] def (1, 5, 2)

### sort keys
print(sorted(["b", "A", "c"], key=str.lower, reverse=True), sorted([(1, "b"), (1, "a")]), min("b", "a", key=ord), max([1, 5, 3], default=0), sum([[1], [2]], []))
#> ['c', 'b', 'A'] [(1, 'a'), (1, 'b')] a 5 [1, 2]

### exec eval
g = {}
exec("def f(x): return x * k\nk = 3", g); print(g["f"](2), eval("a + b", {"a": 1}, {"b": 2}))
exec("print(__name__)"); print(eval(compile("1 + 1", "x", "eval")))
#> 6 3
#> __main__
#> 2

### decorators
def dec(*a):
    def w(f): print("dec", a, f.__name__); return f
    return w
@dec(1)
@dec(2)
class A:
    @dec(3)
    def m(self): pass
#> dec (3,) m
#> dec (2,) A
#> dec (1,) A

### del things
a = [1, 2, 3]; del a[0], a[0]
class O: pass
o = O(); o.x = 1; del o.x
print(a, hasattr(o, "x"))  #> [3] False

### try finally return
def f():
    for i in range(3):
        try: continue
        finally: print(i)
    try: return "a"
    finally: print("f")
print(f())
#> 0
#> 1
#> 2
#> f
#> a

### annotations
def f(a: "int", b: undefined_name = 1) -> list[int]: pass
class A:
    x: int = 1
    y: "A"
print(A.__annotations__)  #> {'x': <class 'int'>, 'y': 'A'}
try: f.__annotations__
except NameError as e: print(e)  #> name 'undefined_name' is not defined

### property
class A:
    @property
    def x(self): "doc"; return self._x
    @x.setter
    def x(self, v): self._x = v + 1
    @x.deleter
    def x(self): print("d")
a = A(); a.x = 1; print(a.x, A.x.__doc__); del a.x
#> 2 doc
#> d

### super
class A:
    def f(self): return "A"
    @classmethod
    def c(cls): return cls.__name__
class B(A):
    def f(self): return "B" + super().f()
    @classmethod
    def c(cls): return super().c() + "!"
class C(B):
    def f(self): return [super(B, self).f() for _ in range(1)], super().f()
print(C().f(), C.c())  #> (['A'], 'BA') C!
