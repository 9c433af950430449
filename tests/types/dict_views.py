### views follow the dict
d = {'a': 1, 'b': 2}
k, v, i = d.keys(), d.values(), d.items()
d['c'] = 3
print(k, v, i, len(k), len(v), len(i))
print(list(k), list(v), list(i), list(reversed(k)), list(reversed(v)), list(reversed(i)))
print('a' in k, 3 in v, ('a', 1) in i, ('a', 2) in i, 'a' in i, ('a',) in i, [] in v)
#> dict_keys(['a', 'b', 'c']) dict_values([1, 2, 3]) dict_items([('a', 1), ('b', 2), ('c', 3)]) 3 3 3
#> ['a', 'b', 'c'] [1, 2, 3] [('a', 1), ('b', 2), ('c', 3)] ['c', 'b', 'a'] [3, 2, 1] [('c', 3), ('b', 2), ('a', 1)]
#> True True True False False False False

### set operations of keys
a, b = {1: 0, 2: 0, 3: 0}, {2: 0, 3: 0, 4: 0}
print(a.keys() & b.keys(), a.keys() | b.keys(), a.keys() - b.keys(), a.keys() ^ b.keys())
print(a.keys() & [2, 9], a.keys() - [1], a.keys() | (7,), a.keys() ^ {1, 8}, {1, 5} & a.keys(), {1, 5} - a.keys())
print([1, 5] - a.keys())
print(type(a.keys() & b.keys()), type(a.items() | b.items()))
#> {2, 3} {1, 2, 3, 4} {1} {1, 4}
#> {2} {2, 3} {1, 2, 3, 7} {8, 2, 3} {1} {5}
#> {5}
#> <class 'set'> <class 'set'>

### comparisons of keys
a = {1: 0, 2: 0}
print(a.keys() == {1, 2}, a.keys() == {2: 0, 1: 0}.keys(), a.keys() <= {1, 2, 3}, a.keys() < {1, 2}, a.keys() >= {1})
print(a.keys() > {1}, a.keys() != {1}, a.keys() == [1, 2])
print({1, 2} == a.keys(), {1} < a.keys(), frozenset([1, 2]) >= a.keys())
#> True True True False True
#> True True False
#> True True True

### set operations of items
a = {'x': 1, 'y': 2}
print(sorted(a.items() & {'x': 1, 'y': 3}.items()), sorted(a.items() - {('x', 1)}), sorted(a.items() | [('z', 0)]))
print(a.items() == {('x', 1), ('y', 2)}, a.items() <= {('x', 1), ('y', 2), 3})
print(a.items().isdisjoint([('x', 2)]), a.keys().isdisjoint('z'), a.keys().isdisjoint(a), {}.keys().isdisjoint([]))
#> [('x', 1)] [('y', 2)] [('x', 1), ('y', 2), ('z', 0)]
#> True True
#> True True False True

### values are compared by identity
a = {1: 2}
v = a.values()
print(v == v, v == a.values(), v != a.values())  #> True False True

### items with values that are not hashable
a = {1: []}
print((1, []) in a.items(), a.items() == {1: []}.items(), list(a.items() & [(2, 3)]))  #> True True []

### an intersection that is not hashable
{1: []}.items() & [(1, [])]
#! TypeError: cannot use 'tuple' as a set element (unhashable type: 'list')

### keys with what is not iterable
{}.keys() | 1
#! TypeError: 'int' object is not iterable

### values have no set operations
{}.values() | {}
#! TypeError: unsupported operand type(s) for |: 'dict_values' and 'dict'

### keys have no order with other types
{1: 2}.keys() < 1
#! TypeError: '<' not supported between instances of 'dict_keys' and 'int'

### isdisjoint needs an iterable
{1: 2}.keys().isdisjoint(1)
#! TypeError: 'int' object is not iterable

### mapping
m = {'a': 1}.keys().mapping
print(m, m['a'], len(m), type(m))  #> {'a': 1} 1 1 <class 'mappingproxy'>

### the mapping cannot be changed
m = {'a': 1}.items().mapping
m['b'] = 2
#! TypeError: 'mappingproxy' object does not support item assignment

### views are not hashable
hash({}.keys())
#! TypeError: unhashable type: 'dict_keys'

### views have no items
{}.keys()[0]
#! TypeError: 'dict_keys' object is not subscriptable

### iterators
it = iter({'a': 1, 'b': 2}.items())
print(next(it), it.__length_hint__(), next(it), next(it, 'end'), it.__length_hint__())
#> ('a', 1) 1 ('b', 2) end 0

### a changed dict
d = {1: 1, 2: 2}
it = iter(d.values())
next(it)
d[3] = 3
next(it)
#! RuntimeError: dictionary changed size during iteration

### unpacking
(k1, v1), *rest = {'a': 1, 'b': 2, 'c': 3}.items()
print(k1, v1, rest, *{'x': 1}, *{'x': 1}.values())
print(max({'a': 3, 'b': 5}.values()), sorted({'b': 1, 'a': 2}.items()), sum({1: 2, 3: 4}.values()),
    min({'b': 1, 'a': 2}))
#> a 1 [('b', 2), ('c', 3)] x 1
#> 5 [('a', 2), ('b', 1)] 6 a

### a view that changes while a set is compared with it
class Key:
    def __init__(self, n):
        self.n = n
    def __hash__(self):
        d.clear()
        return self.n
    def __eq__(self, other):
        return self.n == other.n
d = {}
members = {Key(1), Key(2), Key(3)}
for compare in (lambda: members == d.keys(), lambda: d.keys() == members, lambda: members != d.keys()):
    d = {}
    keys = [Key(1), Key(2), Key(3)]
    for key in keys:
        d = {**d, key: 1}
    try:
        print(compare(), len(d))
    except RuntimeError as e:
        print(e)
#> dictionary changed size during iteration
#> dictionary changed size during iteration
#> dictionary changed size during iteration
