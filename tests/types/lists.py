# list and tuple.

### literals and constructor
print([], [1, "a", None], list("ab"), list(range(3)), list({"k": 1}), list((1,)), [[]] * 2)
#> [] [1, 'a', None] ['a', 'b'] [0, 1, 2] ['k'] [1] [[], []]

### indexing and slicing
a = [0, 1, 2, 3, 4]
print(a[0], a[-1], a[1:3], a[:2], a[3:], a[::2], a[::-1], a[-2:], a[10:], a[4:1:-2], a[:])
#> 0 4 [1, 2] [0, 1] [3, 4] [0, 2, 4] [4, 3, 2, 1, 0] [3, 4] [] [4, 2] [0, 1, 2, 3, 4]

### index out of range
[1][1]
#! IndexError: list index out of range

### negative index out of range
[1][-2]
#! IndexError: list index out of range

### assignment out of range
a = [1]
a[1] = 2
#! IndexError: list assignment index out of range

### deletion out of range
a = [1]
del a[5]
#! IndexError: list assignment index out of range

### pop out of range
[1].pop(3)
#! IndexError: pop index out of range

### pop from an empty list
[].pop()
#! IndexError: pop from empty list

### index of the wrong type
[1]["a"]
#! TypeError: list indices must be integers or slices, not str

### index by a float
[1][1.0]
#! TypeError: list indices must be integers or slices, not float

### item assignment
a = [1, 2, 3]
a[0] = "x"
a[-1] = "z"
print(a)  #> ['x', 2, 'z']

### slice assignment
a = [0, 1, 2, 3, 4]
a[1:3] = [9]
print(a)  #> [0, 9, 3, 4]
a[1:1] = "ab"
print(a)  #> [0, 'a', 'b', 9, 3, 4]
a[:] = []
print(a)  #> []
a[5:] = (7, 8)
print(a)  #> [7, 8]

### extended slice assignment
a = list(range(6))
a[::2] = "xyz"
a[::-3] = [1, 2]
print(a)  #> ['x', 1, 2, 3, 'z', 1]

### extended slice of the wrong size
a = [1, 2, 3]
a[::2] = [1]
#! ValueError: attempt to assign sequence of size 1 to extended slice of size 2

### slice assignment of a non-iterable
a = [1]
a[:] = 5
#! TypeError: must assign iterable to extended slice

### slice of itself
a = [1, 2, 3]
a[1:2] = a
print(a)  #> [1, 1, 2, 3, 3]

### deletion of slices
a = list(range(10))
del a[2:4], a[::3], a[-1]
print(a)  #> [1, 4, 6, 7]
del a[:]
print(a)  #> []

### append, extend, insert
a = [1]
a.append([2]); a.extend("ab"); a.insert(0, "f"); a.insert(100, "l"); a.insert(-1, "m")
print(a)  #> ['f', 1, [2], 'a', 'b', 'm', 'l']

### extend with itself
a = [1, 2]
a.extend(a)
print(a)  #> [1, 2, 1, 2]

### extend of a non-iterable
[].extend(5)
#! TypeError: 'int' object is not iterable

### append returns None
print([].append(1))  #> None

### pop
a = [1, 2, 3, 4]
print(a.pop(), a.pop(0), a.pop(-1), a)  #> 4 1 3 [2]

### remove takes the first
a = [1, 2, 1]
a.remove(1)
print(a)  #> [2, 1]

### remove of what is missing
[1].remove(2)
#! ValueError: list.remove(x): x not in list

### index
a = ["a", "b", "a"]
print(a.index("a"), a.index("a", 1), a.index("b", -2), a.count("a"), a.count("z"))  #> 0 2 1 2 0

### index of what is missing
[1].index(2)
#! ValueError: list.index(x): x not in list

### index outside the bounds
[1, 2, 3].index(1, 1)
#! ValueError: list.index(x): x not in list

### reverse and copy and clear
a = [1, 2, 3]
b = a.copy()
a.reverse()
print(a, b, a is b)  #> [3, 2, 1] [1, 2, 3] False
a.clear()
print(a, b)  #> [] [1, 2, 3]

### concatenation makes a new list
a = [1]
b = a + [2]
print(a, b, a * 2, 2 * a, a * 0, a * -1)  #> [1] [1, 2] [1, 1] [1, 1] [] []

### list plus a string
[1] + "a"
#! TypeError: can only concatenate list (not "str") to list

### repetition shares its items
a = [[]] * 2
a[0].append(1)
print(a)  #> [[1], [1]]

### comparison
print([1, 2] == [1, 2], [1, 2] < [1, 3], [1] < [1, 0], [] < [1], [1, "a"] == [1, "b"], [2] > [1, 9], [1] != (1,))
print([1, 2] <= [1, 2])
#> True True True True False True True
#> True

