def f(**k): return k
def update(o):
    d = {'x': 1}; d.update(o); return d
def inplace(o):
    d = {}; d |= o; return d
def show(o):
    for g in (lambda: f(**o), lambda: {**o}, lambda: dict(o), lambda: update(o), lambda: {} | o,
            lambda: inplace(o), lambda: f(x=1, **o), lambda: f(**o, **o)):
        try: print('=', g())
        except (TypeError, ZeroDivisionError) as e: print(type(e).__name__, e)
class Own:
    def keys(self): print('keys'); return iter(['a', 'b'])
    def __getitem__(self, k): print('item', k); return k * 2
class Seen:
    def __getattribute__(self, name): print(name); return super().__getattribute__(name)

### making
print({}, {'a': 1}, dict(), dict(a=1, b=2), dict([(1, 2), [3, 4]]), dict({'x': 1}, y=2), dict([('a', 1)], a=2))
print({**{'a': 1}, 'b': 2, **{'a': 3}})
print(dict(zip('ab', (1, 2))), dict(['ab', 'cd']), {k: v for k, v in [(1, 2)]}, dict(((1, 2),)))
print(dict((x, x * x) for x in range(3)))
#> {} {'a': 1} {} {'a': 1, 'b': 2} {1: 2, 3: 4} {'x': 1, 'y': 2} {'a': 2}
#> {'a': 3, 'b': 2}
#> {'a': 1, 'b': 2} {'a': 'b', 'c': 'd'} {1: 2} {1: 2}
#> {0: 0, 1: 1, 2: 4}

### pairs of a wrong length
dict([(1, 2), (3,)])
#! ValueError: dictionary update sequence element #1 has length 1; 2 is required

### pairs that are too long
dict([(1, 2, 3)])
#! ValueError: dictionary update sequence element #0 has length 3; 2 is required

### pairs of strings
dict(['ab', 'c'])
#! ValueError: dictionary update sequence element #1 has length 1; 2 is required

### what is no pair
dict([1])
#! Cannot convert dictionary update sequence element #0 to a sequence

### what is no pair has a note
try: dict([(1, 2), None])
except TypeError as e: print(e, e.__notes__)
#> object is not iterable ['Cannot convert dictionary update sequence element #1 to a sequence']

### what is not iterable
dict(1)
#! TypeError: 'int' object is not iterable

### too many arguments
dict([], [])
#! TypeError: dict expected at most 1 argument, got 2

### get, setdefault, pop
d = {'a': 1}
print(d.get('a'), d.get('b'), d.get('b', 2), d.setdefault('a', 5), d.setdefault('c', 6), d.setdefault('n'), d)
print(d.pop('a'), d.pop('zz', None), d.pop('zz', 3), d)
#> 1 None 2 1 6 None {'a': 1, 'c': 6, 'n': None}
#> 1 None 3 {'c': 6, 'n': None}

### pop of what is not there
{}.pop('k')
#! KeyError: 'k'

### pop from an empty dict does not hash
print({}.pop([], 1))  #> 1

### an absent key
d = {'a': 1}
d['b']
#! KeyError: 'b'

### an absent tuple key
{}[(1, 2)]
#! KeyError: (1, 2)

### deleting an absent key
d = {}
del d['x']
#! KeyError: 'x'

### popitem
d = {'a': 1, 'b': 2}
print(d.popitem(), d.popitem(), d)  #> ('b', 2) ('a', 1) {}

### popitem of the only entry behind deleted ones
d = {i: i for i in range(12)}
for i in range(11): del d[i]
print(d.popitem(), d)  #> (11, 11) {}
d["a"] = 1
print(list(d), {**d}, d.popitem(), list(d))  #> ['a'] {'a': 1} ('a', 1) []
d["b"] = d["c"] = 2
del d["b"]
print(list(d.items()), [*d.copy()])  #> [('c', 2)] ['c']

### popitem of an empty dict
{}.popitem()
#! KeyError: 'popitem(): dictionary is empty'

### update
d = {'a': 1}
d.update({'b': 2})
d.update([('c', 3)], d=4)
d.update(e=5)
d.update()
d.update(x for x in [('g', 6)])
class M:
    def keys(self): return ['k1', 'k2']
    def __getitem__(self, k): return k.upper()
