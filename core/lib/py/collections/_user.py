"""The classes of collections that are built on abstract base classes.

Most of their methods hand on what they are given to the container in `data`. These are expressions in tables, by name.
"""

import operator
from abc import update_abstractmethods
from collections.abc import MutableMapping, MutableSequence, Sequence
from sys import maxsize
from _hn import _call_active

_UNSET = object()


def _complete(cls, methods=()):
    """Gives a class of collections methods that have no names of their own yet."""
    for name, method in methods:
        method.__name__ = name
        method.__qualname__ = f'{cls.__name__}.{name}'
        setattr(cls, name, method)
    cls.__module__ = 'collections'
    for method in vars(cls).values():
        method = getattr(method, '__func__', getattr(method, 'fget', method))
        if getattr(method, '__module__', None) == __name__:
            method.__module__ = 'collections'
    update_abstractmethods(cls)


# ---- several mappings ----

def _in_first(chain, action, *keys):
    """What an action on the first mapping gives. Its KeyError speaks of that mapping."""
    try:
        return action(chain.maps[0])
    except KeyError:
        raise KeyError(f'Key not found in the first mapping: {keys[0]!r}' if keys else 'No keys found in the first mapping.')


def _flat(chain, made):
    """Puts everything into a dict, so that the mappings in front win."""
    for layer in chain.maps[::-1]:
        made.update(layer)
    return made


class ChainMap(MutableMapping):
    """Several mappings as one. Keys are looked up in order, and set in the first."""

    def __init__(self, *maps):
        self.maps = [*maps] if maps else [{}]

    def __repr__(self):
        if _call_active(self):
            return '...'
        return self.__class__.__name__ + '(' + ', '.join([repr(layer) for layer in self.maps]) + ')'

    def __bool__(self):
        return any(self.maps)

    def __len__(self):
        return len({key for layer in self.maps for key in layer})

    def __iter__(self):
        return iter({key: None for layer in self.maps[::-1] for key in layer})

    def __contains__(self, key):
        return any([key in layer for layer in self.maps])

    def __getitem__(self, key):
        for layer in self.maps:
            try:
                found = layer[key]
            except KeyError:
                continue
            return found
        return self.__missing__(key)

    def __missing__(self, key):
        raise KeyError(key)

    def get(self, key, default=None):
        if key not in self:
            return default
        return self[key]

    def __setitem__(self, key, value):
        first = self.maps[0]
        first[key] = value

    def __delitem__(self, key):
        _in_first(self, lambda first: operator.delitem(first, key), key)

    def pop(self, key, *args):
        return _in_first(self, lambda first: first.pop(key, *args), key)

    def popitem(self):
        return _in_first(self, lambda first: first.popitem())

    def clear(self):
        first = self.maps[0]
        first.clear()

    def copy(self):
        first, *others = self.maps
        return self.__class__(first.copy(), *others)

    __copy__ = copy

    @classmethod
    def fromkeys(cls, iterable, value=None, /):
        first = dict.fromkeys(iterable, value)
        return cls(first)

    def new_child(self, m=None, **kwargs):
        """A ChainMap with one more mapping in front."""
        front = kwargs if m is None else m
        if kwargs and front is m:
            front.update(kwargs)
        return self.__class__(front, *self.maps)

    @property
    def parents(self):
        """A ChainMap without the first mapping."""
        _, *others = self.maps
        return self.__class__(*others)

    def __or__(self, other):
        if hasattr(other, 'keys'):
            made = self.copy()
            made.maps[0].update(other)
            return made
        return NotImplemented

    def __ror__(self, other):
        return self.__class__(_flat(self, dict(other))) if hasattr(other, 'keys') else NotImplemented

    def __ior__(self, other):
        first = self.maps[0]
        first.update(other)
        return self


_complete(ChainMap)


# ---- what the others have in common ----

def _data_of(cls):
    """A function that takes an object of this class for its data."""
    return lambda value: value.data if isinstance(value, cls) else value


def _duplicate(self):
    """Another object of the same class, with the same attributes but for a copy of the data."""
    made = self.__class__.__new__(self.__class__)
    made.__dict__ |= self.__dict__ | {'data': self.__dict__['data'].copy()}
    return made


