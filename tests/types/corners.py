# What CPython's own tests ask about and programs seldom do.

### __init__ of an exception called again
e = ImportError('test', name='name', path='path')
e.__init__()
print(e.args, e.msg, e.name, e.path)  #> () None None None
e = AttributeError('x', name='n', obj=3)
e.__init__('y')
print(e.args, e.name, e.obj)  #> ('y',) None None
e = NameError('x', name='n')
e.__init__()
print(e.name)  #> None
e = OSError(2, 'x')
e.__init__(3, 'y')
print(e, e.args)  #> [Errno 2] x (2, 'x')

### OSError takes its arguments in __new__, or in __init__ where that alone is a class's own
class A(OSError):
    def __new__(cls, a): return super().__new__(cls, 7, a)
print(A('x').strerror, A('x').args)  #> x (7, 'x')
class B(OSError):
    def __init__(self, a): super().__init__(7, a)
print(B('x').strerror, B('x').args)  #> x (7, 'x')

### a comparison whose method cannot be had
class A:
    @property
    def __eq__(self): raise AttributeError('none')
    @property
    def __lt__(self): raise ValueError('bad')
a = A()
print(a == a, A() == A(), A() != 3)
A() < A()
#> True False True
#! ValueError: bad

### object's __setattr__ is not for classes
class Meta(type):
    def __setattr__(cls, key, value): object.__setattr__(cls, key, value)
class A(metaclass=Meta): pass
A.x = 1
#! TypeError: can't apply this __setattr__ to Meta object

### object's __delattr__ is not for classes
object.__delattr__(int, 'real')
#! TypeError: can't apply this __delattr__ to type object

### dir() of modules
import types
class M(types.ModuleType): pass
m = M('m')
m.b = 2
print(dir(m), m.__dict__ is vars(m), vars(m)['b'])
class N(types.ModuleType): __dict__ = 8
dir(N('n'))
#> ['__doc__', '__loader__', '__name__', '__package__', '__spec__', 'b'] True 2
#! TypeError: <module>.__dict__ is not a dictionary

### dir() goes by __class__ and __dict__
class A:
    __slots__ = ['__class__', '__dict__']
    def __init__(self): self.bar = 1
print(dir(A()))
class W:
    def __init__(self, o): self.o = o
    def __len__(self): return len(self.o)
    def __getitem__(self, i): return W(self.o[i])
    def __getattr__(self, name): return W(getattr(self.o, name))
class B:
    __class__ = property(lambda self: W(B))
print(dir(B()))
try: 1 / 0
except ZeroDivisionError as e: print(dir(e.__traceback__))
#> ['bar']
#> ['o']
#> ['tb_frame', 'tb_lasti', 'tb_lineno', 'tb_next']

### the names of classes
class S(str): pass
class A: pass
A.__name__ = S('B')
print(A, A.__name__)
for name in 'A\0B', 'A\udcdcB', b'A':
    try: A.__name__ = name
    except Exception as e: print(type(e).__name__, e)
print(A.__name__)
#> <class '__main__.A'> B
#> ValueError type name must not contain null characters
#> UnicodeEncodeError 'utf-8' codec can't encode character '\udcdc' in position 1: surrogates not allowed
#> TypeError can only assign string to B.__name__, not 'bytes'
#> B

### what __slots__ may be
class D: pass
for bases, slots in (((), b'x'), ((), ''), ((), '4'), ((), 'x\0y'), ((int,), 'x'), ((), ('__dict__', '__dict__')),
                     ((), ('__weakref__', '__weakref__')), ((D,), '__dict__'), ((D,), '__weakref__'), ((), (3,))):
    try: print(type('A', bases, {'__slots__': slots}))
    except TypeError as e: print(e)
print(type('A', (tuple,), {'__slots__': ()}), type('A', (), {'__slots__': ('__dict__', '__weakref__')}))
#> __slots__ items must be strings, not 'int'
#> __slots__ must be identifiers
#> __slots__ must be identifiers
#> __slots__ must be identifiers
#> nonempty __slots__ not supported for subtype of 'int'
#> __dict__ slot disallowed: we already got one
#> __weakref__ slot disallowed: we already got one
#> __dict__ slot disallowed: we already got one
#> __weakref__ slot disallowed: we already got one
#> __slots__ items must be strings, not 'int'
#> <class '__main__.A'> <class '__main__.A'>

