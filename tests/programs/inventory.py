### an inventory: decorators, context managers, descriptors, undo, events
import contextlib, functools, inspect, json, re, sys
from collections import defaultdict, deque, ChainMap, namedtuple
from collections.abc import MutableMapping, Callable
from copy import deepcopy, copy
from enum import Enum, unique, IntFlag
from types import MappingProxyType, SimpleNamespace
from typing import Any, ParamSpec, TypeVar, overload, Protocol, runtime_checkable, NewType
from weakref import WeakSet

P, R = ParamSpec("P"), TypeVar("R")
Sku = NewType("Sku", str)

class StockError(Exception):
    """Something is wrong with the stock."""
class OutOfStock(StockError):
    def __init__(self, sku, wanted, have):
        super().__init__(sku, wanted, have)
        self.sku, self.short = sku, wanted - have
    def __str__(self): return "{0}: wanted {1}, have {2}".format(*self.args)

class Checked:
    def __init__(self, *tests, default=None): self.tests, self.default = tests, default
    def __set_name__(self, owner, name): self.name, self.slot = name, f"_{name}"
    def __get__(self, obj, owner=None): return self if obj is None else getattr(obj, self.slot, self.default)
    def __set__(self, obj, value):
        for test in self.tests:
            if isinstance(test, type):
                if not isinstance(value, test): raise TypeError(f"{self.name} must be {test.__name__}, not {type(value).__name__}")
            elif not test(value): raise ValueError(f"bad {self.name}: {value!r}")
        setattr(obj, self.slot, value)

def logged(level: str = "info") -> Callable[[Callable[P, R]], Callable[P, R]]:
    def decorate(func):
        signature = inspect.signature(func)
        @functools.wraps(func)
        def wrapper(*args, **kwargs):
            bound = signature.bind(*args, **kwargs)
            bound.apply_defaults()
            shown = ", ".join(f"{k}={v!r}" for k, v in bound.arguments.items() if k != "self")
            try: result = func(*args, **kwargs)
            except StockError as e:
                print(f"[{level.upper():5}] {func.__name__}({shown}) raised {type(e).__name__}")
                raise
            print(f"[{level:5}] {func.__qualname__}({shown}) -> {result!r}")
            return result
        return wrapper
    return decorate

class Registry(type):
    kinds: dict[str, type] = {}
    def __new__(meta, name, bases, ns, *, tag=None, **kw):
        cls = super().__new__(meta, name, bases, ns, **kw)
        if tag: meta.kinds[tag] = cls
        return cls
class Product(metaclass=Registry, tag="plain"):
    sku = Checked(str, re.compile(r"[A-Z]{2}-\d+").fullmatch)
    price = Checked((lambda v: not isinstance(v, bool)), (lambda v: v >= 0), default=0)
    def __init__(self, sku, price=0): self.sku, self.price = sku, price
    def __init_subclass__(cls, /, shelf="A", **kw):
        super().__init_subclass__(**kw)
        cls.shelf = shelf
    def __repr__(self): return f"{type(self).__name__}({self.sku!r}, {self.price})"
    def __eq__(self, other): return type(other) is type(self) and vars(self) == vars(other)
    __hash__ = None
class Fresh(Product, tag="fresh", shelf="COLD"):
    def __init__(self, sku, price=0, /, days=7): super().__init__(sku, price); self.days = days
    def __repr__(self): return super().__repr__()[:-1] + f", {self.days=})"

@runtime_checkable
class Listener(Protocol):
    def notify(self, event: str, /, **data: Any) -> None: ...
class Alarm:
    def __init__(self): self.heard = deque(maxlen=3)
    def notify(self, event, /, **data): self.heard.append((event, data))

class Store(MutableMapping[Sku, int]):
    def __init__(self): self._count, self.undo_log, self.listeners = {}, [], []
    def __getitem__(self, sku): return self._count[sku]
    def __setitem__(self, sku, n):
        old = self._count.get(sku)
        self.undo_log.append(functools.partial(self._count.pop, sku, None) if old is None else functools.partial(self._count.__setitem__, sku, old))
        self._count[sku] = n
        for l in self.listeners: l.notify("low" if n < 3 else "set", sku=sku, n=n)
    def __delitem__(self, sku): self.undo_log.append(functools.partial(self._count.update, {sku: self._count.pop(sku)}))
    def __iter__(self): return iter(self._count)
    def __len__(self): return len(self._count)
    def __iadd__(self, other): self.update({k: self.get(k, 0) + v for k, v in other.items()}); return self
    def __missing__(self, sku): return 0
    @logged()
    def take(self, sku: Sku, n: int = 1, *, force: bool = False) -> int:
        if (have := self.get(sku, 0)) < n and not force: raise OutOfStock(sku, n, have)
        self[sku] = max(0, have - n)
        return self[sku]
    @contextlib.contextmanager
    def transaction(self, name):
        mark = len(self.undo_log)
        try:
            yield SimpleNamespace(name=name, mark=mark)
        except StockError as e:
            while len(self.undo_log) > mark: self.undo_log.pop()()
            raise StockError(f"{name} rolled back") from e
        else: print(f"{name} committed {len(self.undo_log) - mark} changes")
        finally: print(f"{name} over")

