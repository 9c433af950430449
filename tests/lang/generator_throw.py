### what throw() makes of a class, and where it shows
class E(Exception):
    def __new__(cls, *args, **kwargs): return cls
def b(): yield
try: b().throw(E)
except TypeError as e: print(e)
try: raise E
except TypeError as e: print(e)
def f():
    try:
        yield
    except:
        raise
g = f()
next(g)
try: 1/0
except ZeroDivisionError as v:
    try: g.throw(v)
    except Exception as w:
        tb = w.__traceback__
        while tb: print(tb.tb_lineno); tb = tb.tb_next
g = f()
try: 1/0
except ZeroDivisionError as v:
    try: g.throw(v)
    except Exception as w:
        tb = w.__traceback__
        while tb: print(tb.tb_lineno); tb = tb.tb_next
def f(): yield
def g():
    try: raise KeyError('a')
    except Exception: yield from f()
gen = g(); gen.send(None)
try: gen.throw(ValueError)
except ValueError as e: print(repr(e.__context__))
gen = g(); gen.send(None)
try: gen.throw(ValueError(1))
except ValueError as e: print(repr(e.__context__))
class F:
    def __aiter__(self): return self
    def __anext__(self): return self
    def __await__(self): 1 / 0
async def main():
    async for _ in F(): pass
try: main().send(None)
except TypeError as e: print(e, repr(e.__cause__))
import types
@types.coroutine
def nop(): yield
async def co(): await nop()
async def waiter(c): await c
c = co(); c.send(None)
try: waiter(c).send(None)
except RuntimeError as e: print(e)
class A:
    def __await__(self): return c
async def m(): await A()
try: m().send(None)
except TypeError as e: print(e)
#> calling <class '__main__.E'> should have returned an instance of BaseException, not type
#> calling <class '__main__.E'> should have returned an instance of BaseException, not <class 'type'>
#> 17
#> 10
#> 15
#> 24
#> 8
#> 22
#> KeyError('a')
#> KeyError('a')
#> 'async for' received an invalid object from __anext__: F ZeroDivisionError('division by zero')
#> coroutine is being awaited already
#> __await__() returned a coroutine

### a traceback through a generator that has not begun
def f():
    x = 1
    yield x
f().throw(ValueError("early"))
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     f().throw(ValueError("early"))
#|     ~~~~~~~~~^^^^^^^^^^^^^^^^^^^^^
#|   File "main.py", line 1, in f
#|     def f():
#| ValueError: early

### what cannot be thrown is refused by the innermost generator
class Own:
    def __iter__(self): return self
    def __next__(self): return 1
    def throw(self, *what): print('throw', what); return 2
class Plain:
    def __iter__(self): return iter([1, 2, 3])
def outer(it):
    try: yield from it
    except Exception as e: print('outer', e)
    yield 'end'
for it in ((i for i in (1, 2)), outer(i for i in (1, 2)), Own(), Plain()):
    g = outer(it)
    next(g)
    try: print('got', g.throw(5))
    except TypeError as e: print('here', e)
    print(next(g, 'none'), g.gi_frame is None, g.gi_yieldfrom is None)
#> outer exceptions must be classes or instances deriving from BaseException, not int
#> got end
#> none True True
#> outer exceptions must be classes or instances deriving from BaseException, not int
#> got end
#> end False True
#> throw (5,)
#> got 2
#> 1 False False
#> here exceptions must be classes or instances deriving from BaseException, not int
#> 2 False False

### nothing is being handled in a generator whose delegate has failed
class Cm:
    def __enter__(self): pass
    def __exit__(self, *a): return True
def gen():
    with Cm():
        yield from (i for i in (1, 2))
    try: raise
    except RuntimeError as e: print(e, e.__context__)  #> No active exception to reraise None
    yield 'end'
g = gen()
next(g)
print(g.throw(ValueError('thrown')))  #> end

### a traceback through a generator expression that has not begun
import traceback
def show(act):
    try:
        act()
    except Exception:
        print(traceback.format_exc())
class Bad:
    def __iter__(self): return self
    def __next__(self): return 1 / 0
show(lambda: (_ for _ in ()).throw(ValueError('x')))
show(lambda: [1 if v else (x for x in [v]).throw(KeyError(v)) for v in [0]])
show(lambda: list(x for x in Bad()))
#> Traceback (most recent call last):
#>   File "main.py", line 4, in show
#>     act()
#>     ~~~^^
#>   File "main.py", line 10, in <lambda>
#>     show(lambda: (_ for _ in ()).throw(ValueError('x')))
#>                  ~~~~~~~~~~~~~~~~~~~~~^^^^^^^^^^^^^^^^^
#>   File "main.py", line 10, in <genexpr>
#>     show(lambda: (_ for _ in ()).throw(ValueError('x')))
#> ValueError: x
#>
#> Traceback (most recent call last):
#>   File "main.py", line 4, in show
#>     act()
#>     ~~~^^
#>   File "main.py", line 11, in <lambda>
#>     show(lambda: [1 if v else (x for x in [v]).throw(KeyError(v)) for v in [0]])
#>                               ~~~~~~~~~~~~~~~~~~~~~~^^^^^^^^^^^^^
#>   File "main.py", line 11, in <genexpr>
#>     show(lambda: [1 if v else (x for x in [v]).throw(KeyError(v)) for v in [0]])
#> KeyError: 0
#>
#> Traceback (most recent call last):
#>   File "main.py", line 4, in show
#>     act()
#>     ~~~^^
#>   File "main.py", line 12, in <lambda>
#>     show(lambda: list(x for x in Bad()))
#>                  ~~~~^^^^^^^^^^^^^^^^^^
#>   File "main.py", line 12, in <genexpr>
#>     show(lambda: list(x for x in Bad()))
#>                                  ~~~^^
#>   File "main.py", line 9, in __next__
#>     def __next__(self): return 1 / 0
#>                                ~~^~~
#> ZeroDivisionError: division by zero
#>
