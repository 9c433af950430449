# Corners of classes: what is looked up where, slots of odd names, MROs that change while they are asked for.

### a metaclass's descriptor without __get__ leaves reading to the class
class Writes:
    def __set__(self, obj, value): print('set', value)
class Deletes:
    def __delete__(self, obj): print('deleted')
class Meta(type): pass
class X(metaclass=Meta): pass
X.a = X.b = 42
Meta.a, Meta.b = Writes(), Deletes()
print(X.a, X.b)
X.a = 43
del X.b
print(X.a, X.b)
del Meta.a, Meta.b
print(X.a, type(Meta.__dict__.get('a')))
#> 42 42
#> set 43
#> deleted
#> 42 42
#> 42 <class 'NoneType'>

### __dict__ of a base that is mixed into classes and modules
import types
class Base: pass
class Meta1(type, Base): pass
class Meta2(Base, type): pass
class Module1(types.ModuleType, Base): pass
class Module2(Base, types.ModuleType): pass
class D(metaclass=Meta1): pass
class E(metaclass=Meta2): pass
how = Base.__dict__['__dict__']
for x in D, E, Module1('m'), Module2('m'):
    print(type(x.__dict__).__name__, '__module__' in x.__dict__, type(how.__get__(x)).__name__)
    for change in (lambda: how.__set__(x, {}), lambda: setattr(x, '__dict__', {}), lambda: delattr(x, '__dict__')):
        try:
            change()
        except AttributeError as e:
            print(e)
class Error1(Exception, Base): pass
class Error2(Base, Exception): pass
for x in Error1(), Error2():
    x.__dict__ = {'a': 1}
    how.__set__(x, {'b': 2})
    print(x.b, x.__dict__)
#> mappingproxy True mappingproxy
#> attribute '__dict__' of 'type' objects is not writable
#> attribute '__dict__' of 'type' objects is not writable
#> attribute '__dict__' of 'type' objects is not writable
#> mappingproxy True mappingproxy
#> attribute '__dict__' of 'type' objects is not writable
#> attribute '__dict__' of 'type' objects is not writable
#> attribute '__dict__' of 'type' objects is not writable
#> dict False dict
#> readonly attribute
#> readonly attribute
#> readonly attribute
#> dict False dict
#> readonly attribute
#> readonly attribute
#> readonly attribute
#> 2 {'b': 2}
#> 2 {'b': 2}

### slots with the names of what a class statement keeps for itself
class Meta(type):
    def __new__(cls, name, bases, namespace):
        print([n for n in namespace if n in ('__qualname__', '__classcell__')])
        return super().__new__(cls, name, bases, namespace)
class Base:
    def __init__(self): self.b = 42
class C(Base, metaclass=Meta):
    __slots__ = ['__classcell__', '__qualname__']
    def __init__(self): super().__init__()
c = C()
print(C.__qualname__, c.b, hasattr(c, '__classcell__'), hasattr(c, '__qualname__'))
c.__classcell__, c.__qualname__ = 1, 2
print(c.__classcell__, c.__qualname__, C.__qualname__)
print([(n, type(C.__dict__[n]).__name__) for n in ('__classcell__', '__qualname__')])
#> ['__qualname__', '__classcell__']
#> C 42 False False
#> 1 2 C
#> [('__classcell__', 'member_descriptor'), ('__qualname__', 'member_descriptor')]

### other names that slots may have
names = ('__module__ __doc__ __hash__ __eq__ __init_subclass__ __new__ __class_getitem__ __slots__ __class__ '
         '__dict__ __weakref__ __set_name__ __static_attributes__ __firstlineno__').split()
for name in names:
    try:
        class Z:
            __slots__ = [name]
        print(name, type(Z.__dict__[name]).__name__, Z.__hash__ is None)
    except Exception as e:
        print(name, repr(e))
class Twice:
    __slots__ = ['a', 'a', 'b']
t = Twice()
t.a = 1
print(t.a, hasattr(t, 'b'))
try:
    class Bad:
        __qualname__ = 5
        __slots__ = ['__qualname__']
except TypeError as e:
    print(e)
try:
    class Worse:
        __classcell__ = 5
        __slots__ = ['__classcell__']
except TypeError as e:
    print(e)
#> __module__ ValueError("'__module__' in __slots__ conflicts with class variable")
#> __doc__ member_descriptor False
#> __hash__ member_descriptor False
#> __eq__ member_descriptor True
#> __init_subclass__ member_descriptor False
#> __new__ member_descriptor False
#> __class_getitem__ member_descriptor False
#> __slots__ ValueError("'__slots__' in __slots__ conflicts with class variable")
#> __class__ member_descriptor False
#> __dict__ getset_descriptor False
#> __weakref__ getset_descriptor False
#> __set_name__ member_descriptor False
#> __static_attributes__ ValueError("'__static_attributes__' in __slots__ conflicts with class variable")
#> __firstlineno__ ValueError("'__firstlineno__' in __slots__ conflicts with class variable")
#> 1 False
#> type __qualname__ must be a str, not int
#> __classcell__ must be a nonlocal cell, not <class 'int'>