### an AttributeError that does not say whose attribute it is about
class A:
    blech = None
    def __getattr__(self, name): raise AttributeError()
class B:
    blech = None
    @property
    def bluch(self): raise AttributeError('no')
try: A().bluch
except AttributeError as e: print(e.name, type(e.obj).__name__)
try: A().bluch()
except AttributeError as e: print(e.name, type(e.obj).__name__)
try: B().bluch
except AttributeError as e: print(e.name, type(e.obj).__name__)
B().bluch
#> bluch A
#> bluch A
#> bluch B
#! AttributeError: no. Did you mean: 'blech'?

### Unicode errors whose fields were changed: start and end
u = UnicodeEncodeError('baz', 'xxxxx', 1, 5, 'foo')
d = UnicodeDecodeError('baz', b'xxxxx', 1, 5, 'foo')
t = UnicodeTranslateError('xxxxx', 1, 5, 'foo')
for start, end in ((1, 2), (1000, 5), (-3, -2)):
    for e in u, d, t:
        e.start, e.end = start, end
        print(e)
#> 'baz' codec can't encode character '\x78' in position 1: foo
#> 'baz' codec can't decode byte 0x78 in position 1: foo
#> can't translate character '\x78' in position 1: foo
#> 'baz' codec can't encode characters in position 1000-4: foo
#> 'baz' codec can't decode bytes in position 1000-4: foo
#> can't translate characters in position 1000-4: foo
#> 'baz' codec can't encode characters in position -3--3: foo
#> 'baz' codec can't decode bytes in position -3--3: foo
#> can't translate characters in position -3--3: foo

### Unicode errors whose fields were changed: start and end, texts that are no text
u = UnicodeEncodeError('baz', 'xxxxx', 1, 5, 'foo')
d = UnicodeDecodeError('baz', b'xxxxx', 1, 5, 'foo')
t = UnicodeTranslateError('xxxxx', 1, 5, 'foo')
for start, end in ((5, 6), (2, 100), (3, 1)):
    for e in u, d, t:
        e.start, e.end = start, end
        print(e)
for value in 'a', 1 << 70:
    try: t.start = value
    except Exception as e: print(type(e).__name__, e)
t.object = 1
str(t)
#> 'baz' codec can't encode characters in position 5-5: foo
#> 'baz' codec can't decode bytes in position 5-5: foo
#> can't translate characters in position 5-5: foo
#> 'baz' codec can't encode characters in position 2-99: foo
#> 'baz' codec can't decode bytes in position 2-99: foo
#> can't translate characters in position 2-99: foo
#> 'baz' codec can't encode characters in position 3-0: foo
#> 'baz' codec can't decode bytes in position 3-0: foo
#> can't translate characters in position 3-0: foo
#> TypeError an integer is required
#> OverflowError Python int too large to convert to C ssize_t
#! TypeError: UnicodeError 'object' attribute must be a string

### methods of sequences called by their operators' names
for s in ('ab', [1], (1,), b'a', bytearray(b'a')):
    for name, arg in (('__mul__', ''), ('__rmul__', 1.5), ('__add__', 3)):
        try: print(getattr(s, name)(arg))
        except TypeError as e: print(e)
class N:
    def __rmul__(self, o): return 'N'
    def __radd__(self, o): return 'M'
class L(list): pass
print('a' * N(), [] + N(), L() + N())
#> 'str' object cannot be interpreted as an integer
#> 'float' object cannot be interpreted as an integer
#> can only concatenate str (not "int") to str
#> 'str' object cannot be interpreted as an integer
#> 'float' object cannot be interpreted as an integer
#> can only concatenate list (not "int") to list
#> 'str' object cannot be interpreted as an integer
#> 'float' object cannot be interpreted as an integer
#> can only concatenate tuple (not "int") to tuple
#> 'str' object cannot be interpreted as an integer
#> 'float' object cannot be interpreted as an integer
#> can't concat int to bytes
#> 'str' object cannot be interpreted as an integer
#> 'float' object cannot be interpreted as an integer
#> can't concat int to bytearray
#> N M M

### no bytes for a slice with a step
b = bytearray(range(10))
b[1:-1:2] = b''
print(b)  #> bytearray(b'\x00\x02\x04\x06\x08\t')
b = bytearray(range(10))
v = memoryview(b)
b[1:-1:2] = b''
#! BufferError: Existing exports of data: object cannot be re-sized

