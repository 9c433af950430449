# Modules whose __class__ is set.

### a module gets the attributes of its new class
import types
class M(types.ModuleType):
    k = 'of the class'
    p = property(lambda self: self.q + 1, lambda self, v: setattr(self, 'q', v))
    def m(self, x=1):
        return self.__name__, x
    @classmethod
    def c(cls):
        return cls.__name__
class N(types.ModuleType):
    def __getattr__(self, name):
        if name == 'zz':
            return 'N.zz'
        raise AttributeError(name)
m = types.ModuleType('m')
m.q, m.k = 5, 'own'
for cls in M, N, types.ModuleType:
    for f in (lambda: m.q, lambda: m.k, lambda: m.p, lambda: m.m(4), lambda: m.c(), lambda: m.zz,
              lambda: type(m).__name__):
        try:
            print(f(), end=' ')
        except (AttributeError, TypeError) as e:
            print(e, end=' ')
    print()
    m.__class__ = cls
m.__class__ = M
m.p = 9
print(m.p, m.q, isinstance(m, M), m.__dict__['k'], hasattr(m, 'nope'))
#> 5 own module 'm' has no attribute 'p' module 'm' has no attribute 'm' module 'm' has no attribute 'c' module 'm' has no attribute 'zz' module 
#> 5 own 6 ('m', 4) M module 'm' has no attribute 'zz' M 
#> 5 own p m c N.zz N 
#> 10 9 True own False

### places that have read a module's attribute look again
import types
class M(types.ModuleType):
    x = property(lambda self: 'computed')
    def f(self):
        return 'method'
    def g(self):
        return 'method'
m = types.ModuleType('m')
m.x, m.f = 'own', lambda: 'function'
def look():
    try:
        return m.f(), m.g()
    except AttributeError as e:
        return e
for i in range(5):
    print(eval('m.x'), look())
    m.__class__ = M if i % 2 == 0 else types.ModuleType
#> own module 'm' has no attribute 'g'
#> computed ('function', 'method')
#> own module 'm' has no attribute 'g'
#> computed ('function', 'method')
#> own module 'm' has no attribute 'g'

### every operator of the class
import types
class M(types.ModuleType):
    def __repr__(self): return 'M!'
    def __str__(self): return 'str'
    def __bool__(self): return False
    def __len__(self): return 3
    def __iter__(self): return iter([1, 2])
    def __getitem__(self, k): return k
    def __eq__(self, o): return True
    def __hash__(self): return 5
    def __add__(self, o): return 'add'
    def __contains__(self, x): return True
    def __neg__(self): return 'neg'
    def __index__(self): return 1
    def __call__(self, *a, **k): return a, k
    def __lt__(self, o): return 'lt'
m = types.ModuleType('m')
m.__class__ = M
print(repr(m), [m], str(m), f'{m} {m!r}', '%s %r' % (m, m), super(M, m).__repr__())
print(bool(m), not m, len(m), list(m), m['a'], m == 3, m != 3, m in [3], (m,) == (4,))
print(hash(m), {m: 1}[m], m + 1, 9 in m, -m, [1, 2][m], m(1, a=2), m < 1, callable(m))
a, *b = m
print(a, b)
#> M! [M!] str str M! str M! <module 'm'>
#> False True 3 [1, 2] a True False True True
#> 5 1 add True neg 2 ((1,), {'a': 2}) lt True
#> 1 [2]

### what a class of modules may be
import types
class S(types.ModuleType):
    __slots__ = ('q',)
class E(types.ModuleType):
    __slots__ = ()
m = types.ModuleType('m')
for cls in S, E, int, object, types.ModuleType, 5:
    try:
        m.__class__ = cls
        print(m.__class__)
    except TypeError as e:
        print(str(e).split(':')[0])
