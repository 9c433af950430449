"""What reads and what writes: the two protocols of io, for annotations and isinstance()."""
from abc import ABCMeta, abstractmethod
from types import GenericAlias

__name__ = 'io'  # what its classes say they are of


def _has(cls, name):
    """True if a class has a method, which is not None; else NotImplemented."""
    found = next((vars(base)[name] for base in cls.__mro__ if name in vars(base)), None)
    return NotImplemented if found is None else True


class Reader(metaclass=ABCMeta):
    """What read() gives data of."""
    __slots__ = ()

    @abstractmethod
    def read(self, size=..., /):
        """So much data, or all there is."""

    @classmethod
    def __subclasshook__(cls, C):
        return _has(C, 'read') if cls is Reader else NotImplemented

    __class_getitem__ = classmethod(GenericAlias)


class Writer(metaclass=ABCMeta):
    """What write() takes data for."""
    __slots__ = ()

    @abstractmethod
    def write(self, data, /):
        """Write the data; how much of it was."""

    @classmethod
    def __subclasshook__(cls, C):
        return _has(C, 'write') if cls is Writer else NotImplemented

    __class_getitem__ = classmethod(GenericAlias)
