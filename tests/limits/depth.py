# What counts as depth: calls of the program, not the frames of builtins between them.

### recursion through builtins goes as deep as CPython's
import functools
def reaches(f, n):
    try: f(n)
    except RecursionError: return False
    return True
@functools.lru_cache(None)
def cached(k): return k and 1 + cached(k - 1)
def by_partial(k): return k and functools.partial(by_partial, k - 1)()
def by_map(k): return k and list(map(by_map, [k - 1]))
def by_max(k): return k and max([k], key=lambda x: by_max(x - 1) and 1)
def by_sum(k): return k and sum(by_sum(x - 1) for x in [k])
def by_sort(k): return k and len(sorted([k], key=lambda x: by_sort(x - 1) and 1))
class Nested:
    def __init__(self, k): self.k = k
    def __repr__(self): return f"N({Nested(self.k - 1)!r})" if self.k else "N"
    def __eq__(self, other): return not self.k or [Nested(self.k - 1)] == [0]
def by_repr(k): return repr(Nested(k))
def by_eq(k): return [Nested(k)] == [0]
def by_gen(k):
    if k: yield from by_gen(k - 1)
    yield k
for f in (cached, by_partial, by_map, by_repr, by_eq, lambda k: list(by_gen(k))): print(reaches(f, 985), reaches(f, 1000))
for f in (by_max, by_sum, by_sort): print(reaches(f, 485), reaches(f, 500))
#> True True
#> True False
#> True False
#> True False
#> True False
#> True False
#> True False
#> True False
#> True False

### the cache of a memoised function
from functools import cache
@cache
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(900) % 10**9)  #> 652938800

### setrecursionlimit looks at calls
import sys
def f(n): return n and max([n], key=lambda k: f(k - 1) + 1)
sys.setrecursionlimit(300)
print(f(100))  #> 100
try: f(200)
except RecursionError: print("too deep")  #> too deep
def inside(n): return n and max([n], key=lambda k: inside(k - 1)) or sys.setrecursionlimit(50)
try: inside(60)
except RecursionError as e: print(str(e)[:41])  #> cannot set the recursion limit to 50 at t
print(sys.getrecursionlimit())  #> 300
sys.setrecursionlimit(1000)
print(f(200))  #> 200

### frames of builtins have a limit, too
#: oracle=no
#: max-depth=100
def nested(make, n):
    x = None
    for i in range(n): x = make(x)
    return x
def reaches(make, use, n):
    try: use(nested(make, n))
    except RecursionError: return False
    return True
for make, use in ((lambda x: [x], repr), (lambda x: {1: x}, str), (lambda x: (x,), hash)): print(reaches(make, use, 400), reaches(make, use, 440))
#> True False
#> True False
#> True False

### a program begins with a thousand calls
import sys
def f(n): return n and 1 + f(n - 1)
print(sys.getrecursionlimit(), f(900))  #> 1000 900
try: f(1000)
except RecursionError as e: print(e)  #> maximum recursion depth exceeded

### a program raises its limit
#: oracle=no
import sys, functools
def f(n): return n and 1 + f(n - 1)
@functools.cache
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
sys.setrecursionlimit(10**4)
print(sys.getrecursionlimit(), f(9000), fib(3000) % 10**9)  #> 10000 9000 709796000
try: f(10000)
except RecursionError as e: print(e)  #> maximum recursion depth exceeded
sys.setrecursionlimit(500)
try: f(600)
except RecursionError: print('lower again')  #> lower again
sys.setrecursionlimit(50000)
print(f(49900))  #> 49900

### the host's limit is the most
#: oracle=no
#: max-depth=2000
import sys
def f(n): return n and 1 + f(n - 1)
print(sys.getrecursionlimit())  #> 1000
sys.setrecursionlimit(1500)
print(sys.getrecursionlimit(), f(1400))  #> 1500 1400
sys.setrecursionlimit(10**6)
print(sys.getrecursionlimit(), f(1900))  #> 2000 1900
try: f(2000)
except RecursionError as e: print(e)  #> maximum recursion depth exceeded

### what setrecursionlimit takes
import sys
class I:
    def __index__(self): return 900
def at(n): return at(n - 1) if n else sys.setrecursionlimit(30)
for v in (0, -1, 2**31, -2**31 - 1, 10**30, 1.5, 'a', None, b'', [], 1j, 1, 2**31 - 1, True, I()):
    try: print(sys.setrecursionlimit(v))
    except Exception as e: print(type(e).__name__, str(e)[:52])
print(sys.getrecursionlimit())
try: at(50)
except RecursionError as e: print(str(e)[:40])
#> ValueError recursion limit must be greater or equal than 1
#> ValueError recursion limit must be greater or equal than 1
#> OverflowError Python int too large to convert to C int
#> OverflowError Python int too large to convert to C int
#> OverflowError Python int too large to convert to C int
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'NoneType' object cannot be interpreted as an intege
#> TypeError 'bytes' object cannot be interpreted as an integer
#> TypeError 'list' object cannot be interpreted as an integer
#> TypeError 'complex' object cannot be interpreted as an integer
#> RecursionError cannot set the recursion limit to 1 at the recursion
#> None
#> RecursionError cannot set the recursion limit to 1 at the recursion
#> None
#> 900
#> cannot set the recursion limit to 30 at 

