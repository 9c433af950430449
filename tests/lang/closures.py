# Closures, global, nonlocal, and how names are looked up.

### a closure keeps its variable
def outer():
    x = 1
    def inner(): return x
    return inner
print(outer()())  #> 1

### a closure sees later changes
def outer():
    x = 1
    f = lambda: x
    x = 2
    return f()
print(outer())  #> 2

### closures of one call share a variable
def make():
    n = 0
    def inc():
        nonlocal n
        n += 1
    def get(): return n
    return inc, get
inc, get = make()
inc(); inc()
print(get())  #> 2

### each call makes new variables
def make():
    n = 0
    def inc():
        nonlocal n
        n += 1
        return n
    return inc
a, b = make(), make()
a(); a()
print(a(), b())  #> 3 1

### a loop variable is one variable
fs = [lambda: i for i in range(3)]
print([f() for f in fs])  #> [2, 2, 2]

### a loop in a function shares it too
def f():
    fs = []
    for i in range(3):
        fs.append(lambda: i)
    return [g() for g in fs]
print(f())  #> [2, 2, 2]

### nonlocal through two levels
def a():
    x = 1
    def b():
        def c():
            nonlocal x
            x = 2
        c()
    b()
    return x
print(a())  #> 2

### nonlocal binds the nearest
def a():
    x = "a"
    def b():
        x = "b"
        def c():
            nonlocal x
            x = "c"
        c()
        return x
    return b(), x
print(a())  #> ('c', 'a')

### a parameter in a closure
def add(n): return lambda x: x + n
print(add(2)(3))  #> 5

### a star parameter in a closure
def f(*a, **k): return lambda: (a, k)
print(f(1, x=2)())  #> ((1,), {'x': 2})

### self in a closure
class A:
    def m(self): return lambda: self.x
a = A(); a.x = 5
print(a.m()())  #> 5

### a closure in a comprehension sees the comprehension's variable
print([f() for f in [lambda: (i, j) for i in range(2) for j in range(2)]])
#> [(1, 1), (1, 1), (1, 1), (1, 1)]

### global makes a module variable
def f():
    global made
    made = 1
f()
print(made)  #> 1

### global of a nested function skips the outer local
x = "g"
def outer():
    x = "o"
    def inner():
        global x
        x = "new"
    inner()
    return x
print(outer(), x)  #> o new

### global then read
n = 0
def inc():
    global n
    n += 1
inc(); inc()
print(n)  #> 2

### global in a class body
class A:
    global z
    z = 3
print(z, hasattr(A, "z"))  #> 3 False

### reading before assignment is UnboundLocalError
x = 1
def f():
    print(x)
    x = 2
f()
#! UnboundLocalError: cannot access local variable 'x' where it is not associated with a value

### unbound after del
def f():
    x = 1
    del x
    return x
f()
#! UnboundLocalError: cannot access local variable 'x' where it is not associated with a value

### a free variable before assignment
def f():
    def g(): return x
    g()
    x = 1
f()
#! NameError: cannot access free variable 'x' where it is not associated with a value in enclosing scope

### a free variable after del
def f():
    x = 1
    def g(): return x
    del x
    return g()
f()
#! NameError: cannot access free variable 'x' where it is not associated with a value in enclosing scope

### name not defined
print(nothing_here)
#! NameError: name 'nothing_here' is not defined

### a builtin can be shadowed and uncovered
len = lambda x: "mine"
print(len([]))  #> mine
del len
print(len([]))  #> 0

### locals in a function
def f(a, b=2):
    c = 3
    return locals()
print(f(1))  #> {'a': 1, 'b': 2, 'c': 3}

### locals is a snapshot in a function
def f():
    x = 1
    d = locals()
    d["x"] = 5
    return x, d["x"], locals()["x"]
print(f())  #> (1, 5, 1)

### locals includes free variables
def f():
    x = 1
    def g():
        y = x
        return sorted(locals())
    return g()
print(f())  #> ['x', 'y']

### globals at module level is locals
print(globals() is locals())  #> True

### globals can be written
globals()["dyn"] = 7
print(dyn)  #> 7

### globals of a function is the module's
def f(): return globals() is g
g = globals()
print(f())  #> True

