# The step limit stops a program exactly at its number, wherever it is, and Python code cannot catch it.

### an endless loop
#: oracle=no
#: max-steps=10000
#: exit=3
while True: pass
#! hognose: steps limit reached: limit 10000, used 10000

### an endless loop with a body
#: oracle=no
#: max-steps=10000
#: exit=3
x = 0
while True: x += 1
#! hognose: steps limit reached: limit 10000, used 10000

### an exception handler does not see it
#: oracle=no
#: max-steps=10000
#: exit=3
try:
    while True: pass
except BaseException: print('never')
finally: print('never')
#! hognose: steps limit reached: limit 10000, used 10000

### with and its exit do not see it
#: oracle=no
#: max-steps=10000
#: exit=3
class C:
    def __enter__(self): pass
    def __exit__(self, *a): print('never'); return True
with C():
    while True: pass
#! hognose: steps limit reached: limit 10000, used 10000

### a generator without end
#: oracle=no
#: max-steps=10000
#: exit=3
def g():
    while True: yield 1
for x in g(): pass
#! hognose: steps limit reached: limit 10000, used 10000

### sum of a generator without end
#: oracle=no
#: max-steps=10000
#: exit=3
def g():
    while True: yield 1
sum(g())
#! hognose: steps limit reached: limit 10000, used 10000

### list of a generator without end
#: oracle=no
#: max-steps=10000
#: exit=3
def g():
    while True: yield 1
list(g())
#! hognose: steps limit reached: limit 10000, used 10000

### in of an iterator without end
#: oracle=no
#: max-steps=10000
#: exit=3
class I:
    def __iter__(self): return self
    def __next__(self): return 1
2 in I()
#! hognose: steps limit reached: limit 10000, used 10000

### iter with a sentinel that never comes
#: oracle=no
#: max-steps=10000
#: exit=3
list(iter(lambda: 1, 2))
#! hognose: steps limit reached: limit 10000, used 10000

### an endless while in a function called by sort
#: oracle=no
#: max-steps=10000
#: exit=3
def key(x):
    while True: pass
sorted([1, 2], key=key)
#! hognose: steps limit reached: limit 10000, used 10000

### a comparison that never ends
#: oracle=no
#: max-steps=10000
#: exit=3
class V:
    def __lt__(self, o):
        while True: pass
sorted([V(), V()])
#! hognose: steps limit reached: limit 10000, used 10000

### a __hash__ that never ends
#: oracle=no
#: max-steps=10000
#: exit=3
class V:
    def __hash__(self):
        while True: pass
{V(): 1}
#! hognose: steps limit reached: limit 10000, used 10000

### a __repr__ that never ends
#: oracle=no
#: max-steps=10000
#: exit=3
class V:
    def __repr__(self):
        while True: pass
print([V()])
#! hognose: steps limit reached: limit 10000, used 10000

### a __del__-free loop of objects
#: oracle=no
#: max-steps=10000
#: exit=3
class A: pass
while True: A()
#! hognose: steps limit reached: limit 10000, used 10000

### a handler that catches everything again and again
#: oracle=no
#: max-steps=10000
#: exit=3
while True:
    try: raise ValueError
    except ValueError: pass
#! hognose: steps limit reached: limit 10000, used 10000

### recursion caught again and again
#: oracle=no
#: max-steps=100000
#: exit=3
def f(): f()
while True:
    try: f()
    except RecursionError: pass
#! hognose: steps limit reached: limit 100000, used 100000

### a long range
#: oracle=no
#: max-steps=10000
#: exit=3
for i in range(10**12): pass
#! hognose: steps limit reached: limit 10000, used 10000

### sum of a long range
#: oracle=no
#: max-steps=10000
#: exit=3
sum(x for x in range(10**12))
#! hognose: steps limit reached: limit 10000, used 10000

### a big power
#: oracle=no
#: max-steps=10000
#: exit=3
x = 3 ** (10 ** 7)
#! hognose: steps limit reached: limit 10000, used 10000

