"""Stands in for a module that the test files import and that is not run here: a test that uses any of it is skipped."""
import unittest
from test import running


def _gone(thing):
    if running:
        raise unittest.SkipTest('%s.%s is not there' % (__name__, thing.__name__))
    return thing


class _Absent(type):
    def __getattr__(cls, name):
        if name.startswith('__'):
            raise AttributeError(name)
        return _gone(_Absent(name, (), {}))

    def __call__(cls, *args, **kwargs):
        if not running and len(args) == 1 and not kwargs and (isinstance(args[0], type(_gone)) or type(args[0]) is type):
            return unittest.skip('%s.%s is not there' % (__name__, cls.__name__))(args[0])
        return _gone(cls)

    def __add__(cls, other):
        return _gone(cls)

    __sub__ = __mul__ = __rmul__ = __radd__ = __rsub__ = __or__ = __ror__ = __getitem__ = __add__

    def __eq__(cls, other):
        return cls is other or not running

    __hash__ = type.__hash__

    def __enter__(cls):
        return _gone(cls)

    def __exit__(cls, *exc):
        return False

    def __index__(cls):
        _gone(cls)
        return 1


def __getattr__(name):
    if name.startswith('__'):
        raise AttributeError(name)
    return _Absent(name, (), {})
