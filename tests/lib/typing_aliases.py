# Aliases, special forms and type parameters: what they are, have and refuse.
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

@runtime_checkable
class Pr(Protocol):
    x: int
    def m(self): ...
class Z(Generic[T, P]): pass

### forms and aliases: has_default, Annotated and Literal
tell(lambda: T.__default__)
tell(lambda: T.has_default())
tell(lambda: NoDefault)
tell(lambda: Annotated[int, 1, 2])
tell(lambda: Annotated[Annotated[int, 1], 2])
tell(lambda: Annotated[T, 1][int])
tell(lambda: Literal[1, 'a', None])
tell(lambda: Literal[1, 1, True])
tell(lambda: Union[int, Union[str, None]])
tell(lambda: Optional[None])
tell(lambda: Union[int])
tell(lambda: ClassVar[int])
tell(lambda: Final[int])
tell(lambda: Type[int])
tell(lambda: Required[int])
tell(lambda: ReadOnly[int])
tell(lambda: Self)
#> typing.NoDefault  
#> False  
#> typing.NoDefault  
#> typing.Annotated[int, 1, 2] (<class 'int'>,) ()
#> typing.Annotated[int, 1, 2] (<class 'int'>,) ()
#> typing.Annotated[int, 1] (<class 'int'>,) ()
#> typing.Literal[1, 'a', None] (1, 'a', None) ()
#> typing.Literal[1, True] (1, True) ()
#> int | str | None (<class 'int'>, <class 'str'>, <class 'NoneType'>) ()
#> <class 'NoneType'>
#> <class 'int'>
#> typing.ClassVar[int] (<class 'int'>,) ()
#> typing.Final[int] (<class 'int'>,) ()
#> typing.Type[int] (<class 'int'>,) ()
#> typing.Required[int] (<class 'int'>,) ()
#> typing.ReadOnly[int] (<class 'int'>,) ()
#> typing.Self  

### forms and aliases: NamedTuple, TypedDict and get_type_hints
tell(lambda: LiteralString)
tell(lambda: Never)
tell(lambda: TypeGuard[int])
tell(lambda: TypeIs[int])
tell(lambda: Union['int', 'str'])
tell(lambda: List['X'])
tell(lambda: ForwardRef('X'))
tell(lambda: Dict[str, T][int])
tell(lambda: NewType('U', int))
tell(lambda: Any)
tell(lambda: NamedTuple('N', [('a', int)])._field_types if False else NamedTuple('N', [('a', int)]).__annotations__)
tell(lambda: TypedDict('TD', {'a': int, 'b': NotRequired[str]}).__optional_keys__)
tell(lambda: get_type_hints(TypedDict('TD2', {'a': Required[int]}, total=False)))
tell(lambda: Union[int, str] | None)
#> typing.LiteralString  
#> typing.Never  
#> typing.TypeGuard[int] (<class 'int'>,) ()
#> typing.TypeIs[int] (<class 'int'>,) ()
#> ForwardRef('int') | ForwardRef('str') (ForwardRef('int'), ForwardRef('str')) ()
#> typing.List[ForwardRef('X')] (ForwardRef('X'),) ()
#> ForwardRef('X')  
#> typing.Dict[str, int] (<class 'str'>, <class 'int'>) ()
#> __main__.U  
#> typing.Any
#> {'a': <class 'int'>}  
#> frozenset({'b'})  
#> {'a': <class 'int'>}  
#> int | str | None (<class 'int'>, <class 'str'>, <class 'NoneType'>) ()

### forms and aliases, more: Generic, get_overloads and is_typeddict
tell(lambda: int | 'str')
tell(lambda: List[int] | None)
tell(lambda: T | int)
tell(lambda: Optional[T][int])
tell(lambda: TypeAliasType('A', list[T], type_params=(T,))[int])
tell(lambda: Generic[T])
tell(lambda: Generic[int])
tell(lambda: Protocol[T])
tell(lambda: get_overloads(print))
tell(lambda: is_typeddict(int))
tell(lambda: assert_type(1, int))
tell(lambda: cast(int, 's'))
tell(lambda: Tuple[()])
tell(lambda: Tuple[int, ...])
tell(lambda: tuple[()])
tell(lambda: Text)
tell(lambda: AnyStr)
#> TypeError unsupported operand type(s) for |: 'type' and 'str'
#> typing.List[int] | None (typing.List[int], <class 'NoneType'>) ()
#> ~T | int (~T, <class 'int'>) (~T,)
#> int | None (<class 'int'>, <class 'NoneType'>) ()
#> A[int] (<class 'int'>,) ()
#> typing.Generic[~T] (~T,) (~T,)
#> TypeError Parameters to Generic[...] must all be type variables or parameter specification variables.
#> typing.Protocol[~T] (~T,) (~T,)
#> []  
#> False  
#> 1  
#> 's'  
#> typing.Tuple[()] () ()
#> typing.Tuple[int, ...] (<class 'int'>, Ellipsis) ()
#> tuple[()] () ()
#> <class 'str'>
#> ~AnyStr  

