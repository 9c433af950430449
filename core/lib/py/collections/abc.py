"""Abstract base classes of containers and of what can be iterated, awaited or called."""

from abc import ABCMeta, abstractmethod
from types import AsyncGeneratorType, CoroutineType, GeneratorType, GenericAlias, MappingProxyType
from _hn.sys import FrameLocalsProxy

__all__ = ['Awaitable', 'Coroutine', 'AsyncIterable', 'AsyncIterator', 'AsyncGenerator', 'Hashable', 'Iterable',
           'Iterator', 'Generator', 'Reversible', 'Sized', 'Container', 'Callable', 'Collection', 'Set', 'MutableSet',
           'Mapping', 'MutableMapping', 'MappingView', 'KeysView', 'ItemsView', 'ValuesView', 'Sequence',
           'MutableSequence', 'ByteString', 'Buffer']


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

    def close(self):
        _end(self, 'coroutine')

    @abstractmethod
    def throw(self, typ, val=None, tb=None):
        raise typ if val is None else val

    @abstractmethod
    def send(self, value):
        raise StopIteration


def _end(paused, noun):
    """Throws GeneratorExit into what has paused, and does not let it go on."""
    try:
        paused.throw(GeneratorExit)
    except (GeneratorExit, StopIteration):
        return
    raise RuntimeError(noun + ' ignored GeneratorExit')


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

    def __aiter__(self):
        return self

    @abstractmethod
    async def __anext__(self):
        raise StopAsyncIteration


class AsyncGenerator(AsyncIterator):
    __slots__ = ()
    __subclasshook__ = _by_methods('AsyncGenerator', '__aiter__', '__anext__', 'asend', 'athrow', 'aclose')

    async def aclose(self):
        try:
            await self.athrow(GeneratorExit)
        except (GeneratorExit, StopAsyncIteration):
            return
        raise RuntimeError('asynchronous generator ignored GeneratorExit')

    @abstractmethod
    async def athrow(self, typ, val=None, tb=None):
        raise typ if val is None else val

    @abstractmethod
    async def asend(self, value):
        raise StopAsyncIteration

    async def __anext__(self):
        return await self.asend(None)


class Iterable(metaclass=ABCMeta):
    __slots__ = ()
    __subclasshook__ = _by_methods('Iterable', '__iter__')
    __class_getitem__ = classmethod(GenericAlias)

    @abstractmethod
    def __iter__(self):
        yield from ()


class Iterator(Iterable):
    __slots__ = ()
    __subclasshook__ = _by_methods('Iterator', '__iter__', '__next__')

    def __iter__(self):
        return self

    @abstractmethod
    def __next__(self):
        raise StopIteration


class Reversible(Iterable):
    __slots__ = ()
    __subclasshook__ = _by_methods('Reversible', '__reversed__', '__iter__')

    @abstractmethod
    def __reversed__(self):
        yield from ()


class Generator(Iterator):
    __slots__ = ()
    __subclasshook__ = _by_methods('Generator', '__iter__', '__next__', 'send', 'throw', 'close')

    def close(self):
        _end(self, 'generator')

    @abstractmethod
    def throw(self, typ, val=None, tb=None):
        raise typ if val is None else val

    @abstractmethod
    def send(self, value):
        raise StopIteration

    def __next__(self):
        return self.send(None)


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


def _for_parameters(t):
    return t is Ellipsis or isinstance(t, (list, tuple)) or type(t).__name__ in ('ParamSpec', '_ConcatenateGenericAlias') \
        and type(t).__module__ == 'typing'


