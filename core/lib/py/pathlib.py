"""Paths as objects."""
import os
import posixpath
from fnmatch import _match, _parse
from _hn.builtins import _tn

__all__ = ['UnsupportedOperation', 'PurePath', 'PurePosixPath', 'Path', 'PosixPath']


class UnsupportedOperation(NotImplementedError):
    """It cannot be done on this system."""


def _deprecated(name, rest):
    import warnings
    warnings.warn(f'pathlib.PurePath.{name} is deprecated and scheduled for removal in Python 3.{rest}', DeprecationWarning)


class _Parents:
    """The directories above a path, the nearest first."""

    def __init__(self, path):
        self._path = path

    def __len__(self):
        return len(self._path._tail)

    def __getitem__(self, i):
        if isinstance(i, slice):
            return tuple([self[k] for k in range(*i.indices(len(self)))])
        n = len(self)
        if i >= n or i < -n:
            raise IndexError(i)
        if i < 0:
            i += n
        path = self._path
        return path._from_parsed(path._root, path._tail[:n - i - 1])

    def __iter__(self):
        for i in range(len(self)):
            yield self[i]

    def __repr__(self):
        return '<%s.parents>' % type(self._path).__name__


class PurePath:
    """A path that is only looked at, whether there is something or not."""
    __slots__ = ('_raw', '_root', '_tail', '_text')
    parser = posixpath

    def __new__(cls, *args, **kwargs):
        return object.__new__(PurePosixPath if cls is PurePath else cls)

    def __init__(self, *args):
        text = ''
        for arg in args:
            if isinstance(arg, PurePath):
                part = arg._raw
            else:
                part = arg if isinstance(arg, str) else os.fspath(arg) if hasattr(arg, '__fspath__') else arg
                if not isinstance(part, str):
                    raise TypeError('argument should be a str or an os.PathLike object where __fspath__ returns a str, not %r' %
                                    _tn(part))
            text = part if not text or part[:1] == '/' else text + part if text[-1] == '/' else text + '/' + part
        self._raw = text
        self._root = self._tail = self._text = None
        self._parse()

    def _parse(self):
        _, self._root, rest = posixpath.splitroot(self._raw)
        self._tail = [name for name in rest.split('/') if name and name != '.']

    def _from_parsed(self, root, tail):
        path = self.with_segments(root + '/'.join(tail))
        return path

    def with_segments(self, *pathsegments):
        return type(self)(*pathsegments)

    def __str__(self):
        if self._text is None:
            self._text = self._root + '/'.join(self._tail) or '.'
        return self._text

    def __fspath__(self):
        return str(self)

    def __bytes__(self):
        return os.fsencode(self)

    def as_posix(self):
        return str(self)

    def __repr__(self):
        return '%s(%r)' % (type(self).__name__, str(self))

    def as_uri(self):
        _deprecated('as_uri()', '19. Use pathlib.Path.as_uri().')
        return self._as_uri()

    def _as_uri(self):
        if not self._root:
            raise ValueError("relative path can't be expressed as a file URI")
        out = ''
        for byte in os.fsencode(self):
            c = chr(byte)
            out += c if byte < 128 and (c.isalnum() or c in '_.-~/') else '%%%02X' % byte
        return 'file://' + out

    def __eq__(self, other):
        return str(self) == str(other) if isinstance(other, PurePath) else NotImplemented

    def __hash__(self):
        return hash(str(self))

    def _key(self):
        return str(self).split('/')

    def __lt__(self, other):
        return self._key() < other._key() if isinstance(other, PurePath) else NotImplemented

    def __le__(self, other):
        return self._key() <= other._key() if isinstance(other, PurePath) else NotImplemented

    def __gt__(self, other):
        return self._key() > other._key() if isinstance(other, PurePath) else NotImplemented

    def __ge__(self, other):
        return self._key() >= other._key() if isinstance(other, PurePath) else NotImplemented

    def __reduce__(self):
        return type(self), (str(self),)

    def _joined(self, *parts):
        try:
            made = self.with_segments(*parts)
        except TypeError:
            made = NotImplemented
        return made

    def __truediv__(self, key):
        return self._joined(self, key)

    def __rtruediv__(self, key):
        return self._joined(key, self)

    def joinpath(self, *pathsegments):
        return self.with_segments(self, *pathsegments)

    drive = property(lambda self: '')
    root = property(lambda self: self._root)
    anchor = property(lambda self: self._root)

    @property
    def parts(self):
        return (self._root, *self._tail) if self._root else tuple(self._tail)

    @property
    def name(self):
        return self._tail[-1] if self._tail else ''

    @property
    def suffix(self):
        return posixpath.splitext(self.name)[1]

    @property
    def suffixes(self):
        name = self.name.lstrip('.')
        return ['.' + part for part in name.split('.')[1:]]

    @property
    def stem(self):
        return posixpath.splitext(self.name)[0]

    @property
    def parent(self):
        return self._from_parsed(self._root, self._tail[:-1]) if self._tail else self

    @property
    def parents(self):
        return _Parents(self)

    def with_name(self, name):
        if not name or '/' in name or name == '.':
            raise ValueError('Invalid name %r' % (name,))
        if not self._tail:
            raise ValueError('%r has an empty name' % (self,))
        return self._from_parsed(self._root, self._tail[:-1] + [name])

    def with_stem(self, stem):
        suffix = self.suffix
        if not suffix:
            return self.with_name(stem)
        if not stem:
            raise ValueError('%r has a non-empty suffix' % (self,))
        return self.with_name(stem + suffix)

    def with_suffix(self, suffix):
        stem = self.stem
        if not stem:
            raise ValueError('%r has an empty name' % (self,))
        if suffix and not suffix.startswith('.'):
            raise ValueError('Invalid suffix %r' % (suffix,))
        return self.with_name(stem + suffix)

    def relative_to(self, other, *, walk_up=False):
        other = other if isinstance(other, PurePath) else self.with_segments(other)
        up = []
        for step, path in enumerate([other, *other.parents]):
            if path == self or path in self.parents:
                break
            if not walk_up:
                raise ValueError('%r is not in the subpath of %r' % (str(self), str(other)))
            if path.name == '..':
                raise ValueError("'..' segment in %r cannot be walked" % str(other))
            up.append('..')
        else:
            raise ValueError('%r and %r have different anchors' % (str(self), str(other)))
        return self._from_parsed('', up + self._tail[len(path._tail):])

    def is_relative_to(self, other):
        other = other if isinstance(other, PurePath) else self.with_segments(other)
        return other == self or other in self.parents

    def is_absolute(self):
        return bool(self._root)

    def is_reserved(self):
        _deprecated('is_reserved()', '15. Use os.path.isreserved() to detect reserved paths on Windows.')
        return False

    def match(self, path_pattern, *, case_sensitive=None):
        pattern = path_pattern if isinstance(path_pattern, PurePath) else self.with_segments(path_pattern)
        names = list(reversed(self.parts))
        wanted = list(reversed(pattern.parts))
        if not wanted:
            raise ValueError('empty pattern')
        if len(names) < len(wanted) or pattern._root and len(names) > len(wanted):
            return False
        return all([_fits(name, part, case_sensitive) for name, part in zip(names, wanted)])

    def full_match(self, pattern, *, case_sensitive=None):
        pattern = pattern if isinstance(pattern, PurePath) else self.with_segments(pattern)
        return _fits_all(self.parts, pattern.parts, case_sensitive)


