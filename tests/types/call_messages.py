def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)

### too many arguments with a keyword are counted together
t(lambda: 'a'.splitlines(a=1, b=2))
t(lambda: 'a'.splitlines(1, b=2))
t(lambda: 'a'.split(1, 2, c=3))
t(lambda: 'a'.encode(a=1, b=2, c=3))
t(lambda: (5).to_bytes(1, 'big', a=1, b=2))
t(lambda: round(1, x=1, y=2))
#> TypeError splitlines() takes at most 1 keyword argument (2 given)
#> TypeError splitlines() takes at most 1 argument (2 given)
#> TypeError split() takes at most 2 arguments (3 given)
#> TypeError encode() takes at most 2 keyword arguments (3 given)
#> TypeError to_bytes() takes at most 3 arguments (4 given)
#> TypeError round() takes at most 2 arguments (3 given)

### a missing argument is found before an unknown keyword
t(lambda: 'a'.replace('a', x=1))
t(lambda: int.from_bytes(a=1))
t(lambda: compile('a', b=1))
#> TypeError replace() takes at least 2 positional arguments (1 given)
#> TypeError from_bytes() missing required argument 'bytes' (pos 1)
#> TypeError compile() missing required argument 'filename' (pos 2)

### static methods of types name their type
t(lambda: str.maketrans(sep=1))
t(lambda: bytes.maketrans(a=1))
#> TypeError str.maketrans() takes no keyword arguments
#> TypeError bytes.maketrans() takes no keyword arguments

### positional-only arguments by name come before unknown ones
def f(a, b=1, /, *, k0=0): pass
for given in ({'z': 1, 'b': 2, 'a': 3}, {'k1': 1, 'a': 2}, {'z': 2}):
    try: f(1, **given)
    except TypeError as e: print(e)
class C:
    def m(self, a, /): pass
try: C().m(x=1, a=2)
except TypeError as e: print(e)
#> f() got some positional-only arguments passed as keyword arguments: 'a, b'
#> f() got some positional-only arguments passed as keyword arguments: 'a'
#> f() got an unexpected keyword argument 'z'
#> C.m() got some positional-only arguments passed as keyword arguments: 'a'

### enumerate looks at the start before the iterable
enumerate(None, [])
#! TypeError: 'list' object cannot be interpreted as an integer

### augmented operators without a method name themselves
class A: pass
class B(A):
    def __iadd__(self, o): return NotImplemented
for f in ('a -= 1', 'a += "x"', 'b += 1', 'b **= a', 'a @= b', 'b >>= "x"', 'b /= b'):
    a, b = A(), B()
    try: exec(f)
    except TypeError as e: print(e)
#> unsupported operand type(s) for -=: 'A' and 'int'
#> unsupported operand type(s) for +=: 'A' and 'str'
#> unsupported operand type(s) for +=: 'B' and 'int'
#> unsupported operand type(s) for **=: 'B' and 'A'
#> unsupported operand type(s) for @=: 'A' and 'B'
#> unsupported operand type(s) for >>=: 'B' and 'str'
#> unsupported operand type(s) for /=: 'B' and 'B'

### subclasses of builtin types keep their type's own unequal
class L(set):
    def __eq__(self, o): print('eq'); return True
print(L() != L(), L() == L())
class I(int):
    def __eq__(self, o): print('eq'); return True
print(I() != I(1), I() != 5)
class A:
    def __eq__(self, o): print('eq'); return True
class B(A): pass
print(A() != B(), B() != A(), 5 != B())
#> eq
#> False True
#> True True
#> eq
#> eq
#> eq
#> False False False

### views take any iterable as a right operand
print(sorted({'a': 1, 'b': 2}.keys() - 'bc'), {'a': 1}.keys() & 'abc', sorted({'a': 1}.keys() | 'b'))
print(sorted({'a': 1}.keys() ^ 'ab'))
print({1: 2}.keys() - b'\x01', sorted('ab' - {'a': 2}.keys()))
try: 'ab' + {}.keys()
except TypeError as e: print(e)
try: {}.values() - 'a'
except TypeError as e: print(e)
#> ['a'] {'a'} ['a', 'b']
#> ['b']
#> set() ['b']
#> can only concatenate str (not "dict_keys") to str
#> unsupported operand type(s) for -: 'dict_values' and 'str'

### the modulus of pow must suit numbers of subclasses
class C(complex): pass
class F(float): pass
for args in ((C(), 2, 3), (F(2), 2, 3), (2, 1.5, 3), (1j, 2, 3)):
    try: pow(*args)
    except Exception as e: print(type(e).__name__, e)
#> ValueError complex modulo
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> ValueError complex modulo

