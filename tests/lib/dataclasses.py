# dataclasses.

from dataclasses import *

def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)

@dataclass
class P:
    x: int
    y: int = 5

### a dataclass
print(P.__doc__, P.__match_args__)
print(P.__dataclass_params__)
print(P.__hash__)
print(P(1), P(1) == P(1, 5), P(1) != P(2), [f.name for f in fields(P)])
print(P.__init__.__qualname__, P.__repr__.__qualname__, P.__eq__.__qualname__, P.__init__.__annotations__)
print(P.__init__.__defaults__, P.__replace__.__qualname__, P.__module__, P.__init__.__module__)
E(P)
E(P, 1, 2, 3)
E(P, z=1)
E(lambda: P(1) < P(2))
E(lambda: P(1) < 3)
#> P(x: int, y: int = 5) ('x', 'y')
#> _DataclassParams(init=True,repr=True,eq=True,order=False,unsafe_hash=False,frozen=False,match_args=True,kw_only=False,slots=False,weakref_slot=False)
#> None
#> P(x=1, y=5) True True ['x', 'y']
#> P.__init__ P.__repr__ P.__eq__ {'x': <class 'int'>, 'y': <class 'int'>, 'return': None}
#> (5,) _replace __main__ __main__
#> TypeError P.__init__() missing 1 required positional argument: 'x'
#> TypeError P.__init__() takes from 2 to 3 positional arguments but 4 were given
#> TypeError P.__init__() got an unexpected keyword argument 'z'
#> TypeError '<' not supported between instances of 'P' and 'P'
#> TypeError '<' not supported between instances of 'P' and 'int'

### a mutable default
from dataclasses import *
@dataclass
class A:
    x: list = []
#! ValueError: mutable default <class 'list'> for field x is not allowed: use default_factory

### a default before none
from dataclasses import *
@dataclass
class A:
    x: int = 1
    y: int
#! TypeError: non-default argument 'y' follows default argument 'x'

### a mutable dict
from dataclasses import *
@dataclass
class A:
    x: dict = {}
#! ValueError: mutable default <class 'dict'> for field x is not allowed: use default_factory

### a mutable set in field()
from dataclasses import *
@dataclass
class A:
    x: set = field(default=set())
#! ValueError: mutable default <class 'set'> for field x is not allowed: use default_factory

### order without eq
from dataclasses import *
@dataclass(order=True, eq=False)
class A:
    x: int
#! ValueError: eq must be true if order is true

### order over a method
from dataclasses import *
@dataclass(order=True)
class A:
    x: int
    def __lt__(self,o): pass
#! TypeError: Cannot overwrite attribute __lt__ in class A Consider using functools.total_ordering

### unsafe_hash over a method
from dataclasses import *
@dataclass(unsafe_hash=True)
class A:
    x: int
    def __hash__(self): return 1
#! TypeError: Cannot overwrite attribute __hash__ in class A

### frozen over a method
from dataclasses import *
@dataclass(frozen=True)
class A:
    x: int
    def __setattr__(self,n,v): pass
#! TypeError: Cannot overwrite attribute __setattr__ in class A

### a base that is frozen
from dataclasses import *
@dataclass(frozen=True)
class A:
    x: int
@dataclass
class B(A):
    y: int
#! TypeError: cannot inherit non-frozen dataclass from a frozen one

### a base that is not frozen
from dataclasses import *
@dataclass
class A2:
    x: int
@dataclass(frozen=True)
class B(A2):
    y: int
#! TypeError: cannot inherit frozen dataclass from a non-frozen one

### both kinds of default
from dataclasses import *
field(default=1, default_factory=int)
#! ValueError: cannot specify both default and default_factory

### ClassVar with a factory
from dataclasses import *
from typing import Any, ClassVar
@dataclass
class A:
    x: ClassVar[int] = field(default_factory=int)
#! TypeError: field x cannot have a default factory

### InitVar with a factory
from dataclasses import *
@dataclass
class A:
    x: InitVar[int] = field(default_factory=int)
#! TypeError: field x cannot have a default factory

### a field without annotation
from dataclasses import *
@dataclass
class A:
    x = field(default=1)
#! TypeError: 'x' is a field but has no type annotation

### KW_ONLY twice
from dataclasses import *
@dataclass
class A:
    a: int
    _: KW_ONLY
    b: int
    _2: KW_ONLY
#! TypeError: '_2' is KW_ONLY, but KW_ONLY has already been specified

### ClassVar with kw_only
from dataclasses import *
from typing import Any, ClassVar
@dataclass
class A:
    x: ClassVar[int] = field(kw_only=True)
