"""Results as JSON, for the command line: docs/api.md has the table."""
from __future__ import annotations

import base64
import datetime
import json
import math
import pathlib
from collections.abc import Mapping
from typing import Any, cast

from ._codec import MADE_OF_TEXT
from ._values import ExceptionValue, Handle, Instance

EXACT = 2**53
LONG = 1 << 16384
DIGITS = 4000
PART = 10**DIGITS


def _number(value: int | float) -> Any:
    if isinstance(value, float):
        return value if math.isfinite(value) else repr(value)
    if abs(value) <= EXACT:
        return value
    if abs(value) >= LONG:
        return hex(value)
    rest, last = divmod(abs(value), PART)  # Python itself refuses to write more digits than 4,300 at once
    return ("-" if value < 0 else "") + (f"{rest}{last:0{DIGITS}}" if rest else str(last))


class _Maker:
    def __init__(self) -> None:
        self.open: list[Any] = []

    def value(self, v: Any) -> Any:
        if v is None or isinstance(v, (bool, str)):
            return v
        if isinstance(v, (int, float)):
            return _number(v)
        if isinstance(v, (bytes, bytearray)):
            return base64.b64encode(v).decode()
        if isinstance(v, (list, tuple, set, frozenset, dict, Instance, ExceptionValue, BaseException)):
            return self.container(cast(Any, v))
        if isinstance(v, Handle):
            return v.value_repr if v.text is None else v.text
        if isinstance(v, (datetime.date, datetime.time)):
            return v.isoformat()
        if isinstance(v, (complex, datetime.timedelta, datetime.timezone, pathlib.PurePath)) or type(v).__name__ in MADE_OF_TEXT:
            return str(v)
        return repr(v)

    def container(self, v: Any) -> Any:
        if isinstance(v, Instance) and v.text is not None:
            return v.text
        if any(v is around for around in self.open):
            return "..."
        self.open.append(v)
        try:
            if isinstance(v, BaseException):
                return {"type": type(v).__name__, "message": str(v), "args": [self.value(a) for a in v.args]}
            if isinstance(v, ExceptionValue):
                return {"type": v.type, "message": v.message, "args": [self.value(a) for a in v.args]}
            if isinstance(v, Instance):
                return {str(key): self.value(item) for key, item in v.fields.items()}
            if isinstance(v, dict):
                return self.mapping(cast("Mapping[Any, Any]", v))
            return [self.value(item) for item in v]
        finally:
            self.open.pop()

    def mapping(self, v: Mapping[Any, Any]) -> Any:
        made = [(self.key(key), self.value(item)) for key, item in v.items()]
        found = dict(made)
        return found if len(found) == len(made) else [[self.value(key), item] for key, (_, item) in zip(v, made)]

    def key(self, v: Any) -> str:
        if isinstance(v, str):
            return v
        made = self.value(v)
        return made if isinstance(made, str) else json.dumps(made, separators=(",", ":"), ensure_ascii=False)


def to_json(value: Any) -> Any:
    """What ``json.dumps`` takes, of any value that came out. Loses no digits: readers of JSON would round long ints, which are texts."""
    return _Maker().value(value)
