"""Checking a program before it runs, as far as the sandbox's own linter can: names that nobody defines, modules that are not there, calls that cannot be."""
from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from ._errors import MontyTypingError, plain_syntax_error
from ._worker import Worker

RULES = {"name": "unresolved-reference", "import": "unresolved-import", "call": "invalid-call", "await": "invalid-await"}
#: What a line of stubs defines: a function, a class, or a variable with a type or a value; or imports.
_DEFINED = re.compile(r"^(?:async\s+)?(?:def|class)\s+(\w+)|^(\w+)\s*[:=]", re.MULTILINE)
_IMPORTED = re.compile(r"^(?:from\s+[\w.]+\s+)?import\s+(.+)$", re.MULTILINE)


def names_of(stubs: str) -> set[str]:
    """The names that stubs define at the top."""
    found = {name for pair in _DEFINED.findall(stubs) for name in pair if name}
    for names in _IMPORTED.findall(stubs):
        found |= {part.split(" as ")[-1].strip(" ()").partition(".")[0] for part in names.split(",")}
    return found


def check_types(worker: Worker, code: str, stubs: str | None, inputs: Mapping[str, Any] | Iterable[str] | None) -> None:
    """MontyTypingError: the program cannot be right. Types themselves are not checked: see docs/monty.md."""
    if stubs is not None and worker.box.check(stubs) is not None:
        raise plain_syntax_error("type_check_stubs is not valid Python")
    if worker.box.check(code) is not None:
        return  # said where it is run
    known = {*worker.box.names(), *(inputs or ()), *names_of(stubs or ""), *worker.settings.modules}
    found = [finding for finding in worker.box.validate(code, known=known) if finding.kind in RULES]
    found = [finding for finding in found if finding.kind != "import" or not any(name in finding.message for name in worker.settings.modules)]
    if not found:
        return
    rows = [{"filename": worker.script_name, "line": f.line, "column": f.column, "rule": RULES[f.kind], "message": f.message} for f in found]
    report = "\n\n".join(f"error[{row['rule']}]: {row['message']}\n --> {row['filename']}:{row['line']}:{row['column']}" for row in rows)
    raise MontyTypingError(report + f"\n\nFound {len(rows)} diagnostic{'s' if len(rows) != 1 else ''}", rows)