### comparison that reaches unlike items
[1, "a"] < [1, 2]
#! TypeError: '<' not supported between instances of 'str' and 'int'

### comparison stops at identity
nan = float("nan")
print([nan] == [nan], [nan] < [nan], [1, nan] == [1, nan])  #> True False True

### containment
print(1 in [1, 2], [1] in [[1]], None in [], 1.0 in [1])  #> True True False True

### repr of nested and recursive lists
a = [1, [2, (3,)], {"k": [4]}]
a.append(a)
print(a)  #> [1, [2, (3,)], {'k': [4]}, [...]]

### sort
a = [3, 1, 2]
print(a.sort(), a)  #> None [1, 2, 3]
a.sort(reverse=True)
print(a)  #> [3, 2, 1]

### sort is stable
pairs = [("b", 1), ("a", 2), ("b", 0), ("a", 1)]
print(sorted(pairs, key=lambda p: p[0]), sorted(pairs, key=lambda p: p[0], reverse=True))
#> [('a', 2), ('a', 1), ('b', 1), ('b', 0)] [('b', 1), ('b', 0), ('a', 2), ('a', 1)]

### sort with a key is called once for each
calls = []
sorted([3, 1, 2], key=lambda x: calls.append(x) or -x)
print(calls)  #> [3, 1, 2]

### sort by several
people = [("Ann", 30), ("Bob", 25), ("Cid", 30)]
print(sorted(people, key=lambda p: (-p[1], p[0])))  #> [('Ann', 30), ('Cid', 30), ('Bob', 25)]

### sort of unlike types
[1, "a"].sort()
#! TypeError: '<' not supported between instances of 'str' and 'int'

### sort of None
sorted([None, 1])
#! TypeError: '<' not supported between instances of 'int' and 'NoneType'

### sort needs keywords
[].sort(lambda x: x)
#! TypeError: sort() takes no positional arguments

### the list is empty while it is sorted
a = [3, 1, 2]
seen = []
a.sort(key=lambda x: seen.append(len(a)) or x)
print(a, seen)  #> [1, 2, 3] [0, 0, 0]

### changing the list during sort
a = [3, 1, 2]
a.sort(key=lambda x: a.append(x) or x)
#! ValueError: list modified during sort

### an error in the key leaves all items
a = [3, 1, "x"]
try: a.sort(key=lambda x: x + 1)
except TypeError: print(a)  #> [3, 1, 'x']

### sort by __lt__ only
class V:
    def __init__(self, n): self.n = n
    def __lt__(self, o): return self.n < o.n
    def __repr__(self): return f"V{self.n}"
print(sorted([V(2), V(1), V(3)]), sorted([V(2), V(1)], reverse=True))  #> [V1, V2, V3] [V2, V1]

### sort of a thousand
a = [(i * 7919) % 1009 for i in range(1000)]
b = sorted(a)
print(b[:5], b[-3:], all(b[i] <= b[i + 1] for i in range(999)), sorted(a, reverse=True) == b[::-1])
#> [0, 1, 2, 3, 4] [1006, 1007, 1008] True True

### sort of runs and strings
print(sorted("the quick brown fox".split()), sorted(["b", "B", "a", "A"], key=str.lower), sorted([True, 0, 2.5, -1]))
#> ['brown', 'fox', 'quick', 'the'] ['a', 'A', 'b', 'B'] [-1, 0, True, 2.5]

### sorted takes any iterable
print(sorted("cab"), sorted({3, 1, 2}), sorted({"b": 1, "a": 2}), sorted(x for x in (2, 1)))
#> ['a', 'b', 'c'] [1, 2, 3] ['a', 'b'] [1, 2]

### iteration
for i, x in enumerate(["a", "b"], 1): print(i, x)
#> 1 a
#> 2 b

### del while holding an iterator
a = [1, 2, 3]
it = iter(a)
next(it)
del a[0]
print(list(it))  #> [3]

### a list iterator that ended stays ended
a = [1]
it = iter(a)
list(it)
a.append(2)
print(list(it))  #> []

### reversed
print(list(reversed([1, 2, 3])), [*reversed([])])  #> [3, 2, 1] []

### unhashable
hash([])
#! TypeError: unhashable type: 'list'

### nested lists
grid = [[0] * 3 for _ in range(2)]
grid[0][1] = 5
print(grid, [row[1] for row in grid], list(zip(*grid)))
#> [[0, 5, 0], [0, 0, 0]] [5, 0] [(0, 0), (5, 0), (0, 0)]

### list in boolean context
print(bool([]), bool([0]), [] or "empty")  #> False True empty

### equality is recursive
print([1, [2, [3]]] == [1, [2, [3]]], [[]] == [[]])  #> True True