d.update(M())
print(d, d.update({}))  #> {'a': 1, 'b': 2, 'c': 3, 'd': 4, 'e': 5, 'g': 6, 'k1': 'K1', 'k2': 'K2'} None
print(dict(M()), {**M()})  #> {'k1': 'K1', 'k2': 'K2'} {'k1': 'K1', 'k2': 'K2'}

### update of what is not iterable
{}.update(None)
#! TypeError: 'NoneType' object is not iterable

### update takes one argument
{}.update([], [])
#! TypeError: update expected at most 1 argument, got 2

### fromkeys
print(dict.fromkeys('abca'), dict.fromkeys([1, 2], 0), dict.fromkeys({1: 2}), dict.fromkeys(range(2), []),
    {}.fromkeys('x'))
class D(dict): pass
print(type(D.fromkeys('a')), D.fromkeys('ab', 1))
#> {'a': None, 'b': None, 'c': None} {1: 0, 2: 0} {1: None} {0: [], 1: []} {'x': None}
#> <class '__main__.D'> {'a': 1, 'b': 1}

### fromkeys of what is not iterable
dict.fromkeys(1)
#! TypeError: 'int' object is not iterable

### copy and clear
d = {'a': [1]}
c = d.copy()
d['b'] = 1
c['a'].append(2)
print(d, c)  #> {'a': [1, 2], 'b': 1} {'a': [1, 2]}
d.clear()
print(d, len(d), bool(d), bool(c))  #> {} 0 False True

### order
d = {'b': 1, 'a': 2}
d['c'] = 3
d['b'] = 4
del d['a']
d['a'] = 5
print(d, list(d), list(d.values()), list(d.items()))
print(list(reversed(d)), list(reversed(d.items())))
#> {'b': 4, 'c': 3, 'a': 5} ['b', 'c', 'a'] [4, 3, 5] [('b', 4), ('c', 3), ('a', 5)]
#> ['a', 'c', 'b'] [('a', 5), ('c', 3), ('b', 4)]

### many keys, many deletions
d = {}
for i in range(1000): d[i] = i * i
for i in range(0, 1000, 3): del d[i]
for i in range(500): d[-i] = i
print(len(d), sum(d), sum(d.values()), list(d)[:5], list(d)[-3:], 3 in d, 4 in d, d[4], d[-499])
while len(d) > 3: d.popitem()
print(d)
#> 1166 207917 221680639 [1, 2, 4, 5, 7] [-497, -498, -499] False True 16 499
#> {1: 1, 2: 4, 4: 16}

### first in, first out
d = {i: i for i in range(50)}
out = []
while d:
    k = next(iter(d))
    out.append(d.pop(k))
    if k < 30: d[k + 100] = k
print(out)
#> [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]

### equal keys of different types
d = {1: 'int'}
d[1.0] = 'float'
d[True] = 'bool'
print(d, d[1], d.get(1 + 0j), {0.0: 1, -0.0: 2}, {2 ** 70: 1}[float(2 ** 70)])
print({None: 1, (): 2, 'a': 3, b'a': 4, frozenset(): 5, int: 6, len: 7}[int], hash(1) == hash(1.0) == hash(True))
#> {1: 'bool'} bool bool {0.0: 2} 1
#> 6 True

### keys that are not hashable
{[]: 1}
#! TypeError: cannot use 'list' as a dict key (unhashable type: 'list')

### looking for one that is not hashable
{}.get({})
#! TypeError: cannot use 'dict' as a dict key (unhashable type: 'dict')

### assigning to one that is not hashable
d = {}
d[[1]] = 2
#! TypeError: cannot use 'list' as a dict key (unhashable type: 'list')

### a tuple with a list as key
{(1, []): 1}
#! TypeError: cannot use 'tuple' as a dict key (unhashable type: 'list')

### a set as key
{set(): 1}
#! TypeError: cannot use 'set' as a dict key (unhashable type: 'set')

### operators
a = {'x': 1, 'y': 2}
print(a | {'y': 3, 'z': 4}, {'y': 3} | a, a)
a |= {'w': 0}
a |= [('v', 9)]
print(a, 'x' in a, 'q' not in a, a == dict(a), a != {}, {1: 2} == {1: 2.0}, {1: 2, 3: 4} == {3: 4, 1: 2})
#> {'x': 1, 'y': 3, 'z': 4} {'y': 2, 'x': 1} {'x': 1, 'y': 2}
#> {'x': 1, 'y': 2, 'w': 0, 'v': 9} True True True True True True

### a dict and a list
{} | []
#! TypeError: unsupported operand type(s) for |: 'dict' and 'list'

