"""Type hints: special forms, generics, protocols. Nothing here checks types."""
from _hn import (GenericAlias, _Alias, NoDefault, ParamSpec, ParamSpecArgs, ParamSpecKwargs, TypeAliasType, TypeVar,
                 TypeVarTuple, Union, Unpacked as _Unpacked)
import sys as _sys

TYPE_CHECKING = False


def _repr(t):
    return _typing_repr(t)


def _module_of_caller():
    caller = _caller(0)
    return None if caller is None else caller[0].get('__name__')


# ---- special forms ----

class _SpecialForm:
    __slots__ = ('_name', '__doc__', '_subscript')
    __typing_union__ = True

    def __init__(self, name, doc, subscript=None):
        self._name = name
        self.__doc__ = doc
        self._subscript = subscript

    @property
    def __name__(self):
        return self._name

    __module__ = 'typing'

    def __repr__(self):
        return 'typing.' + self._name

    def __reduce__(self):
        return self._name

    def __mro_entries__(self, bases):
        raise TypeError(f'Cannot subclass {self!r}')

    def __call__(self, *args, **kwds):
        raise TypeError(f'Cannot instantiate {self!r}')

    def __instancecheck__(self, obj):
        raise TypeError(f'{self!r} cannot be used with isinstance()')

    def __subclasscheck__(self, cls):
        raise TypeError(f'{self!r} cannot be used with issubclass()')

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __getitem__(self, parameters):
        if self._subscript is None:
            raise TypeError(f'{self!r} is not subscriptable')
        return self._subscript(self, parameters)


def _convert_type(arg, what='Parameters to generic types must be types.'):
    if arg is None:
        return type(None)
    if isinstance(arg, str):
        return ForwardRef(arg)
    if isinstance(arg, (int, float, bytes, dict, set)) and not isinstance(arg, type):
        raise TypeError(f'{what} Got {arg!r}.')
    return arg


# What an alias of an abstract or builtin class stands for among the bases of a class: Generic comes with the last alias only, and
# not at all where a later base brings it.
def _alias_bases(alias, bases):
    own = () if alias.__origin__ in bases else (alias.__origin__,)
    for later in bases[bases.index(alias) + 1:]:
        if isinstance(later, (_GenericAlias, _ClassAlias)):
            return own
        entries = (later,) if isinstance(later, type) else getattr(later, '__mro_entries__', tuple)(bases)
        if [base for base in entries if isinstance(base, type) and issubclass(base, Generic)]:
            return own
    return own + (Generic,)


class _GenericAlias(_Alias):
    """What subscribing a class of this module, or a user's generic class, gives."""

    def __init__(self, origin, args, name=None):
        super().__init__(origin, args)
        self._name = name

    def __repr__(self):
        name = 'typing.' + self._name if self._name else _repr(self.__origin__)
        if self._name == 'Callable':
            params, result = self.__args__[:-1], self.__args__[-1]
            if len(params) == 1 and params[0] is ...:
                return f'typing.Callable[..., {_repr(result)}]'
            return f'typing.Callable[[{", ".join([_repr(a) for a in params])}], {_repr(result)}]'
        if self._name == 'Literal':
            return f'typing.Literal[{", ".join([repr(a) for a in self.__args__])}]'
        return f'{name}[{", ".join([_repr(a) for a in self.__args__]) or "()"}]'

    def __getitem__(self, args):
        if self.__origin__ in (Generic, Protocol):
            raise TypeError(f'Cannot subscript already-subscripted {self}')
        if not self.__parameters__:
            raise TypeError(f'{self} is not a generic class')
        args = args if isinstance(args, tuple) else (args,)
        args = tuple([_convert_type(a) for a in args])
        return _GenericAlias(self.__origin__, tuple(_substitute(self.__args__, _parameter_values(self, args))), self._name)

    def copy_with(self, args):
        return _GenericAlias(self.__origin__, args, self._name)

    def __mro_entries__(self, bases):
        if isinstance(self.__origin__, _SpecialForm):
            raise TypeError(f'Cannot subclass {self!r}')
        if self._name:
            return _alias_bases(self, bases)
        if self.__origin__ is Generic:
            if Protocol in bases:
                return ()
            for b in bases[bases.index(self) + 1:]:
                if isinstance(b, (_GenericAlias, _ClassAlias)) and b is not self:
                    return ()
        return (self.__origin__,)

    def __eq__(self, other):
        if not isinstance(other, _GenericAlias):
            return NotImplemented
        if self._name == 'Literal':
            return other._name == 'Literal' and {(type(a), a) for a in self.__args__} == {(type(a), a) for a in other.__args__}
        return self.__origin__ == other.__origin__ and self.__args__ == other.__args__

    def __hash__(self):
        if self._name == 'Literal':
            return hash(frozenset(self.__args__))
        return hash((self.__origin__, self.__args__))

    def __instancecheck__(self, obj):
        raise TypeError('Subscripted generics cannot be used with class and instance checks')

    def __subclasscheck__(self, cls):
        raise TypeError('Subscripted generics cannot be used with class and instance checks')


