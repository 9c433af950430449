from bidict import ON_DUP_RAISE, OnDup, RAISE, DROP_OLD, KeyDuplicationError, OrderedBidict, ValueDuplicationError, bidict, frozenbidict, inverted

b = bidict({'one': 1, 'two': 2})
print(b, b.inverse, b.inverse[1], b.inverse.inverse is b, len(b), b == {'one': 1, 'two': 2})
b['three'] = 3
b.inverse[4] = 'four'
print(b, list(b.inverse), b.values(), b.keys(), b.items())
try:
    b['uno'] = 1
except ValueDuplicationError as e:
    print(type(e).__name__, e)
b.forceput('uno', 1)
print(b, 'one' in b, b.pop('two'), b.popitem(), b.get('x', 'no'))
try:
    b.putall([('a', 9), ('a', 10)], on_dup=ON_DUP_RAISE)
except KeyDuplicationError as e:
    print(e, b)
b.put('z', 26, on_dup=OnDup(key=DROP_OLD, val=RAISE))
print(b.copy() == b, b | {'q': 7}, list(inverted([(1, 2)])))
f = frozenbidict({1: 'a', 2: 'b'})
print(f, {f: 'hashable'}[frozenbidict({2: 'b', 1: 'a'})], f.inverse)
o = OrderedBidict([('x', 1), ('y', 2), ('z', 3)])
o.move_to_end('x')
print(o, o.popitem(last=False), list(reversed(o)), o.equals_order_sensitive(OrderedBidict([('z', 3), ('x', 1)])), o.inverse)
try:
    hash(b)
except TypeError as e:
    print(e)
