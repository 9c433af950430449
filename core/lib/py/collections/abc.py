"""Abstract base classes of containers and of what can be iterated, awaited or called."""

from abc import ABCMeta, abstractmethod
from types import AsyncGeneratorType, CoroutineType, GeneratorType, GenericAlias, MappingProxyType

__all__ = ['Awaitable', 'Coroutine', 'AsyncIterable', 'AsyncIterator', 'AsyncGenerator', 'Hashable', 'Iterable',
           'Iterator', 'Generator', 'Reversible', 'Sized', 'Container', 'Callable', 'Collection', 'Set', 'MutableSet',
           'Mapping', 'MutableMapping', 'MappingView', 'KeysView', 'ItemsView', 'ValuesView', 'Sequence',
           'MutableSequence', 'Buffer']


def _has_all(cls, *names):
    """Whether a class has these methods, none of them set to None; NotImplemented if one is missing."""
    for name in names:
        for base in cls.__mro__:
            if name in base.__dict__:
                if base.__dict__[name] is None:
                    return NotImplemented
                break
        else:
            return NotImplemented
    return True


def _by_methods(cls_name, *names):
    """The __subclasshook__ of a class for which having the methods is enough."""
    def __subclasshook__(cls, C):
        return _has_all(C, *names) if cls is globals()[cls_name] else NotImplemented
    return classmethod(__subclasshook__)


class Hashable(metaclass=ABCMeta):
    __slots__ = ()
    __subclasshook__ = _by_methods('Hashable', '__hash__')

    @abstractmethod
    def __hash__(self):
        return 0


class Awaitable(metaclass=ABCMeta):
    __slots__ = ()
    __subclasshook__ = _by_methods('Awaitable', '__await__')
    __class_getitem__ = classmethod(GenericAlias)

    @abstractmethod
    def __await__(self):
        yield


class Coroutine(Awaitable):
    __slots__ = ()
    __subclasshook__ = _by_methods('Coroutine', '__await__', 'send', 'throw', 'close')

    @abstractmethod
    def send(self, value):
        raise StopIteration

    @abstractmethod
    def throw(self, typ, val=None, tb=None):
        raise typ if val is None else val

    def close(self):
        try:
            self.throw(GeneratorExit)
        except (GeneratorExit, StopIteration):
            pass
        else:
            raise RuntimeError('coroutine ignored GeneratorExit')


class AsyncIterable(metaclass=ABCMeta):
    __slots__ = ()
    __subclasshook__ = _by_methods('AsyncIterable', '__aiter__')
    __class_getitem__ = classmethod(GenericAlias)

    @abstractmethod
    def __aiter__(self):
        return AsyncIterator()


class AsyncIterator(AsyncIterable):
    __slots__ = ()
    __subclasshook__ = _by_methods('AsyncIterator', '__anext__', '__aiter__')

    @abstractmethod
    async def __anext__(self):
        raise StopAsyncIteration

    def __aiter__(self):
        return self


class AsyncGenerator(AsyncIterator):
    __slots__ = ()
    __subclasshook__ = _by_methods('AsyncGenerator', '__aiter__', '__anext__', 'asend', 'athrow', 'aclose')

    async def __anext__(self):
        return await self.asend(None)

    @abstractmethod
    async def asend(self, value):
        raise StopAsyncIteration

    @abstractmethod
    async def athrow(self, typ, val=None, tb=None):
        raise typ if val is None else val

    async def aclose(self):
        try:
            await self.athrow(GeneratorExit)
        except (GeneratorExit, StopAsyncIteration):
            pass
        else:
            raise RuntimeError('asynchronous generator ignored GeneratorExit')


class Iterable(metaclass=ABCMeta):
    __slots__ = ()
    __subclasshook__ = _by_methods('Iterable', '__iter__')
    __class_getitem__ = classmethod(GenericAlias)

    @abstractmethod
    def __iter__(self):
        while False:
            yield None


class Iterator(Iterable):
    __slots__ = ()
    __subclasshook__ = _by_methods('Iterator', '__iter__', '__next__')

    @abstractmethod
    def __next__(self):
        raise StopIteration

    def __iter__(self):
        return self


