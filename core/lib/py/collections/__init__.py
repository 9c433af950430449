"""Containers beside those that are built in."""

from _hn import (_call_active, _caller, _dict_count, _dict_move, _dict_rotate, _entry_put, _member_fix, _ordered_view, _payload,
                 _type_hide, _type_made, _type_natives, _type_seal, _type_weak)
from _hn.patterns import _sequence_classes

__all__ = ['ChainMap', 'Counter', 'OrderedDict', 'UserDict', 'UserList', 'UserString', 'defaultdict', 'deque',
           'namedtuple']

_UNSET = object()


def __getattr__(name):
    if name in ('ChainMap', 'UserDict', 'UserList', 'UserString'):
        import collections._user
        value = globals()[name] = getattr(collections._user, name)
        return value
    if name == 'abc':
        import collections.abc
        return collections.abc
    raise AttributeError(f'module {__name__!r} has no attribute {name!r}')


# ---- namedtuple ----

def _not_settable(self, value):
    raise AttributeError("can't set attribute")


def _field_names(typename, names, rename):
    from keyword import iskeyword
    if isinstance(names, str):
        names = names.replace(',', ' ').split()
    names = [str(name) for name in names]
    seen = set()
    if rename:
        for i, name in enumerate(names):
            if not name.isidentifier() or iskeyword(name) or name[0] == '_' or name in seen:
                names[i] = f'_{i}'
            seen.add(name)
    for name in (typename, *names):
        if not name.isidentifier():
            raise ValueError(f'Type names and field names must be valid identifiers: {name!r}')
        if iskeyword(name):
            raise ValueError(f'Type names and field names cannot be a keyword: {name!r}')
    seen = set()
    for name in names:
        if name[0] == '_' and not rename:
            raise ValueError(f'Field names cannot start with an underscore: {name!r}')
        if name in seen:
            raise ValueError(f'Encountered duplicate field name: {name!r}')
        seen.add(name)
    return tuple(names)


def _make(cls, iterable):
    """Make a new object from a sequence or iterable."""
    self = tuple.__new__(cls, iterable)
    if len(self) != len(cls._fields):
        raise TypeError(f'Expected {len(cls._fields)} arguments, got {len(self)}')
    return self


def _replace(self, /, **changes):
    """Return a new object with other values for some fields."""
    made = self._make([changes.pop(name, value) for name, value in zip(self._fields, self)])
    if changes:
        raise TypeError(f'Got unexpected field names: {list(changes)!r}')
    return made


def _tuple_repr(self):
    return f"{self.__class__.__name__}({', '.join([f'{n}={v!r}' for n, v in zip(self._fields, self)])})"


def _asdict(self):
    """The values by the names of their fields, as a dict."""
    return dict(zip(self._fields, self))


def _newargs(self):
    return tuple(self)


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    """A subclass of tuple whose items have names too."""
    typename = str(typename)
    names = _field_names(typename, field_names, rename)
    values = ()
    if defaults is not None:
        values = tuple(defaults)
        if len(values) > len(names):
            raise TypeError('Got more default values than field names')
    if module is None:
        caller = _caller(0)
        module = '__main__' if caller is None else caller[0].get('__name__', '__main__')
    listed = ', '.join(names)
    inner = listed + ',' if len(names) == 1 else listed
    space = {'make': tuple.__new__, '__builtins__': {}, '__name__': f'namedtuple_{typename}'}
    source = f'def __new__(_cls, {listed}): return make(_cls, ({inner}))\n'
    source += ''.join([f'def _{i}(self): return self[{i}]\n' for i in range(len(names))])
    exec(source, space)
    new = space['__new__']
    new.__qualname__ = f'{typename}.__new__'
    new.__doc__ = f'Create new instance of {typename}({listed})'
    if values:
        new.__defaults__ = values
    body = {'__doc__': f'{typename}({inner})', '__slots__': (), '_fields': names, '__match_args__': names,
            '_field_defaults': dict(zip(names[len(names) - len(values):], values)), '__new__': new,
            '_make': classmethod(_make), '__replace__': _replace, '_replace': _replace, '__repr__': _tuple_repr,
            '_asdict': _asdict, '__getnewargs__': _newargs, '__module__': module}
    for i, name in enumerate(names):
        body[name] = property(space[f'_{i}'], _not_settable, None, f'Alias for field number {i}')
    return type(typename, (tuple,), body)


# ---- deque ----

class deque:
    """A list that is fast at both ends."""
    __slots__ = ('items', 'head', 'maxlen', 'version')
    __hash__ = None

    @classmethod
    def __class_getitem__(cls, item, /):
        from types import GenericAlias
        return GenericAlias(cls, item)


_type_hide(deque, 'items', 'head', 'version')
_member_fix(deque, 'maxlen', 'maxlen', True)
_type_natives(deque, 'collections.deque')
_type_seal(deque, True)
_type_made(deque, True)


# ---- dicts ----

