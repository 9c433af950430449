# OrderedDict.move_to_end, and its iterators.
from collections import OrderedDict

def iterators():
    d = OrderedDict(a=1, b=2)
    views = d.keys(), d.values(), d.items()
    forth, back = map(iter, views), map(reversed, views)
    return [iter(d), *forth, reversed(d), *back, iter(OrderedDict()), d.__iter__(), OrderedDict.__iter__(d)]
def tried(f):
    try: return f()
    except (TypeError, AttributeError) as e: return f'{type(e).__name__}: {e}'

### the key that is there stays
d = OrderedDict([(1, 'a'), (2, 'b'), (3, 'c')])
d.move_to_end(True)
print(d)  #> OrderedDict({2: 'b', 3: 'c', 1: 'a'})
d.move_to_end(2.0, last=False)
d.move_to_end(3.0, False)
print(d)  #> OrderedDict({3: 'c', 2: 'b', 1: 'a'})
class C(OrderedDict): pass
c = C(d)
c.move_to_end(1.0); c.move_to_end(2.0, last=False)
print(c)  #> C({2: 'b', 3: 'c', 1: 'a'})

### a key that is not there
for last in True, False:
    try: OrderedDict(a=1).move_to_end('b', last)
    except KeyError as e: print('KeyError', e)
    try: OrderedDict(a=1).move_to_end([], last)
    except TypeError as e: print('TypeError')
#> KeyError 'b'
#> TypeError
#> KeyError 'b'
#> TypeError

### a comparison that moves the same key
class R:
    n = 0
    def __init__(self, u): self.u = u
    def __hash__(self): return hash(self.u)
    def __eq__(self, o):
        R.n += 1
        if R.n > 50: raise RuntimeError('no end')
        if self.u: d.move_to_end((self,))
        return self.u == o.u
d = OrderedDict()
for k in True, False, None: d[R(k),] = k
d.move_to_end((R(True),))
print([k[0].u for k in d])  #> [False, None, True]

### many moves
d = OrderedDict((i, -i) for i in range(100))
for i in range(5000): d.move_to_end(i * 7 % 100)
print(list(d)[:10], list(d.values())[-3:], len(d))
for i in range(300): d.move_to_end(i * 7 % 100, last=i % 2)
print(list(d)[:10], list(d.values())[-3:], len(d))
for i in range(0, 100, 2): del d[i]; d.move_to_end(i + 1)
print(list(d)[:10])
#> [0, 7, 14, 21, 28, 35, 42, 49, 56, 63] [-79, -86, -93] 100
#> [86, 72, 58, 44, 30, 16, 2, 88, 74, 60] [-65, -79, -93] 100
#> [1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

### a comparison that empties it, deletes the key or fails
class K:
    def __init__(self, n, act=None): self.n, self.act = n, act
    def __hash__(self): return 5
    def __eq__(self, other):
        for k in self, other:
            if k.act: k.act()
        return self.n == other.n
    def __repr__(self): return f'K{self.n}'
def fail(): raise ValueError('no')
for act in lambda: d.clear(), lambda: d.pop(1, None), lambda: d.update(a=1), fail:
    for last in True, False:
        d = OrderedDict.fromkeys([1, K(0), K(1), K(2)])
        try: d.move_to_end(K(1, act), last)
        except Exception as e: print(type(e).__name__, e)
        print(list(d))
#> KeyError K1
#> []
#> KeyError K1
#> []
#> [K0, K2, K1]
#> [K1, K0, K2]
#> [1, K0, K2, 'a', K1]
#> [K1, 1, K0, K2, 'a']
#> ValueError no
#> [1, K0, K1, K2]
#> ValueError no
#> [1, K0, K1, K2]

### the iterators of an OrderedDict are of a type of their own
for i in iterators():
    t = type(i)
    print(t.__name__, t.__qualname__, t.__module__, repr(i).split(' at ')[0], t.__mro__)
#> odict_iterator odict_iterator builtins <odict_iterator object (<class 'odict_iterator'>, <class 'object'>)
#> odict_iterator odict_iterator builtins <odict_iterator object (<class 'odict_iterator'>, <class 'object'>)
#> odict_iterator odict_iterator builtins <odict_iterator object (<class 'odict_iterator'>, <class 'object'>)
#> odict_iterator odict_iterator builtins <odict_iterator object (<class 'odict_iterator'>, <class 'object'>)
#> odict_iterator odict_iterator builtins <odict_iterator object (<class 'odict_iterator'>, <class 'object'>)
#> odict_iterator odict_iterator builtins <odict_iterator object (<class 'odict_iterator'>, <class 'object'>)
#> odict_iterator odict_iterator builtins <odict_iterator object (<class 'odict_iterator'>, <class 'object'>)
#> odict_iterator odict_iterator builtins <odict_iterator object (<class 'odict_iterator'>, <class 'object'>)
#> odict_iterator odict_iterator builtins <odict_iterator object (<class 'odict_iterator'>, <class 'object'>)
#> odict_iterator odict_iterator builtins <odict_iterator object (<class 'odict_iterator'>, <class 'object'>)
#> odict_iterator odict_iterator builtins <odict_iterator object (<class 'odict_iterator'>, <class 'object'>)

