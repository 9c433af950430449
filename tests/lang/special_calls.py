### str of what only has a repr
class B:
    def __repr__(self): return 5
for f in (str, repr, ascii, lambda v: f'{v}', lambda v: '%s' % v, lambda v: format(v), print):
    try: f(B())
    except TypeError as e: print(e)
class C:
    def __str__(self): return 5
for f in (str, lambda v: f'{v}', lambda v: '%s' % v, lambda v: format(v), print):
    try: f(C())
    except TypeError as e: print(e)
class S(str): pass
class F:
    def __str__(self): return S('q')
    def __repr__(self): return S('r')
print(type(str(F())), type(repr(F())), type(format(F())), type(ascii(F())))
#> __str__ returned non-string (type int)
#> __repr__ returned non-string (type int)
#> __repr__ returned non-string (type int)
#> __str__ returned non-string (type int)
#> __str__ returned non-string (type int)
#> __str__ returned non-string (type int)
#> __str__ returned non-string (type int)
#> __str__ returned non-string (type int)
#> __str__ returned non-string (type int)
#> __str__ returned non-string (type int)
#> __str__ returned non-string (type int)
#> __str__ returned non-string (type int)
#> <class '__main__.S'> <class '__main__.S'> <class '__main__.S'> <class '__main__.S'>

### len of what __len__ gives
class I:
    def __index__(self): return 7
class L:
    def __init__(self, v): self.v = v
    def __len__(self): return self.v
print(len(L(3)), len(L(True)), len(L(I())), list(map(len, [L(1), L(I())])))
for v in (-1, 'x', 1.5, None, 1 << 70, -(1 << 70)):
    try: len(L(v))
    except Exception as e: print(type(e).__name__, e)
class N:
    __len__ = None
for v in (N(), 5, N):
    try: len(v)
    except TypeError as e: print(e)
#> 3 1 7 [1, 7]
#> ValueError __len__() should return >= 0
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> OverflowError cannot fit 'int' into an index-sized integer
#> ValueError __len__() should return >= 0
#> 'NoneType' object is not callable
#> object of type 'int' has no len()
#> object of type 'type' has no len()

### pairs taken apart in a loop leave the variables alone at the end
a = b = 'old'
for a, b in zip([1, 2], []): pass
print(a, b)
for a, b in zip([1, 2, 3], 'xy'): pass
print(a, b)
for a, (b, c) in enumerate(zip('pq', 'rs')): print(a, b, c)
for a, b, c in zip('ab', (1, 2), [3, 4]): print(a, b, c)
d = {1: 2, 3: 4}
for k, v in d.items(): print(k, v)
for k, v in reversed(d.items()): print(k, v)
for k, v in enumerate(d, 2**47 - 1): print(k, v)
try:
    for a, b, c in d.items(): pass
except ValueError as e: print(e)
try:
    for a, b in zip('ab', 'cd', 'ef'): pass
except ValueError as e: print(e)
try:
    for k, v in d.items(): d[v] = k
except RuntimeError as e: print(e, k, v)
it = enumerate('abc')
for i, c in it: break
print(i, c, next(it), list(it))
print([(x, y) for x, y in enumerate('ab')], {x: y for x, y in zip('ab', 'cd')})
#> old old
#> 2 y
#> 0 p r
#> 1 q s
#> a 1 3
#> b 2 4
#> 1 2
#> 3 4
#> 3 4
#> 1 2
#> 140737488355327 1
#> 140737488355328 3
#> not enough values to unpack (expected 3, got 2)
#> too many values to unpack (expected 2, got 3)
#> dictionary changed size during iteration 1 2
#> 0 a (1, 'b') [(2, 'c')]
#> [(0, 'a'), (1, 'b')] {'a': 'c', 'b': 'd'}

### operators of classes with defaults and more parameters
class V:
    def __init__(self, x, y=5): self.x, self.y = x, y
    def __add__(self, o, extra=1): return self.x + o + extra
    def __getitem__(self, k, *more): return k, more
    def __lt__(self, o, **kw): return kw
    def __eq__(self, o): return NotImplemented
    def __mul__(self, o): return NotImplemented
    def __iadd__(self, o): return NotImplemented