### a power with a modulus
#: oracle=no
#: max-steps=10000
#: exit=3
pow(3, 10 ** 4000, 10 ** 4000 + 7)
#! hognose: steps limit reached: limit 10000, used 10000

### a long multiplication
#: oracle=no
#: max-steps=10000
#: exit=3
a = 1 << 1000000
b = a * a
#! hognose: steps limit reached: limit 10000, used 10000

### searching a long string
#: oracle=no
#: max-steps=10000
#: exit=3
s = 'a' * 10**7
s.find('a' * 1000 + 'b')
#! hognose: steps limit reached: limit 10000, used 10000

### counting in a long string
#: oracle=no
#: max-steps=10000
#: exit=3
('ab' * 10**7).count('ba')
#! hognose: steps limit reached: limit 10000, used 10000

### replacing in a long string
#: oracle=no
#: max-steps=10000
#: exit=3
('a' * 10**7).replace('a', 'b')
#! hognose: steps limit reached: limit 10000, used 10000

### splitting a long string
#: oracle=no
#: max-steps=10000
#: exit=3
('a ' * 10**7).split()
#! hognose: steps limit reached: limit 10000, used 10000

### a long repetition
#: oracle=no
#: max-steps=10000
#: exit=3
x = [0] * 10**7
#! hognose: steps limit reached: limit 10000, used 10000

### comparing long lists
#: oracle=no
#: max-steps=10000
#: exit=3
a = [0] * 1000000
b = [0] * 1000000
a == b
#! hognose: steps limit reached: limit 10000, used 10000

### searching a long list
#: oracle=no
#: max-steps=10000
#: exit=3
1 in [0] * 1000000
#! hognose: steps limit reached: limit 10000, used 10000

### reversing a long list
#: oracle=no
#: max-steps=10000
#: exit=3
a = [0] * 1000000
a.reverse()
#! hognose: steps limit reached: limit 10000, used 10000

### a large sort
#: oracle=no
#: max-steps=10000
#: exit=3
sorted(range(10**6, 0, -1))
#! hognose: steps limit reached: limit 10000, used 10000

### a comprehension
#: oracle=no
#: max-steps=10000
#: exit=3
[x for x in range(10**9)]
#! hognose: steps limit reached: limit 10000, used 10000

### a large dict
#: oracle=no
#: max-steps=10000
#: exit=3
{i: i for i in range(10**9)}
#! hognose: steps limit reached: limit 10000, used 10000

### a large set
#: oracle=no
#: max-steps=10000
#: exit=3
set(range(10**9))
#! hognose: steps limit reached: limit 10000, used 10000

### joining much
#: oracle=no
#: max-steps=10000
#: exit=3
','.join(map(str, range(10**9)))
#! hognose: steps limit reached: limit 10000, used 10000

### any of nothing true
#: oracle=no
#: max-steps=10000
#: exit=3
any(x < 0 for x in range(10**9))
#! hognose: steps limit reached: limit 10000, used 10000

### zip and map without end
#: oracle=no
#: max-steps=10000
#: exit=3
def g():
    while True: yield 1
for a, b in zip(g(), map(str, g())): pass
#! hognose: steps limit reached: limit 10000, used 10000

### eval of an endless loop
#: oracle=no
#: max-steps=10000
#: exit=3
exec('while True: pass')
#! hognose: steps limit reached: limit 10000, used 10000

### compiling a large source
#: oracle=no
#: max-steps=10000
#: exit=3
compile('x = 1\n' * 100000, 'f', 'exec')
#! hognose: steps limit reached: limit 10000, used 10000

### a coroutine that never ends
#: oracle=no
#: max-steps=10000
#: exit=3
async def f():
    while True: pass
f().send(None)
#! hognose: steps limit reached: limit 10000, used 10000

### match in an endless loop
#: oracle=no
#: max-steps=10000
#: exit=3
while True:
    match [1, 2]:
        case [a, b]: pass
