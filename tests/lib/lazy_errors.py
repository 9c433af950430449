def bad(x, *a):
    if x == 2: raise ValueError('two')
    return x
def drive(it):
    out = []
    for _ in range(6):
        try: out.append(next(it))
        except StopIteration: out.append('stop'); 
        except ValueError as e: out.append('error')
    print([x[0] if isinstance(x, tuple) and len(x) > 1 and isinstance(x[1], itertools._grouper) else x
        for x in out])
class It:
    def __init__(s): s.n = 0
    def __iter__(s): return s
    def __next__(s):
        s.n += 1
        if s.n == 2: raise ValueError
        if s.n > 4: raise StopIteration
        return s.n

### iterators go on after an error: drive, map and accumulate
import itertools
drive(map(bad, [1, 2, 3, 4]))
drive(map(int, ['1', 'x', '3']))
drive(map(bad, [1, 2, 3], [1, 2, 3]))
drive(filter(bad, [1, 2, 3, 4]))
drive(zip(It(), It()))
drive(enumerate(It()))
drive(map(str, It()))
drive(filter(None, It()))
drive(reversed([1, 2]))
drive(itertools.accumulate([1, 2, 3, 4], lambda a, b: bad(b)))
drive(itertools.accumulate(It()))
drive(itertools.takewhile(bad, [1, 2, 3]))
drive(itertools.dropwhile(lambda x: bad(x) < 3, [1, 2, 3, 4]))
drive(itertools.filterfalse(lambda x: not bad(x), [1, 2, 3, 4]))
drive(itertools.starmap(bad, [(1,), (2,), (3,)]))
drive(itertools.chain(It(), [9]))
drive(itertools.chain.from_iterable([[1], 5, [2]])) if 0 else None
drive(itertools.cycle(It()))
#> [1, 'error', 3, 4, 'stop', 'stop']
#> [1, 'error', 3, 'stop', 'stop', 'stop']
#> [1, 'error', 3, 'stop', 'stop', 'stop']
#> [1, 'error', 3, 4, 'stop', 'stop']
#> [(1, 1), 'error', 'error', (4, 3), 'stop', 'stop']
#> [(0, 1), 'error', (1, 3), (2, 4), 'stop', 'stop']
#> ['1', 'error', '3', '4', 'stop', 'stop']
#> [1, 'error', 3, 4, 'stop', 'stop']
#> [2, 1, 'stop', 'stop', 'stop', 'stop']
#> [1, 'error', 3, 4, 'stop', 'stop']
#> [1, 'error', 4, 8, 'stop', 'stop']
#> [1, 'error', 3, 'stop', 'stop', 'stop']
#> ['error', 3, 4, 'stop', 'stop', 'stop']
#> [1, 'error', 3, 4, 'stop', 'stop']
#> [1, 'error', 3, 'stop', 'stop', 'stop']
#> [1, 'error', 3, 4, 9, 'stop']
#> [1, 'error', 3, 4, 1, 3]

### iterators go on after an error: drive, itertools and groupby
import itertools
drive(itertools.chain.from_iterable([[1], 5, [2]])) if 0 else None
drive(itertools.islice(It(), 5))
drive(itertools.compress(It(), [1, 1, 1, 1, 1]))
drive(itertools.zip_longest(It(), [1]))
drive(itertools.pairwise(It()))
drive(itertools.batched(It(), 2))
drive(itertools.groupby(It()))
drive(itertools.groupby([1, 2, 3, 4], bad))
drive(itertools.tee(It())[0])
drive(itertools.count(1, 0.5))
drive(iter(It().__next__, 3))
drive(x for x in It())
drive(itertools.product(It()) if 0 else iter([]))
a, b = itertools.tee(It())
drive(a)
drive(b)
#> [1, 'error', 'stop', 'stop', 'stop', 'stop']
#> [1, 'error', 3, 4, 'stop', 'stop']
#> [(1, 1), 'error', 'stop', 'stop', 'stop', 'stop']
#> ['error', 'stop', 'stop', 'stop', 'stop', 'stop']
#> ['error', 'stop', 'stop', 'stop', 'stop', 'stop']
#> [1, 'error', 3, 4, 'stop', 'stop']
#> [1, 'error', 3, 4, 'stop', 'stop']
#> [1, 'error', 3, 4, 'stop', 'stop']
#> [1, 1.5, 2.0, 2.5, 3.0, 3.5]
#> [1, 'error', 'stop', 'stop', 'stop', 'stop']
#> [1, 'error', 'stop', 'stop', 'stop', 'stop']
#> ['stop', 'stop', 'stop', 'stop', 'stop', 'stop']
#> [1, 'error', 3, 4, 'stop', 'stop']
#> [1, 3, 4, 'stop', 'stop', 'stop']

### a lazy builtin is asked for an item by what it calls
def f(x):
    if x == 1: print('inner', next(m))  #> inner 20
    return x * 10
m = map(f, iter([1, 2, 3]))
print(list(m))  #> [10, 30]
def f(x):
    if x == 1: print('inner', next(m))  #> inner 2
    return True
m = filter(f, iter([1, 2, 3]))
print(list(m))  #> [1, 3]
import itertools
def f(x, y):
    if y == 2: print('inner', next(m))  #> inner 4
    return x + y
m = itertools.accumulate(iter([1, 2, 3, 4]), f)
print(list(m))  #> [1, 3, 7]
def g(x):
    if x == 1: print('inner', next(n))  #> inner 2
    return True
n = itertools.takewhile(g, iter([1,2,3]))
print(list(n))  #> [1, 3]
def h(x):
    if x == 1: print('inner', next(k, None))  #> inner 2
    return x
k = itertools.starmap(h, iter([(1,), (2,), (3,)]))
print(list(k))  #> [1, 3]
def again(x): return next(m)
m = map(again, itertools.count())
next(m)
#! RecursionError: maximum recursion depth exceeded
