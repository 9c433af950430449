"""Host values to the form in which they cross, and back. Plain values cross unchanged. Others cross as a list of nodes, each after the ones it refers to."""
# Arguments of callers are checked at run time, and the modules of this package share private names:
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownLambdaType=false, reportUnnecessaryIsInstance=false, reportPrivateUsage=false
from __future__ import annotations

import collections
import datetime
import decimal
import pathlib
import re
import types
import uuid
import weakref
from collections.abc import Callable
from typing import Any, cast

from .._text import is_text, text_of
from ._errors import MontyConversionError, class_at, exception_of
from ._proxies import ExternalModule, MontyClassProxy, MontyClassTypeProxy, MontyFileHandle, MontyStdTypeProxy
from .class_instance import BaseWrapper, ClassInstance, ClassType

PLAIN = frozenset((
    type(None), bool, int, float, complex, bytes, type(...), type(NotImplemented), datetime.timedelta, datetime.timezone,
))
LEVELS = 100
CYCLE = "Circular reference detected"
#: Classes that both sides have. In the sandbox there is one class for paths of all kinds.
TYPES: dict[Any, tuple[str, str]] = {
    **{kind: ("builtins", kind.__name__) for kind in (
        bool, bytes, bytearray, complex, dict, float, frozenset, int, list, memoryview, object, property, range, set, slice, str, tuple, type)},
    **{kind: ("datetime", kind.__name__) for kind in (datetime.date, datetime.datetime, datetime.time, datetime.timedelta, datetime.timezone)},
    **{kind: ("pathlib", "PosixPath") for kind in (pathlib.Path, pathlib.PurePath, pathlib.PosixPath, pathlib.PurePosixPath)},
    type(None): ("types", "NoneType"), type(...): ("types", "EllipsisType"), type(NotImplemented): ("types", "NotImplementedType"),
    re.Pattern: ("re", "Pattern"), re.Match: ("re", "Match"), collections.deque: ("collections", "deque"), types.GenericAlias: ("types", "GenericAlias"),
    decimal.Decimal: ("decimal", "Decimal"), types.UnionType: ("types", "UnionType"),
}
NAMED_TYPES = {name: kind for kind, name in TYPES.items()}
NAMED_TYPES.update({(module, "NoneType"): type(None) for module in ("builtins", "types")})
NAMED_TYPES[("typing", "Union")] = types.UnionType
FIELDS = ("msg", "doc", "pos", "lineno", "colno", "encoding", "object", "start", "end", "reason")
Parts = tuple[str, tuple[Any, ...], list[Any]]


def is_plain(value: Any, seen: set[int], level: int = 0) -> bool:
    """Whether a value crosses unchanged: it is plain, and has each container only once."""
    kind = type(value)
    if kind in PLAIN:
        return True
    if kind is str:
        return value.isascii() or is_text(value)
    if kind not in (list, tuple, dict) or level > LEVELS or id(value) in seen:
        return False
    seen.add(id(value))
    parts = (*value.keys(), *value.values()) if kind is dict else value
    return all(is_plain(part, seen, level + 1) for part in parts)


def cannot(value: Any) -> MontyConversionError:
    kind = type(value)
    return MontyConversionError(f"Cannot convert {kind.__module__}.{kind.__qualname__} to Monty value — wrap class instances in pydantic_monty.ClassInstance(...)")


