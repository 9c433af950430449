"""The errors of the interface, and the conversion of the sandbox's exceptions to the host's."""
# Arguments of callers are checked at run time, and the modules of this package share private names:
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownLambdaType=false, reportUnnecessaryIsInstance=false, reportPrivateUsage=false
from __future__ import annotations

import importlib
from typing import Any, Literal, final

from .._errors import Frame as Place
from .._errors import LimitError, Pickles, PythonError, PythonSyntaxError
from .._signals import by_signal
from .._text import reason_of, text_of
from ._reports import FORMATS, Finding, full

OWN_ALLOCATIONS = 29  # of the code that drives a feed; a limit of allocations does not count them

Format = Literal["traceback", "type-msg", "msg"]
INDENT = "    "


@final
class Frame:
    """An entry of a traceback. Lines and columns are counted from 1; the end is exclusive."""

    def __init__(self, filename: str, line: int, column: int, end_line: int, end_column: int, function_name: str | None, source_line: str | None) -> None:
        self.filename = filename
        self.line = line
        self.column = column
        self.end_line = end_line
        self.end_column = end_column
        self.function_name = function_name
        self.source_line = source_line

    def dict(self) -> dict[str, int | str | None]:
        return dict(vars(self))

    def __repr__(self) -> str:
        return f"Frame(filename={self.filename!r}, line={self.line}, column={self.column}, function_name={self.function_name!r})"


class MontyError(Pickles, Exception):
    """The base of the errors of this module."""

    def __init__(self, error: BaseException | None = None, shown: str = "") -> None:
        super().__init__(shown or text_of(error))
        self._error = error if error is not None else RuntimeError(shown)
        self._shown = shown or text_of(error)

    def exception(self) -> BaseException:
        """The error as an exception of the host."""
        return self._error

    def __str__(self) -> str:
        return self._shown

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self})"

    def __reduce__(self) -> tuple[Any, ...]:
        make, args, state = super().__reduce__()
        return make, args, {**state, "_error": _pickled(self._error)} if "_error" in state else state


def _pickled(error: BaseException) -> BaseException:
    """The error, or a RuntimeError in place of a host's exception that cannot be pickled."""
    import pickle

    try:
        pickle.loads(pickle.dumps(error))
    except Exception as failure:
        if by_signal(failure):
            raise
        return RuntimeError(reason_of(error))
    return error


class _Traced(MontyError):
    """An error with a type, a message and a place."""

    def __init__(self, error: BaseException, kind: str, message: str, frames: list[Frame], trace: str) -> None:
        summary = f"{kind}: {message}" if message else kind
        super().__init__(error, summary)
        self._kind, self._message, self._frames, self._trace = kind, message, frames, trace

    def traceback(self) -> list[Frame]:
        """The frames, outermost first. A time limit has no frames."""
        return list(self._frames)

    def display(self, format: Format = "traceback") -> str:
        """The error as text: as Python prints it, only its last line, or only the message."""
        if format == "msg":
            return self._message
        summary = f"{self._kind}: {self._message}" if self._message else self._kind
        if format == "type-msg":
            return summary
        if format != "traceback":
            raise ValueError(f"Invalid display format: '{format}'. Expected 'traceback', 'type-msg', or 'msg'")
        return f"{self._trace}{summary}" if self._trace else summary


@final
class MontySyntaxError(_Traced):
    """The source cannot be compiled."""

    def __str__(self) -> str:
        return self._message


@final
class MontyRuntimeError(_Traced):
    """An exception that the program did not catch, or a limit that it reached."""


@final
class MontyTypingError(MontyError):
    """The findings of the type checker. `source`: the program's source."""

    def __init__(self, report: str, findings: list[Finding] | None = None, source: str = "") -> None:
        super().__init__(TypeError(report), report)
        self._findings = findings or []
        self._source = source

    def display(self, format: str | None = None, color: bool = False) -> str:
        """The report, in the format of the checkout or in another one (`NAMES` of `_reports`). The checkout decides on colours."""
        if format is None or not self._findings:
            return self._shown
        if format not in FORMATS:
            return full(self._findings, self._source)
        return FORMATS[format](self._findings)


@final
class MontyConversionError(MontyError, TypeError):
    """A value of the host has no form in the sandbox."""

    def __init__(self, message: str) -> None:
        super().__init__(TypeError(message), message)