class Reversible(Iterable):
    __slots__ = ()
    __subclasshook__ = _by_methods('Reversible', '__reversed__', '__iter__')

    @abstractmethod
    def __reversed__(self):
        while False:
            yield None


class Generator(Iterator):
    __slots__ = ()
    __subclasshook__ = _by_methods('Generator', '__iter__', '__next__', 'send', 'throw', 'close')

    def __next__(self):
        return self.send(None)

    @abstractmethod
    def send(self, value):
        raise StopIteration

    @abstractmethod
    def throw(self, typ, val=None, tb=None):
        raise typ if val is None else val

    def close(self):
        try:
            self.throw(GeneratorExit)
        except (GeneratorExit, StopIteration):
            pass
        else:
            raise RuntimeError('generator ignored GeneratorExit')


class Sized(metaclass=ABCMeta):
    __slots__ = ()
    __subclasshook__ = _by_methods('Sized', '__len__')

    @abstractmethod
    def __len__(self):
        return 0


class Container(metaclass=ABCMeta):
    __slots__ = ()
    __subclasshook__ = _by_methods('Container', '__contains__')
    __class_getitem__ = classmethod(GenericAlias)

    @abstractmethod
    def __contains__(self, x):
        return False


class Collection(Sized, Iterable, Container):
    __slots__ = ()
    __subclasshook__ = _by_methods('Collection', '__len__', '__iter__', '__contains__')


class Buffer(metaclass=ABCMeta):
    __slots__ = ()
    __subclasshook__ = _by_methods('Buffer', '__buffer__')

    @abstractmethod
    def __buffer__(self, flags, /):
        raise NotImplementedError


class _CallableAlias(GenericAlias):
    """Callable[[argument types], result type]"""
    __slots__ = ()

    def __init__(self, origin, args):
        if not (isinstance(args, tuple) and len(args) == 2):
            raise TypeError('Callable must be used as Callable[[arg, ...], result].')
        given, result = args
        if isinstance(given, (tuple, list)):
            args = (*given, result)
        super().__init__(origin, args)

    def __repr__(self):
        if len(self.__args__) == 2 and self.__args__[0] is Ellipsis:
            return super().__repr__()
        shown = [_shown(a) for a in self.__args__]
        return f"collections.abc.Callable[[{', '.join(shown[:-1])}], {shown[-1]}]"


def _shown(t):
    if t is Ellipsis:
        return '...'
    if isinstance(t, type) and not isinstance(t, GenericAlias):
        return t.__qualname__ if t.__module__ == 'builtins' else f'{t.__module__}.{t.__qualname__}'
    return repr(t)


class Callable(metaclass=ABCMeta):
    __slots__ = ()
    __subclasshook__ = _by_methods('Callable', '__call__')
    __class_getitem__ = classmethod(_CallableAlias)

    @abstractmethod
    def __call__(self, *args, **kwds):
        return False


# ---- sets ----

class Set(Collection):
    """A set that cannot be changed: __contains__, __iter__ and __len__ give the rest."""
    __slots__ = ()

    @classmethod
    def _from_iterable(cls, it):
        return cls(it)

    def __le__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) <= len(other) and all([item in other for item in self])

    def __lt__(self, other):
        return len(self) < len(other) and self.__le__(other) if isinstance(other, Set) else NotImplemented

    def __ge__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) >= len(other) and all([item in self for item in other])

    def __gt__(self, other):
        return len(self) > len(other) and self.__ge__(other) if isinstance(other, Set) else NotImplemented

    def __eq__(self, other):
        return len(self) == len(other) and self.__le__(other) if isinstance(other, Set) else NotImplemented

    def __and__(self, other):
        if not isinstance(other, Iterable):
            return NotImplemented
        return self._from_iterable(value for value in other if value in self)

    __rand__ = __and__

    def isdisjoint(self, other):
        """Whether no item is in both."""
        for value in other:
            if value in self:
                return False
        return True

    def __or__(self, other):
        if not isinstance(other, Iterable):
            return NotImplemented
        return self._from_iterable(value for part in (self, other) for value in part)

    __ror__ = __or__

    def __sub__(self, other):
        if not isinstance(other, Set):
            if not isinstance(other, Iterable):
                return NotImplemented
            other = self._from_iterable(other)
        return self._from_iterable(value for value in self if value not in other)

    def __rsub__(self, other):
        if not isinstance(other, Set):
            if not isinstance(other, Iterable):
                return NotImplemented
            other = self._from_iterable(other)
        return self._from_iterable(value for value in other if value not in self)

    def __xor__(self, other):
        if not isinstance(other, Set):
            if not isinstance(other, Iterable):
                return NotImplemented
            other = self._from_iterable(other)
        return (self - other) | (other - self)

    __rxor__ = __xor__

    def _hash(self):
        return hash(frozenset(self))


