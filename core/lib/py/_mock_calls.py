"""What unittest.mock writes down: calls, lists of calls, and the values that stand for others."""
import inspect
import types

from unittest.util import safe_repr

__name__ = 'unittest.mock'  # what its classes say they are of
FunctionTypes = (types.FunctionType, types.MethodType)


class InvalidSpecError(Exception):
    """A mock cannot be a spec."""


# ---- sentinels ----

class _SentinelObject:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return self.__reduce__()

    def __reduce__(self):
        return 'sentinel.' + self.name


class _Sentinel:
    """Gives an object of its own for each name, and the same one again."""

    def __getattr__(self, name):
        if _dunder(name):
            raise AttributeError(name if name != '__bases__' else '')
        made = self.__dict__[name] = _SentinelObject(name)
        return made

    def __reduce__(self):
        return _Sentinel.__name__[1:].lower()


def _dunder(name):
    return name[:2] == name[-2:] == '__' and len(name) > 4


sentinel = _Sentinel()
DEFAULT, MISSING, DELETED = [getattr(sentinel, _name) for _name in ('DEFAULT', 'MISSING', 'DELETED')]


class _ANY:
    """Equal to whatever it is compared with."""
    __hash__ = None

    def __repr__(self):
        return f'<{type(self).__name__[1:]}>'

    def __eq__(self, other):
        """Always."""
        return True

    def __ne__(self, other):
        return not self == other


# ---- calls ----

def _shown(name, args, kwargs):
    return f"{name}({', '.join([*map(repr, args), *(f'{key}={value!r}' for key, value in kwargs.items())])})"


def _parts(value):
    """(name, args, kwargs) of a tuple that has some of them; None if it has more."""
    if len(value) == 3:
        return value
    if len(value) > 3:
        return None
    name, args, kwargs = '', (), {}
    rest = [*value]
    if rest and isinstance(rest[0], str):
        name = rest.pop(0)
    if len(rest) == 2:
        args, kwargs = rest
    elif rest and isinstance(rest[0], tuple):
        args, = rest
    elif rest:
        kwargs, = rest
    return name, args, kwargs


_of_tuples = frozenset(tuple.__dict__)


class _Call(tuple):
    """What a mock was called with: (name, args, kwargs) or (args, kwargs). Attributes and calls of `call` make more of them."""

    def __new__(cls, value=(), name='', parent=None, two=False, from_kall=True):
        own, args, kwargs = _parts(value)
        return tuple.__new__(cls, (args, kwargs) if two else (own or len(value) < 3 and name or '', args, kwargs))

    def __init__(self, value=(), name=None, parent=None, two=False, from_kall=True):
        self._mock_name, self._mock_parent, self._mock_from_kall = name, parent, from_kall

    def __eq__(self, other):
        try:
            n = len(other)
        except TypeError:
            return NotImplemented
        name, args, kwargs = _parts(tuple.__getitem__(self, slice(None)))
        parents = self._mock_parent, getattr(other, '_mock_parent', None)
        if n > 3 or all(parents) and parents[0] != parents[1]:
            return False
        other_name, *theirs = _parts(other)
        return not (name and name != other_name) and (*theirs,) == (args, kwargs)

    __ne__ = object.__ne__

    def __call__(self, /, *args, **kwargs):
        if self._mock_name is None:
            return _Call(('', args, kwargs), name='()')
        return _Call((self._mock_name, args, kwargs), name=f'{self._mock_name}()', parent=self)

    def __getattr__(self, attr):
        if self._mock_name is None:
            return _Call(name=attr, from_kall=False)
        return _Call(name=f'{self._mock_name}.{attr}', parent=self, from_kall=False)

    def __getattribute__(self, attr):
        if attr not in _of_tuples:
            return object.__getattribute__(self, attr)
        raise AttributeError(attr)  # so that __getattr__ makes a call of it

    @property
    def args(self):
        return tuple.__getitem__(self, -2)

    @property
    def kwargs(self):
        return tuple.__getitem__(self, -1)

    def __repr__(self):
        if not self._mock_from_kall:
            name = self._mock_name or 'call'
            return 'call' + name if name[:2] == '()' else name
        name, args, kwargs = _parts(tuple.__getitem__(self, slice(None)))
        return _shown('call' + (name if name[:2] == '()' else name and '.' + name), args, kwargs)

    def call_list(self):
        """The calls that a chain such as call.a(1).b(2) is made of."""
        made, at = [], self
        while at is not None:
            if at._mock_from_kall:
                made.append(at)
            at = at._mock_parent
        return _CallList(made[::-1])


ANY = _ANY()
call = _Call(from_kall=False)


class _CallList(list):
    def __contains__(self, value):
        if not isinstance(value, list):
            return list.__contains__(self, value)
        n = len(value)
        return any(self[i:i + n] == value for i in range(len(self) - n + 1))

    def __repr__(self):
        import pprint
        return pprint.pformat([*self])


def _listed(calls):
    """The end of a message: the calls that there were."""
    return f'\nCalls: {safe_repr(calls)}.' if calls else ''


def _found(wanted, calls):
    """Whether one of the calls is the wanted one; either may have ANY in it."""
    return any(len(wanted) == len(one) and all(a == b for a, b in zip(wanted, one)) for one in calls)


# ---- signatures ----

def _callable(thing):
    while isinstance(thing, (staticmethod, classmethod, types.MethodType)):
        thing = thing.__func__
    return isinstance(thing, type) or getattr(thing, '__call__', None) is not None


def _instances_callable(cls):
    """Whether what a class makes, or an object, can be called."""
    if not isinstance(cls, type):
        return getattr(cls, '__call__', None) is not None
    return any(base.__dict__.get('__call__') is not None for base in cls.__mro__)


def _signature_of(spec, as_instance, eat_self):
    """The signature with which a stand-in for `spec` is called, or None."""
    if isinstance(spec, type) and not as_instance:
        spec, eat_self = spec.__init__, True
    elif isinstance(spec, (classmethod, staticmethod)):
        eat_self = eat_self or isinstance(spec, classmethod)
        spec = spec.__func__
    elif not isinstance(spec, FunctionTypes):
        spec = getattr(spec, '__call__', None)
        if spec is None:
            return None
    try:
        signature = inspect.signature(spec)
    except (TypeError, ValueError):
        return None
    if eat_self:
        rest = [*signature.parameters.values()]
        if rest and rest[0].kind < inspect.Parameter.VAR_POSITIONAL:
            signature = signature.replace(parameters=rest[1:])
    return signature