class PurePosixPath(PurePath):
    __slots__ = ()


def _fits(name, pattern, case_sensitive):
    if case_sensitive is False:
        name, pattern = name.lower(), pattern.lower()
    return _match(name, _parse(pattern))


def _fits_all(names, patterns, case_sensitive):
    """Whether all names fit all patterns; ** fits any number of names."""
    reach = {0}
    for pattern in patterns:
        if pattern == '**':
            reach = set(range(min(reach), len(names) + 1)) if reach else reach
        else:
            reach = {i + 1 for i in reach if i < len(names) and _fits(names[i], pattern, case_sensitive)}
    return len(names) in reach


class _PosixPathInfo:
    """What Path.info knows: it asks once."""
    __slots__ = ('_path', '_kind')

    def __init__(self, path):
        self._path = path

    def _known(self):
        try:
            return self._kind
        except AttributeError:
            path = self._path
            self._kind = 'dir' if path.is_dir() else 'file' if path.is_file() else 'other' if path.exists() else ''
        return self._kind

    def exists(self, *, follow_symlinks=True):
        return self._known() != ''

    def is_dir(self, *, follow_symlinks=True):
        return self._known() == 'dir'

    def is_file(self, *, follow_symlinks=True):
        return self._known() == 'file'

    def is_symlink(self):
        return False

    def __repr__(self):
        return '<PosixPath.info>'


class DirEntryInfo(_PosixPathInfo):
    """The same for the paths of a directory."""
    __slots__ = ()


def _two_paths(text, source, target):
    return OSError(22, text, str(source), None, str(target))


def _is_same(a, b):
    try:
        return posixpath.samefile(a, b)
    except OSError:
        return False


def _ensure_different(source, target):
    if _is_same(source, target):
        raise _two_paths('Source and target are the same file', source, target)


def _moved(path, how, target):
    how(path, target)
    return path.with_segments(target)


