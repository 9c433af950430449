# What a deque does with the help of Python code: iterables, subclasses, items with an __eq__ of their own.

from _hn import (_call_active, _deque_at, _deque_is, _deque_len, _deque_list, _deque_maxlen, _deque_put, _deque_putleft,
                 _deque_set, _deque_version, _gen_as, _gen_local, _index, _isinstance, _lookup, _type, _type_builtin, _type_dict, _type_has,
                 _type_seal)
from _hn.builtins import _nothing, _tn
from _hn.dicts import _full_name
from _hn.sequences import _end

_DEQUE_CHANGED = 'deque mutated during iteration'


def deque_extend(d, iterable):
    for x in list(iterable) if iterable is d else iterable:
        _deque_put(d, x)


def deque_iadd(d, iterable):
    deque_extend(d, iterable)
    return d


def deque_extendleft(d, iterable):
    for x in list(iterable) if iterable is d else iterable:
        _deque_putleft(d, x)


def deque_copy(d):
    maxlen = _deque_maxlen(d)
    made = type(d)(d) if maxlen is None else type(d)(d, maxlen)
    if not _deque_is(d, made):
        raise TypeError('%s() must return a deque, not %s' % (_tn(d), _tn(made)))
    return made


def deque_add(d, other):
    made = deque_copy(d)
    deque_extend(made, other)
    return made


def deque_mul(d, n):
    if not _type_has(n, '__index__'):
        return _deque_refuse_times(n)
    return deque_imul(deque_copy(d), n)


# n * d: a sequence before it is what is to be repeated, and the deque no number.
def deque_rmul(d, n):
    if _isinstance(n, (str, bytes, bytearray, list, tuple)):
        raise TypeError("can't multiply sequence by non-int of type '%s'" % _full_name(type(d)))
    return deque_mul(d, n)


def _deque_refuse_times(n):
    for c in type(n).__mro__:
        if '__rmul__' in _type_dict(c):
            if not _type_builtin(c):
                return NotImplemented
            break
    raise TypeError("can't multiply sequence by non-int of type '%s'" % _tn(n))


def deque_imul(d, n):
    if not _type_has(n, '__index__'):
        return _deque_refuse_times(n)
    n = _index(n)
    if not -(1 << 63) <= n < 1 << 63:
        raise OverflowError("cannot fit 'int' into an index-sized integer")
    size = _deque_len(d)
    if not size or n == 1:
        return d
    if n <= 0:
        _deque_set(d, [])
        return d
    maxlen = _deque_maxlen(d)
    if maxlen is not None and n * size > maxlen:
        n = (maxlen + size - 1) // size
    items = _deque_list(d)
    _deque_set(d, items * n if size == 1 else items + list(d) * (n - 1))
    return d


def deque_rotate(d, n):
    n = _index(n)
    items = _deque_list(d)
    if items:
        n %= len(items)
        if n:
            _deque_set(d, items[-n:] + items[:-n])


# ---- places ----

def _deque_place(d, i):
    if _lookup(type(i), '__index__', None) is None:
        raise TypeError("sequence index must be integer, not '%s'" % _tn(i))
    i = _index(i)
    return i + len(d) if i < 0 else i


def deque_getitem(d, i):
    i = _deque_place(d, i)
    if i < 0 or i >= _deque_len(d):
        raise IndexError('deque index out of range')
    return _deque_at(d, i)


def deque_setitem(d, i, value):
    i = _deque_place(d, i)
    if i < 0 or i >= _deque_len(d):
        raise IndexError('deque index out of range')
    items = _deque_list(d)
    items[i] = value
    _deque_set(d, items)


def deque_delitem(d, i):
    i = _deque_place(d, i)
    if i < 0 or i >= _deque_len(d):
        raise IndexError('deque index out of range')
    items = _deque_list(d)
    del items[i]
    _deque_set(d, items)


def deque_insert(d, i, value):
    i = _index(i)
    if _deque_len(d) == _deque_maxlen(d):
        raise IndexError('deque already at its maximum size')
    items = _deque_list(d)
    items.insert(i, value)
    _deque_set(d, items)


# ---- searching ----

# The place of the first item in [start, stop) that equals value, or -1.
def _deque_find(d, value, start, stop, error=RuntimeError):
    version = _deque_version(d)
    while start < stop:
        item = _deque_at(d, start)
        if item is value or item == value:
            return start
        if _deque_version(d) != version:
            raise error(_DEQUE_CHANGED)
        start += 1
    return -1


def deque_contains(d, value):
    return _deque_find(d, value, 0, _deque_len(d)) >= 0


def deque_count(d, value):
    count = 0
    version = _deque_version(d)
    for at in range(_deque_len(d)):
        item = _deque_at(d, at)
        if item is value or item == value:
            count += 1
        if _deque_version(d) != version:
            raise RuntimeError(_DEQUE_CHANGED)
    return count


