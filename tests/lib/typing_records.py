# NamedTuple and TypedDict: what they have in each format, and what they refuse.
from typing import *

T = TypeVar('T')


def tell(act):
    try:
        print(repr(act()))
    except Exception as e:
        print(type(e).__name__, e)


class A(TypedDict):
    a: int


class B(A, Generic[T], total=False):
    b: Required[T]
    c: ReadOnly[NotRequired['str']]


class N(NamedTuple):
    x: int
    y: 'T' = 3


class N2(NamedTuple, Generic[T]):
    x: T

### of a TypedDict: tell, __bases__ and __total__
tell(lambda: A.__bases__)
tell(lambda: B.__bases__)
tell(lambda: B.__mro__)
tell(lambda: B.__annotations__)
tell(lambda: B.__optional_keys__)
tell(lambda: B.__readonly_keys__)
tell(lambda: B.__total__)
tell(lambda: B[int])
tell(lambda: B[int](b=1))
tell(lambda: B(a=1))
tell(lambda: A[int])
tell(lambda: type(A))
tell(lambda: A.__closed__)
tell(lambda: A.__extra_items__)
tell(lambda: type('X',(TypedDict,),{}))
tell(lambda: TypedDict('Q', {'a': int}, total=False).__total__)
tell(lambda: TypedDict('Q', {'a': 1}))
#> (<class 'dict'>,)
#> (<class 'typing.Generic'>, <class 'dict'>)
#> (<class '__main__.B'>, <class 'typing.Generic'>, <class 'dict'>, <class 'object'>)
#> {'a': <class 'int'>, 'b': typing.Required[~T], 'c': typing.ReadOnly[typing.NotRequired[ForwardRef('str')]]}
#> frozenset({'c'})
#> frozenset({'c'})
#> False
#> __main__.B[int]
#> {'b': 1}
#> {'a': 1}
#> __main__.A[int]
#> <class 'typing._TypedDictMeta'>
#> AttributeError type object 'A' has no attribute '__closed__'
#> AttributeError type object 'A' has no attribute '__extra_items__'
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> False
#> <class '__main__.Q'>

### of a TypedDict: Required, is_typeddict and __annotate__
tell(lambda: TypedDict('Q', {'a': ()}))
tell(lambda: TypedDict('Q', [('a', int)]))
tell(lambda: TypedDict('Q', {'a': Required[ReadOnly[int]]}).__readonly_keys__)
tell(lambda: TypedDict('Q', {'a': Required[NotRequired[int]]}))
tell(lambda: TypedDict('Q', {'a': Required[Required[int]]}))
tell(lambda: get_type_hints(B))
tell(lambda: get_type_hints(B, include_extras=True))
tell(lambda: is_typeddict(B))
tell(lambda: is_typeddict(TypedDict))
tell(lambda: is_typeddict(B[int]))
tell(lambda: A.__annotate__(4))
tell(lambda: A.__annotate__(3))
tell(lambda: B.__annotate__(4))
tell(lambda: TypedDict('Q', {}, closed=True))
tell(lambda: A.__module__)
tell(lambda: A.__qualname__)
tell(lambda: isinstance(1, A))
#> TypeError TypedDict('Name', {f0: t0, f1: t1, ...}); each t must be a type Got ().
#> <class '__main__.Q'>
#> frozenset({'a'})
#> <class '__main__.Q'>
#> <class '__main__.Q'>
#> {'a': <class 'int'>, 'b': ~T, 'c': <class 'str'>}
#> {'a': <class 'int'>, 'b': typing.Required[~T], 'c': typing.ReadOnly[typing.NotRequired[str]]}
#> True
#> False
#> False
#> {'a': 'int'}
#> {'a': <class 'int'>}
#> {'a': 'int', 'b': 'Required[T]', 'c': "ReadOnly[NotRequired['str']]"}
#> TypeError TypedDict() got an unexpected keyword argument 'closed'
#> '__main__'
#> 'A'
#> TypeError TypedDict does not support instance and class checks

### of a TypedDict: from tell(lambda: issubclass(dict, A))
tell(lambda: issubclass(dict, A))
tell(lambda: type(A)('Q', (int,), {}))
#> TypeError TypedDict does not support instance and class checks
#> TypeError cannot inherit from both a TypedDict type and a non-TypedDict base class

### of a named tuple
tell(lambda: N.__annotations__)
tell(lambda: N.__annotate__(1))
tell(lambda: N.__annotate__(4))
tell(lambda: N2.__bases__)
tell(lambda: N2[int](3))
tell(lambda: N[int])
tell(lambda: NamedTuple('Z', [('a','X')]).__annotations__)
tell(lambda: NamedTuple('Z', [('a',3)]).__annotations__)
tell(lambda: NamedTuple('Z', [('a',())]))
tell(lambda: NamedTuple('Z', {'a': int}))
tell(lambda: NamedTuple('Z', [('a', int)]).__module__)
tell(lambda: type(N2))
#> {'x': <class 'int'>, 'y': ForwardRef('T')}
#> {'x': <class 'int'>, 'y': ForwardRef('T')}
#> {'x': 'int', 'y': 'T'}
#> (<class 'tuple'>, <class 'typing.Generic'>)
#> N2(x=3)
#> __main__.N[int]
#> {'a': ForwardRef('X')}
#> {'a': 3}
#> TypeError field a annotation must be a type Got ().
#> ValueError not enough values to unpack (expected 2, got 1)
#> '__main__'
#> <class 'type'>

