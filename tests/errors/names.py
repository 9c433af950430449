# What is proposed for names that are not defined.

### a name that self has
class A:
    def __init__(self): self.value = 1
    def get(self): return value
A().get()
#! NameError: name 'value' is not defined. Did you mean: 'self.value'?

### a name that self has, from a closure and a comprehension
class A:
    json = 1
    def get(self):
        def inner(): return self and [json for _ in "a"]
        return inner()
A().get()
#! NameError: name 'json' is not defined. Did you mean: 'self.json'? Or did you forget to import 'json'?

### self that does not have the name, or fails to say
import traceback
class A:
    def __getattr__(self, name):
        if name == "total": return 1
        raise [AttributeError, KeyError][name == "broken"](name)
    def total_of(self): return total
    def nothing(self): return valu + len(vars(self))
    def broken_one(self): return broken
def show(f):
    try: f()
    except NameError as e: print(traceback.format_exception(e)[-1], vars(e))
a = A()
for f in (a.total_of, a.nothing, a.broken_one): show(f)
#> NameError: name 'total' is not defined. Did you mean: 'self.total'?
#>  {}
#> NameError: name 'valu' is not defined
#>  {}
#> NameError: name 'broken' is not defined
#>  {}

### candidates are the variables that are bound where it was raised
import traceback
def f(flag):
    if flag: counted = 1
    return counter
class C:
    colour = 1
    try: color
    except NameError as e: print(traceback.format_exception(e)[-1].strip())
for flag in (True, False):
    try: f(flag)
    except NameError as e: print(traceback.format_exception(e)[-1].strip())
def g():
    try: exec("tota", {"total": 1})
    except NameError as e: print(traceback.format_exception(e)[-1].strip())
g()
#> NameError: name 'color' is not defined. Did you mean: 'colour'?
#> NameError: name 'counter' is not defined. Did you mean: 'counted'?
#> NameError: name 'counter' is not defined
#> NameError: name 'tota' is not defined. Did you mean: 'total'?

### self through a generator, and raised again elsewhere
import traceback
class A:
    size = 1
    def items(self): yield size
def again(e): raise e
try: list(A().items())
except NameError as e:
    try: again(e)
    except NameError as x: print(traceback.format_exception(x)[-1].strip())
    try: again(e.with_traceback(None))
    except NameError as x: print(traceback.format_exception(x)[-1].strip())
#> NameError: name 'size' is not defined. Did you mean: 'self.size'?
#> NameError: name 'size' is not defined. Did you mean: 'slice'?

### without a traceback there are no names to propose
import traceback
try: prin
except NameError as e: print(traceback.format_exception_only(e), traceback.format_exception(None, e, None))
print(traceback.format_exception_only(NameError("x", name="json")), traceback.format_exception_only(AttributeError("x", name="apend", obj=[])))
#> ["NameError: name 'prin' is not defined\n"] ["NameError: name 'prin' is not defined\n"]
#> ["NameError: x. Did you forget to import 'json'?\n"] ["AttributeError: x. Did you mean: 'append'?\n"]

### the variables are those at the end of the frame
import traceback
def f(n):
    try: 1 / 0
    except ZeroDivisionError as e:
        other = 1
        print(type(ee), othr) if n else print(othr)
def g(n):
    other = 1
    try: print(othr)
    finally:
        if n: del other
for h in (f, g):
    for n in (0, 1):
        try: h(n)
        except NameError as e: print(traceback.format_exception(e)[-1].strip())
#> NameError: name 'othr' is not defined. Did you mean: 'other'?
#> NameError: name 'ee' is not defined. Did you mean: 'e'?
#> NameError: name 'othr' is not defined. Did you mean: 'other'?
#> NameError: name 'othr' is not defined
