# enum.

from enum import *

def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)

### an enumeration
import enum
class Color(Enum):
    RED = 1
    GREEN = 2
    BLUE = 3
    CRIMSON = 1
    def describe(self): return self.name.lower()
    @classmethod
    def dflt(cls): return cls.RED
print(Color.RED, repr(Color.RED), Color.RED.name, Color.RED.value, Color(1), Color['RED'],
    Color.CRIMSON is Color.RED)
print(list(Color), len(Color))
print(Color.__members__)
print(type(Color.__members__).__name__)
#> Color.RED <Color.RED: 1> RED 1 Color.RED Color.RED True
#> [<Color.RED: 1>, <Color.GREEN: 2>, <Color.BLUE: 3>] 3
#> {'RED': <Color.RED: 1>, 'GREEN': <Color.GREEN: 2>, 'BLUE': <Color.BLUE: 3>, 'CRIMSON': <Color.RED: 1>}
#> mappingproxy

### what cannot be done
import enum
from enum import *
class Color(Enum):
    RED = 1
    GREEN = 2
    BLUE = 3
    CRIMSON = 1
    def describe(self): return self.name.lower()
    @classmethod
    def dflt(cls): return cls.GREEN
print(Color, repr(Color), type(Color), isinstance(Color.RED, Color), Color.RED in Color, 1 in Color, 9 in Color)
print('RED' in Color, hash(Color.RED)==hash('RED'), Color.RED == 1, Color.RED == Color.RED, Color.RED != Color.BLUE)
print(Color.RED.describe(), Color.dflt(), list(reversed(Color)))
#> <enum 'Color'> <enum 'Color'> <class 'enum.EnumType'> True True True False
#> False True False True True
#> red Color.GREEN [<Color.BLUE: 3>, <Color.GREEN: 2>, <Color.RED: 1>]

### text, dir and copies: Color, setattr and RED
import enum
class Color(Enum):
    RED = 1
    GREEN = 2
    BLUE = 3
    CRIMSON = 1
    def describe(self): return self.name.lower()
    @classmethod
    def dflt(cls): return cls.GREEN
E(Color,9)
E(Color,'x')
E(lambda: Color['x'])
E(lambda: Color.x)
E(setattr,Color,'RED',3)
E(setattr,Color.RED,'value',3)
E(setattr,Color.RED,'name',3)
E(delattr,Color,'RED')
E(lambda: Color.RED<Color.BLUE)
E(lambda: Color())
E(setattr, Color, 'foo', 3)
print(Color.foo)
E(lambda: Color.RED.RED)
E(lambda:Color.RED.zip)
print(f'{Color.RED}', f'{Color.RED:>12}', '%s'%Color.RED, '{:^12}|'.format(Color.RED), Color.RED.__class__)
print(Color.RED._name_, Color.RED._value_, Color.__doc__, Color.__module__, Color.__qualname__, bool(Color.RED))
print(Color.RED.__objclass__)
print(dir(Color.RED))
print(dir(Color))
print({Color.RED:1}[Color.RED])
import copy
print(copy.copy(Color.RED) is Color.RED, copy.deepcopy(Color.RED) is Color.RED, Color.RED.__reduce_ex__(2))
#> ValueError 9 is not a valid Color
#> ValueError 'x' is not a valid Color
#> KeyError 'x'
#> AttributeError type object 'Color' has no attribute 'x'
#> AttributeError cannot reassign member 'RED'
#> AttributeError <enum 'Enum'> cannot set attribute 'value'
#> AttributeError <enum 'Enum'> cannot set attribute 'name'
#> AttributeError 'Color' cannot delete member 'RED'.
#> TypeError '<' not supported between instances of 'Color' and 'Color'
#> TypeError EnumType.__call__() missing 1 required positional argument: 'value'
#> None
#> 3
#> <Color.RED: 1>
#> AttributeError 'Color' object has no attribute 'zip'
#> Color.RED    Color.RED Color.RED  Color.RED  | <enum 'Color'>
#> RED 1 None __main__ Color True
#> <enum 'Color'>
#> ['__class__', '__doc__', '__eq__', '__hash__', '__module__', 'describe', 'dflt', 'foo', 'name', 'value']
#> ['BLUE', 'GREEN', 'RED', '__class__', '__contains__', '__doc__', '__getitem__', '__init_subclass__', '__iter__', '__len__', '__members__', '__module__', '__name__', '__qualname__']
#> 1
#> True True (<enum 'Color'>, (1,))

