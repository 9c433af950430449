# dict, set, frozenset.

### literals and constructors
print({}, {"a": 1}, dict(), dict(a=1, b=2), dict([("x", 1)]), dict({"k": 1}, z=2), dict(zip("ab", [1, 2])),
    dict(["ab", (1, 2)]))
#> {} {'a': 1} {} {'a': 1, 'b': 2} {'x': 1} {'k': 1, 'z': 2} {'a': 1, 'b': 2} {'a': 'b', 1: 2}

### order is insertion order
d = {"z": 1, "a": 2}
d["m"] = 3
d["z"] = 9
print(d, list(d))  #> {'z': 9, 'a': 2, 'm': 3} ['z', 'a', 'm']

### deleted and inserted again goes to the end
d = {"a": 1, "b": 2}
del d["a"]
d["a"] = 3
print(d)  #> {'b': 2, 'a': 3}

### lookup
d = {"a": 1}
print(d["a"], d.get("a"), d.get("x"), d.get("x", "default"), "a" in d, "x" in d, len(d))
#> 1 1 None default True False 1

### KeyError for all kinds of keys
for k in ("a", 1, (1, 2), None):
    try: {}[k]
    except KeyError as e: print(e, e.args)
#> 'a' ('a',)
#> 1 (1,)
#> (1, 2) ((1, 2),)
#> None (None,)

### unhashable key
{}[[]]
#! TypeError: cannot use 'list' as a dict key (unhashable type: 'list')

### unhashable key in assignment
d = {}
d[{}] = 1
#! TypeError: cannot use 'dict' as a dict key (unhashable type: 'dict')

### unhashable key in a test
[] in {}
#! TypeError: cannot use 'list' as a dict key (unhashable type: 'list')

### keys, values, items are views
d = {"a": 1}
k, v, i = d.keys(), d.values(), d.items()
d["b"] = 2
print(k, v, i, len(k))  #> dict_keys(['a', 'b']) dict_values([1, 2]) dict_items([('a', 1), ('b', 2)]) 2

### views as sets
a, b = {"x": 1, "y": 2}, {"y": 2, "z": 3}
print(a.keys() & b.keys(), a.keys() - b.keys(), sorted(a.keys() | b.keys()), sorted(a.keys() ^ b))
print(a.items() & b.items(), a.keys() == {"x", "y"})
#> {'y'} {'x'} ['x', 'y', 'z'] ['x', 'z']
#> {('y', 2)} True

### views test and compare
d = {"a": 1, "b": 2}
print("a" in d.keys(), 1 in d.values(), ("a", 1) in d.items(), d.keys() <= {"a", "b", "c"})
print(d.keys().isdisjoint({"z"}), d.values() == d.values())
#> True True True True
#> True False

### reversed dicts and views
d = {"a": 1, "b": 2}
print(list(reversed(d)), list(reversed(d.values())), list(reversed(d.items())))
#> ['b', 'a'] [2, 1] [('b', 2), ('a', 1)]

### pop, popitem
d = {"a": 1, "b": 2, "c": 3}
print(d.pop("a"), d.pop("x", None), d.popitem(), d)  #> 1 None ('c', 3) {'b': 2}

### pop of a missing key
{}.pop("k")
#! KeyError: 'k'

### popitem of an empty dict
{}.popitem()
#! KeyError: 'popitem(): dictionary is empty'

### setdefault
d = {}
d.setdefault("a", []).append(1)
d.setdefault("a", []).append(2)
print(d, d.setdefault("n"))  #> {'a': [1, 2], 'n': None} None

### update
d = {"a": 1}
d.update({"b": 2}); d.update([("c", 3)]); d.update(d=4); d.update({"a": 9}, e=5); d.update()
print(d)  #> {'a': 9, 'b': 2, 'c': 3, 'd': 4, 'e': 5}

### update with keys()
class K:
    def keys(self): return ["x", "y"]
    def __getitem__(self, k): return k * 2
