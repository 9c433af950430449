### making
t = 1, 'a', 2.5
print(t, (), (1,), tuple(), tuple('abc'), tuple([1, 2]), tuple(x for x in range(3)), tuple({1: 2}), (*t, *'xy'))
print(tuple(t) is t, tuple([]) is (), t[:] is t)
#> (1, 'a', 2.5) () (1,) () ('a', 'b', 'c') (1, 2) (0, 1, 2) (1,) (1, 'a', 2.5, 'x', 'y')
#> True True True

### what is not iterable
tuple(5)
#! TypeError: 'int' object is not iterable

### too many arguments
tuple(1, 2)
#! TypeError: tuple expected at most 1 argument, got 2

### keywords
tuple(a=1)
#! TypeError: tuple() takes no keyword arguments

### index and count
t = (1, 2, True, 2.0, 'a')
print(t.index(2), t.index(2, 2), t.count(1), t.count(2), t.count('b'))  #> 1 3 2 2 0

### index of what is not there
(1, 2).index(3)
#! ValueError: tuple.index(x): x not in tuple

### count needs an argument
(1,).count()
#! TypeError: tuple.count() takes exactly one argument (0 given)

### operators
print((1,) + (2,), (1, 2) * 2, 2 * (1,), (1,) * 0, () + (), 1 in (1, 2), 'x' in ('xy',))
t = (1,)
t += (2,)
t *= 2
print(t)
#> (1, 2) (1, 2, 1, 2) (1, 1) () () True False
#> (1, 2, 1, 2)

### a tuple plus a list
(1,) + [2]
#! TypeError: can only concatenate tuple (not "list") to tuple

### a tuple plus an int, augmented
t = (1,)
t += 1
#! TypeError: can only concatenate tuple (not "int") to tuple

### items cannot be assigned
t = (1, 2)
t[0] = 5
#! TypeError: 'tuple' object does not support item assignment

### items cannot be deleted
t = (1, 2)
del t[0]
#! TypeError: 'tuple' object doesn't support item deletion

### slices cannot be assigned
t = (1, 2)
t[0:1] = ()
#! TypeError: 'tuple' object does not support item assignment

### comparisons
print((1, 2) == (1, 2.0), (1, 2) < (1, 3), (1,) < (1, 0), () < (1,), (1, 2) != [1, 2], (2,) >= (1, 9),
    ('a', 1) < ('b', 0))
#> True True True True True True True

### comparison of different items
(1, None) < (1, 2)
#! TypeError: '<' not supported between instances of 'NoneType' and 'int'

### hashes
print(hash((1, 2)) == hash((1.0, 2)), hash(()) == hash(()), len({(1, 2), (1, 2), (2, 1)}), {(1, 'a'): 'x'}[(1, 'a')])
#> True True 2 x

### a tuple with a list is not hashable
hash((1, [2]))
#! TypeError: unhashable type: 'list'

### unpacking
a, b = 1, 2
(c, (d, e)), *f = (3, (4, 5)), 6, 7
print(a, b, c, d, e, f)  #> 1 2 3 4 5 [6, 7]
*a, b = 'abc'
print(a, b)  #> ['a', 'b'] c

### swapping
a, b = 1, 2
a, b = b, a
print(a, b)  #> 2 1

### a subclass
class P(tuple):
    def __new__(cls, x, y): return super().__new__(cls, (x, y))
    @property
    def x(self): return self[0]
p = P(3, 4)
print(p, p.x, len(p), p + (5,), type(p + ()), p == (3, 4), hash(p) == hash((3, 4)), {p: 1}[(3, 4)],
    isinstance(p, tuple))
class Q(tuple): pass
print(Q([1, 2]), Q('ab'), Q(), type(Q([1])[:]))
#> (3, 4) 3 2 (3, 4, 5) <class 'tuple'> True True 1 True
#> (1, 2) ('a', 'b') () <class 'tuple'>

### a subclass with too many arguments
class Q(tuple): pass
Q(1, 2)
#! TypeError: tuple expected at most 1 argument, got 2

### __new__ of another class
tuple.__new__(list)
#! TypeError: tuple.__new__(list): list is not a subtype of tuple

### immutable but not the items
t = ([],)
t[0].append(1)
print(t)  #> ([1],)
try:
    t[0] += [2]
except TypeError as e:
    print(e, t)  #> 'tuple' object does not support item assignment ([1, 2],)

### __getnewargs__
print((1, 2).__getnewargs__())  #> ((1, 2),)

### truth, length, iteration
print(bool(()), bool((0,)), len((1, 2, 3)), [x for x in (1, 2)], list(reversed((1, 2))), max((3, 5, 1)), sum((1, 2)))
#> False True 3 [1, 2] [2, 1] 5 3
