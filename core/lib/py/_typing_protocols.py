"""Protocols: classes that say what others can do."""
from abc import ABCMeta, _quiet

import _typing_forms
from _hn import _type_dict, _type_of
from _typing_forms import Generic

__name__ = 'typing'  # what its functions say they are of
_absent = object()

_noise = ['_MutableMapping__marker', '__abstractmethods__', '__annotate__', '__annotate_func__', '__annotations__',
          '__annotations_cache__', '__class_getitem__', '__conditional_annotations__', '__dict__', '__doc__', '__firstlineno__',
          '__init__', '__match_args__', '__module__', '__new__', '__non_callable_proto_members__', '__orig_bases__',
          '__parameters__', '__protocol_attrs__', '__slots__', '__static_attributes__', '__subclasshook__', '__type_params__',
          '__weakref__', '_is_protocol', '_is_runtime_protocol', '__init_subclass__', '__qualname__']


def _get_protocol_attrs(cls):
    names = set()
    for base in cls.__mro__[:-1]:
        if base.__name__ in ('Protocol', 'Generic'):
            continue
        for name in [*base.__dict__, *_annotations(base)]:
            if name not in _noise and not name.startswith('_abc_'):
                names.add(name)
    return names


# The names that a class annotates: what stands there need not be defined yet.
def _annotations(cls):
    try:
        return type.__dict__['__annotations__'].__get__(cls)
    except Exception:
        from annotationlib import get_annotations
        return get_annotations(cls, format=3)


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


# An attribute as it is stored, or _absent: no code of the program's runs.
def _stored(obj, name):
    for cls in _type_of(obj).__mro__:
        if name in _type_dict(cls):
            return _type_dict(cls)[name]
    if isinstance(obj, type):
        for cls in obj.__mro__:
            if name in _type_dict(cls):
                return _type_dict(cls)[name]
    try:
        own = object.__getattribute__(obj, '__dict__')
    except AttributeError:
        return _absent
    return dict.get(own, name, _absent) if isinstance(own, dict) else _absent


def _check_class(cls):
    if not isinstance(cls, type):
        raise TypeError('issubclass() arg 1 must be a class')


class _ProtocolMeta(ABCMeta):
    def __new__(mcls, name, bases, namespace, /, **kwargs):
        if bases != (Generic,) and Protocol in bases:
            for base in bases:
                if not _is_structural(base):
                    raise TypeError(f'Protocols can only inherit from other protocols, got {base!r}')
        return super().__new__(mcls, name, bases, namespace, **kwargs)

    def __init__(cls, *args, **kwargs):
        if getattr(cls, '_is_protocol', False):
            cls.__protocol_attrs__ = _get_protocol_attrs(cls)

    def __subclasscheck__(cls, other):
        if cls is Protocol:
            return type.__subclasscheck__(cls, other)
        if getattr(cls, '_is_protocol', False):
            if not getattr(cls, '_is_runtime_protocol', False):
                _check_class(other)
                raise TypeError('Instance and class checks can only be used with @runtime_checkable protocols')
            if cls.__non_callable_proto_members__ and cls.__dict__.get('__subclasshook__') is _structural_hook:
                _check_class(other)
                others = str(sorted(cls.__non_callable_proto_members__))[1:-1]
                raise TypeError(f"Protocols with non-method members don't support issubclass(). Non-method members: {others}.")
        return super().__subclasscheck__(other)

    def __instancecheck__(cls, instance):
        if cls is Protocol:
            return type.__instancecheck__(cls, instance)
        if not getattr(cls, '_is_protocol', False):
            return super().__instancecheck__(instance)
        if not getattr(cls, '_is_runtime_protocol', False):
            raise TypeError('Instance and class checks can only be used with @runtime_checkable protocols')
        # Where the class has what is asked for, or is registered, its instances need no look.
        if ABCMeta.__instancecheck__(cls, instance):
            return True
        for name in cls.__protocol_attrs__:
            value = _stored(instance, name)
            if value is _absent or value is None and name not in cls.__non_callable_proto_members__:
                return False
        return True


# Abstract classes ask each class that is derived from them, protocols that cannot be asked included.
_quiet[_ProtocolMeta.__subclasscheck__] = ABCMeta.__subclasscheck__


@classmethod
def _structural_hook(cls, other):
    if not cls.__dict__.get('_is_protocol', False):
        return NotImplemented
    for name in cls.__protocol_attrs__:
        for base in other.__mro__:
            if name in base.__dict__:
                if base.__dict__[name] is None:
                    return NotImplemented
                break
            if issubclass(other, Generic) and getattr(other, '_is_protocol', False) and name in _annotations(base):
                break
        else:
            return NotImplemented
    return True


# The __init__ of protocols: a class that implements one finds out which it has at its first instance.
def _protocol_init(self, *args, **kwargs):
    cls = type(self)
    if cls._is_protocol:
        raise TypeError('Protocols cannot be instantiated')
    if cls.__init__ is _protocol_init:
        found = [base.__dict__['__init__'] for base in cls.__mro__ if '__init__' in base.__dict__]
        cls.__init__ = [init for init in found if init is not _protocol_init][0]
        cls.__init__(self, *args, **kwargs)


class Protocol(Generic, metaclass=_ProtocolMeta):
    """The base of protocols: classes that describe what others can do."""
    __slots__ = ()
    _is_runtime_protocol, _is_protocol = False, True

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        if not cls.__dict__.get('_is_protocol', False):
            cls._is_protocol = Protocol in cls.__bases__
        if '__subclasshook__' not in cls.__dict__:
            cls.__subclasshook__ = _structural_hook
        if cls._is_protocol and cls.__init__ is Protocol.__init__:
            cls.__init__ = _protocol_init


_typing_forms._bare.append(Protocol)


def runtime_checkable(cls):
    """Let isinstance() look at the names that a protocol has."""
    if not (isinstance(cls, type) and issubclass(cls, Generic) and getattr(cls, '_is_protocol', False)):
        raise TypeError(f'@runtime_checkable can be only applied to protocol classes, got {cls!r}')
    cls._is_runtime_protocol = True
    cls.__non_callable_proto_members__ = found = set()
    for name in cls.__protocol_attrs__:
        try:
            method = callable(getattr(cls, name, None))
        except Exception as e:
            raise TypeError(f'Failed to determine whether protocol member {name!r} is a method member') from e
        if not method:
            found.add(name)
    return cls


def is_protocol(tp, /):
    """Whether it is a protocol."""
    return isinstance(tp, type) and getattr(tp, '_is_protocol', False) and tp is not Protocol


def get_protocol_members(tp, /):
    """The names that a protocol asks for."""
    if not is_protocol(tp):
        raise TypeError(f'{tp!r} is not a Protocol')
    return frozenset(tp.__protocol_attrs__)