v = V(1)
print(v + 2, v[3], v < 4, v == v, v == 3, v != v, v.y, V(1, 2).y)
v += 1
print(v)
for f in (lambda: V(1) * 2, lambda: V(1) * V(2), lambda: V(), lambda: V(1, 2, 3)):
    try: f()
    except TypeError as e: print(e)
def gen():
    g = V(7)
    yield g + 1
    yield V(8, 9).y + max(g.x, g.y)
    yield (lambda a, b=2, *c: (a, b, c))(1), (lambda a, b=2: (a, b))(1)
print(list(gen()))
#> 4 (3, ()) {} True False False 5 2
#> 3
#> unsupported operand type(s) for *: 'V' and 'int'
#> unsupported operand type(s) for *: 'V' and 'V'
#> V.__init__() missing 1 required positional argument: 'x'
#> V.__init__() takes from 2 to 3 positional arguments but 4 were given
#> [9, 16, ((1, 2, ()), (1, 2))]

### zip of generators and of iterators in Python
def gen(n, name):
    for i in range(n):
        print(name, i)
        yield i
    print(name, 'ends')
print(list(zip(gen(2, 'a'), gen(3, 'b'))))
print(list(zip(gen(3, 'c'), gen(2, 'd'))))
class It:
    def __init__(self, n): self.n = n
    def __iter__(self):
        print('iter')
        return self
    def __next__(self):
        self.n -= 1
        if self.n < 0: raise StopIteration
        return self.n
print(list(zip(gen(2, 'e'), It(2))), list(zip(It(2), gen(1, 'f'))), list(zip(gen(1, 'g'), map(abs, [-1, -2]))))
def bad():
    yield 1
    raise KeyError('bad')
try:
    for pair in zip(gen(3, 'h'), bad()): print(pair)
except KeyError as e:
    print(repr(e))
z = zip(gen(3, 'i'), gen(3, 'j'))
print(next(z), next(z), list(z), next(z, 'over'))
#> a 0
#> b 0
#> a 1
#> b 1
#> a ends
#> [(0, 0), (1, 1)]
#> c 0
#> d 0
#> c 1
#> d 1
#> c 2
#> d ends
#> [(0, 0), (1, 1)]
#> iter
#> e 0
#> e 1
#> e ends
#> iter
#> f 0
#> f ends
#> g 0
#> g ends
#> [(0, 1), (1, 0)] [(1, 0)] [(0, 1)]
#> h 0
#> (0, 1)
#> h 1
#> KeyError('bad')
#> i 0
#> j 0
#> i 1
#> j 1
#> i 2
#> j 2
#> i ends
#> (0, 0) (1, 1) [(2, 2)] over

### iter() is called once of what is looped over lazily
class It:
    def __init__(self, n): self.n = n
    def __iter__(self):
        print('iter')
        return self
    def __next__(self):
        print('next')
        self.n -= 1
        if self.n < 0: raise StopIteration
        return self.n
print(list(map(abs, It(2))), list(filter(None, It(2))), list(enumerate(It(2))), list(zip(It(2))), list(zip(It(2), It(2))))
print(list(map(max, It(1), It(2))), sum(It(2)), max(It(2)), sorted(It(2)), list(It(1)), tuple(It(1)), set(It(1)))
print(any(It(1)), all(It(1)), dict(zip(It(1), It(1))), ''.join(map(str, It(1))), [*It(1)], [x for x in It(1)])
#> iter
#> next
#> next
#> next
#> iter
#> next
#> next
#> next
#> iter
#> next
#> next
#> next
#> iter
#> next
#> next
#> next
#> iter
#> iter
#> next
#> next
#> next
#> next
#> next
#> [1, 0] [1] [(0, 1), (1, 0)] [(1,), (0,)] [(1, 1), (0, 0)]
#> iter
#> iter
#> next
#> next
#> next
#> iter
#> next
#> next
#> next
#> iter
#> next
#> next
#> next
#> iter
#> next
#> next
#> next
#> iter
#> next
#> next
#> iter
#> next
#> next
#> iter
#> next
#> next
#> [1] 1 1 [0, 1] [0] (0,) {0}
#> iter
#> next
#> next
#> iter
#> next
#> iter
#> iter
#> next
#> next
#> next
#> iter
#> next
#> next
#> iter
#> next
#> next
#> iter
#> next
#> next
#> False False {0: 0} 0 [0] [0]

