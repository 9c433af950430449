### numbers
l = [3, 1.5, 2, True, -7, 0.0, 10 ** 20, -10 ** 20]
l.sort()
print(l)
print(sorted([5, 2, 9], reverse=True), sorted('hello'), sorted({3: 0, 1: 0}), sorted((2, 1)),
    sorted(x for x in (3, 1, 2)))
#> [-100000000000000000000, -7, 0.0, True, 1.5, 2, 3, 100000000000000000000]
#> [9, 5, 2] ['e', 'h', 'l', 'l', 'o'] [1, 3] [1, 2] [1, 2, 3]

### strings
print(sorted(['b', 'A', 'a', 'B', '', 'ab', 'é', 'z']), sorted(['10', '9', '1']))
#> ['', 'A', 'B', 'a', 'ab', 'b', 'z', 'é'] ['1', '10', '9']

### key
words = ['banana', 'Apple', 'cherry', 'fig']
print(sorted(words, key=len), sorted(words, key=str.lower), sorted(words, key=lambda w: w[-1], reverse=True))
words.sort(key=lambda w: (-len(w), w))
print(words)
#> ['fig', 'Apple', 'banana', 'cherry'] ['Apple', 'banana', 'cherry', 'fig'] ['cherry', 'fig', 'Apple', 'banana']
#> ['banana', 'cherry', 'Apple', 'fig']

### stable
pairs = [(i % 3, i) for i in range(12)]
print(sorted(pairs, key=lambda p: p[0]))
print(sorted(pairs, key=lambda p: p[0], reverse=True))
#> [(0, 0), (0, 3), (0, 6), (0, 9), (1, 1), (1, 4), (1, 7), (1, 10), (2, 2), (2, 5), (2, 8), (2, 11)]
#> [(2, 2), (2, 5), (2, 8), (2, 11), (1, 1), (1, 4), (1, 7), (1, 10), (0, 0), (0, 3), (0, 6), (0, 9)]

### a key for each item, once, in order
calls = []
def key(x):
    calls.append(x)
    return -x
print(sorted([3, 1, 2], key=key), calls)  #> [3, 2, 1] [3, 1, 2]

### many
l = [i * i * 7919 % 1009 for i in range(500)]
a = sorted(l)
print(all(a[i] <= a[i + 1] for i in range(499)), sorted(a, reverse=True) == a[::-1], sorted(a) == a,
    sorted(a[::-1]) == a)
l.sort(key=lambda x: x % 10)
print(all(l[i] % 10 <= l[i + 1] % 10 for i in range(499)))
#> True True True True
#> True

### tuples and lists
print(sorted([(2, 'b'), (1, 'z'), (2, 'a'), (1,)]), sorted([[3], [1, 2], [1]]))
#> [(1,), (1, 'z'), (2, 'a'), (2, 'b')] [[1], [1, 2], [3]]

### objects with __lt__
class V:
    def __init__(self, v, tag=''): self.v, self.tag = v, tag
    def __lt__(self, o): return self.v < o.v
    def __repr__(self): return f'{self.v}{self.tag}'
l = [V(3), V(1, 'a'), V(2), V(1, 'b'), V(0)]
print(sorted(l), sorted(l, reverse=True))  #> [0, 1a, 1b, 2, 3] [3, 2, 1a, 1b, 0]
l.sort()
print(l, min(l), max(l))  #> [0, 1a, 1b, 2, 3] 0 3
print(sorted([(V(2), 1), (V(1), 2), (V(1), 1)], key=lambda p: p[0]))  #> [(1, 2), (1, 1), (2, 1)]

### many objects
class V:
    def __init__(self, v): self.v = v
    def __lt__(self, o): return self.v < o.v
l = [V(i * 7919 % 101) for i in range(300)]
print([x.v for x in sorted(l)] == sorted(x.v for x in l))  #> True
print([x.v for x in sorted(l, reverse=True)] == sorted((x.v for x in l), reverse=True))  #> True

### keys with __lt__
class K:
    def __init__(self, v): self.v = v
    def __lt__(self, o): return self.v > o.v
print(sorted([1, 3, 2], key=K), sorted([1, 3, 2], key=K, reverse=True))  #> [3, 2, 1] [1, 2, 3]

