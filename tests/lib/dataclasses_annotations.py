# The annotations of the __init__ that @dataclass makes.
import annotationlib
import dataclasses
import inspect
import typing
from dataclasses import InitVar, dataclass, field, make_dataclass


def tell(act):
    try:
        print(repr(act()))
    except Exception as e:
        print(type(e).__name__, e)


def each(f):
    for format in (1, 2, 3, 4, 5):
        tell(lambda: f.__annotate__(format))

### names that are defined later
@dataclass
class A:
    x: int
    y: 'str' = 'q'
    m: Later = None
    i: InitVar[int] = 3
    c: typing.ClassVar[int] = 4
    z: list[Later] = field(default_factory=list, kw_only=True)
    no: Later = field(init=False, default=None)
f = A.__init__
print(f.__annotate__.__module__, f.__annotate__.__qualname__, f.__annotate__.__name__)
each(f)
tell(lambda: annotationlib.get_annotations(f, format=annotationlib.Format.FORWARDREF))
tell(lambda: inspect.signature(A))
tell(lambda: inspect.signature(A, annotation_format=annotationlib.Format.FORWARDREF))
tell(lambda: inspect.signature(A, annotation_format=annotationlib.Format.STRING))
tell(lambda: typing.get_type_hints(f))
Later = bytes
tell(lambda: f.__annotations__)
tell(lambda: inspect.signature(A))
tell(lambda: typing.get_type_hints(f))
print(A.__doc__)
#> dataclasses A.__init__.__annotate__ __annotate__
#> NameError name 'Later' is not defined
#> NotImplementedError 2
#> {'x': <class 'int'>, 'y': 'str', 'm': ForwardRef('Later', is_class=True, owner=<class '__main__.A'>), 'i': dataclasses.InitVar[int], 'z': list[ForwardRef('Later', is_class=True, owner=<class '__main__.A'>)], 'return': None}
#> {'x': 'int', 'y': 'str', 'm': 'Later', 'i': 'InitVar[int]', 'z': 'list[Later]', 'return': 'None'}
#> NotImplementedError 5
#> {'x': <class 'int'>, 'y': 'str', 'm': ForwardRef('Later', is_class=True, owner=<class '__main__.A'>), 'i': dataclasses.InitVar[int], 'z': list[ForwardRef('Later', is_class=True, owner=<class '__main__.A'>)], 'return': None}
#> NameError name 'Later' is not defined
#> <Signature (x: int, y: 'str' = 'q', m: Later = None, i: dataclasses.InitVar[int] = 3, *, z: list[ForwardRef('Later', is_class=True, owner=<class '__main__.A'>)] = <factory>) -> None>
#> <Signature (x: 'int', y: 'str' = 'q', m: 'Later' = None, i: 'InitVar[int]' = 3, *, z: 'list[Later]' = <factory>) -> 'None'>
#> NameError name 'Later' is not defined
#> {'x': <class 'int'>, 'y': 'str', 'm': <class 'bytes'>, 'i': dataclasses.InitVar[int], 'z': list[bytes], 'return': None}
#> <Signature (x: int, y: 'str' = 'q', m: bytes = None, i: dataclasses.InitVar[int] = 3, *, z: list[bytes] = <factory>) -> None>
#> {'x': <class 'int'>, 'y': <class 'str'>, 'm': <class 'bytes'>, 'i': dataclasses.InitVar[int], 'z': list[bytes], 'return': <class 'NoneType'>}
#> A(x: int, y: 'str' = 'q', m: Later = None, i: dataclasses.InitVar[int] = 3, *, z: list[ForwardRef('Later', is_class=True, owner=<class '__main__.A'>)] = <factory>)

### the class itself
@dataclass
class Node:
    value: int
    next: Node | None = None
    others: list[Node] = field(default_factory=list)
print(inspect.signature(Node))
print(typing.get_type_hints(Node.__init__))
print(Node.__init__.__annotations__['others'].__args__[0] is Node)
#> (value: int, next: __main__.Node | None = None, others: list[__main__.Node] = <factory>) -> None
#> {'value': <class 'int'>, 'next': __main__.Node | None, 'others': list[__main__.Node], 'return': <class 'NoneType'>}
#> True

