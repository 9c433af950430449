# Messages of calls that do not fit the signature.

### one missing argument
def f(a): pass
f()
#! TypeError: f() missing 1 required positional argument: 'a'

### two missing arguments
def f(a, b): pass
f()
#! TypeError: f() missing 2 required positional arguments: 'a' and 'b'

### three missing arguments
def f(a, b, c): pass
f()
#! TypeError: f() missing 3 required positional arguments: 'a', 'b', and 'c'

### missing with a default behind
def f(a, b, c=1): pass
f(1)
#! TypeError: f() missing 1 required positional argument: 'b'

### one keyword-only missing
def f(*, k): pass
f()
#! TypeError: f() missing 1 required keyword-only argument: 'k'

### two keyword-only missing
def f(a, *, k, l): pass
f(1)
#! TypeError: f() missing 2 required keyword-only arguments: 'k' and 'l'

### too many positional
def f(a): pass
f(1, 2)
#! TypeError: f() takes 1 positional argument but 2 were given

### too many for none
def f(): pass
f(1)
#! TypeError: f() takes 0 positional arguments but 1 was given

### too many for two
def f(a, b): pass
f(1, 2, 3, 4)
#! TypeError: f() takes 2 positional arguments but 4 were given

### too many with defaults
def f(a, b=1): pass
f(1, 2, 3)
#! TypeError: f() takes from 1 to 2 positional arguments but 3 were given

### too many with only defaults
def f(a=1): pass
f(1, 2)
#! TypeError: f() takes from 0 to 1 positional arguments but 2 were given

### too many with a keyword-only given
def f(a, *, k): pass
f(1, 2, k=3)
#! TypeError: f() takes 1 positional argument but 2 positional arguments (and 1 keyword-only argument) were given

### too many with keyword-only defaults given
def f(a, b=1, *, k=2, l=3): pass
f(1, 2, 3, k=3, l=4)
#! TypeError: f() takes from 1 to 2 positional arguments but 3 positional arguments (and 2 keyword-only arguments) were given

### unexpected keyword
def f(a): pass
f(1, b=2)
#! TypeError: f() got an unexpected keyword argument 'b'

### unexpected keyword with a suggestion
def f(colour): pass
f(color=1)
#! TypeError: f() got an unexpected keyword argument 'color'. Did you mean 'colour'?

### multiple values
def f(a, b): pass
f(1, a=2)
#! TypeError: f() got multiple values for argument 'a'

### multiple values through a star
def f(a, b): pass
f(*[1, 2], b=3)
#! TypeError: f() got multiple values for argument 'b'

### positional-only passed as keyword
def f(a, /): pass
f(a=1)
#! TypeError: f() got some positional-only arguments passed as keyword arguments: 'a'

### two positional-only passed as keywords
def f(a, b, /): pass
f(a=1, b=2)
#! TypeError: f() got some positional-only arguments passed as keyword arguments: 'a, b'

### positional-only with default passed as keyword
def f(a=1, /, b=2): pass
f(a=3)
#! TypeError: f() got some positional-only arguments passed as keyword arguments: 'a'

### method counts self
class A:
    def m(self, x): pass
A().m()
#! TypeError: A.m() missing 1 required positional argument: 'x'

### method with too many
class A:
    def m(self): pass
A().m(1)
#! TypeError: A.m() takes 1 positional argument but 2 were given

### method without self
class A:
    def m(): pass
A().m()
#! TypeError: A.m() takes 0 positional arguments but 1 was given

### __init__ missing
class A:
    def __init__(self, x): pass
A()
#! TypeError: A.__init__() missing 1 required positional argument: 'x'

### __init__ too many
class A:
    def __init__(self): pass
A(1)
#! TypeError: A.__init__() takes 1 positional argument but 2 were given

### __init__ unexpected keyword
class A:
    def __init__(self, x): pass
A(x=1, y=2)
#! TypeError: A.__init__() got an unexpected keyword argument 'y'

