"""How unittest shows values in its messages."""

_MAX_LENGTH, _PLACEHOLDER_LEN = 80, 12
_MIN_BEGIN_LEN = _MIN_COMMON_LEN = _MIN_END_LEN = 5
_MIN_DIFF_LEN = _MAX_LENGTH - (_MIN_BEGIN_LEN + 2 * _PLACEHOLDER_LEN + _MIN_COMMON_LEN + _MIN_END_LEN)


def safe_repr(obj, short=False):
    """The object's repr, or object's own where that fails; with short, cut after 80 characters."""
    try:
        text = repr(obj)
    except Exception:
        text = object.__repr__(obj)
    return text[:_MAX_LENGTH] + ' [truncated]...' if short and len(text) >= _MAX_LENGTH else text


def strclass(cls):
    """The full name of a class."""
    return '%s.%s' % (cls.__module__, cls.__qualname__)


def three_way_cmp(x, y):
    """-1, 0 or 1."""
    more, less = x > y, x < y
    return more - less


def _shorten(text, begin, end):
    cut = len(text) - begin - end
    if cut <= _PLACEHOLDER_LEN:
        return text
    return '%s[%d chars]%s' % (text[:begin], cut, text[len(text) - end:])


def _common_prefix(texts):
    low, high = min(texts), max(texts)
    n = 0
    while n < len(low) and low[n] == high[n]:
        n += 1
    return low[:n]


def _common_shorten_repr(*args):
    texts = tuple(map(safe_repr, args))
    longest = max(map(len, texts))
    if longest <= _MAX_LENGTH:
        return texts
    prefix = _common_prefix(texts)
    n = len(prefix)
    kept = _MAX_LENGTH - (longest - n + _MIN_BEGIN_LEN + _PLACEHOLDER_LEN)
    if kept > _MIN_COMMON_LEN:
        prefix = _shorten(prefix, _MIN_BEGIN_LEN, kept)
        return tuple(prefix + t[n:] for t in texts)
    prefix = _shorten(prefix, _MIN_BEGIN_LEN, _MIN_COMMON_LEN)
    return tuple(prefix + _shorten(t[n:], _MIN_DIFF_LEN, _MIN_END_LEN) for t in texts)


def _count_diff(first, second, hashable):
    """(count in first, count in second, element) for what the two have not the same number of times."""
    if hashable:
        counts = {}
        for side, items in enumerate((first, second)):
            for item in items:
                counts.setdefault(item, [0, 0])[side] += 1
        return [(a, b, item) for item, (a, b) in counts.items() if a != b]
    found = []
    rest = [list(first), list(second)]
    for side in (0, 1):
        while rest[side]:
            item = rest[side][0]
            counted = [0, 0]
            for i, items in enumerate(rest):
                kept = [other for other in items if other is not item and not other == item]
                counted[i] = len(items) - len(kept)
                rest[i] = kept
            if counted[0] != counted[1]:
                found.append((*counted, item))
    return found


def sorted_list_difference(expected, actual):
    """(what is only in the first, what is only in the second) of two sorted lists."""
    missing, unexpected, i, j = [], [], 0, 0
    while i < len(expected) and j < len(actual):
        e, a = expected[i], actual[j]
        if e < a:
            missing.append(e)
        elif e > a:
            unexpected.append(a)
        if not e > a:
            i = _past(expected, i, e)
        if not e < a:
            j = _past(actual, j, a)
    return missing + [*expected[i:]], unexpected + [*actual[j:]]


def _past(items, i, item):
    while i < len(items) and items[i] == item:
        i += 1
    return i


def unorderable_list_difference(expected, actual):
    """The same of lists in any order; the first is empty afterwards, and the second has what is only in it."""
    alone = []
    for _ in range(len(expected)):
        last = expected.pop()
        if last in actual:
            actual.remove(last)
        else:
            alone.append(last)
    return alone, actual
