"""The operators as functions."""

from _hn import _call_active, _index, _instance, _tp_name, _type_builtin, _type_dict, _type_has, _type_seal

__all__ = ['abs', 'add', 'and_', 'attrgetter', 'call', 'concat', 'contains', 'countOf', 'delitem', 'eq', 'floordiv',
           'ge', 'getitem', 'gt', 'iadd', 'iand', 'iconcat', 'ifloordiv', 'ilshift', 'imatmul', 'imod', 'imul',
           'index', 'indexOf', 'inv', 'invert', 'ior', 'ipow', 'irshift', 'is_', 'is_none', 'is_not', 'is_not_none',
           'isub', 'itemgetter', 'itruediv', 'ixor', 'le', 'length_hint', 'lshift', 'lt', 'matmul', 'methodcaller',
           'mod', 'mul', 'ne', 'neg', 'not_', 'or_', 'pos', 'pow', 'rshift', 'setitem', 'sub', 'truediv', 'truth',
           'xor']

from builtins import abs as _abs


def abs(a, /):
    """The absolute value."""
    return _abs(a)


def lt(a, b, /):
    """a < b"""
    return a < b


def le(a, b, /):
    """a <= b"""
    return a <= b


def eq(a, b, /):
    """a == b"""
    return a == b


def ne(a, b, /):
    """a != b"""
    return a != b


def ge(a, b, /):
    """a >= b"""
    return a >= b


def gt(a, b, /):
    """a > b"""
    return a > b


def not_(a, /):
    """not a"""
    return not a


def truth(a, /):
    """Whether a is true."""
    return not not a


def is_(a, b, /):
    """a is b"""
    return a is b


def is_not(a, b, /):
    """a is not b"""
    return a is not b


def is_none(a, /):
    """a is None"""
    return a is None


def is_not_none(a, /):
    """a is not None"""
    return a is not None


def add(a, b, /):
    """a + b"""
    return a + b


def and_(a, b, /):
    """a & b"""
    return a & b


def floordiv(a, b, /):
    """a // b"""
    return a // b


def index(a, /):
    """a.__index__()"""
    return _index(a)


def inv(a, /):
    """~a"""
    return ~a


def invert(a, /):
    """~a"""
    return ~a


def lshift(a, b, /):
    """a << b"""
    return a << b


def mod(a, b, /):
    """a % b"""
    return a % b


def mul(a, b, /):
    """a * b"""
    return a * b


def matmul(a, b, /):
    """a @ b"""
    return a @ b


def neg(a, /):
    """-a"""
    return -a


def or_(a, b, /):
    """a | b"""
    return a | b


def pos(a, /):
    """+a"""
    return +a


def pow(a, b, /):
    """a ** b"""
    return a ** b


def rshift(a, b, /):
    """a >> b"""
    return a >> b


def sub(a, b, /):
    """a - b"""
    return a - b


def truediv(a, b, /):
    """a / b"""
    return a / b


def xor(a, b, /):
    """a ^ b"""
    return a ^ b


# What is built in says itself what it cannot be followed by; of a program's classes both have to be sequences.
def _sequences(a, b, /):
    own = any([c is not object and _type_builtin(c) for c in type(a).__mro__])
    wrong = [not _type_has(x, '__getitem__') or isinstance(x, dict) for x in (a, b)]
    if wrong[0] or isinstance(a, (range, memoryview)) or not own and wrong[1]:
        raise TypeError(f"'{_tp_name(a)}' object can't be concatenated")


def concat(a, b, /):
    """a + b, for sequences."""
    _sequences(a, b)
    return a + b


def contains(a, b, /):
    """b in a"""
    return b in a


# The numbers of the items of a that equal b.
def _places(a, b, /):
    try:
        items = iter(a)
    except TypeError:
        raise TypeError(f"argument of type '{_tp_name(a)}' is not iterable") from None
    for i, item in enumerate(items):
        if item is b or item == b:
            yield i


def countOf(a, b, /):
    """How many items of a equal b."""
    count = 0
    for _ in _places(a, b):
        count += 1
    return count


def delitem(a, b, /):
    """del a[b]"""
    del a[b]


def getitem(a, b, /):
    """a[b]"""
    return a[b]


def indexOf(a, b, /):
    """The number of the first item of a that equals b."""
    for i in _places(a, b):
        return i
    raise ValueError('sequence.index(x): x not in sequence')


def setitem(a, b, c, /):
    """a[b] = c"""
    a[b] = c


def length_hint(obj, default=0, /):
    """About how many items it has, or the default."""
    if not isinstance(default, int):
        raise TypeError(f"'{_tp_name(default)}' object cannot be interpreted as an integer")
    if not -1 << 63 <= default < 1 << 63:
        raise OverflowError('Python int too large to convert to C ssize_t')
    try:
        return len(obj)
    except TypeError:
        pass
    hint = getattr(type(obj), '__length_hint__', None)
    if hint is None:
        return default
    try:
        value = hint(obj)
    except TypeError:
        return default
    if value is NotImplemented:
        return default
    if not isinstance(value, int):
        raise TypeError(f'__length_hint__ must be an integer, not {_tp_name(value)}')
    if not -1 << 63 <= value < 1 << 63:
        raise OverflowError('Python int too large to convert to C ssize_t')
    if value < 0:
        raise ValueError('__length_hint__() should return >= 0')
    return value


