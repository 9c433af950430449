def show(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)

### functions of any number of arguments that take no keywords: gcd, lcm and math
import math
for f in math.gcd, math.lcm, math.hypot:
    show(lambda: f(1, x=2))
    show(lambda: f(a=1))
    show(lambda: f(*[6, 4], **{}))
show(lambda: memoryview(b'').__exit__(a=1))
#> TypeError math.gcd() takes no keyword arguments
#> TypeError math.gcd() takes no keyword arguments
#> 2
#> TypeError math.lcm() takes no keyword arguments
#> TypeError math.lcm() takes no keyword arguments
#> 12
#> TypeError math.hypot() takes no keyword arguments
#> TypeError math.hypot() takes no keyword arguments
#> 7.211102550927978
#> TypeError memoryview.__exit__() takes no keyword arguments

### functions of any number of arguments that take no keywords: union, intersection and difference
for m in 'union', 'intersection', 'difference', 'symmetric_difference', 'issubset':
    show(lambda: getattr({1}, m)(x=1))
    show(lambda: getattr({1}, m)([2], others=1))
#> TypeError set.union() takes no keyword arguments
#> TypeError set.union() takes no keyword arguments
#> TypeError set.intersection() takes no keyword arguments
#> TypeError set.intersection() takes no keyword arguments
#> TypeError set.difference() takes no keyword arguments
#> TypeError set.difference() takes no keyword arguments
#> TypeError set.symmetric_difference() takes no keyword arguments
#> TypeError set.symmetric_difference() takes no keyword arguments
#> TypeError set.issubset() takes no keyword arguments
#> TypeError set.issubset() takes no keyword arguments

### functions of any number of arguments that take no keywords: update, __init__ and object
for m in 'update', 'intersection_update', 'difference_update', 'isdisjoint':
    show(lambda: getattr({1}, m)(x=1))
    show(lambda: getattr({1}, m)([2], others=1))
show(lambda: [].__init__(iterable=1))
show(lambda: {}.update(1, self=2))
show(lambda: object(x=1))
#> TypeError set.update() takes no keyword arguments
#> TypeError set.update() takes no keyword arguments
#> TypeError set.intersection_update() takes no keyword arguments
#> TypeError set.intersection_update() takes no keyword arguments
#> TypeError set.difference_update() takes no keyword arguments
#> TypeError set.difference_update() takes no keyword arguments
#> TypeError set.isdisjoint() takes no keyword arguments
#> TypeError set.isdisjoint() takes no keyword arguments
#> TypeError list() takes no keyword arguments
#> TypeError 'int' object is not iterable
#> TypeError object() takes no arguments

### keywords and arguments of exceptions that say what the system said: E and F
class E(OSError): pass
class F(OSError):
    def __init__(self, *args, **kw): self.got = args, kw
for C in E, F:
    for a in (), (1,), (99, 'a'), (99, 'a', 'f'):
        show(lambda: (lambda e: (repr(e), e.args, e.errno, e.filename, str(e)))(C(*a)))
        show(lambda: repr(C(*a, k=1)))
#> ('E()', (), None, None, '')
#> TypeError E() takes no keyword arguments
#> ('E(1)', (1,), None, None, '1')
#> TypeError E() takes no keyword arguments
#> ("E(99, 'a')", (99, 'a'), 99, None, '[Errno 99] a')
#> TypeError E() takes no keyword arguments
#> ("E(99, 'a')", (99, 'a'), 99, 'f', "[Errno 99] a: 'f'")
#> TypeError E() takes no keyword arguments
#> ('F()', (), None, None, '')
#> F()
#> ('F()', (), None, None, '')
#> F()
#> ('F()', (), None, None, '')
#> F()
#> ('F()', (), None, None, '')
#> F()

### keywords and arguments of exceptions that say what the system said: H and I
class H(OSError):
    def __new__(cls, *args, **kw): return super().__new__(cls, *args)
class I(OSError):
    def __new__(cls, *args, **kw): return super().__new__(cls, *args, **kw)
    def __init__(self, *args, **kw): super().__init__(*args)
for C in H, I:
    for a in (), (1,), (99, 'a'), (99, 'a', 'f'):
        show(lambda: (lambda e: (repr(e), e.args, e.errno, e.filename, str(e)))(C(*a)))
        show(lambda: repr(C(*a, k=1)))
