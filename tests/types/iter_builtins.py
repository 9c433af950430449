### iter and next
it = iter([1, 2])
print(next(it), next(it), next(it, 'end'), iter(it) is it)  #> 1 2 end True

### next at the end
next(iter([]))
#! StopIteration

### an iterator that ended stays ended
l = [1]
it = iter(l)
print(list(it))  #> [1]
l.append(2)
print(list(it))  #> []

### an iterator sees what is appended
l = [1]
it = iter(l)
l.append(2)
print(list(it))  #> [1, 2]

### iter of what is not iterable
iter(1)
#! TypeError: 'int' object is not iterable

### next of what is no iterator
next([])
#! TypeError: 'list' object is not an iterator

### iter with a sentinel
n = iter([1, 2, 3, 4])
print(list(iter(lambda: next(n), 3)))  #> [1, 2]

### iter with a sentinel needs a callable
iter([], 1)
#! TypeError: iter(v, w): v must be callable

### a sequence by __getitem__
class S:
    def __init__(self, n): self.n = n
    def __getitem__(self, i):
        if i >= self.n: raise IndexError(i)
        return i * 2
    def __len__(self): return self.n
print(list(S(3)), [x for x in S(2)], list(reversed(S(3))), 4 in S(3), 5 in S(3), tuple(S(1)), sum(S(4)), max(S(3)))
#> [0, 2, 4] [0, 2] [4, 2, 0] True False (0,) 12 4

### zip
print(list(zip()), list(zip([1, 2])), list(zip('ab', [1, 2, 3])), list(zip([1], 'a', (None,))), dict(zip('ab', 'cd')))
print([a + b for a, b in zip([1, 2], [3, 4])])
print(list(zip(*[(1, 'a'), (2, 'b')])), list(zip('ab', 'cd', strict=True)))
z = zip([1, 2, 3], iter([4, 5]))
print(next(z), list(z), list(z))
#> [] [(1,), (2,)] [('a', 1), ('b', 2)] [(1, 'a', None)] {'a': 'c', 'b': 'd'}
#> [4, 6]
#> [(1, 2), ('a', 'b')] [('a', 'c'), ('b', 'd')]
#> (1, 4) [(2, 5)] []

### zip strict, second too long
list(zip([1], [1, 2], strict=True))
#! ValueError: zip() argument 2 is longer than argument 1

### zip strict, second too short
list(zip([1, 2], [1], strict=True))
#! ValueError: zip() argument 2 is shorter than argument 1

### zip strict, third too long
list(zip([1], [1], [1, 2], strict=True))
#! ValueError: zip() argument 3 is longer than arguments 1-2

### zip strict, third too short
list(zip([1, 2], [1, 2], [1], strict=True))
#! ValueError: zip() argument 3 is shorter than arguments 1-2

### zip of what is not iterable
zip([1], 5)
#! TypeError: 'int' object is not iterable

### map
print(list(map(str, [1, 2])), list(map(lambda a, b: a + b, [1, 2, 3], [10, 20])), list(map(int, '123')))
print(list(map(lambda *a: a, [1], [2], [3])), list(map(len, [])))
m = map(print, ['lazy'])
print('before')
next(m)
#> ['1', '2'] [11, 22] [1, 2, 3]
#> [(1, 2, 3)] []
#> before
#> lazy

### map needs a function and an iterable
map(len)
#! TypeError: map() must have at least two arguments.

### map of what is not iterable
map(len, 1)
#! TypeError: 'int' object is not iterable

### map with what cannot be called
list(map(None, [1]))
#! TypeError: 'NoneType' object is not callable

### filter
print(list(filter(None, [0, 1, '', 'a', [], [0]])), list(filter(lambda x: x > 1, [1, 2, 3])),
    list(filter(str.isdigit, 'a1b2')))
#> [1, 'a', [0]] [2, 3] ['1', '2']

### filter of what is not iterable
filter(None, 1)
#! TypeError: 'int' object is not iterable

