return 1
----
class A:
    return 1
----
break
----
if 1:
    continue
----
def f():
    break
----
def f():
    for x in y:
        def g():
            continue
----
class A:
    yield 1
----
yield 1
----
x = [(yield 1) for x in y]
----
def f():
    return [(yield 1) for x in y]
----
def f():
    return {(yield 1): 2 for x in y}
----
def f():
    return ((yield 1) for x in y)
----
await x
----
def f():
    await x
----
class A:
    await x
----
x = lambda: await y
----
def f():
    yield from x
----
async def f():
    yield from x
----
yield from x
----
def f():
    async with a: pass
----
def f():
    async for a in b: pass
----
async with a: pass
----
async for a in b: pass
----
def f():
    [x async for x in y]
----
[x async for x in y]
----
def f():
    return (x async for x in y)
----
async def f():
    yield 1
    return 2
----
def f(x):
    global x
----
def f(x):
    nonlocal x
----
def f():
    x = 1
    global x
----
def f():
    print(x)
    global x
----
x = 1
global x
----
def f():
    x: int = 1
    global x
----
def f():
    global x
    x: int = 1
----
nonlocal x
----
def f():
    nonlocal x
----
class A:
    x = 1
    def f(self):
        nonlocal x
----
def f():
    x = 1
    def g():
        x = 2
        nonlocal x
----
def f():
    x = 1
    def g():
        print(x)
        nonlocal x
----
def f():
    def g():
        global x
        nonlocal x
----
def f(a, a): pass
----
lambda a, *a: 1
----
def f(a, *, a): pass
----
def f(a, **a): pass
----
__debug__ = 1
----
del __debug__
----
def f(__debug__): pass
----
def __debug__(): pass
----
class __debug__: pass
----
import a as __debug__
----
import __debug__
----
from a import __debug__
----
f(__debug__=1)
----
x.__debug__ = 1
----
del x.__debug__
----
for __debug__ in x: pass
----
with x as __debug__: pass
----
try: pass
except E as __debug__: pass
----
(__debug__ := 1)
----
[1 for __debug__ in x]
----
match x:
    case __debug__: pass
----
lambda __debug__: 1
----
def f(*__debug__): pass
----
__debug__ += 1
----
__debug__: int
----
x.__debug__: int
----
global __debug__
----
type __debug__ = int
----
def f[__debug__](): pass
----
try: pass
except: pass
except E: pass
----
*a, *b = c
----
*a = c
----
a, (*b, *c) = d
----
*a
----
x = *a
----
for *x in y: pass
----
for *x, *z in y: pass
----
def f():
    from a import *
----
class A:
    from a import *
----
x = 1
from __future__ import annotations
----
from __future__ import nope
----
from __future__ import braces
----
from __future__ import annotations, nope
----
def f():
    from __future__ import annotations
----
class A:
    [x := 1 for y in z]
----
[x := 1 for x in z]
----
[[x := 1 for y in z] for x in w]
----
[1 for x in (y := z)]
----
[1 for x in z for y in (w := x)]
----
[1 for x in z if (y := 1) for y in w]
----
[y := 1 for x in z for y in w]
----
class A:
    (x := 1)
----
match x:
    case y: pass
    case 1: pass
----
match x:
    case _: pass
    case 1: pass
----
match x:
    case y | 1: pass
----
match x:
    case _ | 1: pass
----
match x:
    case (1 | _) | 2: pass
----
match x:
    case 1 | y: pass
----
match x:
    case [y] | 1: pass
----
match x:
    case [y] | [z]: pass
----
match x:
    case [y, y]: pass
----
match x:
    case [y, *y]: pass
----
match x:
    case [y] as y: pass
----
match x:
    case {'a': y, **y}: pass
----
match x:
    case [*a, *b]: pass
----
match x:
    case {'a': 1, 'a': 2}: pass
----
match x:
    case {1: 1, 1: 2}: pass
----
match x:
    case {True: 1, True: 2}: pass
----
match x:
    case {1.5: 1, 1.5: 2}: pass
----
match x:
    case A(a=1, a=2): pass
----
match x:
    case (_ as y) | 2: pass
----
match x:
    case 1 | _: pass
    case 2: pass
----
f(a=1, a=2)
----
f(a=1, **b, a=2)
----
class A(a=1, a=2): pass
----
def f[T, T](): pass
----
def f[T=int, U](): pass
----
class A[T: (yield 1)]: pass
----
class A[T: (x := 1)]: pass
----
class A[T: (await x)]: pass
----
class A[T = (x := 1)]: pass
----
def f[T: (int, (yield 1))](): pass
----
type X = (yield 1)
----
type X = (await 1)
----
type X = (x := 1)
----
type X[T] = (x := 1)
----
type X[T: (yield 1)] = 1
----
def f(a: (yield 1)): pass
----
def f(a: (x := 1)): pass
----
def f() -> (await 1): pass
----
def f():
    x: (yield 1)