class _AnnotatedAlias(_GenericAlias):
    def __init__(self, origin, metadata):
        if isinstance(origin, _AnnotatedAlias):
            metadata = origin.__metadata__ + metadata
            origin = origin.__origin__
        super().__init__(origin, (origin,), 'Annotated')
        self.__metadata__ = metadata

    def __repr__(self):
        return f'typing.Annotated[{_repr(self.__origin__)}, {", ".join([repr(a) for a in self.__metadata__])}]'

    def __eq__(self, other):
        if not isinstance(other, _AnnotatedAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__metadata__ == other.__metadata__

    def __hash__(self):
        return hash((self.__origin__, self.__metadata__))

    def __mro_entries__(self, bases):
        return (self.__origin__,)


def _single(form, item):
    if isinstance(item, tuple):
        raise TypeError(f'{form} accepts only single type. Got {item!r}.')
    return _GenericAlias(form, (_convert_type(item),), form._name)


def _optional(form, item):
    return Union[_convert_type(item), type(None)]


def _literal(form, items):
    items = items if isinstance(items, tuple) else (items,)
    flat = []
    for x in items:
        for y in x.__args__ if isinstance(x, _GenericAlias) and x._name == 'Literal' else (x,):
            if not [z for z in flat if type(z) is type(y) and z == y]:
                flat.append(y)
    return _GenericAlias(form, tuple(flat), 'Literal')


def _annotated(form, items):
    if not isinstance(items, tuple) or len(items) < 2:
        raise TypeError('Annotated[...] should be used with at least two arguments (a type and an annotation).')
    return _AnnotatedAlias(_convert_type(items[0]), items[1:])


def _concatenate(form, items):
    items = items if isinstance(items, tuple) else (items,)
    return _GenericAlias(form, tuple([_convert_type(a) for a in items]), 'Concatenate')


def _unpack(form, item):
    return _Unpacked(item)


class _AnyMeta(type):
    def __instancecheck__(self, obj):
        if self is Any:
            raise TypeError('typing.Any cannot be used with isinstance()')
        return super().__instancecheck__(obj)

    def __repr__(self):
        return 'typing.Any' if self is Any else super().__repr__()


class Any(metaclass=_AnyMeta):
    """Compatible with every type."""

    def __new__(cls, *args, **kwargs):
        if cls is Any:
            raise TypeError('Any cannot be instantiated')
        return super().__new__(cls)


NoReturn = _SpecialForm('NoReturn', 'The result of functions that never return.')
Never = _SpecialForm('Never', 'The type without values.')
Self = _SpecialForm('Self', 'The type of the enclosed class.')
LiteralString = _SpecialForm('LiteralString', 'A string that stands in the source.')
TypeAlias = _SpecialForm('TypeAlias', 'Marks an assignment as a type alias.')
ClassVar = _SpecialForm('ClassVar', 'A class variable.', _single)
Final = _SpecialForm('Final', 'A name that is not assigned again.', _single)
Required = _SpecialForm('Required', 'A key that must be there.', _single)
NotRequired = _SpecialForm('NotRequired', 'A key that may be missing.', _single)
ReadOnly = _SpecialForm('ReadOnly', 'A key that is not assigned.', _single)
TypeGuard = _SpecialForm('TypeGuard', 'The result of a function that narrows a type.', _single)
TypeIs = _SpecialForm('TypeIs', 'The result of a function that tells a type.', _single)
Optional = _SpecialForm('Optional', 'The type, or None.', _optional)
Literal = _SpecialForm('Literal', 'One of these values.', _literal)
Annotated = _SpecialForm('Annotated', 'A type with metadata.', _annotated)
Concatenate = _SpecialForm('Concatenate', 'Parameters in front of a ParamSpec.', _concatenate)
Unpack = _SpecialForm('Unpack', 'The items of a tuple type, or the fields of a TypedDict.', _unpack)


class ForwardRef:
    """The name of a type that is not defined yet."""

    __slots__ = ('__forward_arg__', '__forward_is_argument__', '__forward_is_class__', '__forward_module__', '__weakref__')

    def __init__(self, arg, is_argument=True, module=None, *, is_class=False):
        if not isinstance(arg, str):
            raise TypeError(f'Forward reference must be a string -- got {arg!r}')
        self.__forward_arg__ = arg
        self.__forward_is_argument__ = is_argument
        self.__forward_is_class__ = is_class
        self.__forward_module__ = module

    def evaluate(self, *, globals=None, locals=None, **ignored):
        return eval(self.__forward_arg__, globals if globals is not None else {}, locals)

    def __eq__(self, other):
        if not isinstance(other, ForwardRef):
            return NotImplemented
        return self.__forward_arg__ == other.__forward_arg__

    def __hash__(self):
        return hash(self.__forward_arg__)

    def __ror__(self, other):
        return Union[other, self]

    def __or__(self, other):
        return Union[self, other]

    def __repr__(self):
        return f'ForwardRef({self.__forward_arg__!r})'

    __typing_union__ = True


# ---- generics ----

def _check_generic_params(params):
    seen_tuple = seen_default = False
    for p in params:
        q = p.__origin__ if isinstance(p, _Unpacked) else p
        if isinstance(q, TypeVarTuple):
            if seen_tuple:
                raise TypeError('Generic[...] may have at most one TypeVarTuple')
            seen_tuple = True
        elif isinstance(q, (TypeVar, ParamSpec)):
            if q.has_default():
                if seen_tuple:
                    raise TypeError('Type parameter with a default follows TypeVarTuple')
                seen_default = True
            elif seen_default and not seen_tuple:
                raise TypeError(f'Type parameter {q!r} without a default follows type parameter with a default')


def _subscribe(cls, params):
    if not isinstance(params, tuple):
        params = (params,)
    if cls is Generic or cls is Protocol:
        if not params:
            raise TypeError(f'Parameter list to {cls.__qualname__}[...] cannot be empty')
        for p in params:
            if not isinstance(p, (TypeVar, ParamSpec, TypeVarTuple, _Unpacked)):
                raise TypeError(f'Parameters to {cls.__name__}[...] must all be type variables or parameter specification variables.')
        if len(set(params)) != len(params):
            raise TypeError(f'Parameters to {cls.__name__}[...] must all be unique')
        _check_generic_params(params)
        return _GenericAlias(cls, params)
    params = tuple([_convert_type(p) for p in params])
    own = getattr(cls, '__parameters__', ())
    if not own:
        raise TypeError(f'{cls} is not a generic class')
    if not [p for p in own if isinstance(p, TypeVarTuple)]:
        needed = len([p for p in own if not p.has_default()])
        if len(own) == 1 and isinstance(own[0], ParamSpec) and not (len(params) == 1 and isinstance(params[0], (list, ParamSpec)) or params == (...,)):
            params = (list(params),)
        if len(params) > len(own):
            raise TypeError(f'Too many arguments for {cls}; actual {len(params)}, expected {len(own)}')
        if len(params) < needed:
            expected = needed if needed == len(own) else f'at least {needed}'
            raise TypeError(f'Too few arguments for {cls}; actual {len(params)}, expected {expected}')
        params += tuple([p.__default__ for p in own[len(params):]])
    return _GenericAlias(cls, params)


def _own_parameters(cls):
    if '__orig_bases__' not in cls.__dict__:
        for base in cls.__bases__:
            if base is Generic and cls.__name__ != 'Protocol':
                raise TypeError('Cannot inherit from plain Generic')
        return ()
    declared = None
    if Generic in cls.__orig_bases__:
        raise TypeError('Cannot inherit from plain Generic')
    for base in cls.__orig_bases__:
        if isinstance(base, _GenericAlias) and base.__origin__ is Generic:
            if declared is not None:
                raise TypeError('Cannot inherit from Generic[...] multiple times.')
            declared = base.__parameters__
    found = _collect_parameters(cls.__orig_bases__)
    if declared is None:
        return found
    missing = ', '.join([str(p) for p in found if p not in declared])
    if missing:
        raise TypeError(f"Some type variables ({missing}) are not listed in Generic[{', '.join([str(d) for d in declared])}]")
    return declared


class Generic:
    """The base of generic classes."""
    __slots__ = ()
    _is_protocol = False

    def __class_getitem__(cls, params):
        return _subscribe(cls, params)

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        cls.__parameters__ = _own_parameters(cls)


# ---- protocols ----

_protocol_noise = frozenset(('__abstractmethods__', '__annotations__', '__dict__', '__doc__', '__init__', '__module__',
                             '__new__', '__slots__', '__subclasshook__', '__weakref__', '__class_getitem__',
                             '__match_args__', '__static_attributes__', '__firstlineno__', '__annotate__',
                             '__annotate_func__', '__annotations_cache__', '__parameters__', '__orig_bases__',
                             '__type_params__', '_is_protocol', '_is_runtime_protocol', '__protocol_attrs__',
                             '__non_callable_proto_members__', '__init_subclass__', '__qualname__'))


def _protocol_members(cls):
    names = set()
    for base in cls.__mro__[:-1]:
        if base.__name__ in ('Protocol', 'Generic'):
            continue
        for name in list(base.__dict__) + list(getattr(base, '__annotations__', {})):
            if name not in _protocol_noise and not name.startswith('_abc_'):
                names.add(name)
    return names


from abc import ABCMeta as _ABCMeta


# Classes of other modules that are as good as protocols.
_structural = {
    'collections.abc': 'AsyncIterable AsyncIterator Awaitable Buffer Callable Collection Container Hashable Iterable Iterator '
                       'Reversible Sized',
    'contextlib': 'AbstractAsyncContextManager AbstractContextManager', 'io': 'Reader Writer', 'os': 'PathLike'}


def _is_structural(cls):
    if cls is object or cls is Generic:
        return True
    return issubclass(cls, Generic) and getattr(cls, '_is_protocol', False) or \
        cls.__name__ in _structural.get(cls.__module__, '').split()


class _ProtocolMeta(_ABCMeta):
    def __new__(mcls, name, bases, namespace, /, **kwargs):
        if bases != (Generic,) and Protocol in bases:
            for base in bases:
                if not _is_structural(base):
                    raise TypeError(f'Protocols can only inherit from other protocols, got {base!r}')
        return super().__new__(mcls, name, bases, namespace, **kwargs)

    def __instancecheck__(cls, instance):
        if cls is Protocol or not cls.__dict__.get('_is_protocol', False):
            return super().__instancecheck__(instance)
        if not getattr(cls, '_is_runtime_protocol', False):
            raise TypeError('Instance and class checks can only be used with @runtime_checkable protocols')
        if type.__instancecheck__(cls, instance):
            return True
        for name in _protocol_members(cls):
            try:
                value = getattr(instance, name)
            except AttributeError:
                return False
            if value is None and callable(getattr(cls, name, None)):
                return False
        return True

    def __subclasscheck__(cls, other):
        if cls is Protocol or not cls.__dict__.get('_is_protocol', False):
            return super().__subclasscheck__(other)
        if not isinstance(other, type):
            raise TypeError('issubclass() arg 1 must be a class')
        if not getattr(cls, '_is_runtime_protocol', False):
            raise TypeError('Instance and class checks can only be used with @runtime_checkable protocols')
        members = _protocol_members(cls)
        others = sorted([m for m in members if not callable(getattr(cls, m, None))])
        if others:
            raise TypeError('Protocols with non-method members don\'t support issubclass(). Non-method members: ' +
                            ', '.join([repr(m) for m in others]) + '.')
        return type.__subclasscheck__(cls, other) or all([hasattr(other, m) for m in members])


def _no_protocol_init(self, *args, **kwargs):
    if type(self)._is_protocol:
        raise TypeError('Protocols cannot be instantiated')


class Protocol(Generic, metaclass=_ProtocolMeta):
    """The base of protocols: classes that describe what others can do."""
    __slots__ = ()
    _is_runtime_protocol, _is_protocol = False, True

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        if not cls.__dict__.get('_is_protocol', False):
            cls._is_protocol = Protocol in cls.__bases__
        if cls._is_protocol:
            if cls.__init__ is Protocol.__init__ or '__init__' not in cls.__dict__:
                cls.__init__ = _no_protocol_init
        elif cls.__init__ is _no_protocol_init:
            for base in cls.__mro__[1:]:
                init = base.__dict__.get('__init__')
                if init is not None and init is not _no_protocol_init:
                    cls.__init__ = init
                    break
            else:
                cls.__init__ = object.__init__


def runtime_checkable(cls):
    """Let isinstance() look at the names that a protocol has."""
    if not (isinstance(cls, type) and issubclass(cls, Generic) and getattr(cls, '_is_protocol', False)):
        raise TypeError(f'@runtime_checkable can be only applied to protocol classes, got {cls!r}')
    cls._is_runtime_protocol = True
    return cls


def is_protocol(tp, /):
    """Whether it is a protocol."""
    return isinstance(tp, type) and getattr(tp, '_is_protocol', False) and tp is not Protocol and tp is not Generic


def get_protocol_members(tp, /):
    """The names that a protocol asks for."""
    if not is_protocol(tp):
        raise TypeError(f'{tp!r} is not a Protocol')
    return frozenset(_protocol_members(tp))


@runtime_checkable
class SupportsInt(Protocol):
    __slots__ = ()

    def __int__(self) -> int: ...


@runtime_checkable
class SupportsFloat(Protocol):
    __slots__ = ()

    def __float__(self) -> float: ...


@runtime_checkable
class SupportsComplex(Protocol):
    __slots__ = ()

    def __complex__(self) -> complex: ...


@runtime_checkable
class SupportsBytes(Protocol):
    __slots__ = ()

    def __bytes__(self) -> bytes: ...


@runtime_checkable
class SupportsIndex(Protocol):
    __slots__ = ()

    def __index__(self) -> int: ...


@runtime_checkable
class SupportsAbs[T](Protocol):
    __slots__ = ()

    def __abs__(self) -> T: ...


@runtime_checkable
class SupportsRound[T](Protocol):
    __slots__ = ()

    def __round__(self, ndigits: int = 0) -> T: ...


# ---- the old names of builtin and abstract classes ----

class _ClassAlias:
    __typing_union__ = True

    def __init__(self, origin, name, count):
        self.__origin__ = origin
        self._name = self.__name__ = self.__qualname__ = name
        self._count = count

    __module__ = 'typing'

    def __repr__(self):
        return 'typing.' + self._name

    def __getitem__(self, params):
        params = params if isinstance(params, tuple) else (params,)
        if self._count >= 0 and len(params) != self._count:
            word = 'many' if len(params) > self._count else 'few'
            raise TypeError(f'Too {word} arguments for {self}; actual {len(params)}, expected {self._count}')
        return _GenericAlias(self.__origin__, tuple([_convert_type(p) for p in params]), self._name)

    def __call__(self, *args, **kwargs):
        return self.__origin__(*args, **kwargs)

    def __mro_entries__(self, bases):
        return _alias_bases(self, bases)

    def __instancecheck__(self, obj):
        return isinstance(obj, self.__origin__)

    def __subclasscheck__(self, cls):
        return issubclass(cls, self.__origin__)

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __getattr__(self, name):
        if name.startswith('__') and name.endswith('__'):
            raise AttributeError(name)
        return getattr(self.__origin__, name)


class _CallableAlias(_ClassAlias):
    def __getitem__(self, params):
        if not isinstance(params, tuple) or len(params) != 2:
            raise TypeError('Callable must be used as Callable[[arg, ...], result].')
        args, result = params
        if isinstance(args, list):
            args = tuple([_convert_type(a) for a in args])
        elif args is not ... and not isinstance(args, (ParamSpec, _GenericAlias)):
            raise TypeError(f'Callable[args, result]: args must be a list. Got {args}')
        else:
            args = (args,)
        return _GenericAlias(self.__origin__, args + (_convert_type(result),), 'Callable')


class _TupleAlias(_ClassAlias):
    pass


List = _ClassAlias(list, 'List', 1)
Dict = _ClassAlias(dict, 'Dict', 2)
Set = _ClassAlias(set, 'Set', 1)
FrozenSet = _ClassAlias(frozenset, 'FrozenSet', 1)
Tuple = _TupleAlias(tuple, 'Tuple', -1)
Type = _ClassAlias(type, 'Type', 1)

_abstract = {'Hashable': 0, 'Sized': 0, 'Awaitable': 1, 'Coroutine': 3, 'AsyncIterable': 1, 'AsyncIterator': 1,
             'Iterable': 1, 'Iterator': 1, 'Reversible': 1, 'Container': 1, 'Collection': 1, 'MutableSet': 1,
             'Mapping': 2, 'MutableMapping': 2, 'Sequence': 1, 'MutableSequence': 1, 'KeysView': 1, 'ItemsView': 2,
             'ValuesView': 1, 'MappingView': 1, 'Generator': -1, 'AsyncGenerator': -1}
_concrete = {'DefaultDict': ('defaultdict', 2), 'OrderedDict': ('OrderedDict', 2), 'Counter': ('Counter', 1),
             'ChainMap': ('ChainMap', 2), 'Deque': ('deque', 1)}


def __getattr__(name):
    if name in _abstract:
        import collections.abc
        found = _ClassAlias(getattr(collections.abc, name), name, _abstract[name])
    elif name == 'AbstractSet':
        import collections.abc
        found = _ClassAlias(collections.abc.Set, name, 1)
    elif name == 'Callable':
        import collections.abc
        found = _CallableAlias(collections.abc.Callable, name, 2)
    elif name in _concrete:
        import collections
        found = _ClassAlias(getattr(collections, _concrete[name][0]), name, _concrete[name][1])
    elif name in ('ContextManager', 'AsyncContextManager'):
        import contextlib
        found = _ClassAlias(getattr(contextlib, 'Abstract' + name), name, -1)
    elif name in ('Pattern', 'Match'):
        import re
        found = _ClassAlias(getattr(re, name), name, 1)
    else:
        raise AttributeError(f"module 'typing' has no attribute {name!r}")
    globals()[name] = found
    return found


AnyStr = TypeVar('AnyStr', bytes, str)
AnyStr.__module__ = 'typing'
Text = str


class IO[T]:
    """A stream of text or bytes."""
    __slots__ = ()


class TextIO(IO[str]):
    """A stream of text."""
    __slots__ = ()


class BinaryIO(IO[bytes]):
    """A stream of bytes."""
    __slots__ = ()


# ---- functions ----

def cast(typ, val):
    """The value: for type checkers it has the type."""
    return val


def assert_type(val, typ, /):
    """The value: type checkers confirm its type."""
    return val


def reveal_type(obj, /):
    """The value, after its type was printed on stderr."""
    print(f'Runtime type is {type(obj).__name__!r}', file=_sys.stderr)
    return obj


def assert_never(arg, /):
    """For code that type checkers know to be unreachable."""
    text = repr(arg)
    if len(text) > 100:
        text = text[:100] + '...'
    raise AssertionError(f'Expected code to be unreachable, but got: {text}')


def no_type_check(arg):
    """Marks what type checkers leave alone."""
    try:
        arg.__no_type_check__ = True
    except (AttributeError, TypeError):
        pass
    return arg


_overloads = {}


def _overload_dummy(*args, **kwds):
    raise NotImplementedError('You should not call an overloaded function. A series of @overload-decorated functions '
                              'outside a stub module should always be followed by an implementation that is not '
                              '@overload-ed.')


def overload(func):
    """Marks one signature of several."""
    _overloads.setdefault((func.__module__, func.__qualname__), []).append(func)
    return _overload_dummy


def get_overloads(func):
    """The signatures that were marked for a function."""
    return list(_overloads.get((func.__module__, func.__qualname__), ()))


def clear_overloads():
    """Forget all of them."""
    _overloads.clear()


def _marked(thing, name):
    """The thing itself, with an attribute that is True, if it takes any."""
    try:
        setattr(thing, name, True)
    except (AttributeError, TypeError):
        pass
    return thing


def final(f):
    """Marks what is not to be overridden."""
    return _marked(f, '__final__')


def override(method, /):
    """Marks a method that overrides another."""
    return _marked(method, '__override__')


def dataclass_transform(*, eq_default=True, order_default=False, kw_only_default=False, frozen_default=False,
                        field_specifiers=(), **kwargs):
    """Marks what makes classes like dataclasses."""
    def mark(cls_or_fn):
        cls_or_fn.__dataclass_transform__ = {
            'eq_default': eq_default, 'order_default': order_default, 'kw_only_default': kw_only_default,
            'frozen_default': frozen_default, 'field_specifiers': field_specifiers, 'kwargs': kwargs}
        return cls_or_fn
    return mark


class NewType:
    """A type that is distinct for type checkers only."""

    def __init__(self, name, tp):
        self.__qualname__ = name
        self.__name__ = name.rpartition('.')[2]
        self.__supertype__ = tp
        self.__module__ = _module_of_caller()

    __typing_union__ = True

    def __call__(self, arg, /):
        return arg

    def __repr__(self):
        return '%s.%s' % (self.__module__, self.__qualname__)

    def __mro_entries__(self, bases):
        raise TypeError('Cannot subclass an instance of NewType. Perhaps you were looking for: '
                        f'`Subclass = NewType(\'Subclass\', {self.__name__})`')

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]


