### which classes can be bases instead of which
class A: pass
class B(A): pass
class P: pass
class S: __slots__ = ('a',)
class N: __slots__ = ()
class I(int): pass
class E(Exception): pass
class M(type): pass
import collections
class DQ(collections.deque): pass
def fresh():
    class A1: pass
    class A2(A): pass
    class S3(S): pass
    class I2(I): pass
    class I3(int): pass
    class E2(E): pass
    class E3(ValueError): pass
    class N2: __slots__ = ()
    class D2(DQ): pass
    class X(A, int): pass
    return [A1, A2, S3, I2, I3, E2, E3, N2, D2, X]
for i in range(len(fresh())):
    for b in [A, B, P, S, N, I, E, M, DQ, object, int, str, bytes, list, Exception, ValueError,
            collections.deque, (A, int), (A, P), (A, A), bool, 5]:
        c = fresh()[i]
        try:
            c.__bases__ = b if isinstance(b, tuple) else (b,)
            print([x.__name__ for x in c.__mro__])
        except TypeError as e: print(e)
#> __bases__ assignment: 'A' deallocator differs from 'object'
#> __bases__ assignment: 'B' deallocator differs from 'object'
#> __bases__ assignment: 'P' deallocator differs from 'object'
#> __bases__ assignment: 'S' deallocator differs from 'object'
#> __bases__ assignment: 'N' deallocator differs from 'object'
#> __bases__ assignment: 'I' deallocator differs from 'object'
#> __bases__ assignment: 'E' deallocator differs from 'object'
#> __bases__ assignment: 'M' deallocator differs from 'object'
#> __bases__ assignment: 'DQ' deallocator differs from 'object'
#> ['A1', 'object']
#> __bases__ assignment: 'int' object layout differs from 'object'
#> __bases__ assignment: 'str' object layout differs from 'object'
#> __bases__ assignment: 'bytes' object layout differs from 'object'
#> __bases__ assignment: 'list' deallocator differs from 'object'
#> __bases__ assignment: 'Exception' deallocator differs from 'object'
#> __bases__ assignment: 'ValueError' deallocator differs from 'object'
#> __bases__ assignment: 'collections.deque' deallocator differs from 'object'
#> __bases__ assignment: 'int' object layout differs from 'object'
#> __bases__ assignment: 'A' deallocator differs from 'object'
#> __bases__ assignment: 'A' deallocator differs from 'object'
#> type 'bool' is not an acceptable base type
#> A1.__bases__ must be tuple of classes, not 'int'
#> ['A2', 'A', 'object']
#> ['A2', 'B', 'A', 'object']
#> ['A2', 'P', 'object']
#> __bases__ assignment: 'S' object layout differs from 'A'
#> __bases__ assignment: 'N' object layout differs from 'A'
#> __bases__ assignment: 'I' object layout differs from 'A'
#> __bases__ assignment: 'E' object layout differs from 'A'
#> __bases__ assignment: 'M' object layout differs from 'A'
#> __bases__ assignment: 'DQ' object layout differs from 'A'
#> __bases__ assignment: 'object' deallocator differs from 'A'
#> __bases__ assignment: 'int' deallocator differs from 'A'
#> __bases__ assignment: 'str' deallocator differs from 'A'
#> __bases__ assignment: 'bytes' deallocator differs from 'A'
#> __bases__ assignment: 'list' object layout differs from 'A'
#> __bases__ assignment: 'Exception' object layout differs from 'A'
#> __bases__ assignment: 'ValueError' object layout differs from 'A'
#> __bases__ assignment: 'collections.deque' object layout differs from 'A'
#> __bases__ assignment: 'int' deallocator differs from 'A'
#> ['A2', 'A', 'P', 'object']
#> duplicate base class A
#> type 'bool' is not an acceptable base type
#> A2.__bases__ must be tuple of classes, not 'int'
#> __bases__ assignment: 'A' object layout differs from 'S'
#> __bases__ assignment: 'B' object layout differs from 'S'
#> __bases__ assignment: 'P' object layout differs from 'S'
#> ['S3', 'S', 'object']
#> __bases__ assignment: 'N' object layout differs from 'S'
#> __bases__ assignment: 'I' object layout differs from 'S'
#> __bases__ assignment: 'E' object layout differs from 'S'
#> __bases__ assignment: 'M' object layout differs from 'S'
#> __bases__ assignment: 'DQ' object layout differs from 'S'
#> __bases__ assignment: 'object' deallocator differs from 'S'
#> __bases__ assignment: 'int' deallocator differs from 'S'
#> __bases__ assignment: 'str' deallocator differs from 'S'
#> __bases__ assignment: 'bytes' deallocator differs from 'S'
#> __bases__ assignment: 'list' object layout differs from 'S'
#> __bases__ assignment: 'Exception' object layout differs from 'S'
#> __bases__ assignment: 'ValueError' object layout differs from 'S'
#> __bases__ assignment: 'collections.deque' object layout differs from 'S'
#> __bases__ assignment: 'int' deallocator differs from 'S'
#> __bases__ assignment: 'A' object layout differs from 'S'
#> __bases__ assignment: 'A' object layout differs from 'S'
#> type 'bool' is not an acceptable base type
#> S3.__bases__ must be tuple of classes, not 'int'
#> __bases__ assignment: 'A' object layout differs from 'I'
#> __bases__ assignment: 'B' object layout differs from 'I'
#> __bases__ assignment: 'P' object layout differs from 'I'
#> __bases__ assignment: 'S' object layout differs from 'I'
#> __bases__ assignment: 'N' object layout differs from 'I'
#> ['I2', 'I', 'int', 'object']
#> __bases__ assignment: 'E' object layout differs from 'I'
#> __bases__ assignment: 'M' object layout differs from 'I'
#> __bases__ assignment: 'DQ' object layout differs from 'I'
#> __bases__ assignment: 'object' deallocator differs from 'I'
#> __bases__ assignment: 'int' deallocator differs from 'I'
#> __bases__ assignment: 'str' deallocator differs from 'I'
#> __bases__ assignment: 'bytes' deallocator differs from 'I'
#> __bases__ assignment: 'list' object layout differs from 'I'
#> __bases__ assignment: 'Exception' object layout differs from 'I'
#> __bases__ assignment: 'ValueError' object layout differs from 'I'
#> __bases__ assignment: 'collections.deque' object layout differs from 'I'
#> __bases__ assignment: 'int' deallocator differs from 'I'
#> __bases__ assignment: 'A' object layout differs from 'I'
#> __bases__ assignment: 'A' object layout differs from 'I'
#> type 'bool' is not an acceptable base type
#> I2.__bases__ must be tuple of classes, not 'int'
#> __bases__ assignment: 'A' deallocator differs from 'int'
#> __bases__ assignment: 'B' deallocator differs from 'int'
#> __bases__ assignment: 'P' deallocator differs from 'int'
#> __bases__ assignment: 'S' deallocator differs from 'int'
#> __bases__ assignment: 'N' deallocator differs from 'int'
#> __bases__ assignment: 'I' deallocator differs from 'int'
#> __bases__ assignment: 'E' deallocator differs from 'int'
#> __bases__ assignment: 'M' deallocator differs from 'int'
#> __bases__ assignment: 'DQ' deallocator differs from 'int'
#> __bases__ assignment: 'object' object layout differs from 'int'
#> ['I3', 'int', 'object']
#> __bases__ assignment: 'str' object layout differs from 'int'
#> __bases__ assignment: 'bytes' object layout differs from 'int'
#> __bases__ assignment: 'list' deallocator differs from 'int'
#> __bases__ assignment: 'Exception' deallocator differs from 'int'
#> __bases__ assignment: 'ValueError' deallocator differs from 'int'
#> __bases__ assignment: 'collections.deque' deallocator differs from 'int'
#> ['I3', 'A', 'int', 'object']
#> __bases__ assignment: 'A' deallocator differs from 'int'
#> __bases__ assignment: 'A' deallocator differs from 'int'
#> type 'bool' is not an acceptable base type
#> I3.__bases__ must be tuple of classes, not 'int'
#> __bases__ assignment: 'A' object layout differs from 'E'
#> __bases__ assignment: 'B' object layout differs from 'E'
#> __bases__ assignment: 'P' object layout differs from 'E'
#> __bases__ assignment: 'S' object layout differs from 'E'
#> __bases__ assignment: 'N' object layout differs from 'E'
#> __bases__ assignment: 'I' object layout differs from 'E'
#> ['E2', 'E', 'Exception', 'BaseException', 'object']
#> __bases__ assignment: 'M' object layout differs from 'E'
#> __bases__ assignment: 'DQ' object layout differs from 'E'
#> __bases__ assignment: 'object' deallocator differs from 'E'
#> __bases__ assignment: 'int' deallocator differs from 'E'
#> __bases__ assignment: 'str' deallocator differs from 'E'
#> __bases__ assignment: 'bytes' deallocator differs from 'E'
#> __bases__ assignment: 'list' object layout differs from 'E'
#> __bases__ assignment: 'Exception' object layout differs from 'E'
#> __bases__ assignment: 'ValueError' object layout differs from 'E'
#> __bases__ assignment: 'collections.deque' object layout differs from 'E'
#> __bases__ assignment: 'int' deallocator differs from 'E'
#> __bases__ assignment: 'A' object layout differs from 'E'
#> __bases__ assignment: 'A' object layout differs from 'E'
#> type 'bool' is not an acceptable base type
#> E2.__bases__ must be tuple of classes, not 'int'
#> __bases__ assignment: 'A' object layout differs from 'ValueError'
#> __bases__ assignment: 'B' object layout differs from 'ValueError'
#> __bases__ assignment: 'P' object layout differs from 'ValueError'
#> __bases__ assignment: 'S' object layout differs from 'ValueError'
#> __bases__ assignment: 'N' object layout differs from 'ValueError'
#> __bases__ assignment: 'I' object layout differs from 'ValueError'
#> __bases__ assignment: 'E' object layout differs from 'ValueError'
#> __bases__ assignment: 'M' object layout differs from 'ValueError'
#> __bases__ assignment: 'DQ' object layout differs from 'ValueError'
#> __bases__ assignment: 'object' deallocator differs from 'ValueError'
#> __bases__ assignment: 'int' deallocator differs from 'ValueError'
#> __bases__ assignment: 'str' deallocator differs from 'ValueError'
#> __bases__ assignment: 'bytes' deallocator differs from 'ValueError'
#> __bases__ assignment: 'list' object layout differs from 'ValueError'
#> ['E3', 'Exception', 'BaseException', 'object']
#> ['E3', 'ValueError', 'Exception', 'BaseException', 'object']
#> __bases__ assignment: 'collections.deque' object layout differs from 'ValueError'
#> __bases__ assignment: 'int' deallocator differs from 'ValueError'
#> __bases__ assignment: 'A' object layout differs from 'ValueError'
#> __bases__ assignment: 'A' object layout differs from 'ValueError'
#> type 'bool' is not an acceptable base type
#> E3.__bases__ must be tuple of classes, not 'int'
#> __bases__ assignment: 'A' deallocator differs from 'object'
#> __bases__ assignment: 'B' deallocator differs from 'object'
#> __bases__ assignment: 'P' deallocator differs from 'object'
#> __bases__ assignment: 'S' deallocator differs from 'object'
#> __bases__ assignment: 'N' deallocator differs from 'object'
#> __bases__ assignment: 'I' deallocator differs from 'object'
#> __bases__ assignment: 'E' deallocator differs from 'object'
#> __bases__ assignment: 'M' deallocator differs from 'object'
#> __bases__ assignment: 'DQ' deallocator differs from 'object'
#> ['N2', 'object']
#> __bases__ assignment: 'int' object layout differs from 'object'
#> __bases__ assignment: 'str' object layout differs from 'object'
#> __bases__ assignment: 'bytes' object layout differs from 'object'
#> __bases__ assignment: 'list' deallocator differs from 'object'
#> __bases__ assignment: 'Exception' deallocator differs from 'object'
#> __bases__ assignment: 'ValueError' deallocator differs from 'object'
#> __bases__ assignment: 'collections.deque' deallocator differs from 'object'
#> __bases__ assignment: 'int' object layout differs from 'object'
#> __bases__ assignment: 'A' deallocator differs from 'object'
#> __bases__ assignment: 'A' deallocator differs from 'object'
#> type 'bool' is not an acceptable base type
#> N2.__bases__ must be tuple of classes, not 'int'
#> __bases__ assignment: 'A' object layout differs from 'DQ'
#> __bases__ assignment: 'B' object layout differs from 'DQ'
#> __bases__ assignment: 'P' object layout differs from 'DQ'
#> __bases__ assignment: 'S' object layout differs from 'DQ'
#> __bases__ assignment: 'N' object layout differs from 'DQ'
#> __bases__ assignment: 'I' object layout differs from 'DQ'
#> __bases__ assignment: 'E' object layout differs from 'DQ'
#> __bases__ assignment: 'M' object layout differs from 'DQ'
#> ['D2', 'DQ', 'deque', 'object']
#> __bases__ assignment: 'object' deallocator differs from 'DQ'
#> __bases__ assignment: 'int' deallocator differs from 'DQ'
#> __bases__ assignment: 'str' deallocator differs from 'DQ'
#> __bases__ assignment: 'bytes' deallocator differs from 'DQ'
#> __bases__ assignment: 'list' object layout differs from 'DQ'
#> __bases__ assignment: 'Exception' object layout differs from 'DQ'
#> __bases__ assignment: 'ValueError' object layout differs from 'DQ'
#> __bases__ assignment: 'collections.deque' object layout differs from 'DQ'
#> __bases__ assignment: 'int' deallocator differs from 'DQ'
#> __bases__ assignment: 'A' object layout differs from 'DQ'
#> __bases__ assignment: 'A' object layout differs from 'DQ'
#> type 'bool' is not an acceptable base type
#> D2.__bases__ must be tuple of classes, not 'int'
#> __bases__ assignment: 'A' deallocator differs from 'int'
#> __bases__ assignment: 'B' deallocator differs from 'int'
#> __bases__ assignment: 'P' deallocator differs from 'int'
#> __bases__ assignment: 'S' deallocator differs from 'int'
#> __bases__ assignment: 'N' deallocator differs from 'int'
#> __bases__ assignment: 'I' deallocator differs from 'int'
#> __bases__ assignment: 'E' deallocator differs from 'int'
#> __bases__ assignment: 'M' deallocator differs from 'int'
#> __bases__ assignment: 'DQ' deallocator differs from 'int'
#> __bases__ assignment: 'object' object layout differs from 'int'
#> ['X', 'int', 'object']
#> __bases__ assignment: 'str' object layout differs from 'int'
#> __bases__ assignment: 'bytes' object layout differs from 'int'
#> __bases__ assignment: 'list' deallocator differs from 'int'
#> __bases__ assignment: 'Exception' deallocator differs from 'int'
#> __bases__ assignment: 'ValueError' deallocator differs from 'int'
#> __bases__ assignment: 'collections.deque' deallocator differs from 'int'
#> ['X', 'A', 'int', 'object']
#> __bases__ assignment: 'A' deallocator differs from 'int'
#> __bases__ assignment: 'A' deallocator differs from 'int'
#> type 'bool' is not an acceptable base type
#> X.__bases__ must be tuple of classes, not 'int'