### fields of f-strings
class A:
    def __str__(self): return 'A.str'
    def __repr__(self): return 'A.repr'
class B:
    def __repr__(self): return 'B.repr'
class C(A):
    def __format__(self, spec): return f'C<{spec}>'
class S(str): pass
class D:
    def __str__(self): return S('sub')
class E:
    def __str__(self): return 5
class F:
    def __repr__(self): return None
class G(Exception):
    def __str__(self): return 'G.str'
class H(int):
    def __str__(self): return 'H.str'
class I(str):
    def __str__(self): return 'I.str'
for o in (A(), B(), C(), D(), G('x'), H(5), I('i')):
    print(f'{o} {o!s} {o:} {o!s:>8}', f'{o}', end=' ')
    print(f'{o!r}' if not isinstance(o, D) else '')
for o in (E(), F()):
    for f in (lambda: f'{o}', lambda: f'{o!s}', lambda: f'{o!r}', lambda: f'{o:}'):
        try: print(f().startswith('<'))
        except TypeError as e: print(e)
def gen():
    o = A()
    yield f'{o}{B()}'
print(list(gen()), type(f'a{D()}'))
#> A.str A.str A.str    A.str A.str A.repr
#> B.repr B.repr B.repr   B.repr B.repr B.repr
#> C<> A.str C<>    A.str C<> A.repr
#> sub sub sub      sub sub 
#> G.str G.str G.str    G.str G.str G('x')
#> H.str H.str H.str    H.str H.str 5
#> I.str I.str I.str    I.str I.str 'i'
#> __str__ returned non-string (type int)
#> __str__ returned non-string (type int)
#> True
#> __str__ returned non-string (type int)
#> __str__ returned non-string (type NoneType)
#> __str__ returned non-string (type NoneType)
#> __repr__ returned non-string (type NoneType)
#> __str__ returned non-string (type NoneType)
#> ['A.strB.repr'] <class 'str'>

### sorting few objects with __lt__
class K:
    def __init__(self, v, tag=''): self.v, self.tag = v, tag
    def __lt__(self, other): return self.v < other.v
    def __repr__(self): return f'{self.v}{self.tag}'
def show(values, **how):
    l = [K(v, 'abcdefghijklmnopqrstuvwxyz'[i % 26]) for i, v in enumerate(values)]
    print(sorted(l, **how), l == sorted(l), end=' ')
    l.sort(**how)
    print(l)
for values in ([], [1], [2, 1], [1, 2], [1, 1], [3, 2, 1], [2, 2, 1], [1, 3, 2], [5, 1, 4, 2, 3, 1, 5], [9, 8, 7, 7, 6, 10]):
    show(values)
    show(values, reverse=True)
    show(values, key=lambda k: K(-k.v % 3))
long = [(i * 7919) % 64 for i in range(63)], [(i * 7919) % 65 for i in range(64)], [(i * 7919) % 100 for i in range(150)]
for values in long:
    print([k.v for k in sorted(map(K, values))] == sorted(values), [k.v for k in sorted(map(K, values), reverse=True)] == sorted(values, reverse=True))
class X:
    def __lt__(self, other): raise KeyError('lt')
