"""The classes of collections that are built on abstract base classes."""

from collections.abc import MutableMapping, MutableSequence, Sequence


class ChainMap(MutableMapping):
    """Several mappings as one. Keys are looked up in order, and set in the first."""

    def __init__(self, *maps):
        self.maps = list(maps) or [{}]

    def __missing__(self, key):
        raise KeyError(key)

    def __getitem__(self, key):
        for mapping in self.maps:
            try:
                return mapping[key]
            except KeyError:
                pass
        return self.__missing__(key)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __len__(self):
        return len(set().union(*self.maps))

    def __iter__(self):
        merged = {}
        for mapping in reversed(self.maps):
            for key in mapping:
                merged[key] = None
        return iter(merged)

    def __contains__(self, key):
        for mapping in self.maps:
            if key in mapping:
                return True
        return False

    def __bool__(self):
        return any(self.maps)

    def __repr__(self):
        if _call_active(self):
            return '...'
        return f"{self.__class__.__name__}({', '.join([repr(m) for m in self.maps])})"

    @classmethod
    def fromkeys(cls, iterable, value=None, /):
        return cls(dict.fromkeys(iterable, value))

    def copy(self):
        return self.__class__(self.maps[0].copy(), *self.maps[1:])

    __copy__ = copy

    def new_child(self, m=None, **kwargs):
        """A ChainMap with one more mapping in front."""
        if m is None:
            m = kwargs
        elif kwargs:
            m.update(kwargs)
        return self.__class__(m, *self.maps)

    @property
    def parents(self):
        """A ChainMap without the first mapping."""
        return self.__class__(*self.maps[1:])

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __delitem__(self, key):
        try:
            del self.maps[0][key]
        except KeyError:
            raise KeyError(f'Key not found in the first mapping: {key!r}')

    def popitem(self):
        try:
            return self.maps[0].popitem()
        except KeyError:
            raise KeyError('No keys found in the first mapping.')

    def pop(self, key, *args):
        try:
            return self.maps[0].pop(key, *args)
        except KeyError:
            raise KeyError(f'Key not found in the first mapping: {key!r}')

    def clear(self):
        self.maps[0].clear()

    def __ior__(self, other):
        self.maps[0].update(other)
        return self

    def __or__(self, other):
        if not hasattr(other, 'keys'):
            return NotImplemented
        made = self.copy()
        made.maps[0].update(other)
        return made

    def __ror__(self, other):
        if not hasattr(other, 'keys'):
            return NotImplemented
        made = dict(other)
        for mapping in reversed(self.maps):
            made.update(mapping)
        return self.__class__(made)


class UserDict(MutableMapping):
    """A dict to derive from: what it holds is in `data`."""

    def __init__(self, dict=None, /, **kwargs):
        self.data = {}
        if dict is not None:
            self.update(dict)
        if kwargs:
            self.update(kwargs)

    def __len__(self):
        return len(self.data)

    def __getitem__(self, key):
        if key in self.data:
            return self.data[key]
        if hasattr(self.__class__, '__missing__'):
            return self.__class__.__missing__(self, key)
        raise KeyError(key)

    def __setitem__(self, key, item):
        self.data[key] = item

    def __delitem__(self, key):
        del self.data[key]

    def __iter__(self):
        return iter(self.data)

    def __contains__(self, key):
        return key in self.data

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __repr__(self):
        return repr(self.data)

    def __or__(self, other):
        if isinstance(other, UserDict):
            other = other.data
        return self.__class__(self.data | other) if isinstance(other, dict) else NotImplemented

    def __ror__(self, other):
        if isinstance(other, UserDict):
            other = other.data
        return self.__class__(other | self.data) if isinstance(other, dict) else NotImplemented

    def __ior__(self, other):
        self.data |= other.data if isinstance(other, UserDict) else other
        return self

    def __copy__(self):
        made = self.__class__.__new__(self.__class__)
        made.__dict__.update(self.__dict__)
        made.__dict__['data'] = self.__dict__['data'].copy()
        return made

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
        for key in iterable:
            made[key] = value
        return made


def _plain(other):
    return other.data if isinstance(other, (UserList, UserString)) else other