### the class of a module
import types
class Plain: pass
m = types.ModuleType('m')
for c in (Plain, int, type, object):
    try: m.__class__ = c
    except TypeError as e: print(e)
m.__class__ = types.ModuleType
print(type(m), m.__class__)
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> <class 'module'> <class 'module'>

### slots count as the same whatever their order
class A: __slots__ = ('a', 'b')
class B: __slots__ = ['b', 'a']
class Dict: __slots__ = {'b': 'doc of b', 'a': None}
class Other: __slots__ = ('a', 'c')
class Weak: __slots__ = ('a', '__weakref__', 'b')
class Weak2: __slots__ = ('b', 'a', '__weakref__')
class One: __slots__ = iter(('b', 'a'))
class Twice: __slots__ = ('a', 'a')
for base in (A, Weak):
    for new in (B, Dict, Other, Weak, Weak2, One, Twice, A):
        class C(base): pass
        c = C()
        c.a, c.b = 1, 2
        try:
            C.__bases__ = (new,)
            print(base.__name__, new.__name__, c.a, c.b)
        except TypeError as e: print(e)
#> A B 1 2
#> A Dict 1 2
#> __bases__ assignment: 'Other' object layout differs from 'A'
#> __bases__ assignment: 'Weak' object layout differs from 'A'
#> __bases__ assignment: 'Weak2' object layout differs from 'A'
#> A One 1 2
#> __bases__ assignment: 'Twice' object layout differs from 'A'
#> A A 1 2
#> __bases__ assignment: 'B' object layout differs from 'Weak'
#> __bases__ assignment: 'Dict' object layout differs from 'Weak'
#> __bases__ assignment: 'Other' object layout differs from 'Weak'
#> Weak Weak 1 2
#> Weak Weak2 1 2
#> __bases__ assignment: 'One' object layout differs from 'Weak'
#> __bases__ assignment: 'Twice' object layout differs from 'Weak'
#> __bases__ assignment: 'A' object layout differs from 'Weak'