### unbound method without self
class A:
    def m(self): pass
A.m()
#! TypeError: A.m() missing 1 required positional argument: 'self'

### lambda arguments
(lambda x: x)()
#! TypeError: <lambda>() missing 1 required positional argument: 'x'

### nested function uses its qualified name
def outer():
    def inner(a): pass
    inner()
outer()
#! TypeError: outer.<locals>.inner() missing 1 required positional argument: 'a'

### not callable: int
1()
#! TypeError: 'int' object is not callable

### not callable: None
x = None
x()
#! TypeError: 'NoneType' object is not callable

### not callable: instance
class A: pass
A()()
#! TypeError: 'A' object is not callable

### not callable: a module
import math
math()
#! TypeError: 'module' object is not callable

### star needs an iterable
def f(*a): pass
f(*1)
#! TypeError: __main__.f() argument after * must be an iterable, not int

### star needs an iterable, with more arguments
def f(*a): pass
f(0, *None)
#! TypeError: Value after * must be an iterable, not NoneType

### double star needs a mapping
def f(**k): pass
f(**1)
#! TypeError: __main__.f() argument after ** must be a mapping, not int

### double star keys must be strings
def f(**k): pass
f(**{1: 2})
#! TypeError: keywords must be strings

### double star repeats a keyword
def f(**k): pass
f(a=1, **{"a": 2})
#! TypeError: __main__.f() got multiple values for keyword argument 'a'

### double star repeats another double star
def f(**k): pass
f(**{"a": 1}, **{"a": 2})
#! TypeError: __main__.f() got multiple values for keyword argument 'a'

### star of a builtin
print(*1)
#! TypeError: print() argument after * must be an iterable, not int

### len takes one
len()
#! TypeError: len() takes exactly one argument (0 given)

### len takes one, two given
len(1, 2)
#! TypeError: len() takes exactly one argument (2 given)

### len takes no keywords
len(x=1)
#! TypeError: len() takes no keyword arguments

### a method of list takes one
[].append()
#! TypeError: list.append() takes exactly one argument (0 given)

### a method of list takes one, two given
[].append(1, 2)
#! TypeError: list.append() takes exactly one argument (2 given)

### a method of list takes none
[].clear(1)
#! TypeError: list.clear() takes no arguments (1 given)

### pop takes at most one
[].pop(1, 2)
#! TypeError: pop expected at most 1 argument, got 2

### insert takes exactly two
[].insert(1)
#! TypeError: insert expected 2 arguments, got 1

### dict.get takes at least one
{}.get()
#! TypeError: get expected at least 1 argument, got 0

### dict.get takes at most two
{}.get(1, 2, 3)
#! TypeError: get expected at most 2 arguments, got 3

### str.split takes at most two
"a".split(1, 2, 3)
#! TypeError: split() takes at most 2 arguments (3 given)

### str.upper takes none
"a".upper(1)
#! TypeError: str.upper() takes no arguments (1 given)

### str.join wants an iterable
",".join(1)
#! TypeError: can only join an iterable

### str.join wants strings
",".join(["a", 1])
#! TypeError: sequence item 1: expected str instance, int found

### print has no such keyword
print(1, foo=2)
#! TypeError: print() got an unexpected keyword argument 'foo'

### sorted takes one positional
sorted([1], 2)
#! TypeError: sorted expected 1 argument, got 2

### sorted needs its argument
sorted()
#! TypeError: sorted expected 1 argument, got 0

### sorted has no such keyword
sorted([], foo=1)
#! TypeError: sort() got an unexpected keyword argument 'foo'

### int has too many
int(1, 2, 3)
#! TypeError: int expected at most 2 arguments, got 3

### int with an unexpected keyword
int(x=1)
#! TypeError: int() got an unexpected keyword argument 'x'

### isinstance takes two
isinstance(1)
#! TypeError: isinstance expected 2 arguments, got 1

### range takes at least one
range()
#! TypeError: range expected at least 1 argument, got 0

