# An object becomes one of another class where its layout allows that, and nowhere else.

### the class of a class is a metaclass
class Plain: pass
class Odd(Plain): __slots__ = ("z",)
class L(type): pass
for c in (Plain, Odd, L, type, object, int, abs, None):
    class M(type): pass
    class A(metaclass=M): pass
    for f in (lambda: setattr(A, "__class__", c), lambda: type.__setattr__(A, "__class__", c), lambda: object.__dict__["__class__"].__set__(A, c)):
        try: f()
        except TypeError as e: print(e)
        print(type(A).__name__)
#> __class__ assignment: 'Plain' object layout differs from 'M'
#> M
#> __class__ assignment: 'Plain' object layout differs from 'M'
#> M
#> __class__ assignment: 'Plain' object layout differs from 'M'
#> M
#> __class__ assignment: 'Odd' object layout differs from 'M'
#> M
#> __class__ assignment: 'Odd' object layout differs from 'M'
#> M
#> __class__ assignment: 'Odd' object layout differs from 'M'
#> M
#> L
#> L
#> L
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> M
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> M
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> M
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> M
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> M
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> M
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> M
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> M
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> M
#> __class__ must be set to a class, not 'builtin_function_or_method' object
#> M
#> __class__ must be set to a class, not 'builtin_function_or_method' object
#> M
#> __class__ must be set to a class, not 'builtin_function_or_method' object
#> M
#> __class__ must be set to a class, not 'NoneType' object
#> M
#> __class__ must be set to a class, not 'NoneType' object
#> M
#> __class__ must be set to a class, not 'NoneType' object
#> M

### objects of classes of the library
import itertools, datetime, weakref, operator, decimal, functools, types, sys, re, hashlib, struct
class C(itertools.count): pass
class D(itertools.count): pass
class E(map): pass
class F(map): pass
class G(zip): pass
class Date(datetime.date): pass
class Other(datetime.date): pass
for o, c in ((itertools.count(), itertools.cycle), (itertools.count(), itertools.chain), (itertools.count(), D), (C(), D), (C(), itertools.count), (C(), E), (E(len, "a"), F),
             (E(len, "a"), G), (datetime.date(1, 1, 1), datetime.time), (datetime.date(1, 1, 1), Date), (Date(1, 1, 1), Other), (itertools.groupby("aab"), itertools.count),
             (weakref.ref(C), weakref.ReferenceType), (operator.itemgetter(1), operator.attrgetter), (iter([]), E), (len, E), (map(len, ""), E), ((x for x in ""), E),
             (decimal.Decimal(1), decimal.Context), (hashlib.sha256(), type(hashlib.md5())), (re.compile("a"), re.Match), (struct.Struct("i"), C)):
    try: o.__class__ = c
    except TypeError as e: print(e)
    else: print(type(o).__name__)
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> D
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ assignment: 'E' object layout differs from 'C'
#> F
#> __class__ assignment: 'G' object layout differs from 'E'
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> Other
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ assignment only supported for mutable types or ModuleType subclasses

### another metaclass where the old one is in the caches
class M(type):
    x = property(lambda c: "meta")
    def __call__(c): return "called"
    def __getattr__(c, n): return n
class N(type): pass
class A(metaclass=N): x = 1
def x(c): return c.x
def call(c): return c()
def missing(c): return getattr(c, "zzz", "none")
for i in range(3): x(A), call(A), missing(A)
print(x(A), type(call(A)) is A, missing(A))  #> 1 True none
A.__class__ = M
print(x(A), call(A), missing(A))  #> meta called zzz

### bases are exchanged for such that lay out instances alike
import itertools, abc, datetime
def s(c, *b):
    try: c.__bases__ = b; print([k.__name__ for k in c.__mro__][:3], c.__base__.__name__)
    except TypeError as e: print(e)