### instances change to a class that has the same slots in another order
class A:
    __slots__ = ['a', 'b', 'c']
class B:
    __slots__ = ['c', 'a', 'b']
class C:
    __slots__ = ['a', 'b', 'd']
class D(A):
    __slots__ = ()
class E(A):
    __slots__ = ['e']
class F(B):
    __slots__ = ['e']
x = A()
x.a, x.c = 1, 3
for cls in B, D, A, C, B, E, A:
    try:
        x.__class__ = cls
    except TypeError as e:
        print(e)
    print(type(x).__name__, [getattr(x, n, '-') for n in 'abcde'])
y = E()
y.e = 5
try:
    y.__class__ = F
except TypeError as e:
    print(e)
#> B [1, '-', 3, '-', '-']
#> D [1, '-', 3, '-', '-']
#> A [1, '-', 3, '-', '-']
#> __class__ assignment: 'C' object layout differs from 'A'
#> A [1, '-', 3, '-', '-']
#> B [1, '-', 3, '-', '-']
#> __class__ assignment: 'E' object layout differs from 'B'
#> B [1, '-', 3, '-', '-']
#> A [1, '-', 3, '-', '-']
#> __class__ assignment: 'F' object layout differs from 'E'

### the same with a __dict__ among the slots
class A:
    __slots__ = ['one', '__dict__', 'two']
class B:
    __slots__ = ['two', 'one', '__dict__']
x = A()
x.one, x.two, x.more = 1, 2, 3
d = x.__dict__
x.__class__ = B
print(x.one, x.two, x.more, x.__dict__ is d, d)
x.two = 'zwei'
x.less = 0
x.__class__ = A
print(x.one, x.two, x.more, x.less, d)
for i in range(3):
    x.__class__ = B if i % 2 else A
    print(x.one, x.two, x.__dict__)
#> 1 2 3 True {'more': 3}
#> 1 zwei 3 0 {'more': 3, 'less': 0}
#> 1 zwei {'more': 3, 'less': 0}
#> 1 zwei {'more': 3, 'less': 0}
#> 1 zwei {'more': 3, 'less': 0}

### a special method's descriptor is asked once
class Once:
    def __init__(self, f): self.f = f
    def __get__(self, o, t):
        print('got', o is None, end=' ')
        return lambda *a: self.f
class X:
    __bytes__ = Once(b'bytes')
    __length_hint__ = Once(3)
    __index__ = Once(2)
    __complex__ = Once(1j)
    __round__ = Once('round')
    __reversed__ = Once('reversed')
    __format__ = Once('format')
    __dir__ = Once(['dir'])
    def __iter__(self): return iter('ab')
x = X()
print(bytes(x), b'%b' % x)
print(list(x))
print([1, 2, 3][x], range(9)[x], 'abc'[x], b'abc'[x])
print(complex(x), round(x), round(x, 1), reversed(x), f'{x}', dir(x))
print([1, 2, 3].pop(x), [1] * x, list(range(x)), bytes(x))
print(memoryview(b'abc')[x], bytearray(b'abc').pop(x), bytearray(x))
#> got False got False b'bytes' b'bytes'
#> got False ['a', 'b']
#> got False got False got False got False 3 2 c 99
#> got False got False got False got False got False got False 1j round round reversed format ['dir']
#> got False got False got False got False 3 [1, 1] [0, 1] b'bytes'
#> got False got False got False 99 99 bytearray(b'\x00\x00')

### classes that derive from one are forgotten with the garbage
import gc
class Parent: pass
class Child(Parent): pass
class Other(Child, Parent): pass
print([c.__name__ for c in Parent.__subclasses__()])  #> ['Child', 'Other']
del Child
gc.collect()
print([c.__name__ for c in Parent.__subclasses__()])  #> ['Child', 'Other']
del Other
gc.collect()
print([c.__name__ for c in Parent.__subclasses__()])  #> []
class Third(Parent): pass
x = Third()
del Third
gc.collect()
print([c.__name__ for c in Parent.__subclasses__()], type(x).__name__)  #> ['Third'] Third
x = None
gc.collect()
print(Parent.__subclasses__())  #> []

### a class whose metaclass is asked for its first mro()
class M(type):
    def mro(cls):
        if cls.__name__ != 'X':
            print(cls.__name__, cls.__mro__)
        if cls.__mro__ is None and cls.__name__ == 'A' and todo:
            todo.clear()
            try:
                class X(cls): pass
            except TypeError as e:
                print(e)
            try:
                super(cls, cls).xxx
            except AttributeError as e:
                print(e)
            cls.__bases__ += ()
        return type.mro(cls)