### range takes at most three
range(1, 2, 3, 4)
#! TypeError: range expected at most 3 arguments, got 4

### range wants integers
range("a")
#! TypeError: 'str' object cannot be interpreted as an integer

### range wants integers, not floats
range(1.0)
#! TypeError: 'float' object cannot be interpreted as an integer

### range step zero
range(1, 2, 0)
#! ValueError: range() arg 3 must not be zero

### ord of a long string
ord("ab")
#! TypeError: ord() expected a character, but string of length 2 found

### ord of a number
ord(1)
#! TypeError: ord() expected string of length 1, but int found

### chr out of range
chr(0x110000)
#! ValueError: chr() arg not in range(0x110000)

### chr of a negative
chr(-1)
#! ValueError: chr() arg not in range(0x110000)

### abs of a string
abs("a")
#! TypeError: bad operand type for abs(): 'str'

### max of nothing
max()
#! TypeError: max expected at least 1 argument, got 0

### max of an empty list
max([])
#! ValueError: max() iterable argument is empty

### min of one number
min(1)
#! TypeError: 'int' object is not iterable

### sum of strings
sum(["a"], "")
#! TypeError: sum() can't sum strings [use ''.join(seq) instead]

### sum of mixed
sum([1, "a"])
#! TypeError: unsupported operand type(s) for +: 'int' and 'str'

### getattr takes at least two
getattr(1)
#! TypeError: getattr expected at least 2 arguments, got 1

### getattr with a non-string
getattr(1, 2)
#! TypeError: attribute name must be string, not 'int'

### setattr with a non-string
setattr(print, 1, 2)
#! TypeError: attribute name must be string, not 'int'

### hasattr with a non-string
hasattr(1, 1)
#! TypeError: attribute name must be string, not 'int'

### iter of a number
iter(1)
#! TypeError: 'int' object is not iterable

### iter of a non-callable with sentinel
iter(1, 2)
#! TypeError: iter(v, w): v must be callable

### next of a list
next([])
#! TypeError: 'list' object is not an iterator

### reversed of a set
reversed({1})
#! TypeError: 'set' object is not reversible

### enumerate of a number
enumerate(1)
#! TypeError: 'int' object is not iterable

### zip of a number
zip([1], 2)
#! TypeError: 'int' object is not iterable

### zip strict, shorter
list(zip([1, 2], [1], strict=True))
#! ValueError: zip() argument 2 is shorter than argument 1

### zip strict, longer
list(zip([1], [1, 2], strict=True))
#! ValueError: zip() argument 2 is longer than argument 1

### map needs two
map(len)
#! TypeError: map() must have at least two arguments.

### map with a non-callable fails late
list(map(1, [2]))
#! TypeError: 'int' object is not callable

### filter takes two
filter(None)
#! TypeError: filter expected 2 arguments, got 1

### divmod takes two
divmod(1)
#! TypeError: divmod expected 2 arguments, got 1

### divmod by zero
divmod(1, 0)
#! ZeroDivisionError: division by zero

### pow with a modulus of zero
pow(2, 3, 0)
#! ValueError: pow() 3rd argument cannot be 0

### pow with a negative exponent and no inverse
pow(2, -1, 4)
#! ValueError: base is not invertible for the given modulus

### pow with floats and a modulus
pow(2.0, 3, 5)
#! TypeError: pow() 3rd argument not allowed unless all arguments are integers

### round with a bad digits argument
round(1.5, "a")
#! TypeError: 'str' object cannot be interpreted as an integer

### hash of a list
hash([])
#! TypeError: unhashable type: 'list'

### hash of a dict in a tuple
hash((1, {}))
#! TypeError: unhashable type: 'dict'

### a list as a key
{[]: 1}
#! TypeError: cannot use 'list' as a dict key (unhashable type: 'list')

### a set in a set
{{1}}
#! TypeError: cannot use 'set' as a set element (unhashable type: 'set')

