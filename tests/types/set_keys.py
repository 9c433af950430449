### members with their own __hash__ and __eq__
class K:
    def __init__(self, n): self.n = n
    def __hash__(self): return hash(self.n)
    def __eq__(self, o): return isinstance(o, K) and self.n == o.n
    def __repr__(self): return f'K{self.n}'
s = {K(1), K(1), K(2)}
s.add(K(2))
s.add(K(3))
print(len(s), K(1) in s, K(9) in s, sorted(s, key=lambda k: k.n))
s.remove(K(1))
s.discard(K(1))
a, b = {K(1), K(2)}, {K(2), K(3)}
show = lambda s: sorted(k.n for k in s)
print(show(s), show(a | b), show(a & b), show(a - b), show(a ^ b), a == {K(2), K(1)}, a <= b, {K(2)} < a,
    a.isdisjoint(b))
print(show(a.union([K(5), K(1)])), show(a.intersection([K(2)])), show(a.difference([K(2)])))
print(show(a.symmetric_difference([K(2), K(7)])), a.issubset([K(1), K(2), K(3)]), a.issuperset([K(1)]))
a |= b
print(show(a))
a &= {K(1), K(3)}
print(show(a))
a -= {K(1)}
print(show(a))
a ^= {K(3), K(4)}
print(show(a))
a.update([K(6)], (K(i) for i in range(2)))
print(show(a), show(frozenset([K(1), K(1)])), show(set([K(1), K(2), K(1)])), show({K(i % 2) for i in range(5)}))
a.difference_update([K(6)], [K(0)])
a.intersection_update([K(1), K(4)])
a.symmetric_difference_update([K(1)])
print(show(a))
#> 3 True False [K1, K2, K3]
#> [2, 3] [1, 2, 3] [2] [1] [1, 3] True False True False
#> [1, 2, 5] [2] [1]
#> [1, 7] True True
#> [1, 2, 3]
#> [1, 3]
#> [3]
#> [4]
#> [0, 1, 4, 6] [1] [1, 2] [0, 1]
#> [4]

### removing what is not there
class K:
    def __hash__(self): return 1
    def __repr__(self): return 'K'
{1}.remove(K())
#! KeyError: K

### hashes of sets and tuples with such members
class K:
    def __init__(self, n): self.n = n
    def __hash__(self): return hash(self.n)
    def __eq__(self, o): return self.n == o.n
print(hash(frozenset([K(1), K(2)])) == hash(frozenset([1, 2])), hash((K(1),)) == hash((1,)))  #> True True
print({frozenset([K(1)]): 'x'}[frozenset([K(1)])])  #> x

### a subclass of frozenset
class K:
    def __init__(self, n): self.n = n
    def __hash__(self): return 5
    def __eq__(self, o): return self.n == o.n
class F(frozenset): pass
f = F([K(1), K(2), K(1)])
print(len(f), type(f).__name__, K(2) in f, len(F(iter([K(1), K(1)]))))  #> 2 F True 1

### any iterable
class It:
    def __iter__(self):
        yield 1
        yield 2
print(set(It()), {1} | set(It()), {0}.union(It()), {1, 5}.intersection(It()), {1, 5}.difference(It()))
print({1, 5}.symmetric_difference(It()), {1}.issubset(It()), {1, 2, 3}.issuperset(It()), {3}.isdisjoint(It()))
print(frozenset(It()))
#> {1, 2} {1, 2} {0, 1, 2} {1} {5}
#> {2, 5} True True True
#> frozenset({1, 2})

### an iterator that fails half way
def gen():
    yield 1
    raise ValueError('half')
s = set()
try: s.update(gen())
except ValueError as e: print(e, s)  #> half {1}

### an __eq__ that changes the set
class K:
    def __init__(self, n): self.n = n
    def __hash__(self): return 7
    def __eq__(self, o):
        if busy and len(s) < 20: s.add(len(s) + 1000)
        return self.n == o.n if isinstance(o, K) else False
busy = False
s = {K(1), K(2)}
busy = True
print(K(2) in s, K(3) in s, len(s) > 2)  #> True False True
