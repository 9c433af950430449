# __dict__ and __weakref__ stand in the dict of the class that brings them, and of no other.

import collections, types, enum, abc, typing

def show(c): print(c.__name__, [k for k in vars(c) if k in ('__dict__', '__weakref__')])
class L(list): pass
class A: pass

### who brings them
import collections, enum, abc, typing, datetime, decimal
def show(c): print(c.__name__, [k for k in vars(c) if k in ('__dict__', '__weakref__')])
class A: pass
class B(A): pass
class C: __slots__ = ()
class D(C): pass
class E(C): __slots__ = ('__dict__',)
class F(C): __slots__ = ('__weakref__',)
class G(F): pass
class H(E): pass
class J(A): __slots__ = ('x',)
class K: __slots__ = 'x'
class Two(C, A): __slots__ = ()
class Mix(B, collections.UserDict): pass
for c in (A, B, C, D, E, F, G, H, J, K, Two, Mix): show(c)
#> A ['__dict__', '__weakref__']
#> B []
#> C []
#> D ['__dict__', '__weakref__']
#> E ['__dict__']
#> F ['__weakref__']
#> G ['__dict__']
#> H ['__weakref__']
#> J []
#> K []
#> Two ['__dict__', '__weakref__']
#> Mix []

### classes of builtin types: from L to P
class I(int): pass
class T(tuple): pass
class X(Exception): pass
class M(type): pass
class S(set): pass
class Fz(frozenset): pass
class D(dict): pass
class O(collections.OrderedDict): pass
class Mo(types.ModuleType): pass
class P(property): pass
for c in (L, I, T, X, M, S, Fz, D, O, Mo, P): show(c)
#> L ['__dict__', '__weakref__']
#> I ['__dict__']
#> T ['__dict__']
#> X ['__weakref__']
#> M []
#> S ['__dict__']
#> Fz ['__dict__']
#> D ['__dict__', '__weakref__']
#> O []
#> Mo []
#> P ['__dict__', '__weakref__']

### classes of builtin types: from N to Ge
class N(collections.namedtuple('N', 'a')): pass
class U(collections.UserDict): pass
class St(str): pass
class By(bytes): pass
class Ba(bytearray): pass
class Fl(float): pass
class Z(zip): pass
class En(enum.Enum): A = 1
class Ab(abc.ABC): pass
V = typing.TypeVar('V')
class Ge(typing.Generic[V]): pass
for c in (N, U, St, By, Ba, Fl, Z, En, Ab, Ge): show(c)
#> N ['__dict__']
#> U []
#> St ['__dict__', '__weakref__']
#> By ['__dict__']
#> Ba ['__dict__', '__weakref__']
#> Fl ['__dict__', '__weakref__']
#> Z ['__dict__', '__weakref__']
#> En []
#> Ab ['__dict__', '__weakref__']
#> Ge ['__dict__', '__weakref__']

### their order
class K:
    "doc"
    x = 1
    def f(self): self.y = 1
print(list(A.__dict__))
print(list(K.__dict__))
K.z = 1
print(list(K.__dict__))
print(list(vars(type('V', (), {'a': 1}))))
#> ['__module__', '__firstlineno__', '__static_attributes__', '__dict__', '__weakref__', '__doc__']
#> ['__module__', '__firstlineno__', '__doc__', 'x', 'f', '__static_attributes__', '__dict__', '__weakref__']
#> ['__module__', '__firstlineno__', '__doc__', 'x', 'f', '__static_attributes__', '__dict__', '__weakref__', 'z']
#> ['a', '__module__', '__dict__', '__weakref__', '__doc__']

### the descriptors
class B(A): pass
a, b = A(), B()
print(A.__dict__['__dict__'], A.__dict__['__weakref__'])
print(A.__weakref__, B.__weakref__ is A.__weakref__)
d = A.__dict__['__dict__']
print(type(d).__name__, d.__objclass__, d.__name__, d.__qualname__, d.__doc__)
b.x = 1
print(d.__get__(b), d.__get__(None, A) is d, d.__set__(b, {'q': 1}), b.q, b.__dict__)
print(L.__dict__['__dict__'].__get__(L('ab')), L().__weakref__)
for f in (lambda: d.__get__(1), lambda: d.__get__(L()), lambda: setattr(a, '__weakref__', 1),
        lambda: d.__set__(a, 1)):
    try: f()
    except (TypeError, AttributeError) as e: print(type(e).__name__, e)
#> <attribute '__dict__' of 'A' objects> <attribute '__weakref__' of 'A' objects>
#> <attribute '__weakref__' of 'A' objects> True
#> getset_descriptor <class '__main__.A'> __dict__ A.__dict__ dictionary for instance variables
#> {'x': 1} True None 1 {'q': 1}
#> {} None
#> TypeError descriptor '__dict__' for 'A' objects doesn't apply to a 'int' object
#> TypeError descriptor '__dict__' for 'A' objects doesn't apply to a 'L' object
#> AttributeError attribute '__weakref__' of 'A' objects is not writable
#> TypeError __dict__ must be set to a dictionary, not a 'int'

