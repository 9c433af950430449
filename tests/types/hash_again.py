from collections import ChainMap, Counter, OrderedDict, defaultdict
from types import MappingProxyType

log = []

class K:
    def __init__(self, n): self.n = n
    def __hash__(self): log.append("h"); return hash(self.n)
    def __eq__(self, other): log.append("e"); return isinstance(other, K) and self.n == other.n

def each(*functions):
    """How often keys are asked for their hash (h) and compared (e)."""
    for f in functions:
        keys = [K(i) for i in range(5)]
        d = {key: 1 for key in keys}
        d2 = {K(i): 2 for i in range(3, 8)}
        s, s2, s3 = set(keys), {K(i) for i in range(3, 8)}, set(keys[:3])
        found = dict(d=d, d2=d2, d3={key: 1 for key in keys}, s=s, s2=s2, s3=s3, f=frozenset(s2), k=keys[2],
                     new=K(9), keys=keys)
        arguments = [found[name] for name in f.__code__.co_varnames[:f.__code__.co_argcount]]
        log.clear()
        f(*arguments)
        print("".join(log) or "-", end=" ")
    print()

### dicts of dicts
each(lambda d: dict(d),
     lambda d: dict.fromkeys(d),
     lambda d: dict.fromkeys(d, 3),
     lambda s: dict.fromkeys(s),
     lambda d: d.copy(),
     lambda d, d2: d | d2,
     lambda d, d2: d2 | d,
     lambda d, d2: d.update(d2),
     lambda d, d2: d.__ior__(d2),
     lambda d: {**d},
     lambda d, d2: {**d, **d2},
     lambda d, d2: {**d2, **d},
     lambda d: dict(list(d.items())),
     lambda d, d2: MappingProxyType(d) | d2)
#> - - - - - ee ee ee ee - ee ee hhhhh ee 

### dicts that are compared
each(lambda d, d2: d == d2,
     lambda d, d3: d == d3,
     lambda d, d3: d3 == d,
     lambda d, d3: d != d3,
     lambda d: d == d.copy(),
     lambda d, d3: MappingProxyType(d) == d3)
#> - - - - - - 

### subclasses of dict
each(lambda d: defaultdict(int, d),
     lambda d: defaultdict(int, d).copy(),
     lambda d, d2: defaultdict(int, d) | d2,
     lambda d: Counter(d),
     lambda s: Counter(s),
     lambda keys: Counter(keys),
     lambda d: Counter(d).copy(),
     lambda d, s2: Counter(d).update(s2),
     lambda d, d2: Counter(d).update(d2))
#> - - ee - hhhhh hhhhh - heeheehhh hehehehehhhhhh 

### sets that are compared
each(lambda s, s2: s >= s2,
     lambda s, s2: s > s2,
     lambda s, s2: s < s2,
     lambda s, s2: s <= s2,
     lambda s, s2: s == s2,
     lambda s, s2: s != s2,
     lambda s, s3: s >= s3,
     lambda s, s3: s3 < s,
     lambda s, s2: s in [s2],
     lambda s: s == s.copy(),
     lambda s2, f: f == frozenset(s2),
     lambda s, s2: s.issubset(s2),
     lambda s, s3: s.issuperset(s3),
     lambda d, s3: s3.issubset(d),
     lambda d2, s: s.issubset(d2),
     lambda s3, keys: s3.issubset(keys))
#> ee - - - - - - - ee - - - - hhh hehehhh hhh 

### sets of sets
each(lambda s: set(s),
     lambda s: frozenset(s),
     lambda s, s2: s | s2,
     lambda s, s2: s & s2,
     lambda s, s2: s - s2,
     lambda s, s2: s ^ s2,
     lambda s, s2, f: s.union(s2, f),
     lambda s, s2, f: s.intersection(s2, f),
     lambda s, s2: s.difference(s2),
     lambda s, s2: s.symmetric_difference(s2),
     lambda s, s2: s.isdisjoint(s2),
     lambda s, s2: s.update(s2),
     lambda s, s2: s.difference_update(s2),
     lambda s, s2: s.intersection_update(s2),
     lambda s: {*s},
     lambda s, s2: {*s, *s2})
#> - - ee ee ee ee eeee ee ee ee e ee ee ee - ee 

### views
each(lambda d, d2: d.keys() & d2,
     lambda d, d2: d.keys() & d2.keys(),
     lambda d, s2: d.keys() & s2,
     lambda d2, s: s & d2.keys(),
     lambda d, d2: d.keys() == d2.keys(),
     lambda d, s3: d.keys() >= s3,
     lambda d, s3: s3 <= d.keys(),
     lambda d, s2: d.keys().isdisjoint(s2),
     lambda d, k: k in d.keys(),
     lambda d, k: (k, 1) in d.items())
#> hehhehhhh hehhehhhh hhhhehe hehehhh h hhh hhh he h h 

### keys
each(lambda d, k: k in d,
     lambda d, new: new in d,
     lambda d, k: d[k],
     lambda d, new: d.get(new),
     lambda d, k: d.setdefault(k, 1),
     lambda d, new: d.setdefault(new, 1),
     lambda d, k: d.pop(k),
     lambda d, new: d.pop(new, None),
     lambda d: d.popitem(),
     lambda s, new: s.add(new),
     lambda s, k: s.add(k),
     lambda s, k: s.discard(k),
     lambda s, k: s.remove(k),
     lambda s: s.pop(),
     lambda k, new: hash((k, new)))
#> h h h h h h h h - h h h h - hh 

### a pattern's rest is a dict of the subject's items
class D(dict):
    def keys(self): print("keys"); return super().keys()
    def __getitem__(self, key): print("item"); return 4
match D(a=1, b=2):
    case {"a": 1, **rest}: print(rest)  #> {'b': 2}

### an intersection ends when all is found
for f in {1, 2}.intersection, {1, 2}.issubset, frozenset({1, 2}).intersection, {1, 2}.issuperset, {1, 2}.isdisjoint:
    g = (x for x in range(6))
    print(f(g), list(g))
print({1}.intersection([1, []]), {1}.issubset([1, []]))
try: set().intersection([[]])
except TypeError as e: print(e)
#> {1, 2} [3, 4, 5]
#> True [3, 4, 5]
#> frozenset({1, 2}) [3, 4, 5]
#> False [1, 2, 3, 4, 5]
#> False [2, 3, 4, 5]
#> {1} True
#> unhashable type: 'list'
