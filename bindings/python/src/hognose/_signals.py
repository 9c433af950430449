"""Exceptions that the handlers of signals raise. They are for whoever called the package, wherever they strike: whatever catches exceptions of any class lets these
pass."""
from __future__ import annotations

from types import FrameType, TracebackType

VARIABLE_ARGUMENTS = 0x04  # of a code's flags


def by_signal(error: BaseException) -> bool:
    """Whether the handler of a signal raised this."""
    trace = error.__traceback__
    while trace is not None:
        if _handles(trace.tb_frame):
            return True
        trace = trace.tb_next
    return False


def _handles(frame: FrameType) -> bool:
    """Whether this is a call of a handler: Python passes the number of the signal and the frame in which it struck."""
    code, values = frame.f_code, frame.f_locals
    given = [values.get(name) for name in code.co_varnames[: code.co_argcount]]
    if code.co_flags & VARIABLE_ARGUMENTS:
        given += values.get(code.co_varnames[code.co_argcount + code.co_kwonlyargcount], ())
    return any(isinstance(number, int) and isinstance(struck, FrameType) for number, struck in zip(given, given[1:]))


class Unheard:
    """For a ``with`` statement: exceptions end it and are forgotten, but for those of signals."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> bool:
        return isinstance(error, Exception) and not by_signal(error)
