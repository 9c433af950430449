"""Paths: what os.path is."""
import stat as _stat
from _hn import _special
from _hn.builtins import _tn
from _hn.files import _own

_files = _own('_files')
curdir = '.'
pardir = '..'
extsep = '.'
sep = '/'
pathsep = ':'
defpath = '/bin:/usr/bin'
altsep = None
devnull = '/dev/null'
supports_unicode_filenames = False
ALLOW_MISSING = type('ALLOW_MISSING', (), {'__repr__': lambda self: 'os.path.ALLOW_MISSING'})()

__all__ = ['normcase', 'isabs', 'join', 'splitdrive', 'splitroot', 'split', 'splitext', 'basename', 'dirname',
           'commonprefix', 'getsize', 'getmtime', 'getatime', 'getctime', 'islink', 'exists', 'lexists', 'isdir', 'isfile',
           'ismount', 'expanduser', 'expandvars', 'normpath', 'abspath', 'samefile', 'sameopenfile', 'samestat', 'curdir',
           'pardir', 'sep', 'pathsep', 'defpath', 'altsep', 'extsep', 'devnull', 'realpath', 'supports_unicode_filenames',
           'relpath', 'commonpath', 'isjunction', 'isdevdrive', 'isreserved']


def _fspath(path):
    if isinstance(path, (str, bytes)):
        return path
    f = _special(path, '__fspath__')
    if f is None:
        raise TypeError('expected str, bytes or os.PathLike object, not ' + type(path).__name__)
    found = f()
    if isinstance(found, (str, bytes)):
        return found
    raise TypeError('expected %s.__fspath__() to return str or bytes, not %s' % (type(path).__name__, type(found).__name__))


def _slash(path):
    return b'/' if isinstance(path, bytes) else '/'


def _one_type(paths):
    """Refuses str and bytes together."""
    if len({isinstance(path, bytes) for path in paths}) > 1:
        raise TypeError("Can't mix strings and bytes in path components")


def normcase(s):
    return _fspath(s)


def isabs(s):
    s = _fspath(s)
    return s.startswith(_slash(s))


def join(a, /, *p):
    a = _fspath(a)
    slash = _slash(a)
    path = a
    for b in p:
        if not isinstance(b, (str, bytes)):
            if _special(b, '__fspath__') is None:
                raise TypeError("join() argument must be str, bytes, or os.PathLike object, not '%s'" % _tn(b))
            b = _fspath(b)
        if isinstance(b, bytes) is not isinstance(a, bytes):
            raise TypeError("Can't mix strings and bytes in path components")
        if b.startswith(slash) or not path:
            path = b
        elif path.endswith(slash):
            path += b
        else:
            path += slash + b
    return path


def split(p):
    p = _fspath(p)
    slash = _slash(p)
    name = p[p.rfind(slash) + 1:]
    above = p[:len(p) - len(name)]
    return above.rstrip(slash) or above, name


def splitext(p):
    p = _fspath(p)
    dot = b'.' if isinstance(p, bytes) else '.'
    start = p.rfind(_slash(p)) + 1
    at = p.rfind(dot)
    if at > start and p[start:at].strip(dot):
        return p[:at], p[at:]
    return p, p[:0]


def splitdrive(p):
    p = _fspath(p)
    return p[:0], p


def splitroot(p):
    p = _fspath(p)
    slashes = len(p) - len(p.lstrip(_slash(p)))
    at = slashes if slashes <= 2 else 1  # two are another root than one, and three are one
    return p[:0], p[:at], p[at:]


def basename(p):
    return split(p)[1]


def dirname(p):
    return split(p)[0]


def commonprefix(m):
    """The longest common beginning of a list of strings."""
    if not m:
        return ''
    if not isinstance(m[0], (list, tuple)):
        m = [_fspath(p) for p in m]
    low, high = min(m), max(m)
    for i, c in enumerate(low):
        if c != high[i]:
            return low[:i]
    return low


def commonpath(paths):
    """The longest common directory of paths."""
    paths = tuple([_fspath(p) for p in paths])
    if not paths:
        raise ValueError('commonpath() arg is an empty sequence')
    _one_type(paths)
    slash = _slash(paths[0])
    absolute = {p.startswith(slash) for p in paths}
    if len(absolute) > 1:
        raise ValueError("Can't mix absolute and relative paths")
    dot = b'.' if slash == b'/' else '.'
    names = [[c for c in p.split(slash) if c and c != dot] for p in paths]
    low, high = min(names), max(names)
    n = 0
    while n < len(low) and low[n] == high[n]:
        n += 1
    return (slash if True in absolute else slash[:0]) + slash.join(low[:n])