def _same_self(act):
    """A method for an operator that changes the data."""
    def method(self, other):
        self.data = act(self.data, other)
        return self
    return method


def _comparisons(make):
    return [(f'__{name}__', make(getattr(operator, name))) for name in ('lt', 'le', 'eq', 'gt', 'ge')]


# ---- a mapping ----

class UserDict(MutableMapping):
    """A dict to derive from: what it holds is in `data`."""

    def __init__(self, dict=None, /, **kwargs):
        self.data = {}
        for items in (dict, kwargs or None):
            if items is not None:
                self.update(items)

    def __getitem__(self, key):
        data = self.data
        if key in data:
            return data[key]
        missing = getattr(self.__class__, '__missing__', _UNSET)
        if missing is _UNSET:
            raise KeyError(key)
        return missing(self, key)

    def copy(self):
        if self.__class__ is UserDict:
            return UserDict(self.data.copy())
        made = self.__copy__()
        made.data = {}
        made.update(self)
        return made

    @classmethod
    def fromkeys(cls, iterable, value=None):
        made = cls()
        made_of = made.__setitem__
        for key in iterable:
            made_of(key, value)
        return made


def _joined(self, left, right):
    """A new object for two dicts (or such objects) together."""
    left, right = _dict_of(left), _dict_of(right)
    return self.__class__(left | right) if isinstance(left, dict) and isinstance(right, dict) else NotImplemented


_dict_of = _data_of(UserDict)
_complete(UserDict, [
    ('__len__', lambda self: len(self.data)),
    ('__iter__', lambda self: iter(self.data)),
    ('__repr__', lambda self: repr(self.data)),
    ('__contains__', lambda self, key: key in self.data),
    ('__setitem__', lambda self, key, item: operator.setitem(self.data, key, item)),
    ('__delitem__', lambda self, key: operator.delitem(self.data, key)),
    ('get', lambda self, key, default=None: self[key] if key in self else default),
    ('__or__', lambda self, other: _joined(self, self.data, other)),
    ('__ror__', lambda self, other: _joined(self, other, self.data)),
    ('__ior__', _same_self(lambda data, other: operator.ior(data, _dict_of(other)))),
    ('__copy__', lambda self: _duplicate(self)),
])


# ---- a sequence ----

class UserList(MutableSequence):
    """A list to derive from: what it holds is in `data`."""
    __hash__ = None

    def __init__(self, initlist=None):
        self.data = [*_list_of(() if initlist is None else initlist)]

    def __getitem__(self, i):
        found = self.data[i]
        return self.__class__(found) if isinstance(i, slice) else found

    def __mul__(self, n):
        return self.__class__(self.data * n)

    __rmul__ = __mul__

    def __imul__(self, n):
        data = self.data
        data *= n
        self.data = data
        return self


def _items_of(other):
    other = _list_of(other)
    return other if isinstance(other, list) else list(other)


_list_of = _data_of(UserList)
_complete(UserList, _comparisons(lambda compare: lambda self, other: compare(self.data, _list_of(other))) + [
    ('__len__', lambda self: len(self.data)),
    ('__repr__', lambda self: repr(self.data)),
    ('__contains__', lambda self, item: item in self.data),
    ('__setitem__', lambda self, i, item: operator.setitem(self.data, i, item)),
    ('__delitem__', lambda self, i: operator.delitem(self.data, i)),
    ('__add__', lambda self, other: self.__class__(self.data + _items_of(other))),
    ('__radd__', lambda self, other: self.__class__(_items_of(other) + self.data)),
    ('__iadd__', _same_self(lambda data, other: operator.iadd(data, _items_of(other)))),
    ('__copy__', lambda self: _duplicate(self)),
    ('append', lambda self, item: self.data.append(item)),
    ('insert', lambda self, i, item: self.data.insert(i, item)),
    ('pop', lambda self, i=-1: self.data.pop(i)),
    ('remove', lambda self, item: self.data.remove(item)),
    ('clear', lambda self: self.data.clear()),
    ('copy', lambda self: self.__class__(self)),
    ('count', lambda self, item: self.data.count(item)),
    ('index', lambda self, item, *args: self.data.index(item, *args)),
    ('reverse', lambda self: self.data.reverse()),
    ('sort', lambda self, /, *args, **kwds: self.data.sort(*args, **kwds)),
    ('extend', lambda self, other: self.data.extend(_list_of(other))),
])