### enumerate
print(list(enumerate('ab')), list(enumerate('ab', 5)), list(enumerate('ab', start=-1)), list(enumerate([], 3)))
print(list(enumerate('a', 2 ** 70)))
for i, (a, b) in enumerate([(1, 2), (3, 4)]): print(i, a, b)
#> [(0, 'a'), (1, 'b')] [(5, 'a'), (6, 'b')] [(-1, 'a'), (0, 'b')] []
#> [(1180591620717411303424, 'a')]
#> 0 1 2
#> 1 3 4

### enumerate of what is not iterable
enumerate(1)
#! TypeError: 'int' object is not iterable

### enumerate from a str
enumerate([], 'a')
#! TypeError: 'str' object cannot be interpreted as an integer

### reversed
print(list(reversed([1, 2])), list(reversed('abc')), list(reversed((1, 2))), list(reversed(range(3))))
print(list(reversed({1: 0, 2: 0})), list(reversed(b'ab')))
class R:
    def __reversed__(self): return iter('custom')
print(list(reversed(R())), ''.join(reversed('xyz')))
l = [1, 2, 3]
r = reversed(l)
print(next(r))
l.append(4)
print(list(r), list(reversed([])))
#> [2, 1] ['c', 'b', 'a'] [2, 1] [2, 1, 0]
#> [2, 1] [98, 97]
#> ['c', 'u', 's', 't', 'o', 'm'] zyx
#> 3
#> [2, 1] []

### reversed of a set
reversed({1})
#! TypeError: 'set' object is not reversible

### reversed of an int
reversed(1)
#! TypeError: 'int' object is not reversible

### iterators in containers
it = iter('abc')
print('b' in it, list(it))
a, *b = iter([1, 2, 3])
print(a, b, [*iter('xy')], {*iter('z')}, set(iter([1])), tuple(iter('ab')), sorted(iter([2, 1])))
#> True ['c']
#> 1 [2, 3] ['x', 'y'] {'z'} {1} ('a', 'b') [1, 2]

### length hints
print([iter(x).__length_hint__() for x in ([1, 2], (1,), 'abc', b'ab', {1: 2}, {3}, range(4), bytearray(3))])
print(reversed([1, 2]).__length_hint__())
#> [2, 1, 3, 2, 1, 1, 4, 3]
#> 2

### names of iterator types
for x in ([], (), '', 'é', b'', bytearray(), {}, {}.values(), {}.items(), set(), frozenset(), range(1)):
    print(type(iter(x)).__name__, end=' ')
print(type(reversed([])).__name__, type(reversed({})).__name__, type(zip()).__name__, type(map(len, [])).__name__)
print(type(filter(None, [])).__name__, type(enumerate([])).__name__)
#> list_iterator tuple_iterator str_ascii_iterator str_iterator bytes_iterator bytearray_iterator dict_keyiterator dict_valueiterator dict_itemiterator set_iterator set_iterator range_iterator list_reverseiterator dict_reversekeyiterator zip map
#> filter enumerate

### user iterators
class C:
    def __init__(self, n): self.n = n
    def __iter__(self): return self
    def __next__(self):
        if self.n == 0: raise StopIteration
        self.n -= 1
        return self.n
print(list(C(3)), sum(C(4)), dict(enumerate(C(2))), list(zip(C(3), C(2))), 1 in C(3), sorted(C(3)), [*C(2)])
print(max(C(5)), list(map(str, C(2))), set(C(2)), tuple(C(1)), dict.fromkeys(C(2)))
l = [9]
l.extend(C(2))
l += C(1)
l[1:1] = C(2)
print(l)
#> [2, 1, 0] 6 {0: 1, 1: 0} [(2, 1), (1, 0)] True [0, 1, 2] [1, 0]
#> 4 ['1', '0'] {0, 1} (0,) {1: None, 0: None}
#> [9, 1, 0, 1, 0, 0]