### list subclass overrides
class L(list):
    def append(self, x): super().append(x * 2)
    def __getitem__(self, i): return "item"
l = L()
l.append(2)
print(l, l[0], len(l))  #> [4] item 1

### a stack and a queue
s = []
s.append(1); s.append(2)
print(s.pop(), s.pop(0), s)  #> 2 1 []

### list multiplication in place
a = [1, 2]
a *= 2
print(a)  #> [1, 2, 1, 2]
a *= 0
print(a)  #> []

### insertion keeps order
a = []
for x in [5, 2, 8, 1]:
    i = 0
    while i < len(a) and a[i] < x: i += 1
    a.insert(i, x)
print(a)  #> [1, 2, 5, 8]

### sieve with slices
n = 30
s = [True] * n
s[:2] = [False] * 2
for i in range(2, 6):
    if s[i]: s[i * i::i] = [False] * len(s[i * i::i])
print([i for i, p in enumerate(s) if p])  #> [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]

### tuple literals
print((), (1,), (1, 2), 1, tuple("ab"), tuple([1]), (1, (2,)), tuple())
#> () (1,) (1, 2) 1 ('a', 'b') (1,) (1, (2,)) ()

### tuple operations
t = (1, 2, 3)
print(t[0], t[-1], t[1:], t[::-1], t + (4,), t * 2, 2 in t, len(t), t.index(2), t.count(1))
#> 1 3 (2, 3) (3, 2, 1) (1, 2, 3, 4) (1, 2, 3, 1, 2, 3) True 3 1 1

### tuple comparison
print((1, 2) < (1, 3), (1,) < (1, 0), (1, 2) == (1, 2), () < (0,), (1, 2) == [1, 2], ("a", 1) > ("a", 0))
#> True True True True False True

### tuples as keys
d = {(1, 2): "a", (): "e", (1, (2, 3)): "n"}
print(d[1, 2], d[()], d[1, (2, 3)])  #> a e n

### a tuple with a list is not hashable
{(1, []): 1}
#! TypeError: cannot use 'tuple' as a dict key (unhashable type: 'list')

### tuples do not change
t = (1, 2)
t[0] = 5
#! TypeError: 'tuple' object does not support item assignment

### tuple has no append
().append(1)
#! AttributeError: 'tuple' object has no attribute 'append'

### tuple index out of range
(1, 2)[2]
#! IndexError: tuple index out of range

### tuple index of a missing value
(1, 2).index(3)
#! ValueError: tuple.index(x): x not in tuple

### tuple plus list
(1,) + [2]
#! TypeError: can only concatenate tuple (not "list") to tuple

### hash of equal tuples
print(hash((1, 2)) == hash((1.0, 2)), hash(()) == hash(()), len({(1, 2), (1, 2), (2, 1)}))  #> True True 2

### tuple repr of one and nested
print((1,), ((1,),), ([],), ("a",))  #> (1,) ((1,),) ([],) ('a',)

### a recursive tuple through a list
t = ([],)
t[0].append(t)
print(t)  #> ([(...)],)

### tuple of itself is the same object
t = (1, 2)
print(tuple(t) is t, t[:] is t, t + () == t)  #> True True True

### star in tuples
a = [1, 2]
print((*a, 3), (*a,), 0, *a)  #> (1, 2, 3) (1, 2) 0 1 2

### tuple concatenation builds
t = ()
for i in range(4): t += (i,)
print(t)  #> (0, 1, 2, 3)

### min, max of tuples
print(max((1, 2), (1, 3)), min([(2, "a"), (1, "b")]), max(("b", 1), ("a", 9)))  #> (1, 3) (1, 'b') ('b', 1)

### slices of tuples and lists keep types
print(type((1, 2)[:1]), type([1, 2][:1]), type("ab"[:1]), type(b"ab"[:1]), type(range(3)[:1]))
#> <class 'tuple'> <class 'list'> <class 'str'> <class 'bytes'> <class 'range'>

### list of lists sorted by length
print(sorted([[1, 2], [], [3]], key=len), sorted(["bb", "a", "ccc"], key=len, reverse=True))
#> [[], [3], [1, 2]] ['ccc', 'bb', 'a']

### slice objects
s = slice(1, 10, 2)
print(s, s.start, s.stop, s.step, s.indices(6), slice(3), slice(None, -1), slice(1, 2) == slice(1, 2))
#> slice(1, 10, 2) 1 10 2 (1, 6, 2) slice(None, 3, None) slice(None, -1, None) True

### slice indices clip
print(slice(None, None, -1).indices(5), slice(-3, 100).indices(5), slice(10, 0, -3).indices(4),
    list(range(10))[slice(2, 8, 3)])
