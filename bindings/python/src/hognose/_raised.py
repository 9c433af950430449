"""What a host function raises, as the exception that the program gets: an error reply of docs/wire-format.md."""
from __future__ import annotations

import errno
import os
from typing import Any

from ._codec import OF_HOST, Most, encode
from ._errors import FileError, HognoseError, HostValueError, LimitError, PythonError
from ._signals import by_signal
from ._text import text_of
from ._values import ExceptionValue, Objects, builtin_exception

MOST = 100  # exceptions in one description
DEEPEST = 16  # of causes and members
#: Attributes that builtin exceptions and those of the library have beside their arguments. Other attributes stay outside.
FIELDS = ("name", "path", "name_from", "obj", "print_file_and_line", "msg", "doc", "pos", "lineno", "colno", "errno", "strerror", "filename", "filename2",
          "reason", "code", "returncode", "key")
SCALARS = (str, int, float, bytes, bool, type(None))

Description = dict[str, Any]


def _crosses(value: Any, objects: Objects | None, most: Most) -> bool:
    try:
        encode(value, "the exception", objects, most)
    except (HostValueError, LimitError):
        return False
    return True


def _path(name: Any) -> Any:
    return os.fspath(name) if isinstance(name, os.PathLike) else name  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]


def _system(error: OSError) -> Description:
    """The parts of an OSError that has a number. Systems number errors differently, so the name of the number crosses, too."""
    first, second = _path(error.filename), _path(error.filename2)
    files: list[Any] = [] if first is None else [first] if second is None else [first, None, second]
    found: Description = {"args": (error.errno, error.strerror, *files), "files": files}
    name = errno.errorcode.get(error.errno or 0)
    if name:
        found["errno"] = name
    if isinstance(error.strerror, str):
        found["strerror"] = error.strerror
    return found


def _syntax(error: SyntaxError) -> tuple[Any, ...]:
    place = [error.filename, error.lineno, error.offset, error.text]
    if place == [None] * 4:
        return (error.msg,)
    end = [getattr(error, "end_lineno", None), getattr(error, "end_offset", None)]
    return error.msg, tuple(place if end == [None, None] else place + end)


def _arguments(error: BaseException) -> tuple[Any, ...]:
    """What the class of Python's takes to make the same exception, with its fields."""
    if isinstance(error, SyntaxError):
        return _syntax(error)
    if isinstance(error, (UnicodeDecodeError, UnicodeEncodeError)):
        return error.encoding, error.object, error.start, error.end, error.reason
    if isinstance(error, UnicodeTranslateError):
        return error.object, error.start, error.end, error.reason
    return error.args


def _base(kind: type[BaseException]) -> type[BaseException]:
    """The nearest builtin class."""
    return next(c for c in kind.__mro__ if builtin_exception(c.__name__) is c)


def _named(error: BaseException) -> Description:
    """The type of an exception: its name and its base. A name that another class has among the builtins is qualified."""
    kind = type(error)
    base = _base(kind)
    if kind is base:
        return {"type": kind.__name__}
    name = f"{kind.__module__}.{kind.__qualname__}" if builtin_exception(kind.__name__) else kind.__name__
    return {"type": name} if base is Exception else {"type": name, "bases": [base.__name__]}


