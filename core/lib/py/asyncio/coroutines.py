"""What counts as a coroutine."""
from _hn import _is_generator, _type, _type_of

__all__ = ('iscoroutinefunction', 'iscoroutine')

# A mark for functions that only stand for coroutine functions.
_is_coroutine = object()
_coroutine = _type('coroutine')
_others = set()  # classes that were found to be coroutines, though not the builtin one


def iscoroutinefunction(func):
    """Whether calling func gives a coroutine."""
    import warnings
    warnings.warn("'asyncio.iscoroutinefunction' is deprecated and slated for removal in Python 3.16; use inspect.iscoroutinefunction() "
                  'instead', DeprecationWarning)
    return _iscoroutinefunction(func)


def _iscoroutinefunction(func):
    import inspect
    return inspect.iscoroutinefunction(func) or getattr(func, '_is_coroutine', None) is _is_coroutine


def iscoroutine(obj):
    """Whether obj is a coroutine, or of a class that behaves like one."""
    cls = _type_of(obj)
    if _is_generator(obj):
        return cls is _coroutine
    if cls in _others:
        return True
    from collections.abc import Coroutine
    found = isinstance(obj, Coroutine)
    if found and len(_others) < 100:
        _others.add(cls)
    return found
