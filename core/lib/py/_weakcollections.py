"""The containers of weakref."""

from collections.abc import MutableMapping, MutableSet
from types import GenericAlias
from weakref import ref


class _Weak:
    """What holds entries whose objects may be gone: they are counted and shown no more, and taken out in time."""

    def _tidy(self):
        if len(self.data) > self._limit:
            for key in [key for key, value in self._entries() if not self._alive(key, value)]:
                del self.data[key]
            self._limit = max(32, 2 * len(self.data))


def _update(self, other=None, /, **kwargs):
    """Put several items in."""
    if other is not None:
        for key, value in (other if hasattr(other, 'items') else dict(other)).items():
            self[key] = value
    for key, value in kwargs.items():
        self[key] = value


class WeakValueDictionary(_Weak, MutableMapping):
    """A dict that does not keep its values."""

    def __init__(self, other=(), /, **kw):
        self.data = {}
        self._limit = 32
        self.update(other, **kw)

    update = _update

    def _entries(self):
        return self.data.items()

    def _alive(self, key, value):
        return value() is not None

    def __getitem__(self, key):
        value = self.data[key]()
        if value is None:
            raise KeyError(key)
        return value

    def __setitem__(self, key, value):
        self._tidy()
        self.data[key] = KeyedRef(value, None, key)

    def __delitem__(self, key):
        if self.data.pop(key)() is None:
            raise KeyError(key)

    def __len__(self):
        return len(list(self.items()))

    def __contains__(self, key):
        return self.get(key) is not None

    def __repr__(self):
        return f'<{self.__class__.__name__} at {id(self):#x}>'

    def items(self):
        """(key, value) pairs."""
        for key, value in list(self.data.items()):
            value = value()
            if value is not None:
                yield key, value

    def keys(self):
        """The keys."""
        for key, value in self.items():
            yield key

    __iter__ = keys

    def values(self):
        """The values."""
        for key, value in self.items():
            yield value

    def get(self, key, default=None):
        """The value, or a default."""
        found = self.data.get(key)
        value = None if found is None else found()
        return default if value is None else value

    def pop(self, key, *args):
        """Take a value out."""
        found = self.data.pop(key, None)
        value = None if found is None else found()
        if value is None:
            if args:
                return args[0]
            raise KeyError(key)
        return value

    def popitem(self):
        """Take a pair out."""
        while True:
            key, found = self.data.popitem()
            value = found()
            if value is not None:
                return key, value

    def copy(self):
        """A shallow copy."""
        return self.__class__(self.items())

    __copy__ = copy

    def __deepcopy__(self, memo):
        from copy import deepcopy
        return self.__class__([(deepcopy(key, memo), value) for key, value in self.items()])

    def itervaluerefs(self):
        """The weak references."""
        return iter(self.valuerefs())

    def valuerefs(self):
        """The weak references as a list."""
        return [found for found in self.data.values() if found() is not None]

    def __or__(self, other):
        return _joined(self, self, other)

    def __ror__(self, other):
        return _joined(self, other, self)

    def __ior__(self, other):
        self.update(other)
        return self


class KeyedRef(ref):
    """A weak reference that knows its key."""
    __slots__ = ('key',)

    def __new__(cls, ob, callback, key):
        self = ref.__new__(cls, ob, callback)
        self.key = key
        return self

    def __init__(self, ob, callback, key):
        pass


def _joined(self, first, second):
    if not hasattr(first, 'keys') or not hasattr(second, 'keys'):
        return NotImplemented
    made = self.__class__()
    made.update(first)
    made.update(second)
    return made


class WeakKeyDictionary(_Weak, MutableMapping):
    """A dict that does not keep its keys."""

    def __init__(self, dict=None):
        self.data = {}
        self._limit = 32
        if dict is not None:
            self.update(dict)

    update = _update

    def _entries(self):
        return self.data.items()

    def _alive(self, key, value):
        return key() is not None

    def __getitem__(self, key):
        return self.data[ref(key)]

    def __setitem__(self, key, value):
        self._tidy()
        self.data[ref(key)] = value

    def __delitem__(self, key):
        del self.data[ref(key)]

    def __len__(self):
        return len(list(self.items()))

    def __contains__(self, key):
        try:
            return ref(key) in self.data
        except TypeError:
            return False

    def __repr__(self):
        return f'<{self.__class__.__name__} at {id(self):#x}>'

    def items(self):
        """(key, value) pairs."""
        for key, value in list(self.data.items()):
            key = key()
            if key is not None:
                yield key, value

    def keys(self):
        """The keys."""
        for key, value in self.items():
            yield key

    __iter__ = keys

    def values(self):
        """The values."""
        for key, value in self.items():
            yield value

    def get(self, key, default=None):
        """The value, or a default."""
        known = ref(key)
        return self.data.get(known, default)

    def setdefault(self, key, default=None):
        """The value; a default becomes it."""
        return self.data.setdefault(ref(key), default)

    def pop(self, key, *args):
        """Take a value out."""
        known = ref(key)
        return self.data.pop(known, *args)

    def popitem(self):
        """Take a pair out."""
        while True:
            key, value = self.data.popitem()
            key = key()
            if key is not None:
                return key, value

    def copy(self):
        """A shallow copy."""
        made = self.__class__()
        for key, value in self.items():
            made[key] = value
        return made

    __copy__ = copy

    def __deepcopy__(self, memo):
        from copy import deepcopy
        made = self.__class__()
        for key, value in self.items():
            made[key] = deepcopy(value, memo)
        return made

    def keyrefs(self):
        """The weak references as a list."""
        return [found for found in self.data if found() is not None]

    def __or__(self, other):
        return _joined(self, self, other)

    def __ror__(self, other):
        return _joined(self, other, self)

    def __ior__(self, other):
        self.update(other)
        return self


