from pyrsistent import (CheckedPMap, CheckedPVector, InvariantException, PClass, PRecord, b, dq, field, freeze, get_in, immutable, inc, l, m, ny,
                        pbag, pdeque, plist, pmap, pset, pvector, rex, s, thaw, v)

x = v(1, 2, 3)
y = x.append(4).set(0, 'a')
print(x, y, y[1:3], x + y, len(y), y.delete(1), hash(x) == hash(v(1, 2, 3)), x.index(2), pvector(range(40)).set(33, 'x')[30:36])
p = m(a=1, b=2)
q = p.set('c', 3).remove('a')
print(sorted(q.items()), p == {'a': 1, 'b': 2}, q.get('a'), p.update({'a': 9})['a'], sorted(p.transform(['b'], inc).items()), 'b' in p)
print(sorted(s(1, 2) | s(3)), s(1) < s(1, 2), l(1, 2).cons(0), dq(1, 2, 3).rotate(1), pdeque([1, 2], maxlen=2).append(3), sorted(b(1, 1, 2)), plist([1, 2]).reverse())
print(freeze({'a': [1, {2}]}), thaw(freeze([1, {'k': (2,)}])), get_in(['a', 0], freeze({'a': [5]})))
print(freeze({'a': {'b1': 1, 'b2': 2}}).transform(['a', rex('b.*')], lambda n: n * 10)['a'] == pmap({'b1': 10, 'b2': 20}))
e = x.evolver()
e[1] = 99
e.append(5)
print(e.persistent(), x)


class Rec(PRecord):
    n = field(type=int, mandatory=True, invariant=lambda n: (n >= 0, 'negative'))
    name = field(initial='none')


r = Rec(n=1)
print(r.n, r.name, r.set(n=5).n, r == Rec(n=1))
for bad in [dict(n=-1), dict(), dict(n='x'), dict(n=1, z=2)]:
    try:
        Rec(**bad)
    except (InvariantException, TypeError, AttributeError) as e:
        print(type(e).__name__, str(e).split(',')[0])


class Pt(PClass):
    x = field(type=int)
    y = field(type=int)


class Ints(CheckedPVector):
    __type__ = int


class Names(CheckedPMap):
    __key_type__ = str
    __value_type__ = int


print(Pt(x=1, y=2), Pt(x=1, y=2).set(x=3), Ints([1, 2]), Names({'a': 1}), immutable('a, b', name='AB')(1, 2))
try:
    Ints(['a'])
except TypeError as e:
    print(type(e).__name__, e)