### the keys of each kind
for kind in '__required_keys__', '__optional_keys__', '__readonly_keys__', '__mutable_keys__':
    print(kind, sorted(getattr(A, kind)), sorted(getattr(B, kind)))
#> __required_keys__ ['a'] ['a', 'b']
#> __optional_keys__ [] ['c']
#> __readonly_keys__ [] ['c']
#> __mutable_keys__ ['a'] ['a', 'b']

### the bases as they are written
print([base is TypedDict or base for base in B.__orig_bases__], [base is TypedDict for base in A.__orig_bases__])
print([base is NamedTuple or base for base in N2.__orig_bases__], N2.__bases__, N2.__parameters__)
made = NamedTuple('Z', [('a', int)]), TypedDict('Q', {'a': int})
print([m.__orig_bases__ == (form,) for m, form in zip(made, (NamedTuple, TypedDict))])
#> [<class '__main__.A'>, typing.Generic[~T]] [True]
#> [True, typing.Generic[~T]] (<class 'tuple'>, <class 'typing.Generic'>) (~T,)
#> [True, True]

### other bases
def refused(*bases, body={}):
    import types
    try: types.new_class('X', bases, {}, lambda ns: ns.update(body))
    except Exception as e: print(type(e).__name__, e)
refused(TypedDict, int)
refused(NamedTuple, int)
refused(NamedTuple, body={'__new__': 1, '__annotations__': {'a': int}, '__module__': 'm'})
refused(NamedTuple, body={'a': 1, '__annotations__': {'a': int, 'b': int}, '__module__': 'm'})
refused(NamedTuple, body={'a': 1, 'c': 2, '__annotations__': {'a': int, 'c': int, 'b': int}, '__module__': 'm'})
refused(NamedTuple, body={'__annotations__': {'_a': int}, '__module__': 'm'})
#> TypeError cannot inherit from both a TypedDict type and a non-TypedDict base class
#> TypeError can only inherit from a NamedTuple type and Generic
#> AttributeError Cannot overwrite NamedTuple attribute __new__
#> TypeError Non-default namedtuple field b cannot follow default field a
#> TypeError Non-default namedtuple field b cannot follow default fields a, c
#> ValueError Field names cannot start with an underscore: '_a'

### keys that are declared again
class X(A):
    a: NotRequired[int]
print(X.__optional_keys__, X.__required_keys__)  #> frozenset({'a'}) frozenset()
class RO(TypedDict):
    a: ReadOnly[int]
class X(RO):
    a: int
print(X.__readonly_keys__, X.__mutable_keys__)  #> frozenset() frozenset({'a'})
class X(A):
    a: ReadOnly[int]
#! TypeError: Cannot override mutable key 'a' with read-only key

### types that are not defined
class X(A):
    x: ReadOnly[Undefined]
class Y(NamedTuple):
    a: Undefined
    b: int
print(X.__readonly_keys__, sorted(X.__required_keys__), X.__annotate__(4))
print(Y(1, 2), Y.__annotate__(4))
Y.__annotations__
#> frozenset({'x'}) ['a', 'x'] {'a': 'int', 'x': 'ReadOnly[Undefined]'}
#> Y(a=1, b=2) {'a': 'Undefined', 'b': 'int'}
#! NameError: name 'Undefined' is not defined

### what is deprecated
import warnings
for act in (lambda: NamedTuple('N1', a=int), lambda: NamedTuple('N2'), lambda: NamedTuple('N3', None),
        lambda: TypedDict('N4'), lambda: TypedDict('N5', None)):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter('always')
        print(act())
        for w in seen: print(w.category.__name__, w.message)
#> <class '__main__.N1'>
#> DeprecationWarning Creating NamedTuple classes using keyword arguments is deprecated and will be disallowed in Python 3.15. Use the class-based or functional syntax instead.
#> <class '__main__.N2'>
#> DeprecationWarning Failing to pass a value for the 'fields' parameter is deprecated and will be disallowed in Python 3.15. To create a NamedTuple class with 0 fields using the functional syntax, pass an empty list, e.g. `N2 = NamedTuple('N2', [])`.
#> <class '__main__.N3'>
#> DeprecationWarning Passing `None` as the 'fields' parameter is deprecated and will be disallowed in Python 3.15. To create a NamedTuple class with 0 fields using the functional syntax, pass an empty list, e.g. `N3 = NamedTuple('N3', [])`.
#> <class '__main__.N4'>
#> DeprecationWarning Failing to pass a value for the 'fields' parameter is deprecated and will be disallowed in Python 3.15. To create a TypedDict class with 0 fields using the functional syntax, pass an empty dictionary, e.g. `N4 = TypedDict('N4', {})`.
#> <class '__main__.N5'>
#> DeprecationWarning Passing `None` as the 'fields' parameter is deprecated and will be disallowed in Python 3.15. To create a TypedDict class with 0 fields using the functional syntax, pass an empty dictionary, e.g. `N5 = TypedDict('N5', {})`.

### values with __set_name__
class Named:
    def __set_name__(self, owner, name):
        self.name = name
        if name == 'bad': raise ValueError(name)
class X(NamedTuple):
    plain = Named()
    field: int = Named()
print(X().field.name, X.plain.name)
try:
    class Y(NamedTuple): bad = Named()
except ValueError as e: print(e, e.__notes__)
#> field plain
#> bad ["Error calling __set_name__ on 'Named' instance 'bad' in 'Y'"]