print(dict(K()), {**K()})  #> {'x': 'xx', 'y': 'yy'} {'x': 'xx', 'y': 'yy'}

### update from a bad sequence
{}.update([1])
#! Cannot convert dictionary update sequence element #0 to a sequence

### update from a bad pair
{}.update([("a",)])
#! ValueError: dictionary update sequence element #0 has length 1; 2 is required

### merge operators
a = {"x": 1}
print(a | {"y": 2}, a | {"x": 9}, {"x": 0} | a)  #> {'x': 1, 'y': 2} {'x': 9} {'x': 1}
a |= {"z": 3}
print(a)  #> {'x': 1, 'z': 3}

### merge with a list
{} | []
#! TypeError: unsupported operand type(s) for |: 'dict' and 'list'

### copy is shallow
a = {"l": []}
b = a.copy()
b["l"].append(1)
b["n"] = 1
print(a, b)  #> {'l': [1]} {'l': [1], 'n': 1}

### clear
d = {"a": 1}
e = d
d.clear()
print(d, e)  #> {} {}

### fromkeys
print(dict.fromkeys("ab"), dict.fromkeys([1, 2], 0), dict.fromkeys([]))
#> {'a': None, 'b': None} {1: 0, 2: 0} {}

### equality ignores order
print({"a": 1, "b": 2} == {"b": 2, "a": 1}, {"a": 1} == {"a": 1.0}, {"a": 1} != {"a": 2}, {} == [])
#> True True True False

### nested equality
print({"a": [1, {"b": (2,)}]} == {"a": [1, {"b": (2,)}]})  #> True

### repr of nested and recursive dicts
d = {"a": {"b": []}, 1: (2,), None: "n"}
d["self"] = d
print(d)  #> {'a': {'b': []}, 1: (2,), None: 'n', 'self': {...}}

### keys that are equal are one key
d = {1: "int"}
d[1.0] = "float"
d[True] = "bool"
print(d)  #> {1: 'bool'}

### the first key object is kept
d = {1: "a"}
d[True] = "b"
print(list(d)[0] is True, d)  #> False {1: 'b'}

### many keys
d = {i: i * i for i in range(1000)}
print(len(d), d[999], sum(d), 1000 in d)  #> 1000 998001 499500 False
for i in range(0, 1000, 2): del d[i]
print(len(d), list(d)[:3], d.get(4))  #> 500 [1, 3, 5] None

### grow and shrink
d = {}
for r in range(5):
    for i in range(100): d[r, i] = i
    for i in range(99): del d[r, i]
print(d)  #> {(0, 99): 99, (1, 99): 99, (2, 99): 99, (3, 99): 99, (4, 99): 99}

### colliding hashes
class K:
    def __init__(self, n): self.n = n
    def __hash__(self): return 7
    def __eq__(self, o): return self.n == o.n
d = {K(i): i for i in range(20)}
print(len(d), d[K(13)], K(20) in d)  #> 20 13 False
del d[K(3)]
print(K(3) in d, d[K(4)])  #> False 4

### __eq__ that raises
class K:
    def __hash__(self): return 1
    def __eq__(self, o): raise ValueError("eq")
d = {K(): 1}
d[K()]
#! ValueError: eq

### __hash__ that raises
class K:
    def __hash__(self): raise ValueError("hash")
{K(): 1}
#! ValueError: hash

### identity is checked before __eq__
class K:
    def __hash__(self): return 1
    def __eq__(self, o): print("eq"); return False
k = K()
d = {k: "v"}
print(d[k])  #> v

### a dict that changes during __eq__
d = {}
class K:
    def __init__(self, n): self.n = n
    def __hash__(self): return 1
    def __eq__(self, o):
        d.pop("extra", None)
        return self.n == o.n
d = {K(1): "one", K(2): "two", "extra": 0}
print(d[K(2)], len(d))  #> two 2

### iteration while values change
d = {"a": 1, "b": 2}
for k in d: d[k] *= 10
print(d)  #> {'a': 10, 'b': 20}