todo = [1]
class A(metaclass=M): pass
class B(A): pass
print(A.__mro__, B.__mro__)
#> A None
#> Cannot extend an incomplete type 'A'
#> 'super' object has no attribute 'xxx'
#> A None
#> B None
#> (<class '__main__.A'>, <class 'object'>) (<class '__main__.B'>, <class '__main__.A'>, <class 'object'>)

### bases that are set while mro() is asked stay
class Stop(Exception): pass
class M(type):
    def mro(cls):
        if todo and cls.__name__ == 'C':
            if C.__bases__ == (B2,):
                todo.clear()
            else:
                C.__bases__ = (B2,)
                raise Stop
        return type.mro(cls)
todo = []
class A(metaclass=M): pass
class B1(A): pass
class B2(A): pass
class C(A): pass
todo.append(1)
try:
    C.__bases__ = (B1,)
except Stop as e:
    print(repr(e))
print(C.__bases__, C.__mro__)
B1.__bases__ = (C,)
print(B1.__mro__, C.__subclasses__(), B2.__subclasses__())
#> Stop()
#> (<class '__main__.B2'>,) (<class '__main__.C'>, <class '__main__.B2'>, <class '__main__.A'>, <class 'object'>)
#> (<class '__main__.B1'>, <class '__main__.C'>, <class '__main__.B2'>, <class '__main__.A'>, <class 'object'>) [<class '__main__.B1'>] [<class '__main__.C'>]

### an error of mro() leaves the bases as they were
class M(type):
    def mro(cls):
        if cls.__name__ in refused:
            raise ValueError(cls.__name__)
        return type.mro(cls)
refused = []
class A(metaclass=M): pass
class B(A): pass
class C(B): pass
class D(metaclass=M): x = 'D'
refused.append('C')
try:
    B.__bases__ = (D,)
except ValueError as e:
    print(e)
print(B.__bases__, B.__mro__, C.__mro__, hasattr(B, 'x'), A.__subclasses__(), D.__subclasses__())
refused.clear()
B.__bases__ = (D,)
print(B.__mro__, C.__mro__, C.x)
#> C
#> (<class '__main__.A'>,) (<class '__main__.B'>, <class '__main__.A'>, <class 'object'>) (<class '__main__.C'>, <class '__main__.B'>, <class '__main__.A'>, <class 'object'>) False [<class '__main__.B'>] []
#> (<class '__main__.B'>, <class '__main__.D'>, <class 'object'>) (<class '__main__.C'>, <class '__main__.B'>, <class '__main__.D'>, <class 'object'>) D

### __slotnames__, which copying notes
import copy
class A:
    __slots__ = ['x', '__y', '__weakref__']
    def __init__(self): self.x, self.__y = 1, 2
class B(A): pass
b = B()
b.z = 3
print(b.__reduce_ex__(2)[2], B.__slotnames__, '__slotnames__' in A.__dict__)
A.__slots__ = []
print(copy.copy(b).x, A().__getstate__(), A.__slotnames__)
B.__slotnames__ = ['z', 'nothing']
print(b.__getstate__())
for names in None, 5, ('x',), 'x':
    B.__slotnames__ = names
    try:
        print(b.__getstate__())
    except TypeError as e:
        print(e)
#> ({'z': 3}, {'x': 1, '_A__y': 2}) ['x', '_A__y'] False
#> 1 None []
#> ({'z': 3}, {'z': 3})
#> {'z': 3}
#> B.__slotnames__ should be a list or None, not int
#> B.__slotnames__ should be a list or None, not tuple
#> B.__slotnames__ should be a list or None, not str

### names in __slotnames__ that are not interned, or change
import copyreg
class S(str): pass
class A:
    __slotnames__ = [S('spam')]
    def __getattr__(self, attr):
        if attr != 'spam':
            raise AttributeError
        A.__slotnames__[:] = [S('spam')]
        return 42
print(A().__reduce_ex__(2) == (copyreg.__newobj__, (A,), (None, {'spam': 42}), None, None))  #> True
class B:
    __slotnames__ = ['spam', 'eggs']
    def __getattr__(self, attr):
        B.__slotnames__.append('more')
        return 42
try:
    B().__getstate__()
except RuntimeError as e:
    print(e)  #> __slotnames__ changed size during iteration

### the older protocols ask __getstate__, too
class A:
    __slots__ = ('x', '__dict__')
class B(A):
    __slots__ = ()
class C:
    pass
b, c = B(), C()
b.x, b.y, c.z = 1, 2, 3
for o in b, c, C():
    print(o.__reduce_ex__(0)[2:], o.__reduce_ex__(1)[2:], '__slotnames__' in type(o).__dict__)
try:
    A().__reduce_ex__(1)
except TypeError as e:
    print(e)
#> (({'y': 2}, {'x': 1}),) (({'y': 2}, {'x': 1}),) True
#> ({'z': 3},) ({'z': 3},) True
#> () () True
#> a class that defines __slots__ without defining __getstate__ cannot be pickled
