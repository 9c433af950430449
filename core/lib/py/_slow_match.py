# Frozen Python: patterns.

def match_sequence(o):
    t = type(o)
    for c in t.__mro__:
        if c is list or c is tuple or c is range:
            return True
        if c is str or c is bytes or c is bytearray or c is dict:
            return False
    return _registered(t, 'Sequence')


def match_mapping(o):
    t = type(o)
    for c in t.__mro__:
        if c is dict or c is _mappingproxy:
            return True
        if c is list or c is tuple or c is str:
            return False
    return _registered(t, 'Mapping')


# Derived from or registered with a class of collections.abc, which only matters once somebody has imported that.
def _registered(t, name):
    module = _modules().get('collections.abc')
    return module is not None and issubclass(t, getattr(module, name))


_self_types = (bool, bytearray, bytes, dict, float, frozenset, int, list, set, str, tuple)


def match_class(subject, cls, npositional, names):
    if not _is_type(cls):
        raise TypeError('called match pattern must be a class')
    if not isinstance(subject, cls):
        return None
    got = []
    seen = set()
    if npositional:
        positional = getattr(cls, '__match_args__', None)
        if positional is None:
            positional = ()
            if issubclass(cls, _self_types):
                if npositional > 1:
                    raise TypeError('%s() accepts 1 positional sub-pattern (%d given)' % (cls.__name__, npositional))
                got.append(subject)
                npositional = 0
        elif type(positional) is not tuple:
            raise TypeError('%s.__match_args__ must be a tuple (got %s)' % (cls.__name__, _tn(positional)))
        if npositional > len(positional):
            raise TypeError('%s() accepts %d positional sub-pattern%s (%d given)' %
                            (cls.__name__, len(positional), '' if len(positional) == 1 else 's', npositional))
        i = 0
        while i < npositional:
            name = positional[i]
            i += 1
            if type(name) is not str:
                raise TypeError('__match_args__ elements must be strings (got %s)' % _tn(name))
            if not _match_attribute(subject, cls, name, seen, got):
                return None
    for name in names:
        if not _match_attribute(subject, cls, name, seen, got):
            return None
    return tuple(got)


def _match_attribute(subject, cls, name, seen, got):
    if name in seen:
        raise TypeError("%s() got multiple sub-patterns for attribute '%s'" % (cls.__name__, name))
    seen.add(name)
    try:
        got.append(getattr(subject, name))
    except AttributeError:
        return False
    return True


def match_keys(subject, keys):
    seen = set()
    got = []
    for key in keys:
        if key in seen:
            raise ValueError('mapping pattern checks duplicate key (%r)' % (key,))
        seen.add(key)
        value = subject.get(key, _nothing)
        if value is _nothing:
            return None
        got.append(value)
    return tuple(got)


def match_rest(subject, keys):
    rest = {}
    for key in subject.keys():
        rest[key] = subject[key]
    for key in keys:
        del rest[key]
    return rest
