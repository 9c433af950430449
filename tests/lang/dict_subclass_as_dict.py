# An instance of a subclass of dict as an instance's __dict__.

### it stays what it is
from collections import defaultdict
class O: pass
class D(dict):
    def __getitem__(s, k): print('get', k); return 9
    def __missing__(s, k): print('missing', k); return 8
    def __setitem__(s, k, v): print('set', k); dict.__setitem__(s, k, v)
    def __contains__(s, k): print('contains'); return True
e = D(a=1); o = O(); o.__dict__ = e
print(o.__dict__ is e, vars(o) is e, type(o.__dict__).__name__, o.a)
o.b = 2; print(dict.__repr__(e))
o.__dict__['c'] = 3; print(o.c, o.__dict__['zz'])
try: o.d
except AttributeError as x: print(x)
del o.a; print(dict.__repr__(e), hasattr(o, 'a'))
o = O(); o.__dict__ = defaultdict(list, k=1)
try: o.zz
except AttributeError as x: print(x)
print(o.__dict__, o.k, o.__dict__['new'], o.new)
#> True True D 1
#> {'a': 1, 'b': 2}
#> set c
#> get zz
#> 3 9
#> 'O' object has no attribute 'd'
#> {'b': 2, 'c': 3} False
#> 'O' object has no attribute 'zz'
#> defaultdict(<class 'list'>, {'k': 1, 'new': []}) 1 [] []

### a dict that is its own __dict__
import copy
class AD(dict):
    def __init__(self, *a, **k): super().__init__(*a, **k); self.__dict__ = self
ad = AD(a=1); ad.b = 2; ad['c'] = 3
print(ad, ad.a, ad.c, ad.__dict__ is ad)
del ad.a; ad.update(x=4); ad.pop('b')
print(ad, vars(ad), ad.x, copy.copy(ad), copy.deepcopy(ad) == ad)
#> {'a': 1, 'b': 2, 'c': 3} 1 3 True
#> {'c': 3, 'x': 4} {'c': 3, 'x': 4} 4 {'c': 3, 'x': 4} True

### a dict that refuses to be changed
class Fixed(dict):
    def __setitem__(self, key, value): raise TypeError('fixed')
    def setdefault(self, key, value=None): raise TypeError('fixed, too')
class C:
    def __init__(self): self.a = 1; self.__dict__ = Fixed(self.__dict__)
c = C()
for change in (lambda: c.__dict__.__setitem__('b', 1), lambda: c.__dict__.setdefault('b', 1), lambda: setattr(c, 'b', 2)):
    try: print(change())
    except TypeError as e: print(e)
print(vars(c), type(vars(c)).__name__)
#> fixed
#> fixed, too
#> None
#> {'a': 1, 'b': 2} Fixed

### shared by two, with another class, and for an exception
class A: pass
class B: pass
class D(dict): pass
a, b, d = A(), B(), D(x=1)
a.__dict__ = b.__dict__ = d
a.y = 2; print(b.y, d, a.__dict__ is b.__dict__)
a.__class__ = B
print(type(a).__name__, a.__dict__ is d, a.x)
a.__dict__ = {}; a.z = 1; print(vars(a), d, b.x)
class E(Exception): pass
e = E(); e.__dict__ = D(z=1); print(e.z, type(e.__dict__).__name__)
for wrong in (None, [], (1,)):
    try: a.__dict__ = wrong
    except TypeError as x: print(x)
#> 2 {'x': 1, 'y': 2} True
#> B True 1
#> {'z': 1} {'x': 1, 'y': 2} 1
#> 1 D
#> __dict__ must be set to a dictionary, not a 'NoneType'
#> __dict__ must be set to a dictionary, not a 'list'
#> __dict__ must be set to a dictionary, not a 'tuple'
