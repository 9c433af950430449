# itertools.

from itertools import *

def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)

### count, cycle and repeat
c = count(10, 2)
print(c, next(c), next(c), c, count(), count(2.5), count(1, 1.0), count(step=-1), list(islice(count(5, -2), 4)))
print(list(zip(count((1 << 63) - 1), 'ab')), next(count(1j)), list(islice(count(0.5, 0.25), 3)))
E(count, 'a')
E(count, 1, 'b')
print(list(islice(cycle('abc'), 7)), list(cycle([])))
r = repeat('x', 3)
print(str(r), next(r), str(r), list(r), repeat(5), list(repeat(1, 0)), list(repeat(1, -3)),
    list(repeat(object=2, times=2)))
print(r.__length_hint__(), repeat(0, 9).__length_hint__(), list(map(pow, range(5), repeat(2))))
E(repeat(1).__length_hint__)
E(repeat, 1, 'x')
E(cycle, 5)
class K(count): pass
print(next(K(3)), isinstance(K(3), count), type(K(3)) is K, isinstance(K(3), K))
#> count(14, 2) 10 12 count(14, 2) count(0) count(2.5) count(1, 1.0) count(0, -1) [5, 3, 1, -1]
#> [(9223372036854775807, 'a'), (9223372036854775808, 'b')] 1j [0.5, 0.75, 1.0]
#> TypeError a number is required
#> TypeError a number is required
#> ['a', 'b', 'c', 'a', 'b', 'c', 'a'] []
#> repeat('x', 3) x repeat('x', 2) ['x', 'x'] repeat(5) [] [] [2, 2]
#> 0 9 [0, 1, 4, 9, 16]
#> TypeError len() of unsized object
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'int' object is not iterable
#> 3 True True True

### accumulate, batched, chain
print(list(accumulate([1, 2, 3])), list(accumulate([])), list(accumulate('abc')),
    list(accumulate([1, 2], initial=10)), list(accumulate([3, 1, 4], max)), list(accumulate([], initial=5)),
    list(accumulate([1, 2, 3], func=lambda a, b: a * b, initial=2)),
    list(accumulate([None, 1], lambda a, b: (a, b))))
E(lambda: list(accumulate([1, 'a'])))
print(list(batched('ABCDEFG', 3)), list(batched([], 2)), list(batched('AB', 2, strict=True)))
E(batched, 'ab', 0)
E(batched, 'ab', 'c')
def g():
    for x in batched('ABC', 2, strict=True): print(x)
E(g)
print(list(chain('ab', [1], {2: 3})), list(chain()), list(chain.from_iterable(['ab', 'cd'])), chain[int])
c = chain([1], 5)
print(next(c))
E(next, c)
E(chain.from_iterable, 3)
#> [1, 3, 6] [] ['a', 'ab', 'abc'] [10, 11, 13] [3, 3, 4] [5] [2, 2, 4, 12] [None, (None, 1)]
#> TypeError unsupported operand type(s) for +: 'int' and 'str'
#> [('A', 'B', 'C'), ('D', 'E', 'F'), ('G',)] [] [('A', 'B')]
#> ValueError n must be at least one
#> TypeError 'str' object cannot be interpreted as an integer
#> ('A', 'B')
#> ValueError batched(): incomplete batch
#> ['a', 'b', 1, 2] [] ['a', 'b', 'c', 'd'] itertools.chain[int]
#> 1
#> TypeError 'int' object is not iterable
#> TypeError 'int' object is not iterable

### compress, dropwhile, takewhile, filterfalse, starmap, pairwise
print(list(compress('ABCDEF', [1, 0, 1, 0, 1, 1])), list(compress('AB', [])),
    list(compress(data='ab', selectors=(0, 1))))
print(list(dropwhile(lambda x: x < 5, [1, 4, 6, 4, 1])), list(takewhile(lambda x: x < 5, [1, 4, 6, 4, 1])))
print(list(filterfalse(lambda x: x % 2, range(9))), list(filterfalse(None, [0, 1, '', 'a'])))
print(list(starmap(pow, [(2, 5), (3, 2)])), list(pairwise('ABCD')), list(pairwise('A')), list(pairwise([])))
t = takewhile(lambda x: x < 2, iter([1, 5, 1]))
print(list(t), list(t))
E(lambda: list(starmap(pow, [5])))
E(lambda: list(takewhile(5, [1])))
E(pairwise, 3)
#> ['A', 'C', 'E', 'F'] [] ['b']
#> [6, 4, 1] [1, 4]
#> [0, 2, 4, 6, 8] [0, '']
#> [32, 9] [('A', 'B'), ('B', 'C'), ('C', 'D')] [] []
#> [1] []
#> TypeError 'int' object is not iterable
#> TypeError 'int' object is not callable
#> TypeError 'int' object is not iterable