### a class that could not be made is nobody's subclass
class A: pass
try:
    class B(A):
        __qualname__ = 5
except TypeError as e: print(e)  #> type __qualname__ must be a str, not int
print(A.__subclasses__())  #> []
try:
    class C(A, object, A): pass
except TypeError as e: print(e)  #> duplicate base class A
try:
    class M(type):
        __slots__ = ('x',)
except TypeError as e: print(e)  #> nonempty __slots__ not supported for subtype of 'type'

### generic methods leave no cell in the class
class K[T]:
    def f[U](self, x: T) -> U: pass
class L:
    x: int
print([k for c in (K, L) for k in vars(c) if 'cell' in k])  #> []

### deleting a missing attribute of an instance proposes nothing
class C:
    def __init__(self): self.attribute = 1
c = C()
try: del c.atribute
except AttributeError as e: print(e.name, e.obj)  #> None None
del c.atribute
#| Traceback (most recent call last):
#|   File "main.py", line 9, in <module>
#|     del c.atribute
#|         ^^^^^^^^^^
#| AttributeError: 'C' object has no attribute 'atribute'

### a memoryview is a sequence to match
match memoryview(b'abc'):
    case [a, *b]: print(a, b)  #> 97 [98, 99]

### a traceback strips the lines it shows
def f(): return (1 +    
    undefined)
f()
#| Traceback (most recent call last):
#|   File "main.py", line 6, in <module>
#|     f()
#|     ~^^
#|   File "main.py", line 5, in f
#|     undefined)
#|     ^^^^^^^^^
#| NameError: name 'undefined' is not defined

### deleting an item where none can be deleted: abc
def t(x, k):
    try: del x[k]
    except Exception as e: print(type(e).__name__, e)
for x in ('abc', (1,)):
    for k in (0, True, 'a', slice(1), None, 2**70): t(x, k)
#> TypeError 'str' object doesn't support item deletion
#> TypeError 'str' object doesn't support item deletion
#> TypeError 'str' object does not support item deletion
#> TypeError 'str' object does not support item deletion
#> TypeError 'str' object does not support item deletion
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError 'tuple' object doesn't support item deletion
#> TypeError 'tuple' object doesn't support item deletion
#> TypeError 'tuple' object does not support item deletion
#> TypeError 'tuple' object does not support item deletion
#> TypeError 'tuple' object does not support item deletion
#> IndexError cannot fit 'int' into an index-sized integer

### deleting an item where none can be deleted: {1} and range(3)
def t(x, k):
    try: del x[k]
    except Exception as e: print(type(e).__name__, e)
for x in ({1}, range(3)):
    for k in (0, True, 'a', slice(1), None, 2**70): t(x, k)
#> TypeError 'set' object doesn't support item deletion
#> TypeError 'set' object doesn't support item deletion
#> TypeError 'set' object does not support item deletion
#> TypeError 'set' object does not support item deletion
#> TypeError 'set' object does not support item deletion
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError 'range' object doesn't support item deletion
#> TypeError 'range' object doesn't support item deletion
#> TypeError 'range' object does not support item deletion
#> TypeError 'range' object does not support item deletion
#> TypeError 'range' object does not support item deletion
#> IndexError cannot fit 'int' into an index-sized integer

### deleting an item where none can be deleted: {}.keys() and type.__dict__
def t(x, k):
    try: del x[k]
    except Exception as e: print(type(e).__name__, e)
for x in ({}.keys(), type.__dict__):
    for k in (0, True, 'a', slice(1), None, 2**70): t(x, k)
#> TypeError 'dict_keys' object doesn't support item deletion
#> TypeError 'dict_keys' object doesn't support item deletion
#> TypeError 'dict_keys' object does not support item deletion
#> TypeError 'dict_keys' object does not support item deletion
#> TypeError 'dict_keys' object does not support item deletion
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError 'mappingproxy' object doesn't support item deletion
#> TypeError 'mappingproxy' object doesn't support item deletion
#> TypeError 'mappingproxy' object does not support item deletion
#> TypeError 'mappingproxy' object does not support item deletion
#> TypeError 'mappingproxy' object does not support item deletion
#> IndexError cannot fit 'int' into an index-sized integer

### deleting an item where none can be deleted: 5 and None
def t(x, k):
    try: del x[k]
    except Exception as e: print(type(e).__name__, e)
for x in (5, None):
    for k in (0, True, 'a', slice(1), None, 2**70): t(x, k)