### how much a reversed sequence has left
import operator
class L:
    def __len__(self): return 20
    def __getitem__(self, i): return i
for s in 'hello', (1, 2), range(5), b'ab', L():
    r = reversed(s)
    print(operator.length_hint(r), next(r), operator.length_hint(r), len(list(r)), operator.length_hint(r))
r = reversed(L())
r.__setstate__(3)
print(list(r))
#> 5 o 4 4 0
#> 2 2 1 1 0
#> 5 4 4 4 0
#> 2 98 1 1 0
#> 20 19 19 19 0
#> [3, 2, 1, 0]

### an old iterator's state
import operator
class U:
    def __getitem__(self, i): return i
it = iter(U())
next(it)
it.__setstate__(-42)
print(next(it), next(it))  #> 0 1
it.__setstate__(100)
print(next(it), operator.length_hint(it, 'no hint'))
#! TypeError: 'str' object cannot be interpreted as an integer

### throw() of a class whose call fails
class E(Exception):
    def __new__(cls): return cls
class F(Exception):
    def __init__(self): raise ValueError('oops')
def g():
    while True:
        try: yield
        except Exception as e: print(repr(e))
it = g()
next(it)
it.throw(E)
it.throw(F)
def g(): yield
it = g()
try: it.throw(E)
except TypeError as e: print(e)
print(next(it, 'ended'))
#> TypeError("calling <class '__main__.E'> should have returned an instance of BaseException, not type")
#> ValueError('oops')
#> calling <class '__main__.E'> should have returned an instance of BaseException, not type
#> ended

### join by a bytearray that the iterator changes
a = bytearray(b',')
def items():
    a.clear()
    yield b'A'
a.join(items())
#! BufferError: Existing exports of data: object cannot be re-sized

### containers in their own text
import types
n = types.SimpleNamespace(c='cookie')
n.spam = n
m = types.SimpleNamespace(a=types.SimpleNamespace(x=1))
m.a.y = m
print(n, m)
class R:
    def __repr__(self): return repr(self.value)
class S(set): pass
class F(frozenset): pass
for c in S, F, set, frozenset:
    r = R()
    r.value = c([r])
    print(r)
#> namespace(c='cookie', spam=namespace(...)) namespace(a=namespace(x=1, y=namespace(...)))
#> S({S(...)})
#> F({F(...)})
#> {set(...)}
#> frozenset({frozenset(...)})

### a list that is changed while it is sorted
l = [1, 2]
def key(x):
    l.append(3)
    l.pop()
    return x
try: l.sort(key=key)
except ValueError as e: print(e, l)  #> list modified during sort [1, 2]
def key(x):
    l.append(3)
    del l[:]
    return x
try: l.sort(key=key)
except ValueError as e: print(e, l)  #> list modified during sort [1, 2]
l.sort(key=lambda x: len(l))
print(l)  #> [1, 2]

### keywords of a class derived from float
class A(float):
    def __init__(self, x, more=None): self.more = more
print(A(2.5, more=3), A(2.5, more=3).more)  #> 2.5 3
class B(float): pass
B(x=0)
#! TypeError: float() takes no keyword arguments

### numbers from buffers
from array import array
for make in memoryview, lambda b: array('B', b):
    print(int(make(b'100')), float(make(b'1.5')))
    try: int(make(b'AA'))
    except ValueError as e: print(e)
    try: int(make(b'100'), 2)
    except TypeError as e: print(e)
#> 100 1.5
#> invalid literal for int() with base 10: b'AA'
#> int() can't convert non-string with explicit base
#> 100 1.5
#> invalid literal for int() with base 10: b'AA'
#> int() can't convert non-string with explicit base

### a set's members are asked for their hashes once
class H(int):
    asked = 0
    def __hash__(self):
        H.asked += 1
        return int(self)
    def __eq__(self, other): return int(self) == int(other)
a = {H(i) for i in range(5)}
b = {H(i) for i in range(3, 8)}
print(H.asked)  #> 10
a | b, a & b, a - b, a ^ b, a <= b, a.isdisjoint(b), set(a), frozenset(b)
a.update(b)
print(H.asked, len(a))  #> 10 8
print(len(a.difference([H(1)])), H.asked)  #> 7 11
{frozenset()}.difference([set()])
#! TypeError: cannot use 'set' as a set element (unhashable type: 'set')

