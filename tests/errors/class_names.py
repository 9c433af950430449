# Messages that have a class's qualified name with its module, and those that have its plain name.

### a slot that is not set
class C:
    __slots__ = ('value', 'valve')
    __qualname__ = 'Q'
def f():
    class D:
        __slots__ = ('x',)
    return D()
for o in C(), f():
    for name in ('value', 'x', 'y'):
        try: getattr(o, name)
        except AttributeError as e: print(e, e.name, e.obj is o)
C.__module__ = 'm'
try: C().value
except AttributeError as e: print(e)
C.__module__ = 5
try: C().value
except AttributeError as e: print(e)
C.__getattr__ = lambda self, name: 'instead'
print(C().value)
#> 'Q' object has no attribute 'value' value True
#> 'C' object has no attribute 'x' x True
#> 'C' object has no attribute 'y' y True
#> 'D' object has no attribute 'value' value True
#> 'f.<locals>.D' object has no attribute 'x' x True
#> 'D' object has no attribute 'y' y True
#> 'm.Q' object has no attribute 'value'
#> 'Q' object has no attribute 'value'
#> instead

### arguments of the wrong type
class X:
    __qualname__ = 'Y'
    __module__ = 'm'
x = X()
for f in (lambda: complex(x), lambda: complex(1, x), lambda: complex(x, 1), lambda: '%c' % x, lambda: b'%c' % x, lambda: '%d' % x, lambda: str(b'a', x),
          lambda: str(b'a', 'utf-8', None), lambda: bytes('a', x), lambda: 'a'.encode(x), lambda: bytes.fromhex(x), lambda: float.fromhex(x), lambda: __import__(x),
          lambda: len(x), lambda: x + 1, lambda: -x, lambda: x[0], lambda: [*x], lambda: x()):
    try: f()
    except TypeError as e: print(e)
#> complex() argument must be a string or a number, not m.Y
#> complex() argument 'imag' must be a real number, not m.Y
#> complex() argument 'real' must be a real number, not m.Y
#> %c requires an int or a unicode character, not m.Y
#> %c requires an integer in range(256) or a single byte, not m.Y
#> %d format: a real number is required, not X
#> str() argument 'encoding' must be str, not m.Y
#> str() argument 'errors' must be str, not NoneType
#> bytes() argument 'encoding' must be str, not X
#> encode() argument 'encoding' must be str, not X
#> fromhex() argument must be str or bytes-like, not m.Y
#> bad argument type for built-in operation
#> module name must be a string
#> object of type 'X' has no len()
#> unsupported operand type(s) for +: 'X' and 'int'
#> bad operand type for unary -: 'X'
#> 'X' object is not subscriptable
#> Value after * must be an iterable, not X
#> 'X' object is not callable

### no context manager
class X:
    __qualname__ = 'Y'
    __module__ = 'm'
class W(X):
    def __exit__(self, *a): pass
    __aexit__ = __exit__
async def use(x):
    async with x: pass
for x in X(), W(), 5:
    try:
        with x: pass
    except TypeError as e: print(e)
    try: use(x).send(None)
    except TypeError as e: print(e)
#> 'm.Y' object does not support the context manager protocol (missed __exit__ method)
#> 'm.Y' object does not support the asynchronous context manager protocol (missed __aexit__ method)
#> 'W' object does not support the context manager protocol (missed __enter__ method)
#> 'W' object does not support the asynchronous context manager protocol (missed __aenter__ method)
#> 'int' object does not support the context manager protocol (missed __exit__ method)
#> 'int' object does not support the asynchronous context manager protocol (missed __aexit__ method)
