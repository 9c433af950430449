### making
print(set(), {1}, {1, 2, 2}, set('a'), set([1, 1]), set(range(3)), set({'k': 1}), frozenset(), frozenset([1]))
print({x * x for x in (1, -1)}, {*[1], *(2,)})
print(set(set()), frozenset({1}), set(x for x in [5]), set(frozenset([1])))
#> set() {1} {1, 2} {'a'} {1} {0, 1, 2} {'k'} frozenset() frozenset({1})
#> {1} {1, 2}
#> set() frozenset({1}) {5} {1}

### what is not iterable
set(1)
#! TypeError: 'int' object is not iterable

### too many arguments
set(1, 2)
#! TypeError: set expected at most 1 argument, got 2

### keywords
frozenset(a=1)
#! TypeError: frozenset() takes no keyword arguments

### add, discard, remove
s = {1}
s.add(2)
s.add(2)
s.discard(1)
s.discard(99)
s.remove(2)
print(s, s.add(3), s.discard(3))  #> set() None None

### removing what is not there
{1}.remove(2)
#! KeyError: 2

### removing a str that is not there
{1}.remove('x')
#! KeyError: 'x'

### pop
s = {5}
print(s.pop(), s)  #> 5 set()
s = {0, 1, 2, 3}
print(s.pop(), s.pop(), s, s.pop(), s)  #> 0 1 {3} 2 {3}
s = set(range(20))
for i in range(8): s.pop()
s.add(0)
print(s.pop(), s.pop(), s)  #> 8 9 {0, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19}

### pop of an empty set
set().pop()
#! KeyError: 'pop from an empty set'

### clear and copy
s = {1, 2}
c = s.copy()
s.clear()
f = frozenset([1])
print(s, c, f.copy() is f, frozenset(f) is f)  #> set() {1, 2} True True

### membership
s = {1, 'a', (2, 3), None, 2.5}
print(1 in s, 1.0 in s, True in s, 'a' in s, (2, 3) in s, None in s, 3 in s, 'b' not in s)
#> True True True True True True False True

### operators
a, b = {1, 2, 3}, {2, 3, 4}
print(a | b, a & b, a - b, a ^ b, b - a, a | set(), a & set(), a - a, a ^ a)
f = frozenset(a)
print(f | b, b | f, f & b, type(a - f), type(f - a), f == a, hash(f) == hash(frozenset([3, 2, 1])))
#> {1, 2, 3, 4} {2, 3} {1} {1, 4} {4} {1, 2, 3} set() set() set()
#> frozenset({1, 2, 3, 4}) {1, 2, 3, 4} frozenset({2, 3}) <class 'set'> <class 'frozenset'> True True

### augmented
s = t = {1, 2}
s |= {3}
s &= {2, 3, 4}
s -= {2}
s ^= {3, 5}
print(s, t is s)  #> {5} True
s |= s
s &= s
s ^= s
print(s)  #> set()
s = {1}
s -= s
print(s)  #> set()
f = g = frozenset([1])
f |= {2}
print(f, g, f is g)  #> frozenset({1, 2}) frozenset({1}) False

### methods take any iterable
a = {1, 2, 3}
print(a.union([4], (5,), {6: 0}), a.intersection([1, 2], 'x', {1}), a.intersection(range(2, 9)))
print(a.difference([1], {2}), a.symmetric_difference([3, 4, 4]), a.union(), a.difference(), a.intersection())
print(a.union(x for x in (7, 8)), a.intersection(iter([2, 2])), a.difference(iter([3])),
    a.symmetric_difference(iter([1, 9])))
a.update([4], 'x')
a.difference_update([1], iter(['x']))
a.intersection_update([2, 3, 9], {2, 3})
a.symmetric_difference_update([3, 8])
print(a, a.update(), a.intersection_update(), a.difference_update())
#> {1, 2, 3, 4, 5, 6} set() {2, 3}
#> {3} {1, 2, 4} {1, 2, 3} {1, 2, 3} {1, 2, 3}
#> {1, 2, 3, 7, 8} {2} {1, 2} {2, 3, 9}
#> {8, 2} None None None

### predicates
a = {1, 2}
print(a.issubset([1, 2, 3]), a.issubset({1}), a.issuperset([1]), a.issuperset('x'), a.isdisjoint([3]))
print(a.isdisjoint({1}), a.issubset(iter([1, 2])), a.issuperset(iter([])), a.isdisjoint(iter([2])))
print(a <= {1, 2}, a < {1, 2}, a < {1, 2, 3}, a >= {1}, a > {1, 2}, a == {2, 1}, a != {1}, a <= frozenset([1, 2]))
print(set() <= set(), a == [1, 2])
#> True False True False True
#> False True True False
#> True False True True False True True True
#> True False

### an operator needs sets
{1} | [2]
#! TypeError: unsupported operand type(s) for |: 'set' and 'list'

### a set minus an int, augmented
s = {1}
s -= 1
#! TypeError: unsupported operand type(s) for -=: 'set' and 'int'

