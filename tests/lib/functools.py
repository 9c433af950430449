# functools.

def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)

### partial
from functools import *
def f(a,b=2,*c,**d): return (a,b,c,d)
p=partial(f,1,x=3)
print(p(5), p(), p(1,2,3,y=1), p.func is f, p.args, p.keywords)
q=partial(p,9,x=4)
print(q(), q.args, q.keywords, q.func is f)
print(repr(partial(int,base=2)), partial(int,base=2)('101'))
E(partial)
E(partial,1)
p.z=3
print(p.z, callable(p), p.__dict__)
print(partial(f, Placeholder, 2)(1), Placeholder)
E(partial(f,Placeholder,2))
E(partial, f, 1, Placeholder)
class A:
    def m(self,a,b): return (a,b)
    pm = partialmethod(m, 1)
    pf = partial(lambda *a: a, 1)
print(A().pm(2), repr(A.__dict__['pm'])[:30])
import copy
print(copy.copy(p)(7))
#> (1, 5, (), {'x': 3}) (1, 2, (), {'x': 3}) (1, 1, (2, 3), {'x': 3, 'y': 1}) True (1,) {'x': 3}
#> (1, 9, (), {'x': 4}) (1, 9) {'x': 4} True
#> functools.partial(<class 'int'>, base=2) 5
#> TypeError type 'partial' takes at least one argument
#> TypeError the first argument must be callable
#> 3 True {'z': 3}
#> (1, 2, (), {}) Placeholder
#> TypeError missing positional arguments in 'partial' call; expected at least 1, got 0
#> TypeError trailing Placeholders are not allowed
#> (1, 2) functools.partialmethod(<funct
#> (1, 7, (), {'x': 3})

### reduce
from functools import *
print(reduce(lambda a,b:a+b,[1,2,3]), reduce(lambda a,b:a+b,[],5), reduce(lambda a,b:a*b,(1,2,3),10))
E(reduce,lambda a,b:a,[])
E(reduce,1,2)
E(reduce, lambda a,b: a+b, [1,2], initial=5)
#> 6 5 60
#> TypeError reduce() of empty iterable with no initial value
#> TypeError reduce() arg 2 must support iteration
#> 8

### lru_cache and cache
from functools import *
calls=[]
@lru_cache
def g(x): calls.append(x); return x*2
print(g(1),g(1),g(2),calls,g.cache_info(), g.cache_parameters(), g.__name__, g.__wrapped__(5))
g.cache_clear()
print(g.cache_info())
@lru_cache(maxsize=2)
def h(x,y=0): calls.append(x); return x
h(1);h(2);h(3);h(1);print(h.cache_info())
h(x=1)
print(h.cache_info())
E(h,[])
@cache
def fib(n): return n if n<2 else fib(n-1)+fib(n-2)
print(fib(80), fib.cache_info())
@lru_cache(maxsize=0)
def z(x): return x
z(1)
z(1)
print(z.cache_info())
@lru_cache(typed=True)
def t(x): return x
t(1)
t(1.0)
print(t.cache_info())

@lru_cache(None)
def u(*a,**k): return a,k
u(1,a=2)
u(1,a=2)
u(1)
u(1.0)
u('1')
print(u.cache_info())
E(lru_cache,'x')
class A:
    @lru_cache
    def m(self, x): return x
a=A()
print(a.m(1), a.m(1), A.m.cache_info())
h.cache_clear()
[h(i) for i in (1,2,1,3,2,1)]
print(h.cache_info())
#> 2 2 4 [1, 2, 5] CacheInfo(hits=1, misses=2, maxsize=128, currsize=2) {'maxsize': 128, 'typed': False} g 10
#> CacheInfo(hits=0, misses=0, maxsize=128, currsize=0)
#> CacheInfo(hits=0, misses=4, maxsize=2, currsize=2)
#> CacheInfo(hits=0, misses=5, maxsize=2, currsize=2)
#> TypeError unhashable type: 'list'
#> 23416728348467685 CacheInfo(hits=78, misses=81, maxsize=None, currsize=81)
#> CacheInfo(hits=0, misses=2, maxsize=0, currsize=0)
#> CacheInfo(hits=0, misses=2, maxsize=128, currsize=2)
#> CacheInfo(hits=1, misses=4, maxsize=None, currsize=4)
#> TypeError Expected first argument to be an integer, a callable, or None
#> 1 1 CacheInfo(hits=1, misses=1, maxsize=128, currsize=1)
#> CacheInfo(hits=1, misses=5, maxsize=2, currsize=2)