### auto
from enum import *
class A(Enum):
    x = auto()
    y = auto()
    z = 10
    w = auto()
print(list(A))  #> [<A.x: 1>, <A.y: 2>, <A.z: 10>, <A.w: 11>]

### auto behind a text
from enum import *
class A(Enum):
    x = 'a'
    y = auto()
#! TypeError: unable to increment 'a'

### a generator of values of its own
from enum import *
class A(Enum):
    def _generate_next_value_(name, start, count, last): return (name, start, count, last)
    a = auto()
    b = auto()
print(list(A))  #> [<A.a: ('a', 1, 0, [])>, <A.b: ('b', 1, 1, [('a', 1, 0, [])])>]

### members cannot be extended
from enum import *
class Color(Enum):
    RED = 1
    GREEN = 2
    BLUE = 3
    CRIMSON = 1
    def describe(self): return self.name.lower()
    @classmethod
    def dflt(cls): return cls.GREEN
class Color2(Color):
    X=1
#! TypeError: <enum 'Color2'> cannot extend <enum 'Color'>

### a name twice
from enum import *
class A(Enum):
    x=1
    x=2
#! TypeError: 'x' already defined as 1

### unique
from enum import *
@unique
class A(Enum):
    x=1
    y=1
    z=1
#! ValueError: duplicate values found in <enum 'A'>: y -> x, z -> x

### IntEnum
class N(IntEnum):
    a=1
    b=2
print(N.a, repr(N.a), N.a+1, N.a<N.b, N(2), N.a==1, f'{N.a}', f'{N.a:03d}', '%d'%N.a, [10,20,30][N.b])
print(isinstance(N.a,int), hash(N.a)==hash(1), N.a*3, max(N), sorted(N), int(N.b), str(N.b), N.a.__class__)
print(N.__mro__)
print(1 in N)
import json
print(json.dumps({'k':N.a}), json.dumps([N.b]))
E(N,5)
E(lambda: N('x'))
#> 1 <N.a: 1> 2 True 2 True 1 001 1 30
#> True True 3 2 [<N.a: 1>, <N.b: 2>] 2 2 <enum 'N'>
#> (<enum 'N'>, <enum 'IntEnum'>, <class 'int'>, <enum 'ReprEnum'>, <enum 'Enum'>, <class 'object'>)
#> True
#> {"k": 1} [2]
#> ValueError 5 is not a valid N
#> ValueError 'x' is not a valid N

### StrEnum
import json
from enum import *
class S(StrEnum):
    A=auto()
    B='bee'
print(S.A, repr(S.A), S.A=='a', S.B.upper(), f'{S.A}', f'{S.A:>5}', str(S.B), S('bee'), list(S), {S.A:1}['a'])
print(S.A.value, isinstance(S.A,str), json.dumps(S.A), ','.join(S), S.A + 'x')
E(S,'zz')
#> a <S.A: 'a'> True BEE a     a bee bee [<S.A: 'a'>, <S.B: 'bee'>] 1
#> a True "a" a,bee ax
#> ValueError 'zz' is not a valid S

### StrEnum wants texts
from enum import *
class S(StrEnum):
    A=1
#! TypeError: 1 is not a string

### StrEnum decodes
from enum import *
class S(StrEnum):
    A=b'x','ascii'
print(S.A)  #> x

### Flag
from enum import *
class P(Flag):
    R=auto()
    W=auto()
    X=auto()
    RW=R|W