class Store:
    """The host values that one session knows: objects by id, and functions by name."""

    def __init__(self) -> None:
        self.wrappers: dict[str, BaseWrapper] = {}
        self.functions: dict[str, Callable[..., Any]] = {}
        self._proxies: weakref.WeakValueDictionary[int, MontyClassProxy] = weakref.WeakValueDictionary()

    # ---- to the sandbox ----

    def outward(self, value: Any) -> tuple[bool, Any]:
        """A value for the sandbox: whether it is packed, and its crossing form. MontyConversionError or ValueError: it has no form there."""
        return (False, value) if is_plain(value, set()) else (True, self.pack(value))

    def pack(self, root: Any) -> list[Any]:
        """The value as nodes."""
        nodes: list[Any] = []
        places: dict[int, int] = {}
        active: set[int] = set()
        kept: list[Any] = []
        frames: list[list[Any]] = [[None, "root", (), [root], [], 0]]
        while True:
            value, kind, extra, parts, found, at = frame = frames[-1]
            if at == len(parts):
                if len(frames) == 1:
                    return nodes
                frames.pop()
                active.discard(id(value))
                places[id(value)] = len(nodes)
                frames[-1][4].append(len(nodes))
                nodes.append((kind, *extra, found))
                continue
            frame[5] = at + 1
            part = parts[at]
            if id(part) in places:
                found.append(places[id(part)])
                continue
            if id(part) in active:
                raise ValueError(CYCLE)
            described = self.describe(part)
            if type(described) is tuple:
                kept.append(part)
                active.add(id(part))
                frames.append([part, *described, [], 0])
            else:
                found.append(len(nodes))
                nodes.append(described)

    def describe(self, value: Any) -> Any:
        """A value as a node: its kind, the data of that kind, and its parts. A value without parts may be its own crossing form."""
        kind = type(value)
        if kind in PLAIN:
            return value
        if isinstance(value, str):
            value.encode()
            return str(value)
        if isinstance(value, BaseWrapper):
            return self._describe_wrapper(value)
        if isinstance(value, type):
            return self._describe_type(value)
        for base, describe in DESCRIBERS:
            if isinstance(value, base):
                return describe(value)
        if isinstance(value, (MontyClassProxy, MontyClassTypeProxy)):
            return self._describe_proxy(value)
        if isinstance(value, ExternalModule):
            raise MontyConversionError("an ExternalModule enters the sandbox only through external_modules, not as a value")
        if callable(value):
            return self._describe_function(value)
        raise cannot(value)

    def _describe_function(self, value: Any) -> Parts:
        name = str(getattr(value, "__name__", None) or type(value).__name__)
        self.functions[name] = value
        return "external", (name,), []

    def _describe_type(self, value: type[Any]) -> Parts:
        if value in TYPES:
            return "type", TYPES[value], []
        if issubclass(value, BaseException) and class_at(value.__module__, value.__name__) is value:
            return "type", (value.__module__, value.__name__), []
        return self._describe_function(value)

    def register(self, wrapper: BaseWrapper) -> str:
        """Registers a wrapper. Returns its id, which calls of its methods name."""
        identity = str(wrapper.id)  # type: ignore[attr-defined]
        known = self.wrappers.get(identity)
        if known is not None and known.value is not wrapper.value:
            raise ValueError(f"wrapper id {identity} already identifies a different object in this session")
        if known is None or not isinstance(wrapper, ClassType) or wrapper.init or not _is_default(wrapper):
            self.wrappers[identity] = wrapper
        return identity

    def _describe_wrapper(self, wrapper: BaseWrapper) -> Parts:
        identity = self.register(wrapper)
        policy = (wrapper._is_lazy(), wrapper._methods())
        if isinstance(wrapper, ClassType):
            known = cast(ClassType, self.wrappers[identity])
            policy = (known._is_lazy(), known._methods())
            return "host type", (identity, wrapper.value.__name__, wrapper.is_dataclass(), *policy), [known.get_eager_attrs()]
        kind = wrapper.class_type if isinstance(wrapper, ClassInstance) and wrapper.class_type else ClassType(wrapper.value_type)
        return "host", (identity, *policy), [kind, wrapper.get_eager_attrs()]

    def _describe_proxy(self, proxy: MontyClassProxy | MontyClassTypeProxy) -> Parts:
        number, tag = proxy._number, str(proxy.id)
        if number is not None:
            return "shown", (number, proxy.name, tag), []
        if isinstance(proxy, MontyClassTypeProxy):
            return "host type", (tag, proxy.name, proxy.is_dataclass, True, []), [proxy.attributes]
        kind = MontyClassTypeProxy(proxy.name, uuid.UUID(proxy._class_id), proxy.is_dataclass, {})
        return "host", (tag, True, []), [kind, proxy.attributes]

    # ---- from the sandbox ----

    def inward(self, packed: bool, value: Any) -> Any:
        """The host's form of a value of the sandbox."""
        if not packed:
            return value
        made: list[Any] = []
        for node in value:
            made.append(self._read(made, node) if type(node) is tuple else node)
        return made[-1]

    def _read(self, made: list[Any], node: tuple[Any, ...]) -> Any:
        kind, *extra, places = node
        parts = [made[place] for place in places]
        reader = READERS.get(kind)
        if reader is not None:
            return reader(parts, *extra)
        if kind == "instance":
            return self._instance(parts[0], *extra)
        if kind == "host":
            return self._host(parts[0], *extra)
        if kind == "host type":
            identity, name, is_dataclass = extra
            known = self.wrappers.get(identity)
            return known.value if known is not None else MontyClassTypeProxy(name, uuid.UUID(identity), is_dataclass, parts[0])
        if kind == "external":
            return extra[0]
        raise MontyConversionError(f"a value of kind {kind!r} is unknown")

    def _instance(self, fields: dict[str, Any], name: str, is_dataclass: bool, number: int) -> MontyClassProxy:
        proxy = MontyClassProxy(name, uuid.uuid5(uuid.NAMESPACE_OID, f"{number}"), is_dataclass, fields)
        proxy._number = number
        return proxy

    def _host(self, fields: dict[str, Any], identity: str, name: str, is_dataclass: bool, class_id: str) -> Any:
        known = self.wrappers.get(identity)
        if known is not None:
            return known.value
        proxy = MontyClassProxy(name, uuid.UUID(identity), is_dataclass, fields)
        proxy._class_id = class_id
        return proxy


def _is_default(wrapper: ClassType) -> bool:
    return type(wrapper) is ClassType and not any((wrapper.eager_attrs, wrapper.lazy_attrs, wrapper.allowed_methods, wrapper.init))


