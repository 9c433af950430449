# Whole tracebacks, with source lines and carets.

### at module level
x = 1
x + "a"
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     x + "a"
#|     ~~^~~~~
#| TypeError: unsupported operand type(s) for +: 'int' and 'str'

### through two functions
def g(x): return x.missing
def f(x):
    return g(x)
f(5)
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     f(5)
#|     ~^^^
#|   File "main.py", line 3, in f
#|     return g(x)
#|   File "main.py", line 1, in g
#|     def g(x): return x.missing
#|                      ^^^^^^^^^
#| AttributeError: 'int' object has no attribute 'missing'

### carets under the operator
a, b = [1], {}
c = a[0] + 2 * (a + b)
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     c = a[0] + 2 * (a + b)
#|                     ~~^~~
#| TypeError: can only concatenate list (not "dict") to list

### carets under a call
def f(): raise ValueError("no")
x = 1 + f() * 2
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     x = 1 + f() * 2
#|             ~^^
#|   File "main.py", line 1, in f
#|     def f(): raise ValueError("no")
#|              ^^^^^^^^^^^^^^^^^^^^^^
#| ValueError: no

### carets under a call with arguments
def f(*a): raise ValueError("no")
f(1,  "two", [3])
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     f(1,  "two", [3])
#|     ~^^^^^^^^^^^^^^^^
#|   File "main.py", line 1, in f
#|     def f(*a): raise ValueError("no")
#|                ^^^^^^^^^^^^^^^^^^^^^^
#| ValueError: no

### carets under a subscript
d = {"k": {}}
print(d["k"]["missing"]["x"])
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     print(d["k"]["missing"]["x"])
#|           ~~~~~~^^^^^^^^^^^
#| KeyError: 'missing'

### carets under an attribute
class A: pass
a = A()
a.b.c = 1
#| Traceback (most recent call last):
#|   File "main.py", line 3, in <module>
#|     a.b.c = 1
#|     ^^^
#| AttributeError: 'A' object has no attribute 'b'

### carets under a name
print(1 + undefined_name)
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     print(1 + undefined_name)
#|               ^^^^^^^^^^^^^^
#| NameError: name 'undefined_name' is not defined

### no carets when they would cover the line
raise ValueError("whole line")
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     raise ValueError("whole line")
#| ValueError: whole line

### a whole-line call has carets around the call
def f(): 1 / 0
f()
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     f()
#|     ~^^
#|   File "main.py", line 1, in f
#|     def f(): 1 / 0
#|              ~~^~~
#| ZeroDivisionError: division by zero

### an indented line is dedented
if True:
    for i in [1]:
        i / 0
#| Traceback (most recent call last):
#|   File "main.py", line 3, in <module>
#|     i / 0
#|     ~~^~~
#| ZeroDivisionError: division by zero

