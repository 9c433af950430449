"""Copying, moving and removing of files and trees."""
import os
import stat as _stat
from _hn.files import _own
from _hn.sys import _struct

__all__ = ['Error', 'SameFileError', 'SpecialFileError', 'copyfileobj', 'copyfile', 'copymode', 'copystat', 'copy', 'copy2',
           'copytree', 'move', 'rmtree', 'disk_usage', 'ignore_patterns', 'which', 'get_terminal_size',
           'make_archive', 'get_archive_formats', 'register_archive_format', 'unregister_archive_format', 'get_unpack_formats',
           'register_unpack_format', 'unregister_unpack_format', 'unpack_archive']
_archives = frozenset(__all__[16:] + ['ReadError', 'RegistryError'])
COPY_BUFSIZE = 65536


class Error(OSError):
    """Several things went wrong."""


class SameFileError(Error):
    """Source and destination are the same file."""


class SpecialFileError(OSError):
    """It cannot be done with this kind of file."""


def copyfileobj(fsrc, fdst, length=0):
    """Copy from one file object to another."""
    while piece := fsrc.read(length or COPY_BUFSIZE):
        fdst.write(piece)


def _samefile(src, dst):
    try:
        return os.path.samefile(src, dst)
    except OSError:
        return False


def copyfile(src, dst, *, follow_symlinks=True):
    """Copy the content of a file."""
    if _samefile(src, dst):
        raise SameFileError('%r and %r are the same file' % (src, dst))
    with open(src, 'rb') as fsrc:
        try:
            with open(dst, 'wb') as fdst:
                copyfileobj(fsrc, fdst)
        except IsADirectoryError as e:
            if os.path.exists(dst):
                raise
            raise FileNotFoundError('Directory does not exist: %s' % dst) from e
    return dst


def copymode(src, dst, *, follow_symlinks=True):
    """Copy the permissions."""
    os.chmod(dst, _stat.S_IMODE(os.stat(src).st_mode))


def copystat(src, dst, *, follow_symlinks=True):
    """Copy permissions and times."""
    found = os.stat(src)
    try:
        os.utime(dst, ns=(found.st_atime_ns, found.st_mtime_ns))
        os.chmod(dst, _stat.S_IMODE(found.st_mode))
    except OSError as e:
        if e.errno != 30:
            raise


def _inside(src, dst):
    return os.path.join(dst, os.path.basename(src)) if os.path.isdir(dst) else dst


def copy(src, dst, *, follow_symlinks=True):
    """Copy a file, with its permissions, to a file or into a directory."""
    dst = _inside(src, dst)
    copyfile(src, dst)
    copymode(src, dst)
    return dst


def copy2(src, dst, *, follow_symlinks=True):
    """The same with the times."""
    dst = _inside(src, dst)
    copyfile(src, dst)
    copystat(src, dst)
    return dst


def ignore_patterns(*patterns):
    """What copytree's `ignore` can be: leaves out the names that fit a pattern."""
    import fnmatch

    def ignore(path, names):
        return {name for pattern in patterns for name in fnmatch.filter(names, pattern)}
    return ignore


def copytree(src, dst, symlinks=False, ignore=None, copy_function=copy2, ignore_dangling_symlinks=False, dirs_exist_ok=False):
    """Copy a directory and all below it; the new directory. A copy inside of the directory does not copy itself."""
    return _copy_tree(src, dst, (symlinks, ignore, copy_function, ignore_dangling_symlinks, dirs_exist_ok), os.path.realpath(dst))


def _copy_tree(src, dst, options, top):
    _, ignore, copy_function, _, dirs_exist_ok = options
    entries = list(os.scandir(src))
    ignored = set() if ignore is None else ignore(os.fspath(src), [entry.name for entry in entries])
    os.makedirs(dst, exist_ok=dirs_exist_ok)
    errors = []
    for entry in entries:
        if entry.name in ignored:
            continue
        to = os.path.join(dst, entry.name)
        try:
            if not entry.is_dir():
                copy_function(entry if copy_function is copy or copy_function is copy2 else entry.path, to)
            elif os.path.realpath(entry) != top:
                _copy_tree(entry, to, options, top)
        except Error as e:
            errors.extend(e.args[0])
        except OSError as e:
            errors.append((os.path.join(src, entry.name), to, str(e)))
    try:
        copystat(src, dst)
    except OSError as e:
        errors.append((os.fspath(src), dst, str(e)))
    if errors:
        raise Error(errors)
    return dst


