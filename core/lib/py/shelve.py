"""Mappings from text to objects of any kind, as pickles in another mapping, such as a file."""

from collections.abc import MutableMapping
from pickle import DEFAULT_PROTOCOL, dumps, loads

__all__ = ['Shelf', 'BsdDbShelf', 'DbfilenameShelf', 'open']


class _Closed(MutableMapping):
    """What a shelf that is closed has in place of its mapping."""

    def _refuse(self, *given):
        raise ValueError('invalid operation on closed shelf')

    __getitem__ = __setitem__ = __delitem__ = __iter__ = __len__ = keys = _refuse


class Shelf(MutableMapping):
    """With writeback, what has been got is written back by sync() and close()."""

    def __init__(self, dict, protocol=None, writeback=False, keyencoding='utf-8'):
        self.dict, self.writeback, self.keyencoding = dict, writeback, keyencoding
        self._protocol = DEFAULT_PROTOCOL if protocol is None else protocol
        self.cache = {}

    def _stored(self, key):
        """A key as the mapping has it."""
        return key.encode(self.keyencoding)

    def __contains__(self, key):
        stored = self._stored(key)
        return stored in self.dict

    def __delitem__(self, key):
        del self.dict[self._stored(key)]
        self.cache.pop(key, None)

    def __getitem__(self, key):
        if key in self.cache:
            return self.cache[key]
        made = loads(self.dict[self._stored(key)])
        return self.cache.setdefault(key, made) if self.writeback else made

    def __iter__(self):
        for stored in self.dict.keys():
            yield stored.decode(self.keyencoding)

    def __len__(self):
        n = len(self.dict)
        return n

    def __setitem__(self, key, value):
        self.dict[self._stored(key)] = dumps(value, self._protocol)
        if self.writeback:
            self.cache[key] = value

    def get(self, key, default=None):
        """The object of a key, or the default."""
        if key not in self:
            return default
        return self[key]

    def __enter__(self):
        return self

    def __exit__(self, type, value, traceback):
        self.close()

    def sync(self):
        """Write what has been got, and have the mapping write."""
        if self.writeback:
            got, self.cache, self.writeback = self.cache, {}, False
            for key in got:
                self[key] = got[key]
            self.writeback = True
        if hasattr(self.dict, 'sync'):
            self.dict.sync()

    def close(self):
        """sync(), and no more."""
        if self.dict is None or type(self.dict) is _Closed:
            return
        try:
            self.sync()
            if hasattr(self.dict, 'close'):
                self.dict.close()
        finally:
            self.dict = _Closed()


class BsdDbShelf(Shelf):
    """Of a mapping that has an order, and a place in it."""

    def __init__(self, dict, protocol=None, writeback=False, keyencoding='utf-8'):
        Shelf.__init__(self, dict, protocol, writeback, keyencoding)

    def _entry(self, pair):
        key, value = pair
        return key.decode(self.keyencoding), loads(value)

    def set_location(self, key):
        return self._entry(self.dict.set_location(key))

    def next(self):
        return self._entry(next(self.dict))

    def previous(self):
        return self._entry(self.dict.previous())

    def first(self):
        return self._entry(self.dict.first())

    def last(self):
        return self._entry(self.dict.last())


class DbfilenameShelf(Shelf):
    """Of a file (dbm)."""

    def __init__(self, filename, flag='c', protocol=None, writeback=False):
        from dbm import open as open_file

        super().__init__(open_file(filename, flag), protocol, writeback)


def open(filename, flag='c', protocol=None, writeback=False):
    """A shelf in a file."""
    made = DbfilenameShelf(filename, flag=flag, protocol=protocol, writeback=writeback)
    return made
