"""Host functions as the caller passes them, and the results of their calls."""
from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal, Union, cast

from ._errors import HognoseError
from ._record import dataclass, field, replace

if TYPE_CHECKING:
    import asyncio

Handler = Callable[..., Any]
Mode = Literal["sync", "async", "steps"]


@dataclass(frozen=True)
class Function:
    """A host function, with the signature and the documentation that programs see."""

    #: None: the call pauses the run (``start``), and the host answers it with the step.
    handler: Handler | None = None
    #: A call returns an awaitable at once, so that many calls can run concurrently (asyncio.gather). Default: whether the handler is ``async def``.
    awaitable: bool | None = None
    #: As in Python: "(url, timeout=5)".
    signature: str | None = None
    doc: str | None = None

    @property
    def is_async(self) -> bool:
        call = getattr(self.handler, "__call__", None)  # noqa: B004: an object may have an async one
        import inspect  # takes longer to load than this package

        return inspect.iscoroutinefunction(self.handler) or inspect.iscoroutinefunction(call)

    @property
    def gives_awaitable(self) -> bool:
        return self.is_async if self.awaitable is None else self.awaitable


#: Functions by name; None: a function without a handler. Or only the names of functions without handlers.
Functions = Union[Mapping[str, Union[Handler, Function, None]], Iterable[str]]


def read_functions(given: Functions | None) -> dict[str, Function]:
    """The functions in their canonical form, by name."""
    entries = cast("Mapping[Any, Any]", given if isinstance(given, Mapping) else dict.fromkeys(given or ()))
    found: dict[str, Function] = {}
    for name, entry in entries.items():
        if not isinstance(name, str) or not name.isidentifier():
            raise HognoseError(f"functions: {name!r} is not a Python identifier")
        function = entry if isinstance(entry, Function) else Function(entry)
        if function.handler is not None and not callable(function.handler):
            raise HognoseError(f"functions: {name}: the handler is not callable")
        found[name] = function
    return found


def plain_functions(given: Functions | None) -> dict[str, Function]:
    """The same for programs that do not await: a call of an ``async def`` function also returns its value, unless `awaitable` is set."""
    return {name: replace(f, awaitable=False) if f.awaitable is None else f for name, f in read_functions(given).items()}


@dataclass
class Pending:
    """A call that has no answer yet."""

    id: int
    name: str
    args: tuple[Any, ...] = ()
    kwargs: dict[str, Any] = field(default_factory=dict[str, Any])
    #: The task that awaits the handler's result.
    task: asyncio.Future[Any] | None = None
    #: Reads long arguments in pieces, then calls the handler. Returns the state of the run. `args` and `kwargs` stay empty.
    reading: Generator[None, None, int] | None = None