print(list(P), P.R|P.W, repr(P.R|P.X), P.R&P.W, repr(P(0)), P(3), P(5), P.RW, P.RW is P.R|P.W, ~P.R, P.R^P.RW)
print(P.R in P.RW, bool(P(0)), bool(P.R), len(P.RW), list(P.RW), P.RW.name, (P.R|P.X).name, P(0).name)
print((P.R|P.X).value, str(P.R|P.X), P.__members__, len(P), P.R==1, 1 in P, 8 in P)
E(P,8)
E(P,'x')
E(lambda: P.R|1)
E(lambda: P.R|'x')
E(lambda: P.R<P.W)
E(lambda: 1 in P.RW)
print(P(-1), repr(~P(0)), f'{P.R}', f'{P.R|P.W:>10}', hash(P.R)==hash(1), P['RW'])
#> [<P.R: 1>, <P.W: 2>, <P.X: 4>] P.RW <P.R|X: 5> P(0) <P: 0> P.RW P.R|X P.RW True P.W|X P.W
#> True False True 2 [<P.R: 1>, <P.W: 2>] RW R|X None
#> 5 P.R|X {'R': <P.R: 1>, 'W': <P.W: 2>, 'X': <P.X: 4>, 'RW': <P.RW: 3>} 3 False True False
#> ValueError <flag 'P'> invalid value 8
#>     given 0b0 1000
#>   allowed 0b0 0111
#> ValueError 'x' is not a valid P
#> TypeError unsupported operand type(s) for |: 'P' and 'int'
#> TypeError unsupported operand type(s) for |: 'P' and 'str'
#> TypeError '<' not supported between instances of 'P' and 'P'
#> TypeError unsupported operand type(s) for 'in': 'int' and 'P'
#> P.R|W|X <P.R|W|X: 7> P.R       P.RW False P.RW

### IntFlag
from enum import *
class IP(IntFlag):
    R=4
    W=2
    X=1
print(IP.R|IP.W, repr(IP.R|IP.W), IP.R|8, repr(IP.R|8), repr(IP(16)), IP(0), repr(IP(0)), IP.R+1, ~IP.R, IP.R&5)
print(IP(7), list(IP(7)), IP.R==4, f'{IP.R}', str(IP.R|IP.X), IP.X in IP(3), 1|IP.R, repr(1|IP.R), (IP.R|8).name)
print(-1 & IP.R, repr(~IP.R), IP(-1))
#> 6 <IP.R|W: 6> 12 <IP.R|8: 12> <IP: 16> 0 <IP: 0> 5 3 4
#> 7 [<IP.R: 4>, <IP.W: 2>, <IP.X: 1>] True 4 5 True 5 <IP.R|X: 5> R|8
#> 4 <IP.W|X: 3> 7

### boundaries
from enum import *
class St(Flag, boundary=STRICT):
    A=1
    B=2
E(St,5)
class Co(Flag, boundary=CONFORM):
    A=1
    B=2
print(Co(5), repr(Co(7)))
class Ej(Flag, boundary=EJECT):
    A=1
    B=2
print(Ej(5), repr(Ej(7)), type(Ej(7)))
class Ke(Flag, boundary=KEEP):
    A=1
    B=2
print(Ke(5), repr(Ke(7)), repr(Ke(4)), Ke(8))
#> ValueError <flag 'St'> invalid value 5
#>     given 0b0 101
#>   allowed 0b0 011
#> Co.A <Co.A|B: 3>
#> 5 7 <class 'int'>
#> Ke.A|4 <Ke.A|B|4: 7> <Ke: 4> Ke(8)

### __init__, __new__ and methods
from enum import *
class Planet(Enum):
    MERCURY = (3.303e+23, 2.4397e6)
    EARTH = (5.976e+24, 6.37814e6)
    def __init__(self, mass, radius):
        self.mass = mass
        self.radius = radius
    @property
    def g(self): return round(6.67300E-11 * self.mass / (self.radius * self.radius),3)
print(Planet.EARTH, Planet.EARTH.value, Planet.EARTH.g, Planet((3.303e+23, 2.4397e6)), Planet.EARTH.mass)
class Co(Enum):
    def __new__(cls, v, label):
        o=object.__new__(cls); o._value_=v; o.label=label; return o
    A=(1,'one')
    B=(2,'two')
print(Co.A, Co(2), Co.B.label, Co.A.value, repr(Co.A))
class Ordered(Enum):
    def __lt__(self,o): return self.value<o.value
    a=1
    b=2
print(sorted([Ordered.b,Ordered.a]))
class Base(Enum):
    def hi(self): return 'hi '+self.name
class Der(Base):
    x=1
print(Der.x.hi(), Der.__mro__)
#> Planet.EARTH (5.976e+24, 6378140.0) 9.803 Planet.MERCURY 5.976e+24
#> Co.A Co.B two 1 <Co.A: 1>
#> [<Ordered.a: 1>, <Ordered.b: 2>]
#> hi x (<enum 'Der'>, <enum 'Base'>, <enum 'Enum'>, <class 'object'>)