### forms and aliases, more: Pattern, OrderedDict and Generator
tell(lambda: IO[str])
tell(lambda: Pattern[str])
tell(lambda: DefaultDict[str, int])
tell(lambda: typing.OrderedDict[str, int])
tell(lambda: Counter[str])
tell(lambda: AsyncIterator[int])
tell(lambda: Generator[int])
tell(lambda: Generator[int, None, None])
tell(lambda: ContextManager[int])
tell(lambda: AbstractSet[int])
tell(lambda: Iterable)
tell(lambda: List)
tell(lambda: Callable)
tell(lambda: Tuple)
#> typing.IO[str] (<class 'str'>,) ()
#> typing.Pattern[str] (<class 'str'>,) ()
#> typing.DefaultDict[str, int] (<class 'str'>, <class 'int'>) ()
#> typing.OrderedDict[str, int] (<class 'str'>, <class 'int'>) ()
#> typing.Counter[str] (<class 'str'>,) ()
#> typing.AsyncIterator[int] (<class 'int'>,) ()
#> typing.Generator[int, NoneType, NoneType] (<class 'int'>, <class 'NoneType'>, <class 'NoneType'>) ()
#> typing.Generator[int, NoneType, NoneType] (<class 'int'>, <class 'NoneType'>, <class 'NoneType'>) ()
#> typing.ContextManager[int, bool | None] (<class 'int'>, bool | None) ()
#> typing.AbstractSet[int] (<class 'int'>,) ()
#> typing.Iterable  
#> typing.List  
#> typing.Callable  
#> typing.Tuple  

### making type parameters: tell, __bound__ and ParamSpec
tell(lambda: TypeVar(1))
tell(lambda: TypeVar('T', int))
tell(lambda: TypeVar('T', int, str, bound=int))
tell(lambda: TypeVar('T', bound=1))
tell(lambda: TypeVar('T', 1, 2))
tell(lambda: TypeVar('T', bound='X').__bound__)
tell(lambda: TypeVar('T', 'a', 'b').__constraints__)
tell(lambda: TypeVar('T', bound=None).__bound__)
tell(lambda: ParamSpec('P', bound=int).__bound__)
tell(lambda: ParamSpec('P', bound='int').__bound__)
tell(lambda: ParamSpec('P', bound=1))
tell(lambda: ParamSpec('P', covariant=True))
tell(lambda: TypeVar('T', covariant=True, contravariant=True))
tell(lambda: TypeVar('T', covariant=True, infer_variance=True))
tell(lambda: ParamSpec('P', covariant=True, contravariant=True))
tell(lambda: T.evaluate_bound)
tell(lambda: TypeVar('T',bound=int).evaluate_bound)
#> TypeError typevar() argument 'name' must be str, not int
#> TypeError A single constraint is not allowed
#> TypeError Constraints cannot be combined with bound=...
#> ~T  
#> ~T  
#> ForwardRef('X')  
#> ('a', 'b')  
#> None  
#> <class 'int'>
#> ForwardRef('int')  
#> ~P  
#> +P  
#> ValueError Bivariant types are not supported.
#> ValueError Variance cannot be specified with infer_variance.
#> ValueError Bivariant types are not supported.
#> None  
#> <constevaluator <class 'int'>>  

### making type parameters: tell, evaluate_constraints and evaluate_default
tell(lambda: TypeVar('T',bound=int).evaluate_bound(1))
tell(lambda: TypeVar('T',bound=int).evaluate_bound(4))
tell(lambda: TypeVar('T',bound=int).evaluate_bound(2))
tell(lambda: TypeVar('T',int,str).evaluate_constraints(4))
tell(lambda: D.evaluate_default(1))
tell(lambda: T.evaluate_default)
tell(lambda: P.evaluate_default)
tell(lambda: TypeAliasType('A', int).evaluate_value)
#> <class 'int'>
#> 'int'  
#> <class 'int'>
#> '(int, str)'  
#> <class 'int'>
#> <constevaluator typing.NoDefault>  
#> <constevaluator typing.NoDefault>  
#> <constevaluator <class 'int'>>  