@final
class MontyCrashedError(MontyError):
    """The sandbox is lost: its module failed, or the host had to stop it."""

    def __init__(self, message: str = "the worker crashed", timed_out: bool = False, exit_status: int | None = None) -> None:
        super().__init__(RuntimeError(message), message)
        self._timed_out, self._exit_status = timed_out, exit_status

    @property
    def timed_out(self) -> bool:
        return self._timed_out

    @property
    def exit_status(self) -> int | None:
        return self._exit_status


@final
class MontyDisconnectError(MontyError):
    """A connection to a remote sandbox was lost. Never raised here, since all sandboxes are local."""


@final
class MontyShutdown(MontyError):
    """A remote sandbox shut down. Never raised here, since all sandboxes are local."""

    @property
    def dump(self) -> bytes | None:
        return None


# ---- from the sandbox ----

#: The modules of exceptions that are not builtins, by their names in the sandbox and in ``exc_type``.
ELSEWHERE = {
    "JSONDecodeError": "json", "TOMLDecodeError": "tomllib", "PatternError": "re", "FrozenInstanceError": "dataclasses", "UnsupportedOperation": "io",
    **dict.fromkeys(("DecimalException", "Clamped", "InvalidOperation", "ConversionSyntax", "DivisionByZero", "DivisionImpossible", "DivisionUndefined", "Inexact", "InvalidContext",
                     "Rounded", "Subnormal", "Overflow", "Underflow", "FloatOperation"), "decimal"),
}
RENAMED = {("re", "PatternError"): "error", ("_csv", "Error"): "Error"}


def class_at(module: str, name: str) -> type[BaseException] | None:
    """The exception class of that name, if the host has it."""
    module = ELSEWHERE.get(name, module)
    if module not in ("builtins", "binascii", "_csv", "csv", "io", *ELSEWHERE.values()):
        return None
    try:
        space: Any = importlib.import_module(module)
    except ImportError:
        return None
    found = getattr(space, name, None) or getattr(space, RENAMED.get((module, name), ""), None)
    return found if isinstance(found, type) and issubclass(found, BaseException) else None


def exception_of(bases: list[list[str]], text: str, fields: dict[str, Any], args: list[Any]) -> BaseException:
    """An exception of the sandbox, as an instance of the nearest class that the host has."""
    for module, name in bases:
        kind = class_at(module, name)
        if kind is None:
            continue
        made = _made(kind, text, fields, args)
        if made is not None:
            return made
    return Exception(text)


def _made(kind: type[BaseException], text: str, fields: dict[str, Any], args: list[Any]) -> BaseException | None:
    try:
        if issubclass(kind, UnicodeError) and kind is not UnicodeError:
            return kind(fields["encoding"], fields["object"], fields["start"], fields["end"], fields["reason"])
        if "doc" in fields and "pos" in fields:
            document = fields["doc"] if len(fields["doc"].encode("utf-8", "surrogatepass")) <= MOST_DOCUMENT else ""
            made = kind(fields["msg"], document, fields["pos"])
            made.args = (text,)
            for name, value in {**fields, "doc": document}.items():
                setattr(made, name, value)
            return made
        if kind.__name__ in ("JSONDecodeError", "TOMLDecodeError"):
            return None
        if kind.__module__ == "decimal" or any(isinstance(arg, (list, dict, set)) for arg in args):
            return kind(text)
        return kind(*args) if args or not text else kind(text)
    except Exception as error:
        if by_signal(error):
            raise
        return None


MOST_DOCUMENT = 65536


