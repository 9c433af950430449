### a JSON decoder is given no text
import json
for doc in (5, None, b'1', [], 1.5, bytearray(b'[]')):
    for f in (json.JSONDecoder().decode, json.JSONDecoder(object_hook=dict).decode,
              lambda doc: json.JSONDecoder().raw_decode(doc, 0), lambda doc: json.JSONDecoder(strict=False).scan_once(doc, 0)):
        try:
            print(f(doc))
        except Exception as e:
            print(f.__name__, type(doc).__name__, type(e).__name__, e)
    print()
#> decode int TypeError expected string or bytes-like object, got 'int'
#> decode int TypeError expected string or bytes-like object, got 'int'
#> <lambda> int TypeError first argument must be a string, not int
#> <lambda> int TypeError first argument must be a string, not int
#>
#> decode NoneType TypeError expected string or bytes-like object, got 'NoneType'
#> decode NoneType TypeError expected string or bytes-like object, got 'NoneType'
#> <lambda> NoneType TypeError first argument must be a string, not NoneType
#> <lambda> NoneType TypeError first argument must be a string, not NoneType
#>
#> decode bytes TypeError cannot use a string pattern on a bytes-like object
#> decode bytes TypeError cannot use a string pattern on a bytes-like object
#> <lambda> bytes TypeError first argument must be a string, not bytes
#> <lambda> bytes TypeError first argument must be a string, not bytes
#>
#> decode list TypeError expected string or bytes-like object, got 'list'
#> decode list TypeError expected string or bytes-like object, got 'list'
#> <lambda> list TypeError first argument must be a string, not list
#> <lambda> list TypeError first argument must be a string, not list
#>
#> decode float TypeError expected string or bytes-like object, got 'float'
#> decode float TypeError expected string or bytes-like object, got 'float'
#> <lambda> float TypeError first argument must be a string, not float
#> <lambda> float TypeError first argument must be a string, not float
#>
#> decode bytearray TypeError cannot use a string pattern on a bytes-like object
#> decode bytearray TypeError cannot use a string pattern on a bytes-like object
#> <lambda> bytearray TypeError first argument must be a string, not bytearray
#> <lambda> bytearray TypeError first argument must be a string, not bytearray
#>

### a text of a subclass is one
import json
class S(str): pass
print(json.JSONDecoder().decode(S(' [1] ')), json.JSONDecoder().raw_decode(S('[1] '), 0))  #> [1] ([1], 3)

### raw_decode begins anywhere
import json
for at in (0, 1, 3, 4, 10**6, 2**70, 2**63, -1, -2**70, True):
    try:
        print(json.JSONDecoder().raw_decode('[1]2', at))
    except Exception as e:
        print(at, type(e).__name__, e)
#> ([1], 3)
#> (1, 2)
#> (2, 4)
#> 4 JSONDecodeError Expecting value: line 1 column 5 (char 4)
#> 1000000 JSONDecodeError Expecting value: line 1 column 1000001 (char 1000000)
#> 1180591620717411303424 OverflowError Python int too large to convert to C ssize_t
#> 9223372036854775808 OverflowError Python int too large to convert to C ssize_t
#> -1 ValueError idx cannot be negative
#> -1180591620717411303424 OverflowError Python int too large to convert to C ssize_t
#> (1, 2)

### getattr() with both hooks
class A:
    def __getattribute__(self, name): raise AttributeError(name)
    def __getattr__(self, name): return name + '?'
print(getattr(A(), 'x'), getattr(A(), 'x', 1), hasattr(A(), 'x'), A().x)  #> x? x? True x?

### the hooks are of odd kinds
class Call:
    def __init__(self, *a): self.a = a
    def __get__(self, o, t): return Call(*self.a, 'bound')
    def __call__(self, *a): raise AttributeError(self.a + a)
class A:
    __getattribute__ = Call(1)
    def __getattr__(self, name): return name + '?'
class B(A):
    __getattribute__ = classmethod(lambda *a: 1 / 0 if len(a) > 2 else object.__getattribute__(*a))
class C(A):
    __getattribute__ = staticmethod(lambda *a: a)
print(getattr(A(), 'x'), getattr(B(), 'y', 2), getattr(C(), 'z'))  #> x? y? ('z',)

### a position is no int
import json
class I:
    def __index__(self): return 1
for at in ('a', 1.0, None, I()):
    try:
        print(json.JSONDecoder().raw_decode('[1]2', at))
    except TypeError as e:
        print(e)