### an iterator of an OrderedDict gives no hint of its length, and is reduced to a list
import operator
for i in iterators():
    print(operator.length_hint(i, -1), tried(lambda: i.__length_hint__()), tried(lambda: i.__setstate__(0)),
          i.__reduce__(), iter(i) is i)
#> -1 AttributeError: 'odict_iterator' object has no attribute '__length_hint__' AttributeError: 'odict_iterator' object has no attribute '__setstate__' (<built-in function iter>, (['a', 'b'],)) True
#> -1 AttributeError: 'odict_iterator' object has no attribute '__length_hint__' AttributeError: 'odict_iterator' object has no attribute '__setstate__' (<built-in function iter>, (['a', 'b'],)) True
#> -1 AttributeError: 'odict_iterator' object has no attribute '__length_hint__' AttributeError: 'odict_iterator' object has no attribute '__setstate__' (<built-in function iter>, ([1, 2],)) True
#> -1 AttributeError: 'odict_iterator' object has no attribute '__length_hint__' AttributeError: 'odict_iterator' object has no attribute '__setstate__' (<built-in function iter>, ([('a', 1), ('b', 2)],)) True
#> -1 AttributeError: 'odict_iterator' object has no attribute '__length_hint__' AttributeError: 'odict_iterator' object has no attribute '__setstate__' (<built-in function iter>, (['b', 'a'],)) True
#> -1 AttributeError: 'odict_iterator' object has no attribute '__length_hint__' AttributeError: 'odict_iterator' object has no attribute '__setstate__' (<built-in function iter>, (['b', 'a'],)) True
#> -1 AttributeError: 'odict_iterator' object has no attribute '__length_hint__' AttributeError: 'odict_iterator' object has no attribute '__setstate__' (<built-in function iter>, ([2, 1],)) True
#> -1 AttributeError: 'odict_iterator' object has no attribute '__length_hint__' AttributeError: 'odict_iterator' object has no attribute '__setstate__' (<built-in function iter>, ([('b', 2), ('a', 1)],)) True
#> -1 AttributeError: 'odict_iterator' object has no attribute '__length_hint__' AttributeError: 'odict_iterator' object has no attribute '__setstate__' (<built-in function iter>, ([],)) True
#> -1 AttributeError: 'odict_iterator' object has no attribute '__length_hint__' AttributeError: 'odict_iterator' object has no attribute '__setstate__' (<built-in function iter>, (['a', 'b'],)) True
#> -1 AttributeError: 'odict_iterator' object has no attribute '__length_hint__' AttributeError: 'odict_iterator' object has no attribute '__setstate__' (<built-in function iter>, (['a', 'b'],)) True

### an iterator of an OrderedDict is copied where it stands
import copy, operator
for i in iterators():
    t = type(i)
    next(i, None)
    print(list(copy.copy(i)), list(i), type(i) is t, operator.length_hint(i, 7), i.__reduce__(), next(i, 'end'))
#> ['b'] ['b'] True 7 (<built-in function iter>, ([],)) end
#> ['b'] ['b'] True 7 (<built-in function iter>, ([],)) end
#> [2] [2] True 7 (<built-in function iter>, ([],)) end
#> [('b', 2)] [('b', 2)] True 7 (<built-in function iter>, ([],)) end
#> ['a'] ['a'] True 7 (<built-in function iter>, ([],)) end
#> ['a'] ['a'] True 7 (<built-in function iter>, ([],)) end
#> [1] [1] True 7 (<built-in function iter>, ([],)) end
#> [('a', 1)] [('a', 1)] True 7 (<built-in function iter>, ([],)) end
#> [] [] True 7 (<built-in function iter>, ([],)) end
#> ['b'] ['b'] True 7 (<built-in function iter>, ([],)) end
#> ['b'] ['b'] True 7 (<built-in function iter>, ([],)) end

### the type of the iterators of an OrderedDict can be neither called nor derived from
names = '__iter__', '__next__', '__reduce__', '__length_hint__'
for t in map(type, iterators()):
    print(tried(t), '/', tried(lambda: type('S', (t,), {})), '/', sorted(n for n in vars(t) if n in names))
