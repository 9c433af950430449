# What copy and pickle ask of iterators.

import copy

def show(it):
    try: r = it.__reduce__()
    except Exception as e: print(type(e).__name__, e); return
    print(r[0] if not isinstance(r[0], type) else r[0].__name__, r[1:])
def both(make):
    for c in (copy.copy, copy.deepcopy):
        a = make(); next(a)
        try: b = c(a)
        except Exception as e: print(type(e).__name__, e); continue
        print(type(b).__name__, list(b), list(a))

### range reduce
print(range(3).__reduce__(), range(1, 9, 2).__reduce__(), slice(1, 2).__reduce__())
#> (<class 'range'>, (0, 3, 1)) (<class 'range'>, (1, 9, 2)) (<class 'slice'>, (1, 2, None))

### iterator reduces: items and values
a = iter([1, 2, 3])
next(a)
show(a)
list(a)
show(a)
a = iter((1, 2))
next(a)
show(a)
list(a)
show(a)
a = iter('abc')
next(a)
show(a)
list(a)
show(a)
a = iter(b'abc')
next(a)
show(a)
list(a)
show(a)
a = iter(bytearray(b'abc'))
next(a)
show(a)
list(a)
show(a)
a = iter({1: 2, 3: 4})
next(a)
show(a)
list(a)
show(a)
a = iter({1: 2, 3: 4}.items())
next(a)
show(a)
a = iter({1: 2, 3: 4}.values())
next(a)
show(a)
a = iter({1, 2})
next(a)
show(a)
a = iter(range(5))
next(a)
show(a)
list(a)
show(a)
#> <built-in function iter> (([1, 2, 3],), 1)
#> <built-in function iter> (([],),)
#> <built-in function iter> (((1, 2),), 1)
#> <built-in function iter> (((),),)
#> <built-in function iter> (('abc',), 1)
#> <built-in function iter> (('',),)
#> <built-in function iter> ((b'abc',), 1)
#> <built-in function iter> (((),),)
#> <built-in function iter> ((bytearray(b'abc'),), 1)
#> <built-in function iter> (((),),)
#> <built-in function iter> (([3],),)
#> <built-in function iter> (([],),)
#> <built-in function iter> (([(3, 4)],),)
#> <built-in function iter> (([4],),)
#> <built-in function iter> (([2],),)
#> <built-in function iter> ((range(1, 5),), None)
#> <built-in function iter> ((range(5, 5),), None)

### iterator reduces: items, values and **
a = iter([1, 2, 3])
next(a)
list(a)
a = iter((1, 2))
next(a)
list(a)
a = iter('abc')
next(a)
list(a)
a = iter(b'abc')
next(a)
list(a)
a = iter(bytearray(b'abc'))
next(a)
list(a)
a = iter({1: 2, 3: 4})
next(a)
list(a)
a = iter({1: 2, 3: 4}.items())
next(a)
a = iter({1: 2, 3: 4}.values())
next(a)
a = iter({1, 2})
next(a)
a = iter(range(5))
next(a)
list(a)
a = iter(range(0, 10**30, 10**29))
next(a)
show(a)
a = reversed([1, 2, 3])
next(a)
show(a)
list(a)
show(a)
a = reversed((1, 2, 3))
next(a)
show(a)
a = reversed({1: 2, 3: 4})
next(a)
show(a)
a = reversed(range(4))
next(a)
show(a)
#> <built-in function iter> ((range(100000000000000000000000000000, 1000000000000000000000000000000, 100000000000000000000000000000),), None)
#> reversed (([1, 2, 3],), 1)
#> reversed (([],),)
#> reversed (((1, 2, 3),), 1)
#> <built-in function iter> (([1],),)
#> <built-in function iter> ((range(2, -1, -1),), None)

### lazies
def show(it):
    try: r = it.__reduce__()
    except Exception as e: print(type(e).__name__, e); return
    print(r[0].__name__, [type(x).__name__ for x in r[1]], r[2:])
show(enumerate('abc', 5))
show(zip('ab', [1]))
show(zip('ab', [1], strict=True))
show(map(str, [1]))
show(filter(None, [1]))
show(iter(int, 5))
show(iter(lambda: 1, 1))
class S:
    def __getitem__(self, i): return [1, 2][i]
    def __len__(self): return 2