#! TypeError: field x is a ClassVar but specifies kw_only

### the name before KW_ONLY may be any
from dataclasses import *
@dataclass
class A:
    x: KW_ONLY = 3
    y: int = 4
print(A(), A.__match_args__)  #> A(y=4) ()

### slots twice
from dataclasses import *
@dataclass(slots=True)
class A:
    __slots__=('x',)
    x: int
#! TypeError: A already specifies __slots__

### weakref_slot without slots
from dataclasses import *
@dataclass(weakref_slot=True)
class A:
    x: int
#! TypeError: weakref_slot is True but slots is False

### frozen
from dataclasses import *
@dataclass(frozen=True)
class F:
    x: int
    y: list = field(default_factory=list, compare=False, repr=False)
f=F(1)
print(f, hash(f)==hash((1,)), F.__hash__.__qualname__)
E(setattr,f,'x',2); E(delattr,f,'x'); E(setattr,f,'z',2); E(delattr,f,'z')
#> F(x=1) True F.__hash__
#> FrozenInstanceError cannot assign to field 'x'
#> FrozenInstanceError cannot delete field 'x'
#> FrozenInstanceError cannot assign to field 'z'
#> FrozenInstanceError cannot delete field 'z'

### order
from dataclasses import *
@dataclass
class P:
    x: int
    y: int = 5
@dataclass(order=True)
class O:
    a: int
    b: str = 'x'
print(O(1)<O(2), O(1,'a')<O(1,'b'), O(1)>=O(1), sorted([O(3),O(1)]))
E(lambda:O(1)<P(1)); print(O.__lt__.__qualname__, O(1)==P(1))
#> True True True [O(a=1, b='x'), O(a=3, b='x')]
#> TypeError '<' not supported between instances of 'O' and 'P'
#> O.__lt__ False

### slots
from dataclasses import *
import copy
@dataclass(slots=True)
class S:
    a: int
    b: int = 3
    def m(self): return __class__
s=S(1)
print(s, S.__slots__, s.m() is S, S.__doc__)
E(setattr,s,'c',1)
@dataclass(slots=True, frozen=True)
class SF:
    a: int
sf=SF(1); print(sf); E(setattr,sf,'a',1); print(sf.__getstate__(), copy.copy(sf), copy.deepcopy(sf))
@dataclass(slots=True, weakref_slot=True)
class SW:
    a: int
print(SW.__slots__)
@dataclass(slots=True)
class S2(S):
    c: int = field(default=1, doc='the c')
print(S2.__slots__, S2(1))
#> S(a=1, b=3) ('a', 'b') True S(a: int, b: int = 3)
#> AttributeError 'S' object has no attribute 'c' and no __dict__ for setting new attributes
#> SF(a=1)
#> FrozenInstanceError cannot assign to field 'a'
#> [1] SF(a=1) SF(a=1)
#> ('a', '__weakref__')
#> {'c': 'the c'} S2(a=1, b=3, c=1)

### kw_only
from dataclasses import *
@dataclass(kw_only=True)
class K:
    a: int
    b: int = 2
    c: int = field(kw_only=False)
print(K.__match_args__, K(1,a=2)); E(K,1,2)
@dataclass
class K2:
    a: int
    _: KW_ONLY
    b: int = 2
    c: int
print(K2(1,c=3), K2.__match_args__, [f.kw_only for f in fields(K2)]); E(K2,1); E(K2,1,2)
print(K.__doc__, K2.__doc__)
#> ('c',) K(a=2, b=2, c=1)
#> TypeError K.__init__() takes 2 positional arguments but 3 were given
#> K2(a=1, b=2, c=3) ('a',) [False, True, True]
#> TypeError K2.__init__() missing 1 required keyword-only argument: 'c'
#> TypeError K2.__init__() takes 2 positional arguments but 3 were given
#> K(c: int, *, a: int, b: int = 2) K2(a: int, *, b: int = 2, c: int)

### InitVar and __post_init__
from dataclasses import *
from typing import Any, ClassVar
@dataclass
class I:
    a: int
    b: InitVar[int]
    c: InitVar[str] = 'q'
    d: ClassVar[int] = 3
    e: list = field(default_factory=list, init=False)
    f: int = field(init=False)
    def __post_init__(self, b, c): self.f=b; self.e.append(c)
