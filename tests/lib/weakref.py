# weakref and gc. CPython clears references when the last other one goes; gc.collect() makes both agree.

def E(f, *x, **k):
    try: print(repr(f(*x, **k)))
    except Exception as e: print(type(e).__name__, e)

### ref
import weakref, gc
class A:
    def m(self): pass
    def __repr__(self): return 'A()'
a = A()
r = weakref.ref(a)
print(r() is a, weakref.ref(a) is r, r.__callback__, hash(r) == hash(a), weakref.getweakrefs(a) == [r])
print(r == weakref.ref(a, lambda x: 1), type(r), isinstance(r, weakref.ReferenceType))
n = 0
for x in (1, 'a', [], {}, (), None, 1.5, object(), set(), frozenset(), int, len, lambda: 1, a.m,
        (x for x in ()), gc, range(3), b'', bytearray(), memoryview(b''), ValueError(), property(), slice(1),
        ..., Exception, iter([]), [].append, str.join, map(str, []), zip()):
    try: weakref.ref(x); print(type(x).__name__, 'ok', end=', ')
    except TypeError as e: print(e, end=', ')
print()
class S: __slots__ = ('a',)
class W: __slots__ = ('a', '__weakref__')
class L(list): pass
class D(dict): pass
class T(tuple): pass
class I(int): pass
class X(Exception): pass
for c in (S, W, L, D, T, I, X):
    try: weakref.ref(c()); print(c.__name__, 'ok', end=', ')
    except TypeError as e: print(e, end=', ')
print()
E(weakref.ref)
E(weakref.ref, a, 1, 2)
def cb(r): print('cb', r(), r.__callback__)
q = weakref.ref(a, cb)
print(q.__callback__ is cb)
E(lambda: setattr(q, 'x', 1))
del a
gc.collect()
print(r(), q(), q == r, r == r, r != q)
E(lambda: hash(r) != 0)
E(hash, q)
class R(weakref.ref):
    def __init__(self, ob, callback=None, **more):
        super().__init__(ob, callback)
        self.more = more
b = A()
s = R(b, None, x=1)
print(s() is b, s.more, type(s) is R, weakref.ref(b) is s, s == weakref.ref(b))
gc.collect()
print(weakref.getweakrefcount(b))
#> True True None True True
#> True <class 'weakref.ReferenceType'> True
#> cannot create weak reference to 'int' object, cannot create weak reference to 'str' object, cannot create weak reference to 'list' object, cannot create weak reference to 'dict' object, cannot create weak reference to 'tuple' object, cannot create weak reference to 'NoneType' object, cannot create weak reference to 'float' object, cannot create weak reference to 'object' object, set ok, frozenset ok, type ok, builtin_function_or_method ok, function ok, method ok, generator ok, module ok, cannot create weak reference to 'range' object, cannot create weak reference to 'bytes' object, cannot create weak reference to 'bytearray' object, memoryview ok, cannot create weak reference to 'ValueError' object, cannot create weak reference to 'property' object, cannot create weak reference to 'slice' object, cannot create weak reference to 'ellipsis' object, type ok, cannot create weak reference to 'list_iterator' object, builtin_function_or_method ok, cannot create weak reference to 'method_descriptor' object, cannot create weak reference to 'map' object, cannot create weak reference to 'zip' object, 
#> cannot create weak reference to 'S' object, W ok, L ok, D ok, cannot create weak reference to 'T' object, cannot create weak reference to 'I' object, X ok, 
#> TypeError __new__ expected at least 1 argument, got 0
#> TypeError __new__ expected at most 2 arguments, got 3
#> True
#> AttributeError 'weakref.ReferenceType' object has no attribute 'x' and no __dict__ for setting new attributes
#> cb None None
#> None None False True True
#> True
#> TypeError weak object has gone away
#> True {'x': 1} True False True
#> 1

### hashes, and equal objects
import weakref, gc
class V:
    def __init__(self, v): self.v = v
    def __eq__(self, o): return self.v == o.v
    def __hash__(self): return hash(self.v)
