from collections import OrderedDict

### what views of an OrderedDict are
import collections.abc as abc
o = OrderedDict(a=1, b=2)
k, v, i = o.keys(), o.values(), o.items()
print(k, v, i, [k])
print(type(k), type(v), type(i))
print(type(k).__mro__)
print(type(i).__bases__)
print(isinstance(k, type({}.keys())), isinstance(k, abc.KeysView), isinstance(i, abc.ItemsView),
    isinstance(v, abc.ValuesView))
class O(OrderedDict): pass
print(O(a=1).keys(), O(a=1).items(), O().values())
o["c"] = 3
print(k, v, i)
for name in "keys", "values", "items":
    for f in type(o.keys()), hash, lambda view: view[0]:
        try: f(getattr(o, name)()), print("fine")
        except TypeError as e: print(e)
#> odict_keys(['a', 'b']) odict_values([1, 2]) odict_items([('a', 1), ('b', 2)]) [odict_keys(['a', 'b'])]
#> <class 'odict_keys'> <class 'odict_values'> <class 'odict_items'>
#> (<class 'odict_keys'>, <class 'dict_keys'>, <class 'object'>)
#> (<class 'dict_items'>,)
#> True True True True
#> odict_keys(['a']) odict_items([('a', 1)]) odict_values([])
#> odict_keys(['a', 'b', 'c']) odict_values([1, 2, 3]) odict_items([('a', 1), ('b', 2), ('c', 3)])
#> cannot create 'odict_keys' instances
#> unhashable type: 'odict_keys'
#> 'odict_keys' object is not subscriptable
#> cannot create 'odict_keys' instances
#> fine
#> 'odict_values' object is not subscriptable
#> cannot create 'odict_keys' instances
#> unhashable type: 'odict_items'
#> 'odict_items' object is not subscriptable

### they are used as those of a dict
o = OrderedDict(a=1, b=2)
k, v, i = o.keys(), o.values(), o.items()
print(list(k), list(v), list(i), len(k), "a" in k, ("a", 1) in i, 1 in v, list(reversed(k)), list(reversed(v)),
    list(reversed(i)))
print(*map(sorted, [k & {"a"}, k | {"c"}, k - {"a"}, k ^ {"a"}, {"a"} & k, {"a", "z"} - k, i & {("a", 1)},
    i - i, k | k]))
print(k == {"a", "b"}, k == {"a": 1, "b": 2}.keys(), {"a": 1, "b": 2}.keys() == k, k <= {"a", "b", "c"},
    i == {("a", 1), ("b", 2)}, i == {"a": 1, "b": 2}.items())
print(k.isdisjoint({"z"}), sorted(k), max(v), sum(v), dict(i), [*k], {**o}, dict(o.items()))
for a, b in o.items(): print(a, b)
#> ['a', 'b'] [1, 2] [('a', 1), ('b', 2)] 2 True True True ['b', 'a'] [2, 1] [('b', 2), ('a', 1)]
#> ['a'] ['a', 'b', 'c'] ['b'] ['b'] ['a'] ['z'] [('a', 1)] [] ['a', 'b']
#> True True True True True True
#> True ['a', 'b'] 2 3 {'a': 1, 'b': 2} ['a', 'b'] {'a': 1, 'b': 2} {'a': 1, 'b': 2}
#> a 1
#> b 2

### keys that compare themselves
class E:
    def __eq__(self, other): return False
    def __hash__(self): return 3
e = E()
q = OrderedDict({e: 1})
print(e in q.keys(), (e, 1) in q.items(), E() in q.keys(), 1 in q.values(), len(q.keys() & {e}),
    len(q.keys() | {E()}), q.keys() == {e})
print(q.items() == {(e, 1)}, len({e} & q.keys()), {e: 1}.keys() == q.keys(), {e: 1}.items() == q.items(),
    repr(q.keys())[:10])
#> True True False True 1 2 True
#> True 1 True True odict_keys
