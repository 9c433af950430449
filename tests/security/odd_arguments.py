# What the library is handed by mistake is refused as CPython refuses it, not by the innards of Hognose.

### the hooks of abstract classes, asked about what is no class
def t(f, *a):
    try: print(f(*a))
    except Exception as e: print(type(e).__name__, e)
import contextlib, collections.abc
class Claims: __mro__ = (int, object)
for c in (contextlib.AbstractContextManager, contextlib.AbstractAsyncContextManager, collections.abc.Sized, collections.abc.Iterator):
    for x in (5, "a", Claims(), list, open):
        t(c.__subclasshook__, x)
#> AttributeError 'int' object has no attribute '__mro__'
#> AttributeError 'str' object has no attribute '__mro__'
#> NotImplemented
#> NotImplemented
#> AttributeError 'builtin_function_or_method' object has no attribute '__mro__'
#> AttributeError 'int' object has no attribute '__mro__'
#> AttributeError 'str' object has no attribute '__mro__'
#> NotImplemented
#> NotImplemented
#> AttributeError 'builtin_function_or_method' object has no attribute '__mro__'
#> AttributeError 'int' object has no attribute '__mro__'
#> AttributeError 'str' object has no attribute '__mro__'
#> NotImplemented
#> True
#> AttributeError 'builtin_function_or_method' object has no attribute '__mro__'
#> AttributeError 'int' object has no attribute '__mro__'
#> AttributeError 'str' object has no attribute '__mro__'
#> NotImplemented
#> NotImplemented
#> AttributeError 'builtin_function_or_method' object has no attribute '__mro__'

### except* with tuples of a class of their own
class T(tuple):
    def __iter__(self): return iter([5])
    def __getitem__(self, i): return 5
try:
    try: raise ExceptionGroup("g", [ValueError(1), KeyError(2)])
    except* T((ValueError, OSError)) as e: print(repr(e))
except (TypeError, ExceptionGroup) as e: print(repr(e))
try:
    try: raise ExceptionGroup("g", [ValueError(1)])
    except* T((5,)): pass
except TypeError as e: print(e)
#> TypeError('expected an exception type, a tuple of exception types, or a callable (other than a class)')
#> catching classes that do not inherit from BaseException is not allowed

### numbers of frames
import sys
def t(f, *a):
    try: print(type(f(*a)).__name__)
    except Exception as e: print(type(e).__name__, e)
class I:
    def __index__(self): return 0
for x in (0, -1, -2**31, True, I(), 2**31, -2**31 - 1, 2**70, 1.5, "a", None, 5000): t(sys._getframe, x)
#> frame
#> frame
#> frame
#> frame
#> frame
#> OverflowError Python int too large to convert to C int
#> OverflowError Python int too large to convert to C int
#> OverflowError Python int too large to convert to C int
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> ValueError call stack is not deep enough

### __new__ of classes of the library that CPython has in C
import itertools, operator, collections
def t(f, *a):
    try: print(f(*a))
    except Exception as e: print(type(e).__name__, e)
class C(itertools.count): pass
for f, more in ((itertools.count.__new__, ()), (itertools.chain.__new__, ()), (itertools.product.__new__, ("ab",)), (operator.itemgetter.__new__, (1,)), (operator.attrgetter.__new__, ("a",))):
    for c in (5, "a", None, [], int, object, int.__add__):
        t(f, c, *more)
print(itertools.count.__new__(C, 5))
#> TypeError itertools.count.__new__(X): X is not a type object (int)
#> TypeError itertools.count.__new__(X): X is not a type object (str)
#> TypeError itertools.count.__new__(X): X is not a type object (NoneType)
#> TypeError itertools.count.__new__(X): X is not a type object (list)
#> TypeError itertools.count.__new__(int): int is not a subtype of itertools.count
#> TypeError itertools.count.__new__(object): object is not a subtype of itertools.count
#> TypeError itertools.count.__new__(X): X is not a type object (wrapper_descriptor)
#> TypeError itertools.chain.__new__(X): X is not a type object (int)
#> TypeError itertools.chain.__new__(X): X is not a type object (str)
#> TypeError itertools.chain.__new__(X): X is not a type object (NoneType)
#> TypeError itertools.chain.__new__(X): X is not a type object (list)
#> TypeError itertools.chain.__new__(int): int is not a subtype of itertools.chain
#> TypeError itertools.chain.__new__(object): object is not a subtype of itertools.chain
#> TypeError itertools.chain.__new__(X): X is not a type object (wrapper_descriptor)
#> TypeError itertools.product.__new__(X): X is not a type object (int)
#> TypeError itertools.product.__new__(X): X is not a type object (str)
#> TypeError itertools.product.__new__(X): X is not a type object (NoneType)
#> TypeError itertools.product.__new__(X): X is not a type object (list)
#> TypeError itertools.product.__new__(int): int is not a subtype of itertools.product
#> TypeError itertools.product.__new__(object): object is not a subtype of itertools.product
#> TypeError itertools.product.__new__(X): X is not a type object (wrapper_descriptor)
#> TypeError operator.itemgetter.__new__(X): X is not a type object (int)
#> TypeError operator.itemgetter.__new__(X): X is not a type object (str)
#> TypeError operator.itemgetter.__new__(X): X is not a type object (NoneType)
#> TypeError operator.itemgetter.__new__(X): X is not a type object (list)
#> TypeError operator.itemgetter.__new__(int): int is not a subtype of operator.itemgetter
#> TypeError operator.itemgetter.__new__(object): object is not a subtype of operator.itemgetter
#> TypeError operator.itemgetter.__new__(X): X is not a type object (wrapper_descriptor)
#> TypeError operator.attrgetter.__new__(X): X is not a type object (int)
#> TypeError operator.attrgetter.__new__(X): X is not a type object (str)
#> TypeError operator.attrgetter.__new__(X): X is not a type object (NoneType)
#> TypeError operator.attrgetter.__new__(X): X is not a type object (list)
#> TypeError operator.attrgetter.__new__(int): int is not a subtype of operator.attrgetter
#> TypeError operator.attrgetter.__new__(object): object is not a subtype of operator.attrgetter
#> TypeError operator.attrgetter.__new__(X): X is not a type object (wrapper_descriptor)
#> C(5)
