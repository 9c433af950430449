"""What comes of a run."""
from __future__ import annotations

from typing import Any

from ._errors import Usage
from ._record import dataclass


@dataclass(frozen=True, eq=False)
class Result:
    """What a run gave."""

    #: The value of the last statement if that is an expression; None otherwise.
    value: Any
    #: Whether it is one.
    has_value: bool
    #: What Python's ``repr`` says of it, cut to ``repr_bytes``; None where there is no value, or none was asked for.
    repr: str | None
    stdout: str
    stderr: str
    #: 0 when the program ended itself: ``sys.exit(0)``. Otherwise None. Any other code is a PythonError with that ``exit_code``.
    exit_code: int | None
    usage: Usage
