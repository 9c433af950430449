"""Iterators made of other iterators."""

from types import GenericAlias as _GenericAlias
from _hn import _gen_as, _gen_local, _is_generator, _is_iterator, _tp_name, _type, _type_has, _type_seal, _type_weak

_Lazy = _type('lazy')
_NONE = object()
_MAXSIZE = (1 << 63) - 1
_STOP = 'Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.'


def _lazy(cls):
    """Seals a class of this module: its objects are generators of frozen functions, and what steps them its own, as no base is seen."""
    cls.__iter__, cls.__next__ = _Lazy.__iter__, _Lazy.__next__
    _type_seal(cls, cls.__name__[0] != '_')
    return cls


def _size(value):
    if isinstance(value, int):
        size = int.__index__(value)
    elif _type_has(value, '__index__'):
        size = value.__index__()
    else:
        raise TypeError(f"'{_tp_name(value)}' object cannot be interpreted as an integer")
    if not -0x8000000000000000 <= size <= 0x7fffffffffffffff:
        raise OverflowError('Python int too large to convert to C ssize_t')
    return size


# What is asked for its items, as a loop can step it without calling __iter__ again.
def _over(iterable):
    it = iter(iterable)
    return it if _is_iterator(it) else _gen_as(_steps(it), _Lazy)


def _steps(it):
    while True:
        item = next(it, _NONE)
        if item is _NONE:
            return True
        yield item


# The generators keep in their parameters what is to be known between two items, and return True where they ask on
# after the end: see core/vm/generator.c.

# ---- endless ----

def _count(n, step):
    while True:
        now = n
        n = now + step
        yield now


@_lazy
class count(_Lazy):
    """start, start + step, start + 2 * step ..."""
    __slots__ = ()

    def __new__(cls, start=0, step=1):
        for number in (start, step):
            if not _type_has(number, '__float__') and not _type_has(number, '__index__') \
                    and not isinstance(number, complex):
                raise TypeError('a number is required')
        if isinstance(start, int) and step == 1 and isinstance(step, int):
            start, step = int.__index__(start), 1
        return _gen_as(_count(start, step), cls)

    def __repr__(self):
        n, step = _gen_local(self, 0), _gen_local(self, 1)
        return f'{type(self).__name__}({n!r})' if isinstance(step, int) and step == 1 else \
            f'{type(self).__name__}({n!r}, {step!r})'


def _cycle(it, saved, again):
    if again is None:
        for item in it:
            saved.append(item)
            yield item
        again = iter(saved)
    while saved:
        for item in again:
            yield item
        again = iter(saved)


@_lazy
class cycle(_Lazy):
    """The items of an iterable, again and again."""
    __slots__ = ()

    def __new__(cls, iterable, /):
        return _gen_as(_cycle(_over(iterable), [], None), cls)


def _repeat(item, times):
    if times is None:
        while True:
            yield item
    for _ in times:
        yield item
    return True


@_lazy
class repeat(_Lazy):
    """The same object again and again, or so many times."""
    __slots__ = ()

    def __new__(cls, object, times=_NONE):
        return _gen_as(_repeat(object, None if times is _NONE else iter(range(_size(times)))), cls)

    def __length_hint__(self):
        times = _gen_local(self, 1)
        if times is None:
            raise TypeError('len() of unsized object')
        return times.__length_hint__()

    def __repr__(self):
        times = _gen_local(self, 1)
        more = '' if times is None else f', {times.__length_hint__()}'
        return f'{type(self).__name__}({_gen_local(self, 0)!r}{more})'


# ---- one after the other ----

def _accumulate(it, func, total, initial):
    if initial is not None:
        total, initial = initial, None
        yield total
    if total is _NONE:
        for item in it:
            break
        else:
            return True
        total = item if total is _NONE else total + item if func is None else func(total, item)
        yield total
    if func is None:
        for item in it:
            total = total + item
            yield total
    else:
        for item in it:
            total = func(total, item)
            yield total
    return True