### what is put in their place: evaluate_value, __typing_subst__ and __typing_prepare_subst__
tell(lambda: type(TypeAliasType('A', int).evaluate_value)())
tell(lambda: T.__typing_subst__(int))
tell(lambda: T.__typing_subst__(1))
tell(lambda: T.__typing_subst__('x'))
tell(lambda: P.__typing_subst__([int]))
tell(lambda: P.__typing_subst__((int,)))
tell(lambda: P.__typing_subst__(int))
tell(lambda: Ts.__typing_subst__(1))
tell(lambda: T.__typing_prepare_subst__(list[T], ()))
tell(lambda: D.__typing_prepare_subst__(list[D], ()))
tell(lambda: D.__typing_prepare_subst__(list[D], (NoDefault,)))
tell(lambda: D.__typing_prepare_subst__(dict[T,D], ()))
tell(lambda: T.__typing_prepare_subst__(dict[T,D], (1,2,3)))
tell(lambda: P.__typing_prepare_subst__(list[P], (1,2,3)))
tell(lambda: P.__typing_prepare_subst__(list[P], ()))
tell(lambda: Ts.__typing_prepare_subst__(list[Ts], (1,2,3)))
tell(lambda: Ts.__typing_prepare_subst__(dict[Ts,T], ()))
#> TypeError cannot create '_typing._ConstEvaluator' instances
#> <class 'int'>
#> 1  
#> ForwardRef('x')  
#> (<class 'int'>,)  
#> (<class 'int'>,)  
#> TypeError Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got <class 'int'>
#> TypeError Substitution of bare TypeVarTuple is not supported
#> TypeError Too few arguments for list[~T]; actual 0, expected at least 1
#> (<class 'int'>,)  
#> (typing.NoDefault,)  
#> TypeError Too few arguments for dict[~T, ~D]; actual 0, expected at least 2
#> (1, 2, 3)  
#> ((1, 2, 3),)  
#> TypeError Too few arguments for list[~P]
#> ((1, 2, 3),)  
#> TypeError Too few arguments for dict[Ts, ~T]; actual 0, expected at least 1

### what is put in their place: Union
tell(lambda: list[T][()])
tell(lambda: list[T][int,str])
tell(lambda: dict[T,D][int])
tell(lambda: dict[T,D][()])
tell(lambda: list[int][int])
tell(lambda: T|'x')
tell(lambda: 'x'|T)
tell(lambda: int|'x')
tell(lambda: T|1)
tell(lambda: Union[1, 2])
tell(lambda: Union[()])
tell(lambda: Union[int, 1])
tell(lambda: Union[int, []])
#> TypeError Too few arguments for list[~T]; actual 0, expected at least 1
#> TypeError Too many arguments for list[~T]; actual 2, expected 1
#> dict[int, int] (<class 'int'>, <class 'int'>) ()
#> TypeError Too few arguments for dict[~T, ~D]; actual 0, expected at least 1
#> TypeError list[int] is not a generic class
#> ~T | ForwardRef('x') (~T, ForwardRef('x')) (~T,)
#> ForwardRef('x') | ~T (ForwardRef('x'), ~T) (~T,)
#> TypeError unsupported operand type(s) for |: 'type' and 'str'
#> ~T | 1 (~T, 1) (~T,)
#> 1 | 2 (1, 2) ()
#> TypeError Cannot take a Union of no types.
#> int | 1 (<class 'int'>, 1) ()
#> int | [] (<class 'int'>, []) ()

### type aliases and unions: args, __mro_entries__ and TypeAliasType
tell(lambda: P.args == P.args)
tell(lambda: P.args == P.kwargs)
tell(lambda: hash(P.args))
tell(lambda: ParamSpecArgs(1))
tell(lambda: T.__mro_entries__((1,)))
tell(lambda: P.__mro_entries__((1,)))
tell(lambda: P.args.__mro_entries__(()))
tell(lambda: TypeAliasType('A', list[T], type_params=(T,))[int].__value__)
tell(lambda: TypeAliasType('A', list[T], type_params=(T,)).__parameters__)
tell(lambda: TypeAliasType('A', int, type_params=[T]))
tell(lambda: TypeAliasType('A', int, type_params=(1,)))
tell(lambda: TypeAliasType(1,2))
tell(lambda: TypeAliasType('A', int)[int])
tell(lambda: TypeAliasType('A', list[T], type_params=(T,))[int,str])
tell(lambda: TypeAliasType('A', 1, type_params=(Ts,)).__parameters__)
tell(lambda: TypeAliasType('A', 1, type_params=(D,T)))
tell(lambda: T.__reduce__())
#> True  
#> False  
#> TypeError unhashable type: 'typing.ParamSpecArgs'
#> 1.args  
#> TypeError Cannot subclass an instance of TypeVar
#> TypeError Cannot subclass an instance of ParamSpec
#> TypeError Cannot subclass an instance of ParamSpecArgs
#> list[~T] (~T,) (~T,)
#> (~T,)  
#> TypeError type_params must be a tuple
#> TypeError Expected a type param, got 1
#> TypeError typealias() argument 'name' must be str, not int
#> TypeError Only generic type aliases are subscriptable
#> A[int, str] (<class 'int'>, <class 'str'>) ()
#> (typing.Unpack[Ts],)  
#> TypeError non-default type parameter '~T' follows default type parameter
#> 'T'  