### a set and a dict's keys
print({1, 2} & {1: 0}.keys(), {1} | {2: 0}.keys())  #> {1} {1, 2}

### sets have an order with sets only
{1} < [1]
#! TypeError: '<' not supported between instances of 'set' and 'list'

### union with what is not iterable
{1}.union(1)
#! TypeError: 'int' object is not iterable

### union takes no keywords
{1}.union(x=1)
#! TypeError: set.union() takes no keyword arguments

### isdisjoint takes one argument
{1}.isdisjoint()
#! TypeError: set.isdisjoint() takes exactly one argument (0 given)

### members that are not hashable
{[]}
#! TypeError: cannot use 'list' as a set element (unhashable type: 'list')

### adding what is not hashable
set().add({})
#! TypeError: cannot use 'dict' as a set element (unhashable type: 'dict')

### looking for what is not hashable
[] in set()
#! TypeError: cannot use 'list' as a set element (unhashable type: 'list')

### a list of lists
set([[1]])
#! TypeError: cannot use 'list' as a set element (unhashable type: 'list')

### intersection with what is not hashable
{1}.intersection([[]])
#! TypeError: unhashable type: 'list'

### difference with what is not hashable
{1}.difference([[]])
#! TypeError: cannot use 'list' as a set element (unhashable type: 'list')

### a set can be looked for among frozensets
s = {frozenset({1}), frozenset()}
print({1} in s, {2} in s, set() in s)  #> True False True
s.remove({1})
s.discard(set())
print(s)  #> set()

### sets are not hashable
hash({1})
#! TypeError: unhashable type: 'set'

### sets have no items
{1}[0]
#! TypeError: 'set' object is not subscriptable

### frozensets do not change
frozenset().add(1)
#! AttributeError: 'frozenset' object has no attribute 'add'

### changing in a for loop
s = {1, 2}
for x in s: s.add(x + 10)
#! RuntimeError: Set changed size during iteration

### one in, one out in a for loop
s = {1}
for x in s:
    s.discard(x)
    s.add('other')
    break
print(s)  #> {'other'}

### subclasses
class S(set):
    def first(self): return min(self)
s = S([3, 1])
s.add(2)
print(s, S(), s.first(), type(s | {4}), type({4} | s), type(s.copy()), type(s.union([1])), s == {1, 2, 3}, {1} | s)
print(set(s), len(s), 2 in s)
class F(frozenset): pass
f = F([1])
print(f, F(), hash(f) == hash(frozenset([1])), type(f | {2}), {f: 1}[frozenset([1])], frozenset(f), type(f.copy()))
class G(frozenset):
    def __new__(cls, *args): return super().__new__(cls, args)
print(G(1), G())
#> S({1, 2, 3}) S() 1 <class 'set'> <class 'set'> <class 'set'> <class 'set'> True {1, 2, 3}
#> {1, 2, 3} 3 True
#> F({1}) F() True <class 'frozenset'> 1 frozenset({1}) <class 'frozenset'>
#> G({1}) G()

### large
s = set(range(10000))
t = set(range(5000, 15000))
print(len(s | t), len(s & t), len(s - t), len(s ^ t), s > t, s >= set(range(100)), sum(s), sum(t - s))
s -= set(range(9990))
print(s)
#> 15000 5000 5000 10000 False True 49995000 62497500
#> {9990, 9991, 9992, 9993, 9994, 9995, 9996, 9997, 9998, 9999}

### members equal across types
print({1, True, 1.0}, {0.0, -0.0, 0}, {'a', b'a'} == {b'a', 'a'}, {1, 2} == {1.0, 2.0}, len({float('nan'), 1}))
#> {1} {0.0} True True 2

### frozensets in sets and dicts
print({frozenset([1, 2]): 'x'}[frozenset([2, 1])], frozenset([frozenset([1])]), len({frozenset(), frozenset()}))
#> x frozenset({frozenset({1})}) 1

### what comes before a member that cannot be hashed is gone
for it in ([4, [], 5], {1: 4, 2: [], 3: 5}.values(), iter((4, {}, 5)), (x for x in (4, [], 5))):
    s = {4, 5, 11}
    try: s.difference_update(it)
    except TypeError as e: print(e)
    print(s)
#> cannot use 'list' as a set element (unhashable type: 'list')
#> {11, 5}
#> cannot use 'list' as a set element (unhashable type: 'list')
#> {11, 5}
#> cannot use 'dict' as a set element (unhashable type: 'dict')
#> {11, 5}
#> cannot use 'list' as a set element (unhashable type: 'list')
#> {11, 5}

### the repr of a set that changes
class Pop:
    def __init__(self, n):
        self.n = n
    def __hash__(self):
        return self.n
    def __repr__(self):
        s.discard(next(iter(s)))
        return f'P{self.n}'
s = {Pop(1), Pop(2), Pop(3)}
print(repr(s), len(s))  #> {P1, P2, P3} 0
