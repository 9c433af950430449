# code.replace() gives code other names.

### code.replace
def f(a, b=2): return a + b
c = f.__code__.replace(co_name='g', co_filename='x.py', co_firstlineno=50)
print(c.co_name, c.co_filename, c.co_firstlineno, f.__code__.co_name, c.co_varnames, c == f.__code__)
exec(compile('def h(): return 1', 'z', 'exec').replace(co_name='<mod>'))
print(h())
f.__code__ = c
print(f(1), f.__name__, f.__code__.co_name)
import traceback, sys
code = compile("raise ValueError('x')", 'tmpl', 'exec').replace(co_name='block', co_firstlineno=1)
try: exec(code)
except ValueError as e:
    for fr in traceback.extract_tb(e.__traceback__): print(fr.filename, fr.name, fr.lineno)
#> g x.py 50 f ('a', 'b') False
#> 1
#> 3 f g
#> main.py <module> 10
#> tmpl block 1

### code.replace qualname
def f(): pass
print(f.__code__.replace(co_qualname='a.b').co_qualname)  #> a.b

### code.replace errors
def f(): pass
try: f.__code__.replace(nope=1)
except TypeError as e: print(e)  #> replace() got an unexpected keyword argument 'nope'
try: f.__code__.replace(co_name=1)
except TypeError as e: print(e)  #> replace() argument 'co_name' must be str, not int
try: f.__code__.replace(1)
except TypeError as e: print(e)  #> replace() takes no positional arguments
import copy
print(copy.replace(f.__code__, co_name='q').co_name)  #> q

### code.replace looks at what it is given
def f(a, b=1, /, c=2, *args, d, **kw): pass
for name in ('co_argcount', 'co_flags', 'co_firstlineno', 'co_consts', 'co_varnames', 'co_filename', 'co_code'):
    for value in (-1, 1 << 40, ['a']):
        try: f.__code__.replace(**{name: value})
        except (TypeError, ValueError, OverflowError) as e: print(type(e).__name__, e)
for name in ('co_lnotab', 'co_lines', 'co_varname', 'x'):
    try: f.__code__.replace(**{name: 1})
    except TypeError as e: print(e)
#> ValueError co_argcount must be a positive integer
#> OverflowError Python int too large to convert to C int
#> TypeError 'list' object cannot be interpreted as an integer
#> ValueError co_flags must be a positive integer
#> OverflowError Python int too large to convert to C int
#> TypeError 'list' object cannot be interpreted as an integer
#> ValueError co_firstlineno must be a positive integer
#> OverflowError Python int too large to convert to C int
#> TypeError 'list' object cannot be interpreted as an integer
#> TypeError replace() argument 'co_consts' must be tuple, not int
#> TypeError replace() argument 'co_consts' must be tuple, not int
#> TypeError replace() argument 'co_consts' must be tuple, not list
#> TypeError replace() argument 'co_varnames' must be tuple, not int
#> TypeError replace() argument 'co_varnames' must be tuple, not int
#> TypeError replace() argument 'co_varnames' must be tuple, not list
#> TypeError replace() argument 'co_filename' must be str, not int
#> TypeError replace() argument 'co_filename' must be str, not int
#> TypeError replace() argument 'co_filename' must be str, not list
#> TypeError replace() argument 'co_code' must be bytes, not int
#> TypeError replace() argument 'co_code' must be bytes, not int
#> TypeError replace() argument 'co_code' must be bytes, not list
#> replace() got an unexpected keyword argument 'co_lnotab'. Did you mean 'co_linetable'?
#> replace() got an unexpected keyword argument 'co_lines'. Did you mean 'co_names'?
#> replace() got an unexpected keyword argument 'co_varname'. Did you mean 'co_varnames'?
#> replace() got an unexpected keyword argument 'x'

### what stays as it is can be given too
def f(a, b=1): return a + b + 1000
code = f.__code__
names = ('co_argcount', 'co_posonlyargcount', 'co_kwonlyargcount', 'co_nlocals', 'co_flags', 'co_consts', 'co_names',
         'co_varnames', 'co_freevars', 'co_cellvars')
f.__code__ = code.replace(**{name: getattr(code, name) for name in names}, co_name='g')
print(f.__code__.co_name, f(1), f.__code__.co_varnames)  #> g 1002 ('a', 'b')

### frozen code is nobody's
#: oracle=no
import functools
try: functools.wraps.__code__.replace(co_name='g')
except TypeError as e: print(e)
#> the code of frozen functions cannot be used

### renamed code in frames, generators and closures
def outer(x):
    def inner(y):
        z = [x + y]
        return z, (lambda: x * y)(), (lambda: (yield z))
    return inner
f = outer(3)
f.__code__ = f.__code__.replace(co_name='named', co_qualname='some.named')
z, product, g = f(4)
g = g()
print(z, product, next(g), g.gi_code.co_name, f.__code__.co_qualname)
import traceback
def bad(): raise KeyError('k')
bad.__code__ = bad.__code__.replace(co_name='good')
try: bad()
except KeyError as e: print([(fr.name, fr.lineno) for fr in traceback.extract_tb(e.__traceback__)])
#> [7] 12 [7] <lambda> some.named
#> [('<module>', 14), ('good', 12)]

### the lines of a function whose first line is another
import sys, traceback
def f(x):
    y = x
    return 1 / y
f.__code__ = f.__code__.replace(co_firstlineno=100)
try: f(0)
except ZeroDivisionError as e:
    print([(t.lineno, t.name) for t in traceback.extract_tb(e.__traceback__)], e.__traceback__.tb_next.tb_lineno)
def g():
    def h(): return sys._getframe().f_lineno
    return h(), sys._getframe().f_lineno
g.__code__ = g.__code__.replace(co_firstlineno=1000)
print(g(), g.__code__.co_firstlineno)
try: g.__code__.replace(co_firstlineno=-1)
except ValueError as e: print(e)
#> [(6, '<module>'), (102, 'f')] 102
#> (10, 1002) 1000
#> co_firstlineno must be a positive integer

### code inside a function is nested
def f(c):
    def h(x: int) -> str: pass
    class C:
        z: int = 5
        def m(self): return (x for x in c)
    def gen[T: int](x: T): pass
    type A[T] = list[T]
    return (x for x in c), lambda: 1
def told(code):
    for k in code.co_consts:
        if hasattr(k, 'co_flags'):
            print(k.co_qualname, k.co_flags & 63)
            told(k)
told(f.__code__)
class D:
    g = (x for x in ())
    def m(self): pass
print(D.g.gi_code.co_flags & 63, D.m.__code__.co_flags & 63)
#> f.<locals>.__annotate__ 19
#> f.<locals>.h 19
#> f.<locals>.C 0
#> f.<locals>.C.m 19
#> f.<locals>.C.m.<locals>.<genexpr> 51
#> f.<locals>.C.__annotate__ 19
#> f.<locals>.<generic parameters of gen> 19
#> f.<locals>.T 19
#> f.<locals>.__annotate__ 19
#> f.<locals>.gen 19
#> f.<locals>.<generic parameters of A> 19
#> f.<locals>.A 19
#> f.<locals>.<genexpr> 51
#> f.<locals>.<lambda> 19
#> 35 3