### type aliases and unions: __qualname__, __module__ and __origin__
tell(lambda: (int|str).__name__)
tell(lambda: (int|str).__qualname__)
tell(lambda: (int|None).__name__)
tell(lambda: (int|str).__module__)
tell(lambda: (int|str).__origin__)
tell(lambda: isinstance(1, int|list[int]))
tell(lambda: isinstance(1, list[int]|int))
tell(lambda: isinstance('', int|list[int]))
tell(lambda: issubclass(1, int|str))
tell(lambda: (int|T)[str])
tell(lambda: (int|str)[int])
tell(lambda: (int|T)[str,int])
tell(lambda: (int|str)())
#> 'Union'  
#> 'Union'  
#> 'Union'  
#> 'typing'  
#> <class 'typing.Union'>
#> True  
#> TypeError isinstance() argument 2 cannot be a parameterized generic
#> TypeError isinstance() argument 2 cannot be a parameterized generic
#> TypeError issubclass() arg 1 must be a class
#> int | str (<class 'int'>, <class 'str'>) ()
#> TypeError int | str is not a generic class
#> TypeError Too many arguments for int | ~T; actual 2, expected 1
#> TypeError 'typing.Union' object is not callable

### builtin aliases: __typing_unpacked_tuple_args__, GenericAlias and types
tell(lambda: list[int].__class__)
tell(lambda: list[int].__repr__)
tell(lambda: list[int].__bases__)
tell(lambda: list[int].__copy__)
tell(lambda: list[int].__name__)
tell(lambda: list[int].__mro_entries__(()))
tell(lambda: list[int].__reduce__())
tell(lambda: tuple[int].__typing_unpacked_tuple_args__)
tell(lambda: (*tuple[int],)[0].__typing_unpacked_tuple_args__)
tell(lambda: (*list[int],)[0].__typing_unpacked_tuple_args__)
tell(lambda: types.GenericAlias())
tell(lambda: types.GenericAlias(1))
tell(lambda: types.GenericAlias(1,2))
tell(lambda: types.GenericAlias(1,2)())
tell(lambda: types.GenericAlias(list, int, x=1))
tell(lambda: hash(list[[]]))
tell(lambda: list[[]] == list[[]])
#> <class 'types.GenericAlias'>
#> <slot wrapper '__repr__' of 'list' objects>  
#> AttributeError 'types.GenericAlias' object has no attribute '__bases__'
#> AttributeError 'types.GenericAlias' object has no attribute '__copy__'
#> 'list'  
#> (<class 'list'>,)  
#> (<class 'types.GenericAlias'>, (<class 'list'>, (<class 'int'>,)))  
#> None  
#> (<class 'int'>,)  
#> None  
#> TypeError GenericAlias expected 2 arguments, got 0
#> TypeError GenericAlias expected 2 arguments, got 1
#> 1[2] (2,) ()
#> TypeError 'int' object is not callable
#> TypeError GenericAlias() takes no keyword arguments
#> TypeError unhashable type: 'list'
#> True  

### builtin aliases: __parameters__, NoDefault and Union
tell(lambda: list[[T]].__parameters__)
tell(lambda: list[(T,),].__parameters__)
tell(lambda: list[(T,),][int])
tell(lambda: list[[T]][int])
tell(lambda: isinstance(NoDefault, int))
tell(lambda: NoDefault())
tell(lambda: type(NoDefault)() is NoDefault)
tell(lambda: type(NoDefault)(1))
tell(lambda: NoDefault.__reduce__())
tell(lambda: type('X', (type(NoDefault),), {}))
tell(lambda: type('X', (TypeVar,), {}))
tell(lambda: type('X', (T,), {}))
tell(lambda: type('X', (Union,), {}))
tell(lambda: type('X', (TypeAliasType,), {}))
tell(lambda: Union())
tell(lambda: list(tuple[int, str]))
tell(lambda: ForwardRef('x'))
#> (~T,)  
#> (~T,)  
#> list[(<class 'int'>,)] ((<class 'int'>,),) ()
#> list[[int]] ([<class 'int'>],) ()
#> False  
#> TypeError 'NoDefaultType' object is not callable
#> True  
#> TypeError NoDefaultType takes no arguments
#> 'NoDefault'  
#> TypeError type 'NoDefaultType' is not an acceptable base type
#> TypeError type 'typing.TypeVar' is not an acceptable base type
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> TypeError type 'typing.Union' is not an acceptable base type
#> TypeError type 'typing.TypeAliasType' is not an acceptable base type
#> TypeError cannot create 'typing.Union' instances
#> [*tuple[int, str]]  
#> ForwardRef('x')  

