# Errors that programs often make, in the words of CPython.

### sum of wrong
sum(["a"])
#! TypeError: unsupported operand type(s) for +: 'int' and 'str'

### super arity
super(1, 2, 3)
#! TypeError: super() expected at most 2 arguments, got 3

### print sep
print(1, sep=2)
#! TypeError: sep must be None or a string, not int

### print unexpected
print(1, foo=2)
#! TypeError: print() got an unexpected keyword argument 'foo'

### sorted unexpected
sorted([1], foo=2)
#! TypeError: sort() got an unexpected keyword argument 'foo'

### int kw
int(x=1)
#! TypeError: int() got an unexpected keyword argument 'x'

### int two
int("1", 2, 3)
#! TypeError: int expected at most 2 arguments, got 3

### str kw
print(str(object=1, encoding="a"))
#! TypeError: decoding to str: need a bytes-like object, int found

### dict pairs
dict([1])
#! Cannot convert dictionary update sequence element #0 to a sequence

### dict pairs two
dict([(1, 2, 3)])
#! ValueError: dictionary update sequence element #0 has length 3; 2 is required

### range none
range()
#! TypeError: range expected at least 1 argument, got 0

### range float
range(1.5)
#! TypeError: 'float' object cannot be interpreted as an integer

### round
round("a")
#! TypeError: type str doesn't define __round__ method

### abs
abs("a")
#! TypeError: bad operand type for abs(): 'str'

### ord
ord("ab")
#! TypeError: ord() expected a character, but string of length 2 found

### chr
chr(-1)
#! ValueError: chr() arg not in range(0x110000)

### min empty
min([])
#! ValueError: min() iterable argument is empty

### max mixed
max(1, "a")
#! TypeError: '>' not supported between instances of 'str' and 'int'

### enumerate args
enumerate()
#! TypeError: enumerate() missing required argument 'iterable'

### zip strict
list(zip([1], [1, 2], strict=True))
#! ValueError: zip() argument 2 is longer than argument 1

### map none
list(map(None, [1]))
#! TypeError: 'NoneType' object is not callable

### open mode
"a".foo
#! AttributeError: 'str' object has no attribute 'foo'

### none attr
None.foo
#! AttributeError: 'NoneType' object has no attribute 'foo'

### int attr set
(1).x = 2
#! AttributeError: 'int' object has no attribute 'x' and no __dict__ for setting new attributes

### str item
"abc"["a"]
#! TypeError: string indices must be integers, not 'str'

### list item
[1][1.5]
#! TypeError: list indices must be integers or slices, not float

### tuple assign
(1,)[0] = 2
#! TypeError: 'tuple' object does not support item assignment

### dict unhash
{[]: 1}
#! TypeError: cannot use 'list' as a dict key (unhashable type: 'list')

### set unhash
{{}}
#! TypeError: cannot use 'dict' as a set element (unhashable type: 'dict')

### call none
None()
#! TypeError: 'NoneType' object is not callable

### call str
"a"()
#! TypeError: 'str' object is not callable

### unpack few
a, b = [1]
#! ValueError: not enough values to unpack (expected 2, got 1)

### unpack many
a, b = 1, 2, 3
#! ValueError: too many values to unpack (expected 2, got 3)

### unpack star
a, *b, c = [1]
#! ValueError: not enough values to unpack (expected at least 2, got 1)

### unpack int
a, b = 1
#! TypeError: cannot unpack non-iterable int object

### iter int
for x in 1: pass
#! TypeError: 'int' object is not iterable

### in int
1 in 2
#! TypeError: argument of type 'int' is not a container or iterable

### with int
with 1: pass
#! TypeError: 'int' object does not support the context manager protocol (missed __exit__ method)

### raise int
raise 1
#! TypeError: exceptions must derive from BaseException

### raise none from
raise ValueError from 1
#! TypeError: exception causes must derive from BaseException

### except bad
try: 1/0
except 1: pass
#! TypeError: catching classes that do not inherit from BaseException is not allowed

### await outside
async def f(): await 1
c = f()
c.send(None)
#! TypeError: 'int' object can't be awaited

### yield from int
def g(): yield from 1
list(g())
#! TypeError: 'int' object is not iterable

### class bad base
class A(1): pass
#! TypeError: int expected at most 2 arguments, got 3

### class two layouts
class A(int, str): pass
#! TypeError: multiple bases have instance lay-out conflict

### mro
class A: pass
class B(A): pass
class C(A, B): pass
#! TypeError: Cannot create a consistent method resolution order (MRO) for bases A, B

### slots conflict
class A:
    __slots__ = ("x",)
    x = 1
#! ValueError: 'x' in __slots__ conflicts with class variable

