"""The limits of a run."""
from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from . import _abi
from ._errors import HognoseError, LimitError, Usage
from ._record import dataclass

#: The name of each field on the wire.
WIRE = {"value_bytes": "valueBytes", "value_items": "valueItems"}
FIELD = {wire: field for field, wire in WIRE.items()}
DEFAULT_MEMORY = _abi.LIMIT_DEFAULTS["memory"]
DEFAULT_TIME = _abi.LIMIT_DEFAULTS["time"] / 1000
MILLISECONDS = 1000.0


@dataclass(frozen=True)
class Limits:
    """The limits of a run. None keeps the default. ``math.inf`` means unlimited, but memory, depth and nesting do not accept it."""

    #: Bytes, at most 1 GiB; default 64 MiB. The instance's memory cannot grow beyond ten times the sandbox's limit.
    memory: int | None = None
    #: Seconds of running time; waiting for host functions is free. Default 5.
    time: float | None = None
    #: Seconds from the beginning of a run, waiting included. Default: none; in pools 60.
    wall: float | None = None
    #: Deterministic units of work; default: none.
    steps: float | None = None
    #: Frames; going deeper is a RecursionError. Default 50,000. A program gets more than 1,000 by ``sys.setrecursionlimit()``.
    depth: int | None = None
    #: Bytes printed; default 1 MiB.
    output: float | None = None
    #: Calls of host functions; default 1,000.
    calls: float | None = None
    #: Bytes of one program; default 1 MiB.
    source: float | None = None
    #: Levels of nesting in source and in values; default 200, which is the maximum.
    nesting: int | None = None
    #: Bytes (of CBOR) of one value that crosses, in or out; default 16 MiB.
    value_bytes: float | None = None
    #: Values, keys and containers in it; default 1,000,000. A shared value counts each time.
    value_items: float | None = None
    #: Objects and buffers made on the heap; default: none, and nothing is counted.
    allocations: float | None = None

    def __post_init__(self) -> None:
        for name, most in self.given().items():
            if not isinstance(most, (int, float)) or isinstance(most, bool) or math.isnan(most) or most < 0:  # pyright: ignore[reportUnnecessaryIsInstance]
                raise HognoseError(f"limits.{name}: {most!r} is not an amount")
        if (self.memory or 0) > _abi.MOST_MEMORY:
            raise HognoseError(f"limits.memory: at most {_abi.MOST_MEMORY} bytes")

    def given(self) -> dict[str, float]:
        """The limits that are not None, by name."""
        return {name: most for name in NAMES if (most := getattr(self, name)) is not None}

    def wire(self) -> dict[str, float]:
        """The same by the names and in the units of the wire."""
        return {WIRE.get(name, name): float(most * FACTORS[name]) for name, most in self.given().items()}

    def over(self, other: Limits | None) -> Limits:
        """These limits. Fields that are None are taken from the others."""
        return Limits(**{**(other.given() if other else {}), **self.given()})  # type: ignore[arg-type]


NAMES = tuple(Limits.__annotations__)
FACTORS = {name: MILLISECONDS if _abi.LIMIT_UNITS[WIRE.get(name, name)] == "t" else 1.0 for name in NAMES}


def usage(counts: Sequence[float]) -> Usage:
    """The usage of a run, from the six numbers of the module."""
    steps, time, memory, peak, output, calls = counts
    return Usage(int(steps), time / MILLISECONDS, int(memory), int(peak), int(output), int(calls))


def error(outcome: Mapping[str, Any]) -> LimitError:
    """The error of a run that reached a limit."""
    wire: str = outcome["limit"]
    name = FIELD.get(wire, wire)
    factor = FACTORS.get(name, 1.0)
    return LimitError(name, outcome["most"] / factor, outcome["used"] / factor, outcome["wanted"])
