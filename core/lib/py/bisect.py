"""Looking for a place in a sorted list, by halves."""
from operator import index as _whole
from _hn import _tp_name, _type_has

_MOST = 2 ** 63 - 1


# What lo and hi say: numbers that an index can be, and what cannot be one is told in the order of CPython.
def _bounds(a, lo, hi):
    if type(lo) is not int:
        lo = _whole(lo)
    if not -_MOST <= lo <= _MOST:
        raise OverflowError('Python int too large to convert to C ssize_t')
    if hi is not None and type(hi) is not int:
        if not _type_has(hi, '__index__'):
            raise TypeError(f"argument should be integer or None, not '{_tp_name(hi)}'")
        given, hi = hi, _whole(hi)
        if not -_MOST <= hi <= _MOST:
            raise OverflowError(f"cannot fit '{_tp_name(given)}' into an index-sized integer")
    elif hi is not None and not -_MOST <= hi <= _MOST:
        raise OverflowError("cannot fit 'int' into an index-sized integer")
    if lo < 0:
        raise ValueError('lo must be non-negative')
    end = len(a) if hi is None or hi == -1 else hi
    if isinstance(a, dict) and (type(a) is dict or '.' in _tp_name(a)):  # not of a class of the program's
        raise TypeError(f'{_tp_name(a)} is not a sequence')
    if not _type_has(a, '__getitem__'):
        raise TypeError(f"'{_tp_name(a)}' object does not support indexing")
    return lo, end


def _place(a, x, lo, hi, key, right):
    lo, end = _bounds(a, lo, hi)
    if key is not None:
        while lo < end:
            at = (lo + end) // 2
            found = key(a[at])
            if not x < found if right else found < x:
                lo = at + 1
            else:
                end = at
    elif right:
        while lo < end:
            at = (lo + end) // 2
            if x < a[at]:
                end = at
            else:
                lo = at + 1
    else:
        while lo < end:
            at = (lo + end) // 2
            if a[at] < x:
                lo = at + 1
            else:
                end = at
    return lo


def bisect_right(a, x, lo=0, hi=None, *, key=None):
    """Where to insert x in a sorted list, behind those that equal it."""
    return _place(a, x, lo, hi, key, True)


def bisect_left(a, x, lo=0, hi=None, *, key=None):
    """Where to insert x in a sorted list, in front of those that equal it."""
    return _place(a, x, lo, hi, key, False)


def insort_right(a, x, lo=0, hi=None, *, key=None):
    """Insert x into a sorted list, behind those that equal it."""
    at = _place(a, x if key is None else key(x), lo, hi, key, True)
    a.insert(at, x)


def insort_left(a, x, lo=0, hi=None, *, key=None):
    """Insert x into a sorted list, in front of those that equal it."""
    at = _place(a, x if key is None else key(x), lo, hi, key, False)
    a.insert(at, x)


bisect = bisect_right
insort = insort_right
