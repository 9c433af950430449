# How many names instances share, and when no more come: what a loop over their dicts sees where they change.
import collections
class Plain: pass
def probe(cls, n, make=None, first=()):
    make = make or cls
    for i in range(n): make()
    o = make()
    for k in ('a', 'b', 'c', 'd'): setattr(o, k, 1)
    seen = []
    try:
        for k in vars(o):
            seen.append(k)
            if len(seen) > 20: break
            delattr(o, k)
            setattr(o, k + 'x', 1)
    except RuntimeError as e: seen.append(str(e)[:15])
    return ' '.join(seen)

### which instances take a place for a name
class L(list): pass
class D(dict): pass
class I(int): pass
class S(str): pass
class T(tuple): pass
class E(Exception): pass
class P(Plain): pass
class B(bytes): pass
class F(float): pass
class Se(set): pass
class Sl: __slots__ = ('s', '__dict__')
class N(collections.namedtuple('N', 'x')):
    def __new__(cls): return super().__new__(cls, 1)
class Od(collections.OrderedDict): pass
class Ud(collections.UserDict): pass
class De(collections.deque): pass
import datetime, decimal, enum, types
class Dt(datetime.date):
    def __new__(cls): return super().__new__(cls, 1, 1, 1)
class Dc(decimal.Decimal): pass
class Sn(types.SimpleNamespace): pass
for cls in (L, D, I, S, T, E, P, B, F, Se, Sl, N, Od, Ud, De, Dt, Dc, Sn):
    print(cls.__name__, *[probe(type(cls.__name__, (cls,), {}), n) for n in (0, 1, 2, 24, 25, 26, 27, 28, 40)],
        sep='; ')
#> L; a c ax axx; a c ax axx; a c ax axx; a c ax cx dictionary keys; a c d ax dictionary keys; a b c d dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys
#> D; a c ax axx; a c ax axx; a c ax axx; a c ax cx dictionary keys; a c d ax dictionary keys; a b c d dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys
#> I; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx
#> S; a c ax axx; a c ax axx; a c ax axx; a c ax cx dictionary keys; a c d ax dictionary keys; a b c d dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys
#> T; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx
#> E; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys
#> P; a c ax axx; a c ax axx; a c ax axx; a c ax cx dictionary keys; a c d ax dictionary keys; a b c d dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys
#> B; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx
#> F; a c ax axx; a c ax axx; a c ax axx; a c ax cx dictionary keys; a c d ax dictionary keys; a b c d dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys
#> Se; a c ax axx; a c ax axx; a c ax axx; a c ax cx dictionary keys; a c d ax dictionary keys; a b c d dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys
#> Sl; a c ax axx; a c ax axx; a c ax axx; a c ax cx dictionary keys; a c d ax dictionary keys; a b c d dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys
#> N; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx
#> Od; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys
#> Ud; data b d bx bxx; data b d bx bxx; data b d bx bxx; data b c d datax dictionary keys; data a b c d dictionary keys; data a b c d dictionary keys; data b c d datax dictionary keys; data b c d datax dictionary keys; data b c d datax dictionary keys
#> De; a c ax axx; a c ax axx; a c ax axx; a c ax cx dictionary keys; a c d ax dictionary keys; a b c d dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys
#> Dt; a c ax axx; a c ax axx; a c ax axx; a c ax cx dictionary keys; a c d ax dictionary keys; a b c d dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys
#> Dc; a c ax axx; a c ax axx; a c ax axx; a c ax cx dictionary keys; a c d ax dictionary keys; a b c d dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys
#> Sn; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys

### whatever makes an instance takes a place once
import copy
class W:
    def __init__(self): pass
class A:
    def __init__(self, a=1, *r, **k): pass
class V:
    def __new__(cls, *a): return super().__new__(cls)
class C: pass
def raising():
    class R:
        def __init__(self):
            if not self.__class__.ok: raise ValueError
        ok = False
    return R
def make_raising(R):
    try: return R()
    except ValueError: pass
for n in (0, 1, 2, 24, 25, 26, 27, 28, 40):
    w = type('W', (W,), {})
    print(n, probe(w, n, lambda: w()), end='; ')
    w = type('A', (A,), {})
    print(probe(w, n, lambda: w(1, *(1,), k=2)), end='; ')
    w = type('V', (V,), {})
    print(probe(w, n, lambda: w(1)), end='; ')
    w = type('C', (C,), {})
    print(probe(w, n, lambda: object.__new__(w)), end='; ')
    w = type('C', (C,), {})
    x = w()
    print(probe(w, n, lambda: copy.copy(x)), end='; ')
    w = type('C', (C,), {})
    print(probe(w, n, lambda: type.__call__(w)), end='; ')
    R = raising()
    for i in range(n): make_raising(R)
    R.ok = True
    print(probe(R, 0))
#> 0 a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx
#> 1 a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx
#> 2 a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx; a c ax axx
#> 24 a c ax cx dictionary keys; a c ax cx dictionary keys; a c ax cx dictionary keys; a c ax cx dictionary keys; a c d ax dictionary keys; a c ax cx dictionary keys; a c ax cx dictionary keys
#> 25 a c d ax dictionary keys; a c d ax dictionary keys; a c d ax dictionary keys; a c d ax dictionary keys; a b c d dictionary keys; a c d ax dictionary keys; a c d ax dictionary keys
#> 26 a b c d dictionary keys; a b c d dictionary keys; a b c d dictionary keys; a b c d dictionary keys; a b ax bx dictionary keys; a b c d dictionary keys; a b c d dictionary keys
#> 27 a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys
#> 28 a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys
#> 40 a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys; a b ax bx dictionary keys
