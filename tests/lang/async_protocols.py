# Generators, coroutines and async generators driven by hand.

def step(a):
    try: a.send(None)
    except StopIteration as e: return ('value', e.value)
    except StopAsyncIteration: return 'end'

### driving a coroutine
async def f(): return 5
c = f()
try: c.send(None)
except StopIteration as e: print(e.value)
for g in (lambda: c.send(None), lambda: c.throw(ValueError('x'))):
    try: g()
    except Exception as e: print(type(e).__name__, e)
print(c.close(), type(c).__name__, c.cr_running, c.cr_await, c.__name__, c.__qualname__)
#> 5
#> RuntimeError cannot reuse already awaited coroutine
#> RuntimeError cannot reuse already awaited coroutine
#> None coroutine False None f f

### await errors
class A: pass
class B:
    def __await__(self): return 5
class C:
    def __await__(self): return (i for i in ())
class D:
    async def __await__(self): pass
async def f(x): return await x
for x in (5, A(), B(), D(), [], None):
    c = f(x)
    try: c.send(None)
    except Exception as e: print(type(e).__name__, e)
try: f(C()).send(None)
except StopIteration as e: print('stop', e.value)
#> TypeError 'int' object can't be awaited
#> TypeError 'A' object can't be awaited
#> TypeError __await__() returned non-iterator of type 'int'
#> TypeError __await__() returned a coroutine
#> TypeError 'list' object can't be awaited
#> TypeError 'NoneType' object can't be awaited
#> stop None

### await passes values through
class W:
    def __await__(self):
        x = yield 'first'
        y = yield x
        return y * 2
async def f(): return await W() + 1
c = f(); print(c.send(None), c.send('mid'))  #> first mid
print(c.cr_await is not None)  #> True
try: c.send(10)
except StopIteration as e: print(e.value)  #> 21

### throw into an await
class W:
    def __await__(self):
        try: yield 1
        except ValueError as e: print('caught', e); return 'ok'  #> caught v
async def f(): return await W()
c = f(); c.send(None)
try: c.throw(ValueError('v'))
except StopIteration as e: print(e.value)  #> ok

### generator throw
def g():
    try: yield 1
    except ValueError as e: yield ('caught', str(e))
    yield 3
x = g(); next(x); print(x.throw(ValueError('a')), next(x))
for args in ((5,), (ValueError('a'), 'b'), (int,), (ValueError, 'v', 5)):
    x = g(); next(x)
    try: print(x.throw(*args))
    except TypeError as e: print(e)
x = g(); next(x); print(x.throw(ValueError))
x = g()
try: x.throw(KeyError('k'))
except KeyError as e: print('out', e)
try: next(x)
except StopIteration: print('done')
#> ('caught', 'a') 3
#> exceptions must be classes or instances deriving from BaseException, not int
#> instance exception may not have a separate value
#> exceptions must be classes or instances deriving from BaseException, not type
#> throw() third argument must be a traceback object
#> ('caught', '')
#> out 'k'
#> done

### throw through yield from
def inner():
    try: yield 1
    except ValueError: yield 'handled'
    return 'result'
def outer():
    r = yield from inner()
    yield r
o = outer(); print(next(o), o.throw(ValueError), next(o), list(o))  #> 1 handled result []
def outer2():
    try: yield from inner()
    except KeyError as e: yield 'outer ' + str(e)
o = outer2(); next(o); print(o.throw(KeyError('k')))  #> outer 'k'
def outer3():
    yield from [1, 2]
o = outer3(); next(o)
try: o.throw(KeyError('k'))
except KeyError as e: print(e)  #> 'k'

### close
def g():
    try: yield 1
    finally: print('cleanup')
x = g(); next(x); print(x.close()); print(x.close())
def h():
    try: yield 1
    except GeneratorExit: return 5
x = h(); next(x); print(x.close())
def bad():
    try: yield 1
    except GeneratorExit: yield 2
x = bad(); next(x)
try: x.close()
except RuntimeError as e: print(e)
def inner():
    try: yield 1
    finally: print('inner closed')
def outer():
    try: yield from inner()
    finally: print('outer closed')
o = outer(); next(o); o.close()
x = g(); print(x.close())
#> cleanup
#> None
#> None
#> 5
#> generator ignored GeneratorExit
#> inner closed
#> outer closed
#> None

### generator states
def g():
    yield 1
x = g(); print(x.gi_running, x.gi_suspended, x.gi_frame is None, x.gi_yieldfrom)
next(x); print(x.gi_suspended); list(x); print(x.gi_frame is None, x.gi_suspended)
def r(): yield next(me)
me = r()
try: next(me)
except ValueError as e: print(e)
x = g()
try: x.send(1)
except TypeError as e: print(e)
print(g().__name__, g.__qualname__, type(g()).__name__, iter(x) is x)
#> False False False None
#> True
#> True False
#> generator already executing
#> can't send non-None value to a just-started generator
#> g g generator True

### async generators by hand
async def ag():
    x = yield 1
    print('got', x)
    try: yield 2
    except ValueError as e: print('caught', e); yield 3
    return