#! hognose: steps limit reached: limit 10000, used 10000

### what was printed before stays
#: oracle=no
#: max-steps=10000
#: exit=3
print('before')
while True: pass
#> before
#! hognose: steps limit reached: limit 10000, used 10000

### a program below the limit is untouched
#: oracle=no
#: max-steps=10000
#: exit=0
print(sum(range(10)))
#> 45

### emptying a dict from its beginning goes through it once
#: max-steps=2000000
from collections import OrderedDict
d = OrderedDict.fromkeys(range(40000))
while d: d.popitem(last=False)
e = dict.fromkeys(range(40000))
while e: del e[next(iter(e))]
print(d, e)
#> OrderedDict() {}

### endless loops whose question is answered out of line
#: oracle=no
#: max-steps=3000
#: exit=3
while "a" < "b": pass
#! hognose: steps limit reached: limit 3000, used 3000

### while a big int is true
#: oracle=no
#: max-steps=3000
#: exit=3
x = 10 ** 30
while x: pass
#! hognose: steps limit reached: limit 3000, used 3000

### while an object is true
#: oracle=no
#: max-steps=3000
#: exit=3
x = object()
while True:
    while x: pass
#! hognose: steps limit reached: limit 3000, used 3000

### while tuples, texts and big ints compare
#: oracle=no
#: max-steps=3000
#: exit=3
a, b = (1, 2), (1, 3)
while a != b and "x" in "xy" and 10 ** 30 == 10 ** 30 and not a is b: continue
#! hognose: steps limit reached: limit 3000, used 3000

### until something that never comes
#: oracle=no
#: max-time=1s
#: exit=3
def f(a, b):
    while not a > b: pass
try: f("a", "b")
except BaseException: print("never")
finally: print("never")
#! hognose: time limit reached: limit 1000

### a loop that stays within the steps
#: oracle=no
#: max-steps=9000
n = 0
while (n,) < (3000,): n += 1
print(n)  #> 3000

### instructions in a row are counted
#: oracle=no
#: max-steps=150000
#: exit=3
exec("def f(x):\n" + " x = x * x\n" * 640)
exec("def g(x):\n" + "".join(" if x: x = 1\n else: x = 0\n" for i in range(160)))
exec("def h(x):\n if x: " + "; ".join(f"a{i} = 1" for i in range(640)))
print("begin")  #> begin
for i in range(20000): f(1.0) if i < 12000 else g(i) if i < 16000 else h(0)
print("never")
#! hognose: steps limit reached: limit 150000, used 150000

### what is small costs little
#: max-steps=9000
s, b, l, d, e = "a,b c", b"a,b c", [3, 1, 2], {1: 2, 3: 4}, {1, 2}
for _ in range(100):
    s.count("a"); s.count("ab"); b.count(b"a"); s.find("c"); s.split(","); s.replace("a", "x"); s.upper(); s.encode(); b.decode()
    b.hex(); s.join(l and ["a"]); s.translate({97: 98}); b.translate(None, b"a"); s.splitlines(); s[::-1]; "a" in s; repr(s); ascii(s)
    repr(l); repr(d); repr(e); repr(b); repr(bytearray(b)); sorted(l); l.index(2); list(l); set(l); dict(d); d | d; e | e; sum(l); hash(s)
    s == "a,b d"; b == bytes(b); int("12"); float("1.5"); str(1.5); complex("1+2j"); s.strip(); s.isalpha(); s.title(); s.zfill(9)
print("done")  #> done

### keys of one hash that are moved
#: oracle=no
#: max-steps=300000
#: exit=3
from collections import OrderedDict
d = OrderedDict.fromkeys([i * (2 ** 61 - 1) for i in range(2000)])
print(len(d))  #> 2000
d.move_to_end(2 ** 61 - 1, last=False)
#! hognose: steps limit reached: limit 300000, used 300000
