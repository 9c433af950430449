"""The options of sandboxes and runs."""
from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, Protocol, Union

from ._errors import HognoseError
from ._files import FileOptions, Quota
from ._functions import Functions
from ._limits import Limits
from ._objects import HostObject
from ._record import dataclass, field

REPR_BYTES = 4096
MOST_SEED = 2**53
_MODULE = re.compile(r"[\w.]+")

OnPrint = Callable[[Literal["stdout", "stderr"], str], Any]


class Clock(Protocol):
    """A source of the time."""

    def time(self) -> float:
        """Seconds since 1970."""
        ...

    def monotonic(self) -> float:
        """Seconds of a clock that never goes back."""
        ...


@dataclass(frozen=True)
class Modules:
    """The modules that programs can import."""

    #: The allowed modules of the ones that ship with Hognose. Default: all, or the snapshot's setting.
    allow: Union[Literal["all", "none"], Iterable[str], None] = None
    #: The forbidden modules; all others are allowed.
    forbid: Iterable[str] | None = None
    #: The exception that a refused import raises. "inert": modules of processes, networks and the like import as placeholders that raise when they are used.
    #: Default: ImportError in the program, placeholders in modules that it imports.
    refusal: Literal["ImportError", "ModuleNotFoundError", "PermissionError", "inert"] | None = None
    #: Source texts of additional modules, by name.
    sources: Mapping[str, str] = field(default_factory=dict[str, str])
    #: The hint in the error for each missing module, by name: the reason, and what to use instead. "": no hint.
    missing: Mapping[str, str] | None = None
    #: The directories that ``import`` searches, as the initial sys.path. Default: [""], the current directory.
    path: Iterable[str] | None = None

    def allowed(self) -> str | bool | None:
        """The names, one on each line; True: all; False: none; None: not set."""
        if self.forbid is not None:
            if self.allow is not None:
                raise HognoseError("modules: allow and forbid exclude each other")
            return "\n".join(["!", *self._names("forbid", self.forbid)])
        if self.allow is None or isinstance(self.allow, str) and self.allow in ("all", "none"):
            return None if self.allow is None else self.allow == "all"
        return "\n".join(self._names("allow", self.allow))

    @staticmethod
    def _names(what: str, names: Iterable[str]) -> list[str]:
        found = [names] if isinstance(names, str) else list(names)
        for name in found:
            if not _MODULE.fullmatch(name):
                raise HognoseError(f"modules.{what}: {name!r} is not a module's name")
        return found


def _check_class(name: str, value: object, wanted: type) -> None:
    if value is not None and not isinstance(value, wanted):
        raise HognoseError(f"{name}: pass {wanted.__name__}(...), not a {type(value).__name__}")


@dataclass(frozen=True)
class Options:
    """The options of a sandbox, as ``Sandbox`` takes them."""

    functions: Functions | None = None
    limits: Limits | None = None
    files: FileOptions | None = None
    quota: Quota | None = None
    objects: Mapping[str, HostObject] | None = None
    modules: Modules = Modules()
    on_print: OnPrint | None = None
    argv: Iterable[str] | None = None
    cwd: str | None = None
    seed: int = 0
    repr_bytes: int = REPR_BYTES
    clock: Clock = time
    entropy: Callable[[int], bytes] = os.urandom

    def __post_init__(self) -> None:
        if not 0 <= self.seed <= MOST_SEED:
            raise HognoseError(f"seed: {self.seed!r} is not an integer from 0 to 2^53")
        _check_class("limits", self.limits, Limits)
        _check_class("quota", self.quota, Quota)
        _check_class("modules", self.modules, Modules)
        for name in ("argv", "functions"):
            if isinstance(getattr(self, name), str):
                raise HognoseError(f"{name}: pass a list of names, not a str")


@dataclass(frozen=True)
class RunOptions:
    """The options of a run."""

    inputs: Mapping[str, Any] | None = None
    limits: Limits | None = None
    filename: str | None = None
    top_level_await: bool = True
    repr_bytes: int | None = None
    slices: bool = False
    keep: str | None = None

    def __post_init__(self) -> None:
        _check_class("limits", self.limits, Limits)