### __weakref__ of an instance
import weakref
class A: pass
class B(A): pass
class C: __slots__ = ()
class W: __slots__ = ('__weakref__',)
for c in (A, B, W):
    x = c()
    print(x.__weakref__, hasattr(x, '__weakref__'))
    r = weakref.ref(x)
    print(x.__weakref__ is r, getattr(x, '__weakref__') is r)
for x in (C(), object(), 1, [], 'a', {1}, Exception(), (lambda: 0), C, A.__init__):
    print(hasattr(x, '__weakref__'), end=' ')
print()
try: object().__weakref__
except AttributeError as e: print(e)
#> None True
#> True True
#> None True
#> True True
#> None True
#> True True
#> False False False False False False False False False False 
#> 'object' object has no attribute '__weakref__'

### taken out of the class
class A: pass
a = A()
a.x = 1
try: del A.__dict__
except AttributeError as e: print(e)  #> attribute '__dict__' of 'type' objects is not writable
del A.__weakref__
try: a.__weakref__
except AttributeError as e: print(e)  #> 'A' object has no attribute '__weakref__'
try: a.__dict__
except AttributeError as e: print(e)
print('__weakref__' in vars(A), '__dict__' in vars(A), a.x)  #> False True 1

### object has neither
print('__dict__' in object.__dict__, '__weakref__' in object.__dict__, '__class__' in vars(object))
#> False False True

### classes made of another's dict
class A:
    x = 1
ns = {k: v for k, v in A.__dict__.items() if k not in ('__dict__', '__weakref__')}
B = type('B', (), ns)
b = B()
b.y = 2
print(b.__dict__, B.x, sorted(k for k in vars(B) if not k.startswith('__f')))
C = type('C', (), dict(A.__dict__))
c = C()
c.y = 3
print(c.y, C.__dict__['__dict__'])
try: c.__dict__
except TypeError as e: print(e)
#> {'y': 2} 1 ['__dict__', '__doc__', '__module__', '__static_attributes__', '__weakref__', 'x']
#> 3 <attribute '__dict__' of 'A' objects>
#> descriptor '__dict__' for 'A' objects doesn't apply to a 'C' object

### names that tools leave out
import dataclasses, typing, inspect
@dataclasses.dataclass(slots=True)
class P:
    x: int = 0
print([k for k in vars(P) if k in ('__dict__', '__weakref__')], P(1))
class Q(typing.Protocol):
    def f(self): ...
print(typing.get_protocol_members(Q))
class A:
    def f(self): pass
print([n for n, v in inspect.getmembers(A) if n in ('__dict__', '__weakref__', 'f')])
print([n for n in dir(A()) if n in ('__dict__', '__weakref__', 'f')])
print(sorted(set(dir(A)) - set(dir(object))))
#> [] P(x=1)
#> frozenset({'f'})
#> ['__dict__', '__weakref__', 'f']
#> ['__dict__', '__weakref__', 'f']
#> ['__dict__', '__firstlineno__', '__module__', '__static_attributes__', '__weakref__', 'f']

### slots stand behind what the class statement made, in the order of their names
class A:
    """doc"""
    __slots__ = ('b', 'a')
    x: int = 1
    def f(self): self.z = 1
class Both: __slots__ = ['b', '__dict__', 'a', '__weakref__']
class Described: __slots__ = {'b': 'the doc of b', 'a': None}
class Weak: __slots__ = {'b': 'the doc of b', '__weakref__': None}
class Iterated: __slots__ = iter(['q', 'p'])
class Generic[T]: x: T
Made = type('Made', (), {'__slots__': ['c', 'b', '__dict__'], '__doc__': 'x'})
for c in A, Both, Described, Weak, Iterated, Generic, Made:
    print(list(c.__dict__))
print(Described.a.__doc__)
#> ['__module__', '__firstlineno__', '__doc__', '__slots__', 'x', 'f', '__annotate_func__', '__static_attributes__', 'a', 'b']
#> ['__module__', '__firstlineno__', '__slots__', '__static_attributes__', 'a', 'b', '__dict__', '__weakref__', '__doc__']
#> ['__module__', '__firstlineno__', '__slots__', '__static_attributes__', 'a', 'b', '__doc__']
#> ['__module__', '__firstlineno__', '__slots__', '__static_attributes__', 'b', '__weakref__', '__doc__']
#> ['__module__', '__firstlineno__', '__slots__', '__static_attributes__', 'p', 'q', '__doc__']
#> ['__module__', '__firstlineno__', '__type_params__', '__annotate_func__', '__static_attributes__', '__orig_bases__', '__dict__', '__weakref__', '__doc__', '__parameters__']
#> ['__slots__', '__doc__', '__module__', 'b', 'c', '__dict__']
#> None

### what has slots that are no list can be referred to weakly only where they say so
import weakref
class Described: __slots__ = {'b': 'the doc of b', 'a': None}
class Weak: __slots__ = {'b': 'the doc of b', '__weakref__': None}
class Iterated: __slots__ = iter(['q', 'p'])
for o in Described(), Weak(), Iterated():
    try: print(type(weakref.ref(o)).__name__)
    except TypeError as e: print(e)
#> cannot create weak reference to 'Described' object
#> ReferenceType
#> cannot create weak reference to 'Iterated' object
