"""Looking for a place in a sorted list, by halves."""


def _place(a, x, lo, hi, key, right):
    if lo < 0:
        raise ValueError('lo must be non-negative')
    if hi is None:
        hi = len(a)
    if key is None:
        if right:
            while lo < hi:
                mid = (lo + hi) // 2
                if x < a[mid]:
                    hi = mid
                else:
                    lo = mid + 1
        else:
            while lo < hi:
                mid = (lo + hi) // 2
                if a[mid] < x:
                    lo = mid + 1
                else:
                    hi = mid
        return lo
    while lo < hi:
        mid = (lo + hi) // 2
        found = key(a[mid])
        if not x < found if right else found < x:
            lo = mid + 1
        else:
            hi = mid
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
