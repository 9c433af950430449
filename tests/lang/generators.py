# Generators: laziness, send, throw, close, yield from, return values.

### a generator is lazy
def g():
    print("start")
    yield 1
x = g()
print("made")
print(next(x))
#> made
#> start
#> 1

### values come one at a time
def g():
    yield 1
    yield 2
print(list(g()))  #> [1, 2]

### next after the end
def g(): yield 1
x = g()
next(x)
next(x)
#! StopIteration

### next with a default
def g(): yield 1
x = g()
print(next(x, "d"), next(x, "d"), next(x, "d"))  #> 1 d d

### return gives the StopIteration a value
def g():
    yield 1
    return "done"
x = g()
next(x)
try:
    next(x)
except StopIteration as e:
    print(e.value, e.args)  #> done ('done',)

### a for loop ignores the return value
def g():
    yield 1
    return 2
print([x for x in g()])  #> [1]

### send
def g():
    got = yield 1
    yield got * 2
x = g()
print(next(x), x.send(21))  #> 1 42

### send None starts
def g():
    yield 1
print(g().send(None))  #> 1

### send a value to an unstarted generator
def g(): yield 1
g().send(5)
#! TypeError: can't send non-None value to a just-started generator

### an accumulator by send
def acc():
    total = 0
    while True:
        total += yield total
a = acc()
next(a)
print(a.send(1), a.send(2), a.send(3))  #> 1 3 6

### yield is an expression with None by next
def g():
    x = yield
    print("got", x)  #> got None
    yield
x = g()
next(x); next(x)

### throw into a generator
def g():
    try:
        yield 1
    except ValueError as e:
        yield "caught " + str(e)
x = g()
next(x)
print(x.throw(ValueError("v")))  #> caught v

### throw that is not caught ends the generator
def g(): yield 1
x = g()
next(x)
try:
    x.throw(KeyError("k"))
except KeyError as e:
    print(repr(e))  #> KeyError('k')
print(list(x))  #> []

### throw before the start
def g():
    print("never")
    yield 1
x = g()
try:
    x.throw(ValueError)
except ValueError:
    print("raised")  #> raised
print(next(x, "finished"))  #> finished

### throw a class
def g():
    try: yield
    except ValueError as e: yield repr(e)
x = g(); next(x)
print(x.throw(ValueError))  #> ValueError()

### throw something that is no exception
def g(): yield
x = g(); next(x)
x.throw(1)
#! TypeError: exceptions must be classes or instances deriving from BaseException, not int

### close runs finally
def g():
    try:
        yield 1
    finally:
        print("cleanup")  #> cleanup
x = g()
next(x)
x.close()
print(next(x, "closed"))  #> closed

### close of an unstarted generator
def g():
    print("never")
    yield 1
x = g()
x.close()
print(list(x))  #> []

### close twice
def g(): yield 1
x = g(); next(x)
print(x.close(), x.close())  #> None None

### close gives the return value
def g():
    try:
        yield
    except GeneratorExit:
        return "value"
x = g(); next(x)
print(x.close())  #> value

### a generator that ignores GeneratorExit
def g():
    while True:
        try: yield 1
        except GeneratorExit: pass
x = g(); next(x)
x.close()
#! RuntimeError: generator ignored GeneratorExit

### GeneratorExit is not an Exception
print(issubclass(GeneratorExit, Exception), issubclass(GeneratorExit, BaseException))  #> False True

### an error inside
def g():
    yield 1
    1 / 0
x = g()
print(next(x))  #> 1
next(x)
#! ZeroDivisionError: division by zero

### after an error the generator is over
def g():
    yield 1
    raise ValueError
x = g(); next(x)
try: next(x)
except ValueError: pass
print(list(x))  #> []

### StopIteration raised inside becomes RuntimeError
def g():
    yield 1
    raise StopIteration
list(g())
#! RuntimeError: generator raised StopIteration

### StopIteration by next inside becomes RuntimeError
def g():
    yield next(iter([]))
try:
    list(g())
except RuntimeError as e:
    print(e, repr(e.__cause__))  #> generator raised StopIteration StopIteration()

### yield from a list
def g():
    yield 0
    yield from [1, 2]
    yield from "ab"
print(list(g()))  #> [0, 1, 2, 'a', 'b']

### yield from gives the return value
def inner():
    yield 1
    return "r"
def outer():
    x = yield from inner()
    print("inner gave", x)  #> inner gave r
print(list(outer()))  #> [1]

### yield from passes send
def inner():
    while True:
        x = yield
        print("inner", x)
def outer(): yield from inner()
o = outer()
next(o); o.send(1); o.send(2)
#> inner 1
#> inner 2

### yield from passes throw
def inner():
    try: yield 1
    except ValueError: yield "inner caught"
