# Dicts and sets with keys whose __hash__ or __eq__ is Python code. The primitives give the entries of one hash; a
# comparison may change the table, and then the search starts again.

from _hn import (_dict_delete, _dict_expect, _dict_held, _dict_insert, _dict_join, _dict_move_entry, _dict_next,
                 _dict_probe, _dict_put, _dict_put_pair, _dict_set_value, _dict_value, _exact_dict, _isinstance,
                 _plain_set, _set_become, _set_content_hash, _set_copy, _set_delete, _set_held, _set_insert,
                 _set_new, _set_next, _set_probe, _set_put)
from _hn.builtins import _tn
from _hn.operators import _set_like
from _hn.sequences import steps


def hash_key(key):
    try:
        return hash(key)
    except TypeError as e:
        if type(e) is not TypeError:
            raise
        message = str(e)
    raise TypeError("cannot use '%s' as a dict key (%s)" % (_full_name(type(key)), message))


def hash_member(key):
    try:
        return hash(key)
    except TypeError as e:
        if type(e) is not TypeError:
            raise
        message = str(e)
    raise TypeError("cannot use '%s' as a set element (%s)" % (_full_name(type(key)), message))


def _full_name(t):
    if t.__module__ in ('builtins', '__main__'):
        return t.__qualname__
    return t.__module__ + '.' + t.__qualname__


# Where a key is in a dict, its entry, or `of_set` in a set, its slot; -1: nowhere.
def find_entry(where, key, h, of_set=False):
    found = _set_probe(where, h, 0) if of_set else _dict_probe(where, h, 0)
    while found is not None:
        other, at, next_place, size = found
        if other is key:
            return at
        same = True if other == key else False
        if not (_set_held(where, at, other, size) if of_set else _dict_held(where, at, other, size)):
            next_place = 0
        elif same:
            return at
        found = _set_probe(where, h, next_place) if of_set else _dict_probe(where, h, next_place)
    return -1


# ---- dicts ----

def dict_get(d, key, default=None):
    entry = find_entry(d, key, hash_key(key))
    return default if entry < 0 else _dict_value(d, entry)


def dict_set(d, key, value):
    h = hash_key(key)
    entry = find_entry(d, key, h)
    if entry < 0:
        _dict_insert(d, h, key, value)
    else:
        _dict_set_value(d, entry, value)


def dict_setdefault(d, key, default=None):
    h = hash_key(key)
    entry = find_entry(d, key, h)
    if entry >= 0:
        return _dict_value(d, entry)
    _dict_insert(d, h, key, default)
    return default


def dict_pop(d, key, *default):
    entry = find_entry(d, key, hash_key(key)) if d else -1
    if entry >= 0:
        value = _dict_value(d, entry)
        _dict_delete(d, entry)
        return value
    if default:
        return default[0]
    raise KeyError(key)


def dict_move(d, key, last):
    entry = find_entry(d, key, hash_key(key))
    if not last and entry >= 0 and entry == _dict_next(d, 0)[3] - 1:
        return None
    if entry >= 0:
        _dict_move_entry(d, entry)
    return entry >= 0


def dict_count(d, key):
    h = hash_key(key)
    entry = find_entry(d, key, h)
    _dict_put_hashed(d, key, h, 1 if entry < 0 else _dict_value(d, entry) + 1)


# What mapping.keys() gives, as a list.
def _keys_of(mapping):
    keys = mapping.keys()
    try:
        it = iter(keys)
    except TypeError:
        it = None
    if it is None:
        raise TypeError('%s.keys() returned a non-iterable (type %s)' % (_tn(mapping), _tn(keys)))
    return [key for key in it]


def _fill_mapping(d, other):
    exact = _exact_dict(other)
    if exact is not None:
        _fill_dict(d, exact)
        return
    for key in _keys_of(other):
        _dict_put(d, key, other[key])


def _pair_of(item, i):
    try:
        it = steps(iter(item))
    except TypeError:
        it = None
    if it is None:
        e = TypeError('object is not iterable')
        e.add_note('Cannot convert dictionary update sequence element #%d to a sequence' % i)
        raise e
    pair = [x for x in it]
    if len(pair) != 2:
        raise ValueError('dictionary update sequence element #%d has length %d; 2 is required' % (i, len(pair)))
    return pair


def _fill_pairs(d, pairs):
    i = 0
    for item in pairs:
        if _dict_put_pair(d, item) is item:
            pair = _pair_of(item, i)
            _dict_put(d, pair[0], pair[1])
        i += 1


def _fill_dict(d, other):
    if _dict_join(d, other):
        return
    count = len(other)
    for key, value, h in _dict_entries(other):
        _dict_put_hashed(d, key, h, value)
        if len(other) != count:
            raise RuntimeError('dict mutated during update')


# (key, value, hash) of a dict: the hash serves other dicts, no key is asked for it again.
def _dict_entries(d):
    found = _dict_next(d, 0)
    while found is not None:
        yield found[0], found[1], found[2]
        found = _dict_next(d, found[3])


def _dict_put_hashed(d, key, h, value):
    entry = find_entry(d, key, h)
    if entry < 0:
        _dict_insert(d, h, key, value)
    else:
        _dict_set_value(d, entry, value)


def dict_equal(a, b):
    if len(a) != len(b):
        return False
    for key, x, h in _dict_entries(a):
        entry = find_entry(b, key, h)
        if entry < 0:
            return False
        y = _dict_value(b, entry)
        if not (y is x or x == y):
            return False
    return True


def dict_fill(d, other, kwargs):
    if type(other) is dict:
        if other is not d:
            _fill_dict(d, other)
    elif hasattr(other, 'keys'):
        _fill_mapping(d, other)
    else:
        _fill_pairs(d, other)
    if kwargs is not None:
        for key, value in kwargs.items():
            _dict_put(d, key, value)