e, s = E('e'), S('s')
e.x, s.x, s.q = 1, 2, 3
print(e.__dict__['x'], s.x, s.q, 'q' in s.__dict__)
#> __class__ assignment
#> <class '__main__.E'>
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> __class__ assignment only supported for mutable types or ModuleType subclasses
#> <class 'module'>
#> __class__ must be set to a class, not 'int' object
#> 1 2 3 False

### the main module, and names imported from a module with a class
import sys, types
class Lazy(types.ModuleType):
    @property
    def answer(self):
        print('computed')
        self.__dict__['answer_value'] = 42
        return 42
    def __setattr__(self, name, value):
        print('set', name)
        super().__setattr__(name, value)
    def __dir__(self):
        return ['answer']
here = sys.modules[__name__]
here.__class__ = Lazy
print(here.answer, answer_value, dir(here))
here.y = 1
print(y)
sys.modules['lazy'] = m = types.ModuleType('lazy')
m.__class__ = Lazy
exec('from lazy import answer\nimport lazy\nprint(answer, lazy.answer)')
#> computed
#> 42 42 ['answer']
#> set y
#> 1
#> computed
#> computed
#> 42 42

### the repr of modules without a spec, and of one that was never initialised
import types
class Loader: pass
class Full:
    def __repr__(self): return '<full loader>'
m = types.ModuleType.__new__(types.ModuleType)
print(m.__dict__, m)
try: m.x
except AttributeError as e: print(e)
m = types.ModuleType('foo')
print(m)
m.__loader__ = Full()
print(m)
del m.__name__
print(m)
try: m.x
except AttributeError as e: print(e)
m.__file__ = '/tmp/x.py'
print(m)
m.__name__ = 'bar'
print(m, [m])
try: m.x
except AttributeError as e: print(e)
m.__name__ = 3
try: m.x
except AttributeError as e: print(e)
class M(types.ModuleType):
    def __repr__(self): return 'own ' + super().__repr__()
print(M('m'), [M('m')], types.ModuleType.__repr__(M('m')))
#> {} <module '?'>
#> module has no attribute 'x'
#> <module 'foo'>
#> <module 'foo' (<full loader>)>
#> <module '?' (<full loader>)>
#> module has no attribute 'x'
#> <module '?' from '/tmp/x.py'>
#> <module 'bar' from '/tmp/x.py'> [<module 'bar' from '/tmp/x.py'>]
#> module 'bar' has no attribute 'x'
#> module has no attribute 'x'
#> own <module 'm'> [own <module 'm'>] <module 'm'>

### typing's generic aliases in a union
import typing
print(issubclass(typing.List, typing.List | typing.Tuple), issubclass(int, typing.List | typing.Tuple),
      issubclass(list, int | typing.List))
print(isinstance([], typing.List | typing.Tuple), isinstance(3, int | typing.List), isinstance((), int | typing.List))
for c in 3, 'a', [int]:
    try: issubclass(c, int | str)
    except TypeError as e: print(e)
#> True False True
#> True True False
#> issubclass() arg 1 must be a class
#> issubclass() arg 1 must be a class
#> issubclass() arg 1 must be a class

### the annotations of a module: deleted only where they are, and then not made again
import types
m = types.ModuleType('m')
def delete():
    try: del m.__annotations__
    except AttributeError as e: print(repr(e), e.name)
delete()
print(m.__annotations__, '__annotations__' in m.__dict__)
delete()
delete()
m.__annotate__ = lambda f: {'x': 1}
delete()
print(m.__annotations__, m.__annotate__ is None)
delete()
print(m.__annotations__, m.__annotate__)
m.__annotate__ = lambda f: {'x': 1}
m.__annotations__ = {'b': 2}
print(m.__annotations__, m.__annotate__)
m.__annotate__ = lambda f: {'x': 3}
print(m.__annotations__)
m.__annotate__ = None
print(m.__annotations__)
#> AttributeError('__annotations__') None
#> {} True
#> AttributeError('__annotations__') None
#> AttributeError('__annotations__') None
#> {'x': 1} False
#> {} None
#> {'b': 2} None
#> {'x': 3}
#> {'x': 3}
