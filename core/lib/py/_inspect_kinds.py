"""What kinds of objects there are, and what states: the part of inspect that its other parts ask."""

import functools
import sys
import types
from _hn.generators import _coroutine_mark

__name__ = 'inspect'  # what its functions say they are of
CO_OPTIMIZED, CO_NEWLOCALS, CO_VARARGS, CO_VARKEYWORDS, CO_NESTED, CO_GENERATOR = 1, 2, 4, 8, 16, 32
CO_NOFREE, CO_COROUTINE, CO_ITERABLE_COROUTINE, CO_ASYNC_GENERATOR = 64, 128, 256, 512
CO_HAS_DOCSTRING, CO_METHOD = 0x4000000, 0x8000000
TPFLAGS_IS_ABSTRACT = 1 << 20


# ---- kinds of objects ----

def isclass(object):
    """Whether it is a class."""
    return isinstance(object, type)


def ismodule(object):
    """Whether it is a module."""
    return isinstance(object, types.ModuleType)


def ismethod(object):
    """Whether it is a bound method."""
    return isinstance(object, types.MethodType)


def isfunction(object):
    """Whether it is a function written in Python."""
    return isinstance(object, types.FunctionType)


def isbuiltin(object):
    """Whether it is a builtin function or bound method."""
    return isinstance(object, types.BuiltinFunctionType)


def isroutine(object):
    """Whether it is any kind of function or method."""
    return isbuiltin(object) or isfunction(object) or ismethod(object) or ismethoddescriptor(object) \
        or ismethodwrapper(object)


def ismethodwrapper(object):
    """Whether it is a method of a builtin object such as (5).__str__."""
    return isinstance(object, types.MethodWrapperType)


def ismethoddescriptor(object):
    """Whether it is a descriptor with __get__ alone, but no function, method or class."""
    has_get, *others = [hasattr(type(object), name) for name in ('__get__', '__set__', '__delete__')]
    return has_get and not any(others) and not any([check(object) for check in (isclass, ismethod, isfunction)])


def isdatadescriptor(object):
    """Whether it is a descriptor with __set__ or __delete__."""
    if isclass(object) or ismethod(object) or isfunction(object):
        return False
    return hasattr(type(object), '__set__') or hasattr(type(object), '__delete__')


def ismemberdescriptor(object):
    """Whether it is the descriptor of a slot."""
    return isinstance(object, types.MemberDescriptorType)


def isgetsetdescriptor(object):
    """Whether it is the descriptor of a builtin attribute."""
    return isinstance(object, types.GetSetDescriptorType)


def iscode(object):
    """Whether it is a code object."""
    return isinstance(object, types.CodeType)


def isframe(object):
    """Whether it is a frame."""
    return isinstance(object, types.FrameType)


def istraceback(object):
    """Whether it is a traceback."""
    return isinstance(object, types.TracebackType)


def isgenerator(object):
    """Whether it is a generator."""
    return isinstance(object, types.GeneratorType)


def iscoroutine(object):
    """Whether it is a coroutine."""
    return isinstance(object, types.CoroutineType)


def isasyncgen(object):
    """Whether it is an asynchronous generator."""
    return isinstance(object, types.AsyncGeneratorType)


def isawaitable(object):
    """Whether it can be awaited."""
    return isinstance(object, types.CoroutineType) or isinstance(object, types.GeneratorType) \
        and bool(object.gi_code.co_flags & CO_ITERABLE_COROUTINE) or hasattr(type(object), '__await__')


def isabstract(object):
    """Whether it is an abstract class."""
    return isinstance(object, type) and bool(getattr(object, '__abstractmethods__', None))


def ispackage(object):
    """Whether it is a package."""
    return ismodule(object) and hasattr(object, '__path__')


def _plain(f):
    while True:
        if ismethod(f):
            f = f.__func__
        elif isinstance(f, functools.partial):
            f = f.func
        elif isinstance(getattr(f, '__partialmethod__', None), functools.partialmethod):
            f = f.__partialmethod__.func
        else:
            return f


