# The private classes of typing that packages make forms of their own with.

import typing
T = typing.TypeVar('T')

### a form of a program's own
class Form(typing._SpecialForm, _root=True):
    def __repr__(self): return 'mine.' + self._name
@Form
def Either(self, parameters):
    """One of two."""
    return typing._GenericAlias(self, (typing._type_check(parameters, 'one type'),))
print(Either, Either.__name__, Either.__doc__, Either[int].__args__, Either[int].__origin__ is Either)
print(isinstance(typing.Any, typing._SpecialForm), isinstance(typing.Literal, typing._SpecialForm),
    typing.Literal.__name__)
try: typing.Self[int]
except TypeError as e: print(e)
#> mine.Either Either One of two. (<class 'int'>,) True
#> False True Literal
#> typing.Self is not subscriptable

### who subclasses says so
for base in typing._SpecialForm, typing._GenericAlias, typing._Final:
    try:
        class Sub(base): pass
    except TypeError as e: print(e)
class Root(typing._Final, _root=True): pass
#> Cannot subclass special typing classes
#> Cannot subclass special typing classes
#> Cannot subclass special typing classes

### an alias of a program's own
class Alias(typing._GenericAlias, _root=True):
    def extra(self): return self.__args__
a = Alias(list, (T,), name='L')
print(a[int].extra(), type(a[int]) is Alias, type(a.copy_with((str,))) is Alias, a.__parameters__)
#> (<class 'int'>,) True True (~T,)

### which class an alias is of
for t in typing.Literal[1], typing.Annotated[int, 1], typing.Concatenate[int, ...], typing.Callable[[int],
        str], typing.List[int], typing.Optional[int]:
    print([isinstance(t, c) for c in (typing._GenericAlias, typing._BaseGenericAlias,
        typing._LiteralGenericAlias, typing._AnnotatedAlias, typing._ConcatenateGenericAlias,
        typing._CallableGenericAlias)])
#> [True, True, True, False, False, False]
#> [True, True, False, True, False, False]
#> [True, True, False, False, True, False]
#> [True, True, False, False, False, True]
#> [True, True, False, False, False, False]
#> [False, False, False, False, False, False]

### types are checked
for arg in int, None, 'x', typing.Any, typing.List[int], T, 5, typing.Generic, typing.Protocol, lambda: 0:
    try: print(str(typing._type_check(arg, 'msg'))[:9])
    except TypeError as e: print('TypeError', e)
#> <class 'i
#> <class 'N
#> ForwardRe
#> typing.An
#> typing.Li
#> ~T
#> 5
#> TypeError Plain <class 'typing.Generic'> is not valid as type argument
#> TypeError Plain <class 'typing.Protocol'> is not valid as type argument
#> <function

### functions
@typing._tp_cache
def f(a): return a + 1
print(f(1), typing._type_repr(int), typing._type_repr(typing.List[int]), typing._type_convert(None),
    typing._eval_type(typing.ForwardRef('int'), {}, {}))
print(sorted(typing._collect_type_parameters((T, typing.List[T])), key=str),
    typing._is_dunder('__a__') if hasattr(typing, '_is_dunder') else True)
#> 2 int typing.List[int] <class 'NoneType'> <class 'int'>
#> [~T] True

### what may stand in a subscript
from typing import *
for act in (lambda: List[5], lambda: Optional[5], lambda: Dict[1, 'a'], lambda: Callable[[5], 6],
        lambda: Annotated[5, 1], lambda: List[ClassVar], lambda: List[ClassVar[int]], lambda: List[Final],
        lambda: List[(1, 2),], lambda: List[Generic], lambda: List[Protocol[T]], lambda: List[{}],
        lambda: Optional[Generic], lambda: Generic[5], lambda: ClassVar[5], lambda: Final[ClassVar[int]],
        lambda: Literal[5, 5], lambda: List[b'x']):
    try: print(str(act()))
    except TypeError as e: print('TypeError', e)
#> typing.List[5]
#> 5 | None
#> typing.Dict[1, ForwardRef('a')]
#> typing.Callable[[5], 6]
#> typing.Annotated[5, 1]
#> TypeError Plain typing.ClassVar is not valid as type argument
#> TypeError typing.ClassVar[int] is not valid as type argument
#> TypeError Plain typing.Final is not valid as type argument
#> TypeError Parameters to generic types must be types. Got (1, 2).
#> TypeError Plain <class 'typing.Generic'> is not valid as type argument
#> TypeError typing.Protocol[~T] is not valid as type argument
#> typing.List[{}]
#> TypeError Plain <class 'typing.Generic'> is not valid as type argument
#> TypeError Parameters to Generic[...] must all be type variables or parameter specification variables.
#> typing.ClassVar[5]
#> typing.Final[typing.ClassVar[int]]
#> typing.Literal[5]
#> typing.List[b'x']

### the same subscript is the same object
from typing import *
class G(Generic[T]): pass
for act in (lambda: List[int], lambda: Dict[str, List[int]], lambda: Optional[str],
        lambda: Callable[[int], str], lambda: G[int], lambda: List[T][int], lambda: Tuple[int, ...],
        lambda: Literal[1, 2], lambda: ClassVar[int], lambda: Annotated[int, []], lambda: list[int],
        lambda: Type[G]):
    print(act(), act() is act())
print(Literal[1] is Literal[True], Literal[1] == Literal[True], Literal[0], Literal[False])
print(Annotated[int, 1], Annotated[int, True], Annotated[int, 1.0])
print(List[1] is List[True], [List[int] is List[int] for _ in range(2)], get_type_hints(lambda x: 1))
#> typing.List[int] True
#> typing.Dict[str, typing.List[int]] True
#> str | None True
#> typing.Callable[[int], str] True
#> __main__.G[int] True
#> typing.List[int] True
#> typing.Tuple[int, ...] True
#> typing.Literal[1, 2] True
#> typing.ClassVar[int] True
#> typing.Annotated[int, []] False
#> list[int] False
#> typing.Type[__main__.G] True
#> False False typing.Literal[0] typing.Literal[False]
#> typing.Annotated[int, 1] typing.Annotated[int, True] typing.Annotated[int, 1.0]
#> True [True, True] {}
