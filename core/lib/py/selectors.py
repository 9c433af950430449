"""Waiting for files: the interface, and a selector of which nothing can be registered, as files have no numbers here."""

import math
from abc import ABCMeta, abstractmethod
from collections import namedtuple
from collections.abc import Mapping

EVENT_READ, EVENT_WRITE = 1, 2

SelectorKey = namedtuple('SelectorKey', 'fileobj fd events data')
SelectorKey.__doc__ = 'What is registered: a file, its number, the events that are waited for, and what the program keeps with it.'


def _number(fileobj):
    """A file's number."""
    if isinstance(fileobj, int):
        number = fileobj
    else:
        try:
            number = int(fileobj.fileno())
        except (AttributeError, TypeError, ValueError):
            raise ValueError(f'Invalid file object: {fileobj!r}') from None
    if number < 0:
        raise ValueError(f'Invalid file descriptor: {number}')
    return number


class _Registered(Mapping):
    """The keys of a selector by their files, or the files' numbers."""

    def __init__(self, selector):
        self._selector = selector

    def __getitem__(self, fileobj):
        found = self.get(fileobj)
        if found is None:
            raise KeyError(f'{fileobj!r} is not registered')
        return found

    def __iter__(self):
        return iter(self._selector._keys)

    def __len__(self):
        return len(self._selector._keys)

    def get(self, fileobj, default=None):
        return self._selector._keys.get(self._selector._find(fileobj), default)


class BaseSelector(metaclass=ABCMeta):
    """What selectors can do."""

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()

    def close(self):
        """Wait for nothing more."""

    def get_key(self, fileobj):
        """The key of a file."""
        known = self.get_map()
        if known is None:
            raise RuntimeError('Selector is closed')
        try:
            return known[fileobj]
        except KeyError:
            raise KeyError(f'{fileobj!r} is not registered') from None

    @abstractmethod
    def get_map(self):
        """What is registered, by file."""
        raise NotImplementedError

    def modify(self, fileobj, events, data=None):
        """Wait for other events of a file."""
        found = self.unregister(fileobj).fileobj
        return self.register(found, events, data)

    @abstractmethod
    def register(self, fileobj, events, data=None):
        """Wait for a file's events from now on; gives its key."""
        raise NotImplementedError

    @abstractmethod
    def select(self, timeout=None):
        """Wait; gives pairs (key, events)."""
        raise NotImplementedError

    @abstractmethod
    def unregister(self, fileobj):
        """Wait for a file no more; gives its key."""
        raise NotImplementedError


class SelectSelector(BaseSelector):
    """A selector; what is registered with it is never ready, so it waits for the time that it is given."""

    def __init__(self):
        self._keys, self._map = {}, _Registered(self)

    def _find(self, fileobj):
        try:
            return _number(fileobj)
        except ValueError:
            # A file that is closed has no number any more.
            known = [key.fd for key in self._keys.values() if key.fileobj is fileobj]
            if not known:
                raise
            return known[0]

    def close(self):
        self._keys.clear()
        self._map = None

    def get_map(self):
        return self._map

    def register(self, fileobj, events, data=None):
        if not events or events & ~(EVENT_READ | EVENT_WRITE):
            raise ValueError(f'Invalid events: {events!r}')
        key = SelectorKey(fileobj, self._find(fileobj), events, data)
        if key.fd in self._keys:
            raise KeyError(f'{fileobj!r} (FD {key.fd}) is already registered')
        self._keys[key.fd] = key
        return key

    def select(self, timeout=None):
        import time
        if timeout is None:
            raise OSError('nothing that this sandbox has can become ready: give select() a timeout')
        time.sleep(max(math.ceil(timeout * 1e3) * 1e-3, 0))
        return []

    def unregister(self, fileobj):
        key = self._keys.pop(self._find(fileobj), None)
        if key is None:
            raise KeyError(f'{fileobj!r} is not registered')
        return key


DefaultSelector = SelectSelector
