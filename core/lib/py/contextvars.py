"""Variables whose values belong to a context, of which each task has its own."""

from collections.abc import Mapping as _Mapping
from types import GenericAlias as _GenericAlias
from _hn import _instance, _member_fix, _thread_own, _type_seal, _type_weak

__all__ = ('Context', 'ContextVar', 'Token', 'copy_context')


class _Missing:
    __slots__ = ()

    def __repr__(self):
        return '<Token.MISSING>'


_MISSING = _Missing()
_Missing.__name__ = _Missing.__qualname__ = 'token_missing'
_Missing.__module__ = 'builtins'
_NOTHING = object()


def _address(o):
    return f'at 0x{id(o):x}'


class Context:
    __slots__ = ('_values', '_shared', '_entered', '__weakref__')
    __module__ = '_contextvars'

    def __new__(cls, /, *args, **keywords):
        if args or keywords:
            raise TypeError('Context() does not accept any arguments')
        return _instance(cls, {}, False, None)

    def run(self, /, *args, **keywords):
        if not args:
            raise TypeError('run() missing 1 required positional argument')
        if self._entered is not None:
            raise RuntimeError(f'cannot enter context: {self!r} is already entered')
        _enter(self)
        try:
            return args[0](*args[1:], **keywords)
        finally:
            _leave(self)

    def copy(self, /):
        self._shared = True
        return _instance(Context, self._values, True, None)

    def get(self, key, default=None, /):
        return self._values.get(_checked(key), default)

    def keys(self, /):
        return _keys(self)

    def values(self, /):
        return _values(self)

    def items(self, /):
        return _items(self)

    def __iter__(self, /):
        return _keys(self)

    def __len__(self, /):
        return len(self._values)

    def __contains__(self, key, /):
        return _checked(key) in self._values

    def __getitem__(self, key, /):
        return self._values[_checked(key)]

    def __eq__(self, value, /):
        return self._values == value._values if type(value) is Context else NotImplemented

    __hash__ = None


# What is walked is what there was when the walk began.
def _walk(name, view):
    class Walk:
        __slots__ = ('_rest',)

        def __new__(cls, context):
            context._shared = True
            return _instance(cls, iter(view(context._values)))

        def __iter__(self, /):
            return self

        def __next__(self, /):
            return next(self._rest)

    Walk.__name__ = Walk.__qualname__ = name
    Walk.__module__ = 'builtins'
    _type_seal(Walk, False)
    return Walk


_keys, _values, _items = _walk('keys', dict.keys), _walk('values', dict.values), _walk('items', dict.items)
_current = _thread_own([Context()])  # that of this thread; None: it has had none yet


def _context():
    if _current[0] is None:
        _current[0] = Context()
    return _current[0]


def _enter(context):
    context._entered = _context()
    _current[0] = context


def _leave(context):
    _current[0] = context._entered
    context._entered = None


def _checked(key):
    if type(key) is not ContextVar:
        raise TypeError(f'a ContextVar key was expected, got {key!r}')
    return key


def _changeable(context):
    """The values of a context, which no other shares from now on."""
    if context._shared:
        context._values = dict(context._values)
        context._shared = False
    return context._values


class ContextVar:
    __slots__ = ('name', '_default', '__weakref__')
    __module__ = '_contextvars'

    def __new__(cls, /, *args, **keywords):
        given = len(args) + len(keywords)
        if given > 2:
            raise TypeError(f'ContextVar() takes at most 2 arguments ({given} given)')
        if len(args) != 1:
            raise TypeError(f"ContextVar() takes {'at most' if args else 'exactly'} 1 positional argument ({len(args)} given)")
        default = keywords.pop('default', _NOTHING)
        if keywords:
            raise TypeError(f'ContextVar() got an unexpected keyword argument {keywords.popitem()[0]!r}')
        if not isinstance(args[0], str):
            raise TypeError('context variable name must be a str')
        return _instance(cls, args[0], default)

    def get(self, default=_NOTHING, /):
        found = _context()._values.get(self, self._default if default is _NOTHING else default)
        if found is _NOTHING:
            raise LookupError(self)
        return found

    def set(self, value, /):
        context = _context()
        known = _changeable(context)
        old = known.get(self, _MISSING)
        known[self] = value
        return _instance(Token, self, old, context, False)

    def reset(self, token, /):
        if type(token) is not Token:
            raise TypeError(f'expected an instance of Token, got {token!r}')
        if token._used:
            raise RuntimeError(f'{token!r} has already been used once')
        if token.var is not self:
            raise ValueError(f'{token!r} was created by a different ContextVar')
        if token._context is not _context():
            raise ValueError(f'{token!r} was created in a different Context')
        known = _changeable(token._context)
        token._used = True
        if token.old_value is _MISSING:
            known.pop(self, None)
        else:
            known[self] = token.old_value

    def __repr__(self, /):
        default = '' if self._default is _NOTHING else f' default={self._default!r}'
        return f'<ContextVar name={self.name!r}{default} {_address(self)}>'

    __hash__ = object.__hash__
    __class_getitem__ = classmethod(_GenericAlias)


class Token:
    __slots__ = ('var', 'old_value', '_context', '_used', '__weakref__')
    __module__ = '_contextvars'
    MISSING = _MISSING

    def __new__(cls, /, *args, **keywords):
        raise RuntimeError('Tokens can only be created by ContextVars')

    def __enter__(self, /):
        return self

    def __exit__(self, type, value, traceback, /):
        self.var.reset(self)

    def __repr__(self, /):
        return f"<Token {'used ' if self._used else ''}var={self.var!r} {_address(self)}>"

    __hash__ = None
    __class_getitem__ = classmethod(_GenericAlias)


def copy_context():
    return _context().copy()


for _cls, _slots in ((ContextVar, ('name',)), (Token, ('var', 'old_value')), (Context, ())):
    for _name in _slots:
        _member_fix(_cls, _name, _name, _cls is Token)
    _type_seal(_cls, False)
for _cls in (ContextVar, Context):
    _type_weak(_cls)
del _cls, _slots, _name
_Mapping.register(Context)