class _CallableGenericAlias(GenericAlias):
    """Callable[[argument types], result type]"""
    __slots__ = ()

    def __new__(cls, origin, args):
        if not isinstance(args, tuple) or len(args) != 2:
            raise TypeError('Callable must be used as Callable[[arg, ...], result].')
        listed = isinstance(args[0], (tuple, list))
        if listed or _for_parameters(args[0]):
            return super().__new__(cls, origin, (*args[0], args[1]) if listed else args)
        raise TypeError(f'Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got {args[0]}')

    def __repr__(self):
        *given, result = self.__args__
        if len(given) == 1 and _for_parameters(given[0]):
            return super().__repr__()
        from annotationlib import type_repr
        return f"collections.abc.Callable[[{', '.join([type_repr(t) for t in given])}], {type_repr(result)}]"

    def __getitem__(self, item):
        *given, result = super().__getitem__(item if isinstance(item, tuple) else (item,)).__args__
        alone = len(given) == 1 and _for_parameters(given[0])
        return _CallableGenericAlias(Callable, (given[0] if alone else given, result))

    def __reduce__(self):
        *given, result = self.__args__
        alone = len(given) == 1 and _for_parameters(given[0])
        return _CallableGenericAlias, (Callable, (given[0] if alone else given, result))


class Callable(metaclass=ABCMeta):
    __slots__ = ()
    __subclasshook__ = _by_methods('Callable', '__call__')
    __class_getitem__ = classmethod(_CallableGenericAlias)

    @abstractmethod
    def __call__(self, *args, **kwds):
        return False


# ---- sets ----

def _set_like(model, other):
    """other as a Set: itself, or what the model's class makes of it; NotImplemented where it has no items."""
    if isinstance(other, Set):
        return other
    return model._from_iterable(other) if isinstance(other, Iterable) else NotImplemented


def _drain(take, empty):
    """Calls take() until it raises `empty`."""
    while True:
        try:
            take()
        except empty:
            return


class Set(Collection):
    """A set that cannot be changed: __contains__, __iter__ and __len__ give the rest."""
    __slots__ = ()

    def __eq__(self, other):
        return len(self) == len(other) and self.__le__(other) if isinstance(other, Set) else NotImplemented

    def __le__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) <= len(other) and all([item in other for item in self])

    def __ge__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) >= len(other) and all([item in self for item in other])

    def __lt__(self, other):
        return len(self) < len(other) and self.__le__(other) if isinstance(other, Set) else NotImplemented

    def __gt__(self, other):
        return len(self) > len(other) and self.__ge__(other) if isinstance(other, Set) else NotImplemented

    def isdisjoint(self, other):
        """Whether no item is in both."""
        for item in other:
            if item in self:
                break
        else:
            return True
        return False

    def __or__(self, other):
        known = isinstance(other, Iterable)
        return self._from_iterable(item for part in (self, other) for item in part) if known else NotImplemented

    def __and__(self, other):
        known = isinstance(other, Iterable)
        return self._from_iterable(item for item in other if item in self) if known else NotImplemented

    def __sub__(self, other):
        less = _set_like(self, other)
        return less if less is NotImplemented else self._from_iterable(item for item in self if item not in less)

    def __rsub__(self, other):
        more = _set_like(self, other)
        return more if more is NotImplemented else self._from_iterable(item for item in more if item not in self)

    def __xor__(self, other):
        other = _set_like(self, other)
        return other if other is NotImplemented else (self - other) | (other - self)

    __ror__, __rand__, __rxor__ = __or__, __and__, __xor__

    @classmethod
    def _from_iterable(cls, it):
        return cls(it)

    def _hash(self):
        return hash(frozenset(self))


class MutableSet(Set):
    """A set that can be changed: add() and discard() as well."""
    __slots__ = ()

    @abstractmethod
    def discard(self, value):
        """Remove an item if it is there."""
        raise NotImplementedError

    @abstractmethod
    def add(self, value):
        """Add an item."""
        raise NotImplementedError

    def clear(self):
        """Remove all items."""
        _drain(self.pop, KeyError)

    def pop(self):
        """Remove and return an item."""
        for item in self:
            self.discard(item)
            return item
        raise KeyError

    def remove(self, value):
        """Remove an item; KeyError if it is not there."""
        if value in self:
            self.discard(value)
        else:
            raise KeyError(value)

    def __isub__(self, it):
        if self is it:
            self.clear()
            return self
        for item in it:
            self.discard(item)
        return self

    def __iand__(self, it):
        for item in self - it:
            self.discard(item)
        return self

    def __ior__(self, it):
        for item in it:
            self.add(item)
        return self

    def __ixor__(self, it):
        if self is it:
            self.clear()
            return self
        for item in it if isinstance(it, Set) else self._from_iterable(it):
            (self.discard if item in self else self.add)(item)
        return self


