"""Values to CBOR and back. docs/wire-format.md has the form of each class.

A CBOR package would not do. Tuples, dates, frozensets and str with surrogates have special forms here. A container may refer to one around it. Limits
on size are checked while a value is written.
"""
from __future__ import annotations

import datetime
import enum
import pathlib
import re
import struct
import sys
from collections.abc import Callable, Generator, Mapping, Set
from typing import Any, NamedTuple, cast

from ._abi import (
    LIMIT_DEFAULTS,
    TAG_BYTEARRAY, TAG_COMPLEX, TAG_CONSTANT, TAG_DATETIME, TAG_DAY_TEXT, TAG_EXCEPTION, TAG_FROZENSET, TAG_HANDLE, TAG_HOST_OBJECT, TAG_MADE,
    TAG_NEGATIVE, TAG_OBJECT, TAG_POSITIVE, TAG_RANGE, TAG_RECORD, TAG_REFERENCE, TAG_SELF, TAG_SET, TAG_SURROGATES, TAG_TIME, TAG_TIMEDELTA, TAG_TIMEZONE,
    TAG_TUPLE, TAG_UINT8_ARRAY, TAGS,
)
from ._errors import HognoseError, HostValueError, LimitError
from ._signals import by_signal
from ._text import text_of
from ._values import ExceptionValue, Handle, Instance, Objects, builtin_exception

MAX_DEPTH = LIMIT_DEFAULTS["nesting"]


def has_fields(value: Any) -> bool:
    """Whether it is an instance of a dataclass."""
    cls: Any = type(value)  # pyright: ignore[reportUnknownVariableType]
    return hasattr(cls, "__dataclass_fields__")


def field_names(value: Any) -> list[str]:
    """The names of a dataclass's fields."""
    import dataclasses  # loaded already, by the module that defines the class

    return [field.name for field in dataclasses.fields(value)]


class Most(NamedTuple):
    """The maximum size of a value that crosses."""

    bytes: float
    items: float


#: The most of what a host gives besides values: options, files, answers of directories. Lists that contain one list twice would otherwise never end.
OF_HOST = Most(float("inf"), 1e6)


def head(major: int, n: int) -> bytes:
    """The head of an item."""
    major <<= 5
    if n < 24:
        return bytes((major | n,))
    if n < 0x100:
        return bytes((major | 24, n))
    if n < 0x10000:
        return struct.pack(">BH", major | 25, n)
    if n < 0x100000000:
        return struct.pack(">BI", major | 26, n)
    return struct.pack(">BQ", major | 27, n)


OF_FIELDS = (TAG_OBJECT, TAG_RECORD, TAG_EXCEPTION)
CHECKED = 64  # items between two looks at the clock
SMALL = [bytes((n,)) for n in range(24)]
HEADS = {tag: head(6, tag) for tag in TAGS}
FLOAT = struct.Struct(">Bd")
NONE, TRUE, FALSE = b"\xf6", b"\xf5", b"\xf4"


class _Unsupported(Exception):
    pass


