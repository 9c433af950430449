# What stands for parameters: subscripting aliases and generic classes of every kind.
import types
import typing
import collections.abc as ca
from typing import *

T = TypeVar('T'); R = TypeVar('R'); P = ParamSpec('P'); Ts = TypeVarTuple('Ts'); D = TypeVar('D', default=int)


def tell(act):
    try:
        made = act()
        print(repr(made), *[] if isinstance(made, type)
            else [getattr(made, '__args__', ''), getattr(made, '__parameters__', '')])
    except Exception as e:
        print(type(e).__name__, e)

### Callable with a ParamSpec: Callable and Concatenate
tell(lambda: Callable[P, R])
tell(lambda: Callable[P, R][[int], str])
tell(lambda: Callable[P, R][int, str])
tell(lambda: Callable[P,R][..., int])
tell(lambda: Callable[Concatenate[int, P], R])
tell(lambda: Callable[Concatenate[int,P],R][[str], int])
tell(lambda: Callable[..., R][int])
tell(lambda: ca.Callable[P, R])
tell(lambda: ca.Callable[P, R][[int, str], bool])
tell(lambda: ca.Callable[P, R][P, int])
tell(lambda: ca.Callable[Concatenate[int,P],R][[str], int])
tell(lambda: Callable[[], int])
tell(lambda: Callable[[int, T], T][str])
tell(lambda: Callable[int, str])
tell(lambda: ca.Callable[int, str])
tell(lambda: Callable[[int]])
tell(lambda: ca.Callable[[int, T], R][bool, str])
#> typing.Callable[~P, ~R] (~P, ~R) (~P, ~R)
#> typing.Callable[[int], str] (<class 'int'>, <class 'str'>) ()
#> TypeError Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got <class 'int'>
#> typing.Callable[..., int] (Ellipsis, <class 'int'>) ()
#> typing.Callable[typing.Concatenate[int, ~P], ~R] (typing.Concatenate[int, ~P], ~R) (~P, ~R)
#> typing.Callable[[int, str], int] (<class 'int'>, <class 'str'>, <class 'int'>) ()
#> typing.Callable[..., int] (Ellipsis, <class 'int'>) ()
#> collections.abc.Callable[~P, ~R] (~P, ~R) (~P, ~R)
#> collections.abc.Callable[[int, str], bool] (<class 'int'>, <class 'str'>, <class 'bool'>) ()
#> collections.abc.Callable[~P, int] (~P, <class 'int'>) (~P,)
#> collections.abc.Callable[[int, str], int] (<class 'int'>, <class 'str'>, <class 'int'>) ()
#> typing.Callable[[], int] (<class 'int'>,) ()
#> typing.Callable[[int, str], str] (<class 'int'>, <class 'str'>, <class 'str'>) ()
#> typing.Callable[[int], str] (<class 'int'>, <class 'str'>) ()
#> TypeError Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got <class 'int'>
#> TypeError Callable must be used as Callable[[arg, ...], result].
#> collections.abc.Callable[[int, bool], str] (<class 'int'>, <class 'bool'>, <class 'str'>) ()

### Callable with a ParamSpec: tell, args and get_args
tell(lambda: Callable[[*tuple[int, ...]], R])
tell(lambda: Callable[[Unpack[tuple[int, str]]], R])
tell(lambda: P.args)
tell(lambda: P.kwargs)
tell(lambda: get_args(Callable[P, R]))
tell(lambda: get_args(Callable[[int], R]))
tell(lambda: get_args(ca.Callable[P,R]))
tell(lambda: get_args(Callable[Concatenate[int,P],R]))
tell(lambda: get_origin(P.args))
tell(lambda: Callable[P,R]==Callable[P,R])
tell(lambda: hash(Callable[P,R])==hash(Callable[P,R]))
#> typing.Callable[[*tuple[int, ...]], ~R] (*tuple[int, ...], ~R) (~R,)
#> typing.Callable[[typing.Unpack[tuple[int, str]]], ~R] (typing.Unpack[tuple[int, str]], ~R) (~R,)
#> P.args  
#> P.kwargs  
#> (~P, ~R)  
#> ([<class 'int'>], ~R)  
#> (~P, ~R)  
#> (typing.Concatenate[int, ~P], ~R)  
#> ~P  
#> True  
#> True  