g = ag()
print(step(g.__anext__()), step(g.asend('x')), step(g.athrow(ValueError('v'))), step(g.__anext__()), step(g.__anext__()))
print(type(g).__name__, type(g.__anext__()).__name__, type(g.athrow(ValueError)).__name__, g.__aiter__() is g)
#> got x
#> caught v
#> ('value', 1) ('value', 2) ('value', 3) end end
#> async_generator async_generator_asend async_generator_athrow True

### async generator close
async def ag():
    try: yield 1
    finally: print('closed')
g = ag(); print(step(g.__anext__()), step(g.aclose()), step(g.__anext__()), step(g.aclose()))
g = ag(); print(step(g.aclose()), step(g.__anext__()))
async def bad():
    try: yield 1
    except GeneratorExit: yield 2
g = bad(); step(g.__anext__())
try: step(g.aclose())
except RuntimeError as e: print(e)
#> closed
#> ('value', 1) ('value', None) end ('value', None)
#> ('value', None) end
#> async generator ignored GeneratorExit

### async for and comprehension
async def ag(n):
    for i in range(n): yield i
async def main():
    out = []
    async for x in ag(3): out.append(x)
    else: out.append('else')
    return out, [x async for x in ag(3) if x], {x: x async for x in ag(2)}, [y async for y in (z * 2 async for z in ag(3))]
try: main().send(None)
except StopIteration as e: print(e.value)  #> ([0, 1, 2, 'else'], [1, 2], {0: 0, 1: 1}, [0, 2, 4])

### async for errors
class NoNext:
    def __aiter__(self): return 5
class BadNext:
    def __aiter__(self): return self
    def __anext__(self): return 5
class NoAnext:
    def __aiter__(self): return self
async def f(x):
    async for i in x: pass
for x in (5, NoNext(), BadNext(), NoAnext(), [1]):
    try: f(x).send(None)
    except TypeError as e: print(e)
#> 'async for' requires an object with __aiter__ method, got int
#> 'async for' received an object from __aiter__ that does not implement __anext__: int
#> 'async for' received an invalid object from __anext__: int
#> 'async for' received an object from __aiter__ that does not implement __anext__: NoAnext
#> 'async for' requires an object with __aiter__ method, got list

### async with errors
class A: pass
class B:
    def __aenter__(self): return 5
    def __aexit__(self, *a): return 6
class C:
    async def __aenter__(self): return 'entered'
    def __aexit__(self, *a): return 6
async def f(x):
    async with x as y: print(y)
for x in (A(), B(), C()):
    try: f(x).send(None)
    except TypeError as e: print(e)
#> 'A' object does not support the asynchronous context manager protocol (missed __aexit__ method)
#> 'async with' received an object from __aenter__ that does not implement __await__: int
#> entered
#> 'async with' received an object from __aexit__ that does not implement __await__: int

### aiter and anext
async def ag(): yield 1
async def main():
    it = aiter(ag())
    return await anext(it), await anext(it, 'default')
try: main().send(None)
except StopIteration as e: print(e.value)
for f in (lambda: aiter(5), lambda: anext(5), lambda: anext(5, 6)):
    try: f()
    except TypeError as e: print(e)
#> (1, 'default')
#> 'int' object is not an async iterable
#> 'int' object is not an async iterator
#> 'int' object is not an async iterator

### StopIteration inside
def g():
    raise StopIteration(5)
    yield
try: next(g())
except RuntimeError as e: print(e, repr(e.__cause__))  #> generator raised StopIteration StopIteration(5)
async def c(): raise StopIteration
try: c().send(None)
except RuntimeError as e: print(e)  #> coroutine raised StopIteration
async def ag():
    raise StopAsyncIteration
    yield
try: ag().__anext__().send(None)
except RuntimeError as e: print(e)  #> async generator raised StopAsyncIteration

### reuse
async def ag(): yield 1
g = ag(); a = g.__anext__()
try: a.send(None)
except StopIteration as e: print(e.value)  #> 1
try: a.send(None)
except RuntimeError as e: print(e)  #> cannot reuse already awaited __anext__()/asend()
b = g.aclose()
try: b.send(None)
except StopIteration: print('closed')  #> closed
try: b.send(None)
except RuntimeError as e: print(e)  #> cannot reuse already awaited aclose()/athrow()

### sys.exception in generators
import sys
def g():
    yield sys.exception()
    try: raise KeyError('k')
    except KeyError: yield sys.exception()
    yield sys.exception()
try: raise ValueError('v')
except ValueError:
    x = g(); print(repr(next(x)), repr(next(x)), repr(next(x)), repr(sys.exc_info()[1]))
print(sys.exception(), sys.exc_info())
#> ValueError('v') KeyError('k') ValueError('v') ValueError('v')
#> None (None, None, None)

### contextlib-like generator manager
class Manager:
    def __init__(self, gen): self.gen = gen
    def __enter__(self): return next(self.gen)
    def __exit__(self, t, v, tb):
        if t is None:
            try: next(self.gen)
            except StopIteration: return False
        try: self.gen.throw(v)
        except StopIteration: return True
        except BaseException as e:
            if e is v: return False
            raise
def m():
    print('in')
    try: yield 'res'
    except KeyError: print('swallow')
    finally: print('out')
with Manager(m()) as r: print(r)
with Manager(m()): raise KeyError
try:
    with Manager(m()): raise ValueError('x')
except ValueError as e: print(e)
#> in
#> res
#> out
#> in
#> swallow
#> out
#> in
#> out
#> x
