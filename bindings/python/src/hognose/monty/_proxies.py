"""Proxies on the host for objects of the sandbox, and small values of the interface."""
# Arguments of callers are checked at run time, and the modules of this package share private names:
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownLambdaType=false, reportUnnecessaryIsInstance=false, reportPrivateUsage=false
from __future__ import annotations

import keyword
import uuid
from typing import Any, Literal, final

#: The result of an `os=` handler for a request that it does not serve.
NOT_HANDLED = object()
Stream = Literal["stdout", "stderr"]
#: Modules of the sandbox: programs do not see the host's modules of these names.
SANDBOXS_OWN = frozenset((
    "asyncio", "base64", "binascii", "bisect", "collections", "copy", "csv", "dataclasses", "datetime", "decimal", "functools", "gc", "hashlib", "itertools", "json", "math",
    "os", "pathlib", "random", "re", "sys", "time", "tomllib", "typing", "unicodedata",
))
ENTRY = 64  # bytes that an entry of CollectStreams counts in addition to its text
MOST_COLLECTED = 10 * 1024 * 1024


@final
class CollectStreams:
    """Collects the output by stream. `max_bytes`: its maximum size; None: unlimited."""

    def __init__(self, max_bytes: int | None = MOST_COLLECTED) -> None:
        self._most = max_bytes
        self._bytes = 0
        self._output: list[tuple[Stream, str]] = []

    @property
    def output(self) -> list[tuple[Stream, str]]:
        """The pieces, in order."""
        return list(self._output)

    def _take(self, stream: Stream, text: str) -> None:
        size = self._bytes + len(text.encode("utf-8", "surrogatepass")) + ENTRY
        _check(size, self._most)
        self._bytes = size
        self._output.append((stream, text))

    def __repr__(self) -> str:
        return f"CollectStreams(output={self._output!r})"


@final
class CollectString:
    """Collects the output as one text. `max_bytes`: its maximum size; None: unlimited."""

    def __init__(self, max_bytes: int | None = MOST_COLLECTED) -> None:
        self._most = max_bytes
        self._bytes = 0
        self._parts: list[str] = []

    @property
    def output(self) -> str:
        """The text so far."""
        return "".join(self._parts)

    def _take(self, stream: Stream, text: str) -> None:
        size = self._bytes + len(text.encode("utf-8", "surrogatepass"))
        _check(size, self._most)
        self._bytes = size
        self._parts.append(text)

    def __repr__(self) -> str:
        return f"CollectString(output={self.output!r})"


def _check(size: int, most: int | None) -> None:
    if most is not None and size > most:
        raise MemoryError(f"memory limit exceeded: {size} bytes > {most} bytes")


@final
class SourceRange:
    """A range of a source text, in bytes of UTF-8; the end is exclusive."""

    def __init__(self, *, filename: str, start: int, end: int) -> None:
        self.filename = filename
        self.start = start
        self.end = end

    def dict(self) -> dict[str, int | str]:
        return {"filename": self.filename, "start": self.start, "end": self.end}

    def __eq__(self, other: object) -> bool:
        return self.dict() == other.dict() if isinstance(other, SourceRange) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.filename, self.start, self.end))

    def __repr__(self) -> str:
        return f"SourceRange(filename={self.filename!r}, start={self.start}, end={self.end})"


@final
class MontyFileHandle:
    """A file that a program has open. An `os=` handler answers ``open`` with it, and gets it with each read and write."""

    def __init__(self, path: str, mode: str, *, position: int = 0) -> None:
        if not isinstance(path, str):
            raise TypeError(f"path must be a str, not {type(path).__name__}")
        self._plus = "+" in mode
        letters = sorted(mode.replace("+", "").replace("t", ""))
        if letters not in (["r"], ["w"], ["a"], ["x"], ["b", "r"], ["b", "w"], ["a", "b"], ["b", "x"]) or mode.count("+") > 1 or ("t" in mode and "b" in mode):
            raise ValueError(f"invalid mode: '{mode}'")
        if position < 0:
            raise ValueError("position must not be negative")
        self._path, self._mode, self._position = path, mode.replace("t", ""), position

    @property
    def path(self) -> str:
        return self._path

    @property
    def mode(self) -> str:
        return self._mode

    @property
    def position(self) -> int:
        """The position of the next read or write, in characters of a text file or bytes of a binary file."""
        return self._position

    @property
    def binary(self) -> bool:
        return "b" in self._mode

    @property
    def readable(self) -> bool:
        return "r" in self._mode or self._plus

    @property
    def writable(self) -> bool:
        return "r" not in self._mode or self._plus

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, MontyFileHandle):
            return NotImplemented
        return (self._path, self._mode, self._position) == (other._path, other._mode, other._position)

    def __hash__(self) -> int:
        return hash((self._path, self._mode, self._position))

    def __repr__(self) -> str:
        at = f", position={self._position}" if self._position else ""
        return f"MontyFileHandle(path={self._path!r}, mode={self._mode!r}{at})"