### zip and enumerate of builtin iterables
z = zip([1, 2, 3], 'abc')
print(next(z), list(z), list(z), type(z).__name__, iter(z) is z)
e = enumerate(zip('ab', (1, 2), {3: 4, 5: 6}.items()), 5)
print(next(e), next(e), next(e, None), next(e, None))
it = iter(range(7))
print(list(zip(it, it)), list(it))
it = iter(range(7))
print(list(zip(it, it, it)), list(it))
print(list(enumerate([1], 2**47 - 1)), list(enumerate([1, 2], 2**60)), list(enumerate(enumerate('ab'))))
print(dict(zip('abc', [1, 2, 3])), tuple(enumerate('xy', -1)), sorted(zip([3, 1], [1, 2])), (1, 'b') in enumerate('ab'))
#> (1, 'a') [(2, 'b'), (3, 'c')] [] zip True
#> (5, ('a', 1, (3, 4))) (6, ('b', 2, (5, 6))) None None
#> [(0, 1), (2, 3), (4, 5)] []
#> [(0, 1, 2), (3, 4, 5)] []
#> [(140737488355327, 1)] [(1152921504606846976, 1), (1152921504606846977, 2)] [(0, (0, 'a')), (1, (1, 'b'))]
#> {'a': 1, 'b': 2, 'c': 3} ((-1, 'x'), (0, 'y')) [(1, 2), (3, 1)] True

### zip steps the first of its iterators once more each time that it is asked
first = iter([1, 2, 3, 4])
z = zip(first, [])
print(list(z), list(z), next(first))  #> [] [] 3

### enumerate sees what a loop appends
a = [1, 2]
for i, x in enumerate(a):
    if i < 3: a.append(x * 10)
print(a)  #> [1, 2, 10, 20, 100]

### an iterator inside zip or enumerate is where it was when the work is done elsewhere
class K:
    def __eq__(self, other): return self is other
    def __hash__(self): return 7
    def __radd__(self, other): return other + 1
k = K()
inner = iter([1, k, 2])
print(len(set(zip(inner, 'abc'))), list(inner))  #> 3 []
inner = iter([(k, 1), (k, 2)])
print(len(dict.fromkeys(enumerate(inner))))  #> 2
d = {}
d.update(zip([k, 7, 7.0], 'abc'))
print(len(d), d[7], sum([1, k, 2.5]))  #> 2 c 4.5

### zip and enumerate over a dict that changes
d = {1: 2, 3: 4}
try:
    for k, v in zip(d, [1, 2, 3]): d[9] = 1
except RuntimeError as e: print(e)  #> dictionary changed size during iteration

### iterators of strings
class A(str): pass
for s in ('', 'abc', 'abcé', A('abc'), A('é')): print(type(iter(s)).__name__)
#> str_ascii_iterator
#> str_ascii_iterator
#> str_iterator
#> str_iterator
#> str_iterator

### what enumerate() says of the names that it is given
for given in {}, {'start': 1}, {'x': 1}, {'iterable': [1], 'start': 1, 'x': 1}, {'start': 1, 'x': 2}:
    for first in (), ([1],), ([1], 2):
        try:
            print(list(enumerate(*first, **given)))
        except TypeError as e:
            print(e)
#> enumerate() missing required argument 'iterable'
#> [(0, 1)]
#> [(2, 1)]
#> 'start' is an invalid keyword argument for enumerate()
#> [(1, 1)]
#> enumerate() takes at most 2 arguments (3 given)
#> 'x' is an invalid keyword argument for enumerate()
#> 'x' is an invalid keyword argument for enumerate()
#> enumerate() takes at most 2 arguments (3 given)
#> enumerate() missing required argument 'iterable'
#> enumerate() takes at most 2 arguments (4 given)
#> enumerate() takes at most 2 arguments (5 given)
#> 'x' is an invalid keyword argument for enumerate()
#> enumerate() takes at most 2 arguments (3 given)
#> enumerate() takes at most 2 arguments (4 given)
