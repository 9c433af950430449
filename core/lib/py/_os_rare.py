"""What os does rarely; its own copy of this module is loaded then."""
from _hn import _index


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
        whole = time // 1
        return int(whole) * 1000000000 + int((time - whole) * 1e9 // 1)
    if not hasattr(type(time), '__index__'):
        raise TypeError('argument must be int or float, not %s' % type(time).__name__)
    return _index(time) * 1000000000


def modified(times, ns):
    """The time of the last change in nanoseconds, from the arguments of os.utime()."""
    if ns is not ...:
        if times is not None:
            raise ValueError("utime: you may specify either 'times' or 'ns' but not both")
        if not isinstance(ns, tuple) or len(ns) != 2:
            raise TypeError("utime: 'ns' must be a tuple of two ints")
        return [_index(time) for time in ns][1]
    if not isinstance(times, tuple) or len(times) != 2:
        raise TypeError("utime: 'times' must be either a tuple of two ints or None")
    return [_nanoseconds(time) for time in times][1]


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