### iteration over items unpacks
for k, v in {"a": 1, "b": 2}.items(): print(k, v)
#> a 1
#> b 2

### a size change during items()
d = {"a": 1}
for k, v in d.items(): d["b"] = 2
#! RuntimeError: dictionary changed size during iteration

### keys changed, size kept
d = {"a": 1, "b": 2}
for k in d:
    d.pop("b", None)
    d["c"] = 3
print(d)  #> {'a': 1, 'c': 3}

### a dict iterator that ended
d = {"a": 1}
it = iter(d)
print(next(it), next(it, "end"))  #> a end

### comparison operators
{"a": 1} < {"a": 2}
#! TypeError: '<' not supported between instances of 'dict' and 'dict'

### sorted and max by value
d = {"a": 3, "b": 1, "c": 2}
print(sorted(d, key=d.get), max(d, key=d.get), sorted(d.items(), key=lambda kv: kv[1]), min(d.values()))
#> ['b', 'c', 'a'] a [('b', 1), ('c', 2), ('a', 3)] 1

### inverting and grouping
words = ["apple", "bob", "cat", "alice", "bee"]
groups = {}
for w in words: groups.setdefault(w[0], []).append(w)
print(groups, {v: k for k, v in {"a": 1}.items()})
#> {'a': ['apple', 'alice'], 'b': ['bob', 'bee'], 'c': ['cat']} {1: 'a'}

### counting with get
c = {}
for x in "mississippi": c[x] = c.get(x, 0) + 1
print(c)  #> {'m': 1, 'i': 4, 's': 4, 'p': 2}

### nested dict access and update
d = {"a": {"b": {"c": 1}}}
d["a"]["b"]["c"] += 1
d["a"]["x"] = None
print(d)  #> {'a': {'b': {'c': 2}, 'x': None}}

### del and KeyError
d = {"a": 1}
del d["a"]
del d["a"]
#! KeyError: 'a'

### dict subclass with overridden methods
class D(dict):
    def __setitem__(self, k, v): super().__setitem__(k.upper(), v)
d = D(a=1)
d["b"] = 2
d.update(c=3)
print(d)  #> {'a': 1, 'B': 2, 'c': 3}

### hash of a dict
hash({})
#! TypeError: unhashable type: 'dict'

### dict views are not hashable and have no index
{"a": 1}.keys()[0]
#! TypeError: 'dict_keys' object is not subscriptable

### mapping proxy
m = type("A", (), {"x": 1}).__dict__
print("x" in m, m["x"], m.get("y"), type(m).__name__)  #> True 1 None mappingproxy

### sets
print({1, 2, 2}, set(), set("aa"), set([3, 1, 2]), frozenset(), frozenset([1]), type({}), len({1, 1.0, True}))
#> {1, 2} set() {'a'} {1, 2, 3} frozenset() frozenset({1}) <class 'dict'> 1

### a set of small ints prints in order
print({5, 3, 1}, {i for i in range(10)}, set(range(5, 0, -1)), {0, -1} == {-1, 0})
#> {1, 3, 5} {0, 1, 2, 3, 4, 5, 6, 7, 8, 9} {1, 2, 3, 4, 5} True

### set operators
a, b = {1, 2, 3}, {2, 3, 4}
print(a | b, a & b, a - b, a ^ b, a < b, {2} < a, a >= {1, 2, 3}, a == {3, 2, 1}, a.isdisjoint({9}))
#> {1, 2, 3, 4} {2, 3} {1} {1, 4} False True True True True

### set methods take any iterable
a = {1, 2, 3}
print(a.union([4], (5,)), a.intersection(range(2, 9)), a.difference([1]), a.symmetric_difference([3, 4]))
print(a.issubset(range(9)), a.issuperset([1]))
#> {1, 2, 3, 4, 5} {2, 3} {2, 3} {1, 2, 4}
#> True True