i=I(1,2); print(i, I.c, I.d, [f.name for f in fields(I)], I.__doc__)
E(replace,i,a=3); E(replace,i,a=3,b=5); E(replace,i,b=1,e=[]); E(replace,i,b=1,zz=4)
E(getattr,I,'b'); E(getattr,i,'b'); print(InitVar[int], InitVar, repr(InitVar[list[int]]), InitVar[int].type)
#> I(a=1, e=['q'], f=2) q 3 ['a', 'e', 'f'] I(a: int, b: dataclasses.InitVar[int], c: dataclasses.InitVar[str] = 'q')
#> TypeError InitVar 'b' must be specified with replace()
#> I(a=3, e=['q'], f=5)
#> TypeError field e is declared with init=False, it cannot be specified with replace()
#> TypeError I.__init__() got an unexpected keyword argument 'zz'
#> AttributeError type object 'I' has no attribute 'b'
#> AttributeError 'I' object has no attribute 'b'
#> dataclasses.InitVar[int] <class 'dataclasses.InitVar'> dataclasses.InitVar[list[int]] <class 'int'>

### annotations as text
from dataclasses import *
from typing import Any, ClassVar
@dataclass
class St:
    a: "ClassVar[int]" = 3
    b: "InitVar[int]" = 4
    c: "int" = 5
    d: "dataclasses.InitVar[int]" = 4
    def __post_init__(self, b): print('post', b)
print([f.name for f in fields(St)])  #> ['c', 'd']

### asdict and astuple
import copy
@dataclass
class T:
    a: P
    b: list
    c: dict
    d: tuple
t=T(P(1),[P(2),3],{'k':P(3),P:1},(P(4),))
print(asdict(t))
print(astuple(t))
print(asdict(t,dict_factory=lambda kv:kv))
print(astuple(t,tuple_factory=list))
E(asdict,P)
E(astuple,P)
E(asdict,1)
E(fields,1)
E(fields,int)
print(is_dataclass(P),is_dataclass(P(1)),is_dataclass(1), is_dataclass(int))
E(replace,P,x=1)
E(replace,1)
print(copy.replace(P(1),y=9))
E(copy.replace,1)
#> {'a': {'x': 1, 'y': 5}, 'b': [{'x': 2, 'y': 5}, 3], 'c': {'k': {'x': 3, 'y': 5}, <class '__main__.P'>: 1}, 'd': ({'x': 4, 'y': 5},)}
#> ((1, 5), [(2, 5), 3], {'k': (3, 5), <class '__main__.P'>: 1}, ((4, 5),))
#> [('a', [('x', 1), ('y', 5)]), ('b', [[('x', 2), ('y', 5)], 3]), ('c', {'k': [('x', 3), ('y', 5)], <class '__main__.P'>: 1}), ('d', ([('x', 4), ('y', 5)],))]
#> [[1, 5], [[2, 5], 3], {'k': [3, 5], <class '__main__.P'>: 1}, ([4, 5],)]
#> TypeError asdict() should be called on dataclass instances
#> TypeError astuple() should be called on dataclass instances
#> TypeError asdict() should be called on dataclass instances
#> TypeError must be called with a dataclass type or instance
#> TypeError must be called with a dataclass type or instance
#> True True False False
#> TypeError replace() should be called on dataclass instances
#> TypeError replace() should be called on dataclass instances
#> P(x=1, y=9)
#> TypeError replace() does not support int objects

### make_dataclass
C=make_dataclass('C',['x',('y',int),('z',int,field(default=7))],namespace={'add':lambda s:s.y+s.z},frozen=True)
print(C(1,2), C.__annotations__, C(1,2).add())
print(C.__module__, C.__doc__, C.__mro__)
E(make_dataclass,'C',['class'])
E(make_dataclass,'C',['x','x'])
E(make_dataclass,'C',['a b'])
E(make_dataclass,'C',[('x',)])
E(make_dataclass,'C',[1])
E(make_dataclass,1,[])
print(make_dataclass('Q',[],bases=(P,))(1))
E(make_dataclass,'C',['x'],module='foo')
print(make_dataclass('C',['x'],module='foo').__module__)
#> C(x=1, y=2, z=7) {'x': typing.Any, 'y': <class 'int'>, 'z': <class 'int'>} 9
#> __main__ C(x: Any, y: int, z: int = 7) (<class '__main__.C'>, <class 'object'>)
#> TypeError Field names must not be keywords: 'class'
#> TypeError Field name duplicated: 'x'
#> TypeError Field names must be valid identifiers: 'a b'
#> TypeError Invalid field: ('x',)
#> TypeError object of type 'int' has no len()
#> TypeError type.__new__() argument 1 must be str, not int
#> Q(x=1, y=5)
#> <class 'foo.C'>
#> foo