def call(obj, /, *args, **kwargs):
    """obj(*args, **kwargs)"""
    return obj(*args, **kwargs)


def iadd(a, b, /):
    """a += b"""
    a += b
    return a


def iand(a, b, /):
    """a &= b"""
    a &= b
    return a


def iconcat(a, b, /):
    """a += b, for sequences."""
    _sequences(a, b)
    a += b
    return a


def ifloordiv(a, b, /):
    """a //= b"""
    a //= b
    return a


def ilshift(a, b, /):
    """a <<= b"""
    a <<= b
    return a


def imod(a, b, /):
    """a %= b"""
    a %= b
    return a


def imul(a, b, /):
    """a *= b"""
    a *= b
    return a


def imatmul(a, b, /):
    """a @= b"""
    a @= b
    return a


def ior(a, b, /):
    """a |= b"""
    a |= b
    return a


def ipow(a, b, /):
    """a **= b"""
    a **= b
    return a


def irshift(a, b, /):
    """a >>= b"""
    a >>= b
    return a


def isub(a, b, /):
    """a -= b"""
    a -= b
    return a


def itruediv(a, b, /):
    """a /= b"""
    a /= b
    return a


def ixor(a, b, /):
    """a ^= b"""
    a ^= b
    return a


def _alone(name, args, kwargs):
    if kwargs:
        raise TypeError(f'{name}() takes no keyword arguments')
    if not args:
        raise TypeError(f'{name} expected 1 argument, got 0')


def _shown(self, args):
    return '...' if _call_active(self) else f'operator.{type(self).__name__}({args})'


class itemgetter:
    """A function that gets an item, or a tuple of several: itemgetter(1)(x) is x[1]."""
    __slots__ = ('_item', '_items')

    def __new__(cls, /, *items, **kwargs):
        _alone('itemgetter', items, kwargs)
        return _instance(cls, items[0], items if len(items) > 1 else None)

    def __call__(self, obj, /):
        if self._items is None:
            return obj[self._item]
        return tuple([obj[item] for item in self._items])

    def __repr__(self):
        return _shown(self, ', '.join([repr(item) for item in self._items or (self._item,)]))

    def __reduce__(self):
        return type(self), self._items or (self._item,)


class attrgetter:
    """A function that gets an attribute, or a tuple of several: attrgetter('a.b')(x) is x.a.b."""
    __slots__ = ('_name', '_names')

    def __new__(cls, /, *names, **kwargs):
        _alone('attrgetter', names, kwargs)
        for name in names:
            if not isinstance(name, str):
                raise TypeError('attribute name must be a string')
        return _instance(cls, None if len(names) > 1 or '.' in names[0] else names[0], names)

    def __call__(self, obj, /):
        if self._name is not None:
            return getattr(obj, self._name)
        values = []
        for name in self._names:
            value = obj
            for part in name.split('.'):
                value = getattr(value, part)
            values.append(value)
        return values[0] if len(values) == 1 else tuple(values)

    def __repr__(self):
        return _shown(self, ', '.join([repr(name) for name in self._names]))

    def __reduce__(self):
        return type(self), self._names


class methodcaller:
    """A function that calls a method: methodcaller('f', 1)(x) is x.f(1)."""
    __slots__ = ('_name', '_args', '_kwargs')

    def __new__(cls, /, *args, **kwargs):
        if not args:
            raise TypeError('methodcaller needs at least one argument, the method name')
        if not isinstance(args[0], str):
            raise TypeError('method name must be a string')
        return _instance(cls, args[0], args[1:], kwargs)

    def __call__(self, obj, /):
        method = getattr(obj, self._name)
        return method(*self._args, **self._kwargs)

    def __repr__(self):
        return _shown(self, ', '.join([repr(arg) for arg in (self._name, *self._args)] +
                                      [f'{name}={value!r}' for name, value in self._kwargs.items()]))

    def __reduce__(self):
        if not self._kwargs:
            return type(self), (self._name, *self._args)
        from functools import partial
        return partial(type(self), self._name, **self._kwargs), self._args


# What inspect.signature() is to say of them.
itemgetter.__new__.__wrapped__ = lambda cls, item, /, *items: None
attrgetter.__new__.__wrapped__ = lambda cls, attr, /, *attrs: None
methodcaller.__new__.__wrapped__ = lambda cls, name, /, *args, **kwargs: None
for _name, _value in list(globals().items()):
    if isinstance(_value, type):
        _type_seal(_value, False)
    if _name in ('not_', 'and_', 'or_') or _name in __all__ and f'__{_name}__' in _type_dict(int) | _type_dict(list):
        globals()[f"__{_name.rstrip('_')}__"] = _value
for _name in ('concat', 'iconcat', 'inv', 'matmul', 'imatmul', 'call', 'isub', 'itruediv', 'ifloordiv', 'imod', 'ipow',
              'ilshift', 'irshift', 'iand', 'ixor', 'ior'):
    globals()[f'__{_name}__'] = globals()[_name]
del _name, _value
