# contextlib.

from contextlib import *

@contextmanager
def cm(x):
    "doc"
    print('enter', x)
    try:
        yield x * 2
    except ValueError as e:
        print('caught', e)
    finally:
        print('leave')
@cm(7)
def f(a, b=2):
    "fdoc"
    return a + b

### contextmanager: as a statement and as a decorator
with cm(5) as y: print(y)
with cm(1): raise ValueError('v')
try:
    with cm(2): raise KeyError('k')
except KeyError as e: print('out', e)
print(cm.__name__, cm.__doc__, type(cm(1)).__name__)
print(f(1), f(2, b=5), f.__name__, f.__doc__)
#> enter 5
#> 10
#> leave
#> enter 1
#> caught v
#> leave
#> enter 2
#> leave
#> out 'k'
#> cm doc _GeneratorContextManager
#> enter 7
#> leave
#> enter 7
#> leave
#> 3 7 f fdoc

### contextmanager: generators that end too early or too late
@contextmanager
def none():
    if 0: yield
@contextmanager
def two():
    yield 1
    yield 2
@contextmanager
def after():
    try: yield
    except Exception: pass
    yield
def E(f):
    try: f()
    except BaseException as e: print(type(e).__name__, e, repr(e.__cause__), repr(e.__context__))
def t1():
    with none(): pass
def t2():
    with two(): pass
def t3():
    with after(): raise ValueError
for t in (t1, t2, t3): E(t)
@contextmanager
def change():
    try: yield
    except ValueError as e: raise TypeError('t') from e
def t4():
    with change(): raise ValueError('v')
E(t4)
@contextmanager
def plain(): yield
def t5():
    with plain(): raise StopIteration('s')
def t6():
    with plain(): raise RuntimeError('r')
E(t5)
E(t6)
def t7():
    with plain():
        raise GeneratorExit
E(t7)
with cm(3) as y: pass
#> RuntimeError generator didn't yield None StopIteration()
#> RuntimeError generator didn't stop None None
#> RuntimeError generator didn't stop after throw() None ValueError()
#> TypeError t ValueError('v') ValueError('v')
#> StopIteration s None None
#> RuntimeError r None None
#> GeneratorExit  None None
#> enter 3
#> leave

### closing, nullcontext, suppress, redirect
from contextlib import *
import io, sys
class C:
    def close(self): print('closed')
with closing(C()) as c: print(type(c).__name__)
with nullcontext() as n, nullcontext(5) as m: print(n, m)
with suppress(KeyError, ValueError):
    raise ValueError
    print('no')
with suppress(): pass
try:
    with suppress(KeyError): raise TypeError('t')
except TypeError as e: print('out', e)
with suppress(KeyError): {}['a']
try:
    with suppress(KeyError):
        raise ExceptionGroup('g', [KeyError(1), ValueError(2)])
except ExceptionGroup as e: print(repr(e))
with suppress(KeyError):
    raise ExceptionGroup('g', [KeyError(1)])
f = io.StringIO()
with redirect_stdout(f) as g:
    print('hidden')
    with redirect_stdout(io.StringIO()) as h: print('deep')
    print('again')
print(repr(f.getvalue()), g is f, repr(h.getvalue()))
with redirect_stderr(f): print('err', file=sys.stderr)
print(repr(f.getvalue()))
#> C
#> closed
#> None 5
#> out t
#> ExceptionGroup('g', [ValueError(2)])
#> 'hidden\nagain\n' True 'deep\n'
#> 'hidden\nagain\nerr\n'

### ExitStack: enter_context, details and pop_all
@contextmanager
def cm(x):
    print('in', x)
    try: yield x
    finally: print('out', x)
with ExitStack() as s:
    print([s.enter_context(cm(i)) for i in range(3)])
    s.callback(print, 'callback', 1, sep='-')
    @s.callback
    def g(): print('g')
    @s.push
    def h(*details): print(details[:2]); return True
    1 / 0
with ExitStack() as s:
    s.push(cm(9))
    s.enter_context(cm('moved'))
    t = s.pop_all()
print('still')
try: t.close()
except Exception as e: print(type(e).__name__, e)
try:
    with ExitStack() as s: s.enter_context(5)
except TypeError as e: print(e)
#> in 0
#> in 1
#> in 2
#> [0, 1, 2]
#> (<class 'ZeroDivisionError'>, ZeroDivisionError('division by zero'))
#> g
#> callback-1
#> out 2
#> out 1
#> out 0
#> in moved
#> still
#> out moved
#> in 9
#> out 9
#> RuntimeError generator didn't stop
#> 'builtins.int' object does not support the context manager protocol