def outer(): yield from inner()
o = outer(); next(o)
print(o.throw(ValueError))  #> inner caught

### yield from passes close
def inner():
    try: yield 1
    finally: print("inner closed")  #> inner closed
def outer():
    try: yield from inner()
    finally: print("outer closed")  #> outer closed
o = outer(); next(o)
o.close()

### yield from an iterator without send
class It:
    def __iter__(self): return self
    def __next__(self): return 1
def g(): yield from It()
x = g(); next(x)
x.send(5)
#! AttributeError: 'It' object has no attribute 'send'

### yield from an iterator with its own throw
class It:
    def __iter__(self): return self
    def __next__(self): return 1
    def throw(self, e): return "own throw"
def g(): yield from It()
x = g(); next(x)
print(x.throw(ValueError()))  #> own throw

### yield from a non-iterable
def g(): yield from 1
next(g())
#! TypeError: 'int' object is not iterable

### nested yield from
def tree(t):
    if isinstance(t, list):
        for x in t: yield from tree(x)
    else:
        yield t
print(list(tree([1, [2, [3, [4]], 5]])))  #> [1, 2, 3, 4, 5]

### deep yield from
def g(n):
    if n: yield from g(n - 1)
    yield n
print(sum(g(100)))  #> 5050

### yield inside expressions
def g():
    x = (yield 1) + (yield 2)
    print(x)  #> 30
i = g()
next(i); i.send(10)
try: i.send(20)
except StopIteration: pass

### yield as an argument
def g(): print("a", (yield), (yield))  #> a 1 2
i = g(); next(i); i.send(1)
try: i.send(2)
except StopIteration: pass

### yield a tuple without parentheses
def g(): yield 1, 2
print(next(g()))  #> (1, 2)

### yield with a star
def g(): yield *[1, 2], 3
print(next(g()))  #> (1, 2, 3)

### return with a star
def f(): return *[1, 2], 3
print(f())  #> (1, 2, 3)

### yield in a lambda
f = lambda: (yield 5)
print(next(f()))  #> 5

### yield in try finally with return
def g():
    try:
        yield 1
        return "r"
    finally:
        print("fin")  #> fin
print(list(g()))  #> [1]

### yield in finally
def g():
    try: yield 1
    finally: yield 2
print(list(g()))  #> [1, 2]

### yield in an except block keeps the exception current
def g():
    try: 1 / 0
    except ZeroDivisionError:
        yield 1
        raise
x = g(); next(x)
try: next(x)
except ZeroDivisionError as e: print(repr(e))  #> ZeroDivisionError('division by zero')

### the exception state of the caller is kept apart
import sys
def g():
    try: raise ValueError
    except ValueError:
        yield 1
        yield type(sys.exception()).__name__
x = g(); next(x)
try: raise KeyError
except KeyError: print(next(x), type(sys.exception()).__name__)  #> ValueError KeyError

### yield in with
class C:
    def __enter__(self): print("enter")  #> enter
    def __exit__(self, *a): print("exit", a[0])  #> exit <class 'GeneratorExit'>
def g():
    with C(): yield 1
x = g(); next(x)
x.close()

### an infinite generator
def count(n=0):
    while True:
        yield n
        n += 1
c = count(5)
print([next(c) for _ in range(3)])  #> [5, 6, 7]

### a pipeline
def ints(): yield from range(20)
def even(it):
    for x in it:
        if x % 2 == 0: yield x
def sq(it):
    for x in it: yield x * x
print(list(sq(even(ints()))))  #> [0, 4, 16, 36, 64, 100, 144, 196, 256, 324]

### generators share a closure
def make():
    n = 0
    def g():
        nonlocal n
        while n < 3:
            n += 1
            yield n
    return g(), g()
a, b = make()
print(next(a), next(b), next(a), list(b))  #> 1 2 3 []

### an exhausted generator stays exhausted
g = (x for x in range(2))
print(list(g), list(g))  #> [0, 1] []

### generator expression is lazy but its first iterable is not
g = (1 / x for x in [1, 0])
print(next(g))  #> 1.0
g2 = (x for x in 5)
#! TypeError: 'int' object is not iterable

### generator expression sees the late value of names
n = 1
g = (n + x for x in [10])
n = 2
print(list(g))  #> [12]

### nested generator expressions
print(list(x * y for x in range(3) for y in range(2) if x != y))  #> [0, 0, 0, 2]

### generator attributes
def g(): yield 1
x = g()
print(x.__name__, x.__qualname__, x.gi_running, x.gi_frame is not None, x.gi_yieldfrom)
list(x)
print(x.gi_frame)
#> g g False True None
#> None

### a generator that calls itself is running
def g():
    next(me)
    yield 1