### field
f=field(default=1,repr=False,metadata={'a':1},doc='hi',kw_only=True)
print(f.metadata, f.metadata['a'], f.name, f.type, f.doc, f.repr)
E(lambda: f.metadata.__setitem__('b',1))
print(field().metadata)
E(field,1)
E(field,foo=1)
print(Field.__slots__)
#> {'a': 1} 1 None None hi False
#> AttributeError 'mappingproxy' object has no attribute '__setitem__'
#> {}
#> TypeError field() takes 0 positional arguments but 1 was given
#> TypeError field() got an unexpected keyword argument 'foo'
#> ('name', 'type', 'default', 'default_factory', 'repr', 'hash', 'init', 'compare', 'metadata', 'kw_only', 'doc', '_field_type')

### class patterns
from dataclasses import *
@dataclass
class M:
    x: int
    y: int
match M(1,2):
    case M(a,b): print(a,b)  #> 1 2

### match_args off
from dataclasses import *
@dataclass(match_args=False)
class M2:
    x: int
print(hasattr(M2,'__match_args__'))  #> False

### no methods at all
from dataclasses import *
@dataclass(init=False,repr=False,eq=False)
class M3:
    x: int = 1
print(M3().x, '__init__' in M3.__dict__, '__eq__' in M3.__dict__, M3.__doc__)  #> 1 False False M3()

### the repr of the base
from dataclasses import *
@dataclass
class P:
    x: int
    y: int = 5
@dataclass(repr=False)
class M4(P):
    z: int = 0
print(M4(1))  #> M4(x=1, y=5)

### an instance inside itself
from dataclasses import *
from typing import Any
@dataclass
class Rec:
    v: Any = None
r=Rec(); r.v=r; print(r); r.v=[r]; print(r)
#> Rec(v=...)
#> Rec(v=[...])

### fields of a base anew
from dataclasses import *
@dataclass
class P:
    x: int
    y: int = 5
@dataclass
class Inh(P):
    y: str = 'new'
    z: int = 1
print(Inh(1), [f.type for f in fields(Inh)], Inh.__doc__)
#> Inh(x=1, y='new', z=1) [<class 'int'>, <class 'str'>, <class 'int'>] Inh(x: int, y: str = 'new', z: int = 1)

### frozen without eq keeps the hash
from dataclasses import *
@dataclass(frozen=True, eq=False)
class FE:
    x: int = 1
print(FE.__hash__ is object.__hash__)  #> True

### a doc string of its own
from dataclasses import *
@dataclass
class Doc:
    "my doc"
    x: int = 1
print(Doc.__doc__)  #> my doc

### unsafe_hash
from dataclasses import *
@dataclass(unsafe_hash=True)
class UH:
    x: int
    y: int = field(hash=False, default=1)
print(hash(UH(1))==hash((1,)))  #> True

### nested dataclasses
from dataclasses import *
@dataclass
class Outer:
    @dataclass
    class Inner:
        a: int
    i: Inner
print(Outer(Outer.Inner(3)))  #> Outer(i=Outer.Inner(a=3))

### default factories, and odd calls
from dataclasses import *
@dataclass
class Dd:
    a: int = field(default_factory=lambda: 7)
    b: list[int] = field(default_factory=list)
    c: 'str | None' = None
print(Dd(), Dd.__doc__); print(hasattr(Dd,'a'), Dd.c)
E(dataclass, 5)
E(dataclass, Dd, foo=1)
class Plain: pass
print(dataclass(Plain)(), Plain.__doc__)
#> Dd(a=7, b=[], c=None) Dd(a: int = <factory>, b: list[int] = <factory>, c: 'str | None' = None)
#> False None
#> AttributeError 'int' object has no attribute '__module__'
#> TypeError dataclass() got an unexpected keyword argument 'foo'
#> Plain() Plain()

### a generic dataclass
from dataclasses import *
@dataclass
class Gen[T]:
    x: T
print(Gen[int](1), Gen.__doc__)  #> Gen(x=1) Gen(x: T)

### a field called self
from dataclasses import *
@dataclass
class SelfName:
    self: int
    x: int = 1
print(SelfName(1,2))  #> SelfName(self=1, x=2)

### slots under a metaclass
from dataclasses import *
class Meta(type): pass
@dataclass(slots=True)
class WM(metaclass=Meta):
    a: int
print(type(WM), WM(1))  #> <class '__main__.Meta'> WM(a=1)
class Desc:
    def __get__(self,i,o): 
        if i is None: return 11
        return i._v
    def __set__(self,i,v): i._v=v

### a descriptor as default
from dataclasses import *
class Desc:
    def __get__(self, o, t): return 'default' if o is None else o.__dict__.get('a')
    def __set__(self, o, v): print('set', v); o.__dict__['a'] = v