#> (4, -1, -1) (2, 5, 1) (3, 0, -3) [2, 5]

### slices hash and compare
print(hash(slice(1, 2)) == hash(slice(1, 2)), slice(1) < slice(2))  #> True True

### slice with __index__
class I:
    def __init__(self, n): self.n = n
    def __index__(self): return self.n
print([0, 1, 2, 3][I(1):I(3)], "abcdef"[I(-2):])  #> [1, 2] ef

### huge slice bounds
print([1, 2, 3][-10**30:10**30], "abc"[:2**65], (1, 2)[::10**20], "abc"[10**20:])  #> [1, 2, 3] abc (1,) 

### huge index
[1][10**20]
#! IndexError: cannot fit 'int' into an index-sized integer

### ranges
print(range(5), range(1, 5), range(0, 10, 3), list(range(5, 0, -2)), len(range(0, 10, 3)), list(range(0)),
    list(range(3, 1)))
#> range(0, 5) range(1, 5) range(0, 10, 3) [5, 3, 1] 4 [] []

### range operations
r = range(0, 20, 3)
print(r[2], r[-1], r[1:3], r[::-1], 9 in r, 10 in r, r.index(9), r.count(3), r.start, r.stop, r.step, bool(range(0)))
#> 6 18 range(3, 9, 3) range(18, -3, -3) True False 3 1 0 20 3 False

### range equality and hash
print(range(0, 3, 2) == range(0, 4, 2), range(0) == range(2, 1), hash(range(3)) == hash(range(0, 3)))
print({range(2): "r"}[range(0, 2)])
#> True True True
#> r

### range index out of range
range(3)[3]
#! IndexError: range object index out of range

### range index of a missing value
range(3).index(7)
#! ValueError: range.index(x): x not in range

### huge ranges
r = range(10**20, 10**20 + 5)
print(len(r), r[1], 10**20 + 3 in r, list(r)[-1], range(10**30)[10**29])
#> 5 100000000000000000001 True 100000000000000000004 100000000000000000000000000000

### len of a range that is too large
len(range(10**20))
#! OverflowError: Python int too large to convert to C ssize_t

### range membership of floats and strings
print(2.0 in range(5), 2.5 in range(5), "a" in range(3), True in range(2))  #> True False False True

### range is lazy and reusable
r = range(3)
print(list(r), list(r), list(reversed(r)), sum(r), max(r))  #> [0, 1, 2] [0, 1, 2] [2, 1, 0] 3 2

### range attributes are read-only
range(3).start = 5
#! AttributeError: readonly attribute

### long ones repeat without a seam
def wrong(items, n, times):
    return len(items) != n * times or [i for i in range(len(items)) if items[i] != i % n][:3]
for n in 1, 2, 3, 7, 10, 11, 31, 64, 100, 255, 1000, 2047, 2048, 2049, 2300, 5000:
    for times in 2, 3, 30:
        base = list(range(n))
        for made in base * times, tuple(base) * times, times * base, list(map(ord, ''.join(map(chr, base)) * times)):
            if wrong(made, n, times): print(type(made), n, times, wrong(made, n, times))
        base *= times
        if wrong(base, n, times): print('*=', n, times, wrong(base, n, times))
print('done')  #> done

### a list that changes while it is compared
class Clear:
    def __init__(self, *lists): self.lists = lists
    def __eq__(self, other):
        for each in self.lists: each.clear()
        return NotImplemented
def changed(first, second, which):
    a, b = [], []
    lists = {'a': [a], 'b': [b], 'ab': [a, b]}[which]
    a += [Clear(*lists) if x == 'x' else x for x in first]
    b += [Clear(*lists) if x == 'x' else x for x in second]
    return a, b
import operator
for first, second in (['x'], [1]), (['x', 1], ['x', 2]), ([1, 'x'], [1, 1]), ([1], ['x']):
    for which in 'a', 'b', 'ab':
        told = []
        for op in operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge:
            try: told.append(op(*changed(first, second, which)))
            except TypeError as e: told.append('TypeError')
        print(first, second, which, *told)
#> ['x'] [1] a False True True True False False
#> ['x'] [1] b False True False False True True
#> ['x'] [1] ab True False False True False True
#> ['x', 1] ['x', 2] a False True True True False False
#> ['x', 1] ['x', 2] b False True False False True True
#> ['x', 1] ['x', 2] ab True False False True False True
#> [1, 'x'] [1, 1] a False True True True False False
#> [1, 'x'] [1, 1] b False True False False True True
#> [1, 'x'] [1, 1] ab True False False True False True
#> [1] ['x'] a False True True True False False
#> [1] ['x'] b False True False False True True
#> [1] ['x'] ab True False False True False True
