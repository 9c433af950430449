"""The reprs and classes of a session's variables for the host. A separate module in the sandbox makes them."""
from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from .._errors import HognoseError
from .._limits import Limits
from .._sandbox import Sandbox

MODULE = "hognose_report"
SOURCE = '''
"""Reprs of global variables, cut, for the host."""

def reprs(names, most, room):
    import __main__
    space, texts = vars(__main__), {}
    for name in names:
        if name in space:
            value = space[name]
            try:
                text = repr(value)
            except Exception as e:
                text = '<%s object: repr() raised %s>' % (type(value).__name__, type(e).__name__)
            text = text if len(text) <= most else text[:most] + '...'
            room -= len(text)
            texts[name] = text if room >= 0 else '...'
    return texts

def kinds(names):
    """The names of the variables' classes."""
    import __main__
    space = vars(__main__)
    return {name: type(space[name]).__name__ for name in names if name in space}
'''
MOST_NAMES = 1000
ROOM = 1 << 20  # characters together
LIMITS = Limits(time=1.0, wall=1.0, output=float("inf"), source=1 << 20, value_bytes=16 << 20, value_items=1e6, allocations=float("inf"))


def reprs_of(box: Sandbox, names: Sequence[str], most: int) -> dict[str, str]:
    """The reprs of the variables that exist, by name, each cut to `most` characters; if there are more than 1,000 names, of the last 1,000. The program's
    methods that this calls have one second. If they take longer or break something, each repr is "..."."""
    asked = names[-MOST_NAMES:]
    given = _ask(box, f"reprs({json.dumps(asked)}, {most}, {ROOM})")
    return dict.fromkeys(asked, "...") if given is None else {name: given[name] for name in asked if name in given}


def kinds_of(box: Sandbox, names: Sequence[str]) -> dict[str, str]:
    """The names of the classes of these variables, by name."""
    return _ask(box, f"kinds({json.dumps(names[-MOST_NAMES:])})") or {}


def _ask(box: Sandbox, what: str) -> dict[str, str] | None:
    """The result of a call in the module. None: it reached a limit, or the program has changed something that it needs."""
    try:
        found = box.run(f"__import__('{MODULE}').{what}", limits=LIMITS, repr_bytes=0).value
    except HognoseError:
        return None
    if not isinstance(found, dict):
        return None
    given: dict[Any, Any] = found  # pyright: ignore[reportUnknownVariableType]
    return {name: text for name, text in given.items() if isinstance(name, str) and isinstance(text, str)}