### slots that the class has no longer, or says it has
class A: __slots__ = ('a', 'b')
class B: __slots__ = ('b', 'a')
class C: __slots__ = ('x', 'y')
del A.a, C.x, C.y
C.__slots__ = ('a', 'b')
class D(A): pass
D.__bases__ = (B,)
d = D()
d.a, d.b = 1, 2
print(d.a, d.b)  #> 1 2
D.__bases__ = (A,)
print(d.b, hasattr(d, 'a'))  #> 2 False
try: D.__bases__ = (C,)
except TypeError as e: print(e)  #> __bases__ assignment: 'C' object layout differs from 'A'
class E(C): pass
try: E.__bases__ = (A,)
except TypeError as e: print(e)  #> __bases__ assignment: 'A' object layout differs from 'C'

### names in slots that are mangled
class M: __slots__ = ('__x', 'y')
class N: __slots__ = ('y', '__x')
class _M: __slots__ = ('y', '__x')
m = M()
m.y = 4
try: m.__class__ = N
except TypeError as e: print(e)  #> __class__ assignment: 'N' object layout differs from 'M'
m.__class__ = _M
print(m.y)  #> 4

### a slot for weak references where the base has none
import types, weakref
for base in (list, str, float, map, property, types.SimpleNamespace, object, set, int, types.ModuleType, Exception):
    for slots in (('__weakref__',), ('a', '__weakref__', '__dict__')):
        try: print(base.__name__, sorted({*slots} & {*type('C', (base,), {'__slots__': slots}).__dict__}))
        except TypeError as e: print(base.__name__, e)
