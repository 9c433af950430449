import functools

log = []
class K:
    def __init__(self, n): self.n = n
    def __hash__(self): log.append(f'h{self.n}'); return hash(self.n)
    def __eq__(self, other): log.append(f'e{self.n}{other.n}'); return self.n == other.n
def run(name, f, *args):
    log.clear()
    try: f(*args)
    except Exception as e: log.append(type(e).__name__)
    print(name, *log)
k1, k2, k3 = K(1), K(2), K(3)

### caches ask a key's parts for their hashes once: functools.lru_cache
for make in functools.lru_cache,:
    c = make(lambda *a, **k: a)
    for args in (k1,), (k1,), (K(1),), (k1, k2), (K(1), k2), (k2,), (k1,), (1, 'a'), (1, 'a'), (k3,), (k1,):
        run('call', c, *args)
    run('keyword', lambda: c(k1, a=k2))
    run('keyword', lambda: c(k1, a=K(2)))
    print(c.cache_info())
    run('unhashable', c, [])
    run('unhashable', c, k1, {})
    run('unhashable', lambda: c(a=[]))
#> call h1
#> call h1
#> call h1 e11
#> call h1 h2
#> call h1 h2 e11
#> call h2
#> call h1
#> call
#> call
#> call h3
#> call h1
#> keyword h1 h2
#> keyword h1 h2 e22
#> CacheInfo(hits=7, misses=6, maxsize=128, currsize=6)
#> unhashable TypeError
#> unhashable h1 TypeError
#> unhashable TypeError

### caches ask a key's parts for their hashes once: functools.cache
for make in functools.cache,:
    c = make(lambda *a, **k: a)
    for args in (k1,), (k1,), (K(1),), (k1, k2), (K(1), k2), (k2,), (k1,), (1, 'a'), (1, 'a'), (k3,), (k1,):
        run('call', c, *args)
    run('keyword', lambda: c(k1, a=k2))
    run('keyword', lambda: c(k1, a=K(2)))
    print(c.cache_info())
    run('unhashable', c, [])
    run('unhashable', c, k1, {})
    run('unhashable', lambda: c(a=[]))
#> call h1
#> call h1
#> call h1 e11
#> call h1 h2
#> call h1 h2 e11
#> call h2
#> call h1
#> call
#> call
#> call h3
#> call h1
#> keyword h1 h2
#> keyword h1 h2 e22
#> CacheInfo(hits=7, misses=6, maxsize=None, currsize=6)
#> unhashable TypeError
#> unhashable h1 TypeError
#> unhashable TypeError

### caches ask a key's parts for their hashes once: functools.lru_cache(maxsize=1)
for make in functools.lru_cache(maxsize=1),:
    c = make(lambda *a, **k: a)
    for args in (k1,), (k1,), (K(1),), (k1, k2), (K(1), k2), (k2,), (k1,), (1, 'a'), (1, 'a'), (k3,), (k1,):
        run('call', c, *args)
    run('keyword', lambda: c(k1, a=k2))
    run('keyword', lambda: c(k1, a=K(2)))
    print(c.cache_info())
    run('unhashable', c, [])
    run('unhashable', c, k1, {})
    run('unhashable', lambda: c(a=[]))
#> call h1
#> call h1
#> call h1 e11
#> call h1 h2
#> call h1 h2 e11
#> call h2
#> call h1
#> call
#> call
#> call h3
#> call h1
#> keyword h1 h2
#> keyword h1 h2 e22
#> CacheInfo(hits=5, misses=8, maxsize=1, currsize=1)
#> unhashable TypeError
#> unhashable h1 TypeError
#> unhashable TypeError

### caches ask a key's parts for their hashes once: functools.lru_cache( maxsize=None)
for make in functools.lru_cache( maxsize=None),:
    c = make(lambda *a, **k: a)
    for args in (k1,), (k1,), (K(1),), (k1, k2), (K(1), k2), (k2,), (k1,), (1, 'a'), (1, 'a'), (k3,), (k1,):
        run('call', c, *args)
    run('keyword', lambda: c(k1, a=k2))
    run('keyword', lambda: c(k1, a=K(2)))
    print(c.cache_info())
    run('unhashable', c, [])
    run('unhashable', c, k1, {})
    run('unhashable', lambda: c(a=[]))
