"""The files of the sandbox. What would reach outside of it (processes, users, signals ...) is not there."""
import abc as _abc
import posixpath as _posixpath
from collections.abc import Mapping as _Mapping, MutableMapping as _MutableMapping
from posixpath import _fspath as fspath
from posixpath import (altsep as altsep, curdir as curdir, defpath as defpath, devnull as devnull, extsep as extsep,
                       pardir as pardir, pathsep as pathsep, sep as sep)
from _hn import _entropy, _index, _instance, _modules, _time_now, _type_made, _type_seal
from _hn.builtins import _tn
from _hn.files import _own
from _hn.imports import _of_library
from _hn.typing import GenericAlias as _GenericAlias

_files = _own('_files')
path = _modules()['os.path'] = _posixpath
name = 'posix'
linesep = '\n'
error = OSError
F_OK, X_OK, W_OK, R_OK = 0, 1, 2, 4
O_RDONLY, O_WRONLY, O_RDWR, O_CREAT, O_EXCL, O_TRUNC, O_APPEND, O_CLOEXEC = 0, 1, 2, 0o100, 0o200, 0o1000, 0o2000, 0o2000000
SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2
supports_bytes_environ = True
supports_dir_fd = supports_effective_ids = frozenset()


class _Environ(_MutableMapping):
    """The variables of the environment, which a program sets for itself. Names and values have one type."""

    def __init__(self, variables, inward, outward):
        self._variables = variables  # bytes by bytes, shared by environ and environb
        self._inward, self._outward = inward, outward

    def __iter__(self):
        return map(self._outward, [*self._variables])

    def __len__(self):
        return len(self._variables)

    def __getitem__(self, name):
        found = self._variables.get(self._inward(name))
        if found is None:
            raise KeyError(name) from None
        return self._outward(found)

    def __delitem__(self, name):
        if self._variables.pop(self._inward(name), None) is None:
            raise KeyError(name) from None

    def __setitem__(self, name, value):
        name = self._inward(name)
        self._variables[name] = self._inward(value)

    def __repr__(self):
        return 'environ(' + repr(dict(self)) + ')'

    def setdefault(self, name, value):
        if self.get(name) is None:
            self[name] = value
        return self[name]

    def copy(self):
        return dict(self)

    def __or__(self, other):
        return {**self, **other} if isinstance(other, _Mapping) else NotImplemented

    def __ror__(self, other):
        return {**other, **self} if isinstance(other, _Mapping) else NotImplemented

    def __ior__(self, other):
        self.update(other)
        return self


def _text_inward(value):
    if not isinstance(value, str):
        raise TypeError('str expected, not ' + type(value).__name__)
    return value.encode('utf-8', 'surrogateescape')


def _text_outward(value):
    return value.decode('utf-8', 'surrogateescape')


def _bytes_inward(value):
    if not isinstance(value, bytes):
        raise TypeError('bytes expected, not ' + type(value).__name__)
    return value


environb = _Environ({}, _bytes_inward, bytes)
environ = _Environ(environb._variables, _text_inward, _text_outward)


def getenv(key, default=None):
    """The value of a variable of the environment."""
    return environ.get(key, default)


def getenvb(key, default=None):
    """The same in bytes."""
    return environb.get(key, default)


def putenv(name, value, /):
    """For a process that is started: there are none."""
    fsencode(name), fsencode(value)


def unsetenv(name, /):
    fsencode(name)


# One process, of one user, on each machine.
def getpid():
    """The number of this process, which is always the same."""
    return 1


def getppid():
    return 0


def getuid():
    """The number of the user, which is always the same."""
    return 0


geteuid = getgid = getegid = getuid


def getlogin():
    return 'root'


def _no_processes(*args, **kwargs):
    raise _files.error(38)


def popen(cmd, mode='r', buffering=-1):
    """There are no processes."""
    _no_processes()


def system(command):
    """There are no processes."""
    _no_processes()


class PathLike(_abc.ABC):
    """What has a path: a class with __fspath__."""
    __slots__ = ()

    @_abc.abstractmethod
    def __fspath__(self):
        raise NotImplementedError

    @classmethod
    def __subclasshook__(cls, subclass):
        return hasattr(subclass, '__fspath__') if cls is PathLike else NotImplemented

    __class_getitem__ = classmethod(_GenericAlias)


def fsencode(filename):
    filename = fspath(filename)
    return filename.encode('utf-8', 'surrogateescape') if isinstance(filename, str) else filename


