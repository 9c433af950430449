from typing import *

def show(make):
    try:
        c = make()
        print([b.__name__ for b in c.__mro__], c.__parameters__, c.__orig_bases__)
    except TypeError as e: print(e)
def bases(*b, **kw):
    import types
    return lambda: types.new_class('C', b, kw)

### generic bases: bases, Mapping and Sized
import typing, collections.abc
T = TypeVar('T')
K = TypeVar('K')
V = TypeVar('V')
show(bases(Protocol[T], Generic[T]))
show(bases(Generic[T], Protocol[T]))
show(bases(Protocol[T], Protocol[K]))
show(bases(Generic[T], Generic[K]))
show(bases(Protocol[T], Mapping[K, V]))
show(bases(Mapping[K, V], Protocol[T]))
show(bases(Generic[T], Mapping[K, V]))
show(bases(Mapping[K, V], Generic[K]))
show(bases(Mapping[K, V], Generic[V, K]))
show(bases(Mapping[K, V], Hashable))
show(bases(Hashable, Mapping[K, V]))
show(bases(Sized, Mapping[K, V]))
show(bases(Mapping, Hashable))
show(bases(Mapping, Sized, Generic[T]))
show(bases(Mapping[str, int], Hashable, List[T]))
show(bases(collections.abc.Mapping[K, V], Hashable))
show(bases(Mapping[K, V], collections.abc.Hashable))
#> ['C', 'Protocol', 'Generic', 'object'] (~T,) (typing.Protocol[~T], typing.Generic[~T])
#> ['C', 'Protocol', 'Generic', 'object'] (~T,) (typing.Generic[~T], typing.Protocol[~T])
#> duplicate base class Protocol
#> Cannot inherit from Generic[...] multiple times.
#> Protocols can only inherit from other protocols, got <class 'collections.abc.Mapping'>
#> Protocols can only inherit from other protocols, got <class 'collections.abc.Mapping'>
#> Some type variables (~K, ~V) are not listed in Generic[~T]
#> Some type variables (~V) are not listed in Generic[~K]
#> ['C', 'Mapping', 'Collection', 'Sized', 'Iterable', 'Container', 'Generic', 'object'] (~V, ~K) (typing.Mapping[~K, ~V], typing.Generic[~V, ~K])
#> ['C', 'Mapping', 'Collection', 'Sized', 'Iterable', 'Container', 'Hashable', 'Generic', 'object'] (~K, ~V) (typing.Mapping[~K, ~V], typing.Hashable)
#> ['C', 'Hashable', 'Mapping', 'Collection', 'Sized', 'Iterable', 'Container', 'Generic', 'object'] (~K, ~V) (typing.Hashable, typing.Mapping[~K, ~V])
#> Cannot create a consistent method resolution order (MRO) for bases Sized, Mapping, Generic
#> ['C', 'Mapping', 'Collection', 'Sized', 'Iterable', 'Container', 'Hashable', 'Generic', 'object'] () (typing.Mapping, typing.Hashable)
#> ['C', 'Mapping', 'Collection', 'Sized', 'Iterable', 'Container', 'Generic', 'object'] (~T,) (typing.Mapping, typing.Sized, typing.Generic[~T])
#> ['C', 'Mapping', 'Collection', 'Sized', 'Iterable', 'Container', 'Hashable', 'list', 'Generic', 'object'] (~T,) (typing.Mapping[str, int], typing.Hashable, typing.List[~T])
#> ['C', 'Mapping', 'Collection', 'Sized', 'Iterable', 'Container', 'Hashable', 'Generic', 'object'] (~K, ~V) (collections.abc.Mapping[~K, ~V], typing.Hashable)
#> ['C', 'Mapping', 'Collection', 'Sized', 'Iterable', 'Container', 'Generic', 'Hashable', 'object'] (~K, ~V) (typing.Mapping[~K, ~V], <class 'collections.abc.Hashable'>)