#> TypeError 'int' object does not support item deletion
#> TypeError 'int' object does not support item deletion
#> TypeError 'int' object does not support item deletion
#> TypeError 'int' object does not support item deletion
#> TypeError 'int' object does not support item deletion
#> TypeError 'int' object does not support item deletion
#> TypeError 'NoneType' object does not support item deletion
#> TypeError 'NoneType' object does not support item deletion
#> TypeError 'NoneType' object does not support item deletion
#> TypeError 'NoneType' object does not support item deletion
#> TypeError 'NoneType' object does not support item deletion
#> TypeError 'NoneType' object does not support item deletion

### augmented multiplication asks a sequence on the right where the left has no table of its own
class A: pass
for a in (5, None, {}, set(), range(2), 1.5, object(), A(), Exception()):
    try: a *= 'x'
    except TypeError as e: print(e)
#> can't multiply sequence by non-int of type 'NoneType'
#> unsupported operand type(s) for *=: 'dict' and 'str'
#> unsupported operand type(s) for *=: 'set' and 'str'
#> unsupported operand type(s) for *=: 'range' and 'str'
#> can't multiply sequence by non-int of type 'float'
#> can't multiply sequence by non-int of type 'object'
#> unsupported operand type(s) for *=: 'A' and 'str'
#> can't multiply sequence by non-int of type 'Exception'

### isdisjoint looks for hashable items only
for other in ([{2}, 1], [1, {2}], [[1]]):
    try: print({1, 3}.isdisjoint(other))
    except TypeError as e: print(e)
#> cannot use 'set' as a set element (unhashable type: 'set')
#> False
#> cannot use 'list' as a set element (unhashable type: 'list')

### type() without the right arguments
class Q:
    def __mro_entries__(self, bases): return ()
t(lambda: type(1, x=2))
t(lambda: type('S', (Q(),), {}))
t(lambda: type('S', (1,), {}))
t(lambda: memoryview(b'', 1))
t(lambda: format(1, None))
t(lambda: float(bytearray(b' x')))
t(lambda: bytes.fromhex('a b\u017f'))
print('x' % memoryview(b''), b'x' % memoryview(b''))
#> TypeError type() takes no keyword arguments
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> TypeError metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases
#> TypeError memoryview() takes at most 1 argument (2 given)
#> TypeError format() argument 2 must be str, not None
#> ValueError could not convert string to float: bytearray(b' x')
#> ValueError non-hexadecimal number found in fromhex() arg at position 3
#> x b'x'

### ints among floats are summed as exactly as floats
print(sum([0.1, 2.675, 4]).as_integer_ratio(), sum([1e16, 1, 1, 1.0]), sum([1e16, True, True]), sum(iter([1e16, 1, 1])))
#> (7627971868858777, 1125899906842624) 1.0000000000000004e+16 1.0000000000000002e+16 1.0000000000000002e+16

### slot wrappers say what they are
t(lambda: 'a'.__str__(x=1))
t(lambda: (1).__add__(x=1))
t(lambda: [].append(x=1))
#> TypeError wrapper __str__() takes no keyword arguments
#> TypeError wrapper __add__() takes no keyword arguments
#> TypeError list.append() takes no keyword arguments

### which of several wrong arguments is named
t(lambda: str.maketrans(..., b'', 'c'))
t(lambda: str.maketrans(1, 'b'))
t(lambda: (1).to_bytes(1, None))
t(lambda: pow(-2.0, 3, []))
t(lambda: float.fromhex('\u0663'))
t(lambda: b'a'.hex([1, 2]))
t(lambda: b'a'.hex({1}))
def put(k, v): bytearray(b'ab')[k] = v
t(lambda: put(8, 1000))
t(lambda: put('a', 1000))
t(lambda: put(8, 1))
#> TypeError maketrans() argument 2 must be str, not bytes
#> TypeError first maketrans argument must be a string if there is a second argument
#> TypeError to_bytes() argument 'byteorder' must be str, not None
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> ValueError invalid hexadecimal floating-point string
#> ValueError sep must be length 1.
#> TypeError sep must be str or bytes.
#> ValueError byte must be in range(0, 256)
#> TypeError bytearray indices must be integers or slices, not str
#> IndexError bytearray index out of range

### StopIteration thrown into a generator that was not started stays one
def g(): yield
t(lambda: g().throw(StopIteration(3)))
x = g()
next(x)
t(lambda: x.throw(StopIteration(4)))
#> StopIteration 3
#> RuntimeError generator raised StopIteration

### the words of a class are missed under its qualified name
try:
    class B(k=1): __qualname__ = 'Q'
except TypeError as e: print(e)  #> Q.__init_subclass__() takes no keyword arguments

### issuperset looks for hashable items only
try: print({1, 3}.issuperset([1, {2}]))
except TypeError as e: print(e)
#> cannot use 'set' as a set element (unhashable type: 'set')

