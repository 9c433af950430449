# Classes: bodies, instances, inheritance, super, the MRO.

### an empty class
class A: pass
print(A, type(A), A.__name__, A.__bases__)  #> <class '__main__.A'> <class 'type'> A (<class 'object'>,)

### instance of a class
class A: pass
print(type(A()) is A, isinstance(A(), A))  #> True True

### __init__ sets attributes
class P:
    def __init__(self, x, y=0):
        self.x, self.y = x, y
p = P(1)
print(p.x, p.y, p.__dict__)  #> 1 0 {'x': 1, 'y': 0}

### class attributes are shared
class A:
    n = []
a, b = A(), A()
a.n.append(1)
print(b.n)  #> [1]

### an instance attribute hides the class's
class A:
    n = 1
a = A()
a.n = 2
print(a.n, A.n)  #> 2 1
del a.n
print(a.n)  #> 1

### methods are bound
class A:
    def m(self, x): return self.v + x
a = A(); a.v = 1
f = a.m
print(f(2), A.m(a, 3), f.__self__ is a, f.__func__ is A.__dict__["m"])  #> 3 4 True True

### a function put on an instance is not bound
class A: pass
a = A()
a.f = lambda: "plain"
print(a.f())  #> plain

### a function put on the class later is bound
class A: pass
a = A()
A.f = lambda self: self is a
print(a.f())  #> True

### bound methods are equal when self is the same
class A:
    def m(self): pass
a = A()
print(a.m == a.m, a.m is a.m, a.m == A().m, hash(a.m) == hash(a.m))  #> True False False True

### inheritance finds the base's method
class A:
    def m(self): return "A"
class B(A): pass
print(B().m(), B.__bases__, issubclass(B, A))  #> A (<class '__main__.A'>,) True

### overriding
class A:
    def m(self): return "A"
class B(A):
    def m(self): return "B"
print(A().m(), B().m())  #> A B

### super calls the next method
class A:
    def m(self): return "A"
class B(A):
    def m(self): return "B" + super().m()
print(B().m())  #> BA

### super with arguments
class A:
    def m(self): return "A"
class B(A):
    def m(self): return "B"
print(super(B, B()).m())  #> A

### super in __init__
class A:
    def __init__(self, x): self.x = x
class B(A):
    def __init__(self, x, y):
        super().__init__(x)
        self.y = y
b = B(1, 2)
print(b.x, b.y)  #> 1 2

### cooperative super in a diamond
class A:
    def m(self): return ["A"]
class B(A):
    def m(self): return ["B"] + super().m()
class C(A):
    def m(self): return ["C"] + super().m()
class D(B, C):
    def m(self): return ["D"] + super().m()
print(D().m())  #> ['D', 'B', 'C', 'A']

### the MRO of a diamond
class A: pass
class B(A): pass
class C(A): pass
class D(B, C): pass
print([c.__name__ for c in D.__mro__])  #> ['D', 'B', 'C', 'A', 'object']

### C3 keeps local precedence
class O: pass
class A(O): pass
class B(O): pass
class C(O): pass
class D(O): pass
class E(O): pass
class K1(A, B, C): pass
class K2(D, B, E): pass
class K3(D, A): pass
class Z(K1, K2, K3): pass
print(" ".join(c.__name__ for c in Z.mro()))  #> Z K1 K2 K3 D A B C E O object

### an inconsistent MRO is refused
class A: pass
class B(A): pass
class C(A, B): pass
#! TypeError: Cannot create a consistent method resolution order (MRO) for bases A, B

### a duplicate base is refused
class A: pass
class B(A, A): pass
#! TypeError: duplicate base class A

### super in a classmethod
class A:
    @classmethod
    def m(cls): return cls.__name__
class B(A):
    @classmethod
    def m(cls): return "B:" + super().m()
print(B.m())  #> B:B

### super in a staticmethod needs arguments
class A:
    @staticmethod
    def m(): return super()