def _pairs(value: dict[Any, Any]) -> Parts:
    return "dict", (), [part for pair in dict(value).items() for part in pair]


def _tuple(value: tuple[Any, ...]) -> Parts:
    fields = getattr(type(value), "_fields", None)
    if isinstance(fields, tuple) and len(fields) == len(value):
        kind = type(value)
        name = kind.__qualname__.rpartition(".")[2]
        named = name if kind.__module__.startswith("hognose.") or kind.__module__ == "builtins" else f"{kind.__module__}.{name}"
        return "named", (named, list(fields)), list(value)
    return "tuple", (), list(value)


def describe_exception(error: BaseException) -> Parts:
    """An exception as a node."""
    found = {name: getattr(error, name, None) for name in FIELDS}
    fields = {name: value for name, value in found.items() if type(value) in (int, str, bytes) and is_plain(value, set())}
    bases = [[base.__module__, "PatternError" if base is re.error else base.__name__] for base in type(error).__mro__[:-1]]
    return "exception", (bases, _shown(text_of(error)), fields), [part if is_plain(part, set()) else _shown(text_of(part)) for part in _args(error)]


def _args(error: BaseException) -> tuple[Any, ...]:
    """The arguments that recreate an exception. Those of an OSError do not include its files."""
    if isinstance(error, OSError) and error.filename is not None and len(error.args) == 2:
        second = () if error.filename2 is None else (None, error.filename2)
        return (*error.args, error.filename, *second)
    return error.args


def _shown(text: str) -> str:
    return text.encode("utf-8", "backslashreplace").decode()


def _zone(value: datetime.datetime | datetime.time) -> Any:
    zone = value.tzinfo
    if zone is None or type(zone) is datetime.timezone:
        return zone
    offset = value.utcoffset()
    return None if offset is None else datetime.timezone(offset, value.tzname() or "")


def _datetime(value: datetime.datetime) -> Parts:
    parts = [value.year, value.month, value.day, value.hour, value.minute, value.second, value.microsecond]
    return "datetime", (parts, _zone(value), value.fold), []


def _time(value: datetime.time) -> Parts:
    return "time", ([value.hour, value.minute, value.second, value.microsecond], _zone(value), value.fold), []


DESCRIBERS: list[tuple[Any, Callable[[Any], Any]]] = [
    (list, lambda value: ("list", (), list(value))), (tuple, _tuple), (dict, _pairs), (set, lambda value: ("set", (), list(value))),
    (frozenset, lambda value: ("frozenset", (), list(value))), (pathlib.PurePath, lambda value: ("path", (str(value),), [])),
    (decimal.Decimal, lambda value: ("decimal", (str(value),), [])), (BaseException, describe_exception),
    (datetime.datetime, _datetime), (datetime.time, _time), (datetime.date, lambda value: ("date", ([value.year, value.month, value.day],), [])),
    (MontyStdTypeProxy, lambda value: ("standard", (value.kind, value.name), [])),
    (MontyFileHandle, lambda value: ("file", (value.path, value.mode, value.position), [])),
    (bool, bool), (int, int), (float, float), (bytes, bytes), (complex, complex),
    (datetime.timedelta, lambda value: datetime.timedelta(value.days, value.seconds, value.microseconds)),
]


def _read_named(parts: list[Any], name: str, fields: list[str]) -> Any:
    kind = collections.namedtuple(name.rpartition(".")[2], fields, rename=True)  # type: ignore[misc]
    return kind(*parts)


def _read_type(parts: list[Any], module: str, name: str) -> Any:
    found = NAMED_TYPES.get((module, name)) or class_at(module, name)
    if module == "pathlib":
        return pathlib.PurePosixPath
    return found if found is not None else MontyStdTypeProxy("type", name if module == "builtins" else f"{module}.{name}")


READERS: dict[str, Callable[..., Any]] = {
    "list": lambda parts: parts,
    "tuple": lambda parts: tuple(parts),
    "module": lambda parts, identity: ExternalModule(parts[0], id=uuid.UUID(identity)),
    "dict": lambda parts: dict(zip(parts[::2], parts[1::2])),
    "set": lambda parts: set(parts),
    "frozenset": lambda parts: frozenset(parts),
    "named": _read_named,
    "path": lambda parts, text: pathlib.PurePosixPath(text),
    "decimal": lambda parts, text: decimal.Decimal(text),
    "date": lambda parts, numbers: datetime.date(*numbers),
    "datetime": lambda parts, numbers, zone, fold: datetime.datetime(*numbers).replace(tzinfo=zone, fold=fold),
    "time": lambda parts, numbers, zone, fold: datetime.time(*numbers).replace(tzinfo=zone, fold=fold),
    "exception": lambda parts, bases, text, fields: exception_of(bases, text, fields, parts),
    "type": _read_type,
    "standard": lambda parts, kind, name: MontyStdTypeProxy(kind, name),
    "file": lambda parts, path, mode, position: MontyFileHandle(path, mode, position=position),
}
