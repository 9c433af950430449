# mappingproxy: of dicts, of their subclasses and of any other mapping.

import types, collections

def t(f, *a):
    try: print(f(*a))
    except Exception as e: print(type(e).__name__, e)

P = types.MappingProxyType
class L:
    def __len__(s): return 3
    def __getitem__(s, k): return k * 2
    def __iter__(s): return iter('abc')
    def __contains__(s, k): return k == 'q'
    def __reversed__(s): return iter('cba')
    def keys(s): return 'k'
    def __or__(s, o): return 'or', type(o).__name__
    def __ror__(s, o): return 'ror', type(o).__name__
    def __repr__(s): return 'L()'
    def __str__(s): return 'Lstr'
    def __hash__(s): return 77
    def __eq__(s, o): return 'eq ' + type(o).__name__
    def __lt__(s, o): return 'lt ' + type(o).__name__
    def __bool__(s): return False

### a proxy hands everything to an instance behind it: from len to lambda v: v.keys()
v = P(L())
for f in (len, list, repr, str, hash, bool, reversed, lambda v: list(reversed(v)), lambda v: v[4],
        lambda v: 'q' in v, lambda v: 'z' in v, lambda v: v.keys()):
    if f is reversed: continue
    t(f, v)
#> 3
#> ['a', 'b', 'c']
#> mappingproxy(L())
#> Lstr
#> 77
#> True
#> ['c', 'b', 'a']
#> 8
#> True
#> False
#> k

### a proxy hands everything to an instance behind it: items, copy and get
v = P(L())
for f in (lambda v: v.items(), lambda v: v.copy(), lambda v: v.get(1), lambda v: v | {}, lambda v: {} | v,
        lambda v: v | v, lambda v: v == 3, lambda v: v == v, lambda v: v != 3, lambda v: v < 3,
        lambda v: 3 == v, lambda v: v == {}):
    if f is reversed: continue
    t(f, v)
#> AttributeError 'L' object has no attribute 'items'
#> AttributeError 'L' object has no attribute 'copy'
#> AttributeError 'L' object has no attribute 'get'
#> ('or', 'dict')
#> ('ror', 'dict')
#> ('or', 'L')
#> eq int
#> eq mappingproxy
#> False
#> lt int
#> eq int
#> eq dict

### a proxy hands everything to an instance behind it: __eq__, __len__ and __or__
v = P(L())
for f in (lambda v: v >= 3, lambda v: v.__eq__(4), lambda v: v.__len__(), lambda v: v.__or__(3),
        lambda v: f'{v}', lambda v: '%s %r' % (v, v), lambda v: v.__ior__(3), lambda v: dict(v),
        lambda v: {**v}, lambda v: v.__contains__('q'), lambda v: v.__hash__()):
    if f is reversed: continue
    t(f, v)
def g(v): v |= {}
t(g, v)
def g(v): v[1] = 2
t(g, v)
def g(v): del v[1]
t(g, v)
#> TypeError '>=' not supported between instances of 'L' and 'int'
#> eq int
#> 3
#> ('or', 'int')
#> Lstr
#> Lstr mappingproxy(L())
#> TypeError '|=' is not supported by mappingproxy; use '|' instead
#> {'k': 'kk'}
#> {'k': 'kk'}
#> True
#> 77
#> TypeError '|=' is not supported by mappingproxy; use '|' instead
#> TypeError 'mappingproxy' object does not support item assignment
#> TypeError 'mappingproxy' object doesn't support item deletion

### of a subclass of dict
class D(dict):
    def __len__(s): return 500
    def __eq__(s, o): return 'D.eq'
    def __getitem__(s, k): return 'item'
    def get(s, *a): return 'get'
    def __iter__(s): return iter('xyz')
    def __contains__(s, k): return True
    def copy(s): return 'copy'
v = P(D(a=1))
for f in (len, list, bool, repr, lambda v: v == {'a': 1}, lambda v: v['a'], lambda v: v.get('a'),
        lambda v: 5 in v, lambda v: v.copy(), lambda v: {'a': 1} == v):
    t(f, v)