#> TypeError: cannot create 'odict_iterator' instances / TypeError: type 'odict_iterator' is not an acceptable base type / ['__iter__', '__next__', '__reduce__']
#> TypeError: cannot create 'odict_iterator' instances / TypeError: type 'odict_iterator' is not an acceptable base type / ['__iter__', '__next__', '__reduce__']
#> TypeError: cannot create 'odict_iterator' instances / TypeError: type 'odict_iterator' is not an acceptable base type / ['__iter__', '__next__', '__reduce__']
#> TypeError: cannot create 'odict_iterator' instances / TypeError: type 'odict_iterator' is not an acceptable base type / ['__iter__', '__next__', '__reduce__']
#> TypeError: cannot create 'odict_iterator' instances / TypeError: type 'odict_iterator' is not an acceptable base type / ['__iter__', '__next__', '__reduce__']
#> TypeError: cannot create 'odict_iterator' instances / TypeError: type 'odict_iterator' is not an acceptable base type / ['__iter__', '__next__', '__reduce__']
#> TypeError: cannot create 'odict_iterator' instances / TypeError: type 'odict_iterator' is not an acceptable base type / ['__iter__', '__next__', '__reduce__']
#> TypeError: cannot create 'odict_iterator' instances / TypeError: type 'odict_iterator' is not an acceptable base type / ['__iter__', '__next__', '__reduce__']
#> TypeError: cannot create 'odict_iterator' instances / TypeError: type 'odict_iterator' is not an acceptable base type / ['__iter__', '__next__', '__reduce__']
#> TypeError: cannot create 'odict_iterator' instances / TypeError: type 'odict_iterator' is not an acceptable base type / ['__iter__', '__next__', '__reduce__']
#> TypeError: cannot create 'odict_iterator' instances / TypeError: type 'odict_iterator' is not an acceptable base type / ['__iter__', '__next__', '__reduce__']

### the iterators of what is derived from an OrderedDict, and of what is made of one
import collections
class S(OrderedDict): pass
d = OrderedDict(a=1, b=2)
print(type(iter(S(a=1))).__name__, type(iter(dict(d))).__name__, type(iter(d | {})).__name__,
      type(iter(d.copy())).__name__, type(iter(collections.Counter('a'))).__name__)
#> odict_iterator dict_keyiterator odict_iterator odict_iterator dict_keyiterator

### what iterates over an OrderedDict
d = OrderedDict(a=1, b=2)
print(list(d), list(d.items()), dict(d), [k for k in d], sorted(d), max(d), tuple(d.values()), list(zip(d, d.values())),
      list(enumerate(d)))
#> ['a', 'b'] [('a', 1), ('b', 2)] {'a': 1, 'b': 2} ['a', 'b'] ['a', 'b'] b (1, 2) [('a', 1), ('b', 2)] [(0, 'a'), (1, 'b')]

### copies and pickles of an OrderedDict keep slots, and ask __getstate__
import copy, pickle
class S(OrderedDict):
    __slots__ = 'x', 'y'
class A(OrderedDict): pass
class B(A):
    __slots__ = 'x',
class G(OrderedDict):
    def __getstate__(self):
        return {'given': 1}
for k in S, A, B, G:
    d = k(a=1)
    d.x = [1]
    if k is B:
        d.z = 2
    for c in copy.copy(d), copy.deepcopy(d), pickle.loads(pickle.dumps(d)):
        print(type(c).__name__, list(c.items()), [getattr(c, n, 'none') for n in ('x', 'y', 'z', 'given')])
    print(d.__reduce__()[:4])
#> S [('a', 1)] [[1], 'none', 'none', 'none']
#> S [('a', 1)] [[1], 'none', 'none', 'none']
#> S [('a', 1)] [[1], 'none', 'none', 'none']
#> (<class '__main__.S'>, (), (None, {'x': [1]}), None)
#> A [('a', 1)] [[1], 'none', 'none', 'none']
#> A [('a', 1)] [[1], 'none', 'none', 'none']
#> A [('a', 1)] [[1], 'none', 'none', 'none']
#> (<class '__main__.A'>, (), {'x': [1]}, None)
#> B [('a', 1)] [[1], 'none', 2, 'none']
#> B [('a', 1)] [[1], 'none', 2, 'none']
#> B [('a', 1)] [[1], 'none', 2, 'none']
#> (<class '__main__.B'>, (), ({'z': 2}, {'x': [1]}), None)
#> G [('a', 1)] ['none', 'none', 'none', 1]
#> G [('a', 1)] ['none', 'none', 'none', 1]
#> G [('a', 1)] ['none', 'none', 'none', 1]
#> (<class '__main__.G'>, (), {'given': 1}, None)
