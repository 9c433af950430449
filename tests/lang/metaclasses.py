# Metaclasses and what makes a class.

### a metaclass names itself
class M(type): pass
class A(metaclass=M): pass
print(type(A), isinstance(A, M))  #> <class '__main__.M'> True

### a metaclass is inherited
class M(type): pass
class A(metaclass=M): pass
class B(A): pass
print(type(B).__name__)  #> M

### __new__ sees name, bases and namespace
class M(type):
    def __new__(m, name, bases, ns):
        print(name, bases, [k for k in ns if not k.startswith("__")])  #> A () ['x']
        return super().__new__(m, name, bases, ns)
class A(metaclass=M):
    x = 1

### __new__ can change the namespace
class M(type):
    def __new__(m, name, bases, ns):
        ns["added"] = 7
        return super().__new__(m, name, bases, ns)
class A(metaclass=M): pass
print(A.added)  #> 7

### __init__ runs after __new__
class M(type):
    def __new__(m, *a):
        print("new")  #> new
        return super().__new__(m, *a)
    def __init__(cls, *a):
        print("init", cls.__name__)  #> init A
        super().__init__(*a)
class A(metaclass=M): pass

### __prepare__ gives the namespace
class M(type):
    @classmethod
    def __prepare__(m, name, bases): return {"ready": 1}
class A(metaclass=M):
    x = ready + 1
print(A.ready, A.x)  #> 1 2

### __prepare__ with a dict subclass sees assignments
class Log(dict):
    def __setitem__(self, k, v):
        if not k.startswith("__"): print("set", k)
        super().__setitem__(k, v)
class M(type):
    @classmethod
    def __prepare__(m, n, b): return Log()
class A(metaclass=M):
    x = 1
    def f(self): pass
#> set x
#> set f

### keywords of the class statement
class M(type):
    def __new__(m, n, b, ns, **kw):
        print(kw)
        return super().__new__(m, n, b, ns)
    def __init__(cls, n, b, ns, **kw): pass
class A(metaclass=M, tag="x", n=1): pass
#! TypeError: M.__new__() got multiple values for argument 'n'

### __call__ controls instances
class M(type):
    def __call__(cls, *a):
        print("making", cls.__name__)  #> making A
        return super().__call__(*a)
class A(metaclass=M):
    def __init__(self, x): self.x = x
print(A(3).x)  #> 3

### singletons by metaclass
class M(type):
    made = {}
    def __call__(cls):
        if cls not in M.made:
            M.made[cls] = super().__call__()
        return M.made[cls]
class A(metaclass=M): pass
print(A() is A())  #> True

### a registry
class M(type):
    all = []
    def __init__(cls, *a):
        super().__init__(*a)
        M.all.append(cls.__name__)
class A(metaclass=M): pass
class B(A): pass
print(M.all)  #> ['A', 'B']

### methods of the metaclass are the class's
class M(type):
    def hello(cls): return "I am " + cls.__name__
class A(metaclass=M): pass
print(A.hello())  #> I am A
A().hello()
#! AttributeError: 'A' object has no attribute 'hello'

### operators on classes
class M(type):
    def __add__(cls, o): return cls.__name__ + o.__name__
    def __len__(cls): return 5
    def __getitem__(cls, k): return k
    def __contains__(cls, k): return k == 1
    def __iter__(cls): return iter("ab")
class A(metaclass=M): pass
class B(metaclass=M): pass
print(A + B, len(A), A[7], 1 in A, list(A))  #> AB 5 7 True ['a', 'b']

### the repr of a class
class M(type):
    def __repr__(cls): return "<<" + cls.__name__ + ">>"
class A(metaclass=M): pass
print(A, [A])  #> <<A>> [<<A>>]

### attribute lookup on the class asks the metaclass last
class M(type):
    x = "meta"
    y = "meta"
class A(metaclass=M):
    x = "class"
print(A.x, A.y)  #> class meta

### a data descriptor of the metaclass wins
class M(type):
    @property
    def x(cls): return "meta"
class A(metaclass=M):
    x = "class"
print(A.x, A().x)  #> meta class

### __getattr__ of the metaclass
class M(type):
    def __getattr__(cls, n): return n * 2
class A(metaclass=M): pass
print(A.ab)  #> abab