A.m()
#! RuntimeError: super(): no arguments

### super outside a class
def f(self): super()
f(1)
#! RuntimeError: super(): __class__ cell not found

### super with an object of the wrong type
class A: pass
super(A, 1)
#! TypeError: super(type, obj): obj (instance of int) is not an instance or subtype of type (A).

### super attribute that does not exist
class A:
    def m(self): return super().nothing
A().m()
#! AttributeError: 'super' object has no attribute 'nothing'

### super shows its parts
class A: pass
class B(A):
    def m(self): return super()
s = B().m()
print(s.__thisclass__, s.__self_class__)  #> <class '__main__.B'> <class '__main__.B'>

### super property access
class A:
    @property
    def p(self): return "Ap"
class B(A):
    @property
    def p(self): return "B" + super().p
print(B().p)  #> BAp

### a static method takes no self
class A:
    @staticmethod
    def f(x): return x
print(A.f(1), A().f(2))  #> 1 2

### a class method takes the class
class A:
    @classmethod
    def f(cls): return cls
class B(A): pass
print(A.f() is A, B().f() is B)  #> True True

### alternative constructor
class P:
    def __init__(self, x): self.x = x
    @classmethod
    def parse(cls, s): return cls(int(s))
print(P.parse("12").x)  #> 12

### a staticmethod object is callable
@staticmethod
def f(x): return x + 1
print(f(1), f.__name__)  #> 2 f

### __new__ makes the instance
class A:
    def __new__(cls, x):
        self = super().__new__(cls)
        self.x = x
        return self
print(A(3).x)  #> 3

### __new__ that returns something else skips __init__
class A:
    def __new__(cls): return 42
    def __init__(self): print("never")
print(A())  #> 42

### __new__ that returns an instance of a subclass runs its __init__
class A:
    def __new__(cls):
        return object.__new__(B)
class B(A):
    def __init__(self): print("B init")  #> B init
A()

### singleton by __new__
class S:
    one = None
    def __new__(cls):
        if cls.one is None:
            cls.one = super().__new__(cls)
        return cls.one
print(S() is S())  #> True

### __init__ must return None
class A:
    def __init__(self): return 1
A()
#! TypeError: __init__() should return None, not 'int'

### object takes no arguments
class A: pass
A(1)
#! TypeError: A() takes no arguments

### object takes no arguments when only __init__ is missing
object(1)
#! TypeError: object() takes no arguments

### __new__ with extra arguments and no __init__
class A:
    def __new__(cls, *a): return super().__new__(cls)
print(type(A(1, 2)).__name__)  #> A

### __init__ only, object.__new__ ignores arguments
class A:
    def __init__(self, *a): self.a = a
print(A(1, 2).a)  #> (1, 2)

### the class body runs at once
class A:
    print("in body")  #> in body
    x = 1 + 1
print(A.x)  #> 2

### a class body can loop and branch
class A:
    for i in range(3):
        pass
    if i == 2:
        flag = True
print(A.i, A.flag)  #> 2 True

### a class body can delete
class A:
    x = 1
    del x
print(hasattr(A, "x"))  #> False

### class in a function
def make(n):
    class A:
        v = n
    return A
print(make(1).v, make(2).v, make(1).__qualname__)  #> 1 2 make.<locals>.A

### nested classes
class A:
    class B:
        class C: pass
print(A.B.C.__qualname__, A.B.C.__module__)  #> A.B.C __main__

### class doc
class A:
    "the doc"
print(A.__doc__)  #> the doc

### a missing class doc is None
class A: pass
class B(A):
    "x"
class C(B): pass
print(A.__doc__, C.__doc__)  #> None None

### classes are objects
class A: pass
d = {A: "a"}
x = A
print(d[x], [A][0]() is not None)  #> a True