def get_origin(tp):
    """The generic class behind a subscripted type, or None."""
    if isinstance(tp, _AnnotatedAlias):
        return Annotated
    if isinstance(tp, (GenericAlias, _GenericAlias, _ClassAlias, ParamSpecArgs)):
        return tp.__origin__
    if isinstance(tp, Union):
        return Union
    return Generic if tp is Generic else None


def get_args(tp):
    """What a type is subscripted with."""
    if isinstance(tp, _AnnotatedAlias):
        return (tp.__origin__,) + tp.__metadata__
    if isinstance(tp, _GenericAlias):
        args = tp.__args__
        if tp._name == 'Callable' and not (len(args) == 2 and (args[0] is ... or isinstance(args[0], ParamSpec))):
            args = (list(args[:-1]), args[-1])
        return args
    if isinstance(tp, (GenericAlias, _GenericAlias, Union)):
        args = tp.__args__
        call = isinstance(tp, GenericAlias) and getattr(tp.__origin__, '__name__', None) == 'Callable'
        if call and not (len(args) == 2 and (args[0] is ... or isinstance(args[0], ParamSpec))):
            args = (list(args[:-1]), args[-1])
        return args
    return ()


def is_typeddict(tp):
    """Whether it is a TypedDict class."""
    return isinstance(tp, _TypedDictMeta)


