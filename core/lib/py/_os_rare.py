"""What os does rarely; its own copy of this module is loaded then."""
import posixpath

from _hn import _index
from _hn.sys import _struct

_EXITS = {'OK': 0, 'USAGE': 64, 'DATAERR': 65, 'NOINPUT': 66, 'NOUSER': 67, 'NOHOST': 68, 'UNAVAILABLE': 69, 'SOFTWARE': 70, 'OSERR': 71,
          'OSFILE': 72, 'CANTCREAT': 73, 'IOERR': 74, 'TEMPFAIL': 75, 'PROTOCOL': 76, 'NOPERM': 77, 'CONFIG': 78}
_RECORDS = {'terminal_size': ('os', ('columns', 'lines')),
            'times_result': ('posix', ('user', 'system', 'children_user', 'children_system', 'elapsed')),
            'uname_result': ('posix', ('sysname', 'nodename', 'release', 'version', 'machine'))}
_RANGE = 'timestamp out of range for platform time_t'


def stat_items(sequence):
    """The ten items of an os.stat_result that a program makes. Of up to nine more, which have names alone, none is kept."""
    try:
        items = tuple(sequence)
    except TypeError:
        raise TypeError('constructor requires a sequence') from None
    n = len(items)
    if not 10 <= n <= 19:
        least, bound = (10, 'least') if n < 10 else (19, 'most')
        raise TypeError('os.stat_result() takes an at %s %d-sequence (%d-sequence given)' % (bound, least, n))
    return items[:10]


def _nanoseconds(time):
    """Seconds in nanoseconds, rounded down."""
    if isinstance(time, float):
        if time != time:
            raise ValueError('Invalid value NaN (not a number)')
        if not -2.0 ** 63 <= time < 2.0 ** 63:
            raise OverflowError(_RANGE)
        whole = time // 1
        return int(whole) * 1000000000 + int((time - whole) * 1e9 // 1)
    if not hasattr(type(time), '__index__'):
        raise TypeError('argument must be int or float, not %s' % type(time).__name__)
    return _index(time) * 1000000000


def _second_of(both):
    """The second of two times in nanoseconds, both of which must fit into a time_t of 64 bits."""
    for ns in both:
        if not -2 ** 63 <= ns // 1000000000 < 2 ** 63:
            raise OverflowError(_RANGE)
    return both[1]


def modified(times, ns):
    """The time of the last change in nanoseconds, from the arguments of os.utime()."""
    if ns is not ...:
        if times is not None:
            raise ValueError("utime: you may specify either 'times' or 'ns' but not both")
        if not isinstance(ns, tuple) or len(ns) != 2:
            raise TypeError("utime: 'ns' must be a tuple of two ints")
        return _second_of([_index(time) for time in ns])
    if not isinstance(times, tuple) or len(times) != 2:
        raise TypeError("utime: 'times' must be either a tuple of two ints or None")
    return _second_of([_nanoseconds(time) for time in times])


def exec_path(env, default):
    """The directories of an environment's PATH."""
    found, coded = env.get('PATH'), env.get(b'PATH')
    if coded is not None:
        if found is not None:
            raise ValueError("env cannot contain 'PATH' and b'PATH' keys")
        found = coded
    if found is None:
        found = default
    if isinstance(found, bytes):
        found = found.decode('utf-8', 'surrogateescape')
    return found.split(':')


def remove_above(name, rmdir):
    """Removes the directories above one, as long as they are empty."""
    name = name if posixpath.basename(name) else posixpath.dirname(name)
    while all(parts := posixpath.split(name)):
        name = parts[0]
        try:
            rmdir(name)
        except OSError:
            return


def renames(old, new, makedirs, rename, removedirs):
    """os.renames(), by these functions of os."""
    to, left = posixpath.split(new), posixpath.split(old)
    if all(to) and not posixpath.exists(to[0]):
        makedirs(to[0])
    rename(old, new)
    try:
        if all(left):
            removedirs(left[0])
    except OSError:
        pass


def refuse_directory(fd):
    """Refuses a descriptor of a directory from which a path is to be looked up."""
    if not hasattr(type(fd), '__index__'):
        raise TypeError(f'argument should be integer or None, not {type(fd).__name__}')
    number = _index(fd)
    if not -0x80000000 <= number <= 0x7fffffff:
        raise OverflowError('fd is %s' % ('less than minimum' if number < 0 else 'greater than maximum'))
    raise NotImplementedError('dir_fd unavailable on this platform')


def stat_text(result):
    """repr() of an os.stat_result."""
    names = ('mode', 'ino', 'dev', 'nlink', 'uid', 'gid', 'size', 'atime', 'mtime', 'ctime')
    return 'os.stat_result(%s)' % ', '.join(['st_%s=%r' % pair for pair in zip(names, result)])


def times():
    """The processor time of the run, zero for children, and a clock, in seconds."""
    import os
    import time
    return os.times_result((time.process_time(), 0.0, 0.0, 0.0, time.monotonic()))


def uname():
    """The name of the system. The sandbox tells nothing else."""
    import os
    return os.uname_result(('Hognose', '', '', '', ''))


def find(name):
    """A name of os that is made when it is asked for first, or None."""
    if name in _RECORDS:
        module, fields = _RECORDS[name]
        return type(_struct(f'{module}.{name}', fields, (0,) * len(fields)))
    if name in ('times', 'uname'):
        found = globals()[name]
        found.__module__ = 'posix'
        return found
    return _EXITS.get(name[3:]) if name[:3] == 'EX_' else None