### the functional form
from enum import *
A=Enum('A','x y z'); print(list(A), A.__module__, A.x)  #> [<A.x: 1>, <A.y: 2>, <A.z: 3>] __main__ A.x
B=Enum('B',['p','q'],start=5)
print(list(B))  #> [<B.p: 5>, <B.q: 6>]
C=Enum('C',{'m':1,'n':'k'})
print(list(C))  #> [<C.m: 1>, <C.n: 'k'>]
D=IntEnum('D',[('a',1),('b',2)])
print(list(D))  #> [<D.a: 1>, <D.b: 2>]
F=Flag('F','a b c')
print(list(F))  #> [<F.a: 1>, <F.b: 2>, <F.c: 4>]
S=StrEnum('S','a b')
print(list(S))  #> [<S.a: 'a'>, <S.b: 'b'>]
print(Enum('T','a,b',module='mm',qualname='q.T'))  #> <enum 'T'>
G=Enum('G','a b',type=int)
print(G.a+1, repr(G.a))  #> 2 <G.a: 1>

### _missing_
from enum import *
class M(Enum):
    A=1
    @classmethod
    def _missing_(cls, v):
        if v=='one': return cls.A
        if v=='bad': return 5
print(M('one')); E(M,2); E(M,'bad')
#> M.A
#> ValueError 2 is not a valid M
#> TypeError error in M._missing_: returned 5 instead of None or a valid member

### _ignore_, member and nonmember
from enum import *
class I(Enum):
    _ignore_=['i']
    A=1
    i=3
print(list(I)); E(getattr,I,'i')
class Mem(Enum):
    @member
    def f(): pass
    @nonmember
    class X: pass
    g=nonmember(3)
    def h(self): pass
    k=member(lambda: 3)
print(list(Mem)[0].name, Mem.X, Mem.g, len(Mem), Mem.k.name)
class Fn(Enum):
    def f(x): return x
    A=1
    l=lambda s: 3
print(list(Fn))
class Unh(Enum):
    A=[1]
    B={}
print(Unh([1]), Unh({}), [1] in Unh)
#> [<I.A: 1>]
#> AttributeError type object 'I' has no attribute 'i'
#> f <class '__main__.Mem.X'> 3 2 k
#> [<Fn.A: 1>]
#> Unh.A Unh.B True

### data types that are mixed in
import json
from enum import *
class W(int, Enum):
    a=1
print(W.a, repr(W.a), f'{W.a}', W.a+1, W(1), format(W.a), '%s'%W.a)
class W2(str, Enum):
    a='x'
print(W2.a, repr(W2.a), f'{W2.a}', W2.a+'y', W2('x'), format(W2.a), W2.a=='x', json.dumps(W2.a), str(W2.a), W2.a.value)
class W3(float, Enum):
    a=1.5
print(W3.a, f'{W3.a}', W3.a*2)
from datetime import date
class W4(date, Enum):
    a=2020,1,2
print(W4.a, repr(W4.a), W4.a.value, W4.a.year)
class W5(tuple, Enum):
    a=(1,2)
print(W5.a, repr(W5.a), W5.a[0])
#> W.a <W.a: 1> W.a 2 W.a W.a W.a
#> W2.a <W2.a: 'x'> W2.a xy W2.a W2.a True "x" W2.a x
#> W3.a W3.a 3.0
#> W4.a <W4.a: datetime.date(2020, 1, 2)> 2020-01-02 2020
#> W5.a <W5.a: (1, 2)> 1

### a dataclass that is mixed in
from enum import *
from dataclasses import dataclass
@dataclass
class Creature:
    size: str
    legs: int = 4
class Animal(Creature, Enum):
    BEETLE='small',6
    DOG='medium'
print(Animal.DOG, repr(Animal.DOG), Animal.BEETLE.legs, Animal.DOG.value)
#> Animal.DOG <Animal.DOG: size='medium', legs=4> 6 Creature(size='medium', legs=4)

### verify CONTINUOUS
from enum import *
@verify(UNIQUE, CONTINUOUS)
class V(Enum):
    a=1
    b=3
#! ValueError: invalid enum 'V': missing values 2

### verify NAMED_FLAGS
@verify(NAMED_FLAGS)
class V(Flag):
    a=1
    b=14
#! ValueError: invalid Flag 'V': alias b is missing combined values of 0xe [use enum.show_flag_values(value) for details]

### verify UNIQUE
from enum import *
@verify(UNIQUE)
class V(Enum):
    a=1
    b=1
