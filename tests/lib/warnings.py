# warnings. What goes to sys.stderr is caught in a string.

import warnings, sys, io

def cap(f):
    e = sys.stderr; sys.stderr = s = io.StringIO()
    try:
        try: f()
        except BaseException as x: s.write(f'{type(x).__name__} {x}\n')
    finally: sys.stderr = e
    print(s.getvalue().replace('<exec>', 'main.py'), end='|\n')

### warn: cap, warn and warnings
def f(): warnings.warn('hello')
cap(f); cap(f)
def g(): warnings.warn('dep', DeprecationWarning)
cap(g)
def h(): warnings.warn(UserWarning('inst'), stacklevel=2)
cap(h)
#> main.py:10: UserWarning: hello
#>   def f(): warnings.warn('hello')
#> |
#> |
#> main.py:12: DeprecationWarning: dep
#>   def g(): warnings.warn('dep', DeprecationWarning)
#> |
#> main.py:6: UserWarning: inst
#>   try: f()
#> |

### warn: with a category, or what is none
cap(lambda: warnings.warn('x', int))
cap(lambda: warnings.warn(5))
cap(lambda: warnings.warn('pend', PendingDeprecationWarning))
for i in range(3): cap(lambda: warnings.warn(f'n {i}', RuntimeWarning))
cap(lambda: warnings.warn('x', skip_file_prefixes='a'))
cap(lambda: warnings.warn('sl', stacklevel=50))
#> TypeError category must be a Warning subclass, not 'type'
#> |
#> main.py:11: UserWarning: 5
#>   cap(lambda: warnings.warn(5))
#> |
#> |
#> main.py:13: RuntimeWarning: n 0
#>   for i in range(3): cap(lambda: warnings.warn(f'n {i}', RuntimeWarning))
#> |
#> main.py:13: RuntimeWarning: n 1
#>   for i in range(3): cap(lambda: warnings.warn(f'n {i}', RuntimeWarning))
#> |
#> main.py:13: RuntimeWarning: n 2
#>   for i in range(3): cap(lambda: warnings.warn(f'n {i}', RuntimeWarning))
#> |
#> TypeError warn() argument 'skip_file_prefixes' must be tuple, not str
#> |
#> <sys>:0: UserWarning: sl
#> |

### warn_explicit
def cap(f):
    e = sys.stderr; sys.stderr = s = io.StringIO()
    try:
        try: f()
        except BaseException as x: s.write(f'{type(x).__name__} {x}\n')
    finally: sys.stderr = e
    print(s.getvalue(), end='|\n')
r = {}
for i in range(2): cap(lambda: warnings.warn_explicit('msg', UserWarning, 'file.py', 3, registry=r))
cap(lambda: warnings.warn_explicit('msg', UserWarning, 'file.py', 4, registry=r))
cap(lambda: warnings.warn_explicit('msg', UserWarning, 'file.py', 3))
cap(lambda: warnings.warn_explicit(FutureWarning('w'), None, 'file.py', 3))
del r['version']; print(r)
#> file.py:3: UserWarning: msg
#> |
#> |
#> file.py:4: UserWarning: msg
#> |
#> file.py:3: UserWarning: msg
#> |
#> file.py:3: FutureWarning: w
#> |
#> {('msg', <class 'UserWarning'>, 3): True, ('msg', <class 'UserWarning'>, 4): True}

### filters: filters, warnings and simplefilter
print(warnings.filters[-5:])
def count(action, **k):
    with warnings.catch_warnings(record=True) as w:
        warnings.resetwarnings()
        warnings.simplefilter(action, **k)
        for i in range(3):
            for m in ('a', 'b'):
                warnings.warn(m)
                warnings.warn(m)
            warnings.warn('f', FutureWarning)
        return len(w)