### generic bases: Iterable, Sequence and Iterator
import typing, collections.abc
T = TypeVar('T')
K = TypeVar('K')
V = TypeVar('V')
show(bases(Mapping[K, V], collections.abc.Hashable, Generic[K, V]))
show(bases(dict[K, V], Generic[K, V]))
show(bases(Dict[K, V], Generic[V, K]))
show(bases(dict[K, V], Iterable[K]))
show(bases(List[int], Sequence[int]))
show(bases(Sequence[int], List[int]))
show(bases(List, Sequence))
show(bases(Iterator[T], Iterable[T]))
show(bases(Iterable[T], Iterator[T]))
show(bases(Iterator[T], Iterator[T]))
class G(Generic[T]): pass
show(bases(G[int], Mapping[K, V]))
show(bases(Mapping[K, V], G[T]))
show(bases(Mapping[K, V], G))
show(bases(G, Mapping[K, V]))
show(bases(G[T], G[K]))
show(bases(Protocol, Generic[T]))
#> ['C', 'Mapping', 'Collection', 'Sized', 'Iterable', 'Container', 'Hashable', 'Generic', 'object'] (~K, ~V) (typing.Mapping[~K, ~V], <class 'collections.abc.Hashable'>, typing.Generic[~K, ~V])
#> ['C', 'dict', 'Generic', 'object'] (~K, ~V) (dict[~K, ~V], typing.Generic[~K, ~V])
#> ['C', 'dict', 'Generic', 'object'] (~V, ~K) (typing.Dict[~K, ~V], typing.Generic[~V, ~K])
#> ['C', 'dict', 'Iterable', 'Generic', 'object'] (~K, ~V) (dict[~K, ~V], typing.Iterable[~K])
#> ['C', 'list', 'Sequence', 'Reversible', 'Collection', 'Sized', 'Iterable', 'Container', 'Generic', 'object'] () (typing.List[int], typing.Sequence[int])
#> ['C', 'Sequence', 'Reversible', 'Collection', 'Sized', 'Iterable', 'Container', 'list', 'Generic', 'object'] () (typing.Sequence[int], typing.List[int])
#> ['C', 'list', 'Sequence', 'Reversible', 'Collection', 'Sized', 'Iterable', 'Container', 'Generic', 'object'] () (typing.List, typing.Sequence)
#> ['C', 'Iterator', 'Iterable', 'Generic', 'object'] (~T,) (typing.Iterator[~T], typing.Iterable[~T])
#> Cannot create a consistent method resolution order (MRO) for bases Iterable, Iterator, Generic
#> duplicate base class Iterator
#> ['C', 'G', 'Mapping', 'Generic', 'Collection', 'Sized', 'Iterable', 'Container', 'object'] (~K, ~V) (__main__.G[int], typing.Mapping[~K, ~V])
#> ['C', 'Mapping', 'Collection', 'Sized', 'Iterable', 'Container', 'G', 'Generic', 'object'] (~K, ~V, ~T) (typing.Mapping[~K, ~V], __main__.G[~T])
#> ['C', 'Mapping', 'Collection', 'Sized', 'Iterable', 'Container', 'G', 'Generic', 'object'] (~K, ~V) (typing.Mapping[~K, ~V], <class '__main__.G'>)
#> ['C', 'G', 'Mapping', 'Generic', 'Collection', 'Sized', 'Iterable', 'Container', 'object'] (~K, ~V) (<class '__main__.G'>, typing.Mapping[~K, ~V])
#> duplicate base class G
#> ['C', 'Protocol', 'Generic', 'object'] (~T,) (<class 'typing.Protocol'>, typing.Generic[~T])

### generic bases: Tuple, Callable and Annotated
import typing, collections.abc
T = TypeVar('T')
K = TypeVar('K')
V = TypeVar('V')
class G(Generic[T]): pass

show(bases(Generic))
show(bases(Generic, Mapping[K, V]))
show(bases(Mapping[K, V], Generic))
show(bases(Tuple[int, T]))
show(bases(Callable[[int], T]))
show(bases(Type[T]))
show(bases(Annotated[G[T], 1], Hashable))
class P1(Protocol[T]):
    def m(self) -> T: ...