### the other methods
@dataclass(order=True, frozen=True)
class A:
    x: int
for name in ('__repr__', '__eq__', '__lt__', '__ge__', '__hash__', '__setattr__', '__delattr__'):
    m = getattr(A, name)
    print(name, m.__annotations__, m.__annotate__, m.__module__, m.__qualname__, inspect.signature(m))
#> __repr__ {} None __main__ A.__repr__ (self)
#> __eq__ {} None __main__ A.__eq__ (self, other)
#> __lt__ {} None __main__ A.__lt__ (self, other)
#> __ge__ {} None __main__ A.__ge__ (self, other)
#> __hash__ {} None __main__ A.__hash__ (self)
#> __setattr__ {} None __main__ A.__setattr__ (self, name, value)
#> __delattr__ {} None __main__ A.__delattr__ (self, name)

### fields of bases that are not defined yet
@dataclass(frozen=True)
class P:
    x: Node
    y: int
@dataclass(frozen=True, slots=True)
class B(P):
    w: B = None
each(B.__init__)
Node = int
each(B.__init__)
print(inspect.signature(B))
print(B.__init__.__annotations__['w'] is B)
#> NameError name 'Node' is not defined
#> NotImplementedError 2
#> {'x': ForwardRef('Node', is_class=True, owner=<class '__main__.P'>), 'y': <class 'int'>, 'w': <class '__main__.B'>, 'return': None}
#> {'x': 'Node', 'y': 'int', 'w': 'B', 'return': 'None'}
#> NotImplementedError 5
#> {'x': <class 'int'>, 'y': <class 'int'>, 'w': <class '__main__.B'>, 'return': None}
#> NotImplementedError 2
#> {'x': <class 'int'>, 'y': <class 'int'>, 'w': <class '__main__.B'>, 'return': None}
#> {'x': 'Node', 'y': 'int', 'w': 'B', 'return': 'None'}
#> NotImplementedError 5
#> (x: int, y: int, w: __main__.B = None) -> None
#> True

### slots
@dataclass(slots=True)
class S:
    x: S
    y: und
each(S.__init__)
und = float
print(inspect.signature(S))
S.__annotations__ = {'x': str, 'y': bytes}
each(S.__init__)
#> NameError name 'und' is not defined
#> NotImplementedError 2
#> {'x': <class '__main__.S'>, 'y': ForwardRef('und', is_class=True, owner=<class '__main__.S'>), 'return': None}
#> {'x': 'S', 'y': 'und', 'return': 'None'}
#> NotImplementedError 5
#> (x: __main__.S, y: float) -> None
#> {'x': <class 'str'>, 'y': <class 'bytes'>, 'return': None}
#> NotImplementedError 2
#> {'x': <class 'str'>, 'y': <class 'bytes'>, 'return': None}
#> {'x': 'str', 'y': 'bytes', 'return': 'None'}
#> NotImplementedError 5

### made by a function
M = make_dataclass('M', [('x', int), ('z', 'Und', field(default=1)), ('q', list['M'], None)])
each(M.__init__)
each(M)
print(inspect.signature(M), M.__doc__)
print(M.__annotations__)
#> {'x': <class 'int'>, 'z': 'Und', 'q': list['M'], 'return': None}
#> NotImplementedError 2
#> {'x': <class 'int'>, 'z': 'Und', 'q': list['M'], 'return': None}
#> {'x': 'int', 'z': 'Und', 'q': "list['M']", 'return': 'None'}
#> NotImplementedError 5
#> {'x': <class 'int'>, 'z': 'Und', 'q': list['M']}
#> {'x': <class 'int'>, 'z': 'Und', 'q': list['M']}
#> {'x': <class 'int'>, 'z': 'Und', 'q': list['M']}
#> {'x': 'int', 'z': 'Und', 'q': "list['M']"}
#> {'x': <class 'int'>, 'z': 'Und', 'q': list['M']}
#> (x: int, z: 'Und' = 1, q: list['M'] = None) -> None M(x: int, z: 'Und' = 1, q: list['M'] = None)
#> {'x': <class 'int'>, 'z': 'Und', 'q': list['M']}

