"""A mapping from bytes to bytes that is a file."""

import os
from collections.abc import MutableMapping
from struct import pack, unpack_from

__all__ = ['open', 'whichdb', 'error']

# What a file begins with; behind it records: the length of a key, that of its value (or that it is gone), and both.
_MAGIC = b'hognose dbm 1\n'
_GONE = 0xffffffff


class _Error(Exception):
    pass


_Error.__name__ = _Error.__qualname__ = 'error'
error = _Error, OSError


def _bytes_of(what, value):
    if isinstance(value, str):
        return value.encode('utf-8')
    if not isinstance(value, (bytes, bytearray)):
        raise TypeError(what + ' must be bytes or strings')
    return bytes(value)


class _Database(MutableMapping):
    """What is set is written at the end of the file at once; sync() leaves out of it what has been replaced."""

    def __init__(self, path, flag, mode):
        self._path, self._readonly, self._entries, self._replaced = path, flag == 'r', {}, 0
        if flag == 'n' or not os.path.exists(path):
            if flag in 'rw':
                raise _Error("db doesn't exist; use 'c' or 'n' flag to create a new db")
            self._rewrite()
        else:
            with _open(path, 'rb') as file:
                self._read(file.read())

    def _read(self, data):
        if not data.startswith(_MAGIC):
            raise _Error('db type could not be determined')
        at = len(_MAGIC)
        while at < len(data):
            if at + 8 > len(data):
                raise _Error('the database ends within an entry')
            key_size, size = unpack_from('<II', data, at)
            at += 8
            key = data[at:at + key_size]
            at += key_size
            if at + (0 if size == _GONE else size) > len(data):
                raise _Error('the database ends within an entry')
            if size == _GONE:
                self._entries.pop(key, None)
                self._replaced += 1
                continue
            self._replaced += key in self._entries
            self._entries[key] = data[at:at + size]
            at += size

    def _rewrite(self):
        with _open(self._path, 'wb') as file:
            file.write(_MAGIC)
            for key, value in self._entries.items():
                file.write(pack('<II', len(key), len(value)) + key + value)
        self._replaced = 0

    def _there(self):
        if self._entries is None:
            raise OSError('DBM object has already been closed')
        return self._entries

    def _add(self, key, value):
        if self._readonly:
            raise OSError('The database is opened for reading only')
        with _open(self._path, 'ab') as file:
            file.write(pack('<II', len(key), _GONE if value is None else len(value)) + key + (value or b''))

    def __getitem__(self, key):
        return self._there()[_bytes_of('keys', key)]

    def __setitem__(self, key, value):
        entries, key, value = self._there(), _bytes_of('keys', key), _bytes_of('values', value)
        self._add(key, value)
        self._replaced += key in entries
        entries[key] = value

    def __delitem__(self, key):
        entries, key = self._there(), _bytes_of('keys', key)
        if key not in entries and not self._readonly:
            raise KeyError(key)
        self._add(key, None)
        del entries[key]
        self._replaced += 2

    def __contains__(self, key):
        return _bytes_of('keys', key) in self._there()

    def __iter__(self):
        return iter(self._there())

    def __len__(self):
        return len(self._there())

    def keys(self):
        return list(self._there())

    def items(self):
        return list(self._there().items())

    def sync(self):
        if self._there() is not None and self._replaced and not self._readonly:
            self._rewrite()

    def close(self):
        if self._entries is not None:
            self.sync()
            self._entries = None

    def __enter__(self):
        return self

    def __exit__(self, *details):
        self.close()


_open = open


def whichdb(filename):
    """The module that can open a file: this one, '' for none, None where there is no file."""
    try:
        with _open(filename, 'rb') as file:
            return 'dbm' if file.read(len(_MAGIC)) == _MAGIC else ''
    except OSError:
        return None


def open(file, flag='r', mode=0o666):
    """Open a database: r to read, w to write, c to create where there is none, n to begin anew."""
    if flag not in ('r', 'w', 'c', 'n'):
        raise ValueError("Flag must be one of 'r', 'w', 'c', or 'n'")
    return _Database(os.fspath(file), flag, mode)
