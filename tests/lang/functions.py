# Functions: parameters of every kind, defaults, returning, attributes.

### a function without return gives None
def f(): pass
print(f())  #> None

### return stops the function
def f():
    return 1
    print("never")
print(f())  #> 1

### several values return as a tuple
def f(): return 1, 2
print(f())  #> (1, 2)

### positional arguments in order
def f(a, b, c): return a, b, c
print(f(1, 2, 3))  #> (1, 2, 3)

### keyword arguments in any order
def f(a, b, c): return a, b, c
print(f(c=3, a=1, b=2))  #> (1, 2, 3)

### positional then keyword
def f(a, b, c): return a, b, c
print(f(1, c=3, b=2))  #> (1, 2, 3)

### defaults fill what is missing
def f(a, b=2, c=3): return a, b, c
print(f(1), f(1, 9), f(1, c=7))  #> (1, 2, 3) (1, 9, 3) (1, 2, 7)

### a default is evaluated once, at the def
def f(x, acc=[]):
    acc.append(x)
    return acc
f(1)
print(f(2))  #> [1, 2]

### a default sees the scope of the def
n = 5
def f(x=n): return x
n = 6
print(f())  #> 5

### star collects the rest as a tuple
def f(a, *rest): return a, rest
print(f(1), f(1, 2, 3))  #> (1, ()) (1, (2, 3))

### double star collects the keywords as a dict
def f(a, **kw): return a, kw
print(f(1), f(1, x=2, y=3))  #> (1, {}) (1, {'x': 2, 'y': 3})

### keywords keep their order
def f(**kw): return list(kw)
print(f(z=1, a=2, m=3))  #> ['z', 'a', 'm']

### star and double star together
def f(*args, **kw): return args, kw
print(f(1, 2, x=3))  #> ((1, 2), {'x': 3})

### keyword-only after a bare star
def f(a, *, b): return a, b
print(f(1, b=2))  #> (1, 2)

### keyword-only with a default
def f(*, b=2, c): return b, c
print(f(c=3))  #> (2, 3)

### keyword-only after star args
def f(*args, sep="-"): return sep.join(args)
print(f("a", "b"), f("a", "b", sep="+"))  #> a-b a+b

### positional-only before a slash
def f(a, b, /, c): return a, b, c
print(f(1, 2, c=3))  #> (1, 2, 3)

### a positional-only name is free for keywords
def f(a, /, **kw): return a, kw
print(f(1, a=2))  #> (1, {'a': 2})

### all kinds in one signature
def f(a, b=2, /, c=3, *args, d, e=5, **kw): return a, b, c, args, d, e, kw
print(f(1, d=4))  #> (1, 2, 3, (), 4, 5, {})
print(f(1, 20, 30, 40, 50, d=60, z=70))  #> (1, 20, 30, (40, 50), 60, 5, {'z': 70})

### star in a call spreads an iterable
def f(*a): return a
print(f(*[1, 2], *"ab", *range(2)))  #> (1, 2, 'a', 'b', 0, 1)

### double star in a call spreads a mapping
def f(**k): return k
print(f(**{"a": 1}, b=2, **{"c": 3}))  #> {'a': 1, 'b': 2, 'c': 3}

### positional after a star in a call
def f(*a): return a
print(f(*[1], 2, *[3]))  #> (1, 2, 3)

### keyword before a star in a call
def f(a, b, c): return a, b, c
print(f(*[1], c=3, *[2]))  #> (1, 2, 3)

### keys of a double star need not be identifiers
def f(**k): return k
print(f(**{"a b": 1, "": 2}))  #> {'a b': 1, '': 2}

### arguments are evaluated from left to right
def t(x):
    print(x)
    return x
def f(*a, **k): pass
f(t(1), *[t(2)], x=t(3), **{"y": t(4)})
#> 1
#> 2
#> 3
#> 4

### the callee is evaluated before the arguments
def get():
    print("callee")  #> callee
    return print
def arg():
    print("arg")  #> arg
    return "call"
get()(arg())  #> call

### a def is a statement that binds a name
for i in range(2):
    def f(i=i): return i
    print(f())
#> 0
#> 1

### recursion
def fact(n): return 1 if n < 2 else n * fact(n - 1)
print(fact(10))  #> 3628800

### mutual recursion
def even(n): return True if n == 0 else odd(n - 1)
def odd(n): return False if n == 0 else even(n - 1)
print(even(50), odd(50))  #> True False

### name and qualified name
def f():
    def g(): pass
    return g
print(f.__name__, f.__qualname__, f().__qualname__)  #> f f f.<locals>.g

### qualified names of methods and lambdas
class A:
    def m(self): return lambda: 0