### islice: bounds, and what is left
for a in [(3,), (2, 6), (2, None), (0, None, 3), (1, 9, 4), (None,), (5, 2), (0,), (None, None, None), (20, 30),
        (4, 4), (2, 7, 2)]:
    for make in (iter, lambda r: (x for x in r)):
        it = make(range(10))
        print(a, list(islice(it, *a)), list(it), end=' ')
    print()
class I:
    def __index__(self): return 2
print(list(islice('abcd', I())), list(islice('abcd', I(), 4, I())))
E(islice, 'a', -1)
E(islice, 'a', 'b')
E(islice, 'a', 0, -1)
E(islice, 'a', -1, 2)
#> (3,) [0, 1, 2] [3, 4, 5, 6, 7, 8, 9] (3,) [0, 1, 2] [3, 4, 5, 6, 7, 8, 9] 
#> (2, 6) [2, 3, 4, 5] [6, 7, 8, 9] (2, 6) [2, 3, 4, 5] [6, 7, 8, 9] 
#> (2, None) [2, 3, 4, 5, 6, 7, 8, 9] [] (2, None) [2, 3, 4, 5, 6, 7, 8, 9] [] 
#> (0, None, 3) [0, 3, 6, 9] [] (0, None, 3) [0, 3, 6, 9] [] 
#> (1, 9, 4) [1, 5] [9] (1, 9, 4) [1, 5] [9] 
#> (None,) [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] [] (None,) [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] [] 
#> (5, 2) [] [5, 6, 7, 8, 9] (5, 2) [] [5, 6, 7, 8, 9] 
#> (0,) [] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] (0,) [] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] 
#> (None, None, None) [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] [] (None, None, None) [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] [] 
#> (20, 30) [] [] (20, 30) [] [] 
#> (4, 4) [] [4, 5, 6, 7, 8, 9] (4, 4) [] [4, 5, 6, 7, 8, 9] 
#> (2, 7, 2) [2, 4, 6] [7, 8, 9] (2, 7, 2) [2, 4, 6] [7, 8, 9] 
#> ['a', 'b'] ['c']
#> ValueError Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.
#> ValueError Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.
#> ValueError Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.
#> ValueError Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.

### islice: islice
E(islice, 'a', 0, 'b')
E(islice, 'a', 0, 2, 0)
E(islice, 'a', 0, 2, 'c')
E(islice, 'a')
E(islice, 'a', 1, 2, 3, 4)
E(islice, 5, 1)
#> ValueError Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.
#> ValueError Step for islice() must be a positive integer or None.
#> ValueError Step for islice() must be a positive integer or None.
#> TypeError islice expected at least 2 arguments, got 1
#> TypeError islice expected at most 4 arguments, got 5
#> TypeError 'int' object is not iterable

### zip_longest
from itertools import *
print(list(zip_longest('abc', [1], range(2))), list(zip_longest('ab', 'xyz', fillvalue='-')), list(zip_longest()))
print(list(zip_longest([], [])), list(zip_longest([1, 2])))
try: zip_longest(1, 2)
except TypeError as e: print(e)
#> [('a', 1, 0), ('b', None, 1), ('c', None, None)] [('a', 'x'), ('b', 'y'), ('-', 'z')] []
#> [] [(1,), (2,)]
#> 'int' object is not iterable