def _found(path):
    return _files.stat_path(_files.fspath(path, 'stat', 1))


def _stat_of(path):
    """(mode, ino, size, mtime) or None."""
    if isinstance(path, int):
        file = _files.tree.open_files.get(path)
        return None if file is None else _files.stat(file._node)
    try:
        return _found(path)
    except (OSError, ValueError):
        return None


def exists(path):
    """Whether there is something at a path."""
    return _stat_of(path) is not None


lexists = exists


def isfile(path):
    found = _stat_of(path)
    return found is not None and _stat.S_ISREG(found[0])


def isdir(s):
    found = _stat_of(s)
    return found is not None and _stat.S_ISDIR(found[0])


def islink(path):
    _fspath(path)
    return False


def isjunction(path):
    _fspath(path)
    return False


def isdevdrive(path):
    _fspath(path)
    return False


def isreserved(path):
    _fspath(path)
    return False


def ismount(path):
    if not exists(path):
        return False
    path = realpath(path)
    if isinstance(path, bytes):
        path = path.decode('utf-8', 'surrogateescape')
    return path == '/' or path in _files.tree.mounts


def getsize(filename):
    """Bytes of a file."""
    return _found(filename)[2]


def getmtime(filename):
    return _found(filename)[3] / 1e9


getatime = getctime = getmtime


def samestat(s1, s2):
    return s1.st_ino == s2.st_ino and s1.st_dev == s2.st_dev


def samefile(f1, f2):
    _found(f1), _found(f2)
    return realpath(f1) == realpath(f2)


def sameopenfile(fp1, fp2):
    files = _files.tree.open_files
    return files[fp1]._node is files[fp2]._node


def expanduser(path):
    """The home directory is what os.environ says, or /; nobody else has one."""
    path = _fspath(path)
    slash = _slash(path)
    if path[:1] != (b'~' if slash == b'/' else '~') or path[1:2] not in (slash, slash[:0]):
        return path
    import os
    home = (os.environb.get(b'HOME', b'/') if slash == b'/' else os.environ.get('HOME', '/')).rstrip(slash)
    return home + path[1:] or slash


def expandvars(path):
    """$name and ${name} by os.environ."""
    path = _fspath(path)
    if isinstance(path, bytes):
        return expandvars(path.decode('utf-8', 'surrogateescape')).encode('utf-8', 'surrogateescape')
    import os
    out = ''
    i = 0
    while i < len(path):
        c = path[i]
        end = i + 1
        name = None
        if c == '$' and path[end:end + 1] == '{':
            close = path.find('}', end)
            if close > 0:
                name = path[end + 1:close]
                end = close + 1
        elif c == '$':
            while end < len(path) and (path[end].isalnum() and path[end].isascii() or path[end] == '_'):
                end += 1
            name = path[i + 1:end]
        found = os.environ.get(name) if name else None
        out += path[i:end] if found is None else found
        i = end
    return out


def normpath(path):
    path = _fspath(path)
    if not path:
        return b'.' if isinstance(path, bytes) else '.'
    slash = _slash(path)
    dot = b'.' if slash == b'/' else '.'
    _, root, rest = splitroot(path)
    names = []
    for name in rest.split(slash):
        if not name or name == dot:
            continue
        if name != dot + dot or not root and not names or names and names[-1] == dot + dot:
            names.append(name)
        elif names:
            names.pop()
    return root + slash.join(names) or dot


def abspath(path):
    path = _fspath(path)
    if not isabs(path):
        import os
        path = join(os.getcwdb() if isinstance(path, bytes) else os.getcwd(), path)
    return normpath(path)


def realpath(filename, /, *, strict=False):
    """There are no symbolic links."""
    path = abspath(filename)
    if strict is True:
        _files.stat_path(path)
    return path


def relpath(path, start=None):
    path = _fspath(path)
    if not path:
        raise ValueError('no path specified')
    slash = _slash(path)
    dot = b'.' if slash == b'/' else '.'
    start = dot if start is None else _fspath(start)
    _one_type((path, start))
    a = [name for name in abspath(start).split(slash) if name]
    b = [name for name in abspath(path).split(slash) if name]
    n = len(commonprefix([a, b]))
    return slash.join([dot + dot] * (len(a) - n) + b[n:]) or dot

