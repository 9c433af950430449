"""Temporary files and directories. Their names are counted, so that every run makes the same."""
import os as _os
import shutil as _shutil
from io import BytesIO as _BytesIO, IOBase as _IOBase, TextIOWrapper as _TextIOWrapper
from types import GenericAlias as _GenericAlias

__all__ = ['NamedTemporaryFile', 'TemporaryFile', 'SpooledTemporaryFile', 'TemporaryDirectory', 'mkstemp', 'mkdtemp', 'mktemp',
           'TMP_MAX', 'gettempprefix', 'tempdir', 'gettempdir', 'gettempprefixb', 'gettempdirb']
TMP_MAX = 10000
tempdir = None
template = 'tmp'
_next = [0]


def gettempdir():
    """The directory of temporary files."""
    return '/tmp' if tempdir is None else tempdir


def gettempdirb():
    return _os.fsencode(gettempdir())


def gettempprefix():
    return template


def gettempprefixb():
    return template.encode()


def _get_default_tempdir(dirlist=None):
    return '/tmp'


class _RandomNameSequence:
    """Names of eight letters, another each time."""

    characters = 'abcdefghijklmnopqrstuvwxyz0123456789_'

    def __iter__(self):
        return self

    def __next__(self):
        _next[0] += 1
        n, letters = _next[0], ''
        for _ in range(8):
            n, digit = divmod(n * 2654435761 % 2 ** 40 + _next[0], 37)
            letters += self.characters[digit]
        return letters


_names = _RandomNameSequence()


def _get_candidate_names():
    return _names


def _new_path(suffix, prefix, dir):
    if isinstance(suffix, bytes) or isinstance(prefix, bytes) or isinstance(dir, bytes):
        return _os.fsencode(_new_path(*[None if x is None else _os.fsdecode(x) for x in (suffix, prefix, dir)]))
    dir = gettempdir() if dir is None else _os.fspath(dir)
    prefix = template if prefix is None else prefix
    for letters in _names:
        path = _os.path.join(_os.path.abspath(dir), prefix + letters + (suffix or ''))
        if not _os.path.exists(path):
            return path


def mktemp(suffix='', prefix=template, dir=None):
    """A path where there is nothing."""
    return _new_path(suffix, prefix, dir)


def mkstemp(suffix=None, prefix=None, dir=None, text=False):
    """Make a file; its number and its path."""
    path = _new_path(suffix, prefix, dir)
    return _os.open(path, _os.O_RDWR | _os.O_CREAT | _os.O_EXCL), path


def mkdtemp(suffix=None, prefix=None, dir=None):
    """Make a directory; its path."""
    path = _new_path(suffix, prefix, dir)
    _os.mkdir(path)
    return path


class _TemporaryFileWrapper:
    """A file that is removed when it is closed."""

    def __init__(self, file, name, delete=True, delete_on_close=True):
        self.file = file
        self.name = name
        self.delete = delete
        self._delete_on_close = delete_on_close

    def __getattr__(self, name):
        if name == 'file':
            raise AttributeError(name)
        return getattr(self.file, name)

    def __iter__(self):
        return iter(self.file)

    def __enter__(self):
        self.file.__enter__()
        return self

    def __exit__(self, *details):
        self._finish(True)

    def close(self):
        self._finish(self._delete_on_close)

    def _finish(self, removes):
        self.file.close()
        if self.delete and removes:
            try:
                _os.unlink(self.name)
            except FileNotFoundError:
                pass

    def __repr__(self):
        return repr(self.file)


def NamedTemporaryFile(mode='w+b', buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, delete=True,
                       *, errors=None, delete_on_close=True):
    """A file with a name that is removed when it is closed."""
    path = _new_path(suffix, prefix, dir)
    open(path, 'x').close()
    file = open(path, mode, buffering, encoding, errors, newline)
    return _TemporaryFileWrapper(file, path, delete, delete_on_close)


def TemporaryFile(mode='w+b', buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, *, errors=None):
    """A file without a name."""
    number, path = mkstemp(suffix, prefix, dir)
    _os.unlink(path)
    try:
        return open(number, mode, buffering, encoding, errors, newline)
    except:
        _os.close(number)
        raise


def _part(name, *default):
    return property(lambda self: getattr(self._file, name, *default))


class SpooledTemporaryFile(_IOBase):
    """A file that is in memory until it is larger than max_size, or somebody asks for its number."""
    _rolled = False
    __class_getitem__ = classmethod(_GenericAlias)

    def __init__(self, max_size=0, mode='w+b', buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None,
                 *, errors=None):
        self._file = _BytesIO() if 'b' in mode else _TextIOWrapper(_BytesIO(), encoding, errors, newline)
        self._max_size = max_size
        self._given = mode, buffering, encoding, newline, suffix, prefix, dir
        self._errors = errors

    def rollover(self):
        """Go on in a file."""
        if self._rolled:
            return
        old, new = self._file, TemporaryFile(*self._given, errors=self._errors)
        position = old.tell()
        target = getattr(new, 'buffer', new)
        target.write((old if target is new else old.detach()).getvalue())
        new.seek(position)
        self._file, self._rolled = new, True

    def __enter__(self):
        if self.closed:
            raise ValueError('Cannot enter context with closed file')
        return self

    def __exit__(self, *details):
        self.close()

    def __iter__(self):
        return iter(self._file)

    closed, encoding, errors, newlines = map(_part, ('closed', 'encoding', 'errors', 'newlines'))
    name = _part('name', None)
    mode = property(lambda self: getattr(self._file, 'mode', self._given[0]))

    def fileno(self):
        if not self._rolled:
            self.rollover()
        return self._file.fileno()

    def truncate(self, *size):
        if size and size[0] is not None and size[0] > self._max_size:
            self.rollover()
        return self._file.truncate(*size)

    def write(self, s):
        count = self._file.write(s)
        if not self._rolled and self._max_size and self.tell() > self._max_size:
            self.rollover()
        return count

    def writelines(self, iterable):
        for line in iterable:
            self.write(line)


def _passed_on(name):
    def method(self, *args):
        return getattr(self._file, name)(*args)
    method.__name__, method.__qualname__ = name, 'SpooledTemporaryFile.' + name
    return method


for _name in ('close', 'detach', 'flush', 'isatty', 'read', 'read1', 'readable', 'readinto', 'readinto1', 'readline', 'readlines', 'seek',
              'seekable', 'tell', 'writable'):
    setattr(SpooledTemporaryFile, _name, _passed_on(_name))


class TemporaryDirectory:
    """A directory that is removed at the end of `with`."""
    __class_getitem__ = classmethod(_GenericAlias)

    def __init__(self, suffix=None, prefix=None, dir=None, ignore_cleanup_errors=False, *, delete=True):
        self.name = mkdtemp(suffix, prefix, dir)
        self._ignores = ignore_cleanup_errors
        self._delete = delete

    def __enter__(self):
        return self.name

    def __exit__(self, *details):
        if self._delete:
            self.cleanup()

    def cleanup(self):
        if _os.path.exists(self.name):
            _shutil.rmtree(self.name, ignore_errors=self._ignores)

    def __repr__(self):
        return '<TemporaryDirectory %r>' % self.name
