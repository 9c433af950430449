"""Copies of objects, shallow and deep."""

from copyreg import dispatch_table
from types import (BuiltinFunctionType, CodeType, EllipsisType, FunctionType, MethodType, NoneType,
                   NotImplementedType)

__all__ = ['Error', 'copy', 'deepcopy', 'replace']


class Error(Exception):
    pass


error = Error

_ATOMS = frozenset((NoneType, EllipsisType, NotImplementedType, int, float, bool, complex, bytes, str, CodeType, type,
                    range, BuiltinFunctionType, FunctionType, property))


def _is_reference(cls):
    return cls.__name__ == 'ReferenceType' and cls.__module__ == 'weakref'


def copy(x):
    """A shallow copy: a new object with the same parts."""
    cls = type(x)
    if cls in _ATOMS or cls is tuple or cls is frozenset or cls is slice or cls is super:
        return x
    if cls is list or cls is dict or cls is set or cls is bytearray:
        return x.copy()
    if issubclass(cls, type) or _is_reference(cls):
        return x
    copier = getattr(cls, '__copy__', None)
    if copier is not None:
        return copier(x)
    how = _reduce(x, 'shallow')
    if isinstance(how, str):
        return x
    return _rebuild(x, None, *how)


def deepcopy(x, memo=None, _nil=[]):
    """A copy whose parts are copies too. Objects that are reached in several ways are copied once."""
    cls = type(x)
    if cls in _ATOMS:
        return x
    key = id(x)
    if memo is None:
        memo = {}
    else:
        y = memo.get(key, _nil)
        if y is not _nil:
            return y
    copier = _DEEP.get(cls)
    if copier is not None:
        y = copier(x, memo)
    elif issubclass(cls, type) or _is_reference(cls):
        y = x
    elif (copier := getattr(x, '__deepcopy__', None)) is not None:
        y = copier(memo)
    else:
        how = _reduce(x, 'deep')
        y = x if isinstance(how, str) else _rebuild(x, memo, *how)
    if y is not x:
        memo[key] = y
        memo.setdefault(id(memo), []).append(x)  # its id stays its own while the memo lives
    return y


def _deep_list(x, memo):
    y = []
    memo[id(x)] = y
    for item in x:
        y.append(deepcopy(item, memo))
    return y


def _deep_tuple(x, memo):
    y = [deepcopy(item, memo) for item in x]
    found = memo.get(id(x))  # x may contain itself, by way of a list
    if found is not None:
        return found
    for a, b in zip(x, y):
        if a is not b:
            return tuple(y)
    return x


def _deep_dict(x, memo):
    memo[id(x)] = made = {}
    for key, value in x.items():
        value = deepcopy(value, memo)
        made[deepcopy(key, memo)] = value
    return made


def _deep_method(x, memo):
    return MethodType(x.__func__, deepcopy(x.__self__, memo))


_DEEP = {list: _deep_list, tuple: _deep_tuple, dict: _deep_dict, MethodType: _deep_method}


def _reduce(x, kind):
    """A name, or (callable, arguments, state, items, pairs)."""
    reducer = dispatch_table.get(type(x))
    if reducer is not None:
        return reducer(x)
    made = getattr(x, '__reduce_ex__', None)
    if made is not None:
        return made(4)
    made = getattr(x, '__reduce__', None)
    if not made:
        raise Error(f'un({kind})copyable object of type {type(x)}')
    return made()


def _rebuild(x, memo, make, args, state=None, items=None, pairs=None):
    deep = memo is not None
    if deep and args:
        args = [deepcopy(arg, memo) for arg in args]
    if make is zip and state:  # zip's __setstate__ comes too late where all are builtin iterators
        return zip(*args, strict=True)
    y = make(*args)
    if deep:
        memo[id(x)] = y
    if state is not None:
        _set_state(y, deepcopy(state, memo) if deep else state)
    if items is not None:
        for item in items:
            y.append(deepcopy(item, memo) if deep else item)
    if pairs is not None:
        for key, value in pairs:
            if deep:
                y[deepcopy(key, memo)] = deepcopy(value, memo)
            else:
                y[key] = value
    return y


def _set_state(y, state):
    if hasattr(y, '__setstate__'):
        y.__setstate__(state)
        return
    slots = None
    if isinstance(state, tuple) and len(state) == 2:
        state, slots = state
    if state is not None:
        y.__dict__.update(state)
    if slots is not None:
        for name, value in slots.items():
            setattr(y, name, value)


def replace(obj, /, **changes):
    """A copy with other values for the attributes that are named, of objects with __replace__()."""
    how = getattr(obj.__class__, '__replace__', None)
    if how is not None:
        return how(obj, **changes)
    raise TypeError('replace() does not support %s objects' % obj.__class__.__name__)