### aliases, checks and forms, part 1: __module__, Type and Callable
tell(lambda: issubclass(int, Pr))
tell(lambda: issubclass(1, Pr))
tell(lambda: isinstance(1,Pr))
tell(lambda: List[int].__module__)
tell(lambda: Z[int,[str]].__module__)
tell(lambda: Z[int,[str]].foo)
tell(lambda: List[int]())
tell(lambda: List())
tell(lambda: Iterable())
tell(lambda: Iterable[int]())
tell(lambda: Type())
tell(lambda: Type[int](1))
tell(lambda: Callable())
tell(lambda: Callable[[int],str]())
tell(lambda: Optional[int]())
tell(lambda: Literal[1]())
tell(lambda: Annotated[int,1](3))
#> TypeError Protocols with non-method members don't support issubclass(). Non-method members: 'x'.
#> TypeError issubclass() arg 1 must be a class
#> False  
#> 'typing'  
#> '__main__'  
#> AttributeError type object 'Z' has no attribute 'foo'
#> TypeError Type List cannot be instantiated; use list() instead
#> TypeError Type List cannot be instantiated; use list() instead
#> TypeError Can't instantiate abstract class Iterable without an implementation for abstract method '__iter__'
#> TypeError Can't instantiate abstract class Iterable without an implementation for abstract method '__iter__'
#> TypeError Type Type cannot be instantiated; use type() instead
#> TypeError Type Type cannot be instantiated; use type() instead
#> TypeError Can't instantiate abstract class Callable without an implementation for abstract method '__call__'
#> TypeError Can't instantiate abstract class Callable without an implementation for abstract method '__call__'
#> TypeError 'typing.Union' object is not callable
#> TypeError Cannot instantiate typing.Literal
#> 3  

### aliases, checks and forms, part 1: tell, ClassVar and Any
tell(lambda: ClassVar[int]())
tell(lambda: ClassVar())
tell(lambda: isinstance(1, List[int]))
tell(lambda: isinstance(1, List))
tell(lambda: issubclass(1, List))
tell(lambda: issubclass(int, List[int]))
tell(lambda: issubclass(List, Iterable))
tell(lambda: isinstance(1, ClassVar))
tell(lambda: issubclass(int, ClassVar))
tell(lambda: isinstance(1, Annotated[int,1]))
tell(lambda: isinstance(1, Literal[1]))
tell(lambda: isinstance(1, Any))
tell(lambda: issubclass(int, Any))
#> TypeError Cannot instantiate typing.ClassVar
#> TypeError Cannot instantiate typing.ClassVar
#> TypeError Subscripted generics cannot be used with class and instance checks
#> False  
#> TypeError issubclass() arg 1 must be a class
#> TypeError Subscripted generics cannot be used with class and instance checks
#> True  
#> TypeError typing.ClassVar cannot be used with isinstance()
#> TypeError typing.ClassVar cannot be used with issubclass()
#> TypeError Subscripted generics cannot be used with class and instance checks
#> TypeError Subscripted generics cannot be used with class and instance checks
#> TypeError typing.Any cannot be used with isinstance()
#> False  

### aliases, checks and forms, part 2: Optional, Generator and Tuple
tell(lambda: isinstance(1, T))
tell(lambda: isinstance(1, Union))
tell(lambda: isinstance(1, Optional))
tell(lambda: isinstance(1, Callable[[int],int]))
tell(lambda: List[int, str])
tell(lambda: List[()])
tell(lambda: Dict[int])
tell(lambda: Hashable[int])
tell(lambda: Generator[()])
tell(lambda: Generator[int,int,int,int])
tell(lambda: List[int][int])
tell(lambda: Callable[[T], T][int,str])
tell(lambda: Tuple[..., int])
tell(lambda: Tuple[1])
tell(lambda: Tuple[T, ...][int])
tell(lambda: Type[Optional])
tell(lambda: List[Optional])
#> TypeError isinstance() arg 2 must be a type, a tuple of types, or a union
#> False  
#> TypeError typing.Optional cannot be used with isinstance()
#> TypeError Subscripted generics cannot be used with class and instance checks
#> TypeError Too many arguments for typing.List; actual 2, expected 1
#> TypeError Too few arguments for typing.List; actual 0, expected 1
#> TypeError Too few arguments for typing.Dict; actual 1, expected 2
#> TypeError typing.Hashable is not a generic class
#> TypeError Too few arguments for typing.Generator; actual 0, expected at least 1
#> TypeError Too many arguments for typing.Generator; actual 4, expected at least 1
#> TypeError typing.List[int] is not a generic class
#> TypeError Too many arguments for typing.Callable[[~T], ~T]; actual 2, expected 1
#> typing.Tuple[..., int] (Ellipsis, <class 'int'>) ()
#> typing.Tuple[1] (1,) ()
#> typing.Tuple[int, ...] (<class 'int'>, Ellipsis) ()
#> TypeError Plain typing.Optional is not valid as type argument
#> TypeError Plain typing.Optional is not valid as type argument