class _Writer:
    def __init__(self, objects: Objects | None, most: Most) -> None:
        self.out = bytearray()
        self.items = 0
        self.open: list[Any] = []
        self.hashed = 0  # keys and members of sets that are being written
        self.objects = objects
        self.most = most

    def fits(self) -> None:
        if self.items > self.most.items:
            raise LimitError("value_items", self.most.items, self.items)
        if len(self.out) > self.most.bytes:
            raise LimitError("value_bytes", self.most.bytes, len(self.out))

    def value(self, v: Any) -> None:
        write = WRITERS.get(type(v))  # pyright: ignore[reportUnknownArgumentType]
        if write is None:
            self.other(v)
            return
        self.items += 1
        write(self, v)

    def integer(self, v: int) -> None:
        if 0 <= v < 24:
            self.out += SMALL[v]
            return
        major, n = (0, v) if v >= 0 else (1, -1 - v)
        if n < 1 << 64:
            self.out += head(major, n)
            return
        size = (n.bit_length() + 7) // 8
        if len(self.out) + size > self.most.bytes:
            raise LimitError("value_bytes", self.most.bytes, len(self.out) + size)
        self.out += HEADS[TAG_NEGATIVE if major else TAG_POSITIVE]
        self.blob(n.to_bytes(size, "big"))

    def text(self, v: str) -> None:
        try:
            data = v.encode()
        except UnicodeEncodeError:
            self.out += HEADS[TAG_SURROGATES]
            self.blob(v.encode("utf-8", "surrogatepass"))
            return
        self.out += head(3, len(data))
        self.out += data
        self.fits()

    def blob(self, v: bytes | bytearray) -> None:
        if len(self.out) + len(v) > self.most.bytes:
            raise LimitError("value_bytes", self.most.bytes, len(self.out) + len(v))
        self.out += head(2, len(v))
        self.out += v

    def enter(self, v: Any) -> bool:
        """Whether the container must be written. Otherwise a reference was written, to the same container around it."""
        self.fits()
        if len(self.open) >= MAX_DEPTH:
            raise _Unsupported(f"a value is nested more than {MAX_DEPTH} levels deep")
        for levels, around in enumerate(reversed(self.open)):
            if around is v:
                if not isinstance(v, (list, tuple, dict)):
                    raise _Unsupported("a set contains itself")
                self.out += HEADS[TAG_REFERENCE] + head(0, levels)
                return False
        self.open.append(v)
        return True

    def sequence(self, v: Any, tag: bytes = b"") -> None:
        if not self.enter(v):
            return
        items = tuple(v)
        self.out += tag + head(4, len(items))
        for item in items:
            self.value(item)
        self.open.pop()

    def map(self, v: Mapping[Any, Any]) -> None:
        if not self.enter(v):
            return
        items = tuple(v.items())
        self.out += head(5, len(items))
        for key, item in items:
            self.hashed += 1
            self.value(key)
            self.hashed -= 1
            self.value(item)
        self.open.pop()

    def tagged(self, tag: int, content: Any) -> None:
        self.out += HEADS[tag]
        self.value(content)

    def zone(self, v: datetime.tzinfo | None, at: datetime.datetime | None) -> Any:
        if v is None or isinstance(v, datetime.timezone):
            return v
        offset = v.utcoffset(at)
        return None if offset is None else datetime.timezone(offset, v.tzname(at) or "")

    def clock(self, v: datetime.time | datetime.datetime) -> list[Any]:
        zone = self.zone(v.tzinfo, v if isinstance(v, datetime.datetime) else None)
        return [v.hour, v.minute, v.second, v.microsecond, zone, v.fold]

    def exception(self, v: BaseException) -> None:
        name = type(v).__name__
        if builtin_exception(name) is not type(v):
            raise _Unsupported(f"an exception of class {name} has no Python form")
        self.tagged(TAG_EXCEPTION, {"type": name, "message": str(v), "args": v.args})

    def made(self, kind: str, text: str) -> None:
        """Writes a text of which the sandbox's library makes an object."""
        if self.hashed:  # by Python code, which cannot run while the value is read
            raise _Unsupported(f"a {kind} as a key or a member of a set has no Python form")
        self.tagged(TAG_MADE, [kind, text])

    def of_text(self, v: Any) -> bool:
        """Writes the text of a value whose class has one. Returns whether it has."""
        for kind, (module, text_of) in MADE_OF_TEXT.items():
            # A class has no instances before its module is loaded.
            cls = getattr(sys.modules.get(module), kind, None)
            if cls is not None and isinstance(v, cls):
                self.made(kind, text_of(cls, v))
                return True
        return False

    def other(self, v: Any) -> None:
        """Writes a reference, or an instance of a subclass, in the form of the class that it extends."""
        if self.objects:
            id = self.objects.id_of(v)
            if id is not None:
                self.items += 1
                self.out += HEADS[TAG_HANDLE] + head(0, id)
                return
            description = self.objects.describe(v)
            if description:
                self.tagged(TAG_HOST_OBJECT, description)
                return
        for kind, write in SUBCLASSES:
            if isinstance(v, kind):
                self.items += 1
                write(self, v)
                return
        if isinstance(v, enum.Enum):
            self.value(v.value)
        elif isinstance(v, pathlib.PurePath):
            self.made("Path", v.as_posix())
        elif self.of_text(v):
            pass
        elif has_fields(v):
            self.value({name: getattr(v, name) for name in field_names(v)})
        elif isinstance(v, Handle):
            raise _Unsupported("a handle of another sandbox, or one that was closed, cannot be passed")
        else:
            raise _Unsupported(f"a value of class {type(v).__name__} has no Python form")


#: For each class its module, and the function that returns its text. Subclasses cannot override that.
MADE_OF_TEXT: dict[str, tuple[str, Callable[[Any, Any], str]]] = {
    "Decimal": ("decimal", lambda cls, v: cls.__str__(v)),
    "Fraction": ("fractions", lambda cls, v: f"{v.numerator}/{v.denominator}"),
    "UUID": ("uuid", lambda cls, v: cls.__str__(v)),
}

Write = Callable[[_Writer, Any], None]


def _constant(name: str) -> Write:
    return lambda w, v: w.tagged(TAG_CONSTANT, name)