#! ValueError: aliases found in <enum 'V'>: b -> a

### global_enum, aliases, patterns, properties
import enum
from enum import *
class Color(Enum):
    RED = 1
    GREEN = 2
    BLUE = 3
    CRIMSON = 1
    def describe(self): return self.name.lower()
    @classmethod
    def dflt(cls): return cls.GREEN
@global_enum
class G(IntEnum):
    GA=1
print(repr(G.GA), str(G.GA))
class Al(Enum):
    A=1
    B=2
    _add = 3
Al.A._add_alias_('AA')if hasattr(Al.A,'_add_alias_') else 0
print(Al.AA, Al.__members__)
Al.B._add_value_alias_(22); print(Al(22))
class Tup(Enum):
    A=1,
    B=2,
print(Tup.A.value, Tup((1,)))
match Color.RED:
    case Color.BLUE: print('no')
    case Color.RED: print('yes')
class Dyn(Enum):
    A=1
    @property
    def value2(self): return self._value_*2
    @enum.property
    def nm(self): return self._name_
    @staticmethod
    def st(): return 5
print(Dyn.A.value2, Dyn.A.nm, Dyn.st()); E(lambda: Dyn.nm)
class Priv(Enum):
    __x=3
    A=1
print(list(Priv), Priv._Priv__x)
class Sun(Enum):
    _sunder_=3
#> __main__.GA 1
#> Al.A {'A': <Al.A: 1>, 'B': <Al.B: 2>, '_add': <Al._add: 3>, 'AA': <Al.A: 1>}
#> Al.B
#> (1,) Tup.A
#> yes
#> 2 A 5
#> AttributeError <enum 'Dyn'> has no attribute 'nm'
#> [<Priv.A: 1>] 3
#! ValueError: _sunder_ names, such as '_sunder_', are reserved for future Enum use

### names that cannot be members
from enum import *
class Bad(Enum):
    mro=1
#! ValueError: invalid enum member name(s) 'mro'

### two data types
from enum import *
class Bad(int, str, Enum):
    a=1
#! TypeError: too many data types for 'Bad': {<class 'int'>, <class 'str'>}

### str, repr and format of their own
from enum import *
class Ec(Enum):
    A=1
    def __str__(self): return 'custom'
print(Ec.A, f'{Ec.A}', repr(Ec.A), '%s'%Ec.A)
class Er(Enum):
    A=1
    def __repr__(self): return 'REP'
    def __format__(self, s): return 'FMT'
print(Er.A, f'{Er.A}', repr(Er.A), [Er.A])
class An(Enum):
    A: int = 1
    B: str
print(list(An), An.__annotations__)
class Em(Enum): pass
print(list(Em), bool(Em)); E(Em,1)
class Fl3(Flag):
    A=1
    B=8
    C=auto()
    D=3
print(list(Fl3), repr(Fl3(2)) if 0 else '', Fl3.C.value, Fl3.D); E(Fl3,2); E(lambda: ~Fl3.A)
class Neg(IntEnum):
    A=-1
    B=auto()
print(list(Neg))
class Sf(Flag):
    A='x'
#> custom custom <Ec.A: 1> custom
#> Er.A FMT REP [REP]
#> [<An.A: 1>] {'A': <class 'int'>, 'B': <class 'str'>}
#> [] True
#> TypeError <enum 'Em'> has no members; specify `names=()` if you meant to create a new, empty, enum
#> [<Fl3.A: 1>, <Fl3.B: 8>, <Fl3.C: 16>]  16 Fl3.D
#> <Fl3: 2>
#> <Fl3.B|C: 24>
#> [<Neg.A: -1>, <Neg.B: 0>]

### a combination of flags is no member
import enum
class F(enum.Flag): A = 1; B = 2
print(vars(F.A | F.B), hasattr(F.A | F.B, '__objclass__'), vars(F.A))
#> {'_value_': 3, '_name_': 'A|B'} False {'_value_': 1, '_name_': 'A', '__objclass__': <flag 'F'>, '_sort_order_': 0}

### the bits of a number
import enum
class F(enum.Flag):
    A = 1
    B = 4
print(list(enum._iter_bits_lsb(13)), list(enum._iter_bits_lsb(F.A | F.B)), list(enum._iter_bits_lsb(0)))
try:
    list(enum._iter_bits_lsb(-1))
