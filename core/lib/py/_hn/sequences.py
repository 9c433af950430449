# Lists, tuples, ranges and slices: what needs iteration, comparison or __index__ in Python. And the lazy builtins zip,
# map, filter, enumerate, reversed and iter: generators, each with a separate class.

from _hn import (_gen_as, _gen_local, _gen_put, _index, _instance, _is_generator, _is_iterator, _isinstance, _iter_strict, _list_grown,
                 _list_take, _lookup, _payload, _sort_keyed, _special, _type, _type_has, _type_made, _type_of, _type_seal)
from _hn.builtins import _tn


def _slice_index(i):
    if not _type_has(i, '__index__'):
        raise TypeError('slice indices must be integers or have an __index__ method')
    return _index(i)


def seq_index(s, value, start=0, stop=None):
    i = _slice_index(start)
    if i < 0:
        i += len(s)
        if i < 0:
            i = 0
    if stop is None:
        end = len(s)
    else:
        end = _slice_index(stop)
        if end < 0:
            end += len(s)
    while i < end and i < len(s):
        x = s[i]
        if x is value or x == value:
            return i
        i += 1
    name = 'list' if type(s) is list else 'tuple'
    raise ValueError('%s.index(x): x not in %s' % (name, name))


def seq_count(s, value):
    count = 0
    for x in s:
        if x is value or x == value:
            count += 1
    return count


# Its iterator, after it was asked how many items there may be.
def _hinted(x):
    if _is_iterator(x):
        return x
    items = iter(x)
    _hint(x)
    return steps(items)


def _hint(x):
    if _lookup(type(x), '__len__', None) is not None:
        try:
            len(x)
            return
        except TypeError:
            pass
    f = _special(x, '__length_hint__')
    if f is None:
        return
    try:
        n = f()
    except TypeError:
        return
    if n is not NotImplemented:
        if not _isinstance(n, int):
            raise TypeError('__length_hint__ must be an integer, not ' + _tn(n))
        if not -1 << 63 <= n < 1 << 63:
            raise OverflowError('Python int too large to convert to C ssize_t')
        if n < 0:
            raise ValueError('__length_hint__() should return >= 0')


def list_extend(l, iterable):
    if _isinstance(iterable, list) and _payload(iterable) is l:
        l += l
        return
    for x in _hinted(iterable):
        l.append(x)


def list_insert(l, index, value):
    l.insert(_index(index), value)


def list_pop(l, index):
    return l.pop(_index(index))


def list_remove(l, value):
    i = 0
    while i < len(l):
        x = l[i]
        if x is value or x == value:
            del l[i:i + 1]
            return
        i += 1
    raise ValueError('list.remove(x): x not in list')


def list_of(iterable):
    return [x for x in _hinted(iterable)]


def list_init(l, iterable):
    l.clear()
    for x in _hinted(iterable):
        l.append(x)


def tuple_of(iterable):
    return tuple([x for x in iterable])


def tuple_new(cls, iterable):
    return tuple.__new__(cls, [x for x in iterable])


# ---- sorting ----

# [start, end) pairs of the runs that are there already; a falling run is turned round.
def _runs(keys, order):
    runs = []
    n = len(order)
    i = 0
    while i < n:
        start = i
        i += 1
        if i < n:
            if keys[order[i]] < keys[order[i - 1]]:
                i += 1
                while i < n and keys[order[i]] < keys[order[i - 1]]:
                    i += 1
                order[start:i] = order[start:i][::-1]
            else:
                i += 1
                while i < n and not keys[order[i]] < keys[order[i - 1]]:
                    i += 1
        runs.append((start, i))
    return runs


def _merge(keys, order, start, middle, end):
    left = order[start:middle]
    i = 0
    n = len(left)
    j = middle
    k = start
    while i < n and j < end:
        if keys[order[j]] < keys[left[i]]:
            order[k] = order[j]
            j += 1
        else:
            order[k] = left[i]
            i += 1
        k += 1
    order[k:k + n - i] = left[i:]


# The places of keys in ascending order: a merge sort on natural runs that only uses <.
def _sorted_places(keys):
    order = [i for i in range(len(keys))]
    runs = _runs(keys, order)
    while len(runs) > 1:
        merged = []
        i = 0
        while i + 1 < len(runs):
            _merge(keys, order, runs[i][0], runs[i][1], runs[i + 1][1])
            merged.append((runs[i][0], runs[i + 1][1]))
            i += 2
        if i < len(runs):
            merged.append(runs[i])
        runs = merged
    return order