class Path(PurePath):
    """A path that things can be done with."""
    __slots__ = ('_info',)

    def __new__(cls, *args, **kwargs):
        return object.__new__(PosixPath if cls is Path else cls)

    @classmethod
    def home(cls):
        return cls(posixpath.expanduser('~'))

    @classmethod
    def cwd(cls):
        return cls(os.getcwd())

    def as_uri(self):
        return self._as_uri()

    @classmethod
    def from_uri(cls, uri):
        from urllib.parse import unquote_to_bytes, urlsplit
        parts = urlsplit(uri)
        if parts.scheme != 'file':
            raise ValueError("URL is missing a 'file:' scheme")
        if parts.netloc not in ('', 'localhost'):
            raise ValueError('file:// scheme is supported only on localhost')
        path = cls(os.fsdecode(unquote_to_bytes(parts.path)))
        if not path.is_absolute():
            raise ValueError('URI is not absolute: %r' % uri)
        return path

    @property
    def info(self):
        """What is known of the path, which is asked for once."""
        try:
            return self._info
        except AttributeError:
            self._info = _PosixPathInfo(self)
        return self._info

    def stat(self, *, follow_symlinks=True):
        return os.stat(self)

    def lstat(self):
        return os.lstat(self)

    def exists(self, *, follow_symlinks=True):
        return posixpath.exists(self)

    def is_dir(self, *, follow_symlinks=True):
        return posixpath.isdir(self)

    def is_file(self, *, follow_symlinks=True):
        return posixpath.isfile(self)

    def is_mount(self):
        return posixpath.ismount(self)

    def is_symlink(self):
        return False

    is_junction = is_block_device = is_char_device = is_fifo = is_socket = is_symlink

    def samefile(self, other_path):
        return posixpath.samefile(self, other_path)

    def open(self, mode='r', buffering=-1, encoding=None, errors=None, newline=None):
        return open(self, mode, buffering, encoding, errors, newline)

    def read_bytes(self):
        with open(self, 'rb', 0) as f:
            return f.read()

    def read_text(self, encoding=None, errors=None, newline=None):
        with open(self, 'r', -1, encoding, errors, newline) as f:
            return f.read()

    def write_bytes(self, data):
        data = data if isinstance(data, bytes) else _bytes_view(data)
        with open(self, 'wb') as f:
            return f.write(data)

    def write_text(self, data, encoding=None, errors=None, newline=None):
        if not isinstance(data, str):
            raise TypeError('data must be str, not ' + _tn(data))
        with open(self, 'w', -1, encoding, errors, newline) as f:
            return f.write(data)

    def iterdir(self):
        return (self._entry(name) for name in os.listdir(self))

    def _entry(self, name):
        path = self._child(name)
        path._info = DirEntryInfo(path)
        return path

    def _child(self, name):
        return self._from_parsed(self._root, self._tail + [name])

    def glob(self, pattern, *, case_sensitive=None, recurse_symlinks=False):
        parts, only_dirs = _pattern_parts(pattern)
        if not parts:
            raise ValueError('Unacceptable pattern: %r' % (str(pattern),))
        return self._glob(parts, only_dirs, case_sensitive)

    def rglob(self, pattern, *, case_sensitive=None, recurse_symlinks=False):
        parts, only_dirs = _pattern_parts(pattern)
        return self._glob(['**', *parts], only_dirs, case_sensitive)

    def _glob(self, parts, only_dirs, case_sensitive):
        seen = set() if parts.count('**') > 1 else None
        for path, is_dir in _select(self, parts, case_sensitive):
            if only_dirs and not is_dir:
                continue
            if seen is not None:
                if path in seen:
                    continue
                seen.add(path)
            yield path

    def walk(self, top_down=True, on_error=None, follow_symlinks=False):
        try:
            entries = list(os.scandir(self))
        except OSError as e:
            if on_error is not None:
                on_error(e)
            return
        dirs = [entry.name for entry in entries if entry.is_dir()]
        files = [entry.name for entry in entries if not entry.is_dir()]
        if top_down:
            yield self, dirs, files
        for name in dirs:
            yield from self._child(name).walk(top_down, on_error, follow_symlinks)
        if not top_down:
            yield self, dirs, files

    def absolute(self):
        return self if self._root else self.with_segments(os.getcwd(), self)

    def resolve(self, strict=False):
        return self.with_segments(posixpath.realpath(self, strict=strict))

    def expanduser(self):
        return self.with_segments(posixpath.expanduser(self))

    def touch(self, mode=0o666, exist_ok=True):
        if self.exists():
            if not exist_ok:
                open(self, 'x')
            os.utime(self)
        else:
            open(self, 'x').close()

    def mkdir(self, mode=0o777, parents=False, exist_ok=False):
        try:
            os.mkdir(self, mode)
        except FileNotFoundError:
            above = self.parent
            if above == self or not parents:
                raise
            above.mkdir(parents=True, exist_ok=True)
            self.mkdir(mode, exist_ok=exist_ok)
        except OSError:
            if not (exist_ok and self.is_dir()):
                raise

    def chmod(self, mode, *, follow_symlinks=True):
        os.chmod(self, mode)

    def unlink(self, missing_ok=False):
        try:
            os.unlink(self)
        except FileNotFoundError:
            if missing_ok:
                return
            raise

    def rmdir(self):
        os.rmdir(self)

    def rename(self, target):
        return _moved(self, os.rename, target)

    def replace(self, target):
        return _moved(self, os.replace, target)

    def copy(self, target, **kwargs):
        target = target if hasattr(target, 'with_segments') else self.with_segments(target)
        target._copy_from(self, **kwargs)
        return target.joinpath()

    def _copy_from(self, source, follow_symlinks=True, preserve_metadata=False):
        if source == self:
            raise _two_paths('Source and target are the same path', source, self)
        if source in self.parents:
            raise _two_paths('Source path is a parent of target path', source, self)
        self._copy(source, preserve_metadata, posixpath.realpath(self))

    def _copy(self, source, preserve_metadata, top):
        if source.is_dir():
            children = list(source.iterdir())
            os.mkdir(self)
            for child in children:
                if posixpath.realpath(child) != top:  # the copy, made inside of its source
                    self.joinpath(child.name)._copy(child, preserve_metadata, top)
            return
        import shutil
        _ensure_different(source, self)
        with open(source, 'rb') as read, open(self, 'wb') as written:
            shutil.copyfileobj(read, written)
        if preserve_metadata:
            shutil.copystat(source, self)

    def _inside(self, target_dir):
        if not self.name:
            raise ValueError('%r has an empty name' % (self,))
        return target_dir / self.name if hasattr(target_dir, 'with_segments') else self.with_segments(target_dir, self.name)

    def copy_into(self, target_dir, **kwargs):
        return self.copy(self._inside(target_dir), **kwargs)

    def move(self, target):
        target = self.with_segments(target)
        _ensure_different(self, target)
        try:
            os.replace(self, target)
        except OSError as e:
            if e.errno != 18:
                raise
            import shutil
            shutil.move(self, target)
        return target

    def move_into(self, target_dir):
        return self.move(self._inside(target_dir))