### a class attribute can be added later
class A: pass
a = A()
A.x = 1
print(a.x)  #> 1
A.x = 2
print(a.x)  #> 2
del A.x
print(hasattr(a, "x"))  #> False

### the default repr without address
class A: pass
print(repr(A())[:22])  #> <__main__.A object at 

### __class__ of an instance
class A: pass
print(A().__class__ is A, (1).__class__, A.__class__)  #> True <class 'int'> <class 'type'>

### __class__ can be assigned
class A: pass
class B:
    def hi(self): return "B"
a = A()
a.__class__ = B
print(a.hi(), type(a).__name__)  #> B B

### __class__ assignment to a builtin is refused
class A: pass
A().__class__ = int
#! TypeError: __class__ assignment only supported for mutable types or ModuleType subclasses

### __dict__ is live
class A: pass
a = A()
a.__dict__["x"] = 1
print(a.x)  #> 1
a.y = 2
print(a.__dict__)  #> {'x': 1, 'y': 2}

### __dict__ can be replaced
class A: pass
a = A()
a.x = 1
a.__dict__ = {"y": 2}
print(a.y, hasattr(a, "x"))  #> 2 False

### a class __dict__ is read-only
class A:
    x = 1
print(type(A.__dict__).__name__, A.__dict__["x"])  #> mappingproxy 1
A.__dict__["x"] = 2
#! TypeError: 'mappingproxy' object does not support item assignment

### vars
class A:
    def __init__(self): self.x = 1
print(vars(A()))  #> {'x': 1}

### dir lists instance and class names
class A:
    def m(self): pass
a = A()
a.x = 1
print([n for n in dir(a) if not n.startswith("__")])  #> ['m', 'x']

### isinstance with a tuple and a union
print(isinstance(1, (str, int)), isinstance(1, str | int), isinstance("", (int, (str,))))  #> True True True

### isinstance of bool
print(isinstance(True, int), issubclass(bool, int), isinstance(1, bool))  #> True True False

### isinstance with a wrong second argument
isinstance(1, 2)
#! TypeError: isinstance() arg 2 must be a type, a tuple of types, or a union

### issubclass with a wrong first argument
issubclass(1, int)
#! TypeError: issubclass() arg 1 must be a class

### __instancecheck__ on the metaclass
class M(type):
    def __instancecheck__(cls, obj): return obj == 5
class A(metaclass=M): pass
print(isinstance(5, A), isinstance(6, A))  #> True False

### __subclasscheck__ on the metaclass
class M(type):
    def __subclasscheck__(cls, sub): return sub is int
class A(metaclass=M): pass
print(issubclass(int, A), issubclass(str, A))  #> True False

### __subclasses__
class A: pass
class B(A): pass
class C(A): pass
print([c.__name__ for c in A.__subclasses__()])  #> ['B', 'C']

### __init_subclass__ runs for each subclass
class A:
    def __init_subclass__(cls, tag=None, **kw):
        super().__init_subclass__(**kw)
        print(cls.__name__, tag)
class B(A, tag="b"): pass
class C(B): pass
#> B b
#> C None

### __init_subclass__ without a taker for keywords
class A: pass
class B(A, tag=1): pass
#! TypeError: B.__init_subclass__() takes no keyword arguments

### __set_name__ is told owner and name
class D:
    def __set_name__(self, owner, name): print(owner.__name__, name)
class A:
    x = D()
    y = D()
#> A x
#> A y

### __class_getitem__
class A:
    def __class_getitem__(cls, k): return cls.__name__, k
print(A[int], A[1, 2])  #> ('A', <class 'int'>) ('A', (1, 2))

### a class that cannot be subscripted
class A: pass
A[int]
#! TypeError: type 'A' is not subscriptable

### bases can be computed
base = (dict, list)[0]
class A(base): pass
print(A(x=1))  #> {'x': 1}

### bases by star
bs = [int]
class A(*bs): pass
print(A(3) + 1)  #> 4