### __setattr__ of the metaclass
class M(type):
    def __setattr__(cls, n, v):
        print("set", n)  #> set x
        super().__setattr__(n, v)
class A(metaclass=M): pass
A.x = 1
print(A.x)  #> 1

### conflicting metaclasses
class M(type): pass
class N(type): pass
class A(metaclass=M): pass
class B(metaclass=N): pass
class C(A, B): pass
#! TypeError: metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases

### the most derived metaclass is chosen
class M(type): pass
class N(M): pass
class A(metaclass=M): pass
class B(metaclass=N): pass
class C(A, B): pass
print(type(C).__name__)  #> N

### a function as metaclass
def meta(name, bases, ns): return (name, sorted(k for k in ns if k[0] != "_"))
class A(metaclass=meta):
    x = 1
    y = 2
print(A)  #> ('A', ['x', 'y'])

### __bool__ and __eq__ of a class
class M(type):
    def __bool__(cls): return False
    def __eq__(cls, o): return True
    __hash__ = type.__hash__
class A(metaclass=M): pass
print(bool(A), A == 1)  #> False True

### mro can be overridden
class M(type):
    def mro(cls): return [cls, X, object] if cls.__name__ == "B" else super().mro()
class X:
    def f(self): return "X"
class A(metaclass=M):
    def f(self): return "A"
class B(A): pass
print(B().f())  #> X

### an MRO that is shorter than that of the bases
class M(type):
    def mro(cls):
        if cls.__name__ == "B": return (cls, X, object)
        return [cls, A, object] if cls.__name__ == "D" else super().mro()
class X:
    def f(self): return "X"
class A(metaclass=M):
    def f(self): return "A"
class A2(A): pass
class B(A2): pass
class C(B): pass
class D(C): pass
for i in range(30): pass
print(B().f(), C().f(), D().f(), isinstance(C(), A), issubclass(B, X))
print(B.__mro__, C.__mro__, D.__mro__, B.__bases__, A2.__mro__)
print(A.__subclasses__(), X.__subclasses__())
#> X X A False True
#> (<class '__main__.B'>, <class '__main__.X'>, <class 'object'>) (<class '__main__.C'>, <class '__main__.B'>, <class '__main__.X'>, <class 'object'>) (<class '__main__.D'>, <class '__main__.A'>, <class 'object'>) (<class '__main__.A2'>,) (<class '__main__.A2'>, <class '__main__.A'>, <class 'object'>)
#> [<class '__main__.A2'>] []

### type.__call__ order
class A:
    def __new__(cls, *a):
        print("new", a)  #> new (1, 2)
        return object.__new__(cls)
    def __init__(self, *a): print("init", a)  #> init (1, 2)
A(1, 2)

### an enum by hand
class EnumMeta(type):
    def __new__(m, n, b, ns):
        cls = super().__new__(m, n, b, {k: v for k, v in ns.items() if k.startswith("_")})
        cls._members = {k: v for k, v in ns.items() if not k.startswith("_")}
        return cls
    def __iter__(cls): return iter(cls._members.items())
class Color(metaclass=EnumMeta):
    RED = 1
    GREEN = 2
print(list(Color))  #> [('RED', 1), ('GREEN', 2)]

### __set_name__ runs before __init_subclass__
class D:
    def __set_name__(self, o, n): print("set_name", n)  #> set_name d
class A:
    def __init_subclass__(cls): print("init_subclass")  #> init_subclass
class B(A):
    d = D()

### an error in __set_name__ has a note
class D:
    def __set_name__(self, o, n): raise ValueError("bad name")
class A:
    d = D()
#| Traceback (most recent call last):
#|   File "main.py", line 3, in <module>
#|     class A:
#|         d = D()
#|   File "main.py", line 2, in __set_name__
#|     def __set_name__(self, o, n): raise ValueError("bad name")
#|                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#| ValueError: bad name
#| Error calling __set_name__ on 'D' instance 'd' in 'A'

### an error in the class body leaves no class
try:
    class A:
        1 / 0
except ZeroDivisionError:
    pass
print("A" in globals())  #> False

### __classcell__ must reach type.__new__
class M(type):
    def __new__(m, n, b, ns):
        print("__classcell__" in ns)  #> True
        return super().__new__(m, n, b, ns)
