"""Python values without a class of the host: objects that stay inside, and exceptions as values."""
from __future__ import annotations

import builtins
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

from ._errors import HognoseError
from ._record import dataclass

if TYPE_CHECKING:
    from ._limits import Limits
    from ._result import Result


@dataclass(frozen=True, eq=False)
class ExceptionValue:
    """An exception object as a value. Its class is not a builtin one."""

    type: str
    message: str
    args: tuple[Any, ...] = ()


def builtin_exception(name: str) -> builtins.type[BaseException] | None:
    """The builtin exception class of that name, or None."""
    found = getattr(builtins, name, None)
    return found if isinstance(found, type) and issubclass(found, BaseException) else None


class Holder(Protocol):
    """The sandbox, as a handle uses it."""

    def release(self, id: int, seen: float) -> None: ...
    def handed(self) -> float: ...
    def call_handle(self, id: int, args: Sequence[Any], kwargs: Mapping[str, Any], limits: Limits | None) -> Result: ...
    async def acall_handle(self, id: int, args: Sequence[Any], kwargs: Mapping[str, Any], limits: Limits | None) -> Result: ...


class Handle:
    """A Python object that stays inside: a function, a class, a module, an instance. Passed back, it is the same object."""

    __slots__ = ("__weakref__", "_holder", "_id", "_release", "class_name", "text", "value_repr")

    def __init__(self, class_name: str, value_repr: str, text: str | None) -> None:
        #: The name of its class.
        self.class_name = class_name
        #: Python's ``repr`` of the object when the host received it.
        self.value_repr = value_repr
        #: Python's ``str`` of the object, for a member of an enum or of a subclass of Decimal, Fraction, UUID or a path.
        self.text = text
        self._holder: Holder | None = None
        self._id = -1
        self._release: Callable[[], None] | None = None

    def __repr__(self) -> str:
        return self.value_repr

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Calls the object in a separate run and returns the value. Host functions that it calls must answer at once."""
        holder, id = self._linked()
        return holder.call_handle(id, args, kwargs, None).value

    async def acall(self, *args: Any, **kwargs: Any) -> Any:
        """The same on the event loop. A coroutine is run to its end."""
        holder, id = self._linked()
        return (await holder.acall_handle(id, args, kwargs, None)).value

    def close(self) -> None:
        """Releases the object, which the sandbox otherwise keeps until the handle is collected."""
        if self._release:
            self._release()
        self._holder = None

    def _linked(self) -> tuple[Holder, int]:
        if self._holder is None:
            raise HognoseError("this handle was closed")
        return self._holder, self._id


class Instance(Handle):
    """An instance of a class of the program, with its fields as they were when the host received it. Also a handle."""

    __slots__ = ("fields",)

    def __init__(self, class_name: str, value_repr: str, text: str | None, fields: dict[str, Any]) -> None:
        super().__init__(class_name, value_repr, text)
        self.fields: Mapping[str, Any] = MappingProxyType(fields)


class Objects(Protocol):
    """The references of one sandbox, as the codec needs them."""

    def link(self, handle: Handle, id: int) -> Handle: ...
    def let_go(self, id: int) -> None: ...
    def id_of(self, value: Any) -> int | None: ...
    def describe(self, value: Any) -> dict[str, Any] | None: ...
    def target(self, key: int | str) -> Any: ...