l = [X(), X()]
try: l.sort()
except KeyError as e: print(e, len(l))
print(sorted([(1, K(2)), (1, K(1)), (0, K(3))]))
#> [] True []
#> [] True []
#> [] True []
#> [1a] True [1a]
#> [1a] True [1a]
#> [1a] True [1a]
#> [1b, 2a] False [1b, 2a]
#> [2a, 1b] False [2a, 1b]
#> [2a, 1b] False [2a, 1b]
#> [1a, 2b] True [1a, 2b]
#> [2b, 1a] True [2b, 1a]
#> [2b, 1a] True [2b, 1a]
#> [1a, 1b] True [1a, 1b]
#> [1a, 1b] True [1a, 1b]
#> [1a, 1b] True [1a, 1b]
#> [1c, 2b, 3a] False [1c, 2b, 3a]
#> [3a, 2b, 1c] False [3a, 2b, 1c]
#> [3a, 2b, 1c] False [3a, 2b, 1c]
#> [1c, 2a, 2b] False [1c, 2a, 2b]
#> [2a, 2b, 1c] False [2a, 2b, 1c]
#> [2a, 2b, 1c] False [2a, 2b, 1c]
#> [1a, 2c, 3b] False [1a, 2c, 3b]
#> [3b, 2c, 1a] False [3b, 2c, 1a]
#> [3b, 2c, 1a] False [3b, 2c, 1a]
#> [1b, 1f, 2d, 3e, 4c, 5a, 5g] False [1b, 1f, 2d, 3e, 4c, 5a, 5g]
#> [5a, 5g, 4c, 3e, 2d, 1b, 1f] False [5a, 5g, 4c, 3e, 2d, 1b, 1f]
#> [3e, 5a, 2d, 5g, 1b, 4c, 1f] False [3e, 5a, 2d, 5g, 1b, 4c, 1f]
#> [6e, 7c, 7d, 8b, 9a, 10f] False [6e, 7c, 7d, 8b, 9a, 10f]
#> [10f, 9a, 8b, 7c, 7d, 6e] False [10f, 9a, 8b, 7c, 7d, 6e]
#> [9a, 6e, 8b, 7c, 7d, 10f] False [9a, 6e, 8b, 7c, 7d, 10f]
#> True True
#> True True
#> True True
#> 'lt' 2
#> [(0, 3), (1, 1), (1, 2)]

### keys with __hash__ and __eq__
class K:
    def __init__(self, v): self.v = v
    def __hash__(self): return hash(self.v)
    def __eq__(self, other): return isinstance(other, K) and self.v == other.v
    def __repr__(self): return f'K({self.v})'
d = {K(i): i for i in range(20)}
print(d[K(7)], K(19) in d, K(20) in d, d.get(K(3)), d.get(K(33), 'no'), d.pop(K(4)), len(d), d.setdefault(K(4), 44), {K(1), K(1), K(2)})
d[K(7)] = 'seven'
print(d[K(7)], K(1) in {K(1)}, K(1) in [K(0), K(1)], [K(0), K(1)].index(K(1)), (K(1),).count(K(1)))
class B:
    def __init__(self, h): self.h = h
    def __hash__(self): return self.h
for h in (True, -1, -2, 12345, 'x', None, 1.0):
    try: print(hash(B(h)), type(hash(B(h))), B(h) in {1: 2})
    except TypeError as e: print(e)
class Grow:
    def __init__(self, d): self.d = d
    def __hash__(self): return 1
    def __eq__(self, other):
        self.d[len(self.d) + 100] = 1
        return len(self.d) > 3
d = {1: 'one'}
print(d.get(Grow(d)), len(d))
#> 7 True False 3 no 4 19 44 {K(1), K(2)}
#> seven True True 1 1
#> 1 <class 'int'> False
#> -2 <class 'int'> False
#> -2 <class 'int'> False
#> 12345 <class 'int'> False
#> __hash__ method should return an integer
#> __hash__ method should return an integer
#> __hash__ method should return an integer
#> None 2

### methods that builtins ask for and that are generators
class G:
    def __str__(self): yield 1
    def __repr__(self): yield 2
    def __len__(self): yield 3
    def __hash__(self): yield 4
for f in (str, repr, len, hash, lambda v: f'{v}'):
    try: print(f(G()))
    except TypeError as e: print(e)
#> __str__ returned non-string (type generator)
#> __repr__ returned non-string (type generator)
#> 'generator' object cannot be interpreted as an integer
#> __hash__ method should return an integer
#> __str__ returned non-string (type generator)

### a builtin function as __init__
class Printing:
    __init__ = print