a = iter(S())
next(a)
print(a.__reduce__()[2])
show(a)
show(reversed(S()))
show(memoryview(b'abc')) if 0 else None
show(iter(memoryview(b'ab')))
show((i for i in []))
#> enumerate ['str_ascii_iterator', 'int'] ()
#> zip ['str_ascii_iterator', 'list_iterator'] ()
#> zip ['str_ascii_iterator', 'list_iterator'] (True,)
#> map ['type', 'list_iterator'] ()
#> filter ['NoneType', 'list_iterator'] ()
#> iter ['type', 'int'] ()
#> iter ['function', 'int'] ()
#> 1
#> iter ['S'] (1,)
#> reversed ['S'] (1,)
#> TypeError cannot pickle 'memory_iterator' object
#> TypeError cannot pickle 'generator' object

### itertools: count, cycle and repeat
import itertools as I
for f in (lambda: I.count(3), lambda: I.cycle('ab'), lambda: I.repeat(1, 3), lambda: I.chain('a', 'b'),
        lambda: I.islice('abc', 2), lambda: I.product('ab'), lambda: I.permutations('ab'),
        lambda: I.combinations('ab', 1), lambda: I.accumulate([1]), lambda: I.groupby('a')):
    try:
        r = f().__reduce__()
        print(type(f()).__name__, r[0].__name__ if hasattr(r[0], '__name__') else r[0], len(r))
    except Exception as e: print(type(e).__name__, e)
#> TypeError cannot pickle 'count' object
#> TypeError cannot pickle 'cycle' object
#> TypeError cannot pickle 'repeat' object
#> TypeError cannot pickle 'chain' object
#> TypeError cannot pickle 'islice' object
#> TypeError cannot pickle 'product' object
#> TypeError cannot pickle 'permutations' object
#> TypeError cannot pickle 'combinations' object
#> TypeError cannot pickle 'accumulate' object
#> TypeError cannot pickle 'groupby' object

### itertools: takewhile, bool and zip_longest
import itertools as I
for f in (lambda: I.takewhile(bool, 'a'), lambda: I.zip_longest('a'), lambda: I.starmap(max, 'a'),
        lambda: I.tee('a')[0], lambda: I.pairwise('ab'), lambda: I.batched('ab', 1),
        lambda: I.compress('a', 'b'), lambda: I.filterfalse(None, 'a'), lambda: I.dropwhile(bool, 'a'),
        lambda: I.combinations_with_replacement('ab', 1)):
    try:
        r = f().__reduce__()
        print(type(f()).__name__, r[0].__name__ if hasattr(r[0], '__name__') else r[0], len(r))
    except Exception as e: print(type(e).__name__, e)
#> TypeError cannot pickle 'takewhile' object
#> TypeError cannot pickle 'zip_longest' object
#> TypeError cannot pickle 'starmap' object
#> TypeError cannot pickle '_tee' object
#> TypeError cannot pickle 'pairwise' object
#> TypeError cannot pickle 'batched' object
#> TypeError cannot pickle 'compress' object
#> TypeError cannot pickle 'filterfalse' object
#> TypeError cannot pickle 'dropwhile' object
#> TypeError cannot pickle 'combinations_with_replacement' object

### copies: from lambda: iter([1, 2, 3]) to lambda: iter(range(4))
import copy, itertools, collections
for make in (lambda: iter([1, 2, 3]), lambda: iter((1, 2, 3)), lambda: iter('abc'), lambda: iter(b'abc'),
        lambda: iter({1: 2, 3: 4}), lambda: iter({1, 2, 3}), lambda: iter(range(4))):
    both(make)
#> list_iterator [2, 3] [2, 3]
#> list_iterator [2, 3] [2, 3]
#> tuple_iterator [2, 3] [2, 3]
#> tuple_iterator [2, 3] [2, 3]
#> str_ascii_iterator ['b', 'c'] ['b', 'c']
#> str_ascii_iterator ['b', 'c'] ['b', 'c']
#> bytes_iterator [98, 99] [98, 99]
#> bytes_iterator [98, 99] [98, 99]
#> list_iterator [3] [3]
#> list_iterator [3] [3]
#> list_iterator [2, 3] [2, 3]
#> list_iterator [2, 3] [2, 3]
#> range_iterator [1, 2, 3] [1, 2, 3]
#> range_iterator [1, 2, 3] [1, 2, 3]

