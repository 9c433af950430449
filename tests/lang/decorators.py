# Decorators, PEP 695 generics, type aliases, annotations, eval and exec.

### a decorator replaces the function
def twice(f): return lambda *a: f(*a) * 2
@twice
def f(x): return x
print(f(3))  #> 6

### decorators apply from the bottom up
def tag(t):
    def deco(f):
        print("apply", t)
        return lambda: t + f()
    return deco
@tag("a")
@tag("b")
def f(): return "f"
print(f())
#> apply b
#> apply a
#> abf

### decorator expressions are evaluated from the top down
def t(n):
    print("eval", n)
    return lambda f: f
@t(1)
@t(2)
def f(): pass
#> eval 1
#> eval 2

### any expression is a decorator
ds = [lambda f: "replaced"]
@ds[0]
def f(): pass
@(lambda c: c.__name__)
class A: pass
print(f, A)  #> replaced A

### a decorator on a method sees a function
def show(f): print(type(f).__name__, f.__qualname__); return f  #> function A.m
class A:
    @show
    def m(self): pass

### a decorator with state
class Count:
    def __init__(self, f): self.f, self.n = f, 0
    def __call__(self, *a): self.n += 1; return self.f(*a)
@Count
def f(x): return x
f(1); f(2)
print(f.n)  #> 2

### memoize
def memo(f):
    cache = {}
    def g(n):
        if n not in cache: cache[n] = f(n)
        return cache[n]
    return g
@memo
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(80))  #> 23416728348467685

### stacking with classmethod and staticmethod
def loud(f): return lambda *a: f(*a).upper()
class A:
    @classmethod
    @loud
    def c(cls): return cls.__name__ + "c"
    @staticmethod
    @loud
    def s(): return "s"
print(A.c(), A.s())  #> AC S

### the name is bound after the decorator ran
def check(f):
    print("f" in globals())  #> False
    return f
@check
def f(): pass
print("f" in globals())  #> True

### a decorator that returns None
def d(f): print(f.__name__)  #> f
@d
def f(): pass
print(f)  #> None

### a decorator that is not callable
@5
def f(): pass
#! TypeError: 'int' object is not callable

### decorated class with arguments
def add(**kw):
    def deco(cls):
        for k, v in kw.items(): setattr(cls, k, v)
        return cls
    return deco
@add(x=1, y=2)
class A: pass
print(A.x + A.y)  #> 3

### generic function
def first[T](xs: list[T]) -> T: return xs[0]
print(first([1]), first.__type_params__)  #> 1 (T,)

### generic class
class Box[T]:
    def __init__(self, v: T): self.v = v
    def get(self) -> T: return self.v
print(Box[int](5).get(), Box.__type_params__, [b.__name__ for b in Box.__mro__])
#> 5 (T,) ['Box', 'Generic', 'object']

### type variable attributes
def f[T: int, *Ts, **P](): pass
T, Ts, P = f.__type_params__
print(T, T.__name__, T.__bound__, Ts, P)  #> T T <class 'int'> Ts P

### bounds are lazy
def f[T: later](): pass
print("defined")  #> defined
later = str
print(f.__type_params__[0].__bound__)  #> <class 'str'>

### constraints
def f[T: (int, str)](): pass
print(f.__type_params__[0].__constraints__)  #> (<class 'int'>, <class 'str'>)

### defaults of type parameters
class A[T = int, **P = [int], *Ts = *tuple[int]]: pass
print([p.__default__ for p in A.__type_params__])  #> [<class 'int'>, [<class 'int'>], *tuple[int]]

### a default behind a tuple of type variables
class A[T = int, *Ts = *tuple[int], **P = [int]]: pass
#! TypeError: Type parameter with a default follows TypeVarTuple

### a type parameter is visible in the body only
def f[T](x: T) -> T:
    return T.__name__
print(f(1), "T" in globals())  #> T False

