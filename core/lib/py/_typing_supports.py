"""The protocols of single methods."""
from abc import abstractmethod

from _typing_protocols import Protocol, runtime_checkable

__name__ = 'typing'  # what its classes say they are of


@runtime_checkable
class SupportsInt(Protocol):
    __slots__ = ()

    @abstractmethod
    def __int__(self) -> int: ...


@runtime_checkable
class SupportsFloat(Protocol):
    __slots__ = ()

    @abstractmethod
    def __float__(self) -> float: ...


@runtime_checkable
class SupportsComplex(Protocol):
    __slots__ = ()

    @abstractmethod
    def __complex__(self) -> complex: ...


@runtime_checkable
class SupportsBytes(Protocol):
    __slots__ = ()

    @abstractmethod
    def __bytes__(self) -> bytes: ...


@runtime_checkable
class SupportsIndex(Protocol):
    __slots__ = ()

    @abstractmethod
    def __index__(self) -> int: ...


@runtime_checkable
class SupportsAbs[T](Protocol):
    __slots__ = ()

    @abstractmethod
    def __abs__(self) -> T: ...


@runtime_checkable
class SupportsRound[T](Protocol):
    __slots__ = ()

    @abstractmethod
    def __round__(self, ndigits: int = 0) -> T: ...