#> 'str' object cannot be interpreted as an integer
#> 'float' object cannot be interpreted as an integer
#> 'NoneType' object cannot be interpreted as an integer
#> (1, 2)

### scanstring is given no text
from json.decoder import scanstring
for s, at in (('a"', 0), ('a"', 3), (5, 0), (b'a"', 0), ('ab"', -1), ('ab"', 1.0)):
    try:
        print(scanstring(s, at))
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
#> ('a', 2)
#> ValueError end is out of bounds
#> TypeError first argument must be a string, not int
#> TypeError first argument must be a string, not bytes
#> ValueError end is out of bounds
#> TypeError 'float' object cannot be interpreted as an integer

### the type of a decoder's text lies
import json
class L:
    __class__ = str
for f in (json.JSONDecoder().decode, json.JSONDecoder().raw_decode, json.loads):
    try:
        f(L())
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
#> TypeError expected string or bytes-like object, got 'L'
#> TypeError first argument must be a string, not L
#> AttributeError 'L' object has no attribute 'startswith'

### a decoder's private fields are something else
#: oracle=no
import json
for flags in (-1, 2**40, None, 'x', 99999):
    d = json.JSONDecoder(object_hook=lambda o: o)
    d._flags = flags
    try:
        print(d.decode('[1.5, {"a": NaN}, 3]'))
    except Exception as e:
        print(type(e).__name__, e)
#> TypeError bad argument type for built-in operation
#> TypeError bad argument type for built-in operation
#> TypeError unsupported operand type(s) for |: 'NoneType' and 'int'
#> TypeError unsupported operand type(s) for |: 'str' and 'int'
#> TypeError 'NoneType' object is not callable

### an encoder's private method gives what it wants
#: oracle=no
import json
good = (True, None, ', ', ': ', False, False, True, True)
tries = [5, None, (), good[:-1], good + (1,), list(good)]
tries += [good[:i] + (v,) + good[i + 1:] for i in (1, 2, 3) for v in (5, b'x', [], object)]
tries += [good[:i] + (v,) + good[i + 1:] for i in (0, 4, 5, 6, 7) for v in (5, 'x', None)]
out = set()
for t in tries:
    class E(json.JSONEncoder):
        def _options(self): return t
    try:
        out.add(E().encode({'a': [1, {2: 3.5}]}))
    except Exception as e:
        out.add((type(e).__name__, str(e)))
for o in sorted(out, key=str): print(o)
#> ('TypeError', 'bad argument type for built-in operation')
#> {"a": [1, {"2": 3.5}]}

### a summary of a frame has lines that are none
#: oracle=no
import traceback
for lines in (5, b'x', [], ('a',), 'f(', 'f(x)', '\0', None):
    f = traceback.FrameSummary('a.py', 1, 'f', lookup_line=False, line='f(x)', end_lineno=1, colno=0, end_colno=4)
    for name in ('_lines', '_original_lines', '_dedented_lines', 'line', '_line'):
        g = traceback.FrameSummary('a.py', 1, 'f', lookup_line=False, line='f(x)', end_lineno=1, colno=0, end_colno=4)
        try:
            setattr(g, name, lines)
            traceback.StackSummary.from_list([g]).format()
        except (TypeError, AttributeError, SystemError, ValueError):
            pass
print('alive')  #> alive

### a class that says it is another
#: oracle=no
import io
import traceback
for claimed in (NameError, AttributeError, ImportError, SyntaxError, ExceptionGroup, KeyError, BaseException):
    class L:
        __class__ = claimed
        __traceback__ = __cause__ = __context__ = None
        __suppress_context__ = False
        __notes__ = ['x']
    for f in (lambda e: traceback.print_exception(e, file=io.StringIO()), lambda e: traceback.format_exception(claimed, e, None),
              lambda e: traceback.TracebackException(claimed, e, None), lambda e: traceback.format_exception_only(e)):
        try:
            f(L())
        except (TypeError, AttributeError, SystemError, ValueError):
            pass
print('alive')  #> alive

### a limit is not lifted by asking twice
#: max-depth=300
#: oracle=no
import sys
sys.setrecursionlimit(100)
sys.setrecursionlimit(10**6)
print(sys.getrecursionlimit())  #> 300
try: sys.setrecursionlimit(2**70)
except OverflowError as e: print(e)  #> Python int too large to convert to C int
print(sys.getrecursionlimit())  #> 300