def fsdecode(filename):
    filename = fspath(filename)
    return filename.decode('utf-8', 'surrogateescape') if isinstance(filename, bytes) else filename


def strerror(code, /):
    """The text of an error number."""
    return _files.error(code).strerror


def urandom(size, /):
    """Bytes of the host's randomness."""
    size = _index(size)
    if size < 0:
        raise ValueError('negative argument not allowed')
    found = _entropy(size)
    if found is None:
        raise NotImplementedError('the host gives no randomness')
    return found


def cpu_count():
    return 1


def getcwd():
    """The current directory."""
    return _files.tree.cwd


def getcwdb():
    return fsencode(_files.tree.cwd)


def _open_file(number, named=None):
    """The open file of a number that is given as a path; the error is of `named`."""
    if not -1 << 31 <= number < 1 << 31:
        raise OverflowError(f'fd is {"greater" if number > 0 else "less"} than {"maximum" if number > 0 else "minimum"}')
    return _file(number, named)


def _found(given, who, also=1):
    """(the path as str or bytes, its node) of an argument, which can be the number of an open file."""
    if isinstance(given, int):
        return given, _open_file(given, None if also == 2 else given)._node
    given = _files.fspath(given, who, also)
    return given, _files.find(given)


def _directory(given, who, also=1):
    given, node = _found(given, who, also)
    if type(node) is not _files.Dir:
        raise _files.error(20, given)
    return given, node


def chdir(path):
    """Change the current directory."""
    path, _ = _directory(path, 'chdir')
    _files.tree.cwd = '/' + '/'.join(_files.split(path)[0])


