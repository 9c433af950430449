### a frame while its function runs
import sys, types
def f():
    x = 1
    fr = sys._getframe()
    print(fr.f_lineno, fr.f_code.co_name, fr.f_locals['x'])
    y = 2
    print(fr.f_lineno, fr.f_locals['y'])
    print(fr.f_back.f_code.co_name, fr.f_back.f_lineno, type(fr), fr.f_globals is globals())
    return fr
def g():
    return f()
fr = g()
print(isinstance(fr, types.FrameType), fr.f_locals['y'], fr.f_trace, fr.f_builtins['len'])
#> 5 f 1
#> 7 2
#> g 11 <class 'frame'> True
#> True 2 None <built-in function len>

### frames of tracebacks
try: 1/0
except ZeroDivisionError as e: tb = e.__traceback__
print(tb.tb_frame is tb.tb_frame, tb.tb_frame.f_globals is globals(), tb.tb_frame.f_code.co_name, tb.tb_lineno)
def h():
    try: raise KeyError(1)
    except KeyError as e: return e
print(h().__traceback__.tb_frame.f_code.co_name)
#> True True <module> 1
#> h

### frames of generators
import sys
def gen():
    a = 1
    yield sys._getframe().f_back.f_code.co_name
    yield 2
it = gen()
print(it.gi_frame.f_lineno, it.gi_frame.f_locals)  #> 2 {}
print(next(it), it.gi_frame.f_lineno, it.gi_frame.f_locals, it.gi_frame.f_back)  #> <module> 4 {'a': 1} None
try: it.gi_frame.clear()
except RuntimeError as e: print(e)  #> cannot clear a suspended frame
print(list(it), it.gi_frame)  #> [2] None
async def co(): pass
c = co()
print(c.cr_frame.f_code.co_name, c.cr_frame.f_lineno)  #> co 12
c.close()

### tracebacks made by programs
import sys, types
frame = sys._getframe()
tb = types.TracebackType(None, frame, 4, 2)
t2 = types.TracebackType(tb, frame, tb_lasti=6, tb_lineno=9)
print(t2.tb_next is tb, t2.tb_frame is frame, t2.tb_lineno, t2.tb_lasti)
for args in ((1, frame, 1, 1), (None, 1, 1, 1), (None, frame, 1), (None, frame, "1", 1)):
    try: types.TracebackType(*args)
    except TypeError as e: print(e)
try: types.FrameType()
except TypeError as e: print(e)
tb.tb_next = t2.tb_next and None
try: tb.tb_next = t2
except ValueError as e: print(e)
raise ValueError("no").with_traceback(t2)
#> True True 9 6
#> expected traceback object or None, got 'int'
#> traceback() argument 'tb_frame' must be frame, not int
#> traceback() missing required argument 'tb_lineno' (pos 4)
#> 'str' object cannot be interpreted as an integer
#> cannot create 'frame' instances
#> traceback loop detected
#| Traceback (most recent call last):
#|   File "main.py", line 14, in <module>
#|     raise ValueError("no").with_traceback(t2)
#|   File "main.py", line 1, in <module>
#|     import sys, types
#|   File "main.py", line 1, in <module>
#|     import sys, types
#| ValueError: no

### the frame that runs cannot be cleared
import sys
sys._getframe().clear()
#! RuntimeError: cannot clear an executing frame

### frames of coroutines and asynchronous generators are cleared
import types, warnings
@types.coroutine
def wait(): yield 5
async def co():
    try: await wait()
    finally: print('closed')
async def agen(): yield 1
def gen(): yield 1
def clear(frame):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter('always')
        try: frame.clear()
        except RuntimeError as e: print(e)
    print([str(w.message) for w in caught])
c = co()
clear(c.cr_frame)
c.close()
a, g = agen(), gen()
clear(a.ag_frame), clear(g.gi_frame)
print(a.ag_frame, g.gi_frame)
c = co()
c.send(None)
clear(c.cr_frame)
c.close()
print(c.cr_frame)
a = agen()
try: a.__anext__().send(None)
except StopIteration as e: print(e.value)
clear(a.ag_frame)
print(a.ag_frame is None)
#> ["coroutine 'co' was never awaited"]
#> []
#> []
#> None None
#> cannot clear a suspended frame
#> []
#> closed
#> None
#> 1
#> cannot clear a suspended frame
#> []
#> False
