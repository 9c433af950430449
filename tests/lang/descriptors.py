# Descriptors, properties, slots, and the attribute protocol.

### __get__ on the class attribute
class D:
    def __get__(self, obj, owner): return obj is None, owner.__name__
class A:
    d = D()
print(A.d, A().d)  #> (True, 'A') (False, 'A')

### a non-data descriptor gives way to the instance
class D:
    def __get__(self, obj, owner): return "descriptor"
class A:
    d = D()
a = A()
print(a.d)  #> descriptor
a.__dict__["d"] = "instance"
print(a.d)  #> instance

### a data descriptor wins over the instance
class D:
    def __get__(self, obj, owner): return "descriptor"
    def __set__(self, obj, value): print("set", value)  #> set 1
class A:
    d = D()
a = A()
a.d = 1
a.__dict__["d"] = "instance"
print(a.d)  #> descriptor

### __set__ without __get__ reads the instance
class D:
    def __set__(self, obj, value): obj.__dict__["d"] = value * 2
class A:
    d = D()
a = A()
a.d = 4
print(a.d)  #> 8

### __delete__
class D:
    def __get__(self, o, t): return 1
    def __delete__(self, obj): print("deleted")  #> deleted
class A:
    d = D()
del A().d

### a descriptor without __delete__
class D:
    def __set__(self, o, v): pass
class A:
    d = D()
del A().d
#! AttributeError: __delete__

### a descriptor without __set__ but with __delete__
class D:
    def __delete__(self, o): pass
class A:
    d = D()
A().d = 1
#! AttributeError: __set__

### __get__ may raise AttributeError and __getattr__ steps in
class D:
    def __get__(self, o, t): raise AttributeError("from D")
class A:
    d = D()
    def __getattr__(self, n): return "fallback " + n
print(A().d)  #> fallback d

### assigning on the class replaces the descriptor
class D:
    def __set__(self, o, v): print("never")
class A:
    d = D()
A.d = 5
print(A.d)  #> 5

### __set_name__ makes a typed field
class Field:
    def __set_name__(self, owner, name): self.name = "_" + name
    def __get__(self, o, t): return getattr(o, self.name, None)
    def __set__(self, o, v): setattr(o, self.name, int(v))
class P:
    x = Field()
p = P()
p.x = "5"
print(p.x, p.__dict__)  #> 5 {'_x': 5}

### descriptors on the metaclass
class M(type):
    @property
    def shout(cls): return cls.__name__.upper()
class A(metaclass=M): pass
print(A.shout, hasattr(A(), "shout"))  #> A False

### descriptor found in a base
class D:
    def __get__(self, o, t): return t.__name__
class A:
    d = D()
class B(A): pass
print(B().d)  #> B

### __get__ of a function
def f(self): return self
print(f.__get__(5)(), f.__get__(None, int) is f)  #> 5 True

### a lazy attribute that stores itself
class lazy:
    def __init__(self, f): self.f = f
    def __get__(self, o, t):
        v = o.__dict__[self.f.__name__] = self.f(o)
        return v
class A:
    @lazy
    def big(self):
        print("computed")  #> computed
        return 42
a = A()
print(a.big)  #> 42
print(a.big)  #> 42

### property reads
class A:
    @property
    def x(self): return 42
print(A().x)  #> 42

### property writes
class A:
    @property
    def x(self): return self._x
    @x.setter
    def x(self, v): self._x = v + 1
a = A()
a.x = 1
print(a.x)  #> 2

### property deletes
class A:
    @property
    def x(self): return 1
    @x.deleter
    def x(self): print("del")  #> del
del A().x

### property without setter
class A:
    @property
    def x(self): return 1
A().x = 2
#! AttributeError: property 'x' of 'A' object has no setter

### property without deleter
class A:
    @property
    def x(self): return 1
del A().x
#! AttributeError: property 'x' of 'A' object has no deleter

### property without getter
class A:
    def s(self, v): pass
    x = property(None, s)
A().x
#! AttributeError: property 'x' of 'A' object has no getter

### property object in the class
class A:
    @property
    def x(self):
        "doc of x"
        return 1