def _resolve(hint, global_names, local_names):
    if hint is None:
        return type(None)
    if isinstance(hint, str):
        hint = ForwardRef(hint)
    if isinstance(hint, ForwardRef):
        return _resolve(hint.evaluate(globals=global_names, locals=local_names), global_names, local_names)
    if isinstance(hint, _AnnotatedAlias):
        return _AnnotatedAlias(_resolve(hint.__origin__, global_names, local_names), hint.__metadata__)
    if isinstance(hint, _GenericAlias) and hint._name != 'Literal':
        return hint.copy_with(tuple([_resolve(a, global_names, local_names) if a is not ... else a for a in hint.__args__]))
    if isinstance(hint, GenericAlias):
        return GenericAlias(hint.__origin__, tuple([a if a is ... else _resolve(a, global_names, local_names) for a in hint.__args__]))
    if isinstance(hint, Union):
        return Union[tuple([_resolve(a, global_names, local_names) for a in hint.__args__])]
    return hint


def _strip(hint):
    if isinstance(hint, _AnnotatedAlias):
        return _strip(hint.__origin__)
    if isinstance(hint, _GenericAlias) and hint._name in ('Required', 'NotRequired', 'ReadOnly'):
        return _strip(hint.__args__[0])
    if isinstance(hint, _GenericAlias) and hint._name != 'Literal':
        return hint.copy_with(tuple([_strip(a) for a in hint.__args__]))
    return hint