def _put(data: bytes) -> Write:
    def write(w: _Writer, v: Any) -> None:
        w.out += data

    return write


def _float(w: _Writer, v: float) -> None:
    w.out += FLOAT.pack(0xFB, v)


def _bool(w: _Writer, v: bool) -> None:
    w.out += TRUE if v else FALSE


def _bytearray(w: _Writer, v: bytearray) -> None:
    w.out += HEADS[TAG_BYTEARRAY]
    w.blob(v)


def _zone(w: _Writer, v: datetime.timezone) -> None:
    offset = v.utcoffset(None)
    name = v.tzname(None)
    plain = name == datetime.timezone(offset).tzname(None)
    w.tagged(TAG_TIMEZONE, [offset.days * 86400 + offset.seconds, offset.microseconds, None if plain else name])


def _set(w: _Writer, v: Set[Any]) -> None:
    w.hashed += 1
    w.sequence(v, HEADS[TAG_FROZENSET] if isinstance(v, frozenset) else HEADS[TAG_SET])
    w.hashed -= 1


SUBCLASSES: list[tuple[type[Any], Write]] = [
    (bool, _bool), (int, _Writer.integer), (float, _float), (str, _Writer.text), (bytes, _Writer.blob), (bytearray, _bytearray),
    (memoryview, lambda w, v: w.blob(v.tobytes())), (list, _Writer.sequence), (tuple, lambda w, v: w.sequence(v, HEADS[TAG_TUPLE])),
    (dict, _Writer.map), (set, _set), (frozenset, _set),
    (complex, lambda w, v: w.tagged(TAG_COMPLEX, [v.real, v.imag])), (range, lambda w, v: w.tagged(TAG_RANGE, [v.start, v.stop, v.step])),
    (datetime.datetime, lambda w, v: w.tagged(TAG_DATETIME, [v.year, v.month, v.day, *w.clock(v)])),
    (datetime.date, lambda w, v: w.tagged(TAG_DAY_TEXT, v.isoformat())), (datetime.time, lambda w, v: w.tagged(TAG_TIME, w.clock(v))),
    (datetime.timedelta, lambda w, v: w.tagged(TAG_TIMEDELTA, [v.days, v.seconds, v.microseconds])), (datetime.timezone, _zone),
    (BaseException, _Writer.exception),
    (ExceptionValue, lambda w, v: w.tagged(TAG_EXCEPTION, {"type": v.type, "message": v.message, "args": tuple(v.args)})),
]
WRITERS: dict[type[Any], Write] = dict(SUBCLASSES)
WRITERS.update({type(None): _put(NONE), type(...): _constant("Ellipsis"), type(NotImplemented): _constant("NotImplemented")})
del WRITERS[BaseException]


def _inside(value: Any, path: str) -> list[tuple[str, Any]]:
    """The parts of a value, with their paths."""
    if isinstance(value, Mapping):
        pairs: list[tuple[Any, Any]] = list(value.items())  # pyright: ignore[reportUnknownArgumentType]
        return [(f"a key of {path}", key) for key, _ in pairs] + [(f"{path}[{key!r}]", item) for key, item in pairs]
    if isinstance(value, (list, tuple)):
        return [(f"{path}[{i}]", item) for i, item in enumerate(cast("list[Any]", value))]
    if isinstance(value, (set, frozenset)):
        return [(f"a member of {path}", item) for item in cast("set[Any]", value)]
    if has_fields(value):
        return [(f"{path}.{name}", getattr(value, name)) for name in field_names(value)]
    return []


def _search(value: Any, root: str, objects: Objects | None) -> str | None:
    """The path to the innermost value that cannot be written. Called only after a failure; looks at a bounded number of values."""
    left, stack = 100_000, [(root, value, 0)]
    while stack and left:
        path, item, depth = stack.pop()
        left -= 1
        inner = _inside(item, path) if depth < MAX_DEPTH else []
        if inner:
            stack.extend((where, one, depth + 1) for where, one in reversed(inner))
            continue
        try:
            _Writer(objects, OF_HOST).value(item)
        except Exception as error:
            if by_signal(error):
                raise
            return path
    return None


def encode(value: Any, root: str, objects: Objects | None = None, most: Most = OF_HOST) -> bytes:
    """The value as CBOR. HostValueError: a part cannot be passed; the error names its path, which begins with `root`. LimitError: the value is too large."""
    writer = _Writer(objects, most)
    try:
        writer.value(value)
        writer.fits()
    except LimitError as error:
        error.args = (f"{root}: {error.args[0]}",)
        raise
    except HostValueError:
        raise
    except (_Unsupported, HognoseError) as error:
        raise HostValueError(f"{error}: at {_search(value, root, objects) or root}") from None
    except Exception as error:  # raised by the value's own methods
        if by_signal(error):
            raise
        raise HostValueError(f"{root} cannot be passed: {type(error).__name__}: {text_of(error)}") from error
    return bytes(writer.out)