# ---- mappings ----

class Mapping(Collection):
    """A dict that cannot be changed: __getitem__, __iter__ and __len__ give the rest."""
    __slots__ = ()
    __abc_tpflags__ = 64
    __reversed__ = None

    def __contains__(self, key):
        try:
            self[key]
        except KeyError:
            there = False
        else:
            there = True
        return there

    def get(self, key, default=None):
        """The value of a key, or the default."""
        try:
            default = self[key]
        except KeyError:
            pass
        return default

    def values(self):
        """A view of the values."""
        return ValuesView(self)

    def items(self):
        """A view of the (key, value) pairs."""
        return ItemsView(self)

    def keys(self):
        """A view of the keys."""
        return KeysView(self)

    @abstractmethod
    def __getitem__(self, key):
        raise KeyError

    def __eq__(self, other):
        return dict(self.items()) == dict(other.items()) if isinstance(other, Mapping) else NotImplemented


class MappingView(Sized):
    __slots__ = ('_mapping',)
    __class_getitem__ = classmethod(GenericAlias)

    def __init__(self, mapping):
        self._mapping = mapping

    def __repr__(self):
        return f'{self.__class__.__name__}({self._mapping!r})'

    def __len__(self):
        return len(self._mapping)


def _plain_set(cls, it):
    return set(it)


class KeysView(MappingView, Set):
    __slots__ = ()
    _from_iterable = classmethod(_plain_set)

    def __iter__(self):
        yield from self._mapping

    def __contains__(self, key):
        return key in self._mapping


class ItemsView(MappingView, Set):
    __slots__ = ()
    _from_iterable = classmethod(_plain_set)

    def __iter__(self):
        mapping = self._mapping
        for key in mapping:
            yield key, mapping[key]

    def __contains__(self, item):
        key, value = item
        try:
            found = self._mapping[key]
        except KeyError:
            return False
        return found is value or found == value


class ValuesView(MappingView, Collection):
    __slots__ = ()

    def __iter__(self):
        mapping = self._mapping
        for key in mapping:
            yield mapping[key]

    def __contains__(self, value):
        for key in self._mapping:
            found = self._mapping[key]
            if found is value or found == value:
                return True
        return False


class MutableMapping(Mapping):
    """A dict that can be changed: __setitem__ and __delitem__ as well."""
    __slots__ = ()
    __marker = object()

    @abstractmethod
    def __delitem__(self, key):
        raise KeyError

    @abstractmethod
    def __setitem__(self, key, value):
        raise KeyError

    def setdefault(self, key, default=None):
        """The value of a key, after setting it to the default if it is missing."""
        try:
            default = self[key]
        except KeyError:
            self[key] = default
        return default

    def update(self, other=(), /, **kwds):
        """Set the keys of a mapping or of an iterable of pairs."""
        keys = other if isinstance(other, Mapping) else other.keys() if hasattr(other, 'keys') else None
        if keys is None:
            for key, value in other:
                self[key] = value
        else:
            for key in keys:
                self[key] = other[key]
        for key in kwds:
            self[key] = kwds[key]

    def clear(self):
        """Remove all keys."""
        _drain(self.popitem, KeyError)

    def popitem(self):
        """Remove and return a (key, value) pair."""
        try:
            key = next(iter(self))
        except StopIteration:
            raise KeyError from None
        pair = key, self[key]
        del self[key]
        return pair

    def pop(self, key, default=__marker):
        """Remove a key and return its value, or the default."""
        try:
            found = self[key]
        except KeyError:
            if default is not self.__marker:
                return default
            raise
        del self[key]
        return found


# ---- sequences ----

