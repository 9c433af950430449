# What a program gives to the library by name, and where classes say that they were made.

### TypedDict with keys that are names of parameters
import typing
TD = typing.TypedDict('TD', {'self': int, 'cls': int, 'name': int})
print(TD(self=1, cls=2, name=3))  #> {'self': 1, 'cls': 2, 'name': 3}

### the module of classes that a metaclass of the library makes
import abc, types, enum, collections
A = abc.ABCMeta('A', (), {})
print(A.__module__, A)
class Base(abc.ABC):
    @abc.abstractmethod
    def f(self): ...
class M(abc.ABCMeta):
    pass
for made in (type('B', (Base,), {}), abc.ABCMeta('C', (Base,), {}), M('D', (), {}), types.new_class('E'), types.new_class('F', (abc.ABC,)),
             types.new_class('G', (), {}, lambda ns: ns.update(__module__='x')), type('H', (), {}), enum.Enum('I', 'a'), collections.namedtuple('J', 'a')):
    print(made.__name__, made.__module__)
try: abc.ABCMeta('Q', (Base,), {})()
except TypeError as e: print(e)
#> abc <class 'abc.A'>
#> B abc
#> C abc
#> D abc
#> E types
#> F abc
#> G x
#> H __main__
#> I __main__
#> J __main__
#> Can't instantiate abstract class Q without an implementation for abstract method 'f'

### signatures of partials with names that the function has not
import inspect, functools
def f(a): pass
def g(a, **kw): pass
print(inspect.signature(functools.partial(g, zz=1)))
for p in (functools.partial(f, zz=1), functools.partial(f, 1, 2), functools.partial(f, b=1, a=2)):
    try: inspect.signature(p)
    except ValueError as e: print(str(e).partition(' at ')[0], str(e).partition('>')[2])
#> (a, **kw)
#> partial object functools.partial(<function f , zz=1) has incorrect arguments
#> partial object functools.partial(<function f , 1, 2) has incorrect arguments
#> partial object functools.partial(<function f , b=1, a=2) has incorrect arguments

### what has no annotations
import inspect
try: inspect.get_annotations(3)
except TypeError as e: print(e)  #> 3 does not have annotations

### arguments of a Callable of collections.abc
import typing, collections.abc
for c in (collections.abc.Callable[[int, str], bool], collections.abc.Callable[..., int], collections.abc.Callable[[], int], typing.Callable[[int], str]):
    print(typing.get_args(c), c.__args__)
#> ([<class 'int'>, <class 'str'>], <class 'bool'>) (<class 'int'>, <class 'str'>, <class 'bool'>)
#> (Ellipsis, <class 'int'>) (Ellipsis, <class 'int'>)
#> ([], <class 'int'>) (<class 'int'>,)
#> ([<class 'int'>], <class 'str'>) (<class 'int'>, <class 'str'>)

### a csv reader that skips the delimiter itself at the start of a field
import csv
for row in csv.reader([' a,  "b, c" ,d', '  ,"x"  y, ', ' ', '1,  2,   "3"'], skipinitialspace=True, delimiter=' '): print(row)
#> ['a,', 'b, c', ',d']
#> [',"x"', 'y,', '']
#> ['']
#> ['1,', '2,', '3']

### zip_longest that is asked for an item while it makes one
import itertools
class It:
    def __init__(self): self.i = 0
    def __iter__(self): return self
    def __next__(self):
        self.i += 1
        if self.i == 2: self.got = next(self.outer, 'end')
        if self.i > 5: raise StopIteration
        return self.i
i = It()
i.outer = o = itertools.zip_longest(i, 'a')
print(list(o), i.got)  #> [(1, 'a'), (3, None), (4, None), (5, None)] (3, None)

### members of a set are not asked for their hashes again
count = 0
class H:
    def __init__(self, v): self.v = v
    def __hash__(self):
        global count
        count += 1
        return hash(self.v)
    def __eq__(self, other): return self.v == other.v
a, b = {H(i) for i in range(5)}, {H(i) for i in range(3)}
for do in (lambda: dict.fromkeys(a), lambda: dict.fromkeys(frozenset(a)), lambda: a - b, lambda: a | b, lambda: set(a), lambda: dict.fromkeys(list(a))):
    count = 0
    print(len(do()), count)
#> 5 0
#> 5 0
#> 2 0
#> 5 0
#> 5 0
#> 5 5