# ---- a text ----

class UserString(Sequence):
    """A str to derive from: what it holds is in `data`."""
    maketrans = str.maketrans

    def __init__(self, seq):
        text = _text_of(seq)
        self.data = text if isinstance(text, str) else str(text)

    def __mul__(self, n):
        return _like(self, self.data * n)

    __rmul__ = __mul__


def _like(self, text):
    return self.__class__(text)


def _words(text):
    text = _text_of(text)
    return text if isinstance(text, str) else str(text)


_text_of = _data_of(UserString)

# What the methods of str look like that give another text, by their parameters, and those that give something else.
_TEXTS = [
    ('capitalize casefold lower swapcase title upper', lambda name: lambda self: _like(self, getattr(self.data, name)())),
    ('strip lstrip rstrip', lambda name: lambda self, chars=None: _like(self, getattr(self.data, name)(chars))),
    ('center ljust rjust', lambda name: lambda self, width, *args: _like(self, getattr(self.data, name)(width, *args))),
    ('zfill', lambda name: lambda self, width: _like(self, self.data.zfill(width))),
    ('translate', lambda name: lambda self, *args: _like(self, self.data.translate(*args))),
    ('expandtabs', lambda name: lambda self, tabsize=8: _like(self, self.data.expandtabs(tabsize))),
    ('removeprefix', lambda name: lambda self, prefix, /: _like(self, self.data.removeprefix(_text_of(prefix)))),
    ('removesuffix', lambda name: lambda self, suffix, /: _like(self, self.data.removesuffix(_text_of(suffix)))),
    ('replace', lambda name: lambda self, old, new, maxsplit=-1:
        _like(self, self.data.replace(_text_of(old), _text_of(new), maxsplit))),
]
_OTHERS = [
    ('isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper',
     lambda name: lambda self: getattr(self.data, name)()),
    ('count find index rfind rindex',
     lambda name: lambda self, sub, start=0, end=maxsize: getattr(self.data, name)(_text_of(sub), start, end)),
    ('partition rpartition', lambda name: lambda self, sep: getattr(self.data, name)(sep)),
    ('split rsplit', lambda name: lambda self, sep=None, maxsplit=-1: getattr(self.data, name)(sep, maxsplit)),
    ('splitlines', lambda name: lambda self, keepends=False: self.data.splitlines(keepends)),
    ('startswith', lambda name: lambda self, prefix, start=0, end=maxsize: self.data.startswith(prefix, start, end)),
    ('endswith', lambda name: lambda self, suffix, start=0, end=maxsize: self.data.endswith(suffix, start, end)),
    ('join', lambda name: lambda self, seq: self.data.join(seq)),
    ('format', lambda name: lambda self, /, *args, **kwds: self.data.format(*args, **kwds)),
    ('format_map', lambda name: lambda self, mapping: self.data.format_map(mapping)),
    ('encode', lambda name: lambda self, encoding='utf-8', errors='strict': self.data.encode(encoding or 'utf-8', errors or 'strict')),
]
_complete(UserString, _comparisons(lambda compare: lambda self, string: compare(self.data, _text_of(string))) + [
    ('__len__', lambda self: len(self.data)),
    ('__str__', lambda self: str(self.data)),
    ('__repr__', lambda self: repr(self.data)),
    ('__hash__', lambda self: hash(self.data)),
    ('__int__', lambda self: int(self.data)),
    ('__float__', lambda self: float(self.data)),
    ('__complex__', lambda self: complex(self.data)),
    ('__contains__', lambda self, char: _text_of(char) in self.data),
    ('__getitem__', lambda self, index: _like(self, self.data[index])),
    ('__getnewargs__', lambda self: (self.data[:],)),
    ('__add__', lambda self, other: _like(self, self.data + _words(other))),
    ('__radd__', lambda self, other: _like(self, _words(other) + self.data)),
    ('__mod__', lambda self, args: _like(self, self.data % args)),
    ('__rmod__', lambda self, template: _like(self, str(template) % self)),
] + [(name, form(name)) for names, form in _TEXTS + _OTHERS for name in names.split()])
