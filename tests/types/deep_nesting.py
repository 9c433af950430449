### repr of containers nested deeply: a level is one level of depth
def nest(n, wrap, x):
    for i in range(n): x = wrap(x)
    return x
class C:
    def __repr__(self): return 'C'
for n in (40, 400, 900):
    for wrap in (lambda x: [x], lambda x: (x,), lambda x: {1: x}, lambda x: [0, x, 2]):
        a = nest(n, wrap, 1)
        b = nest(n, wrap, C())
        print(len(repr(a)), len(str(a)), len(f'{a}'), len('%r' % (a,)), len(repr(b)), repr(a).strip('[](){},:012 '))
#> 81 81 81 81 81 
#> 121 121 121 121 121 
#> 201 201 201 201 201 
#> 321 321 321 321 321 
#> 801 801 801 801 801 
#> 1201 1201 1201 1201 1201 
#> 2001 2001 2001 2001 2001 
#> 3201 3201 3201 3201 3201 
#> 1801 1801 1801 1801 1801 
#> 2701 2701 2701 2701 2701 
#> 4501 4501 4501 4501 4501 
#> 7201 7201 7201 7201 7201 

### a container nested deeply in itself
x = y = []
for i in range(100): y.append([]); y = y[0]
y.append(x)
print(repr(x) == '[' * 101 + '[...]' + ']' * 101)
d = e = {}
for i in range(100): e[1] = {}; e = e[1]
e[1] = (d, {1, 2}, frozenset(), [d.keys()])
print(repr(d)[396:-99])
#> True
#> {1: {1: ({...}, {1, 2}, frozenset(), [dict_keys([1])])}}

### comparison of containers nested deeply
def nest(n, wrap, x):
    for i in range(n): x = wrap(x)
    return x
for n in (40, 400, 900):
    for wrap in (lambda x: [x], lambda x: (x,), lambda x: [0, x, 2], lambda x: {1: x}):
        a, b, c = nest(n, wrap, 1), nest(n, wrap, 1), nest(n, wrap, 2)
        print(a == b, a != b, a == c, a != c, a in [c, b], [c, b].index(a))
#> True False False True True 1
#> True False False True True 1
#> True False False True True 1
#> True False False True True 1
#> True False False True True 1
#> True False False True True 1
#> True False False True True 1
#> True False False True True 1
#> True False False True True 1
#> True False False True True 1
#> True False False True True 1
#> True False False True True 1

### order of containers nested deeply
def nest(n, wrap, x):
    for i in range(n): x = wrap(x)
    return x
for n in (40, 100):
    for wrap in (lambda x: [x], lambda x: (x,), lambda x: [0, x, 2]):
        a, b, c = nest(n, wrap, 1), nest(n, wrap, 1), nest(n, wrap, 2)
        print(a < b, a <= b, a > b, a >= b, a < c, a <= c, a > c, a >= c)
#> False True False True True True False False
#> False True False True True True False False
#> False True False True True True False False
#> False True False True True True False False
#> False True False True True True False False
#> False True False True True True False False

### hashes of tuples nested deeply
def nest(n, x):
    for i in range(n): x = (x,)
    return x
for n in (40, 400, 900):
    a, b, c = nest(n, 1), nest(n, 1), nest(n, 2)
    print(hash(a) == hash(b), hash(a) == hash(c), {a: 1}[b], b in {a}, c in {a}, len({a, b, c}))
    try: hash(nest(n, []))
    except TypeError as e: print(e)
#> True False 1 True False 2
#> unhashable type: 'list'
#> True False 1 True False 2
#> unhashable type: 'list'
#> True False 1 True False 2
#> unhashable type: 'list'

### json nested deeply
import json
for n in (400, 900):
    t = '[' * n + ']' * n
    print(json.dumps(json.loads(t)) == t)
    t = '{"a": ' * n + '1' + '}' * n
    print(json.dumps(json.loads(t)) == t)
#> True
#> True
#> True
#> True
