### builtins that look at frames see the program's, whoever calls them
import functools, operator
def f():
    local = 1
    p = functools.partial
    found = [p(globals)(), p(eval, "globals()")(), next(iter(globals, 1)), functools.lru_cache(globals)(), operator.call(globals)]
    print(all(g is globals() for g in found), p(eval, "local")())
    print(sorted(p(locals)()), sorted(p(vars)()), p(dir)())
f()
#> True 1
#> ['found', 'local', 'p'] ['found', 'local', 'p'] ['found', 'local', 'p']

### the namespace of the library cannot be imported
import functools, operator, unittest
def call(f): return list(map(f, iter(["_hn"])))
ways = [lambda: __import__("_hn"), lambda: functools.partial(__import__, "_hn")(), lambda: call(__import__),
        lambda: max(["_hn", "_hn"], key=__import__), lambda: sorted(["_hn"], key=__import__),
        lambda: next(filter(__import__, iter(["_hn"]))), lambda: operator.call(__import__, "_hn"),
        lambda: functools.lru_cache(__import__)("_hn"), lambda: next(iter(functools.partial(__import__, "_hn"), 1)),
        lambda: exec("import _hn"), lambda: functools.partial(exec, "import _hn")(), lambda: eval("__import__('_hn')"),
        lambda: operator.methodcaller("__call__", "_hn")(__import__), lambda: functools.reduce(__import__, ["_hn", {}])]
for way in ways:
    try: print(way())
    except ImportError as e: print(type(e).__name__, end=" ")
print(unittest.defaultTestLoader.loadTestsFromName("_hn").countTestCases())
#> ModuleNotFoundError ModuleNotFoundError ModuleNotFoundError ModuleNotFoundError ModuleNotFoundError ModuleNotFoundError ModuleNotFoundError ModuleNotFoundError ModuleNotFoundError ModuleNotFoundError ModuleNotFoundError ModuleNotFoundError ModuleNotFoundError ModuleNotFoundError 1

### nor can the files of which it is made
for name in ("_hn.builtins", "_hn.text", "_hn.sys"):
    for way in (__import__, lambda name: exec(f"from {name} import _tn")):
        try: print(way(name))
        except ImportError as e: print(type(e).__name__, e)
#> ModuleNotFoundError No module named '_hn'
#> ModuleNotFoundError No module named '_hn'
#> ModuleNotFoundError No module named '_hn'
#> ModuleNotFoundError No module named '_hn'
#> ModuleNotFoundError No module named '_hn'
#> ModuleNotFoundError No module named '_hn'

### names of the library are no program's
import functools
for name in ("_depth_limit", "_dict_insert", "_modules", "import_module", "_call_active"):
    for way in (eval, functools.partial(eval), lambda n: list(map(eval, iter([n])))):
        try: print(way(name))
        except NameError as e: print("no", end=" ")  #> no no no no no no no no no no no no no no no 
print()

### a dataclass's methods hold nothing of the library's but what can be had anyway
from dataclasses import dataclass
@dataclass
class A:
    x: int
a = A([])
a.x.append(a)
print(a, sorted(c.cell_contents for c in A.__init__.__closure__ or () if isinstance(c.cell_contents, str)))
#> A(x=[...]) []

### builtin types stay what they were (CPython lets mappingproxies hand them out)
#: oracle=no
import builtins, copy, operator, types
class Thief:
    def take(self, *a):
        for x in a:
            if isinstance(x, dict): x["stolen"] = 1
            elif isinstance(x, types.MappingProxyType):
                try: x["stolen"] = 1
                except TypeError: pass
        return NotImplemented
    __eq__ = __ne__ = __lt__ = __gt__ = __le__ = __ge__ = __or__ = __ror__ = __ior__ = __contains__ = take
    __sub__ = __rsub__ = __and__ = __rand__ = __xor__ = __rxor__ = take
    def __hash__(self): return hash("upper")
    def __getitem__(self, key): raise KeyError(key)
    def __iter__(self): return iter(())
    def keys(self): return []
def attempt(f):
    try: f()
    except Exception: pass
builtin = [t for t in vars(builtins).values() if isinstance(t, type)]
builtin += [types.FunctionType, types.CodeType, types.GeneratorType, types.MappingProxyType, types.ModuleType, types.CellType]
def state():
    return {t: (sorted(t.__dict__), t.__mro__, t.__bases__, t.__name__, t.__qualname__) for t in builtin}
before, thief = state(), Thief()
for t in builtin:
    d = t.__dict__
    for name in "eq ne lt gt le ge or_ and_ sub xor ior contains getitem".split():
        op = getattr(operator, name)
        for x, y in ((d, thief), (thief, d), (d.items(), thief), (thief, d.keys()), (types.MappingProxyType(d), thief),
                     (types.MappingProxyType(thief), d), (d, types.MappingProxyType(thief)), (d, types.MappingProxyType(d))):
            attempt(lambda: op(x, y))
    for name in dir(type(d)):
        attempt(lambda: getattr(d, name)(thief))
    for way in (lambda: d.get(thief), lambda: d.copy().clear(), lambda: (d | {}).clear(), lambda: dict.clear(d), lambda: dict.update(d, a=1),
                lambda: setattr(t, "stolen", 1), lambda: type.__setattr__(t, "stolen", 1), lambda: object.__setattr__(t, "stolen", 1),
                lambda: type.__dict__["__dict__"].__get__(t).update(stolen=1), lambda: object.__getattribute__(t, "__dict__").clear(),
                lambda: type.__subclasses__(t).clear(), lambda: type.mro(t).clear(), lambda: exec("stolen = 1", {}, d),
                lambda: exec("stolen = 1", d), lambda: eval("1", d), lambda: types.FunctionType((lambda: 0).__code__, d),
                lambda: d.keys().mapping.__init__({}), lambda: copy.copy(d).clear(), lambda: copy.deepcopy(d).clear(),
                lambda: t.__init__(t, "x", (), {}), lambda: setattr(t, "__class__", type("M", (type,), {}))):
        attempt(way)
    for name in ("__name__", "__qualname__", "__bases__", "__module__", "__doc__", "__dict__", "__mro__", "__abstractmethods__"):
        attempt(lambda: setattr(t, name, "x"))
        attempt(lambda: setattr(t, name, (int,)))
        attempt(lambda: delattr(t, name))
        attempt(lambda: type.__dict__[name].__set__(t, "x"))
print(state() == before)  #> True

### a mappingproxy's other operand sees what it is compared with
class Other:
    def __eq__(self, other): return type(other).__name__, len(other), "real" in other
    __lt__ = __gt__ = __ror__ = __or__ = __eq__
class A: real = 1
print((A.__dict__ == Other())[0::2], (A.__dict__ < Other())[0::2], (A.__dict__ | Other())[0::2], (Other() | A.__dict__)[0::2])
#> ('dict', True) ('dict', True) ('dict', True) ('mappingproxy', True)

### a module that has lost a name does not find what the interpreter has of that name
import secrets, zlib
del secrets._source, zlib._Stream
for call in (lambda: secrets.token_bytes(3), lambda: zlib.decompress(b'')):
    try: call()
    except NameError as e: print(e)
#> name '_source' is not defined
#> name '_Stream' is not defined