class A(metaclass=M):
    def f(self): return __class__
print(A().f())  #> <class '__main__.A'>

### type of a type of a type
class M(type): pass
class A(metaclass=M): pass
print(type(type(A)), type(M) is type)  #> <class 'type'> True

### metaclass keyword only
class A(object, metaclass=type): pass
print(type(A))  #> <class 'type'>

### unknown keyword reaches __init_subclass__
class A(foo=1): pass
#! TypeError: A.__init_subclass__() takes no keyword arguments

### type() picks the derived metaclass
class M(type): pass
class A(metaclass=M): pass
print(type(type("B", (A,), {})).__name__)  #> M

### abstract by hand
class Abstract(type):
    def __call__(cls, *a):
        missing = [n for n, v in vars(cls).items() if getattr(v, "abstract", False)]
        if missing: raise TypeError(f"{cls.__name__} lacks {missing}")
        return super().__call__(*a)
def abstract(f):
    f.abstract = True
    return f
class A(metaclass=Abstract):
    @abstract
    def m(self): pass
A()
#! TypeError: A lacks ['m']

### __slots__ through a metaclass
class M(type):
    def __new__(m, n, b, ns): return super().__new__(m, n, b, {**ns, "__slots__": ("x",)})
class A(metaclass=M): pass
a = A()
a.x = 1
print(a.x, hasattr(a, "__dict__"))  #> 1 False

### the namespace is copied
keep = {}
class M(type):
    def __new__(m, n, b, ns):
        keep["ns"] = ns
        return super().__new__(m, n, b, ns)
class A(metaclass=M): x = 1
A.x = 2
print(keep["ns"]["x"])  #> 1

### __init_subclass__ sees the attributes
class Plugin:
    names = []
    def __init_subclass__(cls): Plugin.names.append(cls.name)
class A(Plugin): name = "a"
class B(Plugin): name = "b"
print(Plugin.names)  #> ['a', 'b']

### __init_subclass__ is implicitly a classmethod
class A:
    def __init_subclass__(cls): pass
print(type(A.__dict__["__init_subclass__"]).__name__, type(type("X", (), {"__class_getitem__": lambda c, k: k}).__dict__["__class_getitem__"]).__name__)
#> classmethod classmethod

### instances of a class with a metaclass know nothing of it
class M(type):
    def only_meta(cls): return 1
class A(metaclass=M): pass
print(hasattr(A, "only_meta"), hasattr(A(), "only_meta"))  #> True False

### the metaclass says what a class looks like
class M(type):
    def __repr__(c): return 'M!'
    def __str__(c): return 'S!'
class A(metaclass=M): pass
print(repr(A), str(A), f'{A!r}', f'{A!s}', f'{A}', '%r %s' % (A, A), '{!r} {}'.format(A, A), [A], type.__repr__(A))
class N(type): pass
class B(metaclass=N): pass
print(B, f'{B!r}', [B], '%r' % B)
#> M! S! M! S! S! M! S! M! S! [M!] <class '__main__.A'>
#> <class '__main__.B'> <class '__main__.B'> [<class '__main__.B'>] <class '__main__.B'>

### str() of a mapping proxy is that of the mapping
import types
class R:
    def __repr__(self): return 'R'
p, q = types.MappingProxyType({1: 2}), types.MappingProxyType({1: R()})
print(str(p), f'{p}', p, repr(p), str(q), f'{q}', q, repr(q), [q])
#> {1: 2} {1: 2} {1: 2} mappingproxy({1: 2}) {1: R} {1: R} {1: R} mappingproxy({1: R}) [mappingproxy({1: R})]

### what has no __dict__ says so on deletion too
class S: __slots__ = ('a',)
for o in S(), object():
    for f in (lambda: setattr(o, 'x', 1)), (lambda: delattr(o, 'x')):
        try: f()
        except AttributeError as e: print(e)
#> 'S' object has no attribute 'x' and no __dict__ for setting new attributes
#> 'S' object has no attribute 'x' and no __dict__ for setting new attributes
#> 'object' object has no attribute 'x' and no __dict__ for setting new attributes
#> 'object' object has no attribute 'x' and no __dict__ for setting new attributes