print(type(A.x), A.x.__doc__, A.x.fget(None), A.x.fset)  #> <class 'property'> doc of x 1 None

### property made by call
class A:
    def g(self): return "got"
    def s(self, v): print("set", v)
    def d(self): print("del")
    x = property(g, s, d, "the doc")
a = A()
a.x = 3
print(a.x, A.x.__doc__)
del a.x
#> set 3
#> got the doc
#> del

### property overridden in a subclass
class A:
    @property
    def x(self): return "A"
class B(A):
    @property
    def x(self): return "B"
print(B().x)  #> B

### subclass extends the setter of a base property
class A:
    @property
    def x(self): return self._x
    @x.setter
    def x(self, v): self._x = v
class B(A):
    @A.x.setter
    def x(self, v): self._x = v * 10
b = B()
b.x = 2
print(b.x)  #> 20

### AttributeError in a property reaches __getattr__
class A:
    @property
    def x(self): return self.missing
    def __getattr__(self, n): return "ga:" + n
print(A().x)  #> ga:missing

### augmented assignment through a property
class A:
    n = 0
    @property
    def x(self): return self.n
    @x.setter
    def x(self, v): self.n = v
a = A()
a.x += 5
print(a.x)  #> 5

### __getattr__ only when not found
class A:
    x = 1
    def __getattr__(self, n): return n + "?"
print(A().x, A().y)  #> 1 y?

### __getattr__ that raises
class A:
    def __getattr__(self, n): raise AttributeError("no " + n)
print(hasattr(A(), "x"), getattr(A(), "x", "default"))  #> False default
A().x
#! AttributeError: no x

### __getattribute__ sees every name
class A:
    x = 1
    def __getattribute__(self, n):
        if n == "secret": return 42
        return object.__getattribute__(self, n)
print(A().x, A().secret)  #> 1 42

### __getattribute__ falls back to __getattr__
class A:
    def __getattribute__(self, n): raise AttributeError(n)
    def __getattr__(self, n): return "ga " + n
print(A().z)  #> ga z

### implicit dunder calls skip __getattribute__
class A:
    def __getattribute__(self, n):
        print("asked", n)
        return object.__getattribute__(self, n)
    def __len__(self): return 3
print(len(A()))  #> 3

### __setattr__ sees every assignment
class A:
    def __setattr__(self, n, v):
        print("set", n, v)  #> set x 1
        super().__setattr__(n, v)
a = A()
a.x = 1
print(a.x)  #> 1

### __delattr__
class A:
    def __delattr__(self, n): print("del", n)  #> del anything
del A().anything

### setattr and delattr functions
class A: pass
a = A()
setattr(a, "x", 1)
print(a.x)  #> 1
delattr(a, "x")
print(hasattr(a, "x"))  #> False

### getattr with a default
class A: pass
print(getattr(A(), "x", None), getattr(1, "real"))  #> None 1

### names that are no identifiers
class A: pass
a = A()
setattr(a, "a b", 1)
print(getattr(a, "a b"), a.__dict__)  #> 1 {'a b': 1}

### object.__setattr__ goes around
class Frozen:
    def __init__(self): object.__setattr__(self, "x", 1)
    def __setattr__(self, n, v): raise TypeError("frozen")
f = Frozen()
print(f.x)  #> 1
f.x = 2
#! TypeError: frozen

### __dir__
class A:
    def __dir__(self): return ["b", "a"]
print(dir(A()))  #> ['a', 'b']

### slots keep values
class A:
    __slots__ = ("x", "y")
    def __init__(self): self.x = 1
a = A()
a.y = 2
print(a.x, a.y)  #> 1 2

### slots refuse other names
class A:
    __slots__ = ("x",)
A().z = 1
#! AttributeError: 'A' object has no attribute 'z' and no __dict__ for setting new attributes

### an empty slot
class A:
    __slots__ = ("x",)
A().x
#! AttributeError: 'A' object has no attribute 'x'

### no __dict__ with slots
class A:
    __slots__ = ()
print(hasattr(A(), "__dict__"))  #> False

### deleting a slot
class A:
    __slots__ = ["x"]