class defaultdict(dict):
    """A dict that makes the values of missing keys by calling default_factory()."""
    __slots__ = ('default_factory',)

    def __init__(self, default_factory=None, /, *args, **kwargs):
        if default_factory is not None and not callable(default_factory):
            raise TypeError('first argument must be callable or None')
        self.default_factory = default_factory
        if args or kwargs:
            dict.__init__(self, *args, **kwargs)

    def __missing__(self, key, /):
        if self.default_factory is None:
            raise KeyError(key)
        value = self[key] = self.default_factory()
        return value

    def __repr__(self):
        return f'{type(self).__name__}({self.default_factory!r}, {dict.__repr__(self)})'

    def copy(self):
        """A shallow copy."""
        return type(self)(self.default_factory, self)

    __copy__ = copy

    def __or__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        made = type(self)(self.default_factory, self)
        dict.update(made, other)
        return made

    def __ror__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        made = type(self)(self.default_factory, other)
        dict.update(made, self)
        return made

    def __reduce__(self):
        return type(self), () if self.default_factory is None else (self.default_factory,), None, None, iter(self.items())


# A class derived from OrderedDict sees each item that the constructor and update() set.
def _fill_ordered(self, other, kwds):
    if type(self).__setitem__ is dict.__setitem__:
        dict.update(self, other, **kwds)
        return
    given = other
    if type(other) is dict:
        given = other.items()
    elif hasattr(other, 'keys'):
        given = ((key, other[key]) for key in other.keys())
    for pairs in (given, kwds.items()):
        for key, value in pairs:
            self[key] = value


class OrderedDict(dict):
    """A dict that is equal to another one only in the same order, and whose keys can be moved."""

    def __init__(self, other=(), /, **kwds):
        _fill_ordered(self, other, kwds)

    def update(self, other=(), /, **kwds):
        """Take over the items of a mapping or of an iterable of pairs, and keywords."""
        _fill_ordered(self, other, kwds)

    def keys(self):
        return _ordered_view(_payload(self), 0)

    def values(self):
        return _ordered_view(_payload(self), 1)

    def items(self):
        return _ordered_view(_payload(self), 2)

    def popitem(self, last=True):
        """Remove and return a (key, value) pair, the last or the first."""
        if not dict.__len__(self):
            raise KeyError('dictionary is empty')
        if last:
            return dict.popitem(self)
        key = next(dict.__iter__(self))
        return key, dict.pop(self, key)

    def move_to_end(self, key, last=True):
        """Move a key to the end, or to the beginning."""
        entries = _payload(self)
        last = True if last else False
        moved = _dict_move(entries, key, last)
        if moved is False:
            raise KeyError(key)
        if moved and not last:
            for _ in range(len(entries) - 1):
                _dict_rotate(entries)

    def copy(self):
        """A shallow copy."""
        if type(self) is OrderedDict:
            return OrderedDict(self)
        made = self.__class__()
        for key in dict.__iter__(self):
            made[key] = self[key]
        return made

    def pop(self, key, default=_UNSET):
        """Remove a key and return its value, or the default."""
        return dict.pop(self, key) if default is _UNSET else dict.pop(self, key, default)

    def setdefault(self, key, default=None):
        """The value of a key, which is set to the default if it is missing."""
        if type(self) is OrderedDict:
            return dict.setdefault(self, key, default)
        if key in self:
            return self[key]
        self[key] = default
        return default

    @classmethod
    def fromkeys(cls, iterable, value=None):
        """Keys with one value."""
        made = cls()
        for item in iterable:
            made[item] = value
        return made

    def __eq__(self, other):
        same = dict.__eq__(self, other)
        if same is True and isinstance(other, OrderedDict):
            return all([a is b or a == b for a, b in zip(dict.__iter__(self), dict.__iter__(other))])
        return same

    def __ne__(self, other):
        same = OrderedDict.__eq__(self, other)
        return same if same is NotImplemented else not same

    def __repr__(self):
        name = type(self).__name__
        if _call_active(self):
            return '...'
        if not dict.__len__(self):
            return f'{name}()'
        return f'{name}({dict(self) if type(self) is OrderedDict else {key: self[key] for key in self.keys()}!r})'

    def __or__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        made = self.__class__(self)
        OrderedDict.update(made, other)
        return made

    def __ror__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        made = self.__class__(other)
        OrderedDict.update(made, self)
        return made

    def __ior__(self, other):
        OrderedDict.update(self, other)
        return self

    def __reduce__(self):
        return type(self), (), self.__getstate__(), None, iter(self.items())


_entry_put(_sequence_classes, deque, True)
for _cls in (deque, defaultdict, OrderedDict):
    _type_seal(_cls, True)
for _cls in (deque, OrderedDict):
    _type_weak(_cls)
del _cls