### __mro_entries__ replaces a base
class P: pass
class Fake:
    def __mro_entries__(self, bases): return (P,)
class A(Fake()): pass
print(A.__bases__, len(A.__orig_bases__))  #> (<class '__main__.P'>,) 1

### a base must be a type
class A(1): pass
#! TypeError: int expected at most 2 arguments, got 3

### some builtin types cannot be subclassed
class A(bool): pass
#! TypeError: type 'bool' is not an acceptable base type

### multiple builtin bases conflict
class A(int, str): pass
#! TypeError: multiple bases have instance lay-out conflict

### subclass of int
class N(int):
    def double(self): return self * 2
n = N(4)
print(n.double(), n + 1, type(n + 1).__name__, isinstance(n, int), repr(n))  #> 8 5 int True 4

### subclass of str
class S(str):
    def shout(self): return self.upper() + "!"
s = S("hi")
print(s.shout(), s[0], len(s), s == "hi", {s: 1}["hi"])  #> HI! h 2 True 1

### subclass of list
class L(list):
    def total(self): return sum(self)
l = L([1, 2])
l.append(3)
print(l.total(), l, l[0:2], type(l[0:2]).__name__)  #> 6 [1, 2, 3] [1, 2] list

### subclass of dict with __missing__
class D(dict):
    def __missing__(self, k): return k * 2
d = D(a=1)
print(d["a"], d["b"], d.get("b"), len(d))  #> 1 bb None 1

### subclass of tuple with __new__
class P(tuple):
    def __new__(cls, x, y): return super().__new__(cls, (x, y))
    @property
    def x(self): return self[0]
p = P(1, 2)
print(p, p.x, p == (1, 2))  #> (1, 2) 1 True

### subclass of float and of set
class F(float): pass
class S(set): pass
print(F(1.5) * 2, S([1]) | {2}, type(S([1]) | {2}).__name__)  #> 3.0 {1, 2} set

### subclass of Exception
class E(Exception):
    def __init__(self, code):
        super().__init__("code %d" % code)
        self.code = code
try:
    raise E(7)
except E as e:
    print(e, e.code, e.args)  #> code 7 7 ('code 7',)

### instances of builtin subclasses have attributes
class N(int): pass
n = N(1)
n.tag = "x"
print(n.tag, n.__dict__)  #> x {'tag': 'x'}

### plain object has no attributes
o = object()
o.x = 1
#! AttributeError: 'object' object has no attribute 'x' and no __dict__ for setting new attributes

### a builtin type's attributes cannot be set
int.x = 1
#! TypeError: cannot set 'x' attribute of immutable type 'int'

### a private name is mangled
class A:
    def __init__(self): self.__x = 1
    def get(self): return self.__x
a = A()
print(a.get(), a._A__x, hasattr(a, "__x"))  #> 1 1 False

### mangling strips leading underscores of the class
class _B:
    __y = 2
print(_B._B__y)  #> 2

### dunder names are not mangled
class A:
    __x__ = 1
print(A.__x__)  #> 1

### mangling applies to keyword parameters and nested functions
class A:
    def m(self, __p=1):
        def inner(): return __p
        return inner()
print(A().m(), A().m(_A__p=2))  #> 1 2

### type with three arguments makes a class
A = type("A", (int,), {"x": 1, "f": lambda self: self + 1})
print(A.x, A(2).f(), A.__name__, A.__module__)  #> 1 3 A __main__

### type with one argument
print(type(1), type(type), type(None), type(...), type(NotImplemented))
#> <class 'int'> <class 'type'> <class 'NoneType'> <class 'ellipsis'> <class 'NotImplementedType'>

### the name of a class can be changed
class A: pass
A.__name__ = "B"
print(A, A.__name__, A.__qualname__)  #> <class '__main__.A'> B A

### __bases__ can be assigned
class A: pass
class B:
    def m(self): return "B"