### the limit holds for every kind of call, once it is raised
#: oracle=no
import sys, copy, functools, pickle
sys.setrecursionlimit(20000)
class Node:
    def __init__(self, n): self.n = n
    def __repr__(self): return f'N({self.n!r})'
    def __eq__(self, o): return self.n == o.n
    def __hash__(self): return hash((self.n, 1))
    def __lt__(self, o): return self.n is not None and self.n < o.n
    def __getattr__(self, name): return getattr(self.n, name)
    def __len__(self): return 0 if self.n is None else len(self.n)
    def __call__(self): return 0 if self.n is None else self.n()
    def __iter__(self): yield from () if self.n is None else self.n
def chain(n):
    x = None
    for i in range(n): x = Node(x)
    return x
a, b, c = chain(9000), chain(9000), chain(3000)
print(len(repr(a)), a == b, hash(a) == hash(b), a < b, len(a), a(), list(c))
try: a.missing
except AttributeError as e: print(e)
del Node.__getattr__, Node.__iter__, Node.__len__
print(len(repr(copy.deepcopy(c))), len(repr(pickle.loads(pickle.dumps(c)))))
def nested(n):
    x = []
    for i in range(n): x = [x, 1]
    return x
print(len(repr(nested(15000))), nested(15000) == nested(15000), copy.deepcopy(nested(5000)) == nested(5000))
def by_map(k): return k and list(map(by_map, [k - 1]))
def by_max(k): return k and max([k], key=lambda x: by_max(x - 1) and 1)
def by_sort(k): return k and sorted([k], key=lambda x: by_sort(x - 1) and 1)
def by_with(k):
    class C:
        def __enter__(self): return by_with(k - 1)
        def __exit__(self, *e): pass
    if k:
        with C(): pass
for f in (by_map, by_max, by_sort): print(bool(f(4000)))
print(by_with(3000))
#> 27004 True True False 0 0 []
#> 'NoneType' object has no attribute 'missing'
#> 9004 9004
#> 75002 True True
#> True
#> True
#> True
#> None

### the traceback of a deep recursion is short
#: oracle=no
import sys, traceback
sys.setrecursionlimit(40100)
def f(n):
    if not n: return 1 / n
    return f(n - 1)
def g(n): return f(0) if not n else h(n - 1)
def h(n): return g(n)
try: f(40000)
except ZeroDivisionError as e: print(traceback.format_exc(), len(traceback.extract_tb(e.__traceback__)))
try: g(5000)
except ZeroDivisionError: print(traceback.format_exc().count('File'))
f(30000)
#> Traceback (most recent call last):
#>   File "main.py", line 9, in <module>
#>     try: f(40000)
#>          ~^^^^^^^
#>   File "main.py", line 6, in f
#>     return f(n - 1)
#>   File "main.py", line 6, in f
#>     return f(n - 1)
#>   File "main.py", line 6, in f
#>     return f(n - 1)
#>   [Previous line repeated 39997 more times]
#>   File "main.py", line 5, in f
#>     if not n: return 1 / n
#>                      ~~^~~
#> ZeroDivisionError: division by zero
#>  40002
#> 10003
#| Traceback (most recent call last):
#|   File "main.py", line 13, in <module>
#|     f(30000)
#|     ~^^^^^^^
#|   File "main.py", line 6, in f
#|     return f(n - 1)
#|   File "main.py", line 6, in f
#|     return f(n - 1)
#|   File "main.py", line 6, in f
#|     return f(n - 1)
#|   [Previous line repeated 29997 more times]
#|   File "main.py", line 5, in f
#|     if not n: return 1 / n
#|                      ~~^~~
#| ZeroDivisionError: division by zero

### threads share the limit that is set
#: oracle=no
#: steps=vary
import sys, threading
def f(n): return n and 1 + f(n - 1)
def run(n):
    try: out.append(f(n))
    except RecursionError as e: out.append(str(e))
out = []
for n in (900, 9000):
    for limit in (1000, 10000):
        sys.setrecursionlimit(limit)
        t = threading.Thread(target=run, args=(n,))
        t.start()
        t.join()
print(out)  #> [900, 900, 'maximum recursion depth exceeded', 9000]

### a session that is left in the middle of a deep recursion
#: oracle=no
import sys
sys.setrecursionlimit(45000)
def gen(n):
    if n: yield from gen(n - 1)
    yield n
def f(n):
    if not n: return sum(i * i for i in range(3000))
    return f(n - 1) + 1
print(f(40000), sum(gen(2000)), sys.getrecursionlimit())  #> 8995540500 2001000 45000