### final bool
class A(bool): pass
#! TypeError: type 'bool' is not an acceptable base type

### init returns
class A:
    def __init__(self): return 1
A()
#! TypeError: __init__() should return None, not 'int'

### abstract
from abc import ABC, abstractmethod
class A(ABC):
    @abstractmethod
    def f(self): pass
    @abstractmethod
    def g(self): pass
A()
#! TypeError: Can't instantiate abstract class A without an implementation for abstract methods 'f', 'g'

### property no setter
class A:
    @property
    def x(self): return 1
A().x = 2
#! AttributeError: property 'x' of 'A' object has no setter

### property no deleter
class A:
    @property
    def x(self): return 1
del A().x
#! AttributeError: property 'x' of 'A' object has no deleter

### slots attr
class A: __slots__ = ("x",)
A().y = 1
#! AttributeError: 'A' object has no attribute 'y' and no __dict__ for setting new attributes

### slot unset
class A: __slots__ = ("x",)
A().x
#! AttributeError: 'A' object has no attribute 'x'

### global unset
del nope
#! NameError: name 'nope' is not defined. Did you mean: 'None'?

### local unset
def f():
    print(x)
    x = 1
f()
#! UnboundLocalError: cannot access local variable 'x' where it is not associated with a value

### free unset
def f():
    def g(): return x
    g()
    x = 1
f()
#! NameError: cannot access free variable 'x' where it is not associated with a value in enclosing scope

### import from
from math import nope
#! ImportError: cannot import name 'nope' from 'math' (unknown location)

### format bad
"{} {}".format(1)
#! IndexError: Replacement index 1 out of range for positional args tuple

### format key
"{a}".format(b=1)
#! KeyError: 'a'

### format mix
"{} {0}".format(1)
#! ValueError: cannot switch from automatic field numbering to manual field specification

### percent few
"%s %s" % 1
#! TypeError: not enough arguments for format string

### percent bad
"%d" % "a"
#! TypeError: %d format: a real number is required, not str

### fstring spec
f"{1:q}"
#! ValueError: Unknown format code 'q' for object of type 'int'

### fstring str spec
f"{'a':d}"
#! ValueError: Unknown format code 'd' for object of type 'str'

### int parse
int("12x")
#! ValueError: invalid literal for int() with base 10: '12x'

### float parse
float("1.x")
#! ValueError: could not convert string to float: '1.x'

### bytes join
b",".join(["a"])
#! TypeError: sequence item 0: expected a bytes-like object, str found

### str join
",".join([1])
#! TypeError: sequence item 0: expected str instance, int found

### encode
"é".encode("ascii")
#! UnicodeEncodeError: 'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128)

### decode
b"\xff".decode()
#! UnicodeDecodeError: 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte

### shift
1 << -1
#! ValueError: negative shift count

### pow mod
pow(2, -1, 4)
#! ValueError: base is not invertible for the given modulus

### zero div
1 // 0
#! ZeroDivisionError: division by zero

### mod zero
1.5 % 0
#! ZeroDivisionError: division by zero

### complex div
1j / 0
#! ZeroDivisionError: division by zero

### int too big
float(10**400)
#! OverflowError: int too large to convert to float

### index
[].index(1)
#! ValueError: list.index(x): x not in list

### remove
[].remove(1)
#! ValueError: list.remove(x): x not in list

### pop
[].pop()
#! IndexError: pop from empty list

### pop index
[1].pop(5)
#! IndexError: pop index out of range

### dict key
{}["a"]
#! KeyError: 'a'

### dict popitem
{}.popitem()
#! KeyError: 'popitem(): dictionary is empty'

### set pop
set().pop()
#! KeyError: 'pop from an empty set'

### next
next(iter([]))
#! StopIteration

### match args
class A: __match_args__ = ("x",)
match A():
    case A(1, 2): pass
#! TypeError: A() accepts 1 positional sub-pattern (2 given)

### type three
type("A", 1, {})
#! TypeError: type.__new__() argument 2 must be tuple, not int

### type args
type(1, 2)
#! TypeError: type() takes 1 or 3 arguments

### isinstance
isinstance(1, 1)
#! TypeError: isinstance() arg 2 must be a type, a tuple of types, or a union

### issubclass
issubclass(1, int)
#! TypeError: issubclass() arg 1 must be a class

### getattr
getattr(1, 2)
#! TypeError: attribute name must be string, not 'int'

### setattr
setattr(1, "x")
#! TypeError: setattr expected 3 arguments, got 2

### hash
hash([])
#! TypeError: unhashable type: 'list'

### len
len(1)
#! TypeError: object of type 'int' has no len()

### reversed
reversed(1)
#! TypeError: 'int' object is not reversible

### bytes big
bytes([256])
#! ValueError: bytes must be in range(0, 256)