class C(A): pass
c = C()
C.__bases__ = (B,)
print(c.m(), [k.__name__ for k in C.__mro__])  #> B ['C', 'B', 'object']

### equality of instances is identity by default
class A: pass
a = A()
print(a == a, a == A(), a != A())  #> True False True

### attribute of an instance that does not exist
class A: pass
A().x
#! AttributeError: 'A' object has no attribute 'x'

### attribute of a class that does not exist
class A: pass
A.x
#! AttributeError: type object 'A' has no attribute 'x'

### static attributes of the class statement
class A:
    def m(self):
        self.zeta = 1
        self.alpha = 2
print(A.__static_attributes__ == ("alpha", "zeta") or sorted(A.__static_attributes__), A.__firstlineno__)
#> True 1

### a class decorator
def tag(cls):
    cls.tag = cls.__name__.lower()
    return cls
@tag
class Abc: pass
print(Abc.tag)  #> abc

### a method defined by a loop
class A: pass
for n in ("one", "two"):
    setattr(A, n, lambda self, n=n: n)
print(A().one(), A().two())  #> one two

### instances keep insertion order of attributes
class A: pass
a = A()
a.z = 1; a.b = 2; a.a = 3
del a.b
a.b = 4
print(list(a.__dict__))  #> ['z', 'a', 'b']

### many attributes
class A: pass
a = A()
for i in range(100): setattr(a, "x%d" % i, i)
print(a.x0, a.x99, len(a.__dict__))  #> 0 99 100

### __slots__ and default via class attribute elsewhere
class A:
    kind = "base"
class B(A):
    __slots__ = ("x",)
b = B()
b.x = 1
print(b.x, b.kind)  #> 1 base

### object methods through super at the top
class A:
    def __repr__(self): return "A:" + super().__repr__()[:20]
print(repr(A()))  #> A:<__main__.A object a

### a generic class method chain
class Q:
    def __init__(self): self.ops = []
    def add(self, x):
        self.ops.append(x)
        return self
print(Q().add(1).add(2).ops)  #> [1, 2]

### class body sees __module__ and __qualname__
class A:
    q = __qualname__
    m = __module__
print(A.q, A.m)  #> A __main__

### __eq__ without __hash__ makes it unhashable
class A:
    def __eq__(self, o): return True
print(A.__hash__)  #> None
hash(A())
#! TypeError: unhashable type: 'A'

### __hash__ inherited again by naming it
class A:
    def __eq__(self, o): return True
    __hash__ = object.__hash__
print(isinstance(hash(A()), int))  #> True

### __class__ assignment where the layout is the same
class A: __slots__ = ()
class B: pass
class C(B): pass
class D(A, C): pass
class F(A): pass
class G(A): __slots__ = ()
class H: __slots__ = ("x",)
class I: __slots__ = ("x",)
class J(H): pass
class K(H): __slots__ = ()
class L: __slots__ = ("y",)
class O: __slots__ = ("__dict__",)
class P: __slots__ = ("__dict__", "__weakref__")
class Q(int): pass
class R(int): __slots__ = ()
class V(K): pass
class Y(list): pass
class Z(Y): pass
kinds = [A, B, C, D, F, G, H, I, J, K, L, O, P, Q, R, V, Y, Z]
def fits(a, b):
    o = a()
    try: o.__class__ = b
    except TypeError as e: return False
    return True
for a in kinds: print(a.__name__, *[b.__name__ for b in kinds if fits(a, b)])
H.__slots__ = 5
h = H()
h.x = 1
h.__class__ = K
print(h.x, type(h).__name__)
#> A A G
#> B B C P
#> C B C P
#> D D F
#> F D F
#> G A G
#> H H I K
#> I H I K
#> J J
#> K H I K
#> L L
#> O O
#> P B C P
#> Q Q
#> R R
#> V V
#> Y Y Z
#> Z Y Z
#> 1 K