def rmtree(path, ignore_errors=False, onerror=None, *, onexc=None, dir_fd=None):
    """Remove a directory and all below it."""
    def failed(function, path, e):
        if ignore_errors:
            return
        e.filename = path
        if onexc is not None:
            onexc(function, path, e)
        elif onerror is not None:
            onerror(function, path, (type(e), e, e.__traceback__))
        else:
            raise e
    if dir_fd is not None:
        raise NotImplementedError('dir_fd unavailable on this platform')
    path = os.fsdecode(path) if isinstance(path, bytes) else path
    try:
        os.lstat(path)
    except OSError as e:
        failed(os.lstat, path, e)
    else:
        _remove_tree(path, failed)


rmtree.avoids_symlink_attacks = False


def _remove_tree(path, failed):
    entries = ()
    try:
        entries = list(os.scandir(path))
    except OSError as e:
        failed(os.scandir, path, e)
    for entry in entries:
        if entry.is_dir():
            _remove_tree(entry.path, failed)
        else:
            try:
                os.unlink(entry.path)
            except OSError as e:
                failed(os.unlink, entry.path, e)
    try:
        os.rmdir(path)
    except OSError as e:
        failed(os.rmdir, path, e)


def move(src, dst, copy_function=copy2):
    """Move a file or directory, to a new name or into a directory."""
    real = dst
    if os.path.isdir(dst):
        if _samefile(src, dst):
            os.rename(src, dst)
            return None
        real = os.path.join(dst, os.path.basename(os.fspath(src).rstrip('/')))
        if os.path.exists(real):
            raise Error("Destination path '%s' already exists" % real)
    try:
        os.rename(src, real)
    except OSError:
        if os.path.isdir(src):
            if (os.path.abspath(real) + '/').startswith(os.path.abspath(src) + '/'):
                raise Error("Cannot move a directory '%s' into itself '%s'." % (src, dst)) from None
            copytree(src, real, copy_function=copy_function, symlinks=True)
            rmtree(src)
        else:
            copy_function(src, real)
            os.unlink(src)
    return real


def disk_usage(path):
    """(total, used, free) bytes of the files in memory."""
    os.stat(path)
    tree = _own('_files').tree
    return _struct('shutil.usage', ('total', 'used', 'free'), (tree.most_bytes, tree.bytes, tree.most_bytes - tree.bytes))


def which(cmd, mode=1, path=None):
    """The path of a file that can be used in that way, in one of the directories of PATH; None if there is none."""
    def fits(name):
        return os.access(name, mode) and not os.path.isdir(name)
    if os.path.dirname(cmd):
        return cmd if fits(cmd) else None
    if path is None:
        path = os.environ.get('PATH', os.defpath)
    if not path:
        return None
    code = os.fsencode if isinstance(cmd, bytes) else os.fsdecode
    for directory in dict.fromkeys(code(path).split(code(os.pathsep))):
        name = os.path.join(directory, cmd)
        if fits(name):
            return name
    return None


def _environment_size(name):
    try:
        return max(int(os.environ[name]), 0)
    except (KeyError, ValueError):
        return 0


def get_terminal_size(fallback=(80, 24)):
    """(columns, lines) by the variables COLUMNS and LINES: there is no terminal."""
    size = _environment_size('COLUMNS') or fallback[0], _environment_size('LINES') or fallback[1]
    return os.terminal_size(size)


def __getattr__(name):
    if name not in _archives:
        raise AttributeError(f'module {__name__!r} has no attribute {name!r}')
    import _shutil_archives
    found = globals()[name] = getattr(_shutil_archives, name)
    return found