def get_type_hints(obj, globalns=None, localns=None, include_extras=False, *, format=None):
    """The annotations of a class, module or function, with names in strings looked up."""
    if getattr(obj, '__no_type_check__', None):
        return {}
    hints = {}
    if isinstance(obj, type):
        for base in reversed(obj.__mro__):
            names = globalns
            if names is None:
                module = _sys.modules.get(base.__module__)
                names = {} if module is None else module.__dict__
            own = base.__dict__.get('__annotations__') if base.__flags__ & 256 else base.__annotations__
            for name, hint in (own if isinstance(own, dict) else {}).items():
                hints[name] = _resolve(hint, names, dict(vars(base)) if localns is None else localns)
    else:
        names = globalns
        if names is None:
            target = obj
            while hasattr(target, '__wrapped__'):
                target = target.__wrapped__
            names = getattr(target, '__globals__', None) or getattr(target, '__dict__', {})
        found = getattr(obj, '__annotations__', None)
        if found is None:
            raise TypeError(f'{obj!r} is not a module, class, method, or function.')
        for name, hint in found.items():
            hints[name] = _resolve(hint, names, localns)
    return hints if include_extras else {name: _strip(hint) for name, hint in hints.items()}


def evaluate_forward_ref(forward_ref, *, owner=None, globals=None, locals=None, type_params=None, format=None):
    """What a forward reference stands for."""
    return forward_ref.evaluate(globals=globals, locals=locals)