except ValueError as e:
    print(e)
#> [1, 4, 8] [1, 4] []
#> -1 is not a positive integer

### an order has to be that of the members
import enum
for order in 'red green blue purple', 'red red green blue', 'green red blue', 'red verde green blue', 'red blue':
    try:
        class Color(enum.Enum):
            _order_ = order
            red = 1
            green = 2
            blue = 3
            verde = 2
        print(list(Color))
    except TypeError as e:
        print(str(e).split())
#> ['member', 'order', 'does', 'not', 'match', '_order_:', "['red',", "'green',", "'blue']", "['red',", "'green',", "'blue',", "'purple']"]
#> ['member', 'order', 'does', 'not', 'match', '_order_:', "['red',", "'green',", "'blue']", "['red',", "'red',", "'green',", "'blue']"]
#> ['member', 'order', 'does', 'not', 'match', '_order_:', "['red',", "'green',", "'blue']", "['green',", "'red',", "'blue']"]
#> [<Color.red: 1>, <Color.green: 2>, <Color.blue: 3>]
#> ['member', 'order', 'does', 'not', 'match', '_order_:', "['red',", "'green',", "'blue']", "['red',", "'blue']"]

### several auto() on a line
import enum
class Huh(enum.Enum):
    ONE = enum.auto()
    TWO = enum.auto(), enum.auto()
    THREE = enum.auto(), 'x', enum.auto()
    FOUR = enum.auto()
print([x.value for x in Huh])  #> [1, (2, 3), (4, 'x', 5), 6]
class Day(enum.Enum):
    def __new__(cls, value, short=None):
        made = object.__new__(cls)
        made._value_, made.short = value, short or value[:3]
        return made
    def _generate_next_value_(name, start, count, last):
        return name.lower()
    MONDAY = enum.auto()
    TUESDAY = enum.auto(), 'Tu'
print([(x.value, x.short) for x in Day])  #> [('monday', 'mon'), ('tuesday', 'Tu')]
try:
    class Bad(enum.Enum):
        ONE = 3, 'x'
        TWO = enum.auto()
except TypeError as e:
    print(e)  #> unable to increment (3, 'x')

### an enumeration of the names of a module
import enum, sys
CT_B = CT_A = 5
CU_A, CU_B = 'value', (9, 1)
CS_1 = 'x'
C = enum.IntEnum._convert_('C', __name__, lambda name: name.startswith('CT_'))
print(C, list(C), list(C.__members__), CT_A is C.CT_A, C.__module__)
print(list(enum.Enum._convert_('U', __name__, filter=lambda name: name.startswith('CU_'))), U.CU_A)
print(enum.StrEnum._convert_('S', __name__, lambda name: name.startswith('CS_'), as_global=True), CS_1, repr(CS_1))
try:
    enum.IntEnum._convert_('Q', 'no_module', bool)
except KeyError as e:
    print(e)
#> <enum 'C'> [<C.CT_A: 5>] ['CT_A', 'CT_B'] True __main__
#> [<U.CU_A: 'value'>, <U.CU_B: (9, 1)>] U.CU_A
#> <enum 'S'> x __main__.CS_1
#> 'no_module'

### a dynamic attribute answers for the members of its name
import enum, inspect, types
class Base(enum.Enum):
    @types.DynamicClassAttribute
    def test(self):
        return 'dynamic'
class Test(Base):
    test = 1
print(Test.test.test, Test.test.value)
shown = inspect.classify_class_attrs(Test)
print(sorted((a.name, a.kind, a.defining_class.__name__) for a in shown if a.name[:2] != '__'))
print([(a.kind, a.defining_class.__name__) for a in inspect.classify_class_attrs(Test) if a.name == '__name__'])
#> dynamic 1
#> [('name', 'data', 'Enum'), ('test', 'data', 'Test'), ('test', 'data', 'Test'), ('test', 'data', 'Test'), ('value', 'data', 'Enum')]
#> [('data', 'Test')]

### what members and bits are gone through by
from enum import *
class F(Flag):
    A = 1
    B = 2
    C = 4
print(type(iter(F)), type(reversed(F)), type(iter(F.A)))
for value in F.A | F.C, F(0), 5, 0, -1:
    try:
        print(show_flag_values(value))
    except ValueError as e:
        print(repr(e))
#> <class 'generator'> <class 'generator'> <class 'generator'>
#! NameError: name 'show_flag_values' is not defined