### groupby
from itertools import *
print([(k, list(g)) for k, g in groupby('AAABBCAA')], [k for k, g in groupby('AABBA')])
print([(k, list(g)) for k, g in groupby(range(10), lambda x: x // 4)], list(groupby([])))
it = groupby('AAABB')
k, g = next(it)
print(k, next(g), type(g).__name__)
k2, g2 = next(it)
print(k2, list(g), list(g2), list(it))
n = float('nan')
print([(k, list(g)) for k, g in groupby([n, n, 1])])
print({k: len(list(g)) for k, g in groupby(sorted('mississippi'))}, [k for k, g in groupby([1, -1, 2], key=abs)])
for k, g in groupby([1, 1, 2, 2, 2, 3]):
    for x in g:
        print(k, x)
        break
groups = [g for k, g in groupby('AABBC')]
print([list(g) for g in groups])
#> [('A', ['A', 'A', 'A']), ('B', ['B', 'B']), ('C', ['C']), ('A', ['A', 'A'])] ['A', 'B', 'A']
#> [(0, [0, 1, 2, 3]), (1, [4, 5, 6, 7]), (2, [8, 9])] []
#> A A _grouper
#> B [] ['B', 'B'] []
#> [(nan, [nan, nan]), (1, [1])]
#> {'i': 4, 'm': 1, 'p': 2, 's': 4} [1, 2]
#> 1 1
#> 2 2
#> 3 3
#> [[], [], []]

### tee
from itertools import *
import copy
a, b = tee(iter('abcd'))
print(next(a), next(a), list(b), list(a), list(b), type(a).__name__)
x, y, z = tee([1, 2, 3], 3)
print(next(x), list(copy.copy(x)), list(x), list(y), next(z), tee([], 0))
c, = tee(y, 1)
print(list(c))
try: tee([], -1)
except ValueError as e: print(e)
try: tee(3)
except TypeError as e: print(e)
def g():
    for i in range(3):
        print('make', i)
        yield i
a, b = tee(g())
print(next(a), next(b), next(b), next(a), next(a), next(b), next(b, 'end'))
#> a b ['a', 'b', 'c', 'd'] ['c', 'd'] [] _tee
#> 1 [2, 3] [2, 3] [1, 2, 3] 1 ()
#> []
#> n must be >= 0
#> 'int' object is not iterable
#> make 0
#> make 1
#> make 2
#> 0 0 1 1 2 2 end

### product, permutations, combinations: small ones, and their errors
print(list(product('AB', [1, 2])), list(product()), list(product('ab', repeat=2)), list(product('ab', [])))
print(list(product([1], repeat=0)))
print([''.join(p) for p in permutations('ABC')])
print(list(permutations('ABC', 2)), list(permutations([], 0)))
print(list(permutations('A', 2)), list(permutations('AB', 0)))
print(list(combinations('ABCD', 2)), list(combinations('ABC', 3)), list(combinations('ABC', 4)))
print(list(combinations('ABC', 0)), list(combinations([], 0)))
print(list(combinations_with_replacement('ABC', 2)), list(combinations_with_replacement('AB', 0)))
print(list(combinations_with_replacement([], 1)), list(combinations_with_replacement('A', 3)))
print(list(combinations('AAB', 2)), len(list(product(range(3), repeat=5))), len(list(permutations(range(6), 4))))
print(len(list(combinations(range(9), 4))), len(list(combinations_with_replacement(range(5), 4))))
for r in range(5):
    print(sum(1 for _ in combinations(range(4), r)), sum(1 for _ in permutations(range(4), r)),
        sum(1 for _ in combinations_with_replacement(range(4), r)))
E(product, 'a', repeat=-1)
#> [('A', 1), ('A', 2), ('B', 1), ('B', 2)] [()] [('a', 'a'), ('a', 'b'), ('b', 'a'), ('b', 'b')] []
#> [()]
#> ['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA']
#> [('A', 'B'), ('A', 'C'), ('B', 'A'), ('B', 'C'), ('C', 'A'), ('C', 'B')] [()]
#> [] [()]
#> [('A', 'B'), ('A', 'C'), ('A', 'D'), ('B', 'C'), ('B', 'D'), ('C', 'D')] [('A', 'B', 'C')] []
#> [()] [()]
#> [('A', 'A'), ('A', 'B'), ('A', 'C'), ('B', 'B'), ('B', 'C'), ('C', 'C')] [()]
#> [] [('A', 'A', 'A')]
#> [('A', 'A'), ('A', 'B'), ('A', 'B')] 243 360
#> 126 70
#> 1 1 1
#> 4 4 4
#> 6 12 10
#> 4 24 20
#> 1 24 35
#> ValueError repeat argument cannot be negative

### product, permutations, combinations: product, permutations and combinations
E(product, 5)
E(permutations, 'ab', 'c')
E(permutations, 'ab', -1)
E(combinations, 'ab', -1)
E(combinations, 'ab', 'x')
E(combinations_with_replacement, 'ab', -1)
#> TypeError 'int' object is not iterable
#> TypeError Expected int as r
#> ValueError r must be non-negative
#> ValueError r must be non-negative
#> TypeError 'str' object cannot be interpreted as an integer
#> ValueError r must be non-negative

### classes
import itertools
print(sorted(n for n in dir(itertools) if n[0] != '_'))
print(type(itertools.chain()), isinstance(itertools.count(), itertools.count), itertools.chain.__module__)
print(itertools.islice.__name__, itertools.tee.__module__)
for cls in (itertools.chain, itertools.groupby, itertools.zip_longest):
    print(hasattr(cls, '__iter__'), hasattr(cls, '__next__'), iter(x := cls([])) is x)
try: itertools.chain.x = 5
except TypeError as e: print(e)
class C(itertools.chain):
    def twice(self): return [x * 2 for x in self]
c = C([1], [2])
c.name = 'c'
print(next(c), c.twice(), c.name, type(c).__mro__[1] is itertools.chain)
try: itertools.count().x = 1
except AttributeError as e: print(e)
#> ['accumulate', 'batched', 'chain', 'combinations', 'combinations_with_replacement', 'compress', 'count', 'cycle', 'dropwhile', 'filterfalse', 'groupby', 'islice', 'pairwise', 'permutations', 'product', 'repeat', 'starmap', 'takewhile', 'tee', 'zip_longest']
#> <class 'itertools.chain'> True itertools
#> islice itertools
#> True True True
#> True True True
#> True True True
#> cannot set 'x' attribute of immutable type 'itertools.chain'
#> 1 [4] c True
#> 'itertools.count' object has no attribute 'x' and no __dict__ for setting new attributes

### rows longer than the stack is deep
from itertools import combinations, combinations_with_replacement, permutations, product
print(len(next(permutations(range(1500)))), len(next(combinations(range(1200), 1100))))
print(len(next(combinations_with_replacement('ab', 2000))), len(next(product('ab', repeat=3000))))
print(sum(next(permutations(range(1500)))), next(permutations(range(1500), 1200))[-1])
print([c[-2:] for c, _ in zip(permutations(range(1100)), range(7))])
print(list(product('ab', [], repeat=50)), list(permutations(range(30), 31)), list(combinations(range(30), 31)))
print(list(combinations_with_replacement('', 3)), list(combinations_with_replacement('', 0)))
print(list(permutations(())), list(combinations((), 0)), list(product()), list(product(repeat=5)))
print(list(product('ab', repeat=0)), list(permutations('abc', 0)))
print(*[''.join(p) for f in (permutations, combinations, combinations_with_replacement) for r in range(5)
    for p in f('abcd', r)])
print(*[''.join(p) for p in product('ab', 'cde', 'f', 'gh')])
#> 1500 1100
#> 2000 3000
#> 1124250 1199
#> [(1098, 1099), (1099, 1098), (1097, 1099), (1099, 1097), (1097, 1098), (1098, 1097), (1098, 1099)]
#> [] [] []
#> [] [()]
#> [()] [()] [()] [()]
#> [()] [()]
#>  a b c d ab ac ad ba bc bd ca cb cd da db dc abc abd acb acd adb adc bac bad bca bcd bda bdc cab cad cba cbd cda cdb dab dac dba dbc dca dcb abcd abdc acbd acdb adbc adcb bacd badc bcad bcda bdac bdca cabd cadb cbad cbda cdab cdba dabc dacb dbac dbca dcab dcba  a b c d ab ac ad bc bd cd abc abd acd bcd abcd  a b c d aa ab ac ad bb bc bd cc cd dd aaa aab aac aad abb abc abd acc acd add bbb bbc bbd bcc bcd bdd ccc ccd cdd ddd aaaa aaab aaac aaad aabb aabc aabd aacc aacd aadd abbb abbc abbd abcc abcd abdd accc accd acdd addd bbbb bbbc bbbd bbcc bbcd bbdd bccc bccd bcdd bddd cccc cccd ccdd cddd dddd
#> acfg acfh adfg adfh aefg aefh bcfg bcfh bdfg bdfh befg befh

### a count whose step is True counts by one
import itertools
print(itertools.count(5, True), itertools.count(True, 1), itertools.count(1.5, True))
#> count(5) count(1) count(1.5)

### tee of no iterators does not look at the iterable
import itertools
print(itertools.tee(5, 0))  #> ()

### sizes that are too large
#: oracle=no
import itertools
from collections import Counter
for f in lambda: itertools.repeat(1, 2 ** 63), lambda: itertools.repeat(1, -2 ** 70), \
        lambda: itertools.combinations('ab', 2 ** 64), lambda: itertools.tee([], 2 ** 70), \
        lambda: itertools.product('a', repeat=2 ** 70), lambda: list(Counter({'a': 2 ** 63}).elements()):
    try:
        f()
    except OverflowError as e:
        print(e)
#> Python int too large to convert to C ssize_t
#> Python int too large to convert to C ssize_t
#> Python int too large to convert to C ssize_t
#> Python int too large to convert to C ssize_t
#> Python int too large to convert to C ssize_t
#> Python int too large to convert to C ssize_t

### no class stands between those of itertools and object
import itertools, inspect
class S(itertools.count): pass
for t in itertools.count, itertools.chain, S: print(t.__mro__, t.__bases__, t.__base__, inspect.getmro(t))
#> (<class 'itertools.count'>, <class 'object'>) (<class 'object'>,) <class 'object'> (<class 'itertools.count'>, <class 'object'>)
#> (<class 'itertools.chain'>, <class 'object'>) (<class 'object'>,) <class 'object'> (<class 'itertools.chain'>, <class 'object'>)
#> (<class '__main__.S'>, <class 'itertools.count'>, <class 'object'>) (<class 'itertools.count'>,) <class 'itertools.count'> (<class '__main__.S'>, <class 'itertools.count'>, <class 'object'>)

### a product of nothing does not ask for items
import itertools
print(list(itertools.product(5, repeat=0)), list(itertools.product([], repeat=2)))  #> [()] []

### iterators that take no keywords
import itertools
for f in (lambda: itertools.islice([1], stop=1), lambda: itertools.chain(x=1), lambda: itertools.chain([], x=1),
          lambda: itertools.islice(), lambda: itertools.islice([]), lambda: itertools.islice(1, 2, 3, 4, 5),
          lambda: list(itertools.islice('abcd', 1, 3)), lambda: itertools.islice(5, 2)):
    try:
        print(f())
    except TypeError as e:
        print(e)
#> islice() takes no keyword arguments
#> chain() takes no keyword arguments
#> chain() takes no keyword arguments
#> islice expected at least 2 arguments, got 0
#> islice expected at least 2 arguments, got 1
#> islice expected at most 4 arguments, got 5
#> ['b', 'c']
#> 'int' object is not iterable

### what abstract classes and vars() say of each iterator
import collections, itertools
from collections.abc import Iterable, Iterator
import typing
names = 'accumulate chain count cycle groupby islice pairwise product repeat starmap zip_longest'
classes = [vars(itertools)[n] for n in names.split()]
classes += [type(iter(collections.deque())), type(reversed(collections.deque())), type(itertools.tee([])[0]), zip, map]
for c in classes:
    own = [n in vars(c) and n in dir(c) for n in ('__iter__', '__next__')]
    print(c.__name__, issubclass(c, Iterator), issubclass(c, Iterable), issubclass(c, typing.Iterator), *own)
print(isinstance(itertools.chain([1]), Iterator), isinstance(next(itertools.groupby('a'))[1], Iterator))
class Mine(itertools.chain):
    def __next__(self):
        return super().__next__() * 2
print(list(Mine([1], [2])), isinstance(Mine(), Iterator), [*zip(Mine('ab'))])
#> accumulate True True True True True
#> chain True True True True True
#> count True True True True True
#> cycle True True True True True
#> groupby True True True True True
#> islice True True True True True
#> pairwise True True True True True
#> product True True True True True
#> repeat True True True True True
#> starmap True True True True True
#> zip_longest True True True True True
#> _deque_iterator True True True True True
#> _deque_reverse_iterator True True True True True
#> _tee True True True True True
#> zip True True True True True
#> map True True True True True
#> True True
#> [2, 4] True [('aa',), ('bb',)]