### aliases, checks and forms, part 2: tell, Unpack and Concatenate
tell(lambda: List[Literal])
tell(lambda: List[Self])
tell(lambda: List[Unpack[Ts]])
tell(lambda: Concatenate[()])
tell(lambda: Concatenate[int])
tell(lambda: Concatenate[int, P][int])
tell(lambda: Concatenate[int, P][[str]])
tell(lambda: Concatenate[int, P][...])
tell(lambda: Concatenate[int, P][Concatenate[str, P]])
tell(lambda: Unpack[int])
tell(lambda: Unpack[int].__typing_unpacked_tuple_args__)
tell(lambda: Unpack[tuple[int,str]].__typing_unpacked_tuple_args__)
tell(lambda: Unpack[Ts].__typing_is_unpacked_typevartuple__)
#> TypeError Plain typing.Literal is not valid as type argument
#> typing.List[typing.Self] (typing.Self,) ()
#> typing.List[typing.Unpack[Ts]] (typing.Unpack[Ts],) (Ts,)
#> TypeError Cannot take a Concatenate of no types.
#> TypeError The last parameter to Concatenate should be a ParamSpec variable or ellipsis.
#> (<class 'int'>, <class 'int'>)  
#> (<class 'int'>, <class 'str'>)  
#> typing.Concatenate[int, ...] (<class 'int'>, Ellipsis) ()
#> typing.Concatenate[int, str, ~P] (<class 'int'>, <class 'str'>, ~P) (~P,)
#> typing.Unpack[int] (<class 'int'>,) ()
#> None  
#> (<class 'int'>, <class 'str'>)  
#> True  

### aliases, checks and forms, part 3: ClassVar, Annotated and Literal
tell(lambda: Unpack[Ts][int])
tell(lambda: Optional[int, str])
tell(lambda: ClassVar[int, str])
tell(lambda: Final[1,2])
tell(lambda: Required[1,2])
tell(lambda: TypeGuard[1,2])
tell(lambda: Annotated[int])
tell(lambda: Annotated[()])
tell(lambda: Annotated[*Ts, 1])
tell(lambda: Annotated[ClassVar[int], 1])
tell(lambda: Annotated[int,1].__metadata__)
tell(lambda: Annotated[int,1].__origin__)
tell(lambda: Annotated[int,1].real)
tell(lambda: Literal[Literal[1,2],3,[],1])
tell(lambda: Literal[()])
tell(lambda: hash(Literal[[]]))
tell(lambda: Literal[1]==Literal[True])
#> <class 'int'>
#> TypeError typing.Optional requires a single type. Got (<class 'int'>, <class 'str'>).
#> TypeError typing.ClassVar accepts only single type. Got (<class 'int'>, <class 'str'>).
#> TypeError typing.Final accepts only single type. Got (1, 2).
#> TypeError Required accepts only a single type. Got (1, 2).
#> TypeError typing.TypeGuard accepts only single type. Got (1, 2).
#> TypeError Annotated[...] should be used with at least two arguments (a type and an annotation).
#> TypeError Annotated[...] should be used with at least two arguments (a type and an annotation).
#> TypeError Annotated[...] should not be used with an unpacked TypeVarTuple
#> typing.Annotated[typing.ClassVar[int], 1] (typing.ClassVar[int],) ()
#> (1,)  
#> <class 'int'>
#> <attribute 'real' of 'int' objects>  
#> typing.Literal[1, 2, 3, [], 1] (1, 2, 3, [], 1) ()
#> typing.Literal[()] () ()
#> TypeError cannot use 'tuple' as a set element (unhashable type: 'list')
#> False  

### aliases, checks and forms, part 3: tell, Any and Generic
tell(lambda: Literal[1,2]==Literal[2,1])
tell(lambda: Self[int])
tell(lambda: Any[int])
tell(lambda: Any())
tell(lambda: NoReturn[int])
tell(lambda: Generic[()])
tell(lambda: Generic[T,T])
tell(lambda: Generic[int])
tell(lambda: Generic[T][int])
tell(lambda: Generic[T,D])
tell(lambda: Generic[D,T])
tell(lambda: Protocol[int])
tell(lambda: Z[int])
#> True  
#> TypeError typing.Self is not subscriptable
#> TypeError type 'Any' is not subscriptable
#> TypeError Any cannot be instantiated
#> TypeError typing.NoReturn is not subscriptable
#> TypeError Parameter list to Generic[...] cannot be empty
#> TypeError Parameters to Generic[...] must all be unique
#> TypeError Parameters to Generic[...] must all be type variables or parameter specification variables.
#> TypeError Cannot subscript already-subscripted typing.Generic[~T]
#> typing.Generic[~T, ~D] (~T, ~D) (~T, ~D)
#> TypeError Type parameter ~T without a default follows type parameter with a default
#> TypeError Parameters to Protocol[...] must all be type variables or parameter specification variables.
#> TypeError Too few arguments for <class '__main__.Z'>

