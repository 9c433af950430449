### keys with their own __hash__ and __eq__
class K:
    def __init__(self, n): self.n = n
    def __hash__(self): return hash(self.n)
    def __eq__(self, o): return isinstance(o, K) and self.n == o.n
    def __repr__(self): return f'K{self.n}'
d = {K(1): 'one', K(2): 'two'}
d[K(1)] = 'uno'
print(d, d[K(2)], d.get(K(3)), K(1) in d, K(9) in d, len(d))
print(d.pop(K(1)), d.setdefault(K(3), 'three'), d.setdefault(K(3), 'drei'), d)
del d[K(2)]
d.update({K(3): 'x', K(4): 'y'})
d.update([(K(4), 'z'), (K(5), 'w')])
print(d, dict.fromkeys([K(1), K(1), K(2)]), {K(i % 3): i for i in range(10)}, d | {K(4): 0})
print({K(1): 1} == {K(1): 1}, {K(1): 1} == {K(1): 2}, dict(d) == d, dict([(K(1), 2)]))
#> {K1: 'uno', K2: 'two'} two None True False 2
#> uno three three {K2: 'two', K3: 'three'}
#> {K3: 'x', K4: 'z', K5: 'w'} {K1: None, K2: None} {K0: 9, K1: 7, K2: 8} {K3: 'x', K4: 0, K5: 'w'}
#> True False True {K1: 2}

### all with one hash
class K:
    def __init__(self, n): self.n = n
    def __hash__(self): return 42
    def __eq__(self, o): return self.n == o.n
d = {K(i): i for i in range(30)}
print(len(d), d[K(17)], [d.pop(K(i)) for i in range(0, 30, 7)], len(d), K(7) in d, K(8) in d)
#> 30 17 [0, 7, 14, 21, 28] 25 False True

### equal to an int
class One:
    def __hash__(self): return hash(1)
    def __eq__(self, o): return o == 1
d = {1: 'a'}
d[One()] = 'b'
print(d, d[One()], One() in d, {One(): 'c'}[1], One() in {1, 2}, 1 in {One()}, {1} == {One()})
#> {1: 'b'} b True c True True True

### equal to a str
class S:
    def __init__(self, s): self.s = s
    def __hash__(self): return hash(self.s)
    def __eq__(self, o): return self.s == (o.s if isinstance(o, S) else o)
d = {'abc': 1}
print(d[S('abc')], S('abc') in d, 'abc' in {S('abc'): 1}, S('abc') in {'abc'}, 'abc' in {S('abc')}, S('x') in d)
#> 1 True True True True False

### subclasses of builtin types
class I(int): pass
class T(str): pass
d = {I(1): 'a', T('k'): 'b'}
print(d, d[1], d['k'], d[I(1)], {1: 'x'}[I(1)], {'k': 'y'}[T('k')], I(1) in {1}, T('k') in {'k'},
    {(1, 2): 3}[(I(1), 2)])
#> {1: 'a', 'k': 'b'} a b a x y True True 3

### a str subclass with its own __eq__
class Fold(str):
    def __hash__(self): return hash(self.lower())
    def __eq__(self, o): return self.lower() == o.lower()
d = {Fold('Abc'): 1}
print(d[Fold('ABC')], Fold('abc') in d, 'abc' in d)  #> 1 True True

### objects by identity
class O: pass
a, b = O(), O()
d = {a: 1, b: 2}
print(d[a], d[b], O() in d, len({a, b, a}))  #> 1 2 False 2

### classes and functions
def f(): pass
class C:
    def m(self): pass
c = C()
d = {f: 1, C: 2, len: 3, c.m: 4, [].append: 5}
print(d[f], d[C], d[len], d[c.m], [].append in d)  #> 1 2 3 4 False

### only __eq__ makes unhashable
class E:
    def __eq__(self, o): return True
{E(): 1}
#! TypeError: cannot use 'E' as a dict key (unhashable type: 'E')

### __hash__ = None
class E:
    __hash__ = None
hash(E())
#! TypeError: unhashable type: 'E'

### a set with one that is not hashable
class E:
    __hash__ = None
{E()}
#! TypeError: cannot use 'E' as a set element (unhashable type: 'E')

### a hash that raises TypeError
class B:
    def __hash__(self): raise TypeError('nope')
{B(): 1}
#! TypeError: cannot use 'B' as a dict key (nope)

### a hash that raises ValueError
class B:
    def __hash__(self): raise ValueError('nope')
{B(): 1}
#! ValueError: nope

### a hash that is no int
class B:
    def __hash__(self): return 'a'
{}[B()]
#! TypeError: cannot use 'B' as a dict key (__hash__ method should return an integer)

### an __eq__ that raises
class B:
    def __hash__(self): return 1
    def __eq__(self, o): raise ValueError('eq')
{1: 2}[B()]
#! ValueError: eq

### an __eq__ that changes the dict
class K:
    def __init__(self, n): self.n = n
    def __hash__(self): return 7
    def __eq__(self, o):
        if d is not None and len(d) < 20:
            d[len(d) + 100] = 0
        return self.n == o.n
d = None
x = {K(1): 1, K(2): 2}
d = x
print(d[K(2)], len(d) > 2)  #> 2 True

### a large hash
class H:
    def __init__(self, h): self.h = h
    def __hash__(self): return self.h
    def __eq__(self, o): return self.h == o.h
d = {H(2 ** 40): 1, H(-5): 3, H(0): 4}
print(d[H(2 ** 40)], d[H(-5)], d[H(0)], H(1) in d)  #> 1 3 4 False

### an absent key of a class
class K:
    def __repr__(self): return 'K()'
{}[K()]
#! KeyError: K()

### tuples of objects
class P:
    def __init__(self, x): self.x = x
    def __eq__(self, o): return self.x == o.x
    def __hash__(self): return hash(self.x)
d = {(P(1), 2): 'a'}
print(d[(P(1), 2)], (P(2), 2) in d, hash((P(1), 2)) == hash((1, 2)), {(P(1),), (P(1),)} == {(P(1),)})
#> a False True True