store = Store()
store.listeners.append(alarm := Alarm())
print(isinstance(alarm, Listener), isinstance(store, Listener), isinstance(store, MutableMapping))
store += {"AB-1": 10, "AB-2": 4}
with store.transaction("sale") as t:
    store.take("AB-1", 3); store.take("AB-2", n=2)
    print(t)
try:
    with store.transaction("big sale"):
        store.take("AB-1", 5)
        store["CD-9"] = 1
        del store["AB-2"]
        store.take("CD-9", 4)
except StockError as e: print(f"{e} because {e.__cause__} (short {e.__cause__.short}); {e.__context__ is e.__cause__}")
print(dict(store), list(alarm.heard), store.pop("nope", "gone"), store.setdefault("EF-1", 5), "AB-1" in store, store == {"AB-1": 7, "AB-2": 2, "EF-1": 5})
for f in (lambda: store.take(), lambda: store.take("AB-1", 1, True), lambda: store.take("AB-1", x=1), lambda: Product("ab-1"), lambda: Product("AB-1", -1), lambda: Product(5), lambda: Fresh(sku="AB-1"), lambda: hash(Product("AB-1")),
          lambda: Store.take.__wrapped__(store, "ZZ-1"), lambda: MappingProxyType({})["x"], lambda: MappingProxyType({}).update(), lambda: store["none"], lambda: Registry.kinds["frozen"]):
    try: print("?", f())
    except Exception as e: print(f"{type(e).__name__}: {e}")
items = [Registry.kinds[k](*a) for k, a in [("plain", ("AB-1", 2.5)), ("fresh", ("AB-2",)), ("fresh", ("CD-3", 1))]]
print(items, [getattr(i, "shelf", None) for i in items], items[1] == deepcopy(items[1]), copy(items[0]) is items[0], Product.sku.name, vars(items[2]))
print(inspect.signature(Store.take), Store.take.__annotations__, Store.take.__name__, inspect.signature(Fresh), inspect.getdoc(StockError), Sku("x"), Sku.__name__)

class Access(IntFlag):
    READ, WRITE, ADMIN = 1, 2, 4
    ALL = READ | WRITE | ADMIN
try:
    @unique
    class Twice(Enum): A = 1; B = 1
except ValueError as e: print(e)
print(Access.READ | Access.ADMIN, repr(Access(3)), Access.ALL & ~Access.WRITE, [a.name for a in Access.ALL], Access.WRITE in Access(6), Access(0), f"{Access.ADMIN:>3}", json.dumps({"a": Access.ALL}))
with contextlib.ExitStack() as stack, contextlib.suppress(KeyError):
    for n in "abc": stack.callback(print, "closing", n, end="; ")
    {}["x"]
print()
#> True False True
#> [info ] Store.take(sku='AB-1', n=3, force=False) -> 7
#> [info ] Store.take(sku='AB-2', n=2, force=False) -> 2
#> namespace(name='sale', mark=2)
#> sale committed 2 changes
#> sale over
#> [info ] Store.take(sku='AB-1', n=5, force=False) -> 2
#> [INFO ] take(sku='CD-9', n=4, force=False) raised OutOfStock
#> big sale over
#> big sale rolled back because CD-9: wanted 4, have 1 (short 3); True
#> {'AB-1': 7, 'AB-2': 2} [('low', {'sku': 'AB-2', 'n': 2}), ('low', {'sku': 'AB-1', 'n': 2}), ('low', {'sku': 'CD-9', 'n': 1})] gone 5 True True
#> TypeError: missing a required argument: 'sku'
#> TypeError: too many positional arguments
#> TypeError: got an unexpected keyword argument 'x'
#> ValueError: bad sku: 'ab-1'
#> ValueError: bad price: -1
#> TypeError: sku must be str, not int
#> TypeError: Fresh.__init__() got some positional-only arguments passed as keyword arguments: 'sku'
#> TypeError: unhashable type: 'Product'
#> OutOfStock: ZZ-1: wanted 1, have 0
#> KeyError: 'x'
#> AttributeError: 'mappingproxy' object has no attribute 'update'
#> KeyError: 'none'
#> KeyError: 'frozen'
#> [Product('AB-1', 2.5), Fresh('AB-2', 0, self.days=7), Fresh('CD-3', 1, self.days=7)] [None, 'COLD', 'COLD'] True False sku {'_sku': 'CD-3', '_price': 1, 'days': 7}
#> (self, sku: __main__.Sku, n: int = 1, *, force: bool = False) -> int {'sku': __main__.Sku, 'n': <class 'int'>, 'force': <class 'bool'>, 'return': <class 'int'>} take (sku, price=0, /, days=7) Something is wrong with the stock. x Sku
#> duplicate values found in <enum 'Twice'>: B -> A
#> 5 <Access.READ|WRITE: 3> 5 ['READ', 'WRITE', 'ADMIN'] True 0   4 {"a": 7}
#> closing c; closing b; closing a; 