### aliases, checks and forms, part 4: Literal, List and __mro_entries__
tell(lambda: Z[int, str, int])
tell(lambda: Z[T, P][int, [str]])
tell(lambda: Z[T,P][int])
tell(lambda: type(Literal))
tell(lambda: type(Annotated))
tell(lambda: type(Optional))
tell(lambda: type(Concatenate))
tell(lambda: type(Unpack[Ts]))
tell(lambda: type(Unpack))
tell(lambda: Literal.__module__)
tell(lambda: Literal.__name__)
tell(lambda: Literal.__call__)
tell(lambda: List.__name__)
tell(lambda: List.__qualname__)
tell(lambda: List.__mro_entries__((List,)))
tell(lambda: List[int].__mro_entries__((List[int],)))
tell(lambda: List[int].__name__)
#> TypeError Too many arguments for <class '__main__.Z'>; actual 3, expected 2
#> __main__.Z[int, [str]] (<class 'int'>, (<class 'str'>,)) ()
#> TypeError Too few arguments for __main__.Z[~T, ~P]
#> <class 'typing._TypedCacheSpecialForm'>
#> <class 'typing._TypedCacheSpecialForm'>
#> <class 'typing._SpecialForm'>
#> <class 'typing._SpecialForm'>
#> <class 'typing._UnpackGenericAlias'>
#> <class 'typing._SpecialForm'>
#> 'typing'  
#> 'Literal'  
#> <bound method _SpecialForm.__call__ of typing.Literal>  
#> 'List'  
#> 'List'  
#> (<class 'list'>, <class 'typing.Generic'>)  
#> (<class 'list'>, <class 'typing.Generic'>)  
#> 'List'  

### aliases, checks and forms, part 4: tell, NewType and __reduce__
tell(lambda: Callable[[int],str].__name__)
tell(lambda: NewType('U',int)(3))
tell(lambda: NewType('U',int).__reduce__())
tell(lambda: NewType('a.U',int))
tell(lambda: NewType('U',int).__module__)
tell(lambda: NewType('U',int) | None)
tell(lambda: NewType('U',int)[int])
tell(lambda: List[int].__reduce__())
tell(lambda: Union[int,str].__reduce__())
tell(lambda: (int|str).__reduce_ex__(4))
tell(lambda: Callable[[int],str].__reduce__())
tell(lambda: Annotated[int,1].__reduce__())
tell(lambda: Unpack[Ts].__reduce__())
#> 'Callable'  
#> 3  
#> 'U'  
#> __main__.a.U  
#> '__main__'  
#> __main__.U | None (__main__.U, <class 'NoneType'>) ()
#> TypeError 'NewType' object is not subscriptable
#> (<built-in function getitem>, (typing.List, <class 'int'>))  
#> TypeError cannot pickle 'Union' object
#> TypeError cannot pickle 'typing.Union' object
#> (<built-in function getitem>, (typing.Callable, ([<class 'int'>], <class 'str'>)))  
#> (<built-in function getitem>, (typing.Annotated, (<class 'int'>, 1)))  
#> (<built-in function getitem>, (typing.Unpack, Ts))  

### aliases, checks and forms, part 5: tell, __reduce__ and Literal
tell(lambda: Literal[1].__reduce__())
tell(lambda: List.__reduce__())
tell(lambda: Z[int,[str]].__reduce__())
tell(lambda: list(List[int]))
tell(lambda: list(List))
tell(lambda: list(Literal))
tell(lambda: iter(Any))
tell(lambda: get_origin(Unpack[Ts]))
tell(lambda: get_args(Unpack[Ts]))
tell(lambda: get_args(int|str))
tell(lambda: get_args(List))
tell(lambda: get_origin(List))
tell(lambda: get_origin(P.args))
tell(lambda: get_args(Literal[1]))
tell(lambda: get_args(Callable[[],int]))
tell(lambda: get_args(Callable[...,int]))
tell(lambda: get_origin(Generic[T]))
#> (<built-in function getitem>, (typing.Literal, 1))  
#> 'List'  
#> (<built-in function getitem>, (<class '__main__.Z'>, (<class 'int'>, (<class 'str'>,))))  
#> [typing.Unpack[typing.List[int]]]  
#> TypeError '_SpecialGenericAlias' object is not iterable
#> TypeError '_TypedCacheSpecialForm' object is not iterable
#> TypeError '_AnyMeta' object is not iterable
#> typing.Unpack  
#> (Ts,)  
#> (<class 'int'>, <class 'str'>)  
#> ()  
#> <class 'list'>
#> ~P  
#> (1,)  
#> ([], <class 'int'>)  
#> (Ellipsis, <class 'int'>)  
#> <class 'typing.Generic'>

### aliases, checks and forms, part 5: tell, get_type_hints and foo
tell(lambda: get_origin(Annotated[int,1]))
tell(lambda: get_args(Annotated[int,1]))
tell(lambda: get_type_hints(1))
tell(lambda: get_type_hints('x'))
tell(lambda: get_type_hints(int))
tell(lambda: get_type_hints(print))
tell(lambda: get_type_hints(typing))
tell(lambda: cast(1,2))
tell(lambda: assert_never(1))
tell(lambda: setattr(List[int],'foo',1))
tell(lambda: setattr(Z[int,[str]],'foo',1) or Z.foo)
tell(lambda: setattr(List,'foo',1))
tell(lambda: runtime_checkable(int))
#> typing.Annotated  
#> (<class 'int'>, 1)  
#> TypeError 1 does not have annotations
#> TypeError 'x' does not have annotations
#> {}  
#> {}  
#> {}  
#> 2  
#> AssertionError Expected code to be unreachable, but got: 1
#> TypeError cannot set 'foo' attribute of immutable type 'list'
#> 1  
#> TypeError cannot set 'foo' attribute of immutable type 'list'
#> TypeError @runtime_checkable can be only applied to protocol classes, got <class 'int'>

