# What CPython's own tests of functools look at.

### single dispatch looks at abstract classes as if they were bases
import functools
from collections import abc, ChainMap, OrderedDict, UserString, deque
@functools.singledispatch
def f(x): return 'base'
f.register(abc.Sized)(lambda x: 'sized')
f.register(abc.Container)(lambda x: 'container')
class Both:
    def __len__(self): return 0
    def __contains__(self, x): return False
try: f(Both())
except RuntimeError as e: print(e)
f.register(abc.Collection)(lambda x: 'collection')
print(f([]), f({}), f(5), f(deque()))
f.register(abc.MutableSequence)(lambda x: 'sequence')
f.register(dict)(lambda x: 'dict')
print(f([]), f(OrderedDict()), f(ChainMap()), f(frozenset()), f(UserString('')))
#> Ambiguous dispatch: <class 'collections.abc.Sized'> or <class 'collections.abc.Container'>
#> collection collection base collection
#> sequence dict collection collection collection

### a class that is registered with an abstract one later is dispatched anew
import abc, functools
class Shape(abc.ABC): pass
class Round: pass
@functools.singledispatch
def area(x): return 'none'
@area.register(Shape)
def _(x): return 'shape'
print(area(Round()))  #> none
Shape.register(Round)
print(area(Round()))  #> shape

### single dispatch methods say what they are
import functools
class A:
    @functools.singledispatchmethod
    def show(self, x):
        """Shows."""
        return 'other'
    @show.register
    def _(self, x: int): return 'int'
a = A()
print(a.show(1), a.show('x'), a.show.__name__, a.show.__doc__, A.show.__wrapped__.__name__)
print(repr(a.show).split(' of ')[0], repr(A.show), repr(vars(A)['show']))
try: a.show()
except TypeError as e: print(e)
try:
    @functools.singledispatch
    def g(x): pass
    @g.register
    def _(x: list[int]): pass
except TypeError as e: print(e)
#> int other show Shows. show
#> <bound single dispatch method A.show <single dispatch method A.show> <single dispatch method descriptor A.show>
#> show requires at least 1 positional argument
#> Invalid annotation for 'x'. list[int] is not a class.

### the state of a partial
import functools, copy
class Show:
    def __call__(self, *args, **keywords): return args, keywords
    def __repr__(self): return 'show'
show = Show()
p = functools.partial(show, 1, a=2)
p.attribute = 5
print(p.__reduce__()[1:], copy.copy(p).attribute, copy.deepcopy(p)(3))
q = functools.partial(show)
q.__setstate__((show, (1, 2), {'b': 3}, None))
print(q(4), q.__dict__)
for state in (5, (), (show, (), {}), (5, (), {}, None), (show, [], {}, None), (show, (), [], None),
        (show, (functools.Placeholder,), {}, None)):
    try: q.__setstate__(state)
    except TypeError as e: print(e)
q.__setstate__((show, (q,), {}, None))
print(repr(q), q.args[0] is q)
q.__setstate__((show, (), {}, None))
class Sub(functools.partial): pass
print(repr(Sub(len, 'a')), repr(functools.partial(len, k=1)))
#> ((show,), (show, (1,), {'a': 2}, {'attribute': 5})) 5 ((1, 3), {'a': 2})
#> ((1, 2, 4), {'b': 3}) {}
#> invalid partial state
#> invalid partial state
#> invalid partial state
#> invalid partial state
#> invalid partial state
#> invalid partial state
#> trailing Placeholders are not allowed
#> functools.partial(show, ...) True
#> __main__.Sub(<built-in function len>, 'a') functools.partial(<built-in function len>, k=1)

### partial methods of abstract and bound functions
import abc, functools
class A(abc.ABC):
    @abc.abstractmethod
    def f(self, x): pass
    g = functools.partialmethod(f, 1)
class B(A):
    def f(self, x): return x
    h = functools.partialmethod(f, 5)
    @classmethod
    def c(cls, x): return cls.__name__, x
    d = functools.partialmethod(c, 7)
print(A.g.__isabstractmethod__, sorted(A.__abstractmethods__), B.h.__isabstractmethod__)
class C(B): g = 1
print(C().h(), C().d(), C().d.__self__ is C)
#> True ['f', 'g'] False
#> 5 ('C', 7) True

### caches tell what they are
import functools
@functools.lru_cache(2)
def f(x): return x
f(1)
f(1)
info = f.cache_info()
print(info)
print(info._asdict(), type(info).__module__, type(info).__name__)
print(info._replace(hits=4))
print(info._fields)
class A:
    calls = 0
    @functools.cached_property
    def x(self):
        self.calls += 1
        return self.calls
a = A()
print(a.x, a.x, A.x.__get__(a, A), A.x.func.__name__)
#> CacheInfo(hits=1, misses=1, maxsize=2, currsize=1)
#> {'hits': 1, 'misses': 1, 'maxsize': 2, 'currsize': 1} functools CacheInfo
#> CacheInfo(hits=4, misses=1, maxsize=2, currsize=1)
#> ('hits', 'misses', 'maxsize', 'currsize')
#> 1 1 1 x

### wrapped methods keep documentation of their own
def f():
    "Of the function."
for wrapper in (staticmethod, classmethod):
    w = wrapper(f)
    print(w.__doc__, end=' ')
    w.__doc__ = 'Of its own.'
    print(w.__doc__, f.__doc__)
#> Of the function. Of its own. Of the function.
#> Of the function. Of its own. Of the function.

### what classes of the core do not have
for cls in (object, int, type):
    try: print(cls.__annotate__)
    except AttributeError as e: print(e)
class A: x: int
print(A.__annotate__(1))
import annotationlib
print(annotationlib.get_annotations(int), annotationlib.get_annotate_from_class_namespace(vars(A)) is not None)
#> type object 'object' has no attribute '__annotate__'
#> type object 'int' has no attribute '__annotate__'
#> type object 'type' has no attribute '__annotate__'
#> {'x': <class 'int'>}
#> {} True
