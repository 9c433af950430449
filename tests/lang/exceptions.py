# Exceptions: try, raise, chaining, notes, groups, with.

### except by class
try: 1 / 0
except ZeroDivisionError: print("caught")  #> caught

### except by base class
try: [][1]
except LookupError as e: print(type(e).__name__, e)  #> IndexError list index out of range

### except by tuple
try: int("x")
except (TypeError, ValueError) as e: print(e)  #> invalid literal for int() with base 10: 'x'

### except without parentheses
try: int("x")
except TypeError, ValueError: print("either")  #> either

### the first match wins
try: {}["k"]
except LookupError: print("lookup")  #> lookup
except KeyError: print("never")

### bare except
try: raise KeyboardInterrupt
except: print("all")  #> all

### no match goes on
try:
    try: 1 / 0
    except ValueError: print("never")
except ZeroDivisionError: print("outer")  #> outer

### else runs without an exception
try: pass
except ValueError: print("never")
else: print("else")  #> else
finally: print("finally")  #> finally

### an exception in else is not caught by the same try
try:
    try: pass
    except ValueError: print("never")
    else: raise ValueError("from else")
except ValueError as e: print("outer", e)  #> outer from else

### finally runs on the way out
try:
    try: 1 / 0
    finally: print("finally")  #> finally
except ZeroDivisionError: print("then")  #> then

### finally runs on return
def f():
    try: return "r"
    finally: print("finally")  #> finally
print(f())  #> r

### return in finally wins
def f():
    try: return 1
    finally: return 2
print(f())  #> 2

### return in finally swallows the exception
def f():
    try: 1 / 0
    finally: return "swallowed"
print(f())  #> swallowed

### break in finally swallows
for i in range(3):
    try: raise ValueError
    finally: break
print(i)  #> 0

### continue runs finally
for i in range(2):
    try: continue
    finally: print("fin", i)
#> fin 0
#> fin 1

### break runs finally
while True:
    try: break
    finally: print("fin")  #> fin

### nested finally in order
def f():
    try:
        try: return "r"
        finally: print(1)  #> 1
    finally: print(2)  #> 2
print(f())  #> r

### the returned value is computed before finally
def f():
    x = 1
    try: return x
    finally: x = 2
print(f())  #> 1

### raise a class
try: raise ValueError
except ValueError as e: print(repr(e), e.args)  #> ValueError() ()

### raise with arguments
try: raise ValueError("a", 1)
except ValueError as e: print(repr(e), str(e), e.args)  #> ValueError('a', 1) ('a', 1) ('a', 1)

### raise what is no exception
raise 1
#! TypeError: exceptions must derive from BaseException

### raise a class that is no exception
raise int
#! TypeError: exceptions must derive from BaseException

### raise with nothing active
raise
#! RuntimeError: No active exception to reraise

### re-raise
try:
    try: 1 / 0
    except ZeroDivisionError: raise
except ZeroDivisionError as e: print("again", e)  #> again division by zero

### raise from
try:
    try: 1 / 0
    except ZeroDivisionError as e: raise ValueError("v") from e
except ValueError as e: print(repr(e.__cause__), e.__suppress_context__)
#> ZeroDivisionError('division by zero') True

### context is set while handling
try:
    try: 1 / 0
    except ZeroDivisionError: raise ValueError("v")
except ValueError as e: print(repr(e.__context__), e.__cause__, e.__suppress_context__)
#> ZeroDivisionError('division by zero') None False

### raise from None hides the context
try:
    try: 1 / 0
    except ZeroDivisionError: raise ValueError("v") from None
except ValueError as e: print(e.__cause__, e.__suppress_context__, repr(e.__context__))
#> None True ZeroDivisionError('division by zero')

### raise from a class
try: raise ValueError from KeyError
except ValueError as e: print(repr(e.__cause__))  #> KeyError()

### the cause must be an exception
raise ValueError from 1
#! TypeError: exception causes must derive from BaseException

### context in finally
try:
    try: 1 / 0
    finally: [][0]
except IndexError as e: print(repr(e.__context__))  #> ZeroDivisionError('division by zero')

### context chains are three deep
try:
    try:
        try: raise A
        except NameError: raise KeyError(1)
    except KeyError: raise ValueError(2)
except ValueError as e: print(repr(e.__context__), repr(e.__context__.__context__))
#> KeyError(1) NameError("name 'A' is not defined")

