"""System requests of programs: an `os=` handler answers them, or they are refused. Checks the paths in them."""
from __future__ import annotations

import errno
import os
from collections.abc import Callable, Mapping
from pathlib import PurePath
from typing import Any

from .._paths import is_clean
from ._proxies import MontyFileHandle

#: Operations whose answer is False for a path that the program may not see.
PREDICATES = ("Path.exists", "Path.is_file", "Path.is_dir", "Path.is_symlink")


def is_on_files(name: str) -> bool:
    """Whether an operation has paths."""
    return name.startswith("Path.") or name == "open"


def paths_of(name: str, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> list[str]:
    """The paths of an operation on files. PermissionError: a path has dots or doubled slashes. The sandbox's library removes them, but a program may have
    replaced the library."""
    given = [*args[: 2 if name == "Path.rename" else 1], *(kwargs[key] for key in ("path", "target") if key in kwargs)]
    paths: list[str] = []
    for one in given:
        path = one.path if isinstance(one, MontyFileHandle) else str(one) if isinstance(one, (str, PurePath)) else None
        if path is None or not is_clean(path.removeprefix("/").removesuffix("/")):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
        paths.append(path)
    return paths


def answer_system(handler: Callable[..., Any], name: str, args: tuple[Any, ...], kwargs: dict[str, Any], is_async: bool) -> Any:
    """The result of the handler: a value, an awaitable or NOT_HANDLED."""
    return handler(name=name, args=args, kwargs=kwargs, is_async=is_async)


def refusal_of(name: str, args: tuple[Any, ...]) -> Exception:
    """The exception that a program gets for an operation that the host does not serve."""
    if is_on_files(name):
        path = args[0] if args else ""
        shown = path.path if isinstance(path, MontyFileHandle) else str(path)
        return PermissionError(f"Permission denied: {shown!r}")
    return RuntimeError(f"'{name}' is not supported in this environment")