class MutableSet(Set):
    """A set that can be changed: add() and discard() as well."""
    __slots__ = ()

    @abstractmethod
    def add(self, value):
        """Add an item."""
        raise NotImplementedError

    @abstractmethod
    def discard(self, value):
        """Remove an item if it is there."""
        raise NotImplementedError

    def remove(self, value):
        """Remove an item; KeyError if it is not there."""
        if value not in self:
            raise KeyError(value)
        self.discard(value)

    def pop(self):
        """Remove and return an item."""
        for value in self:
            self.discard(value)
            return value
        raise KeyError

    def clear(self):
        """Remove all items."""
        try:
            while True:
                self.pop()
        except KeyError:
            pass

    def __ior__(self, it):
        for value in it:
            self.add(value)
        return self

    def __iand__(self, it):
        for value in self - it:
            self.discard(value)
        return self

    def __ixor__(self, it):
        if it is self:
            self.clear()
            return self
        for value in it if isinstance(it, Set) else self._from_iterable(it):
            if value in self:
                self.discard(value)
            else:
                self.add(value)
        return self

    def __isub__(self, it):
        if it is self:
            self.clear()
        else:
            for value in it:
                self.discard(value)
        return self


# ---- mappings ----

class Mapping(Collection):
    """A dict that cannot be changed: __getitem__, __iter__ and __len__ give the rest."""
    __slots__ = ()
    __abc_tpflags__ = 64
    __reversed__ = None

    @abstractmethod
    def __getitem__(self, key):
        raise KeyError

    def get(self, key, default=None):
        """The value of a key, or the default."""
        try:
            return self[key]
        except KeyError:
            return default

    def __contains__(self, key):
        try:
            self[key]
        except KeyError:
            return False
        return True

    def keys(self):
        """A view of the keys."""
        return KeysView(self)

    def items(self):
        """A view of the (key, value) pairs."""
        return ItemsView(self)

    def values(self):
        """A view of the values."""
        return ValuesView(self)

    def __eq__(self, other):
        return dict(self.items()) == dict(other.items()) if isinstance(other, Mapping) else NotImplemented


class MappingView(Sized):
    __slots__ = ('_mapping',)
    __class_getitem__ = classmethod(GenericAlias)

    def __init__(self, mapping):
        self._mapping = mapping

    def __len__(self):
        return len(self._mapping)

    def __repr__(self):
        return f'{self.__class__.__name__}({self._mapping!r})'


class KeysView(MappingView, Set):
    __slots__ = ()

    @classmethod
    def _from_iterable(cls, it):
        return set(it)

    def __contains__(self, key):
        return key in self._mapping

    def __iter__(self):
        yield from self._mapping


class ItemsView(MappingView, Set):
    __slots__ = ()

    @classmethod
    def _from_iterable(cls, it):
        return set(it)

    def __contains__(self, item):
        key, value = item
        try:
            found = self._mapping[key]
        except KeyError:
            return False
        return found is value or found == value

    def __iter__(self):
        for key in self._mapping:
            yield key, self._mapping[key]


class ValuesView(MappingView, Collection):
    __slots__ = ()

    def __contains__(self, value):
        for key in self._mapping:
            found = self._mapping[key]
            if found is value or found == value:
                return True
        return False

    def __iter__(self):
        for key in self._mapping:
            yield self._mapping[key]


