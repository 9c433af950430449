# Exception groups and except*.

### make a group
g = ExceptionGroup("msg", [ValueError(1), TypeError(2)])
print(g.message, g.exceptions, repr(g), str(g))
#> msg (ValueError(1), TypeError(2)) ExceptionGroup('msg', [ValueError(1), TypeError(2)]) msg (2 sub-exceptions)

### str counts sub-exceptions
print(ExceptionGroup("a", [ValueError()]), "|", ExceptionGroup("b", [ValueError(), KeyError()]))
#> a (1 sub-exception) | b (2 sub-exceptions)

### a group needs exceptions
ExceptionGroup("a", [])
#! ValueError: second argument (exceptions) must be a non-empty sequence

### a group needs a sequence
ExceptionGroup("a", 1)
#! TypeError: second argument (exceptions) must be a sequence

### a group needs exception instances
ExceptionGroup("a", [ValueError])
#! ValueError: Item 0 of second argument (exceptions) is not an exception

### a group's message is a string
ExceptionGroup(1, [ValueError()])
#! TypeError: BaseExceptionGroup.__new__() argument 1 must be str, not int

### an ExceptionGroup holds only Exceptions
ExceptionGroup("a", [KeyboardInterrupt()])
#! TypeError: Cannot nest BaseExceptions in an ExceptionGroup

### BaseExceptionGroup becomes ExceptionGroup where it can
print(type(BaseExceptionGroup("a", [ValueError()])).__name__, type(BaseExceptionGroup("a", [KeyboardInterrupt()])).__name__)
#> ExceptionGroup BaseExceptionGroup

### except star takes what matches
try: raise ExceptionGroup("g", [ValueError(1), TypeError(2)])
except* ValueError as e: print("V", e.exceptions)  #> V (ValueError(1),)
except* TypeError as e: print("T", e.exceptions)  #> T (TypeError(2),)

### except star lets the rest go on
try:
    try: raise ExceptionGroup("g", [ValueError(1), KeyError(2)])
    except* ValueError: print("value")  #> value
except ExceptionGroup as e: print("rest", repr(e))  #> rest ExceptionGroup('g', [KeyError(2)])

### except star wraps a naked exception
try: raise ValueError("naked")
except* ValueError as e: print(repr(e))  #> ExceptionGroup('', (ValueError('naked'),))

### except star that does not match lets a naked one through
try:
    try: raise KeyError("k")
    except* ValueError: print("never")
except KeyError as e: print(repr(e))  #> KeyError('k')

### except star with nested groups
try: raise ExceptionGroup("o", [ValueError(1), ExceptionGroup("i", [ValueError(2), TypeError(3)])])
except* ValueError as e: print(repr(e))
except* TypeError as e: print(repr(e))
#> ExceptionGroup('o', [ValueError(1), ExceptionGroup('i', [ValueError(2)])])
#> ExceptionGroup('o', [ExceptionGroup('i', [TypeError(3)])])

### except star by a tuple
try: raise ExceptionGroup("g", [ValueError(1), TypeError(2), KeyError(3)])
except* (ValueError, KeyError) as e: print(e.exceptions)  #> (ValueError(1), KeyError(3))
except* Exception as e: print(e.exceptions)  #> (TypeError(2),)

### else and finally with except star
try: pass
except* ValueError: print("never")
else: print("else")  #> else
finally: print("finally")  #> finally

### raising in except star gathers
try:
    try: raise ExceptionGroup("g", [ValueError(1), TypeError(2)])
    except* ValueError: raise KeyError("new")
    except* TypeError: pass
except ExceptionGroup as e: print(repr(e), repr(e.exceptions[0].__context__))
#! KeyError: 'new'

### raising in two handlers gathers both
try:
    try: raise ExceptionGroup("g", [ValueError(1), TypeError(2)])
    except* ValueError: raise KeyError("a")
    except* TypeError: raise KeyError("b")
except ExceptionGroup as e: print(repr(e))  #> ExceptionGroup('', [KeyError('a'), KeyError('b')])

### bare raise in except star
try:
    try: raise ExceptionGroup("g", [ValueError(1), TypeError(2)])
    except* ValueError: raise
except ExceptionGroup as e: print(repr(e))  #> ExceptionGroup('g', [ValueError(1), TypeError(2)])

### except star cannot catch groups
try: raise ExceptionGroup("g", [ValueError(1)])
except* ExceptionGroup: pass
#! TypeError: catching ExceptionGroup with except* is not allowed. Use except instead.

### plain except catches a group whole
try: raise ExceptionGroup("g", [ValueError(1)])
except Exception as e: print(type(e).__name__)  #> ExceptionGroup

### split by type
g = ExceptionGroup("g", [ValueError(1), ExceptionGroup("h", [TypeError(2), ValueError(3)])])
match, rest = g.split(ValueError)
print(repr(match), repr(rest))
#> ExceptionGroup('g', [ValueError(1), ExceptionGroup('h', [ValueError(3)])]) ExceptionGroup('g', [ExceptionGroup('h', [TypeError(2)])])

### split with no match
g = ExceptionGroup("g", [ValueError(1)])
print(g.split(KeyError))  #> (None, ExceptionGroup('g', [ValueError(1)]))

### subgroup by function
g = ExceptionGroup("g", [ValueError(1), ValueError(2)])
print(repr(g.subgroup(lambda e: e.args == (2,))))  #> ExceptionGroup('g', [ValueError(2)])

