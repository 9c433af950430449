# Protocols: what they ask for, who may be asked, and how.
from typing import *
import collections.abc as ca

### members
@runtime_checkable
class P(Protocol):
    x: int
    undefined: Nothing
    def m(self): ...
    @property
    def p(self): ...
print(sorted(P.__protocol_attrs__), sorted(P.__non_callable_proto_members__), sorted(get_protocol_members(P)))
class Q(P, Protocol):
    y: int
print(sorted(get_protocol_members(Q)), is_protocol(Q), is_protocol(int), is_protocol(Protocol))
#> ['m', 'p', 'undefined', 'x'] ['p', 'undefined', 'x'] ['m', 'p', 'undefined', 'x']
#> ['m', 'p', 'undefined', 'x', 'y'] True False False

### instances are looked at without running code
@runtime_checkable
class HasX(Protocol):
    x: int
class Property:
    @property
    def x(self): raise RuntimeError
class Slots: __slots__ = ('x',)
class Dynamic:
    def __getattr__(self, name): return 1
class Plain: pass
own = Plain(); own.x = 1
none = Plain(); none.x = None
print([isinstance(o, HasX) for o in (Property(), Slots(), Dynamic(), Plain(), own, none)])
#> [True, True, False, False, True, True]

### None in the place of a method
@runtime_checkable
class Sized2(Protocol):
    def size(self): ...
class Yes:
    def size(self): return 1
class No: size = None
class Own: pass
own = Own()
own.size = lambda: 1
print(isinstance(Yes(), Sized2), isinstance(No(), Sized2), isinstance(own, Sized2), issubclass(Yes, Sized2),
    issubclass(No, Sized2), issubclass(Own, Sized2))
#> True False True True False False

### who may not be asked
class Quiet(Protocol):
    def m(self): ...
@runtime_checkable
class Data(Protocol):
    a: int
    b: str
for act in (lambda: isinstance(1, Quiet), lambda: issubclass(int, Quiet), lambda: issubclass(1, Quiet),
        lambda: issubclass(int, Data), lambda: issubclass(1, Data), lambda: isinstance(1, Data),
        lambda: Quiet(), lambda: runtime_checkable(int), lambda: get_protocol_members(int)):
    try: print(act())
    except TypeError as e: print(e)
#> Instance and class checks can only be used with @runtime_checkable protocols
#> Instance and class checks can only be used with @runtime_checkable protocols
#> issubclass() arg 1 must be a class
#> Protocols with non-method members don't support issubclass(). Non-method members: 'a', 'b'.
#> issubclass() arg 1 must be a class
#> False
#> Protocols cannot be instantiated
#> @runtime_checkable can be only applied to protocol classes, got <class 'int'>
#> <class 'int'> is not a Protocol

### an abstract class asks its protocols all the same
class Walk(ca.Iterable, Protocol):
    def walk(self): ...
class Walker:
    def walk(self): ...
    def __iter__(self): ...
print(isinstance(1, ca.Iterable), isinstance(Walker(), ca.Iterable), issubclass(int, ca.Sized))
@runtime_checkable
class Both(ca.Sized, Protocol):
    n: int
print(isinstance([], ca.Sized), isinstance(1, ca.Sized), isinstance([], Both))
#> False True False
#> True False False

### classes that are registered
@runtime_checkable
class R(Protocol):
    a: int
R.register(int)
print(isinstance(1, R), isinstance('', R))  #> True False

### a hook of the program's own
@runtime_checkable
class Hooked(Protocol):
    a: int
    @classmethod
    def __subclasshook__(cls, other): return hasattr(other, 'ok')
class Ok: ok = 1
print(issubclass(Ok, Hooked), issubclass(int, Hooked), isinstance(Ok(), Hooked))  #> True False True

### instances of what implements a protocol
class Init(Protocol):
    def __init__(self, a): self.a = a
class Impl(Init): pass
print(Impl(3).a)  #> 3
class Other(Protocol): pass
class Impl2(Other):
    def __init__(self, b): self.b = b
class Impl3(Impl2): pass
print(Impl3(4).b, Impl2(5).b)  #> 4 5

### names that cannot be found out
class Evil(Protocol):
    class Raises:
        def __get__(self, o, t): raise ZeroDivisionError('no')
    v = Raises()
try: runtime_checkable(Evil)
except TypeError as e: print(e, repr(e.__cause__))
#> Failed to determine whether protocol member 'v' is a method member ZeroDivisionError('no')

### forms of parameters
class G[T](Protocol):
    def m(self) -> T: ...
print(G.__parameters__, G[int], G.__orig_bases__, SupportsAbs[int], SupportsRound.__parameters__,
    isinstance(1, SupportsAbs), issubclass(str, SupportsInt))
#> (T,) __main__.G[int] (<class 'typing.Protocol'>, typing.Generic[T]) typing.SupportsAbs[int] (T,) True False
