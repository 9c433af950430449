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
except ExceptionGroup as e: print(repr(e))
try:
    try: raise ExceptionGroup("g", [ValueError(1)])
    except* T((5,)): pass
except TypeError as e: print(e)
#! TypeError: expected an exception type, a tuple of exception types, or a callable (other than a class)

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
