def f():
    import x
    global x
----
match x:
    case {'a': 1, 'a': 2}: pass
----
match x:
    case {True: 1, True: 2}: pass
----
match x:
    case {-1: 1, -1: 2}: pass
----
match x:
    case {b'a': 1, b'a': 2}: pass
----
match x:
    case {1: 1, True: 2}: pass
----
match x:
    case {1: 1, 1.0: 2}: pass
----
match x:
    case {a.b: 1, a.b: 2}: pass
----
[x for x in [(y := 1) for z in w]]
----
def f():
    x = lambda y: (z := y)
    [z := 1 for z in (lambda: (q := 1))()]
----
f(**{a: 1}, a=1, a=2)
----
def f(a, b, *, c, d): 
    def g():
        nonlocal a
        global c
    nonlocal b
----
class A[T](metaclass=(yield)): pass
----
def f[T: int = (yield)](): pass
----
def f():
    [x for x in (yield)]
----
def f():
    [(await x) for x in y]
----
async def f():
    return [x async for x in y if (yield)]
----
def f(x: [y async for y in z]): pass
----
x: [await y for y in z]
----
type A = [x async for x in y]
----
def f(x: lambda: (yield)): pass
----
def f(x: (lambda: (y := 1))): pass
----
def f[T](x: (y := 1)): pass
----
def f[T](x = (y := 1)): pass
----
@(x := 1)
def f(): pass
----
class A((x := 1)): pass
----
class A:
    def f(x = (yield)): pass
----
class A(x=(yield)): pass
----
def f(x = (yield)): pass
----
@(yield)
def f(): pass
----
class A:
    (yield)
    return
----
def f():
    return
    yield
    break
----
while 0:
    def g():
        yield
    return
----
if 0:
    await x
----
if 0:
    continue
----
del x, y, *z
----
with (x as *y): pass
----
for (x, *y, *z) in w: pass
----
[x for *x in y]
----
[x for x, *y, *z in w]
----
(x, *y, *z): int = 1
----
(*x)
----
f(x for x in y, 1)
----
f(1, x for x in y)
----
class A:
    __x: int
    def f(self):
        nonlocal __x
----
class A:
    def f(self, __x):
        global _A__x
----
import a.b.c as __debug__
----
def f(): return (x async for x in y)
async def g(): return [x async for x in y]
def h(): return {x: y async for x in y}
----
async def f():
    [(yield) for x in y]
----
async def f():
    lambda: [await x for x in y]
----
def f():
    async def g(): pass
    await g()
----
@await x
def f(): pass
----
f"{await x}"
----
f"{(yield)}"
----
def f(): f"{*a}"
----
f'{a!r:{b}}' = 1
----
x = yield = 1
----
(a, b) += 1
----
[a] += 1
----
f() += 1
----
f().x += 1
----
a if b else c = 1
----
(a := 1) = 2
----
a = (yield) = 1
----
(yield) = 1
----
class A:
    def f(self):
        super = 1
        nonlocal __class__
----
class A:
    def f(self):
        global __class__
        return super()
----
def f():
    try: pass
    except a as x: pass
    global x
----
match x:
    case A(y, z=y): pass
----
match x:
    case {'a': y, 'b': y}: pass
----
match x:
    case [y] | [y, 1] | y: pass
----
match x:
    case [a | b]: pass
----
match x:
    case A(_, 1): pass
    case _ if 1: pass
    case _: pass
    case _: pass
----
match x:
    case __debug__.x: pass
----
match x:
    case {**__debug__}: pass
----
match x:
    case [*__debug__]: pass
----
match x:
    case 1 as __debug__: pass
----
def f():
    match x:
        case y: pass
    global y
----
def f():
    with x as y: pass
    nonlocal y
----
def f():
    [y for y in z]
    global y
----
def f():
    [y := 1 for q in z]
    global y
----
def f():
    [y for q in z]
    global y
----
def f():
    lambda: y
    global y
----
def f():
    def g(): y
    global y
----
def f():
    x.y
    global x
----
def f():
    x[0] = 1
    global x
----
def f():
    del x
    global x
----
def f(): pass
global f
----
async def f():
    for x in y: await z
    else: return 1
    yield
----
async def f():
    return (yield)
----
async def f():
    def g(): return 1
    yield
----
async def f():
    yield
    return
----
async def f():
    try: pass
    finally: yield
    return None
