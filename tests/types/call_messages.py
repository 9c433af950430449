### too many arguments with a keyword are counted together
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
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
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
t(lambda: 'a'.replace('a', x=1))
t(lambda: int.from_bytes(a=1))
t(lambda: compile('a', b=1))
#> TypeError replace() takes at least 2 positional arguments (1 given)
#> TypeError from_bytes() missing required argument 'bytes' (pos 1)
#> TypeError compile() missing required argument 'filename' (pos 2)

### static methods of types name their type
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
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
print(sorted({'a': 1, 'b': 2}.keys() - 'bc'), {'a': 1}.keys() & 'abc', sorted({'a': 1}.keys() | 'b'), sorted({'a': 1}.keys() ^ 'ab'))
print({1: 2}.keys() - b'\x01', sorted('ab' - {'a': 2}.keys()))
try: 'ab' + {}.keys()
except TypeError as e: print(e)
try: {}.values() - 'a'
except TypeError as e: print(e)
#> ['a'] {'a'} ['a', 'b'] ['b']
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
#|   File "main.py", line 6, in <module>
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
#|   File "main.py", line 3, in <module>
#|     f()
#|     ~^^
#|   File "main.py", line 2, in f
#|     undefined)
#|     ^^^^^^^^^
#| NameError: name 'undefined' is not defined