### a class body does not enclose its methods
x = "global"
class A:
    x = "class"
    def m(self): return x
print(A().m())  #> global

### a class body reads enclosing function variables
def f():
    x = "f"
    class A:
        y = x
    return A.y
print(f())  #> f

### a class body variable falls through to the global
x = "g"
def f():
    class A:
        x = x
    return A.x
print(f())  #> g

### class body local shadows closure
def f():
    x = "f"
    class A:
        x = "A"
        y = x
    return A.y, x
print(f())  #> ('A', 'f')

### comprehension in a class body sees only its first iterable
class A:
    n = 3
    xs = [i for i in range(n)]
print(A.xs)  #> [0, 1, 2]

### comprehension in a class body cannot see class names inside
class A:
    n = 3
    xs = [n for i in range(2)]
#! NameError: name 'n' is not defined

### a lambda in a class body sees globals
v = "global"
class A:
    v = "class"
    f = lambda self: v
print(A().f())  #> global

### closure cells can be inspected
def f():
    x = 42
    return lambda: x
c = f().__closure__
print(len(c), c[0].cell_contents)  #> 1 42

### no closure is None
def f(): pass
print(f.__closure__)  #> None

### free and cell variable names
def f(a):
    b = 1
    def g(): return a, b
    return g
print(f.__code__.co_cellvars, f(0).__code__.co_freevars)  #> ('a', 'b') ('a', 'b')

### a recursive closure
def f():
    def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
    return fib(15)
print(f())  #> 610

### counter through a mutable default
def counter(c=[0]):
    c[0] += 1
    return c[0]
counter()
print(counter())  #> 2

### nonlocal augmented
def f():
    s = ""
    def add(x):
        nonlocal s
        s += x
        return s
    add("a")
    return add("b")
print(f())  #> ab

### nonlocal may be deleted
def f():
    x = 1
    def g():
        nonlocal x
        del x
    g()
    return x
f()
#! UnboundLocalError: cannot access local variable 'x' where it is not associated with a value

### for target in a closure
def f():
    def show(): return i
    out = []
    for i in range(3):
        out.append(show())
    return out
print(f())  #> [0, 1, 2]

### with target and except target in closures
def f():
    def show(): return e
    try:
        raise ValueError("v")
    except ValueError as e:
        return repr(show())
print(f())  #> ValueError('v')

### the except name is unbound afterwards
try:
    1 / 0
except ZeroDivisionError as e:
    pass
print(e)
#! NameError: name 'e' is not defined

### import binds in a closure
def f():
    import math
    return lambda: math.floor(2.5)
print(f()())  #> 2

### __class__ is a free variable of methods that use it
class A:
    def m(self): return __class__
print(A().m())  #> <class '__main__.A'>

### a nested function's own name is local to the outer
def f():
    def g(): return g.__name__
    return g()
print(f())  #> g

### walrus in a comprehension binds outside
def f():
    xs = [y := i * 2 for i in range(3)]
    return xs, y
print(f())  #> ([0, 2, 4], 4)

### exec has its own local namespace
def f():
    x = 1
    d = {}
    exec("x = 2", {}, d)
    return x, d
print(f())  #> (1, {'x': 2})

### eval reads the locals
def f():
    secret = 7
    return eval("secret + 1")
print(f())  #> 8

### locals() in order: those in registers, then those in cells by name
def f(e, *args, k=1):
    z = b = x = 1
    a = 2
    def g(): return z, b, e, k
    c = 3
    return list(locals()), f.__code__.co_varnames, f.__code__.co_cellvars
print(*f(1), sep='\n')
def outer(y, x):
    w = v = 0
    def inner(p):
        q = x
        def last(): return w, y, v, q
        r = 1
        return locals().keys() - {'last'}, [n for n in locals() if len(n) == 1]
    return inner(5)
print(outer(1, 2)[1])
#> ['e', 'k', 'args', 'x', 'a', 'g', 'c', 'b', 'z']
#> ('e', 'k', 'args', 'x', 'a', 'g', 'c')
#> ('e', 'k', 'b', 'z')
#> ['p', 'r', 'q', 'v', 'w', 'x', 'y']