class MutableMapping(Mapping):
    """A dict that can be changed: __setitem__ and __delitem__ as well."""
    __slots__ = ()
    _marker = object()

    @abstractmethod
    def __setitem__(self, key, value):
        raise KeyError

    @abstractmethod
    def __delitem__(self, key):
        raise KeyError

    def pop(self, key, default=_marker):
        """Remove a key and return its value, or the default."""
        try:
            value = self[key]
        except KeyError:
            if default is self._marker:
                raise
            return default
        del self[key]
        return value

    def popitem(self):
        """Remove and return a (key, value) pair."""
        for key in self:
            value = self[key]
            del self[key]
            return key, value
        raise KeyError

    def clear(self):
        """Remove all keys."""
        try:
            while True:
                self.popitem()
        except KeyError:
            pass

    def update(self, other=(), /, **kwds):
        """Set the keys of a mapping or of an iterable of pairs."""
        if isinstance(other, Mapping):
            for key in other:
                self[key] = other[key]
        elif hasattr(other, 'keys'):
            for key in other.keys():
                self[key] = other[key]
        else:
            for key, value in other:
                self[key] = value
        for key, value in kwds.items():
            self[key] = value

    def setdefault(self, key, default=None):
        """The value of a key, after setting it to the default if it is missing."""
        try:
            return self[key]
        except KeyError:
            self[key] = default
        return default


# ---- sequences ----

class Sequence(Reversible, Collection):
    """A list that cannot be changed: __getitem__ and __len__ give the rest."""
    __slots__ = ()
    __abc_tpflags__ = 32

    @abstractmethod
    def __getitem__(self, index):
        raise IndexError

    def __iter__(self):
        i = 0
        try:
            while True:
                value = self[i]
                yield value
                i += 1
        except IndexError:
            return

    def __contains__(self, value):
        for v in self:
            if v is value or v == value:
                return True
        return False

    def __reversed__(self):
        for i in range(len(self) - 1, -1, -1):
            yield self[i]

    def index(self, value, start=0, stop=None):
        """The place of the first item that equals the value."""
        if start is not None and start < 0:
            start = max(len(self) + start, 0)
        if stop is not None and stop < 0:
            stop += len(self)
        i = start
        while stop is None or i < stop:
            try:
                v = self[i]
            except IndexError:
                break
            if v is value or v == value:
                return i
            i += 1
        raise ValueError

    def count(self, value):
        """How often a value occurs."""
        return sum([1 for v in self if v is value or v == value])


class MutableSequence(Sequence):
    """A list that can be changed: __setitem__, __delitem__ and insert() as well."""
    __slots__ = ()

    @abstractmethod
    def __setitem__(self, index, value):
        raise IndexError

    @abstractmethod
    def __delitem__(self, index):
        raise IndexError

    @abstractmethod
    def insert(self, index, value):
        """Add an item in front of the one at an index."""
        raise IndexError

    def append(self, value):
        """Add an item at the end."""
        self.insert(len(self), value)

    def clear(self):
        """Remove all items."""
        try:
            while True:
                self.pop()
        except IndexError:
            pass

    def reverse(self):
        """Turn the order round."""
        n = len(self)
        for i in range(n // 2):
            self[i], self[n - i - 1] = self[n - i - 1], self[i]

    def extend(self, values):
        """Add the items of an iterable."""
        for v in list(values) if values is self else values:
            self.append(v)

    def pop(self, index=-1):
        """Remove and return an item."""
        v = self[index]
        del self[index]
        return v

    def remove(self, value):
        """Remove the first item that equals the value."""
        del self[self.index(value)]

    def __iadd__(self, values):
        self.extend(values)
        return self


def _register():
    from collections import deque
    for abstract, classes in (
            (Coroutine, (CoroutineType,)), (AsyncGenerator, (AsyncGeneratorType,)), (Generator, (GeneratorType,)),
            (Set, (frozenset, type({}.keys()), type({}.items()))), (MutableSet, (set,)),
            (Mapping, (MappingProxyType,)), (MutableMapping, (dict,)), (KeysView, (type({}.keys()),)),
            (ItemsView, (type({}.items()),)), (ValuesView, (type({}.values()),)),
            (Sequence, (tuple, str, range, bytes)), (MutableSequence, (list, bytearray, deque)),
            (Buffer, (bytes, bytearray))):
        for cls in classes:
            abstract.register(cls)


_register()