### augmented with what is not iterable
d = {}
d |= 1
#! TypeError: 'int' object is not iterable

### dicts have no order
{} < {}
#! TypeError: '<' not supported between instances of 'dict' and 'dict'

### changing the size in a for loop
d = {1: 1, 2: 2}
for k in d: d[k + 10] = 0
#! RuntimeError: dictionary changed size during iteration

### deleting in a for loop
d = {1: 1, 2: 2, 3: 3}
for k in d: del d[k]
#! RuntimeError: dictionary changed size during iteration

### changing values in a for loop
d = {1: 1, 2: 2}
for k in d: d[k] *= 10
for k, v in d.items(): d[k] = v + 1
print(d)  #> {1: 11, 2: 21}

### replacing keys in a for loop
d = {0: 0}
for k in d:
    del d[k]
    d[k + 1] = 0
#! RuntimeError: dictionary keys changed during iteration

### a subclass
class D(dict):
    def __missing__(self, key): return f'no {key}'
d = D(a=1)
print(d['a'], d['b'], d.get('b'), 'b' in d, d, type(d.copy()), type(d | {}), dict(d), {**d}, len(d), d == {'a': 1})
class C(dict):
    def __getitem__(self, k): return 'got ' + k
    def __setitem__(self, k, v): super().__setitem__(k, v + 1)
c = C(x=1)
c['y'] = 1
print(c['x'], c.get('x'), dict(c), c)
c.update(z=1)
print(dict.__getitem__(c, 'y'), c.pop('z'))
#> 1 no b None False {'a': 1} <class 'dict'> <class 'dict'> {'a': 1} {'a': 1} 1 True
#> got x 1 {'x': 1, 'y': 2} {'x': 1, 'y': 2}
#> 2 1

### keyword arguments
def f(**kw): return kw
d = {'a': 1}
r = f(**d)
r['b'] = 2
print(d, r)  #> {'a': 1} {'a': 1, 'b': 2}

### a nested dict
d = {}
d.setdefault('a', {}).setdefault('b', []).append(1)
print(d, d['a']['b'][0])  #> {'a': {'b': [1]}} 1

### dicts are not hashable
hash({})
#! TypeError: unhashable type: 'dict'

### get needs a key
{}.get()
#! TypeError: get expected at least 1 argument, got 0

### copy takes no arguments
{}.copy(1)
#! TypeError: dict.copy() takes no arguments (1 given)

### which methods of a mapping are called: Own
for o in (Own(),):
    print('-', type(o).__name__)
    show(o)
#> - Own
#> keys
#> item a
#> item b
#> = {'a': 'aa', 'b': 'bb'}
#> keys
#> item a
#> item b
#> = {'a': 'aa', 'b': 'bb'}
#> keys
#> item a
#> item b
#> = {'a': 'aa', 'b': 'bb'}
#> keys
#> item a
#> item b
#> = {'x': 1, 'a': 'aa', 'b': 'bb'}
#> TypeError unsupported operand type(s) for |: 'dict' and 'Own'
#> keys
#> item a
#> item b
#> = {'a': 'aa', 'b': 'bb'}
#> keys
#> item a
#> item b
#> = {'x': 1, 'a': 'aa', 'b': 'bb'}
#> keys
#> item a
#> item b
#> keys
#> TypeError __main__.f() got multiple values for keyword argument 'a'

### which methods of a mapping are called: OwnDict
class OwnDict(Own, dict): pass
for o in (OwnDict(q=5),):
    print('-', type(o).__name__)
    show(o)
#> - OwnDict
#> = {'q': 5}
#> = {'q': 5}
#> = {'q': 5}
#> = {'x': 1, 'q': 5}
#> = {'q': 5}
#> = {'q': 5}
#> = {'x': 1, 'q': 5}
#> TypeError __main__.f() got multiple values for keyword argument 'q'

### which methods of a mapping are called: OwnIter
class OwnIter(Own, dict):
    def __iter__(self): return iter(['z'])
for o in (OwnIter(q=5),):
    print('-', type(o).__name__)
    show(o)
