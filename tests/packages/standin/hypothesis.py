"""Tests of random examples are skipped; their strategies are names only. Written for these tests."""
import sys
import types


class _Anything(types.ModuleType):
    __path__ = []

    def __getattr__(self, name):
        if name.startswith('__'):
            raise AttributeError(name)
        return _Anything(name)

    def __call__(self, *args, **kwargs):
        return self

    def __or__(self, other):
        return self

    def __mro_entries__(self, bases):
        return (object,)

    def __iter__(self):
        return iter(())


def given(*args, **kwargs):
    def decorate(test):
        def skipped(*args):
            import unittest
            raise unittest.SkipTest('random examples')
        skipped.__name__ = test.__name__
        skipped.pytestmark = [m for m in getattr(test, 'pytestmark', ()) if m.name != 'parametrize']
        skipped.hypothesis = _Anything('hypothesis')
        return skipped
    return decorate


class settings:
    def __init__(self, *args, **kwargs):
        pass

    def __call__(self, test):
        return test

    @staticmethod
    def register_profile(*args, **kwargs):
        pass

    load_profile = register_profile


def example(*args, **kwargs):
    return lambda test: test


def assume(condition):
    return True


note = event = seed = reproduce_failure = example
HealthCheck = _Anything('HealthCheck')
__path__ = []
for _name in 'strategies', 'stateful', 'errors', 'extra':
    globals()[_name] = sys.modules['hypothesis.' + _name] = _Anything('hypothesis.' + _name)