@_lazy
class accumulate(_Lazy):
    """The sums (or what func gives) of the first item, the first two, the first three ..."""
    __slots__ = ()

    def __new__(cls, iterable, func=None, *, initial=None):
        return _gen_as(_accumulate(_over(iterable), func, _NONE, initial), cls)


def _batched(it, n, strict):
    while True:
        batch = []
        try:
            for item in it:
                batch.append(item)
                if len(batch) == n:
                    break
            else:
                if not batch:
                    break
                if strict:
                    raise ValueError('batched(): incomplete batch')
        except:
            it = ()  # an error is the end
            raise
        yield tuple(batch)
    it = ()
    return True


@_lazy
class batched(_Lazy):
    """Tuples of n items each; the last one may be shorter unless strict."""
    __slots__ = ()

    def __new__(cls, iterable, n, *, strict=False):
        n = _size(n)
        if n < 1:
            raise ValueError('n must be at least one')
        return _gen_as(_batched(_over(iterable), n, bool(strict)), cls)


def _chain(source, active):
    while True:
        for item in active:
            yield item
        active = ()
        try:
            for iterable in source:
                active = _over(iterable)
                break
            else:
                break
        except:
            source = ()  # an error is the end
            raise
    source = ()
    return True


@_lazy
class chain(_Lazy):
    """The items of one iterable after those of the other."""
    __slots__ = ()

    def __new__(cls, /, *iterables):
        return _gen_as(_chain(iter(iterables), ()), cls)

    @classmethod
    def from_iterable(cls, iterable, /):
        """The same for iterables that an iterable gives."""
        return _gen_as(_chain(_over(iterable), ()), cls)

    __class_getitem__ = classmethod(_GenericAlias)


def _compress(pairs):
    for item, selected in pairs:
        if selected:
            yield item
    return True


@_lazy
class compress(_Lazy):
    """The items whose selector is true."""
    __slots__ = ()

    def __new__(cls, data, selectors):
        return _gen_as(_compress(zip(data, selectors)), cls)


def _dropwhile(predicate, it, dropping):
    if dropping:
        for item in it:
            if not dropping or not predicate(item):
                break
        else:
            return True
        dropping = False
        yield item
    for item in it:
        yield item
    return True


@_lazy
class dropwhile(_Lazy):
    """All items from the first one that is not true for the predicate."""
    __slots__ = ()

    def __new__(cls, predicate, iterable, /):
        return _gen_as(_dropwhile(predicate, _over(iterable), True), cls)


def _takewhile(predicate, it):
    for item in it:
        if not predicate(item):
            it = ()
            return True
        yield item
    return True


@_lazy
class takewhile(_Lazy):
    """The items in front of the first one that is not true for the predicate."""
    __slots__ = ()

    def __new__(cls, predicate, iterable, /):
        return _gen_as(_takewhile(predicate, _over(iterable)), cls)


def _filterfalse(function, it):
    if function is None or function is bool:
        for item in it:
            if not item:
                yield item
    else:
        for item in it:
            if not function(item):
                yield item
    return True


@_lazy
class filterfalse(_Lazy):
    """The items for which the function is false."""
    __slots__ = ()

    def __new__(cls, function, iterable, /):
        return _gen_as(_filterfalse(function, _over(iterable)), cls)


def _islice(it, at, start, stop, step):
    """at: how many items have been taken; start: which one comes next."""
    try:
        while True:
            while at < start:
                for item in it:
                    break
                else:
                    break
                at += 1
            if at < start or at >= stop:
                break
            for item in it:
                break
            else:
                break
            at += 1
            start = min(start + step, stop)
            yield item
    except:
        it = ()  # an error is the end
        raise
    it = ()
    return True


# A builtin iterator asks for nothing, so nothing is to be known between two items.
def _islice_plain(it, start, stop):
    if start:
        for _ in zip(range(start), it):
            pass
    if stop is None:
        for item in it:
            yield item
    else:
        for _, item in zip(range(stop - start), it):
            yield item


def _bound(value, text):
    if value is not None:
        try:
            value = int.__index__(value) if isinstance(value, int) else value.__index__()
        except AttributeError:
            raise ValueError(text) from None
        if not 0 <= value <= _MAXSIZE:
            raise ValueError(text)
    return value


