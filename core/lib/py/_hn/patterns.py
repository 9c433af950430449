# Frozen Python: patterns.

from _hn import _class_name, _entry, _is_type, _modules
from _hn.builtins import _tn
from _hn.dicts import _fill_mapping
from _hn.operators import _mappingproxy
from _hn.sys import FrameLocalsProxy


def match_sequence(o):
    return _collection(type(o)) == 1


def match_mapping(o):
    return _collection(type(o)) == 2


# Classes that count without collections.abc; frozen modules add theirs.
_sequence_classes = {list: True, tuple: True, range: True, memoryview: True}


# 1 of a sequence, 2 of a mapping: what the first of its classes is that is one of them only. Those of collections.abc
# count once somebody has imported that.
def _collection(t):
    abc = _modules().get('collections.abc')
    if abc is not None and not issubclass(t, abc.Sequence) and not issubclass(t, abc.Mapping):
        return 0
    for c in t.__mro__:
        if _entry(_sequence_classes, c, False):
            return 1
        if c is dict or c is _mappingproxy or c is FrameLocalsProxy:
            return 2
        if abc is None or issubclass(c, (str, bytes, bytearray)):
            continue
        sequence = issubclass(c, abc.Sequence)
        if sequence is not issubclass(c, abc.Mapping):
            return 1 if sequence else 2
    return 0


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
                    raise TypeError('%s() accepts 1 positional sub-pattern (%d given)' % (_class_name(cls), npositional))
                got.append(subject)
                npositional = 0
        elif type(positional) is not tuple:
            raise TypeError('%s.__match_args__ must be a tuple (got %s)' % (_class_name(cls), _tn(positional)))
        if npositional > len(positional):
            raise TypeError('%s() accepts %d positional sub-pattern%s (%d given)' %
                            (_class_name(cls), len(positional), '' if len(positional) == 1 else 's', npositional))
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
        raise TypeError("%s() got multiple sub-patterns for attribute '%s'" % (_class_name(cls), name))
    seen.add(name)
    try:
        got.append(getattr(subject, name))
    except AttributeError:
        return False
    return True


def match_keys(subject, keys):
    seen = set()
    got = []
    nothing = object()
    for key in keys:
        if key in seen:
            raise ValueError('mapping pattern checks duplicate key (%r)' % (key,))
        seen.add(key)
        value = subject.get(key, nothing)
        if value is nothing:
            return None
        got.append(value)
    return tuple(got)


def match_rest(subject, keys):
    rest = {}
    _fill_mapping(rest, subject)
    for key in keys:
        del rest[key]
    return rest