a, b = V(1), V(1)
r, s = weakref.ref(a), weakref.ref(b)
print(r == s, hash(r) == hash(s), {r: 5}[s])  #> True True 5
del a, b
gc.collect()
print(r == s, hash(r) == hash(s), r() is None)  #> False True True

### callbacks
import weakref, gc
class A: pass
out = []
a = A()
r1 = weakref.ref(a, lambda r: out.append(('one', r is r1)))
r2 = weakref.ref(a, lambda r: out.append(('two', r is r2)))
weakref.ref(a, lambda r: out.append('never'))
gc.collect()
print(out)  #> []
del a
gc.collect()
print(sorted(out), r1(), r2())  #> [('one', True), ('two', True)] None None
x = A(); x.self = x
r = weakref.ref(x, lambda r: print('cycle gone'))  #> cycle gone
del x
gc.collect()

### proxy
import weakref, gc
class A:
    x = 5
    def m(self): return 'm'
    def __len__(self): return 3
    def __add__(self, o): return ('add', o)
    def __radd__(self, o): return ('radd', o)
    def __call__(self): return 'called'
    def __repr__(self): return 'A()'
    def __getitem__(self, i): return i
    def __iter__(self): return iter([1, 2])
    def __contains__(self, i): return i == 7
a = A()
p = weakref.proxy(a)
print(type(p), str(p), len(p), p + 1, 1 + p, p(), p.m(), p.__class__, isinstance(p, A), bool(p), p[4], list(p))
print(7 in p, 8 in p, p == a, weakref.proxy(a) is p)
p.y = 6; print(a.y); del p.y; print(hasattr(a, 'y'))
E(hash, p)
class B: pass
b = B()
q = weakref.proxy(b); print(type(q), isinstance(q, weakref.ProxyTypes))
E(lambda: q()); E(lambda: q.zz); E(len, q); E(weakref.proxy, 5)
del a
gc.collect()
E(lambda: p.m); E(len, p); E(lambda: str(p)); E(lambda: p + 1); E(bool, p)
#> <class 'weakref.CallableProxyType'> A() 3 ('add', 1) ('radd', 1) called m <class '__main__.A'> True True 4 [1, 2]
#> True False True True
#> 6
#> False
#> TypeError unhashable type: 'weakref.CallableProxyType'
#> <class 'weakref.ProxyType'> True
#> TypeError 'weakref.ProxyType' object is not callable
#> AttributeError 'B' object has no attribute 'zz'
#> TypeError object of type 'B' has no len()
#> TypeError cannot create weak reference to 'int' object
#> ReferenceError weakly-referenced object no longer exists
#> ReferenceError weakly-referenced object no longer exists
#> ReferenceError weakly-referenced object no longer exists
#> ReferenceError weakly-referenced object no longer exists
#> ReferenceError weakly-referenced object no longer exists

### WeakValueDictionary
import weakref, gc
class A:
    def __init__(self, n): self.n = n
    def __repr__(self): return f'A({self.n})'
a, b = A(1), A(2)
d = weakref.WeakValueDictionary(x=a)
d['y'] = b
print(d['x'], sorted(d), len(d), 'x' in d, 'z' in d, d.get('z', 0), sorted(d.items()), list(d.values()), dict(d.copy()))
try: d['z']
except KeyError as e: print(repr(e))
print(d.setdefault('x', b), d.pop('y'), d.pop('y', None), len(d))
d.update({'k': b}); print(dict(d | {'j': a}))
def clear():
    global a
    del a
clear()
gc.collect()
print(len(d), list(d), 'x' in d, d.get('x'), list(d.valuerefs())[0]() is b)
try: d['x'] = 5
except TypeError as e: print(e)
many = weakref.WeakValueDictionary()
for i in range(200): many[i] = A(i)
gc.collect()
print(len(many) <= 1)
#> A(1) ['x', 'y'] 2 True False 0 [('x', A(1)), ('y', A(2))] [A(1), A(2)] {'x': A(1), 'y': A(2)}
#> KeyError('z')
#> A(1) A(2) None 1
#> {'x': A(1), 'k': A(2), 'j': A(1)}
#> 1 ['k'] False None True
#> cannot create weak reference to 'int' object
#> True

