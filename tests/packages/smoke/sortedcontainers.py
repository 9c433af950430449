from sortedcontainers import SortedDict, SortedKeyList, SortedList, SortedSet

s = SortedList([3, 1, 2])
s.add(2)
s.update([9, 7])
print(s, s.bisect_left(2), s.count(2), s.index(7), s[1:3], list(s.irange(2, 7)), 7 in s, s.pop())
s.remove(2)
s.discard(99)
print(s, s + [5], len(s), list(reversed(s)), s[-1])
try:
    s.remove(100)
except ValueError as e:
    print(e)
k = SortedKeyList(['ccc', 'a', 'bb'], key=len)
print(k, k.bisect_key_left(2), list(k.irange_key(1, 2)))
d = SortedDict({'b': 2, 'a': 1, 'c': 3})
print(d, d.peekitem(0), d.popitem(), d.keys()[0], d.items()[1], d.setdefault('z', 26), list(d.irange('b')), d.index('b'))
d['aa'] = 0
print(d, list(d), d.copy() == d, d.values())
t = SortedSet('hello')
print(t, t[0], t & set('hex'), t | SortedSet('xyz'), t - {'l'}, t.issuperset('he'), t.isdisjoint('q'))
big = SortedList(range(10000, 0, -1))
big._check()
print(big[5000], big.bisect(77), sum(big[:10]), len(big._lists))
