"""Looking for a place in a sorted list, by halves."""


def _place(a, x, lo, hi, key, right):
    if lo < 0:
        raise ValueError('lo must be non-negative')
    end = len(a) if hi is None else hi
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