### wraps
from functools import *
def deco(f):
    @wraps(f)
    def w(*a): "doc w"; return f(*a)
    return w
@deco
def foo(a:int)->str: "doc foo"; return a
print(foo.__name__, foo.__doc__, foo.__wrapped__, foo.__annotations__, foo.__qualname__, foo.__module__,
    WRAPPER_ASSIGNMENTS, WRAPPER_UPDATES) if 0 else print(foo.__name__, foo.__doc__, foo.__annotations__,
    foo.__qualname__, foo.__wrapped__.__name__, WRAPPER_ASSIGNMENTS, WRAPPER_UPDATES)
def bar(): pass
foo.x=1
update_wrapper(bar,foo)
print(bar.__name__, bar.x)
#> foo doc foo {'a': <class 'int'>, 'return': <class 'str'>} foo foo ('__module__', '__name__', '__qualname__', '__doc__', '__annotate__', '__type_params__') ('__dict__',)
#> foo 1

### total_ordering
from functools import *
@total_ordering
class T:
    def __init__(self,x): self.x=x
    def __eq__(self,o): return self.x==o.x
    def __lt__(self,o): return self.x<o.x if isinstance(o,T) else NotImplemented
print(T(1)<T(2), T(1)<=T(1), T(2)>T(1), T(2)>=T(3))
E(lambda: T(1)>=3)
@total_ordering
class G:
    def __ge__(self,o): return True
    def __eq__(self,o): return True
print(G()<G(), G()<=G(), G()>G())
@total_ordering
class N: pass
#> True True True False
#> TypeError '>=' not supported between instances of 'T' and 'int'
#> False True False
#! ValueError: must define at least one ordering operation: < > <= >=

### cached_property
from functools import *
class C:
    n=0
    @cached_property
    def p(self): "doc"; self.n+=1; return self.n
c=C()
print(c.p, c.p, c.__dict__, C.p.__doc__, C.p.attrname)
del c.p
print(c.p)
c.p=9
print(c.p)
class S:
    __slots__=()
    @cached_property
    def p(self): return 1
E(lambda: S().p)
#> 1 1 {'n': 1, 'p': 1} doc p
#> 2
#> 9
#> TypeError No '__dict__' attribute on 'S' instance to cache 'p' property.

### cmp_to_key
from functools import *
print(sorted([3,1,2],key=cmp_to_key(lambda a,b:b-a)))
k=cmp_to_key(lambda a,b:a-b)
print(k(1)<k(2), k(1)==k(1), k(3).obj)
E(hash,k(1))
E(lambda: k(1)<1)
#> [3, 2, 1]
#> True True 3
#> TypeError unhashable type: 'functools.KeyWrapper'
#> TypeError other argument must be K instance

### cmp_to_key: what it makes
import functools
K = functools.cmp_to_key(lambda a, b: (a > b) - (a < b))
k, other = K(3), functools.cmp_to_key(lambda a, b: 0)(3)
print(type(K), type(k), type(K) is type(k), type(K).__module__, type(K).__name__, callable(K), K.obj)
print(K(obj=4).obj, k(1).obj, k < K(4), k == K(3), k != K(3), k >= K(4), k == other, other != K(9), bool(k))
k.obj = 5
print(k.obj, k > K(4), type('C', (), {'key': K})().key(1).obj)
for f in (lambda: k < 3, lambda: k == None, lambda: hash(K), lambda: {K: 1}, lambda: {k: 1}, lambda: type(K)(),
          lambda: type('D', (type(K),), {}), lambda: setattr(k, 'x', 1), lambda: k.x, lambda: K.__name__,
          lambda: k.__dict__, lambda: functools.cmp_to_key(5)(1) < K(2), lambda: functools.cmp_to_key(f=5)):
    E(f)