### aliases, checks and forms, part 6: tell, ForwardRef and evaluate
tell(lambda: get_protocol_members(int))
tell(lambda: Pr())
tell(lambda: ForwardRef('a b'))
tell(lambda: ForwardRef('int').evaluate())
tell(lambda: ForwardRef('nope').evaluate())
tell(lambda: ForwardRef(1))
tell(lambda: ForwardRef('x')==ForwardRef('x'))
tell(lambda: ForwardRef('x') | int)
tell(lambda: ForwardRef('x', module='typing'))
tell(lambda: ForwardRef('x', is_class=True))
tell(lambda: ForwardRef('x').__forward_arg__)
tell(lambda: ForwardRef('x').__forward_value__)
tell(lambda: NamedTuple('N', [('a', int, 1)]))
tell(lambda: TypedDict('N', a=int))
tell(lambda: TypedDict('N', {'a': int})(a=1))
tell(lambda: isinstance({}, TypedDict('N', {})))
tell(lambda: type(TypedDict))
#> TypeError <class 'int'> is not a Protocol
#> TypeError Protocols cannot be instantiated
#> ForwardRef('a b')  
#> <class 'int'>
#> NameError name 'nope' is not defined
#> TypeError Forward reference must be a string -- got 1
#> True  
#> ForwardRef('x') | int (ForwardRef('x'), <class 'int'>) ()
#> ForwardRef('x', module='typing')  
#> ForwardRef('x', is_class=True)  
#> 'x'  
#> AttributeError 'ForwardRef' object has no attribute '__forward_value__'
#> ValueError too many values to unpack (expected 2, got 3)
#> TypeError TypedDict() got an unexpected keyword argument 'a'
#> {'a': 1}  
#> TypeError TypedDict does not support instance and class checks
#> <class 'function'>

### aliases, checks and forms, part 6: tell, ByteString and typing
tell(lambda: isinstance({}, TypedDict))
tell(lambda: evaluate_forward_ref(ForwardRef('int')))
tell(lambda: typing.ByteString)
tell(lambda: typing._type_repr((int, list[int])))
tell(lambda: typing.io)
tell(lambda: typing.re)
tell(lambda: typing.nope)
tell(lambda: typing._is_param_expr([]))
#> TypeError isinstance() arg 2 must be a type, a tuple of types, or a union
#> <class 'int'>
#> typing.ByteString  
#> '[int, list[int]]'  
#> AttributeError module 'typing' has no attribute 'io'
#> AttributeError module 'typing' has no attribute 're'
#> AttributeError module 'typing' has no attribute 'nope'
#> True  

### a union takes what Union[] takes
import typing
class X: pass
def tried(f):
    try: return f()
    except TypeError as e: return e
for b in 1, 'a', None, [], ..., (int, str), (), typing.Any, True:
    print(tried(lambda: (int | str) | b), '/', tried(lambda: b | (int | str)), '/',
          tried(lambda: list[int] | b), '/', tried(lambda: b | list[int]))
#> int | str | 1 / 1 | int | str / unsupported operand type(s) for |: 'types.GenericAlias' and 'int' / unsupported operand type(s) for |: 'int' and 'types.GenericAlias'
#> int | str | ForwardRef('a') / ForwardRef('a') | int | str / unsupported operand type(s) for |: 'types.GenericAlias' and 'str' / unsupported operand type(s) for |: 'str' and 'types.GenericAlias'
#> int | str | None / None | int | str / list[int] | None / None | list[int]
#> int | str | [] / [] | int | str / unsupported operand type(s) for |: 'types.GenericAlias' and 'list' / unsupported operand type(s) for |: 'list' and 'types.GenericAlias'
#> int | str | ... / ... | int | str / unsupported operand type(s) for |: 'types.GenericAlias' and 'ellipsis' / unsupported operand type(s) for |: 'ellipsis' and 'types.GenericAlias'
#> Union[arg, ...]: each arg must be a type. Got (<class 'int'>, <class 'str'>). / Union[arg, ...]: each arg must be a type. Got (<class 'int'>, <class 'str'>). / unsupported operand type(s) for |: 'types.GenericAlias' and 'tuple' / unsupported operand type(s) for |: 'tuple' and 'types.GenericAlias'
#> Union[arg, ...]: each arg must be a type. Got (). / Union[arg, ...]: each arg must be a type. Got (). / unsupported operand type(s) for |: 'types.GenericAlias' and 'tuple' / unsupported operand type(s) for |: 'tuple' and 'types.GenericAlias'
#> int | str | typing.Any / typing.Any | int | str / list[int] | typing.Any / typing.Any | list[int]
#> int | str | True / True | int | str / unsupported operand type(s) for |: 'types.GenericAlias' and 'bool' / unsupported operand type(s) for |: 'bool' and 'types.GenericAlias'
