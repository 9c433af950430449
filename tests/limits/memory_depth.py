# Memory, output, depth, source and nesting limits. What memory was used differs between builds and is not shown.

### a list that grows
#: oracle=no
#: max-memory=4M
#: exit=3
x = []
while True: x.append(1)
#! hognose: memory limit reached: limit 4194304

### a list that doubles
#: oracle=no
#: max-memory=4M
#: exit=3
x = [0]
while True: x += x
#! hognose: memory limit reached: limit 4194304

### a string that doubles
#: oracle=no
#: max-memory=4M
#: exit=3
s = 'ab'
while True: s += s
#! hognose: memory limit reached: limit 4194304

### a string too long at once
#: oracle=no
#: max-memory=4M
#: exit=3
'a' * 10**10
#! hognose: memory limit reached: limit 4194304

### bytes too long at once
#: oracle=no
#: max-memory=4M
#: exit=3
bytes(10**9)
#! hognose: memory limit reached: limit 4194304

### a tuple too long at once
#: oracle=no
#: max-memory=4M
#: exit=3
(1,) * 10**9
#! hognose: memory limit reached: limit 4194304

### a shift too far
#: oracle=no
#: max-memory=4M
#: exit=3
1 << 10**9
#! hognose: memory limit reached: limit 4194304

### a dict that grows
#: oracle=no
#: max-memory=4M
#: exit=3
d = {}
i = 0
while True:
    d[i] = i
    i += 1
#! hognose: memory limit reached: limit 4194304

### a set that grows
#: oracle=no
#: max-memory=4M
#: exit=3
s = set()
i = 0
while True:
    s.add(i)
    i += 1
#! hognose: memory limit reached: limit 4194304

### nested lists without end
#: oracle=no
#: max-memory=4M
#: exit=3
x = []
while True: x = [x, x]
#! hognose: memory limit reached: limit 4194304

### instances without end
#: oracle=no
#: max-memory=4M
#: exit=3
class A: pass
l = []
while True:
    a = A()
    a.x = l
    l.append(a)
#! hognose: memory limit reached: limit 4194304

### closures without end
#: oracle=no
#: max-memory=4M
#: exit=3
l = []
def f(x): return lambda: x
while True: l.append(f(1))
#! hognose: memory limit reached: limit 4194304

### padding
#: oracle=no
#: max-memory=4M
#: exit=3
'a'.center(10**9)
#! hognose: memory limit reached: limit 4194304

### a format width
#: oracle=no
#: max-memory=4M
#: exit=3
f'{1:1000000000}'
#! hognose: memory limit reached: limit 4194304

### a percent width
#: oracle=no
#: max-memory=4M
#: exit=3
'%1000000000d' % 1
#! hognose: memory limit reached: limit 4194304

### replace that grows
#: oracle=no
#: max-memory=4M
#: exit=3
('a' * 1000000).replace('a', 'b' * 1000)
#! hognose: memory limit reached: limit 4194304

### join that grows
#: oracle=no
#: max-memory=4M
#: exit=3
('x' * 1000).join('a' * 100000)
#! hognose: memory limit reached: limit 4194304

### a range to a list
#: oracle=no
#: max-memory=4M
#: exit=3
list(range(10**9))
#! hognose: memory limit reached: limit 4194304

### an exception chain without end
#: oracle=no
#: max-memory=4M
#: exit=3
e = None
while True:
    n = ValueError()
    n.__context__ = e
    e = n
#! hognose: memory limit reached: limit 4194304

### it cannot be caught
#: oracle=no
#: max-memory=4M
#: exit=3
try:
    x = 'a' * 10**10
except MemoryError: print('never')
except BaseException: print('never')
#! hognose: memory limit reached: limit 4194304

### bytearray that grows
#: oracle=no
#: max-memory=4M
#: exit=3
b = bytearray()
while True: b += b'0123456789'
#! hognose: memory limit reached: limit 4194304

### generators kept
#: oracle=no
#: max-memory=4M
#: exit=3
def g(): yield
l = []
while True:
    x = g()
    next(x)
    l.append(x)
#! hognose: memory limit reached: limit 4194304

### json that grows
#: oracle=no
#: max-memory=4M
#: exit=3
import json
x = [1] * 100000
while True: x = [json.dumps(x)] * 100
#! hognose: memory limit reached: limit 4194304

### garbage does not count
#: oracle=no
#: max-memory=4M
#: exit=0
for i in range(100): x = ['x'] * 10000
print(len(x))
#> 10000

### cycles are collected
#: oracle=no
#: max-memory=4M
#: exit=0
class A: pass
for i in range(20000):
    a = A()
    a.me = a
print('ok')
#> ok