### a class of a ParamSpec and a type variable
class Z(Generic[P, R]): pass
tell(lambda: Z[[int], str])
tell(lambda: Z[..., int])
tell(lambda: Z[P, int])
tell(lambda: Z[int, str])
tell(lambda: Z[[int,str], bool].__args__)
tell(lambda: Z[Concatenate[int, P], str])
tell(lambda: Z[[T], R][int, str])
tell(lambda: Z[int])
#> __main__.Z[[int], str] ((<class 'int'>,), <class 'str'>) ()
#> __main__.Z[..., int] (Ellipsis, <class 'int'>) ()
#> __main__.Z[~P, int] (~P, <class 'int'>) (~P,)
#> __main__.Z[int, str] (<class 'int'>, <class 'str'>) ()
#> ((<class 'int'>, <class 'str'>), <class 'bool'>)  
#> __main__.Z[typing.Concatenate[int, ~P], str] (typing.Concatenate[int, ~P], <class 'str'>) (~P,)
#> __main__.Z[[int], str] ((<class 'int'>,), <class 'str'>) ()
#> TypeError Too few arguments for <class '__main__.Z'>; actual 1, expected at least 2

### a class of one ParamSpec
class Y(Generic[P]): pass
tell(lambda: Y[int, str])
tell(lambda: Y[[int, str]])
tell(lambda: Y[...])
tell(lambda: Y[P])
tell(lambda: Y[int])
#> __main__.Y[[int, str]] ((<class 'int'>, <class 'str'>),) ()
#> __main__.Y[[int, str]] ((<class 'int'>, <class 'str'>),) ()
#> __main__.Y[...] (Ellipsis,) ()
#> __main__.Y[~P] (~P,) (~P,)
#> __main__.Y[[int]] ((<class 'int'>,),) ()

### a class of one ParamSpec by syntax
class X[**Q]: pass
tell(lambda: X[int, str])
tell(lambda: X[[int, str]])
tell(lambda: X[...])
tell(lambda: X[int])
tell(lambda: X.__type_params__)
tell(lambda: X.__orig_bases__)
#> __main__.X[[int, str]] ((<class 'int'>, <class 'str'>),) ()
#> __main__.X[[int, str]] ((<class 'int'>, <class 'str'>),) ()
#> __main__.X[...] (Ellipsis,) ()
#> __main__.X[[int]] ((<class 'int'>,),) ()
#> (Q,)  
#> (typing.Generic[Q],)  

### a class of a TypeVarTuple
class W(Generic[T, *Ts]): pass
tell(lambda: W[int])
tell(lambda: W[int, str, bool])
tell(lambda: W[int, *tuple[str, ...]])
tell(lambda: W[T, *Ts][int, str])
tell(lambda: W)
tell(lambda: W[()])
tell(lambda: Tuple[*Ts][int, str])
tell(lambda: tuple[*Ts][int, str])
tell(lambda: tuple[T, *Ts][int])
tell(lambda: Callable[[*Ts], T][int, str, bool])
tell(lambda: Ts)
tell(lambda: Unpack[Ts])
tell(lambda: list(Ts))
#> __main__.W[int] (<class 'int'>,) ()
#> __main__.W[int, str, bool] (<class 'int'>, <class 'str'>, <class 'bool'>) ()
#> __main__.W[int, *tuple[str, ...]] (<class 'int'>, *tuple[str, ...]) ()
#> __main__.W[int, str] (<class 'int'>, <class 'str'>) ()
#> <class '__main__.W'>
#> TypeError Too few arguments for <class '__main__.W'>; actual 0, expected at least 1
#> typing.Tuple[int, str] (<class 'int'>, <class 'str'>) ()
#> tuple[int, str] (<class 'int'>, <class 'str'>) ()
#> tuple[int] (<class 'int'>,) ()
#> typing.Callable[[int, str], bool] (<class 'int'>, <class 'str'>, <class 'bool'>) ()
#> Ts  
#> typing.Unpack[Ts] (Ts,) (Ts,)
#> [typing.Unpack[Ts]]  

### parameters with defaults
D1 = TypeVar('D1', default=int)
class DD(Generic[D1]): pass
class D(Generic[T]): pass
tell(lambda: DD[str])
tell(lambda: DD.__parameters__)
tell(lambda: D1.__default__)
tell(lambda: D[int][str])
tell(lambda: D[T][T])
#> __main__.DD[str] (<class 'str'>,) ()
#> (~D1,)  
#> <class 'int'>
#> TypeError __main__.D[int] is not a generic class
#> __main__.D[~T] (~T,) (~T,)