----
x: (yield 1)
----
x: (y := 1)
----
x: (await 1)
----
class A[T](x := 1): pass
----
class A[T]((yield 1)): pass
----
def f[T](x=(yield 1)): pass
----
def g():
    def f[T](x=(yield 1)): pass
----
class A:
    type X = [y := 1 for z in w]
----
def f[T]():
    nonlocal T
----
class A[T]:
    def f(self):
        nonlocal T
----
def f[**P = int, T](): pass
----
try: pass
except* E:
    break
----
while 1:
    try: pass
    except* E:
        break
----
while 1:
    try: pass
    except* E:
        continue
----
def f():
    try: pass
    except* E:
        return
----
def f():
    try: pass
    except* E:
        while 1: break
----
def f():
    try: pass
    except* E:
        def g(): return
----
x = 1
def f():
    global x, y
    x = y
----
def f():
    x = 1
    def g():
        nonlocal x, y
----
def f():
    for x in y: pass
    else: break
----
while 1:
    pass
else:
    continue
----
class A:
    break
----
while 1:
    class A:
        break
----
while 1:
    def f(): pass
    try: pass
    finally: continue
----
with x as (*a, *b): pass
----
[*a for a in b]
----
print(*a for a in b)
----
def f():
    yield
    return 1
----
lambda: (yield)
----
async def f():
    lambda: await x
----
async def f():
    def g(): await x
----
async def f():
    class A:
        await x
----
async def f():
    class A:
        x = [y async for y in z]
----
async def f():
    x = (y async for y in z)
    return [await q for q in x]
----
def f():
    return [await q for q in x]
----
def f():
    return [[w async for w in v] for q in x]
----
def f():
    return ([w async for w in v] for q in x)
----
[await q for q in x]
----
(await q for q in x)
----
def f():
    (x for x in await y)
----
global x
x = 1
----
def f():
    global x
    def g():
        nonlocal x
----
def f():
    class x: pass
    global x
----
def f():
    def x(): pass
    global x
----
def f():
    import x
    global x
----
def f():
    for x in y: pass
    global x
----
class A:
    x = 1
    global x
----
class A:
    def f(self): __x = 1; global __x
----
x[a:b, *c] = 1
----
print(a for b in c, d)
----
del *a, b
----
del (a, [b, c])
----
def f(*, a): pass
----
a: int, b
----
(a, b): int
----
(a): int = 1
----
a.b: int = 1
----
def f():
    (x): int
    global x
----
def f():
    x[0]: int = 1
----
class A:
    global x
    x: int
----
global x
x: int
----
assert (a, b)
----
assert (a := 1)
----
{**a for a in b}
----
{a: b, **c}
----
f(**a, *b)
----
def f():
    nonlocal __class__
----
class A:
    nonlocal __class__
----
class A:
    def f(self):
        nonlocal __class__
        __class__ = 1
----
a, *b, *c = d
----
[*a, *b] = d
----
try: pass
except* A: pass
except B: pass
----
def f(a=1, b): pass
----
def f():
    x = lambda y: (z := y)
    [z := 1 for z in (lambda: (q := 1))()]
----
[(lambda: (q := 1)) for x in y]
----
[lambda: (x := 1) for x in y]
----
[(x, [x := 1 for y in z]) for w in v]
----
def f():
    [x := 1 for y in z]
    def g():
        nonlocal x
----
[x for x in [(y := 1) for z in w]]
----
[1 for x in [lambda: (y := 1)]]
----
[1 for (x := 1) in y]
----
a = b = *c
----
async def f():
    async with x as y, z as w: pass
    async for i in j: break
    return
----
async def f():
    def g():
        async for x in y: pass
----
def f(): 
    return (yield)
class A: 
    def g(self): await x
----
def f():
    try:
        pass
    finally:
        return
----
"a" "b" b"c"
----
x = 1 if 2 else *a
----
(*a)
----
f(*a, **b)
----
print((*a, *b))
----
return
----
def outer():
    def f(): nonlocal outer
----
import a.b as c, d.e
----
def f(a, /, a): pass
----
class A[T, *T]: pass
----
type X[T, **T] = int
----
x = __debug__
----
for x in y:
    async def f():
        break
----
if x:
    for y in z:
        pass
    break
