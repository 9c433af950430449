# Texts and small facts of builtins and modules that C functions of CPython have.

def t(fn):
    try: r = fn()
    except BaseException as e: r = type(e).__name__ + ': ' + str(e)
    print(r)

### sys.set_int_max_str_digits
import sys
for v in (1, 639, 640, -1, 2**31, 10**30, 'a', 1.5, None, True, 0):
    t(lambda: sys.set_int_max_str_digits(v))
t(lambda: sys.set_int_max_str_digits())
t(lambda: sys.set_int_max_str_digits(maxdigits=700))
t(lambda: sys.set_int_max_str_digits(700, 1))
print(sys.get_int_max_str_digits())
sys.set_int_max_str_digits(4300)
#> ValueError: maxdigits must be >= 640 or 0 for unlimited
#> ValueError: maxdigits must be >= 640 or 0 for unlimited
#> None
#> ValueError: maxdigits must be >= 640 or 0 for unlimited
#> OverflowError: Python int too large to convert to C int
#> OverflowError: Python int too large to convert to C int
#> TypeError: 'str' object cannot be interpreted as an integer
#> TypeError: 'float' object cannot be interpreted as an integer
#> TypeError: 'NoneType' object cannot be interpreted as an integer
#> ValueError: maxdigits must be >= 640 or 0 for unlimited
#> None
#> TypeError: set_int_max_str_digits() missing required argument 'maxdigits' (pos 1)
#> None
#> TypeError: set_int_max_str_digits() takes at most 1 argument (2 given)
#> 700

### math.ldexp looks at the number first
import math
class I:
    def __index__(self): return 3
class D:
    def __float__(self): return 1.5
for a in (('a','b'),('a',1),(1,'b'),(D(),'b'),(D(),2),
          ([],1),([],'b'),(1,I()),('a',I()),(10**400,1),(10**400,'b'),(None,None),(1.0,2.0),(2**70,'b'),(True,1.5)):
    t(lambda: math.ldexp(*a))
#> TypeError: must be real number, not str
#> TypeError: must be real number, not str
#> TypeError: Expected an int as second argument to ldexp.
#> TypeError: Expected an int as second argument to ldexp.
#> 6.0
#> TypeError: must be real number, not list
#> TypeError: must be real number, not list
#> TypeError: Expected an int as second argument to ldexp.
#> TypeError: must be real number, not str
#> OverflowError: int too large to convert to float
#> OverflowError: int too large to convert to float
#> TypeError: must be real number, not NoneType
#> TypeError: Expected an int as second argument to ldexp.
#> TypeError: Expected an int as second argument to ldexp.
#> TypeError: Expected an int as second argument to ldexp.

### signatures of classes
import inspect
for c in (type, object, int, str, dict, list, range,
           slice, super, property, bool, Exception, map, zip, bytes, classmethod, staticmethod, memoryview,
           tuple, float, complex, set, frozenset, enumerate, reversed, filter, bytearray):
    t(lambda: inspect.signature(c))
#> ValueError: no signature found for builtin <class 'type'>
#> ()
#> ValueError: no signature found for builtin type <class 'int'>
#> ValueError: no signature found for builtin type <class 'str'>
#> ValueError: no signature found for builtin type <class 'dict'>
#> (iterable=(), /)
#> ValueError: no signature found for builtin type <class 'range'>
#> ValueError: no signature found for builtin type <class 'slice'>
#> ValueError: no signature found for builtin type <class 'super'>
#> (fget=None, fset=None, fdel=None, doc=None)
#> (object=False, /)
#> ValueError: no signature found for builtin type <class 'Exception'>
#> (function, iterable, /, *iterables, strict=False)
#> (*iterables, strict=False)
#> ValueError: no signature found for builtin type <class 'bytes'>
#> (function, /)
#> (function, /)
#> (object)
#> (iterable=(), /)
#> (x=0, /)
#> (real=0, imag=0)
#> (iterable=(), /)
#> (iterable=(), /)
#> (iterable, start=0)
#> (sequence, /)
#> (function, iterable, /)
#> ValueError: no signature found for builtin type <class 'bytearray'>

### modules that are frozen, and built in
import abc, codecs, errno, gc, importlib.machinery, importlib.util, io, itertools, marshal, math, os, posixpath
import runpy, stat, sys, time
for m in (abc, codecs, errno, gc, importlib.machinery, importlib.util, io, itertools, marshal, math, os, os.path,
          posixpath, runpy, stat, sys, time): print(m)
