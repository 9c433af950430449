# Dicts and sets with keys whose __hash__ or __eq__ is Python code. The primitives give the entries of one hash; a
# comparison may change the table, and then the search starts again.

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


# ---- dicts ----

# The entry of a key, or -1.
def dict_find(d, key, h):
    found = _dict_probe(d, h, 0)
    while found is not None:
        other, entry, next_place, size = found
        if other is key:
            return entry
        same = True if other == key else False
        if not _dict_held(d, entry, other, size):
            next_place = 0
        elif same:
            return entry
        found = _dict_probe(d, h, next_place)
    return -1


def dict_get(d, key, default=None):
    entry = dict_find(d, key, hash_key(key))
    return default if entry < 0 else _dict_value(d, entry)


def dict_set(d, key, value):
    h = hash_key(key)
    entry = dict_find(d, key, h)
    if entry < 0:
        _dict_insert(d, h, key, value)
    else:
        _dict_set_value(d, entry, value)


def dict_setdefault(d, key, default=None):
    h = hash_key(key)
    entry = dict_find(d, key, h)
    if entry >= 0:
        return _dict_value(d, entry)
    _dict_insert(d, h, key, default)
    return default


def dict_pop(d, key, *default):
    entry = dict_find(d, key, hash_key(key)) if d else -1
    if entry >= 0:
        value = _dict_value(d, entry)
        _dict_delete(d, entry)
        return value
    if default:
        return default[0]
    raise KeyError(key)


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


def _pair(item, i):
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
            pair = _pair(item, i)
            _dict_put(d, pair[0], pair[1])
        i += 1


def _fill_dict(d, other):
    count = len(other)
    for key, value in other.items():
        _dict_put(d, key, value)
        if len(other) != count:
            raise RuntimeError('dict mutated during update')


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
        if _is_set(iterable):
            for key, h in _hashed(iterable):
                if dict_find(d, key, h) < 0:
                    _dict_insert(d, h, key, value)
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

# The slot of a member, or -1.
def set_find(s, key, h):
    found = _set_probe(s, h, 0)
    while found is not None:
        other, slot, next_place, size = found
        if other is key:
            return slot
        same = True if other == key else False
        if not _set_held(s, slot, other, size):
            next_place = 0
        elif same:
            return slot
        found = _set_probe(s, h, next_place)
    return -1


# A set that is looked for is looked for as a frozenset.
def _search_hash(key):
    inner = _plain_set(key)
    if type(inner) is set and type(key).__hash__ is None:
        return _set_content_hash(inner)
    return hash_member(key)


def set_has(s, key):
    return set_find(s, key, _search_hash(key)) >= 0


def set_add(s, key):
    h = hash_member(key)
    if set_find(s, key, h) < 0:
        _set_insert(s, h, key)


def set_discard(s, key):
    slot = set_find(s, key, _search_hash(key))
    if slot >= 0:
        _set_delete(s, slot)


def set_remove(s, key):
    slot = set_find(s, key, _search_hash(key))
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
            if set_find(s, x, h) < 0:
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
    if _is_set(other):
        if len(other) > len(s):
            s, other = other, s
    for x, h in _hashed(other, hash):
        if set_find(s, x, h) >= 0 and set_find(result, x, h) < 0:
            _set_insert(result, h, x)
    return result


def set_intersection(result, others):
    for other in others:
        result = intersect(result, other)
    return result


def set_intersection_update(s, result, others):
    _set_become(s, set_intersection(result, others))


def set_difference(result, others):
    for other in others:
        other = _plain_set(other)
        if other is result:
            other = [x for x in result]
        for x, h in _hashed(other):
            slot = set_find(result, x, h)
            if slot >= 0:
                _set_delete(result, slot)
    return result


def set_difference_update(s, others):
    set_difference(s, others)


# Members of other that are in s leave it, the others join it.
def toggle(s, other):
    for x, h in _hashed(other):
        slot = set_find(s, x, h)
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
        other = intersect(s, other)
    if len(s) > len(other):
        return False
    for x, h in _hashed(s):
        if set_find(other, x, h) < 0:
            return False
    return True


def set_issuperset(s, other):
    for x, h in _hashed(_plain_set(other)):
        if set_find(s, x, h) < 0:
            return False
    return True


def set_isdisjoint(s, other):
    if _lookup(type(other), '__iter__', None) in (set.__iter__, frozenset.__iter__):
        other = _plain_set(other)
    for x, h in _hashed(other):
        if set_find(s, x, h) >= 0:
            return False
    return True