### output
#: oracle=no
#: max-output=100
#: exit=3
while True: print('0123456789')
#> 0123456789
#> 0123456789
#> 0123456789
#> 0123456789
#> 0123456789
#> 0123456789
#> 0123456789
#> 0123456789
#> 0123456789
#> 0
#! hognose: output limit reached: limit 100, used 100

### output of one long line
#: oracle=no
#: max-output=10
#: exit=3
print('a' * 1000)
#> aaaaaaaaaa
#! hognose: output limit reached: limit 10, used 10

### time
#: oracle=no
#: max-time=20
#: exit=3
while True: pass
#! hognose: time limit reached: limit 20

### time in one long builtin
#: oracle=no
#: max-time=20
#: max-memory=1G
#: exit=3
sorted(range(10**7, 0, -1), key=lambda x: -x)
#! hognose: time limit reached: limit 20

### time in a big power
#: oracle=no
#: max-time=20
#: exit=3
#: max-memory=1G
x = 7 ** 20000000
#! hognose: time limit reached: limit 20

### depth is an exception
#: oracle=no
#: max-depth=50
#: exit=0
def f(n): return f(n + 1)
try: f(0)
except RecursionError as e: print(e)
#> maximum recursion depth exceeded

### depth counts all frames
#: oracle=no
#: max-depth=50
#: exit=1
def f(n): return 0 if n == 0 else 1 + f(n - 1)
print(f(40))
f(60)
#> 40
#! RecursionError: maximum recursion depth exceeded

### recursion through __repr__
#: oracle=no
#: exit=0
try:
    class A:
        def __repr__(self): return repr(self)
    repr(A())
except RecursionError: print('caught')
#> caught

### recursion through __eq__
#: oracle=no
#: exit=0
try:
    class A:
        def __eq__(self, o): return self == o
    A() == A()
except RecursionError: print('caught')
#> caught

### recursion through __getattr__
#: oracle=no
#: exit=0
try:
    class A:
        def __getattr__(self, n): return self.y
    A().x
except RecursionError: print('caught')
#> caught

### recursion through __hash__
#: oracle=no
#: exit=0
try:
    class A:
        def __hash__(self): return hash(self)
    hash(A())
except RecursionError: print('caught')
#> caught

### recursion through __call__
#: oracle=no
#: exit=0
try:
    class A:
        def __call__(self): return self()
    A()()
except RecursionError: print('caught')
#> caught

### recursion through __add__
#: oracle=no
#: exit=0
try:
    class A:
        def __add__(self, o): return self + o
    A() + 1
except RecursionError: print('caught')
#> caught

### recursion through __iter__
#: oracle=no
#: exit=0
try:
    class A:
        def __iter__(self): return iter(list(self))
    list(A())
except RecursionError: print('caught')
#> caught

### recursion through a property
#: oracle=no
#: exit=0
try:
    class A:
        @property
        def p(self): return self.p
    A().p
except RecursionError: print('caught')
#> caught

### recursion through __init__
#: oracle=no
#: exit=0
try:
    class A:
        def __init__(self): A()
    A()
except RecursionError: print('caught')
#> caught

### recursion through __format__
#: oracle=no
#: exit=0
try:
    class A:
        def __format__(self, s): return f'{self}'
    f'{A()}'
except RecursionError: print('caught')
#> caught

### recursion through generators
#: oracle=no
#: exit=0
try:
    def g(): yield from g()
    list(g())
except RecursionError: print('caught')
#> caught

### recursion through sort keys
#: oracle=no
#: exit=0
try:
    def f(x): return sorted([x], key=f)
    f(1)
except RecursionError: print('caught')
#> caught

### recursion through comprehensions
#: oracle=no
#: exit=0
try:
    def f(): return [f() for _ in [1]]
    f()
except RecursionError: print('caught')
#> caught

### recursion through map
#: oracle=no
#: exit=0
try:
    def f(x): return list(map(f, [x]))
    f(1)
except RecursionError: print('caught')
#> caught

### recursion through coroutines
#: oracle=no
#: exit=0
try:
    async def f(): await f()
    f().send(None)
except RecursionError: print('caught')
#> caught

### recursion through exec
#: oracle=no
#: exit=0
try:
    s = 'exec(s)'
    exec(s)
except RecursionError: print('caught')
#> caught

### deeply nested lists print and compare
#: oracle=no
#: exit=0
a = b = []
for i in range(100000): a, b = [a], [b]
try: print(repr(a))
except RecursionError: print('repr')
try: print(a == b)
except RecursionError: print('eq')
#> repr
#> eq

### nested JSON
#: oracle=no
#: exit=0
import json
try: json.loads('[' * 100000)
except RecursionError as e: print('caught')
#> caught