def _turn(keys, items, i, j):
    keys[i:j] = keys[i:j][::-1]
    if items is not keys:
        items[i:j] = items[i:j][::-1]


def _rising_to(keys, i):
    while i < len(keys) and not keys[i] < keys[i - 1]:
        i += 1
    return i


# The length of the run at the start of a few keys. One that falls, perhaps after equal keys, is turned round, and goes on rising.
def _first_run(keys, items):
    n = len(keys)
    if n < 2:
        return n
    i = _rising_to(keys, 1)
    if i == n or i > 1 and keys[0] < keys[i - 1]:
        return i
    if i > 1:
        _turn(keys, items, 0, i)
    i += 1
    equal = 0
    while i < n:
        if keys[i] < keys[i - 1]:
            if equal:
                _turn(keys, items, i - 1 - equal, i)
            equal = 0
        elif keys[i - 1] < keys[i]:
            break
        else:
            equal += 1
        i += 1
    if equal:
        _turn(keys, items, i - 1 - equal, i)
    _turn(keys, items, 0, i)
    return _rising_to(keys, i)


# Binary insertion, in place.
def _sort_few(keys, items):
    for i in range(_first_run(keys, items), len(keys)):
        x = keys[i]
        low = 0
        high = i
        while low < high:
            middle = (low + high) // 2
            if x < keys[middle]:
                high = middle
            else:
                low = middle + 1
        if low < i:
            keys.insert(low, keys.pop(i))
            if items is not keys:
                items.insert(low, items.pop(i))


# Sorts a list that nobody else sees.
def _sort_items(items, key, reverse):
    keys = items if key is None else [key(x) for x in items]
    if _sort_keyed(keys, items, reverse):
        return
    if reverse:
        items.reverse()
        if keys is not items:
            keys.reverse()
    try:
        if len(keys) < 64:
            _sort_few(keys, items)
        else:
            old = items.copy()
            items[:] = [old[i] for i in _sorted_places(keys if keys is not items else old)]
    finally:
        if reverse:
            items.reverse()


def list_sort(l, key, reverse):
    reverse = bool(reverse)
    items = _list_take(l)
    changed = False
    try:
        _sort_items(items, key, reverse)
    finally:
        changed = _list_grown(l)
        l[:] = items
    if changed:
        raise ValueError('list modified during sort')


def sorted_list(items, key, reverse):
    _sort_items(items, key, bool(reverse))
    return items


def sorted_of(iterable, key, reverse):
    return sorted_list([x for x in _hinted(iterable)], key, reverse)


# ---- ranges and slices ----

def range_of(*args):
    return range(*[_index(x) for x in args])


def range_index(r, value):
    i = 0
    for x in r:
        if x == value:
            return i
        i += 1
    raise ValueError('sequence.index(x): x not in sequence')


def range_count(r, value):
    count = 0
    for x in r:
        if x == value:
            count += 1
    return count


class longrange_iterator:
    __slots__ = ('_next', '_step', '_left')

    def __iter__(self):
        return self

    def __next__(self):
        if not self._left:
            raise StopIteration
        self._left -= 1
        x = self._next
        self._next = x + self._step
        return x

    def __length_hint__(self):
        return self._left

    def __setstate__(self, state, /):
        state = min(max(_index(state), 0), self._left)
        self._left -= state
        self._next += state * self._step

    def __reduce__(self):
        return iter, (range(self._next, self._next + self._left * self._step, self._step),), None


longrange_iterator.__module__ = 'builtins'
_type_seal(longrange_iterator, False)
_type_made(longrange_iterator, False)


def _range_size(r):
    span = r.stop - r.start if r.step > 0 else r.start - r.stop
    step = abs(r.step)
    return (span + step - 1) // step if span > 0 else 0


def range_iter(r):
    return _instance(longrange_iterator, r.start, r.step, _range_size(r))


def range_reversed(r):
    return range_iter(r[::-1])


def slice_indices(s, length):
    return slice(_slice_bound(s.start), _slice_bound(s.stop), _slice_bound(s.step)).indices(_index(length))


def _slice_bound(x):
    if x is None:
        return None
    if not _type_has(x, '__index__'):
        raise TypeError('slice indices must be integers or None or have an __index__ method')
    return _index(x)


# ---- lazy builtins ----
# Generators that keep in their parameters what is to be known between two items: see core/vm/generator.c.