#> ('H()', (), None, None, '')
#> H()
#> ('H(1)', (1,), None, None, '1')
#> H(1)
#> ("H(99, 'a')", (99, 'a'), 99, None, '[Errno 99] a')
#> H(99, 'a')
#> ("H(99, 'a')", (99, 'a'), 99, 'f', "[Errno 99] a: 'f'")
#> H(99, 'a')
#> ('I()', (), None, None, '')
#> TypeError I() takes no keyword arguments
#> ('I(1)', (1,), None, None, '1')
#> TypeError I() takes no keyword arguments
#> ("I(99, 'a')", (99, 'a'), 99, None, '[Errno 99] a')
#> TypeError I() takes no keyword arguments
#> ("I(99, 'a')", (99, 'a'), 99, 'f', "[Errno 99] a: 'f'")
#> TypeError I() takes no keyword arguments

### keywords and arguments of exceptions that say what the system said: J and io.UnsupportedOperation
import io
class J(ValueError, OSError): pass
for C in J, io.UnsupportedOperation:
    for a in (), (1,), (99, 'a'), (99, 'a', 'f'):
        show(lambda: (lambda e: (repr(e), e.args, e.errno, e.filename, str(e)))(C(*a)))
        show(lambda: repr(C(*a, k=1)))
#> ('J()', (), None, None, '')
#> TypeError J() takes no keyword arguments
#> ('J(1)', (1,), None, None, '1')
#> TypeError J() takes no keyword arguments
#> ("J(99, 'a')", (99, 'a'), 99, None, '[Errno 99] a')
#> TypeError J() takes no keyword arguments
#> ("J(99, 'a')", (99, 'a'), 99, 'f', "[Errno 99] a: 'f'")
#> TypeError J() takes no keyword arguments
#> ('UnsupportedOperation()', (), None, None, '')
#> TypeError UnsupportedOperation() takes no keyword arguments
#> ('UnsupportedOperation(1)', (1,), None, None, '1')
#> TypeError UnsupportedOperation() takes no keyword arguments
#> ("UnsupportedOperation(99, 'a')", (99, 'a'), 99, None, '[Errno 99] a')
#> TypeError UnsupportedOperation() takes no keyword arguments
#> ("UnsupportedOperation(99, 'a')", (99, 'a'), 99, 'f', "[Errno 99] a: 'f'")
#> TypeError UnsupportedOperation() takes no keyword arguments

### keywords and arguments of exceptions that say what the system said: OSError and FileNotFoundError
for C in OSError, FileNotFoundError:
    for a in (), (1,), (99, 'a'), (99, 'a', 'f'):
        show(lambda: (lambda e: (repr(e), e.args, e.errno, e.filename, str(e)))(C(*a)))
        show(lambda: repr(C(*a, k=1)))
#> ('OSError()', (), None, None, '')
#> TypeError OSError() takes no keyword arguments
#> ('OSError(1)', (1,), None, None, '1')
#> TypeError OSError() takes no keyword arguments
#> ("OSError(99, 'a')", (99, 'a'), 99, None, '[Errno 99] a')
#> TypeError OSError() takes no keyword arguments
#> ("OSError(99, 'a')", (99, 'a'), 99, 'f', "[Errno 99] a: 'f'")
#> TypeError OSError() takes no keyword arguments
#> ('FileNotFoundError()', (), None, None, '')
#> TypeError FileNotFoundError() takes no keyword arguments
#> ('FileNotFoundError(1)', (1,), None, None, '1')
#> TypeError FileNotFoundError() takes no keyword arguments
#> ("FileNotFoundError(99, 'a')", (99, 'a'), 99, None, '[Errno 99] a')
#> TypeError FileNotFoundError() takes no keyword arguments
#> ("FileNotFoundError(99, 'a')", (99, 'a'), 99, 'f', "[Errno 99] a: 'f'")
#> TypeError FileNotFoundError() takes no keyword arguments

### keywords and arguments of exceptions that say what the system said: BlockingIOError
for C in BlockingIOError,:
    for a in (), (1,), (99, 'a'), (99, 'a', 'f'):
        show(lambda: (lambda e: (repr(e), e.args, e.errno, e.filename, str(e)))(C(*a)))
        show(lambda: repr(C(*a, k=1)))
#> ('BlockingIOError()', (), None, None, '')
#> TypeError BlockingIOError() takes no keyword arguments
#> ('BlockingIOError(1)', (1,), None, None, '1')
#> TypeError BlockingIOError() takes no keyword arguments
#> ("BlockingIOError(99, 'a')", (99, 'a'), 99, None, '[Errno 99] a')
#> TypeError BlockingIOError() takes no keyword arguments
#> ("BlockingIOError(99, 'a')", (99, 'a'), 99, 'f', "[Errno 99] a: 'f'")
#> TypeError BlockingIOError() takes no keyword arguments

