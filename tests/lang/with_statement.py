# The with statement.

### enter gives the target
class C:
    def __enter__(self): return "value"
    def __exit__(self, *a): print("exit", a)
with C() as x: print(x)
#> value
#> exit (None, None, None)

### without a target
class C:
    def __enter__(self): print("enter")
    def __exit__(self, *a): print("exit")
with C(): print("body")
#> enter
#> body
#> exit

### exit sees the exception
class C:
    def __enter__(self): pass
    def __exit__(self, t, v, tb): print(t.__name__, v, tb.tb_lineno)  #> ValueError x 5
try:
    with C(): raise ValueError("x")
except ValueError: print("propagated")  #> propagated

### a true result swallows
class C:
    def __enter__(self): pass
    def __exit__(self, *a): return 1
with C(): raise ValueError
print("after")  #> after

### the result becomes a bool by __bool__
class B:
    def __bool__(self): print("bool"); return True  #> bool
class C:
    def __enter__(self): pass
    def __exit__(self, *a): return B()
with C(): raise ValueError

### several managers in order
class C:
    def __init__(self, n): self.n = n
    def __enter__(self): print("in", self.n); return self.n
    def __exit__(self, *a): print("out", self.n)
with C(1) as a, C(2) as b: print(a, b)
#> in 1
#> in 2
#> 1 2
#> out 2
#> out 1

### parenthesised managers
class C:
    def __init__(self, n): self.n = n
    def __enter__(self): return self.n
    def __exit__(self, *a): print("out", self.n)
with (C(1) as a, C(2), C(3) as c,): print(a, c)
#> 1 3
#> out 3
#> out 2
#> out 1

### the inner may swallow before the outer sees
class C:
    def __init__(self, n, r): self.n, self.r = n, r
    def __enter__(self): pass
    def __exit__(self, t, *a): print(self.n, t and t.__name__); return self.r
with C("outer", False), C("inner", True): raise KeyError
#> inner KeyError
#> outer None

### exit on return
class C:
    def __enter__(self): pass
    def __exit__(self, *a): print("exit", a[0])  #> exit None
def f():
    with C(): return "r"
print(f())  #> r

### exit on break and continue
class C:
    def __enter__(self): pass
    def __exit__(self, *a): print("exit")
for i in range(3):
    with C():
        if i == 0: continue
        break
#> exit
#> exit

### an exception in enter skips exit
class C:
    def __enter__(self): raise ValueError("enter")
    def __exit__(self, *a): print("never")
with C(): pass
#! ValueError: enter

### an exception in exit has the body's as context
class C:
    def __enter__(self): pass
    def __exit__(self, *a): raise KeyError("exit")
try:
    with C(): raise ValueError("body")
except KeyError as e: print(repr(e), repr(e.__context__))  #> KeyError('exit') ValueError('body')

### the target can be a pattern
class C:
    def __enter__(self): return 1, [2, 3]
    def __exit__(self, *a): pass
with C() as (a, [b, c]): print(a, b, c)  #> 1 2 3

### the target can be an attribute or item
class C:
    def __enter__(self): return 5
    def __exit__(self, *a): pass
d = {}
with C() as d["k"]: print(d)  #> {'k': 5}

### no context manager
with 1: pass
#! TypeError: 'int' object does not support the context manager protocol (missed __exit__ method)

### only __enter__
class C:
    def __enter__(self): pass
with C(): pass
#! TypeError: 'C' object does not support the context manager protocol (missed __exit__ method)

### only __exit__
class C:
    def __exit__(self, *a): pass
with C(): pass
#! TypeError: 'C' object does not support the context manager protocol (missed __enter__ method)

### methods come from the type
class C:
    def __enter__(self): return "type"
    def __exit__(self, *a): pass
c = C()
c.__enter__ = lambda: "instance"
with c as x: print(x)  #> type

### an exception while unpacking the target runs exit
class C:
    def __enter__(self): return 1
    def __exit__(self, t, *a): print("exit", t.__name__); return True  #> exit TypeError
with C() as (a, b): pass
print("after")  #> after

### a generator as context manager by hand
class manager:
    def __init__(self, f): self.f = f
    def __call__(self): self.g = self.f(); return self
    def __enter__(self): return next(self.g)
    def __exit__(self, t, v, tb):
        if t is None: next(self.g, None)
        else:
            try: self.g.throw(v)
            except StopIteration: return True
@manager
def ctx():
    try: yield "resource"
    except ValueError: print("handled")
with ctx() as r:
    print(r)
    raise ValueError
#> resource
#> handled

### exit gets the exception instance
class C:
    def __enter__(self): pass
    def __exit__(self, t, v, tb): print(v.args, type(v) is t); return True  #> (1, 2) True
with C(): raise ValueError(1, 2)

### sys.exception inside __exit__
import sys
class C:
    def __enter__(self): pass
    def __exit__(self, *a): print(repr(sys.exception())); return True  #> ValueError(1)
with C(): raise ValueError(1)
print(sys.exception())  #> None

### with in a loop in a function with a closure
class C:
    def __enter__(self): return self
    def __exit__(self, *a): pass
def f():
    fs = []
    for i in range(2):
        with C() as c: fs.append(lambda: (i, type(c).__name__))
    return [g() for g in fs]
print(f())  #> [(1, 'C'), (1, 'C')]

### a lock-like counter
class Lock:
    held = 0
    def __enter__(self): Lock.held += 1
    def __exit__(self, *a): Lock.held -= 1
l = Lock()
with l:
    with l: print(Lock.held)  #> 2
print(Lock.held)  #> 0

### exit result false-like re-raises with the traceback
class C:
    def __enter__(self): pass
    def __exit__(self, *a): return 0
with C():
    raise ValueError("x")
#| Traceback (most recent call last):
#|   File "main.py", line 5, in <module>
#|     raise ValueError("x")
#| ValueError: x