def _referable(other):
    """The items as a set: they can all be referred to weakly."""
    items = set(other)
    for item in items:
        ref(item)
    return items


class WeakSet:
    """A set that does not keep its items."""

    def __init__(self, data=None):
        self.data = set()
        self._limit = 32
        if data is not None:
            self.update(data)

    def _tidy(self):
        if len(self.data) > self._limit:
            self.data -= {found for found in self.data if found() is None}
            self._limit = max(32, 2 * len(self.data))

    def __iter__(self):
        for item in list(self.data):
            item = item()
            if item is not None:
                yield item

    def __len__(self):
        return len([*iter(self)])

    def __contains__(self, item):
        try:
            return ref(item) in self.data
        except TypeError:
            return False

    def __reduce__(self):
        return type(self), ([*self],), self.__getstate__()

    def add(self, item):
        """Put an item in."""
        self._tidy()
        self.data.add(ref(item))

    def copy(self):
        """A shallow copy."""
        return self.__class__(self)

    def clear(self):
        """Take all items out."""
        self.data.clear()

    def pop(self):
        """Take any item out."""
        while self.data:
            item = self.data.pop()()
            if item is not None:
                return item
        raise KeyError('pop from empty WeakSet')

    def remove(self, item):
        """Take an item out; KeyError if it is not there."""
        known = ref(item)
        self.data.remove(known)

    def discard(self, item):
        """Take an item out if it is there."""
        known = ref(item)
        self.data.discard(known)

    def update(self, other):
        """Put several items in."""
        for item in other:
            self.add(item)

    def __ior__(self, other):
        self.update(other)
        return self

    def difference(self, other):
        """Those that the other has not."""
        gone = _referable(other)
        return self.__class__([item for item in self if item not in gone])

    __sub__ = difference

    def difference_update(self, other):
        """Take out what the other has."""
        for item in list(other):
            self.discard(item)

    def __isub__(self, other):
        self.difference_update(other)
        return self

    def intersection(self, other):
        """Those that both have."""
        return self.__class__([item for item in other if item in self])

    __and__ = intersection

    def intersection_update(self, other):
        """Take out what the other has not."""
        self.data = self.intersection(_referable(other)).data

    def __iand__(self, other):
        self.intersection_update(other)
        return self

    def issubset(self, other):
        """Whether the other has all of them."""
        return set(self) <= _referable(other)

    __le__ = issubset

    def __lt__(self, other):
        return set(self) < _referable(other)

    def issuperset(self, other):
        """Whether it has all of the other's."""
        return set(self) >= _referable(other)

    __ge__ = issuperset

    def __gt__(self, other):
        return set(self) > _referable(other)

    def __eq__(self, other):
        return set(self) == set(other) if isinstance(other, self.__class__) else NotImplemented

    __hash__ = None

    def symmetric_difference(self, other):
        """Those that one of the two has."""
        return self.__class__(set(self) ^ set(other))

    __xor__ = symmetric_difference

    def symmetric_difference_update(self, other):
        """Become the symmetric difference."""
        self.data = self.symmetric_difference(other).data

    def __ixor__(self, other):
        self.symmetric_difference_update(other)
        return self

    def union(self, other):
        """Those of both."""
        return self.__class__([*self, *other])

    __or__ = union

    def isdisjoint(self, other):
        """Whether they have nothing in common."""
        return not len(self.intersection(other))

    def __repr__(self):
        return repr(self.data)

    __class_getitem__ = classmethod(GenericAlias)


for _cls in (WeakValueDictionary, KeyedRef, WeakKeyDictionary, WeakSet):
    _cls.__module__ = 'weakref' if _cls is not WeakSet else '_weakrefset'
del _cls
MutableSet.register(WeakSet)
