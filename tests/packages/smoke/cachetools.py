from cachetools import FIFOCache, LFUCache, LRUCache, TLRUCache, TTLCache, cached, cachedmethod
from cachetools.keys import hashkey, typedkey

c = LRUCache(maxsize=2)
c['a'], c['b'] = 1, 2
c['a']
c['c'] = 3
print(c, list(c), 'b' in c, c.get('b', 'gone'), c.currsize, c.maxsize, c.popitem())
f = LFUCache(2)
f.update(a=1, b=2)
f['a']
f['c'] = 3
print(sorted(f.items()), FIFOCache(1), len(FIFOCache(3)))
now = [0]
t = TTLCache(maxsize=10, ttl=5, timer=lambda: now[0])
t['x'] = 1
now[0] = 4
t['y'] = 2
print(dict(t), t.currsize)
now[0] = 6
print(dict(t), 'x' in t, list(t.expire(9)))
u = TLRUCache(4, ttu=lambda k, v, now: now + v, timer=lambda: now[0])
u['k'] = 3
print(u['k'], len(u))


@cached(cache={}, info=True)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


print(fib(60), fib.cache_info())


class Thing:
    def __init__(self):
        self.cache = LRUCache(8)

    @cachedmethod(lambda self: self.cache)
    def double(self, n):
        print('computing', n)
        return 2 * n


thing = Thing()
print(thing.double(4), thing.double(4), hashkey(1, a=2), hashkey(1) == hashkey(1.0), typedkey(1) == typedkey(1.0))
try:
    LRUCache(1, getsizeof=lambda v: 5)['big'] = 1
except ValueError as e:
    print(e)