### bool takes at most one
bool(1, 2)
#! TypeError: bool expected at most 1 argument, got 2

### type takes one or three
type(1, 2)
#! TypeError: type() takes 1 or 3 arguments

### type with a bad name
type(1, (), {})
#! TypeError: type.__new__() argument 1 must be str, not int

### object's format with a spec
format(object(), "x")
#! TypeError: unsupported format string passed to object.__format__

### format with a bad spec type
format(1, 2)
#! TypeError: format() argument 2 must be str, not int

### vars of a number
vars(1)
#! TypeError: vars() argument must have __dict__ attribute

### id takes one
id()
#! TypeError: id() takes exactly one argument (0 given)

### input of eval must be source
eval(1)
#! TypeError: eval() arg 1 must be a string, bytes or code object

### exec of a number
exec(1)
#! TypeError: exec() arg 1 must be a string, bytes or code object

### compile with a bad mode
compile("1", "f", "nope")
#! ValueError: compile() mode must be 'exec', 'eval' or 'single'

### __import__ of what is not there
__import__("no_such_module")
#! ModuleNotFoundError: No module named 'no_such_module'

### complex of a bad string
complex("x")
#! ValueError: complex() arg is a malformed string

### float of a bad string
float("abc")
#! ValueError: could not convert string to float: 'abc'

### float of a list
float([])
#! TypeError: float() argument must be a string or a real number, not 'list'

### int of a bad string
int("12x")
#! ValueError: invalid literal for int() with base 10: '12x'

### int of an empty string
int("")
#! ValueError: invalid literal for int() with base 10: ''

### int with a base
int("9", 8)
#! ValueError: invalid literal for int() with base 8: '9'

### int with a base and a number
int(1, 8)
#! TypeError: int() can't convert non-string with explicit base

### int with a bad base
int("1", 1)
#! ValueError: int() base must be >= 2 and <= 36, or 0

### int of a float string
int("1.5")
#! ValueError: invalid literal for int() with base 10: '1.5'

### int of None
int(None)
#! TypeError: int() argument must be a string, a bytes-like object or a real number, not 'NoneType'

### int of inf
int(float("inf"))
#! OverflowError: cannot convert float infinity to integer

### int of nan
int(float("nan"))
#! ValueError: cannot convert float NaN to integer

### bytes of a string without encoding
bytes("a")
#! TypeError: string argument without an encoding

### bytes out of range
bytes([256])
#! ValueError: bytes must be in range(0, 256)

### bytes of a negative
bytes(-1)
#! ValueError: negative count

### bytearray with a bad value
bytearray(["a"])
#! TypeError: 'str' object cannot be interpreted as an integer

### str of bytes with a bad encoding
str(b"a", "nope")
#! LookupError: unknown encoding: nope

### list takes at most one
list(1, 2)
#! TypeError: list expected at most 1 argument, got 2

### list of a number
list(1)
#! TypeError: 'int' object is not iterable

### tuple of a number
tuple(1)
#! TypeError: 'int' object is not iterable

### set of a number
set(1)
#! TypeError: 'int' object is not iterable

### dict of a number
dict(1)
#! TypeError: 'int' object is not iterable

### dict of a list of numbers
dict([1])
#! Cannot convert dictionary update sequence element #0 to a sequence

### dict of a wrong pair
dict([(1, 2, 3)])
#! ValueError: dictionary update sequence element #0 has length 3; 2 is required

### dict takes at most one
dict(1, 2)
#! TypeError: dict expected at most 1 argument, got 2

### slice takes at least one
slice()
#! TypeError: slice expected at least 1 argument, got 0

### super takes at most two
super(1, 2, 3)
#! TypeError: super() expected at most 2 arguments, got 3

### property takes at most four
property(1, 2, 3, 4, 5)
#! TypeError: property() takes at most 4 arguments (5 given)

### staticmethod takes one
staticmethod()
#! TypeError: staticmethod expected 1 argument, got 0
