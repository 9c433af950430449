### type() calls the __init__ of the metaclass that the bases bring
class M(type):
    def __init__(self, name, bases, ns, **kw): print("init", name, kw); super().__init__(name, bases, ns)
    def __new__(cls, name, bases, ns, **kw): return super().__new__(cls, name, bases, ns)
class A(metaclass=M): pass
B = type("B", (A,), {})
print(type(B))
C = type("C", (A,), {}, key=1)
class Refuses(type):
    def __init__(self, *given): raise ValueError(given[0])
class D(type("Plain", (), {})): pass
type.__call__(type, "E", (A,), {})
type.__new__(type, "F", (A,), {})
def __init__(self, *given): raise ValueError(given[0])
M.__init__ = __init__
type("G", (B,), {})
#> init A {}
#> init B {}
#> <class '__main__.M'>
#> init C {'key': 1}
#> init E {}
#! ValueError: G

### keywords of a class statement that are names of parameters of frozen code
class Base:
    def __init_subclass__(cls, **kw): print(kw)
class T(Base, name=1): pass
class T2(Base, bases=1, namespace=2, metatype=3, function=4, keywords=5, given=6, args=7): pass
class Meta(type):
    def __new__(m, n, b, d, /, **kw): print(kw); return super().__new__(m, n, b, d)
    def __init__(m, n, b, d, /, **kw): print(kw)
    @classmethod
    def __prepare__(m, n, b, /, **kw): print(kw); return {}
class T3(metaclass=Meta, name=1, bases=2, namespace=3, cls=4, self=5, mcs=6, meta=7): pass
#> {'name': 1}
#> {'bases': 1, 'namespace': 2, 'metatype': 3, 'function': 4, 'keywords': 5, 'given': 6, 'args': 7}
#> {'name': 1, 'bases': 2, 'namespace': 3, 'cls': 4, 'self': 5, 'mcs': 6, 'meta': 7}
#> {'name': 1, 'bases': 2, 'namespace': 3, 'cls': 4, 'self': 5, 'mcs': 6, 'meta': 7}
#> {'name': 1, 'bases': 2, 'namespace': 3, 'cls': 4, 'self': 5, 'mcs': 6, 'meta': 7}

### keywords of calls that are names of parameters of frozen code
class K:
    def __init__(this, **kw): print(kw)
K(cls=1, self=2, type=3, o=4, args=5, kwargs=6)
K.__call__ = lambda this, /, **kw: kw
print(K()(self=1, cls=2, args=3, obj=4))
class Descriptor:
    def __get__(self, o, t): return lambda **kw: kw
class Has:
    __call__ = Descriptor()
print(Has()(descriptor=1, o=2, t=3))
#> {'cls': 1, 'self': 2, 'type': 3, 'o': 4, 'args': 5, 'kwargs': 6}
#> {}
#> {'self': 1, 'cls': 2, 'args': 3, 'obj': 4}
#> {'descriptor': 1, 'o': 2, 't': 3}

### keywords of collections
from collections import defaultdict, OrderedDict, Counter, ChainMap, UserDict
print(defaultdict(int, cls=1))
print(defaultdict(int, self=1, default_factory=3))
print(OrderedDict(self=1, cls=2, other=3))
print(Counter(self=1, cls=2, iterable=3))
print(dict(self=1, cls=3, iterable=4, mapping=3))
print(UserDict(self=1, cls=2))
print(ChainMap({}).new_child(cls=1, self_=2))
d = {}; d.update(self=1, other=2, iterable=3); print(d)
c = Counter(); c.update(self=1, iterable=2); c.subtract(self=1, iterable=1); print(c)
#> defaultdict(<class 'int'>, {'cls': 1})
#> defaultdict(<class 'int'>, {'self': 1, 'default_factory': 3})
#> OrderedDict({'self': 1, 'cls': 2, 'other': 3})
#> Counter({'iterable': 3, 'cls': 2, 'self': 1})
#> {'self': 1, 'cls': 3, 'iterable': 4, 'mapping': 3}
#> {'self': 1, 'cls': 2}
#> ChainMap({'cls': 1, 'self_': 2}, {})
#> {'self': 1, 'other': 2, 'iterable': 3}
#> Counter({'iterable': 1, 'self': 0})

### keywords of partial, methodcaller and other callers
import functools, operator, contextlib, types
def f(*args, **kw): return args, kw
print(functools.partial(f, 1, cls=1, func=2, self=3, args=4, keywords=5)())
print(functools.partial(f)(func=2, self=3, cls=4))
class Q:
    def m(this, /, **kw): print(kw)
    p = functools.partialmethod(m, func=1, self=2, cls=3)
    @functools.singledispatchmethod
    def s(this, x, /, **kw): print(x, kw)
operator.methodcaller('m', cls=1, name=2, self=3, obj=4)(Q())
Q().p(args=4)
Q().s(1, func=2, self=3, cls=4)
print(operator.call(f, obj=1, self=2))
@functools.lru_cache
def cached(**kw): return kw
print(cached(self=1, key=2, user_function=3, args=4))
@functools.singledispatch
def single(x, **kw): return kw
print(single(1, func=1, args=2, kw=3))
@contextlib.contextmanager
def manager(**kw): yield kw
with manager(func=1, self=2, args=3) as got: print(got)
with contextlib.ExitStack() as stack:
    stack.callback(f, self=1, callback=2, func=3)
print(types.SimpleNamespace(self=1, cls=2, mapping=3))
new = types.new_class("N", (), {"metaclass": type}); print(new.__name__)
#> ((1,), {'cls': 1, 'func': 2, 'self': 3, 'args': 4, 'keywords': 5})
#> ((), {'func': 2, 'self': 3, 'cls': 4})
#> {'cls': 1, 'name': 2, 'self': 3, 'obj': 4}
#> {'func': 1, 'self': 2, 'cls': 3, 'args': 4}
#> 1 {'func': 2, 'self': 3, 'cls': 4}
#> ((), {'obj': 1, 'self': 2})
#> {'self': 1, 'key': 2, 'user_function': 3, 'args': 4}
#> {'func': 1, 'args': 2, 'kw': 3}
#> {'func': 1, 'self': 2, 'args': 3}
#> namespace(self=1, cls=2, mapping=3)
#> N

### keywords of enums
import enum
class E(enum.Enum):
    def __init_subclass__(cls, /, **kw): print(kw)
class F(E, name=1, this=4): A = 1
for name in ('cls', 'bases', 'namespace', 'metacls', 'classdict', 'boundary', '_simple', 'names', 'value', 'self', 'kwds'):
    try: exec(f'class G(E, {name}=1): A = 1')
    except TypeError as e: print(name, e)
#> {'name': 1, 'this': 4}
#> cls EnumType.__prepare__() got multiple values for argument 'cls'
#> bases EnumType.__prepare__() got multiple values for argument 'bases'
#> {'namespace': 1}
#> metacls EnumType.__prepare__() got multiple values for argument 'metacls'
#> classdict EnumType.__new__() got multiple values for argument 'classdict'
#> {}
#> {}
#> {'names': 1}
#> {'value': 1}
#> {'self': 1}
#> {'kwds': 1}