# ---- NamedTuple and TypedDict ----

_prohibited = frozenset(('__new__', '__init__', '__slots__', '__getnewargs__', '_fields', '_field_defaults',
                         '_field_types', '_make', '_replace', '_asdict', '_source'))
_special_names = frozenset(('__module__', '__name__', '__qualname__', '__annotations__', '__annotate__',
                            '__annotate_func__', '__annotations_cache__', '__firstlineno__', '__static_attributes__',
                            '__doc__', '__orig_bases__', '__classcell__', '__type_params__', '__conditional_annotations__'))


def _make_nmtuple(name, types, module, defaults=()):
    import collections
    made = collections.namedtuple(name, [n for n, _ in types], defaults=defaults, module=module)
    made.__annotations__ = {n: _convert_type(t) for n, t in types}
    return made


class _NamedTupleMeta(type):
    def __new__(cls, typename, bases, ns):
        for base in bases:
            if base is not _NamedTuple and base is not Generic:
                raise TypeError('can only inherit from a NamedTuple type and Generic')
        annotate = ns.get('__annotate_func__') or ns.get('__annotate__')
        types = ns.get('__annotations__') or (annotate(1) if annotate is not None else {})
        defaults = []
        for name in types:
            if name in ns:
                defaults.append(name)
            elif defaults:
                raise TypeError(f"Non-default namedtuple field {name} cannot follow default field{'s' if len(defaults) > 1 else ''} "
                                f"{', '.join(defaults)}")
        made = _make_nmtuple(typename, types.items(), ns['__module__'], [ns[n] for n in defaults])
        made.__qualname__ = ns.get('__qualname__', typename)
        if '__doc__' in ns:
            made.__doc__ = ns['__doc__']
        if Generic in bases:
            made.__class_getitem__ = classmethod(lambda c, params: _GenericAlias(c, params))
        for key, value in ns.items():
            if key in _prohibited:
                raise AttributeError('Cannot overwrite NamedTuple attribute ' + key)
            if key not in _special_names and key not in made._fields:
                setattr(made, key, value)
                set_name = getattr(type(value), '__set_name__', None)
                if set_name is not None:
                    set_name(value, made, key)
        return made