def _has_code_flag(f, flag):
    f = _plain(f)
    return isfunction(f) and bool(f.__code__.co_flags & flag)


def isgeneratorfunction(obj):
    """Whether calling it gives a generator."""
    return _has_code_flag(obj, CO_GENERATOR)


_is_coroutine_mark = _coroutine_mark


def _has_coroutine_mark(f):
    return getattr(_plain(f), '_is_coroutine_marker', None) is _coroutine_mark


def markcoroutinefunction(func):
    """Let iscoroutinefunction() be true for a function."""
    func = getattr(func, '__func__', func)
    func._is_coroutine_marker = _coroutine_mark
    return func


def iscoroutinefunction(obj):
    """Whether calling it gives a coroutine."""
    if _has_code_flag(obj, CO_COROUTINE):
        return True
    f = _plain(obj)
    if not isclass(f) and not isfunction(f) and hasattr(type(f), '__call__') and not isbuiltin(f):
        f = _plain(type(f).__call__)
    return any(getattr(x, '_is_coroutine_marker', None) is _coroutine_mark for x in (f, obj))


def isasyncgenfunction(obj):
    """Whether calling it gives an asynchronous generator."""
    return _has_code_flag(obj, CO_ASYNC_GENERATOR)


# ---- states ----

def _state(running, suspended, frame, name):
    return f'{name}_RUNNING' if running else f'{name}_SUSPENDED' if suspended else \
        f'{name}_CLOSED' if frame is None else f'{name}_CREATED'


GEN_CREATED, GEN_RUNNING, GEN_SUSPENDED, GEN_CLOSED = 'GEN_CREATED', 'GEN_RUNNING', 'GEN_SUSPENDED', 'GEN_CLOSED'
CORO_CREATED, CORO_RUNNING, CORO_SUSPENDED, CORO_CLOSED = \
    'CORO_CREATED', 'CORO_RUNNING', 'CORO_SUSPENDED', 'CORO_CLOSED'
AGEN_CREATED, AGEN_RUNNING, AGEN_SUSPENDED, AGEN_CLOSED = \
    'AGEN_CREATED', 'AGEN_RUNNING', 'AGEN_SUSPENDED', 'AGEN_CLOSED'


def getgeneratorstate(generator):
    """GEN_CREATED, GEN_RUNNING, GEN_SUSPENDED or GEN_CLOSED."""
    return _state(generator.gi_running, generator.gi_suspended, generator.gi_frame, 'GEN')


def getcoroutinestate(coroutine):
    """The same for coroutines."""
    return _state(coroutine.cr_running, coroutine.cr_suspended, coroutine.cr_frame, 'CORO')


def getasyncgenstate(agen):
    """The same for asynchronous generators."""
    return _state(agen.ag_running, agen.ag_suspended, agen.ag_frame, 'AGEN')


def getgeneratorlocals(generator):
    """The local variables of a generator."""
    if not isgenerator(generator):
        raise TypeError(f'{generator!r} is not a Python generator')
    return {} if generator.gi_frame is None else generator.gi_frame.f_locals


def getcoroutinelocals(coroutine):
    """The local variables of a coroutine."""
    frame = getattr(coroutine, 'cr_frame', None)
    return {} if frame is None else frame.f_locals


def getasyncgenlocals(agen):
    """The local variables of an asynchronous generator."""
    if not isasyncgen(agen):
        raise TypeError(f'{agen!r} is not a Python async generator')
    return {} if agen.ag_frame is None else agen.ag_frame.f_locals


def unwrap(func, *, stop=None):
    """What a chain of __wrapped__ attributes leads to."""
    first, seen = func, {id(func)}
    limit = sys.getrecursionlimit()
    while not isinstance(func, type) and hasattr(func, '__wrapped__'):
        if stop is not None and stop(func):
            break
        func = func.__wrapped__
        if id(func) in seen or len(seen) >= limit:
            raise ValueError(f'wrapper loop when unwrapping {first!r}')
        seen.add(id(func))
    return func