### an expression over several lines
x = (1 +
     2 +
     "a")
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     x = (1 +
#|          ~~~
#|          2 +
#|          ~~^
#|          "a")
#|          ~~~
#| TypeError: unsupported operand type(s) for +: 'int' and 'str'

### a call over several lines
def f(a, b): return a + b
f(
    1,
    "b",
)
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     f(
#|     ~^
#|         1,
#|         ^^
#|         "b",
#|         ^^^^
#|     )
#|     ^
#|   File "main.py", line 1, in f
#|     def f(a, b): return a + b
#|                         ~~^~~
#| TypeError: unsupported operand type(s) for +: 'int' and 'str'

### unicode before the caret
é = "ü"
print("日本", é + 1)
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     print("日本", é + 1)
#|                   ~~^~~
#| TypeError: can only concatenate str (not "int") to str

### tabs and wide characters
x = {"全角": 1}["no"]
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     x = {"全角": 1}["no"]
#|         ~~~~~~~~~~~^^^^^^
#| KeyError: 'no'

### a lambda
f = lambda x: x / 0
f(1)
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     f(1)
#|     ~^^^
#|   File "main.py", line 1, in <lambda>
#|     f = lambda x: x / 0
#|                   ~~^~~
#| ZeroDivisionError: division by zero

### a class body
class A:
    x = 1 / 0
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     class A:
#|         x = 1 / 0
#|   File "main.py", line 2, in A
#|     x = 1 / 0
#|         ~~^~~
#| ZeroDivisionError: division by zero

### a nested class and method
class A:
    class B:
        def m(self): raise KeyError("k")
A.B().m()
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     A.B().m()
#|     ~~~~~~~^^
#|   File "main.py", line 3, in m
#|     def m(self): raise KeyError("k")
#|                  ^^^^^^^^^^^^^^^^^^^
#| KeyError: 'k'

### a comprehension has no frame of its own
[1 / x for x in [1, 0]]
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     [1 / x for x in [1, 0]]
#|      ~~^~~
#| ZeroDivisionError: division by zero

### a generator expression has one
list(1 / x for x in [0])
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     list(1 / x for x in [0])
#|     ~~~~^^^^^^^^^^^^^^^^^^^^
#|   File "main.py", line 1, in <genexpr>
#|     list(1 / x for x in [0])
#|          ~~^~~
#| ZeroDivisionError: division by zero

### a generator
def g():
    yield 1
    yield 1 / 0
for x in g():
    pass
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     for x in g():
#|              ~^^
#|   File "main.py", line 3, in g
#|     yield 1 / 0
#|           ~~^~~
#| ZeroDivisionError: division by zero

### yield from
def inner(): yield 1 / 0
def outer(): yield from inner()
list(outer())
#| Traceback (most recent call last):
#|   File "main.py", line 3, in <module>
#|     list(outer())
#|     ~~~~^^^^^^^^^
#|   File "main.py", line 2, in outer
#|     def outer(): yield from inner()
#|                  ^^^^^^^^^^^^^^^^^^
#|   File "main.py", line 1, in inner
#|     def inner(): yield 1 / 0
#|                        ~~^~~
#| ZeroDivisionError: division by zero

### a coroutine
async def a(): raise ValueError("deep")
async def b(): await a()
b().send(None)
#| Traceback (most recent call last):
#|   File "main.py", line 3, in <module>
#|     b().send(None)
#|     ~~~~~~~~^^^^^^
#|   File "main.py", line 2, in b
#|     async def b(): await a()
#|                    ^^^^^^^^^
#|   File "main.py", line 1, in a
#|     async def a(): raise ValueError("deep")
#|                    ^^^^^^^^^^^^^^^^^^^^^^^^
#| ValueError: deep

### a decorator
def deco(f): raise TypeError("bad decorator")
@deco
def f(): pass
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     @deco
#|      ^^^^
#|   File "main.py", line 1, in deco
#|     def deco(f): raise TypeError("bad decorator")
#|                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#| TypeError: bad decorator

### __init__
class A:
    def __init__(self): self.x = self.y
A()
#| Traceback (most recent call last):
#|   File "main.py", line 3, in <module>
#|     A()
#|     ~^^
#|   File "main.py", line 2, in __init__
#|     def __init__(self): self.x = self.y
#|                                  ^^^^^^
#| AttributeError: 'A' object has no attribute 'y'

### a property
class A:
    @property
    def p(self): return 1 / 0
A().p
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     A().p
#|   File "main.py", line 3, in p
#|     def p(self): return 1 / 0
#|                         ~~^~~
#| ZeroDivisionError: division by zero

### a dunder called by an operator
class A:
    def __add__(self, o): raise ValueError("add")
A() + 1
#| Traceback (most recent call last):
#|   File "main.py", line 3, in <module>
#|     A() + 1
#|     ~~~~^~~
#|   File "main.py", line 2, in __add__
#|     def __add__(self, o): raise ValueError("add")
#|                           ^^^^^^^^^^^^^^^^^^^^^^^
#| ValueError: add

### __getitem__ in a for loop
class A:
    def __getitem__(self, i): raise KeyError(i)
for x in A(): pass
#| Traceback (most recent call last):
#|   File "main.py", line 3, in <module>
#|     for x in A(): pass
#|              ~^^
#|   File "main.py", line 2, in __getitem__
#|     def __getitem__(self, i): raise KeyError(i)
#|                               ^^^^^^^^^^^^^^^^^
#| KeyError: 0

### a sort key
def key(x): raise ValueError(x)
sorted([1], key=key)
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     sorted([1], key=key)
#|     ~~~~~~^^^^^^^^^^^^^^
#|   File "main.py", line 1, in key
#|     def key(x): raise ValueError(x)
#|                 ^^^^^^^^^^^^^^^^^^^
#| ValueError: 1

### chained by context
try:
    1 / 0
except ZeroDivisionError:
    {}["k"]
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     1 / 0
#|     ~~^~~
#| ZeroDivisionError: division by zero
#|
#| During handling of the above exception, another exception occurred:
#|
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     {}["k"]
#|     ~~^^^^^
#| KeyError: 'k'

### chained by cause
try:
    1 / 0
except ZeroDivisionError as e:
    raise ValueError("v") from e
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     1 / 0
#|     ~~^~~
#| ZeroDivisionError: division by zero
#|
#| The above exception was the direct cause of the following exception:
#|
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     raise ValueError("v") from e
#| ValueError: v

### a hidden context
try:
    1 / 0
except ZeroDivisionError:
    raise ValueError("v") from None
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     raise ValueError("v") from None
#| ValueError: v

### three in a chain
try:
    try: {}["a"]
    except KeyError as e: raise ValueError("b") from e
except ValueError:
    raise TypeError("c")
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     try: {}["a"]
#|          ~~^^^^^
#| KeyError: 'a'
#|
#| The above exception was the direct cause of the following exception:
#|
#| Traceback (most recent call last):
#|   File "main.py", line 3, in <module>
#|     except KeyError as e: raise ValueError("b") from e
#|                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#| ValueError: b
#|
#| During handling of the above exception, another exception occurred:
#|
#| Traceback (most recent call last):
#|   File "main.py", line 5, in <module>
#|     raise TypeError("c")
#| TypeError: c

### a chain through functions
def low(): return int("x")
def mid():
    try: low()
    except ValueError as e: raise RuntimeError("mid failed") from e
mid()
#| Traceback (most recent call last):
#|   File "main.py", line 3, in mid
#|     try: low()
#|          ~~~^^
#|   File "main.py", line 1, in low
#|     def low(): return int("x")
#|                       ~~~^^^^^
#| ValueError: invalid literal for int() with base 10: 'x'
#|
#| The above exception was the direct cause of the following exception:
#|
#| Traceback (most recent call last):
#|   File "main.py", line 5, in <module>
#|     mid()
#|     ~~~^^
#|   File "main.py", line 4, in mid
#|     except ValueError as e: raise RuntimeError("mid failed") from e
#|                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#| RuntimeError: mid failed

### notes
e = ValueError("x")
e.add_note("first note")
e.add_note("second\nnote")
raise e
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     raise e
#| ValueError: x
#| first note
#| second
#| note

### an exception without a message
raise ValueError
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     raise ValueError
#| ValueError

### an exception with an empty message
raise ValueError("")
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     raise ValueError("")
#| ValueError

### a message of several lines
raise ValueError("one\ntwo")
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     raise ValueError("one\ntwo")
#| ValueError: one
#| two

### a custom exception prints its qualified name
class Outer:
    class MyError(Exception): pass
raise Outer.MyError("m")
#| Traceback (most recent call last):
#|   File "main.py", line 3, in <module>
#|     raise Outer.MyError("m")
#| Outer.MyError: m

### a broken __str__
class E(Exception):
    def __str__(self): raise ValueError
raise E("x")
#| Traceback (most recent call last):
#|   File "main.py", line 3, in <module>
#|     raise E("x")
#| E: <exception str() failed>

### a repeated line
def f(n):
    if n: return f(n - 1)
    raise ValueError("bottom")
f(10)
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     f(10)
#|     ~^^^^
#|   File "main.py", line 2, in f
#|     if n: return f(n - 1)
#|                  ~^^^^^^^
#|   File "main.py", line 2, in f
#|     if n: return f(n - 1)
#|                  ~^^^^^^^
#|   File "main.py", line 2, in f
#|     if n: return f(n - 1)
#|                  ~^^^^^^^
#|   [Previous line repeated 7 more times]
#|   File "main.py", line 3, in f
#|     raise ValueError("bottom")
#| ValueError: bottom

### recursion without end
def f(): return f()
f()
#! RecursionError: maximum recursion depth exceeded

### two alternating functions
def a(n): return b(n) if n else 1 / 0
def b(n): return a(n - 1)
a(2)
#| Traceback (most recent call last):
#|   File "main.py", line 3, in <module>
#|     a(2)
#|     ~^^^
#|   File "main.py", line 1, in a
#|     def a(n): return b(n) if n else 1 / 0
#|                      ~^^^
#|   File "main.py", line 2, in b
#|     def b(n): return a(n - 1)
#|                      ~^^^^^^^
#|   File "main.py", line 1, in a
#|     def a(n): return b(n) if n else 1 / 0
#|                      ~^^^
#|   File "main.py", line 2, in b
#|     def b(n): return a(n - 1)
#|                      ~^^^^^^^
#|   File "main.py", line 1, in a
#|     def a(n): return b(n) if n else 1 / 0
#|                                     ~~^~~
#| ZeroDivisionError: division by zero

### re-raised in a handler
def f():
    try: 1 / 0
    except ZeroDivisionError: raise
f()
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     f()
#|     ~^^
#|   File "main.py", line 2, in f
#|     try: 1 / 0
#|          ~~^~~
#| ZeroDivisionError: division by zero

### re-raised by name
def f():
    try: 1 / 0
    except ZeroDivisionError as e: raise e
f()
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     f()
#|     ~^^
#|   File "main.py", line 3, in f
#|     except ZeroDivisionError as e: raise e
#|                                    ^^^^^^^
#|   File "main.py", line 2, in f
#|     try: 1 / 0
#|          ~~^~~
#| ZeroDivisionError: division by zero

### from finally
def f():
    try: return 1
    finally: {}["in finally"]
f()
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     f()
#|     ~^^
#|   File "main.py", line 3, in f
#|     finally: {}["in finally"]
#|              ~~^^^^^^^^^^^^^^
#| KeyError: 'in finally'

### assert
def check(x):
    assert x > 0, f"{x} is not positive"
check(-1)
#| Traceback (most recent call last):
#|   File "main.py", line 3, in <module>
#|     check(-1)
#|     ~~~~~^^^^
#|   File "main.py", line 2, in check
#|     assert x > 0, f"{x} is not positive"
#|            ^^^^^
#| AssertionError: -1 is not positive

### an unpacking error
a, b = 1, 2, 3
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     a, b = 1, 2, 3
#|     ^^^^
#| ValueError: too many values to unpack (expected 2, got 3)

### a with statement
class C:
    def __enter__(self): return self
    def __exit__(self, *a): raise ValueError("exit")
with C():
    pass
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     with C():
#|          ~^^
#|   File "main.py", line 3, in __exit__
#|     def __exit__(self, *a): raise ValueError("exit")
#|                             ^^^^^^^^^^^^^^^^^^^^^^^^
#| ValueError: exit

### an import
from math import nothing_there
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     from math import nothing_there
#| ImportError: cannot import name 'nothing_there' from 'math' (unknown location)

### del
d = {}
del d["k"], d
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     del d["k"], d
#|         ~^^^^^
#| KeyError: 'k'

### augmented assignment
class A: x = 1
a = A()
a.x += "s"
#| Traceback (most recent call last):
#|   File "main.py", line 3, in <module>
#|     a.x += "s"
#| TypeError: unsupported operand type(s) for +=: 'int' and 'str'

### a chained comparison
print(1 < 2 < "a")
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     print(1 < 2 < "a")
#|           ^^^^^^^^^^^
#| TypeError: '<' not supported between instances of 'int' and 'str'

### an f-string field
v = 0
print(f"a {1 / v} b")
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     print(f"a {1 / v} b")
#|                ~~^~~
#| ZeroDivisionError: division by zero

### a conditional expression
x = 0
y = 1 if x else 1 / x
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     y = 1 if x else 1 / x
#|                     ~~^~~
#| ZeroDivisionError: division by zero

### keyword arguments
def f(*, a): return a
f(a=1, b=2)
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     f(a=1, b=2)
#|     ~^^^^^^^^^^
#| TypeError: f() got an unexpected keyword argument 'b'

### a subscript assignment
a = [1]
a[5] = 1
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     a[5] = 1
#|     ~^^^
#| IndexError: list assignment index out of range

### a slice
"abc"[1:"x"]
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     "abc"[1:"x"]
#|     ~~~~~^^^^^^^
#| TypeError: slice indices must be integers or None or have an __index__ method

### unary minus
x = "a"
y = 5 + -x
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     y = 5 + -x
#|             ^^
#| TypeError: bad operand type for unary -: 'str'

### a method chain
"abc".upper().nothing().lower()
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     "abc".upper().nothing().lower()
#|     ^^^^^^^^^^^^^^^^^^^^^
#| AttributeError: 'str' object has no attribute 'nothing'

### a nested call
def f(x): return x
print(f(f(f(1)) + f("a")))
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     print(f(f(f(1)) + f("a")))
#|             ~~~~~~~~^~~~~~~~
#| TypeError: unsupported operand type(s) for +: 'int' and 'str'

### await outside carets
class W:
    def __await__(self): raise ValueError("awaited")
async def f():
    x = 1 + await W()
f().send(None)
#| Traceback (most recent call last):
#|   File "main.py", line 5, in <module>
#|     f().send(None)
#|     ~~~~~~~~^^^^^^
#|   File "main.py", line 4, in f
#|     x = 1 + await W()
#|             ^^^^^^^^^
#|   File "main.py", line 2, in __await__
#|     def __await__(self): raise ValueError("awaited")
#|                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^
#| ValueError: awaited

### match
class A: __match_args__ = ("x",)
match A():
    case A(1, 2): pass
#| Traceback (most recent call last):
#|   File "main.py", line 3, in <module>
#|     case A(1, 2): pass
#|          ~^^^^^^
#| TypeError: A() accepts 1 positional sub-pattern (2 given)

### a semicolon line
a = 1; b = 0; c = a / b; d = 5
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     a = 1; b = 0; c = a / b; d = 5
#|                       ~~^~~
#| ZeroDivisionError: division by zero

### a long line is printed whole
x = 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 + 13 + 14 + 15 + 16 + 17 + 18 + 19 + 20 + (21 / 0)
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     x = 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 + 13 + 14 + 15 + 16 + 17 + 18 + 19 + 20 + (21 / 0)
#|                                                                                                     ~~~^~~
#| ZeroDivisionError: division by zero

### a backslash line
x = 1 + \
    [] + 2
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     x = 1 + \
#|         ~~^~~
#|         [] + 2
#|         ~~
#| TypeError: unsupported operand type(s) for +: 'int' and 'list'

### a group of two
def make(e):
    try: raise e
    except Exception as x: return x
raise ExceptionGroup("two", [make(ValueError(1)), make(KeyError("k"))])
#|   + Exception Group Traceback (most recent call last):
#|   |   File "main.py", line 4, in <module>
#|   |     raise ExceptionGroup("two", [make(ValueError(1)), make(KeyError("k"))])
#|   | ExceptionGroup: two (2 sub-exceptions)
#|   +-+---------------- 1 ----------------
#|     | Traceback (most recent call last):
#|     |   File "main.py", line 2, in make
#|     |     try: raise e
#|     |          ^^^^^^^
#|     | ValueError: 1
#|     +---------------- 2 ----------------
#|     | Traceback (most recent call last):
#|     |   File "main.py", line 2, in make
#|     |     try: raise e
#|     |          ^^^^^^^
#|     | KeyError: 'k'
#|     +------------------------------------

### a nested group with a cause
try: 1 / 0
except ZeroDivisionError as e:
    raise ExceptionGroup("g", [ExceptionGroup("h", [ValueError("v")]), TypeError("t")]) from e
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     try: 1 / 0
#|          ~~^~~
#| ZeroDivisionError: division by zero
#|
#| The above exception was the direct cause of the following exception:
#|
#|   + Exception Group Traceback (most recent call last):
#|   |   File "main.py", line 3, in <module>
#|   |     raise ExceptionGroup("g", [ExceptionGroup("h", [ValueError("v")]), TypeError("t")]) from e
#|   | ExceptionGroup: g (2 sub-exceptions)
#|   +-+---------------- 1 ----------------
#|     | ExceptionGroup: h (1 sub-exception)
#|     +-+---------------- 1 ----------------
#|       | ValueError: v
#|       +------------------------------------
#|     +---------------- 2 ----------------
#|     | TypeError: t
#|     +------------------------------------

### a group with notes
e = ExceptionGroup("g", [ValueError(1)])
e.exceptions[0].add_note("inner note")
e.add_note("outer note")
raise e
#|   + Exception Group Traceback (most recent call last):
#|   |   File "main.py", line 4, in <module>
#|   |     raise e
#|   | ExceptionGroup: g (1 sub-exception)
#|   | outer note
#|   +-+---------------- 1 ----------------
#|     | ValueError: 1
#|     | inner note
#|     +------------------------------------

### a suggestion for a name
length = 1
print(lenght)
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     print(lenght)
#|           ^^^^^^
#| NameError: name 'lenght' is not defined. Did you mean: 'length'?

### a suggestion for an attribute
[].apend(1)
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     [].apend(1)
#|     ^^^^^^^^
#| AttributeError: 'list' object has no attribute 'apend'. Did you mean: 'append'?

### KeyboardInterrupt
raise KeyboardInterrupt
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     raise KeyboardInterrupt
#| KeyboardInterrupt

### an error inside exec'd code has no source
exec("1 / 0")
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     exec("1 / 0")
#|     ~~~~^^^^^^^^^
#|   File "<string>", line 1, in <module>
#| ZeroDivisionError: division by zero

### an error in eval
eval("1 + nothing")
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     eval("1 + nothing")
#|     ~~~~^^^^^^^^^^^^^^^
#|   File "<string>", line 1, in <module>
#| NameError: name 'nothing' is not defined

### a syntax error by exec
exec("a b")
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     exec("a b")
#|     ~~~~^^^^^^^
#|   File "<string>", line 1
#|     a b
#|       ^
#| SyntaxError: invalid syntax

### in a static method
class A:
    @staticmethod
    def s(x): return x[0]
A.s(None)
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     A.s(None)
#|     ~~~^^^^^^
#|   File "main.py", line 3, in s
#|     def s(x): return x[0]
#|                      ~^^^
#| TypeError: 'NoneType' object is not subscriptable

### in a nested function with closure
def outer(x):
    def inner(): return x.y
    return inner
outer(1)()
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     outer(1)()
#|     ~~~~~~~~^^
#|   File "main.py", line 2, in inner
#|     def inner(): return x.y
#|                         ^^^
#| AttributeError: 'int' object has no attribute 'y'

### in a default argument
def f(a=undefined_default): pass
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     def f(a=undefined_default): pass
#|             ^^^^^^^^^^^^^^^^^
#| NameError: name 'undefined_default' is not defined

### in a base class list
class A(undefined_base): pass
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     class A(undefined_base): pass
#|             ^^^^^^^^^^^^^^
#| NameError: name 'undefined_base' is not defined

### in a dict display
{"a": 1, "b": nothing, "c": 3}
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     {"a": 1, "b": nothing, "c": 3}
#|                   ^^^^^^^
#| NameError: name 'nothing' is not defined

### in the middle of arguments
print("a", 1 // 0, "b")
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     print("a", 1 // 0, "b")
#|                ~~^^~~
#| ZeroDivisionError: division by zero

### in a while condition
n = 0
while 1 // n: pass
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     while 1 // n: pass
#|           ~~^^~~
#| ZeroDivisionError: division by zero

### in a return with parentheses
def f(x):
    return (x
            .foo)
f(1)
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     f(1)
#|     ~^^^
#|   File "main.py", line 3, in f
#|     .foo)
#|      ^^^
#| AttributeError: 'int' object has no attribute 'foo'