def _deque_bound(v):
    if not _type_has(v, '__index__'):
        raise TypeError('slice indices must be integers or have an __index__ method')
    return _index(v)


def _deque_limit(v, size):
    if v < 0:
        v += size
    return 0 if v < 0 else size if v > size else v


def deque_index(d, value, start, stop):
    start, stop = _deque_bound(start), _deque_bound(stop)  # Python code may change the deque
    size = _deque_len(d)
    start, stop = _deque_limit(start, size), _deque_limit(stop, size)
    at = _deque_find(d, value, start, stop)
    if at < 0:
        raise ValueError('deque.index(x): x not in deque')
    return at


def deque_remove(d, value):
    version = _deque_version(d)
    at = _deque_find(d, value, 0, _deque_len(d), IndexError)
    if at < 0:
        raise ValueError('deque.remove(x): x not in deque')
    if _deque_version(d) != version:
        raise IndexError(_DEQUE_CHANGED)
    items = _deque_list(d)
    del items[at]
    _deque_set(d, items)


# `op` counts <, <=, >, >=, ==, != from 0.
def deque_compare(a, b, op):
    xs, ys = iter(a), iter(b)
    while True:
        x, y = next(xs, _nothing), next(ys, _nothing)
        if x is _nothing or y is _nothing:
            break
        if not (x is y or x == y):
            if op == 4 or op == 5:
                return op == 5
            result = x < y if op == 0 else x <= y if op == 1 else x > y if op == 2 else x >= y
            return True if result else False
    if op == 0:
        return y is not _nothing
    if op == 1:
        return x is _nothing
    if op == 2:
        return x is not _nothing
    if op == 3:
        return y is _nothing
    return (x is y) == (op == 4)


# ---- iterators, text ----

# places: an iterator over the indices in the list that are left.
def _deque_steps(d, items, places, cell, version):
    for i in places:
        if cell[0] != version:
            break
        yield items[i]
    if cell[0] != version:
        places = iter(())
        raise RuntimeError(_DEQUE_CHANGED)
    return True


def _deque_iterator_of(cls, method, args):
    if not 1 <= len(args) <= 2:
        raise TypeError('function takes at %s %d argument%s (%d given)' %
                        (('most', 2, 's', len(args)) if args else ('least', 1, '', 0)))
    for base in type(args[0]).__mro__:
        if base.__module__ == 'collections' and base.__name__ == 'deque' and _type_builtin(base):
            break
    else:
        raise TypeError('argument 1 must be collections.deque, not ' + _tn(args[0]))
    left = _index(args[1]) if len(args) > 1 else 0
    it = base.__dict__[method](args[0])
    while left > 0 and next(it, _end) is not _end:
        left -= 1
    return it


class _deque_iterator(_type('lazy')):
    __slots__ = ()

    def __new__(cls, /, *args, **keywords):
        return _deque_iterator_of(cls, '__iter__', args)

    def __length_hint__(self):
        return _gen_local(self, 2).__length_hint__()

    def __reduce__(self):
        d = _gen_local(self, 0)
        return type(self), (d, len(d) - self.__length_hint__())


class _deque_reverse_iterator(_type('lazy')):
    __slots__ = ()

    def __new__(cls, /, *args, **keywords):
        return _deque_iterator_of(cls, '__reversed__', args)

    __length_hint__ = _deque_iterator.__length_hint__
    __reduce__ = _deque_iterator.__reduce__


_deque_iterator.__iter__ = _deque_reverse_iterator.__iter__ = _type('lazy').__iter__
_deque_iterator.__next__ = _deque_reverse_iterator.__next__ = _type('lazy').__next__
_deque_iterator.__module__ = _deque_reverse_iterator.__module__ = 'collections'
_type_seal(_deque_iterator, False)
_type_seal(_deque_reverse_iterator, False)


def deque_iter(d, items, head, cell, version):
    return _gen_as(_deque_steps(d, items, iter(range(head, len(items))), cell, version), _deque_iterator)


def deque_reversed(d, items, head, cell, version):
    return _gen_as(_deque_steps(d, items, iter(range(len(items) - 1, head - 1, -1)), cell, version), _deque_reverse_iterator)


def deque_repr(d, maxlen):
    if _call_active(d):
        return '[...]'
    text = repr(list(d))
    if maxlen is None:
        return '%s(%s)' % (type(d).__name__, text)
    return '%s(%s, maxlen=%d)' % (type(d).__name__, text, maxlen)


def deque_reduce(d, maxlen):
    return type(d), () if maxlen is None else ((), maxlen), d.__getstate__(), iter(d)
