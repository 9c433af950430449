### nested
print([1, 'a', None, [2.5, (3,)], {'k': [True]}, {1}, set(), frozenset(), frozenset({2}), (), [], {}, b'x',
    bytearray(b'y')])
print(str([1, '2']), repr(('a',)), f'{[1]} {(1, 2)!r} {{}} {dict(a=1)}')
#> [1, 'a', None, [2.5, (3,)], {'k': [True]}, {1}, set(), frozenset(), frozenset({2}), (), [], {}, b'x', bytearray(b'y')]
#> [1, '2'] ('a',) [1] (1, 2) {} {'a': 1}

### a list in itself
l = [1]
l.append(l)
print(l, repr(l), str(l))  #> [1, [...]] [1, [...]] [1, [...]]
l.append([l, {'l': l}])
print(l)  #> [1, [...], [[...], {'l': [...]}]]

### a dict in itself
d = {}
d['self'] = d
print(d)
d['values'] = d.values()
d['items'] = d.items()
print(d)
#> {'self': {...}}
#> {'self': {...}, 'values': dict_values([{...}, ..., dict_items([('self', {...}), ('values', ...), ('items', ...)])]), 'items': dict_items([('self', {...}), ('values', dict_values([{...}, ..., ...])), ('items', ...)])}

### a tuple in itself
l = []
t = (l,)
l.append(t)
print(t, l)  #> ([(...)],) [([...],)]

### objects in containers
class P:
    def __init__(self, x): self.x = x
    def __repr__(self): return f'P({self.x!r})'
p = P(1)
print([p], (p,), (p, p), {p.x: p}, {1: [p]}, [P([P('n')])])
print({'a': {'b': p}}.values(), {'a': p}.items(), {'a': p}.keys())
print({p}, frozenset([p]), slice(p, None), [[[[p]]]])
print(str([p]), f'{[p]}', '%s %r' % ([p], (p,)), [str(p)])
#> [P(1)] (P(1),) (P(1), P(1)) {1: P(1)} {1: [P(1)]} [P([P('n')])]
#> dict_values([{'b': P(1)}]) dict_items([('a', P(1))]) dict_keys(['a'])
#> {P(1)} frozenset({P(1)}) slice(P(1), None, None) [[[[P(1)]]]]
#> [P(1)] [P(1)] [P(1)] (P(1),) ['P(1)']

### an object whose repr shows the list that it is in
class N:
    def __init__(self): self.l = [self, 1]
    def __repr__(self): return f'N({self.l})'
n = N()
print(n)  #> N([N([...]), 1])
print(n.l)  #> [N([...]), 1]

### an object whose repr shows the dict that it is in
class N:
    def __init__(self): self.d = {'me': self}
    def __repr__(self): return f'N({self.d})'
n = N()
print(n, n.d, [n.d])  #> N({'me': N({...})}) {'me': N({...})} [{'me': N({...})}]

### only repr counts in a container
class S:
    def __str__(self): return 'str'
    def __repr__(self): return 'repr'
print([S()], S(), (S(),))  #> [repr] str (repr,)

### a repr that fails
class B:
    def __repr__(self): raise ValueError('no repr')
[1, B()]
print([1, B()])
#! ValueError: no repr

### a repr that is no str
class B:
    def __repr__(self): return 5
print([B()])
#! TypeError: __repr__ returned non-string (type int)

### deep
l = []
for i in range(100): l = [l]
print(l)
d = {}
for i in range(60): d = {'k': d}
print(d)
#> [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
#> {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {'k': {}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}

### deep with an object
class O:
    def __repr__(self): return 'O'
l = O()
for i in range(100): l = [l, i]
print(l)
#> [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[O, 0], 1], 2], 3], 4], 5], 6], 7], 8], 9], 10], 11], 12], 13], 14], 15], 16], 17], 18], 19], 20], 21], 22], 23], 24], 25], 26], 27], 28], 29], 30], 31], 32], 33], 34], 35], 36], 37], 38], 39], 40], 41], 42], 43], 44], 45], 46], 47], 48], 49], 50], 51], 52], 53], 54], 55], 56], 57], 58], 59], 60], 61], 62], 63], 64], 65], 66], 67], 68], 69], 70], 71], 72], 73], 74], 75], 76], 77], 78], 79], 80], 81], 82], 83], 84], 85], 86], 87], 88], 89], 90], 91], 92], 93], 94], 95], 96], 97], 98], 99]

### too deep
#: oracle=no
#: max-depth=60
l = []
for i in range(3000): l = [l]
try: repr(l)
except RecursionError as e: print('RecursionError')  #> RecursionError
t = ()
for i in range(3000): t = (t,)
try: hash(t)
except RecursionError as e: print('RecursionError')  #> RecursionError

### deep comparison
#: oracle=no
def nest(n):
    l = []
    for i in range(n): l = [l]
    return l
print(nest(150) == nest(150), nest(150) == nest(151), nest(150) < nest(151))  #> True False True

### too deep a comparison
#: oracle=no
#: max-depth=60
def nest(n):
    l = []
    for i in range(n): l = [l]
    return l
try: nest(3000) == nest(3000)
except RecursionError as e: print('RecursionError')  #> RecursionError

### deep hashes
t = ()
for i in range(100): t = (t,)
u = ()
for i in range(100): u = (u,)
print(hash(t) == hash(u), {t: 1}[u], t in {u})  #> True 1 True

### comparing lists that contain themselves
#: oracle=no
a = []
a.append(a)
b = []
b.append(b)
print(a == a)  #> True
try: a == b
except RecursionError as e: print('RecursionError')  #> RecursionError