class _Proxy:
    """The base of proxies for instances and classes."""

    def __init__(self, name: str, id: uuid.UUID, is_dataclass: bool, attributes: dict[str, Any]) -> None:
        self._name, self._id, self._is_dataclass, self._attributes = name, id, is_dataclass, attributes
        #: The number by which the sandbox finds the object; None: the object is the host's.
        self._number: int | None = None
        self._class_id: str = ""

    @property
    def name(self) -> str:
        """The name of the class."""
        return self._name

    @property
    def id(self) -> uuid.UUID:
        return self._id

    @property
    def is_dataclass(self) -> bool:
        return self._is_dataclass

    @property
    def attributes(self) -> dict[str, Any]:
        """The attributes at the time of crossing."""
        return self._attributes

    def __repr__(self) -> str:
        return f"{type(self).__name__}(name={self._name!r}, attributes={self._attributes!r})"


@final
class MontyClassProxy(_Proxy):
    """An instance of a class that the host does not have."""

    def __eq__(self, value: object, /) -> bool:
        if not isinstance(value, MontyClassProxy):
            return NotImplemented
        return (self._name, self._is_dataclass, self._attributes) == (value._name, value._is_dataclass, value._attributes)

    __hash__ = None  # type: ignore[assignment]


@final
class MontyClassTypeProxy(_Proxy):
    """A class that the host does not have."""

    def __eq__(self, value: object, /) -> bool:
        return self._id == value._id if isinstance(value, MontyClassTypeProxy) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._id)


@final
class MontyStdTypeProxy:
    """A builtin function of the sandbox, or a class of its library."""

    def __init__(self, kind: Literal["function", "type"], name: str) -> None:
        self._kind: Literal["function", "type"] = kind
        self._name = name

    @property
    def kind(self) -> Literal["function", "type"]:
        return self._kind

    @property
    def name(self) -> str:
        return self._name

    def __repr__(self) -> str:
        return f"MontyStdTypeProxy(kind={self._kind!r}, name={self._name!r})"

    def __eq__(self, value: object, /) -> bool:
        return (self._kind, self._name) == (value._kind, value._name) if isinstance(value, MontyStdTypeProxy) else NotImplemented

    def __hash__(self) -> int:
        return hash((self._kind, self._name))


REPLACED = 'module "{}" is provided by the sandbox or its type checker and cannot be replaced'


@final
class ExternalModule:
    """A module of the host that programs can import. `attrs`: its attributes. `stubs`: its types. `id`: a new UUID by default."""

    def __init__(self, attrs: dict[str, Any], *, stubs: str | None = None, id: uuid.UUID | None = None) -> None:
        if not isinstance(attrs, dict):
            raise TypeError(f"ExternalModule attrs must be a dict, not {type(attrs).__name__}")
        if stubs is not None and not isinstance(stubs, str):
            raise TypeError(f"'{type(stubs).__name__}' object is not an instance of 'str'")
        if id is not None and not isinstance(id, uuid.UUID):
            raise TypeError("ExternalModule id must be a uuid.UUID")
        self._attrs: dict[str, Any] = {}
        for key, value in attrs.items():
            if not isinstance(key, str):
                raise TypeError(f"ExternalModule attrs must have str keys, not {type(key).__name__}")
            name = "".join(key)
            if not name.isidentifier() or keyword.iskeyword(name):
                raise ValueError(f"ExternalModule attrs must have identifier keys, not {name!r}")
            if name in self._attrs:
                raise ValueError(f"ExternalModule attrs has the key {name!r} twice")
            if isinstance(value, ExternalModule) and name in SANDBOXS_OWN:
                raise ValueError(f"ExternalModule attrs[{name!r}]: {REPLACED.format(name)}")
            self._attrs[name] = value
        self._stubs = stubs
        self._id = id or uuid.uuid4()

    @property
    def attrs(self) -> dict[str, Any]:
        return dict(self._attrs)

    @property
    def stubs(self) -> str | None:
        return self._stubs

    @property
    def id(self) -> uuid.UUID:
        return self._id

    def __eq__(self, value: object, /) -> bool:
        return (self._id, self._stubs, self._attrs) == (value._id, value._stubs, value._attrs) if isinstance(value, ExternalModule) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._id)

    def __repr__(self) -> str:
        stubs = f", stubs={self._stubs!r}" if self._stubs is not None else ""
        return f"ExternalModule({self._attrs!r}{stubs}, id={self._id!r})"


@final
class MontyComplete:
    """A feed that is over."""

    def __init__(self, output: Any) -> None:
        self._output = output

    @property
    def output(self) -> Any:
        """The value of its last expression; None if it does not end with one."""
        return self._output

    def output_json(self) -> str:
        """The value as JSON."""
        import json

        return json.dumps(self._output)

    def __repr__(self) -> str:
        return f"MontyComplete(output={self._output!r})"


def collector_of(callback: Any) -> Any:
    """The function that gets the stream and the text of output, or None. TypeError: the callback is neither."""
    if callback is None or callable(callback):
        return callback
    if isinstance(callback, (CollectStreams, CollectString)):
        return callback._take
    raise TypeError("print_callback must be a callable, CollectStreams(), CollectString(), or None")