class Sources:
    """The source texts of feeds, by their names in tracebacks."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def add(self, filename: str, text: str) -> None:
        self.texts[filename] = text

    def lines(self, filename: str) -> list[str]:
        return self.texts.get(filename, "").split("\n")

    def frame(self, place: Place) -> Frame:
        lines = self.lines(place.file)
        line = lines[place.line - 1] if 0 < place.line <= len(lines) and place.file in self.texts else None
        column = place.column
        if line is not None and line[column - 1 :].startswith("raise "):
            column += len("raise ")  # Monty marks the exception, not the statement
        return Frame(place.file, place.line, column, place.end_line, place.end_column, place.name or None, line)

    def trace(self, frames: list[Frame]) -> str:
        """A traceback without its last line."""
        if not frames:
            return ""
        return "Traceback (most recent call last):\n" + "".join(map(self._entry, frames))

    def _entry(self, frame: Frame) -> str:
        head = f'  File "{frame.filename}", line {frame.line}, in {frame.function_name or "<module>"}\n'
        if frame.source_line is None:
            return head
        lines = self.lines(frame.filename)[frame.line - 1 : max(frame.end_line, frame.line)]
        shared = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
        shown = "".join(f"{INDENT}{line[shared:]}\n" for line in lines)
        if len(lines) != 1 or lines[0].lstrip().startswith("raise"):
            return head + shown
        blank = len(lines[0]) - len(lines[0].lstrip())
        marks = " " * (frame.column - 1 - blank) + "~" * max(frame.end_column - frame.column, 1)
        return head + shown + f"{INDENT}{marks}\n"


def own_frames(places: list[Place], sources: Sources) -> list[Frame]:
    """The frames of programs, without those of the code that drives them."""
    return [sources.frame(place) for place in places if place.file not in ("<python>", "<monty_host>")]


def runtime_error(error: PythonError, described: BaseException | None, sources: Sources) -> MontyRuntimeError:
    """The error of an uncaught exception. `described`: the exception with its details from the sandbox."""
    frames = own_frames(error.frames, sources)
    made = described or exception_of([["builtins", error.type], ["builtins", "Exception"]], error.text, {}, [error.text] if error.text else [])
    text = error.text
    if error.type == "KeyError" and isinstance(made, KeyError) and len(made.args) == 1 and isinstance(made.args[0], str):
        text = made.args[0]
    return MontyRuntimeError(made, error.type.rpartition(".")[2], text, frames, sources.trace(frames))


def host_error(error: BaseException) -> MontyRuntimeError:
    """The error of an exception that the host raised while a program ran."""
    made = MontyRuntimeError(error, type(error).__name__, text_of(error), [], "")
    made.__cause__ = error
    return made


def syntax_error(error: PythonSyntaxError, sources: Sources) -> MontySyntaxError:
    """The error of a source that cannot be compiled."""
    place = error.place
    message = error.text.rpartition(" (")[0] if error.text.endswith(")") and " (<" in error.text else error.text
    frames = [sources.frame(place)] if place else []
    trace = ""
    for frame in frames:
        frame.function_name = None
        trace = "Traceback (most recent call last):\n" + f'  File "{frame.filename}", line {frame.line}\n'
        if frame.source_line is not None:
            blank = len(frame.source_line) - len(frame.source_line.lstrip())
            trace += f"{INDENT}{frame.source_line.strip()}\n{INDENT}{' ' * max(frame.column - 1 - blank, 0)}{'~' * max(frame.end_column - frame.column, 1)}\n"
    return MontySyntaxError(SyntaxError(message), error.type, message, frames, trace)


def plain_syntax_error(message: str) -> MontySyntaxError:
    """The error of a source that is not valid text."""
    return MontySyntaxError(SyntaxError(message), "SyntaxError", message, [], "")


def limit_error(error: LimitError, frames: list[Frame], sources: Sources, base: int) -> MontyRuntimeError:
    """The error of a limit that was reached. `base`: bytes that the sandbox itself needs."""
    if error.kind in ("time", "wall"):
        made: BaseException = TimeoutError(f"feed time limit exceeded: {shown_time(error.used)} > {shown_time(error.limit)}")
        frames = []
    elif error.kind == "memory":
        used = max(int(error.used + (error.wanted or 0)) - base, int(error.limit) - base + 1)
        made = MemoryError(f"memory limit exceeded: {used} bytes > {int(error.limit) - base} bytes")
    elif error.kind == "allocations":
        made = MemoryError(f"allocation limit exceeded: {int(error.used) - OWN_ALLOCATIONS} > {int(error.limit) - OWN_ALLOCATIONS}")
    else:
        made = RuntimeError(str(error))
    return MontyRuntimeError(made, type(made).__name__, str(made), frames, sources.trace(frames))


def shown_time(seconds: float) -> str:
    """A time as Rust's Duration shows it: 1.5s, 250ms."""
    if seconds >= 1:
        return f"{seconds:.9f}".rstrip("0").rstrip(".") + "s"
    if seconds >= 0.001:
        return f"{seconds * 1e3:.6f}".rstrip("0").rstrip(".") + "ms"
    return f"{seconds * 1e6:.3f}".rstrip("0").rstrip(".") + "µs"