#> call h1
#> call h1
#> call h1 e11
#> call h1 h2
#> call h1 h2 e11
#> call h2
#> call h1
#> call
#> call
#> call h3
#> call h1
#> keyword h1 h2
#> keyword h1 h2 e22
#> CacheInfo(hits=7, misses=6, maxsize=None, currsize=6)
#> unhashable TypeError
#> unhashable h1 TypeError
#> unhashable TypeError

### caches ask a key's parts for their hashes once: functools.lru_cache(maxsize=2, typed=True)
for make in functools.lru_cache(maxsize=2, typed=True),:
    c = make(lambda *a, **k: a)
    for args in (k1,), (k1,), (K(1),), (k1, k2), (K(1), k2), (k2,), (k1,), (1, 'a'), (1, 'a'), (k3,), (k1,):
        run('call', c, *args)
    run('keyword', lambda: c(k1, a=k2))
    run('keyword', lambda: c(k1, a=K(2)))
    print(c.cache_info())
    run('unhashable', c, [])
    run('unhashable', c, k1, {})
    run('unhashable', lambda: c(a=[]))
#> call h1
#> call h1
#> call h1 e11
#> call h1 h2
#> call h1 h2 e11
#> call h2
#> call h1
#> call
#> call
#> call h3
#> call h1
#> keyword h1 h2
#> keyword h1 h2 e22
#> CacheInfo(hits=5, misses=8, maxsize=2, currsize=2)
#> unhashable TypeError
#> unhashable h1 TypeError
#> unhashable TypeError

### what caches say of unhashable arguments
import functools
class U:
    def __hash__(self): raise TypeError('U has no hash')
class E:
    def __init__(self, n): self.n = n
    def __hash__(self): return 1
    def __eq__(self, other): raise TypeError('E does not compare')
c = functools.lru_cache(lambda *a: a)
for a in ([],), (1, []), (U(),), ({},), ((1, [2]),):
    try: c(*a)
    except TypeError as e: print(e)
c(E(1))
try: c(E(2))
except TypeError as e: print(e)
#> unhashable type: 'list'
#> unhashable type: 'list'
#> U has no hash
#> unhashable type: 'dict'
#> unhashable type: 'list'
#> E does not compare

### sets whose members are looked for in a dict
d, d2 = {k1: 1, k2: 2}, {K(2): 2, K(3): 3}
s = {k1, k2}
run('difference', lambda: s.difference(d2))
run('difference', lambda: frozenset(s).difference(d2, d))
run('intersection', lambda: s.intersection(d2))
run('update', lambda: set(s).difference_update(d2))
print(sorted(k.n for k in s.difference(d2)), sorted(k.n for k in s.difference({k1: 1, k2: 1})),
    sorted(k.n for k in s.difference({})))
#> difference e22
#> difference e22 h1 h2
#> intersection h2 e22 h3
#> update h2 e22 h3
#> [1] [] [1, 2]

### items that only one of two dicts has
run('items', lambda: {k1: 1, k2: 2}.items() ^ d2.items())
d, d2 = {k1: 1, k2: 2}, {K(2): 2, K(3): 3}
run('items', lambda: d.items() ^ d2.items())
run('items', lambda: d2.items() ^ d.items())
run('items', lambda: d.items() ^ d.items())
print(sorted((k.n, v) for k, v in d.items() ^ d2.items()), sorted((k.n, v) for k, v in d.items() ^ {K(1): 9}.items()))
#> items h1 h2 NameError
#> items e22 e22 h3 h1
#> items h1 e22 e22 h3
#> items
#> [(1, 1), (3, 3)] [(1, 1), (1, 9), (2, 2)]