#> <class 'functools.KeyWrapper'> <class 'functools.KeyWrapper'> True functools KeyWrapper True None
#> 4 1 True True False False True False True
#> 5 True 1
#> TypeError other argument must be K instance
#> TypeError other argument must be K instance
#> TypeError unhashable type: 'functools.KeyWrapper'
#> TypeError cannot use 'functools.KeyWrapper' as a dict key (unhashable type: 'functools.KeyWrapper')
#> TypeError cannot use 'functools.KeyWrapper' as a dict key (unhashable type: 'functools.KeyWrapper')
#> TypeError cannot create 'functools.KeyWrapper' instances
#> TypeError type 'functools.KeyWrapper' is not an acceptable base type
#> AttributeError 'functools.KeyWrapper' object has no attribute 'x' and no __dict__ for setting new attributes
#> AttributeError 'functools.KeyWrapper' object has no attribute 'x'
#> AttributeError 'functools.KeyWrapper' object has no attribute '__name__'
#> AttributeError 'functools.KeyWrapper' object has no attribute '__dict__'
#> TypeError 'int' object is not callable
#> TypeError cmp_to_key() missing required argument 'mycmp' (pos 1)

### singledispatch
from functools import *
@singledispatch
def s(x, y=0): return 'obj', x
@s.register
def _(x: int, y=0): return 'int', x
@s.register(list)
def _(x): return 'list'
@s.register(str)
@s.register(bytes)
def _(x): return 'text'
@s.register
def _(x: float|complex): return 'num'
class My(int): pass
print(s(1), s(My(2)), s([1]), s('a'), s(b'a'), s(1.5), s(2j), s(None), s(True), s.dispatch(bool).__name__)
print(sorted(t.__name__ for t in s.registry))
E(s)
class M:
    @singledispatchmethod
    def f(self,x): return 'o'
    @f.register
    def _(self,x:int): return 'i'
    @singledispatchmethod
    @classmethod
    def g(cls,x): return cls.__name__
    @g.register
    @classmethod
    def _(cls,x:int): return 'ci'
print(M().f(1), M().f('a'), M.g('x'), M.g(1))
E(s.register, 5)
#> ('int', 1) ('int', 2) list text text num num ('obj', None) ('int', True) _
#> ['bytes', 'complex', 'float', 'int', 'list', 'object', 'str']
#> TypeError s requires at least 1 positional argument
#> i o M ci
#> TypeError Invalid first argument to `register()`: 5. Use either `@register(some_class)` or plain `@register` on an annotated function.

### cached properties of what has no dict, weak references of partials
import functools, weakref
class K:
    __slots__ = ()
    @functools.cached_property
    def x(self): print('called')
class M(type):
    @functools.cached_property
    def x(cls): return 1
for f in (lambda: K().x, lambda: M('L', (), {}).x):
    try: print(f())
    except TypeError as e: print(e)
p = functools.partial(int, base=2)
print(weakref.ref(p)() is p, weakref.proxy(p)('11'))
#> No '__dict__' attribute on 'K' instance to cache 'x' property.
#> The '__dict__' attribute on 'M' instance does not support item assignment for caching 'x' property.
#> True 3

### a version for None, by its annotation
import functools
@functools.singledispatch
def f(x): return 'any'
@f.register
def _(x: None) -> str: return 'none'
print(f(None), f(1), f.dispatch(type(None)) is f.dispatch(object), f.dispatch(type(None)).__name__)
#> none any False _

### reduce asks for the iterator once
import functools
class Three:
    asked = at = 0
    def __iter__(self):
        self.asked += 1
        return self
    def __next__(self):
        if self.at == 3:
            raise StopIteration
        self.at += 1
        return self.at