def _longer(name, places):
    if places == 1:
        return ValueError('%s() argument 2 is longer than argument 1' % name)
    return ValueError('%s() argument %d is longer than arguments 1-%d' % (name, places + 1, places))


def _shorter(name, place):
    if place == 1:
        return ValueError('%s() argument 2 is shorter than argument 1' % name)
    return ValueError('%s() argument %d is shorter than arguments 1-%d' % (name, place + 1, place))


_end = ('end',)
_lazy_type = _type('lazy')


# One item of each, or None at the end.
def _next_items(name, its, strict):
    items = []
    for it in its:
        x = next(it, _end)
        if x is _end:
            if strict:
                _check_ends(name, its, len(items))
            return None
        items.append(x)
    return items


def _check_ends(name, its, ended):
    if ended:
        raise _shorter(name, ended)
    place = 1
    while place < len(its):
        if next(its[place], _end) is not _end:
            raise _longer(name, place)
        place += 1


# What a for loop can step without calling __iter__ again.
def steps(it):
    return it if _is_iterator(it) else _gen_as(_steps_of(it), _lazy_type)


def _steps_of(it):
    while True:
        x = next(it, _end)
        if x is _end:
            return True
        yield x


# A program's class derived from a lazy builtin.
def lazy_new(builtin, cls, /, *args, **keywords):
    made = builtin(*args, **keywords)
    if builtin is reversed and type(made) is not reversed:
        return made  # what __reversed__ has given
    return _gen_as(_gen_as(_steps_of(made), _lazy_type), cls)


def zip_iter(iterables, strict):
    its = iterables
    if len(its) == 2 and not strict:
        second = steps(its[1])
        for x in steps(its[0]):
            for y in second:
                break
            else:
                return True
            yield x, y
        return True
    if not its:
        return
    while True:
        items = _next_items('zip', its, strict)
        if items is None:
            return True
        yield tuple(items)


def map_iter(function, it):
    for x in it:
        try:
            y = function(x)
        except StopIteration:
            return True
        yield y
    return True


def maps_iter(function, its, strict):
    while True:
        items = _next_items('map', its, strict)
        if items is None:
            return True
        try:
            y = function(*items)
        except StopIteration:
            return True
        yield y


def filter_iter(function, iterable):
    if function is None or function is bool:
        for x in iterable:
            if x:
                yield x
    else:
        for x in iterable:
            if function(x):
                yield x
    return True


def enumerate_iter(iterable, start):
    for x in iterable:
        i = start
        start = i + 1
        yield i, x
    return True


def reversed_iter(sequence, i):
    while i >= 0:
        at = i
        try:
            x = sequence[at]
        except (IndexError, StopIteration):
            break
        except:
            sequence, i = (), -1  # an error is the end
            raise
        i = at - 1
        yield x
    sequence, i = (), -1
    return True


def call_iter(function, sentinel):
    while function is not None:
        try:
            x = function()
        except StopIteration:
            break
        if function is None or sentinel is x or sentinel == x:
            break
        yield x
    function = sentinel = None
    return True


def getitem_iter(o, i):
    while o is not _end:
        try:
            x = o[i]
        except (IndexError, StopIteration):
            break
        i += 1
        yield x
    o, i = _end, 0
    return True


# How far such a generator is: its index is that of the next item.
def index_hint(it):
    g = _payload(it)
    if not _is_generator(g) or g is not it:
        return 0
    s, i = _gen_local(g, 0), _gen_local(g, 1)
    if _type_of(g) is reversed:
        return i + 1 if len(s) > i else 0
    if s is _end:
        return 0
    if _lookup(type(s), '__len__', None) is None:
        return NotImplemented
    return max(len(s) - i, 0)


def strict_set(it, state):
    g = _payload(it)
    state = True if state else False
    if _type_of(g) is _lazy_type:  # of a class of a program's
        g = _gen_local(g, 0)
    if _type_of(g) is zip:
        if _is_generator(g):
            _gen_put(g, 1, state)
        else:
            _iter_strict(g, state)
    elif type(_gen_local(g, 1)) is list:
        _gen_put(g, 2, state)


def index_set(it, state):
    g = _payload(it)
    state = _index(state)
    if not _is_generator(g) or g is not it:
        return
    if _type_of(g) is reversed:
        _gen_put(g, 1, max(min(state, len(_gen_local(g, 0)) - 1), -1))
    elif _gen_local(g, 0) is not _end:
        _gen_put(g, 1, max(state, 0))