### WeakKeyDictionary and WeakSet
import weakref, gc
class A: pass
a, b = A(), A()
k = weakref.WeakKeyDictionary({a: 1})
k[b] = 2
print(len(k), k[a], a in k, 5 in k, sorted(k.values()), k.get(b), k.setdefault(b, 5), len(k.keyrefs()),
    k.pop(b), len(k))
try: k[5]
except TypeError as e: print(e)
try: k[A()]
except KeyError as e: print('KeyError')
s = weakref.WeakSet([a, b])
print(len(s), a in s, 5 in s, s == weakref.WeakSet([b, a]), len(s & {a}), len(s - {a}), len(s | [A()]) >= 2)
print(s.issubset([a, b]), s.isdisjoint([]), s >= {a})
s.discard(b)
s.add(b)
s.remove(b)
print(len(s))
try: s.remove(b)
except KeyError: print('KeyError')
del a
gc.collect()
print(len(k), len(s), list(s), bool(k))
#> 2 1 True False [1, 2] 2 2 2 2 1
#> cannot create weak reference to 'int' object
#> KeyError
#> 2 True False True 1 1 True
#> True True True
#> 1
#> KeyError
#> 0 0 [] False

### WeakMethod and finalize
import weakref, gc
class A:
    def m(self): return 'm'
a = A()
w = weakref.WeakMethod(a.m)
gc.collect()
print(w()(), w() == a.m, w == weakref.WeakMethod(a.m), hash(w) == hash(weakref.WeakMethod(a.m)))
try: weakref.WeakMethod(5)
except TypeError as e: print(e)
f = weakref.finalize(a, print, 'finalized', 1, sep='-')
g = weakref.finalize(a, print, 'second')
h = weakref.finalize(a, lambda: 'result')
print(f.alive, f.atexit, f.peek()[1:] == (print, ('finalized', 1), {'sep': '-'}), h(), h(), h.alive)
print(g.detach() is not None, g.detach())
del a
gc.collect()
print(w(), f.alive, f.peek(), f())
#> m True True True
#> argument should be a bound method, not <class 'int'>
#> True True True result None False
#> True None
#> finalized-1
#> None False None None

### gc
import gc
print(gc.isenabled(), gc.collect() >= 0, gc.collect(1) >= 0, gc.garbage, gc.get_threshold(), gc.get_debug())
print(gc.is_tracked([]), gc.is_tracked(1), len(gc.get_count()), len(gc.get_stats()))
gc.disable(); print(gc.isenabled()); gc.enable(); print(gc.isenabled()); gc.freeze(); gc.unfreeze()
try: gc.collect(5)
except ValueError as e: print(e)
#> True True True [] (2000, 10, 0) 0
#> True False 3 3
#> False
#> True
#> invalid generation

### classes of the library that take weak references say so themselves, and those derived from them have room already
import array, collections, functools, itertools, re, struct, types, typing, weakref
for c in collections.deque, collections.OrderedDict, array.array, functools.partial, struct.Struct, types.GenericAlias:
    try:
        type('Derived', (c,), {'__slots__': ('__weakref__',)})
    except TypeError as e:
        print(c.__name__, e)
    assert '__weakref__' not in type('Derived', (c,), {'__slots__': ()}).__dict__
for o in (collections.deque(), collections.OrderedDict(), array.array('b'), functools.partial(print), re.compile('a'),
          struct.Struct('b'), itertools.tee([])[0], list[int], int | str, typing.TypeVar('T'), typing.ParamSpec('P'),
          typing.ParamSpec('P').args, typing.TypeVarTuple('Ts')):
    assert weakref.ref(o)() is o
type Alias = int
for o in (collections.defaultdict(), re.match('a', 'a'), Alias, struct.iter_unpack('b', b'')):
    try:
        weakref.ref(o)
    except TypeError as e:
        print(e)