def NamedTuple(typename, fields, /):
    """A named tuple class whose fields have types."""
    return _make_nmtuple(typename, [(n, t) for n, t in fields], _module_of_caller())


_named_tuple_base = type.__new__(_NamedTupleMeta, 'NamedTuple', (), {})


def _named_tuple_entries(bases):
    return (_named_tuple_base,)


NamedTuple.__mro_entries__ = _named_tuple_entries
_NamedTuple = _named_tuple_base


class _TypedDictMeta(type):
    def __new__(cls, name, bases, ns, total=True, closed=None, extra_items=None):
        for base in bases:
            if type(base) is not _TypedDictMeta and base is not Generic:
                raise TypeError('cannot inherit from both a TypedDict type and a non-TypedDict base class')
        made = type.__new__(_TypedDictMeta, name, (Generic, dict) if Generic in bases else (dict,), ns)
        annotate = ns.get('__annotate_func__') or ns.get('__annotate__')
        own = ns.get('__annotations__') or (annotate(1) if annotate is not None else {})
        hints = {}
        required = set()
        optional = set()
        readonly = set()
        for base in bases:
            hints.update(base.__dict__.get('__annotations_cache__', {}))
            required |= base.__dict__.get('__required_keys__', set())
            optional |= base.__dict__.get('__optional_keys__', set())
            readonly |= base.__dict__.get('__readonly_keys__', set())
        for key, hint in own.items():
            hint = hints[key] = _convert_type(hint)
            inner = hint
            needed = total
            while isinstance(inner, _GenericAlias) and inner._name in ('Required', 'NotRequired', 'ReadOnly', 'Annotated'):
                if inner._name == 'ReadOnly':
                    readonly.add(key)
                elif inner._name != 'Annotated':
                    needed = inner._name == 'Required'
                inner = inner.__args__[0]
            (required if needed else optional).add(key)
            (optional if needed else required).discard(key)
        made.__annotations__ = hints
        made.__required_keys__ = frozenset(required)
        made.__optional_keys__ = frozenset(optional)
        made.__readonly_keys__ = frozenset(readonly)
        made.__mutable_keys__ = frozenset(set(hints) - readonly)
        made.__total__ = total
        return made

    def __call__(cls, /, *args, **kwargs):
        return dict(*args, **kwargs)

    def __instancecheck__(cls, instance):
        raise TypeError('TypedDict does not support instance and class checks')

    def __subclasscheck__(cls, other):
        raise TypeError('TypedDict does not support instance and class checks')


def TypedDict(typename, fields, /, *, total=True):
    """A dict class whose keys have types."""
    ns = {'__annotations__': dict(fields), '__module__': _module_of_caller()}
    return _TypedDictMeta(typename, (), ns, total=total)


_typed_dict_base = type.__new__(_TypedDictMeta, 'TypedDict', (), {})


def _typed_dict_entries(bases):
    return (_typed_dict_base,)


TypedDict.__mro_entries__ = _typed_dict_entries

__all__ = [name for name in globals() if name[:1] != '_'] + list(_abstract) + list(_concrete) + [
    'AbstractSet', 'Callable', 'ContextManager', 'AsyncContextManager', 'Pattern', 'Match']
