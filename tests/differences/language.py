# The language
# Small things that would cost more than they give.

### code that runs sees a change of __builtins__ at once
#: cpython=1
# CPython looks at `__builtins__` when a function is made or code begins. Here each look-up of a builtin does.
try: exec("__builtins__ = {}\nprint(1)", {})
except NameError as e: print(e)  #> name 'print' is not defined

### a compiler's error in exec'd code shows its line
#: cpython=SyntaxError - 'return' outside function
# CPython shows the line of errors that its parser finds, and not of those that its compiler finds. Here both do.
try: exec("return 1")
except SyntaxError as e: print(type(e).__name__, (e.text or "-").rstrip(), e.msg)  #> SyntaxError return 1 'return' outside function

### code.replace() changes what code is called, not what it does
#: cpython=0 ('c', 'b')
# Snapshots hold a program's text, not its code. So `co_filename`, `co_name`, `co_qualname` and `co_firstlineno` can be given, and others only
# as they are: for a function with other parameters, write it, or compile its text. `types.coroutine` and `functools.wraps` need none of it.
def f(a, b): return a
try: print(f.__code__.replace(co_consts=(None, 1), co_flags=0).co_flags & 15, f.__code__.replace(co_varnames=('c', 'b')).co_varnames)
except ValueError as e: print(e)  #> replace() cannot change co_consts: code does what its source says

### the variable of a comprehension does not hide that of an outer function
#: cpython=[1, 1]\ncannot access free variable 'x' where it is not associated with a value in enclosing scope
# In CPython it becomes a variable of the function around the comprehension, and functions in there see it.
def outer(x=9):
    def middle():
        def inner(): return x
        print([1 for x in 'ab'])
        return inner()
    try: print(middle())
    except NameError as e: print(e)
outer()
#> [1, 1]
#> 9

### functions of the library have no frames
#: cpython=__enter__ caller\n
# A function of the library is like one in C, also where CPython has it in Python: `sys._getframe`, `stacklevel` and tracebacks pass
# over it. A `stacklevel` that counts `contextlib`'s `__enter__` leads one call too far; count calls of programs only.
import contextlib, sys
@contextlib.contextmanager
def manager():
    print(sys._getframe(1).f_code.co_name, sys._getframe(2).f_code.co_name)
    yield
def caller():
    with manager(): pass
def outer(): caller()
outer()
#> caller outer

### attributes are found by their names alone
#: cpython=asked found
# Keys that are not strings can be put into the namespace of an object or a class. CPython compares those that have the hash of the name
# with it, and their `__eq__` may do anything. Here only strs are names.
class Key:
    def __hash__(self): return hash('name')
    def __eq__(self, other): print('asked', end=' '); return other == 'name'
class C: pass
c = C()
c.__dict__[Key()] = 'found'
print(getattr(c, 'name', 'missing'))  #> missing

### the inversion of a bool is not warned of
#: cpython=DeprecationWarning
# CPython shows a DeprecationWarning for ~True, since ~ of a bool is to be an error in Python 3.16. The value is the same.
import warnings
warnings.simplefilter('error')
try: print(~bool(1))
except DeprecationWarning as e: print(type(e).__name__)
#> -2

### after a function returns, `f_locals` shows the values of the last read
#: cpython=2\nTrue
# A frame object is made when a program asks for one. Each read of `f_locals` looks at the running frame. Keys that are not
# variables stay with one frame object. To keep the variables, copy them while the function runs.
import sys
def f():
    x = 1
    seen = sys._getframe().f_locals
    seen['x'], x = x, 2
    return seen
print(f()['x'])  #> 1
def g():
    sys._getframe().f_locals['other'] = 1
    return 'other' in sys._getframe().f_locals
print(g())  #> False