me = g()
next(me)
#! ValueError: generator already executing

### type of a generator
def g(): yield
print(type(g()).__name__, type(x for x in []).__name__, type(g).__name__)  #> generator generator function

### iter of a generator is itself
g = (x for x in [])
print(iter(g) is g)  #> True

### arguments are bound at the call
def g(a): yield a
g()
#! TypeError: g() missing 1 required positional argument: 'a'

### unpacking a generator
def g(): yield 1; yield 2; yield 3
a, *b = g()
print(a, b, *g())  #> 1 [2, 3] 1 2 3

### generators in all builtins
def g(): yield from (3, 1, 2)
print(sum(g()), max(g()), sorted(g()), any(g()), tuple(g()), set(g()), dict(zip(g(), g())))
#> 6 3 [1, 2, 3] True (3, 1, 2) {1, 2, 3} {3: 3, 1: 1, 2: 2}

### in stops at the first hit
def g():
    for i in range(5):
        print(i)
        yield i
print(1 in g())
#> 0
#> 1
#> True

### for with break leaves the generator open
def g():
    yield 1
    yield 2
x = g()
for i in x: break
print(next(x))  #> 2

### a generator method
class Tree:
    def __init__(self, v, kids=()): self.v, self.kids = v, kids
    def __iter__(self):
        yield self.v
        for k in self.kids: yield from k
print(list(Tree(1, [Tree(2, [Tree(3)]), Tree(4)])))  #> [1, 2, 3, 4]

### fibonacci
def fib():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b
f = fib()
print([next(f) for _ in range(10)])  #> [0, 1, 1, 2, 3, 5, 8, 13, 21, 34]

### a round-robin of generators
def task(name, n):
    for i in range(n):
        yield f"{name}{i}"
tasks = [task("a", 2), task("b", 3)]
while tasks:
    t = tasks.pop(0)
    try:
        print(next(t))
        tasks.append(t)
    except StopIteration: pass
#> a0
#> b0
#> a1
#> b1
#> b2

### two-way permutations
def perms(xs):
    if not xs: yield []
    for i, x in enumerate(xs):
        for p in perms(xs[:i] + xs[i + 1:]): yield [x] + p
print(list(perms([1, 2, 3])))  #> [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]

### return in a generator with finally overriding
def g():
    try:
        yield 1
        return "a"
    finally:
        return "b"
def outer(): print((yield from g()))  #> b
list(outer())

### yield from an exhausted generator
def g(): yield 1
x = g(); list(x)
def o():
    r = yield from x
    print(r)  #> None
print(list(o()))  #> []

### a generator with locals deleted
def g():
    x = 1
    yield x
    del x
    yield x
i = g(); next(i)
next(i)
#! UnboundLocalError: cannot access local variable 'x' where it is not associated with a value

### throw chains the context
def g():
    try: yield
    except ValueError as e: raise KeyError("k")
x = g(); next(x)
try: x.throw(ValueError("v"))
except KeyError as e: print(repr(e.__context__))  #> ValueError('v')

### StopIteration carries a tuple as one value
def g():
    return (1, 2)
    yield
try: next(g())
except StopIteration as e: print(e.value)  #> (1, 2)

### StopIteration value of an exception instance
def g():
    return ValueError("x")
    yield
try: next(g())
except StopIteration as e: print(repr(e.value))  #> ValueError('x')

### what a delegate's attributes raise while its generator is closed
import sys
sys.unraisablehook = lambda told: print('ignored:', told.exc_value)

class Broken:
    def __iter__(self):
        return self
    def __next__(self):
        return 1
    def __getattr__(self, name):
        1 / 0

def g():
    try:
        yield from Broken()
    finally:
        print('done')

x = g()
print(next(x), x.close())
for f in (lambda x: x.send(1), lambda x: x.throw(ValueError)):
    x = g()
    next(x)
    try:
        f(x)
    except Exception as e:
        print(type(e).__name__, e)
#> ignored: division by zero
#> done
#> 1 None
#> done
#> ZeroDivisionError division by zero
#> ZeroDivisionError division by zero

### bound methods that are called again and again
def count():
    n = 0
    while True:
        n += (yield n) or 1
step, send = count().__next__, count().send
print(sum(step() for _ in range(300)), send(None))  #> 44850 0
total = 0
for i in range(300):
    total += send(2) + step()
print(total)  #> 225150

### functions that are called by names in another order, again and again
def pair(a, b, *, c=0):
    yield a, b, c
def plain(a, b, *, c=0):
    return a, b, c
print({row for i in range(300) for row in pair(c=3, b=2, a=1)}, {plain(c=3, b=2, a=1) for i in range(300)})
#> {(1, 2, 3)} {(1, 2, 3)}
