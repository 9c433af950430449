# Coroutines, driven by hand: async def, await, async for, async with, async comprehensions.

def run(c):
    try: c.send(None)
    except StopIteration as e: return e.value

### a coroutine does nothing until it is driven
async def f():
    print("run")
    return 5
c = f()
print("made")
try: c.send(None)
except StopIteration as e: print(e.value)
#> made
#> run
#> 5

### await a coroutine
def run(c):
    try:
        while True: c.send(None)
    except StopIteration as e: return e.value
async def a(): return 1
async def b(): return await a() + await a()
print(run(b()))  #> 2

### await an object with __await__
class W:
    def __init__(self, v): self.v = v
    def __await__(self):
        got = yield self.v
        return got * 2
async def f(): return await W("ask")
c = f()
print(c.send(None))  #> ask
try: c.send(21)
except StopIteration as e: print(e.value)  #> 42

### send goes to the innermost
class Y:
    def __await__(self): return (yield "y")
async def inner(): return await Y()
async def outer(): return ("outer", await inner())
c = outer()
print(c.send(None))  #> y
try: c.send("v")
except StopIteration as e: print(e.value)  #> ('outer', 'v')

### throw into a coroutine
class Y:
    def __await__(self): yield
async def f():
    try: await Y()
    except ValueError as e: return "caught " + str(e)
c = f(); c.send(None)
try: c.throw(ValueError("v"))
except StopIteration as e: print(e.value)  #> caught v

### close a coroutine
class Y:
    def __await__(self): yield
async def f():
    try: await Y()
    finally: print("cleanup")  #> cleanup
c = f(); c.send(None)
c.close()

### a coroutine cannot be awaited twice
async def f(): return 1
c = f()
run(c)
run(c)
#! RuntimeError: cannot reuse already awaited coroutine

### a coroutine cannot be iterated
async def f(): pass
c = f()
for x in c: pass
#! TypeError: 'coroutine' object is not iterable

### awaiting what is not awaitable
async def f(): await 1
f().send(None)
#! TypeError: 'int' object can't be awaited

### awaiting a generator is refused
def g(): yield
async def f(): await g()
f().send(None)
#! TypeError: 'generator' object can't be awaited

### __await__ must give an iterator
class W:
    def __await__(self): return 1
async def f(): await W()
f().send(None)
#! TypeError: __await__() returned non-iterator of type 'int'

### __await__ must not give a coroutine
async def c(): pass
class W:
    def __await__(self): return c()
async def f(): await W()
f().send(None)
#! TypeError: __await__() returned a coroutine

### send a value to a new coroutine
async def f(): pass
c = f()
try: c.send(1)
except TypeError as e: print(e)  #> can't send non-None value to a just-started coroutine
c.close()

### attributes of a coroutine
async def f(): pass
c = f()
print(type(c).__name__, c.__name__, c.cr_running, c.cr_await)  #> coroutine f False None
c.close()

### async for
def run(c):
    try:
        while True: c.send(None)
    except StopIteration as e: return e.value
class R:
    def __init__(self, n): self.i, self.n = 0, n
    def __aiter__(self): return self
    async def __anext__(self):
        if self.i == self.n: raise StopAsyncIteration
        self.i += 1
        return self.i
async def f():
    async for x in R(3): print(x)
    else: print("else")
run(f())
#> 1
#> 2
#> 3
#> else

### async for with break and continue
async def g():
    for i in range(10): yield i
async def f():
    async for x in g():
        if x == 1: continue
        if x == 3: break
        print(x)
    else: print("never")
run(f())
#> 0
#> 2

### async generator
async def g():
    yield 1
    yield 2
async def f(): return [x async for x in g()]
print(run(f()))  #> [1, 2]

### async generator that awaits
class Y:
    def __await__(self): return (yield "wait")
async def g():
    for i in range(2): yield (i, await Y())
