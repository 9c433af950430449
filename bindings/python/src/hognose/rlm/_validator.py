"""Checks programs without running them."""
from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping
from typing import Any, cast

from .._functions import Function
from .._sandbox import Finding, Sandbox

BLOCK = "<block>"


def type_text(found: Iterable[Finding]) -> str:
    """Findings that are not about syntax, each on a line."""
    return "\n".join(f"line {one.line}, column {one.column}: {one.message}" for one in found)


class CodeValidator:
    """Checks whether programs can run. It finds syntax errors, and with `type_check` also names, calls, imports and awaits that cannot work."""

    def __init__(self, type_check: bool = False) -> None:
        self.type_check = type_check
        self._sandbox: Sandbox | None = None
        self._lock = threading.Lock()

    def validate(self, code: str, *, known_vars: Mapping[str, Any] | Iterable[str] | None = None,
                 external_functions: Mapping[str, str | None] | Iterable[str] | None = None) -> tuple[bool, str | None]:
        """Whether a program is valid, and if not, the reason. `known_vars`: variables that will exist. `external_functions`: names, or signatures by name."""
        with self._lock:
            box = self._sandbox = self._sandbox or Sandbox()
            wrong = box.check(code, filename=BLOCK)
            if wrong:
                return False, f"Syntax error: {wrong.text}"
            if not self.type_check:
                return True, None
            signatures: dict[str, str | None] = dict.fromkeys(external_functions or ())
            if isinstance(external_functions, Mapping):
                signatures = dict(cast("Mapping[str, str | None]", external_functions))
            functions = {name: Function(signature=signature) for name, signature in signatures.items()}
            found = box.validate(code, known=known_vars or (), functions=functions)
        return (False, f"Type error: {type_text(found)}") if found else (True, None)