#> <module 'abc' (frozen)>
#> <module 'codecs' (frozen)>
#> <module 'errno' (built-in)>
#> <module 'gc' (built-in)>
#> <module 'importlib.machinery' (frozen)>
#> <module 'importlib.util' (frozen)>
#> <module 'io' (frozen)>
#> <module 'itertools' (built-in)>
#> <module 'marshal' (built-in)>
#> <module 'math' (built-in)>
#> <module 'os' (frozen)>
#> <module 'posixpath' (frozen)>
#> <module 'posixpath' (frozen)>
#> <module 'runpy' (frozen)>
#> <module 'stat' (frozen)>
#> <module 'sys' (built-in)>
#> <module 'time' (built-in)>

### what TextIOWrapper asks first
import io
for v in (5, None, 'a', b'', object(), [], io.StringIO()):
    t(lambda: type(io.TextIOWrapper(v)).__name__)
t(lambda: io.TextIOWrapper())
class B(io.BytesIO):
    def readable(self): print("readable"); return True
    def writable(self): print("writable"); return True
io.TextIOWrapper(B())
#> AttributeError: 'int' object has no attribute 'readable'
#> AttributeError: 'NoneType' object has no attribute 'readable'
#> AttributeError: 'str' object has no attribute 'readable'
#> AttributeError: 'bytes' object has no attribute 'readable'
#> AttributeError: 'object' object has no attribute 'readable'
#> AttributeError: 'list' object has no attribute 'readable'
#> TextIOWrapper
#> TypeError: TextIOWrapper() missing required argument 'buffer' (pos 1)
#> readable
#> writable

### namespaces compare their dicts
import types
N = types.SimpleNamespace
a, b = N(x=1), N(x=2)
t(lambda: a < b)
t(lambda: a <= b)
t(lambda: a > b)
t(lambda: a >= b)
t(lambda: a < 1)
t(lambda: 1 < a)
t(lambda: a == b)
t(lambda: a != b)
t(lambda: a == N(x=1))
t(lambda: a == 1)
class S(N): pass
t(lambda: S(x=1) == a)
t(lambda: S(x=1) < a)
t(lambda: N.__lt__(a, b))
t(lambda: N.__lt__(a, 1))
t(lambda: N.__ge__(a, {}))
t(lambda: sorted([a, b]))
t(lambda: max(a, b))
t(lambda: N.__eq__(a, N(x=1)))
#> TypeError: '<' not supported between instances of 'dict' and 'dict'
#> TypeError: '<=' not supported between instances of 'dict' and 'dict'
#> TypeError: '>' not supported between instances of 'dict' and 'dict'
#> TypeError: '>=' not supported between instances of 'dict' and 'dict'
#> TypeError: '<' not supported between instances of 'types.SimpleNamespace' and 'int'
#> TypeError: '<' not supported between instances of 'int' and 'types.SimpleNamespace'
#> False
#> True
#> True
#> False
#> True
#> TypeError: '<' not supported between instances of 'dict' and 'dict'
#> TypeError: '<' not supported between instances of 'dict' and 'dict'
#> NotImplemented
#> NotImplemented
#> TypeError: '<' not supported between instances of 'dict' and 'dict'
#> TypeError: '>' not supported between instances of 'dict' and 'dict'
#> True

### OrderedDict subclasses show what their own methods give
import collections
class OD(collections.OrderedDict):
    def __getitem__(self, k): return 'item ' + str(super().__getitem__(k))
print(OD(a=1), str(OD(a=1, b=2)))
class OD2(collections.OrderedDict):
    def items(self): return [('x', 5)]
print(OD2(a=1))
class OD3(collections.OrderedDict):
    def __iter__(self): return iter(['b'])
t(lambda: repr(OD3(a=1, b=2)))
class OD4(collections.OrderedDict):
    def keys(self): return ['zz']
t(lambda: repr(OD4(a=1)))
class OD5(collections.OrderedDict):
    def __getitem__(self, k): raise ValueError('no')
t(lambda: repr(OD5(a=1)))
class CD(dict):
    def __getitem__(self, k): return 'item'
print(CD(a=1), repr(collections.Counter(a=1)))
class DD(collections.defaultdict):
    def __getitem__(self, k): return 'item'
print(DD(int, a=1))
#> OD({'a': 'item 1'}) OD({'a': 'item 1', 'b': 'item 2'})
#> OD2({'a': 1})
#> OD3({'a': 1, 'b': 2})
#> KeyError: 'zz'
#> ValueError: no
#> {'a': 1} Counter({'a': 1})
#> DD(<class 'int'>, {'a': 1})