### annotations that were changed
@dataclass
class C:
    x: Later
    y: int = 3
C.__annotate__ = lambda format: {'x': bytes}
each(C.__init__)
tell(lambda: C.__init__.__annotations__)
#> {'x': <class 'bytes'>, 'return': None}
#> NotImplementedError 2
#> {'x': <class 'bytes'>, 'return': None}
#> {'x': <class 'bytes'>, 'return': 'None'}
#> NotImplementedError 5
#> {'x': <class 'bytes'>, 'return': None}

### without fields, and with annotations that are a dict
@dataclass
class E:
    pass
each(E.__init__)
class Old:
    pass
Old.__annotations__ = {'x': int, 'y': 'foo'}
Old = dataclass(Old)
each(Old.__init__)
print(Old.__init__.__annotations__)
#> {'return': None}
#> NotImplementedError 2
#> {'return': None}
#> {'return': 'None'}
#> NotImplementedError 5
#> {'x': <class 'int'>, 'y': 'foo', 'return': None}
#> NotImplementedError 2
#> {'x': <class 'int'>, 'y': 'foo', 'return': None}
#> {'x': 'int', 'y': 'foo', 'return': 'None'}
#> NotImplementedError 5
#> {'x': <class 'int'>, 'y': 'foo', 'return': None}

### variables of a function around, and type parameters
def outer():
    T = int
    @dataclass
    class L:
        x: T
        y: K
    yield L
    K = str
    yield L
for made in outer():
    each(made.__init__)
@dataclass
class G[T]:
    x: T
    y: list[T]
each(G.__init__)
#> NameError cannot access free variable 'K' where it is not associated with a value in enclosing scope
#> NotImplementedError 2
#> {'x': <class 'int'>, 'y': ForwardRef('K', is_class=True, owner=<class '__main__.outer.<locals>.L'>), 'return': None}
#> {'x': 'T', 'y': 'K', 'return': 'None'}
#> NotImplementedError 5
#> {'x': <class 'int'>, 'y': <class 'str'>, 'return': None}
#> NotImplementedError 2
#> {'x': <class 'int'>, 'y': <class 'str'>, 'return': None}
#> {'x': 'T', 'y': 'K', 'return': 'None'}
#> NotImplementedError 5
#> {'x': T, 'y': list[T], 'return': None}
#> NotImplementedError 2
#> {'x': T, 'y': list[T], 'return': None}
#> {'x': 'T', 'y': 'list[T]', 'return': 'None'}
#> NotImplementedError 5

### an __init__ of the class's own, and none
@dataclass
class A:
    x: Missing
    def __init__(self, x: int): pass
print(A.__init__.__annotations__, inspect.signature(A))  #> {'x': <class 'int'>} (x: int)
@dataclass(init=False)
class B:
    x: Missing
print(inspect.signature(B), B.__doc__)  #> () B()

### the text of a class with an __init__ of its own
import dataclasses, math
source = """
@dataclasses.dataclass
class Own:
    a: int
    def __init__(self, q: later, *, r=2): pass
@dataclasses.dataclass(init=False)
class Derived(Own):
    b: int = 3
@dataclasses.dataclass
class Made(Own):
    c: later = 4
"""
exec(source)
print(Own.__doc__, Derived.__doc__, Made.__doc__)
@dataclasses.dataclass
class Node:
    value: int
    def __init__(self, value: int, next: Node | None = None,
            *rest: later, odd: math.nope = 1, **more: Node): pass
print(Node.__doc__)
#> Own(q: later, *, r=2) Derived(q: later, *, r=2) Made(a: int, c: later = 4)
#> Node(value: int, next: Node | None = None, *rest: later, odd: math.nope = 1, **more: Node)
