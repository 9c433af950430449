"""What programs ask the system for, answered by an `os=` handler or refused."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ._proxies import MontyFileHandle


def answer_system(handler: Callable[..., Any], name: str, args: tuple[Any, ...], kwargs: dict[str, Any], is_async: bool) -> Any:
    """What the handler gives: a value, an awaitable or NOT_HANDLED."""
    return handler(name=name, args=args, kwargs=kwargs, is_async=is_async)


def refusal_of(name: str, args: tuple[Any, ...]) -> Exception:
    """What a program gets where nobody serves an operation."""
    if name.startswith("Path.") or name == "open":
        path = args[0] if args else ""
        shown = path.path if isinstance(path, MontyFileHandle) else str(path)
        return PermissionError(f"Permission denied: {shown!r}")
    return RuntimeError(f"'{name}' is not supported in this environment")