### what the aliases of typing make when they are called: Tuple, Type and FrozenSet
import typing
for t in (typing.List, typing.Dict, typing.Tuple, typing.Type, typing.FrozenSet, typing.Set):
    show(lambda: t())
    show(lambda: t(a=1))
#> TypeError Type List cannot be instantiated; use list() instead
#> TypeError Type List cannot be instantiated; use list() instead
#> TypeError Type Dict cannot be instantiated; use dict() instead
#> TypeError Type Dict cannot be instantiated; use dict() instead
#> TypeError Type Tuple cannot be instantiated; use tuple() instead
#> TypeError Type Tuple cannot be instantiated; use tuple() instead
#> TypeError Type Type cannot be instantiated; use type() instead
#> TypeError Type Type cannot be instantiated; use type() instead
#> TypeError Type FrozenSet cannot be instantiated; use frozenset() instead
#> TypeError Type FrozenSet cannot be instantiated; use frozenset() instead
#> TypeError Type Set cannot be instantiated; use set() instead
#> TypeError Type Set cannot be instantiated; use set() instead

### what the aliases of typing make when they are called: TypeVar, Deque and overload
import typing
T = typing.TypeVar('T')
class G(typing.Generic[T]): pass
for t in (typing.List[int], typing.Dict[int, int], typing.Deque, typing.Deque[int], typing.OrderedDict,
        typing.Counter[str]):
    show(lambda: t())
    show(lambda: t(a=1))
print(type(G[int]()).__name__)
show(lambda: typing.Hashable[int])
show(lambda: typing.Sized[int])
show(lambda: typing.overload(1).__name__)
#> TypeError Type List cannot be instantiated; use list() instead
#> TypeError Type List cannot be instantiated; use list() instead
#> TypeError Type Dict cannot be instantiated; use dict() instead
#> TypeError Type Dict cannot be instantiated; use dict() instead
#> deque([])
#> TypeError deque() got an unexpected keyword argument 'a'
#> deque([])
#> TypeError deque() got an unexpected keyword argument 'a'
#> OrderedDict()
#> OrderedDict({'a': 1})
#> Counter()
#> Counter({'a': 1})
#> G
#> TypeError typing.Hashable is not a generic class
#> TypeError typing.Sized is not a generic class
#> _overload_dummy

### the name of a property whose getter is no function
import functools
class Named:
    @property
    def __name__(self): return 'dynamic'
class Any:
    def __getattr__(self, name): return name
class Bad:
    def __getattr__(self, name): 1 / 0
for get in len, str.upper, Named(), Any(), Bad(), functools.partial(len), None:
    show(lambda: property(get).__name__)
#> len
#> upper
#> dynamic
#> __name__
#> ZeroDivisionError division by zero
#> AttributeError 'property' object has no attribute '__name__'
#> AttributeError 'property' object has no attribute '__name__'

### whether a buffer may be written to
for o in b'ab', bytearray(b'ab'), memoryview(b'ab'), memoryview(bytearray(b'ab')):
    for flags in 0, 1, 'a', 284: show(lambda: bytes(o.__buffer__(flags)))
#> b'ab'
#> BufferError Object is not writable.
#> TypeError 'str' object cannot be interpreted as an integer
#> b'ab'
#> b'ab'
#> b'ab'
#> TypeError 'str' object cannot be interpreted as an integer
#> b'ab'
#> b'ab'
#> BufferError memoryview: underlying buffer is not writable
#> TypeError 'str' object cannot be interpreted as an integer
#> b'ab'
#> b'ab'
#> b'ab'
#> TypeError 'str' object cannot be interpreted as an integer
#> b'ab'

### what cannot be referred to weakly is no item of another set
import weakref
class W: pass
a, b = W(), W()
s = weakref.WeakSet([a, b])
for f in (lambda: s.difference(1), lambda: s - ['a'], lambda: s.issubset(['a']), lambda: s <= [a, b],
        lambda: s < [a], lambda: s.issuperset('a'), lambda: len(s - [a]), lambda: s.intersection_update(['a']),
        lambda: s > 'a'):
    show(f)
#> TypeError 'int' object is not iterable
#> TypeError cannot create weak reference to 'str' object
#> TypeError cannot create weak reference to 'str' object
#> True
#> False
#> TypeError cannot create weak reference to 'str' object
#> 1
#> TypeError cannot create weak reference to 'str' object
#> TypeError cannot create weak reference to 'str' object