for a in ('always', 'all', 'default', 'module', 'once', 'ignore'): print(a, count(a))
print(count('always', category=FutureWarning), count('ignore', category=FutureWarning), count('ignore', lineno=10))
with warnings.catch_warnings():
    warnings.simplefilter('error')
    try: warnings.warn('raised', UserWarning)
    except UserWarning as e: print(repr(e))
with warnings.catch_warnings(record=True, action='always') as w:
    warnings.warn('a'); warnings.warn('b', FutureWarning)
    print([(str(x.message), x.category.__name__, x.lineno, x.line, x.source, x.file) for x in w],
        type(w[0]).__name__)
    print(str(w[0]).replace(w[0].filename, 'FILE'))
n = len(warnings.filters)
with warnings.catch_warnings():
    warnings.simplefilter('ignore'); warnings.simplefilter('ignore'); warnings.simplefilter('ignore', append=True)
    print(len(warnings.filters) - n, warnings.filters[0])
print(len(warnings.filters) - n)
def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)
E(warnings.simplefilter, 'foo')
E(warnings.simplefilter, 'error', lineno=-1)
E(warnings.filterwarnings, 'error', message=5)
E(warnings.filterwarnings, 'error', category=int)
#> [('default', None, <class 'DeprecationWarning'>, '__main__', 0), ('ignore', None, <class 'DeprecationWarning'>, None, 0), ('ignore', None, <class 'PendingDeprecationWarning'>, None, 0), ('ignore', None, <class 'ImportWarning'>, None, 0), ('ignore', None, <class 'ResourceWarning'>, None, 0)]
#> always 15
#> all 15
#> default 5
#> module 3
#> once 3
#> ignore 0
#> 7 4 5
#> UserWarning('raised')
#> [('a', 'UserWarning', 28, None, None, None), ('b', 'FutureWarning', 28, None, None, None)] WarningMessage
#> {message : UserWarning('a'), category : 'UserWarning', filename : 'FILE', lineno : 28, line : None}
#> 1 ('ignore', None, <class 'Warning'>, None, 0)
#> 0
#> ValueError invalid action: 'foo'
#> ValueError lineno must be an int >= 0
#> TypeError message must be a string
#> TypeError category must be a Warning subclass

### filters: catch_warnings, __exit__ and __enter__
def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)
c = warnings.catch_warnings()
print(c, warnings.catch_warnings(record=True))
E(c.__exit__)
c.__enter__()
E(c.__enter__)
c.__exit__()
#> catch_warnings() catch_warnings(record=True)
#> RuntimeError Cannot exit catch_warnings() without entering first
#> RuntimeError Cannot enter catch_warnings() twice

### formatting and showing
print(repr(warnings.formatwarning('m', UserWarning, 'f.py', 3)))
print(repr(warnings.formatwarning('m', UserWarning, 'f.py', 3, line='  abc ')))
f = io.StringIO()
warnings.showwarning('m', FutureWarning, 'f.py', 4, file=f)
print(f.getvalue())
with warnings.catch_warnings():
    warnings.simplefilter('always')
    def show(message, category, filename, lineno, file=None, line=None): print('show', repr(message), category, lineno)
    warnings.showwarning = show
    warnings.warn('custom')
#> 'f.py:3: UserWarning: m\n'
#> 'f.py:3: UserWarning: m\n  abc\n'
#> f.py:4: FutureWarning: m
#>
#> show UserWarning('custom') <class 'UserWarning'> 19

### deprecated
warnings.simplefilter('always')
def cap(f, *a):
    with warnings.catch_warnings(record=True) as w:
        try: r = f(*a)
        except Exception as e: r = repr(e)
    shown = [(str(x.message), x.category.__name__, x.lineno) for x in w]
    print(r if isinstance(r, (int, str)) else type(r).__name__, shown)
@warnings.deprecated('old thing')
def k(x):
    "doc"
    return x
cap(k, 5); print(k.__deprecated__, k.__doc__, k.__name__)
@warnings.deprecated('old class', category=FutureWarning)
class C:
    def __init__(self, x): self.x = x