### nothing to compare
print(sorted([]), sorted([object], key=None), [None].sort())  #> [] [<class 'object'>] None

### what cannot be compared
[1, 'a'].sort()
#! TypeError: '<' not supported between instances of 'str' and 'int'

### what cannot be compared, sorted
sorted(['a', 1, 2])
#! TypeError: '<' not supported between instances of 'int' and 'str'

### None among numbers
sorted([3, None, 1])
#! TypeError: '<' not supported between instances of 'NoneType' and 'int'

### dicts
sorted([{}, {}])
#! TypeError: '<' not supported between instances of 'dict' and 'dict'

### the list stays when a comparison fails
l = [3, 'x', 1]
try: l.sort()
except TypeError as e: print(e)  #> '<' not supported between instances of 'str' and 'int'
print(sorted(map(str, l)))  #> ['1', '3', 'x']

### the list stays when the key fails
l = [3, 0, 1]
try: l.sort(key=lambda x: 1 // x)
except ZeroDivisionError as e: print(e)  #> division by zero
print(l)  #> [3, 0, 1]

### the list looks empty meanwhile
l = [3, 1, 2]
def key(x):
    print(l)
    return x
l.sort(key=key)
print(l)
#> []
#> []
#> []
#> [1, 2, 3]

### a list changed meanwhile
l = [3, 1, 2]
def key(x):
    l.append(x)
    return x
l.sort(key=key)
#! ValueError: list modified during sort

### a key that cannot be called
sorted([1], key=1)
#! TypeError: 'int' object is not callable

### no positional arguments
[].sort(1)
#! TypeError: sort() takes no positional arguments

### an unknown keyword
[].sort(foo=1)
#! TypeError: sort() got an unexpected keyword argument 'foo'

### sorted needs an argument
sorted()
#! TypeError: sorted expected 1 argument, got 0

### sorted takes one argument
sorted([1], len)
#! TypeError: sorted expected 1 argument, got 2

### sorted of what is not iterable
sorted(1)
#! TypeError: 'int' object is not iterable

### sorted with an unknown keyword
sorted([1], foo=1)
#! TypeError: sort() got an unexpected keyword argument 'foo'

### reverse by truth
print(sorted([1, 2], reverse=[0]), sorted([1, 2], reverse=None), sorted([2, 1], reverse=''))
class T:
    def __bool__(self): return True
print(sorted([1, 2], reverse=T()))
#> [2, 1] [1, 2] [1, 2]
#> [2, 1]

### what cannot be compared leaves a list partly sorted: from [3, 1, 2, 'a', 0] to [1, 1, 0, 0, -1, 5, [], 2]
for l in ([3, 1, 2, 'a', 0], [5, 4, 4, 3, 'b', 1], [1, 1, 0, 0, -1, 5, [], 2]):
    for reverse in (False, True):
        for key in (None, lambda v: v):
            m = l[:]
            try: m.sort(key=key, reverse=reverse)
            except TypeError as e: print(m, e)
#> [1, 2, 3, 'a', 0] '<' not supported between instances of 'str' and 'int'
#> [1, 2, 3, 'a', 0] '<' not supported between instances of 'str' and 'int'
#> [3, 1, 2, 'a', 0] '<' not supported between instances of 'str' and 'int'
#> [3, 1, 2, 'a', 0] '<' not supported between instances of 'str' and 'int'
#> [5, 4, 4, 3, 'b', 1] '<' not supported between instances of 'str' and 'int'
#> [5, 4, 4, 3, 'b', 1] '<' not supported between instances of 'str' and 'int'
#> [5, 4, 4, 3, 'b', 1] '<' not supported between instances of 'str' and 'int'
#> [5, 4, 4, 3, 'b', 1] '<' not supported between instances of 'str' and 'int'
#> [-1, 0, 0, 1, 1, 5, [], 2] '<' not supported between instances of 'list' and 'int'
#> [-1, 0, 0, 1, 1, 5, [], 2] '<' not supported between instances of 'list' and 'int'
#> [1, 1, 0, 0, -1, 5, [], 2] '<' not supported between instances of 'list' and 'int'
#> [1, 1, 0, 0, -1, 5, [], 2] '<' not supported between instances of 'list' and 'int'

### what cannot be compared leaves a list partly sorted: from [2, 1, 'x', 'w'] to [(2, 1), (1, 'a'), (1, 2), (0, 0)]
for l in ([2, 1, 'x', 'w'], ['b', 'a', 3, 2], [(2, 1), (1, 'a'), (1, 2), (0, 0)]):
    for reverse in (False, True):
        for key in (None, lambda v: v):
            m = l[:]
            try: m.sort(key=key, reverse=reverse)
            except TypeError as e: print(m, e)
#> [2, 1, 'x', 'w'] '<' not supported between instances of 'str' and 'int'
#> [2, 1, 'x', 'w'] '<' not supported between instances of 'str' and 'int'
#> [2, 1, 'x', 'w'] '<' not supported between instances of 'int' and 'str'
#> [2, 1, 'x', 'w'] '<' not supported between instances of 'int' and 'str'
#> ['b', 'a', 3, 2] '<' not supported between instances of 'int' and 'str'
#> ['b', 'a', 3, 2] '<' not supported between instances of 'int' and 'str'
#> ['b', 'a', 3, 2] '<' not supported between instances of 'str' and 'int'
#> ['b', 'a', 3, 2] '<' not supported between instances of 'str' and 'int'
#> [(2, 1), (1, 'a'), (1, 2), (0, 0)] '<' not supported between instances of 'int' and 'str'
#> [(2, 1), (1, 'a'), (1, 2), (0, 0)] '<' not supported between instances of 'int' and 'str'
#> [(2, 1), (1, 'a'), (1, 2), (0, 0)] '<' not supported between instances of 'str' and 'int'
#> [(2, 1), (1, 'a'), (1, 2), (0, 0)] '<' not supported between instances of 'str' and 'int'

### what cannot be compared leaves a list partly sorted: [[1], [0], 5] and [9, 8, 8, 7, 7, 9, 10, 'c', 1]
for l in ([[1], [0], 5], [9, 8, 8, 7, 7, 9, 10, 'c', 1]):
    for reverse in (False, True):
        for key in (None, lambda v: v):
            m = l[:]
            try: m.sort(key=key, reverse=reverse)
            except TypeError as e: print(m, e)
#> [[1], [0], 5] '<' not supported between instances of 'int' and 'list'
#> [[1], [0], 5] '<' not supported between instances of 'int' and 'list'
#> [[1], [0], 5] '<' not supported between instances of 'list' and 'int'
#> [[1], [0], 5] '<' not supported between instances of 'list' and 'int'
#> [7, 7, 8, 8, 9, 9, 10, 'c', 1] '<' not supported between instances of 'str' and 'int'
#> [7, 7, 8, 8, 9, 9, 10, 'c', 1] '<' not supported between instances of 'str' and 'int'
#> [9, 8, 8, 7, 7, 9, 10, 'c', 1] '<' not supported between instances of 'str' and 'int'
#> [9, 8, 8, 7, 7, 9, 10, 'c', 1] '<' not supported between instances of 'str' and 'int'

### the order of comparisons
class K:
    def __init__(self, v): self.v = v
    def __lt__(self, other):
        print(self.v, other.v, end=' ')
        return self.v < other.v
for l in ([1, 2, 3], [3, 2, 1], [2, 2, 1, 1, 0], [1, 1, 2, 0], [3, 1, 2, 0], [2, 1, 3, 4, 0]):
    m = [K(v) for v in l]
    m.sort()
    print([k.v for k in m])
#> 2 1 3 2 [1, 2, 3]
#> 2 3 1 2 [1, 2, 3]
#> 2 2 1 2 2 2 1 1 1 1 0 1 [0, 1, 1, 2, 2]
#> 1 1 2 1 0 2 1 2 0 1 0 1 [0, 1, 1, 2]
#> 1 3 2 1 1 2 2 3 2 3 2 1 0 2 0 1 [0, 1, 2, 3]
#> 1 2 3 1 1 3 3 2 4 3 0 4 0 3 0 2 0 1 [0, 1, 2, 3, 4]

### sorted() takes the items before it looks at its keywords
for what in (5, slice(1), [1]):
    try: sorted(what, sep=1)
    except TypeError as e: print(e)
#> 'int' object is not iterable
#> 'slice' object is not iterable
#> sort() got an unexpected keyword argument 'sep'