class PosixPath(Path, PurePosixPath):
    __slots__ = ()


for _c in (PurePosixPath, PosixPath, PurePath, Path, UnsupportedOperation, _Parents):
    _c.__module__ = 'pathlib'
_PosixPathInfo.__module__ = DirEntryInfo.__module__ = 'pathlib._os'


def _bytes_view(data):
    if isinstance(data, bytearray) or hasattr(data, 'tobytes'):
        return bytes(data)
    raise TypeError("memoryview: a bytes-like object is required, not '%s'" % _tn(data))


def _pattern_parts(pattern):
    text = os.fspath(pattern)
    if text[:1] == '/':
        raise NotImplementedError('Non-relative patterns are unsupported')
    return [part for part in text.split('/') if part and part != '.'], text[-1:] in ('', '/')


def _entries(path):
    try:
        return [(entry.name, entry.is_dir()) for entry in os.scandir(path)]
    except OSError:
        return []


def _select(path, parts, case_sensitive):
    """(path, is it a directory) of what fits the parts below a path."""
    part = parts[0]
    rest = parts[1:]
    if part == '**':
        while rest and rest[0] == '**':
            rest = rest[1:]
        yield from _select_deep(path, rest, case_sensitive)
    elif part == '..' or not any([c in part for c in '*?[']) and case_sensitive is not False:
        if part == '..' and not path.is_dir():
            return
        child = path._child(part)
        if rest:
            yield from _select(child, rest, case_sensitive)
        elif child.exists():
            yield child, child.is_dir()
    else:
        tokens = _parse(part if case_sensitive is not False else part.lower())
        for name, is_dir in _entries(path):
            if _match(name if case_sensitive is not False else name.lower(), tokens):
                if not rest:
                    yield path._child(name), is_dir
                elif is_dir:
                    yield from _select(path._child(name), rest, case_sensitive)


def _select_deep(path, rest, case_sensitive):
    if rest:
        yield from _select(path, rest, case_sensitive)
    elif path.is_dir():
        yield path, True
    for name, is_dir in _entries(path):
        if is_dir:
            yield from _select_deep(path._child(name), rest, case_sensitive)
        elif not rest:
            yield path._child(name), False
