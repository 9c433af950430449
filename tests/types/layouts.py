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
