### a typed event bus: protocols, generics, weak references, context managers, singledispatch
from __future__ import annotations

import contextlib
import functools
import inspect
import weakref
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import (Any, ClassVar, Generic, Literal, NamedTuple, Protocol, Self, TypedDict, TypeVar, Unpack, get_args,
                    get_origin, get_type_hints, overload, runtime_checkable)

E = TypeVar("E", bound="Event")


@dataclass(frozen=True, slots=True, kw_only=True)
class Event(ABC):
    source: str
    severity: Literal["low", "high"] = "low"
    registry: ClassVar[dict[str, type[Event]]] = {}

    def __init_subclass__(cls, **kw):
        super().__init_subclass__(**kw)
        Event.registry[cls.__name__] = cls

    @abstractmethod
    def describe(self) -> str: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Created(Event):
    name: str

    def describe(self) -> str:
        return f"{self.name} was created"


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(Event):
    path: tuple[str, str]

    def describe(self) -> str:
        return " -> ".join(self.path)


@runtime_checkable
class Handler(Protocol[E]):
    def handle(self, event: E) -> bool: ...


class Options(TypedDict, total=False):
    limit: int
    strict: bool


class Delivery(NamedTuple):
    event: Event
    handled_by: str
    ok: bool = True


class Bus(Generic[E]):
    def __init__(self, **options: Unpack[Options]):
        self._handlers: dict[type, list[weakref.WeakMethod | weakref.ref]] = {}
        self.log: deque[Delivery] = deque(maxlen=options.get("limit", 10))
        self.strict = options.get("strict", False)

    @overload
    def on(self, kind: type[E]) -> Callable: ...
    @overload
    def on(self, kind: type[E], handler: Callable) -> None: ...

    def on(self, kind, handler=None):
        def register(h):
            ref = weakref.WeakMethod(h) if inspect.ismethod(h) else weakref.ref(h)
            self._handlers.setdefault(kind, []).append(ref)
            return h
        return register if handler is None else register(handler)

    def emit(self, event: E) -> Self:
        found = False
        for kind in type(event).__mro__:
            for ref in self._handlers.get(kind, []):
                if (handler := ref()) is not None:
                    found = True
                    ok = handler(event) is not False
                    self.log.append(Delivery(event, handler.__qualname__, ok))
        if self.strict and not found:
            raise LookupError(f"nobody handles {type(event).__name__}")
        return self

    @contextlib.contextmanager
    def muted(self, kind: type[E]) -> Iterator[list]:
        saved = self._handlers.pop(kind, [])
        try:
            yield saved
        finally:
            self._handlers[kind] = saved


class Audit:
    def __init__(self):
        self.lines: list[str] = []

    def handle(self, event: Event) -> bool:
        self.lines.append(render(event))
        return event.severity == "low"


@functools.singledispatch
def render(event: Any) -> str:
    raise TypeError(f"cannot render {type(event).__name__}")


@render.register
def _(event: Event) -> str:
    return f"[{event.severity}] {event.source}: {event.describe()}"


@render.register(Moved)
def render_moved(event):
    return f"MOVE {event.path!r}"


bus: Bus[Event] = Bus(limit=3, strict=True)
audit = Audit()
bus.on(Event, audit.handle)


@bus.on(Created)
def greet(event):
    print("hello", event.name)


first = Created(source="disk", name="a.txt")
bus.emit(first).emit(Moved(source="disk", path=("a", "b"), severity="high"))
bus.emit(replace(first, name="b.txt"))
for delivery in bus.log:
    print(delivery.handled_by, delivery.ok, delivery.event)
print(audit.lines, isinstance(audit, Handler), isinstance(bus, Handler))
with bus.muted(Event) as saved:
    print(len(saved))
    try:
        bus.emit(Moved(source="x", path=("c", "d")))
    except LookupError as e:
        print(e)
for attempt in (lambda: Event(source="x"), lambda: setattr(first, "name", "z"), lambda: render(5), lambda: Created("x")):
    try:
        attempt()
    except Exception as e:
        print(type(e).__name__, str(e))
hints = get_type_hints(Event)
print(get_args(hints["severity"]), get_origin(hints["registry"]), sorted(Event.registry))
print(inspect.signature(Created), Created.__slots__, Created.__match_args__)
match bus.log[-1]:
    case Delivery(Created(name=n, source="disk"), by, True):
        print("matched", n, by)
print(Options(limit=1), Options.__optional_keys__ == frozenset({"limit", "strict"}), Bus[Created].__args__)
#> hello a.txt
#> hello b.txt
#> Audit.handle False Moved(source='disk', severity='high', path=('a', 'b'))
#> greet True Created(source='disk', severity='low', name='b.txt')
#> Audit.handle True Created(source='disk', severity='low', name='b.txt')
#> ['[low] disk: a.txt was created', "MOVE ('a', 'b')", '[low] disk: b.txt was created'] True False
#> 1
#> nobody handles Moved
#> TypeError Can't instantiate abstract class Event without an implementation for abstract method 'describe'
#> FrozenInstanceError cannot assign to field 'name'
#> TypeError cannot render int
#> TypeError Created.__init__() takes 1 positional argument but 2 were given
#> ('low', 'high') typing.ClassVar ['Created', 'Moved']
#> (*, source: 'str', severity: "Literal['low', 'high']" = 'low', name: 'str') -> None ('name',) ()
#> matched b.txt Audit.handle
#> {'limit': 1} True (<class '__main__.Created'>,)