### bound class methods of builtins as class attributes
class A:
    c = dict.fromkeys
    d = [].append
    e = int.from_bytes
    f = str.maketrans
    g = (1).bit_length
    def t(self): return self.c([1, 2]), self.e(b'a', 'big'), self.f({}), self.g()
print(A().t(), A.c('a'), A().d(3))
class B(dict):
    x = dict.fromkeys
print(type(B.x('a')), type(B().x('a')), type(B.fromkeys('a')), type(B().fromkeys('a')))
#> ({1: None, 2: None}, 97, {}, 1) {'a': None} None
#> <class 'dict'> <class 'dict'> <class '__main__.B'> <class '__main__.B'>

### a bound method is called by the class of what it is bound to
class D(dict):
    pass
class L(list):
    pass
def say(f, *args, **kwargs):
    try:
        print(f(*args, **kwargs))
    except TypeError as e:
        print(e)
clear, append, get, fromkeys = D().clear, L().append, D().get, D.fromkeys
say(clear, 1)
say(clear, x=1)
say(append)
say(get, x=1)
say(fromkeys, x=1)
say(D.clear)
say(D.clear, {}, 1)
say(lambda: D().clear(1))
say(D().__getitem__)
say((3).__rpow__)
#> D.clear() takes no arguments (1 given)
#> D.clear() takes no keyword arguments
#> L.append() takes exactly one argument (0 given)
#> D.get() takes no keyword arguments
#> D.fromkeys() takes no keyword arguments
#> unbound method dict.clear() needs an argument
#> dict.clear() takes no arguments (1 given)
#> dict.clear() takes no arguments (1 given)
#> D.__getitem__() takes exactly one argument (0 given)
#> expected 1 or 2 arguments, got 0

### classes of modules in messages
import collections, datetime
def say(f, *args):
    try:
        print(f(*args))
    except TypeError as e:
        print(e)
for o in datetime.date(1, 1, 1), collections.deque():
    for f in ('%x'.__mod__, '%f'.__mod__, b'%s'.__mod__, b'%d'.__mod__, [].__getitem__, 'a'.__contains__, open):
        say(f, o)
    say(lambda: super(int, o))
    say(lambda: (1).to_bytes(1, o))
say(bytes, datetime.date(1, 1, 1))
say(bytearray, datetime.date(1, 1, 1))
def unpack(o):
    a, b = o
say(unpack, datetime.date(1, 1, 1))
#> %x format: an integer is required, not datetime.date
#> must be real number, not datetime.date
#> %b requires a bytes-like object, or an object that implements __bytes__, not 'datetime.date'
#> %d format: a real number is required, not datetime.date
#> list indices must be integers or slices, not datetime.date
#> 'in <string>' requires string as left operand, not datetime.date
#> expected str, bytes or os.PathLike object, not date
#> super(type, obj): obj (instance of datetime.date) is not an instance or subtype of type (int).
#> to_bytes() argument 'byteorder' must be str, not datetime.date
#> %x format: an integer is required, not collections.deque
#> must be real number, not collections.deque
#> %b requires a bytes-like object, or an object that implements __bytes__, not 'collections.deque'
#> %d format: a real number is required, not collections.deque
#> list indices must be integers or slices, not collections.deque
#> 'in <string>' requires string as left operand, not collections.deque
#> expected str, bytes or os.PathLike object, not deque
#> super(type, obj): obj (instance of collections.deque) is not an instance or subtype of type (int).
#> to_bytes() argument 'byteorder' must be str, not collections.deque
#> cannot convert 'datetime.date' object to bytes
#> cannot convert 'datetime.date' object to bytearray
#> cannot unpack non-iterable datetime.date object

### classes of modules in messages of arrays, and arguments that subclasses name
import array, collections, fractions
def say(f, *args):
    try:
        print(f(*args))
    except TypeError as e:
        print(e)
say(array.array('w').append, fractions.Fraction(1))
say(lambda: array.array('i') + collections.deque())
say(str.maketrans, collections.OrderedDict())
class E(set):
    pass
for f in (lambda: E(1, 2), lambda: E().__init__(1, 2), lambda: set(1, 2), lambda: list(1, 2), lambda: frozenset(1, 2)):
    say(f)
#> array item must be a unicode character, not fractions.Fraction
#> can only append array (not "collections.deque") to array
#> if you give only one argument to maketrans it must be a dict
#> E expected at most 1 argument, got 2
#> E expected at most 1 argument, got 2
#> set expected at most 1 argument, got 2
#> list expected at most 1 argument, got 2
#> frozenset expected at most 1 argument, got 2