async def f(): return [x async for x in g()]
c = f()
print(c.send(None), c.send("a"))  #> wait wait
try: c.send("b")
except StopIteration as e: print(e.value)  #> [(0, 'a'), (1, 'b')]

### asend
async def g():
    x = yield 1
    yield x * 2
a = g()
print(run(a.asend(None)), run(a.asend(21)))  #> 1 42

### athrow
async def g():
    try: yield 1
    except ValueError: yield "caught"
a = g()
run(a.asend(None))
print(run(a.athrow(ValueError)))  #> caught

### aclose
async def g():
    try: yield 1
    finally: print("closed")  #> closed
a = g()
run(a.__anext__())
print(run(a.aclose()))  #> None

### the end of an async generator
async def g():
    if False: yield
try: g().__anext__().send(None)
except StopAsyncIteration as e: print(repr(e))  #> StopAsyncIteration()

### anext and aiter
async def g(): yield 5
async def f():
    it = aiter(g())
    return await anext(it), await anext(it, "default")
print(run(f()))  #> (5, 'default')

### async with
class C:
    async def __aenter__(self):
        print("enter")
        return "value"
    async def __aexit__(self, *a): print("exit", a)
async def f():
    async with C() as v: print(v)
run(f())
#> enter
#> value
#> exit (None, None, None)

### async with swallows when __aexit__ is true
class C:
    async def __aenter__(self): pass
    async def __aexit__(self, t, v, tb):
        print(t.__name__, v)  #> ValueError x
        return True
async def f():
    async with C(): raise ValueError("x")
    return "after"
print(run(f()))  #> after

### async with several
class C:
    def __init__(self, n): self.n = n
    async def __aenter__(self): print("in", self.n); return self.n
    async def __aexit__(self, *a): print("out", self.n)
async def f():
    async with C(1) as a, C(2) as b: print(a + b)
run(f())
#> in 1
#> in 2
#> 3
#> out 2
#> out 1

### async with pauses in enter and exit
class Y:
    def __init__(self, v): self.v = v
    def __await__(self): yield self.v
class C:
    async def __aenter__(self): await Y("entering")
    async def __aexit__(self, *a): await Y("leaving")
async def f():
    async with C(): await Y("inside")
print(list(f().__await__()))  #> ['entering', 'inside', 'leaving']

### async list, set, dict comprehensions
async def g():
    for i in range(3): yield i
async def f():
    return [x async for x in g() if x], {x async for x in g()}, {x: x * x async for x in g()}
print(run(f()))  #> ([1, 2], {0, 1, 2}, {0: 0, 1: 1, 2: 4})

### await in a comprehension
async def sq(x): return x * x
async def f(): return [await sq(x) for x in range(4)]
print(run(f()))  #> [0, 1, 4, 9]

### async generator expression
async def g():
    for i in range(3): yield i
async def f():
    e = (x * 2 async for x in g())
    print(type(e).__name__)  #> async_generator
    return [x async for x in e]
print(run(f()))  #> [0, 2, 4]

### nested async comprehension
async def g(n):
    for i in range(n): yield i
async def f(): return [[y async for y in g(x)] for x in range(3)]
print(run(f()))  #> [[], [0], [0, 1]]

### async for over a plain iterable
async def f():
    async for x in [1]: pass
run(f())
#! TypeError: 'async for' requires an object with __aiter__ method, got list

### __aiter__ that gives no async iterator
class A:
    def __aiter__(self): return 1
async def f():
    async for x in A(): pass
f().send(None)
#! TypeError: 'async for' received an object from __aiter__ that does not implement __anext__: int

### async with on a plain context manager
class C:
    def __enter__(self): pass
    def __exit__(self, *a): pass
async def f():
    async with C(): pass
f().send(None)
#! TypeError: 'C' object does not support the asynchronous context manager protocol (missed __aexit__ method) but it supports the context manager protocol. Did you mean to use 'with'?