class UserList(MutableSequence):
    """A list to derive from: what it holds is in `data`."""

    def __init__(self, initlist=None):
        self.data = [] if initlist is None else list(_plain(initlist))

    def __repr__(self):
        return repr(self.data)

    def __lt__(self, other):
        return self.data < _plain(other)

    def __le__(self, other):
        return self.data <= _plain(other)

    def __eq__(self, other):
        return self.data == _plain(other)

    def __gt__(self, other):
        return self.data > _plain(other)

    def __ge__(self, other):
        return self.data >= _plain(other)

    def __contains__(self, item):
        return item in self.data

    def __len__(self):
        return len(self.data)

    def __getitem__(self, i):
        return self.__class__(self.data[i]) if isinstance(i, slice) else self.data[i]

    def __setitem__(self, i, item):
        self.data[i] = item

    def __delitem__(self, i):
        del self.data[i]

    def __add__(self, other):
        return self.__class__(self.data + list(_plain(other)))

    def __radd__(self, other):
        return self.__class__(list(_plain(other)) + self.data)

    def __iadd__(self, other):
        self.data += _plain(other)
        return self

    def __mul__(self, n):
        return self.__class__(self.data * n)

    __rmul__ = __mul__

    def __imul__(self, n):
        self.data *= n
        return self

    def __copy__(self):
        made = self.__class__.__new__(self.__class__)
        made.__dict__.update(self.__dict__)
        made.__dict__['data'] = self.__dict__['data'][:]
        return made

    def append(self, item):
        self.data.append(item)

    def insert(self, i, item):
        self.data.insert(i, item)

    def pop(self, i=-1):
        return self.data.pop(i)

    def remove(self, item):
        self.data.remove(item)

    def clear(self):
        self.data.clear()

    def copy(self):
        return self.__class__(self)

    def count(self, item):
        return self.data.count(item)

    def index(self, item, *args):
        return self.data.index(item, *args)

    def reverse(self):
        self.data.reverse()

    def sort(self, /, *args, **kwds):
        self.data.sort(*args, **kwds)

    def extend(self, other):
        self.data.extend(_plain(other))


class UserString(Sequence):
    """A str to derive from: what it holds is in `data`."""
    maketrans = str.maketrans

    def __init__(self, seq):
        self.data = seq if isinstance(seq, str) else seq.data[:] if isinstance(seq, UserString) else str(seq)

    def __str__(self):
        return str(self.data)

    def __repr__(self):
        return repr(self.data)

    def __int__(self):
        return int(self.data)

    def __float__(self):
        return float(self.data)

    def __hash__(self):
        return hash(self.data)

    def __eq__(self, other):
        return self.data == _plain(other)

    def __lt__(self, other):
        return self.data < _plain(other)

    def __le__(self, other):
        return self.data <= _plain(other)

    def __gt__(self, other):
        return self.data > _plain(other)

    def __ge__(self, other):
        return self.data >= _plain(other)

    def __contains__(self, text):
        return _plain(text) in self.data

    def __len__(self):
        return len(self.data)

    def __getitem__(self, index):
        return self.__class__(self.data[index])

    def __add__(self, other):
        return self.__class__(self.data + str(_plain(other)))

    def __radd__(self, other):
        return self.__class__(str(_plain(other)) + self.data)

    def __mul__(self, n):
        return self.__class__(self.data * n)

    __rmul__ = __mul__

    def __mod__(self, args):
        return self.__class__(self.data % args)

    def __rmod__(self, template):
        return self.__class__(str(template) % self)

    def __complex__(self):
        return complex(self.data)

    def __getnewargs__(self):
        return (self.data[:],)

    def __format__(self, spec):
        return format(self.data, spec)

    def count(self, sub, *limits):
        return self.data.count(_plain(sub), *limits)

    def index(self, sub, *limits):
        return self.data.index(_plain(sub), *limits)


def _same_kind(name):
    def method(self, *args, **kwds):
        return self.__class__(getattr(self.data, name)(*[_plain(a) for a in args], **kwds))
    method.__name__ = name
    return method


def _of_data(name):
    def method(self, *args, **kwds):
        return getattr(self.data, name)(*[_plain(a) for a in args], **kwds)
    method.__name__ = name
    return method


for _name in ('capitalize', 'casefold', 'center', 'expandtabs', 'ljust', 'lower', 'lstrip', 'removeprefix',
              'removesuffix', 'replace', 'rjust', 'rstrip', 'strip', 'swapcase', 'title', 'translate', 'upper', 'zfill'):
    setattr(UserString, _name, _same_kind(_name))
for _name in ('encode', 'endswith', 'find', 'format', 'format_map', 'isalnum', 'isalpha', 'isascii', 'isdecimal', 'isdigit',
              'isidentifier', 'islower', 'isnumeric', 'isprintable', 'isspace', 'istitle', 'isupper', 'join', 'partition',
              'rfind', 'rindex', 'rpartition', 'rsplit', 'split', 'splitlines', 'startswith'):
    setattr(UserString, _name, _of_data(_name))
for _cls in (ChainMap, UserDict, UserList, UserString):
    _cls.__module__ = 'collections'
del _name, _cls