cap(C, 3)
cap(lambda: type('E', (C,), {}))
with warnings.catch_warnings(action='ignore'):
    class D(C): pass
cap(D, 4); print(D(1).x, C.__deprecated__)
cap(warnings.deprecated, 5)
@warnings.deprecated('n', category=None)
class N: pass
cap(N); print(N.__deprecated__)
#> 5 [('old thing', 'DeprecationWarning', 13)]
#> old thing doc k
#> C [('old class', 'FutureWarning', 13)]
#> type [('old class', 'FutureWarning', 26)]
#> D []
#> 1 old class
#> TypeError("Expected an object of type str for 'message', not 'int'") []
#> N []
#> n

### conversions that return more than they should
import math, operator, warnings
class F(float): pass
class I(int): pass
class C(complex): pass
class A:
    def __float__(self): return F(42)
    def __index__(self): return I(3)
    def __int__(self): return True
    def __complex__(self): return C(1j)
class G(float):
    def __float__(self): return self
for call in (lambda: float(A()), lambda: int(A()), lambda: complex(A()), lambda: F(A()),
        lambda: operator.index(A()), lambda: math.sin(A()), lambda: hex(A()), lambda: [0, 1, 2, 3][A()],
        lambda: 'ab' * A(), lambda: float(G(2)), lambda: complex(G(2))):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter('always')
        v = call()
    print(type(v).__name__, v, *[f'{w.category.__name__}: {w.message}' for w in found])
warnings.simplefilter('error')
int(A())
#> float 42.0 DeprecationWarning: A.__float__ returned non-float (type F).  The ability to return an instance of a strict subclass of float is deprecated, and may be removed in a future version of Python.
#> int 1 DeprecationWarning: __int__ returned non-int (type bool).  The ability to return an instance of a strict subclass of int is deprecated, and may be removed in a future version of Python.
#> complex 1j DeprecationWarning: __complex__ returned non-complex (type C).  The ability to return an instance of a strict subclass of complex is deprecated, and may be removed in a future version of Python.
#> F 42.0 DeprecationWarning: A.__float__ returned non-float (type F).  The ability to return an instance of a strict subclass of float is deprecated, and may be removed in a future version of Python.
#> int 3 DeprecationWarning: __index__ returned non-int (type I).  The ability to return an instance of a strict subclass of int is deprecated, and may be removed in a future version of Python.
#> float -0.9165215479156338 DeprecationWarning: A.__float__ returned non-float (type F).  The ability to return an instance of a strict subclass of float is deprecated, and may be removed in a future version of Python.
#> str 0x3 DeprecationWarning: __index__ returned non-int (type I).  The ability to return an instance of a strict subclass of int is deprecated, and may be removed in a future version of Python.
#> int 3 DeprecationWarning: __index__ returned non-int (type I).  The ability to return an instance of a strict subclass of int is deprecated, and may be removed in a future version of Python.
#> str ababab DeprecationWarning: __index__ returned non-int (type I).  The ability to return an instance of a strict subclass of int is deprecated, and may be removed in a future version of Python.
#> float 2.0 DeprecationWarning: G.__float__ returned non-float (type G).  The ability to return an instance of a strict subclass of float is deprecated, and may be removed in a future version of Python.
#> complex (2+0j)
#! DeprecationWarning: __int__ returned non-int (type bool).  The ability to return an instance of a strict subclass of int is deprecated, and may be removed in a future version of Python.

### throw() with several arguments
def g():
    while True:
        try: yield
        except ValueError as e: print(repr(e))
it = g()
next(it)
for args in ((ValueError, 'x', None), (ValueError, 'x'), (ValueError,), (ValueError('y'),)):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter('always')
        it.throw(*args)
    print(*[w.message for w in found])
#> ValueError('x')
#> the (type, exc, tb) signature of throw() is deprecated, use the single-arg signature instead.
#> ValueError('x')
#> the (type, exc, tb) signature of throw() is deprecated, use the single-arg signature instead.
#> ValueError()
#>
#> ValueError('y')
#>