### a set that is emptied while another takes its members
given = set()
class X:
    def __hash__(self): return 0
    def __eq__(self, other):
        given.clear()
        return False
given = {X() for i in range(10)}
s = {0}
s.update(given)
print(len(s), len(given))  #> 2 0

### a dict that is emptied while another takes its items
class X:
    def __hash__(self): return 0
    def __eq__(self, other):
        given.clear()
        return False
given = {i: 0 for i in range(1, 100)}
given[X()] = 0
{X(): 0, 1: 1}.update(given)
#! RuntimeError: dict mutated during update

### keys of ** that are no strings
def f(*args, **keywords): print(args, keywords)
for call in (lambda: f(**{1: 3}, **{1: 5}), lambda: f(**{1: 3}, **{2: 5}), lambda: f(**{1: 3}),
             lambda: dict(**{1: 3}, **{1: 3})):
    try: call()
    except TypeError as e: print(e)
#> __main__.f() got multiple values for keyword argument '1'
#> keywords must be strings
#> keywords must be strings
#> dict() got multiple values for keyword argument '1'

### namespaces of exec with methods of their own
class G(dict):
    def __getitem__(self, key): raise KeyError if key == 'q' else ZeroDivisionError
    def __setitem__(self, key, value): raise IndexError
for code, space in (('x', G({'x': 1})), ('x = 1', G()), ('x', {'__builtins__': G({'x': 2})}),
                    ('len', {'__builtins__': 123}), ('q', {'__builtins__': G()}),
                    ('def f(): return x\nf()', {'__builtins__': G({'x': 2})}), ('len', {'__builtins__': {}})):
    try: print(exec(code, space))
    except Exception as e: print(type(e).__name__, e)
#> ZeroDivisionError 
#> IndexError 
#> ZeroDivisionError 
#> TypeError 'int' object is not subscriptable
#> NameError name 'q' is not defined
#> ZeroDivisionError 
#> NameError name 'len' is not defined

### patterns and classes that are sequences and mappings
import collections.abc
from collections import UserDict, UserList
class C: pass
class M1(UserDict, collections.abc.Sequence): pass
class M2(C, UserDict, collections.abc.Sequence): pass
class M3(UserDict, C, list): pass
class M4(dict, collections.abc.Sequence, C): pass
class S1(UserList, collections.abc.Mapping): pass
class S2(C, UserList, collections.abc.Mapping): pass
class S3(list, C, collections.abc.Mapping): pass
class S4(UserList, dict, C): pass
class T(str): pass
for c in M1, M2, M3, M4, S1, S2, S3, S4, T, C:
    match c():
        case [*_]: print('sequence')
        case {}: print('mapping')
        case _: print('neither')
#> mapping
#> mapping
#> mapping
#> mapping
#> sequence
#> sequence
#> sequence
#> sequence
#> neither
#> neither

### copies of unions
import copy
u = list[int] | str
print(copy.copy(u) == u, copy.deepcopy(u), copy.deepcopy([u]))  #> True list[int] | str [list[int] | str]

### items of an array into a memoryview of one
from array import array
m = memoryview(array('i', [1, 2, 3]))
m[0:1] = array('i', [7])
print(m.tolist())  #> [7, 2, 3]
m[0:1] = array('b', [7])
#! ValueError: memoryview assignment: lvalue and rvalue have different structures

### the end of the text behind a backslash in brackets
compile('f(1 for c in x,\\\n\\', 's', 'exec')
#! SyntaxError: '(' was never closed

### no items for a memoryview
from array import array
m = memoryview(array('i', [1, 2, 3]))
m[1:1] = array('i')
print(m.tolist(), memoryview(array('i')).tolist())  #> [1, 2, 3] []

### a memoryview that is released while its bounds are found
class I:
    def __index__(self):
        m.release()
        return 2
m = memoryview(b'abcd')
print(bytes(m[:I()]))  #> b'ab'
m = memoryview(b'abcd')
m[I()]
#! ValueError: operation forbidden on released memoryview object

### classes whose base can be referred to weakly have no __weakref__ of their own
print([b.__name__ for b in (set, frozenset, type, dict, list, str, float, bytearray, ValueError, object, int,
    tuple, bytes) if '__weakref__' in dir(type('X', (b,), {}))])
#> ['dict', 'list', 'str', 'float', 'bytearray', 'ValueError', 'object']