### the next values by hand
import enum
for base in enum.Enum, enum.Flag, enum.IntFlag, enum.StrEnum:
    for args in ('A', 1, 0, []), ('A', 1, 1, []), ('A', None, 0, []), ('Abc', 5, 2, [1, 'x']), ('A', 1, 2, [8, 3]):
        try:
            print(base.__name__, args, base._generate_next_value_(*args))
        except Exception as e:
            print(base.__name__, args, type(e).__name__, e)
#> Enum ('A', 1, 0, []) 1
#> Enum ('A', 1, 1, []) 1
#> Enum ('A', None, 0, []) None
#> Enum ('Abc', 5, 2, [1, 'x']) TypeError unable to sort non-numeric values
#> Enum ('A', 1, 2, [8, 3]) 9
#> Flag ('A', 1, 0, []) 1
#> Flag ('A', 1, 1, []) ValueError max() iterable argument is empty
#> Flag ('A', None, 0, []) 1
#> Flag ('Abc', 5, 2, [1, 'x']) TypeError '>' not supported between instances of 'str' and 'int'
#> Flag ('A', 1, 2, [8, 3]) 16
#> IntFlag ('A', 1, 0, []) 1
#> IntFlag ('A', 1, 1, []) ValueError max() iterable argument is empty
#> IntFlag ('A', None, 0, []) 1
#> IntFlag ('Abc', 5, 2, [1, 'x']) TypeError '>' not supported between instances of 'str' and 'int'
#> IntFlag ('A', 1, 2, [8, 3]) 16
#> StrEnum ('A', 1, 0, []) a
#> StrEnum ('A', 1, 1, []) a
#> StrEnum ('A', None, 0, []) a
#> StrEnum ('Abc', 5, 2, [1, 'x']) abc
#> StrEnum ('A', 1, 2, [8, 3]) a

### a metaclass wants the namespace that it prepares
import enum
for make, bases in (type, (enum.Enum,)), (enum.EnumType, ()), (enum.EnumType, (enum.Flag,)):
    try:
        print(make('T', bases, dict(a=1)))
    except AttributeError as e:
        print(e)
#> 'dict' object has no attribute '_member_names'
#> 'dict' object has no attribute '_member_names'
#> 'dict' object has no attribute '_member_names'

### Enum has object's __init__
import datetime, enum, inspect
class Text(enum.StrEnum): X = 'x'
class Mixed(str, enum.Enum): X = 'x'
class Day(datetime.date, enum.Enum): FIRST = 2024, 1, 1
class Pair(tuple, enum.Enum): X = [(1, 2)]
class Made(int, enum.Enum):
    X = 1
    def __init__(self, value): self.twice = value * 2
class Base:
    def __init__(self, *args): self.given = args
class Inherits(Base, enum.Enum): X = 1, 2
for cls in Text, Mixed, Day, Pair, Made, Inherits, enum.Flag, enum.Enum:
    print(cls.__name__, cls.__init__ is object.__init__, '__init__' in dir(cls),
          '__init__' in [name for name, value in inspect.getmembers(cls, inspect.isfunction)])
print(Day.FIRST.isoformat(), Pair.X.value, Made.X.twice, Inherits.X.given, Text.X.__init__(1, 2) is None)
#> Text True True False
#> Mixed True True False
#> Day True True False
#> Pair True True False
#> Made False True True
#> Inherits False False False
#> Flag True False False
#> Enum True False False
#> 2024-01-01 ([(1, 2)],) 2 (1, 2) True

### the docstring of a DynamicClassAttribute is its getter's
import types
class P(types.DynamicClassAttribute): pass
for kind in types.DynamicClassAttribute, P:
    class C:
        @kind
        def a(self):
            "first"
        @a.getter
        def a(self):
            "second"
        @kind
        def b(self):
            "b"
        @b.setter
        def b(self, value):
            "other"
        c = kind(lambda self: 1, doc='given')
        @c.getter
        def c(self):
            "not taken"
        @kind
        def d(self):
            "kept"
        @d.getter
        def d(self): pass
    print([C.__dict__[n].__doc__ for n in 'abcd'], [C.__dict__[n].overwrite_doc for n in 'abcd'])
#> ['second', 'b', 'given', 'kept'] [True, True, False, True]
#> ['second', 'b', 'given', 'kept'] [True, True, False, True]