# ---- from CBOR ----


class _Reader:
    def __init__(self, data: bytes, objects: Objects | None) -> None:
        self.data = data
        self.at = 0
        self.objects = objects
        self.open: list[Any] = []

    def size(self) -> tuple[int, int]:
        """The kind of the next item, and the number in its head."""
        byte = self.data[self.at]
        self.at += 1
        low = byte & 31
        if low < 24:
            return byte >> 5, low
        width = 1 << (low - 24)
        n = int.from_bytes(self.data[self.at : self.at + width], "big")
        self.at += width
        return byte >> 5, n

    def value(self) -> Any:
        byte = self.data[self.at]
        if byte < 24:
            self.at += 1
            return byte
        if byte >= 0xE0:
            return self.simple(byte)
        major, n = self.size()
        if major == 0:
            return n
        if major == 1:
            return -1 - n
        if major == 6:  # tuples are handled here because they nest: each level costs two frames of the host's stack
            return tuple(self.sequence(self.size()[1])) if n == TAG_TUPLE else self.tag(n)
        if major == 2 or major == 3:
            end = self.at + n
            data = self.data[self.at : end]
            self.at = end
            return data if major == 2 else data.decode()
        return self.sequence(n) if major == 4 else self.map(n)

    def simple(self, byte: int) -> Any:
        self.at += 1
        if byte == 0xFB:
            self.at += 8
            return struct.unpack_from(">d", self.data, self.at - 8)[0]
        return {0xF4: False, 0xF5: True, 0xF6: None, 0xF7: None}[byte]

    def sequence(self, n: int) -> list[Any]:
        found: list[Any] = []
        self.open.append(found)
        for _ in range(n):
            found.append(self.value())
        self.open.pop()
        return found

    def map(self, n: int) -> dict[Any, Any]:
        found: dict[Any, Any] = {}
        self.open.append(found)
        for _ in range(n):
            key = self.value()
            found[key] = self.value()
        self.open.pop()
        return found

    def tag(self, tag: int) -> Any:
        if tag == TAG_SET or tag == TAG_FROZENSET:
            return self.members(tag, self.sequence(self.size()[1]))
        if tag == TAG_REFERENCE:
            # A reference to an open tuple is the list of its items: a tuple cannot contain itself.
            return self.open[-1 - self.value()]
        if tag in OF_FIELDS:
            self.open.append(None)
            _, n = self.size()
            fields = {self.value(): self.value() for _ in range(n)}
            self.open.pop()
            return self.of_fields(tag, fields)
        if tag == TAG_HOST_OBJECT:
            key = self.value()
            return self.objects.target(key) if self.objects else None
        read = READERS.get(tag)
        if read is None:
            raise HostValueError(f"CBOR tag {tag} is unknown")
        return read(self.value())

    @staticmethod
    def members(tag: int, members: list[Any]) -> Any:
        return set(members) if tag == TAG_SET else frozenset(members)

    def of_fields(self, tag: int, fields: dict[str, Any]) -> Any:
        return self.exception(fields) if tag == TAG_EXCEPTION else self.handle(fields)

    def exception(self, fields: dict[str, Any]) -> Any:
        kind = builtin_exception(fields["type"])
        args = tuple(fields["args"])
        try:
            return kind(*args) if kind else ExceptionValue(fields["type"], fields["message"], args)
        except Exception as error:  # the class refuses these arguments here
            if by_signal(error):
                raise
            return ExceptionValue(fields["type"], fields["message"], args)

    def handle(self, fields: dict[str, Any]) -> Any:
        text = fields.get("json")
        value = None if text is None or "fields" in fields else _of_text(fields["class"], text)
        if value is not None:
            if self.objects:
                self.objects.let_go(fields["id"])
            return value
        if "fields" in fields:
            handle: Handle = Instance(fields["class"], fields["repr"], text, fields["fields"])
        else:
            handle = Handle(fields["class"], fields["repr"], text)
        return self.objects.link(handle, fields["id"]) if self.objects else handle


