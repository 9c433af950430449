"""Names for the builtin types that have none, and a few helpers."""

from _hn import _function_awaitable, _type
from _hn.classes import _resolve_bases, _winner
from _hn.sys import _Frame, _Namespace
from _hn.typing import GenericAlias as GenericAlias, Union as UnionType

FrameType = _Frame
SimpleNamespace = _Namespace
FunctionType = LambdaType = _type('function')
CodeType = _type('code')
MappingProxyType = _type('mappingproxy')
CellType = _type('cell')
GeneratorType = _type('generator')
CoroutineType = _type('coroutine')
AsyncGeneratorType = _type('async_generator')
MethodType = _type('method')
BuiltinFunctionType = BuiltinMethodType = _type('builtin_function_or_method')
WrapperDescriptorType = _type('wrapper_descriptor')
MethodWrapperType = _type('method-wrapper')
MethodDescriptorType = _type('method_descriptor')
ClassMethodDescriptorType = _type('classmethod_descriptor')
ModuleType = _type('module')
TracebackType = _type('traceback')
GetSetDescriptorType = _type('getset_descriptor')
MemberDescriptorType = _type('member_descriptor')
EllipsisType = type(...)
NoneType = type(None)
NotImplementedType = type(NotImplemented)
CapsuleType = type('PyCapsule', (), {})


def new_class(name, bases=(), kwds=None, exec_body=None):
    """Make a class as a class statement does."""
    resolved = resolve_bases(bases)
    meta, namespace, kwds = prepare_class(name, resolved, kwds)
    if exec_body is not None:
        exec_body(namespace)
    if resolved is not bases:
        namespace['__orig_bases__'] = bases
    if isinstance(namespace, dict) and getattr(meta, '__new__', None) is type.__new__:
        namespace.setdefault('__module__', 'types')  # whoever calls type.__new__
    return meta(name, resolved, namespace, **kwds)


def resolve_bases(bases):
    """The bases with what their __mro_entries__ stand for."""
    found = _resolve_bases(bases)
    for given, base in zip(bases, found):
        if given is not base:
            return found
    return found if len(found) != len(bases) else bases


def prepare_class(name, bases=(), kwds=None):
    """The metaclass, the namespace and the keywords for a class statement."""
    kwds = {} if kwds is None else dict(kwds)
    if 'metaclass' in kwds:
        meta = kwds.pop('metaclass')
    else:
        meta = type(bases[0]) if bases else type
    if isinstance(meta, type):
        meta = _winner(meta, bases)
    prepare = getattr(meta, '__prepare__', None)
    return meta, {} if prepare is None else prepare(name, bases, **kwds), kwds


def get_original_bases(cls, /):
    """The bases as they were written in the class statement."""
    try:
        return cls.__dict__.get('__orig_bases__', cls.__bases__)
    except AttributeError:
        raise TypeError(f'Expected an instance of type, not {type(cls).__name__!r}') from None


def _there(function, otherwise):
    if function is None:
        raise AttributeError(otherwise)
    return function


class DynamicClassAttribute:
    """A property that instances have, while the class looks further."""

    def __init__(self, fget=None, fset=None, fdel=None, doc=None):
        self.fget, self.fset, self.fdel = fget, fset, fdel
        self.overwrite_doc, self.__doc__ = doc is None, doc or fget.__doc__
        self.__isabstractmethod__ = bool(getattr(fget, '__isabstractmethod__', False))

    def __get__(self, instance, ownerclass=None):
        if instance is not None:
            return _there(self.fget, 'unreadable attribute')(instance)
        if self.__isabstractmethod__:
            return self
        raise AttributeError

    def __set__(self, instance, value):
        _there(self.fset, "can't set attribute")(instance, value)

    def __delete__(self, instance):
        _there(self.fdel, "can't delete attribute")(instance)

    def getter(self, fget):
        doc = self.overwrite_doc and fget.__doc__ or self.__doc__
        return self._changed(type(self)(fget, self.fset, self.fdel, doc))

    def setter(self, fset):
        return self._changed(type(self)(self.fget, fset, self.fdel, self.__doc__))

    def deleter(self, fdel):
        return self._changed(type(self)(self.fget, self.fset, fdel, self.__doc__))

    def _changed(self, made):
        made.overwrite_doc = self.overwrite_doc
        return made


def coroutine(func):
    """Let a generator function be awaited."""
    if not callable(func):
        raise TypeError('types.coroutine() expects a callable')
    if type(func) is FunctionType:
        flags = func.__code__.co_flags
        if flags & 0x180:
            return func
        if flags & 0x20 and _function_awaitable(func):
            return func

    from functools import wraps

    @wraps(func)
    def wrapped(*args, **kwargs):
        made = func(*args, **kwargs)
        if type(made) is CoroutineType or not made:
            return made
        if type(made) is GeneratorType:
            return made if made.gi_code.co_flags & 0x100 else _GeneratorWrapper(made)
        from collections.abc import Coroutine, Generator
        return _GeneratorWrapper(made) if isinstance(made, Generator) and not isinstance(made, Coroutine) else made
    return wrapped


def _its(name):
    return property(lambda self: getattr(self._gen, name))


class _GeneratorWrapper:
    """A generator that can be awaited."""

    def __init__(self, gen):
        self._gen = gen
        self.__name__ = getattr(gen, '__name__', None)
        self.__qualname__ = getattr(gen, '__qualname__', None)

    def send(self, value):
        return self._gen.send(value)

    def throw(self, *details):
        return self._gen.throw(*details)

    def close(self):
        return self._gen.close()

    gi_code = cr_code = _its('gi_code')
    gi_frame = cr_frame = _its('gi_frame')
    gi_running = cr_running = _its('gi_running')
    gi_yieldfrom = cr_await = _its('gi_yieldfrom')
    gi_suspended = cr_suspended = _its('gi_suspended')

    def __next__(self):
        return next(self._gen)

    def __iter__(self):
        return self._gen if type(self._gen) is GeneratorType else self

    __await__ = __iter__


__all__ = [name for name in globals() if name[:1] != '_']