### set operators want sets
{1} | [2]
#! TypeError: unsupported operand type(s) for |: 'set' and 'list'

### changing a set
s = {1}
s.add(2); s.add(2); s.discard(9); s.remove(1); s.update([3], [4])
print(s, len(s))  #> {2, 3, 4} 3

### in-place methods
s = {1, 2, 3, 4}
s.intersection_update([2, 3, 4]); s.difference_update([4]); s.symmetric_difference_update([3, 5])
print(s)  #> {2, 5}

### remove of a missing element
{1}.remove(2)
#! KeyError: 2

### pop from an empty set
set().pop()
#! KeyError: 'pop from an empty set'

### pop takes one away
s = {7}
print(s.pop(), s)  #> 7 set()

### unhashable element
s = set()
s.add([])
#! TypeError: cannot use 'list' as a set element (unhashable type: 'list')

### frozenset
f = frozenset([1, 2])
print(f, f | {3}, {3} | f, type(f | {3}), type({3} | f), f == {1, 2}, hash(f) == hash(frozenset([2, 1])))
print({f: "k"}[frozenset([2, 1])])
#> frozenset({1, 2}) frozenset({1, 2, 3}) {1, 2, 3} <class 'frozenset'> <class 'set'> True True
#> k

### frozenset has no add
frozenset().add(1)
#! AttributeError: 'frozenset' object has no attribute 'add'

### a set in a set must be frozen
print({frozenset([1]), frozenset([1])}, frozenset([1]) in {frozenset([1])}, {1} in [frozenset([1])])
#> {frozenset({1})} True True

### looking up a set in a set of frozensets
print({1} in {frozenset([1])})  #> True

### copy and clear
a = {1}
b = a.copy()
a.clear()
print(a, b)  #> set() {1}

### set comparison is a partial order
print({1} < {2}, {2} < {1}, {1} <= {1}, {1} != {2}, set() < {1})  #> False False True True True

### comparison of a set with a list
{1} < [1]
#! TypeError: '<' not supported between instances of 'set' and 'list'

### a set subclass
class S(set):
    def add(self, x): super().add(x * 2)
s = S([1])
s.add(5)
print(s, isinstance(s, set), s | {1})  #> S({1, 10}) True {1, 10}

### duplicates removed in order
print(list(dict.fromkeys([3, 1, 3, 2, 1])))  #> [3, 1, 2]

### set of tuples and mixed
s = {(1, 2), "a", None, 1.5}
print(len(s), (1, 2) in s, None in s, 2 in s)  #> 4 True True False

### repr of a set subclass and of nested frozensets
class S(set): pass
print(S({1}), S(), frozenset([frozenset()]), [set()])  #> S({1}) S() frozenset({frozenset()}) [set()]

### set from a generator and dict
print(sorted(set(x % 3 for x in range(10))), set({"a": 1}), sorted({*"ab", *[1, 2]}, key=str))
#> [0, 1, 2] {'a'} [1, 2, 'a', 'b']

### truth of sets
print(bool(set()), bool({0}), not frozenset())  #> False True True

### in of a frozenset constant
print(2 in {1, 2, 3}, 5 not in {1, 2}, "x" in {"x", "y"})  #> True True True

### many elements
s = set()
for i in range(1000): s.add(i * 37 % 1000)
print(len(s), s == set(range(1000)))  #> 1000 True
for i in range(500): s.discard(i)
print(len(s), min(s), 250 in s)  #> 500 500 False

### hash of a frozenset is order-free
print(hash(frozenset("abc")) == hash(frozenset("cba")), frozenset("ab") == frozenset("ba"))  #> True True

### union without arguments copies
s = {1}
t = s.union()
print(t, t is s)  #> {1} False

### intersection of many
print(set.intersection({1, 2, 3}, {2, 3}, {3}), set().union(*[{1}, {2}]), frozenset.union(frozenset([1]), [2]))
#> {3} {1, 2} frozenset({1, 2})