#> - OwnIter
#> keys
#> item a
#> item b
#> = {'a': 'aa', 'b': 'bb'}
#> keys
#> item a
#> item b
#> = {'a': 'aa', 'b': 'bb'}
#> keys
#> item a
#> item b
#> = {'a': 'aa', 'b': 'bb'}
#> keys
#> item a
#> item b
#> = {'x': 1, 'a': 'aa', 'b': 'bb'}
#> keys
#> item a
#> item b
#> = {'a': 'aa', 'b': 'bb'}
#> keys
#> item a
#> item b
#> = {'a': 'aa', 'b': 'bb'}
#> keys
#> item a
#> item b
#> = {'x': 1, 'a': 'aa', 'b': 'bb'}
#> keys
#> item a
#> item b
#> keys
#> TypeError __main__.f() got multiple values for keyword argument 'a'

### which methods of a mapping are called: SeenDict
class SeenDict(Seen, dict): pass
for o in (SeenDict(q=5),):
    print('-', type(o).__name__)
    show(o)
#> - SeenDict
#> = {'q': 5}
#> = {'q': 5}
#> keys
#> = {'q': 5}
#> keys
#> = {'x': 1, 'q': 5}
#> keys
#> = {'q': 5}
#> keys
#> = {'q': 5}
#> = {'x': 1, 'q': 5}
#> TypeError __main__.f() got multiple values for keyword argument 'q'

### which methods of a mapping are called: SeenOwn
class SeenOwn(Seen, Own): pass
for o in (SeenOwn(),):
    print('-', type(o).__name__)
    show(o)
#> - SeenOwn
#> keys
#> keys
#> item a
#> item b
#> = {'a': 'aa', 'b': 'bb'}
#> keys
#> keys
#> item a
#> item b
#> = {'a': 'aa', 'b': 'bb'}
#> keys
#> keys
#> keys
#> item a
#> item b
#> = {'a': 'aa', 'b': 'bb'}
#> keys
#> keys
#> keys
#> item a
#> item b
#> = {'x': 1, 'a': 'aa', 'b': 'bb'}
#> TypeError unsupported operand type(s) for |: 'dict' and 'SeenOwn'
#> keys
#> keys
#> keys
#> item a
#> item b
#> = {'a': 'aa', 'b': 'bb'}
#> keys
#> keys
#> item a
#> item b
#> = {'x': 1, 'a': 'aa', 'b': 'bb'}
#> keys
#> keys
#> item a
#> item b
#> keys
#> keys
#> TypeError __main__.f() got multiple values for keyword argument 'a'

### which methods of a mapping are called: None_
class None_(dict):
    def __getattribute__(self, name): print(name)
for o in (None_(q=5),):
    print('-', type(o).__name__)
    show(o)
#> - None_
#> = {'q': 5}
#> = {'q': 5}
#> keys
#> = {'q': 5}
#> keys
#> = {'x': 1, 'q': 5}
#> keys
#> = {'q': 5}
#> keys
#> = {'q': 5}
#> = {'x': 1, 'q': 5}
#> TypeError __main__.f() got multiple values for keyword argument 'q'

### which methods of a mapping are called: Five
class Five:
    def keys(self): return 5
for o in (Five(),):
    print('-', type(o).__name__)
    show(o)
#> - Five
#> TypeError Five.keys() returned a non-iterable (type int)
#> TypeError Five.keys() returned a non-iterable (type int)
#> TypeError Five.keys() returned a non-iterable (type int)
#> TypeError Five.keys() returned a non-iterable (type int)
#> TypeError unsupported operand type(s) for |: 'dict' and 'Five'
#> TypeError Five.keys() returned a non-iterable (type int)
#> TypeError Five.keys() returned a non-iterable (type int)
#> TypeError Five.keys() returned a non-iterable (type int)

### which methods of a mapping are called: NoKeys and Broken
class NoKeys:
    keys = None
class Broken:
    def keys(self): return ['a']
    def __getitem__(self, k): raise AttributeError('inside')
for o in (NoKeys(),):
    print('-', type(o).__name__)
    show(o)
for o in (Broken(),):
    print('-', type(o).__name__)
    show(o)
#> - NoKeys
#> TypeError 'NoneType' object is not callable
#> TypeError 'NoneType' object is not callable
#> TypeError 'NoneType' object is not callable
#> TypeError 'NoneType' object is not callable
#> TypeError unsupported operand type(s) for |: 'dict' and 'NoKeys'
#> TypeError 'NoneType' object is not callable
#> TypeError 'NoneType' object is not callable
#> TypeError 'NoneType' object is not callable
#> - Broken
#> TypeError __main__.f() argument after ** must be a mapping, not Broken
#> TypeError 'Broken' object is not a mapping
#! AttributeError: inside