class X: pass
class C(itertools.count): pass
class Y(X): pass
s(itertools.count, X); s(C, itertools.cycle); s(C, X); s(C, X, itertools.count); s(Y, itertools.count); s(Y, C); print(C(5))
class E(map): pass
s(E, zip); s(E, X, map); print(list(E(len, "a")))
class D(datetime.date): pass
s(D, datetime.time); s(D, X, datetime.date); print(D(1, 1, 1))
class M(type): pass
s(M, abc.ABCMeta); s(M, X); s(M, X, type)
class Ex(Exception): pass
s(Ex, SyntaxError); s(Ex, X); s(Ex, X, Exception); s(Ex, KeyError); s(Ex, BaseException); s(Ex, ImportError); s(Ex, StopIteration)
class I(int): pass
s(I, bool); s(I, str); s(I, X, int); s(I, int, str); s(I, float)
class P(property): pass
s(P, staticmethod); s(P, X)
class S: __slots__ = "a", "b"
class S2: __slots__ = "a", "b"
class S4: __slots__ = "a", "c"
class S3(S): __slots__ = "c"
s(S3, S2); s(S3, S4); s(S3, X); s(S3, X, S); s(S3, S, X); s(S3, S)
#> cannot set '__bases__' attribute of immutable type 'itertools.count'
#> __bases__ assignment: 'itertools.cycle' object layout differs from 'itertools.count'
#> __bases__ assignment: 'X' object layout differs from 'itertools.count'
#> ['C', 'X', 'count'] count
#> __bases__ assignment: 'itertools.count' object layout differs from 'X'
#> __bases__ assignment: 'C' object layout differs from 'X'
#> C(5)
#> __bases__ assignment: 'zip' object layout differs from 'map'
#> ['E', 'X', 'map'] map
#> [1]
#> __bases__ assignment: 'datetime.time' object layout differs from 'datetime.date'
#> ['D', 'X', 'date'] date
#> 0001-01-01
#> ['M', 'ABCMeta', 'type'] ABCMeta
#> __bases__ assignment: 'X' object layout differs from 'ABCMeta'
#> ['M', 'X', 'type'] type
#> __bases__ assignment: 'SyntaxError' object layout differs from 'Exception'
#> __bases__ assignment: 'X' object layout differs from 'Exception'
#> ['Ex', 'X', 'Exception'] Exception
#> ['Ex', 'KeyError', 'LookupError'] KeyError
#> ['Ex', 'BaseException', 'object'] BaseException
#> __bases__ assignment: 'ImportError' object layout differs from 'BaseException'
#> __bases__ assignment: 'StopIteration' object layout differs from 'BaseException'
#> type 'bool' is not an acceptable base type
#> __bases__ assignment: 'str' object layout differs from 'int'
#> ['I', 'X', 'int'] int
#> multiple bases have instance lay-out conflict
#> __bases__ assignment: 'float' object layout differs from 'int'
#> __bases__ assignment: 'staticmethod' object layout differs from 'property'
#> __bases__ assignment: 'X' object layout differs from 'property'
#> ['S3', 'S2', 'object'] S2
#> __bases__ assignment: 'S4' object layout differs from 'S2'
#> __bases__ assignment: 'X' object layout differs from 'S2'
#> ['S3', 'X', 'S'] S
#> ['S3', 'S', 'X'] S
#> ['S3', 'S', 'object'] S

### where one of the derived classes cannot have an order, all keep theirs
class O: pass
class A(O): pass
class B(O): pass
class X(A): pass
class Y(X): pass
class Z(X, B): pass
class Last(Z): pass
print(A.__subclasses__(), B.__subclasses__())
try: X.__bases__ = (Z, A)
except TypeError as e: print(e)
class P(A, B): pass
class Q(X, P): pass
try: X.__bases__ = (B, A)
except TypeError as e: print(e)
for c in (X, Y, Z, Last, Q): print([k.__name__ for k in c.__mro__], [k.__name__ for k in c.__bases__])
print(A.__subclasses__(), B.__subclasses__(), Z.__subclasses__())
X.__bases__ = (A, O); X.__bases__ = (A, O)
print(A.__subclasses__(), O.__subclasses__())
#> [<class '__main__.X'>] [<class '__main__.Z'>]
#> a __bases__ item causes an inheritance cycle
#> Cannot create a consistent method resolution order (MRO) for bases B, A
#> ['X', 'A', 'O', 'object'] ['A']
#> ['Y', 'X', 'A', 'O', 'object'] ['X']
#> ['Z', 'X', 'A', 'B', 'O', 'object'] ['X', 'B']
#> ['Last', 'Z', 'X', 'A', 'B', 'O', 'object'] ['Z']
#> ['Q', 'X', 'P', 'A', 'B', 'O', 'object'] ['X', 'P']
#> [<class '__main__.X'>, <class '__main__.P'>] [<class '__main__.Z'>, <class '__main__.P'>] [<class '__main__.Last'>]
#> [<class '__main__.P'>, <class '__main__.X'>] [<class '__main__.A'>, <class '__main__.B'>, <class '__main__.X'>]