### no cycle in contexts
try:
    try: raise ValueError(1)
    except ValueError as e:
        try: raise KeyError(2)
        except KeyError: raise e
except ValueError as e: print(repr(e), repr(e.__context__), e.__context__.__context__)
#> ValueError(1) KeyError(2) None

### the target is deleted after the block
try: raise ValueError
except ValueError as e: pass
print("e" in globals())  #> False

### the target's old value is lost
e = 1
try: raise ValueError
except ValueError as e: pass
try: e
except NameError as x: print(x)  #> name 'e' is not defined

### deleting the target inside is fine
try: raise ValueError
except ValueError as e: del e
print("ok")  #> ok

### except with an expression that is no exception class
try: 1 / 0
except 5: pass
#! TypeError: catching classes that do not inherit from BaseException is not allowed

### except with a tuple that holds something else
try: 1 / 0
except (ValueError, "x"): pass
#! TypeError: catching classes that do not inherit from BaseException is not allowed

### except expressions are evaluated late
def which():
    print("evaluated")  #> evaluated
    return ValueError
try: pass
except which(): pass
try: raise ValueError
except which(): print("caught")  #> caught

### notes
e = ValueError("x")
e.add_note("one")
e.add_note("two")
print(e.__notes__)  #> ['one', 'two']

### a note must be a string
ValueError().add_note(1)
#! TypeError: add_note() argument must be str, not int

### with_traceback returns the exception
e = ValueError("x")
print(e.with_traceback(None) is e, e.__traceback__)  #> True None

### with_traceback wants a traceback
ValueError().with_traceback(1)
#! TypeError: __traceback__ must be a traceback or None

### traceback lines
def f(): raise ValueError
try: f()
except ValueError as e:
    tb = e.__traceback__
    print(tb.tb_lineno, tb.tb_next.tb_lineno, tb.tb_next.tb_frame.f_code.co_name, tb.tb_next.tb_next)
#> 2 1 f None

### sys.exception and sys.exc_info
import sys
try: 1 / 0
except ZeroDivisionError as e:
    print(sys.exception() is e, sys.exc_info()[0].__name__, sys.exc_info()[1] is e)
print(sys.exception(), sys.exc_info())
#> True ZeroDivisionError True
#> None (None, None, None)

### exception state is restored after a nested handler
import sys
try: raise ValueError
except ValueError:
    try: raise KeyError
    except KeyError: pass
    print(type(sys.exception()).__name__)  #> ValueError

### a function called in a handler sees the exception
import sys
def f(): return type(sys.exception()).__name__
try: 1 / 0
except ZeroDivisionError: print(f())  #> ZeroDivisionError

### bare raise in a called function
def again(): raise
try:
    try: 1 / 0
    except ZeroDivisionError: again()
except ZeroDivisionError as e: print(repr(e))  #> ZeroDivisionError('division by zero')

### str and repr of exceptions
for e in (Exception(), Exception("a"), Exception("a", 2), KeyError("k"), KeyError(), OSError("no"), StopIteration(5)):
    print(repr(e), "|", str(e))
#> Exception() | 
#> Exception('a') | a
#> Exception('a', 2) | ('a', 2)
#> KeyError('k') | 'k'
#> KeyError() | 
#> OSError('no') | no
#> StopIteration(5) | 5

### KeyError shows the repr of its key
{}["missing"]
#! KeyError: 'missing'

### the hierarchy
print([c.__name__ for c in FileNotFoundError.__mro__], [c.__name__ for c in UnicodeDecodeError.__mro__[:3]])
#> ['FileNotFoundError', 'OSError', 'Exception', 'BaseException', 'object'] ['UnicodeDecodeError', 'UnicodeError', 'ValueError']