a = A()
a.x = 1
del a.x
print(hasattr(a, "x"))  #> False
del a.x
#! AttributeError: x

### slots as one string
class A:
    __slots__ = "only"
a = A()
a.only = 1
print(a.only, A.__slots__)  #> 1 only

### slots with __dict__
class A:
    __slots__ = ("x", "__dict__")
a = A()
a.x = 1
a.free = 2
print(a.x, a.free, a.__dict__)  #> 1 2 {'free': 2}

### slots are inherited
class A:
    __slots__ = ("x",)
class B(A):
    __slots__ = ("y",)
b = B()
b.x, b.y = 1, 2
print(b.x, b.y, hasattr(b, "__dict__"))  #> 1 2 False

### a subclass without slots has a dict
class A:
    __slots__ = ("x",)
class B(A): pass
b = B()
b.x = 1
b.z = 2
print(b.__dict__)  #> {'z': 2}

### the slot is a descriptor
class A:
    __slots__ = ("x",)
a = A()
A.x.__set__(a, 5)
print(type(A.x).__name__, A.x.__get__(a), A.x)  #> member_descriptor 5 <member 'x' of 'A' objects>

### a slot conflicts with a class variable
class A:
    __slots__ = ("x",)
    x = 1
#! ValueError: 'x' in __slots__ conflicts with class variable

### slots must be identifiers
class A:
    __slots__ = ("a b",)
#! TypeError: __slots__ must be identifiers

### slots must be strings
class A:
    __slots__ = (1,)
#! TypeError: __slots__ items must be strings, not 'int'

### slot names are mangled
class A:
    __slots__ = ("__p",)
    def __init__(self): self.__p = 1
print(A()._A__p)  #> 1

### slots in a dict carry docs
class A:
    __slots__ = {"x": "doc"}
a = A()
a.x = 1
print(a.x, A.__slots__)  #> 1 {'x': 'doc'}

### two bases with slots conflict
class A: __slots__ = ("a",)
class B: __slots__ = ("b",)
class C(A, B): pass
#! TypeError: multiple bases have instance lay-out conflict

### nonempty slots with int are refused
class A(int):
    __slots__ = ("x",)
#! TypeError: nonempty __slots__ not supported for subtype of 'int'

### classmethod of a property-like chain
class A:
    v = 3
    @classmethod
    def get(cls): return cls.v
class B(A): v = 4
print(A.get(), B.get(), B().get())  #> 3 4 4

### a callable object as attribute is not bound
class F:
    def __call__(self, *a): return a
class A:
    f = F()
print(A().f(1))  #> (1,)

### a builtin function as attribute is not bound
class A:
    f = len
print(A().f([1, 2]))  #> 2

### a partial method by descriptor
class Bind:
    def __init__(self, f, *a): self.f, self.a = f, a
    def __get__(self, o, t): return lambda *b: self.f(o, *self.a, *b)
class A:
    def add(self, x, y): return x + y
    add5 = Bind(add, 5)
print(A().add5(1))  #> 6

### method reprs name the class
class A:
    def m(self): pass
print(repr(A().m).split(" of ")[0], repr(A.m).split(" at ")[0])  #> <bound method A.m <function A.m

### wrong self for a builtin method
str.upper(1)
#! TypeError: descriptor 'upper' for 'str' objects doesn't apply to a 'int' object

### unbound builtin method without arguments
list.append()
#! TypeError: unbound method list.append() needs an argument

### attribute of None
None.foo
#! AttributeError: 'NoneType' object has no attribute 'foo'

### a suggestion for a close name
class A:
    colour = 1
A().color
#! AttributeError: 'A' object has no attribute 'color'. Did you mean: 'colour'?

### attribute errors carry name and obj
try:
    (1).foo
except AttributeError as e:
    print(e.name, e.obj)  #> foo 1

### deleting a missing attribute
class A: pass
del A().x
#! AttributeError: 'A' object has no attribute 'x'

### deleting a class's attribute through the instance
class A: x = 1
del A().x
#! AttributeError: 'A' object has no attribute 'x'

### method assigned to another class
class A:
    def m(self): return type(self).__name__
class B: pass
B.m = A.m
print(B().m())  #> B
