"""Heaps: lists in which heap[k] <= heap[2*k+1] and heap[k] <= heap[2*k+2], so that heap[0] is the smallest."""

from _hn import _argument_name

__all__ = ['heappush', 'heappop', 'heapify', 'heapreplace', 'heappushpop', 'heappush_max', 'heappop_max',
           'heapify_max', 'heapreplace_max', 'heappushpop_max', 'nlargest', 'nsmallest', 'merge']


def _check(heap, name):
    if not isinstance(heap, list):
        raise TypeError(f"{name}() argument{' 1' if 'push' in name or 'rep' in name else ''} must be list, not {_argument_name(heap)}")


def _rise(heap, pos, top):
    """Move the item at pos towards top, to where its parent is not greater."""
    item = heap[pos]
    while pos > top:
        parent = (pos - 1) >> 1
        above = heap[parent]
        if not item < above:
            break
        heap[pos] = above
        pos = parent
    heap[pos] = item


def _rise_max(heap, pos, top):
    item = heap[pos]
    while pos > top:
        parent = (pos - 1) >> 1
        above = heap[parent]
        if not above < item:
            break
        heap[pos] = above
        pos = parent
    heap[pos] = item


def _sink(heap, pos):
    """Let the smaller children come up as far as there are any, then move the item up from there."""
    end, top, item = len(heap), pos, heap[pos]
    while (right := 2 * pos + 2) <= end:
        child = right - (right == end or heap[right - 1] < heap[right])
        heap[pos] = heap[child]
        pos = child
    heap[pos] = item
    _rise(heap, pos, top)


def _sink_max(heap, pos):
    end, top, item = len(heap), pos, heap[pos]
    while (right := 2 * pos + 2) <= end:
        child = right - (right == end or heap[right] < heap[right - 1])
        heap[pos] = heap[child]
        pos = child
    heap[pos] = item
    _rise_max(heap, pos, top)


def heappush(heap, item, /):
    """Add an item."""
    _check(heap, 'heappush')
    heap.append(item)
    _rise(heap, len(heap) - 1, 0)


def heappush_max(heap, item, /):
    """Add an item to a max-heap."""
    _check(heap, 'heappush_max')
    heap.append(item)
    _rise_max(heap, len(heap) - 1, 0)


def _pop(heap, sink, name):
    _check(heap, name)
    if not heap:
        raise IndexError('index out of range')
    last = heap.pop()
    if not heap:
        return last
    first, heap[0] = heap[0], last
    sink(heap, 0)
    return first


def heappop(heap, /):
    """Remove and return the smallest item."""
    return _pop(heap, _sink, 'heappop')


def heappop_max(heap, /):
    """Remove and return the largest item of a max-heap."""
    return _pop(heap, _sink_max, 'heappop_max')


def _replace(heap, item, sink, name):
    _check(heap, name)
    if not heap:
        raise IndexError('index out of range')
    first, heap[0] = heap[0], item
    sink(heap, 0)
    return first


def heapreplace(heap, item, /):
    """Remove and return the smallest item, then add one."""
    return _replace(heap, item, _sink, 'heapreplace')


def heapreplace_max(heap, item, /):
    """Remove and return the largest item of a max-heap, then add one."""
    return _replace(heap, item, _sink_max, 'heapreplace_max')


def heappushpop(heap, item, /):
    """Add an item, then remove and return the smallest."""
    _check(heap, 'heappushpop')
    return _replace(heap, item, _sink, 'heappushpop') if heap and heap[0] < item else item


def heappushpop_max(heap, item, /):
    """Add an item to a max-heap, then remove and return the largest."""
    _check(heap, 'heappushpop_max')
    return _replace(heap, item, _sink_max, 'heappushpop_max') if heap and item < heap[0] else item


def _order(heap, sink, name):
    _check(heap, name)
    for pos in range(len(heap) // 2 - 1, -1, -1):
        sink(heap, pos)


def heapify(heap, /):
    """Make a list a heap, in place and in linear time."""
    _order(heap, _sink, 'heapify')


def heapify_max(heap, /):
    """Make a list a max-heap, in place and in linear time."""
    _order(heap, _sink_max, 'heapify_max')


def merge(*iterables, key=None, reverse=False):
    """The items of sorted iterables in their order, one by one."""
    order, sink = (heapify_max, _sink_max) if reverse else (heapify, _sink)
    heap = []
    for n, iterable in enumerate(map(iter, iterables)):
        for item in iterable:
            heap.append([item if key is None else key(item), -n if reverse else n, iterable, item])
            break
    order(heap)
    while heap:
        entry = heap[0]
        yield entry[3]
        for item in entry[2]:
            entry[0], entry[3] = item if key is None else key(item), item
            sink(heap, 0)
            break
        else:
            _pop(heap, sink, 'merge')


def _best(n, iterable, key, order, replace, step, better):
    """The first n of what sorting by key would give."""
    it = iter(iterable)
    heap = [(item if key is None else key(item), i * step, item) for i, item in zip(range(n), it)]
    i = len(heap) * step
    order(heap)
    if heap:
        worst = heap[0][0]
        for item in it:
            rank = item if key is None else key(item)
            if better(rank, worst):
                replace(heap, (rank, i, item))
                worst = heap[0][0]
                i += step
    heap.sort(reverse=step < 0)
    return [entry[2] for entry in heap]


def _all(n, iterable):
    """Whether everything is asked for."""
    try:
        known = len(iterable)
    except (TypeError, AttributeError):
        return False
    return n >= known


def nlargest(n, iterable, key=None):
    """The n largest items, largest first."""
    if n == 1:
        none = object()
        best = max(iterable, default=none, key=key)
        return [] if best is none else [best]
    if _all(n, iterable):
        return sorted(iterable, key=key, reverse=True)[:n]
    return _best(n, iterable, key, heapify, heapreplace, -1, lambda rank, worst: worst < rank)


def nsmallest(n, iterable, key=None):
    """The n smallest items, smallest first."""
    if n == 1:
        none = object()
        best = min(iterable, default=none, key=key)
        return [] if best is none else [best]
    if _all(n, iterable):
        return sorted(iterable, key=key)[:n]
    return _best(n, iterable, key, heapify_max, heapreplace_max, 1, lambda rank, worst: rank < worst)


# As they were called before they were documented.
_heapify_max = heapify_max
_heappop_max = heappop_max
_heappush_max = heappush_max
_heappushpop_max = heappushpop_max
_heapreplace_max = heapreplace_max
