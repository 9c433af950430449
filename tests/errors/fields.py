# Fields of builtin exceptions: members of their classes, no part of __dict__.

### fields are not in __dict__
def show(e):
    e.extra = 1
    e.add_note("n")
    print(type(e).__name__, vars(e))
for e in (NameError("x", name="n"), AttributeError("a", name="b", obj=3), ImportError("m", name="n", path="p"), StopIteration(5), SystemExit(3)): show(e)
for e in (SyntaxError("m", ("f", 1, 2, "t", 3, 4)), UnicodeDecodeError("utf-8", b"a", 0, 1, "r"), ExceptionGroup("g", [ValueError(1)])): show(e)
e = FileNotFoundError(99, "no", "f")
print(e.__dict__, e.filename, e.errno)
#> NameError {'extra': 1, '__notes__': ['n']}
#> AttributeError {'extra': 1, '__notes__': ['n']}
#> ImportError {'extra': 1, '__notes__': ['n']}
#> StopIteration {'extra': 1, '__notes__': ['n']}
#> SystemExit {'extra': 1, '__notes__': ['n']}
#> SyntaxError {'extra': 1, '__notes__': ['n']}
#> UnicodeDecodeError {'extra': 1, '__notes__': ['n']}
#> ExceptionGroup {'extra': 1, '__notes__': ['n']}
#> {} f 99

### they are members of the class
print(OSError.errno, NameError.name, AttributeError.obj, SyntaxError.text, StopIteration.value, SystemExit.code)
print(BaseExceptionGroup.message, UnicodeEncodeError.object, FileNotFoundError.errno is OSError.errno, type(ImportError.msg).__name__)
print(OSError.errno.__get__(OSError(98, "x")), [n for n in vars(ImportError) if n[0] != "_"])
#> <member 'errno' of 'OSError' objects> <member 'name' of 'NameError' objects> <member 'obj' of 'AttributeError' objects> <member 'text' of 'SyntaxError' objects> <member 'value' of 'StopIteration' objects> <member 'code' of 'SystemExit' objects>
#> <member 'message' of 'BaseExceptionGroup' objects> <member 'object' of 'UnicodeEncodeError' objects> True member_descriptor
#> 98 ['msg', 'name', 'path', 'name_from']

### deleting and setting
e = NameError("q", name="z")
e.name = "other"
print(e.name)
del e.name, e.name
print(e.name, vars(e))
e = SystemExit(1, 2)
print(e.code)
del e.code
print(e.code, e.args)
g = ExceptionGroup("g", [ValueError(1)])
for n in ("message", "exceptions"):
    try: setattr(g, n, 1)
    except AttributeError as x: print(x)
    try: delattr(g, n)
    except AttributeError as x: print(x)
e = OSError(98, "x")
try: e.characters_written
except AttributeError as x: print(x)
e.characters_written = 4
print(e.characters_written)
del e.characters_written
try: del e.characters_written
except AttributeError as x: print(x)
#> other
#> None {}
#> (1, 2)
#> None (1, 2)
#> readonly attribute
#> readonly attribute
#> readonly attribute
#> readonly attribute
#> characters_written
#> 4
#> characters_written

### __init__ again
e = NameError("q", name="z")
e.__init__("r")
print(e.name, e.args)  #> None ('r',)
e = StopIteration(1)
e.__init__()
print(e.value)  #> None
e = OSError(98, "x")
e.errno = 97
e.__init__(96, "y")
print(e.errno, e.args)  #> 97 (98, 'x')
e = SyntaxError("m", ("f", 1, 2, "t"))
e.__init__("n")
print(e.msg, e.filename)  #> n f

### a class whose __init__ does not call the builtin one
class S(StopIteration):
    def __init__(self, *a): pass
class E(SystemExit):
    def __init__(self, *a): pass
class G(ExceptionGroup):
    def __init__(self, *a): pass
print(S(4).value, E(4).code, G("m", [ValueError(1)]).exceptions, S(4).args)
#> None None (ValueError(1),) (4,)

### a class cannot have the fields of two
for bases in ((OSError, AttributeError), (KeyError, AttributeError), (OSError, SyntaxError), (NameError, AttributeError), (StopIteration, ValueError), (ExceptionGroup, OSError)):
    try: print([c.__name__ for c in type("X", bases, {}).__mro__[:3]])
    except TypeError as x: print(x)
#> multiple bases have instance lay-out conflict
#> ['X', 'KeyError', 'LookupError']
#> multiple bases have instance lay-out conflict
#> multiple bases have instance lay-out conflict
#> ['X', 'StopIteration', 'ValueError']
#> multiple bases have instance lay-out conflict

### slots, __dict__ and __class__ of subclasses
class S(OSError):
    __slots__ = ("q",)
class E(OSError): pass
s = S(98, "b")
s.q = 4
s.__dict__ = {"k": 1}
print(s.q, s.errno, s.k, vars(s), repr(s))  #> 4 98 1 {'k': 1} S(98, 'b')
try: s.__class__ = E
except TypeError as x: print(x)  #> __class__ assignment: 'E' object layout differs from 'S'
class F(OSError): pass
e = E(98, "x", "y")
e.__class__ = F
print(repr(e), e.filename)  #> F(98, 'x') y

### copies and __reduce__
import copy
class E(OSError): pass
for e in (NameError("x", name="n"), AttributeError("a", name="b", obj=3), E(98, "no", "f"), E(98, "no", "f", None, "g"), ImportError("m", name="n", path="p"), KeyError("k"), ExceptionGroup("g", [ValueError(1)]), UnicodeDecodeError("utf-8", b"a", 0, 1, "r")):
    print(e.__reduce__())
    e.extra = [1]
    c, d = copy.copy(e), copy.deepcopy(e)
    print(repr(c), c.extra is e.extra, d.extra is e.extra, e.__getstate__(), e.__reduce_ex__(4) == e.__reduce__())
    print([getattr(c, n) for n in ("name", "obj", "filename", "filename2", "path", "encoding", "exceptions") if hasattr(c, n)])
#> (<class 'NameError'>, ('x',))
#> NameError('x') True False {'extra': [1]} True
#> [None]
#> (<class 'AttributeError'>, ('a',), {'name': 'b', 'args': ('a',)})
#> AttributeError('a') True False {'extra': [1], 'name': 'b', 'args': ('a',)} True
#> ['b', None]
#> (<class '__main__.E'>, (98, 'no', 'f'))
#> E(98, 'no') True False {'extra': [1]} True
#> ['f', None]
#> (<class '__main__.E'>, (98, 'no', 'f', None, 'g'))
#> E(98, 'no') True False {'extra': [1]} True
#> ['f', 'g']
#> (<class 'ImportError'>, ('m',), {'name': 'n', 'path': 'p'})
#> ImportError('m') True False {'extra': [1]} True
#> ['n', 'p']
#> (<class 'KeyError'>, ('k',))
#> KeyError('k') True False {'extra': [1]} True
#> []
#> (<class 'ExceptionGroup'>, ('g', [ValueError(1)]))
#> ExceptionGroup('g', [ValueError(1)]) True False {'extra': [1]} True
#> [(ValueError(1),)]
#> (<class 'UnicodeDecodeError'>, ('utf-8', b'a', 0, 1, 'r'))
#> UnicodeDecodeError('utf-8', b'a', 0, 1, 'r') True False {'extra': [1]} True
#> ['utf-8']

### a field through a snapshot-sized life: kept by the exception, not by the class
errors = [NameError(str(i), name=i) for i in range(3)]
print([e.name for e in errors], NameError("x").name)  #> [0, 1, 2] None