class _Pieces(_Reader):
    """A reader that pauses when `due` returns true. Each method that pauses is a generator."""

    def __init__(self, data: bytes, objects: Objects | None, due: Callable[[], bool]) -> None:
        super().__init__(data, objects)
        self.due = due
        self.count = 0

    def paused_value(self) -> Generator[None, None, Any]:
        self.count += 1
        if self.count % CHECKED == 0 and self.due():
            yield
        byte = self.data[self.at]
        if byte < 0x80 or byte >= 0xE0:
            return self.value()
        begin = self.at
        major, n = self.size()
        if major == 4:
            return (yield from self.paused_sequence(n))
        if major == 5:
            found: dict[Any, Any] = {}
            return (yield from self.paused_map(found, found, n))
        if n == TAG_TUPLE:
            return tuple((yield from self.paused_sequence(self.size()[1])))
        if n in (TAG_SET, TAG_FROZENSET):
            return self.members(n, (yield from self.paused_sequence(self.size()[1])))
        if n in OF_FIELDS:
            return self.of_fields(n, (yield from self.paused_map({}, None, self.size()[1])))
        self.at = begin
        return self.value()

    def paused_sequence(self, n: int) -> Generator[None, None, list[Any]]:
        found: list[Any] = []
        self.open.append(found)
        for _ in range(n):
            found.append((yield from self.paused_value()))
        self.open.pop()
        return found

    def paused_map(self, found: dict[Any, Any], opened: object, n: int) -> Generator[None, None, dict[Any, Any]]:
        self.open.append(opened)
        for _ in range(n):
            key = yield from self.paused_value()
            found[key] = yield from self.paused_value()
        self.open.pop()
        return found


_FRACTION = re.compile(r"-?[0-9]+(/[0-9]+)?")  # without an exponent, with which a short text makes a number of any size


def _of_text(kind: str, text: str) -> Any:
    """The host's object for a program's object, of the same class. None: the program's claim is false, since the text is not one of that class."""
    kind = kind.rpartition(".")[2]
    try:
        if kind == "Decimal":
            from decimal import Decimal

            return Decimal(text)
        if kind == "Fraction" and _FRACTION.fullmatch(text):
            from fractions import Fraction

            return Fraction(text)
        if kind == "UUID":
            from uuid import UUID

            return UUID(text)
    except (ArithmeticError, ValueError):
        return None
    return pathlib.PurePosixPath(text) if kind in ("PosixPath", "PurePosixPath") else None


def _time(v: list[Any]) -> datetime.time:
    hour, minute, second, microsecond, zone, fold = v
    return datetime.time(hour, minute, second, microsecond, zone, fold=fold)


def _datetime(v: list[Any]) -> datetime.datetime:
    year, month, day, *clock = v
    return datetime.datetime.combine(datetime.date(year, month, day), _time(clock))


def _timezone(v: list[Any]) -> datetime.timezone:
    seconds, microseconds, name = v
    offset = datetime.timedelta(seconds=seconds, microseconds=microseconds)
    if name is None:
        return datetime.timezone(offset) if offset else datetime.timezone.utc
    return datetime.timezone(offset, name)


READERS: dict[int, Callable[[Any], Any]] = {
    TAG_POSITIVE: lambda v: int.from_bytes(v, "big"),
    TAG_NEGATIVE: lambda v: -1 - int.from_bytes(v, "big"),
    TAG_COMPLEX: lambda v: complex(*v),
    TAG_BYTEARRAY: bytearray,
    TAG_SURROGATES: lambda v: v.decode("utf-8", "surrogatepass"),
    TAG_RANGE: lambda v: range(*v),
    TAG_CONSTANT: lambda v: ... if v == "Ellipsis" else NotImplemented,
    TAG_DAY_TEXT: datetime.date.fromisoformat,
    TAG_DATETIME: _datetime,
    TAG_TIME: _time,
    TAG_TIMEDELTA: lambda v: datetime.timedelta(*v),
    TAG_TIMEZONE: _timezone,
    TAG_UINT8_ARRAY: lambda v: v,
    TAG_SELF: lambda v: v,
}


def decode(data: bytes, objects: Objects | None = None) -> Any:
    """Decodes CBOR that the core wrote."""
    try:
        return _Reader(data, objects).value()
    except HognoseError:
        raise
    except Exception as error:
        if by_signal(error):
            raise
        raise _unread(error) from error


def decode_pieces(data: bytes, objects: Objects | None, due: Callable[[], bool]) -> Generator[None, None, Any]:
    """The same, with a pause each time `due` returns true."""
    try:
        return (yield from _Pieces(data, objects, due).paused_value())
    except HognoseError:
        raise
    except Exception as error:
        if by_signal(error):
            raise
        raise _unread(error) from error


def _unread(error: Exception) -> HostValueError:
    return HostValueError(f"a value of the sandbox cannot be read: {type(error).__name__}: {error}")