@_lazy
class islice(_Lazy):
    """Some items of an iterable, as a slice has them: islice(iterable, [start,] stop[, step])"""
    __slots__ = ()

    def __new__(cls, /, *iterable_and_limits):
        n = len(iterable_and_limits)
        if not 2 <= n <= 4:
            raise TypeError(f"islice expected at {'most 4' if n > 4 else 'least 2'} arguments, got {n}")
        iterable, *limits = iterable_and_limits
        start, stop, step = 0, limits[0], 1
        if len(limits) == 1:
            stop = _bound(stop, _STOP)
        else:
            stop = _bound(limits[1], _STOP)
            start = _bound(limits[0], 'Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.') or 0
        if len(limits) == 3:
            text = 'Step for islice() must be a positive integer or None.'
            step = _bound(limits[2], text)
            if step == 0:
                raise ValueError(text)
        it = _over(iterable)
        if step is None or step == 1:
            if not _is_generator(it):
                return _gen_as(_islice_plain(it, start, stop), cls)
            step = 1
        return _gen_as(_islice(it, 0, start, _MAXSIZE + 1 if stop is None else stop, step), cls)


def _pairwise(it, left):
    try:
        if left is _NONE:
            for left in it:
                break
            else:
                left, it = _NONE, ()
                return True
        before = left
        for right in it:
            left = right
            yield before, right
            before = right
        left, it = _NONE, ()
        return True
    except:
        left, it = _NONE, ()  # an error is the end
        raise


@_lazy
class pairwise(_Lazy):
    """Each item with the one that follows it."""
    __slots__ = ()

    def __new__(cls, iterable, /):
        return _gen_as(_pairwise(_over(iterable), _NONE), cls)


def _starmap(function, it):
    for args in it:
        yield function(*(args if type(args) is tuple else tuple(args)))
    return True


@_lazy
class starmap(_Lazy):
    """function(*item) for each item."""
    __slots__ = ()

    def __new__(cls, function, iterable, /):
        return _gen_as(_starmap(function, _over(iterable)), cls)


def _padded(it, live, fill, ended):
    if not ended:
        try:
            for item in it:
                yield item
                if not live[0]:
                    return
        except:
            it, live[0] = (), 0  # an error is the end of all
            raise
        ended = True
        live[0] -= 1
    while live[0] > 0:
        yield fill


@_lazy
class zip_longest(_Lazy):
    """As zip(), to the end of the longest, with a value for what is missing."""
    __slots__ = ()

    def __new__(cls, /, *iterables, fillvalue=None):
        live = [len(iterables)]
        padded = [_gen_as(_padded(_over(iterable), live, fillvalue, False), _Lazy) for iterable in iterables]
        return _gen_as(zip(*padded) if padded else _chain((), ()), cls)


# ---- groups and copies ----

# state: the key that the groups are compared with, the key of the item that has been read ahead, that item, and which group
# may take it.

def _group(it, key, state, target, own):
    while state[3] is own:
        if state[2] is _NONE:
            for item in it:
                found = item if key is None else key(item)
                if target is not found:
                    state[1:3] = found, item
                    if not target == found:
                        return True
                state[1] = state[2] = _NONE
                yield item
                if state[3] is not own:
                    return True
            return True
        found = state[1]
        if target is not found and not target == found:
            return True
        item, state[1], state[2] = state[2], _NONE, _NONE
        yield item
    return True


def _groupby(it, key, state):
    while True:
        state[3] = None
        while (found := state[1]) is _NONE or state[0] is found or state[0] is not _NONE and state[0] == found:
            for item in it:
                break
            else:
                return True
            state[1:3] = item if key is None else key(item), item
        target = state[0] = state[1]
        own = state[3] = object()
        yield target, _gen_as(_group(it, key, state, target, own), _grouper)


@_lazy
class groupby(_Lazy):
    """(key, iterator over the items that follow each other with the same key) pairs."""
    __slots__ = ()

    def __new__(cls, iterable, key=None):
        return _gen_as(_groupby(_over(iterable), key, [_NONE, _NONE, _NONE, None]), cls)