### subgroup of everything is the group
g = ExceptionGroup("g", [ValueError(1)])
print(g.subgroup(ValueError) is g, g.subgroup(KeyError))  #> False None

### derive keeps a subclass
class G(ExceptionGroup):
    def derive(self, excs): return G(self.message, excs)
g = G("g", [ValueError(1), KeyError(2)])
print(type(g.split(ValueError)[0]).__name__, type(ExceptionGroup("x", [ValueError()]).derive([KeyError()])).__name__)
#> G ExceptionGroup

### split keeps notes, cause and context
g = ExceptionGroup("g", [ValueError(1), KeyError(2)])
g.add_note("note")
g.__cause__ = OSError("c")
m, r = g.split(ValueError)
print(m.__notes__, repr(r.__cause__))  #> ['note'] OSError('c')

### an uncaught group prints its tree
raise ExceptionGroup("tree", [ValueError("a"), ExceptionGroup("sub", [TypeError("b"), KeyError("c")])])
#|   + Exception Group Traceback (most recent call last):
#|   |   File "main.py", line 1, in <module>
#|   |     raise ExceptionGroup("tree", [ValueError("a"), ExceptionGroup("sub", [TypeError("b"), KeyError("c")])])
#|   | ExceptionGroup: tree (2 sub-exceptions)
#|   +-+---------------- 1 ----------------
#|     | ValueError: a
#|     +---------------- 2 ----------------
#|     | ExceptionGroup: sub (2 sub-exceptions)
#|     +-+---------------- 1 ----------------
#|       | TypeError: b
#|       +---------------- 2 ----------------
#|       | KeyError: 'c'
#|       +------------------------------------

### an uncaught group with raised members
def make(e):
    try: raise e
    except Exception as x: return x
raise ExceptionGroup("g", [make(ValueError("inside"))])
#|   + Exception Group Traceback (most recent call last):
#|   |   File "main.py", line 4, in <module>
#|   |     raise ExceptionGroup("g", [make(ValueError("inside"))])
#|   | ExceptionGroup: g (1 sub-exception)
#|   +-+---------------- 1 ----------------
#|     | Traceback (most recent call last):
#|     |   File "main.py", line 2, in make
#|     |     try: raise e
#|     |          ^^^^^^^
#|     | ValueError: inside
#|     +------------------------------------

### break in except star is a syntax error
#: ends=early
for x in [1]:
    try: pass
    except* ValueError: break
#! SyntaxError: 'break', 'continue' and 'return' cannot appear in an except* block

### except and except star do not mix
#: ends=early
try: pass
except ValueError: pass
except* KeyError: pass
#! SyntaxError: cannot have both 'except' and 'except*' on the same 'try'

### except star needs a type
#: ends=early
try: pass
except*: pass
#! SyntaxError: expected one or more exception types

### the name is unbound after except star
try: raise ValueError
except* ValueError as e: pass
print("e" in globals())  #> False

### the sub-exceptions are a tuple
g = ExceptionGroup("g", [ValueError(1)])
print(type(g.exceptions))  #> <class 'tuple'>
g.exceptions = ()
#! AttributeError: readonly attribute

### the context of what except* raises inside of a handler
def show(f):
    try: f()
    except BaseException as e:
        print(repr(e), repr(e.__context__), repr(e.__cause__), [(repr(x), repr(x.__context__)) for x in getattr(e, 'exceptions', ())])
def a():
    try: raise OSError
    except OSError:
        try: raise ExceptionGroup('eg', [ValueError(1), KeyError(2)])
        except* ValueError: raise KeyError(9)
def b():
    try: raise OSError
    except OSError:
        try: raise ExceptionGroup('eg', [ValueError(1), KeyError(2)])
        except* ValueError: pass
def c():
    try: raise ExceptionGroup('eg', [ValueError(1), KeyError(2)])
    except* ValueError: raise KeyError(9)
def d():
    try: raise OSError
    except OSError:
        try: raise ExceptionGroup('eg', [ValueError(1)])
        except* ValueError: raise KeyError(9)
def e():
    try: raise OSError
    except OSError:
        try: raise ValueError(1)
        except* ValueError: raise
def f():
    try: raise OSError
    except OSError:
        try: raise ValueError(1)
        except* ValueError: raise KeyError
def g():
    try: raise OSError
    except OSError:
        try: raise ValueError(1)
        except* KeyError: raise KeyError
for h in (a, b, c, d, e, f, g): show(h)
#> ExceptionGroup('', [KeyError(9), ExceptionGroup('eg', [KeyError(2)])]) None None [('KeyError(9)', "ExceptionGroup('eg', [ValueError(1)])"), ("ExceptionGroup('eg', [KeyError(2)])", 'OSError()')]
#> ExceptionGroup('eg', [KeyError(2)]) OSError() None [('KeyError(2)', 'None')]
#> ExceptionGroup('', [KeyError(9), ExceptionGroup('eg', [KeyError(2)])]) None None [('KeyError(9)', "ExceptionGroup('eg', [ValueError(1)])"), ("ExceptionGroup('eg', [KeyError(2)])", 'None')]
#> KeyError(9) ExceptionGroup('eg', [ValueError(1)]) None []
#> ExceptionGroup('', (ValueError(1),)) None None [('ValueError(1)', 'OSError()')]
#> KeyError() ExceptionGroup('', (ValueError(1),)) None []
#> ValueError(1) OSError() None []