#> deque __weakref__ slot disallowed: we already got one
#> OrderedDict __weakref__ slot disallowed: we already got one
#> array __weakref__ slot disallowed: we already got one
#> partial __weakref__ slot disallowed: we already got one
#> Struct __weakref__ slot disallowed: we already got one
#> GenericAlias __weakref__ slot disallowed: we already got one
#> cannot create weak reference to 'collections.defaultdict' object
#> cannot create weak reference to 're.Match' object
#> cannot create weak reference to 'typing.TypeAliasType' object
#> cannot create weak reference to '_struct.unpack_iterator' object

### iterators of itertools and of a deque cannot be referred to weakly
import weakref, itertools, collections
class S(itertools.count): pass
for o in (itertools.count(), itertools.chain(), itertools.tee([])[0], itertools.groupby([]), iter(collections.deque()),
          reversed(collections.deque()), S(), zip()):
    try: print(type(weakref.ref(o)).__name__)
    except TypeError as e: print(e)
#> cannot create weak reference to 'itertools.count' object
#> cannot create weak reference to 'itertools.chain' object
#> ReferenceType
#> cannot create weak reference to 'itertools.groupby' object
#> cannot create weak reference to 'collections._deque_iterator' object
#> cannot create weak reference to 'collections._deque_reverse_iterator' object
#> ReferenceType
#> cannot create weak reference to 'zip' object

### which builtin types take weak references
import collections, types, weakref
d = collections.OrderedDict(a=1)
def f(): yield
async def c(): pass
async def g(): yield
class X(ExceptionGroup): pass
class E(X): __slots__ = ()
class Y(ValueError): pass
class B(BaseExceptionGroup): pass
values = [d, d.keys(), d.values(), d.items(), iter(d), f, f(), g(), f.__code__, [].append, memoryview(b''), types, set,
          set(), *(k('a', [ValueError()]) for k in (ExceptionGroup, X, E, B)), BaseExceptionGroup('a', [SystemExit()]),
          Y(), ValueError(), list[int], iter(int, 1), zip(), classmethod(f), types.SimpleNamespace(), int.__dict__]
names = []
for x in values:
    try: weakref.ref(x); names.append(type(x).__name__)
    except TypeError as e: print(e)
print(*names[:8])
print(*names[8:])
M, S = type('M', (types.ModuleType,), {}), type('S', (set,), {})
print([('__weakref__' in k.__dict__) for k in (X, E, Y, B, M, S)])
#> cannot create weak reference to 'odict_keys' object
#> cannot create weak reference to 'odict_values' object
#> cannot create weak reference to 'odict_items' object
#> cannot create weak reference to 'odict_iterator' object
#> cannot create weak reference to 'BaseExceptionGroup' object
#> cannot create weak reference to 'ValueError' object
#> cannot create weak reference to 'callable_iterator' object
#> cannot create weak reference to 'zip' object
#> cannot create weak reference to 'classmethod' object
#> cannot create weak reference to 'types.SimpleNamespace' object
#> cannot create weak reference to 'mappingproxy' object
#> OrderedDict function generator async_generator code builtin_function_or_method memoryview module
#> type set ExceptionGroup X E B Y GenericAlias
#> [False, False, True, True, False, False]

### what abstract classes say of sets without a hold on their items, and of contexts
import collections.abc as abc, contextvars, weakref
for c in weakref.WeakSet, weakref.WeakKeyDictionary, weakref.WeakValueDictionary, contextvars.Context:
    names = 'Set', 'MutableSet', 'Mapping', 'MutableMapping', 'Hashable'
    print(c.__name__, [n for n in names if issubclass(c, getattr(abc, n))])
print(isinstance(contextvars.copy_context(), abc.Mapping), isinstance(weakref.WeakSet(), abc.MutableSet))
#> WeakSet ['Set', 'MutableSet']
#> WeakKeyDictionary ['Mapping', 'MutableMapping']
#> WeakValueDictionary ['Mapping', 'MutableMapping']
#> Context ['Mapping']
#> True True