### all builtin exceptions are there
import math
names = """ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError
BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError
ConnectionResetError DeprecationWarning EOFError EncodingWarning EnvironmentError Exception ExceptionGroup
FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning
IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError
ModuleNotFoundError NameError NotADirectoryError NotImplementedError OSError OverflowError PendingDeprecationWarning
PermissionError ProcessLookupError PythonFinalizationError RecursionError ReferenceError ResourceWarning RuntimeError
RuntimeWarning StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError
TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning
UserWarning ValueError Warning ZeroDivisionError""".split()
print([n for n in names if not isinstance(eval(n), type)], IOError is OSError)
print([f"{n}<{eval(n).__base__.__name__}" for n in names if eval(n).__base__.__name__ not in ("Exception", "Warning")])
#> [] True
#> ['BaseException<object', 'BaseExceptionGroup<BaseException', 'BlockingIOError<OSError', 'BrokenPipeError<ConnectionError', 'ChildProcessError<OSError', 'ConnectionAbortedError<ConnectionError', 'ConnectionError<OSError', 'ConnectionRefusedError<ConnectionError', 'ConnectionResetError<ConnectionError', 'Exception<BaseException', 'ExceptionGroup<BaseExceptionGroup', 'FileExistsError<OSError', 'FileNotFoundError<OSError', 'FloatingPointError<ArithmeticError', 'GeneratorExit<BaseException', 'IndentationError<SyntaxError', 'IndexError<LookupError', 'InterruptedError<OSError', 'IsADirectoryError<OSError', 'KeyError<LookupError', 'KeyboardInterrupt<BaseException', 'ModuleNotFoundError<ImportError', 'NotADirectoryError<OSError', 'NotImplementedError<RuntimeError', 'OverflowError<ArithmeticError', 'PermissionError<OSError', 'ProcessLookupError<OSError', 'PythonFinalizationError<RuntimeError', 'RecursionError<RuntimeError', 'SystemExit<BaseException', 'TabError<IndentationError', 'TimeoutError<OSError', 'UnboundLocalError<NameError', 'UnicodeDecodeError<UnicodeError', 'UnicodeEncodeError<UnicodeError', 'UnicodeError<ValueError', 'UnicodeTranslateError<UnicodeError', 'ZeroDivisionError<ArithmeticError']

### subclasses of OSError take the same arguments
print(repr(FileNotFoundError(2, "x")), type(TimeoutError(1, "x", "file")).__name__, FileNotFoundError(2, "x", "file"))
#> FileNotFoundError(2, 'x') TimeoutError [Errno 2] x: 'file'

### OSError picks the subclass by errno
#: oracle=no
print(repr(OSError(2, "x")), type(OSError(13, "x")).__name__)  #> FileNotFoundError(2, 'x') PermissionError

### OSError attributes
e = OSError(2, "msg", "name")
print(e.errno, e.strerror, e.filename, e.args)  #> 2 msg name (2, 'msg')

### SystemExit attributes
e = SystemExit(3)
print(e.code, repr(e))  #> 3 SystemExit(3)

### ImportError attributes
e = ImportError("m", name="n", path="p")
print(e, e.name, e.path, e.msg)  #> m n p m

### UnicodeDecodeError attributes
try: b"a\xff".decode()
except UnicodeDecodeError as e: print(e, e.start, e.end, e.reason, e.object)
#> 'utf-8' codec can't decode byte 0xff in position 1: invalid start byte 1 2 invalid start byte b'a\xff'

### UnicodeEncodeError text
"aé".encode("ascii")
#! UnicodeEncodeError: 'ascii' codec can't encode character '\xe9' in position 1: ordinal not in range(128)

### StopIteration value
print(StopIteration(1, 2).value, StopIteration().value)  #> 1 None

### SyntaxError attributes
try: compile("a b", "file.py", "exec")
except SyntaxError as e: print(e.msg, e.filename, e.lineno, e.offset, e.text, e.end_offset)
#> invalid syntax file.py 1 3 a b
#>  4

### exceptions are compared by identity
print(ValueError("a") == ValueError("a"))  #> False

### exceptions can carry attributes
e = ValueError()
e.extra = 1
print(e.extra, e.__dict__)  #> 1 {'extra': 1}

### args can be assigned
e = ValueError("a")
e.args = (1, 2)
print(e, repr(e))  #> (1, 2) ValueError(1, 2)

### a custom exception without super().__init__ keeps args
class E(Exception):
    def __init__(self, a, b): self.a = a
e = E(1, 2)
print(e.args, str(e))  #> (1, 2) (1, 2)

### a custom __str__
class E(Exception):
    def __str__(self): return "custom"
raise E(1)
#! E: custom

### exception hierarchy of one's own
class Base(Exception): pass
class Sub(Base): pass
try: raise Sub("x")
except Base as e: print(type(e).__name__, e)  #> Sub x

### raising a class calls it
class E(Exception):
    def __init__(self): super().__init__("made")
try: raise E
except E as e: print(e)  #> made

### raise a class whose call gives something else
class E(Exception):
    def __new__(cls): return 5