class Sequence(Reversible, Collection):
    """A list that cannot be changed: __getitem__ and __len__ give the rest."""
    __slots__ = ()
    __abc_tpflags__ = 32

    def __contains__(self, value):
        for item in self:
            if item is value or item == value:
                break
        else:
            return False
        return True

    def __reversed__(self):
        at = len(self)
        while at > 0:
            at -= 1
            yield self[at]

    def __iter__(self):
        at = 0
        try:
            while True:
                yield self[at]
                at += 1
        except IndexError:
            pass

    @abstractmethod
    def __getitem__(self, index):
        raise IndexError

    def count(self, value):
        """How often a value occurs."""
        return sum([1 for item in self if item is value or item == value])

    def index(self, value, start=0, stop=None):
        """The place of the first item that equals the value."""
        at = start if start is None or start >= 0 else max(start + len(self), 0)
        end = stop if stop is None or stop >= 0 else stop + len(self)
        while end is None or at < end:
            try:
                item = self[at]
            except IndexError:
                break
            if item is value or item == value:
                return at
            at += 1
        raise ValueError


class MutableSequence(Sequence):
    """A list that can be changed: __setitem__, __delitem__ and insert() as well."""
    __slots__ = ()

    def append(self, value):
        """Add an item at the end."""
        self.insert(len(self), value)

    @abstractmethod
    def __setitem__(self, index, value):
        raise IndexError

    @abstractmethod
    def insert(self, index, value):
        """Add an item in front of the one at an index."""
        raise IndexError

    @abstractmethod
    def __delitem__(self, index):
        raise IndexError

    def __iadd__(self, values):
        self.extend(values)
        return self

    def extend(self, values):
        """Add the items of an iterable."""
        for item in list(self) if values is self else values:
            self.append(item)

    def pop(self, index=-1):
        """Remove and return an item."""
        item = self[index]
        del self[index]
        return item

    def remove(self, value):
        """Remove the first item that equals the value."""
        del self[self.index(value)]

    def clear(self):
        """Remove all items."""
        _drain(self.pop, IndexError)

    def reverse(self):
        """Turn the order round."""
        left, right = 0, len(self) - 1
        while left < right:
            self[left], self[right] = self[right], self[left]
            left += 1
            right -= 1


def _register():
    from collections import deque
    for abstract, classes in (
            (Coroutine, (CoroutineType,)), (AsyncGenerator, (AsyncGeneratorType,)), (Generator, (GeneratorType,)),
            (Set, (frozenset, type({}.keys()), type({}.items()))), (MutableSet, (set,)),
            (Mapping, (MappingProxyType, FrameLocalsProxy)), (MutableMapping, (dict,)), (KeysView, (type({}.keys()),)),
            (ItemsView, (type({}.items()),)), (ValuesView, (type({}.values()),)),
            (Sequence, (tuple, str, range, memoryview, bytes)), (MutableSequence, (list, bytearray, deque)),
            (Buffer, (bytes, bytearray))):
        for cls in classes:
            abstract.register(cls)


_register()


# A class that is deprecated: made when it is asked for.
def __getattr__(name):
    if name != 'ByteString':
        raise AttributeError(f'module {__name__!r} has no attribute {name!r}')
    global ByteString, _DeprecateByteStringMeta

    def tell():
        import warnings
        warnings.warn("'collections.abc.ByteString' is deprecated and slated for removal in Python 3.17", DeprecationWarning)

    class _DeprecateByteStringMeta(ABCMeta):
        def __new__(cls, name, bases, namespace, **kwargs):
            if name != 'ByteString':
                tell()
            return super().__new__(cls, name, bases, namespace, **kwargs)

        def __instancecheck__(cls, instance):
            tell()
            return super().__instancecheck__(instance)

    class ByteString(Sequence, metaclass=_DeprecateByteStringMeta):
        """What bytes and bytearray have in common."""
        __slots__ = ()

    for made in ByteString, _DeprecateByteStringMeta:
        made.__qualname__ = made.__name__
    ByteString.register(bytes)
    ByteString.register(bytearray)
    return ByteString
