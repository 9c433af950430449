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
