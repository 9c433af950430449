"""The errors of the package. All failures raise one of these."""
from __future__ import annotations

from typing import Any, NamedTuple

from ._record import dataclass


class Usage(NamedTuple):
    """The resources that a run used."""

    #: Deterministic units of work: the same on every host.
    steps: int
    #: Seconds of running time; waiting for the host is not counted.
    time: float
    #: Bytes in use after the run.
    memory: int
    #: The most bytes that were in use at once.
    peak_memory: int
    #: Bytes printed.
    output: int
    #: Calls of host functions.
    calls: int


@dataclass(frozen=True)
class Frame:
    """An entry of a Python traceback. Lines and columns are counted from 1, columns in characters; the end is exclusive."""

    file: str
    #: The function's name; ``<module>`` at the top.
    name: str
    line: int
    column: int
    end_line: int
    end_column: int


def _unpickled(kind: type[BaseException], args: tuple[Any, ...]) -> BaseException:
    error = kind.__new__(kind)
    error.args = args
    return error


class Pickles(BaseException):
    """An exception that can be pickled and copied with any constructor: its state is in its attributes."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (type(self), self.args), self.__dict__


class HognoseError(Pickles, Exception):
    """The base of all errors of this package."""


class DisposedError(HognoseError):
    """The sandbox was closed."""

    def __init__(self, message: str = "the sandbox is closed") -> None:
        super().__init__(message)


class CrashError(HognoseError):
    """The module itself failed, or had to be interrupted. The sandbox cannot be used any more; others are not affected."""


class SnapshotError(HognoseError):
    """The bytes are not a snapshot of this version, or the state cannot be dumped."""


class HostValueError(HognoseError):
    """A value of the host has no form in the sandbox, or the reverse. The message names the path to it."""


class FileError(HognoseError):
    """A file operation failed. Directories that the host serves raise it too."""

    def __init__(self, code: str, message: str | None = None) -> None:
        super().__init__(message or code)
        #: As in ``errno``: "ENOENT".
        self.code = code


class RunError(HognoseError):
    """A run did not complete. The attributes have its usage and output."""

    stdout: str = ""
    stderr: str = ""
    usage: Usage | None = None


class LimitError(RunError):
    """A limit stopped the program. The sandbox can still be used."""

    def __init__(self, kind: str, limit: float, used: float, wanted: int = 0) -> None:
        more = f", {wanted} more wanted" if wanted else ""
        what = "the run was cancelled" if kind == "cancelled" else f"{kind} limit reached: limit {limit:.15g}, used {used:.15g}{more}"
        super().__init__(what)
        #: A field of Limits, or "cancelled".
        self.kind = kind
        #: In the unit of that field.
        self.limit = limit
        self.used = used
        #: For memory: how many more bytes the operation needed at which the run stopped, if that is known.
        self.wanted = wanted or None


class PythonError(RunError):
    """A Python exception that the program did not catch."""

    def __init__(self, type: str, text: str = "", traceback: str = "", exit_code: int | None = None) -> None:
        super().__init__(f"{type}: {text}" if text else type)
        #: The exception's type: "ValueError".
        self.type = type
        #: The result of ``str(exception)``.
        self.text = text
        #: The traceback as Python prints it. Empty in causes, contexts and members of a group.
        self.traceback = traceback
        #: Outermost first. If there are more than 100, the first 50 and the last 50.
        self.frames: list[Frame] = []
        #: The notes that ``add_note`` added.
        self.notes: list[str] = []
        #: ``raise ... from cause``.
        self.cause: PythonError | None = None
        #: The exception that was being handled when this one was raised, unless it was suppressed.
        self.context: PythonError | None = None
        #: The members of an exception group.
        self.exceptions: list[PythonError] = []
        #: The code of a SystemExit: the number, 0 for None, 1 for anything else; None for all other exceptions.
        self.exit_code = exit_code


class PythonSyntaxError(PythonError):
    """A SyntaxError, or one of its subclasses, in the source of the program."""

    #: The place of the error: a frame without a name.
    place: Frame | None = None


def _error_of(description: dict[str, Any], traceback: str, exit_code: int | None, head: bool) -> PythonError:
    place = description.get("place")
    kind = PythonSyntaxError if head and place and not description["frames"] else PythonError
    error = kind(description["type"], description["message"], traceback, exit_code)
    if place and isinstance(error, PythonSyntaxError):
        error.place = Frame(*place)
    error.frames = [Frame(*frame) for frame in description["frames"]]
    error.notes = list(description["notes"])
    return error


def python_error(outcome: dict[str, Any]) -> PythonError:
    """The error of a run that failed (docs/abi.md), with the errors that it refers to."""
    traceback, exit_code = outcome["traceback"], outcome["exit"]
    descriptions: list[dict[str, Any]] | None = outcome["exceptions"]
    if descriptions is None:
        return PythonError(outcome["type"], outcome["message"], traceback, exit_code)
    errors = [_error_of(d, traceback if i == 0 else "", exit_code if i == 0 else None, i == 0) for i, d in enumerate(descriptions)]
    for error, description in zip(errors, descriptions):
        cause, context = description["cause"], description["context"]
        error.cause = None if cause is None else errors[cause]
        error.context = None if context is None else errors[context]
        error.exceptions = [errors[n] for n in description["members"] if n is not None]
    return errors[0]