### type parameters in methods of a generic class
class A[T]:
    def m(self): return T
    def n[U](self): return T, U
print(A().m(), A().n())  #> T (T, U)

### type alias
type Ints = list[int]
print(Ints, Ints.__value__, Ints.__name__, type(Ints).__name__)  #> Ints list[int] Ints TypeAliasType

### type alias is lazy
type Late = undefined_yet
print("ok")  #> ok
undefined_yet = int
print(Late.__value__)  #> <class 'int'>

### recursive alias
type Tree = tuple[Tree, Tree] | None
print(Tree.__value__)  #> tuple[Tree, Tree] | None

### generic alias
type Pair[T] = tuple[T, T]
print(Pair.__type_params__, Pair[int], Pair.__value__)  #> (T,) Pair[int] tuple[T, T]

### type is still a function
print(type(1), type)  #> <class 'int'> <class 'type'>

### generic inheritance
class A[T]: pass
class B[T](A[T]): pass
class C(A[int]): pass
print(len(B.__mro__), C.__bases__ == (A,) or [b.__name__ for b in C.__bases__], C.__orig_bases__)
#> 4 True (__main__.A[int],)

### builtin generics
print(list[int], dict[str, list[int]], tuple[int, ...], list[int].__origin__, list[int].__args__)
#> list[int] dict[str, list[int]] tuple[int, ...] <class 'list'> (<class 'int'>,)

### builtin generics make instances
print(list[int]((1, 2)), dict[str, int](a=1), isinstance([], list[int].__origin__))  #> [1, 2] {'a': 1} True

### union types
print(int | str, int | None, (int | str).__args__, int | int, list[int] | None)
#> int | str int | None (<class 'int'>, <class 'str'>) <class 'int'> list[int] | None

### union equality and isinstance
print(int | str == str | int, isinstance(1, int | None), isinstance(None, int | None))  #> True True True

### union with a non-type
int | 5
#! TypeError: unsupported operand type(s) for |: 'type' and 'int'

### isinstance with a parametrised generic
isinstance([], list[int])
#! TypeError: isinstance() argument 2 cannot be a parameterized generic

### annotations are lazy
def f(a: undefined1, b: int = 1) -> undefined2: return a
print(f(5))  #> 5

### annotations are evaluated on demand
def f(a: int, *b: str, c: "float" = 1.0, **d: dict) -> None: pass
print(f.__annotations__)
#> {'a': <class 'int'>, 'b': <class 'str'>, 'c': 'float', 'd': <class 'dict'>, 'return': None}

### annotations fail when asked
def f(a: undefined): pass
f.__annotations__
#! NameError: name 'undefined' is not defined

### annotations of a class
class A:
    x: int
    y: str = "a"
print(A.__annotations__, hasattr(A, "x"), A.y)  #> {'x': <class 'int'>, 'y': <class 'str'>} False a

### annotations of a module
x: int = 1
y: list[str]
print(__annotations__)
#! NameError: name '__annotations__' is not defined. Did you mean: '__annotate__'?

### local annotations are not evaluated
def f():
    x: undefined = 1
    return x
print(f(), f.__annotations__)  #> 1 {}

### annotations see class scope
class A:
    T = int
    def m(self, x: T) -> T: pass
print(A.m.__annotations__)  #> {'x': <class 'int'>, 'return': <class 'int'>}

### annotations can be set
def f(): pass
f.__annotations__ = {"x": 1}
print(f.__annotations__)  #> {'x': 1}

### __annotate__ is a function
def f(a: int): pass
print(f.__annotate__(1), (lambda: 0).__annotate__)  #> {'a': <class 'int'>} None

### conditional class annotations
class A:
    if True: x: int
    else: y: str
print(A.__annotations__)  #> {'x': <class 'int'>}

### future annotations are strings
from __future__ import annotations
def f(a: undefined, b: list[int | None] = 1) -> x.y: pass
print(f.__annotations__)  #> {'a': 'undefined', 'b': 'list[int | None]', 'return': 'x.y'}