### ExitStack: chain, Bad and KeyError
class Bad:
    def __init__(self, e): self.e = e
    def __enter__(self): return self
    def __exit__(self, *d):
        print(d[0])
        raise self.e
def chain(e):
    while e is not None:
        print(repr(e), end=' <- ')
        e = e.__context__
    print()
try:
    with ExitStack() as s:
        s.enter_context(Bad(KeyError(1)))
        s.enter_context(Bad(ValueError(2)))
        raise TypeError(3)
except Exception as e: chain(e)
try:
    with Bad(KeyError(1)):
        with Bad(ValueError(2)):
            raise TypeError(3)
except Exception as e: chain(e)
with ExitStack() as s:
    s.push(lambda *d: True)
    s.enter_context(Bad(KeyError(1)))
print('fine')
s = ExitStack()
s.callback(lambda: 1 / 0)
try: s.close()
except ZeroDivisionError as e: print(e, e.__context__)
#> <class 'TypeError'>
#> <class 'ValueError'>
#> KeyError(1) <- ValueError(2) <- TypeError(3) <- 
#> <class 'TypeError'>
#> <class 'ValueError'>
#> KeyError(1) <- ValueError(2) <- TypeError(3) <- 
#> None
#> fine
#> division by zero None

### abstract classes and decorators
class A:
    def __enter__(self): pass
    def __exit__(self, *a): pass
print(issubclass(A, AbstractContextManager), issubclass(int, AbstractContextManager), AbstractContextManager[int])
print(isinstance(nullcontext(), AbstractAsyncContextManager))
try: AbstractContextManager()
except TypeError as e: print(e)
class D(ContextDecorator):
    def __enter__(self): print('in'); return self
    def __exit__(self, *a): print('out'); return True
@D()
def f(x): print(x); raise ValueError
print(f(1))
class M(AbstractContextManager):
    def __exit__(self, *a): print('exit')
with M() as m: print(type(m).__name__)
import contextlib
print(sorted(contextlib.__all__))
#> True False contextlib.AbstractContextManager[int]
#> True
#> Can't instantiate abstract class AbstractContextManager without an implementation for abstract method '__exit__'
#> in
#> 1
#> out
#> None
#> M
#> exit
#> ['AbstractAsyncContextManager', 'AbstractContextManager', 'AsyncExitStack', 'ContextDecorator', 'ExitStack', 'aclosing', 'asynccontextmanager', 'chdir', 'closing', 'contextmanager', 'nullcontext', 'redirect_stderr', 'redirect_stdout', 'suppress']

### asynchronous
def run(c):
    try: c.send(None)
    except StopIteration as e: return e.value
@asynccontextmanager
async def cm(x):
    print('in', x)
    try: yield x
    except KeyError as e: print('caught', e)
    finally: print('out', x)
class C:
    async def aclose(self): print('aclosed')
async def later(x): print('later', x)
async def main():
    async with cm(1) as a: print(a)
    async with cm(2): raise KeyError('k')
    try:
        async with cm(3): raise ValueError('v')
    except ValueError as e: print(e)
    async with aclosing(C()): pass
    async with nullcontext(4) as n: print(n)
    async with AsyncExitStack() as s:
        await s.enter_async_context(cm(5))
        s.push_async_callback(later, 6)
        s.callback(print, 7)
        s.enter_context(nullcontext())
    @asynccontextmanager
    async def twice():
        yield
        yield
    try:
        async with twice(): pass
    except RuntimeError as e: print(e)
    @cm(9)
    async def f(x): return x + 1
    print(await f(1))
    try:
        async with AsyncExitStack() as s: await s.enter_async_context(3)
    except TypeError as e: print(e)
    try:
        async with AsyncExitStack() as s:
            await s.enter_async_context(cm(10))
            s.push_async_callback(later, 11)
            raise KeyError('in stack')
    finally: print('end')
run(main())
#> in 1
#> 1
#> out 1
#> in 2
#> caught 'k'
#> out 2
#> in 3
#> out 3
#> v
#> aclosed
#> 4
#> in 5
#> 7
#> later 6
#> out 5
#> generator didn't stop
#> in 9
#> out 9
#> 2
#> 'builtins.int' object does not support the asynchronous context manager protocol
#> in 10
#> later 11
#> caught 'in stack'
#> out 10
#> end