#> 500
#> ['x', 'y', 'z']
#> True
#> mappingproxy({'a': 1})
#> D.eq
#> item
#> get
#> True
#> copy
#> D.eq

### of a ChainMap; what is no mapping: get, copy and items
c = collections.ChainMap({'x': 1}, {'y': 2})
v = P(c)
for f in (len, list, bool, lambda v: v == c, lambda v: v['x'], lambda v: v['z'], lambda v: v.get('z'),
        lambda v: 'x' in v, lambda v: v.copy() == c, lambda v: sorted(v.items()), lambda v: v | {'b': 2},
        lambda v: v == {'x': 1, 'y': 2}):
    t(f, v)
#> 2
#> ['y', 'x']
#> True
#> True
#> 1
#> KeyError 'z'
#> None
#> True
#> True
#> [('x', 1), ('y', 2)]
#> ChainMap({'x': 1, 'b': 2}, {'y': 2})
#> True

### of a ChainMap; what is no mapping: from 10 to type
c = collections.ChainMap({'x': 1}, {'y': 2})
v = P(c)
for x in (10, (1,), [], 'abc', c, v, type): t(lambda: type(P(x)))
#> TypeError mappingproxy() argument must be a mapping, not int
#> TypeError mappingproxy() argument must be a mapping, not tuple
#> TypeError mappingproxy() argument must be a mapping, not list
#> <class 'mappingproxy'>
#> <class 'mappingproxy'>
#> <class 'mappingproxy'>
#> TypeError mappingproxy() argument must be a mapping, not type

### of a dict: foo, set and dir
def g(v): v |= {}
v = P({'a': 1, 'b': 2})
for f in (lambda v: v == {'a': 1, 'b': 2}, lambda v: v == P({'a': 1, 'b': 2}), lambda v: {'a': 1, 'b': 2} == v,
        lambda v: v | {'c': 3}, lambda v: {'c': 3} | v, lambda v: v | v, lambda v: v | [('r', 2)],
        lambda v: [('r', 2)] | v, lambda v: v < v, hash, lambda v: v.copy(),
        lambda v: sorted(set(dir(v)) - set(dir(object()))), lambda v: P[int, str], lambda v: v.foo,
        lambda v: P()):
    t(f, v)
t(g, v)
def g(v): v |= [1]
t(g, v)
#> True
#> True
#> True
#> {'a': 1, 'b': 2, 'c': 3}
#> {'c': 3, 'a': 1, 'b': 2}
#> {'a': 1, 'b': 2}
#> TypeError unsupported operand type(s) for |: 'dict' and 'list'
#> TypeError unsupported operand type(s) for |: 'list' and 'dict'
#> TypeError '>' not supported between instances of 'dict' and 'dict'
#> TypeError unhashable type: 'dict'
#> {'a': 1, 'b': 2}
#> ['__class_getitem__', '__contains__', '__getitem__', '__ior__', '__iter__', '__len__', '__or__', '__reversed__', '__ror__', 'copy', 'get', 'items', 'keys', 'values']
#> mappingproxy[int, str]
#> AttributeError 'mappingproxy' object has no attribute 'foo'
#> TypeError mappingproxy() missing required argument 'mapping' (pos 1)
#> TypeError '|=' is not supported by mappingproxy; use '|' instead
#> TypeError '|=' is not supported by mappingproxy; use '|' instead

### of a dict: __len__, mapping and get
t(P(mapping={}).__len__)
t(P.get, P({1: 2}), 1)
#> 0
#> 2

### proxies of proxies of proxies
#: oracle=no
import types
d = {1: 2}
for i in range(100000): d = types.MappingProxyType(d)
for f in (len, bool, str, hash, iter, lambda v: v[1], lambda v: 1 in v, lambda v: v == v, lambda v: v | {},
          lambda v: v.get(1), lambda v: v == {}, lambda v: {} == v, reversed):
    try: print(f(d))
    except RecursionError as e: print(e)
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded

### namespaces are compared by their class, not by what they say
import types
class Fake(str): __class__ = types.SimpleNamespace
print(isinstance(Fake(), types.SimpleNamespace), types.SimpleNamespace() == Fake(), types.SimpleNamespace() != Fake())
#> True False True