class _Describing:
    """Describes an exception with those that it refers to: each once, so that circles end."""

    def __init__(self, objects: Objects | None, most: Most) -> None:
        self.objects = objects
        self.most = most
        self.seen: list[BaseException | ExceptionValue] = []

    def of(self, error: BaseException | ExceptionValue, depth: int = 0) -> Description | None:
        if len(self.seen) >= MOST or depth > DEEPEST or any(error is one for one in self.seen):
            return None
        self.seen.append(error)
        if isinstance(error, ExceptionValue):
            return self.with_args({"type": error.type, "message": error.message}, tuple(error.args))
        if isinstance(error, PythonError):
            return self.python(error, depth)
        if isinstance(error, HognoseError):
            return self.with_others(own_exception(error), error, depth)
        found = {**_named(error), "message": text_of(error), "fields": self.fields(error)}
        base = _base(type(error))
        members = getattr(error, "exceptions", None)
        if isinstance(members, tuple) and base.__name__.endswith("ExceptionGroup"):
            found["message"] = text_of(error.args[0])
            found["exceptions"] = self.members(members, depth)  # pyright: ignore[reportUnknownArgumentType]
        elif isinstance(error, OSError) and error.errno is not None and type(error).__str__ is base.__str__:
            found = self.system(found, error)
        elif type(error).__str__ is base.__str__:
            found = self.with_args(found, _arguments(error))
        return self.with_others(found, error, depth)

    def with_args(self, found: Description, args: tuple[Any, ...]) -> Description:
        """Without arguments that cannot cross, the exception has its text."""
        return {**found, "args": args} if _crosses(args, self.objects, self.most) else found

    def system(self, found: Description, error: OSError) -> Description:
        found["fields"].pop("errno", None)
        parts = _system(error)
        return {**found, **parts} if _crosses(parts, self.objects, self.most) else found

    def with_others(self, found: Description, error: BaseException, depth: int) -> Description:
        notes = getattr(error, "__notes__", None)
        if isinstance(notes, list):
            found["notes"] = [note for note in notes if isinstance(note, str)]  # pyright: ignore[reportUnknownVariableType]
        return self.after(found, error.__cause__, None if error.__suppress_context__ else error.__context__, depth)

    def after(self, found: Description, cause: BaseException | None, context: BaseException | None, depth: int) -> Description:
        for name, other in (("cause", cause), ("context", context)):
            description = None if other is None else self.of(other, depth + 1)
            if description:
                found[name] = description
        return found

    def members(self, given: Any, depth: int) -> list[Description]:
        found = [self.of(one, depth + 1) for one in given]
        return [one for one in found if one]

    def fields(self, error: BaseException) -> Description:
        given = {name: getattr(error, name, None) for name in FIELDS}
        return {name: value for name, value in given.items() if value is not None and type(value) in SCALARS and _crosses(value, None, self.most)}

    def python(self, error: PythonError, depth: int) -> Description:
        """An exception of another sandbox. The text of a KeyError is the repr of its key; that of a group counts its members."""
        found: Description = {"type": error.type, "message": error.text, "notes": list(error.notes)}
        if error.exceptions:
            found["message"] = error.text.rpartition(" (")[0]
            found["exceptions"] = self.members(error.exceptions, depth)
            found["bases"] = ["ExceptionGroup"]
        elif error.type == "KeyError" and error.text[:1] == error.text[-1:] == "'" and "\\" not in error.text:
            found["args"] = (error.text[1:-1],)
        return self.after(found, error.cause, error.context, depth)


def own_exception(error: HognoseError) -> Description:
    """An error of this package."""
    if isinstance(error, FileError):
        found = {"type": "OSError", "message": text_of(error), "errno": error.code}
        return found if found["message"] == error.code else {**found, "strerror": found["message"]}
    value = isinstance(error, LimitError) and error.kind.startswith("value")
    kind = "ValueError" if value else "TypeError" if isinstance(error, HostValueError) else "RuntimeError"
    return {"type": kind, "message": text_of(error)}


def raised_bytes(error: BaseException | ExceptionValue, objects: Objects | None = None, most: Most = OF_HOST) -> bytes:
    """An exception as an error reply. Arguments and fields that cannot cross are left out; so are causes, if all is too large."""
    try:
        return encode(_Describing(objects, most).of(error), "the exception", objects, most)
    except Exception as failure:
        if by_signal(failure):
            raise
    if isinstance(error, (ExceptionValue, PythonError)):
        plain = {"type": error.type, "message": error.message if isinstance(error, ExceptionValue) else error.text}
    else:
        plain = own_exception(error) if isinstance(error, HognoseError) else {**_named(error), "message": text_of(error)}
    return encode(plain, "the exception", None, OF_HOST)