### bytearray item
bytearray(b"a")[0] = 300
#! ValueError: byte must be in range(0, 256)

### str mul
"a" * "b"
#! TypeError: can't multiply sequence by non-int of type 'str'

### list add
[1] + (1,)
#! TypeError: can only concatenate list (not "tuple") to list

### compare
1 < "a"
#! TypeError: '<' not supported between instances of 'int' and 'str'

### neg
-"a"
#! TypeError: bad operand type for unary -: 'str'

### matmul
1 @ 2
#! TypeError: unsupported operand type(s) for @: 'int' and 'int'

### iadd
x = 1
x += "a"
#! TypeError: unsupported operand type(s) for +=: 'int' and 'str'

### generator running
def g():
    next(me)
    yield 1
me = g()
next(me)
#! ValueError: generator already executing

### send unstarted
def g(): yield 1
g().send(1)
#! TypeError: can't send non-None value to a just-started generator

### coroutine twice
async def f(): pass
c = f()
try: c.send(None)
except StopIteration: pass
c.send(None)
#! RuntimeError: cannot reuse already awaited coroutine

### dict changed
d = {1: 1}
for k in d: d[2] = 2
#! RuntimeError: dictionary changed size during iteration

### set changed
s = {1}
for k in s: s.add(k + 1)
#! RuntimeError: Set changed size during iteration

### kwarg dup
def f(**k): pass
f(**{"a": 1}, **{"a": 2})
#! TypeError: __main__.f() got multiple values for keyword argument 'a'

### kwarg not str
def f(**k): pass
f(**{1: 1})
#! TypeError: keywords must be strings

### star int
print(*1)
#! TypeError: print() argument after * must be an iterable, not int

### starstar int
print(**1)
#! TypeError: print() argument after ** must be a mapping, not int

### lambda args
(lambda a, /, *, b: 0)(1, 2, 3)
#! TypeError: <lambda>() takes 1 positional argument but 3 were given

### missing kwonly
def f(*, a, b): pass
f()
#! TypeError: f() missing 2 required keyword-only arguments: 'a' and 'b'

### assertion
assert 1 == 2, "no"
#! AssertionError: no

### nested function qualname
def f():
    def g(a): pass
    g()
f()
#! TypeError: f.<locals>.g() missing 1 required positional argument: 'a'

### method args
class A:
    def m(self): pass
A().m(1)
#! TypeError: A.m() takes 1 positional argument but 2 were given

### static
class A:
    @staticmethod
    def m(a): pass
A.m()
#! TypeError: A.m() missing 1 required positional argument: 'a'

### enum-like set_name error
class D:
    def __set_name__(self, o, n): raise ValueError("x")
class A:
    d = D()
#! Error calling __set_name__ on 'D' instance 'd' in 'A'

### names that are near, of the module that failed
value_of_things = 3
def f():
    print(value_of_thing)
f()
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     f()
#|     ~^^
#|   File "main.py", line 3, in f
#|     print(value_of_thing)
#|           ^^^^^^^^^^^^^^
#| NameError: name 'value_of_thing' is not defined. Did you mean: 'value_of_things'?

### an unbound local variable proposes nothing
def f():
    something = 3
    print(somethong)
    somethong = 3
f()
#| Traceback (most recent call last):
#|   File "main.py", line 5, in <module>
#|     f()
#|     ~^^
#|   File "main.py", line 3, in f
#|     print(somethong)
#|           ^^^^^^^^^
#| UnboundLocalError: cannot access local variable 'somethong' where it is not associated with a value

### what except* raises again is a group of its own, as derived ones are
def T(f):
    try: f()
    except BaseException as e: print(repr(e), e.__suppress_context__, e.__cause__, e.__context__)
def a():
    try: raise ExceptionGroup('eg', [TypeError(1), ExceptionGroup('in', [ValueError(2)])])
    except* TypeError: raise
def b():
    try: raise ExceptionGroup('eg', [TypeError(1), ValueError(2)])
    except* OSError: raise KeyError
def c():
    try: raise TypeError(1)
    except* TypeError as e: print(e.__suppress_context__); raise KeyError
def d():
    eg = ExceptionGroup('eg', [TypeError(1)])
    try:
        try: raise eg
        except* TypeError as e: print(e is eg); raise
    except BaseException as f: print(f is eg); raise
for f in (a, b, c, d): T(f)
#> ExceptionGroup('eg', [TypeError(1), ExceptionGroup('in', [ValueError(2)])]) True None None
#> ExceptionGroup('eg', [TypeError(1), ValueError(2)]) True None None
#> False
#> KeyError() False None  (1 sub-exception)
#> False
#> False
#> ExceptionGroup('eg', [TypeError(1)]) True None None