### a relative import without a package
warnings.simplefilter('error')
__import__('x', {'__name__': '__main__', '__package__': None}, None, ('y',), 1)
#! ImportWarning: can't resolve package from __spec__ or __package__, falling back on __name__ and __path__

### what the library warns of is said of the program's line
import codecs, datetime, threading, traceback, typing, urllib.parse, warnings, xml.etree.ElementTree
open('/tmp/x', 'w').close()
def old():
    codecs.open('/tmp/x').close()
    threading.currentThread()
    bool(xml.etree.ElementTree.Element('a'))
    traceback.TracebackException.from_exception(ValueError()).exc_type
    typing.no_type_check_decorator(old)
    datetime.datetime.utcnow()
    datetime.datetime.utcfromtimestamp(0)
    urllib.parse.splittype('a')
    threading.current_thread().isDaemon()
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter('always')
    old()
    threading.activeCount()
for each in told:
    print(each.lineno, each.category.__name__, each.message)
#> 13 DeprecationWarning codecs.open() is deprecated. Use open() instead.
#> 14 DeprecationWarning currentThread() is deprecated, use current_thread() instead
#> 15 DeprecationWarning Testing an element's truth value will always return True in future versions.  Use specific 'len(elem)' or 'elem is not None' test instead.
#> 16 DeprecationWarning Deprecated in 3.13. Use exc_type_str instead.
#> 17 DeprecationWarning 'typing.no_type_check_decorator' is deprecated and slated for removal in Python 3.15
#> 18 DeprecationWarning datetime.datetime.utcnow() is deprecated and scheduled for removal in a future version. Use timezone-aware objects to represent datetimes in UTC: datetime.datetime.now(datetime.UTC).
#> 19 DeprecationWarning datetime.datetime.utcfromtimestamp() is deprecated and scheduled for removal in a future version. Use timezone-aware objects to represent datetimes in UTC: datetime.datetime.fromtimestamp(timestamp, datetime.UTC).
#> 20 DeprecationWarning urllib.parse.splittype() is deprecated as of 3.8, use urllib.parse.urlparse() instead
#> 21 DeprecationWarning isDaemon() is deprecated, get the daemon attribute instead
#> 25 DeprecationWarning activeCount() is deprecated, use active_count() instead

### and in functions of modules whose own functions CPython counts as well
import argparse, asyncio, locale, logging, sysconfig, tomllib, warnings
logging.root.addHandler(logging.NullHandler())
async def work(): pass
def old():
    logging.getLogger('a').warn('x')
    logging.LoggerAdapter(logging.getLogger('a')).warn('x')
    locale.getdefaultlocale()
    argparse.FileType()
    tomllib.TOMLDecodeError('x')
    asyncio.get_event_loop_policy()
    asyncio.iscoroutinefunction(work)
    sysconfig.is_python_build(True)
    asyncio.DefaultEventLoopPolicy
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter('always')
    old()
for each in told:
    print(each.lineno, each.category.__name__, str(each.message)[:50])
#> 14 DeprecationWarning The 'warn' method is deprecated, use 'warning' ins
#> 15 DeprecationWarning The 'warn' method is deprecated, use 'warning' ins
#> 16 DeprecationWarning 'locale.getdefaultlocale' is deprecated and slated
#> 17 PendingDeprecationWarning FileType is deprecated. Simply open files after pa
#> 18 DeprecationWarning Free-form arguments for TOMLDecodeError are deprec
#> 19 DeprecationWarning 'asyncio.get_event_loop_policy' is deprecated and 
#> 20 DeprecationWarning 'asyncio.iscoroutinefunction' is deprecated and sl
#> 21 DeprecationWarning The check_home argument of sysconfig.is_python_bui
#> 22 DeprecationWarning 'asyncio.DefaultEventLoopPolicy' is deprecated and
