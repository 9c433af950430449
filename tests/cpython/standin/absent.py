"""Stands in for a module that the test files import and that is not run here: using any of it skips the test."""
import unittest


class _Absent(type):
    def __getattr__(cls, name):
        if name.startswith('__'):
            raise AttributeError(name)
        raise unittest.SkipTest('%s.%s is not there' % (__name__, cls.__name__))

    def __call__(cls, *args, **kwargs):
        raise unittest.SkipTest('%s.%s is not there' % (__name__, cls.__name__))


def __getattr__(name):
    if name.startswith('__'):
        raise AttributeError(name)
    return _Absent(name, (), {})
