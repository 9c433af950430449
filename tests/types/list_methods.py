### append, extend, insert
l = []
l.append(1)
l.append('x')
l.extend((2, 3))
l.extend('ab')
l.extend({5: 6})
l.extend(range(2))
l.extend(x * 10 for x in (1, 2))
l.insert(0, 'first')
l.insert(-1, 'before last')
l.insert(100, 'last')
l.insert(-100, 'very first')
print(l)  #> ['very first', 'first', 1, 'x', 2, 3, 'a', 'b', 5, 0, 1, 10, 'before last', 20, 'last']
print(l.append(1), l.extend([]), l.insert(0, 0))  #> None None None

### extend by itself
l = [1, 2]
l.extend(l)
l += l
l *= 2
print(l, len(l))  #> [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2] 16

### pop
l = list(range(6))
print(l.pop(), l.pop(0), l.pop(-2), l)  #> 5 0 3 [1, 2, 4]
class I:
    def __index__(self): return 1
print(l.pop(I()), l)  #> 2 [1, 4]

### pop from an empty list
[].pop()
#! IndexError: pop from empty list

### pop out of range
[1].pop(3)
#! IndexError: pop index out of range

### pop of a wrong type
[1].pop('a')
#! TypeError: 'str' object cannot be interpreted as an integer

### pop takes at most one
[1].pop(1, 2)
#! TypeError: pop expected at most 1 argument, got 2

### pop of a huge index
[1].pop(2 ** 70)
#! OverflowError: Python int too large to convert to C ssize_t

### insert of a huge index
[1].insert(2 ** 70, 3)
#! OverflowError: Python int too large to convert to C ssize_t

### remove, index, count
l = [1, 2.0, True, 'a', None, 2]
l.remove(2)
print(l, l.index('a'), l.index(True), l.count(1), l.count(2), l.count('b'))
print([1, 2, 3, 1].index(1, 1), [1, 2, 3].index(3, -1), [1, 2, 3].index(1, -2 ** 70, 2 ** 70))
#> [1, True, 'a', None, 2] 2 0 2 1 0
#> 3 2 0

### remove of what is not there
[1].remove(2)
#! ValueError: list.remove(x): x not in list

### index of what is not there
[1].index(2)
#! ValueError: list.index(x): x not in list

### index within bounds
[1, 2].index(1, 1)
#! ValueError: list.index(x): x not in list

### index with a bad bound
[1].index(1, None)
#! TypeError: slice indices must be integers or have an __index__ method

### items with their own __eq__
class E:
    def __init__(self, v): self.v = v
    def __eq__(self, other):
        print('eq', self.v, other)
        return self.v == other
    def __repr__(self): return f'E({self.v})'
l = [E(1), E(2), E(2)]
print(l.index(2), l.count(2), 2 in l, 3 in l)
l.remove(2)
print(l)
#> eq 1 2
#> eq 2 2
#> eq 1 2
#> eq 2 2
#> eq 2 2
#> eq 1 2
#> eq 2 2
#> eq 1 3
#> eq 2 3
#> eq 2 3
#> 1 2 True False
#> eq 1 2
#> eq 2 2
#> [E(1), E(2)]

### an item that is identical is equal
nan = float('nan')
class Never:
    def __eq__(self, other): return False
n = Never()
print([nan].index(nan), nan in [nan], [nan] == [nan], n in [n], [n].count(n), [n] == [n])
#> 0 True True True 1 True

### reverse, copy, clear
l = [1, 2, 3]
c = l.copy()
l.reverse()
print(l, c, list(reversed(l)))  #> [3, 2, 1] [1, 2, 3] [1, 2, 3]
c.clear()
print(c, [].copy())  #> [] []

### construction
print(list(), list('abc'), list((1, 2)), list({1: 2}), list(range(3)), list(x for x in 'xy'), list([1]))
class Seq:
    def __getitem__(self, i):
        if i > 2: raise IndexError
        return i * i
class It:
    def __iter__(self): return iter('it')
print(list(Seq()), list(It()), [*Seq(), *It()])
#> [] ['a', 'b', 'c'] [1, 2] [1] [0, 1, 2] ['x', 'y'] [1]
#> [0, 1, 4] ['i', 't'] [0, 1, 4, 'i', 't']

