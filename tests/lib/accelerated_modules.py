# Modules that are C in CPython, which functions and classes name as theirs.

### what names a module as its own is found there
import bisect, functools, heapq, io, operator, struct, warnings, weakref, json.decoder
things = [operator.add, operator.not_, operator.itemgetter, functools.reduce, heapq.heappush, bisect.insort,
    io.StringIO, io.open_code, struct.pack, struct.Struct, warnings.warn, weakref.proxy,
    json.decoder.scanstring]
for thing in things:
    home = __import__(thing.__module__, fromlist=["x"])
    print(thing.__module__, home.__name__, getattr(home, thing.__qualname__) is thing)
#> _operator _operator True
#> _operator _operator True
#> operator operator True
#> _functools _functools True
#> _heapq _heapq True
#> _bisect _bisect True
#> _io _io True
#> _io _io True
#> _struct _struct True
#> _struct _struct True
#> _warnings _warnings True
#> _weakref _weakref True
#> _json _json True

### they are imported as others are
import sys
from _weakref import ref, proxy
from _operator import add, length_hint
import _io, _struct, _heapq
print(add(1, 2), length_hint([1]), _io.StringIO("a").read(), _struct.calcsize("i"), _heapq.heappop([1]),
    "_io" in sys.modules)
class C: pass
c = C()
print(ref(c)() is c, _io is sys.modules["_io"])
try: from _operator import no_such_thing
except ImportError as e: print(e.name, e.name_from)
try: import _no_such_module
except ImportError as e: print(e)
#> 3 1 a 4 1 True
#> True True
#> _operator no_such_thing
#> No module named '_no_such_module'

### messages name the modules in C of classes that have one
import asyncio, io, pickle, queue, threading
async def made():
    return asyncio.Future(), asyncio.current_task()
raw = io.BytesIO()
objects = [*asyncio.run(made()), threading.RLock(), threading.local(), queue.SimpleQueue(), pickle.Pickler(raw),
           pickle.Unpickler(raw), io.TextIOWrapper(raw), io.BufferedReader(raw), io.BufferedWriter(raw),
           io.BufferedRandom(raw), io.BufferedRWPair(raw, raw)]
for o in objects:
    try: o.unknown
    except AttributeError as e: print(e)
    try: o[0]
    except TypeError as e: print(e, type(o).__name__, type(o).__qualname__)
#> '_asyncio.Future' object has no attribute 'unknown'
#> '_asyncio.Future' object is not subscriptable Future Future
#> '_asyncio.Task' object has no attribute 'unknown'
#> '_asyncio.Task' object is not subscriptable Task Task
#> '_thread.RLock' object has no attribute 'unknown'
#> '_thread.RLock' object is not subscriptable RLock RLock
#> '_thread._local' object has no attribute 'unknown'
#> '_thread._local' object is not subscriptable _local _local
#> '_queue.SimpleQueue' object has no attribute 'unknown'
#> '_queue.SimpleQueue' object is not subscriptable SimpleQueue SimpleQueue
#> '_pickle.Pickler' object has no attribute 'unknown'
#> '_pickle.Pickler' object is not subscriptable Pickler Pickler
#> '_pickle.Unpickler' object has no attribute 'unknown'
#> '_pickle.Unpickler' object is not subscriptable Unpickler Unpickler
#> '_io.TextIOWrapper' object has no attribute 'unknown'
#> '_io.TextIOWrapper' object is not subscriptable TextIOWrapper TextIOWrapper
#> '_io.BufferedReader' object has no attribute 'unknown'
#> '_io.BufferedReader' object is not subscriptable BufferedReader BufferedReader
#> '_io.BufferedWriter' object has no attribute 'unknown'
#> '_io.BufferedWriter' object is not subscriptable BufferedWriter BufferedWriter
#> '_io.BufferedRandom' object has no attribute 'unknown'
#> '_io.BufferedRandom' object is not subscriptable BufferedRandom BufferedRandom
#> '_io.BufferedRWPair' object has no attribute 'unknown'
#> '_io.BufferedRWPair' object is not subscriptable BufferedRWPair BufferedRWPair

### the classes of syntax trees in _ast
import _ast, ast
names = [name for name in dir(_ast) if name[0] != '_']
same = all(getattr(ast, name) is getattr(_ast, name) for name in names)
print(len(names), same, [n for n in names if n.startswith('Py')])
print(*(name for name in names if not name.startswith('Py')))
old = 'Num', 'Index', 'slice', 'Suite', 'Param', 'AugLoad', 'NodeVisitor', 'parse', '_Unparser'
print([hasattr(_ast, name) for name in old], _ast.__name__)
#> 130 True ['PyCF_ALLOW_TOP_LEVEL_AWAIT', 'PyCF_ONLY_AST', 'PyCF_OPTIMIZED_AST', 'PyCF_TYPE_COMMENTS']
#> AST Add And AnnAssign Assert Assign AsyncFor AsyncFunctionDef AsyncWith Attribute AugAssign Await BinOp BitAnd BitOr BitXor BoolOp Break Call ClassDef Compare Constant Continue Del Delete Dict DictComp Div Eq ExceptHandler Expr Expression FloorDiv For FormattedValue FunctionDef FunctionType GeneratorExp Global Gt GtE If IfExp Import ImportFrom In Interactive Interpolation Invert Is IsNot JoinedStr LShift Lambda List ListComp Load Lt LtE MatMult Match MatchAs MatchClass MatchMapping MatchOr MatchSequence MatchSingleton MatchStar MatchValue Mod Module Mult Name NamedExpr Nonlocal Not NotEq NotIn Or ParamSpec Pass Pow RShift Raise Return Set SetComp Slice Starred Store Sub Subscript TemplateStr Try TryStar Tuple TypeAlias TypeIgnore TypeVar TypeVarTuple UAdd USub UnaryOp While With Yield YieldFrom alias arg arguments boolop cmpop comprehension excepthandler expr expr_context keyword match_case mod operator pattern stmt type_ignore type_param unaryop withitem
#> [False, False, False, False, False, False, False, False, False] _ast