def dict_of(d, other, kwargs):
    dict_fill(d, other, kwargs)
    return d


def dict_copy(d):
    made = {}
    _fill_mapping(made, d)
    return made


def dict_fromkeys(cls, iterable, value=None):
    d = cls()
    if type(d) is dict:
        _dict_expect(d, iterable)
        if _is_set(iterable):
            for key, h in _hashed(iterable):
                if find_entry(d, key, h) < 0:
                    _dict_insert(d, h, key, value)
            return d
        if type(iterable) is dict:
            for key, _, h in _dict_entries(iterable):
                _dict_put_hashed(d, key, h, value)
            return d
        for key in iterable:
            _dict_put(d, key, value)
    else:
        for key in iterable:
            d[key] = value
    return d


def view_isdisjoint(view, other):
    if view is other:
        return not view
    if (_isinstance(other, (set, frozenset)) or type(other) in _set_like) and len(other) > len(view):
        view, other = other, view
    for x in other:
        if x in view:
            return False
    return True


# ---- sets ----

# A set that is looked for is looked for as a frozenset.
def _search_hash(key):
    inner = _plain_set(key)
    if type(inner) is set and type(key).__hash__ is None:
        return _set_content_hash(inner)
    return hash_member(key)


def set_has(s, key):
    return find_entry(s, key, _search_hash(key), True) >= 0


def set_add(s, key):
    h = hash_member(key)
    if find_entry(s, key, h, True) < 0:
        _set_insert(s, h, key)


def set_discard(s, key):
    slot = find_entry(s, key, _search_hash(key), True)
    if slot >= 0:
        _set_delete(s, slot)


def set_remove(s, key):
    slot = find_entry(s, key, _search_hash(key), True)
    if slot < 0:
        raise KeyError(key)
    _set_delete(s, slot)


# (member, hash) of what is in an iterable; a set's members are not asked for their hashes again.
def _hashed(iterable, hash_of=hash_member):
    if not _is_set(iterable):
        for x in iterable:
            yield x, hash_of(x)
        return
    found = _set_next(iterable, 0)
    while found is not None:
        yield found[0], found[1]
        found = _set_next(iterable, found[2])


def _add_all(s, iterable):
    if _is_set(iterable):
        for x, h in _hashed(iterable):
            if find_entry(s, x, h, True) < 0:
                _set_insert(s, h, x)
    elif type(iterable) is dict:
        for x, _, h in _dict_entries(iterable):
            if find_entry(s, x, h, True) < 0:
                _set_insert(s, h, x)
    else:
        for x in iterable:
            _set_put(s, x)
    return s


def set_of(iterable):
    return _add_all(set(), _plain_set(iterable))


def set_init(s, iterable):
    _set_become(s, set_of(iterable))


def frozenset_of(iterable):
    return _add_all(_set_new(frozenset()), _plain_set(iterable))


def frozenset_new(cls, iterable):
    return frozenset.__new__(cls, frozenset_of(iterable))


def set_union(result, others):
    for other in others:
        _add_all(result, _plain_set(other))
    return result


def set_update(s, others):
    set_union(s, others)


def _is_set(v):
    return type(v) is set or type(v) is frozenset


def intersect(s, other):
    result = _set_new(s)
    other = _plain_set(other)
    whole = None
    if not _is_set(other):
        whole = len(s)
    elif len(other) > len(s):
        s, other = other, s
    for x, h in _hashed(other, hash):
        if find_entry(s, x, h, True) >= 0 and find_entry(result, x, h, True) < 0:
            _set_insert(result, h, x)
            if whole is not None and len(result) >= whole:
                break
    return result


def set_intersection(result, others):
    for other in others:
        result = intersect(result, other)
    return result


def set_intersection_update(s, result, others):
    _set_become(s, set_intersection(result, others))


def set_difference(result, others, made=True):
    for other in others:
        other = _plain_set(other)
        if other is result:
            other = [x for x in result]
        if made and type(other) is dict and len(result) >> 2 <= len(other):  # the set knows hashes, the dict does not
            for x, h in [*_hashed(result)]:
                slot = find_entry(result, x, h, True) if find_entry(other, x, h) >= 0 else -1
                if slot >= 0:
                    _set_delete(result, slot)
            made = False
            continue
        made = False
        for x, h in _hashed(other):
            slot = find_entry(result, x, h, True)
            if slot >= 0:
                _set_delete(result, slot)
    return result


def set_difference_update(s, others):
    set_difference(s, others, False)


# Members of other that are in s leave it, the others join it.
def toggle(s, other):
    for x, h in _hashed(other):
        slot = find_entry(s, x, h, True)
        if slot >= 0:
            _set_delete(s, slot)
        else:
            _set_insert(s, h, x)
    return s


def set_symmetric(s, other):
    other = _plain_set(other)
    result = _set_copy(other, s) if _is_set(other) else _add_all(_set_new(s), other)
    return toggle(result, s)


def set_symmetric_update(s, other):
    other = _plain_set(other)
    if not _is_set(other):
        other = set_of(other)
    toggle(s, [x for x in other] if other is s else other)


def set_issubset(s, other):
    other = _plain_set(other)
    if not _is_set(other):
        return len(intersect(s, other)) == len(s)
    if len(s) > len(other):
        return False
    for x, h in _hashed(s):
        if find_entry(other, x, h, True) < 0:
            return False
    return True


def set_issuperset(s, other):
    for x, h in _hashed(_plain_set(other)):
        if find_entry(s, x, h, True) < 0:
            return False
    return True


def set_isdisjoint(s, other):
    for x, h in _hashed(other):
        if find_entry(s, x, h, True) >= 0:
            return False
    return True