@dataclass
class WD:
    a: int = Desc()
print(WD(), WD(3))
#> set default
#> set 3
#> WD(a='default') WD(a=3)

### __set_name__ of a default
from dataclasses import *
from typing import Any
class SN:
    def __set_name__(self, o, n): print('set_name', o.__name__, n)  #> set_name WS a
@dataclass
class WS:
    a: Any = field(default=SN())


print(type(WS.a).__name__, type(WS().a).__name__)  #> SN SN

### a class that its own annotations name
@dataclass
class Node:
    v: int
    next: Node | None = None
    kids: list[Node] = field(default_factory=list)
    u: Undefined = 3
print(Node(1, Node(2)))  #> Node(v=1, next=Node(v=2, next=None, kids=[], u=3), kids=[], u=3)
print([f.name for f in fields(Node)])  #> ['v', 'next', 'kids', 'u']
print([f.type.__forward_arg__ for f in fields(Node) if f.name in 'nextu'])  #> ['Node | None', 'Undefined']
def make():
    @dataclass
    class Inner:
        a: Inner
        b: int
    return Inner
print(make().__doc__, make()(1, 2))  #> Inner(a: Inner, b: int) make.<locals>.Inner(a=1, b=2)

### super() and __class__ after slots
from dataclasses import *
class Base:
    def m(self): return 'base'
@dataclass(slots=True)
class A(Base):
    x: int
    def m(self): return super().m() + '!' + __class__.__name__
    @property
    def p(self): return __class__ is A
    @classmethod
    def c(cls): return __class__ is cls
    @staticmethod
    def s(): return __class__ is A
print(A(1).m(), A(1).p, A.c(), A.s(), A.__mro__[0] is A)
@dataclass(slots=True, frozen=True)
class B:
    x: int
    def m(self): return __class__.__name__
@dataclass(slots=True, frozen=True)
class F(B):
    y: int = 2
f = F(1)
print(f.m(), f, hash(f) == hash((1, 2)))
E(setattr, f, 'y', 3)
class G(F): pass
g = G(1)
print(g, g.__dict__)
E(setattr, g, 'z', 4)
@dataclass(slots=True, frozen=True)
class H(A): pass
#> base!A True True True True
#> B F(x=1, y=2) True
#> FrozenInstanceError cannot assign to field 'y'
#> G(x=1, y=2) {}
#> TypeError super(type, obj): obj (instance of G) is not an instance or subtype of type (F).
#! TypeError: cannot inherit frozen dataclass from a non-frozen one

### ABC and dataclass
from dataclasses import *
from abc import ABC, abstractmethod
@dataclass
class A(ABC):
    x: int
    @abstractmethod
    def __eq__(self, o): pass
    @abstractmethod
    def area(self): ...
E(A, 1)
@dataclass
class B(A):
    y: int = 0
    def __eq__(self, o): return True
    def area(self): return self.x * self.y
print(B(2, 3).area())
#> TypeError Can't instantiate abstract class A without an implementation for abstract methods '__eq__', 'area'
#> 6

### exceptions as dataclasses
from dataclasses import *
@dataclass
class Oops(Exception):
    code: int
    text: str = 'x'
try: raise Oops(4)
except Oops as e: print(e, repr(e), e.code, e.args)  #> 4 Oops(code=4, text='x') 4 (4,)

### hooks run in order
from dataclasses import *
@dataclass
class A:
    x: int
    def __post_init__(self):
        print('A'); self.x += 1
@dataclass
class B(A):
    y: int = 1
    def __post_init__(self):
        super().__post_init__(); print('B', self.x)
print(B(1), replace(B(1), y=5))
#> A
#> B 2
#> A
#> B 2
#> A
#> B 3
#> B(x=2, y=1) B(x=3, y=5)

### the decorator that dataclass() gives
from dataclasses import dataclass
frozen = dataclass(frozen=True)
class A:
    x: int
print(frozen(cls=A) is A, frozen.__name__)  #> True wrap
try:
    frozen()
except TypeError as e:
    print(e)  #> dataclass.<locals>.wrap() missing 1 required positional argument: 'cls'

### slots beside a base that can be referred to weakly
from dataclasses import dataclass
import weakref
@dataclass
class Base:
    a: int
@dataclass(slots=True, weakref_slot=True)
class Derived(Base):
    b: int = 2
@dataclass(slots=True, weakref_slot=True)
class Alone:
    a: int
d = Derived(1)
print(d, Derived.__slots__, weakref.ref(d)() is d, Alone.__slots__)
#> Derived(a=1, b=2) ('a', 'b') True ('a', '__weakref__')