@_lazy
class _grouper(_Lazy):
    __slots__ = ()


def _branch(it, link):
    """link: the next item, and the link behind it; None where nobody has asked for the item yet, False while it is asked for."""
    while True:
        if not link[1]:
            if link[1] is False:
                raise RuntimeError('cannot re-enter the tee iterator')
            link[1] = False
            try:
                for item in it:
                    break
                else:
                    link[1] = None
                    return True
            except:
                link[1] = None
                raise
            link[:] = item, [None, None]
        item, link = link
        yield item


@_lazy
class _tee(_Lazy):
    """One of several iterators over the same."""
    __slots__ = ()

    def __new__(cls, iterable, /):
        return tee(iterable, 1)[0]

    def __copy__(self):
        return _gen_as(_branch(_gen_local(self, 0), _gen_local(self, 1)), _tee)


_type_weak(_tee)


def tee(iterable, n=2, /):
    """A tuple of n iterators over the same items."""
    n = _size(n)
    if n < 0:
        raise ValueError('n must be >= 0')
    if not n:
        return ()
    it = iter(iterable)
    copy = getattr(it, '__copy__', None)
    if copy is None:
        copy = _gen_as(_branch(_over(it), [None, None]), _tee).__copy__
    return tuple([copy() for _ in range(n)])


# ---- combinations ----

def _rows(first, below, r):
    """Every tuple of r items, the last one changing fastest: the first item is one of `first`, and behind item i of the choices at
    place k one of below(k, choices, i) follows."""
    if r == 0:
        yield ()
        return
    choices, heads, at = [first] * r, [()] * r, [0] * r
    k = 0
    while k >= 0:
        while k < r - 1 and (i := at[k]) < len(choices[k]):
            heads[k + 1] = heads[k] + (choices[k][i],)
            choices[k + 1] = below(k, choices[k], i)
            k += 1
            at[k] = 0
        if k == r - 1:
            head = heads[k]
            for item in choices[k]:
                yield head + (item,)
        k -= 1
        if k >= 0:
            at[k] += 1


@_lazy
class product(_Lazy):
    """Every tuple with one item of each iterable, the last one changing fastest."""
    __slots__ = ()

    def __new__(cls, /, *iterables, repeat=1):
        repeat = _size(repeat)
        if repeat < 0:
            raise ValueError('repeat argument cannot be negative')
        pools = [tuple(iterable) for iterable in iterables] * repeat if repeat else []
        first = pools[0] if pools and all(pools) else ()
        return _gen_as(_rows(first, lambda k, choices, i: pools[k + 1], len(pools)), cls)


@_lazy
class combinations(_Lazy):
    """Every choice of r items, in the order of the iterable."""
    __slots__ = ()

    def __new__(cls, iterable, r):
        r = _size(r)
        pool, r = tuple(iterable), _length(r)
        spare = len(pool) - r + 1  # so many choices has the first item
        return _gen_as(_rows(pool[:max(spare, 0)], lambda k, choices, i: choices[i + 1:] + pool[spare + k:spare + k + 1], r), cls)


@_lazy
class combinations_with_replacement(_Lazy):
    """Every choice of r items, where an item may be chosen more than once."""
    __slots__ = ()

    def __new__(cls, iterable, r):
        r = _size(r)
        return _gen_as(_rows(tuple(iterable), lambda k, choices, i: choices[i:], _length(r)), cls)


def _length(r):
    r = _size(r)
    if r < 0:
        raise ValueError('r must be non-negative')
    return r


@_lazy
class permutations(_Lazy):
    """Every choice of r items (or all) in every order."""
    __slots__ = ()

    def __new__(cls, iterable, r=None):
        pool = tuple(iterable)
        if r is None:
            r = len(pool)
        elif not isinstance(r, int):
            raise TypeError('Expected int as r')
        first = pool if _length(r) <= len(pool) else ()
        return _gen_as(_rows(first, lambda k, choices, i: choices[:i] + choices[i + 1:], r), cls)