### copies: reversed, enumerate and items
import copy, itertools, collections
for make in (lambda: reversed([1, 2, 3]), lambda: enumerate('abc'), lambda: zip([1, 2, 3], 'abc'),
        lambda: map(str, [1, 2, 3]), lambda: filter(None, [1, 2, 3]), lambda: reversed((1, 2, 3)),
        lambda: iter({1: 2, 3: 4}.items())):
    both(make)
#> list_reverseiterator [2, 1] [2, 1]
#> list_reverseiterator [2, 1] [2, 1]
#> enumerate [(1, 'b'), (2, 'c')] []
#> enumerate [(1, 'b'), (2, 'c')] [(1, 'b'), (2, 'c')]
#> zip [(2, 'b'), (3, 'c')] []
#> zip [(2, 'b'), (3, 'c')] [(2, 'b'), (3, 'c')]
#> map ['2', '3'] []
#> map ['2', '3'] ['2', '3']
#> filter [2, 3] []
#> filter [2, 3] [2, 3]
#> reversed [2, 1] [2, 1]
#> reversed [2, 1] [2, 1]
#> list_iterator [(3, 4)] [(3, 4)]
#> list_iterator [(3, 4)] [(3, 4)]

### copies: itertools, count and copy
import copy, itertools, collections
for make in (lambda: itertools.chain([1, 2]), lambda: itertools.count(3) and iter([1]),
        lambda: (i for i in 'ab'), lambda: itertools.repeat(1, 3), lambda: itertools.tee([1, 2, 3])[0]):
    both(make)
print(copy.copy(range(3)), copy.deepcopy(range(3)), copy.copy(slice(1)), copy.copy(itertools.count(3)) if 0 else '')
#> TypeError cannot pickle 'itertools.chain' object
#> TypeError cannot pickle 'itertools.chain' object
#> list_iterator [] []
#> list_iterator [] []
#> TypeError cannot pickle 'generator' object
#> TypeError cannot pickle 'generator' object
#> TypeError cannot pickle 'itertools.repeat' object
#> TypeError cannot pickle 'itertools.repeat' object
#> _tee [2, 3] [2, 3]
#> TypeError cannot pickle 'itertools._tee' object
#> range(0, 3) range(0, 3) slice(None, 1, None) 

### setstate
a = iter([1, 2, 3]); a.__setstate__(2); print(list(a))  #> [3]
a = iter((1, 2, 3)); a.__setstate__(-5); print(list(a))  #> [1, 2, 3]
a = iter('abc'); a.__setstate__(1); print(list(a))  #> ['b', 'c']
a = iter(range(5)); a.__setstate__(3); print(list(a))  #> [3, 4]
a = reversed([1, 2, 3]); a.__setstate__(1); print(list(a))  #> [2, 1]
iter([]).__setstate__('x')
#! TypeError: an integer is required

### classes derived from the lazy builtins
import copy
class Z(zip): pass
class E(enumerate): pass
class It:
    def __init__(self): self.n = 0
    def __iter__(self): return self
    def __next__(self):
        self.n += 1
        if self.n > 3: raise StopIteration
        return self.n
z = Z('ab', [1, 2]); next(z)
r = z.__reduce__(); print(r[0].__name__, [list(x) for x in r[1]])  #> Z [['b'], [2]]
e = E('abc', 4); next(e)
r = e.__reduce__(); print(r[0].__name__, r[1][1])  #> E 5
m = map(str, It()); next(m)
print(type(m.__reduce__()[1][1]).__name__, list(copy.copy(m)), list(m))  #> It ['2', '3'] []
f = filter(None, It())
print(type(f.__reduce__()[1][1]).__name__)  #> It
z = zip(It(), It(), 'abc')
print([type(x).__name__ for x in z.__reduce__()[1]])  #> ['It', 'It', 'str_ascii_iterator']