#> list ['__weakref__']
#> list ['__dict__', '__weakref__', 'a']
#> str ['__weakref__']
#> str ['__dict__', '__weakref__', 'a']
#> float ['__weakref__']
#> float ['__dict__', '__weakref__', 'a']
#> map ['__weakref__']
#> map ['__dict__', '__weakref__', 'a']
#> property ['__weakref__']
#> property ['__dict__', '__weakref__', 'a']
#> SimpleNamespace ['__weakref__']
#> SimpleNamespace __dict__ slot disallowed: we already got one
#> object ['__weakref__']
#> object ['__dict__', '__weakref__', 'a']
#> set __weakref__ slot disallowed: we already got one
#> set __weakref__ slot disallowed: we already got one
#> int nonempty __slots__ not supported for subtype of 'int'
#> int nonempty __slots__ not supported for subtype of 'int'
#> module __weakref__ slot disallowed: we already got one
#> module __weakref__ slot disallowed: we already got one
#> Exception ['__weakref__']
#> Exception __dict__ slot disallowed: we already got one

### which classes get one without asking
import types, weakref
for base in (list, str, map, types.SimpleNamespace, object, set, int, tuple, types.ModuleType, Exception):
    class Plain(base): pass
    class Empty(base): __slots__ = ()
    print(base.__name__, '__weakref__' in Plain.__dict__, '__weakref__' in Empty.__dict__)
class L(list): __slots__ = '__weakref__'
class L2(list): __slots__ = ()
class L3(L2): __slots__ = ()
held = L()
print(weakref.ref(held)() is held, hasattr(held, '__weakref__'))
try: weakref.ref(L3())
except TypeError as e: print(e)
class L4(L3): pass
print(hasattr(weakref.ref(x := L4())(), '__weakref__'))
#> list True False
#> str True False
#> map True False
#> SimpleNamespace True False
#> object True False
#> set False False
#> int False False
#> tuple False False
#> module False False
#> Exception True False
#> True True
#> cannot create weak reference to 'L3' object
#> True

### a slot for a __dict__ where the base has one
for base in (staticmethod, classmethod, property, Exception, type):
    try: print(type('C', (base,), {'__slots__': ('__dict__',)}).__name__)
    except TypeError as e: print(e)
class S(staticmethod): __slots__ = ()
s = S(len)
s.mark = 1
print(s.mark)
#> __dict__ slot disallowed: we already got one
#> __dict__ slot disallowed: we already got one
#> C
#> __dict__ slot disallowed: we already got one
#> nonempty __slots__ not supported for subtype of 'type'
#> 1
