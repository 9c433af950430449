# Work that is larger than the values it is done on: shared structures, long keys, wide and deep classes.

### a hash of a tuple that holds itself often
#: oracle=no
#: max-steps=100000
#: exit=3
x = (1, 2)
for i in range(60): x = (x, x)
hash(x)
#! hognose: steps limit reached: limit 100000, used 100000

### a comparison of lists that hold themselves often
#: oracle=no
#: max-steps=100000
#: exit=3
x = [1]
y = [1]
for i in range(60): x = [x, x]; y = [y, y]
x == y
#! hognose: steps limit reached: limit 100000, used 100000

### a repr of a list that holds itself often
#: oracle=no
#: max-steps=100000
#: exit=3
x = [1]
for i in range(60): x = [x, x]
repr(x)
#! hognose: steps limit reached: limit 100000, used 100000

### a long key that is equal to another
#: oracle=no
#: max-steps=10000000
#: exit=3
a = 'a' * 1000000
d = {a: 1}
b = 'a' * 999999 + 'a'
while True: d[b]
#! hognose: steps limit reached: limit 10000000, used 10000000

### a ring of contexts
e = ValueError('e')
f = KeyError('f')
e.__context__ = f
f.__context__ = e
try:
    try: raise e
    except ValueError: 1 / 0
except ZeroDivisionError as z: print(z.__context__ is e)  #> True

### a prefix out of many
#: oracle=no
#: max-steps=1000000
#: exit=3
t = tuple('abc') * 300000
while True: 'zzz'.startswith(t)
#! hognose: steps limit reached: limit 1000000, used 1000000

### names of any length stay the same name
class A: pass
x = A()
a = 'a' * 100000
setattr(x, a, 1)
l = []
for i in range(20000): l.append([str(i)])
b = 'a' * 99999 + 'a'
print(getattr(x, b), a == b)  #> 1 True

### flags reach every class of a lattice
class A: pass
class B(A): pass
class C(A): pass
a, b = B, C
for i in range(24): a, b = type('X', (a, b), {}), type('Y', (a, b), {})
A.__eq__ = lambda s, o: 'yes'
print(a() == 1)  #> yes

### a class of many bases costs in proportion to their number times that of its orders
#: max-steps=3000000
c = [type("C%d" % i, (), {}) for i in range(1000)]
d = type("D", tuple(c), {})
try: type("E", tuple(c) + (object, c[0]), {})
except TypeError as e: print(str(e))  #> duplicate base class C0
print(len(d.__mro__), d.__mro__[1].__name__, d.__mro__[1000].__name__)  #> 1002 C0 C999