class Counter(dict):
    """A dict that counts: the number of each of its keys, 0 for those that are missing."""

    def __init__(self, iterable=None, /, **kwds):
        super().__init__()
        count = self.update
        count(iterable, **kwds)

    def most_common(self, n=None):
        """The n most frequent (key, count) pairs, or all of them."""
        pairs = self.items()
        if n is not None:
            from heapq import nlargest
            return nlargest(n, pairs, _count_of)
        return sorted(pairs, key=_count_of, reverse=True)

    def elements(self):
        """Each key as often as it counts."""
        from itertools import chain, repeat
        return chain.from_iterable(map(lambda pair: repeat(*pair), self.items()))

    def total(self):
        """The sum of the counts."""
        return sum(self.values())

    def __missing__(self, key):
        return 0

    @classmethod
    def fromkeys(cls, iterable, v=None):
        raise NotImplementedError('Counter.fromkeys() is undefined.  Use Counter(iterable) instead.')

    def update(self, iterable=None, /, **kwds):
        """Add the counts of the items of an iterable, or of a mapping."""
        if iterable is None:
            pass
        elif not _has_counts(iterable):
            _count_all(self, iterable)
        elif self:
            get = self.get
            for key, count in iterable.items():
                self[key] = count + get(key, 0)
        else:
            dict.update(self, iterable)
        if kwds:
            self.update(kwds)

    def subtract(self, iterable=None, /, **kwds):
        """The same with minus."""
        if iterable is not None:
            get = self.get
            if _has_counts(iterable):
                for key, count in iterable.items():
                    self[key] = get(key, 0) - count
            else:
                for key in iterable:
                    self[key] = get(key, 0) - 1
        if kwds:
            self.subtract(kwds)

    def __reduce__(self):
        counts = dict(self)
        return self.__class__, (counts,)

    def copy(self):
        """A shallow copy."""
        return self.__class__(self)

    def __delitem__(self, elem):
        """Forget an element; one that is not there is no error."""
        if elem not in self:
            return
        dict.__delitem__(self, elem)

    def __repr__(self):
        shown = ''
        if self:
            try:
                shown = dict(self.most_common())
            except TypeError:
                shown = dict(self)
        return f'{self.__class__.__name__}({shown})'

    def __eq__(self, other):
        return _for_all(self, other, lambda a, b: a == b) if isinstance(other, Counter) else NotImplemented

    def __ne__(self, other):
        return not self == other if isinstance(other, Counter) else NotImplemented

    def __le__(self, other):
        return _for_all(self, other, lambda a, b: a <= b) if isinstance(other, Counter) else NotImplemented

    def __lt__(self, other):
        return self <= other and self != other if isinstance(other, Counter) else NotImplemented

    def __ge__(self, other):
        return _for_all(self, other, lambda a, b: a >= b) if isinstance(other, Counter) else NotImplemented

    def __gt__(self, other):
        return self >= other and self != other if isinstance(other, Counter) else NotImplemented

    def __add__(self, other):
        return _combined(self, other, lambda a, b: a + b, 1) if isinstance(other, Counter) else NotImplemented

    def __sub__(self, other):
        return _combined(self, other, lambda a, b: a - b, -1) if isinstance(other, Counter) else NotImplemented

    def __or__(self, other):
        return _combined(self, other, lambda a, b: b if a < b else a, 1) if isinstance(other, Counter) else NotImplemented

    def __and__(self, other):
        return _combined(self, other, lambda a, b: a if a < b else b, 0) if isinstance(other, Counter) else NotImplemented

    def __pos__(self):
        made = Counter()
        for key, count in self.items():
            if count > 0:
                made[key] = count
        return made

    def __neg__(self):
        made = Counter()
        for key, count in self.items():
            if count < 0:
                made[key] = 0 - count
        return made

    def _keep_positive(self):
        """Without the keys whose counts are not positive."""
        for key in [key for key, count in self.items() if not count > 0]:
            del self[key]
        return self

    def __iadd__(self, other):
        for key, count in other.items():
            self[key] += count
        return self._keep_positive()

    def __isub__(self, other):
        for key, count in other.items():
            self[key] -= count
        return self._keep_positive()

    def __ior__(self, other):
        for key, theirs in other.items():
            if theirs > self[key]:
                self[key] = theirs
        return self._keep_positive()

    def __iand__(self, other):
        for key, count in self.items():
            theirs = other[key]
            if theirs < count:
                self[key] = theirs
        return self._keep_positive()


def _has_counts(iterable):
    return isinstance(iterable, dict) or hasattr(iterable, 'items') and hasattr(iterable, 'keys')


def _count_all(counter, iterable):
    """Counts in the dict itself, unless a subclass wants to see it."""
    cls = type(counter)
    if cls.get is dict.get and cls.__setitem__ is dict.__setitem__:
        counts = _payload(counter)
        for key in iterable:
            _dict_count(counts, key)
    else:
        get = counter.get
        for key in iterable:
            counter[key] = get(key, 0) + 1


def _for_all(a, b, test):
    for counter in (a, b):
        for key in counter:
            if not test(a[key], b[key]):
                return False
    return True


def _combined(a, b, op, sign):
    """A new one of the positive counts of op; for keys that are in b only, of sign times theirs."""
    made = Counter()
    for key, count in a.items():
        count = op(count, b[key])
        if count > 0:
            made[key] = count
    if sign:
        for key, count in b.items():
            if key not in a and count * sign > 0:
                made[key] = count * sign
    return made


def _count_of(pair):
    return pair[1]