raise E
#! TypeError: calling <class '__main__.E'> should have returned an instance of BaseException, not <class 'int'>

### __exit__ is not needed for try
def f():
    for i in range(3):
        try:
            if i == 1: raise ValueError(i)
            print("ok", i)
        except ValueError as e: print("bad", e)
f()
#> ok 0
#> bad 1
#> ok 2

### assert
assert 1
assert 1 == 2
#! AssertionError

### assert with a message
assert [], "list is empty"
#! AssertionError: list is empty

### assert with a tuple message
assert 0, (1, 2)
#! AssertionError: (1, 2)

### assert evaluates its message late
def msg():
    print("message")  #> message
    return "m"
assert True, msg()
assert False, msg()
#! AssertionError: m

### RecursionError can be caught
def f(): return f()
try: f()
except RecursionError as e: print(type(e).__name__, str(e)[:32])
#> RecursionError maximum recursion depth exceeded

### recursion works again after RecursionError
def f(n): return f(n + 1) if n >= 0 else 0
for i in range(2):
    try: f(0)
    except RecursionError: print("again")
#> again
#> again

### recursion in __repr__
class A:
    def __repr__(self): return repr(self)
try: repr(A())
except RecursionError: print("caught")  #> caught

### recursion in __eq__
class A:
    def __eq__(self, o): return self == o
try: A() == 1
except RecursionError: print("caught")  #> caught

### deeply nested except
def f(n):
    try:
        if n == 0: raise ValueError("bottom")
        f(n - 1)
    except ValueError:
        if n < 10: raise
        return "top"
print(f(10))  #> top

### loops with exceptions in a while condition
it = iter([1, 0])
try:
    while 1 / next(it): print("ok")  #> ok
except ZeroDivisionError: print("zero")  #> zero

### an exception in an argument skips the call
def f(*a): print("never")
try: f(1, 1 / 0)
except ZeroDivisionError: print("skipped")  #> skipped

### an exception in a default
try:
    def f(a=1 / 0): pass
except ZeroDivisionError: print("at def")  #> at def

### an exception in a comprehension leaves no trace
try: xs = [1 // x for x in (1, 0)]
except ZeroDivisionError: print("xs" in globals())  #> False

### NameError has name
try: undefined_thing
except NameError as e: print(e.name)  #> undefined_thing

### NameError suggests
value = 1
print(valeu)
#! NameError: name 'valeu' is not defined. Did you mean: 'value'?

### NameError suggests a builtin
pritn(1)
#! NameError: name 'pritn' is not defined. Did you mean: 'print'?

### NameError suggests an import
math.pi
#! NameError: name 'math' is not defined. Did you forget to import 'math'?

### ImportError for a missing name
from math import nothing
#! ImportError: cannot import name 'nothing' from 'math' (unknown location)

### ModuleNotFoundError
import no_such_module
#! ModuleNotFoundError: No module named 'no_such_module'

### ModuleNotFoundError attributes
try: import nothing.at.all
except ModuleNotFoundError as e: print(e.name, e.msg)  #> nothing No module named 'nothing'

### a module is no package
import math.sub
#! ModuleNotFoundError: No module named 'math.sub'; 'math' is not a package

### two exceptions in cleanup
def f():
    try: raise ValueError("first")
    finally:
        try: raise KeyError("second")
        except KeyError: print("inner handled")  #> inner handled
try: f()
except ValueError as e: print(e, e.__context__)  #> first None

### exception instance raised twice grows its traceback
e = ValueError("x")
def depth():
    n, tb = 0, e.__traceback__
    while tb: n, tb = n + 1, tb.tb_next
    return n
for i in range(2):
    try: raise e
    except ValueError: pass
    print(depth())
#> 1
#> 2

### BaseException is not caught by except Exception
try:
    try: raise SystemExit(1)
    except Exception: print("never")
except SystemExit as e: print("exit", e.code)  #> exit 1

### sys.exit with a number
#: exit=3
import sys
print("bye")  #> bye
sys.exit(3)

### sys.exit with a message
#: exit=1
import sys
sys.exit("the message")
#! the message

### sys.exit without argument
#: exit=0
import sys
print("x")  #> x
sys.exit()

### raise SystemExit runs finally
#: exit=2
try: raise SystemExit(2)
finally: print("finally")  #> finally

### exit status of an uncaught error
#: exit=1
1 / 0
#! ZeroDivisionError: division by zero