x, y = Three(), Three()
print(functools.reduce(lambda a, b: a + b, x), x.asked)  #> 6 1
print(functools.reduce(lambda a, b: a + b, y, 10), y.asked)  #> 16 1

### what is missing of a partial
import functools
p = functools.partial(int, base=2)
for f in (lambda: p.bogus, lambda: setattr(functools.partial, 'x', 1)):
    try:
        print(f())
    except (AttributeError, TypeError) as e:
        print(e)
class Sub(functools.partial):
    pass
print(Sub(int, '7')(), p('11'))
#> 'functools.partial' object has no attribute 'bogus'
#> cannot set 'x' attribute of immutable type 'functools.partial'
#> 7 3

### what lru_cache() makes
import copy, functools, inspect
@functools.lru_cache(3)
def double(x):
    return x * 2
kind = type(double)
print(kind, kind.__name__, kind is type(functools.cache(int)), repr(double).split(' at ')[0])
print(copy.copy(double) is double, copy.deepcopy([double])[0] is double, double.__reduce__())
print(inspect.isfunction(double), inspect.isroutine(double), inspect.signature(double), double.__name__)
class Tree:
    @functools.cache
    def leaves(self, n=1):
        return [self] * n
    names = functools.cache(str.upper)
t = Tree()
print(t.leaves() == t.leaves(1) == [t], t.leaves.cache_info(), Tree.leaves is Tree.__dict__['leaves'])
double.mark = 5
print(double.mark, hasattr(double, '__code__'), callable(double), functools.wraps(double)(lambda: 1).mark)
for f in (lambda: functools.lru_cache(2)(), lambda: functools.lru_cache(2)(1), lambda: functools.cache(5),
          lambda: double.bogus, lambda: functools.lru_cache(2)(user_function=int)('12')):
    try:
        print(f())
    except (AttributeError, TypeError) as e:
        print(e)
#> <class 'functools._lru_cache_wrapper'> _lru_cache_wrapper True <functools._lru_cache_wrapper object
#> True True double
#> False True (x) double
#> True CacheInfo(hits=0, misses=2, maxsize=None, currsize=2) True
#> 5 False True 5
#> lru_cache.<locals>.decorating_function() missing 1 required positional argument: 'user_function'
#> the first argument must be callable
#> the first argument must be callable
#> 'functools._lru_cache_wrapper' object has no attribute 'bogus'
#> 12

### a cache of a cache, and a cache of nothing
import functools
inner = functools.cache(lambda x: x)
outer = functools.cache(inner)
print(outer(1), outer(1), outer(2), inner.cache_info(), outer.cache_info())
@functools.lru_cache(0)
def first(x):
    return x[0]
print(first([1, 2]), first([3]), first.cache_info(), first.cache_parameters())
first.cache_clear()
print(first.cache_info())
#> 1 1 2 CacheInfo(hits=0, misses=2, maxsize=None, currsize=2) CacheInfo(hits=1, misses=2, maxsize=None, currsize=2)
#> 1 3 CacheInfo(hits=0, misses=2, maxsize=0, currsize=0) {'maxsize': 0, 'typed': False}
#> CacheInfo(hits=0, misses=0, maxsize=0, currsize=0)

### a cache with a limit forgets what was used longest ago
import functools
@functools.lru_cache(maxsize=2)
def load(name, /, *, upper=False):
    print('load', name)
    return name.upper() if upper else name
print(load('a'), load('b'), load('a'), load('c'), load('a'), load('b'), load('b', upper=True))
print(load.cache_info())
load.cache_clear()
print(load('b'), load.cache_info())
#> load a
#> load b
#> load c
#> load b
#> load b
#> a b a c a b B
#> CacheInfo(hits=2, misses=5, maxsize=2, currsize=2)
#> load b
#> b CacheInfo(hits=0, misses=1, maxsize=2, currsize=1)