print(A.m.__qualname__, A().m().__qualname__)  #> A.m A.m.<locals>.<lambda>

### the doc string
def f():
    "says so"
def g():
    1
print(f.__doc__, g.__doc__)  #> says so None

### an f-string is no doc string
def f():
    f"x"
print(f.__doc__)  #> None

### defaults are visible
def f(a, b=1, *, c=2): pass
print(f.__defaults__, f.__kwdefaults__)  #> (1,) {'c': 2}

### defaults can be replaced
def f(a, b=1): return a, b
f.__defaults__ = (7, 8)
print(f())  #> (7, 8)

### functions carry attributes
def f(): return f.count
f.count = 3
print(f(), f.__dict__)  #> 3 {'count': 3}

### a name can be changed
def f(): pass
f.__name__ = "g"
print(f.__name__, f.__qualname__)  #> g f

### the module of a function
def f(): pass
print(f.__module__)  #> __main__

### functions are compared by identity
def f(): pass
g = f
print(f == g, f == (lambda: 0), hash(f) == hash(g))  #> True False True

### type of a function
def f(): pass
print(type(f), type(lambda: 0), type(len))
#> <class 'function'> <class 'function'> <class 'builtin_function_or_method'>

### code object facts
def f(a, b, /, c, *args, d, **kw):
    x = 1
co = f.__code__
print(co.co_argcount, co.co_posonlyargcount, co.co_kwonlyargcount, co.co_name, co.co_varnames)
#> 3 2 1 f ('a', 'b', 'c', 'd', 'args', 'kw', 'x')

### a lambda with every kind of parameter
f = lambda a, /, b=2, *c, d=4, **e: (a, b, c, d, e)
print(f(1), f(1, 2, 3, d=5, z=6))  #> (1, 2, (), 4, {}) (1, 2, (3,), 5, {'z': 6})

### a lambda body is one expression
print((lambda x: x if x else "none")(0))  #> none

### nested lambdas
print((lambda x: lambda y: x + y)(1)(2))  #> 3

### a lambda's default sees the loop
print([f() for f in [lambda i=i: i for i in range(3)]])  #> [0, 1, 2]

### conditional def
if True:
    def f(): return "then"
else:
    def f(): return "else"
print(f())  #> then

### a function sees globals at the time of the call
def f(): return later
later = 1
print(f())  #> 1

### arguments are bound to objects, not copied
def f(l): l.append(1)
x = []
f(x)
print(x)  #> [1]

### rebinding a parameter is local
def f(x):
    x = 2
    return x
x = 1
print(f(x), x)  #> 2 1

### the star tuple is always a tuple
def f(*a): return type(a)
print(f(*[1, 2]))  #> <class 'tuple'>

### the double star dict is a copy
d = {"a": 1}
def f(**k): k["a"] = 2
f(**d)
print(d)  #> {'a': 1}

### a callable object
class C:
    def __call__(self, *a, **k): return a, k
print(C()(1, x=2))  #> ((1,), {'x': 2})

### callable
print(callable(len), callable(lambda: 0), callable(1), callable(int))  #> True True False True

### more than 255 arguments
def f(*a): return len(a)
print(eval("f(" + ",".join(["1"] * 300) + ")"))  #> 300

### a function called while it is being defined elsewhere
def outer():
    return inner()
def inner(): return "in"
print(outer())  #> in

### method as a value
a = []
add = a.append
add(1); add(2)
print(a)  #> [1, 2]

### builtin method through the class
print(str.upper("a"), list.__len__([1, 2]))  #> A 2

### annotations do not check
def f(a: int, *b: str, c: float = 1.0, **d: dict) -> None: return a
print(f("not int"))  #> not int

### a trailing comma in def and call
def f(a, b,): return a + b
print(f(1, 2,))  #> 3

### a generator expression as the only argument
print(sum(x * x for x in range(4)))  #> 14

### early return in a loop
def f(xs):
    for x in xs:
        if x > 1:
            return x
print(f([0, 1, 2, 3]), f([]))  #> 2 None

### deep but bounded recursion
def f(n): return 0 if n == 0 else 1 + f(n - 1)
print(f(500))  #> 500

### self-reference through a default is late
def f(n, g=lambda n: f(n)): return n if n <= 0 else g(n - 1)
print(f(3))  #> 0

### annotations in order: parameters by place only come behind those that have names
def f(a: 1, b: 2, /, c: 3, *d: 4, e: 5, **g: 6) -> 7: pass
print(f.__annotations__)  #> {'c': 3, 'a': 1, 'b': 2, 'd': 4, 'e': 5, 'g': 6, 'return': 7}