### construction from what is not iterable
list(5)
#! TypeError: 'int' object is not iterable

### construction takes one argument
list(1, 2)
#! TypeError: list expected at most 1 argument, got 2

### construction takes no keywords
list(a=1)
#! TypeError: list() takes no keyword arguments

### __init__ fills again
l = [1, 2]
print(l.__init__([3]), l)  #> None [3]
l.__init__()
print(l)  #> []

### subclasses
class L(list):
    def total(self): return sum(self)
l = L([1, 2])
l.append(3)
print(l, l.total(), type(l + [1]), type(l * 2), type(l[:]), type(l.copy()), isinstance(l, list), len(l), l == [1, 2, 3])
l.extra = 5
print(l.extra, L(), L('ab'), list(l), [0, *l])
#> [1, 2, 3] 6 <class 'list'> <class 'list'> <class 'list'> <class 'list'> True 3 True
#> 5 [] ['a', 'b'] [1, 2, 3] [0, 1, 2, 3]

### methods of the class
l = []
list.append(l, 1)
print(l, list.__len__(l), list.pop(l))  #> [] 1 1

### append takes one argument
[].append()
#! TypeError: list.append() takes exactly one argument (0 given)

### append of another type
list.append(1, 2)
#! TypeError: descriptor 'append' for 'list' objects doesn't apply to a 'int' object

### clear takes none
[].clear(1)
#! TypeError: list.clear() takes no arguments (1 given)

### no such attribute
[].foo
#! AttributeError: 'list' object has no attribute 'foo'

### attributes cannot be set
[].append = 1
#! AttributeError: 'list' object attribute 'append' is read-only

### concatenation and repetition
print([1] + [2], [1, 2] * 2, 2 * [1, 2], [1] * 0, [1] * -5, [] * 10, [1] * True)
l = [[]] * 2
l[0].append(1)
print(l)
#> [1, 2] [1, 2, 1, 2] [1, 2, 1, 2] [] [] [] [1]
#> [[1], [1]]

### a list plus a tuple
[] + ()
#! TypeError: can only concatenate list (not "tuple") to list

### a list times a str
[1] * 'a'
#! TypeError: can't multiply sequence by non-int of type 'str'

### a list times a float
1.5 * [1]
#! TypeError: can't multiply sequence by non-int of type 'float'

### augmented with what is not iterable
l = []
l += 1
#! TypeError: 'int' object is not iterable

### augmented with any iterable
l = [1]
k = l
l += 'ab'
l += (x for x in range(2))
print(l, k is l)  #> [1, 'a', 'b', 0, 1] True

### membership
print(1 in [1], 1.0 in [1], True in [1], '1' in [1], [1] in [[1]], None in [None], 3 not in [1, 2])
#> True True True False True True True

### truth and length
print(bool([]), bool([0]), len([1, 2]), not [])  #> False True 2 True

### comparisons
print([1, 2] == [1, 2], [1] == (1,), [1, 2] < [1, 3], [1] < [1, 0], [] < [0], [2] > [1, 5], [1] <= [1],
    [1] >= [1], [1] != [1.0])
print([[1, [2]]] == [[1, [2]]], [1, 'a'] == [1, 'b'])
#> True False True True True True True True False
#> True False

### comparison of different items
[1, 2] < [1, 'a']
#! TypeError: '<' not supported between instances of 'int' and 'str'

### comparison with another type
[1] < (1,)
#! TypeError: '<' not supported between instances of 'list' and 'tuple'

### items with their own __lt__
class O:
    def __init__(self, v): self.v = v
    def __eq__(self, o): return self.v == o.v
    def __lt__(self, o):
        print('lt', self.v, o.v)  #> lt 2 3
        return self.v < o.v
print([O(1), O(2)] < [O(1), O(3)], [O(1)] == [O(1)], [O(1)] == [O(2)])  #> True True False

### lists are not hashable
hash([])
#! TypeError: unhashable type: 'list'

### changing a list in a for loop
l = [1, 2, 3]
for x in l:
    if x < 3: l.append(x + 10)
    if len(l) > 6: break
print(l)  #> [1, 2, 3, 11, 12]
l = [1, 2, 3, 4]
for x in l: l.remove(x)
print(l)  #> [2, 4]
