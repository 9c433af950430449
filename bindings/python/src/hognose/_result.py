"""The result of a run."""
from __future__ import annotations

from typing import Any

from ._errors import Usage
from ._record import dataclass


@dataclass(frozen=True, eq=False)
class Result:
    """The result of a run that completed."""

    #: The value of the last statement if it is an expression; otherwise None.
    value: Any
    #: Whether the last statement is an expression.
    has_value: bool
    #: Python's ``repr`` of the value, cut to ``repr_bytes``. None if there is no value, or if `repr_bytes` is 0.
    repr: str | None
    stdout: str
    stderr: str
    #: 0 if the program ended itself, as with ``sys.exit(0)``; otherwise None. Other codes raise a PythonError with that ``exit_code``.
    exit_code: int | None
    usage: Usage