class P2(Protocol): ...
show(bases(P1[K], Protocol[K]))
show(bases(P1[K], Protocol))
show(bases(P1[K], Mapping[K, V]))
show(bases(Protocol[T], collections.abc.Iterable))
show(bases(Protocol[T], Iterable[T]))
show(bases(Protocol, collections.abc.Mapping))
show(bases(Protocol, int))
show(bases(int, Protocol))
show(bases(Protocol[T], G[T]))
#> Cannot inherit from plain Generic
#> duplicate base class Generic
#> Cannot inherit from plain Generic
#> ['C', 'tuple', 'Generic', 'object'] (~T,) (typing.Tuple[int, ~T],)
#> ['C', 'Callable', 'Generic', 'object'] (~T,) (typing.Callable[[int], ~T],)
#> ['C', 'type', 'Generic', 'object'] (~T,) (typing.Type[~T],)
#> metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases
#> ['C', 'P1', 'Protocol', 'Generic', 'object'] (~K,) (__main__.P1[~K], typing.Protocol[~K])
#> ['C', 'P1', 'Protocol', 'Generic', 'object'] (~K,) (__main__.P1[~K], <class 'typing.Protocol'>)
#> ['C', 'P1', 'Protocol', 'Mapping', 'Generic', 'Collection', 'Sized', 'Iterable', 'Container', 'object'] (~K, ~V) (__main__.P1[~K], typing.Mapping[~K, ~V])
#> ['C', 'Protocol', 'Generic', 'Iterable', 'object'] (~T,) (typing.Protocol[~T], <class 'collections.abc.Iterable'>)
#> ['C', 'Protocol', 'Iterable', 'Generic', 'object'] (~T,) (typing.Protocol[~T], typing.Iterable[~T])
#> Protocols can only inherit from other protocols, got <class 'collections.abc.Mapping'>
#> Protocols can only inherit from other protocols, got <class 'int'>
#> Protocols can only inherit from other protocols, got <class 'int'>
#> Protocols can only inherit from other protocols, got <class '__main__.G'>

### aliases of typing are no types.GenericAlias
import types
from typing import List, Dict
print(isinstance(List[int], types.GenericAlias), isinstance(list[int], types.GenericAlias))
print(List[int] == list[int], list[int] == list[int], List[int] == List[int], repr(Dict[str, list[int]]))
print(list[List[int]].__args__, List[list[int]].__args__)
#> False True
#> False True True typing.Dict[str, list[int]]
#> (typing.List[int],) (list[int],)

### hints of builtin and typing generics are resolved
class C:
    a: list['int']
    b: dict[str, List['C']]
    c: Optional[list['C']]
    d: Annotated[list[int], 1]
print(get_type_hints(C))
print(get_type_hints(C, include_extras=True))
print(get_args(list[int]), get_origin(list[int]), get_args(List[int]), get_origin(List[int]))
#> {'a': list[int], 'b': dict[str, typing.List[__main__.C]], 'c': list[__main__.C] | None, 'd': list[int]}
#> {'a': list[int], 'b': dict[str, typing.List[__main__.C]], 'c': list[__main__.C] | None, 'd': typing.Annotated[list[int], 1]}
#> (<class 'int'>,) <class 'list'> (<class 'int'>,) <class 'list'>

### a forward reference has slots, and packages look there
import typing
r = typing.ForwardRef('int')
print('__forward_is_class__' in typing.ForwardRef.__slots__, hasattr(r, '__dict__'), r, r.__forward_arg__)
#> True False ForwardRef('int') int

### Tuple is unpacked as Unpack
from typing import Tuple, Unpack, TypeVarTuple, List
print(list(Tuple[int, ...]), list(tuple[int]))
print([*Tuple[int]][0] == Unpack[Tuple[int]], Unpack[tuple[int]], Unpack[Tuple[int, str]], [*List[int]])
Ts = TypeVarTuple('Ts')
print(Tuple[*Ts], tuple[*Ts])
print(Tuple[Unpack[Ts]], Tuple[*Tuple[int, ...]])
print(tuple[*tuple[int]], Tuple[*Ts][int, str])
def f(*args: *Tuple[int, ...]): pass
print(f.__annotations__)
#> [typing.Unpack[typing.Tuple[int, ...]]] [*tuple[int]]
#> True typing.Unpack[tuple[int]] typing.Unpack[typing.Tuple[int, str]] [typing.Unpack[typing.List[int]]]
#> typing.Tuple[typing.Unpack[Ts]] tuple[typing.Unpack[Ts]]
#> typing.Tuple[typing.Unpack[Ts]] typing.Tuple[typing.Unpack[typing.Tuple[int, ...]]]
#> tuple[*tuple[int]] typing.Tuple[int, str]
#> {'args': typing.Unpack[typing.Tuple[int, ...]]}