### plain with on an async context manager
class C:
    async def __aenter__(self): pass
    async def __aexit__(self, *a): pass
with C(): pass
#! TypeError: 'C' object does not support the context manager protocol (missed __exit__ method) but it supports the asynchronous context manager protocol. Did you mean to use 'async with'?

### StopIteration in a coroutine becomes RuntimeError
async def f(): raise StopIteration
f().send(None)
#! RuntimeError: coroutine raised StopIteration

### StopAsyncIteration in an async generator becomes RuntimeError
async def g():
    raise StopAsyncIteration
    yield
g().__anext__().send(None)
#! RuntimeError: async generator raised StopAsyncIteration

### a scheduler by hand
class Sleep:
    def __init__(self, n): self.n = n
    def __await__(self): yield self.n
async def task(name, n):
    for i in range(n):
        print(name, i)
        await Sleep(1)
    return name
ready = [task("a", 2), task("b", 3)]
while ready:
    t = ready.pop(0)
    try: t.send(None)
    except StopIteration as e: print("done", e.value)
    else: ready.append(t)
#> a 0
#> b 0
#> a 1
#> b 1
#> done a
#> b 2
#> done b

### a queue between two coroutines
class Get:
    def __await__(self): return (yield "get")
async def consumer():
    total = 0
    while (x := await Get()) is not None: total += x
    return total
c = consumer(); c.send(None)
for x in (1, 2, 3): c.send(x)
try: c.send(None)
except StopIteration as e: print(e.value)  #> 6

### exceptions pass through awaits
async def a(): raise ValueError("deep")
async def b(): await a()
async def c():
    try: await b()
    except ValueError as e: return repr(e)
try: c().send(None)
except StopIteration as e: print(e.value)  #> ValueError('deep')

### finally with await
class Y:
    def __await__(self): yield "paused"
async def f():
    try: raise ValueError
    except ValueError: await Y()
    finally:
        await Y()
        print("fin")  #> fin
print(list(f().__await__()))  #> ['paused', 'paused']

### async methods and closures
class A:
    x = 5
    async def m(self): return self.x
    @classmethod
    async def c(cls): return cls.x
async def f():
    a = A()
    async def inner(): return await a.m() + await A.c()
    return await inner()
print(run(f()))  #> 10

### types of the four kinds
async def a(): pass
async def b(): yield
c, d = a(), b()
print(type(c).__name__, type(d).__name__, type(c.__await__()).__name__, type(d.__anext__()).__name__)
c.close()
#> coroutine async_generator coroutine_wrapper async_generator_asend

### await binds tighter than power
async def two(): return 2
async def f(): return await two() ** 3, -await two()
print(run(f()))  #> (8, -2)

### awaitables in a conditional and boolean
async def v(x): return x
async def f():
    return (await v(1) if await v(0) else await v(2)), (await v("") or await v("b"))
print(run(f()))  #> (2, 'b')

### an async generator remembers its state
async def g():
    i = 0
    while True:
        yield i
        i += 1
a = g()
print([run(a.__anext__()) for _ in range(3)])  #> [0, 1, 2]

### a coroutine's code flags
async def a(): pass
async def b(): yield
def c(): yield
print([bool(f.__code__.co_flags & 0x80) for f in (a, b, c)], [bool(f.__code__.co_flags & 0x200) for f in (a, b, c)])
#> [True, False, False] [False, True, False]

### run with values sent back
def drive(c, values):
    out, v = [], None
    for w in [None] + values:
        try: out.append(c.send(w))
        except StopIteration as e: return out, e.value
class Ask:
    def __init__(self, q): self.q = q
    def __await__(self): return (yield self.q)
async def f():
    n = await Ask("name")
    a = await Ask("age")
    return f"{n} {a}"
print(drive(f(), ["Ann", 30]))  #> (['name', 'age'], 'Ann 30')

### awaiting the running coroutine
async def f(): await me
me = f()
me.send(None)
#! ValueError: coroutine already executing