class stat_result(tuple):
    """What os.stat() gives: ten numbers, which have names too."""
    n_fields = 19
    n_sequence_fields = 10
    __slots__ = ()

    def __new__(cls, sequence):
        return tuple.__new__(cls, _own('_os_rare').stat_items(sequence))

    def __reduce__(self):
        return stat_result, (tuple(self),)

    st_mode = property(lambda self: self[0])
    st_ino = property(lambda self: self[1])
    st_dev = property(lambda self: self[2])
    st_nlink = property(lambda self: self[3])
    st_uid = property(lambda self: self[4])
    st_gid = property(lambda self: self[5])
    st_size = property(lambda self: self[6])
    st_atime, st_mtime, st_ctime = [property(lambda self, i=i: self[i].ns / 1e9 if type(self[i]) is _Seconds else self[i]) for i in (7, 8, 9)]
    st_atime_ns, st_mtime_ns, st_ctime_ns = [property(lambda self, i=i: self[i].ns if type(self[i]) is _Seconds else None) for i in (7, 8, 9)]
    st_blksize = property(lambda self: 4096)
    st_blocks = property(lambda self: (self[6] + 511) // 512)
    st_rdev = property(lambda self: 0)

    def __repr__(self):
        return _own('_os_rare').stat_text(self)


del stat_result.__slots__
_type_made(stat_result, True)


class _Seconds(int):
    """Whole seconds that know the nanoseconds."""


def _result(found):
    mode, ino, size, ns = found
    seconds = _Seconds(ns // 1000000000)
    seconds.ns = ns
    return tuple.__new__(stat_result, (mode, ino, 1, 1, 0, 0, size, seconds, seconds, seconds))


def _no_directory(*fds):
    """Refuses to look from the directory of a descriptor: there are none."""
    for fd in fds:
        if fd is not None:
            _own('_os_rare').refuse_directory(fd)


def _mode_of(mode):
    """A mode as C's int has it."""
    number = _index(mode)
    if not -0x80000000 <= number <= 0x7fffffff:
        raise OverflowError('Python int too large to convert to C int')
    return number


def stat(path, *, dir_fd=None, follow_symlinks=True):
    """What is known of a file or directory."""
    _no_directory(dir_fd)
    if isinstance(path, int):
        if not follow_symlinks:
            raise ValueError('stat: cannot use fd and follow_symlinks together')
        return _result(_files.stat(_open_file(path, path)._node))
    return _result(_posixpath._found(path))


def lstat(path, *, dir_fd=None):
    """The same as stat(): there are no symbolic links."""
    _no_directory(dir_fd)
    return _result(_files.stat_path(_files.fspath(path, 'lstat')))


def fstat(fd):
    return _result(_files.stat(_file(fd)._node))


def access(path, mode, *, dir_fd=None, effective_ids=False, follow_symlinks=True):
    """Whether a file is there and can be read, written or executed."""
    _no_directory(dir_fd)
    try:
        found = _files.stat_path(_files.fspath(path, 'access'))
    except OSError:
        return False
    if mode & W_OK and not found[0] & 0o200:
        return False
    return not (mode & X_OK and not found[0] & 0o100)


def listdir(path=None):
    """The names in a directory."""
    given, node = _directory('.' if path is None else path, 'listdir', 2)
    names = [name for name, kind in _files.kinds_in(node, given)]
    return [fsencode(name) for name in names] if isinstance(given, bytes) else names


class DirEntry:
    """What scandir() gives for each name."""
    __slots__ = ('name', 'path', '_kind', '_ino')
    __class_getitem__ = classmethod(_GenericAlias)

    def is_dir(self, *, follow_symlinks=True):
        return self._kind == 'dir'

    def is_file(self, *, follow_symlinks=True):
        return self._kind != 'dir'

    def is_symlink(self):
        return False

    def is_junction(self):
        return False

    def stat(self, *, follow_symlinks=True):
        return stat(self.path)

    def inode(self):
        return stat(self.path).st_ino if self._ino is None else self._ino

    def __fspath__(self):
        return self.path

    def __repr__(self):
        return '<DirEntry %r>' % (self.name,)


class _Scan:
    """The iterator of scandir()."""

    def __init__(self, entries):
        self._entries = iter(entries)

    def __iter__(self):
        return self

    def __next__(self):
        return next(self._entries)

    def close(self):
        self._entries = iter(())

    def __enter__(self):
        return self

    def __exit__(self, *details):
        self.close()


_Scan.__name__ = _Scan.__qualname__ = 'ScandirIterator'
_Scan.__module__ = DirEntry.__module__ = 'posix'
_type_seal(DirEntry, False)
_type_made(DirEntry, False)


def scandir(path=None):
    """The entries of a directory, which know what they are."""
    shown, node = _directory('.' if path is None else path, 'scandir', 2)
    kinds = _files.kinds_in(node, shown)
    inodes = [child.ino if (child := node.entries.get(name)) else None for name, _ in kinds]  # where the host has it, its stat() tells
    if isinstance(shown, bytes):
        kinds = [(fsencode(name), kind) for name, kind in kinds]
    return _Scan([_instance(DirEntry, name, _posixpath.join(shown, name), kind, ino) for (name, kind), ino in zip(kinds, inodes)])


def mkdir(path, mode=0o777, *, dir_fd=None):
    """Make a directory."""
    _no_directory(dir_fd)
    path = _files.fspath(path, 'mkdir')
    _mode_of(mode)
    _files.mkdir(path)


def makedirs(name, mode=0o777, exist_ok=False):
    """Make a directory and those that it needs."""
    head, tail = _posixpath.split(name)
    if not tail:
        head, tail = _posixpath.split(head)
    if head and tail and not _posixpath.exists(head):
        try:
            makedirs(head, exist_ok=exist_ok)
        except FileExistsError:
            pass
        if tail in ('.', b'.'):
            return
    try:
        mkdir(name, mode)
    except OSError:
        if not exist_ok or not _posixpath.isdir(name):
            raise


def _remove(who, path, dir_fd):
    _no_directory(dir_fd)
    _files.remove(_files.fspath(path, who), who == 'rmdir')


def remove(path, *, dir_fd=None):
    """Remove a file."""
    _remove('remove', path, dir_fd)


def unlink(path, *, dir_fd=None):
    """Remove a file."""
    _remove('unlink', path, dir_fd)


def rmdir(path, *, dir_fd=None):
    """Remove an empty directory."""
    _remove('rmdir', path, dir_fd)


def removedirs(name):
    """Remove a directory, and those above it as long as they are empty."""
    rmdir(name)
    _own('_os_rare').remove_above(name, rmdir)


def _rename(who, src, dst, *fds):
    _no_directory(*fds)
    _files.rename(_files.fspath(src, who, 0, 'src'), _files.fspath(dst, who, 0, 'dst'))


def rename(src, dst, *, src_dir_fd=None, dst_dir_fd=None):
    """Move a file or directory."""
    _rename('rename', src, dst, src_dir_fd, dst_dir_fd)


def replace(src, dst, *, src_dir_fd=None, dst_dir_fd=None):
    """Move a file or directory."""
    _rename('replace', src, dst, src_dir_fd, dst_dir_fd)


def renames(old, new):
    """Move, make the directories that are needed, and remove those that become empty."""
    _own('_os_rare').renames(old, new, makedirs, rename, removedirs)


def truncate(path, length):
    """Cut a file, or fill it up with zeros."""
    if isinstance(path, int):
        _open_file(path)
        return ftruncate(path, length)
    path = _files.fspath(path, 'truncate', 1)
    if length < 0:
        raise _files.error(22, path)
    node = _files.open_file(path, True, False, False, False)
    _files.resize(node, length)
    if node.dirty:
        _files.save(node)


def utime(path, times=None, *, ns=..., dir_fd=None, follow_symlinks=True):
    """Set the time of the last change."""
    _no_directory(dir_fd)
    changed = _time_now(0) if times is None and ns is ... else _own('_os_rare').modified(times, ns)
    _, node = _found(path, 'utime')
    node = _files.own(node)
    node.mtime = changed


def chmod(path, mode, *, dir_fd=None, follow_symlinks=True):
    """Set the permissions, of which only the owner's write bit has an effect, on files."""
    _no_directory(dir_fd)
    mode = _mode_of(mode)
    path, node = _found(path, 'chmod')
    _files.own(node, path).mode = mode & 0o7777


def walk(top, topdown=True, onerror=None, followlinks=False):
    """(path, names of directories, names of files) of a directory and all below it."""
    top = fspath(top)
    try:
        entries = list(scandir(top))
    except OSError as e:
        if onerror is not None:
            onerror(e)
        return
    dirs = [entry.name for entry in entries if entry.is_dir()]
    files = [entry.name for entry in entries if not entry.is_dir()]
    if topdown:
        yield top, dirs, files
    for name in dirs:
        yield from walk(_posixpath.join(top, name), topdown, onerror, followlinks)
    if not topdown:
        yield top, dirs, files


# ---- files by number ----

def _file(fd, path=None):
    file = _files.tree.open_files.get(fd)
    if file is None:
        raise _files.error(9, path)
    return file


def open(path, flags, mode=0o777, *, dir_fd=None):
    """Open a file; the number that it has."""
    _no_directory(dir_fd)
    kind = flags & 3
    letters = 'r' if kind == O_RDONLY else 'r+'
    path = _files.fspath(path, 'open')
    node = _files.open_file(path, kind != O_RDONLY, bool(flags & O_CREAT), flags & O_EXCL and flags & O_CREAT,
                            bool(flags & O_TRUNC))
    file = _own('_io').FileIO.__new__(_own('_io').FileIO)
    file.name = path
    file.mode = letters
    file.closefd = True
    file._readable = kind != O_WRONLY
    file._writable = kind != O_RDONLY
    file._appends = bool(flags & O_APPEND)
    file._fd = None
    file._at = 0
    file._node = node
    file._closed = False
    return file.fileno()


def close(fd):
    _file(fd).close()


def read(fd, length, /):
    return _file(fd).read(length)


def write(fd, data, /):
    if fd == 1 or fd == 2:
        return _own('_io').FileIO(fd, 'w', False).write(data)
    return _file(fd).write(data)


def lseek(fd, position, how, /):
    return _file(fd).seek(position, how)


def ftruncate(fd, length, /):
    _file(fd).truncate(length)


def fsync(fd):
    _file(fd).flush()


def fdopen(fd, mode='r', buffering=-1, encoding=None, *args, **kwargs):
    """A file object of an open file's number."""
    if not isinstance(fd, int):
        raise TypeError('invalid fd type (%s, expected integer)' % _tn(fd))
    return _own('_io').open(fd, mode, buffering, encoding, *args, **kwargs)


def isatty(fd, /):
    return False


def get_terminal_size(fd=1, /):
    raise _files.error(25)


def umask(mask, /):
    return 0o22


def get_exec_path(env=None):
    return _own('_os_rare').exec_path(environ if env is None else env, defpath)


def device_encoding(fd):
    """None: no file is a terminal."""


supports_fd = {chmod, stat, truncate, utime}
supports_follow_symlinks = {access, chmod, stat, utime}  # there are no links
__all__ = [key for key in globals() if key[0] != '_' and key != 'PathLike']


def __getattr__(name):
    globals()[name] = found = _of_library('os', '_os_rare', name)
    return found
