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