class Counting:
    __init__ = len

class Converting:
    __init__ = int

class Failing(Exception):
    __init__ = print

class Made(Exception):
    __new__ = lambda cls, *args: print('new', args) or Exception.__new__(cls)

print(type(Printing(1, 2)), type(Printing()))
for cls, args in (Counting, ('ab',)), (Converting, ('1',)), (Failing, (1, 2)), (Made, (1,)):
    try:
        print(repr(cls(*args)))
    except TypeError as e:
        print(e)
#> 1 2
#>
#> <class '__main__.Printing'> <class '__main__.Printing'>
#> __init__() should return None, not 'int'
#> __init__() should return None, not 'int'
#> 1 2
#> Failing(1, 2)
#> new (1,)
#> Made(1)

### a method in C of another type as __init__
class Appending:
    __init__ = list.append

class Joined(list):
    __init__ = list.extend

class Sized(list):
    __init__ = list.__len__

class Raised(ValueError):
    __init__ = KeyError.__init__

log = []

class Bound:
    __init__ = log.append

print(type(Bound(1)), log)
for cls, args in (Appending, (1,)), (Joined, ([1, 2],)), (Sized, ()), (Raised, (1,)):
    try:
        print(repr(cls(*args)))
    except TypeError as e:
        print(e)
#> <class '__main__.Bound'> [1]
#> descriptor 'append' for 'list' objects doesn't apply to a 'Appending' object
#> [1, 2]
#> __init__() should return None, not 'int'
#> Raised(1)

### a builtin function as __new__ or __float__
class New:
    __new__ = print

class Text(Exception):
    __new__ = repr

class Real(int):
    __float__ = abs

import math
print(isinstance(New(1), New))
for f in (lambda: Text(), lambda: float(Real(3)), lambda: format(Real(3), '.1f'), lambda: math.sqrt(Real(4))):
    try:
        print(f())
    except TypeError as e:
        print(e)
#> <class '__main__.New'> 1
#> False
#> <class '__main__.Text'>
#> abs() takes exactly one argument (0 given)
#> abs() takes exactly one argument (0 given)
#> abs() takes exactly one argument (0 given)

### a special method that is None is called
class Disabled:
    __call__ = __getitem__ = __setitem__ = __delitem__ = __neg__ = __index__ = __len__ = __add__ = __enter__ = __exit__ = None

def assign(x):
    x[0] = 1

def delete(x):
    del x[0]

for f in (lambda x: x(), lambda x: x[0], assign, delete, lambda x: -x, lambda x: [1][x], lambda x: range(x), len, lambda x: x + 1, chr, hex):
    try:
        print(f(Disabled()))
    except TypeError as e:
        print(e)
#> 'NoneType' object is not callable
#> 'NoneType' object is not callable
#> 'NoneType' object is not callable
#> 'NoneType' object is not callable
#> 'NoneType' object is not callable
#> 'NoneType' object is not callable
#> 'NoneType' object is not callable
#> 'NoneType' object is not callable
#> 'NoneType' object is not callable
#> 'NoneType' object is not callable
#> 'NoneType' object is not callable

### an iterator whose __next__ is None
class Iterator:
    def __iter__(self):
        return self
    __next__ = None

class Opted:
    __iter__ = None

print(iter(Iterator()) is not None)
def unpack(x):
    a, b = x
for f in (list, next, lambda x: next(x, 1), unpack, lambda x: [*x], lambda x: print(*x), sum):
    for x in Iterator(), Opted():
        try:
            print(f(x))
        except TypeError as e:
            print(e)
#> True
#> 'NoneType' object is not callable
#> 'Opted' object is not iterable
#> 'NoneType' object is not callable
#> 'Opted' object is not an iterator
#> 'NoneType' object is not callable
#> 'Opted' object is not an iterator
#> 'NoneType' object is not callable
#> 'Opted' object is not iterable
#> 'NoneType' object is not callable
#> 'Opted' object is not iterable
#> 'NoneType' object is not callable
#> 'Opted' object is not iterable
#> 'NoneType' object is not callable
#> 'Opted' object is not iterable