### WeakMethod compares objects and functions, and its object need not be the same
import weakref
class C:
    def __init__(self, n):
        self.n = n
    def __eq__(self, other):
        return self.n == other.n
    def __hash__(self):
        return hash(self.n)
    def one(self): pass
    def two(self): pass
x, y, z = C(1), C(1), C(2)
a, b, c, d, e = [weakref.WeakMethod(m) for m in (x.one, y.one, x.two, y.two, z.one)]
print(a == b, a != b, a == c, a != c, c == d, a == d, a == e, hash(a) == hash(b))
#> True False False True True False False True

### getweakrefs gives what is shared first, then the newest
import weakref
class O: pass
class R(weakref.ref): pass
o = O()
first, call, shared, proxy, last = R(o), weakref.ref(o, print), weakref.ref(o), weakref.proxy(o), R(o)
names = {id(first): 'first', id(call): 'call', id(shared): 'shared', id(proxy): 'proxy', id(last): 'last'}
print([names[id(r)] for r in weakref.getweakrefs(o)], weakref.getweakrefcount(o), weakref.ref(o) is shared)
#> ['shared', 'proxy', 'last', 'call', 'first'] 5 True

### the callbacks of one object: the newest first
import gc, weakref
class O: pass
said = []
a, b = O(), O()
weakref.finalize(a, said.append, 'a1')
weakref.finalize(a, said.append, 'a2')
ref = weakref.ref(a, lambda r: said.append('a3'))
weakref.finalize(a, said.append, 'a4')
del a
gc.collect()
weakref.finalize(b, said.append, 'b1')
weakref.finalize(b, said.append, 'b2')
del b
gc.collect()
print(said)
#> ['a4', 'a3', 'a2', 'a1', 'b2', 'b1']

### the repr of a reference asks the class for __name__
import re, weakref
class D(dict):
    def __getattr__(self, name):
        return self[name]
class N:
    __name__ = 'given'
class P:
    @property
    def __name__(self):
        return 'made'
def f(): pass
for o in D(), N(), P(), f, N:
    print(re.sub(' at 0x[0-9a-f]+', '', repr(weakref.ref(o))))
#> <weakref; to 'D'>
#> <weakref; to 'N' (given)>
#> <weakref; to 'P' (made)>
#> <weakref; to 'function' (f)>
#> <weakref; to 'type' (N)>

### update takes a whole mapping before it puts anything in
import weakref
class O: pass
class Failing:
    def keys(self):
        yield 'a'
        raise LookupError('keys')
    def __getitem__(self, key):
        return key
o = O()
for kind in weakref.WeakValueDictionary, weakref.WeakKeyDictionary:
    d = kind()
    try:
        d.update(Failing())
    except LookupError as e:
        print(repr(e), len(d))
d = weakref.WeakValueDictionary()
d.update([('a', o)], b=o)
d.update(None, c=o)
d.update({'self': o}, self=o)
print(sorted(d))
d = weakref.WeakKeyDictionary()
d.update([(o, 1)])
d.update(None)
print(len(d), d[o])
#> LookupError('keys') 0
#> LookupError('keys') 0
#> ['a', 'b', 'c', 'self']
#> 1 1

### copies of a WeakSet keep its attributes, and its repr is of references
import copy, weakref
class O: pass
class S(weakref.WeakSet):
    __slots__ = 'x',
o = O()
s = S([o])
s.x, s.y = [1], 2
for c in copy.copy(s), copy.deepcopy(s):
    print(type(c).__name__, c.x, c.x is s.x, c.y, len(c))
c, p = copy.copy(s), O()
c.add(p)
print(len(s), len(s.copy()), p in s)
print(repr(weakref.WeakSet()), repr(s)[:10], repr(s) == repr(s.data))
#> S [1] True 2 1
#> S [1] False 2 1
#> 2 2 True
#> set() {<weakref  True