### eval an expression
x = 2
print(eval("x + 1"), eval("[i for i in range(3)]"), eval(" 5"))  #> 3 [0, 1, 2] 5

### eval with namespaces
print(eval("a + b", {"a": 1}, {"b": 2}))  #> 3

### eval with a mapping as locals
class M(dict):
    def __missing__(self, k): return k * 2
print(eval("foo", {}, M()))  #> foofoo

### eval gets builtins
g = {}
print(eval("len('abc')", g), "__builtins__" in g)  #> 3 True

### eval with restricted builtins
eval("len('a')", {"__builtins__": {}})
#! NameError: name 'len' is not defined

### exec statements
exec("a = 1\nfor i in range(3): a += i")
print(a)  #> 4

### exec into a dict
d = {}
exec("def f(x): return x + 1\ny = f(1)", d)
print(d["y"], d["f"](5))  #> 2 6

### exec with separate locals is like a class body
g, l = {}, {}
exec("x = 1\ndef f(): return 'x' in globals()", g, l)
print(sorted(l), l["f"]())  #> ['f', 'x'] False

### compile and exec
co = compile("print(1 + 1)", "name.py", "exec")
exec(co)  #> 2
print(co.co_filename, co.co_name)  #> name.py <module>

### compile modes
print(eval(compile("1 + 2", "f", "eval")))  #> 3
exec(compile("3 + 4", "f", "single"))  #> 7

### eval of a statement
eval("x = 1")
#! SyntaxError: invalid syntax

### exec of a syntax error
exec("def f(:")
#! SyntaxError: invalid syntax

### compile a syntax error with a file name
try: compile("x =", "my.py", "exec")
except SyntaxError as e: print(e, e.filename, e.lineno, e.offset)  #> invalid syntax (my.py, line 1) my.py 1 4

### exec a traceback from a string
exec("def f():\n    1 / 0\nf()")
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     exec("def f():\n    1 / 0\nf()")
#|     ~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "<string>", line 3, in <module>
#|   File "<string>", line 2, in f
#| ZeroDivisionError: division by zero

### eval returns None for a call of print
print(eval("print('in')"))
#> in
#> None

### exec in a function does not make locals
def f():
    exec("y = 5")
    return "y" in locals()
print(f())  #> False

### globals argument must be a dict
eval("1", 5)
#! TypeError: globals must be a dict

### nested eval
print(eval("eval('eval(\"1 + 1\")')"))  #> 2

### functions made by exec keep their globals
ns = {"v": 10}
exec("def f(): return v", ns)
v = 1
print(ns["f"]())  #> 10

### __name__ and __builtins__
print(__name__, type(__builtins__).__name__ in ("module", "dict"), __doc__)  #> __main__ True None

### a module docstring
"the doc"
print(__doc__)  #> the doc

### __debug__
print(__debug__)  #> True

### __build_class__ is a builtin
def body(): pass
A = __build_class__(body, "A")
print(A.__name__, A.__bases__)  #> A (<class 'object'>,)

### __import__
m = __import__("math")
print(m.sqrt(4))  #> 2.0

### import as and from as
import math as m
from math import floor as f, ceil
print(m.pi > 3, f(1.5), ceil(1.5))  #> True 1 2

### from import star
from math import *
print(sqrt(9), floor(2.5))  #> 3.0 2

### import binds once
import math
import math as again
print(math is again)  #> True

### import in a function is local
def f():
    import json
    return json.dumps([1])
print(f(), "json" in globals())  #> [1] False

### modules have attributes
import math
math.mine = 5
print(math.mine, math.__name__)  #> 5 math
del math.mine

### attribute of a module that does not exist
import math
math.nothing
#! AttributeError: module 'math' has no attribute 'nothing'

### sys.modules holds what was imported
import sys, math
print(sys.modules["math"] is math)  #> True
